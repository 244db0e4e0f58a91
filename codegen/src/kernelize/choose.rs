//! Choosing among the elements of a row: the largest, elements by index, and sums over an axis that is not the last.

use super::eval::{Eval, Source};
use tf_ir::bundle::Constraint;
use tf_ir::graph::Value;
use tf_ir::kernel::*;
use tf_ir::ops::{CompareOp, ReduceOp};
use tf_ir::shape::Dim;

/// Most elements that one row chooses: their places lie in an array of the workgroup.
const MOST_CHOSEN: u64 = 64;

impl Eval<'_> {
    /// The places of the `k` largest elements of x's row at `lead`, found by all lanes together, one after the other: the
    /// first of the largest among those behind the one before. Places are compared as f32, which holds them exactly.
    /// Reached by all lanes alike; [`Eval::at`] finds them afterwards.
    pub fn choose(&mut self, top: Value, x: Value, k: &Dim, lead: &[Val]) -> Result<(), String> {
        let len = self.tensor(x)?.shape.last().cloned().ok_or("`top_k` of a scalar")?;
        match k.as_constant() {
            Some(k) if k <= MOST_CHOSEN => {}
            Some(k) => return Err(format!("a row chooses at most {MOST_CHOSEN} elements, found {k}")),
            None => self.constraints.push(Constraint::AtMost(k.clone(), MOST_CHOSEN)),
        }
        let places = self.b.shared(Elem::I32, Dim::constant(MOST_CHOSEN));
        let (zero, one) = (self.b.u32(0), self.b.u32(1));
        let (len, k) = (self.b.dim(&len), self.b.dim(k));
        let none = self.b.convert(len, Elem::F32);
        let last = self.b.sub(len, one);
        let last = self.b.convert(last, Elem::F32);
        let (most, least, before) = (f32::INFINITY, f32::NEG_INFINITY, -1.0);
        let (most, least, before) = (self.b.f32(most, 1), self.b.f32(least, 1), self.b.f32(before, 1));
        let (previous, previous_place) = (self.b.var(most), self.b.var(before));
        self.b.barrier();
        self.for_range(zero, k, one, |e, j| {
            let (best, best_place) = (e.b.var(least), e.b.var(none));
            let (than, than_place) = (e.b.get(previous), e.b.get(previous_place));
            e.cooperate(len, 1, |e, d| {
                let x = e.at(x, &[lead, &[d]].concat(), 1)?;
                let place = e.b.convert(d, Elem::F32);
                let behind = e.precedes(than, than_place, x, place);
                let (so_far, so_far_place) = (e.b.get(best), e.b.get(best_place));
                let better = e.precedes(x, place, so_far, so_far_place);
                let take = e.b.both(behind, better);
                let (x, place) = (e.b.select(take, x, so_far), e.b.select(take, place, so_far_place));
                e.b.set(best, x);
                e.b.set(best_place, place);
                Ok(())
            })?;
            let (of_lane, place) = (e.b.get(best), e.b.get(best_place));
            let largest = e.b.lane_reduce(ReduceOp::Max, of_lane);
            let holds = e.b.compare(CompareOp::Eq, of_lane, largest);
            let place = e.b.select(holds, place, none);
            let negated = e.b.unary(KUnary::Neg, place);
            let first = e.b.lane_reduce(ReduceOp::Max, negated);
            let first = e.b.unary(KUnary::Neg, first);
            // A row of NaNs has no largest element; what reads by this place stays inside the row.
            let first = e.b.min(first, last);
            e.b.set(previous, largest);
            e.b.set(previous_place, first);
            let lane = e.b.lane();
            let writes = e.b.lt(lane, one);
            e.when(writes, |e| {
                let place = e.b.convert(first, Elem::I32);
                e.b.store(places, j, place);
                Ok(())
            })
        })?;
        self.b.barrier();
        let mut strides = vec![zero; lead.len()];
        strides.push(one);
        self.sources.insert(top, Source { mem: places, origin: vec![zero; strides.len()], strides });
        Ok(())
    }

    /// Whether element `x` at `place` comes before `y` in descending order, equal ones by place.
    fn precedes(&mut self, x: Val, place: Val, y: Val, y_place: Val) -> Val {
        let larger = self.b.lt(y, x);
        let equal = self.b.compare(CompareOp::Eq, x, y);
        let earlier = self.b.lt(place, y_place);
        let tie = self.b.both(equal, earlier);
        self.b.binary(KBinary::Or, larger, tie)
    }

    /// The element of x's last axis that `index` names at `idx`.
    pub fn pick(&mut self, x: Value, index: Value, idx: &[Val]) -> Result<Val, String> {
        let place = self.at(index, idx, 1)?;
        let place = self.b.convert(place, Elem::U32);
        let lead = if self.tensor(x)?.shape.len() == 1 { &[] } else { &idx[..idx.len() - 1] };
        self.at(x, &[lead, &[place]].concat(), 1)
    }

    /// The sum of x along `axis` at `idx`, which lacks that axis, in order.
    pub fn fold_sum(&mut self, x: Value, axis: usize, idx: &[Val], width: u8) -> Result<Val, String> {
        let len = self.tensor(x)?.shape.get(axis).cloned().ok_or("`fold_sum` of an axis that does not exist")?;
        let start = self.b.f32(0.0, width);
        let total = self.b.var(start);
        let (zero, one, end) = (self.b.u32(0), self.b.u32(1), self.b.dim(&len));
        self.for_range(zero, end, one, |e, i| {
            let mut inner = idx.to_vec();
            inner.insert(axis, i);
            let x = e.at(x, &inner, width)?;
            let sum = e.b.get(total);
            let sum = e.b.add(sum, x);
            e.b.set(total, sum);
            Ok(())
        })?;
        Ok(self.b.get(total))
    }
}
