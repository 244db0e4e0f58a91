//! `tf-run check`: whether a model on a device computes what it should; see [`crate::check`].

use super::model::{self, ModelArgs};
use crate::check::{Finding, golden, operations, same_bits};
use crate::engine::Engine;
use crate::oracle::Oracle;
use std::error::Error;
use std::path::PathBuf;

/// Streams that run together.
const STREAMS: u32 = 16;
/// Rows of a forward: a few for each stream.
const ROWS: u32 = 64;

#[derive(clap::Args, Clone, Debug)]
pub struct CheckArgs {
    #[command(flatten)]
    pub model: ModelArgs,

    /// Folder with arrays.safetensors: the inputs, logits and greedy tokens of a reference
    #[arg(long, value_name = "DIR")]
    pub golden: Option<PathBuf>,
}

/// # Errors
/// The model cannot be opened, or one of the checks fails.
pub fn run(args: &CheckArgs) -> Result<(), Box<dyn Error>> {
    let mut open = model::open(&args.model, |options| {
        options.streams = Some(STREAMS);
        options.rows = ROWS;
        // Sixteen long streams would take memory that no check uses.
        options.context = Some(options.context.unwrap_or(512).min(512));
    })?;
    println!("{}", open.engine.describe().device);
    let oracle = Oracle::new(&open.bundle, &open.spec, &open.config, &open.binding, &open.checkpoint)?;
    let mut failed = report(&operations(&mut open.engine, &oracle)?);
    same_bits(&mut open.engine, STREAMS as usize)?;
    println!("ok    the same bits row by row, in pieces, and beside up to {} other streams", STREAMS - 1);
    if let Some(folder) = &args.golden {
        failed += report(&golden(&mut open.engine, folder)?);
    }
    match failed {
        0 => Ok(()),
        n => Err(format!("{n} comparisons are beyond their limit").into()),
    }
}

/// Prints the findings; returns how many do not hold.
fn report(findings: &[Finding]) -> usize {
    for finding in findings {
        let word = if finding.holds() { "ok  " } else { "FAIL" };
        println!("{word}  {}: {:.2e} of {:.0e}", finding.about, finding.difference, finding.limit);
    }
    findings.iter().filter(|f| !f.holds()).count()
}
