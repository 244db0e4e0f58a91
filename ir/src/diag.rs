//! An error in a text that people write, with its place, a note and a way out.
//!
//! Readers of specs and of text forms collect these: one run reports every bad line. Rendering with the source beside it
//! is left to programs; `Display` is the plain form that tests compare.

use std::fmt;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Diag {
    /// As the caller named it; nothing is opened by this name.
    pub file: String,
    /// From 1; 0 when the error has no place.
    pub line: u32,
    /// From 1, in characters; 0 when the error has no place.
    pub column: u32,
    /// What is wrong: lower case, no full stop.
    pub message: String,
    /// What was expected, or what is known about it.
    pub note: Option<String>,
    /// What to do.
    pub advice: Option<String>,
}

impl Diag {
    pub fn new(file: impl Into<String>, line: u32, column: u32, message: impl Into<String>) -> Diag {
        Diag { file: file.into(), line, column, message: message.into(), note: None, advice: None }
    }
    pub fn note(mut self, note: impl Into<String>) -> Diag {
        self.note = Some(note.into());
        self
    }
    pub fn advice(mut self, advice: impl Into<String>) -> Diag {
        self.advice = Some(advice.into());
        self
    }
}

impl fmt::Display for Diag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?;
        if let Some(note) = &self.note {
            write!(f, "\n  note: {note}")?;
        }
        if let Some(advice) = &self.advice {
            write!(f, "\n  help: {advice}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Diag {}
