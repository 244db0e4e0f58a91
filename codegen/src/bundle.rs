//! Makes a family's bundle: every file of `generated/F/` in memory, by path. Same spec, same bytes.
//!
//! Takes graphs (level 10) through all stages and leaves the bundle (level 70). Kernels of equal text are kept once.

use crate::egraph::{Options, optimize};
use crate::emit::emit;
use crate::kernelize::{Made, Operand, Request, kernelize};
use crate::legalize::{legalize, shared_bytes};
use crate::lower::Composites;
use crate::plan::{Choice, choices, plan};
use crate::{fuse, lower};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use tf_ir::bundle::*;
use tf_ir::diag::Diag;
use tf_ir::graph::{Graph, GroupData, Role, Value, ValueDef};
use tf_ir::kernel::Kernel;
use tf_ir::ops::Op;
use tf_ir::shape::Dim;
use tf_ir::spec::Model;
use tf_ir::target::{Target, TileForm};

/// Files of a bundle by path with `/`, the manifest and its seal included.
pub type Files = BTreeMap<String, String>;

/// A stage's text as `--dump` writes it: file name and content.
pub type Dump = Vec<(String, String)>;

/// Compiles a spec for `targets`. `spec_text` is the spec as written; `dump`, when given, receives every stage's text.
pub fn compile(
    model: &Model,
    spec_text: &str,
    composites: &Composites,
    targets: &[Target],
    mut dump: Option<&mut Dump>,
) -> Result<Files, Vec<Diag>> {
    let graphs = lower::lower(model, composites)?;
    let mut files = Files::new();
    files.insert("spec.ron".to_string(), spec_text.to_string());
    for graph in &graphs {
        let text = tf_ir::text::print_graph(graph);
        note(&mut dump, format!("10-lower-{}.tir", graph.name), &text);
        files.insert(format!("graph/{}.tir", graph.name), text);
    }
    let mut programs = BTreeMap::new();
    for target in targets {
        let mut program = ProgramMaker { target, files: &mut files, kernels: BTreeMap::new(), by_text: HashMap::new() };
        let mut blocks = BTreeMap::new();
        for graph in &graphs {
            let made = program.block(graph, &mut dump).map_err(|message| {
                vec![Diag::new(
                    model.family.as_str(),
                    0,
                    0,
                    format!("block `{}` on `{}`: {message}", graph.name, target.name),
                )]
            })?;
            blocks.insert(graph.name.clone(), made);
        }
        let kernels = program.kernels;
        programs.insert(target.name.clone(), Program { target: target.clone(), blocks, kernels });
    }
    let digests = files.iter().map(|(path, text)| (path.clone(), digest(text.as_bytes()))).collect();
    let manifest = Manifest { format: FORMAT, family: model.family.as_str().to_string(), programs, files: digests };
    let style = ron::ser::PrettyConfig::new().indentor("  ").depth_limit(6).new_line("\n");
    let mut text = ron::ser::to_string_pretty(&manifest, style)
        .map_err(|e| vec![Diag::new(MANIFEST, 0, 0, format!("the manifest cannot be written: {e}"))])?;
    text.push('\n');
    files.insert(SEAL.to_string(), format!("{}\n", digest(text.as_bytes())));
    files.insert(MANIFEST.to_string(), text);
    Ok(files)
}

fn note(dump: &mut Option<&mut Dump>, name: String, text: &str) {
    if let Some(dump) = dump {
        dump.push((name, text.to_string()));
    }
}

struct ProgramMaker<'m> {
    target: &'m Target,
    files: &'m mut Files,
    kernels: BTreeMap<String, KernelInfo>,
    /// Text with the kernel's name taken out → the kernel that has it.
    by_text: HashMap<String, String>,
}

/// Stands for a kernel's name while texts are compared.
const NAMELESS: &str = "kernel_of_this_text";

