//! The specs are right: lowered graphs in the tensor interpreter give the logits and greedy tokens that the reference
//! implementation gave for each family's tiny checkpoint, and a prompt in pieces gives the bits of the whole.

use std::collections::BTreeMap;
use std::path::Path;
use tf_codegen::load::load;
use tf_codegen::lower::lower;
use tf_ir::format::Format;
use tf_ir::graph::{Graph, Role};
use tf_ir::interp::{self, RowTable, StateTensor, Tensor};
use tf_ir::ops::Type;
use tf_ir::shape::PAGE;
use tf_ir::spec::Model;
use tf_ir::spec::bind::{Binding, Source, TensorInfo, bind};
use tf_ir::spec::config::Config;

/// Two independent f32 implementations differ by up to 2.2e-4 on these checkpoints.
const TOLERANCE: f32 = 5e-4;

#[test]
fn dense_with_scaled_rope_and_own_head() {
    check("llama", "llama");
}

#[test]
fn dense_with_normed_heads_and_tied_head() {
    check("llama", "qwen3");
}

#[test]
fn hybrid_with_equal_heads() {
    check("qwen3_5", "qwen3_5");
}

#[test]
fn hybrid_with_grouped_value_heads() {
    check("qwen3_5", "qwen3_5_gva");
}

#[test]
fn hybrid_with_routed_experts() {
    check("qwen3_5_moe", "qwen3_5_moe");
}

#[test]
fn affine_packs_of_dense_decoders() {
    check_pack("llama", "llama");
    check_pack("llama", "qwen3");
}

#[test]
fn an_affine_pack_of_a_hybrid() {
    check_pack("qwen3_5", "qwen3_5");
}

#[test]
fn an_affine_pack_with_experts() {
    check_pack("qwen3_5_moe", "qwen3_5_moe");
}

