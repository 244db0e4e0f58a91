//! How well a model predicts a text, and how far it is from another one: the numbers behind `tf-run eval`.
//!
//! A text is cut into chunks that each have a stream of their own, and every token of a chunk is predicted from the ones
//! before it. docs/formats.md says exactly what is measured.
//!
//! Promises: sums and softmax are in f64, in the order of the text; a logit that is not a number is an error and not a
//! figure.
//!
//! Deliberately absent: sampling, and scores of tasks.

use crate::engine::{Engine, EngineError, LogitsWanted, StreamId, StreamRows};
use serde::Serialize;

/// Rows of logits held at once for each model.
const ROWS: usize = 32;

/// What was measured; the JSON that `--json` prints.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Predicted tokens, over which the means are.
    pub tokens: usize,
    pub chunks: usize,
    /// Mean of −ln p(token), in nats.
    pub nll: f64,
    /// e^nll
    pub perplexity: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<Against>,
}

/// The model beside a reference, at the same positions.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Against {
    /// Of the reference.
    pub nll: f64,
    pub perplexity: f64,
    /// Mean of KL(reference ‖ model) over the vocabulary, in nats.
    pub kl: f64,
    /// The largest of a single position.
    pub largest_kl: f64,
    /// Share of positions at which both have the same most likely token.
    pub top1: f64,
    /// Of any two logits, in absolute terms.
    pub largest_difference: f64,
}

/// Cuts a text into chunks of at most `length` tokens that each begin with `start`, the tokens which the tokenizer puts
/// before any text. `ids` is the whole text with them.
///
/// # Errors
/// A length that leaves no room, or a text with nothing to predict.
pub fn chunks(ids: &[u32], start: &[u32], length: usize) -> Result<Vec<Vec<u32>>, String> {
    let start = if ids.starts_with(start) { start } else { &[] };
    let room = match length.checked_sub(start.len()) {
        Some(room) if room > 0 && length > 1 => room,
        _ => return Err(format!("chunks of {length} tokens leave nothing to predict; raise --context")),
    };
    let pieces = ids[start.len()..].chunks(room).map(|piece| [start, piece].concat());
    let chunks: Vec<Vec<u32>> = pieces.filter(|chunk| chunk.len() > 1).collect();
    if chunks.is_empty() {
        return Err(format!("the text has {} tokens, so there is nothing to predict; give a longer one", ids.len()));
    }
    Ok(chunks)
}

/// Predicts every token of every chunk but the first `given` of each (at least one), and compares with `against` where
/// there is one. `progress` gets the tokens read so far.
///
/// # Errors
/// What an engine refused, logits that are not numbers, or engines whose vocabularies differ.
pub fn evaluate(
    engine: &mut dyn Engine,
    mut against: Option<&mut dyn Engine>,
    chunks: &[Vec<u32>],
    given: usize,
    progress: &dyn Fn(usize),
) -> Result<Report, String> {
    if let Some(other) = &against
        && other.vocab_size() != engine.vocab_size()
    {
        let (one, two) = (engine.vocab_size(), other.vocab_size());
        return Err(format!("the vocabularies have {one} and {two} tokens; only models with the same one compare"));
    }
    let given = given.max(1);
    let mut sums = Sums::default();
    let mut read = 0;
    for chunk in chunks {
        let mut model = Reading::open(engine, chunk)?;
        let mut reference = against.as_mut().map(|other| Reading::open(&mut **other, chunk)).transpose()?;
        // The last token predicts nothing.
        for (at, piece) in chunk[..chunk.len() - 1].chunks(ROWS).enumerate() {
            let logits = model.next(piece)?;
            let others = reference.as_mut().map(|r| r.next(piece)).transpose()?;
            for (row, logits) in logits.iter().enumerate() {
                let target = at * ROWS + row + 1;
                if target >= given {
                    let other = others.as_ref().map(|rows| rows[row].as_slice());
                    sums.add(logits, other, chunk[target])?;
                }
            }
            read += piece.len();
            progress(read);
        }
        read += 1;
    }
    sums.report(chunks.len(), against.is_some())
}

