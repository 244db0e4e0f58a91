//! A checkpoint's tensors through the eyes of a spec: which blocks each layer is, which tensor each weight is.
//!
//! Shapes, element types, missing tensors and tensors that nothing reads are checked here, all in one go; whoever loads
//! may rely on a [`Binding`]. Values of tensors are not looked at, but for the word that marks a codebook.

mod stored;

use super::config::{Config, Refusal};
use super::{Absent, Kind, Model, Size, Transform, WeightKind, WeightSpec};
use crate::dtype::Storage;
use crate::format::Format;
use std::collections::{BTreeMap, BTreeSet};

/// A family's graph for one checkpoint.
#[derive(Clone, PartialEq, Debug)]
pub struct Binding {
    /// Name of the block that begins a step.
    pub embed: String,
    /// One per layer, in order.
    pub layers: Vec<LayerBinding>,
    /// Name of the block that ends a step.
    pub head: String,
    pub weights: BTreeMap<WeightKey, BoundWeight>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct LayerBinding {
    /// Name of its kind in the spec.
    pub kind: String,
    /// Names of its blocks, in order.
    pub blocks: Vec<String>,
    /// Names of the states its blocks use; each layer has its own.
    pub states: Vec<String>,
}

/// A weight: one of a layer, or one of the whole model.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct WeightKey {
    pub layer: Option<u32>,
    /// Its name in the spec.
    pub name: String,
}

#[derive(Clone, PartialEq, Debug)]
pub struct BoundWeight {
    pub source: Source,
    pub kind: WeightKind,
    /// As the graph sees it.
    pub shape: Vec<u64>,
    /// How it lies in memory: a matrix as the checkpoint has it, a vector in f32.
    pub format: Format,
    /// To be applied when a vector is loaded.
    pub transform: Option<Transform>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Source {
    /// Pieces of the checkpoint's tensors, which fill the layout of this format. A matrix stays in it, a vector is widened.
    Stored {
        format: Format,
        pieces: Vec<Piece>,
    },
    Zeros,
    /// The same memory as another weight.
    Tied(WeightKey),
}

/// Consecutive bytes of a tensor, and where they go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    pub tensor: String,
    /// The first byte in the tensor.
    pub start: u64,
    pub bytes: u64,
    /// The first byte in the weight's memory.
    pub offset: u64,
    /// Whether they are packed signs, each bit of which becomes an f16: see [`crate::format::exl3::unpacked_signs`].
    pub signs: bool,
}

/// What a checkpoint says of a tensor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TensorInfo {
    /// Element type as safetensors spells it: `F32`, `BF16`, `F16` …
    pub dtype: String,
    pub shape: Vec<u64>,
    /// The bits of the only element, of a tensor of type I32 that has one.
    pub word: Option<u32>,
}

impl Binding {
    /// The weight a block of a layer (`None`: embed or head) means by a name.
    pub fn key(&self, layer: Option<u32>, name: &str) -> Option<WeightKey> {
        let own = WeightKey { layer, name: name.to_string() };
        let global = WeightKey { layer: None, name: name.to_string() };
        [own, global].into_iter().find(|key| self.weights.contains_key(key))
    }
    /// The weight whose memory is meant, following ties.
    pub fn resolve<'a>(&'a self, key: &'a WeightKey) -> Option<(&'a WeightKey, &'a BoundWeight)> {
        match self.weights.get(key)? {
            BoundWeight { source: Source::Tied(to), .. } => self.weights.get(to).map(|w| (to, w)),
            weight => Some((key, weight)),
        }
    }
    /// The distinct block sequences' blocks, embed and head included, each once, sorted.
    pub fn blocks(&self) -> BTreeSet<&str> {
        let ends = [self.embed.as_str(), self.head.as_str()];
        self.layers.iter().flat_map(|l| l.blocks.iter().map(String::as_str)).chain(ends).collect()
    }
}

/// Joins a spec, a config and the tensors of a checkpoint.
///
/// `tensors` looks one tensor up; `all_names` lists all of them, so that a tensor nothing reads is refused by name.
pub fn bind(
    model: &Model,
    config: &Config,
    tensors: &dyn Fn(&str) -> Option<TensorInfo>,
    all_names: &[String],
) -> Result<Binding, Vec<Refusal>> {
    let mut binder =
        Binder { model, config, tensors, weights: BTreeMap::new(), read: BTreeSet::new(), refusals: Vec::new() };
    let mut layers = Vec::with_capacity(config.layer_kinds.len());
    for (layer, kind) in (0u32..).zip(&config.layer_kinds) {
        if let Some(kind) = model.layers.kinds.iter().find(|k| k.name.as_str() == kind) {
            layers.push(binder.layer(layer, kind));
        }
    }
    for block in [&model.embed, &model.head] {
        binder.block(None, block);
    }
    let surplus: Vec<&String> = all_names
        .iter()
        .filter(|name| !binder.read.contains(*name) && !model.checkpoint.skip.iter().any(|skip| skip.covers(name)))
        .collect();
    for name in surplus.iter().take(MAX_SURPLUS) {
        binder.refusals.push(
            Refusal::new(format!("tensor `{name}`"), "is in the checkpoint and nothing in the spec reads it")
                .advice("a checkpoint of another family, or of a variant that this spec does not know"),
        );
    }
    if surplus.len() > MAX_SURPLUS {
        let more = surplus.len() - MAX_SURPLUS;
        binder.refusals.push(Refusal::new(format!("{more} more tensors"), "are read by nothing"));
    }
    let Binder { weights, refusals, .. } = binder;
    if refusals.is_empty() {
        Ok(Binding { embed: model.embed.to_string(), layers, head: model.head.to_string(), weights })
    } else {
        Err(refusals)
    }
}

