//! The kernel level: loops, lanes and memory, no tensors. One IR for every target; legalization rewrites a kernel until
//! only what its target has remains, and printers then have nothing to decide.
//!
//! A launch runs `grid` workgroups of `lanes` lanes. Lanes of a workgroup share `shared` arrays and meet at barriers;
//! every statement that contains a barrier, a lane reduction or a tile op is reached by all lanes of the workgroup alike.
//! Workgroups never talk to each other. Values are scalars or vectors of 2 or 4; a boolean is not stored.
//!
//! ```text
//! kernel @scale(buffer %x: f32 read, buffer %y: f32 write, dim %d0 = H*n, scalar %eps) grid(ceil(H*n, 256) + ceil(m, 256) capped, 1, 1) lanes 64 {
//!   shared %m0: f32[64]
//!   private %p0: f32[16]
//!   var %v0: f32
//!   tile %t0: 4 x 8
//!   %0 = group_id 0 : u32
//!   for %1 = %0 to %d step %2 {
//!     %3 = load %x[%1] : f32x4
//!     store %y[%1] = %3
//!     set %v0 = %3
//!   }
//!   if %4 { ... } else { ... }
//!   barrier
//!   tile_zero %t0
//!   tile_mma %t0 += %m0[%5, stride %6] * %w[%7, stride %8] rows %9 cols %10 k %11
//!   tile_store %t0 -> %m0[%5, stride %6] rows %9 cols %10
//! }
//! ```

use crate::entity::EntityVec;
use crate::ops::{BinaryOp, CompareOp, F32, ReduceOp};
use crate::shape::{Dim, DimError, Env};
use serde::{Deserialize, Serialize};
use std::fmt;

crate::entity! {
    /// A value: defined once, used in the statements after it in the same or an inner block.
    Val = "%",
    /// A global buffer, bound by the launch.
    Buffer = "%b",
    /// A dim evaluated by the host for the launch, u32.
    DimParam = "%d",
    /// A named scalar of the config, f32.
    ScalarParam = "%s",
    /// An array shared by the workgroup's lanes; unset at the start.
    Shared = "%m",
    /// An array of one lane; unset at the start.
    Private = "%p",
    /// A mutable variable of one lane; unset at the start.
    Var = "%v",
    /// An accumulator of the tile product, held by the workgroup in whatever form the target likes.
    Tile = "%t",
}

/// Element types of memory and of values. F16 and Bf16 exist in memory only: a load widens to f32, a store rounds to
/// nearest even. Stored is a weight as the checkpoint has it, in buffers that are only read: an index counts its elements
/// row-major, a load gives f32. How it lies is known when a kernel meets a checkpoint ([`crate::format`]); until then its
/// meaning is the decoded matrix, and so an interpreter binds f32.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Elem {
    F32,
    F16,
    Bf16,
    U32,
    I32,
    Bool,
    Stored,
}

impl Elem {
    pub const ALL: [Elem; 7] = [Elem::F32, Elem::F16, Elem::Bf16, Elem::U32, Elem::I32, Elem::Bool, Elem::Stored];
    pub fn name(self) -> &'static str {
        match self {
            Elem::F32 => "f32",
            Elem::F16 => "f16",
            Elem::Bf16 => "bf16",
            Elem::U32 => "u32",
            Elem::I32 => "i32",
            Elem::Bool => "bool",
            Elem::Stored => "stored",
        }
    }
    /// Bytes of one element in memory; of a stored one, decoded.
    pub fn bytes(self) -> u64 {
        match self {
            Elem::F16 | Elem::Bf16 => 2,
            Elem::F32 | Elem::U32 | Elem::I32 | Elem::Stored => 4,
            Elem::Bool => 1,
        }
    }
    /// The element of a value loaded from memory of this element.
    pub fn loaded(self) -> Elem {
        match self {
            Elem::F16 | Elem::Bf16 | Elem::Stored => Elem::F32,
            Elem::F32 | Elem::U32 | Elem::I32 | Elem::Bool => self,
        }
    }
}

/// The type of a value: `f32`, `f32x4`, `u32` …
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Ty {
    pub elem: Elem,
    /// 1, 2 or 4.
    pub width: u8,
}

