//! JSON as it is being written: where a value ends, long before it does.
//!
//! Promises: what is let out joins to one JSON value, whatever the text is cut into; it is the text that was taken, but
//! for strings that JSON does not allow: a control character becomes its escape, a backslash that escapes nothing stands
//! for itself, and half of a surrogate pair is U+FFFD. Time is linear.

use std::fmt::Write;

/// Levels of nesting; readers of JSON commonly stop at 128.
const MAX_DEPTH: usize = 100;

/// Reads one value.
pub struct JsonReader {
    /// The containers that are open; true for objects.
    open: Vec<bool>,
    state: State,
    /// The first half of a surrogate pair, which waits for the second.
    half: Option<[u8; 4]>,
}

/// How far a reader came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Read {
    /// All was taken, and the value goes on.
    More,
    /// The value ended after so many bytes.
    Done(usize),
    /// What stands after so many bytes cannot.
    Wrong(usize),
}

#[derive(Clone, Copy)]
enum State {
    Value,
    /// The first value of a list, or its end.
    ValueOrEnd,
    Key,
    KeyOrEnd,
    Colon,
    CommaOrEnd,
    Text {
        key: bool,
    },
    Escape {
        key: bool,
    },
    /// So many digits of a `\u`.
    Unicode {
        key: bool,
        digits: [u8; 4],
        count: usize,
    },
    Number(Number),
    /// What is left of `true`, `false` or `null`.
    Word(&'static [u8]),
    Done,
}

#[derive(Clone, Copy)]
enum Number {
    Minus,
    Zero,
    Whole,
    Point,
    Fraction,
    Exponent,
    ExponentSign,
    ExponentDigits,
}

impl Number {
    fn next(self, byte: u8) -> Option<Number> {
        Some(match (self, byte) {
            (Number::Minus, b'0') => Number::Zero,
            (Number::Minus | Number::Whole, b'0'..=b'9') => Number::Whole,
            (Number::Zero | Number::Whole, b'.') => Number::Point,
            (Number::Point | Number::Fraction, b'0'..=b'9') => Number::Fraction,
            (Number::Zero | Number::Whole | Number::Fraction, b'e' | b'E') => Number::Exponent,
            (Number::Exponent, b'+' | b'-') => Number::ExponentSign,
            (Number::Exponent | Number::ExponentSign | Number::ExponentDigits, b'0'..=b'9') => Number::ExponentDigits,
            _ => return None,
        })
    }

    fn may_end(self) -> bool {
        matches!(self, Number::Zero | Number::Whole | Number::Fraction | Number::ExponentDigits)
    }
}

impl JsonReader {
    pub fn new() -> JsonReader {
        JsonReader { open: Vec::new(), state: State::Value, half: None }
    }

    /// Takes more of the text, and appends to `out` what it took.
    pub fn read(&mut self, text: &str, out: &mut String) -> Read {
        let mut at = 0;
        while let Some(byte) = text.as_bytes().get(at).copied() {
            if let State::Text { .. } = self.state {
                // Whatever is neither an end nor an escape goes through as it is.
                let plain = text.as_bytes()[at..].iter().take_while(|b| !matches!(b, b'"' | b'\\' | ..=0x1f)).count();
                if plain > 0 {
                    self.lone(out);
                    out.push_str(&text[at..at + plain]);
                    at += plain;
                    continue;
                }
            }
            match self.step(byte, out) {
                Some(taken) => at += usize::from(taken),
                None => return Read::Wrong(at),
            }
            if let State::Done = self.state {
                return Read::Done(at);
            }
        }
        Read::More
    }

