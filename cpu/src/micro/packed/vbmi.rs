//! EXL3 tiles of codebook MUL1 on processors with AVX-512 VBMI and VNNI, where finding a state and adding up its bytes
//! take one instruction each. The values, and the order of their sums, are those of [`super::exl3`].
//!
//! Eight positions of the ring (those of a thread of the format's own kernels) lie in 64 bits of the stream. One
//! permutation of bytes fetches these for eight threads; the first four positions of a thread are inputs of output o, the
//! others of output o + 8. So lane 2 o has output o and lane 2 o + 1 output o + 8, until they are put in order.

#![allow(clippy::needless_range_loop)] // As in `tile`.

use super::exl3::{self, DEPTH, Decode, Product, TILE, TILES, Tiles, input, round};
use super::{Packed, PackedFn};
use crate::micro::tile::{LANES, Lanes, Tile};
use crate::micro::x86::Avx512;
use std::arch::x86_64::*;
use tf_ir::format::Codebook;

/// Bytes of a vector.
const BYTES: usize = 64;

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bytes([u8; BYTES]);

/// Where the threads whose number is `i` modulo 4 have their states.
#[derive(Clone, Copy)]
struct Place {
    /// The bytes of the ring that are the threads' 64 bits: of each, the place in its 128 bytes,
    bytes: Bytes,
    /// and whether these are the second ones.
    beyond: u64,
    /// Where each byte of state `j` and of state `j + 4` begins in the 64 bits.
    states: [Bytes; 4],
}

/// The bit of the stream at which the state of a position begins; before the ring's begin for the first ones.
const fn start(half_bits: usize, position: usize) -> i64 {
    ((position + 1) * half_bits / 2) as i64 - 16
}

const fn places(half_bits: usize) -> [Place; 4] {
    let none = Bytes([0; BYTES]);
    let mut places = [Place { bytes: none, beyond: 0, states: [none; 4] }; 4];
    let mut i = 0;
    while i < 4 {
        let mut at = 0;
        while at < BYTES {
            // Byte `at` of the vector is byte `at % 8`, the least significant first, of thread 4 (at / 8) + i.
            let first = start(half_bits, 8 * (4 * (at / 8) + i)).div_euclid(8);
            let byte = (first + 7 - (at % 8) as i64).rem_euclid((TILE * half_bits) as i64) as usize;
            // The stream has the most significant byte of each word first.
            let byte = byte / 4 * 4 + 3 - byte % 4;
            places[i].bytes.0[at] = (byte % 128) as u8;
            places[i].beyond |= ((byte / 128) as u64) << at;
            let mut j = 0;
            while j < 4 {
                // The places of states are the same for all threads whose number is i modulo 4.
                let position = 8 * i + j + at % 8 / 4 * 4;
                let from = start(half_bits, position) - 8 * start(half_bits, 8 * i).div_euclid(8);
                assert!(from >= 0 && from <= 48, "eight states lie in 64 bits");
                places[i].states[j].0[at] = (48 - from) as u8 + 8 * (at % 2) as u8;
                j += 1;
            }
            at += 1;
        }
        i += 1;
    }
    places
}

/// The lower halves of all 32-bit words.
const LOW_HALVES: u64 = 0x3333_3333_3333_3333;
/// To the bits of this, 2^23, whole numbers may be added as to itself.
const WHOLE: f32 = 8_388_608.0;
/// The lane of each output.
static ORDER: [u32; LANES] = [0, 2, 4, 6, 8, 10, 12, 14, 1, 3, 5, 7, 9, 11, 13, 15];

/// The 64 bits of eight threads.
#[inline(always)]
unsafe fn threads<const HALF_BITS: usize>(ring: *const u8, place: &Place) -> __m512i {
    // SAFETY: the callers enable the instruction sets; a vector is read where the ring reaches into it.
    unsafe {
        let index = _mm512_load_si512(place.bytes.0.as_ptr().cast());
        let first = _mm512_loadu_si512(ring.cast());
        if TILE * HALF_BITS <= BYTES {
            return _mm512_permutexvar_epi8(index, first);
        }
        let low = _mm512_permutex2var_epi8(first, index, _mm512_loadu_si512(ring.add(BYTES).cast()));
        if TILE * HALF_BITS <= 2 * BYTES {
            return low;
        }
        _mm512_mask_permutexvar_epi8(low, place.beyond, index, _mm512_loadu_si512(ring.add(2 * BYTES).cast()))
    }
}

/// The values of states `j` and `j + 4` of eight threads, in lanes by [`ORDER`].
#[inline(always)]
unsafe fn values(threads: __m512i, place: &Place, j: usize) -> __m512 {
    // SAFETY: the callers enable the instruction sets.
    unsafe {
        let from = _mm512_load_si512(place.states[j].0.as_ptr().cast());
        let state = _mm512_maskz_multishift_epi64_epi8(LOW_HALVES, from, threads);
        let product = _mm512_mullo_epi32(state, _mm512_set1_epi32(Codebook::MUL1 as i32));
        let sum = _mm512_dpbusd_epi32(_mm512_set1_epi32(WHOLE.to_bits() as i32), product, _mm512_set1_epi8(1));
        // Exact, like what the sum alone gives: the offset has 23 bits.
        let offset = const { Codebook::SUM_OFFSET - WHOLE * Codebook::SUM_SCALE };
        let exact =
            _mm512_fmadd_ps(_mm512_castsi512_ps(sum), _mm512_set1_ps(Codebook::SUM_SCALE), _mm512_set1_ps(offset));
        round::<Avx512>(exact)
    }
}

