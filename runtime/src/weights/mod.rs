//! The weights in memory, once.
//!
//! All wanted weights lie in one arena of huge pages, read by several threads: each in one piece of
//! memory, put together from pieces of the checkpoint's tensors. Where memory is short, weights
//! that are one whole tensor stay in the files, which are mapped: the operating system then reads
//! and drops pages as it likes, more slowly. There is never a second copy, and nothing here knows
//! what a tensor means: transforms are the bundle's.

mod buffer;
pub(crate) mod memory;

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Mutex;

use memmap2::Mmap;
use tf_ir::format::exl3::unpacked_signs;
use tf_ir::spec::bind::Piece;

pub use buffer::{HUGE_PAGE, HugeBuffer};

use crate::checkpoint::{Checkpoint, LoadError, Source, TensorInfo, shown};

/// Where each weight starts in the arena: a multiple of a cache line and of the widest vector.
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

/// A weight to load.
#[derive(Debug, Clone, Copy)]
pub struct Wanted<'a> {
    /// Of its memory; what no piece fills is zero.
    pub bytes: u64,
    /// In the order of their offsets, without overlaps.
    pub pieces: &'a [Piece],
}

/// The bytes of every wanted weight.
pub struct WeightStore {
    arena: HugeBuffer,
    /// Mapped where memory is short, else none.
    files: Vec<Mmap>,
    /// One for each wanted weight.
    places: Vec<Place>,
    bytes: u64,
}

struct Place {
    /// `None`: the arena.
    file: Option<usize>,
    range: Range<usize>,
}

/// A piece, and the tensor that it is of.
struct Sourced<'a> {
    info: &'a TensorInfo,
    piece: &'a Piece,
}

