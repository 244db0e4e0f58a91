//! Which model, on which device: the arguments that subcommands share, and opening it.

use crate::dialogue::Dialogue;
use crate::embedded;
use crate::engine::EngineInfo;
use crate::model::{self, DeviceChoice, ModelSource, OpenModel, OpenOptions};
use crate::sample::Sampler;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;
use std::error::Error;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use tf_cpu::micro::Activations;

#[derive(clap::Args, Clone, Debug)]
pub struct ModelArgs {
    /// Folder with config.json, *.safetensors and tokenizer.json [default: the built-in model]
    pub model: Option<PathBuf>,

    /// Where to run: auto (a hardware GPU that takes the model, else the CPU), cpu, wgpu, wgpu:NAME (an adapter whose
    /// name holds NAME), null (computes nothing)
    #[arg(long, default_value = "auto", value_parser = parse_device)]
    pub device: DeviceChoice,

    /// Threads of the CPU [default: all cores]
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,

    /// What the CPU multiplies bf16 weights with: f32, or bf16 (faster prompts, rounded; docs/performance.md says at what
    /// cost)
    #[arg(long, value_name = "TYPE", default_value = "f32", value_parser = parse_activations)]
    pub activations: Activations,

    /// Tokens that prompt and reply may have together [default: what the model was made for, at most 8192]
    #[arg(long, value_name = "N")]
    pub context: Option<NonZeroU32>,

    /// Use the bundle in this folder instead of a built-in one
    #[arg(long, value_name = "DIR")]
    pub bundle: Option<PathBuf>,
}

fn parse_activations(text: &str) -> Result<Activations, String> {
    match text {
        "f32" => Ok(Activations::F32),
        "bf16" => Ok(Activations::Bf16),
        _ => Err("expected f32 or bf16".to_owned()),
    }
}

fn parse_device(text: &str) -> Result<DeviceChoice, String> {
    match text.split_once(':') {
        None => match text {
            "auto" => Ok(DeviceChoice::Auto),
            "cpu" => Ok(DeviceChoice::Cpu),
            "wgpu" => Ok(DeviceChoice::Wgpu(None)),
            "null" => Ok(DeviceChoice::Null("cpu".to_owned())),
            _ => Err("expected auto, cpu, wgpu, wgpu:NAME, null or null:TARGET".to_owned()),
        },
        Some(("wgpu", name)) if !name.is_empty() => Ok(DeviceChoice::Wgpu(Some(name.to_owned()))),
        Some(("null", target)) if !target.is_empty() => Ok(DeviceChoice::Null(target.to_owned())),
        Some(_) => Err("expected wgpu:NAME or null:TARGET".to_owned()),
    }
}

/// A model that is ready, with its text side.
pub struct Loaded {
    pub model: OpenModel,
    pub dialogue: Dialogue,
    /// The folder's name, or the built-in model's.
    pub name: String,
    /// What generation_config.json recommends, over plain sampling.
    pub defaults: Sampler,
}

/// Opens the model and its text side, with progress on stderr; `change` may overrule the options of the command line.
///
/// # Errors
/// Whatever is wrong with the files, the device or the options.
pub fn load(args: &ModelArgs, change: impl FnOnce(&mut OpenOptions)) -> Result<Loaded, Box<dyn Error>> {
    let model = open(args, change)?;
    let dialogue = Dialogue::load(&model.checkpoint, &model.spec.text)?;
    let defaults = recommended(model.checkpoint.generation_config());
    Ok(Loaded { name: name_of(args)?, model, dialogue, defaults })
}