/// One chunk on one engine; its stream is closed with it.
struct Reading<'e> {
    engine: &'e mut dyn Engine,
    stream: StreamId,
    position: u32,
}

impl<'e> Reading<'e> {
    fn open(engine: &'e mut dyn Engine, chunk: &[u32]) -> Result<Reading<'e>, String> {
        let stream = engine.open_stream(chunk.len() as u32).map_err(|e| e.to_string())?;
        Ok(Reading { engine, stream, position: 0 })
    }

    /// The logits of the next tokens.
    fn next(&mut self, tokens: &[u32]) -> Result<Vec<Vec<f32>>, String> {
        let mut rows = Vec::new();
        for tokens in tokens.chunks(self.engine.max_rows()) {
            let (stream, first_position) = (self.stream, self.position);
            let entry = StreamRows { stream, tokens, first_position, logits: LogitsWanted::All };
            rows.extend(self.engine.forward(&[entry]).map_err(|e: EngineError| e.to_string())?);
            self.position += tokens.len() as u32;
        }
        Ok(rows)
    }
}

impl Drop for Reading<'_> {
    fn drop(&mut self) {
        self.engine.close_stream(self.stream);
    }
}

#[derive(Default)]
struct Sums {
    tokens: usize,
    nll: f64,
    other_nll: f64,
    kl: f64,
    largest_kl: f64,
    same: usize,
    largest_difference: f64,
}

impl Sums {
    /// One position: its logits, those of the reference, and the token that followed.
    fn add(&mut self, logits: &[f32], other: Option<&[f32]>, token: u32) -> Result<(), String> {
        let at = self.tokens;
        let total = |row: &[f32]| {
            let total = log_sum_exp(row);
            if total.is_finite() {
                Ok(total)
            } else {
                Err(format!("the logits of predicted token {at} are not finite"))
            }
        };
        let norm = total(logits)?;
        self.tokens += 1;
        self.nll += norm - f64::from(logits[token as usize]);
        let Some(other) = other else { return Ok(()) };
        let other_norm = total(other)?;
        self.other_nll += other_norm - f64::from(other[token as usize]);
        let mut kl = 0.0;
        for (l, o) in logits.iter().zip(other) {
            let (log_p, log_q) = (f64::from(*o) - other_norm, f64::from(*l) - norm);
            let p = log_p.exp();
            if p > 0.0 {
                kl += p * (log_p - log_q);
            }
            self.largest_difference = self.largest_difference.max(f64::from((l - o).abs()));
        }
        self.kl += kl;
        self.largest_kl = self.largest_kl.max(kl);
        self.same += usize::from(most_likely(logits) == most_likely(other));
        Ok(())
    }

    fn report(&self, chunks: usize, compared: bool) -> Result<Report, String> {
        if self.tokens == 0 {
            return Err("the text has no token to predict; give a longer one".into());
        }
        let mean = |sum: f64| sum / self.tokens as f64;
        let against = compared.then(|| Against {
            nll: mean(self.other_nll),
            perplexity: mean(self.other_nll).exp(),
            kl: mean(self.kl),
            largest_kl: self.largest_kl,
            top1: self.same as f64 / self.tokens as f64,
            largest_difference: self.largest_difference,
        });
        Ok(Report { tokens: self.tokens, chunks, nll: mean(self.nll), perplexity: mean(self.nll).exp(), against })
    }
}

/// ln Σ e^l; not finite where a logit is not.
fn log_sum_exp(logits: &[f32]) -> f64 {
    let most = logits.iter().fold(f32::NEG_INFINITY, |most, l| if l.is_nan() { f32::NAN } else { most.max(*l) });
    f64::from(most) + logits.iter().map(|l| f64::from(l - most).exp()).sum::<f64>().ln()
}

