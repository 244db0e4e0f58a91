//! Whether a model on a device computes what it should: the questions behind `tf-run check` and the golden tests.
//!
//! [`operations`]: do the kernels give on this model's own weights what the interpreter gives, block by block?
//! [`same_bits`]: does a row get the same bits alone, in pieces of a prompt, and beside other streams? [`golden`]: are
//! logits within the tolerance of a reference, and all greedy tokens equal?
//!
//! Promises: an answer comes with its numbers; what is wrong is named with its block, layer, row and column.

use crate::engine::{Engine, EngineError, LogitsWanted, StreamId, StreamRows};
use crate::oracle::{BlockAt, Oracle, States, Values};
use crate::step::{BlockTrace, ModelEngine};
use safetensors::{Dtype, SafeTensors};
use std::collections::BTreeSet;
use std::path::Path;
use tf_ir::interp::{RowTable, Tensor};

/// Rows of a step at which operations are checked.
pub const ROWS: [usize; 4] = [1, 2, 5, 16];
/// Largest difference from a reference's logits, in absolute terms.
pub const LOGIT_TOLERANCE: f32 = 5e-4;
/// Largest difference of a block's values from the interpreter's, as a part of the largest of them.
pub const BLOCK_TOLERANCE: f32 = 1e-4;

/// What one comparison found.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// For example `layer 3, block mlp, 5 rows`.
    pub about: String,
    /// Largest difference, in the unit of `limit`.
    pub difference: f32,
    pub limit: f32,
}

impl Finding {
    pub fn holds(&self) -> bool {
        self.difference <= self.limit
    }
}

/// Runs the first layer of every kind, the embedding and the head on the device at 1, 2, 5 and 16 rows, and each block
/// again in the interpreter from the device's own input.
///
/// # Errors
/// What engine or interpreter refuse. Differences are findings and not errors.
pub fn operations(engine: &mut ModelEngine, oracle: &Oracle<'_>) -> Result<Vec<Finding>, String> {
    let blocks = oracle.blocks();
    let mut findings = Vec::new();
    let most = engine.max_rows();
    for rows in ROWS.into_iter().filter(|r| *r <= most) {
        let tokens = tokens(rows, 1, engine.vocab_size());
        let trace = on_new_stream(engine, rows, |engine, stream| {
            engine.trace(&[StreamRows { stream, tokens: &tokens, first_position: 0, logits: LogitsWanted::All }])
        })?;
        let table = RowTable::one_stream(&tokens, 0);
        let mut seen = BTreeSet::new();
        let mut carried = Values::new();
        for (at, given) in blocks.iter().zip(&trace) {
            if !seen.insert(at.block) {
                // A later layer of a kind that was checked: only its shape is needed, which stays.
                replace(&mut carried, given);
                continue;
            }
            let expected = oracle.block(*at, &carried, &table, &mut States::default())?;
            for (name, expected) in &expected {
                let (_, found) = given
                    .iter()
                    .find(|(n, _)| n == name)
                    .ok_or_else(|| format!("block `{}` gives no `{name}` on the device", at.block))?;
                let about = format!("{}, {rows} rows: {name}", place(*at));
                findings.push(compare(about, found, expected)?);
                carried.insert(name.clone(), Tensor::f32(&expected.shape, found[..expected.len()].to_vec()));
            }
        }
    }
    Ok(findings)
}

fn place(at: BlockAt<'_>) -> String {
    match at.layer {
        Some(layer) => format!("layer {layer}, block {}", at.block),
        None => format!("block {}", at.block),
    }
}

/// Takes over what a device computed where a value of that name and shape was before.
fn replace(carried: &mut Values, given: &BlockTrace) {
    for (name, found) in given {
        if let Some(tensor) = carried.get_mut(name) {
            *tensor = Tensor::f32(&tensor.shape, found[..tensor.len()].to_vec());
        }
    }
}

fn compare(about: String, found: &[f32], expected: &Tensor) -> Result<Finding, String> {
    let expected = expected.floats()?;
    let largest = expected.iter().fold(1e-3f32, |m, v| m.max(v.abs()));
    let difference = largest_difference(found, expected) / largest;
    Ok(Finding { about, difference, limit: BLOCK_TOLERANCE })
}

