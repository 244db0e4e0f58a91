//! The HTTP surface: OpenAI's chat and completions over one engine.
//!
//! For: `tf-run serve`. [`Server::new`] takes an engine and its text side, [`routes::router`]
//! makes the routes, [`listen`] runs them until a signal.
//!
//! Promises: requests share the rounds of one scheduler ([`crate::schedule`]) behind a bounded queue;
//! nothing that a client sends ends the process; replies depend on the request alone.
//!
//! Deliberately absent: keys, TLS, CORS, several models, tools and structured output.

pub mod error;
mod fields;
mod guard;
mod messages;
mod reply;
mod request;
pub mod routes;

use crate::dialogue::Dialogue;
use crate::engine::Engine;
use crate::sample::Sampler;
use crate::schedule::{ScheduleOptions, Scheduler};
use error::ApiError;
use request::Common;
use std::future::Future;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::net::TcpListener;

/// How a server presents itself and what it allows.
#[derive(Clone, Debug)]
pub struct Options {
    /// The model's id on the wire.
    pub name: String,
    /// The address listened on, for the Host check.
    pub bind_ip: IpAddr,
    /// Further names that the Host header may carry.
    pub hosts: Vec<String>,
    /// The limit of a request that sets none; `None`: whatever the context leaves.
    pub max_tokens: Option<u32>,
    pub schedule: ScheduleOptions,
    /// What a request that says nothing gets; the seed is not used.
    pub defaults: Sampler,
}

/// One model being served.
pub struct Server {
    name: String,
    bind_ip: IpAddr,
    hosts: Vec<String>,
    max_tokens: Option<u32>,
    defaults: Sampler,
    dialogue: Arc<Dialogue>,
    scheduler: Scheduler,
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
            bind_ip: options.bind_ip,
            hosts: options.hosts,
            max_tokens: options.max_tokens,
            defaults: options.defaults,
            dialogue,
            scheduler: Scheduler::start(engine, options.schedule)?,
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

    fn check_model(&self, asked: Option<&str>) -> Result<(), ApiError> {
        match asked {
            Some(asked) if asked != self.name => Err(ApiError::unknown_model(asked, &self.name)),
            _ => Ok(()),
        }
    }

    /// The most tokens that a reply may have. A limit that by itself exceeds the context is
    /// refused; one that does so only together with the prompt is capped.
    fn limit(&self, prompt_field: &str, prompt: usize, common: &Common) -> Result<u32, ApiError> {
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
        if let Some(limit) = common.max_tokens.filter(|n| *n > u64::from(context)) {
            let field = common.max_tokens_field;
            let message = format!("`{field}` is {limit} and the context has {context} tokens; lower it");
            return Err(ApiError::too_long(field, message, prompt, context));
        }
        let room = context - prompt as u32;
        let asked = common.max_tokens.map(|n| n.min(u64::from(context)) as u32).or(self.max_tokens);
        Ok(asked.unwrap_or(room).min(room).max(1))
    }

    /// `prefix` and 24 hex digits, unlike any other of this process.
    fn new_id(&self, prefix: &str) -> String {
        let n = self.ids.fetch_add(1, Ordering::Relaxed);
        format!("{prefix}{:016x}{n:08x}", self.id_base)
    }
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs())
}

/// Serves until `stop` is ready, then drains: new work gets 503, running requests may finish
/// within `grace`, after which they end with an error.
///
/// # Errors
/// Those of the listener.
pub async fn listen(
    listener: TcpListener,
    server: Arc<Server>,
    stop: impl Future<Output = ()> + Send + 'static,
    grace: Duration,
) -> std::io::Result<()> {
    let (drained, drained_signal) = tokio::sync::oneshot::channel::<()>();
    let scheduler = server.scheduler.clone();
    let drain = async move {
        stop.await;
        scheduler.drain();
        if tokio::time::timeout(grace, idle(&scheduler)).await.is_err() {
            scheduler.abort();
            idle(&scheduler).await;
        }
        let _ = drained.send(());
    };
    let serving = async move { axum::serve(listener, routes::router(server)).with_graceful_shutdown(drain).await };
    // A client that never reads its reply must not hold the process once the work is done.
    let give_up = async move {
        match drained_signal.await {
            Ok(()) => tokio::time::sleep(Duration::from_secs(2)).await,
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        served = serving => served,
        () = give_up => Ok(()),
    }
}

async fn idle(scheduler: &Scheduler) {
    let scheduler = scheduler.clone();
    // A join error would be a panic while waiting for a condition variable: nothing to wait for.
    let _ = tokio::task::spawn_blocking(move || scheduler.wait_idle()).await;
}
