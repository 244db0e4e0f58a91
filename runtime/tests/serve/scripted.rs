//! An engine that replays a script of tokens, and a server around it.

use crate::http::{self, Open, Reply};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;
use tf_ir::spec::TextStyle;
use tf_runtime::checkpoint::{Checkpoint, Folder};
use tf_runtime::dialogue::Dialogue;
use tf_runtime::engine::{Engine, EngineError, EngineInfo, Keeps, KeptId, LogitsWanted, StreamId, StreamRows};
use tf_runtime::schedule::ScheduleOptions;
use tf_runtime::serve::{self, Options, Server};
use tf_runtime::text::{ReplyText, TextStart};

/// Bytes are tokens; this one ends a reply.
pub const END: u32 = 256;
/// An engine that chooses it panics instead.
pub const PANIC: u32 = 257;
/// An engine that chooses it gives NaN instead.
pub const NAN: u32 = 258;
/// An engine that chooses it fails instead.
pub const FAIL: u32 = 259;
/// The first of a test's own pieces.
pub const PIECES: u32 = 260;
const VOCAB: usize = 512;
pub const CONTEXT: u32 = 64;
/// `role:content;` for each message.
pub const TEMPLATE: &str = "{% if no is defined %}{{ raise_exception('not ' + no) }}{% endif %}\
                            {% for m in messages %}{{ m.role }}:{{ m.content }};{% endfor %}";

/// What the engine reports as it works.
#[derive(Debug, PartialEq, Eq)]
pub enum Note {
    Opened(u32),
    /// Rows of one forward.
    Forward(usize),
    Closed,
}

pub struct Scripted {
    scripts: Vec<Vec<u32>>,
    peak: f32,
    max_rows: usize,
    context: u32,
    /// Tokens held and logits given, per open stream.
    streams: HashMap<StreamId, (u32, usize)>,
    /// Tokens of kept states; `None`: it keeps none.
    kept: Option<Vec<u32>>,
    opened: u32,
    notes: Sender<Note>,
    /// When present, every forward takes one permit first.
    permits: Option<Receiver<()>>,
}

impl Engine for Scripted {
    fn vocab_size(&self) -> usize {
        VOCAB
    }

    fn context(&self) -> u32 {
        self.context
    }

    fn max_rows(&self) -> usize {
        self.max_rows
    }

    fn open_stream(&mut self, reserve_tokens: u32) -> Result<StreamId, EngineError> {
        if reserve_tokens > self.context {
            return Err(EngineError::TooLong { wanted: reserve_tokens, limit: self.context });
        }
        let id = StreamId(self.opened);
        self.opened += 1;
        self.streams.insert(id, (0, 0));
        let _ = self.notes.send(Note::Opened(reserve_tokens));
        Ok(id)
    }

    fn close_stream(&mut self, id: StreamId) {
        self.streams.remove(&id).unwrap();
        let _ = self.notes.send(Note::Closed);
    }

    fn keeps(&self) -> Keeps {
        if self.kept.is_some() { Keeps::Whole } else { Keeps::Nothing }
    }

    fn keep(&mut self, id: StreamId) -> Result<Option<KeptId>, EngineError> {
        let kept = self.kept.as_mut().unwrap();
        kept.push(self.streams[&id].0);
        Ok(Some(KeptId(kept.len() as u32 - 1)))
    }

    fn resume(&mut self, kept: KeptId, tokens: u32, reserve_tokens: u32) -> Result<StreamId, EngineError> {
        assert_eq!(self.kept.as_ref().unwrap()[kept.0 as usize], tokens);
        let id = self.open_stream(reserve_tokens)?;
        self.streams.insert(id, (tokens, 0));
        Ok(id)
    }

