//! Packed checkpoints: what is taken, and what is said about those that are not what they claim to be.

use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tf_ir::dtype::Storage;
use tf_ir::format::{Affine, Codebook, Exl3, Format};
use tf_ir::spec::bind::{Binding, BoundWeight, Piece, Source, TensorInfo, WeightKey, bind};
use tf_ir::spec::config::{Config, Refusal};
use tf_ir::spec::quantization::Codes;
use tf_ir::spec::{self, Model};

const DENSE: &str = include_str!("../../specs/llama.ron");

type Tensors = BTreeMap<String, TensorInfo>;

fn model(text: &str) -> Model {
    let model = spec::read("x.ron", text).unwrap_or_else(|d| panic!("{d}"));
    assert_eq!(spec::check(&model), []);
    model
}

/// One layer of 128 channels with a head of its own; 192 in the middle, so that EXL3 has something to pad.
fn config(set: Value) -> Value {
    let mut config = json!({
        "model_type": "llama", "hidden_size": 128, "intermediate_size": 192, "vocab_size": 320, "num_hidden_layers": 1,
        "num_attention_heads": 4, "num_key_value_heads": 2,
    });
    for (key, value) in set.as_object().unwrap() {
        config[key] = value.clone();
    }
    config
}

fn info(dtype: &str, shape: &[u64]) -> TensorInfo {
    TensorInfo { dtype: dtype.into(), shape: shape.to_vec(), word: None }
}

const LINEARS: [(&str, [u64; 2]); 7] = [
    ("self_attn.q_proj", [128, 128]),
    ("self_attn.k_proj", [64, 128]),
    ("self_attn.v_proj", [64, 128]),
    ("self_attn.o_proj", [128, 128]),
    ("mlp.gate_proj", [192, 128]),
    ("mlp.up_proj", [192, 128]),
    ("mlp.down_proj", [128, 192]),
];

/// The tensors that are not linears.
fn frame() -> Tensors {
    let names = ["norm", "layers.0.input_layernorm", "layers.0.post_attention_layernorm"];
    let norms = names.map(|name| (format!("model.{name}.weight"), info("BF16", &[128])));
    let ends = ["model.embed_tokens.weight", "lm_head.weight"].map(|name| (name.into(), info("BF16", &[320, 128])));
    norms.into_iter().chain(ends).collect()
}

/// All linears in 4 bits, groups of 64.
fn affine() -> Tensors {
    let mut all = frame();
    for (name, [n, k]) in LINEARS {
        all.insert(format!("model.layers.0.{name}.weight"), info("U32", &[n, k / 8]));
        for part in ["scales", "biases"] {
            all.insert(format!("model.layers.0.{name}.{part}"), info("BF16", &[n, k / 64]));
        }
    }
    all
}

fn marker(value: u32) -> TensorInfo {
    TensorInfo { dtype: "I32".into(), shape: vec![], word: Some(value) }
}

/// All linears in 2.5 bits of MUL1.
fn exl3() -> Tensors {
    let mut all = frame();
    for (name, [n, k]) in LINEARS {
        let (n, k) = (n.next_multiple_of(128), k.next_multiple_of(128));
        let mut put = |part: &str, info| drop(all.insert(format!("model.layers.0.{name}.{part}"), info));
        put("trellis", info("I16", &[k / 16, n / 16, 40]));
        put("suh", info("F16", &[k]));
        put("svh", info("F16", &[n]));
        put("mul1", marker(Codebook::MUL1));
    }
    all
}

fn affine_config() -> Value {
    config(json!({ "quantization": { "group_size": 64, "bits": 4, "mode": "affine" } }))
}

fn exl3_config() -> Value {
    config(json!({ "quantization_config": { "quant_method": "exl3", "bits": 2.5, "calibration": { "rows": 1 } } }))
}

fn bound_of(spec: &str, tensors: &Tensors, config: &Value) -> Result<Binding, String> {
    let words = |refusals: Vec<Refusal>| refusals.iter().map(Refusal::to_string).collect::<Vec<_>>().join("\n");
    let model = model(spec);
    let config = Config::read(&model, config).map_err(words)?;
    let names: Vec<String> = tensors.keys().cloned().collect();
    bind(&model, &config, &|name| tensors.get(name).cloned(), &names).map_err(words)
}

