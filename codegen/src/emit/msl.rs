//! Metal shading language. Buffers at `[[buffer(i)]]`, then `params` (dims, then scalars by bits). To be compiled without
//! fast math, so that a row's bits do not depend on how the compiler regroups a sum.

use super::c_like::{self, AXES, Dialect};
use std::fmt::Write;
use tf_ir::kernel::*;

pub fn print(kernel: &Kernel) -> String {
    let mut out = String::from("#include <metal_stdlib>\nusing namespace metal;\n\n");
    let _ = writeln!(out, "kernel void {}(", kernel.name);
    for (buffer, decl) in kernel.buffers.iter() {
        let constant = if decl.access == Access::Read { "const " } else { "" };
        let ty = spell(Ty { elem: decl.elem, width: 1 });
        let _ = writeln!(out, "    device {constant}{ty}* b{0} [[buffer({0})]], // {1}", buffer.0, decl.name);
    }
    let _ = writeln!(out, "    constant uint* params [[buffer({})]],", kernel.buffers.len());
    out.push_str("    uint3 group [[threadgroup_position_in_grid]],\n");
    out.push_str("    uint3 groups [[threadgroups_per_grid]],\n");
    out.push_str("    uint lane [[thread_index_in_threadgroup]]) {\n");
    for (shared, decl) in kernel.shared.iter() {
        let len = decl.len.as_constant().expect("legalize refuses shared arrays without a constant size");
        // Aligned for the widest vector access.
        let _ = writeln!(
            out,
            "  alignas(16) threadgroup {} m{}[{len}];",
            spell(Ty { elem: decl.elem, width: 1 }),
            shared.0
        );
    }
    let reads_only = kernel.buffers.iter().map(|(_, decl)| decl.access == Access::Read).collect();
    out.push_str(&c_like::body(kernel, &Msl { dims: kernel.dims.len() as u32, reads_only, kernel }));
    out.push_str("}\n");
    out
}

struct Msl<'k> {
    dims: u32,
    /// By buffer: whether it is declared const.
    reads_only: Vec<bool>,
    kernel: &'k Kernel,
}

fn spell(ty: Ty) -> String {
    let elem = match ty.elem {
        Elem::F32 => "float",
        Elem::F16 | Elem::Bf16 | Elem::Stored => unreachable!("legalize leaves no value or memory of 16 bits"),
        Elem::U32 => "uint",
        Elem::I32 => "int",
        Elem::Bool => "bool",
    };
    match ty.width {
        1 => elem.to_string(),
        width => format!("{elem}{width}"),
    }
}

impl Msl<'_> {
    /// The place of a scalar or vector in memory.
    fn place(&self, mem: Mem, index: &str, width: u8) -> String {
        let elem = self.kernel.elem(mem);
        let (name, space) = match mem {
            Mem::Buffer(b) if self.reads_only[b.0 as usize] => (format!("b{}", b.0), "device const"),
            Mem::Buffer(b) => (format!("b{}", b.0), "device"),
            Mem::Shared(s) => (format!("m{}", s.0), "threadgroup"),
            Mem::Private(p) => return format!("p{}[{index}]", p.0),
        };
        match width {
            1 => format!("{name}[{index}]"),
            width => format!("*({space} {}*)({name} + {index})", spell(Ty { elem, width })),
        }
    }
}

impl Dialect for Msl<'_> {
    fn ty(&self, ty: Ty) -> String {
        spell(ty)
    }

    fn literal(&self, constant: Const, width: u8) -> String {
        let (text, elem) = match constant {
            Const::F32(x) if x.value() == f32::INFINITY => ("INFINITY".to_string(), Elem::F32),
            Const::F32(x) if x.value() == f32::NEG_INFINITY => ("-INFINITY".to_string(), Elem::F32),
            Const::F32(x) => (format!("{:?}f", x.value()), Elem::F32),
            Const::U32(x) => (format!("{x}u"), Elem::U32),
            Const::I32(x) => (format!("int({x})"), Elem::I32),
            Const::Bool(x) => (x.to_string(), Elem::Bool),
        };
        match width {
            1 => text,
            width => format!("{}({text})", spell(Ty { elem, width })),
        }
    }

    fn define(&self, name: &str, ty: Ty, expr: &str) -> String {
        format!("const {} {name} = {expr};", spell(ty))
    }

    fn declare(&self, name: &str, ty: Ty) -> String {
        format!("{} {name};", spell(ty))
    }

    fn declare_array(&self, name: &str, ty: Ty, len: u32) -> String {
        format!("{} {name}[{len}];", spell(ty))
    }

    fn for_head(&self, index: &str, start: &str, end: &str, step: &str) -> String {
        format!("for (uint {index} = {start}; {index} < {end}; {index} += {step}) {{")
    }

    fn load(&self, mem: Mem, index: &str, ty: Ty) -> String {
        self.place(mem, index, ty.width)
    }

    fn store(&self, mem: Mem, index: &str, value: &str, ty: Ty) -> String {
        format!("{} = {value};", self.place(mem, index, ty.width))
    }

    fn convert(&self, to: Ty, x: &str) -> String {
        format!("{}({x})", spell(to))
    }

    fn bitcast(&self, to: Ty, x: &str) -> String {
        format!("as_type<{}>({x})", spell(to))
    }

    fn unary(&self, op: KUnary, ty: Ty, x: &str) -> String {
        match op {
            KUnary::Neg => format!("-{x}"),
            KUnary::Not if ty.elem == Elem::Bool => format!("!{x}"),
            KUnary::Not => format!("~{x}"),
            KUnary::Recip => format!("1.0f / {x}"),
            KUnary::Rsqrt => format!("precise::rsqrt({x})"),
            KUnary::Abs => format!("abs({x})"),
            KUnary::Exp => format!("precise::exp({x})"),
            KUnary::Log => format!("precise::log({x})"),
            KUnary::Sqrt => format!("precise::sqrt({x})"),
            KUnary::Tanh => format!("precise::tanh({x})"),
            KUnary::Floor => format!("floor({x})"),
        }
    }

    fn dim(&self, index: u32) -> String {
        format!("params[{index}]")
    }

    fn scalar(&self, index: u32) -> String {
        format!("as_type<float>(params[{}])", self.dims + index)
    }

    fn group_id(&self, axis: u8) -> String {
        format!("group.{}", AXES[axis as usize])
    }

    fn group_count(&self, axis: u8) -> String {
        format!("groups.{}", AXES[axis as usize])
    }

    fn shuffle_xor(&self, x: &str, mask: u32) -> String {
        format!("simd_shuffle_xor({x}, {mask})")
    }

    fn unpack_f16(&self, x: &str) -> String {
        format!("float2(as_type<half2>({x}))")
    }

    fn barrier(&self) -> String {
        "threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);".to_string()
    }
}
