//! Rows of trellis-coded tables, which are read one at a time: token embeddings and n-gram embeddings.
//!
//! A row is a scale and a ring of states as in [`super::exl3`], but in whole bits, with codebook
//! [`Codebook::Mul1`] and another order of bits: little-endian words of 16, the least significant bit first, older
//! symbols above newer ones.

use super::Codebook;
use super::exl3::rotate;
use half::f16;

/// Columns of an embedding row that share a scale and a rotation.
pub const GROUP: usize = 256;

/// One ring: a f16 scale, then `bits` bits for each of the values. Gives scale · value.
///
/// # Errors
/// Bits outside 1 to 8; a length that is no whole number of values.
pub fn decode_ring(bytes: &[u8], bits: u8) -> Result<Vec<f64>, String> {
    if !(1..=8).contains(&bits) {
        return Err(format!("rows of {bits} bits are unknown, expected 1 to 8"));
    }
    let Some((scale, stream)) = bytes.split_first_chunk::<2>() else {
        return Err(format!("a row of {} bytes has no scale", bytes.len()));
    };
    let width = usize::from(bits);
    if stream.is_empty() || !stream.len().is_multiple_of(2 * width) {
        return Err(format!("a row of {} bytes, expected 2 and a multiple of {}", bytes.len(), 2 * width));
    }
    let scale = f16::from_le_bytes(*scale).to_f64();
    let values = 8 * stream.len() / width;
    let bit =
        |position: usize, m: usize| u16::from(stream[(position * width + m) / 8] >> ((position * width + m) % 8) & 1);
    let state = |position: usize| {
        // Bit m of a state is bit m mod `bits` of the symbol m / `bits` places before.
        (0..16).fold(0, |state, m| state | bit((position + values - m / width % values) % values, m % width) << m)
    };
    Ok((0..values).map(|position| Codebook::Mul1.value(state(position)).to_f64() * scale).collect())
}

/// A row of a token embedding, `hidden` values: groups of [`GROUP`], each a ring, rotated and signed.
///
/// `row` is i16 [G · (1 + 16·bits)], `signs` f16 [G, 256], G = ⌈hidden / 256⌉.
///
/// # Errors
/// Lengths that do not belong together; as [`decode_ring`].
pub fn decode_embedding(row: &[u8], signs: &[u8], hidden: usize) -> Result<Vec<f32>, String> {
    let groups = hidden.div_ceil(GROUP);
    let per_group = row.len().checked_div(groups).unwrap_or(0);
    let bits = per_group.saturating_sub(2) / 32;
    if row.len() != groups * (2 + 32 * bits) || signs.len() != 2 * groups * GROUP {
        return Err(format!("{} bytes and {} of signs are no row of {hidden}", row.len(), signs.len()));
    }
    let mut values = Vec::with_capacity(groups * GROUP);
    for (ring, signs) in row.chunks_exact(2 + 32 * bits).zip(signs.chunks_exact(2 * GROUP)) {
        let mut group = decode_ring(ring, bits as u8)?;
        rotate(&mut group, GROUP);
        let signs = signs.chunks_exact(2).map(|b| f16::from_le_bytes([b[0], b[1]]).to_f64());
        values.extend(group.iter().zip(signs).map(|(value, sign)| (value * sign) as f32));
    }
    values.truncate(hidden);
    Ok(values)
}

/// A row of an n-gram table: one ring, and the bias of its head (f16, as many as the ring has values).
///
/// # Errors
/// A bias of another length; as [`decode_ring`].
pub fn decode_ngram(row: &[u8], bias: &[u8], bits: u8) -> Result<Vec<f32>, String> {
    let values = decode_ring(row, bits)?;
    if bias.len() != 2 * values.len() {
        return Err(format!("a row of {} values has {} bytes of bias", values.len(), bias.len()));
    }
    let bias = bias.chunks_exact(2).map(|b| f16::from_le_bytes([b[0], b[1]]).to_f64());
    Ok(values.iter().zip(bias).map(|(value, bias)| (value + bias) as f32).collect())
}
