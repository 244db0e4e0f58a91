//! Random programs, for tests of equalities: a graph and what passes make of it mean the same.
//!
//! Programs look like blocks: rows [n, 2*h*e] and heads [n, h, 2*e], weights, vectors, and each kind of state at most once.
//! Values stay within a few units, so that outcomes can be compared within a tolerance: what may grow is squashed by
//! tanh. The same seed gives the same program on every machine.

use super::inputs::Random;
use crate::dtype::DType;
use crate::graph::{Graph, Role, Value};
use crate::ops::{BinaryOp, CompareOp, F32, Op, ReduceOp, TensorType, Type, UnaryOp};
use crate::shape::{Dim, Env};

/// What programs are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// About how many ideas, of a few ops each.
    pub steps: usize,
    /// Every value that an op computes is materialized, as `lower` does; views and constants are not.
    pub mats: bool,
    /// Roots and reciprocals occur, to which rules apply that round.
    pub rounds: bool,
}

/// A program. Every value that nothing reads is an output: a scan that no output needs is refused, not dropped.
pub fn program(seed: u64, style: Style) -> Result<Graph, String> {
    let mut maker = Maker::new(seed, style)?;
    for _ in 0..style.steps {
        maker.step()?;
    }
    let graph = &maker.graph;
    let used: Vec<Value> = graph.values.keys().flat_map(|v| graph.args(v).to_vec()).collect();
    let ends: Vec<Value> = graph.values.keys().filter(|v| graph.as_op(*v).is_some() && !used.contains(v)).collect();
    for end in ends {
        let output = match maker.graph.as_op(end) {
            Some((Op::Materialize, _)) => end,
            _ if style.mats => maker.graph.op(Op::Materialize, &[end])?,
            _ => end,
        };
        maker.graph.outputs.push(output);
    }
    Ok(maker.graph)
}

/// Sizes of the dims of every program: three heads of four.
pub fn sizes() -> Env {
    [("h", 3), ("e", 2)].map(|(name, value)| (name.into(), value)).into()
}

struct Maker {
    graph: Graph,
    random: Random,
    style: Style,
    /// Values f32[n, 2*h*e].
    rows: Vec<Value>,
    /// Values f32[n, h, 2*e].
    heads: Vec<Value>,
    weights: Vec<Value>,
    /// stored[h, 2*h*e, 2*h*e], a matrix of each expert.
    experts: [Value; 2],
    vectors: Vec<Value>,
    gates: Vec<Value>,
    taps: Value,
    /// Keys and values, until they are advanced.
    pages: Option<[Value; 2]>,
    tail: Option<Value>,
    scan: Option<Value>,
}

fn dims(text: &str) -> Vec<Dim> {
    text.split(", ").map(|dim| dim.parse().expect("the dims here are written right")).collect()
}

impl Maker {
    fn new(seed: u64, style: Style) -> Result<Maker, String> {
        let mut graph = Graph::new("random");
        let f32 = |text: &str| Type::f32(dims(text));
        let stored = |text: &str| Type::tensor(DType::Stored, dims(text));
        let inner = |text: &str| TensorType { dtype: DType::F32, shape: dims(text) };
        let rows = ["x", "y"].map(|name| graph.param(Role::Input, name, f32("n, 2*h*e"))).to_vec();
        let weights = ["w0", "w1"].map(|name| graph.param(Role::Weight, name, stored("2*h*e, 2*h*e"))).to_vec();
        let experts = ["e0", "e1"].map(|name| graph.param(Role::Weight, name, stored("h, 2*h*e, 2*h*e")));
        let vectors = ["v0", "v1"].map(|name| graph.param(Role::Weight, name, f32("2*h*e"))).to_vec();
        let gates = ["g0", "g1"].map(|name| graph.param(Role::Weight, name, stored("h, 2*h*e"))).to_vec();
        let taps = graph.param(Role::Weight, "taps", f32("2*h*e, 3"));
        let pages = ["keys", "values"].map(|name| graph.param(Role::State, name, Type::Pages(inner("h, 2*e"))));
        let tail = graph.param(Role::State, "tail", Type::Slots(inner("2*h*e, 2")));
        let scan = graph.param(Role::State, "scan", Type::Slots(inner("h, 2*e, 2*e")));
        let heads = vec![graph.op(Op::Reshape(dims("n, h, 2*e")), &[rows[0]])?];
        Ok(Maker {
            graph,
            random: Random::new(seed),
            style,
            rows,
            heads,
            weights,
            experts,
            vectors,
            gates,
            taps,
            pages: Some(pages),
            tail: Some(tail),
            scan: Some(scan),
        })
    }

    fn view(&mut self, op: Op, args: &[Value]) -> Result<Value, String> {
        self.graph.op(op, args)
    }

    /// A computed value.
    fn op(&mut self, op: Op, args: &[Value]) -> Result<Value, String> {
        let value = self.graph.op(op, args)?;
        if self.style.mats { self.graph.op(Op::Materialize, &[value]) } else { Ok(value) }
    }