/// How many surplus tensors are named one by one.
const MAX_SURPLUS: usize = 8;

struct Binder<'a> {
    model: &'a Model,
    config: &'a Config,
    tensors: &'a dyn Fn(&str) -> Option<TensorInfo>,
    weights: BTreeMap<WeightKey, BoundWeight>,
    /// Tensors that some weight is.
    read: BTreeSet<String>,
    refusals: Vec<Refusal>,
}

impl Binder<'_> {
    fn layer(&mut self, layer: u32, kind: &Kind) -> LayerBinding {
        let model = self.model;
        let mut bound = LayerBinding { kind: kind.name.to_string(), blocks: Vec::new(), states: Vec::new() };
        for alternatives in &kind.blocks {
            let complete = |name: &str| {
                let weights = model.block(name).map(|b| model.weights_of(b)).unwrap_or_default();
                weights.iter().all(|w| w.absent != Absent::Required || self.find(Some(layer), w).is_some())
            };
            let chosen = alternatives.iter().find(|name| complete(name)).or(alternatives.last());
            let Some(name) = chosen else { continue };
            self.block(Some(layer), name);
            bound.blocks.push(name.to_string());
            for state in model.block(name).map(|b| model.states_of(b)).unwrap_or_default() {
                if !bound.states.iter().any(|s| *s == *state.name) {
                    bound.states.push(state.name.to_string());
                }
            }
        }
        bound
    }

    fn block(&mut self, layer: Option<u32>, name: &str) {
        let model = self.model;
        for weight in model.block(name).map(|b| model.weights_of(b)).unwrap_or_default() {
            self.weight(layer, weight);
        }
    }

    /// The names in the checkpoint that a name in the spec may mean.
    fn expanded(&self, layer: Option<u32>, tensor: &str) -> Vec<String> {
        let layer = layer.map(|l| l.to_string()).unwrap_or_default();
        let name = tensor.replace("{layer}", &layer);
        match name.contains("{model}") {
            false => vec![name],
            true => self.model.checkpoint.prefixes.iter().map(|p| name.replace("{model}", p)).collect(),
        }
    }

    /// A dim without a value would have been refused with the config.
    fn eval(&self, size: &Size) -> u64 {
        size.dim.eval(&self.config.env).unwrap_or(0)
    }

    fn weight(&mut self, layer: Option<u32>, weight: &WeightSpec) {
        let layer = layer.filter(|_| weight.is_per_layer());
        let key = WeightKey { layer, name: weight.name.to_string() };
        if self.weights.contains_key(&key) {
            return;
        }
        let shape: Vec<u64> = weight.shape.iter().map(|s| self.eval(s)).collect();
        let found = self.find(layer, weight);
        let bound = |source, format, transform| {
            let format = if weight.kind == WeightKind::Vector { Format::Plain(Storage::F32) } else { format };
            BoundWeight { source, kind: weight.kind, shape: shape.clone(), format, transform }
        };
        let mut tie = None;
        if let Absent::Tied { to, .. } = &weight.absent {
            let by_config = self.config.tied.get(weight.name.as_str()).copied();
            // Who packs this way writes a head of its own, whatever the config says.
            let own = found.as_ref().is_some_and(|f| f.is_exl3());
            if (by_config == Some(true) && !own) || (by_config.is_none() && found.is_none()) {
                tie = Some(to);
            }
        }
        if let Some(to) = tie {
            // The checkpoint may hold a copy; it is not read.
            self.read.extend(found.iter().flat_map(|f| f.tensors()));
            if let Some(target) = self.model.weight(to) {
                self.weight(layer, target);
                let to = WeightKey { layer: layer.filter(|_| target.is_per_layer()), name: to.to_string() };
                if let Some(target) = self.weights.get(&to) {
                    let weight = BoundWeight { source: Source::Tied(to), ..target.clone() };
                    self.weights.insert(key, weight);
                }
            }
            return;
        }
        let Some(found) = found else {
            match weight.absent {
                Absent::Zeros => {
                    let weight = bound(Source::Zeros, Format::Plain(Storage::F32), weight.transform);
                    self.weights.insert(key, weight);
                }
                Absent::Required | Absent::Tied { .. } => {
                    let tried: Vec<String> = weight.names().flat_map(|t| self.expanded(layer, t)).collect();
                    let subject = format!("tensor `{}`", tried.first().map(String::as_str).unwrap_or_default());
                    let mut refusal = Refusal::new(
                        subject,
                        format!("is missing; weight `{}` of shape {shape:?} needs it", weight.name),
                    );
                    if tried.len() > 1 {
                        refusal = refusal.advice(format!("other names looked for: {}", tried[1..].join(", ")));
                    }
                    self.refusals.push(refusal);
                }
            }
            return;
        };
        if let Some(stored) = self.stored(weight, &found, &shape) {
            let source = Source::Stored { format: stored.format, pieces: stored.pieces };
            self.weights.insert(key, bound(source, stored.format, stored.transform));
        }
    }
}
