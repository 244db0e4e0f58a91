//! Tiles that round activations to bf16, for bf16 weights on processors that multiply pairs of them: twice the products
//! of f32 in the same time. Opt-in, because it costs fidelity (docs/performance.md states how much).
//!
//! Promises, beside those of the plain tiles that hold here too (an output's bits depend on its row of A, its row of B
//! and k alone):
//! - A is rounded to nearest even, subnormals of f32 to zero.
//! - Elements 2i and 2i + 1 of each 32 go to lane i: first the odd product is added to it, then the even one, each fused
//!   and rounded once, subnormals to zero. The lanes are added as those of the plain tiles.
//!
//! Deliberately absent: an emulation for processors without the instruction, where nothing would be gained.

#![allow(clippy::needless_range_loop)] // as in tile.rs

use super::TileFn;
use super::tile::{FEW_ROWS, LANES, Lanes, Tile, finish};
use super::x86::Avx512;
use std::arch::x86_64::*;
use std::cell::Cell;
use std::mem::MaybeUninit;
use std::ptr;

/// Elements of K that one vector holds.
const STEP: usize = 2 * LANES;

/// As in `tile.rs`: rows of A that stay in the second cache for one pass, and what stays in the first.
const BLOCK_M: usize = 64;
const BLOCK_N: usize = 24;
const BLOCK_K: usize = 1024;

thread_local! {
    /// A as bf16; [row][k rounded up to whole vectors].
    static ROUNDED: Cell<Vec<u16>> = const { Cell::new(Vec::new()) };
}

/// The tile for bf16 weights with activations rounded to bf16. The machine must have `avx512-bf16`.
pub(super) fn avx512() -> TileFn {
    entry
}

/// # Safety
/// As [`TileFn`].
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16,avx2,fma,f16c")]
unsafe extern "C" fn entry(
    m: usize,
    n: usize,
    k: usize,
    a: *const f32,
    lda: usize,
    b: *const u8,
    ldb: usize,
    c: *mut f32,
    ldc: usize,
    accumulate: u32,
) {
    let mut rounded = ROUNDED.take();
    let pitch = k.next_multiple_of(STEP);
    let height = m.min(BLOCK_M);
    if rounded.len() < height * pitch {
        rounded.resize(height * pitch, 0);
    }
    let mut row = 0;
    while row < m {
        let height = height.min(m - row);
        let t = Tile { m: height, n, k, a, lda, b, ldb, c, ldc, accumulate: accumulate != 0 };
        // SAFETY: `row + height <= m`; `rounded` has room for `height` rows of `pitch`; the rest is the caller's.
        unsafe {
            let t = Tile { a: a.add(row * lda), c: c.add(row * ldc), ..t };
            round(t, rounded.as_mut_ptr(), pitch);
            let rows = Rounded { at: rounded.as_ptr(), pitch };
            match m <= FEW_ROWS {
                true => stream(t, rows),
                false => blocks(t, rows),
            }
        }
        row += height;
    }
    ROUNDED.set(rounded);
}

#[derive(Clone, Copy)]
struct Rounded {
    at: *const u16,
    pitch: usize,
}

/// Rounds the tile's rows of A, with zeros after k.
///
/// # Safety
/// `to` has room for m rows of `pitch`; the instruction set is enabled.
#[inline(always)]
unsafe fn round(t: Tile, to: *mut u16, pitch: usize) {
    for r in 0..t.m {
        let mut at = 0;
        while at < t.k {
            let left = (t.k - at).min(STEP);
            // SAFETY: masked loads read `left` elements below k; a row has room for whole vectors.
            unsafe {
                let from = t.a.add(r * t.lda + at);
                let mask = (1u64 << left) - 1;
                let low = _mm512_maskz_loadu_ps(mask as u16, from);
                let high = _mm512_maskz_loadu_ps((mask >> LANES) as u16, from.wrapping_add(LANES));
                let pair: __m512i = std::mem::transmute(_mm512_cvtne2ps_pbh(high, low));
                _mm512_storeu_si512(to.add(r * pitch + at).cast(), pair);
            }
            at += STEP;
        }
    }
}

/// For few rows: B is passed over once.
///
/// # Safety
/// As [`entry`]; the instruction set is enabled.
#[inline(always)]
unsafe fn stream(t: Tile, rows: Rounded) {
    let whole = Piece { k0: 0, k1: t.k, last: true };
    let step = if t.m == 1 { 1 } else { 6 };
    let mut col = 0;
    while col < t.n {
        let width = step.min(t.n - col);
        // SAFETY: `col < n`, rows are below m; lanes do not rest.
        unsafe {
            let b = t.b.add(col * t.ldb * 2);
            let part = Tile { b, c: t.c.add(col), n: width, ..t };
            let none = ptr::null_mut();
            if t.m == 1 {
                block::<1, 1, false>(part, rows, whole, none);
            } else {
                let mut row = 0;
                while row < t.m {
                    let part = Tile { m: t.m - row, c: part.c.add(row * t.ldc), ..part };
                    let rows = Rounded { at: rows.at.add(row * rows.pitch), ..rows };
                    some_rows::<6, false>(part, rows, whole, none);
                    row += 4;
                }
            }
        }
        col += width;
    }
}

