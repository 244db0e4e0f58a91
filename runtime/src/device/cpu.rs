//! The processor: kernel IR compiled at load, workgroups as tasks of a thread pool.
//!
//! Promises: a weight is read where its store put it, there is no second copy; every buffer is aligned to a page and
//! zero, and takes memory only as it is touched; launches of a list run one after the other.
//!
//! Unsafe code is one call: machine code runs on raw buffers, and trusts the kernel's own indices. Ranges of bindings are
//! checked here, sizes by the plan, tokens, positions and pages by the step; that a kernel stays inside what its launch
//! is given is the compiler's word, which the kernel interpreter tests and the bundle's digests seal.

use super::{
    BoundLaunch, BufferId, Device, DeviceError, DeviceInfo, HostMemory, KernelId, check_copy, check_counts, check_range,
};
use memmap2::MmapMut;
use tf_cpu::lower::{Job, compile_all};
use tf_cpu::micro::{Activations, Products, detect, select_rounded};
use tf_cpu::pool::Pool;
use tf_cpu::run::{CompiledKernel, RawBuffer};
use tf_ir::bundle::KernelInfo;
use tf_ir::format::Matrix;
use tf_ir::kernel::Kernel;
use tf_ir::shape::Env;

/// Workgroups of a capped axis for each thread: enough that a late thread does not hold up the others.
const GROUPS_PER_THREAD: u32 = 4;

pub struct CpuDevice {
    pool: Pool,
    products: Products,
    kernels: Vec<Loaded>,
    buffers: Vec<Memory>,
}

struct Loaded {
    name: String,
    info: KernelInfo,
    /// Waits for [`Device::finish_kernels`].
    source: Option<Waiting>,
    code: Option<CompiledKernel>,
}

struct Waiting {
    kernel: Kernel,
    known: Env,
    weights: Vec<Option<Matrix>>,
}

enum Memory {
    Own(MmapMut),
    /// Read only: a bundle's kernels write to memory and states, never to weights.
    Adopted(HostMemory),
}

impl Memory {
    fn len(&self) -> u64 {
        match self {
            Memory::Own(map) => map.len() as u64,
            Memory::Adopted(memory) => (**memory).as_ref().len() as u64,
        }
    }
}

impl CpuDevice {
    /// A device of `threads` threads; `None`: one for each core.
    ///
    /// # Errors
    /// [`DeviceError::NoDevice`] when the threads cannot be had, or the processor lacks what the activations want.
    pub fn new(threads: Option<usize>, activations: Activations) -> Result<CpuDevice, DeviceError> {
        let isa = detect();
        if activations == Activations::Bf16 && select_rounded(isa).is_none() {
            let found = format!("{} has no products of bf16 pairs; without --activations it runs in f32", isa.name());
            return Err(DeviceError::NoDevice { wanted: "cpu with bf16 activations".into(), found });
        }
        let cores = || std::thread::available_parallelism().map_or(1, |n| n.get());
        let pool = Pool::new(threads.unwrap_or_else(cores))
            .map_err(|e| DeviceError::NoDevice { wanted: "cpu".into(), found: e.to_string() })?;
        Ok(CpuDevice { pool, products: Products { isa, activations }, kernels: Vec::new(), buffers: Vec::new() })
    }

    fn buffer(&self, id: BufferId) -> Result<&Memory, DeviceError> {
        self.buffers.get(id.0 as usize).ok_or_else(|| unknown(id))
    }

    /// A buffer's bytes, to be written.
    fn own(&mut self, id: BufferId) -> Result<&mut [u8], DeviceError> {
        match self.buffers.get_mut(id.0 as usize) {
            Some(Memory::Own(map)) => Ok(map),
            Some(Memory::Adopted(_)) => Err(DeviceError::Failed(format!("buffer {} is read only", id.0))),
            None => Err(unknown(id)),
        }
    }

    fn launch(&mut self, launch: &BoundLaunch, raw: &mut Vec<RawBuffer>) -> Result<(), DeviceError> {
        raw.clear();
        for binding in &launch.buffers {
            let memory = self.buffers.get_mut(binding.buffer.0 as usize).ok_or_else(|| unknown(binding.buffer))?;
            check_range("binding", binding.offset, binding.bytes, memory.len())?;
            let start = match memory {
                Memory::Own(map) => map.as_mut_ptr(),
                Memory::Adopted(memory) => (**memory).as_ref().as_ptr().cast_mut(),
            };
            raw.push(RawBuffer { ptr: start.wrapping_add(binding.offset as usize), len: binding.bytes as usize });
        }
        let loaded = self
            .kernels
            .get(launch.kernel.0 as usize)
            .ok_or_else(|| DeviceError::Failed(format!("kernel {} does not exist", launch.kernel.0)))?;
        check_counts(&loaded.name, &loaded.info, launch)?;
        let code = loaded.code.as_ref().ok_or_else(|| DeviceError::Kernel {
            kernel: loaded.name.clone(),
            what: "it was loaded after the kernels were finished".into(),
        })?;
        // SAFETY: the pointers name whole ranges of buffers that live in `self.buffers` until after the call, checked
        // just above; only memory of this device is written (a bundle whose kernels write to weights is refused when it
        // is read), `&mut self` keeps everybody else away, and mappings are aligned to pages, weights to their elements.
        // The indices are the kernel's, as the head says.
        unsafe { code.run(&self.pool, raw, &launch.dims, &launch.scalars, launch.grid) };
        Ok(())
    }
}