fn bound(tensors: &Tensors, config: &Value) -> Result<Binding, String> {
    bound_of(DENSE, tensors, config)
}

fn weight<'a>(binding: &'a Binding, layer: Option<u32>, name: &str) -> &'a BoundWeight {
    &binding.weights[&WeightKey { layer, name: name.into() }]
}

fn pieces(weight: &BoundWeight) -> Vec<(&str, u64, u64, u64, bool)> {
    let Source::Stored { pieces, .. } = &weight.source else { panic!("{:?}", weight.source) };
    let flat = |p: &'_ Piece| (p.start, p.bytes, p.offset, p.signs);
    let with = |p| {
        let (start, bytes, offset, signs) = flat(p);
        (p.tensor.as_str(), start, bytes, offset, signs)
    };
    pieces.iter().map(with).collect()
}

#[test]
fn affine_modules_take_the_place_of_tensors() {
    let binding = bound(&affine(), &affine_config()).unwrap();
    let down = weight(&binding, Some(0), "down_proj");
    let format = Format::Affine(Affine { bits: 4, group: 64, scales: Storage::Bf16 });
    assert_eq!((down.format, &down.shape[..]), (format, &[128, 192][..]));
    assert_eq!(
        pieces(down),
        [
            ("model.layers.0.mlp.down_proj.weight", 0, 128 * 96, 0, false),
            ("model.layers.0.mlp.down_proj.scales", 0, 128 * 6, 128 * 96, false),
            ("model.layers.0.mlp.down_proj.biases", 0, 128 * 6, 128 * 102, false),
        ]
    );
    assert_eq!(weight(&binding, None, "embedding").format, Format::Plain(Storage::Bf16));
}

/// Embeddings may be packed, and a head that is tied to one is packed alike.
#[test]
fn ties_follow_packed_embeddings() {
    let mut all = affine();
    all.remove("lm_head.weight");
    all.insert("model.embed_tokens.weight".into(), info("U32", &[320, 16]));
    all.insert("model.embed_tokens.scales".into(), info("F16", &[320, 2]));
    all.insert("model.embed_tokens.biases".into(), info("F16", &[320, 2]));
    let binding = bound(&all, &affine_config()).unwrap();
    let head = weight(&binding, None, "lm_head");
    assert_eq!(head.format, Format::Affine(Affine { bits: 4, group: 64, scales: Storage::F16 }));
    assert!(matches!(head.source, Source::Tied(_)));
}

/// A module's own object says all about it: what it leaves out is the format's default, not the config's usual.
#[test]
fn modules_have_their_own_numbers() {
    let quantization = json!({
        "group_size": 32, "bits": 3,
        "model.layers.0.mlp.down_proj": { "bits": 8 },
        "model.layers.0.mlp.up_proj": { "group_size": 32 },
        "model.layers.0.self_attn.o_proj": false,
        "model.layers.0.self_attn.v_proj": true,
    });
    let config = config(json!({ "quantization": quantization, "quantization_config": quantization }));
    let read = Config::read(&model(DENSE), &config).unwrap().quantization.unwrap();
    let of = |module: &str| read.of(&format!("model.layers.0.{module}"));
    assert_eq!(of("mlp.down_proj"), Some(Codes { bits: 8, group: 64 }));
    assert_eq!(of("mlp.up_proj"), Some(Codes { bits: 4, group: 32 }));
    assert_eq!(of("self_attn.o_proj"), None);
    assert_eq!(of("self_attn.v_proj"), Some(Codes { bits: 3, group: 32 }));
    assert_eq!(of("self_attn.q_proj"), Some(Codes { bits: 3, group: 32 }));

    let mut all = frame();
    for (name, [n, k]) in LINEARS {
        let path = format!("model.layers.0.{name}");
        let Some(Codes { bits, group }) = read.of(&path) else {
            all.insert(format!("{path}.weight"), info("F16", &[n, k]));
            continue;
        };
        all.insert(format!("{path}.weight"), info("U32", &[n, k / 32 * u64::from(bits)]));
        for part in ["scales", "biases"] {
            all.insert(format!("{path}.{part}"), info("F32", &[n, k / u64::from(group)]));
        }
    }
    let binding = bound(&all, &config).unwrap();
    assert_eq!(weight(&binding, Some(0), "o_proj").format, Format::Plain(Storage::F16));
    let wide = Format::Affine(Affine { bits: 8, group: 64, scales: Storage::F32 });
    assert_eq!(weight(&binding, Some(0), "down_proj").format, wide);

    all.insert("model.layers.0.self_attn.o_proj.scales".into(), info("F32", &[128, 4]));
    assert_eq!(
        bound(&all, &config).unwrap_err(),
        "tensor `model.layers.0.self_attn.o_proj.weight` is packed, and the config says that it is not"
    );
}

