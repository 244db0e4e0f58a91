//! EXL3 weights: every state's value and place are the reference decoder's, bit for bit; products have the same bits on
//! every instruction set and in every company, within a bound of f64.

use crate::micro::packed::exl3::Lane;
use crate::micro::packed::*;
use crate::micro::tests::{Random, available};
use half::f16;
use tf_ir::format::{Codebook, Exl3};

const BOOKS: [Codebook; 3] = [Codebook::ThreeInst, Codebook::Mcg, Codebook::Mul1];

fn formats() -> Vec<Exl3> {
    let mut all: Vec<Exl3> = [3, 5, 7].map(|half_bits| Exl3 { codebook: Codebook::Mul1, half_bits }).to_vec();
    for codebook in BOOKS {
        all.extend([2, 4, 6, 8, 10, 12, 14, 16].map(|half_bits| Exl3 { codebook, half_bits }));
    }
    all
}

/// A stack of matrices with any bits in their trellis and signs with small scales.
struct Weight {
    format: Format,
    exl3: Exl3,
    shape: Vec<u64>,
    packed: Packed,
    bytes: Vec<u8>,
}

impl Weight {
    fn new(rng: &mut Random, exl3: Exl3, shape: &[u64]) -> Self {
        let format = Format::Exl3(exl3);
        let layout = format.layout(shape).unwrap();
        let mut bytes = vec![0; layout.bytes as usize];
        for part in &layout.parts {
            let place = &mut bytes[part.offset as usize..][..part.bytes as usize];
            match part.name {
                "trellis" => place.fill_with(|| (rng.next() >> 32) as u8),
                _ => place.chunks_exact_mut(2).for_each(|v| {
                    v.copy_from_slice(&f16::from_f32(0.3 + rng.value().clamp(-2.0, 2.0)).to_le_bytes());
                }),
            }
        }
        let packed = Packed::new(format, shape).unwrap();
        Self { format, exl3, shape: shape.to_vec(), packed, bytes }
    }

    /// Product of all rows of A, [m, k], with `n` rows of the weight from `row0` on.
    fn product(&self, isa: Isa, a: &[f32], [row0, n, k0, k]: [usize; 4], old: Option<&[f32]>) -> Vec<f32> {
        let m = a.len() / k;
        let mut c = old.map_or(vec![f32::NAN; m * n], <[f32]>::to_vec);
        let product = select_packed(self.format, isa).unwrap();
        let (base, accumulate) = (self.bytes.as_ptr(), u32::from(old.is_some()));
        // SAFETY: the vectors have these extents; the set is available.
        unsafe { product(m, n, k, a.as_ptr(), k, base, &self.packed, row0, k0, c.as_mut_ptr(), n, accumulate) };
        c
    }
}

fn bits(values: &[f32]) -> Vec<u32> {
    values.iter().map(|v| v.to_bits()).collect()
}

/// Four by four tiles as a product decodes them, [64 inputs, 64 outputs], beside what the reference decoder says.
fn decoded(weight: &Weight, isa: Isa, down: usize, across: usize) -> (Vec<u32>, Vec<u32>) {
    let (_, decode) = select_exl3(weight.exl3, isa).unwrap();
    let tile = weight.exl3.tile_bytes();
    let pitch = weight.shape[0] as usize / 16 * tile;
    let mut panel = [Lane([0; 16]); 256];
    let first = &weight.bytes[down * pitch + across * tile..];
    // SAFETY: the weight has these tiles, and more bytes after them; the panel is 64 x 64.
    unsafe { decode(first.as_ptr(), pitch, panel.as_mut_ptr().cast()) };
    let mut want = Vec::new();
    for row in 0..64 {
        for col in 0..4 {
            let tile = &first[row / 16 * pitch + col * tile..][..tile];
            want.extend(weight.exl3.decode_tile(tile)[row % 16].map(|v| v.to_f32()));
        }
    }
    // Zeros may have either sign.
    let got = panel.iter().flat_map(|lane| lane.0).map(|v| (f32::from_bits(v) + 0.0).to_bits()).collect();
    (got, want.iter().map(|v| (v + 0.0).to_bits()).collect())
}

#[test]
fn values_and_places_are_the_reference_decoders() {
    let mut rng = Random(77);
    for exl3 in formats() {
        let weight = Weight::new(&mut rng, exl3, &[128, 128]);
        for isa in available() {
            for (down, across) in [(0, 0), (0, 4), (4, 0), (4, 4)] {
                let (got, want) = decoded(&weight, isa, down, across);
                assert_eq!(got, want, "{exl3} {isa:?}");
            }
        }
    }
}

