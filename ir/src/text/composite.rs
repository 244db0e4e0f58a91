//! Reading composites (`specs/ops/*.tir`): functions over primitives and other composites, inlined by `lower`.
//!
//! ```text
//! func @rms_norm(%x: f32[.., D], %w: f32[D], scalar %eps) -> f32[.., D] {
//!   %sq = mul %x, %x
//!   %sum = reduce_sum %sq
//!   %d = dim D
//!   ...
//!   return %y
//! }
//! ```
//!
//! Dims of parameters are patterns: `..` stands for any number of leading axes, a name that was not seen before is
//! bound, every other dim is compared. `scalar %eps` is an f32[] value, `dim r` a dim given by the caller. Types on
//! lines are optional and not kept: the inlined graph has types by the type rules. Negative axes count from the end.

use super::cursor::{Cursor, Parse, Stop};
use super::graph::skip_function;
use super::lex::Kind;
use super::op::{LineOp, Pattern, RawArg, op, pattern};
use crate::diag::Diag;
use crate::dtype::DType;
use std::collections::HashMap;

#[derive(Clone, PartialEq, Debug)]
pub enum ParamKind {
    /// A tensor of this element type, whose shape matches the pattern.
    Tensor(DType, Pattern),
    /// A state in pages, whose shape matches the pattern.
    Pages(Pattern),
    /// A state in slots, whose shape matches the pattern.
    Slots(Pattern),
    /// A value f32[].
    Scalar,
    /// A dim that the caller gives; its name stands for it in the body.
    Dim,
}

#[derive(Clone, PartialEq, Debug)]
pub struct CompositeParam {
    pub name: String,
    pub kind: ParamKind,
}

/// What a line's op is applied to. Values of a composite are numbered from 0: its parameters other than dims in order,
/// then its lines.
#[derive(Clone, PartialEq, Debug)]
pub enum LineArg {
    Value(usize),
    /// Of a `call` only.
    Dim(crate::shape::Dim),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The result's name in the text, for messages.
    pub result: String,
    pub op: LineOp,
    pub args: Vec<LineArg>,
    /// Line in the text, from 1.
    pub line: u32,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Composite {
    pub name: String,
    pub params: Vec<CompositeParam>,
    /// The results' types as promised by the head.
    pub results: Vec<ParamKind>,
    pub lines: Vec<Line>,
    /// Values, numbered as [`LineArg::Value`].
    pub outputs: Vec<usize>,
}

/// Reads a text of exactly one composite.
pub fn parse_composite(text: &str) -> Result<Composite, Vec<Diag>> {
    let mut all = parse_composites(text)?;
    match (all.pop(), all.len()) {
        (Some(one), 0) => Ok(one),
        (_, _) => Err(vec![Diag::new("", 0, 0, "expected exactly one `func` in the text")]),
    }
}

/// Reads a text of any number of composites.
pub fn parse_composites(text: &str) -> Result<Vec<Composite>, Vec<Diag>> {
    let mut c = Cursor::new(text);
    let mut all = Vec::new();
    while c.peek() != Kind::End {
        c.begin();
        match composite(&mut c) {
            Ok(one) => all.push(one),
            Err(Stop) => {
                // Past the word that could not begin a function, or the one that begins the bad one.
                c.advance();
                skip_function(&mut c);
            }
        }
    }
    if c.diags.is_empty() { Ok(all) } else { Err(c.diags) }
}

fn composite(c: &mut Cursor<'_>) -> Parse<Composite> {
    let start = c.token();
    c.expect_word("func")?;
    let name = c.name()?.to_string();
    let mut names: HashMap<&str, usize> = HashMap::new();
    let params = c.list("(", ")", |c| {
        if c.eat_word("dim") {
            let name = c.word("the name of a dim")?.to_string();
            return Ok(CompositeParam { name, kind: ParamKind::Dim });
        }
        let scalar = c.eat_word("scalar");
        let (name, token) = c.value()?;
        let kind = if scalar {
            ParamKind::Scalar
        } else {
            c.expect(":")?;
            kind(c)?
        };
        let number = names.len();
        match names.insert(name, number) {
            None => Ok(CompositeParam { name: name.to_string(), kind }),
            Some(_) => Err(c.fault_at(token, format!("`%{name}` is defined twice"))),
        }
    })?;
    let results = if c.eat("->") { c.items(kind)? } else { Vec::new() };
    c.expect("{")?;
    let mut lines = Vec::new();
    let mut outputs = None;
    loop {
        let token = c.begin();
        if c.eat("}") {
            break;
        }
        if c.peek() == Kind::End {
            return Err(c.expected("`}` at the end of the function"));
        }
        if c.eat_word("return") {
            let values = c.items(|c| {
                let (name, token) = c.value()?;
                let number = names.get(name).copied();
                number.ok_or(()).map_err(|()| c.fault_at(token, format!("`%{name}` is not defined above")))
            });
            match values {
                Ok(values) => outputs = Some(values),
                Err(Stop) => {
                    outputs = Some(Vec::new());
                    c.skip_line();
                }
            }
            continue;
        }
        let before = names.len();
        let read = line(c, &mut names);
        match read {
            Ok((result, op, args)) => lines.push(Line { result, op, args, line: token.line }),
            Err(Stop) => {
                if names.len() > before {
                    // The name is defined although its line is bad; its number has to exist.
                    let op = LineOp::Call(String::new());
                    lines.push(Line { result: String::new(), op, args: Vec::new(), line: token.line });
                }
                c.skip_line();
            }
        }
    }
    match outputs {
        None => Err(c.fault_at(start, format!("`@{name}` has no `return`"))),
        Some(outputs) => Ok(Composite { name, params, results, lines, outputs }),
    }
}

/// `f32[.., D]`, `pages f32[nkv, hd]`, `slots f32[C, K]`
fn kind(c: &mut Cursor<'_>) -> Parse<ParamKind> {
    let (pages, slots) = (c.eat_word("pages"), c.eat_word("slots"));
    let dtype = c.dtype()?;
    let pattern = pattern(c)?;
    Ok(match (pages, slots) {
        (true, _) => ParamKind::Pages(pattern),
        (false, true) => ParamKind::Slots(pattern),
        (false, false) => ParamKind::Tensor(dtype, pattern),
    })
}

fn line<'a>(c: &mut Cursor<'a>, names: &mut HashMap<&'a str, usize>) -> Parse<(String, LineOp, Vec<LineArg>)> {
    let (result, token) = c.value()?;
    let read = definition(c, names);
    let number = names.len();
    if names.contains_key(result) {
        return Err(c.fault_at(token, format!("`%{result}` is defined twice")));
    }
    names.insert(result, number);
    let (op, args) = read?;
    Ok((result.to_string(), op, args))
}

fn definition<'a>(c: &mut Cursor<'a>, names: &HashMap<&'a str, usize>) -> Parse<(LineOp, Vec<LineArg>)> {
    c.expect("=")?;
    let (op, raw) = op(c)?;
    let mut args = Vec::with_capacity(raw.len());
    for arg in raw {
        args.push(match arg {
            RawArg::Dim(dim) => LineArg::Dim(dim),
            RawArg::Value(name, token) => match names.get(name) {
                Some(number) => LineArg::Value(*number),
                None => return Err(c.fault_at(token, format!("`%{name}` is not defined above"))),
            },
        });
    }
    if c.eat(":") {
        kind(c)?;
    }
    Ok((op, args))
}