impl ProgramMaker<'_> {
    fn block(&mut self, graph: &Graph, dump: &mut Option<&mut Dump>) -> Result<BlockProgram, String> {
        let target = &self.target.name;
        let optimized = optimize(graph, self.target, &Options::default())?;
        let label = |nr: &str, ending: &str| format!("{nr}-{target}-{}.{ending}", graph.name);
        note(dump, label("20-optimize", "tir"), &tf_ir::text::print_graph(&optimized.graph));
        let fused = fuse::fuse(&optimized.graph)?;
        note(dump, label("30-fuse", "tir"), &tf_ir::text::print_graph(&fused));
        let planned = plan(fused, self.target);
        note(dump, label("40-plan", "tir"), &tf_ir::text::print_graph(&planned));

        let mut memory = Memory::of(&planned);
        let mut launches = Vec::new();
        for (id, group) in planned.groups.iter() {
            let (variants, operands) = self.variants(&planned, group, &format!("{}_{}", graph.name, id.0), dump)?;
            memory.begin(&planned, group);
            let args = operands.iter().map(|o| memory.arg(&planned, o)).collect::<Result<Vec<_>, _>>()?;
            launches.push(Launch { about: about(&planned, group), variants, args });
            memory.end(id.0);
        }
        let mut outputs = Vec::new();
        for output in planned.outputs.iter().filter(|v| !planned.ty(**v).is_state()) {
            outputs.push(memory.output(&planned, *output)?);
        }
        Ok(BlockProgram { memory: memory.pieces, launches, outputs })
    }

    /// The kernels of a group, best first, and what their buffers are.
    fn variants(
        &mut self,
        graph: &Graph,
        group: &GroupData,
        stem: &str,
        dump: &mut Option<&mut Dump>,
    ) -> Result<(Vec<Variant>, Vec<Operand>), String> {
        let mut variants: Vec<Variant> = Vec::new();
        let mut operands: Option<Vec<Operand>> = None;
        let mut refused = Vec::new();
        let all = choices(graph, group, self.target);
        let several_rows = all.iter().map(|c| c.schedule.rows).collect::<BTreeSet<_>>().len() > 1;
        for Choice { when, schedule } in &all {
            let vector = schedule.vector;
            let mut name = format!("{stem}_v{vector}");
            if several_rows {
                name.push_str(&format!("_r{}", schedule.rows));
            }
            if self.target.stored_words && self.target.tile == TileForm::Lanes && schedule.takes_blocks() {
                name.push_str("_blocks");
            }
            let request = Request { name: &name, schedule, attention_tiles: self.target.attention_tiles };
            let made = kernelize(graph, group, &request).and_then(|made| {
                let Made { kernel, operands, constraints } = made;
                note(dump, format!("50-{}-{name}.kir", self.target.name), &tf_ir::text::print_kernel(&kernel));
                Ok((legalize(kernel, self.target, vector)?, operands, constraints))
            });
            let (kernel, needs, constraints) = match made {
                Ok(made) => made,
                Err(why) => {
                    refused.push(why);
                    continue;
                }
            };
            match &operands {
                None => operands = Some(needs),
                Some(first) if *first == needs => {}
                Some(_) => return Err(format!("kernels of group {stem} take different buffers")),
            }
            let when = [when.clone(), constraints].concat();
            if variants.iter().any(|v| v.when.iter().all(|c| when.contains(c))) {
                continue; // an earlier one always serves
            }
            variants.push(Variant { when, kernel: self.keep(kernel)? });
        }
        match operands {
            Some(operands) => Ok((variants, operands)),
            None => Err(format!("group {stem} has no kernel: {}", refused.join("; "))),
        }
    }

    /// Adds the kernel, or finds one of equal text; gives its name.
    fn keep(&mut self, mut kernel: Kernel) -> Result<String, String> {
        let name = std::mem::replace(&mut kernel.name, NAMELESS.to_string());
        let text = emit(&kernel, self.target)?;
        if let Some(same) = self.by_text.get(&text) {
            return Ok(same.clone());
        }
        let file = format!("{}/{name}.{}", self.target.name, self.target.extension);
        let info = KernelInfo {
            file: file.clone(),
            entry: name.clone(),
            lanes: kernel.lanes,
            grid: kernel.grid.clone(),
            buffers: kernel
                .buffers
                .values()
                .map(|b| BufferInfo { name: b.name.clone(), elem: b.elem, access: b.access })
                .collect(),
            dims: kernel.dims.values().cloned().collect(),
            scalars: kernel.scalars.values().cloned().collect(),
            shared_bytes: shared_bytes(&kernel).and_then(|b| u32::try_from(b).ok()).unwrap_or(0),
        };
        self.files.insert(file, text.replace(NAMELESS, &name));
        self.kernels.insert(name.clone(), info);
        self.by_text.insert(text, name.clone());
        Ok(name)
    }
}