/// The first of the largest.
fn most_likely(logits: &[f32]) -> usize {
    (0..logits.len()).fold(0, |best, i| if logits[i] > logits[best] { i } else { best })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::EngineInfo;

    /// Logits are a table's row for each token.
    struct Table(Vec<Vec<f32>>);

    impl Engine for Table {
        fn vocab_size(&self) -> usize {
            self.0[0].len()
        }
        fn context(&self) -> u32 {
            64
        }
        fn max_rows(&self) -> usize {
            3
        }
        fn open_stream(&mut self, _: u32) -> Result<StreamId, EngineError> {
            Ok(StreamId(0))
        }
        fn close_stream(&mut self, _: StreamId) {}
        fn forward(&mut self, batch: &[StreamRows<'_>]) -> Result<Vec<Vec<f32>>, EngineError> {
            Ok(batch.iter().flat_map(|e| e.tokens).map(|t| self.0[*t as usize].clone()).collect())
        }
        fn describe(&self) -> EngineInfo {
            EngineInfo {
                device: String::new(),
                threads: 0,
                bundle_digest: String::new(),
                weight_bytes: 0,
                state_bytes: 0,
            }
        }
    }

    #[test]
    fn chunks_begin_as_the_text_does() {
        assert_eq!(chunks(&[9, 1, 2, 3], &[9], 3), Ok(vec![vec![9, 1, 2], vec![9, 3]]));
        assert_eq!(chunks(&[1, 2, 3], &[], 2), Ok(vec![vec![1, 2]]), "a lone token predicts nothing");
        assert!(chunks(&[1], &[], 8).unwrap_err().contains("has 1 tokens"));
        assert!(chunks(&[9, 1], &[9], 1).unwrap_err().contains("raise --context"));
    }

    #[test]
    fn figures_of_two_tables() {
        let (ln2, ln3) = (2f32.ln(), 3f32.ln());
        // After token 0: (1/4, 3/4); after token 1: even.
        let mut model = Table(vec![vec![0.0, ln3], vec![5.0, 5.0]]);
        // After token 0: (2/3, 1/3); after token 1: even.
        let mut other = Table(vec![vec![ln2, 0.0], vec![1.0, 1.0]]);
        let text = [vec![0, 1, 0, 1, 1]];
        let found = evaluate(&mut model, Some(&mut other), &text, 0, &|_| ()).unwrap();
        let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-6, "{a} and {b}");
        let nll = (2.0 * (4.0f64 / 3.0).ln() + 2.0 * 2f64.ln()) / 4.0;
        near(found.nll, nll);
        near(found.perplexity, nll.exp());
        let against = found.against.unwrap();
        let kl = 2.0 / 3.0 * (8.0f64 / 3.0).ln() + 1.0 / 3.0 * (4.0f64 / 9.0).ln();
        near(against.nll, (2.0 * 3f64.ln() + 2.0 * 2f64.ln()) / 4.0);
        near(against.kl, kl / 2.0);
        near(against.largest_kl, kl);
        near(against.top1, 0.5);
        near(against.largest_difference, 4.0);
        assert_eq!((found.tokens, found.chunks), (4, 1));
        // Three tokens given: two are predicted.
        assert_eq!(evaluate(&mut model, None, &text, 3, &|_| ()).unwrap().tokens, 2);
    }

    #[test]
    fn what_has_no_figures() {
        let mut model = Table(vec![vec![0.0, f32::NAN], vec![0.0, 0.0]]);
        let refused = evaluate(&mut model, None, &[vec![0, 1]], 1, &|_| ());
        assert_eq!(refused.unwrap_err(), "the logits of predicted token 0 are not finite");
        let mut wide = Table(vec![vec![0.0; 3]]);
        let refused = evaluate(&mut model, Some(&mut wide), &[vec![0, 1]], 1, &|_| ()).unwrap_err();
        assert!(refused.contains("2 and 3 tokens"), "{refused}");
    }
}
