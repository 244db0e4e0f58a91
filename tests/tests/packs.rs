//! EXL3 packs as whole models. Any bits are a pack, so a golden checkpoint gets random ones in the place of its linears,
//! in many rates and with every codebook, and a twin whose plain weights are what the pack decodes to.
//!
//! What the formats themselves mean: `formats.rs`. Packs that binding refuses: `ir/tests/packs.rs`.

use std::path::Path;

use half::f16;
use tf_ir::format::{Codebook, Exl3, Format, exl3};
use tf_runtime::check::operations;
use tf_runtime::model::{self, DeviceChoice, ModelSource, OpenModel, OpenOptions};
use tf_runtime::oracle::Oracle;
use tf_tests::checkpoint::Checkpoint;
use tf_tests::models::{Logits, alone, difference, golden, open_with, wgpu};
use tf_tests::tools::Tool;

/// Half bits and codebooks of the linears, in turn.
const RATES: [(Codebook, u8); 9] = [
    (Codebook::Mul1, 5),
    (Codebook::Mcg, 8),
    (Codebook::ThreeInst, 6),
    (Codebook::Mul1, 3),
    (Codebook::Mcg, 12),
    (Codebook::Mul1, 7),
    (Codebook::ThreeInst, 16),
    (Codebook::Mul1, 2),
    (Codebook::Mcg, 10),
];

/// Two checkpoints with the same weights.
struct Twins {
    packed: Checkpoint,
    plain: Checkpoint,
}

/// Bits without a pattern: splitmix64.
struct Bits(u64);

impl Bits {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    fn bytes(&mut self, count: u64) -> Vec<u8> {
        (0..count.div_ceil(8)).flat_map(|_| self.next().to_le_bytes()).take(count as usize).collect()
    }
    /// Halves of this size, with random signs.
    fn signed(&mut self, size: f32, count: u64) -> Vec<u8> {
        let value = |bit: u64| f16::from_f32(if bit == 1 { -size } else { size }).to_le_bytes();
        (0..count).flat_map(|_| value(self.next() & 1)).collect()
    }
}

fn twins() -> Twins {
    let mut packed = Checkpoint::read(&golden("llama"));
    let mut plain = Checkpoint::read(&golden("llama"));
    let mut bits = Bits(7);
    let linears: Vec<String> =
        packed.tensors.keys().filter(|n| n.ends_with("_proj.weight") || *n == "lm_head.weight").cloned().collect();
    assert_eq!(linears.len(), 15);
    for (index, name) in linears.iter().enumerate() {
        let (_, shape, _) = packed.tensors.remove(name).unwrap();
        let (codebook, half_bits) = RATES[index % RATES.len()];
        let format = Format::Exl3(Exl3 { codebook, half_bits });
        let [n, k] = [shape[0].next_multiple_of(128), shape[1].next_multiple_of(128)];
        let layout = format.layout(&shape).unwrap();
        let trellis = bits.bytes(layout.parts[0].bytes);
        let suh = bits.signed(1.0 / (shape[1] as f32).sqrt(), k);
        // Every fifth linear has packed signs, as old packs do.
        let words = (index % 5 == 4).then(|| bits.bytes(n / 8));
        let svh = words.as_ref().map_or_else(|| bits.signed(1.0, n), |words| exl3::unpacked_signs(words));

        let mut memory = vec![0; layout.bytes as usize];
        for (part, bytes) in layout.parts.iter().zip([&trellis, &suh, &svh]) {
            memory[part.offset as usize..][..bytes.len()].copy_from_slice(bytes);
        }
        let dense = format.decode_rows(&memory, &shape, 0..shape[0]).unwrap();
        let dense = dense.iter().flat_map(|v| v.to_le_bytes()).collect();
        plain.tensors.insert(name.clone(), ("F32".into(), shape, dense));

        let module = name.strip_suffix(".weight").unwrap();
        let mut put = |part: &str, dtype: &str, shape: Vec<u64>, data: Vec<u8>| {
            packed.tensors.insert(format!("{module}.{part}"), (dtype.into(), shape, data));
        };
        put("trellis", "I16", vec![k / 16, n / 16, 8 * u64::from(half_bits)], trellis);
        put("suh", "F16", vec![k], suh);
        match words {
            Some(words) => put("sv", "I16", vec![n / 16], words),
            None => put("svh", "F16", vec![n], svh),
        }
        match codebook {
            Codebook::ThreeInst => {}
            Codebook::Mcg => put("mcg", "I32", vec![], Codebook::MCG.to_le_bytes().to_vec()),
            Codebook::Mul1 => put("mul1", "I32", vec![], Codebook::MUL1.to_le_bytes().to_vec()),
        }
    }
    packed.config["quantization_config"] = serde_json::json!({ "quant_method": "exl3", "bits": 3.05, "head_bits": 6 });
    Twins { packed, plain }
}

