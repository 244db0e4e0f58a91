//! A small bundle made by hand, for the tests of this crate: `y = x + w` over n rows of H.

use std::collections::BTreeMap;
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