/// Infinite where either is not a number.
fn largest_difference(found: &[f32], expected: &[f32]) -> f32 {
    let differences = found.iter().zip(expected).map(|(a, b)| (a - b).abs());
    differences.fold(0.0, |most, d| if d.is_nan() { f32::INFINITY } else { most.max(d) })
}

/// Compares the logits' bits of streams run alone and row by row with the same streams cut into pieces and run together.
///
/// # Errors
/// The first row whose bits differ, or what the engine refuses.
pub fn same_bits(engine: &mut dyn Engine, streams: usize) -> Result<(), String> {
    let most = engine.max_rows();
    let length = 16.min(engine.context() as usize);
    let all: Vec<Vec<u32>> = (0..streams.max(1)).map(|s| tokens(length, s as u32 + 1, engine.vocab_size())).collect();
    let mut alone = Vec::new();
    for tokens in &all {
        let rows = run_together(engine, &[tokens], |_, _| 1)?;
        alone.extend(rows);
    }
    for piece in ROWS.into_iter().filter(|r| *r <= most && *r > 1) {
        let rows = run_together(engine, &[&all[0]], |_, _| piece)?;
        differs(&format!("in pieces of {piece}"), &rows, &alone[..1])?;
    }
    // Every count of streams, with pieces that differ from stream to stream and from round to round.
    for count in 2..=all.len() {
        let chosen: Vec<&Vec<u32>> = all[..count].iter().collect();
        let room = (most / count).max(1);
        let rows = run_together(engine, &chosen, |stream, round| ((stream * 5 + round * 3) % 7 + 1).min(room))?;
        differs(&format!("beside {} other streams", count - 1), &rows, &alone[..count])?;
    }
    Ok(())
}

/// All logits of each stream. `piece` says how many rows a stream brings to a round.
fn run_together(
    engine: &mut dyn Engine,
    streams: &[&Vec<u32>],
    piece: impl Fn(usize, usize) -> usize,
) -> Result<Vec<Vec<Vec<f32>>>, String> {
    let mut ids = Vec::new();
    for tokens in streams {
        ids.push(engine.open_stream(tokens.len() as u32).map_err(|e| e.to_string())?);
    }
    let result = run_rounds(engine, streams, &ids, piece).map_err(|e| e.to_string());
    ids.into_iter().for_each(|id| engine.close_stream(id));
    result
}

fn run_rounds(
    engine: &mut dyn Engine,
    streams: &[&Vec<u32>],
    ids: &[StreamId],
    piece: impl Fn(usize, usize) -> usize,
) -> Result<Vec<Vec<Vec<f32>>>, EngineError> {
    let mut logits: Vec<Vec<Vec<f32>>> = vec![Vec::new(); streams.len()];
    for round in 0.. {
        let mut batch = Vec::new();
        for (s, tokens) in streams.iter().enumerate() {
            let at = logits[s].len();
            let end = tokens.len().min(at + piece(s, round));
            if at < end {
                let (stream, tokens) = (ids[s], &tokens[at..end]);
                let entry = StreamRows { stream, tokens, first_position: at as u32, logits: LogitsWanted::All };
                batch.push((s, entry));
            }
        }
        if batch.is_empty() {
            break;
        }
        let entries: Vec<StreamRows<'_>> = batch.iter().map(|(_, entry)| *entry).collect();
        let mut rows = engine.forward(&entries)?.into_iter();
        for (s, entry) in batch {
            logits[s].extend(rows.by_ref().take(entry.tokens.len()));
        }
    }
    Ok(logits)
}

fn differs(how: &str, found: &[Vec<Vec<f32>>], alone: &[Vec<Vec<f32>>]) -> Result<(), String> {
    for (stream, (found, alone)) in found.iter().zip(alone).enumerate() {
        for (row, (found, alone)) in found.iter().zip(alone).enumerate() {
            let column = found.iter().zip(alone).position(|(a, b)| a.to_bits() != b.to_bits());
            if let Some(column) = column {
                return Err(format!(
                    "stream {stream} at position {row} has other bits {how} than alone: logit {column} is {} and was {}",
                    found[column], alone[column]
                ));
            }
        }
    }
    Ok(())
}

