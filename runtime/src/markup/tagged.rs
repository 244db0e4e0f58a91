//! Arguments written as keys and values between marks.

use super::call::Step;
use super::json::{escape, escape_all};
use super::marks::{Begins, bare, begins, begins_with, begun, blanks, ends_with, find};
use super::schema::Types;
use serde_json::Value;
use tf_ir::spec::Name;
use tf_ir::spec::markup::{ValueKind, ValueStyle};

/// Bytes of a key.
const MAX_KEY: usize = 256;

/// Reads the arguments of one call up to the mark that ends it, which it takes.
#[derive(Default)]
pub struct TaggedReader {
    state: State,
    /// Arguments that were begun.
    count: usize,
}

#[derive(Default)]
enum State {
    #[default]
    Between,
    Key,
    /// Between a key and its value.
    Open {
        key: String,
    },
    /// At the beginning of a value, where its padding may stand.
    Padding {
        key: String,
        value: usize,
    },
    /// Inside a string that is let out as it comes.
    Text {
        value: usize,
    },
    /// Inside a value of which all must be there before it can be told what it is.
    Whole {
        value: usize,
        types: Types,
        text: String,
    },
}

/// What a reader must know.
pub struct Form<'a> {
    pub key: (&'a Name, &'a Name),
    pub values: &'a [ValueStyle],
    /// What ends the call.
    pub close: &'a str,
    /// What ends it too, where `close` was forgotten; it is not taken.
    pub beyond: Option<&'a str>,
    /// The tool's schema.
    pub schema: &'a Value,
}

impl TaggedReader {
    pub fn read(&mut self, text: &str, ended: bool, form: &Form<'_>, out: &mut String) -> Step {
        match &mut self.state {
            State::Between => {
                if blanks(text) > 0 {
                    return Step::Took(blanks(text));
                }
                let key = bare(form.key.0);
                let marks: Vec<&str> = [key, form.close].into_iter().chain(form.beyond).collect();
                match begins(text, &marks, ended) {
                    Begins::With(0) => {
                        self.state = State::Key;
                        Step::Took(key.len())
                    }
                    Begins::With(i) => {
                        self.close(out);
                        Step::Done(if i == 1 { form.close.len() } else { 0 })
                    }
                    Begins::Unsure => Step::More,
                    Begins::Otherwise => Step::Wrong(0),
                }
            }
            State::Key => {
                let close = bare(form.key.1);
                let Some(at) = text.find(close) else {
                    return if text.len() > MAX_KEY + close.len() { Step::Wrong(0) } else { Step::More };
                };
                let key = text[..at].trim();
                if key.is_empty() || at > MAX_KEY || key.contains('\n') {
                    return Step::Wrong(0);
                }
                self.state = State::Open { key: key.to_owned() };
                Step::Took(at + close.len())
            }
            State::Open { key } => {
                let opens: Vec<&str> = form.values.iter().map(|value| bare(&value.open)).collect();
                // Where nothing marks the beginning, blanks are the value's own.
                let gap = if opens.contains(&"") { 0 } else { blanks(text) };
                if gap > 0 {
                    return Step::Took(gap);
                }
                match begins(text, &opens, ended) {
                    Begins::With(value) => {
                        self.state = State::Padding { key: std::mem::take(key), value };
                        Step::Took(opens[value].len())
                    }
                    Begins::Unsure => Step::More,
                    Begins::Otherwise => Step::Wrong(0),
                }
            }
            State::Padding { key, value } => {
                let style = &form.values[*value];
                let padding = ends_with(&style.open);
                let taken = match begins(text, &[padding, ""], ended) {
                    Begins::With(0) => padding.len(),
                    Begins::With(_) | Begins::Otherwise => 0,
                    Begins::Unsure => return Step::More,
                };
                let types = match style.are {
                    ValueKind::BySchema => Types::of(form.schema, key),
                    ValueKind::Text | ValueKind::Json => Types::default(),
                };
                out.push_str(if self.count == 0 { "{\"" } else { ", \"" });
                escape_all(key, out);
                out.push_str("\": ");
                self.count += 1;
                let value = *value;
                self.state = if style.are == ValueKind::Text || types.is_text() {
                    out.push('"');
                    State::Text { value }
                } else {
                    State::Whole { value, types, text: String::new() }
                };
                Step::Took(taken)
            }
            State::Text { value } => {
                let (taken, over) = piece(text, ended, &form.values[*value].close, |c| escape(c, out));
                if over {
                    out.push('"');
                    self.state = State::Between;
                }
                taken
            }
            State::Whole { value, types, text: whole } => {
                let (taken, over) = piece(text, ended, &form.values[*value].close, |c| whole.push(c));
                if over {
                    match types.value(whole) {
                        Some(json) => out.push_str(&json),
                        None => {
                            out.push('"');
                            escape_all(whole, out);
                            out.push('"');
                        }
                    }
                    self.state = State::Between;
                }
                taken
            }
        }
    }

    /// No more comes. Between arguments, what is there is all of them; true if it was.
    pub fn finish(&mut self, out: &mut String) -> bool {
        let whole = matches!(self.state, State::Between) && self.count > 0;
        if whole {
            self.close(out);
        }
        whole
    }

    fn close(&self, out: &mut String) {
        out.push_str(if self.count == 0 { "{}" } else { "}" });
    }
}

/// Takes more of a value; also true if that was its end. Padding before the mark at the end is no part of the value.
fn piece(text: &str, ended: bool, close: &Name, mut take: impl FnMut(char)) -> (Step, bool) {
    let (padding, mark) = (begins_with(close), bare(close));
    if let Some((at, _)) = find(text, &[mark]) {
        let value = &text[..at];
        value.strip_suffix(padding).unwrap_or(value).chars().for_each(&mut take);
        return (Step::Took(at + mark.len()), true);
    }
    let padded = format!("{padding}{mark}");
    let held = if ended { 0 } else { begun(text, &[&padded, mark]) };
    let free = text.len() - held;
    if free == 0 {
        return (Step::More, false);
    }
    text[..free].chars().for_each(take);
    (Step::Took(free), false)
}
