//! `tf-run eval`: how well a model predicts a text, and how far it is from another; see [`crate::eval`].

use super::model::{self, ModelArgs};
use crate::engine::Engine;
use crate::eval::{Report, chunks, evaluate};
use crate::text::Text;
use indicatif::{ProgressBar, ProgressStyle};
use std::error::Error;
use std::path::{Path, PathBuf};
use tf_cpu::micro::Activations;

/// What is read where no text is given.
const TEXT: &str = include_str!("../../../assets/evaluation.txt");
/// Tokens of a chunk, unless --context says otherwise.
const CHUNK: u32 = 512;

#[derive(clap::Args, Clone, Debug)]
pub struct EvalArgs {
    #[command(flatten)]
    pub model: ModelArgs,

    /// Folder of the reference to compare with; it has the same vocabulary, and its activations are f32
    #[arg(long, value_name = "DIR")]
    pub against: Option<PathBuf>,

    /// The text to predict [default: a small one that is built in]
    #[arg(long, value_name = "FILE")]
    pub text: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// # Errors
/// A model that cannot be opened, models whose tokenizers differ, a text that cannot be read, or a failure of a device.
pub fn run(args: &EvalArgs) -> Result<(), Box<dyn Error>> {
    let text = read_text(args.text.as_deref(), TEXT)?;
    let open = |args: &ModelArgs| model::open(args, |options| options.usual_context = CHUNK);
    let mut model = open(&args.model)?;
    let tokens = Tokens::of(&Text::load(&model.checkpoint)?, &text)?;
    let mut against = match &args.against {
        None => None,
        Some(folder) => {
            let other =
                open(&ModelArgs { model: Some(folder.clone()), activations: Activations::F32, ..args.model.clone() })?;
            if Tokens::of(&Text::load(&other.checkpoint)?, &text)? != tokens {
                return Err("the two models' tokenizers give other tokens for this text".into());
            }
            Some(other)
        }
    };
    let context = against.as_ref().map_or(u32::MAX, |a| a.engine.context()).min(model.engine.context());
    let chunks = chunks(&tokens.text, &tokens.start, context as usize)?;
    let bar = ProgressBar::new(chunks.iter().map(|c| c.len() as u64).sum());
    if let Ok(style) = ProgressStyle::with_template("reading {pos} of {len} tokens {bar:30} {eta}") {
        bar.set_style(style);
    }
    let reference = against.as_mut().map(|a| &mut a.engine as &mut dyn Engine);
    let report = evaluate(&mut model.engine, reference, &chunks, tokens.start.len(), &|n| bar.set_position(n as u64));
    bar.finish_and_clear();
    let report = report?;
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        print!("{}", table(&report));
    }
    Ok(())
}

/// A text file, or the one that is built in.
pub(super) fn read_text(file: Option<&Path>, otherwise: &str) -> Result<String, String> {
    match file {
        None => Ok(otherwise.to_owned()),
        Some(file) => std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display())),
    }
}

/// A text in a model's tokens.
#[derive(PartialEq)]
pub(super) struct Tokens {
    /// What the tokenizer puts before any text.
    pub start: Vec<u32>,
    /// The whole text, with it.
    pub text: Vec<u32>,
}

impl Tokens {
    pub fn of(tokenizer: &Text, text: &str) -> Result<Tokens, Box<dyn Error>> {
        Ok(Tokens { start: tokenizer.encode_prompt("")?, text: tokenizer.encode_prompt(text)? })
    }
}

fn table(report: &Report) -> String {
    use std::fmt::Write as _;
    let mut out = format!("{} tokens in {} chunks\n\n", report.tokens, report.chunks);
    let _ = writeln!(out, "{:>26}{:>12}", "nats per token", "perplexity");
    let _ = writeln!(out, "model       {:>14.4}{:>12.3}", report.nll, report.perplexity);
    if let Some(against) = &report.against {
        let _ = writeln!(out, "reference   {:>14.4}{:>12.3}", against.nll, against.perplexity);
        let _ = writeln!(
            out,
            "\nKL from the reference: {:.6} nats on average, {:.4} at most",
            against.kl, against.largest_kl
        );
        let _ = writeln!(out, "the same most likely token at {:.2} % of positions", 100.0 * against.top1);
        let _ = writeln!(out, "largest difference of a logit: {:.4}", against.largest_difference);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Against;

    #[test]
    fn a_report_reads_well() {
        let against = Against {
            nll: 1.0,
            perplexity: 2.75,
            kl: 0.001_234_5,
            largest_kl: 0.25,
            top1: 0.9876,
            largest_difference: 1.5,
        };
        let report = Report { tokens: 100, chunks: 2, nll: 1.25, perplexity: 3.490_343, against: Some(against) };
        assert_eq!(
            table(&report),
            "100 tokens in 2 chunks\n\n            nats per token  perplexity\n\
             model               1.2500       3.490\n\
             reference           1.0000       2.750\n\n\
             KL from the reference: 0.001234 nats on average, 0.2500 at most\n\
             the same most likely token at 98.76 % of positions\n\
             largest difference of a logit: 1.5000\n"
        );
    }
}
