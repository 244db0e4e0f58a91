//! What is said about wrong specs, configs and checkpoints.

use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tf_ir::spec::bind::{Binding, Source, TensorInfo, WeightKey, bind};
use tf_ir::spec::config::{Config, Refusal};
use tf_ir::spec::{self, Model};

const DENSE: &str = include_str!("../../specs/llama.ron");
const HYBRID: &str = include_str!("../../specs/qwen3_5.ron");
const EXPERTS: &str = include_str!("../../specs/qwen3_5_moe.ron");

fn model(text: &str) -> Model {
    spec::read("x.ron", text).unwrap_or_else(|d| panic!("{d}"))
}

/// Replaces one text of the dense spec by another; the faults are expected on the line that changed.
fn check_spec(from: &str, to: &str, expected: &str) {
    let at = DENSE.find(from).unwrap_or_else(|| panic!("the spec has no {from}"));
    let line = DENSE[..at].matches('\n').count() + 1;
    let text = DENSE.replacen(from, to, 1);
    let found = match spec::read("x.ron", &text) {
        Err(diag) => diag.to_string(),
        Ok(model) => spec::check(&model).iter().map(|d| d.to_string()).collect::<Vec<_>>().join("\n"),
    };
    assert_eq!(found.replace(&format!("x.ron:{line}:"), "LINE:"), expected);
}

#[test]
fn the_specs_are_free_of_faults() {
    for text in [DENSE, HYBRID, EXPERTS] {
        assert_eq!(spec::check(&model(text)), []);
    }
}

