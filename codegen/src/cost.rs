//! What a group costs: the bytes it reads and writes, and its launch, in bytes that could be moved in that time.
//!
//! Costs add up over a DAG without counting anything twice: a [`Cost`] carries the launches below it and the stored
//! values it reads as sets, so a value that two branches share is paid once. A tuple's cost is apportioned to its
//! parts, so that a part alone looks as cheap as it is when all parts are used. Dims that only a checkpoint knows
//! get representative values: decisions hold for a family, not for a size.

use crate::group::{Arg, Form};
use std::collections::{BTreeMap, BTreeSet};
use tf_ir::dtype::DType;
use tf_ir::entity::Entity;
use tf_ir::graph::{Graph, ValueDef};
use tf_ir::ops::{Op, TensorType, Type};
use tf_ir::shape::{Dim, Env, ROWS, STREAMS, TABLE, WANTED};

/// Values of dims at which bytes are counted.
#[derive(Clone, PartialEq, Debug)]
pub struct Sizes {
    /// Values of names; [`Sizes::OTHER`] for what is not here.
    pub dims: Env,
    /// Positions that a stream has in its cache.
    pub context: u64,
}

impl Default for Sizes {
    /// One row of one stream after 1024 positions.
    fn default() -> Sizes {
        let dims =
            [ROWS, STREAMS, WANTED].map(|name| (name.into(), 1)).into_iter().chain([(TABLE.into(), 2)]).collect();
        Sizes { dims, context: 1024 }
    }
}

impl Sizes {
    pub const OTHER: u64 = 256;

    fn elements(&self, shape: &[Dim]) -> u64 {
        shape.iter().fold(1, |product, dim| {
            let mut env = self.dims.clone();
            for name in dim.syms() {
                env.entry(name).or_insert(Self::OTHER);
            }
            // A difference of representative sizes may be negative; one element is as good a guess as any.
            product * dim.eval(&env).unwrap_or(1).max(1)
        })
    }

    fn tensor(&self, t: &TensorType) -> u64 {
        let width = match t.dtype {
            DType::F32 | DType::I32 => 4,
            DType::Stored => 2,
            DType::Bool => 1,
        };
        self.elements(&t.shape) * width
    }

    /// Bytes of a value: stored weights at two bytes an element, pages at the context's length, slots of all streams.
    pub fn bytes(&self, ty: &Type) -> u64 {
        match ty {
            Type::Tensor(t) => self.tensor(t),
            Type::Pages(t) => self.tensor(t) * self.context,
            Type::Slots(t) => self.tensor(t) * self.elements(&[Dim::sym(STREAMS)]),
            Type::Tuple(parts) => parts.iter().map(|p| self.bytes(p)).sum(),
        }
    }
}

/// The cost of a value: of the launches below it, and of the group it is in so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Cost {
    pub form: Form,
    /// Stored values that the open group reads, with their bytes.
    reads: BTreeMap<u32, u64>,
    /// Ops of the open group, with what they weigh.
    ops: BTreeMap<u32, u64>,
    /// Bytes to store the value, when that is not its size.
    write: Option<u64>,
    /// Finished launches (or parts of them) below.
    closed: BTreeMap<(u32, u32), u64>,
    /// Launches below, by number: what needs itself has no cost.
    needs: BTreeSet<u32>,
    /// For a tuple, each of its roots.
    parts: Vec<Share>,
}

/// What one root of a tuple costs, shared reads divided, and the launches that it alone needs.
#[derive(Clone, PartialEq, Debug)]
struct Share {
    bytes: u64,
    closed: BTreeMap<(u32, u32), u64>,
}

/// Reads of a launch and what it writes, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Moved {
    pub read: u64,
    pub written: u64,
}

/// An op of a prologue is done again by each workgroup.
const PROLOGUE_WEIGHT: u64 = 16;
/// The key of a whole launch among its parts.
const WHOLE: u32 = u32::MAX;

impl Cost {
    pub fn param(id: u32, ty: &Type, sizes: &Sizes) -> Cost {
        Cost {
            form: Form::Stored,
            reads: BTreeMap::from([(id, sizes.bytes(ty))]),
            ops: BTreeMap::new(),
            write: None,
            closed: BTreeMap::new(),
            needs: BTreeSet::new(),
            parts: Vec::new(),
        }
    }

