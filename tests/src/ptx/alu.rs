//! The meaning of PTX instructions that compute one value from up to four.
//!
//! Floats are IEEE; `.approx` functions are Rust's, so their last bits differ from
//! a GPU's. `.ftz` flushes, `.sat` clamps. Rounding other than to nearest even is
//! known for conversions to integers only.

use super::program::{Instruction, Ty};
use half::{bf16, f16};

/// A function of the operands' bits, as read: the low bytes of the type.
pub(super) type Function = Box<dyn Fn([u64; 4]) -> u64>;

fn mask(bytes: u8) -> u64 {
    u64::MAX >> (64 - 8 * u32::from(bytes))
}

/// The number that the low bytes hold, with its sign.
fn signed(x: u64, bytes: u8) -> i64 {
    let unused = 64 - 8 * u32::from(bytes);
    ((x << unused) as i64) >> unused
}

fn f(x: u64) -> f32 {
    f32::from_bits(x as u32)
}

fn d(x: u64) -> f64 {
    f64::from_bits(x)
}

fn flush(x: f32) -> f32 {
    if x.is_subnormal() { 0.0f32.copysign(x) } else { x }
}

/// The value function of an instruction, or why there is none.
pub(super) fn function(i: &Instruction) -> Result<Function, String> {
    let unknown = || format!("`{}.{}` is not known here", i.name, i.modifiers.join("."));
    let ty = *i.types.first().ok_or_else(unknown)?;
    for rounding in ["rz", "rm", "rp"] {
        if i.has(rounding) && i.name != "cvt" {
            return Err(unknown());
        }
    }
    let plain = match i.name.as_str() {
        "cvt" => return conversion(i).ok_or_else(unknown),
        "setp" => return comparison(i, ty).ok_or_else(unknown),
        "mov" | "cvta" => Some(Box::new(|[a, ..]: [u64; 4]| a) as Function),
        "selp" => Some(Box::new(|[a, b, c, _]: [u64; 4]| if c & 1 == 1 { a } else { b }) as Function),
        name => match ty {
            Ty::F32 => float(i, name),
            Ty::F64 => double(name),
            Ty::U(bytes) => integer(i, name, bytes, false),
            Ty::S(bytes) => integer(i, name, bytes, true),
            Ty::Pred => logic(name),
            Ty::F16 | Ty::Bf16 | Ty::F16x2 | Ty::Bf16x2 => None,
        },
    };
    let plain = plain.ok_or_else(unknown)?;
    // `mul.wide` gives twice the width of its type.
    let width = if i.has("wide") { 2 * ty.bytes() } else { ty.bytes() };
    let kept = if ty == Ty::Pred { 1 } else { mask(width as u8) };
    Ok(Box::new(move |args| plain(args) & kept))
}

fn float(i: &Instruction, name: &str) -> Option<Function> {
    let value: fn(f32, f32, f32) -> f32 = match name {
        "add" => |a, b, _| a + b,
        "sub" => |a, b, _| a - b,
        "mul" => |a, b, _| a * b,
        "div" => |a, b, _| a / b,
        "fma" | "mad" => f32::mul_add,
        "min" => |a, b, _| a.min(b),
        "max" => |a, b, _| a.max(b),
        "neg" => |a, _, _| -a,
        "abs" => |a, _, _| a.abs(),
        "sqrt" => |a, _, _| a.sqrt(),
        "rsqrt" => |a, _, _| 1.0 / a.sqrt(),
        "rcp" => |a, _, _| 1.0 / a,
        "ex2" => |a, _, _| a.exp2(),
        "lg2" => |a, _, _| a.log2(),
        "sin" => |a, _, _| a.sin(),
        "cos" => |a, _, _| a.cos(),
        "tanh" => |a, _, _| a.tanh(),
        "copysign" => |a, b, _| b.copysign(a),
        _ => return None,
    };
    let (ftz, sat) = (i.has("ftz"), i.has("sat"));
    Some(Box::new(move |[a, b, c, _]| {
        let flushed = |x| if ftz { flush(x) } else { x };
        let result = flushed(value(flushed(f(a)), flushed(f(b)), flushed(f(c))));
        // Of a NaN, saturation makes zero.
        let result = match sat {
            true if result.is_nan() => 0.0,
            true => result.clamp(0.0, 1.0),
            false => result,
        };
        result.to_bits().into()
    }))
}