/// The lanes of every output of a block, between two pieces of K.
#[repr(align(64))]
struct Resting(MaybeUninit<[f32; BLOCK_M * BLOCK_N * LANES]>);

/// Rows of B: one vector of each, then the next of each.
#[repr(align(64))]
struct Panel(MaybeUninit<[u16; 6 * BLOCK_K]>);

/// For up to [`BLOCK_M`] rows.
///
/// # Safety
/// As [`entry`]. Not inlined: its stack frame holds the panel.
#[inline(never)]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16,avx2,fma,f16c")]
unsafe fn blocks(t: Tile, rows: Rounded) {
    let mut resting = Resting(MaybeUninit::uninit());
    let mut panel = Panel(MaybeUninit::uninit());
    let resting: *mut f32 = resting.0.as_mut_ptr().cast();
    let panel: *mut u16 = panel.0.as_mut_ptr().cast();
    let mut col0 = 0;
    while col0 < t.n {
        let col1 = t.n.min(col0 + BLOCK_N);
        let mut k0 = 0;
        loop {
            let k1 = t.k.min(k0 + BLOCK_K);
            let piece = Piece { k0, k1, last: k1 == t.k };
            let mut col = col0;
            while col < col1 {
                let width = (t.n - col).min(6);
                // SAFETY: `col < n`, `row < m`, `k0 <= k1 <= k`; the panel has room for 6 rows of a piece; the resting
                // lanes for 4 x 6 outputs from there, because 4 and 6 divide the block.
                unsafe {
                    pack(t, col, width, piece, panel);
                    let mut row = 0;
                    while row < t.m {
                        let c = t.c.add(row * t.ldc + col);
                        let part = Tile { m: t.m - row, n: width, b: panel.cast(), c, ..t };
                        let rows = Rounded { at: rows.at.add(row * rows.pitch), ..rows };
                        let output = row * BLOCK_N + (col - col0);
                        some_rows::<6, true>(part, rows, piece, resting.add(output * LANES));
                        row += 4;
                    }
                }
                col += 6;
            }
            k0 = k1;
            if piece.last {
                break;
            }
        }
        col0 = col1;
    }
}

/// Elements of K that a block is about; where it begins, sums begin or go on.
#[derive(Clone, Copy)]
struct Piece {
    k0: usize,
    k1: usize,
    last: bool,
}

/// Copies `width` rows of B from `col`, the last one repeated up to 6, the last vectors filled up with zeros.
///
/// # Safety
/// The tile has these columns; `panel` has room; the instruction set is enabled.
#[inline(always)]
unsafe fn pack(t: Tile, col: usize, width: usize, piece: Piece, panel: *mut u16) {
    for j in 0..6 {
        // SAFETY: masked loads read below k in a row below n, stores are to the panel.
        unsafe {
            let from = t.b.cast::<u16>().add((col + j.min(width - 1)) * t.ldb);
            let mut to = panel.add(j * STEP);
            let mut at = piece.k0;
            while at < piece.k1 {
                _mm512_storeu_si512(to.cast(), load(from, at, piece.k1));
                to = to.add(6 * STEP);
                at += STEP;
            }
        }
    }
}

/// A vector of a row from element `at`, zeros from `end` on.
///
/// # Safety
/// The row is valid up to `end`, which is after `at`; the instruction set is enabled.
#[inline(always)]
unsafe fn load(row: *const u16, at: usize, end: usize) -> __m512i {
    // SAFETY: the caller's.
    unsafe {
        match end - at >= STEP {
            true => _mm512_loadu_si512(row.add(at).cast()),
            false => _mm512_maskz_loadu_epi16((1u32 << (end - at)) - 1, row.add(at).cast()),
        }
    }
}

/// The first `min(m, 4)` rows.
///
/// # Safety
/// As [`block`].
#[inline(always)]
unsafe fn some_rows<const C: usize, const PACKED: bool>(t: Tile, rows: Rounded, piece: Piece, resting: *mut f32) {
    // SAFETY: a block of r rows is entered only where the tile has as many.
    unsafe {
        match t.m {
            0 => {}
            1 => block::<1, C, PACKED>(t, rows, piece, resting),
            2 => block::<2, C, PACKED>(t, rows, piece, resting),
            3 => block::<3, C, PACKED>(t, rows, piece, resting),
            _ => block::<4, C, PACKED>(t, rows, piece, resting),
        }
    }
}

