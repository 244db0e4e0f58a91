//! OpenAI's completions of old, as evaluation programs need them: prompts as texts or ids, several at once, with `echo`
//! and log-probabilities of the prompt.
//!
//! Promises: `logprobs` has an entry for every token, end tokens included; with `echo` the prompt's come first, and the
//! very first has no value, as nothing comes before it.

use super::chat::shown_logprob;
use super::{Frame, Writer, error_frames};
use crate::markup::Part;
use crate::sample::logprob::TokenLogprob;
use crate::serve::error::ApiError;
use crate::serve::fields::{Fields, expected};
use crate::serve::request::{self, Facts, Input, Prompt, Request};
use crate::serve::run::{End, Envelope, Finish, Gathered, Step, What};
use crate::serve::structure::structure;
use crate::serve::table;
use crate::text::Pieces;
use serde_json::{Map, Value, json};
use std::sync::Arc;

const MAX_PROMPTS: usize = 64;

/// # Errors
/// 400 naming the field.
pub fn read(body: &Map<String, Value>, facts: &Facts) -> Result<Request, ApiError> {
    let fields = Fields::new(body, table::COMPLETIONS, facts.strict)?;
    let limit = request::limit(&fields, &["max_tokens", "max_completion_tokens"])?;
    let mut request = Request::new(&fields, facts, Input::Prompts(prompts(&fields, facts)?), limit)?;
    request.echo = fields.boolean("echo")?.unwrap_or(false);
    if limit.tokens == Some(0) && !request.echo {
        return Err(ApiError::invalid(limit.field, "must be at least 1, or the prompt asked back by `echo`"));
    }
    request.structure = structure(&fields)?;
    request.stop = request::stops(&fields, "stop")?;
    request.replies = fields.integer("n")?.unwrap_or(1) as u32;
    if let (Some(best), Some(value)) = (fields.integer("best_of")?, fields.get("best_of"))
        && best != i64::from(request.replies)
    {
        return Err(expected("best_of", "equal to `n`", value));
    }
    request.include_usage = request::include_usage(&fields, request.stream)?;
    request.logprobs = match fields.get("logprobs") {
        None | Some(Value::Bool(false)) => None,
        Some(value) => match value.as_u64() {
            Some(top @ 0..=5) => Some(top as u8),
            _ => return Err(expected("logprobs", "an integer from 0 to 5", value)),
        },
    };
    Ok(request)
}

fn prompts(fields: &Fields<'_>, facts: &Facts) -> Result<Vec<Prompt>, ApiError> {
    let wanted = "a text, a list of token ids, or a list of either";
    let Some(value) = fields.get("prompt") else {
        return Err(ApiError::invalid("prompt", format!("is missing; it must be {wanted}")));
    };
    let one = |at: &str, value: &Value| match value {
        Value::String(text) => Ok(Prompt::Text(text.clone())),
        Value::Array(ids) if ids.first().is_some_and(Value::is_number) => token_ids(at, ids, facts.vocab_size),
        other => Err(expected(at, wanted, other)),
    };
    match value {
        Value::Array(list) if list.first().is_some_and(|first| first.is_string() || first.is_array()) => {
            if list.len() > MAX_PROMPTS {
                let what = format!("must hold at most {MAX_PROMPTS} prompts, got {}", list.len());
                return Err(ApiError::invalid("prompt", what));
            }
            let at = |i: usize| if list.len() == 1 { "prompt".to_owned() } else { format!("prompt[{i}]") };
            list.iter().enumerate().map(|(i, prompt)| one(&at(i), prompt)).collect()
        }
        one_alone => Ok(vec![one("prompt", one_alone)?]),
    }
}

/// # Errors
/// 400 naming the first that is no id of the vocabulary.
pub fn token_ids(at: &str, list: &[Value], vocab_size: usize) -> Result<Prompt, ApiError> {
    let mut ids = Vec::with_capacity(list.len());
    for (i, value) in list.iter().enumerate() {
        match value.as_u64().and_then(|id| u32::try_from(id).ok()) {
            Some(id) if (id as usize) < vocab_size => ids.push(id),
            Some(id) => {
                let what = format!("is {id}, outside the vocabulary of {vocab_size}");
                return Err(ApiError::invalid(format!("{at}[{i}]"), what));
            }
            None => return Err(expected(&format!("{at}[{i}]"), "a token id", value)),
        }
    }
    Ok(Prompt::Tokens(ids))
}

/// Writes completions.
pub struct CompletionWriter {
    envelope: Envelope,
    pieces: Arc<Pieces>,
    include_usage: bool,
    echo: bool,
    logprobs: Option<u8>,
    ends: Vec<End>,
    /// Characters of each choice's text so far.
    offsets: Vec<usize>,
}

impl CompletionWriter {
    pub fn new(envelope: Envelope, request: &Request, pieces: Arc<Pieces>) -> CompletionWriter {
        CompletionWriter {
            pieces,
            include_usage: request.include_usage,
            echo: request.echo,
            logprobs: request.logprobs,
            ends: Vec::new(),
            offsets: vec![0; envelope.choices()],
            envelope,
        }
    }

