//! The order of summation, written once for all instruction sets and stored formats.
//!
//! Two paths over the same per-output order. [`few_rows`] streams B once, several rows of it at
//! a time, and widens its elements in registers: right where memory is the limit. [`many_rows`]
//! widens a panel of B into f32 that stays in cache and uses it for many rows of A: right where
//! multiply-adds are the limit. Long K is cut into pieces there, and the lanes of every output
//! rest in memory between pieces, which changes no bit.
//!
//! Everything here is `inline(always)`, because it must be compiled inside the entry functions
//! that enable the instruction set. That is also why there are no closures.

// Register blocks are arrays indexed by row and column constants; iterators and closures would
// not reliably be inlined into the functions that enable the instruction set.
#![allow(clippy::needless_range_loop)]

use std::mem::MaybeUninit;
use std::ptr;

/// Lanes per output; part of the order of summation, so not a tuning parameter.
pub(super) const LANES: usize = 16;

/// Up to this many rows of A, B is streamed.
pub(super) const FEW_ROWS: usize = 8;

/// Rows of A, columns of C and length of K that one pass of [`many_rows`] keeps in cache: f32
/// A 64 x 1024 (256 KiB), B 24 x 1024 (96 KiB) and the lanes 64 x 24 x 16 (96 KiB).
const BLOCK_M: usize = 64;
const BLOCK_N: usize = 24;
const BLOCK_K: usize = 1024;

/// Sixteen f32 lanes of one instruction set.
///
/// # Safety
/// The methods may be called only where the instruction set is enabled, with pointers that are
/// valid for what the method's comment says. `count` is in `1..16`.
pub(super) trait Lanes {
    /// Whether the register file holds 24 of these beside a handful (AVX-512), or about 6.
    const WIDE: bool;
    type V: Copy;

    unsafe fn zero() -> Self::V;
    /// Reads 16 elements.
    unsafe fn load(p: *const f32) -> Self::V;
    unsafe fn load_f16(p: *const u16) -> Self::V;
    unsafe fn load_bf16(p: *const u16) -> Self::V;
    /// Reads `count` elements; the lanes after them are zero.
    unsafe fn load_part(p: *const f32, count: usize) -> Self::V;
    unsafe fn load_part_f16(p: *const u16, count: usize) -> Self::V;
    unsafe fn load_part_bf16(p: *const u16, count: usize) -> Self::V;
    /// Writes 16 elements.
    unsafe fn store(p: *mut f32, v: Self::V);
    /// `a * b + acc` per lane, rounded once.
    unsafe fn fma(a: Self::V, b: Self::V, acc: Self::V) -> Self::V;
    /// The tree sum of each of four vectors, then + 0.
    unsafe fn sum4(v: [Self::V; 4]) -> [f32; 4];
    /// Hints that the line at `p` is read soon. Any address is allowed.
    unsafe fn prefetch(p: *const u8);
}

/// A stored element format of B.
///
/// # Safety
/// As [`Lanes`]; `p` points at elements of this format.
pub(super) trait Stored {
    const SIZE: usize;
    unsafe fn load<L: Lanes>(p: *const u8) -> L::V;
    unsafe fn load_part<L: Lanes>(p: *const u8, count: usize) -> L::V;
}

pub(super) struct F32;
pub(super) struct F16;
pub(super) struct Bf16;

macro_rules! stored {
    ($format:ty, $element:ty, $load:ident, $load_part:ident) => {
        impl Stored for $format {
            const SIZE: usize = size_of::<$element>();
            #[inline(always)]
            unsafe fn load<L: Lanes>(p: *const u8) -> L::V {
                // SAFETY: the trait's contract is passed on.
                unsafe { L::$load(p.cast::<$element>()) }
            }
            #[inline(always)]
            unsafe fn load_part<L: Lanes>(p: *const u8, count: usize) -> L::V {
                // SAFETY: the trait's contract is passed on.
                unsafe { L::$load_part(p.cast::<$element>(), count) }
            }
        }
    };
}
stored!(F32, f32, load, load_part);
stored!(F16, u16, load_f16, load_part_f16);
stored!(Bf16, u16, load_bf16, load_part_bf16);

