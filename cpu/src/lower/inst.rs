//! Instructions: what defines a value.

use super::CompileError;
use super::function::{Translator, value_type};
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, Value, types};
use tf_ir::kernel::*;
use tf_ir::ops::{BinaryOp, CompareOp};

impl Translator<'_, '_> {
    pub(super) fn inst(&mut self, val: Val, inst: &Inst) -> Result<Value, CompileError> {
        let ty = self.ty(val);
        Ok(match inst {
            // Emitted at the entry.
            Inst::Const(_) | Inst::Dim(_) | Inst::Scalar(_) | Inst::GroupCount(_) | Inst::Lane => self.value(val)?,
            Inst::GroupId(axis) => self.group(*axis),
            Inst::Unary(op, x) => {
                let x = self.value(*x)?;
                self.unary(*op, x, ty)?
            }
            Inst::Binary(op, x, y) => return self.binary(val, *op, *x, *y),
            Inst::Fma(x, y, z) => {
                let (x, y, z) = (self.value(*x)?, self.value(*y)?, self.value(*z)?);
                self.b.ins().fma(x, y, z)
            }
            Inst::Compare(op, x, y) => {
                let elem = self.ty(*x).elem;
                let (x, y) = (self.value(*x)?, self.value(*y)?);
                self.compare(*op, elem, x, y)
            }
            Inst::Select(c, x, y) => {
                let width = self.ty(*c).width;
                let (c, x, y) = (self.value(*c)?, self.value(*x)?, self.value(*y)?);
                self.choose(c, x, y, width)
            }
            Inst::Convert(x) => {
                let from = self.ty(*x);
                let x = self.value(*x)?;
                self.convert(x, from, ty)
            }
            Inst::Bitcast(x) => {
                self.know(val, self.constant(*x));
                let x = self.value(*x)?;
                self.recast(x, value_type(ty))
            }
            Inst::Splat(x) => {
                self.know(val, self.constant(*x));
                let x = self.value(*x)?;
                if ty.width == 1 { x } else { self.splat(x, ty) }
            }
            Inst::Extract(x, component) => {
                self.know(val, self.constant(*x));
                let width = self.ty(*x).width;
                let x = self.value(*x)?;
                if width == 1 { x } else { self.extract(x, *component, ty.elem) }
            }
            Inst::Pack(parts) => {
                let parts = parts.iter().map(|p| self.value(*p)).collect::<Result<Vec<_>, _>>()?;
                if let [only] = parts.as_slice() { *only } else { self.pack(&parts, ty.elem) }
            }
            Inst::Get(var) => {
                let var = self.var(*var);
                self.b.use_var(var)
            }
            Inst::Load(mem, index) => self.load(*mem, *index, ty)?,
            // One lane is the whole workgroup.
            Inst::LaneReduce(_, x) | Inst::ShuffleXor(x, _) => self.value(*x)?,
            Inst::UnpackF16(_) => return Err(self.unsupported("`unpack_f16`".to_string())),
            Inst::PackHalves(half, _) => return Err(self.unsupported(format!("`pack_{}`", half.name()))),
            Inst::Mma(half, ..) => return Err(self.unsupported(format!("`mma_{}`", half.name()))),
        })
    }

    fn unary(&mut self, op: KUnary, x: Value, ty: Ty) -> Result<Value, CompileError> {
        Ok(match op {
            KUnary::Neg => self.b.ins().fneg(x),
            KUnary::Abs => self.b.ins().fabs(x),
            KUnary::Sqrt => self.b.ins().sqrt(x),
            KUnary::Rsqrt => {
                let root = self.b.ins().sqrt(x);
                self.reciprocal(root, ty)
            }
            KUnary::Recip => self.reciprocal(x, ty),
            KUnary::Floor => self.b.ins().floor(x),
            KUnary::Not if ty == Ty::BOOL => {
                let one = self.number(1, ty);
                self.b.ins().bxor(x, one)
            }
            KUnary::Not => self.b.ins().bnot(x),
            KUnary::Exp | KUnary::Log | KUnary::Tanh => {
                let name = KUnary::ALL.iter().find(|(o, _)| *o == op).map_or("?", |(_, name)| name);
                return Err(self.unsupported(format!("`{name}`")));
            }
        })
    }

