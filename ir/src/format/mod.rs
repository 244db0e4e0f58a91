//! Weight formats: how a matrix lies in memory, and what its numbers are.
//!
//! For whoever loads, binds or reads a weight. One matrix is one piece of memory; [`Format::layout`] says where its
//! parts lie in it, each with exactly the bytes that a checkpoint's tensor has. [`Format::decode_rows`] is the judge of
//! every faster reader.
//! Promises: sizes are checked arithmetic; what does not fit is an error that says what was expected; decoding never
//! reads outside the parts.
//! Deliberately absent: input and output, names of tensors (see [`crate::spec::bind`]), encoders, speed.

pub mod exl3;
pub mod table;

mod affine;
mod numbers;

pub use numbers::{Class, Matrix, Number};

use crate::dtype::Storage;
use std::fmt;
use std::ops::Range;

/// Parts, and the matrices of a stack of EXL3 matrices, start at multiples of this many bytes.
pub const ALIGNMENT: u64 = 64;
/// EXL3 pads both axes of a matrix to a multiple of this, the width of its rotations.
pub const BLOCK: u64 = 128;
/// 1/√128, the factor of a rotation.
pub const ROOT: f32 = 0.088_388_346;
/// The most EXL3 matrices in one weight.
pub const MAX_STACK: u64 = 1 << 16;

/// How a weight matrix lies in memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Format {
    Plain(Storage),
    Affine(Affine),
    Exl3(Exl3),
}

/// Codes of `bits` bits; groups of consecutive columns share a scale and a bias: value = scale · code + bias, in f32.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Affine {
    /// 2, 3, 4, 5, 6 or 8.
    pub bits: u8,
    /// Columns that share a scale and a bias: 32, 64 or 128.
    pub group: u16,
    /// Of scales and biases.
    pub scales: Storage,
}

/// Tiles of 16 inputs and 16 outputs, each a ring of trellis states, between two rotations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Exl3 {
    pub codebook: Codebook,
    /// Twice the bits of a weight: 2, 4, 6, 8, 10, 12, 14, 16; with [`Codebook::Mul1`] also 3, 5, 7.
    pub half_bits: u8,
}

/// What value a trellis state stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Codebook {
    ThreeInst,
    Mcg,
    Mul1,
}

/// Where the parts of a matrix lie in its piece of memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// In the order of their offsets. A stack of EXL3 matrices repeats the three parts of one.
    pub parts: Vec<Part>,
    /// Of the whole piece; a multiple of [`ALIGNMENT`] unless the format is plain.
    pub bytes: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// `weight`; `codes`, `scales`, `biases`; `trellis`, `suh`, `svh`.
    pub name: &'static str,
    /// A multiple of [`ALIGNMENT`].
    pub offset: u64,
    pub bytes: u64,
}

impl Affine {
    /// Widths of codes.
    pub const BITS: [u8; 6] = [2, 3, 4, 5, 6, 8];
    /// Columns of a group.
    pub const GROUPS: [u16; 3] = [32, 64, 128];

    /// Every combination of bits, groups and scales.
    pub fn all() -> impl Iterator<Item = Affine> {
        let grouped = |bits| Affine::GROUPS.into_iter().map(move |group| (bits, group));
        let with_scales = |(bits, group)| Storage::ALL.map(|scales| Affine { bits, group, scales });
        Affine::BITS.into_iter().flat_map(grouped).flat_map(with_scales)
    }
}

