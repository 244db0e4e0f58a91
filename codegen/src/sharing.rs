//! Which `mat`s must stay: those of a dear value that several launches would otherwise compute again.
//!
//! A value is dear when the launch that computes it holds an anchor (`matmul`, `attention`, a scan, `gather`, `take`)
//! or a store. It may lose its `mat` only when everything that uses it can be one group up to the point where its users
//! meet again (its nearest post-dominator), as the two uses of x in x·sigmoid(x) do. Cheap values are never kept here:
//! computing them twice costs less than a launch, and extraction weighs that.

use crate::group::{Arg, Form};
use std::collections::{BTreeMap, BTreeSet};
use tf_ir::entity::Entity;
use tf_ir::graph::{Graph, Value};
use tf_ir::ops::Op;

/// The `mat` values of `graph` that no rule may drop. The graph must be canonical: equal values are one value.
pub fn kept(graph: &Graph) -> BTreeSet<Value> {
    let sharing = Sharing { graph, users: users(graph), after: post_dominators(graph) };
    let mut kept = BTreeSet::new();
    // A `mat` that stays is a wall for those below it, and takes what is above it out of their groups: repeat.
    loop {
        let more = sharing.round(&kept);
        if more.len() == kept.len() {
            return kept;
        }
        kept = more;
    }
}

struct Sharing<'a> {
    graph: &'a Graph,
    users: BTreeMap<Value, BTreeSet<Value>>,
    after: Vec<BTreeSet<Value>>,
}

impl Sharing<'_> {
    /// `before` and the `mat`s found to be needed when those of `before` stay.
    fn round(&self, before: &BTreeSet<Value>) -> BTreeSet<Value> {
        let mut kept = before.clone();
        let mut forms: BTreeMap<Value, Form> = BTreeMap::new();
        for (value, _) in self.graph.values.iter() {
            let mut form = match self.graph.as_op(value) {
                None => Form::Stored,
                // As if dropped; a consumer that cannot take it so reads it stored.
                Some((Op::Materialize, args)) => forms[&args[0]].clone(),
                Some((op, args)) => {
                    self.form(op, value, args, |arg| forms[&arg].clone())
                        .or_else(|| {
                            self.form(op, value, args, |arg| {
                                if dear(&forms[&arg]) { Form::Stored } else { forms[&arg].clone() }
                            })
                        })
                        .unwrap_or(Form::Stored)
                }
            };
            if matches!(self.graph.as_op(value), Some((Op::Materialize, _))) {
                if kept.contains(&value) {
                    form = Form::Stored;
                } else if dear(&form) && !self.meets(value, &form, before) {
                    kept.insert(value);
                    form = Form::Stored;
                }
            }
            forms.insert(value, form);
        }
        kept
    }

    /// Whether all users of `value` can be one group up to where they meet.
    fn meets(&self, value: Value, form: &Form, kept: &BTreeSet<Value>) -> bool {
        let is_view = |v: Value| matches!(self.graph.as_op(v), Some((op, _)) if is_view(op) || *op == Op::Materialize);
        let Some(end) = self.after[value.index()].iter().copied().find(|v| *v > value && !is_view(*v)) else {
            return false;
        };
        let mut region = BTreeMap::from([(value, form.clone())]);
        let mut open = self.users[&value].clone();
        while let Some(at) = open.pop_first() {
            let Some((op, args)) = self.graph.as_op(at) else { return false };
            if kept.contains(&at) && at < end {
                return false;
            }
            let of_arg = |arg: Value| region.get(&arg).cloned().unwrap_or(Form::Stored);
            let form = match op {
                Op::Materialize => Some(of_arg(args[0])),
                op => self.form(op, at, args, of_arg),
            };
            match form {
                None => return false,
                Some(form) => region.insert(at, form),
            };
            if at < end {
                open.extend(self.users[&at].iter().copied());
            }
        }
        true
    }

    fn form(&self, op: &Op, value: Value, args: &[Value], of: impl Fn(Value) -> Form) -> Option<Form> {
        let forms: Vec<Form> = args.iter().map(|a| of(*a)).collect();
        let args: Vec<Arg> =
            args.iter().zip(&forms).map(|(arg, form)| Arg { form, id: arg.0, ty: self.graph.ty(*arg) }).collect();
        Form::of(op, value.0, self.graph.ty(value), &args)
    }
}

/// Whether a launch that computes a value of this form again would do dear work, or a store, twice.
fn dear(form: &Form) -> bool {
    match form {
        Form::Anchored { .. } | Form::Store | Form::Several { .. } | Form::Row { fetched: true, .. } => true,
        Form::Stored | Form::Row { fetched: false, .. } => false,
    }
}

/// Ops that move no data: another way to index what they read.
pub fn is_view(op: &Op) -> bool {
    matches!(op, Op::Reshape(_) | Op::Transpose(_) | Op::Slice { .. })
}

fn users(graph: &Graph) -> BTreeMap<Value, BTreeSet<Value>> {
    let mut users: BTreeMap<Value, BTreeSet<Value>> = graph.values.keys().map(|v| (v, BTreeSet::new())).collect();
    for value in graph.values.keys() {
        for arg in graph.args(value) {
            users.entry(*arg).or_default().insert(value);
        }
    }
    users
}

/// For each value, the values that every path from it to an output passes, itself included. Ascending order is the
/// order along the path, as arguments come before their users.
fn post_dominators(graph: &Graph) -> Vec<BTreeSet<Value>> {
    let users = users(graph);
    let mut after: Vec<BTreeSet<Value>> = vec![BTreeSet::new(); graph.values.len()];
    for value in graph.values.keys().rev() {
        let mut all: Option<BTreeSet<Value>> = graph.outputs.contains(&value).then(BTreeSet::new);
        for user in &users[&value] {
            let theirs = &after[user.index()];
            all = Some(match all {
                None => theirs.clone(),
                Some(set) => set.intersection(theirs).copied().collect(),
            });
        }
        let mut all = all.unwrap_or_default();
        all.insert(value);
        after[value.index()] = all;
    }
    after
}
