//! `tf-run` as a process: exit codes, and where messages go.

use std::net::TcpListener;
use std::process::{Command, Output};

fn tf_run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tf-run")).args(args).output().unwrap()
}

#[track_caller]
fn fails(args: &[&str], code: i32, wanted: &[&str]) {
    let output = tf_run(args);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{stderr}");
    assert_eq!(output.stdout, b"", "messages go to stderr");
    for text in wanted {
        assert!(stderr.contains(text), "{text} is not in {stderr}");
    }
}

#[test]
fn usage_errors_exit_with_2() {
    fails(&["serve", "--port", "70000"], 2, &["--port", "70000"]);
    fails(&["serve", "--device", "tpu"], 2, &["expected auto, cpu, wgpu"]);
    fails(&["generate"], 2, &["--prompt"]);
    fails(&["fly"], 2, &["fly"]);
}

#[test]
fn failures_exit_with_1_and_name_the_thing() {
    fails(&["generate", "no/such/folder", "--prompt", "x"], 1, &["error: ", "no/such/folder"]);
    fails(&["serve", "no/such/folder", "--port", "0"], 1, &["error: ", "no/such/folder"]);
    fails(&["serve", "--host", "192.0.2.1"], 1, &["error: cannot listen on 192.0.2.1"]);
}

#[test]
fn a_taken_port_is_known_before_the_model_is_loaded() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    fails(&["serve", "no/such/folder", "--port", &port], 1, &["error: cannot listen on 127.0.0.1 port", "--port"]);
}

#[test]
fn help_goes_to_stdout() {
    let output = tf_run(&["serve", "--help"]);
    assert!(output.status.success());
    let help = String::from_utf8(output.stdout).unwrap();
    for flag in ["--host", "--port", "--device", "--threads", "--name", "--context", "--max-tokens", "--bundle"] {
        assert!(help.contains(flag), "{flag} is not in {help}");
    }
}
