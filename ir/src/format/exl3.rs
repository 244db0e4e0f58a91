//! The EXL3 format: trellis-coded tiles between two rotations.
//!
//! W = diag(suh) · (H Ŵ H) · diag(svh), where Ŵ is what the tiles hold and H the orthonormal 128-point Sylvester-Hadamard
//! matrix, applied to each block of 128. Inputs are rows here and in the files, so a weight of a graph, [N, K], is the
//! transpose. `tests/exl3/README.md` names the vectors that this was checked against.
//! Promises: Ŵ is exact, the rest is computed in f64.

use super::{BLOCK, Codebook, Exl3};
use half::f16;

/// Weights of a tile, which is 16 inputs by 16 outputs.
pub const RING: usize = 256;
/// Inputs and outputs of a tile.
pub const TILE: usize = 16;

impl Codebook {
    /// The value of a trellis state.
    ///
    /// Two multiply-and-mask books add the halves of a hashed word, the third sums its bytes; each rounds once, to half.
    pub fn value(self, state: u16) -> f16 {
        let state = u32::from(state);
        let word = match self {
            Codebook::ThreeInst => state.wrapping_mul(Codebook::THREE_INST).wrapping_add(Codebook::THREE_INST_ADDEND),
            Codebook::Mcg => state.wrapping_mul(Codebook::MCG),
            Codebook::Mul1 => {
                let sum: u32 = state.wrapping_mul(Codebook::MUL1).to_le_bytes().into_iter().map(u32::from).sum();
                return f16::from_f32(sum as f32 * Codebook::SUM_SCALE + Codebook::SUM_OFFSET);
            }
        };
        let word = (word & Codebook::HALVES_MASK) ^ Codebook::HALVES_FLIP;
        let (low, high) = (f16::from_bits(word as u16), f16::from_bits((word >> 16) as u16));
        // Both are normal and below 2 in magnitude, so their sum is exact in f32.
        f16::from_f32(low.to_f32() + high.to_f32())
    }

    /// Multiplier and addend of 3INST's hash.
    pub const THREE_INST: u32 = 89_226_354;
    pub const THREE_INST_ADDEND: u32 = 64_248_484;
    /// What of a hashed word makes two halves: masked, then flipped.
    pub const HALVES_MASK: u32 = 0x8fff_8fff;
    pub const HALVES_FLIP: u32 = 0x3b60_3b60;
    /// MUL1's value of a sum of bytes: scale · sum + offset, exact in f32 before it is rounded to half. The scale is
    /// half(0x1eee), the offset 1024 times it plus half(0xc931).
    pub const SUM_SCALE: f32 = 0.006_767_273;
    pub const SUM_OFFSET: f32 = -3.453_125;
    /// The multiplier that a checkpoint's tensor `mcg` holds.
    pub const MCG: u32 = 0xcbac_1fed;
    /// The multiplier that a checkpoint's tensor `mul1` holds.
    pub const MUL1: u32 = 0x83dc_d12d;
}

impl Exl3 {
    /// Bytes of a tile.
    pub fn tile_bytes(self) -> usize {
        TILE * usize::from(self.half_bits)
    }

    /// The trellis states of a tile, in the order of the ring.
    ///
    /// A tile is a ring of bits, read as little-endian words of 32, the most significant bit first. Position i ends at
    /// bit ⌊(i + 1) · half_bits / 2⌋; its state is the 16 bits before, so the first positions read the ring's end.
    pub fn states(self, tile: &[u8]) -> [u16; RING] {
        let words: Vec<u64> =
            tile.chunks_exact(4).map(|b| u64::from(u32::from_le_bytes([b[0], b[1], b[2], b[3]]))).collect();
        let ring = 32 * words.len();
        std::array::from_fn(|position| {
            let end = (position + 1) * usize::from(self.half_bits) / 2 + ring;
            let (high, low) = ((end - 1) / 32, (end - 16) / 32);
            let pair = words[low % words.len()] << 32 | words[high % words.len()];
            (pair >> (32 * (high + 1) - end)) as u16
        })
    }

    /// The values of a tile, [input][output].
    pub fn decode_tile(self, tile: &[u8]) -> [[f16; TILE]; TILE] {
        let mut values = [[f16::ZERO; TILE]; TILE];
        for (position, state) in self.states(tile).into_iter().enumerate() {
            let (input, output) = place(position);
            values[input][output] = self.codebook.value(state);
        }
        values
    }
}

/// Input and output, inside its tile, of a position of the ring: the order in which lanes of a matrix instruction hold
/// their operands.
pub fn place(position: usize) -> (usize, usize) {
    let (lane, j) = (position / 8, position % 8);
    (2 * (lane % 4) + j % 2 + 8 * (j / 2 % 2), lane / 4 + 8 * (j / 4))
}

/// Multiplies each block of `width` values, a power of two, by the orthonormal Sylvester-Hadamard matrix.
pub fn rotate(values: &mut [f64], width: usize) {
    let scale = 1.0 / (width as f64).sqrt();
    for block in values.chunks_exact_mut(width) {
        let mut stride = 1;
        while stride < width {
            for pair in block.chunks_exact_mut(2 * stride) {
                let (left, right) = pair.split_at_mut(stride);
                for (a, b) in left.iter_mut().zip(right) {
                    (*a, *b) = (*a + *b, *a - *b);
                }
            }
            stride *= 2;
        }
        block.iter_mut().for_each(|v| *v *= scale);
    }
}

