//! Affine weights: the bits of one output computed alone by the portable product, on every instruction set that the
//! machine has, and those within a bound of the reference decoder's rows multiplied in f64.

use crate::micro::packed::*;
use crate::micro::tests::{Random, available};
use half::{bf16, f16};
use std::ops::Range;

fn store(stored: Storage, v: f32) -> Vec<u8> {
    match stored {
        Storage::F32 => v.to_le_bytes().to_vec(),
        Storage::F16 => f16::from_f32(v).to_le_bytes().to_vec(),
        Storage::Bf16 => bf16::from_f32(v).to_le_bytes().to_vec(),
    }
}

/// A weight with any codes, in exactly its bytes.
fn weight(rng: &mut Random, format: Format, shape: &[u64]) -> Vec<u8> {
    let layout = format.layout(shape).unwrap();
    let Format::Affine(Affine { scales, .. }) = format else { panic!("{format}") };
    let mut bytes = vec![0xff; layout.parts.iter().map(|p| (p.offset + p.bytes) as usize).max().unwrap()];
    for part in &layout.parts {
        let place = &mut bytes[part.offset as usize..][..part.bytes as usize];
        match part.name {
            "codes" => place.fill_with(|| (rng.next() >> 32) as u8),
            _ => {
                let size = store(scales, 0.0).len();
                place.chunks_exact_mut(size).for_each(|v| v.copy_from_slice(&store(scales, rng.value())));
            }
        }
    }
    bytes
}

struct Case {
    format: Format,
    shape: Vec<u64>,
    bytes: Vec<u8>,
    m: usize,
    n: usize,
    k: usize,
    row0: usize,
    k0: usize,
    lda: usize,
    ldc: usize,
    a: Vec<f32>,
    c: Vec<f32>,
}

impl Case {
    /// `rows` are (of the weight, first, taken), `groups` likewise.
    fn new(rng: &mut Random, affine: Affine, m: usize, rows: [usize; 3], groups: [usize; 3]) -> Self {
        let group = usize::from(affine.group);
        let [all, row0, n] = rows;
        let [columns, k0, k] = groups.map(|g| g * group);
        let shape = vec![all as u64, columns as u64];
        let format = Format::Affine(affine);
        let bytes = weight(rng, format, &shape);
        let (lda, ldc) = (k + rng.below(3), n + rng.below(3));
        let a = (0..(m.max(1) - 1) * lda + k).map(|_| rng.value()).collect();
        let c = (0..m * ldc).map(|_| rng.value()).collect();
        Self { format, shape, bytes, m, n, k, row0, k0, lda, ldc, a, c }
    }

    /// Computes these rows and columns of the case's C into another.
    fn call(&self, isa: Isa, rows: Range<usize>, cols: Range<usize>, c: &mut [f32], ldc: usize, accumulate: bool) {
        let packed = Packed::new(self.format, &self.shape).unwrap();
        let product = select_packed(self.format, isa).unwrap();
        let (m, n, k) = (rows.len(), cols.len(), self.k);
        let (a, c) = (self.a[rows.start * self.lda..].as_ptr(), c.as_mut_ptr());
        let (base, row0) = (self.bytes.as_ptr(), self.row0 + cols.start);
        // SAFETY: the vectors have the extents of the case; the set is available.
        unsafe { product(m, n, k, a, self.lda, base, &packed, row0, self.k0, c, ldc, u32::from(accumulate)) };
    }

    fn single(&self, r: usize, col: usize) -> f32 {
        let mut out = [f32::NAN];
        self.call(Isa::Portable, r..r + 1, col..col + 1, &mut out, 1, false);
        out[0]
    }

    fn check(&self) {
        let Self { m, n, k, row0, k0, .. } = *self;
        // decode_rows wants whole layouts.
        let mut bytes = self.bytes.clone();
        bytes.resize(self.format.layout(&self.shape).unwrap().bytes as usize, 0);
        let dense = self.format.decode_rows(&bytes, &self.shape, row0 as u64..(row0 + n) as u64).unwrap();
        let columns = *self.shape.last().unwrap() as usize;
        let (first, second, ..) = self.parts();
        let mut singles = vec![0.0; m * n];
        for r in 0..m {
            for col in 0..n {
                let a = &self.a[r * self.lda..][..k];
                let w = &dense[col * columns + k0..][..k];
                let exact: f64 = a.iter().zip(w).map(|(a, w)| f64::from(*a) * f64::from(*w)).sum();
                // Rounding is of products by codes and of biases apart, which may be larger than the weights.
                let size: f64 = (0..k)
                    .map(|i| {
                        let at = (row0 + col) * columns + k0 + i;
                        f64::from(a[i]).abs() * (first(at).abs() + second(at).abs())
                    })
                    .sum();
                let bound = size * (k as f64 / 16.0 + 40.0) * 2f64.powi(-24) + 1e-40;
                let got = self.single(r, col);
                let error = (f64::from(got) - exact).abs();
                assert!(error <= bound, "{} {m}x{n}x{k} [{r}, {col}]: off by {error:e}, {bound:e}", self.format);
                singles[r * n + col] = got;
            }
        }
        for isa in available() {
            for accumulate in [false, true] {
                let mut c = self.c.clone();
                self.call(isa, 0..m, 0..n, &mut c, self.ldc, accumulate);
                for (i, (new, old)) in c.iter().zip(&self.c).enumerate() {
                    let (r, col) = (i / self.ldc, i % self.ldc);
                    let want = match (col < n, accumulate) {
                        (true, true) => old + singles[r * n + col],
                        (true, false) => singles[r * n + col],
                        (false, _) => *old,
                    };
                    let at = format!("{isa:?} {} {m}x{n}x{k} [{r}, {col}]", self.format);
                    assert_eq!(new.to_bits(), want.to_bits(), "{at}: {new} for {want}");
                }
            }
        }
    }

