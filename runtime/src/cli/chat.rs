//! `tf-run chat`: a conversation in the terminal.
//!
//! Promises: answers go to stdout, everything else to stderr, reasoning too, so that a conversation can be driven by lines
//! and read by a program; what a model writes cannot move the cursor or change the terminal; the conversation lives in memory and
//! is written where `/save` says, and nowhere else.
//!
//! Deliberately absent: offering tools, and a history of lines that outlives the process.

use super::model::{self, ModelArgs};
use super::reply::{Ended, Output, print};
use super::sampling::SamplingArgs;
use crate::dialogue::Dialogue;
use crate::engine::Engine;
use crate::markup::{Part, ReplyReader};
use crate::sample::Sampler;
use crate::schedule::{Finish, Job, ScheduleOptions, Scheduler};
use crate::text::TextStart;
use clap::Parser;
use rustyline::error::ReadlineError;
use serde_json::{Map, Value, json};
use std::error::Error;
use std::io::IsTerminal;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::Notify;
use tokio::sync::futures::Notified;

const HELP: &str = "\
/system TEXT     begin with this system text, and anew; without a text: with none
/set             show how tokens are chosen
/set NAME VALUE  change it: temperature, top_p, top_k, min_p, seed, max_tokens or stop
/retry           answer the last message once more
/clear           forget the conversation
/save FILE       write the conversation as JSON
/quit            end; so does the end of input
A line that ends in \\ goes on in the next. Ctrl-C stops a reply, and ends at the prompt.";

#[derive(clap::Args, Clone, Debug)]
pub struct ChatArgs {
    #[command(flatten)]
    pub model: ModelArgs,

    /// What the model is told before the conversation
    #[arg(long, value_name = "TEXT")]
    pub system: Option<String>,

    #[command(flatten)]
    pub sampling: SamplingArgs,
}

/// # Errors
/// The model cannot be opened or has no chat template, or nobody reads the replies.
pub fn run(args: ChatArgs) -> Result<(), Box<dyn Error>> {
    let loaded = model::load(&args.model, |_| ())?;
    if !loaded.dialogue.has_chat() {
        return Err(format!(
            "{} has no chat template, so it cannot be talked with; `tf-run generate --prompt TEXT` continues a text",
            loaded.name
        )
        .into());
    }
    let info = loaded.model.engine.describe();
    let context = loaded.model.engine.context();
    eprintln!("{}; {}", loaded.summary(&info, context), loaded.dialogue.markup());
    let mut talk = Talk {
        messages: Vec::new(),
        system: args.system,
        retries: 0,
        sampling: args.sampling,
        defaults: loaded.defaults,
        context,
        dialogue: loaded.dialogue,
        scheduler: Scheduler::start(Box::new(loaded.model.engine), ScheduleOptions::default())?,
        interrupt: Arc::new(Interrupt::default()),
        dim: std::io::stderr().is_terminal(),
    };
    let signals = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    signals.spawn(talk.interrupt.clone().watch());
    let outcome = talk.lines();
    signals.shutdown_background();
    outcome
}

/// What a line asks for.
#[derive(Debug, PartialEq)]
enum Line {
    Say(String),
    Help,
    System(Option<String>),
    Show,
    Set(String, String),
    Retry,
    Clear,
    Save(String),
    Quit,
    Nothing,
}

impl Line {
    /// # Errors
    /// What is wrong with a command.
    fn read(line: &str) -> Result<Line, String> {
        let line = line.trim();
        let Some(command) = line.strip_prefix('/') else {
            return Ok(if line.is_empty() { Line::Nothing } else { Line::Say(line.to_owned()) });
        };
        let (name, rest) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
        let rest = rest.trim();
        let alone = |line: Line| match rest {
            "" => Ok(line),
            _ => Err(format!("/{name} takes nothing; /help lists the commands")),
        };
        match name {
            "help" => alone(Line::Help),
            "retry" => alone(Line::Retry),
            "clear" => alone(Line::Clear),
            "quit" | "exit" => alone(Line::Quit),
            "system" => Ok(Line::System((!rest.is_empty()).then(|| rest.to_owned()))),
            "save" if rest.is_empty() => Err("/save takes the name of a file".to_owned()),
            "save" => Ok(Line::Save(rest.to_owned())),
            "set" if rest.is_empty() => Ok(Line::Show),
            "set" => match rest.split_once(char::is_whitespace) {
                Some((name, value)) => Ok(Line::Set(name.to_owned(), value.trim().to_owned())),
                None => Err("/set takes a name and a value, as in /set temperature 0.5".to_owned()),
            },
            _ => Err(format!("there is no /{name}; /help lists the commands")),
        }
    }
}

