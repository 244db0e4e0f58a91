//! OpenAI's Responses.
//!
//! Promises of the stream: every event has its name, its `type` and a `sequence_number` without gaps; items come one
//! after the other, each added, filled and done; the last event holds the whole response with the same ids. Responses
//! are kept (a bounded number, in memory alone) unless the request says `store: false`.

use super::{Frame, Writer};
use crate::markup::Part;
use crate::serve::conversation::{Call, Message, Role, content, shown};
use crate::serve::error::ApiError;
use crate::serve::fields::{Fields, expected, object_at, plain, text_of};
use crate::serve::request::{self, Conversation, Ending, Facts, Input, Request};
use crate::serve::run::{End, Envelope, Finish, Gathered, Item, Step, What};
use crate::serve::store::{Kept, ResponseStore};
use crate::serve::structure::response_format;
use crate::serve::table::{self, EFFORTS};
use crate::serve::tools::response_tools;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// A request, and what its response says of it.
pub struct Asked {
    pub request: Request,
    /// Fields of the request that the response repeats.
    pub echoed: Map<String, Value>,
    /// The conversation as far as it goes, for a response that continues this one.
    pub messages: Vec<Message>,
    /// Whether the response is to be kept.
    pub store: bool,
}

/// # Errors
/// 400 naming the field; 404 for a response to continue that is not kept.
pub fn read(body: &Map<String, Value>, facts: &Facts, kept: &ResponseStore, caller: &str) -> Result<Asked, ApiError> {
    let fields = Fields::new(body, table::RESPONSES, facts.strict)?;
    let limit = request::limit(&fields, &["max_output_tokens"])?;
    let mut messages = match fields.string("previous_response_id")? {
        Some(id) => kept.get(id, caller).ok_or_else(|| ApiError::unknown_response(id))?.messages.clone(),
        None => Vec::new(),
    };
    items(fields.get("input"), &mut messages)?;
    let mut variables = request::template_variables(&fields)?;
    if let Some(reasoning) = fields.object("reasoning")? {
        match text_of("reasoning", reasoning, "effort")? {
            Some(effort) if EFFORTS.contains(&effort) => request::set_effort(&mut variables, effort),
            Some(_) => {
                return Err(ApiError::invalid("reasoning.effort", format!("must be one of {}", EFFORTS.join(", "))));
            }
            None => {}
        }
    }
    let mut whole = messages.clone();
    if let Some(instructions) = fields.string("instructions")? {
        whole.insert(0, Message::new(Role::System, instructions));
    }
    let conversation = Conversation { messages: shown(whole), variables, ending: Ending::Opened };
    let mut request = Request::new(&fields, facts, Input::Chat(conversation), limit)?;
    request.tools = response_tools(&fields)?;
    request.stop = request::stops(&fields, "stop")?;
    if let Some(text) = fields.object("text")?
        && let Some(format) = text.get("format").filter(|format| !format.is_null())
    {
        request.structure = response_format("text.format", object_at("text.format", format)?)?;
    }
    let store = fields.boolean("store")?.unwrap_or(true);
    fields.object("metadata")?;
    let or = |name: &str, other: Value| fields.map.get(name).filter(|value| !value.is_null()).cloned().unwrap_or(other);
    let echoed = [
        ("instructions", or("instructions", Value::Null)),
        ("max_output_tokens", or("max_output_tokens", Value::Null)),
        ("parallel_tool_calls", Value::from(request.tools.parallel)),
        ("previous_response_id", or("previous_response_id", Value::Null)),
        ("reasoning", or("reasoning", json!({ "effort": null, "summary": null }))),
        ("store", Value::from(store)),
        ("temperature", or("temperature", json!(1.0))),
        ("text", or("text", json!({ "format": { "type": "text" } }))),
        ("tool_choice", or("tool_choice", json!("auto"))),
        ("tools", or("tools", json!([]))),
        ("top_p", or("top_p", json!(1.0))),
        ("truncation", or("truncation", json!(fields.string("truncation")?.unwrap_or("disabled")))),
        ("metadata", or("metadata", json!({}))),
    ];
    let echoed = echoed.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    Ok(Asked { request, echoed, messages, store })
}

