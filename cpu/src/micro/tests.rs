//! Every instruction set that the machine has, against the 1 x 1 tile of the portable one (bits)
//! and against f64 (a bound).

use super::*;
use half::{bf16, f16};

/// A small generator, so that the cases are the same everywhere.
pub(super) struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n
    }
    /// Mostly of size 1, sometimes tiny or large, of both signs.
    pub fn value(&mut self) -> f32 {
        let unit = (self.next() >> 40) as f32 / (1 << 24) as f32 - 0.5;
        match self.below(16) {
            0 => unit * 1e-6,
            1 => unit * 1e3,
            2 => 0.0,
            _ => unit,
        }
    }
}

/// B in its stored form, in an allocation of exactly the bytes that may be read.
fn store(format: StoredFormat, values: &[f32]) -> Vec<u8> {
    let bytes = |v: &f32| match format {
        StoredFormat::F32 => v.to_le_bytes().to_vec(),
        StoredFormat::F16 => f16::from_f32(*v).to_le_bytes().to_vec(),
        StoredFormat::Bf16 => bf16::from_f32(*v).to_le_bytes().to_vec(),
    };
    values.iter().flat_map(bytes).collect()
}

fn stored_value(format: StoredFormat, v: f32) -> f32 {
    match format {
        StoredFormat::F32 => v,
        StoredFormat::F16 => f16::from_f32(v).to_f32(),
        StoredFormat::Bf16 => bf16::from_f32(v).to_f32(),
    }
}

struct Case {
    format: StoredFormat,
    m: usize,
    n: usize,
    k: usize,
    lda: usize,
    ldb: usize,
    ldc: usize,
    a: Vec<f32>,
    b: Vec<f32>,
    stored: Vec<u8>,
    c: Vec<f32>,
}

impl Case {
    fn new(rng: &mut Random, format: StoredFormat, m: usize, n: usize, k: usize) -> Self {
        let (lda, ldb, ldc) = (k + rng.below(3), k + rng.below(3), n + rng.below(3));
        let extent = |rows: usize, stride: usize, used: usize| match rows {
            0 => 0,
            _ => (rows - 1) * stride + used,
        };
        let a = (0..extent(m, lda, k)).map(|_| rng.value()).collect();
        let b: Vec<f32> = (0..extent(n, ldb, k)).map(|_| rng.value()).collect();
        let c = (0..m * ldc).map(|_| rng.value()).collect();
        let stored = store(format, &b);
        Self { format, m, n, k, lda, ldb, ldc, a, b, stored, c }
    }

    fn run(&self, isa: Isa, accumulate: bool) -> Vec<f32> {
        let mut c = self.c.clone();
        let tile = select(self.format, isa);
        // SAFETY: the vectors have the extents of the case; the set is available.
        unsafe {
            tile(
                self.m,
                self.n,
                self.k,
                self.a.as_ptr(),
                self.lda,
                self.stored.as_ptr(),
                self.ldb,
                c.as_mut_ptr(),
                self.ldc,
                u32::from(accumulate),
            );
        }
        c
    }

    /// One output by the portable 1 x 1 tile.
    fn single(&self, r: usize, col: usize) -> f32 {
        let mut out = f32::NAN;
        // SAFETY: row r and column col are inside the case.
        unsafe {
            select(self.format, Isa::Portable)(
                1,
                1,
                self.k,
                self.a.as_ptr().wrapping_add(r * self.lda),
                self.lda,
                self.stored.as_ptr().wrapping_add(col * self.ldb * self.format.size()),
                self.ldb,
                &mut out,
                1,
                0,
            );
        }
        out
    }