/// A conversation with one model.
struct Talk {
    /// Without the system text.
    messages: Vec<Value>,
    system: Option<String>,
    /// How often the last message was answered again.
    retries: u64,
    sampling: SamplingArgs,
    defaults: Sampler,
    context: u32,
    dialogue: Dialogue,
    scheduler: Scheduler,
    interrupt: Arc<Interrupt>,
    /// Whether stderr takes colours.
    dim: bool,
}

impl Talk {
    fn lines(&mut self) -> Result<(), Box<dyn Error>> {
        let mut editor = rustyline::DefaultEditor::new()?;
        if std::io::stdin().is_terminal() {
            self.note("/help lists the commands");
        }
        let mut begun = String::new();
        loop {
            let line = match editor.readline(if begun.is_empty() { "> " } else { ". " }) {
                Ok(line) => line,
                Err(ReadlineError::Interrupted | ReadlineError::Eof) => return Ok(()),
                Err(e) => return Err(e.into()),
            };
            if let Some(more) = line.strip_suffix('\\') {
                begun.push_str(more);
                begun.push('\n');
                continue;
            }
            let line = std::mem::take(&mut begun) + &line;
            // History is a comfort: a line that it does not take is no reason to stop.
            let _ = editor.add_history_entry(line.as_str());
            let outcome = match Line::read(&line) {
                Ok(Line::Quit) => return Ok(()),
                Ok(line) => self.obey(line),
                Err(wrong) => Err(wrong.into()),
            };
            match outcome {
                Ok(()) => {}
                Err(e) if e.is::<NobodyReads>() => return Err(e),
                Err(e) => eprintln!("error: {e}"),
            }
        }
    }

    fn obey(&mut self, line: Line) -> Result<(), Box<dyn Error>> {
        match line {
            Line::Say(text) => {
                self.messages.push(json!({ "role": "user", "content": text }));
                self.retries = 0;
                self.answer()?;
            }
            Line::Retry => {
                let asked = self.messages.iter().rposition(|m| m["role"] == "user");
                let asked = asked.ok_or("there is no message to answer again")?;
                self.messages.truncate(asked + 1);
                self.retries += 1;
                self.answer()?;
            }
            Line::System(text) => {
                self.system = text;
                self.messages.clear();
                self.note("a new conversation");
            }
            Line::Clear => {
                self.messages.clear();
                self.note("a new conversation");
            }
            Line::Set(name, value) => self.sampling = changed(&self.sampling, &name, &value)?,
            Line::Show => self.note(&shown(&self.sampling, &self.defaults)),
            Line::Save(file) => {
                save(Path::new(&file), &self.all())?;
                self.note(&format!("{} messages are in {file}", self.messages.len()));
            }
            Line::Help => self.note(HELP),
            Line::Quit | Line::Nothing => {}
        }
        Ok(())
    }

    /// The messages as the template gets them.
    fn all(&self) -> Vec<Value> {
        let system = self.system.iter().map(|text| json!({ "role": "system", "content": text }));
        system.chain(self.messages.iter().cloned()).collect()
    }

    /// Answers the last message, which is forgotten when it cannot be.
    fn answer(&mut self) -> Result<(), Box<dyn Error>> {
        let said = self.reply();
        match &said {
            Ok(reply) if *reply != Reply::default() => {
                let mut message = json!({ "role": "assistant", "content": reply.answer });
                if !reply.reasoning.is_empty() {
                    message["reasoning_content"] = Value::from(reply.reasoning.as_str());
                }
                self.messages.push(message);
            }
            _ => {
                self.messages.pop();
            }
        }
        said.map(|_| ())
    }

    fn reply(&self) -> Result<Reply, Box<dyn Error>> {
        let rendered = self.dialogue.render_chat(&self.all(), &[], &Map::new(), true)?;
        let prompt = self.dialogue.encode_rendered(&rendered)?;
        let n = prompt.len();
        let room = self.context.checked_sub(u32::try_from(n)?).filter(|room| *room > 0).ok_or_else(|| {
            format!("the conversation has {n} tokens and the context {}; /clear begins a new one", self.context)
        })?;
        let mut sampler = self.sampling.sampler(&self.defaults, &prompt);
        sampler.seed = sampler.seed.wrapping_add(self.retries);
        let max_tokens = self.sampling.max_tokens.map_or(room, |n| n.get().min(room));
        let job = Job {
            sampler,
            end_tokens: if self.sampling.ignore_eos { Vec::new() } else { self.dialogue.end_ids().to_vec() },
            ..Job::new(prompt, max_tokens, self.dialogue.marked_reply(TextStart::Beginning, &self.sampling.stop, false))
        };
        let markup = self.dialogue.markup();
        let inside = markup.inside_reasoning(&rendered, "");
        let mut reader = ReplyReader::new(markup.clone(), [].into(), inside);
        let mut reply = Reply::default();
        let mut reads = true;
        let mut out = Output::new(|piece| {
            let parts = reader.push(piece).into_iter().map(|said| said.part);
            reads = self.show(parts, &mut reply);
            reads
        });
        let begun = Instant::now();
        let ended = self.interrupt.during(|stop| out.collect(&self.scheduler, job, stop));
        let first = out.first;
        drop(out);
        if !reads || !self.show(reader.finish().into_iter().map(|said| said.part), &mut reply) {
            return Err(NobodyReads.into());
        }
        print("\n");
        let ended = ended?;
        let first = first.map_or(0.0, |t| t.duration_since(begun).as_secs_f64());
        self.note(&figures(n, &ended, first, begun.elapsed().as_secs_f64()));
        Ok(reply)
    }