/// Opens the model alone; `change` may overrule the options of the command line.
///
/// # Errors
/// As [`load`].
pub fn open(args: &ModelArgs, change: impl FnOnce(&mut OpenOptions)) -> Result<OpenModel, Box<dyn Error>> {
    let source = match &args.model {
        Some(folder) => ModelSource::Folder(folder.clone()),
        None => ModelSource::Embedded,
    };
    let mut options = OpenOptions {
        device: args.device.clone(),
        threads: args.threads.map(NonZeroUsize::get),
        activations: args.activations,
        context: args.context.map(NonZeroU32::get),
        bundle: args.bundle.clone(),
        ..OpenOptions::default()
    };
    change(&mut options);
    let bar = ProgressBar::no_length();
    if let Ok(style) = ProgressStyle::with_template("loading {bytes} of {total_bytes} {bar:30} {bytes_per_sec}") {
        bar.set_style(style);
    }
    let opened = model::open(&source, &options, &|done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    Ok(opened?)
}

fn name_of(args: &ModelArgs) -> Result<String, Box<dyn Error>> {
    let Some(folder) = &args.model else { return Ok(embedded::MODEL.0.to_owned()) };
    // "." and "DIR/.." have a name too.
    let whole = folder.canonicalize()?;
    Ok(whole.file_name().map_or_else(|| "model".to_owned(), |n| n.to_string_lossy().into_owned()))
}

/// The sampling that generation_config.json asks for. `do_sample` is not looked at: a request
/// that wants greedy decoding says temperature 0. A value out of range counts as absent.
fn recommended(config: Option<&Value>) -> Sampler {
    let plain = Sampler::default();
    let number = |key: &str, high: f64| {
        let n = config?.get(key)?.as_f64()?;
        (0.0..=high).contains(&n).then_some(n as f32)
    };
    let top_k = || u32::try_from(config?.get("top_k")?.as_u64()?).ok();
    Sampler {
        temperature: number("temperature", 2.0).unwrap_or(plain.temperature),
        top_p: number("top_p", 1.0).unwrap_or(plain.top_p),
        top_k: top_k().unwrap_or(plain.top_k),
        min_p: number("min_p", 1.0).unwrap_or(plain.min_p),
        seed: plain.seed,
    }
}

impl Loaded {
    /// Device and why `auto` took it, threads, bundle, memory and context in one line.
    pub fn summary(&self, info: &EngineInfo, context: u32) -> String {
        let threads = match info.threads {
            0 => String::new(),
            1 => ", 1 thread".to_owned(),
            n => format!(", {n} threads"),
        };
        let chosen = self.model.chosen.as_ref().map_or(String::new(), |why| format!(" (auto: {why})"));
        let residence = self.model.residence.map_or(String::new(), |r| format!(" in {r}"));
        let digest: String = info.bundle_digest.chars().take(12).collect();
        format!(
            "{} on {}{threads}{chosen}, bundle {digest}, weights {}{residence}, state {}, context {context}",
            self.name,
            info.device,
            size(info.weight_bytes),
            size(info.state_bytes),
        )
    }
}

pub(super) fn size(bytes: u64) -> String {
    const UNITS: [&str; 4] = ["KiB", "MiB", "GiB", "TiB"];
    let mut n = bytes as f64 / 1024.0;
    let mut unit = UNITS[0];
    for next in &UNITS[1..] {
        if n < 1000.0 {
            break;
        }
        n /= 1024.0;
        unit = next;
    }
    if n < 10.0 { format!("{n:.1} {unit}") } else { format!("{n:.0} {unit}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn sizes() {
        let cases =
            [(0, "0.0 KiB"), (1500, "1.5 KiB"), (3_787_800, "3.6 MiB"), (5 << 30, "5.0 GiB"), (1 << 50, "1024 TiB")];
        for (bytes, want) in cases {
            assert_eq!(size(bytes), want);
        }
    }

    #[test]
    fn what_a_model_recommends() {
        let plain = Sampler::default();
        assert_eq!(recommended(None), plain);
        let config = json!({ "temperature": 0.6, "top_p": 0.95, "top_k": 20, "do_sample": false });
        assert_eq!(recommended(Some(&config)), Sampler { temperature: 0.6, top_p: 0.95, top_k: 20, ..plain });
        let config = json!({ "temperature": -1, "top_p": "x", "top_k": -5, "min_p": 7 });
        assert_eq!(recommended(Some(&config)), plain);
    }
}
