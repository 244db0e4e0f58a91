//! The order of summation, written once for all instruction sets and stored formats.
//!
//! A register block is R rows of A by C rows of B. [`few_rows`] passes over B once, all of K at a
//! time, and asks for it ahead: right where memory is the limit. [`many_rows`] keeps a block of A
//! in the second cache and a few rows of B in the first: right where multiply-adds are the limit.
//! Long K is cut into pieces there, and the lanes of every output rest in memory between pieces,
//! which changes no bit. Both widen B's elements in registers, each time they are used: measured
//! as fast as a widened copy that stays in cache, and simpler.
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

/// What one pass of [`many_rows`] keeps in cache: f32 A 64 x 1024 (256 KiB), the copy of B
/// 6 x 1024 (12 or 24 KiB) and the resting lanes of 64 x 24 outputs (96 KiB). The column widths of register blocks divide `BLOCK_N`.
const BLOCK_M: usize = 64;
const BLOCK_N: usize = 24;
const BLOCK_K: usize = 1024;

/// How far ahead B is asked for, in bytes, where its rows follow each other without a gap.
const AHEAD: usize = 64 << 10;

/// From this k on, a lone row of A takes B's rows one after the other: the processor follows one
/// sequence of reads best (measured for bf16, one thread: 28 to 30 GB/s, against 22 to 24 with
/// four or eight rows at a time). Shorter rows would wait for their chain of additions.
const LONG_ROW: usize = 512;

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

impl Tile {
    /// The tile without its first rows, columns and elements of K.
    ///
    /// # Safety
    /// `row <= m`, `col <= n` and `at <= k`.
    #[inline(always)]
    unsafe fn from<S: Stored>(self, row: usize, col: usize, at: usize) -> Self {
        // SAFETY: the offsets stay inside the operands, or at their ends.
        unsafe {
            Self {
                m: self.m - row,
                n: self.n - col,
                k: self.k - at,
                a: self.a.add(row * self.lda + at),
                b: self.b.add((col * self.ldb + at) * S::SIZE),
                c: self.c.add(row * self.ldc + col),
                ..self
            }
        }
    }
}

/// The tile for m up to [`FEW_ROWS`] (right for any m, slow for many).
///
/// # Safety
/// As [`super::TileFn`], inside a function that enables `L`'s instruction set.
#[inline(always)]
pub(super) unsafe fn few_rows<L: Lanes, S: Stored>(t: Tile) {
    // SAFETY: the contract is passed on.
    unsafe {
        match (L::WIDE, t.m) {
            (_, 0) => {}
            (_, 1) if t.k >= LONG_ROW => stream::<L, S, 1, 1>(t),
            (_, 1) => stream::<L, S, 1, 4>(t),
            (true, 2) => stream::<L, S, 2, 8>(t),
            (true, 3) => stream::<L, S, 3, 8>(t),
            (true, _) => stream::<L, S, 4, 6>(t),
            (false, _) => stream::<L, S, 2, 3>(t),
        }
    }
}

/// Columns in groups of `C`; within a group all rows by `R`, while B's rows are in cache.
#[inline(always)]
unsafe fn stream<L: Lanes, S: Stored, const R: usize, const C: usize>(t: Tile) {
    let place = Place { first: true, last: true };
    let mut col = 0;
    while col < t.n {
        let mut row = 0;
        while row < t.m {
            // SAFETY: row < m and col < n; lanes do not rest.
            unsafe {
                let part = t.from::<S>(row, col, 0);
                rows::<L, S, R, C, false>(part, place, ptr::null_mut());
            }
            row += R;
        }
        col += C;
    }
}

/// The lanes of every output of a block, between two pieces of K.
#[repr(align(64))]
struct Resting(MaybeUninit<[f32; BLOCK_M * BLOCK_N * LANES]>);

/// The tile for many rows.
///
/// # Safety
/// As [`few_rows`].
#[inline(always)]
pub(super) unsafe fn many_rows<L: Lanes, S: Stored>(t: Tile) {
    // SAFETY: the contract is passed on.
    unsafe { if L::WIDE { blocks::<L, S, 4, 6>(t) } else { blocks::<L, S, 2, 3>(t) } }
}

/// A copy of B's rows, as [`pack`] lays it out, with room for the widest format.
#[repr(align(64))]
struct Panel(MaybeUninit<[f32; 6 * BLOCK_K]>);

