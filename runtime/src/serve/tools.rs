//! Tools that a request offers, and how free the model is to call them.
//!
//! Promises: names are unique and of `[A-Za-z0-9_.-]{1,128}`; a choice names tools that are offered.

use super::error::ApiError;
use super::fields::{Fields, expected, object_at, plain, text_of};
use super::structure::MAX_SCHEMA;
use serde_json::{Map, Value, json};

const MAX_TOOLS: usize = 256;

/// What a request offers.
#[derive(Clone, Debug, PartialEq)]
pub struct Tools {
    pub list: Vec<Tool>,
    pub choice: Choice,
    /// More than one call is allowed.
    pub parallel: bool,
}

impl Default for Tools {
    fn default() -> Self {
        Tools { list: Vec::new(), choice: Choice::Auto, parallel: true }
    }
}

/// One function.
#[derive(Clone, Debug, PartialEq)]
pub struct Tool {
    pub name: String,
    /// The JSON schema of its arguments.
    pub parameters: Value,
    /// Arguments must follow the schema.
    pub strict: bool,
    /// As templates are shown it: `{"type": "function", "function": {…}}`.
    pub shown: Value,
}

/// How free the model is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Tools are not even shown.
    Off,
    Auto,
    /// At least one call.
    Required,
    /// A call of this tool.
    Named(String),
}

impl Tools {
    /// Whether the model may call.
    pub fn offered(&self) -> bool {
        !self.list.is_empty() && self.choice != Choice::Off
    }

    /// What templates are shown.
    pub fn shown(&self) -> Vec<Value> {
        match self.choice {
            Choice::Off => Vec::new(),
            _ => self.list.iter().map(|tool| tool.shown.clone()).collect(),
        }
    }

    /// Checks what no single tool shows.
    ///
    /// # Errors
    /// 400: too many, one twice, or a choice of what is not offered.
    fn checked(self) -> Result<Tools, ApiError> {
        if self.list.len() > MAX_TOOLS {
            return Err(ApiError::invalid("tools", format!("must hold at most {MAX_TOOLS} tools")));
        }
        let mut names: Vec<&str> = self.list.iter().map(|tool| tool.name.as_str()).collect();
        names.sort_unstable();
        if let Some(pair) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(ApiError::invalid("tools", format!("has `{}` twice", pair[0])));
        }
        match &self.choice {
            Choice::Required if self.list.is_empty() => {
                Err(ApiError::invalid("tool_choice", "asks for a call, and there are no tools"))
            }
            Choice::Named(name) if !names.contains(&name.as_str()) => Err(ApiError::invalid(
                "tool_choice",
                format!("names `{}`, which is not among the tools", plain(name, 128)),
            )),
            _ => Ok(self),
        }
    }
}

/// Tools of a chat request: `tools`, or `functions` of old.
///
/// # Errors
/// 400 naming the field.
pub fn chat_tools(fields: &Fields<'_>) -> Result<Tools, ApiError> {
    let mut tools = Tools { parallel: fields.boolean("parallel_tool_calls")?.unwrap_or(true), ..Tools::default() };
    tools.list = listed_tools(fields)?;
    if tools.list.is_empty() {
        for (i, value) in fields.list("functions")?.unwrap_or_default().iter().enumerate() {
            let at = format!("functions[{i}]");
            tools.list.push(function_tool(&at, object_at(&at, value)?, "parameters")?);
        }
    }
    let choice = match (fields.get("tool_choice"), fields.get("function_call")) {
        (Some(choice), _) => Some(("tool_choice", choice)),
        (None, old) => old.map(|choice| ("function_call", choice)),
    };
    if let Some((at, choice)) = choice {
        choose(&mut tools, at, choice)?;
    }
    tools.checked()
}

/// `tools` in the form of chats.
///
/// # Errors
/// 400 naming the tool.
pub fn listed_tools(fields: &Fields<'_>) -> Result<Vec<Tool>, ApiError> {
    let mut list = Vec::new();
    for (i, value) in fields.list("tools")?.unwrap_or_default().iter().enumerate() {
        let at = format!("tools[{i}]");
        let tool = object_at(&at, value)?;
        match text_of(&at, tool, "type")? {
            None | Some("function") => {}
            Some(kind) => {
                let what = format!("is `{}`; this server takes tools of type `function`", plain(kind, 64));
                return Err(ApiError::invalid(format!("{at}.type"), what));
            }
        }
        let at = format!("{at}.function");
        let function = object_at(&at, tool.get("function").unwrap_or(&Value::Null))?;
        list.push(function_tool(&at, function, "parameters")?);
    }
    Ok(list)
}

/// Tools of a Responses request. Kinds that cannot be run here are left out: agents offer them to everybody.
///
/// # Errors
/// 400 naming the field.
pub fn response_tools(fields: &Fields<'_>) -> Result<Tools, ApiError> {
    let mut tools = Tools { parallel: fields.boolean("parallel_tool_calls")?.unwrap_or(true), ..Tools::default() };
    for (i, value) in fields.list("tools")?.unwrap_or_default().iter().enumerate() {
        let at = format!("tools[{i}]");
        let tool = object_at(&at, value)?;
        if text_of(&at, tool, "type")?.is_none_or(|kind| kind == "function") {
            tools.list.push(function_tool(&at, tool, "parameters")?);
        }
    }
    if let Some(choice) = fields.get("tool_choice") {
        choose(&mut tools, "tool_choice", choice)?;
    }
    tools.checked()
}

