//! The folder of a pack while it is made: weight files whose layout is known before the first tensor is, and a journal
//! of the tensors that are done, so that an interrupted run goes on where it was.
//!
//! Promises: until [`Pack::finish`] there is no config.json and no file of a weight file's name, so that nothing takes
//! a half-made pack for a model. A tensor counts as done when source and result have the digests of its journal line;
//! anything else is made again. Tensors follow each other without gaps, wide elements first.

use crate::checkpoint::StoredDType;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

const JOURNAL: &str = "quantize.journal";
const INDEX: &str = "model.safetensors.index.json";

/// A tensor of the pack.
#[derive(Clone, PartialEq, Debug)]
pub struct OutTensor {
    pub name: String,
    pub dtype: StoredDType,
    pub shape: Vec<u64>,
}

impl OutTensor {
    pub fn new(name: impl Into<String>, dtype: StoredDType, shape: &[u64]) -> OutTensor {
        OutTensor { name: name.into(), dtype, shape: shape.to_vec() }
    }

    pub fn bytes(&self) -> u64 {
        self.shape.iter().product::<u64>() * self.dtype.bits() / 8
    }
}

/// Tensors that are made together and lie in one file.
#[derive(Clone, PartialEq, Debug)]
pub struct Unit {
    /// Of the journal's line: the source tensor's.
    pub name: String,
    pub tensors: Vec<OutTensor>,
}

/// A pack in the making.
pub struct Pack {
    folder: PathBuf,
    journal: File,
    /// What earlier runs finished: digests of source and result, by unit.
    done: BTreeMap<String, (String, String)>,
    shards: Vec<Shard>,
    /// By unit: its shard, and where its tensors begin in the shard's file.
    places: BTreeMap<String, (usize, Vec<Place>)>,
    total_bytes: u64,
}

struct Shard {
    name: String,
    file: File,
    tensors: Vec<String>,
}

#[derive(Clone, Copy, Debug)]
struct Place {
    offset: u64,
    bytes: u64,
}

#[derive(Debug, thiserror::Error)]
pub enum PackError {
    #[error("{path}: {error}")]
    Io { path: String, error: io::Error },
    #[error("{0} is not empty and holds no unfinished pack; give a new folder")]
    Occupied(String),
    #[error(
        "{0} holds an unfinished pack that was begun from another source or with other options; remove it, or repeat its command"
    )]
    Other(String),
}

fn at(path: &Path) -> impl Fn(io::Error) -> PackError + '_ {
    |error| PackError::Io { path: path.display().to_string(), error }
}

impl Pack {
    /// Opens a folder for a pack of these units, new or begun. `about` says what is made of what; a folder that was
    /// begun with another is refused. Files hold at most `shard_bytes`, or one unit.
    ///
    /// # Errors
    /// [`PackError`].
    pub fn open(
        folder: &Path,
        units: &[Unit],
        metadata: &Value,
        about: &str,
        shard_bytes: u64,
    ) -> Result<Pack, PackError> {
        fs::create_dir_all(folder).map_err(at(folder))?;
        let path = folder.join(JOURNAL);
        let begun = read_journal(&path, folder)?;
        let done = match begun {
            Some((said, _)) if said != about => return Err(PackError::Other(folder.display().to_string())),
            Some((_, done)) => done,
            None => BTreeMap::new(),
        };
        // A line that was cut short by an interruption is written over.
        let mut journal = File::create(&path).map_err(at(&path))?;
        let mut text = format!("{about}\n");
        for (name, (source, result)) in &done {
            text.push_str(&line(name, source, result));
        }
        journal.write_all(text.as_bytes()).map_err(at(&path))?;

        let groups = split(units, shard_bytes);
        let mut pack = Pack {
            folder: folder.to_path_buf(),
            journal,
            done,
            shards: Vec::new(),
            places: BTreeMap::new(),
            total_bytes: units.iter().flat_map(|u| &u.tensors).map(OutTensor::bytes).sum(),
        };
        let count = groups.len();
        for (number, group) in groups.into_iter().enumerate() {
            let name = match count {
                1 => "model.safetensors".to_owned(),
                _ => format!("model-{:05}-of-{count:05}.safetensors", number + 1),
            };
            pack.add_shard(name, group, metadata)?;
        }
        Ok(pack)
    }

