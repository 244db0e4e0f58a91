//! The op of a line, with its arguments and attributes, as graphs and composites write it.

use super::cursor::{Cursor, MAX_LIST, Parse};
use super::lex::{Kind, Token};
use crate::ops::{BinaryOp, CompareOp, F32, Op, ReduceOp, UnaryOp};
use crate::shape::Dim;

/// Dims that may begin with an ellipsis: `[.., nh, hd]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// Whether any number of axes goes before `dims`.
    pub ellipsis: bool,
    pub dims: Vec<Dim>,
}

/// What a line applies. Graphs write only what [`LineOp::into_op`] accepts; composites write all of it.
#[derive(Clone, PartialEq, Debug)]
pub enum LineOp {
    /// An op whose attributes do not depend on the number of axes.
    Op(Op),
    Reshape(Pattern),
    /// Negative axes count from the end: -1 is the last.
    Slice {
        axis: i8,
        start: Dim,
        len: Dim,
    },
    Concat {
        axis: i8,
    },
    FoldSum {
        axis: i8,
    },
    /// Another composite: `call @rms_norm %x, %w`.
    Call(String),
}

impl LineOp {
    /// The op of a graph, or why this is none.
    pub fn into_op(self) -> Result<Op, String> {
        let axis = |axis: i8| u8::try_from(axis).map_err(|_| "negative axes are for composites only".to_string());
        match self {
            LineOp::Op(op) => Ok(op),
            LineOp::Reshape(Pattern { ellipsis: true, .. }) => Err("`..` is for composites only".to_string()),
            LineOp::Reshape(pattern) => Ok(Op::Reshape(pattern.dims)),
            LineOp::Slice { axis: a, start, len } => Ok(Op::Slice { axis: axis(a)?, start, len }),
            LineOp::Concat { axis: a } => Ok(Op::Concat { axis: axis(a)? }),
            LineOp::FoldSum { axis: a } => Ok(Op::FoldSum { axis: axis(a)? }),
            LineOp::Call(_) => Err("`call` is for composites only".to_string()),
        }
    }
}

/// An argument as written.
#[derive(Clone, PartialEq, Debug)]
pub enum RawArg<'a> {
    Value(&'a str, Token<'a>),
    /// Only `call` takes dims.
    Dim(Dim),
}

impl RawArg<'_> {
    fn value<'a>(c: &mut Cursor<'a>) -> Parse<RawArg<'a>> {
        c.value().map(|(name, token)| RawArg::Value(name, token))
    }
}

impl PartialEq for Token<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind && self.line == other.line && self.column == other.column
    }
}

/// `[.., nh, hd]`
pub fn pattern(c: &mut Cursor<'_>) -> Parse<Pattern> {
    c.expect("[")?;
    let ellipsis = c.eat("..");
    if c.eat("]") {
        return Ok(Pattern { ellipsis, dims: Vec::new() });
    }
    if ellipsis {
        c.expect(",")?;
    }
    let dims = c.items(Cursor::dim)?;
    c.expect("]")?;
    Ok(Pattern { ellipsis, dims })
}