/// R rows by `min(n, C)` columns over one piece of K. Columns past the last repeat it and are not written.
///
/// # Safety
/// The tile has R rows and a column; `rows` are its rows of A, rounded; B is a panel of this piece or the weight itself;
/// `resting` has room where a piece is not the only one; the instruction set is enabled.
#[inline(always)]
unsafe fn block<const R: usize, const C: usize, const PACKED: bool>(
    t: Tile,
    rows: Rounded,
    piece: Piece,
    resting: *mut f32,
) {
    // SAFETY: the caller's; vectors of A are whole, those of B end at the piece's end.
    unsafe {
        let b = t.b.cast::<u16>();
        let mut acc = [[_mm512_setzero_ps(); C]; R];
        if piece.k0 > 0 {
            for r in 0..R {
                for j in 0..C {
                    acc[r][j] = _mm512_loadu_ps(resting.add((r * BLOCK_N + j) * LANES));
                }
            }
        }
        let mut at = piece.k0;
        let mut vector = b;
        while at < piece.k1 {
            let mut x = [_mm512_setzero_si512(); R];
            for r in 0..R {
                x[r] = _mm512_loadu_si512(rows.at.add(r * rows.pitch + at).cast());
            }
            for j in 0..C {
                let w = match PACKED {
                    true => _mm512_loadu_si512(vector.add(j * STEP).cast()),
                    false => load(b.add(j.min(t.n - 1) * t.ldb), at, piece.k1),
                };
                for r in 0..R {
                    acc[r][j] = _mm512_dpbf16_ps(
                        acc[r][j],
                        std::mem::transmute::<__m512i, __m512bh>(x[r]),
                        std::mem::transmute::<__m512i, __m512bh>(w),
                    );
                }
            }
            if PACKED {
                vector = vector.add(C * STEP);
            } else if C == 1 {
                Avx512::prefetch(b.cast::<u8>().wrapping_add(2 * at + AHEAD));
            }
            at += STEP;
        }
        if piece.last {
            finish::<Avx512, R, C>(acc, t);
        } else {
            for r in 0..R {
                for j in 0..C {
                    _mm512_storeu_ps(resting.add((r * BLOCK_N + j) * LANES), acc[r][j]);
                }
            }
        }
    }
}

/// How far ahead a lone row's weights are asked for, in bytes; they follow each other in memory.
const AHEAD: usize = 64 << 10;

#[cfg(test)]
mod tests {
    use super::super::tests::Random;
    use super::super::{Isa, TileFn, select_rounded};
    use half::bf16;

    fn run(tile: TileFn, size: [usize; 3], a: &[f32], b: &[u16], rows: std::ops::Range<usize>) -> Vec<f32> {
        let [_, n, k] = size;
        let mut c = vec![f32::NAN; rows.len() * n];
        let a = &a[rows.start * k..rows.end * k];
        // SAFETY: the slices have these extents, and the set is available.
        unsafe { tile(rows.len(), n, k, a.as_ptr(), k, b.as_ptr().cast(), k, c.as_mut_ptr(), n, 0) };
        c
    }

    /// What the head says, in plain Rust.
    fn meaning(a: &[f32], b: &[u16]) -> f32 {
        let flushed = |x: f32| if x.is_subnormal() { 0.0f32.copysign(x) } else { x };
        let mut lanes = [0.0f32; 16];
        for (a, b) in a.chunks(32).zip(b.chunks(32)) {
            let value = |i: usize| match a.get(i) {
                Some(x) => (flushed(bf16::from_f32(flushed(*x)).to_f32()), flushed(bf16::from_bits(b[i]).to_f32())),
                None => (0.0, 0.0),
            };
            for (lane, sum) in lanes.iter_mut().enumerate() {
                for i in [2 * lane + 1, 2 * lane] {
                    let (x, w) = value(i);
                    *sum = flushed(x.mul_add(w, *sum));
                }
            }
        }
        let mut width = 8;
        while width > 0 {
            for lane in 0..width {
                lanes[lane] += lanes[lane + width];
            }
            width /= 2;
        }
        lanes[0] + 0.0
    }

    #[test]
    fn outputs_are_what_the_head_says_alone_and_together() {
        let Some(tile) = select_rounded(Isa::Avx512Bf16).filter(|_| Isa::Avx512Bf16.is_available()) else { return };
        let mut random = Random(7);
        for size @ [m, n, k] in [[1, 5, 33], [3, 7, 640], [8, 13, 2050], [70, 31, 1100], [65, 6, 96]] {
            let a: Vec<f32> = (0..m * k).map(|_| random.value()).collect();
            let b: Vec<u16> = (0..n * k).map(|_| bf16::from_f32(random.value()).to_bits()).collect();
            let all = run(tile, size, &a, &b, 0..m);
            for row in [0, m / 2, m - 1] {
                let alone = run(tile, size, &a, &b, row..row + 1);
                for col in 0..n {
                    let wanted = meaning(&a[row * k..][..k], &b[col * k..][..k]);
                    let found = [all[row * n + col], alone[col]];
                    assert_eq!(
                        found.map(f32::to_bits),
                        [wanted.to_bits(); 2],
                        "{size:?} {row} {col}: {found:?} {wanted}"
                    );
                }
            }
        }
    }
}
