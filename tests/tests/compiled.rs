//! Every block of every spec, compiled for the CPU launch by launch, gives what the tensor interpreter gives; its bits
//! do not depend on tiles, threads or workgroups.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use tf_codegen::egraph::{Options, optimize};
use tf_codegen::fuse::fuse;
use tf_codegen::kernelize::{Made, Operand, Request, kernelize};
use tf_codegen::legalize::legalize;
use tf_codegen::load::load;
use tf_codegen::lower::lower;
use tf_cpu::lower::{Job, compile_all};
use tf_cpu::micro;
use tf_cpu::pool::Pool;
use tf_cpu::run::{CompiledKernel, RawBuffer};
use tf_ir::dtype::{DType, Storage};
use tf_ir::format::{Affine, Codebook, Exl3, Format, Matrix};
use tf_ir::graph::{Graph, Value};
use tf_ir::interp::inputs::{Inputs, StoredWeights, random, step_env, store};
use tf_ir::interp::{self, Data, RowTable, StateTensor, StreamRows, Tensor};
use tf_ir::kernel::Kernel;
use tf_ir::ops::{Op, Type};
use tf_ir::schedule::Schedule;
use tf_ir::shape::{Env, PAGE};
use tf_ir::target::{LaneReduction, Target, TileForm};

fn target() -> Target {
    Target {
        name: "cpu".into(),
        about: "one lane, vectors of 128 bits, products by call".into(),
        extension: "kir".into(),
        lanes: 1,
        vector: 4,
        shared_bytes: None,
        most_buffers: None,
        lane_reduction: LaneReduction::Single,
        tile: TileForm::Call,
        tile_rows: vec![1, 8],
        tile_cols: 16,
        stored_words: false,
        attention_tiles: true,
        expand_transcendentals: true,
        k_chunk: None,
        attention_rows: 8,
        launch_cost: 30_000,
    }
}

/// Small sizes; `V` is no multiple of a tile, of the heads some share keys, and some weights have rows that no packed
/// format takes.
fn sizes(graph: &Graph) -> Env {
    let known: BTreeMap<&str, u64> = [
        ("H", 96),
        ("I", 160),
        ("V", 52),
        ("nh", 4),
        ("nkv", 2),
        ("hd", 16),
        ("r", 8),
        ("r2", 4),
        ("nk", 2),
        ("nv", 4),
        ("dk", 12),
        ("dv", 20),
        ("K", 4),
        ("E", 8),
        ("k", 4),
        ("IS", 40),
    ]
    .into();
    let mut env = Env::new();
    for (_, data) in graph.values.iter() {
        for sym in data.ty.dims().iter().flat_map(|d| d.syms()) {
            if !["n", "ns", "m", "np"].contains(&&*sym) {
                let value = known.get(&*sym).unwrap_or_else(|| panic!("`{}` needs a size for `{sym}`", graph.name));
                env.insert(sym, *value);
            }
        }
    }
    env
}

const FORMATS: [Format; 7] = [
    Format::Plain(Storage::F32),
    Format::Plain(Storage::F16),
    Format::Plain(Storage::Bf16),
    Format::Affine(Affine { bits: 4, group: 32, scales: Storage::Bf16 }),
    Format::Affine(Affine { bits: 6, group: 32, scales: Storage::F32 }),
    Format::Exl3(Exl3 { codebook: Codebook::Mul1, half_bits: 5 }),
    Format::Exl3(Exl3 { codebook: Codebook::Mcg, half_bits: 8 }),
];

fn scalar(name: &str) -> f32 {
    if name.contains("eps") { 1e-5 } else { 0.25 }
}

fn scalars(graph: &Graph) -> BTreeMap<String, f32> {
    let names = graph.values.keys().filter_map(|v| match graph.as_op(v) {
        Some((Op::Scalar(name), _)) => Some(name.to_string()),
        _ => None,
    });
    names.map(|name| (name.clone(), scalar(&name))).collect()
}

fn rows() -> RowTable {
    RowTable::new(&[
        StreamRows { tokens: vec![3, 4, 5, 6, 7], start: 0, slot: 1, pages: vec![2] },
        StreamRows { tokens: vec![9, 8, 7], start: 510, slot: 0, pages: vec![1, 3] },
    ])
}

/// Bytes bound to a kernel's buffer.
type Memory = Vec<u8>;

struct Machine<'a> {
    graph: &'a Graph,
    env: Env,
    weights: &'a StoredWeights,
    memory: HashMap<Operand, Memory>,
    /// States of values, which lie [pages, heads, width, 512] for the kernels.
    transposed: Vec<Value>,
}

fn floats(data: &[f32]) -> Memory {
    data.iter().flat_map(|v| v.to_le_bytes()).collect()
}