/// The arguments of a [`super::TileFn`], by name.
#[derive(Clone, Copy)]
pub(super) struct Tile {
    pub m: usize,
    pub n: usize,
    pub k: usize,
    pub a: *const f32,
    pub lda: usize,
    pub b: *const u8,
    pub ldb: usize,
    pub c: *mut f32,
    pub ldc: usize,
    pub accumulate: bool,
}

/// The tile for m up to [`FEW_ROWS`] (right for any m, slow for many).
///
/// # Safety
/// As [`super::TileFn`], inside a function that enables `L`'s instruction set.
#[inline(always)]
pub(super) unsafe fn few_rows<L: Lanes, S: Stored>(t: Tile) {
    // SAFETY: every block lies inside the tile, because `stream` is given only as many rows and
    // columns as are left.
    unsafe {
        if L::WIDE {
            match t.m {
                0 => {}
                1 => columns::<L, S, 1, 8>(t, 0),
                2 => columns::<L, S, 2, 8>(t, 0),
                3 => columns::<L, S, 3, 8>(t, 0),
                _ => row_groups::<L, S, 6>(t),
            }
        } else {
            match t.m {
                0 => {}
                1 => columns::<L, S, 1, 4>(t, 0),
                _ => row_groups::<L, S, 1>(t),
            }
        }
    }
}

/// Columns in groups of `C`; within a group all rows by four, while B's rows are in cache.
#[inline(always)]
unsafe fn row_groups<L: Lanes, S: Stored, const C: usize>(t: Tile) {
    let mut col = 0;
    while col < t.n {
        let width = if t.n - col >= C { C } else { 1 };
        let mut row = 0;
        while row < t.m {
            // SAFETY: row and col are inside the tile, and the widths do not pass its end.
            unsafe {
                let part = Tile {
                    m: t.m - row,
                    a: t.a.add(row * t.lda),
                    c: t.c.add(row * t.ldc),
                    ..t
                };
                match (t.m - row, width == C) {
                    (4.., true) => stream::<L, S, 4, C>(part, col),
                    (4.., false) => stream::<L, S, 4, 1>(part, col),
                    (3, true) => stream::<L, S, 3, C>(part, col),
                    (3, false) => stream::<L, S, 3, 1>(part, col),
                    (2, true) => stream::<L, S, 2, C>(part, col),
                    (2, false) => stream::<L, S, 2, 1>(part, col),
                    (_, true) => stream::<L, S, 1, C>(part, col),
                    (_, false) => stream::<L, S, 1, 1>(part, col),
                }
            }
            row += 4;
        }
        col += width;
    }
}

/// The first `R` rows, all columns.
#[inline(always)]
unsafe fn columns<L: Lanes, S: Stored, const R: usize, const C: usize>(t: Tile, from: usize) {
    let mut col = from;
    // SAFETY: `stream` gets columns `col..col + C` or `col..col + 1`, all below n.
    unsafe {
        while col + C <= t.n {
            stream::<L, S, R, C>(t, col);
            col += C;
        }
        while col < t.n {
            stream::<L, S, R, 1>(t, col);
            col += 1;
        }
    }
}

/// How far ahead of the reads B is asked for, in bytes of each row.
const AHEAD: usize = 1024;

