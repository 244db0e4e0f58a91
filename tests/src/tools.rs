//! Where the tools are that some tests need: compilers and drivers that Cargo
//! does not bring, and the checkpoint too large to commit.
//!
//! `.ci/install.sh` installs them and prints the variables read here. A test
//! asks with [`tool`] and returns early on `None`; the skip is then already
//! reported on stderr, past the test runner's capture. With `TF_REQUIRE=1`, as
//! in CI, an absent tool fails the test instead.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A thing that a test may need and a machine may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Mesa's software Vulkan driver: the path of its ICD file.
    Lavapipe,
    /// Google's software Vulkan driver: the path of its ICD file.
    SwiftShader,
    /// NVIDIA's PTX assembler.
    Ptxas,
    /// clang++ 19 or newer, which takes MSL as C++17.
    Clang,
    /// A Python with the `openai` and `anthropic` clients, and schemathesis.
    Python,
    /// The part of llama.cpp's tree that has the tests of its server.
    LlamaTests,
    /// A Chromium that runs without a display.
    Chromium,
    /// The script of axe-core, which finds what keeps people out of a page.
    Axe,
    /// The folder of the SmolLM2-135M-Instruct checkpoint.
    SmolLm2,
}

impl Tool {
    /// The variable that names the tool, and the programs to look for on the
    /// path when it is not set.
    fn places(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Tool::Lavapipe => ("TF_ICD_LAVAPIPE", &[]),
            Tool::SwiftShader => ("TF_ICD_SWIFTSHADER", &[]),
            Tool::Ptxas => ("TF_PTXAS", &["ptxas"]),
            Tool::Clang => ("TF_CLANG", &["clang++-19", "clang++-20", "clang++-21", "clang++-22"]),
            Tool::Python => ("TF_PYTHON", &[]),
            Tool::LlamaTests => ("TF_LLAMA_TESTS", &[]),
            Tool::Chromium => ("TF_CHROMIUM", &["chromium", "chromium-browser", "google-chrome"]),
            Tool::Axe => ("TF_AXE", &[]),
            Tool::SmolLm2 => ("TF_SMOLLM2", &[]),
        }
    }
}

/// The tool's path, or `None` after reporting that the calling test is skipped.
///
/// Panics when the tool is absent and `TF_REQUIRE=1`, or when its variable names
/// a path that does not exist.
pub fn tool(tool: Tool) -> Option<PathBuf> {
    let found = present(tool);
    if found.is_none() {
        let (variable, _) = tool.places();
        skip(&format!("{variable} is not set and no {tool:?} was found; see .ci/install.sh"));
    }
    found
}

/// The tool's path, for a test that does without.
///
/// Panics when its variable names a path that does not exist.
pub fn present(tool: Tool) -> Option<PathBuf> {
    let (variable, programs) = tool.places();
    if let Some(path) = std::env::var_os(variable) {
        let path = PathBuf::from(path);
        assert!(path.exists(), "{variable} names {}, which does not exist", path.display());
        return Some(path);
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    programs.iter().find_map(|program| on_path(&path, program))
}

/// Reports that the calling test is skipped; fails it when `TF_REQUIRE=1`.
pub fn skip(reason: &str) {
    let require = std::env::var_os("TF_REQUIRE").is_some_and(|value| value == "1");
    assert!(!require, "TF_REQUIRE=1: {reason}");
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("a test");
    // Written to stderr itself: the print macros are captured in a passing test.
    let _ = writeln!(std::io::stderr(), "skipped: {test}: {reason}");
}

fn on_path(path: &OsStr, program: &str) -> Option<PathBuf> {
    std::env::split_paths(path).map(|folder| folder.join(program)).find(|file: &PathBuf| Path::is_file(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_a_program_in_the_first_folder_that_has_it() {
        let first = tempfile::tempdir().unwrap();
        let second = tempfile::tempdir().unwrap();
        std::fs::write(second.path().join("made-up"), "").unwrap();
        let path = std::env::join_paths([first.path(), second.path()]).unwrap();
        assert_eq!(on_path(&path, "made-up"), Some(second.path().join("made-up")));
        assert_eq!(on_path(&path, "absent"), None);
    }
}
