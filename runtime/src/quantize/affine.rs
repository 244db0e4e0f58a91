//! The encoder of affine packs: a scale and a bias for each group of columns, and a code for each weight.
//!
//! The rule is that of MLX (`mx.quantize`, mode `affine`), so that a pack made here has the bits of one made there: the
//! end of the group's range that is larger in magnitude is met exactly by scale · code, and becomes the bias; codes are
//! made from scale and bias before these are rounded for storage.

use half::{bf16, f16};
use tf_ir::dtype::Storage;
use tf_ir::format::Affine;

/// The smallest step between two codes.
const LEAST_STEP: f32 = 1e-7;

/// Rows of an affine pack; each part has the bytes of the checkpoint's tensor.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AffineRows {
    /// u32 words of codes, the first in the lowest bits.
    pub codes: Vec<u8>,
    pub scales: Vec<u8>,
    pub biases: Vec<u8>,
}

/// Packs weights, row after row; rows are whole groups.
pub fn encode(weights: &[f32], format: Affine) -> AffineRows {
    let mut rows = AffineRows::default();
    for group in weights.chunks(format.group.into()) {
        let (scale, bias) = scale_and_bias(group, format.bits);
        put(&mut rows.scales, format.scales, scale);
        put(&mut rows.biases, format.scales, bias);
        let most = last_code(format.bits);
        let (mut bits, mut held) = (0u64, 0u32);
        for weight in group {
            let code = ((weight - bias) / scale).round_ties_even().clamp(0.0, most) as u64;
            bits |= code << held;
            held += u32::from(format.bits);
            while held >= 8 {
                rows.codes.push(bits as u8);
                bits >>= 8;
                held -= 8;
            }
        }
    }
    rows
}

fn last_code(bits: u8) -> f32 {
    ((1u32 << bits) - 1) as f32
}

fn scale_and_bias(group: &[f32], bits: u8) -> (f32, f32) {
    let least = group.iter().copied().fold(f32::INFINITY, f32::min);
    let most = group.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let step = ((most - least) / last_code(bits)).max(LEAST_STEP);
    let (edge, step) = if least.abs() > most.abs() { (least, step) } else { (most, -step) };
    match (edge / step).round_ties_even() {
        0.0 => (step, 0.0),
        codes => (edge / codes, edge),
    }
}

fn put(out: &mut Vec<u8>, storage: Storage, value: f32) {
    match storage {
        Storage::F32 => out.extend(value.to_le_bytes()),
        Storage::F16 => out.extend(f16::from_f32(value).to_le_bytes()),
        Storage::Bf16 => out.extend(bf16::from_f32(value).to_le_bytes()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tf_ir::format::Format;

    fn format(bits: u8, group: u16) -> Affine {
        Affine { bits, group, scales: Storage::F32 }
    }

    /// A group: its scale, its bias and its codes.
    fn check(weights: &[f32], bits: u8, scale: f32, bias: f32, codes: &[u8]) {
        let rows = encode(weights, format(bits, weights.len() as u16));
        assert_eq!((rows.scales, rows.biases), (scale.to_le_bytes().to_vec(), bias.to_le_bytes().to_vec()));
        assert_eq!(rows.codes, codes);
    }

    #[test]
    fn the_larger_end_is_exact() {
        // −6 is the larger end: step 9 / 3 = 3, −6 / 3 = −2 steps.
        check(&[-6.0, -3.0, 0.0, 3.0], 2, 3.0, -6.0, &[0b11_10_01_00]);
        // 6 is the larger end: step −3, codes count down from it.
        check(&[6.0, 3.0, 0.0, -3.0], 2, -3.0, 6.0, &[0b11_10_01_00]);
        // 7 / −3.67 rounds to −2 steps, so the step becomes −3.5 and zero is met exactly.
        check(&[7.0, -4.0, 0.0, 3.0], 2, -3.5, 7.0, &[0b01_10_11_00]);
        check(&[0.0; 4], 2, -LEAST_STEP, 0.0, &[0]);
    }

    #[test]
    fn what_is_encoded_is_decoded_to_the_nearest_code() {
        let weights: Vec<f32> =
            (0..256u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 8) as f32 / 16_777_216.0 - 0.4).collect();
        let mut last = f32::INFINITY;
        for bits in Affine::BITS {
            let format = format(bits, 64);
            let rows = encode(&weights, format);
            let layout = Format::Affine(format).layout(&[2, 128]).unwrap();
            let mut bytes = vec![0; layout.bytes as usize];
            for (part, data) in layout.parts.iter().zip([&rows.codes, &rows.scales, &rows.biases]) {
                assert_eq!(part.bytes, data.len() as u64, "{}", part.name);
                bytes[part.offset as usize..][..data.len()].copy_from_slice(data);
            }
            let found = Format::Affine(format).decode_rows(&bytes, &[2, 128], 0..2).unwrap();
            let worst = weights.iter().zip(found).map(|(w, f)| (w - f).abs()).fold(0.0, f32::max);
            // Half a step in the middle; at the far end the range may end up to half a step beyond the last code.
            assert!(worst <= 1.01 / last_code(bits), "{bits} bits: {worst}");
            assert!(worst < last, "more bits are nearer");
            last = worst;
        }
    }
}