impl Format {
    /// Where the parts of a matrix lie. `shape` is [N, K] (rows of the weight are outputs, columns inputs) or
    /// [E, N, K]; a plain weight may have any.
    ///
    /// * Plain: `weight`.
    /// * Affine: `codes`, u32 [.., N, K·bits/32], a row one little-endian stream of bits; `scales` and `biases`,
    ///   [.., N, K/group].
    /// * EXL3, with K and N rounded up to [`BLOCK`]: `trellis`, i16 [K/16, N/16, 8·half_bits]; `suh`, f16 [K]; `svh`,
    ///   f16 [N]. Matrices of a stack follow each other.
    ///
    /// # Errors
    /// Numbers that the format does not know, a shape that it cannot have, sizes beyond 64 bits.
    pub fn layout(self, shape: &[u64]) -> Result<Layout, String> {
        self.check()?;
        let plan = match self {
            Format::Plain(storage) => {
                let bytes = count(shape).and_then(|c| storage.bytes(c));
                return match bytes {
                    Some(bytes) => Ok(Layout { parts: vec![Part { name: "weight", offset: 0, bytes }], bytes }),
                    None => Err(too_large(shape)),
                };
            }
            Format::Affine(format) => {
                let (_, _, columns) = matrices(shape)?;
                if !columns.is_multiple_of(u64::from(format.group)) {
                    return Err(format!("{columns} columns are no whole groups of {}", format.group));
                }
                (1, format.parts(shape))
            }
            Format::Exl3(format) => {
                let (experts, rows, columns) = matrices(shape)?;
                if experts > MAX_STACK {
                    return Err(format!("{experts} matrices are too many for one weight, at most {MAX_STACK}"));
                }
                (experts, format.parts(rows, columns))
            }
        };
        let (times, Some(parts)) = plan else { return Err(too_large(shape)) };
        place(times, &parts).ok_or_else(|| too_large(shape))
    }

    /// Whether its numbers are among those that the format knows.
    fn check(self) -> Result<(), String> {
        match self {
            Format::Plain(_) => Ok(()),
            Format::Affine(Affine { bits, group, .. }) => match (bits, group) {
                (2..=6 | 8, 32 | 64 | 128) => Ok(()),
                (2..=6 | 8, _) => Err(format!("groups of {group} are unknown, expected 32, 64 or 128")),
                (_, _) => Err(format!("codes of {bits} bits are unknown, expected 2, 3, 4, 5, 6 or 8")),
            },
            Format::Exl3(Exl3 { codebook, half_bits }) => match (half_bits, codebook) {
                (2 | 4 | 6 | 8 | 10 | 12 | 14 | 16, _) | (3 | 5 | 7, Codebook::Mul1) => Ok(()),
                (3 | 5 | 7, _) => {
                    Err(format!("{} bits need codebook mul1, found {codebook}", f32::from(half_bits) / 2.0))
                }
                (_, _) => {
                    Err(format!("{} bits are unknown, expected 1 to 8, 1.5, 2.5 or 3.5", f32::from(half_bits) / 2.0))
                }
            },
        }
    }

    /// Dense rows of a matrix, [rows, K] f32. Rows are counted over all axes but the last; they are of the matrix
    /// itself, so EXL3's rotations are undone and its padding is cut.
    ///
    /// # Errors
    /// As [`Format::layout`]; bytes of another length; rows that the matrix does not have.
    pub fn decode_rows(self, bytes: &[u8], shape: &[u64], rows: Range<u64>) -> Result<Vec<f32>, String> {
        let layout = self.layout(shape)?;
        if bytes.len() as u64 != layout.bytes {
            return Err(format!("{self} of shape {shape:?} has {} bytes, found {}", layout.bytes, bytes.len()));
        }
        let (columns, lead) = shape.split_last().ok_or("a scalar has no rows")?;
        let most: u64 = lead.iter().product();
        if rows.start > rows.end || rows.end > most {
            return Err(format!("rows {} to {} of a matrix with {most}", rows.start, rows.end));
        }
        let parts: Vec<&[u8]> =
            layout.parts.iter().map(|p| &bytes[p.offset as usize..(p.offset + p.bytes) as usize]).collect();
        Ok(match self {
            Format::Plain(storage) => plain(storage, parts[0], (rows.start * columns)..(rows.end * columns)),
            Format::Affine(format) => format.decode(parts[0], parts[1], parts[2], *columns, rows),
            Format::Exl3(format) => format.decode(&parts, shape, rows)?,
        })
    }
}