impl WeightStore {
    /// Loads weights.
    ///
    /// `progress` gets the bytes read so far and their sum, in growing order, from any thread.
    /// Fails when a tensor is not in the checkpoint or shorter than its piece, when a file cannot
    /// be read, or when the weights neither fit in memory nor can be mapped.
    pub fn load(
        checkpoint: &Checkpoint,
        wanted: &[Wanted<'_>],
        options: &LoadOptions,
        progress: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<WeightStore, LoadError> {
        let sourced = find(checkpoint, wanted)?;
        let bytes = sourced.iter().flatten().map(|s| s.piece.bytes).sum();
        let all: Vec<usize> = in_file_order(&sourced);
        let Arrangement { places, bytes: arena_bytes } = lay_out(wanted, &all)?;
        let available = options.available.or_else(memory::available).unwrap_or(u64::MAX);
        // A sixteenth is left for everything that is not weights.
        let fits = (arena_bytes as u64).saturating_add(arena_bytes as u64 / 16) <= available;
        let embedded = checkpoint.sources().any(|source| matches!(source, Source::Memory(_)));
        if (fits || embedded)
            && let Ok(mut arena) = HugeBuffer::new(arena_bytes)
        {
            read_all(checkpoint, &sourced, &all, &places, &mut arena, options.threads, progress)?;
            let places = places.into_iter().flatten().map(|range| Place { file: None, range }).collect();
            return Ok(WeightStore { arena, files: Vec::new(), places, bytes });
        }
        let (files, mapped) = map_files(checkpoint, wanted, &sourced)?;
        let copied: Vec<usize> = all.into_iter().filter(|index| mapped[*index].is_none()).collect();
        let Arrangement { places, bytes: arena_bytes } = lay_out(wanted, &copied)?;
        let mut arena = HugeBuffer::new(arena_bytes).map_err(|error| LoadError::Memory {
            fault: format!("the weights that cannot be mapped have {arena_bytes} bytes: {error}"),
            advice: "free memory, or use a smaller model".into(),
        })?;
        read_all(checkpoint, &sourced, &copied, &places, &mut arena, options.threads, &|_, _| {})?;
        progress(bytes, bytes);
        let own = places.into_iter().map(|range| range.map(|range| Place { file: None, range }));
        let places = mapped.into_iter().zip(own).filter_map(|(mapped, own)| mapped.or(own)).collect();
        Ok(WeightStore { arena, files, places, bytes })
    }

    /// The bytes of a weight, counted as they were asked for. They start at a multiple of 64 in
    /// the arena, and of the element's size in a mapped file.
    pub fn bytes(&self, index: usize) -> Option<&[u8]> {
        self.places.get(index).map(|place| match place.file {
            None => &self.arena[place.range.clone()],
            Some(file) => &self.files[file][place.range.clone()],
        })
    }

    /// Bytes of the checkpoint that all weights together are made of.
    pub fn total_bytes(&self) -> u64 {
        self.bytes
    }

    /// Where the weights lie, for the start-up line.
    pub fn residence(&self) -> Residence {
        match self.files.is_empty() {
            true if self.arena.hinted() => Residence::HugePages,
            true => Residence::Pages,
            false => Residence::Mapped,
        }
    }

    /// Bytes that lie in huge pages, where the system tells.
    pub fn huge_bytes(&self) -> Option<u64> {
        self.arena.huge_bytes()
    }
}

/// The memory of one weight, read at once.
///
/// # Errors
/// As [`WeightStore::load`].
pub fn read(checkpoint: &Checkpoint, wanted: &Wanted<'_>) -> Result<Vec<u8>, LoadError> {
    let mut memory = vec![0; usize::try_from(wanted.bytes).unwrap_or(usize::MAX)];
    for sourced in &find(checkpoint, std::slice::from_ref(wanted))?[0] {
        let start = sourced.piece.offset as usize;
        Part {
            info: sourced.info,
            start: sourced.piece.start,
            signs: sourced.piece.signs,
            out: &mut memory[start..start + sourced.len()],
        }
        .read(checkpoint)?;
    }
    Ok(memory)
}

impl Sourced<'_> {
    /// Bytes of the weight's memory that it fills.
    fn len(&self) -> usize {
        self.piece.bytes as usize * if self.piece.signs { SIGN_BYTES } else { 1 }
    }
}

/// Bytes that eight packed signs become.
const SIGN_BYTES: usize = 16;

/// The pieces of each weight with their tensors.
fn find<'c>(checkpoint: &'c Checkpoint, wanted: &'c [Wanted<'_>]) -> Result<Vec<Vec<Sourced<'c>>>, LoadError> {
    let names: BTreeSet<&str> = wanted.iter().flat_map(|w| w.pieces).map(|p| p.tensor.as_str()).collect();
    let missing: Vec<&str> = names.into_iter().filter(|name| checkpoint.tensor(name).is_none()).collect();
    if let Some(first) = missing.first() {
        let fault = match missing.len() {
            1 => "the checkpoint does not have it".to_string(),
            many => format!("the checkpoint does not have it, nor {} others", many - 1),
        };
        let place = checkpoint.folder().place();
        return Err(LoadError::tensor(&place, first, fault, "use a complete model of this family"));
    }
    let sourced = |piece: &'c Piece| Some(Sourced { info: checkpoint.tensor(&piece.tensor)?, piece });
    let all: Vec<Vec<Sourced>> = wanted.iter().map(|w| w.pieces.iter().filter_map(sourced).collect()).collect();
    for (weight, pieces) in wanted.iter().zip(&all) {
        let mut end = 0;
        for s in pieces {
            let ends = (s.piece.start.checked_add(s.piece.bytes), s.piece.offset.checked_add(s.len() as u64));
            let (from, to) = (ends.0.is_some_and(|e| e <= s.info.bytes), ends.1.filter(|e| *e <= weight.bytes));
            let (true, Some(next)) = (from && s.piece.offset >= end, to) else {
                let fault = format!("has {} bytes, and the weight wants others of it", s.info.bytes);
                return Err(LoadError::tensor(&checkpoint.file_of(s.info), &s.info.name, fault, "use another model"));
            };
            end = next;
        }
    }
    Ok(all)
}

