//! A model folder: a directory, or the same files carried inside the binary.
//!
//! Whoever reads a file of a model asks here, so that both kinds pass the same checks. A name is
//! always one plain name: nothing that a file says can lead out of the folder.

use std::borrow::Cow;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::error::{LoadError, shown};

/// Where the files of a model are.
pub struct Folder(Place);

enum Place {
    Directory(PathBuf),
    Memory(Vec<(String, Arc<Cow<'static, [u8]>>)>),
}

impl Folder {
    /// A directory on disk. Fails when it is not there or is something else.
    pub fn directory(path: &Path) -> Result<Folder, LoadError> {
        let file = path.display().to_string();
        let meta = std::fs::metadata(path).map_err(|error| LoadError::unreadable(&file, &error))?;
        if !meta.is_dir() {
            return Err(LoadError::malformed(
                &file,
                "not a folder",
                "give the folder that holds config.json and the safetensors files",
            ));
        }
        Ok(Folder(Place::Directory(path.to_path_buf())))
    }

    /// Files that are already in memory. Fails on names that are not plain or appear twice.
    pub fn memory(files: impl IntoIterator<Item = (String, Cow<'static, [u8]>)>) -> Result<Folder, LoadError> {
        let mut kept: Vec<(String, Arc<Cow<'static, [u8]>>)> = Vec::new();
        for (name, bytes) in files {
            if let Some(fault) = name_fault(&name) {
                return Err(LoadError::malformed(&shown(&name), fault, "give each file a plain name"));
            }
            if kept.iter().any(|(other, _)| *other == name) {
                return Err(LoadError::malformed(&shown(&name), "given twice", "give each file once"));
            }
            kept.push((name, Arc::new(bytes)));
        }
        kept.sort_by(|a, b| a.0.cmp(&b.0));
        Ok(Folder(Place::Memory(kept)))
    }

    /// The name of a file as messages show it.
    pub fn shown(&self, name: &str) -> String {
        match &self.0 {
            Place::Directory(path) => path.join(name).display().to_string(),
            Place::Memory(_) => format!("embedded {name}"),
        }
    }

    /// The folder as messages show it.
    pub fn place(&self) -> String {
        match &self.0 {
            Place::Directory(path) => path.display().to_string(),
            Place::Memory(_) => "the embedded model".into(),
        }
    }

    /// The names of all entries, sorted. Names that are not UTF-8 are left out.
    pub fn names(&self) -> Result<Vec<String>, LoadError> {
        match &self.0 {
            Place::Memory(files) => Ok(files.iter().map(|(name, _)| name.clone()).collect()),
            Place::Directory(path) => {
                let shown = path.display().to_string();
                let fail = |error| LoadError::unreadable(&shown, &error);
                let mut names = Vec::new();
                for entry in std::fs::read_dir(path).map_err(fail)? {
                    names.extend(entry.map_err(fail)?.file_name().into_string());
                }
                names.sort();
                Ok(names)
            }
        }
    }

    /// A whole small file, or `None` where there is none. Fails above `limit` bytes.
    pub fn read(&self, name: &str, limit: u64) -> Result<Option<Vec<u8>>, LoadError> {
        let Some(source) = self.open(name)? else {
            return Ok(None);
        };
        let shown = self.shown(name);
        if source.len() > limit {
            return Err(LoadError::malformed(
                &shown,
                format!("{} bytes long, the limit is {limit}", source.len()),
                "this is not the file it is named after: fetch it again",
            ));
        }
        let mut bytes = vec![0; source.len() as usize];
        source.read_at(0, &mut bytes).map_err(|error| LoadError::unreadable(&shown, &error))?;
        Ok(Some(bytes))
    }

    /// A whole small file that must be there.
    pub fn require(&self, name: &str, limit: u64) -> Result<Vec<u8>, LoadError> {
        self.read(name, limit)?.ok_or_else(|| LoadError::Missing {
            file: self.shown(name),
            fault: String::new(),
            advice: "give a complete model folder".into(),
        })
    }

    /// Opens a file for positioned reads, or `None` where there is none.
    pub(crate) fn open(&self, name: &str) -> Result<Option<Source>, LoadError> {
        if let Some(fault) = name_fault(name) {
            return Err(LoadError::refused(&shown(name), fault, "only plain names of files in the folder are read"));
        }
        match &self.0 {
            Place::Memory(files) => {
                Ok(files.iter().find(|(other, _)| other == name).map(|(_, bytes)| Source::Memory(bytes.clone())))
            }
            Place::Directory(path) => {
                let path = path.join(name);
                let fail = |error: std::io::Error| LoadError::unreadable(&self.shown(name), &error);
                // Looked at before it is opened: opening a pipe would wait for ever.
                let meta = match std::fs::metadata(&path) {
                    Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
                    other => other.map_err(fail)?,
                };
                if !meta.is_file() {
                    return Err(LoadError::malformed(&self.shown(name), "not a regular file", "fetch it again"));
                }
                let file = File::open(&path).map_err(fail)?;
                let bytes = file.metadata().map_err(fail)?.len();
                Ok(Some(Source::File { file, bytes }))
            }
        }
    }
}

/// What is wrong with a name that is to be one file in the folder, if anything.
pub(crate) fn name_fault(name: &str) -> Option<&'static str> {
    if name.is_empty() || name.len() > 255 {
        Some("the name is empty or longer than 255 bytes")
    } else if name.contains(['/', '\\', ':']) {
        Some("the name has a separator, so it could lead out of the folder")
    } else if name.starts_with('.') {
        Some("the name starts with a dot")
    } else if name.chars().any(char::is_control) {
        Some("the name has a control character")
    } else {
        None
    }
}

/// An open file, or bytes that stand for one.
pub(crate) enum Source {
    File { file: File, bytes: u64 },
    Memory(Arc<Cow<'static, [u8]>>),
}

impl Source {
    /// Its length when it was opened, in bytes.
    pub(crate) fn len(&self) -> u64 {
        match self {
            Source::File { bytes, .. } => *bytes,
            Source::Memory(bytes) => bytes.len() as u64,
        }
    }

    /// Fills `out` from `offset`; fails with `UnexpectedEof` where the source ends before.
    pub(crate) fn read_at(&self, offset: u64, out: &mut [u8]) -> std::io::Result<()> {
        match self {
            Source::File { file, .. } => read_file_at(file, offset, out),
            Source::Memory(bytes) => {
                let part = usize::try_from(offset)
                    .ok()
                    .and_then(|start| bytes.get(start..start.checked_add(out.len())?))
                    .ok_or(std::io::ErrorKind::UnexpectedEof)?;
                out.copy_from_slice(part);
                Ok(())
            }
        }
    }
}

#[cfg(unix)]
fn read_file_at(file: &File, offset: u64, out: &mut [u8]) -> std::io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, out, offset)
}

#[cfg(windows)]
fn read_file_at(file: &File, mut offset: u64, mut out: &mut [u8]) -> std::io::Result<()> {
    while !out.is_empty() {
        let read = std::os::windows::fs::FileExt::seek_read(file, out, offset)?;
        if read == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        offset += read as u64;
        out = &mut out[read..];
    }
    Ok(())
}
