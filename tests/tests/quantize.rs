//! `tf-run quantize`: packs have the bits that the formats' own tools give, however often a run was interrupted.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::process::Command;

use half::bf16;
use safetensors::SafeTensors;
use serde_json::Value;
use tf_ir::dtype::Storage;
use tf_ir::format::{Codebook, Exl3, Format};
use tf_ir::interp::RowTable;
use tf_ir::interp::inputs::Random;
use tf_runtime::model::{DeviceChoice, ModelSource, match_bundle};
use tf_runtime::oracle::{Oracle, States};
use tf_runtime::quantize::{Recipe, RunOptions, plan, run};
use tf_tests::checkpoint::Checkpoint;
use tf_tests::models::{alone, difference, golden, open, root, wgpu};
use tf_tests::served::binaries;
use tf_tests::tools::Tool;

/// Type, shape and bytes of tensors by name.
type Tensors = BTreeMap<String, (String, Vec<usize>, Vec<u8>)>;

/// Every tensor of a file.
fn tensors(file: &Path) -> Tensors {
    let bytes = std::fs::read(file).unwrap();
    let read = SafeTensors::deserialize(&bytes).unwrap();
    let entry = |(name, t): (String, safetensors::tensor::TensorView<'_>)| {
        (name, (format!("{:?}", t.dtype()), t.shape().to_vec(), t.data().to_vec()))
    };
    read.tensors().into_iter().map(entry).collect()
}

fn config(folder: &Path) -> Value {
    serde_json::from_str(&std::fs::read_to_string(folder.join("config.json")).unwrap()).unwrap()
}

fn quantize(model: &Path, out: &Path, args: &[&str]) -> Result<(), String> {
    let mut command = Command::new(binaries().join("tf-run"));
    let output = command.arg("quantize").arg(model).arg(out).args(args).output().unwrap();
    match output.status.success() {
        true => Ok(()),
        false => Err(String::from_utf8(output.stderr).unwrap()),
    }
}

#[test]
fn an_mlx_pack_has_the_bits_of_mlx() {
    let made = tempfile::tempdir().unwrap();
    quantize(&golden("llama"), made.path(), &["--format", "mlx", "--threads", "3"]).unwrap();
    let reference = root().join("tests/goldens/llama/mlx_q4");
    let (found, wanted) =
        (tensors(&made.path().join("model.safetensors")), tensors(&reference.join("model.safetensors")));
    assert_eq!(found.keys().collect::<Vec<_>>(), wanted.keys().collect::<Vec<_>>());
    for (name, wanted) in &wanted {
        assert!(found[name] == *wanted, "{name}: {:?} {:?}", found[name].0, found[name].1);
    }
    for key in ["quantization", "quantization_config"] {
        assert_eq!(config(made.path())[key], config(&reference)[key]);
    }
    let copied = std::fs::read(made.path().join("tokenizer.json")).unwrap();
    assert_eq!(copied, std::fs::read(golden("llama").join("tokenizer.json")).unwrap());
}

#[test]
fn widths_and_what_stays_plain() {
    let made = tempfile::tempdir().unwrap();
    // Columns: 64 of most matrices, 172 of the down projections.
    let args = ["--format", "mlx", "--bits", "3", "--group", "32", "--head-bits", "8"];
    quantize(&root().join("assets/stories260k"), made.path(), &args).unwrap();
    let found = tensors(&made.path().join("model.safetensors"));
    let shape = |name: &str| found.get(name).map(|t| (t.0.as_str(), t.1.as_slice()));
    let layer = "model.layers.0.";
    assert_eq!(shape(&format!("{layer}mlp.gate_proj.weight")), Some(("U32", &[172, 6][..])));
    assert_eq!(shape(&format!("{layer}mlp.gate_proj.scales")).map(|s| s.1), Some(&[172, 2][..]));
    assert_eq!(
        shape(&format!("{layer}mlp.down_proj.weight")).map(|s| s.1),
        Some(&[64, 172][..]),
        "172 is no multiple of 32"
    );
    assert_eq!(shape(&format!("{layer}mlp.down_proj.scales")), None);
    assert_eq!(shape(&format!("{layer}input_layernorm.weight")).map(|s| s.1), Some(&[64][..]));
    assert_eq!(shape("model.embed_tokens.weight"), Some(("U32", &[512, 16][..])), "the head is tied to it");
    let settings = &config(made.path())["quantization"];
    assert_eq!((&settings["bits"], &settings["group_size"]), (&3.into(), &32.into()));
    assert_eq!(settings["model.embed_tokens"]["bits"], 8);
    logits(made.path(), &[1, 403, 407]);
}

