//! A kernel becomes one that its target can express: what the target's description says it lacks is rewritten into what
//! it has, until printers have nothing to decide.
//!
//! Takes and gives kernels (level 50). Passes run in this order, because each may leave work for the next: tile products,
//! lane reductions, stored weights, transcendental functions.

mod columns;
mod functions;
mod matrix;
mod stored;

use crate::kernelize::{Builder, reduce_binary};
use std::collections::HashMap;
use tf_ir::kernel::*;
use tf_ir::ops::ReduceOp;
use tf_ir::shape::Dim;
use tf_ir::target::{LaneReduction, MatrixUnit, Target, TileForm};

/// Rewrites `kernel` for `target`. `vector` is the width that the kernel's loops along K may load at once.
///
/// An error names what does not fit the target; the kernel's schedule must change then.
pub fn legalize(kernel: Kernel, target: &Target, vector: u8) -> Result<Kernel, String> {
    let mut kernel = kernel;
    kernel = match target.tile {
        TileForm::Call => kernel,
        TileForm::Lanes => {
            let whole_blocks = kernel.tiles.values().any(|tile| u64::from(tile.cols) == tf_ir::format::BLOCK);
            if whole_blocks { columns::tiles(kernel, vector) } else { tiles_by_lanes(kernel, vector) }
        }
        TileForm::Matrix(MatrixUnit::M16n8k16) => matrix::tiles(kernel, vector)?,
    };
    if kernel.lanes > 1 {
        kernel = match target.lane_reduction {
            LaneReduction::Subgroup(size) if kernel.lanes.is_multiple_of(size) => reduce_by_shuffles(kernel, size),
            LaneReduction::Subgroup(_) | LaneReduction::Shared => reduce_by_memory(kernel),
            LaneReduction::Single => {
                return Err(format!("target `{}` has one lane, not {}", target.name, kernel.lanes));
            }
        };
    }
    if target.stored_words {
        if let Some(buffer) = kernel.buffers.values().find(|b| matches!(b.elem, Elem::F16 | Elem::Bf16)) {
            let (name, elem) = (&buffer.name, buffer.elem.name());
            return Err(format!("buffer `%{name}` is {elem}, and `{}` has words; weights are `stored`", target.name));
        }
        kernel = stored::by_words(kernel);
    }
    if target.expand_transcendentals {
        kernel = rewrite(kernel, &mut functions::expand);
    }
    check_shared(&kernel, target)?;
    Ok(kernel)
}

/// Bytes of shared memory, when every array has a constant size.
pub fn shared_bytes(kernel: &Kernel) -> Option<u64> {
    kernel.shared.values().map(|s| s.len.as_constant().and_then(|len| len.checked_mul(s.elem.bytes()))).sum()
}

fn check_shared(kernel: &Kernel, target: &Target) -> Result<(), String> {
    let Some(limit) = target.shared_bytes else { return Ok(()) };
    match shared_bytes(kernel) {
        Some(bytes) if bytes <= u64::from(limit) => Ok(()),
        Some(bytes) => Err(format!("kernel `{}` shares {bytes} bytes, `{}` has {limit}", kernel.name, target.name)),
        None => Err(format!(
            "kernel `{}` shares arrays without a constant size, which `{}` needs",
            kernel.name, target.name
        )),
    }
}

/// What a pass made of a statement.
enum Made {
    /// Nothing: it stays as it is.
    Kept,
    /// Other statements, already emitted.
    Replaced,
    /// The value it defined is this one now.
    Value(Val),
}

type Pass<'p> = &'p mut dyn FnMut(&mut Builder, &Stmt) -> Made;

/// Runs a pass over every statement, innermost blocks included.
fn rewrite(kernel: Kernel, pass: Pass<'_>) -> Kernel {
    let (mut builder, body) = Builder::resume(kernel);
    rewrite_block(&mut builder, body, &mut HashMap::new(), pass);
    builder.finish()
}

