//! EXL3 weights: `y = (((x * suh) H) W) H * svh` for the inner matrix W that the tiles hold, written once for all
//! instruction sets, rates and codebooks.
//!
//! Rows of A are rotated first ([`super::rotate`]). Sixteen outputs of a tile are then the lanes, and every input adds
//! to all of them: no lanes are added in the end. The sum of an output is, for each [`DEPTH`] inputs, a chain of fused
//! `A * w` from +0 in the order of [`input`], added to a total from +0. The values are those of the format exactly, halves, so
//! no product is rounded before its sum. Then each block of 128 outputs is rotated: all of a block is computed, also
//! where only a part of it is asked for.
//!
//! A few tiles are decoded to f32, which stay in the first cache, and are then used by all rows of A: decoding costs
//! several times as much as one row's products do.

#![allow(clippy::needless_range_loop)] // As in `tile`.

use super::Packed;
use super::affine::{Codes, Vector};
use super::rotate;
use crate::micro::tile::{LANES, Tile};
use std::cell::Cell;
use std::mem::MaybeUninit;
use tf_ir::format::Codebook;

/// Inputs and outputs of a tile.
pub(super) const TILE: usize = 16;
/// Inputs whose products make one chain.
pub(super) const DEPTH: usize = 64;
/// Tiles side by side that are decoded together.
pub(super) const TILES: usize = 4;
/// Rows of A that use them.
const ROWS: usize = 64;

/// What an instruction set does with states.
///
/// # Safety
/// As [`Codes`].
pub(super) trait States: Codes {
    /// Rows of A whose sums, with [`TILES`] vectors of outputs, fit the registers.
    const ROWS: usize;
    /// Of each lane, 32 bits of the stream: from bit `shift` of word `high`, most significant first, on into word `low`.
    /// `words` are the words of the ring; up to 15 more may be read.
    unsafe fn window(ring: *const u32, words: usize, high: &Lane, low: &Lane, shift: &Lane) -> Self::Words;
    /// The low half of the product.
    unsafe fn multiply(v: Self::Words, by: u32) -> Self::Words;
    unsafe fn plus(v: Self::Words, more: u32) -> Self::Words;
    unsafe fn shift_left_16(v: Self::Words) -> Self::Words;
    /// `(v >> 3, copying the sign) & mask ^ flip`, as a float.
    unsafe fn shifted(v: Self::Words, mask: u32, flip: u32) -> Self::V;
    /// The sum of the four bytes.
    unsafe fn bytes(v: Self::Words) -> Self::Words;
    unsafe fn subtract(a: Self::V, b: Self::V) -> Self::V;
    unsafe fn splat(v: f32) -> Self::V;
    /// Lane `l` has what lane `l ^ by` had, for a power of two below 16.
    unsafe fn swap(v: Self::V, by: usize) -> Self::V;
}

/// A number for each lane, at an address for vectors.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Lane(pub [u32; LANES]);

/// Where the states of a tile stand in its ring. A window of 32 bits has four states, which are inputs of one output; two
/// where a weight has 6 bits or more.
pub(super) struct Windows {
    high: [Lane; 8],
    low: [Lane; 8],
    shift: [Lane; 8],
}

/// States in a window.
const fn states(half_bits: usize) -> usize {
    if half_bits <= 10 { 4 } else { 2 }
}

/// The bit of its window at which state `s` begins. (Windows begin at even positions of the ring.)
const fn offset(half_bits: usize, s: usize) -> usize {
    (s * half_bits).div_ceil(2)
}

/// The input of state `s` of window `w`: ring position 8 t + j of a tile is input 2 (t mod 4) + (j mod 2) + 8 (j/2 mod 2)
/// and output t/4 + 8 (j/4).
pub(super) const fn input(half_bits: usize, w: usize, s: usize) -> usize {
    let per_thread = 4 / states(half_bits);
    let j = w % per_thread * states(half_bits) + s;
    2 * (w / per_thread) + j % 2 + 8 * (j / 2)
}

const fn windows(half_bits: usize) -> Windows {
    let none = [Lane([0; LANES]); 8];
    let mut all = Windows { high: none, low: none, shift: none };
    let words = 4 * half_bits;
    let per_thread = 4 / states(half_bits);
    let mut w = 0;
    while w < 4 * per_thread {
        let mut l = 0;
        while l < LANES {
            let position = 8 * (4 * (l % 8) + w / per_thread) + 4 * (l / 8) + w % per_thread * states(half_bits);
            let start = ((position + 1) * half_bits / 2 + 32 * words - 16) % (32 * words);
            all.high[w].0[l] = (start / 32) as u32;
            all.low[w].0[l] = ((start / 32 + 1) % words) as u32;
            all.shift[w].0[l] = (start % 32) as u32;
            l += 1;
        }
        w += 1;
    }
    all
}

