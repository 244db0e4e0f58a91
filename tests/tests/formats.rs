//! Packed weights are read as their makers meant them: against vectors that numpy made without the code here.
//!
//! `tests/exl3/README.md` says what the EXL3 vectors are, `tests/affine/make_affine.py` makes the affine ones.

use half::f16;
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors};
use serde_json::Value;
use sha2::{Digest, Sha256};
use tf_ir::format::exl3::{Matrix, unpacked_signs};
use tf_ir::format::{Affine, Codebook, Exl3, Format, table};
use tf_tests::models::root;

const CODEBOOKS: [(&str, Codebook); 3] =
    [("3inst", Codebook::ThreeInst), ("mcg", Codebook::Mcg), ("mul1", Codebook::Mul1)];

fn read(path: &str) -> Vec<u8> {
    std::fs::read(root().join("tests").join(path)).unwrap()
}

fn manifest() -> Value {
    serde_json::from_slice(&read("exl3/manifest.json")).unwrap()
}

/// The cases of a file of vectors by name.
fn cases<'m>(manifest: &'m Value, file: &str) -> Vec<(&'m str, &'m Value)> {
    let cases = manifest["files"][file]["cases"].as_object().unwrap();
    cases.iter().map(|(name, case)| (name.as_str(), case)).collect()
}

fn sha256(bytes: impl IntoIterator<Item = u8>) -> String {
    let digest = Sha256::digest(bytes.into_iter().collect::<Vec<u8>>());
    digest.iter().map(|b| format!("{b:02x}")).collect()
}

fn floats(tensor: &TensorView<'_>) -> Vec<f32> {
    let bytes = tensor.data();
    match tensor.dtype() {
        Dtype::F32 => bytes.chunks(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect(),
        Dtype::F16 => bytes.chunks(2).map(|b| f16::from_le_bytes(b.try_into().unwrap()).to_f32()).collect(),
        other => panic!("{other:?}"),
    }
}

/// The parts of a weight in one piece of memory.
fn joined(format: Format, shape: &[u64], parts: &[&[u8]]) -> Vec<u8> {
    let layout = format.layout(shape).unwrap();
    assert_eq!(layout.parts.len(), parts.len());
    let mut memory = vec![0xaa; layout.bytes as usize];
    for (part, bytes) in layout.parts.iter().zip(parts) {
        assert_eq!(part.bytes, bytes.len() as u64, "{format} {shape:?} {}", part.name);
        memory[part.offset as usize..][..bytes.len()].copy_from_slice(bytes);
    }
    memory
}

/// One linear of the EXL3 vectors.
struct Linear {
    format: Exl3,
    trellis: Vec<u8>,
    suh: Vec<u8>,
    svh: Vec<u8>,
    bias: Vec<f32>,
}

impl Linear {
    fn read(file: &SafeTensors<'_>, name: &str) -> Linear {
        let find = |part: &str| file.tensor(&format!("{name}.{part}")).ok();
        let codebook = match (find("mcg"), find("mul1")) {
            (Some(_), Some(_)) => panic!("{name} has two markers"),
            (Some(marker), None) => {
                assert_eq!(marker.data(), Codebook::MCG.to_le_bytes());
                Codebook::Mcg
            }
            (None, Some(marker)) => {
                assert_eq!(marker.data(), Codebook::MUL1.to_le_bytes());
                Codebook::Mul1
            }
            (None, None) => Codebook::ThreeInst,
        };
        let trellis = find("trellis").unwrap();
        let side = |signs: &str, packed: &str| {
            find(signs).map(|t| t.data().to_vec()).unwrap_or_else(|| unpacked_signs(find(packed).unwrap().data()))
        };
        Linear {
            format: Exl3 { codebook, half_bits: (trellis.shape()[2] / 8) as u8 },
            trellis: trellis.data().to_vec(),
            suh: side("suh", "su"),
            svh: side("svh", "sv"),
            bias: find("bias").map(|t| floats(&t)).unwrap_or_default(),
        }
    }

    fn matrix(&self) -> Matrix<'_> {
        Matrix::new(self.format, &self.trellis, &self.suh, &self.svh).unwrap()
    }

    /// [outputs, inputs], cut to this shape.
    fn dense(&self, outputs: u64, inputs: u64) -> Vec<f32> {
        let (format, shape) = (Format::Exl3(self.format), [outputs, inputs]);
        let memory = joined(format, &shape, &[&self.trellis, &self.suh, &self.svh]);
        format.decode_rows(&memory, &shape, 0..outputs).unwrap()
    }

    /// x W + bias, cut to `outputs`, by way of the rotations.
    fn forward(&self, x: &[f64], width: usize, outputs: usize) -> Vec<f64> {
        let rows = self.matrix().forward(x, width);
        let rows = rows.chunks(self.matrix().outputs()).map(|row| row[..outputs].to_vec());
        rows.flat_map(|mut row| {
            row.iter_mut().zip(&self.bias).for_each(|(y, b)| *y += f64::from(*b));
            row
        })
        .collect()
    }

    /// States and inner matrix have the bits that the case names.
    fn check_bits(&self, name: &str, case: &Value) {
        assert_eq!(self.format.codebook.to_string(), case["codebook"].as_str().unwrap(), "{name}");
        assert_eq!(u64::from(self.format.half_bits), case["k2"].as_u64().unwrap(), "{name}");
        let tiles = self.trellis.chunks(self.format.tile_bytes());
        let states = tiles.flat_map(|tile| self.format.states(tile)).flat_map(u16::to_le_bytes);
        assert_eq!(sha256(states), case["states_sha256"].as_str().unwrap(), "{name} states");
        let inner = self.matrix().inner().into_iter().flat_map(f16::to_le_bytes);
        assert_eq!(sha256(inner), case["w_hat_sha256"].as_str().unwrap(), "{name} inner matrix");
    }
}

