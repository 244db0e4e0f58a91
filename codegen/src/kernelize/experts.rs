//! Groups around expert matmuls: rows go by the order of their experts, so that a workgroup takes all rows of an expert
//! together and reads its columns once.
//!
//! A piece of work is a place in the order and a tile of columns. The first place of an expert's run does the work of the
//! run; the others have none. So pieces in a row make equal work, however rows are spread over experts. The order of a
//! sum is that of the tile product along K, whatever rows lie beside.

use super::eval::{Eval, Operand, Source};
use super::matmul::column_tiles;
use tf_ir::graph::Value;
use tf_ir::kernel::*;
use tf_ir::ops::CompareOp;
use tf_ir::schedule::Schedule;
use tf_ir::shape::Dim;

/// What all anchors of a group share, and what they are.
struct Group {
    root: Value,
    matmuls: Vec<Value>,
    x: Mem,
    /// Whether a slot has a row of x of its own.
    of_slots: bool,
    weights: Vec<Mem>,
    experts: Mem,
    order: Mem,
    /// Slots of a row, length of the sum, columns: weight rows.
    slots: Dim,
    k: Dim,
    columns: Dim,
}

/// A tile of the rows of one expert.
struct Place<'s> {
    schedule: &'s Schedule,
    expert: Val,
    /// Where the tile begins in the order, and how many rows it has.
    first: Val,
    valid: Val,
    col0: Val,
    valid_cols: Val,
}

pub fn experts(e: &mut Eval<'_>, anchors: &[Value], roots: &[Value], schedule: &Schedule) -> Result<(), String> {
    let group = group(e, anchors, roots, schedule)?;
    let shape = e.tensor(anchors[0])?.shape;
    if e.b.kernel.lanes > 1 {
        e.require_multiple(&group.k, schedule.vector)?;
    }
    let places = shape[0].clone() * group.slots.clone();
    let size = places.clone() * group.columns.clone();
    e.b.kernel.grid[0] = GridDim { sizes: vec![size], tile: schedule.cols, capped: true };

    let places = e.b.dim(&places);
    let tiles = column_tiles(e, &group.columns, schedule.cols);
    let total = e.b.mul(places, tiles);
    let area = u64::from(schedule.rows) * u64::from(schedule.cols);
    let of_matmul =
        |e: &mut Eval<'_>| (e.b.tile(schedule.rows, schedule.cols), e.b.shared(Elem::F32, Dim::constant(area)));
    let results: Vec<(Tile, Mem)> = group.matmuls.iter().map(|_| of_matmul(e)).collect();
    let staged = match (schedule.rows, schedule.k_chunk) {
        (1, _) => None,
        (rows, chunk) => {
            let len = chunk.map_or(group.k.clone(), |chunk| Dim::constant(chunk.into()));
            Some(e.b.shared(Elem::F32, Dim::constant(rows.into()) * len))
        }
    };
    let one = e.b.u32(1);
    let (start, end) = e.share(total);
    e.for_range(start, end, one, |e, piece| {
        let (place, tile) = (e.b.div(piece, tiles), e.b.rem(piece, tiles));
        let slot = index(e, group.order, place);
        let expert = index(e, group.experts, slot);
        let at = e.b.add(places, expert);
        let begin = index(e, group.order, at);
        let leads = e.b.compare(CompareOp::Eq, begin, place);
        e.when(leads, |e| {
            let next = e.b.add(at, one);
            let end = index(e, group.order, next);
            let (rows, cols) = (e.b.u32(schedule.rows), e.b.u32(schedule.cols));
            let col0 = e.b.mul(tile, cols);
            let columns = e.b.dim(&group.columns);
            let left = e.b.sub(columns, col0);
            let valid_cols = e.b.min(cols, left);
            e.for_range(place, end, rows, |e, first| {
                let left = e.b.sub(end, first);
                let valid = e.b.min(rows, left);
                let place = Place { schedule, expert, first, valid, col0, valid_cols };
                products(e, &group, &place, staged, &results)?;
                epilogue(e, &group, &place, &results)?;
                e.b.barrier();
                Ok(())
            })
        })
    })
}

