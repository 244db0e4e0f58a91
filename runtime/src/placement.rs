//! Weights and states on a device: where each block of the forward finds its own.
//!
//! Promises: a weight exists once, however many blocks or ties name it. Matrices keep the checkpoint's format and are
//! used where the [`WeightStore`] put them when the device runs on host memory; vectors are widened to f32 and
//! transformed; states are zero.
//!
//! Deliberately absent: checks of shapes and types, which [`tf_ir::spec::bind`] did.

use crate::checkpoint::{Checkpoint, LoadError};
use crate::device::{Binding as Range, BufferId, Device, DeviceError, HostMemory};
use crate::plan::{BlockUse, PlacedWeight};
use crate::weights::{self, LoadOptions, Residence, Wanted, WeightStore};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tf_ir::format::{Format, Matrix};
use tf_ir::shape::{Dim, DimError, Env, PAGE};
use tf_ir::spec::bind::{Binding, BoundWeight, Source, WeightKey};
use tf_ir::spec::{Block, Model, StateKind, StateSpec, Transform, WeightKind};

/// Pages and slots of every state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StateSizes {
    pub pages: u32,
    pub slots: u32,
}

/// Everything a forward's blocks are bound to.
pub struct Placement {
    /// Embedding, layers' blocks, head.
    pub blocks: Vec<BlockUse>,
    pub weight_bytes: u64,
    pub state_bytes: u64,
    pub states: Vec<PlacedState>,
    /// Bytes of weights that a step of one row reads: all but those that only the embedding uses, and of a stack of
    /// experts as many as a row chooses.
    pub bytes_per_token: u64,
    pub residence: Residence,
}

/// One state of one layer: places of equal size, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedState {
    pub buffer: BufferId,
    pub unit: Unit,
    /// Of one place.
    pub bytes: u64,
}

/// What a place of a state is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    Page,
    Slot,
}

#[derive(Debug, thiserror::Error)]
pub enum PlacementError {
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error("{what}: {error}")]
    Device { what: String, error: DeviceError },
    #[error("state `{state}`: {error}")]
    State { state: String, error: DimError },
    #[error("the weight of tensor `{tensor}`: {what}")]
    Misfit { tensor: String, what: String },
    #[error("weight `{0}` is not bound to a tensor, so the bundle and its spec do not belong together")]
    Unbound(String),
}

