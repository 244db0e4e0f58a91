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

pub use pack::PackError;

use crate::checkpoint::{Checkpoint, LoadError, StoredDType, TensorInfo};
use crate::model::Matched;
use calibrate::{BlockInputs, Calibration};
use hessian::Hessian;
use pack::{OutTensor, Pack, Unit};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use tf_ir::dtype::Storage;
use tf_ir::format::{Affine, BLOCK, Codebook, Exl3, Format};
use tf_ir::spec::bind::{Source, WeightKey};
use tf_ir::spec::{Absent, Model, Name, WeightKind};

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

/// Rows and columns that a matrix has at least to be coded by a trellis; what is smaller is padded too much.
const LEAST_AXIS: u64 = 64;

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

/// What becomes of every tensor.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    jobs: Vec<Job>,
    config: Value,
    /// Of the weight files.
    metadata: Value,
    calibration: Vec<Vec<u32>>,
}

/// Tensors of the pack that are made from one of the source.
#[derive(Clone, PartialEq, Debug)]
struct Job {
    /// The tensor's name.
    source: String,
    /// The weight that it is.
    weight: Option<WeightKey>,
    unit: Unit,
    work: Work,
}

#[derive(Clone, PartialEq, Debug)]
enum Work {
    Copy,
    /// Rows of columns; `stored` is how the source has them.
    Affine {
        format: Affine,
        stored: Storage,
        columns: u64,
    },
    Exl3 {
        format: Exl3,
        stored: Storage,
        columns: u64,
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

/// Says for every tensor of a checkpoint what becomes of it.
///
/// # Errors
/// [`QuantizeError::Recipe`]: numbers that the format does not know, a checkpoint that is packed already, or one without
/// a matrix that can be packed.
pub fn plan(source: &Matched, recipe: &Recipe) -> Result<Plan, QuantizeError> {
    for key in ["quantization", "quantization_config"] {
        if source.checkpoint.config().get(key).is_some_and(|v| !v.is_null()) {
            let fault = format!("config key `{key}`: the source is packed already; give a plain one");
            return Err(QuantizeError::Recipe(fault));
        }
    }
    let plan = match recipe {
        Recipe::Affine { bits, group, head_bits } => affine_plan(source, *bits, *group, *head_bits)?,
        Recipe::Exl3 { format, head, calibration } => exl3_plan(source, *format, *head, calibration)?,
    };
    if plan.jobs.iter().all(|job| job.work == Work::Copy) {
        return Err(QuantizeError::Recipe("no matrix of this model can be packed so".into()));
    }
    Ok(plan)
}

fn affine_plan(source: &Matched, bits: u8, group: u16, head_bits: u8) -> Result<Plan, QuantizeError> {
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
    let mut jobs = Vec::new();
    for info in source.checkpoint.tensors() {
        let matrix = matrices.get(info.name.as_str());
        let own_bits = if matrix.is_some_and(|m| m.is_head) { head_bits } else { bits };
        let packed = matrix.and_then(|m| affine_job(info, m, own_bits, group));
        if let (Some(module), true) = (info.name.strip_suffix(".weight"), packed.is_some() && own_bits != bits) {
            settings.insert(module.to_owned(), json!({ "group_size": group, "bits": own_bits }));
        }
        jobs.push(packed.unwrap_or_else(|| copy(info)));
    }
    let mut config = source.checkpoint.config().clone();
    config["quantization"] = Value::Object(settings.clone());
    config["quantization_config"] = Value::Object(settings);
    Ok(Plan { jobs, config, metadata: json!({ "format": "mlx" }), calibration: Vec::new() })
}

fn exl3_plan(
    source: &Matched,
    format: Exl3,
    head: Option<Exl3>,
    calibration: &[Vec<u32>],
) -> Result<Plan, QuantizeError> {
    for format in [format].into_iter().chain(head) {
        Format::Exl3(format).layout(&[BLOCK, BLOCK]).map_err(QuantizeError::Recipe)?;
    }
    let matrices = matrices(source);
    let mut config = source.checkpoint.config().clone();
    let mut jobs = Vec::new();
    for info in source.checkpoint.tensors() {
        let matrix = matrices.get(info.name.as_str());
        let packed = matrix.filter(|m| !m.is_table).and_then(|m| {
            let format = if m.is_head { head? } else { format };
            exl3_job(&info.name, info, m, &m.key, format)
        });
        jobs.push(packed.unwrap_or_else(|| copy(info)));
    }
    // A head that shares a table gets a matrix of its own, since tables are not coded.
    for weight in source.spec.block(&source.spec.head).map(|b| source.spec.weights_of(b)).unwrap_or_default() {
        let key = WeightKey { layer: None, name: weight.name.to_string() };
        let Some(tied) = source.binding.weights.get(&key) else { continue };
        let (Source::Tied(to), Absent::Tied { when, .. }) = (&tied.source, &weight.absent) else { continue };
        let Some((name, matrix)) = matrices.iter().find(|(_, m)| m.key == *to && m.is_table) else { continue };
        let own = weight.tensors.iter().find(|t| !t.contains('{'));
        if let (Some(head), Some(own), Some(info)) = (head, own, source.checkpoint.tensor(name))
            && let Some(job) = exl3_job(own, info, matrix, &key, head)
        {
            jobs.push(job);
            untie(&mut config, source, when);
        }
    }
    let bits = |format: Exl3| f64::from(format.half_bits) / 2.0;
    let columns = calibration.iter().map(Vec::len).max().unwrap_or(0);
    config["quantization_config"] = json!({
        "quant_method": "exl3",
        "version": concat!(env!("CARGO_PKG_VERSION"), "-tensorfold"),
        "bits": bits(format),
        "head_bits": head.map_or(16.0, bits),
        "calibration": { "rows": calibration.len(), "cols": columns },
        "out_scales": "always",
        "codebook": format.codebook.to_string(),
    });
    Ok(Plan { jobs, config, metadata: json!({ "format": "pt" }), calibration: calibration.to_vec() })
}

fn copy(info: &TensorInfo) -> Job {
    let tensors = vec![OutTensor::new(&*info.name, info.dtype, &info.shape)];
    Job { source: info.name.clone(), weight: None, unit: Unit { name: info.name.clone(), tensors }, work: Work::Copy }
}

/// A matrix of the spec, by its tensor.
struct Matrix {
    key: WeightKey,
    /// How the source has its elements.
    stored: Storage,
    /// Whether it gives the logits.
    is_head: bool,
    /// Whether rows are looked up in it.
    is_table: bool,
}

/// The tensors that a spec calls matrices, as the blocks see them: with rows and columns.
fn matrices(source: &Matched) -> BTreeMap<&str, Matrix> {
    let Matched { spec, binding, checkpoint, .. } = source;
    let mut found = BTreeMap::new();
    for (key, bound) in &binding.weights {
        if let (Source::Stored { format: Format::Plain(storage), pieces }, WeightKind::Matrix) =
            (&bound.source, bound.kind)
            && !chooses(spec, &key.name)
        {
            let head = spec.block(&spec.head).map(|b| spec.weights_of(b)).unwrap_or_default();
            let is_head = head.iter().any(|w| *w.name == *key.name);
            let is_table = is_table(spec, &key.name);
            // A stack may have a tensor for each of its matrices; one that lies otherwise than the spec sees it is left.
            let whole = |t: &&TensorInfo| t.shape.len() > 1 && bound.shape.ends_with(&t.shape);
            for info in pieces.iter().filter_map(|piece| checkpoint.tensor(&piece.tensor)).filter(whole) {
                let matrix = Matrix { key: key.clone(), stored: *storage, is_head, is_table };
                found.insert(info.name.as_str(), matrix);
            }
        }
    }
    found
}

/// Whether some block looks rows of a weight up.
fn is_table(spec: &Model, weight: &str) -> bool {
    let statements = spec.blocks.iter().flat_map(|b| &b.body);
    statements.filter(|s| &*s.op == "gather").any(|s| s.args.iter().any(|a| &**a == weight))
}

/// Whether the products of a weight decide which others are read: their order then matters more than their size.
fn chooses(spec: &Model, weight: &str) -> bool {
    spec.blocks.iter().any(|block| {
        // The values that come from the products without another product in between.
        let mut from: Vec<&str> = Vec::new();
        block.body.iter().any(|statement| {
            let product = statement.op.ends_with("matmul");
            let reads = |name: &str| statement.args.iter().any(|a| &**a == name);
            if (product && reads(weight)) || (!product && from.iter().any(|name| reads(name))) {
                from.push(&statement.result);
                return &*statement.op == "top_k";
            }
            false
        })
    })
}

/// Says in a config that a tie does not hold, at each place that says it does.
fn untie(config: &mut Value, source: &Matched, keys: &[Name]) {
    for root in &source.spec.config.roots {
        for key in keys {
            let path = format!("/{root}/{key}").replace('.', "/").replace("//", "/");
            if let Some(value) = config.pointer_mut(&path) {
                *value = false.into();
            }
        }
    }
}

/// The parts of an affine pack of a tensor `MODULE.weight`; `None` where it cannot be one.
fn affine_job(info: &TensorInfo, matrix: &Matrix, bits: u8, group: u16) -> Option<Job> {
    let module = info.name.strip_suffix(".weight")?;
    let (columns, lead) = info.shape.split_last()?;
    if !columns.is_multiple_of(u64::from(group)) {
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
    Some(Job {
        source: info.name.clone(),
        weight: Some(matrix.key.clone()),
        unit: Unit { name: info.name.clone(), tensors },
        work: Work::Affine { format, stored: matrix.stored, columns: *columns },
    })
}

/// The parts of an EXL3 pack, under the name `MODULE.weight`; `None` where it cannot be one, or would not be smaller.
fn exl3_job(name: &str, info: &TensorInfo, matrix: &Matrix, weight: &WeightKey, format: Exl3) -> Option<Job> {
    let module = name.strip_suffix(".weight")?;
    let [rows, columns] = *info.shape else { return None };
    let layout = Format::Exl3(format).layout(&[rows, columns]).ok()?;
    if rows < LEAST_AXIS || columns < LEAST_AXIS || layout.bytes >= info.bytes {
        return None;
    }
    let (outputs, inputs) = (rows.next_multiple_of(BLOCK), columns.next_multiple_of(BLOCK));
    let tile = 8 * u64::from(format.half_bits);
    let part = |part: &str, dtype, shape: &[u64]| OutTensor::new(format!("{module}.{part}"), dtype, shape);
    let mut tensors = vec![
        part("trellis", StoredDType::I16, &[inputs / 16, outputs / 16, tile]),
        part("suh", StoredDType::F16, &[inputs]),
        part("svh", StoredDType::F16, &[outputs]),
    ];
    if marker(format.codebook).is_some() {
        tensors.push(part(&format.codebook.to_string(), StoredDType::I32, &[]));
    }
    Some(Job {
        source: info.name.clone(),
        weight: Some(weight.clone()),
        unit: Unit { name: format!("{module}.trellis"), tensors },
        work: Work::Exl3 { format, stored: matrix.stored, columns },
    })
}

/// What the tensor holds that names a codebook; the oldest one has none.
fn marker(codebook: Codebook) -> Option<u32> {
    match codebook {
        Codebook::ThreeInst => None,
        Codebook::Mcg => Some(Codebook::MCG),
        Codebook::Mul1 => Some(Codebook::MUL1),
    }
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
    let all = plan.jobs.iter().filter_map(|job| checkpoint.tensor(&job.source)).map(|t| t.bytes).sum();
    let mut maker = Maker { source, pack, options, all, done: 0, encoders: BTreeMap::new() };
    let mut left: Vec<&Job> = plan.jobs.iter().collect();
    if !plan.calibration.is_empty() {
        let mut calibration =
            Calibration::new(source, &plan.calibration, options.threads).map_err(QuantizeError::Calibration)?;
        for at in calibration.blocks() {
            let inputs = calibration.advance(at).map_err(QuantizeError::Calibration)?;
            let here =
                |job: &Job| job.weight.as_ref().is_some_and(|w| w.layer == at.layer && inputs.of(&w.name).is_some());
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
        let info = checkpoint.tensor(&job.source).expect("a plan is made of the source's tensors");
        let (before, all) = (self.done, self.all);
        self.done += info.bytes;
        let progress = |part: f64| (self.options.progress)(before + (part * info.bytes as f64) as u64, all);
        if let Some(made_from) = self.pack.source_of_finished(&job.unit.name)?
            && made_from == digest_of(checkpoint, info)?
        {
            progress(1.0);
            return Ok(());
        }
        let mut writer = self.pack.write(&job.unit.name);
        let mut digest = Sha256::new();
        let threads = self.options.threads;
        match &job.work {
            Work::Copy => {
                for piece in pieces(checkpoint, info, 1) {
                    let (end, bytes) = piece?;
                    digest.update(&bytes);
                    writer.append(0, &bytes)?;
                    progress(end);
                }
            }
            Work::Affine { format, stored, columns } => {
                for piece in pieces(checkpoint, info, stored.bytes(*columns).unwrap_or(1)) {
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
                for piece in pieces(checkpoint, info, stored.bytes(*columns).unwrap_or(1)) {
                    let (_, bytes) = piece?;
                    digest.update(&bytes);
                    weights.extend(widened(&bytes, *stored));
                }
                let encoder = self.encoders.entry(*format).or_insert_with(|| exl3::Encoder::new(*format));
                let hessian: Option<&Hessian> = job.weight.as_ref().and_then(|w| inputs.of(&w.name));
                let seed = Sha256::digest(&job.unit.name);
                let seed = u64::from_le_bytes(seed[..8].try_into().expect("a digest is longer than a seed"));
                let matrix = exl3::Matrix { weights: &weights, columns: *columns as usize, seed };
                let packed = exl3::encode(&matrix, encoder, hessian, threads, &progress);
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

/// The bytes of a tensor in pieces of whole rows, each with the part of the tensor that is then read.
fn pieces<'c>(
    checkpoint: &'c Checkpoint,
    info: &'c TensorInfo,
    row: u64,
) -> impl Iterator<Item = Result<(f64, Vec<u8>), LoadError>> + 'c {
    let step = (PIECE / row).max(1) * row;
    (0..info.bytes.div_ceil(step)).map(move |i| {
        let start = i * step;
        let end = info.bytes.min(start + step);
        let mut bytes = vec![0; (end - start) as usize];
        checkpoint.read_part(info, start, &mut bytes)?;
        Ok((end as f64 / info.bytes as f64, bytes))
    })
}

fn digest_of(checkpoint: &Checkpoint, info: &TensorInfo) -> Result<String, LoadError> {
    let mut digest = Sha256::new();
    for piece in pieces(checkpoint, info, 1) {
        digest.update(piece?.1);
    }
    Ok(format!("{:x}", digest.finalize()))
}

impl Plan {
    /// For people: how many tensors are packed, how many copied, and the bytes of both.
    pub fn summary(&self) -> String {
        let bytes = |copied: bool| -> (usize, u64) {
            let chosen = self.jobs.iter().filter(|job| (job.work == Work::Copy) == copied);
            chosen.fold((0, 0), |(n, b), job| (n + 1, b + job.unit.tensors.iter().map(OutTensor::bytes).sum::<u64>()))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routers_are_told_from_other_matrices() {
        let mut with_experts = 0;
        for built_in in crate::model::built_in() {
            let (name, files, spec) = built_in.unwrap();
            let (_, text) = files.iter().find(|(path, _)| *path == "spec.ron").unwrap();
            let found: Vec<&str> = spec.weights.iter().map(|w| w.name.as_str()).filter(|w| chooses(&spec, w)).collect();
            let experts = String::from_utf8_lossy(text).contains("expert_matmul");
            with_experts += usize::from(experts);
            assert_eq!(found, if experts { vec!["router"] } else { vec![] }, "{name}");
        }
        assert!(with_experts > 0);
        // What any spec with experts says, as far as it matters here.
        let block = r#"(name: "experts", inputs: ["x"], outputs: [("x", "sum")], body: [
            ("scores", "matmul", ["x", "router"]),
            ("biased", "add", ["scores", "bias"]),
            ("chosen", "top_k", ["biased"]),
            ("ups", "expert_matmul", ["x", "up", "chosen", "order"]),
            ("sum", "matmul", ["ups", "down"]),
        ])"#;
        let block: tf_ir::spec::Block = ron::from_str(block).unwrap();
        let (_, _, mut spec) = crate::model::built_in().next().unwrap().unwrap();
        spec.blocks = vec![block];
        assert!(chooses(&spec, "router"));
        assert!(!chooses(&spec, "up") && !chooses(&spec, "down") && !chooses(&spec, "bias"));
    }
}
