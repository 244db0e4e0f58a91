//! One forward: a ragged batch of rows becomes a row table, tables, launches, and rows of logits.
//!
//! Promises: there is one path, whatever the batch: a lone row is a batch of one. What a stream gets depends on its own
//! tokens and positions alone, as every kernel keeps to that. A batch that breaks a rule of [`Engine::forward`] changes
//! nothing.
//!
//! Deliberately absent: loading ([`crate::model`]), sampling, requests.

use crate::device::{BoundLaunch, Device, DeviceError};
use crate::engine::{Engine, EngineError, EngineInfo, Keeps, KeptId, LogitsWanted, StreamId, StreamRows};
use crate::kv::{Cache, Copies, Stream, pages_for};
use crate::placement::{PlacedState, StateSizes, Unit};
use crate::plan::{Plan, PlanError, StepSize};
use std::collections::BTreeMap;
use tf_ir::bundle::RowColumn;
use tf_ir::shape::PAGE;
use tf_ir::spec::rope::RopeTable;

/// Lists of launches kept for step sizes seen before.
const MAX_CACHED: usize = 256;

/// The carried values that a block gives, by name; whole buffers, of which a step fills the beginning.
pub type BlockTrace = Vec<(String, Vec<f32>)>;

/// A model on a device.
pub struct ModelEngine {
    pub(crate) device: Box<dyn Device>,
    pub(crate) plan: Plan,
    pub(crate) tables: Vec<RopeTable>,
    pub(crate) cache: Cache,
    states: Vec<PlacedState>,
    pub(crate) limits: StepSize,
    pub(crate) vocab: usize,
    pub(crate) context: u32,
    pub(crate) info: EngineInfo,
    /// Launches of all blocks but the head, by step.
    bodies: BTreeMap<StepSize, Vec<BoundLaunch>>,
    /// Launches of the head, by step.
    heads: BTreeMap<StepSize, Vec<BoundLaunch>>,
}

/// What [`crate::model`] has made ready.
pub(crate) struct Ready {
    pub device: Box<dyn Device>,
    pub plan: Plan,
    pub tables: Vec<RopeTable>,
    pub sizes: StateSizes,
    pub states: Vec<PlacedState>,
    pub limits: StepSize,
    pub vocab: usize,
    pub context: u32,
    pub info: EngineInfo,
}

impl ModelEngine {
    pub(crate) fn new(ready: Ready) -> ModelEngine {
        ModelEngine {
            device: ready.device,
            plan: ready.plan,
            tables: ready.tables,
            cache: Cache::new(
                ready.sizes.pages,
                ready.limits.streams,
                ready.sizes.slots.saturating_sub(ready.limits.streams),
            ),
            states: ready.states,
            limits: ready.limits,
            vocab: ready.vocab,
            context: ready.context,
            info: ready.info,
            bodies: BTreeMap::new(),
            heads: BTreeMap::new(),
        }
    }