#[test]
fn an_exl3_pack_has_its_parts() {
    let folder = tempfile::tempdir().unwrap();
    let (text, made) = (folder.path().join("text.txt"), folder.path().join("pack"));
    std::fs::write(&text, "The ferry had been late every morning that week, and on Friday it did not come.").unwrap();
    let calibration = format!("--calibration={}", text.display());
    quantize(&golden("llama"), &made, &["--format", "exl3", "--bits", "3", &calibration]).unwrap();
    let (found, source) =
        (tensors(&made.join("model.safetensors")), tensors(&golden("llama").join("model.safetensors")));
    let shape = |name: &str| found.get(name).map(|t| (t.0.as_str(), t.1.as_slice()));
    // 64 inputs are padded to 128.
    let gate = "model.layers.1.mlp.gate_proj";
    assert_eq!(shape(&format!("{gate}.trellis")), Some(("I16", &[8, 8, 48][..])));
    assert_eq!(shape(&format!("{gate}.suh")), Some(("F16", &[128][..])));
    assert_eq!(shape(&format!("{gate}.svh")), Some(("F16", &[128][..])));
    assert_eq!(found[&format!("{gate}.mul1")], ("I32".into(), vec![], 0x83dc_d12du32.to_le_bytes().to_vec()));
    assert_eq!(shape(&format!("{gate}.weight")), None);
    assert_eq!(shape("lm_head.trellis"), Some(("I16", &[8, 24, 96][..])), "the head has 6 bits");
    assert!(found["model.embed_tokens.weight"] == source["model.embed_tokens.weight"], "tables stay");
    // 32 rows are too few.
    assert!(found["model.layers.0.self_attn.k_proj.weight"] == source["model.layers.0.self_attn.k_proj.weight"]);
    let settings = &config(&made)["quantization_config"];
    let expected = serde_json::json!({ "quant_method": "exl3", "bits": 3.0, "head_bits": 6.0, "codebook": "mul1" });
    for (key, value) in expected.as_object().unwrap() {
        assert_eq!(settings[key], *value, "{key}");
    }
    assert_eq!(settings["calibration"]["rows"], 1);

    let format = Format::Exl3(Exl3 { codebook: Codebook::Mul1, half_bits: 6 });
    let (loss, plain) = (distance(&found, &source, gate, format), &made.with_file_name("plain"));
    // Half of the inputs are padding, whose errors do not count.
    assert!(loss < 0.0176, "{loss}");
    quantize(&golden("llama"), plain, &["--format", "exl3", "--bits", "3", "--threads", "1"]).unwrap();
    let nearer = distance(&tensors(&plain.join("model.safetensors")), &source, gate, format);
    assert!(
        nearer < 0.6 * 0.0176 && nearer < loss,
        "without a text, weights themselves are kept nearest: {nearer} {loss}"
    );
}

/// The part of a matrix's energy that a pack of it loses.
fn distance(pack: &Tensors, source: &Tensors, module: &str, format: Format) -> f64 {
    let (_, shape, weights) = &source[&format!("{module}.weight")];
    let shape: Vec<u64> = shape.iter().map(|d| *d as u64).collect();
    let layout = format.layout(&shape).unwrap();
    let mut bytes = vec![0; layout.bytes as usize];
    for part in &layout.parts {
        bytes[part.offset as usize..][..part.bytes as usize]
            .copy_from_slice(&pack[&format!("{module}.{}", part.name)].2);
    }
    let found = format.decode_rows(&bytes, &shape, 0..shape[0]).unwrap();
    let weights = Format::Plain(Storage::Bf16).decode_rows(weights, &shape, 0..shape[0]).unwrap();
    let square = |v: f32| f64::from(v) * f64::from(v);
    let off: f64 = weights.iter().zip(&found).map(|(w, f)| square(w - f)).sum();
    off / weights.iter().map(|w| square(*w)).sum::<f64>()
}

