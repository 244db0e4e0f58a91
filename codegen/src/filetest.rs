//! Tests that are text files: commands at the top, input, expected output right beneath. `docs/testing.md` shows one.
//!
//! ```text
//! test verify
//! test interp
//!
//! func @f(input %x: f32[n]) -> f32[n] {
//!   %0 = neg %x : f32[n]
//!   return %0
//! }
//! ; run: n=2 x=1,2
//! ;   f32[2] -1.0000 -2.0000
//! ```
//!
//! A command is one arm of [`runner`] and one file here. What a file should be is computed from what it is: the
//! commands' output is put where it is expected, and a test passes when that changes nothing. Accepting new output
//! (`--bless`) is writing it back. A command that fails is a result as well: `error: ...` is what the test expects then.

mod bundle;
mod emit;
mod fuse;
mod interp;
mod kernel;
mod legalize;
mod lower;
mod opt;
mod plan;
mod print;
mod verify;

pub use interp::{outputs, show};
pub use verify::diags;

use crate::load;
use similar::TextDiff;
use std::path::{Path, PathBuf};
use tf_ir::diag::render_all;
use tf_ir::graph::Graph;
use tf_ir::kernel::Kernel;
use tf_ir::target::Target;
use tf_ir::text::{Place, parse_module};

/// `opt rules=exact`: a name, and words after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    pub name: String,
    /// `key=value`, or a bare word with an empty value.
    pub args: Vec<(String, String)>,
}

impl Command {
    pub fn arg(&self, key: &str) -> Option<&str> {
        self.args.iter().find(|(k, _)| k == key).map(|(_, v)| v.as_str())
    }

    fn parse(text: &str) -> Option<Command> {
        let mut words = text.split_whitespace();
        let name = words.next()?.to_string();
        let pair = |word: &str| {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            (key.to_string(), value.to_string())
        };
        Some(Command { name, args: words.map(pair).collect() })
    }
}

/// One function of a file.
pub enum Function {
    Graph(Box<Graph>),
    Kernel(Box<Kernel>),
}