impl Exl3 {
    /// Names and bytes of the parts of one matrix; `None` beyond 64 bits.
    fn parts(self, rows: u64, columns: u64) -> Option<Vec<(&'static str, u64)>> {
        let (outputs, inputs) = (rows.checked_next_multiple_of(BLOCK)?, columns.checked_next_multiple_of(BLOCK)?);
        let trellis = outputs.checked_mul(inputs)?.checked_mul(u64::from(self.half_bits))? / 16;
        Some(vec![("trellis", trellis), ("suh", inputs.checked_mul(2)?), ("svh", outputs.checked_mul(2)?)])
    }

    /// Rows of a matrix or of a stack of them, from the parts of each in turn.
    fn decode(self, parts: &[&[u8]], shape: &[u64], rows: Range<u64>) -> Result<Vec<f32>, String> {
        let (_, outputs, columns) = matrices(shape)?;
        let mut decoded = Vec::new();
        let mut row = rows.start;
        while row < rows.end {
            let (expert, first) = ((row / outputs) as usize, row % outputs);
            let matrix = exl3::Matrix::new(self, parts[3 * expert], parts[3 * expert + 1], parts[3 * expert + 2])?;
            let block = matrix.rows((first / BLOCK) as usize);
            let inputs = matrix.inputs();
            let last = outputs.min(first / BLOCK * BLOCK + BLOCK).min(first + rows.end - row);
            for output in first % BLOCK..first % BLOCK + last - first {
                let start = output as usize * inputs;
                decoded.extend(block[start..start + columns as usize].iter().map(|v| *v as f32));
            }
            row += last - first;
        }
        Ok(decoded)
    }
}

/// The axes of a matrix or of a stack of them: (matrices, rows, columns).
fn matrices(shape: &[u64]) -> Result<(u64, u64, u64), String> {
    match *shape {
        [rows, columns] => Ok((1, rows, columns)),
        [experts, rows, columns] => Ok((experts, rows, columns)),
        _ => Err(format!("a packed weight has two axes or three, found {shape:?}")),
    }
}

fn count(shape: &[u64]) -> Option<u64> {
    shape.iter().try_fold(1u64, |a, b| a.checked_mul(*b))
}

fn too_large(shape: &[u64]) -> String {
    format!("a weight of shape {shape:?} is too large")
}

/// Lays the parts of one matrix one after the other, `times` over; `None` beyond 64 bits.
fn place(times: u64, parts: &[(&'static str, u64)]) -> Option<Layout> {
    let mut bytes = 0u64;
    let mut placed = Vec::new();
    for _ in 0..times {
        for (name, size) in parts {
            placed.push(Part { name, offset: bytes, bytes: *size });
            bytes = bytes.checked_add(*size)?.checked_next_multiple_of(ALIGNMENT)?;
        }
    }
    Some(Layout { parts: placed, bytes })
}

/// These elements of a plain tensor, widened.
fn plain(storage: Storage, bytes: &[u8], elements: Range<u64>) -> Vec<f32> {
    let size = storage.bytes(1).unwrap_or(1) as usize;
    let (start, end) = (elements.start as usize * size, elements.end as usize * size);
    let chunks = bytes[start..end].chunks_exact(size);
    match storage {
        Storage::F32 => chunks.map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect(),
        Storage::F16 => chunks.map(|b| half::f16::from_le_bytes([b[0], b[1]]).to_f32()).collect(),
        Storage::Bf16 => chunks.map(|b| half::bf16::from_le_bytes([b[0], b[1]]).to_f32()).collect(),
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Format::Plain(storage) => storage.fmt(f),
            Format::Affine(format) => format.fmt(f),
            Format::Exl3(format) => format.fmt(f),
        }
    }
}

impl fmt::Display for Affine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "affine {}-bit g{} {}", self.bits, self.group, self.scales)
    }
}

impl fmt::Display for Exl3 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "exl3 {} {}", self.codebook, f32::from(self.half_bits) / 2.0)
    }
}

impl fmt::Display for Codebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Codebook::ThreeInst => "3inst",
            Codebook::Mcg => "mcg",
            Codebook::Mul1 => "mul1",
        })
    }
}

#[cfg(test)]
mod tests;
