//! Scans over a stream's rows: the causal convolution and the gated delta rule. Token by token, in order, so that no
//! chunking of a prompt changes a bit; parallel over streams and channels, or heads.

use super::eval::{Eval, Source};
use tf_ir::bundle::{Constraint, RowColumn};
use tf_ir::graph::Value;
use tf_ir::kernel::*;
use tf_ir::shape::{Dim, STREAMS};

/// Largest heads that shared memory of bounded targets is laid out for.
const MOST_CHANNELS: u64 = 256;
/// Channels of a convolution that a workgroup takes, at least.
const CHANNELS: u32 = 64;

/// The rows of a stream and whether they start it.
#[derive(Clone, Copy)]
struct StreamRows {
    first: Val,
    end: Val,
    slot: Val,
    /// bool: the first row has position 0, so the state before it is zero.
    fresh: Val,
}

fn stream_rows(e: &mut Eval<'_>, stream: Val) -> StreamRows {
    let one = e.b.u32(1);
    let zero = e.b.u32(0);
    let first = e.row(RowColumn::FirstRow, stream);
    let next = e.b.add(stream, one);
    let end = e.row(RowColumn::FirstRow, next);
    let slot = e.row(RowColumn::Slot, stream);
    let position = e.row(RowColumn::Position, first);
    let fresh = e.b.compare(tf_ir::ops::CompareOp::Eq, position, zero);
    StreamRows { first, end, slot, fresh }
}

fn state(e: &mut Eval<'_>, value: Value) -> Result<Mem, String> {
    let operand = e.operand(value)?;
    Ok(Mem::Buffer(e.buffer(operand, Access::ReadWrite)))
}

fn one_root(roots: &[Value]) -> Result<Value, String> {
    match roots {
        [root] => Ok(*root),
        _ => Err("a scan has one root".to_string()),
    }
}

