//! Kernels written by hand, compiled and run, against what plain Rust says.

use super::{CompileError, Job, clif, compile, compile_all};
use crate::micro::{self, Isa};
use crate::pool::Pool;
use crate::run::{CompiledKernel, RawBuffer};
use half::{bf16, f16};
use tf_ir::format::Matrix;
use tf_ir::interp::inputs::{READ_ELEMENTS, Random, element_formats, stored_weight};
use tf_ir::kernel::Kernel;
use tf_ir::shape::{Env, Sym};
use tf_ir::text::parse_kernel;

fn kernel(text: &str) -> Kernel {
    let kernel = parse_kernel(text).unwrap();
    tf_ir::verify::check_kernel(&kernel).unwrap_or_else(|e| panic!("{e}"));
    kernel
}

/// A kernel that reads no stored weight.
fn job(kernel: &Kernel) -> Job<'_> {
    Job { kernel, weights: &[] }
}

fn env(known: &[(&str, u64)]) -> Env {
    known.iter().map(|(name, value)| (Sym::from(*name), *value)).collect()
}

fn compiled(text: &str, known: &[(&str, u64)]) -> CompiledKernel {
    compile(job(&kernel(text)), &env(known), micro::detect()).unwrap()
}

fn raw<T>(data: &mut [T]) -> RawBuffer {
    RawBuffer { ptr: data.as_mut_ptr().cast(), len: size_of_val(data) }
}

fn launch(
    kernel: &CompiledKernel,
    threads: usize,
    buffers: &[RawBuffer],
    dims: &[u32],
    scalars: &[f32],
    grid: [u32; 3],
) {
    let pool = Pool::new(threads).unwrap();
    // SAFETY: each test gives buffers that hold what its kernel reads and writes.
    unsafe { kernel.run(&pool, buffers, dims, scalars, grid) };
}

/// Runs `body` for one workgroup: `%x` of 16 f32 and `%i` of 16 u32 are read, `%y` (f32) and `%o` (u32) written.
fn values(body: &str, x: [f32; 16], i: [u32; 16]) -> ([f32; 16], [u32; 16]) {
    let text = format!(
        "kernel @k(buffer %x: f32 read, buffer %i: u32 read, buffer %y: f32 write, buffer %o: u32 write) grid(1, 1, 1) lanes 1 {{
        %0 = const 0 : u32
        %1 = const 1 : u32
        %2 = const 2 : u32
        %3 = const 3 : u32
        %4 = const 4 : u32
        {body}
        }}"
    );
    let (mut x, mut i, mut y, mut o) = (x, i, [0f32; 16], [0u32; 16]);
    let buffers = [raw(&mut x), raw(&mut i), raw(&mut y), raw(&mut o)];
    launch(&compiled(&text, &[]), 1, &buffers, &[], &[], [1, 1, 1]);
    (y, o)
}

#[test]
fn elementwise_over_many_workgroups_and_threads() {
    let text = "kernel @k(buffer %x: f32 read, buffer %y: f32 write, dim %n = n, dim %h = H, scalar %eps) grid(n, 1, 1) lanes 1 {
        %row = group_id 0 : u32
        %count = group_count 0 : u32
        %h0 = dim %h : u32
        %zero = const 0 : u32
        %four = const 4 : u32
        %s = scalar %eps : f32
        %s4 = splat %s : f32x4
        %c = const 3 : f32x4
        %base = mul %row, %h0 : u32
        for %i = %zero to %h0 step %four {
          %at = add %base, %i : u32
          %v = load %x[%at] : f32x4
          %w = fma %v, %c, %s4 : f32x4
          %u = max %w, %v : f32x4
          store %y[%at] = %u
        }
    }";
    let (n, h) = (37, 20);
    let kernel = compiled(text, &[("H", h as u64)]);
    for threads in [1, 3] {
        let mut x: Vec<f32> = (0..n * h).map(|i| (i as f32 - 300.0) * 0.37).collect();
        let mut y = vec![0f32; n * h];
        launch(&kernel, threads, &[raw(&mut x), raw(&mut y)], &[n as u32, 0], &[0.25], [n as u32, 1, 1]);
        let expected: Vec<f32> = x.iter().map(|v| v.mul_add(3.0, 0.25).max(*v)).collect();
        assert_eq!(y, expected);
    }
}

