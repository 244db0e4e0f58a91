//! Random programs, for tests of equalities: a graph and what passes make of it mean the same.
//!
//! Programs look like blocks: rows [n, 8] as inputs, weights, vectors, a table, and each kind of state at most once.
//! Values stay near [-1, 1], so that outcomes can be compared within a tolerance: what may grow is squashed by tanh.
//! The same seed gives the same program on every machine.

use super::inputs::Random;
use crate::dtype::DType;
use crate::graph::{Graph, Role, Value};
use crate::ops::{BinaryOp, CompareOp, F32, Op, ReduceOp, TensorType, Type, UnaryOp};
use crate::shape::Dim;

/// Columns of the rows; heads of 4.
const WIDTH: u64 = 8;
const HEAD: u64 = 4;

/// A program of about `steps` ops over `n` rows. With `mats`, every value that an op computes is materialized, as
/// `lower` does; views and constants are not.
pub fn program(seed: u64, steps: usize, mats: bool) -> Result<Graph, String> {
    let mut maker = Maker::new(seed, mats)?;
    for _ in 0..steps {
        maker.step()?;
    }
    // The newest rows and every state that was advanced, so that most of the program matters.
    let newest = maker.rows[maker.rows.len() - 1];
    let other = maker.pick();
    maker.graph.outputs = vec![newest, other];
    maker.graph.outputs.append(&mut maker.stored);
    Ok(maker.graph)
}

struct Maker {
    graph: Graph,
    random: Random,
    mats: bool,
    /// Values f32[n, 8].
    rows: Vec<Value>,
    weights: Vec<Value>,
    vectors: Vec<Value>,
    taps: Value,
    keys: Value,
    values: Value,
    tail: Value,
    matrix: Value,
    /// What was advanced.
    stored: Vec<Value>,
    attended: bool,
    convolved: bool,
    scanned: bool,
}

impl Maker {
    fn new(seed: u64, mats: bool) -> Result<Maker, String> {
        let mut graph = Graph::new("random");
        let dims = |all: &[u64]| all.iter().map(|d| Dim::constant(*d)).collect::<Vec<_>>();
        let state = |all: &[u64]| TensorType { dtype: DType::F32, shape: dims(all) };
        let row = || Type::f32(vec![Dim::sym("n"), Dim::constant(WIDTH)]);
        let rows = vec![graph.param(Role::Input, "x", row()), graph.param(Role::Input, "y", row())];
        let weight = |graph: &mut Graph, name: &str| {
            graph.param(Role::Weight, name, Type::tensor(DType::Stored, dims(&[WIDTH, WIDTH])))
        };
        let weights = vec![weight(&mut graph, "w0"), weight(&mut graph, "w1")];
        let vector = |graph: &mut Graph, name: &str| graph.param(Role::Weight, name, Type::f32(dims(&[WIDTH])));
        let vectors = vec![vector(&mut graph, "v0"), vector(&mut graph, "v1")];
        let taps = graph.param(Role::Weight, "taps", Type::f32(dims(&[WIDTH, 3])));
        let heads = [WIDTH / HEAD, HEAD];
        let keys = graph.param(Role::State, "keys", Type::Pages(state(&heads)));
        let values = graph.param(Role::State, "values", Type::Pages(state(&heads)));
        let tail = graph.param(Role::State, "tail", Type::Slots(state(&[WIDTH, 2])));
        let matrix = graph.param(Role::State, "matrix", Type::Slots(state(&[WIDTH / HEAD, HEAD, HEAD])));
        Ok(Maker {
            graph,
            random: Random::new(seed),
            mats,
            rows,
            weights,
            vectors,
            taps,
            keys,
            values,
            tail,
            matrix,
            stored: Vec::new(),
            attended: false,
            convolved: false,
            scanned: false,
        })
    }

    /// Rows made so far, the newer the likelier.
    fn pick(&mut self) -> Value {
        let count = self.rows.len();
        let back = self.random.below(count).min(self.random.below(count));
        self.rows[count - 1 - back]
    }

    fn view(&mut self, op: Op, args: &[Value]) -> Result<Value, String> {
        self.graph.op(op, args)
    }