#[test]
fn exl3_modules_take_the_place_of_tensors() {
    let mut all = exl3();
    let prefix = "model.layers.0.mlp.down_proj";
    all.insert(format!("{prefix}.sv"), info("I16", &[8]));
    all.remove(&format!("{prefix}.svh"));
    let binding = bound(&all, &exl3_config()).unwrap();
    let down = weight(&binding, Some(0), "down_proj");
    assert_eq!(down.format, Format::Exl3(Exl3 { codebook: Codebook::Mul1, half_bits: 5 }));
    assert_eq!(down.shape, [128, 192]);
    assert_eq!(
        pieces(down),
        [
            ("model.layers.0.mlp.down_proj.trellis", 0, 16 * 8 * 80, 0, false),
            ("model.layers.0.mlp.down_proj.suh", 0, 512, 10240, false),
            ("model.layers.0.mlp.down_proj.sv", 0, 16, 10752, true),
        ]
    );
    // Its tensors decide, whatever the config says of the family of formats.
    assert!(bound(&exl3(), &config(json!({}))).is_ok());
    // Without a marker the book is the oldest, which has no half rates.
    let mut whole = exl3();
    whole.retain(|name, _| !name.ends_with(".mul1"));
    whole.values_mut().filter(|info| info.shape.len() == 3).for_each(|info| info.shape[2] = 32);
    let binding = bound(&whole, &exl3_config()).unwrap();
    let format = Format::Exl3(Exl3 { codebook: Codebook::ThreeInst, half_bits: 4 });
    assert_eq!(weight(&binding, Some(0), "q_proj").format, format);
}

/// Who packs this way always writes a head, and does not always say so.
#[test]
fn a_packed_head_wins_over_a_tie() {
    let mut all = exl3();
    all.remove("lm_head.weight");
    all.insert("lm_head.trellis".into(), info("I16", &[8, 24, 96]));
    all.insert("lm_head.suh".into(), info("F16", &[128]));
    all.insert("lm_head.svh".into(), info("F16", &[384]));
    let mut tied = exl3_config();
    tied["tie_word_embeddings"] = json!(true);
    let binding = bound(&all, &tied).unwrap();
    let head = weight(&binding, None, "lm_head");
    assert_eq!(head.format, Format::Exl3(Exl3 { codebook: Codebook::ThreeInst, half_bits: 12 }));
    assert_eq!(head.shape, [320, 128]);
}

/// Biases are stored in the module's padded width or in its own.
#[test]
fn biases_of_packed_modules_may_be_padded() {
    for (k, fits) in [(64, true), (128, true), (96, false)] {
        let mut all = exl3();
        for (name, size) in [("q", 128), ("k", k), ("v", 64)] {
            all.insert(format!("model.layers.0.self_attn.{name}_proj.bias"), info("F16", &[size]));
        }
        let result = bound(&all, &exl3_config());
        match fits {
            true => {
                let binding = result.unwrap();
                let bias = pieces(weight(&binding, Some(0), "k_bias"))[0];
                assert_eq!(bias, ("model.layers.0.self_attn.k_proj.bias", 0, 128, 0, false));
            }
            false => {
                let name = "tensor `model.layers.0.self_attn.k_proj.bias`";
                assert_eq!(result.unwrap_err(), format!("{name} has shape [96], expected [2*nkv*r2] = [64]"));
            }
        }
    }
    // Only there: beside a plain weight it is another shape.
    let mut all = affine();
    for (name, size) in [("q", 128), ("k", 128), ("v", 64)] {
        all.insert(format!("model.layers.0.self_attn.{name}_proj.bias"), info("F16", &[size]));
    }
    assert!(bound(&all, &affine_config()).unwrap_err().contains("k_proj.bias` has shape [128]"));
}

