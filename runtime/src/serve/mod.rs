//! The HTTP surface over one engine: OpenAI's chat, completions and Responses, Anthropic's Messages.
//!
//! For: `tf-run serve`. [`Server::new`] takes an engine and its text side, [`listen`] serves it until a signal. A body
//! is read into one internal [`request`], whatever its route; [`run`] turns that into steps; a writer of [`dialect`]
//! prints those.
//!
//! Promises: requests share the rounds of one scheduler ([`crate::schedule`]) behind a bounded queue;
//! nothing that a client sends ends the process; replies depend on the request alone.
//!
//! Deliberately absent: TLS, several models, images and audio.

mod choice;
mod connection;
mod constraint;
mod conversation;
mod dialect;
pub mod error;
mod fields;
mod guard;
mod info;
pub mod keys;
pub mod openapi;
mod pages;
mod prompt;
mod request;
pub mod routes;
mod run;
mod store;
mod structure;
mod table;
mod tools;

use crate::constrain::Grammars;
use crate::dialogue::Dialogue;
use crate::engine::Engine;
use crate::markup::ToolMarkup;
use crate::sample::Sampler;
use crate::schedule::{ScheduleOptions, Scheduler};
use error::ApiError;
use keys::Keys;
use request::{Conversation, Facts, Limit, Request, Sampling};
use serde_json::{Map, Value};
use std::future::Future;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::ResponseStore;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How a server presents itself and what it allows.
pub struct Options {
    /// The model's id on the wire.
    pub name: String,
    /// Further ids that requests may use; replies carry `name` whatever was asked for.
    pub aliases: Vec<String>,
    /// The address listened on, for the Host check.
    pub bind_ip: IpAddr,
    /// Further names that the Host header may carry.
    pub hosts: Vec<String>,
    /// Pages whose scripts may use the server; `*` is any.
    pub origins: Vec<String>,
    pub keys: Arc<Keys>,
    /// Unknown fields of a request are refused.
    pub strict_fields: bool,
    /// Reasoning is sent as `reasoning` beside `reasoning_content`.
    pub reasoning_twice: bool,
    /// The limit of a request that sets none; `None`: whatever the context leaves.
    pub max_tokens: Option<u32>,
    pub schedule: ScheduleOptions,
    pub limits: Limits,
    /// What a request that says nothing gets; the seed is not used.
    pub defaults: Sampler,
    /// The seed of a request that has none; `None`: a fresh one for each.
    pub seed: Option<u64>,
    /// What the chat template gets where a request does not say otherwise.
    pub template_variables: Map<String, Value>,
}

impl Options {
    /// A server on `bind_ip` without keys, with the limits of [`Limits::default`].
    pub fn new(name: String, bind_ip: IpAddr) -> Options {
        Options {
            name,
            aliases: Vec::new(),
            bind_ip,
            hosts: Vec::new(),
            origins: Vec::new(),
            keys: Arc::new(Keys::none()),
            strict_fields: false,
            reasoning_twice: false,
            max_tokens: None,
            schedule: ScheduleOptions::default(),
            limits: Limits::default(),
            defaults: Sampler::default(),
            seed: None,
            template_variables: Map::new(),
        }
    }
}

/// How long a client may take, and how many there may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// From the first byte of a request to the end of its headers.
    pub headers: Duration,
    /// From there to the end of its body.
    pub body: Duration,
    /// Without a request.
    pub idle: Duration,
    /// Without taking anything of a reply that waits to be read.
    pub stall: Duration,
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        let (headers, body, idle, stall) = (seconds(10), seconds(30), seconds(75), seconds(60));
        Limits { headers, body, idle, stall, connections: 1024 }
    }
}

/// One model being served.
pub struct Server {
    name: String,
    aliases: Vec<String>,
    bind_ip: IpAddr,
    hosts: Vec<String>,
    origins: Vec<String>,
    keys: Arc<Keys>,
    strict_fields: bool,
    reasoning_twice: bool,
    max_tokens: Option<u32>,
    limits: Limits,
    defaults: Sampler,
    seed: Option<u64>,
    template_variables: Map<String, Value>,
    dialogue: Arc<Dialogue>,
    scheduler: Scheduler,
    responses: Arc<ResponseStore>,
    /// Made when first needed: it takes a while, and few ask.
    grammars: OnceLock<Result<Grammars, String>>,
    context: u32,
    vocab_size: usize,
    fingerprint: String,
    /// Seconds since 1970 at the start.
    created: u64,
    ids: AtomicU64,
    /// Tells the ids of one process from another's.
    id_base: u64,
}

