//! Who owns which page and slot of the states.
//!
//! For: a stream reserves pages of [`PAGE`] positions and one slot when it opens, so that no step within its
//! reservation can fail for want of memory; the row table of a step tells kernels where each stream's rows lie. A state
//! can be kept beyond its stream, and others can begin with it.
//!
//! Promises: a slot belongs to one stream or kept state at a time. A page is written by one stream alone, and only at
//! positions that nobody else of its users counts as theirs: whoever resumes a kept state shares its full pages and gets
//! a copy of the one in which it goes on. The lowest free place is taken first, so that the same openings and closings
//! give the same places. Contents are the device's; what a page held before is never read, as attention stops at a row's
//! own position and scans start from zero at position 0.

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

/// A state that was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Kept {
    /// Pages that hold its tokens, in position order.
    pages: Vec<u32>,
    slot: u32,
    tokens: u32,
}

/// Places whose contents the device must copy, from the first to the second, before the next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copies {
    pub page: Option<(u32, u32)>,
    pub slot: Option<(u32, u32)>,
}

/// The streams of an engine, the states that were kept, and what is free.
#[derive(Debug)]
pub struct Cache {
    streams: BTreeMap<u32, Stream>,
    kept: BTreeMap<u32, Kept>,
    /// Streams and kept states that use each page.
    users: Vec<u32>,
    free_pages: BTreeSet<u32>,
    free_slots: BTreeSet<u32>,
    /// Slots of kept states, above those of streams.
    free_kept_slots: BTreeSet<u32>,
    next: u32,
}

impl Cache {
    /// Nothing but free places: `pages`, a slot for each of `streams` streams, and one for each of `kept` states.
    pub fn new(pages: u32, streams: u32, kept: u32) -> Cache {
        Cache {
            streams: BTreeMap::new(),
            kept: BTreeMap::new(),
            users: vec![0; pages as usize],
            free_pages: (0..pages).collect(),
            free_slots: (0..streams).collect(),
            free_kept_slots: (streams..streams.saturating_add(kept)).collect(),
            next: 0,
        }
    }

    /// Opens a stream for `tokens` tokens; `None` when the free pages or slots do not hold it.
    pub fn open(&mut self, tokens: u32) -> Option<u32> {
        self.start(&[], 0, tokens)
    }

    /// A stream that begins with these pages and holds so many tokens.
    fn start(&mut self, shared: &[u32], held: u32, reserve: u32) -> Option<u32> {
        let fresh = (pages_for(reserve) as usize).saturating_sub(shared.len());
        if fresh > self.free_pages.len() {
            return None;
        }
        let slot = self.free_slots.pop_first()?;
        let mut pages = shared.to_vec();
        pages.extend((0..fresh).filter_map(|_| self.free_pages.pop_first()));
        self.use_pages(&pages);
        let id = self.next_id();
        self.streams.insert(id, Stream { pages, slot, tokens: held });
        Some(id)
    }

    fn next_id(&mut self) -> u32 {
        let id = self.next;
        self.next = self.next.wrapping_add(1);
        id
    }

    fn use_pages(&mut self, pages: &[u32]) {
        pages.iter().for_each(|page| self.users[*page as usize] += 1);
    }

    fn leave_pages(&mut self, pages: &[u32]) {
        for page in pages {
            let users = &mut self.users[*page as usize];
            *users -= 1;
            if *users == 0 {
                self.free_pages.insert(*page);
            }
        }
    }

    /// Frees what a stream holds; an unknown id is ignored.
    pub fn close(&mut self, id: u32) {
        if let Some(stream) = self.streams.remove(&id) {
            self.leave_pages(&stream.pages);
            self.free_slots.insert(stream.slot);
        }
    }

    /// Keeps the state that a stream has now; `None` for an unknown stream, and where no slot is free for it.
    pub fn keep(&mut self, id: u32) -> Option<(u32, Copies)> {
        let stream = self.streams.get(&id)?.clone();
        let slot = self.free_kept_slots.pop_first()?;
        let pages: Vec<u32> = stream.pages.into_iter().take(stream.tokens.div_ceil(PAGE as u32) as usize).collect();
        self.use_pages(&pages);
        let kept = self.next_id();
        self.kept.insert(kept, Kept { pages, slot, tokens: stream.tokens });
        Some((kept, Copies { page: None, slot: Some((stream.slot, slot)) }))
    }

