//! Every kernel of every family, on every target that is not this machine, without that target's hardware: vendors'
//! tools accept the text, and executing it gives what the kernel interpreter gives for the kernel before legalization.
//!
//! Dims are those of the families' tiny checkpoints, but for the numbers of experts; numbers are random. One stream begins in the step, another runs
//! over the end of a page.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tf_codegen::bundle::{Dump, Files};
use tf_codegen::{generated, load};
use tf_ir::bundle::{Arg, Constraint, KernelInfo, MANIFEST, Manifest, Program};
use tf_ir::dtype::Storage;
use tf_ir::format::{Affine, Codebook, Exl3, Format};
use tf_ir::interp::inputs::{self, Inputs, Random, step_env};
use tf_ir::interp::{Data, RowTable, StreamRows, kernel};
use tf_ir::kernel::{Access, BufferDecl, Elem, Kernel};
use tf_ir::shape::Env;
use tf_ir::spec::config::Config;
use tf_tests::tools::{Tool, tool};
use tf_tests::{msl, ptx};

const FAMILIES: [(&str, &str); 3] = [("llama", "llama"), ("qwen3_5", "qwen3_5_gva"), ("qwen3_5_moe", "qwen3_5_moe")];

/// Sums of up to 128 products in another order, and functions of another library.
const TOLERANCE: f32 = 1e-4;

const FORMATS: [Format; 7] = [
    Format::Plain(Storage::F32),
    Format::Plain(Storage::F16),
    Format::Plain(Storage::Bf16),
    Format::Affine(Affine { bits: 4, group: 64, scales: Storage::Bf16 }),
    Format::Affine(Affine { bits: 5, group: 32, scales: Storage::F16 }),
    Format::Exl3(Exl3 { codebook: Codebook::Mul1, half_bits: 7 }),
    Format::Exl3(Exl3 { codebook: Codebook::Mcg, half_bits: 6 }),
];

const CHIPS: [&str; 6] = ["sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120"];

#[test]
fn ptx_is_assembled_for_every_chip_without_spills() {
    let Some(ptxas) = tool(Tool::Ptxas) else { return };
    for (family, _) in FAMILIES {
        let texts = Compiled::of(family, "ptx").texts();
        let head = ".version 7.0\n.target sm_80\n.address_size 64\n";
        let bodies: Vec<&str> = texts.iter().map(|text| text.strip_prefix(head).unwrap()).collect();
        let module = format!("{head}{}", bodies.concat());
        for chip in CHIPS {
            let reports = ptx::assemble(&ptxas, &module, chip).unwrap();
            assert_eq!(reports.len(), texts.len(), "{family} {chip}");
            for report in &reports {
                if chip == "sm_90" {
                    println!(
                        "{family} {}: {} registers, {} bytes shared",
                        report.entry, report.registers, report.shared
                    );
                }
                assert_eq!((report.spill_stores, report.spill_loads, report.stack), (0, 0, 0), "{chip} {report:?}");
            }
        }
    }
}

#[test]
fn wgsl_is_valid() {
    for (family, _) in FAMILIES {
        for text in Compiled::of(family, "wgsl").texts() {
            assert_eq!(generated::wgsl_fault(&text), None, "{family}\n{text}");
        }
    }
}

#[test]
fn msl_of_the_dense_family_computes_what_kernels_mean() {
    execute_msl(0);
}

#[test]
fn msl_of_the_hybrid_family_computes_what_kernels_mean() {
    execute_msl(1);
}

#[test]
fn msl_of_the_family_with_experts_computes_what_kernels_mean() {
    execute_msl(2);
}

#[test]
fn ptx_of_the_dense_family_computes_what_kernels_mean() {
    execute_ptx(0);
}

#[test]
fn ptx_of_the_hybrid_family_computes_what_kernels_mean() {
    execute_ptx(1);
}

#[test]
fn ptx_of_the_family_with_experts_computes_what_kernels_mean() {
    execute_ptx(2);
}

