//! Whether a graph or a kernel means something. Later stages rely on what is checked here and do not check it again.
//!
//! One file per level; its head lists every check. A fault here is a fault of the pass that made the function (or of
//! the text it was read from), so [`check_graph`] and [`check_kernel`] print the whole function with the messages under
//! the lines.

mod graph;
mod kernel;
mod uniform;

use crate::diag::Diag;
use crate::graph::Graph;
use crate::kernel::Kernel;
use crate::target::Target;
use crate::text::{Place, Places, print_graph_places, print_kernel_places};

/// A fault and the part of the function it is at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub place: Place,
    pub message: String,
}

/// The faults of a graph; lines are those of its printed form.
pub fn graph(graph: &Graph) -> Result<(), Vec<Diag>> {
    match graph_faults(graph) {
        faults if faults.is_empty() => Ok(()),
        faults => Err(locate(&faults, &print_graph_places(graph).1)),
    }
}

/// The faults of a kernel; lines are those of its printed form.
pub fn kernel(kernel: &Kernel) -> Result<(), Vec<Diag>> {
    match kernel_faults(kernel, None) {
        faults if faults.is_empty() => Ok(()),
        faults => Err(locate(&faults, &print_kernel_places(kernel).1)),
    }
}

/// The faults of a kernel, and what of it a target cannot hold.
pub fn kernel_for(kernel: &Kernel, target: &Target) -> Result<(), Vec<Diag>> {
    match kernel_faults(kernel, Some(target)) {
        faults if faults.is_empty() => Ok(()),
        faults => Err(locate(&faults, &print_kernel_places(kernel).1)),
    }
}

/// The whole function with the faults under their lines, if there are any.
pub fn check_graph(graph: &Graph) -> Result<(), String> {
    self::graph(graph).map_err(|diags| annotate(&print_graph_places(graph).0, &diags))
}

/// The whole kernel with the faults under their lines, if there are any.
pub fn check_kernel(kernel: &Kernel) -> Result<(), String> {
    self::kernel(kernel).map_err(|diags| annotate(&print_kernel_places(kernel).0, &diags))
}

/// The faults of a graph by place; for callers that know other lines than those of the printed form.
pub fn graph_faults(graph: &Graph) -> Vec<Fault> {
    graph::faults(graph)
}

/// The faults of a kernel by place.
pub fn kernel_faults(kernel: &Kernel, target: Option<&Target>) -> Vec<Fault> {
    kernel::faults(kernel, target)
}

/// Faults with the lines of their places, in the order of the lines.
pub fn locate(faults: &[Fault], places: &Places) -> Vec<Diag> {
    let line = |place: &Place| places.get(place).copied().unwrap_or(0);
    let mut diags: Vec<Diag> = faults.iter().map(|f| Diag::new("", line(&f.place), 0, f.message.clone())).collect();
    diags.sort_by_key(|d| d.line);
    diags
}

/// A text with each fault as a comment under its line.
pub fn annotate(text: &str, diags: &[Diag]) -> String {
    let mut out = String::new();
    for diag in diags.iter().filter(|d| d.line == 0) {
        out.push_str(&format!("; error: {}\n", diag.message));
    }
    for (number, line) in (1..).zip(text.lines()) {
        out.push_str(line);
        out.push('\n');
        let indent = &line[..line.len() - line.trim_start().len()];
        for diag in diags.iter().filter(|d| d.line == number) {
            out.push_str(&format!("{indent}; error: {}\n", diag.message));
        }
    }
    out
}

#[cfg(test)]
mod tests;
