//! `tf-run serve`: opens a model and serves it until a signal.
//!
//! Promises: the port is taken before the model is loaded, so that a taken one fails at once; a
//! first SIGTERM or ctrl-c drains (while loading: ends), a second ends at once; both exit with 0; an address that other
//! machines reach is served without a key only where that is asked for.

use super::model::{self, ModelArgs};
use crate::engine::Engine;
use crate::model::OpenOptions;
use crate::schedule::ScheduleOptions;
use crate::serve::keys::Keys;
use crate::serve::{Limits, Options, Server, listen, template_variables};
use serde_json::{Map, Value};
use std::error::Error;
use std::net::{SocketAddr, ToSocketAddrs};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

#[derive(clap::Args, Clone, Debug)]
pub struct ServeArgs {
    #[command(flatten)]
    pub model: ModelArgs,

    /// Address to listen on
    #[arg(long, default_value = "127.0.0.1")]
    pub host: String,

    /// Port to listen on; 0 takes a free one
    #[arg(long, default_value_t = 8080)]
    pub port: u16,

    /// The model's id on the wire [default: the folder's name]
    #[arg(long, value_name = "ID")]
    pub name: Option<String>,

    /// A further id that requests may use, for clients that ask for a model of their own; may be given several times
    #[arg(long, value_name = "ID")]
    pub alias: Vec<String>,

    /// Limit of a reply where the request sets none [default: what the context leaves]
    #[arg(long, value_name = "N")]
    pub max_tokens: Option<NonZeroU32>,

    /// Replies that run together: a number, or auto: as many as memory has room for, at most 8
    #[arg(long, value_name = "N", default_value = "auto", value_parser = parse_parallel)]
    pub parallel: Parallel,

    /// Requests that may wait while all of those run; past that they are told to come later
    #[arg(long, value_name = "N", default_value_t = 64)]
    pub queue: usize,

    /// The part of a round's rows that prompts leave to replies that run, from 0 to 1; more of it makes prompts slower
    /// and replies smoother
    #[arg(long, value_name = "PART", default_value_t = 0.75, value_parser = parse_share)]
    pub decode_share: f32,

    /// Memory for what prompts can be resumed from, beside that of the replies that run; 0 keeps nothing
    #[arg(long, value_name = "GIB", default_value_t = 0.5, value_parser = parse_gib)]
    pub prompt_cache_gib: f64,

    /// Seed of the requests that have none [default: a fresh one for each]
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,

    /// What the chat template gets where a request does not say otherwise, like {"enable_thinking": false}
    #[arg(long, value_name = "JSON", value_parser = parse_variables)]
    pub chat_template_kwargs: Option<Variables>,

    /// A further name that clients may use for this machine (the Host header); may be given several times
    #[arg(long, value_name = "NAME")]
    pub allow_host: Vec<String>,

    /// An origin whose pages may use the server from scripts, like https://app.example, or * for all; may be given
    /// several times
    #[arg(long, value_name = "ORIGIN")]
    pub allow_origin: Vec<String>,

    /// A key that clients must show; may be given several times. Other users of this machine can read a command line:
    /// --api-key-file and the variable are better places
    #[arg(long, value_name = "KEY", hide_env_values = true)]
    pub api_key: Vec<String>,

    /// A file with a key on each line, readable by its owner alone; read again on SIGHUP
    #[arg(long, value_name = "FILE")]
    pub api_key_file: Option<PathBuf>,

    /// Listen on an address that other machines reach although there is no key
    #[arg(long)]
    pub without_key: bool,

    /// Refuse requests with fields that this server does not know
    #[arg(long)]
    pub strict_fields: bool,

    /// Send reasoning as `reasoning` beside `reasoning_content`
    #[arg(long)]
    pub both_reasoning_fields: bool,

    /// Seconds that running replies get after the first signal
    #[arg(long, value_name = "SECONDS", default_value_t = 30)]
    pub grace: u64,

    /// Connections that may be open together
    #[arg(long, value_name = "N", default_value = "1024")]
    pub max_connections: NonZeroU32,
}

/// How many replies run together.
#[derive(Clone, Copy, Debug)]
pub enum Parallel {
    Auto,
    Exactly(NonZeroU32),
}

/// More than this many lanes are a slip of the finger.
const MOST_PARALLEL: u32 = 256;

fn parse_parallel(text: &str) -> Result<Parallel, String> {
    match (text, text.parse::<NonZeroU32>()) {
        ("auto", _) => Ok(Parallel::Auto),
        (_, Ok(n)) if n.get() <= MOST_PARALLEL => Ok(Parallel::Exactly(n)),
        _ => Err(format!("expected auto, or a number from 1 to {MOST_PARALLEL}")),
    }
}

fn parse_share(text: &str) -> Result<f32, String> {
    let share = text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "expected a number from 0 to 1".to_owned())
}

fn parse_gib(text: &str) -> Result<f64, String> {
    let gib = text.parse().ok().filter(|gib| (0.0..=1e6).contains(gib));
    gib.ok_or_else(|| "expected a number of GiB, 0 or more".to_owned())
}

type Variables = Map<String, Value>;

fn parse_variables(text: &str) -> Result<Variables, String> {
    let given: Variables = serde_json::from_str(text).map_err(|e| format!("expected a JSON object: {e}"))?;
    template_variables(&given)
}

