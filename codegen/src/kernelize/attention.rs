//! Attention over pages, in two forms with one meaning: page by page at absolute positions, with a running maximum and
//! sum, so that a row's bits depend on its own query and keys alone.
//!
//! `by_lanes`: a workgroup for each row and head, lanes over positions and channels. `by_tiles`: a workgroup for each
//! head and block of rows, scores and weighted values as tile products; values lie [width][position] in their pages.
//! Rows past their own position weigh exactly zero, which changes no bit of a sum.

use super::eval::{Eval, Source};
use tf_ir::bundle::{Constraint, RowColumn};
use tf_ir::graph::Value;
use tf_ir::kernel::*;
use tf_ir::ops::{BinaryOp, ReduceOp};
use tf_ir::schedule::Schedule;
use tf_ir::shape::{Dim, PAGE, ROWS, TABLE};

/// Below every score: exp(LOWEST − m) is 0 for any m that a score can have.
const LOWEST: f32 = -1e30;

/// Largest head that shared memory of bounded targets is laid out for.
const MOST_CHANNELS: u64 = 256;

struct Shapes {
    q: Value,
    k: Value,
    v: Value,
    /// Query heads, key heads, channels of q and k, channels of v.
    heads: Dim,
    key_heads: Dim,
    channels: Dim,
    value_channels: Dim,
}

impl Shapes {
    fn of(e: &Eval<'_>, anchor: Value) -> Result<Shapes, String> {
        let args = e.graph.args(anchor).to_vec();
        let (q, k, v) = (e.tensor(args[0])?, e.tensor(args[1])?, e.tensor(args[2])?);
        Ok(Shapes {
            q: args[0],
            k: args[1],
            v: args[2],
            heads: q.shape[1].clone(),
            key_heads: k.shape[0].clone(),
            channels: q.shape[2].clone(),
            value_channels: v.shape[1].clone(),
        })
    }

    /// The key head that query head `head` reads.
    fn key_head(&self, e: &mut Eval<'_>, head: Val) -> Val {
        let (heads, key_heads) = (e.b.dim(&self.heads), e.b.dim(&self.key_heads));
        let group = e.b.div(heads, key_heads);
        e.b.div(head, group)
    }

    fn cache(&self, e: &mut Eval<'_>, value: Value) -> Result<Mem, String> {
        let operand = e.operand(value)?;
        Ok(Mem::Buffer(e.buffer(operand, Access::Read)))
    }
}

/// The position after the newest `window` ones up to `position`, i.e. the first that is seen.
fn first_seen(e: &mut Eval<'_>, position: Val, window: Option<&Dim>) -> Val {
    let zero = e.b.u32(0);
    let Some(window) = window else { return zero };
    let one = e.b.u32(1);
    let end = e.b.add(position, one);
    let window = e.b.dim(window);
    let outside = e.b.max(end, window);
    e.b.sub(outside, window)
}

fn page_of(e: &mut Eval<'_>, stream: Val, nth: Val) -> Val {
    let table = e.b.dim(&Dim::sym(TABLE));
    let entry = e.b.at(nth, stream, table);
    e.row(RowColumn::Pages, entry)
}

