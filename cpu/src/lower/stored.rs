//! Stored weights: their format is known when a kernel is compiled, so a load is what that format asks for.

use super::CompileError;
use super::function::{Translator, plain};
use cranelift_codegen::ir::{InstBuilder, Value, types};
use tf_ir::dtype::Storage;
use tf_ir::format::{Affine, Format, Matrix};
use tf_ir::kernel::*;

impl<'k> Translator<'k, '_> {
    /// The element that memory holds: for a plain stored weight, that of its storage.
    pub(super) fn elem(&self, mem: Mem) -> Elem {
        match (self.kernel.elem(mem), mem) {
            (Elem::Stored, Mem::Buffer(buffer)) => match self.weight(buffer).map(|m| m.format) {
                Ok(Format::Plain(Storage::F32)) => Elem::F32,
                Ok(Format::Plain(Storage::F16)) => Elem::F16,
                Ok(Format::Plain(Storage::Bf16)) => Elem::Bf16,
                _ => Elem::Stored,
            },
            (elem, _) => elem,
        }
    }

    /// The weight that a buffer will be bound to.
    pub(super) fn weight(&self, buffer: Buffer) -> Result<&'k Matrix, CompileError> {
        let weight = self.weights.get(buffer.0 as usize).and_then(Option::as_ref);
        weight.ok_or_else(|| {
            let name = &self.kernel.buffers[buffer].name;
            self.unsupported(format!("the stored weight `%{name}` of a format that is not known at load"))
        })
    }

    /// The weight behind memory, if it is packed.
    pub(super) fn packed(&self, mem: Mem) -> Result<Option<&'k Matrix>, CompileError> {
        match mem {
            Mem::Buffer(buffer) if self.kernel.elem(mem) == Elem::Stored => {
                let matrix = self.weight(buffer)?;
                Ok((!matches!(matrix.format, Format::Plain(_))).then_some(matrix))
            }
            _ => Ok(None),
        }
    }

    /// `width` consecutive elements of a packed weight, from a multiple of it.
    pub(super) fn load_packed(
        &mut self,
        matrix: &Matrix,
        mem: Mem,
        index: Val,
        width: u8,
    ) -> Result<Value, CompileError> {
        let (Format::Affine(format), Mem::Buffer(buffer)) = (matrix.format, mem) else {
            return Err(self.unsupported(format!("a load of single weights of {}", matrix.format)));
        };
        let layout = matrix.format.layout(&matrix.shape).map_err(|what| self.unsupported(what))?;
        let base = self.base(buffer);
        let index = self.wide(index)?;
        let group = self.shift_right_wide(index, format.group.ilog2().into());
        let scale = self.scale(format, base, layout.parts[1].offset, group)?;
        let bias = self.scale(format, base, layout.parts[2].offset, group)?;
        // Codes are one stream of bits. A window of 64 bits, which the parts after the codes leave inside the weight,
        // holds those of one load wherever they begin.
        let bits = self.word(format.bits.into());
        let bit = self.b.ins().imul(index, bits);
        let word = self.shift_right_wide(bit, 5);
        let byte = self.shift_left(word, 2);
        let address = self.b.ins().iadd(base, byte);
        let window = self.b.ins().load(types::I64, plain(), address, 0);
        let last = self.word(31);
        let shift = self.b.ins().band(bit, last);
        let mut window = self.b.ins().ushr(window, shift);
        let mask = self.word((1 << format.bits) - 1);
        let mut result = None;
        for lane in 0..width {
            let code = self.b.ins().band(window, mask);
            window = self.b.ins().ushr(window, bits);
            let code = self.b.ins().ireduce(types::I32, code);
            let code = self.b.ins().fcvt_from_sint(types::F32, code);
            let value = self.b.ins().fma(scale, code, bias);
            result = Some(match (result, width) {
                (_, 1) => value,
                (None, _) => self.b.ins().splat(types::F32X4, value),
                (Some(vector), _) => self.b.ins().insertlane(vector, value, lane),
            });
        }
        result.ok_or_else(|| self.unsupported("a load of no elements".to_string()))
    }

    /// The scale or bias of a group, from the part at `offset`.
    fn scale(&mut self, format: Affine, base: Value, offset: u64, group: Value) -> Result<Value, CompileError> {
        let offset = self.word(offset as i64);
        let part = self.b.ins().iadd(base, offset);
        let size = if format.scales == Storage::F32 { 2 } else { 1 };
        let at = self.shift_left(group, size);
        let address = self.b.ins().iadd(part, at);
        Ok(match format.scales {
            Storage::F32 => self.b.ins().load(types::F32, plain(), address, 0),
            Storage::F16 => {
                let bits = self.b.ins().uload16(types::I32, plain(), address, 0);
                self.widen_f16(bits, 1)
            }
            Storage::Bf16 => {
                let bits = self.b.ins().uload16(types::I32, plain(), address, 0);
                self.widen_bf16(bits, 1)
            }
        })
    }

    fn shift_right_wide(&mut self, x: Value, by: i64) -> Value {
        let by = self.b.ins().iconst(types::I32, by);
        self.b.ins().ushr(x, by)
    }
}