fn double(name: &str) -> Option<Function> {
    let value: fn(f64, f64, f64) -> f64 = match name {
        "add" => |a, b, _| a + b,
        "sub" => |a, b, _| a - b,
        "mul" => |a, b, _| a * b,
        "div" => |a, b, _| a / b,
        "fma" => f64::mul_add,
        "min" => |a, b, _| a.min(b),
        "max" => |a, b, _| a.max(b),
        "neg" => |a, _, _| -a,
        "abs" => |a, _, _| a.abs(),
        "sqrt" => |a, _, _| a.sqrt(),
        "rcp" => |a, _, _| 1.0 / a,
        _ => return None,
    };
    Some(Box::new(move |[a, b, c, _]| value(d(a), d(b), d(c)).to_bits()))
}

fn logic(name: &str) -> Option<Function> {
    Some(match name {
        "and" => Box::new(|[a, b, ..]| a & b),
        "or" => Box::new(|[a, b, ..]| a | b),
        "xor" => Box::new(|[a, b, ..]| a ^ b),
        "not" => Box::new(|[a, ..]| !a),
        _ => return None,
    })
}

fn integer(i: &Instruction, name: &str, bytes: u8, sign: bool) -> Option<Function> {
    let bits = 8 * u32::from(bytes);
    let wide = move |x: u64| if sign { i128::from(signed(x, bytes)) } else { i128::from(x & mask(bytes)) };
    let high = i.has("hi");
    Some(match name {
        "add" => Box::new(|[a, b, ..]| a.wrapping_add(b)),
        "sub" => Box::new(|[a, b, ..]| a.wrapping_sub(b)),
        "mul" => Box::new(move |[a, b, ..]| ((wide(a) * wide(b)) >> if high { bits } else { 0 }) as u64),
        "mad" => {
            // The addend of mad.wide has the result's width.
            Box::new(move |[a, b, c, _]| (((wide(a) * wide(b)) >> if high { bits } else { 0 }) as u64).wrapping_add(c))
        }
        "div" => Box::new(move |[a, b, ..]| if wide(b) == 0 { u64::MAX } else { (wide(a) / wide(b)) as u64 }),
        "rem" => Box::new(move |[a, b, ..]| if wide(b) == 0 { a } else { (wide(a) % wide(b)) as u64 }),
        "min" => Box::new(move |[a, b, ..]| wide(a).min(wide(b)) as u64),
        "max" => Box::new(move |[a, b, ..]| wide(a).max(wide(b)) as u64),
        "neg" => Box::new(|[a, ..]| a.wrapping_neg()),
        "abs" => Box::new(move |[a, ..]| wide(a).unsigned_abs() as u64),
        "shl" => Box::new(move |[a, b, ..]| if b as u32 >= bits { 0 } else { a << (b as u32) }),
        "shr" => Box::new(move |[a, b, ..]| (wide(a) >> (b as u32).min(bits)) as u64),
        "popc" => Box::new(|[a, ..]| a.count_ones().into()),
        "clz" => Box::new(move |[a, ..]| (a.leading_zeros() - (64 - bits)).into()),
        "brev" => Box::new(move |[a, ..]| a.reverse_bits() >> (64 - bits)),
        "bfe" => Box::new(move |[a, at, count, _]| {
            let (at, count) = (at as u8 as u32, count as u8 as u32);
            let top = (at + count).min(bits);
            if count == 0 || at >= bits {
                return if sign && count > 0 { (wide(a) >> (bits - 1)) as u64 } else { 0 };
            }
            let shifted = (wide(a) & ((1 << top) - 1)) << (128 - top) >> (128 - top);
            if sign { (shifted >> at) as u64 } else { ((shifted as u128) << (128 - top) >> (128 - top) >> at) as u64 }
        }),
        "bfi" => Box::new(move |[a, b, at, count]| {
            let (at, count) = (at as u8 as u32, count as u8 as u32);
            let ones = (if count >= 64 { u64::MAX } else { (1 << count) - 1 }).checked_shl(at).unwrap_or(0);
            (b & !ones) | (a.checked_shl(at).unwrap_or(0) & ones)
        }),
        "prmt" if i.modifiers.len() == 1 => Box::new(|[a, b, control, _]| {
            let source = (a & 0xffff_ffff) | (b << 32);
            (0..4).fold(0, |word, n| {
                let pick = control >> (4 * n) & 0xf;
                let byte = source >> (8 * (pick & 7)) & 0xff;
                let byte = if pick & 8 == 0 { byte } else { 0xff * (byte >> 7) };
                word | byte << (8 * n)
            })
        }),
        "lop3" => Box::new(|[a, b, c, table]| {
            (0..8).filter(|row| table >> row & 1 == 1).fold(0, |word, row: u32| {
                let pick = |x: u64, bit: u32| if row >> bit & 1 == 1 { x } else { !x };
                word | (pick(a, 2) & pick(b, 1) & pick(c, 0))
            })
        }),
        "shf" if i.has("l") || i.has("r") => {
            let (left, wrap) = (i.has("l"), i.has("wrap"));
            Box::new(move |[low, high, by, _]| {
                let both = (low & 0xffff_ffff) | (high << 32);
                let by = if wrap { by & 31 } else { (by & 0xffff_ffff).min(32) };
                if left { (both << by) >> 32 } else { both >> by }
            })
        }
        name => return logic(name),
    })
}

