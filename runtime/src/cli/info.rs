//! `tf-run info`: what a checkpoint is, from its headers alone; see [`crate::info`].

use super::model::size;
use crate::info::{Info, describe};
use crate::model::{ModelSource, OpenOptions, choose, context_of};
use std::error::Error;
use std::num::NonZeroU32;
use std::path::PathBuf;

#[derive(clap::Args, Clone, Debug)]
pub struct InfoArgs {
    /// Folder with config.json and *.safetensors [default: the built-in model]
    pub model: Option<PathBuf>,

    /// Tokens of a stream, for the memory it takes [default: what the model was made for, at most 8192]
    #[arg(long, value_name = "N")]
    pub context: Option<NonZeroU32>,

    /// Streams that are open together, for the memory they take
    #[arg(long, value_name = "N", default_value = "1")]
    pub parallel: NonZeroU32,

    /// Use the bundle in this folder instead of a built-in one
    #[arg(long, value_name = "DIR")]
    pub bundle: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// # Errors
/// A folder that is no checkpoint, or one of a family that is not known. A checkpoint that its family refuses is no
/// error: why it is refused is what was asked for.
pub fn run(args: &InfoArgs) -> Result<(), Box<dyn Error>> {
    let source = args.model.clone().map_or(ModelSource::Embedded, ModelSource::Folder);
    let chosen = choose(&source, args.bundle.as_deref())?;
    let options = OpenOptions { context: args.context.map(NonZeroU32::get), ..OpenOptions::default() };
    let context = context_of(&options, &chosen.checkpoint)?;
    let info = describe(&chosen, context, args.parallel.get())?;
    if args.json {
        println!("{}", serde_json::to_string(&info)?);
    } else {
        print!("{}", table(&info));
    }
    Ok(())
}

fn table(info: &Info) -> String {
    use std::fmt::Write as _;
    let mut out = format!("family {}\n", info.family);
    if !info.refusals.is_empty() {
        let _ = writeln!(out, "it does not load:");
        info.refusals.iter().for_each(|refusal| out.push_str(&format!("  {refusal}\n")));
    }
    let Some(contents) = &info.contents else { return out };
    let kinds: Vec<String> = contents.kinds.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
    let _ = writeln!(out, "{} layers: {}", contents.layers, kinds.join(", "));
    let (parameters, bytes) = (contents.parameters as f64 / 1e6, size(contents.weight_bytes));
    let _ = writeln!(out, "{parameters:.1} million parameters in {bytes}\n");
    let line = |out: &mut String, name: &str, bytes: u64| out.push_str(&format!("  {name:<34}{:>12}\n", size(bytes)));
    out.push_str("weights, by what reads them\n");
    contents.categories.iter().for_each(|c| line(&mut out, &c.name, c.bytes));
    out.push_str("weights, by format\n");
    contents.formats().iter().for_each(|(format, bytes)| line(&mut out, format, *bytes));
    let memory = &contents.memory;
    let streams = if memory.parallel == 1 { "1 stream".into() } else { format!("{} streams", memory.parallel) };
    let _ = writeln!(out, "memory for {streams} of {} tokens", memory.context);
    line(&mut out, "weights", memory.weights);
    memory.states.iter().for_each(|(name, bytes)| line(&mut out, name, *bytes));
    line(&mut out, "together", memory.total);
    out.push_str("each weight\n");
    for weight in &contents.weights {
        let shape: Vec<String> = weight.shape.iter().map(u64::to_string).collect();
        let name = format!("{} × {} [{}]", weight.count, weight.name, shape.join(", "));
        let _ = writeln!(out, "  {name:<34}{:>12}  {}", size(weight.bytes), weight.format);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_model_is_described_and_its_refusals_are_listed() {
        let chosen = choose(&ModelSource::Embedded, None).unwrap();
        let info = describe(&chosen, 512, 4).unwrap();
        let text = table(&info);
        assert!(info.refusals.is_empty() && text.contains("memory for 4 streams of 512 tokens"), "{text}");
        let refused = Info { refusals: vec!["config key `x` is 1".into()], contents: None, ..info };
        assert!(table(&refused).ends_with("it does not load:\n  config key `x` is 1\n"));
    }
}