/// One matrix as its parts lie in memory, padded: inputs and outputs are multiples of [`BLOCK`].
#[derive(Clone, Copy, Debug)]
pub struct Matrix<'a> {
    format: Exl3,
    trellis: &'a [u8],
    suh: &'a [u8],
    svh: &'a [u8],
}

impl<'a> Matrix<'a> {
    /// `suh` is f16 [inputs], `svh` f16 [outputs], `trellis` i16 [inputs/16, outputs/16, 8·half_bits].
    ///
    /// # Errors
    /// Lengths that do not belong together.
    pub fn new(format: Exl3, trellis: &'a [u8], suh: &'a [u8], svh: &'a [u8]) -> Result<Matrix<'a>, String> {
        let matrix = Matrix { format, trellis, suh, svh };
        let block = 2 * BLOCK as usize;
        for (name, signs) in [("suh", suh), ("svh", svh)] {
            if !signs.len().is_multiple_of(block) {
                return Err(format!("{name} has {} bytes, expected a multiple of {block}", signs.len()));
            }
        }
        let tiles = matrix.inputs() / TILE * (matrix.outputs() / TILE);
        if trellis.len() != tiles * format.tile_bytes() {
            let expected = tiles * format.tile_bytes();
            return Err(format!("the trellis has {} bytes, expected {expected}", trellis.len()));
        }
        Ok(matrix)
    }

    pub fn inputs(&self) -> usize {
        self.suh.len() / 2
    }

    pub fn outputs(&self) -> usize {
        self.svh.len() / 2
    }

    /// Ŵ, bit for bit, [inputs, outputs].
    pub fn inner(&self) -> Vec<f16> {
        let columns = self.outputs();
        let mut values = vec![f16::ZERO; self.inputs() * columns];
        for (index, tile) in self.trellis.chunks_exact(self.format.tile_bytes()).enumerate() {
            let (row, column) = (index / (columns / TILE) * TILE, index % (columns / TILE) * TILE);
            for (r, line) in self.format.decode_tile(tile).iter().enumerate() {
                let start = (row + r) * columns + column;
                values[start..start + TILE].copy_from_slice(line);
            }
        }
        values
    }

    /// The weights of a block of outputs, [`BLOCK`] of them from `BLOCK`·`block`, rotations undone: [BLOCK, inputs].
    pub fn rows(&self, block: usize) -> Vec<f64> {
        let (inputs, width) = (self.inputs(), BLOCK as usize);
        let tiles = self.outputs() / TILE;
        let mut rows = vec![0.0; width * inputs];
        for down in 0..inputs / TILE {
            for across in 0..width / TILE {
                let tile = down * tiles + block * (width / TILE) + across;
                let bytes = self.format.tile_bytes();
                let values = self.format.decode_tile(&self.trellis[tile * bytes..(tile + 1) * bytes]);
                for (input, line) in values.iter().enumerate() {
                    for (output, value) in line.iter().enumerate() {
                        rows[(across * TILE + output) * inputs + down * TILE + input] = value.to_f64();
                    }
                }
            }
        }
        rotate(&mut rows, width);
        let mut column = vec![0.0; width];
        for input in 0..inputs {
            column.iter_mut().enumerate().for_each(|(output, v)| *v = rows[output * inputs + input]);
            rotate(&mut column, width);
            let scale = element(self.suh, input);
            for (output, value) in column.iter().enumerate() {
                rows[output * inputs + input] = value * scale * element(self.svh, block * width + output);
            }
        }
        rows
    }

    /// y = (((x ∘ suh) H) Ŵ) H ∘ svh for rows of `width` inputs, zero-extended; the order in which fast readers go.
    /// Gives [rows, outputs].
    pub fn forward(&self, x: &[f64], width: usize) -> Vec<f64> {
        let (inputs, outputs) = (self.inputs(), self.outputs());
        let inner = self.inner();
        let mut all = Vec::new();
        for row in x.chunks_exact(width) {
            let mut turned = vec![0.0; inputs];
            for (input, value) in row.iter().enumerate() {
                turned[input] = value * element(self.suh, input);
            }
            rotate(&mut turned, BLOCK as usize);
            let mut y = vec![0.0; outputs];
            for (value, line) in turned.iter().zip(inner.chunks_exact(outputs)) {
                y.iter_mut().zip(line).for_each(|(y, w)| *y += value * w.to_f64());
            }
            rotate(&mut y, BLOCK as usize);
            all.extend(y.iter().enumerate().map(|(output, y)| y * element(self.svh, output)));
        }
        all
    }
}

/// An element of an f16 vector.
fn element(vector: &[u8], index: usize) -> f64 {
    f16::from_le_bytes([vector[2 * index], vector[2 * index + 1]]).to_f64()
}

/// The signs of packed words as f16 ±1: bit i of word j is element 16·j + i, and 1 means −1.
pub fn unpacked_signs(words: &[u8]) -> Vec<u8> {
    let word = |b: &[u8]| u16::from_le_bytes([b[0], b[1]]);
    let sign = |bit: u16| if bit == 1 { f16::NEG_ONE } else { f16::ONE };
    let words = words.chunks_exact(2).map(word);
    words.flat_map(|w| (0..16).flat_map(move |i| sign(w >> i & 1).to_le_bytes())).collect()
}
