//! What a reply must look like, as requests ask for it.
//!
//! Promises: at most one structure a request; each has the field it came from, so that what cannot be enforced is
//! refused by that name; texts are bounded before anything reads them.

use super::error::ApiError;
use super::fields::{Fields, expected, object_at, plain, text_of};
use crate::constrain::Form;
use serde_json::{Map, Value};

/// Bytes of a JSON schema, of a regular expression and of a grammar.
pub const MAX_SCHEMA: usize = 256 << 10;
const MAX_REGEX: usize = 8 << 10;
const MAX_GRAMMAR: usize = 64 << 10;
const MAX_CHOICES: usize = 4096;

/// A structure and the field that asks for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Structure {
    pub field: String,
    pub form: Form,
}

/// The structure of a chat or a completion.
///
/// # Errors
/// 400 naming the field; two structures.
pub fn structure(fields: &Fields<'_>) -> Result<Option<Structure>, ApiError> {
    let mut found = Vec::new();
    if let Some(format) = fields.object("response_format")? {
        found.extend(response_format("response_format", format)?);
    }
    if let Some(outputs) = fields.object("structured_outputs")? {
        found.extend(structured_outputs(outputs)?);
    }
    let single = [("guided_json", "json"), ("guided_regex", "regex"), ("guided_choice", "choice")];
    let single =
        single.into_iter().chain([("guided_grammar", "grammar"), ("json_schema", "json"), ("grammar", "grammar")]);
    for (name, kind) in single {
        if let Some(value) = fields.get(name)
            && value.as_str() != Some("")
        {
            found.push(form(name, kind, value)?);
        }
    }
    if let [first, second, ..] = found.as_slice() {
        let what = format!("cannot be combined with `{}`; ask for one structure", first.field);
        return Err(ApiError::invalid(second.field.clone(), what));
    }
    Ok(found.pop())
}

/// `{type: text | json_object | json_schema}`; the schema stands in `json_schema`, or beside the type.
///
/// # Errors
/// 400 naming the field.
pub fn response_format(at: &str, format: &Map<String, Value>) -> Result<Option<Structure>, ApiError> {
    let beside = |key: &str| format.get(key).filter(|schema| !schema.is_null());
    match text_of(at, format, "type")? {
        Some("text") => Ok(None),
        Some("json_object") => match beside("schema") {
            Some(schema) => form(&format!("{at}.schema"), "json", schema).map(Some),
            None => Ok(Some(Structure { field: at.to_owned(), form: Form::Json })),
        },
        Some("json_schema") => {
            let (place, holder) = match beside("json_schema") {
                Some(inner) => (format!("{at}.json_schema"), object_at(&format!("{at}.json_schema"), inner)?),
                None => (at.to_owned(), format),
            };
            let place = format!("{place}.schema");
            match holder.get("schema") {
                Some(schema @ Value::Object(_)) => form(&place, "json", schema).map(Some),
                Some(other) if !other.is_null() => Err(expected(&place, "a JSON schema, an object", other)),
                _ => Err(ApiError::invalid(place, "is missing")),
            }
        }
        _ => Err(ApiError::invalid(format!("{at}.type"), "must be text, json_object or json_schema")),
    }
}

fn structured_outputs(outputs: &Map<String, Value>) -> Result<Vec<Structure>, ApiError> {
    let mut found = Vec::new();
    for (key, value) in outputs.iter().filter(|(_, value)| !value.is_null()) {
        let at = format!("structured_outputs.{}", plain(key, 64));
        match key.as_str() {
            "json" | "regex" | "choice" | "grammar" => found.push(form(&at, key, value)?),
            "json_object" if *value == Value::Bool(true) => found.push(Structure { field: at, form: Form::Json }),
            "json_object" if *value == Value::Bool(false) => {}
            "json_object" => return Err(expected(&at, "true or false", value)),
            // How blanks are written, and which library does the work, are ours to choose.
            "whitespace_pattern" | "disable_any_whitespace" | "disable_fallback" | "disable_additional_properties" => {}
            _ => return Err(ApiError::unsupported(at)),
        }
    }
    Ok(found)
}

fn form(at: &str, kind: &str, value: &Value) -> Result<Structure, ApiError> {
    let text = |most: usize| match value.as_str() {
        Some(text) if (1..=most).contains(&text.len()) => Ok(text.to_owned()),
        Some(text) if !text.is_empty() => Err(ApiError::invalid(at, format!("must have at most {most} bytes"))),
        _ => Err(expected(at, "a text that is not empty", value)),
    };
    let form = match kind {
        "regex" => Form::Regex(text(MAX_REGEX)?),
        "grammar" => Form::Grammar(text(MAX_GRAMMAR)?),
        "choice" => {
            let list = value.as_array().filter(|list| (1..=MAX_CHOICES).contains(&list.len()));
            let list = list.ok_or_else(|| expected(at, &format!("a list of 1 to {MAX_CHOICES} texts"), value))?;
            let texts: Option<Vec<String>> = list.iter().map(|text| text.as_str().map(str::to_owned)).collect();
            Form::Choice(texts.ok_or_else(|| ApiError::invalid(at, "must hold texts alone"))?)
        }
        _ => {
            // vLLM takes a schema as text too.
            let schema = match value {
                Value::String(text) => serde_json::from_str(text)
                    .map_err(|e| ApiError::invalid(at, format!("is a text that is no JSON: {e}")))?,
                schema => schema.clone(),
            };
            if !schema.is_object() {
                return Err(expected(at, "a JSON schema, an object", &schema));
            }
            if schema.to_string().len() > MAX_SCHEMA {
                return Err(ApiError::invalid(at, format!("must have at most {MAX_SCHEMA} bytes")));
            }
            Form::Schema(schema)
        }
    };
    Ok(Structure { field: at.to_owned(), form })
}
