//! The tensor interpreter: what a graph means, in plain loops. It is the judge of everything fast.
//!
//! Arithmetic is f32, elementwise by the op table; sums (reductions, matmul, attention, the products of the delta rule)
//! are accumulated in f64 and rounded once, so that no order of summation is favoured. Page states lie
//! [pages, heads, 512, width] here whatever a target does. It checks what it reads (shapes, indices, unset names), and
//! relies on `verify` for the rest.

mod experts;

use super::inputs::step_env;
use super::rows::RowTable;
use super::tensor::{Data, StateTensor, Tensor, elements};
use crate::bundle::RowColumn;
use crate::dtype::DType;
use crate::entity::Entity;
use crate::graph::{Graph, Param, Role, Value, ValueDef};
use crate::ops::{Op, ReduceOp, TensorType, Type};
use crate::shape::{Dim, Env, PAGE};
use std::collections::BTreeMap;
use std::rc::Rc;

const PAGE_LEN: usize = PAGE as usize;

/// Runs a graph and gives its outputs; a state given back as an output is a copy of the state after the step.
///
/// `inputs` holds inputs, weights (as f32) and tables by the parameters' names; row columns come from `rows`, and so do
/// the dims `n`, `ns`, `m` and `np`, which `env` need not have. States are advanced in place.
pub fn run(
    graph: &Graph,
    env: &Env,
    scalars: &BTreeMap<String, f32>,
    inputs: &BTreeMap<String, Tensor>,
    rows: &RowTable,
    states: &mut BTreeMap<String, StateTensor>,
) -> Result<Vec<Tensor>, String> {
    rows.check()?;
    let env = step_env(env, rows);
    let mut machine = Machine { graph, env, scalars, inputs, rows, states, values: Vec::new() };
    for (value, data) in graph.values.iter() {
        let result = match &data.def {
            ValueDef::Param(param) => {
                machine.param(param, &data.ty).map_err(|e| format!("parameter `%{}`: {e}", param.name))
            }
            ValueDef::Op { op, args } => machine.op(op, args, &data.ty).map_err(|e| machine.explain(value, op, &e)),
        }?;
        machine.values.push(result);
    }
    graph.outputs.iter().map(|output| machine.output(*output)).collect()
}

/// What a value is while a graph runs.
#[derive(Clone)]
enum Slot {
    Tensor(Rc<Tensor>),
    /// A state, by the parameter's name.
    State(String),
    Tuple(Vec<Slot>),
}

struct Machine<'a> {
    graph: &'a Graph,
    env: Env,
    scalars: &'a BTreeMap<String, f32>,
    inputs: &'a BTreeMap<String, Tensor>,
    rows: &'a RowTable,
    states: &'a mut BTreeMap<String, StateTensor>,
    values: Vec<Slot>,
}