fn transposed(values: &[f32], columns: usize) -> Vec<f32> {
    (0..columns).flat_map(|c| values.iter().skip(c).step_by(columns).copied()).collect()
}

fn rms(values: &[f32]) -> f64 {
    (values.iter().map(|v| f64::from(*v).powi(2)).sum::<f64>() / values.len() as f64).sqrt()
}

fn largest(values: &[f32]) -> f64 {
    values.iter().map(|v| f64::from(v.abs())).fold(0.0, f64::max)
}

/// Every difference is at most `limit`.
fn near<T: Copy + Into<f64>>(found: &[T], wanted: &[f32], limit: f64, what: &str) {
    assert_eq!(found.len(), wanted.len(), "{what}");
    let differences = found.iter().zip(wanted).map(|(a, b)| ((*a).into() - f64::from(*b)).abs());
    let worst = differences.fold(0.0, |most, d| if d.is_nan() { f64::INFINITY } else { d.max(most) });
    assert!(worst <= limit, "{what}: differs by {worst}, at most {limit}");
}

fn wide(values: &[f32]) -> Vec<f64> {
    values.iter().map(|v| f64::from(*v)).collect()
}

#[test]
fn codebooks_have_the_values_of_their_source() {
    let manifest = manifest();
    for (name, codebook) in CODEBOOKS {
        let wanted = &manifest["codebooks"][name];
        for (state, bits) in wanted["bits"].as_object().unwrap() {
            let found = codebook.value(state.parse().unwrap()).to_bits();
            assert_eq!(format!("{found:#06x}"), bits.as_str().unwrap(), "{name} {state}");
        }
        let all = (0..=u16::MAX).flat_map(|state| codebook.value(state).to_le_bytes());
        assert_eq!(sha256(all), wanted["sha256"].as_str().unwrap(), "{name}");
    }
}

