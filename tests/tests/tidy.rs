//! What a reader may rely on in every file of the project, checked on the text:
//! sizes, names, where danger lives, and what must not be written down.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Families appear in specs, data and tests, never in the compiler or the runtime.
const FAMILIES: [&str; 7] = ["llama", "qwen", "gemma", "nemotron", "glm", "deepseek", "smollm"];

/// Crates whose code must know no family.
const FAMILY_FREE: [&str; 4] = ["ir/", "codegen/", "cpu/", "runtime/"];

/// Where unsafe code may be: machine code and the test that launches it, devices, the mapping of weights.
const UNSAFE_ROOMS: [&str; 5] =
    ["cpu/", "runtime/src/device/", "runtime/src/weights/", "runtime/src/weights.rs", "tests/tests/compiled.rs"];

/// Module names that say nothing.
const EMPTY_NAMES: [&str; 6] = ["utils", "util", "helpers", "helper", "common", "misc"];

/// Lines of a Rust file; longer ones need splitting.
const LONGEST: usize = 1000;

struct Text {
    /// Relative to the project, with forward slashes.
    path: String,
    text: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("tests/ is a folder of the project")
}

/// The project's own text files: tracked, or new and not ignored.
fn files() -> Vec<Text> {
    let output = Command::new("git")
        .current_dir(root())
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()
        .expect("git lists the files of the checkout");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let names = String::from_utf8(output.stdout).unwrap();
    let mut texts = Vec::new();
    for path in names.split('\0').filter(|name| !name.is_empty()) {
        let place: PathBuf = root().join(path);
        if let Ok(text) = std::fs::read_to_string(place) {
            texts.push(Text { path: path.to_owned(), text });
        }
    }
    texts.sort_by(|a, b| a.path.cmp(&b.path));
    texts.dedup_by(|a, b| a.path == b.path);
    assert!(texts.len() > 20, "only {} files were found", texts.len());
    texts
}

fn rust_files() -> Vec<Text> {
    files().into_iter().filter(|file| file.path.ends_with(".rs")).collect()
}

/// Fails with every fault, one a line.
fn none(what: &str, faults: Vec<String>) {
    assert!(faults.is_empty(), "{what}:\n  {}", faults.join("\n  "));
}

/// Whether a file holds nothing but tests.
fn is_test(path: &str) -> bool {
    path.starts_with("tests/") || path.contains("/tests/") || path.ends_with("/tests.rs")
}

/// Whether a line is a comment from its start.
fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with("//")
}

/// Places in a file as `path:line`, for the lines that a rule finds.
fn lines_where(file: &Text, fault: impl Fn(&str) -> bool) -> Vec<String> {
    let lines = file.text.lines().enumerate();
    lines.filter(|(_, line)| fault(line)).map(|(n, line)| format!("{}:{}: {}", file.path, n + 1, line.trim())).collect()
}

#[test]
fn no_rust_file_is_longer_than_a_thousand_lines() {
    let long = |file: &Text| file.text.lines().count() > LONGEST;
    let faults = rust_files().iter().filter(|file| long(file)).map(|file| file.path.clone()).collect();
    none("files of more than 1,000 lines; split them by concept", faults);
}

#[test]
fn the_code_names_no_model_family() {
    let mut faults = Vec::new();
    for mut file in rust_files() {
        if !FAMILY_FREE.iter().any(|folder| file.path.starts_with(folder)) || is_test(&file.path) {
            continue;
        }
        // Tests are the last thing in a file.
        if let Some(at) = file.text.find("#[cfg(test)]") {
            file.text.truncate(at);
        }
        faults.extend(lines_where(&file, |line| {
            let line = line.to_lowercase();
            FAMILIES.iter().any(|family| line.contains(family))
        }));
    }
    none("a family's name in code; a family is a spec and data only", faults);
}

#[test]
fn modules_have_names_that_say_something() {
    let mut faults = Vec::new();
    for file in rust_files() {
        let path = Path::new(&file.path).with_extension("");
        let empty = |part: &std::ffi::OsStr| EMPTY_NAMES.iter().any(|name| part == *name);
        if path.iter().any(empty) {
            faults.push(file.path.clone());
        }
        faults.extend(lines_where(&file, |line| {
            let words: Vec<&str> = line.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
            words.windows(2).any(|pair| pair[0] == "mod" && EMPTY_NAMES.contains(&pair[1])) && !is_comment(line)
        }));
    }
    none("a module whose name says nothing; find the concept's name", faults);
}

#[test]
fn no_test_is_ignored() {
    let attribute = concat!("#[", "ignore");
    let faults = rust_files().iter().flat_map(|file| lines_where(file, |line| line.contains(attribute))).collect();
    none("an ignored test; assert today's behaviour and say what is wrong with it", faults);
}

