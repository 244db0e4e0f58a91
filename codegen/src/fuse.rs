//! Reads groups off a graph: each `mat` is a launch, with everything below it up to other `mat`s and params.
//!
//! [`canonical`] brings a graph into the order that all later stages print: params as they are declared, then ops in
//! the order that the outputs need them, equal values once, dead values gone. Launches come in an order in which each
//! finds what it reads. Deliberately absent: any choice; what is fused was decided by `optimize`.

use crate::group::{Arg, Form};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use tf_ir::graph::{Graph, GroupData, Value, ValueDef};
use tf_ir::ops::{Effect, Op};

pub use crate::group::GroupKind;

/// `graph` with its groups, in launch order, none of them scheduled.
///
/// Errors name a value that no launch may compute: an output that is not stored, or a group outside the table of
/// `docs/architecture.md`.
pub fn fuse(graph: &Graph) -> Result<Graph, String> {
    grouped(&canonical(graph)?)
}

/// As [`fuse`], for a graph whose values stay as they are.
pub(crate) fn grouped(graph: &Graph) -> Result<Graph, String> {
    let mut graph = graph.clone();
    check(&graph)?;
    let mut groups = Vec::new();
    for value in graph.values.keys() {
        let Some((Op::Materialize, args)) = graph.as_op(value) else { continue };
        let roots = match graph.as_op(args[0]) {
            Some((Op::Both, roots)) => roots.to_vec(),
            _ => vec![args[0]],
        };
        groups.push(group(&graph, &roots));
    }
    graph.groups = groups.into_iter().collect();
    Ok(graph)
}

/// What kind of launch a group is.
pub fn kind(graph: &Graph, group: &GroupData) -> GroupKind {
    let anchor = group.members.iter().filter_map(|m| graph.as_op(*m)).find_map(|(op, _)| match op {
        Op::Matmul => Some(GroupKind::Matmul),
        Op::ExpertMatmul => Some(GroupKind::Experts),
        Op::Order { .. } => Some(GroupKind::Order),
        Op::Attention { .. } => Some(GroupKind::Attention),
        Op::ConvScan => Some(GroupKind::Conv),
        Op::DeltaScan => Some(GroupKind::Delta),
        _ => None,
    });
    anchor.unwrap_or(GroupKind::Rows)
}

/// The stored values that a group reads: params and results of other launches, in ascending order.
pub fn reads(graph: &Graph, group: &GroupData) -> BTreeSet<Value> {
    let members: BTreeSet<Value> = group.members.iter().copied().collect();
    let of_members = group.members.iter().flat_map(|m| graph.args(*m)).copied();
    of_members.chain(group.roots.iter().copied()).filter(|v| !members.contains(v)).collect()
}

/// The launch that computes `roots`.
pub fn group(graph: &Graph, roots: &[Value]) -> GroupData {
    GroupData { roots: roots.to_vec(), members: members(graph, roots), schedule: None }
}

/// Ops below `roots` that the launch computes, in ascending order.
fn members(graph: &Graph, roots: &[Value]) -> Vec<Value> {
    let mut seen = BTreeSet::new();
    let mut open = roots.to_vec();
    while let Some(value) = open.pop() {
        let inside = match graph.as_op(value) {
            None | Some((Op::Materialize | Op::Part(_) | Op::Both, _)) => false,
            Some(_) => true,
        };
        if inside && seen.insert(value) {
            open.extend(graph.args(value));
        }
    }
    seen.into_iter().collect()
}

/// The same function with equal values once, dead values gone, ops in the order that the outputs need them. All params
/// stay, as they are the function's signature. A dead op that advances a state is refused, not dropped.
pub fn canonical(graph: &Graph) -> Result<Graph, String> {
    let mut result = Graph::new(graph.name.clone());
    let mut values: BTreeMap<Value, Value> = BTreeMap::new();
    let mut known: HashMap<(Op, Vec<Value>), Value> = HashMap::new();
    for (value, param, ty) in graph.params() {
        values.insert(value, result.param(param.role, param.name.clone(), ty.clone()));
    }
    for output in &graph.outputs {
        let mut open = vec![*output];
        while let Some(value) = open.last().copied() {
            let (op, args) = match &graph.values[value].def {
                ValueDef::Op { op, args } if !values.contains_key(&value) => (op, args),
                ValueDef::Op { .. } | ValueDef::Param(_) => {
                    open.pop();
                    continue;
                }
            };
            if let Some(late) = args.iter().find(|arg| **arg >= value) {
                return Err(format!("`{}`: {value} uses {late}, which comes after it", graph.name));
            }
            let missing: Vec<Value> = args.iter().copied().filter(|a| !values.contains_key(a)).collect();
            if !missing.is_empty() {
                open.extend(missing.iter().rev());
                continue;
            }
            let args: Vec<Value> = args.iter().map(|a| values[a]).collect();
            let key = (op.clone(), args);
            let new = match known.get(&key) {
                Some(same) => *same,
                None => {
                    let new = result.op(op.clone(), &key.1).map_err(|e| format!("`{}`: {value}: {e}", graph.name))?;
                    known.insert(key, new);
                    new
                }
            };
            values.insert(value, new);
            open.pop();
        }
        result.outputs.push(values[output]);
    }
    for value in graph.values.keys() {
        if let Some((op, _)) = graph.as_op(value).filter(|(op, _)| op.info().effect == Effect::Writes)
            && !values.contains_key(&value)
        {
            let name = op.name();
            return Err(format!("`{}`: {value} = `{name}` advances a state and no output needs it", graph.name));
        }
    }
    Ok(result)
}

/// Each launch computes what a group may be, and outputs are stored.
fn check(graph: &Graph) -> Result<(), String> {
    let mut forms: Vec<Form> = Vec::new();
    for (value, data) in graph.values.iter() {
        let form = match &data.def {
            ValueDef::Param(_) => Form::Stored,
            ValueDef::Op { op, args } => {
                let of_args: Vec<Arg> =
                    args.iter().map(|a| Arg { form: &forms[a.0 as usize], id: a.0, ty: graph.ty(*a) }).collect();
                Form::of(op, value.0, &data.ty, &of_args).ok_or_else(|| {
                    format!(
                        "`{}`: {value} = `{}` cannot be computed in one launch with its arguments; put a `mat` on them",
                        graph.name,
                        op.name()
                    )
                })?
            }
        };
        forms.push(form);
    }
    for output in &graph.outputs {
        if forms[output.0 as usize] != Form::Stored {
            return Err(format!("`{}`: the output {output} is not stored; put a `mat` on it", graph.name));
        }
    }
    Ok(())
}
