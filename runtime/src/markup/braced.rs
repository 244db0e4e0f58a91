//! Arguments written in braces: `{key:value,…}`, keys bare and strings between quotes of the model's own.

use super::call::Step;
use super::json::{JsonReader, Read, escape, escape_all};
use super::marks::{Begins, begins, begun, blanks, is_blank};
use serde_json::Value;

const MAX_KEY: usize = 256;
const MAX_DEPTH: usize = 100;

/// Reads an object and lets it out as JSON.
#[derive(Default)]
pub struct BracedReader {
    /// The containers that are open; true for objects.
    open: Vec<bool>,
    state: State,
}

#[derive(Default)]
enum State {
    #[default]
    Begin,
    KeyOrEnd,
    Key,
    Colon,
    Value,
    ValueOrEnd,
    CommaOrEnd,
    /// Between the model's quotes.
    Text {
        key: bool,
    },
    /// Between JSON's.
    Json {
        key: bool,
        reader: JsonReader,
    },
    /// A number, `true`, `false` or `null`; whatever else it is, is a string.
    Word(String),
}

impl BracedReader {
    pub fn read(&mut self, text: &str, ended: bool, quote: &str, out: &mut String) -> Step {
        let gap = blanks(text);
        match &mut self.state {
            State::Text { key } => {
                let found = text.find(quote);
                let held = if ended { 0 } else { begun(text, &[quote]) };
                let end = found.unwrap_or(text.len() - held);
                text[..end].chars().for_each(|c| escape(c, out));
                if found.is_some() {
                    out.push('"');
                    self.state = if *key { State::Colon } else { State::CommaOrEnd };
                    return Step::Took(end + quote.len());
                }
                return if end == 0 { Step::More } else { Step::Took(end) };
            }
            State::Json { key, reader } => {
                return match reader.read(text, out) {
                    Read::More if text.is_empty() => Step::More,
                    Read::More => Step::Took(text.len()),
                    Read::Done(n) => {
                        self.state = if *key { State::Colon } else { State::CommaOrEnd };
                        Step::Took(n)
                    }
                    Read::Wrong(n) => Step::Wrong(n),
                };
            }
            State::Word(word) => {
                let end = text.find(|c: char| is_blank(c) || matches!(c, ',' | '}' | ']'));
                word.push_str(&text[..end.unwrap_or(text.len())]);
                let Some(end) = end else {
                    return if text.is_empty() { Step::More } else { Step::Took(text.len()) };
                };
                match serde_json::from_str::<Value>(word) {
                    Ok(_) => out.push_str(word),
                    Err(_) => {
                        out.push('"');
                        escape_all(word, out);
                        out.push('"');
                    }
                }
                self.state = State::CommaOrEnd;
                return Step::Took(end);
            }
            _ if gap > 0 => return Step::Took(gap),
            _ => {}
        }
        let Some(first) = text.chars().next() else { return Step::More };
        match (&self.state, first) {
            (State::Begin, '{') => self.push(true, out),
            (State::Begin, _) => Step::Wrong(0),
            (State::KeyOrEnd, '}') | (State::ValueOrEnd, ']') => self.pop(out),
            (State::KeyOrEnd | State::Key, '"') => {
                self.state = State::Json { key: true, reader: JsonReader::new() };
                Step::Took(0)
            }
            (State::KeyOrEnd | State::Key, _) => match begins(text, &[quote], ended) {
                Begins::With(_) => {
                    out.push('"');
                    self.state = State::Text { key: true };
                    Step::Took(quote.len())
                }
                Begins::Unsure => Step::More,
                Begins::Otherwise => {
                    let Some(end) = text.find([':', ',', '{', '}', '[', ']']) else {
                        return if text.len() > MAX_KEY { Step::Wrong(0) } else { Step::More };
                    };
                    let key = text[..end].trim();
                    if key.is_empty() || end > MAX_KEY || !text[end..].starts_with(':') {
                        return Step::Wrong(0);
                    }
                    out.push('"');
                    escape_all(key, out);
                    out.push('"');
                    self.state = State::Colon;
                    Step::Took(end)
                }
            },
            (State::Colon, ':') => {
                out.push_str(": ");
                self.state = State::Value;
                Step::Took(1)
            }
            (State::Value | State::ValueOrEnd, '{' | '[') => self.push(first == '{', out),
            (State::Value | State::ValueOrEnd, '"') => {
                self.state = State::Json { key: false, reader: JsonReader::new() };
                Step::Took(0)
            }
            (State::Value | State::ValueOrEnd, ',' | '}' | ']' | ':') => Step::Wrong(0),
            (State::Value | State::ValueOrEnd, _) => match begins(text, &[quote], ended) {
                Begins::With(_) => {
                    out.push('"');
                    self.state = State::Text { key: false };
                    Step::Took(quote.len())
                }
                Begins::Unsure => Step::More,
                Begins::Otherwise => {
                    self.state = State::Word(String::new());
                    Step::Took(0)
                }
            },
            (State::CommaOrEnd, ',') => {
                out.push_str(", ");
                self.state = if self.open.last() == Some(&true) { State::Key } else { State::Value };
                Step::Took(1)
            }
            (State::CommaOrEnd, '}') if self.open.last() == Some(&true) => self.pop(out),
            (State::CommaOrEnd, ']') if self.open.last() == Some(&false) => self.pop(out),
            _ => Step::Wrong(0),
        }
    }

    fn push(&mut self, object: bool, out: &mut String) -> Step {
        if self.open.len() == MAX_DEPTH {
            return Step::Wrong(0);
        }
        out.push(if object { '{' } else { '[' });
        self.open.push(object);
        self.state = if object { State::KeyOrEnd } else { State::ValueOrEnd };
        Step::Took(1)
    }

    fn pop(&mut self, out: &mut String) -> Step {
        let object = self.open.pop().unwrap_or(true);
        out.push(if object { '}' } else { ']' });
        self.state = State::CommaOrEnd;
        if self.open.is_empty() { Step::Done(1) } else { Step::Took(1) }
    }
}
