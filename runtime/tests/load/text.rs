//! Tokenizers: the goldens' cases, end ids, beginning tokens, streams, hostile files.

use std::borrow::Cow;

use serde_json::{Value, json};
use tf_runtime::checkpoint::{Checkpoint, Folder};
use tf_runtime::text::{SpecialTokens, Text, TextStart};

use crate::checkpoint::project;
use crate::hostile::model;

pub const GOLDENS: [&str; 5] = ["llama", "qwen3", "qwen3_5", "qwen3_5_gva", "qwen3_5_moe"];

pub fn golden(family: &str) -> (Text, Checkpoint, Value) {
    let checkpoint = Checkpoint::open(&project(&format!("tests/goldens/{family}/hf"))).unwrap();
    let cases = std::fs::read(project(&format!("tests/goldens/{family}/golden/cases.json"))).unwrap();
    (Text::load(&checkpoint).unwrap(), checkpoint, serde_json::from_slice(&cases).unwrap())
}

pub fn ids(value: &Value) -> Vec<u32> {
    value.as_array().unwrap().iter().map(|id| id.as_u64().unwrap() as u32).collect()
}

/// A folder of a small model with these files changed.
pub fn folder(changed: &[(&str, String)]) -> Folder {
    let text = r#"{"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}}"#;
    let mut files: Vec<(String, Cow<'static, [u8]>)> =
        vec![("config.json".into(), b"{}".as_slice().into()), ("model.safetensors".into(), model(text, &[0]).into())];
    for name in ["tokenizer.json", "tokenizer_config.json"] {
        files.push((name.into(), std::fs::read(project("tests/goldens/llama/hf").join(name)).unwrap().into()));
    }
    for (name, text) in changed {
        files.retain(|(other, _)| other != name);
        files.push((name.to_string(), text.clone().into_bytes().into()));
    }
    Folder::memory(files).unwrap()
}

fn load(changed: &[(&str, String)]) -> Result<Text, String> {
    let checkpoint = Checkpoint::from_folder(folder(changed)).unwrap();
    Text::load(&checkpoint).map_err(|error| error.to_string())
}

/// Every delta of a stream is whole characters, and together they are the text.
fn check_stream(text: &Text, ids: &[u32], expected: &str) {
    assert_eq!(text.decode(ids, SpecialTokens::Show), expected);
    for cut in 0..=ids.len() {
        let mut stream = text.detokenizer(TextStart::Beginning, SpecialTokens::Show);
        let (mut before, mut after) = (String::new(), String::new());
        ids[..cut].iter().for_each(|id| stream.push(*id, &mut before));
        ids[cut..].iter().for_each(|id| stream.push(*id, &mut after));
        assert!(expected.starts_with(&before), "{before:?}");
        stream.finish(&mut after);
        assert_eq!(before + &after, expected);
    }
}

#[test]
fn tokenizer_cases_of_the_goldens() {
    for family in GOLDENS {
        let (text, _, cases) = golden(family);
        let all = cases["tokenizer_cases"].as_array().unwrap();
        assert!(!all.is_empty());
        for case in all {
            let source = case["text"].as_str().unwrap();
            assert_eq!(text.encode_rendered(source).unwrap(), ids(&case["ids"]), "{family} {source:?}");
            assert_eq!(text.encode_prompt(source).unwrap(), ids(&case["with_special"]), "{family} {source:?}");
            check_stream(&text, &ids(&case["ids"]), case["decoded"].as_str().unwrap());
        }
    }
}

#[test]
fn end_ids_come_from_three_places() {
    let check = |changed: &[(&str, Value)], expected: Result<&[u32], &str>| {
        let changed: Vec<_> = changed.iter().map(|(name, value)| (*name, value.to_string())).collect();
        match expected {
            Ok(ids) => assert_eq!(load(&changed).unwrap().end_ids(), ids),
            Err(part) => {
                let message = load(&changed).map(|_| ()).unwrap_err();
                assert!(message.contains(part), "{message}");
            }
        }
    };
    // 319 is the end token that the tokenizer names.
    check(&[], Ok(&[319]));
    check(&[("config.json", json!({"eos_token_id": 7}))], Ok(&[7, 319]));
    check(&[("config.json", json!({"text_config": {"eos_token_id": [9, 8]}}))], Ok(&[8, 9, 319]));
    let both = |generation: Value| {
        [("config.json", json!({"eos_token_id": 7})), ("generation_config.json", json!({"eos_token_id": generation}))]
    };
    check(&both(json!([5, 319, 5])), Ok(&[5, 319]));
    check(&both(json!(5)), Ok(&[5, 319]));
    check(&both(Value::Null), Ok(&[7, 319]));
    check(&[("tokenizer_config.json", json!({"eos_token": {"content": "<|eom_id|>"}}))], Ok(&[318]));
    check(&[("tokenizer_config.json", json!({}))], Ok(&[]));
    for bad in [json!(-1), json!("2"), json!([1, null]), json!(1.5), json!(4294967296u64)] {
        check(&both(bad), Err("generation_config.json: eos_token_id is"));
    }
    assert_eq!(golden("llama").0.end_ids(), [315, 319]);
    assert_eq!(golden("qwen3_5").0.end_ids(), [311, 313]);
}

/// O15: what a tokenizer adds is added once.
#[test]
fn one_beginning_token() {
    let (text, ..) = golden("llama");
    assert_eq!(text.bos(), Some(314));
    let bare = text.encode_rendered("hi").unwrap();
    let once = [vec![314], bare.clone()].concat();
    assert_eq!(text.encode_prompt("hi").unwrap(), once);
    assert_eq!(text.encode_prompt("<|begin_of_text|>hi").unwrap(), once);
    assert_eq!(text.encode_rendered("<|begin_of_text|>hi").unwrap(), once);
    // Two of them in the text are what the user wrote.
    assert_eq!(text.encode_prompt("<|begin_of_text|><|begin_of_text|>hi").unwrap(), [vec![314], once].concat());
    assert_eq!(text.encode_prompt("").unwrap(), [314]);
    assert!(text.encode_rendered("").unwrap().is_empty());
}

#[test]
fn byte_fallback_and_the_first_blank() {
    let checkpoint = Checkpoint::open(&project("assets/stories260k")).unwrap();
    let text = Text::load(&checkpoint).unwrap();
    assert_eq!(text.end_ids(), [1, 2]);
    let prompt = text.encode_prompt("Once upon a time").unwrap();
    assert_eq!(prompt, [1, 403, 407, 261, 378]);
    // The blank before the first word is the tokenizer's; before a later word it is a blank.
    assert_eq!(text.decode(&prompt, SpecialTokens::Hide), "Once upon a time");
    let mut stream = text.detokenizer(TextStart::Continuation, SpecialTokens::Hide);
    let mut out = String::new();
    prompt[2..].iter().for_each(|id| stream.push(*id, &mut out));
    stream.finish(&mut out);
    assert_eq!(out, " upon a time");
    // A character that is not in the vocabulary comes in bytes.
    let ids = text.encode_rendered("a😀b").unwrap();
    assert!(ids.len() > 4);
    check_stream(&text, &ids, "a😀b");
    let emoji: Vec<u32> = ["<0xF0>", "<0x9F>"].iter().map(|t| text.token_id(t).unwrap()).collect();
    check_stream(&text, &emoji, "\u{fffd}");
    let a = text.token_id("a").unwrap();
    check_stream(&text, &[a, emoji[0], emoji[1], a], "a\u{fffd}a");
}

#[test]
fn control_tokens_are_hidden_or_shown() {
    let (text, ..) = golden("qwen3");
    let ids = text.encode_rendered("<|im_start|>a<think>b<|im_end|>").unwrap();
    assert_eq!(text.decode(&ids, SpecialTokens::Hide), "a<think>b");
    assert_eq!(text.decode(&ids, SpecialTokens::Show), "<|im_start|>a<think>b<|im_end|>");
    // Rows of the model that have no token give no text.
    assert_eq!(text.decode(&[9999, u32::MAX], SpecialTokens::Show), "");
    assert_eq!(text.pieces().len(), 320);
}

/// Our pieces give what the library's decoder gives, token by token and together.
#[test]
fn pieces_agree_with_the_library() {
    for path in ["tests/goldens/llama/hf", "tests/goldens/qwen3_5/hf", "assets/stories260k"] {
        let library = tokenizers::Tokenizer::from_file(project(path).join("tokenizer.json")).unwrap();
        let text = Text::load(&Checkpoint::open(&project(path)).unwrap()).unwrap();
        let words = "It's naïve: 日本語 🙂 \n\n\tx  y <s></s><|eot_id|><think>";
        let ids = text.encode_rendered(words).unwrap();
        let mut compared = 0;
        for end in 0..=ids.len() {
            let theirs = library.decode(&ids[..end], false).unwrap();
            // A run of bytes that is cut inside a character is shown otherwise on purpose.
            if !theirs.contains('\u{fffd}') {
                assert_eq!(text.decode(&ids[..end], SpecialTokens::Show), theirs);
                compared += 1;
            }
        }
        assert!(compared > ids.len() / 3, "{compared} of {}", ids.len());
        for id in 0..text.pieces().len() as u32 {
            let theirs = library.decode(&[id], false).unwrap();
            assert_eq!(text.decode(&[id], SpecialTokens::Show), theirs, "{path} {id}");
        }
    }
}

#[test]
fn hostile_tokenizers() {
    let source = std::fs::read_to_string(project("tests/goldens/llama/hf/tokenizer.json")).unwrap();
    let good: Value = serde_json::from_str(&source).unwrap();
    let change = |pointer: &str, value: Value| {
        let mut tokenizer = good.clone();
        *tokenizer.pointer_mut(pointer).unwrap() = value;
        tokenizer.to_string()
    };
    let check = |tokenizer: String, part: &str| {
        let message = load(&[("tokenizer.json", tokenizer)]).map(|_| ()).unwrap_err();
        assert!(message.contains("tokenizer.json: ") && message.contains(part), "{message}");
        assert!(message.contains("; fetch tokenizer.json again") && !message.contains('\n'), "{message}");
    };
    check(String::new(), "not a tokenizer");
    check("[]".into(), "not a tokenizer");
    check(format!("{{\"model\":{}", "[".repeat(100_000)), "not a tokenizer");
    check(change("/model/type", json!("Mystery")), "not a tokenizer");
    check(change("/model/merges", json!([["no", "such"]])), "not a tokenizer");
    check(change("/decoder", Value::Null), "it has no decoder");
    check(change("/decoder", json!({"type": "WordPiece", "prefix": "##", "cleanup": true})), "a WordPiece step");
    check(change("/model/vocab/!", json!(4294967295u32)), "the limit is 16777215");
    // Ids may have holes.
    let sparse = load(&[("tokenizer.json", change("/model/vocab/!", json!(5000)))]).unwrap();
    assert_eq!(sparse.pieces().len(), 5001);
    assert_eq!((sparse.pieces().bytes(5000), sparse.pieces().bytes(4999)), (&b"!"[..], &b""[..]));
    // Its own truncation and padding would cut and stretch prompts in silence.
    let truncation = json!({"direction": "Right", "max_length": 2, "strategy": "LongestFirst", "stride": 0});
    let cut = load(&[("tokenizer.json", change("/truncation", truncation))]).unwrap();
    assert_eq!(cut.encode_rendered("Hello world").unwrap().len(), 10);
}
