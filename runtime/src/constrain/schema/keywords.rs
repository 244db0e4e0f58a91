//! The keywords of one schema: each is enforced, says nothing about values, or is refused.

use super::disjoint::tell_apart;
use super::limits::clash;
use super::{MAX_COUNT, MAX_EXACT, Pass, Place, SchemaError};
use crate::constrain::pattern;
use serde_json::{Map, Number, Value, json};

const TYPES: [&str; 7] = ["string", "number", "integer", "boolean", "null", "array", "object"];

/// They say nothing about values, or name what is found by its place.
const ANNOTATIONS: [&str; 22] = [
    "$anchor",
    "$comment",
    "$defs",
    "$dynamicAnchor",
    "$recursiveAnchor",
    "$schema",
    "contentEncoding",
    "contentMediaType",
    "contentSchema",
    "default",
    "definitions",
    "deprecated",
    "description",
    "discriminator",
    "example",
    "examples",
    "externalDocs",
    "propertyOrdering",
    "readOnly",
    "title",
    "writeOnly",
    "xml",
];

/// They would have to hold, and cannot be made to.
const NOT_ENFORCED: [&str; 15] = [
    "$dynamicRef",
    "$recursiveRef",
    "$vocabulary",
    "contains",
    "dependencies",
    "dependentRequired",
    "dependentSchemas",
    "disallow",
    "divisibleBy",
    "extends",
    "if",
    "not",
    "propertyNames",
    "unevaluatedItems",
    "unevaluatedProperties",
];

/// The library's own.
const FORMATS: [&str; 7] = ["duration", "email", "hostname", "ipv4", "ipv6", "uri", "uuid"];

/// A day of the calendar, leap years as they are.
const DATE: &str = "(?:(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29\
                    |[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])\
                    |(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8])))";
/// Without leap seconds, which need a table.
const TIME: &str =
    "(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[zZ]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])";

impl<'v> Pass<'v> {
    pub(super) fn object(&mut self, map: &'v Map<String, Value>, place: &mut Place) -> Result<Value, SchemaError> {
        for (key, value) in map {
            self.known(key, value, map, place)?;
        }
        let mut out = Map::new();
        if let Some(types) = map.get("type") {
            out.insert("type".to_owned(), types_of(types, place)?);
        }
        self.properties(map, &mut out, place)?;
        self.items(map, &mut out, place)?;
        let mut all = strings(map, &mut out, place)?;
        self.numbers(map, &mut out, place)?;
        // From here on the library intersects one after the other.
        for key in ["const", "enum"] {
            if let Some(value) = map.get(key) {
                self.values(key, value, place)?;
                out.insert(key.to_owned(), value.clone());
            }
        }
        for key in ["allOf", "anyOf", "oneOf"] {
            let Some(value) = map.get(key) else { continue };
            let Some(list) = value.as_array().filter(|list| !list.is_empty()) else {
                return place.refuse(key, "must be a list of schemas that is not empty");
            };
            let mut schemas = Vec::with_capacity(list.len());
            for (i, schema) in list.iter().enumerate() {
                schemas.push(place.within(&[key, &i.to_string()], true, |place| self.schema(schema, place))?);
            }
            match key {
                "allOf" => all.extend(schemas),
                "oneOf" => {
                    let definitions: Vec<&Value> = self.definitions.iter().map(|one| &one.schema).collect();
                    if let Err((one, other)) = tell_apart(&schemas, &definitions) {
                        let what = format!(
                            "its options {one} and {other} may both hold for one value; give each a required property \
                             with a `const` of its own, or write `anyOf`"
                        );
                        return place.refuse(key, what);
                    }
                    all.push(json!({ "anyOf": schemas }));
                }
                _ => all.push(json!({ "anyOf": schemas })),
            }
        }
        if let Some(target) = map.get("$ref") {
            all.push(place.within(&["$ref"], true, |place| self.reference(target, place))?);
        }
        match (all.len(), out.is_empty()) {
            (0, _) => {}
            (1, true) => return Ok(all.remove(0)),
            _ => {
                out.insert("allOf".to_owned(), Value::Array(all));
            }
        }
        if self.excluding {
            let definitions: Vec<&Value> = self.definitions.iter().map(|one| &one.schema).collect();
            if clash(&out, &definitions) {
                let what =
                    "its limits are too close to a whole number that they exclude; write `minimum` and `maximum`";
                return Err(place.error(what));
            }
        }
        Ok(Value::Object(out))
    }

