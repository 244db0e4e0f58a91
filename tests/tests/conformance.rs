//! Other projects' own tests of their servers, against `tf-run serve`: llama.cpp's, with what fails there listed and
//! reasoned in `tests/conformance/llama_server/expected.toml`.

use std::process::Command;

use tf_tests::models::root;
use tf_tests::served::binaries;
use tf_tests::tools::{Tool, tool};

#[test]
fn llama_server_s_tests_fare_as_listed() {
    let (Some(python), Some(suite)) = (tool(Tool::Python), tool(Tool::LlamaTests)) else { return };
    let work = tempfile::tempdir().unwrap();
    let output = Command::new(python)
        .arg(root().join("tests/conformance/llama_server/run.py"))
        .arg(suite)
        .arg(binaries().join("tf-run"))
        .arg(root().join("assets/stories260k"))
        .arg(work.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    // What is not as expected is told at the end.
    let tail: Vec<&str> = said.lines().rev().take(200).collect();
    let tail = tail.into_iter().rev().collect::<Vec<_>>().join("\n");
    assert!(output.status.success(), "{}\n{tail}", String::from_utf8_lossy(&output.stderr));
}
