//! Printers: a legalized kernel (level 50) as text for its target (level 60). They decide nothing; what a target lacks
//! was rewritten by `legalize`.

mod c_like;
pub mod msl;
pub mod ptx;
pub mod wgsl;

use tf_ir::kernel::Kernel;
use tf_ir::target::Target;

/// The text of `kernel` for `target`; an error names a target without a printer.
pub fn emit(kernel: &Kernel, target: &Target) -> Result<String, String> {
    match target.name.as_str() {
        "cpu" => Ok(tf_ir::text::print_kernel(kernel)),
        "wgsl" => Ok(wgsl::print(kernel)),
        "msl" => Ok(msl::print(kernel)),
        "ptx" => Ok(ptx::print(kernel)),
        other => Err(format!("no printer for target `{other}`; there are cpu, wgsl, msl, ptx")),
    }
}
