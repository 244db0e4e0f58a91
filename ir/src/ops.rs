//! The op table of the tensor level: one declaration per op feeds the enum, the text form, the type rules, the
//! e-graph language, the interpreter and `docs/ir.md`.
//!
//! Ops are pure: an op on a state (`Pages`, `Slots`) stands for the state after it, and a step applies each state op
//! once. Rows of a step are described by the step's row table (token, position, stream of each row; page table and
//! slot of each stream), which state ops read implicitly. Arithmetic is f32.

use crate::dtype::DType;
use crate::shape::{Dim, Sym};
use std::fmt;

/// An f32 compared and hashed by its bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct F32(u32);

impl F32 {
    pub fn new(value: f32) -> F32 {
        F32(value.to_bits())
    }
    pub fn value(self) -> f32 {
        f32::from_bits(self.0)
    }
}

impl fmt::Debug for F32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.value())
    }
}

/// Declares a family of scalar functions: variant, printed name, meaning in words, meaning in f32.
macro_rules! scalar_ops {
    ($(#[$doc:meta])* $enum:ident: $function:ty { $($variant:ident = $name:literal, $text:literal, $meaning:expr;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum $enum { $($variant),* }
        impl $enum {
            pub const ALL: &'static [$enum] = &[$($enum::$variant),*];
            pub fn name(self) -> &'static str { match self { $($enum::$variant => $name),* } }
            pub fn from_name(name: &str) -> Option<$enum> { match name { $($name => Some($enum::$variant),)* _ => None } }
            /// One line for the documentation.
            pub fn text(self) -> &'static str { match self { $($enum::$variant => $text),* } }
            /// What the op means, in f32.
            pub fn meaning(self) -> $function { match self { $($enum::$variant => $meaning),* } }
        }
    };
}

scalar_ops! {
    /// Elementwise functions of one argument.
    UnaryOp: fn(f32) -> f32 {
        Neg = "neg", "-x", |x| -x;
        Abs = "abs", "|x|", |x| x.abs();
        Exp = "exp", "e^x", |x| x.exp();
        Log = "log", "natural logarithm", |x| x.ln();
        Sqrt = "sqrt", "square root", |x| x.sqrt();
        Rsqrt = "rsqrt", "1 / sqrt(x)", |x| 1.0 / x.sqrt();
        Recip = "recip", "1 / x", |x| 1.0 / x;
        Tanh = "tanh", "hyperbolic tangent", |x| x.tanh();
    }
}

scalar_ops! {
    /// Elementwise functions of two arguments, with broadcasting.
    BinaryOp: fn(f32, f32) -> f32 {
        Add = "add", "x + y", |x, y| x + y;
        Sub = "sub", "x - y", |x, y| x - y;
        Mul = "mul", "x * y", |x, y| x * y;
        Div = "div", "x / y", |x, y| x / y;
        Max = "max", "the larger of x and y", |x, y| x.max(y);
        Min = "min", "the smaller of x and y", |x, y| x.min(y);
    }
}

scalar_ops! {
    /// Elementwise comparisons, with broadcasting.
    CompareOp: fn(f32, f32) -> bool {
        Lt = "lt", "x < y", |x, y| x < y;
        Le = "le", "x <= y", |x, y| x <= y;
        Eq = "eq", "x == y", |x, y| x == y;
    }
}

/// Reductions of the last axis, which stays with length 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum ReduceOp {
    Sum,
    Max,
}