/// The op at hand with its arguments, up to its type.
pub fn op<'a>(c: &mut Cursor<'a>) -> Parse<(LineOp, Vec<RawArg<'a>>)> {
    let start = c.token();
    let name = c.word("an op such as `matmul`")?;
    let plain = |c: &mut Cursor<'a>, op: Op| {
        // The verifier counts arguments; here any number reads, so that one fault is reported once.
        let args = match c.peek() {
            Kind::Value(_) => c.items(RawArg::value)?,
            _ => Vec::new(),
        };
        Ok((LineOp::Op(op), args))
    };
    if let Some(op) = UnaryOp::from_name(name) {
        return plain(c, Op::Unary(op));
    }
    if let Some(op) = BinaryOp::from_name(name) {
        return plain(c, Op::Binary(op));
    }
    if let Some(op) = CompareOp::from_name(name) {
        return plain(c, Op::Compare(op));
    }
    if let Some(op) = ReduceOp::ALL.iter().find(|op| op.name() == name) {
        return plain(c, Op::Reduce(*op));
    }
    match name {
        "const" => Ok((LineOp::Op(Op::Const(F32::new(c.float()?))), Vec::new())),
        "scalar" => Ok((LineOp::Op(Op::Scalar(c.word("the name of a scalar")?.into())), Vec::new())),
        "dim" => Ok((LineOp::Op(Op::DimValue(c.dim()?)), Vec::new())),
        "select" => plain(c, Op::Select),
        "matmul" => plain(c, Op::Matmul),
        "gather" => plain(c, Op::Gather),
        "take" => plain(c, Op::Take),
        "pick" => plain(c, Op::Pick),
        "expert_matmul" => plain(c, Op::ExpertMatmul),
        "kv_store" => plain(c, Op::KvStore),
        "conv_scan" => plain(c, Op::ConvScan),
        "delta_scan" => plain(c, Op::DeltaScan),
        "mat" => plain(c, Op::Materialize),
        "both" => plain(c, Op::Both),
        "reshape" => {
            let args = c.items(RawArg::value)?;
            Ok((LineOp::Reshape(pattern(c)?), args))
        }
        "transpose" => {
            let args = c.items(RawArg::value)?;
            let axes = c.list("[", "]", |c| c.int("an axis from 0 to 255"))?;
            Ok((LineOp::Op(Op::Transpose(axes)), args))
        }
        "slice" => {
            let args = c.items(RawArg::value)?;
            let axis = axis(c)?;
            attribute(c, "start")?;
            let start = c.dim()?;
            attribute(c, "len")?;
            Ok((LineOp::Slice { axis, start, len: c.dim()? }, args))
        }
        "concat" => {
            let args = c.items(RawArg::value)?;
            Ok((LineOp::Concat { axis: axis(c)? }, args))
        }
        "fold_sum" => {
            let args = c.items(RawArg::value)?;
            Ok((LineOp::FoldSum { axis: axis(c)? }, args))
        }
        "top_k" => {
            let args = c.items(RawArg::value)?;
            attribute(c, "k")?;
            Ok((LineOp::Op(Op::TopK { k: c.dim()? }), args))
        }
        "order" => {
            let args = c.items(RawArg::value)?;
            attribute(c, "below")?;
            Ok((LineOp::Op(Op::Order { below: c.dim()? }), args))
        }
        "attention" => {
            let args = c.items(RawArg::value)?;
            let window = if c.eat_word("window") {
                c.expect("=")?;
                Some(c.dim()?)
            } else {
                None
            };
            Ok((LineOp::Op(Op::Attention { window }), args))
        }
        "part" => {
            let args = c.items(RawArg::value)?;
            Ok((LineOp::Op(Op::Part(c.int("the index of a part")?)), args))
        }
        "call" => {
            let callee = c.name()?.to_string();
            let mut args = Vec::new();
            while matches!(c.peek(), Kind::Value(_) | Kind::Number(_) | Kind::Word(_)) && args.len() < MAX_LIST {
                args.push(match c.peek() {
                    Kind::Value(_) => RawArg::value(c)?,
                    _ => RawArg::Dim(c.dim()?),
                });
                if !c.eat(",") {
                    break;
                }
            }
            Ok((LineOp::Call(callee), args))
        }
        _ => Err(c.fault_at(start, format!("unknown op `{name}`; docs/ir.md lists the ops"))),
    }
}

fn attribute(c: &mut Cursor<'_>, name: &str) -> Parse<()> {
    c.expect_word(name)?;
    c.expect("=")
}

fn axis(c: &mut Cursor<'_>) -> Parse<i8> {
    attribute(c, "axis")?;
    let negative = c.eat("-");
    let token = c.token();
    let value: u8 = c.int("an axis")?;
    match i8::try_from(value) {
        Ok(value) => Ok(if negative { -value } else { value }),
        Err(_) => Err(c.fault_at(token, "an axis is below 128")),
    }
}