    /// Takes one byte, or changes the state before it is taken; `None` where it cannot stand.
    fn step(&mut self, byte: u8, out: &mut String) -> Option<bool> {
        match self.state {
            State::Text { key } => {
                if byte != b'\\' {
                    self.lone(out);
                }
                match byte {
                    b'"' => {
                        out.push('"');
                        self.state = if key { State::Colon } else { self.after_value() };
                    }
                    b'\\' => self.state = State::Escape { key },
                    control => escape(char::from(control), out),
                }
                return Some(true);
            }
            State::Escape { key } => {
                self.state = State::Text { key };
                if byte != b'u' {
                    self.lone(out);
                }
                match byte {
                    b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => {
                        out.push('\\');
                        out.push(char::from(byte));
                        return Some(true);
                    }
                    b'u' => {
                        self.state = State::Unicode { key, digits: [0; 4], count: 0 };
                        return Some(true);
                    }
                    _ => {
                        out.push_str("\\\\");
                        return Some(false);
                    }
                }
            }
            State::Unicode { key, mut digits, count } => {
                if !byte.is_ascii_hexdigit() {
                    self.lone(out);
                    out.push_str("\\\\u");
                    out.extend(digits[..count].iter().map(|digit| char::from(*digit)));
                    self.state = State::Text { key };
                    return Some(false);
                }
                digits[count] = byte;
                self.state = State::Unicode { key, digits, count: count + 1 };
                if count == 3 {
                    self.unit(digits, out);
                    self.state = State::Text { key };
                }
                return Some(true);
            }
            State::Number(number) => match number.next(byte) {
                Some(next) => self.state = State::Number(next),
                None if number.may_end() => {
                    self.state = self.after_value();
                    return Some(false);
                }
                None => return None,
            },
            State::Word(rest) => match rest {
                [first, rest @ ..] if *first == byte => {
                    self.state = if rest.is_empty() { self.after_value() } else { State::Word(rest) };
                }
                _ => return None,
            },
            State::Done => return None,
            _ if matches!(byte, b' ' | b'\t' | b'\n' | b'\r') => {}
            State::ValueOrEnd if byte == b']' => self.close(),
            State::Value | State::ValueOrEnd => match byte {
                b'{' | b'[' => {
                    if self.open.len() == MAX_DEPTH {
                        return None;
                    }
                    self.open.push(byte == b'{');
                    self.state = if byte == b'{' { State::KeyOrEnd } else { State::ValueOrEnd };
                }
                b'"' => self.state = State::Text { key: false },
                b'-' => self.state = State::Number(Number::Minus),
                b'0' => self.state = State::Number(Number::Zero),
                b'1'..=b'9' => self.state = State::Number(Number::Whole),
                b't' => self.state = State::Word(b"rue"),
                b'f' => self.state = State::Word(b"alse"),
                b'n' => self.state = State::Word(b"ull"),
                _ => return None,
            },
            State::KeyOrEnd if byte == b'}' => self.close(),
            State::Key | State::KeyOrEnd => match byte {
                b'"' => self.state = State::Text { key: true },
                _ => return None,
            },
            State::Colon => match byte {
                b':' => self.state = State::Value,
                _ => return None,
            },
            State::CommaOrEnd => match (byte, self.open.last()) {
                (b',', Some(true)) => self.state = State::Key,
                (b',', _) => self.state = State::Value,
                (b'}', Some(true)) | (b']', Some(false)) => self.close(),
                _ => return None,
            },
        }
        // Every byte outside of strings is ASCII, or was refused above.
        out.push(char::from(byte));
        Some(true)
    }

    /// Lets out the character, or the half of one, that four hexadecimal digits name.
    fn unit(&mut self, digits: [u8; 4], out: &mut String) {
        let value = digits.iter().fold(0, |value, digit| value << 4 | char::from(*digit).to_digit(16).unwrap_or(0));
        let mut push = |digits: [u8; 4]| {
            out.push_str("\\u");
            out.extend(digits.map(char::from));
        };
        match (value, self.half.take()) {
            (0xdc00..=0xdfff, Some(half)) => {
                push(half);
                push(digits);
            }
            (0xd800..=0xdbff, before) => {
                before.into_iter().for_each(|_| push(*b"fffd"));
                self.half = Some(digits);
            }
            (0xdc00..=0xdfff, None) => push(*b"fffd"),
            (_, before) => {
                before.into_iter().for_each(|_| push(*b"fffd"));
                push(digits);
            }
        }
    }

    /// What comes next is no second half.
    fn lone(&mut self, out: &mut String) {
        if self.half.take().is_some() {
            out.push_str("\\ufffd");
        }
    }

    fn close(&mut self) {
        self.open.pop();
        self.state = self.after_value();
    }