impl Server {
    /// Starts the scheduler around `engine`.
    ///
    /// # Errors
    /// The system refused the thread.
    pub fn new(engine: Box<dyn Engine>, dialogue: Arc<Dialogue>, options: Options) -> std::io::Result<Server> {
        let context = engine.context();
        let vocab_size = engine.vocab_size();
        let digest: String = engine.describe().bundle_digest.chars().take(12).collect();
        let nanos = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_nanos() as u64);
        Ok(Server {
            name: options.name,
            aliases: options.aliases,
            bind_ip: options.bind_ip,
            hosts: options.hosts,
            origins: options.origins,
            keys: options.keys,
            strict_fields: options.strict_fields,
            reasoning_twice: options.reasoning_twice,
            max_tokens: options.max_tokens,
            limits: options.limits,
            defaults: options.defaults,
            seed: options.seed,
            template_variables: options.template_variables,
            dialogue,
            scheduler: Scheduler::start(engine, options.schedule)?,
            responses: Arc::default(),
            grammars: OnceLock::new(),
            context,
            vocab_size,
            fingerprint: format!("tf-{digest}"),
            created: now(),
            ids: AtomicU64::new(0),
            id_base: nanos,
        })
    }

    pub fn scheduler(&self) -> &Scheduler {
        &self.scheduler
    }

    pub fn dialogue(&self) -> &Dialogue {
        &self.dialogue
    }

    fn facts(&self) -> Facts {
        Facts { vocab_size: self.vocab_size, strict: self.strict_fields }
    }

    fn check_model(&self, asked: Option<&str>) -> Result<(), ApiError> {
        match asked {
            Some(asked) if asked != self.name && !self.aliases.iter().any(|alias| alias == asked) => {
                Err(ApiError::unknown_model(asked, &self.name))
            }
            _ => Ok(()),
        }
    }

    /// Refuses what the model's markup has no way for.
    fn check_markup(&self, request: &Request) -> Result<(), ApiError> {
        if !request.tools.offered() {
            return Ok(());
        }
        let why = match self.dialogue.markup().tools {
            ToolMarkup::Known(_) => return Ok(()),
            ToolMarkup::NoTemplate => "this model has no chat template",
            ToolMarkup::NotShown => "this model's chat template shows it no tools",
            ToolMarkup::Unknown => "this model writes calls in a way that this server does not know",
        };
        Err(ApiError::impossible("tools", why))
    }

    /// The most tokens that a reply may have. A limit that by itself exceeds the context is
    /// refused unless it is to be capped; one that does so only together with the prompt is capped.
    fn limit(&self, prompt_field: &str, prompt: usize, limit: &Limit) -> Result<u32, ApiError> {
        let context = self.context;
        if prompt == 0 {
            return Err(ApiError::invalid(prompt_field, "has no tokens; there is nothing to continue"));
        }
        if prompt >= context as usize {
            let message = format!(
                "the prompt has {prompt} tokens and the context {context}, at least one of which the reply needs; shorten the prompt"
            );
            return Err(ApiError::too_long(prompt_field, message, prompt, context));
        }
        if let Some(tokens) = limit.tokens.filter(|n| *n > u64::from(context) && !limit.capped) {
            let field = limit.field;
            let message = format!("`{field}` is {tokens} and the context has {context} tokens; lower it");
            return Err(ApiError::too_long(field, message, prompt, context));
        }
        let room = context - prompt as u32;
        let asked = limit.tokens.map(|n| n.min(u64::from(context)) as u32).or(self.max_tokens);
        Ok(asked.unwrap_or(room).min(room))
    }

    fn sampler(&self, sampling: &Sampling, seed: u64) -> Sampler {
        let defaults = &self.defaults;
        Sampler {
            temperature: sampling.temperature.unwrap_or(defaults.temperature),
            top_p: sampling.top_p.unwrap_or(defaults.top_p),
            top_k: sampling.top_k.unwrap_or(defaults.top_k),
            min_p: sampling.min_p.unwrap_or(defaults.min_p),
            seed,
        }
    }

    /// A chat whose template gets what the server is set to where the request does not say otherwise.
    fn with_template_variables(&self, mut chat: Conversation) -> Conversation {
        for (name, value) in &self.template_variables {
            chat.variables.entry(name.clone()).or_insert_with(|| value.clone());
        }
        chat
    }

    /// `prefix` and 24 hex digits, unlike any other of this process.
    fn new_id(&self, prefix: &str) -> String {
        let n = self.ids.fetch_add(1, Ordering::Relaxed);
        format!("{prefix}{:016x}{n:08x}", self.id_base)
    }
}

/// What a chat template may be handed by default, by the rules for requests.
///
/// # Errors
/// What is wrong with which variable.
pub fn template_variables(given: &Map<String, Value>) -> Result<Map<String, Value>, String> {
    request::checked_variables(given).map_err(|e| e.message)
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs())
}

/// Serves until `stop` is ready, then drains: new work gets 503, running requests may finish
/// within `grace`, after which they end with an error.
pub async fn listen(
    listener: TcpListener,
    server: Arc<Server>,
    stop: impl Future<Output = ()> + Send + 'static,
    grace: Duration,
) {
    let (over, ended) = watch::channel(false);
    let scheduler = server.scheduler.clone();
    let drain = async move {
        stop.await;
        scheduler.drain();
        if tokio::time::timeout(grace, idle(&scheduler)).await.is_err() {
            scheduler.abort();
            idle(&scheduler).await;
        }
        let _ = over.send(true);
        // A client that never reads its reply must not hold the process once the work is done.
        tokio::time::sleep(Duration::from_secs(2)).await;
    };
    tokio::select! {
        () = connection::accept(listener, server, ended) => {}
        () = drain => {}
    }
}

async fn idle(scheduler: &Scheduler) {
    let scheduler = scheduler.clone();
    // A join error would be a panic while waiting for a condition variable: nothing to wait for.
    let _ = tokio::task::spawn_blocking(move || scheduler.wait_idle()).await;
}
