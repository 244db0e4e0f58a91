//! Checkpoints that tests change: read from a folder, written to another.
//!
//! Promises: what is not changed is written as it was read.
//! Deliberately absent: tokenizers and templates, which stay where they are.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Value, json};

/// A checkpoint in memory, to be changed.
pub struct Checkpoint {
    pub config: Value,
    /// Type, shape, data.
    pub tensors: BTreeMap<String, (String, Vec<u64>, Vec<u8>)>,
}

impl Checkpoint {
    /// A folder with one file of weights.
    pub fn read(folder: &Path) -> Checkpoint {
        let bytes = std::fs::read(folder.join("model.safetensors")).unwrap();
        let file = safetensors::SafeTensors::deserialize(&bytes).unwrap();
        let tensor = |(name, t): (String, safetensors::tensor::TensorView<'_>)| {
            let shape = t.shape().iter().map(|d| *d as u64).collect();
            (name, (format!("{:?}", t.dtype()), shape, t.data().to_vec()))
        };
        Checkpoint {
            config: serde_json::from_str(&std::fs::read_to_string(folder.join("config.json")).unwrap()).unwrap(),
            tensors: file.tensors().into_iter().map(tensor).collect(),
        }
    }

    /// The file of weights, cut `short` by some bytes.
    pub fn write(&self, folder: &Path, short: usize) {
        let (mut header, mut data) = (serde_json::Map::new(), Vec::new());
        for (name, (dtype, shape, bytes)) in &self.tensors {
            let offsets = [data.len(), data.len() + bytes.len()];
            header.insert(name.clone(), json!({ "dtype": dtype, "shape": shape, "data_offsets": offsets }));
            data.extend_from_slice(bytes);
        }
        let header = Value::Object(header).to_string();
        let whole = [&(header.len() as u64).to_le_bytes()[..], header.as_bytes(), &data].concat();
        std::fs::write(folder.join("model.safetensors"), &whole[..whole.len() - short]).unwrap();
        std::fs::write(folder.join("config.json"), self.config.to_string()).unwrap();
    }
}
