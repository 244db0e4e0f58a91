//! One forward: a ragged batch of rows becomes a row table, tables, launches, and rows of logits.
//!
//! Promises: there is one path, whatever the batch: a lone row is a batch of one. What a stream gets depends on its own
//! tokens and positions alone, as every kernel keeps to that. A batch that breaks a rule of [`Engine::forward`] changes
//! nothing.
//!
//! Deliberately absent: loading ([`crate::model`]), sampling, requests.

use crate::device::{BoundLaunch, Device, DeviceError};
use crate::engine::{Engine, EngineError, EngineInfo, LogitsWanted, StreamId, StreamRows};
use crate::kv::{Cache, Stream, pages_for};
use crate::plan::{Plan, PlanError, StepSize};
use std::collections::BTreeMap;
use tf_ir::bundle::RowColumn;
use tf_ir::shape::PAGE;
use tf_ir::spec::rope::RopeTable;

/// Lists of launches kept for step sizes seen before.
const MAX_CACHED: usize = 256;

/// A model on a device.
pub struct ModelEngine {
    pub(crate) device: Box<dyn Device>,
    pub(crate) plan: Plan,
    pub(crate) tables: Vec<RopeTable>,
    pub(crate) cache: Cache,
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
    /// Pages of each page state.
    pub pages: u32,
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
            cache: Cache::new(ready.pages, ready.limits.streams),
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

    /// The head over some of the rows; returns their logits.
    fn run_head(&mut self, step: StepSize, wanted: &[u32]) -> Result<Vec<Vec<f32>>, StepError> {
        let step = StepSize { wanted: wanted.len() as u32, ..step };
        self.upload(RowColumn::Wanted, wanted)?;
        let last = self.plan.len() - 1;
        let launches = cached(&mut self.heads, step, || self.plan.launches(last..last + 1, step))?;
        self.device.run(launches)?;
        let mut logits = vec![0f32; wanted.len() * self.vocab];
        let output = self.plan.output;
        self.device.read(output.buffer, output.offset, bytemuck::cast_slice_mut(&mut logits))?;
        Ok(logits.chunks_exact(self.vocab).map(<[f32]>::to_vec).collect())
    }

    fn run(&mut self, table: &RowTable) -> Result<Vec<Vec<f32>>, StepError> {
        let step = StepSize {
            rows: table.token.len() as u32,
            streams: table.slot.len() as u32,
            wanted: 0,
            table: table.width,
        };
        self.upload_rows(table)?;
        self.run_body(step)?;
        let mut logits = Vec::new();
        for wanted in table.wanted.chunks(self.limits.wanted as usize) {
            logits.extend(self.run_head(step, wanted)?);
        }
        Ok(logits)
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

    fn forward(&mut self, batch: &[StreamRows<'_>]) -> Result<Vec<Vec<f32>>, EngineError> {
        let table = self.rows(batch).map_err(EngineError::BadBatch)?;
        let logits = self.run(&table).map_err(|e| EngineError::Device(e.to_string()))?;
        for entry in batch {
            self.cache.advance(entry.stream.0, entry.tokens.len() as u32);
        }
        Ok(logits)
    }

    fn describe(&self) -> EngineInfo {
        self.info.clone()
    }
}