fn comparison(i: &Instruction, ty: Ty) -> Option<Function> {
    use std::cmp::Ordering::{self, Equal, Greater, Less};
    let order: Box<dyn Fn(u64, u64) -> Option<Ordering>> = match ty {
        Ty::F32 if i.has("ftz") => Box::new(|a, b| flush(f(a)).partial_cmp(&flush(f(b)))),
        Ty::F32 => Box::new(|a, b| f(a).partial_cmp(&f(b))),
        Ty::F64 => Box::new(|a, b| d(a).partial_cmp(&d(b))),
        Ty::S(bytes) => Box::new(move |a, b| Some(signed(a, bytes).cmp(&signed(b, bytes)))),
        Ty::U(bytes) => Box::new(move |a, b| Some((a & mask(bytes)).cmp(&(b & mask(bytes))))),
        Ty::Pred | Ty::F16 | Ty::Bf16 | Ty::F16x2 | Ty::Bf16x2 => return None,
    };
    let name = i.modifiers.first()?.as_str();
    // A trailing `u` also holds where one side is a NaN.
    let (name, unordered) = match name {
        "equ" | "neu" | "ltu" | "leu" | "gtu" | "geu" => (&name[..2], true),
        "lo" => ("lt", false),
        "ls" => ("le", false),
        "hi" => ("gt", false),
        "hs" => ("ge", false),
        name => (name, false),
    };
    let holds: fn(Ordering) -> bool = match name {
        "eq" => |o| o == Equal,
        "ne" => |o| o != Equal,
        "lt" => |o| o == Less,
        "le" => |o| o != Greater,
        "gt" => |o| o == Greater,
        "ge" => |o| o != Less,
        "num" => |_| true,
        "nan" => |_| false,
        _ => return None,
    };
    let unordered = unordered || name == "nan";
    let join: fn(u64, u64) -> u64 = match i.modifiers.get(1).map(String::as_str) {
        Some("and") => |x, c| x & c,
        Some("or") => |x, c| x | c,
        Some("xor") => |x, c| x ^ c,
        _ => |x, _| x,
    };
    Some(Box::new(move |[a, b, c, _]| join(order(a, b).map_or(unordered, holds).into(), c & 1)))
}

