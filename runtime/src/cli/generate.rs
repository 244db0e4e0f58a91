//! `tf-run generate`: one reply on stdout.

use super::model::{self, ModelArgs};
use super::reply::{self, Ended, Output};
use super::sampling::SamplingArgs;
use crate::engine::Engine;
use crate::sample::token_sha;
use crate::schedule::{Finish, Job, ScheduleOptions, Scheduler};
use crate::text::TextStart;
use serde_json::{Map, json};
use std::error::Error;
use std::time::Instant;

#[derive(clap::Args, Clone, Debug)]
pub struct GenerateArgs {
    #[command(flatten)]
    pub model: ModelArgs,

    /// The text to continue, or with --chat the user's message
    #[arg(long, value_name = "TEXT")]
    pub prompt: String,

    /// Render the prompt through the model's chat template
    #[arg(long)]
    pub chat: bool,

    /// Print one JSON object at the end instead of the text as it is made
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub sampling: SamplingArgs,
}

/// # Errors
/// The model cannot be opened, the prompt does not fit, or the engine failed.
pub fn run(args: &GenerateArgs) -> Result<(), Box<dyn Error>> {
    let loaded = model::load(&args.model, |_| ())?;
    let info = loaded.model.engine.describe();
    let context = loaded.model.engine.context();
    eprintln!("{}", loaded.summary(&info, context));
    let dialogue = loaded.dialogue;

    let (prompt, start) = if args.chat {
        let messages = [json!({ "role": "user", "content": args.prompt })];
        let rendered = dialogue.render_chat(&messages, &[], &Map::new(), true)?;
        (dialogue.encode_rendered(&rendered)?, TextStart::Beginning)
    } else {
        (dialogue.encode_prompt(&args.prompt)?, TextStart::Continuation)
    };
    let room = match context.checked_sub(prompt.len() as u32) {
        Some(room) if room > 0 && !prompt.is_empty() => room,
        _ => {
            let n = prompt.len();
            return Err(format!(
                "the prompt has {n} tokens; it must have at least 1 and fewer than the context's {context}"
            )
            .into());
        }
    };
    let sampler = args.sampling.sampler(&loaded.defaults, &prompt);
    let prompt_tokens = prompt.len();
    let max_tokens = args.sampling.max_tokens.map_or(room, |n| n.get().min(room));
    let job = Job {
        sampler,
        end_tokens: if args.sampling.ignore_eos { Vec::new() } else { dialogue.end_ids().to_vec() },
        ..Job::new(prompt, max_tokens, dialogue.reply(start, &args.sampling.stop))
    };
    let live = !args.json;
    let mut out = Output::new(|piece| !live || reply::print(piece));
    if live && !args.chat {
        reply::print(&args.prompt);
    }
    let scheduler = Scheduler::start(Box::new(loaded.model.engine), ScheduleOptions::default())?;
    let begun = Instant::now();
    let Ended { tokens, finish, .. } = out.collect(&scheduler, job, std::future::pending())?;
    let seconds = begun.elapsed().as_secs_f64();
    let first = out.first.map_or(seconds, |t| t.duration_since(begun).as_secs_f64());
    let finish = match finish {
        Some(Finish::Length) => "length",
        Some(Finish::Stop | Finish::StopString(_)) | None => "stop",
    };
    if args.json {
        let object = json!({
            "text": out.whole,
            "tokens": tokens,
            "finish_reason": finish,
            "prompt_tokens": prompt_tokens,
            "completion_tokens": tokens.len(),
            "seed": sampler.seed,
            "token_sha": token_sha(&tokens),
            "seconds_to_first_text": first,
            "seconds": seconds,
        });
        println!("{object}");
    } else {
        println!();
        let n = tokens.len();
        let rate = (n.saturating_sub(1)) as f64 / (seconds - first).max(1e-9);
        eprint!("{prompt_tokens} + {n} tokens, {finish}, seed {}", sampler.seed);
        if n > 1 && seconds > first {
            eprint!(", first text after {:.0} ms, then {rate:.1} tokens/s", first * 1000.0);
        }
        eprintln!();
    }
    Ok(())
}
