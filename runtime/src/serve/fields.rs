//! Reading JSON fields so that every refusal names the field.
//!
//! Promises: `null` counts as absent; a number is a JSON number (never a boolean or a numeric
//! string) and is checked against its range before any cast.

use super::error::ApiError;
use serde_json::{Map, Value};
use std::ops::RangeInclusive;

/// The fields of one JSON object.
pub struct Fields<'a>(pub &'a Map<String, Value>);

impl<'a> Fields<'a> {
    /// The value, unless absent or null.
    pub fn get(&self, name: &str) -> Option<&'a Value> {
        self.0.get(name).filter(|v| !v.is_null())
    }

    pub fn number(&self, name: &str, range: RangeInclusive<f64>) -> Result<Option<f32>, ApiError> {
        let Some(value) = self.get(name) else { return Ok(None) };
        match value.as_f64() {
            Some(n) if range.contains(&n) => Ok(Some(n as f32)),
            _ => Err(expected(name, &format!("a number from {} to {}", range.start(), range.end()), value)),
        }
    }

    /// An integer in i64; a float is refused even when it is whole.
    pub fn integer(&self, name: &str, range: RangeInclusive<i64>) -> Result<Option<i64>, ApiError> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let wanted = || match (*range.start(), *range.end()) {
            (i64::MIN, i64::MAX) => "an integer of 64 bits".to_owned(),
            (low, i64::MAX) => format!("an integer of at least {low}"),
            (low, high) => format!("an integer from {low} to {high}"),
        };
        match value.as_i64() {
            Some(n) if range.contains(&n) => Ok(Some(n)),
            _ => Err(expected(name, &wanted(), value)),
        }
    }

    pub fn boolean(&self, name: &str) -> Result<Option<bool>, ApiError> {
        let Some(value) = self.get(name) else { return Ok(None) };
        value.as_bool().map(Some).ok_or_else(|| expected(name, "true or false", value))
    }

    pub fn string(&self, name: &str) -> Result<Option<&'a str>, ApiError> {
        let Some(value) = self.get(name) else { return Ok(None) };
        value.as_str().map(Some).ok_or_else(|| expected(name, "a string", value))
    }

    pub fn object(&self, name: &str) -> Result<Option<&'a Map<String, Value>>, ApiError> {
        let Some(value) = self.get(name) else { return Ok(None) };
        value.as_object().map(Some).ok_or_else(|| expected(name, "an object", value))
    }
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
