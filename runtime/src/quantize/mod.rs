//! Makes a pack from a plain checkpoint: which weights are packed and how, and the folder that comes out.
//!
//! [`Recipe`] says what is asked for, [`plan`] what it means for each tensor, [`run`] does it. What a tensor is, the
//! family's spec says: matrices are packed, vectors and what no block reads are copied.
//!
//! Promises: the same source and recipe give the same bytes, on any number of threads and however often a run was
//! interrupted; memory holds one piece of a tensor at a time.
//!
//! Deliberately absent: how packs are read (see [`tf_ir::format`]).

mod affine;
mod pack;

pub use pack::PackError;

use crate::checkpoint::{Checkpoint, LoadError, StoredDType, TensorInfo};
use crate::model::Matched;
use pack::{OutTensor, Pack, Unit};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::Path;
use tf_ir::dtype::Storage;
use tf_ir::format::{Affine, Format};
use tf_ir::spec::bind::{Source, WeightKey};
use tf_ir::spec::{Model, WeightKind};

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
}

/// What becomes of one tensor of the source.
#[derive(Clone, PartialEq, Debug)]
enum Work {
    Copy,
    /// Rows of columns; `stored` is how the source has them.
    Affine {
        format: Affine,
        stored: Storage,
        columns: u64,
    },
}

/// What becomes of every tensor.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    units: Vec<Unit>,
    work: Vec<Work>,
    config: Value,
    /// Of the weight files.
    metadata: Value,
}

#[derive(Debug, thiserror::Error)]
pub enum QuantizeError {
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error(transparent)]
    Pack(#[from] PackError),
    #[error("{0}")]
    Recipe(String),
}

/// Says for every tensor of a checkpoint what becomes of it.
///
/// # Errors
/// [`QuantizeError::Recipe`]: numbers that the format does not know, a checkpoint that is packed already, or one without
/// a matrix that can be packed.
pub fn plan(source: &Matched, recipe: &Recipe) -> Result<Plan, QuantizeError> {
    let checkpoint = &source.checkpoint;
    for key in ["quantization", "quantization_config"] {
        if checkpoint.config().get(key).is_some_and(|v| !v.is_null()) {
            return Err(QuantizeError::Recipe(format!(
                "config key `{key}`: the source is packed already; give a plain one"
            )));
        }
    }
    let Recipe::Affine { bits, group, head_bits } = *recipe;
    for bits in [bits, head_bits] {
        let format = Format::Affine(Affine { bits, group, scales: Storage::F32 });
        format.layout(&[1, u64::from(group)]).map_err(QuantizeError::Recipe)?;
    }
    let matrices = matrices(source);
    let mut settings = Map::from_iter([
        ("group_size".to_owned(), json!(group)),
        ("bits".to_owned(), json!(bits)),
        ("mode".to_owned(), json!("affine")),
    ]);
    let (mut units, mut work) = (Vec::new(), Vec::new());
    for info in checkpoint.tensors() {
        let matrix = matrices.get(info.name.as_str());
        let own_bits = if matrix.is_some_and(|m| m.is_head) { head_bits } else { bits };
        let packed = matrix.and_then(|m| affine_unit(info, m, own_bits, group));
        if let (Some(module), true) = (info.name.strip_suffix(".weight"), packed.is_some() && own_bits != bits) {
            settings.insert(module.to_owned(), json!({ "group_size": group, "bits": own_bits }));
        }
        let (tensors, todo) =
            packed.unwrap_or_else(|| (vec![OutTensor::new(&*info.name, info.dtype, &info.shape)], Work::Copy));
        units.push(Unit { name: info.name.clone(), tensors });
        work.push(todo);
    }
    if work.iter().all(|w| *w == Work::Copy) {
        return Err(QuantizeError::Recipe(format!(
            "no matrix of this model can be packed: none has columns in whole groups of {group}"
        )));
    }
    let mut config = checkpoint.config().clone();
    if let Some(config) = config.as_object_mut() {
        config.insert("quantization".into(), Value::Object(settings.clone()));
        config.insert("quantization_config".into(), Value::Object(settings));
    }
    Ok(Plan { units, work, config, metadata: json!({ "format": "mlx" }) })
}

/// A matrix of the spec, by its tensor.
struct Matrix {
    /// How the source has its elements.
    stored: Storage,
    is_head: bool,
}

/// The tensors that a spec calls matrices, as the blocks see them: with rows and columns.
fn matrices(source: &Matched) -> BTreeMap<&str, Matrix> {
    let mut found = BTreeMap::new();
    for (key, bound) in &source.binding.weights {
        if let (Source::Stored { format: Format::Plain(storage), pieces }, WeightKind::Matrix) =
            (&bound.source, bound.kind)
            && let [piece] = &pieces[..]
            && source.checkpoint.tensor(&piece.tensor).is_some_and(|t| t.shape == bound.shape && t.shape.len() > 1)
        {
            let is_head = reads(&source.spec, &source.spec.head, key);
            found.insert(piece.tensor.as_str(), Matrix { stored: *storage, is_head });
        }
    }
    found
}

/// Whether a block reads a weight, itself or as another name for it.
fn reads(spec: &Model, block: &str, key: &WeightKey) -> bool {
    let weights = spec.block(block).map(|b| spec.weights_of(b)).unwrap_or_default();
    weights.iter().any(|w| *w.name == *key.name)
}

