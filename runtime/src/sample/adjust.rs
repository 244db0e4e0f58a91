//! What a request changes of a row of logits before a token is chosen.
//!
//! In this order, each to what the one before gave:
//!
//! * bias: added to the logit of its token;
//! * repetition: the logit of a token that the prompt or the reply has is divided by the penalty where it is positive,
//!   multiplied by it where it is not;
//! * frequency and presence: `count * frequency + presence` is taken off the logit of a token that the reply has `count`
//!   times, `count` above 0;
//! * the fewest tokens: end tokens cannot be chosen before the reply has that many.
//!
//! Deliberately absent: grammars, which come after ([`crate::constrain`]), and filters ([`crate::sample`]).

use std::collections::{BTreeMap, BTreeSet};

/// Penalties and biases of one request. `Default` changes nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Adjust {
    /// Tokens, each in the vocabulary and once, with what is added to their logits.
    pub bias: Vec<(u32, f32)>,
    /// Above 0; 1 is off.
    pub repetition: f32,
    /// 0 is off.
    pub frequency: f32,
    /// 0 is off.
    pub presence: f32,
    /// Tokens that the reply has before it may end by an end token.
    pub min_tokens: u32,
}

impl Default for Adjust {
    fn default() -> Self {
        Adjust { bias: Vec::new(), repetition: 1.0, frequency: 0.0, presence: 0.0, min_tokens: 0 }
    }
}

/// What penalties count, of one reply.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    prompt: BTreeSet<u32>,
    reply: BTreeMap<u32, u32>,
}

impl Counts {
    /// Counts for `adjust`; nothing is remembered that it does not ask for.
    pub fn new(adjust: &Adjust, prompt: &[u32]) -> Counts {
        let wanted = adjust.repetition != 1.0;
        Counts { prompt: prompt.iter().filter(|_| wanted).copied().collect(), reply: BTreeMap::new() }
    }
}

impl Adjust {
    /// Notes a token of the reply.
    pub fn count(&self, token: u32, counts: &mut Counts) {
        if self.repetition != 1.0 || self.frequency != 0.0 || self.presence != 0.0 {
            *counts.reply.entry(token).or_default() += 1;
        }
    }

    /// Changes a row of logits, `[vocab]`, for the token after `chosen` ones.
    pub fn apply(&self, counts: &Counts, chosen: u32, end_tokens: &[u32], logits: &mut [f32]) {
        let mut change = |token: u32, change: &dyn Fn(f32) -> f32| {
            if let Some(logit) = logits.get_mut(token as usize) {
                *logit = change(*logit);
            }
        };
        for (token, bias) in &self.bias {
            change(*token, &|l| l + bias);
        }
        if self.repetition != 1.0 {
            let only_reply = counts.reply.keys().filter(|token| !counts.prompt.contains(token));
            for token in counts.prompt.iter().chain(only_reply) {
                change(*token, &|l| if l > 0.0 { l / self.repetition } else { l * self.repetition });
            }
        }
        if self.frequency != 0.0 || self.presence != 0.0 {
            for (token, count) in &counts.reply {
                change(*token, &|l| l - *count as f32 * self.frequency - self.presence);
            }
        }
        if chosen < self.min_tokens {
            for token in end_tokens {
                change(*token, &|_| f32::NEG_INFINITY);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn adjusted(adjust: &Adjust, prompt: &[u32], reply: &[u32], logits: &[f32]) -> Vec<f32> {
        let mut counts = Counts::new(adjust, prompt);
        reply.iter().for_each(|token| adjust.count(*token, &mut counts));
        let mut logits = logits.to_vec();
        adjust.apply(&counts, reply.len() as u32, &[3], &mut logits);
        logits
    }

    #[test]
    fn each_does_what_it_says() {
        let row = [1.0, -2.0, 4.0, 0.5];
        let (plain, replied) = (Adjust::default(), [2, 0, 2]);
        assert_eq!(adjusted(&plain, &[1], &replied, &row), row);
        let found = adjusted(&Adjust { frequency: 0.5, ..plain.clone() }, &[1], &replied, &row);
        assert_eq!(found, [0.5, -2.0, 3.0, 0.5]);
        let found = adjusted(&Adjust { presence: -1.0, ..plain.clone() }, &[1], &replied, &row);
        assert_eq!(found, [2.0, -2.0, 5.0, 0.5], "the prompt does not count");
        let found = adjusted(&Adjust { repetition: 2.0, ..plain.clone() }, &[1, 2], &replied, &row);
        assert_eq!(found, [0.5, -4.0, 2.0, 0.5], "the prompt counts, and a token of both once");
        let found = adjusted(&Adjust { min_tokens: 4, ..plain.clone() }, &[1], &replied, &row);
        assert_eq!(found, [1.0, -2.0, 4.0, f32::NEG_INFINITY]);
        assert_eq!(adjusted(&Adjust { min_tokens: 3, ..plain.clone() }, &[1], &replied, &row), row);
        let found = adjusted(&Adjust { bias: vec![(1, 100.0), (9, 1.0)], repetition: 2.0, ..plain }, &[1], &[], &row);
        assert_eq!(found, [1.0, 49.0, 4.0, 0.5], "the bias comes first");
    }
}
