//! Kept states by the tokens that they hold: which of them a prompt can begin with, and which goes when room is wanted.
//!
//! Promises: a state is found by whoever has its partition alone; at least one token of a prompt is left to read, as its
//! logits are wanted; the state that was used longest ago goes first.
//!
//! Deliberately absent: the states themselves, which are the engine's.

use super::Partition;
use crate::engine::{Keeps, KeptId};

/// Fewer tokens than this are read faster than a state is copied.
pub const LEAST: usize = 16;

/// What is kept.
pub struct Prompts {
    keeps: Keeps,
    all: Vec<Entry>,
    /// Counts uses.
    clock: u64,
}

struct Entry {
    id: KeptId,
    partition: Partition,
    tokens: Vec<u32>,
    used: u64,
}

impl Prompts {
    /// Nothing, of an engine that `keeps` so much.
    pub fn new(keeps: Keeps) -> Prompts {
        Prompts { keeps, all: Vec::new(), clock: 0 }
    }

    fn now(&mut self) -> u64 {
        self.clock += 1;
        self.clock
    }

    /// The state that spares most of a prompt, and how many of its tokens.
    pub fn find(&mut self, partition: Partition, prompt: &[u32]) -> Option<(KeptId, u32)> {
        let now = self.now();
        let (most, whole) = (prompt.len().saturating_sub(1), self.keeps != Keeps::Beginnings);
        let spared = |entry: &Entry| {
            let common = entry.tokens.iter().zip(&prompt[..most]).take_while(|(a, b)| a == b).count();
            if whole && common < entry.tokens.len() { 0 } else { common }
        };
        let own = self.all.iter_mut().filter(|entry| entry.partition == partition);
        let (tokens, best) =
            own.map(|entry| (spared(entry), entry)).max_by_key(|(tokens, entry)| (*tokens, entry.used))?;
        if tokens < LEAST {
            return None;
        }
        best.used = now;
        Some((best.id, tokens as u32))
    }

    /// Whether a state that holds these tokens is kept already; it then counts as used.
    pub fn has(&mut self, partition: Partition, tokens: &[u32]) -> bool {
        let now = self.now();
        let whole = self.keeps != Keeps::Beginnings;
        let mut own = self.all.iter_mut().filter(|entry| entry.partition == partition);
        let same = |entry: &&mut Entry| if whole { entry.tokens == tokens } else { entry.tokens.starts_with(tokens) };
        own.find(same).map(|entry| entry.used = now).is_some()
    }

    /// Notes a state. Returns those that it makes superfluous, for the engine to forget.
    pub fn insert(&mut self, id: KeptId, partition: Partition, tokens: &[u32]) -> Vec<KeptId> {
        let used = self.now();
        let mut superfluous = Vec::new();
        if self.keeps == Keeps::Beginnings {
            let is_beginning = |entry: &Entry| entry.partition == partition && tokens.starts_with(&entry.tokens);
            superfluous.extend(self.all.extract_if(.., |entry| is_beginning(entry)).map(|entry| entry.id));
        }
        self.all.push(Entry { id, partition, tokens: tokens.to_vec(), used });
        superfluous
    }

    /// Takes out the state that was used longest ago, though not `spared`.
    pub fn evict(&mut self, spared: Option<KeptId>) -> Option<KeptId> {
        let candidates = self.all.iter().enumerate().filter(|(_, entry)| Some(entry.id) != spared);
        let (index, _) = candidates.min_by_key(|(_, entry)| entry.used)?;
        Some(self.all.swap_remove(index).id)
    }

    /// How many states there are, and the tokens that they hold.
    pub fn size(&self) -> (usize, u64) {
        (self.all.len(), self.all.iter().map(|entry| entry.tokens.len() as u64).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(n: u32) -> Vec<u32> {
        (0..n).collect()
    }

    #[test]
    fn what_spares_most_is_found() {
        let (ours, theirs) = (Partition::of(&["a"]), Partition::of(&["b"]));
        for keeps in [Keeps::Whole, Keeps::Beginnings] {
            let mut prompts = Prompts::new(keeps);
            assert_eq!(prompts.find(ours, &tokens(100)), None);
            assert_eq!(prompts.insert(KeptId(1), ours, &tokens(20)), []);
            let superfluous = prompts.insert(KeptId(2), ours, &tokens(40));
            assert_eq!(superfluous, if keeps == Keeps::Whole { vec![] } else { vec![KeptId(1)] });
            prompts.insert(KeptId(3), theirs, &tokens(90));
            assert_eq!(prompts.find(ours, &tokens(100)), Some((KeptId(2), 40)), "{keeps:?}");
            assert_eq!(prompts.find(theirs, &tokens(100)), Some((KeptId(3), 90)));
            let shorter = prompts.find(ours, &tokens(40));
            assert_eq!(shorter, Some(if keeps == Keeps::Whole { (KeptId(1), 20) } else { (KeptId(2), 39) }));
            assert_eq!(prompts.find(ours, &tokens(16)), None, "a token is left to read, and 15 are too few");
            let other: Vec<u32> = tokens(30).into_iter().chain([99; 9]).collect();
            let common = prompts.find(ours, &other);
            assert_eq!(common, Some(if keeps == Keeps::Whole { (KeptId(1), 20) } else { (KeptId(2), 30) }));
            assert!(prompts.has(ours, &tokens(40)) && !prompts.has(ours, &tokens(41)));
            assert_eq!(prompts.has(ours, &tokens(30)), keeps == Keeps::Beginnings);
        }
    }

    #[test]
    fn the_oldest_goes_first() {
        let all = Partition::default();
        let mut prompts = Prompts::new(Keeps::Whole);
        for id in 1..=3 {
            prompts.insert(KeptId(id), all, &tokens(20 * id));
        }
        assert_eq!(prompts.size(), (3, 120));
        assert_eq!(prompts.find(all, &tokens(30)), Some((KeptId(1), 20)));
        assert_eq!(prompts.evict(Some(KeptId(2))), Some(KeptId(3)));
        assert_eq!((prompts.evict(None), prompts.evict(Some(KeptId(1)))), (Some(KeptId(2)), None));
        assert_eq!((prompts.evict(None), prompts.evict(None), prompts.size()), (Some(KeptId(1)), None, (0, 0)));
    }
}
