//! The affine format: codes in a stream of bits, a scale and a bias for each group of columns.

use super::{Affine, count, plain};
use std::ops::Range;

impl Affine {
    /// Names and bytes of the parts of a weight whose columns are whole groups; `None` beyond 64 bits.
    pub(super) fn parts(self, shape: &[u64]) -> Option<Vec<(&'static str, u64)>> {
        let weights = count(shape)?;
        let scales = self.scales.bytes(weights / u64::from(self.group))?;
        Some(vec![("codes", weights.checked_mul(u64::from(self.bits))? / 8), ("scales", scales), ("biases", scales)])
    }

    /// Rows of `columns` values: scale · code + bias in f32.
    pub(super) fn decode(self, codes: &[u8], scales: &[u8], biases: &[u8], columns: u64, rows: Range<u64>) -> Vec<f32> {
        let group = u64::from(self.group);
        let first = rows.start * columns;
        let groups = first / group..rows.end * columns / group;
        let scales = plain(self.scales, scales, groups.clone());
        let biases = plain(self.scales, biases, groups);
        let value = |element: u64| {
            let at = ((element - first) / group) as usize;
            scales[at] * self.code(codes, element) as f32 + biases[at]
        };
        (first..rows.end * columns).map(value).collect()
    }

    /// The code of an element, counted over the whole weight: rows are whole words, so there is one stream of bits.
    fn code(self, codes: &[u8], element: u64) -> u8 {
        let bit = element * u64::from(self.bits);
        let (byte, shift) = ((bit / 8) as usize, bit % 8);
        let next = codes.get(byte + 1).copied().unwrap_or(0);
        let window = u16::from_le_bytes([codes[byte], next]) >> shift;
        (window & ((1 << self.bits) - 1)) as u8
    }
}