    /// The rows of a batch, checked.
    fn rows(&self, batch: &[StreamRows<'_>]) -> Result<RowTable, String> {
        if batch.is_empty() {
            return Err("it has no streams".into());
        }
        let mut table = RowTable::default();
        let mut seen = std::collections::BTreeSet::new();
        for (index, entry) in batch.iter().enumerate() {
            let id = entry.stream.0;
            let stream = self.cache.stream(id).ok_or_else(|| format!("stream {id} is not open"))?;
            if !seen.insert(id) {
                return Err(format!("stream {id} occurs twice"));
            }
            check_entry(entry, stream, self.vocab).map_err(|what| format!("stream {id} {what}"))?;
            table.push(index as u32, entry, stream);
        }
        if table.token.len() > self.limits.rows as usize {
            return Err(format!("it has {} rows, the limit is {}", table.token.len(), self.limits.rows));
        }
        if batch.len() > self.limits.streams as usize {
            return Err(format!("it has {} streams, the limit is {}", batch.len(), self.limits.streams));
        }
        table.first_row.push(table.token.len() as u32);
        table.fill_pages();
        Ok(table)
    }

    /// Makes the contents of places what [`Cache`] takes them for.
    fn copy(&mut self, copies: Copies) -> Result<(), EngineError> {
        for state in &self.states {
            let places = match state.unit {
                Unit::Page => copies.page,
                Unit::Slot => copies.slot,
            };
            if let Some((from, to)) = places {
                let at = |place: u32| u64::from(place) * state.bytes;
                let copied = self.device.copy(state.buffer, at(from), at(to), state.bytes);
                copied.map_err(|e| EngineError::Device(e.to_string()))?;
            }
        }
        Ok(())
    }

    fn upload(&mut self, column: RowColumn, values: &[u32]) -> Result<(), DeviceError> {
        let buffer = self.plan.rows[&column];
        self.device.upload(buffer, 0, bytemuck::cast_slice(values))
    }

    fn upload_rows(&mut self, table: &RowTable) -> Result<(), DeviceError> {
        self.upload(RowColumn::Token, &table.token)?;
        self.upload(RowColumn::Position, &table.position)?;
        self.upload(RowColumn::Stream, &table.stream)?;
        self.upload(RowColumn::FirstRow, &table.first_row)?;
        self.upload(RowColumn::Slot, &table.slot)?;
        self.upload(RowColumn::Pages, &table.pages)?;
        for rope in &self.tables {
            let mut cos = vec![0.0; table.position.len() * rope.inv_freq.len()];
            let mut sin = cos.clone();
            rope.fill(&table.position, &mut cos, &mut sin);
            for (part, values) in [("cos", cos), ("sin", sin)] {
                if let Some(buffer) = self.plan.tables.get(&format!("{}.{part}", rope.name)) {
                    self.device.upload(*buffer, 0, bytemuck::cast_slice(&values))?;
                }
            }
        }
        Ok(())
    }

    /// All rows through all blocks but the head.
    fn run_body(&mut self, step: StepSize) -> Result<(), StepError> {
        // The body's launches do not depend on which rows are wanted.
        let step = StepSize { wanted: 1, ..step };
        let last = self.plan.len() - 1;
        let launches = cached(&mut self.bodies, step, || self.plan.launches(0..last, step))?;
        Ok(self.device.run(launches)?)
    }

    /// The head over some of the rows; their logits come into `logits`, `[wanted, vocab]`.
    fn run_head(&mut self, step: StepSize, wanted: &[u32], logits: &mut [f32]) -> Result<(), StepError> {
        let step = StepSize { wanted: wanted.len() as u32, ..step };
        self.upload(RowColumn::Wanted, wanted)?;
        let last = self.plan.len() - 1;
        let launches = cached(&mut self.heads, step, || self.plan.launches(last..last + 1, step))?;
        self.device.run(launches)?;
        let output = self.plan.output;
        Ok(self.device.read(output.buffer, output.offset, bytemuck::cast_slice_mut(logits))?)
    }

    /// A forward that stops after every block and reads what it gives. For checks; at most as many rows are wanted as
    /// the head makes at once.
    ///
    /// # Errors
    /// As [`Engine::forward`].
    pub fn trace(&mut self, batch: &[StreamRows<'_>]) -> Result<Vec<BlockTrace>, EngineError> {
        let table = self.rows(batch).map_err(EngineError::BadBatch)?;
        if table.wanted.len() > self.limits.wanted as usize {
            let what = format!("{} rows are wanted, a trace takes {}", table.wanted.len(), self.limits.wanted);
            return Err(EngineError::BadBatch(what));
        }
        let values = self.run_traced(&table).map_err(|e| EngineError::Device(e.to_string()))?;
        for entry in batch {
            self.cache.advance(entry.stream.0, entry.tokens.len() as u32);
        }
        Ok(values)
    }

    fn run_traced(&mut self, table: &RowTable) -> Result<Vec<BlockTrace>, StepError> {
        let step = StepSize { wanted: table.wanted.len() as u32, ..table.size() };
        self.upload_rows(table)?;
        self.upload(RowColumn::Wanted, &table.wanted)?;
        let mut all = Vec::new();
        for block in 0..self.plan.len() {
            self.device.run(&self.plan.launches(block..block + 1, step)?)?;
            let mut values = Vec::new();
            for (name, binding) in self.plan.outputs(block) {
                let mut value = vec![0f32; (binding.bytes / 4) as usize];
                self.device.read(binding.buffer, binding.offset, bytemuck::cast_slice_mut(&mut value))?;
                values.push((name.clone(), value));
            }
            all.push(values);
        }
        Ok(all)
    }

    fn run(&mut self, table: &RowTable, logits: &mut Vec<f32>) -> Result<(), StepError> {
        let step = table.size();
        self.upload_rows(table)?;
        self.run_body(step)?;
        // Every element is read from the device below: what the buffer held is not cleared first.
        logits.resize(table.wanted.len() * self.vocab, 0.0);
        let most = self.limits.wanted as usize;
        for (wanted, rows) in table.wanted.chunks(most).zip(logits.chunks_mut(most * self.vocab)) {
            self.run_head(step, wanted, rows)?;
        }
        Ok(())
    }
}

#[derive(Debug, thiserror::Error)]
enum StepError {
    #[error(transparent)]
    Plan(#[from] PlanError),
    #[error(transparent)]
    Device(#[from] DeviceError),
}

fn cached(
    lists: &mut BTreeMap<StepSize, Vec<BoundLaunch>>,
    step: StepSize,
    make: impl FnOnce() -> Result<Vec<BoundLaunch>, PlanError>,
) -> Result<&[BoundLaunch], PlanError> {
    if !lists.contains_key(&step) {
        if lists.len() >= MAX_CACHED {
            lists.clear();
        }
        lists.insert(step, make()?);
    }
    Ok(&lists[&step])
}

fn check_entry(entry: &StreamRows<'_>, stream: &Stream, vocab: usize) -> Result<(), String> {
    if entry.tokens.is_empty() {
        return Err("brings no rows".into());
    }
    if entry.first_position != stream.tokens {
        return Err(format!("begins at position {}, it holds {} tokens", entry.first_position, stream.tokens));
    }
    if let Some(token) = entry.tokens.iter().find(|t| **t as usize >= vocab) {
        return Err(format!("has token {token}, the vocabulary has {vocab}"));
    }
    let end = u64::from(entry.first_position) + entry.tokens.len() as u64;
    let room = stream.pages.len() as u64 * PAGE;
    if end > room {
        return Err(format!("would hold {end} tokens, it has room for {room}"));
    }
    Ok(())
}

/// The columns of a step.
#[derive(Default)]
struct RowTable {
    token: Vec<u32>,
    position: Vec<u32>,
    stream: Vec<u32>,
    first_row: Vec<u32>,
    slot: Vec<u32>,
    /// [streams, width]
    pages: Vec<u32>,
    width: u32,
    wanted: Vec<u32>,
    /// The pages that each stream reaches in this step.
    used: Vec<Vec<u32>>,
}

impl RowTable {
    fn push(&mut self, index: u32, entry: &StreamRows<'_>, stream: &Stream) {
        let first = self.token.len() as u32;
        let rows = entry.tokens.len() as u32;
        self.first_row.push(first);
        self.token.extend(entry.tokens);
        self.position.extend(entry.first_position..entry.first_position + rows);
        self.stream.extend(std::iter::repeat_n(index, rows as usize));
        self.slot.push(stream.slot);
        let used = pages_for(entry.first_position + rows) as usize;
        self.used.push(stream.pages.iter().copied().take(used).collect());
        match entry.logits {
            LogitsWanted::None => {}
            LogitsWanted::Last => self.wanted.push(first + rows - 1),
            LogitsWanted::All => self.wanted.extend(first..first + rows),
        }
    }

    /// The step's numbers, with no wanted rows.
    fn size(&self) -> StepSize {
        let (rows, streams) = (self.token.len() as u32, self.slot.len() as u32);
        StepSize { rows, streams, wanted: 0, table: self.width }
    }

    fn fill_pages(&mut self) {
        let width = self.used.iter().map(Vec::len).max().unwrap_or(0);
        self.width = width as u32;
        for used in &self.used {
            self.pages.extend(used);
            self.pages.extend(std::iter::repeat_n(0, width - used.len()));
        }
    }
}

impl Engine for ModelEngine {
    fn vocab_size(&self) -> usize {
        self.vocab
    }

    fn context(&self) -> u32 {
        self.context
    }

    fn max_rows(&self) -> usize {
        self.limits.rows as usize
    }

    fn open_stream(&mut self, reserve_tokens: u32) -> Result<StreamId, EngineError> {
        if reserve_tokens > self.context {
            return Err(EngineError::TooLong { wanted: reserve_tokens, limit: self.context });
        }
        let opened = self.cache.open(reserve_tokens);
        let refused = || EngineError::NoRoom { wanted: reserve_tokens, free: self.cache.free_tokens() };
        opened.map(StreamId).ok_or_else(refused)
    }

    fn close_stream(&mut self, id: StreamId) {
        self.cache.close(id.0);
    }

    fn max_streams(&self) -> usize {
        self.limits.streams as usize
    }

    fn keeps(&self) -> Keeps {
        match self.states.iter().any(|state| state.unit == Unit::Slot) {
            true => Keeps::Whole,
            false => Keeps::Beginnings,
        }
    }

    fn keep(&mut self, id: StreamId) -> Result<Option<KeptId>, EngineError> {
        let Some((kept, copies)) = self.cache.keep(id.0) else { return Ok(None) };
        self.copy(copies).inspect_err(|_| self.cache.forget(kept))?;
        Ok(Some(KeptId(kept)))
    }

    fn resume(&mut self, kept: KeptId, tokens: u32, reserve_tokens: u32) -> Result<StreamId, EngineError> {
        if reserve_tokens > self.context {
            return Err(EngineError::TooLong { wanted: reserve_tokens, limit: self.context });
        }
        let has = self.cache.kept_tokens(kept.0);
        let allowed = |has: u32| tokens == has || tokens < has && self.keeps() == Keeps::Beginnings;
        if tokens > reserve_tokens || !has.is_some_and(allowed) {
            let what = format!("{tokens} tokens of state {}, which has {has:?}, for {reserve_tokens}", kept.0);
            return Err(EngineError::BadBatch(what));
        }
        let Some((id, copies)) = self.cache.resume(kept.0, tokens, reserve_tokens) else {
            return Err(EngineError::NoRoom { wanted: reserve_tokens, free: self.cache.free_tokens() });
        };
        self.copy(copies).inspect_err(|_| self.cache.close(id))?;
        Ok(StreamId(id))
    }

    fn forget(&mut self, kept: KeptId) {
        self.cache.forget(kept.0);
    }

    fn room(&self) -> u32 {
        self.cache.room()
    }

    fn forward(&mut self, batch: &[StreamRows<'_>]) -> Result<Vec<Vec<f32>>, EngineError> {
        let mut logits = Vec::new();
        self.forward_into(batch, &mut logits)?;
        Ok(logits.chunks_exact(self.vocab).map(<[f32]>::to_vec).collect())
    }

    fn forward_into(&mut self, batch: &[StreamRows<'_>], logits: &mut Vec<f32>) -> Result<(), EngineError> {
        let table = self.rows(batch).map_err(EngineError::BadBatch)?;
        self.run(&table, logits).map_err(|e| EngineError::Device(e.to_string()))?;
        for entry in batch {
            self.cache.advance(entry.stream.0, entry.tokens.len() as u32);
        }
        Ok(())
    }

    fn describe(&self) -> EngineInfo {
        self.info.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::{Binding, null::NullDevice};
    use crate::plan::{BlockUse, Parts, PlacedWeight};
    use crate::testing::{add_bundle, as_files};
    use tf_ir::bundle::Arg;
    use tf_ir::dtype::Storage;
    use tf_ir::format::{Format, Matrix};
    use tf_ir::shape::Env;

    /// Two blocks over rows of 3 that compute nothing: 2 streams, 1024 tokens of context, 8 rows a forward.
    fn engine() -> ModelEngine {
        let bundle = crate::bundle::Bundle::from_files("t", &as_files(&add_bundle())).unwrap();
        let mut program = bundle.program("wgsl").unwrap().clone();
        program.blocks.get_mut("add").unwrap().launches[0].args[0] = Arg::Row(RowColumn::Token);
        let mut device = NullDevice::new("wgsl");
        let binding = Binding { buffer: device.alloc(12).unwrap(), offset: 0, bytes: 12 };
        let used = BlockUse {
            block: "add".into(),
            layer: None,
            outputs: vec!["x".into()],
            weights: BTreeMap::from([(
                "w".into(),
                PlacedWeight { binding, matrix: Matrix { format: Format::Plain(Storage::F32), shape: vec![3] } },
            )]),
            states: BTreeMap::new(),
        };
        let limits = StepSize { rows: 8, streams: 2, wanted: 4, table: 2 };
        let parts = Parts {
            program: &program,
            text: &|_| Some(""),
            known: &Env::from([("H".into(), 3)]),
            scalars: &BTreeMap::from([("scale".into(), 2.0)]),
            tables: &BTreeMap::from([("rope.cos".into(), 2), ("rope.sin".into(), 2)]),
            blocks: &[used.clone(), used],
            limits,
        };
        let plan = Plan::new(&parts, &mut device).unwrap();
        let rope = RopeTable { name: "rope".into(), inv_freq: vec![1.0, 0.5], attention_factor: 1.0 };
        let info = EngineInfo {
            device: "null".into(),
            threads: 0,
            bundle_digest: bundle.digest,
            weight_bytes: 12,
            state_bytes: 0,
        };
        let tables = vec![rope];
        let sizes = StateSizes { pages: 4, slots: 3 };
        let mut state =
            |unit, places, bytes| PlacedState { buffer: device.alloc(places * bytes).unwrap(), unit, bytes };
        let states = vec![state(Unit::Page, 4, 8), state(Unit::Slot, 3, 12)];
        let device = Box::new(device);
        ModelEngine::new(Ready { device, plan, tables, sizes, states, limits, vocab: 3, context: 1024, info })
    }

    fn entry(stream: StreamId, tokens: &[u32], first_position: u32, logits: LogitsWanted) -> StreamRows<'_> {
        StreamRows { stream, tokens, first_position, logits }
    }

    #[test]
    fn a_ragged_batch_becomes_columns() {
        let mut engine = engine();
        let (a, b) = (engine.open_stream(600).unwrap(), engine.open_stream(10).unwrap());
        engine.cache.advance(a.0, 511);
        let batch = [entry(b, &[1, 2, 0], 0, LogitsWanted::All), entry(a, &[2, 1], 511, LogitsWanted::Last)];
        let table = engine.rows(&batch).unwrap();
        assert_eq!(table.token, [1, 2, 0, 2, 1]);
        assert_eq!(table.position, [0, 1, 2, 511, 512]);
        assert_eq!(table.stream, [0, 0, 0, 1, 1]);
        assert_eq!(table.first_row, [0, 3, 5]);
        assert_eq!(table.slot, [1, 0]);
        assert_eq!((table.width, table.pages), (2, vec![2, 0, 0, 1]));
        assert_eq!(table.wanted, [0, 1, 2, 4]);
    }

    #[test]
    fn wanted_rows_come_in_batch_order_however_many() {
        let mut engine = engine();
        let a = engine.open_stream(600).unwrap();
        let logits = engine.forward(&[entry(a, &[1, 2, 0, 1, 1, 1], 0, LogitsWanted::All)]).unwrap();
        assert_eq!(logits, vec![vec![0.0; 3]; 6]);
        assert_eq!(engine.forward(&[entry(a, &[1], 6, LogitsWanted::None)]).unwrap().len(), 0);
        assert_eq!(engine.trace(&[entry(a, &[1], 7, LogitsWanted::Last)]).unwrap().len(), 2);
        assert_eq!(engine.cache.stream(a.0).unwrap().tokens, 8);
    }

    #[test]
    fn a_bad_batch_is_refused_and_changes_nothing() {
        let mut engine = engine();
        let a = engine.open_stream(500).unwrap();
        let mut check = |batch: &[StreamRows<'_>], expected: &str| {
            assert_eq!(engine.forward(batch), Err(EngineError::BadBatch(expected.into())));
            assert_eq!(engine.cache.stream(a.0).unwrap().tokens, 0);
        };
        let good = entry(a, &[1], 0, LogitsWanted::Last);
        check(&[], "it has no streams");
        check(&[entry(StreamId(9), &[1], 0, LogitsWanted::Last)], "stream 9 is not open");
        check(&[good, good], "stream 0 occurs twice");
        check(&[entry(a, &[], 0, LogitsWanted::Last)], "stream 0 brings no rows");
        check(&[entry(a, &[3], 0, LogitsWanted::Last)], "stream 0 has token 3, the vocabulary has 3");
        check(&[entry(a, &[1], 1, LogitsWanted::Last)], "stream 0 begins at position 1, it holds 0 tokens");
        check(&[entry(a, &[1; 9], 0, LogitsWanted::None)], "it has 9 rows, the limit is 8");
        check(&[entry(a, &[1; 513], 0, LogitsWanted::None)], "stream 0 would hold 513 tokens, it has room for 512");
    }

    #[test]
    fn room_is_reserved_when_a_stream_opens() {
        let mut engine = engine();
        assert_eq!(engine.open_stream(1025), Err(EngineError::TooLong { wanted: 1025, limit: 1024 }));
        let a = engine.open_stream(1024).unwrap();
        engine.open_stream(1).unwrap();
        assert_eq!(engine.open_stream(1), Err(EngineError::NoRoom { wanted: 1, free: 0 }));
        engine.close_stream(a);
        assert!(engine.open_stream(1024).is_ok());
    }

    #[test]
    fn kept_states_are_resumed_as_the_model_allows() {
        let mut engine = engine();
        assert_eq!((engine.keeps(), engine.max_streams()), (Keeps::Whole, 2));
        let a = engine.open_stream(1024).unwrap();
        engine.forward(&[entry(a, &[1, 2, 0, 1, 1, 1], 0, LogitsWanted::None)]).unwrap();
        let kept = engine.keep(a).unwrap().unwrap();
        assert_eq!(engine.keep(a), Ok(None), "one slot was left for kept states");
        let bad = |e: Result<StreamId, EngineError>| matches!(e, Err(EngineError::BadBatch(_)));
        assert!(bad(engine.resume(kept, 5, 100)), "a recurrent state is of one position");
        engine.states.remove(1);
        assert_eq!(engine.keeps(), Keeps::Beginnings);
        assert!(
            bad(engine.resume(kept, 7, 100)) && bad(engine.resume(kept, 6, 5)) && bad(engine.resume(KeptId(99), 1, 2))
        );
        assert_eq!(engine.resume(kept, 6, 1025), Err(EngineError::TooLong { wanted: 1025, limit: 1024 }));
        let b = engine.resume(kept, 5, 100).unwrap();
        assert_eq!(engine.forward(&[entry(b, &[1], 5, LogitsWanted::Last)]).unwrap().len(), 1);
        assert_eq!(engine.resume(kept, 6, 100), Err(EngineError::NoRoom { wanted: 100, free: 0 }));
        engine.close_stream(a);
        engine.close_stream(b);
        assert_eq!(engine.room(), 2048);
        engine.forget(kept);
        assert!(bad(engine.resume(kept, 6, 100)));
    }
}
