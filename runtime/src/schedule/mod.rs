//! Many replies over one engine: continuous batching by rounds.
//!
//! For: the server and `tf-run generate` hand a [`Job`] to a [`Scheduler`] and read its [`Event`]s. One thread owns the
//! engine; a round is one forward, in which running replies bring a row each and prompts a piece ([`compose`]).
//!
//! Promises: jobs start in the order of their arrival, once a lane and their room are free; a job whose reader is gone
//! never starts, and a running one gives its room back before the next forward; whatever happens while one job is
//! handled, a panic included, fails that job and no other; every job that was admitted ends in exactly one way, so that
//! admitted = finished + failed + cancelled + running + waiting. A reply's tokens do not depend on what runs beside it.
//!
//! Deliberately absent: HTTP, text before tokens, drafting.

mod compose;
mod lane;
mod prompts;
mod worker;

use crate::constrain::Constraint;
use crate::engine::{Engine, EngineError, Keeps};
use crate::sample::adjust::Adjust;
use crate::sample::logprob::TokenLogprob;
use crate::sample::{SampleError, Sampler};
use crate::text::ReplyText;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use worker::Worker;

/// What to generate.
pub struct Job {
    /// Token ids of the vocabulary, at least one.
    pub prompt: Vec<u32>,
    /// The most tokens to choose; 0 only reads the prompt.
    pub max_tokens: u32,
    pub sampler: Sampler,
    pub adjust: Adjust,
    /// Tokens that end the reply; empty to run to the limit whatever the model says.
    pub end_tokens: Vec<u32>,
    /// Decodes the reply, and ends it before a stop string.
    pub text: ReplyText,
    /// The log-probability of each token chosen, and of so many likeliest ones beside it.
    pub top_logprobs: Option<u8>,
    /// The same of each token of the prompt.
    pub prompt_logprobs: Option<u8>,
    pub constraint: Option<Box<dyn Constraint>>,
    /// Whose kept states this job may resume, and who may resume its own.
    pub partition: Partition,
    /// Positions of the prompt at which the state is worth keeping, ascending: how many tokens come before each. Looked at
    /// where [`Scheduler::uses_boundaries`].
    pub boundaries: Vec<u32>,
}

impl Job {
    /// A plain job: sampled by `Sampler::default()`, to the limit.
    pub fn new(prompt: Vec<u32>, max_tokens: u32, text: ReplyText) -> Job {
        Job {
            prompt,
            max_tokens,
            sampler: Sampler::default(),
            adjust: Adjust::default(),
            end_tokens: Vec::new(),
            text,
            top_logprobs: None,
            prompt_logprobs: None,
            constraint: None,
            partition: Partition::default(),
            boundaries: Vec::new(),
        }
    }

    /// Tokens that its stream may come to hold.
    fn reserve(&self) -> u32 {
        u32::try_from(self.prompt.len()).unwrap_or(u32::MAX).saturating_add(self.max_tokens)
    }
}

/// Names those who may share kept states: a digest of the key and whatever else tells requests apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Partition([u8; 32]);

impl Partition {
    /// The partition of these parts, in order: SHA-256 over each with its length before it.
    pub fn of(parts: &[&str]) -> Partition {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Partition(hash.finalize().into())
    }
}

/// What happens to a job, in order: `Started`, `Prompt` where it was asked for, a `Token` for each, then `Done`; or
/// `Failed`, at any place but after `Done`.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The job has a lane. So many tokens of its prompt were resumed and need not be read.
    Started {
        cached_tokens: u32,
    },
    /// One for each token of the prompt; the first has none, as nothing comes before it.
    Prompt(Vec<Option<TokenLogprob>>),
    /// A token was chosen. The texts of all of them joined are the reply's; often empty, as what may belong to a stop
    /// string or to a character is held back.
    Token {
        id: u32,
        text: String,
        logprob: Option<TokenLogprob>,
    },
    /// The reply is complete; it has so many tokens, an end token included.
    Done {
        finish: Finish,
        tokens: u32,
    },
    Failed(JobError),
}

/// Why a reply ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finish {
    /// By an end token, or as its grammar was complete.
    Stop,
    /// By this stop string, which is not part of the text.
    StopString(String),
    /// By the limit.
    Length,
}

