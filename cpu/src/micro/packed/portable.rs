//! Packed products in plain Rust, the judge of the others.

use super::affine::{Codes, UNITS, entries};
use super::exl3::{self, Lane, States, exl3_entries};
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

impl States for Portable {
    const ROWS: usize = 1;

    #[inline(always)]
    unsafe fn window(ring: *const u32, _words: usize, high: &Lane, low: &Lane, shift: &Lane) -> Self::Words {
        array::from_fn(|l| {
            // SAFETY: the indices are below the words of the ring.
            let word = |of: &Lane| u64::from(unsafe { ring.add(of.0[l] as usize).read_unaligned() });
            ((word(high) << 32 | word(low)) << shift.0[l] >> 32) as u32
        })
    }
    #[inline(always)]
    unsafe fn multiply(v: Self::Words, by: u32) -> Self::Words {
        v.map(|v| v.wrapping_mul(by))
    }
    #[inline(always)]
    unsafe fn plus(v: Self::Words, more: u32) -> Self::Words {
        v.map(|v| v.wrapping_add(more))
    }
    #[inline(always)]
    unsafe fn shift_left_16(v: Self::Words) -> Self::Words {
        v.map(|v| v << 16)
    }
    #[inline(always)]
    unsafe fn shifted(v: Self::Words, mask: u32, flip: u32) -> Self::V {
        v.map(|v| f32::from_bits((v.cast_signed() >> 3).cast_unsigned() & mask ^ flip))
    }
    #[inline(always)]
    unsafe fn bytes(v: Self::Words) -> Self::Words {
        v.map(|v| v.to_le_bytes().into_iter().map(u32::from).sum())
    }
    #[inline(always)]
    unsafe fn subtract(a: Self::V, b: Self::V) -> Self::V {
        array::from_fn(|l| a[l] - b[l])
    }
    #[inline(always)]
    unsafe fn splat(v: f32) -> Self::V {
        [v; LANES]
    }
    #[inline(always)]
    unsafe fn swap(v: Self::V, by: usize) -> Self::V {
        array::from_fn(|l| v[l ^ by])
    }
}

entries!(select, Portable);
exl3_entries!(select_exl3, Portable);
