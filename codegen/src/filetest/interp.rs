//! `test interp`: a graph in the tensor interpreter, once for each `; run: n=2 seed=7` under it.
//!
//! `n` is the number of rows (default 1), `start` the position of the first, `seed` makes the numbers of inputs, weights
//! and states. Other whole numbers are dims, numbers of scalars go by the scalars' names, and `x=1,-2.5` gives an input
//! by hand.

use super::{Command, Function};
use std::collections::BTreeMap;
use std::path::Path;
use tf_ir::graph::Graph;
use tf_ir::interp::inputs::{Inputs, random};
use tf_ir::interp::{Data, RowTable, Tensor, run as interpret};
use tf_ir::ops::Op;
use tf_ir::shape::Env;
use tf_ir::verify::check_graph;

pub fn run(function: &Function, _: &Path, command: &Command) -> Result<String, String> {
    match function {
        Function::Graph(graph) => Ok(outputs(graph, &command.args)?.iter().map(show).collect()),
        Function::Kernel(kernel) => Err(format!("`@{}` is a kernel; this runs graphs", kernel.name)),
    }
}

/// Runs a graph under settings such as `n=2`, `seed=7`, `x=1,2`.
pub fn outputs(graph: &Graph, settings: &[(String, String)]) -> Result<Vec<Tensor>, String> {
    check_graph(graph)?;
    let scalar_names: Vec<&str> = graph
        .values
        .keys()
        .filter_map(|v| match graph.as_op(v) {
            Some((Op::Scalar(name), _)) => Some(name.as_ref()),
            _ => None,
        })
        .collect();
    let (mut n, mut start, mut seed) = (1u32, 0u32, 0u64);
    let mut env = Env::new();
    let mut scalars = BTreeMap::new();
    let mut given: Vec<(&str, Vec<f32>)> = Vec::new();
    for (key, value) in settings {
        let wrong = |expected: &str| format!("`{key}={value}`: expected {expected}");
        match key.as_str() {
            "n" => n = value.parse().ok().filter(|n| *n <= 4096).ok_or_else(|| wrong("at most 4096 rows"))?,
            "start" => start = value.parse().map_err(|_| wrong("a position"))?,
            "seed" => seed = value.parse().map_err(|_| wrong("a whole number"))?,
            key if graph.params().any(|(_, p, _)| p.name == key) => {
                let numbers: Result<Vec<f32>, _> = value.split(',').map(str::parse).collect();
                given.push((key, numbers.map_err(|_| wrong("numbers with commas between"))?));
            }
            key if scalar_names.contains(&key) => {
                scalars.insert(key.to_string(), value.parse().map_err(|_| wrong("a number"))?);
            }
            key => {
                env.insert(key.into(), value.parse().map_err(|_| wrong("a whole number, for a dim"))?);
            }
        }
    }
    if n == 0 {
        return Err("`n=0`: a step has at least one row".to_string());
    }
    let rows = RowTable::one_stream(&(0..n).collect::<Vec<_>>(), start);
    let Inputs { mut inputs, mut states } = random(graph, &env, &rows, seed)?;
    for (name, numbers) in given {
        let tensor = inputs.get_mut(name).ok_or_else(|| format!("`{name}` is no input, weight or table"))?;
        if tensor.len() != numbers.len() {
            return Err(format!("`{name}` has {} elements, found {}", tensor.len(), numbers.len()));
        }
        tensor.data = match tensor.data {
            Data::F32(_) => Data::F32(numbers),
            Data::I32(_) => Data::I32(numbers.iter().map(|x| *x as i32).collect()),
            Data::Bool(_) => Data::Bool(numbers.iter().map(|x| *x != 0.0).collect()),
        };
    }
    interpret(graph, &env, &scalars, &inputs, &rows, &mut states)
}

/// A line of a type and elements; four decimals, so that machines' libraries may differ in the last bits.
pub fn show(tensor: &Tensor) -> String {
    let elements: Vec<String> = match &tensor.data {
        Data::F32(d) => d.iter().map(|x| format!("{x:.4}").replace("-0.0000", "0.0000")).collect(),
        Data::I32(d) => d.iter().map(i32::to_string).collect(),
        Data::Bool(d) => d.iter().map(bool::to_string).collect(),
    };
    let shape: Vec<String> = tensor.shape.iter().map(usize::to_string).collect();
    format!("{}[{}] {}\n", tensor.dtype(), shape.join(", "), elements.join(" "))
}