#[inline(always)]
unsafe fn blocks<L: Lanes, S: Stored, const R: usize, const C: usize>(t: Tile) {
    const { assert!(C <= 6 && BLOCK_N.is_multiple_of(C) && BLOCK_M.is_multiple_of(R)) };
    let mut resting = Resting(MaybeUninit::uninit());
    let mut panel = Panel(MaybeUninit::uninit());
    let resting: *mut f32 = resting.0.as_mut_ptr().cast();
    let panel: *mut u8 = panel.0.as_mut_ptr().cast();
    let mut row0 = 0;
    while row0 < t.m {
        let row1 = t.m.min(row0 + BLOCK_M);
        let mut col0 = 0;
        while col0 < t.n {
            let col1 = t.n.min(col0 + BLOCK_N);
            let mut k0 = 0;
            loop {
                let k1 = t.k.min(k0 + BLOCK_K);
                let place = Place { first: k0 == 0, last: k1 == t.k };
                let mut col = col0;
                while col < col1 {
                    // SAFETY: col < n and k0 <= k1 <= k; the group's C rows of at most BLOCK_K
                    // elements fit the panel. (One group at a time: it is used at once, and
                    // stays in the first cache.)
                    unsafe {
                        let part = t.from::<S>(0, col, k0);
                        pack::<S, C>(Tile { k: k1 - k0, ..part }, panel);
                    }
                    let mut row = row0;
                    while row < row1 {
                        // SAFETY: row < row1 <= m, col < col1 <= n and k0 <= k1 <= k; the
                        // resting lanes have room for R x C outputs from there, because R and C
                        // divide the block, and were written by the piece before.
                        unsafe {
                            let output = (row - row0) * BLOCK_N + (col - col0);
                            let part = t.from::<S>(row, col, k0);
                            let part = Tile { m: row1 - row, k: k1 - k0, b: panel, ..part };
                            rows::<L, S, R, C, true>(part, place, resting.add(output * LANES));
                        }
                        row += R;
                    }
                    col += C;
                }
                k0 = k1;
                if place.last {
                    break;
                }
            }
            col0 = col1;
        }
        row0 = row1;
    }
}

/// Copies `min(n, C)` rows of B: first 16 elements of each, then the next 16, and so on. The
/// last row is repeated up to C, and the last vectors end in zeros.
///
/// # Safety
/// The tile has a column; `panel` has room for C rows of k elements rounded up to 16.
#[inline(always)]
unsafe fn pack<S: Stored, const C: usize>(t: Tile, panel: *mut u8) {
    let vector = LANES * S::SIZE;
    let bytes = t.k * S::SIZE;
    for j in 0..C {
        // SAFETY: reads stay below k in a row below n, writes in the panel.
        unsafe {
            let from = t.b.add(j.min(t.n - 1) * t.ldb * S::SIZE);
            let mut to = panel.add(j * vector);
            let mut at = 0;
            while at + vector <= bytes {
                ptr::copy_nonoverlapping(from.add(at), to, vector);
                to = to.add(C * vector);
                at += vector;
            }
            if at < bytes {
                ptr::write_bytes(to, 0, vector);
                ptr::copy_nonoverlapping(from.add(at), to, bytes - at);
            }
        }
    }
}

/// Which piece of K a block is about.
#[derive(Clone, Copy)]
struct Place {
    first: bool,
    last: bool,
}

/// The first `min(m, R)` rows and `min(n, C)` columns of a tile.
#[inline(always)]
unsafe fn rows<L: Lanes, S: Stored, const R: usize, const C: usize, const PACKED: bool>(
    t: Tile,
    place: Place,
    resting: *mut f32,
) {
    const { assert!(R <= 4) };
    // SAFETY: a block of r rows is entered only where the tile has as many.
    unsafe {
        match t.m {
            0 => {}
            1 if R > 1 => block::<L, S, 1, C, PACKED>(t, place, resting),
            2 if R > 2 => block::<L, S, 2, C, PACKED>(t, place, resting),
            3 if R > 3 => block::<L, S, 3, C, PACKED>(t, place, resting),
            _ => block::<L, S, R, C, PACKED>(t, place, resting),
        }
    }
}

