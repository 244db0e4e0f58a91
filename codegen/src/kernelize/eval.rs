//! Evaluates values of a group at an index: operands are loaded, elementwise ops and views become arithmetic, and
//! reductions of a row are computed once by all lanes together ([`Eval::prepare`]).
//!
//! Every loop and sum here has an order that depends on shapes alone.

use super::builder::{Builder, reduce_binary};
use std::collections::{HashMap, HashSet};
use tf_ir::bundle::Constraint;
use tf_ir::dtype::DType;
use tf_ir::format::{Class, Number};
use tf_ir::graph::{Graph, Value, ValueDef};
use tf_ir::kernel::*;
use tf_ir::ops::{Op, ReduceOp, TensorType, Type, UnaryOp};
use tf_ir::shape::{Dim, PAGE, TABLE};

/// What a kernel's buffer holds.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A parameter of the block.
    Param(Value),
    /// A value stored by this or another group.
    Stored(Value),
    /// A column of the row table that an op reads implicitly.
    Row(tf_ir::bundle::RowColumn),
}

/// Where an anchor's result is while its epilogue runs: element `idx` at Σ (idx[i] − origin[i]) · stride[i].
#[derive(Clone)]
pub struct Source {
    pub mem: Mem,
    pub origin: Vec<Val>,
    pub strides: Vec<Val>,
}

type Key = (Value, Vec<Val>, u8);

pub struct Eval<'a> {
    pub graph: &'a Graph,
    pub b: Builder,
    /// Vector width this kernel is made for.
    pub vector: u8,
    /// Whether pages that attention takes values from lie [width][position].
    pub transposed_values: bool,
    members: HashSet<Value>,
    pub operands: Vec<Operand>,
    buffers: HashMap<Operand, Buffer>,
    pub sources: HashMap<Value, Source>,
    memo: Vec<HashMap<Key, Val>>,
    /// index made as outer · inner size + inner → (outer, inner)
    merged: HashMap<(Val, Dim), (Val, Val)>,
    pub constraints: Vec<Constraint>,
}

