//! WGSL kernels through wgpu: Vulkan, Metal, Direct3D 12.
//!
//! Promises: one list of launches is one command buffer. A kernel's buffers are storage buffers at `@group(0)
//! @binding(i)` in order, its dims and scalars one `array<u32>` at the next binding, taken from a single buffer that is
//! uploaded once a list. Bind groups live across lists. Limits are checked here and refused by name with both numbers;
//! whatever the driver refuses besides comes back as an error and not as a panic.
//!
//! Deliberately absent: splitting of buffers beyond the device's binding size; shaders without bounds checks.

mod choice;

pub use choice::Needs;

use super::{
    Binding, BoundLaunch, BufferId, Device, DeviceError, DeviceInfo, HostMemory, KernelId, check_copy, check_counts,
    check_limit, check_range,
};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, mpsc};
use tf_ir::bundle::KernelInfo;
use tf_ir::format::Matrix;
use tf_ir::kernel::Access;
use tf_ir::shape::Env;

/// Buffers are padded to this, so that arrays of vectors and of 32-bit words never lose a rest.
const BUFFER_UNIT: u64 = 16;
/// Bind groups kept before the cache starts over; a model needs a few hundred.
const MAX_BIND_GROUPS: usize = 16_384;

pub struct WgpuDevice {
    name: String,
    device: wgpu::Device,
    queue: wgpu::Queue,
    limits: wgpu::Limits,
    kernels: Vec<Loaded>,
    buffers: Vec<wgpu::Buffer>,
    /// Bytes of one launch's dims and scalars in `params`.
    slot: u64,
    params: wgpu::Buffer,
    /// What copies within a buffer go through, made when one is asked for.
    scratch: Option<wgpu::Buffer>,
    /// Host copy of `params` under construction.
    staged: Vec<u8>,
    groups: BTreeMap<(KernelId, Vec<Binding>), wgpu::BindGroup>,
    /// Errors that no scope caught.
    uncaught: Arc<Mutex<Vec<String>>>,
}

struct Loaded {
    name: String,
    info: KernelInfo,
    pipeline: wgpu::ComputePipeline,
    layout: wgpu::BindGroupLayout,
}

impl WgpuDevice {
    /// Opens an adapter: the first whose name holds `wanted` (any case), or without it the best there is, discrete
    /// before integrated before others before software.
    ///
    /// # Errors
    /// [`DeviceError::NoDevice`] with the names of the adapters that there are.
    pub fn open(wanted: Option<&str>) -> Result<WgpuDevice, DeviceError> {
        let adapters = adapters();
        let names: Vec<String> = adapters.iter().map(|a| a.get_info().name).collect();
        let rank = |a: &wgpu::Adapter| match a.get_info().device_type {
            wgpu::DeviceType::DiscreteGpu => 0,
            wgpu::DeviceType::IntegratedGpu => 1,
            wgpu::DeviceType::VirtualGpu | wgpu::DeviceType::Other => 2,
            wgpu::DeviceType::Cpu => 3,
        };
        let matches =
            |a: &wgpu::Adapter| wanted.is_none_or(|w| a.get_info().name.to_lowercase().contains(&w.to_lowercase()));
        let adapter = adapters.into_iter().filter(matches).min_by_key(rank).ok_or_else(|| DeviceError::NoDevice {
            wanted: wanted.map_or("wgpu".into(), |w| format!("wgpu:{w}")),
            found: if names.is_empty() {
                "no adapters are installed".into()
            } else {
                format!("the adapters are {}", names.join(", "))
            },
        })?;
        WgpuDevice::of(&adapter)
    }

    /// Opens the best hardware GPU that takes a model; never software.
    ///
    /// # Errors
    /// In one line, why there is none.
    pub fn open_hardware(needs: &Needs<'_>) -> Result<WgpuDevice, String> {
        let adapters = adapters();
        let describe = |a: &wgpu::Adapter| {
            let info = a.get_info();
            choice::Adapter { name: info.name, kind: info.device_type, limits: a.limits() }
        };
        let described: Vec<choice::Adapter> = adapters.iter().map(describe).collect();
        let chosen = choice::choose(&described, needs)?;
        WgpuDevice::of(&adapters[chosen]).map_err(|e| e.to_string())
    }

