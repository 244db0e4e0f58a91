//! The tiles for AVX-512 and AVX2.

use super::tile::{LANES, Lanes, entries};
use std::arch::x86_64::*;
use std::ptr;

pub(super) struct Avx512;

impl Lanes for Avx512 {
    const WIDE: bool = true;
    type V = __m512;

    #[inline(always)]
    unsafe fn zero() -> __m512 {
        // SAFETY: as all of this impl: the trait's callers enable AVX-512 F, BW, DQ and VL, and
        // pass pointers valid for what is read; masked-off elements are not read.
        unsafe { _mm512_setzero_ps() }
    }
    #[inline(always)]
    unsafe fn load(p: *const f32) -> __m512 {
        // SAFETY: see `zero`.
        unsafe { _mm512_loadu_ps(p) }
    }
    #[inline(always)]
    unsafe fn load_f16(p: *const u16) -> __m512 {
        // SAFETY: see `zero`.
        unsafe { _mm512_cvtph_ps(_mm256_loadu_si256(p.cast())) }
    }
    #[inline(always)]
    unsafe fn load_bf16(p: *const u16) -> __m512 {
        // SAFETY: see `zero`.
        unsafe { widen_bf16_512(_mm256_loadu_si256(p.cast())) }
    }
    #[inline(always)]
    unsafe fn load_part(p: *const f32, count: usize) -> __m512 {
        // SAFETY: see `zero`.
        unsafe { _mm512_maskz_loadu_ps(first(count), p) }
    }
    #[inline(always)]
    unsafe fn load_part_f16(p: *const u16, count: usize) -> __m512 {
        // SAFETY: see `zero`.
        unsafe { _mm512_cvtph_ps(_mm256_maskz_loadu_epi16(first(count), p.cast())) }
    }
    #[inline(always)]
    unsafe fn load_part_bf16(p: *const u16, count: usize) -> __m512 {
        // SAFETY: see `zero`.
        unsafe { widen_bf16_512(_mm256_maskz_loadu_epi16(first(count), p.cast())) }
    }
    #[inline(always)]
    unsafe fn store(p: *mut f32, v: __m512) {
        // SAFETY: see `zero`.
        unsafe { _mm512_storeu_ps(p, v) }
    }
    #[inline(always)]
    unsafe fn fma(a: __m512, b: __m512, acc: __m512) -> __m512 {
        // SAFETY: see `zero`.
        unsafe { _mm512_fmadd_ps(a, b, acc) }
    }
    #[inline(always)]
    unsafe fn sum4(v: [__m512; 4]) -> [f32; 4] {
        // SAFETY: see `zero`.
        unsafe { sum4_256([half_512(v[0]), half_512(v[1]), half_512(v[2]), half_512(v[3])]) }
    }
    #[inline(always)]
    unsafe fn prefetch(p: *const u8) {
        // SAFETY: a prefetch does not fault, whatever the address.
        unsafe { _mm_prefetch::<_MM_HINT_T1>(p.cast()) }
    }
}

/// A mask of the first `count` of 16 lanes.
#[inline(always)]
fn first(count: usize) -> u16 {
    ((1u32 << count) - 1) as u16
}

#[inline(always)]
unsafe fn widen_bf16_512(bits: __m256i) -> __m512 {
    // SAFETY: as `Avx512::zero`.
    unsafe { _mm512_castsi512_ps(_mm512_slli_epi32::<16>(_mm512_cvtepu16_epi32(bits))) }
}

/// Lanes l + (l + 8).
#[inline(always)]
unsafe fn half_512(v: __m512) -> __m256 {
    // SAFETY: as `Avx512::zero`.
    unsafe { _mm256_add_ps(_mm512_castps512_ps256(v), _mm512_extractf32x8_ps::<1>(v)) }
}

/// The rest of the tree for four vectors at once: + 4, + 2, + 1, + 0.
#[inline(always)]
unsafe fn sum4_256(v: [__m256; 4]) -> [f32; 4] {
    // SAFETY: the callers enable AVX, and the store is to a local of the right size.
    unsafe {
        // Each 128-bit half of `ab` and `cd` holds the four sums l + (l + 4) of one vector.
        let ab = _mm256_add_ps(_mm256_permute2f128_ps::<0x20>(v[0], v[1]), _mm256_permute2f128_ps::<0x31>(v[0], v[1]));
        let cd = _mm256_add_ps(_mm256_permute2f128_ps::<0x20>(v[2], v[3]), _mm256_permute2f128_ps::<0x31>(v[2], v[3]));
        // [a0 c0 a1 c1 | b0 d0 b1 d1] + [a2 c2 a3 c3 | b2 d2 b3 d3]
        let two = _mm256_add_ps(_mm256_unpacklo_ps(ab, cd), _mm256_unpackhi_ps(ab, cd));
        let ac = _mm256_castps256_ps128(two);
        let bd = _mm256_extractf128_ps::<1>(two);
        // [a b c d], first and second halves of the last sum.
        let even = _mm_unpacklo_ps(ac, bd);
        let odd = _mm_unpackhi_ps(ac, bd);
        let sum = _mm_add_ps(_mm_add_ps(even, odd), _mm_setzero_ps());
        let mut out = [0.0; 4];
        _mm_storeu_ps(out.as_mut_ptr(), sum);
        out
    }
}

