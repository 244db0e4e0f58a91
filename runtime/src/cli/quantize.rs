//! `tf-run quantize`: makes a pack from a plain checkpoint; see [`crate::quantize`].

use super::eval::{Tokens, read_text};
use crate::eval::chunks;
use crate::model::{Matched, ModelSource, match_bundle};
use crate::quantize::{Recipe, RunOptions, SHARD_BYTES, plan, run as make};
use crate::text::Text;
use indicatif::{ProgressBar, ProgressStyle};
use std::error::Error;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use tf_ir::format::{Codebook, Exl3};

/// Bits of a head that is coded by a trellis, unless something else is said.
const EXL3_HEAD_BITS: f32 = 6.0;
/// What says that a head stays plain.
const PLAIN_BITS: f32 = 16.0;
/// What is read where no text is given; another one than `tf-run eval` has, so that packs can be judged by that.
const CALIBRATION: &str = include_str!("../../../assets/calibration.txt");
/// Tokens of a chunk of the calibration text.
const CHUNK: usize = 512;

#[derive(clap::Args, Clone, Debug)]
pub struct QuantizeArgs {
    /// Folder of the plain checkpoint: f32, f16 or bf16
    pub model: PathBuf,

    /// Folder for the pack; it is made, or holds what an interrupted run left
    pub out: PathBuf,

    /// How weights are packed
    #[arg(long, value_enum)]
    pub format: PackFormat,

    /// Bits of a weight. mlx: 2, 3, 4, 5, 6 or 8; exl3: 1 to 8, and 1.5, 2.5 or 3.5 with codebook mul1
    #[arg(long, default_value_t = 4.0)]
    pub bits: f32,

    /// mlx: columns that share a scale: 32, 64 or 128
    #[arg(long, default_value_t = 64)]
    pub group: u16,

    /// Bits of the matrix that gives the logits [default: as --bits for mlx, 6 for exl3, where 16 leaves it plain]
    #[arg(long)]
    pub head_bits: Option<f32>,

    /// exl3: what values the states of the trellis have
    #[arg(long, value_enum, default_value_t = CodebookName::Mul1)]
    pub codebook: CodebookName,

    /// exl3: change least what comes out of the weights when the model reads this text (--calibration alone: a small
    /// one that is built in), rather than the weights
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true)]
    pub calibration: Option<Option<PathBuf>>,

    /// Threads [default: all cores]
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
}

#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum PackFormat {
    /// Affine codes in groups, as MLX has them
    Mlx,
    /// Trellis-coded tiles between rotations
    Exl3,
}

#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodebookName {
    Mul1,
    Mcg,
    #[value(name = "3inst")]
    ThreeInst,
}

/// # Errors
/// A source that is refused or packed already, numbers that the format does not know, or a folder that cannot be written.
pub fn run(args: &QuantizeArgs) -> Result<(), Box<dyn Error>> {
    let source = match_bundle(&ModelSource::Folder(args.model.clone()), None)?;
    let plan = plan(&source, &recipe(args, &source)?)?;
    eprintln!("{}", plan.summary());
    let bar = ProgressBar::no_length();
    if let Ok(style) = ProgressStyle::with_template("packing {bytes} of {total_bytes} {bar:30} {eta}") {
        bar.set_style(style);
    }
    let progress = |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    };
    let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = args.threads.map_or_else(cores, NonZeroUsize::get);
    let made = make(&source, &plan, &args.out, &RunOptions { threads, shard_bytes: SHARD_BYTES, progress: &progress });
    bar.finish_and_clear();
    Ok(made?)
}

fn recipe(args: &QuantizeArgs, source: &Matched) -> Result<Recipe, Box<dyn Error>> {
    match args.format {
        PackFormat::Mlx => {
            let bits = multiple_of(args.bits, 1.0)?;
            let head_bits = args.head_bits.map_or(Ok(bits), |bits| multiple_of(bits, 1.0))?;
            Ok(Recipe::Affine { bits, group: args.group, head_bits })
        }
        PackFormat::Exl3 => {
            let codebook = match args.codebook {
                CodebookName::Mul1 => Codebook::Mul1,
                CodebookName::Mcg => Codebook::Mcg,
                CodebookName::ThreeInst => Codebook::ThreeInst,
            };
            let format = |bits| Ok::<_, String>(Exl3 { codebook, half_bits: multiple_of(bits, 0.5)? });
            let head_bits = args.head_bits.unwrap_or(EXL3_HEAD_BITS);
            let head = (head_bits != PLAIN_BITS).then(|| format(head_bits)).transpose()?;
            let calibration = match &args.calibration {
                None => Vec::new(),
                Some(file) => calibration(source, file.as_deref())?,
            };
            Ok(Recipe::Exl3 { format: format(args.bits)?, head, calibration })
        }
    }
}

/// Bits in steps of one or of a half.
fn multiple_of(bits: f32, step: f32) -> Result<u8, String> {
    let steps = bits / step;
    if steps == steps.round() && (1.0..=f32::from(u8::MAX)).contains(&steps) {
        return Ok(steps as u8);
    }
    Err(format!("{bits} bits are unknown to this format"))
}

/// A text as chunks of the model's tokens.
fn calibration(source: &Matched, file: Option<&Path>) -> Result<Vec<Vec<u32>>, Box<dyn Error>> {
    let tokens = Tokens::of(&Text::load(&source.checkpoint)?, &read_text(file, CALIBRATION)?)?;
    Ok(chunks(&tokens.text, &tokens.start, CHUNK)?)
}