/// Compares with the arrays of a reference: `CASE.input_ids`, `CASE.prefill_logits`, `CASE.greedy_ids`,
/// `CASE.step_logits` for the cases `long` and `short`, whichever are there.
///
/// # Errors
/// A folder that cannot be read, a token that differs, or what the engine refuses.
pub fn golden(engine: &mut dyn Engine, folder: &Path) -> Result<Vec<Finding>, String> {
    let path = folder.join("arrays.safetensors");
    let wrong = |what: String| format!("{}: {what}", path.display());
    let bytes = std::fs::read(&path).map_err(|e| wrong(e.to_string()))?;
    let arrays = SafeTensors::deserialize(&bytes).map_err(|e| wrong(e.to_string()))?;
    let mut findings = Vec::new();
    for case in ["long", "short"] {
        if arrays.tensor(&format!("{case}.input_ids")).is_ok() {
            let reference = Reference::read(&arrays, case).map_err(wrong)?;
            findings.extend(reference.compare(engine).map_err(|e| format!("{case}: {e}"))?);
        }
    }
    if findings.is_empty() {
        return Err(wrong("it has neither `long.input_ids` nor `short.input_ids`".into()));
    }
    Ok(findings)
}

struct Reference<'a> {
    case: &'a str,
    prompt: Vec<u32>,
    greedy: Vec<u32>,
    prefill: Vec<f32>,
    step: Vec<f32>,
}

impl<'a> Reference<'a> {
    fn read(arrays: &SafeTensors<'_>, case: &'a str) -> Result<Reference<'a>, String> {
        let ids = |part: &str| -> Result<Vec<u32>, String> {
            let bytes = array(arrays, &format!("{case}.{part}"), Dtype::I32)?;
            Ok(bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect())
        };
        let floats = |part: &str| -> Result<Vec<f32>, String> {
            let bytes = array(arrays, &format!("{case}.{part}"), Dtype::F32)?;
            Ok(bytes.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect())
        };
        Ok(Reference {
            case,
            prompt: ids("input_ids")?,
            greedy: ids("greedy_ids")?,
            prefill: floats("prefill_logits")?,
            step: floats("step_logits")?,
        })
    }

    fn compare(&self, engine: &mut dyn Engine) -> Result<Vec<Finding>, String> {
        let vocab = engine.vocab_size();
        let (rows, steps) = (self.prompt.len() * vocab, (self.greedy.len() + 1) * vocab);
        if self.prefill.len() != rows || self.step.len() != steps {
            return Err(format!(
                "its logits are not [{}, {vocab}] and [{}, {vocab}]",
                self.prompt.len(),
                self.greedy.len() + 1
            ));
        }
        on_new_stream(engine, self.prompt.len() + self.greedy.len(), |engine, stream| Ok(self.run(engine, stream)))?
    }

    fn run<E: Engine + ?Sized>(&self, engine: &mut E, stream: StreamId) -> Result<Vec<Finding>, String> {
        let vocab = engine.vocab_size();
        let mut logits = Vec::new();
        for piece in self.prompt.chunks(engine.max_rows()) {
            let first_position = logits.len() as u32;
            let entry = StreamRows { stream, tokens: piece, first_position, logits: LogitsWanted::All };
            logits.extend(engine.forward(&[entry]).map_err(|e| e.to_string())?);
        }
        let finding = |part: &str, difference| Finding {
            about: format!("{}, {part}", self.case),
            difference,
            limit: LOGIT_TOLERANCE,
        };
        let prefill = largest_difference(&logits.concat(), &self.prefill);
        let mut last = logits.pop().unwrap_or_default();
        let mut worst = largest_difference(&last, &self.step[..vocab]);
        for (i, wanted) in self.greedy.iter().enumerate() {
            let found = argmax(&last);
            if found != *wanted {
                return Err(format!("greedy token {i} is {found}, expected {wanted}"));
            }
            let first_position = (self.prompt.len() + i) as u32;
            let tokens = std::slice::from_ref(wanted);
            let entry = StreamRows { stream, tokens, first_position, logits: LogitsWanted::Last };
            last = engine.forward(&[entry]).map_err(|e| e.to_string())?.pop().unwrap_or_default();
            worst = worst.max(largest_difference(&last, &self.step[(i + 1) * vocab..][..vocab]));
        }
        Ok(vec![finding("prompt logits", prefill), finding("step logits, greedy tokens equal", worst)])
    }
}

