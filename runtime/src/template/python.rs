//! Values written as Python writes them: `json.dumps`, `repr` and `str`.
//!
//! A model was trained on what Python rendered. An engine that sorts keys, escapes `<` or prints
//! `true` for `True` gives it another prompt, and nobody notices.

use std::fmt::Write;

use minijinja::value::{Kwargs, ValueKind};
use minijinja::{Error, ErrorKind, Value};

/// How deep a value may be nested before it is refused; requests are limited to 128.
const MAX_DEPTH: usize = 256;

/// How `tojson` writes.
#[derive(Default)]
pub(super) struct JsonStyle {
    pub ensure_ascii: bool,
    pub sort_keys: bool,
    /// One level of indentation.
    pub indent: Option<String>,
    /// Between items, and between key and value.
    pub separators: Option<(String, String)>,
}

impl JsonStyle {
    /// From the arguments of the filter: the ones that Python's `json.dumps` takes.
    pub fn new(ensure_ascii: Option<Value>, arguments: &Kwargs) -> Result<JsonStyle, Error> {
        let ensure_ascii = match ensure_ascii {
            Some(value) => Some(value),
            None => arguments.get("ensure_ascii")?,
        };
        let indent: Option<Value> = arguments.get("indent")?;
        let separators: Option<Value> = arguments.get("separators")?;
        let sort_keys: Option<Value> = arguments.get("sort_keys")?;
        arguments.assert_all_used()?;
        Ok(JsonStyle {
            ensure_ascii: ensure_ascii.is_some_and(|value| value.is_true()),
            sort_keys: sort_keys.is_some_and(|value| value.is_true()),
            indent: indent.filter(|value| !value.is_none()).map(indent_of).transpose()?,
            separators: separators.filter(|value| !value.is_none()).map(separators_of).transpose()?,
        })
    }
}

fn indent_of(value: Value) -> Result<String, Error> {
    if let Some(text) = value.as_str() {
        return Ok(text.to_string());
    }
    match value.as_i64() {
        Some(width @ ..=64) => Ok(" ".repeat(usize::try_from(width).unwrap_or(0))),
        _ => Err(invalid("tojson: indent must be a string or a number up to 64")),
    }
}

fn separators_of(value: Value) -> Result<(String, String), Error> {
    let items: Vec<Value> = value.try_iter()?.collect();
    match items.as_slice() {
        [item, key] => Ok((string_of(item)?, string_of(key)?)),
        _ => Err(invalid("tojson: separators must be two strings")),
    }
}

fn string_of(value: &Value) -> Result<String, Error> {
    value.as_str().map(str::to_string).ok_or_else(|| invalid("tojson: separators must be two strings"))
}

fn invalid(what: impl Into<String>) -> Error {
    Error::new(ErrorKind::InvalidOperation, what.into())
}

/// `json.dumps(value, …)`.
pub(super) fn to_json(value: &Value, style: &JsonStyle) -> Result<String, Error> {
    let mut out = String::new();
    Json { style }.write(value, 0, &mut out)?;
    Ok(out)
}

struct Json<'a> {
    style: &'a JsonStyle,
}