    fn add_shard(&mut self, name: String, units: &[Unit], metadata: &Value) -> Result<(), PackError> {
        let mut tensors: Vec<&OutTensor> = units.iter().flat_map(|u| &u.tensors).collect();
        tensors.sort_by_key(|t| (std::cmp::Reverse(t.dtype.bits()), &t.name));
        let mut header = Map::new();
        header.insert("__metadata__".into(), metadata.clone());
        let mut offset = 0;
        let mut starts = BTreeMap::new();
        for tensor in &tensors {
            let end = offset + tensor.bytes();
            let entry = json!({ "dtype": tensor.dtype.name(), "shape": tensor.shape, "data_offsets": [offset, end] });
            header.insert(tensor.name.clone(), entry);
            starts.insert(tensor.name.as_str(), offset);
            offset = end;
        }
        let mut header = Value::Object(header).to_string().into_bytes();
        header.resize(header.len().next_multiple_of(8), b' ');
        let data = 8 + header.len() as u64;

        let path = self.folder.join(unfinished(&name));
        let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path);
        let mut file = opened.map_err(at(&path))?;
        let written = file.write_all(&(header.len() as u64).to_le_bytes()).and_then(|()| file.write_all(&header));
        written.and_then(|()| file.set_len(data + offset)).map_err(at(&path))?;
        for unit in units {
            let place = |t: &OutTensor| Place { offset: data + starts[t.name.as_str()], bytes: t.bytes() };
            self.places.insert(unit.name.clone(), (self.shards.len(), unit.tensors.iter().map(place).collect()));
        }
        let tensors = tensors.iter().map(|t| t.name.clone()).collect();
        self.shards.push(Shard { name, file, tensors });
        Ok(())
    }

    /// The source's digest at the time when an earlier run finished this unit, if its result is still there.
    ///
    /// # Errors
    /// [`PackError::Io`].
    pub fn source_of_finished(&mut self, unit: &str) -> Result<Option<String>, PackError> {
        let Some((source, result)) = self.done.get(unit).cloned() else { return Ok(None) };
        let (shard, places) = self.places[unit].clone();
        let path = self.folder.join(unfinished(&self.shards[shard].name));
        let file = &mut self.shards[shard].file;
        let mut digests = Vec::new();
        for place in &places {
            let mut digest = Sha256::new();
            file.seek(SeekFrom::Start(place.offset)).map_err(at(&path))?;
            io::copy(&mut (&mut *file).take(place.bytes), &mut digest).map_err(at(&path))?;
            digests.push(digest);
        }
        Ok((joined(digests) == result).then_some(source))
    }

    /// Begins a unit.
    pub fn write<'p>(&'p mut self, unit: &'p str) -> UnitWriter<'p> {
        let digests = self.places[unit].1.iter().map(|_| Sha256::new()).collect();
        let filled = vec![0; self.places[unit].1.len()];
        UnitWriter { pack: self, unit, digests, filled }
    }

    /// Gives the weight files their names, adds the index where there are several, these files, and config.json as the
    /// very last.
    ///
    /// # Errors
    /// [`PackError::Io`].
    pub fn finish(self, config: &Value, files: &[(String, Vec<u8>)]) -> Result<(), PackError> {
        let mut map = Map::new();
        for shard in &self.shards {
            let (from, to) = (self.folder.join(unfinished(&shard.name)), self.folder.join(&shard.name));
            shard.file.sync_all().map_err(at(&from))?;
            fs::rename(&from, &to).map_err(at(&from))?;
            map.extend(shard.tensors.iter().map(|t| (t.clone(), shard.name.clone().into())));
        }
        let put = |name: &str, bytes: &[u8]| {
            let path = self.folder.join(name);
            let partial = self.folder.join(unfinished(name));
            fs::write(&partial, bytes).and_then(|()| fs::rename(&partial, &path)).map_err(at(&path))
        };
        if self.shards.len() > 1 {
            let index = json!({ "metadata": { "total_size": self.total_bytes }, "weight_map": map });
            put(INDEX, &pretty(&index))?;
        }
        files.iter().try_for_each(|(name, bytes)| put(name, bytes))?;
        put("config.json", &pretty(config))?;
        let path = self.folder.join(JOURNAL);
        fs::remove_file(&path).map_err(at(&path))
    }
}