/// `C[0..R, col..col + C]`, reading B once.
#[inline(always)]
unsafe fn stream<L: Lanes, S: Stored, const R: usize, const C: usize>(t: Tile, col: usize) {
    // SAFETY: rows 0..R and columns col..col + C are inside the tile; whole vectors are read
    // below `k - k % 16`, and the rest by partial loads. Prefetches may name any address.
    unsafe {
        let mut rows = [t.b; C];
        for j in 0..C {
            rows[j] = t.b.add((col + j) * t.ldb * S::SIZE);
        }
        let mut acc = [[L::zero(); C]; R];
        let pairs = t.k & !(2 * LANES - 1);
        let whole = t.k & !(LANES - 1);
        let mut at = 0;
        while at < pairs {
            for half in 0..2 {
                step::<L, S, R, C>(&mut acc, t, rows, at + half * LANES);
            }
            for j in 0..C {
                for line in 0..(2 * LANES * S::SIZE).div_ceil(64) {
                    L::prefetch(rows[j].wrapping_add(at * S::SIZE + AHEAD + 64 * line));
                }
            }
            at += 2 * LANES;
        }
        if at < whole {
            step::<L, S, R, C>(&mut acc, t, rows, at);
        }
        if whole < t.k {
            let count = t.k - whole;
            let mut x = [L::zero(); R];
            for r in 0..R {
                x[r] = L::load_part(t.a.add(r * t.lda + whole), count);
            }
            for j in 0..C {
                let w = S::load_part::<L>(rows[j].add(whole * S::SIZE), count);
                for r in 0..R {
                    acc[r][j] = L::fma(x[r], w, acc[r][j]);
                }
            }
        }
        finish::<L, R, C>(acc, t.c.add(col), t.ldc, C, t.accumulate);
    }
}

/// One vector of K: `acc[r][j] += A[r, at..at + 16] * B[j, at..at + 16]`, lane by lane.
#[inline(always)]
unsafe fn step<L: Lanes, S: Stored, const R: usize, const C: usize>(
    acc: &mut [[L::V; C]; R],
    t: Tile,
    rows: [*const u8; C],
    at: usize,
) {
    // SAFETY: the caller passes `at + 16 <= k`.
    unsafe {
        let mut x = [L::zero(); R];
        for r in 0..R {
            x[r] = L::load(t.a.add(r * t.lda + at));
        }
        for j in 0..C {
            let w = S::load::<L>(rows[j].add(at * S::SIZE));
            for r in 0..R {
                acc[r][j] = L::fma(x[r], w, acc[r][j]);
            }
        }
    }
}

/// Sums the lanes of each output and writes the first `width` columns.
#[inline(always)]
unsafe fn finish<L: Lanes, const R: usize, const C: usize>(
    acc: [[L::V; C]; R],
    c: *mut f32,
    ldc: usize,
    width: usize,
    accumulate: bool,
) {
    const { assert!(R * C <= 24) };
    let mut sums = [0.0f32; 24];
    // SAFETY: `width <= C` columns of R rows of C are the caller's to write.
    unsafe {
        let mut i = 0;
        while i < R * C {
            let mut four = [L::zero(); 4];
            for (j, v) in four.iter_mut().enumerate() {
                if i + j < R * C {
                    *v = acc[(i + j) / C][(i + j) % C];
                }
            }
            let s = L::sum4(four);
            sums[i..i + 4].copy_from_slice(&s);
            i += 4;
        }
        for r in 0..R {
            for j in 0..C {
                if j < width {
                    let out = c.add(r * ldc + j);
                    let s = sums[r * C + j];
                    *out = if accumulate { *out + s } else { s };
                }
            }
        }
    }
}

/// The tile for many rows.
///
/// # Safety
/// As [`few_rows`].
#[inline(always)]
pub(super) unsafe fn many_rows<L: Lanes, S: Stored>(t: Tile) {
    // SAFETY: the contract is passed on; the column width divides `BLOCK_N`.
    unsafe {
        if L::WIDE {
            panels::<L, S, 4, 6>(t)
        } else {
            panels::<L, S, 2, 3>(t)
        }
    }
}

/// A panel of B in f32: `BLOCK_N` rows of `BLOCK_K`, each padded by a line so that rows do not
/// all fall on the same cache sets.
const PANEL_STRIDE: usize = BLOCK_K + 16;

