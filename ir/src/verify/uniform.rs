//! Which values of a kernel are the same in all lanes of a workgroup, conservatively.
//!
//! Uniform are constants, dims, scalars, group ids and counts, lane reductions, loads from read-only buffers at uniform
//! indices, arithmetic of uniform values, indices of loops with uniform bounds, and variables that are only ever set to
//! uniform values in uniform control flow. Lane ids, shuffles, matrix products, and loads from memory that lanes write are not. With one
//! lane everything is.

use crate::entity::Entity;
use crate::kernel::*;

pub struct Uniform {
    values: Vec<bool>,
}

impl Uniform {
    pub fn has(&self, value: Val) -> bool {
        self.values.get(value.index()).copied().unwrap_or(false)
    }
}

/// The uniform values of `kernel`.
pub fn analyze(kernel: &Kernel) -> Uniform {
    if kernel.lanes == 1 {
        return Uniform { values: vec![true; kernel.values.len()] };
    }
    let mut state =
        State { kernel, values: vec![false; kernel.values.len()], vars: vec![true; kernel.vars.len()], changed: true };
    // Each round only ever takes variables away, so there are at most as many rounds as variables, and one more.
    while state.changed {
        state.changed = false;
        state.block(&kernel.body, true);
    }
    Uniform { values: state.values }
}

struct State<'a> {
    kernel: &'a Kernel,
    values: Vec<bool>,
    vars: Vec<bool>,
    changed: bool,
}

impl State<'_> {
    fn has(&self, value: &Val) -> bool {
        self.values.get(value.index()).copied().unwrap_or(false)
    }

    fn mark(&mut self, value: Val, uniform: bool) {
        if let Some(known) = self.values.get_mut(value.index()) {
            *known = uniform;
        }
    }

    fn block(&mut self, body: &[Stmt], flow: bool) {
        for stmt in body {
            match stmt {
                Stmt::Let(value, inst) => {
                    let uniform = self.inst(inst);
                    self.mark(*value, uniform);
                }
                Stmt::Set(var, value) => {
                    let uniform = flow && self.has(value);
                    if let Some(known) = self.vars.get_mut(var.index())
                        && *known
                        && !uniform
                    {
                        *known = false;
                        self.changed = true;
                    }
                }
                Stmt::For { index, start, end, step, body } => {
                    let uniform = self.has(start) && self.has(end) && self.has(step);
                    self.mark(*index, uniform);
                    self.block(body, flow && uniform);
                }
                Stmt::If { condition, then, otherwise } => {
                    let uniform = self.has(condition);
                    self.block(then, flow && uniform);
                    self.block(otherwise, flow && uniform);
                }
                Stmt::Store(..) | Stmt::Barrier | Stmt::TileZero(_) | Stmt::TileMma { .. } | Stmt::TileStore { .. } => {
                }
            }
        }
    }

    fn inst(&self, inst: &Inst) -> bool {
        match inst {
            Inst::Const(_) | Inst::Dim(_) | Inst::Scalar(_) | Inst::GroupId(_) | Inst::GroupCount(_) => true,
            Inst::Lane | Inst::ShuffleXor(..) | Inst::Mma(..) => false,
            Inst::LaneReduce(..) => true,
            Inst::Unary(_, x)
            | Inst::Convert(x)
            | Inst::Bitcast(x)
            | Inst::Splat(x)
            | Inst::Extract(x, _)
            | Inst::UnpackF16(x)
            | Inst::PackHalves(_, x) => self.has(x),
            Inst::Binary(_, x, y) | Inst::Compare(_, x, y) => self.has(x) && self.has(y),
            Inst::Fma(x, y, z) | Inst::Select(x, y, z) => self.has(x) && self.has(y) && self.has(z),
            Inst::Pack(parts) => parts.iter().all(|p| self.has(p)),
            Inst::Get(var) => self.vars.get(var.index()).copied().unwrap_or(false),
            Inst::Load(Mem::Buffer(b), index) => {
                self.has(index) && self.kernel.buffers.get(*b).is_some_and(|d| d.access == Access::Read)
            }
            Inst::Load(Mem::Shared(_) | Mem::Private(_), _) => false,
        }
    }
}