fn rewrite_block(b: &mut Builder, body: Vec<Stmt>, now: &mut HashMap<Val, Val>, pass: Pass<'_>) {
    for mut stmt in body {
        map_operands(&mut stmt, &mut |val| {
            if let Some(new) = now.get(val) {
                *val = *new;
            }
        });
        match stmt {
            Stmt::For { index, start, end, step, body } => {
                b.open();
                rewrite_block(b, body, now, pass);
                let body = b.close();
                b.emit(Stmt::For { index, start, end, step, body });
            }
            Stmt::If { condition, then, otherwise } => {
                b.open();
                rewrite_block(b, then, now, pass);
                let then = b.close();
                b.open();
                rewrite_block(b, otherwise, now, pass);
                let otherwise = b.close();
                b.emit(Stmt::If { condition, then, otherwise });
            }
            other => match pass(b, &other) {
                Made::Kept => b.emit(other),
                Made::Replaced => {}
                Made::Value(new) => {
                    if let Stmt::Let(old, _) = other {
                        now.insert(old, new);
                    }
                }
            },
        }
    }
}

/// Calls `f` on every value that the statement itself reads (not those of inner blocks).
fn map_operands(stmt: &mut Stmt, f: &mut dyn FnMut(&mut Val)) {
    fn block(block: &mut Block2, f: &mut dyn FnMut(&mut Val)) {
        f(&mut block.base);
        f(&mut block.stride);
    }
    match stmt {
        Stmt::Let(_, inst) => match inst {
            Inst::Const(_)
            | Inst::Dim(_)
            | Inst::Scalar(_)
            | Inst::GroupId(_)
            | Inst::GroupCount(_)
            | Inst::Lane
            | Inst::Get(_) => {}
            Inst::Unary(_, x)
            | Inst::Convert(x)
            | Inst::Bitcast(x)
            | Inst::Splat(x)
            | Inst::Extract(x, _)
            | Inst::Load(_, x)
            | Inst::LaneReduce(_, x)
            | Inst::ShuffleXor(x, _)
            | Inst::UnpackF16(x)
            | Inst::PackHalves(_, x) => f(x),
            Inst::Binary(_, x, y) | Inst::Compare(_, x, y) => {
                f(x);
                f(y);
            }
            Inst::Fma(x, y, z) | Inst::Select(x, y, z) | Inst::Mma(_, x, y, z) => {
                f(x);
                f(y);
                f(z);
            }
            Inst::Pack(parts) => parts.iter_mut().for_each(f),
        },
        Stmt::Set(_, x) => f(x),
        Stmt::Store(_, index, value) => {
            f(index);
            f(value);
        }
        Stmt::For { start, end, step, .. } => {
            f(start);
            f(end);
            f(step);
        }
        Stmt::If { condition, .. } => f(condition),
        Stmt::Barrier | Stmt::TileZero(_) => {}
        Stmt::TileMma { a, b, rows, cols, k, .. } => {
            block(a, f);
            block(b, f);
            f(rows);
            f(cols);
            f(k);
        }
        Stmt::TileStore { to, rows, cols, .. } => {
            block(to, f);
            f(rows);
            f(cols);
        }
    }
}

/// Each lane takes every `lanes`-th piece of K and keeps a partial sum for every element of the tile; a store adds the
/// lanes' sums in lane order.
fn tiles_by_lanes(mut kernel: Kernel, vector: u8) -> Kernel {
    let tiles: Vec<(Tile, TileDecl)> = kernel.tiles.iter().map(|(t, d)| (t, d.clone())).collect();
    let Some(area) = tiles.iter().map(|(_, t)| t.rows * t.cols).max() else { return kernel };
    let lanes = kernel.lanes;
    // One more element a lane keeps lanes of one element on different banks.
    let pitch = area + 1;
    let scratch =
        Mem::Shared(kernel.shared.push(SharedDecl { elem: Elem::F32, len: Dim::constant((pitch * lanes).into()) }));
    let sums: HashMap<Tile, Vec<Var>> = tiles
        .iter()
        .map(|(tile, decl)| (*tile, (0..decl.rows * decl.cols).map(|_| kernel.vars.push(Ty::F32)).collect()))
        .collect();
    let decls: HashMap<Tile, TileDecl> = tiles.into_iter().collect();
    let mut kernel = rewrite(kernel, &mut |b, stmt| match stmt {
        Stmt::TileZero(tile) => {
            let zero = b.f32(0.0, 1);
            sums[tile].iter().for_each(|var| b.set(*var, zero));
            Made::Replaced
        }
        Stmt::TileMma { tile, a, b: weights, rows, cols, k } => {
            let product = LaneProduct { decl: &decls[tile], sums: &sums[tile], a: *a, b: *weights, vector };
            product.emit(b, *rows, *cols, *k);
            Made::Replaced
        }
        Stmt::TileStore { tile, to, rows, cols } => {
            let decl = &decls[tile];
            store_sums(b, decl, &sums[tile], scratch, pitch, Block2 { ..*to }, *rows, *cols);
            Made::Replaced
        }
        _ => Made::Kept,
    });
    kernel.tiles = Default::default();
    kernel
}

