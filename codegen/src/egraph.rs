//! Graph to e-graph and back: `optimize` finds the form of a block with the fewest and cheapest launches.
//!
//! Two phases, each an e-graph of its own: vertical rules drop the `mat` between two launches that follow each other,
//! then, on the extracted graph, horizontal rules join launches that stand side by side. Limits are counts of nodes and
//! rounds, never time; whether one was met is part of the result. The same graph gives the same bytes everywhere.
//!
//! A `mat` that must stay (`sharing.rs`) is another head, `keep`, which no rule matches. Extraction takes for each class
//! the node with the least [`Cost`], repeated until nothing changes; a form that no group may hold has no cost.

mod node;

pub use node::{Head, Node};

use crate::cost::{Cost, Sizes};
use crate::group::{Arg, Form};
use crate::rules::{self, Class, Condition, Heads, Rule};
use crate::{fuse, sharing};
use egg::{Analysis, Applier, DidMerge, EGraph, Id, MultiPattern, Pattern, PatternAst};
use egg::{Rewrite, Runner, SearchMatches, SimpleScheduler, StopReason, Subst, Symbol, Var};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;
use tf_ir::entity::Entity;
use tf_ir::graph::{Graph, Value, ValueDef};
use tf_ir::ops::{Effect, Op, Type};
use tf_ir::target::Target;

/// Limits and the sizes at which bytes are weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    pub node_limit: usize,
    pub round_limit: usize,
    pub sizes: Sizes,
}

impl Default for Options {
    fn default() -> Options {
        Options { node_limit: 100_000, round_limit: 64, sizes: Sizes::default() }
    }
}

/// A graph after the rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Optimized {
    pub graph: Graph,
    /// How often each rule was applied, in the order of the rules; those that never were are left out.
    pub fired: Vec<(String, usize)>,
    /// Whether a limit ended the search before all rules had been applied everywhere.
    pub stopped_by_limit: bool,
}

/// The cheapest form of `graph` on `target` that the rules find.
///
/// `graph` has a `mat` on every value that an op computes, and its outputs are stored. Errors name the value that no
/// launch may compute.
pub fn optimize(graph: &Graph, target: &Target, options: &Options) -> Result<Optimized, String> {
    optimize_at(graph, target.launch_cost, options)
}

/// As [`optimize`], where a launch costs as much as moving `launch` bytes.
pub fn optimize_at(graph: &Graph, launch: u64, options: &Options) -> Result<Optimized, String> {
    let source = fuse::canonical(graph)?;
    let mut kept = sharing::kept(&source);
    let weigh = Weigh { sizes: &options.sizes, launch };
    let vertical = loop {
        let found = phase(&source, &kept, &rules::vertical(), weigh, options)?;
        // Extraction chooses class by class, and may take a dear value open in one place and stored in another. Rare,
        // and settled by keeping it stored.
        let before = kept.len();
        kept.extend(found.twice.iter().flat_map(|v| mats_of(&source, *v)));
        if kept.len() == before {
            break found.optimized;
        }
    };
    let none = BTreeSet::new();
    let horizontal = phase(&vertical.graph, &none, &rules::horizontal(), weigh, options)?.optimized;
    let graph = fuse::canonical(&horizontal.graph)?;
    verify(&source, &graph)?;
    Ok(Optimized {
        graph,
        fired: [vertical.fired, horizontal.fired].concat(),
        stopped_by_limit: vertical.stopped_by_limit || horizontal.stopped_by_limit,
    })
}

/// Checks what no rule may change: the outputs' types, each op that advances a state exactly once in one group, each
/// other anchor in one group, no part of a joined launch unused.
pub fn verify(source: &Graph, optimized: &Graph) -> Result<(), String> {
    let types = |graph: &Graph| graph.outputs.iter().map(|v| graph.ty(*v).clone()).collect::<Vec<_>>();
    if types(source) != types(optimized) {
        return Err(format!("`{}`: optimizing changed the types of the outputs", source.name));
    }
    let writes = |graph: &Graph| {
        let mut names: Vec<&'static str> = graph
            .values
            .keys()
            .filter_map(|v| graph.as_op(v))
            .filter(|(op, _)| op.info().effect == Effect::Writes)
            .map(|(op, _)| op.name())
            .collect();
        names.sort_unstable();
        names
    };
    if writes(source) != writes(optimized) {
        return Err(format!("`{}`: optimizing changed how often a state is advanced", source.name));
    }
    let fused = fuse::fuse(optimized)?;
    if let Some(value) = twice(&fused).first() {
        let name = fused.as_op(*value).map_or("", |(op, _)| op.name());
        return Err(format!("`{}`: {value} = `{name}` is computed by several launches", source.name));
    }
    let parts: BTreeSet<(Value, u32)> = fused
        .values
        .keys()
        .filter_map(|v| match fused.as_op(v) {
            Some((Op::Part(index), args)) => Some((args[0], *index)),
            _ => None,
        })
        .collect();
    for value in fused.values.keys() {
        if let Type::Tuple(all) = fused.ty(value)
            && matches!(fused.as_op(value), Some((Op::Materialize, _)))
            && let Some(unused) = (0..all.len() as u32).find(|i| !parts.contains(&(value, *i)))
        {
            return Err(format!("`{}`: part {unused} of the joined launch {value} is never used", source.name));
        }
    }
    Ok(())
}