/// The value of each state, by `CODEBOOK`, which is one of [`Codebook`]'s as a number.
#[inline(always)]
unsafe fn value<L: States, const CODEBOOK: usize>(state: L::Words) -> L::V {
    // SAFETY: the trait's contract is passed on.
    unsafe {
        let exact = if CODEBOOK == Codebook::Mul1 as usize {
            let sum = L::bytes(L::multiply(state, Codebook::MUL1));
            L::fma(L::float(sum), L::splat(Codebook::SUM_SCALE), L::splat(Codebook::SUM_OFFSET))
        } else {
            let word = if CODEBOOK == Codebook::Mcg as usize {
                L::multiply(state, Codebook::MCG)
            } else {
                L::plus(L::multiply(state, Codebook::THREE_INST), Codebook::THREE_INST_ADDEND)
            };
            // Each half, (word & 0x8fff) ^ 0x3b60, widened: its exponent's upper bits are always 011, and 112 more
            // for f32.
            let (mask, flip) = (0x81ff_e000, 0x3f6c_0000);
            L::add(L::shifted(word, mask, flip), L::shifted(L::shift_left_16(word), mask, flip))
        };
        round::<L>(exact)
    }
}

/// Rounds to eleven bits by Dekker's splitting, which for every state gives what rounding to half to nearest even does;
/// the tests compare them all.
#[inline(always)]
pub(super) unsafe fn round<L: States>(exact: L::V) -> L::V {
    // SAFETY: the trait's contract is passed on.
    unsafe {
        let high = L::scale(exact, 8193.0);
        L::subtract(high, L::subtract(high, exact))
    }
}

/// Decodes [`TILES`] tiles side by side, as far down as [`DEPTH`]: panel f32 [DEPTH, TILES, 16]. `pitch` is in bytes, from
/// a row of tiles to the next.
pub(super) type Decode = unsafe fn(tiles: *const u8, pitch: usize, panel: *mut f32);

/// Adds the products of [`DEPTH`] inputs of a row alone with the same tiles to totals, [TILES, 16], in the same order as
/// with a panel.
pub(super) type Alone = unsafe fn(tiles: *const u8, pitch: usize, a: *const f32, totals: *mut f32);

/// What is done with tiles; without a way for a row alone, it uses decoded ones as all do.
#[derive(Clone, Copy)]
pub(super) struct Tiles {
    pub decode: Decode,
    pub alone: Option<Alone>,
}

/// # Safety
/// The tiles are there, and 64 bytes after the last; inside a function that enables `L`'s instruction set.
#[inline(always)]
pub(super) unsafe fn decode<L: States, const HALF_BITS: usize, const CODEBOOK: usize>(
    tiles: *const u8,
    pitch: usize,
    panel: *mut f32,
) {
    let table: &Windows = const { &windows(HALF_BITS) };
    for down in 0..DEPTH / TILE {
        for across in 0..TILES {
            // SAFETY: tiles and panel have room for these.
            unsafe {
                let ring: *const u32 = tiles.add(down * pitch + across * TILE * HALF_BITS).cast();
                L::prefetch(ring.cast::<u8>().wrapping_add(DEPTH / TILE * pitch));
                L::prefetch(ring.cast::<u8>().wrapping_add(DEPTH / TILE * pitch + TILE * HALF_BITS - 1));
                let to = panel.add((down * TILE * TILES + across) * LANES);
                for w in 0..16 / states(HALF_BITS) {
                    let bits = L::window(ring, 4 * HALF_BITS, &table.high[w], &table.low[w], &table.shift[w]);
                    let to = to.add(input(HALF_BITS, w, 0) * TILES * LANES);
                    state::<L, HALF_BITS, CODEBOOK, 0>(bits, to);
                    state::<L, HALF_BITS, CODEBOOK, 1>(bits, to);
                    if states(HALF_BITS) == 4 {
                        state::<L, HALF_BITS, CODEBOOK, 2>(bits, to);
                        state::<L, HALF_BITS, CODEBOOK, 3>(bits, to);
                    }
                }
            }
        }
    }
}

/// Writes the values of state `S` of a window, whose first input's place in the panel is given.
#[inline(always)]
unsafe fn state<L: States, const HALF_BITS: usize, const CODEBOOK: usize, const S: usize>(
    window: L::Words,
    first: *mut f32,
) {
    // SAFETY: the caller's panel has room.
    unsafe {
        let state = L::and(L::shift_right(window, 16 - offset(HALF_BITS, S) as u32), 0xffff);
        L::store(first.add(input(HALF_BITS, 0, S) * TILES * LANES), value::<L, CODEBOOK>(state));
    }
}