/// Appends what `input` says.
fn items(value: Option<&Value>, out: &mut Vec<Message>) -> Result<(), ApiError> {
    let list = match value {
        Some(Value::String(text)) => {
            out.push(Message::new(Role::User, text.as_str()));
            return Ok(());
        }
        Some(Value::Array(list)) if !list.is_empty() => list,
        Some(other) => return Err(expected("input", "a text or a list of items that is not empty", other)),
        None => return Err(ApiError::invalid("input", "is missing; it must be a text or a list of items")),
    };
    if list.len() > crate::serve::conversation::MAX_MESSAGES {
        return Err(ApiError::invalid("input", "holds too many items"));
    }
    // Whether the last message is an assistant's turn that the next item may belong to.
    let mut open = false;
    for (i, value) in list.iter().enumerate() {
        let at = format!("input[{i}]");
        let item = object_at(&at, value)?;
        let text = |key: &str| -> Result<&str, ApiError> {
            text_of(&at, item, key)?.ok_or_else(|| ApiError::invalid(format!("{at}.{key}"), "is missing"))
        };
        match text_of(&at, item, "type")?.unwrap_or("message") {
            "message" => {
                let role = match text("role")? {
                    "system" | "developer" => Role::System,
                    "user" => Role::User,
                    "assistant" => Role::Assistant,
                    _ => {
                        let what = "must be one of system, developer, user, assistant";
                        return Err(ApiError::invalid(format!("{at}.role"), what));
                    }
                };
                let content = content(&format!("{at}.content"), role, item.get("content").unwrap_or(&Value::Null))?;
                if role == Role::Assistant {
                    turn(out, &mut open).content.push_str(&content);
                } else {
                    out.push(Message::new(role, content));
                    open = false;
                }
            }
            "reasoning" => {
                // Summaries are for people; what is encrypted was not written here.
                if let Some(Value::Array(parts)) = item.get("content") {
                    let said: String = parts.iter().filter_map(|part| part.get("text")?.as_str()).collect();
                    if !said.is_empty() {
                        turn(out, &mut open).reasoning.get_or_insert_default().push_str(&said);
                    }
                }
            }
            "function_call" => {
                let (id, name) = (text("call_id")?, text("name")?);
                let call = Call::new(&format!("{at}.arguments"), Some(id), name, item.get("arguments"))?;
                turn(out, &mut open).calls.push(call);
            }
            "function_call_output" => {
                let mut result = Message::new(Role::Tool, "");
                result.answers = Some(text("call_id")?.to_owned());
                let output = item.get("output").unwrap_or(&Value::Null);
                result.content = content(&format!("{at}.output"), Role::Tool, output)?;
                out.push(result);
                open = false;
            }
            "item_reference" => {
                return Err(ApiError::invalid(at, "refers to an item kept elsewhere; send the item itself"));
            }
            kind => {
                let what = format!("is of type `{}`, which is not taken here", plain(kind, 64));
                return Err(ApiError::invalid(at, what));
            }
        }
    }
    Ok(())
}

/// The assistant's turn that is open; opens one.
fn turn<'m>(out: &'m mut Vec<Message>, open: &mut bool) -> &'m mut Message {
    if !*open || out.is_empty() {
        out.push(Message::new(Role::Assistant, ""));
        *open = true;
    }
    let last = out.len() - 1;
    &mut out[last]
}

/// Writes responses.
pub struct ResponseWriter {
    envelope: Envelope,
    echoed: Map<String, Value>,
    messages: Vec<Message>,
    kept: Option<(Arc<ResponseStore>, String)>,
    sequence: u64,
    /// Items that are done.
    output: Vec<Value>,
    open: Option<Item>,
}

impl ResponseWriter {
    /// `kept`: where the response is kept, and for whom.
    pub fn new(envelope: Envelope, asked: Asked, kept: Option<(Arc<ResponseStore>, String)>) -> ResponseWriter {
        let Asked { echoed, messages, .. } = asked;
        ResponseWriter { envelope, echoed, messages, kept, sequence: 0, output: Vec::new(), open: None }
    }

