//! `tfc interp FILE [KEY=VALUE...]`: runs the graphs of a file, on numbers from a seed or given by hand.

use std::path::PathBuf;
use tf_codegen::filetest::{outputs, show};
use tf_ir::diag::{Diag, render_all};
use tf_ir::text::parse_module;

#[derive(clap::Args)]
pub struct Args {
    /// A file of graphs (.tir)
    file: PathBuf,
    /// n=ROWS, start=POSITION, seed=NUMBER, DIM=SIZE, SCALAR=NUMBER, INPUT=1,2,3
    settings: Vec<String>,
}

pub fn run(args: &Args) -> Result<(), String> {
    let text = crate::read(&args.file)?;
    let module = parse_module(&text).map_err(|diags| {
        let all: Vec<Diag> = diags.into_iter().map(|d| d.in_file(args.file.display().to_string())).collect();
        render_all(&all, &text)
    })?;
    let pairs: Result<Vec<(String, String)>, String> = args
        .settings
        .iter()
        .map(|s| s.split_once('=').map(|(k, v)| (k.to_string(), v.to_string())))
        .map(|pair| pair.ok_or_else(|| "expected KEY=VALUE, such as n=2".to_string()))
        .collect();
    let pairs = pairs?;
    for graph in &module.graphs {
        println!("@{}", graph.name);
        for tensor in outputs(graph, &pairs)? {
            print!("  {}", show(&tensor));
        }
    }
    Ok(())
}
