//! Runs the commands of README.md and docs/*.md.
//!
//! A fenced block that starts with ```` ```sh ```` is run line by line, in order,
//! in a folder of its own with copies of `specs/` and `generated/` and links to
//! the rest. Known are:
//!
//! - `tfc …`, `tf-run …`, the same below `target/release/`, and `cargo run … --`
//!   of either: run with the binaries of this checkout; must succeed.
//! - `tf-run serve …`: started on a free port, and stopped at the block's end.
//! - `curl …`: run against the block's server; skipped where there is no curl.
//! - `cargo build`, `test`, `fmt`, `clippy`, and `bash .ci/run`: what CI does
//!   anyway; not run again.
//!
//! Any other command fails, unless the fence says ```` ```sh no-run: REASON ````.

use std::path::Path;
use std::process::{Command, Stdio};

use tf_tests::models::root;
use tf_tests::served::{Server, binaries};
use tf_tests::tools::skip;

/// Where documents say that the server listens.
const DOCUMENTED: [&str; 2] = ["http://127.0.0.1:8080", "http://localhost:8080"];

/// A command of a document.
#[derive(Debug, PartialEq)]
struct Line {
    number: usize,
    words: Vec<String>,
}

/// A fenced block to run.
#[derive(Debug, PartialEq)]
struct Block {
    lines: Vec<Line>,
}

/// The blocks of a document that are to be run; an error names the line.
fn blocks(text: &str) -> Result<Vec<Block>, String> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((n, line)) = lines.next() {
        let Some(info) = line.trim_start().strip_prefix("```") else {
            continue;
        };
        let body: Vec<_> = lines.by_ref().take_while(|(_, line)| !line.trim_start().starts_with("```")).collect();
        match info.trim().split_once(' ') {
            None if info.trim() == "sh" => blocks.push(Block { lines: commands(&body)? }),
            Some(("sh", reason)) => {
                let reason = reason.strip_prefix("no-run:").map(str::trim).unwrap_or_default();
                if reason.is_empty() {
                    return Err(format!("{}: expected `sh` or `sh no-run: REASON`, found `{}`", n + 1, info));
                }
            }
            _ if ["bash", "shell", "console"].contains(&info.trim()) => {
                return Err(format!("{}: a block of commands is marked `sh`, not `{}`", n + 1, info));
            }
            _ => {}
        }
    }
    Ok(blocks)
}

fn commands(body: &[(usize, &str)]) -> Result<Vec<Line>, String> {
    let mut lines = Vec::new();
    let mut rest = body.iter();
    while let Some(&(n, line)) = rest.next() {
        let mut command = line.trim().to_owned();
        while command.ends_with('\\') || words(&command).1 {
            let Some((_, more)) = rest.next() else {
                return Err(format!("{}: the command does not end in its block", n + 1));
            };
            if command.ends_with('\\') {
                command.pop();
            }
            command = format!("{command} {}", more.trim());
        }
        let (words, _) = words(&command);
        if !words.is_empty() {
            lines.push(Line { number: n + 1, words });
        }
    }
    Ok(lines)
}

/// Words as a shell splits them: quotes, a comment after `#`, no expansions; and
/// whether a quote is still open at the end.
fn words(command: &str) -> (Vec<String>, bool) {
    let mut words: Vec<String> = Vec::new();
    let mut quote = None;
    let mut inside = false;
    for c in command.chars() {
        if quote == Some(c) {
            quote = None;
        } else if quote.is_none() && (c == '\'' || c == '"') {
            quote = Some(c);
        } else if quote.is_none() && c.is_whitespace() {
            inside = false;
            continue;
        } else if quote.is_none() && c == '#' && !inside {
            break;
        } else {
            if !inside {
                words.push(String::new());
            }
            words.last_mut().expect("a word was started").push(c);
            inside = true;
            continue;
        }
        if !inside {
            words.push(String::new());
        }
        inside = true;
    }
    (words, quote.is_some())
}

/// What to do with a command.
#[derive(Debug, PartialEq)]
enum Action<'a> {
    /// A binary of this checkout with its arguments.
    Run(&'static str, &'a [String]),
    Curl(&'a [String]),
    /// Done by CI.
    Known,
}

fn action(words: &[String]) -> Option<Action<'_>> {
    let spoken: Vec<&str> = words.iter().map(String::as_str).collect();
    let binary = |name: &str| match name {
        "tfc" | "tf-codegen" => Some("tfc"),
        "tf-run" | "tf-runtime" => Some("tf-run"),
        _ => None,
    };
    match spoken[..] {
        ["cargo", "build" | "test" | "fmt" | "clippy", ..] | ["bash", ".ci/run"] => Some(Action::Known),
        ["cargo", "run", ..] => {
            let end = spoken.iter().position(|word| *word == "--").unwrap_or(spoken.len());
            let name = spoken[..end].windows(2).rev().find(|pair| ["--bin", "-p"].contains(&pair[0]))?[1];
            Some(Action::Run(binary(name)?, &words[(end + 1).min(words.len())..]))
        }
        ["curl", ..] => Some(Action::Curl(&words[1..])),
        [program, ..] => {
            let name = ["./target/release/", "target/release/"].iter().find_map(|folder| program.strip_prefix(folder));
            Some(Action::Run(binary(name.unwrap_or(program))?, &words[1..]))
        }
        [] => None,
    }
}

