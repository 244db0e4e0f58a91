//! Packed products for AVX-512 and AVX2.

#![allow(clippy::needless_range_loop)] // As in `tile`: no closures here either.

use super::affine::{Codes, UNITS, entries};
use super::exl3::{self, Lane, States, exl3_entries};
use crate::micro::tile::{LANES, Lanes};
use crate::micro::x86::{Avx2, Avx512};
use std::arch::asm;
use std::arch::x86_64::*;
use std::ptr;

/// How to find word `w` of every unit of `W` words in `W` vectors: step `s` takes from what was found before and vector
/// `s + 1` (the first step from vectors 0 and 1), where indices from 16 on mean the second.
const fn steps<const W: usize>() -> [[[u32; LANES]; W]; W] {
    let mut table = [[[0; LANES]; W]; W];
    let mut w = 0;
    while w < W {
        let mut l = 0;
        while l < LANES {
            let word = UNITS[l] * W + w;
            let mut s = 0;
            while s + 1 < W {
                table[w][s][l] = match word / LANES {
                    0 if s == 0 => word as u32,
                    v if v == s + 1 => (LANES + word % LANES) as u32,
                    _ => l as u32,
                };
                s += 1;
            }
            l += 1;
        }
        w += 1;
    }
    table
}

impl Codes for Avx512 {
    const IMMEDIATES: bool = true;
    type Words = __m512i;

    #[inline(always)]
    unsafe fn load_words(p: *const u32) -> __m512i {
        // SAFETY: as all of this impl: the callers enable AVX-512 F, BW, DQ and VL, and pass pointers valid for
        // what is read; masked-off elements are not read.
        unsafe { _mm512_loadu_si512(p.cast()) }
    }
    #[inline(always)]
    unsafe fn units<const W: usize>(p: *const u32, count: usize) -> [__m512i; W] {
        // SAFETY: see `load_words`.
        unsafe {
            let mut v = [_mm512_setzero_si512(); W];
            for (i, v) in v.iter_mut().enumerate() {
                *v = match count >= LANES * W {
                    true => _mm512_loadu_si512(p.add(LANES * i).cast()),
                    false => {
                        let count = count.saturating_sub(LANES * i).min(LANES);
                        _mm512_maskz_loadu_epi32(((1u32 << count) - 1) as u16, p.wrapping_add(LANES * i).cast())
                    }
                };
            }
            if W == 4 {
                let out = transpose_512([v[0], v[1 % W], v[2 % W], v[3 % W]]);
                v.copy_from_slice(&out);
                return v;
            }
            let table = const { steps::<W>() };
            let mut out = v;
            for w in 0..W {
                let mut found = v[0];
                for s in 0..W - 1 {
                    found = _mm512_permutex2var_epi32(found, Self::load_words(table[w][s].as_ptr()), v[s + 1]);
                }
                out[w] = found;
            }
            out
        }
    }
    #[inline(always)]
    unsafe fn columns(p: *const f32, pitch: usize) -> [__m512; 4] {
        // SAFETY: see `load_words`.
        unsafe {
            let mut v = [_mm512_setzero_si512(); 4];
            for (r, v) in v.iter_mut().enumerate() {
                let p = p.add(4 * r * pitch);
                let whole = _mm512_castsi128_si512(_mm_loadu_si128(p.cast()));
                let whole = _mm512_mask_broadcast_i32x4(whole, 0x00f0, _mm_loadu_si128(p.add(pitch).cast()));
                let whole = _mm512_mask_broadcast_i32x4(whole, 0x0f00, _mm_loadu_si128(p.add(2 * pitch).cast()));
                *v = _mm512_mask_broadcast_i32x4(whole, 0xf000, _mm_loadu_si128(p.add(3 * pitch).cast()));
            }
            let v = transpose_512(v);
            [_mm512_castsi512_ps(v[0]), _mm512_castsi512_ps(v[1]), _mm512_castsi512_ps(v[2]), _mm512_castsi512_ps(v[3])]
        }
    }
    #[inline(always)]
    unsafe fn and(v: __m512i, mask: u32) -> __m512i {
        // SAFETY: see `load_words`.
        unsafe { _mm512_and_si512(v, _mm512_set1_epi32(mask as i32)) }
    }
    #[inline(always)]
    unsafe fn shift_right(v: __m512i, by: u32) -> __m512i {
        // SAFETY: see `load_words`. (A constant count becomes an immediate.)
        unsafe { _mm512_srlv_epi32(v, _mm512_set1_epi32(by as i32)) }
    }
    #[inline(always)]
    unsafe fn funnel(low: __m512i, high: __m512i, by: u32) -> __m512i {
        // SAFETY: see `load_words`.
        unsafe {
            let high = _mm512_sllv_epi32(high, _mm512_set1_epi32(32 - by as i32));
            _mm512_or_si512(Self::shift_right(low, by), high)
        }
    }
    #[inline(always)]
    unsafe fn float(v: __m512i) -> __m512 {
        // SAFETY: see `load_words`.
        unsafe { _mm512_cvtepi32_ps(v) }
    }
    #[inline(always)]
    unsafe fn low_four(v: __m512i) -> __m512 {
        // SAFETY: see `load_words`. The permutation uses just these bits, and costs as much as the conversion.
        unsafe {
            let codes =
                _mm512_setr_ps(0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0);
            _mm512_permutexvar_ps(v, codes)
        }
    }
    #[inline(always)]
    unsafe fn pick(v: __m512, index: __m512i) -> __m512 {
        // SAFETY: see `load_words`.
        unsafe { _mm512_permutexvar_ps(index, v) }
    }
    #[inline(always)]
    unsafe fn add(a: __m512, b: __m512) -> __m512 {
        // SAFETY: see `load_words`.
        unsafe { _mm512_add_ps(a, b) }
    }
    #[inline]
    #[target_feature(enable = "avx512f")]
    unsafe fn pin(mut v: __m512) -> __m512 {
        // SAFETY: no instruction.
        unsafe { asm!("/* {0} */", inout(zmm_reg) v, options(nostack, preserves_flags)) };
        v
    }
    #[inline(always)]
    unsafe fn scale(a: __m512, by: f32) -> __m512 {
        // SAFETY: see `load_words`.
        unsafe { _mm512_mul_ps(a, _mm512_set1_ps(by)) }
    }
}

