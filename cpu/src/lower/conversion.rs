//! Values from other values without arithmetic: constants, casts, components, choices.

use super::function::{Translator, value_type};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{ConstantData, Endianness, InstBuilder, Type, Value, types};
use tf_ir::kernel::*;

impl Translator<'_, '_> {
    /// The number with these bits in every component; for bools, 0 or 1.
    pub(super) fn number(&mut self, bits: u32, ty: Ty) -> Value {
        match (ty.elem, ty.width) {
            (Elem::Bool, 1) => self.b.ins().iconst(types::I8, i64::from(bits)),
            (Elem::F32 | Elem::F16 | Elem::Bf16 | Elem::Stored, 1) => self.b.ins().f32const(f32::from_bits(bits)),
            (Elem::U32 | Elem::I32, 1) => self.b.ins().iconst(types::I32, i64::from(bits)),
            (elem, _) => {
                let bits = if elem == Elem::Bool { 0u32.wrapping_sub(bits) } else { bits };
                let bytes: Vec<u8> = [bits; 4].iter().flat_map(|b| b.to_le_bytes()).collect();
                let constant = self.b.func.dfg.constants.insert(ConstantData::from(bytes));
                self.b.ins().vconst(value_type(ty), constant)
            }
        }
    }

    pub(super) fn splat_f32(&mut self, value: f32) -> Value {
        self.number(value.to_bits(), Ty::f32x(4))
    }

    /// The same bits as another type.
    pub(super) fn recast(&mut self, value: Value, ty: Type) -> Value {
        if self.b.func.dfg.value_type(value) == ty {
            return value;
        }
        let flags = cranelift_codegen::ir::MemFlagsData::new();
        let flags = if ty.is_vector() { flags.with_endianness(Endianness::Little) } else { flags };
        self.b.ins().bitcast(ty, flags, value)
    }

    /// `c ? x : y` for each component; `c` is as comparisons of this width give it.
    pub(super) fn choose(&mut self, c: Value, x: Value, y: Value, width: u8) -> Value {
        if width == 1 {
            return self.b.ins().select(c, x, y);
        }
        let ty = self.b.func.dfg.value_type(x);
        let mask = self.recast(c, ty);
        self.b.ins().bitselect(mask, x, y)
    }

    /// A bool as a mask of 32 bits.
    fn mask(&mut self, bool: Value) -> Value {
        let wide = self.b.ins().uextend(types::I32, bool);
        self.b.ins().ineg(wide)
    }

    pub(super) fn splat(&mut self, scalar: Value, ty: Ty) -> Value {
        let scalar = if ty.elem == Elem::Bool { self.mask(scalar) } else { scalar };
        self.b.ins().splat(value_type(ty), scalar)
    }

    pub(super) fn extract(&mut self, vector: Value, component: u8, elem: Elem) -> Value {
        let lane = self.b.ins().extractlane(vector, component);
        match elem {
            Elem::Bool => {
                let zero = self.b.ins().iconst(types::I32, 0);
                self.b.ins().icmp(IntCC::NotEqual, lane, zero)
            }
            _ => lane,
        }
    }

    pub(super) fn pack(&mut self, parts: &[Value], elem: Elem) -> Value {
        let ty = Ty { elem, width: parts.len() as u8 };
        let mut vector = self.splat(parts[0], ty);
        for (i, part) in parts.iter().enumerate().skip(1) {
            let part = if elem == Elem::Bool { self.mask(*part) } else { *part };
            vector = self.b.ins().insertlane(vector, part, i as u8);
        }
        vector
    }

    /// Between f32, u32 and i32 by value.
    pub(super) fn convert(&mut self, x: Value, from: Ty, to: Ty) -> Value {
        let ty = value_type(to);
        match (from.elem, to.elem) {
            (Elem::F32, Elem::I32) if self.has_x86 => {
                // One instruction, where saturation takes ten.
                if to.width == 4 {
                    return self.b.ins().x86_cvtt2dq(ty, x);
                }
                let vector = self.b.ins().scalar_to_vector(types::F32X4, x);
                let vector = self.b.ins().x86_cvtt2dq(types::I32X4, vector);
                self.b.ins().extractlane(vector, 0)
            }
            (Elem::F32, Elem::I32) => self.b.ins().fcvt_to_sint_sat(ty, x),
            (Elem::F32, Elem::U32) => self.b.ins().fcvt_to_uint_sat(ty, x),
            (Elem::I32, Elem::F32) => self.b.ins().fcvt_from_sint(ty, x),
            (Elem::U32, Elem::F32) => self.b.ins().fcvt_from_uint(ty, x),
            (_, _) => x,
        }
    }
}
