//! The committed story tellers, on every device: the greedy stories token for token, and the held-out text's
//! likelihood.

use std::path::PathBuf;

use serde_json::Value;
use tf_runtime::model::DeviceChoice;
use tf_tests::models::{self, Logits, alone, difference, greedy, open, root};
use tf_tests::tools::Tool;

/// The references are rounded to 1e-5 (logits) and 1e-4 (likelihoods).
const LOGITS: f32 = 5e-4 + 1e-5;
const LIKELIHOOD: f64 = 5e-4 + 1e-4;
const MEAN: f64 = 1e-4;

#[test]
fn cpu() {
    stories("stories260k", "SOURCE.json", "greedy", &DeviceChoice::Cpu);
    stories("tales_qwen3_5", "goldens.json", "cases", &DeviceChoice::Cpu);
}

#[test]
fn cpu_likelihood() {
    likelihood(&DeviceChoice::Cpu, 16);
}

#[test]
fn wgsl() {
    if let Some(device) = models::wgpu(Tool::Lavapipe) {
        stories("stories260k", "SOURCE.json", "greedy", &device);
        stories("tales_qwen3_5", "goldens.json", "cases", &device);
    }
}

#[test]
fn wgsl_likelihood() {
    if let Some(device) = models::wgpu(Tool::Lavapipe) {
        likelihood(&device, 16);
    }
}

fn asset(model: &str, file: &str) -> (PathBuf, Value) {
    let folder = root().join("assets").join(model);
    let text = std::fs::read_to_string(folder.join(file)).unwrap();
    (folder, serde_json::from_str(&text).unwrap())
}

fn ids(value: &Value) -> Vec<u32> {
    value.as_array().unwrap().iter().map(|id| id.as_u64().unwrap() as u32).collect()
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().unwrap().iter().map(|n| n.as_f64().unwrap()).collect()
}

/// All cases of a model, side by side. As every device gives the committed tokens, all give the same.
fn stories(model: &str, file: &str, key: &str, device: &DeviceChoice) {
    let (folder, goldens) = asset(model, file);
    let cases = goldens[key].as_array().unwrap();
    assert_eq!(cases.len(), 4, "{model}");
    let prompts: Vec<Vec<u32>> = cases.iter().map(|case| ids(&case["prompt_ids"])).collect();
    let expected: Vec<Vec<u32>> = cases.iter().map(|case| ids(&case["greedy_ids"])).collect();
    let counts: Vec<usize> = expected.iter().map(Vec::len).collect();
    assert!(counts.iter().all(|count| *count >= 48), "{model}");
    let mut engine = open(&folder, device, 4, 64);
    let (found, logits) = greedy(&mut engine, &prompts, &counts);
    for (i, case) in cases.iter().enumerate() {
        assert_eq!(found[i], expected[i], "{model} on {device:?}: {}", case["prompt"]);
        if let Some(wanted) = case.get("last_prompt_logits") {
            let wanted: Vec<f32> = numbers(wanted).into_iter().map(|n| n as f32).collect();
            let difference = difference(&logits[i], &wanted);
            assert!(difference <= LOGITS, "{model} on {device:?}: {}: logits differ by {difference}", case["prompt"]);
        }
    }
}

/// The held-out rows, `rows` of them: each token's negative log likelihood, and the mean of all.
fn likelihood(device: &DeviceChoice, rows: usize) {
    let (folder, goldens) = asset("tales_qwen3_5", "goldens.json");
    let heldout = &goldens["heldout"];
    let texts: Vec<Vec<u32>> = heldout["ids"].as_array().unwrap().iter().map(ids).collect();
    let wanted: Vec<Vec<f64>> = heldout["nll_student"].as_array().unwrap().iter().map(numbers).collect();
    assert_eq!((texts.len(), wanted.len()), (16, 16));
    let mut engine = open(&folder, device, 1, 256);
    let mut all = Vec::new();
    for (row, (text, wanted)) in texts.iter().zip(&wanted).take(rows).enumerate() {
        let read = &text[..text.len() - 1];
        let found = losses(&alone(&mut engine, read, read.len()), &text[1..]);
        assert_eq!(found.len(), wanted.len());
        for (position, (found, wanted)) in found.iter().zip(wanted).enumerate() {
            let near = (found - wanted).abs() <= LIKELIHOOD;
            assert!(near, "row {row}, position {position} on {device:?}: {found}, expected {wanted}");
        }
        all.extend(found);
    }
    let mean = all.iter().sum::<f64>() / all.len() as f64;
    let expected = wanted.iter().take(rows).flatten().sum::<f64>() / all.len() as f64;
    assert!((mean - expected).abs() <= MEAN, "{device:?}: {mean}, expected {expected}");
    if rows == texts.len() {
        let stated = heldout["mean_nll_student"].as_f64().unwrap();
        assert!((mean - stated).abs() <= MEAN, "{device:?}: {mean}, expected {stated}");
    }
}

/// `-log softmax(logits)[token]` of each row.
fn losses(logits: &Logits, tokens: &[u32]) -> Vec<f64> {
    let loss = |(row, token): (&Vec<f32>, &u32)| {
        let most = row.iter().fold(f32::NEG_INFINITY, |most, l| most.max(*l));
        let sum: f64 = row.iter().map(|l| f64::from(l - most).exp()).sum();
        sum.ln() - f64::from(row[*token as usize] - most)
    };
    logits.iter().zip(tokens).map(loss).collect()
}