/// The weights in the order of files and bytes, so that disks read forwards.
fn in_file_order(sourced: &[Vec<Sourced<'_>>]) -> Vec<usize> {
    let mut all: Vec<usize> = (0..sourced.len()).collect();
    all.sort_by_key(|index| sourced[*index].first().map(|s| (s.info.file, s.info.offset + s.piece.start)));
    all
}

/// Places in an arena.
struct Arrangement {
    /// One for each wanted weight; `None` for those that lie elsewhere.
    places: Vec<Option<Range<usize>>>,
    /// Of the arena.
    bytes: usize,
}

/// Gives the weights of this list their places, in its order.
fn lay_out(wanted: &[Wanted<'_>], list: &[usize]) -> Result<Arrangement, LoadError> {
    let mut places = vec![None; wanted.len()];
    let mut end = 0usize;
    for index in list {
        let next = usize::try_from(wanted[*index].bytes)
            .ok()
            .and_then(|bytes| Some((end, end.checked_add(bytes)?)))
            .and_then(|(start, stop)| Some((start, stop, stop.checked_next_multiple_of(ALIGNMENT)?)));
        let Some((start, stop, padded)) = next else {
            let first = wanted[*index].pieces.first().map_or("a weight".into(), |p| shown(&p.tensor));
            return Err(LoadError::Memory {
                fault: format!("{first} and the tensors before it exceed the address space"),
                advice: "use a 64-bit machine".into(),
            });
        };
        places[*index] = Some(start..stop);
        end = padded;
    }
    Ok(Arrangement { places, bytes: end })
}

/// Bytes of a tensor and where they go.
struct Part<'a> {
    info: &'a TensorInfo,
    start: u64,
    /// Whether they are packed signs.
    signs: bool,
    out: &'a mut [u8],
}

impl Part<'_> {
    fn read(self, checkpoint: &Checkpoint) -> Result<(), LoadError> {
        if !self.signs {
            return checkpoint.read_part(self.info, self.start, self.out);
        }
        let mut words = vec![0; self.out.len() / SIGN_BYTES];
        checkpoint.read_part(self.info, self.start, &mut words)?;
        self.out.copy_from_slice(&unpacked_signs(&words));
        Ok(())
    }
}

/// Reads the weights of this list, which is in the order of their places, with `threads` threads.
fn read_all(
    checkpoint: &Checkpoint,
    sourced: &[Vec<Sourced<'_>>],
    list: &[usize],
    places: &[Option<Range<usize>>],
    arena: &mut [u8],
    threads: usize,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<(), LoadError> {
    let total: u64 = list.iter().flat_map(|index| &sourced[*index]).map(|s| s.piece.bytes).sum();
    let mut parts = Vec::new();
    let (mut rest, mut cut) = (arena, 0);
    for index in list {
        let Some(range) = &places[*index] else { continue };
        for s in &sourced[*index] {
            let begin = range.start + s.piece.offset as usize;
            let (head, tail) = std::mem::take(&mut rest).split_at_mut(begin + s.len() - cut);
            let out = &mut head[begin - cut..];
            (rest, cut) = (tail, begin + s.len());
            let (mut start, signs) = (s.piece.start, s.piece.signs);
            let step = if signs { out.len().max(1) } else { PART };
            for out in out.chunks_mut(step) {
                let len = out.len() as u64;
                parts.push(Part { info: s.info, start, signs, out });
                start += len;
            }
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
            read = (part.out.len() / if part.signs { SIGN_BYTES } else { 1 }) as u64;
            if let Err(error) = part.read(checkpoint) {
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

/// Maps the files, and finds in them the weights that are one run of bytes; `None` for the others.
fn map_files(
    checkpoint: &Checkpoint,
    wanted: &[Wanted<'_>],
    sourced: &[Vec<Sourced<'_>>],
) -> Result<(Vec<Mmap>, Vec<Option<Place>>), LoadError> {
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
    let mut places = Vec::new();
    for (weight, pieces) in wanted.iter().zip(sourced) {
        let [Sourced { info, piece: Piece { start, bytes, signs: false, .. } }] = pieces[..] else {
            places.push(None);
            continue;
        };
        if *bytes != weight.bytes {
            places.push(None);
            continue;
        }
        let element = (info.dtype.bits() / 8).max(1);
        if !info.offset.is_multiple_of(element) {
            return Err(fault(format!(
                "and {} of {} is not aligned in its file, so that it cannot be mapped",
                shown(&info.name),
                checkpoint.file_of(info)
            )));
        }
        // The header's check put the range inside the file; the mapping may be shorter by now.
        let begin = (info.offset + start) as usize;
        let range = begin..begin + *bytes as usize;
        if range.end > files[info.file].len() {
            return Err(LoadError::tensor(
                &checkpoint.file_of(info),
                &info.name,
                "the file shrank while it was opened",
                "fetch it again",
            ));
        }
        places.push(Some(Place { file: Some(info.file), range }));
    }
    Ok((files, places))
}