/// Starts a server of a document, on a free port unless it names one.
fn serve(mut command: Command, arguments: &[String]) -> Result<Server, String> {
    command.args(arguments);
    if !arguments.iter().any(|argument| argument == "--port") {
        command.args(["--port", "0"]);
    }
    Server::start(command)
}

fn finish(mut command: Command, input: &str) -> Result<(), String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{input}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    Err(format!("{}:\n{}", output.status, String::from_utf8_lossy(&said)))
}

/// A folder that looks like the checkout; what commands may write is a copy.
fn playground() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for entry in std::fs::read_dir(root()).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name();
        if name == ".git" || name == "target" {
            continue;
        }
        let to = folder.path().join(&name);
        if name == "specs" || name == "generated" {
            copy(&entry.path(), &to);
        } else {
            #[cfg(unix)]
            std::os::unix::fs::symlink(entry.path(), to).unwrap();
        }
    }
    folder
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &to);
        } else {
            std::fs::copy(entry.path(), to).unwrap();
        }
    }
}

fn run_block(block: &Block, binaries: &Path, folder: &Path) -> Result<(), String> {
    let mut server: Option<Server> = None;
    for line in &block.lines {
        let place = |fault: String| format!("{}: `{}`: {fault}", line.number, line.words.join(" "));
        let command = |program: &Path| {
            let mut command = Command::new(program);
            command.current_dir(folder);
            command
        };
        match action(&line.words).ok_or_else(|| place("not known here; mark the fence `sh no-run: REASON`".into()))? {
            Action::Known => {}
            Action::Run(binary, arguments) if arguments.first().is_some_and(|word| word == "serve") => {
                server = Some(serve(command(&binaries.join(binary)), arguments).map_err(place)?);
            }
            Action::Run(binary, arguments) => {
                let mut command = command(&binaries.join(binary));
                command.args(arguments);
                finish(command, binary).map_err(place)?;
            }
            Action::Curl(arguments) => {
                let server = server.as_ref().ok_or_else(|| place("no server was started in this block".into()))?;
                if Command::new("curl").arg("--version").stdout(Stdio::null()).status().is_err() {
                    skip(&place("there is no curl".into()));
                    continue;
                }
                let mut command = command(Path::new("curl"));
                command.args(["--silent", "--show-error", "--fail", "--max-time", "60"]);
                for argument in arguments {
                    let here = DOCUMENTED.iter().fold(argument.clone(), |url, base| url.replace(base, &server.url));
                    command.arg(here);
                }
                finish(command, "curl").map_err(place)?;
            }
        }
    }
    Ok(())
}

#[test]
fn the_commands_in_the_documents_work() {
    let mut documents = vec![root().join("README.md")];
    if let Ok(entries) = std::fs::read_dir(root().join("docs")) {
        documents.extend(entries.map(|entry| entry.unwrap().path()));
    }
    documents.retain(|path| path.extension().is_some_and(|extension| extension == "md") && path.exists());
    documents.sort();
    let binaries = binaries();
    let mut faults = Vec::new();
    for document in &documents {
        let name = document.file_name().unwrap().to_string_lossy();
        let mut fault = |what: String| faults.push(format!("{name}:{what}"));
        match blocks(&std::fs::read_to_string(document).unwrap()) {
            Err(what) => fault(what),
            Ok(blocks) => {
                let folder = playground();
                let results = blocks.iter().map(|block| run_block(block, &binaries, folder.path()));
                results.filter_map(Result::err).for_each(&mut fault);
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(!documents.is_empty(), "no document was found");
}

#[test]
fn blocks_are_found_and_split() {
    let text = "# Use\n```sh\ntfc print x.tir   # what's in it\ntf-run generate M \\\n  --prompt 'a # b'\n```\n\
                ```text\nfree\n```\n```sh no-run: needs a Mac\nxcrun metal\n```\n";
    let line = |number, words: &[&str]| Line { number, words: words.iter().map(|word| word.to_string()).collect() };
    let lines = vec![line(3, &["tfc", "print", "x.tir"]), line(4, &["tf-run", "generate", "M", "--prompt", "a # b"])];
    assert_eq!(blocks(text), Ok(vec![Block { lines }]));
    assert_eq!(blocks("```sh fast\n```\n"), Err("1: expected `sh` or `sh no-run: REASON`, found `sh fast`".into()));
    assert_eq!(blocks("\n```bash\n```\n"), Err("2: a block of commands is marked `sh`, not `bash`".into()));
}

#[test]
fn commands_are_known_by_their_program() {
    let check = |command: &str, expected: Option<(&str, &str)>| {
        let (words, _) = words(command);
        let found = action(&words).map(|action| match action {
            Action::Run(binary, arguments) => (binary, arguments.join(" ")),
            Action::Curl(arguments) => ("curl", arguments.join(" ")),
            Action::Known => ("known", String::new()),
        });
        assert_eq!(found, expected.map(|(binary, rest)| (binary, rest.to_owned())), "{command}");
    };
    check("cargo run --release -p tf-codegen --bin tfc -- test ir", Some(("tfc", "test ir")));
    check("cargo run --release -p tf-runtime -- serve", Some(("tf-run", "serve")));
    check("target/release/tf-run bench 'my model'", Some(("tf-run", "bench my model")));
    check("cargo test --release --workspace", Some(("known", "")));
    check("curl http://localhost:8080/health", Some(("curl", "http://localhost:8080/health")));
    check("rm -rf /", None);
}
