//! The arena and the mapped fallback hold the same bytes, and say which they are.

use std::sync::Mutex;

use tf_ir::spec::bind::Piece;
use tf_runtime::checkpoint::Checkpoint;
use tf_runtime::weights::{self, LoadOptions, Residence, Wanted, WeightStore};

use crate::checkpoint::project;
use crate::hostile::{model, write};

fn options(threads: usize, available: u64) -> LoadOptions {
    LoadOptions { threads, available: Some(available) }
}

/// Each tensor as a weight of its own.
fn whole(checkpoint: &Checkpoint, names: &[&str]) -> Vec<[Piece; 1]> {
    let bytes = |name: &str| checkpoint.tensor(name).map_or(8, |info| info.bytes);
    let piece =
        |name: &&str| [Piece { tensor: name.to_string(), start: 0, bytes: bytes(name), offset: 0, signs: false }];
    names.iter().map(piece).collect()
}

fn wanted(pieces: &[[Piece; 1]]) -> Vec<Wanted<'_>> {
    pieces.iter().map(|own| Wanted { bytes: own[0].bytes, pieces: own }).collect()
}

fn names(checkpoint: &Checkpoint) -> Vec<&str> {
    checkpoint.tensors().iter().map(|info| info.name.as_str()).collect()
}

#[test]
fn every_way_of_loading_gives_the_same_bytes() {
    let checkpoint = Checkpoint::open(&project("assets/tales_qwen3_5")).unwrap();
    let pieces = whole(&checkpoint, &names(&checkpoint));
    for (threads, available) in [(1, u64::MAX), (5, u64::MAX), (0, u64::MAX), (2, 1000)] {
        let seen = Mutex::new(vec![0]);
        let progress = |done, total| {
            assert_eq!(total, checkpoint.total_bytes());
            seen.lock().unwrap().push(done);
        };
        let store = WeightStore::load(&checkpoint, &wanted(&pieces), &options(threads, available), &progress).unwrap();
        assert_eq!(store.residence() == Residence::Mapped, available == 1000);
        assert_eq!(store.total_bytes(), checkpoint.total_bytes());
        assert!(store.huge_bytes().is_none_or(|bytes| bytes <= store.total_bytes() + (4 << 20)));
        let seen = seen.into_inner().unwrap();
        assert!(seen.is_sorted() && seen.last() == Some(&checkpoint.total_bytes()), "{seen:?}");
        for (index, info) in checkpoint.tensors().iter().enumerate() {
            let bytes = store.bytes(index).unwrap();
            let mut expected = vec![0; info.bytes as usize];
            checkpoint.read_into(info, &mut expected).unwrap();
            assert!(bytes == expected, "{}", info.name);
            let align = if available == 1000 { info.dtype.bits() as usize / 8 } else { 64 };
            assert_eq!(bytes.as_ptr() as usize % align, 0);
        }
        assert!(store.bytes(pieces.len()).is_none());
    }
}

#[test]
fn only_what_is_wanted_is_loaded() {
    let checkpoint = Checkpoint::open(&project("assets/stories260k")).unwrap();
    let pieces = whole(&checkpoint, &["model.norm.weight"]);
    let store = WeightStore::load(&checkpoint, &wanted(&pieces), &LoadOptions::default(), &|_, _| {}).unwrap();
    assert_eq!(store.total_bytes(), checkpoint.tensor("model.norm.weight").unwrap().bytes);
    let nothing = WeightStore::load(&checkpoint, &[], &LoadOptions::default(), &|_, _| {}).unwrap();
    assert_eq!((nothing.total_bytes(), nothing.bytes(0)), (0, None));
}

