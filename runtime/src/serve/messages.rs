//! Chat messages: checked, and brought to the form that templates expect.
//!
//! Promises: every refusal names the message by its index; text parts are joined in order;
//! developer messages count as system ones, and the leading run of both is merged into one (many
//! templates raise on a second one, or drop it silently).
//!
//! Deliberately absent: images, audio and files, which are refused by their index.

use super::error::ApiError;
use super::fields::{Fields, expected};
use serde_json::{Map, Value, json};

const MAX_MESSAGES: usize = 4096;
const ROLES: [&str; 6] = ["system", "developer", "user", "assistant", "tool", "function"];

/// # Errors
/// 400 naming the message and the field.
pub fn messages(value: Option<&Value>) -> Result<Vec<Value>, ApiError> {
    let wanted = "a list of messages that is not empty";
    let list = match value {
        Some(Value::Array(list)) if !list.is_empty() => list,
        Some(other) => return Err(expected("messages", wanted, other)),
        None => return Err(ApiError::invalid("messages", format!("is missing; it must be {wanted}"))),
    };
    if list.len() > MAX_MESSAGES {
        return Err(ApiError::invalid("messages", format!("must hold at most {MAX_MESSAGES} messages")));
    }
    let mut out: Vec<Value> = Vec::with_capacity(list.len());
    let mut leading = true;
    for (i, value) in list.iter().enumerate() {
        let message = message(&format!("messages[{i}]"), value)?;
        leading &= message["role"] == "system";
        match out.last_mut() {
            Some(first) if leading => {
                let joined = [&first["content"], &message["content"]].map(|c| c.as_str().unwrap_or(""));
                first["content"] = Value::from(joined.join("\n\n"));
            }
            _ => out.push(message),
        }
    }
    Ok(out)
}

fn message(at: &str, value: &Value) -> Result<Value, ApiError> {
    let Value::Object(map) = value else { return Err(expected(at, "an object", value)) };
    let fields = Fields(map);
    let text_of = |name: &str| match fields.get(name) {
        Some(Value::String(s)) => Ok(Some(s.clone())),
        Some(other) => Err(expected(&format!("{at}.{name}"), "a string", other)),
        None => Ok(None),
    };
    let role = match text_of("role")? {
        Some(role) if ROLES.contains(&role.as_str()) => role,
        _ => return Err(ApiError::invalid(format!("{at}.role"), format!("must be one of {}", ROLES.join(", ")))),
    };
    let mut out = Map::new();
    out.insert("role".to_owned(), Value::from(if role == "developer" { "system" } else { &role }));
    let calls = match fields.get("tool_calls") {
        Some(calls) if role == "assistant" => tool_calls(&format!("{at}.tool_calls"), calls)?,
        _ => Vec::new(),
    };
    let content = match fields.get("content") {
        Some(value) => content(&format!("{at}.content"), &role, value)?,
        None if role == "assistant" && (!calls.is_empty() || fields.get("function_call").is_some()) => String::new(),
        None => {
            return Err(ApiError::invalid(
                format!("{at}.content"),
                "is missing; it must be a string or a list of parts",
            ));
        }
    };
    out.insert("content".to_owned(), Value::from(content));
    if let Some(name) = text_of("name")? {
        out.insert("name".to_owned(), Value::from(name));
    }
    if role == "assistant"
        && let Some(reasoning) = text_of("reasoning_content")?.or(text_of("reasoning")?)
    {
        out.insert("reasoning_content".to_owned(), Value::from(reasoning));
    }
    if role == "tool" {
        let id = text_of("tool_call_id")?.ok_or_else(|| {
            ApiError::invalid(format!("{at}.tool_call_id"), "is missing; it names the call this answers")
        })?;
        out.insert("tool_call_id".to_owned(), Value::from(id));
    }
    if !calls.is_empty() {
        out.insert("tool_calls".to_owned(), Value::from(calls));
    }
    Ok(Value::Object(out))
}

/// A string, or text parts joined in order.
fn content(at: &str, role: &str, value: &Value) -> Result<String, ApiError> {
    let parts = match value {
        Value::String(s) => return Ok(s.clone()),
        Value::Array(parts) => parts,
        other => return Err(expected(at, "a string or a list of parts", other)),
    };
    let mut joined = String::new();
    for (i, part) in parts.iter().enumerate() {
        let at = format!("{at}[{i}]");
        let kind = part.get("type").and_then(Value::as_str);
        let key = match kind {
            Some("text" | "input_text" | "output_text") => "text",
            Some("refusal") if role == "assistant" => "refusal",
            Some(kind) => {
                let shown: String = kind.chars().filter(|c| !c.is_control()).take(64).collect();
                return Err(ApiError::invalid(at, format!("is a part of type `{shown}`; this model takes text only")));
            }
            None => return Err(expected(&at, "a part with a `type`", part)),
        };
        match part.get(key) {
            Some(Value::String(s)) => joined.push_str(s),
            Some(other) => return Err(expected(&format!("{at}.{key}"), "a string", other)),
            None => return Err(ApiError::invalid(format!("{at}.{key}"), "is missing")),
        }
    }
    Ok(joined)
}

/// Calls of an earlier reply; arguments come as JSON text and go to templates as a mapping.
fn tool_calls(at: &str, value: &Value) -> Result<Vec<Value>, ApiError> {
    let Value::Array(calls) = value else { return Err(expected(at, "a list", value)) };
    let mut out = Vec::with_capacity(calls.len());
    for (i, call) in calls.iter().enumerate() {
        let at = format!("{at}[{i}].function");
        let function = call.get("function").unwrap_or(&Value::Null);
        let Value::Object(map) = function else { return Err(expected(&at, "an object", function)) };
        let Some(name) = map.get("name").and_then(Value::as_str) else {
            return Err(ApiError::invalid(format!("{at}.name"), "must be a string"));
        };
        let arguments = match map.get("arguments") {
            None | Some(Value::Null) => json!({}),
            Some(Value::String(text)) => match serde_json::from_str::<Value>(text) {
                Ok(parsed @ Value::Object(_)) => parsed,
                // A model once wrote it; the template prints it as it is.
                _ => Value::from(text.as_str()),
            },
            Some(object @ Value::Object(_)) => object.clone(),
            Some(other) => return Err(expected(&format!("{at}.arguments"), "a string of JSON", other)),
        };
        let mut call_out = json!({ "type": "function", "function": { "name": name, "arguments": arguments } });
        if let Some(id) = call.get("id").and_then(Value::as_str) {
            call_out["id"] = Value::from(id);
        }
        out.push(call_out);
    }
    Ok(out)
}