#[test]
fn every_workgroup_of_a_grid_runs_once() {
    let text = "kernel @k(buffer %y: u32 read_write, dim %n = n) grid(n, 3, 2) lanes 1 {
        %x = group_id 0 : u32
        %y0 = group_id 1 : u32
        %z = group_id 2 : u32
        %nx = group_count 0 : u32
        %ny = group_count 1 : u32
        %one = const 1 : u32
        %a = mul %z, %ny : u32
        %b = add %a, %y0 : u32
        %c = mul %b, %nx : u32
        %d = add %c, %x : u32
        %old = load %y[%d] : u32
        %code = add %d, %one : u32
        %new = add %old, %code : u32
        store %y[%d] = %new
    }";
    let kernel = compiled(text, &[]);
    for x in [1, 5, 1000] {
        let mut y = vec![0u32; 6 * x];
        launch(&kernel, 2, &[raw(&mut y)], &[x as u32], &[], [x as u32, 3, 2]);
        assert!(y.iter().enumerate().all(|(i, v)| *v == i as u32 + 1));
        launch(&kernel, 2, &[raw(&mut y)], &[x as u32], &[], [x as u32, 0, 2]);
        assert_eq!(y[0], 1);
    }
}

#[test]
fn float_arithmetic_is_rusts() {
    let x = [1.5, -2.25, 0.0, -0.0, f32::NAN, f32::INFINITY, 1e-40, 3.0, -7.5, 2.5, 1e30, 0.1, 9.0, 16.0, -1.0, 0.7];
    type Case = (&'static str, fn(f32, f32) -> f32);
    let cases: [Case; 13] = [
        ("add %a, %b", |a, b| a + b),
        ("sub %a, %b", |a, b| a - b),
        ("mul %a, %b", |a, b| a * b),
        ("div %a, %b", |a, b| a / b),
        ("max %a, %b", f32::max),
        ("min %a, %b", f32::min),
        ("neg %a", |a, _| -a),
        ("abs %a", |a, _| a.abs()),
        ("sqrt %a", |a, _| a.sqrt()),
        ("rsqrt %a", |a, _| 1.0 / a.sqrt()),
        ("recip %a", |a, _| 1.0 / a),
        ("floor %a", |a, _| a.floor()),
        ("fma %a, %b, %a", |a, b| a.mul_add(b, a)),
    ];
    for (text, f) in cases {
        // Pairs (i, 15 - i), so that NaN stands on either side.
        for (width, step) in [(1, 1), (4, 4)] {
            let ty = if width == 1 { "f32" } else { "f32x4" };
            let mut reversed = x;
            reversed.reverse();
            let mut data = x;
            let text = format!(
                "kernel @k(buffer %x: f32 read, buffer %r: f32 read, buffer %y: f32 write) grid(1, 1, 1) lanes 1 {{
                %zero = const 0 : u32
                %end = const 16 : u32
                %step = const {step} : u32
                for %i = %zero to %end step %step {{
                  %a = load %x[%i] : {ty}
                  %b = load %r[%i] : {ty}
                  %c = {text} : {ty}
                  store %y[%i] = %c
                }}
                }}"
            );
            let mut y = [0f32; 16];
            let buffers = [raw(&mut data), raw(&mut reversed), raw(&mut y)];
            launch(&compiled(&text, &[]), 1, &buffers, &[], &[], [1, 1, 1]);
            for i in 0..16 {
                let expected = f(x[i], x[15 - i]);
                let same = y[i] == expected || (y[i].is_nan() && expected.is_nan());
                assert!(same, "{text}: {} and {} give {}, expected {expected}", x[i], x[15 - i], y[i]);
            }
        }
    }
}