/// A product: the matrix, where in it, and the tile, whose `b` is not used.
#[derive(Clone, Copy)]
pub(super) struct Product {
    tile: Tile,
    trellis: *const u8,
    suh: *const u16,
    svh: *const u16,
    tile_bytes: usize,
    /// Bytes from a row of tiles to the next.
    pitch: usize,
    row0: usize,
}

impl Product {
    /// # Safety
    /// As [`super::PackedFn`].
    #[inline(always)]
    pub unsafe fn new(tile: Tile, packed: *const Packed, half_bits: usize, row0: usize, k0: usize) -> Self {
        // SAFETY: the caller's description and weight, which has that row and column.
        unsafe {
            let p = *packed;
            let matrix = tile.b.add(row0 / p.rows * p.matrix);
            let tile_bytes = TILE * half_bits;
            let pitch = p.rows.next_multiple_of(rotate::BLOCK) / TILE * tile_bytes;
            Self {
                tile,
                trellis: matrix.add(p.codes + k0 / TILE * pitch),
                suh: matrix.add(p.scales).cast::<u16>().add(k0),
                svh: matrix.add(p.biases).cast(),
                tile_bytes,
                pitch,
                row0: row0 % p.rows,
            }
        }
    }
}

thread_local! {
    /// Rotated rows of A.
    static ROTATED: Cell<Vec<Vector>> = const { Cell::new(Vec::new()) };
}

#[repr(align(64))]
struct Panel(MaybeUninit<[f32; DEPTH * TILES * LANES]>);
#[repr(align(64))]
struct Totals([f32; ROWS * rotate::BLOCK]);

/// # Safety
/// As [`super::PackedFn`], inside a function that enables `L`'s instruction set.
#[inline(always)]
pub(super) unsafe fn product<L: States>(p: Product, tiles: Tiles) {
    let t = p.tile;
    let depth = t.k.next_multiple_of(rotate::BLOCK);
    let mut memory = ROTATED.take();
    let vectors = depth / LANES * t.m.min(ROWS);
    if memory.len() < vectors {
        memory.resize(vectors, Vector::ZERO);
    }
    let mut totals = Totals([0.0; ROWS * rotate::BLOCK]);
    for first in (0..t.m).step_by(ROWS) {
        let rows = (t.m - first).min(ROWS);
        // SAFETY: the memory has room for `rows` rows of `depth`; rows below m, columns below n.
        unsafe {
            let rotated = Vector::pointer(&mut memory);
            for r in 0..rows {
                rotate::into::<L>(t.a.add((first + r) * t.lda), t.k, p.suh, rotated.add(r * depth));
            }
            let mut col = 0;
            while col < t.n {
                let (block, inside) = ((p.row0 + col) / rotate::BLOCK, (p.row0 + col) % rotate::BLOCK);
                let count = (t.n - col).min(rotate::BLOCK - inside);
                columns::<L>(p, tiles, block, rotated, depth, rows, &mut totals);
                for (r, sums) in totals.0.chunks_exact_mut(rotate::BLOCK).take(rows).enumerate() {
                    rotate::out::<L>(sums.as_mut_ptr(), p.svh.add(block * rotate::BLOCK));
                    let out = std::slice::from_raw_parts_mut(t.c.add((first + r) * t.ldc + col), count);
                    for (out, sum) in out.iter_mut().zip(&sums[inside..]) {
                        *out = if t.accumulate { *out + sum } else { *sum };
                    }
                }
                col += count;
            }
        }
    }
    ROTATED.set(memory);
}

/// The totals of a block of outputs, not yet rotated, for rotated rows of A, [rows, depth].
#[inline(always)]
unsafe fn columns<L: States>(
    p: Product,
    how: Tiles,
    block: usize,
    rotated: *const f32,
    depth: usize,
    rows: usize,
    totals: &mut Totals,
) {
    let mut panel = Panel(MaybeUninit::uninit());
    let panel: *mut f32 = panel.0.as_mut_ptr().cast();
    totals.0[..rows * rotate::BLOCK].fill(0.0);
    // SAFETY: the matrix has whole blocks of outputs, and of inputs below `depth`.
    unsafe {
        for col in (0..rotate::BLOCK).step_by(TILES * LANES) {
            let across = (block * rotate::BLOCK + col) / TILE * p.tile_bytes;
            for at in (0..depth).step_by(DEPTH) {
                let tiles = p.trellis.add(at / TILE * p.pitch + across);
                if let (Some(alone), 1) = (how.alone, rows) {
                    alone(tiles, p.pitch, rotated.add(at), totals.0.as_mut_ptr().add(col));
                    continue;
                }
                (how.decode)(tiles, p.pitch, panel);
                let mut row = 0;
                while row < rows {
                    let a = rotated.add(row * depth + at);
                    let total = totals.0.as_mut_ptr().add(row * rotate::BLOCK + col);
                    row += match rows - row {
                        6.. if L::ROWS >= 6 => dense::<L, 6>(a, depth, panel, total),
                        4.. if L::ROWS >= 4 => dense::<L, 4>(a, depth, panel, total),
                        2.. if L::ROWS >= 2 => dense::<L, 2>(a, depth, panel, total),
                        _ => dense::<L, 1>(a, depth, panel, total),
                    };
                }
            }
        }
    }
}