/// Takes the bytes of a unit's tensors, each in order.
pub struct UnitWriter<'p> {
    pack: &'p mut Pack,
    unit: &'p str,
    digests: Vec<Sha256>,
    filled: Vec<u64>,
}

impl UnitWriter<'_> {
    /// Appends to the tensor `part` of the unit.
    ///
    /// # Errors
    /// [`PackError::Io`].
    ///
    /// # Panics
    /// When it becomes longer than it was said to be.
    pub fn append(&mut self, part: usize, bytes: &[u8]) -> Result<(), PackError> {
        let (shard, places) = &self.pack.places[self.unit];
        let (place, filled) = (places[part], &mut self.filled[part]);
        assert!(*filled + bytes.len() as u64 <= place.bytes, "{}: tensor {part} is too long", self.unit);
        let shard = &mut self.pack.shards[*shard];
        let path = self.pack.folder.join(unfinished(&shard.name));
        let seek = shard.file.seek(SeekFrom::Start(place.offset + *filled));
        seek.and_then(|_| shard.file.write_all(bytes)).map_err(at(&path))?;
        self.digests[part].update(bytes);
        *filled += bytes.len() as u64;
        Ok(())
    }

    /// Notes in the journal that the unit is done. `source`: the digest of what it was made from.
    ///
    /// # Errors
    /// [`PackError::Io`].
    ///
    /// # Panics
    /// When a tensor is shorter than it was said to be.
    pub fn finish(self, source: &str) -> Result<(), PackError> {
        let (shard, places) = &self.pack.places[self.unit];
        assert!(places.iter().zip(&self.filled).all(|(p, f)| p.bytes == *f), "{}: a tensor is too short", self.unit);
        let file = &self.pack.shards[*shard].file;
        let path = self.pack.folder.join(JOURNAL);
        // What the journal says is on the disk before the journal says it.
        let synced = file.sync_data();
        let text = line(self.unit, source, &joined(self.digests));
        synced.and_then(|()| self.pack.journal.write_all(text.as_bytes())).map_err(at(&path))
    }
}

fn unfinished(name: &str) -> String {
    format!("{name}.part")
}

fn pretty(value: &Value) -> Vec<u8> {
    format!("{value:#}\n").into_bytes()
}

/// A line of the journal. Names are quoted, so that none can look like another line.
fn line(name: &str, source: &str, result: &str) -> String {
    format!("{source} {result} {}\n", Value::from(name))
}

fn joined(digests: Vec<Sha256>) -> String {
    let mut all = Sha256::new();
    digests.into_iter().for_each(|d| all.update(d.finalize()));
    format!("{:x}", all.finalize())
}

type Done = BTreeMap<String, (String, String)>;

/// The journal of a folder: what it is about, and what is done. `None` for a folder that is empty.
fn read_journal(path: &Path, folder: &Path) -> Result<Option<(String, Done)>, PackError> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let occupied = fs::read_dir(folder).map_err(at(folder))?.next().is_some();
            return if occupied { Err(PackError::Occupied(folder.display().to_string())) } else { Ok(None) };
        }
        Err(error) => return Err(at(path)(error)),
    };
    let (about, rest) = text.split_once('\n').unwrap_or_default();
    let entry = |line: &str| {
        let mut words = line.splitn(3, ' ');
        let (source, result) = (words.next()?.to_owned(), words.next()?.to_owned());
        Some((serde_json::from_str(words.next()?).ok()?, (source, result)))
    };
    let done = rest.split_inclusive('\n').filter_map(|l| entry(l.strip_suffix('\n')?)).collect();
    Ok(Some((about.to_owned(), done)))
}

