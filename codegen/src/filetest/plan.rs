//! `; plan: target=T` under a graph: its launches as `T` can bind them, each with the schedule it prefers.

use super::{Command, Function, target};
use crate::{fuse, plan};
use std::path::Path;
use tf_ir::text::print_graph;
use tf_ir::verify::check_graph;

pub fn run(function: &Function, path: &Path, command: &Command) -> Result<String, String> {
    let Function::Graph(graph) = function else { return Err("`plan` takes graphs, found a kernel".into()) };
    let planned = plan::plan(fuse::fuse(graph)?, &target(path, command)?);
    check_graph(&planned)?;
    Ok(print_graph(&planned))
}