struct LaneProduct<'p> {
    decl: &'p TileDecl,
    sums: &'p [Var],
    a: Block2,
    b: Block2,
    vector: u8,
}

impl LaneProduct<'_> {
    fn emit(&self, b: &mut Builder, rows: Val, cols: Val, k: Val) {
        // Rows and columns past the last are computed again as the last, and never stored.
        let lines = |b: &mut Builder, block: &Block2, count: u32, valid: Val| -> Vec<Val> {
            let one = b.u32(1);
            let last = b.sub(valid, one);
            (0..count)
                .map(|i| {
                    let i = b.u32(i);
                    let i = b.min(i, last);
                    b.at(block.base, i, block.stride)
                })
                .collect()
        };
        let a_lines = lines(b, &self.a, self.decl.rows, rows);
        let b_lines = lines(b, &self.b, self.decl.cols, cols);
        let width = u32::from(self.vector);
        let lane = b.lane();
        let step = b.u32(width);
        let start = b.mul(lane, step);
        let stride = b.u32(width * b.kernel.lanes);
        let index = b.index();
        b.open();
        let xs: Vec<Val> = a_lines.iter().map(|line| load_at(b, self.a.mem, *line, index, self.vector)).collect();
        for (c, line) in b_lines.iter().enumerate() {
            let w = load_at(b, self.b.mem, *line, index, self.vector);
            for (r, x) in xs.iter().enumerate() {
                let var = self.sums[r * self.decl.cols as usize + c];
                let mut sum = b.get(var);
                for component in 0..self.vector {
                    let (x, w) = (b.extract(*x, component), b.extract(w, component));
                    sum = b.fma(x, w, sum);
                }
                b.set(var, sum);
            }
        }
        let body = b.close();
        b.emit(Stmt::For { index, start, end: k, step: stride, body });
    }
}

fn load_at(b: &mut Builder, mem: Mem, line: Val, index: Val, width: u8) -> Val {
    let address = b.add(line, index);
    b.load(mem, address, width)
}

#[allow(clippy::too_many_arguments)]
fn store_sums(
    b: &mut Builder,
    decl: &TileDecl,
    sums: &[Var],
    scratch: Mem,
    pitch: u32,
    to: Block2,
    rows: Val,
    cols: Val,
) {
    let lanes = b.kernel.lanes;
    let lane = b.lane();
    let pitch = b.u32(pitch);
    let mine = b.mul(lane, pitch);
    for (i, var) in sums.iter().enumerate() {
        let i = b.u32(i as u32);
        let address = b.add(mine, i);
        let sum = b.get(*var);
        b.store(scratch, address, sum);
    }
    b.barrier();
    let (zero, one, lane_count) = (b.u32(0), b.u32(1), b.u32(lanes));
    let (area, tile_cols) = (b.u32(decl.rows * decl.cols), b.u32(decl.cols));
    let element = b.index();
    b.open();
    let (r, c) = (b.div(element, tile_cols), b.rem(element, tile_cols));
    let (row_in, col_in) = (b.lt(r, rows), b.lt(c, cols));
    let inside = b.both(row_in, col_in);
    b.open();
    let start = b.f32(0.0, 1);
    let total = b.var(start);
    let l = b.index();
    b.open();
    let address = b.at(element, l, pitch);
    let part = b.load(scratch, address, 1);
    let sum = b.get(total);
    let sum = b.add(sum, part);
    b.set(total, sum);
    let body = b.close();
    b.emit(Stmt::For { index: l, start: zero, end: lane_count, step: one, body });
    let total = b.get(total);
    let address = b.at(to.base, r, to.stride);
    let address = b.add(address, c);
    b.store(to.mem, address, total);
    let then = b.close();
    b.emit(Stmt::If { condition: inside, then, otherwise: Vec::new() });
    let body = b.close();
    b.emit(Stmt::For { index: element, start: lane, end: area, step: lane_count, body });
    b.barrier();
}

