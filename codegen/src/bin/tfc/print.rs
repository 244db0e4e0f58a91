//! `tfc print FILE`: its graphs and kernels in canonical form, on stdout.

use std::path::PathBuf;
use tf_ir::diag::{Diag, render_all};
use tf_ir::text::{parse_module, print_graph, print_kernel};

#[derive(clap::Args)]
pub struct Args {
    /// A file of graphs (.tir) or kernels (.kir)
    file: PathBuf,
}

pub fn run(args: &Args) -> Result<(), String> {
    let text = crate::read(&args.file)?;
    let module = parse_module(&text).map_err(|diags| {
        let all: Vec<Diag> = diags.into_iter().map(|d| d.in_file(args.file.display().to_string())).collect();
        render_all(&all, &text)
    })?;
    let printed = module.graphs.iter().map(print_graph).chain(module.kernels.iter().map(print_kernel));
    print!("{}", printed.collect::<Vec<_>>().join("\n"));
    Ok(())
}
