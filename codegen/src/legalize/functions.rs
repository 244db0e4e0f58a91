//! exp, log and tanh from arithmetic, for targets that have none. Coefficients are the minimax polynomials of the Cephes
//! mathematical library (S. Moshier), single precision.
//!
//! Promises: exp and log are within 2 ulp of the real number wherever argument and result are normal numbers, but for the
//! last binade above 0, where exp gives 0; tanh is within 2^-22. NaN gives NaN, infinities give what they should.

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

/// Below this, −125.5 · ln 2, e^x is given as 0: from 1.66e-38 on, the smallest normal number being 1.18e-38.
const EXP_LOW: f32 = -86.989_97;
/// 128 · ln 2. From here on the result is infinite, as it is beyond the largest number.
const EXP_HIGH: f32 = 88.722_84;

/// e^x = 2^(n-1) · 2 · e^r with n = round(x / ln 2) and |r| ≤ ln 2 / 2: 2^n itself is no number where n is 128.
fn exp(b: &mut Builder, x: Val) -> Val {
    let width = b.ty(x).width;
    let number = |b: &mut Builder, v: f32| b.f32(v, width);
    let (low, high) = (number(b, EXP_LOW), number(b, EXP_HIGH));
    let clamped = b.max(x, low);
    let clamped = b.min(clamped, high);
    let (log2_e, half) = (number(b, std::f32::consts::LOG2_E), number(b, 0.5));
    let n = b.fma(clamped, log2_e, half);
    let n = b.unary(KUnary::Floor, n);
    // ln 2 in two parts, the first exact in few bits. Of x itself, so that what is too large or NaN stays so.
    let (ln2_high, ln2_low) = (number(b, -0.693_359_4), number(b, 2.121_944_4e-4));
    let r = b.fma(n, ln2_high, x);
    let r = b.fma(n, ln2_low, r);
    let sum = polynomial(b, r, &[1.987_569_1e-4, 1.398_199_9e-3, 8.333_452e-3, 4.166_579_6e-2, 1.666_666_5e-1, 0.5]);
    let square = b.mul(r, r);
    let sum = b.fma(sum, square, r);
    let two = number(b, 2.0);
    let twice = b.fma(sum, two, two);
    let exponent = b.convert(n, Elem::I32);
    let bias = b.integer(126, Ty { elem: Elem::I32, width });
    let exponent = b.add(exponent, bias);
    let exponent = b.bitcast(exponent, Elem::U32);
    let shift = b.integer(23, Ty { elem: Elem::U32, width });
    let bits = b.binary(KBinary::Shl, exponent, shift);
    let power = b.bitcast(bits, Elem::F32);
    let result = b.mul(twice, power);
    let vanishes = b.lt(x, low);
    let zero = number(b, 0.0);
    b.select(vanishes, zero, result)
}

/// ln x = e · ln 2 + ln m with m in [√½, √2). x is positive and normal or above; 0 gives minus infinity.
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
    let (lowest, highest) = (number(b, f32::NEG_INFINITY), number(b, f32::INFINITY));
    let sum = b.select(nothing, lowest, sum);
    let finite = b.lt(x, highest);
    b.select(finite, sum, x)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legalize::rewrite;
    use tf_ir::interp::kernel::{Launch, run};
    use tf_ir::text::parse_kernel;

    /// The expansion of `name` at each argument.
    fn values(name: &str, xs: &[f32]) -> Vec<f32> {
        let text = format!(
            "kernel @k(buffer %x: f32 read, buffer %y: f32 write, dim %len = n) grid(1, 1, 1) lanes 1 {{
               %0 = const 0 : u32
               %1 = const 1 : u32
               %2 = dim %len : u32
               for %3 = %0 to %2 step %1 {{
                 %4 = load %x[%3] : f32
                 %5 = {name} %4 : f32
                 store %y[%3] = %5
               }}
             }}"
        );
        let kernel = rewrite(parse_kernel(&text).unwrap(), &mut expand);
        let launch = Launch { dims: vec![xs.len() as u32], scalars: Vec::new(), shared: Vec::new(), grid: [1, 1, 1] };
        let x: Vec<u8> = xs.iter().flat_map(|x| x.to_le_bytes()).collect();
        let mut buffers = [x.clone(), vec![0; x.len()]];
        run(&kernel, &launch, &mut buffers).unwrap();
        buffers[1].chunks_exact(4).map(|c| f32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect()
    }

    /// Values and the real numbers that they stand for are at most `ulps` apart, in units of the number's last place.
    fn check(name: &str, xs: &[f32], ulps: f64, real: fn(f64) -> f64) {
        for (x, got) in xs.iter().zip(values(name, xs)) {
            let real = real(f64::from(*x));
            let nearest = real as f32;
            let place = f64::from(nearest.abs().next_up()) - f64::from(nearest.abs());
            let apart = (f64::from(got) - real).abs() / place;
            assert!(apart <= ulps, "{name} {x} is {real}, found {got}, {apart} ulp away");
        }
    }

    /// `count` numbers from `low` to `high`.
    fn between(low: f32, high: f32, count: u16) -> Vec<f32> {
        let at = |i| f64::from(low) + (f64::from(high) - f64::from(low)) * f64::from(i) / f64::from(count - 1);
        (0..count).map(|i| at(i) as f32).collect()
    }

    #[test]
    fn normal_numbers_are_within_two_places() {
        check("exp", &between(EXP_LOW, EXP_HIGH.next_down(), 20_000), 2.0, f64::exp);
        check("exp", &between(-1.0, 1.0, 20_000), 2.0, f64::exp);
        check("log", &between(f32::MIN_POSITIVE, f32::MAX, 20_000), 2.0, f64::ln);
        check("log", &between(f32::MIN_POSITIVE, 4.0, 20_000), 2.0, f64::ln);
        let xs = between(-20.0, 20.0, 20_000);
        for (x, got) in xs.iter().zip(values("tanh", &xs)) {
            let apart = (f64::from(got) - f64::from(*x).tanh()).abs();
            assert!(apart <= 2f64.powi(-22), "tanh {x} is found {got}, {apart} away");
        }
    }

    #[test]
    fn edges() {
        let check = |name: &str, cases: &[(f32, f32)]| {
            let (xs, expected): (Vec<f32>, Vec<f32>) = cases.iter().copied().unzip();
            let found = values(name, &xs);
            for ((x, expected), found) in xs.iter().zip(&expected).zip(&found) {
                assert!(found == expected || found.is_nan() && expected.is_nan(), "{name} {x} is found {found}");
            }
        };
        let (infinite, nan) = (f32::INFINITY, f32::NAN);
        check("exp", &[(0.0, 1.0), (-0.0, 1.0), (nan, nan), (infinite, infinite), (-infinite, 0.0)]);
        check("exp", &[(EXP_HIGH, infinite), (89.0, infinite), (100.0, infinite), (f32::MAX, infinite)]);
        check("exp", &[(EXP_LOW.next_down(), 0.0), (-100.0, 0.0), (f32::MIN, 0.0)]);
        check("log", &[(1.0, 0.0), (0.0, -infinite), (-0.0, -infinite), (nan, nan), (infinite, infinite)]);
        check("tanh", &[(0.0, 0.0), (100.0, 1.0), (-100.0, -1.0), (infinite, 1.0), (-infinite, -1.0), (nan, nan)]);
    }
}
