//! The specs of this repository take the checkpoints they were checked on.

use std::path::{Path, PathBuf};
use tf_codegen::load::load;
use tf_ir::spec::Model;
use tf_ir::spec::bind::{TensorInfo, bind};
use tf_ir::spec::config::Config;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

fn specs() -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = std::fs::read_dir(root().join("specs")).unwrap().map(|e| e.unwrap().path()).collect();
    all.retain(|p| p.extension().is_some_and(|e| e == "ron"));
    all.sort();
    all
}

/// Names, types and shapes of a checkpoint's tensors.
fn header(file: &Path) -> Vec<(String, TensorInfo)> {
    let bytes = std::fs::read(file).unwrap();
    let (_, metadata) = safetensors::SafeTensors::read_metadata(&bytes).unwrap();
    let info = |i: &safetensors::tensor::TensorInfo| TensorInfo {
        dtype: format!("{:?}", i.dtype),
        shape: i.shape.iter().map(|d| *d as u64).collect(),
        word: None,
    };
    metadata.tensors().into_iter().map(|(name, i)| (name, info(i))).collect()
}

#[test]
fn specs_take_their_checkpoints() {
    let mut taken = 0;
    for path in specs() {
        let (model, _) = load(&path).unwrap();
        for checked in &model.accepts.checked {
            let folder = root().join(checked.as_str());
            // A golden has the checkpoint as the hub has it, and perhaps packed. Checkpoints that are too big for this
            // repository are only named.
            let folders = [folder.join("hf"), folder.join("mlx_q4"), folder];
            for folder in folders.iter().filter(|folder| folder.join("config.json").is_file()) {
                take(&model, folder);
                taken += 1;
            }
        }
    }
    assert!(taken >= 9);
}

fn take(model: &Model, folder: &Path) {
    let config = std::fs::read_to_string(folder.join("config.json")).unwrap();
    let config: serde_json::Value = serde_json::from_str(&config).unwrap();
    assert!(model.claims(&config));
    let what = folder.display();
    let config = Config::read(model, &config).unwrap_or_else(|e| panic!("{what}: {e:?}"));
    let header = header(&folder.join("model.safetensors"));
    let names: Vec<String> = header.iter().map(|(name, _)| name.clone()).collect();
    let find = |name: &str| header.iter().find(|(n, _)| n == name).map(|(_, info)| info.clone());
    let binding = bind(model, &config, &find, &names).unwrap_or_else(|e| panic!("{what}: {e:?}"));
    assert_eq!(binding.layers.len(), config.layer_kinds.len());
}