    /// Opens a stream for `reserve` tokens that holds the first `tokens` of a kept state; `None` for more than it has or
    /// than is reserved, and when the free pages or slots do not hold the rest.
    pub fn resume(&mut self, kept: u32, tokens: u32, reserve: u32) -> Option<(u32, Copies)> {
        let Kept { pages, slot, .. } = self.kept.get(&kept).filter(|kept| tokens <= kept.tokens.min(reserve))?.clone();
        let full = (tokens / PAGE as u32) as usize;
        let id = self.start(&pages[..full], tokens, reserve)?;
        let stream = &self.streams[&id];
        let begun = !tokens.is_multiple_of(PAGE as u32);
        let page = begun.then(|| (pages[full], stream.pages[full]));
        Some((id, Copies { page, slot: Some((slot, stream.slot)) }))
    }

    /// Frees what only a kept state holds; an unknown id is ignored.
    pub fn forget(&mut self, kept: u32) {
        if let Some(kept) = self.kept.remove(&kept) {
            self.leave_pages(&kept.pages);
            self.free_kept_slots.insert(kept.slot);
        }
    }

    /// Tokens of a kept state.
    pub fn kept_tokens(&self, kept: u32) -> Option<u32> {
        self.kept.get(&kept).map(|kept| kept.tokens)
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

    /// Tokens that one more stream could reserve if everything kept were forgotten.
    pub fn room(&self) -> u32 {
        let used: BTreeSet<u32> = self.streams.values().flat_map(|stream| stream.pages.iter().copied()).collect();
        if self.free_slots.is_empty() { 0 } else { (self.users.len() - used.len()) as u32 * PAGE as u32 }
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
        let mut cache = Cache::new(4, 3, 0);
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
        let mut cache = Cache::new(9, 1, 0);
        assert!(cache.open(0).is_some());
        assert_eq!(cache.free_tokens(), 0);
        assert_eq!(cache.open(0), None);
    }

    #[test]
    fn kept_states_share_pages_and_are_never_written() {
        let mut cache = Cache::new(6, 3, 2);
        let a = cache.open(1500).unwrap();
        cache.advance(a, 700);
        let (kept, copies) = cache.keep(a).unwrap();
        assert_eq!(copies, Copies { page: None, slot: Some((0, 3)) });
        // What is resumed shares the full page and has its own of the one that goes on.
        let (b, copies) = cache.resume(kept, 700, 1000).unwrap();
        assert_eq!(copies, Copies { page: Some((1, 3)), slot: Some((3, 1)) });
        assert_eq!(cache.stream(b).unwrap(), &Stream { pages: vec![0, 3], slot: 1, tokens: 700 });
        // A beginning of it, up to a page's end and inside the first page.
        let (c, copies) = cache.resume(kept, 512, 513).unwrap();
        assert_eq!(copies, Copies { page: None, slot: Some((3, 2)) });
        assert_eq!(cache.stream(c).unwrap().pages, [0, 4]);
        cache.close(c);
        let (c, copies) = cache.resume(kept, 5, 6).unwrap();
        assert_eq!((copies.page, &cache.stream(c).unwrap().pages), (Some((0, 4)), &vec![4]));
        cache.close(a);
        cache.close(b);
        cache.close(c);
        // The two pages of the kept state are not free, but could be.
        assert_eq!((cache.free_tokens(), cache.room()), (4 * 512, 6 * 512));
        assert_eq!(cache.open(2049), None);
        cache.forget(kept);
        cache.forget(kept);
        assert_eq!(cache.free_tokens(), 6 * 512);
        assert_eq!(cache.resume(kept, 5, 6), None);
    }

    #[test]
    fn what_is_resumed_has_to_fit_too() {
        let mut cache = Cache::new(3, 2, 1);
        let a = cache.open(512).unwrap();
        cache.advance(a, 512);
        let (kept, _) = cache.keep(a).unwrap();
        assert_eq!(cache.keep(a), None, "no slot");
        assert_eq!(cache.resume(kept, 513, 600), None, "more than it has");
        assert_eq!(cache.resume(kept, 512, 511), None, "more than is reserved");
        assert_eq!(cache.resume(kept, 512, 2000), None, "no pages");
        assert_eq!(cache.room(), 1024);
        let (b, copies) = cache.resume(kept, 512, 1536).unwrap();
        assert_eq!((copies.page, &cache.stream(b).unwrap().pages), (None, &vec![0, 1, 2]));
        assert_eq!((cache.free_tokens(), cache.room()), (0, 0));
        assert_eq!(cache.resume(kept, 5, 6), None, "no slot for the stream");
    }
}