    /// Refuses what is neither enforced nor an annotation.
    fn known(&self, key: &str, value: &Value, map: &Map<String, Value>, place: &Place) -> Result<(), SchemaError> {
        match key {
            "type"
            | "properties"
            | "patternProperties"
            | "additionalProperties"
            | "required"
            | "minProperties"
            | "maxProperties"
            | "items"
            | "prefixItems"
            | "additionalItems"
            | "minItems"
            | "maxItems"
            | "minLength"
            | "maxLength"
            | "pattern"
            | "format"
            | "minimum"
            | "maximum"
            | "exclusiveMinimum"
            | "exclusiveMaximum"
            | "multipleOf"
            | "const"
            | "enum"
            | "allOf"
            | "anyOf"
            | "oneOf"
            | "$ref" => Ok(()),
            // Without what they belong to they say nothing.
            "then" | "else" if !map.contains_key("if") => Ok(()),
            "minContains" | "maxContains" if !map.contains_key("contains") => Ok(()),
            "then" | "else" | "minContains" | "maxContains" => Ok(()),
            "$id" | "id" if place.pointer.is_empty() => Ok(()),
            "$id" | "id" => place.refuse(key, "a schema inside of another cannot have a name of its own here"),
            "uniqueItems" => match (value, map.get("maxItems").and_then(Value::as_f64)) {
                (Value::Bool(false), _) => Ok(()),
                (Value::Bool(true), Some(most)) if most <= 1.0 => Ok(()),
                _ => place.refuse(key, "`uniqueItems` cannot be enforced; remove it"),
            },
            "nullable" => match value {
                Value::Bool(false) => Ok(()),
                _ => place.refuse(key, "`nullable` is not part of JSON Schema; add \"null\" to `type`"),
            },
            key if ANNOTATIONS.contains(&key) || key.starts_with("x-") => Ok(()),
            // What allows everything need not be enforced.
            "unevaluatedItems" | "unevaluatedProperties" | "propertyNames" if *value == Value::Bool(true) => Ok(()),
            key if NOT_ENFORCED.contains(&key) => place.refuse(key, format!("`{key}` cannot be enforced; remove it")),
            _ => place.refuse(key, "is no keyword that is known here; remove it, or begin its name with `x-`"),
        }
    }

    fn properties(
        &mut self,
        map: &'v Map<String, Value>,
        out: &mut Map<String, Value>,
        place: &mut Place,
    ) -> Result<(), SchemaError> {
        for key in ["properties", "patternProperties"] {
            let Some(value) = map.get(key) else { continue };
            let Some(named) = value.as_object() else { return place.refuse(key, "must be an object of schemas") };
            let mut schemas = Map::new();
            for (name, schema) in named {
                let written = match key {
                    "properties" => name.clone(),
                    _ => pattern::translate(name).or_else(|what| {
                        place.within(&[key], false, |place| place.refuse(name, format!("the pattern {what}")))
                    })?,
                };
                let schema = place.within(&[key, name], false, |place| self.schema(schema, place))?;
                if schemas.insert(written, schema).is_some() {
                    return place.refuse(key, "has two patterns that are the same");
                }
            }
            out.insert(key.to_owned(), Value::Object(schemas));
        }
        if let Some(schema) = map.get("additionalProperties") {
            let schema = place.within(&["additionalProperties"], false, |place| self.schema(schema, place))?;
            out.insert("additionalProperties".to_owned(), schema);
        }
        let mut required: Vec<&Value> = Vec::new();
        if let Some(value) = map.get("required") {
            let list = value.as_array().filter(|list| list.iter().all(Value::is_string));
            let Some(list) = list else { return place.refuse("required", "must be a list of names") };
            for name in list {
                self.count(place)?;
                if !required.contains(&name) {
                    required.push(name);
                }
            }
            out.insert("required".to_owned(), json!(required));
        }
        let least = bound("minProperties", map, out, place)?;
        bound("maxProperties", map, out, place)?;
        // The same further property may be written twice, and counts once.
        if least.is_some_and(|least| least > required.len() as u64 + 1) {
            return place.refuse("minProperties", "can be at most one more than `required` has names, to be enforced");
        }
        Ok(())
    }

