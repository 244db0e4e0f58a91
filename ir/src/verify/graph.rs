//! Checks of a graph:
//!
//! 1. the function's and the parameters' names can be written as text; parameters' names are unique
//! 2. parameters come first; roles fit types: states have state types and nothing else has, row columns are i32, only
//!    weights are `stored`; no shape has more than 8 axes; no dim is out of bounds
//! 3. an op's arguments are defined before it
//! 4. every type is what the type rule gives
//! 5. a slice lies inside its axis, as far as dims can tell
//! 6. a state is advanced by at most one op, and read (`attention`) only after it was advanced, if it is
//! 7. outputs exist
//! 8. groups, when there are any: roots and members are ops of this graph and not `mat`; members are in order and hold
//!    the roots; what a member takes is a parameter, a stored value (a `mat` or a part of one) or a member; every `mat`
//!    has exactly one group, whose roots are what the `mat` takes, or for a `both` one or more, whose roots in a row are
//!    what that takes; schedules have lanes, rows, cols and chunks of at least 1 and a vector of 1, 2 or 4

use super::Fault;
use crate::dtype::DType;
use crate::entity::Entity;
use crate::graph::{Graph, Role, Value, ValueDef};
use crate::infer::infer;
use crate::ops::{Effect, Op, Type};
use crate::shape::Dim;
use crate::text::Place;
use std::collections::{BTreeMap, BTreeSet};

pub const MAX_AXES: usize = 8;

pub fn faults(graph: &Graph) -> Vec<Fault> {
    let mut checker = Checker { graph, faults: Vec::new() };
    checker.names();
    checker.params();
    checker.ops();
    // What follows walks arguments and reads types.
    if checker.faults.is_empty() {
        checker.states();
        checker.outputs();
        checker.groups();
    }
    checker.faults
}

struct Checker<'a> {
    graph: &'a Graph,
    faults: Vec<Fault>,
}

