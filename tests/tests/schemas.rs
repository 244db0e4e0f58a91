//! The JSON Schema Test Suite against grammars: what is enforced, what refused, and what must never happen.
//!
//! `tests/data/json-schema-test-suite` holds the tests of draft 2020-12 that need no other documents, as they were published (its
//! LICENSE stands beside them), and `ratchet.txt`: for each file how many of its instances are judged as the suite does,
//! how many belong to schemas that are refused, and how many are valid and cannot be written. Run with `TF_BLESS=1` to
//! write it anew; a change that makes numbers worse needs a reason.

use serde_json::{Value, json};
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;
use tf_runtime::constrain::{Constraint, Form, Grammars, TokenMask, Vocabulary, Wish};
use tf_runtime::dialogue::Dialogue;
use tf_runtime::model::{DeviceChoice, OpenOptions};
use tf_runtime::sample::Sampler;
use tf_runtime::schedule::{Event, Finish, Job, ScheduleOptions, Scheduler};
use tf_runtime::text::TextStart;
use tf_tests::models::{open_with, root};

const END: u32 = 256;

/// Whether a grammar lets `text` be written, byte by byte, and then end.
fn allows(constraint: &mut dyn Constraint, text: &str) -> bool {
    let mut mask = TokenMask::new(257);
    let bytes = text.as_bytes();
    for (i, byte) in bytes.iter().enumerate() {
        mask.clear();
        constraint.mask(&mut mask).unwrap();
        if !mask.allows(u32::from(*byte)) {
            return false;
        }
        if constraint.commit(u32::from(*byte)).unwrap() {
            return i + 1 == bytes.len();
        }
    }
    mask.clear();
    constraint.mask(&mut mask).unwrap();
    mask.allows(END)
}

#[derive(Default)]
struct Tally {
    right: usize,
    refused: usize,
    strict: usize,
}

#[test]
fn no_instance_of_the_suite_is_accepted_that_is_not_valid() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/json-schema-test-suite");
    let grammars = Grammars::new(Vocabulary::of_bytes()).unwrap().without_time_limit();
    let (mut report, mut wrong) = (String::new(), String::new());
    let mut files = Vec::new();
    for folder in ["", "optional", "optional/format"] {
        let entries = std::fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().file_name());
        let names = entries.filter_map(|name| name.into_string().ok()).filter(|name| name.ends_with(".json"));
        files.extend(names.map(|name| if folder.is_empty() { name } else { format!("{folder}/{name}") }));
    }
    files.sort();
    assert!(files.len() > 50, "the suite is there");
    for file in files {
        let cases: Value = serde_json::from_slice(&std::fs::read(root.join(&file)).unwrap()).unwrap();
        let mut tally = Tally::default();
        for case in cases.as_array().unwrap() {
            let tests = case["tests"].as_array().unwrap();
            let form = Wish { reasoning: None, form: Some(Form::Schema(case["schema"].clone())), calls: None };
            if let Err(refusal) = grammars.constraint(&form) {
                if std::env::var_os("TF_SHOW").is_some() {
                    println!("{file}: {}: {refusal}", case["description"]);
                }
                tally.refused += tests.len();
                continue;
            }
            for test in tests {
                let text = test["data"].to_string();
                let accepted = allows(grammars.constraint(&form).unwrap().as_mut(), &text);
                match (accepted, test["valid"].as_bool().unwrap()) {
                    (true, false) => writeln!(wrong, "{file}: {}: {text}", case["description"]).unwrap(),
                    (false, true) => {
                        if std::env::var_os("TF_SHOW").is_some() {
                            println!("strict {file}: {}: {text} {}", case["description"], case["schema"]);
                        }
                        tally.strict += 1;
                    }
                    _ => tally.right += 1,
                }
            }
        }
        writeln!(report, "{file}: {} right, {} refused, {} strict", tally.right, tally.refused, tally.strict).unwrap();
    }
    assert!(wrong.is_empty(), "accepted, though not valid:\n{wrong}");
    let ratchet = root.join("ratchet.txt");
    if std::env::var_os("TF_BLESS").is_some() {
        std::fs::write(&ratchet, &report).unwrap();
    }
    let known = std::fs::read_to_string(&ratchet).unwrap();
    assert_eq!(report, known, "TF_BLESS=1 accepts it");
}