/// A packed checkpoint against the reference on the weights that its codes, scales and biases give.
fn check_pack(spec: &str, golden: &str) {
    let folder = root().join("tests/goldens").join(golden);
    let arrays = std::fs::read(folder.join("golden/mlx_q4.safetensors")).unwrap();
    let arrays = safetensors::SafeTensors::deserialize(&arrays).unwrap();
    let floats = |name: &str| f32s(&arrays.tensor(name).unwrap());
    let cases: serde_json::Value =
        serde_json::from_slice(&std::fs::read(folder.join("golden/mlx_q4.json")).unwrap()).unwrap();
    let ids = |name: &str| -> Vec<u32> {
        cases[name].as_array().unwrap().iter().map(|id| id.as_u64().unwrap() as u32).collect()
    };
    let checkpoint = Checkpoint::load(&root().join("specs").join(format!("{spec}.ron")), &folder.join("mlx_q4"));
    let packed = checkpoint.binding.weights.values().filter(|w| matches!(w.format, Format::Affine(_))).count();
    assert!(packed > checkpoint.binding.weights.len() / 2, "{golden}: {packed} packed weights");
    let mut session = checkpoint.session();
    let mut logits = session.step(&ids("prompt_ids"));
    let tail = floats("prefill_logits_tail");
    near(&logits[logits.len() - tail.len()..], &tail, &format!("{golden} packed prompt"));
    let (greedy, steps) = (ids("greedy_ids"), floats("step_logits"));
    let width = steps.len() / (greedy.len() + 1);
    for (step, wanted) in steps.chunks(width).enumerate() {
        near(&logits[logits.len() - width..], wanted, &format!("{golden} packed step {step}"));
        let Some(token) = greedy.get(step) else { break };
        assert_eq!(argmax(&logits[logits.len() - width..]), *token, "{golden} packed step {step}");
        logits = session.step(&[*token]);
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn check(spec: &str, golden: &str) {
    let folder = root().join("tests/goldens").join(golden);
    let arrays = std::fs::read(folder.join("golden/arrays.safetensors")).unwrap();
    let arrays = safetensors::SafeTensors::deserialize(&arrays).unwrap();
    let floats = |name: &str| f32s(&arrays.tensor(name).unwrap());
    let ids = |name: &str| -> Vec<u32> {
        arrays.tensor(name).unwrap().data().chunks(4).map(|b| u32::from_le_bytes(b.try_into().unwrap())).collect()
    };
    let checkpoint = Checkpoint::load(&root().join("specs").join(format!("{spec}.ron")), &folder.join("hf"));
    for case in ["short", "long"] {
        let prompt = ids(&format!("{case}.input_ids"));
        let greedy = ids(&format!("{case}.greedy_ids"));
        let mut session = checkpoint.session();
        let logits = session.step(&prompt);
        near(&logits, &floats(&format!("{case}.prefill_logits")), &format!("{golden} {case} prompt"));

        // In pieces, down to single tokens: the same bits.
        for piece in [1, 3, 64] {
            let mut pieces = checkpoint.session();
            let parts: Vec<f32> = prompt.chunks(piece).flat_map(|tokens| pieces.step(tokens)).collect();
            let equal = parts.iter().zip(&logits).all(|(a, b)| a.to_bits() == b.to_bits());
            assert!(equal && parts.len() == logits.len(), "{golden} {case} in pieces of {piece}");
        }

        let wanted = floats(&format!("{case}.step_logits"));
        let rows: Vec<&[f32]> = wanted.chunks(wanted.len() / (greedy.len() + 1)).collect();
        let mut last = logits[logits.len() - rows[0].len()..].to_vec();
        for (step, token) in greedy.iter().enumerate() {
            near(&last, rows[step], &format!("{golden} {case} step {step}"));
            assert_eq!(argmax(&last), *token, "{golden} {case} step {step}");
            last = session.step(&[*token]);
        }
        near(&last, rows[greedy.len()], &format!("{golden} {case} last step"));
    }
}

fn near(found: &[f32], wanted: &[f32], what: &str) {
    assert_eq!(found.len(), wanted.len(), "{what}");
    let worst = found.iter().zip(wanted).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
    assert!(worst <= TOLERANCE, "{what}: logits differ by {worst}");
}

fn argmax(logits: &[f32]) -> u32 {
    (0u32..).zip(logits).fold((0, f32::MIN), |best, (i, l)| if *l > best.1 { (i, *l) } else { best }).0
}

struct Checkpoint {
    model: Model,
    graphs: BTreeMap<String, Graph>,
    config: Config,
    binding: Binding,
    /// By key of the binding, ties resolved; transformed, f32.
    weights: BTreeMap<(Option<u32>, String), Tensor>,
}

struct Session<'a> {
    checkpoint: &'a Checkpoint,
    position: u32,
    /// One set per layer.
    states: Vec<BTreeMap<String, StateTensor>>,
}

impl Checkpoint {
    fn load(spec: &Path, folder: &Path) -> Checkpoint {
        let (model, composites) = load(spec).unwrap();
        let graphs = lower(&model, &composites).unwrap();
        let graphs = graphs.into_iter().map(|g| (g.name.clone(), g)).collect();
        let config = std::fs::read_to_string(folder.join("config.json")).unwrap();
        let config = Config::read(&model, &serde_json::from_str(&config).unwrap()).unwrap();
        let bytes = std::fs::read(folder.join("model.safetensors")).unwrap();
        let file = safetensors::SafeTensors::deserialize(&bytes).unwrap();
        let info = |name: &str| {
            file.tensor(name).ok().map(|t| TensorInfo {
                dtype: format!("{:?}", t.dtype()),
                shape: t.shape().iter().map(|d| *d as u64).collect(),
                word: None,
            })
        };
        let names: Vec<String> = file.names().into_iter().map(String::from).collect();
        let binding = bind(&model, &config, &info, &names).unwrap();
        let mut weights = BTreeMap::new();
        for key in binding.weights.keys() {
            let (_, weight) = binding.resolve(key).unwrap();
            let shape: Vec<usize> = weight.shape.iter().map(|d| *d as usize).collect();
            let mut data = match &weight.source {
                Source::Stored { format, pieces } => {
                    let mut memory = vec![0; format.layout(&weight.shape).unwrap().bytes as usize];
                    for piece in pieces {
                        let data = &file.tensor(&piece.tensor).unwrap().data()[piece.start as usize..];
                        let data = &data[..piece.bytes as usize];
                        memory[piece.offset as usize..][..data.len()].copy_from_slice(data);
                    }
                    let rows = weight.shape[..shape.len() - 1].iter().product();
                    format.decode_rows(&memory, &weight.shape, 0..rows).unwrap()
                }
                Source::Zeros => vec![0.0; shape.iter().product()],
                Source::Tied(_) => panic!("ties are resolved"),
            };
            if let Some(transform) = weight.transform {
                data.iter_mut().for_each(|v| *v = transform.apply(*v));
            }
            weights.insert((key.layer, key.name.clone()), Tensor::f32(&shape, data));
        }
        Checkpoint { model, graphs, config, binding, weights }
    }

    fn session(&self) -> Session<'_> {
        let state = |name: &String| {
            let (lead, shape) = match self.model.state(name).unwrap().ty() {
                Type::Pages(t) => (vec![1, t.shape[0].eval(&self.config.env).unwrap(), PAGE], t.shape[1..].to_vec()),
                Type::Slots(t) => (vec![1], t.shape),
                other => panic!("{other} is no state"),
            };
            let rest = shape.iter().map(|d| d.eval(&self.config.env).unwrap());
            let shape: Vec<usize> = lead.into_iter().chain(rest).map(|d| d as usize).collect();
            let data = vec![0.0; shape.iter().product()];
            (name.clone(), StateTensor { shape, data })
        };
        let states = self.binding.layers.iter().map(|l| l.states.iter().map(state).collect()).collect();
        Session { checkpoint: self, position: 0, states }
    }
}

