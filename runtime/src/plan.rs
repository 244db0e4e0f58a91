//! From a bundle's program and a loaded checkpoint to launches: which kernel, on which memory, with which numbers.
//!
//! For: [`Plan::new`] resolves everything that holds for this checkpoint once; [`Plan::launches`] evaluates what depends
//! on a step (rows, streams, width of the page table) and is cached by its caller.
//!
//! Promises: consecutive blocks use alternating arenas, so that a block's inputs never overlap its own pieces; pieces
//! are sized for the largest step and every step is checked against them; a launch that no variant fits is refused when
//! the model is opened, naming the dim, its value and what would do.
//!
//! Deliberately absent: what blocks mean, values of tables and of the row table.

use crate::device::{Binding, BoundLaunch, BufferId, Device, DeviceError, KernelId};
use std::collections::BTreeMap;
use tf_ir::bundle::{Arg, BlockProgram, Constraint, KernelInfo, Launch, Program, RowColumn, Variant};
use tf_ir::dtype::Storage;
use tf_ir::format::{Format, Matrix, Number};
use tf_ir::kernel::Elem;
use tf_ir::shape::{Dim, DimError, Env, ROWS, STREAMS, TABLE, WANTED};

/// The numbers of a step, or the largest that a plan is made for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct StepSize {
    /// Rows over all streams.
    pub rows: u32,
    pub streams: u32,
    /// Rows whose logits are wanted.
    pub wanted: u32,
    /// Width of the page table: the most pages of any stream.
    pub table: u32,
}

impl StepSize {
    fn add_to(self, env: &mut Env) {
        for (name, value) in [(ROWS, self.rows), (STREAMS, self.streams), (WANTED, self.wanted), (TABLE, self.table)] {
            env.insert(name.into(), value.into());
        }
    }

    /// Entries of a column of the row table.
    pub fn entries(self, column: RowColumn) -> u64 {
        u64::from(match column {
            RowColumn::Token | RowColumn::Position | RowColumn::Stream => self.rows,
            RowColumn::FirstRow => self.streams + 1,
            RowColumn::Slot => self.streams,
            RowColumn::Pages => return u64::from(self.streams) * u64::from(self.table),
            RowColumn::Wanted => self.wanted,
        })
    }
}

/// A weight on the device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacedWeight {
    pub binding: Binding,
    pub matrix: Matrix,
}

/// One block of the forward, in its place: a layer's block occurs once for every layer.
#[derive(Clone, Debug, Default)]
pub struct BlockUse {
    /// Key in [`Program::blocks`].
    pub block: String,
    /// For messages.
    pub layer: Option<usize>,
    /// Names of the carried values that it gives, in the order of the graph's outputs.
    pub outputs: Vec<String>,
    /// By the spec's names.
    pub weights: BTreeMap<String, PlacedWeight>,
    pub states: BTreeMap<String, Binding>,
}