    fn items(
        &mut self,
        map: &'v Map<String, Value>,
        out: &mut Map<String, Value>,
        place: &mut Place,
    ) -> Result<(), SchemaError> {
        let (first, first_key, rest, rest_key) = match (map.get("items"), map.get("prefixItems")) {
            // As drafts before 2020-12 wrote it.
            (Some(list @ Value::Array(_)), None) => {
                (Some(list), "items", map.get("additionalItems"), "additionalItems")
            }
            (Some(Value::Array(_)), Some(_)) => return place.refuse("items", "is a list, and there are `prefixItems`"),
            (rest, first) => (first, "prefixItems", rest, "items"),
        };
        if map.contains_key("additionalItems") && map.contains_key("prefixItems") {
            return place.refuse("additionalItems", "means nothing beside `prefixItems`; write `items`");
        }
        if let Some(value) = first {
            let Some(list) = value.as_array() else { return place.refuse(first_key, "must be a list of schemas") };
            let mut schemas = Vec::with_capacity(list.len());
            for (i, schema) in list.iter().enumerate() {
                schemas.push(place.within(&[first_key, &i.to_string()], false, |place| self.schema(schema, place))?);
            }
            out.insert("prefixItems".to_owned(), Value::Array(schemas));
        }
        if let Some(schema) = rest {
            let schema = place.within(&[rest_key], false, |place| self.schema(schema, place))?;
            out.insert("items".to_owned(), schema);
        }
        bound("minItems", map, out, place)?;
        bound("maxItems", map, out, place)?;
        Ok(())
    }

    fn numbers(
        &mut self,
        map: &Map<String, Value>,
        out: &mut Map<String, Value>,
        place: &Place,
    ) -> Result<(), SchemaError> {
        for (key, exclusive) in [("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")] {
            let limit = map.get(key).map(|value| exact(key, value, place)).transpose()?;
            let (limit, beyond) = match map.get(exclusive) {
                // As draft 4 wrote it.
                Some(Value::Bool(true)) => (None, limit),
                None | Some(Value::Bool(false)) => (limit, None),
                Some(value) => (limit, Some(exact(exclusive, value, place)?)),
            };
            // The library takes -0 for less than 0.
            let integer = map.get("type").is_some_and(|types| types == "integer");
            if key == "maximum" && !integer && beyond.as_ref().and_then(Value::as_f64) == Some(0.0) {
                return place.refuse(exclusive, "cannot be 0; write a `maximum` below it");
            }
            out.extend(limit.map(|limit| (key.to_owned(), limit)));
            self.excluding |= beyond.is_some();
            out.extend(beyond.map(|limit| (exclusive.to_owned(), limit)));
        }
        if let Some(value) = map.get("multipleOf") {
            let key = "multipleOf";
            let exact = exact(key, value, place)?;
            let (whole, digits) = decimal(&exact).ok_or(()).or_else(|()| {
                place.refuse(key, "must be a number above 0 with at most 9 digits, of which at most 6 after the point")
            })?;
            self.factor = self.factor.saturating_mul(whole * 10u64.pow(digits));
            if self.factor > u64::from(u32::MAX) {
                return place.refuse(key, "together with the others of this schema, is too large to be enforced");
            }
            out.insert(key.to_owned(), exact);
        }
        Ok(())
    }

    /// Values of `const` and `enum`.
    fn values(&mut self, key: &str, value: &Value, place: &mut Place) -> Result<(), SchemaError> {
        match value {
            Value::Array(list) if key == "enum" && list.is_empty() => place.refuse(key, "allows nothing"),
            Value::Array(_) => place.within(&[key], true, |place| self.value(value, place)),
            _ if key == "enum" => place.refuse(key, "must be a list of values"),
            _ => place.within(&[key], true, |place| self.value(value, place)),
        }
    }

    fn value(&mut self, value: &Value, place: &mut Place) -> Result<(), SchemaError> {
        self.count(place)?;
        match value {
            Value::Number(number) => match is_exact(number) {
                true => Ok(()),
                false => Err(place.error("is a number too large to be kept exactly")),
            },
            Value::Array(list) => list
                .iter()
                .enumerate()
                .try_for_each(|(i, value)| place.within(&[&i.to_string()], false, |place| self.value(value, place))),
            Value::Object(map) => {
                map.iter().try_for_each(|(name, value)| place.within(&[name], false, |place| self.value(value, place)))
            }
            Value::String(text) if text.chars().any(pattern::never_written) => {
                Err(place.error("has a control character, which replies do not have"))
            }
            Value::Null | Value::Bool(_) | Value::String(_) => Ok(()),
        }
    }
}

