//! Element types of tensors, and the storage formats that checkpoints keep weights in.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The element type of a tensor in a graph. Arithmetic is always f32; `Stored` is a weight in whatever
/// [`Storage`] the checkpoint has, widened to f32 where it is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DType {
    F32,
    I32,
    Bool,
    Stored,
}

impl DType {
    pub const ALL: [DType; 4] = [DType::F32, DType::I32, DType::Bool, DType::Stored];
    pub fn name(self) -> &'static str {
        match self {
            DType::F32 => "f32",
            DType::I32 => "i32",
            DType::Bool => "bool",
            DType::Stored => "stored",
        }
    }
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How a weight matrix lies in memory. A kernel that reads one is compiled once per storage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Storage {
    F32,
    F16,
    Bf16,
}

impl Storage {
    pub const ALL: [Storage; 3] = [Storage::F32, Storage::F16, Storage::Bf16];
    pub fn name(self) -> &'static str {
        match self {
            Storage::F32 => "f32",
            Storage::F16 => "f16",
            Storage::Bf16 => "bf16",
        }
    }
    /// Bytes of `elements` consecutive weights; `None` when that does not fit 64 bits.
    pub fn bytes(self, elements: u64) -> Option<u64> {
        match self {
            Storage::F32 => elements.checked_mul(4),
            Storage::F16 | Storage::Bf16 => elements.checked_mul(2),
        }
    }
}

impl fmt::Display for Storage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
