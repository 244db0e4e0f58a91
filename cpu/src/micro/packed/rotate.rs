//! EXL3's rotations: blocks of 128 by the Sylvester-Hadamard matrix divided by the square root of 128.
//!
//! The butterflies go by strides 1, 2, 4 .. 64 in f32, then all is multiplied by the root's inverse. So each element
//! depends on its block alone, and has the same bits on every instruction set.

#![allow(clippy::needless_range_loop)] // As in `tile`.

use super::exl3::States;
use crate::micro::tile::LANES;
use tf_ir::format::{self, ROOT};

/// Columns of a block, and the vectors that hold it.
pub(super) const BLOCK: usize = format::BLOCK as usize;
const VECTORS: usize = BLOCK / LANES;

/// Into the inner matrix: `y = (x * suh) H`, for `count` elements of x and zeros up to whole blocks; y has room for these.
///
/// # Safety
/// The extents above are there; inside a function that enables `L`'s instruction set.
#[inline(always)]
pub(super) unsafe fn into<L: States>(x: *const f32, count: usize, suh: *const u16, y: *mut f32) {
    for block in (0..count).step_by(BLOCK) {
        // SAFETY: what x lacks of its last block is not read.
        unsafe {
            let mut v = [L::zero(); VECTORS];
            for i in 0..VECTORS {
                let at = block + i * LANES;
                let x = match count.saturating_sub(at) {
                    0 => L::zero(),
                    left @ 1..LANES => L::load_part(x.add(at), left),
                    _ => L::load(x.add(at)),
                };
                v[i] = L::fma(x, L::load_f16(suh.add(at)), L::zero());
            }
            v = turn::<L>(v);
            for i in 0..VECTORS {
                L::store(y.add(block + i * LANES), L::scale(v[i], ROOT));
            }
        }
    }
}

/// Out of it: `y = (y H) * svh` for a block.
///
/// # Safety
/// As [`into`].
#[inline(always)]
pub(super) unsafe fn out<L: States>(y: *mut f32, svh: *const u16) {
    // SAFETY: the caller's block.
    unsafe {
        let mut v = [L::zero(); VECTORS];
        for i in 0..VECTORS {
            v[i] = L::load(y.add(i * LANES));
        }
        v = turn::<L>(v);
        for i in 0..VECTORS {
            let scaled = L::fma(L::scale(v[i], ROOT), L::load_f16(svh.add(i * LANES)), L::zero());
            L::store(y.add(i * LANES), scaled);
        }
    }
}

/// For strides 1, 2, 4 and 8: minus one where the lane is the second of its pair.
static SIGNS: [[f32; LANES]; 4] = {
    let mut signs = [[1.0; LANES]; 4];
    let mut s = 0;
    while s < 4 {
        let mut l = 0;
        while l < LANES {
            if l >> s & 1 == 1 {
                signs[s][l] = -1.0;
            }
            l += 1;
        }
        s += 1;
    }
    signs
};

/// All butterflies of a block.
#[inline(always)]
unsafe fn turn<L: States>(mut v: [L::V; VECTORS]) -> [L::V; VECTORS] {
    // SAFETY: the trait's contract is passed on; the signs are sixteen.
    unsafe {
        for i in 0..VECTORS {
            // Multiplying by one or minus one does not round.
            v[i] = L::fma(v[i], L::load(SIGNS[0].as_ptr()), L::swap(v[i], 1));
            v[i] = L::fma(v[i], L::load(SIGNS[1].as_ptr()), L::swap(v[i], 2));
            v[i] = L::fma(v[i], L::load(SIGNS[2].as_ptr()), L::swap(v[i], 4));
            v[i] = L::fma(v[i], L::load(SIGNS[3].as_ptr()), L::swap(v[i], 8));
        }
        let mut stride = 1;
        while stride < VECTORS {
            for i in 0..VECTORS {
                if i & stride == 0 {
                    (v[i], v[i + stride]) = (L::add(v[i], v[i + stride]), L::subtract(v[i], v[i + stride]));
                }
            }
            stride *= 2;
        }
        v
    }
}