#[test]
fn every_rate_and_codebook_decodes_and_multiplies() {
    let manifest = manifest();
    let mut count = 0;
    for (name, width) in [("linear_128x128.safetensors", 128), ("linear_256x384.safetensors", 256)] {
        let bytes = read(&format!("exl3/{name}"));
        let file = SafeTensors::deserialize(&bytes).unwrap();
        let get = |tensor: &str| file.tensor(tensor).ok().map(|t| floats(&t));
        let x = wide(&get("x").unwrap());
        for (case, facts) in cases(&manifest, name) {
            let what = format!("{name} {case}");
            let linear = Linear::read(&file, case);
            linear.check_bits(&what, facts);
            let (inputs, outputs) = (linear.matrix().inputs(), linear.matrix().outputs());
            let dense = transposed(&linear.dense(outputs as u64, inputs as u64), inputs);
            let limit = 1e-6 * largest(&dense);
            match (get(&format!("{case}.w_dense")), get(&format!("{case}.w_rows"))) {
                (Some(wanted), None) => near(&dense, &wanted, limit, &what),
                (None, Some(wanted)) => {
                    let rows = [0, inputs / 2 - 1, inputs - 1];
                    let found: Vec<f32> =
                        rows.iter().flat_map(|r| dense[r * outputs..(r + 1) * outputs].iter().copied()).collect();
                    near(&found, &wanted, limit, &what);
                }
                _ => panic!("{what} has no dense weight"),
            }
            let y = linear.forward(&x, width, outputs);
            let wanted = get(&format!("{case}.y")).unwrap();
            near(&y, &wanted, 1e-5 * rms(&wanted), &what);
            // Kernels that keep halves in between stay within what the format's notes promise.
            let rounded = get(&format!("{case}.y_rounded")).unwrap();
            near(&y, &rounded, 2e-3 * largest(&wanted), &what);
            count += 1;
        }
    }
    assert_eq!(count, 54);
}

#[test]
fn biases_padding_packed_signs_and_dead_outputs() {
    let (manifest, bytes) = (manifest(), read("exl3/linear_special.safetensors"));
    let file = SafeTensors::deserialize(&bytes).unwrap();
    let cases = cases(&manifest, "linear_special.safetensors");
    assert_eq!(cases.len(), 4);
    for (case, facts) in cases {
        let linear = Linear::read(&file, case);
        linear.check_bits(case, facts);
        let x = file.tensor(&format!("{case}.x")).unwrap();
        let wanted = file.tensor(&format!("{case}.y")).unwrap();
        let (width, outputs) = (x.shape()[1], wanted.shape()[1]);
        let (x, wanted) = (wide(&floats(&x)), floats(&wanted));
        let limit = 1e-5 * rms(&wanted);
        near(&linear.forward(&x, width, outputs), &wanted, limit, case);
        // The same by way of the dense weight, which is cut on both sides.
        let dense = linear.dense(outputs as u64, width as u64);
        let mut y = Vec::new();
        for row in x.chunks(width) {
            for (output, weights) in dense.chunks(width).enumerate() {
                let sum: f64 = weights.iter().zip(row).map(|(w, x)| f64::from(*w) * x).sum();
                y.push(sum + linear.bias.get(output).map_or(0.0, |b| f64::from(*b)));
            }
        }
        near(&y, &wanted, limit, case);
        if case == "dead" {
            assert!(dense[3 * width..4 * width].iter().chain(&dense[127 * width..]).all(|w| *w == 0.0));
        }
    }
}

