//! `; legalize: target=T` under a kernel: what it becomes so that `T` can express it.
//!
//! `vector=1` is how much of K its loops may load at once; the target's widest otherwise.

use super::{Command, Function, target};
use crate::legalize;
use std::path::Path;
use tf_ir::kernel::Kernel;
use tf_ir::target::Target;
use tf_ir::text::print_kernel;
use tf_ir::verify::{check_kernel, kernel_faults};

pub fn run(function: &Function, path: &Path, command: &Command) -> Result<String, String> {
    let (kernel, _) = legalized(function, path, command)?;
    Ok(print_kernel(&kernel))
}

/// The kernel as its target can express it, and the target.
pub fn legalized(function: &Function, path: &Path, command: &Command) -> Result<(Kernel, Target), String> {
    let Function::Kernel(kernel) = function else {
        return Err(format!("`{}` takes kernels, found a graph", command.name));
    };
    check_kernel(kernel)?;
    let target = target(path, command)?;
    let vector = match command.arg("vector") {
        None => target.vector,
        Some(text) => text.parse().map_err(|_| format!("`vector={text}` is not a width"))?,
    };
    let kernel = legalize::legalize(kernel.as_ref().clone(), &target, vector)?;
    match kernel_faults(&kernel, Some(&target)).first() {
        None => Ok((kernel, target)),
        Some(fault) => Err(format!("{}\n{}", fault.message, print_kernel(&kernel))),
    }
}
