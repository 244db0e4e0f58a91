//! Reading a JSON file of a checkpoint strictly: bounded, no key twice, objects at the top.
//!
//! Python writes the bare words `Infinity`, `-Infinity` and `NaN`, which JSON does not have.
//! They are read as the strings `"Infinity"`, `"-Infinity"` and `"NaN"`, so that a field which
//! nobody uses does not stop a load, and a field which somebody uses is refused as not a number.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use super::error::{LoadError, shown};

/// Parses a file whose top is an object. `file` is its name in messages.
pub(crate) fn parse_object(file: &str, bytes: &[u8]) -> Result<Map<String, Value>, LoadError> {
    const ADVICE: &str = "correct the file or fetch it again";
    let text = std::str::from_utf8(bytes)
        .map_err(|error| LoadError::malformed(file, format!("not UTF-8 at byte {}", error.valid_up_to()), ADVICE))?;
    let text = quote_bare_numbers(text);
    let Strict(value) = serde_json::from_str(&text)
        .map_err(|error| LoadError::malformed(file, format!("not valid JSON: {error}"), ADVICE))?;
    match value {
        Value::Object(map) => Ok(map),
        _ => Err(LoadError::malformed(file, "expected a JSON object at the top", ADVICE)),
    }
}

/// Puts quotes around the bare words that Python writes for numbers which are not finite.
fn quote_bare_numbers(text: &str) -> Cow<'_, str> {
    const WORDS: [&str; 3] = ["NaN", "Infinity", "-Infinity"];
    if !text.contains("NaN") && !text.contains("Infinity") {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    let (mut in_string, mut escaped) = (false, false);
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        if !in_string && let Some(word) = WORDS.iter().find(|word| rest.starts_with(**word)) {
            out.push('"');
            out.push_str(word);
            out.push('"');
            at += word.len();
            continue;
        }
        let Some(next) = rest.chars().next() else {
            break;
        };
        if in_string {
            in_string = escaped || next != '"';
            escaped = !escaped && next == '\\';
        } else {
            in_string = next == '"';
        }
        out.push(next);
        at += next.len_utf8();
    }
    Cow::Owned(out)
}

/// A value in which no object holds the same key twice.
struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Strict, D::Error> {
        deserializer.deserialize_any(StrictVisitor).map(Strict)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_string<E: Error>(self, value: String) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(Strict(item)) = seq.next_element()? {
            items.push(item);
        }
        Ok(Value::Array(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            if map.contains_key(&key) {
                return Err(A::Error::custom(format!("the key {} appears twice", shown(&key))));
            }
            let Strict(value) = entries.next_value()?;
            map.insert(key, value);
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Result<&str, &str>) {
        let got = parse_object("c.json", text.as_bytes());
        match expected {
            Ok(printed) => assert_eq!(Value::Object(got.unwrap()).to_string(), printed),
            Err(part) => {
                let message = got.unwrap_err().to_string();
                assert!(message.contains(part), "{message}");
            }
        }
    }

    #[test]
    fn reads_and_refuses() {
        check(r#"{"b": 1, "a": [1.5, null, true]}"#, Ok(r#"{"b":1,"a":[1.5,null,true]}"#));
        check(
            r#"{"a": [0.0, Infinity], "b": -Infinity, "c": NaN}"#,
            Ok(r#"{"a":[0.0,"Infinity"],"b":"-Infinity","c":"NaN"}"#),
        );
        check(r#"{"a": "NaN \" Infinity", "b": NaN}"#, Ok(r#"{"a":"NaN \" Infinity","b":"NaN"}"#));
        check(r#"{"a": {"x": 1, "x": 1}}"#, Err(r#"the key "x" appears twice"#));
        check("[1]", Err("expected a JSON object"));
        check("{", Err("not valid JSON"));
        check(&format!("{{\"a\":{}", "[".repeat(100_000)), Err("recursion limit"));
    }
}
