//! What the inputs of a weight look like, XᵀX, and the feedback that follows from it.
//!
//! With error E of a weight's inner matrix, the products are off by X · diag(suh) · H · E, so the loss is tr(Eᵀ G E) with
//! G = H · diag(suh) · XᵀX · diag(suh) · H. For G = L D Lᵀ with unit lower L in blocks of tiles, coding from the last
//! block to the first, each with L's column below times the errors so far added, minimizes it block by block ("LDLQ",
//! Chee et al. 2023, arXiv:2307.13304).

use super::spread;
use tf_ir::format::BLOCK;
use tf_ir::format::exl3::{TILE, rotate};

/// Added to the rotated diagonal, as a part of its mean, so that directions which no input had still count.
const DAMPING: f64 = 0.025;

/// A sum of x xᵀ over inputs x of a weight, [width, width], symmetric.
#[derive(Clone, PartialEq, Debug)]
pub struct Hessian {
    width: usize,
    /// How many inputs there were.
    rows: usize,
    sums: Vec<f64>,
}

/// L without its diagonal blocks, [width, width].
pub struct Feedback {
    width: usize,
    lower: Vec<f32>,
}

impl Hessian {
    pub fn new(width: usize) -> Hessian {
        Hessian { width, rows: 0, sums: vec![0.0; width * width] }
    }

    /// As of inputs of which nothing is known.
    pub fn identity(width: usize) -> Hessian {
        let mut sums = vec![0.0; width * width];
        sums.iter_mut().step_by(width + 1).for_each(|s| *s = 1.0);
        Hessian { width, rows: width, sums }
    }

    /// Adds rows [rows, width]; a row with a number that is not finite is left out.
    pub fn add(&mut self, rows: &[f32], threads: usize) {
        let width = self.width;
        let kept: Vec<&[f32]> = rows.chunks_exact(width).filter(|r| r.iter().all(|v| v.is_finite())).collect();
        self.rows += kept.len();
        let lines = spread(
            threads,
            width,
            || (),
            |(), i| {
                let mut line = vec![0.0f64; i + 1];
                for row in &kept {
                    let factor = f64::from(row[i]);
                    line.iter_mut().zip(*row).for_each(|(sum, v)| *sum += factor * f64::from(*v));
                }
                line
            },
        );
        for (i, line) in lines.into_iter().enumerate() {
            for (j, sum) in line.into_iter().enumerate() {
                self.sums[i * width + j] += sum;
                if i != j {
                    self.sums[j * width + i] += sum;
                }
            }
        }
    }

    /// How many inputs it is the sum of.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Adds `width` more inputs, as those of another sum are on average; nothing where that has none.
    pub fn add_average(&mut self, of: &Hessian) {
        if of.rows > 0 {
            let factor = self.width as f64 / of.rows as f64;
            self.sums.iter_mut().zip(&of.sums).for_each(|(sum, other)| *sum += factor * other);
            self.rows += self.width;
        }
    }

    #[cfg(test)]
    pub fn sums(&self) -> &[f64] {
        &self.sums
    }

    /// Takes sums that were made elsewhere, of more inputs than can be counted, [width, width].
    #[cfg(test)]
    pub fn set(&mut self, sums: &[f32]) {
        self.sums = sums.iter().map(|s| f64::from(*s)).collect();
    }

    /// The feedback for a weight with these input scales, whose number is the width padded to whole blocks. There is
    /// none where nothing was added, or nothing that can be factored.
    ///
    /// Few inputs say too much of how elements go together. So `width` more count, whose elements have the mean square
    /// of those that were added and nothing to do with each other.
    pub fn feedback(&self, scales: &[f64], threads: usize) -> Feedback {
        let (own, width) = (self.width, scales.len());
        let mut turned = vec![0.0; width * width];
        let trace: f64 = self.sums.iter().step_by(own + 1).sum();
        let independent = if self.rows > 0 { trace / self.rows as f64 } else { 0.0 };
        for i in 0..own {
            for j in 0..own {
                let sum = self.sums[i * own + j] + if i == j { independent } else { 0.0 };
                turned[i * width + j] = sum * scales[i] * scales[j];
            }
        }
        // Rows, then columns, which are rows after transposing.
        for _ in 0..2 {
            turned.chunks_exact_mut(width).for_each(|row| rotate(row, BLOCK as usize));
            transpose(&mut turned, width);
        }
        let mean = (0..width).map(|i| turned[i * width + i]).sum::<f64>() / width as f64;
        (0..width).for_each(|i| turned[i * width + i] += DAMPING * mean);
        let lower = if mean > 0.0 { factor(turned, width, threads) } else { None };
        Feedback { width, lower: lower.unwrap_or_default() }
    }
}

