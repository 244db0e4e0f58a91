//! From a JSON body to a request that can be run.
//!
//! For: both generating routes; everything a body can get wrong is refused here, before any
//! token and before a stream opens.
//!
//! Promises: a field that would change the answer and is not acted on is refused by name
//! (`unsupported_parameter`), unless it carries its neutral value; fields that cannot change the
//! answer, and unknown ones, are ignored.

use super::error::ApiError;
use super::fields::{Fields, expected};
use super::messages::messages;
use serde_json::{Map, Value};

const MAX_STOPS: usize = 16;
const MAX_STOP_CHARS: usize = 256;

/// What both routes have in common.
#[derive(Clone, Debug, PartialEq)]
pub struct Common {
    pub model: Option<String>,
    pub max_tokens: Option<u64>,
    /// The field that `max_tokens` came from, for messages.
    pub max_tokens_field: &'static str,
    pub temperature: Option<f32>,
    pub top_p: Option<f32>,
    pub top_k: Option<u32>,
    pub min_p: Option<f32>,
    pub seed: Option<Seed>,
    pub stop: Vec<String>,
    pub stream: bool,
    pub include_usage: bool,
    pub ignore_eos: bool,
}

/// A seed as the client wrote it: any 64-bit integer, signed or not.
#[derive(Clone, Debug, PartialEq)]
pub struct Seed {
    pub bits: u64,
    pub written: Value,
}

/// A valid chat request.
#[derive(Clone, Debug, PartialEq)]
pub struct ChatRequest {
    pub common: Common,
    /// As templates expect them: content is a string, call arguments are mappings.
    pub messages: Vec<Value>,
    /// Further variables of the template.
    pub variables: Map<String, Value>,
}

/// A valid completion request.
#[derive(Clone, Debug, PartialEq)]
pub struct CompletionRequest {
    pub common: Common,
    pub prompt: Prompt,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Prompt {
    Text(String),
    /// Taken as they are: nothing is added.
    Tokens(Vec<u32>),
}

/// Parses the bytes of a body. serde_json refuses more than 128 levels of nesting.
///
/// # Errors
/// 400 for anything but a JSON object.
pub fn parse_body(bytes: &[u8]) -> Result<Map<String, Value>, ApiError> {
    match serde_json::from_slice(bytes) {
        Ok(Value::Object(map)) => Ok(map),
        Ok(_) => Err(ApiError::bad_request("the body must be a JSON object")),
        Err(e) => Err(ApiError::bad_request(format!("the body is not valid JSON: {e}"))),
    }
}

/// # Errors
/// 400 naming the field.
pub fn chat(body: &Map<String, Value>) -> Result<ChatRequest, ApiError> {
    let fields = Fields(body);
    refuse_unsupported(&fields, CHAT_ONLY)?;
    if let Some(limit) = fields.get("top_logprobs").filter(|v| !is_zero(v)) {
        return Err(expected("top_logprobs", "absent while `logprobs` is not true", limit));
    }
    let common = common(&fields, &["max_completion_tokens", "max_tokens"])?;
    let messages = messages(fields.0.get("messages"))?;
    Ok(ChatRequest { common, messages, variables: template_variables(&fields)? })
}

/// # Errors
/// 400 naming the field.
pub fn completion(body: &Map<String, Value>) -> Result<CompletionRequest, ApiError> {
    let fields = Fields(body);
    refuse_unsupported(&fields, COMPLETION_ONLY)?;
    let common = common(&fields, &["max_tokens", "max_completion_tokens"])?;
    Ok(CompletionRequest { common, prompt: prompt(&fields)? })
}

fn common(fields: &Fields<'_>, limits: &[&'static str]) -> Result<Common, ApiError> {
    let mut max_tokens = None;
    for name in limits {
        let given = fields.integer(name, 1..=i64::MAX)?;
        max_tokens = max_tokens.or(given.map(|n| (*name, n.unsigned_abs())));
    }
    let stream = fields.boolean("stream")?.unwrap_or(false);
    let options = fields.object("stream_options")?;
    if let (false, Some(_), Some(value)) = (stream, options, fields.get("stream_options")) {
        return Err(expected("stream_options", "absent while `stream` is not true", value));
    }
    let include_usage = match options {
        Some(options) => Fields(options)
            .boolean("include_usage")
            .map_err(|_| ApiError::invalid("stream_options.include_usage", "must be true or false"))?,
        None => None,
    };
    Ok(Common {
        model: fields.string("model")?.map(str::to_owned),
        max_tokens: max_tokens.map(|(_, n)| n),
        max_tokens_field: max_tokens.map_or(limits[0], |(name, _)| name),
        temperature: fields.number("temperature", 0.0..=2.0)?,
        top_p: fields.number("top_p", 0.0..=1.0)?,
        top_k: fields.integer("top_k", i64::MIN..=i64::MAX)?.map(|k| k.clamp(0, i64::from(u32::MAX)) as u32),
        min_p: fields.number("min_p", 0.0..=1.0)?,
        seed: seed(fields)?,
        stop: stops(fields)?,
        stream,
        include_usage: include_usage.unwrap_or(false),
        ignore_eos: fields.boolean("ignore_eos")?.unwrap_or(false),
    })
}

