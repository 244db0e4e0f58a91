//! Which files hold the weights: one `model.safetensors`, or shards named by an index.
//!
//! An index wins where there is one. It must name plain safetensors files that are all there,
//! and each tensor must be in the file that the index says. Pickles are refused by name.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;

use super::error::{LoadError, shown};
use super::folder::{Folder, name_fault};
use super::header::TensorInfo;
use super::parse_object;

const SINGLE: &str = "model.safetensors";
const INDEX: &str = "model.safetensors.index.json";
const MAX_INDEX: u64 = 64 << 20;

/// Endings of files that run code when they are read, or that are another format.
const OTHER_FORMATS: [(&str, &str); 8] = [
    (".bin", "a pickle, which runs code when it is read"),
    (".pt", "a pickle, which runs code when it is read"),
    (".pth", "a pickle, which runs code when it is read"),
    (".ckpt", "a pickle, which runs code when it is read"),
    (".gguf", "GGUF, which is not read yet"),
    (".h5", "HDF5"),
    (".msgpack", "a Flax checkpoint"),
    (".npz", "a NumPy archive"),
];

/// Where each tensor is said to be.
pub(super) enum Listed {
    Single,
    /// Tensor name to file name.
    Index(BTreeMap<String, String>),
}

/// Finds the weight files of a folder. All of them exist, and their names are plain.
pub(super) fn weight_files(folder: &Folder) -> Result<Listed, LoadError> {
    let names = folder.names()?;
    let has = |name: &str| names.iter().any(|other| other == name);
    match folder.read(INDEX, MAX_INDEX)? {
        Some(bytes) => {
            let index = parse_index(folder, &bytes)?;
            if has(SINGLE) && !index.values().any(|file| file == SINGLE) {
                return Err(LoadError::malformed(
                    &folder.shown(INDEX),
                    format!("names other files, but {SINGLE} is there too"),
                    "remove the one that does not belong to the model",
                ));
            }
            Ok(Listed::Index(index))
        }
        None if has(SINGLE) => Ok(Listed::Single),
        None => Err(no_weights(folder, &names)),
    }
}

/// Says what was found in place of weights.
fn no_weights(folder: &Folder, names: &[String]) -> LoadError {
    for name in names {
        for (ending, what) in OTHER_FORMATS {
            if name.ends_with(ending) {
                return LoadError::refused(
                    &folder.shown(name),
                    format!("its format is {what}"),
                    "use a safetensors version of the model",
                );
            }
        }
    }
    LoadError::Missing {
        file: folder.shown(SINGLE),
        fault: format!(", and so is {INDEX}"),
        advice: "give the folder of a complete safetensors model".into(),
    }
}

fn parse_index(folder: &Folder, bytes: &[u8]) -> Result<BTreeMap<String, String>, LoadError> {
    const ADVICE: &str = "fetch the index again";
    let file = folder.shown(INDEX);
    let mut top = parse_object(&file, bytes)?;
    let map = match top.remove("weight_map") {
        Some(map @ Value::Object(_)) => BTreeMap::<String, String>::deserialize(map).map_err(|error| {
            LoadError::malformed(&file, format!("weight_map must map names to file names: {error}"), ADVICE)
        })?,
        _ => {
            return Err(LoadError::malformed(&file, "no object named weight_map", ADVICE));
        }
    };
    if map.is_empty() {
        return Err(LoadError::malformed(&file, "weight_map is empty", ADVICE));
    }
    for shard in map.values().collect::<BTreeSet<_>>() {
        check_shard(folder, &file, shard, &map)?;
    }
    Ok(map)
}

fn check_shard(folder: &Folder, file: &str, shard: &str, map: &BTreeMap<String, String>) -> Result<(), LoadError> {
    if let Some(fault) = name_fault(shard) {
        let fault = format!("names the file {}: {fault}", shown(shard));
        return Err(LoadError::refused(file, fault, "shards must be plain files beside the index"));
    }
    if !shard.ends_with(".safetensors") {
        let fault = format!("names the file {}, which is not a safetensors file", shown(shard));
        return Err(LoadError::refused(file, fault, "use a safetensors version of the model"));
    }
    if folder.open(shard)?.is_none() {
        let inside: Vec<&str> = map.iter().filter(|(_, f)| *f == shard).map(|(name, _)| name.as_str()).collect();
        let first: Vec<String> = inside.iter().take(3).map(|name| shown(name)).collect();
        let more = match inside.len() - first.len() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        return Err(LoadError::Missing {
            file: folder.shown(shard),
            fault: format!(", but {INDEX} says that it holds {}{more}", first.join(", ")),
            advice: "fetch it, or the whole model, again".into(),
        });
    }
    Ok(())
}

impl Listed {
    /// The weight files, sorted.
    pub(super) fn files(&self) -> Vec<String> {
        match self {
            Listed::Single => vec![SINGLE.into()],
            Listed::Index(map) => map.values().cloned().collect::<BTreeSet<_>>().into_iter().collect(),
        }
    }

    /// Checks that every listed tensor is where the index says, and takes those that are not
    /// listed out of `tensors`; returns their names. `tensors` is sorted by name.
    pub(super) fn reconcile<'f>(
        &self,
        folder: &Folder,
        tensors: &mut Vec<TensorInfo>,
        file_name: impl Fn(&TensorInfo) -> &'f String,
    ) -> Result<Vec<String>, LoadError> {
        const ADVICE: &str = "index and shards do not belong together: fetch both again";
        let Listed::Index(map) = self else {
            return Ok(Vec::new());
        };
        for (name, file) in map {
            let fault = match tensors.binary_search_by(|info| info.name.as_str().cmp(name)) {
                Err(_) => "the index says that it is in this file, but it is in none".to_string(),
                Ok(at) if file_name(&tensors[at]) != file => {
                    format!("the index says that it is in this file, but it is in {}", file_name(&tensors[at]))
                }
                Ok(_) => continue,
            };
            return Err(LoadError::tensor(&folder.shown(file), name, fault, ADVICE));
        }
        let mut unlisted = Vec::new();
        tensors.retain(|info| {
            let listed = map.contains_key(&info.name);
            if !listed {
                unlisted.push(info.name.clone());
            }
            listed
        });
        Ok(unlisted)
    }
}
