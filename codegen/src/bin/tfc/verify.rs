//! `tfc verify FILE...`: what the parser and the verifiers complain of.

use std::path::PathBuf;
use tf_codegen::filetest::diags;
use tf_ir::diag::{Diag, render_all};

#[derive(clap::Args)]
pub struct Args {
    /// Files of graphs (.tir) and kernels (.kir)
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), String> {
    let mut faults = String::new();
    for file in &args.files {
        let text = crate::read(file)?;
        let all: Vec<Diag> = diags(&text).into_iter().map(|d| d.in_file(file.display().to_string())).collect();
        faults.push_str(&render_all(&all, &text));
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}
