//! Loads and stores. 16-bit floats are widened and rounded here, by integer arithmetic, so that every machine gives the
//! same bits as the `half` crate.

use super::CompileError;
use super::function::{Translator, plain, value_type};
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, Value, types};
use tf_ir::kernel::*;

impl Translator<'_, '_> {
    pub(super) fn load(&mut self, mem: Mem, index: Val, ty: Ty) -> Result<Value, CompileError> {
        if let Some(packed) = self.packed(mem)? {
            return self.load_packed(packed, mem, index, ty.width);
        }
        let (address, offset) = self.address(mem, index)?;
        let flags = plain();
        Ok(match (self.elem(mem), ty.width) {
            (Elem::F32 | Elem::U32 | Elem::I32, _) => self.b.ins().load(value_type(ty), flags, address, offset),
            (half @ (Elem::F16 | Elem::Bf16), width) => {
                let bits = match width {
                    1 => self.b.ins().uload16(types::I32, flags, address, offset),
                    _ => self.b.ins().uload16x4(flags, address, offset),
                };
                if half == Elem::F16 { self.widen_f16(bits, width) } else { self.widen_bf16(bits, width) }
            }
            (other @ (Elem::Bool | Elem::Stored), _) => {
                return Err(self.unsupported(format!("a load of {}", other.name())));
            }
        })
    }

    pub(super) fn store(&mut self, mem: Mem, index: Val, val: Val) -> Result<(), CompileError> {
        let value = self.value(val)?;
        let width = self.ty(val).width;
        let (address, offset) = self.address(mem, index)?;
        let flags = plain();
        match (self.elem(mem), width) {
            (Elem::F32 | Elem::U32 | Elem::I32, _) => {
                self.b.ins().store(flags, value, address, offset);
            }
            (half @ (Elem::F16 | Elem::Bf16), width) => {
                let bits = if half == Elem::F16 { self.round_f16(value, width) } else { self.round_bf16(value, width) };
                if width == 1 {
                    self.b.ins().istore16(flags, bits, address, offset);
                } else {
                    let narrow = self.b.ins().unarrow(bits, bits);
                    let pairs = self.recast(narrow, types::I64X2);
                    let low = self.b.ins().extractlane(pairs, 0);
                    self.b.ins().store(flags, low, address, offset);
                }
            }
            (other @ (Elem::Bool | Elem::Stored), _) => {
                return Err(self.unsupported(format!("a store of {}", other.name())));
            }
        }
        Ok(())
    }

    fn bits(&mut self, value: u32, width: u8) -> Value {
        self.number(value, Ty { elem: Elem::U32, width })
    }

    fn as_float(&mut self, bits: Value, width: u8) -> Value {
        self.recast(bits, value_type(Ty::f32x(width)))
    }

    fn as_bits(&mut self, float: Value, width: u8) -> Value {
        self.recast(float, value_type(Ty { elem: Elem::U32, width }))
    }

    fn shift_right(&mut self, x: Value, by: i64) -> Value {
        let by = self.b.ins().iconst(types::I32, by);
        self.b.ins().ushr(x, by)
    }

    /// Moves the exponent and mantissa in place and corrects the exponent by a product, which is exact for subnormals
    /// too; what had the highest exponent gets f32's highest.
    pub(super) fn widen_f16(&mut self, half: Value, width: u8) -> Value {
        let (sign_mask, magnitude_mask) = (self.bits(0x8000, width), self.bits(0x7fff, width));
        let sign = self.b.ins().band(half, sign_mask);
        let sign = self.shift_left(sign, 16);
        let magnitude = self.b.ins().band(half, magnitude_mask);
        let magnitude = self.shift_left(magnitude, 13);
        let scale = self.number(f32::to_bits(2f32.powi(112)), Ty::f32x(width));
        let float = self.as_float(magnitude, width);
        let float = self.b.ins().fmul(float, scale);
        let float = self.as_bits(float, width);
        let highest = self.bits(0x7c00 << 13, width);
        let special = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, magnitude, highest);
        let (exponent, zero) = (self.bits(0x7f80_0000, width), self.bits(0, width));
        let exponent = self.choose(special, exponent, zero, width);
        let bits = self.b.ins().bor(float, exponent);
        let bits = self.b.ins().bor(bits, sign);
        self.as_float(bits, width)
    }

    pub(super) fn widen_bf16(&mut self, half: Value, width: u8) -> Value {
        let bits = self.shift_left(half, 16);
        self.as_float(bits, width)
    }

    /// `bits >> by`, rounded to nearest, ties to even.
    fn shift_rounded(&mut self, bits: Value, by: i64, width: u8) -> Value {
        let odd = self.shift_right(bits, by);
        let one = self.bits(1, width);
        let odd = self.b.ins().band(odd, one);
        let half = self.bits((1 << (by - 1)) - 1, width);
        let sum = self.b.ins().iadd(bits, half);
        let sum = self.b.ins().iadd(sum, odd);
        self.shift_right(sum, by)
    }

    fn round_bf16(&mut self, float: Value, width: u8) -> Value {
        let bits = self.as_bits(float, width);
        let rounded = self.shift_rounded(bits, 16, width);
        let nan = self.b.ins().fcmp(FloatCC::Unordered, float, float);
        let high = self.shift_right(bits, 16);
        let quiet = self.bits(0x40, width);
        let quiet = self.b.ins().bor(high, quiet);
        self.choose(nan, quiet, rounded, width)
    }

    fn round_f16(&mut self, float: Value, width: u8) -> Value {
        let bits = self.as_bits(float, width);
        let magnitude_mask = self.bits(0x7fff_ffff, width);
        let magnitude = self.b.ins().band(bits, magnitude_mask);
        // Normal halves: the exponent moved, the mantissa rounded; a carry may give infinity.
        let bias = self.bits(112 << 23, width);
        let normal = self.b.ins().isub(magnitude, bias);
        let normal = self.shift_rounded(normal, 13, width);
        // Subnormal halves: adding ½ rounds to multiples of 2^-24, which are its last places.
        let half = self.number(0.5f32.to_bits(), Ty::f32x(width));
        let tiny = self.as_float(magnitude, width);
        let tiny = self.b.ins().fadd(tiny, half);
        let tiny = self.as_bits(tiny, width);
        let half = self.bits(0.5f32.to_bits(), width);
        let tiny = self.b.ins().isub(tiny, half);
        let least = self.bits(0x3880_0000, width);
        let is_tiny = self.b.ins().icmp(IntCC::UnsignedLessThan, magnitude, least);
        let result = self.choose(is_tiny, tiny, normal, width);
        let (limit, infinity) = (self.bits(0x4780_0000, width), self.bits(0x7c00, width));
        let is_large = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, magnitude, limit);
        let result = self.choose(is_large, infinity, result, width);
        let nan = self.b.ins().fcmp(FloatCC::Unordered, float, float);
        let (payload_mask, quiet) = (self.bits(0x3ff, width), self.bits(0x7e00, width));
        let payload = self.shift_right(bits, 13);
        let payload = self.b.ins().band(payload, payload_mask);
        let payload = self.b.ins().bor(payload, quiet);
        let result = self.choose(nan, payload, result, width);
        let sign = self.shift_right(bits, 16);
        let sign_mask = self.bits(0x8000, width);
        let sign = self.b.ins().band(sign, sign_mask);
        self.b.ins().bor(result, sign)
    }
}
