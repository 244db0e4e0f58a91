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

/// A spec of one block over `x`: f32[n, H], with this body, whose last result is `y`.
fn spec(body: &str) -> String {
    format!(
        r#"(version: 1, family: "tiny", about: "", accepts: (model_types: [], architectures: []),
        config: (roots: [""], dims: [(name: "H", keys: ["h"]), (name: "L", keys: ["l"])]),
        carried: [(name: "x", shape: ["n", "H"])], checkpoint: (prefixes: []),
        weights: [(name: "w", tensors: ["w"], shape: ["H"], kind: Vector)],
        blocks: [(name: "b", inputs: ["x"], body: [
{body}
        ], outputs: [("x", "y")])],
        embed: "b", layers: (count: "L", otherwise: All("k"), kinds: [(name: "k", called: [], blocks: [["b"]])]), head: "b")"#
    )
}

/// What lowering makes of a body, or says about it. The body's first line is line 6.
fn lowered(body: &str) -> String {
    let composites = tf_codegen::load::load_composites(&root().join("specs/ops")).unwrap();
    let model = tf_ir::spec::read("x.ron", &spec(body)).unwrap_or_else(|d| panic!("{d}"));
    match lower(&model, &composites) {
        Ok(graphs) => tf_ir::text::print_graph(&graphs[0]),
        Err(diags) => diags.iter().map(|d| d.to_string()).collect::<Vec<_>>().join("\n"),
    }
}

#[test]
fn computed_values_are_launches_and_views_are_not() {
    let found = lowered(
        r#"("a", "mul", ["x", "2"]), ("b", "reshape", ["a"], (shape: ["n", "1", "H"])),
        ("c", "reshape", ["b"], (shape: ["n", "H"])), ("v", "mul", ["w", "w"]), ("y", "add", ["c", "v"])"#,
    );
    let expected = "\
func @b(input %x: f32[n, H], weight %w: f32[H]) -> f32[n, H] {
  %0 = const 2.0 : f32[]
  %1 = mul %x, %0 : f32[n, H]
  %2 = mat %1 : f32[n, H]
  %3 = reshape %2 [n, 1, H] : f32[n, 1, H]
  %4 = reshape %3 [n, H] : f32[n, H]
  %5 = mul %w, %w : f32[H]
  %6 = add %4, %5 : f32[n, H]
  %7 = mat %6 : f32[n, H]
  return %7
}
";
    assert_eq!(found.trim(), expected.trim());
}

#[test]
fn wrong_blocks_are_told_with_their_place() {
    let check = |body: &str, expected: &str| assert_eq!(lowered(body), expected, "{body}");
    check(r#"("y", "mull", ["x", "w"])"#, "x.ron:6:7: unknown op `mull`: neither in the op table nor a composite");
    check(r#"("y", "silu", ["x", "w"])"#, "x.ron:6:7: `silu` takes 1 arguments, found 2");
    check(
        r#"("a", "reshape", ["w"], (shape: ["1", "H"])), ("y", "rms_norm", ["x", "a", "1e-6"])"#,
        "x.ron:6:53: `rms_norm` takes f32[D] for `%w`, found f32[1, H]",
    );
    check(r#"("a", "reshape", ["w"]), ("y", "add", ["x", "a"])"#, "x.ron:6:7: `reshape` needs `shape`");
    check(r#"("y", "add", ["x", "w"], (axis: 1))"#, "x.ron:6:7: `add` does not take all of these attributes");
    check(
        r#"("a", "reduce_sum", ["x"]), ("y", "mul", ["a", "a"]), ("z", "mul", ["w", "w"])"#,
        "x.ron:6:56: nothing uses `z`\nx.ron:7:23: block `b` gives `x` as f32[n, 1]\n  note: `x` is declared as f32[n, H]",
    );
}