/// Why there is no complete reply.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JobError {
    #[error("the server is shutting down")]
    ShuttingDown,
    #[error("no place became free within {0:?}; retry later")]
    WaitedTooLong(Duration),
    #[error(transparent)]
    Engine(#[from] EngineError),
    #[error(transparent)]
    Sample(#[from] SampleError),
    #[error("the reply's grammar cannot go on: {0}")]
    Constraint(String),
    #[error("this request made the server panic; please report it")]
    Panic,
}

/// Why a job was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// It never fits.
    #[error(
        "a prompt of {prompt} tokens and a reply of {max_tokens} exceed the {limit} tokens that there is room for; with \
         this prompt at most {fits} would fit"
    )]
    TooLong { prompt: usize, max_tokens: u32, limit: u32, fits: u32 },
    /// The queue is full.
    #[error("{waiting} requests are waiting already; retry later")]
    Full { waiting: usize },
    #[error("the server is shutting down")]
    Draining,
}

/// How much is done together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScheduleOptions {
    /// Replies that may run together; at least 1.
    pub parallel: usize,
    /// Jobs that may wait beside those that run.
    pub queue: usize,
    /// The part of a round's rows that prompts leave to running replies, from 0 to 1.
    pub decode_share: f32,
    /// How long a job may wait.
    pub wait: Option<Duration>,
}

impl Default for ScheduleOptions {
    fn default() -> Self {
        ScheduleOptions { parallel: 1, queue: 64, decode_share: 0.75, wait: None }
    }
}

/// What a scheduler does and has done.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Stats {
    pub counters: Counters,
    /// The replies that run, oldest first, as of the last round.
    pub lanes: Vec<LaneStats>,
    pub kept: KeptStats,
    pub parallel: usize,
    pub draining: bool,
}

/// The states that prompts can be resumed from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct KeptStats {
    pub states: usize,
    /// That they hold; two may share some.
    pub tokens: u64,
}

/// Counts since the start, but for `running` and `waiting`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counters {
    pub running: usize,
    pub waiting: usize,
    pub admitted: u64,
    pub finished: u64,
    pub failed: u64,
    pub cancelled: u64,
    /// Panics caught; each failed the jobs that were being handled.
    pub panics: u64,
    /// Refused because the queue was full.
    pub turned_away: u64,
    /// Tokens of prompts that were read, and that were resumed instead.
    pub prompt_tokens: u64,
    pub cached_tokens: u64,
    /// Tokens of replies.
    pub reply_tokens: u64,
    pub rounds: u64,
    /// Time in forwards, and in all else that rounds do.
    pub forward_ns: u64,
    pub outside_ns: u64,
}

/// One running reply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct LaneStats {
    pub prompt_tokens: u32,
    pub cached_tokens: u32,
    /// Tokens of prompt and reply that the engine holds.
    pub held_tokens: u32,
    pub reply_tokens: u32,
    pub max_tokens: u32,
}

/// A handle to the thread that generates; clones share it. When the last is gone, what runs is ended.
#[derive(Clone)]
pub struct Scheduler {
    handle: Arc<Handle>,
}

struct Handle {
    shared: Arc<Shared>,
}

struct Shared {
    state: Mutex<State>,
    /// Signalled when work arrives, when nothing is left to do, and on `drain`.
    changed: Condvar,
    /// Ends all running jobs before the next forward.
    abort: AtomicBool,
    options: ScheduleOptions,
    /// The most tokens of one stream.
    context: u32,
    keeps: Keeps,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Waiting>,
    /// The oldest job has left `waiting` and does not run yet.
    admitting: bool,
    draining: bool,
    counters: Counters,
    lanes: Vec<LaneStats>,
    kept: KeptStats,
}

struct Waiting {
    job: Job,
    /// Unbounded because a reply is: a slow reader must not hold up the others, and what it can leave unread is one
    /// reply. The receiver's end is how a client's leaving is noticed.
    events: UnboundedSender<Event>,
    since: Instant,
}

impl Scheduler {
    /// Starts the thread, which ends after [`Scheduler::drain`] and drops the engine.
    ///
    /// # Errors
    /// The system refused the thread.
    pub fn start(engine: Box<dyn Engine>, options: ScheduleOptions) -> std::io::Result<Scheduler> {
        let options = ScheduleOptions { parallel: options.parallel.max(1), ..options };
        let shared = Arc::new(Shared {
            state: Mutex::default(),
            changed: Condvar::new(),
            abort: AtomicBool::new(false),
            options,
            context: engine.context(),
            keeps: engine.keeps(),
        });
        let mut worker = Worker::new(engine, shared.clone());
        std::thread::Builder::new().name("schedule".to_owned()).spawn(move || while worker.round() {})?;
        Ok(Scheduler { handle: Arc::new(Handle { shared }) })
    }

