//! The arena and the mapped fallback hold the same bytes, and say which they are.

use std::sync::Mutex;

use tf_runtime::checkpoint::Checkpoint;
use tf_runtime::weights::{LoadOptions, Residence, WeightStore};

use crate::checkpoint::project;
use crate::hostile::{model, write};

fn options(threads: usize, available: u64) -> LoadOptions {
    LoadOptions { threads, available: Some(available) }
}

fn names(checkpoint: &Checkpoint) -> Vec<&str> {
    checkpoint.tensors().iter().map(|info| info.name.as_str()).collect()
}

#[test]
fn every_way_of_loading_gives_the_same_bytes() {
    let checkpoint = Checkpoint::open(&project("assets/tales_qwen3_5")).unwrap();
    let names = names(&checkpoint);
    for (threads, available) in [(1, u64::MAX), (5, u64::MAX), (0, u64::MAX), (2, 1000)] {
        let seen = Mutex::new(vec![0]);
        let progress = |done, total| {
            assert_eq!(total, checkpoint.total_bytes());
            seen.lock().unwrap().push(done);
        };
        // A name may come twice.
        let twice = names.iter().chain(&names).copied();
        let store = WeightStore::load(&checkpoint, twice, &options(threads, available), &progress).unwrap();
        assert_eq!(store.residence() == Residence::Mapped, available == 1000);
        assert_eq!(store.total_bytes(), checkpoint.total_bytes());
        assert!(store.huge_bytes().is_none_or(|bytes| bytes <= store.total_bytes() + (4 << 20)));
        let seen = seen.into_inner().unwrap();
        assert!(seen.is_sorted() && seen.last() == Some(&checkpoint.total_bytes()), "{seen:?}");
        assert!(store.iter().map(|(name, _)| name).eq(names.iter().copied()));
        for info in checkpoint.tensors() {
            let bytes = store.bytes(&info.name).unwrap();
            let mut expected = vec![0; info.bytes as usize];
            checkpoint.read_into(info, &mut expected).unwrap();
            assert!(bytes == expected, "{}", info.name);
            let align = if available == 1000 { info.dtype.bits() as usize / 8 } else { 64 };
            assert_eq!(bytes.as_ptr() as usize % align, 0);
        }
        assert!(store.bytes("no such tensor").is_none());
    }
}

#[test]
fn only_what_is_wanted_is_loaded() {
    let checkpoint = Checkpoint::open(&project("assets/stories260k")).unwrap();
    let store = WeightStore::load(&checkpoint, ["model.norm.weight"], &LoadOptions::default(), &|_, _| {}).unwrap();
    assert_eq!(store.total_bytes(), checkpoint.tensor("model.norm.weight").unwrap().bytes);
    assert!(store.bytes("model.embed_tokens.weight").is_none());
    let nothing = WeightStore::load(&checkpoint, [], &LoadOptions::default(), &|_, _| {}).unwrap();
    assert_eq!(nothing.iter().count(), 0);
}

/// The model inside the binary goes into the arena even when memory is short: it has no file.
#[test]
fn an_embedded_model_is_loaded() {
    let bytes: &'static [u8] = include_bytes!("../../../assets/stories260k/model.safetensors");
    let checkpoint = Checkpoint::from_memory(&[("config.json", b"{}"), ("model.safetensors", bytes)]).unwrap();
    let store = WeightStore::load(&checkpoint, names(&checkpoint), &options(2, 0), &|_, _| {}).unwrap();
    assert_ne!(store.residence(), Residence::Mapped);
    let info = &checkpoint.tensors()[0];
    let range = info.offset as usize..(info.offset + info.bytes) as usize;
    assert!(store.bytes(&info.name).unwrap() == &bytes[range]);
}

#[test]
fn what_cannot_be_loaded_is_named() {
    let check = |files: &[(&str, &[u8])], names: &[&str], available: u64, cut: Option<u64>, parts: &[&str]| {
        let dir = tempfile::tempdir().unwrap();
        for (name, bytes) in files {
            write(dir.path(), name, bytes);
        }
        let checkpoint = Checkpoint::open(dir.path()).unwrap();
        if let Some(cut) = cut {
            let path = dir.path().join("model.safetensors");
            std::fs::OpenOptions::new().write(true).open(path).unwrap().set_len(cut).unwrap();
        }
        let loaded = WeightStore::load(&checkpoint, names.iter().copied(), &options(3, available), &|_, _| {});
        let message = loaded.map(|_| ()).unwrap_err().to_string();
        for part in parts {
            assert!(message.contains(part), "no {part:?} in: {message}");
        }
    };
    let aligned = model("{\"a\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]}}  ", &[0; 8]);
    let odd = model("{\"a\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,8]}} ", &[0; 8]);
    let folder = |weights| [("config.json", b"{}".as_slice()), ("model.safetensors", weights)];
    check(&folder(&aligned), &["a", "b"], u64::MAX, None, &["tensor \"b\"", "does not have it; use a complete model"]);
    check(&folder(&aligned), &["x", "y", "z"], 0, None, &["tensor \"x\"", "nor 2 others"]);
    check(&folder(&odd), &["a"], 0, None, &["not enough memory", "\"a\" of", "is not aligned", "free memory"]);
    check(&folder(&aligned), &["a"], u64::MAX, Some(70), &["model.safetensors", "the file shrank"]);
    check(&folder(&aligned), &["a"], 0, Some(70), &["tensor \"a\"", "the file shrank"]);
}
