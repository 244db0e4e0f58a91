//! Choosing the next token from a row of logits.
//!
//! For: every reply, sampled or greedy. [`Sampler::pick`] is a pure function of the logits, the
//! parameters and the absolute position of the token to be chosen: there is no generator state,
//! so a reply is the same alone, in a batch, resumed, and however its prompt was cut.
//!
//! A draw is Gumbel-max: each candidate's logit over the temperature plus noise, the largest
//! wins. The noise of a candidate is a hash of (seed, position, token id):
//!
//! ```text
//! base  = mix(mix(seed) ^ (position * G))         G = 0x9E3779B97F4A7C15, wrapping
//! h     = mix(base + (token + 1) * G)             mix = the SplitMix64 finalizer
//! u     = ((h >> 12) + 0.5) / 2^52                in (0, 1), exact in f64
//! noise = -ln(-ln(u))
//! ```
//!
//! Filters apply in this order, each to what the one before has left: temperature, `top_k`,
//! `top_p` (the shortest prefix by falling probability that reaches it, never empty), `min_p`
//! (relative to the most likely token). Ties go to the lower id everywhere.
//!
//! Deliberately absent: penalties and biases ([`adjust`]) and grammars ([`crate::constrain`]), which change a row before
//! it comes here.

pub mod adjust;
pub mod logprob;

use sha2::{Digest, Sha256};
use std::fmt;

const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// How a token is chosen. `Default` is plain sampling: temperature 1, no filter, seed 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sampler {
    /// 0 is greedy, whatever the other fields say.
    pub temperature: f32,
    /// 1 is off; 0 keeps the most likely token only.
    pub top_p: f32,
    /// 0 is off.
    pub top_k: u32,
    /// 0 is off.
    pub min_p: f32,
    pub seed: u64,
}

impl Default for Sampler {
    fn default() -> Self {
        Sampler { temperature: 1.0, top_p: 1.0, top_k: 0, min_p: 0.0, seed: 0 }
    }
}

/// A row of logits from which nothing can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SampleError {
    /// A logit is NaN or plus infinity.
    NotFinite { token: u32, position: u32 },
    /// The row is empty or every logit is minus infinity.
    NoCandidate { position: u32 },
}

impl fmt::Display for SampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SampleError::NotFinite { token, position } => write!(
                f,
                "the logit of token {token} at position {position} is not finite; the weights or the device are at fault"
            ),
            SampleError::NoCandidate { position } => {
                write!(f, "no token has a finite logit at position {position}")
            }
        }
    }
}

impl std::error::Error for SampleError {}

impl Sampler {
    /// Chooses the token that will stand at the absolute `position`. `logits`: `[vocab_size]`.
    ///
    /// # Errors
    /// [`SampleError`] for a row with NaN, plus infinity, or no finite value.
    pub fn pick(&self, logits: &[f32], position: u32) -> Result<u32, SampleError> {
        let best = argmax(logits, position)?;
        if self.temperature <= 0.0 {
            return Ok(best);
        }
        let scale = 1.0 / f64::from(self.temperature);
        let noise = Noise::new(self.seed, position);
        let filtered = self.top_k > 0 || self.top_p < 1.0 || self.min_p > 0.0;
        if !filtered {
            let all = (0..logits.len() as u32).map(|id| (id, f64::from(logits[id as usize]) * scale));
            return Ok(noise.largest(best, f64::from(logits[best as usize]) * scale, all));
        }
        let kept = self.candidates(logits, best, scale);
        let start = f64::from(logits[best as usize]) * scale;
        Ok(noise.largest(best, start, kept.into_iter()))
    }