/// R rows of A by `min(n, C)` rows of B over one piece of K. Columns past the tile's last repeat
/// it and are not written, so that a narrow rest needs no code of its own.
#[inline(always)]
unsafe fn block<L: Lanes, S: Stored, const R: usize, const C: usize, const PACKED: bool>(
    t: Tile,
    place: Place,
    resting: *mut f32,
) {
    // SAFETY: rows 0..R and columns 0..min(n, C) are inside the tile; whole vectors are read
    // below `k - k % 16`, and the rest by partial loads. `resting` has room for R rows of
    // `BLOCK_N` outputs where lanes rest. Prefetches may name any address.
    unsafe {
        let mut rows = [t.b; C];
        for j in 1..C {
            let offset = match PACKED {
                true => j * LANES,
                false => j.min(t.n - 1) * t.ldb,
            };
            rows[j] = t.b.add(offset * S::SIZE);
        }
        // Bytes from an element of a row to the next, counted in whole vectors.
        let pitch = if PACKED { C * S::SIZE } else { S::SIZE };
        let mut acc = [[L::zero(); C]; R];
        if !place.first {
            for r in 0..R {
                for j in 0..C {
                    acc[r][j] = L::load(resting.add((r * BLOCK_N + j) * LANES));
                }
            }
        }
        let pairs = t.k & !(2 * LANES - 1);
        let whole = t.k & !(LANES - 1);
        // The group's rows lie one after the other, or the hint goes to lines already read.
        let (ahead, stride) = match t.ldb == t.k {
            true => (t.b.wrapping_add(AHEAD), C * S::SIZE),
            false => (t.b, 0),
        };
        let mut at = 0;
        while at < pairs {
            step::<L, S, R, C>(&mut acc, t, rows, pitch, at);
            step::<L, S, R, C>(&mut acc, t, rows, pitch, at + LANES);
            if !PACKED {
                for line in 0..(2 * LANES * C * S::SIZE).div_ceil(64) {
                    L::prefetch(ahead.wrapping_add(at * stride + 64 * line));
                }
            }
            at += 2 * LANES;
        }
        if at < whole {
            step::<L, S, R, C>(&mut acc, t, rows, pitch, at);
        }
        if whole < t.k {
            let count = t.k - whole;
            let mut x = [L::zero(); R];
            for r in 0..R {
                x[r] = L::load_part(t.a.add(r * t.lda + whole), count);
            }
            for j in 0..C {
                let w = S::load_part::<L>(rows[j].add(whole * pitch), count);
                for r in 0..R {
                    acc[r][j] = L::fma(x[r], w, acc[r][j]);
                }
            }
        }
        if place.last {
            finish::<L, R, C>(acc, t);
        } else {
            for r in 0..R {
                for j in 0..C {
                    L::store(resting.add((r * BLOCK_N + j) * LANES), acc[r][j]);
                }
            }
        }
    }
}

/// One vector of K: `acc[r][j] += A[r, at..at + 16] * B[j, at..at + 16]`, lane by lane.
#[inline(always)]
unsafe fn step<L: Lanes, S: Stored, const R: usize, const C: usize>(
    acc: &mut [[L::V; C]; R],
    t: Tile,
    rows: [*const u8; C],
    pitch: usize,
    at: usize,
) {
    // SAFETY: the caller passes `at + 16 <= k`.
    unsafe {
        let mut x = [L::zero(); R];
        for r in 0..R {
            x[r] = L::load(t.a.add(r * t.lda + at));
        }
        for j in 0..C {
            let w = S::load::<L>(rows[j].add(at * pitch));
            for r in 0..R {
                acc[r][j] = L::fma(x[r], w, acc[r][j]);
            }
        }
    }
}

/// Sums the lanes of each output and writes R rows of the first `min(n, C)` columns.
#[inline(always)]
pub(super) unsafe fn finish<L: Lanes, const R: usize, const C: usize>(acc: [[L::V; C]; R], t: Tile) {
    const { assert!(R * C <= 24) };
    let mut sums = [0.0f32; 24];
    // SAFETY: these outputs are inside the tile.
    unsafe {
        let mut i = 0;
        while i < R * C {
            let mut four = [L::zero(); 4];
            for (j, v) in four.iter_mut().enumerate() {
                if i + j < R * C {
                    *v = acc[(i + j) / C][(i + j) % C];
                }
            }
            sums[i..i + 4].copy_from_slice(&L::sum4(four));
            i += 4;
        }
        for r in 0..R {
            for j in 0..C {
                if j < t.n {
                    let out = t.c.add(r * t.ldc + j);
                    let sum = sums[r * C + j];
                    *out = if t.accumulate { *out + sum } else { sum };
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
