//! A model folder in the hub's layout, checked before anything is believed.
//!
//! Opening reads config.json, generation_config.json and the headers of the weight files: no
//! tensor data. Every byte range is then known to lie inside its file and to be exactly as long
//! as dtype and shape need. Whether a family wants these tensors is the bundle's business, and
//! code in a checkpoint (pickles, `auto_map`) is refused and never looked into.
//!
//! [`Checkpoint::open`] reads a directory, [`Checkpoint::from_memory`] files inside the binary:
//! same checks, same code.

mod error;
mod folder;
pub mod header;
mod index;
mod json;

use std::borrow::Cow;
use std::path::Path;

use serde_json::{Map, Value};

use error::FETCH_AGAIN;
pub use error::LoadError;
pub(crate) use error::shown;
pub use folder::Folder;
pub(crate) use folder::Source;
pub use header::{StoredDType, TensorInfo};
pub(crate) use json::parse_object;

/// Bytes that a configuration file may have.
const MAX_CONFIG: u64 = 16 << 20;

/// A model folder whose configuration and tensor table have been checked.
pub struct Checkpoint {
    folder: Folder,
    config: Value,
    generation_config: Option<Value>,
    files: Vec<WeightFile>,
    /// Sorted by name.
    tensors: Vec<TensorInfo>,
    unlisted: Vec<String>,
}

struct WeightFile {
    name: String,
    source: Source,
}

impl Checkpoint {
    /// Opens a folder on disk.
    pub fn open(dir: &Path) -> Result<Checkpoint, LoadError> {
        Checkpoint::from_folder(Folder::directory(dir)?)
    }

