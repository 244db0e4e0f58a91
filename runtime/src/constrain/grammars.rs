//! From what a reply must look like to a constraint.
//!
//! For: the server, before it answers. Promises: a grammar is compiled on a thread with a stack of its own, within limits
//! of work, memory and time; a panic there is a refusal; the tokens that may come first are known before it is given out,
//! so that what allows nothing is refused; compiled grammars are kept, a bounded number of them.

use super::Constraint;
use super::form::Wish;
use super::lark::written;
use super::vocabulary::Vocabulary;
use super::walk::Walk;
use llguidance::api::TopLevelGrammar;
use llguidance::earley::SlicedBiasComputer;
use llguidance::toktrie::InferenceCapabilities;
use llguidance::{Matcher, ParserFactory};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The library recurses on chains of rules; what passes its limits has been seen to need a tenth of this.
const STACK: usize = 256 << 20;
const MOST_TIME: Duration = Duration::from_secs(2);
/// Compiled at once; those given up count until they end.
const MOST_THREADS: usize = 4;
const MOST_KEPT: usize = 64;

/// Why there is no constraint.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GrammarError {
    /// The form cannot be enforced: the end of a sentence that begins with its field.
    #[error("{0}")]
    Form(String),
    /// Calls cannot be: the end of a sentence that begins with the tools.
    #[error("{0}")]
    Calls(String),
    #[error("{MOST_THREADS} grammars are being compiled already; retry later")]
    Busy,
    #[error("the system has no thread to compile a grammar on")]
    NoThread,
}

/// Compiles and keeps the grammars of one model.
pub struct Grammars {
    vocabulary: Vocabulary,
    factory: Arc<ParserFactory>,
    places: Arc<Places>,
    /// How long one may take to compile.
    limit: Duration,
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    compiled: HashMap<[u8; 32], (Matcher, u64)>,
    clock: u64,
}

/// A place to compile in, taken for as long as this lives.
struct Place(Arc<Places>);

/// How many are taken.
#[derive(Default)]
struct Places {
    taken: Mutex<usize>,
    freed: Condvar,
}

impl Places {
    /// Waits for a free one, not for ever.
    fn take(self: &Arc<Places>) -> Option<Place> {
        let taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let full = |taken: &mut usize| *taken >= MOST_THREADS;
        let waited = self.freed.wait_timeout_while(taken, MOST_TIME, full);
        let (mut taken, waited) = waited.unwrap_or_else(PoisonError::into_inner);
        if waited.timed_out() {
            return None;
        }
        *taken += 1;
        Some(Place(self.clone()))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        *self.0.taken.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        self.0.freed.notify_one();
    }
}

impl Grammars {
    /// # Errors
    /// The library's words about a vocabulary that it cannot use.
    pub fn new(vocabulary: Vocabulary) -> Result<Grammars, String> {
        let slices = SlicedBiasComputer::general_slices();
        let factory = ParserFactory::new(vocabulary.env(), InferenceCapabilities::default(), &slices);
        let mut factory = factory.map_err(|e| e.to_string())?;
        factory.quiet();
        let limits = factory.limits_mut();
        limits.max_lexer_states = 50_000;
        // Objects may have as many properties as a schema has parts; a mask of such takes milliseconds.
        limits.max_items_in_row = 25_000;
        limits.step_max_items = 100_000;
        limits.verbose_errors = false;
        Ok(Grammars {
            vocabulary,
            factory: Arc::new(factory),
            places: Arc::default(),
            limit: MOST_TIME,
            kept: Mutex::default(),
        })
    }

    /// The same, whatever the time, for what must not depend on the machine.
    pub fn without_time_limit(mut self) -> Grammars {
        self.limit = Duration::MAX;
        self
    }

    /// Blocks while the grammar is compiled, at most for two seconds, after at most as long a wait for a place.
    ///
    /// # Errors
    /// [`GrammarError`].
    pub fn constraint(&self, wish: &Wish) -> Result<Box<dyn Constraint>, GrammarError> {
        let key: [u8; 32] = Sha256::digest(format!("{wish:?}")).into();
        let kept = self.kept().find(&key);
        let matcher = match kept {
            Some(matcher) => matcher,
            None => {
                let refused = |what| match wish.form {
                    Some(_) => GrammarError::Form(what),
                    None => GrammarError::Calls(what),
                };
                let matcher = self.compile(written(wish, &self.vocabulary)?, refused)?;
                self.kept().keep(key, matcher.deep_clone());
                matcher
            }
        };
        Ok(Box::new(Walk::new(matcher)))
    }

    /// How many compiled grammars are kept.
    #[cfg(test)]
    pub(super) fn count(&self) -> usize {
        self.kept().compiled.len()
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn compile(
        &self,
        grammar: TopLevelGrammar,
        refused: impl Fn(String) -> GrammarError,
    ) -> Result<Matcher, GrammarError> {
        let place = self.places.take().ok_or(GrammarError::Busy)?;
        let factory = self.factory.clone();
        let (sender, receiver) = sync_channel(1);
        let work = move || {
            let result = compiled(&factory, grammar);
            drop(place);
            // Nobody waits any more where the time is over.
            let _ = sender.send(result);
        };
        let thread = std::thread::Builder::new().name("grammar".to_owned()).stack_size(STACK);
        thread.spawn(work).map_err(|_| GrammarError::NoThread)?;
        let refusal = |what: &str| Err(refused(what.to_owned()));
        match receiver.recv_timeout(self.limit) {
            Ok(result) => result.map_err(&refused),
            Err(RecvTimeoutError::Timeout) => {
                refusal("takes longer to compile than this server allows; make it simpler")
            }
            Err(RecvTimeoutError::Disconnected) => refusal("makes the grammars' library panic; please report it"),
        }
    }
}

/// A grammar whose first tokens are known.
fn compiled(factory: &ParserFactory, grammar: TopLevelGrammar) -> Result<Matcher, String> {
    let mut matcher = Matcher::new(factory.create_parser(grammar));
    let mask = match matcher.get_error() {
        None => matcher.compute_mask_or_eos(),
        Some(what) => return Err(format!("cannot be enforced: {}", told(&what))),
    };
    match mask {
        Ok(mask) if mask.is_zero() => Err("allows no text at all".to_owned()),
        Ok(_) => Ok(matcher),
        Err(e) => Err(format!("cannot be enforced: {}", told(&e.to_string()))),
    }
}

/// The first line of the library's words; what follows is its state.
fn told(what: &str) -> String {
    if what.contains("circular references with sibling keys") {
        return "a `$ref` that leads back to where it stands has other keywords beside it; put these elsewhere"
            .to_owned();
    }
    let line = what.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or("it gives no reason");
    line.chars().filter(|c| !c.is_control()).take(300).collect()
}

impl Kept {
    fn find(&mut self, key: &[u8; 32]) -> Option<Matcher> {
        self.clock += 1;
        let (matcher, used) = self.compiled.get_mut(key)?;
        *used = self.clock;
        Some(matcher.deep_clone())
    }

    /// In the place of the one that was not used for longest.
    fn keep(&mut self, key: [u8; 32], matcher: Matcher) {
        if self.compiled.len() >= MOST_KEPT
            && let Some(oldest) = self.compiled.iter().min_by_key(|(_, (_, used))| *used).map(|(key, _)| *key)
        {
            self.compiled.remove(&oldest);
        }
        self.compiled.insert(key, (matcher, self.clock));
    }
}