fn seed(fields: &Fields<'_>) -> Result<Option<Seed>, ApiError> {
    let Some(value) = fields.get("seed") else { return Ok(None) };
    let bits = value.as_u64().or_else(|| value.as_i64().map(|n| n as u64));
    match bits {
        Some(bits) => Ok(Some(Seed { bits, written: value.clone() })),
        None => Err(expected("seed", "an integer of 64 bits", value)),
    }
}

fn stops(fields: &Fields<'_>) -> Result<Vec<String>, ApiError> {
    let Some(value) = fields.get("stop") else { return Ok(Vec::new()) };
    let list = match value {
        Value::String(_) => std::slice::from_ref(value),
        Value::Array(list) if list.len() <= MAX_STOPS => list.as_slice(),
        Value::Array(list) => {
            let what = format!("must hold at most {MAX_STOPS} strings, got {}", list.len());
            return Err(ApiError::invalid("stop", what));
        }
        other => return Err(expected("stop", "a string or a list of strings", other)),
    };
    let name = |i: usize| if value.is_string() { "stop".to_owned() } else { format!("stop[{i}]") };
    let mut stops = Vec::new();
    for (i, stop) in list.iter().enumerate() {
        match stop.as_str() {
            Some(s) if (1..=MAX_STOP_CHARS).contains(&s.chars().count()) => stops.push(s.to_owned()),
            Some(s) if !s.is_empty() => {
                let what = format!("must have at most {MAX_STOP_CHARS} characters");
                return Err(ApiError::invalid(name(i), what));
            }
            _ => return Err(expected(&name(i), "a string that is not empty", stop)),
        }
    }
    Ok(stops)
}

fn prompt(fields: &Fields<'_>) -> Result<Prompt, ApiError> {
    let Some(value) = fields.get("prompt") else {
        return Err(ApiError::invalid("prompt", "is missing; send a string or a list of token ids"));
    };
    let wanted = "a string or a list of token ids";
    match value {
        Value::String(text) => Ok(Prompt::Text(text.clone())),
        Value::Array(list) => match list.as_slice() {
            [Value::String(text)] => Ok(Prompt::Text(text.clone())),
            [Value::Array(ids)] if !ids.is_empty() => token_ids(ids),
            [Value::Number(_), ..] => token_ids(list),
            [Value::String(_) | Value::Array(_), _, ..] => Err(ApiError::invalid(
                "prompt",
                format!("holds {} prompts, this server takes one a request; send them one by one", list.len()),
            )),
            _ => Err(expected("prompt", wanted, value)),
        },
        other => Err(expected("prompt", wanted, other)),
    }
}

/// Ids that fit u32; whether they are in the vocabulary is for who knows it.
fn token_ids(list: &[Value]) -> Result<Prompt, ApiError> {
    let mut ids = Vec::with_capacity(list.len());
    for (i, value) in list.iter().enumerate() {
        match value.as_u64().and_then(|id| u32::try_from(id).ok()) {
            Some(id) => ids.push(id),
            None => return Err(expected(&format!("prompt[{i}]"), "a token id", value)),
        }
    }
    Ok(Prompt::Tokens(ids))
}

