//! A limit on how much of a reply is reasoning.
//!
//! Promises: where so many tokens of reasoning were chosen and it goes on, the next ones are those of the mark that closes
//! it, as the family writes it; a reply that does not come to the limit is the same as without one.

use super::ReplyReader;
use crate::constrain::{Constraint, ConstraintError, TokenMask};
use crate::text::ReplyText;

/// Ends reasoning, beside whatever else a reply is held to.
pub struct ReasoningBudget {
    text: ReplyText,
    reader: ReplyReader,
    /// Tokens of reasoning that may still come.
    left: u32,
    /// Tokens that are of reasoning unless they become a mark.
    unsure: u32,
    inside: bool,
    /// The closing mark.
    close: Vec<u32>,
    /// How many tokens of it were chosen, while it is forced.
    forced: Option<usize>,
    inner: Option<Box<dyn Constraint>>,
}

impl ReasoningBudget {
    /// `text` and `reader` as those that read the reply; `close`: the tokens of the closing mark, at least one.
    pub fn new(
        text: ReplyText,
        reader: ReplyReader,
        tokens: u32,
        close: Vec<u32>,
        inner: Option<Box<dyn Constraint>>,
    ) -> ReasoningBudget {
        let inside = reader.in_reasoning() == Some(true);
        let forced = (inside && tokens == 0).then_some(0);
        ReasoningBudget { text, reader, left: tokens, unsure: 0, inside, close, forced, inner }
    }

    fn count(&mut self) {
        self.unsure += u32::from(self.inside);
        let Some(inside) = self.reader.in_reasoning() else { return };
        if inside && self.inside {
            self.left = self.left.saturating_sub(self.unsure);
        }
        self.unsure = 0;
        self.inside = inside;
        self.forced = (inside && self.left == 0).then_some(0);
    }
}

impl Constraint for ReasoningBudget {
    fn mask(&mut self, allowed: &mut TokenMask) -> Result<(), ConstraintError> {
        match (self.forced, &mut self.inner) {
            (Some(at), _) => allowed.allow(self.close[at]),
            (None, Some(inner)) => inner.mask(allowed)?,
            (None, None) => allowed.allow_all(),
        }
        Ok(())
    }

    fn commit(&mut self, token: u32) -> Result<bool, ConstraintError> {
        let complete = match &mut self.inner {
            Some(inner) => inner.commit(token)?,
            None => false,
        };
        let piece = self.text.push(token);
        self.reader.push(&piece.text);
        match self.forced {
            Some(at) if at + 1 < self.close.len() => self.forced = Some(at + 1),
            Some(_) => {
                self.forced = None;
                self.unsure = 0;
                self.inside = self.reader.in_reasoning() == Some(true);
            }
            None => self.count(),
        }
        Ok(complete)
    }
}
