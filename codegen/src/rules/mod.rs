//! Rewrite rules: named equations with a class, written as text, grouped by what they speak of.
//!
//! A rule leads downhill: it drops a `mat`, joins launches, or removes an op; nothing commutes or associates freely.
//! What a group may hold is not repeated here: a form that the table of `docs/architecture.md` does not allow has no
//! cost and is never extracted (`group.rs`). Conditions say what the equation itself needs.
//!
//! Patterns are egg's, over the heads that `egraph::Head` prints. A name in braces stands for every op of that kind
//! ([`Heads`]); `..` stands for any number of other arguments; `@a` stands for a stored `?a` or a view of one, and on
//! the right for the same of the unstored: f(view(mat a)) = f(view(a)). Views have no `mat` of their own, and a class
//! that held both would leave no choice between reading and computing: no rule may make a stored and an unstored value
//! one class.

pub mod algebra;
pub mod elementwise;
pub mod join;
pub mod prologue;

use crate::egraph::Head;
use crate::sharing;
use std::collections::{BTreeMap, BTreeSet};
use tf_ir::graph::Graph;
use tf_ir::ops::{BinaryOp, CompareOp, Op, ReduceOp, UnaryOp};

/// How far both sides of a rule agree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Class {
    /// The same bits, for every input that is not a NaN.
    Exact,
    /// The same real number; bits may differ.
    Rounding,
    /// True only under the rule's condition, then exact.
    Domain,
}

impl Class {
    pub fn name(self) -> &'static str {
        match self {
            Class::Exact => "exact",
            Class::Rounding => "rounding",
            Class::Domain => "domain",
        }
    }
}

/// What must hold of the values that a rule's variables stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    Always,
    /// `?a` and the whole left side have one type.
    SameType,
    /// `?a` is not stored, and has the type of the left side.
    Unstored,
    /// `?a`, `?b` … are launches of matmuls that read one x, in this order of making, none needing another.
    SameInput,
    /// `?a` and `?b` are stores that do not need each other.
    Stores,
    /// The launch of `?b` makes the same choice among `?a` that `?p0` stores, for the same rows, and does not read `?p0`.
    Chooses,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    pub name: String,
    pub class: Class,
    pub lhs: String,
    pub rhs: String,
    pub condition: Condition,
}

impl Rule {
    pub(crate) fn new(name: &str, class: Class, lhs: &str, rhs: &str, condition: Condition) -> Rule {
        Rule { name: name.into(), class, lhs: lhs.into(), rhs: rhs.into(), condition }
    }

    /// Whether several values are rewritten at once: `?p = …, ?q = …`.
    pub fn is_joint(&self) -> bool {
        self.lhs.contains('=')
    }

    /// The rule for each choice of ops in the place of its braces.
    pub fn instances(&self, heads: &Heads) -> Vec<(String, String)> {
        let filled = self.filled(heads);
        if !self.lhs.contains(DROPPED) {
            return filled;
        }
        let chains = std::iter::once([].as_slice()).chain(heads.chains.iter().map(Vec::as_slice));
        chains
            .flat_map(|chain| {
                let through =
                    |inner: &str| chain.iter().rev().fold(inner.to_string(), |inner, head| format!("({head} {inner})"));
                let (stored, unstored) = (through("(mat ?a)"), through("?a"));
                let one =
                    |(lhs, rhs): &(String, String)| (lhs.replace(DROPPED, &stored), rhs.replace(DROPPED, &unstored));
                filled.iter().map(one).collect::<Vec<_>>()
            })
            .collect()
    }

    fn filled(&self, heads: &Heads) -> Vec<(String, String)> {
        let Some((kind, _)) = self.lhs.split_once('{').and_then(|(_, rest)| rest.split_once('}')) else {
            return vec![(self.lhs.clone(), self.rhs.clone())];
        };
        let placeholder = format!("{{{kind}}}");
        let mut all = Vec::new();
        for (head, arity) in heads.kinds.get(kind).into_iter().flatten() {
            let (lhs, rhs) = (self.lhs.replace(&placeholder, head), self.rhs.replace(&placeholder, head));
            if !lhs.contains("..") {
                all.push((lhs, rhs));
                continue;
            }
            for before in 0..*arity {
                let others =
                    |range: std::ops::Range<usize>| range.map(|i| format!("?o{i}")).collect::<Vec<_>>().join(" ");
                let fill = |text: &str| {
                    text.replacen("..", &others(0..before), 1).replacen("..", &others(before + 1..*arity), 1)
                };
                all.push((fill(&lhs), fill(&rhs)));
            }
        }
        all
    }
}

/// What loses its `mat`, in patterns.
const DROPPED: &str = "@a";

/// What patterns stand for in a graph.
#[derive(Clone, Default, Debug)]
pub struct Heads {
    /// The ops that each name in braces stands for, as text, with their number of arguments.
    kinds: BTreeMap<&'static str, BTreeSet<(String, usize)>>,
    /// Views on views on stored values, outermost first.
    chains: BTreeSet<Vec<String>>,
}

impl Heads {
    pub fn of(graph: &Graph) -> Heads {
        let mut heads = Heads::default();
        let scalar = UnaryOp::ALL.iter().copied().map(Op::Unary);
        let scalar = scalar.chain(BinaryOp::ALL.iter().copied().map(Op::Binary));
        let scalar = scalar.chain(CompareOp::ALL.iter().copied().map(Op::Compare));
        for op in scalar.chain(ReduceOp::ALL.iter().copied().map(Op::Reduce)) {
            let arity = op.info().arity.unwrap_or(0);
            heads.add(op, arity);
        }
        for value in graph.values.keys() {
            if let Some((op, args)) = graph.as_op(value) {
                heads.add(op.clone(), args.len());
            }
            let (mut chain, mut at) = (Vec::new(), value);
            while let Some((op, args)) = graph.as_op(at).filter(|(op, _)| sharing::is_view(op)) {
                chain.push(Head::Op(op.clone()).to_string());
                at = args[0];
            }
            if !chain.is_empty() && matches!(graph.as_op(at), Some((Op::Materialize, _))) {
                heads.chains.insert(chain);
            }
        }
        heads
    }

    fn add(&mut self, op: Op, arity: usize) {
        let kinds: &[&'static str] = match &op {
            Op::Unary(_) => &["unary"],
            Op::Binary(_) => &["binary"],
            Op::Compare(_) => &["compare"],
            Op::Reduce(_) => &["reduce"],
            Op::Reshape(_) => &["reshape"],
            Op::Slice { .. } => &["slice"],
            Op::Concat { .. } => &["concat"],
            Op::Attention { .. } => &["attention"],
            Op::Const(_) | Op::Scalar(_) | Op::DimValue(_) | Op::Select | Op::Transpose(_) => &[],
            Op::FoldSum { .. } => &["fold_sum"],
            Op::TopK { .. } => &["top_k"],
            Op::Matmul | Op::Gather | Op::Take | Op::Pick | Op::Order { .. } | Op::ExpertMatmul => &[],
            Op::KvStore | Op::ConvScan | Op::DeltaScan | Op::Materialize | Op::Both | Op::Part(_) => &[],
        };
        let head = Head::Op(op).to_string();
        for kind in kinds {
            self.kinds.entry(kind).or_default().insert((head.clone(), arity));
        }
    }
}

/// Rules that act inside one launch or drop the boundary between two that follow each other.
pub fn vertical() -> Vec<Rule> {
    [algebra::rules(), elementwise::rules(), prologue::rules()].concat()
}

/// Rules that make one launch of several that stand side by side.
pub fn horizontal() -> Vec<Rule> {
    join::rules()
}