#[test]
fn unsafe_code_is_argued_and_stays_in_its_rooms() {
    let mut outside = Vec::new();
    let mut silent = Vec::new();
    for file in rust_files() {
        let lines: Vec<&str> = file.text.lines().collect();
        for (n, line) in lines.iter().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            let place = || format!("{}:{}: {}", file.path, n + 1, line.trim());
            if has_unsafe(code) && !UNSAFE_ROOMS.iter().any(|room| file.path.starts_with(room)) {
                outside.push(place());
            }
            if opens_unsafe(code) && !is_argued(&lines, n) {
                silent.push(place());
            }
        }
    }
    none("unsafe code outside cpu/, runtime/src/device and the weight mapping", outside);
    none("an unsafe block or impl without a comment above it that argues why it is sound", silent);
}

/// Whether code, without its comment, has the keyword.
fn has_unsafe(code: &str) -> bool {
    let quoted = code.split('"').step_by(2);
    let words = quoted.flat_map(|piece| piece.split(|c: char| !c.is_alphanumeric() && c != '_'));
    words.into_iter().any(|word| word == concat!("un", "safe"))
}

fn opens_unsafe(code: &str) -> bool {
    has_unsafe(code) && !["fn ", "fn(", "extern ", "trait "].iter().any(|kind| code.contains(kind))
}

/// Whether the statement of line `n`, or the one it continues, has a comment above.
fn is_argued(lines: &[&str], n: usize) -> bool {
    for line in lines[..n].iter().rev() {
        let line = line.trim();
        if is_comment(line) {
            return true;
        }
        let attribute = line.starts_with("#[");
        let ends = line.is_empty() || line.ends_with([';', '{', '}', ',']);
        if ends && !attribute {
            break;
        }
    }
    lines[n].contains("//")
}

#[test]
fn ir_and_codegen_forbid_unsafe_code() {
    let files = files();
    let mut faults = Vec::new();
    for path in ["ir/src/lib.rs", "codegen/src/lib.rs"] {
        let file = files.iter().find(|file| file.path == path);
        if !file.is_some_and(|file| file.text.contains("#![forbid(unsafe_code)]")) {
            faults.push(path.to_owned());
        }
    }
    none("no `#![forbid(unsafe_code)]`", faults);
}

#[test]
fn the_compiler_and_the_runtime_do_not_know_each_other() {
    let files = files();
    let mut faults = Vec::new();
    for (path, strangers) in [
        ("ir/Cargo.toml", &["tf-codegen", "tf-runtime", "tf-cpu"][..]),
        ("cpu/Cargo.toml", &["tf-codegen", "tf-runtime"]),
        ("codegen/Cargo.toml", &["tf-runtime"]),
        ("runtime/Cargo.toml", &["tf-codegen", "egg"]),
    ] {
        let file = files.iter().find(|file| file.path == path).expect("each crate has a manifest");
        faults.extend(lines_where(file, |line| {
            let name = line.split(['.', '=', ' ']).next().unwrap_or_default();
            strangers.contains(&name)
        }));
    }
    none("a dependency against the arrows `codegen → ir ← runtime`", faults);
}

#[test]
fn nothing_names_a_machine_or_a_package_host() {
    let places = [
        concat!("/wo", "rk/"),
        concat!("/ro", "ot/"),
        concat!("/ho", "me/"),
        concat!("/Us", "ers/"),
        concat!("../sha", "red"),
        concat!("crates", ".io"),
        concat!("pypi", ".org"),
        concat!("python", "hosted"),
        concat!("debian", ".org"),
        concat!("npmjs", ".org"),
        concat!("rust-lang", ".org"),
    ];
    let mut faults = Vec::new();
    for file in files() {
        // Cargo writes the registry into its lock file. The checkpoint that is too
        // large to commit is made by a script beside the checkout.
        if ["Cargo.lock", ".ci/install.sh"].contains(&file.path.as_str()) {
            continue;
        }
        faults.extend(
            lines_where(&file, |line| places.iter().any(|place| line.contains(place)))
                .into_iter()
                .map(|fault| fault.chars().take(160).collect()),
        );
    }
    none("a path of one machine, or a package host", faults);
}

#[test]
fn the_rules_find_what_they_are_for() {
    assert!(has_unsafe(concat!("let x = un", "safe { f() };")));
    assert!(!has_unsafe(concat!("\"un", "safe\" un", "safe_code")));
    assert!(!opens_unsafe(concat!("pub un", "safe fn f() {")));
    assert!(!opens_unsafe(concat!("many: un", "safe fn(usize),")));
    let lines = ["f();", "// Sound since f is.", "let x =", "    g {", "y();", "g {"];
    assert!(is_argued(&lines, 3));
    assert!(!is_argued(&lines, 5));
}
