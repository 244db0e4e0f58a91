//! One running reply: what it feeds next, and what becomes of a row of logits.

use super::{Event, Finish, Job, JobError, LaneStats, Partition, Waiting, compose::Demand};
use crate::constrain::{ConstraintError, TokenMask};
use crate::engine::{LogitsWanted, StreamId, StreamRows};
use crate::sample::adjust::Counts;
use crate::sample::logprob::{TokenLogprob, token_logprob};
use tokio::sync::mpsc::UnboundedSender;

/// Rows of a prompt whose log-probabilities are wanted that are read together: each has a row of logits.
const LOGPROB_ROWS: usize = 64;

pub struct Lane {
    job: Job,
    pub events: UnboundedSender<Event>,
    pub stream: StreamId,
    /// Prompt and reply.
    tokens: Vec<u32>,
    /// Tokens of the prompt.
    prompt: usize,
    /// Tokens that the stream holds.
    fed: usize,
    cached: u32,
    /// Positions of the prompt at which a piece ends, so that the state there can be kept.
    boundaries: Vec<usize>,
    counts: Counts,
    prompt_logprobs: Vec<Option<TokenLogprob>>,
    pub served: u64,
}

impl Lane {
    /// A job on a stream that holds the first `cached` tokens of its prompt, in round `served`.
    pub fn new(waiting: Waiting, stream: StreamId, cached: u32, served: u64) -> Lane {
        let Waiting { mut job, events, .. } = waiting;
        let tokens = std::mem::take(&mut job.prompt);
        Lane {
            counts: Counts::new(&job.adjust, &tokens),
            prompt: tokens.len(),
            fed: cached as usize,
            prompt_logprobs: job.prompt_logprobs.map(|_| None).into_iter().collect(),
            boundaries: Vec::new(),
            job,
            events,
            stream,
            tokens,
            cached,
            served,
        }
    }

    /// Ends pieces of the prompt at the job's boundaries, as far as they are `least` tokens apart.
    pub fn stop_at_boundaries(&mut self, least: usize) {
        let mut before = self.fed;
        for boundary in std::mem::take(&mut self.job.boundaries).into_iter().map(|boundary| boundary as usize) {
            if boundary >= before + least && boundary < self.prompt {
                self.boundaries.push(boundary);
                before = boundary;
            }
        }
    }

    pub fn partition(&self) -> Partition {
        self.job.partition
    }

    /// The tokens that the stream holds.
    pub fn held(&self) -> &[u32] {
        &self.tokens[..self.fed]
    }

    /// Whether others may want to begin where it is now: at a boundary, or at the prompt's end where they may begin with a
    /// part of it.
    pub fn worth_keeping(&self, beginnings: bool) -> bool {
        self.boundaries.contains(&self.fed) || beginnings && self.fed == self.prompt
    }

    /// Nobody waits for the reply any more.
    pub fn gone(&self) -> bool {
        self.events.is_closed()
    }

    fn chosen(&self) -> usize {
        self.tokens.len() - self.prompt
    }

    pub fn demand(&self) -> Demand {
        let most = if self.job.prompt_logprobs.is_some() { LOGPROB_ROWS } else { usize::MAX };
        let boundary = self.boundaries.iter().find(|boundary| **boundary > self.fed);
        let end = boundary.map_or(self.tokens.len(), |boundary| *boundary);
        let rows = (end - self.fed).min(most);
        Demand { prompt: (self.chosen() == 0).then_some(rows), served: self.served }
    }