/// What a launch computes, for people: the ops that move or sum, in order.
fn about(graph: &Graph, group: &GroupData) -> String {
    let mut names = Vec::new();
    for member in &group.members {
        if let Some((op, args)) = graph.as_op(*member) {
            let weight = args.get(1).and_then(|w| graph.as_param(*w)).map(|p| p.name.as_str());
            match op {
                Op::Matmul | Op::ExpertMatmul => names.push(format!("{} {}", op.name(), weight.unwrap_or("?"))),
                Op::Reduce(_)
                | Op::TopK { .. }
                | Op::Order { .. }
                | Op::Gather
                | Op::Take
                | Op::KvStore
                | Op::Attention { .. }
                | Op::ConvScan
                | Op::DeltaScan => {
                    names.push(op.name().to_string());
                }
                _ => {}
            }
        }
    }
    match names.is_empty() {
        true => "elementwise".to_string(),
        false => names.join(", "),
    }
}

/// Temporary memory of a block: each stored value has a piece from its launch to its last reader; pieces of one size are
/// used again.
struct Memory {
    pieces: Vec<Dim>,
    free: Vec<u32>,
    place: HashMap<Value, u32>,
    /// Index of the last group that reads a stored value; outputs have none.
    last: HashMap<Value, u32>,
    outputs: BTreeSet<Value>,
}

impl Memory {
    fn of(graph: &Graph) -> Memory {
        let mut last = HashMap::new();
        for (id, group) in graph.groups.iter() {
            for value in fuse::reads(graph, group) {
                if let Some(root) = stored(graph, value) {
                    last.insert(root, id.0);
                }
            }
        }
        let outputs = graph.outputs.iter().filter_map(|v| stored(graph, *v)).collect();
        Memory { pieces: Vec::new(), free: Vec::new(), place: HashMap::new(), last, outputs }
    }

    /// Gives each root of a launch its piece.
    fn begin(&mut self, graph: &Graph, group: &GroupData) {
        for root in &group.roots {
            let ty = graph.ty(*root);
            if ty.is_state() {
                continue;
            }
            let size = elements(ty);
            let found = self.free.iter().position(|p| self.pieces[*p as usize] == size);
            let piece = match found {
                Some(at) => self.free.swap_remove(at),
                None => {
                    self.pieces.push(size);
                    self.pieces.len() as u32 - 1
                }
            };
            self.place.insert(*root, piece);
        }
    }

    /// Frees the pieces that no later launch reads.
    fn end(&mut self, id: u32) {
        let mut over: Vec<u32> = self
            .place
            .iter()
            .filter(|(root, _)| !self.outputs.contains(root) && self.last.get(root).is_none_or(|last| *last <= id))
            .map(|(_, piece)| *piece)
            .collect();
        over.sort_unstable();
        self.place.retain(|_, piece| !over.contains(piece));
        self.free.extend(over);
    }

    fn arg(&self, graph: &Graph, operand: &Operand) -> Result<Arg, String> {
        match operand {
            Operand::Row(column) => Ok(Arg::Row(*column)),
            Operand::Param(value) => param_arg(graph, *value),
            Operand::Stored(value) => match self.place.get(value) {
                Some(piece) => Ok(Arg::Memory(*piece)),
                None => Err(format!("{value} is read but no longer stored")),
            },
        }
    }

    fn output(&self, graph: &Graph, value: Value) -> Result<Arg, String> {
        match stored(graph, value) {
            Some(root) => self.arg(graph, &Operand::Stored(root)),
            None => param_arg(graph, value),
        }
    }
}

/// The root behind a stored value: the argument of its `mat`, or of the `both` inside.
fn stored(graph: &Graph, value: Value) -> Option<Value> {
    match &graph.values[value].def {
        ValueDef::Op { op: Op::Materialize, args } => Some(args[0]),
        ValueDef::Op { op: Op::Part(index), args } => {
            let (_, inner) = graph.as_op(args[0])?;
            let (_, parts) = graph.as_op(*inner.first()?)?;
            parts.get(*index as usize).copied()
        }
        ValueDef::Op { .. } | ValueDef::Param(_) => None,
    }
}

fn param_arg(graph: &Graph, value: Value) -> Result<Arg, String> {
    let param = graph.as_param(value).ok_or_else(|| format!("{value} is not a parameter"))?;
    let name = param.name.clone();
    Ok(match param.role {
        Role::Input => Arg::Input(name),
        Role::Weight => Arg::Weight(name),
        Role::State => Arg::State(name),
        Role::Table => Arg::Table(name),
        Role::Row => match RowColumn::ALL.into_iter().find(|c| c.name() == name) {
            Some(column) => Arg::Row(column),
            None => return Err(format!("`{name}` is not a column of the row table")),
        },
    })
}
