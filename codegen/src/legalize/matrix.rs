//! Tile products on a matrix unit: each subgroup of lanes computes 16 of a tile's 128 columns, in fragments of
//! [`Inst::Mma`] that lie in registers, and a format's words become fragments of weights in the lanes that need them.
//!
//! A piece of K of at most 128 is multiplied at a time; it begins at a multiple of 128. The lanes cut the operand's rows
//! into pieces of 16 bits whose sum they are, so that the unit's operands hold all of an f32:
//!
//! * for weights that are f16 (plain, EXL3): x · 2^s = hi + lo in f16, s such that the largest of a row's piece of K lies
//!   between 2^14 and 2^15. What is left is at most 2^-23 of an element, or 2^-39 of the largest.
//! * for others: x = hi + mid + lo in bf16, exactly. bf16 weights are one piece, f32 and affine ones three as well; of
//!   the nine products the three smallest are left out, at most 2^-23 of |x · w| together.
//!
//! So a product is as near to the exact one as one in f32. hi · hi is summed apart from the smaller products, for each
//! piece of K anew, and added to the sums of the pieces before in f32: units that cut instead of rounding do it on
//! sums of 8 steps. x is finite and below 2^127: pieces of larger ones are no numbers.
//!
//! Exactness: the order along K is a function of K and of the format; rows past the last are zeros, and every count of
//! rows goes this way. A format that rotates its inputs and outputs gets both done here, a row by one subgroup
//! (`docs/formats.md`, EXL3). A matrix unit of another shape (8 by 8 in f32, as of `simdgroup_matrix`) would keep the
//! steps of this file and have other fragments: another variant of [`Inst::Mma`], and where lanes find their elements.
//!
//! Relied on: from `tile_zero` to `tile_store` the memory that tiles are stored to holds nothing that is wanted, and
//! lanes meet before it is written again. The pieces lie there.

use super::columns::{each, is_exl3, when};
use super::stored::{Exl3Weight, bf16_pair, f16_pair};
use super::{Made, rewrite};
use crate::kernelize::Builder;
use std::collections::{BTreeMap, HashMap};
use tf_ir::format::{BLOCK, Class, Number, ROOT};
use tf_ir::kernel::*;
use tf_ir::ops::CompareOp;
use tf_ir::shape::Dim;
use tf_ir::target::MatrixUnit;

/// Columns of a tile, and the longest piece of K.
const WIDTH: u32 = BLOCK as u32;
/// Words of a row of a piece: two elements each.
const WORDS: u32 = WIDTH / 2;
const SUBGROUPS: u32 = WIDTH / MatrixUnit::COLUMNS;
/// Rows of a fragment, and elements along K.
const ROWS: u32 = 16;
const DEPTH: u32 = 16;
/// Fragments that hold a subgroup's columns.
const ACROSS: u32 = MatrixUnit::COLUMNS / 8;

