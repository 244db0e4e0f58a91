//! The e-graph's language: the ops of the table, params, a `mat` that stays, and a root; as data and as text in patterns.

use egg::{FromOp, Id, Language};
use std::fmt;
use tf_ir::ops::{BinaryOp, CompareOp, F32, Op, ReduceOp, UnaryOp};
use tf_ir::shape::Dim;

/// What a node does, without its arguments.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Head {
    Op(Op),
    /// A param of the graph, by its place.
    Param(u32),
    /// A `mat` that stays.
    Keep,
    /// All outputs.
    Root,
}

/// A node of the e-graph.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Node {
    pub head: Head,
    pub args: Vec<Id>,
}

impl Language for Node {
    type Discriminant = Head;
    fn discriminant(&self) -> Head {
        self.head.clone()
    }
    fn matches(&self, other: &Node) -> bool {
        self.head == other.head && self.args.len() == other.args.len()
    }
    fn children(&self) -> &[Id] {
        &self.args
    }
    fn children_mut(&mut self) -> &mut [Id] {
        &mut self.args
    }
}

/// As in patterns: the op's name, then its attributes behind colons and without spaces, e.g. `slice:1:0:2*hd`.
impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tight = |dim: &Dim| dim.to_string().replace(' ', "");
        match self {
            Head::Param(index) => write!(f, "param:{index}"),
            Head::Keep => f.write_str("keep"),
            Head::Root => f.write_str("root"),
            Head::Op(op) => {
                f.write_str(op.name())?;
                match op {
                    Op::Const(value) => write!(f, ":{}", value.value()),
                    Op::Scalar(name) => write!(f, ":{name}"),
                    Op::DimValue(dim) => write!(f, ":{}", tight(dim)),
                    Op::Reshape(shape) => shape.iter().try_for_each(|dim| write!(f, ":{}", tight(dim))),
                    Op::Transpose(axes) => axes.iter().try_for_each(|axis| write!(f, ":{axis}")),
                    Op::Slice { axis, start, len } => write!(f, ":{axis}:{}:{}", tight(start), tight(len)),
                    Op::Concat { axis } | Op::FoldSum { axis } => write!(f, ":{axis}"),
                    Op::TopK { k: dim } | Op::Order { below: dim } => write!(f, ":{}", tight(dim)),
                    Op::Attention { window } => window.iter().try_for_each(|dim| write!(f, ":{}", tight(dim))),
                    Op::Part(index) => write!(f, ":{index}"),
                    Op::Unary(_) | Op::Binary(_) | Op::Compare(_) | Op::Select | Op::Reduce(_) | Op::Matmul => Ok(()),
                    Op::Pick | Op::ExpertMatmul => Ok(()),
                    Op::Gather | Op::Take | Op::KvStore | Op::ConvScan | Op::DeltaScan => Ok(()),
                    Op::Materialize | Op::Both => Ok(()),
                }
            }
        }
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.head)
    }
}

impl FromOp for Node {
    type Error = String;
    fn from_op(text: &str, args: Vec<Id>) -> Result<Node, String> {
        Ok(Node { head: parse_head(text)?, args })
    }
}

fn parse_head(text: &str) -> Result<Head, String> {
    let mut words = text.split(':');
    let name = words.next().unwrap_or_default();
    let rest: Vec<&str> = words.collect();
    let bad = |what: &str| format!("`{text}` in a pattern: {what}");
    let dim = |text: &str| text.parse::<Dim>().map_err(|e| bad(&e.to_string()));
    let number = |text: &str| text.parse::<u32>().map_err(|e| bad(&e.to_string()));
    let axis = |text: &str| text.parse::<u8>().map_err(|e| bad(&e.to_string()));
    let plain = UnaryOp::from_name(name)
        .map(Op::Unary)
        .or(BinaryOp::from_name(name).map(Op::Binary))
        .or(CompareOp::from_name(name).map(Op::Compare))
        .or(ReduceOp::ALL.iter().copied().find(|op| op.name() == name).map(Op::Reduce));
    let op = match (name, rest.as_slice()) {
        ("keep", []) => return Ok(Head::Keep),
        ("root", []) => return Ok(Head::Root),
        ("param", [index]) => return Ok(Head::Param(number(index)?)),
        ("const", [value]) => Op::Const(F32::new(value.parse().map_err(|_| bad("expected a number"))?)),
        ("scalar", [name]) => Op::Scalar((*name).into()),
        ("dim", [value]) => Op::DimValue(dim(value)?),
        ("select", []) => Op::Select,
        ("reshape", dims) => Op::Reshape(dims.iter().map(|d| dim(d)).collect::<Result<_, _>>()?),
        ("transpose", axes) => Op::Transpose(axes.iter().map(|a| axis(a)).collect::<Result<_, _>>()?),
        ("slice", [at, start, len]) => Op::Slice { axis: axis(at)?, start: dim(start)?, len: dim(len)? },
        ("concat", [at]) => Op::Concat { axis: axis(at)? },
        ("matmul", []) => Op::Matmul,
        ("gather", []) => Op::Gather,
        ("take", []) => Op::Take,
        ("fold_sum", [at]) => Op::FoldSum { axis: axis(at)? },
        ("top_k", [k]) => Op::TopK { k: dim(k)? },
        ("pick", []) => Op::Pick,
        ("order", [below]) => Op::Order { below: dim(below)? },
        ("expert_matmul", []) => Op::ExpertMatmul,
        ("kv_store", []) => Op::KvStore,
        ("attention", []) => Op::Attention { window: None },
        ("attention", [window]) => Op::Attention { window: Some(dim(window)?) },
        ("conv_scan", []) => Op::ConvScan,
        ("delta_scan", []) => Op::DeltaScan,
        ("mat", []) => Op::Materialize,
        ("both", []) => Op::Both,
        ("part", [index]) => Op::Part(number(index)?),
        (_, []) => plain.ok_or_else(|| bad("no such op"))?,
        _ => return Err(bad("no such op with these attributes")),
    };
    Ok(Head::Op(op))
}
