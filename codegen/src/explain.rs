//! What the optimizer did to a block, for people: rules, launches, and bytes before and after, at stated sizes.

use crate::cost::{self, Moved, Sizes};
use crate::egraph::{self, Options};
use crate::fuse::{self, GroupKind};
use std::fmt;
use tf_ir::graph::{Graph, GroupData, Role, Value};
use tf_ir::ops::Op;

/// Launches and the bytes they move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Traffic {
    pub launches: usize,
    pub moved: Moved,
}

/// One launch after optimizing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Launch {
    pub kind: GroupKind,
    /// Ops that are no plain arithmetic, with the params they take, e.g. `matmul q_proj`.
    pub anchors: Vec<String>,
    /// How many other ops it holds, views and constants left out.
    pub others: usize,
    pub roots: usize,
    pub moved: Moved,
}

#[derive(Clone, PartialEq, Debug)]
pub struct BlockReport {
    pub name: String,
    pub before: Traffic,
    pub after: Traffic,
    pub fired: Vec<(String, usize)>,
    pub stopped_by_limit: bool,
    pub launches: Vec<Launch>,
}

impl std::ops::Add for Traffic {
    type Output = Traffic;
    fn add(self, other: Traffic) -> Traffic {
        Traffic {
            launches: self.launches + other.launches,
            moved: Moved {
                read: self.moved.read + other.moved.read,
                written: self.moved.written + other.moved.written,
            },
        }
    }
}

impl fmt::Display for Traffic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Moved { read, written } = self.moved;
        write!(f, "{} launches, {read} bytes read, {written} written", self.launches)
    }
}

/// Optimizes a block, where a launch costs as much as moving `launch` bytes, and says what became of it. Errors as
/// [`egraph::optimize`].
pub fn block(graph: &Graph, launch: u64, options: &Options) -> Result<BlockReport, String> {
    let source = fuse::canonical(graph)?;
    let optimized = egraph::optimize_at(&source, launch, options)?;
    let fused = fuse::fuse(&optimized.graph)?;
    let moved = cost::moved(&fused, &options.sizes)?;
    let launches = fused.groups.values().zip(&moved).map(|(group, moved)| describe(&fused, group, *moved)).collect();
    Ok(BlockReport {
        name: graph.name.clone(),
        before: traffic(&source, &options.sizes)?,
        after: traffic(&fused, &options.sizes)?,
        fired: optimized.fired,
        stopped_by_limit: optimized.stopped_by_limit,
        launches,
    })
}

fn traffic(graph: &Graph, sizes: &Sizes) -> Result<Traffic, String> {
    let one = |moved: Moved| Traffic { launches: 1, moved };
    Ok(cost::moved(graph, sizes)?.into_iter().map(one).fold(Traffic::default(), |a, b| a + b))
}

fn describe(graph: &Graph, group: &GroupData, moved: Moved) -> Launch {
    let (mut anchors, mut others) = (Vec::new(), 0);
    for (op, args) in group.members.iter().filter_map(|m| graph.as_op(*m)) {
        match op {
            Op::Matmul
            | Op::ExpertMatmul
            | Op::TopK { .. }
            | Op::Order { .. }
            | Op::Gather
            | Op::Take
            | Op::KvStore
            | Op::Attention { .. }
            | Op::ConvScan
            | Op::DeltaScan => {
                anchors.push(anchor(graph, op, args));
            }
            Op::Const(_) | Op::Scalar(_) | Op::DimValue(_) => {}
            Op::Reshape(_) | Op::Transpose(_) | Op::Slice { .. } | Op::Concat { .. } => {}
            Op::Unary(_)
            | Op::Binary(_)
            | Op::Compare(_)
            | Op::Select
            | Op::Reduce(_)
            | Op::FoldSum { .. }
            | Op::Pick => others += 1,
            Op::Materialize | Op::Both | Op::Part(_) => {}
        }
    }
    Launch { kind: fuse::kind(graph, group), anchors, others, roots: group.roots.len(), moved }
}

fn anchor(graph: &Graph, op: &Op, args: &[Value]) -> String {
    let named = |v: &Value| graph.as_param(*v).filter(|p| matches!(p.role, Role::Weight | Role::State));
    let mut words = vec![op.name().to_string()];
    words.extend(args.iter().filter_map(named).map(|p| p.name.clone()));
    words.join(" ")
}

impl fmt::Display for Launch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.kind.name())?;
        if !self.anchors.is_empty() {
            write!(f, "{}, ", self.anchors.join(", "))?;
        }
        write!(f, "{} other ops; {} stored", self.others, self.roots)?;
        write!(f, "; {} bytes read, {} written", self.moved.read, self.moved.written)
    }
}

impl fmt::Display for BlockReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "block {}", self.name)?;
        writeln!(f, "  before: {}", self.before)?;
        writeln!(f, "  after:  {}", self.after)?;
        for (index, launch) in self.launches.iter().enumerate() {
            writeln!(f, "    {index} {launch}")?;
        }
        if self.stopped_by_limit {
            writeln!(f, "  a limit ended the search")?;
        }
        writeln!(f, "  rules:")?;
        for (name, count) in &self.fired {
            let class = egraph::class_of(name).map_or("", |c| c.name());
            writeln!(f, "    {count:>4} {name} ({class})")?;
        }
        Ok(())
    }
}

/// A kind of layer as a sequence of blocks: what it launches and moves, before and after.
pub fn layer<'a>(blocks: impl Iterator<Item = &'a BlockReport>) -> (Traffic, Traffic) {
    blocks.fold((Traffic::default(), Traffic::default()), |(before, after), b| (before + b.before, after + b.after))
}