    /// Shows parts of a reply, and keeps them; false when nobody reads.
    fn show(&self, parts: impl Iterator<Item = Part>, reply: &mut Reply) -> bool {
        let mut reads = true;
        for part in parts {
            match part {
                Part::Reasoning(text) => {
                    reply.reasoning.push_str(&text);
                    self.aside(&harmless(&text));
                }
                Part::Text(text) => {
                    if reply.answer.is_empty() && !reply.reasoning.is_empty() {
                        self.aside("\n");
                    }
                    reads &= print(&harmless(&text));
                    reply.answer.push_str(&text);
                }
                // No tools are offered, so none is called.
                Part::CallStart { .. } | Part::CallArguments { .. } | Part::CallEnd { .. } => {}
            }
        }
        reads
    }

    /// Says something that is no part of the conversation.
    fn note(&self, text: &str) {
        self.aside(&format!("{text}\n"));
    }

    fn aside(&self, text: &str) {
        match self.dim {
            true => eprint!("\x1b[2m{text}\x1b[0m"),
            false => eprint!("{text}"),
        }
    }
}

/// What a model said.
#[derive(Debug, Default, PartialEq)]
struct Reply {
    reasoning: String,
    answer: String,
}

/// Stdout is closed.
#[derive(Debug, thiserror::Error)]
#[error("nobody reads the replies any more")]
struct NobodyReads;

/// `first` and `all`: seconds to the first text and to the end.
fn figures(prompt: usize, ended: &Ended, first: f64, all: f64) -> String {
    let n = ended.tokens.len();
    let why = match ended.finish {
        None => ", stopped",
        Some(Finish::Length) => ", limit reached",
        Some(Finish::Stop | Finish::StopString(_)) => "",
    };
    let cached = match ended.cached_tokens {
        0 => String::new(),
        cached => format!(" ({cached} of them kept)"),
    };
    let rate = match n > 1 && all > first {
        true => {
            format!(", first text after {:.0} ms, then {:.1} tokens/s", first * 1e3, (n - 1) as f64 / (all - first))
        }
        false => String::new(),
    };
    format!("{prompt}{cached} + {n} tokens{rate}{why}")
}

/// Options as `/set` takes them; the parser is that of the command line.
#[derive(Parser)]
#[command(no_binary_name = true, disable_help_flag = true)]
struct Set {
    #[command(flatten)]
    sampling: SamplingArgs,
}

/// # Errors
/// There is no such option, or it does not take the value.
fn changed(now: &SamplingArgs, name: &str, value: &str) -> Result<SamplingArgs, String> {
    let option = format!("--{}={value}", name.replace('_', "-"));
    let set = Set::try_parse_from([option]).map_err(|e| {
        let said = e.to_string();
        let line = said.lines().next().unwrap_or_default().trim_start_matches("error: ");
        format!("{line}; /help lists what can be set")
    })?;
    let (new, now) = (set.sampling, now.clone());
    Ok(SamplingArgs {
        temperature: new.temperature.or(now.temperature),
        top_p: new.top_p.or(now.top_p),
        top_k: new.top_k.or(now.top_k),
        min_p: new.min_p.or(now.min_p),
        seed: new.seed.or(now.seed),
        max_tokens: new.max_tokens.or(now.max_tokens),
        stop: if new.stop.is_empty() { now.stop } else { new.stop },
        ignore_eos: now.ignore_eos,
    })
}

fn shown(sampling: &SamplingArgs, defaults: &Sampler) -> String {
    let Sampler { temperature, top_p, top_k, min_p, .. } = sampling.sampler(defaults, &[]);
    let seed = sampling.seed.map_or("derived from the prompt".to_owned(), |seed| seed.to_string());
    let limit = sampling.max_tokens.map_or("what the context leaves".to_owned(), |n| n.to_string());
    format!(
        "temperature {temperature}, top_p {top_p}, top_k {top_k}, min_p {min_p}, seed {seed}, max_tokens {limit}, stop {:?}",
        sampling.stop
    )
}