fn conversion(i: &Instruction) -> Option<Function> {
    let [to, from] = i.types[..] else {
        return None;
    };
    if to == Ty::Bf16x2 && from == Ty::F32 && i.has("rn") {
        return Some(Box::new(|[a, b, ..]| pair(bf16::from_f32(f(a)).to_bits(), bf16::from_f32(f(b)).to_bits())));
    }
    if to == Ty::F16x2 && from == Ty::F32 && i.has("rn") {
        return Some(Box::new(|[a, b, ..]| pair(f16::from_f32(f(a)).to_bits(), f16::from_f32(f(b)).to_bits())));
    }
    // Every source fits a double or an i128, so one step in between loses nothing.
    let real = move |x: u64| -> f64 {
        match from {
            Ty::F16 => f16::from_bits(x as u16).to_f64(),
            Ty::Bf16 => bf16::from_bits(x as u16).to_f64(),
            Ty::F32 => f(x).into(),
            _ => d(x),
        }
    };
    let floating = matches!(from, Ty::F16 | Ty::Bf16 | Ty::F32 | Ty::F64);
    let whole = move |x: u64| -> i128 {
        match from {
            Ty::S(bytes) => signed(x, bytes).into(),
            from => (x & mask(from.bytes() as u8)).into(),
        }
    };
    let round: fn(f64) -> f64 = match i.modifiers.first()?.as_str() {
        "rni" => f64::round_ties_even,
        "rzi" => f64::trunc,
        "rmi" => f64::floor,
        "rpi" => f64::ceil,
        "rz" | "rm" | "rp" => return None,
        _ => |x| x,
    };
    let (ftz, sat) = (i.has("ftz"), i.has("sat"));
    let real = move |x: u64| {
        let x = real(x);
        let x = if ftz && x.abs() < f64::from(f32::MIN_POSITIVE) { 0.0f64.copysign(x) } else { x };
        let x = round(x);
        if sat && !x.is_nan() { x.clamp(0.0, 1.0) } else { x }
    };
    Some(match (to, floating) {
        // A number out of range becomes the nearest, a NaN zero, as `as` has it.
        (Ty::U(bytes), true) => Box::new(move |[a, ..]| (real(a) as u64).min(mask(bytes))),
        (Ty::S(bytes), true) => Box::new(move |[a, ..]| {
            let limit = (mask(bytes) >> 1) as i64;
            (real(a) as i64).clamp(-limit - 1, limit) as u64 & mask(bytes)
        }),
        (Ty::U(bytes), false) if sat => Box::new(move |[a, ..]| whole(a).clamp(0, mask(bytes).into()) as u64),
        (Ty::S(bytes), false) if sat => Box::new(move |[a, ..]| {
            let limit = i128::from(mask(bytes) >> 1);
            whole(a).clamp(-limit - 1, limit) as u64 & mask(bytes)
        }),
        (Ty::U(bytes) | Ty::S(bytes), false) => Box::new(move |[a, ..]| whole(a) as u64 & mask(bytes)),
        (Ty::F32, true) => Box::new(move |[a, ..]| (real(a) as f32).to_bits().into()),
        (Ty::F64, true) => Box::new(move |[a, ..]| real(a).to_bits()),
        (Ty::F16, true) if from == Ty::F32 => Box::new(move |[a, ..]| f16::from_f32(real(a) as f32).to_bits().into()),
        (Ty::Bf16, true) if from == Ty::F32 => Box::new(move |[a, ..]| bf16::from_f32(real(a) as f32).to_bits().into()),
        (Ty::F32, false) => Box::new(move |[a, ..]| (whole(a) as f32).to_bits().into()),
        (Ty::F64, false) => Box::new(move |[a, ..]| (whole(a) as f64).to_bits()),
        _ => return None,
    })
}