    /// The cost of `op`, named `id` and of type `ty`; `None` when no group may hold it or it would need itself.
    pub fn of(op: &Op, id: u32, ty: &Type, args: &[(u32, &Type, &Cost)], sizes: &Sizes, launch: u64) -> Option<Cost> {
        let forms: Vec<Arg> = args.iter().map(|(id, ty, cost)| Arg { form: &cost.form, id: *id, ty }).collect();
        let form = Form::of(op, id, ty, &forms)?;
        let mut cost = Cost::join(form, args.iter().map(|(_, _, cost)| *cost));
        if cost.ops.contains_key(&id) || cost.needs.contains(&id) {
            return None;
        }
        match op {
            Op::Materialize => return Some(cost.close(id, ty, args, sizes, launch)),
            Op::Part(index) => {
                // Without what the other roots need: they are paid for where they are used.
                let (tuple, _, of_tuple) = args[0];
                let share = of_tuple.parts.get(*index as usize)?;
                cost.closed = share.closed.clone();
                cost.closed.insert((tuple, *index), share.bytes);
                cost.reads = BTreeMap::from([(id, sizes.bytes(ty))]);
                return Some(cost);
            }
            Op::Both => {
                cost.parts = apportion(args, sizes);
                cost.write = Some(args.iter().map(|(_, ty, root)| root.moved(ty, sizes).written).sum());
                return Some(cost);
            }
            Op::Gather | Op::Take => {
                // Only the rows that are asked for.
                cost.reads = BTreeMap::from([(args[0].0, sizes.bytes(ty)), (args[1].0, sizes.bytes(args[1].1))]);
            }
            Op::KvStore => {
                cost.write = Some(sizes.bytes(args[1].1));
                for state in args[0].2.reads.keys() {
                    cost.reads.remove(state);
                }
            }
            Op::Matmul | Op::Attention { .. } => {
                for weight in cost.ops.values_mut() {
                    *weight *= PROLOGUE_WEIGHT;
                }
            }
            Op::ConvScan | Op::DeltaScan => {
                // The state is read and written back.
                if let Some((_, _, state)) = args.last() {
                    for read in state.reads.keys() {
                        cost.reads.entry(*read).and_modify(|bytes| *bytes *= 2);
                    }
                }
            }
            Op::Reshape(_) | Op::Transpose(_) | Op::Slice { .. } if cost.form == Form::Stored => {
                cost.reads = BTreeMap::from([(id, sizes.bytes(ty))]);
                return Some(cost);
            }
            _ => {}
        }
        cost.ops.insert(id, 1);
        Some(cost)
    }

    /// Several costs as one, shared parts counted once.
    pub fn join<'a>(form: Form, all: impl Iterator<Item = &'a Cost>) -> Cost {
        let mut sum = Cost {
            form,
            reads: BTreeMap::new(),
            ops: BTreeMap::new(),
            write: None,
            closed: BTreeMap::new(),
            needs: BTreeSet::new(),
            parts: Vec::new(),
        };
        for cost in all {
            for (map, other) in [(&mut sum.reads, &cost.reads), (&mut sum.ops, &cost.ops)] {
                for (key, value) in other {
                    let entry = map.entry(*key).or_insert(0);
                    *entry = (*entry).max(*value);
                }
            }
            sum.closed.extend(cost.closed.iter().map(|(k, v)| (*k, *v)));
            sum.needs.extend(&cost.needs);
        }
        sum
    }

    /// Everything, in bytes.
    pub fn total(&self) -> u64 {
        [&self.reads, &self.ops].iter().flat_map(|m| m.values()).chain(self.closed.values()).sum()
    }

    /// What the open group moves when its roots are stored.
    pub fn moved(&self, ty: &Type, sizes: &Sizes) -> Moved {
        Moved { read: self.reads.values().sum(), written: self.write.unwrap_or_else(|| sizes.bytes(ty)) }
    }

    fn close(mut self, id: u32, ty: &Type, args: &[(u32, &Type, &Cost)], sizes: &Sizes, launch: u64) -> Cost {
        let below = args[0].2;
        if below.parts.is_empty() {
            let Moved { read, written } = below.moved(args[0].1, sizes);
            let ops: u64 = below.ops.values().sum();
            self.closed.insert((id, WHOLE), launch + read + written + ops);
        } else {
            let share = launch.div_ceil(below.parts.len() as u64);
            self.parts = below.parts.clone();
            for (index, part) in (0..).zip(&mut self.parts) {
                part.bytes += share;
                self.closed.insert((id, index), part.bytes);
            }
        }
        self.needs.insert(id);
        self.reads = BTreeMap::from([(id, sizes.bytes(ty))]);
        self.ops.clear();
        self
    }
}

/// What each root of a tuple costs: its own reads, ops and store, and its share of what several of them read.
fn apportion(roots: &[(u32, &Type, &Cost)], sizes: &Sizes) -> Vec<Share> {
    let readers = |key: &u32| roots.iter().filter(|(_, _, cost)| cost.reads.contains_key(key)).count() as u64;
    let doers = |key: &u32| roots.iter().filter(|(_, _, cost)| cost.ops.contains_key(key)).count() as u64;
    roots
        .iter()
        .map(|(_, ty, cost)| {
            let reads: u64 = cost.reads.iter().map(|(key, bytes)| bytes.div_ceil(readers(key))).sum();
            let ops: u64 = cost.ops.iter().map(|(key, weight)| weight.div_ceil(doers(key))).sum();
            let write = cost.write.unwrap_or_else(|| sizes.bytes(ty));
            Share { bytes: reads + ops + write, closed: cost.closed.clone() }
        })
        .collect()
}

/// What each launch of a graph moves, in the order of its `mat`s. Errors as [`crate::fuse::fuse`].
pub fn moved(graph: &Graph, sizes: &Sizes) -> Result<Vec<Moved>, String> {
    let mut costs: Vec<Cost> = Vec::new();
    let mut launches = Vec::new();
    for (value, data) in graph.values.iter() {
        let cost = match &data.def {
            ValueDef::Param(_) => Cost::param(value.0, &data.ty, sizes),
            ValueDef::Op { op, args } => {
                if *op == Op::Materialize {
                    launches.push(costs[args[0].index()].moved(graph.ty(args[0]), sizes));
                }
                let args: Vec<_> = args.iter().map(|a| (a.0, graph.ty(*a), &costs[a.index()])).collect();
                Cost::of(op, value.0, &data.ty, &args, sizes, 0)
                    .ok_or_else(|| format!("`{}`: {value} = `{}` is in no launch", graph.name, op.name()))?
            }
        };
        costs.push(cost);
    }
    Ok(launches)
}
