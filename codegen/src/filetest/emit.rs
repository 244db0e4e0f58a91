//! `; emit: target=T` under a kernel: its text for `T`, after what `legalize` has to do first.

use super::legalize::legalized;
use super::{Command, Function};
use crate::{emit, generated};
use std::path::Path;

pub fn run(function: &Function, path: &Path, command: &Command) -> Result<String, String> {
    let (kernel, target) = legalized(function, path, command)?;
    let text = emit::emit(&kernel, &target)?;
    match generated::wgsl_fault(&text).filter(|_| target.name == "wgsl") {
        Some(fault) => Err(format!("{text}{fault}")),
        None => Ok(text),
    }
}
