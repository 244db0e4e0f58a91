//! `test lower`: the graph of each block of a spec, or all that is wrong with the spec. Composites come from `specs/ops`.

use super::{Command, specs};
use crate::load;
use crate::lower::{Composites, lower};
use std::path::Path;
use tf_ir::diag::Diag;
use tf_ir::spec::{self, Model};
use tf_ir::text::print_graph;

pub fn run(text: &str, path: &Path, _: &Command) -> Result<String, String> {
    let (model, composites) = read(text, path)?;
    let graphs = lower(&model, &composites).map_err(|diags| faults(&diags))?;
    Ok(graphs.iter().map(print_graph).collect::<Vec<_>>().join("\n"))
}

/// The spec that a test holds, and the composites of the project.
pub fn read(text: &str, path: &Path) -> Result<(Model, Composites), String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let model = spec::read(&name, text).map_err(|diag| faults(&[diag]))?;
    let composites = load::load_composites(&specs(path)?.join("ops")).map_err(|diags| faults(&diags))?;
    Ok((model, composites))
}

/// Messages, one a line, without their places: those count from below the head of a test.
pub fn faults(diags: &[Diag]) -> String {
    diags.iter().map(|diag| diag.message.as_str()).collect::<Vec<_>>().join("\n")
}
