//! OpenAI's chat completions.
//!
//! Promises of the stream: the joined deltas are the whole reply, field by field; no delta is empty but the first of a
//! choice, which carries the role, and the last, which carries the finish reason; all chunks share id and time.
//!
//! Extension fields: `seed` (the one used, as the client wrote it if it did) and `token_sha` (see
//! [`crate::sample::token_sha`]), in whole replies and in the chunk with the finish reason.

use super::{Frame, Writer, error_frames};
use crate::markup::Part;
use crate::sample::logprob::TokenLogprob;
use crate::serve::conversation::{chat_messages, shown};
use crate::serve::error::ApiError;
use crate::serve::fields::{Fields, expected};
use crate::serve::request::{self, Conversation, Ending, Facts, Input, Request};
use crate::serve::run::{End, Envelope, Finish, Gathered, Item, Step, What};
use crate::serve::structure::structure;
use crate::serve::table;
use crate::serve::tools::{Choice, chat_tools};
use crate::text::Pieces;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// # Errors
/// 400 naming the field.
pub fn read(body: &Map<String, Value>, facts: &Facts) -> Result<Request, ApiError> {
    let fields = Fields::new(body, table::CHAT, facts.strict)?;
    let limit = request::limit(&fields, &["max_completion_tokens", "max_tokens"])?;
    let messages = chat_messages(fields.map.get("messages"))?;
    let mut variables = request::template_variables(&fields)?;
    if let Some(effort) = fields.string("reasoning_effort")? {
        request::set_effort(&mut variables, effort);
    }
    let ending =
        ending(&fields, messages.last().is_some_and(|m| m.role == crate::serve::conversation::Role::Assistant))?;
    let input = Input::Chat(Conversation { messages: shown(messages), variables, ending });
    let mut request = Request::new(&fields, facts, input, limit)?;
    request.tools = chat_tools(&fields)?;
    request.structure = structure(&fields)?;
    request.stop = request::stops(&fields, "stop")?;
    let budget = fields.integer("thinking_budget")?.or(fields.integer("thinking_token_budget")?);
    request.reasoning_budget = budget.map(request::budget);
    request.replies = fields.integer("n")?.unwrap_or(1) as u32;
    request.include_usage = request::include_usage(&fields, request.stream)?;
    let wanted = fields.boolean("logprobs")?.unwrap_or(false);
    let top = fields.integer("top_logprobs")?;
    if let (false, Some(1..), Some(value)) = (wanted, top, fields.get("top_logprobs")) {
        return Err(expected("top_logprobs", "absent while `logprobs` is not true", value));
    }
    request.logprobs = wanted.then(|| top.unwrap_or(0) as u8);
    Ok(request)
}

fn ending(fields: &Fields<'_>, assistant_last: bool) -> Result<Ending, ApiError> {
    let opened = fields.boolean("add_generation_prompt")?;
    match (fields.boolean("continue_final_message")?.unwrap_or(false), opened) {
        (true, Some(true)) => {
            Err(ApiError::invalid("continue_final_message", "must not be true beside `add_generation_prompt`"))
        }
        (true, _) if !assistant_last => Err(ApiError::invalid(
            "continue_final_message",
            "must not be true where the last message is no assistant's",
        )),
        (true, _) => Ok(Ending::Continued),
        (false, Some(false)) => Ok(Ending::Closed),
        (false, _) => Ok(Ending::Opened),
    }
}

/// Writes chat completions.
pub struct ChatWriter {
    envelope: Envelope,
    pieces: Arc<Pieces>,
    include_usage: bool,
    /// Both names of the reasoning field.
    reasoning_twice: bool,
    logprobs: bool,
    finish_named: bool,
    ends: Vec<End>,
}

impl ChatWriter {
    pub fn new(envelope: Envelope, request: &Request, pieces: Arc<Pieces>, reasoning_twice: bool) -> ChatWriter {
        ChatWriter {
            envelope,
            pieces,
            include_usage: request.include_usage,
            reasoning_twice,
            logprobs: request.logprobs.is_some(),
            finish_named: matches!(request.tools.choice, Choice::Named(_)),
            ends: Vec::new(),
        }
    }

