//! The encoder against the tables of the format and a pack of another encoder.

use super::*;
use safetensors::SafeTensors;
use serde_json::Value;
use std::path::Path;
use tf_ir::format::Format;

/// Gaussian numbers, the same for a seed: Box and Muller on the generator of the signs.
fn gaussian(count: usize, seed: u64) -> Vec<f32> {
    let mut signs = Signs(seed);
    let mut uniform = move || ((signs.draw() >> 40) as f64 + 0.5) / f64::from(1u32 << 24);
    (0..count).map(|_| ((-2.0 * uniform().ln()).sqrt() * (std::f64::consts::TAU * uniform()).cos()) as f32).collect()
}

fn exl3(codebook: Codebook, half_bits: u8) -> Exl3 {
    Exl3 { codebook, half_bits }
}

fn packed(weights: &[f32], columns: usize, format: Exl3, hessian: Option<&Hessian>) -> Packed {
    encode(&Matrix { weights, columns, seed: 1 }, &Encoder::new(format), hessian, 2, &|_| ())
}

/// The weights that a reader of the format finds in a pack.
fn decoded(pack: &Packed, format: Exl3, rows: usize, columns: usize) -> Vec<f32> {
    let (format, shape) = (Format::Exl3(format), [rows as u64, columns as u64]);
    let layout = format.layout(&shape).unwrap();
    let mut bytes = vec![0; layout.bytes as usize];
    for (part, data) in layout.parts.iter().zip([&pack.trellis, &pack.suh, &pack.svh]) {
        assert_eq!(part.bytes as usize, data.len(), "{}", part.name);
        bytes[part.offset as usize..][..data.len()].copy_from_slice(data);
    }
    format.decode_rows(&bytes, &shape, 0..shape[0]).unwrap()
}

/// Mean square of the differences, as a part of that of the weights.
fn error(weights: &[f32], found: &[f32]) -> f64 {
    assert_eq!(weights.len(), found.len());
    let square = |v: f32| f64::from(v) * f64::from(v);
    let off: f64 = weights.iter().zip(found).map(|(w, f)| square(w - f)).sum();
    off / weights.iter().map(|w| square(*w)).sum::<f64>()
}

/// What Gaussian tiles lose at each width with the format's own encoder, in two digits.
const LOSSES: [(u8, f64); 11] = [
    (2, 0.27),
    (3, 0.135),
    (4, 0.067),
    (5, 0.034),
    (6, 0.0168),
    (7, 0.0086),
    (8, 0.0047),
    (10, 0.0011),
    (12, 2.9e-4),
    (14, 7.5e-5),
    (16, 1.9e-5),
];

#[test]
fn gaussian_weights_lose_what_the_format_allows() {
    let weights = gaussian(128 * 128, 7);
    let mut last = 1.0;
    for (half_bits, loss) in LOSSES {
        let format = exl3(Codebook::Mul1, half_bits);
        let pack = packed(&weights, 128, format, None);
        let found = error(&weights, &decoded(&pack, format, 128, 128));
        assert!(found < 1.07 * loss && found > 0.9 * loss, "{format}: {found:e}, expected {loss:e}");
        assert!(found < last, "more bits lose less");
        last = found;
    }
    for (codebook, half_bits) in [(Codebook::Mcg, 8), (Codebook::ThreeInst, 4)] {
        let format = exl3(codebook, half_bits);
        let pack = packed(&weights, 128, format, None);
        let found = error(&weights, &decoded(&pack, format, 128, 128));
        let loss = LOSSES.iter().find(|(h, _)| *h == half_bits).unwrap().1;
        assert!(found < 1.1 * loss, "{format}: {found:e}, expected {loss:e}");
    }
}

/// tr(Dᵀ H D) for rows D of [rows, columns].
fn product_error(rows: &[f32], columns: usize, hessian: &[f32]) -> f64 {
    let mut sum = 0.0;
    for row in rows.chunks_exact(columns) {
        for (line, r) in hessian.chunks_exact(columns).zip(row) {
            sum += f64::from(*r) * line.iter().zip(row).map(|(h, v)| f64::from(*h) * f64::from(*v)).sum::<f64>();
        }
    }
    sum
}