/// How far `tf-run eval` finds a pack from its source, over a short text.
fn divergence(pack: &Path, source: &Path) -> f64 {
    let text = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(&text, "Once upon a time there was a little lamp that lived in a window by the sea.").unwrap();
    let mut command = Command::new(binaries().join("tf-run"));
    command
        .args(["eval", "--json", "--device", "cpu", "--text"])
        .arg(text.path())
        .arg(pack)
        .arg("--against")
        .arg(source);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice::<Value>(&output.stdout).unwrap()["against"]["kl"].as_f64().unwrap()
}

#[test]
fn affine_packs_run_and_more_bits_are_nearer() {
    let source = root().join("assets/stories260k");
    let folder = tempfile::tempdir().unwrap();
    let mut last = f64::INFINITY;
    for bits in ["3", "4", "8"] {
        let pack = folder.path().join(bits);
        quantize(&source, &pack, &["--format", "mlx", "--bits", bits]).unwrap();
        let found = divergence(&pack, &source);
        assert!(found > 0.0 && found < last, "{bits} bits: {found} after {last}");
        last = found;
    }
    // 3e-4 was found.
    assert!(last < 1e-3, "{last}");
}

/// The logits of tokens, by the interpreter.
fn logits(folder: &Path, tokens: &[u32]) -> Vec<f32> {
    let opened = match_bundle(&ModelSource::Folder(folder.to_owned()), None);
    let model = opened.unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let oracle = Oracle::new(&model.bundle, &model.spec, &model.config, &model.binding, &model.checkpoint).unwrap();
    let rows = RowTable::one_stream(tokens, 0);
    oracle.forward(&rows, &mut States::default()).unwrap().floats().unwrap().to_vec()
}

#[test]
fn trellis_packs_are_bound_and_more_bits_are_nearer() {
    let source = root().join("assets/stories260k");
    let folder = tempfile::tempdir().unwrap();
    let tokens = [1, 403, 407, 261, 378, 280, 300, 22, 401, 9];
    let wanted = logits(&source, &tokens);
    let mut last = f64::INFINITY;
    for bits in ["1.5", "2.5", "4"] {
        let pack = folder.path().join(bits);
        quantize(&source, &pack, &["--format", "exl3", "--bits", bits, "--head-bits", bits]).unwrap();
        let squares = logits(&pack, &tokens).into_iter().zip(&wanted).map(|(f, w)| f64::from(f - w).powi(2));
        let found = (squares.sum::<f64>() / wanted.len() as f64).sqrt();
        assert!(found > 0.0 && found < last, "{bits} bits: {found} after {last}");
        last = found;
    }
    assert!(last < 0.5, "{last}");
}

/// The golden with experts, but 3 of 128 between 64 channels, wide enough for a trellis.
fn wide_experts(folder: &Path) -> Checkpoint {
    let mut wide = Checkpoint::read(&golden("qwen3_5_moe"));
    wide.config["text_config"]["moe_intermediate_size"] = 128.into();
    wide.config["text_config"]["num_experts"] = 3.into();
    let mut random = Random::new(9);
    for (name, (_, shape, data)) in &mut wide.tensors {
        if name.ends_with(".mlp.gate.weight") {
            shape[0] = 3;
            data.truncate(3 * 64 * 2);
        } else if name.contains(".mlp.experts.") {
            *shape = if name.ends_with("down_proj") { vec![3, 64, 128] } else { vec![3, 256, 64] };
            let values = (0..shape.iter().product::<u64>()).map(|_| bf16::from_f32(0.2 * random.float()));
            *data = values.flat_map(bf16::to_le_bytes).collect();
        }
    }
    wide.write(folder, 0);
    wide
}

