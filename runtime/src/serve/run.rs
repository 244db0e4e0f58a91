//! From a request to the steps of its reply, whatever route it came by.
//!
//! For: the routes. [`start`] encodes the prompts, hands jobs to the scheduler and gives the steps that the writers of
//! [`super::dialect`] print.
//!
//! Promises: what can be refused is refused before the first step; each choice is started and then ended or failed;
//! the parts of a choice joined are the same however its text falls into tokens; dropping the steps ends the jobs.

use super::Server;
use super::error::ApiError;
use super::part::Part;
use super::prompt::{self, Encoded};
use super::request::{Ending, Input, Request};
use crate::sample::logprob::TokenLogprob;
use crate::sample::{Sampler, token_sha};
use crate::schedule::{Event, Job, Partition};
use crate::text::TextStart;
use futures::stream::{self, BoxStream, StreamExt};
use serde_json::{Map, Value, json};
use std::hash::{BuildHasher, Hasher};
use std::sync::Arc;
use tokio_stream::wrappers::UnboundedReceiverStream;

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
            let seed = fresh_seed();
            (seed, Value::from(seed))
        }
    };
    let parts: Vec<&str> = [caller].into_iter().chain(request.partition.iter().map(String::as_str)).collect();
    let partition = Partition::of(&parts);
    let mut window_full = false;
    let mut choices = Vec::new();
    for prompt in prompts.iter() {
        let limit = server.limit(&prompt.field, prompt.ids.len(), &request.limit)?;
        window_full = request.limit.tokens.is_some_and(|asked| asked > u64::from(limit));
        for reply in 0..u64::from(request.replies) {
            let sampler = server.sampler(&request.sampling, seed.wrapping_add(reply));
            let job = server.job(request, prompt, limit, sampler, partition);
            let choice = choices.len();
            let state = Choice::new(choice, request);
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

impl Server {
    fn job(&self, request: &Request, prompt: &Encoded, limit: u32, sampler: Sampler, partition: Partition) -> Job {
        let start = match &request.input {
            Input::Chat(chat) if chat.ending == Ending::Opened => TextStart::Beginning,
            _ => TextStart::Continuation,
        };
        let mut job = Job::new(prompt.ids.to_vec(), limit, self.dialogue.reply(start, &request.stop));
        job.sampler = sampler;
        job.adjust = request.sampling.adjust.clone();
        if !request.sampling.ignore_eos {
            job.end_tokens = self.dialogue.end_ids().to_vec();
        }
        job.top_logprobs = request.logprobs;
        job.prompt_logprobs = request.logprobs.filter(|_| request.echo);
        job.partition = partition;
        job
    }
}

/// A choice on its way.
struct Choice {
    index: usize,
    /// At most one call.
    single: bool,
    cached: u32,
    ids: Vec<u32>,
    /// Tokens since the last part, and what is known of them.
    unsaid: u32,
    pending: Vec<TokenLogprob>,
    reasoning: u32,
    items: Vec<Item>,
    calls: usize,
    last_complete: bool,
    over: bool,
}

impl Choice {
    fn new(index: usize, request: &Request) -> Choice {
        Choice {
            index,
            single: !request.tools.parallel,
            cached: 0,
            ids: Vec::new(),
            unsaid: 0,
            pending: Vec::new(),
            reasoning: 0,
            items: Vec::new(),
            calls: 0,
            last_complete: false,
            over: false,
        }
    }

    fn steps(mut self, events: tokio::sync::mpsc::UnboundedReceiver<Event>) -> BoxStream<'static, Step> {
        let index = self.index;
        let events = UnboundedReceiverStream::new(events).map(Some).chain(stream::iter([None]));
        let whats = events.scan((), move |(), event| {
            // The end of this stream drops the receiver, which ends the job.
            std::future::ready((!self.over).then(|| self.take(event)))
        });
        whats.flat_map(move |whats| stream::iter(whats).map(move |what| Step { choice: index, what })).boxed()
    }

    /// What an event comes to; `None` is the end of events.
    fn take(&mut self, event: Option<Event>) -> Vec<What> {
        match event {
            Some(Event::Started { cached_tokens }) => {
                self.cached = cached_tokens;
                vec![What::Started { cached: cached_tokens }]
            }
            Some(Event::Prompt(known)) => vec![What::Prompt(known)],
            Some(Event::Token { id, text, logprob }) => {
                self.ids.push(id);
                self.unsaid += 1;
                self.pending.extend(logprob);
                let parts = if text.is_empty() { Vec::new() } else { vec![Part::Text(text)] };
                let mut whats = self.say(parts);
                if self.single && self.calls > 0 && self.last_complete {
                    whats.push(self.end(Finish::Stop));
                }
                whats
            }
            Some(Event::Done { finish, .. }) => vec![self.end(finish)],
            Some(Event::Failed(e)) => {
                self.over = true;
                vec![What::Failed(e.into())]
            }
            None => {
                self.over = true;
                vec![What::Failed(ApiError::internal("the generation ended without a reply"))]
            }
        }
    }

    fn end(&mut self, finish: Finish) -> What {
        self.over = true;
        What::Ended(End {
            choice: self.index,
            finish,
            items: std::mem::take(&mut self.items),
            last_complete: self.last_complete,
            calls: self.calls,
            tokens: self.ids.len() as u32,
            reasoning: self.reasoning,
            cached: self.cached,
            rest: std::mem::take(&mut self.pending),
            token_sha: token_sha(&self.ids),
        })
    }

    /// Notes parts; what to send of them.
    fn say(&mut self, parts: Vec<Part>) -> Vec<What> {
        let mut said: Vec<Part> = Vec::new();
        for part in parts {
            self.last_complete = false;
            match (part, said.last_mut(), self.items.last_mut()) {
                (Part::Text(text), before, last) => {
                    match last {
                        Some(Item::Text(all)) => all.push_str(&text),
                        _ => self.items.push(Item::Text(text.clone())),
                    }
                    match before {
                        Some(Part::Text(all)) => all.push_str(&text),
                        _ => said.push(Part::Text(text)),
                    }
                }
                (Part::Reasoning(text), before, last) => {
                    match last {
                        Some(Item::Reasoning(all)) => all.push_str(&text),
                        _ => self.items.push(Item::Reasoning(text.clone())),
                    }
                    match before {
                        Some(Part::Reasoning(all)) => all.push_str(&text),
                        _ => said.push(Part::Reasoning(text)),
                    }
                }
                (Part::CallStart { index, name }, _, _) => {
                    self.items.push(Item::Call { name: name.clone(), arguments: String::new() });
                    self.calls += 1;
                    said.push(Part::CallStart { index, name });
                }
                (Part::CallArguments { index, json }, before, last) => {
                    if let Some(Item::Call { arguments, .. }) = last {
                        arguments.push_str(&json);
                    }
                    match before {
                        Some(Part::CallArguments { json: all, .. }) => all.push_str(&json),
                        _ => said.push(Part::CallArguments { index, json }),
                    }
                }
                (Part::CallEnd { index }, _, last) => {
                    // Clients read arguments as JSON, of calls without any too.
                    if let Some(Item::Call { arguments, .. }) = last
                        && arguments.is_empty()
                    {
                        arguments.push_str("{}");
                        said.push(Part::CallArguments { index, json: "{}".to_owned() });
                    }
                    said.push(Part::CallEnd { index });
                    self.last_complete = true;
                }
            }
        }
        if said.is_empty() {
            return Vec::new();
        }
        let unsaid = std::mem::take(&mut self.unsaid);
        let mut tokens = std::mem::take(&mut self.pending);
        if said.iter().all(|part| matches!(part, Part::Reasoning(_))) {
            self.reasoning += unsaid;
        }
        // Log-probabilities are of the answer itself.
        if said.iter().all(|part| part.text().is_none()) {
            tokens.clear();
        }
        vec![What::Parts { parts: said, tokens }]
    }
}
