//! Tile products of whole blocks of columns: each lane computes columns of its own, all of K one after the other, and a
//! format that rotates its inputs and outputs gets both done, block by block (`docs/formats.md`, EXL3).
//!
//! `rows` × 128 accumulators lie in shared memory. A piece of K of at most 128 is one block of the input rotation; it
//! begins at a multiple of 128. What is rotated is a copy, because other weights read the same operand.

use super::stored::{Exl3Weight, f16_of};
use super::{Made, rewrite};
use crate::kernelize::Builder;
use std::collections::HashMap;
use tf_ir::format::{BLOCK, Class, Number, ROOT};
use tf_ir::kernel::*;
use tf_ir::ops::CompareOp;
use tf_ir::shape::Dim;

const WIDTH: u32 = BLOCK as u32;
/// Stages of a rotation: its butterflies are 1, 2, … 64 apart.
const STAGES: u32 = WIDTH.ilog2();

pub fn tiles(mut kernel: Kernel, vector: u8) -> Kernel {
    let rows = kernel.tiles.values().map(|t| t.rows).max().unwrap_or(1);
    let mut shared = |rows: u32| {
        let len = Dim::constant(u64::from(rows) * BLOCK);
        Mem::Shared(kernel.shared.push(SharedDecl { elem: Elem::F32, len }))
    };
    let rotated = shared(rows);
    let mut accumulators: HashMap<Tile, Accumulator> = HashMap::new();
    for (tile, decl) in kernel.tiles.iter() {
        let (first, start) = (kernel.vars.push(Ty::U32), kernel.vars.push(Ty::U32));
        let accumulator = Accumulator { sums: shared(decl.rows), rows: decl.rows, first, start, weight: None };
        accumulators.insert(tile, accumulator);
    }
    let mut kernel = rewrite(kernel, &mut |b, stmt| match stmt {
        Stmt::TileZero(tile) => {
            accumulators[tile].zero(b);
            Made::Replaced
        }
        Stmt::TileMma { tile, a, b: weights, rows, cols, k } => {
            let accumulator = accumulators.get_mut(tile).expect("every tile of the kernel has one");
            accumulator.weight = Some(weights.mem);
            let product =
                Product { into: accumulator, a: *a, b: *weights, rows: *rows, cols: *cols, k: *k, rotated, vector };
            product.emit(b);
            Made::Replaced
        }
        Stmt::TileStore { tile, to, .. } => {
            accumulators[tile].store(b, *to);
            Made::Replaced
        }
        _ => Made::Kept,
    });
    kernel.tiles = Default::default();
    kernel
}

struct Accumulator {
    /// [row][column]; a lane touches its own columns only.
    sums: Mem,
    rows: u32,
    /// The matrix's row for the first column, and the word at which the matrix begins, noted by a product with a rotated
    /// weight for the store.
    first: Var,
    start: Var,
    /// What was last multiplied.
    weight: Option<Mem>,
}

impl Accumulator {
    /// Runs `body` for each element, shared out by columns: (row, column, place).
    fn each(&self, b: &mut Builder, body: impl Fn(&mut Builder, Val, Val, Val)) {
        let (zero, one, width, rows) = (b.u32(0), b.u32(1), b.u32(WIDTH), b.u32(self.rows));
        let (lane, lanes) = (b.lane(), b.u32(b.kernel.lanes));
        each(b, lane, width, lanes, |b, column| {
            each(b, zero, rows, one, |b, row| {
                let at = b.at(column, row, width);
                body(b, row, column, at);
            });
        });
    }

    fn zero(&self, b: &mut Builder) {
        self.each(b, |b, _, _, at| {
            let zero = b.f32(0.0, 1);
            b.store(self.sums, at, zero);
        });
    }

    fn store(&self, b: &mut Builder, to: Block2) {
        self.each(b, |b, row, column, at| {
            let sum = b.load(self.sums, at, 1);
            let place = b.at(to.base, row, to.stride);
            let place = b.add(place, column);
            b.store(to.mem, place, sum);
        });
        b.barrier();
        let Some(Mem::Buffer(weight)) = self.weight else { return };
        let is_exl3 = is_exl3(b, weight);
        when(b, is_exl3, |b| {
            rotate(b, to, self.rows);
            let (first, start) = (b.get(self.first), b.get(self.start));
            let svh = Exl3Weight(weight).number(b, Number::Svh);
            let svh = b.add(start, svh);
            each_of_rows(b, self.rows, |b, row, column| {
                let place = b.at(to.base, row, to.stride);
                let place = b.add(place, column);
                let sum = b.load(to.mem, place, 1);
                let output = b.add(first, column);
                let scale = half_at(b, weight, svh, output);
                let norm = b.f32(ROOT, 1);
                let sum = b.mul(sum, norm);
                let sum = b.mul(sum, scale);
                b.store(to.mem, place, sum);
            });
            b.barrier();
        });
    }
}