    fn body(&self, status: &str, output: &[Value], end: Option<&End>, error: Value) -> Value {
        let incomplete = match status {
            "incomplete" => json!({ "reason": "max_output_tokens" }),
            _ => Value::Null,
        };
        let mut body = Map::from_iter([
            ("id".to_owned(), Value::from(self.envelope.id.as_str())),
            ("object".to_owned(), Value::from("response")),
            ("created_at".to_owned(), Value::from(self.envelope.created)),
            ("status".to_owned(), Value::from(status)),
            ("background".to_owned(), Value::from(false)),
            ("error".to_owned(), error),
            ("incomplete_details".to_owned(), incomplete),
            ("model".to_owned(), Value::from(self.envelope.model.as_str())),
            ("output".to_owned(), Value::from(output)),
        ]);
        body.extend(self.echoed.clone());
        let usage = end.map(|end| {
            let (input, output) = (self.envelope.prompt_tokens(), end.tokens as usize);
            json!({
                "input_tokens": input,
                "input_tokens_details": { "cached_tokens": end.cached, "cache_write_tokens": 0 },
                "output_tokens": output,
                "output_tokens_details": { "reasoning_tokens": end.reasoning },
                "total_tokens": input + output,
            })
        });
        body.insert("usage".to_owned(), Value::from(usage));
        if let Some(end) = end {
            self.envelope.sign(&mut body, end);
        }
        Value::Object(body)
    }

    /// The complete response, which is kept if it is to be.
    fn complete(&self, items: &[Item], output: &[Value], end: &End) -> Value {
        let status = match end.finish {
            Finish::Length => "incomplete",
            Finish::Stop | Finish::StopString(_) => "completed",
        };
        let body = self.body(status, output, Some(end), Value::Null);
        if let Some((store, caller)) = &self.kept {
            let mut messages = self.messages.clone();
            let mut said = Message::new(Role::Assistant, "");
            for (index, item) in items.iter().enumerate() {
                match item {
                    Item::Text(text) => said.content.push_str(text),
                    Item::Reasoning(text) => said.reasoning.get_or_insert_default().push_str(text),
                    Item::Call { name, arguments } => {
                        let id = self.call_id(index);
                        said.calls.extend(Call::new("", Some(&id), name, Some(&Value::from(arguments.as_str()))));
                    }
                }
            }
            messages.push(said);
            store.keep(Kept { body: body.clone(), messages, caller: caller.clone() });
        }
        body
    }

    fn call_id(&self, index: usize) -> String {
        self.envelope.sub_id("call_", 0, index)
    }

    fn item_id(&self, index: usize, item: &Item) -> String {
        let prefix = match item {
            Item::Reasoning(_) => "rs_",
            Item::Text(_) => "msg_",
            Item::Call { .. } => "fc_",
        };
        self.envelope.sub_id(prefix, 0, index)
    }

    /// An item of the output; `status`: `in_progress`, `completed` or `incomplete`.
    fn shown(&self, index: usize, item: &Item, status: &str) -> Value {
        let id = self.item_id(index, item);
        let begun = status != "in_progress";
        match item {
            Item::Reasoning(text) => {
                let content = if begun { json!([{ "type": "reasoning_text", "text": text }]) } else { json!([]) };
                json!({ "id": id, "type": "reasoning", "summary": [], "content": content, "status": status })
            }
            Item::Text(text) => {
                let content = if begun { json!([text_part(text)]) } else { json!([]) };
                json!({ "id": id, "type": "message", "role": "assistant", "status": status, "content": content })
            }
            Item::Call { name, arguments } => json!({
                "id": id, "type": "function_call", "call_id": self.call_id(index), "name": name,
                "arguments": arguments, "status": status,
            }),
        }
    }

    fn event(&mut self, name: &'static str, fields: Value) -> Frame {
        let mut body = Map::from_iter([
            ("type".to_owned(), Value::from(name)),
            ("sequence_number".to_owned(), Value::from(self.sequence)),
        ]);
        self.sequence += 1;
        if let Value::Object(fields) = fields {
            body.extend(fields);
        }
        Frame::event(name, &Value::Object(body))
    }

    /// Ends the open item.
    fn close(&mut self, status: &str, frames: &mut Vec<Frame>) {
        let Some(item) = self.open.take() else { return };
        let index = self.output.len();
        let id = self.item_id(index, &item);
        match &item {
            Item::Reasoning(text) => {
                let done = json!({ "item_id": id, "output_index": index, "content_index": 0, "text": text });
                frames.push(self.event("response.reasoning_text.done", done));
            }
            Item::Text(text) => {
                let place = json!({ "item_id": id, "output_index": index, "content_index": 0 });
                let with = |key: &str, value: Value| {
                    let mut fields = place.clone();
                    fields[key] = value;
                    fields
                };
                let mut done = with("text", Value::from(text.as_str()));
                done["logprobs"] = json!([]);
                frames.push(self.event("response.output_text.done", done));
                frames.push(self.event("response.content_part.done", with("part", text_part(text))));
            }
            Item::Call { name, arguments } => {
                let done = json!({ "item_id": id, "output_index": index, "name": name, "arguments": arguments });
                frames.push(self.event("response.function_call_arguments.done", done));
            }
        }
        let shown = self.shown(index, &item, status);
        frames.push(self.event("response.output_item.done", json!({ "output_index": index, "item": shown })));
        self.output.push(shown);
    }