impl ReduceOp {
    pub const ALL: &'static [ReduceOp] = &[ReduceOp::Sum, ReduceOp::Max];
    pub fn name(self) -> &'static str {
        match self {
            ReduceOp::Sum => "reduce_sum",
            ReduceOp::Max => "reduce_max",
        }
    }
    pub fn identity(self) -> f32 {
        match self {
            ReduceOp::Sum => 0.0,
            ReduceOp::Max => f32::NEG_INFINITY,
        }
    }
    pub fn apply(self, x: f32, y: f32) -> f32 {
        match self {
            ReduceOp::Sum => x + y,
            ReduceOp::Max => x.max(y),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Op {
    /// A number, f32[].
    Const(F32),
    /// A named scalar of the config, f32[].
    Scalar(Sym),
    /// A dim as a number, f32[].
    DimValue(Dim),
    Unary(UnaryOp),
    Binary(BinaryOp),
    Compare(CompareOp),
    /// `select c, x, y`: x where c, else y; all of one shape after broadcasting.
    Select,
    /// The same elements in row-major order under another shape.
    Reshape(Vec<Dim>),
    /// Axes in another order: axis i of the result is axis `.0[i]` of the argument.
    Transpose(Vec<u8>),
    Slice {
        axis: u8,
        start: Dim,
        len: Dim,
    },
    /// Any number of arguments, joined along an axis.
    Concat {
        axis: u8,
    },
    Reduce(ReduceOp),
    /// `fold_sum x` → x without axis `axis`, which is not the last: the sum along it, in order.
    FoldSum {
        axis: u8,
    },
    /// `matmul x[.., K], w[N, K]` → [.., N]: sums of x·w along K. `w` is a stored weight or f32.
    Matmul,
    /// `gather table[V, H], index: i32[n]` → f32[n, H].
    Gather,
    /// `take x[n, ..], index: i32[m]` → [m, ..]: rows of an activation.
    Take,
    /// `top_k x[.., E]` → i32[.., k]: the places of the k largest along the last axis, the largest first, equal ones by
    /// place. k is at most E.
    TopK {
        k: Dim,
    },
    /// `pick x[.., E] or x[E], index: i32[.., k]` → f32[.., k]: elements of the last axis.
    Pick,
    /// `order x: i32[n, k]`, whose elements are 0 to `below` - 1 → i32[n·k + below + 1]: the places of x's elements (row · k
    /// + column) by element, equal ones by place; then where among them those of each number begin, and n·k.
    Order {
        below: Dim,
    },
    /// `expert_matmul x[n, K] or x[n, k, K], w[E, N, K], experts: i32[n, k], order` → f32[n, k, N]: row r's
    /// slot j is x[r] (or x[r, j]) times the matrix of expert experts[r, j], as `matmul`. `order` is that of `experts`:
    /// a launch goes by it, so that it reads the matrix of an expert once for all rows.
    ExpertMatmul,
    /// `kv_store cache, x[n, heads, width]` → cache: writes each row at its stream's page and position.
    KvStore,
    /// `attention q[n, nh, hd], k, v` → f32[n, nh, hv]: per row and head, softmax over the positions of the row's stream
    /// up to its own (and not further back than `window` tokens, itself included) of q·k, weighting v. q comes scaled.
    /// Query head h reads key head h / (nh / nkv). Pages are visited in order and merged in that order.
    Attention {
        window: Option<Dim>,
    },
    /// `conv_scan x[n, C], w[C, K], tail` → f32[n, C]: causal depthwise convolution over each stream's rows; `tail`
    /// is a slot state [C, K-1] holding the last K-1 inputs, oldest first.
    ConvScan,
    /// `delta_scan q[n, nk, dk], k[n, nk, dk], v[n, nv, dv], g[n, nv], beta[n, nv], S` → f32[n, nv, dv]: the gated
    /// delta rule, token by token in f32; S is a slot state [nv, dk, dv]. Value head j reads key head j / (nv / nk).
    /// S ← exp(g) S; u = beta (v − Sᵀk); S ← S + k uᵀ; o = Sᵀ q.
    DeltaScan,
    /// The boundary of a launch: the argument is computed by one kernel and stored. The identity as a function.
    Materialize,
    /// Several values computed by one launch, as a tuple.
    Both,
    /// One value of a tuple.
    Part(u32),
}

/// A line of the op table.
pub struct OpInfo {
    pub name: &'static str,
    /// `None`: any number from 1.
    pub arity: Option<usize>,
    /// Attributes as printed, in order, e.g. `axis=1 start=0 len=hd`.
    pub attributes: &'static str,
    /// Whether it reads or advances a state.
    pub effect: Effect,
    pub meaning: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    Pure,
    /// Reads a state and changes nothing.
    Reads,
    /// Advances a state: applied exactly once in a step.
    Writes,
}

impl Op {
    /// The op's line of the table.
    pub fn info(&self) -> OpInfo {
        use Effect::*;
        let row = |name, arity, attributes, effect, meaning| OpInfo { name, arity, attributes, effect, meaning };
        match self {
            Op::Const(_) => row("const", Some(0), "VALUE", Pure, "a number"),
            Op::Scalar(_) => row("scalar", Some(0), "NAME", Pure, "a named scalar of the config"),
            Op::DimValue(_) => row("dim", Some(0), "DIM", Pure, "a dim as a number"),
            Op::Unary(op) => row(op.name(), Some(1), "", Pure, op.text()),
            Op::Binary(op) => row(op.name(), Some(2), "", Pure, op.text()),
            Op::Compare(op) => row(op.name(), Some(2), "", Pure, op.text()),
            Op::Select => row("select", Some(3), "", Pure, "x where c, else y"),
            Op::Reshape(_) => row("reshape", Some(1), "[DIMS]", Pure, "the same elements, row-major, in another shape"),
            Op::Transpose(_) => row("transpose", Some(1), "[AXES]", Pure, "axes in another order"),
            Op::Slice { .. } => row("slice", Some(1), "axis=N start=DIM len=DIM", Pure, "a range of one axis"),
            Op::Concat { .. } => row("concat", None, "axis=N", Pure, "arguments joined along an axis"),
            Op::Reduce(op) => row(
                op.name(),
                Some(1),
                "",
                Pure,
                match op {
                    ReduceOp::Sum => "sum over the last axis, which stays with length 1",
                    ReduceOp::Max => "maximum over the last axis, which stays with length 1",
                },
            ),
            Op::FoldSum { .. } => row("fold_sum", Some(1), "axis=N", Pure, "sum over an axis but the last, which goes"),
            Op::Matmul => row("matmul", Some(2), "", Pure, "x[.., K] times w[N, K] transposed"),
            Op::Gather => row("gather", Some(2), "", Pure, "rows of a table by index"),
            Op::Take => row("take", Some(2), "", Pure, "rows of an activation by index"),
            Op::TopK { .. } => row("top_k", Some(1), "k=DIM", Pure, "places of the largest along the last axis"),
            Op::Pick => row("pick", Some(2), "", Pure, "elements of the last axis by index"),
            Op::Order { .. } => row("order", Some(1), "below=DIM", Pure, "places of whole numbers, sorted by number"),
            Op::ExpertMatmul => row("expert_matmul", Some(4), "", Pure, "x times the matrices that each row chose"),
            Op::KvStore => row("kv_store", Some(2), "", Writes, "writes rows into pages at their positions"),
            Op::Attention { .. } => {
                row("attention", Some(3), "window=DIM (optional)", Reads, "softmax over a stream's earlier positions")
            }
            Op::ConvScan => row("conv_scan", Some(3), "", Writes, "causal depthwise convolution with a tail"),
            Op::DeltaScan => row("delta_scan", Some(6), "", Writes, "the gated delta rule, token by token"),
            Op::Materialize => row("mat", Some(1), "", Pure, "the boundary of a launch; the identity"),
            Op::Both => row("both", None, "", Pure, "several values of one launch"),
            Op::Part(_) => row("part", Some(1), "INDEX", Pure, "one value of a tuple"),
        }
    }

    pub fn name(&self) -> &'static str {
        self.info().name
    }

    /// One op of each kind, for tables and for tests that go through all of them.
    pub fn samples() -> Vec<Op> {
        let mut all = vec![Op::Const(F32::new(1.0)), Op::Scalar("eps".into()), Op::DimValue(Dim::sym("hd"))];
        all.extend(UnaryOp::ALL.iter().copied().map(Op::Unary));
        all.extend(BinaryOp::ALL.iter().copied().map(Op::Binary));
        all.extend(CompareOp::ALL.iter().copied().map(Op::Compare));
        all.extend([
            Op::Select,
            Op::Reshape(vec![Dim::sym("n"), Dim::sym("H")]),
            Op::Transpose(vec![1, 0]),
            Op::Slice { axis: 1, start: Dim::constant(0), len: Dim::sym("hd") },
            Op::Concat { axis: 1 },
        ]);
        all.extend(ReduceOp::ALL.iter().copied().map(Op::Reduce));
        all.extend([Op::FoldSum { axis: 1 }, Op::Matmul, Op::Gather, Op::Take]);
        all.extend([Op::TopK { k: Dim::sym("k") }, Op::Pick, Op::Order { below: Dim::sym("E") }, Op::ExpertMatmul]);
        all.extend([Op::KvStore, Op::Attention { window: None }]);
        all.extend([Op::ConvScan, Op::DeltaScan, Op::Materialize, Op::Both, Op::Part(0)]);
        all
    }
}

/// The shape and element type of a value that is not a tuple.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TensorType {
    pub dtype: DType,
    pub shape: Vec<Dim>,
}