/// A butterfly in each subgroup: after it every lane of it holds the same bits, because addition and maximum commute.
/// Several subgroups then meet as lanes do in [`reduce_by_memory`].
fn reduce_by_shuffles(mut kernel: Kernel, size: u32) -> Kernel {
    let subgroups = kernel.lanes / size;
    let scratch = (subgroups > 1 && uses_lane_reduction(&kernel.body)).then(|| {
        let len = Dim::constant(subgroups.into());
        Mem::Shared(kernel.shared.push(SharedDecl { elem: Elem::F32, len }))
    });
    rewrite(kernel, &mut |b, stmt| {
        let Stmt::Let(_, Inst::LaneReduce(op, x)) = stmt else { return Made::Kept };
        let mut total = *x;
        let mut mask = size / 2;
        while mask > 0 {
            let other = b.shuffle_xor(total, mask);
            total = b.arith(reduce_binary(*op), total, other);
            mask /= 2;
        }
        let Some(scratch) = scratch else { return Made::Value(total) };
        let (lane, size, one) = (b.lane(), b.u32(size), b.u32(1));
        let (subgroup, within) = (b.div(lane, size), b.rem(lane, size));
        let leads = b.lt(within, one);
        b.open();
        b.store(scratch, subgroup, total);
        let then = b.close();
        b.emit(Stmt::If { condition: leads, then, otherwise: Vec::new() });
        Made::Value(total_of_memory(b, *op, scratch, subgroups))
    })
}

/// Through shared memory: every lane adds all lanes' values in lane order.
fn reduce_by_memory(mut kernel: Kernel) -> Kernel {
    if !uses_lane_reduction(&kernel.body) {
        return kernel;
    }
    let lanes = kernel.lanes;
    let scratch = Mem::Shared(kernel.shared.push(SharedDecl { elem: Elem::F32, len: Dim::constant(lanes.into()) }));
    rewrite(kernel, &mut |b, stmt| {
        let Stmt::Let(_, Inst::LaneReduce(op, x)) = stmt else { return Made::Kept };
        let lane = b.lane();
        b.store(scratch, lane, *x);
        Made::Value(total_of_memory(b, *op, scratch, lanes))
    })
}

/// The reduction of the first `count` elements of shared memory, in order, for every lane, between barriers.
fn total_of_memory(b: &mut Builder, op: ReduceOp, scratch: Mem, count: u32) -> Val {
    b.barrier();
    let (zero, one, end) = (b.u32(0), b.u32(1), b.u32(count));
    let first = b.load(scratch, zero, 1);
    let total = b.var(first);
    let index = b.index();
    b.open();
    let part = b.load(scratch, index, 1);
    let sum = b.get(total);
    let sum = b.arith(reduce_binary(op), sum, part);
    b.set(total, sum);
    let body = b.close();
    b.emit(Stmt::For { index, start: one, end, step: one, body });
    b.barrier();
    b.get(total)
}

fn uses_lane_reduction(body: &[Stmt]) -> bool {
    body.iter().any(|stmt| match stmt {
        Stmt::Let(_, Inst::LaneReduce(..)) => true,
        Stmt::For { body, .. } => uses_lane_reduction(body),
        Stmt::If { then, otherwise, .. } => uses_lane_reduction(then) || uses_lane_reduction(otherwise),
        _ => false,
    })
}
