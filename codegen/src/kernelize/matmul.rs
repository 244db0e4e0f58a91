//! Groups around matmuls that read one x: x is prepared (norms and the like) into shared memory, tile products run over
//! the columns, and the epilogue runs at each element.
//!
//! A section is one root with its matmuls: several matmuls in one section are paired (combined at each element), several
//! sections lie side by side in the grid. The order of a sum is that of the tile product along K, whatever the number of
//! rows or columns taken together.

use super::eval::{Eval, Operand, Source};
use tf_ir::graph::Value;
use tf_ir::kernel::*;
use tf_ir::ops::{Op, Type};
use tf_ir::schedule::Schedule;
use tf_ir::shape::Dim;

struct Section {
    root: Value,
    matmuls: Vec<Value>,
    /// Columns: weight rows.
    columns: Dim,
}

/// The operand x of all matmuls of a group.
struct Rows {
    x: Value,
    count: Dim,
    /// Length of the sum.
    k: Dim,
    /// Where x lies as plain memory, when nothing needs to be prepared.
    plain: Option<Mem>,
}

pub fn matmul(e: &mut Eval<'_>, roots: &[Value], schedule: &Schedule) -> Result<(), String> {
    let sections: Vec<Section> = roots.iter().map(|root| section(e, *root)).collect::<Result<_, _>>()?;
    let x = operand_x(e, &sections)?;
    let shape = e.tensor(x)?.shape;
    let [count, k] = shape.as_slice() else { return Err(format!("`matmul` of {} axes is not scheduled", shape.len())) };
    let plain = match e.is_member(x) {
        true => None,
        false => {
            let operand = e.operand(x)?;
            Some(Mem::Buffer(e.buffer(operand, Access::Read)))
        }
    };
    if e.b.kernel.lanes > 1 {
        e.require_multiple(k, schedule.vector)?;
    }
    let rows = Rows { x, count: count.clone(), k: k.clone(), plain };

    let sizes: Vec<Dim> = sections.iter().map(|s| s.columns.clone()).collect();
    e.b.kernel.grid[0] = GridDim { sizes, tile: schedule.cols, capped: true };
    e.b.kernel.grid[1] = GridDim::of(count.clone(), schedule.rows);

    let y = e.b.group_id(1);
    let tile_rows = e.b.u32(schedule.rows);
    let row0 = e.b.mul(y, tile_rows);
    let count = e.b.dim(count);
    let left = e.b.sub(count, row0);
    let valid = e.b.min(tile_rows, left);

    let k_all = e.b.dim(&rows.k);
    let staged = match (rows.plain, schedule.k_chunk) {
        (Some(mem), chunk) => {
            let base = e.b.mul(row0, k_all);
            let a = Block2 { mem, base, stride: k_all };
            match chunk {
                Some(chunk) if schedule.takes_blocks() => Staging::Pieces { a, chunk },
                _ => Staging::Whole(a),
            }
        }
        (None, None) => {
            let mem = e.b.shared(Elem::F32, Dim::constant(schedule.rows.into()) * rows.k.clone());
            let zero = e.b.u32(0);
            let one = e.b.u32(1);
            e.for_range(zero, valid, one, |e, r| {
                let row = e.b.add(row0, r);
                e.prepare(rows.x, &[row])?;
                let width = e.width(&rows.k);
                e.cooperate(k_all, width, |e, i| {
                    let value = e.at(rows.x, &[row, i], width)?;
                    let address = e.b.at(i, r, k_all);
                    e.b.store(mem, address, value);
                    Ok(())
                })
            })?;
            e.b.barrier();
            Staging::Whole(Block2 { mem, base: zero, stride: k_all })
        }
        (None, Some(chunk)) => {
            let mem = e.b.shared(Elem::F32, Dim::constant(u64::from(schedule.rows) * u64::from(chunk)));
            let reductions = prepare_reductions(e, &rows, row0, valid, schedule.rows)?;
            Staging::Chunked { mem, chunk, reductions }
        }
    };

    let place = Place { row0, valid, schedule, rows: &rows, staged: &staged };
    let mut first = e.b.u32(0);
    let total = {
        let mut total = e.b.u32(0);
        for section in &sections {
            let tiles = column_tiles(e, &section.columns, schedule.cols);
            total = e.b.add(total, tiles);
        }
        total
    };
    let mut starts = Vec::new();
    for section in &sections {
        starts.push(first);
        let tiles = column_tiles(e, &section.columns, schedule.cols);
        first = e.b.add(first, tiles);
    }
    starts.push(first);
    let paired = sections.iter().map(|s| s.matmuls.len()).max().unwrap_or(1);
    let area = u64::from(schedule.rows) * u64::from(schedule.cols);
    let results: Vec<(Tile, Mem)> = (0..paired)
        .map(|_| (e.b.tile(schedule.rows, schedule.cols), e.b.shared(Elem::F32, Dim::constant(area))))
        .collect();
    let (start, end) = e.share(total);
    let one = e.b.u32(1);
    e.for_range(start, end, one, |e, tile| {
        if let [only] = sections.as_slice() {
            return compute_section(e, only, tile, &place, &results);
        }
        for (i, section) in sections.iter().enumerate() {
            let below = e.b.lt(tile, starts[i + 1]);
            let before = e.b.lt(tile, starts[i]);
            let not_before = e.b.unary(KUnary::Not, before);
            let here = e.b.both(below, not_before);
            e.when(here, |e| {
                let local = e.b.sub(tile, starts[i]);
                compute_section(e, section, local, &place, &results)
            })?;
        }
        Ok(())
    })
}