/// Tools of a Messages request. Those that Anthropic's servers would run are left out.
///
/// # Errors
/// 400 naming the field.
pub fn message_tools(fields: &Fields<'_>) -> Result<Tools, ApiError> {
    let mut tools = Tools::default();
    for (i, value) in fields.list("tools")?.unwrap_or_default().iter().enumerate() {
        let at = format!("tools[{i}]");
        let tool = object_at(&at, value)?;
        if text_of(&at, tool, "type")?.is_none_or(|kind| kind == "custom") {
            tools.list.push(function_tool(&at, tool, "input_schema")?);
        }
    }
    if let Some(choice) = fields.object("tool_choice")? {
        let at = "tool_choice";
        tools.choice = match text_of(at, choice, "type")? {
            Some("auto") => Choice::Auto,
            Some("any") => Choice::Required,
            Some("none") => Choice::Off,
            Some("tool") => Choice::Named(name_in(at, choice)?.to_owned()),
            _ => return Err(ApiError::invalid("tool_choice.type", "must be one of auto, any, tool, none")),
        };
        tools.parallel = match choice.get("disable_parallel_tool_use") {
            None | Some(Value::Null) => true,
            Some(Value::Bool(disabled)) => !disabled,
            Some(other) => return Err(expected("tool_choice.disable_parallel_tool_use", "true or false", other)),
        };
    }
    tools.checked()
}

fn name_in<'v>(at: &str, object: &'v Map<String, Value>) -> Result<&'v str, ApiError> {
    text_of(at, object, "name")?.ok_or_else(|| ApiError::invalid(format!("{at}.name"), "is missing"))
}

fn function_tool(at: &str, function: &Map<String, Value>, schema: &str) -> Result<Tool, ApiError> {
    let name = name_in(at, function)?;
    let plain_name = |c: u8| c.is_ascii_alphanumeric() || b"_.-".contains(&c);
    if !(1..=128).contains(&name.len()) || !name.bytes().all(plain_name) {
        let what = "must have 1 to 128 characters of A-Z, a-z, 0-9, `_`, `.` and `-`";
        return Err(ApiError::invalid(format!("{at}.name"), what));
    }
    let description = text_of(at, function, "description")?;
    let parameters = match function.get(schema) {
        None | Some(Value::Null) => json!({ "type": "object", "properties": {} }),
        Some(parameters @ Value::Object(_)) => parameters.clone(),
        Some(other) => return Err(expected(&format!("{at}.{schema}"), "a JSON schema, an object", other)),
    };
    if parameters.to_string().len() > MAX_SCHEMA {
        return Err(ApiError::invalid(format!("{at}.{schema}"), format!("must have at most {MAX_SCHEMA} bytes")));
    }
    let strict = match function.get("strict") {
        None | Some(Value::Null) => false,
        Some(Value::Bool(strict)) => *strict,
        Some(other) => return Err(expected(&format!("{at}.strict"), "true or false", other)),
    };
    // Keys keep their order: templates print them as they are.
    let shown = match schema {
        "parameters" if !function.contains_key("type") => Value::Object(function.clone()),
        _ => {
            let mut shown = Map::from_iter([("name".to_owned(), Value::from(name))]);
            if let Some(description) = description {
                shown.insert("description".to_owned(), Value::from(description));
            }
            shown.insert("parameters".to_owned(), parameters.clone());
            Value::Object(shown)
        }
    };
    let shown = json!({ "type": "function", "function": shown });
    Ok(Tool { name: name.to_owned(), parameters, strict, shown })
}

/// OpenAI's forms of a choice.
fn choose(tools: &mut Tools, at: &str, value: &Value) -> Result<(), ApiError> {
    let word = |at: &str, value: &Value| match value.as_str() {
        Some("none") => Ok(Choice::Off),
        Some("auto") => Ok(Choice::Auto),
        Some("required") => Ok(Choice::Required),
        _ => Err(ApiError::invalid(at, "must be none, auto, required, or an object that names a tool")),
    };
    let Value::Object(choice) = value else {
        tools.choice = word(at, value)?;
        return Ok(());
    };
    if text_of(at, choice, "type")? == Some("allowed_tools") {
        // Inside an object of that name for chats, beside the type for Responses.
        let allowed = choice.get("allowed_tools").and_then(Value::as_object).unwrap_or(choice);
        let list = allowed.get("tools").and_then(Value::as_array);
        let list = list.ok_or_else(|| ApiError::invalid(format!("{at}.allowed_tools.tools"), "must be a list"))?;
        let mut names = Vec::with_capacity(list.len());
        for tool in list {
            let tool = object_at(at, tool)?;
            names.push(name_in(at, tool.get("function").and_then(Value::as_object).unwrap_or(tool))?);
        }
        if let Some(name) = names.iter().find(|name| tools.list.iter().all(|tool| tool.name != **name)) {
            return Err(ApiError::invalid(at, format!("names `{}`, which is not among the tools", plain(name, 128))));
        }
        tools.list.retain(|tool| names.contains(&tool.name.as_str()));
        tools.choice = word(&format!("{at}.allowed_tools.mode"), allowed.get("mode").unwrap_or(&Value::from("auto")))?;
        return Ok(());
    }
    let function = choice.get("function").and_then(Value::as_object).unwrap_or(choice);
    tools.choice = Choice::Named(name_in(at, function)?.to_owned());
    Ok(())
}