    /// For an element of the weight: the largest `scale * code` and the bias.
    fn parts(&self) -> (impl Fn(usize) -> f64 + '_, impl Fn(usize) -> f64 + '_) {
        let Format::Affine(affine) = self.format else { panic!("{}", self.format) };
        let parts = self.format.layout(&self.shape).unwrap().parts;
        let value = move |part: usize, at: usize| {
            let size = store(affine.scales, 0.0).len();
            let bytes = &self.bytes[parts[part].offset as usize + at / usize::from(affine.group) * size..][..size];
            f64::from(match affine.scales {
                Storage::F32 => f32::from_le_bytes(bytes.try_into().unwrap()),
                Storage::F16 => f16::from_le_bytes(bytes.try_into().unwrap()).to_f32(),
                Storage::Bf16 => bf16::from_le_bytes(bytes.try_into().unwrap()).to_f32(),
            })
        };
        let most = f64::from((1u32 << affine.bits) - 1);
        let scale = value.clone();
        (move |at| most * scale(1, at), move |at| value(2, at))
    }
}

#[test]
fn every_output_has_the_bits_of_the_single_product() {
    let mut rng = Random(0x1234_5678_9abc_def1);
    for affine in Affine::all() {
        // Shapes with every remainder: rows of A in both forms, odd columns, blocks that lack units.
        for (m, n) in [(1, 5), (2, 4), (3, 3), (4, 1), (7, 2), (9, 7), (13, 1)] {
            let (row0, k0) = (rng.below(3), rng.below(4));
            let k = 1 + rng.below(20);
            Case::new(&mut rng, affine, m, [row0 + n, row0, n], [k0 + k, k0, k]).check();
        }
    }
    // Past the blocks of rows and columns.
    for bits in [3, 4, 8] {
        let affine = Affine { bits, group: 64, scales: Storage::Bf16 };
        Case::new(&mut rng, affine, 67, [29, 1, 27], [9, 0, 9]).check();
        Case::new(&mut rng, affine, 10, [26, 0, 25], [40, 2, 37]).check();
        Case::new(&mut rng, affine, 1, [80, 10, 66], [33, 1, 32]).check();
    }
}

#[test]
fn stacked_matrices_follow_each_other() {
    let affine = Affine { bits: 5, group: 32, scales: Storage::F16 };
    let mut case = Case::new(&mut Random(5), affine, 2, [12, 8, 3], [4, 0, 4]);
    let flat = case.single(1, 2);
    case.shape = vec![3, 4, case.shape[1]];
    assert_eq!(case.single(1, 2).to_bits(), flat.to_bits());
    case.check();
}

#[test]
fn nothing_to_sum_is_zero() {
    for isa in available() {
        let affine = Affine { bits: 4, group: 64, scales: Storage::Bf16 };
        for m in [1, 20] {
            let case = Case::new(&mut Random(9), affine, m, [5, 0, 5], [3, 3, 0]);
            let mut c = vec![f32::NAN; m * 5];
            case.call(isa, 0..m, 0..5, &mut c, 5, false);
            assert!(c.iter().all(|v| v.to_bits() == 0), "{isa:?} {m}");
        }
    }
}

#[test]
fn formats_without_a_product_are_said_so() {
    assert!(select_packed(Format::Plain(Storage::F32), Isa::Portable).is_none());
    assert!(Packed::new(Format::Plain(Storage::F32), &[4, 4]).is_err());
    let odd = Format::Affine(Affine { bits: 7, group: 64, scales: Storage::F32 });
    assert!(select_packed(odd, Isa::Portable).is_none());
    assert!(Packed::new(odd, &[4, 64]).is_err());
}
