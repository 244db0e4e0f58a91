//! `tf-run eval` on the committed story tellers: the stated likelihood of held-out text, and a model beside itself.

use serde_json::Value;
use std::process::Command;
use tf_runtime::eval::evaluate;
use tf_runtime::model::DeviceChoice;
use tf_tests::models::{open, root};
use tf_tests::served::binaries;

/// The stated mean is rounded to 1e-5; two f32 implementations of this model agree to about 1e-5 in the mean.
const MEAN: f64 = 1e-4;

#[test]
fn the_likelihood_of_held_out_text_is_the_stated_one() {
    let folder = root().join("assets/tales_qwen3_5");
    let goldens: Value = serde_json::from_str(&std::fs::read_to_string(folder.join("goldens.json")).unwrap()).unwrap();
    let heldout = &goldens["heldout"];
    let texts: Vec<Vec<u32>> = serde_json::from_value(heldout["ids"].clone()).unwrap();
    let mut engine = open(&folder, &DeviceChoice::Cpu, 1, 64);
    let report = evaluate(&mut engine, None, &texts, 1, &|_| ()).unwrap();
    let stated = heldout["mean_nll_student"].as_f64().unwrap();
    assert!((report.nll - stated).abs() <= MEAN, "{report:?}, expected {stated}");
    assert_eq!(report.tokens, texts.iter().map(|t| t.len() - 1).sum::<usize>());
}

/// Runs `tf-run eval --json` in the project's folder.
fn eval(args: &[&str]) -> Result<Value, String> {
    let mut command = Command::new(binaries().join("tf-run"));
    let output = command.current_dir(root()).args(["eval", "--json", "--device", "cpu"]).args(args).output().unwrap();
    match output.status.success() {
        true => Ok(serde_json::from_slice(&output.stdout).unwrap()),
        false => Err(String::from_utf8(output.stderr).unwrap()),
    }
}

#[test]
fn a_model_is_no_distance_from_itself_and_some_from_another() {
    for model in ["assets/stories260k", "assets/tales_qwen3_5"] {
        let found = eval(&[model, "--against", model]).unwrap();
        let against = &found["against"];
        assert_eq!(against["nll"], found["nll"], "{found}");
        for (key, expected) in [("kl", 0.0), ("largest_kl", 0.0), ("top1", 1.0), ("largest_difference", 0.0)] {
            assert_eq!(against[key], expected, "{key} of {found}");
        }
        assert!(found["tokens"].as_u64().unwrap() > 1000, "{found}");
    }
    // The two share a tokenizer, so they can be compared, and are not the same.
    let found = eval(&["assets/stories260k", "--against", "assets/tales_qwen3_5"]).unwrap();
    assert!(found["against"]["kl"].as_f64().unwrap() > 0.1, "{found}");
    assert!(found["against"]["top1"].as_f64().unwrap() < 1.0, "{found}");
}

#[test]
fn models_of_other_tokens_are_not_compared() {
    let said = eval(&["assets/stories260k", "--against", "tests/goldens/llama/hf"]).unwrap_err();
    assert!(said.contains("tokenizers give other tokens"), "{said}");
}

#[test]
fn a_text_is_cut_where_the_context_says() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("text.txt");
    std::fs::write(&file, "Once upon a time there was a little cat. The cat had a red ball.").unwrap();
    let file = file.to_str().unwrap();
    let whole = eval(&["assets/stories260k", "--text", file]).unwrap();
    let cut = eval(&["assets/stories260k", "--text", file, "--context", "5"]).unwrap();
    // Each chunk begins with the token that the tokenizer puts before a text, so no token goes unpredicted.
    assert_eq!(whole["tokens"], cut["tokens"]);
    assert_eq!(
        (&whole["chunks"], cut["chunks"].as_u64().unwrap()),
        (&1.into(), whole["tokens"].as_u64().unwrap().div_ceil(4))
    );
    assert!(cut["nll"].as_f64() > whole["nll"].as_f64(), "less context predicts worse: {cut} {whole}");
    std::fs::write(file, "").unwrap();
    assert!(eval(&["assets/stories260k", "--text", file]).unwrap_err().contains("nothing to predict"));
}
