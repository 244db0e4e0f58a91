//! `tf-run quantize`: makes a pack from a plain checkpoint; see [`crate::quantize`].

use crate::model::{ModelSource, match_bundle};
use crate::quantize::{Recipe, SHARD_BYTES, plan, run as make};
use indicatif::{ProgressBar, ProgressStyle};
use std::error::Error;
use std::num::NonZeroUsize;
use std::path::PathBuf;

#[derive(clap::Args, Clone, Debug)]
pub struct QuantizeArgs {
    /// Folder of the plain checkpoint: f32, f16 or bf16
    pub model: PathBuf,

    /// Folder for the pack; it is made, or holds what an interrupted run left
    pub out: PathBuf,

    /// How weights are packed
    #[arg(long, value_enum)]
    pub format: PackFormat,

    /// Bits of a weight: 2, 3, 4, 5, 6 or 8
    #[arg(long, default_value = "4")]
    pub bits: u8,

    /// Columns that share a scale: 32, 64 or 128
    #[arg(long, default_value_t = 64)]
    pub group: u16,

    /// Bits of the matrix that gives the logits [default: as --bits]
    #[arg(long)]
    pub head_bits: Option<u8>,

    /// Threads [default: all cores]
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
}

#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PackFormat {
    /// Affine codes in groups, as MLX has them
    Mlx,
}

/// # Errors
/// A source that is refused or packed already, numbers that the format does not know, or a folder that cannot be written.
pub fn run(args: &QuantizeArgs) -> Result<(), Box<dyn Error>> {
    let source = match_bundle(&ModelSource::Folder(args.model.clone()), None)?;
    let PackFormat::Mlx = args.format;
    let head_bits = args.head_bits.unwrap_or(args.bits);
    let plan = plan(&source, &Recipe::Affine { bits: args.bits, group: args.group, head_bits })?;
    eprintln!("{}", plan.summary());
    let bar = ProgressBar::no_length();
    if let Ok(style) = ProgressStyle::with_template("packing {bytes} of {total_bytes} {bar:30} {eta}") {
        bar.set_style(style);
    }
    let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = args.threads.map_or_else(cores, NonZeroUsize::get);
    let made = make(&source, &plan, &args.out, threads, SHARD_BYTES, &|done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    Ok(made?)
}