/// Transposes four by four words, in each quarter of the vectors.
#[inline(always)]
unsafe fn transpose_512(v: [__m512i; 4]) -> [__m512i; 4] {
    // SAFETY: as `Avx512::load_words`.
    unsafe {
        let (a, b) = (_mm512_unpacklo_epi32(v[0], v[1]), _mm512_unpackhi_epi32(v[0], v[1]));
        let (c, d) = (_mm512_unpacklo_epi32(v[2], v[3]), _mm512_unpackhi_epi32(v[2], v[3]));
        [
            _mm512_unpacklo_epi64(a, c),
            _mm512_unpackhi_epi64(a, c),
            _mm512_unpacklo_epi64(b, d),
            _mm512_unpackhi_epi64(b, d),
        ]
    }
}

impl Codes for Avx2 {
    const IMMEDIATES: bool = true;
    type Words = [__m256i; 2];

    #[inline(always)]
    unsafe fn load_words(p: *const u32) -> Self::Words {
        // SAFETY: as all of this impl: the callers enable AVX2 and FMA, and pass pointers valid for what is read.
        unsafe { [_mm256_loadu_si256(p.cast()), _mm256_loadu_si256(p.add(8).cast())] }
    }
    #[inline(always)]
    unsafe fn units<const W: usize>(p: *const u32, count: usize) -> [Self::Words; W] {
        let mut last = [0u32; 8 * LANES];
        // SAFETY: see `load_words`; the gathers read words below `LANES * W`.
        unsafe {
            let mut from = p;
            if count < LANES * W {
                ptr::copy_nonoverlapping(p.cast::<u8>(), last.as_mut_ptr().cast(), 4 * count);
                from = last.as_ptr();
            }
            let mut out = [[_mm256_setzero_si256(); 2]; W];
            if W == 4 {
                let columns = Self::columns(from.cast(), 4);
                for (out, v) in out.iter_mut().zip(columns) {
                    *out = [_mm256_castps_si256(v[0]), _mm256_castps_si256(v[1])];
                }
                return out;
            }
            let mut units = [0u32; LANES];
            for l in 0..LANES {
                units[l] = (UNITS[l] * W) as u32;
            }
            let index = Self::load_words(units.as_ptr());
            for (w, out) in out.iter_mut().enumerate() {
                let from = from.add(w).cast();
                *out = [_mm256_i32gather_epi32::<4>(from, index[0]), _mm256_i32gather_epi32::<4>(from, index[1])];
            }
            out
        }
    }
    #[inline(always)]
    unsafe fn columns(p: *const f32, pitch: usize) -> [Self::V; 4] {
        // SAFETY: see `load_words`.
        unsafe {
            let mut out = [[_mm256_setzero_ps(); 2]; 4];
            for half in 0..2 {
                let mut v = [_mm256_setzero_ps(); 4];
                for (r, v) in v.iter_mut().enumerate() {
                    let p = p.add((4 * r + 2 * half) * pitch);
                    *v = _mm256_insertf128_ps::<1>(_mm256_castps128_ps256(_mm_loadu_ps(p)), _mm_loadu_ps(p.add(pitch)));
                }
                let a = _mm256_castps_pd(_mm256_unpacklo_ps(v[0], v[1]));
                let b = _mm256_castps_pd(_mm256_unpackhi_ps(v[0], v[1]));
                let c = _mm256_castps_pd(_mm256_unpacklo_ps(v[2], v[3]));
                let d = _mm256_castps_pd(_mm256_unpackhi_ps(v[2], v[3]));
                out[0][half] = _mm256_castpd_ps(_mm256_unpacklo_pd(a, c));
                out[1][half] = _mm256_castpd_ps(_mm256_unpackhi_pd(a, c));
                out[2][half] = _mm256_castpd_ps(_mm256_unpacklo_pd(b, d));
                out[3][half] = _mm256_castpd_ps(_mm256_unpackhi_pd(b, d));
            }
            out
        }
    }
    #[inline(always)]
    unsafe fn and(v: Self::Words, mask: u32) -> Self::Words {
        // SAFETY: see `load_words`.
        unsafe {
            let mask = _mm256_set1_epi32(mask as i32);
            [_mm256_and_si256(v[0], mask), _mm256_and_si256(v[1], mask)]
        }
    }
    #[inline(always)]
    unsafe fn shift_right(v: Self::Words, by: u32) -> Self::Words {
        // SAFETY: see `load_words`.
        unsafe {
            let by = _mm256_set1_epi32(by as i32);
            [_mm256_srlv_epi32(v[0], by), _mm256_srlv_epi32(v[1], by)]
        }
    }
    #[inline(always)]
    unsafe fn funnel(low: Self::Words, high: Self::Words, by: u32) -> Self::Words {
        // SAFETY: see `load_words`.
        unsafe {
            let low = Self::shift_right(low, by);
            let by = _mm256_set1_epi32(32 - by as i32);
            [
                _mm256_or_si256(low[0], _mm256_sllv_epi32(high[0], by)),
                _mm256_or_si256(low[1], _mm256_sllv_epi32(high[1], by)),
            ]
        }
    }
    #[inline(always)]
    unsafe fn float(v: Self::Words) -> Self::V {
        // SAFETY: see `load_words`.
        unsafe { [_mm256_cvtepi32_ps(v[0]), _mm256_cvtepi32_ps(v[1])] }
    }
    #[inline(always)]
    unsafe fn low_four(v: Self::Words) -> Self::V {
        // SAFETY: see `load_words`.
        unsafe { Self::float(Self::and(v, 15)) }
    }
    #[inline(always)]
    unsafe fn pick(v: Self::V, index: Self::Words) -> Self::V {
        let mut lanes = [0.0f32; LANES];
        // SAFETY: see `load_words`; indices are below 16.
        unsafe {
            Self::store(lanes.as_mut_ptr(), v);
            [_mm256_i32gather_ps::<4>(lanes.as_ptr(), index[0]), _mm256_i32gather_ps::<4>(lanes.as_ptr(), index[1])]
        }
    }
    #[inline(always)]
    unsafe fn add(a: Self::V, b: Self::V) -> Self::V {
        // SAFETY: see `load_words`.
        unsafe { [_mm256_add_ps(a[0], b[0]), _mm256_add_ps(a[1], b[1])] }
    }
    #[inline]
    #[target_feature(enable = "avx2")]
    unsafe fn pin(v: Self::V) -> Self::V {
        let [mut low, mut high] = v;
        // SAFETY: no instruction.
        unsafe { asm!("/* {0} {1} */", inout(ymm_reg) low, inout(ymm_reg) high, options(nostack, preserves_flags)) };
        [low, high]
    }
    #[inline(always)]
    unsafe fn scale(a: Self::V, by: f32) -> Self::V {
        // SAFETY: see `load_words`.
        unsafe {
            let by = _mm256_set1_ps(by);
            [_mm256_mul_ps(a[0], by), _mm256_mul_ps(a[1], by)]
        }
    }
}

