//! Packed products in plain Rust, the judge of the others.

use super::affine::{Codes, UNITS, entries};
use crate::micro::portable::Portable;
use crate::micro::tile::LANES;
use std::array;

impl Codes for Portable {
    const IMMEDIATES: bool = false;
    type Words = [u32; LANES];

    #[inline(always)]
    unsafe fn load_words(p: *const u32) -> Self::Words {
        // SAFETY: sixteen words are valid at p, at any address.
        unsafe { array::from_fn(|l| p.add(l).read_unaligned()) }
    }
    #[inline(always)]
    unsafe fn units<const W: usize>(p: *const u32, count: usize) -> [Self::Words; W] {
        let word = |i| match i < count {
            // SAFETY: `count` words are valid at p.
            true => unsafe { p.add(i).read_unaligned() },
            false => 0,
        };
        array::from_fn(|w| array::from_fn(|l| word(UNITS[l] * W + w)))
    }
    #[inline(always)]
    unsafe fn columns(p: *const f32, pitch: usize) -> [Self::V; 4] {
        // SAFETY: sixteen units of four elements are valid at p.
        array::from_fn(|i| array::from_fn(|l| unsafe { *p.add(UNITS[l] * pitch + i) }))
    }
    #[inline(always)]
    unsafe fn and(v: Self::Words, mask: u32) -> Self::Words {
        v.map(|w| w & mask)
    }
    #[inline(always)]
    unsafe fn shift_right(v: Self::Words, by: u32) -> Self::Words {
        v.map(|w| w >> by)
    }
    #[inline(always)]
    unsafe fn funnel(low: Self::Words, high: Self::Words, by: u32) -> Self::Words {
        array::from_fn(|l| low[l] >> by | high[l] << (32 - by))
    }
    #[inline(always)]
    unsafe fn float(v: Self::Words) -> Self::V {
        v.map(|w| w as f32)
    }
    #[inline(always)]
    unsafe fn low_four(v: Self::Words) -> Self::V {
        v.map(|w| (w & 15) as f32)
    }
    #[inline(always)]
    unsafe fn pick(v: Self::V, index: Self::Words) -> Self::V {
        index.map(|i| v[i as usize])
    }
    #[inline(always)]
    unsafe fn add(a: Self::V, b: Self::V) -> Self::V {
        array::from_fn(|l| a[l] + b[l])
    }
    #[inline(always)]
    unsafe fn pin(v: Self::V) -> Self::V {
        v
    }
    #[inline(always)]
    unsafe fn scale(a: Self::V, by: f32) -> Self::V {
        a.map(|v| v * by)
    }
}

entries!(select, Portable);
