//! One file a convention: its reader makes a [`Request`](super::request::Request) of a body, its writer makes a body or
//! a stream of what [`super::run`] tells.
//!
//! Promises: a streamed reply and a whole one are made of the same steps and say the same, field by field.

pub mod chat;
pub mod completions;
pub mod messages;
pub mod responses;

use super::error::ApiError;
use super::run::{Gathered, Step};
use serde_json::Value;

/// Writes one reply.
pub trait Writer: Send {
    /// The frames that a step adds to a stream, in order.
    fn frames(&mut self, step: Step) -> Vec<Frame>;

    /// The body of a reply that is not streamed, of all its steps.
    fn whole(&mut self, gathered: &Gathered) -> Value;
}

/// One event of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    pub event: Option<&'static str>,
    pub data: String,
}

impl Frame {
    pub fn data(body: &Value) -> Frame {
        Frame { event: None, data: body.to_string() }
    }

    pub fn event(name: &'static str, body: &Value) -> Frame {
        Frame { event: Some(name), data: body.to_string() }
    }

    fn done() -> Frame {
        Frame { event: None, data: "[DONE]".to_owned() }
    }
}

/// How a stream of chat or completions that has begun reports a failure: clients raise on a top-level `error`.
fn error_frames(e: &ApiError) -> Vec<Frame> {
    vec![Frame::data(&e.body()), Frame::done()]
}
