//! The inner step of an encoder of trellis-coded weights: the cheapest way into every node, by dynamic programming.
//!
//! A state has 16 bits. A position of the ring shifts `fresh` new bits into it, so that a state is a node (the upper
//! 16 − fresh bits: what it shares with the state before) and its fresh bits. The node between a position and the next
//! one, which takes `next` fresh bits, is the lower 16 − next bits of the state.
//!
//! Promises: every instruction set gives the same bits.
//!
//! Deliberately absent: rings, codebooks and bit streams.

/// States of a trellis.
pub const STATES: usize = 1 << 16;
/// Elements that `nodes` and `out` have beyond their nodes, so that whole vectors can be read.
pub const PADDING: usize = 16;

/// Computes one position. For each node m of 16 − `next` bits, over all a of `next` bits and s = a · 2^(16 − next) + m:
///
/// out\[m\] = min over a of nodes\[s >> fresh\] + (target − values\[s\])²,
///
/// and choices\[m\] is the a of the minimum. The `next` lowest bits of the mantissa of a sum are replaced by its a, so
/// that one comparison decides both; `out` keeps them, and among equals the smallest a wins. Sums are positive and
/// finite.
///
/// `nodes` has 2^(16 − fresh) elements and [`PADDING`] more, `out` and `choices` 2^(16 − next), `out` [`PADDING`] more;
/// `fresh` and `next` are 1 to 8.
///
/// # Panics
/// When a slice has another length.
pub fn step(values: &[f32], nodes: &[f32], fresh: u32, next: u32, target: f32, out: &mut [f32], choices: &mut [u8]) {
    let count = 1usize << (16 - next);
    assert!((1..=8).contains(&fresh) && (1..=8).contains(&next));
    assert!(values.len() == STATES && nodes.len() == (STATES >> fresh) + PADDING);
    assert!(out.len() == count + PADDING && choices.len() == count);
    #[cfg(target_arch = "x86_64")]
    {
        if is_x86_feature_detected!("avx512f") {
            // SAFETY: the machine has AVX-512 F, and the lengths are as asserted above.
            return unsafe { x86::step_avx512(values, nodes, fresh, next, target, out, choices) };
        }
        if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
            // SAFETY: the machine has AVX2 and FMA, and the lengths are as asserted above.
            return unsafe { x86::step_avx2(values, nodes, fresh, next, target, out, choices) };
        }
    }
    step_portable(values, nodes, fresh, next, target, out, choices);
}

