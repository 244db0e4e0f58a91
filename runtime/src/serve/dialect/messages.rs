//! Anthropic's Messages, and the counting of their tokens.
//!
//! Promises of the stream: one `message_start`, first; blocks one after the other, each started, filled and stopped; a
//! thinking block is signed (with nothing) before it stops; the joined deltas are the whole reply.

use super::{Frame, Writer};
use crate::markup::Part;
use crate::serve::conversation::{self, Call, Message, Role, content, shown};
use crate::serve::error::ApiError;
use crate::serve::fields::{Fields, expected, object_at, plain, text_of};
use crate::serve::request::{self, Conversation, Ending, Facts, Input, Limit, Request};
use crate::serve::run::{End, Envelope, Finish, Gathered, Item, Step, What};
use crate::serve::structure::response_format;
use crate::serve::table::{self, EFFORTS};
use crate::serve::tools::message_tools;
use serde_json::{Map, Value, json};

/// # Errors
/// 400 naming the field.
pub fn read(body: &Map<String, Value>, facts: &Facts) -> Result<Request, ApiError> {
    let request = read_unlimited(body, facts)?;
    for (name, missing) in [("model", request.model.is_none()), ("max_tokens", request.limit.tokens.is_none())] {
        if missing {
            return Err(ApiError::invalid(name, "is missing"));
        }
    }
    Ok(request)
}

/// What is counted: `max_tokens` may be missing.
///
/// # Errors
/// 400 naming the field.
pub fn read_unlimited(body: &Map<String, Value>, facts: &Facts) -> Result<Request, ApiError> {
    let fields = Fields::new(body, table::MESSAGES, facts.strict)?;
    let limit = Limit { capped: true, ..request::limit(&fields, &["max_tokens"])? };
    let mut messages = Vec::new();
    if let Some(system) = fields.get("system") {
        messages.push(Message::new(Role::System, content("system", Role::System, system)?));
    }
    for (i, value) in conversation::list("messages", fields.map.get("messages"))?.iter().enumerate() {
        turn(&format!("messages[{i}]"), value, &mut messages)?;
    }
    let mut variables = request::template_variables(&fields)?;
    let mut budget = None;
    if let Some(thinking) = fields.object("thinking")? {
        budget = match thinking.get("budget_tokens") {
            None | Some(Value::Null) => None,
            Some(value) => match value.as_i64() {
                Some(tokens @ 0..) => Some(request::budget(tokens)),
                _ => return Err(expected("thinking.budget_tokens", "a whole number of at least 0", value)),
            },
        };
        match text_of("thinking", thinking, "type")? {
            Some("disabled") => request::set_thinking(&mut variables, false),
            Some("enabled") => request::set_thinking(&mut variables, true),
            // How much is left to the model.
            Some("adaptive" | "between_tools") => {}
            _ => {
                let what = "must be one of disabled, enabled, adaptive, between_tools";
                return Err(ApiError::invalid("thinking.type", what));
            }
        }
    }
    let mut structure = None;
    if let Some(output) = fields.object("output_config")? {
        match text_of("output_config", output, "effort")? {
            Some(effort) if EFFORTS.contains(&effort) => request::set_effort(&mut variables, effort),
            Some(_) => {
                let what = format!("must be one of {}", EFFORTS.join(", "));
                return Err(ApiError::invalid("output_config.effort", what));
            }
            None => {}
        }
        if let Some(format) = output.get("format").filter(|format| !format.is_null()) {
            structure = response_format("output_config.format", object_at("output_config.format", format)?)?;
        }
    }
    // A last message of the assistant is a beginning to go on with.
    let ending = match messages.last() {
        Some(last) if last.role == Role::Assistant && last.calls.is_empty() => Ending::Continued,
        _ => Ending::Opened,
    };
    let input = Input::Chat(Conversation { messages: shown(messages), variables, ending });
    let mut request = Request::new(&fields, facts, input, limit)?;
    request.tools = message_tools(&fields)?;
    request.structure = structure;
    request.reasoning_budget = budget;
    request.stop = request::stops(&fields, "stop_sequences")?;
    Ok(request)
}

