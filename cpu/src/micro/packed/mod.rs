//! Products with packed weights: `C[r, c] (+)= sum_k A[r, k] * W[row0 + c, k0 + k]`, for W as
//! [`tf_ir::format`] lays it out in memory. Machine code made at load calls it through [`PackedFn`], with a
//! [`Packed`] that is fixed when that code is made and the weight's address, which is not.
//!
//! Promises, beside those of the plain tiles (the bits of an output depend on its row of A, its row of W and k
//! alone; all instruction sets give the same):
//! - Affine weights: the order of [`affine`]. Codes are multiplied as they are, and each run of products by its
//!   group's scale; biases are multiplied by sums of A.
//! - EXL3 weights: the order of [`exl3`]. Rows of A are rotated and outputs rotated back in every call.
//! - Activations stay f32.
//! - Nothing is read outside the weight's parts.
//!
//! Deliberately absent: repacked copies. What a call needs of A in another order, and decoded rows where A has
//! many, lie in memory that the thread keeps (some MiB) and on its stack (up to 128 KiB).

mod affine;
mod exl3;
mod portable;
mod rotate;
#[cfg(test)]
mod tests;
#[cfg(target_arch = "x86_64")]
mod vbmi;
#[cfg(target_arch = "x86_64")]
mod x86;

use super::{Isa, StoredFormat};
use tf_ir::dtype::Storage;
use tf_ir::format::{Affine, Codebook, Exl3, Format};

/// Computes one tile. In order:
///
/// `m, n, k, a: f32 [m, lda], lda, base, packed, row0, k0, c: f32 [m, ldc], ldc, accumulate`
///
/// `base` is where the weight lies, `packed` what [`Packed::new`] says of it. `row0` is the weight's row for the first
/// column of C, `k0` its column for the first of A. Rows are counted over all
/// matrices of a stack. Where the last argument is not zero, C is added to.
///
/// Affine: `k0` and `k` are whole groups. EXL3: `k0` is a multiple of 128, and so is `k` unless the columns end there;
/// the rows are of one matrix, and blocks of 128 of them are always computed whole.
///
/// # Safety
/// A, C and the weight must be valid over these extents, C must not overlap the others, and the machine must have the
/// instruction set that the function was selected for.
pub type PackedFn = unsafe extern "C" fn(
    m: usize,
    n: usize,
    k: usize,
    a: *const f32,
    lda: usize,
    base: *const u8,
    packed: *const Packed,
    row0: usize,
    k0: usize,
    c: *mut f32,
    ldc: usize,
    accumulate: u32,
);

/// What is known of a packed weight before it has an address. Offsets are bytes from its base.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Packed {
    /// Rows of a matrix, and columns.
    rows: usize,
    columns: usize,
    /// Bytes from a matrix to the next one that has parts of its own (EXL3).
    matrix: usize,
    /// Columns that share a scale (affine).
    group: usize,
    /// Codes, scales and biases; trellis, suh and svh.
    codes: usize,
    scales: usize,
    biases: usize,
    /// Of scales and biases.
    stored: StoredFormat,
}

impl Packed {
    /// Of a weight of `shape`, [N, K] or [E, N, K].
    ///
    /// # Errors
    /// As [`Format::layout`]; a plain format.
    pub fn new(format: Format, shape: &[u64]) -> Result<Self, String> {
        let layout = format.layout(shape)?;
        let size = |v: u64| usize::try_from(v).map_err(|_| format!("a weight of {shape:?} does not fit this machine"));
        let (stored, group) = match format {
            Format::Affine(Affine { group, scales: Storage::F32, .. }) => (StoredFormat::F32, group.into()),
            Format::Affine(Affine { group, scales: Storage::F16, .. }) => (StoredFormat::F16, group.into()),
            Format::Affine(Affine { group, scales: Storage::Bf16, .. }) => (StoredFormat::Bf16, group.into()),
            Format::Exl3(_) => (StoredFormat::F16, 1),
            Format::Plain(_) => return Err(format!("{format} is not packed")),
        };
        let ([.., rows, columns], [codes, scales, biases, ..]) = (shape, &layout.parts[..]) else {
            return Err(format!("{format} of shape {shape:?} has no matrix"));
        };
        if *rows == 0 {
            return Err(format!("{format} of shape {shape:?} has no rows"));
        }
        let next = layout.parts.get(3).map_or(0, |part| part.offset);
        size(layout.bytes)?;
        Ok(Self {
            rows: size(*rows)?,
            columns: size(*columns)?,
            matrix: size(next)?,
            group,
            codes: size(codes.offset)?,
            scales: size(scales.offset)?,
            biases: size(biases.offset)?,
            stored,
        })
    }
}

/// The product for a packed format on an instruction set, or `None` where the format has none. As [`super::select`],
/// an instruction set that this build has no code for gives the portable product.
pub fn select_packed(format: Format, isa: Isa) -> Option<PackedFn> {
    match format {
        Format::Affine(Affine { bits, .. }) => match isa {
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512 | Isa::Avx512Bf16 => x86::avx512(bits),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx2 => x86::avx2(bits),
            _ => portable::select(bits),
        },
        Format::Exl3(format) => select_exl3(format, isa).map(|(product, _)| product),
        Format::Plain(_) => None,
    }
}

/// Also how the product decodes.
fn select_exl3(format: Exl3, isa: Isa) -> Option<(PackedFn, exl3::Decode)> {
    match isa {
        #[cfg(target_arch = "x86_64")]
        Isa::Avx512Bf16 if format.codebook == Codebook::Mul1 => {
            vbmi::select(format.half_bits).or_else(|| x86::avx512_exl3(format))
        }
        #[cfg(target_arch = "x86_64")]
        Isa::Avx512 | Isa::Avx512Bf16 => x86::avx512_exl3(format),
        #[cfg(target_arch = "x86_64")]
        Isa::Avx2 => x86::avx2_exl3(format),
        _ => portable::select_exl3(format),
    }
}
