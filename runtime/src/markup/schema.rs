//! What a tool's schema wants an argument to be.
//!
//! For: markup that writes all values as text. Promises: work is bounded whatever the schema says, cycles of `$ref`
//! included.

use serde_json::Value;

/// Parts of a schema that are looked at for one argument.
const MAX_PARTS: usize = 256;

/// A set of JSON types; empty: nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Types(u8);

const NAMES: [&str; 7] = ["string", "number", "integer", "boolean", "null", "array", "object"];

impl Types {
    /// Those that an argument may have.
    pub fn of(schema: &Value, argument: &str) -> Types {
        let mut types = Types::default();
        let mut open: Vec<&Value> = schema.get("properties").and_then(|p| p.get(argument)).into_iter().collect();
        let mut parts = 0;
        while let Some(part) = open.pop().filter(|_| parts < MAX_PARTS) {
            parts += 1;
            match part.get("type") {
                Some(Value::String(name)) => types.add(name),
                Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).for_each(|name| types.add(name)),
                _ => {
                    let values = part.get("enum").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
                    values.iter().chain(part.get("const")).for_each(|value| types.add(name_of(value)));
                }
            }
            for key in ["anyOf", "oneOf", "allOf"] {
                open.extend(part.get(key).and_then(Value::as_array).into_iter().flatten());
            }
            let target = part.get("$ref").and_then(Value::as_str).and_then(|path| path.strip_prefix('#'));
            open.extend(target.and_then(|path| schema.pointer(path)));
        }
        types
    }

    fn add(&mut self, name: &str) {
        if let Some(bit) = NAMES.iter().position(|known| *known == name) {
            self.0 |= 1 << bit;
        }
    }

    fn has(self, name: &str) -> bool {
        NAMES.iter().position(|known| *known == name).is_some_and(|bit| self.0 >> bit & 1 == 1)
    }

    /// Nothing but a string will do.
    pub fn is_text(self) -> bool {
        self == Types(1)
    }

    /// The value that a text stands for, as JSON; `None`: itself, a string.
    pub fn value(self, text: &str) -> Option<String> {
        let text = text.trim();
        let words = [("boolean", "true"), ("boolean", "false"), ("null", "null"), ("null", "none")];
        let word = words.into_iter().find(|(name, word)| self.has(name) && text.eq_ignore_ascii_case(word));
        if let Some((_, word)) = word {
            return Some(word.replace("none", "null"));
        }
        let value: Value = serde_json::from_str(text).ok()?;
        let fits = self.0 == 0
            || match &value {
                Value::Number(n) => {
                    self.has("number") || self.has("integer") && n.as_f64().is_some_and(|n| n.fract() == 0.0)
                }
                Value::String(_) => false,
                other => self.has(name_of(other)),
            };
        fits.then(|| text.to_owned())
    }
}

fn name_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_declared_type_decides() {
        let check = |schema: Value, text: &str, want: Option<&str>| {
            let types = Types::of(&json!({ "properties": { "a": schema } }), "a");
            assert_eq!(types.value(text).as_deref(), want, "{text}");
        };
        check(json!({ "type": "integer" }), " 30\n", Some("30"));
        check(json!({ "type": "integer" }), "30.0", Some("30.0"));
        check(json!({ "type": "integer" }), "1.5", None);
        check(json!({ "type": "integer" }), "2026-01-15", None);
        check(json!({ "type": "number" }), "1.5", Some("1.5"));
        check(json!({ "type": "boolean" }), "True", Some("true"));
        check(json!({ "type": "boolean" }), "1", None);
        check(json!({ "type": "null" }), "None", Some("null"));
        check(json!({ "type": "object" }), "{\"k\": [1]}", Some("{\"k\": [1]}"));
        check(json!({ "type": "object" }), "[1]", None);
        check(json!({ "type": "array" }), "[1]", Some("[1]"));
        check(json!({ "type": ["string", "null"] }), "null", Some("null"));
        check(json!({ "type": ["string", "null"] }), "7", None);
        check(json!({ "anyOf": [{ "type": "string" }, { "type": "integer" }] }), "7", Some("7"));
        check(json!({ "enum": [1, 2] }), "2", Some("2"));
        check(json!({}), "7", Some("7"));
        check(json!({}), "seven", None);
        check(json!({}), "\"seven\"", Some("\"seven\""));
    }

    #[test]
    fn references_are_followed_and_cycles_end() {
        let schema = json!({
            "properties": { "a": { "$ref": "#/$defs/a" }, "b": { "$ref": "#/$defs/b" } },
            "$defs": { "a": { "type": "integer" }, "b": { "anyOf": [{ "$ref": "#/$defs/b" }, { "$ref": "#/$defs/b" }] } },
        });
        assert_eq!(Types::of(&schema, "a").value("7").as_deref(), Some("7"));
        assert_eq!(Types::of(&schema, "b"), Types::default());
        assert_eq!(Types::of(&schema, "c"), Types::default());
        assert!(Types::of(&json!({ "properties": { "a": { "const": "x" } } }), "a").is_text());
    }
}
