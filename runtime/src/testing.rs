//! For the tests of this crate: a small bundle made by hand, `y = x + w` over n rows of H; and an engine without a model.

use crate::engine::{Engine, EngineError, EngineInfo, Keeps, KeptId, LogitsWanted, StreamId, StreamRows};
use crate::kv::Cache;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::mpsc::{Receiver, Sender, channel};
use tf_ir::bundle::*;
use tf_ir::kernel::{Access, Elem, GridDim};
use tf_ir::shape::Dim;
use tf_ir::target::{LaneReduction, Target, TileForm};

pub const ADD_WGSL: &str = "\
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> w: array<f32>;
@group(0) @binding(2) var<storage, read_write> y: array<f32>;
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 1>;

@compute @workgroup_size(64)
fn add(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  let i = group.x * 64u + lane;
  if (i < params[0].x) {
    y[i] = x[i] + w[i % params[0].y] * bitcast<f32>(params[0].z);
  }
}
";

pub const ADD_KIR: &str = "\
kernel @add(buffer %x: f32 read, buffer %w: f32 read, buffer %y: f32 write, dim %all = n*H, dim %H = H, scalar %scale) \
grid(ceil(n*H, 64), 1, 1) lanes 1 {
  %0 = dim %all : u32
  %1 = dim %H : u32
  %2 = scalar %scale : f32
  %3 = group_id 0 : u32
  %4 = const 64 : u32
  %5 = const 1 : u32
  %6 = mul %3, %4 : u32
  %7 = add %6, %4 : u32
  %8 = min %7, %0 : u32
  for %9 = %6 to %8 step %5 {
    %10 = rem %9, %1 : u32
    %11 = load %x[%9] : f32
    %12 = load %w[%10] : f32
    %13 = fma %12, %2, %11 : f32
    store %y[%9] = %13
  }
}
";

/// `y[n, H] = x[n, H] + w[H] * scale`, a group of lanes at a time.
pub fn add_kernel(file: &str, lanes: u32) -> KernelInfo {
    let buffer = |name: &str, access| BufferInfo { name: name.into(), elem: Elem::F32, access };
    let size: Dim = "n*H".parse().unwrap();
    KernelInfo {
        file: file.into(),
        entry: "add".into(),
        lanes,
        grid: [GridDim::of(size.clone(), 64), GridDim::one(), GridDim::one()],
        buffers: vec![buffer("x", Access::Read), buffer("w", Access::Read), buffer("y", Access::Write)],
        dims: vec![size, "H".parse().unwrap()],
        scalars: vec!["scale".into()],
        shared_bytes: 0,
    }
}

pub fn target(name: &str, lanes: u32) -> Target {
    Target {
        name: name.into(),
        about: "for tests".into(),
        extension: name.into(),
        lanes,
        vector: 1,
        shared_bytes: None,
        most_buffers: None,
        lane_reduction: LaneReduction::Single,
        tile: TileForm::Lanes,
        tile_rows: vec![1],
        tile_cols: 1,
        stored_words: false,
        attention_tiles: false,
        expand_transcendentals: false,
        k_chunk: None,
        attention_rows: 8,
        launch_cost: 1,
    }
}

/// The files of the bundle, sealed.
pub fn add_bundle() -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::from([
        ("spec.ron".to_string(), b"()".to_vec()),
        ("wgsl/add.wgsl".to_string(), ADD_WGSL.as_bytes().to_vec()),
        ("cpu/add.kir".to_string(), ADD_KIR.as_bytes().to_vec()),
    ]);
    let program = |name: &str, file: &str, lanes| Program {
        target: target(name, lanes),
        blocks: BTreeMap::from([(
            "add".to_string(),
            BlockProgram {
                memory: vec!["n*H".parse().unwrap()],
                launches: vec![Launch {
                    about: "add".into(),
                    variants: vec![Variant { when: vec![], kernel: "add".into() }],
                    args: vec![Arg::Input("x".into()), Arg::Weight("w".into()), Arg::Memory(0)],
                }],
                outputs: vec![Arg::Memory(0)],
            },
        )]),
        kernels: BTreeMap::from([("add".to_string(), add_kernel(file, lanes))]),
    };
    let manifest = Manifest {
        format: FORMAT,
        family: "adder".into(),
        programs: BTreeMap::from([
            ("cpu".to_string(), program("cpu", "cpu/add.kir", 1)),
            ("wgsl".to_string(), program("wgsl", "wgsl/add.wgsl", 64)),
        ]),
        files: files.iter().map(|(path, bytes)| (path.clone(), digest(bytes))).collect(),
    };
    files.insert(MANIFEST.to_string(), ron::to_string(&manifest).unwrap().into_bytes());
    reseal(&mut files);
    files
}

/// Seals a changed manifest again, so that what lies behind the seal is tested.
pub fn reseal(files: &mut BTreeMap<String, Vec<u8>>) {
    let seal = format!("{}\n", digest(&files[MANIFEST]));
    files.insert(SEAL.to_string(), seal.into_bytes());
}

pub fn as_files(files: &BTreeMap<String, Vec<u8>>) -> Vec<(&str, &[u8])> {
    files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice())).collect()
}

/// Makes the row of logits after it NaN.
pub const NAN_TOKEN: u32 = 60;
/// Makes the forward that brings it panic.
pub const PANIC_TOKEN: u32 = 61;
const FAKE_VOCAB: usize = 64;
/// States that a [`FakeEngine`] keeps.
const KEPT: u32 = 6;

