//! Tokens and text: encoding prompts, decoding replies, where a turn ends.
//!
//! tokenizer.json is somebody else's data and the library that reads it can panic on it: loading
//! and encoding are fenced, and decoding does not use the library at all. [`pieces`] turns every
//! token into bytes once; [`Detokenizer`] strings them together and lets out only whole
//! characters. Deliberately absent: offsets, pairs, padding and truncation.
//!
//! Beginning-of-sequence tokens: a prompt of plain text gets what the tokenizer adds, and never
//! a second one when the text itself starts with it; a rendered chat gets nothing added.

pub mod detokenize;
pub mod pieces;
pub mod reply;
pub mod stop;

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use serde_json::Value;
use tokenizers::Tokenizer;

pub use detokenize::{Detokenizer, SpecialTokens, TextStart};
pub use pieces::Pieces;
pub use reply::{ReplyText, TextPiece};
pub use stop::StopScanner;

use crate::checkpoint::{Checkpoint, LoadError, optional_object};

/// Bytes that a tokenizer.json may have; the largest known one has 34 MB.
const MAX_TOKENIZER: u64 = 256 << 20;

const ADVICE: &str = "fetch tokenizer.json again, or use a model with another tokenizer";

/// A text that could not be encoded.
#[derive(Debug, thiserror::Error)]
#[error("the tokenizer cannot encode this text: {0}")]
pub struct EncodeError(String);

/// The tokenizer of a model.
pub struct Text {
    tokenizer: Tokenizer,
    pieces: Arc<Pieces>,
    bos: Option<u32>,
    ends: Vec<u32>,
}

impl Text {
    /// Reads tokenizer.json, tokenizer_config.json (which need not be there) and the ids that end
    /// a turn.
    pub fn load(checkpoint: &Checkpoint) -> Result<Text, LoadError> {
        let folder = checkpoint.folder();
        let file = folder.shown("tokenizer.json");
        let bytes = folder.require("tokenizer.json", MAX_TOKENIZER)?;
        let tokenizer =
            parse(&bytes).map_err(|fault| LoadError::malformed(&file, format!("not a tokenizer: {fault}"), ADVICE))?;
        let pieces = Pieces::new(&tokenizer).map_err(|fault| LoadError::malformed(&file, fault, ADVICE))?;
        let settings = optional_object(folder, "tokenizer_config.json")?.unwrap_or_default();
        let id_of = |key: &str| {
            let text = special_token(settings.get(key)?)?;
            tokenizer.token_to_id(text)
        };
        let mut ends = end_ids(checkpoint)?;
        ends.extend(id_of("eos_token"));
        Ok(Text { bos: id_of("bos_token"), ends: ends.into_iter().collect(), pieces: Arc::new(pieces), tokenizer })
    }

    /// The ids of a prompt given as plain text, with what the tokenizer adds. Where the text
    /// itself starts with the beginning-of-sequence token, no second one is added.
    pub fn encode_prompt(&self, text: &str) -> Result<Vec<u32>, EncodeError> {
        let mut ids = self.encode(text, true)?;
        if let ([first, second, ..], Some(bos)) = (ids.as_slice(), self.bos)
            && *first == bos
            && *second == bos
            && self.encode(text, false)?.first() == Some(&bos)
        {
            ids.remove(0);
        }
        Ok(ids)
    }

    /// The ids of a rendered chat: nothing is added, since the template wrote all of it.
    pub fn encode_rendered(&self, text: &str) -> Result<Vec<u32>, EncodeError> {
        self.encode(text, false)
    }

    fn encode(&self, text: &str, add_special: bool) -> Result<Vec<u32>, EncodeError> {
        let encoded = catch_unwind(AssertUnwindSafe(|| self.tokenizer.encode_fast(text, add_special)));
        match encoded {
            Ok(Ok(encoding)) => Ok(encoding.get_ids().to_vec()),
            Ok(Err(error)) => Err(EncodeError(error.to_string())),
            Err(_) => Err(EncodeError("the tokenizer's rules contradict each other".into())),
        }
    }

    /// The text of ids that stand at the beginning; see [`Detokenizer`] for streams.
    pub fn decode(&self, ids: &[u32], special: SpecialTokens) -> String {
        let mut stream = self.detokenizer(TextStart::Beginning, special);
        let mut text = String::new();
        for id in ids {
            stream.push(*id, &mut text);
        }
        stream.finish(&mut text);
        text
    }

    /// A new stream of text.
    pub fn detokenizer(&self, start: TextStart, special: SpecialTokens) -> Detokenizer {
        Detokenizer::new(self.pieces.clone(), start, special)
    }

    /// What each token is in bytes.
    pub fn pieces(&self) -> &Arc<Pieces> {
        &self.pieces
    }

    /// The ids after which a reply is over: those of generation_config.json, or else of
    /// config.json, and the tokenizer's own end token; sorted. May be empty.
    pub fn end_ids(&self) -> &[u32] {
        &self.ends
    }

    /// The id of the beginning-of-sequence token, where the tokenizer names one.
    pub fn bos(&self) -> Option<u32> {
        self.bos
    }

    /// The control tokens whose text, which is not empty, `wanted` takes.
    pub fn control_tokens(&self, wanted: impl Fn(&str) -> bool) -> Arc<[u32]> {
        let ids = (0..self.pieces.len() as u32).filter(|id| self.pieces.is_special(*id));
        let text =
            |id: &u32| std::str::from_utf8(self.pieces.bytes(*id)).is_ok_and(|text| !text.is_empty() && wanted(text));
        ids.filter(text).collect()
    }

    /// The id of a token by its exact text.
    pub fn token_id(&self, token: &str) -> Option<u32> {
        self.tokenizer.token_to_id(token)
    }
}

/// Parses a tokenizer with limits on what it does behind our back taken off.
fn parse(bytes: &[u8]) -> Result<Tokenizer, String> {
    let parsed = catch_unwind(|| {
        let mut tokenizer = Tokenizer::from_bytes(bytes)?;
        tokenizer.with_padding(None);
        tokenizer.with_truncation(None)?;
        Ok::<_, tokenizers::Error>(tokenizer)
    });
    match parsed {
        Ok(Ok(tokenizer)) => Ok(tokenizer),
        Ok(Err(error)) => Err(error.to_string().replace('\n', " ")),
        Err(_) => Err("its parts contradict each other".into()),
    }
}

/// A special token in tokenizer_config.json: its text, or an object with the text in `content`.
pub(crate) fn special_token(value: &Value) -> Option<&str> {
    value.as_str().or_else(|| value.get("content")?.as_str())
}

/// `eos_token_id` of generation_config.json, or else of config.json or its text part.
fn end_ids(checkpoint: &Checkpoint) -> Result<BTreeSet<u32>, LoadError> {
    let config = checkpoint.config();
    let places = [
        ("generation_config.json", checkpoint.generation_config()),
        ("config.json", Some(config)),
        ("config.json", config.get("text_config")),
    ];
    let found = places.into_iter().find_map(|(name, object)| {
        let value = object?.get("eos_token_id")?;
        (!value.is_null()).then_some((name, value))
    });
    let Some((name, value)) = found else { return Ok(BTreeSet::new()) };
    let items = match value {
        Value::Array(items) => items.as_slice(),
        one => std::slice::from_ref(one),
    };
    items.iter().map(|item| item.as_u64().and_then(|id| u32::try_from(id).ok())).collect::<Option<_>>().ok_or_else(
        || {
            LoadError::malformed(
                &checkpoint.folder().shown(name),
                format!("eos_token_id is {value}, expected a token id or a list of them"),
                "correct the file",
            )
        },
    )
}