/// How a command is run and where its output goes. Paths are the file's.
pub enum Runner {
    /// Gives the text as it should be, line for line; for marks at the ends of lines.
    Mark(fn(&str, &Command) -> Result<String, String>),
    /// Gives the output for one function, expected in a block `; name:` under it.
    Function(fn(&Function, &Command) -> Result<String, String>),
    /// As `Function`, but for every block `; name: args` that is there, with the block's own arguments, as what is
    /// asked differs from block to block.
    Blocks(&'static str, fn(&Function, &Path, &Command) -> Result<String, String>),
    /// Gives the output for the whole text, expected in a block `; name:` at its end.
    Text(fn(&str, &Path, &Command) -> Result<String, String>),
}

/// The runner of a command.
pub fn runner(name: &str) -> Option<Runner> {
    Some(match name {
        "verify" => Runner::Mark(verify::run),
        "print" => Runner::Function(print::run),
        "interp" => Runner::Blocks("run", interp::run),
        "opt" => Runner::Function(opt::run),
        "fuse" => Runner::Function(fuse::run),
        "lower" => Runner::Text(lower::run),
        "plan" => Runner::Blocks("plan", plan::run),
        "kernel" => Runner::Blocks("kernel", kernel::run),
        "legalize" => Runner::Blocks("legalize", legalize::run),
        "emit" => Runner::Blocks("emit", emit::run),
        "bundle" => Runner::Text(bundle::run),
        _ => return None,
    })
}

/// The folder `specs` beside the first folder above `path` that has one: composites and targets come from there.
fn specs(path: &Path) -> Result<PathBuf, String> {
    let path = std::path::absolute(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let found = path.ancestors().skip(1).map(|folder| folder.join("specs")).find(|specs| specs.is_dir());
    found.ok_or_else(|| "no folder above this file has the folder `specs`".to_string())
}

/// The target that `target=NAME` names.
fn target(path: &Path, command: &Command) -> Result<Target, String> {
    let name = command.arg("target").ok_or("no target; say which, as in `target=wgsl`")?;
    let mut targets = load::load_chosen_targets(&specs(path)?.join("targets"), &[name.to_string()])
        .map_err(|diags| lower::faults(&diags))?;
    targets.pop().ok_or_else(|| format!("there is no target `{name}`"))
}

/// What became of the tests under a path.
#[derive(Default, Debug)]
pub struct Report {
    pub passed: usize,
    pub blessed: Vec<PathBuf>,
    /// What is wrong, ready to print.
    pub failures: Vec<String>,
}

/// Runs every filetest under `path` (`.tir`, `.kir`, `.ron`), or the one it is; `bless` accepts new output.
pub fn run_path(path: &Path, bless: bool) -> Result<Report, String> {
    let mut files = Vec::new();
    collect(path, &mut files)?;
    if files.is_empty() {
        return Err(format!("{}: no test files (.tir, .kir, .ron)", path.display()));
    }
    let mut report = Report::default();
    for file in files {
        let text = std::fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        match expected(&text, &file) {
            Err(message) => report.failures.push(format!("{}: {message}", file.display())),
            Ok(wanted) if wanted == text => report.passed += 1,
            Ok(wanted) if bless => {
                std::fs::write(&file, wanted).map_err(|e| format!("{}: {e}", file.display()))?;
                report.blessed.push(file);
            }
            Ok(wanted) => {
                let diff = TextDiff::from_lines(&text, &wanted).unified_diff().header("expected", "found").to_string();
                let accept = format!("accept with: tfc test --bless {}", file.display());
                report.failures.push(format!("{}: the output differs\n{diff}{accept}", file.display()));
            }
        }
    }
    Ok(report)
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    if path.is_dir() {
        let entries = std::fs::read_dir(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let mut entries: Vec<PathBuf> = entries.filter_map(|e| e.ok().map(|e| e.path())).collect();
        entries.sort();
        return entries.iter().try_for_each(|entry| collect(entry, files));
    }
    if !path.exists() {
        return Err(format!("{}: no such file", path.display()));
    }
    if matches!(path.extension().and_then(|e| e.to_str()), Some("tir" | "kir" | "ron")) {
        files.push(path.to_path_buf());
    }
    Ok(())
}

/// The file as it should be, given what it is.
pub fn expected(text: &str, path: &Path) -> Result<String, String> {
    let is_ron = path.extension().is_some_and(|e| e == "ron");
    let mut file = File::parse(text, if is_ron { "//" } else { ";" })?;
    for command in file.commands.clone() {
        let known = "verify, print, interp and those of the passes";
        match runner(&command.name).ok_or_else(|| format!("unknown test `{}`; there are {known}", command.name))? {
            Runner::Mark(run) => {
                let marked = run(&file.body(), &command)?;
                file.lines = marked.lines().map(str::to_string).collect();
            }
            Runner::Text(run) => {
                let output = outcome(run(&file.body(), path, &command));
                let at = file.blocks(&command.name).first().map(|b| b.at);
                let end = file.lines.len();
                file.put(&command.name, "", at, end, &output);
            }
            Runner::Function(run) => file.each_function(&command.name, |function, _| run(function, &command), true)?,
            Runner::Blocks(name, run) => {
                file.each_function(name, |function, asked| run(function, path, asked), false)?;
            }
        }
    }
    Ok(file.text())
}

fn outcome(result: Result<String, String>) -> String {
    result.unwrap_or_else(|message| format!("error: {message}"))
}

/// A test file in lines.
struct File {
    commands: Vec<Command>,
    /// The lines up to the first that is neither a command, a comment nor empty.
    head: Vec<String>,
    /// The rest.
    lines: Vec<String>,
    comment: &'static str,
}

/// Expected output: `; name: args` and the lines `;   ...` under it.
struct Block {
    /// Index of its first line, and how many lines it has.
    at: usize,
    len: usize,
    args: String,
}

impl File {
    fn parse(text: &str, comment: &'static str) -> Result<File, String> {
        let is_head = |line: &&str| line.starts_with("test ") || line.starts_with(comment) || line.trim().is_empty();
        let head: Vec<String> = text.lines().take_while(is_head).map(str::to_string).collect();
        let lines = text.lines().skip(head.len()).map(str::to_string).collect();
        let commands: Vec<Command> =
            head.iter().filter_map(|line| Command::parse(line.strip_prefix("test ")?)).collect();
        match commands.is_empty() {
            true => Err("no command; a test begins with a line such as `test verify`".to_string()),
            false => Ok(File { commands, head, lines, comment }),
        }
    }

    fn text(&self) -> String {
        self.head.iter().chain(&self.lines).map(|line| format!("{line}\n")).collect()
    }

    fn body(&self) -> String {
        self.lines.iter().map(|line| format!("{line}\n")).collect()
    }

    /// The blocks of this name, in order.
    fn blocks(&self, name: &str) -> Vec<Block> {
        let mut blocks = Vec::new();
        let head = format!("{} {name}:", self.comment);
        let inside = format!("{}   ", self.comment);
        for (at, line) in self.lines.iter().enumerate() {
            if let Some(args) = line.strip_prefix(&head) {
                let under = self.lines[at + 1..].iter().take_while(|l| l.starts_with(&inside) || *l == self.comment);
                blocks.push(Block { at, len: 1 + under.count(), args: args.trim().to_string() });
            }
        }
        blocks
    }

    /// Replaces the block that begins at `at`, or inserts one before line `end`.
    fn put(&mut self, name: &str, args: &str, at: Option<usize>, end: usize, output: &str) {
        let comment = self.comment;
        let args = if args.is_empty() { String::new() } else { format!(" {args}") };
        let mut new = vec![format!("{comment} {name}:{args}")];
        new.extend(output.lines().map(|line| match line.is_empty() {
            true => comment.to_string(),
            false => format!("{comment}   {line}"),
        }));
        let range = match at.and_then(|at| self.blocks(name).into_iter().find(|b| b.at == at)) {
            Some(block) => block.at..block.at + block.len,
            None => {
                // Under the last line that is not empty.
                let above = self.lines[..end].iter().rposition(|line| !line.trim().is_empty());
                let end = above.map_or(0, |i| i + 1);
                end..end
            }
        };
        self.lines.splice(range, new);
    }

    /// Puts the output of every function into its block; `always` adds blocks that are missing.
    fn each_function(
        &mut self,
        name: &str,
        run: impl Fn(&Function, &Command) -> Result<String, String>,
        always: bool,
    ) -> Result<(), String> {
        let body = self.body();
        let module =
            parse_module(&body).map_err(|diags| format!("the input cannot be read\n{}", render_all(&diags, &body)))?;
        let line = |places: &tf_ir::text::Places| places.get(&Place::Head).map_or(0, |line| *line as usize - 1);
        let graphs =
            module.graphs.into_iter().zip(&module.graph_places).map(|(g, p)| (line(p), Function::Graph(Box::new(g))));
        let kernels = module
            .kernels
            .into_iter()
            .zip(&module.kernel_places)
            .map(|(k, p)| (line(p), Function::Kernel(Box::new(k))));
        let mut functions: Vec<(usize, Function)> = graphs.chain(kernels).collect();
        functions.sort_by_key(|(line, _)| *line);
        // From the last to the first, so that lines above stay where they are.
        let mut end = self.lines.len();
        let mut found = false;
        for (start, function) in functions.iter().rev() {
            let blocks: Vec<Block> = self.blocks(name).into_iter().filter(|b| (*start..end).contains(&b.at)).collect();
            found |= !blocks.is_empty();
            if blocks.is_empty() && always {
                let command = Command { name: name.to_string(), args: Vec::new() };
                let output = outcome(run(function, &command));
                self.put(name, "", None, end, &output);
            }
            for block in blocks.iter().rev() {
                let text = format!("{name} {}", block.args);
                let command = Command::parse(&text).ok_or_else(|| format!("`{text}` is no command"))?;
                let output = outcome(run(function, &command));
                self.put(name, &block.args, Some(block.at), end, &output);
            }
            end = *start;
        }
        match found || always {
            true => Ok(()),
            false => Err(format!("nothing to run: add a line `{} {name}: ...` under a function", self.comment)),
        }
    }
}

#[cfg(test)]
mod tests;
