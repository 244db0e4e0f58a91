//! Strings of a spec that remember where they stand, so that an error found long after reading still points at its line.
//!
//! RON hands strings over in the order of the file. Each [`Name`] takes the next number; a scan of the file's string
//! literals, in the same order, turns numbers into places. Every string in a spec must therefore be a [`Name`] (or a
//! [`Size`], which holds one).

use crate::diag::Diag;
use crate::shape::Dim;
use serde::de::{Deserialize, Deserializer, Visitor};
use std::cell::Cell;
use std::cmp::Ordering;
use std::fmt;

thread_local! {
    /// Number of the next string literal; reset by [`counting`].
    static NEXT: Cell<u32> = const { Cell::new(0) };
}

/// A string literal of a spec. Compared by its text alone.
#[derive(Clone)]
pub struct Name {
    text: String,
    literal: u32,
}

impl Name {
    pub fn as_str(&self) -> &str {
        &self.text
    }
    fn next(text: &str) -> Name {
        let literal = NEXT.with(|n| n.replace(n.get().saturating_add(1)));
        Name { text: text.to_string(), literal }
    }
}

/// Longer dims are refused, so that products of a few of them stay small.
const MAX_SIZE: usize = 96;

/// A dim written in a spec: `2*nk*dk + nv*dv`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Size {
    pub name: Name,
    pub dim: Dim,
}

/// Where the string literals of a file are.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Places {
    pub file: String,
    /// Line and column, from 1, of each string literal.
    literals: Vec<(u32, u32)>,
}

impl Places {
    pub fn scan(file: &str, text: &str) -> Places {
        Places { file: file.to_string(), literals: literals(text) }
    }
    /// An error at a name.
    pub fn diag(&self, at: &Name, message: impl Into<String>) -> Diag {
        let (line, column) = self.literals.get(at.literal as usize).copied().unwrap_or((0, 0));
        Diag::new(self.file.clone(), line, column, message)
    }
}

/// Runs a reader with the count of literals starting at zero.
pub(super) fn counting<T>(read: impl FnOnce() -> T) -> T {
    NEXT.with(|n| n.set(0));
    read()
}

/// The places of string literals, in order: `"…"` with escapes and `r#"…"#`; comments and chars are passed over.
fn literals(text: &str) -> Vec<(u32, u32)> {
    let chars: Vec<char> = text.chars().collect();
    let at = |i: usize| chars.get(i).copied().unwrap_or('\0');
    let mut places = Vec::new();
    let (mut line, mut column, mut i) = (1u32, 1u32, 0);
    // Moves to `to`, keeping line and column.
    let step = |i: &mut usize, to: usize, line: &mut u32, column: &mut u32| {
        while *i < to.min(chars.len()) {
            if chars[*i] == '\n' {
                *line += 1;
                *column = 1;
            } else {
                *column += 1;
            }
            *i += 1;
        }
    };
    while i < chars.len() {
        let mut end = i + 1;
        match at(i) {
            '/' if at(i + 1) == '/' => {
                while end < chars.len() && at(end) != '\n' {
                    end += 1;
                }
            }
            '/' if at(i + 1) == '*' => {
                let mut depth = 1;
                end = i + 2;
                while depth > 0 && end < chars.len() {
                    match (at(end), at(end + 1)) {
                        ('/', '*') => (depth, end) = (depth + 1, end + 2),
                        ('*', '/') => (depth, end) = (depth - 1, end + 2),
                        _ => end += 1,
                    }
                }
            }
            '\'' => {
                end = if at(i + 1) == '\\' { i + 3 } else { i + 2 };
                while end < chars.len() && at(end) != '\'' {
                    end += 1;
                }
                end += 1;
            }
            'r' if matches!(at(i + 1), '"' | '#') => {
                let hashes = chars[i + 1..].iter().take_while(|c| **c == '#').count();
                if at(i + 1 + hashes) == '"' {
                    places.push((line, column));
                    end = i + 2 + hashes;
                    while end < chars.len() && !(at(end) == '"' && (1..=hashes).all(|h| at(end + h) == '#')) {
                        end += 1;
                    }
                    end += 1 + hashes;
                }
            }
            '"' => {
                places.push((line, column));
                while end < chars.len() && at(end) != '"' {
                    end += if at(end) == '\\' { 2 } else { 1 };
                }
                end += 1;
            }
            c if c.is_alphanumeric() || c == '_' => {
                while at(end).is_alphanumeric() || at(end) == '_' {
                    end += 1;
                }
            }
            _ => {}
        }
        step(&mut i, end, &mut line, &mut column);
    }
    places
}