#[test]
fn experts_are_stacks_of_matrices() {
    let (manifest, bytes) = (manifest(), read("exl3/moe.safetensors"));
    let file = SafeTensors::deserialize(&bytes).unwrap();
    for (case, facts) in cases(&manifest, "moe.safetensors") {
        let get = |name: &str| file.tensor(&format!("{case}.{name}")).unwrap();
        let (hidden, inner) = (facts["hidden"].as_u64().unwrap() as usize, facts["intermediate"].as_u64().unwrap());
        let experts: Vec<[Linear; 3]> = (0..facts["experts"].as_u64().unwrap())
            .map(|e| ["gate", "up", "down"].map(|p| Linear::read(&file, &format!("{case}.experts.{e}.{p}_proj"))))
            .collect();
        // A stack decodes to its matrices, rows counted through.
        let up = Format::Exl3(experts[0][1].format);
        let stack = [experts.len() as u64, inner, hidden as u64];
        let parts: Vec<&[u8]> = experts.iter().flat_map(|[_, l, _]| [&l.trellis[..], &l.suh, &l.svh]).collect();
        let memory = joined(up, &stack, &parts);
        let range = inner - 3..2 * inner + 5;
        let found = up.decode_rows(&memory, &stack, range.clone()).unwrap();
        let all: Vec<f32> = experts.iter().flat_map(|[_, l, _]| l.dense(inner, hidden as u64)).collect();
        assert_eq!(found, all[range.start as usize * hidden..range.end as usize * hidden]);

        let x = wide(&floats(&get("x")));
        let weights = floats(&get("weights"));
        let selected: Vec<u64> =
            get("selected").data().chunks(8).map(|b| u64::from_le_bytes(b.try_into().unwrap())).collect();
        type Activation = fn(f64, f64) -> f64;
        let activations: [(&str, Activation); 4] = [
            ("y_silu", |g, u| g / (1.0 + (-g).exp()) * u),
            ("y_silu_limit1", |g, u| (g / (1.0 + (-g).exp())).min(1.0) * u.clamp(-1.0, 1.0)),
            ("y_gelu", |g, u| 0.5 * g * (1.0 + (0.7978845608028654 * (g + 0.044715 * g.powi(3))).tanh()) * u),
            ("y_relu2_nogate", |_, u| u.max(0.0) * u),
        ];
        for (output, activation) in activations {
            let wanted = floats(&get(output));
            let mut y = vec![0.0; wanted.len()];
            for (slot, expert) in selected.iter().enumerate() {
                let token = slot / 2;
                let [gate, up, down] = &experts[*expert as usize];
                let row = &x[token * hidden..(token + 1) * hidden];
                let pairs = gate.forward(row, hidden, inner as usize).into_iter();
                let pairs = pairs.zip(up.forward(row, hidden, inner as usize));
                let middle: Vec<f64> = pairs.map(|(g, u)| activation(g, u)).collect();
                let given = down.forward(&middle, inner as usize, hidden);
                let sums = y[token * hidden..].iter_mut().zip(given);
                sums.for_each(|(y, v)| *y += f64::from(weights[slot]) * v);
            }
            near(&y, &wanted, 1e-5 * rms(&wanted), &format!("{case} {output}"));
        }
    }
}

#[test]
fn packs_of_two_encoders_are_close_to_their_source() {
    let manifest = manifest();
    let mut count = 0;
    for name in ["exllamav3_quantized.safetensors", "encoded_128x128.safetensors"] {
        let bytes = read(&format!("exl3/{name}"));
        let file = SafeTensors::deserialize(&bytes).unwrap();
        let source = floats(&file.tensor("W").unwrap());
        for (case, facts) in cases(&manifest, name) {
            let what = format!("{name} {case}");
            let linear = Linear::read(&file, case);
            linear.check_bits(&what, facts);
            let dense = transposed(&linear.dense(128, 128), 128);
            if let Ok(wanted) = file.tensor(&format!("{case}.w_dense")) {
                near(&dense, &floats(&wanted), 1e-6 * largest(&dense), &what);
            }
            let errors: Vec<f32> = dense.iter().zip(&source).map(|(a, b)| a - b).collect();
            let error = (rms(&errors) / rms(&source)).powi(2);
            let wanted = facts["nmse"].as_f64().unwrap();
            assert!((error / wanted - 1.0).abs() < 1e-3, "{what}: error {error}, expected {wanted}");
            count += 1;
        }
    }
    assert_eq!(count, 9);
}