/// What a plan is made from.
pub struct Parts<'a> {
    pub program: &'a Program,
    /// Text of a kernel's file.
    pub text: &'a dyn Fn(&str) -> Option<&'a str>,
    /// Dims of the checkpoint.
    pub known: &'a Env,
    pub scalars: &'a BTreeMap<String, f32>,
    /// Columns of each table, by name: a table is f32[n, columns].
    pub tables: &'a BTreeMap<String, u64>,
    /// The forward: embedding, layers, head.
    pub blocks: &'a [BlockUse],
    /// The largest step.
    pub limits: StepSize,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlanError {
    #[error("{place}: the bundle has no block `{block}` for this target; make it again with `tfc compile`")]
    NoBlock { place: String, block: String },
    #[error("{place}, launch {launch} ({about}): no kernel fits this checkpoint: {reasons}")]
    NoVariant { place: String, launch: usize, about: String, reasons: String },
    #[error("{place}: {what}")]
    Bundle { place: String, what: String },
    #[error("{place}: {error}")]
    Dim { place: String, error: DimError },
    #[error("{place}: {what} is {found}, the plan was made for {limit}")]
    TooLarge { place: String, what: String, found: u64, limit: u64 },
    #[error(transparent)]
    Device(#[from] DeviceError),
}

/// A forward, resolved for one checkpoint on one device.
pub struct Plan {
    blocks: Vec<PlannedBlock>,
    known: Env,
    limits: StepSize,
    /// Workgroups of a capped axis.
    groups: u32,
    /// Buffers of the row table's columns, sized for the largest step.
    pub rows: BTreeMap<RowColumn, BufferId>,
    /// Buffers of the tables, sized for the largest step.
    pub tables: BTreeMap<String, BufferId>,
    /// Where the last block's first output is.
    pub output: Binding,
    /// Bytes of temporaries, row table and tables.
    pub bytes: u64,
}

struct PlannedBlock {
    place: String,
    launches: Vec<PlannedLaunch>,
    /// Elements of each piece, and the elements that were allocated for it.
    memory: Vec<(Dim, u64)>,
    outputs: Vec<(String, Binding)>,
}

struct PlannedLaunch {
    /// Those that fit the checkpoint; the first whose conditions hold in a step is taken.
    candidates: Vec<Candidate>,
    buffers: Vec<Binding>,
}

struct Candidate {
    /// Conditions on the step.
    when: Vec<Constraint>,
    kernel: KernelId,
    info: KernelInfo,
    scalars: Vec<f32>,
    /// The numbers of the stored weights that it reads.
    numbers: Env,
}

impl Plan {
    /// Loads the kernels that the checkpoint needs and allocates the memory between them.
    ///
    /// # Errors
    /// [`PlanError`]: what does not fit, and where.
    pub fn new(parts: &Parts<'_>, device: &mut dyn Device) -> Result<Plan, PlanError> {
        let mut largest = parts.known.clone();
        parts.limits.add_to(&mut largest);
        let programs = find_blocks(parts)?;
        let sizes = arena_sizes(&programs, &largest)?;
        let mut bytes = 0;
        let mut alloc = |device: &mut dyn Device, size: u64| -> Result<Binding, PlanError> {
            bytes += size.max(4);
            Ok(Binding { buffer: device.alloc(size.max(4))?, offset: 0, bytes: size.max(4) })
        };
        let mut arenas: [Vec<Binding>; 2] = [Vec::new(), Vec::new()];
        for (arena, sizes) in arenas.iter_mut().zip(&sizes) {
            for size in sizes {
                arena.push(alloc(device, size * 4)?);
            }
        }
        let mut rows = BTreeMap::new();
        for column in RowColumn::ALL {
            rows.insert(column, alloc(device, parts.limits.entries(column) * 4)?);
        }
        let mut tables = BTreeMap::new();
        for (name, columns) in parts.tables {
            let size = columns.saturating_mul(u64::from(parts.limits.rows)).saturating_mul(4);
            tables.insert(name.clone(), alloc(device, size)?);
        }

        let mut builder = Builder { parts, device, kernels: BTreeMap::new(), rows: &rows, tables: &tables };
        let mut carried = Carried::new();
        let mut blocks = Vec::new();
        let mut output = None;
        for (index, (used, program)) in parts.blocks.iter().zip(&programs).enumerate() {
            let own = &arenas[index % 2];
            let mut block = builder.block(used, program, own, &sizes[index % 2], &carried.readable(index))?;
            block.outputs = outputs(used, program, own, &block.place)?;
            carried.update(index, &block.outputs);
            output = block.outputs.first().map(|(_, binding)| *binding);
            blocks.push(block);
        }
        device.finish_kernels()?;
        let output = output.ok_or_else(|| PlanError::Bundle {
            place: "the last block".into(),
            what: "it gives no value; a forward ends with logits".into(),
        })?;
        Ok(Plan {
            blocks,
            known: parts.known.clone(),
            limits: parts.limits,
            groups: device.describe().groups.max(1),
            rows: rows.into_iter().map(|(column, binding)| (column, binding.buffer)).collect(),
            tables: tables.into_iter().map(|(name, binding)| (name, binding.buffer)).collect(),
            output,
            bytes,
        })
    }

    /// How many blocks the forward has.
    pub fn len(&self) -> usize {
        self.blocks.len()
    }

    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// Where a block's carried values are after it ran, in order; large enough for the largest step.
    pub fn outputs(&self, block: usize) -> &[(String, Binding)] {
        &self.blocks[block].outputs
    }

    /// The launches of some of the blocks for a step.
    ///
    /// # Errors
    /// [`PlanError::TooLarge`] for a step beyond the plan's limits.
    pub fn launches(&self, blocks: std::ops::Range<usize>, step: StepSize) -> Result<Vec<BoundLaunch>, PlanError> {
        for (what, found, limit) in [
            ("rows", step.rows, self.limits.rows),
            ("streams", step.streams, self.limits.streams),
            ("wanted rows", step.wanted, self.limits.wanted),
            ("pages of a stream", step.table, self.limits.table),
        ] {
            check_size("the step", what, found.into(), limit.into())?;
        }
        let mut env = self.known.clone();
        step.add_to(&mut env);
        let mut all = Vec::new();
        for block in &self.blocks[blocks] {
            for (i, (elements, allocated)) in block.memory.iter().enumerate() {
                let found = eval(&block.place, elements, &env)?;
                check_size(&block.place, &format!("memory {i}"), found, *allocated)?;
            }
            for launch in &block.launches {
                all.push(self.bind(&block.place, launch, &env)?);
            }
        }
        Ok(all)
    }

    fn bind(&self, place: &str, launch: &PlannedLaunch, env: &Env) -> Result<BoundLaunch, PlanError> {
        let taken = launch
            .candidates
            .iter()
            .find(|c| c.when.iter().all(|w| w.holds(env)))
            .ok_or_else(|| PlanError::Bundle { place: place.into(), what: "no variant takes this step".into() })?;
        let mut grid = [0; 3];
        for (groups, axis) in grid.iter_mut().zip(&taken.info.grid) {
            let all = axis.groups(env).map_err(|error| PlanError::Dim { place: place.into(), error })?;
            let all = u32::try_from(all).unwrap_or(u32::MAX);
            *groups = if axis.capped { all.min(self.groups) } else { all };
        }
        let dims = taken.info.dims.iter().map(|dim| {
            let value = match dim.as_sym().and_then(|name| taken.numbers.get(name)) {
                Some(number) => *number,
                None => eval(place, dim, env)?,
            };
            u32::try_from(value)
                .map_err(|_| PlanError::Dim { place: place.into(), error: DimError::Range(dim.to_string()) })
        });
        Ok(BoundLaunch {
            kernel: taken.kernel,
            buffers: launch.buffers.clone(),
            dims: dims.collect::<Result<_, _>>()?,
            scalars: taken.scalars.clone(),
            grid,
        })
    }
}

fn eval(place: &str, dim: &Dim, env: &Env) -> Result<u64, PlanError> {
    dim.eval(env).map_err(|error| PlanError::Dim { place: place.into(), error })
}

fn check_size(place: &str, what: &str, found: u64, limit: u64) -> Result<(), PlanError> {
    if found > limit {
        return Err(PlanError::TooLarge { place: place.into(), what: what.into(), found, limit });
    }
    Ok(())
}

fn place_of(used: &BlockUse) -> String {
    match used.layer {
        Some(layer) => format!("layer {layer}, block {}", used.block),
        None => format!("block {}", used.block),
    }
}

fn find_blocks<'a>(parts: &Parts<'a>) -> Result<Vec<&'a BlockProgram>, PlanError> {
    let find = |used: &BlockUse| {
        let missing = || PlanError::NoBlock { place: place_of(used), block: used.block.clone() };
        parts.program.blocks.get(&used.block).ok_or_else(missing)
    };
    parts.blocks.iter().map(find).collect()
}