/// Pieces of several tensors make one weight, the same in an arena, beside mapped files, and read alone.
#[test]
fn weights_are_put_together() {
    let entry = |dtype: &str, shape: &str, from: u32, to: u32| {
        format!(r#"{{"dtype":"{dtype}","shape":{shape},"data_offsets":[{from},{to}]}}"#)
    };
    let header = format!(
        r#"{{"a":{},"su":{},"w":{}}}"#,
        entry("U8", "[6]", 0, 6),
        entry("I16", "[1]", 6, 8),
        entry("F32", "[2]", 8, 16)
    );
    let header = format!("{header:<width$}", width = header.len().next_multiple_of(8));
    let data: Vec<u8> = vec![1, 2, 3, 4, 5, 6, 0b101, 0x80, 9, 9, 9, 9, 8, 8, 8, 8];
    let dir = tempfile::tempdir().unwrap();
    write(dir.path(), "config.json", b"{}");
    write(dir.path(), "model.safetensors", &model(&header, &data));
    let checkpoint = Checkpoint::open(dir.path()).unwrap();
    let piece =
        |tensor: &str, start, bytes, offset, signs| Piece { tensor: tensor.into(), start, bytes, offset, signs };
    let mixed = [piece("a", 4, 2, 0, false), piece("su", 0, 2, 64, true), piece("a", 0, 3, 128, false)];
    let plain = [piece("w", 0, 8, 0, false)];
    let weights = [Wanted { bytes: 192, pieces: &mixed }, Wanted { bytes: 8, pieces: &plain }];
    let mut expected = vec![0; 192];
    expected[..2].copy_from_slice(&[5, 6]);
    // Bit i of the word is element i; 1 means −1, and so do 0xbc00 and the word's bits 0, 2 and 15.
    for (i, value) in expected[64..96].chunks_exact_mut(2).enumerate() {
        value.copy_from_slice(&if [0, 2, 15].contains(&i) { [0x00, 0xbc] } else { [0x00, 0x3c] });
    }
    expected[128..131].copy_from_slice(&[1, 2, 3]);
    for available in [u64::MAX, 0] {
        let store = WeightStore::load(&checkpoint, &weights, &options(2, available), &|_, _| {}).unwrap();
        assert_eq!(store.residence() == Residence::Mapped, available == 0);
        assert_eq!(store.bytes(0).unwrap(), expected);
        assert_eq!(store.bytes(1).unwrap(), &data[8..]);
        assert_eq!(store.total_bytes(), 2 + 2 + 3 + 8);
    }
    assert_eq!(weights::read(&checkpoint, &weights[0]).unwrap(), expected);
    assert_eq!(checkpoint.word(checkpoint.tensor("su").unwrap()), None, "no I32");

    let refused = |bytes: u64, pieces: &[Piece]| {
        let message = weights::read(&checkpoint, &Wanted { bytes, pieces }).unwrap_err().to_string();
        assert!(message.contains("has 6 bytes, and the weight wants others of it"), "{message}");
    };
    refused(8, &[piece("a", 4, 3, 0, false)]);
    refused(8, &[piece("a", u64::MAX, 3, 0, false)]);
    refused(3, &[piece("a", 0, 3, 1, false)]);
    refused(8, &[piece("a", 0, 3, 0, false), piece("a", 0, 3, 2, false)]);
}

/// The model inside the binary goes into the arena even when memory is short: it has no file.
#[test]
fn an_embedded_model_is_loaded() {
    let bytes: &'static [u8] = include_bytes!("../../../assets/stories260k/model.safetensors");
    let checkpoint = Checkpoint::from_memory(&[("config.json", b"{}"), ("model.safetensors", bytes)]).unwrap();
    let pieces = whole(&checkpoint, &names(&checkpoint));
    let store = WeightStore::load(&checkpoint, &wanted(&pieces), &options(2, 0), &|_, _| {}).unwrap();
    assert_ne!(store.residence(), Residence::Mapped);
    let info = &checkpoint.tensors()[0];
    let range = info.offset as usize..(info.offset + info.bytes) as usize;
    assert!(store.bytes(0).unwrap() == &bytes[range]);
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
        let pieces = whole(&checkpoint, names);
        let loaded = WeightStore::load(&checkpoint, &wanted(&pieces), &options(3, available), &|_, _| {});
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
