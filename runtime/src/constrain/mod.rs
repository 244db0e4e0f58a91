//! What a reply may say next: the seam between grammars and the choice of a token.
//!
//! For: the scheduler asks a [`Constraint`] for a [`TokenMask`] before a token is chosen, and tells it the choice.
//! [`Grammars`] of a [`Vocabulary`] give the constraint of a [`Wish`].
//!
//! Promises: a constraint belongs to one reply and is asked in the order of its tokens; a wish is enforced whole, or
//! refused for a reason.

mod calls;
mod form;
mod grammars;
mod lark;
pub mod pattern;
pub mod schema;
mod vocabulary;
mod walk;

#[cfg(test)]
mod tests;

pub use calls::{CallTool, Calls};
pub use form::{Form, Thought, Wish};
pub use grammars::{GrammarError, Grammars};
pub use vocabulary::Vocabulary;

use std::fmt;

/// A grammar at one place of one reply.
pub trait Constraint: Send {
    /// Sets the bit of every token that may come next; `allowed` has no bit set when it is given.
    ///
    /// # Errors
    /// [`ConstraintError`]: the reply ends with it.
    fn mask(&mut self, allowed: &mut TokenMask) -> Result<(), ConstraintError>;

    /// Takes the token that was chosen. `Ok(true)` when the text is complete and only an end token may follow: the
    /// reply then ends.
    ///
    /// # Errors
    /// [`ConstraintError`]: the reply ends with it.
    fn commit(&mut self, token: u32) -> Result<bool, ConstraintError>;
}

/// Why a grammar cannot go on; shown to the client, so it names nothing of the machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConstraintError(pub String);

impl fmt::Display for ConstraintError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ConstraintError {}

/// A set of tokens: one bit for each of the vocabulary, the lowest of a word first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenMask {
    words: Vec<u32>,
    vocab: usize,
}

impl TokenMask {
    /// No token of `vocab`.
    pub fn new(vocab: usize) -> TokenMask {
        TokenMask { words: vec![0; vocab.div_ceil(32)], vocab }
    }

    pub fn vocab(&self) -> usize {
        self.vocab
    }

    /// Adds a token; one outside the vocabulary is left out.
    pub fn allow(&mut self, token: u32) {
        if (token as usize) < self.vocab {
            self.words[token as usize / 32] |= 1 << (token % 32);
        }
    }

    pub fn allows(&self, token: u32) -> bool {
        (token as usize) < self.vocab && self.words[token as usize / 32] >> (token % 32) & 1 == 1
    }

    /// Adds what is set in `words`, laid out as this mask; words and bits beyond the vocabulary are left out.
    pub fn allow_words(&mut self, words: &[u32]) {
        for (own, more) in self.words.iter_mut().zip(words) {
            *own |= more;
        }
        let rest = self.vocab % 32;
        if let (Some(last), 1..) = (self.words.last_mut(), rest) {
            *last &= (1 << rest) - 1;
        }
    }

    /// Adds every token.
    pub fn allow_all(&mut self) {
        let all = vec![u32::MAX; self.words.len()];
        self.allow_words(&all);
    }

    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// Takes the logits of all tokens that are not in the set to minus infinity. `logits`: `[vocab]`.
    pub fn apply(&self, logits: &mut [f32]) {
        for (word, logits) in self.words.iter().zip(logits.chunks_mut(32)) {
            match *word {
                u32::MAX => {}
                0 => logits.fill(f32::NEG_INFINITY),
                word => {
                    for (bit, logit) in logits.iter_mut().enumerate() {
                        if word >> bit & 1 == 0 {
                            *logit = f32::NEG_INFINITY;
                        }
                    }
                }
            }
        }
    }
}