/// Elements of each piece of the two arenas: the most that any of their blocks wants in the largest step.
fn arena_sizes(programs: &[&BlockProgram], largest: &Env) -> Result<[Vec<u64>; 2], PlanError> {
    let mut sizes = [Vec::new(), Vec::new()];
    for (index, program) in programs.iter().enumerate() {
        let arena: &mut Vec<u64> = &mut sizes[index % 2];
        arena.resize(arena.len().max(program.memory.len()), 0);
        for (size, elements) in arena.iter_mut().zip(&program.memory) {
            let wanted = eval("memory", elements, largest)?;
            if wanted > u64::MAX / 4 {
                let error = DimError::Range(elements.to_string());
                return Err(PlanError::Dim { place: "memory".into(), error });
            }
            *size = (*size).max(wanted);
        }
    }
    Ok(sizes)
}

/// Where the carried values are, and which block made them.
struct Carried {
    values: BTreeMap<String, (usize, Binding)>,
}

impl Carried {
    fn new() -> Carried {
        Carried { values: BTreeMap::new() }
    }

    /// The values that the block `index` may read: what the block before it made. Older ones lie in the arena that the
    /// block itself writes to.
    fn readable(&self, index: usize) -> BTreeMap<String, Binding> {
        let made = self.values.iter().filter(|(_, (by, _))| by + 1 == index);
        made.map(|(name, (_, binding))| (name.clone(), *binding)).collect()
    }