fn unknown(id: BufferId) -> DeviceError {
    DeviceError::Failed(format!("buffer {} does not exist", id.0))
}

/// Reads a kernel and compares it with what the manifest says of it.
fn parse(name: &str, info: &KernelInfo, text: &str) -> Result<Kernel, String> {
    let kernel = tf_ir::text::parse_kernel(text)
        .map_err(|diags| diags.first().map_or("it does not parse".to_string(), |d| d.to_string()))?;
    tf_ir::verify::check_kernel(&kernel)?;
    let buffers: Vec<_> = kernel.buffers.values().map(|b| (b.elem, b.access)).collect();
    let listed: Vec<_> = info.buffers.iter().map(|b| (b.elem, b.access)).collect();
    let same = kernel.lanes == info.lanes
        && kernel.grid == info.grid
        && buffers == listed
        && kernel.dims.values().eq(&info.dims)
        && kernel.scalars.values().eq(&info.scalars);
    if !same {
        return Err(format!("its text and the manifest differ in lanes, grid, buffers, dims or scalars of `{name}`"));
    }
    Ok(kernel)
}

impl Device for CpuDevice {
    fn describe(&self) -> DeviceInfo {
        let threads = self.pool.threads();
        DeviceInfo {
            name: match self.products.activations {
                Activations::F32 => format!("cpu ({})", self.products.isa.name()),
                Activations::Bf16 => format!("cpu ({}, bf16 activations)", self.products.isa.name()),
            },
            target: "cpu".into(),
            threads,
            groups: (threads as u32).saturating_mul(GROUPS_PER_THREAD),
        }
    }

    fn load_kernel(
        &mut self,
        name: &str,
        info: &KernelInfo,
        text: &str,
        known: &Env,
        weights: &[Option<Matrix>],
    ) -> Result<KernelId, DeviceError> {
        let kernel = parse(name, info, text).map_err(|what| DeviceError::Kernel { kernel: name.to_string(), what })?;
        let source = Some(Waiting { kernel, known: known.clone(), weights: weights.to_vec() });
        self.kernels.push(Loaded { name: name.to_string(), info: info.clone(), source, code: None });
        Ok(KernelId(self.kernels.len() as u32 - 1))
    }

    fn finish_kernels(&mut self) -> Result<(), DeviceError> {
        let waiting: Vec<&Waiting> = self.kernels.iter().filter_map(|k| k.source.as_ref()).collect();
        let Some(first) = waiting.first() else { return Ok(()) };
        let jobs: Vec<Job<'_>> = waiting.iter().map(|w| Job { kernel: &w.kernel, weights: &w.weights }).collect();
        let codes = compile_all(&jobs, &first.known, self.products).map_err(|e| DeviceError::Compile(e.to_string()))?;
        for (loaded, code) in self.kernels.iter_mut().filter(|k| k.source.is_some()).zip(codes) {
            loaded.source = None;
            loaded.code = Some(code);
        }
        Ok(())
    }

    fn alloc(&mut self, bytes: u64) -> Result<BufferId, DeviceError> {
        let failed = |what: String| DeviceError::Memory { bytes, what };
        let len = usize::try_from(bytes.max(1)).map_err(|e| failed(e.to_string()))?;
        let map = MmapMut::map_anon(len).map_err(|e| failed(e.to_string()))?;
        self.buffers.push(Memory::Own(map));
        Ok(BufferId(self.buffers.len() as u32 - 1))
    }

    fn adopt(&mut self, memory: HostMemory) -> Result<BufferId, DeviceError> {
        self.buffers.push(Memory::Adopted(memory));
        Ok(BufferId(self.buffers.len() as u32 - 1))
    }

    fn upload(&mut self, buffer: BufferId, offset: u64, data: &[u8]) -> Result<(), DeviceError> {
        let target = self.own(buffer)?;
        check_range("upload", offset, data.len() as u64, target.len() as u64)?;
        target[offset as usize..][..data.len()].copy_from_slice(data);
        Ok(())
    }

    fn clear(&mut self, buffer: BufferId, offset: u64, bytes: u64) -> Result<(), DeviceError> {
        let target = self.own(buffer)?;
        check_range("clear", offset, bytes, target.len() as u64)?;
        target[offset as usize..][..bytes as usize].fill(0);
        Ok(())
    }