pub fn conv(e: &mut Eval<'_>, anchor: Value, roots: &[Value]) -> Result<(), String> {
    let root = one_root(roots)?;
    let args = e.graph.args(anchor).to_vec();
    let (x, w) = (args[0], args[1]);
    let shape = e.tensor(w)?.shape;
    let (channels, taps) = (shape[0].clone(), shape[1].clone());
    let width = e.width(&channels);
    let chunk = CHANNELS.max(e.b.kernel.lanes * u32::from(width));
    e.b.kernel.grid[0] = GridDim::of(channels.clone(), chunk);
    e.b.kernel.grid[1] = GridDim::of(Dim::sym(STREAMS), 1);
    let (chunk_index, stream) = (e.b.group_id(0), e.b.group_id(1));
    let rows = stream_rows(e, stream);
    let tail = state(e, args[2])?;
    let (zero, one) = (e.b.u32(0), e.b.u32(1));
    let channel_count = e.b.dim(&channels);
    let taps = e.b.dim(&taps);
    let kept = e.b.sub(taps, one);
    let chunk_len = e.b.u32(chunk);
    let c0 = e.b.mul(chunk_index, chunk_len);
    let left = e.b.sub(channel_count, c0);
    let len = e.b.min(chunk_len, left);
    let tail_base = e.b.mul(rows.slot, channel_count);

    // The input `back` steps before the stream's row `t`: from the rows, else from the tail, else zero.
    let input = move |e: &mut Eval<'_>, t: Val, back: Val, c: Val| -> Result<Val, String> {
        let zeros = e.b.f32(0.0, width);
        let value = e.b.var(zeros);
        let here = e.b.lt(t, back);
        let then = e.block(|e| {
            let old = e.b.unary(KUnary::Not, rows.fresh);
            e.when(old, |e| {
                // tail[c, kept + t − back]
                let index = e.b.add(kept, t);
                let index = e.b.sub(index, back);
                let mut parts = Vec::new();
                for i in 0..width {
                    let offset = e.b.u32(i.into());
                    let channel = e.b.add(c, offset);
                    let channel = e.b.add(tail_base, channel);
                    let address = e.b.at(index, channel, kept);
                    parts.push(e.b.load(tail, address, 1));
                }
                let x = e.b.pack(parts);
                e.b.set(value, x);
                Ok(())
            })
        })?;
        let otherwise = e.block(|e| {
            let row = e.b.add(rows.first, t);
            let row = e.b.sub(row, back);
            let x = e.at(x, &[row, c], width)?;
            e.b.set(value, x);
            Ok(())
        })?;
        e.b.emit(Stmt::If { condition: here, then, otherwise });
        Ok(e.b.get(value))
    };

    let result = e.b.shared(Elem::F32, Dim::constant(chunk.into()));
    e.cooperate(len, width, |e, i| {
        let c = e.b.add(c0, i);
        let count = e.b.sub(rows.end, rows.first);
        e.for_range(zero, count, one, |e, t| {
            let zeros = e.b.f32(0.0, width);
            let total = e.b.var(zeros);
            e.for_range(zero, taps, one, |e, j| {
                let back = e.b.sub(kept, j);
                let x = input(e, t, back, c)?;
                let mut parts = Vec::new();
                for k in 0..width {
                    let offset = e.b.u32(k.into());
                    let channel = e.b.add(c, offset);
                    parts.push(e.at(w, &[channel, j], 1)?);
                }
                let weight = e.b.pack(parts);
                let sum = e.b.get(total);
                let sum = e.b.fma(weight, x, sum);
                e.b.set(total, sum);
                Ok(())
            })?;
            let sum = e.b.get(total);
            e.b.store(result, i, sum);
            let row = e.b.add(rows.first, t);
            e.sources.insert(anchor, Source { mem: result, origin: vec![row, c0], strides: vec![zero, one] });
            e.store_root(root, &[row, c], width)
        })?;
        // The tail after these rows: inputs count − kept .. count; ascending, so that none is overwritten before it is read.
        e.for_range(zero, kept, one, |e, j| {
            // input at count − kept + j, that is `kept − j` before row `count`
            let back = e.b.sub(kept, j);
            let x = input(e, count, back, c)?;
            for k in 0..width {
                let offset = e.b.u32(k.into());
                let channel = e.b.add(c, offset);
                let channel = e.b.add(tail_base, channel);
                let address = e.b.at(j, channel, kept);
                let part = e.b.extract(x, k);
                e.b.store(tail, address, part);
            }
            Ok(())
        })
    })
}

