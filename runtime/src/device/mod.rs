//! Devices: memory and launches behind one small trait.
//!
//! For: [`crate::step`] binds a bundle's launches to buffers and hands them over as a list; nothing above this module
//! knows which device runs them.
//!
//! Promises: a device checks what it is given against its own limits and refuses by name with the numbers; ranges are
//! checked on every call; launches of a list see what the ones before them wrote; memory is zero when allocated.
//!
//! Deliberately absent: which buffer a kernel needs, row counts, grids' formulas. Those are the plan's.

pub mod cpu;
pub mod null;
pub mod wgpu;

use std::sync::Arc;
use tf_ir::bundle::KernelInfo;
use tf_ir::format::Matrix;
use tf_ir::shape::Env;

/// Host memory that a device may use where it lies: it stays at one address, unchanged, for as long as it lives.
pub type HostMemory = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// A buffer of one device.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BufferId(pub u32);

/// A loaded kernel of one device.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct KernelId(pub u32);

/// Facts about a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceInfo {
    /// For people, for example `cpu (avx512 bf16)`.
    pub name: String,
    /// The bundle's program that it runs: `cpu`, `wgsl`.
    pub target: String,
    /// Worker threads; 0 where the notion does not apply.
    pub threads: usize,
    /// Workgroups that a capped axis of a grid is launched with at most.
    pub groups: u32,
}

/// A range of a buffer that a kernel's buffer is bound to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Binding {
    pub buffer: BufferId,
    pub offset: u64,
    /// Bytes from `offset`; not 0.
    pub bytes: u64,
}

/// A kernel with everything it is launched on.
#[derive(Clone, PartialEq, Debug)]
pub struct BoundLaunch {
    pub kernel: KernelId,
    /// One for each buffer of the kernel, in its order.
    pub buffers: Vec<Binding>,
    /// Values of the kernel's dims, in its order.
    pub dims: Vec<u32>,
    /// Values of the kernel's scalars, in its order.
    pub scalars: Vec<f32>,
    /// Workgroups along each axis; a launch with a 0 does nothing.
    pub grid: [u32; 3],
}

pub trait Device: Send {
    fn describe(&self) -> DeviceInfo;

    /// Makes a kernel ready to launch. `known` holds the dims that never change for this checkpoint; a device may
    /// build them in, and gets them in [`BoundLaunch::dims`] all the same. `weights` says for each buffer which stored
    /// weights it will be bound to, where the kernel leaves their decoding to the device.
    ///
    /// # Errors
    /// [`DeviceError::Limit`] when the kernel needs more than the device has, [`DeviceError::Kernel`] when its text is
    /// refused.
    fn load_kernel(
        &mut self,
        name: &str,
        info: &KernelInfo,
        text: &str,
        known: &Env,
        weights: &[Option<Matrix>],
    ) -> Result<KernelId, DeviceError>;

    /// Makes all kernels loaded so far ready together; what is left to compile is compiled here.
    ///
    /// # Errors
    /// As [`Device::load_kernel`].
    fn finish_kernels(&mut self) -> Result<(), DeviceError> {
        Ok(())
    }

    /// Allocates `bytes` of zeros.
    ///
    /// # Errors
    /// [`DeviceError::Limit`] or [`DeviceError::Memory`].
    fn alloc(&mut self, bytes: u64) -> Result<BufferId, DeviceError>;

    /// A buffer that holds `memory`: used in place where the device runs on host memory, copied elsewhere. It is never
    /// written.
    ///
    /// # Errors
    /// As [`Device::alloc`].
    fn adopt(&mut self, memory: HostMemory) -> Result<BufferId, DeviceError>;

    /// Writes `data` at byte `offset`, a multiple of 4, before the launches that follow.
    ///
    /// # Errors
    /// [`DeviceError::Range`], [`DeviceError::Failed`].
    fn upload(&mut self, buffer: BufferId, offset: u64, data: &[u8]) -> Result<(), DeviceError>;