    fn reciprocal(&mut self, x: Value, ty: Ty) -> Value {
        let one = self.number(1f32.to_bits(), ty);
        self.b.ins().fdiv(one, x)
    }

    fn compare(&mut self, op: CompareOp, elem: Elem, x: Value, y: Value) -> Value {
        let float = match op {
            CompareOp::Lt => FloatCC::LessThan,
            CompareOp::Le => FloatCC::LessThanOrEqual,
            CompareOp::Eq => FloatCC::Equal,
        };
        let integer = match (op, elem) {
            (CompareOp::Eq, _) => IntCC::Equal,
            (CompareOp::Lt, Elem::I32) => IntCC::SignedLessThan,
            (CompareOp::Le, Elem::I32) => IntCC::SignedLessThanOrEqual,
            (CompareOp::Lt, _) => IntCC::UnsignedLessThan,
            (CompareOp::Le, _) => IntCC::UnsignedLessThanOrEqual,
        };
        match elem {
            Elem::F32 => self.b.ins().fcmp(float, x, y),
            _ => self.b.ins().icmp(integer, x, y),
        }
    }

    fn binary(&mut self, val: Val, op: KBinary, x: Val, y: Val) -> Result<Value, CompileError> {
        let ty = self.ty(x);
        let known = (self.constant(x), self.constant(y));
        if ty.elem == Elem::U32
            && let (Some(a), Some(b)) = known
        {
            let bits = fold(op, a, b);
            self.know(val, Some(bits));
            return Ok(self.number(bits, ty));
        }
        let (a, b) = (self.value(x)?, self.value(y)?);
        Ok(match op {
            KBinary::Arith(op) if ty.elem == Elem::F32 => {
                let number = known.1.is_some_and(|bits| !f32::from_bits(bits).is_nan());
                self.float(op, a, b, ty.width, number)
            }
            KBinary::Arith(BinaryOp::Add) => self.b.ins().iadd(a, b),
            KBinary::Arith(BinaryOp::Sub) => self.b.ins().isub(a, b),
            KBinary::Arith(BinaryOp::Mul) => self.b.ins().imul(a, b),
            KBinary::Arith(BinaryOp::Max) if ty.elem == Elem::I32 => self.b.ins().smax(a, b),
            KBinary::Arith(BinaryOp::Max) => self.b.ins().umax(a, b),
            KBinary::Arith(BinaryOp::Min) if ty.elem == Elem::I32 => self.b.ins().smin(a, b),
            KBinary::Arith(BinaryOp::Min) => self.b.ins().umin(a, b),
            KBinary::And => self.b.ins().band(a, b),
            KBinary::Or => self.b.ins().bor(a, b),
            KBinary::Xor => self.b.ins().bxor(a, b),
            KBinary::Shl | KBinary::Shr => match known.1 {
                // A vector is shifted by one number at once.
                Some(by) if ty.width > 1 => {
                    let by = self.number(by, Ty::U32);
                    self.shift(op, a, by)
                }
                _ => self.by_component(ty, a, b, |t, a, b| t.shift(op, a, b)),
            },
            KBinary::Arith(BinaryOp::Div) | KBinary::Rem => {
                let safe = known.1.is_some_and(|bits| bits != 0 && (ty.elem == Elem::U32 || bits != u32::MAX));
                self.by_component(ty, a, b, |t, a, b| t.quotient(op, ty.elem, a, b, safe))
            }
        })
    }

    fn shift(&mut self, op: KBinary, x: Value, by: Value) -> Value {
        if op == KBinary::Shl { self.b.ins().ishl(x, by) } else { self.b.ins().ushr(x, by) }
    }