impl<'a> Eval<'a> {
    pub fn new(graph: &'a Graph, members: &[Value], b: Builder, vector: u8) -> Eval<'a> {
        Eval {
            graph,
            b,
            vector,
            transposed_values: false,
            members: members.iter().copied().collect(),
            operands: Vec::new(),
            buffers: HashMap::new(),
            sources: HashMap::new(),
            memo: vec![HashMap::new()],
            merged: HashMap::new(),
            constraints: Vec::new(),
        }
    }

    pub fn is_member(&self, value: Value) -> bool {
        self.members.contains(&value)
    }

    pub fn tensor(&self, value: Value) -> Result<TensorType, String> {
        match self.graph.ty(value) {
            Type::Tensor(t) | Type::Pages(t) | Type::Slots(t) => Ok(t.clone()),
            Type::Tuple(_) => Err(format!("{value} is a tuple; only its parts have elements")),
        }
    }

    // --- memory ---

    /// The buffer of `operand`; `access` widens to read-write when both are asked.
    pub fn buffer(&mut self, operand: Operand, access: Access) -> Buffer {
        if let Some(buffer) = self.buffers.get(&operand) {
            let decl = &mut self.b.kernel.buffers[*buffer];
            if decl.access != access {
                decl.access = Access::ReadWrite;
            }
            return *buffer;
        }
        let elem = match &operand {
            Operand::Row(_) => Elem::I32,
            Operand::Param(value) | Operand::Stored(value) => match self.graph.ty(*value) {
                Type::Tensor(t) => match t.dtype {
                    DType::F32 | DType::Bool => Elem::F32,
                    DType::I32 => Elem::I32,
                    DType::Stored => Elem::Stored,
                },
                Type::Pages(_) | Type::Slots(_) | Type::Tuple(_) => Elem::F32,
            },
        };
        let name = match &operand {
            Operand::Row(column) => column.name().to_string(),
            Operand::Param(value) => match self.graph.as_param(*value) {
                Some(param) => param.name.replace('.', "_"),
                None => format!("param{}", self.operands.len()),
            },
            // By position, so that kernels that differ in nothing else have one text.
            Operand::Stored(_) => format!("stored{}", self.operands.len()),
        };
        let buffer = self.b.buffer(name, elem, access);
        self.buffers.insert(operand.clone(), buffer);
        self.operands.push(operand);
        buffer
    }

    /// The operand behind a value that this group reads: a parameter, or what another group stored.
    pub fn operand(&self, value: Value) -> Result<Operand, String> {
        match &self.graph.values[value].def {
            ValueDef::Param(_) => Ok(Operand::Param(value)),
            ValueDef::Op { op: Op::Materialize, args } => match self.graph.as_op(args[0]) {
                Some((Op::KvStore, kv)) => self.operand(kv[0]),
                _ => Ok(Operand::Stored(args[0])),
            },
            ValueDef::Op { op: Op::Part(index), args } => match self.graph.as_op(args[0]) {
                Some((Op::Materialize, inner)) => match self.graph.as_op(inner[0]) {
                    Some((Op::Both, parts)) => match self.graph.as_op(parts[*index as usize]) {
                        Some((Op::KvStore, kv)) => self.operand(kv[0]),
                        _ => Ok(Operand::Stored(parts[*index as usize])),
                    },
                    _ => Err(format!("{value}: `part` of a `mat` that holds no `both`")),
                },
                _ => Err(format!("{value}: `part` of something that is not stored")),
            },
            ValueDef::Op { op, .. } => Err(format!("{value}: `{}` is neither in the group nor stored", op.name())),
        }
    }

    /// A value of the row table, as u32.
    pub fn row(&mut self, column: tf_ir::bundle::RowColumn, index: Val) -> Val {
        let buffer = self.buffer(Operand::Row(column), Access::Read);
        let value = self.b.load(Mem::Buffer(buffer), index, 1);
        self.b.convert(value, Elem::U32)
    }

    /// Row-major strides of a shape.
    pub fn strides(&mut self, shape: &[Dim]) -> Vec<Val> {
        let mut strides = Vec::new();
        let mut product = Dim::constant(1);
        for dim in shape.iter().rev() {
            strides.push(self.b.dim(&product));
            product = product * dim.clone();
        }
        strides.reverse();
        strides
    }

    pub fn linear(&mut self, shape: &[Dim], idx: &[Val]) -> Val {
        let strides = self.strides(shape);
        let mut sum = self.b.u32(0);
        for (i, stride) in idx.iter().zip(strides) {
            sum = self.b.at(sum, *i, stride);
        }
        sum
    }

    // --- blocks ---

    /// Runs `body` inside a new block and gives its statements.
    pub fn block(&mut self, body: impl FnOnce(&mut Self) -> Result<(), String>) -> Result<Vec<Stmt>, String> {
        self.b.open();
        self.memo.push(HashMap::new());
        let result = body(self);
        self.memo.pop();
        let stmts = self.b.close();
        result.map(|()| stmts)
    }

    pub fn for_range(
        &mut self,
        start: Val,
        end: Val,
        step: Val,
        body: impl FnOnce(&mut Self, Val) -> Result<(), String>,
    ) -> Result<(), String> {
        let index = self.b.index();
        let body = self.block(|e| body(e, index))?;
        self.b.emit(Stmt::For { index, start, end, step, body });
        Ok(())
    }

    /// Each lane takes every `lanes`-th piece of `width` elements of 0..len.
    pub fn cooperate(
        &mut self,
        len: Val,
        width: u8,
        body: impl FnOnce(&mut Self, Val) -> Result<(), String>,
    ) -> Result<(), String> {
        let width = u32::from(width);
        let lane = self.b.lane();
        let width_val = self.b.u32(width);
        let start = self.b.mul(lane, width_val);
        let step = self.b.u32(self.b.kernel.lanes * width);
        self.for_range(start, len, step, body)
    }

    /// This workgroup's share of `total` pieces along a capped axis 0: a contiguous run, so that neighbours in memory stay
    /// with one workgroup.
    pub fn share(&mut self, total: Val) -> (Val, Val) {
        let (id, count, one) = (self.b.group_id(0), self.b.group_count(0), self.b.u32(1));
        let more = self.b.add(total, count);
        let more = self.b.sub(more, one);
        let each = self.b.div(more, count);
        let start = self.b.mul(id, each);
        let end = self.b.add(start, each);
        (start, self.b.min(end, total))
    }

    pub fn when(&mut self, condition: Val, body: impl FnOnce(&mut Self) -> Result<(), String>) -> Result<(), String> {
        let then = self.block(body)?;
        self.b.emit(Stmt::If { condition, then, otherwise: Vec::new() });
        Ok(())
    }

    // --- vectors ---

    /// Asks that vectors of this kernel fit `dim`; an error when they never do.
    pub fn require_multiple(&mut self, dim: &Dim, of: u8) -> Result<(), String> {
        if of == 1 {
            return Ok(());
        }
        match dim.as_constant() {
            Some(value) if value.is_multiple_of(u64::from(of)) => Ok(()),
            Some(value) => Err(format!("vectors of {of} do not fit a length of {value}")),
            None => {
                let constraint = Constraint::Multiple(dim.clone(), u64::from(of));
                if !self.constraints.contains(&constraint) {
                    self.constraints.push(constraint);
                }
                Ok(())
            }
        }
    }

    /// Asks that the elements of a stored weight can be had one by one, where the kernel decodes them.
    pub fn require_elements(&mut self, buffer: Buffer) {
        if self.b.kernel.lanes == 1 || self.b.kernel.buffers[buffer].elem != Elem::Stored {
            return;
        }
        let constraint = Constraint::AtMost(Dim::sym(&Number::Class.dim(buffer.0)), Class::AffineBf16 as u64);
        if !self.constraints.contains(&constraint) {
            self.constraints.push(constraint);
        }
    }

    /// The width for a loop along an axis of length `dim`.
    pub fn width(&mut self, dim: &Dim) -> u8 {
        let width = self.vector;
        match self.require_multiple(dim, width) {
            Ok(()) => width,
            Err(_) => 1,
        }
    }

    // --- evaluation ---

    /// The elements of `value` at `idx` (one index an axis; `width` elements along the last one).
    pub fn at(&mut self, value: Value, idx: &[Val], width: u8) -> Result<Val, String> {
        let key = (value, idx.to_vec(), width);
        if let Some(val) = self.memo.iter().rev().find_map(|scope| scope.get(&key)) {
            return Ok(*val);
        }
        let val = self.compute(value, idx, width)?;
        self.remember(key, val);
        Ok(val)
    }

    fn remember(&mut self, key: Key, val: Val) {
        self.memo.last_mut().expect("the outermost scope stays open").insert(key, val);
    }

    fn compute(&mut self, value: Value, idx: &[Val], width: u8) -> Result<Val, String> {
        let ty = self.tensor(value)?;
        if ty.shape.len() != idx.len() {
            return Err(format!("{value}: {} indices for {ty}", idx.len()));
        }
        if let Some(source) = self.sources.get(&value).cloned() {
            let mut address = self.b.u32(0);
            for ((i, origin), stride) in idx.iter().zip(&source.origin).zip(&source.strides) {
                let local = self.b.sub(*i, *origin);
                address = self.b.at(address, local, *stride);
            }
            return Ok(self.b.load(source.mem, address, width));
        }
        if !self.is_member(value) {
            let operand = self.operand(value)?;
            let buffer = self.buffer(operand, Access::Read);
            self.require_elements(buffer);
            if let Some(last) = ty.shape.last() {
                self.require_multiple(last, width)?;
            }
            let address = self.linear(&ty.shape, idx);
            return Ok(self.b.load(Mem::Buffer(buffer), address, width));
        }
        let graph = self.graph;
        let (op, args) = graph.as_op(value).ok_or_else(|| format!("{value}: a parameter cannot be a member"))?;
        match op {
            Op::Const(number) => Ok(self.b.f32(number.value(), width)),
            Op::Scalar(name) => {
                let scalar = self.b.scalar(name);
                Ok(self.b.splat(scalar, width))
            }
            Op::DimValue(dim) => {
                let dim = self.b.dim(dim);
                let number = self.b.convert(dim, Elem::F32);
                Ok(self.b.splat(number, width))
            }
            Op::Unary(op) => {
                let x = self.broadcast_at(args[0], &ty, idx, width)?;
                Ok(self.b.unary(kernel_unary(*op), x))
            }
            Op::Binary(op) => {
                let x = self.broadcast_at(args[0], &ty, idx, width)?;
                let y = self.broadcast_at(args[1], &ty, idx, width)?;
                Ok(self.b.arith(*op, x, y))
            }
            Op::Compare(op) => {
                let x = self.broadcast_at(args[0], &ty, idx, width)?;
                let y = self.broadcast_at(args[1], &ty, idx, width)?;
                Ok(self.b.compare(*op, x, y))
            }
            Op::Select => {
                let c = self.broadcast_at(args[0], &ty, idx, width)?;
                let x = self.broadcast_at(args[1], &ty, idx, width)?;
                let y = self.broadcast_at(args[2], &ty, idx, width)?;
                Ok(self.b.select(c, x, y))
            }
            Op::Reshape(_) => {
                let from = self.tensor(args[0])?;
                for shape in [&ty.shape, &from.shape] {
                    if let Some(last) = shape.last() {
                        self.require_multiple(last, width)?;
                    }
                }
                let inner = self.reshape_index(&ty.shape, &from.shape, idx);
                self.at(args[0], &inner, width)
            }
            Op::Transpose(axes) => {
                let moved = |idx: &[Val]| {
                    let mut inner = idx.to_vec();
                    for (i, axis) in axes.iter().enumerate() {
                        inner[*axis as usize] = idx[i];
                    }
                    inner
                };
                if axes.last().map(|a| *a as usize) == Some(axes.len() - 1) {
                    return self.at(args[0], &moved(idx), width);
                }
                self.by_components(idx, width, |e, idx| e.at(args[0], &moved(idx), 1))
            }
            Op::Slice { axis, start, .. } => {
                let axis = *axis as usize;
                if axis + 1 == idx.len() {
                    self.require_multiple(start, width)?;
                    self.require_multiple(&ty.shape[axis], width)?;
                }
                let mut inner = idx.to_vec();
                let start = self.b.dim(start);
                inner[axis] = self.b.add(idx[axis], start);
                self.at(args[0], &inner, width)
            }
            Op::Concat { axis } => {
                let axis = *axis as usize;
                let mut present = Vec::new();
                for arg in args {
                    if self.tensor(*arg)?.shape[axis] != Dim::constant(0) {
                        present.push(*arg);
                    }
                }
                self.concat_at(&present, axis, idx, width)
            }
            Op::Reduce(op) => self.serial_reduce(*op, args[0], idx),
            Op::FoldSum { axis } => self.fold_sum(args[0], *axis as usize, idx, width),
            Op::Pick => self.by_components(idx, width, |e, idx| e.pick(args[0], args[1], idx)),
            Op::Gather => {
                let row = self.at(args[1], &idx[..1], 1)?;
                let row = self.b.convert(row, Elem::U32);
                self.at(args[0], &[row, idx[1]], width)
            }
            Op::Take => {
                let inner = self.take_index(args[1], idx)?;
                self.at(args[0], &inner, width)
            }
            Op::Matmul
            | Op::ExpertMatmul
            | Op::TopK { .. }
            | Op::Order { .. }
            | Op::KvStore
            | Op::Attention { .. }
            | Op::ConvScan
            | Op::DeltaScan
            | Op::Materialize
            | Op::Both
            | Op::Part(_) => Err(format!("{value}: `{}` cannot be computed at one element", op.name())),
        }
    }

    fn take_index(&mut self, index: Value, idx: &[Val]) -> Result<Vec<Val>, String> {
        let row = self.at(index, &idx[..1], 1)?;
        let key = (index, vec![idx[0], idx[0]], 0);
        // The converted index is remembered beside the loaded one, so that a prepared row is found again.
        let row = match self.memo.iter().rev().find_map(|scope| scope.get(&key)) {
            Some(row) => *row,
            None => {
                let row = self.b.convert(row, Elem::U32);
                self.remember(key, row);
                row
            }
        };
        let mut inner = idx.to_vec();
        inner[0] = row;
        Ok(inner)
    }

    /// An argument of an elementwise op whose result has type `out`, at the result's index.
    fn broadcast_at(&mut self, arg: Value, out: &TensorType, idx: &[Val], width: u8) -> Result<Val, String> {
        let shape = self.tensor(arg)?.shape;
        let inner = self.broadcast_index(&shape, &out.shape, idx);
        let narrow = match shape.last() {
            None => true,
            Some(last) => last.is_one() && out.shape.last().is_some_and(|d| !d.is_one()),
        };
        if narrow && width > 1 {
            let x = self.at(arg, &inner, 1)?;
            return Ok(self.b.splat(x, width));
        }
        self.at(arg, &inner, width)
    }

    fn broadcast_index(&mut self, shape: &[Dim], out: &[Dim], idx: &[Val]) -> Vec<Val> {
        let skip = out.len() - shape.len();
        let zero = self.b.u32(0);
        shape
            .iter()
            .zip(&out[skip..])
            .zip(&idx[skip..])
            .map(|((dim, out), i)| if dim.is_one() && !out.is_one() { zero } else { *i })
            .collect()
    }

    pub fn by_components(
        &mut self,
        idx: &[Val],
        width: u8,
        mut one: impl FnMut(&mut Self, &[Val]) -> Result<Val, String>,
    ) -> Result<Val, String> {
        let (last, lead) = idx.split_last().ok_or("a vector needs an axis")?;
        let mut parts = Vec::new();
        for component in 0..width {
            let offset = self.b.u32(u32::from(component));
            let mut inner = lead.to_vec();
            inner.push(self.b.add(*last, offset));
            parts.push(one(self, &inner)?);
        }
        Ok(self.b.pack(parts))
    }

    /// The index into shape `to` of the element at `idx` in shape `from`, both row-major over the same elements.
    fn reshape_index(&mut self, from: &[Dim], to: &[Dim], idx: &[Val]) -> Vec<Val> {
        let lead = from.iter().zip(to).take_while(|(a, b)| a == b).count();
        let most = from.len().min(to.len()) - lead;
        let trail = from.iter().rev().zip(to.iter().rev()).take(most).take_while(|(a, b)| a == b).count();
        let mut result = idx[..lead].to_vec();
        let mut whole = self.b.u32(0);
        for (dim, i) in from[lead..from.len() - trail].iter().zip(&idx[lead..]) {
            let outer = whole;
            let size = self.b.dim(dim);
            let scaled = self.b.mul(outer, size);
            whole = self.b.add(scaled, *i);
            if !self.b.is(outer, 0) {
                self.merged.insert((whole, dim.clone()), (outer, *i));
            }
        }
        let mut parts = Vec::new();
        let middle = &to[lead..to.len() - trail];
        for (position, dim) in middle.iter().enumerate().rev() {
            if position == 0 {
                parts.push(whole);
            } else if let Some((outer, inner)) = self.merged.get(&(whole, dim.clone())).copied() {
                parts.push(inner);
                whole = outer;
            } else {
                let size = self.b.dim(dim);
                parts.push(self.b.rem(whole, size));
                whole = self.b.div(whole, size);
            }
        }
        parts.reverse();
        result.extend(parts);
        result.extend(&idx[idx.len() - trail..]);
        result
    }

    /// The index of each axis of `shape` for the element `whole` in row-major order.
    pub fn split_index(&mut self, whole: Val, shape: &[Dim]) -> Vec<Val> {
        let count = shape.iter().cloned().fold(Dim::constant(1), |a, b| a * b);
        match shape {
            [] => Vec::new(),
            [_] => vec![whole],
            _ => self.reshape_index(&[count], shape, &[whole]),
        }
    }

    /// Says that `whole` = `outer` · `size` + `inner`, so that a later split costs nothing.
    pub fn merge_index(&mut self, outer: Val, inner: Val, size: &Dim) -> Val {
        let stride = self.b.dim(size);
        let whole = self.b.at(inner, outer, stride);
        if whole != inner && whole != outer {
            self.merged.insert((whole, size.clone()), (outer, inner));
        }
        whole
    }

    fn concat_at(&mut self, args: &[Value], axis: usize, idx: &[Val], width: u8) -> Result<Val, String> {
        let (first, rest) = args.split_first().ok_or("`concat` of nothing")?;
        if rest.is_empty() {
            return self.at(*first, idx, width);
        }
        let len = self.tensor(*first)?.shape[axis].clone();
        if axis + 1 == idx.len() {
            self.require_multiple(&len, width)?;
        }
        let zero = self.b.f32(0.0, width);
        let result = self.b.var(zero);
        let len = self.b.dim(&len);
        let inside = self.b.lt(idx[axis], len);
        let then = self.block(|e| {
            let x = e.at(*first, idx, width)?;
            e.b.set(result, x);
            Ok(())
        })?;
        let otherwise = self.block(|e| {
            let mut inner = idx.to_vec();
            inner[axis] = e.b.sub(idx[axis], len);
            let x = e.concat_at(rest, axis, &inner, width)?;
            e.b.set(result, x);
            Ok(())
        })?;
        self.b.emit(Stmt::If { condition: inside, then, otherwise });
        Ok(self.b.get(result))
    }

    /// A reduction that was not prepared: each lane computes it alone, in order.
    fn serial_reduce(&mut self, op: ReduceOp, arg: Value, idx: &[Val]) -> Result<Val, String> {
        let len = self.tensor(arg)?.shape.last().cloned().ok_or("`reduce` of a scalar")?;
        let start = self.b.f32(op.identity(), 1);
        let total = self.b.var(start);
        let lead = idx[..idx.len() - 1].to_vec();
        let (zero, one, end) = (self.b.u32(0), self.b.u32(1), self.b.dim(&len));
        self.for_range(zero, end, one, |e, d| {
            let x = e.at(arg, &[lead.as_slice(), &[d]].concat(), 1)?;
            let sum = e.b.get(total);
            let sum = e.b.arith(reduce_binary(op), sum, x);
            e.b.set(total, sum);
            Ok(())
        })?;
        Ok(self.b.get(total))
    }

    /// Computes every reduction under `value` for the row at `lead` (all axes but the last), by all lanes together, so
    /// that [`Eval::at`] finds it. Reached by all lanes alike; `lead` is the same in all lanes.
    pub fn prepare(&mut self, value: Value, lead: &[Val]) -> Result<(), String> {
        if !self.is_member(value) || self.sources.contains_key(&value) {
            return Ok(());
        }
        let ty = self.tensor(value)?;
        if ty.shape.len() != lead.len() + 1 {
            return Ok(());
        }
        let graph = self.graph;
        let Some((op, args)) = graph.as_op(value) else { return Ok(()) };
        match op {
            Op::Unary(_) | Op::Binary(_) | Op::Compare(_) | Op::Select => {
                for arg in args {
                    let shape = self.tensor(*arg)?.shape;
                    if shape.is_empty() {
                        continue;
                    }
                    let last = self.b.u32(0);
                    let full = [lead, &[last]].concat();
                    let mut inner = self.broadcast_index(&shape, &ty.shape, &full);
                    inner.pop();
                    self.prepare(*arg, &inner)?;
                }
                Ok(())
            }
            Op::Reduce(op) => {
                self.prepare(args[0], lead)?;
                let zero = self.b.u32(0);
                let key = (value, [lead, &[zero]].concat(), 1);
                if self.memo.iter().any(|scope| scope.contains_key(&key)) {
                    return Ok(());
                }
                let total = self.reduce_together(*op, args[0], lead)?;
                self.remember(key, total);
                Ok(())
            }
            Op::Slice { axis, start, .. } => {
                let mut inner = lead.to_vec();
                if let Some(i) = inner.get_mut(*axis as usize) {
                    let start = self.b.dim(start);
                    *i = self.b.add(*i, start);
                }
                self.prepare(args[0], &inner)
            }
            Op::Concat { axis } if *axis as usize == lead.len() => {
                args.iter().try_for_each(|arg| self.prepare(*arg, lead))
            }
            Op::Reshape(_) => {
                let from = self.tensor(args[0])?.shape;
                if from.last() != ty.shape.last() {
                    return Ok(());
                }
                let inner = self.reshape_index(&ty.shape[..lead.len()], &from[..from.len() - 1], lead);
                self.prepare(args[0], &inner)
            }
            Op::TopK { k } => {
                self.prepare(args[0], lead)?;
                self.choose(value, args[0], k, lead)
            }
            Op::Pick => args.iter().try_for_each(|arg| self.prepare(*arg, lead)),
            Op::Take if !lead.is_empty() => {
                let inner = self.take_index(args[1], lead)?;
                self.prepare(args[0], &inner)
            }
            Op::Take
            | Op::Concat { .. }
            | Op::Const(_)
            | Op::Scalar(_)
            | Op::DimValue(_)
            | Op::Transpose(_)
            | Op::FoldSum { .. }
            | Op::Matmul
            | Op::ExpertMatmul
            | Op::Order { .. }
            | Op::Gather
            | Op::KvStore
            | Op::Attention { .. }
            | Op::ConvScan
            | Op::DeltaScan
            | Op::Materialize
            | Op::Both
            | Op::Part(_) => Ok(()),
        }
    }

    /// The reduction of `value`'s last axis at `lead` by all lanes: strided partial results, components left to right,
    /// then the lanes' tree.
    fn reduce_together(&mut self, op: ReduceOp, value: Value, lead: &[Val]) -> Result<Val, String> {
        let len = self.tensor(value)?.shape.last().cloned().ok_or("`reduce` of a scalar")?;
        let width = self.width(&len);
        let start = self.b.f32(op.identity(), width);
        let partial = self.b.var(start);
        let end = self.b.dim(&len);
        self.cooperate(end, width, |e, d| {
            let x = e.at(value, &[lead, &[d]].concat(), width)?;
            let sum = e.b.get(partial);
            let sum = e.b.arith(reduce_binary(op), sum, x);
            e.b.set(partial, sum);
            Ok(())
        })?;
        let partial = self.b.get(partial);
        let partial = self.b.across(op, partial);
        Ok(self.b.lane_reduce(op, partial))
    }

    // --- results ---

    /// Stores the root's elements at `idx`.
    pub fn store_root(&mut self, root: Value, idx: &[Val], width: u8) -> Result<(), String> {
        let graph = self.graph;
        if let Some((Op::KvStore, args)) = graph.as_op(root) {
            let x = self.at(args[1], idx, width)?;
            return self.store_page(args[0], idx, x);
        }
        let shape = self.tensor(root)?.shape;
        let x = self.at(root, idx, width)?;
        let buffer = self.buffer(Operand::Stored(root), Access::Write);
        if let Some(last) = shape.last() {
            self.require_multiple(last, width)?;
        }
        let address = self.linear(&shape, idx);
        self.b.store(Mem::Buffer(buffer), address, x);
        Ok(())
    }

    /// Element address of (row's page, head, position in page, channel 0) and the strides of position and channel.
    pub fn page_address(
        &mut self,
        heads: &Dim,
        width: &Dim,
        page: Val,
        head: Val,
        transposed: bool,
    ) -> (Val, Val, Val) {
        let heads = self.b.dim(heads);
        let channels = self.b.dim(width);
        let positions = self.b.u32(PAGE as u32);
        let block = self.b.at(head, page, heads);
        let block = self.b.mul(block, channels);
        let base = self.b.mul(block, positions);
        let one = self.b.u32(1);
        if transposed { (base, one, positions) } else { (base, channels, one) }
    }

    fn store_page(&mut self, cache: Value, idx: &[Val], x: Val) -> Result<(), String> {
        use tf_ir::bundle::RowColumn;
        let shape = self.tensor(cache)?.shape;
        let transposed = self.transposed_values && self.feeds_values(cache);
        let (row, head, channel) = (idx[0], idx[1], idx[2]);
        let position = self.row(RowColumn::Position, row);
        let stream = self.row(RowColumn::Stream, row);
        let table = self.b.dim(&Dim::sym(TABLE));
        let per_page = self.b.u32(PAGE as u32);
        let nth = self.b.div(position, per_page);
        let inside = self.b.rem(position, per_page);
        let entry = self.b.at(nth, stream, table);
        let page = self.row(RowColumn::Pages, entry);
        let (base, position_stride, channel_stride) = self.page_address(&shape[0], &shape[1], page, head, transposed);
        let base = self.b.at(base, inside, position_stride);
        let operand = self.operand(cache)?;
        let buffer = Mem::Buffer(self.buffer(operand, Access::Write));
        let width = self.b.ty(x).width;
        if !transposed {
            self.require_multiple(&shape[1], width)?;
            let address = self.b.add(base, channel);
            self.b.store(buffer, address, x);
            return Ok(());
        }
        for component in 0..width {
            let offset = self.b.u32(u32::from(component));
            let c = self.b.add(channel, offset);
            let address = self.b.at(base, c, channel_stride);
            let part = self.b.extract(x, component);
            self.b.store(buffer, address, part);
        }
        Ok(())
    }

    /// Whether an attention of this graph takes its values from this cache.
    fn feeds_values(&self, cache: Value) -> bool {
        self.graph.values.iter().any(|(_, data)| match &data.def {
            ValueDef::Op { op: Op::Attention { .. }, args } => {
                self.operand(args[2]).is_ok_and(|o| o == Operand::Param(cache))
            }
            _ => false,
        })
    }
}

fn kernel_unary(op: UnaryOp) -> KUnary {
    match op {
        UnaryOp::Neg => KUnary::Neg,
        UnaryOp::Abs => KUnary::Abs,
        UnaryOp::Exp => KUnary::Exp,
        UnaryOp::Log => KUnary::Log,
        UnaryOp::Sqrt => KUnary::Sqrt,
        UnaryOp::Rsqrt => KUnary::Rsqrt,
        UnaryOp::Recip => KUnary::Recip,
        UnaryOp::Tanh => KUnary::Tanh,
    }
}