struct NameVisitor;

impl Visitor<'_> for NameVisitor {
    type Value = Name;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }
    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Name, E> {
        Ok(Name::next(text))
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Name, D::Error> {
        d.deserialize_str(NameVisitor)
    }
}

impl<'de> Deserialize<'de> for Size {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Size, D::Error> {
        let name = Name::deserialize(d)?;
        if name.len() > MAX_SIZE {
            return Err(serde::de::Error::custom(format!(
                "a dim of {} bytes, expected at most {MAX_SIZE}",
                name.len()
            )));
        }
        let dim = name.as_str().parse().map_err(serde::de::Error::custom)?;
        Ok(Size { name, dim })
    }
}

/// A value a config key may have.
#[derive(Clone, PartialEq, Debug)]
pub enum Literal {
    Bool(bool),
    Number(f64),
    Text(Name),
}

impl Literal {
    pub fn matches(&self, value: &serde_json::Value) -> bool {
        match self {
            Literal::Bool(b) => value.as_bool() == Some(*b),
            Literal::Number(n) => value.as_f64() == Some(*n),
            Literal::Text(t) => value.as_str() == Some(t.as_str()),
        }
    }
}

impl fmt::Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Literal::Bool(b) => write!(f, "{b}"),
            Literal::Number(n) => write!(f, "{n}"),
            Literal::Text(t) => write!(f, "\"{t}\""),
        }
    }
}

impl<'de> Deserialize<'de> for Literal {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Literal, D::Error> {
        struct LiteralVisitor;
        impl Visitor<'_> for LiteralVisitor {
            type Value = Literal;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string, a number or a bool")
            }
            fn visit_bool<E>(self, value: bool) -> Result<Literal, E> {
                Ok(Literal::Bool(value))
            }
            fn visit_i64<E>(self, value: i64) -> Result<Literal, E> {
                Ok(Literal::Number(value as f64))
            }
            fn visit_u64<E>(self, value: u64) -> Result<Literal, E> {
                Ok(Literal::Number(value as f64))
            }
            fn visit_f64<E>(self, value: f64) -> Result<Literal, E> {
                Ok(Literal::Number(value))
            }
            fn visit_str<E>(self, text: &str) -> Result<Literal, E> {
                Ok(Literal::Text(Name::next(text)))
            }
        }
        d.deserialize_any(LiteralVisitor)
    }
}

impl std::ops::Deref for Name {
    type Target = str;
    fn deref(&self) -> &str {
        &self.text
    }
}

impl PartialEq for Name {
    fn eq(&self, other: &Name) -> bool {
        self.text == other.text
    }
}

impl Eq for Name {}

impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Name) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Name {
    fn cmp(&self, other: &Name) -> Ordering {
        self.text.cmp(&other.text)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_are_found_in_order() {
        let check = |text: &str, expected: &[(u32, u32)]| assert_eq!(literals(text), expected, "{text}");
        check(r#"(a: "x", b: ["y", "z"])"#, &[(1, 5), (1, 14), (1, 19)]);
        check("// \"no\"\n(\"a\\\"b\", 'q', '\"', \"c\")", &[(2, 2), (2, 20)]);
        check("/* \"no\" /* \"no\" */ */ r##\"in \"# side\"## \"x\"", &[(1, 23), (1, 41)]);
        check("bar\"x\"", &[(1, 4)]);
        check("\"open", &[(1, 1)]);
    }
}
