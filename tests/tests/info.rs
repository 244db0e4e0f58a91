//! `tf-run info`: sizes that add up to the files, memory as the engine states it, and every refusal.

use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tf_runtime::engine::Engine;
use tf_runtime::info::{Contents, describe};
use tf_runtime::model::{DeviceChoice, ModelSource, OpenOptions, choose};
use tf_tests::models::{golden, open_with, root};
use tf_tests::served::binaries;

fn contents(folder: &Path, context: u32, parallel: u32) -> Contents {
    let chosen = choose(&ModelSource::Folder(folder.to_owned()), None).unwrap();
    let info = describe(&chosen, context, parallel).unwrap();
    assert!(info.refusals.is_empty(), "{}: {:?}", folder.display(), info.refusals);
    info.contents.unwrap()
}

#[test]
fn memory_is_what_the_engine_takes() {
    for folder in [root().join("assets/tales_qwen3_5"), golden("llama"), root().join("tests/goldens/llama/mlx_q4")] {
        let options =
            OpenOptions { device: DeviceChoice::Cpu, streams: Some(3), context: Some(500), ..OpenOptions::default() };
        let engine = open_with(&folder, &options).engine.describe();
        let found = contents(&folder, 500, 3);
        assert_eq!(found.memory.weights, engine.weight_bytes, "{}", folder.display());
        assert_eq!(found.memory.states.values().sum::<u64>(), engine.state_bytes, "{}", folder.display());
        assert_eq!(found.memory.total, engine.weight_bytes + engine.state_bytes);
        assert_eq!(found.weights.iter().map(|w| w.bytes).sum::<u64>(), found.weight_bytes);
        assert_eq!(found.formats().iter().map(|f| f.1).sum::<u64>(), found.weight_bytes);
    }
}

#[test]
fn parameters_and_formats_are_counted() {
    let found = contents(&root().join("assets/stories260k"), 512, 1);
    // The name says so; the head is tied to the embedding.
    assert_eq!((found.layers, found.parameters / 1000), (5, 260));
    assert_eq!(found.kinds.values().sum::<usize>(), 5);
    let packed = contents(&root().join("tests/goldens/llama/mlx_q4"), 512, 1);
    let gate = packed.weights.iter().find(|w| w.name == "gate_proj").unwrap();
    assert_eq!((gate.format.as_str(), gate.count, gate.shape.as_slice()), ("affine 4-bit g64 bf16", 2, &[128, 64][..]));
}

#[test]
fn every_refusal_is_listed() {
    let folder = tempfile::tempdir().unwrap();
    let copy = |name: &str, change: &dyn Fn(Vec<u8>) -> Vec<u8>| {
        let bytes = std::fs::read(golden("llama").join(name)).unwrap();
        std::fs::write(folder.path().join(name), change(bytes)).unwrap();
    };
    copy("model.safetensors", &|bytes| bytes);
    copy("config.json", &|bytes| {
        let mut config: Value = serde_json::from_slice(&bytes).unwrap();
        config["hidden_act"] = "gelu".into();
        config["new_key"] = 1.into();
        config.to_string().into_bytes()
    });
    let mut command = Command::new(binaries().join("tf-run"));
    let output = command.arg("info").arg(folder.path()).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}");
    assert!(said.contains("it does not load") && said.contains("hidden_act") && said.contains("new_key"), "{said}");
    // The config is taken: then tensors are refused.
    copy("config.json", &|bytes| {
        let mut config: Value = serde_json::from_slice(&bytes).unwrap();
        config["intermediate_size"] = 130.into();
        config.to_string().into_bytes()
    });
    let chosen = choose(&ModelSource::Folder(folder.path().to_owned()), None).unwrap();
    let refused = describe(&chosen, 512, 1).unwrap();
    assert!(refused.refusals.len() >= 6 && refused.contents.is_none(), "{refused:?}");
    assert!(refused.refusals.iter().all(|r| r.contains("mlp.")), "{refused:?}");
}
