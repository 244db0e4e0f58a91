//! `test opt [launch=BYTES]`: a graph as the optimizer leaves it, and which rules were applied.

use super::{Command, Function};
use crate::egraph::{Options, optimize_at};
use tf_ir::text::print_graph;

/// What a launch costs where the test does not say, in bytes.
const LAUNCH: u64 = 100_000;

pub fn run(function: &Function, command: &Command) -> Result<String, String> {
    let Function::Graph(graph) = function else { return Err("`opt` takes graphs, found a kernel".into()) };
    let launch = match command.arg("launch") {
        None => LAUNCH,
        Some(text) => text.parse().map_err(|_| format!("`launch={text}` is not a number of bytes"))?,
    };
    let optimized = optimize_at(graph, launch, &Options::default())?;
    let mut text = print_graph(&optimized.graph);
    for (name, count) in &optimized.fired {
        text += &format!("{count} {name}\n");
    }
    if optimized.stopped_by_limit {
        text += "a limit ended the search\n";
    }
    Ok(text)
}