    fn copy(&mut self, buffer: BufferId, from: u64, to: u64, bytes: u64) -> Result<(), DeviceError> {
        let target = self.own(buffer)?;
        check_copy(from, to, bytes, target.len() as u64)?;
        target.copy_within(from as usize..(from + bytes) as usize, to as usize);
        Ok(())
    }

    fn run(&mut self, launches: &[BoundLaunch]) -> Result<(), DeviceError> {
        let mut raw = Vec::new();
        for launch in launches.iter().filter(|l| !l.grid.contains(&0)) {
            self.launch(launch, &mut raw)?;
        }
        Ok(())
    }

    fn read(&mut self, buffer: BufferId, offset: u64, out: &mut [u8]) -> Result<(), DeviceError> {
        let memory = self.buffer(buffer)?;
        check_range("read", offset, out.len() as u64, memory.len())?;
        let bytes: &[u8] = match memory {
            Memory::Own(map) => map,
            Memory::Adopted(memory) => (**memory).as_ref(),
        };
        out.copy_from_slice(&bytes[offset as usize..][..out.len()]);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::Binding;
    use crate::testing::{ADD_KIR, add_kernel};
    use std::sync::Arc;

    fn floats(values: &[f32]) -> Vec<u8> {
        values.iter().flat_map(|v| v.to_le_bytes()).collect()
    }

    #[test]
    fn launches_run_in_order_on_weights_where_they_lie() {
        let known = Env::from([("H".into(), 3)]);
        for threads in [1, 2] {
            let mut device = CpuDevice::new(Some(threads), Activations::F32).unwrap();
            let kernel = device.load_kernel("add", &add_kernel("a", 1), ADD_KIR, &known, &[]).unwrap();
            let memory: HostMemory = Arc::new(floats(&[1.0, 2.0, 3.0]));
            let w = device.adopt(memory.clone()).unwrap();
            assert_eq!(Arc::strong_count(&memory), 2, "the memory is shared and not copied");
            let (x, y) = (device.alloc(600).unwrap(), device.alloc(600).unwrap());
            device.upload(x, 0, &floats(&[1.0; 150])).unwrap();
            let all = |buffer, bytes| Binding { buffer, offset: 0, bytes };
            let launch = |from, to, scale| BoundLaunch {
                kernel,
                buffers: vec![all(from, 600), all(w, 12), all(to, 600)],
                dims: vec![150, 3],
                scalars: vec![scale],
                grid: [3, 1, 1],
            };
            let early = device.run(&[launch(x, y, 1.0)]).unwrap_err().to_string();
            assert_eq!(early, "kernel add: it was loaded after the kernels were finished");
            device.finish_kernels().unwrap();
            device.run(&[launch(x, y, 1.0), launch(y, x, 2.0)]).unwrap();
            let mut out = vec![0; 600];
            device.read(x, 0, &mut out).unwrap();
            assert_eq!(out, floats(&[4.0, 7.0, 10.0].repeat(50)));
            device.upload(y, 0, &floats(&[1.0, 2.0, 3.0])).unwrap();
            device.copy(y, 4, 12, 8).unwrap();
            device.read(y, 0, &mut out[..20]).unwrap();
            assert_eq!(out[..20], floats(&[1.0, 2.0, 3.0, 2.0, 3.0]));
            assert!(device.copy(y, 0, 4, 8).unwrap_err().to_string().contains("overlap"));
            assert!(device.copy(y, 0, 1 << 20, 8).is_err());
            assert!(device.upload(w, 0, &[0; 4]).unwrap_err().to_string().contains("is read only"));
            let mut wrong = launch(x, y, 1.0);
            wrong.buffers[0].bytes = 604;
            let error = device.run(&[wrong]).unwrap_err().to_string();
            assert_eq!(error, "binding: bytes 0..0+604 are not in a buffer of 600");
        }
    }

    #[test]
    fn a_text_that_is_not_what_the_manifest_says_is_refused() {
        let mut device = CpuDevice::new(Some(1), Activations::F32).unwrap();
        let mut check = |info: &KernelInfo, text: &str, expected: &str| {
            let error = device.load_kernel("add", info, text, &Env::new(), &[]).unwrap_err().to_string();
            assert!(error.contains(expected), "`{error}` lacks `{expected}`");
        };
        check(&add_kernel("a", 1), "kernel", "kernel add: ");
        check(&add_kernel("a", 1), &ADD_KIR.replace("%x[%9] : f32", "%x[%2] : f32"), "kernel add: ");
        check(&add_kernel("a", 2), ADD_KIR, "differ in lanes, grid, buffers, dims or scalars");
        let mut more = add_kernel("a", 1);
        more.scalars.push("eps".into());
        check(&more, ADD_KIR, "differ in lanes");
    }
}
