//! A device that computes nothing: it accepts what any device would, and every buffer reads as zeros.
//!
//! For: running the loader, the plan and the server without hardware and without arithmetic.
//!
//! Promises: ranges and counts are checked as on the other devices. Deliberately absent: limits, contents.

use super::{
    BoundLaunch, BufferId, Device, DeviceError, DeviceInfo, HostMemory, KernelId, check_copy, check_counts, check_range,
};
use tf_ir::bundle::KernelInfo;
use tf_ir::format::Matrix;
use tf_ir::shape::Env;

/// Runs any target's program.
pub struct NullDevice {
    target: String,
    kernels: Vec<(String, KernelInfo)>,
    sizes: Vec<u64>,
}

impl NullDevice {
    /// A device that claims to run `target`'s kernels.
    pub fn new(target: &str) -> NullDevice {
        NullDevice { target: target.to_string(), kernels: Vec::new(), sizes: Vec::new() }
    }

    fn size(&self, buffer: BufferId) -> Result<u64, DeviceError> {
        self.sizes.get(buffer.0 as usize).copied().ok_or_else(|| unknown(buffer))
    }
}

fn unknown(buffer: BufferId) -> DeviceError {
    DeviceError::Failed(format!("buffer {} does not exist", buffer.0))
}

impl Device for NullDevice {
    fn describe(&self) -> DeviceInfo {
        DeviceInfo { name: "null".into(), target: self.target.clone(), threads: 0, groups: u32::MAX }
    }

    fn load_kernel(
        &mut self,
        name: &str,
        info: &KernelInfo,
        _: &str,
        _: &Env,
        _: &[Option<Matrix>],
    ) -> Result<KernelId, DeviceError> {
        self.kernels.push((name.to_string(), info.clone()));
        Ok(KernelId(self.kernels.len() as u32 - 1))
    }

    fn alloc(&mut self, bytes: u64) -> Result<BufferId, DeviceError> {
        self.sizes.push(bytes);
        Ok(BufferId(self.sizes.len() as u32 - 1))
    }

    fn adopt(&mut self, memory: HostMemory) -> Result<BufferId, DeviceError> {
        self.alloc((*memory).as_ref().len() as u64)
    }

    fn upload(&mut self, buffer: BufferId, offset: u64, data: &[u8]) -> Result<(), DeviceError> {
        check_range("upload", offset, data.len() as u64, self.size(buffer)?)
    }

    fn clear(&mut self, buffer: BufferId, offset: u64, bytes: u64) -> Result<(), DeviceError> {
        check_range("clear", offset, bytes, self.size(buffer)?)
    }

    fn copy(&mut self, buffer: BufferId, from: u64, to: u64, bytes: u64) -> Result<(), DeviceError> {
        check_copy(from, to, bytes, self.size(buffer)?)
    }

    fn run(&mut self, launches: &[BoundLaunch]) -> Result<(), DeviceError> {
        for launch in launches {
            let (name, info) = self
                .kernels
                .get(launch.kernel.0 as usize)
                .ok_or_else(|| DeviceError::Failed(format!("kernel {} does not exist", launch.kernel.0)))?;
            check_counts(name, info, launch)?;
            for binding in &launch.buffers {
                check_range("binding", binding.offset, binding.bytes, self.size(binding.buffer)?)?;
            }
        }
        Ok(())
    }

    fn read(&mut self, buffer: BufferId, offset: u64, out: &mut [u8]) -> Result<(), DeviceError> {
        check_range("read", offset, out.len() as u64, self.size(buffer)?)?;
        out.fill(0);
        Ok(())
    }
}