enum Staging {
    /// All of K is in memory.
    Whole(Block2),
    /// All of K is in memory, and is multiplied piece by piece.
    Pieces { a: Block2, chunk: u32 },
    /// Prepared piece by piece; the rows' reductions are kept in shared memory, one array each.
    Chunked { mem: Mem, chunk: u32, reductions: Vec<(Value, Mem)> },
}

struct Place<'s> {
    row0: Val,
    /// Rows of the tile that exist.
    valid: Val,
    schedule: &'s Schedule,
    rows: &'s Rows,
    staged: &'s Staging,
}

pub(super) fn column_tiles(e: &mut Eval<'_>, columns: &Dim, tile: u32) -> Val {
    let columns = e.b.dim(columns);
    let more = e.b.u32(tile - 1);
    let tile = e.b.u32(tile);
    let sum = e.b.add(columns, more);
    e.b.div(sum, tile)
}

fn compute_section(
    e: &mut Eval<'_>,
    section: &Section,
    tile_index: Val,
    place: &Place<'_>,
    results: &[(Tile, Mem)],
) -> Result<(), String> {
    let schedule = place.schedule;
    let cols = e.b.u32(schedule.cols);
    let col0 = e.b.mul(tile_index, cols);
    let columns = e.b.dim(&section.columns);
    let left = e.b.sub(columns, col0);
    let valid_cols = e.b.min(cols, left);
    let k_all = e.b.dim(&place.rows.k);
    let weights: Vec<Mem> = section.matmuls.iter().map(|m| weight(e, *m, schedule)).collect::<Result<_, _>>()?;
    let base = e.b.mul(col0, k_all);

    for (tile, _) in &results[..weights.len()] {
        e.b.emit(Stmt::TileZero(*tile));
    }
    let multiply = |e: &mut Eval<'_>, a: Block2, base: Val, k: Val| {
        for ((tile, _), mem) in results.iter().zip(&weights) {
            let b = Block2 { mem: *mem, base, stride: k_all };
            e.b.emit(Stmt::TileMma { tile: *tile, a, b, rows: place.valid, cols: valid_cols, k });
        }
    };
    match place.staged {
        Staging::Whole(a) => multiply(e, *a, base, k_all),
        Staging::Pieces { a, chunk } => {
            let (zero, step) = (e.b.u32(0), e.b.u32(*chunk));
            e.for_range(zero, k_all, step, |e, k0| {
                let left = e.b.sub(k_all, k0);
                let len = e.b.min(step, left);
                let a = Block2 { base: e.b.add(a.base, k0), ..*a };
                let base = e.b.add(base, k0);
                multiply(e, a, base, len);
                Ok(())
            })?;
        }
        Staging::Chunked { mem, chunk, reductions } => {
            let (zero, step) = (e.b.u32(0), e.b.u32(*chunk));
            e.for_range(zero, k_all, step, |e, k0| {
                let left = e.b.sub(k_all, k0);
                let len = e.b.min(step, left);
                stage_chunk(e, place, *mem, step, k0, len, reductions)?;
                e.b.barrier();
                let base = e.b.add(base, k0);
                multiply(e, Block2 { mem: *mem, base: zero, stride: step }, base, len);
                e.b.barrier();
                Ok(())
            })?;
        }
    }
    let zero = e.b.u32(0);
    for (i, (tile, mem)) in results[..weights.len()].iter().enumerate() {
        let to = Block2 { mem: *mem, base: zero, stride: cols };
        e.b.emit(Stmt::TileStore { tile: *tile, to, rows: place.valid, cols: valid_cols });
        // The result has the matmul's shape, [rows, columns].
        let one = e.b.u32(1);
        e.sources
            .insert(section.matmuls[i], Source { mem: *mem, origin: vec![place.row0, col0], strides: vec![cols, one] });
    }
    epilogue(e, section, place, col0, valid_cols)?;
    e.b.barrier();
    Ok(())
}