    fn of(adapter: &wgpu::Adapter) -> Result<WgpuDevice, DeviceError> {
        let info = adapter.get_info();
        let limits = adapter.limits();
        let features = adapter.features() & (wgpu::Features::SUBGROUP | wgpu::Features::SHADER_F16);
        let (device, queue) = pollster::block_on(adapter.request_device(&wgpu::DeviceDescriptor {
            label: Some("tensorfold"),
            required_features: features,
            required_limits: limits.clone(),
            memory_hints: wgpu::MemoryHints::Performance,
            ..Default::default()
        }))
        .map_err(|e| DeviceError::NoDevice { wanted: info.name.clone(), found: e.to_string() })?;
        let uncaught = Arc::new(Mutex::new(Vec::new()));
        let sink = uncaught.clone();
        device.on_uncaptured_error(Arc::new(move |error: wgpu::Error| {
            if let Ok(mut all) = sink.lock() {
                all.push(error.to_string());
            }
        }));
        let params = params_buffer(&device, 4096);
        Ok(WgpuDevice {
            name: format!("wgpu ({}, {:?})", info.name, info.backend).to_lowercase(),
            slot: slot(&limits),
            device,
            queue,
            limits,
            kernels: Vec::new(),
            buffers: Vec::new(),
            params,
            scratch: None,
            staged: Vec::new(),
            groups: BTreeMap::new(),
            uncaught,
        })
    }

    /// Runs `work` and returns the first error that the driver reported of it.
    fn guarded<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> Result<T, String> {
        let memory = self.device.push_error_scope(wgpu::ErrorFilter::OutOfMemory);
        let internal = self.device.push_error_scope(wgpu::ErrorFilter::Internal);
        let validation = self.device.push_error_scope(wgpu::ErrorFilter::Validation);
        let value = work(self);
        let errors = [
            pollster::block_on(validation.pop()),
            pollster::block_on(internal.pop()),
            pollster::block_on(memory.pop()),
        ];
        if let Some(error) = errors.into_iter().flatten().next() {
            return Err(error.to_string());
        }
        match self.uncaught.lock().ok().and_then(|mut all| all.pop()) {
            Some(error) => Err(error),
            None => Ok(value),
        }
    }

    fn buffer(&self, id: BufferId) -> Result<&wgpu::Buffer, DeviceError> {
        self.buffers.get(id.0 as usize).ok_or_else(|| DeviceError::Failed(format!("buffer {} does not exist", id.0)))
    }

    fn check_launch(&self, launch: &BoundLaunch) -> Result<(), DeviceError> {
        let loaded = self.kernel(launch.kernel)?;
        check_counts(&loaded.name, &loaded.info, launch)?;
        let what = || format!("kernel {}", loaded.name);
        for (axis, groups) in ["grid x", "grid y", "grid z"].into_iter().zip(launch.grid) {
            let limit = self.limits.max_compute_workgroups_per_dimension;
            check_limit(&what(), axis, groups.into(), limit.into())?;
        }
        for binding in &launch.buffers {
            check_range("binding", binding.offset, binding.bytes, self.buffer(binding.buffer)?.size())?;
            let alignment = u64::from(self.limits.min_storage_buffer_offset_alignment);
            check_limit(&what(), "rest of a binding's offset", binding.offset % alignment, 0)?;
            let limit = self.limits.max_storage_buffer_binding_size;
            check_limit(&what(), "bytes of a binding", binding.bytes, limit)?;
        }
        Ok(())
    }

    fn kernel(&self, id: KernelId) -> Result<&Loaded, DeviceError> {
        self.kernels.get(id.0 as usize).ok_or_else(|| DeviceError::Failed(format!("kernel {} does not exist", id.0)))
    }

