//! EXL3 packs of golden checkpoints at every usual width: how far they are from their source, on the CPU and in WGSL.

use std::path::Path;

use tf_ir::format::{Codebook, Exl3};
use tf_runtime::eval::evaluate;
use tf_runtime::model::{DeviceChoice, ModelSource, match_bundle};
use tf_runtime::quantize::{Recipe, RunOptions, plan, run};
use tf_tests::checkpoint::Checkpoint;
use tf_tests::models::{golden, open, wgpu};
use tf_tests::tools::Tool;

/// Bits of a weight, and the most nats of KL that a pack of that width may be from its source: 1.25 of what was found.
type Bounds = [(f32, f64)];

/// A copy in f32. The goldens' matrices have 64 columns, which a pack pads to 128: in bf16 many would not get smaller.
fn in_f32(family: &str, folder: &Path) {
    let mut checkpoint = Checkpoint::read(&golden(family));
    for (dtype, _, data) in checkpoint.tensors.values_mut().filter(|(dtype, ..)| dtype == "BF16") {
        let wide = data.chunks_exact(2).flat_map(|b| [0, 0, b[0], b[1]]);
        (*dtype, *data) = ("F32".into(), wide.collect());
    }
    checkpoint.write(folder, 0);
}

/// Packs the golden at each width and compares. `packed`: how many matrices are packed at each width, the head among
/// them. Plain stay matrices of fewer than 64 rows or columns, experts too, and at 8 bits those of 64 by 64, which would not
/// get smaller.
fn check(family: &str, packed: [usize; 2], bounds: &Bounds) {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("plain");
    std::fs::create_dir(&source).unwrap();
    in_f32(family, &source);
    let text: Vec<Vec<u32>> = (1..3).map(|c| (0..64).map(|i| (i * 13 + c * 7 + i * i * c) % 311).collect()).collect();
    let devices = [Some(DeviceChoice::Cpu), wgpu(Tool::Lavapipe)];
    let mut last = [f64::INFINITY; 2];
    for &(bits, bound) in bounds {
        let format = Exl3 { codebook: Codebook::Mul1, half_bits: (2.0 * bits) as u8 };
        let matched = match_bundle(&ModelSource::Folder(source.clone()), None).unwrap();
        let recipe = Recipe::Exl3 { format, head: Some(format), calibration: Vec::new() };
        let plan = plan(&matched, &recipe).unwrap();
        let count = packed[usize::from(bits == 8.0)];
        assert!(plan.summary().starts_with(&format!("{count} matrices")), "{family}: {}", plan.summary());
        let pack = folder.path().join(bits.to_string());
        run(&matched, &plan, &pack, &RunOptions { threads: 2, shard_bytes: 1 << 30, progress: &|_, _| () }).unwrap();
        for (device, last) in devices.iter().flatten().zip(&mut last) {
            let mut reference = open(&source, &DeviceChoice::Cpu, 1, 64);
            let mut engine = open(&pack, device, 1, 64);
            let report = evaluate(&mut engine, Some(&mut reference), &text, 1, &|_| ()).unwrap();
            let kl = report.against.unwrap().kl;
            assert!(kl > 0.0 && kl <= bound, "{family}, {bits} bits on {device:?}: {kl}, at most {bound}");
            assert!(kl < *last, "{family}, {bits} bits on {device:?}: {kl} after {last} with fewer bits");
            *last = kl;
        }
    }
}

#[test]
fn packs_of_a_dense_decoder() {
    let bounds =
        [(2.0, 1.04), (2.5, 0.53), (3.0, 0.28), (3.5, 0.14), (4.0, 0.073), (5.0, 0.021), (6.0, 0.0071), (8.0, 0.00031)];
    check("llama", [11, 7], &bounds);
}

#[test]
fn packs_of_a_hybrid_decoder() {
    check("qwen3_5", [26, 18], &[(2.0, 3.0), (3.0, 1.05), (4.0, 0.32), (6.0, 0.029), (8.0, 0.0022)]);
}

/// Whenever an error makes a row choose other experts, it is far from the source: these have random weights.
#[test]
fn packs_of_a_decoder_with_experts() {
    check("qwen3_5_moe", [20, 9], &[(2.0, 3.4), (3.0, 1.6), (4.0, 0.82), (6.0, 0.127), (8.0, 0.069)]);
}
