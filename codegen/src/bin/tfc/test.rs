//! `tfc test [--bless] PATH...`: runs filetests.

use std::path::PathBuf;
use tf_codegen::filetest::run_path;

#[derive(clap::Args)]
pub struct Args {
    /// Write the output found into the files, as what is expected from now on
    #[arg(long)]
    bless: bool,
    /// Files or folders
    #[arg(default_value = "tests/filetests")]
    paths: Vec<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), String> {
    let mut failures = Vec::new();
    let mut passed = 0;
    for path in &args.paths {
        let report = run_path(path, args.bless)?;
        passed += report.passed;
        for file in report.blessed {
            println!("accepted {}", file.display());
        }
        failures.extend(report.failures);
    }
    println!("{passed} passed, {} failed", failures.len());
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n\n")) }
}
