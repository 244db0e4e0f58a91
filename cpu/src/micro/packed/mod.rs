//! Products with packed weights: `C[r, c] (+)= sum_k A[r, k] * W[row0 + c, k0 + k]`, for W as
//! [`tf_ir::format`] lays it out in memory. Machine code made at load calls it through [`PackedFn`], with a
//! [`Packed`] that is fixed when that code is made and the weight's address, which is not.
//!
//! Promises, beside those of the plain tiles (the bits of an output depend on its row of A, its row of W and k
//! alone; all instruction sets give the same):
//! - Affine weights: the order of [`affine`]. Codes are multiplied as they are, and each run of products by its
//!   group's scale; biases are multiplied by sums of A.
//! - Activations stay f32.
//! - Nothing is read outside the weight's parts.
//!
//! Deliberately absent: repacked copies. What a call needs of A in another order, and decoded rows where A has
//! many, lie in memory that the thread keeps (some MiB) and on its stack (up to 128 KiB).

mod affine;
mod portable;
#[cfg(test)]
mod tests;
#[cfg(target_arch = "x86_64")]
mod x86;

use super::{Isa, StoredFormat};
use tf_ir::dtype::Storage;
use tf_ir::format::{Affine, Format};

/// Computes one tile. In order:
///
/// `m, n, k, a: f32 [m, lda], lda, base, packed, row0, k0, c: f32 [m, ldc], ldc, accumulate`
///
/// `base` is where the weight lies, `packed` what [`Packed::new`] says of it. `row0` is the weight's row (counted over
/// all leading axes) for the first column of C, `k0` its column for the first of A; `k0` and `k` are whole groups
/// (affine). Where the last argument is not zero, C is added to.
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
    /// Columns of W.
    columns: usize,
    /// Columns that share a scale.
    group: usize,
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
        size(layout.bytes)?;
        let columns = shape.last().copied().unwrap_or(0);
        match format {
            Format::Affine(affine) => {
                let [codes, scales, biases] = layout.parts[..] else {
                    return Err(format!("{format} has three parts, found {}", layout.parts.len()));
                };
                Ok(Self {
                    columns: size(columns)?,
                    group: usize::from(affine.group),
                    codes: size(codes.offset)?,
                    scales: size(scales.offset)?,
                    biases: size(biases.offset)?,
                    stored: match affine.scales {
                        Storage::F32 => StoredFormat::F32,
                        Storage::F16 => StoredFormat::F16,
                        Storage::Bf16 => StoredFormat::Bf16,
                    },
                })
            }
            Format::Plain(_) | Format::Exl3(_) => Err(format!("{format} is not packed")),
        }
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
        Format::Plain(_) | Format::Exl3(_) => None,
    }
}
