//! Checks PTX without a GPU: NVIDIA's `ptxas` assembles it for each chip, and says
//! the registers, spills and memory it takes; an interpreter executes it.
//!
//! Promises that the text is accepted and computes the right thing, up to the last
//! bits of approximate functions and the order in which a matrix product sums.

mod alu;
mod matrix;
mod program;
mod run;

pub use program::Program;
pub use run::{Launch, Param, run};

use std::path::Path;
use std::process::Command;

/// What `ptxas -v` says of one kernel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The kernel's name.
    pub entry: String,
    /// 32-bit registers of a thread.
    pub registers: u32,
    /// Bytes of registers written to memory for want of room.
    pub spill_stores: u32,
    /// Bytes of registers read back.
    pub spill_loads: u32,
    /// Bytes of a thread's stack.
    pub stack: u32,
    /// Bytes of a workgroup's static shared memory.
    pub shared: u32,
}

/// Assembles a text for a chip such as `sm_80`; a report for each kernel, in the
/// order of their names. The error is what ptxas says.
pub fn assemble(ptxas: &Path, text: &str, chip: &str) -> Result<Vec<Report>, String> {
    let folder = tempfile::tempdir().map_err(|error| format!("no temporary folder: {error}"))?;
    let file = folder.path().join("kernel.ptx");
    std::fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
    // Run inside the folder, so that messages name the file and no path.
    let output = Command::new(ptxas)
        .current_dir(folder.path())
        .args(["-v", "-arch", chip, "kernel.ptx", "-o", "kernel.cubin"])
        .output()
        .map_err(|error| format!("{}: {error}", ptxas.display()))?;
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(said.trim().to_owned());
    }
    parse(&said)
}

fn parse(said: &str) -> Result<Vec<Report>, String> {
    let mut reports: Vec<Report> = Vec::new();
    for line in said.lines() {
        if let Some((_, rest)) = line.split_once("Compiling entry function '") {
            let entry = rest.split('\'').next().unwrap_or_default().to_owned();
            reports.push(Report { entry, ..Report::default() });
            continue;
        }
        let Some(report) = reports.last_mut() else {
            continue;
        };
        let line = line.rsplit(" : ").next().unwrap_or(line);
        for part in line.split(',') {
            let words: Vec<&str> = part.split_whitespace().collect();
            let (number, field) = match words[..] {
                ["Used", number, "registers"] => (number, &mut report.registers),
                [number, "bytes", "stack", "frame"] => (number, &mut report.stack),
                [number, "bytes", "spill", "stores"] => (number, &mut report.spill_stores),
                [number, "bytes", "spill", "loads"] => (number, &mut report.spill_loads),
                [number, "bytes", "smem"] => (number, &mut report.shared),
                _ => continue,
            };
            *field = number.parse().map_err(|_| format!("ptxas says `{part}`, not a number"))?;
        }
    }
    if reports.iter().any(|report| report.registers == 0) || reports.is_empty() {
        return Err(format!("ptxas does not say which registers each kernel uses:\n{said}"));
    }
    reports.sort_by(|a, b| a.entry.cmp(&b.entry));
    Ok(reports)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_two_kernels_by_name() {
        let said = "\
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'scale' for 'sm_80'
ptxas info    : Function properties for scale
    24 bytes stack frame, 8 bytes spill stores, 12 bytes spill loads
ptxas info    : Used 255 registers, used 1 barriers, 512 bytes smem, 364 bytes cmem[0]
ptxas info    : Compiling entry function 'add' for 'sm_80'
ptxas info    : Function properties for add
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 10 registers
";
        let add = Report { entry: "add".into(), registers: 10, ..Report::default() };
        let scale =
            Report { entry: "scale".into(), registers: 255, spill_stores: 8, spill_loads: 12, stack: 24, shared: 512 };
        assert_eq!(parse(said), Ok(vec![add, scale]));
        assert!(parse("ptxas info    : 0 bytes gmem\n").is_err());
    }
}