/// Adds the products of R rows of A with the panel to their totals. Gives R.
#[inline(always)]
unsafe fn dense<L: States, const R: usize>(a: *const f32, lda: usize, panel: *const f32, totals: *mut f32) -> usize {
    // SAFETY: R rows of DEPTH inputs, the panel, and R rows of totals are there.
    unsafe {
        let mut acc = [[L::zero(); TILES]; R];
        for at in 0..DEPTH {
            // The order of `input` does not depend on the rate: pairs of inputs, and those 8 further down.
            let k = at / TILE * TILE + input(8, at % TILE / 4, at % 4);
            let mut x = [L::zero(); TILES];
            for j in 0..TILES {
                x[j] = L::load(panel.add((k * TILES + j) * LANES));
            }
            for r in 0..R {
                let a = L::splat(*a.add(r * lda + k));
                for j in 0..TILES {
                    acc[r][j] = L::fma(a, x[j], acc[r][j]);
                }
            }
        }
        for r in 0..R {
            for j in 0..TILES {
                let total = totals.add(r * rotate::BLOCK + j * LANES);
                L::store(total, L::add(L::load(total), acc[r][j]));
            }
        }
        R
    }
}

/// Defines the products of one instruction set: `$select(format)` gives a product, and how it decodes.
macro_rules! exl3_entries {
    ($select:ident, $lanes:ty $(, $feature:literal)?) => {
        /// The product for a codebook and rate, and how it decodes.
        pub(super) fn $select(
            format: tf_ir::format::Exl3,
        ) -> Option<($crate::micro::packed::PackedFn, exl3::Decode)> {
            use $crate::micro::packed::Packed;
            use $crate::micro::packed::exl3::Product;
            use $crate::micro::tile::Tile;
            use tf_ir::format::Codebook;

            /// # Safety
            /// As [`exl3::decode`].
            #[inline(never)]
            $(#[target_feature(enable = $feature)])?
            unsafe fn decode<const H: usize, const C: usize>(
                tiles: *const u8,
                pitch: usize,
                panel: *mut f32,
            ) {
                // SAFETY: the instruction set is enabled here; the rest is the caller's.
                unsafe { exl3::decode::<$lanes, H, C>(tiles, pitch, panel) }
            }

            /// # Safety
            /// As [`exl3::product`].
            #[inline(never)]
            $(#[target_feature(enable = $feature)])?
            unsafe fn product(p: Product, decode: exl3::Decode) {
                // SAFETY: the instruction set is enabled here; the rest is the caller's.
                unsafe { exl3::product::<$lanes>(p, exl3::Tiles { decode, alone: None }) }
            }

            /// # Safety
            /// As [`crate::micro::packed::PackedFn`].
            unsafe extern "C" fn entry<const H: usize, const C: usize>(
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
                // SAFETY: the instruction set is the caller's, and so is the rest.
                unsafe { product(Product::new(tile, packed, H, row0, k0), decode::<H, C>) }
            }

            fn both<const H: usize, const C: usize>() -> ($crate::micro::packed::PackedFn, exl3::Decode) {
                (entry::<H, C>, decode::<H, C>)
            }
            fn rate<const C: usize>(half_bits: u8) -> Option<($crate::micro::packed::PackedFn, exl3::Decode)> {
                Some(match half_bits {
                    2 => both::<2, C>(),
                    4 => both::<4, C>(),
                    6 => both::<6, C>(),
                    8 => both::<8, C>(),
                    10 => both::<10, C>(),
                    12 => both::<12, C>(),
                    14 => both::<14, C>(),
                    16 => both::<16, C>(),
                    _ => return None,
                })
            }
            match (format.codebook, format.half_bits) {
                (Codebook::Mul1, 3) => Some(both::<3, { Codebook::Mul1 as usize }>()),
                (Codebook::Mul1, 5) => Some(both::<5, { Codebook::Mul1 as usize }>()),
                (Codebook::Mul1, 7) => Some(both::<7, { Codebook::Mul1 as usize }>()),
                (Codebook::Mul1, bits) => rate::<{ Codebook::Mul1 as usize }>(bits),
                (Codebook::Mcg, bits) => rate::<{ Codebook::Mcg as usize }>(bits),
                (Codebook::ThreeInst, bits) => rate::<{ Codebook::ThreeInst as usize }>(bits),
            }
        }
    };
}
pub(super) use exl3_entries;