/// The type of a value.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Type {
    /// `f32[n, H]`
    Tensor(TensorType),
    /// `pages f32[nkv, hd]`: one [nkv, hd] per position of a stream, in pages of 512 positions.
    Pages(TensorType),
    /// `slots f32[nv, dk, dv]`: one [nv, dk, dv] per stream.
    Slots(TensorType),
    /// `(f32[n, A], f32[n, B])`
    Tuple(Vec<Type>),
}

impl Type {
    pub fn tensor(dtype: DType, shape: Vec<Dim>) -> Type {
        Type::Tensor(TensorType { dtype, shape })
    }
    pub fn f32(shape: Vec<Dim>) -> Type {
        Type::tensor(DType::F32, shape)
    }
    /// The tensor inside, for a plain tensor.
    pub fn as_tensor(&self) -> Option<&TensorType> {
        match self {
            Type::Tensor(t) => Some(t),
            Type::Pages(_) | Type::Slots(_) | Type::Tuple(_) => None,
        }
    }
    /// Every dim in it.
    pub fn dims(&self) -> Vec<&Dim> {
        match self {
            Type::Tensor(t) | Type::Pages(t) | Type::Slots(t) => t.shape.iter().collect(),
            Type::Tuple(parts) => parts.iter().flat_map(Type::dims).collect(),
        }
    }
    /// Whether a value of this type is a state that lives across steps.
    pub fn is_state(&self) -> bool {
        matches!(self, Type::Pages(_) | Type::Slots(_))
    }
}

impl fmt::Display for TensorType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dims: Vec<String> = self.shape.iter().map(Dim::to_string).collect();
        write!(f, "{}[{}]", self.dtype, dims.join(", "))
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Tensor(t) => write!(f, "{t}"),
            Type::Pages(t) => write!(f, "pages {t}"),
            Type::Slots(t) => write!(f, "slots {t}"),
            Type::Tuple(parts) => {
                let parts: Vec<String> = parts.iter().map(Type::to_string).collect();
                write!(f, "({})", parts.join(", "))
            }
        }
    }
}

impl fmt::Debug for TensorType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