fn execute_msl(family: usize) {
    let Some(clang) = tool(Tool::Clang) else { return };
    compare(FAMILIES[family], "msl", |case| {
        let compiled = msl::Kernel::compile(&clang, &case.text, &case.info.entry, &[])?;
        let launch = msl::Launch { grid: case.grid, lanes: case.info.lanes, threadgroup_bytes: 0 };
        let run = |run: &Run| {
            let scalars = case.scalars.iter().map(|x| x.to_bits());
            let params = run.dims.iter().copied().chain(scalars).flat_map(u32::to_le_bytes).collect();
            let mut result = compiled.run(&launch, &[run.buffers.clone(), vec![params]].concat())?;
            result.pop();
            Ok(result)
        };
        case.runs.iter().map(run).collect()
    });
}

fn execute_ptx(family: usize) {
    compare(FAMILIES[family], "ptx", |case| {
        let program = ptx::Program::parse(&case.text, &case.info.entry)?;
        let launch = ptx::Launch { grid: case.grid, lanes: case.info.lanes, shared_bytes: 0 };
        let run = |run: &Run| {
            let buffers = (0..run.buffers.len()).map(ptx::Param::Buffer);
            let dims = run.dims.iter().map(|x| ptx::Param::U32(*x));
            let scalars = case.scalars.iter().map(|x| ptx::Param::F32(*x));
            ptx::run(&program, &launch, &buffers.chain(dims).chain(scalars).collect::<Vec<_>>(), &run.buffers)
        };
        case.runs.iter().map(run).collect()
    });
}

/// A kernel with launches of it.
struct Case {
    info: KernelInfo,
    text: String,
    /// Before legalization.
    original: Kernel,
    /// One, or one for each of [`FORMATS`] if it reads stored weights.
    runs: Vec<Run>,
    scalars: Vec<f32>,
    /// Capped axes at 2, so that workgroups stride.
    grid: [u32; 3],
    meaning: kernel::Launch,
}

struct Run {
    format: Format,
    buffers: Vec<Vec<u8>>,
    dims: Vec<u32>,
    /// The buffers with stored weights decoded, for the kernel before legalization.
    decoded: Vec<Vec<u8>>,
}

fn compare((family, golden): (&str, &str), target: &str, execute: impl Fn(&Case) -> Result<Vec<Vec<Vec<u8>>>, String>) {
    let compiled = Compiled::of(family, target);
    let cases = compiled.cases(golden);
    assert_eq!(cases.len(), compiled.program.kernels.len(), "every kernel is launched");
    let mut faults = Vec::new();
    for case in &cases {
        let found = match execute(case) {
            Err(said) => {
                faults.push(format!("{}: {said}", case.info.entry));
                continue;
            }
            Ok(found) => found,
        };
        assert_eq!(found.len(), case.runs.len());
        for (run, found) in case.runs.iter().zip(&found) {
            let mut wanted = run.decoded.clone();
            match kernel::run(&case.original, &case.meaning, &mut wanted) {
                Err(fault) => faults.push(format!("the kernel itself: {fault}")),
                Ok(()) => faults.extend(difference(case, run, found, &wanted)),
            }
        }
    }
    assert!(faults.is_empty(), "{family} on {target}, {} faults:\n{}", faults.len(), faults.join("\n"));
}

/// The worst difference of what a kernel wrote, if it is too large.
fn difference(case: &Case, run: &Run, found: &[Vec<u8>], wanted: &[Vec<u8>]) -> Option<String> {
    let mut changed = false;
    for (n, decl) in case.original.buffers.iter().filter(|(_, decl)| decl.access != Access::Read) {
        let n = n.0 as usize;
        changed |= wanted[n] != run.decoded[n];
        if decl.elem == Elem::I32 {
            if found[n] != wanted[n] {
                return Some(format!("{}: other whole numbers in {}", case.info.entry, decl.name));
            }
            continue;
        }
        assert_eq!(decl.elem, Elem::F32, "kernels write f32 and i32");
        for (at, (f, w)) in floats(&found[n]).into_iter().zip(floats(&wanted[n])).enumerate() {
            let near = (f - w).abs() <= TOLERANCE * (1.0 + w.abs());
            if f.to_bits() != w.to_bits() && !near {
                return Some(format!(
                    "{} with {}: {}[{at}] is {f}, expected {w}",
                    case.info.entry, run.format, decl.name
                ));
            }
        }
    }
    (!changed).then(|| format!("{}: writes nothing", case.info.entry))
}

