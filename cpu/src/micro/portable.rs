//! The tiles in plain Rust: for machines without a vector set below, and as the judge of the
//! others in tests. Where the processor has no fused multiply-add it is a library call, which is
//! slow and still gives the same bits.

use super::tile::{LANES, Lanes, entries};
use half::{bf16, f16};
use std::array;

pub(super) struct Portable;

impl Lanes for Portable {
    const WIDE: bool = false;
    type V = [f32; LANES];

    #[inline(always)]
    unsafe fn zero() -> Self::V {
        [0.0; LANES]
    }
    #[inline(always)]
    unsafe fn load(p: *const f32) -> Self::V {
        // SAFETY: 16 elements are valid at p.
        unsafe { array::from_fn(|i| *p.add(i)) }
    }
    #[inline(always)]
    unsafe fn load_f16(p: *const u16) -> Self::V {
        // SAFETY: 16 elements are valid at p.
        unsafe { array::from_fn(|i| f16::from_bits(*p.add(i)).to_f32()) }
    }
    #[inline(always)]
    unsafe fn load_bf16(p: *const u16) -> Self::V {
        // SAFETY: 16 elements are valid at p.
        unsafe { array::from_fn(|i| bf16::from_bits(*p.add(i)).to_f32()) }
    }
    #[inline(always)]
    unsafe fn load_part(p: *const f32, count: usize) -> Self::V {
        // SAFETY: `count` elements are valid at p.
        unsafe { array::from_fn(|i| if i < count { *p.add(i) } else { 0.0 }) }
    }
    #[inline(always)]
    unsafe fn load_part_f16(p: *const u16, count: usize) -> Self::V {
        // SAFETY: `count` elements are valid at p; zero bits are +0.
        let bits = |i| if i < count { unsafe { *p.add(i) } } else { 0 };
        array::from_fn(|i| f16::from_bits(bits(i)).to_f32())
    }
    #[inline(always)]
    unsafe fn load_part_bf16(p: *const u16, count: usize) -> Self::V {
        // SAFETY: `count` elements are valid at p; zero bits are +0.
        let bits = |i| if i < count { unsafe { *p.add(i) } } else { 0 };
        array::from_fn(|i| bf16::from_bits(bits(i)).to_f32())
    }
    #[inline(always)]
    unsafe fn store(p: *mut f32, v: Self::V) {
        // SAFETY: 16 elements are valid at p.
        unsafe { p.cast::<[f32; LANES]>().write(v) }
    }
    #[inline(always)]
    unsafe fn fma(a: Self::V, b: Self::V, acc: Self::V) -> Self::V {
        array::from_fn(|i| a[i].mul_add(b[i], acc[i]))
    }
    #[inline(always)]
    unsafe fn sum4(v: [Self::V; 4]) -> [f32; 4] {
        v.map(|mut lanes| {
            for half in [8, 4, 2, 1] {
                for i in 0..half {
                    lanes[i] += lanes[i + half];
                }
            }
            lanes[0] + 0.0
        })
    }
    #[inline(always)]
    unsafe fn prefetch(_p: *const u8) {}
}

entries!(select, Portable);