    fn check(&self, isas: &[Isa]) {
        let (m, n, k) = (self.m, self.n, self.k);
        for r in 0..m {
            for col in 0..n {
                let a = self.a.get(r * self.lda..r * self.lda + k).unwrap_or(&[]);
                let b = self.b.get(col * self.ldb..col * self.ldb + k).unwrap_or(&[]);
                let product = |(a, b): (&f32, &f32)| f64::from(*a) * f64::from(stored_value(self.format, *b));
                let exact: f64 = a.iter().zip(b).map(product).sum();
                let size: f64 = a.iter().zip(b).map(product).map(f64::abs).sum();
                // A lane is a chain of k / 16 roundings, then four more; each at most 2^-24
                // of the sum of sizes. The last term is for underflow.
                let bound = size * (k as f64 / 16.0 + 6.0) * 2f64.powi(-24) + 1e-40;
                let error = (f64::from(self.single(r, col)) - exact).abs();
                assert!(error <= bound, "{m}x{n}x{k} [{r}, {col}]: off by {error:e}, {bound:e}");
            }
        }
        for &isa in isas {
            for accumulate in [false, true] {
                let c = self.run(isa, accumulate);
                for (i, (new, old)) in c.iter().zip(&self.c).enumerate() {
                    let (r, col) = (i / self.ldc, i % self.ldc);
                    let want = match (col < n, accumulate) {
                        (true, true) => old + self.single(r, col),
                        (true, false) => self.single(r, col),
                        (false, _) => *old,
                    };
                    let at = format!("{isa:?} {:?} {m}x{n}x{k} [{r}, {col}]", self.format);
                    assert_eq!(new.to_bits(), want.to_bits(), "{at}: {new} for {want}");
                }
            }
        }
    }
}

pub(super) fn available() -> Vec<Isa> {
    Isa::ALL.into_iter().filter(|isa| isa.is_available()).collect()
}

#[test]
fn every_output_has_the_bits_of_the_single_tile() {
    let isas = available();
    let mut rng = Random(0x9e37_79b9_7f4a_7c15);
    for format in StoredFormat::ALL {
        for _ in 0..60 {
            let (m, n, k) = (rng.below(14), rng.below(30), rng.below(100));
            Case::new(&mut rng, format, m, n, k).check(&isas);
        }
        // Past each block of rows and columns, and K in one, two and three pieces.
        for (m, n, k) in [(67, 27, 40), (9, 25, 1024), (10, 7, 1025), (13, 9, 2100), (5, 17, 1500), (1, 5, 700)] {
            Case::new(&mut rng, format, m, n, k).check(&isas);
        }
    }
}

#[test]
fn nothing_to_sum_is_zero() {
    for isa in available() {
        for format in StoredFormat::ALL {
            for m in [1, 3, 20] {
                let case = Case { c: vec![f32::NAN; m * 5], ..Case::new(&mut Random(3), format, m, 5, 0) };
                let case = Case { ldc: 5, ..case };
                assert!(case.run(isa, false).iter().all(|v| v.to_bits() == 0));
            }
        }
    }
}

#[test]
fn zeros_at_the_end_of_a_change_no_bit() {
    let mut rng = Random(11);
    for isa in available() {
        for (m, n, k, more) in [(1, 9, 37, 91), (4, 6, 16, 17), (12, 7, 1000, 1100), (2, 3, 1, 64)] {
            let mut long = Case::new(&mut rng, StoredFormat::Bf16, m, n, more);
            for r in 0..m {
                for x in &mut long.a[r * long.lda..][k..more] {
                    *x = if r % 2 == 0 { 0.0 } else { -0.0 };
                }
            }
            let c = long.run(isa, false);
            let short = Case { k, ..long };
            assert_eq!(c, short.run(isa, false), "{isa:?} {m}x{n}x{k}");
        }
    }
    // A product that underflows to -0 must not show through.
    let (a, b) = ([1e-30f32, 0.0], [-1e-30f32, 1.0]);
    for isa in available() {
        for k in [1, 2] {
            let mut c = [f32::NAN];
            let tile = select(StoredFormat::F32, isa);
            // SAFETY: one row of k <= 2 elements each.
            unsafe { tile(1, 1, k, a.as_ptr(), 2, b.as_ptr().cast(), 2, c.as_mut_ptr(), 1, 0) };
            assert_eq!(c[0].to_bits(), 0, "{isa:?} k={k}");
        }
    }
}

#[test]
fn names_read_back_and_the_best_set_is_available() {
    for isa in Isa::ALL {
        assert_eq!(Isa::from_name(isa.name()), Some(isa));
    }
    assert_eq!(Isa::from_name("sse9"), None);
    assert!(detect().is_available());
}
