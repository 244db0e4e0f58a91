//! The thread that owns the engine: admission, rounds, and what comes of them.

use super::compose::compose;
use super::lane::Lane;
use super::prompts::{LEAST, Prompts};
use super::{Counters, Decision, Event, Finish, Job, JobError, KeptStats, Shared};
use crate::constrain::TokenMask;
use crate::engine::{Engine, EngineError, Keeps, StreamId};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

pub struct Worker {
    engine: Box<dyn Engine>,
    shared: Arc<Shared>,
    lanes: Vec<Lane>,
    prompts: Prompts,
    /// Rows of logits of the last forward.
    logits: Vec<f32>,
    mask: TokenMask,
    vocab: usize,
    round: u64,
}

/// How a lane ended.
enum End {
    Finished(Finish),
    Failed(JobError),
    Cancelled,
}

impl Worker {
    pub fn new(engine: Box<dyn Engine>, shared: Arc<Shared>) -> Worker {
        let vocab = engine.vocab_size();
        let prompts = Prompts::new(engine.keeps());
        let (lanes, logits) = (Vec::new(), Vec::new());
        Worker { engine, shared, lanes, prompts, logits, mask: TokenMask::new(vocab), vocab, round: 0 }
    }

    /// One round; false when there is nothing to do and never will be.
    pub fn round(&mut self) -> bool {
        let begun = Instant::now();
        self.end_unwanted();
        self.shared.expire();
        self.admit();
        if self.lanes.is_empty() {
            self.publish(Counters::default());
            return self.shared.wait_for_work();
        }
        let forward_ns = self.forward();
        let outside_ns = (begun.elapsed().as_nanos() as u64).saturating_sub(forward_ns);
        self.publish(Counters { outside_ns, ..Counters::default() });
        true
    }

    /// Ends lanes whose readers have gone, and all of them on an abort.
    fn end_unwanted(&mut self) {
        let abort = self.shared.abort.load(Ordering::Relaxed);
        for index in (0..self.lanes.len()).rev() {
            if self.lanes[index].gone() {
                self.end(index, End::Cancelled);
            } else if abort {
                self.end(index, End::Failed(JobError::ShuttingDown));
            }
        }
    }

    /// Gives lanes to waiting jobs, oldest first, as long as there are lanes and room.
    fn admit(&mut self) {
        while self.lanes.len() < self.shared.options.parallel {
            let Some(waiting) = self.shared.next() else { return };
            match self.open(&waiting.job) {
                Ok((stream, cached_tokens)) => {
                    // Counted first: whoever has read an event of a job sees it running.
                    self.shared.settle(Decision::Runs { cached_tokens });
                    let mut lane = Lane::new(waiting, stream, cached_tokens, self.round);
                    if self.engine.keeps() == Keeps::Whole {
                        lane.stop_at_boundaries(LEAST);
                    }
                    lane.send(Event::Started { cached_tokens });
                    self.lanes.push(lane);
                }
                Err(JobError::Engine(EngineError::NoRoom { .. })) if !self.lanes.is_empty() => {
                    self.shared.settle(Decision::Waits(waiting));
                    return;
                }
                Err(error) => self.shared.settle(Decision::Fails(waiting, error)),
            }
        }
    }

    /// A stream for a job, and how many tokens of its prompt it holds. Kept states give way to it, though only where that
    /// makes the room.
    fn open(&mut self, job: &Job) -> Result<(StreamId, u32), JobError> {
        let reserve = job.reserve();
        // Whoever wants to know of every token of the prompt has all of them read.
        let wanted = job.prompt_logprobs.is_none();
        let mut found = wanted.then(|| self.prompts.find(job.partition, &job.prompt)).flatten();
        loop {
            let opened = match found {
                Some((kept, tokens)) => self.engine.resume(kept, tokens, reserve).map(|stream| (stream, tokens)),
                None => self.engine.open_stream(reserve).map(|stream| (stream, 0)),
            };
            match opened {
                Err(EngineError::NoRoom { .. }) if reserve <= self.engine.room() => {}
                other => return Ok(other?),
            }
            // What would be resumed goes last.
            let gone = self.prompts.evict(found.map(|(kept, _)| kept)).or_else(|| {
                found = None;
                self.prompts.evict(None)
            });
            match gone {
                Some(kept) => self.engine.forget(kept),
                None => return Ok((self.engine.open_stream(reserve)?, 0)),
            }
        }
    }