/// Loads the weights and allocates the states.
///
/// # Errors
/// [`PlacementError`].
pub fn place(
    model: &Model,
    binding: &Binding,
    env: &Env,
    checkpoint: &Checkpoint,
    sizes: StateSizes,
    device: &mut dyn Device,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<Placement, PlacementError> {
    let mut matrices = BTreeMap::new();
    let mut wanted = Vec::new();
    for (key, weight) in &binding.weights {
        if let (Source::Stored { format, pieces }, WeightKind::Matrix) = (&weight.source, weight.kind) {
            matrices.insert(key, wanted.len());
            wanted.push(Wanted { bytes: bytes_of(*format, weight)?, pieces });
        }
    }
    let store = Arc::new(WeightStore::load(checkpoint, &wanted, &LoadOptions::default(), progress)?);
    for (key, index) in &matrices {
        check_signs(checkpoint, &binding.weights[*key], store.bytes(*index).unwrap_or_default())?;
    }
    let residence = store.residence();
    let mut placer = Placer {
        binding,
        env,
        checkpoint,
        matrices,
        store,
        sizes,
        device,
        weights: BTreeMap::new(),
        states: BTreeMap::new(),
        placed_states: Vec::new(),
        state_bytes: 0,
    };
    let mut blocks = vec![placer.block(model, &binding.embed, None)?];
    let only_embed: BTreeSet<WeightKey> = placer.weights.keys().cloned().collect();
    for (layer, bound) in binding.layers.iter().enumerate() {
        for block in &bound.blocks {
            blocks.push(placer.block(model, block, Some(layer))?);
        }
    }
    blocks.push(placer.block(model, &binding.head, None)?);

    let mut read: BTreeMap<WeightKey, u64> = only_embed.into_iter().map(|key| (key, 0)).collect();
    for used in &blocks[1..] {
        for (key, experts) in keys_of(model, binding, used) {
            let Some(placed) = placer.weights.get(&key) else { continue };
            let bytes = match (experts.and_then(|k| k.eval(env).ok()), placed.matrix.shape.first()) {
                (Some(chosen), Some(&all)) if chosen < all => placed.binding.bytes / all * chosen,
                _ => placed.binding.bytes,
            };
            read.insert(key, bytes);
        }
    }
    let weight_bytes = placer.weights.values().map(|w| w.binding.bytes).sum();
    let bytes_per_token = read.values().sum();
    let (state_bytes, states) = (placer.state_bytes, placer.placed_states);
    Ok(Placement { blocks, weight_bytes, state_bytes, states, bytes_per_token, residence })
}

/// The weights that a block reads, ties followed; of a stack of experts also how many a row chooses.
fn keys_of<'m>(model: &'m Model, binding: &Binding, used: &BlockUse) -> Vec<(WeightKey, Option<&'m Dim>)> {
    let Some(block) = model.block(&used.block) else { return Vec::new() };
    let key = |name: &str| {
        let key = binding.key(used.layer.map(|l| l as u32), name)?;
        Some((binding.resolve(&key)?.0.clone(), chosen(block, name)))
    };
    model.weights_of(block).iter().filter_map(|w| key(&w.name)).collect()
}

/// How many experts of a stack a row chooses; `None` for a weight that is no stack of experts.
fn chosen<'b>(block: &'b Block, weight: &str) -> Option<&'b Dim> {
    let product =
        block.body.iter().find(|s| *s.op == *"expert_matmul" && s.args.get(1).is_some_and(|w| **w == *weight))?;
    let choice = block.body.iter().find(|s| product.args.get(2) == Some(&s.result))?;
    choice.attributes.k.as_ref().map(|k| &k.dim)
}

struct Placer<'a> {
    binding: &'a Binding,
    env: &'a Env,
    checkpoint: &'a Checkpoint,
    /// Where each matrix is in the store.
    matrices: BTreeMap<&'a WeightKey, usize>,
    store: Arc<WeightStore>,
    sizes: StateSizes,
    device: &'a mut dyn Device,
    weights: BTreeMap<WeightKey, PlacedWeight>,
    states: BTreeMap<(Option<usize>, String), Range>,
    placed_states: Vec<PlacedState>,
    state_bytes: u64,
}

