//! Sorting by counting: a lane takes a number, finds how many elements are smaller, writes the places of its own, and where
//! they begin.
//!
//! No lane waits for another and none writes where another does, so nothing depends on when they run.

use super::eval::{Eval, Operand};
use tf_ir::graph::Value;
use tf_ir::kernel::*;
use tf_ir::ops::CompareOp;
use tf_ir::shape::Dim;

pub fn order(e: &mut Eval<'_>, anchor: Value, roots: &[Value], below: &Dim) -> Result<(), String> {
    if roots != [anchor] {
        return Err("an `order` is alone in its launch".to_string());
    }
    let x = e.graph.args(anchor)[0];
    let count = e.tensor(x)?.shape.into_iter().fold(Dim::constant(1), |a, b| a * b);
    let from = e.operand(x)?;
    let from = Mem::Buffer(e.buffer(from, Access::Read));
    let to = Mem::Buffer(e.buffer(Operand::Stored(anchor), Access::Write));
    let lanes = e.b.kernel.lanes;
    e.b.kernel.grid[0] = GridDim { sizes: vec![below.clone() + Dim::constant(1)], tile: lanes, capped: true };
    let (zero, one, below, count) = (e.b.u32(0), e.b.u32(1), e.b.dim(below), e.b.dim(&count));
    let tile = e.b.u32(lanes);
    let tiles = e.b.add(below, tile);
    let tiles = e.b.div(tiles, tile);
    let (start, end) = e.share(tiles);
    e.for_range(start, end, one, |e, group| {
        let lane = e.b.lane();
        let number = e.b.at(lane, group, tile);
        let element = |e: &mut Eval<'_>, i: Val| {
            let x = e.b.load(from, i, 1);
            e.b.convert(x, Elem::U32)
        };
        let (smaller, equal) = (e.b.var(zero), e.b.var(zero));
        e.for_range(zero, count, one, |e, i| {
            let x = element(e, i);
            for (var, counted) in [(smaller, e.b.lt(x, number)), (equal, e.b.compare(CompareOp::Eq, x, number))] {
                let found = e.b.select(counted, one, zero);
                let sum = e.b.get(var);
                let sum = e.b.add(sum, found);
                e.b.set(var, sum);
            }
            Ok(())
        })?;
        let (first, equal) = (e.b.get(smaller), e.b.get(equal));
        // All are smaller than the number past the last one.
        let beyond = e.b.lt(below, number);
        let here = e.b.unary(KUnary::Not, beyond);
        e.when(here, |e| {
            let (at, start) = (e.b.add(count, number), e.b.convert(first, Elem::I32));
            e.b.store(to, at, start);
            Ok(())
        })?;
        let any = e.b.lt(zero, equal);
        e.when(any, |e| {
            e.for_range(zero, count, one, |e, i| {
                let x = element(e, i);
                let here = e.b.compare(CompareOp::Eq, x, number);
                e.when(here, |e| {
                    let at = e.b.get(smaller);
                    let place = e.b.convert(i, Elem::I32);
                    e.b.store(to, at, place);
                    let next = e.b.add(at, one);
                    e.b.set(smaller, next);
                    Ok(())
                })
            })
        })
    })
}
