//! Dot-product microkernels: the only hand-written arithmetic of the project.
//!
//! One operation, `C[r, c] (+)= sum_k A[r, k] * B[c, k]`, for A in f32 and B as a
//! checkpoint stores it, one function per stored format and instruction set. Machine code made
//! at load calls it through [`TileFn`]. For packed weights it is [`PackedFn`], with promises of its own in
//! [`packed`].
//!
//! Promises:
//! - The bits of `C[r, c]` depend on A's row r, B's row c and k, and on nothing else: not on
//!   m, n, the place of r and c, the register block, or which remainder path ran.
//! - Every output is summed alike. Element k goes to lane `k % 16` of sixteen f32 lanes, each
//!   a chain of fused multiply-adds in rising k from +0; the lanes are then added as a tree
//!   (`l + (l+8)`, `+4`, `+2`, `+1`), and +0 is added last, so that no sum is -0. Because
//!   that order does not name a vector width, all instruction sets give the same bits
//!   (NaN payloads aside).
//! - Elements of A that are zero change nothing, where B is finite: a sum over k equals the sum
//!   over a longer k whose further A elements are zero.
//! - Nothing is read outside `A[0..m, 0..k]` and `B[0..n, 0..k]`, and only `C[0..m, 0..n]` is
//!   written.
//!
//! Deliberately absent: threads, packed weight copies, and the choice of the chunk that one
//! call computes. Callers pass m up to a few hundreds and n as large as they like.

#[cfg(target_arch = "x86_64")]
mod bf16;
#[cfg(target_arch = "aarch64")]
mod neon;
mod packed;
mod portable;
mod tile;
#[cfg(target_arch = "x86_64")]
mod x86;

#[cfg(test)]
mod tests;

pub use packed::{Packed, PackedFn, select_packed};

/// Computes one tile: `C[r, c] = sum_k A[r, k] * B[c, k]`, or `C[r, c] += ...` where the last
/// argument is not zero. In order:
///
/// `m, n, k, a: f32 [m, lda], lda, b: stored [n, ldb], ldb, c: f32 [m, ldc], ldc, accumulate`
///
/// All strides are in elements.
///
/// # Safety
/// A, B and C must be valid over the extents above, C must not overlap A or B, and the machine
/// must have the instruction set that the function was selected for. Up to 128 KiB of stack are
/// used. B needs the alignment of its element at least.
pub type TileFn = unsafe extern "C" fn(
    m: usize,
    n: usize,
    k: usize,
    a: *const f32,
    lda: usize,
    b: *const u8,
    ldb: usize,
    c: *mut f32,
    ldc: usize,
    accumulate: u32,
);

/// How the elements of B are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoredFormat {
    F32,
    F16,
    Bf16,
}

impl StoredFormat {
    pub const ALL: [Self; 3] = [Self::F32, Self::F16, Self::Bf16];

    /// Bytes per element.
    pub fn size(self) -> usize {
        match self {
            Self::F32 => 4,
            Self::F16 | Self::Bf16 => 2,
        }
    }
}

/// An instruction set for which microkernels exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Isa {
    /// Plain Rust; its fused multiply-add may be a library call.
    Portable,
    /// AVX2 with FMA and F16C.
    Avx2,
    /// AVX-512 F, BW, DQ and VL.
    Avx512,
    /// `Avx512` with the bf16 dot product. The f32 tiles are the same as `Avx512`'s.
    Avx512Bf16,
    /// AArch64's base vectors.
    Neon,
}

impl Isa {
    pub const ALL: [Self; 5] = [Self::Portable, Self::Avx2, Self::Avx512, Self::Avx512Bf16, Self::Neon];

    /// The name that flags and start-up lines use.
    pub fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Avx2 => "avx2",
            Self::Avx512 => "avx512",
            Self::Avx512Bf16 => "avx512-bf16",
            Self::Neon => "neon",
        }
    }

    /// The instruction set of that name, for a flag that forces one.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|isa| isa.name() == name)
    }

    /// Whether this machine has it.
    pub fn is_available(self) -> bool {
        match self {
            Self::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => {
                is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") && is_x86_feature_detected!("f16c")
            }
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => {
                Self::Avx2.is_available()
                    && is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512dq")
                    && is_x86_feature_detected!("avx512vl")
            }
            #[cfg(target_arch = "x86_64")]
            Self::Avx512Bf16 => Self::Avx512.is_available() && is_x86_feature_detected!("avx512bf16"),
            #[cfg(target_arch = "aarch64")]
            Self::Neon => true,
            #[allow(unreachable_patterns)]
            _ => false,
        }
    }
}

/// The best instruction set that this machine has.
pub fn detect() -> Isa {
    [Isa::Avx512Bf16, Isa::Avx512, Isa::Avx2, Isa::Neon]
        .into_iter()
        .find(|isa| isa.is_available())
        .unwrap_or(Isa::Portable)
}

/// The tile for a stored format on an instruction set. An instruction set that this build has
/// no code for gives the portable tile; one that the machine lacks is the caller's mistake
/// ([`Isa::is_available`]), and only calling the function is unsafe.
pub fn select(stored: StoredFormat, isa: Isa) -> TileFn {
    match isa {
        #[cfg(target_arch = "x86_64")]
        Isa::Avx512 | Isa::Avx512Bf16 => x86::avx512(stored),
        #[cfg(target_arch = "x86_64")]
        Isa::Avx2 => x86::avx2(stored),
        #[cfg(target_arch = "aarch64")]
        Isa::Neon => neon::select(stored),
        _ => portable::select(stored),
    }
}

/// The precision of what a tile product multiplies weights with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Activations {
    /// As they are.
    #[default]
    F32,
    /// Rounded to bf16 where weights are plain bf16 ([`select_rounded`]).
    Bf16,
}

/// What tile products are computed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Products {
    pub isa: Isa,
    pub activations: Activations,
}

impl From<Isa> for Products {
    fn from(isa: Isa) -> Self {
        Self { isa, activations: Activations::F32 }
    }
}

/// The tile for bf16 weights that rounds activations to bf16 first, where the instruction set has products of pairs.
pub fn select_rounded(isa: Isa) -> Option<TileFn> {
    match isa {
        #[cfg(target_arch = "x86_64")]
        Isa::Avx512Bf16 => Some(bf16::avx512()),
        _ => None,
    }
}
