//! The encoder of EXL3 packs: scales and signs, rotations, and the best ring of trellis states for every tile.
//!
//! A weight [N, K] is transposed to inputs × outputs, as the format has it, and padded to whole blocks. Each output is
//! divided by its scale and outputs are rotated; each input is divided by its scale and inputs are rotated: what is left
//! is near to Gaussian, with the spread that the codebook covers best. Its tiles are then coded from the last row of
//! tiles to the first. With a Hessian, what went wrong in the rows done so far is made up for in the next ones: the
//! feedback that minimizes the error of the products of the weight with the inputs that the Hessian was taken from.
//!
//! Promises: the same bits on any number of threads. Decoding is [`tf_ir::format`]'s, whose codebook, order and
//! rotations are used here.

use super::hessian::{Feedback, Hessian};
use super::spread;
use half::f16;
use tf_cpu::trellis::{PADDING, STATES, step};
use tf_ir::format::exl3::{RING, TILE, place, rotate};
use tf_ir::format::{BLOCK, Codebook, Exl3};

/// The sum of a node that no path may begin at.
const UNREACHABLE: f32 = 1e30;
/// Tiles on which the scale of a matrix is chosen.
const SAMPLES: usize = 8;
/// The scales that are tried, as parts of what suits Gaussian values.
const SCALES: [f32; 5] = [0.92, 0.96, 1.0, 1.04, 1.08];

/// A matrix in the format's parts, each with the bytes of the checkpoint's tensor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packed {
    pub trellis: Vec<u8>,
    pub suh: Vec<u8>,
    pub svh: Vec<u8>,
}

/// Finds rings for tiles of one format.
pub struct Encoder {
    format: Exl3,
    /// Of each state.
    values: Vec<f32>,
}

/// Memory of one thread.
struct Scratch {
    nodes: Vec<f32>,
    next: Vec<f32>,
    /// The choice at each node after each position.
    choices: Vec<Vec<u8>>,
}

impl Encoder {
    pub fn new(format: Exl3) -> Encoder {
        let values = (0..=u16::MAX).map(|state| format.codebook.value(state).to_f32()).collect();
        Encoder { format, values }
    }

    /// Bits that a position of the ring adds to the state before.
    fn fresh(&self, position: usize) -> u32 {
        let half_bits = usize::from(self.format.half_bits);
        let end = |positions: usize| positions * half_bits / 2;
        let position = position % RING;
        (end(position + 1) - end(position)) as u32
    }

    /// The states of the ring whose values are nearest to the targets, or nearly so: first the best path through a
    /// stretch around position 0, with free ends, gives the node there; then the best path that begins and ends at it.
    fn ring(&self, targets: &[f32; RING], scratch: &mut Scratch) -> [u16; RING] {
        // Long enough that the ends no longer matter: sixteen bits are forgotten several times.
        let reach = if self.format.half_bits < 4 { RING / 2 } else { 3 * RING / 8 };
        let around = self.path(targets, RING - reach, 2 * reach, None, scratch);
        let node = usize::from(around[reach]) >> self.fresh(0);
        let states = self.path(targets, 0, RING, Some(node), scratch);
        states.try_into().expect("a path has a state for each of its positions")
    }

    /// The best path through `length` positions from `first`: from any node to any, or from one node back to it.
    fn path(
        &self,
        targets: &[f32; RING],
        first: usize,
        length: usize,
        pinned: Option<usize>,
        scratch: &mut Scratch,
    ) -> Vec<u16> {
        let Scratch { nodes, next, choices } = scratch;
        nodes.clear();
        let count = STATES >> self.fresh(first);
        nodes.resize(count + PADDING, if pinned.is_some() { UNREACHABLE } else { 0.0 });
        if let Some(node) = pinned {
            nodes[node] = 0.0;
        }
        for i in 0..length {
            let (fresh, after) = (self.fresh(first + i), self.fresh(first + i + 1));
            next.clear();
            next.resize((STATES >> after) + PADDING, 0.0);
            choices[i].resize(STATES >> after, 0);
            step(&self.values, nodes, fresh, after, targets[(first + i) % RING], next, &mut choices[i]);
            std::mem::swap(nodes, next);
        }
        let ends = nodes.len() - PADDING;
        let least = || (0..ends).fold(0, |best, n| if nodes[n] < nodes[best] { n } else { best });
        let mut node = pinned.unwrap_or_else(least);
        let mut states = vec![0; length];
        for i in (0..length).rev() {
            let after = self.fresh(first + i + 1);
            let state = usize::from(choices[i][node]) << (16 - after) | node;
            states[i] = state as u16;
            node = state >> self.fresh(first + i);
        }
        states
    }