#[test]
fn stacks_of_experts_are_split_into_modules() {
    let folder = tempfile::tempdir().unwrap();
    let source = wide_experts(folder.path());
    let matched = match_bundle(&ModelSource::Folder(folder.path().to_owned()), None).unwrap();
    let format = Exl3 { codebook: Codebook::Mul1, half_bits: 8 };
    let text = vec![(0..100).map(|i| (i * i * 7 + i) % 311).collect::<Vec<u32>>()];
    let layer = "model.language_model.layers.2.mlp.experts.";
    let mut made = Vec::new();
    // What 4 bits lose, and more where products are kept near instead.
    for (name, calibration, most) in [("of-weights", Vec::new(), 0.0045 * 1.07), ("of-products", text, 0.0045 * 2.0)] {
        let plan = plan(&matched, &Recipe::Exl3 { format, head: None, calibration }).unwrap();
        let pack = folder.path().join(name);
        run(&matched, &plan, &pack, &RunOptions { threads: 2, shard_bytes: 1 << 30, progress: &|_, _| () }).unwrap();
        let found = tensors(&pack.join("model.safetensors"));
        for stack in ["gate_up_proj", "down_proj"] {
            assert!(!found.contains_key(&format!("{layer}{stack}")), "{stack} is in modules");
            assert!(found.contains_key(&format!("mtp.layers.0.mlp.experts.{stack}")), "what no block reads is copied");
        }
        for (module, stack, first, rows, columns) in [
            ("0.gate_proj", "gate_up_proj", 0, 128, 64),
            ("2.gate_proj", "gate_up_proj", 2 * 256, 128, 64),
            ("2.up_proj", "gate_up_proj", 2 * 256 + 128, 128, 64),
            ("1.down_proj", "down_proj", 64, 64, 128),
        ] {
            let stack = &source.tensors[&format!("{layer}{stack}")].2;
            let bytes = stack[first * columns * 2..(first + rows) * columns * 2].to_vec();
            let module = format!("{layer}{module}");
            let one = Tensors::from([(format!("{module}.weight"), ("BF16".into(), vec![rows, columns], bytes))]);
            let loss = distance(&found, &one, &module, Format::Exl3(format));
            assert!(loss < most, "{name}: {module}: {loss}");
        }
        // It runs: tokens of a stream as the interpreter has them.
        let tokens = [5, 77, 300, 4];
        let wanted = logits(&pack, &tokens);
        for device in [Some(DeviceChoice::Cpu), wgpu(Tool::Lavapipe)].into_iter().flatten() {
            let found = alone(&mut open(&pack, &device, 1, 4), &tokens, 4).concat();
            let off = difference(&found[found.len() - 320..], &wanted[wanted.len() - 320..]);
            // Both are f32 and differ in the order of sums; logits are of the order of 3.
            assert!(off <= 5e-4, "{name} on {device:?}: {off}");
        }
        made.push(found);
    }
    for module in ["0.up_proj", "2.down_proj"] {
        let name = format!("{layer}{module}.trellis");
        assert!(made[0][&name] != made[1][&name], "{module} was not calibrated");
    }
}

#[test]
fn stacks_of_experts_have_the_names_and_bits_of_mlx() {
    let folder = tempfile::tempdir().unwrap();
    let source = golden("qwen3_5_moe");
    let reference = tensors(&root().join("tests/goldens/qwen3_5_moe/mlx_q4/model.safetensors"));
    let pack = folder.path().join("of-32");
    quantize(&source, &pack, &["--format", "mlx", "--group", "32", "--head-bits", "8"]).unwrap();
    let found = tensors(&pack.join("model.safetensors"));
    for layer in 0..3 {
        for module in ["gate_proj", "up_proj", "down_proj"] {
            for part in ["weight", "scales", "biases"] {
                let name = format!("layers.{layer}.mlp.switch_mlp.{module}.{part}");
                let wanted = &reference[&format!("language_model.model.{name}")];
                assert!(found[&format!("model.language_model.{name}")] == *wanted, "{name}");
            }
        }
    }
    assert!(found.keys().all(|name| name.starts_with("mtp.") || !name.contains(".experts.")));
    let settings = &config(&pack)["quantization"];
    for module in ["lm_head", "language_model.lm_head"] {
        assert_eq!(settings[module]["bits"], 8, "{module}, by any of its names");
    }
    // 32 columns are no group of 64: the stack stays plain, and a stack.
    let pack = folder.path().join("of-64");
    quantize(&source, &pack, &["--format", "mlx"]).unwrap();
    let found = tensors(&pack.join("model.safetensors"));
    let mlp = "model.language_model.layers.1.mlp.";
    let plain = &tensors(&source.join("model.safetensors"))[&format!("{mlp}experts.down_proj")];
    assert!(found[&format!("{mlp}switch_mlp.down_proj.weight")] == *plain);
    assert!(!found.contains_key(&format!("{mlp}experts.down_proj")));
    assert_eq!(found[&format!("{mlp}switch_mlp.up_proj.scales")].1, [6, 32, 1]);
    assert!(logits(&pack, &[5, 77, 300, 4]).iter().all(|v| v.is_finite()));
}

