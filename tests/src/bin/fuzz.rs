//! Fuzzes the readers of files.
//!
//! ```text
//! fuzz SECONDS TARGET...       new cases for that long, each target in turn
//! fuzz --cases FROM TO TARGET  these cases, in this process
//! ```
//!
//! Exit status 1 and the case on stderr when a fault is found. Cases are numbered
//! from a start that changes with the day, so that nights add up.

use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tf_tests::fuzz::{Target, targets};

/// Cases that one process runs.
const BATCH: u64 = 4096;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["--cases", from, to, name] => match (from.parse(), to.parse()) {
            (Ok(from), Ok(to)) => cases(name, from, to),
            _ => Err("FROM and TO are numbers".into()),
        },
        [seconds, ref names @ ..] if !names.is_empty() => match seconds.parse() {
            Ok(seconds) => names.iter().try_for_each(|name| fuzz(name, Duration::from_secs(seconds))),
            Err(_) => Err(format!("`{seconds}` is no number of seconds")),
        },
        _ => Err("usage: fuzz SECONDS TARGET... | fuzz --cases FROM TO TARGET".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn target(name: &str) -> Result<Target, String> {
    let known = targets();
    let names: Vec<&str> = known.iter().map(|target| target.name).collect();
    let unknown = format!("no target `{name}`; there are {}", names.join(", "));
    known.into_iter().find(|target| target.name == name).ok_or(unknown)
}

fn cases(name: &str, from: u64, to: u64) -> Result<(), String> {
    let target = target(name)?;
    (from..to).try_for_each(|n| target.run(n))
}

fn fuzz(name: &str, time: Duration) -> Result<(), String> {
    let start = Instant::now();
    let day = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400);
    let first = day << 32;
    let mut next = first;
    while start.elapsed() < time {
        batch(name, next, next + BATCH)?;
        next += BATCH;
    }
    println!("fuzz {name}: {} cases from {first}, no fault", next - first);
    Ok(())
}

/// Runs cases in another process, and finds the first that ends it.
fn batch(name: &str, from: u64, to: u64) -> Result<(), String> {
    let (mut from, mut to) = (from, to);
    let mut said = match ends_well(name, from, to)? {
        None => return Ok(()),
        Some(said) => said,
    };
    while to - from > 1 {
        let middle = from + (to - from) / 2;
        match ends_well(name, from, middle)? {
            Some(fault) => (to, said) = (middle, fault),
            None => from = middle,
        }
    }
    Err(format!("{said}\nto see it again: fuzz --cases {from} {to} {name}"))
}

/// `None` when a process running the cases succeeds, else what it said.
fn ends_well(name: &str, from: u64, to: u64) -> Result<Option<String>, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new(program)
        .args(["--cases", &from.to_string(), &to.to_string(), name])
        .stdin(Stdio::null())
        .output()
        .map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&output.stderr);
    Ok((!output.status.success()).then(|| format!("{}: {}", output.status, said.trim())))
}
