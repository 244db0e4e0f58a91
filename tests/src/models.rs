//! The project's models on the devices at hand, for the tests that run them.
//!
//! Promises: panics name the model, the device and what was being done. A device that a machine lacks is reported as
//! [`crate::tools`] does it.
//! Deliberately absent: text; these tests speak in token ids.

use std::path::{Path, PathBuf};

use tf_runtime::engine::{Engine, LogitsWanted, StreamId, StreamRows};
use tf_runtime::model::{self, DeviceChoice, ModelSource, OpenModel, OpenOptions};
use tf_runtime::step::ModelEngine;

use crate::tools::{Tool, tool};

/// Logits of consecutive rows, [rows][V].
pub type Logits = Vec<Vec<f32>>;

/// The folder of the project.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("tests/ is a folder of the project")
}

/// The checkpoint of a golden family.
pub fn golden(family: &str) -> PathBuf {
    root().join("tests/goldens").join(family).join("hf")
}

/// A software Vulkan driver as a device, or `None` after reporting the skip. Drivers are told apart by their adapters'
/// names, so that all may be installed together.
pub fn wgpu(driver: Tool) -> Option<DeviceChoice> {
    let name = match driver {
        Tool::Lavapipe => "llvmpipe",
        Tool::SwiftShader => "swiftshader",
        other => panic!("{other:?} is no driver"),
    };
    tool(driver).map(|_| DeviceChoice::Wgpu(Some(name.to_owned())))
}

/// Opens a checkpoint with its built-in bundle: `streams` together, `rows` in a forward, all of the model's context.
pub fn open(folder: &Path, device: &DeviceChoice, streams: u32, rows: u32) -> ModelEngine {
    let options = OpenOptions { device: device.clone(), streams: Some(streams), rows, ..OpenOptions::default() };
    open_with(folder, &options).engine
}

/// Opens a checkpoint with its built-in bundle.
pub fn open_with(folder: &Path, options: &OpenOptions) -> OpenModel {
    let opened = model::open(&ModelSource::Folder(folder.to_owned()), options, &|_, _| {});
    opened.unwrap_or_else(|e| panic!("{} on {:?}: {e}", folder.display(), options.device))
}

/// Opens a stream with room for `tokens`.
pub fn stream(engine: &mut ModelEngine, tokens: usize) -> StreamId {
    engine.open_stream(tokens as u32).unwrap_or_else(|e| panic!("{tokens} tokens: {e}"))
}

/// Feeds tokens to a stream that holds `at` already, in pieces; all their logits.
pub fn feed(engine: &mut ModelEngine, stream: StreamId, at: usize, tokens: &[u32], piece: usize) -> Logits {
    let mut logits = Logits::new();
    for tokens in tokens.chunks(piece) {
        let first_position = (at + logits.len()) as u32;
        let entry = StreamRows { stream, tokens, first_position, logits: LogitsWanted::All };
        let rows =
            engine.forward(&[entry]).unwrap_or_else(|e| panic!("{} rows at {first_position}: {e}", tokens.len()));
        assert_eq!(rows.len(), tokens.len());
        logits.extend(rows);
    }
    logits
}

/// All logits of tokens that are alone on the engine, fed in pieces.
pub fn alone(engine: &mut ModelEngine, tokens: &[u32], piece: usize) -> Logits {
    let id = stream(engine, tokens.len());
    let logits = feed(engine, id, 0, tokens, piece);
    engine.close_stream(id);
    logits
}

/// Greedy continuations of prompts that run side by side, `counts` tokens each; and each prompt's last logits.
pub fn greedy(engine: &mut ModelEngine, prompts: &[Vec<u32>], counts: &[usize]) -> (Vec<Vec<u32>>, Logits) {
    let mut streams = Vec::new();
    for (prompt, count) in prompts.iter().zip(counts) {
        streams.push(stream(engine, prompt.len() + count));
    }
    let mut texts: Vec<Vec<u32>> = prompts.to_vec();
    let mut fed = vec![0; prompts.len()];
    let mut first = Logits::new();
    loop {
        let running: Vec<usize> =
            (0..texts.len()).filter(|i| texts[*i].len() < prompts[*i].len() + counts[*i]).collect();
        if running.is_empty() {
            break;
        }
        let entry = |i: &usize| StreamRows {
            stream: streams[*i],
            tokens: &texts[*i][fed[*i]..],
            first_position: fed[*i] as u32,
            logits: LogitsWanted::Last,
        };
        let batch: Vec<StreamRows<'_>> = running.iter().map(entry).collect();
        let logits = engine.forward(&batch).unwrap_or_else(|e| panic!("streams {running:?} at {fed:?}: {e}"));
        if first.is_empty() {
            first.clone_from(&logits);
        }
        for (i, logits) in running.into_iter().zip(logits) {
            fed[i] = texts[i].len();
            texts[i].push(argmax(&logits));
        }
    }
    streams.into_iter().for_each(|id| engine.close_stream(id));
    (texts.iter().zip(prompts).map(|(text, prompt)| text[prompt.len()..].to_vec()).collect(), first)
}

/// The first of the largest.
pub fn argmax(logits: &[f32]) -> u32 {
    (0u32..).zip(logits).fold((0, f32::NEG_INFINITY), |best, (i, l)| if *l > best.1 { (i, *l) } else { best }).0
}

/// Where the bits of two rows of logits differ, in words.
pub fn other_bits(found: &[f32], wanted: &[f32]) -> Option<String> {
    if found.len() != wanted.len() {
        return Some(format!("{} logits for {}", found.len(), wanted.len()));
    }
    let column = found.iter().zip(wanted).position(|(a, b)| a.to_bits() != b.to_bits())?;
    Some(format!("logit {column} is {}, expected {}", found[column], wanted[column]))
}

/// Largest difference in absolute terms; infinite where a number is missing or is none.
pub fn difference(found: &[f32], wanted: &[f32]) -> f32 {
    if found.len() != wanted.len() {
        return f32::INFINITY;
    }
    let differences = found.iter().zip(wanted).map(|(a, b)| (a - b).abs());
    differences.fold(0.0, |most, d| if d.is_nan() { f32::INFINITY } else { most.max(d) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_of_logits() {
        assert_eq!(argmax(&[1.0, 3.0, 3.0]), 1);
        assert_eq!(other_bits(&[0.0], &[0.0]), None);
        assert_eq!(other_bits(&[1.0, 0.0], &[1.0, -0.0]).unwrap(), "logit 1 is 0, expected -0");
        assert_eq!(difference(&[1.0, 2.0], &[1.5, 2.0]), 0.5);
        assert_eq!(difference(&[f32::NAN], &[1.0]), f32::INFINITY);
        assert_eq!(difference(&[], &[1.0]), f32::INFINITY);
    }
}
