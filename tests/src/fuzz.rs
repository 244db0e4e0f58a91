//! Feeds the readers of files and of replies with texts made from good ones by mutation.
//!
//! Promises: case n of a reader is the same bytes on every machine, so a number is
//! all that a report needs; a panic, a broken invariant or a case slower than
//! [`SLOW`] is a fault. The binary `fuzz` runs cases for a time, each batch in a
//! process of its own, so that a stack overflow or an abort is pinned down too.
//! Deliberately absent: guidance by coverage, which needs a second build of
//! everything. Seeds and a dictionary of the seeds' own tokens stand in for it.

mod replies;
mod schemas;

use std::borrow::Cow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use tf_codegen::load::load_composites;
use tf_codegen::lower::{Composites, lower};
use tf_ir::bundle::{MANIFEST, SEAL, digest};
use tf_ir::{spec, text};
use tf_runtime::bundle::Bundle;
use tf_runtime::checkpoint::header::parse_header;
use tf_runtime::checkpoint::{Checkpoint, Folder};

/// A case may not take longer.
pub const SLOW: Duration = Duration::from_secs(2);

/// Bytes behind the headers that are parsed.
const DATA_BYTES: u64 = 1 << 20;

/// Reads a case, and panics where an invariant does not hold.
type Reader = Box<dyn Fn(&[u8])>;

/// A reader with what its cases are made from.
pub struct Target {
    pub name: &'static str,
    seeds: Vec<Vec<u8>>,
    tokens: Vec<Vec<u8>>,
    read: Reader,
}

/// All readers that are fuzzed.
pub fn targets() -> Vec<Target> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("tests/ is a folder of the project");
    let files = |folder: &str, extensions: &[&str]| {
        let mut found = Vec::new();
        collect(&root.join(folder), extensions, &mut found);
        found.sort();
        found.iter().filter_map(|path| std::fs::read(path).ok()).filter(|seed| seed.len() < 64 << 10).collect()
    };
    let joined = |parts: Vec<Vec<Vec<u8>>>| -> Vec<Vec<u8>> { parts.concat() };
    let composites = load_composites(&root.join("specs/ops")).expect("the composites of specs/ops are good");
    let ir = joined(vec![
        files("specs/ops", &["tir"]),
        files("ir", &["tir", "kir"]),
        files("codegen", &["tir", "kir"]),
        files("tests/filetests", &["tir", "kir"]),
        vec![KERNEL.as_bytes().to_vec()],
    ]);
    let manifests = joined(vec![
        vec![b"(format:1,family:\"f\",programs:{},files:{})".to_vec()],
        files("generated", &["manifest.ron"]),
    ]);
    let configs = joined(vec![files("tests/goldens", &["config.json"]), vec![INDEX.as_bytes().to_vec()]]);
    let read = |path: &str| std::fs::read_to_string(root.join(path)).expect("the file is there");
    let styles = replies::styles(&read("tests/markup/styles.ron"));
    let written = read("tests/markup/replies.txt").split("=====\n").map(|reply| reply.as_bytes().to_vec()).collect();
    let mut chats: Vec<Vec<u8>> = files("tests/goldens", &["chat_template.jinja"]);
    let templates = chats.iter().filter_map(|source| replies::template(source)).collect::<Vec<_>>();
    chats.push(CHAT.as_bytes().to_vec());
    vec![
        Target::new("header", headers(root), Box::new(read_header)),
        Target::new("checkpoint", configs, Box::new(read_checkpoint)),
        Target::new("bundle", manifests, Box::new(read_bundle)),
        Target::new("spec", files("specs", &["ron"]), Box::new(move |case| read_spec(case, &composites))),
        Target::new("ir", ir, Box::new(read_ir)),
        Target::new("markup", written, Box::new(move |case| replies::read_markup(case, &styles))),
        Target::new("template", chats, Box::new(move |case| replies::read_template(case, &templates))),
        Target::new(
            "schema",
            schemas::seeds(&root.join("tests/data/json-schema-test-suite")),
            Box::new(schemas::read_schema),
        ),
        Target::new("stops", STOPS.map(|case| case.as_bytes().to_vec()).to_vec(), Box::new(replies::read_stops)),
    ]
}

const INDEX: &str = r#"{"metadata": {"total_size": 8}, "weight_map": {"a": "model.safetensors"}}"#;

