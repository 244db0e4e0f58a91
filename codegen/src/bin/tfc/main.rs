//! `tfc`: from a spec to a bundle, and everything to look at on the way. One file per subcommand.

#![forbid(unsafe_code)]

mod check_generated;
mod compile;
mod diff;
mod explain;
mod interp;
mod print;
mod test;
mod verify;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "tfc", version, about = "Compiles model specs to kernels", max_term_width = 100)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Compile a spec to a bundle
    Compile(compile::Args),
    /// Compare generated/ with what the compiler makes now
    CheckGenerated(check_generated::Args),
    /// Run filetests
    Test(test::Args),
    /// Check graphs and kernels in text files
    Verify(verify::Args),
    /// Reprint text files in canonical form
    Print(print::Args),
    /// Run the graphs of a text file in the interpreter
    Interp(interp::Args),
    /// Compare two dumps, kernel by kernel
    Diff(diff::Args),
    /// Say which rules fired, what was fused into what, launches and bytes before and after
    Explain(explain::Args),
}

fn main() -> ExitCode {
    let done = match Args::parse().command {
        Command::Compile(args) => compile::run(&args),
        Command::CheckGenerated(args) => check_generated::run(&args),
        Command::Test(args) => test::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Print(args) => print::run(&args),
        Command::Interp(args) => interp::run(&args),
        Command::Diff(args) => diff::run(&args),
        Command::Explain(args) => explain::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{}", message.trim_end());
            ExitCode::FAILURE
        }
    }
}

/// A text file, or why it cannot be read.
fn read(path: &std::path::Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}
