//! The text of a reply becomes its parts, as it comes.

use super::call::{CallReader, Scene, Step};
use super::marks::{Begins, bare, begins, begun, blanks, find, is_blank};
use super::{Markup, Offer, Part};
use std::ops::Range;
use std::sync::Arc;
use tf_ir::spec::markup::{ArgumentSyntax, CallStyle, CallSyntax};

/// A part, and the bytes of the reply that it says; none for what belongs to a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub part: Part,
    pub source: Range<usize>,
}

/// Reads one reply.
pub struct ReplyReader {
    markup: Arc<Markup>,
    /// Tools that may be called; without any, calls are text.
    offers: Arc<[Offer]>,
    /// What was not settled yet: less than a mark, or a little more.
    rest: String,
    /// Where `rest` begins in the reply.
    at: usize,
    flow: Flow,
    state: State,
    calls: usize,
    said: Vec<Said>,
}

/// The block of text that is being read.
#[derive(Clone, Debug, Default)]
struct Flow {
    reasoning: bool,
    /// It follows a mark, so that blanks at its beginning say nothing.
    marked: bool,
    /// Something other than blanks was said.
    begun: bool,
    /// Blanks that are only said if more follows, and where they are.
    blanks: String,
    blanks_at: usize,
}

enum State {
    Flow,
    /// `held`: all that was read of the call until it starts; it may still be text.
    Call {
        reader: CallReader,
        held: String,
        held_at: usize,
    },
    /// After a call; `close`: its closing mark may still come.
    After {
        close: bool,
    },
}

/// What a mark in the flow begins.
#[derive(Clone, Copy)]
enum Begun {
    Reasoning,
    Answer,
    Call {
        around: bool,
    },
    /// A call without a mark, which the answer begins with.
    Object,
}

impl ReplyReader {
    /// `inside`: the prompt ends inside reasoning.
    pub fn new(markup: Arc<Markup>, offers: Arc<[Offer]>, inside: bool) -> ReplyReader {
        let inside = inside && markup.reasoning.is_some();
        let flow = Flow { reasoning: inside, marked: inside, ..Flow::default() };
        let (rest, said) = (String::new(), Vec::new());
        ReplyReader { markup, offers, rest, at: 0, flow, state: State::Flow, calls: 0, said }
    }

    /// Whether what comes next is reasoning; `None` in the middle of what may be a mark or a call.
    pub fn in_reasoning(&self) -> Option<bool> {
        (self.rest.is_empty() && matches!(self.state, State::Flow)).then_some(self.flow.reasoning)
    }

    /// Takes more of the reply; the parts that are certain now.
    pub fn push(&mut self, text: &str) -> Vec<Said> {
        self.rest.push_str(text);
        self.run(false);
        std::mem::take(&mut self.said)
    }

    /// The reply is over: what was held back.
    pub fn finish(&mut self) -> Vec<Said> {
        self.run(true);
        let blanks = std::mem::take(&mut self.flow.blanks);
        let at = self.flow.blanks_at;
        self.emit(blanks, at);
        std::mem::take(&mut self.said)
    }

    /// Bytes that are looked at again when more comes.
    #[cfg(test)]
    pub(super) fn unsettled(&self) -> usize {
        self.rest.len()
    }

    fn run(&mut self, ended: bool) {
        let rest = std::mem::take(&mut self.rest);
        let start = self.at;
        loop {
            let text = &rest[self.at - start..];
            match self.step(text, ended) {
                Some(taken) => self.at += taken,
                None => break,
            }
        }
        self.rest.push_str(&rest[self.at - start..]);
    }

    /// Bytes taken of `text`; `None`: more must come first.
    fn step(&mut self, text: &str, ended: bool) -> Option<usize> {
        match self.state {
            State::Flow => self.flow(text, ended),
            State::Call { .. } => self.call(text, ended),
            State::After { close } => self.after(close, text, ended),
        }
    }

    fn after(&mut self, close: bool, text: &str, ended: bool) -> Option<usize> {
        if blanks(text) > 0 {
            return Some(blanks(text));
        }
        let markup = self.markup.clone();
        let style = markup.calls();
        let own = style.map(|style| bare(&style.close)).filter(|mark| close && !mark.is_empty());
        let around = style.and_then(|style| style.around.as_ref()).map(|around| bare(around.marks().1));
        let marks: Vec<&str> = own.into_iter().chain(around).collect();
        match begins(text, &marks, ended) {
            // At the end too: what broke off inside a mark is not said.
            Begins::Unsure => None,
            Begins::With(i) => {
                self.state = if i == 0 && own.is_some() { State::After { close: false } } else { State::Flow };
                Some(marks[i].len())
            }
            Begins::Otherwise => {
                self.state = State::Flow;
                Some(0)
            }
        }
    }

