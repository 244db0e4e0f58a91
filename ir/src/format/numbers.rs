//! What a kernel that reads words must know of a stored weight, as dims of its launch.
//!
//! The kernel's text names them by the number of the weight's buffer, the host gives their values for the weight that is
//! bound: one kernel serves every format.

use super::{Affine, Format};
use crate::dtype::Storage;
use crate::shape::{Env, Sym};

/// A number of a stored weight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Number {
    /// Which of [`Class`], by its value.
    Class,
    /// Bits of a code.
    Bits,
    /// Binary logarithm of the columns that share a scale.
    GroupShift,
    /// Word at which the scales begin.
    Scales,
    /// Word at which the biases begin.
    Biases,
}

/// How the words of a weight are read: cases of one kernel. The values are part of kernels' texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Class {
    F32 = 0,
    F16 = 1,
    Bf16 = 2,
    AffineF32 = 3,
    AffineF16 = 4,
    AffineBf16 = 5,
}

impl Number {
    pub const ALL: [Number; 5] = [Number::Class, Number::Bits, Number::GroupShift, Number::Scales, Number::Biases];

    /// The name of the dim, for the weight bound to a kernel's buffer of this number.
    pub fn dim(self, buffer: u32) -> Sym {
        let what = match self {
            Number::Class => "class",
            Number::Bits => "bits",
            Number::GroupShift => "group_shift",
            Number::Scales => "scales",
            Number::Biases => "biases",
        };
        format!("_{buffer}_{what}").into()
    }
}

/// A stored weight: its format and its shape, [.., rows, columns].
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Matrix {
    pub format: Format,
    pub shape: Vec<u64>,
}

impl Matrix {
    /// Adds the numbers of the weight, bound to a kernel's buffer of this number, to `env`.
    ///
    /// # Errors
    /// As [`Format::layout`]; an EXL3 weight, which is not read by words.
    pub fn add_to(&self, env: &mut Env, buffer: u32) -> Result<(), String> {
        let layout = self.format.layout(&self.shape)?;
        let word = |part: usize| layout.parts.get(part).map_or(0, |p| p.offset / 4);
        let values = match self.format {
            Format::Plain(Storage::F32) => [Class::F32 as u64, 0, 0, 0, 0],
            Format::Plain(Storage::F16) => [Class::F16 as u64, 0, 0, 0, 0],
            Format::Plain(Storage::Bf16) => [Class::Bf16 as u64, 0, 0, 0, 0],
            Format::Affine(Affine { bits, group, scales }) => {
                let class = match scales {
                    Storage::F32 => Class::AffineF32,
                    Storage::F16 => Class::AffineF16,
                    Storage::Bf16 => Class::AffineBf16,
                };
                [class as u64, bits.into(), group.ilog2().into(), word(1), word(2)]
            }
            Format::Exl3(format) => return Err(format!("{format} is not read by kernels of words yet")),
        };
        for (number, value) in Number::ALL.into_iter().zip(values) {
            env.insert(number.dim(buffer), value);
        }
        Ok(())
    }
}
