//! What each instruction computes, over the lanes that reach it.

use super::{Bits, Check, Machine};
use crate::entity::Entity;
use crate::kernel::*;
use crate::ops::{BinaryOp, CompareOp, ReduceOp};
use half::{bf16, f16};

impl<'a> Machine<'a> {
    pub(super) fn inst(&mut self, value: Val, inst: &'a Inst, active: &[u32]) -> Check {
        let width = self.width(value);
        match inst {
            Inst::Const(c) => {
                let bits = match c {
                    Const::F32(x) => x.value().to_bits(),
                    Const::U32(x) => *x,
                    Const::I32(x) => x.cast_unsigned(),
                    Const::Bool(x) => (*x).into(),
                };
                self.all(value, [bits; 4], active);
            }
            Inst::Dim(dim) => self.all(value, [self.launch.dims[dim.index()], 0, 0, 0], active),
            Inst::Scalar(s) => self.all(value, [self.launch.scalars[s.index()].to_bits(), 0, 0, 0], active),
            Inst::GroupId(axis) => self.all(value, [self.group[usize::from(*axis)], 0, 0, 0], active),
            Inst::GroupCount(axis) => self.all(value, [self.launch.grid[usize::from(*axis)], 0, 0, 0], active),
            Inst::Lane => {
                for lane in active {
                    self.define(value, *lane, [*lane, 0, 0, 0]);
                }
            }
            Inst::Unary(op, x) => {
                let elem = self.kernel.values[*x].elem;
                let f = unary(*op);
                match (op, elem) {
                    (KUnary::Not, Elem::Bool) => self.map(value, active, |m, lane, i| m.bits(*x, lane)[i] ^ 1),
                    (KUnary::Not, _) => self.map(value, active, |m, lane, i| !m.bits(*x, lane)[i]),
                    (_, _) => self.map(value, active, |m, lane, i| f(float(m.bits(*x, lane)[i])).to_bits()),
                }
            }
            Inst::Binary(op, x, y) => return self.binary(value, *op, *x, *y, active),
            Inst::Fma(x, y, z) => self.map(value, active, |m, lane, i| {
                let (x, y, z) = (m.bits(*x, lane)[i], m.bits(*y, lane)[i], m.bits(*z, lane)[i]);
                float(x).mul_add(float(y), float(z)).to_bits()
            }),
            Inst::Compare(op, x, y) => {
                let elem = self.kernel.values[*x].elem;
                self.map(value, active, |m, lane, i| compare(*op, elem, m.bits(*x, lane)[i], m.bits(*y, lane)[i]));
            }
            Inst::Select(c, x, y) => {
                let one = self.width(*c) == 1;
                self.map(value, active, |m, lane, i| {
                    let c = m.bits(*c, lane)[if one { 0 } else { i }];
                    m.bits(if c == 1 { *x } else { *y }, lane)[i]
                });
            }
            Inst::Convert(x) => {
                let (from, to) = (self.kernel.values[*x].elem, self.kernel.values[value].elem);
                self.map(value, active, |m, lane, i| convert(from, to, m.bits(*x, lane)[i]));
            }
            Inst::Bitcast(x) => self.map(value, active, |m, lane, i| m.bits(*x, lane)[i]),
            Inst::Splat(x) => self.map(value, active, |m, lane, _| m.scalar(*x, lane)),
            Inst::Extract(x, component) => {
                self.map(value, active, |m, lane, _| m.bits(*x, lane)[usize::from(*component)]);
            }
            Inst::Pack(parts) => self.map(value, active, |m, lane, i| m.scalar(parts[i], lane)),
            Inst::Get(var) => {
                for lane in active {
                    let Some(bits) = self.vars[var.index() * self.lanes + *lane as usize] else {
                        return Err((Some(*lane), format!("{var} is read, but was not set before")));
                    };
                    self.define(value, *lane, bits);
                }
            }
            Inst::Load(mem, index) => {
                for lane in active {
                    let at = self.scalar(*index, *lane);
                    let bits = self.memory.load(*mem, *lane, at, width).map_err(|what| (Some(*lane), what))?;
                    self.define(value, *lane, bits);
                }
            }
            Inst::LaneReduce(op, x) => {
                self.together(active, "a lane reduction")?;
                let total = self.reduce(*op, *x);
                self.all(value, [total.to_bits(), 0, 0, 0], active);
            }
            Inst::ShuffleXor(x, mask) => {
                self.together(active, "a shuffle")?;
                for lane in active {
                    let other = lane ^ mask;
                    if other as usize >= self.lanes {
                        return Err((Some(*lane), format!("lane {other} is read, there are {}", self.lanes)));
                    }
                    self.define(value, *lane, self.bits(*x, other));
                }
            }
            Inst::UnpackF16(x) => self.map(value, active, |m, lane, i| {
                f16::from_bits((m.scalar(*x, lane) >> (16 * i)) as u16).to_f32().to_bits()
            }),
            Inst::PackHalves(half, x) => self.map(value, active, |m, lane, _| {
                let [low, high, ..] = m.bits(*x, lane).map(|bits| narrow(*half, float(bits)));
                u32::from(high) << 16 | u32::from(low)
            }),
            Inst::Mma(half, a, b, c) => {
                self.together(active, "a matrix product")?;
                for first in (0..self.lanes as u32).step_by(SUBGROUP as usize) {
                    self.matrix_product(value, *half, [*a, *b, *c], first);
                }
            }
        }
        Ok(())
    }