    fn chunk(&self, choice: usize, text: &str, logprobs: Value, end: Option<&End>) -> Frame {
        let mut body = self.envelope.head("text_completion");
        let finish = end.map(finish);
        let choice = json!({ "index": choice, "text": text, "logprobs": logprobs, "finish_reason": finish });
        body.insert("choices".to_owned(), json!([choice]));
        if self.include_usage {
            body.insert("usage".to_owned(), Value::Null);
        }
        if let Some(end) = end {
            self.envelope.sign(&mut body, end);
        }
        Frame::data(&Value::Object(body))
    }

    /// The prompt as it is sent back.
    fn echoed(&self, choice: usize) -> &str {
        match self.echo {
            true => &self.envelope.prompt_of(choice).text,
            false => "",
        }
    }

    /// The block of log-probabilities; ids with what is known of each.
    fn logprobs(&mut self, choice: usize, tokens: &[(u32, Option<&TokenLogprob>)]) -> Value {
        let Some(top) = self.logprobs else { return Value::Null };
        let text = |id: u32| String::from_utf8_lossy(self.pieces.bytes(id)).into_owned();
        let (mut texts, mut values, mut tops, mut offsets) = (vec![], vec![], vec![], vec![]);
        for (id, token) in tokens {
            let piece = text(*id);
            offsets.push(self.offsets[choice]);
            self.offsets[choice] += piece.chars().count();
            texts.push(piece);
            values.push(token.map(|token| shown_logprob(token.logprob)));
            tops.push(token.filter(|_| top > 0).map(|token| {
                let likeliest = token.top.iter().map(|(id, logprob)| (text(*id), Value::from(shown_logprob(*logprob))));
                likeliest.collect::<Map<String, Value>>()
            }));
        }
        json!({ "tokens": texts, "token_logprobs": values, "top_logprobs": tops, "text_offset": offsets })
    }

    fn prompt_logprobs(&mut self, choice: usize, known: &[Option<TokenLogprob>]) -> Value {
        let ids = self.envelope.prompt_of(choice).ids.clone();
        let tokens: Vec<_> = ids.iter().copied().zip(known.iter().map(Option::as_ref)).collect();
        self.logprobs(choice, &tokens)
    }

    fn reply_logprobs(&mut self, choice: usize, tokens: &[TokenLogprob]) -> Value {
        let tokens: Vec<_> = tokens.iter().map(|token| (token.id, Some(token))).collect();
        self.logprobs(choice, &tokens)
    }
}

fn finish(end: &End) -> &'static str {
    match end.finish {
        Finish::Length => "length",
        Finish::Stop | Finish::StopString(_) => "stop",
    }
}

impl Writer for CompletionWriter {
    fn frames(&mut self, step: Step) -> Vec<Frame> {
        let choice = step.choice;
        match step.what {
            // With log-probabilities the prompt comes with them.
            What::Started { .. } if self.echo && self.logprobs.is_none() => {
                vec![self.chunk(choice, self.echoed(choice), Value::Null, None)]
            }
            What::Started { .. } => Vec::new(),
            What::Prompt(known) => {
                let logprobs = self.prompt_logprobs(choice, &known);
                vec![self.chunk(choice, self.echoed(choice), logprobs, None)]
            }
            What::Parts { parts, tokens } => {
                let text: String = parts.iter().filter_map(Part::text).collect();
                let logprobs = self.reply_logprobs(choice, &tokens);
                vec![self.chunk(choice, &text, logprobs, None)]
            }
            What::Ended(end) => {
                let logprobs = match end.rest.is_empty() {
                    true => Value::Null,
                    false => self.reply_logprobs(choice, &end.rest),
                };
                let mut frames = vec![self.chunk(choice, "", logprobs, Some(&end))];
                self.ends.push(end);
                if self.ends.len() == self.envelope.choices() {
                    if self.include_usage {
                        let mut body = self.envelope.head("text_completion");
                        body.insert("choices".to_owned(), json!([]));
                        body.insert("usage".to_owned(), self.envelope.usage(&self.ends));
                        frames.push(Frame::data(&Value::Object(body)));
                    }
                    frames.push(Frame::done());
                }
                frames
            }
            What::Failed(e) => error_frames(&e),
        }
    }

    fn whole(&mut self, gathered: &Gathered) -> Value {
        let mut choices = Vec::new();
        for (i, choice) in gathered.choices.iter().enumerate() {
            let ids = self.envelope.prompt_of(i).ids.clone();
            let prompt = ids.iter().copied().zip(choice.prompt.iter().map(Option::as_ref));
            let reply = choice.tokens.iter().chain(&choice.end.rest).map(|token| (token.id, Some(token)));
            let tokens: Vec<_> = prompt.chain(reply).collect();
            let logprobs = self.logprobs(i, &tokens);
            let text = format!("{}{}", self.echoed(i), choice.text());
            let mut shown =
                json!({ "index": i, "text": text, "logprobs": logprobs, "finish_reason": finish(&choice.end) });
            if gathered.choices.len() > 1 {
                shown["token_sha"] = Value::from(choice.end.token_sha.as_str());
            }
            choices.push(shown);
        }
        self.envelope.whole("text_completion", choices, gathered)
    }
}