fn types_of(value: &Value, place: &Place) -> Result<Value, SchemaError> {
    let known = |value: &Value| value.as_str().is_some_and(|name| TYPES.contains(&name));
    match value {
        Value::String(_) if known(value) => Ok(value.clone()),
        Value::Array(list) if !list.is_empty() && list.iter().all(known) => {
            let number = list.iter().any(|name| name == "number");
            let mut types: Vec<&Value> = Vec::new();
            for name in list {
                let said = types.contains(&name) || number && name == "integer";
                if !said {
                    types.push(name);
                }
            }
            Ok(json!(types))
        }
        _ => place.refuse("type", format!("must be one of {}, or a list of them", TYPES.join(", "))),
    }
}

/// A bound of a count, copied.
fn bound(
    key: &str,
    map: &Map<String, Value>,
    out: &mut Map<String, Value>,
    place: &Place,
) -> Result<Option<u64>, SchemaError> {
    let Some(value) = map.get(key) else { return Ok(None) };
    let count = value.as_f64().filter(|count| *count >= 0.0 && count.fract() == 0.0);
    let Some(count) = count else { return place.refuse(key, "must be a whole number, 0 or above") };
    let count = count.min(u64::MAX as f64) as u64;
    if count > MAX_COUNT && key.starts_with("min") {
        return place.refuse(key, format!("is more than a reply can have; the limit is {MAX_COUNT}"));
    }
    // No reply comes near a larger one.
    if count <= MAX_COUNT {
        out.insert(key.to_owned(), count.into());
    }
    Ok(Some(count))
}

/// Returns what must hold beside.
fn strings(map: &Map<String, Value>, out: &mut Map<String, Value>, place: &Place) -> Result<Vec<Value>, SchemaError> {
    bound("minLength", map, out, place)?;
    bound("maxLength", map, out, place)?;
    if let Some(value) = map.get("pattern") {
        let Some(text) = value.as_str() else { return place.refuse("pattern", "must be a string") };
        let written =
            pattern::translate(text).or_else(|what| place.refuse("pattern", format!("the pattern {what}")))?;
        out.insert("pattern".to_owned(), written.into());
    }
    let Some(value) = map.get("format") else { return Ok(Vec::new()) };
    let own = match value.as_str() {
        Some("date") => DATE.to_owned(),
        Some("time") => TIME.to_owned(),
        Some("date-time") => format!("{DATE}[tT]{TIME}"),
        Some(name) if FORMATS.contains(&name) => {
            out.insert("format".to_owned(), name.into());
            return Ok(Vec::new());
        }
        _ => {
            let known = FORMATS.join(", ");
            return place.refuse("format", format!("must be one of date, time, date-time, {known}; remove it"));
        }
    };
    Ok(vec![json!({ "pattern": format!("^{own}$") })])
}

/// A limit of numbers.
fn exact(key: &str, value: &Value, place: &Place) -> Result<Value, SchemaError> {
    match value {
        Value::Number(number) if is_exact(number) && number.as_f64().is_some_and(|n| n.abs() <= MAX_EXACT / 16.0) => {
            Ok(value.clone())
        }
        Value::Number(_) => place.refuse(key, "is too large, or has too many digits, to be enforced exactly"),
        _ => place.refuse(key, "must be a number"),
    }
}

/// Whether the library, which reads doubles, keeps the number. Digits beyond a few after the point it would round.
fn is_exact(number: &Number) -> bool {
    number.as_f64().is_some_and(|n| match n.fract() == 0.0 {
        true => n.abs() <= MAX_EXACT,
        false => n.abs() <= 1e9 && n.to_string().split_once('.').is_some_and(|(_, digits)| digits.len() <= 6),
    })
}

/// A number above 0 as whole units, and the digits after the point that a unit has; as the library works it out, where
/// that is right.
fn decimal(value: &Value) -> Option<(u64, u32)> {
    let number = value.as_f64().filter(|n| *n > 0.0)?;
    let (mut scaled, mut digits) = (number, 0);
    while scaled.fract() != 0.0 {
        scaled *= 10.0;
        digits += 1;
        if digits > 6 {
            return None;
        }
    }
    let text = number.to_string();
    let (before, after) = text.split_once('.').unwrap_or((&text, ""));
    let right = format!("{before}{after}").parse() == Ok(scaled as u64) && after.len() == digits as usize;
    (right && scaled <= 1e9).then_some((scaled as u64, digits))
}
