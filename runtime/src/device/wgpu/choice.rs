//! Which adapter `--device auto` takes, from what the adapters say of themselves.

use super::check_kernel;
use crate::device::{DeviceError, check_limit};
use std::collections::BTreeMap;
use tf_ir::bundle::KernelInfo;

/// What an adapter says of itself.
#[derive(Clone, Debug)]
pub struct Adapter {
    pub name: String,
    pub kind: wgpu::DeviceType,
    pub limits: wgpu::Limits,
}

/// What a model asks of an adapter before it is loaded.
#[derive(Clone, Copy, Debug)]
pub struct Needs<'a> {
    /// Bytes of its largest tensor.
    pub largest: u64,
    /// By name.
    pub kernels: &'a BTreeMap<String, KernelInfo>,
}

/// Index of the adapter to take: the first discrete GPU that takes the model, else the first integrated one. Software
/// never is taken, nor what does not say that it is hardware: the CPU's own kernels are faster than a software GPU.
///
/// # Errors
/// In one line, what there is and why it will not do.
pub fn choose(adapters: &[Adapter], needs: &Needs<'_>) -> Result<usize, String> {
    let mut refused = Vec::new();
    for wanted in [wgpu::DeviceType::DiscreteGpu, wgpu::DeviceType::IntegratedGpu] {
        for (index, adapter) in adapters.iter().enumerate().filter(|(_, a)| a.kind == wanted) {
            match takes(&adapter.limits, needs) {
                Ok(()) => return Ok(index),
                Err(why) => refused.push(format!("{}: {why}", adapter.name)),
            }
        }
    }
    if !refused.is_empty() {
        return Err(refused.join("; "));
    }
    let names: Vec<&str> = adapters.iter().map(|a| a.name.as_str()).collect();
    Err(match names.is_empty() {
        true => "no GPU".to_string(),
        false => format!("no hardware GPU, only {}", names.join(", ")),
    })
}

fn takes(limits: &wgpu::Limits, needs: &Needs<'_>) -> Result<(), DeviceError> {
    check_limit("the largest tensor", "bytes of a buffer", needs.largest, limits.max_buffer_size)?;
    check_limit("the largest tensor", "bytes of a binding", needs.largest, limits.max_storage_buffer_binding_size)?;
    needs.kernels.iter().try_for_each(|(name, info)| check_kernel(limits, name, info))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::add_kernel;
    use wgpu::DeviceType::{Cpu, DiscreteGpu, IntegratedGpu, Other, VirtualGpu};

    /// The choice among adapters given by kind and the bytes of their largest binding; they are named `0`, `1`, and on.
    fn check(adapters: &[(wgpu::DeviceType, u64)], needed: u64, expected: Result<usize, &str>) {
        let adapter = |(i, (kind, bytes)): (usize, &(wgpu::DeviceType, u64))| Adapter {
            name: i.to_string(),
            kind: *kind,
            limits: wgpu::Limits { max_storage_buffer_binding_size: *bytes, ..wgpu::Limits::default() },
        };
        let adapters: Vec<Adapter> = adapters.iter().enumerate().map(adapter).collect();
        let kernels = BTreeMap::from([("add".to_string(), add_kernel("a", 64))]);
        let found = choose(&adapters, &Needs { largest: needed, kernels: &kernels });
        assert_eq!(found, expected.map_err(str::to_string), "{adapters:?}");
    }

    #[test]
    fn the_best_hardware_is_taken() {
        check(&[(DiscreteGpu, 100)], 100, Ok(0));
        check(&[(Cpu, 100), (IntegratedGpu, 100), (DiscreteGpu, 100), (DiscreteGpu, 100)], 100, Ok(2));
        check(&[(Cpu, 100), (IntegratedGpu, 100)], 1, Ok(1));
    }

    #[test]
    fn software_is_never_taken() {
        check(&[], 1, Err("no GPU"));
        check(&[(Cpu, 100), (VirtualGpu, 100), (Other, 100)], 1, Err("no hardware GPU, only 0, 1, 2"));
    }

    #[test]
    fn limits_have_to_take_the_model() {
        check(&[(DiscreteGpu, 10), (Cpu, 100), (DiscreteGpu, 50), (IntegratedGpu, 100)], 50, Ok(2));
        check(&[(DiscreteGpu, 10), (IntegratedGpu, 100)], 100, Ok(1));
        let why = "0: the largest tensor: bytes of a binding is 11, this device's limit is 10; \
                   1: the largest tensor: bytes of a binding is 11, this device's limit is 9";
        check(&[(DiscreteGpu, 10), (IntegratedGpu, 9), (Cpu, 100)], 11, Err(why));
        let mut adapter =
            Adapter { name: "wide".into(), kind: DiscreteGpu, limits: wgpu::Limits::downlevel_defaults() };
        let kernels = BTreeMap::from([("add".to_string(), add_kernel("a", 64))]);
        let needs = Needs { largest: 1, kernels: &kernels };
        assert_eq!(choose(std::slice::from_ref(&adapter), &needs), Ok(0));
        adapter.limits.max_storage_buffers_per_shader_stage = 2;
        let why = "wide: kernel add: storage buffers per stage is 3, this device's limit is 2".to_string();
        assert_eq!(choose(&[adapter], &needs), Err(why));
    }
}