    fn forward(&mut self, batch: &[StreamRows<'_>]) -> Result<Vec<Vec<f32>>, EngineError> {
        if let Some(permits) = &self.permits {
            permits.recv().map_err(|_| EngineError::Device("the test is over".to_owned()))?;
        }
        let mut out = Vec::new();
        for rows in batch {
            let (held, given) = self.streams.get_mut(&rows.stream).unwrap();
            assert_eq!(rows.first_position, *held);
            assert!((1..=self.max_rows).contains(&rows.tokens.len()));
            *held += rows.tokens.len() as u32;
            if rows.logits == LogitsWanted::None {
                continue;
            }
            if rows.logits == LogitsWanted::All {
                // Nothing is likelier than anything else after a token of the prompt that is not its last.
                out.extend((1..rows.tokens.len()).map(|_| vec![0.0; VOCAB]));
            }
            let script = self.scripts.get(rows.stream.0 as usize).or(self.scripts.last()).unwrap();
            let token = script.get(*given).copied().unwrap_or(END);
            *given += 1;
            let mut row = vec![0.0f32; VOCAB];
            match token {
                PANIC => panic!("scripted"),
                FAIL => return Err(EngineError::Device("/secret/path".to_owned())),
                NAN => row[3] = f32::NAN,
                token => row[token as usize] = self.peak,
            }
            out.push(row);
        }
        let _ = self.notes.send(Note::Forward(batch.iter().map(|r| r.tokens.len()).sum()));
        Ok(out)
    }

    fn describe(&self) -> EngineInfo {
        EngineInfo {
            device: "scripted".to_owned(),
            threads: 0,
            bundle_digest: "0123456789abcdef".to_owned(),
            weight_bytes: 0,
            state_bytes: 0,
        }
    }
}

/// A byte-level tokenizer without merges: text is encoded as its bytes.
fn dialogue(extra: &[Vec<u8>], marks: &[&str], template: Option<&str>, style: &TextStyle) -> Dialogue {
    let specials = ["<end>", "<panic>", "<nan>", "<fail>"];
    let mut vocabulary = Map::new();
    for byte in 0..=255u8 {
        vocabulary.insert(byte_char(byte).to_string(), json!(byte));
    }
    for (i, special) in specials.iter().enumerate() {
        vocabulary.insert(special.to_string(), json!(256 + i));
    }
    for (i, piece) in extra.iter().enumerate() {
        let token: String = piece.iter().map(|b| byte_char(*b)).collect();
        let before = vocabulary.insert(token, json!(PIECES as usize + i));
        assert!(before.is_none(), "pieces must differ, and have more than one byte");
    }
    let marks = (PIECES + extra.len() as u32..).zip(marks.iter().copied());
    let added: Vec<Value> = (256..)
        .zip(specials)
        .chain(marks)
        .map(|(id, content)| {
            json!({ "id": id, "content": content, "single_word": false, "lstrip": false, "rstrip": false,
                    "normalized": false, "special": true })
        })
        .collect();
    let level = json!({ "type": "ByteLevel", "add_prefix_space": false, "trim_offsets": false, "use_regex": false });
    let tokenizer = json!({
        "version": "1.0", "truncation": null, "padding": null, "added_tokens": added, "normalizer": null,
        "pre_tokenizer": level, "post_processor": null, "decoder": level,
        "model": { "type": "BPE", "dropout": null, "unk_token": null, "continuing_subword_prefix": null,
                   "end_of_word_suffix": null, "fuse_unk": false, "byte_fallback": false, "ignore_merges": false,
                   "vocab": vocabulary, "merges": [] },
    });
    let header = r#"{"unused":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}"#;
    let mut files = vec![
        ("config.json", json!({ "eos_token_id": END }).to_string().into_bytes()),
        ("tokenizer.json", tokenizer.to_string().into_bytes()),
        ("model.safetensors", [&(header.len() as u64).to_le_bytes()[..], header.as_bytes(), &[0; 4]].concat()),
    ];
    if let Some(template) = template {
        files.push(("chat_template.jinja", template.as_bytes().to_vec()));
    }
    let files = files.into_iter().map(|(name, bytes)| (name.to_owned(), Cow::Owned(bytes)));
    let checkpoint = Checkpoint::from_folder(Folder::memory(files).unwrap()).unwrap();
    Dialogue::load(&checkpoint, style).unwrap()
}

/// How byte-level vocabularies write a byte: printable ones of Latin-1 as they are, the others
/// from U+0100 on.
fn byte_char(byte: u8) -> char {
    let plain = |b: u8| matches!(b, b'!'..=b'~' | 0xA1..=0xAC | 0xAE..=0xFF);
    match plain(byte) {
        true => char::from(byte),
        false => char::from_u32(256 + (0..byte).filter(|b| !plain(*b)).count() as u32).unwrap(),
    }
}

/// The decoder of plain bytes without stop strings.
pub fn reply_text() -> ReplyText {
    dialogue(&[], &[], None, &TextStyle::default()).reply::<&str>(TextStart::Beginning, &[])
}

/// How a test wants its server.
pub struct Setup {
    /// What the first, second, ... stream says; the last goes on for all others.
    pub scripts: Vec<Vec<u32>>,
    /// Further tokens, from [`PIECES`] on.
    pub pieces: Vec<Vec<u8>>,
    /// Control tokens after those.
    pub marks: Vec<&'static str>,
    /// Where `chat` is on.
    pub template: String,
    pub style: TextStyle,
    pub context: u32,
    pub grace: Duration,
    pub max_rows: usize,
    pub queue: usize,
    pub parallel: usize,
    pub chat: bool,
    pub gated: bool,
    /// Its states can be kept, and resumed where they were kept alone.
    pub recurrent: bool,
    pub max_tokens: Option<u32>,
    /// The logit of the script's token; all others have 0.
    pub peak: f32,
    /// Further options.
    pub change: fn(&mut Options),
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            scripts: vec![spell("hello")],
            pieces: Vec::new(),
            marks: Vec::new(),
            template: TEMPLATE.to_owned(),
            style: TextStyle::default(),
            context: CONTEXT,
            grace: Duration::from_secs(3600),
            max_rows: 16,
            queue: 4,
            parallel: 1,
            chat: true,
            gated: false,
            recurrent: false,
            max_tokens: None,
            peak: 1000.0,
            change: |_| (),
        }
    }
}

