//! From a request to the steps of its reply, whatever route it came by.
//!
//! For: the routes. [`start`] encodes the prompts, hands jobs to the scheduler and gives the steps that the writers of
//! [`super::dialect`] print.
//!
//! Promises: what can be refused is refused before the first step; each choice is started and then ended or failed;
//! the parts of a choice joined are the same however its text falls into tokens; dropping the steps ends the jobs.

use super::Server;
use super::choice::Choice;
use super::error::ApiError;
use super::prompt::{self, Encoded};
use super::request::{Conversation, Ending, Input, Request};
use crate::markup::{Markup, Offer, Part, ReasoningBudget, ReplyReader};
use crate::sample::Sampler;
use crate::sample::logprob::TokenLogprob;
use crate::schedule::{Job, Partition};
use crate::text::TextStart;
use futures::stream::{self, BoxStream, StreamExt};
use serde_json::{Map, Value, json};
use std::hash::{BuildHasher, Hasher};
use std::sync::Arc;

pub use crate::schedule::Finish;

/// One thing that happened to one choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub choice: usize,
    pub what: What,
}

#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// So many tokens of the prompt need not be read.
    Started {
        cached: u32,
    },
    /// What is known of the prompt's tokens, one entry each.
    Prompt(Vec<Option<TokenLogprob>>),
    /// Parts, none of them empty; and the tokens of what they say, where log-probabilities are wanted.
    Parts {
        parts: Vec<Part>,
        tokens: Vec<TokenLogprob>,
    },
    Ended(End),
    Failed(ApiError),
}

/// How a choice ended, and what it came to.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    pub choice: usize,
    pub finish: Finish,
    /// Everything that was said.
    pub items: Vec<Item>,
    /// The last item is a call that came to its end.
    pub last_complete: bool,
    pub calls: usize,
    /// Tokens of the reply, the end token included; of them those of reasoning; and of the prompt's those resumed.
    pub tokens: u32,
    pub reasoning: u32,
    pub cached: u32,
    /// Tokens that no part came of, where log-probabilities are wanted.
    pub rest: Vec<TokenLogprob>,
    pub token_sha: String,
}

/// Something that a reply says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    Reasoning(String),
    Text(String),
    /// Arguments are JSON text.
    Call {
        name: String,
        arguments: String,
    },
}

impl Item {
    pub fn call(&self) -> Option<(&str, &str)> {
        match self {
            Item::Call { name, arguments } => Some((name, arguments)),
            _ => None,
        }
    }
}

/// The steps of all choices, each complete.
pub struct Gathered {
    pub choices: Vec<GatheredChoice>,
}

pub struct GatheredChoice {
    pub prompt: Vec<Option<TokenLogprob>>,
    pub tokens: Vec<TokenLogprob>,
    pub end: End,
}

impl GatheredChoice {
    /// The answer itself.
    pub fn text(&self) -> String {
        let text = |item: &'_ Item| match item {
            Item::Text(text) => Some(text.clone()),
            _ => None,
        };
        self.end.items.iter().filter_map(text).collect()
    }

    /// What was thought before it, if anything.
    pub fn reasoning(&self) -> Option<String> {
        let text = |item: &'_ Item| match item {
            Item::Reasoning(text) => Some(text.clone()),
            _ => None,
        };
        Some(self.end.items.iter().filter_map(text).collect()).filter(|all: &String| !all.is_empty())
    }
}

/// Waits for all of a reply.
///
/// # Errors
/// The first failure of a choice.
pub async fn gather(mut steps: BoxStream<'static, Step>, choices: usize) -> Result<Gathered, ApiError> {
    let mut begun: Vec<(Vec<_>, Vec<_>, Option<End>)> = (0..choices).map(|_| Default::default()).collect();
    while let Some(Step { choice, what }) = steps.next().await {
        match what {
            What::Started { .. } => {}
            What::Prompt(known) => begun[choice].0 = known,
            What::Parts { tokens, .. } => begun[choice].1.extend(tokens),
            What::Ended(end) => begun[choice].2 = Some(end),
            What::Failed(e) => return Err(e),
        }
    }
    let lost = || ApiError::internal("the generation ended without a reply");
    let whole = |(prompt, tokens, end): (_, _, Option<End>)| Some(GatheredChoice { prompt, tokens, end: end? });
    let choices = begun.into_iter().map(whole).collect::<Option<Vec<_>>>().ok_or_else(lost)?;
    Ok(Gathered { choices })
}

