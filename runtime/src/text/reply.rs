//! The text of one reply: tokens in, text that is certain out, until a stop string.
//!
//! Promises: the pieces joined are the same for every way in which the text falls into tokens;
//! what was held back as a possible stop string or an incomplete character comes with
//! [`ReplyText::finish`].

use super::{Detokenizer, Pieces, SpecialTokens, StopScanner, TextStart};
use std::sync::Arc;

/// Decodes one reply.
pub struct ReplyText {
    detokenizer: Detokenizer,
    scanner: StopScanner,
    stops: Vec<String>,
}

/// What a token, or the end, added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextPiece {
    /// Often empty: an incomplete character or the beginning of a stop string is held back.
    pub text: String,
    /// The stop string that is complete, where `text` is what came before it; nothing may follow.
    pub stopped: Option<String>,
}

impl ReplyText {
    /// A reply that ends before the first of `stops`.
    pub fn new<S: AsRef<str>>(detokenizer: Detokenizer, stops: &[S]) -> ReplyText {
        let names = stops.iter().map(|stop| stop.as_ref().to_owned()).collect();
        ReplyText { detokenizer, scanner: StopScanner::new(stops), stops: names }
    }

    /// A reply whose reader wants token ids alone: no token has a text.
    pub fn none() -> ReplyText {
        let detokenizer = Detokenizer::new(Arc::new(Pieces::none()), TextStart::Continuation, SpecialTokens::Hide);
        ReplyText::new::<&str>(detokenizer, &[])
    }

    /// Takes the next token.
    pub fn push(&mut self, token: u32) -> TextPiece {
        let mut decoded = String::new();
        self.detokenizer.push(token, &mut decoded);
        self.scan(&decoded)
    }

    /// The tokens are over: what was held back. Even it may complete a stop string.
    pub fn finish(&mut self) -> TextPiece {
        let mut decoded = String::new();
        self.detokenizer.finish(&mut decoded);
        let mut piece = self.scan(&decoded);
        if piece.stopped.is_none() {
            self.scanner.finish(&mut piece.text);
        }
        piece
    }

    fn scan(&mut self, decoded: &str) -> TextPiece {
        let mut text = String::new();
        let stopped = self.scanner.push(decoded, &mut text).map(|index| self.stops[index].clone());
        TextPiece { text, stopped }
    }
}
