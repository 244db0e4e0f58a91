//! The weights in memory, once.
//!
//! All wanted tensors lie in one arena of huge pages, in the checkpoint's own layout, read by
//! several threads. Where memory is short they stay in the files, which are mapped: the operating
//! system then reads and drops pages as it likes, more slowly. There is never a second copy, and
//! nothing here knows what a tensor means: transforms are the bundle's.

mod buffer;
mod memory;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Mutex;

use memmap2::Mmap;

pub use buffer::{HUGE_PAGE, HugeBuffer};

use crate::checkpoint::{Checkpoint, LoadError, Source, TensorInfo, shown};

/// Where each tensor starts in the arena: a multiple of a cache line and of the widest vector.
const ALIGNMENT: usize = 64;

/// What one thread reads at a time. Small enough to share the last tensor, large enough for disks.
const PART: usize = 4 << 20;

/// How to load.
#[derive(Debug, Clone)]
pub struct LoadOptions {
    /// Threads that read; at least one is used.
    pub threads: usize,
    /// Bytes that may be allocated; `None` asks the machine.
    pub available: Option<u64>,
}

impl Default for LoadOptions {
    fn default() -> LoadOptions {
        let threads = std::thread::available_parallelism().map_or(1, |n| n.get()).min(8);
        LoadOptions { threads, available: None }
    }
}

/// Where the weights lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Residence {
    /// Anonymous memory for which the system took the huge-page hint.
    HugePages,
    /// Anonymous memory in pages of the usual size.
    Pages,
    /// The files themselves, mapped, because memory is short.
    Mapped,
}

impl std::fmt::Display for Residence {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(match self {
            Residence::HugePages => "huge pages",
            Residence::Pages => "ordinary pages",
            Residence::Mapped => "mapped files",
        })
    }
}

/// The bytes of every wanted tensor.
pub struct WeightStore {
    memory: Memory,
    /// Tensor name to its place.
    places: BTreeMap<String, Place>,
    bytes: u64,
}

enum Memory {
    Arena(HugeBuffer),
    Files(Vec<Mmap>),
}

struct Place {
    /// Counts the mapped files; 0 in an arena.
    file: usize,
    range: Range<usize>,
}

impl WeightStore {
    /// Loads the tensors of these names; a name may come twice.
    ///
    /// `progress` gets the bytes read so far and their sum, in growing order, from any thread.
    /// Fails when a name is not in the checkpoint, when a file cannot be read, or when the
    /// weights neither fit in memory nor can be mapped.
    pub fn load<'n>(
        checkpoint: &Checkpoint,
        names: impl IntoIterator<Item = &'n str>,
        options: &LoadOptions,
        progress: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<WeightStore, LoadError> {
        let wanted = find(checkpoint, names)?;
        let (places, arena_bytes) = lay_out(&wanted)?;
        let bytes = wanted.iter().map(|info| info.bytes).sum();
        let available = options.available.or_else(memory::available).unwrap_or(u64::MAX);
        // A sixteenth is left for everything that is not weights.
        let fits = (arena_bytes as u64).saturating_add(arena_bytes as u64 / 16) <= available;
        let embedded = checkpoint.sources().any(|source| matches!(source, Source::Memory(_)));
        if (fits || embedded)
            && let Ok(mut arena) = HugeBuffer::new(arena_bytes)
        {
            read_all(checkpoint, &wanted, &places, &mut arena, options.threads, progress)?;
            return Ok(WeightStore { memory: Memory::Arena(arena), places, bytes });
        }
        let (files, places) = map_files(checkpoint, &wanted)?;
        progress(bytes, bytes);
        Ok(WeightStore { memory: Memory::Files(files), places, bytes })
    }

    /// The bytes of a tensor that was asked for, in the checkpoint's layout. They start at a
    /// multiple of 64 in an arena, and of the element's size in a mapped file.
    pub fn bytes(&self, name: &str) -> Option<&[u8]> {
        self.places.get(name).map(|place| self.at(place))
    }

    /// All tensors in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.places.iter().map(|(name, place)| (name.as_str(), self.at(place)))
    }

    /// Bytes of all tensors together, without padding.
    pub fn total_bytes(&self) -> u64 {
        self.bytes
    }

    /// Where the weights lie, for the start-up line.
    pub fn residence(&self) -> Residence {
        match &self.memory {
            Memory::Arena(arena) if arena.hinted() => Residence::HugePages,
            Memory::Arena(_) => Residence::Pages,
            Memory::Files(_) => Residence::Mapped,
        }
    }

    /// Bytes that lie in huge pages, where the system tells.
    pub fn huge_bytes(&self) -> Option<u64> {
        match &self.memory {
            Memory::Arena(arena) => arena.huge_bytes(),
            Memory::Files(_) => Some(0),
        }
    }

    fn at(&self, place: &Place) -> &[u8] {
        match &self.memory {
            Memory::Arena(arena) => &arena[place.range.clone()],
            Memory::Files(files) => &files[place.file][place.range.clone()],
        }
    }
}

