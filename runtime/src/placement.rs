//! Weights and states on a device: where each block of the forward finds its own.
//!
//! Promises: a weight exists once, however many blocks or ties name it. Matrices keep the checkpoint's storage and are
//! used where the [`WeightStore`] put them when the device runs on host memory; vectors are widened to f32 and
//! transformed; states are zero.
//!
//! Deliberately absent: checks of shapes and types, which [`tf_ir::spec::bind`] did.

use crate::checkpoint::{Checkpoint, LoadError, TensorInfo};
use crate::device::{Binding as Range, Device, DeviceError, HostMemory};
use crate::plan::{BlockUse, PlacedWeight};
use crate::weights::{LoadOptions, Residence, WeightStore};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tf_ir::dtype::Storage;
use tf_ir::format::{Format, Matrix};
use tf_ir::shape::{DimError, Env, PAGE};
use tf_ir::spec::bind::{Binding, BoundWeight, Source, WeightKey};
use tf_ir::spec::{Model, StateKind, StateSpec, Transform, WeightKind};

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
    /// Bytes of weights that a step of one row reads: all but those that only the embedding uses.
    pub bytes_per_token: u64,
    pub residence: Residence,
}

#[derive(Debug, thiserror::Error)]
pub enum PlacementError {
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error("{what}: {error}")]
    Device { what: String, error: DeviceError },
    #[error("state `{state}`: {error}")]
    State { state: String, error: DimError },
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
    let matrices = binding.weights.values().filter_map(|w| match (&w.source, w.kind) {
        (Source::Tensor { name, .. }, WeightKind::Matrix) => Some(name.as_str()),
        _ => None,
    });
    let store = Arc::new(WeightStore::load(checkpoint, matrices, &LoadOptions::default(), progress)?);
    let residence = store.residence();
    let mut placer = Placer {
        binding,
        env,
        checkpoint,
        store,
        sizes,
        device,
        weights: BTreeMap::new(),
        states: BTreeMap::new(),
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

    let bytes = |keys: &mut dyn Iterator<Item = &WeightKey>| -> u64 {
        keys.filter_map(|key| placer.weights.get(key)).map(|w| w.binding.bytes).sum()
    };
    let later: BTreeSet<WeightKey> = blocks[1..].iter().flat_map(|b| keys_of(model, binding, b)).collect();
    let skipped = bytes(&mut only_embed.iter().filter(|key| !later.contains(key)));
    let weight_bytes = bytes(&mut placer.weights.keys());
    let bytes_per_token = weight_bytes - skipped;
    Ok(Placement { blocks, weight_bytes, state_bytes: placer.state_bytes, bytes_per_token, residence })
}

/// The weights that a block reads, ties followed.
fn keys_of(model: &Model, binding: &Binding, used: &BlockUse) -> Vec<WeightKey> {
    let names = model.block(&used.block).map(|b| model.weights_of(b)).unwrap_or_default();
    let key = |name: &str| {
        let key = binding.key(used.layer.map(|l| l as u32), name)?;
        binding.resolve(&key).map(|(key, _)| key.clone())
    };
    names.iter().filter_map(|w| key(&w.name)).collect()
}

struct Placer<'a> {
    binding: &'a Binding,
    env: &'a Env,
    checkpoint: &'a Checkpoint,
    store: Arc<WeightStore>,
    sizes: StateSizes,
    device: &'a mut dyn Device,
    weights: BTreeMap<WeightKey, PlacedWeight>,
    states: BTreeMap<(Option<usize>, String), Range>,
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
        let memory = self.memory(bound)?;
        let bytes = (*memory).as_ref().len() as u64;
        let failed = |error| PlacementError::Device { what: format!("weight `{name}`"), error };
        let buffer = self.device.adopt(memory).map_err(failed)?;
        let matrix = Matrix { format: Format::Plain(bound.storage), shape: bound.shape.clone() };
        let placed = PlacedWeight { binding: Range { buffer, offset: 0, bytes }, matrix };
        self.weights.insert(key.clone(), placed.clone());
        Ok(placed)
    }

    /// The bytes of a weight as kernels read it.
    fn memory(&self, bound: &BoundWeight) -> Result<HostMemory, PlacementError> {
        let elements: u64 = bound.shape.iter().product();
        Ok(match (&bound.source, bound.kind) {
            (Source::Tensor { name, .. }, WeightKind::Matrix) => {
                Arc::new(StoredTensor { store: self.store.clone(), name: name.clone() })
            }
            (Source::Tensor { name, storage }, WeightKind::Vector) => {
                let info = self.checkpoint.tensor(name).ok_or_else(|| PlacementError::Unbound(name.clone()))?;
                let mut values = widened(self.checkpoint, info, *storage)?;
                if let Some(transform) = bound.transform {
                    apply(transform, &mut values);
                }
                Arc::new(Floats(values))
            }
            // Ties were followed to their end by the caller.
            (Source::Zeros | Source::Tied(_), _) => {
                let mut values = vec![0f32; elements as usize];
                if let Some(transform) = bound.transform {
                    apply(transform, &mut values);
                }
                Arc::new(Floats(values))
            }
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
        self.states.insert(key, range);
        Ok(range)
    }
}

/// A tensor's elements as f32.
pub(crate) fn widened(checkpoint: &Checkpoint, info: &TensorInfo, storage: Storage) -> Result<Vec<f32>, LoadError> {
    let mut bytes = vec![0; info.bytes as usize];
    checkpoint.read_into(info, &mut bytes)?;
    let pairs = bytes.chunks_exact(2).map(|b| [b[0], b[1]]);
    Ok(match storage {
        Storage::F32 => bytes.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect(),
        Storage::F16 => pairs.map(|b| half::f16::from_le_bytes(b).to_f32()).collect(),
        Storage::Bf16 => pairs.map(|b| half::bf16::from_le_bytes(b).to_f32()).collect(),
    })
}

fn apply(transform: Transform, values: &mut [f32]) {
    for value in values {
        *value = transform.apply(*value);
    }
}

/// Bytes of one layer's state, for all pages or slots.
pub fn state_bytes(state: &StateSpec, env: &Env, sizes: StateSizes) -> Result<u64, DimError> {
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

/// A tensor where the store has it.
struct StoredTensor {
    store: Arc<WeightStore>,
    name: String,
}

impl AsRef<[u8]> for StoredTensor {
    fn as_ref(&self) -> &[u8] {
        self.store.bytes(&self.name).expect("the store was loaded with every matrix of the binding")
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
    fn vectors_are_widened_and_transformed() {
        let mut values = vec![0.5, -1.0];
        apply(Transform::AddOne, &mut values);
        assert_eq!(values, [1.5, 0.0]);
        assert_eq!(Floats(values).as_ref(), [0, 0, 0xc0, 0x3f, 0, 0, 0, 0]);
        assert!(NullDevice::new("cpu").adopt(Arc::new(Floats(vec![1.0; 3]))).is_ok());
    }
}