#[repr(align(64))]
struct Panel(MaybeUninit<[f32; BLOCK_N * PANEL_STRIDE]>);

/// The lanes of every output of a block, between two pieces of K.
#[repr(align(64))]
struct Resting(MaybeUninit<[f32; BLOCK_M * BLOCK_N * LANES]>);

#[inline(always)]
unsafe fn panels<L: Lanes, S: Stored, const R: usize, const C: usize>(t: Tile) {
    const { assert!(BLOCK_N.is_multiple_of(C) && R <= 4) };
    let mut panel = Panel(MaybeUninit::uninit());
    let mut resting = Resting(MaybeUninit::uninit());
    let panel: *mut f32 = panel.0.as_mut_ptr().cast();
    let resting: *mut f32 = resting.0.as_mut_ptr().cast();
    let mut row0 = 0;
    while row0 < t.m {
        let rows = (t.m - row0).min(BLOCK_M);
        let mut col0 = 0;
        while col0 < t.n {
            let cols = (t.n - col0).min(BLOCK_N);
            let mut k0 = 0;
            loop {
                let depth = (t.k - k0).min(BLOCK_K);
                let place = Place {
                    first: k0 == 0,
                    last: k0 + depth == t.k,
                    depth,
                };
                // SAFETY: rows row0.., columns col0.. and elements k0.. of the given extents
                // are inside the tile. `widen` initialises the panel for `cols` rounded up to
                // C rows, `block` reads no more of it, and reads resting lanes only where it
                // wrote them for the piece before.
                unsafe {
                    widen::<L, S, C>(t, col0, cols, k0, depth, panel);
                    let a = t.a.add(row0 * t.lda + k0);
                    let c = t.c.add(row0 * t.ldc + col0);
                    let mut j = 0;
                    while j < cols {
                        let width = (cols - j).min(C);
                        let p = panel.add(j * PANEL_STRIDE);
                        let mut r = 0;
                        while r < rows {
                            let a = a.add(r * t.lda);
                            let c = c.add(r * t.ldc + j);
                            let q = resting.add((r * BLOCK_N + j) * LANES);
                            let left = rows - r;
                            if left >= R {
                                block::<L, R, C>(t, place, a, p, c, q, width);
                                r += R;
                            } else if left == 1 {
                                block::<L, 1, C>(t, place, a, p, c, q, width);
                                r += 1;
                            } else if left == 2 {
                                block::<L, 2, C>(t, place, a, p, c, q, width);
                                r += 2;
                            } else {
                                block::<L, 3, C>(t, place, a, p, c, q, width);
                                r += 3;
                            }
                        }
                        j += C;
                    }
                }
                k0 += depth;
                if k0 == t.k {
                    break;
                }
            }
            col0 += cols;
        }
        row0 += rows;
    }
}

/// Which piece of K a block is about.
#[derive(Clone, Copy)]
struct Place {
    first: bool,
    last: bool,
    depth: usize,
}

/// Writes `B[col0.., k0..]` as f32 into the panel, padded with zeros to whole vectors and to a
/// multiple of `C` rows.
#[inline(always)]
unsafe fn widen<L: Lanes, S: Stored, const C: usize>(
    t: Tile,
    col0: usize,
    cols: usize,
    k0: usize,
    depth: usize,
    panel: *mut f32,
) {
    let whole = depth & !(LANES - 1);
    let padded = depth.div_ceil(LANES) * LANES;
    // SAFETY: reads stay in rows col0..col0 + cols and elements k0..k0 + depth of B; writes stay
    // in `BLOCK_N` rows of `BLOCK_K` elements, both multiples of what they are rounded to.
    unsafe {
        for j in 0..cols {
            let from = t.b.add(((col0 + j) * t.ldb + k0) * S::SIZE);
            let to = panel.add(j * PANEL_STRIDE);
            let mut at = 0;
            while at < whole {
                L::store(to.add(at), S::load::<L>(from.add(at * S::SIZE)));
                at += LANES;
            }
            if whole < depth {
                let part = S::load_part::<L>(from.add(whole * S::SIZE), depth - whole);
                L::store(to.add(whole), part);
            }
        }
        for j in cols..cols.div_ceil(C) * C {
            ptr::write_bytes(panel.add(j * PANEL_STRIDE), 0, padded);
        }
    }
}