#[test]
fn affine_packs_are_refused_by_name() {
    let check = |change: &dyn Fn(&mut Tensors), expected: &str| {
        let mut all = affine();
        change(&mut all);
        assert_eq!(bound(&all, &affine_config()).unwrap_err(), expected);
    };
    let q = |part: &str| format!("model.layers.0.self_attn.q_proj.{part}");
    check(
        &|all| drop(all.remove(&q("biases"))),
        "tensor `model.layers.0.self_attn.q_proj.biases` is missing, though others that belong to it are there",
    );
    check(
        &|all| drop(all.remove(&q("scales"))),
        "tensor `model.layers.0.self_attn.q_proj.scales` is missing, though others that belong to it are there",
    );
    check(
        &|all| drop(all.insert(q("weight"), info("I32", &[128, 16]))),
        "tensor `model.layers.0.self_attn.q_proj.weight` has elements of type I32, expected U32",
    );
    check(
        &|all| drop(all.insert(q("weight"), info("U32", &[128, 12]))),
        "tensor `model.layers.0.self_attn.q_proj.weight` has shape [128, 12], expected [128, 16]; the config says codes \
         of 4 bits in groups of 64",
    );
    check(
        &|all| drop(all.insert(q("scales"), info("BF16", &[128, 4]))),
        "tensor `model.layers.0.self_attn.q_proj.scales` has shape [128, 4], expected [128, 2]; the config says codes of \
         4 bits in groups of 64",
    );
    check(
        &|all| drop(all.insert(q("biases"), info("F16", &[128, 2]))),
        "tensor `model.layers.0.self_attn.q_proj.biases` has elements of another type than the other scales and biases",
    );
    check(
        &|all| drop(all.insert(q("scales"), info("U8", &[128, 2]))),
        "tensor `model.layers.0.self_attn.q_proj.scales` has elements of type U8, expected F32, F16 or BF16",
    );
    let plain = config(json!({}));
    assert!(bound(&affine(), &plain).unwrap_err().starts_with(
        "tensor `model.layers.0.self_attn.q_proj.weight` is packed, and the config has no `quantization`\n"
    ));
    let wide = config(json!({ "hidden_size": 96, "num_attention_heads": 3, "num_key_value_heads": 3,
        "quantization": { "group_size": 64, "bits": 4 } }));
    assert!(
        bound(&affine(), &wide).unwrap_err().contains(
            "tensor `model.layers.0.self_attn.q_proj.weight` has 96 columns, which are no whole groups of 64\n"
        )
    );
    // A norm is never packed, so that what comes with it is surplus.
    check(
        &|all| drop(all.insert("model.norm.scales".into(), info("F16", &[1]))),
        "tensor `model.norm.scales` is in the checkpoint and nothing in the spec reads it; a checkpoint of another \
         family, or of a variant that this spec does not know",
    );
}

