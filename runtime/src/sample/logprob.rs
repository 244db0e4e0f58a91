//! Log-probabilities as replies show them: of the raw distribution, at temperature 1 and before any filter, penalty,
//! bias or grammar.

/// How likely a token was, and which ones were the likeliest in its place.
#[derive(Clone, Debug, PartialEq)]
pub struct TokenLogprob {
    pub id: u32,
    /// Natural logarithm; minus infinity for what cannot be.
    pub logprob: f32,
    /// The likeliest tokens, falling, ties by lower id; as many as were asked for.
    pub top: Vec<(u32, f32)>,
}

/// `log softmax(logits)[token]`, and the `top` likeliest. `logits`: `[vocab]`, none NaN or plus infinity.
pub fn token_logprob(logits: &[f32], token: u32, top: usize) -> TokenLogprob {
    let largest = logits.iter().fold(f32::NEG_INFINITY, |most, l| most.max(*l));
    let sum: f64 = logits.iter().map(|l| f64::from(l - largest).exp()).sum();
    let total = f64::from(largest) + sum.ln();
    let logprob = |logit: f32| (f64::from(logit) - total) as f32;
    // Falling; short, so that inserting is cheap.
    let mut likeliest: Vec<(u32, f32)> = Vec::with_capacity(top + 1);
    for (id, &logit) in (0u32..).zip(logits) {
        let full = likeliest.len() == top;
        if full && likeliest.last().is_none_or(|(_, least)| logit <= *least) {
            continue;
        }
        let at = likeliest.partition_point(|(_, other)| *other >= logit);
        likeliest.insert(at, (id, logit));
        likeliest.truncate(top);
    }
    let own = logits.get(token as usize).copied().unwrap_or(f32::NEG_INFINITY);
    TokenLogprob {
        id: token,
        logprob: logprob(own),
        top: likeliest.into_iter().map(|(id, l)| (id, logprob(l))).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_of_the_softmax() {
        let row = [0.0, 2f32.ln(), f32::NEG_INFINITY, 0.0];
        let found = token_logprob(&row, 1, 3);
        let near = |found: f32, p: f32| assert!((found - p.ln()).abs() < 1e-6, "{found} and ln {p}");
        near(found.logprob, 0.5);
        assert_eq!(found.top.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [1, 0, 3]);
        near(found.top[2].1, 0.25);
        assert_eq!(token_logprob(&row, 2, 0), TokenLogprob { id: 2, logprob: f32::NEG_INFINITY, top: vec![] });
        assert_eq!(token_logprob(&row, 0, 9).top.len(), 4);
    }
}