    fn finish(&self, end: &End) -> &'static str {
        match end.finish {
            Finish::Length => "length",
            _ if end.calls > 0 && !self.finish_named => "tool_calls",
            _ => "stop",
        }
    }

    fn chunk(&self, choice: usize, delta: Value, logprobs: Value, end: Option<&End>) -> Frame {
        let mut body = self.envelope.head("chat.completion.chunk");
        let finish = end.map(|end| self.finish(end));
        let choice = json!({ "index": choice, "delta": delta, "logprobs": logprobs, "finish_reason": finish });
        body.insert("choices".to_owned(), json!([choice]));
        if self.include_usage {
            body.insert("usage".to_owned(), Value::Null);
        }
        if let Some(end) = end {
            self.envelope.sign(&mut body, end);
        }
        Frame::data(&Value::Object(body))
    }

    fn reasoning(&self, into: &mut Map<String, Value>, text: &str) {
        into.insert("reasoning_content".to_owned(), Value::from(text));
        if self.reasoning_twice {
            into.insert("reasoning".to_owned(), Value::from(text));
        }
    }

    fn call_id(&self, choice: usize, index: usize) -> String {
        self.envelope.sub_id("call_", choice, index)
    }

    fn logprobs(&self, tokens: &[TokenLogprob]) -> Value {
        match self.logprobs {
            true => json!({ "content": self.entries(tokens), "refusal": null }),
            false => Value::Null,
        }
    }

    fn entries(&self, tokens: &[TokenLogprob]) -> Vec<Value> {
        let entry = |id: u32, logprob: f32| {
            let bytes = self.pieces.bytes(id);
            json!({ "token": String::from_utf8_lossy(bytes), "logprob": shown_logprob(logprob), "bytes": bytes })
        };
        let tokens = tokens.iter().map(|token| {
            let mut shown = entry(token.id, token.logprob);
            shown["top_logprobs"] = token.top.iter().map(|(id, logprob)| entry(*id, *logprob)).collect();
            shown
        });
        tokens.collect()
    }
}

/// JSON has no infinity; this is OpenAI's word for very unlikely.
pub fn shown_logprob(logprob: f32) -> f32 {
    logprob.max(-9999.0)
}

impl Writer for ChatWriter {
    fn frames(&mut self, step: Step) -> Vec<Frame> {
        let choice = step.choice;
        match step.what {
            What::Started { .. } => {
                vec![self.chunk(choice, json!({ "role": "assistant", "content": "" }), Value::Null, None)]
            }
            What::Prompt(_) => Vec::new(),
            What::Parts { parts, tokens } => {
                let mut tokens = Some(tokens).filter(|tokens| !tokens.is_empty());
                let mut frames = Vec::new();
                for part in parts {
                    let delta = match part {
                        Part::Text(text) => json!({ "content": text }),
                        Part::Reasoning(text) => {
                            let mut delta = Map::new();
                            self.reasoning(&mut delta, &text);
                            Value::Object(delta)
                        }
                        Part::CallStart { index, name } => json!({ "tool_calls": [{
                            "index": index, "id": self.call_id(choice, index), "type": "function",
                            "function": { "name": name, "arguments": "" },
                        }] }),
                        Part::CallArguments { index, json } => {
                            json!({ "tool_calls": [{ "index": index, "function": { "arguments": json } }] })
                        }
                        Part::CallEnd { .. } => continue,
                    };
                    let logprobs = match delta.get("content") {
                        Some(_) => tokens.take().map_or(Value::Null, |tokens| self.logprobs(&tokens)),
                        None => Value::Null,
                    };
                    frames.push(self.chunk(choice, delta, logprobs, None));
                }
                frames
            }
            What::Ended(end) => {
                let mut frames = vec![self.chunk(choice, json!({}), Value::Null, Some(&end))];
                self.ends.push(end);
                if self.ends.len() == self.envelope.choices() {
                    if self.include_usage {
                        let mut body = self.envelope.head("chat.completion.chunk");
                        body.insert("choices".to_owned(), json!([]));
                        body.insert("usage".to_owned(), self.envelope.usage(&self.ends));
                        frames.push(Frame::data(&Value::Object(body)));
                    }
                    frames.push(Frame::done());
                }
                frames
            }
            What::Failed(e) => error_frames(&e),
        }
    }

    fn whole(&mut self, gathered: &Gathered) -> Value {
        let mut choices = Vec::new();
        for (i, choice) in gathered.choices.iter().enumerate() {
            let calls: Vec<Value> = (0..)
                .zip(choice.end.items.iter().filter_map(Item::call))
                .map(|(index, (name, arguments))| {
                    let function = json!({ "name": name, "arguments": arguments });
                    json!({ "id": self.call_id(i, index), "type": "function", "function": function })
                })
                .collect();
            let content = match choice.text() {
                text if text.is_empty() && !calls.is_empty() => Value::Null,
                text => Value::from(text),
            };
            let mut message = json!({ "role": "assistant", "content": content, "refusal": null });
            if let (Some(reasoning), Some(message)) = (choice.reasoning(), message.as_object_mut()) {
                self.reasoning(message, &reasoning);
            }
            if !calls.is_empty() {
                message["tool_calls"] = Value::from(calls);
            }
            let mut shown = json!({
                "index": i,
                "message": message,
                "logprobs": self.logprobs(&choice.tokens),
                "finish_reason": self.finish(&choice.end),
            });
            if gathered.choices.len() > 1 {
                shown["token_sha"] = Value::from(choice.end.token_sha.as_str());
            }
            choices.push(shown);
        }
        self.envelope.whole("chat.completion", choices, gathered)
    }
}