    /// A computed value.
    fn op(&mut self, op: Op, args: &[Value]) -> Result<Value, String> {
        let value = self.graph.op(op, args)?;
        if self.mats { self.graph.op(Op::Materialize, &[value]) } else { Ok(value) }
    }

    fn tanh(&mut self, x: Value) -> Result<Value, String> {
        self.op(Op::Unary(UnaryOp::Tanh), &[x])
    }

    fn number(&mut self) -> Result<Value, String> {
        let value = self.random.float();
        self.view(Op::Const(F32::new(value)), &[])
    }

    fn heads(&mut self, x: Value) -> Result<Value, String> {
        let shape = vec![Dim::sym("n"), Dim::constant(WIDTH / HEAD), Dim::constant(HEAD)];
        self.view(Op::Reshape(shape), &[x])
    }

    fn flat(&mut self, x: Value) -> Result<Value, String> {
        self.view(Op::Reshape(vec![Dim::sym("n"), Dim::constant(WIDTH)]), &[x])
    }

    /// Adds one idea: a few ops that give new rows.
    fn step(&mut self) -> Result<(), String> {
        let x = self.pick();
        let y = self.pick();
        let new = match self.random.below(15) {
            0 => {
                let ops = [UnaryOp::Neg, UnaryOp::Abs, UnaryOp::Tanh];
                let op = ops[self.random.below(ops.len())];
                self.op(Op::Unary(op), &[x])?
            }
            1 => {
                let exp = self.op(Op::Unary(UnaryOp::Exp), &[x])?;
                self.tanh(exp)?
            }
            2 | 3 => {
                let ops = [BinaryOp::Mul, BinaryOp::Max, BinaryOp::Min, BinaryOp::Mul];
                let op = ops[self.random.below(ops.len())];
                self.op(Op::Binary(op), &[x, y])?
            }
            4 => {
                let op = if self.random.below(2) == 0 { BinaryOp::Add } else { BinaryOp::Sub };
                let sum = self.op(Op::Binary(op), &[x, y])?;
                self.tanh(sum)?
            }
            5 => {
                let number = self.number()?;
                let scaled = self.op(Op::Binary(BinaryOp::Mul), &[x, number])?;
                let vector = self.vectors[self.random.below(2)];
                let sum = self.op(Op::Binary(BinaryOp::Add), &[scaled, vector])?;
                self.tanh(sum)?
            }
            6 => {
                // Not a comparison of values that could differ in their last bits: a vector and a number.
                let number = self.number()?;
                let vector = self.vectors[self.random.below(2)];
                let condition = self.op(Op::Compare(CompareOp::Lt), &[vector, number])?;
                self.op(Op::Select, &[condition, x, y])?
            }
            7 | 8 => self.norm(x)?,
            9 | 10 => {
                let weight = self.weights[self.random.below(2)];
                let product = self.op(Op::Matmul, &[x, weight])?;
                self.tanh(product)?
            }
            11 => self.rotate(x)?,
            12 => self.attention(x, y)?,
            13 => self.convolution(x)?,
            _ => self.delta(x, y)?,
        };
        self.rows.push(new);
        Ok(())
    }

    /// x / sqrt(mean x² + 0.5) · v, or x minus its largest element, squashed.
    fn norm(&mut self, x: Value) -> Result<Value, String> {
        if self.random.below(3) == 0 {
            let most = self.op(Op::Reduce(ReduceOp::Max), &[x])?;
            let less = self.op(Op::Binary(BinaryOp::Sub), &[x, most])?;
            return self.op(Op::Unary(UnaryOp::Exp), &[less]);
        }
        let square = self.op(Op::Binary(BinaryOp::Mul), &[x, x])?;
        let sum = self.op(Op::Reduce(ReduceOp::Sum), &[square])?;
        let width = self.view(Op::DimValue(Dim::constant(WIDTH)), &[])?;
        let mean = self.op(Op::Binary(BinaryOp::Div), &[sum, width])?;
        let small = self.view(Op::Const(F32::new(0.5)), &[])?;
        let raised = self.op(Op::Binary(BinaryOp::Add), &[mean, small])?;
        let scale = self.op(Op::Unary(UnaryOp::Rsqrt), &[raised])?;
        let scaled = self.op(Op::Binary(BinaryOp::Mul), &[x, scale])?;
        let vector = self.vectors[self.random.below(2)];
        self.op(Op::Binary(BinaryOp::Mul), &[scaled, vector])
    }