fn stage_chunk(
    e: &mut Eval<'_>,
    place: &Place<'_>,
    mem: Mem,
    stride: Val,
    k0: Val,
    len: Val,
    reductions: &[(Value, Mem)],
) -> Result<(), String> {
    let (zero, one) = (e.b.u32(0), e.b.u32(1));
    e.for_range(zero, place.valid, one, |e, r| {
        let row = e.b.add(place.row0, r);
        for (value, mem) in reductions {
            let one = e.b.u32(1);
            let zero = e.b.u32(0);
            e.sources.insert(*value, Source { mem: *mem, origin: vec![place.row0, zero], strides: vec![one, zero] });
        }
        let width = e.width(&place.rows.k);
        e.cooperate(len, width, |e, i| {
            let k = e.b.add(k0, i);
            let value = e.at(place.rows.x, &[row, k], width)?;
            let address = e.b.at(i, r, stride);
            e.b.store(mem, address, value);
            Ok(())
        })
    })
}

/// Reductions of each row of the tile, in shared memory.
fn prepare_reductions(
    e: &mut Eval<'_>,
    rows: &Rows,
    row0: Val,
    valid: Val,
    tile_rows: u32,
) -> Result<Vec<(Value, Mem)>, String> {
    let mut found = Vec::new();
    reductions_under(e, rows.x, &mut found);
    // Those of another row space (below a `take`, or of a weight) are left to be computed where they are read.
    let per_row = [rows.count.clone(), Dim::constant(1)];
    found.retain(|v| e.tensor(*v).is_ok_and(|t| t.shape == per_row));
    let arrays: Vec<(Value, Mem)> =
        found.into_iter().map(|v| (v, e.b.shared(Elem::F32, Dim::constant(tile_rows.into())))).collect();
    if arrays.is_empty() {
        return Ok(arrays);
    }
    let (zero, one) = (e.b.u32(0), e.b.u32(1));
    e.for_range(zero, valid, one, |e, r| {
        let row = e.b.add(row0, r);
        e.prepare(rows.x, &[row])?;
        for (value, mem) in &arrays {
            let total = e.at(*value, &[row, zero], 1)?;
            let lane = e.b.lane();
            let first = e.b.lt(lane, one);
            e.when(first, |e| {
                e.b.store(*mem, r, total);
                Ok(())
            })?;
        }
        Ok(())
    })?;
    e.b.barrier();
    Ok(arrays)
}