fn as_floats(memory: &[u8]) -> Vec<f32> {
    memory.chunks(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect()
}

fn swap_axes(data: &[f32], outer: usize, a: usize, b: usize) -> Vec<f32> {
    (0..outer * a * b).map(|i| data[i / (a * b) * a * b + i % a * b + i / a % b]).collect()
}

impl Machine<'_> {
    fn elements(&self, ty: &Type) -> usize {
        tf_ir::bundle::elements(ty).eval(&self.env).unwrap() as usize
    }

    /// What the operand holds before the step.
    fn bind(&mut self, operand: &Operand, inputs: &Inputs, rows: &RowTable) {
        if self.memory.contains_key(operand) {
            return;
        }
        let memory = match operand {
            Operand::Row(column) => rows.column(*column).ints().unwrap().iter().flat_map(|v| v.to_le_bytes()).collect(),
            Operand::Stored(value) => vec![0xff; 4 * self.elements(self.graph.ty(*value))],
            Operand::Param(value) => {
                let name = &self.graph.as_param(*value).unwrap().name;
                match self.graph.ty(*value) {
                    Type::Tensor(t) => match &inputs.inputs.get(name) {
                        Some(_) if t.dtype == DType::Stored => self.weights[name].1.clone(),
                        Some(Tensor { data: Data::F32(data), .. }) => floats(data),
                        _ => rows_param(name, rows),
                    },
                    _ => {
                        let state = &inputs.states[name];
                        let width = *state.shape.last().unwrap();
                        let page = PAGE as usize;
                        match self.transposed.contains(value) {
                            true => floats(&swap_axes(&state.data, state.data.len() / width / page, page, width)),
                            false => floats(&state.data),
                        }
                    }
                }
            }
        };
        self.memory.insert(operand.clone(), memory);
    }

    fn launch(&mut self, kernel: &Kernel, compiled: &CompiledKernel, operands: &[Operand], pool: &Pool, cap: u32) {
        let grid = kernel.grid.clone().map(|g| {
            let groups = g.groups(&self.env).unwrap() as u32;
            if g.capped { groups.min(cap) } else { groups }
        });
        let dims: Vec<u32> = kernel.dims.values().map(|d| d.eval(&self.env).unwrap() as u32).collect();
        let scalars: Vec<f32> = kernel.scalars.values().map(|s| scalar(s)).collect();
        let buffers: Vec<RawBuffer> = operands
            .iter()
            .map(|operand| {
                let memory = self.memory.get_mut(operand).unwrap();
                RawBuffer { ptr: memory.as_mut_ptr(), len: memory.len() }
            })
            .collect();
        // SAFETY: each buffer has the size of the tensor that the kernel was made for, under the env that gives its dims.
        unsafe { compiled.run(pool, &buffers, &dims, &scalars, grid) };
    }

    /// Where an output is after the launches.
    fn output(&self, value: Value) -> Operand {
        let stored = |value: Value| match self.graph.as_op(value) {
            Some((Op::KvStore, args)) => Operand::Param(self.state(args[0])),
            _ => Operand::Stored(value),
        };
        match self.graph.as_op(value) {
            None => Operand::Param(value),
            Some((Op::Materialize, args)) => stored(args[0]),
            Some((Op::Part(index), args)) => {
                let both = self.graph.args(args[0])[0];
                stored(self.graph.args(both)[*index as usize])
            }
            Some((Op::Reshape(_), args)) => self.output(args[0]),
            Some((op, _)) => panic!("the output is a `{}`", op.name()),
        }
    }

    fn state(&self, value: Value) -> Value {
        match self.output(value) {
            Operand::Param(value) => value,
            other => panic!("{other:?} is no state"),
        }
    }
}

fn rows_param(name: &str, rows: &RowTable) -> Memory {
    use tf_ir::bundle::RowColumn;
    let column = RowColumn::ALL.into_iter().find(|c| c.name() == name).unwrap_or_else(|| panic!("no input `{name}`"));
    rows.column(column).ints().unwrap().iter().flat_map(|v| v.to_le_bytes()).collect()
}

struct Case {
    tile_rows: u32,
    attention_tiles: bool,
    threads: usize,
    groups: u32,
}