#[test]
fn faults_of_a_spec_have_a_place_and_a_way_out() {
    check_spec(
        r#"("gate", "matmul", ["h", "gate_proj"])"#,
        r#"("gate", "matmul", ["h", "gate_prj"])"#,
        "LINE:42: unknown name `gate_prj`\n  help: did you mean `gate_proj`",
    );
    check_spec(
        r#"shape: ["I", "H"], kind: Matrix"#,
        r#"shape: ["J", "H"], kind: Matrix"#,
        "LINE:94: unknown dim `J`\n  help: the spec defines: H, I, V, L, nh, nkv, hd, r2",
    );
    check_spec(
        r#"(name: "I", keys: ["intermediate_size"]),"#,
        r#"(name: "I", keys: ["intermediate_size"]), (name: "I", default: Is("H")), (name: "Z", default: Is("Z")),"#,
        "LINE:62: `I` is defined twice\n  note: it is a dim already\n\
         LINE:93: the default of `Z` depends on itself",
    );
    check_spec(
        r#"("linear", Linear)"#,
        r#"("default", Linear)"#,
        "LINE:45: `default` is defined twice\n  note: it is a scaling already",
    );
    check_spec(
        r#"outputs: [("x", "rows")]"#,
        r#"outputs: [("y", "rows")]"#,
        "LINE:24: unknown carried value `y`\n  help: did you mean `x`",
    );
    check_spec(
        r#"kind: Matrix,
            absent"#,
        r#"kind: Matrix, transform: AddOne,
            absent"#,
        &format!(
            "x.ron:{}:19: weight `lm_head` cannot be a matrix\n  note: a matrix has two axes, or three for one of \
             each expert, and no transform: it stays as the checkpoint stores it",
            DENSE.lines().position(|l| l.contains(r#""lm_head","#)).unwrap() + 1
        ),
    );
    check_spec("version: 1", "version: 2", "x.ron:1:1: the spec has version 2\n  note: this compiler reads version 1");
    check_spec(
        "about:",
        "abuot:",
        "LINE:5: Unexpected field named `abuot` in `Model`, expected one of `version`, `family`, `about`, `accepts`, \
         `config`, `tables`, `carried`, `checkpoint`, `weights`, `states`, `blocks`, `embed`, `layers`, `head`, or \
         `text` instead\n  help: docs/adding.md shows the form of a spec",
    );
}

fn dense_config() -> Value {
    json!({
        "model_type": "llama", "architectures": ["LlamaForCausalLM"], "hidden_act": "silu", "hidden_size": 64,
        "intermediate_size": 128, "vocab_size": 320, "num_hidden_layers": 2, "num_attention_heads": 4,
        "num_key_value_heads": 2, "rms_norm_eps": 1e-5, "rope_theta": 10000.0, "eos_token_id": [315, 319],
    })
}

/// Sets keys of the dense config and expects these refusals, one a line.
fn check_config(set: Value, expected: &str) {
    let mut config = dense_config();
    for (key, value) in set.as_object().unwrap() {
        config[key] = value.clone();
    }
    let found = match Config::read(&model(DENSE), &config) {
        Ok(_) => String::new(),
        Err(refusals) => refusals.iter().map(Refusal::to_string).collect::<Vec<_>>().join("\n"),
    };
    assert_eq!(found, expected, "{set}");
}

#[test]
fn configs_give_dims_scalars_and_layers() {
    let config = Config::read(&model(DENSE), &dense_config()).unwrap();
    let env: BTreeMap<&str, u64> = config.env.iter().map(|(k, v)| (k.as_ref(), *v)).collect();
    let expected = [("H", 64), ("I", 128), ("L", 2), ("V", 320), ("hd", 16), ("nh", 4), ("nkv", 2), ("r2", 8)];
    assert_eq!(env, BTreeMap::from(expected));
    assert_eq!(config.scalars, BTreeMap::from([("eps".to_string(), 1e-5), ("q_scale".to_string(), 0.25)]));
    assert_eq!(config.layer_kinds, ["full", "full"]);
    assert_eq!(config.eos, [315, 319]);
    assert_eq!(config.tables[0].inv_freq.len(), 8);
    check_config(json!({"rope_scaling": null, "residual_multiplier": null}), "");
    check_config(json!({"rope_parameters": {"rope_type": "default", "rope_theta": 5e5}}), "");
    check_config(json!({"sliding_window": 32768, "use_sliding_window": false}), "");
}

#[test]
fn configs_are_refused_by_name() {
    let check = check_config;
    check(
        json!({"residual_multiplier": 0.22}),
        "config key `residual_multiplier` is 0.22, and the spec does not name it; a key that cannot change the \
         arithmetic belongs in the spec's `ignore`",
    );
    check(json!({"hidden_act": "gelu"}), "config key `hidden_act` is \"gelu\", expected \"silu\"");
    check(json!({"sliding_window": 4096}), "config key `sliding_window` is 4096, expected nothing or null");
    check(
        json!({"model_type": "phi", "architectures": ["PhiForCausalLM"]}),
        "config key `model_type` is \"phi\", expected one of `llama`, `mistral`, `qwen2`, `qwen3`\n\
         config key `architectures` is [\"PhiForCausalLM\"], expected `LlamaForCausalLM`, `MistralForCausalLM`, \
         `Qwen2ForCausalLM`, `Qwen3ForCausalLM`",
    );
    check(
        json!({"rope_scaling": {"rope_type": "longrope", "short_factor": [1.0]}}),
        "config key `rope_scaling.short_factor` is [1.0], and the spec does not name it; a key that cannot change the \
         arithmetic belongs in the spec's `ignore`\n\
         config key `rope_scaling.rope_type` is `longrope`, which the spec does not name; it names default, \
         linear, llama3, yarn",
    );
    check(
        json!({"layer_types": ["full_attention", "sliding_attention"]}),
        "config key `layer_types` calls layer 1 `sliding_attention`, expected `full_attention`",
    );
    check(
        json!({"hidden_size": null, "num_key_value_heads": 3}),
        "config key `hidden_size` is missing; dim `H` needs it\ndim `nh` is 4, expected a multiple of `nkv` = 3",
    );
    check(
        json!({"hidden_size": 66, "vocab_size": -1}),
        "config key `vocab_size` is -1, expected a whole number from 1 to 2147483648 (dim `V`)\n\
         dim `hd` is H / nh = 66 / 4, which is not a whole number",
    );
}

/// Tensors of a checkpoint of the dense config with own head.
fn tensors() -> BTreeMap<String, TensorInfo> {
    let mut all: BTreeMap<String, TensorInfo> = BTreeMap::new();
    let mut put = |name: String, shape: &[u64]| {
        all.insert(name, TensorInfo { dtype: "BF16".into(), shape: shape.to_vec(), word: None });
    };
    put("model.embed_tokens.weight".into(), &[320, 64]);
    put("lm_head.weight".into(), &[320, 64]);
    put("model.norm.weight".into(), &[64]);
    for layer in 0..2 {
        let mut layer = |name: &str, shape: &[u64]| put(format!("model.layers.{layer}.{name}.weight"), shape);
        layer("input_layernorm", &[64]);
        layer("post_attention_layernorm", &[64]);
        layer("self_attn.q_proj", &[64, 64]);
        layer("self_attn.k_proj", &[32, 64]);
        layer("self_attn.v_proj", &[32, 64]);
        layer("self_attn.o_proj", &[64, 64]);
        layer("mlp.gate_proj", &[128, 64]);
        layer("mlp.up_proj", &[128, 64]);
        layer("mlp.down_proj", &[64, 128]);
    }
    all
}

fn bound(tensors: &BTreeMap<String, TensorInfo>, config: &Value) -> Result<Binding, String> {
    let model = model(DENSE);
    let config = Config::read(&model, config).unwrap();
    let names: Vec<String> = tensors.keys().cloned().collect();
    bind(&model, &config, &|name| tensors.get(name).cloned(), &names)
        .map_err(|refusals| refusals.iter().map(Refusal::to_string).collect::<Vec<_>>().join("\n"))
}

#[test]
fn blocks_follow_the_tensors() {
    let check = |extra: &[(&str, &[u64])], expected: [&str; 2]| {
        let mut all = tensors();
        for (name, shape) in extra {
            all.insert(
                format!("model.layers.1.{name}"),
                TensorInfo { dtype: "F32".into(), shape: shape.to_vec(), word: None },
            );
        }
        let binding = bound(&all, &dense_config()).unwrap();
        assert_eq!(binding.layers[0].blocks, ["attn", "mlp"]);
        assert_eq!(binding.layers[1].blocks, expected);
        assert_eq!(binding.layers[1].states, ["k_cache", "v_cache"]);
        binding
    };
    check(&[], ["attn", "mlp"]);
    check(&[("self_attn.q_norm.weight", &[16]), ("self_attn.k_norm.weight", &[16])], ["attn_qk_norm", "mlp"]);
    let biases: [(&str, &[u64]); 3] =
        [("self_attn.q_proj.bias", &[64]), ("self_attn.k_proj.bias", &[32]), ("self_attn.v_proj.bias", &[32])];
    let binding = check(&biases, ["attn_bias", "mlp"]);
    let o_bias = binding.key(Some(1), "o_bias").unwrap();
    assert_eq!(binding.weights[&o_bias].source, Source::Zeros);
}

#[test]
fn heads_are_tied_as_the_config_says() {
    let mut without = tensors();
    without.remove("lm_head.weight");
    let check = |all: &BTreeMap<String, TensorInfo>, tie: Value, tied: bool| {
        let mut config = dense_config();
        config["tie_word_embeddings"] = tie;
        let binding = bound(all, &config).unwrap();
        let head = WeightKey { layer: None, name: "lm_head".into() };
        let (key, _) = binding.resolve(&head).unwrap();
        assert_eq!(key.name == "embedding", tied);
    };
    check(&tensors(), Value::Null, false);
    check(&tensors(), json!(false), false);
    check(&tensors(), json!(true), true);
    check(&without, json!(true), true);
    check(&without, Value::Null, true);
    let mut config = dense_config();
    config["tie_word_embeddings"] = json!(false);
    assert_eq!(
        bound(&without, &config).unwrap_err(),
        "tensor `lm_head.weight` is missing; weight `lm_head` of shape [320, 64] needs it"
    );
}

#[test]
fn checkpoints_are_refused_by_name() {
    let check = |change: &dyn Fn(&mut BTreeMap<String, TensorInfo>), expected: &str| {
        let mut all = tensors();
        change(&mut all);
        assert_eq!(bound(&all, &dense_config()).unwrap_err(), expected);
    };
    let info = |dtype: &str, shape: &[u64]| TensorInfo { dtype: dtype.into(), shape: shape.to_vec(), word: None };
    check(
        &|all| drop(all.remove("model.layers.1.mlp.up_proj.weight")),
        "tensor `model.layers.1.mlp.up_proj.weight` is missing; weight `up_proj` of shape [128, 64] needs it",
    );
    check(
        &|all| drop(all.insert("model.norm.weight".into(), info("BF16", &[65]))),
        "tensor `model.norm.weight` has shape [65], expected [H] = [64]",
    );
    check(
        &|all| drop(all.insert("model.norm.weight".into(), info("U32", &[64]))),
        "tensor `model.norm.weight` has elements of type U32, expected F32, F16 or BF16",
    );
    check(
        &|all| drop(all.insert("model.layers.0.router.weight".into(), info("F32", &[64]))),
        "tensor `model.layers.0.router.weight` is in the checkpoint and nothing in the spec reads it; a checkpoint of \
         another family, or of a variant that this spec does not know",
    );
}

/// Values that a config might hold where something else was expected.
fn any_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!(null)),
        Just(json!({"rope_type": "yarn", "factor": 1e300, "beta_fast": 1e-300})),
        Just(json!(["full_attention", 7])),
        any::<u64>().prop_map(|v| json!(v)),
        any::<f64>().prop_map(|v| json!(v)),
        any::<bool>().prop_map(|v| json!(v)),
        ".{0,6}".prop_map(|v| json!(v)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Whatever stands in a spec, reading and checking end.
    #[test]
    fn broken_specs_are_survived(at in 0..DENSE.len(), cut in 0usize..40, put in "[a-z0-9(){}\\[\\]\",:*/ ]{0,6}") {
        let mut text = DENSE.to_string();
        let end = (at + cut).min(text.len());
        if text.is_char_boundary(at) && text.is_char_boundary(end) {
            text.replace_range(at..end, &put);
            if let Ok(model) = spec::read("x.ron", &text) {
                spec::check(&model);
                let _ = Config::read(&model, &dense_config());
            }
        }
    }

    /// Whatever stands in a config, reading ends.
    #[test]
    fn broken_configs_are_survived(key in 0usize..11, value in any_value(), hybrid in any::<bool>()) {
        let keys: Vec<String> = dense_config().as_object().unwrap().keys().cloned().collect();
        let mut config = dense_config();
        config[&keys[key]] = value.clone();
        config["text_config"] = value.clone();
        config["rope_parameters"] = value;
        let _ = Config::read(&model(if hybrid { HYBRID } else { DENSE }), &config);
    }
}