    fn flow(&mut self, text: &str, ended: bool) -> Option<usize> {
        let markup = self.markup.clone();
        let mut marks: Vec<(&str, Begun)> = Vec::new();
        let mut calls = !self.offers.is_empty();
        match &markup.reasoning {
            Some(style) if self.flow.reasoning => {
                marks.push((bare(&style.close), Begun::Answer));
                calls &= style.ended_by_calls;
            }
            // Reasoning comes before what it leads to; elsewhere somebody speaks of the mark.
            Some(style) if !self.flow.begun => marks.push((bare(&style.open), Begun::Reasoning)),
            _ => {}
        }
        if let Some(style) = markup.calls().filter(|_| calls) {
            match bare(&style.open) {
                "" if self.flow.begun || self.flow.reasoning => {}
                "" => marks.push(("{", Begun::Object)),
                mark => marks.push((mark, Begun::Call { around: false })),
            }
            let around = style.around.as_ref().map(|around| bare(around.marks().0));
            marks.extend(around.map(|mark| (mark, Begun::Call { around: true })));
        }
        let texts: Vec<&str> = marks.iter().map(|(mark, _)| *mark).collect();
        let held = if ended { 0 } else { begun(text, &texts) };
        let free = text.len() - held;
        match find(text, &texts).filter(|(at, _)| *at < free) {
            Some((0, i)) => {
                let (mark, what) = marks[i];
                let mark = if let Begun::Object = what { "" } else { mark };
                self.begin(mark, what, &markup);
                Some(mark.len())
            }
            found => {
                let end = found.map_or(free, |(at, _)| at);
                if end == 0 {
                    return None;
                }
                self.say(&text[..end], self.at, !marks.is_empty());
                Some(end)
            }
        }
    }

    fn begin(&mut self, mark: &str, what: Begun, markup: &Markup) {
        let block = |reasoning| Flow { reasoning, marked: true, ..Flow::default() };
        match (what, markup.calls()) {
            (Begun::Reasoning, _) => self.flow = block(true),
            (Begun::Answer, _) => self.flow = block(false),
            (Begun::Call { .. } | Begun::Object, Some(style)) => {
                let around = matches!(what, Begun::Call { around: true });
                let reader = CallReader::new(self.calls, style, around);
                self.state = State::Call { reader, held: mark.to_owned(), held_at: self.at };
            }
            (Begun::Call { .. } | Begun::Object, None) => {}
        }
    }

    fn call(&mut self, text: &str, ended: bool) -> Option<usize> {
        let markup = self.markup.clone();
        let offers = self.offers.clone();
        let (State::Call { reader, held, held_at }, Some(style)) = (&mut self.state, markup.calls()) else {
            return None;
        };
        let scene = Scene { style, offers: &offers, ended };
        let mut parts = Vec::new();
        let before = reader.started();
        let mut step = reader.read(text, &scene, &mut parts);
        if ended && step == Step::More {
            reader.finish(&scene, &mut parts);
            // Whatever is left can no longer become anything.
            step = Step::Wrong(if reader.started() { text.len() } else { 0 });
        }
        let (started, taken) = (
            reader.started(),
            match step {
                Step::Took(n) | Step::Done(n) | Step::Wrong(n) => n,
                Step::More => 0,
            },
        );
        if !started {
            held.push_str(&text[..taken]);
        }
        let text_again = (matches!(step, Step::Wrong(_)) && !started).then(|| (std::mem::take(held), *held_at));
        if started && !before {
            self.calls += 1;
            self.flow = Flow { marked: true, ..Flow::default() };
        }
        let at = self.at + taken;
        self.said.extend(parts.into_iter().map(|part| Said { part, source: at..at }));
        match step {
            Step::More => return None,
            Step::Took(_) => {}
            Step::Done(_) => self.state = State::After { close: !takes_its_end(style) },
            Step::Wrong(_) => {
                self.state = State::Flow;
                if let Some((held, at)) = text_again {
                    self.say(&held, at, true);
                }
            }
        }
        Some(taken)
    }

    /// Says text of the flow, which stood at `at`. `marks`: a mark may follow, before which blanks say nothing.
    fn say(&mut self, text: &str, at: usize, marks: bool) {
        let skipped = if self.flow.marked && !self.flow.begun { blanks(text) } else { 0 };
        let (text, at) = (&text[skipped..], at + skipped);
        if text.is_empty() {
            return;
        }
        let end = if marks { text.trim_end_matches(is_blank).len() } else { text.len() };
        if self.flow.blanks.is_empty() {
            self.flow.blanks_at = at;
        }
        if end > 0 {
            let mut whole = std::mem::take(&mut self.flow.blanks);
            whole.push_str(&text[..end]);
            let from = std::mem::replace(&mut self.flow.blanks_at, at + end);
            self.flow.begun |= !whole.trim_start_matches(is_blank).is_empty();
            self.emit(whole, from);
        }
        self.flow.blanks.push_str(&text[end..]);
    }

    fn emit(&mut self, text: String, at: usize) {
        if text.is_empty() {
            return;
        }
        let source = at..at + text.len();
        let part = if self.flow.reasoning { Part::Reasoning(text) } else { Part::Text(text) };
        self.said.push(Said { part, source });
    }
}

/// Whether reading the arguments takes the mark that ends the call.
fn takes_its_end(style: &CallStyle) -> bool {
    matches!(&style.call, CallSyntax::Named { arguments: ArgumentSyntax::Tagged { .. }, .. })
}
