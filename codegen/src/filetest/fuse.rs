//! `test fuse`: the launches of a graph, as its `mat`s say.

use super::{Command, Function};
use crate::fuse::{fuse, kind};
use tf_ir::text::print_graph;

pub fn run(function: &Function, _: &Command) -> Result<String, String> {
    let Function::Graph(graph) = function else { return Err("`fuse` takes graphs, found a kernel".into()) };
    let fused = fuse(graph)?;
    let kinds: Vec<&str> = fused.groups.values().map(|g| kind(&fused, g).name()).collect();
    Ok(format!("{}{} launches: {}\n", print_graph(&fused), kinds.len(), kinds.join(", ")))
}