/// Anchors that several groups compute.
fn twice(fused: &Graph) -> Vec<Value> {
    let mut groups_of: BTreeMap<Value, usize> = BTreeMap::new();
    for member in fused.groups.values().flat_map(|g| &g.members) {
        if fused.as_op(*member).is_some_and(|(op, _)| is_anchor(op)) {
            *groups_of.entry(*member).or_default() += 1;
        }
    }
    groups_of.into_iter().filter(|(_, count)| *count > 1).map(|(value, _)| value).collect()
}

fn mats_of(graph: &Graph, value: Value) -> impl Iterator<Item = Value> {
    graph.values.keys().filter(move |v| matches!(graph.as_op(*v), Some((Op::Materialize, args)) if args[0] == value))
}

fn is_anchor(op: &Op) -> bool {
    use Op::*;
    matches!(
        op,
        ExpertMatmul | Order { .. } | Matmul | Gather | Take | KvStore | Attention { .. } | ConvScan | DeltaScan
    )
}

/// What the e-graph knows of each class: its type, and the form of what it was made from.
#[derive(Clone, Default)]
struct Facts {
    params: Arc<Vec<Type>>,
}

#[derive(Clone, Debug)]
struct Fact {
    /// `None` for the root, and for what is ill-typed: such a node is never extracted.
    ty: Option<Type>,
    form: Option<Form>,
}

impl Analysis<Node> for Facts {
    type Data = Fact;

    fn make(egraph: &mut EGraph<Node, Facts>, node: &Node, id: Id) -> Fact {
        let op = match &node.head {
            Head::Param(index) => {
                let ty = egraph.analysis.params.get(*index as usize).cloned();
                return Fact { ty, form: Some(Form::Stored) };
            }
            Head::Root => return Fact { ty: None, form: None },
            Head::Keep => &Op::Materialize,
            Head::Op(op) => op,
        };
        let facts: Vec<(u32, &Fact)> = node.args.iter().map(|a| (number(*a), &egraph[*a].data)).collect();
        let types: Option<Vec<&Type>> = facts.iter().map(|(_, f)| f.ty.as_ref()).collect();
        let ty = types.and_then(|types| tf_ir::infer::infer(op, &types).ok());
        let args: Option<Vec<Arg>> =
            facts.iter().map(|(id, f)| Some(Arg { form: f.form.as_ref()?, id: *id, ty: f.ty.as_ref()? })).collect();
        let form = ty.as_ref().zip(args).and_then(|(ty, args)| Form::of(op, number(id), ty, &args));
        Fact { ty, form }
    }

    /// Equal values have one type. The form stays that of the first: it serves rules that join launches, and what they
    /// join is in a class of its own.
    fn merge(&mut self, a: &mut Fact, b: Fact) -> DidMerge {
        let (lacks, brings) = (a.ty.is_none(), b.ty.is_some());
        if lacks && brings {
            *a = b;
            return DidMerge(true, false);
        }
        DidMerge(false, true)
    }
}

fn number(id: Id) -> u32 {
    u32::try_from(usize::from(id)).expect("the node limit is far below 2^32")
}

#[derive(Clone, Copy)]
struct Weigh<'a> {
    sizes: &'a Sizes,
    launch: u64,
}