impl States for Avx512 {
    const ROWS: usize = 6;

    #[inline(always)]
    unsafe fn window(ring: *const u32, words: usize, high: &Lane, low: &Lane, shift: &Lane) -> __m512i {
        // SAFETY: see `load_words`; whole vectors of words are read.
        unsafe {
            let mut v = [_mm512_setzero_si512(); 4];
            for i in 0..words.div_ceil(LANES) {
                v[i] = Self::load_words(ring.add(LANES * i));
            }
            let high = find_512(v, words, Self::load_words(high.0.as_ptr()));
            let low = find_512(v, words, Self::load_words(low.0.as_ptr()));
            let shift = Self::load_words(shift.0.as_ptr());
            let rest = _mm512_sub_epi32(_mm512_set1_epi32(32), shift);
            // A shift by 32 gives zero.
            _mm512_or_si512(_mm512_sllv_epi32(high, shift), _mm512_srlv_epi32(low, rest))
        }
    }
    #[inline(always)]
    unsafe fn multiply(v: __m512i, by: u32) -> __m512i {
        // SAFETY: see `load_words`.
        unsafe { _mm512_mullo_epi32(v, _mm512_set1_epi32(by as i32)) }
    }
    #[inline(always)]
    unsafe fn plus(v: __m512i, more: u32) -> __m512i {
        // SAFETY: see `load_words`.
        unsafe { _mm512_add_epi32(v, _mm512_set1_epi32(more as i32)) }
    }
    #[inline(always)]
    unsafe fn shift_left_16(v: __m512i) -> __m512i {
        // SAFETY: see `load_words`.
        unsafe { _mm512_slli_epi32::<16>(v) }
    }
    #[inline(always)]
    unsafe fn shifted(v: __m512i, mask: u32, flip: u32) -> __m512 {
        // SAFETY: see `load_words`. (The table is `a & b ^ c`.)
        unsafe {
            let (mask, flip) = (_mm512_set1_epi32(mask as i32), _mm512_set1_epi32(flip as i32));
            _mm512_castsi512_ps(_mm512_ternarylogic_epi32::<0x6a>(_mm512_srai_epi32::<3>(v), mask, flip))
        }
    }
    #[inline(always)]
    unsafe fn bytes(v: __m512i) -> __m512i {
        // SAFETY: see `load_words`.
        unsafe { _mm512_madd_epi16(_mm512_maddubs_epi16(v, _mm512_set1_epi8(1)), _mm512_set1_epi16(1)) }
    }
    #[inline(always)]
    unsafe fn subtract(a: __m512, b: __m512) -> __m512 {
        // SAFETY: see `load_words`.
        unsafe { _mm512_sub_ps(a, b) }
    }
    #[inline(always)]
    unsafe fn splat(v: f32) -> __m512 {
        // SAFETY: see `load_words`.
        unsafe { _mm512_set1_ps(v) }
    }
    #[inline(always)]
    unsafe fn swap(v: __m512, by: usize) -> __m512 {
        // SAFETY: see `load_words`.
        unsafe {
            match by {
                1 => _mm512_permute_ps::<0b10_11_00_01>(v),
                2 => _mm512_permute_ps::<0b01_00_11_10>(v),
                4 => _mm512_shuffle_f32x4::<0b10_11_00_01>(v, v),
                _ => _mm512_shuffle_f32x4::<0b01_00_11_10>(v, v),
            }
        }
    }
}