pub(super) struct Avx2;

impl Lanes for Avx2 {
    const WIDE: bool = false;
    type V = [__m256; 2];

    #[inline(always)]
    unsafe fn zero() -> Self::V {
        // SAFETY: as all of this impl: the trait's callers enable AVX2, FMA and F16C, and pass
        // pointers valid for what is read.
        unsafe { [_mm256_setzero_ps(); 2] }
    }
    #[inline(always)]
    unsafe fn load(p: *const f32) -> Self::V {
        // SAFETY: see `zero`.
        unsafe { [_mm256_loadu_ps(p), _mm256_loadu_ps(p.add(8))] }
    }
    #[inline(always)]
    unsafe fn load_f16(p: *const u16) -> Self::V {
        // SAFETY: see `zero`.
        unsafe { [_mm256_cvtph_ps(_mm_loadu_si128(p.cast())), _mm256_cvtph_ps(_mm_loadu_si128(p.add(8).cast()))] }
    }
    #[inline(always)]
    unsafe fn load_bf16(p: *const u16) -> Self::V {
        // SAFETY: see `zero`.
        unsafe { [widen_bf16_256(_mm_loadu_si128(p.cast())), widen_bf16_256(_mm_loadu_si128(p.add(8).cast()))] }
    }
    #[inline(always)]
    unsafe fn load_part(p: *const f32, count: usize) -> Self::V {
        let mut whole = [0.0f32; LANES];
        // SAFETY: `count <= 16` elements are valid at p and fit the local.
        unsafe {
            ptr::copy_nonoverlapping(p, whole.as_mut_ptr(), count);
            Self::load(whole.as_ptr())
        }
    }
    #[inline(always)]
    unsafe fn load_part_f16(p: *const u16, count: usize) -> Self::V {
        let mut whole = [0u16; LANES];
        // SAFETY: as `load_part`.
        unsafe {
            ptr::copy_nonoverlapping(p, whole.as_mut_ptr(), count);
            Self::load_f16(whole.as_ptr())
        }
    }
    #[inline(always)]
    unsafe fn load_part_bf16(p: *const u16, count: usize) -> Self::V {
        let mut whole = [0u16; LANES];
        // SAFETY: as `load_part`.
        unsafe {
            ptr::copy_nonoverlapping(p, whole.as_mut_ptr(), count);
            Self::load_bf16(whole.as_ptr())
        }
    }
    #[inline(always)]
    unsafe fn store(p: *mut f32, v: Self::V) {
        // SAFETY: see `zero`.
        unsafe {
            _mm256_storeu_ps(p, v[0]);
            _mm256_storeu_ps(p.add(8), v[1]);
        }
    }
    #[inline(always)]
    unsafe fn fma(a: Self::V, b: Self::V, acc: Self::V) -> Self::V {
        // SAFETY: see `zero`.
        unsafe { [_mm256_fmadd_ps(a[0], b[0], acc[0]), _mm256_fmadd_ps(a[1], b[1], acc[1])] }
    }
    #[inline(always)]
    unsafe fn sum4(v: [Self::V; 4]) -> [f32; 4] {
        // SAFETY: see `zero`.
        unsafe {
            sum4_256([
                _mm256_add_ps(v[0][0], v[0][1]),
                _mm256_add_ps(v[1][0], v[1][1]),
                _mm256_add_ps(v[2][0], v[2][1]),
                _mm256_add_ps(v[3][0], v[3][1]),
            ])
        }
    }
    #[inline(always)]
    unsafe fn prefetch(p: *const u8) {
        // SAFETY: a prefetch does not fault, whatever the address.
        unsafe { _mm_prefetch::<_MM_HINT_T1>(p.cast()) }
    }
}

#[inline(always)]
unsafe fn widen_bf16_256(bits: __m128i) -> __m256 {
    // SAFETY: as `Avx2::zero`.
    unsafe { _mm256_castsi256_ps(_mm256_slli_epi32::<16>(_mm256_cvtepu16_epi32(bits))) }
}

entries!(avx512, Avx512, "avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c");
entries!(avx2, Avx2, "avx2,fma,f16c");
