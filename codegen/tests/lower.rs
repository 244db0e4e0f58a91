//! Lowering of whole specs: those of this repository, and the messages for wrong ones.

use std::path::{Path, PathBuf};
use tf_codegen::load::load;
use tf_codegen::lower::lower;
use tf_ir::graph::Role;
use tf_ir::ops::Op;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

fn specs() -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = std::fs::read_dir(root().join("specs")).unwrap().map(|e| e.unwrap().path()).collect();
    all.retain(|p| p.extension().is_some_and(|e| e == "ron"));
    all.sort();
    all
}

#[test]
fn specs_lower_without_faults() {
    assert!(specs().len() >= 2);
    for path in specs() {
        let (model, composites) = load(&path).unwrap_or_else(|diags| panic!("{diags:?}"));
        let graphs = lower(&model, &composites).unwrap_or_else(|diags| {
            let all: Vec<String> = diags.iter().map(|d| d.to_string()).collect();
            panic!("{}", all.join("\n"));
        });
        assert_eq!(graphs.len(), model.blocks.len());
        for graph in &graphs {
            for output in &graph.outputs {
                assert!(matches!(graph.as_op(*output), Some((Op::Materialize, _))), "{}", graph.name);
            }
            assert!(graph.params().any(|(_, p, _)| p.role == Role::Weight));
        }
    }
}