    /// The ring for a tile of values [input][output], and what it stands for.
    fn tile(&self, values: &[[f32; TILE]; TILE], scratch: &mut Scratch) -> Tile {
        let at = |position| {
            let (input, output) = place(position);
            values[input][output]
        };
        let states = self.ring(&std::array::from_fn(at), scratch);
        let mut found = [[0.0; TILE]; TILE];
        for (position, state) in states.into_iter().enumerate() {
            let (input, output) = place(position);
            found[input][output] = self.values[usize::from(state)];
        }
        Tile { bytes: self.pack(&states), values: found }
    }

    /// The stream of the states' fresh bits: little-endian words of 32, the most significant bit first.
    fn pack(&self, states: &[u16; RING]) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.format.tile_bytes());
        let (mut bits, mut held) = (0u64, 0);
        for (position, state) in states.iter().enumerate() {
            let fresh = self.fresh(position);
            bits = bits << fresh | u64::from(state & ((1u32 << fresh) - 1) as u16);
            held += fresh;
            if held >= 32 {
                held -= 32;
                bytes.extend(((bits >> held) as u32).to_le_bytes());
            }
        }
        bytes
    }
}

impl Scratch {
    fn new() -> Scratch {
        Scratch { nodes: Vec::new(), next: Vec::new(), choices: vec![Vec::new(); RING] }
    }
}

struct Tile {
    bytes: Vec<u8>,
    values: [[f32; TILE]; TILE],
}

/// The spread of Gaussian values that the trellis covers best, found with this encoder's two passes.
fn best_spread(format: Exl3) -> f32 {
    let spreads: [(u8, f32, f32); 11] = [
        (2, 1.44, 1.13),
        (3, 1.36, 1.00),
        (4, 1.28, 0.99),
        (5, 1.23, 0.97),
        (6, 1.18, 0.95),
        (7, 1.15, 0.93),
        (8, 1.12, 0.91),
        (10, 1.08, 0.90),
        (12, 1.04, 0.89),
        (14, 1.02, 0.86),
        (16, 1.00, 0.84),
    ];
    let found = spreads.iter().find(|(half_bits, ..)| *half_bits == format.half_bits);
    found.map_or(1.0, |(_, hashed, summed)| if format.codebook == Codebook::Mul1 { *summed } else { *hashed })
}

/// A matrix of inputs × outputs, padded to whole blocks.
struct Inner {
    inputs: usize,
    outputs: usize,
    values: Vec<f32>,
}

impl Inner {
    /// Transposes weights [rows, columns].
    fn transposed(weights: &[f32], columns: usize) -> Inner {
        let rows = weights.len() / columns;
        let block = BLOCK as usize;
        let (inputs, outputs) = (columns.next_multiple_of(block), rows.next_multiple_of(block));
        let mut values = vec![0.0; inputs * outputs];
        for (output, row) in weights.chunks_exact(columns).enumerate() {
            for (input, weight) in row.iter().enumerate() {
                values[input * outputs + output] = *weight;
            }
        }
        Inner { inputs, outputs, values }
    }

    fn row(&self, input: usize) -> &[f32] {
        &self.values[input * self.outputs..(input + 1) * self.outputs]
    }

    /// The root of the mean square of each output.
    fn output_spread(&self) -> Vec<f64> {
        let mut sums = vec![0.0; self.outputs];
        for row in self.values.chunks_exact(self.outputs) {
            sums.iter_mut().zip(row).for_each(|(sum, v)| *sum += f64::from(*v).powi(2));
        }
        sums.into_iter().map(|sum| (sum / self.inputs as f64).sqrt()).collect()
    }