/// # Errors
/// The address cannot be listened on, or the model cannot be opened.
pub fn run(args: &ServeArgs) -> Result<(), Box<dyn Error>> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let outcome = runtime.block_on(serve(args));
    // What may still run is a thread that waits for a client's text to be encoded.
    runtime.shutdown_background();
    outcome
}

async fn serve(args: &ServeArgs) -> Result<(), Box<dyn Error>> {
    let keys = Arc::new(Keys::new(&args.api_key, args.api_key_file.clone())?);
    let serving = Arc::new(AtomicBool::new(false));
    let stop = signals(serving.clone())?;
    reread_keys(keys.clone())?;
    let listener = bind(&args.host, args.port).await?;
    let address = listener.local_addr()?;
    let open = !address.ip().is_loopback() && !keys.required();
    if open && !args.without_key {
        return Err(format!(
            "{address} can be reached from other machines: give --api-key-file or --api-key, or --without-key if \
             whoever reaches it may use the model"
        )
        .into());
    }

    let model_args = args.model.clone();
    let streams = match args.parallel {
        Parallel::Auto => None,
        Parallel::Exactly(n) => Some(n.get()),
    };
    let kept_bytes = (args.prompt_cache_gib * f64::from(1 << 30)) as u64;
    let load = move || {
        let change = |options: &mut OpenOptions| (options.streams, options.kept_bytes) = (streams, kept_bytes);
        model::load(&model_args, change).map_err(|e| e.to_string())
    };
    let mut loaded = tokio::task::spawn_blocking(load).await??;
    if let Some(name) = &args.name {
        loaded.name.clone_from(name);
    }
    let summary = loaded.summary(&loaded.model.engine.describe(), loaded.model.engine.context());
    let parallel = loaded.model.engine.max_streams();
    let schedule =
        ScheduleOptions { parallel, queue: args.queue, decode_share: args.decode_share, ..ScheduleOptions::default() };
    let options = Options {
        schedule,
        aliases: args.alias.clone(),
        hosts: args.allow_host.clone(),
        origins: args.allow_origin.clone(),
        keys: keys.clone(),
        strict_fields: args.strict_fields,
        reasoning_twice: args.both_reasoning_fields,
        max_tokens: args.max_tokens.map(NonZeroU32::get),
        limits: Limits { connections: args.max_connections.get() as usize, ..Limits::default() },
        defaults: loaded.defaults,
        seed: args.seed,
        template_variables: args.chat_template_kwargs.clone().unwrap_or_default(),
        ..Options::new(loaded.name, address.ip())
    };
    let server = Arc::new(Server::new(Box::new(loaded.model.engine), Arc::new(loaded.dialogue), options)?);
    if server.dialogue().has_chat() {
        eprintln!("chats: {}", server.dialogue().markup());
    }
    eprintln!("{summary}, {parallel} at once, {}", url(address));
    if open {
        eprintln!(
            "warning: {address} can be reached from other machines and needs no key: whoever reaches it can use the model"
        );
    }
    serving.store(true, Ordering::SeqCst);
    let stop = async {
        let _ = stop.await;
        eprintln!("shutting down; a second signal ends at once");
    };
    listen(listener, server, stop, Duration::from_secs(args.grace)).await;
    Ok(())
}

async fn bind(host: &str, port: u16) -> Result<TcpListener, Box<dyn Error>> {
    let addresses: Vec<SocketAddr> = (host, port)
        .to_socket_addrs()
        .map_err(|e| format!("--host {host} is no address of this machine: {e}"))?
        .collect();
    TcpListener::bind(addresses.as_slice())
        .await
        .map_err(|e| format!("cannot listen on {host} port {port}: {e}; choose another --port or --host").into())
}

/// Where a browser on this machine finds the server.
fn url(address: SocketAddr) -> String {
    match (address.ip().is_unspecified(), address) {
        (true, _) => format!("http://localhost:{}", address.port()),
        (false, address) => format!("http://{address}"),
    }
}

/// Installs the handlers; the receiver gets the first signal that comes while serving.
fn signals(serving: Arc<AtomicBool>) -> std::io::Result<oneshot::Receiver<()>> {
    let (first, received) = oneshot::channel();
    #[cfg(unix)]
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    #[cfg(unix)]
    let mut interrupt = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::interrupt())?;
    tokio::spawn(async move {
        let mut first = Some(first);
        loop {
            #[cfg(unix)]
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
            #[cfg(not(unix))]
            let _ = tokio::signal::ctrl_c().await;
            match first.take().filter(|_| serving.load(Ordering::SeqCst)) {
                Some(first) => drop(first.send(())),
                None => std::process::exit(0),
            }
        }
    });
    Ok(received)
}

/// Reads the file of keys again on every SIGHUP; one that cannot be used leaves the old keys.
fn reread_keys(keys: Arc<Keys>) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        let mut hangup = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::hangup())?;
        tokio::spawn(async move {
            while hangup.recv().await.is_some() {
                match keys.reread() {
                    Ok(()) => eprintln!("keys were read again"),
                    Err(e) => eprintln!("error: {e}; the keys before stay in force"),
                }
            }
        });
    }
    Ok(())
}