impl Machine<'_> {
    fn explain(&self, value: Value, op: &Op, message: &str) -> String {
        let before = self.graph.values.iter().take(value.index());
        let number = before.filter(|(_, d)| matches!(d.def, ValueDef::Op { .. })).count();
        format!("`@{}`, `%{number} = {}`: {message}", self.graph.name, op.name())
    }

    fn dims(&self, dims: &[Dim]) -> Result<Vec<usize>, String> {
        dims.iter().map(|dim| self.dim(dim)).collect()
    }

    fn dim(&self, dim: &Dim) -> Result<usize, String> {
        let value = dim.eval(&self.env).map_err(|e| e.to_string())?;
        usize::try_from(value).map_err(|_| format!("dim `{dim}` is {value}"))
    }

    fn param(&self, param: &Param, ty: &Type) -> Result<Slot, String> {
        match (param.role, ty) {
            (Role::State, Type::Pages(t) | Type::Slots(t)) => {
                let state = self.states.get(&param.name).ok_or("the state is not given")?;
                let shape = self.dims(&t.shape)?;
                let fits = match (ty, state.shape.as_slice()) {
                    (Type::Pages(_), [_, heads, page, width]) => [*heads, *width] == *shape && *page == PAGE_LEN,
                    (_, [_, rest @ ..]) => matches!(ty, Type::Slots(_)) && rest == shape,
                    (_, []) => false,
                };
                match fits && elements(&state.shape)? == state.data.len() {
                    true => Ok(Slot::State(param.name.clone())),
                    false => Err(format!("{ty} with {shape:?} does not fit a state of shape {:?}", state.shape)),
                }
            }
            (Role::Row, Type::Tensor(t)) => {
                let column = RowColumn::ALL.into_iter().find(|c| c.name() == param.name);
                let column = column.ok_or("the row table has no such column")?;
                self.checked(self.rows.column(column), t).map(|t| Slot::Tensor(Rc::new(t)))
            }
            (Role::Input | Role::Weight | Role::Table, Type::Tensor(t)) => {
                let given = self.inputs.get(&param.name).ok_or("no value is given")?;
                self.checked(given.clone(), t).map(|t| Slot::Tensor(Rc::new(t)))
            }
            (_, _) => Err(format!("a {} cannot be {ty}", param.role.name())),
        }
    }

    /// The tensor, if it is of this type.
    fn checked(&self, tensor: Tensor, ty: &TensorType) -> Result<Tensor, String> {
        let shape = self.dims(&ty.shape)?;
        let wanted = if ty.dtype == DType::Stored { DType::F32 } else { ty.dtype };
        if tensor.shape != shape || tensor.dtype() != wanted || elements(&shape)? != tensor.len() {
            let (found, count) = (&tensor.shape, tensor.len());
            return Err(format!("{ty} is {shape:?} here, found {} {found:?} with {count} elements", tensor.dtype()));
        }
        Ok(tensor)
    }

    fn slot(&self, value: Value) -> Result<&Slot, String> {
        self.values.get(value.index()).ok_or_else(|| format!("argument {} is not computed", value.index()))
    }

    fn tensor(&self, value: Value) -> Result<Rc<Tensor>, String> {
        match self.slot(value)? {
            Slot::Tensor(t) => Ok(t.clone()),
            Slot::State(name) => Err(format!("expected a tensor, found state `%{name}`")),
            Slot::Tuple(_) => Err("expected a tensor, found a tuple".to_string()),
        }
    }

    fn state(&self, value: Value) -> Result<String, String> {
        match self.slot(value)? {
            Slot::State(name) => Ok(name.clone()),
            Slot::Tensor(_) | Slot::Tuple(_) => Err("expected a state".to_string()),
        }
    }

    fn output(&self, value: Value) -> Result<Tensor, String> {
        match self.slot(value)? {
            Slot::Tensor(t) => Ok(t.as_ref().clone()),
            Slot::State(name) => {
                let state = self.states.get(name).ok_or_else(|| format!("state `%{name}` is not given"))?;
                Ok(Tensor::f32(&state.shape, state.data.clone()))
            }
            Slot::Tuple(_) => Err("a tuple cannot be an output; take its parts".to_string()),
        }
    }

    fn op(&mut self, op: &Op, args: &[Value], ty: &Type) -> Result<Slot, String> {
        let arg = |index: usize| args.get(index).copied().ok_or_else(|| format!("argument {index} is missing"));
        let shape = match ty {
            Type::Tensor(t) => self.dims(&t.shape)?,
            Type::Pages(_) | Type::Slots(_) | Type::Tuple(_) => Vec::new(),
        };
        elements(&shape)?;
        let result = match op {
            Op::Const(value) => Tensor::scalar(value.value()),
            Op::Scalar(name) => {
                let value = self.scalars.get(name.as_ref()).ok_or_else(|| format!("scalar `{name}` has no value"))?;
                Tensor::scalar(*value)
            }
            Op::DimValue(dim) => Tensor::scalar(self.dim(dim)? as f32),
            Op::Unary(op) => {
                let f = op.meaning();
                let x = self.tensor(arg(0)?)?;
                Tensor::f32(&x.shape, x.floats()?.iter().map(|x| f(*x)).collect())
            }
            Op::Binary(op) => {
                let f = op.meaning();
                let (x, y) = (self.tensor(arg(0)?)?, self.tensor(arg(1)?)?);
                Tensor::f32(&shape, zip(&shape, (&x.shape, x.floats()?), (&y.shape, y.floats()?), f)?)
            }
            Op::Compare(op) => {
                let f = op.meaning();
                let (x, y) = (self.tensor(arg(0)?)?, self.tensor(arg(1)?)?);
                let data = zip(&shape, (&x.shape, x.floats()?), (&y.shape, y.floats()?), f)?;
                Tensor { shape, data: Data::Bool(data) }
            }
            Op::Select => {
                let (c, x, y) = (self.tensor(arg(0)?)?, self.tensor(arg(1)?)?, self.tensor(arg(2)?)?);
                let pairs = zip(&shape, (&x.shape, x.floats()?), (&y.shape, y.floats()?), |x, y| (x, y))?;
                let pick = |c: bool, (x, y): (f32, f32)| if c { x } else { y };
                Tensor::f32(&shape, zip(&shape, (&c.shape, c.bools()?), (&shape, &pairs), pick)?)
            }
            Op::Reshape(_) => {
                let x = self.tensor(arg(0)?)?;
                match elements(&shape)? == x.len() {
                    true => Tensor { shape, data: x.data.clone() },
                    false => return Err(format!("{:?} does not reshape to {shape:?}", x.shape)),
                }
            }
            Op::Transpose(axes) => {
                let x = self.tensor(arg(0)?)?;
                let from = strides(&x.shape);
                let axes: Option<Vec<usize>> = axes.iter().map(|a| from.get(*a as usize).copied()).collect();
                pick(&x, shape, 0, &axes.ok_or("an axis does not exist")?)?
            }
            Op::Slice { axis, start, .. } => {
                let x = self.tensor(arg(0)?)?;
                let (axis, start) = (*axis as usize, self.dim(start)?);
                let (Some(have), Some(take)) = (x.shape.get(axis), shape.get(axis)) else {
                    return Err(format!("there is no axis {axis}"));
                };
                if start.checked_add(*take).is_none_or(|end| end > *have) {
                    return Err(format!("elements {start} to {start} + {take} of an axis of {have}"));
                }
                let from = strides(&x.shape);
                pick(&x, shape, start * from[axis], &from)?
            }
            Op::Concat { axis } => {
                let parts: Vec<Rc<Tensor>> = args.iter().map(|a| self.tensor(*a)).collect::<Result<_, _>>()?;
                concat(&parts, *axis as usize, shape)?
            }
            Op::Reduce(op) => {
                let x = self.tensor(arg(0)?)?;
                let len = *x.shape.last().ok_or("a scalar has no axis to reduce")?;
                let rows: Vec<&[f32]> = match len {
                    0 => vec![&[]; elements(&shape)?],
                    _ => x.floats()?.chunks(len).collect(),
                };
                let reduce = |row: &&[f32]| match op {
                    ReduceOp::Sum => row.iter().map(|x| f64::from(*x)).sum::<f64>() as f32,
                    ReduceOp::Max => row.iter().fold(op.identity(), |a, b| op.apply(a, *b)),
                };
                Tensor::f32(&shape, rows.iter().map(reduce).collect())
            }
            Op::FoldSum { axis } => {
                let x = self.tensor(arg(0)?)?;
                fold_sum(&x, usize::from(*axis), &shape)?
            }
            Op::Matmul => {
                let (x, w) = (self.tensor(arg(0)?)?, self.tensor(arg(1)?)?);
                matmul(&x, &w, &shape)?
            }
            Op::Gather | Op::Take => {
                let (table, index) = (self.tensor(arg(0)?)?, self.tensor(arg(1)?)?);
                take(&table, &index, shape)?
            }
            Op::TopK { .. } => experts::top_k(&*self.tensor(arg(0)?)?, shape)?,
            Op::Pick => {
                let (x, index) = (self.tensor(arg(0)?)?, self.tensor(arg(1)?)?);
                experts::pick(&x, &index)?
            }
            Op::Order { below } => {
                let below = self.dim(below)?;
                experts::order(&*self.tensor(arg(0)?)?, below, &shape)?
            }
            Op::ExpertMatmul => {
                let (x, w) = (self.tensor(arg(0)?)?, self.tensor(arg(1)?)?);
                let (chosen, order) = (self.tensor(arg(2)?)?, self.tensor(arg(3)?)?);
                experts::matmul(&x, &w, &chosen, &order, &shape)?
            }
            Op::KvStore => {
                let (cache, x) = (self.state(arg(0)?)?, self.tensor(arg(1)?)?);
                self.store(&cache, &x)?;
                return Ok(Slot::State(cache));
            }
            Op::Attention { window } => {
                let q = self.tensor(arg(0)?)?;
                let (k, v) = (self.state(arg(1)?)?, self.state(arg(2)?)?);
                let window = window.as_ref().map(|w| self.dim(w)).transpose()?;
                self.attention(&q, &k, &v, window, &shape)?
            }
            Op::ConvScan => {
                let (x, w, tail) = (self.tensor(arg(0)?)?, self.tensor(arg(1)?)?, self.state(arg(2)?)?);
                self.conv_scan(&x, &w, &tail)?
            }
            Op::DeltaScan => {
                let all: Vec<Rc<Tensor>> = (0..5).map(|i| self.tensor(arg(i)?)).collect::<Result<_, String>>()?;
                let state = self.state(arg(5)?)?;
                self.delta_scan(&all, &state)?
            }
            Op::Materialize => return Ok(self.slot(arg(0)?)?.clone()),
            Op::Both => return Ok(Slot::Tuple(args.iter().map(|a| self.slot(*a).cloned()).collect::<Result<_, _>>()?)),
            Op::Part(index) => match self.slot(arg(0)?)? {
                Slot::Tuple(parts) => {
                    return parts.get(*index as usize).cloned().ok_or_else(|| format!("there is no part {index}"));
                }
                Slot::Tensor(_) | Slot::State(_) => return Err("expected a tuple".to_string()),
            },
        };
        Ok(Slot::Tensor(Rc::new(result)))
    }

    fn state_mut(&mut self, name: &str) -> Result<&mut StateTensor, String> {
        self.states.get_mut(name).ok_or_else(|| format!("state `%{name}` is not given"))
    }

    /// Where the vector of a stream's position and head lies in a state [pages, heads, 512, width].
    fn page_offset(&self, shape: &[usize], stream: usize, position: usize, head: usize) -> Result<usize, String> {
        let page = self.rows.pages[stream][position / PAGE_LEN] as usize;
        if page >= shape[0] {
            return Err(format!("page {page} of stream {stream} is past the state's {}", shape[0]));
        }
        Ok(((page * shape[1] + head) * PAGE_LEN + position % PAGE_LEN) * shape[3])
    }

    /// x [n, heads, width]
    fn store(&mut self, cache: &str, x: &Tensor) -> Result<(), String> {
        let shape = self.state_mut(cache)?.shape.clone(); // [pages, heads, 512, width]
        let (heads, width) = (shape[1], shape[3]);
        let data = x.floats()?;
        if x.shape != [self.rows.rows(), heads, width] {
            return Err(format!("rows {:?} do not fit pages of [{heads}, {width}]", x.shape));
        }
        for row in 0..self.rows.rows() {
            let (stream, position) = (self.rows.stream[row] as usize, self.rows.position[row] as usize);
            for head in 0..heads {
                let to = self.page_offset(&shape, stream, position, head)?;
                let from = (row * heads + head) * width;
                self.state_mut(cache)?.data[to..to + width].copy_from_slice(&data[from..from + width]);
            }
        }
        Ok(())
    }

    /// q [n, nh, hd], pages [nkv, hd] and [nkv, hv] → [n, nh, hv]
    fn attention(
        &self,
        q: &Tensor,
        k: &str,
        v: &str,
        window: Option<usize>,
        shape: &[usize],
    ) -> Result<Tensor, String> {
        let missing = |name: &str| format!("state `%{name}` is not given");
        let keys = self.states.get(k).ok_or_else(|| missing(k))?;
        let values = self.states.get(v).ok_or_else(|| missing(v))?;
        let (&[n, nh, hd], &[_, nkv, _, hv]) = (&q.shape[..], &values.shape[..]) else {
            return Err("q has 3 axes".to_string());
        };
        if nkv == 0 || nh % nkv != 0 || keys.shape[1] != nkv || keys.shape[3] != hd || n != self.rows.rows() {
            return Err(format!("q {:?} does not fit keys {:?} and values {:?}", q.shape, keys.shape, values.shape));
        }
        if window == Some(0) {
            return Err("a window of 0 sees nothing".to_string());
        }
        let data = q.floats()?;
        let mut out = vec![0.0f32; n * nh * hv];
        let mut scores = Vec::new();
        for row in 0..n {
            let (stream, position) = (self.rows.stream[row] as usize, self.rows.position[row] as usize);
            let first = window.map_or(0, |w| (position + 1).saturating_sub(w));
            for head in 0..nh {
                let at = (row * nh + head) * hd;
                let from = &data[at..at + hd];
                let key_head = head / (nh / nkv);
                scores.clear();
                for other in first..=position {
                    let at = self.page_offset(&keys.shape, stream, other, key_head)?;
                    scores.push(dot(from, &keys.data[at..at + hd]));
                }
                let most = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
                let mut total = 0.0;
                let mut sums = vec![0.0f64; hv];
                for (other, score) in (first..).zip(&scores) {
                    let weight = (score - most).exp();
                    total += weight;
                    let at = self.page_offset(&values.shape, stream, other, key_head)?;
                    for (sum, value) in sums.iter_mut().zip(&values.data[at..at + hv]) {
                        *sum += weight * f64::from(*value);
                    }
                }
                let at = (row * nh + head) * hv;
                for (to, sum) in out[at..at + hv].iter_mut().zip(&sums) {
                    *to = (sum / total) as f32;
                }
            }
        }
        Ok(Tensor::f32(shape, out))
    }

    /// For each stream: its rows, and where its slot begins in a state of `size` elements a slot; slots of streams that
    /// begin at position 0 are cleared.
    fn open_slots(&mut self, state: &str) -> Result<Vec<(std::ops::Range<usize>, usize)>, String> {
        let rows = self.rows;
        let state = self.state_mut(state)?;
        let size: usize = state.shape[1..].iter().product();
        let mut all = Vec::new();
        for stream in 0..rows.streams() {
            let range = rows.first_row[stream] as usize..rows.first_row[stream + 1] as usize;
            let slot = rows.slot[stream] as usize;
            if slot >= state.shape[0] {
                return Err(format!("slot {slot} of stream {stream} is past the state's {}", state.shape[0]));
            }
            if rows.position[range.start] == 0 {
                state.data[slot * size..(slot + 1) * size].fill(0.0);
            }
            all.push((range, slot * size));
        }
        Ok(all)
    }

    /// x [n, C], w [C, K], tail [slots, C, K - 1]
    fn conv_scan(&mut self, x: &Tensor, w: &Tensor, tail: &str) -> Result<Tensor, String> {
        let (&[n, channels], &[_, taps]) = (&x.shape[..], &w.shape[..]) else {
            return Err("x and w have 2 axes".to_string());
        };
        if n != self.rows.rows() || taps == 0 {
            return Err(format!("{n} rows and {taps} taps in a step of {} rows", self.rows.rows()));
        }
        let (data, weights) = (x.floats()?, w.floats()?);
        let mut out = vec![0.0f32; n * channels];
        let streams = self.open_slots(tail)?;
        let state = self.state_mut(tail)?;
        let mut seen = Vec::new();
        for (rows, base) in streams {
            for channel in 0..channels {
                let at = base + channel * (taps - 1);
                let kept = &mut state.data[at..at + taps - 1];
                seen.clear();
                seen.extend_from_slice(kept);
                seen.extend(rows.clone().map(|row| data[row * channels + channel]));
                let weights = &weights[channel * taps..(channel + 1) * taps];
                for (row, inputs) in rows.clone().zip(seen.windows(taps)) {
                    out[row * channels + channel] = dot(inputs, weights) as f32;
                }
                kept.copy_from_slice(&seen[seen.len() - (taps - 1)..]);
            }
        }
        Ok(Tensor::f32(&x.shape, out))
    }

    /// q, k [n, nk, dk], v [n, nv, dv], g, beta [n, nv], S [slots, nv, dk, dv] → [n, nv, dv]
    fn delta_scan(&mut self, args: &[Rc<Tensor>], state: &str) -> Result<Tensor, String> {
        let [q, k, v, g, beta] = args else { return Err("expected 5 tensors".to_string()) };
        let (&[n, nk, dk], &[_, nv, dv]) = (&q.shape[..], &v.shape[..]) else {
            return Err("q and v have 3 axes".to_string());
        };
        if n != self.rows.rows() || nk == 0 || nv % nk != 0 {
            return Err(format!(
                "{n} rows, {nk} key heads and {nv} value heads in a step of {} rows",
                self.rows.rows()
            ));
        }
        let (q, k, v, g, beta) = (q.floats()?, k.floats()?, v.floats()?, g.floats()?, beta.floats()?);
        let mut out = vec![0.0f32; n * nv * dv];
        let streams = self.open_slots(state)?;
        let state = self.state_mut(state)?;
        for (rows, base) in streams {
            for row in rows {
                for head in 0..nv {
                    let at = (row * nk + head / (nv / nk)) * dk;
                    let (q, k) = (&q[at..at + dk], &k[at..at + dk]);
                    let at = base + head * dk * dv;
                    let s = &mut state.data[at..at + dk * dv]; // [dk, dv]
                    let decay = g[row * nv + head].exp();
                    s.iter_mut().for_each(|x| *x *= decay);
                    for column in 0..dv {
                        let at = (row * nv + head) * dv + column;
                        let known: f64 = (0..dk).map(|i| f64::from(s[i * dv + column]) * f64::from(k[i])).sum();
                        let u = beta[row * nv + head] * (v[at] - known as f32);
                        let mut sum = 0.0f64;
                        for i in 0..dk {
                            s[i * dv + column] += k[i] * u;
                            sum += f64::from(s[i * dv + column]) * f64::from(q[i]);
                        }
                        out[at] = sum as f32;
                    }
                }
            }
        }
        Ok(Tensor::f32(&[n, nv, dv], out))
    }
}

