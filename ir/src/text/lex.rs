//! Text to tokens. Comments run from `;` to the end of the line; line ends are not tokens, but tokens know their line.

use crate::diag::Diag;

/// Bytes of the longest text that is read.
pub const MAX_TEXT: usize = 16 << 20;
/// Faults reported of one text.
pub const MAX_DIAGS: usize = 100;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind<'a> {
    /// A word: `func`, `n`, `f32x4`.
    Word(&'a str),
    /// `%name`, without the sign.
    Value(&'a str),
    /// `@name`, without the sign.
    Name(&'a str),
    /// Digits, with or without a fraction and an exponent.
    Number(&'a str),
    Sign(&'static str),
    End,
}

impl Kind<'_> {
    /// Characters it takes in the text; all tokens are ASCII.
    pub fn width(&self) -> u32 {
        match self {
            Kind::Word(t) | Kind::Number(t) => t.len() as u32,
            Kind::Sign(t) => t.len() as u32,
            Kind::Value(t) | Kind::Name(t) => 1 + t.len() as u32,
            Kind::End => 0,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Token<'a> {
    pub kind: Kind<'a>,
    /// From 1.
    pub line: u32,
    /// From 1, in characters.
    pub column: u32,
}

/// Longer signs first.
const SIGNS: &[&str] = &["->", "+=", "..", "(", ")", "[", "]", "{", "}", ",", ":", "=", "*", "+", "-"];

/// The tokens of `text`, closed by an `End`, and what could not be read.
pub fn lex(text: &str) -> (Vec<Token<'_>>, Vec<Diag>) {
    let mut tokens = Vec::new();
    let mut diags = Vec::new();
    if text.len() > MAX_TEXT {
        diags.push(Diag::new("", 0, 0, format!("the text has {} bytes, more than {MAX_TEXT}", text.len())));
        return (vec![Token { kind: Kind::End, line: 1, column: 1 }], diags);
    }
    let mut number = 0;
    for line in text.lines() {
        number += 1;
        lex_line(line, number, &mut tokens, &mut diags);
    }
    tokens.push(Token { kind: Kind::End, line: number + 1, column: 1 });
    (tokens, diags)
}

fn lex_line<'a>(line: &'a str, number: u32, tokens: &mut Vec<Token<'a>>, diags: &mut Vec<Diag>) {
    let mut rest = line;
    let mut column = 1;
    while let Some(first) = rest.chars().next() {
        let after = &rest[first.len_utf8()..];
        let (kind, len) = match first {
            ';' => return,
            c if c.is_whitespace() => (None, c.len_utf8()),
            '%' => (Some(Kind::Value(name(after))), 1 + name(after).len()),
            '@' => (Some(Kind::Name(name(after))), 1 + name(after).len()),
            c if c.is_ascii_digit() => (Some(Kind::Number(&rest[..digits(rest)])), digits(rest)),
            c if c.is_ascii_alphabetic() || c == '_' => (Some(Kind::Word(name(rest))), name(rest).len()),
            c => match SIGNS.iter().find(|s| rest.starts_with(**s)) {
                Some(sign) => (Some(Kind::Sign(sign)), sign.len()),
                None => {
                    if diags.len() < MAX_DIAGS {
                        diags.push(Diag::new("", number, column, format!("character {c:?} has no meaning here")));
                    }
                    (None, c.len_utf8())
                }
            },
        };
        tokens.extend(kind.map(|kind| Token { kind, line: number, column }));
        column += rest[..len].chars().count() as u32;
        rest = &rest[len..];
    }
}

/// The longest run of letters, digits, `_` and `.` that does not end in a dot.
fn name(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '.')).unwrap_or(text.len());
    text[..end].trim_end_matches('.')
}

/// Bytes of the number at the start of `text`: `12`, `1.5`, `1e-6`.
fn digits(text: &str) -> usize {
    let bytes = text.as_bytes();
    let run = |from: usize| bytes[from..].iter().take_while(|b| b.is_ascii_digit()).count();
    let mut end = run(0);
    if bytes.get(end) == Some(&b'.') && run(end + 1) > 0 {
        end += 1 + run(end + 1);
    }
    if matches!(bytes.get(end), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
        if end + 1 + sign < bytes.len() && run(end + 1 + sign) > 0 {
            end += 1 + sign + run(end + 1 + sign);
        }
    }
    end
}