    /// Keeps the state that a lane has now. Whatever is against it, the lane goes on without.
    fn keep(&mut self, index: usize) {
        let lane = &self.lanes[index];
        let (partition, held) = (lane.partition(), lane.held());
        if self.engine.keeps() == Keeps::Nothing || held.len() < LEAST || self.prompts.has(partition, held) {
            return;
        }
        let mut kept = self.engine.keep(lane.stream);
        if matches!(kept, Ok(None))
            && let Some(oldest) = self.prompts.evict(None)
        {
            self.engine.forget(oldest);
            kept = self.engine.keep(lane.stream);
        }
        if let Ok(Some(id)) = kept {
            for superfluous in self.prompts.insert(id, partition, held) {
                self.engine.forget(superfluous);
            }
        }
    }

    /// One forward and what comes of it; how long the forward took.
    fn forward(&mut self) -> u64 {
        let mut done = Counters { rounds: 1, ..Counters::default() };
        self.round += 1;
        let demands: Vec<_> = self.lanes.iter().map(Lane::demand).collect();
        let round = compose(&demands, self.engine.max_rows().max(1), self.shared.options.decode_share);
        let batch: Vec<_> = round.iter().map(|(lane, rows)| self.lanes[*lane].rows(*rows)).collect();
        let begun = Instant::now();
        let (engine, logits) = (&mut self.engine, &mut self.logits);
        let outcome = catch_unwind(AssertUnwindSafe(|| engine.forward_into(&batch, logits)));
        done.forward_ns = begun.elapsed().as_nanos() as u64;
        let failure = match outcome {
            Ok(Ok(())) => None,
            Ok(Err(error)) => Some(JobError::Engine(error)),
            Err(_) => {
                done.panics += 1;
                Some(JobError::Panic)
            }
        };
        let beginnings = self.engine.keeps() == Keeps::Beginnings;
        let (mut ended, mut to_keep) = (Vec::new(), Vec::new());
        let mut at = 0;
        for (index, rows) in round {
            let lane = &mut self.lanes[index];
            lane.served = self.round;
            if let Some(error) = &failure {
                ended.push((index, End::Failed(error.clone())));
                continue;
            }
            let before = lane.stats();
            let end = at + lane.logits(rows) * self.vocab;
            let (logits, vocab, mask) = (&mut self.logits[at..end], self.vocab, &mut self.mask);
            at = end;
            // A panic here is this job's own: its lane is closed and never seen again, the buffers hold plain numbers.
            match catch_unwind(AssertUnwindSafe(|| lane.take(rows, logits, vocab, mask))) {
                Ok(Ok(None)) => to_keep.extend(lane.worth_keeping(beginnings).then_some(index)),
                Ok(Ok(Some(finish))) => ended.push((index, End::Finished(finish))),
                Ok(Err(error)) => ended.push((index, End::Failed(error))),
                Err(_) => {
                    done.panics += 1;
                    ended.push((index, End::Failed(JobError::Panic)));
                }
            }
            let after = lane.stats();
            done.reply_tokens += u64::from(after.reply_tokens - before.reply_tokens);
            if before.reply_tokens == 0 {
                done.prompt_tokens += rows as u64;
            }
        }
        to_keep.into_iter().for_each(|index| self.keep(index));
        let forward_ns = done.forward_ns;
        self.publish(done);
        ended.sort_unstable_by_key(|(index, _)| std::cmp::Reverse(*index));
        for (index, end) in ended {
            if matches!(end, End::Finished(_)) {
                self.keep(index);
            }
            self.end(index, end);
        }
        forward_ns
    }

    /// Frees what a lane holds, counts how it ended, and tells its reader, in this order: whoever has read the end of a
    /// reply sees its room free and it counted.
    fn end(&mut self, index: usize, end: End) {
        let lane = self.lanes.remove(index);
        self.engine.close_stream(lane.stream);
        let mut state = self.shared.lock();
        state.counters.running -= 1;
        let last = match end {
            End::Finished(finish) => {
                state.counters.finished += 1;
                Some(lane.done(finish))
            }
            End::Failed(error) => {
                state.counters.failed += 1;
                Some(Event::Failed(error))
            }
            End::Cancelled => {
                state.counters.cancelled += 1;
                None
            }
        };
        drop(state);
        if let Some(last) = last {
            lane.send(last);
        }
    }

    /// Adds what was done to the counters and shows the lanes as they are now.
    fn publish(&mut self, done: Counters) {
        let mut state = self.shared.lock();
        let counters = &mut state.counters;
        counters.panics += done.panics;
        counters.prompt_tokens += done.prompt_tokens;
        counters.reply_tokens += done.reply_tokens;
        counters.rounds += done.rounds;
        counters.forward_ns += done.forward_ns;
        counters.outside_ns += done.outside_ns;
        let (states, tokens) = self.prompts.size();
        state.kept = KeptStats { states, tokens };
        state.lanes.clear();
        state.lanes.extend(self.lanes.iter().map(Lane::stats));
    }
}