    /// Writes zeros, before the launches that follow.
    ///
    /// # Errors
    /// As [`Device::upload`].
    fn clear(&mut self, buffer: BufferId, offset: u64, bytes: u64) -> Result<(), DeviceError>;

    /// Copies `bytes` within a buffer, from byte `from` to byte `to`, before the launches that follow; all multiples of 4,
    /// and the two ranges have no byte in common.
    ///
    /// # Errors
    /// As [`Device::upload`]; [`DeviceError::Failed`] for ranges that overlap.
    fn copy(&mut self, buffer: BufferId, from: u64, to: u64, bytes: u64) -> Result<(), DeviceError>;

    /// Runs the launches in order, each after the one before has ended.
    ///
    /// # Errors
    /// [`DeviceError::Limit`] for a grid the device cannot launch, [`DeviceError::Range`] for a binding outside its
    /// buffer, [`DeviceError::Failed`] when execution failed.
    fn run(&mut self, launches: &[BoundLaunch]) -> Result<(), DeviceError>;

    /// Reads from byte `offset`, a multiple of 4, after all launches so far.
    ///
    /// # Errors
    /// [`DeviceError::Range`], [`DeviceError::Failed`].
    fn read(&mut self, buffer: BufferId, offset: u64, out: &mut [u8]) -> Result<(), DeviceError>;
}

/// Why a device refused or failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DeviceError {
    #[error("no usable device for `{wanted}`: {found}")]
    NoDevice { wanted: String, found: String },
    #[error("{what}: {name} is {found}, this device's limit is {limit}")]
    Limit { what: String, name: &'static str, found: u64, limit: u64 },
    #[error("kernel {kernel}: {what}")]
    Kernel { kernel: String, what: String },
    #[error("the bundle's kernels cannot be compiled: {0}")]
    Compile(String),
    #[error("{bytes} bytes cannot be allocated: {what}")]
    Memory { bytes: u64, what: String },
    #[error("{what}: bytes {offset}..{offset}+{bytes} are not in a buffer of {size}")]
    Range { what: &'static str, offset: u64, bytes: u64, size: u64 },
    #[error("the device failed: {0}")]
    Failed(String),
}

/// Checks a range of a buffer of `size` bytes.
pub(crate) fn check_range(what: &'static str, offset: u64, bytes: u64, size: u64) -> Result<(), DeviceError> {
    match offset.checked_add(bytes) {
        Some(end) if end <= size => Ok(()),
        _ => Err(DeviceError::Range { what, offset, bytes, size }),
    }
}

/// Checks the ranges of a copy within a buffer of `size` bytes.
pub(crate) fn check_copy(from: u64, to: u64, bytes: u64, size: u64) -> Result<(), DeviceError> {
    check_range("copy from", from, bytes, size)?;
    check_range("copy to", to, bytes, size)?;
    match from.abs_diff(to) < bytes {
        true => Err(DeviceError::Failed(format!("{bytes} bytes at {from} and at {to} overlap"))),
        false => Ok(()),
    }
}

/// Checks that `found` is at most the device's limit.
pub(crate) fn check_limit(what: &str, name: &'static str, found: u64, limit: u64) -> Result<(), DeviceError> {
    if found > limit {
        return Err(DeviceError::Limit { what: what.to_string(), name, found, limit });
    }
    Ok(())
}

/// Checks a launch's shape against its kernel.
pub(crate) fn check_counts(name: &str, info: &KernelInfo, launch: &BoundLaunch) -> Result<(), DeviceError> {
    let wanted = (info.buffers.len(), info.dims.len(), info.scalars.len());
    let given = (launch.buffers.len(), launch.dims.len(), launch.scalars.len());
    if wanted != given {
        let what = format!("takes {wanted:?} buffers, dims and scalars, the launch gives {given:?}");
        return Err(DeviceError::Kernel { kernel: name.to_string(), what });
    }
    Ok(())
}