    /// Notes what a block gives.
    fn update(&mut self, index: usize, outputs: &[(String, Binding)]) {
        self.values.extend(outputs.iter().map(|(name, binding)| (name.clone(), (index, *binding))));
    }
}

/// Where the carried values that a block gives are.
fn outputs(
    used: &BlockUse,
    program: &BlockProgram,
    own: &[Binding],
    place: &str,
) -> Result<Vec<(String, Binding)>, PlanError> {
    let find = |(i, name): (usize, &String)| match program.outputs.get(i) {
        Some(Arg::Memory(piece)) => Ok((name.clone(), own[*piece as usize])),
        other => {
            let what = format!("its output `{name}` is {other:?}, expected a piece of its memory");
            Err(PlanError::Bundle { place: place.into(), what })
        }
    };
    used.outputs.iter().enumerate().map(find).collect()
}

struct Builder<'b, 'p, 'd> {
    parts: &'b Parts<'p>,
    device: &'d mut dyn Device,
    /// By name and by the weights that it was loaded for.
    kernels: BTreeMap<(String, Vec<Option<Matrix>>), KernelId>,
    rows: &'b BTreeMap<RowColumn, Binding>,
    tables: &'b BTreeMap<String, Binding>,
}

impl Builder<'_, '_, '_> {
    fn block(
        &mut self,
        used: &BlockUse,
        program: &BlockProgram,
        own: &[Binding],
        sizes: &[u64],
        carried: &BTreeMap<String, Binding>,
    ) -> Result<PlannedBlock, PlanError> {
        let place = place_of(used);
        let mut launches = Vec::new();
        for (index, launch) in program.launches.iter().enumerate() {
            let mut buffers = Vec::new();
            for arg in &launch.args {
                let bound = match arg {
                    Arg::Memory(piece) => own.get(*piece as usize),
                    Arg::Input(name) => carried.get(name),
                    Arg::Weight(name) => used.weights.get(name).map(|w| &w.binding),
                    Arg::State(name) => used.states.get(name),
                    Arg::Table(name) => self.tables.get(name),
                    Arg::Row(column) => self.rows.get(column),
                };
                buffers.push(*bound.ok_or_else(|| PlanError::Bundle {
                    place: place.clone(),
                    what: format!("launch {index} ({}) reads {arg:?}, which is not there", launch.about),
                })?);
            }
            let candidates = self.candidates(&place, index, launch, used)?;
            launches.push(PlannedLaunch { candidates, buffers });
        }
        let memory = program.memory.iter().cloned().zip(sizes.iter().copied()).collect();
        Ok(PlannedBlock { place, launches, memory, outputs: Vec::new() })
    }

    /// The variants that fit the checkpoint, loaded.
    fn candidates(
        &mut self,
        place: &str,
        index: usize,
        launch: &Launch,
        used: &BlockUse,
    ) -> Result<Vec<Candidate>, PlanError> {
        let mut known = self.parts.known.clone();
        for (arg, index) in launch.args.iter().zip(0..) {
            if let Arg::Weight(weight) = arg
                && let Some(placed) = used.weights.get(weight)
            {
                let added = placed.matrix.add_to(&mut known, index);
                added.map_err(|what| PlanError::Bundle {
                    place: place.into(),
                    what: format!("weight `{weight}`: {what}"),
                })?;
            }
        }
        let mut candidates = Vec::new();
        let mut reasons = Vec::new();
        for variant in &launch.variants {
            let fails = |c: &&Constraint| !c.is_per_step() && !c.holds(&known);
            if let Some(failed) = variant.when.iter().find(fails) {
                reasons.push(reason(failed, &known, launch, used));
                continue;
            }
            candidates.push(self.candidate(place, launch, variant, used, &known)?);
            if variant.when.iter().all(|c| !c.is_per_step()) {
                break;
            }
        }
        if candidates.is_empty() {
            reasons.dedup();
            let (about, reasons) = (launch.about.clone(), reasons.join("; "));
            return Err(PlanError::NoVariant { place: place.into(), launch: index, about, reasons });
        }
        Ok(candidates)
    }

    fn candidate(
        &mut self,
        place: &str,
        launch: &Launch,
        variant: &Variant,
        used: &BlockUse,
        known: &Env,
    ) -> Result<Candidate, PlanError> {
        let name = &variant.kernel;
        let wrong = |what: String| PlanError::Bundle { place: place.into(), what };
        let info =
            self.parts.program.kernels.get(name).ok_or_else(|| wrong(format!("kernel `{name}` does not exist")))?;
        let mut weights = Vec::new();
        for (arg, buffer) in launch.args.iter().zip(&info.buffers) {
            let placed = match arg {
                Arg::Weight(weight) => used.weights.get(weight),
                _ => None,
            };
            weights.push(placed.map(|p| p.matrix.clone()).filter(|_| buffer.elem == Elem::Stored));
            match (placed, buffer.elem) {
                (Some(placed), Elem::F32) if placed.matrix.format != Format::Plain(Storage::F32) => {
                    let (weight, format) = (&buffer.name, placed.matrix.format);
                    return Err(wrong(format!("kernel `{name}` reads the weight `{weight}` as f32, it is {format}")));
                }
                _ => {}
            }
        }
        let scalars = info.scalars.iter().map(|scalar| {
            let value = self.parts.scalars.get(scalar).copied();
            value.ok_or_else(|| wrong(format!("kernel `{name}` wants the scalar `{scalar}`, which the config lacks")))
        });
        let scalars = scalars.collect::<Result<_, _>>()?;
        let key = (name.clone(), weights);
        let kernel = match self.kernels.get(&key) {
            Some(kernel) => *kernel,
            None => {
                let text = (self.parts.text)(&info.file);
                let text =
                    text.ok_or_else(|| wrong(format!("the file `{}` of kernel `{name}` is missing", info.file)))?;
                let kernel = self.device.load_kernel(name, info, text, self.parts.known, &key.1)?;
                self.kernels.insert(key, kernel);
                kernel
            }
        };
        let when = variant.when.iter().filter(|c| c.is_per_step()).cloned().collect();
        let own = info.dims.iter().filter_map(Dim::as_sym).filter(|name| !self.parts.known.contains_key(*name));
        let numbers = own.filter_map(|name| Some((name.clone(), *known.get(name)?))).collect();
        Ok(Candidate { when, kernel, info: info.clone(), scalars, numbers })
    }
}

