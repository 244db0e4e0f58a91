//! Chooses how each group is computed: a list of schedules from the target's description, best first.
//!
//! Takes a fused graph (level 30). What must be known to choose among the schedules of a group becomes constraints of
//! the kernels made with them; schedules that differ only in rows give the same bits.

use crate::fuse;
use tf_ir::bundle::Constraint;
use tf_ir::format::BLOCK;
use tf_ir::graph::{Graph, GroupData, Value};
use tf_ir::ops::Op;
use tf_ir::schedule::Schedule;
use tf_ir::target::{Target, TileForm};

/// A schedule and what must hold for it besides what its kernel asks.
pub struct Choice {
    pub when: Vec<Constraint>,
    pub schedule: Schedule,
}

/// Every schedule of `group` that its kernels are made with, in order of preference.
pub fn choices(graph: &Graph, group: &GroupData, target: &Target) -> Vec<Choice> {
    let mut all = Vec::new();
    // Whole blocks of columns, for weights that are rotated block by block.
    let mut blocks = Vec::new();
    let mut vectors = vec![target.vector];
    if target.vector != 1 {
        vectors.push(1);
    }
    let is_product = |v: &Value| matches!(graph.as_op(*v), Some((Op::Matmul | Op::ExpertMatmul, _)));
    let matmul = group.members.iter().find(|v| is_product(v));
    let attention = group.members.iter().any(|v| matches!(graph.as_op(*v), Some((Op::Attention { .. }, _))));
    for vector in vectors {
        let base = Schedule { lanes: target.lanes, vector, rows: 1, cols: 1, k_chunk: None };
        match matmul {
            Some(matmul) => {
                let rows_of_x = graph.ty(*matmul).as_tensor().and_then(|t| t.shape.first());
                let base = Schedule { lanes: target.product_lanes(), cols: target.tile_cols, ..base };
                // The kernels of a matrix unit are large: shapes that no vector fits have the one of the fewest rows.
                let one_size = matches!(target.tile, TileForm::Matrix(_));
                let most = if one_size && vector == 1 { 1 } else { target.tile_rows.len() };
                let mut rows: Vec<u32> = target.tile_rows.iter().copied().take(most).collect();
                let at_most: Vec<u64> = rows.iter().take(most.saturating_sub(1)).map(|rows| u64::from(*rows)).collect();
                // Where shared memory is too small for the most rows, the fewest serve any number.
                if one_size && most > 1 {
                    rows.push(rows[0]);
                }
                for (i, rows) in rows.into_iter().enumerate() {
                    let when = match (rows_of_x, at_most.get(i)) {
                        (Some(dim), Some(at_most)) => vec![Constraint::AtMost(dim.clone(), *at_most)],
                        _ => Vec::new(),
                    };
                    let schedule = Schedule { rows, k_chunk: target.k_chunk, ..base.clone() };
                    all.push(Choice { when, schedule });
                }
                if target.stored_words && !base.takes_blocks() {
                    let rows = target.tile_rows.last().copied().unwrap_or(1);
                    blocks.push(Schedule { rows, cols: BLOCK as u32, k_chunk: Some(BLOCK as u32), ..base });
                }
            }
            None if attention => {
                let schedule = Schedule { rows: target.attention_rows, ..base };
                all.push(Choice { when: Vec::new(), schedule });
            }
            None => all.push(Choice { when: Vec::new(), schedule: base }),
        }
    }
    all.extend(blocks.into_iter().map(|schedule| Choice { when: Vec::new(), schedule }));
    all
}

/// The launches of a joined group's roots, as few as the bound on buffers allows; roots stay in order.
fn split(graph: &Graph, group: &GroupData, most: usize) -> Vec<GroupData> {
    let mut parts: Vec<GroupData> = Vec::new();
    for root in &group.roots {
        let joined = parts.last().map(|last| fuse::group(graph, &[last.roots.as_slice(), &[*root]].concat()));
        match (joined, parts.last_mut()) {
            (Some(joined), Some(last)) if buffers(graph, &joined) <= most => *last = joined,
            _ => parts.push(fuse::group(graph, &[*root])),
        }
    }
    parts
}

/// Buffers that the kernel of a group takes: what it reads and stores, and the columns that state ops read by themselves.
fn buffers(graph: &Graph, group: &GroupData) -> usize {
    let stored = group.roots.iter().filter(|root| !graph.ty(**root).is_state()).count();
    let has = |wanted: fn(&Op) -> bool| group.members.iter().any(|v| graph.as_op(*v).is_some_and(|(op, _)| wanted(op)));
    let columns = match () {
        _ if has(|op| matches!(op, Op::Attention { .. })) => 4,
        _ if has(|op| matches!(op, Op::KvStore | Op::ConvScan | Op::DeltaScan)) => 3,
        _ => 0,
    };
    fuse::reads(graph, group).len() + stored + columns
}

/// The graph with launches that the target can bind, each with its preferred schedule (level 40).
pub fn plan(mut graph: Graph, target: &Target) -> Graph {
    if let Some(most) = target.most_buffers {
        let groups: Vec<GroupData> = graph.groups.values().cloned().collect();
        graph.groups = groups.iter().flat_map(|group| split(&graph, group, most as usize)).collect();
    }
    let chosen: Vec<_> = graph
        .groups
        .iter()
        .map(|(id, group)| (id, choices(&graph, group, target).into_iter().next().map(|c| c.schedule)))
        .collect();
    for (id, schedule) in chosen {
        graph.groups[id].schedule = schedule;
    }
    graph
}