impl Ty {
    pub const F32: Ty = Ty { elem: Elem::F32, width: 1 };
    pub const U32: Ty = Ty { elem: Elem::U32, width: 1 };
    pub const I32: Ty = Ty { elem: Elem::I32, width: 1 };
    pub const BOOL: Ty = Ty { elem: Elem::Bool, width: 1 };
    pub fn f32x(width: u8) -> Ty {
        Ty { elem: Elem::F32, width }
    }
    pub fn with_elem(self, elem: Elem) -> Ty {
        Ty { elem, width: self.width }
    }
    pub fn scalar(self) -> Ty {
        Ty { elem: self.elem, width: 1 }
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.width {
            1 => f.write_str(self.elem.name()),
            width => write!(f, "{}x{width}", self.elem.name()),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    Read,
    Write,
    ReadWrite,
}

#[derive(Clone, PartialEq, Debug)]
pub struct BufferDecl {
    pub name: String,
    pub elem: Elem,
    pub access: Access,
}

/// `len` is a constant on targets whose description bounds shared memory.
#[derive(Clone, PartialEq, Debug)]
pub struct SharedDecl {
    pub elem: Elem,
    pub len: Dim,
}

#[derive(Clone, PartialEq, Debug)]
pub struct PrivateDecl {
    /// Element and width of each entry.
    pub ty: Ty,
    pub len: u32,
}

/// A block product accumulator of `rows` × `cols` f32.
#[derive(Clone, PartialEq, Debug)]
pub struct TileDecl {
    pub rows: u32,
    pub cols: u32,
}

/// Workgroups along an axis: the sum over `sizes` of ceil(size / tile). When `capped`, the device may launch fewer, and
/// the kernel shares the work out by [`Inst::GroupCount`]; no bit of the result depends on how many it launches.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GridDim {
    pub sizes: Vec<Dim>,
    pub tile: u32,
    pub capped: bool,
}

impl GridDim {
    pub fn one() -> GridDim {
        GridDim::of(Dim::constant(1), 1)
    }
    pub fn of(size: Dim, tile: u32) -> GridDim {
        GridDim { sizes: vec![size], tile, capped: false }
    }
    /// How many workgroups, before any cap; checked.
    pub fn groups(&self, env: &Env) -> Result<u64, DimError> {
        let mut sum = 0u64;
        for size in &self.sizes {
            sum = sum
                .checked_add(size.eval(env)?.div_ceil(u64::from(self.tile.max(1))))
                .ok_or_else(|| DimError::Range(size.to_string()))?;
        }
        Ok(sum)
    }
}

/// Memory that an index addresses, in elements. A vector access of width w takes an index that is a multiple of w.
/// Private arrays alone are indexed by entries, each accessed whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mem {
    Buffer(Buffer),
    Shared(Shared),
    Private(Private),
}

/// Functions of one f32 (scalar or vector), besides those of the tensor level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum KUnary {
    Neg,
    Abs,
    Exp,
    Log,
    Sqrt,
    Rsqrt,
    Recip,
    Tanh,
    /// Rounds down; for expansions of exp.
    Floor,
    /// Boolean or integer complement.
    Not,
}

impl KUnary {
    pub const ALL: &'static [(KUnary, &'static str)] = &[
        (KUnary::Neg, "neg"),
        (KUnary::Abs, "abs"),
        (KUnary::Exp, "exp"),
        (KUnary::Log, "log"),
        (KUnary::Sqrt, "sqrt"),
        (KUnary::Rsqrt, "rsqrt"),
        (KUnary::Recip, "recip"),
        (KUnary::Tanh, "tanh"),
        (KUnary::Floor, "floor"),
        (KUnary::Not, "not"),
    ];
}

/// Functions of two values of one type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum KBinary {
    /// add, sub, mul, div, max, min: f32 by the op table; u32 and i32 wrap, integer division by zero is an error.
    Arith(BinaryOp),
    /// Remainder of u32.
    Rem,
    And,
    Or,
    Xor,
    /// Shifts of u32 by less than 32.
    Shl,
    Shr,
}

impl KBinary {
    pub const BITS: &'static [(KBinary, &'static str)] = &[
        (KBinary::Rem, "rem"),
        (KBinary::And, "and"),
        (KBinary::Or, "or"),
        (KBinary::Xor, "xor"),
        (KBinary::Shl, "shl"),
        (KBinary::Shr, "shr"),
    ];
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Const {
    F32(F32),
    U32(u32),
    I32(i32),
    Bool(bool),
}

