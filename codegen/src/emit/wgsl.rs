//! WGSL. Buffers at `@group(0) @binding(i)`, then uniform `params` (dims, then scalars by bits) at the next binding. A buffer
//! that is only accessed by whole vectors is an array of vectors.

use super::c_like::{self, AXES, Dialect};
use std::collections::HashMap;
use std::fmt::Write;
use tf_ir::kernel::*;

pub fn print(kernel: &Kernel) -> String {
    let dims = kernel.dims.len() as u32;
    let mut widths = HashMap::new();
    let mut out = String::new();
    for (buffer, decl) in kernel.buffers.iter() {
        let width = c_like::narrowest(kernel, Mem::Buffer(buffer));
        widths.insert(Mem::Buffer(buffer), width);
        let access = match decl.access {
            Access::Read => "read",
            Access::Write | Access::ReadWrite => "read_write",
        };
        let ty = spell(Ty { elem: decl.elem, width });
        let _ = writeln!(
            out,
            "@group(0) @binding({}) var<storage, {access}> b{}: array<{ty}>; // {}",
            buffer.0, buffer.0, decl.name
        );
    }
    // Uniform, because storage buffers are few on small devices; its elements are vectors by the language's rules.
    let params = kernel.dims.len() + kernel.scalars.len();
    let _ = writeln!(
        out,
        "@group(0) @binding({}) var<uniform> params: array<vec4<u32>, {}>;",
        kernel.buffers.len(),
        params.div_ceil(4).max(1)
    );
    for (shared, decl) in kernel.shared.iter() {
        let width = c_like::narrowest(kernel, Mem::Shared(shared));
        widths.insert(Mem::Shared(shared), width);
        let len = decl.len.as_constant().expect("legalize refuses shared arrays without a constant size");
        let ty = spell(Ty { elem: decl.elem, width });
        let _ = writeln!(out, "var<workgroup> m{}: array<{ty}, {}>;", shared.0, len.div_ceil(u64::from(width)));
    }
    let global = kernel.buffers.values().any(|b| b.access == Access::ReadWrite);
    let dialect = Wgsl { widths, dims, global };
    let _ = writeln!(
        out,
        "\n@compute @workgroup_size({})\nfn {}(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {{",
        kernel.lanes, kernel.name
    );
    out.push_str(&c_like::body(kernel, &dialect));
    out.push_str("}\n");
    out
}

struct Wgsl {
    /// Width of the elements of each memory's array.
    widths: HashMap<Mem, u8>,
    dims: u32,
    /// Whether lanes may hand each other global memory.
    global: bool,
}

fn spell(ty: Ty) -> String {
    match ty.width {
        1 => ty.elem.name().to_string(),
        width => format!("vec{width}<{}>", ty.elem.name()),
    }
}

fn memory(mem: Mem) -> String {
    match mem {
        Mem::Buffer(b) => format!("b{}", b.0),
        Mem::Shared(s) => format!("m{}", s.0),
        Mem::Private(p) => format!("p{}", p.0),
    }
}

fn param(index: u32) -> String {
    format!("params[{}].{}", index / 4, c_like::COMPONENTS[index as usize % 4])
}

impl Dialect for Wgsl {
    fn ty(&self, ty: Ty) -> String {
        spell(ty)
    }

    fn literal(&self, constant: Const, width: u8) -> String {
        let text = match constant {
            // WGSL has no infinities; the largest numbers stand for them.
            Const::F32(x) => format!("{:?}f", x.value().clamp(f32::MIN, f32::MAX)),
            Const::U32(x) => format!("{x}u"),
            Const::I32(x) => format!("i32({x})"),
            Const::Bool(x) => x.to_string(),
        };
        match width {
            1 => text,
            width => {
                let elem = match constant {
                    Const::F32(_) => Elem::F32,
                    Const::U32(_) => Elem::U32,
                    Const::I32(_) => Elem::I32,
                    Const::Bool(_) => Elem::Bool,
                };
                format!("{}({text})", spell(Ty { elem, width }))
            }
        }
    }