/// A number that is stored as i32.
fn index(e: &mut Eval<'_>, from: Mem, at: Val) -> Val {
    let number = e.b.load(from, at, 1);
    e.b.convert(number, Elem::U32)
}

/// The row of x that a slot multiplies.
fn row_of(e: &mut Eval<'_>, group: &Group, slot: Val) -> Val {
    if group.of_slots {
        return slot;
    }
    let slots = e.b.dim(&group.slots);
    e.b.div(slot, slots)
}

/// The tile's products with each weight, in shared memory.
fn products(
    e: &mut Eval<'_>,
    group: &Group,
    place: &Place<'_>,
    staged: Option<Mem>,
    results: &[(Tile, Mem)],
) -> Result<(), String> {
    let k = e.b.dim(&group.k);
    let columns = e.b.dim(&group.columns);
    let row = e.b.at(place.col0, place.expert, columns);
    let base = e.b.mul(row, k);
    let zero = e.b.u32(0);
    for (tile, _) in results {
        e.b.emit(Stmt::TileZero(*tile));
    }
    let multiply = |e: &mut Eval<'_>, a: Block2, base: Val, len: Val| {
        for ((tile, _), mem) in results.iter().zip(&group.weights) {
            let b = Block2 { mem: *mem, base, stride: k };
            e.b.emit(Stmt::TileMma { tile: *tile, a, b, rows: place.valid, cols: place.valid_cols, k: len });
        }
    };
    // Elements k0 and on of the rows: brought together, or where a lone row lies.
    let rows = |e: &mut Eval<'_>, stride: Val, k0: Val, len: Val| -> Result<Block2, String> {
        match staged {
            Some(mem) => {
                stage(e, group, place, mem, stride, k0, len)?;
                Ok(Block2 { mem, base: zero, stride })
            }
            None => {
                let slot = index(e, group.order, place.first);
                let row = row_of(e, group, slot);
                Ok(Block2 { mem: group.x, base: e.b.at(k0, row, k), stride })
            }
        }
    };
    match place.schedule.k_chunk {
        None => {
            let a = rows(e, k, zero, k)?;
            multiply(e, a, base, k);
        }
        Some(chunk) => {
            let step = e.b.u32(chunk);
            e.for_range(zero, k, step, |e, k0| {
                let left = e.b.sub(k, k0);
                let len = e.b.min(step, left);
                let a = rows(e, step, k0, len)?;
                let base = e.b.add(base, k0);
                multiply(e, a, base, len);
                e.b.barrier();
                Ok(())
            })?;
        }
    }
    let cols = e.b.u32(place.schedule.cols);
    for (tile, mem) in results {
        let to = Block2 { mem: *mem, base: zero, stride: cols };
        e.b.emit(Stmt::TileStore { tile: *tile, to, rows: place.valid, cols: place.valid_cols });
    }
    Ok(())
}

/// Brings elements `k0` and on, `len` of them, of the tile's rows of x together.
fn stage(
    e: &mut Eval<'_>,
    group: &Group,
    place: &Place<'_>,
    mem: Mem,
    stride: Val,
    k0: Val,
    len: Val,
) -> Result<(), String> {
    let (zero, one, k) = (e.b.u32(0), e.b.u32(1), e.b.dim(&group.k));
    let width = e.width(&group.k);
    e.for_range(zero, place.valid, one, |e, r| {
        let at = e.b.add(place.first, r);
        let slot = index(e, group.order, at);
        let row = row_of(e, group, slot);
        let from = e.b.at(k0, row, k);
        e.cooperate(len, width, |e, i| {
            let at = e.b.add(from, i);
            let value = e.b.load(group.x, at, width);
            let to = e.b.at(i, r, stride);
            e.b.store(mem, to, value);
            Ok(())
        })
    })?;
    e.b.barrier();
    Ok(())
}

