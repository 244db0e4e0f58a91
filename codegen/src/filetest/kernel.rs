//! `; kernel: group=0` under a graph with scheduled groups: the kernel of one group, and what must hold to launch it.
//!
//! `tiles` asks for attention by tile products.

use super::{Command, Function};
use crate::kernelize::{Request, kernelize};
use std::path::Path;
use tf_ir::graph::Group;
use tf_ir::text::print_kernel;
use tf_ir::verify::{check_graph, check_kernel};

pub fn run(function: &Function, _: &Path, command: &Command) -> Result<String, String> {
    let Function::Graph(graph) = function else { return Err("`kernel` takes graphs, found a kernel".into()) };
    check_graph(graph)?;
    let index = command.arg("group").unwrap_or("0");
    let group = index.parse().ok().and_then(|index| graph.groups.get(Group(index)));
    let group = group.ok_or_else(|| format!("`@{}` has no group {index}", graph.name))?;
    let schedule = group.schedule.as_ref().ok_or_else(|| format!("group {index} has no schedule"))?;
    let attention_tiles = command.arg("tiles").is_some();
    let made = kernelize(graph, group, &Request { name: &graph.name, schedule, attention_tiles })?;
    check_kernel(&made.kernel)?;
    let when = ron::to_string(&made.constraints).map_err(|e| e.to_string())?;
    Ok(format!("{}when {when}\n", print_kernel(&made.kernel)))
}
