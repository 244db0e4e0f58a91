//! One reply's way through a compiled grammar.
//!
//! Promises: a panic in the library is an error of this reply; the reply ends where nothing could follow.

use super::{Constraint, ConstraintError, TokenMask};
use llguidance::Matcher;

pub struct Walk(Matcher);

impl Walk {
    pub fn new(matcher: Matcher) -> Walk {
        Walk(matcher)
    }
}

impl Constraint for Walk {
    fn mask(&mut self, allowed: &mut TokenMask) -> Result<(), ConstraintError> {
        let mask = self.0.compute_mask_or_eos().map_err(too_much)?;
        allowed.allow_words(mask.as_slice());
        Ok(())
    }

    fn commit(&mut self, token: u32) -> Result<bool, ConstraintError> {
        self.0.consume_token(token).map_err(too_much)?;
        Ok(self.0.is_stopped())
    }
}

/// The library's own words hold its state.
fn too_much<E>(_: E) -> ConstraintError {
    ConstraintError("this place of it takes more work than is allowed; make it simpler".to_owned())
}
