//! Hostile files against whole models: real bundles and real checkpoints, spoilt in one place, are refused by
//! `model::open` with a message that names the thing.
//!
//! What each reader refuses by itself is tested beside it:
//!
//! - truncated, overlapping, duplicate, oversized and mistyped tensors, gaps, bytes after the last:
//!   `runtime/tests/load/hostile.rs` (`damaged_files`, `fields_of_a_tensor`, `names_of_tensors`, `ranges_of_tensors`,
//!   and any bytes at all);
//! - broken indexes, shards that are missing, surplus or disagree: there, `indexes`, `shards_against_each_other`;
//! - folders that lack files or hold pickles, JSON that is none: there, `folders`, `paths_that_are_not_folders`;
//! - a file that shrinks while it is loaded: `runtime/tests/load/checkpoint.rs`;
//! - tokenizers and templates: `runtime/tests/load/text.rs`, `runtime/tests/load/template.rs`;
//! - config values and tensors that the spec does not know, all at once: `ir/tests/spec.rs`;
//! - every bit of a small bundle, sealed manifests that are wrong: `runtime/src/bundle.rs`;
//! - mutations of headers, indexes, manifests, specs and IR: `fuzz.rs` here, and the binary `fuzz`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tf_runtime::bundle::Bundle;
use tf_runtime::embedded::BUNDLES;
use tf_runtime::model::{self, DeviceChoice, ModelSource, OpenOptions};
use tf_tests::checkpoint::Checkpoint;
use tf_tests::models::golden;

/// Opens a checkpoint, with a bundle of its own if given; the refusal.
fn refusal(folder: &Path, bundle: Option<PathBuf>) -> Option<String> {
    let options = OpenOptions { device: DeviceChoice::Cpu, bundle, ..OpenOptions::default() };
    let opened = model::open(&ModelSource::Folder(folder.to_owned()), &options, &|_, _| {});
    opened.err().map(|error| error.to_string())
}

#[test]
fn a_built_in_bundle_with_one_byte_flipped_is_refused() {
    for (family, files) in BUNDLES {
        // One file of each kind: its folder and ending.
        let kinds: BTreeMap<(&str, &str), usize> = files
            .iter()
            .enumerate()
            .map(|(i, (path, _))| {
                let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
                ((folder, path.rsplit_once('.').unwrap().1), i)
            })
            .collect();
        assert!(kinds.len() > 6, "{family}: {kinds:?}");
        for index in kinds.into_values() {
            let (path, bytes) = files[index];
            for at in [0, bytes.len() / 2, bytes.len() - 1] {
                let mut wrong = bytes.to_vec();
                wrong[at] ^= 1 << (at % 8);
                let mut spoilt = files.to_vec();
                spoilt[index] = (path, &wrong);
                let message = Bundle::from_files(family, &spoilt).map(|_| ()).unwrap_err().to_string();
                assert!(message.contains(path), "byte {at} of {family}/{path}: {message}");
            }
        }
    }
}

#[test]
fn a_bundle_folder_with_one_byte_flipped_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (_, files) = BUNDLES.iter().find(|(family, _)| *family == "llama").unwrap();
    for (path, bytes) in *files {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, bytes).unwrap();
    }
    let open = || refusal(&golden("llama"), Some(folder.path().to_owned()));
    assert_eq!(open(), None, "it is good before");
    for ending in ["kir", "wgsl", "tir", "spec.ron", "manifest.ron", "manifest.sha256"] {
        let (path, bytes) = files.iter().find(|(path, _)| path.ends_with(ending)).unwrap();
        let mut wrong = bytes.to_vec();
        wrong[bytes.len() / 3] ^= 1;
        std::fs::write(folder.path().join(path), &wrong).unwrap();
        let message = open().unwrap_or_else(|| panic!("{path} is taken with a flipped byte"));
        assert!(message.contains(path) && message.contains(folder.path().to_str().unwrap()), "{path}: {message}");
        std::fs::write(folder.path().join(path), bytes).unwrap();
    }
    assert_eq!(open(), None, "it is good again");
    std::fs::remove_file(folder.path().join("manifest.sha256")).unwrap();
    assert!(open().unwrap().contains("manifest.sha256 is missing"));
}