/// Applies `rules` to `graph` until nothing is new, and takes the cheapest form.
fn phase(
    graph: &Graph,
    kept: &BTreeSet<Value>,
    rules: &[Rule],
    weigh: Weigh,
    options: &Options,
) -> Result<Phase, String> {
    let params: Vec<Type> = graph.params().map(|(_, _, ty)| ty.clone()).collect();
    let mut egraph = EGraph::new(Facts { params: Arc::new(params) });
    let (ids, root) = add(graph, kept, &mut egraph);
    egraph.rebuild();
    let heads = Heads::of(graph);
    let mut rewrites = Vec::new();
    for rule in rules {
        for (index, (lhs, rhs)) in rule.instances(&heads).into_iter().enumerate() {
            rewrites.push(rewrite(rule, index, &lhs, &rhs).map_err(|e| format!("rule `{}`: {e}", rule.name))?);
        }
    }
    let runner = Runner::<Node, Facts>::new(egraph.analysis.clone())
        .with_egraph(egraph)
        .with_scheduler(SimpleScheduler)
        .with_node_limit(options.node_limit)
        .with_iter_limit(options.round_limit)
        // Never the clock: only counts end the search.
        .with_time_limit(Duration::MAX)
        .run(&rewrites);
    let stopped_by_limit = !matches!(runner.stop_reason, Some(StopReason::Saturated));
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for round in &runner.iterations {
        for (name, count) in &round.applied {
            let name = name.as_str();
            *counts.entry(name.split('#').next().unwrap_or(name).to_string()).or_default() += count;
        }
    }
    let fired = rules.iter().filter_map(|r| counts.get(&r.name).map(|count| (r.name.clone(), *count))).collect();
    let (found, values) = extract(graph, &runner.egraph, root, weigh)?;
    let found_twice = twice(&fuse::grouped(&found)?);
    let is_twice = |v: &Value| values.get(&runner.egraph.find(ids[v.index()])).is_some_and(|v| found_twice.contains(v));
    let twice = graph.values.keys().filter(is_twice).collect();
    Ok(Phase { optimized: Optimized { graph: found, fired, stopped_by_limit }, twice })
}

struct Phase {
    optimized: Optimized,
    /// Anchors of the given graph that several launches of the new one compute.
    twice: Vec<Value>,
}

/// Adds a graph; the classes of its values and that of its root.
fn add(graph: &Graph, kept: &BTreeSet<Value>, egraph: &mut EGraph<Node, Facts>) -> (Vec<Id>, Id) {
    let mut ids: Vec<Id> = Vec::new();
    let mut params = 0;
    for (value, data) in graph.values.iter() {
        let node = match &data.def {
            ValueDef::Param(_) => {
                params += 1;
                Node { head: Head::Param(params - 1), args: Vec::new() }
            }
            ValueDef::Op { op, args } => Node {
                head: if kept.contains(&value) { Head::Keep } else { Head::Op(op.clone()) },
                args: args.iter().map(|a| ids[a.index()]).collect(),
            },
        };
        ids.push(egraph.add(node));
    }
    let root = egraph.add(Node { head: Head::Root, args: graph.outputs.iter().map(|v| ids[v.index()]).collect() });
    (ids, root)
}

fn rewrite(rule: &Rule, index: usize, lhs: &str, rhs: &str) -> Result<Rewrite<Node, Facts>, String> {
    let name = format!("{}#{index}", rule.name);
    if rule.is_joint() {
        let searcher: MultiPattern<Node> = lhs.parse().map_err(|e| format!("{e:?}"))?;
        let inner: MultiPattern<Node> = rhs.parse().map_err(|e| format!("{e:?}"))?;
        return Rewrite::new(name, searcher, Checked { condition: rule.condition, inner });
    }
    let searcher: Pattern<Node> = lhs.parse().map_err(|e| format!("{e:?}"))?;
    let inner: Pattern<Node> = rhs.parse().map_err(|e| format!("{e:?}"))?;
    Rewrite::new(name, searcher, Checked { condition: rule.condition, inner })
}

/// Applies a pattern to those matches that satisfy a condition.
struct Checked<A> {
    condition: Condition,
    inner: A,
}

impl<A: Applier<Node, Facts>> Applier<Node, Facts> for Checked<A> {
    fn apply_matches(
        &self,
        egraph: &mut EGraph<Node, Facts>,
        matches: &[SearchMatches<Node>],
        name: Symbol,
    ) -> Vec<Id> {
        let mut changed = Vec::new();
        for found in matches {
            for subst in &found.substs {
                if holds(self.condition, egraph, found.eclass, subst) {
                    let one = SearchMatches { eclass: found.eclass, substs: vec![subst.clone()], ast: None };
                    let before = (egraph.total_size(), egraph.number_of_classes());
                    let ids = self.inner.apply_matches(egraph, &[one], name);
                    // A joint pattern answers with ids even when it found everything in place.
                    if before != (egraph.total_size(), egraph.number_of_classes()) {
                        changed.extend(ids.into_iter().take(1));
                    }
                }
            }
        }
        changed
    }