fn array<'d>(arrays: &SafeTensors<'d>, name: &str, dtype: Dtype) -> Result<&'d [u8], String> {
    let tensor = arrays.tensor(name).map_err(|e| format!("{name}: {e}"))?;
    if tensor.dtype() != dtype {
        return Err(format!("{name} has elements of type {:?}, expected {dtype:?}", tensor.dtype()));
    }
    Ok(tensor.data())
}

/// The first of the largest.
fn argmax(logits: &[f32]) -> u32 {
    let mut best = 0;
    for (i, value) in logits.iter().enumerate() {
        if *value > logits[best] {
            best = i;
        }
    }
    best as u32
}

/// Opens a stream, works on it, closes it.
fn on_new_stream<E: Engine + ?Sized, T>(
    engine: &mut E,
    tokens: usize,
    work: impl FnOnce(&mut E, StreamId) -> Result<T, EngineError>,
) -> Result<T, String> {
    let stream = engine.open_stream(tokens as u32).map_err(|e| e.to_string())?;
    let result = work(engine, stream);
    engine.close_stream(stream);
    result.map_err(|e| e.to_string())
}

/// A fixed sequence for a seed that visits the vocabulary.
fn tokens(count: usize, seed: u32, vocab: usize) -> Vec<u32> {
    let mix = |i: u64| (i.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) % vocab.max(1) as u64;
    (0..count as u64).map(|i| mix(i + 1 + 1000 * u64::from(seed)) as u32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::EngineInfo;
    use std::collections::BTreeMap;

    /// Logits are a function of the stream's tokens, spoilt where several streams share a forward if asked to.
    struct Hash {
        streams: BTreeMap<u32, Vec<u32>>,
        spoilt: bool,
    }

    impl Engine for Hash {
        fn vocab_size(&self) -> usize {
            4
        }
        fn context(&self) -> u32 {
            64
        }
        fn max_rows(&self) -> usize {
            32
        }
        fn open_stream(&mut self, _: u32) -> Result<StreamId, EngineError> {
            let id = self.streams.keys().max().map_or(0, |m| m + 1);
            self.streams.insert(id, Vec::new());
            Ok(StreamId(id))
        }
        fn close_stream(&mut self, id: StreamId) {
            self.streams.remove(&id.0);
        }
        fn forward(&mut self, batch: &[StreamRows<'_>]) -> Result<Vec<Vec<f32>>, EngineError> {
            let mut rows = Vec::new();
            for entry in batch {
                let held = self.streams.get_mut(&entry.stream.0).unwrap();
                for token in entry.tokens {
                    held.push(*token);
                    let sum: u32 = held.iter().sum::<u32>() + u32::from(self.spoilt && batch.len() > 2);
                    rows.push((0..4).map(|i| (sum * (i + 1) % 7) as f32).collect());
                }
            }
            Ok(rows)
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
    fn a_stream_that_others_disturb_is_found() {
        let mut engine = Hash { streams: BTreeMap::new(), spoilt: false };
        same_bits(&mut engine, 4).unwrap();
        engine.spoilt = true;
        let error = same_bits(&mut engine, 4).unwrap_err();
        assert!(
            error.starts_with("stream 0 at position 0 has other bits beside 2 other streams than alone"),
            "{error}"
        );
        assert!(engine.streams.is_empty());
    }

    #[test]
    fn differences_are_numbers_and_nan_is_the_largest() {
        assert_eq!(largest_difference(&[1.0, 2.0], &[1.5, 2.0]), 0.5);
        assert_eq!(largest_difference(&[f32::NAN], &[1.0]), f32::INFINITY);
        let finding = compare("x".into(), &[2.0, 4.0], &Tensor::f32(&[2], vec![2.0, 5.0])).unwrap();
        assert!((finding.difference - 0.2).abs() < 1e-6 && !finding.holds());
        assert_eq!(argmax(&[1.0, 3.0, 3.0]), 1);
    }
}
