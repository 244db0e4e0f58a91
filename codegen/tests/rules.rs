//! Every rule, both sides: equal once `mat` is taken as the identity and a part of a tuple as what it is a part of, or
//! else evaluated on random numbers through the op table's meaning.

use egg::{ENodeOrVar, Id, PatternAst, Var};
use std::collections::BTreeMap;
use tf_codegen::egraph::{Head, Node};
use tf_codegen::rules::{self, Class, Condition, Heads, Rule};
use tf_ir::dtype::DType;
use tf_ir::graph::{Graph, Role};
use tf_ir::ops::{F32, Op, TensorType, Type};
use tf_ir::shape::Dim;

#[derive(Clone, PartialEq, Debug)]
enum Term {
    Var(Var),
    Op(Op, Vec<Term>),
}

fn parse(text: &str, bound: &BTreeMap<Var, Term>) -> Term {
    let ast: PatternAst<Node> = text.trim().parse().unwrap_or_else(|e| panic!("{text}: {e:?}"));
    fn term(ast: &PatternAst<Node>, id: Id, bound: &BTreeMap<Var, Term>) -> Term {
        match &ast[id] {
            ENodeOrVar::Var(var) => bound.get(var).cloned().unwrap_or(Term::Var(*var)),
            ENodeOrVar::ENode(node) => match &node.head {
                Head::Op(op) => Term::Op(op.clone(), node.args.iter().map(|a| term(ast, *a, bound)).collect()),
                head => panic!("{head} in a rule"),
            },
        }
    }
    erase(term(&ast, ast.root(), bound))
}

/// `mat` is the identity; a part of a tuple is what the tuple was made of.
fn erase(term: Term) -> Term {
    let Term::Op(op, args) = term else { return term };
    let mut args: Vec<Term> = args.into_iter().map(erase).collect();
    match (&op, args.first()) {
        (Op::Materialize, Some(_)) => args.remove(0),
        (Op::Part(index), Some(Term::Op(Op::Both, parts))) => parts[*index as usize].clone(),
        _ => Term::Op(op, args),
    }
}

/// Both sides for each value that the rule rewrites.
fn sides(rule: &Rule, lhs: &str, rhs: &str) -> Vec<(Term, Term)> {
    if !rule.is_joint() {
        return vec![(parse(lhs, &BTreeMap::new()), parse(rhs, &BTreeMap::new()))];
    }
    let bindings = |text: &str| {
        let mut bound = BTreeMap::new();
        for clause in text.split(',') {
            let (name, pattern) = clause.split_once('=').unwrap();
            let term = parse(pattern, &bound);
            bound.insert(name.trim().parse::<Var>().unwrap(), term);
        }
        bound
    };
    let (left, right) = (bindings(lhs), bindings(rhs));
    left.iter().filter_map(|(var, term)| Some((term.clone(), right.get(var)?.clone()))).collect()
}

/// A small reproducible source of numbers.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        self.0 >> 33
    }
    fn number(&mut self, class: Class) -> f32 {
        let magnitude = match class {
            // Any finite bits, zeros of both signs included.
            Class::Exact | Class::Domain => match self.next() % 8 {
                0 => 0.0,
                1 => 1.0,
                _ => f32::from_bits((self.next() as u32) % 0x7f80_0000),
            },
            // Where no step overflows or loses digits.
            Class::Rounding => 0.001 + (self.next() % 1_000_000) as f32 / 1000.0,
        };
        if self.next().is_multiple_of(2) { magnitude } else { -magnitude }
    }
}

fn eval(term: &Term, values: &BTreeMap<Var, f32>) -> f32 {
    match term {
        Term::Var(var) => values[var],
        Term::Op(op, args) => {
            let args: Vec<f32> = args.iter().map(|a| eval(a, values)).collect();
            match op {
                Op::Const(value) => value.value(),
                Op::Unary(op) => op.meaning()(args[0]),
                Op::Binary(op) => op.meaning()(args[0], args[1]),
                // Of one type on both sides, so every element stays.
                Op::Reshape(_) | Op::Slice { .. } => args[0],
                op => panic!("`{}` needs a meaning in this test", op.name()),
            }
        }
    }
}

fn vars(term: &Term, all: &mut Vec<Var>) {
    match term {
        Term::Var(var) => all.push(*var),
        Term::Op(_, args) => args.iter().for_each(|a| vars(a, all)),
    }
}

