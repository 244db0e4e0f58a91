//! Responses that are kept so that they can be asked for again, continued and deleted.
//!
//! Promises: at most [`MOST`] responses and [`MOST_BYTES`] of them, the oldest going first; whoever has another key
//! finds nothing.
//!
//! Deliberately absent: a disk. What is kept is gone with the process.

use super::conversation::Message;
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

const MOST: usize = 1024;
const MOST_BYTES: usize = 64 << 20;

/// A response and what it continues.
pub struct Kept {
    pub body: Value,
    /// The conversation with the reply at its end.
    pub messages: Vec<Message>,
    /// Whose it is.
    pub caller: String,
}

#[derive(Default)]
pub struct ResponseStore {
    /// With the size of each, oldest first.
    kept: Mutex<VecDeque<(usize, Arc<Kept>)>>,
}

impl ResponseStore {
    pub fn keep(&self, kept: Kept) {
        // Conversations are about as long as they are printed.
        let messages: usize = kept.messages.iter().map(|m| 64 + m.content.len()).sum();
        let size = kept.body.to_string().len() + messages;
        let mut all = self.lock();
        all.push_back((size, Arc::new(kept)));
        while all.len() > MOST || all.iter().map(|(size, _)| size).sum::<usize>() > MOST_BYTES {
            all.pop_front();
        }
    }

    pub fn get(&self, id: &str, caller: &str) -> Option<Arc<Kept>> {
        self.lock().iter().find(|(_, kept)| kept.is(id, caller)).map(|(_, kept)| kept.clone())
    }

    /// Whether there was one.
    pub fn delete(&self, id: &str, caller: &str) -> bool {
        let mut all = self.lock();
        let before = all.len();
        all.retain(|(_, kept)| !kept.is(id, caller));
        all.len() < before
    }

    /// Each entry is whole before it is put in.
    fn lock(&self) -> MutexGuard<'_, VecDeque<(usize, Arc<Kept>)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn is(&self, id: &str, caller: &str) -> bool {
        self.body["id"] == id && self.caller == caller
    }
}
