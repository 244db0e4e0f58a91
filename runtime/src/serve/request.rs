//! The one request that all routes are read into.
//!
//! For: the readers of [`super::dialect`] make it, [`super::run`] runs it; everything a body can get wrong by itself is
//! refused on the way here, before any token and before a stream opens.
//!
//! Promises: a field that would change the answer and is not acted on is refused by name
//! (`unsupported_parameter`), unless it carries its neutral value; fields that cannot change the
//! answer, and unknown ones, are ignored.

use super::error::ApiError;
use super::fields::{Fields, expected, plain};
use super::structure::Structure;
use super::tools::Tools;
use crate::sample::adjust::Adjust;
use serde_json::{Map, Value};

const MAX_STOPS: usize = 16;
const MAX_STOP_CHARS: usize = 256;
const MAX_BIASES: usize = 1024;

/// What a reader must know of the server.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    pub vocab_size: usize,
    /// Unknown fields are refused.
    pub strict: bool,
}

/// A valid request.
#[derive(Clone, Debug)]
pub struct Request {
    pub model: Option<String>,
    pub input: Input,
    pub tools: Tools,
    pub structure: Option<Structure>,
    pub sampling: Sampling,
    pub limit: Limit,
    pub stop: Vec<String>,
    /// The most tokens of reasoning.
    pub reasoning_budget: Option<u32>,
    /// Replies to each prompt, 1 to 8.
    pub replies: u32,
    /// Log-probabilities of the reply's tokens, with so many likeliest ones beside each.
    pub logprobs: Option<u8>,
    /// The prompt comes back before the reply, with log-probabilities of its own when those are asked for.
    pub echo: bool,
    pub stream: bool,
    pub include_usage: bool,
    /// What tells apart those who may share kept states, beside the key.
    pub partition: Vec<String>,
}

/// What to reply to.
#[derive(Clone, Debug)]
pub enum Input {
    Chat(Conversation),
    /// At least one.
    Prompts(Vec<Prompt>),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Prompt {
    Text(String),
    /// Taken as they are: nothing is added.
    Tokens(Vec<u32>),
}

/// A chat as templates expect it.
#[derive(Clone, Debug, PartialEq)]
pub struct Conversation {
    /// Content is a string, call arguments are mappings.
    pub messages: Vec<Value>,
    /// Further variables of the template.
    pub variables: Map<String, Value>,
    pub ending: Ending,
}

/// How a rendered chat ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// With the assistant's turn opened.
    #[default]
    Opened,
    /// Where the last message ends, its turn still open: the reply goes on with it.
    Continued,
    /// After the last message's turn.
    Closed,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Sampling {
    pub temperature: Option<f32>,
    pub top_p: Option<f32>,
    pub top_k: Option<u32>,
    pub min_p: Option<f32>,
    pub seed: Option<Seed>,
    pub adjust: Adjust,
    pub ignore_eos: bool,
}

/// A seed as the client wrote it: any 64-bit integer, signed or not.
#[derive(Clone, Debug, PartialEq)]
pub struct Seed {
    pub bits: u64,
    pub written: Value,
}

/// The most tokens of a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    pub tokens: Option<u64>,
    /// The field it came from, for messages.
    pub field: &'static str,
    /// A limit beyond the context is lowered to what fits, and not refused.
    pub capped: bool,
}