    fn all(&mut self, value: Val, bits: Bits, active: &[u32]) {
        for lane in active {
            self.define(value, *lane, bits);
        }
    }

    /// Component by component.
    fn map(&mut self, value: Val, active: &[u32], f: impl Fn(&Self, u32, usize) -> u32) {
        let width = self.width(value);
        for lane in active {
            let mut bits = [0; 4];
            for (i, to) in bits.iter_mut().enumerate().take(width) {
                *to = f(self, *lane, i);
            }
            self.define(value, *lane, bits);
        }
    }

    fn binary(&mut self, value: Val, op: KBinary, x: Val, y: Val, active: &[u32]) -> Check {
        let elem = self.kernel.values[x].elem;
        if let (KBinary::Arith(op), Elem::F32) = (op, elem) {
            let f = op.meaning();
            self.map(value, active, |m, lane, i| f(float(m.bits(x, lane)[i]), float(m.bits(y, lane)[i])).to_bits());
            return Ok(());
        }
        let width = self.width(value);
        for lane in active {
            let (x, y) = (self.bits(x, *lane), self.bits(y, *lane));
            let mut bits = [0; 4];
            for i in 0..width {
                bits[i] = integers(op, elem, x[i], y[i]).map_err(|what| (Some(*lane), what))?;
            }
            self.define(value, *lane, bits);
        }
        Ok(())
    }

    /// The product of the subgroup that begins at lane `first`.
    fn matrix_product(&mut self, value: Val, half: Half, [a, b, c]: [Val; 3], first: u32) {
        let element = |word: u32, k: usize| widen(half, (word >> (16 * (k % 2))) as u16);
        // Of row, column and k: which lane of the four that share a row or column, and which of its words.
        let part = |k: usize| ((k % 8 / 2) as u32, k / 8);
        for lane in 0..SUBGROUP {
            let mut sums = self.bits(c, first + lane).map(float);
            for (i, sum) in sums.iter_mut().enumerate() {
                let (row, column) = (lane / 4, lane % 4 * 2 + i as u32 % 2);
                for k in 0..16 {
                    let (t, word) = part(k);
                    let x = self.bits(a, first + 4 * row + t)[2 * word + i / 2];
                    let w = self.bits(b, first + 4 * column + t)[word];
                    *sum = element(x, k).mul_add(element(w, k), *sum);
                }
            }
            self.define(value, first + lane, sums.map(f32::to_bits));
        }
    }

    fn reduce(&self, op: ReduceOp, x: Val) -> f32 {
        let mut all: Vec<f32> = (0..self.lanes as u32).map(|lane| float(self.scalar(x, lane))).collect();
        if !all.len().is_power_of_two() {
            return all.into_iter().reduce(|a, b| op.apply(a, b)).unwrap_or(op.identity());
        }
        while all.len() > 1 {
            let half = all.len() / 2;
            for i in 0..half {
                all[i] = op.apply(all[i], all[i + half]);
            }
            all.truncate(half);
        }
        all[0]
    }
}

