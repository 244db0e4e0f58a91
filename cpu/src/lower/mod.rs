//! Kernel IR to machine code, by Cranelift, at load time.
//!
//! For: the CPU target, whose bundle holds kernel IR text. A kernel of one lane becomes one function that runs a range
//! of workgroups; dims that are known at load are constants in it, and a tile product is a call of a microkernel.
//!
//! Promises:
//! - What comes out computes what the kernel says, with a true fused multiply-add, on every machine alike.
//! - Whatever is not supported is refused by name before any code is made: several lanes, vectors of two, transcendental
//!   functions (legalization expands them), shared sizes that are not known at load.
//! - Integer division and remainder by zero give 0 and do not trap. Conversions of floats outside the integer's range
//!   give some integer.
//!
//! Deliberately absent: bounds checks of buffers. An index is what the kernel computes; whoever launches gives buffers
//! that hold every index the kernel makes for the launch's dims (the plan sizes them, the device checks the ranges).
//! Loops end when their index passes the bound; bounds and steps near 2^32 are not guarded.

mod conversion;
mod function;
mod inst;
mod layout;
mod memory;
mod stored;
#[cfg(test)]
mod tests;
mod tiles;

pub(crate) use layout::ALIGN as SCRATCH_ALIGN;

use crate::micro::{self, Activations, Packed, Products};
use crate::run::CompiledKernel;
use cranelift_codegen::Context;
use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::FunctionBuilderContext;
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{Linkage, Module, ModuleReloc, default_libcall_names};
use layout::Layout;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use tf_ir::format::Matrix;
use tf_ir::kernel::Kernel;
use tf_ir::shape::Env;
use tf_ir::verify;

/// Why a kernel was not compiled.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CompileError {
    #[error("kernel `{kernel}`: {what}, which the cpu target does not have; legalize the kernel for `cpu`")]
    Unsupported { kernel: String, what: String },
    #[error("kernel `{kernel}` is not valid: {what}")]
    Invalid { kernel: String, what: String },
    #[error("kernel `{kernel}`: {what}")]
    Size { kernel: String, what: String },
    #[error("kernel `{kernel}`: no machine code could be made: {what}")]
    Codegen { kernel: String, what: String },
    #[error("this machine is not supported: {0}")]
    Host(String),
}

/// A kernel to compile, and the stored weights that its buffers will be bound to, one for each (or none at all for a
/// kernel that reads none).
#[derive(Clone, Copy)]
pub struct Job<'a> {
    pub kernel: &'a Kernel,
    pub weights: &'a [Option<Matrix>],
}

/// Compiles one kernel; see [`compile_all`].
///
/// # Errors
/// As [`compile_all`].
pub fn compile(job: Job<'_>, known: &Env, products: impl Into<Products>) -> Result<CompiledKernel, CompileError> {
    let mut all = compile_all(&[job], known, products)?;
    all.pop().ok_or_else(|| CompileError::Host("nothing was compiled".to_string()))
}

