//! `docs/ir.md` is true: its table of ops is the op table, and the functions and kernels in it read, verify and print as
//! they are written. So are the composites of `docs/adding.md`.
//!
//! `TF_BLESS=1` writes the table.

use std::fmt::Write;
use std::path::PathBuf;
use tf_ir::ops::{Effect, Op};
use tf_ir::text::{parse_composites, parse_module, print_graph, print_kernel};
use tf_ir::verify::{check_graph, check_kernel};

const BEGIN: &str = "<!-- begin op table -->\n";
const END: &str = "<!-- end op table -->\n";

fn document() -> (PathBuf, String) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs/ir.md");
    let text = std::fs::read_to_string(&path).unwrap();
    (path, text)
}

fn table() -> String {
    let mut text = String::from("| op | arguments | attributes | state | meaning |\n| --- | --- | --- | --- | --- |\n");
    for op in Op::samples() {
        let info = op.info();
        let arity = info.arity.map_or("1 or more".to_owned(), |n| n.to_string());
        let attributes = match info.attributes {
            "" => String::new(),
            words => format!("`{words}`"),
        };
        let effect = match info.effect {
            Effect::Pure => "",
            Effect::Reads => "reads",
            Effect::Writes => "advances",
        };
        let meaning = info.meaning.replace('|', "\\|");
        writeln!(text, "| `{}` | {arity} | {attributes} | {effect} | {meaning} |", info.name).unwrap();
    }
    text
}

#[test]
fn the_table_of_ops_is_the_op_table() {
    let (path, text) = document();
    let (before, rest) = text.split_once(BEGIN).expect("docs/ir.md has the first marker");
    let (found, after) = rest.split_once(END).expect("docs/ir.md has the second marker");
    let made = table();
    if std::env::var_os("TF_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(path, [before, BEGIN, &made, END, after].concat()).unwrap();
        return;
    }
    assert_eq!(found, made, "accept with: TF_BLESS=1 cargo test --release --workspace --test docs_ir");
}

/// Blocks between fences whose first line is ```` ```LANGUAGE ````.
fn fenced<'a>(text: &'a str, language: &str) -> Vec<&'a str> {
    let open = format!("\n```{language}\n");
    let blocks = text.split(&open).skip(1);
    blocks.map(|rest| rest.split_once("```").expect("a fence is closed").0).collect()
}

#[test]
fn functions_and_kernels_are_as_they_print() {
    let (path, text) = document();
    let graphs = fenced(&text, "tir");
    let kernels = fenced(&text, "kir");
    let adding = std::fs::read_to_string(path.with_file_name("adding.md")).unwrap();
    let composites = [fenced(&text, "tir composite"), fenced(&adding, "tir composite")].concat();
    assert!(!graphs.is_empty() && !kernels.is_empty() && composites.len() == 2);
    for block in graphs.iter().chain(&kernels) {
        let module = parse_module(block).unwrap_or_else(|diags| panic!("{diags:?}\n{block}"));
        let mut printed = String::new();
        for graph in &module.graphs {
            check_graph(graph).unwrap();
            printed.push_str(&print_graph(graph));
        }
        for kernel in &module.kernels {
            check_kernel(kernel).unwrap();
            printed.push_str(&print_kernel(kernel));
        }
        assert_eq!(printed, *block);
    }
    for block in composites {
        assert_eq!(parse_composites(block).unwrap().len(), 1);
    }
}