    fn apply_one(
        &self,
        egraph: &mut EGraph<Node, Facts>,
        eclass: Id,
        subst: &Subst,
        ast: Option<&PatternAst<Node>>,
        name: Symbol,
    ) -> Vec<Id> {
        match holds(self.condition, egraph, eclass, subst) {
            true => self.inner.apply_one(egraph, eclass, subst, ast, name),
            false => Vec::new(),
        }
    }

    fn vars(&self) -> Vec<Var> {
        self.inner.vars()
    }
}

fn holds(condition: Condition, egraph: &EGraph<Node, Facts>, eclass: Id, subst: &Subst) -> bool {
    let bound = |name: char| {
        let var: Var = format!("?{name}").parse().ok()?;
        subst.get(var).map(|id| egraph.find(*id))
    };
    let launches: Vec<Id> = ('a'..='z').map_while(bound).collect();
    let apart = || {
        launches.iter().all(|from| {
            let below = below(egraph, *from);
            launches.iter().all(|other| other == from || !below.contains(other))
        })
    };
    let form = |id: &Id| egraph[*id].data.form.clone();
    let leading =
        |id: &Id| egraph[*id].data.ty.as_ref()?.as_tensor()?.shape.split_last().map(|(_, lead)| lead.to_vec());
    match condition {
        Condition::Always => true,
        Condition::SameType => bound('a').is_some_and(|a| egraph[a].data.ty == egraph[eclass].data.ty),
        Condition::Unstored => bound('a')
            .is_some_and(|a| egraph[a].data.ty == egraph[eclass].data.ty && egraph[a].data.form != Some(Form::Stored)),
        Condition::SameInput => {
            let input = |id: &Id| match form(id) {
                Some(Form::Anchored { kind: crate::group::GroupKind::Matmul, key }) => {
                    Some(egraph.find(Id::from(key[0] as usize)))
                }
                _ => None,
            };
            let first = launches.first().and_then(input);
            first.is_some()
                && launches.iter().all(|id| input(id) == first)
                && launches.windows(2).all(|pair| pair[0] < pair[1])
                && apart()
        }
        Condition::Stores => {
            launches.iter().all(|id| form(id) == Some(Form::Store)) && launches[0] != launches[1] && apart()
        }
        Condition::Chooses => {
            let (Some(from), Some(to)) = (bound('a'), bound('b')) else { return false };
            let stored = "?p0".parse().ok().and_then(|var| subst.get(var)).map(|id| egraph.find(*id));
            let chooses = |id: &Id| {
                let is_choice =
                    |n: &Node| matches!(n.head, Head::Op(Op::TopK { .. })) && egraph.find(n.args[0]) == from;
                egraph[*id].nodes.iter().any(is_choice)
            };
            let inside = inside(egraph, to);
            !chooses(&to)
                && inside.iter().any(chooses)
                && leading(&from) == leading(&to)
                && stored.is_some_and(|stored| !below(egraph, to).contains(&stored))
        }
    }
}

/// All classes that some form of `from` needs.
fn below(egraph: &EGraph<Node, Facts>, from: Id) -> BTreeSet<Id> {
    let mut seen = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(id) = open.pop() {
        for child in egraph[id].nodes.iter().flat_map(|n| &n.args).map(|a| egraph.find(*a)) {
            if seen.insert(child) {
                open.push(child);
            }
        }
    }
    seen.remove(&from);
    seen
}

/// The classes that a launch of `root` computes, up to what is stored.
fn inside(egraph: &EGraph<Node, Facts>, root: Id) -> BTreeSet<Id> {
    let mut seen = BTreeSet::new();
    let mut open = vec![root];
    while let Some(id) = open.pop() {
        if egraph[id].data.form != Some(Form::Stored) && seen.insert(id) {
            open.extend(egraph[id].nodes.iter().flat_map(|n| &n.args).map(|a| egraph.find(*a)));
        }
    }
    seen
}

type Extracted = (Graph, BTreeMap<Id, Value>);

/// Most passes over all classes; costs settle in as many as a graph is deep.
const PASSES: usize = 1000;