#[test]
fn rows_of_tables() {
    let (manifest, bytes) = (manifest(), read("exl3/tables.safetensors"));
    let file = SafeTensors::deserialize(&bytes).unwrap();
    let cases = cases(&manifest, "tables.safetensors");
    assert_eq!(cases.len(), 8);
    for (case, facts) in cases {
        let get = |name: &str| file.tensor(&format!("{case}.{name}")).unwrap();
        let (trellis, wanted) = (get("trellis"), floats(&get("rows")));
        let rows = trellis.data().chunks(2 * trellis.shape()[1]);
        let found: Vec<f32> = match facts["hidden"].as_u64() {
            Some(hidden) => {
                let signs = get("signs");
                rows.flat_map(|row| table::decode_embedding(row, signs.data(), hidden as usize).unwrap()).collect()
            }
            None => {
                let (bias, bits) = (get("row_bias"), facts["K"].as_u64().unwrap() as u8);
                let biases = bias.data().chunks(2 * bias.shape()[1]);
                rows.zip(biases).flat_map(|(row, bias)| table::decode_ngram(row, bias, bits).unwrap()).collect()
            }
        };
        near(&found, &wanted, 1e-6 * largest(&wanted), case);
    }
}

#[test]
fn parts_that_do_not_belong_together_are_refused() {
    let format = Exl3 { codebook: Codebook::Mul1, half_bits: 5 };
    let refused = |trellis: usize, suh: usize, svh: usize, expected: &str| {
        let (trellis, suh, svh) = (vec![0; trellis], vec![0; suh], vec![0; svh]);
        assert_eq!(Matrix::new(format, &trellis, &suh, &svh).unwrap_err(), expected);
    };
    refused(5120, 254, 256, "suh has 254 bytes, expected a multiple of 256");
    refused(5120, 256, 258, "svh has 258 bytes, expected a multiple of 256");
    refused(5119, 256, 256, "the trellis has 5119 bytes, expected 5120");
    assert_eq!(table::decode_ring(&[0; 6], 9).unwrap_err(), "rows of 9 bits are unknown, expected 1 to 8");
    assert_eq!(table::decode_ring(&[0; 1], 4).unwrap_err(), "a row of 1 bytes has no scale");
    assert_eq!(table::decode_ring(&[0; 12], 4).unwrap_err(), "a row of 12 bytes, expected 2 and a multiple of 8");
    let row = table::decode_embedding(&[0; 67], &[0; 1024], 320).unwrap_err();
    assert_eq!(row, "67 bytes and 1024 of signs are no row of 320");
    let row = table::decode_ngram(&[0; 22], &[0; 318], 1).unwrap_err();
    assert_eq!(row, "a row of 160 values has 318 bytes of bias");
}

#[test]
fn affine_codes_of_every_width_group_and_scale() {
    let bytes = read("affine/affine.safetensors");
    let file = SafeTensors::deserialize(&bytes).unwrap();
    for affine in Affine::all() {
        let (Affine { bits, group, scales }, format) = (affine, Format::Affine(affine));
        let get = |part: &str| file.tensor(&format!("b{bits}_g{group}_{scales}.{part}")).unwrap();
        let values = get("values");
        let (wanted, shape) = (floats(&values), [values.shape()[0] as u64, values.shape()[1] as u64]);
        let (codes, scale, bias) = (get("weight"), get("scales"), get("biases"));
        let memory = joined(format, &shape, &[codes.data(), scale.data(), bias.data()]);
        let found = format.decode_rows(&memory, &shape, 0..shape[0]).unwrap();
        assert_eq!(found, wanted, "{format}");
        // A row alone, and the rows as a stack.
        let row = format.decode_rows(&memory, &shape, 1..2).unwrap();
        assert_eq!(row, wanted[shape[1] as usize..2 * shape[1] as usize], "{format}");
        let stack = [shape[0], 1, shape[1]];
        assert_eq!(format.decode_rows(&memory, &stack, 0..shape[0]).unwrap(), wanted, "{format}");
    }
}
