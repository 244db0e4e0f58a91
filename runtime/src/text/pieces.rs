//! What each token is in bytes, worked out once from the tokenizer's decoder.
//!
//! Understood are the decoders of byte-level and of sentencepiece-like tokenizers: `ByteLevel`,
//! `Metaspace`, and sequences of `Replace` (of a string), `ByteFallback`, `Fuse` and a `Strip` at
//! the start. Others (WordPiece, CTC) look at neighbouring tokens and are refused by name.
//!
//! Joined bytes are then read as UTF-8. On valid text this is what the library's own decoder
//! gives. A broken run of byte-fallback tokens it shows as one U+FFFD per byte; we show its valid
//! characters and one U+FFFD for each part that is not, as for byte-level tokens.

use serde_json::Value;
use tokenizers::{Model, Tokenizer};

/// A vocabulary above this size is not a vocabulary.
const MAX_IDS: u32 = 1 << 24;

/// The bytes of every token.
pub struct Pieces {
    bytes: Vec<u8>,
    /// Token `i` is `bytes[ends[i]..ends[i + 1]]`.
    ends: Vec<usize>,
    special: Vec<bool>,
    /// A character of which some are dropped at the beginning of a text, and how many.
    strip: Option<(char, usize)>,
}

impl Pieces {
    /// Fails with the reason when the decoder is not understood or an id is out of bounds.
    pub fn new(tokenizer: &Tokenizer) -> Result<Pieces, String> {
        let decoder = tokenizer.get_decoder().ok_or("it has no decoder, so tokens cannot be turned into text")?;
        let decoder = serde_json::to_value(decoder).map_err(|error| error.to_string())?;
        let decoder = Decoder::new(&decoder)?;
        let highest = highest_id(tokenizer).ok_or("its vocabulary is empty")?;
        if highest >= MAX_IDS {
            return Err(format!("it has the token id {highest}, the limit is {}", MAX_IDS - 1));
        }
        let mut pieces = Pieces {
            bytes: Vec::new(),
            ends: vec![0],
            special: vec![false; highest as usize + 1],
            strip: decoder.strip,
        };
        for id in 0..=highest {
            // The form of an added token that is meant for decoding may differ from its text.
            let added = tokenizer.get_added_vocabulary().simple_id_to_token(id);
            if let Some(token) = added.or_else(|| tokenizer.get_model().id_to_token(id)) {
                decoder.push_bytes(&token, &mut pieces.bytes);
            }
            pieces.ends.push(pieces.bytes.len());
        }
        for (id, token) in tokenizer.get_added_tokens_decoder() {
            if let Some(special) = pieces.special.get_mut(id as usize) {
                *special = token.special;
            }
        }
        Ok(pieces)
    }

    /// No token has any bytes.
    pub(super) fn none() -> Pieces {
        Pieces { bytes: Vec::new(), ends: vec![0], special: Vec::new(), strip: None }
    }

    /// The bytes of a token; none for an id that the tokenizer does not have. Models often have
    /// more rows than the tokenizer has tokens.
    pub fn bytes(&self, id: u32) -> &[u8] {
        match self.ends.get(id as usize..).and_then(|ends| ends.get(..2)) {
            Some(ends) => &self.bytes[ends[0]..ends[1]],
            None => &[],
        }
    }

    /// Whether the token is control text rather than text.
    pub fn is_special(&self, id: u32) -> bool {
        self.special.get(id as usize).copied().unwrap_or(false)
    }

    /// One more than the highest id.
    pub fn len(&self) -> usize {
        self.special.len()
    }

    /// Never true of a tokenizer: one without tokens is refused.
    pub fn is_empty(&self) -> bool {
        self.special.is_empty()
    }

    /// The character dropped at the beginning of a text, and how often at most.
    pub(super) fn strip(&self) -> Option<(char, usize)> {
        self.strip
    }
}

/// The highest id of the model and of the added tokens.
fn highest_id(tokenizer: &Tokenizer) -> Option<u32> {
    let model = tokenizer.get_model();
    let size = u32::try_from(model.get_vocab_size()).ok()?;
    // Each token has one id: where the ids below the count are all in use, there are no others.
    // The library hands the whole vocabulary out only as a copy, which takes long.
    let dense = (0..size).all(|id| model.id_to_token(id).is_some());
    let highest = if dense { size.checked_sub(1) } else { model.get_vocab().into_values().max() };
    highest.into_iter().chain(tokenizer.get_added_tokens_decoder().into_keys()).max()
}

/// The steps of a decoder that act on one token, and the one that acts on the beginning.
struct Decoder {
    steps: Vec<Step>,
    strip: Option<(char, usize)>,
}

enum Step {
    Replace { pattern: String, content: String },
    ByteFallback,
    ByteLevel,
}

impl Decoder {
    fn new(value: &Value) -> Result<Decoder, String> {
        let mut decoder = Decoder { steps: Vec::new(), strip: None };
        let mut fused = false;
        match value["decoders"].as_array() {
            Some(parts) if value["type"] == "Sequence" => {
                for part in parts {
                    decoder.add(part, &mut fused)?;
                }
            }
            _ => decoder.add(value, &mut fused)?,
        }
        Ok(decoder)
    }