pub fn delta(e: &mut Eval<'_>, anchor: Value, roots: &[Value]) -> Result<(), String> {
    let root = one_root(roots)?;
    let args = e.graph.args(anchor).to_vec();
    let (q, k, v, g, beta) = (args[0], args[1], args[2], args[3], args[4]);
    let (q_shape, v_shape) = (e.tensor(q)?.shape, e.tensor(v)?.shape);
    let (key_heads, dk) = (q_shape[1].clone(), q_shape[2].clone());
    let (heads, dv) = (v_shape[1].clone(), v_shape[2].clone());
    for dim in [&dk, &dv] {
        e.constraints.push(Constraint::AtMost(dim.clone(), MOST_CHANNELS));
    }
    e.constraints.dedup();
    e.b.kernel.grid[0] = GridDim::of(heads.clone(), 1);
    e.b.kernel.grid[1] = GridDim::of(Dim::sym(STREAMS), 1);
    let (head, stream) = (e.b.group_id(0), e.b.group_id(1));
    let rows = stream_rows(e, stream);
    let matrix = state(e, args[5])?;
    let (zero, one) = (e.b.u32(0), e.b.u32(1));
    let (head_count, key_head_count) = (e.b.dim(&heads), e.b.dim(&key_heads));
    let share = e.b.div(head_count, key_head_count);
    let key_head = e.b.div(head, share);
    let (dk_len, dv_len) = (e.b.dim(&dk), e.b.dim(&dv));
    let key_width = e.width(&dk);
    let width = e.width(&dv);
    let base = e.b.at(head, rows.slot, head_count);
    let base = e.b.mul(base, dk_len);
    let base = e.b.mul(base, dv_len);

    let most = Dim::constant(MOST_CHANNELS);
    let (query, key) = (e.b.shared(Elem::F32, most.clone()), e.b.shared(Elem::F32, most.clone()));
    let result = e.b.shared(Elem::F32, most);
    // A lane owns whole columns of the matrix, so lanes never meet in it.
    e.when(rows.fresh, |e| {
        e.cooperate(dv_len, width, |e, c| {
            let zeros = e.b.f32(0.0, width);
            e.for_range(zero, dk_len, one, |e, i| {
                let at = e.b.add(base, c);
                let address = e.b.at(at, i, dv_len);
                e.b.store(matrix, address, zeros);
                Ok(())
            })
        })
    })?;
    e.for_range(rows.first, rows.end, one, |e, row| {
        for (value, mem) in [(q, query), (k, key)] {
            e.prepare(value, &[row, key_head])?;
            e.cooperate(dk_len, key_width, |e, d| {
                let x = e.at(value, &[row, key_head, d], key_width)?;
                e.b.store(mem, d, x);
                Ok(())
            })?;
        }
        let log_decay = e.at(g, &[row, head], 1)?;
        let decay = e.b.unary(KUnary::Exp, log_decay);
        let decay = e.b.splat(decay, width);
        let rate = e.at(beta, &[row, head], 1)?;
        let rate = e.b.splat(rate, width);
        e.prepare(v, &[row, head])?;
        e.b.barrier();
        e.cooperate(dv_len, width, |e, c| {
            let column = e.b.add(base, c);
            let zeros = e.b.f32(0.0, width);
            let predicted = e.b.var(zeros);
            e.for_range(zero, dk_len, one, |e, i| {
                let address = e.b.at(column, i, dv_len);
                let s = e.b.load(matrix, address, width);
                let s = e.b.mul(s, decay);
                let k = e.b.load(key, i, 1);
                let k = e.b.splat(k, width);
                let sum = e.b.get(predicted);
                let sum = e.b.fma(s, k, sum);
                e.b.set(predicted, sum);
                Ok(())
            })?;
            let predicted = e.b.get(predicted);
            let target = e.at(v, &[row, head, c], width)?;
            let error = e.b.sub(target, predicted);
            let update = e.b.mul(rate, error);
            let output = e.b.var(zeros);
            e.for_range(zero, dk_len, one, |e, i| {
                let address = e.b.at(column, i, dv_len);
                let s = e.b.load(matrix, address, width);
                let s = e.b.mul(s, decay);
                let k = e.b.load(key, i, 1);
                let k = e.b.splat(k, width);
                let s = e.b.fma(k, update, s);
                e.b.store(matrix, address, s);
                let q = e.b.load(query, i, 1);
                let q = e.b.splat(q, width);
                let sum = e.b.get(output);
                let sum = e.b.fma(s, q, sum);
                e.b.set(output, sum);
                Ok(())
            })?;
            let output = e.b.get(output);
            e.b.store(result, c, output);
            Ok(())
        })?;
        e.b.barrier();
        let strides = vec![zero, zero, one];
        e.sources.insert(anchor, Source { mem: result, origin: vec![row, head, zero], strides });
        let flat = e.tensor(root)?.shape.len() == 2;
        if !flat {
            e.prepare(root, &[row, head])?;
        } else {
            // The row function runs before the heads are laid side by side.
            let inner = e.graph.args(root).first().copied().unwrap_or(root);
            e.prepare(inner, &[row, head])?;
        }
        e.cooperate(dv_len, width, |e, c| {
            let idx = match flat {
                true => vec![row, e.merge_index(head, c, &dv)],
                false => vec![row, head, c],
            };
            e.store_root(root, &idx, width)
        })?;
        e.b.barrier();
        Ok(())
    })?;
    Ok(())
}