impl Request {
    /// A request with what all generating routes share; the rest is plain.
    ///
    /// # Errors
    /// 400 naming the field.
    pub fn new(fields: &Fields<'_>, facts: &Facts, input: Input, limit: Limit) -> Result<Request, ApiError> {
        let partition = ["cache_salt", "prompt_cache_key"];
        let partition = partition.iter().map(|name| Ok(fields.string(name)?.unwrap_or_default().to_owned()));
        Ok(Request {
            model: fields.string("model")?.map(str::to_owned),
            input,
            tools: Tools::default(),
            structure: None,
            sampling: sampling(fields, facts)?,
            limit,
            stop: Vec::new(),
            reasoning_budget: None,
            replies: 1,
            logprobs: None,
            echo: false,
            stream: fields.boolean("stream")?.unwrap_or(false),
            include_usage: false,
            partition: partition.collect::<Result<_, ApiError>>()?,
        })
    }
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

/// The first of `names` that is there; all are checked.
///
/// # Errors
/// 400 naming the field.
pub fn limit(fields: &Fields<'_>, names: &[&'static str]) -> Result<Limit, ApiError> {
    let mut found = None;
    for name in names {
        let given = fields.integer(name)?;
        found = found.or(given.map(|n| (*name, n.unsigned_abs())));
    }
    let field = found.map_or(names[0], |(name, _)| name);
    Ok(Limit { tokens: found.map(|(_, n)| n), field, capped: false })
}

/// `stream_options`: whether usage is wanted at the stream's end. Unknown keys inside are ignored.
///
/// # Errors
/// 400, also for options without a stream.
pub fn include_usage(fields: &Fields<'_>, stream: bool) -> Result<bool, ApiError> {
    let Some(options) = fields.object("stream_options")? else { return Ok(false) };
    if !stream {
        return Err(ApiError::invalid("stream_options", "must be absent while `stream` is not true"));
    }
    match options.get("include_usage") {
        None | Some(Value::Null) => Ok(false),
        Some(Value::Bool(wanted)) => Ok(*wanted),
        Some(other) => Err(expected("stream_options.include_usage", "true or false", other)),
    }
}

