//! Optimized = not optimized, in the interpreter: on the blocks of the specs and on random programs. And how many
//! launches each block of the specs takes.

use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use tf_codegen::egraph::{Options, optimize_at};
use tf_codegen::explain;
use tf_codegen::fuse::{fuse, kind};
use tf_codegen::load::load;
use tf_codegen::lower::lower;
use tf_codegen::rules::{self, Class};
use tf_ir::graph::Graph;
use tf_ir::interp::random::{Style, program, sizes};
use tf_ir::interp::{Data, RowTable, StateTensor, StreamRows, Tensor, inputs, run};
use tf_ir::shape::Env;

/// What a launch costs, in bytes.
const LAUNCH_COST: u64 = 100_000;

fn rows() -> RowTable {
    let stream =
        |tokens: &[u32], start, slot, page| StreamRows { tokens: tokens.to_vec(), start, slot, pages: vec![page] };
    RowTable::new(&[stream(&[1, 2, 3], 0, 1, 2), stream(&[4], 5, 0, 0), stream(&[5, 6], 0, 2, 1)])
}

type Results = (Vec<Tensor>, BTreeMap<String, StateTensor>);

fn interpret(graph: &Graph, env: &Env, seed: u64) -> Results {
    let rows = rows();
    let scalars: BTreeMap<String, f32> =
        [("eps", 1e-6), ("q_scale", 0.25), ("delta_scale", 0.5)].map(|(k, v)| (k.to_string(), v)).into();
    let mut all = inputs::random(graph, env, &rows, seed).unwrap();
    let outputs = run(graph, env, &scalars, &all.inputs, &rows, &mut all.states).unwrap();
    (outputs, all.states)
}

fn floats((outputs, states): &Results) -> Vec<f32> {
    let of_tensor = |t: &Tensor| match &t.data {
        Data::F32(d) => d.clone(),
        Data::I32(_) | Data::Bool(_) => panic!("an output that is not f32"),
    };
    outputs.iter().flat_map(of_tensor).chain(states.values().flat_map(|s| s.data.clone())).collect()
}

/// The largest difference, relative to the larger of the two and 1.
fn difference(x: &Results, y: &Results) -> f32 {
    let (x, y) = (floats(x), floats(y));
    assert_eq!(x.len(), y.len());
    x.iter().zip(&y).map(|(x, y)| (x - y).abs() / x.abs().max(y.abs()).max(1.0)).fold(0.0, f32::max)
}

fn kinds(graph: &Graph) -> Vec<String> {
    let fused = fuse(graph).unwrap();
    let name = |g: &tf_ir::graph::GroupData| match g.roots.len() {
        1 => kind(&fused, g).name().to_string(),
        count => format!("{}×{count}", kind(&fused, g).name()),
    };
    fused.groups.values().map(name).collect()
}

/// `family block: launches before, launches after`, for every block of every spec.
const LAUNCHES: &str = "
llama embed: 1, rows
llama attn: 30, matmul×3 rows×2 attention matmul
llama attn_qk_norm: 44, matmul×3 rows×2 attention matmul
llama attn_bias: 34, matmul×3 rows×2 attention matmul
llama mlp: 17, matmul matmul
llama mlp_bias: 20, matmul matmul
llama head: 9, rows matmul
qwen3_5 embed: 1, rows
qwen3_5 full_attn: 49, matmul×3 rows×2 attention matmul
qwen3_5 delta_rule: 55, matmul×4 conv delta matmul
qwen3_5 mlp: 17, matmul matmul
qwen3_5 head: 9, rows matmul
qwen3_5_moe embed: 1, rows
qwen3_5_moe full_attn: 49, matmul×3 rows×2 attention matmul
qwen3_5_moe delta_rule: 55, matmul×4 conv delta matmul
qwen3_5_moe experts: 44, rows matmul×3 rows×2 order experts experts matmul
qwen3_5_moe head: 9, rows matmul
";

#[test]
fn the_launches_of_every_block_are_pinned() {
    let mut found = String::from("\n");
    for family in ["llama", "qwen3_5", "qwen3_5_moe"] {
        for graph in blocks(family) {
            let optimized = optimize_at(&graph, LAUNCH_COST, &Options::default()).unwrap();
            assert!(!optimized.stopped_by_limit);
            assert_eq!(tf_ir::verify::graph(&fuse(&optimized.graph).unwrap()), Ok(()));
            // What is right for a CPU is right for a large GPU, where a launch costs more.
            for launch in [20_000, 5_000_000] {
                let there = optimize_at(&graph, launch, &Options::default()).unwrap();
                assert_eq!(kinds(&there.graph), kinds(&optimized.graph));
            }
            let before = kinds(&graph).len();
            found += &format!("{family} {}: {before}, {}\n", graph.name, kinds(&optimized.graph).join(" "));
        }
    }
    assert_eq!(found, LAUNCHES, "if this is what it should be, put it into LAUNCHES:\n{found}");
}