/// What defines a value.
#[derive(Clone, PartialEq, Debug)]
pub enum Inst {
    /// Splat to the value's width.
    Const(Const),
    Dim(DimParam),
    Scalar(ScalarParam),
    /// This workgroup's index along an axis, u32.
    GroupId(u8),
    /// How many workgroups the launch has along an axis, u32.
    GroupCount(u8),
    /// This lane's index in the workgroup, u32.
    Lane,
    Unary(KUnary, Val),
    Binary(KBinary, Val, Val),
    /// a * b + c, rounded once where the target can, and then always.
    Fma(Val, Val, Val),
    Compare(CompareOp, Val, Val),
    /// `select c, x, y`: c is one bool for all components, or one per component.
    Select(Val, Val, Val),
    /// Between f32, u32 and i32 by value (f32 to integers truncates).
    Convert(Val),
    /// Between f32, u32 and i32 by bits.
    Bitcast(Val),
    /// A scalar in every component.
    Splat(Val),
    Extract(Val, u8),
    /// Components from scalars.
    Pack(Vec<Val>),
    Get(Var),
    Load(Mem, Val),
    /// The reduction of a scalar f32 over all lanes of the workgroup, in one fixed tree order, given to every lane.
    LaneReduce(ReduceOp, Val),
    /// The value of the lane `lane ^ mask` of the same subgroup. Made by legalization only.
    ShuffleXor(Val, u32),
    /// Two f16 in a u32 word (low half first) as f32x2. Made by legalization only.
    UnpackF16(Val),
    /// An f32x2 as two halves in a u32 word, low half first, each rounded to nearest even. Made by legalization only.
    PackHalves(Half, Val),
    /// `mma a, b, c`: a matrix product of each subgroup of [`SUBGROUP`] lanes, c + a · b, 16 rows by 8 columns by 16 of K.
    /// Lane 4·g + t of the subgroup holds, low half first:
    ///
    /// * `a`, u32x4: word i has row g + 8·(i mod 2), elements 2·t + 8·(i / 2) and the next of K;
    /// * `b`, u32x2: word i has elements 2·t + 8·i and the next of K, column g;
    /// * `c` and the value, f32x4: component i is row g + 8·(i / 2), column 2·t + i mod 2.
    ///
    /// Products are exact; in which order they are added to c, and how each sum rounds to f32, is the device's, the same
    /// for every row. Made by legalization only.
    Mma(Half, Val, Val, Val),
}

/// Lanes that compute a matrix product together.
pub const SUBGROUP: u32 = 32;

/// Floats of 16 bits, two in a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Half {
    F16,
    Bf16,
}

impl Half {
    pub const ALL: [Half; 2] = [Half::F16, Half::Bf16];
    pub fn name(self) -> &'static str {
        match self {
            Half::F16 => "f16",
            Half::Bf16 => "bf16",
        }
    }
}

/// A block of memory with a row stride, in elements.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Block2 {
    pub mem: Mem,
    pub base: Val,
    pub stride: Val,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Stmt {
    Let(Val, Inst),
    Set(Var, Val),
    Store(Mem, Val, Val),
    /// `index` runs from `start` while below `end` in steps of `step`, all u32.
    For {
        index: Val,
        start: Val,
        end: Val,
        step: Val,
        body: Vec<Stmt>,
    },
    If {
        condition: Val,
        then: Vec<Stmt>,
        otherwise: Vec<Stmt>,
    },
    /// All lanes meet; what was written to shared and global memory before is seen after.
    Barrier,
    TileZero(Tile),
    /// tile[r, c] += Σ_{i<k} a[r, i] * b[c, i] for r < rows, c < cols (dynamic, at most the tile's size). `a` is f32 in
    /// shared or global memory; `b` is a global buffer of any element. k lies contiguous in both. The order of the sum
    /// is a function of k alone.
    TileMma {
        tile: Tile,
        a: Block2,
        b: Block2,
        rows: Val,
        cols: Val,
        k: Val,
    },
    /// to[r, c] = tile[r, c] for r < rows, c < cols; `to` is f32, shared. Ends with all lanes seeing it.
    TileStore {
        tile: Tile,
        to: Block2,
        rows: Val,
        cols: Val,
    },
}

#[derive(Clone, PartialEq, Debug)]
pub struct Kernel {
    pub name: String,
    /// Lanes of a workgroup.
    pub lanes: u32,
    pub grid: [GridDim; 3],
    pub buffers: EntityVec<Buffer, BufferDecl>,
    pub dims: EntityVec<DimParam, Dim>,
    pub scalars: EntityVec<ScalarParam, String>,
    pub shared: EntityVec<Shared, SharedDecl>,
    pub private: EntityVec<Private, PrivateDecl>,
    pub vars: EntityVec<Var, Ty>,
    pub tiles: EntityVec<Tile, TileDecl>,
    /// The type of every value.
    pub values: EntityVec<Val, Ty>,
    pub body: Vec<Stmt>,
}

impl Kernel {
    pub fn new(name: impl Into<String>, lanes: u32) -> Kernel {
        Kernel {
            name: name.into(),
            lanes,
            grid: [GridDim::one(), GridDim::one(), GridDim::one()],
            buffers: EntityVec::new(),
            dims: EntityVec::new(),
            scalars: EntityVec::new(),
            shared: EntityVec::new(),
            private: EntityVec::new(),
            vars: EntityVec::new(),
            tiles: EntityVec::new(),
            values: EntityVec::new(),
            body: Vec::new(),
        }
    }

    /// The element of memory `mem`.
    pub fn elem(&self, mem: Mem) -> Elem {
        match mem {
            Mem::Buffer(b) => self.buffers[b].elem,
            Mem::Shared(s) => self.shared[s].elem,
            Mem::Private(p) => self.private[p].ty.elem,
        }
    }
}