/// What a request may hand to the chat template.
fn template_variables(fields: &Fields<'_>) -> Result<Map<String, Value>, ApiError> {
    const LIMIT: usize = 64;
    const MAX_CHARS: usize = 1024;
    // Arguments of the template that are ours to set.
    const OURS: [&str; 7] =
        ["messages", "tools", "documents", "add_generation_prompt", "bos_token", "eos_token", "chat_template"];
    let mut variables = Map::new();
    if let Some(effort) = fields.string("reasoning_effort")? {
        const LEVELS: [&str; 7] = ["none", "minimal", "low", "medium", "high", "xhigh", "max"];
        if !LEVELS.contains(&effort) {
            let what = format!("must be one of {}", LEVELS.join(", "));
            return Err(ApiError::invalid("reasoning_effort", what));
        }
        if effort == "none" {
            variables.insert("enable_thinking".to_owned(), Value::Bool(false));
        }
        variables.insert("reasoning_effort".to_owned(), Value::from(effort));
    }
    let Some(given) = fields.object("chat_template_kwargs")? else { return Ok(variables) };
    if given.len() > LIMIT {
        return Err(ApiError::invalid("chat_template_kwargs", format!("must have at most {LIMIT} keys")));
    }
    for (key, value) in given {
        let shown: String = key.chars().filter(|c| !c.is_control()).take(64).collect();
        let param = format!("chat_template_kwargs.{shown}");
        if OURS.contains(&key.as_str()) {
            return Err(ApiError::invalid(param, "is set by the server and cannot be replaced"));
        }
        match value {
            Value::Array(_) | Value::Object(_) => {
                return Err(expected(&param, "a string, a number, true, false or null", value));
            }
            Value::String(s) if s.len() > MAX_CHARS => {
                return Err(ApiError::invalid(param, format!("must have at most {MAX_CHARS} bytes")));
            }
            _ => variables.insert(key.clone(), value.clone()),
        };
    }
    Ok(variables)
}

/// A field that would change the answer, and the values of it that do not.
type Refused = (&'static str, fn(&Value) -> bool);

const ANYWHERE: &[Refused] = &[
    ("n", is_one),
    ("best_of", is_one),
    ("logit_bias", is_empty),
    ("presence_penalty", is_zero),
    ("frequency_penalty", is_zero),
    ("repetition_penalty", is_one),
    ("repeat_penalty", is_one),
    ("min_tokens", is_zero),
    ("stop_token_ids", is_empty),
    ("bad_words", is_empty),
    ("allowed_token_ids", is_empty),
    ("include_stop_str_in_output", is_false),
    ("skip_special_tokens", is_true),
    ("response_format", is_text_format),
    ("structured_outputs", is_empty),
    ("guided_json", never),
    ("guided_regex", never),
    ("guided_choice", never),
    ("guided_grammar", never),
    ("json_schema", never),
    ("grammar", is_empty),
    ("typical_p", is_one),
    ("mirostat", is_zero),
    ("return_token_ids", is_false),
    ("prompt_logprobs", never),
];

const CHAT_ONLY: &[Refused] = &[
    ("tools", is_empty),
    ("functions", is_empty),
    ("tool_choice", is_free_choice),
    ("function_call", is_free_choice),
    ("logprobs", is_false),
    ("audio", never),
    ("modalities", is_text_only),
    ("web_search_options", never),
    ("documents", is_empty),
    ("chat_template", never),
    ("add_generation_prompt", is_true),
    ("continue_final_message", is_false),
    ("thinking_budget", never),
    ("thinking_token_budget", never),
];

const COMPLETION_ONLY: &[Refused] = &[("echo", is_false), ("logprobs", is_false), ("suffix", is_empty)];

fn refuse_unsupported(fields: &Fields<'_>, route: &[Refused]) -> Result<(), ApiError> {
    for (name, neutral) in ANYWHERE.iter().chain(route) {
        if fields.get(name).is_some_and(|value| !neutral(value)) {
            return Err(ApiError::unsupported(*name));
        }
    }
    Ok(())
}

fn never(_: &Value) -> bool {
    false
}

fn is_zero(value: &Value) -> bool {
    value.as_f64() == Some(0.0)
}

fn is_one(value: &Value) -> bool {
    value.as_f64() == Some(1.0)
}

fn is_true(value: &Value) -> bool {
    *value == Value::Bool(true)
}

fn is_false(value: &Value) -> bool {
    *value == Value::Bool(false)
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::String(s) => s.is_empty(),
        Value::Array(a) => a.is_empty(),
        Value::Object(o) => o.is_empty(),
        _ => false,
    }
}

fn is_free_choice(value: &Value) -> bool {
    value == "none" || value == "auto"
}

fn is_text_format(value: &Value) -> bool {
    value.get("type").is_some_and(|t| t == "text")
}

fn is_text_only(value: &Value) -> bool {
    value.as_array().is_some_and(|list| list.iter().all(|m| m == "text"))
}