#[test]
fn every_state_has_its_value() {
    for codebook in BOOKS {
        let exl3 = Exl3 { codebook, half_bits: 16 };
        let mut weight = Weight::new(&mut Random(1), exl3, &[1024, 128]);
        // A weight takes 8 bits, so a state is two bytes of the ring: in tile t, (t / 2, 128 (t mod 2) + ..).
        let mut seen = vec![false; 1 << 16];
        for (t, tile) in weight.bytes[..512 * 256].chunks_exact_mut(256).enumerate() {
            for i in 0..256 {
                tile[i / 4 * 4 + 3 - i % 4] = if i % 2 == 0 { t / 2 } else { t % 2 * 128 + i / 2 } as u8;
            }
            exl3.states(tile).into_iter().for_each(|state| seen[usize::from(state)] = true);
        }
        assert!(seen.into_iter().all(|seen| seen));
        for isa in available() {
            for (down, across) in (0..8).step_by(4).flat_map(|down| (0..64).step_by(4).map(move |a| (down, a))) {
                let (got, want) = decoded(&weight, isa, down, across);
                assert!(got == want, "{codebook} {isa:?}");
            }
        }
    }
}

#[test]
fn every_output_has_the_bits_of_the_single_product() {
    let mut rng = Random(99);
    for exl3 in formats() {
        // The second of two matrices, from inside of a block on, and to the end of columns that are no whole blocks.
        let shape = [2, 200, 333];
        let weight = Weight::new(&mut rng, exl3, &shape);
        let (row0, n, k0, k) = (200 + 70, 130, 128, 205);
        let dense = weight.format.decode_rows(&weight.bytes, &shape, 270..400).unwrap();
        for m in [1, 3, 66] {
            let a: Vec<f32> = (0..m * k).map(|_| rng.value()).collect();
            let old: Vec<f32> = (0..m * n).map(|_| rng.value()).collect();
            let mut single = vec![0.0; m * n];
            for r in [0, m / 2, m - 1] {
                let a = &a[r * k..][..k];
                let norm: f64 = a.iter().map(|a| f64::from(*a) * f64::from(*a)).sum::<f64>().sqrt();
                for col in 0..n {
                    if col % 29 == 0 {
                        let one = weight.product(Isa::Portable, a, [row0 + col, 1, k0, k], None);
                        let w = &dense[col * 333 + k0..][..k];
                        let exact: f64 = a.iter().zip(w).map(|(a, w)| f64::from(*a) * f64::from(*w)).sum();
                        // Rotations keep norms; every element of a block has a part in every output.
                        let bound = norm * 128.0 * (k as f64).sqrt() * 40.0 * 2f64.powi(-24);
                        let error = (f64::from(one[0]) - exact).abs();
                        assert!(error <= bound, "{exl3} [{r}, {col}]: off by {error:e}, {bound:e}");
                        single[r * n + col] = one[0];
                    }
                }
            }
            let portable = weight.product(Isa::Portable, &a, [row0, n, k0, k], None);
            for (i, one) in single.iter().enumerate().filter(|(_, one)| **one != 0.0) {
                assert_eq!(portable[i].to_bits(), one.to_bits(), "{exl3} {m} [{i}]");
            }
            let added: Vec<f32> = portable.iter().zip(&old).map(|(sum, old)| old + sum).collect();
            for isa in available() {
                let place = [row0, n, k0, k];
                assert_eq!(bits(&weight.product(isa, &a, place, None)), bits(&portable), "{exl3} {isa:?} {m}");
                assert_eq!(bits(&weight.product(isa, &a, place, Some(&old))), bits(&added), "{exl3} {isa:?} {m}");
            }
        }
    }
}

#[test]
fn products_are_those_of_the_weight() {
    let mut rng = Random(321);
    for exl3 in [Exl3 { codebook: Codebook::Mul1, half_bits: 5 }, Exl3 { codebook: Codebook::ThreeInst, half_bits: 8 }]
    {
        let shape = [2, 140, 250];
        let weight = Weight::new(&mut rng, exl3, &shape);
        let dense = weight.format.decode_rows(&weight.bytes, &shape, 140..280).unwrap();
        let x: Vec<f32> = (0..2 * 250).map(|_| rng.value().clamp(-1.0, 1.0)).collect();
        for isa in available() {
            let y = weight.product(isa, &x, [140, 140, 0, 250], None);
            for (i, got) in y.iter().enumerate() {
                let (r, n) = (i / 140, i % 140);
                let exact: f64 = (0..250).map(|k| f64::from(x[r * 250 + k]) * f64::from(dense[n * 250 + k])).sum();
                assert!((f64::from(*got) - exact).abs() < 1e-4, "{exl3} {isa:?} [{r}, {n}]: {got} for {exact}");
            }
        }
    }
}