impl Placer<'_> {
    fn block(&mut self, model: &Model, name: &str, layer: Option<usize>) -> Result<BlockUse, PlacementError> {
        let mut used = BlockUse { block: name.to_string(), layer, ..BlockUse::default() };
        let Some(block) = model.block(name) else { return Ok(used) };
        used.outputs = block.outputs.iter().map(|(carried, _)| carried.to_string()).collect();
        for weight in model.weights_of(block) {
            let placed = self.weight(layer, &weight.name)?;
            used.weights.insert(weight.name.to_string(), placed);
        }
        for state in model.states_of(block) {
            let range = self.state(layer, state)?;
            used.states.insert(state.name.to_string(), range);
        }
        Ok(used)
    }

    fn weight(&mut self, layer: Option<usize>, name: &str) -> Result<PlacedWeight, PlacementError> {
        let unbound = || PlacementError::Unbound(name.to_string());
        let named = self.binding.key(layer.map(|l| l as u32), name).ok_or_else(unbound)?;
        let (key, bound) = self.binding.resolve(&named).ok_or_else(unbound)?;
        if let Some(placed) = self.weights.get(key) {
            return Ok(placed.clone());
        }
        let memory = self.memory(key, bound)?;
        let bytes = (*memory).as_ref().len() as u64;
        let failed = |error| PlacementError::Device { what: format!("weight `{name}`"), error };
        let buffer = self.device.adopt(memory).map_err(failed)?;
        let matrix = Matrix { format: bound.format, shape: bound.shape.clone() };
        let placed = PlacedWeight { binding: Range { buffer, offset: 0, bytes }, matrix };
        self.weights.insert(key.clone(), placed.clone());
        Ok(placed)
    }

    /// The bytes of a weight as kernels read it.
    fn memory(&self, key: &WeightKey, bound: &BoundWeight) -> Result<HostMemory, PlacementError> {
        Ok(match self.matrices.get(key) {
            Some(index) => Arc::new(StoredWeight { store: self.store.clone(), index: *index }),
            None => Arc::new(Floats(values(self.checkpoint, bound)?)),
        })
    }

    fn state(&mut self, layer: Option<usize>, state: &StateSpec) -> Result<Range, PlacementError> {
        let key = (layer, state.name.to_string());
        if let Some(range) = self.states.get(&key) {
            return Ok(*range);
        }
        let bytes = state_bytes(state, self.env, self.sizes)
            .map_err(|error| PlacementError::State { state: key.1.clone(), error })?;
        let failed = |error| PlacementError::Device { what: format!("state `{}`", state.name), error };
        let range = Range { buffer: self.device.alloc(bytes).map_err(failed)?, offset: 0, bytes };
        self.state_bytes += bytes;
        let (unit, places) = match state.kind {
            StateKind::Pages { .. } => (Unit::Page, self.sizes.pages),
            StateKind::Slots { .. } => (Unit::Slot, self.sizes.slots),
        };
        let bytes_of_one = bytes / u64::from(places.max(1));
        self.placed_states.push(PlacedState { buffer: range.buffer, unit, bytes: bytes_of_one });
        self.states.insert(key, range);
        Ok(range)
    }
}

/// A weight's elements as f32, transformed; row-major in its shape.
pub(crate) fn values(checkpoint: &Checkpoint, bound: &BoundWeight) -> Result<Vec<f32>, PlacementError> {
    let mut values = match &bound.source {
        Source::Stored { format, pieces } => {
            let bytes = weights::read(checkpoint, &Wanted { bytes: bytes_of(*format, bound)?, pieces })?;
            check_signs(checkpoint, bound, &bytes)?;
            let rows = bound.shape.split_last().map_or(1, |(_, lead)| lead.iter().product());
            format.decode_rows(&bytes, &bound.shape, 0..rows).map_err(|what| misfit(bound, what))?
        }
        // Ties were followed to their end by the caller.
        Source::Zeros | Source::Tied(_) => vec![0.0; bound.shape.iter().product::<u64>() as usize],
    };
    if let Some(transform) = bound.transform {
        apply(transform, &mut values);
    }
    Ok(values)
}

fn bytes_of(format: Format, bound: &BoundWeight) -> Result<u64, PlacementError> {
    format.layout(&bound.shape).map(|layout| layout.bytes).map_err(|what| misfit(bound, what))
}

fn misfit(bound: &BoundWeight, what: String) -> PlacementError {
    let first = match &bound.source {
        Source::Stored { pieces, .. } => pieces.first().map(|piece| piece.tensor.clone()),
        Source::Zeros | Source::Tied(_) => None,
    };
    PlacementError::Misfit { tensor: first.unwrap_or_default(), what }
}