#[test]
fn integers_wrap_and_division_by_zero_gives_zero() {
    let i = [7, 0, u32::MAX, 1 << 31, 5, 3, 2, 1, 0, 9, 10, 11, 12, 13, 14, 15];
    let body = "%a = load %i[%0] : u32
        %z = load %i[%1] : u32
        %m = load %i[%2] : u32
        %t = load %i[%4] : u32
        %q = div %a, %z : u32
        store %o[%0] = %q
        %r = rem %a, %z : u32
        store %o[%1] = %r
        %q1 = div %m, %t : u32
        store %o[%2] = %q1
        %r1 = rem %m, %a : u32
        store %o[%3] = %r1
        %w = add %m, %a : u32
        store %o[%4] = %w
        %least = load %i[%3] : u32
        %sl = bitcast %least : i32
        %sm = bitcast %m : i32
        %sq = div %sl, %sm : i32
        %sq1 = bitcast %sq : u32
        %5 = const 5 : u32
        store %o[%5] = %sq1
        %sz = bitcast %z : i32
        %s0 = div %sl, %sz : i32
        %s1 = bitcast %s0 : u32
        %6 = const 6 : u32
        store %o[%6] = %s1
        %sa = bitcast %a : i32
        %lo = min %sa, %sm : i32
        %lo1 = bitcast %lo : u32
        %7 = const 7 : u32
        store %o[%7] = %lo1
        %8 = const 8 : u32
        %v = load %i[%8] : u32x4
        %two = const 2 : u32x4
        %v1 = shl %v, %two : u32x4
        %v2 = shr %v1, %v : u32x4
        store %o[%8] = %v2
        %12 = const 12 : u32
        %v3 = load %i[%12] : u32x4
        %v4 = div %v3, %v : u32x4
        store %o[%12] = %v4";
    let (_, o) = values(body, [0.0; 16], i);
    let expected = [0, 0, u32::MAX / 5, u32::MAX % 7, 6, 1 << 31, 0, u32::MAX];
    assert_eq!(o[..8], expected);
    assert_eq!(o[8..12], [0, 36 >> 9, 40 >> 10, 44 >> 11]);
    assert_eq!(o[12..], [0, 1, 1, 1]);
}

#[test]
fn conversions_components_and_bools() {
    let mut x = [0f32; 16];
    x[..8].copy_from_slice(&[2.9, -2.9, 100.5, -0.5, 4.0, 3.0, 2.0, 1.0]);
    let body = "%a = load %x[%0] : f32x4
        %b = load %x[%4] : f32x4
        %ai = convert %a : i32x4
        %af = convert %ai : f32x4
        store %y[%0] = %af
        %s = extract %a 1 : f32
        %si = convert %s : i32
        %sf = convert %si : f32
        store %y[%4] = %sf
        %lt = lt %a, %b : boolx4
        %sel = select %lt, %a, %b : f32x4
        %8 = const 8 : u32
        store %y[%8] = %sel
        %not = not %lt : boolx4
        %l1 = extract %not 2 : bool
        %yes = const true : bool
        %both = and %l1, %yes : bool
        %packed = pack %both, %yes, %both, %l1 : boolx4
        %12 = const 12 : u32
        %one = const 1 : f32x4
        %zero = const 0 : f32x4
        %pm = select %packed, %one, %zero : f32x4
        %whole = select %both, %pm, %zero : f32x4
        store %y[%12] = %whole
        %u = load %i[%0] : u32
        %uf = convert %u : f32
        %5 = const 5 : u32
        store %y[%5] = %uf
        %fu = convert %uf : u32
        store %o[%0] = %fu";
    let mut i = [0; 16];
    i[0] = 3_000_000_000;
    let (y, o) = values(body, x, i);
    assert_eq!(y[..6], [2.0, -2.0, 100.0, 0.0, -2.0, 3e9]);
    assert_eq!(y[8..12], [2.9, -2.9, 2.0, -0.5]);
    assert_eq!(y[12..], [1.0; 4]);
    assert_eq!(o[0], 3_000_000_000);
}

#[test]
fn vector_conversions_and_masks() {
    let mut x = [0f32; 16];
    x[..4].copy_from_slice(&[3.9, 0.0, 7e4, 2e9]);
    let body = "%a = load %x[%0] : f32x4
        %u = convert %a : u32x4
        store %o[%0] = %u
        %f = convert %u : f32x4
        store %y[%0] = %f
        %s = convert %u : i32x4
        %limit = const 5 : i32x4
        %le = le %s, %limit : boolx4
        %low = const 7 : u32x4
        %high = const 9 : u32x4
        %picked = select %le, %low, %high : u32x4
        store %o[%4] = %picked
        %second = extract %le 1 : bool
        %third = extract %le 2 : bool
        %either = xor %second, %third : bool
        %all = splat %either : boolx4
        %chosen = select %all, %high, %low : u32x4
        %8 = const 8 : u32
        store %o[%8] = %chosen";
    let (y, o) = values(body, x, [0; 16]);
    assert_eq!(y[..4], [3.0, 0.0, 7e4, 2e9]);
    assert_eq!(o[..4], [3, 0, 70_000, 2_000_000_000]);
    assert_eq!(o[4..8], [7, 7, 9, 9]);
    assert_eq!(o[8..12], [9; 4]);
}