/// The outputs of a block and its states, computed by compiled kernels.
fn compiled(
    graph: &Graph,
    case: &Case,
    weights: &StoredWeights,
    inputs: &Inputs,
    rows: &RowTable,
) -> (Vec<Vec<f32>>, BTreeMap<String, Vec<f32>>) {
    let mut target = target();
    target.attention_tiles = case.attention_tiles;
    let schedule = Schedule { lanes: 1, vector: 4, rows: case.tile_rows, cols: 128, k_chunk: None };
    let known = sizes(graph);
    let env = step_env(&known, rows);
    let made: Vec<Made> = graph
        .groups
        .values()
        .enumerate()
        .map(|(i, group)| {
            let name = format!("{}_{i}", graph.name);
            let request = Request { name: &name, schedule: &schedule, attention_tiles: case.attention_tiles };
            let mut made = kernelize(graph, group, &request).unwrap_or_else(|e| panic!("{name}: {e}"));
            for constraint in &made.constraints {
                assert!(constraint.holds(&env), "{name}: {constraint:?}");
            }
            made.kernel = legalize(made.kernel, &target, 4).unwrap_or_else(|e| panic!("{name}: {e}"));
            tf_ir::verify::check_kernel(&made.kernel).unwrap_or_else(|e| panic!("{e}"));
            made
        })
        .collect();
    // What each kernel's buffers are bound to.
    let bound: Vec<Vec<Option<Matrix>>> = made
        .iter()
        .map(|m| {
            let weight = |operand: &Operand| match operand {
                Operand::Param(value) => weights.get(&graph.as_param(*value)?.name).map(|(matrix, _)| matrix.clone()),
                Operand::Stored(_) | Operand::Row(_) => None,
            };
            m.operands.iter().map(weight).collect()
        })
        .collect();
    let jobs: Vec<Job<'_>> = made.iter().zip(&bound).map(|(m, weights)| Job { kernel: &m.kernel, weights }).collect();
    let compiled = compile_all(&jobs, &known, micro::detect()).unwrap_or_else(|e| panic!("{e}"));
    let mut machine = Machine { graph, env, weights, memory: HashMap::new(), transposed: Vec::new() };
    if case.attention_tiles {
        for value in graph.values.keys() {
            if let Some((Op::Attention { .. }, args)) = graph.as_op(value) {
                machine.transposed.push(machine.state(args[2]));
            }
        }
    }
    let pool = Pool::new(case.threads).unwrap();
    for (made, compiled) in made.iter().zip(&compiled) {
        made.operands.iter().for_each(|operand| machine.bind(operand, inputs, rows));
        machine.launch(&made.kernel, compiled, &made.operands, &pool, case.groups);
    }
    let outputs = graph.outputs.iter().map(|v| machine.output(*v));
    let outputs = outputs.filter(|o| matches!(o, Operand::Stored(_))).map(|o| as_floats(&machine.memory[&o])).collect();
    let mut states = BTreeMap::new();
    for (value, param, ty) in graph.params() {
        if let (true, Some(memory)) = (ty.is_state(), machine.memory.get(&Operand::Param(value))) {
            let mut data = as_floats(memory);
            if machine.transposed.contains(&value) {
                let width = *inputs.states[&param.name].shape.last().unwrap();
                data = swap_axes(&data, data.len() / width / PAGE as usize, width, PAGE as usize);
            }
            states.insert(param.name.clone(), data);
        }
    }
    (outputs, states)
}

fn near(found: &[f32], wanted: &[f32], what: &str) {
    assert_eq!(found.len(), wanted.len(), "{what}");
    for (i, (a, b)) in found.iter().zip(wanted).enumerate() {
        assert!((a - b).abs() <= 2e-4 * (1.0 + b.abs()), "{what} [{i}]: {a}, expected {b}");
    }
}

fn specs() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("specs");
    let mut all: Vec<PathBuf> = std::fs::read_dir(root).unwrap().map(|e| e.unwrap().path()).collect();
    all.retain(|p| p.extension().is_some_and(|e| e == "ron"));
    all.sort();
    all
}

#[test]
fn compiled_blocks_give_what_the_interpreter_gives() {
    let mut blocks = 0;
    for spec in specs() {
        let (model, composites) = load(&spec).unwrap();
        for graph in lower(&model, &composites).unwrap() {
            for attention_tiles in [true, false] {
                let mut target = target();
                target.attention_tiles = attention_tiles;
                let optimized = optimize(&graph, &target, &Options::default()).unwrap().graph;
                let fused = fuse(&optimized).unwrap();
                check(&graph, &fused, attention_tiles);
            }
            blocks += 1;
        }
    }
    assert!(blocks >= 6);
}

fn check(graph: &Graph, fused: &Graph, attention_tiles: bool) {
    let rows = rows();
    let env: Env = sizes(graph);
    for format in FORMATS {
        let mut inputs = random(graph, &env, &rows, 7).unwrap();
        let weights = store(graph, &env, format, &mut inputs, 5).unwrap();
        let mut states: BTreeMap<String, StateTensor> = inputs.states.clone();
        let outputs = interp::run(graph, &env, &scalars(graph), &inputs.inputs, &rows, &mut states).unwrap();
        let mut bits = None;
        for (tile_rows, threads, groups) in [(1, 1, 1), (3, 2, 2), (8, 3, 5)] {
            let case = Case { tile_rows, attention_tiles, threads, groups };
            let what = format!("{} {format} tiles of {tile_rows}, attention by tiles {attention_tiles}", graph.name);
            let (found, found_states) = compiled(fused, &case, &weights, &inputs, &rows);
            let wanted = outputs.iter().zip(&graph.outputs).filter(|(_, v)| !graph.ty(**v).is_state());
            for ((wanted, _), found) in wanted.zip(&found) {
                near(found, wanted.floats().unwrap(), &what);
            }
            for (name, found) in &found_states {
                near(found, &states[name].data, &format!("{what}: state {name}"));
            }
            let all: Vec<u32> = found.iter().chain(found_states.values()).flatten().map(|v| v.to_bits()).collect();
            assert!(*bits.get_or_insert_with(|| all.clone()) == all, "{what}: other bits than in tiles of 1");
        }
    }
}
