//! The seam between serving and execution.
//!
//! For: the generation loop, the HTTP surface and the checks speak to a model only through
//! [`Engine`]; devices, bundles and weights lie behind it.
//!
//! Promises: one forward is a ragged batch. Each entry is one stream's rows (one row when it
//! decodes, several for a piece of its prompt), and the logits of a row depend on that stream's
//! own tokens and positions alone: not on the other entries, nor on how a prompt was cut.
//!
//! Deliberately absent: sampling, text, scheduling. An engine keeps a stream's keys, values and
//! recurrent state, and nothing about requests.

use std::fmt;

/// Names one open stream of one engine. Ids are the engine's choice and may be reused after
/// [`Engine::close_stream`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StreamId(pub u32);

/// Names one kept state of one engine. Ids are the engine's choice and may be reused after [`Engine::forget`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct KeptId(pub u32);

/// What an engine can make of a kept state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeps {
    /// It keeps none.
    Nothing,
    /// The stream as it was kept: it has recurrent states, which are of one position alone.
    Whole,
    /// A stream of any first tokens of it.
    Beginnings,
}

/// Which rows of an entry the caller wants logits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogitsWanted {
    /// No row: a piece of a prompt that is not its last.
    None,
    /// The last row only.
    Last,
    /// Every row, in order.
    All,
}

/// The rows that one stream brings to a forward.
#[derive(Clone, Copy, Debug)]
pub struct StreamRows<'a> {
    pub stream: StreamId,
    /// Token ids, each below the vocabulary size; not empty.
    pub tokens: &'a [u32],
    /// Absolute position of `tokens[0]`; equals the number of tokens the stream holds already.
    pub first_position: u32,
    pub logits: LogitsWanted,
}

/// Executes a model.
pub trait Engine: Send {
    /// Length of one row of logits.
    fn vocab_size(&self) -> usize;

    /// The most tokens (prompt and reply) that one stream can hold.
    fn context(&self) -> u32;

    /// The most rows of all entries together that one forward takes; at least 1.
    fn max_rows(&self) -> usize;

    /// Opens an empty stream with room for `reserve_tokens` tokens, so that no forward within
    /// that room can fail for want of memory.
    ///
    /// # Errors
    /// [`EngineError::TooLong`] when no engine state would ever fit it, [`EngineError::NoRoom`]
    /// when it would fit once other streams close.
    fn open_stream(&mut self, reserve_tokens: u32) -> Result<StreamId, EngineError>;

    /// Frees what a stream holds. A closed or unknown id is ignored.
    fn close_stream(&mut self, id: StreamId);

    /// The most streams that can be open together; at least 1.
    fn max_streams(&self) -> usize {
        1
    }

    /// What kept states are good for here.
    fn keeps(&self) -> Keeps {
        Keeps::Nothing
    }

    /// Keeps the state that a stream has now, for streams to come; `None` when there is no room for one more. The stream
    /// goes on as before.
    ///
    /// # Errors
    /// [`EngineError::Device`]; nothing is kept.
    fn keep(&mut self, _: StreamId) -> Result<Option<KeptId>, EngineError> {
        Ok(None)
    }

    /// Opens a stream as [`Engine::open_stream`], which holds the first `tokens` tokens of a kept state: those of the
    /// stream it was kept of, and what it computes is what that stream would have. The kept state stays.
    ///
    /// # Errors
    /// As [`Engine::open_stream`]; [`EngineError::BadBatch`] for what is not kept or [`Keeps`] does not allow;
    /// [`EngineError::Device`]. No stream is open then.
    fn resume(&mut self, kept: KeptId, _tokens: u32, _reserve_tokens: u32) -> Result<StreamId, EngineError> {
        Err(EngineError::BadBatch(format!("state {} is not kept", kept.0)))
    }

    /// Frees a kept state. A forgotten or unknown id is ignored.
    fn forget(&mut self, _: KeptId) {}

    /// Tokens that one more stream could reserve if everything kept were forgotten.
    fn room(&self) -> u32 {
        self.context()
    }

    /// Runs one forward over a ragged batch; a stream appears at most once in it.
    ///
    /// Returns rows of logits, `[vocab_size]` each, for the wanted rows in batch order.
    ///
    /// # Errors
    /// [`EngineError::BadBatch`] when the caller broke a rule above (the state is unchanged),
    /// [`EngineError::Device`] when execution failed (the streams in the batch must be closed).
    fn forward(&mut self, batch: &[StreamRows<'_>]) -> Result<Vec<Vec<f32>>, EngineError>;

    /// As [`Engine::forward`], with the rows one after the other in `logits`, which is replaced: `[rows, vocab_size]`.
    ///
    /// # Errors
    /// As [`Engine::forward`]; `logits` then holds anything.
    fn forward_into(&mut self, batch: &[StreamRows<'_>], logits: &mut Vec<f32>) -> Result<(), EngineError> {
        logits.clear();
        self.forward(batch)?.iter().for_each(|row| logits.extend(row));
        Ok(())
    }

    /// What the start-up line and the benchmarks report.
    fn describe(&self) -> EngineInfo;
}

/// Facts about an engine for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineInfo {
    /// For example `cpu (avx512 bf16)`.
    pub device: String,
    /// Worker threads; 0 where the notion does not apply.
    pub threads: usize,
    /// Hex digest of the bundle's manifest.
    pub bundle_digest: String,
    /// Bytes of weights held.
    pub weight_bytes: u64,
    /// Bytes of state (pages, recurrent state) reserved for streams.
    pub state_bytes: u64,
}

/// Why an engine refused or failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineError {
    /// The reservation exceeds what this engine can ever hold for one stream.
    TooLong { wanted: u32, limit: u32 },
    /// The reservation does not fit beside the streams that are open.
    NoRoom { wanted: u32, free: u32 },
    /// The batch broke a rule of [`Engine::forward`].
    BadBatch(String),
    /// The device failed.
    Device(String),
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineError::TooLong { wanted, limit } => write!(
                f,
                "a stream of {wanted} tokens cannot be held, the limit is {limit}; shorten the prompt or lower max_tokens"
            ),
            EngineError::NoRoom { wanted, free } => write!(
                f,
                "no room for a stream of {wanted} tokens now, {free} are free; retry when a running request has ended"
            ),
            EngineError::BadBatch(what) => write!(f, "the batch is malformed: {what}"),
            EngineError::Device(what) => write!(f, "the device failed: {what}"),
        }
    }
}

impl std::error::Error for EngineError {}
