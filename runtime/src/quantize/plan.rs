//! What becomes of each tensor of a checkpoint in a pack: the weights that are packed, what their parts are called, and
//! what is copied.
//!
//! Promises: every tensor of the source is copied, or all of it lies in matrices that are packed. Names are those of the
//! source; where a pack has a stack of matrices otherwise than the source, a spelling of the spec that has it so.

use super::pack::{OutTensor, Unit};
use super::{QuantizeError, Recipe};
use crate::checkpoint::{StoredDType, TensorInfo};
use crate::model::Matched;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use tf_ir::dtype::Storage;
use tf_ir::format::{Affine, BLOCK, Codebook, Exl3, Format};
use tf_ir::spec::bind::{Source, WeightKey};
use tf_ir::spec::{Absent, Model, Name, WeightKind, WeightSpec};

/// Rows and columns that a matrix has at least to be coded by a trellis; what is smaller is padded too much.
const LEAST_AXIS: u64 = 64;

/// What becomes of every tensor.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    pub(super) jobs: Vec<Job>,
    pub(super) config: Value,
    /// Of the weight files.
    pub(super) metadata: Value,
    pub(super) calibration: Vec<Vec<u32>>,
}

/// Tensors of the pack that are made from some of the source.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Job {
    /// One after the other.
    pub source: Vec<Part>,
    /// The weight that it is, or is a matrix of.
    pub weight: Option<WeightKey>,
    /// Its place in a stack of which it is one matrix.
    pub matrix: Option<usize>,
    pub unit: Unit,
    pub work: Work,
}