#[test]
fn variables_branches_and_arrays() {
    // Odd sums go one way, even ones the other; a private array keeps vectors, a shared one scalars.
    let text = "kernel @k(buffer %y: f32 write, dim %n = n) grid(n, 1, 1) lanes 1 {
        shared %m0: f32[H*2]
        private %p0: f32x4[3]
        var %sum: u32
        %g = group_id 0 : u32
        %zero = const 0 : u32
        %one = const 1 : u32
        %two = const 2 : u32
        %five = const 5 : u32
        set %sum = %g
        for %i = %zero to %five step %one {
          for %j = %i to %five step %two {
            %old = get %sum : u32
            %new = add %old, %j : u32
            set %sum = %new
          }
        }
        %sum1 = get %sum : u32
        %odd = rem %sum1, %two : u32
        %is = eq %odd, %one : bool
        %f = convert %sum1 : f32
        if %is {
          store %m0[%five] = %f
        } else {
          %v = splat %f : f32x4
          %v1 = add %v, %v : f32x4
          store %p0[%one] = %v1
          %v2 = load %p0[%one] : f32x4
          %e = extract %v2 3 : f32
          store %m0[%five] = %e
        }
        barrier
        %r = load %m0[%five] : f32
        store %y[%g] = %r
    }";
    let mut y = vec![0f32; 9];
    let kernel = compiled(text, &[("H", 3)]);
    assert_eq!(kernel.scratch_bytes(), 128);
    launch(&kernel, 2, &[raw(&mut y)], &[9], &[], [9, 1, 1]);
    let sum: u32 = (0..5u32).flat_map(|i| (i..5).step_by(2)).sum();
    let expected: Vec<f32> = (0..9).map(|g| g + sum).map(|s| (if s % 2 == 1 { s } else { 2 * s }) as f32).collect();
    assert_eq!(y, expected);
}

fn copies(elem_in: &str, elem_out: &str, width: u8) -> CompiledKernel {
    let ty = if width == 1 { "f32" } else { "f32x4" };
    compiled(
        &format!(
            "kernel @k(buffer %x: {elem_in} read, buffer %y: {elem_out} write, dim %n = n) grid(1, 1, 1) lanes 1 {{
            %zero = const 0 : u32
            %step = const {width} : u32
            %end = dim %n : u32
            for %i = %zero to %end step %step {{
              %v = load %x[%i] : {ty}
              store %y[%i] = %v
            }}
            }}"
        ),
        &[],
    )
}

#[test]
fn every_16_bit_float_widens_exactly() {
    let mut bits: Vec<u16> = (0..=u16::MAX).collect();
    for width in [1, 4] {
        let mut wide = vec![0f32; bits.len()];
        for (elem, widen) in
            [("f16", (|b| f16::from_bits(b).to_f32()) as fn(u16) -> f32), ("bf16", |b| bf16::from_bits(b).to_f32())]
        {
            let buffers = [raw(&mut bits), raw(&mut wide)];
            launch(&copies(elem, "f32", width), 1, &buffers, &[1 << 16], &[], [1, 1, 1]);
            for (b, w) in bits.iter().zip(&wide) {
                let expected = widen(*b);
                assert!(w.to_bits() == expected.to_bits() || (w.is_nan() && expected.is_nan()), "{elem} {b:#x}: {w}");
            }
        }
    }
}