    /// The tokens that the filters leave, with their scaled logits. `best` is always among them.
    fn candidates(&self, logits: &[f32], best: u32, scale: f64) -> Vec<(u32, f64)> {
        let top = f64::from(logits[best as usize]) * scale;
        let mut kept: Vec<(u32, f64)> = (0u32..)
            .zip(logits)
            .filter(|(_, l)| **l != f32::NEG_INFINITY)
            .map(|(id, l)| (id, f64::from(*l) * scale))
            .collect();
        let falling = |a: &(u32, f64), b: &(u32, f64)| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0));
        let top_k = self.top_k as usize;
        if top_k > 0 && top_k < kept.len() {
            kept.select_nth_unstable_by(top_k - 1, falling);
            kept.truncate(top_k);
            // Back to the order of ids: the sum below must not depend on the selection's order.
            kept.sort_unstable_by_key(|c| c.0);
        }
        if self.top_p < 1.0 {
            let weight = |c: &(u32, f64)| (c.1 - top).exp();
            let total: f64 = kept.iter().map(weight).sum();
            let goal = f64::from(self.top_p) * total;
            // Tokens below this floor add up to less than the mass outside `goal`: none of them
            // can be needed, and what remains is short enough to sort.
            let floor = (1.0 - f64::from(self.top_p)) * total / kept.len() as f64 * 0.999;
            kept.retain(|c| c.0 == best || weight(c) >= floor);
            kept.sort_unstable_by(falling);
            let mut sum = 0.0;
            let mut length = 0;
            for c in &kept {
                sum += weight(c);
                length += 1;
                if sum >= goal {
                    break;
                }
            }
            kept.truncate(length);
        }
        if self.min_p > 0.0 {
            let floor = top + f64::from(self.min_p).ln();
            kept.retain(|c| c.0 == best || c.1 >= floor);
        }
        kept
    }
}

/// The noise of one position.
struct Noise {
    base: u64,
}

impl Noise {
    fn new(seed: u64, position: u32) -> Self {
        Noise { base: mix(mix(seed) ^ u64::from(position).wrapping_mul(GOLDEN)) }
    }

    fn hash(&self, token: u32) -> u64 {
        mix(self.base.wrapping_add((u64::from(token) + 1).wrapping_mul(GOLDEN)))
    }

    /// The candidate whose scaled logit plus noise is largest; ties to the lower id. Starts from
    /// `first` (which may be among the candidates again) so that most others are ruled out by a
    /// bound on their noise, without a logarithm.
    fn largest(&self, first: u32, scaled: f64, candidates: impl Iterator<Item = (u32, f64)>) -> u32 {
        let mut best = first;
        let mut best_key = scaled + gumbel(self.hash(first));
        for (id, scaled) in candidates {
            let h = self.hash(id);
            if scaled + gumbel_bound(h) < best_key {
                continue;
            }
            let key = scaled + gumbel(h);
            if key > best_key || (key == best_key && id < best) {
                best = id;
                best_key = key;
            }
        }
        best
    }
}

/// The SplitMix64 finalizer: a bijection whose output bits all depend on all input bits.
fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

fn gumbel(h: u64) -> f64 {
    let u = ((h >> 12) as f64 + 0.5) / (1u64 << 52) as f64;
    -(-u.ln()).ln()
}

/// Not less than `gumbel(h)`: `-ln(-ln u) <= -ln(1 - u)`, and `1 - u` is at least the power of
/// two below its leading bit. The slack covers the rounding of the logarithms.
fn gumbel_bound(h: u64) -> f64 {
    f64::from((!h).leading_zeros().min(52) + 1) * std::f64::consts::LN_2 + 1e-6
}

/// Refuses a row with NaN or plus infinity; `position` is that of the token after it.
pub(crate) fn check_finite(logits: &[f32], position: u32) -> Result<(), SampleError> {
    match logits.iter().position(|l| l.is_nan() || *l == f32::INFINITY) {
        Some(token) => Err(SampleError::NotFinite { token: token as u32, position }),
        None => Ok(()),
    }
}

/// The id of the largest logit, ties to the lower id.
fn argmax(logits: &[f32], position: u32) -> Result<u32, SampleError> {
    let mut best = None;
    let mut largest = f32::NEG_INFINITY;
    for (id, &logit) in (0u32..).zip(logits) {
        if logit.is_nan() || logit == f32::INFINITY {
            return Err(SampleError::NotFinite { token: id, position });
        }
        if logit > largest {
            best = Some(id);
            largest = logit;
        }
    }
    best.ok_or(SampleError::NoCandidate { position })
}