fn step_portable(
    values: &[f32],
    nodes: &[f32],
    fresh: u32,
    next: u32,
    target: f32,
    out: &mut [f32],
    choices: &mut [u8],
) {
    let count = 1usize << (16 - next);
    let tag = (1u32 << next) - 1;
    for m in 0..count {
        let mut best = f32::MAX;
        for a in 0..1usize << next {
            let s = a * count + m;
            let error = target - values[s];
            let sum = error.mul_add(error, nodes[s >> fresh]);
            let tagged = f32::from_bits((sum.to_bits() & !tag) | a as u32);
            best = if tagged < best { tagged } else { best };
        }
        out[m] = best;
        choices[m] = (best.to_bits() & tag) as u8;
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use std::arch::x86_64::*;

    /// # Safety
    /// The machine has AVX-512 F, and the slices have the lengths that [`super::step`] asks for.
    #[target_feature(enable = "avx512f")]
    pub unsafe fn step_avx512(
        values: &[f32],
        nodes: &[f32],
        fresh: u32,
        next: u32,
        target: f32,
        out: &mut [f32],
        choices: &mut [u8],
    ) {
        const VECTORS: usize = 4;
        let count = 1usize << (16 - next);
        let x = _mm512_set1_ps(target);
        let tag = _mm512_set1_epi32((1 << next) - 1);
        let lanes = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        let spread = _mm512_srl_epi32(lanes, _mm_cvtsi32_si128(fresh as i32));
        for m in (0..count).step_by(16 * VECTORS) {
            let mut best = [_mm512_set1_ps(f32::MAX); VECTORS];
            for a in 0..1usize << next {
                let choice = _mm512_set1_epi32(a as i32);
                for (v, best) in best.iter_mut().enumerate() {
                    let s = a * count + m + 16 * v;
                    // SAFETY: s + 16 is at most 2^16, the length of `values`; (s >> fresh) + 16 is at most that of
                    // `nodes`, which is padded by 16.
                    let (value, node) = unsafe {
                        (_mm512_loadu_ps(values.as_ptr().add(s)), _mm512_loadu_ps(nodes.as_ptr().add(s >> fresh)))
                    };
                    let error = _mm512_sub_ps(x, value);
                    let sum = _mm512_fmadd_ps(error, error, _mm512_permutexvar_ps(spread, node));
                    // (sum & !tag) | choice
                    let tagged = _mm512_ternarylogic_epi32::<0xBA>(_mm512_castps_si512(sum), tag, choice);
                    *best = _mm512_min_ps(*best, _mm512_castsi512_ps(tagged));
                }
            }
            for (v, best) in best.iter().enumerate() {
                let at = m + 16 * v;
                let chosen = _mm512_cvtepi32_epi8(_mm512_and_si512(_mm512_castps_si512(*best), tag));
                // SAFETY: at + 16 is at most `count`, the length of `choices` and less than that of `out`.
                unsafe {
                    _mm512_storeu_ps(out.as_mut_ptr().add(at), *best);
                    _mm_storeu_si128(choices.as_mut_ptr().add(at).cast(), chosen);
                }
            }
        }
    }

    /// # Safety
    /// The machine has AVX2 and FMA, and the slices have the lengths that [`super::step`] asks for.
    #[target_feature(enable = "avx2,fma")]
    pub unsafe fn step_avx2(
        values: &[f32],
        nodes: &[f32],
        fresh: u32,
        next: u32,
        target: f32,
        out: &mut [f32],
        choices: &mut [u8],
    ) {
        const VECTORS: usize = 4;
        let count = 1usize << (16 - next);
        let x = _mm256_set1_ps(target);
        let tag = _mm256_set1_epi32((1 << next) - 1);
        let spread = _mm256_srl_epi32(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), _mm_cvtsi32_si128(fresh as i32));
        for m in (0..count).step_by(8 * VECTORS) {
            let mut best = [_mm256_set1_ps(f32::MAX); VECTORS];
            for a in 0..1usize << next {
                let choice = _mm256_set1_epi32(a as i32);
                for (v, best) in best.iter_mut().enumerate() {
                    let s = a * count + m + 8 * v;
                    // For fresh < 3 the eight states of a vector have several nodes, for 3 and more a single one.
                    // SAFETY: as in `step_avx512`, with vectors of 8.
                    let (value, node) = unsafe {
                        (_mm256_loadu_ps(values.as_ptr().add(s)), _mm256_loadu_ps(nodes.as_ptr().add(s >> fresh)))
                    };
                    let error = _mm256_sub_ps(x, value);
                    let sum = _mm256_fmadd_ps(error, error, _mm256_permutevar8x32_ps(node, spread));
                    let tagged = _mm256_or_si256(_mm256_andnot_si256(tag, _mm256_castps_si256(sum)), choice);
                    *best = _mm256_min_ps(*best, _mm256_castsi256_ps(tagged));
                }
            }
            for (v, best) in best.iter().enumerate() {
                let at = m + 8 * v;
                let chosen = _mm256_and_si256(_mm256_castps_si256(*best), tag);
                let mut words = [0u32; 8];
                // SAFETY: `words` has 8 elements; at + 8 is at most `count`, less than the length of `out`.
                unsafe {
                    _mm256_storeu_si256(words.as_mut_ptr().cast(), chosen);
                    _mm256_storeu_ps(out.as_mut_ptr().add(at), *best);
                }
                for (choice, word) in choices[at..at + 8].iter_mut().zip(words) {
                    *choice = word as u8;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A fixed sequence from −2 to 2.
    fn noise(count: usize, seed: u32) -> Vec<f32> {
        let mix = |i: u32| (i ^ seed << 20).wrapping_mul(2_654_435_761) >> 8;
        (0..count as u32).map(|i| mix(i + 1) as f32 / 4_194_304.0 - 2.0).collect()
    }

    #[test]
    fn instruction_sets_agree_and_find_the_minimum() {
        let values = noise(STATES, 1);
        for (fresh, next) in
            [(1, 1), (1, 2), (2, 1), (2, 3), (3, 2), (3, 3), (3, 4), (4, 3), (4, 4), (5, 5), (7, 7), (8, 8)]
        {
            let nodes: Vec<f32> = noise((STATES >> fresh) + PADDING, fresh).iter().map(|v| v + 2.0).collect();
            let count = 1usize << (16 - next);
            let (mut out, mut choices) = (vec![0.0; count + PADDING], vec![0; count]);
            step(&values, &nodes, fresh, next, 0.3, &mut out, &mut choices);
            let (mut plain, mut chosen) = (vec![0.0; count + PADDING], vec![0; count]);
            step_portable(&values, &nodes, fresh, next, 0.3, &mut plain, &mut chosen);
            assert!(out == plain && choices == chosen, "{fresh} {next}");
            for m in (0..count).step_by(97) {
                let sum = |a: usize| nodes[(a * count + m) >> fresh] + (0.3 - values[a * count + m]).powi(2);
                let least = (0..1usize << next).map(sum).fold(f32::MAX, f32::min);
                assert!((sum(choices[m].into()) - least).abs() <= 1e-3 * least, "{fresh} {next} {m}");
                assert!((out[m] - least).abs() <= 1e-3 * least, "{fresh} {next} {m}");
            }
        }
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn avx2_gives_the_same() {
        if !(is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")) {
            return;
        }
        let values = noise(STATES, 1);
        for bits in [1, 2, 3, 8] {
            let nodes: Vec<f32> = noise((STATES >> bits) + PADDING, bits).iter().map(|v| v + 2.0).collect();
            let count = STATES >> bits;
            let (mut out, mut choices) = (vec![0.0; count + PADDING], vec![0; count]);
            // SAFETY: the machine has AVX2 and FMA, and the lengths are those that `step` asks for.
            unsafe { x86::step_avx2(&values, &nodes, bits, bits, -0.7, &mut out, &mut choices) };
            let (mut plain, mut chosen) = (vec![0.0; count + PADDING], vec![0; count]);
            step_portable(&values, &nodes, bits, bits, -0.7, &mut plain, &mut chosen);
            assert!(out == plain && choices == chosen, "{bits}");
        }
    }
}
