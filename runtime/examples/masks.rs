//! How long masks take: `cargo run --release --example masks -- FOLDER` walks texts through grammars on the tokenizer of a
//! checkpoint and prints, for each, the median and the longest time of a mask.

use serde_json::{Value, json};
use std::path::Path;
use std::time::Instant;
use tf_ir::spec::TextStyle;
use tf_runtime::checkpoint::Checkpoint;
use tf_runtime::constrain::{Form, Grammars, TokenMask, Vocabulary, Wish};
use tf_runtime::dialogue::Dialogue;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("name the folder of a checkpoint")?;
    let checkpoint = Checkpoint::open(Path::new(&folder))?;
    let dialogue = Dialogue::load(&checkpoint, &TextStyle::default())?;
    let size =
        checkpoint.config().get("vocab_size").and_then(Value::as_u64).ok_or("the config has no vocab_size")? as usize;
    let text = dialogue.text();
    let grammars = Grammars::new(Vocabulary::new(text.pieces(), size, text.end_ids()))?;
    for (name, schema, said) in cases() {
        let wish = Wish { reasoning: None, form: Some(schema.map_or(Form::Json, Form::Schema)), calls: None };
        let begin = Instant::now();
        grammars.constraint(&wish)?;
        let compiled = begin.elapsed();
        let mut times = Vec::new();
        for _ in 0..20 {
            let mut constraint = grammars.constraint(&wish)?;
            let mut mask = TokenMask::new(size);
            for token in dialogue.encode_rendered(&said.to_string())? {
                mask.clear();
                let begin = Instant::now();
                constraint.mask(&mut mask)?;
                times.push(begin.elapsed().as_secs_f64() * 1e6);
                if !mask.allows(token) {
                    return Err(format!("{name}: token {token} of {said} is not allowed").into());
                }
                constraint.commit(token)?;
            }
        }
        times.sort_by(f64::total_cmp);
        let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
        println!(
            "{name}: {median:.0} us median, {longest:.0} us longest, {:.1} ms to compile",
            compiled.as_secs_f64() * 1e3
        );
    }
    Ok(())
}

/// Schemas as clients send them, and a reply of each.
fn cases() -> Vec<(&'static str, Option<Value>, Value)> {
    let text = "The quick brown fox, aged 7, jumps over \"the\" lazy dog.";
    let person = json!({
        "type": "object", "required": ["name", "age", "tags"], "additionalProperties": false,
        "properties": {
            "name": { "type": "string", "maxLength": 80 },
            "age": { "type": "integer", "minimum": 0, "maximum": 150 },
            "tags": { "type": "array", "items": { "enum": ["red", "green", "blue"] }, "maxItems": 4 },
        },
    });
    let steps = json!({
        "type": "object", "required": ["steps", "answer"], "additionalProperties": false,
        "properties": { "steps": { "type": "array", "items": { "$ref": "#/$defs/step" } }, "answer": { "type": "string" } },
        "$defs": { "step": { "type": "object", "required": ["explanation", "output"], "additionalProperties": false,
            "properties": { "explanation": { "type": "string" }, "output": { "type": "string" } } } },
    });
    let patterned = json!({ "type": "object", "required": ["day", "id"], "additionalProperties": false, "properties": {
        "day": { "type": "string", "format": "date" }, "id": { "type": "string", "pattern": "^[A-Z]{3}-\\d{4,8}$" } } });
    vec![
        ("any object", None, json!({ "a": text, "b": [1, 2.5, true, null], "c": { "d": "e" } })),
        ("bounded fields", Some(person), json!({ "name": text, "age": 42, "tags": ["red", "blue"] })),
        (
            "list of objects",
            Some(steps),
            json!({ "steps": [{ "explanation": text, "output": "7" }, { "explanation": text, "output": "8" }], "answer": text }),
        ),
        ("patterns", Some(patterned), json!({ "day": "2024-02-29", "id": "ABC-123456" })),
    ]
}
