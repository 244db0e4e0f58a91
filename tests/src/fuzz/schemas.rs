//! The reader of JSON schemas and of regular expressions that clients send.

use std::path::Path;

use serde_json::Value;
use tf_runtime::constrain::pattern::translate;
use tf_runtime::constrain::schema::enforceable_at;

/// What a rewritten schema is made of.
const KEYWORDS: [&str; 26] = [
    "$defs",
    "$ref",
    "additionalProperties",
    "allOf",
    "anyOf",
    "const",
    "enum",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
    "items",
    "maxItems",
    "maxLength",
    "maxProperties",
    "maximum",
    "minItems",
    "minLength",
    "minProperties",
    "minimum",
    "multipleOf",
    "pattern",
    "patternProperties",
    "prefixItems",
    "properties",
    "required",
    "type",
];

/// The schemas of the JSON Schema Test Suite.
pub fn seeds(folder: &Path) -> Vec<Vec<u8>> {
    let mut files: Vec<_> =
        std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    files.sort();
    let cases = files.iter().filter_map(|file| serde_json::from_slice::<Value>(&std::fs::read(file).ok()?).ok());
    let schemas = cases.flat_map(|cases| cases.as_array().cloned().unwrap_or_default());
    schemas.map(|case| case["schema"].to_string().into_bytes()).collect()
}

/// A schema is refused, or rewritten to keywords that are enforced, with references that lead somewhere; a second time the
/// result is taken again. The case as a text is an expression too, which is refused or translated once and for all.
pub fn read_schema(case: &[u8]) {
    let text = String::from_utf8_lossy(case);
    if let Ok(written) = translate(&text) {
        assert!(translate(&written).is_ok(), "the translation {written} is refused");
    }
    let Ok(schema) = serde_json::from_slice::<Value>(case) else { return };
    let Ok(rewritten) = enforceable_at(&schema, "") else { return };
    let definitions = rewritten.get("$defs").and_then(Value::as_object).map_or(0, |map| map.len());
    check(&rewritten, definitions, 0);
    for definition in rewritten.get("$defs").and_then(Value::as_object).into_iter().flat_map(|map| map.values()) {
        check(definition, definitions, 0);
    }
    if let Err(e) = enforceable_at(&rewritten, "") {
        // Limits are on what is written, and this is written at greater length.
        assert!(e.what.contains("parts") || e.what.contains("deeper"), "refused when it comes back: {e}");
    }
}

fn check(schema: &Value, definitions: usize, depth: usize) {
    assert!(depth <= 256, "it grew deeper");
    let Value::Object(map) = schema else { return assert!(schema.is_boolean(), "{schema} is no schema") };
    for (key, value) in map {
        assert!(KEYWORDS.contains(&key.as_str()), "{key} is not enforced");
        match key.as_str() {
            "$ref" => {
                let id = value.as_str().and_then(|text| text.strip_prefix("#/$defs/")).and_then(|id| id.parse().ok());
                assert!(id.is_some_and(|id: usize| id < definitions), "{value} leads nowhere");
            }
            "allOf" | "anyOf" | "prefixItems" => {
                value.as_array().into_iter().flatten().for_each(|one| check(one, definitions, depth + 1));
            }
            "properties" | "patternProperties" => {
                value
                    .as_object()
                    .into_iter()
                    .flat_map(|map| map.values())
                    .for_each(|one| check(one, definitions, depth + 1));
            }
            "items" | "additionalProperties" => check(value, definitions, depth + 1),
            _ => {}
        }
    }
}
