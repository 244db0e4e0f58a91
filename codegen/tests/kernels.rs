//! Scheduled graph = kernels in the kernel interpreter: every block of every spec, for every target, launch by launch
//! through memory, against the tensor interpreter of the block as lowered; and the same rows in other groupings give the
//! same bits.
//!
//! Tolerance: an element may differ by `TOLERANCE` of the largest in its tensor (at least 1). The tensor interpreter sums
//! in f64; kernels sum in f32 in their own order, and some targets expand exp and log to polynomials.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Path, PathBuf};
use tf_codegen::egraph::{Options, optimize};
use tf_codegen::fuse::fuse;
use tf_codegen::kernelize::{Operand, Request, kernelize};
use tf_codegen::legalize::legalize;
use tf_codegen::load::{load, load_composites, load_targets};
use tf_codegen::lower::lower;
use tf_codegen::plan::choices;
use tf_ir::bundle::{Constraint, RowColumn, elements};
use tf_ir::dtype::Storage;
use tf_ir::format::{Affine, Codebook, Exl3, Format};
use tf_ir::graph::{Graph, Role, Value, ValueDef};
use tf_ir::interp::inputs::{StoredWeights, random, step_env, store};
use tf_ir::interp::kernel::{Launch, run};
use tf_ir::interp::{Data, RowTable, StateTensor, StreamRows, Tensor};
use tf_ir::kernel::{Access, Kernel};
use tf_ir::ops::{Effect, Op};
use tf_ir::shape::Env;
use tf_ir::spec::{StateKind, StateSpec};
use tf_ir::target::{Target, TileForm};

const TOLERANCE: f32 = 2e-5;

const BF16: Format = Format::Plain(Storage::Bf16);