fn epilogue(e: &mut Eval<'_>, group: &Group, place: &Place<'_>, results: &[(Tile, Mem)]) -> Result<(), String> {
    let (zero, one, cols) = (e.b.u32(0), e.b.u32(1), e.b.u32(place.schedule.cols));
    let slots = e.b.dim(&group.slots);
    let store = |e: &mut Eval<'_>, r: Val, c: Val, width: u8| {
        let at = e.b.add(place.first, r);
        let slot = index(e, group.order, at);
        let (row, nth) = (e.b.div(slot, slots), e.b.rem(slot, slots));
        let col = e.b.add(place.col0, c);
        // Row r of the tile begins r · cols elements in: as if columns began so many before. Integers wrap.
        let before = e.b.mul(r, cols);
        let origin = e.b.sub(place.col0, before);
        for (matmul, (_, mem)) in group.matmuls.iter().zip(results) {
            let source = Source { mem: *mem, origin: vec![row, nth, origin], strides: vec![zero, zero, one] };
            e.sources.insert(*matmul, source);
        }
        e.store_root(group.root, &[row, nth, col], width)
    };
    if e.b.kernel.lanes == 1 {
        let width = e.width(&group.columns);
        return e.for_range(zero, place.valid, one, |e, r| {
            e.cooperate(place.valid_cols, width, |e, c| store(e, r, c, width))
        });
    }
    let area = e.b.u32(place.schedule.rows * place.schedule.cols);
    e.cooperate(area, 1, |e, i| {
        let (r, c) = (e.b.div(i, cols), e.b.rem(i, cols));
        let (row_in, col_in) = (e.b.lt(r, place.valid), e.b.lt(c, place.valid_cols));
        let inside = e.b.both(row_in, col_in);
        e.when(inside, |e| store(e, r, c, 1))
    })
}

fn group(e: &mut Eval<'_>, anchors: &[Value], roots: &[Value], schedule: &Schedule) -> Result<Group, String> {
    let [root] = roots else { return Err("expert matmuls have one root".to_string()) };
    let args = e.graph.args(anchors[0]).to_vec();
    let (x, experts, order) = (args[0], args[2], args[3]);
    let (x_shape, shape) = (e.tensor(x)?.shape, e.tensor(anchors[0])?.shape);
    let read = |e: &mut Eval<'_>, value: Value| -> Result<Mem, String> {
        let operand = e.operand(value)?;
        Ok(Mem::Buffer(e.buffer(operand, Access::Read)))
    };
    let (x_mem, experts_mem, order_mem) = (read(e, x)?, read(e, experts)?, read(e, order)?);
    let mut weights = Vec::new();
    for anchor in anchors {
        let own = e.graph.args(*anchor).to_vec();
        for (mine, shared) in [(own[0], x), (own[2], experts), (own[3], order)] {
            if e.operand(mine)? != e.operand(shared)? {
                return Err("expert matmuls of one group read different rows".to_string());
            }
        }
        match (e.operand(own[1])?, e.tensor(*anchor)?.shape == shape) {
            (Operand::Param(_), true) => {
                let weight = e.operand(own[1])?;
                let weight = e.buffer(weight, Access::Read);
                if !schedule.takes_blocks() {
                    e.require_elements(weight);
                }
                weights.push(Mem::Buffer(weight));
            }
            (_, true) => return Err(format!("the weight of {anchor} is not a parameter")),
            (_, false) => return Err(format!("{root} pairs matmuls of different shapes")),
        }
    }
    Ok(Group {
        root: *root,
        matmuls: anchors.to_vec(),
        x: x_mem,
        of_slots: x_shape.len() == 3,
        weights,
        experts: experts_mem,
        order: order_mem,
        slots: shape[1].clone(),
        k: x_shape.last().cloned().ok_or("x is a scalar")?,
        columns: shape[2].clone(),
    })
}