/// Those of up to 64 words that the indices say.
#[inline(always)]
unsafe fn find_512(v: [__m512i; 4], words: usize, index: __m512i) -> __m512i {
    // SAFETY: as `Avx512::load_words`. Permutations use the low bits of indices.
    unsafe {
        if words <= LANES {
            return _mm512_permutexvar_epi32(index, v[0]);
        }
        let low = _mm512_permutex2var_epi32(v[0], index, v[1]);
        if words <= 2 * LANES {
            return low;
        }
        let second = _mm512_test_epi32_mask(index, _mm512_set1_epi32(32));
        _mm512_mask_blend_epi32(second, low, _mm512_permutex2var_epi32(v[2], index, v[3]))
    }
}

impl States for Avx2 {
    const ROWS: usize = 1;

    #[inline(always)]
    unsafe fn window(ring: *const u32, _words: usize, high: &Lane, low: &Lane, shift: &Lane) -> Self::Words {
        // SAFETY: see `load_words`; the indices are below the words of the ring.
        unsafe {
            let mut out = [_mm256_setzero_si256(); 2];
            for half in 0..2 {
                let high = _mm256_loadu_si256(high.0.as_ptr().add(8 * half).cast());
                let low = _mm256_loadu_si256(low.0.as_ptr().add(8 * half).cast());
                let shift = _mm256_loadu_si256(shift.0.as_ptr().add(8 * half).cast());
                let high = _mm256_i32gather_epi32::<4>(ring.cast(), high);
                let low = _mm256_i32gather_epi32::<4>(ring.cast(), low);
                let rest = _mm256_sub_epi32(_mm256_set1_epi32(32), shift);
                // A shift by 32 gives zero.
                out[half] = _mm256_or_si256(_mm256_sllv_epi32(high, shift), _mm256_srlv_epi32(low, rest));
            }
            out
        }
    }
    #[inline(always)]
    unsafe fn multiply(v: Self::Words, by: u32) -> Self::Words {
        // SAFETY: see `load_words`.
        unsafe {
            let by = _mm256_set1_epi32(by as i32);
            [_mm256_mullo_epi32(v[0], by), _mm256_mullo_epi32(v[1], by)]
        }
    }
    #[inline(always)]
    unsafe fn plus(v: Self::Words, more: u32) -> Self::Words {
        // SAFETY: see `load_words`.
        unsafe {
            let more = _mm256_set1_epi32(more as i32);
            [_mm256_add_epi32(v[0], more), _mm256_add_epi32(v[1], more)]
        }
    }
    #[inline(always)]
    unsafe fn shift_left_16(v: Self::Words) -> Self::Words {
        // SAFETY: see `load_words`.
        unsafe { [_mm256_slli_epi32::<16>(v[0]), _mm256_slli_epi32::<16>(v[1])] }
    }
    #[inline(always)]
    unsafe fn shifted(v: Self::Words, mask: u32, flip: u32) -> Self::V {
        // SAFETY: see `load_words`.
        unsafe {
            let flip = _mm256_set1_epi32(flip as i32);
            let v = Self::and([_mm256_srai_epi32::<3>(v[0]), _mm256_srai_epi32::<3>(v[1])], mask);
            [_mm256_castsi256_ps(_mm256_xor_si256(v[0], flip)), _mm256_castsi256_ps(_mm256_xor_si256(v[1], flip))]
        }
    }
    #[inline(always)]
    unsafe fn bytes(v: Self::Words) -> Self::Words {
        // SAFETY: see `load_words`.
        unsafe {
            let (one, ones) = (_mm256_set1_epi8(1), _mm256_set1_epi16(1));
            let pairs = [_mm256_maddubs_epi16(v[0], one), _mm256_maddubs_epi16(v[1], one)];
            [_mm256_madd_epi16(pairs[0], ones), _mm256_madd_epi16(pairs[1], ones)]
        }
    }
    #[inline(always)]
    unsafe fn subtract(a: Self::V, b: Self::V) -> Self::V {
        // SAFETY: see `load_words`.
        unsafe { [_mm256_sub_ps(a[0], b[0]), _mm256_sub_ps(a[1], b[1])] }
    }
    #[inline(always)]
    unsafe fn splat(v: f32) -> Self::V {
        // SAFETY: see `load_words`.
        unsafe { [_mm256_set1_ps(v); 2] }
    }
    #[inline(always)]
    unsafe fn swap(v: Self::V, by: usize) -> Self::V {
        // SAFETY: see `load_words`.
        unsafe {
            match by {
                1 => [_mm256_permute_ps::<0b10_11_00_01>(v[0]), _mm256_permute_ps::<0b10_11_00_01>(v[1])],
                2 => [_mm256_permute_ps::<0b01_00_11_10>(v[0]), _mm256_permute_ps::<0b01_00_11_10>(v[1])],
                4 => [_mm256_permute2f128_ps::<1>(v[0], v[0]), _mm256_permute2f128_ps::<1>(v[1], v[1])],
                _ => [v[1], v[0]],
            }
        }
    }
}

entries!(avx512, Avx512, "avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c");
entries!(avx2, Avx2, "avx2,fma,f16c");
exl3_entries!(avx512_exl3, Avx512, "avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c");
exl3_entries!(avx2_exl3, Avx2, "avx2,fma,f16c");