fn blocks(family: &str) -> Vec<Graph> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let (model, composites) = load(&root.join(format!("specs/{family}.ron"))).unwrap();
    lower(&model, &composites).unwrap()
}

#[test]
fn optimized_blocks_give_what_the_blocks_give() {
    let env: Env = [
        ("H", 24),
        ("I", 16),
        ("V", 8),
        ("L", 1),
        ("nh", 4),
        ("nkv", 2),
        ("hd", 8),
        ("r2", 2),
        ("nk", 2),
        ("nv", 4),
        ("dk", 6),
        ("dv", 10),
        ("K", 4),
        ("E", 5),
        ("k", 3),
        ("IS", 12),
    ]
    .map(|(name, value)| (name.into(), value))
    .into();
    for family in ["llama", "qwen3_5", "qwen3_5_moe"] {
        for graph in blocks(family) {
            let optimized = optimize_at(&graph, LAUNCH_COST, &Options::default()).unwrap().graph;
            let (plain, fast) = (interpret(&graph, &env, 7), interpret(&optimized, &env, 7));
            let worst = difference(&plain, &fast);
            // Rules that round: x · (1 / y) = x / y.
            assert!(worst <= 1e-5, "{family} {}: {worst}", graph.name);
        }
    }
}

#[test]
fn a_block_is_explained() {
    let graph = blocks("llama").into_iter().find(|g| g.name == "mlp").unwrap();
    let report = explain::block(&graph, LAUNCH_COST, &Options::default()).unwrap();
    assert_eq!((report.before.launches, report.after.launches), (17, 2));
    assert!(report.after.moved.read < report.before.moved.read);
    let text = report.to_string();
    assert!(text.contains("matmul: matmul gate_proj, matmul up_proj, "), "{text}");
    assert!(text.contains("matmul of unstored (exact)"), "{text}");
}

const STEPS: std::ops::Range<usize> = 1..24;

#[test]
fn random_programs_meet_every_rule_that_rounds() {
    let mut fired = BTreeSet::new();
    for seed in 0..100 {
        let graph = program(seed, Style { steps: STEPS.end, mats: true, rounds: true }).unwrap();
        fired.extend(optimize_at(&graph, LAUNCH_COST, &Options::default()).unwrap().fired.into_iter().map(|f| f.0));
    }
    for rule in rules::vertical().into_iter().filter(|rule| rule.class == Class::Rounding) {
        assert!(fired.contains(&rule.name), "{}", rule.name);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// No rule that rounds applies to these programs, so bits are equal.
    #[test]
    fn optimized_programs_give_the_same_bits(seed in any::<u64>(), steps in STEPS) {
        let graph = program(seed, Style { steps, mats: true, rounds: false }).unwrap();
        let optimized = optimize_at(&graph, LAUNCH_COST, &Options::default()).unwrap();
        prop_assert!(!optimized.stopped_by_limit);
        prop_assert!(fuse(&optimized.graph).unwrap().groups.len() <= fuse(&graph).unwrap().groups.len());
        prop_assert_eq!(tf_ir::verify::graph(&fuse(&optimized.graph).unwrap()), Ok(()));
        let (plain, fast) = (interpret(&graph, &sizes(), seed), interpret(&optimized.graph, &sizes(), seed));
        let bits = |r: &Results| floats(r).iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        prop_assert_eq!(bits(&plain), bits(&fast));
        let again = optimize_at(&graph, LAUNCH_COST, &Options::default()).unwrap();
        prop_assert_eq!(again, optimized);
    }

    #[test]
    fn optimized_programs_mean_the_same(seed in any::<u64>(), steps in STEPS) {
        let graph = program(seed, Style { steps, mats: true, rounds: true }).unwrap();
        let optimized = optimize_at(&graph, LAUNCH_COST, &Options::default()).unwrap();
        prop_assert!(!optimized.stopped_by_limit);
        let (plain, fast) = (interpret(&graph, &sizes(), seed), interpret(&optimized.graph, &sizes(), seed));
        prop_assert!(difference(&plain, &fast) <= 1e-5);
    }
}