struct Product<'p> {
    into: &'p Accumulator,
    a: Block2,
    b: Block2,
    rows: Val,
    cols: Val,
    k: Val,
    /// Scratch for the rotated operand.
    rotated: Mem,
    vector: u8,
}

impl Product<'_> {
    fn emit(&self, b: &mut Builder) {
        let Mem::Buffer(weight) = self.b.mem else { return };
        let is_exl3 = is_exl3(b, weight);
        b.open();
        self.rotated_product(b, weight);
        let then = b.close();
        b.open();
        self.plain_product(b);
        let otherwise = b.close();
        b.emit(Stmt::If { condition: is_exl3, then, otherwise });
    }

    /// One block of K, in the weight's own basis.
    fn rotated_product(&self, b: &mut Builder, weight: Buffer) {
        let exl3 = Exl3Weight(weight);
        let (zero, one, width) = (b.u32(0), b.u32(1), b.u32(WIDTH));
        // The row of the stack, of which matrix it is, and where that begins.
        let row = b.div(self.b.base, self.b.stride);
        let before = b.mul(row, self.b.stride);
        let k0 = b.sub(self.b.base, before);
        let (rows, step) = (exl3.number(b, Number::Rows), exl3.number(b, Number::Step));
        let matrix = b.div(row, rows);
        let first = b.rem(row, rows);
        let start = b.mul(matrix, step);
        b.set(self.into.first, first);
        b.set(self.into.start, start);
        let suh = exl3.number(b, Number::Suh);
        let suh = b.add(start, suh);
        let to = Block2 { mem: self.rotated, base: zero, stride: width };
        // Rows and inputs past the last are 0.
        each_of_rows(b, self.into.rows, |b, row, i| {
            let start = b.f32(0.0, 1);
            let value = b.var(start);
            let (row_in, k_in) = (b.lt(row, self.rows), b.lt(i, self.k));
            let inside = b.both(row_in, k_in);
            when(b, inside, |b| {
                let at = b.at(self.a.base, row, self.a.stride);
                let at = b.add(at, i);
                let x = b.load(self.a.mem, at, 1);
                let input = b.add(k0, i);
                let scale = half_at(b, weight, suh, input);
                let x = b.mul(x, scale);
                let norm = b.f32(ROOT, 1);
                let x = b.mul(x, norm);
                b.set(value, x);
            });
            let x = b.get(value);
            let at = b.at(i, row, width);
            b.store(self.rotated, at, x);
        });
        b.barrier();
        rotate(b, to, self.into.rows);
        let sixteen = b.u32(16);
        let tile_row = b.div(k0, sixteen);
        self.by_columns(b, |b, column, sums| {
            let output = b.add(first, column);
            let tile_column = b.div(output, sixteen);
            let output = b.rem(output, sixteen);
            each(b, zero, width, one, |b, i| {
                let block = b.div(i, sixteen);
                let row = b.add(tile_row, block);
                let input = b.rem(i, sixteen);
                let w = exl3.element(b, start, (row, tile_column), input, output);
                for (r, sum) in sums.iter().enumerate() {
                    let r = b.u32(r as u32);
                    let at = b.at(i, r, width);
                    let x = b.load(self.rotated, at, 1);
                    let old = b.get(*sum);
                    let new = b.fma(x, w, old);
                    b.set(*sum, new);
                }
            });
        });
        // The next product rotates into the same memory.
        b.barrier();
    }

    /// Any other format. Rows and columns past the last are computed again as the last.
    fn plain_product(&self, b: &mut Builder) {
        let one = b.u32(1);
        let (last_row, last_col) = (b.sub(self.rows, one), b.sub(self.cols, one));
        let zero = b.u32(0);
        let step = b.u32(self.vector.into());
        self.by_columns(b, |b, column, sums| {
            let column = b.min(column, last_col);
            let line = b.at(self.b.base, column, self.b.stride);
            each(b, zero, self.k, step, |b, i| {
                let at = b.add(line, i);
                let w = b.load(self.b.mem, at, self.vector);
                for (r, sum) in sums.iter().enumerate() {
                    let r = b.u32(r as u32);
                    let r = b.min(r, last_row);
                    let at = b.at(self.a.base, r, self.a.stride);
                    let at = b.add(at, i);
                    let x = b.load(self.a.mem, at, self.vector);
                    let mut total = b.get(*sum);
                    for component in 0..self.vector {
                        let (x, w) = (b.extract(x, component), b.extract(w, component));
                        total = b.fma(x, w, total);
                    }
                    b.set(*sum, total);
                }
            });
        });
    }

    /// For each column of this lane: `body` adds to a sum for each row, which is added to the accumulator.
    fn by_columns(&self, b: &mut Builder, body: impl Fn(&mut Builder, Val, &[Var])) {
        let (width, lanes, lane) = (b.u32(WIDTH), b.u32(b.kernel.lanes), b.lane());
        each(b, lane, width, lanes, |b, column| {
            let zero = b.f32(0.0, 1);
            let sums: Vec<Var> = (0..self.into.rows).map(|_| b.var(zero)).collect();
            body(b, column, &sums);
            for (r, sum) in sums.iter().enumerate() {
                let r = b.u32(r as u32);
                let at = b.at(column, r, width);
                let old = b.load(self.into.sums, at, 1);
                let sum = b.get(*sum);
                let new = b.add(old, sum);
                b.store(self.into.sums, at, new);
            }
        });
    }
}

