//! A bundle: what the compiler makes of a spec, as a manifest and kernel texts. `docs/bundle.md` states the format.
//!
//! ```text
//! generated/F/manifest.ron    this module's `Manifest`
//! generated/F/manifest.sha256 the manifest's digest and a newline, so that no byte of a bundle is unguarded
//! generated/F/spec.ron        the spec, as written
//! generated/F/graph/B.tir     each block's graph, for the interpreter
//! generated/F/T/K.wgsl …      kernels of target T
//! ```

use crate::kernel::{Access, Elem, GridDim};
use crate::ops::Type;
use crate::shape::{Dim, Env};
use crate::target::Target;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The format this code reads and writes; any other number is refused.
pub const FORMAT: u32 = 1;

/// Path of the manifest in a bundle.
pub const MANIFEST: &str = "manifest.ron";
/// Path of the manifest's digest: 64 hex digits and a newline. Not listed in [`Manifest::files`].
pub const SEAL: &str = "manifest.sha256";

/// SHA-256 in lower-case hex, as [`Manifest::files`] and [`SEAL`] hold it. A bundle's digest is that of its manifest.
pub fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|b| format!("{b:02x}")).collect()
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    pub format: u32,
    pub family: String,
    /// By target name.
    pub programs: BTreeMap<String, Program>,
    /// [`digest`] of every file of the bundle but the manifest and its seal, by path with `/`.
    pub files: BTreeMap<String, String>,
}

/// A family on one target.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Program {
    pub target: Target,
    /// By block name (`embed`, the layers' blocks, `head`).
    pub blocks: BTreeMap<String, BlockProgram>,
    /// By kernel name.
    pub kernels: BTreeMap<String, KernelInfo>,
}

/// A block: its launches in order, over temporaries that reuse memory by liveness.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlockProgram {
    /// Elements (f32) of each piece of temporary memory.
    pub memory: Vec<Dim>,
    pub launches: Vec<Launch>,
    /// Where each output of the block's graph is after the launches.
    pub outputs: Vec<Arg>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Launch {
    /// What it computes, for people: the roots' names and the fused ops.
    pub about: String,
    /// The first whose constraints hold is launched. Row constraints may choose among kernels of equal bits only.
    pub variants: Vec<Variant>,
    /// One for each buffer of the kernel, in its order; all variants take the same.
    pub args: Vec<Arg>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    pub when: Vec<Constraint>,
    /// Key in [`Program::kernels`].
    pub kernel: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Constraint {
    /// The dim is a multiple of the number.
    Multiple(Dim, u64),
    AtMost(Dim, u64),
}

impl Constraint {
    /// Whether it holds. A dim without a value fails.
    pub fn holds(&self, env: &Env) -> bool {
        match self {
            Constraint::Multiple(dim, of) => dim.eval(env).is_ok_and(|v| v.is_multiple_of(*of)),
            Constraint::AtMost(dim, limit) => dim.eval(env).is_ok_and(|v| v <= *limit),
        }
    }
    /// Whether it speaks of the step (rows, streams) and not only of the checkpoint.
    pub fn is_per_step(&self) -> bool {
        use crate::shape::{ROWS, STREAMS, TABLE, WANTED};
        match self {
            Constraint::Multiple(dim, _) | Constraint::AtMost(dim, _) => {
                dim.syms().iter().any(|s| [ROWS, STREAMS, TABLE, WANTED].contains(&s.as_ref()))
            }
        }
    }
}

/// What a kernel's buffer is bound to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Arg {
    /// Index into [`BlockProgram::memory`].
    Memory(u32),
    /// An input of the block: the value carried from the block before.
    Input(String),
    Weight(String),
    State(String),
    Table(String),
    Row(RowColumn),
}

/// Columns of the step's row table, all i32.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RowColumn {
    /// [n]: token id of each row.
    Token,
    /// [n]: absolute position of each row in its stream.
    Position,
    /// [n]: index of each row's stream in the step, ascending.
    Stream,
    /// [ns + 1]: first row of each stream, then n.
    FirstRow,
    /// [ns]: slot of each stream's slot states.
    Slot,
    /// [ns, np]: pages of each stream in position order; entries past a stream's last page are 0.
    Pages,
    /// [m]: rows whose logits are wanted, ascending.
    Wanted,
}

impl RowColumn {
    pub const ALL: [RowColumn; 7] = [
        RowColumn::Token,
        RowColumn::Position,
        RowColumn::Stream,
        RowColumn::FirstRow,
        RowColumn::Slot,
        RowColumn::Pages,
        RowColumn::Wanted,
    ];
    pub fn name(self) -> &'static str {
        match self {
            RowColumn::Token => "token",
            RowColumn::Position => "position",
            RowColumn::Stream => "stream",
            RowColumn::FirstRow => "first_row",
            RowColumn::Slot => "slot",
            RowColumn::Pages => "pages",
            RowColumn::Wanted => "wanted",
        }
    }
}

/// What a device needs to know of a kernel besides its text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KernelInfo {
    /// Path in the bundle.
    pub file: String,
    /// Name of the entry point in the text.
    pub entry: String,
    pub lanes: u32,
    pub grid: [GridDim; 3],
    pub buffers: Vec<BufferInfo>,
    /// u32 values the host passes after the buffers, in order; then the scalars as f32.
    pub dims: Vec<Dim>,
    /// Names of config scalars.
    pub scalars: Vec<String>,
    /// Bytes of shared memory, where the target has a bound.
    pub shared_bytes: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BufferInfo {
    pub name: String,
    pub elem: Elem,
    pub access: Access,
}

/// The f32 (or i32) elements of a tensor type: the product of its dims.
pub fn elements(ty: &Type) -> Dim {
    match ty {
        Type::Tensor(t) | Type::Pages(t) | Type::Slots(t) => {
            t.shape.iter().cloned().fold(Dim::constant(1), |a, b| a * b)
        }
        Type::Tuple(parts) => parts.iter().map(elements).fold(Dim::constant(0), |a, b| a + b),
    }
}