fn options(device: &DeviceChoice) -> OpenOptions {
    OpenOptions { device: device.clone(), rows: 32, ..OpenOptions::default() }
}

/// Logits of a text on a checkpoint, after its blocks were compared with the interpreter's.
fn logits(checkpoint: &Checkpoint, device: &DeviceChoice) -> Logits {
    let folder = tempfile::tempdir().unwrap();
    checkpoint.write(folder.path(), 0);
    let OpenModel { mut engine, bundle, spec, config, binding, checkpoint, .. } =
        open_with(folder.path(), &options(device));
    let oracle = Oracle::new(&bundle, &spec, &config, &binding, &checkpoint).unwrap();
    let findings = operations(&mut engine, &oracle).unwrap();
    assert!(findings.len() >= 16);
    for found in findings {
        assert!(found.holds(), "{device:?}: {}: {} is beyond {}", found.about, found.difference, found.limit);
    }
    let text: Vec<u32> = (0..23).map(|i| i * 13 % 320).collect();
    let whole = alone(&mut engine, &text, text.len());
    assert!(alone(&mut engine, &text, 1) == whole, "the same bits one by one");
    whole
}

/// Both are f32 and differ in the order of sums; logits are of the order of 1.
const TOLERANCE: f32 = 5e-4;

fn check(device: &DeviceChoice) {
    let Twins { packed, plain } = twins();
    let wanted = logits(&plain, &DeviceChoice::Cpu);
    for (position, (found, wanted)) in logits(&packed, device).iter().zip(&wanted).enumerate() {
        let difference = difference(found, wanted);
        assert!(difference <= TOLERANCE, "{device:?}: logits at {position} differ by {difference}");
    }
}

#[test]
fn an_exl3_pack_on_lavapipe() {
    if let Some(device) = wgpu(Tool::Lavapipe) {
        check(&device);
    }
}

#[test]
fn an_exl3_pack_on_swiftshader() {
    if let Some(device) = wgpu(Tool::SwiftShader) {
        check(&device);
    }
}

fn refusal(folder: &Path, device: &DeviceChoice) -> Option<String> {
    let opened = model::open(&ModelSource::Folder(folder.to_owned()), &options(device), &|_, _| {});
    opened.err().map(|error| error.to_string())
}

/// What stands in the tensors and not in their headers.
#[test]
fn values_of_packs_that_are_refused() {
    let check = |change: &dyn Fn(&mut Checkpoint), parts: &[&str]| {
        let folder = tempfile::tempdir().unwrap();
        let mut packed = twins().packed;
        change(&mut packed);
        packed.write(folder.path(), 0);
        match refusal(folder.path(), &DeviceChoice::Null("wgsl".into())) {
            None => assert!(parts.is_empty(), "taken, {parts:?} were expected"),
            Some(message) => {
                assert!(!parts.is_empty() && parts.iter().all(|part| message.contains(part)), "{message}");
            }
        }
    };
    check(&|_| {}, &[]);
    let marker = "lm_head.mul1";
    assert!(twins().packed.tensors.contains_key(marker));
    check(
        &|c| c.tensors.get_mut(marker).unwrap().2[0] ^= 1,
        &[marker, "is 0x83dcd12c, expected one I32 of 0x83dcd12d"],
    );
    let suh = "model.layers.1.mlp.up_proj.suh";
    for bits in [0x7c00u16, 0xfe00] {
        let spoil = |c: &mut Checkpoint| c.tensors.get_mut(suh).unwrap().2[14..16].copy_from_slice(&bits.to_le_bytes());
        check(&spoil, &[suh, "model.safetensors", "element 7 is no finite number", "use another pack"]);
    }
}

#[test]
fn an_exl3_pack_on_the_cpu() {
    check(&DeviceChoice::Cpu);
}