impl Feedback {
    /// Adds to a tile of inputs from `first` what makes up for the errors of the inputs below it.
    pub fn add<'e>(&self, first: usize, tile: &mut [[f32; TILE]; TILE], errors: impl Fn(usize) -> &'e [f32]) {
        if self.lower.is_empty() {
            return;
        }
        for input in first + TILE..self.width {
            let factors = &self.lower[input * self.width + first..][..TILE];
            let errors = errors(input);
            for (line, factor) in tile.iter_mut().zip(factors) {
                line.iter_mut().zip(errors).for_each(|(v, e)| *v += factor * e);
            }
        }
    }
}

fn transpose(square: &mut [f64], width: usize) {
    for i in 0..width {
        for j in 0..i {
            square.swap(i * width + j, j * width + i);
        }
    }
}

/// The unit block lower factor of a positive matrix, by its Cholesky factor C: L's column of blocks b is C's, times the
/// inverse of C's diagonal block. `None` where the matrix is not positive.
fn factor(mut c: Vec<f64>, width: usize, threads: usize) -> Option<Vec<f32>> {
    let mut lower = vec![0.0f32; width * width];
    for first in (0..width).step_by(TILE) {
        let end = first + TILE;
        for i in first..end {
            let entries = entries(&c, width, i, first, i + 1);
            if !entries.last().is_some_and(|diagonal| *diagonal > 0.0) {
                return None;
            }
            c[i * width + first..i * width + i + 1].copy_from_slice(&entries);
        }
        let below = spread(
            threads,
            width - end,
            || (),
            |(), i| {
                let own = entries(&c, width, end + i, first, end);
                // x · diagonal block = own, by back substitution.
                let mut solved = own.clone();
                for j in (0..TILE).rev() {
                    let known: f64 = (j + 1..TILE).map(|k| solved[k] * c[(first + k) * width + first + j]).sum();
                    solved[j] = (solved[j] - known) / c[(first + j) * width + first + j];
                }
                (own, solved)
            },
        );
        for (i, (own, solved)) in below.into_iter().enumerate() {
            let at = (end + i) * width + first;
            c[at..at + TILE].copy_from_slice(&own);
            lower[at..at + TILE].iter_mut().zip(solved).for_each(|(l, s)| *l = s as f32);
        }
    }
    Some(lower)
}

/// Entries `from` to `to` of row i of the Cholesky factor, from those before and the matrix, which is still in their
/// place. The last is NaN where a diagonal entry is not the root of a positive number.
fn entries(c: &[f64], width: usize, i: usize, from: usize, to: usize) -> Vec<f64> {
    let mut row = c[i * width..i * width + to].to_vec();
    for j in from..to {
        row[j] = if j == i {
            (row[j] - dot(&row[..j], &row[..j])).sqrt()
        } else {
            (row[j] - dot(&row[..j], &c[j * width..j * width + j])) / c[j * width + j]
        };
    }
    row.split_off(from)
}

/// A product in a fixed order that vectors can keep.
fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut sums = [0.0; 8];
    let (a_parts, b_parts) = (a.chunks_exact(8), b.chunks_exact(8));
    let rest: f64 = a_parts.remainder().iter().zip(b_parts.remainder()).map(|(a, b)| a * b).sum();
    for (a, b) in a_parts.zip(b_parts) {
        for i in 0..8 {
            sums[i] += a[i] * b[i];
        }
    }
    sums.iter().sum::<f64>() + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use tf_ir::interp::inputs::Random;

    /// A fixed sequence from −1 to 1.
    fn noise(count: usize) -> Vec<f32> {
        let mut random = Random::new(1);
        (0..count).map(|_| random.float()).collect()
    }

    #[test]
    fn the_factor_gives_the_matrix_back() {
        let width = 48;
        let mut hessian = Hessian::new(width);
        hessian.add(&noise(200 * width), 2);
        let lower = factor(hessian.sums.clone(), width, 3).unwrap();
        // L⁻¹ G L⁻ᵀ is block diagonal: eliminate the blocks below the diagonal with L.
        let mut left = hessian.sums.clone();
        for _ in 0..2 {
            for block in (0..width).step_by(TILE) {
                for i in block + TILE..width {
                    for k in 0..TILE {
                        let factor = f64::from(lower[i * width + block + k]);
                        for j in 0..width {
                            left[i * width + j] -= factor * left[(block + k) * width + j];
                        }
                    }
                }
            }
            transpose(&mut left, width);
        }
        for i in 0..width {
            for j in 0..width {
                let value = left[i * width + j];
                assert!(i / TILE == j / TILE || value.abs() < 1e-3, "{i} {j}: {value}");
            }
        }
        assert!(left[0] > 1.0);
    }

    #[test]
    fn rows_that_are_not_finite_do_not_count() {
        let mut one = Hessian::new(2);
        one.add(&[1.0, 2.0, f32::NAN, 1.0, 3.0, 4.0], 1);
        assert_eq!(one.sums, [10.0, 14.0, 14.0, 20.0]);
        let mut none = Hessian::new(2);
        none.add(&[f32::INFINITY, 1.0], 1);
        assert!(none.feedback(&vec![1.0; 128], 1).lower.is_empty(), "there is nothing to make up for");
    }
}
