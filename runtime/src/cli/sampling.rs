//! How a token is chosen, as flags.

use crate::sample::{Sampler, seed_from_prompt};
use std::num::NonZeroU32;

#[derive(clap::Args, Clone, Debug)]
pub struct SamplingArgs {
    /// 0 is greedy [default: the model's recommendation, or 1]
    #[arg(long, value_name = "X", value_parser = up_to_two)]
    pub temperature: Option<f32>,

    /// Keep the most likely tokens that have this probability together; 1 is off
    #[arg(long, value_name = "X", value_parser = up_to_one)]
    pub top_p: Option<f32>,

    /// Keep this many most likely tokens; 0 is off
    #[arg(long, value_name = "N")]
    pub top_k: Option<u32>,

    /// Keep tokens at least this likely, relative to the most likely one; 0 is off
    #[arg(long, value_name = "X", value_parser = up_to_one)]
    pub min_p: Option<f32>,

    /// The same seed and prompt give the same reply [default: derived from the prompt]
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,

    /// Tokens that the reply may have [default: what the context leaves]
    #[arg(long, value_name = "N")]
    pub max_tokens: Option<NonZeroU32>,

    /// End the reply before this text; may be given several times
    #[arg(long, value_name = "TEXT")]
    pub stop: Vec<String>,

    /// Go on to the limit even where the model ends its reply
    #[arg(long)]
    pub ignore_eos: bool,
}

impl SamplingArgs {
    /// The sampler for `prompt`, over a model's `defaults`.
    pub fn sampler(&self, defaults: &Sampler, prompt: &[u32]) -> Sampler {
        Sampler {
            temperature: self.temperature.unwrap_or(defaults.temperature),
            top_p: self.top_p.unwrap_or(defaults.top_p),
            top_k: self.top_k.unwrap_or(defaults.top_k),
            min_p: self.min_p.unwrap_or(defaults.min_p),
            seed: self.seed.unwrap_or_else(|| seed_from_prompt(prompt)),
        }
    }
}

fn up_to_one(text: &str) -> Result<f32, String> {
    within(text, 1.0)
}

fn up_to_two(text: &str) -> Result<f32, String> {
    within(text, 2.0)
}

fn within(text: &str, high: f32) -> Result<f32, String> {
    match text.parse::<f32>() {
        Ok(n) if (0.0..=high).contains(&n) => Ok(n),
        _ => Err(format!("expected a number from 0 to {high}")),
    }
}
