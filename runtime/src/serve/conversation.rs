//! Messages of a conversation, whatever route they came by, in the form that templates expect.
//!
//! Promises: every refusal names the message by its index; text parts are joined in order;
//! the leading run of system messages is merged into one (many templates raise on a second one, or drop it silently).
//!
//! Deliberately absent: images, audio and files, which are refused by their index.

use super::error::ApiError;
use super::fields::{expected, object_at, plain, text_of};
use serde_json::{Map, Value, json};

pub const MAX_MESSAGES: usize = 4096;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    System,
    User,
    Assistant,
    Tool,
}

/// One message.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    pub role: Role,
    pub content: String,
    pub reasoning: Option<String>,
    pub name: Option<String>,
    /// Calls of an assistant.
    pub calls: Vec<Call>,
    /// The call that a tool's message answers.
    pub answers: Option<String>,
}

/// A call that an assistant made.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    pub id: Option<String>,
    pub name: String,
    /// An object; a text where the model wrote something else.
    pub arguments: Value,
}

impl Message {
    pub fn new(role: Role, content: impl Into<String>) -> Message {
        let (reasoning, name, answers) = (None, None, None);
        Message { role, content: content.into(), reasoning, name, calls: Vec::new(), answers }
    }

    fn shown(self) -> Value {
        let role = match self.role {
            Role::System => "system",
            Role::User => "user",
            Role::Assistant => "assistant",
            Role::Tool => "tool",
        };
        let mut out = Map::from_iter([("role".to_owned(), Value::from(role))]);
        out.insert("content".to_owned(), Value::from(self.content));
        for (key, text) in [("name", self.name), ("reasoning_content", self.reasoning), ("tool_call_id", self.answers)]
        {
            if let Some(text) = text {
                out.insert(key.to_owned(), Value::from(text));
            }
        }
        if !self.calls.is_empty() {
            out.insert("tool_calls".to_owned(), self.calls.into_iter().map(Call::shown).collect());
        }
        Value::Object(out)
    }
}

impl Call {
    /// A call whose arguments are JSON text, or an object already.
    ///
    /// # Errors
    /// 400 for arguments of another type.
    pub fn new(at: &str, id: Option<&str>, name: &str, arguments: Option<&Value>) -> Result<Call, ApiError> {
        let arguments = match arguments {
            None | Some(Value::Null) => json!({}),
            Some(Value::String(text)) => match serde_json::from_str::<Value>(text) {
                Ok(parsed @ Value::Object(_)) => parsed,
                // A model once wrote it; the template prints it as it is.
                _ => Value::from(text.as_str()),
            },
            Some(object @ Value::Object(_)) => object.clone(),
            Some(other) => return Err(expected(at, "a string of JSON", other)),
        };
        Ok(Call { id: id.map(str::to_owned), name: name.to_owned(), arguments })
    }

    fn shown(self) -> Value {
        let mut out = json!({ "type": "function", "function": { "name": self.name, "arguments": self.arguments } });
        if let Some(id) = self.id {
            out["id"] = Value::from(id);
        }
        out
    }
}

/// Messages for a template.
pub fn shown(messages: Vec<Message>) -> Vec<Value> {
    let mut out: Vec<Message> = Vec::with_capacity(messages.len());
    let mut leading = true;
    for message in messages {
        leading &= message.role == Role::System;
        match out.last_mut() {
            Some(first) if leading => {
                first.content.push_str("\n\n");
                first.content.push_str(&message.content);
            }
            _ => out.push(message),
        }
    }
    out.into_iter().map(Message::shown).collect()
}

/// System messages after the first turn become the user's: some templates take none there.
pub fn without_later_system(messages: &[Value]) -> Option<Vec<Value>> {
    let later = |(i, message): (usize, &Value)| i > 0 && message["role"] == "system";
    messages.iter().enumerate().any(later).then(|| {
        let changed = messages.iter().enumerate().map(|(i, message)| {
            let mut message = message.clone();
            if later((i, &message)) {
                message["role"] = Value::from("user");
            }
            message
        });
        changed.collect()
    })
}

