//! What a checkpoint is, from its headers alone: sizes, formats, memory, and why it would not load.
//!
//! Promises: no tensor is read; all refusals are listed, those of the config, or of the tensors where the config is taken.
//!
//! Deliberately absent: names of families. A weight's category is the block that reads it, as the spec calls it.

use crate::kv::pages_for;
use crate::model::{Chosen, ModelError};
use crate::placement::{StateSizes, states_bytes};
use serde::Serialize;
use std::collections::BTreeMap;
use tf_ir::spec::bind::{Binding, BoundWeight, Source, WeightKey};
use tf_ir::spec::config::Config;
use tf_ir::spec::{Model, WeightKind};

/// What is known; the JSON that `--json` prints.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Info {
    pub family: String,
    /// Why it would not load; empty where it would.
    pub refusals: Vec<String>,
    /// What a checkpoint that is taken holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contents: Option<Contents>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Contents {
    pub layers: usize,
    /// Layers of each kind of the spec.
    pub kinds: BTreeMap<String, usize>,
    /// Elements of all weights; a tied one counts once.
    pub parameters: u64,
    pub weight_bytes: u64,
    pub categories: Vec<Category>,
    pub weights: Vec<WeightInfo>,
    pub memory: Memory,
}

/// Weights that one block reads, or that are in f32.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Category {
    pub name: String,
    pub parameters: u64,
    pub bytes: u64,
}

/// The weights of a name in the spec that lie alike, in however many layers.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WeightInfo {
    pub name: String,
    pub format: String,
    pub shape: Vec<u64>,
    pub count: u64,
    /// Of all of them.
    pub bytes: u64,
}

/// What serving takes, in bytes, without the temporaries of a step.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Memory {
    pub context: u32,
    pub parallel: u32,
    pub weights: u64,
    /// By the state's name in the spec, for all layers that have it.
    pub states: BTreeMap<String, u64>,
    pub total: u64,
}

/// Describes a checkpoint at `parallel` streams of `context` tokens.
///
/// # Errors
/// Sizes beyond 64 bits.
pub fn describe(chosen: &Chosen, context: u32, parallel: u32) -> Result<Info, ModelError> {
    let family = chosen.spec.family.to_string();
    let checked = chosen.config().and_then(|config| chosen.binding(&config).map(|binding| (config, binding)));
    Ok(match checked {
        Err(refusals) => Info { family, refusals: refusals.iter().map(ToString::to_string).collect(), contents: None },
        Ok((config, binding)) => {
            let contents = contents(&chosen.spec, &config, &binding, context, parallel).map_err(ModelError::Option)?;
            Info { family, refusals: Vec::new(), contents: Some(contents) }
        }
    })
}

fn contents(spec: &Model, config: &Config, binding: &Binding, context: u32, parallel: u32) -> Result<Contents, String> {
    let mut categories: Vec<Category> = Vec::new();
    let mut weights: Vec<WeightInfo> = Vec::new();
    for (key, bound) in &binding.weights {
        if matches!(bound.source, Source::Tied(_)) {
            continue;
        }
        let parameters = bound.shape.iter().product();
        let bytes = bound.format.layout(&bound.shape)?.bytes;
        let category = category(spec, binding, key, bound);
        match categories.iter_mut().find(|c| c.name == category) {
            Some(found) => {
                found.parameters += parameters;
                found.bytes += bytes;
            }
            None => categories.push(Category { name: category, parameters, bytes }),
        }
        let format = bound.format.to_string();
        match weights.iter_mut().find(|w| w.name == key.name && w.format == format && w.shape == bound.shape) {
            Some(found) => {
                found.count += 1;
                found.bytes += bytes;
            }
            None => {
                weights.push(WeightInfo {
                    name: key.name.clone(),
                    format,
                    shape: bound.shape.clone(),
                    count: 1,
                    bytes,
                });
            }
        }
    }
    categories.sort_by(|a, b| b.bytes.cmp(&a.bytes).then_with(|| a.name.cmp(&b.name)));
    weights.sort_by(|a, b| b.bytes.cmp(&a.bytes).then_with(|| a.name.cmp(&b.name)));
    let mut kinds = BTreeMap::new();
    binding.layers.iter().for_each(|l| *kinds.entry(l.kind.clone()).or_insert(0) += 1);
    let weight_bytes = categories.iter().map(|c| c.bytes).sum();
    let pages = pages_for(context).checked_mul(parallel).ok_or("so many streams need too many pages")?;
    let states = states_bytes(spec, binding, &config.env, StateSizes { pages, slots: parallel })?;
    let total = states.values().try_fold(weight_bytes, |sum: u64, bytes| sum.checked_add(*bytes));
    let total = total.ok_or("the states are larger than 64 bits can say")?;
    Ok(Contents {
        layers: binding.layers.len(),
        kinds,
        parameters: categories.iter().map(|c| c.parameters).sum(),
        weight_bytes,
        categories,
        weights,
        memory: Memory { context, parallel, weights: weight_bytes, states, total },
    })
}

/// The first block that reads a weight; stacks of matrices and vectors are told apart from it.
fn category(spec: &Model, binding: &Binding, key: &WeightKey, bound: &BoundWeight) -> String {
    if bound.kind == WeightKind::Vector {
        return "vectors in f32".into();
    }
    let own = match key.layer.and_then(|layer| binding.layers.get(layer as usize)) {
        Some(layer) => layer.blocks.clone(),
        None => [&binding.embed, &binding.head].map(String::clone).into(),
    };
    let reads = |block: &&String| {
        let weights = spec.block(block).map(|b| spec.weights_of(b)).unwrap_or_default();
        weights.iter().any(|w| *w.name == *key.name)
    };
    let block = own.iter().find(reads).map_or("other", String::as_str);
    if bound.shape.len() > 2 { format!("{block}: stacks of matrices") } else { block.to_owned() }
}

/// The packed formats among the weights, largest first, each with its bytes.
impl Contents {
    pub fn formats(&self) -> Vec<(String, u64)> {
        let mut all: Vec<(String, u64)> = Vec::new();
        for weight in &self.weights {
            match all.iter_mut().find(|(format, _)| *format == weight.format) {
                Some((_, bytes)) => *bytes += weight.bytes,
                None => all.push((weight.format.clone(), weight.bytes)),
            }
        }
        all.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        all
    }
}
