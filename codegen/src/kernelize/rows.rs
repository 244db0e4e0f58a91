//! Groups without an anchor: a workgroup takes one row (all axes but the last) of the roots, which share their leading
//! axes; lanes share the last axis.

use super::eval::Eval;
use tf_ir::graph::Value;
use tf_ir::kernel::GridDim;
use tf_ir::ops::Op;
use tf_ir::shape::Dim;

pub fn rows(e: &mut Eval<'_>, roots: &[Value]) -> Result<(), String> {
    let first = *roots.first().ok_or("a group has a root")?;
    let lead = leading(e, first)?;
    for root in roots {
        if leading(e, *root)? != lead {
            return Err("roots of one launch have different leading axes".to_string());
        }
    }
    let count = lead.iter().cloned().fold(Dim::constant(1), |a, b| a * b);
    e.b.kernel.grid[0] = GridDim { sizes: vec![count.clone()], tile: 1, capped: true };
    let (total, one) = (e.b.dim(&count), e.b.u32(1));
    let (start, end) = e.share(total);
    e.for_range(start, end, one, |e, row| {
        let lead = e.split_index(row, &lead);
        for root in roots {
            let value = computed(e, *root);
            e.prepare(value, &lead)?;
            let len = e.tensor(value)?.shape.last().cloned().unwrap_or(Dim::constant(1));
            let width = e.width(&len);
            let len = e.b.dim(&len);
            e.cooperate(len, width, |e, d| e.store_root(*root, &[lead.as_slice(), &[d]].concat(), width))?;
        }
        Ok(())
    })
}

/// What is evaluated for a root: the stored rows for `kv_store`, else the root itself.
fn computed(e: &Eval<'_>, root: Value) -> Value {
    match e.graph.as_op(root) {
        Some((Op::KvStore, args)) => args[1],
        _ => root,
    }
}

fn leading(e: &Eval<'_>, root: Value) -> Result<Vec<Dim>, String> {
    let mut shape = e.tensor(computed(e, root))?.shape;
    shape.pop().ok_or_else(|| format!("{root} has no axis to share among lanes"))?;
    Ok(shape)
}