/// Consecutive bytes of a tensor of the source: whole rows of a matrix.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Part {
    pub tensor: String,
    /// The first byte in the tensor.
    pub start: u64,
    pub bytes: u64,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Work {
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

impl Job {
    pub fn source_bytes(&self) -> u64 {
        self.source.iter().map(|part| part.bytes).sum()
    }
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
    let mut settings = Map::from_iter([
        ("group_size".to_owned(), json!(group)),
        ("bits".to_owned(), json!(bits)),
        ("mode".to_owned(), json!("affine")),
    ]);
    let mut made = Vec::new();
    for matrix in matrices(source) {
        let own_bits = if matrix.is_head { head_bits } else { bits };
        let Some(name) = matrix.names(source, false).and_then(|names| names.into_iter().next()) else { continue };
        let Some(job) = affine_job(&name, &matrix, own_bits, group) else {
            // Whoever reads such packs wants all stacks of a layer as stacks, the plain ones too.
            if matrix.stack().is_some() && matrix.whole(source).is_none() {
                made.push((stack_job(&name, &matrix), matrix));
            }
            continue;
        };
        if own_bits != bits {
            // A reader may know the module by another of its names.
            let prefixes = &source.spec.checkpoint.prefixes;
            let others = matrix.spec.names().flat_map(|n| prefixes.iter().map(|p| n.replace("{model}", p)));
            for name in others.filter(|n| !n.contains('{')).chain([name]) {
                let module = name.strip_suffix(".weight").unwrap_or(&name);
                settings.insert(module.to_owned(), json!({ "group_size": group, "bits": own_bits }));
            }
        }
        made.push((job, matrix));
    }
    let mut config = source.checkpoint.config().clone();
    config["quantization"] = Value::Object(settings.clone());
    config["quantization_config"] = Value::Object(settings);
    let jobs = with_copies(source, made.into_iter().map(|(job, matrix)| (vec![job], matrix)).collect());
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
    let mut config = source.checkpoint.config().clone();
    let mut made = Vec::new();
    let mut tables = Vec::new();
    for matrix in matrices(source) {
        if matrix.is_table {
            tables.push(matrix);
            continue;
        }
        let Some(format) = (if matrix.is_head { head } else { Some(format) }) else { continue };
        let jobs = matrix.names(source, true).and_then(|names| exl3_jobs(&names, &matrix, matrix.key, format));
        made.extend(jobs.map(|jobs| (jobs, matrix)));
    }
    let mut jobs = with_copies(source, made);
    // A head that shares a table gets a matrix of its own, since tables are not coded.
    for weight in source.spec.block(&source.spec.head).map(|b| source.spec.weights_of(b)).unwrap_or_default() {
        let key = WeightKey { layer: None, name: weight.name.to_string() };
        let Some(tied) = source.binding.weights.get(&key) else { continue };
        let (Source::Tied(to), Absent::Tied { when, .. }) = (&tied.source, &weight.absent) else { continue };
        let Some(matrix) = tables.iter().find(|m| m.key == to) else { continue };
        let own = weight.tensors.iter().find(|t| !t.contains('{')).map(|name| vec![name.to_string()]);
        if let (Some(head), Some(own)) = (head, own)
            && let Some(made) = exl3_jobs(&own, matrix, &key, head)
        {
            jobs.extend(made);
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

/// The jobs in the order of the tensors that they begin with, and a copy of each tensor that some weight still needs.
fn with_copies(source: &Matched, made: Vec<(Vec<Job>, Matrix<'_>)>) -> Vec<Job> {
    let mut packed = BTreeSet::new();
    let mut begins: BTreeMap<String, Vec<Job>> = BTreeMap::new();
    for (jobs, matrix) in made {
        packed.insert(matrix.key);
        for job in jobs {
            let first = job.source.first().map(|part| part.tensor.clone()).unwrap_or_default();
            begins.entry(first).or_default().push(job);
        }
    }
    let mut needed = BTreeSet::new();
    let mut read = BTreeSet::new();
    for (key, bound) in &source.binding.weights {
        if let Source::Stored { pieces, .. } = &bound.source {
            let tensors = pieces.iter().map(|p| p.tensor.as_str());
            if packed.contains(key) { read.extend(tensors) } else { needed.extend(tensors) }
        }
    }
    let mut all = Vec::new();
    for info in source.checkpoint.tensors() {
        all.extend(begins.remove(&info.name).unwrap_or_default());
        if needed.contains(info.name.as_str()) || !read.contains(info.name.as_str()) {
            all.push(copy(info));
        }
    }
    all
}

fn copy(info: &TensorInfo) -> Job {
    let tensors = vec![OutTensor::new(&*info.name, info.dtype, &info.shape)];
    Job {
        source: vec![Part { tensor: info.name.clone(), start: 0, bytes: info.bytes }],
        weight: None,
        matrix: None,
        unit: Unit { name: info.name.clone(), tensors },
        work: Work::Copy,
    }
}

/// A matrix of the spec, or a stack of them, and where the source has it.
struct Matrix<'a> {
    key: &'a WeightKey,
    spec: &'a WeightSpec,
    /// [rows, columns], in a stack after the number of matrices.
    shape: &'a [u64],
    /// How the source has its elements.
    stored: Storage,
    /// All of it in order.
    parts: Vec<Part>,
    /// Whether it gives the logits, also where it is a table that the head is tied to.
    is_head: bool,
    /// Whether rows are looked up in it.
    is_table: bool,
}

/// The matrices of a spec, but for those whose products choose others.
fn matrices(source: &Matched) -> Vec<Matrix<'_>> {
    let Matched { spec, binding, .. } = source;
    let head = spec.block(&spec.head).map(|b| spec.weights_of(b)).unwrap_or_default();
    let mut found = Vec::new();
    for (key, bound) in &binding.weights {
        if let (Source::Stored { format: Format::Plain(stored), pieces }, WeightKind::Matrix, Some(weight)) =
            (&bound.source, bound.kind, spec.weight(&key.name))
            && (2..=3).contains(&bound.shape.len())
            && !chooses(spec, &key.name)
        {
            let gives_logits = |w: &&WeightSpec| {
                let own = WeightKey { layer: None, name: w.name.to_string() };
                own == *key || binding.weights.get(&own).is_some_and(|b| b.source == Source::Tied(key.clone()))
            };
            let part = |p: &tf_ir::spec::bind::Piece| Part { tensor: p.tensor.clone(), start: p.start, bytes: p.bytes };
            found.push(Matrix {
                key,
                spec: weight,
                shape: &bound.shape,
                stored: *stored,
                parts: pieces.iter().map(part).collect(),
                is_head: head.iter().any(gives_logits),
                is_table: is_table(spec, &key.name),
            });
        }
    }
    found
}

impl Matrix<'_> {
    /// [rows, columns] of one matrix.
    fn axes(&self) -> [u64; 2] {
        [self.shape[self.shape.len() - 2], self.shape[self.shape.len() - 1]]
    }

    /// How many matrices a stack has.
    fn stack(&self) -> Option<u64> {
        (self.shape.len() == 3).then(|| self.shape[0])
    }

    /// The tensor of the source that this is, where it is one, and no part of one.
    fn whole(&self, source: &Matched) -> Option<&str> {
        let [part] = &*self.parts else { return None };
        let info = source.checkpoint.tensor(&part.tensor)?;
        (info.bytes == part.bytes && info.name.ends_with(".weight")).then_some(&part.tensor)
    }

    /// What it is called in a pack, as `MODULE.weight`: one name, or one for each matrix of a stack if they are to be
    /// `apart`. `None` where the spec has no name for it.
    fn names(&self, source: &Matched, apart: bool) -> Option<Vec<String>> {
        let count = self.stack().filter(|_| apart);
        if let (Some(name), None) = (self.whole(source), count) {
            return Some(vec![name.to_owned()]);
        }
        let (pattern, prefix) = (self.pattern(count.is_some())?, self.prefix(source)?);
        let name = self.in_layer(&pattern.replace("{model}", prefix));
        Some(match count {
            None => vec![name],
            Some(count) => (0..count).map(|e| name.replace("{expert}", &e.to_string())).collect(),
        })
    }

    /// The first name in the spec of all of it in a tensor of its own, or of each matrix in one.
    fn pattern(&self, apart: bool) -> Option<&str> {
        let plain = self.spec.spellings().filter(|s| s.rows.is_none() && s.stored.is_none());
        let mut names = plain.flat_map(|s| s.tensors);
        names.find(|t| t.ends_with(".weight") && t.contains("{expert}") == apart).map(|name| name.as_str())
    }

    /// What the source has in the place of `{model}`.
    fn prefix<'s>(&self, source: &'s Matched) -> Option<&'s str> {
        let found = &self.parts.first()?.tensor;
        let is_found = |prefix: &str| {
            let as_found = |name: &Name| self.in_layer(&name.replace("{model}", prefix)).replace("{expert}", "0");
            self.spec.names().any(|name| as_found(name) == *found)
        };
        source.spec.checkpoint.prefixes.iter().map(|p| p.as_str()).find(|p| is_found(p))
    }

    fn in_layer(&self, name: &str) -> String {
        self.key.layer.map_or_else(|| name.to_owned(), |layer| name.replace("{layer}", &layer.to_string()))
    }

    /// The parts that one matrix of a stack lies in.
    fn parts_of(&self, matrix: u64) -> Vec<Part> {
        let [rows, columns] = self.axes();
        let bytes = self.stored.bytes(rows * columns).unwrap_or(0);
        let (mut skip, mut left) = (matrix * bytes, bytes);
        let mut found = Vec::new();
        for part in &self.parts {
            let skipped = skip.min(part.bytes);
            let taken = left.min(part.bytes - skipped);
            if taken > 0 {
                found.push(Part { tensor: part.tensor.clone(), start: part.start + skipped, bytes: taken });
            }
            (skip, left) = (skip - skipped, left - taken);
        }
        found
    }
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

fn dtype(storage: Storage) -> StoredDType {
    match storage {
        Storage::F32 => StoredDType::F32,
        Storage::F16 => StoredDType::F16,
        Storage::Bf16 => StoredDType::BF16,
    }
}

/// A stack that stays plain, in a tensor of its own.
fn stack_job(name: &str, matrix: &Matrix<'_>) -> Job {
    Job {
        source: matrix.parts.clone(),
        weight: Some(matrix.key.clone()),
        matrix: None,
        unit: Unit { name: name.to_owned(), tensors: vec![OutTensor::new(name, dtype(matrix.stored), matrix.shape)] },
        work: Work::Copy,
    }
}

/// The parts of an affine pack of a tensor `MODULE.weight`; `None` where it cannot be one.
fn affine_job(name: &str, matrix: &Matrix<'_>, bits: u8, group: u16) -> Option<Job> {
    let module = name.strip_suffix(".weight")?;
    let (columns, lead) = matrix.shape.split_last()?;
    if !columns.is_multiple_of(u64::from(group)) {
        return None;
    }
    let with = |last: u64| [lead, &[last]].concat();
    let groups = with(columns / u64::from(group));
    let scales = dtype(matrix.stored);
    let tensors = vec![
        OutTensor::new(name, StoredDType::U32, &with(columns * u64::from(bits) / 32)),
        OutTensor::new(format!("{module}.scales"), scales, &groups),
        OutTensor::new(format!("{module}.biases"), scales, &groups),
    ];
    let format = Affine { bits, group, scales: matrix.stored };
    Some(Job {
        source: matrix.parts.clone(),
        weight: Some(matrix.key.clone()),
        matrix: None,
        unit: Unit { name: name.to_owned(), tensors },
        work: Work::Affine { format, stored: matrix.stored, columns: *columns },
    })
}

/// The parts of EXL3 packs of the matrices of a weight, under these names, `MODULE.weight`; `None` where they cannot be
/// packed, or would not be smaller.
fn exl3_jobs(names: &[String], matrix: &Matrix<'_>, weight: &WeightKey, format: Exl3) -> Option<Vec<Job>> {
    let [rows, columns] = matrix.axes();
    let layout = Format::Exl3(format).layout(&[rows, columns]).ok()?;
    if rows < LEAST_AXIS || columns < LEAST_AXIS || layout.bytes >= matrix.stored.bytes(rows * columns)? {
        return None;
    }
    let (outputs, inputs) = (rows.next_multiple_of(BLOCK), columns.next_multiple_of(BLOCK));
    let tile = 8 * u64::from(format.half_bits);
    let job = |(name, index): (&String, usize)| {
        let module = name.strip_suffix(".weight")?;
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
            source: matrix.parts_of(index as u64),
            weight: Some(weight.clone()),
            matrix: matrix.stack().map(|_| index),
            unit: Unit { name: format!("{module}.trellis"), tensors },
            work: Work::Exl3 { format, stored: matrix.stored, columns },
        })
    };
    names.iter().zip(0..).map(job).collect()
}

/// What the tensor holds that names a codebook; the oldest one has none.
pub(super) fn marker(codebook: Codebook) -> Option<u32> {
    match codebook {
        Codebook::ThreeInst => None,
        Codebook::Mcg => Some(Codebook::MCG),
        Codebook::Mul1 => Some(Codebook::MUL1),
    }
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
