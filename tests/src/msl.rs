//! Executes MSL on the CPU, without Metal: clang compiles the text as C++17
//! against a stand-in for `<metal_stdlib>`, and a small driver runs the grid.
//!
//! Promises: a compile error, a wrong attribute, an access past a buffer's end, a
//! barrier that not all lanes reach, and a result that depends on the order of
//! lanes or groups are all errors. Arithmetic is IEEE and never contracted, so
//! that bits can be compared with the kernel interpreter.
//! Deliberately absent: anything about speed, and the proof that Apple's compiler
//! accepts the text, which only a Mac can give.

mod source;

pub use source::Constant;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// How a kernel is launched.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// Threadgroups in each direction.
    pub grid: [u32; 3],
    /// Threads of a group, in its first direction; at most 1024.
    pub lanes: u32,
    /// Bytes behind the parameter at `[[threadgroup(0)]]`, if there is one.
    pub threadgroup_bytes: u32,
}

/// A kernel, compiled for this machine's CPU.
pub struct Kernel {
    folder: tempfile::TempDir,
    buffers: usize,
}

impl Kernel {
    /// Compiles the kernel of that name with the function constants given.
    pub fn compile(clang: &Path, source: &str, kernel: &str, constants: &[(u32, Constant)]) -> Result<Kernel, String> {
        let translation = source::translate(source, kernel, constants)?;
        let folder = tempfile::tempdir().map_err(|error| format!("no temporary folder: {error}"))?;
        let text = format!(
            "#line 1 \"{kernel}.metal\"\n{}\n#include \"fibers.h\"\nstatic void tf_call() {{ {}; }}\n",
            translation.text, translation.call
        );
        let file = folder.path().join("kernel.cpp");
        std::fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
        let mut command = Command::new(clang);
        command
            .args(["-std=c++17", "-O1", "-march=native", "-ffp-contract=off"])
            .args(["-Wall", "-Wno-unused", "-Wno-unknown-pragmas"])
            .args(["-Wno-ignored-attributes", "-fdiagnostics-absolute-paths"])
            .arg("-I")
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("msl"))
            .arg(&file)
            .arg("-o")
            .arg(folder.path().join("kernel"))
            .arg("-lm");
        finish(&mut command)?;
        Ok(Kernel { folder, buffers: translation.buffers })
    }

    /// Runs the grid. Buffer n is at `[[buffer(n)]]`; returns them all as the
    /// kernel leaves them.
    pub fn run(&self, launch: &Launch, buffers: &[Vec<u8>]) -> Result<Vec<Vec<u8>>, String> {
        if buffers.len() < self.buffers {
            return Err(format!("{} buffers are bound, the kernel takes {}", buffers.len(), self.buffers));
        }
        let run = tempfile::tempdir_in(self.folder.path()).map_err(|error| error.to_string())?;
        let files: Vec<PathBuf> = (0..buffers.len()).map(|n| run.path().join(n.to_string())).collect();
        for (file, buffer) in files.iter().zip(buffers) {
            std::fs::write(file, buffer).map_err(|error| format!("{}: {error}", file.display()))?;
        }
        let numbers = [launch.grid[0], launch.grid[1], launch.grid[2], launch.lanes];
        let mut command = Command::new(self.folder.path().join("kernel"));
        command.args(numbers.map(|n| n.to_string()));
        command.arg(launch.threadgroup_bytes.to_string()).args(&files);
        finish(&mut command)?;
        files.iter().map(|file| std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))).collect()
    }
}

/// Waits for a program; an error is what it said on stderr.
fn finish(command: &mut Command) -> Result<(), String> {
    let program = Path::new(command.get_program()).display().to_string();
    let Output { status, stderr, .. } = command.output().map_err(|error| format!("{program}: {error}"))?;
    if status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&stderr);
    let said = said.trim();
    Err(if said.is_empty() { format!("{program}: {status}") } else { said.to_owned() })
}