    /// The halves of each row, exchanged and one negated.
    fn rotate(&mut self, x: Value) -> Result<Value, String> {
        let half = |start: u64| Op::Slice { axis: 1, start: Dim::constant(start), len: Dim::constant(WIDTH / 2) };
        let low = self.view(half(0), &[x])?;
        let high = self.view(half(WIDTH / 2), &[x])?;
        let negated = self.op(Op::Unary(UnaryOp::Neg), &[high])?;
        self.op(Op::Concat { axis: 1 }, &[negated, low])
    }

    fn attention(&mut self, x: Value, y: Value) -> Result<Value, String> {
        if std::mem::replace(&mut self.attended, true) {
            return self.norm(x);
        }
        let (q, k, v) = (self.heads(x)?, self.heads(y)?, self.heads(x)?);
        let keys = self.op(Op::KvStore, &[self.keys, k])?;
        let values = self.op(Op::KvStore, &[self.values, v])?;
        let window = (self.random.below(2) == 0).then(|| Dim::constant(3));
        let out = self.op(Op::Attention { window }, &[q, keys, values])?;
        self.stored.extend([keys, values]);
        self.flat(out)
    }

    fn convolution(&mut self, x: Value) -> Result<Value, String> {
        if std::mem::replace(&mut self.convolved, true) {
            return self.rotate(x);
        }
        let out = self.op(Op::ConvScan, &[x, self.taps, self.tail])?;
        self.tanh(out)
    }

    fn delta(&mut self, x: Value, y: Value) -> Result<Value, String> {
        if std::mem::replace(&mut self.scanned, true) {
            return self.op(Op::Binary(BinaryOp::Max), &[x, y]);
        }
        let half = self.view(Op::Const(F32::new(0.5)), &[])?;
        let k = self.op(Op::Binary(BinaryOp::Mul), &[x, half])?;
        let (q, k, v) = (self.heads(y)?, self.heads(k)?, self.heads(y)?);
        // One number for each row and head: the largest of the head's, squashed to (0, 1) or below 0.
        let most = self.op(Op::Reduce(ReduceOp::Max), &[v])?;
        let per_head = vec![Dim::sym("n"), Dim::constant(WIDTH / HEAD)];
        let most = self.view(Op::Reshape(per_head), &[most])?;
        let size = self.op(Op::Unary(UnaryOp::Abs), &[most])?;
        let beta = self.tanh(size)?;
        let g = self.op(Op::Unary(UnaryOp::Neg), &[size])?;
        let out = self.op(Op::DeltaScan, &[q, k, v, g, beta, self.matrix])?;
        let out = self.flat(out)?;
        self.tanh(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interp::inputs;
    use crate::interp::{RowTable, run};
    use crate::shape::Env;
    use crate::text::{parse_graph, print_graph};
    use crate::verify::check_graph;

    proptest::proptest! {
        #[test]
        fn programs_are_sound_and_read_back(seed: u64, steps in 0usize..40, mats: bool) {
            let graph = program(seed, steps, mats).unwrap();
            check_graph(&graph).unwrap();
            let text = print_graph(&graph);
            let again = parse_graph(&text).unwrap();
            proptest::prop_assert_eq!(print_graph(&again), text);
            proptest::prop_assert_eq!(&again, &graph);
        }

        #[test]
        fn programs_mean_the_same_with_and_without_launches(seed: u64, rows in 1u32..5) {
            let rows = RowTable::one_stream(&(0..rows).collect::<Vec<_>>(), 0);
            let outcome = |mats: bool| {
                let graph = program(seed, 25, mats).unwrap();
                let mut given = inputs::random(&graph, &Env::new(), &rows, seed).unwrap();
                run(&graph, &Env::new(), &Default::default(), &given.inputs, &rows, &mut given.states).unwrap()
            };
            let (with, without) = (outcome(true), outcome(false));
            proptest::prop_assert!(with[0].floats().unwrap().iter().all(|x| x.is_finite() && x.abs() <= 8.0));
            proptest::prop_assert_eq!(with, without);
        }
    }
}
