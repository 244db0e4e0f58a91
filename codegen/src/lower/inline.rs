//! Inlining composites into a graph: patterns of parameters bind dims, lines become ops with those dims in place.
//!
//! Equal pure ops become one value. A slice whose length is the constant 0 is nothing, and joins as nothing.

use std::collections::{BTreeMap, HashMap};
use tf_ir::graph::{Graph, Value};
use tf_ir::ops::{Effect, Op, Type};
use tf_ir::shape::{Dim, Sym};
use tf_ir::text::{Composite, LineArg, LineOp, ParamKind, Pattern};

/// Composites by name.
pub type Composites = BTreeMap<String, Composite>;

/// Composites may call composites this deep.
const MAX_DEPTH: usize = 16;

/// An argument of a composite.
#[derive(Clone, Debug)]
pub enum Given {
    Value(Value),
    Dim(Dim),
}

/// A value inside a composite; `Nothing` has no elements.
#[derive(Clone, Copy)]
enum Item {
    Value(Value),
    Nothing,
}

pub struct Inliner<'a> {
    composites: &'a Composites,
    pub graph: Graph,
    known: HashMap<(Op, Vec<Value>), Value>,
    depth: usize,
}

/// What the names of a composite's dims stand for.
#[derive(Default)]
struct Bound {
    dims: BTreeMap<Sym, Dim>,
    /// What `..` stands for.
    leading: Option<Vec<Dim>>,
}

impl<'a> Inliner<'a> {
    pub fn new(composites: &'a Composites, graph: Graph) -> Inliner<'a> {
        Inliner { composites, graph, known: HashMap::new(), depth: 0 }
    }

    pub fn has(&self, name: &str) -> bool {
        self.composites.contains_key(name)
    }

    /// Whether an argument of a composite is a dim.
    pub fn takes_dim(&self, name: &str, index: usize) -> bool {
        let param = self.composites.get(name).and_then(|c| c.params.get(index));
        param.is_some_and(|p| p.kind == ParamKind::Dim)
    }

    /// Adds an op, or finds the equal one.
    pub fn op(&mut self, op: Op, args: &[Value]) -> Result<Value, String> {
        let pure = op.info().effect == Effect::Pure;
        let key = (op, args.to_vec());
        if let Some(value) = self.known.get(&key).filter(|_| pure) {
            return Ok(*value);
        }
        let value = self.graph.op(key.0.clone(), args)?;
        self.known.insert(key, value);
        Ok(value)
    }

    /// Inlines a composite with one result.
    pub fn call(&mut self, name: &str, given: &[Given]) -> Result<Value, String> {
        let composites = self.composites;
        let composite = composites.get(name).ok_or_else(|| format!("unknown composite `{name}`"))?;
        if self.depth >= MAX_DEPTH {
            return Err(format!("composite `{name}` is nested deeper than {MAX_DEPTH}: does it call itself"));
        }
        if composite.params.len() != given.len() {
            return Err(format!("`{name}` takes {} arguments, found {}", composite.params.len(), given.len()));
        }
        let mut bound = Bound::default();
        let mut items = Vec::with_capacity(given.len() + composite.lines.len());
        for (param, given) in composite.params.iter().zip(given) {
            match (&param.kind, given) {
                (ParamKind::Dim, Given::Dim(dim)) => drop(bound.dims.insert(param.name.as_str().into(), dim.clone())),
                (ParamKind::Dim, Given::Value(_)) => return Err(format!("`{name}` takes a dim for `{}`", param.name)),
                (_, Given::Dim(dim)) => {
                    return Err(format!("`{name}` takes a value for `%{}`, found the dim {dim}", param.name));
                }
                (kind, Given::Value(value)) => {
                    let ty = self.graph.ty(*value);
                    bound
                        .bind(kind, ty)
                        .map_err(|e| format!("`{name}` takes {e} for `%{}`, found {ty}", param.name))?;
                    items.push(Item::Value(*value));
                }
            }
        }
        self.depth += 1;
        for line in &composite.lines {
            let item = self.line(line.op.clone(), &line.args, &items, &bound);
            items.push(item.map_err(|e| format!("{e} (in composite `{name}`, line {})", line.line))?);
        }
        self.depth -= 1;
        let [output] = composite.outputs[..] else {
            return Err(format!("composite `{name}` has {} results, expected one", composite.outputs.len()));
        };
        let Some(Item::Value(value)) = items.get(output).copied() else {
            return Err(format!("composite `{name}` has no result"));
        };
        let promised = composite.results.first().ok_or_else(|| format!("composite `{name}` promises no result"))?;
        let ty = self.graph.ty(value);
        bound.bind(promised, ty).map_err(|e| format!("composite `{name}` promises {e}, and gives {ty}"))?;
        Ok(value)
    }

    fn line(&mut self, op: LineOp, args: &[LineArg], items: &[Item], bound: &Bound) -> Result<Item, String> {
        if let LineOp::Call(name) = op {
            let given: Vec<Given> = args
                .iter()
                .map(|arg| match arg {
                    LineArg::Dim(dim) => Ok(Given::Dim(bound.dim(dim)?)),
                    LineArg::Value(index) => value(items, *index).map(Given::Value),
                })
                .collect::<Result<_, String>>()?;
            return self.call(&name, &given).map(Item::Value);
        }
        let mut values = Vec::with_capacity(args.len());
        for arg in args {
            match arg {
                LineArg::Dim(dim) => return Err(format!("a dim, {dim}, is not an argument here")),
                LineArg::Value(index) => match (items.get(*index), &op) {
                    (Some(Item::Nothing), LineOp::Concat { .. }) => {}
                    (_, _) => values.push(value(items, *index)?),
                },
            }
        }
        let rank = values.first().and_then(|v| self.graph.ty(*v).as_tensor()).map_or(0, |t| t.shape.len());
        let axis = |axis: i8| {
            let from_start = if axis < 0 { rank as i64 + i64::from(axis) } else { i64::from(axis) };
            u8::try_from(from_start).map_err(|_| format!("there is no axis {axis} in {rank} axes"))
        };
        let op = match op {
            LineOp::Op(Op::DimValue(dim)) => Op::DimValue(bound.dim(&dim)?),
            LineOp::Op(Op::Attention { window }) => {
                Op::Attention { window: window.map(|w| bound.dim(&w)).transpose()? }
            }
            LineOp::Op(Op::TopK { k }) => Op::TopK { k: bound.dim(&k)? },
            LineOp::Op(Op::Order { below }) => Op::Order { below: bound.dim(&below)? },
            LineOp::Op(op) => op,
            LineOp::Reshape(pattern) => Op::Reshape(bound.shape(&pattern)?),
            LineOp::Slice { axis: at, start, len } => {
                let len = bound.dim(&len)?;
                if len.as_constant() == Some(0) {
                    return Ok(Item::Nothing);
                }
                Op::Slice { axis: axis(at)?, start: bound.dim(&start)?, len }
            }
            LineOp::FoldSum { axis: at } => Op::FoldSum { axis: axis(at)? },
            LineOp::Concat { axis: at } => match values[..] {
                [] => return Ok(Item::Nothing),
                [only] => return Ok(Item::Value(only)),
                [..] => Op::Concat { axis: axis(at)? },
            },
            LineOp::Call(_) => unreachable!("calls returned above"),
        };
        self.op(op, &values).map(Item::Value)
    }
}

fn value(items: &[Item], index: usize) -> Result<Value, String> {
    match items.get(index) {
        Some(Item::Value(value)) => Ok(*value),
        Some(Item::Nothing) => Err("a slice without elements is used".to_string()),
        None => Err("an argument is not defined".to_string()),
    }
}

impl Bound {
    /// Matches a type, binding names not seen before. The error is what was expected.
    fn bind(&mut self, kind: &ParamKind, ty: &Type) -> Result<(), String> {
        let expected = || match kind {
            ParamKind::Tensor(dtype, pattern) => format!("{dtype}{}", shown(pattern)),
            ParamKind::Pages(pattern) => format!("pages f32{}", shown(pattern)),
            ParamKind::Slots(pattern) => format!("slots f32{}", shown(pattern)),
            ParamKind::Scalar => "a scalar".to_string(),
            ParamKind::Dim => "a dim".to_string(),
        };
        let fits = match (kind, ty) {
            (ParamKind::Tensor(dtype, pattern), Type::Tensor(t)) => {
                *dtype == t.dtype && self.matches(pattern, &t.shape)
            }
            (ParamKind::Pages(pattern), Type::Pages(t)) | (ParamKind::Slots(pattern), Type::Slots(t)) => {
                self.matches(pattern, &t.shape)
            }
            (ParamKind::Scalar, Type::Tensor(t)) => t.shape.is_empty(),
            (_, _) => false,
        };
        if fits { Ok(()) } else { Err(expected()) }
    }