fn reductions_under(e: &Eval<'_>, value: Value, found: &mut Vec<Value>) {
    if !e.is_member(value) || found.contains(&value) {
        return;
    }
    if let Some((op, args)) = e.graph.as_op(value) {
        if matches!(op, Op::Take) {
            return;
        }
        for arg in args {
            reductions_under(e, *arg, found);
        }
        if matches!(op, Op::Reduce(_)) {
            found.push(value);
        }
    }
}

fn epilogue(e: &mut Eval<'_>, section: &Section, place: &Place<'_>, col0: Val, valid_cols: Val) -> Result<(), String> {
    let shape = e.tensor(section.root)?.shape;
    let trailing = shape[1..].to_vec();
    let store = |e: &mut Eval<'_>, r: Val, c: Val, width: u8| {
        let row = e.b.add(place.row0, r);
        let col = e.b.add(col0, c);
        let mut idx = vec![row];
        idx.extend(e.split_index(col, &trailing));
        e.store_root(section.root, &idx, width)
    };
    let (zero, one) = (e.b.u32(0), e.b.u32(1));
    if e.b.kernel.lanes == 1 {
        let width = e.width(&section.columns);
        return e
            .for_range(zero, place.valid, one, |e, r| e.cooperate(valid_cols, width, |e, c| store(e, r, c, width)));
    }
    let cols = e.b.u32(place.schedule.cols);
    let area = e.b.u32(place.schedule.rows * place.schedule.cols);
    e.cooperate(area, 1, |e, i| {
        let (r, c) = (e.b.div(i, cols), e.b.rem(i, cols));
        let (row_in, col_in) = (e.b.lt(r, place.valid), e.b.lt(c, valid_cols));
        let inside = e.b.both(row_in, col_in);
        e.when(inside, |e| store(e, r, c, 1))
    })
}

fn weight(e: &mut Eval<'_>, matmul: Value, schedule: &Schedule) -> Result<Mem, String> {
    let w = e.graph.args(matmul)[1];
    if e.is_member(w) {
        return Err(format!("the weight of {matmul} is computed in its own group"));
    }
    let operand = e.operand(w)?;
    if let (Operand::Param(_), Type::Tensor(_)) = (&operand, e.graph.ty(w)) {
        let buffer = e.buffer(operand, Access::Read);
        if !schedule.takes_blocks() {
            e.require_elements(buffer);
        }
        return Ok(Mem::Buffer(buffer));
    }
    Err(format!("the weight of {matmul} is not a parameter"))
}

fn section(e: &Eval<'_>, root: Value) -> Result<Section, String> {
    let mut matmuls = Vec::new();
    matmuls_under(e, root, &mut matmuls);
    let first = *matmuls.first().ok_or_else(|| format!("{root}: a section without a matmul"))?;
    let columns = e.tensor(first)?.shape[1].clone();
    for matmul in &matmuls {
        if e.tensor(*matmul)?.shape != e.tensor(first)?.shape {
            return Err(format!("{root} pairs matmuls of different shapes"));
        }
    }
    Ok(Section { root, matmuls, columns })
}

fn matmuls_under(e: &Eval<'_>, value: Value, found: &mut Vec<Value>) {
    if !e.is_member(value) || found.contains(&value) {
        return;
    }
    match e.graph.as_op(value) {
        // What is below a matmul is its x.
        Some((Op::Matmul, _)) => found.push(value),
        Some((_, args)) => args.iter().for_each(|arg| matmuls_under(e, *arg, found)),
        None => {}
    }
}

fn operand_x(e: &Eval<'_>, sections: &[Section]) -> Result<Value, String> {
    let all: Vec<Value> = sections.iter().flat_map(|s| &s.matmuls).map(|m| e.graph.args(*m)[0]).collect();
    let same = |a: Value, b: Value| a == b || matches!((e.operand(a), e.operand(b)), (Ok(a), Ok(b)) if a == b);
    match all.split_first() {
        Some((x, rest)) if rest.iter().all(|other| same(*x, *other)) => Ok(*x),
        _ => Err("matmuls of one group read different x".to_string()),
    }
}
