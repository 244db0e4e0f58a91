//! Opens a model: picks the family's bundle by the config, checks config and tensors against the spec, loads the
//! weights, and makes an engine on a device.
//!
//! Promises: nothing is guessed; every refusal names the key, tensor, dim or file. Weights exist once: matrices as the
//! checkpoint stores them (used in place on the CPU), vectors in f32 with their transform applied.
//!
//! Deliberately absent: text (tokenizer, template), which the caller takes from the checkpoint.

use crate::bundle::{Bundle, BundleError};
use crate::checkpoint::{Checkpoint, LoadError};
use crate::device::{Device, DeviceError, cpu::CpuDevice, null::NullDevice, wgpu::Needs, wgpu::WgpuDevice};
use crate::embedded;
use crate::engine::EngineInfo;
use crate::kv::pages_for;
use crate::placement::{PlacementError, StateSizes, place, states_bytes};
use crate::plan::{Parts, Plan, PlanError, StepSize};
use crate::step::{ModelEngine, Ready};
use crate::weights::{Residence, memory};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tf_cpu::micro::Activations;
use tf_ir::spec::bind::{Binding, TensorInfo, bind};
use tf_ir::spec::config::{Config, Refusal};
use tf_ir::spec::rope::RopeTable;
use tf_ir::spec::{self, Model};

/// Tokens of context when neither the user nor the config asks for less.
pub const DEFAULT_CONTEXT: u32 = 8192;
/// Rows of logits that the head makes at once.
const HEAD_ROWS: u32 = 16;

/// Most states that are kept.
const MAX_KEPT: u32 = 256;
/// Streams that are opened together where nothing is said.
const MOST_STREAMS: u32 = 8;
/// Bytes of streams' states on a GPU where nothing is said.
const GPU_STATE: u64 = 2 << 30;