/// The Hadamard transform of each row of a block of shared memory, in place, without its factor of 1/√128 ([`ROOT`]).
/// Reached by all lanes.
fn rotate(b: &mut Builder, block: Block2, rows: u32) {
    let (zero, one, half_width) = (b.u32(0), b.u32(1), b.u32(WIDTH / 2));
    let (lane, lanes) = (b.lane(), b.u32(b.kernel.lanes));
    let (rows, stages) = (b.u32(rows), b.u32(STAGES));
    each(b, zero, stages, one, |b, stage| {
        let apart = b.binary(KBinary::Shl, one, stage);
        let mask = b.sub(apart, one);
        let after = b.add(stage, one);
        each(b, lane, half_width, lanes, |b, pair| {
            let group = b.binary(KBinary::Shr, pair, stage);
            let group = b.binary(KBinary::Shl, group, after);
            let inside = b.binary(KBinary::And, pair, mask);
            let low = b.add(group, inside);
            each(b, zero, rows, one, |b, row| {
                let at = b.at(block.base, row, block.stride);
                let at = b.add(at, low);
                let other = b.add(at, apart);
                let (x, y) = (b.load(block.mem, at, 1), b.load(block.mem, other, 1));
                let (sum, difference) = (b.add(x, y), b.sub(x, y));
                b.store(block.mem, at, sum);
                b.store(block.mem, other, difference);
            });
        });
        b.barrier();
    });
}

pub fn is_exl3(b: &mut Builder, weight: Buffer) -> Val {
    let class = b.dim(&Dim::sym(&Number::Class.dim(weight.0)));
    let exl3 = b.u32(Class::Exl3 as u32);
    b.compare(CompareOp::Eq, class, exl3)
}

/// The f16 `index` of a part of the weight that begins at word `start`.
fn half_at(b: &mut Builder, weight: Buffer, start: Val, index: Val) -> Val {
    let one = b.u32(1);
    let word = b.binary(KBinary::Shr, index, one);
    let word = b.add(start, word);
    let word = b.load_words(weight, word, 1);
    f16_of(b, word, index)
}

pub fn each(b: &mut Builder, start: Val, end: Val, step: Val, body: impl FnOnce(&mut Builder, Val)) {
    let index = b.index();
    b.open();
    body(b, index);
    let body = b.close();
    b.emit(Stmt::For { index, start, end, step, body });
}

/// Each element of `rows` rows of a block, shared out by columns: (row, column).
fn each_of_rows(b: &mut Builder, rows: u32, body: impl Fn(&mut Builder, Val, Val)) {
    let (zero, one, width, rows) = (b.u32(0), b.u32(1), b.u32(WIDTH), b.u32(rows));
    let (lane, lanes) = (b.lane(), b.u32(b.kernel.lanes));
    each(b, lane, width, lanes, |b, column| each(b, zero, rows, one, |b, row| body(b, row, column)));
}

pub fn when(b: &mut Builder, condition: Val, body: impl FnOnce(&mut Builder)) {
    b.open();
    body(b);
    let then = b.close();
    b.emit(Stmt::If { condition, then, otherwise: Vec::new() });
}