fn floats(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn spec(family: &str) -> PathBuf {
    root().join("specs").join(format!("{family}.ron"))
}

/// A family on one target.
struct Compiled {
    family: String,
    files: Files,
    dump: Dump,
    program: Program,
}

impl Compiled {
    fn of(family: &str, target: &str) -> Compiled {
        let read = generated::read(&spec(family), &[target.to_string()]).unwrap();
        let mut dump = Dump::new();
        let files = read.compile(Some(&mut dump)).map_err(|diags| load::show(&diags)).unwrap();
        let mut manifest: Manifest = ron::from_str(&files[MANIFEST]).unwrap();
        let program = manifest.programs.remove(target).unwrap();
        assert!(!program.kernels.is_empty());
        Compiled { family: family.to_string(), files, dump, program }
    }

    fn texts(&self) -> Vec<String> {
        self.program.kernels.values().map(|info| self.files[&info.file].clone()).collect()
    }

    /// One launch of each kernel.
    fn cases(&self, golden: &str) -> Vec<Case> {
        let (model, _) = load::load(&spec(&self.family)).unwrap();
        let config = std::fs::read_to_string(root().join("tests/goldens").join(golden).join("hf/config.json")).unwrap();
        let mut config = Config::read(&model, &serde_json::from_str(&config).unwrap()).unwrap();
        // So many that vectors of 4 fit them.
        for (dim, size) in [("E", 8), ("k", 4)] {
            config.env.entry(dim.into()).and_modify(|of| *of = size);
        }
        let rows = rows();
        let env = step_env(&config.env, &rows);
        let mut cases = Vec::new();
        let mut seen = BTreeSet::new();
        for (name, block) in &self.program.blocks {
            let graph = tf_ir::text::parse_graph(&self.files[&format!("graph/{name}.tir")]).unwrap();
            let random = inputs::random(&graph, &config.env, &rows, 7).unwrap();
            let stored = FORMATS.map(|format| {
                let mut inputs = random.clone();
                let weights = inputs::store(&graph, &config.env, format, &mut inputs, 5).unwrap();
                (format, inputs, weights)
            });
            for launch in &block.launches {
                for variant in launch.variants.iter().filter(|v| seen.insert(v.kernel.clone())) {
                    check_constraints(&variant.when, &env);
                    let info = self.program.kernels[&variant.kernel].clone();
                    let original = self.original(&variant.kernel);
                    let reads_stored = original.buffers.values().any(|b| b.elem == Elem::Stored);
                    let bind = |inputs: &Inputs, arg: &Arg, decl: &BufferDecl| match arg {
                        Arg::Memory(piece) if decl.elem == Elem::I32 => {
                            let count = block.memory[*piece as usize].eval(&env).unwrap();
                            let data = match decl.access {
                                Access::Write => vec![-1; count as usize],
                                Access::Read | Access::ReadWrite => choice(count, &env),
                            };
                            encode(&Data::I32(data), decl.elem)
                        }
                        Arg::Memory(piece) => {
                            let mut random = Random::new(u64::from(*piece) + 1);
                            let count = block.memory[*piece as usize].eval(&env).unwrap();
                            encode(&Data::F32((0..count).map(|_| random.float()).collect()), decl.elem)
                        }
                        Arg::Row(column) => encode(&rows.column(*column).data, decl.elem),
                        Arg::State(name) => encode(&Data::F32(inputs.states[name].data.clone()), decl.elem),
                        Arg::Input(name) | Arg::Weight(name) | Arg::Table(name) => {
                            encode(&inputs.inputs[name].data, decl.elem)
                        }
                    };
                    let mut runs = Vec::new();
                    for (format, inputs, weights) in &stored[..if reads_stored { FORMATS.len() } else { 1 }] {
                        let decoded: Vec<Vec<u8>> = launch
                            .args
                            .iter()
                            .zip(original.buffers.values())
                            .map(|(arg, decl)| bind(inputs, arg, decl))
                            .collect();
                        let mut run = Run { format: *format, buffers: decoded.clone(), dims: Vec::new(), decoded };
                        let mut env = env.clone();
                        for ((arg, decl), index) in launch.args.iter().zip(original.buffers.values()).zip(0..) {
                            if let (Arg::Weight(name), Elem::Stored) = (arg, decl.elem) {
                                let (matrix, bytes) = &weights[name];
                                matrix.add_to(&mut env, index).unwrap();
                                run.buffers[index as usize] = bytes.clone();
                                run.buffers[index as usize].resize(bytes.len().next_multiple_of(4), 0);
                            }
                        }
                        // What the kernel cannot read is another's.
                        if variant.when.iter().any(|c| !c.is_per_step() && !c.holds(&env)) {
                            continue;
                        }
                        run.dims = info.dims.iter().map(|d| d.eval(&env).unwrap() as u32).collect();
                        runs.push(run);
                    }
                    assert!(!runs.is_empty(), "{}", variant.kernel);
                    let meaning = kernel::Launch::new(&original, &env, &config.scalars).unwrap();
                    let mut grid = meaning.grid;
                    for (size, _) in grid.iter_mut().zip(&info.grid).filter(|(_, axis)| axis.capped) {
                        *size = (*size).min(2);
                    }
                    cases.push(Case {
                        text: self.files[&info.file].clone(),
                        scalars: info.scalars.iter().map(|s| config.scalars[s]).collect(),
                        original,
                        runs,
                        grid,
                        meaning,
                        info,
                    });
                }
            }
        }
        cases
    }

    fn original(&self, kernel: &str) -> Kernel {
        let file = format!("50-{}-{kernel}.kir", self.program.target.name);
        let (_, text) = self.dump.iter().find(|(name, _)| *name == file).unwrap();
        tf_ir::text::parse_kernel(text).unwrap()
    }
}

/// The experts that rows chose, or, where there is more room, their order.
fn choice(count: u64, env: &Env) -> Vec<i32> {
    let (slots, experts) = (env["n"] * env["k"], env["E"]);
    let chosen: Vec<i32> = (0..slots).map(|slot| (slot * 7 % experts) as i32).collect();
    if count == slots {
        return chosen;
    }
    let mut order: Vec<i32> = (0..slots as i32).collect();
    order.sort_by_key(|slot| chosen[*slot as usize]);
    let starts = (0..=experts as i32).map(|e| chosen.iter().filter(|c| **c < e).count() as i32);
    order.extend(starts.collect::<Vec<_>>());
    assert_eq!(count, order.len() as u64);
    order
}

fn rows() -> RowTable {
    let new = StreamRows { tokens: vec![3, 300, 1], start: 0, slot: 1, pages: vec![2] };
    let old = StreamRows { tokens: vec![5, 9], start: 511, slot: 0, pages: vec![0, 1] };
    let mut rows = RowTable::new(&[new, old]);
    rows.wanted = vec![2, 4];
    rows.check().unwrap();
    rows
}

/// Constraints on rows choose among kernels of equal results, so only those on the checkpoint must hold here.
fn check_constraints(when: &[Constraint], env: &Env) {
    for constraint in when {
        let holds = match constraint {
            Constraint::AtMost(..) => true,
            Constraint::Multiple(..) => constraint.holds(env),
        };
        assert!(holds, "{constraint:?}");
    }
}

/// Little endian.
fn encode(data: &Data, elem: Elem) -> Vec<u8> {
    match (data, elem) {
        (Data::F32(data), Elem::F32 | Elem::Stored) => data.iter().flat_map(|x| x.to_le_bytes()).collect(),
        (Data::I32(data), Elem::I32 | Elem::U32) => data.iter().flat_map(|x| x.to_le_bytes()).collect(),
        (_, elem) => panic!("no {} is made here", elem.name()),
    }
}
