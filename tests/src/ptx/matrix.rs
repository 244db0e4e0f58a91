//! Matrix products of a warp: which lane holds which element, and the sum.
//!
//! A sum starts from the accumulator and adds the exact products in order of k,
//! rounding to f32 each time. Hardware promises no order, so compare within a
//! tolerance.

use super::program::{Instruction, Ty};
use super::run::WARP;
use half::{bf16, f16};

/// `mma.sync.aligned.m16n8kK.row.col.f32.T.T.f32`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Product {
    k: usize,
    input: Ty,
}

impl Product {
    pub(super) fn of(i: &Instruction) -> Option<Product> {
        let k = match () {
            () if i.has("m16n8k16") => 16,
            () if i.has("m16n8k8") => 8,
            () => return None,
        };
        let &[Ty::F32, input @ (Ty::F16 | Ty::Bf16), same, Ty::F32] = &i.types[..] else {
            return None;
        };
        (same == input && i.has("row") && i.has("col")).then_some(Product { k, input })
    }

    fn widen(self, bits: u16) -> f32 {
        if self.input == Ty::F16 { f16::from_bits(bits).to_f32() } else { bf16::from_bits(bits).to_f32() }
    }

    /// Registers are `[register][lane]`, two 16-bit elements each for a and b; so is
    /// the result, of f32.
    pub(super) fn multiply(self, a: &[Vec<u64>], b: &[Vec<u64>], c: &[Vec<u64>]) -> Result<Vec<Vec<u64>>, String> {
        let k = self.k;
        if [a.len(), b.len(), c.len()] != [k / 4, k / 8, 4] || c[0].len() != WARP {
            return Err("mma needs a whole warp and its number of registers".into());
        }
        let mut left = [[0.0; 16]; 16]; // [row][k]
        let mut right = [[0.0; 8]; 16]; // [k][column]
        for lane in 0..WARP {
            let (group, pair) = (lane / 4, lane % 4 * 2);
            for half in 0..2 {
                for (n, register) in a.iter().enumerate() {
                    let (row, column) = (group + n % 2 * 8, pair + half + n / 2 * 8);
                    left[row][column] = self.widen((register[lane] >> (16 * half)) as u16);
                }
                for (n, register) in b.iter().enumerate() {
                    right[pair + half + n * 8][group] = self.widen((register[lane] >> (16 * half)) as u16);
                }
            }
        }
        let mut result = c.to_vec();
        for (n, register) in result.iter_mut().enumerate() {
            for (lane, value) in register.iter_mut().enumerate() {
                let (row, column) = (lane / 4 + n / 2 * 8, lane % 4 * 2 + n % 2);
                let start = f32::from_bits(*value as u32);
                let sum = (0..k).fold(start, |sum, at| left[row][at].mul_add(right[at][column], sum));
                *value = sum.to_bits().into();
            }
        }
        Ok(result)
    }
}

/// What `ldmatrix` gives a lane of one 8×8 matrix of 16-bit elements.
pub(super) fn fragment(rows: &[Vec<u8>], lane: usize, transposed: bool) -> u64 {
    let element =
        |row: usize, column: usize| u64::from(u16::from_le_bytes([rows[row][2 * column], rows[row][2 * column + 1]]));
    let (group, pair) = (lane / 4, lane % 4 * 2);
    let of = |at: usize| if transposed { element(pair + at, group) } else { element(group, pair + at) };
    of(0) | of(1) << 16
}