/// What a [`FakeEngine`] reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    Opened(StreamId, u32),
    /// Rows by stream, in the order of the batch.
    Forward(Vec<(StreamId, usize)>),
    Closed(StreamId),
}

/// An engine without a model: logits are a hash of the stream's tokens, rooms are those of a real cache.
pub struct FakeEngine {
    pub cache: Cache,
    pub context: u32,
    pub rows: usize,
    tokens: BTreeMap<u32, Vec<u32>>,
    kept: BTreeMap<u32, Vec<u32>>,
    pub keeps: Keeps,
    notes: Sender<Note>,
    /// When present, every forward takes one permit first; when the other end is gone, all go on.
    pub permits: Option<Receiver<()>>,
}

impl FakeEngine {
    /// Streams of up to `context` tokens in `pages` pages, `rows` in a forward.
    pub fn new(pages: u32, streams: u32, context: u32, rows: usize) -> (FakeEngine, Receiver<Note>) {
        let (notes, received) = channel();
        let cache = Cache::new(pages, streams, KEPT);
        (
            FakeEngine {
                cache,
                context,
                rows,
                tokens: BTreeMap::new(),
                kept: BTreeMap::new(),
                keeps: Keeps::Nothing,
                notes,
                permits: None,
            },
            received,
        )
    }
}

impl Engine for FakeEngine {
    fn vocab_size(&self) -> usize {
        FAKE_VOCAB
    }

    fn context(&self) -> u32 {
        self.context
    }

    fn max_rows(&self) -> usize {
        self.rows
    }

    fn open_stream(&mut self, reserve_tokens: u32) -> Result<StreamId, EngineError> {
        let free = self.cache.free_tokens();
        let id = self.cache.open(reserve_tokens).ok_or(EngineError::NoRoom { wanted: reserve_tokens, free })?;
        self.tokens.insert(id, Vec::new());
        let _ = self.notes.send(Note::Opened(StreamId(id), reserve_tokens));
        Ok(StreamId(id))
    }

    fn close_stream(&mut self, id: StreamId) {
        self.cache.close(id.0);
        self.tokens.remove(&id.0).unwrap();
        let _ = self.notes.send(Note::Closed(id));
    }

    fn keeps(&self) -> Keeps {
        self.keeps
    }

    fn keep(&mut self, id: StreamId) -> Result<Option<KeptId>, EngineError> {
        let Some((kept, _)) = self.cache.keep(id.0) else { return Ok(None) };
        self.kept.insert(kept, self.tokens[&id.0].clone());
        Ok(Some(KeptId(kept)))
    }

    fn resume(&mut self, kept: KeptId, tokens: u32, reserve_tokens: u32) -> Result<StreamId, EngineError> {
        let held = &self.kept[&kept.0];
        assert!(tokens as usize == held.len() || self.keeps == Keeps::Beginnings);
        let free = self.cache.free_tokens();
        let refused = EngineError::NoRoom { wanted: reserve_tokens, free };
        let (id, _) = self.cache.resume(kept.0, tokens, reserve_tokens).ok_or(refused)?;
        self.tokens.insert(id, held[..tokens as usize].to_vec());
        let _ = self.notes.send(Note::Opened(StreamId(id), reserve_tokens));
        Ok(StreamId(id))
    }

    fn forget(&mut self, kept: KeptId) {
        self.cache.forget(kept.0);
        self.kept.remove(&kept.0).unwrap();
    }

    fn room(&self) -> u32 {
        self.cache.room()
    }

    fn forward(&mut self, batch: &[StreamRows<'_>]) -> Result<Vec<Vec<f32>>, EngineError> {
        if let Some(permits) = &self.permits {
            let _ = permits.recv();
        }
        assert!(batch.iter().map(|entry| entry.tokens.len()).sum::<usize>() <= self.rows);
        let mut rows = Vec::new();
        for entry in batch {
            self.cache.advance(entry.stream.0, entry.tokens.len() as u32);
            let held = self.tokens.get_mut(&entry.stream.0).unwrap();
            assert_eq!(entry.first_position as usize, held.len());
            for (i, token) in entry.tokens.iter().enumerate() {
                assert_ne!(*token, PANIC_TOKEN, "scripted");
                held.push(*token);
                let last = i + 1 == entry.tokens.len();
                if entry.logits == LogitsWanted::All || entry.logits == LogitsWanted::Last && last {
                    let mut hash = DefaultHasher::new();
                    held.hash(&mut hash);
                    let seed = hash.finish();
                    let logit = |i: u64| (seed.rotate_left(i as u32).wrapping_mul(i | 1) >> 40) as f32 / 1e6;
                    let mut row: Vec<f32> = (0..FAKE_VOCAB as u64).map(logit).collect();
                    // What would break the engine is never chosen.
                    row[NAN_TOKEN as usize] = if *token == NAN_TOKEN { f32::NAN } else { f32::NEG_INFINITY };
                    row[PANIC_TOKEN as usize] = f32::NEG_INFINITY;
                    rows.push(row);
                }
            }
        }
        let _ = self.notes.send(Note::Forward(batch.iter().map(|e| (e.stream, e.tokens.len())).collect()));
        Ok(rows)
    }

    fn describe(&self) -> EngineInfo {
        EngineInfo { device: "fake".into(), threads: 0, bundle_digest: String::new(), weight_bytes: 0, state_bytes: 0 }
    }
}