fn sampling(fields: &Fields<'_>, facts: &Facts) -> Result<Sampling, ApiError> {
    let repetition = fields.number("repetition_penalty")?;
    let repetition = repetition.or(fields.number("repeat_penalty")?);
    Ok(Sampling {
        temperature: fields.number("temperature")?,
        top_p: fields.number("top_p")?,
        top_k: fields.integer("top_k")?.map(|k| k.clamp(0, i64::from(u32::MAX)) as u32),
        min_p: fields.number("min_p")?,
        seed: seed(fields)?,
        adjust: Adjust {
            bias: logit_bias(fields, facts.vocab_size)?,
            repetition: repetition.unwrap_or(1.0),
            frequency: fields.number("frequency_penalty")?.unwrap_or(0.0),
            presence: fields.number("presence_penalty")?.unwrap_or(0.0),
            min_tokens: fields.integer("min_tokens")?.map_or(0, |n| u32::try_from(n).unwrap_or(u32::MAX)),
        },
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

/// An object from ids to biases, or a list of pairs of both.
fn logit_bias(fields: &Fields<'_>, vocab_size: usize) -> Result<Vec<(u32, f32)>, ApiError> {
    let pairs: Vec<(String, Option<i128>, &Value)> = match fields.get("logit_bias") {
        None => return Ok(Vec::new()),
        Some(Value::Object(map)) => map.iter().map(|(key, bias)| (plain(key, 32), key.parse().ok(), bias)).collect(),
        Some(Value::Array(list)) => {
            let pair = |pair: &'_ Value| match pair.as_array().map(Vec::as_slice) {
                Some([id, _]) => Some((plain(&id.to_string(), 32), id.as_i64().map(i128::from))),
                _ => None,
            };
            let mut pairs = Vec::with_capacity(list.len().min(MAX_BIASES));
            for (i, value) in list.iter().enumerate() {
                let (shown, id) = pair(value)
                    .ok_or_else(|| expected(&format!("logit_bias[{i}]"), "a pair of an id and a bias", value))?;
                pairs.push((shown, id, &value[1]));
            }
            pairs
        }
        Some(other) => return Err(expected("logit_bias", "an object from token ids to numbers", other)),
    };
    if pairs.len() > MAX_BIASES {
        let what = format!("must have at most {MAX_BIASES} entries, got {}", pairs.len());
        return Err(ApiError::invalid("logit_bias", what));
    }
    let mut biases: Vec<(u32, f32)> = Vec::with_capacity(pairs.len());
    for (shown, id, bias) in pairs {
        let at = format!("logit_bias.{shown}");
        let id = match id.and_then(|id| u32::try_from(id).ok()) {
            Some(id) if (id as usize) < vocab_size => id,
            _ => {
                let what = format!("is no token id; those of this model go from 0 to {}", vocab_size.saturating_sub(1));
                return Err(ApiError::invalid(at, what));
            }
        };
        match bias.as_f64() {
            Some(b) if (-100.0..=100.0).contains(&b) => biases.push((id, b as f32)),
            _ => return Err(expected(&at, "a number from -100 to 100", bias)),
        }
    }
    biases.sort_by_key(|(id, _)| *id);
    if let Some(pair) = biases.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return Err(ApiError::invalid(format!("logit_bias.{}", pair[0].0), "is there twice"));
    }
    Ok(biases)
}

/// Stop strings.
///
/// # Errors
/// 400 naming the string.
pub fn stops(fields: &Fields<'_>, name: &str) -> Result<Vec<String>, ApiError> {
    let Some(value) = fields.get(name) else { return Ok(Vec::new()) };
    let list = match value {
        Value::String(_) => std::slice::from_ref(value),
        Value::Array(list) if list.len() <= MAX_STOPS => list.as_slice(),
        Value::Array(list) => {
            let what = format!("must hold at most {MAX_STOPS} strings, got {}", list.len());
            return Err(ApiError::invalid(name, what));
        }
        other => return Err(expected(name, "a string or a list of strings", other)),
    };
    let at = |i: usize| if value.is_string() { name.to_owned() } else { format!("{name}[{i}]") };
    let mut stops = Vec::new();
    for (i, stop) in list.iter().enumerate() {
        match stop.as_str() {
            Some(s) if (1..=MAX_STOP_CHARS).contains(&s.chars().count()) => stops.push(s.to_owned()),
            Some(s) if !s.is_empty() => {
                return Err(ApiError::invalid(at(i), format!("must have at most {MAX_STOP_CHARS} characters")));
            }
            _ => return Err(expected(&at(i), "a string that is not empty", stop)),
        }
    }
    Ok(stops)
}

/// What a request hands to the chat template.
///
/// # Errors
/// 400 naming the key.
pub fn template_variables(fields: &Fields<'_>) -> Result<Map<String, Value>, ApiError> {
    fields.object("chat_template_kwargs")?.map_or_else(|| Ok(Map::new()), checked_variables)
}

/// What may be handed to the chat template.
///
/// # Errors
/// 400 naming the key.
pub fn checked_variables(given: &Map<String, Value>) -> Result<Map<String, Value>, ApiError> {
    const LIMIT: usize = 64;
    const MAX_CHARS: usize = 1024;
    // Arguments of the template that are ours to set.
    const OURS: [&str; 7] =
        ["messages", "tools", "documents", "add_generation_prompt", "bos_token", "eos_token", "chat_template"];
    let mut variables = Map::new();
    if given.len() > LIMIT {
        return Err(ApiError::invalid("chat_template_kwargs", format!("must have at most {LIMIT} keys")));
    }
    for (key, value) in given {
        let param = format!("chat_template_kwargs.{}", plain(key, 64));
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

/// Tells the template how much to think, where the request has not said so itself.
pub fn set_effort(variables: &mut Map<String, Value>, effort: &str) {
    if effort == "none" {
        set_thinking(variables, false);
    }
    variables.entry("reasoning_effort").or_insert_with(|| Value::from(effort));
}

/// A number of tokens; more than there can be are as many as there can be.
pub fn budget(tokens: i64) -> u32 {
    u32::try_from(tokens.max(0)).unwrap_or(u32::MAX)
}

/// Tells the template whether to think, where the request has not said so itself.
pub fn set_thinking(variables: &mut Map<String, Value>, on: bool) {
    variables.entry("enable_thinking").or_insert_with(|| Value::from(on));
}
