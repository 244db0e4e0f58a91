//! A scheduled group becomes a kernel: tensors become loops over elements, lanes and memory.
//!
//! Takes a fused graph (level 40) and gives kernels that any target can be legalized from (level 50). One file for each
//! kind of group; what they share, the evaluation of a value at an index, is `eval.rs`. Nothing here knows a target or a
//! family; widths and tiles come from the schedule. How a stored weight lies is left to legalization or to the loader.

mod attention;
mod builder;
mod choose;
mod eval;
mod experts;
mod matmul;
mod order;
mod rows;
mod scan;

pub use builder::{Builder, reduce_binary};
pub use eval::Operand;

use eval::Eval;
use tf_ir::bundle::Constraint;
use tf_ir::graph::{Graph, GroupData, Value};
use tf_ir::kernel::Kernel;
use tf_ir::ops::Op;
use tf_ir::schedule::Schedule;

/// Which kernel of a group is wanted.
pub struct Request<'a> {
    pub name: &'a str,
    pub schedule: &'a Schedule,
    /// Attention by tile products over pages of values that lie [width][position].
    pub attention_tiles: bool,
}

/// A kernel, what its buffers are, and when it may be used.
pub struct Made {
    pub kernel: Kernel,
    /// One for each buffer, in order.
    pub operands: Vec<Operand>,
    pub constraints: Vec<Constraint>,
}

/// Makes the kernel of `group` that `request` asks for, or says why its schedule does not fit the group.
pub fn kernelize(graph: &Graph, group: &GroupData, request: &Request<'_>) -> Result<Made, String> {
    let builder = Builder::new(request.name, request.schedule.lanes);
    let mut eval = Eval::new(graph, &group.members, builder, request.schedule.vector);
    eval.transposed_values = request.attention_tiles;
    let anchors: Vec<Value> = group.members.iter().copied().filter(|v| is_anchor(graph, *v)).collect();
    match anchors.first().and_then(|v| graph.as_op(*v)) {
        None => rows::rows(&mut eval, &group.roots)?,
        Some((Op::Matmul, _)) => matmul::matmul(&mut eval, &group.roots, request.schedule)?,
        Some((Op::Attention { window }, _)) if request.attention_tiles => {
            attention::by_tiles(&mut eval, anchors[0], &group.roots, window.as_ref(), request.schedule)?;
        }
        Some((Op::Attention { window }, _)) => {
            attention::by_lanes(&mut eval, anchors[0], &group.roots, window.as_ref())?;
        }
        Some((Op::ConvScan, _)) => scan::conv(&mut eval, anchors[0], &group.roots)?,
        Some((Op::DeltaScan, _)) => scan::delta(&mut eval, anchors[0], &group.roots)?,
        Some((Op::ExpertMatmul, _)) => experts::experts(&mut eval, &anchors, &group.roots, request.schedule)?,
        Some((Op::Order { below }, _)) => order::order(&mut eval, anchors[0], &group.roots, below)?,
        Some((op, _)) => return Err(format!("no kernel is made of `{}`", op.name())),
    }
    let constraints = std::mem::take(&mut eval.constraints);
    Ok(Made { operands: std::mem::take(&mut eval.operands), constraints, kernel: eval.b.finish() })
}

/// Ops that shape the loops of their group.
fn is_anchor(graph: &Graph, value: Value) -> bool {
    use Op::*;
    let op = graph.as_op(value).map(|(op, _)| op);
    matches!(op, Some(Matmul | ExpertMatmul | Order { .. } | Attention { .. } | ConvScan | DeltaScan))
}
