//! Makes a pack from a plain checkpoint: which weights are packed and how, and the folder that comes out.
//!
//! [`Recipe`] says what is asked for, [`plan`] what it means for each tensor, [`run`] does it. What a tensor is, the
//! family's spec says: matrices are packed, vectors and what no block reads are copied.
//!
//! Promises: the same source and recipe give the same bytes, on any number of threads and however often a run was
//! interrupted; memory holds a piece of a tensor, or a tensor in f32 where it is coded as a whole.
//!
//! Deliberately absent: how packs are read (see [`tf_ir::format`]).

mod affine;
mod calibrate;
mod exl3;
mod hessian;
mod pack;
mod plan;

pub use pack::PackError;
pub use plan::{Plan, plan};

use crate::checkpoint::{Checkpoint, LoadError};
use crate::model::Matched;
use calibrate::{BlockInputs, Calibration};
use pack::{Pack, Unit};
use plan::{Job, Part, Work, marker};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use tf_ir::dtype::Storage;
use tf_ir::format::{Affine, Exl3, Format};

/// Bytes of a weight file.
pub const SHARD_BYTES: u64 = 4 << 30;
/// Weights that are read, packed and written at once.
const PIECE: u64 = 16 << 20;
/// Files that go with the weights.
const COMPANIONS: [&str; 12] = [
    "tokenizer.json",
    "tokenizer_config.json",
    "special_tokens_map.json",
    "added_tokens.json",
    "vocab.json",
    "merges.txt",
    "tokenizer.model",
    "chat_template.jinja",
    "chat_template.json",
    "generation_config.json",
    "LICENSE",
    "LICENSE.txt",
];
/// Bytes that such a file may have.
const MAX_COMPANION: u64 = 256 << 20;

/// What is asked for.
#[derive(Clone, PartialEq, Debug)]
pub enum Recipe {
    /// Groups of columns with a scale and a bias.
    Affine {
        bits: u8,
        /// 32, 64 or 128.
        group: u16,
        /// Of the matrix that gives the logits.
        head_bits: u8,
    },
    /// Trellis-coded tiles between rotations.
    Exl3 {
        format: Exl3,
        /// Of the matrix that gives the logits; `None`: it stays plain.
        head: Option<Exl3>,
        /// Chunks of a text whose products are to change least; without any, weights are.
        calibration: Vec<Vec<u32>>,
    },
}

#[derive(Debug, thiserror::Error)]
pub enum QuantizeError {
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error(transparent)]
    Pack(#[from] PackError),
    #[error("{0}")]
    Recipe(String),
    #[error("the calibration text cannot be run: {0}")]
    Calibration(String),
}

/// How a pack is made; what comes out does not depend on it.
pub struct RunOptions<'a> {
    pub threads: usize,
    /// Of a weight file.
    pub shard_bytes: u64,
    /// Gets bytes of the source that are done, and all of them.
    pub progress: &'a dyn Fn(u64, u64),
}

/// Makes the pack in a folder, or goes on with one that was begun.
///
/// # Errors
/// [`QuantizeError`].
pub fn run(source: &Matched, plan: &Plan, folder: &Path, options: &RunOptions<'_>) -> Result<(), QuantizeError> {
    let checkpoint = &source.checkpoint;
    let about = format!("{:x}", Sha256::digest(format!("1 {plan:?} {:?}", checkpoint.tensors())));
    let units: Vec<Unit> = plan.jobs.iter().map(|job| job.unit.clone()).collect();
    let pack = Pack::open(folder, &units, &plan.metadata, &about, options.shard_bytes)?;
    let all = plan.jobs.iter().map(Job::source_bytes).sum();
    let mut maker = Maker { source, pack, options, all, done: 0, encoders: BTreeMap::new() };
    let mut left: Vec<&Job> = plan.jobs.iter().collect();
    if !plan.calibration.is_empty() {
        let mut calibration =
            Calibration::new(source, &plan.calibration, options.threads).map_err(QuantizeError::Calibration)?;
        for at in calibration.blocks() {
            let inputs = calibration.advance(at).map_err(QuantizeError::Calibration)?;
            let here = |job: &Job| job.weight.as_ref().is_some_and(|w| w.layer == at.layer && inputs.have(&w.name));
            let (now, later): (Vec<&Job>, Vec<&Job>) = left.into_iter().partition(|job| here(job));
            left = later;
            now.iter().try_for_each(|job| maker.make(job, &inputs))?;
        }
    }
    left.iter().try_for_each(|job| maker.make(job, &BlockInputs::default()))?;
    let mut files = Vec::new();
    for name in COMPANIONS {
        files.extend(checkpoint.folder().read(name, MAX_COMPANION)?.map(|bytes| (name.to_owned(), bytes)));
    }
    Ok(maker.pack.finish(&plan.config, &files)?)
}

/// A run.
struct Maker<'a> {
    source: &'a Matched,
    pack: Pack,
    options: &'a RunOptions<'a>,
    all: u64,
    done: u64,
    encoders: BTreeMap<Exl3, exl3::Encoder>,
}

