//! What a kernel that reads words must know of a stored weight, as dims of its launch.
//!
//! The kernel's text names them by the number of the weight's buffer, the host gives their values for the weight that is
//! bound: one kernel serves every format.

use super::{Affine, BLOCK, Codebook, Exl3, Format};
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
    /// Twice the bits of a weight (EXL3).
    HalfBits,
    /// Which codebook: 0 3INST, 1 MCG, 2 MUL1.
    Codebook,
    /// Tiles beside each other: padded rows of the weight / 16.
    Tiles,
    /// Words at which the scales of inputs and of outputs begin.
    Suh,
    Svh,
    /// Rows of each matrix of a stack, and words from one to the next (EXL3). A lone matrix is a stack of one.
    Rows,
    Step,
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
    Exl3 = 6,
}

impl Number {
    /// The name of the dim, for the weight bound to a kernel's buffer of this number.
    pub fn dim(self, buffer: u32) -> Sym {
        let what = match self {
            Number::Class => "class",
            Number::Bits => "bits",
            Number::GroupShift => "group_shift",
            Number::Scales => "scales",
            Number::Biases => "biases",
            Number::HalfBits => "half_bits",
            Number::Codebook => "codebook",
            Number::Tiles => "tiles",
            Number::Suh => "suh",
            Number::Svh => "svh",
            Number::Rows => "rows",
            Number::Step => "step",
        };
        format!("_{buffer}_{what}").into()
    }
}

const ALL: [Number; 12] = [
    Number::Class,
    Number::Bits,
    Number::GroupShift,
    Number::Scales,
    Number::Biases,
    Number::HalfBits,
    Number::Codebook,
    Number::Tiles,
    Number::Suh,
    Number::Svh,
    Number::Rows,
    Number::Step,
];

/// A stored weight: its format and its shape, [.., rows, columns].
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Matrix {
    pub format: Format,
    pub shape: Vec<u64>,
}

impl Matrix {
    /// Adds the numbers of the weight, bound to a kernel's buffer of this number, to `env`. Those that its format does not
    /// have are 0.
    ///
    /// # Errors
    /// As [`Format::layout`].
    pub fn add_to(&self, env: &mut Env, buffer: u32) -> Result<(), String> {
        let layout = self.format.layout(&self.shape)?;
        let word = |part: usize| layout.parts.get(part).map_or(0, |p| p.offset / 4);
        let values = match self.format {
            Format::Plain(storage) => {
                let class = match storage {
                    Storage::F32 => Class::F32,
                    Storage::F16 => Class::F16,
                    Storage::Bf16 => Class::Bf16,
                };
                vec![(Number::Class, class as u64)]
            }
            Format::Affine(Affine { bits, group, scales }) => {
                let class = match scales {
                    Storage::F32 => Class::AffineF32,
                    Storage::F16 => Class::AffineF16,
                    Storage::Bf16 => Class::AffineBf16,
                };
                vec![
                    (Number::Class, class as u64),
                    (Number::Bits, bits.into()),
                    (Number::GroupShift, group.ilog2().into()),
                    (Number::Scales, word(1)),
                    (Number::Biases, word(2)),
                ]
            }
            Format::Exl3(Exl3 { codebook, half_bits }) => {
                let rows = self.shape.iter().rev().nth(1).copied().unwrap_or(1);
                let codebook = match codebook {
                    Codebook::ThreeInst => 0,
                    Codebook::Mcg => 1,
                    Codebook::Mul1 => 2,
                };
                vec![
                    (Number::Class, Class::Exl3 as u64),
                    (Number::HalfBits, half_bits.into()),
                    (Number::Codebook, codebook),
                    (Number::Tiles, rows.next_multiple_of(BLOCK) / 16),
                    (Number::Suh, word(1)),
                    (Number::Svh, word(2)),
                    (Number::Rows, rows),
                    (Number::Step, layout.parts.get(3).map_or(layout.bytes, |next| next.offset) / 4),
                ]
            }
        };
        env.extend(ALL.map(|number| (number.dim(buffer), 0)));
        env.extend(values.into_iter().map(|(number, value)| (number.dim(buffer), value)));
        Ok(())
    }
}