/// # Errors
/// The file cannot be written.
fn save(file: &Path, messages: &[Value]) -> Result<(), String> {
    let text = format!("{:#}\n", json!({ "messages": messages }));
    std::fs::write(file, text).map_err(|e| format!("{} cannot be written: {e}", file.display()))
}

/// Text without what a terminal obeys: of control characters only newlines and tabs stay.
fn harmless(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() || matches!(c, '\n' | '\t')).collect()
}

/// Ctrl-C: the first stops a reply; one while nothing is written ends the process.
#[derive(Default)]
struct Interrupt {
    /// What stops the reply that is being written.
    reply: Mutex<Option<Arc<Notify>>>,
}

impl Interrupt {
    async fn watch(self: Arc<Self>) {
        while tokio::signal::ctrl_c().await.is_ok() {
            match self.swap(None) {
                Some(reply) => reply.notify_one(),
                // 128 and the signal's number, as shells have it.
                None => std::process::exit(130),
            }
        }
    }

    /// Does what the next Ctrl-C stops.
    fn during<T>(&self, work: impl FnOnce(Notified<'_>) -> T) -> T {
        let stop = Arc::new(Notify::new());
        self.swap(Some(stop.clone()));
        let done = work(stop.notified());
        self.swap(None);
        done
    }

    fn swap(&self, reply: Option<Arc<Notify>>) -> Option<Arc<Notify>> {
        std::mem::replace(&mut *self.reply.lock().unwrap_or_else(PoisonError::into_inner), reply)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines() {
        let say = |text: &str| Ok(Line::Say(text.to_owned()));
        let cases = [
            ("  hello there ", say("hello there")),
            ("a / b", say("a / b")),
            (" ", Ok(Line::Nothing)),
            ("/help", Ok(Line::Help)),
            ("/system  be  brief", Ok(Line::System(Some("be  brief".to_owned())))),
            ("/system", Ok(Line::System(None))),
            ("/set", Ok(Line::Show)),
            ("/set temperature 0.5", Ok(Line::Set("temperature".to_owned(), "0.5".to_owned()))),
            ("/retry", Ok(Line::Retry)),
            ("/clear", Ok(Line::Clear)),
            ("/save a file.json", Ok(Line::Save("a file.json".to_owned()))),
            ("/quit", Ok(Line::Quit)),
            ("/retry now", Err("/retry takes nothing; /help lists the commands".to_owned())),
            ("/save", Err("/save takes the name of a file".to_owned())),
            ("/set seed", Err("/set takes a name and a value, as in /set temperature 0.5".to_owned())),
            ("/tmp/x", Err("there is no /tmp/x; /help lists the commands".to_owned())),
        ];
        for (line, want) in cases {
            assert_eq!(Line::read(line), want, "{line}");
        }
    }

    #[test]
    fn settings_are_those_of_the_command_line() {
        let none = Set::try_parse_from([""; 0]).unwrap().sampling;
        let warm = changed(&none, "temperature", "0.5").unwrap();
        let both = changed(&warm, "top_p", "0.9").unwrap();
        assert_eq!((both.temperature, both.top_p, both.top_k), (Some(0.5), Some(0.9), None));
        assert_eq!(
            shown(&both, &Sampler::default()),
            "temperature 0.5, top_p 0.9, top_k 0, min_p 0, seed derived from the prompt, max_tokens what the context \
             leaves, stop []"
        );
        let refused = changed(&none, "temperature", "3").unwrap_err();
        assert!(refused.contains("0 to 2") && refused.ends_with("; /help lists what can be set"), "{refused}");
        assert!(changed(&none, "colour", "blue").unwrap_err().contains("--colour"));
    }

    #[test]
    fn a_reply_cannot_move_the_cursor() {
        assert_eq!(harmless("a\x1b[2Jb\r\n\tc\u{9b}31m\u{7f}é"), "a[2Jb\n\tc31mé");
    }

    #[test]
    fn what_a_reply_took() {
        let ended = |n, finish, cached_tokens| Ended { tokens: vec![0; n], finish, cached_tokens };
        assert_eq!(figures(7, &ended(1, Some(Finish::Stop), 0), 0.1, 0.1), "7 + 1 tokens");
        assert_eq!(
            figures(7, &ended(11, Some(Finish::Length), 4), 0.5, 1.5),
            "7 (4 of them kept) + 11 tokens, first text after 500 ms, then 10.0 tokens/s, limit reached"
        );
        assert_eq!(figures(7, &ended(0, None, 0), 0.0, 1.0), "7 + 0 tokens, stopped");
    }
}
