//! The tokens of a model as the grammars' library wants them: a trie over their bytes.
//!
//! Promises: a control token matches no text, only itself, by its id; a token that cannot be part of UTF-8 text matches
//! nothing; an end token is one of the model's.

use crate::text::Pieces;
use llguidance::toktrie::{TokEnv, TokRxInfo, TokTrie, TokenId, TokenizerEnv};
use std::sync::Arc;

/// The trie.
pub struct Vocabulary {
    env: TokEnv,
    /// Control tokens that have a text.
    controls: Vec<(String, u32)>,
}

struct Trie(TokTrie);

impl TokenizerEnv for Trie {
    fn tok_trie(&self) -> &TokTrie {
        &self.0
    }

    fn tokenize_bytes(&self, bytes: &[u8]) -> Vec<TokenId> {
        self.0.greedy_tokenize(bytes)
    }

    /// The greedy cut is not the tokenizer's, so no token is ever forced by it.
    fn tokenize_is_canonical(&self) -> bool {
        false
    }
}

impl Vocabulary {
    /// `tokens`: the length of a row of logits; `ends`: tokens that end a reply.
    pub fn new(pieces: &Pieces, tokens: usize, ends: &[u32]) -> Vocabulary {
        let word = |token: u32| match pieces.bytes(token) {
            bytes if pieces.is_special(token) || ends.contains(&token) => control(token, bytes),
            // Never in UTF-8; the library's mark of control tokens.
            bytes if bytes.contains(&TokTrie::SPECIAL_TOKEN_MARKER) => Vec::new(),
            bytes => bytes.to_vec(),
        };
        let mut vocabulary = Vocabulary::of(tokens, (0..tokens as u32).map(word).collect(), ends);
        let control = |token: u32| Some((std::str::from_utf8(pieces.bytes(token)).ok()?.to_owned(), token));
        let controls = (0..tokens as u32).filter(|token| pieces.is_special(*token)).filter_map(control);
        vocabulary.controls = controls.filter(|(text, _)| !text.is_empty()).collect();
        vocabulary
    }

    /// A token for each byte, and an end token, 256: for checks of grammars without a model.
    pub fn of_bytes() -> Vocabulary {
        let words = (0..=0xfe).map(|byte| vec![byte]).chain([Vec::new(), control(256, b"")]);
        Vocabulary::of(257, words.collect(), &[256])
    }

    fn of(tokens: usize, mut words: Vec<Vec<u8>>, ends: &[u32]) -> Vocabulary {
        let mut ends: Vec<u32> = ends.iter().copied().filter(|end| (*end as usize) < tokens).collect();
        if ends.is_empty() {
            // The library needs one; no mask has a bit for it.
            ends.push(tokens as u32);
            words.push(control(tokens as u32, b""));
        }
        let info = TokRxInfo::new(words.len() as u32, ends[0]);
        let trie = TokTrie::from(&info, &words).with_eos_tokens(&ends);
        Vocabulary { env: Arc::new(Trie(trie)), controls: Vec::new() }
    }

    pub fn env(&self) -> &TokEnv {
        &self.env
    }

    /// What a text has before its first control token, and that token with the length of its own text.
    pub fn cut_at_control<'t>(&self, text: &'t str) -> (&'t str, Option<(u32, usize)>) {
        let places =
            self.controls.iter().filter_map(|(control, token)| Some((text.find(control)?, control.len(), *token)));
        match places.min_by_key(|(at, length, _)| (*at, usize::MAX - length)) {
            Some((at, length, token)) => (&text[..at], Some((token, length))),
            None => (text, None),
        }
    }
}

/// What stands for a control token: its text, or its id where it has none, after a byte that no text has.
fn control(token: u32, text: &[u8]) -> Vec<u8> {
    let mut word = vec![TokTrie::SPECIAL_TOKEN_MARKER];
    match text {
        b"" => word.extend(format!("<{token}>").bytes()),
        text => word.extend(text),
    }
    word
}