/// The family's golden checkpoint with a change is refused, by a message with all parts.
#[track_caller]
fn check(family: &str, change: impl FnOnce(&mut Checkpoint), parts: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let mut checkpoint = Checkpoint::read(&golden(family));
    change(&mut checkpoint);
    checkpoint.write(folder.path(), 0);
    let message = refusal(folder.path(), None).unwrap_or_else(|| panic!("{family} is taken, {parts:?} were expected"));
    for part in parts {
        assert!(message.contains(part), "no `{part}` in: {message}");
    }
    assert!(message.contains(folder.path().to_str().unwrap()), "it does not say where: {message}");
}

const UP: &str = "model.layers.1.mlp.up_proj.weight";

#[test]
fn what_is_not_changed_is_taken() {
    for family in ["llama", "qwen3", "qwen3_5", "qwen3_5_gva", "qwen3_5_moe"] {
        let folder = tempfile::tempdir().unwrap();
        Checkpoint::read(&golden(family)).write(folder.path(), 0);
        assert_eq!(refusal(folder.path(), None), None, "{family}");
    }
}

#[test]
fn tensors_that_do_not_fit_the_family() {
    check("llama", |c| drop(c.tensors.remove(UP)), &[UP, "is missing"]);
    let more = ("BF16".to_owned(), vec![2], vec![0; 4]);
    check("llama", |c| drop(c.tensors.insert("model.extra.weight".into(), more)), &["model.extra.weight", "nothing"]);
    check("llama", |c| c.tensors.get_mut(UP).unwrap().1.reverse(), &[UP, "has shape [64, 128]", "expected"]);
    let retype = |c: &mut Checkpoint| c.tensors.get_mut(UP).unwrap().0 = "I16".to_owned();
    check("llama", retype, &[UP, "elements of type I16, expected F32, F16 or BF16"]);
    // Several faults are said at once.
    let both = |c: &mut Checkpoint| {
        let taken: Vec<String> = c.tensors.keys().filter(|name| name.ends_with("conv1d.weight")).cloned().collect();
        taken.iter().for_each(|name| drop(c.tensors.remove(name)));
        assert!(taken.len() > 1);
    };
    check("qwen3_5", both, &["layers.0.linear_attn.conv1d.weight", "layers.1.linear_attn.conv1d.weight"]);
}

#[test]
fn config_values_that_the_family_does_not_know() {
    let set = |key: &'static str, value: Value| move |c: &mut Checkpoint| c.config[key] = value;
    check("llama", set("residual_multiplier", json!(0.22)), &["`residual_multiplier` is 0.22", "does not name it"]);
    check("llama", set("hidden_act", json!("relu")), &["`hidden_act` is \"relu\", expected \"silu\""]);
    check("llama", set("model_type", json!("phi")), &["model_type is \"phi\"", "the families here take"]);
    check("llama", set("hidden_size", json!(63)), &["expected [H] = [63]"]);
    check("llama", set("num_hidden_layers", json!(3)), &["layers.2.", "is missing"]);
    check("llama", set("num_hidden_layers", json!(1_000_000_000_000u64)), &["`num_hidden_layers`"]);
    check("llama", set("vocab_size", json!(321)), &["expected [V, H] = [321, 64]"]);
    let deep = |c: &mut Checkpoint| c.config["text_config"]["linear_conv_kernel_dim"] = json!(5);
    check("qwen3_5", deep, &["conv1d.weight", "has shape"]);
}

#[test]
fn truncated_weights() {
    let folder = tempfile::tempdir().unwrap();
    let checkpoint = Checkpoint::read(&golden("qwen3_5"));
    let length = {
        checkpoint.write(folder.path(), 0);
        std::fs::metadata(folder.path().join("model.safetensors")).unwrap().len() as usize
    };
    for short in [1, length / 2, length - 9, length - 8, length - 1, length] {
        checkpoint.write(folder.path(), short);
        let message = refusal(folder.path(), None).unwrap_or_else(|| panic!("taken without {short} bytes"));
        assert!(message.contains("model.safetensors") && message.contains("fetch it again"), "{short}: {message}");
    }
}