/// One message; results of tools become messages of their own.
fn turn(at: &str, value: &Value, out: &mut Vec<Message>) -> Result<(), ApiError> {
    let map = object_at(at, value)?;
    let role = match text_of(at, map, "role")? {
        Some("user") => Role::User,
        Some("assistant") => Role::Assistant,
        Some("system") => Role::System,
        _ => return Err(ApiError::invalid(format!("{at}.role"), "must be one of user, assistant, system")),
    };
    let at = format!("{at}.content");
    let blocks = match map.get("content") {
        Some(Value::String(text)) => {
            out.push(Message::new(role, text.as_str()));
            return Ok(());
        }
        Some(Value::Array(blocks)) => blocks,
        other => return Err(expected(&at, "a string or a list of blocks", other.unwrap_or(&Value::Null))),
    };
    let mut message = Message::new(role, "");
    let mut said = false;
    for (i, block) in blocks.iter().enumerate() {
        let at = format!("{at}[{i}]");
        let block = object_at(&at, block)?;
        let text = |key: &str| -> Result<&str, ApiError> {
            text_of(&at, block, key)?.ok_or_else(|| ApiError::invalid(format!("{at}.{key}"), "is missing"))
        };
        match (text("type")?, role) {
            ("text", _) => {
                message.content.push_str(text("text")?);
                said = true;
            }
            ("thinking", Role::Assistant) => message.reasoning.get_or_insert_default().push_str(text("thinking")?),
            // Nothing can be read in it.
            ("redacted_thinking", Role::Assistant) => {}
            ("tool_use", Role::Assistant) => {
                let (id, name) = (text("id")?, text("name")?);
                message.calls.push(Call::new(&format!("{at}.input"), Some(id), name, block.get("input"))?);
            }
            ("tool_result", Role::User) => {
                let mut result = Message::new(Role::Tool, "");
                result.answers = Some(text("tool_use_id")?.to_owned());
                if let Some(value) = block.get("content").filter(|value| !value.is_null()) {
                    result.content = content(&format!("{at}.content"), Role::Tool, value)?;
                }
                out.push(result);
            }
            (kind, _) => {
                let what = format!("is a block of type `{}`, which is not taken here", plain(kind, 64));
                return Err(ApiError::invalid(at, what));
            }
        }
    }
    if said || role == Role::Assistant {
        out.push(message);
    }
    Ok(())
}

/// Writes messages.
pub struct MessageWriter {
    envelope: Envelope,
    /// The block that is being written, and how many there were.
    open: Option<Block>,
    blocks: usize,
    cached: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    Thinking,
    Text,
    Call,
}

impl MessageWriter {
    pub fn new(envelope: Envelope) -> MessageWriter {
        MessageWriter { envelope, open: None, blocks: 0, cached: 0 }
    }

    fn body(&self, content: Vec<Value>, stop: (Value, Value), usage: Value) -> Value {
        json!({
            "id": self.envelope.id,
            "type": "message",
            "role": "assistant",
            "model": self.envelope.model,
            "content": content,
            "stop_reason": stop.0,
            "stop_sequence": stop.1,
            "usage": usage,
        })
    }

    fn usage(&self, cached: u32, end: Option<&End>) -> Value {
        let prompt = self.envelope.prompt_tokens();
        json!({
            "input_tokens": prompt.saturating_sub(cached as usize),
            "cache_read_input_tokens": cached,
            "cache_creation_input_tokens": 0,
            "output_tokens": end.map_or(0, |end| end.tokens),
        })
    }

    fn stop(&self, end: &End) -> (Value, Value) {
        let (reason, sequence) = match &end.finish {
            Finish::Length if self.envelope.window_full => ("model_context_window_exceeded", None),
            Finish::Length => ("max_tokens", None),
            _ if end.calls > 0 => ("tool_use", None),
            Finish::StopString(stop) => ("stop_sequence", Some(stop.as_str())),
            Finish::Stop => ("end_turn", None),
        };
        (Value::from(reason), Value::from(sequence))
    }