pub fn by_lanes(e: &mut Eval<'_>, anchor: Value, roots: &[Value], window: Option<&Dim>) -> Result<(), String> {
    let s = Shapes::of(e, anchor)?;
    for dim in [&s.channels, &s.value_channels] {
        e.constraints.push(Constraint::AtMost(dim.clone(), MOST_CHANNELS));
    }
    e.constraints.dedup();
    e.b.kernel.grid[0] = GridDim::of(s.heads.clone(), 1);
    e.b.kernel.grid[1] = GridDim::of(Dim::sym(ROWS), 1);
    let (head, row) = (e.b.group_id(0), e.b.group_id(1));
    let key_head = s.key_head(e, head);
    let position = e.row(RowColumn::Position, row);
    let stream = e.row(RowColumn::Stream, row);
    let (zero, one, page_len) = (e.b.u32(0), e.b.u32(1), e.b.u32(PAGE as u32));
    let (channels, value_channels) = (e.b.dim(&s.channels), e.b.dim(&s.value_channels));
    let (keys, values) = (s.cache(e, s.k)?, s.cache(e, s.v)?);

    let query = e.b.shared(Elem::F32, Dim::constant(MOST_CHANNELS));
    let weights = e.b.shared(Elem::F32, Dim::constant(PAGE));
    let result = e.b.shared(Elem::F32, Dim::constant(MOST_CHANNELS));
    e.prepare(s.q, &[row, head])?;
    let width = e.width(&s.channels);
    e.cooperate(channels, width, |e, d| {
        let x = e.at(s.q, &[row, head, d], width)?;
        e.b.store(query, d, x);
        Ok(())
    })?;
    let value_width = e.width(&s.value_channels);
    let nothing = e.b.f32(0.0, value_width);
    e.cooperate(value_channels, value_width, |e, d| {
        e.b.store(result, d, nothing);
        Ok(())
    })?;
    e.b.barrier();

    let (lowest, nought) = (e.b.f32(LOWEST, 1), e.b.f32(0.0, 1));
    let (top, sum) = (e.b.var(lowest), e.b.var(nought));
    let first = first_seen(e, position, window);
    let start = e.b.div(first, page_len);
    let last = e.b.div(position, page_len);
    let end = e.b.add(last, one);
    e.for_range(start, end, one, |e, nth| {
        let page = page_of(e, stream, nth);
        let base = e.b.mul(nth, page_len);
        let before = e.b.max(first, base);
        let from = e.b.sub(before, base);
        let after = e.b.add(position, one);
        let after = e.b.sub(after, base);
        let to = e.b.min(after, page_len);

        // scores of this page
        let local = e.b.var(lowest);
        let (key_base, key_stride, _) = e.page_address(&s.key_heads, &s.channels, page, key_head, false);
        let lane = e.b.lane();
        let begin = e.b.add(from, lane);
        let lanes = e.b.u32(e.b.kernel.lanes);
        e.for_range(begin, to, lanes, |e, j| {
            let key = e.b.at(key_base, j, key_stride);
            let zeros = e.b.f32(0.0, width);
            let dot = e.b.var(zeros);
            let step = e.b.u32(width.into());
            e.for_range(zero, channels, step, |e, d| {
                let q = e.b.load(query, d, width);
                let address = e.b.add(key, d);
                let k = e.b.load(keys, address, width);
                let total = e.b.get(dot);
                let total = e.b.fma(q, k, total);
                e.b.set(dot, total);
                Ok(())
            })?;
            let dot = e.b.get(dot);
            let score = e.b.across(ReduceOp::Sum, dot);
            e.b.store(weights, j, score);
            let highest = e.b.get(local);
            let highest = e.b.max(highest, score);
            e.b.set(local, highest);
            Ok(())
        })?;
        let local = e.b.get(local);
        let highest = e.b.lane_reduce(ReduceOp::Max, local);
        let old = e.b.get(top);
        let new = e.b.max(old, highest);
        let shift = e.b.sub(old, new);
        let keep = e.b.unary(KUnary::Exp, shift);
        e.b.set(top, new);

        // weights of this page and their sum
        let part = e.b.var(nought);
        e.for_range(begin, to, lanes, |e, j| {
            let score = e.b.load(weights, j, 1);
            let shift = e.b.sub(score, new);
            let weight = e.b.unary(KUnary::Exp, shift);
            e.b.store(weights, j, weight);
            let total = e.b.get(part);
            let total = e.b.add(total, weight);
            e.b.set(part, total);
            Ok(())
        })?;
        let part = e.b.get(part);
        let part = e.b.lane_reduce(ReduceOp::Sum, part);
        let total = e.b.get(sum);
        let total = e.b.fma(total, keep, part);
        e.b.set(sum, total);
        e.b.barrier();

        // values of this page
        let (base, stride, _) = e.page_address(&s.key_heads, &s.value_channels, page, key_head, false);
        let keep = e.b.splat(keep, value_width);
        e.cooperate(value_channels, value_width, |e, d| {
            let zeros = e.b.f32(0.0, value_width);
            let total = e.b.var(zeros);
            let column = e.b.add(base, d);
            e.for_range(from, to, one, |e, j| {
                let weight = e.b.load(weights, j, 1);
                let weight = e.b.splat(weight, value_width);
                let address = e.b.at(column, j, stride);
                let value = e.b.load(values, address, value_width);
                let sum = e.b.get(total);
                let sum = e.b.fma(weight, value, sum);
                e.b.set(total, sum);
                Ok(())
            })?;
            let new = e.b.get(total);
            let old = e.b.load(result, d, value_width);
            let merged = e.b.fma(old, keep, new);
            e.b.store(result, d, merged);
            Ok(())
        })?;
        e.b.barrier();
        Ok(())
    })?;

    let sum = e.b.get(sum);
    let scale = e.b.unary(KUnary::Recip, sum);
    let scale = e.b.splat(scale, value_width);
    e.cooperate(value_channels, value_width, |e, d| {
        let x = e.b.load(result, d, value_width);
        let x = e.b.mul(x, scale);
        e.b.store(result, d, x);
        Ok(())
    })?;
    e.b.barrier();
    e.sources.insert(anchor, Source { mem: result, origin: vec![row, head, zero], strides: vec![zero, zero, one] });
    store_heads(e, roots, &s, row, head, value_channels, value_width)
}