impl Json<'_> {
    fn write(&self, value: &Value, depth: usize, out: &mut String) -> Result<(), Error> {
        if depth > MAX_DEPTH {
            return Err(invalid("tojson: nested too deeply"));
        }
        match value.kind() {
            ValueKind::None => out.push_str("null"),
            ValueKind::Bool => out.push_str(if value.is_true() { "true" } else { "false" }),
            ValueKind::Number => out.push_str(&number(value, JSON_WORDS)),
            ValueKind::String => self.write_text(value.as_str().unwrap_or_default(), out),
            ValueKind::Seq | ValueKind::Iterable => {
                let items: Vec<Value> = value.try_iter()?.collect();
                self.write_all("[", "]", items.len(), depth, out, |index, out| {
                    self.write(&items[index], depth + 1, out)
                })?;
            }
            ValueKind::Map => {
                let mut keys = Vec::new();
                for key in value.try_iter()? {
                    keys.push((json_key(&key)?, key));
                }
                if self.style.sort_keys {
                    keys.sort_by(|a, b| a.0.cmp(&b.0));
                }
                self.write_all("{", "}", keys.len(), depth, out, |index, out| {
                    let (text, key) = &keys[index];
                    self.write_text(text, out);
                    out.push_str(self.style.separators.as_ref().map_or(": ", |(_, key)| key));
                    self.write(&value.get_item(key)?, depth + 1, out)
                })?;
            }
            kind => return Err(invalid(format!("tojson: a value of kind {kind} is not JSON"))),
        }
        Ok(())
    }

    fn write_all(
        &self,
        open: &str,
        close: &str,
        count: usize,
        depth: usize,
        out: &mut String,
        mut write: impl FnMut(usize, &mut String) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let newline = |depth: usize, out: &mut String| {
            if let Some(indent) = &self.style.indent {
                out.push('\n');
                (0..depth).for_each(|_| out.push_str(indent));
            }
        };
        // With an indent, Python puts no blank at the end of a line.
        let default = if self.style.indent.is_some() { "," } else { ", " };
        let separator = self.style.separators.as_ref().map_or(default, |(item, _)| item);
        out.push_str(open);
        for index in 0..count {
            if index > 0 {
                out.push_str(separator);
            }
            newline(depth + 1, out);
            write(index, out)?;
        }
        if count > 0 {
            newline(depth, out);
        }
        out.push_str(close);
        Ok(())
    }

    fn write_text(&self, text: &str, out: &mut String) {
        out.push('"');
        for char in text.chars() {
            match char {
                '"' => out.push_str("\\\""),
                '\\' => out.push_str("\\\\"),
                '\n' => out.push_str("\\n"),
                '\r' => out.push_str("\\r"),
                '\t' => out.push_str("\\t"),
                '\u{8}' => out.push_str("\\b"),
                '\u{c}' => out.push_str("\\f"),
                ' '..='~' => out.push(char),
                _ if char >= ' ' && !self.style.ensure_ascii => out.push(char),
                _ => {
                    for unit in char.encode_utf16(&mut [0; 2]) {
                        push(out, format_args!("\\u{unit:04x}"));
                    }
                }
            }
        }
        out.push('"');
    }
}

/// A key as `json.dumps` writes it.
fn json_key(key: &Value) -> Result<String, Error> {
    match key.kind() {
        ValueKind::String => Ok(key.as_str().unwrap_or_default().to_string()),
        ValueKind::Number => Ok(number(key, JSON_WORDS)),
        ValueKind::None => Ok("null".into()),
        ValueKind::Bool => Ok(if key.is_true() { "true" } else { "false" }.into()),
        kind => Err(invalid(format!("tojson: a key of kind {kind} is not JSON"))),
    }
}

/// `str(value)`; `None` for kinds that Python does not have.
pub(super) fn to_str(value: &Value) -> Result<Option<String>, Error> {
    match value.kind() {
        ValueKind::Undefined => Ok(Some(String::new())),
        ValueKind::String => Ok(value.as_str().map(str::to_string)),
        ValueKind::None | ValueKind::Bool | ValueKind::Number | ValueKind::Seq | ValueKind::Map => {
            let mut out = String::new();
            write_repr(value, 0, &mut out)?;
            Ok(Some(out))
        }
        _ => Ok(None),
    }
}

/// `repr(value)`.
fn write_repr(value: &Value, depth: usize, out: &mut String) -> Result<(), Error> {
    if depth > MAX_DEPTH {
        return Err(invalid("nested too deeply to be printed"));
    }
    match value.kind() {
        ValueKind::None => out.push_str("None"),
        ValueKind::Bool => out.push_str(if value.is_true() { "True" } else { "False" }),
        ValueKind::Number => out.push_str(&number(value, PYTHON_WORDS)),
        ValueKind::String => write_quoted(value.as_str().unwrap_or_default(), out),
        ValueKind::Seq => {
            let (open, close) = if value.is_tuple() { ("(", ")") } else { ("[", "]") };
            out.push_str(open);
            let mut count = 0;
            for item in value.try_iter()? {
                if count > 0 {
                    out.push_str(", ");
                }
                write_repr(&item, depth + 1, out)?;
                count += 1;
            }
            if count == 1 && value.is_tuple() {
                out.push(',');
            }
            out.push_str(close);
        }
        ValueKind::Map => {
            out.push('{');
            for (index, key) in value.try_iter()?.enumerate() {
                if index > 0 {
                    out.push_str(", ");
                }
                write_repr(&key, depth + 1, out)?;
                out.push_str(": ");
                write_repr(&value.get_item(&key)?, depth + 1, out)?;
            }
            out.push('}');
        }
        _ => push(out, format_args!("{value}")),
    }
    Ok(())
}