impl Session<'_> {
    /// Feeds tokens and gives the logits of each, [tokens, V].
    fn step(&mut self, tokens: &[u32]) -> Vec<f32> {
        let checkpoint = self.checkpoint;
        let rows = RowTable::one_stream(tokens, self.position);
        let mut carried: BTreeMap<String, Tensor> = BTreeMap::new();
        for table in &checkpoint.config.tables {
            let shape = [tokens.len(), table.inv_freq.len()];
            let (mut cos, mut sin) = (vec![0.0; shape[0] * shape[1]], vec![0.0; shape[0] * shape[1]]);
            table.fill(&rows.position, &mut cos, &mut sin);
            carried.insert(format!("{}.cos", table.name), Tensor::f32(&shape, cos));
            carried.insert(format!("{}.sin", table.name), Tensor::f32(&shape, sin));
        }
        let binding = &checkpoint.binding;
        run(checkpoint, &binding.embed, None, &mut carried, &rows, &mut BTreeMap::new());
        for (index, layer) in binding.layers.iter().enumerate() {
            for block in &layer.blocks {
                run(checkpoint, block, Some(index as u32), &mut carried, &rows, &mut self.states[index]);
            }
        }
        run(checkpoint, &binding.head, None, &mut carried, &rows, &mut BTreeMap::new());
        self.position += tokens.len() as u32;
        carried["logits"].floats().unwrap().to_vec()
    }
}

/// Runs a block; its outputs become carried values.
fn run(
    checkpoint: &Checkpoint,
    block: &str,
    layer: Option<u32>,
    carried: &mut BTreeMap<String, Tensor>,
    rows: &RowTable,
    states: &mut BTreeMap<String, StateTensor>,
) {
    let graph = &checkpoint.graphs[block];
    let mut inputs = BTreeMap::new();
    for (_, param, _) in graph.params() {
        let tensor = match param.role {
            Role::Input | Role::Table => &carried[&param.name],
            Role::Weight => {
                let key = checkpoint.binding.key(layer, &param.name).unwrap();
                &checkpoint.weights[&(key.layer, key.name)]
            }
            Role::State | Role::Row => continue,
        };
        inputs.insert(param.name.clone(), tensor.clone());
    }
    let config = &checkpoint.config;
    let outputs = interp::run(graph, &config.env, &config.scalars, &inputs, rows, states).unwrap();
    let spec = checkpoint.model.block(block).unwrap();
    for ((name, _), output) in spec.outputs.iter().zip(outputs) {
        carried.insert(name.to_string(), output);
    }
}

fn f32s(tensor: &safetensors::tensor::TensorView<'_>) -> Vec<f32> {
    let bytes = tensor.data();
    match tensor.dtype() {
        safetensors::Dtype::F32 => bytes.chunks(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect(),
        safetensors::Dtype::BF16 => {
            bytes.chunks(2).map(|b| half::bf16::from_le_bytes(b.try_into().unwrap()).to_f32()).collect()
        }
        other => panic!("{other:?}"),
    }
}