    fn input_spread(&self) -> Vec<f64> {
        let square = |row: &[f32]| row.iter().map(|v| f64::from(*v).powi(2)).sum::<f64>();
        let spread = |row| (square(row) / self.outputs as f64).sqrt();
        self.values.chunks_exact(self.outputs).map(spread).collect()
    }

    /// Divides each output by its scale, where that is not zero, and rotates the outputs.
    fn turn_outputs(&mut self, scales: &[f64]) {
        let mut row = vec![0.0f64; self.outputs];
        for values in self.values.chunks_exact_mut(self.outputs) {
            for ((turned, value), scale) in row.iter_mut().zip(&*values).zip(scales) {
                *turned = if *scale == 0.0 { 0.0 } else { f64::from(*value) / scale };
            }
            rotate(&mut row, BLOCK as usize);
            values.iter_mut().zip(&row).for_each(|(value, turned)| *value = *turned as f32);
        }
    }

    /// The same for inputs; gives a new matrix.
    fn turned_inputs(&self, scales: &[f64]) -> Inner {
        let block = BLOCK as usize;
        let mut values = vec![0.0; self.values.len()];
        let mut column = vec![0.0f64; block];
        for first in (0..self.inputs).step_by(block) {
            for output in 0..self.outputs {
                for (i, turned) in column.iter_mut().enumerate() {
                    let scale = scales[first + i];
                    let value = f64::from(self.values[(first + i) * self.outputs + output]);
                    *turned = if scale == 0.0 { 0.0 } else { value / scale };
                }
                rotate(&mut column, block);
                for (i, turned) in column.iter().enumerate() {
                    values[(first + i) * self.outputs + output] = *turned as f32;
                }
            }
        }
        Inner { values, ..*self }
    }

    /// A tile by its place among the tiles.
    fn tile(&self, down: usize, across: usize) -> [[f32; TILE]; TILE] {
        std::array::from_fn(|i| {
            let row = self.row(down * TILE + i);
            std::array::from_fn(|o| row[across * TILE + o])
        })
    }
}

/// A weight to pack.
pub struct Matrix<'a> {
    /// [rows, columns]
    pub weights: &'a [f32],
    pub columns: usize,
    /// Chooses the signs.
    pub seed: u64,
}

/// Packs a weight. `hessian` is of its columns. `progress` gets the part that is done.
pub fn encode(
    matrix: &Matrix<'_>,
    encoder: &Encoder,
    hessian: Option<&Hessian>,
    threads: usize,
    progress: &dyn Fn(f64),
) -> Packed {
    let mut signs = Signs(matrix.seed);
    let mut inner = Inner::transposed(matrix.weights, matrix.columns);
    let svh = half_scales(&output_scales(&inner.output_spread()), &mut signs);
    inner.turn_outputs(&widened(&svh));
    let spread_of_inputs = inner.input_spread();
    let scales = |spread: f32| equal(spread_of_inputs.iter().map(|s| s / f64::from(spread)).collect());
    let usual = best_spread(encoder.format);
    let factor = best_scale(&inner.turned_inputs(&scales(usual)), encoder, threads);
    let suh = half_scales(&scales(usual * factor), &mut signs);
    let suh_values = widened(&suh);
    let inner = inner.turned_inputs(&suh_values);
    // Rotated, padding is a copy of weights, so that errors would add up; feedback moves them to where nothing is read.
    let padded = matrix.columns < inner.inputs;
    let identity = (hessian.is_none() && padded).then(|| Hessian::identity(matrix.columns));
    let feedback = hessian.or(identity.as_ref()).map(|h| h.feedback(&suh_values, threads));
    let trellis = tiles(inner, encoder, feedback.as_ref(), threads, progress);
    Packed { trellis, suh: bytes(&suh), svh: bytes(&svh) }
}