impl Maker<'_> {
    fn make(&mut self, job: &Job, inputs: &BlockInputs) -> Result<(), QuantizeError> {
        let checkpoint = &self.source.checkpoint;
        let (before, bytes, all) = (self.done, job.source_bytes(), self.all);
        self.done += bytes;
        let progress = |part: f64| (self.options.progress)(before + (part * bytes as f64) as u64, all);
        if let Some(made_from) = self.pack.source_of_finished(&job.unit.name)?
            && made_from == digest_of(checkpoint, &job.source)?
        {
            progress(1.0);
            return Ok(());
        }
        let mut writer = self.pack.write(&job.unit.name);
        let mut digest = Sha256::new();
        let threads = self.options.threads;
        match &job.work {
            Work::Copy => {
                for piece in pieces(checkpoint, &job.source, 1) {
                    let (end, bytes) = piece?;
                    digest.update(&bytes);
                    writer.append(0, &bytes)?;
                    progress(end);
                }
            }
            Work::Affine { format, stored, columns } => {
                for piece in pieces(checkpoint, &job.source, stored.bytes(*columns).unwrap_or(1)) {
                    let (end, bytes) = piece?;
                    digest.update(&bytes);
                    for rows in affine_rows(&bytes, *format, *stored, *columns, threads) {
                        writer.append(0, &rows.codes)?;
                        writer.append(1, &rows.scales)?;
                        writer.append(2, &rows.biases)?;
                    }
                    progress(end);
                }
            }
            Work::Exl3 { format, stored, columns } => {
                let mut weights = Vec::new();
                for piece in pieces(checkpoint, &job.source, stored.bytes(*columns).unwrap_or(1)) {
                    let (_, bytes) = piece?;
                    digest.update(&bytes);
                    weights.extend(widened(&bytes, *stored));
                }
                let encoder = self.encoders.entry(*format).or_insert_with(|| exl3::Encoder::new(*format));
                let hessian = job.weight.as_ref().and_then(|w| inputs.of(&w.name, job.matrix, threads));
                let seed = Sha256::digest(&job.unit.name);
                let seed = u64::from_le_bytes(seed[..8].try_into().expect("a digest is longer than a seed"));
                let matrix = exl3::Matrix { weights: &weights, columns: *columns as usize, seed };
                let packed = exl3::encode(&matrix, encoder, hessian.as_deref(), threads, &progress);
                writer.append(0, &packed.trellis)?;
                writer.append(1, &packed.suh)?;
                writer.append(2, &packed.svh)?;
                if let Some(marker) = marker(format.codebook) {
                    writer.append(3, &marker.to_le_bytes())?;
                }
            }
        }
        Ok(writer.finish(&format!("{:x}", digest.finalize()))?)
    }
}

/// Runs jobs on threads, each with a state of its own; results in the order of the jobs.
fn spread<S, T: Send>(
    threads: usize,
    jobs: usize,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let run = || {
        let (mut state, mut done) = (state(), Vec::new());
        loop {
            let job = next.fetch_add(1, Ordering::Relaxed);
            if job >= jobs {
                return done;
            }
            done.push((job, work(&mut state, job)));
        }
    };
    let mut all = std::thread::scope(|scope| {
        let spawned: Vec<_> = (1..threads.min(jobs)).map(|_| scope.spawn(run)).collect();
        let mut all = run();
        for thread in spawned {
            all.extend(thread.join().expect("a job that panics ends the run"));
        }
        all
    });
    all.sort_by_key(|(job, _)| *job);
    all.into_iter().map(|(_, result)| result).collect()
}

/// Packs whole rows, each thread some of them.
fn affine_rows(bytes: &[u8], format: Affine, stored: Storage, columns: u64, threads: usize) -> Vec<affine::AffineRows> {
    let row = stored.bytes(columns).unwrap_or(1) as usize;
    let share = (bytes.len() / row).div_ceil(threads.max(1)).max(1) * row;
    let parts: Vec<&[u8]> = bytes.chunks(share).collect();
    spread(threads, parts.len(), || (), |(), i| affine::encode(&widened(parts[i], stored), format))
}

/// Elements of a plain tensor in f32.
fn widened(bytes: &[u8], stored: Storage) -> Vec<f32> {
    let count = bytes.len() as u64 / stored.bytes(1).unwrap_or(1);
    let all = Format::Plain(stored).decode_rows(bytes, &[1, count], 0..1);
    all.expect("the bytes are those of whole elements")
}

/// The bytes of parts of tensors in pieces of whole rows, each with the share of all that is then read.
fn pieces<'c>(
    checkpoint: &'c Checkpoint,
    parts: &'c [Part],
    row: u64,
) -> impl Iterator<Item = Result<(f64, Vec<u8>), LoadError>> + 'c {
    let step = (PIECE / row).max(1) * row;
    let all: u64 = parts.iter().map(|part| part.bytes).sum();
    let mut done = 0;
    let places = parts.iter().flat_map(move |part| (0..part.bytes.div_ceil(step)).map(move |i| (part, i * step)));
    places.map(move |(part, from)| {
        let info = checkpoint.tensor(&part.tensor).expect("a plan is made of the source's tensors");
        let mut bytes = vec![0; step.min(part.bytes - from) as usize];
        checkpoint.read_part(info, part.start + from, &mut bytes)?;
        done += bytes.len() as u64;
        Ok((done as f64 / all as f64, bytes))
    })
}

fn digest_of(checkpoint: &Checkpoint, parts: &[Part]) -> Result<String, LoadError> {
    let mut digest = Sha256::new();
    for piece in pieces(checkpoint, parts, 1) {
        digest.update(piece?.1);
    }
    Ok(format!("{:x}", digest.finalize()))
}
