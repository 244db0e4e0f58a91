//! exp, log and tanh from arithmetic, for targets that have none. Coefficients are the minimax polynomials of the Cephes
//! mathematical library (S. Moshier), single precision; errors are below 2 ulp on the ranges that models use.

use super::Made;
use crate::kernelize::Builder;
use tf_ir::kernel::*;
use tf_ir::ops::CompareOp;

pub fn expand(b: &mut Builder, stmt: &Stmt) -> Made {
    match stmt {
        Stmt::Let(_, Inst::Unary(KUnary::Exp, x)) => Made::Value(exp(b, *x)),
        Stmt::Let(_, Inst::Unary(KUnary::Log, x)) => Made::Value(log(b, *x)),
        Stmt::Let(_, Inst::Unary(KUnary::Tanh, x)) => Made::Value(tanh(b, *x)),
        _ => Made::Kept,
    }
}

/// Below this e^x is given as 0 (the smallest normal number is e^-87.34).
const EXP_LOW: f32 = -87.336;
/// Arguments are clamped to this; from 88.38 on (n = 128) the result is infinite.
const EXP_HIGH: f32 = 88.722_84;

/// e^x = 2^n · e^r with n = round(x / ln 2) and |r| ≤ ln 2 / 2.
fn exp(b: &mut Builder, x: Val) -> Val {
    let width = b.ty(x).width;
    let number = |b: &mut Builder, v: f32| b.f32(v, width);
    let (low, high) = (number(b, EXP_LOW), number(b, EXP_HIGH));
    let clamped = b.max(x, low);
    let clamped = b.min(clamped, high);
    let (log2_e, half) = (number(b, std::f32::consts::LOG2_E), number(b, 0.5));
    let n = b.fma(clamped, log2_e, half);
    let n = b.unary(KUnary::Floor, n);
    // ln 2 in two parts, the first exact in few bits.
    let (ln2_high, ln2_low) = (number(b, -0.693_359_4), number(b, 2.121_944_4e-4));
    let r = b.fma(n, ln2_high, clamped);
    let r = b.fma(n, ln2_low, r);
    let sum = polynomial(b, r, &[1.987_569_1e-4, 1.398_199_9e-3, 8.333_452e-3, 4.166_579_6e-2, 1.666_666_5e-1, 0.5]);
    let square = b.mul(r, r);
    let sum = b.fma(sum, square, r);
    let one = number(b, 1.0);
    let sum = b.add(sum, one);
    let exponent = b.convert(n, Elem::I32);
    let bias = b.integer(127, Ty { elem: Elem::I32, width });
    let exponent = b.add(exponent, bias);
    let exponent = b.bitcast(exponent, Elem::U32);
    let shift = b.integer(23, Ty { elem: Elem::U32, width });
    let bits = b.binary(KBinary::Shl, exponent, shift);
    let power = b.bitcast(bits, Elem::F32);
    let result = b.mul(sum, power);
    let vanishes = b.lt(x, low);
    let zero = number(b, 0.0);
    b.select(vanishes, zero, result)
}

/// ln x = e · ln 2 + ln m with m in [√½, √2). x is positive; 0 gives minus infinity.
fn log(b: &mut Builder, x: Val) -> Val {
    let width = b.ty(x).width;
    let number = |b: &mut Builder, v: f32| b.f32(v, width);
    let word = |b: &mut Builder, v: u32| b.integer(v, Ty { elem: Elem::U32, width });
    let bits = b.bitcast(x, Elem::U32);
    let shift = word(b, 23);
    let exponent = b.binary(KBinary::Shr, bits, shift);
    let exponent = b.bitcast(exponent, Elem::I32);
    let exponent = b.convert(exponent, Elem::F32);
    let bias = number(b, -126.0);
    let exponent = b.add(exponent, bias);
    let (mask, half_bits) = (word(b, 0x007f_ffff), word(b, 0x3f00_0000));
    let fraction = b.binary(KBinary::And, bits, mask);
    let fraction = b.binary(KBinary::Or, fraction, half_bits);
    let m = b.bitcast(fraction, Elem::F32);
    let root_half = number(b, std::f32::consts::FRAC_1_SQRT_2);
    let small = b.lt(m, root_half);
    let (one, minus_one) = (number(b, 1.0), number(b, -1.0));
    let doubled = b.add(m, m);
    let m = b.select(small, doubled, m);
    let less = b.sub(exponent, one);
    let e = b.select(small, less, exponent);
    let m = b.add(m, minus_one);
    let square = b.mul(m, m);
    let sum = polynomial(
        b,
        m,
        &[
            7.037_684e-2,
            -1.151_461e-1,
            1.167_699_9e-1,
            -1.242_014_1e-1,
            1.424_932_3e-1,
            -1.666_805_8e-1,
            2.000_071_4e-1,
            -2.499_999_4e-1,
            1.0 / 3.0,
        ],
    );
    let cube = b.mul(square, m);
    let sum = b.mul(sum, cube);
    let (ln2_high, ln2_low) = (number(b, 0.693_359_4), number(b, -2.121_944_4e-4));
    let sum = b.fma(e, ln2_low, sum);
    let minus_half = number(b, -0.5);
    let sum = b.fma(square, minus_half, sum);
    let sum = b.add(m, sum);
    let sum = b.fma(e, ln2_high, sum);
    let zero = number(b, 0.0);
    let nothing = b.compare(CompareOp::Le, x, zero);
    let lowest = number(b, f32::NEG_INFINITY);
    b.select(nothing, lowest, sum)
}

/// tanh x = 1 − 2 / (e^2x + 1), which goes to ±1 as e^2x goes to infinity or 0.
fn tanh(b: &mut Builder, x: Val) -> Val {
    let width = b.ty(x).width;
    let twice = b.add(x, x);
    let power = exp(b, twice);
    let (one, minus_two) = (b.f32(1.0, width), b.f32(-2.0, width));
    let denominator = b.add(power, one);
    let inverse = b.unary(KUnary::Recip, denominator);
    b.fma(minus_two, inverse, one)
}

/// Horner's scheme, highest coefficient first.
fn polynomial(b: &mut Builder, x: Val, coefficients: &[f32]) -> Val {
    let width = b.ty(x).width;
    let mut sum = b.f32(coefficients[0], width);
    for coefficient in &coefficients[1..] {
        let next = b.f32(*coefficient, width);
        sum = b.fma(sum, x, next);
    }
    sum
}