/// Outputs relative to their mean; zero stays zero, so that nothing comes out of an output without weights.
fn output_scales(spread: &[f64]) -> Vec<f64> {
    let live = spread.iter().filter(|s| **s > 0.0).count().max(1);
    let mean = spread.iter().sum::<f64>() / live as f64;
    equal(spread.iter().map(|s| if *s > 0.0 { s / mean } else { 0.0 }).collect())
}

/// Scales that give every block the same spread once it is rotated: where some of a block is zero, as padding is, the
/// rest is spread over all of it.
fn equal(mut scales: Vec<f64>) -> Vec<f64> {
    for block in scales.chunks_mut(BLOCK as usize) {
        let live = block.iter().filter(|s| **s > 0.0).count();
        let share = (live as f64 / BLOCK as f64).sqrt();
        block.iter_mut().for_each(|s| *s *= share);
    }
    scales
}

/// Scales with random signs, as they are stored.
fn half_scales(scales: &[f64], signs: &mut Signs) -> Vec<f16> {
    scales.iter().map(|s| f16::from_f64(s * signs.next())).collect()
}

fn widened(scales: &[f16]) -> Vec<f64> {
    scales.iter().map(|s| s.to_f64()).collect()
}

fn bytes(scales: &[f16]) -> Vec<u8> {
    scales.iter().flat_map(|s| s.to_le_bytes()).collect()
}

/// Random signs: the generator `splitmix64` (Steele, Lea and Flood 2014), whose highest bit decides.
struct Signs(u64);

impl Signs {
    fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn next(&mut self) -> f64 {
        if self.draw() >> 63 == 0 { 1.0 } else { -1.0 }
    }
}

/// The scale at which a sample of tiles loses least.
fn best_scale(inner: &Inner, encoder: &Encoder, threads: usize) -> f32 {
    let (down, across) = (inner.inputs / TILE, inner.outputs / TILE);
    let all = down * across;
    let count = SAMPLES.min(all);
    let errors = spread(threads, SCALES.len() * count, Scratch::new, |scratch, job| {
        let (scale, tile) = (SCALES[job / count], job % count * all / count);
        let mut values = inner.tile(tile / across, tile % across);
        values.iter_mut().flatten().for_each(|v| *v *= scale);
        let found = encoder.tile(&values, scratch).values;
        let pairs = values.iter().flatten().zip(found.iter().flatten());
        pairs.map(|(v, f)| f64::from((v - f) / scale).powi(2)).sum::<f64>()
    });
    let sums: Vec<f64> = errors.chunks(count).map(|e| e.iter().sum()).collect();
    let best = (0..sums.len()).fold(SCALES.len() / 2, |best, i| if sums[i] < sums[best] { i } else { best });
    SCALES[best]
}

/// Codes all tiles, [down][across] of them.
fn tiles(
    mut inner: Inner,
    encoder: &Encoder,
    feedback: Option<&Feedback>,
    threads: usize,
    progress: &dyn Fn(f64),
) -> Vec<u8> {
    let (down, across) = (inner.inputs / TILE, inner.outputs / TILE);
    let size = encoder.format.tile_bytes();
    let mut trellis = vec![0; down * across * size];
    for row in (0..down).rev() {
        let coded = spread(threads, across, Scratch::new, |scratch, column| {
            let mut values = inner.tile(row, column);
            if let Some(feedback) = feedback {
                // Below this row, `inner` holds what went wrong.
                feedback.add(row * TILE, &mut values, |input| &inner.row(input)[column * TILE..(column + 1) * TILE]);
            }
            let tile = encoder.tile(&values, scratch);
            (tile.bytes, tile.values)
        });
        for (column, (bytes, found)) in coded.into_iter().enumerate() {
            trellis[(row * across + column) * size..][..size].copy_from_slice(&bytes);
            for (i, found) in found.iter().enumerate() {
                let start = (row * TILE + i) * inner.outputs + column * TILE;
                inner.values[start..start + TILE].iter_mut().zip(found).for_each(|(v, f)| *v -= f);
            }
        }
        progress(1.0 - row as f64 / down as f64);
    }
    trellis
}

#[cfg(test)]
mod tests;
