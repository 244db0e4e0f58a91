//! A stream of tokens becomes a stream of text in which every character is whole.
//!
//! An incomplete UTF-8 tail is held back until the next token completes it or the stream ends. A
//! byte that can never become valid is shown as one U+FFFD at once, so that bad bytes cannot
//! stall a stream. The joined output is the same for every way of cutting the bytes into tokens.

use std::sync::Arc;

use super::pieces::Pieces;

/// What precedes the stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextStart {
    /// Nothing: the blank that some tokenizers put before the first word is dropped.
    Beginning,
    /// A prompt: a leading blank is a real one.
    Continuation,
}

/// What becomes of control tokens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpecialTokens {
    Hide,
    Show,
    /// These are shown, others hidden.
    Only(Arc<[u32]>),
}

/// Text out of tokens, as far as it is certain.
pub struct Detokenizer {
    pieces: Arc<Pieces>,
    special: SpecialTokens,
    utf8: Utf8Stream,
    /// What may still be dropped at the beginning.
    strip: Option<(char, usize)>,
}

impl Detokenizer {
    pub fn new(pieces: Arc<Pieces>, start: TextStart, special: SpecialTokens) -> Detokenizer {
        let strip = pieces.strip().filter(|_| start == TextStart::Beginning);
        Detokenizer { pieces, special, utf8: Utf8Stream::default(), strip }
    }

    /// Appends to `out` what this token makes certain; often nothing.
    pub fn push(&mut self, id: u32, out: &mut String) {
        let hidden = match &self.special {
            SpecialTokens::Hide => true,
            SpecialTokens::Show => false,
            SpecialTokens::Only(shown) => !shown.contains(&id),
        };
        if hidden && self.pieces.is_special(id) {
            return;
        }
        let start = out.len();
        self.utf8.push(self.pieces.bytes(id), out);
        self.strip_from(start, out);
    }

    /// Appends what is still held back: a character that was never completed, as U+FFFD.
    pub fn finish(&mut self, out: &mut String) {
        let start = out.len();
        self.utf8.finish(out);
        self.strip_from(start, out);
    }

    /// Drops blanks at the beginning of the text out of what was just appended.
    fn strip_from(&mut self, start: usize, out: &mut String) {
        while let Some((content, left)) = self.strip {
            let Some(first) = out[start..].chars().next() else { return };
            if left == 0 || first != content {
                self.strip = None;
                return;
            }
            out.remove(start);
            self.strip = Some((content, left - 1));
        }
    }
}

/// Bytes in, whole characters out.
#[derive(Default)]
pub struct Utf8Stream {
    /// The start of a character: 0 to 3 bytes.
    held: Vec<u8>,
}

impl Utf8Stream {
    /// Appends every character that is certain after these bytes.
    pub fn push(&mut self, bytes: &[u8], out: &mut String) {
        if self.held.is_empty() {
            let rest = decode(bytes, out);
            self.held.extend(rest);
        } else {
            self.held.extend(bytes);
            let held = std::mem::take(&mut self.held);
            let rest = decode(&held, out);
            self.held.extend(rest);
        }
    }

    /// Appends U+FFFD for a character that was begun and never completed.
    pub fn finish(&mut self, out: &mut String) {
        if !self.held.is_empty() {
            out.push(char::REPLACEMENT_CHARACTER);
            self.held.clear();
        }
    }
}

/// Appends what is certain and returns the incomplete rest.
fn decode<'b>(mut bytes: &'b [u8], out: &mut String) -> &'b [u8] {
    loop {
        let error = match std::str::from_utf8(bytes) {
            Ok(text) => {
                out.push_str(text);
                return &[];
            }
            Err(error) => error,
        };
        let (valid, rest) = bytes.split_at(error.valid_up_to());
        // The split is where the library says that text ends, so nothing is replaced here.
        out.push_str(&String::from_utf8_lossy(valid));
        match error.error_len() {
            Some(bad) => {
                out.push(char::REPLACEMENT_CHARACTER);
                bytes = &rest[bad..];
            }
            None => return rest,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn stream(pieces: &[&[u8]]) -> Vec<String> {
        let mut utf8 = Utf8Stream::default();
        let mut deltas = Vec::new();
        for piece in pieces {
            let mut out = String::new();
            utf8.push(piece, &mut out);
            deltas.push(out);
        }
        let mut out = String::new();
        utf8.finish(&mut out);
        deltas.push(out);
        deltas
    }

    /// A character split over tokens arrives whole, and bad bytes arrive at once.
    #[test]
    fn held_back_and_let_out() {
        let check = |pieces: &[&[u8]], expected: &[&str]| assert_eq!(stream(pieces), expected);
        check(&[b"A", b"\xf0\x9f", b"\x98\x80", b"B"], &["A", "", "😀", "B", ""]);
        check(&[b"A", b"\xf0\x9f", b"B"], &["A", "", "\u{fffd}B", ""]);
        check(&[b"\xe4", b"\xbd", b"\xa0"], &["", "", "你", ""]);
        check(&[b"\xff", b"a"], &["\u{fffd}", "a", ""]);
        check(&[b"\x80\x80"], &["\u{fffd}\u{fffd}", ""]);
        check(&[b"a\xe4\xbd"], &["a", "\u{fffd}"]);
        // 0xF5 can never start a character, and 0xE0 0x80 can never go on.
        check(&[b"\xf5", b"\xe0", b"\x80"], &["\u{fffd}", "", "\u{fffd}\u{fffd}", ""]);
    }

    /// Every way of cutting a text in up to three gives the same text.
    #[test]
    fn every_split() {
        let texts: [&[u8]; 6] = [
            "aé你😀z".as_bytes(),
            "🙂🏽‍🚀 naïve".as_bytes(),
            b"A\xf0\x9fB\xf0\x9f\x98\x80",
            b"\xf0\xf0\x9f\xf0\x9f\x98\xf0\x9f\x98\x80\xff",
            b"\xed\xa0\x80 \xc0\xaf \xe0\x80\x80",
            b"\xe4\xbd",
        ];
        for text in texts {
            let whole = String::from_utf8_lossy(text);
            for i in 0..=text.len() {
                for j in i..=text.len() {
                    let pieces = [&text[..i], &text[i..j], &text[j..]];
                    assert_eq!(stream(&pieces).concat(), whole, "{pieces:?}");
                }
            }
            let single: Vec<&[u8]> = text.chunks(1).collect();
            assert_eq!(stream(&single).concat(), whole);
        }
    }

    proptest! {
        #[test]
        fn any_bytes_in_any_pieces(pieces in prop::collection::vec(prop::collection::vec(
            prop_oneof![Just(0x41u8), Just(0xf0), Just(0x9f), Just(0x98), Just(0x80), Just(0xe4), any::<u8>()], 0..4), 0..12)) {
            let parts: Vec<&[u8]> = pieces.iter().map(Vec::as_slice).collect();
            let whole = pieces.concat();
            prop_assert_eq!(stream(&parts).concat(), String::from_utf8_lossy(&whole));
        }
    }
}