    fn unary(&mut self, op: UnaryOp, x: Value) -> Result<Value, String> {
        self.op(Op::Unary(op), &[x])
    }

    fn binary(&mut self, op: BinaryOp, x: Value, y: Value) -> Result<Value, String> {
        self.op(Op::Binary(op), &[x, y])
    }

    fn number(&mut self, value: f32) -> Result<Value, String> {
        self.view(Op::Const(F32::new(value)), &[])
    }

    /// One of `all`, the newer the likelier, so that programs are deep.
    fn pick(random: &mut Random, all: &[Value]) -> Value {
        all[random.below(all.len()).max(random.below(all.len()))]
    }

    /// Adds one idea: a few ops that give new rows or heads.
    fn step(&mut self) -> Result<(), String> {
        let (x, y) = (Maker::pick(&mut self.random, &self.rows), Maker::pick(&mut self.random, &self.rows));
        let (p, q) = (Maker::pick(&mut self.random, &self.heads), Maker::pick(&mut self.random, &self.heads));
        let vector = self.vectors[self.random.below(2)];
        let weight = self.weights[self.random.below(2)];
        let new_rows = match self.random.below(17) {
            0 => self.of_one(x)?,
            1 => self.of_two(x, y)?,
            2 => self.of_two(x, vector)?,
            3 => self.norm(x)?,
            4 | 5 => {
                let product = self.op(Op::Matmul, &[x, weight])?;
                self.unary(UnaryOp::Tanh, product)?
            }
            6 => {
                // Not a comparison of values that could differ in their last bits: a vector and a number.
                let number = self.random.float();
                let number = self.number(number)?;
                let condition = self.op(Op::Compare(CompareOp::Lt), &[vector, number])?;
                self.op(Op::Select, &[condition, x, y])?
            }
            7 => self.view(Op::Reshape(dims("n, 2*h*e")), &[p])?,
            8 => match self.tail.take() {
                Some(tail) => {
                    let out = self.op(Op::ConvScan, &[x, self.taps, tail])?;
                    self.unary(UnaryOp::Tanh, out)?
                }
                None => self.norm(x)?,
            },
            16 => self.routed(x, y, vector)?,
            other => {
                let new_heads = match other {
                    9 => self.view(Op::Reshape(dims("n, h, 2*e")), &[x])?,
                    10 => self.of_two(p, q)?,
                    11 => self.norm(p)?,
                    12 => self.rotate(p)?,
                    13 => self.of_one(p)?,
                    14 => self.attention(p, q)?,
                    _ => self.delta(x, p, q)?,
                };
                self.heads.push(new_heads);
                return Ok(());
            }
        };
        self.rows.push(new_rows);
        Ok(())
    }

    fn of_one(&mut self, x: Value) -> Result<Value, String> {
        match self.random.below(5) {
            0 => self.unary(UnaryOp::Neg, x),
            1 => self.unary(UnaryOp::Abs, x),
            2 => {
                let exp = self.unary(UnaryOp::Exp, x)?;
                self.unary(UnaryOp::Tanh, exp)
            }
            3 if self.style.rounds => self.inverse(x),
            _ => self.unary(UnaryOp::Tanh, x),
        }
    }

    /// x / sqrt(|x| + 1/2), written in one of the ways that rules know.
    fn inverse(&mut self, x: Value) -> Result<Value, String> {
        let half = self.number(0.5)?;
        let size = self.unary(UnaryOp::Abs, x)?;
        let size = self.binary(BinaryOp::Add, size, half)?;
        let root = self.unary(UnaryOp::Sqrt, size)?;
        if self.random.below(2) == 0 {
            return self.binary(BinaryOp::Div, x, root);
        }
        let inverse = self.unary(UnaryOp::Recip, root)?;
        self.binary(BinaryOp::Mul, x, inverse)
    }