impl Checker<'_> {
    fn fault(&mut self, place: Place, message: impl Into<String>) {
        self.faults.push(Fault { place, message: message.into() });
    }

    fn names(&mut self) {
        if !is_text_name(&self.graph.name, true) {
            self.fault(Place::Head, format!("`@{}` is not a name that text can hold", self.graph.name));
        }
        let mut seen = BTreeSet::new();
        let params: Vec<(Value, String)> = self.graph.params().map(|(v, p, _)| (v, p.name.clone())).collect();
        for (value, name) in params {
            if !is_text_name(&name, false) {
                self.fault(Place::Value(value), format!("`%{name}` is not a name that text can hold"));
            }
            if !seen.insert(name.clone()) {
                self.fault(Place::Value(value), format!("two parameters are named `%{name}`"));
            }
        }
    }

    fn params(&mut self) {
        let mut ops_began = false;
        for (value, data) in self.graph.values.iter() {
            let place = Place::Value(value);
            for dim in data.ty.dims() {
                if dim.is_overflow() {
                    self.fault(place, format!("a dim of {} is out of bounds", data.ty));
                }
            }
            if rank(&data.ty) > MAX_AXES {
                self.fault(place, format!("{} has more than {MAX_AXES} axes", data.ty));
            }
            let ValueDef::Param(param) = &data.def else {
                ops_began = true;
                continue;
            };
            if ops_began {
                self.fault(place, format!("parameter `%{}` comes after an op", param.name));
            }
            let dtype = data.ty.as_tensor().map(|t| t.dtype);
            let problem = match param.role {
                Role::State if !data.ty.is_state() => Some("a state is `pages` or `slots`"),
                Role::Input | Role::Weight | Role::Row | Role::Table if data.ty.is_state() => {
                    Some("only a state is `pages` or `slots`")
                }
                Role::Row if dtype != Some(DType::I32) => Some("a column of the row table is i32"),
                Role::Table if dtype != Some(DType::F32) => Some("a table is f32"),
                Role::Input if dtype == Some(DType::Stored) => Some("only a weight is `stored`"),
                Role::State | Role::Weight | Role::Row | Role::Table | Role::Input => None,
            };
            if let Some(problem) = problem {
                self.fault(place, format!("{problem}, but `%{}` is {}", param.name, data.ty));
            }
        }
    }

    fn ops(&mut self) {
        for (value, data) in self.graph.values.iter() {
            let ValueDef::Op { op, args } = &data.def else { continue };
            let place = Place::Value(value);
            if let Some(arg) = args.iter().find(|arg| arg.index() >= value.index()) {
                self.fault(place, format!("argument {} is not defined before it", arg.index()));
                continue;
            }
            let types: Vec<&Type> = args.iter().map(|arg| &self.graph.values[*arg].ty).collect();
            match infer(op, &types) {
                Err(message) => self.fault(place, message),
                Ok(ty) if ty != data.ty => {
                    self.fault(place, format!("`{}` gives {ty} here, found {}", op.name(), data.ty));
                }
                Ok(_) => {
                    if let (Op::Slice { axis, start, len }, Some(Type::Tensor(from))) = (op, types.first().copied()) {
                        let axis_len = from.shape[*axis as usize].clone();
                        let rest = axis_len.clone() - start.clone() - len.clone();
                        if is_negative_constant(&rest) {
                            let message =
                                format!("the slice ends at {}, the axis has {axis_len}", start.clone() + len.clone());
                            self.fault(place, message);
                        }
                    }
                }
            }
        }
    }

    fn states(&mut self) {
        let mut writers: BTreeMap<Value, Value> = BTreeMap::new();
        let mut readers: Vec<(Value, Value, Value)> = Vec::new();
        for (value, data) in self.graph.values.iter() {
            let ValueDef::Op { op, args } = &data.def else { continue };
            let effect = op.info().effect;
            if effect == Effect::Pure {
                continue;
            }
            for arg in args.iter().filter(|a| self.graph.values[**a].ty.is_state()) {
                let Some((root, stored)) = self.state_root(*arg) else {
                    self.fault(Place::Value(value), format!("`{}` takes a state that is no parameter's", op.name()));
                    continue;
                };
                match effect {
                    Effect::Pure => {}
                    Effect::Reads => readers.push((value, root, stored.unwrap_or(root))),
                    Effect::Writes => {
                        let name = self.graph.as_param(root).map_or("", |p| p.name.as_str()).to_string();
                        if let Some(other) = writers.insert(root, value) {
                            let what = self.graph.as_op(other).map_or("an op", |(op, _)| op.name());
                            let message = format!("state `%{name}` is advanced a second time, `{what}` did it before");
                            self.fault(Place::Value(value), message);
                        }
                    }
                }
            }
        }
        for (reader, root, seen) in readers {
            if let Some(writer) = writers.get(&root)
                && seen != *writer
            {
                let name = self.graph.as_param(root).map_or("", |p| p.name.as_str()).to_string();
                self.fault(Place::Value(reader), format!("state `%{name}` is read as it was before it is advanced"));
            }
        }
    }

    /// The parameter a state value comes from, and the op that advanced it on the way.
    fn state_root(&self, mut value: Value) -> Option<(Value, Option<Value>)> {
        let mut stored = None;
        loop {
            match &self.graph.values[value].def {
                ValueDef::Param(param) => return (param.role == Role::State).then_some((value, stored)),
                ValueDef::Op { op: Op::KvStore, args } => {
                    stored = stored.or(Some(value));
                    value = args[0];
                }
                ValueDef::Op { op: Op::Materialize, args } => value = args[0],
                ValueDef::Op { op: Op::Part(index), args } => value = self.part(args[0], *index)?,
                ValueDef::Op { .. } => return None,
            }
        }
    }

    /// Element `index` of the tuple `value`, through `mat` and `both`.
    fn part(&self, value: Value, index: u32) -> Option<Value> {
        match self.graph.as_op(value)? {
            (Op::Materialize, args) => self.part(args[0], index),
            (Op::Both, args) => args.get(index as usize).copied(),
            _ => None,
        }
    }

    fn outputs(&mut self) {
        for output in &self.graph.outputs {
            if self.graph.values.get(*output).is_none() {
                self.fault(Place::Return, format!("value {} is returned and does not exist", output.index()));
            }
        }
    }

    fn groups(&mut self) {
        if self.graph.groups.is_empty() {
            return;
        }
        let mut by_roots: BTreeMap<Vec<Value>, u32> = BTreeMap::new();
        for (group, data) in self.graph.groups.iter() {
            let place = Place::Group(group);
            *by_roots.entry(data.roots.clone()).or_insert(0) += 1;
            if data.roots.is_empty() {
                self.fault(place, "a group has at least one root");
            }
            if !data.members.is_sorted_by(|a, b| a < b) {
                self.fault(place, "members are in the order of their definition, each once");
            }
            let members: BTreeSet<Value> = data.members.iter().copied().collect();
            for root in &data.roots {
                if !members.contains(root) {
                    self.fault(place, format!("root {} is not a member", root.index()));
                }
            }
            for member in &data.members {
                match self.graph.values.get(*member).map(|d| &d.def) {
                    None => self.fault(place, format!("member {} does not exist", member.index())),
                    Some(ValueDef::Param(param)) => {
                        self.fault(place, format!("parameter `%{}` is no member of a group", param.name));
                    }
                    Some(ValueDef::Op { op: Op::Materialize, .. }) => {
                        self.fault(place, "a `mat` is the boundary of a group and no member");
                    }
                    Some(ValueDef::Op { op, args }) => {
                        for arg in args {
                            if !members.contains(arg) && !self.is_stored(*arg) {
                                let message =
                                    format!("`{}` takes a value that is neither stored nor a member", op.name());
                                self.fault(place, message);
                            }
                        }
                    }
                }
            }
            if let Some(s) = &data.schedule {
                let zero = s.lanes == 0 || s.rows == 0 || s.cols == 0 || s.k_chunk == Some(0);
                if zero || !matches!(s.vector, 1 | 2 | 4) {
                    self.fault(place, format!("the schedule {s} has a width of 0, or a vector other than 1, 2 and 4"));
                }
            }
        }
        for (value, data) in self.graph.values.iter() {
            let ValueDef::Op { op: Op::Materialize, args } = &data.def else { continue };
            let roots = match self.graph.as_op(args[0]) {
                Some((Op::Both, parts)) => parts.to_vec(),
                _ => args.clone(),
            };
            match groups_of(&roots, &by_roots) {
                Some(1) => {}
                None => self.fault(Place::Value(value), "no group computes this `mat`"),
                Some(_) => self.fault(Place::Value(value), "several groups compute this `mat`"),
            }
        }
    }

    /// Whether a value is in memory when a group that takes it runs.
    fn is_stored(&self, value: Value) -> bool {
        match &self.graph.values[value].def {
            ValueDef::Param(_) | ValueDef::Op { op: Op::Materialize, .. } => true,
            ValueDef::Op { op: Op::Part(_), args } => self.is_stored(args[0]),
            ValueDef::Op { .. } => false,
        }
    }
}