/// A model that tells stories, at a temperature at which it says anything, through the engine: every reply is of the
/// schema, and reads back.
#[test]
fn hot_replies_of_a_model_are_of_the_schema() {
    let schema = json!({
        "type": "object", "required": ["name", "age", "likes"], "additionalProperties": false,
        "properties": {
            "name": { "type": "string", "minLength": 1, "maxLength": 12 },
            "age": { "type": "integer", "minimum": 0, "maximum": 120 },
            "likes": { "type": "array", "items": { "enum": ["tea", "rain \"\\/", "\u{e4}pfel"] }, "minItems": 1, "maxItems": 3 },
            "note": { "anyOf": [{ "type": "null" }, { "type": "number", "minimum": -1, "maximum": 1 }] },
        },
    });
    let model = open_with(
        &root().join("assets/stories260k"),
        &OpenOptions { device: DeviceChoice::Cpu, streams: Some(4), rows: 16, ..OpenOptions::default() },
    );
    let dialogue = Dialogue::load(&model.checkpoint, &model.spec.text).unwrap();
    let vocab = tf_runtime::engine::Engine::vocab_size(&model.engine);
    let text = dialogue.text();
    let grammars = Arc::new(Grammars::new(Vocabulary::new(text.pieces(), vocab, text.end_ids())).unwrap());
    let options = ScheduleOptions { parallel: 4, ..ScheduleOptions::default() };
    let scheduler = Scheduler::start(Box::new(model.engine), options).unwrap();
    let wish = Wish { reasoning: None, form: Some(Form::Schema(schema)), calls: None };
    let mut replies: Vec<_> = (0..24)
        .map(|seed| {
            let prompt = dialogue.encode_prompt("Once upon a time").unwrap();
            let mut job = Job::new(prompt, 200, dialogue.reply::<&str>(TextStart::Continuation, &[]));
            job.sampler = Sampler { temperature: 1.5, seed, ..Sampler::default() };
            job.end_tokens = dialogue.end_ids().to_vec();
            job.constraint = Some(grammars.constraint(&wish).unwrap());
            scheduler.submit(job).unwrap()
        })
        .collect();
    let mut different = std::collections::BTreeSet::new();
    for reply in &mut replies {
        let mut said = String::new();
        let finish = loop {
            match reply.blocking_recv() {
                Some(Event::Token { text, .. }) => said.push_str(&text),
                Some(Event::Done { finish, .. }) => break finish,
                Some(Event::Started { .. } | Event::Prompt(_)) => {}
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(finish, Finish::Stop, "{said}");
        let value: Value = serde_json::from_str(&said).unwrap_or_else(|e| panic!("{said}: {e}"));
        let object = value.as_object().unwrap();
        assert!((1..=12).contains(&object["name"].as_str().unwrap().chars().count()), "{said}");
        assert!(object["age"].as_i64().is_some_and(|age| (0..=120).contains(&age)), "{said}");
        let likes = object["likes"].as_array().unwrap();
        assert!((1..=3).contains(&likes.len()), "{said}");
        assert!(
            likes.iter().all(|like| ["tea", "rain \"\\/", "\u{e4}pfel"].contains(&like.as_str().unwrap())),
            "{said}"
        );
        let note = object.get("note");
        assert!(note.is_none_or(|n| n.is_null() || n.as_f64().is_some_and(|n| (-1.0..=1.0).contains(&n))), "{said}");
        assert!(object.keys().all(|key| ["name", "age", "likes", "note"].contains(&key.as_str())), "{said}");
        different.insert(said);
    }
    assert!(different.len() > 12, "{different:?}");
}
