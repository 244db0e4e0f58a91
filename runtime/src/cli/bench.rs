//! `tf-run bench`: how fast a model decodes and reads prompts, beside what this machine's memory allows.
//!
//! Promises: every figure is a median of repeats; the read bandwidth is measured in the same run, on as many threads, so
//! that the fraction means something on a machine whose neighbours come and go.
//!
//! Deliberately absent: sampling and text; tokens are a fixed pseudo-random sequence.

use super::model::{self, ModelArgs};
use crate::engine::{Engine, EngineError, LogitsWanted, StreamId, StreamRows};
use serde::Serialize;
use std::error::Error;
use std::time::Instant;

#[derive(Clone, Debug, clap::Args)]
pub struct BenchArgs {
    #[command(flatten)]
    pub model: ModelArgs,
    /// Lengths at which prompts and decoding are measured
    #[arg(long, value_delimiter = ',', default_value = "16,128,512")]
    pub lengths: Vec<u32>,
    /// Tokens decoded at each length
    #[arg(long, default_value_t = 32)]
    pub tokens: u32,
    /// Repeats, of which the median counts
    #[arg(long, default_value_t = 3)]
    pub repeats: u32,
    /// Memory read to measure the bandwidth, in MiB; 0 leaves it out
    #[arg(long, default_value_t = 1024)]
    pub bandwidth_mib: usize,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// What a run found; the JSON that `--json` prints.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub device: String,
    pub threads: usize,
    pub decode: Vec<Decode>,
    pub prompt: Vec<Prompt>,
    /// Bytes of weights that a decoded token reads.
    pub bytes_per_token: u64,
    /// Bytes a second; `None` where the weights are not in host memory.
    pub read_bandwidth: Option<f64>,
    /// Of the bandwidth, reached by decoding at the shortest length.
    pub fraction: Option<f64>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decode {
    /// Tokens in the stream when decoding began.
    pub context: u32,
    pub tokens_per_s: f64,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Prompt {
    pub tokens: u32,
    pub tokens_per_s: f64,
}

/// Runs the command.
///
/// # Errors
/// The model cannot be opened, or what [`measure`] refuses.
pub fn run(args: &BenchArgs) -> Result<(), Box<dyn Error>> {
    let mut open = model::open(&args.model, |_| ())?;
    let on_host = open.residence.is_some();
    let bytes_per_token = open.bytes_per_token;
    let report = measure(&mut open.engine, args, bytes_per_token, on_host)?;
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        print!("{}", table(&report));
    }
    Ok(())
}

/// Measures an engine.
///
/// # Errors
/// What the engine refused, or the memory for the bandwidth.
pub fn measure(
    engine: &mut dyn Engine,
    args: &BenchArgs,
    bytes_per_token: u64,
    on_host: bool,
) -> Result<Report, String> {
    let info = engine.describe();
    let (mut decode, mut prompt) = (Vec::new(), Vec::new());
    for length in args.lengths.iter().copied().filter(|l| *l > 0) {
        if length.saturating_add(args.tokens) > engine.context() {
            return Err(format!(
                "length {length} and {} decoded tokens exceed the context of {}; shorten --lengths or raise --context",
                args.tokens,
                engine.context()
            ));
        }
        let mut runs = Vec::new();
        for _ in 0..args.repeats.max(1) {
            runs.push(measure_once(engine, length, args.tokens.max(1)).map_err(|e| e.to_string())?);
        }
        prompt.push(Prompt { tokens: length, tokens_per_s: median(runs.iter().map(|r| r.0)) });
        decode.push(Decode { context: length, tokens_per_s: median(runs.iter().map(|r| r.1)) });
    }
    let mut read_bandwidth = None;
    if on_host && args.bandwidth_mib > 0 {
        let bytes = args.bandwidth_mib << 20;
        let measured = tf_cpu::bandwidth::read_bandwidth(info.threads.max(1), bytes);
        read_bandwidth = Some(measured.map_err(|e| format!("the bandwidth cannot be measured: {e}"))?);
    }
    let fraction = read_bandwidth.zip(decode.first()).map(|(b, d)| d.tokens_per_s * bytes_per_token as f64 / b);
    Ok(Report { device: info.device, threads: info.threads, decode, prompt, bytes_per_token, read_bandwidth, fraction })
}

/// Tokens a second of a prompt, and of decoding after it.
fn measure_once(engine: &mut dyn Engine, length: u32, tokens: u32) -> Result<(f64, f64), EngineError> {
    let stream = engine.open_stream(length + tokens)?;
    let rates = measure_stream(engine, stream, length, tokens);
    engine.close_stream(stream);
    rates
}

fn measure_stream(
    engine: &mut dyn Engine,
    stream: StreamId,
    length: u32,
    tokens: u32,
) -> Result<(f64, f64), EngineError> {
    let ids: Vec<u32> = (0..length + tokens).map(|i| token(i, engine.vocab_size())).collect();
    let (prompt, rest) = ids.split_at(length as usize);
    let start = Instant::now();
    let mut at = 0;
    for piece in prompt.chunks(engine.max_rows()) {
        let last = at + piece.len() == prompt.len();
        let logits = if last { LogitsWanted::Last } else { LogitsWanted::None };
        engine.forward(&[StreamRows { stream, tokens: piece, first_position: at as u32, logits }])?;
        at += piece.len();
    }
    let prompt_rate = f64::from(length) / start.elapsed().as_secs_f64();
    let mut steps = Vec::with_capacity(rest.len());
    for (i, id) in rest.iter().enumerate() {
        let start = Instant::now();
        let tokens = std::slice::from_ref(id);
        let first_position = length + i as u32;
        engine.forward(&[StreamRows { stream, tokens, first_position, logits: LogitsWanted::Last }])?;
        steps.push(1.0 / start.elapsed().as_secs_f64());
    }
    Ok((prompt_rate, median(steps)))
}

/// A fixed sequence that visits the vocabulary.
pub(super) fn token(index: u32, vocab: usize) -> u32 {
    (u64::from(index).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33) as u32
        % u32::try_from(vocab).unwrap_or(u32::MAX).max(1)
}

fn median(values: impl IntoIterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = values.into_iter().collect();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(0.0)
}

fn table(report: &Report) -> String {
    use std::fmt::Write as _;
    let mut out = format!("{}, {} threads\n\n  tokens    prompt/s    decode/s\n", report.device, report.threads);
    for (prompt, decode) in report.prompt.iter().zip(&report.decode) {
        let _ = writeln!(out, "{:>8}{:>12.1}{:>12.1}", prompt.tokens, prompt.tokens_per_s, decode.tokens_per_s);
    }
    let _ = writeln!(out, "\nweights read per token: {:.1} MB", report.bytes_per_token as f64 / 1e6);
    if let (Some(bandwidth), Some(fraction)) = (report.read_bandwidth, report.fraction) {
        let (rate, percent) = (bandwidth / 1e9, fraction * 100.0);
        let _ = writeln!(out, "read bandwidth: {rate:.1} GB/s; decoding reaches {percent:.0} % of it");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_and_tokens() {
        assert_eq!(median([3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median([]), 0.0);
        assert!((0..1000).all(|i| token(i, 7) < 7));
        assert!((0..1000).any(|i| token(i, 7) == 6));
    }

    #[test]
    fn a_report_reads_well() {
        let report = Report {
            device: "cpu (portable)".into(),
            threads: 2,
            decode: vec![Decode { context: 16, tokens_per_s: 100.0 }],
            prompt: vec![Prompt { tokens: 16, tokens_per_s: 1234.56 }],
            bytes_per_token: 50_000_000,
            read_bandwidth: Some(1e10),
            fraction: Some(0.5),
        };
        assert_eq!(
            table(&report),
            "cpu (portable), 2 threads\n\n  tokens    prompt/s    decode/s\n      16      1234.6       100.0\n\nweights read \
             per token: 50.0 MB\nread bandwidth: 10.0 GB/s; decoding reaches 50 % of it\n"
        );
    }
}