/// Consecutive units that share a file.
fn split(units: &[Unit], most: u64) -> Vec<&[Unit]> {
    let mut groups = Vec::new();
    let (mut start, mut bytes) = (0, 0);
    for (i, unit) in units.iter().enumerate() {
        let size: u64 = unit.tensors.iter().map(OutTensor::bytes).sum();
        if i > start && bytes + size > most {
            groups.push(&units[start..i]);
            (start, bytes) = (i, 0);
        }
        bytes += size;
    }
    groups.push(&units[start..]);
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units() -> Vec<Unit> {
        let unit = |name: &str, tensors: &[OutTensor]| Unit { name: name.into(), tensors: tensors.to_vec() };
        vec![
            unit("a", &[OutTensor::new("a.x", StoredDType::U16, &[3]), OutTensor::new("a.y", StoredDType::U32, &[1])]),
            unit("b", &[OutTensor::new("b", StoredDType::F32, &[2])]),
        ]
    }

    fn open(folder: &Path, about: &str, most: u64) -> Result<Pack, PackError> {
        Pack::open(folder, &units(), &json!({ "format": "test" }), about, most)
    }

    fn make_a(pack: &mut Pack) {
        let mut writer = pack.write("a");
        writer.append(0, &[1, 2]).unwrap();
        writer.append(1, &[7; 4]).unwrap();
        writer.append(0, &[3, 4, 5, 6]).unwrap();
        writer.finish("source-a").unwrap();
    }

    #[test]
    fn a_pack_is_a_folder_that_a_checkpoint_reads() {
        for (most, files) in [(1 << 20, 1), (10, 2)] {
            let folder = tempfile::tempdir().unwrap();
            let mut pack = open(folder.path(), "all", most).unwrap();
            make_a(&mut pack);
            let mut writer = pack.write("b");
            writer.append(0, &[0; 8]).unwrap();
            writer.finish("source-b").unwrap();
            assert!(!folder.path().join("config.json").exists());
            pack.finish(&json!({ "x": 1 }), &[("other.json".into(), b"{}".to_vec())]).unwrap();
            let names: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|e| e.unwrap().file_name()).collect();
            assert!(names.iter().all(|n| !n.to_string_lossy().contains("part") && n != JOURNAL), "{names:?}");
            assert_eq!(names.iter().filter(|n| n.to_string_lossy().ends_with(".safetensors")).count(), files);
            let read = crate::checkpoint::Checkpoint::open(folder.path()).unwrap();
            let mut bytes = [0; 6];
            read.read_into(read.tensor("a.x").unwrap(), &mut bytes).unwrap();
            assert_eq!(bytes, [1, 2, 3, 4, 5, 6]);
            assert_eq!(read.tensors().len(), 3);
        }
    }

    #[test]
    fn a_run_goes_on_where_another_stopped() {
        let folder = tempfile::tempdir().unwrap();
        make_a(&mut open(folder.path(), "all", 99).unwrap());
        // A line that was not finished, and a unit that was not.
        let journal = folder.path().join(JOURNAL);
        let mut text = fs::read_to_string(&journal).unwrap();
        text.push_str("11 22 \"b");
        fs::write(&journal, &text).unwrap();
        let mut pack = open(folder.path(), "all", 99).unwrap();
        assert_eq!(pack.source_of_finished("a").unwrap().as_deref(), Some("source-a"));
        assert_eq!(pack.source_of_finished("b").unwrap(), None);
        drop(pack);
        // A result that was damaged is not one.
        let file = folder.path().join("model.safetensors.part");
        let mut bytes = fs::read(&file).unwrap();
        let end = bytes.len() - 1;
        bytes[end] ^= 1;
        fs::write(&file, bytes).unwrap();
        let mut pack = open(folder.path(), "all", 99).unwrap();
        assert_eq!(pack.source_of_finished("a").unwrap(), None);
    }

    #[test]
    fn folders_of_others_are_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        make_a(&mut open(folder.path(), "all", 99).unwrap());
        assert!(matches!(open(folder.path(), "other", 99), Err(PackError::Other(_))));
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("config.json"), "{}").unwrap();
        assert!(matches!(open(folder.path(), "all", 99), Err(PackError::Occupied(_))));
    }
}
