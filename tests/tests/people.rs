//! What people use: the pages of `tf-run serve` in a headless Chromium, and `tf-run chat` by its lines.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use tf_tests::models::root;
use tf_tests::served::{Server, binaries};
use tf_tests::tools::{Tool, present, skip, tool};

/// `tests/pages/check.py` is the test; it prints a line for each thing that holds or fails.
#[test]
fn pages() {
    let (Some(python), Some(browser), Some(axe)) = (tool(Tool::Python), tool(Tool::Chromium), tool(Tool::Axe)) else {
        return;
    };
    let programs = binaries();
    let serve = |model: Option<&Path>, more: &[&str]| {
        let mut command = Command::new(programs.join("tf-run"));
        command.arg("serve").args(model).args(["--port", "0", "--device", "cpu"]).args(more);
        Server::start(command).unwrap()
    };
    let mut servers = vec![
        ("text", serve(None, &[])),
        ("chat", serve(Some(&tiny()), &[])),
        ("keyed", serve(None, &["--api-key", "let-me-in"])),
    ];
    match present(Tool::SmolLm2) {
        Some(model) => servers.push(("talks", serve(Some(&model), &[]))),
        None => skip("without SmolLM2 no page shows an answer that makes sense"),
    }
    let shots = programs.parent().unwrap().join("pages");
    let mut check = Command::new(python);
    check.arg(root().join("tests/pages/check.py")).arg(browser).arg(&shots).arg(axe);
    check.args(servers.iter().map(|(name, server)| format!("{name}={}", server.url)));
    check.env("PYTHONDONTWRITEBYTECODE", "1");
    let output = check.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert!(said.lines().filter(|line| line.starts_with("ok ")).count() > 10, "{said}");
}

/// A checkpoint of a few hundred kilobytes that has a chat template, whose replies begin in reasoning.
fn tiny() -> PathBuf {
    root().join("tests/goldens/qwen3/hf")
}

/// One that does not reason.
fn plain() -> PathBuf {
    root().join("tests/goldens/llama/hf")
}

/// Stdout and stderr of `tf-run chat` after these lines, and whether it succeeded.
fn chat(model: Option<&Path>, args: &[&str], lines: &str) -> (String, String, bool) {
    let mut command = Command::new(binaries().join("tf-run"));
    command.arg("chat").args(model).args(["--device", "cpu"]).args(args);
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = piped.unwrap();
    // One that refuses its model reads no line.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.success())
}

#[test]
fn a_conversation_by_lines() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let lines = format!(
        "/system be brief\nhello \\\nthere\n/save {}\n/retry\n/save {}\nand more\n/save {}\n\
         /set temperature 9\n/set seed 5\n/set\n/nothing\n/clear\n/retry\n/help\n/quit\nnever said\n",
        file("one").display(),
        file("two").display(),
        file("three").display(),
    );
    let (out, err, ok) = chat(Some(&plain()), &["--max-tokens", "6"], &lines);
    assert!(ok, "{err}");
    let saved = |name: &str| -> Vec<(String, String)> {
        let json: Value = serde_json::from_str(&std::fs::read_to_string(file(name)).unwrap()).unwrap();
        let text = |m: &Value, key: &str| m[key].as_str().unwrap().to_owned();
        json["messages"].as_array().unwrap().iter().map(|m| (text(m, "role"), text(m, "content"))).collect()
    };
    let (one, two, three) = (saved("one"), saved("two"), saved("three"));
    let roles = |all: &[(String, String)]| all.iter().map(|(role, _)| role.clone()).collect::<Vec<_>>();
    assert_eq!(roles(&one), ["system", "user", "assistant"]);
    assert_eq!((one[0].1.as_str(), one[1].1.as_str()), ("be brief", "hello \nthere"));
    assert_eq!(one[..2], two[..2]);
    assert_ne!(one[2], two[2], "a second answer has another seed");
    assert_eq!(roles(&three), ["system", "user", "assistant", "user", "assistant"]);
    assert_eq!(three[..3], two[..], "the conversation goes on from the second answer");
    // Of a random model's text only what moves a terminal is left out.
    let plain = |text: &str| text.chars().filter(|c| !c.is_control()).collect::<String>();
    for (_, content) in [&one[2], &two[2], &three[4]] {
        assert!(plain(&out).contains(&plain(content)), "{content:?} in {out:?}");
    }
    assert!(!out.contains('\x1b') && !out.contains("never said"));
    for said in [
        " + 6 tokens",
        "limit reached",
        "0 to 2",
        "seed 5, max_tokens 6",
        "there is no /nothing",
        "there is no message to answer again",
        "/save FILE",
    ] {
        assert!(err.contains(said), "{said} in {err}");
    }
}

#[test]
fn reasoning_is_no_part_of_the_answer() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("saved");
    let (out, err, ok) = chat(Some(&tiny()), &["--max-tokens", "6"], &format!("hello\n/save {}\n", file.display()));
    assert!(ok && err.contains("reasoning between <think> and </think>"), "{err}");
    let saved: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let said = &saved["messages"][1];
    let plain = |text: &str| text.chars().filter(|c| !c.is_control()).collect::<String>();
    let reasoning = plain(said["reasoning_content"].as_str().unwrap());
    assert!(!reasoning.is_empty() && plain(&err).contains(&reasoning), "{reasoning:?} in {err:?}");
    assert_eq!((said["content"].as_str(), out.trim()), (Some(""), ""));
}

#[test]
fn what_cannot_be_talked_with_is_refused() {
    let (out, err, ok) = chat(None, &[], "hello\n");
    assert!(!ok && out.is_empty());
    assert!(err.contains("tales_qwen3_5 has no chat template") && err.contains("tf-run generate --prompt"), "{err}");
}

#[test]
fn a_conversation_that_is_too_long_says_so_and_goes_on() {
    let lines = format!("{}\nhi\n", "word ".repeat(200));
    let (out, err, ok) = chat(Some(&tiny()), &["--context", "64", "--max-tokens", "3"], &lines);
    assert!(ok, "{err}");
    assert!(err.contains("and the context 64; /clear begins a new one"), "{err}");
    assert!(err.contains(" + 3 tokens") && !out.is_empty(), "{err}");
}
