//! One choice of a reply: what the engine does becomes steps.
//!
//! Promises: the parts of a choice joined are the same however its text falls into tokens; log-probabilities are those of
//! the tokens that the answer itself is made of, in its order, and tokens of reasoning those that it is made of: tokens of
//! marks and of calls are neither.

use super::error::ApiError;
use super::run::{End, Item, Step, What};
use crate::markup::{Part, ReplyReader, Said};
use crate::sample::logprob::TokenLogprob;
use crate::sample::token_sha;
use crate::schedule::{Event, Finish};
use futures::stream::{self, BoxStream, StreamExt};
use std::collections::VecDeque;
use std::ops::Range;
use tokio_stream::wrappers::UnboundedReceiverStream;

/// A choice on its way.
pub struct Choice {
    index: usize,
    /// At most one call.
    single: bool,
    reader: ReplyReader,
    cached: u32,
    ids: Vec<u32>,
    /// Bytes of text that came.
    heard: usize,
    /// Tokens of which nothing was said so far, or not all.
    unsaid: VecDeque<Token>,
    reasoning: u32,
    items: Vec<Item>,
    calls: usize,
    last_complete: bool,
    over: bool,
}

/// A token of the reply.
struct Token {
    /// The bytes of the text that came with it. None where they were held back: then they are among the next ones.
    source: Range<usize>,
    logprob: Option<TokenLogprob>,
    /// It is counted as one of reasoning.
    counted: bool,
}

impl Choice {
    /// `single`: the reply ends with its first call.
    pub fn new(index: usize, single: bool, reader: ReplyReader) -> Choice {
        Choice {
            index,
            single,
            reader,
            cached: 0,
            ids: Vec::new(),
            heard: 0,
            unsaid: VecDeque::new(),
            reasoning: 0,
            items: Vec::new(),
            calls: 0,
            last_complete: false,
            over: false,
        }
    }

    pub fn steps(mut self, events: tokio::sync::mpsc::UnboundedReceiver<Event>) -> BoxStream<'static, Step> {
        let index = self.index;
        let events = UnboundedReceiverStream::new(events).map(Some).chain(stream::iter([None]));
        let whats = events.scan((), move |(), event| {
            // The end of this stream drops the receiver, which ends the job.
            std::future::ready((!self.over).then(|| self.take(event)))
        });
        whats.flat_map(move |whats| stream::iter(whats).map(move |what| Step { choice: index, what })).boxed()
    }

    /// What an event comes to; `None` is the end of events.
    fn take(&mut self, event: Option<Event>) -> Vec<What> {
        match event {
            Some(Event::Started { cached_tokens }) => {
                self.cached = cached_tokens;
                vec![What::Started { cached: cached_tokens }]
            }
            Some(Event::Prompt(known)) => vec![What::Prompt(known)],
            Some(Event::Token { id, text, logprob }) => {
                self.ids.push(id);
                let source = self.heard..self.heard + text.len();
                self.heard = source.end;
                self.unsaid.push_back(Token { source, logprob, counted: false });
                let said = self.reader.push(&text);
                let mut whats = self.say(said);
                if self.single && self.last_complete {
                    whats.push(self.end(Finish::Stop));
                }
                whats
            }
            Some(Event::Done { finish, .. }) => {
                let said = self.reader.finish();
                let mut whats = self.say(said);
                whats.push(self.end(finish));
                whats
            }
            Some(Event::Failed(e)) => {
                self.over = true;
                vec![What::Failed(e.into())]
            }
            None => {
                self.over = true;
                vec![What::Failed(ApiError::internal("the generation ended without a reply"))]
            }
        }
    }

    fn end(&mut self, finish: Finish) -> What {
        self.over = true;
        // What has text and was not said is of a mark.
        let rest = self.unsaid.drain(..).filter(|token| token.source.is_empty()).filter_map(|token| token.logprob);
        What::Ended(End {
            choice: self.index,
            finish,
            items: std::mem::take(&mut self.items),
            last_complete: self.last_complete,
            calls: self.calls,
            tokens: self.ids.len() as u32,
            reasoning: self.reasoning,
            cached: self.cached,
            rest: rest.collect(),
            token_sha: token_sha(&self.ids),
        })
    }

    /// Notes parts; what to send of them.
    fn say(&mut self, said: Vec<Said>) -> Vec<What> {
        let (mut parts, mut tokens): (Vec<Part>, Vec<TokenLogprob>) = (Vec::new(), Vec::new());
        for Said { part, source } in said {
            if self.single && self.last_complete {
                break;
            }
            self.claim(&part, &source, &mut tokens);
            self.last_complete = false;
            match (part, parts.last_mut(), self.items.last_mut()) {
                (Part::Text(text), before, last) => {
                    match last {
                        Some(Item::Text(all)) => all.push_str(&text),
                        _ => self.items.push(Item::Text(text.clone())),
                    }
                    match before {
                        Some(Part::Text(all)) => all.push_str(&text),
                        _ => parts.push(Part::Text(text)),
                    }
                }
                (Part::Reasoning(text), before, last) => {
                    match last {
                        Some(Item::Reasoning(all)) => all.push_str(&text),
                        _ => self.items.push(Item::Reasoning(text.clone())),
                    }
                    match before {
                        Some(Part::Reasoning(all)) => all.push_str(&text),
                        _ => parts.push(Part::Reasoning(text)),
                    }
                }
                (Part::CallStart { index, name }, _, _) => {
                    self.items.push(Item::Call { name: name.clone(), arguments: String::new() });
                    self.calls += 1;
                    parts.push(Part::CallStart { index, name });
                }
                (Part::CallArguments { index, json }, before, last) => {
                    if let Some(Item::Call { arguments, .. }) = last {
                        arguments.push_str(&json);
                    }
                    match before {
                        Some(Part::CallArguments { json: all, .. }) => all.push_str(&json),
                        _ => parts.push(Part::CallArguments { index, json }),
                    }
                }
                (Part::CallEnd { index }, _, _) => {
                    parts.push(Part::CallEnd { index });
                    self.last_complete = true;
                }
            }
        }
        if parts.is_empty() {
            return Vec::new();
        }
        vec![What::Parts { parts, tokens }]
    }

    /// Takes what is known of the tokens that say `part`.
    fn claim(&mut self, part: &Part, source: &Range<usize>, tokens: &mut Vec<TokenLogprob>) {
        for token in self.unsaid.iter_mut().take_while(|token| token.source.start < source.end) {
            let of_it = token.source.end > source.start || token.source.start == source.start;
            match part {
                Part::Text(_) if of_it => tokens.extend(token.logprob.take()),
                Part::Reasoning(_) if of_it && !token.counted => {
                    token.counted = true;
                    self.reasoning += 1;
                }
                _ => {}
            }
        }
        let past = |token: &Token| token.source.end <= source.end && token.source.start < source.end;
        while self.unsaid.front().is_some_and(past) {
            self.unsaid.pop_front();
        }
    }
}