    /// Its entry in a forward with `rows` rows.
    pub fn rows(&self, rows: usize) -> StreamRows<'_> {
        let end = self.fed + rows;
        let logits = if self.chosen() == 0 && self.job.prompt_logprobs.is_some() {
            LogitsWanted::All
        } else if end == self.tokens.len() {
            LogitsWanted::Last
        } else {
            LogitsWanted::None
        };
        StreamRows { stream: self.stream, tokens: &self.tokens[self.fed..end], first_position: self.fed as u32, logits }
    }

    /// Rows of logits that its entry of `rows` rows gets.
    pub fn logits(&self, rows: usize) -> usize {
        match self.rows(rows).logits {
            LogitsWanted::None => 0,
            LogitsWanted::Last => 1,
            LogitsWanted::All => rows,
        }
    }

    /// Takes what a forward of `rows` of its rows gave, `[logits(rows), vocab]`, which it may change. Returns how the
    /// reply ended, if it did.
    ///
    /// # Errors
    /// [`JobError`]; the reply has ended too.
    pub fn take(
        &mut self,
        rows: usize,
        logits: &mut [f32],
        vocab: usize,
        mask: &mut TokenMask,
    ) -> Result<Option<Finish>, JobError> {
        if let (0, Some(top)) = (self.chosen(), self.job.prompt_logprobs) {
            for (row, position) in logits.chunks_exact(vocab).zip(self.fed as u32..) {
                crate::sample::check_finite(row, position + 1)?;
                if let Some(next) = self.tokens.get(position as usize + 1) {
                    self.prompt_logprobs.push(Some(token_logprob(row, *next, top.into())));
                }
            }
        }
        self.fed += rows;
        if self.fed < self.tokens.len() {
            return Ok(None);
        }
        if self.chosen() == 0 {
            if self.job.prompt_logprobs.is_some() {
                let all = std::mem::take(&mut self.prompt_logprobs);
                self.send(Event::Prompt(all));
            }
            if self.job.max_tokens == 0 {
                return Ok(Some(Finish::Length));
            }
        }
        let last = logits.len().saturating_sub(vocab);
        self.choose(&mut logits[last..], mask)
    }

    /// Chooses the next token from its row of logits.
    fn choose(&mut self, logits: &mut [f32], mask: &mut TokenMask) -> Result<Option<Finish>, JobError> {
        let position = self.tokens.len() as u32;
        let chosen = self.chosen() as u32;
        let job = &mut self.job;
        let raw = job.top_logprobs.map(|top| (top, logits.to_vec()));
        job.adjust.apply(&self.counts, chosen, &job.end_tokens, logits);
        if let Some(constraint) = &mut job.constraint {
            mask.clear();
            constraint.mask(mask)?;
            if mask.is_empty() {
                return Err(JobError::Constraint("it allows no token here".to_owned()));
            }
            mask.apply(logits);
        }
        let token = job.sampler.pick(logits, position)?;
        let logprob = raw.map(|(top, raw)| token_logprob(&raw, token, top.into()));
        job.adjust.count(token, &mut self.counts);
        self.tokens.push(token);
        let job = &mut self.job;
        let ends = job.end_tokens.contains(&token);
        let complete = match &mut job.constraint {
            Some(constraint) if !ends => constraint.commit(token)?,
            _ => false,
        };
        let mut finish = None;
        let mut piece = if ends { job.text.finish() } else { job.text.push(token) };
        if let Some(stop) = piece.stopped.take() {
            finish = Some(Finish::StopString(stop));
        } else if ends {
            finish = Some(Finish::Stop);
        } else if complete || chosen + 1 >= job.max_tokens {
            // What was held back may complete a stop string after all.
            let rest = job.text.finish();
            piece.text.push_str(&rest.text);
            finish = Some(match rest.stopped {
                Some(stop) => Finish::StopString(stop),
                None if complete => Finish::Stop,
                None => Finish::Length,
            });
        }
        self.send(Event::Token { id: token, text: piece.text, logprob });
        Ok(finish)
    }

    /// The last event of a complete reply.
    pub fn done(&self, finish: Finish) -> Event {
        Event::Done { finish, tokens: self.chosen() as u32 }
    }

    /// A reader that has gone is noticed before the next round.
    pub fn send(&self, event: Event) {
        let _ = self.events.send(event);
    }

    pub fn stats(&self) -> LaneStats {
        LaneStats {
            prompt_tokens: self.prompt as u32,
            cached_tokens: self.cached,
            held_tokens: self.fed as u32,
            reply_tokens: self.chosen() as u32,
            max_tokens: self.job.max_tokens,
        }
    }
}

impl From<ConstraintError> for JobError {
    fn from(e: ConstraintError) -> Self {
        JobError::Constraint(e.0)
    }
}