/// Elements to skip for a step along each axis.
fn strides(shape: &[usize]) -> Vec<usize> {
    let mut all = vec![1; shape.len()];
    for axis in (1..shape.len()).rev() {
        all[axis - 1] = all[axis] * shape[axis];
    }
    all
}

/// For each element of `shape` in order, the offset it has with these strides.
fn offsets(shape: &[usize], strides: &[usize], start: usize) -> Vec<usize> {
    let mut all = vec![start];
    for (len, stride) in shape.iter().zip(strides) {
        all = all.iter().flat_map(|at| (0..*len).map(move |i| at + i * stride)).collect();
    }
    all
}

/// The elements of `x` at offsets given by strides, as a tensor of `shape`.
fn pick(x: &Tensor, shape: Vec<usize>, start: usize, strides: &[usize]) -> Result<Tensor, String> {
    fn at<T: Copy>(data: &[T], offsets: &[usize]) -> Option<Vec<T>> {
        offsets.iter().map(|o| data.get(*o).copied()).collect()
    }
    let offsets = offsets(&shape, strides, start);
    let data = match &x.data {
        Data::F32(d) => at(d, &offsets).map(Data::F32),
        Data::I32(d) => at(d, &offsets).map(Data::I32),
        Data::Bool(d) => at(d, &offsets).map(Data::Bool),
    };
    let data = data.ok_or_else(|| format!("{shape:?} reaches past the end of {:?}", x.shape))?;
    Ok(Tensor { shape, data })
}