/// One of each op with attributes, so that each name in braces stands for something.
fn heads() -> Heads {
    let mut g = Graph::new("heads");
    let dims = |text: &str| text.split(',').map(|d| d.trim().parse().unwrap()).collect::<Vec<Dim>>();
    let x = g.param(Role::Input, "x", Type::f32(dims("n, h, 2*d + 1")));
    let pages = Type::Pages(TensorType { dtype: DType::F32, shape: dims("h, 2*d + 1") });
    let k = g.param(Role::State, "k", pages);
    let stored = g.op(Op::Materialize, &[x]).unwrap();
    let view = g.op(Op::Transpose(vec![1, 0, 2]), &[stored]).unwrap();
    g.op(Op::Slice { axis: 2, start: "d + 1".parse().unwrap(), len: "d".into() }, &[view]).unwrap();
    g.op(Op::Reshape(dims("n, 2*h*d + h")), &[x]).unwrap();
    g.op(Op::Concat { axis: 2 }, &[x, x, x]).unwrap();
    g.op(Op::Attention { window: None }, &[x, k, k]).unwrap();
    g.op(Op::Attention { window: Some("w".into()) }, &[x, k, k]).unwrap();
    g.op(Op::FoldSum { axis: 1 }, &[x]).unwrap();
    g.op(Op::TopK { k: "k".into() }, &[x]).unwrap();
    Heads::of(&g)
}

#[test]
fn both_sides_of_every_rule_are_equal() {
    let heads = heads();
    let mut random = Random(1);
    for rule in rules::vertical().into_iter().chain(rules::horizontal()) {
        let instances = rule.instances(&heads);
        assert!(!instances.is_empty(), "{}", rule.name);
        for (lhs, rhs) in instances {
            let sides = sides(&rule, &lhs, &rhs);
            assert!(!sides.is_empty(), "{}", rule.name);
            for (left, right) in sides {
                if left != right {
                    evaluate(&rule, &left, &right, &mut random);
                }
            }
        }
    }
}

fn evaluate(rule: &Rule, left: &Term, right: &Term, random: &mut Random) {
    for _ in 0..1000 {
        let mut names = Vec::new();
        vars(left, &mut names);
        let values: BTreeMap<Var, f32> = names.into_iter().map(|v| (v, random.number(rule.class))).collect();
        let (x, y) = (eval(left, &values), eval(right, &values));
        let equal = match rule.class {
            Class::Exact | Class::Domain => x.to_bits() == y.to_bits() || (x.is_nan() && y.is_nan()),
            Class::Rounding => (x - y).abs() <= 4.0 * f32::EPSILON * x.abs() || (x.is_nan() && y.is_nan()),
        };
        assert!(equal, "rule `{}` at {values:?}: {x} and {y}", rule.name);
    }
}

#[test]
fn a_wrong_rule_is_found() {
    // x + 0 is not x for −0, which is why it is no rule.
    let (left, right) = (parse("(add ?a const:0)", &BTreeMap::new()), parse("?a", &BTreeMap::new()));
    let values = BTreeMap::from([("?a".parse::<Var>().unwrap(), -0.0f32)]);
    assert_ne!(eval(&left, &values).to_bits(), eval(&right, &values).to_bits());
}

#[test]
fn views_that_keep_the_type_are_rules_only_under_that_condition() {
    for rule in rules::vertical().iter().filter(|r| r.rhs == "?a" && r.lhs.contains('{')) {
        assert_eq!(rule.condition, Condition::SameType, "{}", rule.name);
    }
}

#[test]
fn names_are_unique() {
    let mut names: Vec<String> = rules::vertical().into_iter().chain(rules::horizontal()).map(|r| r.name).collect();
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count);
}

#[test]
fn heads_are_read_back_as_printed() {
    let mut ops = Op::samples();
    ops.extend([
        Op::Const(F32::new(-1.5e-7)),
        Op::Attention { window: Some("2*w + 1".parse().unwrap()) },
        Op::Slice { axis: 0, start: "n - 1".parse().unwrap(), len: Dim::constant(1) },
        Op::Reshape(vec![]),
        Op::Part(3),
    ]);
    for op in ops {
        let text = Head::Op(op.clone()).to_string();
        let node = <Node as egg::FromOp>::from_op(&text, Vec::new()).unwrap();
        assert_eq!(node.head, Head::Op(op), "{text}");
    }
    assert!(<Node as egg::FromOp>::from_op("slice:0", Vec::new()).is_err());
    assert!(<Node as egg::FromOp>::from_op("none", Vec::new()).is_err());
}