/// Where a checkpoint is.
#[derive(Clone, Debug)]
pub enum ModelSource {
    Folder(PathBuf),
    /// The default model inside the binary.
    Embedded,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeviceChoice {
    /// A hardware GPU that takes the model, else the CPU.
    Auto,
    Cpu,
    /// An adapter whose name holds the text.
    Wgpu(Option<String>),
    /// Computes nothing, for a target's program.
    Null(String),
}

#[derive(Clone, Debug)]
pub struct OpenOptions {
    pub device: DeviceChoice,
    /// `None`: all cores.
    pub threads: Option<usize>,
    /// What the CPU multiplies bf16 weights with.
    pub activations: Activations,
    /// Tokens that a stream may hold; `None`: what the model was made for, at most `usual_context`.
    pub context: Option<u32>,
    pub usual_context: u32,
    /// Streams that may be open together; `None`: as many as [`streams_for`] has room for.
    pub streams: Option<u32>,
    /// Bytes for states that are kept beyond their streams, beside those of the streams; 0 keeps none.
    pub kept_bytes: u64,
    /// Most rows of a forward.
    pub rows: u32,
    /// A bundle to use in place of the ones in the binary.
    pub bundle: Option<PathBuf>,
}

impl Default for OpenOptions {
    fn default() -> OpenOptions {
        OpenOptions {
            device: DeviceChoice::Auto,
            threads: None,
            activations: Activations::F32,
            context: None,
            usual_context: DEFAULT_CONTEXT,
            streams: Some(1),
            kept_bytes: 0,
            rows: 512,
            bundle: None,
        }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum ModelError {
    #[error(transparent)]
    Bundle(#[from] BundleError),
    #[error(transparent)]
    Checkpoint(#[from] LoadError),
    #[error("{place}: the spec is refused: {what}")]
    Spec { place: String, what: String },
    #[error("{place}: no family takes this model: model_type is {found}; the families here take {known}")]
    NoFamily { place: String, found: String, known: String },
    #[error("{place} is refused for family {family}:\n{}", list(.refusals))]
    Refused { place: String, family: String, refusals: Vec<Refusal> },
    #[error("{0}")]
    Option(String),
    #[error(transparent)]
    Placement(#[from] PlacementError),
    #[error(transparent)]
    Plan(#[from] PlanError),
    #[error(transparent)]
    Device(#[from] DeviceError),
}

impl ModelError {
    /// Whether the device has too little for this model, and a larger one would do.
    fn is_beyond_device(&self) -> bool {
        let error = match self {
            ModelError::Device(error) | ModelError::Plan(PlanError::Device(error)) => error,
            ModelError::Placement(PlacementError::Device { error, .. }) => error,
            _ => return false,
        };
        matches!(error, DeviceError::Limit { .. } | DeviceError::Memory { .. })
    }
}

fn list(refusals: &[Refusal]) -> String {
    refusals.iter().map(|r| format!("  {r}")).collect::<Vec<_>>().join("\n")
}

/// A model ready to run.
pub struct OpenModel {
    pub engine: ModelEngine,
    pub checkpoint: Checkpoint,
    pub bundle: Bundle,
    pub spec: Model,
    pub config: Config,
    pub binding: Binding,
    /// Where the weights lie in host memory; `None` when a device holds them.
    pub residence: Option<Residence>,
    /// Why `auto` took this device; `None` when another choice named it.
    pub chosen: Option<String>,
    /// Bytes of weights that decoding one token reads.
    pub bytes_per_token: u64,
}

/// A checkpoint and the bundle of its family, checked against each other; nothing is loaded.
pub struct Matched {
    pub checkpoint: Checkpoint,
    pub bundle: Bundle,
    pub spec: Model,
    pub config: Config,
    pub binding: Binding,
}

/// Opens a model. `progress` gets bytes read and bytes in all, from any thread.
///
/// # Errors
/// [`ModelError`].
pub fn open(
    source: &ModelSource,
    options: &OpenOptions,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<OpenModel, ModelError> {
    let matched = match_bundle(source, options.bundle.as_deref())?;
    if options.device != DeviceChoice::Auto {
        return load(matched, open_device(&options.device, options)?, options, progress);
    }
    let hardware = match options.activations {
        Activations::F32 => open_hardware(&matched),
        Activations::Bf16 => Err("bf16 activations are the CPU's".to_string()),
    };
    let (why, matched) = match hardware {
        Err(why) => (why, matched),
        Ok(gpu) => match load(matched, Box::new(gpu), options, progress) {
            Ok(open) => return Ok(OpenModel { chosen: Some("a hardware GPU".to_string()), ..open }),
            Err(error) if error.is_beyond_device() => {
                (error.to_string(), match_bundle(source, options.bundle.as_deref())?)
            }
            Err(error) => return Err(error),
        },
    };
    let open = load(matched, open_device(&DeviceChoice::Cpu, options)?, options, progress)?;
    Ok(OpenModel { chosen: Some(why), ..open })
}

/// The GPU that `auto` takes, or why there is none.
fn open_hardware(matched: &Matched) -> Result<WgpuDevice, String> {
    let program = matched.bundle.program("wgsl").map_err(|e| e.to_string())?;
    // Tensors that nothing reads count too; what a step needs besides shows when it is loaded.
    let largest = matched.checkpoint.tensors().iter().map(|t| t.bytes).max().unwrap_or(0);
    WgpuDevice::open_hardware(&Needs { largest, kernels: &program.kernels })
}

/// Finds the family of a checkpoint and checks the two against each other.
///
/// # Errors
/// [`ModelError`].
pub fn match_bundle(source: &ModelSource, bundle: Option<&Path>) -> Result<Matched, ModelError> {
    let chosen = choose(source, bundle)?;
    let family = chosen.spec.family.to_string();
    let refused = |refusals| ModelError::Refused { place: chosen.place.clone(), family: family.clone(), refusals };
    let config = chosen.config().map_err(refused)?;
    let binding = chosen.binding(&config).map_err(refused)?;
    let Chosen { checkpoint, bundle, spec, .. } = chosen;
    Ok(Matched { checkpoint, bundle, spec, config, binding })
}

/// A checkpoint and the bundle of its family, which may refuse it.
pub struct Chosen {
    pub checkpoint: Checkpoint,
    /// Where the checkpoint is, for messages.
    pub place: String,
    pub bundle: Bundle,
    pub spec: Model,
}

/// Finds the family of a checkpoint.
///
/// # Errors
/// [`ModelError`]; never [`ModelError::Refused`].
pub fn choose(source: &ModelSource, bundle: Option<&Path>) -> Result<Chosen, ModelError> {
    let (checkpoint, place) = match source {
        ModelSource::Folder(path) => (Checkpoint::open(path)?, path.display().to_string()),
        ModelSource::Embedded => {
            let (name, files) = embedded::MODEL;
            (Checkpoint::from_memory(files)?, format!("the built-in model {name}"))
        }
    };
    let (bundle, spec) = choose_bundle(&checkpoint, &place, bundle)?;
    Ok(Chosen { checkpoint, place, bundle, spec })
}

impl Chosen {
    /// The config through the eyes of the family.
    ///
    /// # Errors
    /// Everything that the family does not take of it.
    pub fn config(&self) -> Result<Config, Vec<Refusal>> {
        Config::read(&self.spec, self.checkpoint.config())
    }

    /// The tensors through the eyes of the family.
    ///
    /// # Errors
    /// Everything that the family does not take of them.
    pub fn binding(&self, config: &Config) -> Result<Binding, Vec<Refusal>> {
        let lookup = |name: &str| {
            let info = self.checkpoint.tensor(name)?;
            Some(TensorInfo {
                dtype: info.dtype.name().to_string(),
                shape: info.shape.clone(),
                word: self.checkpoint.word(info),
            })
        };
        let names: Vec<String> = self.checkpoint.tensors().iter().map(|t| t.name.clone()).collect();
        bind(&self.spec, config, &lookup, &names)
    }
}

fn read_spec(place: &str, text: &str) -> Result<Model, ModelError> {
    let wrong = |what: String| ModelError::Spec { place: place.to_string(), what };
    let model = spec::read("spec.ron", text).map_err(|e| wrong(e.to_string()))?;
    match spec::check(&model).first() {
        Some(diag) => Err(wrong(diag.to_string())),
        None => Ok(model),
    }
}

fn choose_bundle(checkpoint: &Checkpoint, place: &str, folder: Option<&Path>) -> Result<(Bundle, Model), ModelError> {
    let mut known = Vec::new();
    if let Some(folder) = folder {
        let bundle = Bundle::open(folder)?;
        let model = read_spec(bundle.place(), bundle.spec()?)?;
        if model.claims(checkpoint.config()) {
            return Ok((bundle, model));
        }
        known.extend(model.accepts.model_types.iter().map(|t| t.to_string()));
    } else {
        // Only the family's own bundle is read whole; its spec is then known to be the one sealed in it.
        for built_in in built_in() {
            let (name, files, model) = built_in?;
            if model.claims(checkpoint.config()) {
                return Ok((Bundle::from_files(name, files)?, model));
            }
            known.extend(model.accepts.model_types.iter().map(|t| t.to_string()));
        }
    }
    let found = checkpoint.config().get("model_type").map_or("missing".to_string(), |v| v.to_string());
    let known = if known.is_empty() { "nothing, no bundle is built in".to_string() } else { known.join(", ") };
    Err(ModelError::NoFamily { place: place.to_string(), found, known })
}

/// The built-in bundles, each with its name and its spec.
pub fn built_in() -> impl Iterator<Item = Result<(&'static str, embedded::Files, Model), ModelError>> {
    embedded::BUNDLES.iter().map(|(name, files)| {
        let spec = files.iter().find(|(path, _)| *path == "spec.ron").map(|(_, bytes)| *bytes).unwrap_or_default();
        let model = read_spec(&format!("built-in bundle {name}"), &String::from_utf8_lossy(spec))?;
        Ok((*name, *files, model))
    })
}

/// Opens the device that was named; `auto`, which names none, is the CPU here.
fn open_device(choice: &DeviceChoice, options: &OpenOptions) -> Result<Box<dyn Device>, DeviceError> {
    Ok(match choice {
        DeviceChoice::Auto | DeviceChoice::Cpu => Box::new(CpuDevice::new(options.threads, options.activations)?),
        DeviceChoice::Wgpu(_) if options.activations == Activations::Bf16 => {
            let found = "only the CPU rounds activations; leave --activations out, or use --device cpu".to_string();
            return Err(DeviceError::NoDevice { wanted: "a GPU with bf16 activations".to_string(), found });
        }
        DeviceChoice::Wgpu(name) => Box::new(WgpuDevice::open(name.as_deref())?),
        DeviceChoice::Null(target) => Box::new(NullDevice::new(target)),
    })
}

/// Puts a matched checkpoint on a device.
///
/// # Errors
/// [`ModelError`].
pub fn load(
    matched: Matched,
    mut device: Box<dyn Device>,
    options: &OpenOptions,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<OpenModel, ModelError> {
    let Matched { checkpoint, bundle, spec, config, binding } = matched;
    let info = device.describe();
    let context = context_of(options, &checkpoint)?;
    let costs = StateCosts::of(&spec, &binding, &config)?;
    let limits = limits_of(options, context, &costs, info.threads > 0)?;
    let sizes = costs.sizes(&limits, options.kept_bytes);
    let placed = place(&spec, &binding, &config.env, &checkpoint, sizes, device.as_mut(), progress)?;
    let plan = Plan::new(
        &Parts {
            program: bundle.program(&info.target)?,
            text: &|path| bundle.text(path),
            known: &config.env,
            scalars: &config.scalars,
            tables: &table_columns(&config),
            blocks: &placed.blocks,
            limits,
        },
        device.as_mut(),
    )?;
    let engine = ModelEngine::new(Ready {
        plan,
        tables: config.tables.clone(),
        sizes,
        states: placed.states,
        limits,
        vocab: vocab_of(&spec, &config)?,
        context,
        info: EngineInfo {
            device: info.name,
            threads: info.threads,
            bundle_digest: bundle.digest.clone(),
            weight_bytes: placed.weight_bytes,
            state_bytes: placed.state_bytes,
        },
        device,
    });
    Ok(OpenModel {
        engine,
        checkpoint,
        bundle,
        spec,
        config,
        binding,
        residence: (info.target == "cpu").then_some(placed.residence),
        chosen: None,
        bytes_per_token: placed.bytes_per_token,
    })
}

/// Tokens that a stream may hold.
pub fn context_of(options: &OpenOptions, checkpoint: &Checkpoint) -> Result<u32, ModelError> {
    let key = "max_position_embeddings";
    let config = checkpoint.config();
    let made_for = [config.get(key), config.get("text_config").and_then(|c| c.get(key))];
    let made_for = made_for.into_iter().flatten().find_map(|v| v.as_u64()).unwrap_or(DEFAULT_CONTEXT.into());
    let made_for = u32::try_from(made_for).unwrap_or(u32::MAX).max(1);
    match options.context {
        None => Ok(made_for.min(options.usual_context)),
        Some(asked) if asked == 0 || asked > made_for => Err(ModelError::Option(format!(
            "a context of {asked} tokens was asked for, the model was made for 1 to {made_for}"
        ))),
        Some(asked) => Ok(asked),
    }
}

/// Bytes of one page and of one slot of all states.
struct StateCosts {
    page: u64,
    slot: u64,
}

impl StateCosts {
    fn of(spec: &Model, binding: &Binding, config: &Config) -> Result<StateCosts, ModelError> {
        let of = |pages, slots| -> Result<u64, ModelError> {
            let bytes = states_bytes(spec, binding, &config.env, StateSizes { pages, slots });
            Ok(bytes.map_err(ModelError::Option)?.values().fold(0, |sum, bytes| sum.saturating_add(*bytes)))
        };
        Ok(StateCosts { page: of(1, 0)?, slot: of(0, 1)? })
    }

    /// Of a stream with a table of so many pages.
    fn stream(&self, table: u32) -> u64 {
        self.page.saturating_mul(table.into()).saturating_add(self.slot)
    }

    /// Places of all streams, and of what `kept` more bytes hold: pages alone, or as much in slots as in pages.
    fn sizes(&self, limits: &StepSize, kept: u64) -> StateSizes {
        let fit = |bytes: u64, each: u64| bytes.checked_div(each).map_or(MAX_KEPT.into(), |n| n.min(1 << 20)) as u32;
        let (for_pages, for_slots) = if self.slot == 0 || self.page == 0 { (kept, kept) } else { (kept / 2, kept / 2) };
        let slots = if kept == 0 { 0 } else { fit(for_slots, self.slot).min(MAX_KEPT) };
        let pages = if self.page == 0 || slots == 0 { 0 } else { fit(for_pages, self.page) };
        StateSizes {
            pages: limits.table.saturating_mul(limits.streams).saturating_add(pages),
            slots: limits.streams.saturating_add(slots),
        }
    }
}

/// Streams whose states, `each` bytes, take at most a quarter of the memory that is left, or of [`GPU_STATE`] where a GPU
/// does not say how much that is; 1 to [`MOST_STREAMS`].
fn streams_for(each: u64, on_host: bool) -> u32 {
    let room = if on_host { memory::available().map_or(GPU_STATE, |bytes| bytes / 4) } else { GPU_STATE };
    (room / each.max(1)).clamp(1, MOST_STREAMS.into()) as u32
}

fn limits_of(options: &OpenOptions, context: u32, costs: &StateCosts, on_host: bool) -> Result<StepSize, ModelError> {
    let table = pages_for(context);
    let streams = options.streams.unwrap_or_else(|| streams_for(costs.stream(table), on_host));
    if streams == 0 || options.rows == 0 {
        return Err(ModelError::Option("streams and rows of a forward are at least 1".into()));
    }
    Ok(StepSize { rows: options.rows, streams, wanted: HEAD_ROWS.min(options.rows), table })
}

/// Columns of each table by name.
fn table_columns(config: &Config) -> BTreeMap<String, u64> {
    let parts = |t: &RopeTable| ["cos", "sin"].map(|part| (format!("{}.{part}", t.name), t.inv_freq.len() as u64));
    config.tables.iter().flat_map(parts).collect()
}

/// Length of a row of what the head gives.
fn vocab_of(spec: &Model, config: &Config) -> Result<usize, ModelError> {
    let wrong = |what: &str| ModelError::Spec { place: spec.family.to_string(), what: what.to_string() };
    let (logits, _) =
        spec.block(&spec.head).and_then(|b| b.outputs.first()).ok_or_else(|| wrong("the head gives nothing"))?;
    let columns =
        spec.carried(logits).and_then(|c| c.shape.last()).ok_or_else(|| wrong("the logits have no columns"))?;
    let columns = columns.dim.eval(&config.env).map_err(|e| wrong(&e.to_string()))?;
    usize::try_from(columns).map_err(|_| wrong("the vocabulary is too large"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn auto_goes_on_when_a_device_is_too_small_and_only_then() {
        let limit = || DeviceError::Limit { what: "allocation".into(), name: "bytes of a buffer", found: 2, limit: 1 };
        let memory = DeviceError::Memory { bytes: 2, what: "out of memory".into() };
        let failed = || DeviceError::Failed("lost".into());
        let placing = |error| PlacementError::Device { what: "weight `w`".into(), error };
        let check = |error: ModelError, expected: bool| assert_eq!(error.is_beyond_device(), expected, "{error}");
        check(limit().into(), true);
        check(placing(memory).into(), true);
        check(PlanError::Device(limit()).into(), true);
        check(placing(failed()).into(), false);
        check(failed().into(), false);
        check(PlacementError::Unbound("w".into()).into(), false);
    }
}