/// The epilogue of one row and head.
fn store_heads(
    e: &mut Eval<'_>,
    roots: &[Value],
    s: &Shapes,
    row: Val,
    head: Val,
    value_channels: Val,
    width: u8,
) -> Result<(), String> {
    for root in roots {
        let shape = e.tensor(*root)?.shape;
        let flat = shape.len() == 2;
        if !flat && shape.len() != 3 {
            return Err(format!("{root}: an attention's result has 2 or 3 axes"));
        }
        if !flat {
            e.prepare(*root, &[row, head])?;
        }
        e.cooperate(value_channels, width, |e, d| {
            let idx = match flat {
                true => vec![row, e.merge_index(head, d, &s.value_channels)],
                false => vec![row, head, d],
            };
            e.store_root(*root, &idx, width)
        })?;
    }
    Ok(())
}

pub fn by_tiles(
    e: &mut Eval<'_>,
    anchor: Value,
    roots: &[Value],
    window: Option<&Dim>,
    schedule: &Schedule,
) -> Result<(), String> {
    let s = Shapes::of(e, anchor)?;
    let block = schedule.rows;
    let page = PAGE as u32;
    e.b.kernel.grid[0] = GridDim::of(s.heads.clone(), 1);
    e.b.kernel.grid[1] = GridDim::of(Dim::sym(ROWS), block);
    let (head, y) = (e.b.group_id(0), e.b.group_id(1));
    let key_head = s.key_head(e, head);
    let (zero, one, page_len, tile_rows) = (e.b.u32(0), e.b.u32(1), e.b.u32(page), e.b.u32(block));
    let (channels, value_channels) = (e.b.dim(&s.channels), e.b.dim(&s.value_channels));
    let (keys, values) = (s.cache(e, s.k)?, s.cache(e, s.v)?);
    let rows = e.b.dim(&Dim::sym(ROWS));
    let row0 = e.b.mul(y, tile_rows);
    let end = e.b.add(row0, tile_rows);
    let end = e.b.min(end, rows);

    let by = |rows: u32, dim: &Dim| Dim::constant(rows.into()) * dim.clone();
    let query = e.b.shared(Elem::F32, by(block, &s.channels));
    let weights = e.b.shared(Elem::F32, Dim::constant(u64::from(block) * PAGE));
    let part = e.b.shared(Elem::F32, by(block, &s.value_channels));
    let result = e.b.shared(Elem::F32, by(block, &s.value_channels));
    let tops = e.b.shared(Elem::F32, Dim::constant(block.into()));
    let sums = e.b.shared(Elem::F32, Dim::constant(block.into()));
    let keeps = e.b.shared(Elem::F32, Dim::constant(block.into()));
    let scores = e.b.tile(block, page);
    // The weighted values of a page go through the tile product in pieces of columns.
    let piece = 128;
    let mixed = e.b.tile(block, piece);
    let width = e.width(&s.channels);
    let value_width = e.width(&s.value_channels);
    let vector = e.vector;

    let first_stream = e.row(RowColumn::Stream, row0);
    let last_row = e.b.sub(end, one);
    let last_stream = e.row(RowColumn::Stream, last_row);
    let streams_end = e.b.add(last_stream, one);
    e.for_range(first_stream, streams_end, one, |e, stream| {
        // The rows of this block that belong to this stream.
        let from = e.row(RowColumn::FirstRow, stream);
        let from = e.b.max(from, row0);
        let next = e.b.add(stream, one);
        let to = e.row(RowColumn::FirstRow, next);
        let to = e.b.min(to, end);
        let count = e.b.sub(to, from);
        let (lowest, nought) = (e.b.f32(LOWEST, 1), e.b.f32(0.0, 1));
        e.for_range(zero, count, one, |e, r| {
            let row = e.b.add(from, r);
            e.prepare(s.q, &[row, head])?;
            e.cooperate(channels, width, |e, d| {
                let x = e.at(s.q, &[row, head, d], width)?;
                let address = e.b.at(d, r, channels);
                e.b.store(query, address, x);
                Ok(())
            })?;
            let zeros = e.b.f32(0.0, value_width);
            e.cooperate(value_channels, value_width, |e, d| {
                let address = e.b.at(d, r, value_channels);
                e.b.store(result, address, zeros);
                Ok(())
            })?;
            e.b.store(tops, r, lowest);
            e.b.store(sums, r, nought);
            Ok(())
        })?;
        let oldest = e.row(RowColumn::Position, from);
        let newest = e.b.sub(to, one);
        let newest = e.row(RowColumn::Position, newest);
        let first = first_seen(e, oldest, window);
        let start = e.b.div(first, page_len);
        let last = e.b.div(newest, page_len);
        let pages_end = e.b.add(last, one);
        e.for_range(start, pages_end, one, |e, nth| {
            let page = page_of(e, stream, nth);
            let base = e.b.mul(nth, page_len);
            let after = e.b.add(newest, one);
            let after = e.b.sub(after, base);
            let seen = e.b.min(after, page_len);
            e.b.emit(Stmt::TileZero(scores));
            let (key_base, key_stride, _) = e.page_address(&s.key_heads, &s.channels, page, key_head, false);
            let a = Block2 { mem: query, base: zero, stride: channels };
            let b = Block2 { mem: keys, base: key_base, stride: key_stride };
            e.b.emit(Stmt::TileMma { tile: scores, a, b, rows: count, cols: seen, k: channels });
            let to_weights = Block2 { mem: weights, base: zero, stride: page_len };
            e.b.emit(Stmt::TileStore { tile: scores, to: to_weights, rows: count, cols: seen });

            e.for_range(zero, count, one, |e, r| {
                let row = e.b.add(from, r);
                let line = e.b.mul(r, page_len);
                weigh_row(e, RowOfPage { row, r, line, base, seen, window, vector }, &[weights, tops, sums, keeps])
            })?;

            // One piece of channels at a time: result = result · keep + weights · values.
            let (value_base, _, channel_stride) = e.page_address(&s.key_heads, &s.value_channels, page, key_head, true);
            let step = e.b.u32(piece);
            e.for_range(zero, value_channels, step, |e, d0| {
                let left = e.b.sub(value_channels, d0);
                let cols = e.b.min(step, left);
                e.b.emit(Stmt::TileZero(mixed));
                let a = Block2 { mem: weights, base: zero, stride: page_len };
                let base = e.b.at(value_base, d0, channel_stride);
                let b = Block2 { mem: values, base, stride: channel_stride };
                e.b.emit(Stmt::TileMma { tile: mixed, a, b, rows: count, cols, k: seen });
                let to = Block2 { mem: part, base: d0, stride: value_channels };
                e.b.emit(Stmt::TileStore { tile: mixed, to, rows: count, cols });
                Ok(())
            })?;
            e.for_range(zero, count, one, |e, r| {
                let keep = e.b.load(keeps, r, 1);
                let keep = e.b.splat(keep, value_width);
                e.cooperate(value_channels, value_width, |e, d| {
                    let address = e.b.at(d, r, value_channels);
                    let old = e.b.load(result, address, value_width);
                    let new = e.b.load(part, address, value_width);
                    let merged = e.b.fma(old, keep, new);
                    e.b.store(result, address, merged);
                    Ok(())
                })
            })
        })?;
        e.for_range(zero, count, one, |e, r| {
            let row = e.b.add(from, r);
            let sum = e.b.load(sums, r, 1);
            let scale = e.b.unary(KUnary::Recip, sum);
            let scale = e.b.splat(scale, value_width);
            e.cooperate(value_channels, value_width, |e, d| {
                let address = e.b.at(d, r, value_channels);
                let x = e.b.load(result, address, value_width);
                let x = e.b.mul(x, scale);
                e.b.store(result, address, x);
                Ok(())
            })?;
            let strides = vec![value_channels, zero, one];
            e.sources.insert(anchor, Source { mem: result, origin: vec![from, head, zero], strides });
            store_heads(e, roots, &s, row, head, value_channels, value_width)
        })
    })
}