/// The infos of the wanted tensors in the order of files and bytes, so that disks read forwards.
fn find<'c, 'n>(
    checkpoint: &'c Checkpoint,
    names: impl IntoIterator<Item = &'n str>,
) -> Result<Vec<&'c TensorInfo>, LoadError> {
    let names: BTreeSet<&str> = names.into_iter().collect();
    let missing: Vec<&str> = names.iter().filter(|name| checkpoint.tensor(name).is_none()).copied().collect();
    if let Some(first) = missing.first() {
        let fault = match missing.len() {
            1 => "the checkpoint does not have it".to_string(),
            many => format!("the checkpoint does not have it, nor {} others", many - 1),
        };
        let place = checkpoint.folder().place();
        return Err(LoadError::tensor(&place, first, fault, "use a complete model of this family"));
    }
    let mut wanted: Vec<&TensorInfo> = names.iter().filter_map(|name| checkpoint.tensor(name)).collect();
    wanted.sort_by_key(|info| (info.file, info.offset));
    Ok(wanted)
}

/// Gives each tensor its place in an arena, in the given order; returns the arena's length.
fn lay_out(wanted: &[&TensorInfo]) -> Result<(BTreeMap<String, Place>, usize), LoadError> {
    let mut places = BTreeMap::new();
    let mut end = 0usize;
    for info in wanted {
        let next = usize::try_from(info.bytes)
            .ok()
            .and_then(|bytes| Some((end, end.checked_add(bytes)?)))
            .and_then(|(start, stop)| Some((start, stop, stop.checked_next_multiple_of(ALIGNMENT)?)));
        let Some((start, stop, padded)) = next else {
            return Err(LoadError::Memory {
                fault: format!("{} and the tensors before it exceed the address space", shown(&info.name)),
                advice: "use a 64-bit machine".into(),
            });
        };
        places.insert(info.name.clone(), Place { file: 0, range: start..stop });
        end = padded;
    }
    Ok((places, end))
}

/// A piece of a tensor and where its bytes go.
struct Part<'a> {
    info: &'a TensorInfo,
    start: u64,
    out: &'a mut [u8],
}

/// Reads every tensor into its place with `threads` threads.
fn read_all(
    checkpoint: &Checkpoint,
    wanted: &[&TensorInfo],
    places: &BTreeMap<String, Place>,
    arena: &mut [u8],
    threads: usize,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<(), LoadError> {
    let total: u64 = wanted.iter().map(|info| info.bytes).sum();
    let mut parts = Vec::new();
    let (mut rest, mut cut) = (arena, 0);
    for info in wanted {
        let range = &places[&info.name].range;
        let (head, tail) = std::mem::take(&mut rest).split_at_mut(range.end - cut);
        let out = &mut head[range.start - cut..];
        (rest, cut) = (tail, range.end);
        let mut start = 0;
        for out in out.chunks_mut(PART) {
            let len = out.len() as u64;
            parts.push(Part { info, start, out });
            start += len;
        }
    }
    let threads = threads.clamp(1, parts.len().max(1));
    // Progress is reported under the lock, so that it only grows.
    let queue = Mutex::new((parts.into_iter(), 0u64));
    let failure = Mutex::new(None);
    let work = || {
        let mut read = 0;
        loop {
            let next = {
                let mut queue = queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                queue.1 += read;
                if read > 0 {
                    progress(queue.1, total);
                }
                queue.0.next()
            };
            let Some(part) = next else { return };
            read = part.out.len() as u64;
            if let Err(error) = checkpoint.read_part(part.info, part.start, part.out) {
                let mut queue = queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                queue.0 = Vec::new().into_iter();
                drop(queue);
                failure.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get_or_insert(error);
                return;
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    match failure.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
        Some(error) => Err(error),
        None => Ok(()),
    }
}

/// Maps the files and finds the tensors in them.
fn map_files(
    checkpoint: &Checkpoint,
    wanted: &[&TensorInfo],
) -> Result<(Vec<Mmap>, BTreeMap<String, Place>), LoadError> {
    let fault = |fault: String| LoadError::Memory { fault, advice: "free memory, or use a smaller model".into() };
    let mut files = Vec::new();
    for source in checkpoint.sources() {
        let Source::File { file, .. } = source else {
            return Err(fault("the model inside the binary cannot be mapped".into()));
        };
        // SAFETY: the mapping is read only. Should somebody shorten the file while it is mapped,
        // the process is ended by the system (it does not read other memory): that is the known
        // price of this fallback, and why it is not the first choice.
        let map = unsafe { Mmap::map(file) }.map_err(|error| fault(format!("and mapping the files fails: {error}")))?;
        files.push(map);
    }
    let mut places = BTreeMap::new();
    for info in wanted {
        let element = (info.dtype.bits() / 8).max(1);
        if !info.offset.is_multiple_of(element) {
            return Err(fault(format!(
                "and {} of {} is not aligned in its file, so that it cannot be mapped",
                shown(&info.name),
                checkpoint.file_of(info)
            )));
        }
        // The header's check put the range inside the file; the mapping may be shorter by now.
        let range = info.offset as usize..(info.offset + info.bytes) as usize;
        if range.end > files[info.file].len() {
            return Err(LoadError::tensor(
                &checkpoint.file_of(info),
                &info.name,
                "the file shrank while it was opened",
                "fetch it again",
            ));
        }
        places.insert(info.name.clone(), Place { file: info.file, range });
    }
    Ok((files, places))
}
