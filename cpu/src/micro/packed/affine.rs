//! Affine weights, `w = scale * code + bias`: the order of summation, written once for all instruction sets and
//! widths of codes.
//!
//! A row's codes are a stream of bits. A *unit* is a few whole words of it: 32 codes, or 16 of 6 and 8 bits, so that
//! a unit has one scale. Sixteen units are a *block*, one unit to a lane, and blocks follow each other from `k0`; the
//! last may lack units. The sum of an output has sixteen lanes:
//!
//! 1. Lane `l` adds `bias[g] * (sum of A over group g)` for the groups `g = l, l + 16, ..` in that order, fused, from +0.
//! 2. Then block after block: a chain of fused `A * code` over the unit of the lane, in rising k from +0, and
//!    the lane adds `scale * chain`, fused. Lane `l` holds unit `4 (l % 4) + l / 4`, which is what transposing four by
//!    four words gives.
//! 3. The lanes are added as those of the plain tiles.
//!
//! The sum of A over a group is the sum over its units, in order, of the sums in rising k. Codes are taken from their
//! words where they stand, that is times a power of two, which [`prepare`] takes from A: only where A is
//! smaller than 2^-98 does that round.

#![allow(clippy::needless_range_loop)] // As in `tile`.

use super::{Packed, StoredFormat};
use crate::micro::tile::{self, Bf16, F16, F32, LANES, Lanes, Stored, Tile};
use std::cell::Cell;
use std::mem::MaybeUninit;

/// Rows of A that [`many_rows`] takes at a time, and columns whose lanes rest between blocks.
const ROWS: usize = 64;
const COLUMNS: usize = 24;
/// The most codes of a unit.
const UNIT: usize = 32;
/// How far ahead codes and scales are asked for, in bytes.
const AHEAD: usize = 16 << 10;

/// Where sixteen units go: lane `l` holds unit `UNITS[l]`, and unit `u` is in lane `UNITS[u]`.
pub(super) const UNITS: [usize; LANES] = {
    let mut units = [0; LANES];
    let mut l = 0;
    while l < LANES {
        units[l] = 4 * (l % 4) + l / 4;
        l += 1;
    }
    units
};

/// The first column, counted in its block, of each lane's unit.
const fn first_columns(unit: usize) -> [u32; LANES] {
    let mut columns = [0; LANES];
    let mut l = 0;
    while l < LANES {
        columns[l] = (UNITS[l] * unit) as u32;
        l += 1;
    }
    columns
}
static FIRST_OF_16: [u32; LANES] = first_columns(16);
static FIRST_OF_32: [u32; LANES] = first_columns(32);

/// What an instruction set does with codes.
///
/// # Safety
/// As [`Lanes`].
pub(super) trait Codes: Lanes {
    /// Whether shifts and masks are cheaper where they are constants.
    const IMMEDIATES: bool;
    /// Sixteen u32.
    type Words: Copy;

    /// Sixteen words.
    unsafe fn load_words(p: *const u32) -> Self::Words;
    /// Sixteen units of `W` words, of which `count` words are there (and read) and the others are zero: word `w` of the
    /// result has that of unit `UNITS[l]` in lane `l`.
    unsafe fn units<const W: usize>(p: *const u32, count: usize) -> [Self::Words; W];
    /// Sixteen units of at least four f32, `pitch` apart: the same for the first four of each.
    unsafe fn columns(p: *const f32, pitch: usize) -> [Self::V; 4];
    unsafe fn and(v: Self::Words, mask: u32) -> Self::Words;
    unsafe fn shift_right(v: Self::Words, by: u32) -> Self::Words;
    /// 32 bits of `high:low` from bit `by`, which is in `1..32`.
    unsafe fn funnel(low: Self::Words, high: Self::Words, by: u32) -> Self::Words;
    /// Words below 2^31, rounded.
    unsafe fn float(v: Self::Words) -> Self::V;
    /// The lowest four bits of each word.
    unsafe fn low_four(v: Self::Words) -> Self::V;
    /// Of each lane, that element of `v` which `index` says.
    unsafe fn pick(v: Self::V, index: Self::Words) -> Self::V;
    unsafe fn add(a: Self::V, b: Self::V) -> Self::V;
    /// The vector itself, computed here: the compiler neither moves what depends on it before other vectors that were
    /// pinned earlier, nor reads of memory. Left alone, it puts the chains of a block one after the other, and each
    /// waits for itself.
    unsafe fn pin(v: Self::V) -> Self::V;
    unsafe fn scale(a: Self::V, by: f32) -> Self::V;
}