    fn define(&self, name: &str, ty: Ty, expr: &str) -> String {
        format!("let {name}: {} = {expr};", spell(ty))
    }

    fn declare(&self, name: &str, ty: Ty) -> String {
        format!("var {name}: {};", spell(ty))
    }

    fn declare_array(&self, name: &str, ty: Ty, len: u32) -> String {
        format!("var {name}: array<{}, {len}>;", spell(ty))
    }

    fn for_head(&self, index: &str, start: &str, end: &str, step: &str) -> String {
        format!("for (var {index}: u32 = {start}; {index} < {end}; {index} += {step}) {{")
    }

    fn load(&self, mem: Mem, index: &str, ty: Ty) -> String {
        let name = memory(mem);
        match self.widths.get(&mem) {
            None | Some(1) if ty.width > 1 && !matches!(mem, Mem::Private(_)) => {
                let parts: Vec<String> = (0..ty.width).map(|i| format!("{name}[{index} + {i}u]")).collect();
                format!("{}({})", spell(ty), parts.join(", "))
            }
            Some(width) if *width > 1 => {
                let parts: Vec<String> =
                    (0..ty.width / width).map(|i| format!("{name}[{index} / {width}u + {i}u]")).collect();
                match parts.as_slice() {
                    [one] => one.replace(" + 0u", ""),
                    _ => format!("{}({})", spell(ty), parts.join(", ")),
                }
            }
            _ => format!("{name}[{index}]"),
        }
    }

    fn store(&self, mem: Mem, index: &str, value: &str, ty: Ty) -> String {
        let name = memory(mem);
        match self.widths.get(&mem) {
            Some(width) if *width == ty.width && *width > 1 => format!("{name}[{index} / {width}u] = {value};"),
            Some(_) if ty.width > 1 => {
                let parts: Vec<String> = (0..ty.width)
                    .map(|i| format!("{name}[{index} + {i}u] = {value}.{};", c_like::COMPONENTS[i as usize]))
                    .collect();
                parts.join(" ")
            }
            _ => format!("{name}[{index}] = {value};"),
        }
    }

    fn convert(&self, to: Ty, x: &str) -> String {
        format!("{}({x})", spell(to))
    }

    fn bitcast(&self, to: Ty, x: &str) -> String {
        format!("bitcast<{}>({x})", spell(to))
    }

    fn unary(&self, op: KUnary, ty: Ty, x: &str) -> String {
        match op {
            KUnary::Neg => format!("-{x}"),
            KUnary::Not if ty.elem == Elem::Bool => format!("!{x}"),
            KUnary::Not => format!("~{x}"),
            KUnary::Recip => format!("1.0 / {x}"),
            KUnary::Rsqrt => format!("inverseSqrt({x})"),
            KUnary::Abs => format!("abs({x})"),
            KUnary::Exp => format!("exp({x})"),
            KUnary::Log => format!("log({x})"),
            KUnary::Sqrt => format!("sqrt({x})"),
            KUnary::Tanh => format!("tanh({x})"),
            KUnary::Floor => format!("floor({x})"),
        }
    }

    fn dim(&self, index: u32) -> String {
        param(index)
    }

    fn scalar(&self, index: u32) -> String {
        format!("bitcast<f32>({})", param(self.dims + index))
    }

    fn group_id(&self, axis: u8) -> String {
        format!("group.{}", AXES[axis as usize])
    }

    fn group_count(&self, axis: u8) -> String {
        format!("groups.{}", AXES[axis as usize])
    }

    fn shuffle_xor(&self, x: &str, mask: u32) -> String {
        format!("subgroupShuffleXor({x}, {mask}u)")
    }

    fn unpack_f16(&self, x: &str) -> String {
        format!("unpack2x16float({x})")
    }

    fn barrier(&self) -> String {
        if self.global { "workgroupBarrier(); storageBarrier();" } else { "workgroupBarrier();" }.to_string()
    }
}
