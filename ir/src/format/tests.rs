use super::*;

const MUL1_25: Format = Format::Exl3(Exl3 { codebook: Codebook::Mul1, half_bits: 5 });

fn affine(bits: u8, group: u16) -> Format {
    Format::Affine(Affine { bits, group, scales: Storage::Bf16 })
}

fn check(format: Format, shape: &[u64], parts: &[(&str, u64, u64)], bytes: u64) {
    let layout = format.layout(shape).unwrap();
    let found: Vec<(&str, u64, u64)> = layout.parts.iter().map(|p| (p.name, p.offset, p.bytes)).collect();
    assert_eq!((&found[..], layout.bytes), (parts, bytes), "{format} {shape:?}");
}

#[test]
fn parts_follow_each_other() {
    check(Format::Plain(Storage::Bf16), &[3, 5], &[("weight", 0, 30)], 30);
    check(Format::Plain(Storage::F32), &[3], &[("weight", 0, 12)], 12);
    check(affine(4, 64), &[3, 64], &[("codes", 0, 96), ("scales", 128, 6), ("biases", 192, 6)], 256);
    check(affine(3, 32), &[2, 5, 64], &[("codes", 0, 240), ("scales", 256, 40), ("biases", 320, 40)], 384);
    // 200 inputs and 130 outputs become 256 by 256.
    check(MUL1_25, &[130, 200], &[("trellis", 0, 20480), ("suh", 20480, 512), ("svh", 20992, 512)], 21504);
    let one = [("trellis", 0, 5120), ("suh", 5120, 256), ("svh", 5376, 256)];
    let two = one.map(|(name, offset, bytes)| (name, offset + 5632, bytes));
    check(MUL1_25, &[2, 128, 128], &[one, two].concat(), 11264);
}

#[test]
fn what_does_not_fit_is_refused() {
    let refused = |format: Format, shape: &[u64], expected: &str| {
        assert_eq!(format.layout(shape).unwrap_err(), expected);
    };
    refused(affine(7, 64), &[2, 64], "codes of 7 bits are unknown, expected 2, 3, 4, 5, 6 or 8");
    refused(affine(4, 16), &[2, 64], "groups of 16 are unknown, expected 32, 64 or 128");
    refused(affine(4, 64), &[2, 96], "96 columns are no whole groups of 64");
    refused(affine(4, 64), &[64], "a packed weight has two axes or three, found [64]");
    refused(affine(8, 64), &[1 << 40, 1 << 40], &format!("a weight of shape {:?} is too large", [1u64 << 40; 2]));
    refused(MUL1_25, &[u64::MAX, 128], &format!("a weight of shape {:?} is too large", [u64::MAX, 128]));
    let exl3 = |codebook, half_bits| Format::Exl3(Exl3 { codebook, half_bits });
    refused(exl3(Codebook::Mcg, 5), &[128, 128], "2.5 bits need codebook mul1, found mcg");
    refused(exl3(Codebook::Mul1, 9), &[128, 128], "4.5 bits are unknown, expected 1 to 8, 1.5, 2.5 or 3.5");
    let many = "1099511627776 matrices are too many for one weight, at most 65536";
    refused(MUL1_25, &[1 << 40, 128, 128], many);
    let short = affine(4, 64).decode_rows(&[0; 255], &[3, 64], 0..1).unwrap_err();
    assert_eq!(short, "affine 4-bit g64 bf16 of shape [3, 64] has 256 bytes, found 255");
    let beyond = affine(4, 64).decode_rows(&[0; 256], &[3, 64], 2..4).unwrap_err();
    assert_eq!(beyond, "rows 2 to 4 of a matrix with 3");
}

#[test]
fn formats_have_names() {
    assert_eq!(Format::Plain(Storage::Bf16).to_string(), "bf16");
    assert_eq!(affine(4, 64).to_string(), "affine 4-bit g64 bf16");
    assert_eq!(MUL1_25.to_string(), "exl3 mul1 2.5");
}

#[test]
fn rows_of_plain_weights_are_widened() {
    let bytes: Vec<u8> = [0x3f80u16, 0xbf80, 0x4000, 0x4040].iter().flat_map(|w| w.to_le_bytes()).collect();
    assert_eq!(Format::Plain(Storage::Bf16).decode_rows(&bytes, &[2, 2], 1..2).unwrap(), [2.0, 3.0]);
}