/// How many groups compute each of `roots`, when groups with roots in this order make them up: a joined launch may have
/// been split. Of two ways to make them up the one with the longest groups counts.
fn groups_of(roots: &[Value], by_roots: &BTreeMap<Vec<Value>, u32>) -> Option<u32> {
    if roots.is_empty() {
        return Some(1);
    }
    (1..=roots.len()).rev().find_map(|len| {
        let count = *by_roots.get(&roots[..len])?;
        Some(count.max(groups_of(&roots[len..], by_roots)?))
    })
}

fn rank(ty: &Type) -> usize {
    match ty {
        Type::Tensor(t) | Type::Pages(t) | Type::Slots(t) => t.shape.len(),
        Type::Tuple(parts) => parts.iter().map(rank).max().unwrap_or(0),
    }
}

/// Letters, digits, `_` and `.`, not ending in a dot; values' names begin with a letter or `_`.
pub(super) fn is_text_name(name: &str, digit_first: bool) -> bool {
    let first = name.chars().next();
    first.is_some_and(|c| c.is_ascii_alphabetic() || c == '_' || (digit_first && c.is_ascii_digit()))
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '.')
        && !name.ends_with('.')
}

fn is_negative_constant(dim: &Dim) -> bool {
    let negated = Dim::constant(0) - dim.clone();
    negated.as_constant().is_some_and(|v| v > 0)
}