#[test]
fn stores_round_to_nearest_even() {
    // Around every half-way point of interest: all exponents, mantissas near ties, subnormals, overflow, NaN.
    let mut x: Vec<f32> = Vec::new();
    for sign in [0, 1 << 31] {
        for exponent in 0..256u32 {
            for mantissa in
                [0u32, 1, 0xfff, 0x1000, 0x1001, 0x2fff, 0x3000, 0x7fff, 0x8000, 0x8001, 0x1_8000, 0x7f_f000, 0x7f_ffff]
            {
                x.push(f32::from_bits(sign | exponent << 23 | mantissa));
            }
        }
    }
    x.truncate(x.len() / 4 * 4);
    let n = x.len() as u32;
    for width in [1, 4] {
        for (elem, round) in
            [("f16", (|v| f16::from_f32(v).to_bits()) as fn(f32) -> u16), ("bf16", |v| bf16::from_f32(v).to_bits())]
        {
            let mut narrow = vec![0u16; x.len()];
            launch(&copies("f32", elem, width), 1, &[raw(&mut x), raw(&mut narrow)], &[n], &[], [1, 1, 1]);
            for (v, bits) in x.iter().zip(&narrow) {
                assert_eq!(*bits, round(*v), "{elem} of {v:e} ({:#x})", v.to_bits());
            }
        }
    }
}

/// `rows` x K of x times N x K of w in tiles of 32 x 16; `direct`: in one product, else in pieces of 24 along K.
fn product_text(elem: &str, direct: bool) -> String {
    let product = if direct {
        "tile_zero %t0
        tile_mma %t0 += %x[%a0, stride %k] * %w[%b0, stride %k] rows %rows cols %cols k %k"
    } else {
        "tile_zero %t0
        for %k0 = %zero to %k step %piece {
          %left = sub %k, %k0 : u32
          %len = min %left, %piece : u32
          %a1 = add %a0, %k0 : u32
          %b1 = add %b0, %k0 : u32
          tile_mma %t0 += %x[%a1, stride %k] * %w[%b1, stride %k] rows %rows cols %cols k %len
        }"
    };
    format!(
        "kernel @p(buffer %x: f32 read, buffer %w: {elem} read, buffer %y: f32 write, dim %dn = N, dim %dk = K, dim %dm = n) grid(ceil(N, 16) capped, ceil(n, 32), 1) lanes 1 {{
        shared %m0: f32[512]
        tile %t0: 32 x 16
        %zero = const 0 : u32
        %one = const 1 : u32
        %piece = const 24 : u32
        %tr = const 32 : u32
        %tc = const 16 : u32
        %n = dim %dn : u32
        %k = dim %dk : u32
        %m = dim %dm : u32
        %y0 = group_id 1 : u32
        %row0 = mul %y0, %tr : u32
        %lr = sub %m, %row0 : u32
        %rows = min %lr, %tr : u32
        %a0 = mul %row0, %k : u32
        %g = group_id 0 : u32
        %gs = group_count 0 : u32
        %start = mul %g, %tc : u32
        %step = mul %gs, %tc : u32
        for %col0 = %start to %n step %step {{
        %lc = sub %n, %col0 : u32
        %cols = min %lc, %tc : u32
        %b0 = mul %col0, %k : u32
        {product}
        tile_store %t0 -> %m0[%zero, stride %tc] rows %rows cols %cols
        for %r = %zero to %rows step %one {{
          for %c = %zero to %cols step %one {{
            %i0 = mul %r, %tc : u32
            %i1 = add %i0, %c : u32
            %v = load %m0[%i1] : f32
            %r1 = add %row0, %r : u32
            %j0 = mul %r1, %n : u32
            %j1 = add %j0, %col0 : u32
            %j2 = add %j1, %c : u32
            store %y[%j2] = %v
          }}
        }}
        }}
        }}"
    )
}