/// What all bodies of one reply share.
#[derive(Clone, Debug)]
pub struct Envelope {
    pub id: String,
    /// Seconds since 1970.
    pub created: u64,
    pub model: String,
    pub fingerprint: String,
    /// The limit is what the context leaves, and not what was asked for.
    pub window_full: bool,
    prompts: Arc<[Encoded]>,
    /// Choices for each prompt.
    replies: usize,
    /// As the client wrote it, if it did.
    seed: Value,
}

impl Envelope {
    pub fn choices(&self) -> usize {
        self.prompts.len() * self.replies
    }

    pub fn prompt_of(&self, choice: usize) -> &Encoded {
        &self.prompts[choice / self.replies]
    }

    pub fn prompt_tokens(&self) -> usize {
        self.prompts.iter().map(|prompt| prompt.ids.len()).sum()
    }

    /// An id for a part of this reply: the same for the same part, and unlike any of another reply.
    pub fn sub_id(&self, prefix: &str, choice: usize, index: usize) -> String {
        let own = self.id.split_once(['-', '_']).map_or(self.id.as_str(), |(_, own)| own);
        format!("{prefix}{own}{:x}", choice << 16 | index)
    }

    /// The fields that OpenAI's bodies begin with.
    pub fn head(&self, object: &str) -> Map<String, Value> {
        Map::from_iter([
            ("id".to_owned(), Value::from(self.id.as_str())),
            ("object".to_owned(), Value::from(object)),
            ("created".to_owned(), Value::from(self.created)),
            ("model".to_owned(), Value::from(self.model.as_str())),
            ("system_fingerprint".to_owned(), Value::from(self.fingerprint.as_str())),
        ])
    }

    /// Adds what makes the reply reproducible.
    pub fn sign(&self, body: &mut Map<String, Value>, end: &End) {
        body.insert("seed".to_owned(), self.seed.clone());
        body.insert("token_sha".to_owned(), Value::from(end.token_sha.as_str()));
    }

    /// OpenAI's counts. Each prompt counts once, however many replies it has.
    pub fn usage<'e>(&self, ends: impl IntoIterator<Item = &'e End>) -> Value {
        let (mut completion, mut reasoning, mut cached) = (0, 0, 0);
        for end in ends {
            completion += end.tokens as usize;
            reasoning += end.reasoning;
            if end.choice % self.replies == 0 {
                cached += end.cached;
            }
        }
        let prompt = self.prompt_tokens();
        json!({
            "prompt_tokens": prompt,
            "completion_tokens": completion,
            "total_tokens": prompt + completion,
            "prompt_tokens_details": { "cached_tokens": cached },
            "completion_tokens_details": { "reasoning_tokens": reasoning },
        })
    }

    /// A body that is not streamed.
    pub fn whole(&self, object: &str, choices: Vec<Value>, gathered: &Gathered) -> Value {
        let mut body = self.head(object);
        body.insert("choices".to_owned(), Value::from(choices));
        body.insert("usage".to_owned(), self.usage(gathered.choices.iter().map(|choice| &choice.end)));
        if let Some(first) = gathered.choices.first() {
            self.sign(&mut body, &first.end);
        }
        Value::Object(body)
    }
}

/// Runs a request. `caller` tells keys apart; `prefix` begins the reply's id.
///
/// # Errors
/// Whatever the request, the queue or the first step has against it.
pub async fn start(
    server: &Arc<Server>,
    request: &Request,
    caller: &str,
    prefix: &str,
) -> Result<(Envelope, BoxStream<'static, Step>), ApiError> {
    server.check_model(request.model.as_deref())?;
    server.check_markup(request)?;
    let prompts: Arc<[Encoded]> = prompt::encode(server, request).await?.into();
    let (seed, written) = match &request.sampling.seed {
        Some(seed) => (seed.bits, seed.written.clone()),
        None => {
            let seed = server.seed.unwrap_or_else(fresh_seed);
            (seed, Value::from(seed))
        }
    };
    let parts: Vec<&str> = [caller].into_iter().chain(request.partition.iter().map(String::as_str)).collect();
    let partition = Partition::of(&parts);
    let offers = offers(request);
    let mut constraints = server.constraints(request, &prompts).await?.into_iter();
    let mut window_full = false;
    let mut choices = Vec::new();
    for prompt in prompts.iter() {
        let limit = server.limit(&prompt.field, prompt.ids.len(), &request.limit)?;
        window_full = request.limit.tokens.is_some_and(|asked| asked > u64::from(limit));
        for reply in 0..u64::from(request.replies) {
            let sampler = server.sampler(&request.sampling, seed.wrapping_add(reply));
            let mut job = server.job(request, prompt, limit, sampler, partition);
            job.constraint = constraints.next();
            server.bound_reasoning(request, prompt, &offers, &mut job)?;
            let choice = choices.len();
            let reader = server.reader(request, prompt, offers.clone());
            let state = Choice::new(choice, !request.tools.parallel, reader);
            choices.push(state.steps(server.scheduler.submit(job)?));
        }
    }
    let mut steps = stream::select_all(choices).boxed();
    // The status is not sent before the first has its place: what fails until then has its own.
    let first = match steps.next().await {
        Some(Step { what: What::Failed(e), .. }) => return Err(e),
        Some(first) => first,
        None => return Err(ApiError::unavailable("the server is shutting down")),
    };
    let envelope = Envelope {
        id: server.new_id(prefix),
        created: super::now(),
        model: server.name.clone(),
        fingerprint: server.fingerprint.clone(),
        window_full,
        prompts,
        replies: request.replies as usize,
        seed: written,
    };
    // After a failure nothing more is said.
    let until_failure = stream::iter([first]).chain(steps).scan(false, |over, step| {
        let step = (!*over).then_some(step);
        *over |= matches!(step, Some(Step { what: What::Failed(_), .. }));
        std::future::ready(step)
    });
    Ok((envelope, until_failure.boxed()))
}