pub fn tiles(mut kernel: Kernel, vector: u8) -> Result<Kernel, String> {
    if kernel.tiles.is_empty() {
        return Ok(kernel);
    }
    let wanted = SUBGROUP * SUBGROUPS;
    if kernel.lanes != wanted {
        return Err(format!("tile products by {} lanes, the matrix unit takes {wanted}", kernel.lanes));
    }
    if let Some(tile) = kernel.tiles.values().find(|t| t.cols != WIDTH || !t.rows.is_multiple_of(ROWS)) {
        let TileDecl { rows, cols } = tile;
        return Err(format!("a tile of {rows} x {cols}, the matrix unit takes {ROWS} or more x {WIDTH}"));
    }
    let mut results = BTreeMap::new();
    find_results(&kernel.body, &mut results);
    let rows = kernel.tiles.values().map(|t| t.rows).max().unwrap_or(ROWS);
    let mut shared = |len: u32| {
        let len = Dim::constant(len.into());
        Mem::Shared(kernel.shared.push(SharedDecl { elem: Elem::F32, len }))
    };
    // Two pieces fill the memory of a tile's result, the third goes to another's if there is one.
    let spare = if results.len() < kernel.tiles.len().max(2) { Some(shared(rows * WORDS)) } else { None };
    let factors = shared(rows);
    let mut accumulators = HashMap::new();
    for (tile, decl) in kernel.tiles.iter() {
        let own = *results.get(&tile).ok_or_else(|| format!("{tile} is never stored"))?;
        let other = results.iter().find(|(t, _)| **t != tile).map(|(_, mem)| *mem);
        let third = spare.or(other).expect("a lone result has a spare beside it");
        let pieces = [(own, 0), (own, decl.rows * WORDS), (third, 0)];
        let mut vars = |ty: Ty, count: u32| (0..count).map(|_| kernel.vars.push(ty)).collect::<Vec<_>>();
        let totals = vars(Ty::f32x(4), decl.rows / ROWS * ACROSS);
        let place = vars(Ty::U32, 2);
        let accumulator =
            Accumulator { totals, rows: decl.rows, pieces, factors, first: place[0], start: place[1], weight: None };
        accumulators.insert(tile, accumulator);
    }
    let mut kernel = rewrite(kernel, &mut |b, stmt| match stmt {
        Stmt::TileZero(tile) => {
            let zero = b.f32(0.0, 4);
            accumulators[tile].totals.iter().for_each(|total| b.set(*total, zero));
            Made::Replaced
        }
        Stmt::TileMma { tile, a, b: weights, rows, cols, k } => {
            let Mem::Buffer(weight) = weights.mem else { return Made::Kept };
            let accumulator = accumulators.get_mut(tile).expect("every tile of the kernel has one");
            accumulator.weight = Some(weight);
            let lanes = Lanes::new(b);
            let (a, weights) = (*a, *weights);
            let product =
                Product { into: accumulator, lanes, a, b: weights, weight, rows: *rows, cols: *cols, k: *k, vector };
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
    Ok(kernel)
}

/// Where each tile is stored to.
fn find_results(body: &[Stmt], found: &mut BTreeMap<Tile, Mem>) {
    for stmt in body {
        match stmt {
            Stmt::TileStore { tile, to, .. } => {
                found.insert(*tile, to.mem);
            }
            Stmt::For { body, .. } => find_results(body, found),
            Stmt::If { then, otherwise, .. } => {
                find_results(then, found);
                find_results(otherwise, found);
            }
            _ => {}
        }
    }
}

/// Which lane this is: of which subgroup, and, as 4·g + t, where in it.
struct Lanes {
    subgroup: Val,
    lane: Val,
    g: Val,
    t: Val,
}

impl Lanes {
    fn new(b: &mut Builder) -> Lanes {
        let (size, four) = (b.u32(SUBGROUP), b.u32(4));
        let all = b.lane();
        let (subgroup, lane) = (b.div(all, size), b.rem(all, size));
        let (g, t) = (b.div(lane, four), b.rem(lane, four));
        Lanes { subgroup, lane, g, t }
    }

    /// Calls `body` with each row of a tile that this subgroup takes.
    fn each_row(&self, b: &mut Builder, rows: u32, body: impl FnOnce(&mut Builder, Val)) {
        let (zero, one, subgroups, times) = (b.u32(0), b.u32(1), b.u32(SUBGROUPS), b.u32(rows / SUBGROUPS));
        each(b, zero, times, one, |b, n| {
            let row = b.at(self.subgroup, n, subgroups);
            body(b, row);
        });
    }

    /// The Hadamard transform of a row of which each lane of a subgroup holds four elements in a row, without its factor.
    fn rotate(&self, b: &mut Builder, mut values: [Val; 4]) -> [Val; 4] {
        for apart in [1, 2] {
            for low in (0..4).filter(|i| i & apart == 0) {
                let (x, y) = (values[low], values[low + apart]);
                (values[low], values[low + apart]) = (b.add(x, y), b.sub(x, y));
            }
        }
        let (plus, minus, zero) = (b.f32(1.0, 1), b.f32(-1.0, 1), b.u32(0));
        let mut mask = 1;
        while mask < SUBGROUP {
            let bit = b.u32(mask);
            let bit = b.binary(KBinary::And, self.lane, bit);
            let is_low = b.compare(CompareOp::Eq, bit, zero);
            let sign = b.select(is_low, plus, minus);
            values = values.map(|value| {
                let other = b.shuffle_xor(value, mask);
                b.fma(value, sign, other)
            });
            mask *= 2;
        }
        values
    }

    /// The four f16 that this lane wants of a vector of a weight, from element `first`, a multiple of 4.
    fn four_halves(&self, b: &mut Builder, weight: Buffer, start: Val, first: Val) -> [Val; 4] {
        let (one, two) = (b.u32(1), b.u32(2));
        let word = b.binary(KBinary::Shr, first, one);
        let word = b.add(start, word);
        let word = b.at(word, self.lane, two);
        let words = b.load_words(weight, word, 2);
        let (low, high) = (b.extract(words, 0), b.extract(words, 1));
        let ([x, y], [z, w]) = (f16_pair(b, low), f16_pair(b, high));
        [x, y, z, w]
    }
}

/// Words of a row lie so that the lanes of a subgroup find theirs on different banks: at word · 8 lines for each row
/// modulo 8. `row` is that remainder.
fn bank(b: &mut Builder, row: Val, word: Val) -> Val {
    let (three, four) = (b.u32(3), b.u32(4));
    let low = b.binary(KBinary::And, row, three);
    let low = b.binary(KBinary::Shl, low, three);
    let high = b.binary(KBinary::And, row, four);
    let turn = b.binary(KBinary::Or, low, high);
    b.binary(KBinary::Xor, word, turn)
}

struct Accumulator {
    /// Fragments, [rows / 16][columns of the subgroup / 8].
    totals: Vec<Var>,
    rows: u32,
    /// Where pieces of the operand lie, [row][word]: memory and first element.
    pieces: [(Mem, u32); 3],
    /// What a row's pieces are multiplied by, where that is not 1.
    factors: Mem,
    /// The matrix's row for the first column, and the word at which the matrix begins, noted by a product with a rotated
    /// weight for the store.
    first: Var,
    start: Var,
    /// What was last multiplied.
    weight: Option<Buffer>,
}

impl Accumulator {
    fn store(&self, b: &mut Builder, to: Block2) {
        let lanes = Lanes::new(b);
        let (two, eight, columns) = (b.u32(2), b.u32(8), b.u32(MatrixUnit::COLUMNS));
        let column = b.mul(lanes.subgroup, columns);
        let column = b.at(column, lanes.t, two);
        for (n, total) in self.totals.iter().enumerate() {
            let (down, across) = (n as u32 / ACROSS, n as u32 % ACROSS);
            let (row, across) = (b.u32(down * ROWS), b.u32(across * 8));
            let mut row = b.add(lanes.g, row);
            let column = b.add(column, across);
            let total = b.get(*total);
            for half in [0, 2] {
                let parts = vec![b.extract(total, half), b.extract(total, half + 1)];
                let parts = b.pack(parts);
                let at = b.at(to.base, row, to.stride);
                let at = b.add(at, column);
                b.store(to.mem, at, parts);
                row = b.add(row, eight);
            }
        }
        b.barrier();
        let Some(weight) = self.weight else { return };
        let is_exl3 = is_exl3(b, weight);
        when(b, is_exl3, |b| {
            let (first, start) = (b.get(self.first), b.get(self.start));
            let svh = Exl3Weight(weight).number(b, Number::Svh);
            let svh = b.add(start, svh);
            let scales = lanes.four_halves(b, weight, svh, first);
            let (norm, four) = (b.f32(ROOT, 1), b.u32(4));
            let scales = scales.map(|scale| b.mul(scale, norm));
            lanes.each_row(b, self.rows, |b, row| {
                let at = b.at(to.base, row, to.stride);
                let at = b.at(at, lanes.lane, four);
                let sums = b.load(to.mem, at, 4);
                let sums = [0, 1, 2, 3].map(|i| b.extract(sums, i));
                let mut sums = lanes.rotate(b, sums);
                for (sum, scale) in sums.iter_mut().zip(scales) {
                    *sum = b.mul(*sum, scale);
                }
                let sums = b.pack(sums.to_vec());
                b.store(to.mem, at, sums);
            });
            b.barrier();
        });
    }
}

/// How x is cut, and in which order the elements of 16 along K lie in fragments.
#[derive(Clone, Copy, PartialEq)]
enum Cut {
    /// hi and lo in f16, with a factor for each row.
    Halves,
    /// hi, mid and lo in bf16.
    Thirds,
}

impl Cut {
    fn half(self) -> Half {
        match self {
            Cut::Halves => Half::F16,
            Cut::Thirds => Half::Bf16,
        }
    }
    fn pieces(self) -> usize {
        match self {
            Cut::Halves => 2,
            Cut::Thirds => 3,
        }
    }
}

/// Two f32 as pieces of 16 bits in words, the largest first.
fn cut(b: &mut Builder, half: Half, pieces: usize, mut pair: [Val; 2]) -> Vec<Val> {
    let mut words = Vec::new();
    for piece in 0..pieces {
        let both = b.pack(pair.to_vec());
        let word = b.pack_halves(half, both);
        words.push(word);
        if piece + 1 < pieces {
            let taken = match half {
                Half::F16 => f16_pair(b, word),
                Half::Bf16 => bf16_pair(b, word),
            };
            pair = [b.sub(pair[0], taken[0]), b.sub(pair[1], taken[1])];
        }
    }
    words
}

struct Product<'p> {
    into: &'p Accumulator,
    lanes: Lanes,
    a: Block2,
    b: Block2,
    weight: Buffer,
    rows: Val,
    cols: Val,
    k: Val,
    vector: u8,
}

/// Sums of one piece of K, a fragment for each total: of hi · hi, and of the smaller products.
struct Sums {
    large: Vec<Var>,
    small: Vec<Var>,
}

/// Which piece of x meets which of the weight; the largest product is the last.
type Pairs = [(usize, usize)];

/// Weights of one piece.
const ONE: [&Pairs; 2] = [&[(1, 0), (0, 0)], &[(2, 0), (1, 0), (0, 0)]];
/// Both of three.
const THREE: &Pairs = &[(0, 2), (2, 0), (1, 1), (0, 1), (1, 0), (0, 0)];

impl Product<'_> {
    fn emit(&self, b: &mut Builder) {
        let class = b.dim(&Dim::sym(&Number::Class.dim(self.weight.0)));
        let is_exl3 = is_exl3(b, self.weight);
        let sums = &self.zeroed(b);
        b.open();
        self.rotated(b, sums);
        let then = b.close();
        b.open();
        match self.vector {
            1 => self.decoded(b, sums),
            _ => {
                let packed = b.u32(Class::AffineF32 as u32);
                let (f32_class, f16_class) = (b.u32(Class::F32 as u32), b.u32(Class::F16 as u32));
                let plain = b.lt(class, packed);
                let halves = b.lt(f32_class, class);
                let halves = b.both(plain, halves);
                b.open();
                let is_f16 = b.compare(CompareOp::Eq, class, f16_class);
                b.open();
                self.words(b, sums, Cut::Halves);
                let f16 = b.close();
                b.open();
                self.words(b, sums, Cut::Thirds);
                let bf16 = b.close();
                b.emit(Stmt::If { condition: is_f16, then: f16, otherwise: bf16 });
                let halves_then = b.close();
                b.open();
                self.decoded(b, sums);
                let otherwise = b.close();
                b.emit(Stmt::If { condition: halves, then: halves_then, otherwise });
            }
        }
        let otherwise = b.close();
        b.emit(Stmt::If { condition: is_exl3, then, otherwise });
    }

    /// EXL3: one block of K, in the weight's own basis.
    fn rotated(&self, b: &mut Builder, sums: &Sums) {
        let exl3 = Exl3Weight(self.weight);
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
        self.stage(b, Cut::Halves, Some((suh, k0)));
        let sixteen = b.u32(DEPTH);
        let tile_row = b.div(k0, sixteen);
        let tile_column = b.div(first, sixteen);
        let tile_column = b.add(tile_column, self.lanes.subgroup);
        let tiles = exl3.column(b, start, (tile_row, tile_column), self.lanes.lane);
        let steps = b.u32(WIDTH / DEPTH);
        let codebook = exl3.number(b, Number::Codebook);
        let two = b.u32(2);
        let sums_bytes = b.compare(CompareOp::Eq, codebook, two);
        let of_book = |b: &mut Builder, is_sum: bool| {
            b.open();
            self.multiply(b, Cut::Halves, ONE[0], sums, steps, |b, step| {
                let values = tiles.states(b, step).map(|state| exl3.unrounded(b, state, is_sum));
                let words: Vec<Val> = values
                    .chunks(2)
                    .map(|pair| {
                        let pair = b.pack(pair.to_vec());
                        b.pack_halves(Half::F16, pair)
                    })
                    .collect();
                words.chunks(2).map(|words| vec![b.pack(words.to_vec())]).collect()
            });
            b.close()
        };
        let (then, otherwise) = (of_book(b, true), of_book(b, false));
        b.emit(Stmt::If { condition: sums_bytes, then, otherwise });
        self.finish(b, Cut::Halves, sums);
    }

    /// Plain f16 or bf16: two elements in a word, which is what a fragment holds.
    fn words(&self, b: &mut Builder, sums: &Sums, cut: Cut) {
        self.stage(b, cut, None);
        let lines = self.lines(b);
        let steps = self.steps(b);
        let pairs = ONE[cut.pieces() - 2];
        self.multiply(b, cut, pairs, sums, steps, |b, step| {
            let i = self.place(b, step, 0);
            let inside = b.lt(i, self.k);
            let none = b.integer(0, Ty { elem: Elem::U32, width: 2 });
            let (zero, one) = (b.u32(0), b.u32(1));
            let i = b.select(inside, i, zero);
            let load = |line: &Val| {
                let at = b.add(*line, i);
                let at = b.binary(KBinary::Shr, at, one);
                let words = b.load_words(self.weight, at, 2);
                vec![b.select(inside, words, none)]
            };
            lines.iter().map(load).collect()
        });
        self.finish(b, cut, sums);
    }

    /// Any other format, decoded to f32 and cut as x is.
    fn decoded(&self, b: &mut Builder, sums: &Sums) {
        let cut_of_x = Cut::Thirds;
        self.stage(b, cut_of_x, None);
        let lines = self.lines(b);
        let steps = self.steps(b);
        self.multiply(b, cut_of_x, THREE, sums, steps, |b, step| {
            let (zero, none) = (b.u32(0), b.f32(0.0, self.vector));
            let mut values = vec![Vec::new(); lines.len()];
            for i in (0..4).step_by(self.vector.into()) {
                let i = self.place(b, step, i);
                let inside = b.lt(i, self.k);
                let i = b.select(inside, i, zero);
                for (line, values) in lines.iter().zip(&mut values) {
                    let at = b.add(*line, i);
                    let w = b.load(self.b.mem, at, self.vector);
                    let w = b.select(inside, w, none);
                    values.extend((0..self.vector).map(|component| b.extract(w, component)));
                }
            }
            let fragment = |values: &Vec<Val>| {
                let [low, high] = [0, 2].map(|i| cut(b, Half::Bf16, 3, [values[i], values[i + 1]]));
                low.into_iter().zip(high).map(|(low, high)| b.pack(vec![low, high])).collect()
            };
            values.iter().map(fragment).collect()
        });
        self.finish(b, cut_of_x, sums);
    }

    /// Steps of 16 along a piece of K.
    fn steps(&self, b: &mut Builder) -> Val {
        let (more, four) = (b.u32(DEPTH - 1), b.u32(4));
        let k = b.add(self.k, more);
        b.binary(KBinary::Shr, k, four)
    }

    /// Element `i` of the four of a step that this lane holds: they are the words 2·t and 2·t + 8 of fragments, which
    /// here stand for neighbours along K in x and in weights alike.
    fn place(&self, b: &mut Builder, step: Val, i: u32) -> Val {
        let (four, depth, i) = (b.u32(4), b.u32(DEPTH), b.u32(i));
        let at = b.at(i, step, depth);
        b.at(at, self.lanes.t, four)
    }

    /// Where the weights of this lane's columns begin. Columns past the last are computed again as the last.
    fn lines(&self, b: &mut Builder) -> Vec<Val> {
        let (one, columns) = (b.u32(1), b.u32(MatrixUnit::COLUMNS));
        let last = b.sub(self.cols, one);
        (0..ACROSS)
            .map(|n| {
                let n = b.u32(8 * n);
                let column = b.at(n, self.lanes.subgroup, columns);
                let column = b.add(column, self.lanes.g);
                let column = b.min(column, last);
                b.at(self.b.base, column, self.b.stride)
            })
            .collect()
    }

    /// Cuts the operand into pieces in shared memory. Rows and elements past the last are 0. `rotation` is where the
    /// scales of inputs begin, and the first input. Ends with all lanes seeing it.
    fn stage(&self, b: &mut Builder, how: Cut, rotation: Option<(Val, Val)>) {
        let lanes = &self.lanes;
        let scales = rotation.map(|(suh, k0)| {
            let norm = b.f32(ROOT, 1);
            lanes.four_halves(b, self.weight, suh, k0).map(|scale| b.mul(scale, norm))
        });
        // The words of elements 4·lane and on. Fragments take the words 8·step + t and 4 further of a rotated row, as
        // trellis tiles are laid out, else 8·step + 2·t and the next: the first are put beside each other here.
        let (one, two, four, words) = (b.u32(1), b.u32(2), b.u32(4), b.u32(WORDS));
        let i = b.mul(lanes.lane, four);
        let (word, next) = match rotation {
            None => (b.mul(lanes.lane, two), 1),
            Some(_) => {
                let eight = b.u32(8);
                let step = b.div(lanes.lane, four);
                let (odd, half) = (b.binary(KBinary::And, lanes.lane, one), b.binary(KBinary::And, lanes.lane, two));
                let half = b.binary(KBinary::Shr, half, one);
                let word = b.mul(step, eight);
                let word = b.at(word, odd, four);
                (b.add(word, half), 2)
            }
        };
        let next = b.u32(next);
        let next = b.add(word, next);
        // Rows go by subgroups, which are 8.
        let places = [word, next].map(|word| bank(b, lanes.subgroup, word));
        lanes.each_row(b, self.into.rows, |b, row| {
            let mut values = self.four(b, row, i);
            if let Some(scales) = scales {
                for (value, scale) in values.iter_mut().zip(scales) {
                    *value = b.mul(*value, scale);
                }
                values = lanes.rotate(b, values);
            }
            if how == Cut::Halves {
                let (factor, back) = factors(b, values);
                values = values.map(|value| b.mul(value, factor));
                let leads = b.lt(lanes.lane, one);
                when(b, leads, |b| b.store(self.into.factors, row, back));
            }
            let pairs = [[values[0], values[1]], [values[2], values[3]]];
            let pieces = pairs.map(|pair| cut(b, how.half(), how.pieces(), pair));
            for (place, pieces) in places.into_iter().zip(pieces) {
                for (word, (mem, offset)) in pieces.into_iter().zip(self.into.pieces) {
                    let offset = b.u32(offset);
                    let at = b.at(offset, row, words);
                    let at = b.add(at, place);
                    let word = b.bitcast(word, Elem::F32);
                    b.store(mem, at, word);
                }
            }
        });
        b.barrier();
    }

    /// Elements `i` and the next three of a row of the operand.
    fn four(&self, b: &mut Builder, row: Val, i: Val) -> [Val; 4] {
        let zero = b.f32(0.0, 1);
        let vars = [(); 4].map(|()| b.var(zero));
        let row_in = b.lt(row, self.rows);
        for component in (0..4u8).step_by(self.vector.into()) {
            let first = b.u32(component.into());
            let i = b.add(i, first);
            let k_in = b.lt(i, self.k);
            let inside = b.both(row_in, k_in);
            when(b, inside, |b| {
                let at = b.at(self.a.base, row, self.a.stride);
                let at = b.add(at, i);
                let x = b.load(self.a.mem, at, self.vector);
                for more in 0..self.vector {
                    let x = b.extract(x, more);
                    b.set(vars[usize::from(component + more)], x);
                }
            });
        }
        vars.map(|var| b.get(var))
    }

    fn zeroed(&self, b: &mut Builder) -> Sums {
        let zero = b.f32(0.0, 4);
        let mut fresh = || self.into.totals.iter().map(|_| b.var(zero)).collect();
        Sums { large: fresh(), small: fresh() }
    }

    /// Adds the products of each step. `weights` gives the fragments of a step's weights, [columns / 8][piece].
    fn multiply(
        &self,
        b: &mut Builder,
        cut: Cut,
        pairs: &Pairs,
        sums: &Sums,
        steps: Val,
        weights: impl FnOnce(&mut Builder, Val) -> Vec<Vec<Val>>,
    ) {
        let (zero, one, two, eight) = (b.u32(0), b.u32(1), b.u32(2), b.u32(8));
        let (words, below) = (b.u32(WORDS), b.u32(8 * WORDS));
        each(b, zero, steps, one, |b, step| {
            let weights = weights(b, step);
            let word = b.mul(step, eight);
            let word = b.at(word, self.lanes.t, two);
            let word = bank(b, self.lanes.g, word);
            let word = b.at(word, self.lanes.g, words);
            for down in 0..self.into.rows / ROWS {
                let mut fragments = Vec::new();
                for (mem, offset) in &self.into.pieces[..cut.pieces()] {
                    let offset = b.u32(offset + down * ROWS * WORDS);
                    let at = b.add(word, offset);
                    let upper = b.load(*mem, at, 2);
                    let at = b.add(at, below);
                    let lower = b.load(*mem, at, 2);
                    let parts = [(upper, 0), (lower, 0), (upper, 1), (lower, 1)];
                    let parts = parts.map(|(of, component)| b.extract(of, component));
                    let fragment = b.pack(parts.to_vec());
                    fragments.push(b.bitcast(fragment, Elem::U32));
                }
                for (across, weights) in weights.iter().enumerate() {
                    let n = (down * ACROSS) as usize + across;
                    let (largest, smaller) = pairs.split_last().expect("some product is the largest");
                    for (var, pairs) in [(sums.small[n], smaller), (sums.large[n], &[*largest])] {
                        let mut sum = b.get(var);
                        for (x, w) in pairs {
                            sum = b.mma(cut.half(), fragments[*x], weights[*w], sum);
                        }
                        b.set(var, sum);
                    }
                }
            }
        });
    }

    /// Adds the sums of this piece of K to the totals. Ends with all lanes done with the operand's pieces.
    fn finish(&self, b: &mut Builder, cut: Cut, sums: &Sums) {
        let eight = b.u32(8);
        for (n, total) in self.into.totals.iter().enumerate() {
            let (large, small) = (b.get(sums.large[n]), b.get(sums.small[n]));
            let sum = b.add(large, small);
            let before = b.get(*total);
            let after = match cut {
                Cut::Thirds => b.add(before, sum),
                Cut::Halves => {
                    let row = b.u32(n as u32 / ACROSS * ROWS);
                    let upper = b.add(self.lanes.g, row);
                    let lower = b.add(upper, eight);
                    let [upper, lower] = [upper, lower].map(|row| b.load(self.into.factors, row, 1));
                    let factors = b.pack(vec![upper, upper, lower, lower]);
                    b.fma(sum, factors, before)
                }
            };
            b.set(*total, after);
        }
        b.barrier();
    }
}

/// The power of two that brings the largest of a row's elements, four in each lane, between 2^14 and 2^15, and the one
/// that brings it back.
fn factors(b: &mut Builder, values: [Val; 4]) -> (Val, Val) {
    let sizes = values.map(|value| b.unary(KUnary::Abs, value));
    let mut largest = sizes.into_iter().reduce(|x, y| b.max(x, y)).expect("there are four");
    let mut mask = SUBGROUP / 2;
    while mask > 0 {
        let other = b.shuffle_xor(largest, mask);
        largest = b.max(largest, other);
        mask /= 2;
    }
    // Exponents with their bias of 127. Both powers are normal numbers.
    let (bits, least, fourteen, ends) = (b.u32(23), b.u32(15), b.u32(14), b.u32(254 + 14));
    let exponent = b.bitcast(largest, Elem::U32);
    let exponent = b.binary(KBinary::Shr, exponent, bits);
    let exponent = b.max(exponent, least);
    let (up, down) = (b.sub(ends, exponent), b.sub(exponent, fourteen));
    let [up, down] = [up, down].map(|exponent| {
        let shifted = b.binary(KBinary::Shl, exponent, bits);
        b.bitcast(shifted, Elem::F32)
    });
    (up, down)
}