#[test]
fn products_are_right_and_rows_do_not_see_each_other() {
    let (n, k) = (43, 70);
    let w: Vec<f32> = (0..n * k).map(|i| ((i * 7919 % 513) as f32 - 256.0) / 64.0).collect();
    let x: Vec<f32> = (0..70 * k).map(|i| ((i * 104_729 % 1009) as f32 - 500.0) / 300.0).collect();
    let mut w16: Vec<u16> = w.iter().map(|v| f16::from_f32(*v).to_bits()).collect();
    let mut wb16: Vec<u16> = w.iter().map(|v| bf16::from_f32(*v).to_bits()).collect();
    let mut w32 = w.clone();
    for (elem, raw_w) in [("f32", raw(&mut w32)), ("f16", raw(&mut w16)), ("bf16", raw(&mut wb16))] {
        for direct in [true, false] {
            let text = product_text(elem, direct);
            for isa in Isa::ALL.into_iter().filter(|isa| isa.is_available()) {
                let kernel = compile(job(&kernel(&text)), &env(&[("N", n as u64), ("K", k as u64)]), isa).unwrap();
                assert_eq!(kernel.scratch_bytes(), if direct { 2048 } else { 4096 });
                let mut rows: Vec<Vec<u32>> = Vec::new();
                for m in [1, 2, 17, 70] {
                    let mut y = vec![f32::NAN; m * n];
                    let mut x = x.clone();
                    let grid = [2, m.div_ceil(32) as u32, 1];
                    launch(&kernel, 2, &[raw(&mut x), raw_w, raw(&mut y)], &[0, 0, m as u32], &[], grid);
                    for r in 0..m {
                        for c in 0..n {
                            let exact: f64 = (0..k).map(|i| f64::from(x[r * k + i]) * f64::from(w[c * k + i])).sum();
                            assert!((f64::from(y[r * n + c]) - exact).abs() < 1e-3, "{elem} {m} [{r}, {c}]");
                        }
                        let bits: Vec<u32> = y[r * n..(r + 1) * n].iter().map(|v| v.to_bits()).collect();
                        match rows.get(r) {
                            Some(known) => assert_eq!(*known, bits, "row {r} of {m}"),
                            None => rows.push(bits),
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn a_tile_that_is_used_otherwise_keeps_its_memory() {
    // The second store reads what the first triple left, so the tile must hold it.
    let text = "kernel @k(buffer %x: f32 read, buffer %y: f32 write) grid(1, 1, 1) lanes 1 {
        shared %m0: f32[6]
        shared %m1: f32[8]
        tile %t0: 2 x 3
        %zero = const 0 : u32
        %one = const 1 : u32
        %two = const 2 : u32
        %three = const 3 : u32
        %four = const 4 : u32
        %five = const 5 : u32
        tile_zero %t0
        tile_mma %t0 += %x[%zero, stride %two] * %x[%zero, stride %two] rows %two cols %three k %two
        tile_store %t0 -> %m0[%zero, stride %three] rows %two cols %three
        tile_store %t0 -> %m1[%one, stride %four] rows %two cols %three
        %a = load %m0[%five] : f32
        store %y[%zero] = %a
        %seven = const 7 : u32
        %b = load %m1[%seven] : f32
        store %y[%one] = %b
    }";
    let kernel = compiled(text, &[]);
    assert_eq!(kernel.scratch_bytes(), 192);
    let (mut x, mut y) = ([1f32, 2.0, 3.0, 4.0, 5.0, 6.0], [0f32; 2]);
    launch(&kernel, 1, &[raw(&mut x), raw(&mut y)], &[], &[], [1, 1, 1]);
    assert_eq!(y, [39.0, 39.0]);
}

#[test]
fn what_the_target_lacks_is_refused_by_name() {
    let refused =
        |text: &str, known: &[(&str, u64)]| compile(job(&kernel(text)), &env(known), Isa::Portable).err().unwrap();
    let exp = "kernel @e(buffer %y: f32 write) grid(1, 1, 1) lanes 1 {
        %zero = const 0 : u32
        %a = const 1 : f32
        %b = exp %a : f32
        store %y[%zero] = %b
    }";
    assert!(refused(exp, &[]).to_string().starts_with("kernel `e`: `exp`, which the cpu target does not have"));
    let pair = exp.replace("exp %a : f32", "splat %a : f32x2").replace("store %y[%zero] = %b", "");
    assert!(refused(&pair, &[]).to_string().contains("a value of type f32x2"));
    let lanes = exp.replace("lanes 1", "lanes 8").replace("exp", "neg");
    assert!(refused(&lanes, &[]).to_string().contains("8 lanes"));
    let shared = exp.replace("lanes 1 {", "lanes 1 {\n shared %m0: f32[H]").replace("exp", "neg");
    assert!(refused(&shared, &[]).to_string().contains("`H` has no value"));
    assert!(refused(&shared, &[("H", 1 << 40)]).to_string().contains("scratch memory"));
    let missing = Isa::ALL.into_iter().find(|isa| !isa.is_available());
    let missing = missing.map(|isa| compile(job(&kernel(&shared)), &env(&[("H", 1)]), isa).err());
    assert!(missing.is_none_or(|error| matches!(error, Some(CompileError::Host(_)))));
}

#[test]
fn kernels_compiled_together_are_the_ones_asked_for() {
    let texts: Vec<String> = (0..25).map(|i| format!("kernel @k(buffer %y: u32 write) grid(1, 1, 1) lanes 1 {{\n %zero = const 0 : u32\n %v = const {i} : u32\n store %y[%zero] = %v\n }}")).collect();
    let kernels: Vec<Kernel> = texts.iter().map(|t| kernel(t)).collect();
    let all = compile_all(&kernels.iter().map(job).collect::<Vec<_>>(), &Env::new(), Isa::Portable).unwrap();
    for (i, kernel) in all.into_iter().enumerate() {
        let mut y = [u32::MAX];
        launch(&kernel, 1, &[raw(&mut y)], &[], &[], [1, 1, 1]);
        assert_eq!(y[0], i as u32);
    }
    assert!(compile_all(&[], &Env::new(), Isa::Portable).unwrap().is_empty());
}

#[test]
fn a_refusal_is_told_whatever_is_compiled_with_it() {
    // Refused in a loop, with variables and blocks half made.
    let bad = kernel(
        "kernel @bad(buffer %w: stored read, buffer %y: f32 write) grid(1, 1, 1) lanes 1 {
        var %v0: f32
        %zero = const 0 : u32
        %one = const 1 : u32
        %nine = const 9 : u32
        for %i = %zero to %nine step %one {
            %x = load %w[%i] : f32
            set %v0 = %x
        }
        %last = get %v0 : f32
        store %y[%zero] = %last
        }",
    );
    let good = kernel(GOOD);
    let all: Vec<Job<'_>> = [&bad, &good].into_iter().cycle().take(12).map(job).collect();
    let error = compile_all(&all, &Env::new(), Isa::Portable).err().unwrap().to_string();
    assert!(error.contains("the stored weight `%w` of a format that is not known at load"), "{error}");
}

const GOOD: &str = "kernel @good(buffer %y: f32 write) grid(1, 1, 1) lanes 1 {
        var %v0: f32
        %zero = const 0 : u32
        %one = const 1 : u32
        %nine = const 9 : u32
        %x = const 1.0 : f32
        set %v0 = %x
        for %i = %zero to %nine step %one {
            %a = get %v0 : f32
            %b = add %a, %x : f32
            set %v0 = %b
        }
        %c = get %v0 : f32
        store %y[%zero] = %c
    }";

/// Every element of stored weights, by single loads and by fours, is what the format's decoder says.
#[test]
fn loads_of_stored_weights_decode_every_format() {
    let kernel = kernel(READ_ELEMENTS);
    let mut random = Random::new(3);
    for format in element_formats() {
        let matrix = Matrix { format, shape: vec![3, 128] };
        let mut bytes = stored_weight(&matrix, &mut random).unwrap();
        let wanted = format.decode_rows(&bytes, &matrix.shape, 0..3).unwrap();
        let weights = [Some(matrix), None, None];
        let made = compile(Job { kernel: &kernel, weights: &weights }, &env(&[("N", 384)]), micro::detect()).unwrap();
        let (mut y, mut z) = ([0f32; 384], [0f32; 384]);
        launch(&made, 1, &[raw(&mut bytes), raw(&mut y), raw(&mut z)], &[384], &[], [1, 1, 1]);
        assert_eq!(y.as_slice(), z, "{format}");
        // One rounding where the decoder may have two.
        let near = |(a, b): (&f32, &f32)| (a - b).abs() <= 2e-7;
        assert!(y.iter().zip(&wanted).all(near), "{format}");
    }
}

#[test]
fn known_dims_are_constants_in_the_text() {
    let kernel = kernel(
        "kernel @k(buffer %y: u32 write, dim %a = 2*H + 1, dim %b = n) grid(1, 1, 1) lanes 1 {
        %zero = const 0 : u32
        %v = dim %a : u32
        %w = dim %b : u32
        %x = add %v, %w : u32
        store %y[%zero] = %x
    }",
    );
    let text = clif(job(&kernel), &env(&[("H", 40)])).unwrap();
    assert!(text.contains("iconst.i32 81"), "{text}");
    assert!(!clif(job(&kernel), &env(&[])).unwrap().contains("iconst.i32 81"));
}