/// `f` of the elements of two tensors, broadcast to `shape`.
fn zip<A: Copy, B: Copy, T>(
    shape: &[usize],
    (x_shape, x): (&[usize], &[A]),
    (y_shape, y): (&[usize], &[B]),
    f: impl Fn(A, B) -> T,
) -> Result<Vec<T>, String> {
    if x_shape == shape && y_shape == shape {
        return Ok(x.iter().zip(y).map(|(x, y)| f(*x, *y)).collect());
    }
    let (at_x, at_y) = (broadcast_offsets(shape, x_shape)?, broadcast_offsets(shape, y_shape)?);
    Ok(at_x.iter().zip(&at_y).map(|(i, j)| f(x[*i], y[*j])).collect())
}

/// For each element of `shape`, the offset of the element of `from` that broadcasting gives it.
fn broadcast_offsets(shape: &[usize], from: &[usize]) -> Result<Vec<usize>, String> {
    let fault = || format!("{from:?} does not broadcast to {shape:?}");
    let skip = shape.len().checked_sub(from.len()).ok_or_else(fault)?;
    let mut steps = vec![0; shape.len()];
    for ((step, stride), (len, wanted)) in
        steps[skip..].iter_mut().zip(strides(from)).zip(from.iter().zip(&shape[skip..]))
    {
        match (*len, *wanted) {
            (len, wanted) if len == wanted => *step = stride,
            (1, _) => {}
            (_, _) => return Err(fault()),
        }
    }
    Ok(offsets(shape, &steps, 0))
}