struct RowOfPage<'w> {
    row: Val,
    /// The row's place in its block, and where its scores start.
    r: Val,
    line: Val,
    /// Position of the page's first key, and how many keys of it the block sees.
    base: Val,
    seen: Val,
    window: Option<&'w Dim>,
    vector: u8,
}

/// Scores of one row over one page become weights; keeps the running maximum and sum.
fn weigh_row(e: &mut Eval<'_>, p: RowOfPage<'_>, mems: &[Mem; 4]) -> Result<(), String> {
    let [weights, tops, sums, keeps] = *mems;
    let (zero, one) = (e.b.u32(0), e.b.u32(1));
    let position = e.row(RowColumn::Position, p.row);
    let after = e.b.add(position, one);
    let reach = e.b.max(after, p.base);
    let reach = e.b.sub(reach, p.base);
    let to = e.b.min(reach, p.seen);
    let first = first_seen(e, position, p.window);
    let before = e.b.max(first, p.base);
    let from = e.b.sub(before, p.base);
    let from = e.b.min(from, p.seen);
    // Outside [from, to) and up to a whole vector, a score is minus infinity and its weight exactly 0.
    let nothing = e.b.f32(f32::NEG_INFINITY, 1);
    let mask = |e: &mut Eval<'_>, start: Val, end: Val| {
        e.for_range(start, end, one, |e, j| {
            let address = e.b.add(p.line, j);
            e.b.store(weights, address, nothing);
            Ok(())
        })
    };
    let more = e.b.u32(u32::from(p.vector) - 1);
    let step = e.b.u32(p.vector.into());
    let whole = e.b.add(p.seen, more);
    let whole = e.b.div(whole, step);
    let whole = e.b.mul(whole, step);
    mask(e, zero, from)?;
    mask(e, to, whole)?;

    let lowest = e.b.f32(LOWEST, p.vector);
    let highest = e.b.var(lowest);
    e.for_range(zero, whole, step, |e, j| {
        let address = e.b.add(p.line, j);
        let score = e.b.load(weights, address, p.vector);
        let top = e.b.get(highest);
        let top = e.b.arith(BinaryOp::Max, top, score);
        e.b.set(highest, top);
        Ok(())
    })?;
    let highest = e.b.get(highest);
    let highest = e.b.across(ReduceOp::Max, highest);
    let old = e.b.load(tops, p.r, 1);
    let new = e.b.max(old, highest);
    let shift = e.b.sub(old, new);
    let keep = e.b.unary(KUnary::Exp, shift);
    e.b.store(tops, p.r, new);
    e.b.store(keeps, p.r, keep);
    let zeros = e.b.f32(0.0, p.vector);
    let part = e.b.var(zeros);
    let level = e.b.splat(new, p.vector);
    e.for_range(zero, whole, step, |e, j| {
        let address = e.b.add(p.line, j);
        let score = e.b.load(weights, address, p.vector);
        let shift = e.b.sub(score, level);
        let weight = e.b.unary(KUnary::Exp, shift);
        e.b.store(weights, address, weight);
        let sum = e.b.get(part);
        let sum = e.b.add(sum, weight);
        e.b.set(part, sum);
        Ok(())
    })?;
    let part = e.b.get(part);
    let part = e.b.across(ReduceOp::Sum, part);
    let sum = e.b.load(sums, p.r, 1);
    let sum = e.b.fma(sum, keep, part);
    e.b.store(sums, p.r, sum);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_score_weighs_nothing() {
        assert_eq!((LOWEST - 0.0f32).exp(), 0.0);
        assert_eq!((f32::NEG_INFINITY - LOWEST).exp(), 0.0);
    }
}
