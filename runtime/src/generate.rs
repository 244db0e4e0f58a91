//! The generation loop: prompt in, tokens and text out.
//!
//! For: the server's generation thread and `tf-run generate`; there is one loop for both.
//!
//! Promises: the stream that it opens is closed on every way out, a panic included; a sink that no
//! longer wants the reply ends the loop before the next forward; the text sent is the same
//! however the tokens fall (what a decoder held back is flushed at the end).
//!
//! Deliberately absent: batching of requests and drafting. A forward here carries one stream.

use crate::engine::{Engine, EngineError, LogitsWanted, StreamId, StreamRows};
use crate::sample::{SampleError, Sampler};
use crate::text::{ReplyText, TextPiece};
use std::fmt;

/// What to generate.
#[derive(Clone, Debug, PartialEq)]
pub struct Generation {
    /// Token ids, at least one, fewer than the engine's context.
    pub prompt: Vec<u32>,
    /// The most tokens to choose, at least 1; prompt and reply fit the engine's context.
    pub max_tokens: u32,
    pub sampler: Sampler,
    /// Tokens that end the reply; empty to run to the limit whatever the model says.
    pub end_tokens: Vec<u32>,
}

/// Where the text goes.
pub trait Sink {
    /// Receives the next piece of the reply, never empty.
    fn text(&mut self, piece: &str);
    /// Whether anybody still waits for the reply; asked before every forward.
    fn wanted(&self) -> bool;
}

/// Why a reply ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// An end token or a stop string.
    Stop,
    /// The token limit.
    Length,
}

/// A complete reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Every token chosen, the end token included.
    pub tokens: Vec<u32>,
    pub finish: Finish,
}

/// Why there is no complete reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GenerateError {
    /// The sink stopped wanting it.
    Left,
    Engine(EngineError),
    Sample(SampleError),
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GenerateError::Left => write!(f, "the client left before the reply was complete"),
            GenerateError::Engine(e) => e.fmt(f),
            GenerateError::Sample(e) => e.fmt(f),
        }
    }
}

impl std::error::Error for GenerateError {}

impl From<EngineError> for GenerateError {
    fn from(e: EngineError) -> Self {
        GenerateError::Engine(e)
    }
}

impl From<SampleError> for GenerateError {
    fn from(e: SampleError) -> Self {
        GenerateError::Sample(e)
    }
}

/// Generates one reply.
///
/// # Errors
/// [`GenerateError`]; text may have gone to the sink before.
pub fn generate(
    engine: &mut dyn Engine,
    generation: &Generation,
    text: &mut ReplyText,
    sink: &mut dyn Sink,
) -> Result<Reply, GenerateError> {
    let reserve = generation.prompt.len() as u32 + generation.max_tokens;
    let mut stream = OpenStream::new(engine, reserve)?;
    let mut logits = stream.prompt(&generation.prompt, sink)?;
    let mut position = generation.prompt.len() as u32;
    let mut tokens = Vec::new();
    loop {
        let token = generation.sampler.pick(&logits, position)?;
        tokens.push(token);
        if generation.end_tokens.contains(&token) {
            deliver(text.finish(), sink);
            return Ok(Reply { tokens, finish: Finish::Stop });
        }
        if deliver(text.push(token), sink) {
            return Ok(Reply { tokens, finish: Finish::Stop });
        }
        if tokens.len() as u32 >= generation.max_tokens {
            let stopped = deliver(text.finish(), sink);
            return Ok(Reply { tokens, finish: if stopped { Finish::Stop } else { Finish::Length } });
        }
        if !sink.wanted() {
            return Err(GenerateError::Left);
        }
        logits = stream.forward(&[token], position, LogitsWanted::Last)?;
        position += 1;
    }
}

/// Sends a piece on; whether it ended the reply.
fn deliver(piece: TextPiece, sink: &mut dyn Sink) -> bool {
    if !piece.text.is_empty() {
        sink.text(&piece.text);
    }
    piece.stopped
}

/// A stream that closes itself.
struct OpenStream<'e> {
    engine: &'e mut dyn Engine,
    id: StreamId,
}

impl<'e> OpenStream<'e> {
    fn new(engine: &'e mut dyn Engine, reserve: u32) -> Result<Self, EngineError> {
        let id = engine.open_stream(reserve)?;
        Ok(OpenStream { engine, id })
    }

    /// Feeds the prompt in pieces of at most `max_rows`; returns the logits after its last token.
    fn prompt(&mut self, prompt: &[u32], sink: &dyn Sink) -> Result<Vec<f32>, GenerateError> {
        let rows = self.engine.max_rows().max(1);
        let mut position = 0;
        let mut logits = Vec::new();
        for piece in prompt.chunks(rows) {
            if !sink.wanted() {
                return Err(GenerateError::Left);
            }
            let end = position as usize + piece.len();
            let wanted = if end == prompt.len() { LogitsWanted::Last } else { LogitsWanted::None };
            logits = self.forward(piece, position, wanted)?;
            position = end as u32;
        }
        Ok(logits)
    }

    /// One forward of this stream alone; the row of logits it asked for, or an empty one.
    fn forward(
        &mut self,
        tokens: &[u32],
        first_position: u32,
        logits: LogitsWanted,
    ) -> Result<Vec<f32>, GenerateError> {
        let rows = StreamRows { stream: self.id, tokens, first_position, logits };
        let mut out = self.engine.forward(&[rows])?;
        Ok(out.pop().unwrap_or_default())
    }
}

impl Drop for OpenStream<'_> {
    fn drop(&mut self) {
        self.engine.close_stream(self.id);
    }
}
