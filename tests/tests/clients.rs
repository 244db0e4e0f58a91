//! Other people's programs against the HTTP surface: the official Python clients, and schemathesis, which sends what the
//! OpenAPI document allows and what it forbids. The server runs the scripted engine of the runtime's own tests.

#[allow(dead_code, reason = "the runtime's tests use all of it")]
#[path = "../../runtime/tests/serve/http.rs"]
mod http;
#[allow(dead_code, reason = "the runtime's tests use all of it")]
#[path = "../../runtime/tests/serve/scripted.rs"]
mod scripted;

use scripted::{Running, Setup};
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use tf_runtime::serve::Options;
use tf_runtime::serve::keys::Keys;
use tf_tests::models::root;
use tf_tests::tools::{Tool, tool};

const KEY: &str = "a-key";

/// Says "hello" to whoever has the key.
fn server() -> Running {
    let change = |options: &mut Options| {
        options.keys = Arc::new(Keys::new(&[KEY.to_owned()], None).expect("a good key"));
    };
    Setup { change, context: 512, parallel: 4, queue: 256, ..Setup::default() }.start()
}

/// Runs a program of the Python that has the clients.
fn run(mut command: Command) {
    // A proxy of this machine is not the way to itself.
    command.env("NO_PROXY", "127.0.0.1").env("no_proxy", "127.0.0.1");
    let output = command.output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    assert!(output.status.success(), "{}:\n{}", output.status, String::from_utf8_lossy(&said));
}

fn suite(name: &str, python: &PathBuf) {
    let server = server();
    let mut command = Command::new(python);
    command.arg(root().join("tests/clients").join(name)).arg(format!("http://{}", server.address)).arg(KEY);
    run(command);
}

#[test]
fn openai_s_client_in_python() {
    let Some(python) = tool(Tool::Python) else { return };
    suite("openai_suite.py", &python);
}

#[test]
fn anthropic_s_client_in_python() {
    let Some(python) = tool(Tool::Python) else { return };
    suite("anthropic_suite.py", &python);
}

/// A server error, a broken connection or an answer without its content type is a fault; a refusal is none.
#[test]
fn what_the_document_allows_and_forbids_is_no_server_error() {
    let Some(python) = tool(Tool::Python) else { return };
    let server = server();
    let url = format!("http://{}", server.address);
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(python.with_file_name("st"));
    command.current_dir(folder.path()).args(["run", &format!("{url}/openapi.json"), "--url", &url, "--seed", "1"]);
    command.args(["--header", &format!("Authorization: Bearer {KEY}"), "--max-examples", "25", "--no-color"]);
    command.args(["--checks", "not_a_server_error,content_type_conformance", "--phases", "examples,coverage,fuzzing"]);
    run(command);
    let plain = server.get("/health");
    assert_eq!(plain.status, 200);
}