    /// Makes the bind group of a launch unless there is one.
    fn prepare_group(&mut self, launch: &BoundLaunch) -> Result<(), DeviceError> {
        let key = (launch.kernel, launch.buffers.clone());
        if self.groups.contains_key(&key) {
            return Ok(());
        }
        let loaded = self.kernel(launch.kernel)?;
        let mut entries = Vec::new();
        for (i, binding) in launch.buffers.iter().enumerate() {
            let buffer = self.buffer(binding.buffer)?;
            // A binding may reach into the padding, so that its size is a whole number of words.
            let bytes = binding.bytes.next_multiple_of(BUFFER_UNIT).min(buffer.size() - binding.offset);
            let size = wgpu::BufferSize::new(bytes);
            let resource = wgpu::BindingResource::Buffer(wgpu::BufferBinding { buffer, offset: binding.offset, size });
            entries.push(wgpu::BindGroupEntry { binding: i as u32, resource });
        }
        entries.push(wgpu::BindGroupEntry {
            binding: entries.len() as u32,
            resource: wgpu::BindingResource::Buffer(wgpu::BufferBinding {
                buffer: &self.params,
                offset: 0,
                size: wgpu::BufferSize::new(self.slot),
            }),
        });
        let group = self.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: Some(&loaded.name),
            layout: &loaded.layout,
            entries: &entries,
        });
        self.groups.insert(key, group);
        Ok(())
    }

    /// Writes the launches' dims and scalars into one buffer, a slot each, and makes the bind groups.
    fn stage(&mut self, launches: &[BoundLaunch]) -> Result<(), DeviceError> {
        let bytes = self.slot * launches.len() as u64;
        if bytes > self.params.size() {
            self.params = params_buffer(&self.device, bytes.next_power_of_two());
            self.groups.clear();
        }
        if self.groups.len() > MAX_BIND_GROUPS {
            self.groups.clear();
        }
        self.staged.clear();
        for launch in launches {
            let end = self.staged.len() + self.slot as usize;
            self.staged.extend(launch.dims.iter().flat_map(|d| d.to_le_bytes()));
            self.staged.extend(launch.scalars.iter().flat_map(|s| s.to_le_bytes()));
            self.staged.resize(end, 0);
            self.prepare_group(launch)?;
        }
        self.queue.write_buffer(&self.params, 0, &self.staged);
        Ok(())
    }

    fn encode(&mut self, launches: &[BoundLaunch]) -> Result<(), DeviceError> {
        self.stage(launches)?;
        let mut encoder = self.device.create_command_encoder(&wgpu::CommandEncoderDescriptor { label: None });
        {
            let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default());
            for (i, launch) in launches.iter().enumerate() {
                let loaded = self.kernel(launch.kernel)?;
                let group = self
                    .groups
                    .get(&(launch.kernel, launch.buffers.clone()))
                    .expect("stage made the bind group of every launch of this list");
                pass.set_pipeline(&loaded.pipeline);
                pass.set_bind_group(0, group, &[(self.slot * i as u64) as u32]);
                pass.dispatch_workgroups(launch.grid[0], launch.grid[1], launch.grid[2]);
            }
        }
        self.queue.submit([encoder.finish()]);
        Ok(())
    }
}

fn adapters() -> Vec<wgpu::Adapter> {
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle());
    pollster::block_on(instance.enumerate_adapters(wgpu::Backends::PRIMARY))
}

/// Bytes of one launch's dims and scalars among those of a list.
fn slot(limits: &wgpu::Limits) -> u64 {
    u64::from(limits.min_uniform_buffer_offset_alignment).max(256)
}

fn check_kernel(limits: &wgpu::Limits, name: &str, info: &KernelInfo) -> Result<(), DeviceError> {
    let what = format!("kernel {name}");
    let l = limits;
    let buffers = info.buffers.len() as u64;
    check_limit(&what, "storage buffers per stage", buffers, l.max_storage_buffers_per_shader_stage.into())?;
    check_limit(&what, "bindings", buffers + 1, l.max_bindings_per_bind_group.into())?;
    let shared = u64::from(info.shared_bytes);
    check_limit(&what, "workgroup storage in bytes", shared, l.max_compute_workgroup_storage_size.into())?;
    let lanes = u64::from(l.max_compute_invocations_per_workgroup.min(l.max_compute_workgroup_size_x));
    check_limit(&what, "lanes", info.lanes.into(), lanes)?;
    check_limit(&what, "bytes of dims and scalars", params_bytes(info), slot(l))
}

fn params_bytes(info: &KernelInfo) -> u64 {
    4 * (info.dims.len() + info.scalars.len()) as u64
}

fn params_buffer(device: &wgpu::Device, bytes: u64) -> wgpu::Buffer {
    device.create_buffer(&wgpu::BufferDescriptor {
        label: Some("params"),
        size: bytes,
        usage: wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST,
        mapped_at_creation: false,
    })
}

impl Device for WgpuDevice {
    fn describe(&self) -> DeviceInfo {
        DeviceInfo {
            name: self.name.clone(),
            target: "wgsl".into(),
            threads: 0,
            groups: self.limits.max_compute_workgroups_per_dimension,
        }
    }

