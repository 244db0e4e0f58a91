//! `tfc check-generated`: are the committed bundles what the compiler makes now?

use std::path::PathBuf;
use tf_codegen::generated;

#[derive(clap::Args)]
pub struct Args {
    /// Write what the compiler makes now
    #[arg(long)]
    bless: bool,
    /// Folder with the specs; generated/ lies beside it
    #[arg(long, default_value = "specs")]
    specs: PathBuf,
}

pub fn run(args: &Args) -> Result<(), String> {
    println!("{}", generated::check(&args.specs, args.bless)?);
    Ok(())
}
