//! The command line of `tf-run`: one file for each subcommand.
//!
//! Promises: a usage error exits with 2, a failure with 1 and one `error:` line (and more lines
//! only where there are several things to say); what was asked for goes to stdout, everything
//! else to stderr.

mod bench;
mod capabilities;
mod chat;
mod check;
mod eval;
mod generate;
mod info;
mod model;
mod quantize;
mod reply;
mod sampling;
mod serve;
mod settings;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::error::Error;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

/// Serves open-weight language models on kernels that a compiler made.
#[derive(Parser)]
#[command(name = "tf-run", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,

    /// Read options from this TOML file: a table for each command, as in `[serve]`
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve a model over HTTP: the APIs of OpenAI and Anthropic, and a page at /
    Serve(serve::ServeArgs),
    /// Talk with a model in the terminal
    Chat(chat::ChatArgs),
    /// Generate one reply and print it as it is made
    Generate(generate::GenerateArgs),
    /// Measure prompt and decode rates beside this machine's read bandwidth
    Bench(bench::BenchArgs),
    /// Check a model on a device against the interpreter, itself, and a reference
    Check(check::CheckArgs),
    /// Say what a checkpoint is, what it takes, and why it would not load
    Info(info::InfoArgs),
    /// Measure how well a model predicts a text, and how far it is from another
    Eval(eval::EvalArgs),
    /// Pack the weights of a checkpoint in fewer bits
    Quantize(quantize::QuantizeArgs),
    /// List families, commands and options
    Capabilities(capabilities::CapabilitiesArgs),
    /// Print a script that completes commands and options in a shell
    Completions(CompletionsArgs),
}

#[derive(clap::Args)]
struct CompletionsArgs {
    /// The shell
    shell: clap_complete::Shell,
}

/// Runs the command that the process was started with.
pub fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let command = match settings::with_sources(Cli::command(), &args) {
        Ok(command) => command,
        Err(e) => {
            eprintln!("error: {e}");
            return ExitCode::from(2);
        }
    };
    let cli = Cli::from_arg_matches(&command.get_matches_from(args)).unwrap_or_else(|e| e.exit());
    // The file was read before the rest of the line.
    let Cli { command, config: _ } = cli;
    let outcome: Result<(), Box<dyn Error>> = match command {
        Command::Serve(args) => serve::run(&args),
        Command::Chat(args) => chat::run(args),
        Command::Generate(args) => generate::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Info(args) => info::run(&args),
        Command::Eval(args) => eval::run(&args),
        Command::Quantize(args) => quantize::run(&args),
        Command::Capabilities(args) => capabilities::run(&args, &Cli::command()),
        Command::Completions(args) => {
            clap_complete::generate(args.shell, &mut Cli::command(), "tf-run", &mut std::io::stdout());
            Ok(())
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn usage() {
        let parses = |line: &str| Cli::try_parse_from(line.split(' ')).is_ok();
        assert!(parses("tf-run serve"));
        assert!(parses("tf-run serve DIR --host 0.0.0.0 --port 0 --device wgpu --threads 2 --name a/b --context 64"));
        assert!(parses("tf-run serve --max-tokens 5 --bundle B --allow-host a.example --allow-host b.example"));
        assert!(parses("tf-run chat DIR --system brief --temperature 0.5 --max-tokens 9"));
        assert!(parses("tf-run generate DIR --prompt hello --chat --json --temperature 0 --top-k 5 --seed 7 --stop x"));
        for wrong in [
            "tf-run",
            "tf-run serve --device tpu",
            "tf-run serve --device null:",
            "tf-run serve --threads 0",
            "tf-run serve --max-tokens 0",
            "tf-run serve --port 70000",
            "tf-run generate",
            "tf-run generate --prompt x --temperature 3",
            "tf-run generate --prompt x --top-p nan",
            "tf-run generate --prompt x --surprise",
        ] {
            assert!(!parses(wrong), "{wrong}");
        }
    }
}