pub fn spell(text: &str) -> Vec<u32> {
    text.bytes().map(u32::from).collect()
}

/// A server on a loopback port that ends with the test.
pub struct Running {
    pub address: SocketAddr,
    notes: Mutex<Receiver<Note>>,
    permits: Option<Sender<()>>,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Setup {
    /// The engine alone, what it reports, and its permits.
    pub fn engine(&self) -> (Box<dyn Engine>, Receiver<Note>, Sender<()>) {
        let (notes_out, notes) = channel();
        let (permits, taken) = channel();
        let engine = Scripted {
            scripts: self.scripts.clone(),
            peak: self.peak,
            max_rows: self.max_rows,
            context: self.context,
            streams: HashMap::new(),
            kept: self.recurrent.then(Vec::new),
            opened: 0,
            notes: notes_out,
            permits: self.gated.then_some(taken),
        };
        (Box::new(engine), notes, permits)
    }

    pub fn start(self) -> Running {
        let (engine, notes, permits) = self.engine();
        let mut options = Options {
            hosts: vec!["listed.example".to_owned()],
            max_tokens: self.max_tokens,
            schedule: ScheduleOptions { queue: self.queue, parallel: self.parallel, ..ScheduleOptions::default() },
            ..Options::new("org/scripted".to_owned(), IpAddr::V4(Ipv4Addr::LOCALHOST))
        };
        (self.change)(&mut options);
        let dialogue =
            Arc::new(dialogue(&self.pieces, &self.marks, self.chat.then_some(self.template.as_str()), &self.style));
        let server = Arc::new(Server::new(engine, dialogue, options).unwrap());
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let (address_out, address) = channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async move {
                let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
                address_out.send(listener.local_addr().unwrap()).unwrap();
                let stop = async {
                    let _ = stopped.await;
                };
                serve::listen(listener, server, stop, self.grace).await;
            });
        });
        let permits = self.gated.then_some(permits);
        Running {
            address: address.recv().unwrap(),
            notes: Mutex::new(notes),
            permits,
            stop: Some(stop),
            thread: Some(thread),
        }
    }
}

/// Cuts text into tokens at these many bytes each: single bytes are tokens already, what is longer
/// becomes a piece.
pub fn cut(text: &[u8], size: usize) -> (Vec<u32>, Vec<Vec<u8>>) {
    let (mut script, mut pieces) = (Vec::new(), Vec::<Vec<u8>>::new());
    for chunk in text.chunks(size) {
        script.push(match (chunk, pieces.iter().position(|p| p == chunk)) {
            ([byte], _) => u32::from(*byte),
            (_, Some(i)) => PIECES + i as u32,
            (_, None) => {
                pieces.push(chunk.to_vec());
                PIECES + pieces.len() as u32 - 1
            }
        });
    }
    (script, pieces)
}

impl Running {
    pub fn get(&self, path: &str) -> Reply {
        http::send(self.address, &http::request("GET", path, &[], b"")).reply()
    }

    pub fn open(&self, path: &str, body: &Value) -> Open {
        let body = body.to_string();
        let headers = [("Content-Type", "application/json")];
        http::send(self.address, &http::request("POST", path, &headers, body.as_bytes()))
    }

    pub fn post(&self, path: &str, body: &Value) -> Reply {
        self.open(path, body).reply()
    }

    /// A chat request with one message and these further fields.
    pub fn chat(&self, fields: Value) -> Reply {
        self.post("/v1/chat/completions", &chat_body(fields))
    }

    /// Lets `n` forwards happen.
    pub fn permit(&self, n: usize) {
        for _ in 0..n {
            // After a drain the engine may be gone; its last notes are still there to be read.
            let _ = self.permits.as_ref().unwrap().send(());
        }
    }

    pub fn requests(&self) -> Value {
        self.get("/health").json()["requests"].clone()
    }

    /// Waits until `/health` shows what `wanted` says.
    #[track_caller]
    pub fn wait_for(&self, wanted: impl Fn(&Value) -> bool) {
        for _ in 0..6000 {
            if wanted(&self.requests()) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("never happened: {}", self.requests());
    }

    /// The next thing that the engine does.
    #[track_caller]
    pub fn note(&self) -> Note {
        self.notes.lock().unwrap().recv_timeout(Duration::from_secs(60)).unwrap()
    }

    /// Asks the server to shut down.
    pub fn signal(&mut self) {
        self.stop.take().unwrap().send(()).unwrap();
    }

    pub fn join(mut self) {
        self.permits = None;
        self.thread.take().unwrap().join().unwrap();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Without permits a gated engine fails its request, so that the server can end.
        self.permits = None;
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            let ended = thread.join();
            if !std::thread::panicking() {
                ended.unwrap();
            }
        }
    }
}

pub fn chat_body(fields: Value) -> Value {
    let mut body = json!({ "messages": [{ "role": "user", "content": "hi" }] });
    for (key, value) in fields.as_object().unwrap() {
        body[key] = value.clone();
    }
    body
}
