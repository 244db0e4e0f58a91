//! Every family's golden checkpoint, on every device: each block gives what the interpreter gives from its input,
//! logits are within the tolerance of the reference, all greedy tokens equal, and bits the same however a text is cut
//! into pieces.

use std::path::Path;

use tf_runtime::check::{Finding, golden, operations};
use tf_runtime::engine::Engine;
use tf_runtime::model::{DeviceChoice, OpenModel, OpenOptions};
use tf_runtime::oracle::Oracle;
use tf_tests::models::{self, alone, argmax, difference, feed, open_with, other_bits, root, stream};
use tf_tests::tools::Tool;

const FAMILIES: [&str; 5] = ["llama", "qwen3", "qwen3_5", "qwen3_5_gva", "qwen3_5_moe"];
/// Families whose weights are there in 4 bits, too.
const PACKED: [&str; 4] = ["llama", "qwen3", "qwen3_5", "qwen3_5_moe"];
/// A chunk of 64 leaves a rest of the long prompt, a chunk of 7 fills no group of rows.
const PIECES: [usize; 3] = [1, 7, 64];
/// As tests/goldens/README.md has it for every engine in f32.
const TOLERANCE: f32 = 5e-4;
/// Rows of a forward: the long prompt and its continuation at once.
const ROWS: u32 = 128;

#[test]
fn cpu() {
    FAMILIES.iter().for_each(|family| check(family, &DeviceChoice::Cpu));
    PACKED.iter().for_each(|family| check_pack(family, &DeviceChoice::Cpu));
}

#[test]
fn wgsl_on_lavapipe() {
    check_driver(Tool::Lavapipe);
}

#[test]
fn wgsl_on_swiftshader() {
    check_driver(Tool::SwiftShader);
}

fn check_driver(driver: Tool) {
    if let Some(device) = models::wgpu(driver) {
        FAMILIES.iter().for_each(|family| check(family, &device));
        PACKED.iter().for_each(|family| check_pack(family, &device));
    }
}

fn check(family: &str, device: &DeviceChoice) {
    let options = OpenOptions { device: device.clone(), rows: ROWS, ..OpenOptions::default() };
    let OpenModel { mut engine, bundle, spec, config, binding, checkpoint, .. } =
        open_with(&models::golden(family), &options);
    let hold = |findings, least| hold(&format!("{family} on {device:?}"), findings, least);
    let oracle = Oracle::new(&bundle, &spec, &config, &binding, &checkpoint).unwrap();
    // Embedding, two blocks of a layer and head, at four counts of rows.
    hold(operations(&mut engine, &oracle), 16);
    let folder = root().join("tests/goldens").join(family).join("golden");
    // Prompt and steps of two cases.
    hold(golden(&mut engine, &folder), 4);
    for case in ["long", "short"] {
        let (prompt, greedy) = texts(&folder, case);
        let whole = [prompt.as_slice(), &greedy].concat();
        // As a reply is made: the prompt at once, then token by token.
        let id = stream(&mut engine, whole.len());
        let mut expected = feed(&mut engine, id, 0, &prompt, prompt.len());
        expected.extend(feed(&mut engine, id, prompt.len(), &greedy, 1));
        engine.close_stream(id);
        for piece in PIECES.into_iter().chain([whole.len()]).filter(|piece| *piece <= whole.len()) {
            let found = alone(&mut engine, &whole, piece);
            assert_eq!(found.len(), expected.len());
            for (position, (found, expected)) in found.iter().zip(&expected).enumerate() {
                let fault = other_bits(found, expected);
                assert_eq!(fault, None, "{family} on {device:?}, {case} in pieces of {piece}, position {position}");
            }
        }
    }
}

fn hold(what: &str, findings: Result<Vec<Finding>, String>, least: usize) {
    let findings = findings.unwrap_or_else(|e| panic!("{what}: {e}"));
    assert!(findings.len() >= least, "{what}: {findings:?}");
    for finding in findings {
        let (about, difference, limit) = (&finding.about, finding.difference, finding.limit);
        assert!(finding.holds(), "{what}: {about}: {difference} is beyond {limit}");
    }
}

/// A packed checkpoint: blocks as the interpreter has them, logits and greedy tokens as the reference on the weights that
/// the pack decodes to, and the same bits in pieces.
fn check_pack(family: &str, device: &DeviceChoice) {
    let what = format!("packed {family} on {device:?}");
    let folder = root().join("tests/goldens").join(family);
    let options = OpenOptions { device: device.clone(), rows: ROWS, ..OpenOptions::default() };
    let OpenModel { mut engine, bundle, spec, config, binding, checkpoint, .. } =
        open_with(&folder.join("mlx_q4"), &options);
    let oracle = Oracle::new(&bundle, &spec, &config, &binding, &checkpoint).unwrap();
    hold(&what, operations(&mut engine, &oracle), 16);
    let cases = std::fs::read(folder.join("golden/mlx_q4.json")).unwrap();
    let cases: serde_json::Value = serde_json::from_slice(&cases).unwrap();
    let ids = |name: &str| -> Vec<u32> {
        cases[name].as_array().unwrap().iter().map(|id| id.as_u64().unwrap() as u32).collect()
    };
    let (prompt, greedy) = (ids("prompt_ids"), ids("greedy_ids"));
    let whole = [prompt.as_slice(), &greedy].concat();
    let id = stream(&mut engine, whole.len());
    let mut found = feed(&mut engine, id, 0, &prompt, prompt.len());
    found.extend(feed(&mut engine, id, prompt.len(), &greedy, 1));
    engine.close_stream(id);
    let arrays = std::fs::read(folder.join("golden/mlx_q4.safetensors")).unwrap();
    let arrays = safetensors::SafeTensors::deserialize(&arrays).unwrap();
    for (name, first) in [("prefill_logits_tail", prompt.len() - 16), ("step_logits", prompt.len() - 1)] {
        let tensor = arrays.tensor(name).unwrap();
        let wanted: Vec<f32> = tensor.data().chunks(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect();
        for (row, wanted) in wanted.chunks(tensor.shape()[1]).enumerate() {
            let difference = difference(&found[first + row], wanted);
            assert!(difference <= TOLERANCE, "{what}: {name} {row}: logits differ by {difference}");
        }
    }
    for (step, token) in greedy.iter().enumerate() {
        assert_eq!(argmax(&found[prompt.len() - 1 + step]), *token, "{what}: step {step}");
    }
    for piece in PIECES {
        let pieces = alone(&mut engine, &whole, piece);
        for (position, (pieces, found)) in pieces.iter().zip(&found).enumerate() {
            assert_eq!(other_bits(pieces, found), None, "{what} in pieces of {piece}, position {position}");
        }
    }
}

/// A case's prompt and greedy tokens.
fn texts(folder: &Path, case: &str) -> (Vec<u32>, Vec<u32>) {
    let bytes = std::fs::read(folder.join("arrays.safetensors")).unwrap();
    let arrays = safetensors::SafeTensors::deserialize(&bytes).unwrap();
    let ids = |part: &str| {
        let tensor = arrays.tensor(&format!("{case}.{part}")).unwrap();
        tensor.data().chunks(4).map(|b| u32::from_le_bytes(b.try_into().unwrap())).collect()
    };
    (ids("input_ids"), ids("greedy_ids"))
}