fn concat(parts: &[Rc<Tensor>], axis: usize, shape: Vec<usize>) -> Result<Tensor, String> {
    fn join<'a, T: Copy + 'a>(outer: usize, parts: &[(usize, &'a [T])]) -> Vec<T> {
        let rows = (0..outer).flat_map(|row| parts.iter().map(move |(len, data)| &data[row * len..(row + 1) * len]));
        rows.flatten().copied().collect()
    }
    if axis >= shape.len() {
        return Err(format!("there is no axis {axis}"));
    }
    let outer: usize = shape[..axis].iter().product();
    let inner: usize = shape[axis + 1..].iter().product();
    let total: usize = parts.iter().map(|p| p.shape.get(axis).copied().unwrap_or(0)).sum();
    let even = parts.iter().all(|p| p.shape.get(axis).is_some_and(|len| p.len() == outer * len * inner));
    if total != shape[axis] || !even {
        return Err(format!("the parts do not join to {shape:?}"));
    }
    let lens = parts.iter().map(|p| p.shape[axis] * inner);
    let data = match parts.first().map(|p| p.dtype()) {
        Some(DType::I32) => {
            let all: Vec<&[i32]> = parts.iter().map(|p| p.ints()).collect::<Result<_, _>>()?;
            Data::I32(join(outer, &lens.zip(all).collect::<Vec<_>>()))
        }
        Some(DType::Bool) => {
            let all: Vec<&[bool]> = parts.iter().map(|p| p.bools()).collect::<Result<_, _>>()?;
            Data::Bool(join(outer, &lens.zip(all).collect::<Vec<_>>()))
        }
        Some(DType::F32 | DType::Stored) | None => {
            let all: Vec<&[f32]> = parts.iter().map(|p| p.floats()).collect::<Result<_, _>>()?;
            Data::F32(join(outer, &lens.zip(all).collect::<Vec<_>>()))
        }
    };
    Ok(Tensor { shape, data })
}

/// Σ x·y in f64, in eight interleaved parts.
fn dot(x: &[f32], y: &[f32]) -> f64 {
    let mut sums = [0.0f64; 8];
    let (xs, ys) = (x.chunks_exact(8), y.chunks_exact(8));
    let rest: f64 = xs.remainder().iter().zip(ys.remainder()).map(|(x, y)| f64::from(*x) * f64::from(*y)).sum();
    for (x, y) in xs.zip(ys) {
        for (sum, (x, y)) in sums.iter_mut().zip(x.iter().zip(y)) {
            *sum += f64::from(*x) * f64::from(*y);
        }
    }
    sums.iter().sum::<f64>() + rest
}

/// Sums along an axis, each in f64 and rounded once.
fn fold_sum(x: &Tensor, axis: usize, shape: &[usize]) -> Result<Tensor, String> {
    let (Some(len), Some(after)) = (x.shape.get(axis), x.shape.get(axis + 1..)) else {
        return Err(format!("there is no axis {axis}"));
    };
    let inner: usize = after.iter().product();
    let (data, count) = (x.floats()?, elements(shape)?);
    let sum = |at: usize| {
        let first = at / inner * len * inner + at % inner;
        (0..*len).map(|i| f64::from(data[first + i * inner])).sum::<f64>() as f32
    };
    Ok(Tensor::f32(shape, (0..count).map(sum).collect()))
}

/// x [.., K], w [N, K] → [.., N]
fn matmul(x: &Tensor, w: &Tensor, shape: &[usize]) -> Result<Tensor, String> {
    let [n, k] = w.shape[..] else { return Err("w has 2 axes".to_string()) };
    if x.shape.last() != Some(&k) || shape.last() != Some(&n) {
        return Err(format!("{:?} and {:?} do not multiply", x.shape, w.shape));
    }
    if k == 0 || n == 0 {
        return Ok(Tensor::f32(shape, vec![0.0; elements(shape)?]));
    }
    let (x, w) = (x.floats()?, w.floats()?);
    let mut out = Vec::with_capacity(x.len() / k * n);
    for row in x.chunks(k) {
        out.extend(w.chunks(k).map(|weights| dot(row, weights) as f32));
    }
    Ok(Tensor::f32(shape, out))
}

/// Rows of `table` by index.
fn take(table: &Tensor, index: &Tensor, shape: Vec<usize>) -> Result<Tensor, String> {
    let count = *table.shape.first().ok_or("a scalar has no rows")?;
    let inner: usize = table.shape[1..].iter().product();
    let mut offsets = Vec::with_capacity(index.len() * inner);
    for row in index.ints()? {
        let at = usize::try_from(*row).ok().filter(|r| *r < count);
        let at = at.ok_or_else(|| format!("index {row} in {count} rows"))?;
        offsets.extend(at * inner..(at + 1) * inner);
    }
    let data = match &table.data {
        Data::F32(d) => Data::F32(offsets.iter().map(|o| d[*o]).collect()),
        Data::I32(d) => Data::I32(offsets.iter().map(|o| d[*o]).collect()),
        Data::Bool(d) => Data::Bool(offsets.iter().map(|o| d[*o]).collect()),
    };
    Ok(Tensor { shape, data })
}

#[cfg(test)]
mod tests;