    /// Division or remainder of scalars; by zero it gives 0, and the least i32 by -1 wraps. `safe`: neither can happen.
    fn quotient(&mut self, op: KBinary, elem: Elem, x: Value, y: Value, safe: bool) -> Value {
        let divide = |t: &mut Self, y: Value| match (op, elem) {
            (KBinary::Rem, _) => t.b.ins().urem(x, y),
            (_, Elem::I32) => t.b.ins().sdiv(x, y),
            (_, _) => t.b.ins().udiv(x, y),
        };
        if safe {
            return divide(self, y);
        }
        let (zero, one) = (self.number(0, Ty::U32), self.number(1, Ty::U32));
        let by_zero = self.b.ins().icmp(IntCC::Equal, y, zero);
        let divisor = self.b.ins().select(by_zero, one, y);
        if elem != Elem::I32 {
            let quotient = divide(self, divisor);
            return self.b.ins().select(by_zero, zero, quotient);
        }
        let minus_one = self.b.ins().iconst(types::I32, i64::from(u32::MAX));
        let negates = self.b.ins().icmp(IntCC::Equal, y, minus_one);
        let divisor = self.b.ins().select(negates, one, divisor);
        let quotient = divide(self, divisor);
        let negative = self.b.ins().ineg(x);
        let quotient = self.b.ins().select(negates, negative, quotient);
        self.b.ins().select(by_zero, zero, quotient)
    }

    fn by_component(&mut self, ty: Ty, x: Value, y: Value, f: impl Fn(&mut Self, Value, Value) -> Value) -> Value {
        if ty.width == 1 {
            return f(self, x, y);
        }
        let parts = (0..ty.width).map(|i| {
            let (x, y) = (self.extract(x, i, ty.elem), self.extract(y, i, ty.elem));
            f(self, x, y)
        });
        let parts: Vec<Value> = parts.collect();
        self.pack(&parts, ty.elem)
    }

    /// `number`: y is known not to be NaN.
    fn float(&mut self, op: BinaryOp, x: Value, y: Value, width: u8, number: bool) -> Value {
        match op {
            BinaryOp::Add => self.b.ins().fadd(x, y),
            BinaryOp::Sub => self.b.ins().fsub(x, y),
            BinaryOp::Mul => self.b.ins().fmul(x, y),
            BinaryOp::Div => self.b.ins().fdiv(x, y),
            BinaryOp::Max | BinaryOp::Min if width == 1 => {
                // The vector forms do not branch, and the first component of a vector is where a scalar lies.
                let vector = |t: &mut Self, v| t.b.ins().scalar_to_vector(types::F32X4, v);
                let (x, y) = (vector(self, x), vector(self, y));
                let result = self.float(op, x, y, 4, number);
                self.b.ins().extractlane(result, 0)
            }
            BinaryOp::Max | BinaryOp::Min => {
                // Shaped as the backend knows it: one instruction, which gives y where either is NaN.
                let below = match op {
                    BinaryOp::Max => self.b.ins().fcmp(FloatCC::LessThan, y, x),
                    _ => self.b.ins().fcmp(FloatCC::LessThan, x, y),
                };
                let result = self.choose(below, x, y, 4);
                if number {
                    return result;
                }
                let nan = self.b.ins().fcmp(FloatCC::Unordered, y, y);
                self.choose(nan, x, result, 4)
            }
        }
    }
}

/// Arithmetic of known u32.
fn fold(op: KBinary, x: u32, y: u32) -> u32 {
    match op {
        KBinary::Arith(BinaryOp::Add) => x.wrapping_add(y),
        KBinary::Arith(BinaryOp::Sub) => x.wrapping_sub(y),
        KBinary::Arith(BinaryOp::Mul) => x.wrapping_mul(y),
        KBinary::Arith(BinaryOp::Div) => x.checked_div(y).unwrap_or(0),
        KBinary::Arith(BinaryOp::Max) => x.max(y),
        KBinary::Arith(BinaryOp::Min) => x.min(y),
        KBinary::Rem => x.checked_rem(y).unwrap_or(0),
        KBinary::And => x & y,
        KBinary::Or => x | y,
        KBinary::Xor => x ^ y,
        KBinary::Shl => x.wrapping_shl(y),
        KBinary::Shr => x.wrapping_shr(y),
    }
}