    fn add(&mut self, value: &Value, fused: &mut bool) -> Result<(), String> {
        let name = value["type"].as_str().unwrap_or("?");
        let refused = || format!("its decoder has a {name} step that is not understood here");
        // Behind these, text is no longer a token's own.
        let closed = *fused || self.strip.is_some() || matches!(self.steps.last(), Some(Step::ByteLevel));
        match name {
            "Fuse" => *fused = true,
            "Strip" => {
                let content = value["content"].as_str().and_then(|text| text.chars().next());
                let start = value["start"].as_u64().and_then(|n| usize::try_from(n).ok());
                match (content, start, value["stop"].as_u64()) {
                    (Some(content), Some(start), Some(0)) if *fused && self.strip.is_none() => {
                        self.strip = Some((content, start));
                    }
                    _ => return Err(refused()),
                }
            }
            _ if closed => return Err(refused()),
            "Replace" => {
                let pattern = value["pattern"]["String"].as_str().filter(|text| !text.is_empty());
                let content = value["content"].as_str();
                let (Some(pattern), Some(content)) = (pattern, content) else { return Err(refused()) };
                self.steps.push(Step::Replace { pattern: pattern.into(), content: content.into() });
            }
            "ByteFallback" => self.steps.push(Step::ByteFallback),
            "ByteLevel" => self.steps.push(Step::ByteLevel),
            "Metaspace" => {
                let pattern = value["replacement"].as_str().filter(|text| !text.is_empty());
                let pattern = pattern.ok_or_else(refused)?;
                self.steps.push(Step::Replace { pattern: pattern.into(), content: " ".into() });
                if value["prepend_scheme"] != "never" {
                    self.strip = Some((' ', 1));
                }
            }
            _ => return Err(refused()),
        }
        Ok(())
    }

    fn push_bytes(&self, token: &str, out: &mut Vec<u8>) {
        let mut text = std::borrow::Cow::Borrowed(token);
        for step in &self.steps {
            match step {
                Step::Replace { pattern, content } => {
                    if text.contains(pattern.as_str()) {
                        text = text.replace(pattern.as_str(), content).into();
                    }
                }
                Step::ByteFallback => {
                    if let Some(byte) = fallback_byte(&text) {
                        out.push(byte);
                        return;
                    }
                }
                Step::ByteLevel => {
                    let start = out.len();
                    for char in text.chars() {
                        let Some(byte) = level_byte(char) else {
                            // Not written in the byte alphabet: it stands for itself.
                            out.truncate(start);
                            out.extend(text.as_bytes());
                            return;
                        };
                        out.push(byte);
                    }
                    return;
                }
            }
        }
        out.extend(text.as_bytes());
    }
}

/// The byte of a token such as `<0xE4>`.
fn fallback_byte(token: &str) -> Option<u8> {
    let digits = token.strip_prefix("<0x")?.strip_suffix('>')?;
    let two = digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    u8::from_str_radix(digits, 16).ok().filter(|_| two)
}

/// The byte that a character stands for in the byte-level alphabet.
fn level_byte(char: char) -> Option<u8> {
    *LEVEL_BYTES.get(u32::from(char) as usize)?
}

/// The byte-level alphabet: printable Latin-1 characters are themselves; the other 68 bytes were
/// given U+0100 and up, in order.
const LEVEL_BYTES: [Option<u8>; 0x144] = {
    let mut table = [None; 0x144];
    let (mut byte, mut next) = (0, 0x100);
    while byte < 0x100 {
        if matches!(byte as u8, b'!'..=b'~' | 0xa1..=0xac | 0xae..=0xff) {
            table[byte] = Some(byte as u8);
        } else {
            table[next] = Some(byte as u8);
            next += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_byte_alphabet_is_a_bijection() {
        let bytes: Vec<u8> = (0..0x200).filter_map(char::from_u32).filter_map(level_byte).collect();
        let mut sorted = bytes.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..=255).collect::<Vec<u8>>());
        assert_eq!(level_byte('Ġ'), Some(b' '));
        assert_eq!(level_byte('Ċ'), Some(b'\n'));
        assert_eq!(level_byte(' '), None);
    }

    #[test]
    fn fallback_tokens() {
        assert_eq!(fallback_byte("<0xE4>"), Some(0xe4));
        for text in ["<0xE>", "<0x+4>", "<0xE4", "<0xE44>", "E4", "<0xÄ>"] {
            assert_eq!(fallback_byte(text), None);
        }
    }

    #[test]
    fn decoders_that_are_not_understood_are_named() {
        let check = |text: &str, expected: Result<(), &str>| {
            let got = Decoder::new(&serde_json::from_str(text).unwrap()).map(|_| ());
            match expected {
                Ok(()) => assert_eq!(got, Ok(())),
                Err(name) => assert!(got.unwrap_err().contains(name)),
            }
        };
        let replace = r#"{"type":"Replace","pattern":{"String":"▁"},"content":" "}"#;
        let strip = r#"{"type":"Strip","content":" ","start":1,"stop":0}"#;
        let fuse = r#"{"type":"Fuse"}"#;
        let sequence = |parts: &[&str]| format!(r#"{{"type":"Sequence","decoders":[{}]}}"#, parts.join(","));
        check(&sequence(&[replace, r#"{"type":"ByteFallback"}"#, fuse, strip]), Ok(()));
        check(r#"{"type":"Metaspace","replacement":"▁","prepend_scheme":"always"}"#, Ok(()));
        check(r#"{"type":"WordPiece"}"#, Err("a WordPiece step"));
        check(&sequence(&[fuse, replace]), Err("a Replace step"));
        check(&sequence(&[strip]), Err("a Strip step"));
        check(&sequence(&[fuse, &strip.replace("\"stop\":0", "\"stop\":9")]), Err("a Strip step"));
        check(r#"{"type":"Replace","pattern":{"Regex":"a"},"content":""}"#, Err("a Replace step"));
        check(&sequence(&[&sequence(&[fuse])]), Err("a Sequence step"));
        check("{}", Err("a ? step"));
    }
}
