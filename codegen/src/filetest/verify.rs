//! `test verify`: what the parser and the verifiers complain of, as `; error: message` at the end of the guilty line.

use super::Command;
use std::collections::BTreeMap;
use tf_ir::diag::Diag;
use tf_ir::text::parse_module;
use tf_ir::verify::{graph_faults, kernel_faults, locate};

const MARK: &str = "; error: ";

/// The text with the marks that belong there, and no others.
pub fn run(text: &str, _: &Command) -> Result<String, String> {
    let mut faults: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    for diag in diags(text) {
        faults.entry(diag.line.max(1)).or_default().push(diag.message);
    }
    let mut out = String::new();
    for (number, line) in (1..).zip(text.lines()) {
        let bare = line.find(MARK).map_or(line, |at| &line[..at]);
        match faults.get(&number) {
            Some(messages) => out.push_str(&format!("{} {MARK}{}\n", bare.trim_end(), messages.join(" | "))),
            None if bare == line => out.push_str(&format!("{line}\n")),
            None => out.push_str(&format!("{}\n", bare.trim_end())),
        }
    }
    Ok(out)
}

/// All faults of a text, in the order of its lines.
pub fn diags(text: &str) -> Vec<Diag> {
    let module = match parse_module(text) {
        Ok(module) => module,
        Err(diags) => return diags,
    };
    let mut all = Vec::new();
    for (graph, places) in module.graphs.iter().zip(&module.graph_places) {
        all.extend(locate(&graph_faults(graph), places));
    }
    for (kernel, places) in module.kernels.iter().zip(&module.kernel_places) {
        all.extend(locate(&kernel_faults(kernel, None), places));
    }
    all.sort_by_key(|d| d.line);
    all
}
