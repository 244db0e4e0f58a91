//! What every stage makes of the specs here is sound, prints, and reads back as it was.

use std::path::Path;
use tf_codegen::egraph::{Options, optimize};
use tf_codegen::fuse::fuse;
use tf_codegen::kernelize::{Request, kernelize};
use tf_codegen::load::load;
use tf_codegen::lower::lower;
use tf_ir::graph::Graph;
use tf_ir::schedule::Schedule;
use tf_ir::target::{LaneReduction, Target, TileForm};
use tf_ir::text::{parse_graph, parse_kernel, print_graph, print_kernel};
use tf_ir::verify::{check_graph, check_kernel};

fn target() -> Target {
    Target {
        name: "test".into(),
        about: "a target of tests".into(),
        extension: "txt".into(),
        lanes: 64,
        vector: 4,
        shared_bytes: Some(16384),
        most_buffers: None,
        lane_reduction: LaneReduction::Shared,
        tile: TileForm::Lanes,
        tile_rows: vec![1],
        tile_cols: 4,
        stored_words: false,
        attention_tiles: false,
        expand_transcendentals: false,
        k_chunk: None,
        attention_rows: 8,
        launch_cost: 100_000,
    }
}

fn check(graph: &Graph) {
    check_graph(graph).unwrap_or_else(|e| panic!("{e}"));
    let text = print_graph(graph);
    let again = parse_graph(&text).unwrap_or_else(|d| panic!("{d:?}\n{text}"));
    assert_eq!(print_graph(&again), text);
    assert_eq!(again.groups.len(), graph.groups.len());
}

/// Kernels of one lane and of many, plain and by vectors. Gives how many there are.
fn check_kernels(fused: &Graph) -> usize {
    let mut count = 0;
    for (number, group) in fused.groups.iter() {
        for (lanes, vector, rows) in [(1, 4, 1), (64, 1, 1), (64, 4, 4)] {
            let schedule = Schedule { lanes, vector, rows, cols: 4, k_chunk: None };
            let name = format!("{}_{}", fused.name, number.0);
            for attention_tiles in [false, true] {
                let request = Request { name: &name, schedule: &schedule, attention_tiles };
                let Ok(made) = kernelize(fused, group, &request) else { continue };
                check_kernel(&made.kernel).unwrap_or_else(|e| panic!("{e}"));
                let text = print_kernel(&made.kernel);
                let again = parse_kernel(&text).unwrap_or_else(|d| panic!("{d:?}\n{text}"));
                assert_eq!(print_kernel(&again), text);
                count += 1;
            }
        }
    }
    count
}

#[test]
fn every_stage_of_every_spec_reads_back() {
    for family in ["llama", "qwen3_5", "qwen3_5_moe"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../specs/{family}.ron"));
        let (model, composites) = load(&path).unwrap_or_else(|d| panic!("{d:?}"));
        let graphs = lower(&model, &composites).unwrap_or_else(|d| panic!("{d:?}"));
        for graph in graphs {
            check(&graph);
            let optimized = optimize(&graph, &target(), &Options::default()).unwrap().graph;
            check(&optimized);
            let fused = fuse(&optimized).unwrap();
            check(&fused);
            let kernels = check_kernels(&fused);
            assert!(
                kernels >= fused.groups.len(),
                "{}: {kernels} kernels of {} groups",
                graph.name,
                fused.groups.len()
            );
        }
    }
}
