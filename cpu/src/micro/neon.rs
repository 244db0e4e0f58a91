//! The tiles for AArch64's base vectors. Compiled there; never yet measured on such a machine.

use super::tile::{LANES, Lanes, entries};
use half::f16;
use std::arch::aarch64::*;
use std::{array, ptr};

struct Neon;

impl Lanes for Neon {
    const WIDE: bool = false;
    type V = [float32x4_t; 4];

    #[inline(always)]
    unsafe fn zero() -> Self::V {
        // SAFETY: as all of this impl: NEON is part of the target's base, and the trait's
        // callers pass pointers valid for what is read.
        unsafe { [vdupq_n_f32(0.0); 4] }
    }
    #[inline(always)]
    unsafe fn load(p: *const f32) -> Self::V {
        // SAFETY: see `zero`.
        unsafe { [vld1q_f32(p), vld1q_f32(p.add(4)), vld1q_f32(p.add(8)), vld1q_f32(p.add(12))] }
    }
    #[inline(always)]
    unsafe fn load_f16(p: *const u16) -> Self::V {
        // SAFETY: see `zero`; the local holds 16 elements.
        unsafe {
            let wide: [f32; LANES] = array::from_fn(|i| f16::from_bits(*p.add(i)).to_f32());
            Self::load(wide.as_ptr())
        }
    }
    #[inline(always)]
    unsafe fn load_bf16(p: *const u16) -> Self::V {
        // SAFETY: see `zero`.
        unsafe {
            [
                vreinterpretq_f32_u32(vshll_n_u16::<16>(vld1_u16(p))),
                vreinterpretq_f32_u32(vshll_n_u16::<16>(vld1_u16(p.add(4)))),
                vreinterpretq_f32_u32(vshll_n_u16::<16>(vld1_u16(p.add(8)))),
                vreinterpretq_f32_u32(vshll_n_u16::<16>(vld1_u16(p.add(12)))),
            ]
        }
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
            vst1q_f32(p, v[0]);
            vst1q_f32(p.add(4), v[1]);
            vst1q_f32(p.add(8), v[2]);
            vst1q_f32(p.add(12), v[3]);
        }
    }
    #[inline(always)]
    unsafe fn fma(a: Self::V, b: Self::V, acc: Self::V) -> Self::V {
        // SAFETY: see `zero`.
        unsafe {
            [
                vfmaq_f32(acc[0], a[0], b[0]),
                vfmaq_f32(acc[1], a[1], b[1]),
                vfmaq_f32(acc[2], a[2], b[2]),
                vfmaq_f32(acc[3], a[3], b[3]),
            ]
        }
    }
    #[inline(always)]
    unsafe fn sum4(v: [Self::V; 4]) -> [f32; 4] {
        let mut out = [0.0; 4];
        for (sum, v) in out.iter_mut().zip(v) {
            // SAFETY: see `zero`.
            let four = unsafe { vaddq_f32(vaddq_f32(v[0], v[2]), vaddq_f32(v[1], v[3])) };
            let mut lanes = [0.0f32; 4];
            // SAFETY: the local holds 4 elements.
            unsafe { vst1q_f32(lanes.as_mut_ptr(), four) };
            *sum = ((lanes[0] + lanes[2]) + (lanes[1] + lanes[3])) + 0.0;
        }
        out
    }
    #[inline(always)]
    unsafe fn prefetch(_p: *const u8) {}
}

entries!(select, Neon);