fn float(bits: u32) -> f32 {
    f32::from_bits(bits)
}

fn widen(half: Half, bits: u16) -> f32 {
    match half {
        Half::F16 => f16::from_bits(bits).to_f32(),
        Half::Bf16 => bf16::from_bits(bits).to_f32(),
    }
}

fn narrow(half: Half, value: f32) -> u16 {
    match half {
        Half::F16 => f16::from_f32(value).to_bits(),
        Half::Bf16 => bf16::from_f32(value).to_bits(),
    }
}

fn unary(op: KUnary) -> fn(f32) -> f32 {
    match op {
        KUnary::Neg => |x| -x,
        KUnary::Abs => f32::abs,
        KUnary::Exp => f32::exp,
        KUnary::Log => f32::ln,
        KUnary::Sqrt => f32::sqrt,
        KUnary::Rsqrt => |x| 1.0 / x.sqrt(),
        KUnary::Recip => f32::recip,
        KUnary::Tanh => f32::tanh,
        KUnary::Floor => f32::floor,
        // Of integers and booleans alone, which do not come here.
        KUnary::Not => |x| x,
    }
}

fn integers(op: KBinary, elem: Elem, x: u32, y: u32) -> Result<u32, String> {
    let signed = elem == Elem::I32;
    let (a, b) = (x.cast_signed(), y.cast_signed());
    Ok(match op {
        KBinary::Arith(BinaryOp::Add) => x.wrapping_add(y),
        KBinary::Arith(BinaryOp::Sub) => x.wrapping_sub(y),
        KBinary::Arith(BinaryOp::Mul) => x.wrapping_mul(y),
        KBinary::Arith(BinaryOp::Div) | KBinary::Rem if y == 0 => {
            return Err("an integer is divided by zero".to_string());
        }
        KBinary::Arith(BinaryOp::Div) if signed => a.wrapping_div(b).cast_unsigned(),
        KBinary::Arith(BinaryOp::Div) => x / y,
        KBinary::Arith(BinaryOp::Max) if signed => a.max(b).cast_unsigned(),
        KBinary::Arith(BinaryOp::Max) => x.max(y),
        KBinary::Arith(BinaryOp::Min) if signed => a.min(b).cast_unsigned(),
        KBinary::Arith(BinaryOp::Min) => x.min(y),
        KBinary::Rem => x % y,
        KBinary::And => x & y,
        KBinary::Or => x | y,
        KBinary::Xor => x ^ y,
        KBinary::Shl | KBinary::Shr if y >= 32 => return Err(format!("a shift of 32 bits by {y}")),
        KBinary::Shl => x << y,
        KBinary::Shr => x >> y,
    })
}

fn compare(op: CompareOp, elem: Elem, x: u32, y: u32) -> u32 {
    let holds = match elem {
        Elem::F32 | Elem::F16 | Elem::Bf16 | Elem::Stored => op.meaning()(float(x), float(y)),
        Elem::I32 => ordered(op, &x.cast_signed(), &y.cast_signed()),
        Elem::U32 | Elem::Bool => ordered(op, &x, &y),
    };
    holds.into()
}

fn ordered<T: Ord>(op: CompareOp, x: &T, y: &T) -> bool {
    match op {
        CompareOp::Lt => x < y,
        CompareOp::Le => x <= y,
        CompareOp::Eq => x == y,
    }
}

/// Floats to integers truncate, and stay in range.
fn convert(from: Elem, to: Elem, x: u32) -> u32 {
    match (from, to) {
        (Elem::F32, Elem::U32) => float(x) as u32,
        (Elem::F32, Elem::I32) => (float(x) as i32).cast_unsigned(),
        (Elem::U32, Elem::F32) => (x as f32).to_bits(),
        (Elem::I32, Elem::F32) => (x.cast_signed() as f32).to_bits(),
        (_, _) => x,
    }
}
