//! Reading JSON fields by a table, so that every refusal names the field.
//!
//! A route's table ([`super::table`]) says which fields there are, which values they take, and what becomes of them. It
//! feeds the readers, the refusals, `--strict-fields` and the OpenAPI document.
//!
//! Promises: `null` counts as absent; a number is a JSON number (never a boolean or a numeric
//! string) and is checked against its range before any cast.

use super::error::ApiError;
use serde_json::{Map, Value};

/// One field of a request.
pub struct Field {
    pub name: &'static str,
    pub kind: Kind,
    pub duty: Duty,
}

/// Which values a field takes.
#[derive(Clone, Copy)]
pub enum Kind {
    /// From the first to the second, both included.
    Number(f64, f64),
    /// A whole number written without a point, from the first to the second.
    Integer(i64, i64),
    Boolean,
    Text,
    Words(&'static [&'static str]),
    /// Read by code of its own; the text is its JSON schema.
    Json(&'static str),
}

/// What becomes of a field.
#[derive(Clone, Copy)]
pub enum Duty {
    Read,
    /// It cannot change the answer.
    Ignored,
    /// It would change the answer and is not acted on, unless its value is one that says nothing.
    Refused(fn(&Value) -> bool),
}

pub const fn read(name: &'static str, kind: Kind) -> Field {
    Field { name, kind, duty: Duty::Read }
}

pub const fn ignored(name: &'static str) -> Field {
    Field { name, kind: Kind::Json("{}"), duty: Duty::Ignored }
}

pub const fn refused(name: &'static str, neutral: fn(&Value) -> bool) -> Field {
    Field { name, kind: Kind::Json("{}"), duty: Duty::Refused(neutral) }
}

/// The tables of a route, one after the other.
pub type Table = &'static [&'static [Field]];

/// The fields of one JSON object.
pub struct Fields<'a> {
    pub map: &'a Map<String, Value>,
    table: Table,
}

impl<'a> Fields<'a> {
    /// The fields of a body. `strict`: unknown ones are refused too.
    ///
    /// # Errors
    /// 400 for a field that would change the answer and is not acted on.
    pub fn new(map: &'a Map<String, Value>, table: Table, strict: bool) -> Result<Fields<'a>, ApiError> {
        let fields = Fields { map, table };
        for field in table.iter().copied().flatten() {
            if let (Duty::Refused(neutral), Some(value)) = (field.duty, fields.any(field.name))
                && !neutral(value)
            {
                return Err(ApiError::unsupported(field.name));
            }
        }
        if strict && let Some(name) = map.keys().find(|key| fields.find(key).is_none()) {
            let shown = plain(name, 64);
            return Err(ApiError::invalid(shown, "is no field of this route; the server is strict about that"));
        }
        Ok(fields)
    }

    fn find(&self, name: &str) -> Option<&'static Field> {
        self.table.iter().copied().flatten().find(|field| field.name == name)
    }

    fn any(&self, name: &str) -> Option<&'a Value> {
        self.map.get(name).filter(|v| !v.is_null())
    }

    /// The kind of a field and its value, unless absent or null.
    fn look(&self, name: &str) -> (Kind, Option<&'a Value>) {
        let field = self.find(name).expect("a reader asks for fields of its route's table alone");
        (field.kind, self.any(name))
    }

    /// The value, unless absent or null.
    pub fn get(&self, name: &str) -> Option<&'a Value> {
        self.look(name).1
    }

    pub fn number(&self, name: &str) -> Result<Option<f32>, ApiError> {
        let (Kind::Number(low, high), Some(value)) = self.look(name) else { return Ok(None) };
        match value.as_f64() {
            Some(n) if (low..=high).contains(&n) => Ok(Some(n as f32)),
            _ => Err(expected(name, &format!("a number from {low} to {high}"), value)),
        }
    }

    /// An integer in i64; a float is refused even when it is whole.
    pub fn integer(&self, name: &str) -> Result<Option<i64>, ApiError> {
        let (Kind::Integer(low, high), Some(value)) = self.look(name) else { return Ok(None) };
        let wanted = || match (low, high) {
            (i64::MIN, i64::MAX) => "an integer of 64 bits".to_owned(),
            (low, i64::MAX) => format!("an integer of at least {low}"),
            (low, high) => format!("an integer from {low} to {high}"),
        };
        match value.as_i64() {
            Some(n) if (low..=high).contains(&n) => Ok(Some(n)),
            _ => Err(expected(name, &wanted(), value)),
        }
    }

    pub fn boolean(&self, name: &str) -> Result<Option<bool>, ApiError> {
        let Some(value) = self.get(name) else { return Ok(None) };
        value.as_bool().map(Some).ok_or_else(|| expected(name, "true or false", value))
    }

    pub fn string(&self, name: &str) -> Result<Option<&'a str>, ApiError> {
        let (kind, Some(value)) = self.look(name) else { return Ok(None) };
        let text = value.as_str().ok_or_else(|| expected(name, "a string", value))?;
        match kind {
            Kind::Words(words) if !words.contains(&text) => {
                Err(ApiError::invalid(name, format!("must be one of {}", words.join(", "))))
            }
            _ => Ok(Some(text)),
        }
    }

    pub fn object(&self, name: &str) -> Result<Option<&'a Map<String, Value>>, ApiError> {
        let Some(value) = self.get(name) else { return Ok(None) };
        value.as_object().map(Some).ok_or_else(|| expected(name, "an object", value))
    }

    pub fn list(&self, name: &str) -> Result<Option<&'a [Value]>, ApiError> {
        let Some(value) = self.get(name) else { return Ok(None) };
        value.as_array().map(|list| Some(list.as_slice())).ok_or_else(|| expected(name, "a list", value))
    }
}

/// The text at `object.key`; `at` is where the object stands.
///
/// # Errors
/// 400 when it is there and no string.
pub fn text_of<'v>(at: &str, object: &'v Map<String, Value>, key: &str) -> Result<Option<&'v str>, ApiError> {
    match object.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(other) => Err(expected(&format!("{at}.{key}"), "a string", other)),
    }
}

/// # Errors
/// 400 for anything but an object.
pub fn object_at<'v>(at: &str, value: &'v Value) -> Result<&'v Map<String, Value>, ApiError> {
    value.as_object().ok_or_else(|| expected(at, "an object", value))
}

/// What a client wrote, fit for a message: without control characters, and not long.
pub fn plain(text: &str, most: usize) -> String {
    text.chars().filter(|c| !c.is_control()).take(most).collect()
}

/// The refusal of a value that is not what `wanted` says. Long values are not repeated.
pub fn expected(param: &str, wanted: &str, got: &Value) -> ApiError {
    let got = match got {
        Value::Null => "null".to_owned(),
        Value::Bool(b) => format!("the boolean {b}"),
        Value::Number(n) => n.to_string(),
        Value::String(s) if s.is_empty() => "an empty string".to_owned(),
        Value::String(_) => "a string".to_owned(),
        Value::Array(a) if a.is_empty() => "an empty list".to_owned(),
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
    };
    ApiError::invalid(param, format!("must be {wanted}, got {got}"))
}