/// As [`super::exl3::decode`].
///
/// # Safety
/// As there; the machine has AVX-512 VBMI and VNNI.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx512vnni,avx2,fma,f16c")]
unsafe fn decode<const HALF_BITS: usize>(tiles: *const u8, pitch: usize, panel: *mut f32) {
    let places = const { &places(HALF_BITS) };
    // SAFETY: the caller's tiles and panel.
    unsafe {
        let order = _mm512_loadu_si512(ORDER.as_ptr().cast());
        for down in 0..DEPTH / TILE {
            let tiles = tiles.add(down * pitch);
            ask::<HALF_BITS>(tiles.wrapping_add(DEPTH / TILE * pitch));
            for across in 0..TILES {
                let to = panel.add((down * TILE * TILES + across) * LANES);
                for (i, place) in places.iter().enumerate() {
                    let threads = threads::<HALF_BITS>(tiles.add(across * TILE * HALF_BITS), place);
                    for j in 0..4 {
                        let values = _mm512_permutexvar_ps(order, values(threads, place, j));
                        _mm512_storeu_ps(to.add(input(8, i, j) * TILES * LANES), values);
                    }
                }
            }
        }
    }
}

/// As [`exl3::Alone`].
///
/// # Safety
/// As there; the machine has AVX-512 VBMI and VNNI.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx512vnni,avx2,fma,f16c")]
unsafe fn alone<const HALF_BITS: usize>(tiles: *const u8, pitch: usize, a: *const f32, totals: *mut f32) {
    let places = const { &places(HALF_BITS) };
    // SAFETY: the caller's tiles, inputs and totals.
    unsafe {
        let mut acc = [_mm512_setzero_ps(); TILES];
        for down in 0..DEPTH / TILE {
            let tiles = tiles.add(down * pitch);
            ask::<HALF_BITS>(tiles.wrapping_add(DEPTH / TILE * pitch));
            for (i, place) in places.iter().enumerate() {
                let mut bits = [_mm512_setzero_si512(); TILES];
                for across in 0..TILES {
                    bits[across] = threads::<HALF_BITS>(tiles.add(across * TILE * HALF_BITS), place);
                }
                for j in 0..4 {
                    let a = _mm512_set1_ps(*a.add(down * TILE + input(8, i, j)));
                    for across in 0..TILES {
                        acc[across] = _mm512_fmadd_ps(a, values(bits[across], place, j), acc[across]);
                    }
                }
            }
        }
        let order = _mm512_loadu_si512(ORDER.as_ptr().cast());
        for (across, acc) in acc.into_iter().enumerate() {
            let total = totals.add(across * LANES);
            _mm512_storeu_ps(total, _mm512_add_ps(_mm512_loadu_ps(total), _mm512_permutexvar_ps(order, acc)));
        }
    }
}

/// Asks for tiles side by side.
#[inline(always)]
unsafe fn ask<const HALF_BITS: usize>(tiles: *const u8) {
    for line in 0..(TILES * TILE * HALF_BITS).div_ceil(BYTES) {
        // SAFETY: an address is only asked for.
        unsafe { Avx512::prefetch(tiles.wrapping_add(line * BYTES)) };
    }
}

/// # Safety
/// As [`exl3::product`]; the machine has AVX-512 VBMI and VNNI.
#[inline(never)]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c")]
unsafe fn product(p: Product, tiles: Tiles) {
    // SAFETY: the instruction set is enabled here; the rest is the caller's.
    unsafe { exl3::product::<Avx512>(p, tiles) }
}

/// # Safety
/// As [`PackedFn`].
unsafe extern "C" fn entry<const HALF_BITS: usize>(
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
    let tiles = Tiles { decode: decode::<HALF_BITS>, alone: Some(alone::<HALF_BITS>) };
    // SAFETY: [`select`] gave this where the machine has the instruction sets; the rest is the caller's.
    unsafe { product(Product::new(tile, packed, HALF_BITS, row0, k0), tiles) }
}

/// The product for a rate of codebook MUL1, and how it decodes; `None` where the rate, or this machine, has no such way.
pub(super) fn select(half_bits: u8) -> Option<(PackedFn, Decode)> {
    if !(is_x86_feature_detected!("avx512vbmi") && is_x86_feature_detected!("avx512vnni")) {
        return None;
    }
    Some(match half_bits {
        2 => (entry::<2>, decode::<2>),
        3 => (entry::<3>, decode::<3>),
        4 => (entry::<4>, decode::<4>),
        5 => (entry::<5>, decode::<5>),
        6 => (entry::<6>, decode::<6>),
        7 => (entry::<7>, decode::<7>),
        8 => (entry::<8>, decode::<8>),
        10 => (entry::<10>, decode::<10>),
        12 => (entry::<12>, decode::<12>),
        _ => return None,
    })
}