    fn start(&mut self, item: Item, frames: &mut Vec<Frame>) {
        self.close("completed", frames);
        let index = self.output.len();
        let shown = self.shown(index, &item, "in_progress");
        frames.push(self.event("response.output_item.added", json!({ "output_index": index, "item": shown })));
        if let Item::Text(_) = item {
            let id = self.item_id(index, &item);
            let part = json!({ "item_id": id, "output_index": index, "content_index": 0, "part": text_part("") });
            frames.push(self.event("response.content_part.added", part));
        }
        self.open = Some(item);
    }

    fn part(&mut self, part: Part, frames: &mut Vec<Frame>) {
        match (&part, &self.open) {
            (Part::Text(_), Some(Item::Text(_))) | (Part::Reasoning(_), Some(Item::Reasoning(_))) => {}
            (Part::Text(_), _) => self.start(Item::Text(String::new()), frames),
            (Part::Reasoning(_), _) => self.start(Item::Reasoning(String::new()), frames),
            (Part::CallStart { name, .. }, _) => {
                let call = Item::Call { name: name.clone(), arguments: String::new() };
                self.start(call, frames);
            }
            (Part::CallArguments { .. } | Part::CallEnd { .. }, _) => {}
        }
        let index = self.output.len();
        let id = self.open.as_ref().map(|item| self.item_id(index, item));
        let (name, fields) = match (part, &mut self.open) {
            (Part::Text(text), Some(Item::Text(all))) => {
                all.push_str(&text);
                ("response.output_text.delta", json!({ "content_index": 0, "delta": text, "logprobs": [] }))
            }
            (Part::Reasoning(text), Some(Item::Reasoning(all))) => {
                all.push_str(&text);
                ("response.reasoning_text.delta", json!({ "content_index": 0, "delta": text }))
            }
            (Part::CallArguments { json, .. }, Some(Item::Call { arguments, .. })) => {
                arguments.push_str(&json);
                ("response.function_call_arguments.delta", json!({ "delta": json }))
            }
            (Part::CallEnd { .. }, _) => return self.close("completed", frames),
            _ => return,
        };
        let mut place = json!({ "item_id": id, "output_index": index });
        if let (Value::Object(place), Value::Object(fields)) = (&mut place, fields) {
            place.extend(fields);
        }
        frames.push(self.event(name, place));
    }
}

fn text_part(text: &str) -> Value {
    json!({ "type": "output_text", "text": text, "annotations": [], "logprobs": [] })
}

impl Writer for ResponseWriter {
    fn frames(&mut self, step: Step) -> Vec<Frame> {
        let mut frames = Vec::new();
        match step.what {
            What::Started { .. } => {
                let body = self.body("in_progress", &[], None, Value::Null);
                frames.push(self.event("response.created", json!({ "response": body })));
                frames.push(self.event("response.in_progress", json!({ "response": body })));
            }
            What::Prompt(_) => {}
            What::Parts { parts, .. } => parts.into_iter().for_each(|part| self.part(part, &mut frames)),
            What::Ended(end) => {
                let cut = end.finish == Finish::Length;
                self.close(if cut { "incomplete" } else { "completed" }, &mut frames);
                let output = std::mem::take(&mut self.output);
                let body = self.complete(&end.items, &output, &end);
                let name = if cut { "response.incomplete" } else { "response.completed" };
                frames.push(self.event(name, json!({ "response": body })));
            }
            What::Failed(e) => {
                let error = json!({ "code": e.code.unwrap_or("server_error"), "message": e.message });
                let body = self.body("failed", &self.output, None, error);
                frames.push(self.event("response.failed", json!({ "response": body })));
            }
        }
        frames
    }

    fn whole(&mut self, gathered: &Gathered) -> Value {
        let choice = &gathered.choices[0];
        let last = choice.end.items.len().saturating_sub(1);
        let mut output = Vec::new();
        for (index, item) in choice.end.items.iter().enumerate() {
            // What the limit cut is the last item, unless that was complete.
            let cut = choice.end.finish == Finish::Length && index == last && !choice.end.last_complete;
            output.push(self.shown(index, item, if cut { "incomplete" } else { "completed" }));
        }
        self.complete(&choice.end.items, &output, &choice.end)
    }
}