/// R rows of A by C rows of the panel over one piece of K.
#[inline(always)]
unsafe fn block<L: Lanes, const R: usize, const C: usize>(
    t: Tile,
    place: Place,
    a: *const f32,
    panel: *const f32,
    c: *mut f32,
    resting: *mut f32,
    width: usize,
) {
    // SAFETY: A is read below `depth` only, by a partial load at its end; the panel is padded to
    // whole vectors; `resting` has room for R rows of `BLOCK_N` outputs from here.
    unsafe {
        let mut acc = [[L::zero(); C]; R];
        if !place.first {
            for r in 0..R {
                for j in 0..C {
                    acc[r][j] = L::load(resting.add((r * BLOCK_N + j) * LANES));
                }
            }
        }
        let whole = place.depth & !(LANES - 1);
        let mut at = 0;
        while at < whole {
            let mut x = [L::zero(); R];
            for r in 0..R {
                x[r] = L::load(a.add(r * t.lda + at));
            }
            for j in 0..C {
                let w = L::load(panel.add(j * PANEL_STRIDE + at));
                for r in 0..R {
                    acc[r][j] = L::fma(x[r], w, acc[r][j]);
                }
            }
            at += LANES;
        }
        if whole < place.depth {
            let count = place.depth - whole;
            let mut x = [L::zero(); R];
            for r in 0..R {
                x[r] = L::load_part(a.add(r * t.lda + whole), count);
            }
            for j in 0..C {
                let w = L::load(panel.add(j * PANEL_STRIDE + whole));
                for r in 0..R {
                    acc[r][j] = L::fma(x[r], w, acc[r][j]);
                }
            }
        }
        if place.last {
            finish::<L, R, C>(acc, c, t.ldc, width, t.accumulate);
        } else {
            for r in 0..R {
                for j in 0..C {
                    L::store(resting.add((r * BLOCK_N + j) * LANES), acc[r][j]);
                }
            }
        }
    }
}

/// Defines the entry functions of one instruction set: `$select(stored) -> TileFn`.
macro_rules! entries {
    ($select:ident, $lanes:ty $(, $feature:literal)?) => {
        /// The tile for a stored format.
        pub(super) fn $select(
            stored: $crate::micro::StoredFormat,
        ) -> $crate::micro::TileFn {
            use $crate::micro::StoredFormat;
            use $crate::micro::tile::{self, Tile};

            /// # Safety
            /// As [`tile::many_rows`]. Not inlined: its stack frame holds the panel.
            #[inline(never)]
            $(#[target_feature(enable = $feature)])?
            unsafe fn many<S: tile::Stored>(t: Tile) {
                // SAFETY: the instruction set is enabled here; the rest is the caller's.
                unsafe { tile::many_rows::<$lanes, S>(t) }
            }

            /// # Safety
            /// As [`crate::micro::TileFn`].
            $(#[target_feature(enable = $feature)])?
            unsafe extern "C" fn entry<S: tile::Stored>(
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
                let accumulate = accumulate != 0;
                let t = Tile { m, n, k, a, lda, b, ldb, c, ldc, accumulate };
                // SAFETY: the instruction set is enabled here; the rest is the caller's.
                unsafe {
                    if m <= tile::FEW_ROWS {
                        tile::few_rows::<$lanes, S>(t)
                    } else {
                        many::<S>(t)
                    }
                }
            }

            match stored {
                StoredFormat::F32 => entry::<tile::F32>,
                StoredFormat::F16 => entry::<tile::F16>,
                StoredFormat::Bf16 => entry::<tile::Bf16>,
            }
        }
    };
}
pub(super) use entries;