const CHAT: &str = r#"[{"role": "system", "content": "s"}, {"role": "user", "content": [{"type": "text", "text": "é"}]},
{"role": "assistant", "content": null, "tool_calls": [{"function": {"name": "f", "arguments": {"a": [1, 2.5, true]}}}]},
{"role": "tool", "tool_call_id": "1", "content": "</think>"}]"#;

const STOPS: [&str; 3] =
    ["own fox\nThe quick brown fox", "aab abab  bb\naaababbaab", "你好 é😀 </s>\né你 a </s 你é😀</s>"];

const KERNEL: &str = "\
kernel @scale(buffer %x: f32 read, buffer %y: f32 write, dim %d0 = n*H, scalar %eps) grid(ceil(n*H, 256), 1, 1) lanes 64 {
  shared %s: f32[64]
  %0 = group_id 0 : u32
  %1 = load %x[%0] : f32x4
  barrier
  store %y[%0] = %1
}
";

fn collect(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            collect(&path, endings, found);
        } else if endings.iter().any(|ending| path.to_string_lossy().ends_with(ending)) {
            found.push(path);
        }
    }
}

/// The headers of the golden checkpoints' weights.
fn headers(root: &Path) -> Vec<Vec<u8>> {
    let mut files = Vec::new();
    collect(&root.join("tests/goldens"), &["model.safetensors"], &mut files);
    files.sort();
    let header = |path: &PathBuf| {
        let bytes = std::fs::read(path).ok()?;
        let length = u64::from_le_bytes(bytes.get(..8)?.try_into().ok()?);
        Some(bytes.get(8..8 + length as usize)?.to_vec())
    };
    let mut seeds: Vec<Vec<u8>> = files.iter().filter_map(header).collect();
    seeds.push(br#"{"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}"#.to_vec());
    seeds
}

fn read_header(case: &[u8]) {
    let file_bytes = 8 + case.len() as u64 + DATA_BYTES;
    let Ok(tensors) = parse_header("case", case, file_bytes, 0) else {
        return;
    };
    let mut end = 8 + case.len() as u64;
    for tensor in &tensors {
        assert_eq!(tensor.offset, end, "{} leaves a gap or overlaps", tensor.name);
        end += tensor.bytes;
    }
    assert!(end <= file_bytes, "the tensors end past the file");
}

fn read_checkpoint(case: &[u8]) {
    let header = br#"{"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}"#;
    let weights = [&(header.len() as u64).to_le_bytes()[..], header, &[0; 8]].concat();
    let whole = case.to_vec();
    for name in ["config.json", "model.safetensors.index.json", "generation_config.json"] {
        let mut files = vec![("model.safetensors", weights.clone()), (name, whole.clone())];
        if name != "config.json" {
            files.push(("config.json", b"{\"model_type\": \"m\"}".to_vec()));
        }
        let files = files.into_iter().map(|(name, bytes)| (name.to_owned(), Cow::Owned(bytes)));
        let folder = Folder::memory(files).expect("these names are plain");
        if let Ok(checkpoint) = Checkpoint::from_folder(folder) {
            assert_eq!(checkpoint.total_bytes(), 8);
        }
    }
}

fn read_bundle(case: &[u8]) {
    // Sealed again, so that the case is looked at at all.
    let seal = format!("{}\n", digest(case));
    let files = [(MANIFEST, case), (SEAL, seal.as_bytes())];
    if let Ok(bundle) = Bundle::from_files("case", &files) {
        assert!(bundle.manifest.files.is_empty(), "a bundle without its files is accepted");
    }
}

fn read_spec(case: &[u8], composites: &Composites) {
    let Ok(text) = std::str::from_utf8(case) else {
        return;
    };
    if let Ok(model) = spec::read("case.ron", text) {
        let faults = spec::check(&model);
        if faults.is_empty() {
            let _ = lower(&model, composites);
        }
    }
}

fn read_ir(case: &[u8]) {
    let Ok(case) = std::str::from_utf8(case) else {
        return;
    };
    let _ = text::parse_composites(case);
    let Ok(module) = text::parse_module(case) else {
        return;
    };
    for graph in &module.graphs {
        let printed = text::print_graph(graph);
        let again = text::parse_graph(&printed).expect("what is printed can be read");
        assert_eq!(text::print_graph(&again), printed);
    }
    for kernel in &module.kernels {
        let printed = text::print_kernel(kernel);
        let again = text::parse_kernel(&printed).expect("what is printed can be read");
        assert_eq!(text::print_kernel(&again), printed);
    }
}

/// Numbers and signs at which readers stumble.
const EDGES: [&str; 18] = [
    "0",
    "1",
    "-1",
    "255",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
    "18446744073709551616",
    "1e999",
    "nan",
    "\"",
    "\\",
    "\u{0}",
    "\u{fffd}",
    "((((((((((((((((((((((((((((((((",
    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    "{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{",
];

/// Numbers from a seed (splitmix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Below a bound, which is not 0.
    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

fn is_word(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || *byte == b'_' || *byte == b'.'
}

/// Words, numbers and runs of spaces or signs.
fn split(text: &[u8]) -> Vec<&[u8]> {
    text.chunk_by(|a, b| is_word(a) && is_word(b) || a == b && a.is_ascii_whitespace()).collect()
}

impl Target {
    fn new(name: &'static str, seeds: Vec<Vec<u8>>, read: Reader) -> Target {
        assert!(!seeds.is_empty(), "{name} has no seeds");
        let mut tokens: Vec<Vec<u8>> = seeds.iter().flat_map(|seed| split(seed)).map(<[u8]>::to_vec).collect();
        tokens.extend(EDGES.iter().map(|edge| edge.as_bytes().to_vec()));
        tokens.sort();
        tokens.dedup();
        Target { name, seeds, tokens, read }
    }

    /// Case n.
    pub fn case(&self, n: u64) -> Vec<u8> {
        let mut random = Random(n.wrapping_mul(0x2545_f491_4f6c_dd1d));
        let mut parts: Vec<Vec<u8>> =
            split(random.pick::<Vec<u8>>(&self.seeds)).into_iter().map(<[u8]>::to_vec).collect();
        for _ in 0..=random.below(4) {
            self.mutate(&mut parts, &mut random);
        }
        parts.concat()
    }

    fn mutate(&self, parts: &mut Vec<Vec<u8>>, random: &mut Random) {
        let at = random.below(parts.len().max(1));
        if parts.is_empty() {
            parts.push(random.pick(&self.tokens).clone());
            return;
        }
        let end = (at + 1 + random.below(12)).min(parts.len());
        match random.below(9) {
            0 => parts[at] = random.pick(&self.tokens).clone(),
            1 => parts.insert(at, random.pick(&self.tokens).clone()),
            2 => parts[at] = random.pick(&EDGES).as_bytes().to_vec(),
            3 => drop(parts.drain(at..end)),
            4 => {
                let copy = parts[at..end].to_vec();
                let to = random.below(parts.len());
                parts.splice(to..to, copy);
            }
            5 => {
                let other = random.below(parts.len());
                parts.swap(at, other);
            }
            6 => {
                let byte = random.next() as u8;
                let place = random.below(parts[at].len().max(1));
                match parts[at].get_mut(place) {
                    Some(old) => *old = byte,
                    None => parts[at].push(byte),
                }
            }
            7 => {
                let other = split(random.pick::<Vec<u8>>(&self.seeds));
                let from = random.below(other.len().max(1)).min(other.len());
                parts.truncate(at);
                parts.extend(other[from..].iter().map(|part| part.to_vec()));
            }
            _ => parts.truncate(at),
        }
    }

    /// Runs case n; an error is the fault.
    pub fn run(&self, n: u64) -> Result<(), String> {
        let case = self.case(n);
        let start = Instant::now();
        let result = catch_unwind(AssertUnwindSafe(|| (self.read)(&case)));
        let shown = || String::from_utf8_lossy(&case).chars().take(2000).collect::<String>();
        let what = match result {
            Err(panic) => {
                let said = panic.downcast_ref::<String>().map(String::as_str);
                format!("panic: {}", said.or(panic.downcast_ref::<&str>().copied()).unwrap_or("no message"))
            }
            Ok(()) if start.elapsed() > SLOW => format!("takes {:?}", start.elapsed()),
            Ok(()) => return Ok(()),
        };
        Err(format!("{} case {n}: {what}\n{}", self.name, shown()))
    }
}