/// A list of messages that is there and of a length that is taken.
///
/// # Errors
/// 400.
pub fn list<'v>(at: &str, value: Option<&'v Value>) -> Result<&'v [Value], ApiError> {
    let wanted = "a list of messages that is not empty";
    match value {
        Some(Value::Array(list)) if list.len() > MAX_MESSAGES => {
            Err(ApiError::invalid(at, format!("must hold at most {MAX_MESSAGES} messages")))
        }
        Some(Value::Array(list)) if !list.is_empty() => Ok(list),
        Some(other) => Err(expected(at, wanted, other)),
        None => Err(ApiError::invalid(at, format!("is missing; it must be {wanted}"))),
    }
}

/// The messages of a chat request.
///
/// # Errors
/// 400 naming the message and the field.
pub fn chat_messages(value: Option<&Value>) -> Result<Vec<Message>, ApiError> {
    let list = list("messages", value)?;
    list.iter().enumerate().map(|(i, value)| chat_message(&format!("messages[{i}]"), value)).collect()
}

fn chat_message(at: &str, value: &Value) -> Result<Message, ApiError> {
    let map = object_at(at, value)?;
    let text = |key: &str| text_of(at, map, key);
    let role = match text("role")? {
        Some("system" | "developer") => Role::System,
        Some("user") => Role::User,
        Some("assistant") => Role::Assistant,
        Some("tool" | "function") => Role::Tool,
        _ => {
            let what = "must be one of system, developer, user, assistant, tool, function";
            return Err(ApiError::invalid(format!("{at}.role"), what));
        }
    };
    let mut message = Message::new(role, "");
    if role == Role::Assistant {
        if let Some(calls) = map.get("tool_calls").filter(|calls| !calls.is_null()) {
            message.calls = tool_calls(&format!("{at}.tool_calls"), calls)?;
        }
        if let Some(Value::Object(call)) = map.get("function_call").filter(|_| message.calls.is_empty()) {
            message.calls.push(function(&format!("{at}.function_call"), call, None)?);
        }
        message.reasoning = text("reasoning_content")?.or(text("reasoning")?).map(str::to_owned);
    }
    message.content = match map.get("content").filter(|content| !content.is_null()) {
        Some(value) => content(&format!("{at}.content"), role, value)?,
        None if !message.calls.is_empty() => String::new(),
        None => {
            let what = "is missing; it must be a string or a list of parts";
            return Err(ApiError::invalid(format!("{at}.content"), what));
        }
    };
    message.name = text("name")?.map(str::to_owned);
    if role == Role::Tool {
        // The old role names the function instead.
        let id = text("tool_call_id")?.or(message.name.as_deref().filter(|_| map["role"] == "function"));
        let missing = || ApiError::invalid(format!("{at}.tool_call_id"), "is missing; it names the call this answers");
        message.answers = Some(id.ok_or_else(missing)?.to_owned());
    }
    Ok(message)
}

/// A string, or text parts joined in order.
///
/// # Errors
/// 400 naming the part.
pub fn content(at: &str, role: Role, value: &Value) -> Result<String, ApiError> {
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
            Some("refusal") if role == Role::Assistant => "refusal",
            Some(kind) => {
                let what = format!("is a part of type `{}`; this model takes text only", plain(kind, 64));
                return Err(ApiError::invalid(at, what));
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
fn tool_calls(at: &str, value: &Value) -> Result<Vec<Call>, ApiError> {
    let Value::Array(calls) = value else { return Err(expected(at, "a list", value)) };
    let call = |(i, call): (usize, &Value)| {
        let at = format!("{at}[{i}].function");
        let map = object_at(&at, call.get("function").unwrap_or(&Value::Null))?;
        function(&at, map, call.get("id").and_then(Value::as_str))
    };
    calls.iter().enumerate().map(call).collect()
}

fn function(at: &str, map: &Map<String, Value>, id: Option<&str>) -> Result<Call, ApiError> {
    let Some(name) = map.get("name").and_then(Value::as_str) else {
        return Err(ApiError::invalid(format!("{at}.name"), "must be a string"));
    };
    Call::new(&format!("{at}.arguments"), id, name, map.get("arguments"))
}