    fn of_two(&mut self, x: Value, y: Value) -> Result<Value, String> {
        let all = [BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul, BinaryOp::Max, BinaryOp::Min];
        let op = all[self.random.below(all.len())];
        let value = self.binary(op, x, y)?;
        match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => self.unary(UnaryOp::Tanh, value),
            _ => Ok(value),
        }
    }

    /// x / sqrt(mean x² + 1/2) along the last axis, or e to x less the largest of its row.
    fn norm(&mut self, x: Value) -> Result<Value, String> {
        if self.random.below(3) == 0 {
            let most = self.op(Op::Reduce(ReduceOp::Max), &[x])?;
            let less = self.binary(BinaryOp::Sub, x, most)?;
            return self.unary(UnaryOp::Exp, less);
        }
        let square = self.binary(BinaryOp::Mul, x, x)?;
        let sum = self.op(Op::Reduce(ReduceOp::Sum), &[square])?;
        let width = self.view(Op::DimValue(dims("2*e").remove(0)), &[])?;
        let mean = self.binary(BinaryOp::Div, sum, width)?;
        let half = self.number(0.5)?;
        let raised = self.binary(BinaryOp::Add, mean, half)?;
        let scale = self.unary(UnaryOp::Rsqrt, raised)?;
        self.binary(BinaryOp::Mul, x, scale)
    }

    /// The halves of each head, exchanged and one negated.
    fn rotate(&mut self, x: Value) -> Result<Value, String> {
        let half = |start: Dim| Op::Slice { axis: 2, start, len: "e".into() };
        let low = self.view(half(Dim::constant(0)), &[x])?;
        let high = self.view(half("e".into()), &[x])?;
        let negated = self.unary(UnaryOp::Neg, high)?;
        self.op(Op::Concat { axis: 2 }, &[negated, low])
    }

    /// The sum of what two experts make of each row, weighted by their scores. All rows choose by one vector, so that no
    /// choice hangs on last bits.
    fn routed(&mut self, x: Value, y: Value, vector: Value) -> Result<Value, String> {
        let first = |axis| Op::Slice { axis, start: Dim::constant(0), len: "h".into() };
        let (row, scores) = (self.view(first(1), &[y])?, self.view(first(0), &[vector])?);
        let zero = self.number(0.0)?;
        let none = self.binary(BinaryOp::Mul, row, zero)?;
        let scores = self.binary(BinaryOp::Add, none, scores)?;
        let chosen = self.op(Op::TopK { k: Dim::constant(2) }, &[scores])?;
        let order = self.op(Op::Order { below: "h".into() }, &[chosen])?;
        let weights = self.op(Op::Pick, &[scores, chosen])?;
        let inner = self.op(Op::ExpertMatmul, &[x, self.experts[0], chosen, order])?;
        let inner = self.unary(UnaryOp::Tanh, inner)?;
        let outer = self.op(Op::ExpertMatmul, &[inner, self.experts[1], chosen, order])?;
        let weights = self.view(Op::Reshape(dims("n, 2, 1")), &[weights])?;
        let scaled = self.binary(BinaryOp::Mul, outer, weights)?;
        let sum = self.op(Op::FoldSum { axis: 1 }, &[scaled])?;
        self.unary(UnaryOp::Tanh, sum)
    }

    fn attention(&mut self, p: Value, q: Value) -> Result<Value, String> {
        let Some([keys, values]) = self.pages.take() else { return self.norm(p) };
        let keys = self.op(Op::KvStore, &[keys, p])?;
        let values = self.op(Op::KvStore, &[values, q])?;
        let query = Maker::pick(&mut self.random, &self.heads);
        let window = (self.random.below(2) == 0).then(|| Dim::constant(3));
        self.op(Op::Attention { window }, &[query, keys, values])
    }

    fn delta(&mut self, x: Value, p: Value, q: Value) -> Result<Value, String> {
        let Some(scan) = self.scan.take() else { return self.rotate(p) };
        let gates = [self.gates[0], self.gates[1]];
        // A decay below 0, and a share of what is written.
        let decay = self.op(Op::Matmul, &[x, gates[0]])?;
        let decay = self.unary(UnaryOp::Abs, decay)?;
        let decay = self.unary(UnaryOp::Neg, decay)?;
        let share = self.op(Op::Matmul, &[x, gates[1]])?;
        let share = self.unary(UnaryOp::Tanh, share)?;
        // Keys are short, so that what the state forgets of one is less than it was.
        let quarter = self.number(0.25)?;
        let key = self.binary(BinaryOp::Mul, q, quarter)?;
        let out = self.op(Op::DeltaScan, &[p, key, p, decay, share, scan])?;
        self.unary(UnaryOp::Tanh, out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interp::inputs;
    use crate::interp::{RowTable, run};
    use crate::text::{parse_graph, print_graph};
    use crate::verify::check_graph;

    proptest::proptest! {
        #[test]
        fn programs_are_sound_and_read_back(seed: u64, steps in 0usize..40, mats: bool, rounds: bool) {
            let graph = program(seed, Style { steps, mats, rounds }).unwrap();
            check_graph(&graph).unwrap();
            let text = print_graph(&graph);
            let again = parse_graph(&text).unwrap();
            proptest::prop_assert_eq!(print_graph(&again), text);
            proptest::prop_assert_eq!(&again, &graph);
        }

        #[test]
        fn programs_mean_the_same_with_and_without_launches(seed: u64, rows in 1u32..5, rounds: bool) {
            let rows = RowTable::one_stream(&(0..rows).collect::<Vec<_>>(), 0);
            let outcome = |mats: bool| {
                let graph = program(seed, Style { steps: 25, mats, rounds }).unwrap();
                let mut given = inputs::random(&graph, &sizes(), &rows, seed).unwrap();
                run(&graph, &sizes(), &Default::default(), &given.inputs, &rows, &mut given.states).unwrap()
            };
            let (with, without) = (outcome(true), outcome(false));
            for output in &with {
                proptest::prop_assert!(output.floats().unwrap().iter().all(|x| x.is_finite() && x.abs() <= 8.0));
            }
            proptest::prop_assert_eq!(with, without);
        }
    }
}