/// The cheapest graph in the e-graph, and the value that each class became.
fn extract(source: &Graph, egraph: &EGraph<Node, Facts>, root: Id, weigh: Weigh) -> Result<Extracted, String> {
    let mut classes: Vec<Id> = egraph.classes().map(|c| c.id).collect();
    classes.sort_unstable();
    let root = egraph.find(root);
    let mut best: BTreeMap<Id, (u64, Cost, &Node)> = BTreeMap::new();
    for _ in 0..PASSES {
        let mut changed = false;
        for id in &classes {
            let mut least: Option<(u64, Cost, &Node)> = None;
            for node in &egraph[*id].nodes {
                if let Some(cost) = cost_of(egraph, *id, node, &best, weigh) {
                    let total = cost.total();
                    if least.as_ref().is_none_or(|(other, _, _)| total < *other) {
                        least = Some((total, cost, node));
                    }
                }
            }
            match least {
                Some(new) if best.get(id) != Some(&new) => {
                    best.insert(*id, new);
                    changed = true;
                }
                Some(_) => {}
                // What an argument has become since may allow no form any more.
                None => changed |= best.remove(id).is_some(),
            }
        }
        if !changed {
            break;
        }
    }
    if !best.contains_key(&root) {
        return Err(blame(source));
    }
    rebuild(source, egraph, root, &best)
}

fn cost_of(
    egraph: &EGraph<Node, Facts>,
    id: Id,
    node: &Node,
    best: &BTreeMap<Id, (u64, Cost, &Node)>,
    weigh: Weigh,
) -> Option<Cost> {
    let mut args = Vec::new();
    for arg in &node.args {
        let arg = egraph.find(*arg);
        args.push((number(arg), egraph[arg].data.ty.as_ref()?, &best.get(&arg)?.1));
    }
    let op = match &node.head {
        Head::Param(_) => return Some(Cost::param(number(id), egraph[id].data.ty.as_ref()?, weigh.sizes)),
        Head::Root => {
            let stored = args.iter().all(|(_, _, cost)| cost.form == Form::Stored);
            return stored.then(|| Cost::join(Form::Stored, args.iter().map(|(_, _, cost)| *cost)));
        }
        Head::Keep => &Op::Materialize,
        Head::Op(op) => op,
    };
    Cost::of(op, number(id), egraph[id].data.ty.as_ref()?, &args, weigh.sizes, weigh.launch)
}

/// Why a graph has no form that launches can compute: the first value that no group may hold as it stands.
fn blame(graph: &Graph) -> String {
    match fuse::fuse(graph) {
        Err(why) => why,
        Ok(_) => format!("`{}`: no form of it was found that launches can compute", graph.name),
    }
}

/// The graph of the chosen nodes.
fn rebuild(
    source: &Graph,
    egraph: &EGraph<Node, Facts>,
    root: Id,
    best: &BTreeMap<Id, (u64, Cost, &Node)>,
) -> Result<Extracted, String> {
    let mut graph = Graph::new(source.name.clone());
    let params: Vec<Value> =
        source.params().map(|(_, param, ty)| graph.param(param.role, param.name.clone(), ty.clone())).collect();
    let mut values: BTreeMap<Id, Value> = BTreeMap::new();
    let mut entered: BTreeSet<Id> = BTreeSet::new();
    let mut open = vec![root];
    while let Some(id) = open.last().copied() {
        if values.contains_key(&id) {
            open.pop();
            continue;
        }
        let node = best.get(&id).map(|(_, _, node)| *node).ok_or("a chosen node has no chosen argument")?;
        let missing: Vec<Id> = node.args.iter().map(|a| egraph.find(*a)).filter(|a| !values.contains_key(a)).collect();
        if !missing.is_empty() {
            if !entered.insert(id) {
                return Err(format!("`{}`: the chosen form needs itself", source.name));
            }
            open.extend(missing.iter().rev());
            continue;
        }
        open.pop();
        let args: Vec<Value> = node.args.iter().map(|a| values[&egraph.find(*a)]).collect();
        let value = match &node.head {
            Head::Param(index) => params[*index as usize],
            Head::Keep => graph.op(Op::Materialize, &args)?,
            Head::Op(op) => graph.op(op.clone(), &args)?,
            Head::Root => {
                graph.outputs = args;
                return Ok((graph, values));
            }
        };
        values.insert(id, value);
    }
    Err(format!("`{}`: the chosen form has no root", source.name))
}

/// The class of a rule, by its name.
pub fn class_of(name: &str) -> Option<Class> {
    rules::vertical().into_iter().chain(rules::horizontal()).find(|r| r.name == name).map(|r| r.class)
}