    fn delta(&self, delta: Value) -> Frame {
        let index = self.blocks.saturating_sub(1);
        let body = json!({ "type": "content_block_delta", "index": index, "delta": delta });
        Frame::event("content_block_delta", &body)
    }

    fn close(&mut self, frames: &mut Vec<Frame>) {
        let Some(block) = self.open.take() else { return };
        if block == Block::Thinking {
            frames.push(self.delta(json!({ "type": "signature_delta", "signature": "" })));
        }
        let body = json!({ "type": "content_block_stop", "index": self.blocks - 1 });
        frames.push(Frame::event("content_block_stop", &body));
    }

    /// Starts a block unless it goes on.
    fn open(&mut self, block: Block, start: Value, frames: &mut Vec<Frame>) {
        if self.open == Some(block) && block != Block::Call {
            return;
        }
        self.close(frames);
        let body = json!({ "type": "content_block_start", "index": self.blocks, "content_block": start });
        frames.push(Frame::event("content_block_start", &body));
        self.open = Some(block);
        self.blocks += 1;
    }

    fn call_id(&self, index: usize) -> String {
        self.envelope.sub_id("toolu_", 0, index)
    }
}

impl Writer for MessageWriter {
    fn frames(&mut self, step: Step) -> Vec<Frame> {
        let mut frames = Vec::new();
        match step.what {
            What::Started { cached } => {
                self.cached = cached;
                let message = self.body(Vec::new(), (Value::Null, Value::Null), self.usage(cached, None));
                frames.push(Frame::event("message_start", &json!({ "type": "message_start", "message": message })));
            }
            What::Prompt(_) => {}
            What::Parts { parts, .. } => {
                for part in parts {
                    match part {
                        Part::Text(text) => {
                            self.open(Block::Text, json!({ "type": "text", "text": "" }), &mut frames);
                            frames.push(self.delta(json!({ "type": "text_delta", "text": text })));
                        }
                        Part::Reasoning(text) => {
                            let start = json!({ "type": "thinking", "thinking": "", "signature": "" });
                            self.open(Block::Thinking, start, &mut frames);
                            frames.push(self.delta(json!({ "type": "thinking_delta", "thinking": text })));
                        }
                        Part::CallStart { index, name } => {
                            let id = self.call_id(index);
                            let start = json!({ "type": "tool_use", "id": id, "name": name, "input": {} });
                            self.open(Block::Call, start, &mut frames);
                        }
                        Part::CallArguments { json, .. } => {
                            frames.push(self.delta(json!({ "type": "input_json_delta", "partial_json": json })));
                        }
                        Part::CallEnd { .. } => self.close(&mut frames),
                    }
                }
            }
            What::Ended(end) => {
                self.close(&mut frames);
                let (reason, sequence) = self.stop(&end);
                let body = json!({
                    "type": "message_delta",
                    "delta": { "stop_reason": reason, "stop_sequence": sequence },
                    "usage": self.usage(self.cached, Some(&end)),
                });
                frames.push(Frame::event("message_delta", &body));
                frames.push(Frame::event("message_stop", &json!({ "type": "message_stop" })));
            }
            What::Failed(e) => frames.push(Frame::event("error", &e.anthropic_body(None))),
        }
        frames
    }

    fn whole(&mut self, gathered: &Gathered) -> Value {
        let choice = &gathered.choices[0];
        let mut content = Vec::new();
        let mut calls = 0;
        for item in &choice.end.items {
            content.push(match item {
                Item::Reasoning(text) => json!({ "type": "thinking", "thinking": text, "signature": "" }),
                Item::Text(text) => json!({ "type": "text", "text": text }),
                Item::Call { name, arguments } => {
                    calls += 1;
                    // What the model wrote instead of an object is shown as it is.
                    let input = serde_json::from_str(arguments).unwrap_or_else(|_| json!({ "text": arguments }));
                    json!({ "type": "tool_use", "id": self.call_id(calls - 1), "name": name, "input": input })
                }
            });
        }
        let end = &choice.end;
        self.body(content, self.stop(end), self.usage(end.cached, Some(end)))
    }
}
