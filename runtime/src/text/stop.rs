//! Finds stop strings in a stream of text and lets out nothing that may belong to one.
//!
//! Held back is the longest suffix of the text that is a proper prefix of a stop string, and no
//! more. The match that ends first wins, and of those that end together the longest. Time is
//! linear in the text, times the number of stop strings (Knuth-Morris-Pratt, one automaton each).

/// Scans one reply.
pub struct StopScanner {
    patterns: Vec<Pattern>,
    /// Text that has not been let out: always a proper prefix of a stop string.
    held: String,
}

struct Pattern {
    bytes: Vec<u8>,
    /// For each length matched, the length of the longest proper border of that prefix.
    borders: Vec<usize>,
    /// How many bytes of the pattern the text ends with.
    matched: usize,
}

impl StopScanner {
    /// Empty stop strings never match.
    pub fn new<S: AsRef<str>>(stops: &[S]) -> StopScanner {
        let patterns = stops.iter().map(|stop| Pattern::new(stop.as_ref().as_bytes())).collect();
        StopScanner { patterns, held: String::new() }
    }

    /// Appends to `out` what can no longer be part of a stop string. On a match returns its index
    /// in the list given to [`StopScanner::new`]; neither it nor what follows is let out, and the
    /// scanner must not be used again.
    pub fn push(&mut self, text: &str, out: &mut String) -> Option<usize> {
        for (at, byte) in text.bytes().enumerate() {
            let found = self
                .patterns
                .iter_mut()
                .enumerate()
                .filter_map(|(index, pattern)| pattern.step(byte).then_some((pattern.bytes.len(), index)))
                // The longest, and of equal ones the first.
                .max_by_key(|(len, index)| (*len, usize::MAX - index));
            if let Some((len, index)) = found {
                self.held.push_str(&text[..=at]);
                // A match starts with a character and ends with one, so this is a boundary.
                self.held.truncate(self.held.len() - len);
                out.push_str(&self.held);
                self.held.clear();
                return Some(index);
            }
        }
        let hold = self.patterns.iter().map(|pattern| pattern.matched).max().unwrap_or(0);
        // A partial match begins with a character, so both cuts are boundaries.
        match text.len().checked_sub(hold) {
            Some(free) => {
                out.push_str(&self.held);
                out.push_str(&text[..free]);
                self.held.clear();
                self.held.push_str(&text[free..]);
            }
            None => {
                let free = self.held.len() + text.len() - hold;
                out.push_str(&self.held[..free]);
                self.held.drain(..free);
                self.held.push_str(text);
            }
        }
        None
    }

    /// Appends what is still held back: the reply ended without a stop string.
    pub fn finish(&mut self, out: &mut String) {
        out.push_str(&self.held);
        self.held.clear();
    }
}

impl Pattern {
    fn new(bytes: &[u8]) -> Pattern {
        let mut borders = vec![0; bytes.len() + 1];
        let mut border = 0;
        for end in 1..bytes.len() {
            while border > 0 && bytes[border] != bytes[end] {
                border = borders[border];
            }
            border += usize::from(bytes[border] == bytes[end]);
            borders[end + 1] = border;
        }
        Pattern { bytes: bytes.to_vec(), borders, matched: 0 }
    }

    /// Takes one byte of text; true when the text now ends with the pattern.
    fn step(&mut self, byte: u8) -> bool {
        if self.bytes.is_empty() {
            return false;
        }
        // `matched` is below the length here: a full match ends the scan.
        while self.matched > 0 && self.bytes[self.matched] != byte {
            self.matched = self.borders[self.matched];
        }
        self.matched += usize::from(self.bytes[self.matched] == byte);
        self.matched == self.bytes.len()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Runs a stream; returns its deltas and the stop string that ended it.
    fn run(stops: &[&str], pieces: &[&str]) -> (Vec<String>, Option<usize>) {
        let mut scanner = StopScanner::new(stops);
        let mut deltas = Vec::new();
        for piece in pieces {
            let mut out = String::new();
            let found = scanner.push(piece, &mut out);
            deltas.push(out);
            if found.is_some() {
                return (deltas, found);
            }
        }
        let mut out = String::new();
        scanner.finish(&mut out);
        deltas.push(out);
        (deltas, None)
    }

    /// The same by looking at the whole text.
    fn expected(stops: &[&str], text: &str) -> (String, Option<usize>) {
        let first = stops
            .iter()
            .enumerate()
            .filter(|(_, stop)| !stop.is_empty())
            .filter_map(|(index, stop)| text.find(stop).map(|at| (at + stop.len(), at, index)))
            .min();
        match first {
            Some((_, at, index)) => (text[..at].into(), Some(index)),
            None => (text.into(), None),
        }
    }

    #[test]
    fn deltas() {
        let check = |stops: &[&str], pieces: &[&str], deltas: &[&str], found: Option<usize>| {
            assert_eq!(run(stops, pieces), (deltas.iter().map(|d| d.to_string()).collect(), found));
        };
        check(&["own fox"], &["The quick br", "own", " f", "ox jumps"], &["The quick br", "", "", ""], Some(0));
        check(&["own fox"], &["own", " fish"], &["", "own fish", ""], None);
        check(&["aab"], &["a", "a", "a", "b"], &["", "", "a", ""], Some(0));
        check(&["DEFGHIJ"], &["DEF", "G", "HI", "J"], &["", "", "", ""], Some(0));
        check(&["\n\n"], &["Mars?", "\n"], &["Mars?", "", "\n"], None);
        check(&["", "b"], &["abc"], &["a"], Some(1));
        check(&["bc", "abcd"], &["abcd"], &["a"], Some(0));
        check(&["c", "abc", "bc"], &["xabc"], &["x"], Some(1));
        check(&["é你"], &["aé", "你b"], &["a", ""], Some(0));
        check(&[], &["a", "b"], &["a", "b", ""], None);
    }

    /// Every way of cutting the text in three gives the same text and the same stop, and never
    /// more is held back than a proper prefix of a stop string.
    #[test]
    fn every_split() {
        let cases: [(&[&str], &str); 6] = [
            (&["own fox"], "The quick brown fox jumps"),
            (&["own fox", "row"], "The quick brown fish"),
            (&["aab"], "aaaab"),
            (&["abab", "bb"], "ababbabbaab"),
            (&["</s>", "<|im_end|>"], "a < b </ <|im_<|im_end|> c"),
            (&["你好", "é😀"], "你é你 é你好😀"),
        ];
        for (stops, text) in cases {
            let cuts: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
            for i in &cuts {
                for j in cuts.iter().filter(|j| *j >= i) {
                    let pieces = [&text[..*i], &text[*i..*j], &text[*j..]];
                    let (deltas, found) = run(stops, &pieces);
                    assert_eq!((deltas.concat(), found), expected(stops, text), "{pieces:?}");
                }
            }
        }
    }

    proptest! {
        #[test]
        fn any_split_of_any_text(
            stops in prop::collection::vec("[abé]{0,4}", 0..4),
            pieces in prop::collection::vec("[abé]{0,5}", 0..8),
        ) {
            let stops: Vec<&str> = stops.iter().map(String::as_str).collect();
            let pieces: Vec<&str> = pieces.iter().map(String::as_str).collect();
            let (deltas, found) = run(&stops, &pieces);
            let (text, index) = expected(&stops, &pieces.concat());
            prop_assert_eq!(deltas.concat(), text);
            // Two equal stop strings are one.
            prop_assert_eq!(found.map(|i| stops[i]), index.map(|i| stops[i]));
        }
    }
}