/// The parts of an affine pack of a tensor `MODULE.weight`; `None` where it cannot be one.
fn affine_unit(info: &TensorInfo, matrix: &Matrix, bits: u8, group: u16) -> Option<(Vec<OutTensor>, Work)> {
    let module = info.name.strip_suffix(".weight")?;
    let (columns, lead) = info.shape.split_last()?;
    if columns % u64::from(group) != 0 {
        return None;
    }
    let with = |last: u64| [lead, &[last]].concat();
    let groups = with(columns / u64::from(group));
    let tensors = vec![
        OutTensor::new(&*info.name, StoredDType::U32, &with(columns * u64::from(bits) / 32)),
        OutTensor::new(format!("{module}.scales"), info.dtype, &groups),
        OutTensor::new(format!("{module}.biases"), info.dtype, &groups),
    ];
    let format = Affine { bits, group, scales: matrix.stored };
    Some((tensors, Work::Affine { format, stored: matrix.stored, columns: *columns }))
}

/// Makes the pack in a folder, or goes on with one that was begun. `progress` gets bytes of the source that are done,
/// and all of them.
///
/// # Errors
/// [`QuantizeError`].
pub fn run(
    source: &Matched,
    plan: &Plan,
    folder: &Path,
    threads: usize,
    shard_bytes: u64,
    progress: &dyn Fn(u64, u64),
) -> Result<(), QuantizeError> {
    let checkpoint = &source.checkpoint;
    let about = format!("{:x}", Sha256::digest(format!("1 {plan:?} {:?}", checkpoint.tensors())));
    let mut pack = Pack::open(folder, &plan.units, &plan.metadata, &about, shard_bytes)?;
    let all = checkpoint.total_bytes();
    let mut done = 0;
    for (info, (unit, work)) in checkpoint.tensors().iter().zip(plan.units.iter().zip(&plan.work)) {
        let before = done;
        done += info.bytes;
        if let Some(made_from) = pack.source_of_finished(&unit.name)?
            && made_from == digest_of(checkpoint, info)?
        {
            progress(done, all);
            continue;
        }
        let mut writer = pack.write(&unit.name);
        let mut digest = Sha256::new();
        let row = match work {
            Work::Copy => 1,
            Work::Affine { stored, columns, .. } => stored.bytes(*columns).unwrap_or(1),
        };
        for piece in pieces(checkpoint, info, row) {
            let (start, bytes) = piece?;
            digest.update(&bytes);
            match work {
                Work::Copy => writer.append(0, &bytes)?,
                Work::Affine { format, stored, columns } => {
                    for rows in affine_rows(&bytes, *format, *stored, *columns, threads) {
                        writer.append(0, &rows.codes)?;
                        writer.append(1, &rows.scales)?;
                        writer.append(2, &rows.biases)?;
                    }
                }
            }
            progress(before + start + bytes.len() as u64, all);
        }
        writer.finish(&format!("{:x}", digest.finalize()))?;
    }
    let mut files = Vec::new();
    for name in COMPANIONS {
        files.extend(checkpoint.folder().read(name, MAX_COMPANION)?.map(|bytes| (name.to_owned(), bytes)));
    }
    Ok(pack.finish(&plan.config, &files)?)
}

/// Packs whole rows, each thread some of them.
fn affine_rows(bytes: &[u8], format: Affine, stored: Storage, columns: u64, threads: usize) -> Vec<affine::AffineRows> {
    let row = stored.bytes(columns).unwrap_or(1) as usize;
    let share = (bytes.len() / row).div_ceil(threads.max(1)).max(1) * row;
    std::thread::scope(|scope| {
        let work = |part: &[u8]| affine::encode(&widened(part, stored), format);
        let spawned: Vec<_> = bytes.chunks(share).map(|part| scope.spawn(move || work(part))).collect();
        spawned.into_iter().map(|thread| thread.join().expect("packing rows does not panic")).collect()
    })
}

/// Elements of a plain tensor in f32.
fn widened(bytes: &[u8], stored: Storage) -> Vec<f32> {
    let count = bytes.len() as u64 / stored.bytes(1).unwrap_or(1);
    let all = Format::Plain(stored).decode_rows(bytes, &[1, count], 0..1);
    all.expect("the bytes are those of whole elements")
}

/// The bytes of a tensor in pieces of whole rows, each with where it starts.
fn pieces<'c>(
    checkpoint: &'c Checkpoint,
    info: &'c TensorInfo,
    row: u64,
) -> impl Iterator<Item = Result<(u64, Vec<u8>), LoadError>> + 'c {
    let step = (PIECE / row).max(1) * row;
    (0..info.bytes.div_ceil(step)).map(move |i| {
        let start = i * step;
        let mut bytes = vec![0; step.min(info.bytes - start) as usize];
        checkpoint.read_part(info, start, &mut bytes)?;
        Ok((start, bytes))
    })
}

fn digest_of(checkpoint: &Checkpoint, info: &TensorInfo) -> Result<String, LoadError> {
    let mut digest = Sha256::new();
    for piece in pieces(checkpoint, info, 1) {
        digest.update(piece?.1);
    }
    Ok(format!("{:x}", digest.finalize()))
}

/// The parts of a plan, for people: how many tensors are packed, how many copied, and the bytes of both.
impl Plan {
    pub fn summary(&self) -> String {
        let bytes = |copied: bool| -> (usize, u64) {
            let chosen = self.units.iter().zip(&self.work).filter(|(_, w)| (**w == Work::Copy) == copied);
            chosen.fold((0, 0), |(n, b), (u, _)| (n + 1, b + u.tensors.iter().map(OutTensor::bytes).sum::<u64>()))
        };
        let ((packed, packed_bytes), (copied, copied_bytes)) = (bytes(false), bytes(true));
        let mb = |bytes: u64| bytes as f64 / 1e6;
        format!(
            "{packed} matrices packed in {:.1} MB, {copied} tensors copied in {:.1} MB",
            mb(packed_bytes),
            mb(copied_bytes)
        )
    }
}