    fn load_kernel(
        &mut self,
        name: &str,
        info: &KernelInfo,
        text: &str,
        _: &Env,
        _: &[Option<Matrix>],
    ) -> Result<KernelId, DeviceError> {
        check_kernel(&self.limits, name, info)?;
        let entry = |binding: usize, ty, has_dynamic_offset| wgpu::BindGroupLayoutEntry {
            binding: binding as u32,
            visibility: wgpu::ShaderStages::COMPUTE,
            ty: wgpu::BindingType::Buffer { ty, has_dynamic_offset, min_binding_size: None },
            count: None,
        };
        let storage = |access| wgpu::BufferBindingType::Storage { read_only: access == Access::Read };
        let mut entries: Vec<_> =
            info.buffers.iter().enumerate().map(|(i, b)| entry(i, storage(b.access), false)).collect();
        entries.push(entry(info.buffers.len(), wgpu::BufferBindingType::Uniform, true));
        let made = self.guarded(|this| {
            let device = &this.device;
            let module = device.create_shader_module(wgpu::ShaderModuleDescriptor {
                label: Some(name),
                source: wgpu::ShaderSource::Wgsl(text.into()),
            });
            let layout = device
                .create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor { label: Some(name), entries: &entries });
            let pipeline_layout = device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
                label: Some(name),
                bind_group_layouts: &[Some(&layout)],
                immediate_size: 0,
            });
            let pipeline = device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
                label: Some(name),
                layout: Some(&pipeline_layout),
                module: &module,
                entry_point: Some(&info.entry),
                // Shared memory is written before it is read, which the kernel interpreter proves.
                compilation_options: wgpu::PipelineCompilationOptions {
                    zero_initialize_workgroup_memory: false,
                    ..Default::default()
                },
                cache: None,
            });
            (layout, pipeline)
        });
        let (layout, pipeline) = made.map_err(|what| DeviceError::Kernel { kernel: name.to_string(), what })?;
        self.kernels.push(Loaded { name: name.to_string(), info: info.clone(), pipeline, layout });
        Ok(KernelId(self.kernels.len() as u32 - 1))
    }

    fn alloc(&mut self, bytes: u64) -> Result<BufferId, DeviceError> {
        let size = bytes.max(1).checked_next_multiple_of(BUFFER_UNIT).unwrap_or(u64::MAX);
        check_limit("allocation", "bytes of a buffer", size, self.limits.max_buffer_size)?;
        check_limit("allocation", "bytes of a binding", size, self.limits.max_storage_buffer_binding_size)?;
        let made = self.guarded(|this| {
            this.device.create_buffer(&wgpu::BufferDescriptor {
                label: None,
                size,
                usage: wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::COPY_SRC,
                mapped_at_creation: false,
            })
        });
        self.buffers.push(made.map_err(|what| DeviceError::Memory { bytes, what })?);
        Ok(BufferId(self.buffers.len() as u32 - 1))
    }

    fn adopt(&mut self, memory: HostMemory) -> Result<BufferId, DeviceError> {
        let all: &[u8] = (*memory).as_ref();
        let buffer = self.alloc(all.len() as u64)?;
        self.upload(buffer, 0, all)?;
        Ok(buffer)
    }

    fn upload(&mut self, buffer: BufferId, offset: u64, data: &[u8]) -> Result<(), DeviceError> {
        let target = self.buffer(buffer)?.clone();
        check_range("upload", offset, data.len() as u64, target.size())?;
        self.guarded(|this| {
            let whole = data.len() - data.len() % 4;
            this.queue.write_buffer(&target, offset, &data[..whole]);
            if whole < data.len() {
                // The queue writes whole words; what follows the data in its last word is padding.
                let mut last = [0; 4];
                last[..data.len() - whole].copy_from_slice(&data[whole..]);
                this.queue.write_buffer(&target, offset + whole as u64, &last);
            }
        })
        .map_err(DeviceError::Failed)
    }

    fn clear(&mut self, buffer: BufferId, offset: u64, bytes: u64) -> Result<(), DeviceError> {
        let target = self.buffer(buffer)?.clone();
        check_range("clear", offset, bytes, target.size())?;
        self.guarded(|this| {
            let mut encoder = this.device.create_command_encoder(&wgpu::CommandEncoderDescriptor { label: None });
            encoder.clear_buffer(&target, offset, Some(bytes.next_multiple_of(4)));
            this.queue.submit([encoder.finish()]);
        })
        .map_err(DeviceError::Failed)
    }

    /// Two copies, as a buffer is never both source and destination of one.
    fn copy(&mut self, buffer: BufferId, from: u64, to: u64, bytes: u64) -> Result<(), DeviceError> {
        let target = self.buffer(buffer)?.clone();
        check_copy(from, to, bytes, target.size())?;
        self.guarded(|this| {
            let scratch = this.scratch.take().filter(|scratch| scratch.size() >= bytes);
            let scratch = scratch.unwrap_or_else(|| {
                this.device.create_buffer(&wgpu::BufferDescriptor {
                    label: Some("scratch"),
                    size: bytes,
                    usage: wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST,
                    mapped_at_creation: false,
                })
            });
            let mut encoder = this.device.create_command_encoder(&wgpu::CommandEncoderDescriptor { label: None });
            encoder.copy_buffer_to_buffer(&target, from, &scratch, 0, bytes);
            encoder.copy_buffer_to_buffer(&scratch, 0, &target, to, bytes);
            this.queue.submit([encoder.finish()]);
            this.scratch = Some(scratch);
        })
        .map_err(DeviceError::Failed)
    }

    fn run(&mut self, launches: &[BoundLaunch]) -> Result<(), DeviceError> {
        for launch in launches {
            self.check_launch(launch)?;
        }
        let launches: Vec<BoundLaunch> = launches.iter().filter(|l| !l.grid.contains(&0)).cloned().collect();
        if launches.is_empty() {
            return Ok(());
        }
        self.guarded(|this| this.encode(&launches)).map_err(DeviceError::Failed)?
    }

    fn read(&mut self, buffer: BufferId, offset: u64, out: &mut [u8]) -> Result<(), DeviceError> {
        let source = self.buffer(buffer)?.clone();
        check_range("read", offset, out.len() as u64, source.size())?;
        if out.is_empty() {
            return Ok(());
        }
        let size = (out.len() as u64).next_multiple_of(4);
        let copied = self.guarded(|this| -> Result<(), String> {
            let staging = this.device.create_buffer(&wgpu::BufferDescriptor {
                label: Some("read"),
                size,
                usage: wgpu::BufferUsages::MAP_READ | wgpu::BufferUsages::COPY_DST,
                mapped_at_creation: false,
            });
            let mut encoder = this.device.create_command_encoder(&wgpu::CommandEncoderDescriptor { label: None });
            encoder.copy_buffer_to_buffer(&source, offset, &staging, 0, size);
            this.queue.submit([encoder.finish()]);
            let (send, receive) = mpsc::channel();
            staging.slice(..).map_async(wgpu::MapMode::Read, move |result| {
                // The receiver is gone only when the wait below has failed already.
                let _ = send.send(result);
            });
            this.device.poll(wgpu::PollType::wait_indefinitely()).map_err(|e| e.to_string())?;
            receive.recv().map_err(|e| e.to_string())?.map_err(|e| e.to_string())?;
            let view = staging.slice(..).get_mapped_range().map_err(|e| e.to_string())?;
            out.copy_from_slice(&view[..out.len()]);
            Ok(())
        });
        copied.and_then(|inner| inner).map_err(DeviceError::Failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{ADD_WGSL, add_kernel};

    /// Every adapter of the machine that runs the tests; CI has two software ones.
    fn devices() -> Vec<WgpuDevice> {
        adapters().iter().map(|a| WgpuDevice::of(a).unwrap()).collect()
    }

    fn floats(values: &[f32]) -> Vec<u8> {
        values.iter().flat_map(|v| v.to_le_bytes()).collect()
    }

    #[test]
    fn launches_run_in_order_and_see_each_other() {
        for mut device in devices() {
            let kernel = device.load_kernel("add", &add_kernel("a", 64), ADD_WGSL, &Env::new(), &[]).unwrap();
            let memory: HostMemory = Arc::new(floats(&[1.0, 2.0, 3.0]));
            let w = device.adopt(memory).unwrap();
            let (x, y) = (device.alloc(24).unwrap(), device.alloc(24).unwrap());
            device.upload(x, 0, &floats(&[10.0, 20.0, 30.0, 40.0, 50.0, 60.0])).unwrap();
            let all = |buffer, bytes| Binding { buffer, offset: 0, bytes };
            let launch = |from, to, scale| BoundLaunch {
                kernel,
                buffers: vec![all(from, 24), all(w, 12), all(to, 24)],
                dims: vec![6, 3],
                scalars: vec![scale],
                grid: [1, 1, 1],
            };
            device.run(&[launch(x, y, 1.0), launch(y, x, 2.0)]).unwrap();
            let mut out = vec![0; 24];
            device.read(x, 0, &mut out).unwrap();
            assert_eq!(out, floats(&[13.0, 26.0, 39.0, 43.0, 56.0, 69.0]), "{}", device.name);
            // Again, by the bind groups of before.
            device.run(&[launch(x, y, 0.0)]).unwrap();
            device.read(y, 4, &mut out[..4]).unwrap();
            assert_eq!(out[..4], 26f32.to_le_bytes());
            device.clear(y, 4, 8).unwrap();
            device.read(y, 0, &mut out).unwrap();
            assert_eq!(out, floats(&[13.0, 0.0, 0.0, 43.0, 56.0, 69.0]));
            device.copy(y, 12, 4, 8).unwrap();
            device.copy(y, 20, 0, 4).unwrap();
            device.read(y, 0, &mut out).unwrap();
            assert_eq!(out, floats(&[69.0, 43.0, 56.0, 43.0, 56.0, 69.0]));
            assert!(device.copy(y, 0, 4, 8).unwrap_err().to_string().contains("overlap"));
            assert!(device.copy(y, 0, 32, 8).is_err());
        }
    }

    #[test]
    fn what_is_beyond_a_limit_is_refused_with_numbers() {
        for mut device in devices() {
            let mut wide = add_kernel("a", 1 << 20);
            let text = device.load_kernel("wide", &wide, ADD_WGSL, &Env::new(), &[]).unwrap_err().to_string();
            assert!(text.starts_with("kernel wide: lanes is 1048576, this device's limit is "), "{text}");
            wide = add_kernel("a", 64);
            wide.shared_bytes = 1 << 30;
            let text = device.load_kernel("shared", &wide, ADD_WGSL, &Env::new(), &[]).unwrap_err().to_string();
            assert!(text.starts_with("kernel shared: workgroup storage in bytes is 1073741824,"), "{text}");
            let text = device.alloc(1 << 60).unwrap_err().to_string();
            assert!(text.starts_with("allocation: bytes of a buffer is 1152921504606846976,"), "{text}");

            let kernel = device.load_kernel("add", &add_kernel("a", 64), ADD_WGSL, &Env::new(), &[]).unwrap();
            let x = device.alloc(64).unwrap();
            let binding = |bytes| Binding { buffer: x, offset: 0, bytes };
            let mut launch = BoundLaunch {
                kernel,
                buffers: vec![binding(64); 3],
                dims: vec![6, 3],
                scalars: vec![1.0],
                grid: [1 << 20, 1, 1],
            };
            let text = device.run(std::slice::from_ref(&launch)).unwrap_err().to_string();
            assert!(text.starts_with("kernel add: grid x is 1048576, this device's limit is "), "{text}");
            launch.grid = [1, 1, 1];
            launch.buffers[1] = binding(65);
            let text = device.run(std::slice::from_ref(&launch)).unwrap_err().to_string();
            assert_eq!(text, "binding: bytes 0..0+65 are not in a buffer of 64");
        }
    }

    #[test]
    fn what_the_driver_refuses_is_an_error_and_the_device_lives_on() {
        for mut device in devices() {
            let broken = ADD_WGSL.replace("w[i", "v[i");
            let error = device.load_kernel("broken", &add_kernel("a", 64), &broken, &Env::new(), &[]).unwrap_err();
            assert!(error.to_string().starts_with("kernel broken: "), "{error}");
            let mut other = add_kernel("a", 64);
            other.entry = "sub".into();
            assert!(device.load_kernel("sub", &other, ADD_WGSL, &Env::new(), &[]).is_err());
            // One buffer read and written in one launch is refused by the driver.
            let kernel = device.load_kernel("add", &add_kernel("a", 64), ADD_WGSL, &Env::new(), &[]).unwrap();
            let x = device.alloc(64).unwrap();
            let buffers = vec![Binding { buffer: x, offset: 0, bytes: 64 }; 3];
            let launch = BoundLaunch { kernel, buffers, dims: vec![6, 3], scalars: vec![1.0], grid: [1, 1, 1] };
            assert!(device.run(&[launch]).is_err());
            let mut out = [1; 64];
            device.read(x, 0, &mut out).unwrap();
            assert_eq!(out, [0; 64]);
        }
    }

    #[test]
    fn an_adapter_that_is_not_there_is_named() {
        let error = WgpuDevice::open(Some("no such adapter")).err().unwrap().to_string();
        assert!(error.starts_with("no usable device for `wgpu:no such adapter`: "), "{error}");
    }
}