/// A string as `repr` writes it: single quotes unless it holds some and no double ones.
fn write_quoted(text: &str, out: &mut String) {
    let quote = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
    out.push(quote);
    for char in text.chars() {
        match char {
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            _ if char == quote => {
                out.push('\\');
                out.push(char);
            }
            _ if char.is_control() => {
                let code = u32::from(char);
                push(out, format_args!("\\x{code:02x}"));
            }
            _ => out.push(char),
        }
    }
    out.push(quote);
}

/// How the numbers that are not finite are spelled: not a number, infinity.
const JSON_WORDS: [&str; 2] = ["NaN", "Infinity"];
const PYTHON_WORDS: [&str; 2] = ["nan", "inf"];

/// A number as Python prints it.
fn number(value: &Value, [nan, infinity]: [&str; 2]) -> String {
    if value.is_integer() {
        return value.to_string();
    }
    let Ok(float) = f64::try_from(value.clone()) else { return value.to_string() };
    if float.is_nan() {
        nan.into()
    } else if float.is_infinite() {
        format!("{}{infinity}", if float < 0.0 { "-" } else { "" })
    } else {
        finite(float)
    }
}

/// The shortest digits that read back exactly, in plain form from 1e-4 up to 1e16.
fn finite(float: f64) -> String {
    let scientific = format!("{float:e}");
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if (-4..16).contains(&exponent) {
        let plain = format!("{float}");
        if plain.contains('.') { plain } else { plain + ".0" }
    } else {
        let sign = if exponent < 0 { '-' } else { '+' };
        format!("{digits}e{sign}{:02}", exponent.abs())
    }
}

/// Appends formatted text; writing to a string cannot fail.
fn push(out: &mut String, text: std::fmt::Arguments) {
    let _ = out.write_fmt(text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_print_as_in_python() {
        let check = |float: f64, expected: &str| assert_eq!(number(&Value::from(float), PYTHON_WORDS), expected);
        check(1.0, "1.0");
        check(-0.0, "-0.0");
        check(0.1, "0.1");
        check(0.0001, "0.0001");
        check(0.00001, "1e-05");
        check(1.5e-7, "1.5e-07");
        check(1e15, "1000000000000000.0");
        check(123456789012345680.0, "1.2345678901234568e+17");
        check(1e16, "1e+16");
        check(1e100, "1e+100");
        check(f64::NEG_INFINITY, "-inf");
        assert_eq!(number(&Value::from(f64::NAN), JSON_WORDS), "NaN");
        assert_eq!(number(&Value::from(u64::MAX), JSON_WORDS), "18446744073709551615");
    }

    #[test]
    fn strings_are_quoted_as_in_python() {
        let check = |text: &str, expected: &str| {
            let mut out = String::new();
            write_quoted(text, &mut out);
            assert_eq!(out, expected);
        };
        check("a", "'a'");
        check("it's", r#""it's""#);
        check(r#"it's "so""#, r#"'it\'s "so"'"#);
        check("\n\\\u{1}é", r"'\n\\\x01é'");
    }

    #[test]
    fn deep_values_are_refused() {
        let deep = (0..300).fold(Value::from(1), |inner, _| Value::from(vec![inner]));
        assert!(to_json(&deep, &JsonStyle::default()).unwrap_err().to_string().contains("nested too deeply"));
        assert!(to_str(&deep).unwrap_err().to_string().contains("nested too deeply"));
    }
}
