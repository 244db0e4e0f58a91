//! Well-formed folders: the goldens, the two small models, shards, files in memory.

use std::path::{Path, PathBuf};

use tf_runtime::checkpoint::{Checkpoint, StoredDType};

use crate::hostile::{header, model, write};

pub fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

#[test]
fn opens_the_committed_models() {
    for (path, tensors) in [
        ("tests/goldens/llama/hf", "model.embed_tokens.weight"),
        ("tests/goldens/qwen3/hf", "model.layers.0.self_attn.q_norm.weight"),
        ("tests/goldens/qwen3_5/hf", "lm_head.weight"),
        ("assets/stories260k", "model.norm.weight"),
        ("assets/tales_qwen3_5", "lm_head.weight"),
    ] {
        let checkpoint = Checkpoint::open(&project(path)).unwrap();
        assert!(checkpoint.config()["model_type"].is_string(), "{path}");
        assert!(checkpoint.generation_config().is_some(), "{path}");
        let infos = checkpoint.tensors();
        assert!(infos.is_sorted_by(|a, b| a.name < b.name));
        assert_eq!(checkpoint.total_bytes(), infos.iter().map(|info| info.bytes).sum::<u64>());
        assert!(checkpoint.unlisted().is_empty());
        if let Some(info) = checkpoint.tensor(tensors) {
            assert_eq!(info.bytes, info.shape.iter().product::<u64>() * info.dtype.bits() / 8);
        }
        for info in infos {
            assert_eq!(checkpoint.tensor(&info.name), Some(info));
        }
    }
}

/// Our reader and the safetensors crate agree on every tensor of a golden.
#[test]
fn reads_what_the_reference_reader_reads() {
    let path = project("tests/goldens/qwen3_5/hf");
    let bytes = std::fs::read(path.join("model.safetensors")).unwrap();
    let reference = safetensors::SafeTensors::deserialize(&bytes).unwrap();
    let checkpoint = Checkpoint::open(&path).unwrap();
    assert_eq!(checkpoint.tensors().len(), reference.len());
    for info in checkpoint.tensors() {
        let view = reference.tensor(&info.name).unwrap();
        assert_eq!(info.dtype.name(), view.dtype().to_string());
        assert_eq!(info.shape, view.shape().iter().map(|dim| *dim as u64).collect::<Vec<_>>());
        let mut read = vec![0; info.bytes as usize];
        checkpoint.read_into(info, &mut read).unwrap();
        assert!(read == view.data(), "{}", info.name);
    }
}

#[test]
fn shards_are_one_table() {
    let dir = tempfile::tempdir().unwrap();
    let (one, two) = ("model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors");
    write(dir.path(), "config.json", b"{}");
    let index = format!(r#"{{"metadata": {{"total_size": 9}}, "weight_map": {{"b": "{one}", "a": "{two}"}}}}"#);
    write(dir.path(), "model.safetensors.index.json", index.as_bytes());
    write(dir.path(), one, &model(r#"{"b":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}}"#, &[1, 2, 3, 4]));
    let more = r#"{"a":{"dtype":"BF16","shape":[1,2],"data_offsets":[0,4]},"extra":{"dtype":"U8","shape":[1],"data_offsets":[4,5]}}"#;
    write(dir.path(), two, &model(more, &[5, 6, 7, 8, 9]));

    let checkpoint = Checkpoint::open(dir.path()).unwrap();
    assert_eq!(checkpoint.unlisted(), ["extra"]);
    assert!(checkpoint.tensor("extra").is_none());
    assert_eq!(checkpoint.total_bytes(), 8);
    let a = checkpoint.tensor("a").unwrap();
    assert_eq!((a.dtype, a.shape.as_slice()), (StoredDType::BF16, [1, 2].as_slice()));
    for (name, expected) in [("a", [5, 6, 7, 8]), ("b", [1, 2, 3, 4])] {
        let mut read = [0; 4];
        checkpoint.read_into(checkpoint.tensor(name).unwrap(), &mut read).unwrap();
        assert_eq!(read, expected);
    }
}

#[test]
fn memory_and_disk_are_read_alike() {
    let bytes: &'static [u8] = include_bytes!("../../../assets/stories260k/model.safetensors");
    let config: &'static [u8] = include_bytes!("../../../assets/stories260k/config.json");
    let memory = Checkpoint::from_memory(&[("model.safetensors", bytes), ("config.json", config)]).unwrap();
    let disk = Checkpoint::open(&project("assets/stories260k")).unwrap();
    assert_eq!(memory.tensors(), disk.tensors());
    assert_eq!(memory.config(), disk.config());
    let info = &disk.tensors()[3];
    let (mut a, mut b) = (vec![0; info.bytes as usize], vec![1; info.bytes as usize]);
    memory.read_into(info, &mut a).unwrap();
    disk.read_into(info, &mut b).unwrap();
    assert_eq!(a, b);
}

/// A file that shrinks between the check and the read is an error, not a short tensor.
#[test]
fn a_shrinking_file_is_noticed() {
    let dir = tempfile::tempdir().unwrap();
    write(dir.path(), "config.json", b"{}");
    let text = r#"{"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}}"#;
    write(dir.path(), "model.safetensors", &model(text, &[1, 2, 3, 4]));
    let checkpoint = Checkpoint::open(dir.path()).unwrap();
    let file = std::fs::OpenOptions::new().write(true).open(dir.path().join("model.safetensors")).unwrap();
    file.set_len(header(text).len() as u64 + 2).unwrap();
    let error = checkpoint.read_into(&checkpoint.tensors()[0], &mut [0; 4]).unwrap_err();
    assert!(error.to_string().contains("the file shrank while it was read"), "{error}");
}