    fn matches(&mut self, pattern: &Pattern, shape: &[Dim]) -> bool {
        let Some(skip) = shape.len().checked_sub(pattern.dims.len()) else { return false };
        let (leading, rest) = shape.split_at(skip);
        if pattern.ellipsis {
            match &self.leading {
                None => self.leading = Some(leading.to_vec()),
                Some(before) if before == leading => {}
                Some(_) => return false,
            }
        } else if skip > 0 {
            return false;
        }
        pattern.dims.iter().zip(rest).all(|(dim, found)| match dim.as_sym() {
            Some(sym) if !self.dims.contains_key(sym) => {
                self.dims.insert(sym.clone(), found.clone());
                true
            }
            _ => dim.substitute(&self.dims) == *found,
        })
    }

    fn dim(&self, dim: &Dim) -> Result<Dim, String> {
        match dim.syms().iter().find(|sym| !self.dims.contains_key(*sym)) {
            Some(sym) => Err(format!("no parameter gives the dim `{sym}`")),
            None => Ok(dim.substitute(&self.dims)),
        }
    }

    fn shape(&self, pattern: &Pattern) -> Result<Vec<Dim>, String> {
        let mut shape = match (pattern.ellipsis, &self.leading) {
            (false, _) => Vec::new(),
            (true, Some(leading)) => leading.clone(),
            (true, None) => return Err("no parameter gives `..`".to_string()),
        };
        for dim in &pattern.dims {
            shape.push(self.dim(dim)?);
        }
        Ok(shape)
    }
}

fn shown(pattern: &Pattern) -> String {
    let leading = pattern.ellipsis.then(|| "..".to_string());
    let dims: Vec<String> = leading.into_iter().chain(pattern.dims.iter().map(Dim::to_string)).collect();
    format!("[{}]", dims.join(", "))
}
