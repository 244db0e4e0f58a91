//! One reply of the engine, shown as it is made.
//!
//! For: `generate` and `chat`, which both run one job at a time.
//!
//! Promises: what was asked to stop, or what nobody reads any more, ends before the next token.

use crate::schedule::{Event, Finish, Job, Scheduler};
use std::error::Error;
use std::future::Future;
use std::io::Write;
use std::time::Instant;

/// How a reply ended.
pub struct Ended {
    /// Every token chosen, an end token included.
    pub tokens: Vec<u32>,
    /// `None`: it was stopped.
    pub finish: Option<Finish>,
    /// Tokens of the prompt that need not be read.
    pub cached_tokens: u32,
}

/// Collects the text, and gives it to `show` as it comes.
pub struct Output<F> {
    pub whole: String,
    /// When the first piece of text came.
    pub first: Option<Instant>,
    /// Shows a piece; false when nobody reads any more.
    show: F,
}

impl<F: FnMut(&str) -> bool> Output<F> {
    pub fn new(show: F) -> Self {
        Output { whole: String::new(), first: None, show }
    }

    /// Runs a job to its end, or until `stop` is ready.
    ///
    /// # Errors
    /// The job was refused or failed, or nobody reads the reply.
    pub fn collect(
        &mut self,
        scheduler: &Scheduler,
        job: Job,
        stop: impl Future<Output = ()>,
    ) -> Result<Ended, Box<dyn Error>> {
        let mut events = scheduler.submit(job)?;
        let mut ended = Ended { tokens: Vec::new(), finish: None, cached_tokens: 0 };
        pollster::block_on(async {
            tokio::pin!(stop);
            loop {
                let event = tokio::select! {
                    biased;
                    () = &mut stop => return Ok(ended),
                    event = events.recv() => event,
                };
                match event.ok_or("the generation ended without a reply")? {
                    Event::Token { id, text, .. } => {
                        ended.tokens.push(id);
                        self.text(&text)?;
                    }
                    Event::Done { finish, .. } => {
                        ended.finish = Some(finish);
                        return Ok(ended);
                    }
                    Event::Failed(e) => return Err(e.into()),
                    Event::Started { cached_tokens } => ended.cached_tokens = cached_tokens,
                    Event::Prompt(_) => {}
                }
            }
        })
    }

    fn text(&mut self, piece: &str) -> Result<(), &'static str> {
        if piece.is_empty() {
            return Ok(());
        }
        self.first.get_or_insert_with(Instant::now);
        self.whole.push_str(piece);
        match (self.show)(piece) {
            true => Ok(()),
            false => Err("nobody reads the reply any more"),
        }
    }
}

/// Writes to stdout at once; false when nobody reads it.
pub fn print(text: &str) -> bool {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_ok()
}
