//! `test bundle target=T block=B`: the launches of a block of a spec as the manifest has them: memory, kernels and when
//! each is taken, what their buffers are bound to.

use super::{Command, lower, target};
use crate::bundle::compile;
use std::path::Path;
use tf_ir::bundle::{MANIFEST, Manifest};

pub fn run(text: &str, path: &Path, command: &Command) -> Result<String, String> {
    let (model, composites) = lower::read(text, path)?;
    let target = target(path, command)?;
    let name = target.name.clone();
    let files = compile(&model, text, &composites, &[target], None).map_err(|diags| lower::faults(&diags))?;
    let manifest: Manifest = ron::from_str(&files[MANIFEST]).map_err(|e| e.to_string())?;
    let block = command.arg("block").ok_or("no block; say which, as in `block=head`")?;
    let program = manifest.programs[&name].blocks.get(block).ok_or_else(|| format!("there is no block `{block}`"))?;
    let style = ron::ser::PrettyConfig::new().indentor("  ").depth_limit(4).new_line("\n");
    ron::ser::to_string_pretty(program, style).map_err(|e| e.to_string())
}
