//! Whether two schemas can hold for one value, as far as can be told from types, values and required properties.
//!
//! Promises: schemas that are told apart never hold together; work is bounded.

use serde_json::{Map, Value};

/// Steps into schemas, for one pair.
const MAX_STEPS: usize = 2_000;

/// Looks at every pair of a `oneOf`, whose references lead to `definitions`.
///
/// # Errors
/// The first two that may hold together.
pub fn tell_apart(options: &[Value], definitions: &[&Value]) -> Result<(), (usize, usize)> {
    for (i, one) in options.iter().enumerate() {
        for (k, other) in options.iter().enumerate().skip(i + 1) {
            let mut pair = Pair { definitions, steps: 0 };
            if !pair.apart(one, other) {
                return Err((i, k));
            }
        }
    }
    Ok(())
}

struct Pair<'v> {
    definitions: &'v [&'v Value],
    steps: usize,
}

impl<'v> Pair<'v> {
    fn apart(&mut self, one: &'v Value, other: &'v Value) -> bool {
        self.steps += 1;
        if self.steps > MAX_STEPS {
            return false;
        }
        if one == &Value::Bool(false) || other == &Value::Bool(false) {
            return true;
        }
        let (Some(a), Some(b)) = (one.as_object(), other.as_object()) else { return false };
        self.by_parts(a, other) || self.by_parts(b, one) || self.by_own_words(a, b)
    }

    /// Any part that must hold may do, or all of those of which one must.
    fn by_parts(&mut self, schema: &'v Map<String, Value>, other: &'v Value) -> bool {
        let target = schema.get("$ref").and_then(Value::as_str).and_then(|text| text.strip_prefix("#/$defs/"));
        let definitions = self.definitions;
        if let Some(target) = target.and_then(|id| definitions.get(id.parse::<usize>().ok()?))
            && self.apart(target, other)
        {
            return true;
        }
        let parts = |key: &str| schema.get(key).and_then(Value::as_array);
        parts("allOf").is_some_and(|parts| parts.iter().any(|part| self.apart(part, other)))
            || parts("anyOf").is_some_and(|parts| parts.iter().all(|part| self.apart(part, other)))
    }

    fn by_own_words(&mut self, a: &'v Map<String, Value>, b: &'v Map<String, Value>) -> bool {
        if let (Some(ours), Some(theirs)) = (values(a), values(b)) {
            return ours.iter().all(|value| theirs.iter().all(|other| !same(value, other)));
        }
        let common = types(a) & types(b);
        if common == 0 {
            return true;
        }
        if common != kind("object") {
            return false;
        }
        let required = |map: &'v Map<String, Value>| map.get("required").and_then(Value::as_array);
        let names = required(a).into_iter().chain(required(b)).flatten().filter_map(Value::as_str);
        names.into_iter().any(|name| match (property(a, name), property(b, name)) {
            (Some(ours), Some(theirs)) => self.apart(ours, theirs),
            _ => false,
        })
    }
}

/// What a schema says about a property; `None`: nothing that is looked at here.
fn property<'v>(schema: &'v Map<String, Value>, name: &str) -> Option<&'v Value> {
    match schema.get("properties").and_then(|properties| properties.get(name)) {
        None if !schema.contains_key("patternProperties") => schema.get("additionalProperties"),
        found => found,
    }
}

fn values(schema: &Map<String, Value>) -> Option<Vec<&Value>> {
    match (schema.get("const"), schema.get("enum").and_then(Value::as_array)) {
        (Some(value), _) => Some(vec![value]),
        (None, list) => list.map(|list| list.iter().collect()),
    }
}

/// Equal as JSON Schema has it, where 1 is 1.0.
fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, a)| b.get(key).is_some_and(|b| same(a, b)))
        }
        (a, b) => a == b,
    }
}

/// A bit for each type.
fn kind(name: &str) -> u8 {
    match name {
        "null" => 1,
        "boolean" => 2,
        "number" | "integer" => 4,
        "string" => 8,
        "array" => 16,
        _ => 32,
    }
}

/// The types that a schema leaves.
fn types(schema: &Map<String, Value>) -> u8 {
    let declared = match schema.get("type") {
        Some(Value::String(name)) => kind(name),
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).fold(0, |all, name| all | kind(name)),
        _ => u8::MAX >> 2,
    };
    let of = |value: &Value| match value {
        Value::Null => 1,
        Value::Bool(_) => 2,
        Value::Number(_) => 4,
        Value::String(_) => 8,
        Value::Array(_) => 16,
        Value::Object(_) => 32,
    };
    values(schema).map_or(declared, |values| declared & values.into_iter().fold(0, |all, value| all | of(value)))
}