/// Refuses signs and scales of EXL3 that are not finite: some early packs have them, and every row would be lost.
fn check_signs(checkpoint: &Checkpoint, bound: &BoundWeight, bytes: &[u8]) -> Result<(), PlacementError> {
    let Source::Stored { format: format @ Format::Exl3(_), pieces } = &bound.source else { return Ok(()) };
    let layout = format.layout(&bound.shape).map_err(|what| misfit(bound, what))?;
    for (part, piece) in layout.parts.iter().zip(pieces).filter(|(part, _)| part.name != "trellis") {
        let halves = bytes[part.offset as usize..(part.offset + part.bytes) as usize].chunks_exact(2);
        let wrong = halves.map(|b| half::f16::from_le_bytes([b[0], b[1]])).position(|v| !v.is_finite());
        if let Some(at) = wrong {
            let place = checkpoint.tensor(&piece.tensor).map(|info| checkpoint.file_of(info)).unwrap_or_default();
            let fault = format!("element {at} is no finite number");
            return Err(LoadError::tensor(&place, &piece.tensor, fault, "use another pack of this model").into());
        }
    }
    Ok(())
}

fn apply(transform: Transform, values: &mut [f32]) {
    for value in values {
        *value = transform.apply(*value);
    }
}

/// Bytes of all layers' states, by name.
///
/// # Errors
/// What is too large, or has no size.
pub fn states_bytes(
    model: &Model,
    binding: &Binding,
    env: &Env,
    sizes: StateSizes,
) -> Result<BTreeMap<String, u64>, String> {
    let mut all: BTreeMap<String, u64> = BTreeMap::new();
    for name in binding.layers.iter().flat_map(|l| &l.states) {
        let Some(state) = model.state(name) else { continue };
        let bytes = state_bytes(state, env, sizes).map_err(|e| format!("state `{name}`: {e}"))?;
        let sum = all.entry(name.clone()).or_insert(0);
        *sum = sum.checked_add(bytes).ok_or("the states are larger than 64 bits can say")?;
    }
    Ok(all)
}

/// Bytes of one layer's state, for all pages or slots.
fn state_bytes(state: &StateSpec, env: &Env, sizes: StateSizes) -> Result<u64, DimError> {
    let range = || DimError::Range(state.name.to_string());
    let (count, dims) = match &state.kind {
        StateKind::Pages { heads, width, .. } => (u64::from(sizes.pages) * PAGE, vec![heads, width]),
        StateKind::Slots { shape } => (u64::from(sizes.slots), shape.iter().collect()),
    };
    let mut bytes = count.checked_mul(4).ok_or_else(range)?;
    for size in dims {
        bytes = bytes.checked_mul(size.dim.eval(env)?).ok_or_else(range)?;
    }
    Ok(bytes)
}

/// A matrix where the store has it.
struct StoredWeight {
    store: Arc<WeightStore>,
    index: usize,
}

impl AsRef<[u8]> for StoredWeight {
    fn as_ref(&self) -> &[u8] {
        self.store.bytes(self.index).expect("the store was loaded with every matrix of the binding")
    }
}

struct Floats(Vec<f32>);

impl AsRef<[u8]> for Floats {
    fn as_ref(&self) -> &[u8] {
        bytemuck::cast_slice(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::null::NullDevice;

    #[test]
    fn of_a_stack_of_experts_a_row_reads_those_it_chooses() {
        let mut found = 0;
        for built_in in crate::model::built_in() {
            let (_, _, spec) = built_in.unwrap();
            for block in &spec.blocks {
                for weight in spec.weights_of(block) {
                    let stack = weight.shape.len() == 3;
                    assert_eq!(chosen(block, &weight.name).is_some(), stack, "{}", weight.name);
                    found += usize::from(stack);
                }
            }
        }
        assert!(found > 0);
    }

    #[test]
    fn vectors_are_widened_and_transformed() {
        let mut values = vec![0.5, -1.0];
        apply(Transform::AddOne, &mut values);
        assert_eq!(values, [1.5, 0.0]);
        assert_eq!(Floats(values).as_ref(), [0, 0, 0xc0, 0x3f, 0, 0, 0, 0]);
        assert!(NullDevice::new("cpu").adopt(Arc::new(Floats(vec![1.0; 3]))).is_ok());
    }
}