    /// Queues a job; dropping the receiver ends it.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn submit(&self, job: Job) -> Result<UnboundedReceiver<Event>, Refused> {
        let shared = &self.handle.shared;
        let (prompt, max_tokens, limit) = (job.prompt.len(), job.max_tokens, shared.context);
        if job.reserve() > limit {
            let fits = limit.saturating_sub(u32::try_from(prompt).unwrap_or(u32::MAX));
            return Err(Refused::TooLong { prompt, max_tokens, limit, fits });
        }
        let mut state = shared.lock();
        if state.draining {
            return Err(Refused::Draining);
        }
        state.forget_the_gone();
        // Free lanes take jobs at once, so the queue does not count those.
        let free = shared.options.parallel.saturating_sub(state.counters.running);
        let waiting = state.waiting();
        if waiting >= shared.options.queue + free {
            state.counters.turned_away += 1;
            return Err(Refused::Full { waiting });
        }
        let (events, received) = unbounded_channel();
        state.waiting.push_back(Waiting { job, events, since: Instant::now() });
        state.counters.admitted += 1;
        shared.changed.notify_all();
        Ok(received)
    }

    /// Whether [`Job::boundaries`] are of any use: not where a prompt can be resumed at any token of a state, or at none.
    pub fn uses_boundaries(&self) -> bool {
        self.handle.shared.keeps == Keeps::Whole
    }

    pub fn snapshot(&self) -> Stats {
        let mut state = self.handle.shared.lock();
        state.forget_the_gone();
        Stats {
            counters: Counters { waiting: state.waiting(), ..state.counters },
            lanes: state.lanes.clone(),
            kept: state.kept,
            parallel: self.handle.shared.options.parallel,
            draining: state.draining,
        }
    }

    /// Refuses new jobs and fails those that wait; running ones go on.
    pub fn drain(&self) {
        self.handle.shared.drain();
    }

    /// Ends all running jobs before the next forward, with an error to their readers.
    pub fn abort(&self) {
        self.handle.shared.abort.store(true, Ordering::Relaxed);
    }

    /// Blocks until nothing runs and nothing waits.
    pub fn wait_idle(&self) {
        let shared = &self.handle.shared;
        let mut state = shared.lock();
        while state.counters.running > 0 || state.waiting() > 0 {
            state = shared.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        self.shared.abort.store(true, Ordering::Relaxed);
        self.shared.drain();
    }
}

impl State {
    fn waiting(&self) -> usize {
        self.waiting.len() + usize::from(self.admitting)
    }

    fn forget_the_gone(&mut self) {
        let before = self.waiting.len();
        self.waiting.retain(|waiting| !waiting.events.is_closed());
        self.counters.cancelled += (before - self.waiting.len()) as u64;
    }

    fn fail(&mut self, waiting: &Waiting, error: JobError) {
        self.counters.failed += 1;
        let _ = waiting.events.send(Event::Failed(error));
    }
}

impl Shared {
    /// The state is plain counters and lists, whole after every statement that could panic, so a poisoned lock holds
    /// nothing broken.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn drain(&self) {
        let mut state = self.lock();
        state.draining = true;
        while let Some(waiting) = state.waiting.pop_front() {
            state.fail(&waiting, JobError::ShuttingDown);
        }
        self.changed.notify_all();
    }

    /// Waits until there is a job; false once drained.
    fn wait_for_work(&self) -> bool {
        let mut state = self.lock();
        loop {
            state.forget_the_gone();
            if !state.waiting.is_empty() {
                return true;
            }
            self.changed.notify_all();
            if state.draining {
                return false;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Fails the jobs that have waited too long.
    fn expire(&self) {
        let Some(limit) = self.options.wait else { return };
        let mut state = self.lock();
        while state.waiting.front().is_some_and(|first| first.since.elapsed() >= limit) {
            if let Some(first) = state.waiting.pop_front() {
                state.fail(&first, JobError::WaitedTooLong(limit));
            }
        }
    }

    /// Takes the oldest job whose reader is still there; [`Shared::settle`] follows.
    fn next(&self) -> Option<Waiting> {
        let mut state = self.lock();
        state.forget_the_gone();
        let first = state.waiting.pop_front()?;
        state.admitting = true;
        Some(first)
    }

    /// Says what became of the job that [`Shared::next`] took.
    fn settle(&self, decision: Decision) {
        let mut state = self.lock();
        state.admitting = false;
        match decision {
            Decision::Runs { cached_tokens } => {
                state.counters.running += 1;
                state.counters.cached_tokens += u64::from(cached_tokens);
            }
            Decision::Fails(waiting, error) => state.fail(&waiting, error),
            Decision::Waits(waiting) if state.draining => state.fail(&waiting, JobError::ShuttingDown),
            Decision::Waits(waiting) => state.waiting.push_front(waiting),
        }
    }
}

/// What becomes of the oldest job.
enum Decision {
    Runs { cached_tokens: u32 },
    Waits(Waiting),
    Fails(Waiting, JobError),
}

#[cfg(test)]
mod tests;
