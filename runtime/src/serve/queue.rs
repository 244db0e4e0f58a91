//! The bounded queue and the one thread that generates.
//!
//! For: the routes hand a [`Job`] over and read its [`Event`]s.
//!
//! Promises: jobs run one at a time in order of arrival; a job whose reader is gone never starts,
//! and a running one ends before its next forward; a panic inside a job fails that job and nothing
//! else; every job that ran ends with exactly one `Done` or `Failed`. The counters add up:
//! admitted = finished + failed + cancelled, once nothing waits or runs.
//!
//! Deliberately absent: sharing rounds between requests (one forward, one stream, for now).

use super::error::ApiError;
use crate::engine::Engine;
use crate::generate::{GenerateError, Generation, Reply, Sink, generate};
use crate::text::ReplyText;
use serde::Serialize;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc::UnboundedSender;

/// One request on its way to the generation thread.
pub struct Job {
    pub generation: Generation,
    pub text: ReplyText,
    /// Unbounded because a reply is: a slow reader must not hold up the thread, and what it can
    /// leave unread is one reply. The receiver's end is how a client's leaving is noticed.
    pub events: UnboundedSender<Event>,
}

/// What happens to a job, in order: `Started`, any number of `Text`, then `Done` or `Failed`.
/// `Failed` may also come first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The prompt has been taken up.
    Started,
    /// The next piece of the reply, never empty.
    Text(String),
    Done(Reply),
    Failed(ApiError),
}

/// What `/health` shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counters {
    pub running: usize,
    pub waiting: usize,
    pub admitted: u64,
    pub finished: u64,
    pub failed: u64,
    pub cancelled: u64,
}

/// A handle to the queue; clones share it.
#[derive(Clone)]
pub struct Queue {
    shared: Arc<Shared>,
}

struct Shared {
    state: Mutex<State>,
    /// Signalled when work arrives, when the thread becomes idle, and on `drain`.
    changed: Condvar,
    /// Ends the running job before its next forward.
    abort: AtomicBool,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Job>,
    limit: usize,
    draining: bool,
    counters: Counters,
}

impl Queue {
    /// Starts the generation thread. `limit`: jobs that may wait beside the one that runs. The
    /// thread ends after [`Queue::drain`], dropping the engine.
    ///
    /// # Errors
    /// The system refused the thread.
    pub fn start(mut engine: Box<dyn Engine>, limit: usize) -> std::io::Result<Queue> {
        let state = Mutex::new(State { limit, ..State::default() });
        let shared = Arc::new(Shared { state, changed: Condvar::new(), abort: AtomicBool::new(false) });
        let queue = Queue { shared: shared.clone() };
        std::thread::Builder::new().name("generate".to_owned()).spawn(move || {
            while let Some(job) = shared.next() {
                let events = job.events.clone();
                let (outcome, last) = run(engine.as_mut(), job, &shared.abort);
                // Counted first: whoever has read the end of a reply sees it counted.
                shared.ended(outcome);
                if let Some(last) = last {
                    let _ = events.send(last);
                }
            }
        })?;
        Ok(queue)
    }

    /// Queues a job.
    ///
    /// # Errors
    /// 429 when `limit` jobs wait already, 503 after [`Queue::drain`].
    pub fn submit(&self, job: Job) -> Result<(), ApiError> {
        let mut state = self.shared.lock();
        if state.draining {
            return Err(ApiError::unavailable("the server is shutting down"));
        }
        state.forget_the_gone();
        // An idle thread takes the first job at once, so the limit does not count it.
        let idle = usize::from(state.counters.running == 0);
        if state.waiting.len() >= state.limit + idle {
            return Err(ApiError::queue_full(state.waiting.len()));
        }
        state.waiting.push_back(job);
        state.counters.admitted += 1;
        self.shared.changed.notify_all();
        Ok(())
    }

    pub fn counters(&self) -> Counters {
        let mut state = self.shared.lock();
        state.forget_the_gone();
        Counters { waiting: state.waiting.len(), ..state.counters }
    }

    pub fn draining(&self) -> bool {
        self.shared.lock().draining
    }

    /// Refuses new jobs and fails those that wait; the running one goes on.
    pub fn drain(&self) {
        let mut state = self.shared.lock();
        state.draining = true;
        while let Some(job) = state.waiting.pop_front() {
            let _ = job.events.send(Event::Failed(ApiError::unavailable("the server is shutting down")));
            state.counters.failed += 1;
        }
        self.shared.changed.notify_all();
    }

    /// Ends the running job before its next forward, with an error to its reader.
    pub fn abort(&self) {
        self.shared.abort.store(true, Ordering::Relaxed);
    }

    /// Blocks until nothing runs and nothing waits.
    pub fn wait_idle(&self) {
        let mut state = self.shared.lock();
        while state.counters.running > 0 || !state.waiting.is_empty() {
            state = self.shared.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl State {
    fn forget_the_gone(&mut self) {
        let before = self.waiting.len();
        self.waiting.retain(|job| !job.events.is_closed());
        self.counters.cancelled += (before - self.waiting.len()) as u64;
    }
}

impl Shared {
    /// The state is plain counters and a list, whole after every statement that could panic, so
    /// a poisoned lock holds nothing broken.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next job whose reader is still there; `None` once drained.
    fn next(&self) -> Option<Job> {
        let mut state = self.lock();
        loop {
            state.forget_the_gone();
            if let Some(job) = state.waiting.pop_front() {
                state.counters.running = 1;
                return Some(job);
            }
            self.changed.notify_all();
            if state.draining {
                return None;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn ended(&self, outcome: Outcome) {
        let mut state = self.lock();
        state.counters.running = 0;
        match outcome {
            Outcome::Finished => state.counters.finished += 1,
            Outcome::Failed => state.counters.failed += 1,
            Outcome::Cancelled => state.counters.cancelled += 1,
        }
        self.changed.notify_all();
    }
}

enum Outcome {
    Finished,
    Failed,
    Cancelled,
}

/// Runs one job to its end; returns the event that is still to be sent.
fn run(engine: &mut dyn Engine, job: Job, abort: &AtomicBool) -> (Outcome, Option<Event>) {
    let Job { generation, mut text, events } = job;
    let mut sink = Channel { events: &events, abort };
    let _ = events.send(Event::Started);
    // A panic leaves the engine with its stream closed (the loop's guard runs while unwinding);
    // the job's own values are dropped and never seen again.
    let result = catch_unwind(AssertUnwindSafe(|| generate(engine, &generation, &mut text, &mut sink)));
    match result {
        Ok(Ok(reply)) => (Outcome::Finished, Some(Event::Done(reply))),
        Ok(Err(GenerateError::Left)) if events.is_closed() => (Outcome::Cancelled, None),
        Ok(Err(e)) => (Outcome::Failed, Some(Event::Failed(e.into()))),
        Err(_) => {
            let e = ApiError::internal("this request made the server panic; please report it");
            (Outcome::Failed, Some(Event::Failed(e)))
        }
    }
}

struct Channel<'a> {
    events: &'a UnboundedSender<Event>,
    abort: &'a AtomicBool,
}

impl Sink for Channel<'_> {
    fn text(&mut self, piece: &str) {
        let _ = self.events.send(Event::Text(piece.to_owned()));
    }

    fn wanted(&self) -> bool {
        !self.events.is_closed() && !self.abort.load(Ordering::Relaxed)
    }
}