#[test]
fn exl3_packs_are_refused_by_name() {
    let check = |change: &dyn Fn(&mut Tensors), expected: &str| {
        let mut all = exl3();
        change(&mut all);
        assert_eq!(bound(&all, &exl3_config()).unwrap_err(), expected);
    };
    let up = |part: &str| format!("model.layers.0.mlp.up_proj.{part}");
    let trellis = |shape: &'static [u64]| move |all: &mut Tensors| drop(all.insert(up("trellis"), info("I16", shape)));
    check(
        &trellis(&[8, 16, 36]),
        "tensor `model.layers.0.mlp.up_proj.trellis` has 36 words in a tile, which no rate of codebook mul1 has",
    );
    check(
        &trellis(&[8, 16, 72]),
        "tensor `model.layers.0.mlp.up_proj.trellis` has 72 words in a tile, which no rate of codebook mul1 has",
    );
    check(
        &trellis(&[8, 16, u64::MAX]),
        "tensor `model.layers.0.mlp.up_proj.trellis` has 18446744073709551615 words in a tile, which no rate of \
         codebook mul1 has",
    );
    check(
        &trellis(&[8, 12, 40]),
        "tensor `model.layers.0.mlp.up_proj.trellis` has 8 by 12 tiles, expected multiples of 8",
    );
    check(
        &trellis(&[16, 16, 40]),
        "tensor `model.layers.0.mlp.up_proj.trellis` has 16 by 16 tiles, expected 8 by 16; the weight has 128 inputs and \
         192 outputs",
    );
    check(
        &trellis(&[320, 82]),
        "tensor `model.layers.0.mlp.up_proj.trellis` has shape [320, 82], expected three axes; a trellis of two axes is \
         a table of rows, which is not read as a weight",
    );
    check(
        &|all| drop(all.insert(up("trellis"), info("F16", &[8, 16, 40]))),
        "tensor `model.layers.0.mlp.up_proj.trellis` has elements of type F16, expected I16",
    );
    check(
        &|all| drop(all.remove(&up("suh"))),
        "tensor `model.layers.0.mlp.up_proj.suh` is missing; `model.layers.0.mlp.up_proj.trellis` needs it; another name \
         looked for: model.layers.0.mlp.up_proj.su",
    );
    check(
        &|all| drop(all.insert(up("svh"), info("F16", &[192]))),
        "tensor `model.layers.0.mlp.up_proj.svh` is F16 [192], expected F16 [256]",
    );
    check(
        &|all| drop(all.insert(up("su"), info("I16", &[8]))),
        "tensor `model.layers.0.mlp.up_proj.su` is in the checkpoint and nothing in the spec reads it; a checkpoint of \
         another family, or of a variant that this spec does not know",
    );
    check(
        &|all| drop(all.insert(up("mcg"), marker(Codebook::MCG))),
        "tensor `model.layers.0.mlp.up_proj.mul1` marks codebook mul1, and `model.layers.0.mlp.up_proj.mcg` marks another",
    );
    check(
        &|all| drop(all.insert(up("mul1"), marker(0x1234_5677))),
        "tensor `model.layers.0.mlp.up_proj.mul1` is 0x12345677, expected one I32 of 0x83dcd12d",
    );
    check(
        &|all| drop(all.insert(up("mul1"), info("F32", &[2]))),
        "tensor `model.layers.0.mlp.up_proj.mul1` is F32 [2], expected one I32 of 0x83dcd12d",
    );
    check(
        &|all| drop(all.remove(&up("mul1"))),
        "tensor `model.layers.0.mlp.up_proj.trellis` has 40 words in a tile, which no rate of codebook 3inst has",
    );
    check(
        &|all| drop(all.insert(up("weight"), info("BF16", &[192, 128]))),
        "tensor `model.layers.0.mlp.up_proj.weight` is in the checkpoint and nothing in the spec reads it; a checkpoint \
         of another family, or of a variant that this spec does not know",
    );
    check(
        &|all| drop(all.insert(up("scale"), info("F16", &[1]))),
        "tensor `model.layers.0.mlp.up_proj.scale` is in the checkpoint and nothing in the spec reads it; a checkpoint of \
         another family, or of a variant that this spec does not know",
    );
}

#[test]
fn other_ways_to_quantize_are_refused_by_name() {
    let check = |set: Value, expected: &str| {
        let refusals = Config::read(&model(DENSE), &config(set)).unwrap_err();
        assert_eq!(refusals.iter().map(Refusal::to_string).collect::<Vec<_>>().join("\n"), expected);
    };
    check(
        json!({ "quantization_config": { "quant_method": "awq", "bits": 4 } }),
        "config key `quantization_config.quant_method` is \"awq\", expected \"exl3\" or no such key",
    );
    check(
        json!({ "quantization": { "group_size": 32, "bits": 4, "mode": "mxfp4" } }),
        "config key `quantization.mode` is \"mxfp4\", expected \"affine\"",
    );
    check(
        json!({ "quantization": { "group_size": 16, "bits": 7 } }),
        "config key `quantization.bits` is 7, expected 2 or 3 or 4 or 5 or 6 or 8\n\
         config key `quantization.group_size` is 16, expected 32 or 64 or 128",
    );
    check(
        json!({ "quantization_config": { "bits": 4 } }),
        "config key `quantization_config.group_size` is missing; packed weights need it",
    );
    check(
        json!({ "quantization": { "group_size": 64, "bits": 4 }, "quantization_config": { "group_size": 64, "bits": 8 } }),
        "config key `quantization_config` is not what `quantization` is; two names of one thing have to agree",
    );
    check(
        json!({ "quantization": { "group_size": 64, "bits": 4, "model.norm": 8, "lm_head": { "bits": 8, "x": 1 } } }),
        "config key `quantization.model.norm` is 8, expected an object or false\n\
         config key `quantization.lm_head.x` is not known here",
    );
    check(
        json!({ "quantization": { "group_size": 64, "bits": 4, "lm_head": { "mode": "nvfp4" } } }),
        "config key `quantization.lm_head.mode` is \"nvfp4\", expected \"affine\"",
    );
    check(json!({ "quantization": [4] }), "config key `quantization` is not an object");
}