/// Why a variant does not fit, and what would.
fn reason(constraint: &Constraint, known: &Env, launch: &Launch, used: &BlockUse) -> String {
    // A limit on a weight's class speaks of its format.
    for (arg, index) in launch.args.iter().zip(0..) {
        if let (Arg::Weight(weight), Constraint::AtMost(dim, _)) = (arg, constraint)
            && dim.as_sym().is_some_and(|name| *name == Number::Class.dim(index))
            && let Some(placed) = used.weights.get(weight)
        {
            return format!("the weight `{weight}` is {}, which this launch cannot read", placed.matrix.format);
        }
    }
    let value = |dim: &Dim| dim.eval(known).map_or_else(|e| e.to_string(), |v| v.to_string());
    match constraint {
        Constraint::Multiple(dim, of) => format!("`{dim}` is {}, expected a multiple of {of}", value(dim)),
        Constraint::AtMost(dim, limit) => format!("`{dim}` is {}, expected at most {limit}", value(dim)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::null::NullDevice;
    use crate::testing::{add_bundle, as_files};
    use tf_ir::format::Class;

    const F32: Format = Format::Plain(Storage::F32);

    const LIMITS: StepSize = StepSize { rows: 8, streams: 2, wanted: 4, table: 3 };

    /// Plans two uses of the block `add` after a change of the program.
    fn plan(change: impl FnOnce(&mut Program), format: Format) -> Result<(Plan, NullDevice), PlanError> {
        let bundle = crate::bundle::Bundle::from_files("t", &as_files(&add_bundle())).unwrap();
        let mut program = bundle.program("wgsl").unwrap().clone();
        program.blocks.get_mut("add").unwrap().launches[0].args[0] = Arg::Row(RowColumn::Token);
        let mut second = program.blocks["add"].clone();
        second.launches[0].args[0] = Arg::Input("x".into());
        program.blocks.insert("again".into(), second);
        change(&mut program);
        let mut device = NullDevice::new("wgsl");
        let binding = Binding { buffer: device.alloc(12).unwrap(), offset: 0, bytes: 12 };
        let used = |block: &str, layer| BlockUse {
            block: block.into(),
            layer,
            outputs: vec!["x".into()],
            weights: BTreeMap::from([(
                "w".into(),
                PlacedWeight { binding, matrix: Matrix { format, shape: vec![3] } },
            )]),
            states: BTreeMap::new(),
        };
        let parts = Parts {
            program: &program,
            text: &|_| Some(""),
            known: &Env::from([("H".into(), 3)]),
            scalars: &BTreeMap::from([("scale".into(), 2.0)]),
            tables: &BTreeMap::new(),
            blocks: &[used("add", None), used("again", Some(0)), used("again", Some(1))],
            limits: LIMITS,
        };
        let plan = Plan::new(&parts, &mut device)?;
        Ok((plan, device))
    }

    fn refused(change: impl FnOnce(&mut Program), format: Format, expected: &str) {
        assert_eq!(plan(change, format).err().unwrap().to_string(), expected);
    }

    fn variant_of<'p>(program: &'p mut Program, block: &str) -> &'p mut Vec<Variant> {
        &mut program.blocks.get_mut(block).unwrap().launches[0].variants
    }

    #[test]
    fn blocks_alternate_between_arenas_and_steps_give_numbers() {
        let (plan, mut device) = plan(|_| (), F32).unwrap();
        let step = StepSize { rows: 5, streams: 2, wanted: 1, table: 1 };
        let launches = plan.launches(0..3, step).unwrap();
        assert_eq!(launches.len(), 3);
        assert_eq!(launches[0].dims, [15, 3]);
        assert_eq!(launches[0].scalars, [2.0]);
        assert_eq!(launches[0].grid, [1, 1, 1]);
        assert_eq!(launches[0].buffers[0].buffer, plan.rows[&RowColumn::Token]);
        for pair in launches.windows(2) {
            assert_eq!(pair[0].buffers[2], pair[1].buffers[0]);
            assert_ne!(pair[1].buffers[0].buffer, pair[1].buffers[2].buffer);
        }
        assert_eq!(plan.output, launches[2].buffers[2]);
        assert_eq!(plan.output.bytes, 8 * 3 * 4);
        device.run(&launches).unwrap();
        let large = StepSize { rows: 9, ..step };
        let error = plan.launches(0..3, large).unwrap_err().to_string();
        assert_eq!(error, "the step: rows is 9, the plan was made for 8");
    }

    #[test]
    fn a_step_chooses_its_variant() {
        let few = Constraint::AtMost(Dim::sym(ROWS), 2);
        let change = |program: &mut Program| {
            let mut other = program.kernels["add"].clone();
            other.lanes = 1;
            program.kernels.insert("few".into(), other);
            variant_of(program, "add").insert(0, Variant { when: vec![few], kernel: "few".into() });
        };
        let (plan, _) = plan(change, F32).unwrap();
        let kernel = |rows| {
            let step = StepSize { rows, streams: 1, wanted: 1, table: 1 };
            plan.launches(0..1, step).unwrap()[0].kernel
        };
        assert_eq!(kernel(1), kernel(2));
        assert_ne!(kernel(2), kernel(3));
    }

    #[test]
    fn a_weight_read_as_words_brings_its_numbers() {
        let words = |program: &mut Program| {
            let kernel = program.kernels.get_mut("add").unwrap();
            kernel.buffers[1].elem = Elem::U32;
            kernel.dims.extend([Dim::sym(&Number::Class.dim(1)), Dim::sym(&Number::Bits.dim(1))]);
        };
        let (plan, _) = plan(words, Format::Plain(Storage::Bf16)).unwrap();
        let launches = plan.launches(0..3, StepSize { rows: 1, streams: 1, wanted: 1, table: 1 }).unwrap();
        assert_eq!(launches[0].dims, [3, 3, Class::Bf16 as u32, 0]);
    }

    #[test]
    fn what_does_not_fit_is_named() {
        refused(
            |p| {
                let when = |c| Variant { when: vec![c], kernel: "add".into() };
                *variant_of(p, "again") = vec![
                    when(Constraint::Multiple("2*H".parse().unwrap(), 4)),
                    when(Constraint::AtMost(Dim::sym("H"), 2)),
                ];
            },
            F32,
            "layer 0, block again, launch 0 (add): no kernel fits this checkpoint: `2*H` is 6, expected a multiple of 4; \
             `H` is 3, expected at most 2",
        );
        refused(
            |_| (),
            Format::Plain(Storage::Bf16),
            "block add: kernel `add` reads the weight `w` as f32, it is bf16",
        );
        refused(
            |p| drop(p.blocks.remove("again")),
            F32,
            "layer 0, block again: the bundle has no block `again` for this target; make it again with `tfc compile`",
        );
        refused(
            |p| p.blocks.get_mut("again").unwrap().launches[0].args[0] = Arg::State("k".into()),
            F32,
            "layer 0, block again: launch 0 (add) reads State(\"k\"), which is not there",
        );
        refused(
            |p| p.blocks.get_mut("again").unwrap().outputs = vec![Arg::Input("x".into())],
            F32,
            "layer 0, block again: its output `x` is Some(Input(\"x\")), expected a piece of its memory",
        );
        refused(
            |p| p.kernels.get_mut("add").unwrap().scalars = vec!["eps".into()],
            F32,
            "block add: kernel `add` wants the scalar `eps`, which the config lacks",
        );
    }
}