/// The seed of a request that names none: the first 53 bits (so that every JSON reader keeps
/// them) of SHA-256 over `tf-seed-1` and the prompt's token ids as little-endian u32, read as a
/// big-endian number.
pub fn seed_from_prompt(prompt: &[u32]) -> u64 {
    let mut hash = Sha256::new();
    hash.update(b"tf-seed-1");
    for id in prompt {
        hash.update(id.to_le_bytes());
    }
    let digest: [u8; 32] = hash.finalize().into();
    digest[..8].iter().fold(0u64, |n, b| n << 8 | u64::from(*b)) >> 11
}

/// Lower-case hex SHA-256 over the reply's token ids as little-endian u32: every token that was
/// chosen, the end token included.
pub fn token_sha(reply: &[u32]) -> String {
    let mut hash = Sha256::new();
    for id in reply {
        hash.update(id.to_le_bytes());
    }
    hash.finalize().iter().map(|b| format!("{b:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn logits(n: usize, seed: u64) -> Vec<f32> {
        (0..n as u64).map(|i| (mix(seed ^ mix(i)) >> 40) as f32 / (1u64 << 21) as f32).collect()
    }

    /// Gumbel-max as the head of the file defines it, without the bound.
    fn plain(logits: &[f32], temperature: f32, seed: u64, position: u32) -> u32 {
        let noise = Noise::new(seed, position);
        let key = |id: usize| f64::from(logits[id]) * (1.0 / f64::from(temperature)) + gumbel(noise.hash(id as u32));
        (0..logits.len()).fold(0, |b, id| if key(id) > key(b) { id } else { b }) as u32
    }

    #[test]
    fn greedy_takes_the_largest_and_the_lower_id_on_a_tie() {
        let s = Sampler { temperature: 0.0, top_k: 5, ..Sampler::default() };
        assert_eq!(s.pick(&[0.0, 3.0, 3.0, -1.0], 7), Ok(1));
        assert_eq!(s.pick(&[f32::NEG_INFINITY, -5.0], 0), Ok(1));
    }

    #[test]
    fn rows_without_a_choice_are_errors() {
        for s in [Sampler::default(), Sampler { temperature: 0.0, ..Sampler::default() }] {
            assert_eq!(s.pick(&[0.0, f32::NAN], 3), Err(SampleError::NotFinite { token: 1, position: 3 }));
            assert_eq!(s.pick(&[f32::INFINITY, 0.0], 3), Err(SampleError::NotFinite { token: 0, position: 3 }));
            assert_eq!(s.pick(&[f32::NEG_INFINITY], 9), Err(SampleError::NoCandidate { position: 9 }));
            assert_eq!(s.pick(&[], 9), Err(SampleError::NoCandidate { position: 9 }));
        }
    }

    #[test]
    fn the_bound_changes_no_draw() {
        let row = logits(3000, 11);
        for position in 0..300 {
            for temperature in [0.2f32, 1.0, 1.7] {
                let s = Sampler { temperature, seed: 5, ..Sampler::default() };
                assert_eq!(s.pick(&row, position), Ok(plain(&row, temperature, 5, position)));
            }
        }
        for h in [0, 1, 1 << 11, 1 << 12, u64::MAX, u64::MAX - (1 << 12), u64::MAX >> 1, 1 << 63] {
            assert!(gumbel(h).is_finite() && gumbel_bound(h) >= gumbel(h), "{h:x}");
        }
    }

    #[test]
    fn draws_are_pinned() {
        // Computed from the formulas in the head of this file by another program.
        // A change of the hash changes every sampled reply ever recorded: it must be on purpose.
        let row = logits(64, 3);
        let s = Sampler { seed: 42, ..Sampler::default() };
        let drawn: Vec<u32> = (0..8).map(|p| s.pick(&row, p).unwrap()).collect();
        assert_eq!(drawn, PINNED);
        assert_eq!(seed_from_prompt(&[1, 2, 3]), PINNED_SEED);
    }

    #[test]
    fn frequencies_follow_the_softmax() {
        let row = [2.0f32, 1.0, 0.0, -1.0, f32::NEG_INFINITY];
        for temperature in [0.5f32, 1.0, 2.0] {
            let s = Sampler { temperature, seed: 1234, ..Sampler::default() };
            let n = 40_000u32;
            let mut count = [0u32; 5];
            for position in 0..n {
                count[s.pick(&row, position).unwrap() as usize] += 1;
            }
            let weight = |l: f32| (f64::from(l) / f64::from(temperature)).exp();
            let total: f64 = row.iter().map(|l| weight(*l)).sum();
            for (c, l) in count.iter().zip(row) {
                let p = weight(l) / total;
                // Five standard deviations; the draws are fixed, so this cannot flicker.
                let slack = 5.0 * (p * (1.0 - p) / f64::from(n)).sqrt();
                assert!((f64::from(*c) / f64::from(n) - p).abs() <= slack, "{count:?} at {temperature}");
            }
        }
    }

    #[test]
    fn seeds_are_independent_too() {
        let row = [0.0f32; 4];
        let mut count = [0u32; 4];
        for seed in 0..20_000 {
            count[Sampler { seed, ..Sampler::default() }.pick(&row, 3).unwrap() as usize] += 1;
        }
        assert!(count.iter().all(|c| c.abs_diff(5000) < 310), "{count:?}");
    }

    #[test]
    fn filters_keep_what_they_say() {
        // Probabilities 0.4, 0.3, 0.2, 0.1, shuffled over the ids 2, 0, 3, 1.
        let row = [0.3f32.ln(), 0.1f32.ln(), 0.4f32.ln(), 0.2f32.ln()];
        let drawn = |s: Sampler| {
            let mut seen: Vec<u32> = (0..2000).map(|p| s.pick(&row, p).unwrap()).collect();
            seen.sort_unstable();
            seen.dedup();
            seen
        };
        let base = Sampler { seed: 8, ..Sampler::default() };
        assert_eq!(drawn(base), [0, 1, 2, 3]);
        assert_eq!(drawn(Sampler { top_k: 1, ..base }), [2]);
        assert_eq!(drawn(Sampler { top_k: 3, ..base }), [0, 2, 3]);
        assert_eq!(drawn(Sampler { top_k: 99, ..base }), [0, 1, 2, 3]);
        assert_eq!(drawn(Sampler { top_p: 0.0, ..base }), [2]);
        assert_eq!(drawn(Sampler { top_p: 0.39, ..base }), [2]);
        assert_eq!(drawn(Sampler { top_p: 0.6, ..base }), [0, 2]);
        assert_eq!(drawn(Sampler { top_p: 0.89, ..base }), [0, 2, 3]);
        assert_eq!(drawn(Sampler { min_p: 0.6, ..base }), [0, 2]);
        assert_eq!(drawn(Sampler { min_p: 1.0, ..base }), [2]);
        // top_k first: of 0.4 and 0.3 alone, 0.4 is 0.57 of the mass.
        assert_eq!(drawn(Sampler { top_k: 2, top_p: 0.55, ..base }), [2]);
        assert_eq!(drawn(Sampler { temperature: 1e-30, ..base }), [2]);
    }

    #[test]
    fn a_filter_that_keeps_everything_changes_no_draw() {
        let row = logits(500, 21);
        let all = Sampler { seed: 3, ..Sampler::default() };
        for position in 0..200 {
            let want = all.pick(&row, position);
            assert_eq!(Sampler { top_k: 500, ..all }.pick(&row, position), want);
            assert_eq!(Sampler { min_p: 1e-30, ..all }.pick(&row, position), want);
        }
    }

    #[test]
    fn the_seed_of_a_prompt_fits_a_json_number() {
        assert!(seed_from_prompt(&[7; 100]) < 1 << 53);
        assert_ne!(seed_from_prompt(&[1, 2]), seed_from_prompt(&[2, 1]));
    }

    #[test]
    fn token_sha_is_the_sha256_of_the_bytes() {
        assert_eq!(token_sha(&[]), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        let bytes: [u8; 8] = [1, 0, 0, 0, 0, 1, 0, 0];
        let want: String = Sha256::digest(bytes).iter().map(|b| format!("{b:02x}")).collect();
        assert_eq!(token_sha(&[1, 256]), want);
    }

    const PINNED: [u32; 8] = [43, 43, 39, 39, 43, 11, 49, 3];
    const PINNED_SEED: u64 = 8098337958153879;
}