#[test]
fn packs_are_as_near_as_those_of_another_encoder() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/exl3");
    let manifest: Value = serde_json::from_slice(&std::fs::read(folder.join("manifest.json")).unwrap()).unwrap();
    let bytes = std::fs::read(folder.join("encoded_128x128.safetensors")).unwrap();
    let tensors = SafeTensors::deserialize(&bytes).unwrap();
    let floats = |name: &str| -> Vec<f32> {
        let data = tensors.tensor(name).unwrap().data();
        data.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()
    };
    let (source, sums) = (floats("W"), floats("H"));
    // Inputs are rows there.
    let weights: Vec<f32> = (0..128 * 128).map(|i| source[i % 128 * 128 + i / 128]).collect();
    let mut hessian = Hessian::new(128);
    hessian.set(&sums);
    let cases = manifest["files"]["encoded_128x128.safetensors"]["cases"].as_object().unwrap();
    assert_eq!(cases.len(), 5);
    for (name, case) in cases {
        let codebook = match case["codebook"].as_str().unwrap() {
            "mul1" => Codebook::Mul1,
            "mcg" => Codebook::Mcg,
            "3inst" => Codebook::ThreeInst,
            other => panic!("{other}"),
        };
        let format = exl3(codebook, case["k2"].as_u64().unwrap() as u8);
        let feedback = case["ldlq"].as_bool().unwrap();
        let pack = packed(&weights, 128, format, feedback.then_some(&hessian));
        let found = decoded(&pack, format, 128, 128);
        let off: Vec<f32> = weights.iter().zip(&found).map(|(w, f)| w - f).collect();
        let (of_products, of_weights) =
            (product_error(&off, 128, &sums) / product_error(&weights, 128, &sums), error(&weights, &found));
        // What an encoder minimizes; signs are drawn, so that a sample of 64 tiles differs by a few parts in a hundred.
        let (ours, theirs) = match feedback {
            true => (of_products, &case["proxy_error"]),
            false => (of_weights, &case["nmse"]),
        };
        assert!(ours < 1.03 * theirs.as_f64().unwrap(), "{name}: {ours:e}, expected {theirs}");
    }
}

#[test]
fn threads_change_nothing_and_padding_is_cut() {
    let (rows, columns) = (70, 130);
    let mut weights = gaussian(rows * columns, 3);
    // An output without weights gives nothing.
    weights[5 * columns..6 * columns].fill(0.0);
    let format = exl3(Codebook::Mul1, 8);
    let mut hessian = Hessian::new(columns);
    hessian.add(&gaussian(50 * columns, 4), 1);
    let matrix = Matrix { weights: &weights, columns, seed: 9 };
    let encoder = Encoder::new(format);
    let one = encode(&matrix, &encoder, Some(&hessian), 1, &|_| ());
    assert!(one == encode(&matrix, &encoder, Some(&hessian), 5, &|_| ()));
    assert_eq!((one.suh.len(), one.svh.len()), (2 * 256, 2 * 128));
    let found = decoded(&one, format, rows, columns);
    // Errors of the padding do not count, and 58 of 128 outputs are padding.
    let plain = encode(&matrix, &encoder, None, 1, &|_| ());
    assert!(error(&weights, &decoded(&plain, format, rows, columns)) < 0.0047 * 0.6);
    assert!(error(&weights, &found) < 0.0047 * 1.5, "products of few inputs are kept near at the cost of the weights");
    assert!(found[5 * columns..6 * columns].iter().all(|v| *v == 0.0));
    let nothing = encode(&Matrix { weights: &[0.0; 128 * 128], columns: 128, seed: 0 }, &encoder, None, 1, &|_| ());
    assert!(decoded(&nothing, format, 128, 128).iter().all(|v| *v == 0.0));
}

#[test]
fn rings_close_and_are_read_back() {
    for half_bits in [2, 3, 5, 7, 8, 16] {
        let format = exl3(Codebook::Mul1, half_bits);
        let encoder = Encoder::new(format);
        let targets: [f32; RING] = gaussian(RING, u64::from(half_bits)).try_into().unwrap();
        let states = encoder.ring(&targets, &mut Scratch::new());
        let bytes = encoder.pack(&states);
        assert_eq!(bytes.len(), format.tile_bytes());
        assert_eq!(format.states(&bytes), states, "{format}");
    }
}