/// A spec may say where else a weight lies: other names, other shapes, rows of a larger one, a tensor for each expert.
/// The graphs of the spec below would not lower; only binding is asked for.
#[test]
fn weights_have_other_spellings() {
    let names = ["gate_proj", "up_proj"].map(|n| format!(r#"["{{model}}layers.{{layer}}.mlp.{n}.weight"]"#));
    let place = |name: &String| format!(r#"tensors: {name}, shape: ["I", "H"], kind: Matrix"#);
    let fused = r#"["{model}layers.{layer}.mlp.gate_up_proj.weight"]"#;
    let with = |start: &str, name: &String| {
        let rows = format!(r#"rows: (start: "{start}", of: "2*I")"#);
        format!("{}, spellings: [(tensors: {fused}, {rows})]", place(name))
    };
    let spec = DENSE.replace(&place(&names[0]), &with("0", &names[0]));
    let spec = spec.replace(&place(&names[1]), &with("I", &names[1]));
    assert!(bound_of(&spec, &affine(), &affine_config()).is_ok(), "the usual spelling still counts");
    let mut all = affine();
    all.retain(|name, _| !name.contains("gate_proj") && !name.contains("up_proj"));
    let gate_up = |part: &str| format!("model.layers.0.mlp.gate_up_proj.{part}");
    all.insert(gate_up("weight"), info("U32", &[384, 16]));
    all.insert(gate_up("scales"), info("F16", &[384, 2]));
    all.insert(gate_up("biases"), info("F16", &[384, 2]));
    let binding = bound_of(&spec, &all, &affine_config()).unwrap();
    let up = weight(&binding, Some(0), "up_proj");
    assert_eq!(
        pieces(up),
        [
            (gate_up("weight").as_str(), 192 * 64, 192 * 64, 0, false),
            (gate_up("scales").as_str(), 192 * 4, 192 * 4, 12288, false),
            (gate_up("biases").as_str(), 192 * 4, 192 * 4, 13056, false),
        ]
    );
    all.insert(gate_up("weight"), info("U32", &[192, 16]));
    let message = bound_of(&spec, &all, &affine_config()).unwrap_err();
    assert!(message.contains("gate_up_proj.weight` has shape [192, 16], expected [384, 16]"), "{message}");

    // The same name in two shapes: the one that the checkpoint has counts.
    let norm = r#"tensors: ["{model}norm.weight"], shape: ["H"], kind: Vector"#;
    let spec = DENSE.replace(
        norm,
        r#"tensors: ["{model}norm.weight"], shape: ["H"], stored: ["H", "1"], kind: Vector, transform: AddOne,
            spellings: [(tensors: ["{model}norm.weight"], stored: ["1", "H"])]"#,
    );
    for (shape, transformed) in [([1, 128], false), ([128, 1], true)] {
        let mut all = affine();
        all.insert("model.norm.weight".into(), info("BF16", &shape));
        let binding = bound_of(&spec, &all, &affine_config()).unwrap();
        assert_eq!(weight(&binding, None, "final_norm").transform.is_some(), transformed);
    }
    let message = bound_of(&spec, &affine(), &affine_config()).unwrap_err();
    assert_eq!(message, "tensor `model.norm.weight` has shape [128], expected [1, H] = [1, 128]");
}

/// Experts are one tensor with three axes, or a module for each; either may be packed.
#[test]
fn experts_are_stacks() {
    let own = r#"tensors: ["{model}layers.{layer}.mlp.up_proj.weight"], shape: ["I", "H"]"#;
    let spec = DENSE.replace(
        own,
        r#"tensors: ["{model}layers.{layer}.mlp.switch.up_proj.weight"], shape: ["nkv", "I", "H"],
            spellings: [(tensors: ["{model}layers.{layer}.mlp.experts.{expert}.up_proj.weight"])]"#,
    );
    let without = |mut all: Tensors| {
        all.retain(|name, _| !name.contains("up_proj"));
        all
    };
    let mut stacked = without(affine());
    for (part, info) in [
        ("weight", info("U32", &[2, 192, 16])),
        ("scales", info("BF16", &[2, 192, 2])),
        ("biases", info("BF16", &[2, 192, 2])),
    ] {
        stacked.insert(format!("model.layers.0.mlp.switch.up_proj.{part}"), info);
    }
    let binding = bound_of(&spec, &stacked, &affine_config()).unwrap();
    let up = weight(&binding, Some(0), "up_proj");
    assert_eq!(up.shape, [2, 192, 128]);
    assert_eq!(pieces(up)[1], ("model.layers.0.mlp.switch.up_proj.scales", 0, 1536, 24576, false));

    let mut apart = without(exl3());
    let expert = |e: u64, part: &str| format!("model.layers.0.mlp.experts.{e}.up_proj.{part}");
    for e in 0..2 {
        apart.insert(expert(e, "trellis"), info("I16", &[8, 16, 48]));
        apart.insert(expert(e, "suh"), info("F16", &[128]));
        apart.insert(expert(e, "svh"), info("F16", &[256]));
    }
    let binding = bound_of(&spec, &apart, &exl3_config()).unwrap();
    let up = weight(&binding, Some(0), "up_proj");
    assert_eq!(up.format, Format::Exl3(Exl3 { codebook: Codebook::ThreeInst, half_bits: 6 }));
    let one = 8 * 16 * 96 + 256 + 512;
    assert_eq!(pieces(up)[4], (expert(1, "suh").as_str(), 0, 256, one + 12288, false));

    let refused = |change: &dyn Fn(&mut Tensors), expected: &str| {
        let mut all = apart.clone();
        change(&mut all);
        assert_eq!(bound_of(&spec, &all, &exl3_config()).unwrap_err(), expected);
    };
    refused(
        &|all| drop(all.insert(expert(1, "trellis"), info("I16", &[8, 16, 64]))),
        "tensor `model.layers.0.mlp.experts.1.up_proj.trellis` is exl3 3inst 4, and those of the experts before it are not",
    );
    refused(
        &|all| drop(all.remove(&expert(1, "trellis"))),
        "tensor `model.layers.0.mlp.experts.1.up_proj.trellis` is missing, though others that belong to it are there",
    );

    // Plain, and as rows of a tensor that holds two matrices of each expert.
    let rows = r#"spellings: [(tensors: ["{model}layers.{layer}.mlp.gate_up"], rows: (start: "I", of: "2*I"))]"#;
    let fused = DENSE.replace(own, &format!(r#"{}, {rows}"#, own.replace(r#"["I""#, r#"["nkv", "I""#)));
    let mut plain = without(affine());
    plain.insert("model.layers.0.mlp.gate_up".into(), info("F16", &[2, 384, 128]));
    let binding = bound_of(&fused, &plain, &affine_config()).unwrap();
    let (name, matrix) = ("model.layers.0.mlp.gate_up", 192 * 256);
    let up = pieces(weight(&binding, Some(0), "up_proj"));
    assert_eq!(up, [(name, matrix, matrix, 0, false), (name, 3 * matrix, matrix, matrix, false)]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Whatever a header says of one tensor of a pack, binding ends; and what is bound, loads: its pieces fill the layout.
    #[test]
    fn broken_packs_are_survived(
        at in 0usize..64, dtype in 0usize..6, shape in prop::collection::vec(prop_oneof![0u64..400, any::<u64>()], 0..4),
        word in any::<Option<u32>>(), packed in any::<bool>(),
    ) {
        let (mut all, config) = if packed { (exl3(), exl3_config()) } else { (affine(), affine_config()) };
        let name = all.keys().nth(at % all.len()).unwrap().clone();
        let dtype = ["U32", "I16", "F16", "BF16", "I32", "F8_E4M3"][dtype];
        all.insert(name, TensorInfo { dtype: dtype.into(), shape, word });
        if let Ok(binding) = bound(&all, &config) {
            for weight in binding.weights.values() {
                let Source::Stored { format, pieces } = &weight.source else { continue };
                let layout = format.layout(&weight.shape).unwrap();
                let filled: u64 = pieces.iter().map(|p| p.bytes * if p.signs { 16 } else { 1 }).sum();
                prop_assert_eq!(filled, layout.parts.iter().map(|p| p.bytes).sum::<u64>());
            }
        }
    }
}