    fn after_value(&self) -> State {
        if self.open.is_empty() { State::Done } else { State::CommaOrEnd }
    }
}

/// Appends a character of a JSON string.
pub fn escape(c: char, out: &mut String) {
    match c {
        '"' => out.push_str("\\\""),
        '\\' => out.push_str("\\\\"),
        '\n' => out.push_str("\\n"),
        '\r' => out.push_str("\\r"),
        '\t' => out.push_str("\\t"),
        // Writing to a string cannot fail.
        ..='\u{1f}' => drop(write!(out, "\\u{:04x}", u32::from(c))),
        c => out.push(c),
    }
}

/// Appends what stands between the quotes of a JSON string.
pub fn escape_all(text: &str, out: &mut String) {
    text.chars().for_each(|c| escape(c, out));
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What is let out, and what is left after the value.
    fn read<'t>(pieces: &[&'t str]) -> Result<(String, &'t str), usize> {
        let (mut reader, mut out, mut before) = (JsonReader::new(), String::new(), 0);
        for piece in pieces {
            match reader.read(piece, &mut out) {
                Read::More => before += piece.len(),
                Read::Done(n) => return Ok((out, &piece[n..])),
                Read::Wrong(n) => return Err(before + n),
            }
        }
        Err(before)
    }

    #[test]
    fn a_value_ends_where_it_ends() {
        let check = |text: &str, value: &str, rest: &str| {
            assert_eq!(read(&[text]), Ok((value.to_owned(), rest)));
            let chars: Vec<String> = text.chars().map(String::from).collect();
            let chars: Vec<&str> = chars.iter().map(String::as_str).collect();
            assert_eq!(read(&chars).unwrap().0, value, "{text}");
        };
        check("{} ", "{}", " ");
        check(
            r#"{"a": [1, -0.5e+3, true, null, {"b": "}]\"\\"}]}x"#,
            r#"{"a": [1, -0.5e+3, true, null, {"b": "}]\"\\"}]}"#,
            "x",
        );
        check("\"é😀\\u00e9\"é", "\"é😀\\u00e9\"", "é");
        check("[]]", "[]", "]");
        check("12,", "12", ",");
        // What JSON does not allow in a string.
        check("\"a\nb\u{1}\"", "\"a\\nb\\u0001\"", "");
        check(r#""\ud83d\ude00""#, r#""\ud83d\ude00""#, "");
        check(r#""\ud83d\ud83dx\ude00\ud83d""#, r#""\ufffd\ufffdx\ufffd\ufffd""#, "");
        check(r#""\ud83d\n\ud83d\u00e9\ud83d\u1""#, r#""\ufffd\n\ufffd\u00e9\ufffd\\u1""#, "");
        check(r#""\d\u12x\é""#, r#""\\d\\u12x\\é""#, "");
    }

    #[test]
    fn what_is_no_json_is_told_at_its_place() {
        let cases = [
            ("x", 0),
            ("{a", 1),
            ("{\"a\" 1", 5),
            ("[1 2", 3),
            ("[1,]", 3),
            ("{\"a\":1]", 6),
            ("-a", 1),
            ("[1.]", 3),
            ("nul ", 3),
            ("{\"é\":é", 6),
        ];
        for (text, at) in cases {
            assert_eq!(read(&[text]), Err(at), "{text}");
        }
        assert_eq!(read(&["01"]), Ok(("0".to_owned(), "1")));
        assert_eq!(read(&[&"[".repeat(MAX_DEPTH + 1)]), Err(MAX_DEPTH));
    }

    proptest! {
        /// Any value is let out as it is, however it is cut; and what is let out is always JSON.
        #[test]
        fn any_text_in_any_pieces(pieces in prop::collection::vec("[\\[\\]{}\":,0-9xéu\\\\ \n.-]{0,6}|.{0,2}ud8[03]d|ude00", 0..10)) {
            let pieces: Vec<&str> = pieces.iter().map(String::as_str).collect();
            let whole = pieces.concat();
            let got = read(&pieces);
            let out = |read: &Result<(String, &str), usize>| read.clone().map(|(out, _)| out);
            prop_assert_eq!(out(&got), out(&read(&[&whole])));
            if let Ok((out, _)) = got {
                prop_assert!(serde_json::from_str::<serde_json::Value>(&out).is_ok(), "{}", out);
            }
        }
    }
}