/// Compiles kernels into one piece of memory, on two threads. A dim of a kernel that has a value under `known` becomes a
/// constant; its argument at a launch is ignored. How stored weights lie is built in. Tile products call the
/// microkernels of an instruction set, which this machine must have.
///
/// # Errors
/// For the first kernel that is refused: what it asks for that the target lacks, or a size that is not known.
pub fn compile_all(
    jobs: &[Job<'_>],
    known: &Env,
    products: impl Into<Products>,
) -> Result<Vec<CompiledKernel>, CompileError> {
    let products = products.into();
    let isa = products.isa;
    if !isa.is_available() {
        return Err(CompileError::Host(format!("it has no `{}` instructions", isa.name())));
    }
    if products.activations == Activations::Bf16 && micro::select_rounded(isa).is_none() {
        return Err(CompileError::Host(format!(
            "`{}` has no products of bf16 pairs, for bf16 activations",
            isa.name()
        )));
    }
    let target = host()?;
    let next = AtomicUsize::new(0);
    let slots: Vec<Mutex<Option<Result<Machine, CompileError>>>> = jobs.iter().map(|_| Mutex::new(None)).collect();
    let work = || {
        let (mut builder, mut context) = (FunctionBuilderContext::new(), Context::new());
        while let Some((job, slot)) = {
            let i = next.fetch_add(1, Ordering::Relaxed);
            jobs.get(i).zip(slots.get(i))
        } {
            let made = machine(*job, known, products, &target, &mut builder, &mut context);
            if made.is_err() {
                // What was begun would be taken for the next kernel's.
                builder = FunctionBuilderContext::new();
            }
            *slot.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(made);
        }
    };
    thread::scope(|scope| {
        if jobs.len() > 1 {
            scope.spawn(work);
        }
        work();
    });
    let kernels: Vec<&Kernel> = jobs.iter().map(|job| job.kernel).collect();
    let machines = slots.into_iter().zip(&kernels).map(|(slot, kernel)| {
        let made = slot.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        made.unwrap_or_else(|| Err(codegen(kernel, "the compiling thread stopped")))
    });
    let machines = machines.collect::<Result<Vec<Machine>, CompileError>>()?;
    link(&kernels, machines, target)
}

/// The kernel's Cranelift IR as text, for people.
///
/// # Errors
/// As [`compile_all`].
pub fn clif(job: Job<'_>, known: &Env) -> Result<String, CompileError> {
    let target = host()?;
    let layout = Layout::of(job.kernel, known)?;
    let (mut builder, mut context) = (FunctionBuilderContext::new(), Context::new());
    check(job.kernel)?;
    function::translate(job, known, micro::detect().into(), &*target, &layout, &mut builder, &mut context.func)?;
    Ok(context.func.display().to_string())
}

/// Machine code that is not in executable memory yet.
struct Machine {
    bytes: Vec<u8>,
    alignment: u64,
    relocs: Vec<ModuleReloc>,
    scratch: usize,
    /// What the code has the addresses of.
    packed: Vec<Arc<Packed>>,
}

fn codegen(kernel: &Kernel, what: impl ToString) -> CompileError {
    CompileError::Codegen { kernel: kernel.name.clone(), what: what.to_string() }
}

/// What the translation relies on and does not check again.
fn check(kernel: &Kernel) -> Result<(), CompileError> {
    if let Some(fault) = verify::kernel_faults(kernel, None).first() {
        return Err(CompileError::Invalid { kernel: kernel.name.clone(), what: fault.message.clone() });
    }
    let unsupported = |what: String| Err(CompileError::Unsupported { kernel: kernel.name.clone(), what });
    if kernel.lanes != 1 {
        return unsupported(format!("it has {} lanes", kernel.lanes));
    }
    match kernel.values.values().chain(kernel.vars.values()).find(|ty| ty.width != 1 && ty.width != 4) {
        Some(ty) => unsupported(format!("a value of type {ty}")),
        None => Ok(()),
    }
}

fn machine(
    job: Job<'_>,
    known: &Env,
    products: Products,
    target: &OwnedTargetIsa,
    builder: &mut FunctionBuilderContext,
    context: &mut Context,
) -> Result<Machine, CompileError> {
    let kernel = job.kernel;
    check(kernel)?;
    let layout = Layout::of(kernel, known)?;
    context.clear();
    let packed = function::translate(job, known, products, &**target, &layout, builder, &mut context.func)?;
    let compiled = context.compile(&**target, &mut ControlPlane::default());
    compiled.map_err(|error| codegen(kernel, format!("{:?}", error.inner)))?;
    let code = context.take_compiled_code().ok_or_else(|| codegen(kernel, "the code is missing"))?;
    let id = cranelift_module::FuncId::from_u32(0);
    let relocs = code.buffer.relocs().iter().map(|r| ModuleReloc::from_mach_reloc(r, &context.func, id)).collect();
    let alignment = u64::from(code.buffer.alignment);
    Ok(Machine { bytes: code.buffer.data().to_vec(), alignment, relocs, scratch: layout.bytes, packed })
}

/// Puts the code into executable memory.
fn link(
    kernels: &[&Kernel],
    machines: Vec<Machine>,
    target: OwnedTargetIsa,
) -> Result<Vec<CompiledKernel>, CompileError> {
    let signature = function::signature(&*target);
    let mut module = JITModule::new(JITBuilder::with_isa(target, default_libcall_names()));
    let mut ids = Vec::with_capacity(machines.len());
    for (i, (kernel, machine)) in kernels.iter().zip(&machines).enumerate() {
        // Names are the module's alone: two kernels may share theirs.
        let name = format!("{}.{i}", kernel.name);
        let id = module.declare_function(&name, Linkage::Local, &signature).map_err(|e| codegen(kernel, e))?;
        module
            .define_function_bytes(id, machine.alignment, &machine.bytes, &machine.relocs)
            .map_err(|e| codegen(kernel, e))?;
        ids.push(id);
    }
    module.finalize_definitions().map_err(|e| CompileError::Host(e.to_string()))?;
    let entries: Vec<*const u8> = ids.iter().map(|id| module.get_finalized_function(*id)).collect();
    let scratch: Vec<usize> = machines.iter().map(|machine| machine.scratch).collect();
    let packed = machines.into_iter().flat_map(|machine| machine.packed).collect();
    let code = Arc::new(crate::run::Code::new(module, packed));
    let made = kernels.iter().zip(scratch).zip(entries);
    Ok(made
        .map(|((kernel, scratch), entry)| {
            // SAFETY: `entry` is the finalized function of `code` that `function::translate` made for this kernel, with
            // the signature of `function::signature`, which is that of `run::Entry`.
            unsafe { CompiledKernel::new(kernel, entry, scratch, Arc::clone(&code)) }
        })
        .collect())
}

/// This machine, with every instruction set extension it has.
fn host() -> Result<OwnedTargetIsa, CompileError> {
    let host_error = |e: &dyn std::fmt::Display| CompileError::Host(e.to_string());
    let mut flags = settings::builder();
    let verifier = if cfg!(any(test, debug_assertions)) { "true" } else { "false" };
    for (name, value) in [
        ("opt_level", OPT_LEVEL),
        ("enable_verifier", verifier),
        ("is_pic", "false"),
        ("use_colocated_libcalls", "false"),
        ("unwind_info", "false"),
        ("enable_probestack", "false"),
    ] {
        flags.set(name, value).map_err(|e| host_error(&e))?;
    }
    let isa = cranelift_native::builder().map_err(|e| host_error(&e))?;
    isa.finish(settings::Flags::new(flags)).map_err(|e| host_error(&e))
}

/// `speed` moves what a loop does not change out of it, which these loops need; it is `none` that suits register-tiled
/// kernels, and those are not made here.
const OPT_LEVEL: &str = "speed";