/// 53 bits that nobody can foresee, so that every JSON reader keeps them.
fn fresh_seed() -> u64 {
    std::collections::hash_map::RandomState::new().build_hasher().finish() >> 11
}

/// The tools that may be called.
fn offers(request: &Request) -> Arc<[Offer]> {
    let offered = request.tools.list.iter().filter(|_| request.tools.offered());
    offered.map(|tool| Offer { name: tool.name.clone(), parameters: tool.parameters.clone() }).collect()
}

impl Server {
    /// What tells the parts of a reply; a text that is continued has one alone.
    fn reader(&self, request: &Request, prompt: &Encoded, offers: Arc<[Offer]>) -> ReplyReader {
        let Input::Chat(chat) = &request.input else {
            return ReplyReader::new(Arc::new(Markup::default()), offers, false);
        };
        let inside = self.inside_reasoning(chat, prompt);
        ReplyReader::new(self.dialogue.markup().clone(), offers, inside)
    }

    /// Whether the reply begins inside of reasoning.
    pub(super) fn inside_reasoning(&self, chat: &Conversation, prompt: &Encoded) -> bool {
        let begun = match chat.ending {
            Ending::Continued => chat.messages.last().and_then(|message| message["content"].as_str()),
            Ending::Opened | Ending::Closed => None,
        };
        self.dialogue.markup().inside_reasoning(&prompt.text, begun.unwrap_or_default())
    }

    /// Holds a job to the request's budget of reasoning, if there is one and the model marks its reasoning.
    fn bound_reasoning(
        &self,
        request: &Request,
        prompt: &Encoded,
        offers: &Arc<[Offer]>,
        job: &mut Job,
    ) -> Result<(), ApiError> {
        let (Some(budget), Some(style)) = (request.reasoning_budget, &self.dialogue.markup().reasoning) else {
            return Ok(());
        };
        let close = self.dialogue.encode_rendered(&style.close).map_err(|e| prompt::refusal("messages", e))?;
        if !close.is_empty() {
            let text = self.dialogue.marked_reply::<&str>(TextStart::Continuation, &[], request.tools.offered());
            let reader = self.reader(request, prompt, offers.clone());
            let inner = job.constraint.take();
            job.constraint = Some(Box::new(ReasoningBudget::new(text, reader, budget, close, inner)));
        }
        Ok(())
    }

    fn job(&self, request: &Request, prompt: &Encoded, limit: u32, sampler: Sampler, partition: Partition) -> Job {
        let text = match &request.input {
            Input::Chat(chat) => {
                let opened = chat.ending == Ending::Opened;
                let start = if opened { TextStart::Beginning } else { TextStart::Continuation };
                self.dialogue.marked_reply(start, &request.stop, request.tools.offered())
            }
            Input::Prompts(_) => self.dialogue.reply(TextStart::Continuation, &request.stop),
        };
        let mut job = Job::new(prompt.ids.to_vec(), limit, text);
        job.sampler = sampler;
        job.adjust = request.sampling.adjust.clone();
        if !request.sampling.ignore_eos {
            job.end_tokens = self.dialogue.end_ids().to_vec();
        }
        job.top_logprobs = request.logprobs;
        job.prompt_logprobs = request.logprobs.filter(|_| request.echo);
        job.partition = partition;
        job.boundaries.clone_from(&prompt.boundaries);
        job
    }
}
