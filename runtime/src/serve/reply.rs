//! What goes back: whole replies and the frames of a stream.
//!
//! Promises: the joined deltas of a stream are the text of the whole reply, no delta is empty
//! (but the first of a chat, which carries the role), and all frames share id and time.
//!
//! Extension fields beside OpenAI's: `seed` (the one used, as the client wrote it if it did) and
//! `token_sha` (see [`crate::sample::token_sha`]), in whole replies and in a stream's frame with
//! the finish reason.

use super::error::ApiError;
use crate::sample::token_sha;
use crate::schedule::{self, Finish};
use serde_json::{Map, Value, json};

/// What a body is made of, in order.
pub enum Event {
    Started,
    /// The next piece of the text, never empty.
    Text(String),
    Done(Reply),
    Failed(ApiError),
}

/// A complete reply.
pub struct Reply {
    /// Every token chosen, the end token included.
    pub tokens: Vec<u32>,
    pub finish: Finish,
}

/// Collects the tokens of a reply from what its job reports.
#[derive(Default)]
pub struct Collector {
    tokens: Vec<u32>,
}

impl Collector {
    /// What the next event adds to the body, if anything.
    pub fn take(&mut self, event: schedule::Event) -> Option<Event> {
        match event {
            schedule::Event::Started { .. } => Some(Event::Started),
            schedule::Event::Prompt(_) => None,
            schedule::Event::Token { id, text, .. } => {
                self.tokens.push(id);
                (!text.is_empty()).then_some(Event::Text(text))
            }
            schedule::Event::Done { finish, .. } => {
                Some(Event::Done(Reply { tokens: std::mem::take(&mut self.tokens), finish }))
            }
            schedule::Event::Failed(e) => Some(Event::Failed(e.into())),
        }
    }
}

/// Which of the two conventions a reply follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    Chat,
    Completion,
}

/// What all bodies of one reply share.
#[derive(Clone, Debug)]
pub struct Envelope {
    pub dialect: Dialect,
    pub id: String,
    /// Seconds since 1970.
    pub created: u64,
    pub model: String,
    pub fingerprint: String,
    pub prompt_tokens: usize,
    pub seed: Value,
    pub include_usage: bool,
}

impl Envelope {
    /// The body of a reply that is not streamed.
    pub fn whole(&self, text: &str, reply: &Reply) -> Value {
        let finish = finish_reason(&reply.finish);
        let (object, choice) = match self.dialect {
            Dialect::Chat => (
                "chat.completion",
                json!({
                    "index": 0,
                    "message": { "role": "assistant", "content": text, "refusal": null },
                    "logprobs": null,
                    "finish_reason": finish,
                }),
            ),
            Dialect::Completion => {
                ("text_completion", json!({ "index": 0, "text": text, "logprobs": null, "finish_reason": finish }))
            }
        };
        let mut body = self.head(object);
        body.insert("choices".to_owned(), json!([choice]));
        body.insert("usage".to_owned(), self.usage(reply));
        self.sign(&mut body, reply);
        Value::Object(body)
    }

    /// The data of the frames that an event adds to a stream, in order.
    pub fn frames(&self, event: Event) -> Vec<String> {
        match event {
            Event::Started if self.dialect == Dialect::Chat => {
                vec![self.frame(json!({ "role": "assistant", "content": "" }), None)]
            }
            Event::Started => Vec::new(),
            Event::Text(text) => vec![self.frame(self.delta(&text), None)],
            Event::Done(reply) => {
                let end = self.delta("");
                let mut frames = vec![self.frame(end, Some(&reply))];
                if self.include_usage {
                    let mut body = self.head(self.chunk_object());
                    body.insert("choices".to_owned(), json!([]));
                    body.insert("usage".to_owned(), self.usage(&reply));
                    frames.push(Value::Object(body).to_string());
                }
                frames.push("[DONE]".to_owned());
                frames
            }
            Event::Failed(e) => error_frames(&e),
        }
    }

    fn chunk_object(&self) -> &'static str {
        match self.dialect {
            Dialect::Chat => "chat.completion.chunk",
            Dialect::Completion => "text_completion",
        }
    }

    /// What a chunk's choice says of `text`: an object for chats, the text itself otherwise.
    fn delta(&self, text: &str) -> Value {
        match self.dialect {
            Dialect::Chat if text.is_empty() => json!({}),
            Dialect::Chat => json!({ "content": text }),
            Dialect::Completion => Value::from(text),
        }
    }

    fn frame(&self, delta: Value, reply: Option<&Reply>) -> String {
        let mut body = self.head(self.chunk_object());
        let key = match self.dialect {
            Dialect::Chat => "delta",
            Dialect::Completion => "text",
        };
        let choice = json!({
            "index": 0,
            key: delta,
            "logprobs": null,
            "finish_reason": reply.map(|reply| finish_reason(&reply.finish)),
        });
        body.insert("choices".to_owned(), json!([choice]));
        if self.include_usage {
            body.insert("usage".to_owned(), Value::Null);
        }
        if let Some(reply) = reply {
            self.sign(&mut body, reply);
        }
        Value::Object(body).to_string()
    }

    fn head(&self, object: &str) -> Map<String, Value> {
        Map::from_iter([
            ("id".to_owned(), Value::from(self.id.as_str())),
            ("object".to_owned(), Value::from(object)),
            ("created".to_owned(), Value::from(self.created)),
            ("model".to_owned(), Value::from(self.model.as_str())),
            ("system_fingerprint".to_owned(), Value::from(self.fingerprint.as_str())),
        ])
    }

    fn sign(&self, body: &mut Map<String, Value>, reply: &Reply) {
        body.insert("seed".to_owned(), self.seed.clone());
        body.insert("token_sha".to_owned(), Value::from(token_sha(&reply.tokens)));
    }

    fn usage(&self, reply: &Reply) -> Value {
        let (prompt, completion) = (self.prompt_tokens, reply.tokens.len());
        json!({
            "prompt_tokens": prompt,
            "completion_tokens": completion,
            "total_tokens": prompt + completion,
            "prompt_tokens_details": { "cached_tokens": 0 },
            "completion_tokens_details": { "reasoning_tokens": 0 },
        })
    }
}

/// How a stream that has begun reports a failure: clients raise on a top-level `error`.
fn error_frames(e: &ApiError) -> Vec<String> {
    vec![e.body().to_string(), "[DONE]".to_owned()]
}

fn finish_reason(finish: &Finish) -> &'static str {
    match finish {
        Finish::Stop | Finish::StopString(_) => "stop",
        Finish::Length => "length",
    }
}