#[test]
fn a_tied_head_gets_a_matrix_of_its_own() {
    let made = tempfile::tempdir().unwrap();
    let source = root().join("assets/stories260k");
    assert_eq!(config(&source)["tie_word_embeddings"], true);
    quantize(&source, made.path(), &["--format", "exl3", "--bits", "2.5", "--head-bits", "4"]).unwrap();
    let found = tensors(&made.path().join("model.safetensors"));
    assert_eq!(found["lm_head.trellis"].1, [8, 32, 64]);
    assert_eq!(found["model.embed_tokens.weight"].1, [512, 64]);
    assert_eq!(config(made.path())["tie_word_embeddings"], false);
    let plain = tempfile::tempdir().unwrap();
    quantize(&source, plain.path(), &["--format", "exl3", "--bits", "2.5", "--head-bits", "16"]).unwrap();
    assert_eq!(config(plain.path())["tie_word_embeddings"], true);
    assert!(!tensors(&plain.path().join("model.safetensors")).contains_key("lm_head.trellis"));
}

#[test]
fn an_interrupted_run_goes_on_and_gives_the_same() {
    let source = match_bundle(&ModelSource::Folder(golden("llama")), None).unwrap();
    let plan = plan(&source, &Recipe::Affine { bits: 4, group: 64, head_bits: 4 }).unwrap();
    let make = |folder: &Path, progress: &dyn Fn(u64, u64)| {
        run(&source, &plan, folder, &RunOptions { threads: 2, shard_bytes: 50_000, progress })
    };
    let whole = tempfile::tempdir().unwrap();
    make(whole.path(), &|_, _| ()).unwrap();
    let cut = tempfile::tempdir().unwrap();
    let stop = |done: u64, all: u64| assert!(done < all / 2, "stopped as asked");
    std::panic::catch_unwind(AssertUnwindSafe(|| make(cut.path(), &stop))).unwrap_err();
    assert!(!cut.path().join("config.json").exists(), "half a pack is not a model");
    make(cut.path(), &|_, _| ()).unwrap();
    let names = |folder: &Path| {
        let names = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().file_name());
        names.collect::<BTreeSet<_>>()
    };
    assert_eq!(names(whole.path()), names(cut.path()));
    for name in names(whole.path()) {
        assert!(
            std::fs::read(whole.path().join(&name)).unwrap() == std::fs::read(cut.path().join(&name)).unwrap(),
            "{name:?}"
        );
    }
    assert!(names(whole.path()).iter().any(|n| n == "model.safetensors.index.json"), "files are as small as asked");
    let said = make(whole.path(), &|_, _| ()).unwrap_err().to_string();
    assert!(said.contains("is not empty"), "{said}");
}

#[test]
fn what_is_refused() {
    let made = tempfile::tempdir().unwrap();
    let refused = |model: &Path, args: &[&str], part: &str| {
        let said = quantize(model, &made.path().join("pack"), args).unwrap_err();
        assert!(said.contains(part), "{said}");
        assert!(!made.path().join("pack").exists(), "nothing is left behind");
    };
    refused(&golden("llama"), &["--format", "mlx", "--bits", "7"], "codes of 7 bits are unknown");
    refused(&golden("llama"), &["--format", "mlx", "--group", "48"], "groups of 48 are unknown");
    refused(&golden("llama"), &["--format", "exl3", "--bits", "4.5"], "4.5 bits are unknown");
    refused(
        &golden("llama"),
        &["--format", "exl3", "--bits", "2.5", "--codebook", "mcg"],
        "2.5 bits need codebook mul1",
    );
    refused(&golden("llama"), &["--format", "mlx", "--bits", "2.5"], "2.5 bits are unknown");
    refused(&root().join("tests/goldens/llama/mlx_q4"), &["--format", "exl3"], "quantization");
    refused(Path::new("no/such/model"), &["--format", "mlx"], "no/such/model");
}