fn pair(high: u16, low: u16) -> u64 {
    (u64::from(high) << 16) | u64::from(low)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The instruction's result for constants.
    fn check(spelled: &str, args: &[u64], expected: u64) {
        let modifiers: Vec<String> = spelled.split('.').skip(1).map(str::to_owned).collect();
        let text = format!(".entry k() {{ .reg .b32 a; {spelled} a; }}");
        let program = super::super::program::Program::parse(&text, "k").unwrap();
        assert_eq!(program.code[0].modifiers, modifiers);
        let mut four = [0; 4];
        four[..args.len()].copy_from_slice(args);
        assert_eq!(function(&program.code[0]).unwrap()(four), expected, "{spelled} {args:x?}");
    }

    fn bits(x: f32) -> u64 {
        x.to_bits().into()
    }

    #[test]
    fn integers_wrap_extend_and_shift() {
        check("add.u32", &[0xffff_ffff, 2], 1);
        check("mul.wide.s32", &[0xffff_ffff, 3], u64::MAX - 2);
        check("mul.hi.u32", &[0x8000_0000, 4], 2);
        check("mad.lo.u32", &[3, 4, 5], 17);
        check("mad.wide.u32", &[0xffff_ffff, 2, 1], 0x1_ffff_ffff);
        check("shr.s32", &[0x8000_0000, 31], 0xffff_ffff);
        check("shr.u32", &[0x8000_0000, 40], 0);
        check("shl.b32", &[3, 31], 0x8000_0000);
        check("bfe.u32", &[0xabcd_1234, 8, 8], 0x12);
        check("bfe.s32", &[0x0000_f000, 12, 4], 0xffff_ffff);
        check("bfi.b32", &[0xff, 0x1111_1111, 8, 4], 0x1111_1f11);
        check("prmt.b32", &[0x4433_2211, 0x8877_6655, 0x7050], 0x8811_6611);
        check("lop3.b32", &[0xf0, 0xcc, 0xaa, 0x96], 0xf0 ^ 0xcc ^ 0xaa);
        check("div.s32", &[0xffff_fff9, 2], 0xffff_fffd);
        check("clz.b32", &[1], 31);
        check("shf.l.wrap.b32", &[0x8000_0000, 1, 1], 3);
    }

    #[test]
    fn floats_round_compare_and_convert() {
        check("fma.rn.f32", &[bits(3.0), bits(4.0), bits(5.0)], bits(17.0));
        check("mul.ftz.f32", &[bits(1e-30), bits(1e-10)], 0);
        check("add.sat.f32", &[bits(1.0), bits(1.0)], bits(1.0));
        check("setp.lt.f32", &[bits(f32::NAN), bits(1.0)], 0);
        check("setp.ltu.f32", &[bits(f32::NAN), bits(1.0)], 1);
        check("setp.ge.and.s32", &[0, 0xffff_ffff, 1], 1);
        check("cvt.rn.bf16x2.f32", &[bits(2.0), bits(1.0)], 0x4000_3f80);
        check("cvt.f32.f16", &[0x3c00], bits(1.0));
        check("cvt.rzi.s32.f32", &[bits(-1.5)], 0xffff_ffff);
        check("cvt.rni.u32.f32", &[bits(2.5)], 2);
        check("cvt.rzi.u32.f32", &[bits(-3.0)], 0);
        check("cvt.rmi.f32.f32", &[bits(-1.5)], bits(-2.0));
        check("cvt.rn.f32.s32", &[0xffff_ffff], bits(-1.0));
        check("cvt.s64.s32", &[0xffff_ffff], u64::MAX);
        check("cvt.u64.u32", &[0xffff_ffff], 0xffff_ffff);
    }
}