/// What is tried for the first sizes of a family; [`BF16`] and f32 for the others, and where a shape does not fit.
const FORMATS: [Format; 7] = [
    Format::Plain(Storage::F32),
    Format::Plain(Storage::F16),
    BF16,
    Format::Affine(Affine { bits: 4, group: 32, scales: Storage::Bf16 }),
    Format::Affine(Affine { bits: 3, group: 32, scales: Storage::F16 }),
    Format::Exl3(Exl3 { codebook: Codebook::Mul1, half_bits: 5 }),
    Format::Exl3(Exl3 { codebook: Codebook::ThreeInst, half_bits: 8 }),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// Every target, with the formats to try; and again with tiles so small that every loop over them runs more than once.
fn targets() -> Vec<(Target, Vec<Format>)> {
    let all = load_targets(&root().join("specs/targets")).unwrap_or_else(|d| panic!("{d:?}"));
    assert!(all.len() >= 3);
    let small = all.iter().cloned().map(|target| {
        let name = format!("{}, small tiles", target.name);
        let k_chunk = target.k_chunk.map(|_| 12);
        let tile_rows = if target.lanes == 1 { vec![4] } else { vec![1, 4] };
        // Tiles of a matrix unit have one size.
        let tile = if target.lanes == 1 { target.tile } else { TileForm::Lanes };
        let target = Target { name, tile, tile_cols: 4, attention_rows: 2, k_chunk, tile_rows, ..target };
        (target, vec![BF16])
    });
    let small: Vec<_> = small.collect();
    all.into_iter().map(|t| (t, FORMATS.to_vec())).chain(small).collect()
}

/// Dims of a tiny model. Odd ones leave no vectors.
fn sizes(family: &str) -> Vec<Env> {
    let env = |dims: &[(&str, u64)]| dims.iter().map(|(name, size)| ((*name).into(), *size)).collect();
    let base = [("L", 1), ("nh", 4), ("nkv", 2)];
    let of = |dims: &[(&str, u64)]| env(&[&base, dims].concat());
    match family {
        "llama" => vec![
            of(&[("H", 32), ("I", 64), ("V", 40), ("r2", 4), ("hd", 8)]),
            of(&[("H", 32), ("I", 36), ("V", 39), ("r2", 6), ("hd", 12)]),
            of(&[("H", 33), ("I", 45), ("V", 37), ("r2", 3), ("hd", 6)]),
        ],
        "qwen3_5_moe" => {
            let experts =
                [[("E", 5), ("k", 2), ("IS", 32)], [("E", 40), ("k", 3), ("IS", 20)], [("E", 3), ("k", 3), ("IS", 7)]];
            let all = sizes("qwen3_5").into_iter().zip(experts);
            all.map(|(dims, more)| dims.into_iter().chain(env(&more)).collect()).collect()
        }
        _ => vec![
            of(&[
                ("H", 32),
                ("I", 64),
                ("V", 40),
                ("hd", 16),
                ("r", 8),
                ("r2", 4),
                ("nk", 2),
                ("nv", 4),
                ("dk", 8),
                ("dv", 8),
                ("K", 4),
            ]),
            of(&[
                ("H", 32),
                ("I", 36),
                ("V", 39),
                ("hd", 12),
                ("r", 4),
                ("r2", 2),
                ("nk", 2),
                ("nv", 2),
                ("dk", 8),
                ("dv", 12),
                ("K", 2),
            ]),
            of(&[
                ("H", 33),
                ("I", 45),
                ("V", 37),
                ("hd", 7),
                ("r", 4),
                ("r2", 2),
                ("nk", 1),
                ("nv", 3),
                ("dk", 5),
                ("dv", 9),
                ("K", 3),
            ]),
        ],
    }
}

fn scalars() -> BTreeMap<String, f32> {
    [("eps", 1e-5), ("q_scale", 0.375), ("delta_scale", 0.375), ("rotary_fraction", 0.25), ("route_scale", 2.5)]
        .map(|(name, value)| (name.to_string(), value))
        .into()
}

/// A fresh stream, one that crosses into its second page, and one that decodes.
fn streams() -> Vec<StreamRows> {
    vec![
        StreamRows { tokens: vec![5, 0, 36], start: 0, slot: 2, pages: vec![4] },
        StreamRows { tokens: vec![1, 2, 3, 5, 8], start: 509, slot: 0, pages: vec![3, 1] },
        StreamRows { tokens: vec![13], start: 700, slot: 1, pages: vec![0, 2] },
    ]
}

/// Bytes of each state, as the target lays them out.
type States = BTreeMap<String, Vec<u8>>;

/// A launch: what its buffers are, and its kernels for `target`, best first.
struct Launches {
    operands: Vec<Operand>,
    variants: Vec<Variant>,
}

struct Variant {
    when: Vec<Constraint>,
    vector: u8,
    cols: u32,
    kernel: Kernel,
}

/// A block compiled for a target.
struct Program {
    graph: Graph,
    launches: Vec<Launches>,
    /// Whether stored weights are words as the checkpoint has them, and not decoded.
    words: bool,
    weights: StoredWeights,
    /// Page states that lie [width][position].
    transposed: Vec<String>,
}

/// Whether kernels are legalized, and what makes one ready to run for a target.
type Finish = (bool, fn(Kernel, &Target, u8) -> Result<Kernel, String>);

/// As it goes to the printers.
fn legal(kernel: Kernel, target: &Target, vector: u8) -> Result<Kernel, String> {
    let kernel = legalize(kernel, target, vector)?;
    let checked = tf_ir::verify::kernel_for(&kernel, target);
    checked.map_err(|diags| format!("{diags:?}\n{}", tf_ir::text::print_kernel(&kernel)))?;
    Ok(kernel)
}

/// As `kernelize` makes it.
fn plain(kernel: Kernel, _: &Target, _: u8) -> Result<Kernel, String> {
    Ok(kernel)
}

fn compile(
    values: &[String],
    graph: &Graph,
    target: &Target,
    (is_legal, finish): Finish,
    weights: &StoredWeights,
) -> Result<Program, String> {
    let optimized = optimize(graph, target, &Options::default())?;
    let graph = fuse(&optimized.graph)?;
    let mut launches = Vec::new();
    for (id, group) in graph.groups.iter() {
        let mut launch = Launches { operands: Vec::new(), variants: Vec::new() };
        let mut refused = Vec::new();
        for choice in choices(&graph, group, target) {
            let schedule = &choice.schedule;
            let name = format!("{}_{}_v{}_r{}_c{}", graph.name, id.0, schedule.vector, schedule.rows, schedule.cols);
            let request = Request { name: &name, schedule, attention_tiles: target.attention_tiles };
            let made = match kernelize(&graph, group, &request) {
                Ok(made) => made,
                Err(why) => {
                    refused.push(why);
                    continue;
                }
            };
            tf_ir::verify::check_kernel(&made.kernel)?;
            let kernel = match finish(made.kernel, target, schedule.vector) {
                Ok(kernel) => kernel,
                Err(why) => {
                    refused.push(why);
                    continue;
                }
            };
            if !launch.variants.is_empty() && launch.operands != made.operands {
                return Err(format!("kernel `{name}` takes other buffers than the first"));
            }
            launch.operands = made.operands;
            let when = [choice.when, made.constraints].concat();
            if launch.variants.iter().any(|v| v.when.iter().all(|c| when.contains(c))) {
                continue; // an earlier one always serves
            }
            launch.variants.push(Variant { when, vector: schedule.vector, cols: schedule.cols, kernel });
        }
        if launch.variants.is_empty() {
            return Err(format!("group {} has no kernel: {}", id.0, refused.join("; ")));
        }
        launches.push(launch);
    }
    let transposed = if target.attention_tiles { values.to_vec() } else { Vec::new() };
    Ok(Program { graph, launches, words: is_legal && target.stored_words, weights: weights.clone(), transposed })
}

fn bytes(tensor: &Tensor) -> Vec<u8> {
    match &tensor.data {
        Data::F32(x) => x.iter().flat_map(|x| x.to_le_bytes()).collect(),
        Data::I32(x) => x.iter().flat_map(|x| x.to_le_bytes()).collect(),
        Data::Bool(_) => panic!("booleans are not stored"),
    }
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect()
}

/// [.., 512, width] to [.., width, 512], or back.
fn transpose(data: &[f32], rows: usize, cols: usize) -> Vec<f32> {
    data.chunks(rows * cols)
        .flat_map(|page| (0..cols).flat_map(move |c| (0..rows).map(move |r| page[r * cols + c])))
        .collect()
}

/// Runs a kernel with all its workgroups, and, where a device may launch fewer, with two: the same bits.
fn run_capped(kernel: &Kernel, env: &Env, buffers: Vec<Vec<u8>>) -> Result<Vec<Vec<u8>>, String> {
    let mut launch = Launch::new(kernel, env, &scalars())?;
    let run_with = |launch: &Launch| {
        let mut buffers = buffers.clone();
        let ran = run(kernel, launch, &mut buffers);
        ran.map(|()| buffers).map_err(|fault| format!("{fault}\n{}", tf_ir::text::print_kernel(kernel)))
    };
    let all = run_with(&launch)?;
    for (groups, axis) in launch.grid.iter_mut().zip(&kernel.grid) {
        *groups = if axis.capped { 2.min(*groups) } else { *groups };
    }
    match run_with(&launch)? == all {
        true => Ok(all),
        false => Err(format!("kernel `{}` gives other bits with fewer workgroups", kernel.name)),
    }
}

impl Program {
    /// States as the target lays them out.
    fn states(&self, given: &BTreeMap<String, StateTensor>) -> States {
        let lay = |name: &String, state: &StateTensor| match self.transposed.contains(name) {
            true => transpose(&state.data, state.shape[2], state.shape[3]),
            false => state.data.clone(),
        };
        given.iter().map(|(n, s)| (n.clone(), lay(n, s).iter().flat_map(|x| x.to_le_bytes()).collect())).collect()
    }

    /// A step of these rows; gives the outputs that are not states.
    fn step(
        &self,
        env: &Env,
        inputs: &BTreeMap<String, Tensor>,
        rows: &RowTable,
        states: &mut States,
    ) -> Result<Vec<Vec<f32>>, String> {
        let env = step_env(env, rows);
        let mut stored: BTreeMap<Value, Vec<u8>> = BTreeMap::new();
        for (launch, group) in self.launches.iter().zip(self.graph.groups.values()) {
            for root in group.roots.iter().filter(|root| !self.graph.ty(**root).is_state()) {
                let count = elements(self.graph.ty(*root)).eval(&env).unwrap() as usize;
                // NaN where nothing is written.
                stored.insert(*root, vec![0xff; count * 4]);
            }
            let mut env = env.clone();
            self.add_numbers(&launch.operands, &mut env)?;
            let holds = |v: &&Variant| v.when.iter().all(|c| c.holds(&env));
            let fitting: Vec<&Variant> = launch.variants.iter().filter(holds).collect();
            let first = fitting.first().ok_or("no kernel of a launch fits")?;
            let mut result: Option<Vec<Vec<u8>>> = None;
            // Kernels that differ in rows alone may be exchanged: the same bits.
            for variant in fitting.iter().filter(|v| (v.vector, v.cols) == (first.vector, first.cols)) {
                let buffers = launch
                    .operands
                    .iter()
                    .map(|operand| self.buffer(operand, inputs, rows, states, &stored))
                    .collect::<Result<Vec<_>, _>>()?;
                let buffers = run_capped(&variant.kernel, &env, buffers)?;
                match &result {
                    None => result = Some(buffers),
                    Some(same) if *same == buffers => {}
                    Some(_) => return Err(format!("kernel `{}` gives other bits", variant.kernel.name)),
                }
            }
            let written = first.kernel.buffers.values().map(|b| b.access != Access::Read);
            for ((operand, buffer), written) in launch.operands.iter().zip(result.unwrap()).zip(written) {
                match operand {
                    _ if !written => {}
                    Operand::Stored(value) => {
                        stored.insert(*value, buffer);
                    }
                    Operand::Param(value) => {
                        states.insert(self.graph.as_param(*value).unwrap().name.clone(), buffer);
                    }
                    Operand::Row(column) => return Err(format!("column {} is written", column.name())),
                }
            }
        }
        let outputs = self.graph.outputs.iter().filter(|v| !self.graph.ty(**v).is_state());
        Ok(outputs.map(|output| floats(&stored[&self.root(*output)])).collect())
    }

    /// The numbers of the weights that a launch reads.
    fn add_numbers(&self, operands: &[Operand], env: &mut Env) -> Result<(), String> {
        for (operand, index) in operands.iter().zip(0..) {
            let param = match operand {
                Operand::Param(value) => self.graph.as_param(*value),
                _ => None,
            };
            if let Some((matrix, _)) = param.and_then(|p| self.weights.get(&p.name)) {
                matrix.add_to(env, index)?;
            }
        }
        Ok(())
    }

    /// The root behind a stored value.
    fn root(&self, value: Value) -> Value {
        match &self.graph.values[value].def {
            ValueDef::Op { op: Op::Materialize, args } => args[0],
            ValueDef::Op { op: Op::Part(index), args } => {
                let (_, inner) = self.graph.as_op(args[0]).unwrap();
                self.graph.as_op(inner[0]).unwrap().1[*index as usize]
            }
            other => panic!("an output is {other:?}"),
        }
    }

    fn buffer(
        &self,
        operand: &Operand,
        inputs: &BTreeMap<String, Tensor>,
        rows: &RowTable,
        states: &States,
        stored: &BTreeMap<Value, Vec<u8>>,
    ) -> Result<Vec<u8>, String> {
        let column = |column: RowColumn| bytes(&rows.column(column));
        match operand {
            Operand::Row(c) => Ok(column(*c)),
            Operand::Stored(value) => stored.get(value).cloned().ok_or_else(|| format!("{value} is read too early")),
            Operand::Param(value) => {
                let param = self.graph.as_param(*value).unwrap();
                let name = &param.name;
                match param.role {
                    Role::State => Ok(states[name].clone()),
                    Role::Row => Ok(column(*RowColumn::ALL.iter().find(|c| c.name() == name).unwrap())),
                    Role::Input | Role::Weight | Role::Table => {
                        let Some((_, bytes)) = self.weights.get(name).filter(|_| self.words) else {
                            return Ok(bytes(&inputs[name]));
                        };
                        let mut words = bytes.clone();
                        words.resize(words.len().next_multiple_of(4), 0xff);
                        Ok(words)
                    }
                }
            }
        }
    }
}

fn compare(what: &str, found: &[f32], expected: &[f32]) -> Result<(), String> {
    if found.len() != expected.len() {
        return Err(format!("{what}: {} elements, expected {}", found.len(), expected.len()));
    }
    let scale = expected.iter().fold(1.0f32, |a, b| a.max(b.abs()));
    for (i, (x, y)) in found.iter().zip(expected).enumerate() {
        if (x - y).abs() > TOLERANCE * scale || x.is_nan() {
            let worst = found.iter().zip(expected).fold(0.0f32, |a, (x, y)| a.max((x - y).abs()));
            return Err(format!("{what}[{i}]: {x}, expected {y} (scale {scale}, worst {worst})"));
        }
    }
    Ok(())
}

/// One block against the tensor interpreter, by its kernels before and after legalization.
fn equal(values: &[String], graph: &Graph, target: &Target, env: &Env, format: Format) -> Result<(), String> {
    let mut rows = RowTable::new(&streams());
    rows.wanted = vec![0, 2, 6, 7, 8];
    let mut given = random(graph, env, &rows, 7)?;
    let weights = store(graph, env, format, &mut given, 5)?;
    let mut expected_states = given.states.clone();
    let expected = tf_ir::interp::run(graph, env, &scalars(), &given.inputs, &rows, &mut expected_states)?;
    for finish in [(true, legal as fn(_, &_, _) -> _), (false, plain)] {
        let program = compile(values, graph, target, finish, &weights)?;
        let mut states = program.states(&given.states);
        let found = program.step(env, &given.inputs, &rows, &mut states)?;
        assert!(!found.is_empty());
        let tensors = graph.outputs.iter().zip(&expected).filter(|(v, _)| !graph.ty(**v).is_state());
        for ((_, expected), found) in tensors.zip(&found) {
            compare("output", found, expected.floats()?)?;
        }
        let (expected_states, before) = (program.states(&expected_states), program.states(&given.states));
        for (name, expected) in &expected_states {
            assert_eq!(*expected != before[name], advances(graph), "{}: {name}", graph.name);
            compare(name, &floats(&states[name]), &floats(expected))?;
        }
    }
    Ok(())
}

/// Whether a block writes its states.
fn advances(graph: &Graph) -> bool {
    graph.values.keys().filter_map(|v| graph.as_op(v)).any(|(op, _)| op.info().effect == Effect::Writes)
}

/// Calls `check` for every block, size and target of a family, with these formats, and shows all that fail.
fn for_all(
    family: &str,
    formats: &[Format],
    check: impl Fn(&[String], &Graph, &Target, &Env, Format) -> Result<(), String>,
) {
    let (model, composites) = load(&root().join(format!("specs/{family}.ron"))).unwrap_or_else(|d| panic!("{d:?}"));
    let graphs = lower(&model, &composites).unwrap_or_else(|d| panic!("{d:?}"));
    let is_values = |s: &&StateSpec| matches!(s.kind, StateKind::Pages { values: true, .. });
    let values: Vec<String> = model.states.iter().filter(is_values).map(|s| s.name.as_str().to_string()).collect();
    let mut failures = Vec::new();
    for (target, known) in targets() {
        for (number, env) in sizes(family).iter().enumerate() {
            let tried = |f: &&Format| formats.contains(f) && (number == 0 || matches!(f, Format::Plain(_)));
            let formats: Vec<Format> = known.iter().filter(tried).copied().collect();
            for (graph, format) in graphs.iter().flat_map(|g| formats.iter().map(move |f| (g, *f))) {
                if let Err(why) = check(&values, graph, &target, env, format) {
                    failures.push(format!("{} on {}, sizes {number}, {format}: {why}", graph.name, target.name));
                }
            }
        }
    }
    let shown: Vec<&String> = failures.iter().take(8).collect();
    assert!(
        failures.is_empty(),
        "{} fail:\n{}",
        failures.len(),
        shown.iter().map(|s| s.as_str()).collect::<Vec<_>>().join("\n")
    );
}

/// Bits of the outputs of each row.
type RowBits = BTreeMap<usize, Vec<u32>>;

/// The rows of a step: of each stream, which of its tokens.
type Step = Vec<(usize, Range<usize>)>;

/// All streams together; each alone; in pieces, with the order of streams changing.
fn groupings() -> [Vec<Step>; 3] {
    [
        vec![vec![(0, 0..3), (1, 0..5), (2, 0..1)]],
        vec![vec![(2, 0..1)], vec![(0, 0..3)], vec![(1, 0..5)]],
        vec![vec![(1, 0..2), (0, 0..1)], vec![(0, 1..3), (2, 0..1), (1, 2..3)], vec![(1, 3..5)]],
    ]
}

/// The rows of each step as if it were the only one: outputs in the order of `streams`, then states.
fn in_steps(
    program: &Program,
    env: &Env,
    inputs: &BTreeMap<String, Tensor>,
    mut states: States,
    steps: &[Step],
) -> Result<(RowBits, States), String> {
    let all = streams();
    let first_row = |stream: usize| all[..stream].iter().map(|s| s.tokens.len()).sum::<usize>();
    let mut outputs = BTreeMap::new();
    for step in steps {
        let piece = |(stream, range): &(usize, Range<usize>)| StreamRows {
            tokens: all[*stream].tokens[range.clone()].to_vec(),
            start: all[*stream].start + range.start as u32,
            ..all[*stream].clone()
        };
        let rows = RowTable::new(&step.iter().map(piece).collect::<Vec<_>>());
        let taken: Vec<usize> =
            step.iter().flat_map(|(stream, range)| range.clone().map(|r| first_row(*stream) + r)).collect();
        let mut here = inputs.clone();
        for (_, param, _) in program.graph.params().filter(|p| matches!(p.1.role, Role::Input | Role::Table)) {
            let tensor = &inputs[&param.name];
            let width: usize = tensor.shape[1..].iter().product();
            let data = taken.iter().flat_map(|r| &tensor.floats().unwrap()[r * width..(r + 1) * width]).copied();
            let shape = [&[taken.len()], &tensor.shape[1..]].concat();
            here.insert(param.name.clone(), Tensor::f32(&shape, data.collect()));
        }
        let found = program.step(env, &here, &rows, &mut states)?;
        for output in found {
            for (row, values) in taken.iter().zip(output.chunks(output.len() / taken.len())) {
                outputs.insert(*row, values.iter().map(|x| x.to_bits()).collect());
            }
        }
    }
    Ok((outputs, states))
}

/// Rows give the same bits however they are grouped into steps.
fn exact(values: &[String], graph: &Graph, target: &Target, env: &Env, format: Format) -> Result<(), String> {
    let mut given = random(graph, env, &RowTable::new(&streams()), 11)?;
    let weights = store(graph, env, format, &mut given, 13)?;
    let program = compile(values, graph, target, (true, legal), &weights)?;
    let states = program.states(&given.states);
    let mut results = Vec::new();
    for steps in groupings() {
        results.push(in_steps(&program, env, &given.inputs, states.clone(), &steps)?);
    }
    for (number, (outputs, states)) in results.iter().enumerate().skip(1) {
        let (same_outputs, same_states) = &results[0];
        if let Some((row, _)) = outputs.iter().find(|(row, values)| same_outputs[row] != **values) {
            return Err(format!("row {row} has other bits in grouping {number}"));
        }
        if let Some((name, _)) = states.iter().find(|(name, bytes)| same_states[*name] != **bytes) {
            return Err(format!("state {name} has other bits in grouping {number}"));
        }
    }
    Ok(())
}

#[test]
fn kernels_of_llama_equal_the_graph() {
    for_all("llama", &FORMATS, equal);
}

#[test]
fn kernels_of_qwen3_5_equal_the_graph() {
    for_all("qwen3_5", &FORMATS, equal);
}

#[test]
fn kernels_of_qwen3_5_moe_equal_the_graph() {
    for_all("qwen3_5_moe", &FORMATS, equal);
}

#[test]
fn rows_of_qwen3_5_moe_are_exact_in_any_grouping() {
    for_all("qwen3_5_moe", &[BF16, FORMATS[3], FORMATS[5]], exact);
}

#[test]
fn rows_of_llama_are_exact_in_any_grouping() {
    for_all("llama", &[BF16, FORMATS[3], FORMATS[5]], exact);
}

#[test]
fn rows_of_qwen3_5_are_exact_in_any_grouping() {
    for_all("qwen3_5", &[BF16, FORMATS[3], FORMATS[5]], exact);
}

/// A router by sigmoid whose bias only chooses, experts without a gate, and a matrix for the rows beside them.
#[test]
fn sigmoid_routers_choose_by_a_bias() {
    let text = r#"(version: 1, family: "tiny", about: "", accepts: (model_types: [], architectures: []),
        config: (
            roots: [""],
            dims: [(name: "H", keys: ["h"]), (name: "L", keys: ["l"]), (name: "E", keys: ["e"]), (name: "k", keys: ["k"]), (name: "I", keys: ["i"])],
            scalars: [(name: "route_scale", keys: ["s"])],
        ),
        carried: [(name: "x", shape: ["n", "H"])], checkpoint: (prefixes: []),
        weights: [
            (name: "router", tensors: ["r"], shape: ["E", "H"], kind: Matrix),
            (name: "bias", tensors: ["b"], shape: ["E"], kind: Vector),
            (name: "up", tensors: ["{expert}.up"], shape: ["E", "I", "H"], kind: Matrix),
            (name: "down", tensors: ["{expert}.down"], shape: ["E", "H", "I"], kind: Matrix),
        ],
        blocks: [(name: "b", inputs: ["x"], body: [
            ("scores", "matmul", ["x", "router"]),
            ("biased", "biased_scores", ["scores", "bias"]),
            ("chosen", "top_k", ["biased"], (k: "k")),
            ("weights", "sigmoid_weights", ["scores", "chosen", "route_scale"]),
            ("sorted", "order", ["chosen"], (below: "E")),
            ("ups", "expert_matmul", ["x", "up", "chosen", "sorted"]),
            ("positive", "max", ["ups", "0"]),
            ("squares", "mul", ["positive", "positive"]),
            ("downs", "expert_matmul", ["squares", "down", "chosen", "sorted"]),
            ("routed", "weighted_sum", ["downs", "weights"]),
            ("y", "add", ["x", "routed"]),
        ], outputs: [("x", "y")])],
        embed: "b", layers: (count: "L", otherwise: All("k"), kinds: [(name: "k", called: [], blocks: [["b"]])]), head: "b")"#;
    let composites = load_composites(&root().join("specs/ops")).unwrap_or_else(|d| panic!("{d:?}"));
    let model = tf_ir::spec::read("x.ron", text).unwrap_or_else(|d| panic!("{d}"));
    // That the layers begin and end with such a block is a fault of this spec alone.
    let spec = tf_ir::spec::Model { layers: model.layers.clone(), ..model };
    let graphs = lower(&spec, &composites).unwrap_or_else(|d| panic!("{d:?}"));
    for (target, _) in targets() {
        for (h, e, k, i) in [(32, 9, 4, 32), (33, 70, 3, 7)] {
            let env = [("H", h), ("E", e), ("k", k), ("I", i)].map(|(name, size)| (name.into(), size)).into();
            for check in [equal, exact] {
                check(&[], &graphs[0], &target, &env, BF16).unwrap_or_else(|why| panic!("{}: {why}", target.name));
            }
        }
    }
}

#[test]
fn windows_hide_what_is_further_back() {
    let text = "func @windowed(input %q: f32[n, 4, hd], state %k: pages f32[2, hd], state %v: pages f32[2, hd]) -> f32[n, 4, hd] {
  %0 = attention %q, %k, %v window=WINDOW : f32[n, 4, hd]
  %1 = mat %0 : f32[n, 4, hd]
  return %1
}";
    for window in ["1", "3", "188", "189", "600"] {
        let graph = tf_ir::text::parse_graph(&text.replace("WINDOW", window)).unwrap_or_else(|d| panic!("{d:?}"));
        let values = ["v".to_string()];
        for (target, _) in targets() {
            for hd in [8, 6] {
                let env = Env::from([("hd".into(), hd)]);
                for check in [equal, exact] {
                    check(&values, &graph, &target, &env, BF16)
                        .unwrap_or_else(|why| panic!("window {window} on {}: {why}", target.name));
                }
            }
        }
    }
}
