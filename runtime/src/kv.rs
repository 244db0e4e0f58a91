//! Who owns which page and slot of the states.
//!
//! For: a stream reserves pages of [`PAGE`] positions and one slot when it opens, so that no step within its
//! reservation can fail for want of memory; the row table of a step tells kernels where each stream's rows lie.
//!
//! Promises: a page or slot belongs to one stream at a time; the lowest free one is taken first, so that the same
//! openings and closings give the same places. Contents are the device's; what a page held before is never read, as
//! attention stops at a row's own position and scans start from zero at position 0.

use std::collections::{BTreeMap, BTreeSet};
use tf_ir::shape::PAGE;

/// An open stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stream {
    /// Pages in position order.
    pub pages: Vec<u32>,
    /// Slot of each slot state.
    pub slot: u32,
    /// Tokens it holds; the position of the next row.
    pub tokens: u32,
}

/// The streams of an engine and what is free.
#[derive(Debug)]
pub struct Cache {
    streams: BTreeMap<u32, Stream>,
    free_pages: BTreeSet<u32>,
    free_slots: BTreeSet<u32>,
    next: u32,
}

impl Cache {
    /// Nothing but free pages and slots.
    pub fn new(pages: u32, slots: u32) -> Cache {
        Cache { streams: BTreeMap::new(), free_pages: (0..pages).collect(), free_slots: (0..slots).collect(), next: 0 }
    }

    /// Opens a stream for `tokens` tokens; `None` when the free pages or slots do not hold it.
    pub fn open(&mut self, tokens: u32) -> Option<u32> {
        let pages = pages_for(tokens) as usize;
        if pages > self.free_pages.len() {
            return None;
        }
        let slot = self.free_slots.pop_first()?;
        let pages = (0..pages).filter_map(|_| self.free_pages.pop_first()).collect();
        let id = self.next;
        self.next = self.next.wrapping_add(1);
        self.streams.insert(id, Stream { pages, slot, tokens: 0 });
        Some(id)
    }

    /// Frees what a stream holds; an unknown id is ignored.
    pub fn close(&mut self, id: u32) {
        if let Some(stream) = self.streams.remove(&id) {
            self.free_pages.extend(stream.pages);
            self.free_slots.insert(stream.slot);
        }
    }

    pub fn stream(&self, id: u32) -> Option<&Stream> {
        self.streams.get(&id)
    }

    /// Notes that the stream holds `rows` tokens more.
    pub fn advance(&mut self, id: u32, rows: u32) {
        if let Some(stream) = self.streams.get_mut(&id) {
            stream.tokens += rows;
        }
    }

    /// Tokens that one more stream could reserve now.
    pub fn free_tokens(&self) -> u32 {
        if self.free_slots.is_empty() { 0 } else { self.free_pages.len() as u32 * PAGE as u32 }
    }
}

/// Pages that hold `tokens` tokens; a stream has at least one.
pub fn pages_for(tokens: u32) -> u32 {
    tokens.div_ceil(PAGE as u32).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_reserved_reused_and_never_shared() {
        let mut cache = Cache::new(4, 3);
        let a = cache.open(513).unwrap();
        let b = cache.open(1).unwrap();
        assert_eq!(cache.stream(a).unwrap().pages, [0, 1]);
        assert_eq!(cache.stream(b).unwrap(), &Stream { pages: vec![2], slot: 1, tokens: 0 });
        assert_eq!(cache.free_tokens(), 512);
        assert_eq!(cache.open(513), None);
        cache.advance(b, 5);
        assert_eq!(cache.stream(b).unwrap().tokens, 5);
        cache.close(a);
        cache.close(a);
        assert_eq!(cache.stream(a), None);
        let c = cache.open(1025).unwrap();
        assert_eq!(cache.stream(c).unwrap(), &Stream { pages: vec![0, 1, 3], slot: 0, tokens: 0 });
        assert_eq!(cache.free_tokens(), 0);
    }

    #[test]
    fn slots_are_a_limit_too() {
        let mut cache = Cache::new(9, 1);
        assert!(cache.open(0).is_some());
        assert_eq!(cache.free_tokens(), 0);
        assert_eq!(cache.open(0), None);
    }
}