    /// Opens files that are part of the binary.
    pub fn from_memory(files: &[(&str, &'static [u8])]) -> Result<Checkpoint, LoadError> {
        let files = files.iter().map(|(name, bytes)| (name.to_string(), Cow::Borrowed(*bytes)));
        Checkpoint::from_folder(Folder::memory(files)?)
    }

    /// Opens a folder of either kind.
    pub fn from_folder(folder: Folder) -> Result<Checkpoint, LoadError> {
        let config = folder.require("config.json", MAX_CONFIG)?;
        let config = parse_object(&folder.shown("config.json"), &config)?;
        if config.contains_key("auto_map") {
            return Err(LoadError::refused(
                &folder.shown("config.json"),
                "auto_map asks for code from the checkpoint to be run",
                "code from a checkpoint is never run; use a model whose family is built in",
            ));
        }
        let generation_config = optional_object(&folder, "generation_config.json")?;
        let listed = index::weight_files(&folder)?;

        let mut files = Vec::new();
        let mut tensors = Vec::new();
        for name in listed.files() {
            let (source, infos) = open_weights(&folder, &name, files.len())?;
            files.push(WeightFile { name, source });
            tensors.extend(infos);
        }
        tensors.sort_by(|a, b| a.name.cmp(&b.name));
        let shown = |info: &TensorInfo| folder.shown(&files[info.file].name);
        if let Some(pair) = tensors.windows(2).find(|pair| pair[0].name == pair[1].name) {
            let fault = format!("is also in {}", shown(&pair[0]));
            return Err(LoadError::tensor(&shown(&pair[1]), &pair[1].name, fault, "keep one of the two"));
        }
        let unlisted = listed.reconcile(&folder, &mut tensors, |info| &files[info.file].name)?;
        Ok(Checkpoint {
            folder,
            config: Value::Object(config),
            generation_config: generation_config.map(Value::Object),
            files,
            tensors,
            unlisted,
        })
    }

    /// config.json; an object.
    pub fn config(&self) -> &Value {
        &self.config
    }

    /// generation_config.json, where there is one; an object.
    pub fn generation_config(&self) -> Option<&Value> {
        self.generation_config.as_ref()
    }

    /// The folder itself, for the tokenizer and the chat template.
    pub fn folder(&self) -> &Folder {
        &self.folder
    }

    /// All tensors, in the order of their names.
    pub fn tensors(&self) -> &[TensorInfo] {
        &self.tensors
    }

    /// The tensor of this name.
    pub fn tensor(&self, name: &str) -> Option<&TensorInfo> {
        let at = self.tensors.binary_search_by(|info| info.name.as_str().cmp(name)).ok()?;
        Some(&self.tensors[at])
    }

    /// Tensors that lie in a file but not in the index. They are not among [`Self::tensors`].
    pub fn unlisted(&self) -> &[String] {
        &self.unlisted
    }

    /// Bytes of all tensors together.
    pub fn total_bytes(&self) -> u64 {
        // The sum of ranges in files that exist: it cannot overflow.
        self.tensors.iter().map(|info| info.bytes).sum()
    }

    /// The file that holds a tensor, as messages show it.
    pub fn file_of(&self, info: &TensorInfo) -> String {
        self.folder.shown(&self.files[info.file].name)
    }

    /// Fills `out` with the tensor's bytes. Threads may read at the same time.
    ///
    /// # Panics
    /// When `out` is not exactly `info.bytes` long.
    pub fn read_into(&self, info: &TensorInfo, out: &mut [u8]) -> Result<(), LoadError> {
        assert_eq!(out.len() as u64, info.bytes, "the buffer has the tensor's length");
        self.read_part(info, 0, out)
    }

    /// The bits of the only element of a tensor of type I32; `None` for any other, or when it cannot be read.
    pub fn word(&self, info: &TensorInfo) -> Option<u32> {
        let mut bytes = [0; 4];
        let single = info.dtype == StoredDType::I32 && info.bytes == 4;
        (single && self.read_into(info, &mut bytes).is_ok()).then_some(u32::from_le_bytes(bytes))
    }

    /// Fills `out` with bytes of the tensor from `start`; the part lies inside the tensor.
    pub(crate) fn read_part(&self, info: &TensorInfo, start: u64, out: &mut [u8]) -> Result<(), LoadError> {
        debug_assert!(start + out.len() as u64 <= info.bytes);
        self.files[info.file]
            .source
            .read_at(info.offset + start, out)
            .map_err(|error| LoadError::unreadable(&self.file_of(info), &error))
    }

    /// The open weight files, in the order that [`TensorInfo::file`] counts.
    pub(crate) fn sources(&self) -> impl Iterator<Item = &Source> {
        self.files.iter().map(|file| &file.source)
    }
}

/// Reads a JSON object that need not be there.
pub(crate) fn optional_object(folder: &Folder, name: &str) -> Result<Option<Map<String, Value>>, LoadError> {
    match folder.read(name, MAX_CONFIG)? {
        Some(bytes) => parse_object(&folder.shown(name), &bytes).map(Some),
        None => Ok(None),
    }
}

/// Opens one safetensors file and reads its header.
fn open_weights(folder: &Folder, name: &str, index: usize) -> Result<(Source, Vec<TensorInfo>), LoadError> {
    let file = folder.shown(name);
    let source = folder.open(name)?.ok_or_else(|| LoadError::Missing {
        file: file.clone(),
        fault: String::new(),
        advice: "fetch it, or the whole model, again".into(),
    })?;
    let bytes = source.len();
    if bytes < 8 {
        return Err(LoadError::malformed(&file, format!("{bytes} bytes long, a header needs 8"), FETCH_AGAIN));
    }
    let fail = |error| LoadError::unreadable(&file, &error);
    let mut first = [0; 8];
    source.read_at(0, &mut first).map_err(fail)?;
    let mut text = vec![0; header::header_bytes(&file, first, bytes)?];
    source.read_at(8, &mut text).map_err(fail)?;
    let infos = header::parse_header(&file, &text, bytes, index)?;
    if infos.is_empty() {
        return Err(LoadError::malformed(&file, "holds no tensor", FETCH_AGAIN));
    }
    Ok((source, infos))
}