/// Runs the body for j = 0 .. unit, 16 or 32, each with j a constant where instructions want one.
macro_rules! unrolled {
    ($lanes:ty, $unit:expr, $j:ident, $body:expr) => {
        if <$lanes>::IMMEDIATES {
            unrolled!(@ $j, $body, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
            if $unit > 16 {
                unrolled!(@ $j, $body, 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31);
            }
        } else {
            for $j in 0..$unit {
                $body
            }
        }
    };
    (@ $j:ident, $body:expr, $($n:literal)*) => { $( { let $j: usize = $n; $body } )* };
}

/// Code `j` of each lane's unit, times [`place`].
#[inline(always)]
unsafe fn code<L: Codes, const BITS: usize, const W: usize>(words: &[L::Words; W], j: usize) -> L::V {
    let (word, from) = (j * BITS / 32, j * BITS % 32);
    let mask = (1u32 << BITS) - 1;
    // SAFETY: the trait's contract is passed on.
    unsafe {
        if BITS == 4 && from == 0 {
            L::low_four(words[word])
        } else if from + BITS < 32 {
            L::float(L::and(words[word], mask << from))
        } else if from + BITS == 32 {
            L::float(L::shift_right(words[word], from as u32))
        } else {
            L::float(L::and(L::funnel(words[word], words[word + 1], from as u32), mask))
        }
    }
}

/// The exponent of two that code `j` carries.
const fn place(bits: usize, j: usize) -> u32 {
    let from = (j * bits % 32) as u32;
    if from + (bits as u32) < 32 { from } else { 0 }
}

/// A product with codes of `BITS` bits in units of `W` words.
#[derive(Clone, Copy)]
pub(super) struct Product {
    /// Its `b` is not used.
    pub tile: Tile,
    pub weight: Weight,
}

/// Rows of a weight from one of them on, and from one of their columns.
#[derive(Clone, Copy)]
pub(super) struct Weight {
    codes: *const u8,
    /// Bytes from row to row.
    pitch: usize,
    scales: *const u8,
    biases: *const u8,
    scales_pitch: usize,
    /// The power of two of a group's columns.
    group: u32,
    stored: StoredFormat,
}

impl Weight {
    /// # Safety
    /// As [`super::PackedFn`].
    #[inline(always)]
    pub unsafe fn new(base: *const u8, packed: *const Packed, bits: usize, row0: usize, k0: usize) -> Self {
        // SAFETY: the caller's description and weight.
        unsafe {
            let p = *packed;
            let (size, group) = (p.stored.size(), p.group.trailing_zeros());
            let weight = Self {
                codes: base.add(p.codes + k0 * bits / 8),
                pitch: p.columns * bits / 8,
                scales: base.add(p.scales + (k0 >> group) * size),
                biases: base.add(p.biases + (k0 >> group) * size),
                scales_pitch: (p.columns >> group) * size,
                group,
                stored: p.stored,
            };
            weight.row(row0)
        }
    }

    #[inline(always)]
    unsafe fn row(self, row: usize) -> Self {
        // SAFETY: the weight has that row.
        unsafe {
            Self {
                codes: self.codes.add(row * self.pitch),
                scales: self.scales.add(row * self.scales_pitch),
                biases: self.biases.add(row * self.scales_pitch),
                ..self
            }
        }
    }
}

/// Up to sixteen scales or biases from group `group` on; the lanes after `count` are zero.
#[inline(always)]
unsafe fn groups<L: Lanes>(p: *const u8, stored: StoredFormat, group: usize, count: usize) -> L::V {
    #[inline(always)]
    unsafe fn load<L: Lanes, S: Stored>(p: *const u8, group: usize, count: usize) -> L::V {
        // SAFETY: the row has `count` groups from `group` on.
        unsafe {
            let p = p.add(group * S::SIZE);
            if count >= LANES { S::load::<L>(p) } else { S::load_part::<L>(p, count) }
        }
    }
    // SAFETY: as above.
    unsafe {
        match stored {
            StoredFormat::F32 => load::<L, F32>(p, group, count),
            StoredFormat::F16 => load::<L, F16>(p, group, count),
            StoredFormat::Bf16 => load::<L, Bf16>(p, group, count),
        }
    }
}

/// Rows of A in the order of use. Each row: for each block, the first element of every unit, the second, and so on;
/// then its sums over groups, with zeros up to a multiple of 16.
#[derive(Clone, Copy)]
struct Prepared {
    rows: *mut f32,
    /// Elements from row to row.
    pitch: usize,
    /// Elements of a row before its sums.
    sums: usize,
}

/// Sixteen f32 at an address that is a multiple of their size.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Vector(#[expect(dead_code, reason = "its memory is used, by pointer")] [f32; LANES]);

impl Vector {
    pub const ZERO: Self = Self([0.0; LANES]);

    pub fn pointer(all: &mut [Self]) -> *mut f32 {
        all.as_mut_ptr().cast()
    }
}

thread_local! {
    static PREPARED: Cell<Vec<Vector>> = const { Cell::new(Vec::new()) };
}

/// # Safety
/// As [`super::PackedFn`]; `rows` are below m and `to` has room for them.
#[inline(always)]
unsafe fn prepare<L: Codes, const BITS: usize, const W: usize>(p: Product, row: usize, rows: usize, to: Prepared) {
    let unit = 32 * W / BITS;
    let (t, group) = (p.tile, p.weight.group);
    let mut last = [0.0f32; UNIT * LANES];
    for r in 0..rows {
        // SAFETY: whole blocks of A are read, or copied before.
        unsafe {
            let from = t.a.add((row + r) * t.lda);
            let to_row = to.rows.add(r * to.pitch);
            let sums = to_row.add(to.sums);
            sums.write_bytes(0, to.pitch - to.sums);
            let mut at = 0;
            while at < t.k {
                let mut block = from.add(at);
                if t.k - at < unit * LANES {
                    last[..t.k - at].copy_from_slice(std::slice::from_raw_parts(block, t.k - at));
                    last[t.k - at..].fill(0.0);
                    block = last.as_ptr();
                }
                let mut sum = L::zero();
                for j in (0..unit).step_by(4) {
                    let columns = L::columns(block.add(j), unit);
                    for i in 0..4 {
                        sum = L::add(sum, columns[i]);
                        let scaled = L::scale(columns[i], f32::from_bits((127 - place(BITS, j + i)) << 23));
                        L::store(to_row.add(at + LANES * (j + i)), scaled);
                    }
                }
                let mut lanes = [0.0f32; LANES];
                L::store(lanes.as_mut_ptr(), sum);
                for u in 0..LANES.min((t.k - at) / unit) {
                    *sums.add((at + u * unit) >> group) += lanes[UNITS[u]];
                }
                at += unit * LANES;
            }
        }
    }
}

/// Prepares all rows, or 64 at a time where there are more, and multiplies.
///
/// # Safety
/// As [`super::PackedFn`], inside a function that enables `L`'s instruction set.
#[inline(always)]
pub(super) unsafe fn product<L: Codes, const BITS: usize, const W: usize>(
    p: Product,
    many: unsafe fn(Product, *mut f32, usize, usize),
) {
    let block = 32 * W / BITS * LANES;
    let sums = p.tile.k.next_multiple_of(block);
    let pitch = sums + (p.tile.k >> p.weight.group).next_multiple_of(LANES);
    let mut memory = PREPARED.take();
    let vectors = pitch / LANES * p.tile.m.min(ROWS);
    if memory.len() < vectors {
        memory.resize(vectors, Vector::ZERO);
    }
    let mut row = 0;
    while row < p.tile.m {
        let rows = (p.tile.m - row).min(ROWS);
        // SAFETY: the memory has room for `rows` rows; the part of C that is left begins at `row`.
        unsafe {
            let prepared = Prepared { rows: Vector::pointer(&mut memory), pitch, sums };
            prepare::<L, BITS, W>(p, row, rows, prepared);
            let tile = Tile { m: rows, c: p.tile.c.add(row * p.tile.ldc), ..p.tile };
            let part = Product { tile, ..p };
            if p.tile.m <= tile::FEW_ROWS {
                few_rows::<L, BITS, W>(part, prepared);
            } else {
                many(part, prepared.rows, pitch, sums);
            }
        }
        row += rows;
    }
    PREPARED.set(memory);
}

/// Passes over the weight once: right where memory is the limit.
#[inline(always)]
unsafe fn few_rows<L: Codes, const BITS: usize, const W: usize>(p: Product, a: Prepared) {
    // SAFETY: the contract is passed on.
    unsafe {
        match (L::WIDE, p.tile.m) {
            (_, 0) => {}
            (true, 1) => stream::<L, BITS, W, 1, 4>(p, a),
            (true, 2) => stream::<L, BITS, W, 2, 2>(p, a),
            (true, _) => stream::<L, BITS, W, 4, 2>(p, a),
            (false, 1) => stream::<L, BITS, W, 1, 2>(p, a),
            (false, _) => stream::<L, BITS, W, 2, 2>(p, a),
        }
    }
}

#[inline(always)]
unsafe fn stream<L: Codes, const BITS: usize, const W: usize, const R: usize, const C: usize>(p: Product, a: Prepared) {
    const { assert!(R <= 4) };
    let t = p.tile;
    let mut col = 0;
    while col < t.n {
        let mut row = 0;
        while row < t.m {
            // SAFETY: row < m and col < n.
            unsafe {
                let tile = Tile { m: t.m - row, n: t.n - col, c: t.c.add(row * t.ldc + col), ..t };
                let part = Product { tile, weight: p.weight.row(col) };
                let a = Prepared { rows: a.rows.add(row * a.pitch), ..a };
                row += match t.m - row {
                    4.. if R >= 4 => streamed::<L, BITS, W, 4, C>(part, a),
                    2.. if R >= 2 => streamed::<L, BITS, W, 2, C>(part, a),
                    _ => streamed::<L, BITS, W, 1, C>(part, a),
                };
            }
        }
        col += C;
    }
}

/// R rows of A by `min(n, C)` rows of W. Columns past the last repeat it and are not written. Gives R.
#[inline(always)]
unsafe fn streamed<L: Codes, const BITS: usize, const W: usize, const R: usize, const C: usize>(
    p: Product,
    a: Prepared,
) -> usize {
    let unit = 32 * W / BITS;
    let block = unit * LANES;
    let (t, group, stored) = (p.tile, p.weight.group, p.weight.stored);
    // SAFETY: rows 0..R and columns 0..min(n, C) are there; blocks and groups are read below k.
    unsafe {
        let mut rows = [p.weight; C];
        for j in 1..C {
            rows[j] = p.weight.row(j.min(t.n - 1));
        }
        let index = lane_groups::<L>(unit, group);
        let mut total = [[L::zero(); C]; R];
        for j in 0..C {
            for r in 0..R {
                total[r][j] = biases::<L>(rows[j], t.k, a.rows.add(r * a.pitch + a.sums));
            }
        }
        let mut at = 0;
        while at < t.k {
            let left = t.k - at;
            let mut words = [L::units::<W>(rows[0].codes.add(at * BITS / 8).cast(), left * BITS / 32); C];
            for j in 1..C {
                words[j] = L::units::<W>(rows[j].codes.add(at * BITS / 8).cast(), left * BITS / 32);
            }
            let mut acc = [[L::zero(); C]; R];
            let from = a.rows.add(at);
            unrolled!(L, unit, i, {
                let mut x = [L::zero(); R];
                for r in 0..R {
                    x[r] = L::load(from.add(r * a.pitch + LANES * i));
                }
                for j in 0..C {
                    let w = code::<L, BITS, W>(&words[j], i);
                    for r in 0..R {
                        acc[r][j] = L::pin(L::fma(x[r], w, acc[r][j]));
                    }
                }
            });
            let count = left.min(block) >> group;
            for j in 0..C {
                for line in 0..(4 * W * LANES).div_ceil(64) {
                    L::prefetch(rows[j].codes.wrapping_add(at * BITS / 8 + 64 * line + AHEAD));
                }
                let scale = L::pick(groups::<L>(rows[j].scales, stored, at >> group, count), index);
                for r in 0..R {
                    total[r][j] = L::fma(acc[r][j], scale, total[r][j]);
                }
            }
            at += block;
        }
        tile::finish::<L, R, C>(total, t);
    }
    R
}

/// For each lane, the group of its unit, counted from the block's first.
#[inline(always)]
unsafe fn lane_groups<L: Codes>(unit: usize, group: u32) -> L::Words {
    // SAFETY: sixteen words. (A shift, because this is done again wherever it is used.)
    unsafe {
        L::shift_right(L::load_words(if unit == 16 { FIRST_OF_16.as_ptr() } else { FIRST_OF_32.as_ptr() }), group)
    }
}

/// What the lanes begin with: biases times sums of A.
#[inline(always)]
unsafe fn biases<L: Codes>(row: Weight, k: usize, sums: *const f32) -> L::V {
    let count = k >> row.group;
    let mut g = 0;
    // SAFETY: the row has `count` groups from here, and the sums go up to a multiple of 16.
    unsafe {
        let mut lanes = L::zero();
        while g < count {
            let bias = groups::<L>(row.biases, row.stored, g, count - g);
            lanes = L::fma(L::load(sums.add(g)), bias, lanes);
            g += LANES;
        }
        lanes
    }
}

/// Decoded codes of a few rows of W in one block, and the lanes of outputs between blocks.
#[repr(align(64))]
struct Panel(MaybeUninit<[f32; 6 * UNIT * LANES]>);
#[repr(align(64))]
struct Resting(MaybeUninit<[f32; ROWS * COLUMNS * LANES]>);

/// For m up to [`ROWS`]: each block of a few rows of W is decoded once for all rows of A.
///
/// # Safety
/// As [`product`]; `rows`, `pitch` and `sums` are what it prepared.
#[inline(always)]
pub(super) unsafe fn many_rows<L: Codes, const BITS: usize, const W: usize>(
    p: Product,
    rows: *mut f32,
    pitch: usize,
    sums: usize,
) {
    let a = Prepared { rows, pitch, sums };
    // SAFETY: the contract is passed on.
    unsafe { if L::WIDE { blocks::<L, BITS, W, 4, 6>(p, a) } else { blocks::<L, BITS, W, 2, 3>(p, a) } }
}

#[inline(always)]
unsafe fn blocks<L: Codes, const BITS: usize, const W: usize, const R: usize, const C: usize>(p: Product, a: Prepared) {
    const { assert!(C <= 6 && COLUMNS.is_multiple_of(C) && ROWS.is_multiple_of(R) && R <= 4) };
    let block = 32 * W / BITS * LANES;
    let t = p.tile;
    let mut resting = Resting(MaybeUninit::uninit());
    let mut panel = Panel(MaybeUninit::uninit());
    let resting: *mut f32 = resting.0.as_mut_ptr().cast();
    let panel: *mut f32 = panel.0.as_mut_ptr().cast();
    let mut col0 = 0;
    while col0 < t.n {
        let col1 = t.n.min(col0 + COLUMNS);
        // SAFETY: rows below m, columns below n, k below k; the resting lanes of output (r, c) are at
        // r * COLUMNS + c - col0, which groups of R and C stay inside of.
        unsafe {
            for col in col0..col0 + (col1 - col0).next_multiple_of(C) {
                let row = p.weight.row(col.min(t.n - 1));
                for r in 0..t.m {
                    let lanes = biases::<L>(row, t.k, a.rows.add(r * a.pitch + a.sums));
                    L::store(resting.add((r * COLUMNS + col - col0) * LANES), lanes);
                }
            }
            let mut at = 0;
            while at < t.k {
                let mut col = col0;
                while col < col1 {
                    let mut scales = [L::zero(); C];
                    for j in 0..C {
                        let row = p.weight.row((col + j).min(t.n - 1));
                        scales[j] = decode::<L, BITS, W, C>(row, at, t.k - at, panel.add(j * LANES));
                    }
                    let mut row = 0;
                    while row < t.m {
                        let from = a.rows.add(row * a.pitch + at);
                        let rest = resting.add((row * COLUMNS + col - col0) * LANES);
                        match t.m - row {
                            1 if R > 1 => dense::<L, 1, C>(from, a.pitch, panel, block, &scales, rest),
                            2 if R > 2 => dense::<L, 2, C>(from, a.pitch, panel, block, &scales, rest),
                            3 if R > 3 => dense::<L, 3, C>(from, a.pitch, panel, block, &scales, rest),
                            _ => dense::<L, R, C>(from, a.pitch, panel, block, &scales, rest),
                        }
                        row += R;
                    }
                    col += C;
                }
                at += block;
            }
            for r in 0..t.m {
                let mut col = col0;
                while col < col1 {
                    let mut lanes = [[L::zero(); C]; 1];
                    for j in 0..C {
                        lanes[0][j] = L::load(resting.add((r * COLUMNS + col - col0 + j) * LANES));
                    }
                    tile::finish::<L, 1, C>(lanes, Tile { n: col1 - col, c: t.c.add(r * t.ldc + col), ..t });
                    col += C;
                }
            }
        }
        col0 = col1;
    }
}

/// Writes one block of a row's codes as f32, each vector `C` vectors after the one before, and gives its scales.
#[inline(always)]
unsafe fn decode<L: Codes, const BITS: usize, const W: usize, const C: usize>(
    row: Weight,
    at: usize,
    left: usize,
    panel: *mut f32,
) -> L::V {
    let unit = 32 * W / BITS;
    // SAFETY: `left` columns from `at` on are there; the panel has room for a block of C rows.
    unsafe {
        let words = L::units::<W>(row.codes.add(at * BITS / 8).cast(), left * BITS / 32);
        unrolled!(L, unit, i, L::store(panel.add(i * C * LANES), code::<L, BITS, W>(&words, i)));
        let count = left.min(unit * LANES) >> row.group;
        L::pick(groups::<L>(row.scales, row.stored, at >> row.group, count), lane_groups::<L>(unit, row.group))
    }
}

/// R rows of A by C decoded rows over one block.
#[inline(always)]
unsafe fn dense<L: Codes, const R: usize, const C: usize>(
    a: *const f32,
    pitch: usize,
    panel: *const f32,
    block: usize,
    scales: &[L::V; C],
    resting: *mut f32,
) {
    // SAFETY: R rows of a block are there in A, C in the panel, and the lanes of their outputs in `resting`.
    unsafe {
        let mut acc = [[L::zero(); C]; R];
        let mut at = 0;
        while at < block {
            let mut x = [L::zero(); R];
            for r in 0..R {
                x[r] = L::load(a.add(r * pitch + at));
            }
            for j in 0..C {
                let w = L::load(panel.add(C * at + j * LANES));
                for r in 0..R {
                    acc[r][j] = L::fma(x[r], w, acc[r][j]);
                }
            }
            at += LANES;
        }
        for r in 0..R {
            for j in 0..C {
                let rest = resting.add((r * COLUMNS + j) * LANES);
                L::store(rest, L::fma(acc[r][j], scales[j], L::load(rest)));
            }
        }
    }
}

/// Defines the products of one instruction set: `$select(bits) -> Option<PackedFn>`.
macro_rules! entries {
    ($select:ident, $lanes:ty $(, $feature:literal)?) => {
        /// The product with codes of so many bits.
        pub(super) fn $select(bits: u8) -> Option<$crate::micro::packed::PackedFn> {
            use $crate::micro::packed::Packed;
            use $crate::micro::packed::affine::{self, Product, Weight};
            use $crate::micro::tile::Tile;

            /// # Safety
            /// As [`affine::many_rows`]. Not inlined: its stack frame holds lanes and a panel.
            #[inline(never)]
            $(#[target_feature(enable = $feature)])?
            unsafe fn many<const BITS: usize, const W: usize>(p: Product, rows: *mut f32, pitch: usize, sums: usize) {
                // SAFETY: the instruction set is enabled here; the rest is the caller's.
                unsafe { affine::many_rows::<$lanes, BITS, W>(p, rows, pitch, sums) }
            }

            /// # Safety
            /// As [`crate::micro::packed::PackedFn`].
            $(#[target_feature(enable = $feature)])?
            unsafe extern "C" fn entry<const BITS: usize, const W: usize>(
                m: usize,
                n: usize,
                k: usize,
                a: *const f32,
                lda: usize,
                base: *const u8,
                packed: *const Packed,
                row0: usize,
                k0: usize,
                c: *mut f32,
                ldc: usize,
                accumulate: u32,
            ) {
                let tile = Tile { m, n, k, a, lda, b: base, ldb: 0, c, ldc, accumulate: accumulate != 0 };
                // SAFETY: the instruction set is enabled here; the rest is the caller's.
                unsafe {
                    let weight = Weight::new(base, packed, BITS, row0, k0);
                    affine::product::<$lanes, BITS, W>(Product { tile, weight }, many::<BITS, W>)
                }
            }

            // The words of a unit: 32 codes, or 16.
            Some(match bits {
                2 => entry::<2, 2>,
                3 => entry::<3, 3>,
                4 => entry::<4, 4>,
                5 => entry::<5, 5>,
                6 => entry::<6, 3>,
                8 => entry::<8, 4>,
                _ => return None,
            })
        }
    };
}
pub(super) use entries;
