//! What compiled kernels cost: time to compile, and speed of a gated activation (`silu(a) * b`, its exponential
//! expanded to arithmetic) and of a norm, on rows that stay in cache. `cargo run --release -p tf-cpu --example jit_speed`.

use std::time::Instant;
use tf_cpu::lower::{Job, compile_all};
use tf_cpu::micro;
use tf_cpu::pool::Pool;
use tf_cpu::run::{CompiledKernel, RawBuffer};
use tf_ir::kernel::Kernel;
use tf_ir::shape::{Env, Sym};
use tf_ir::text::parse_kernel;

const GATE: &str =
    "kernel @gate(buffer %a: f32 read, buffer %b: f32 read, buffer %y: f32 write, dim %dh = H) grid(n, 1, 1) lanes 1 {
    %low = const -87.336 : f32x4
    %high = const 88.72284 : f32x4
    %log2e = const 1.442695 : f32x4
    %half = const 0.5 : f32x4
    %ln2h = const -0.6933594 : f32x4
    %ln2l = const 2.1219444e-4 : f32x4
    %c0 = const 1.9875691e-4 : f32x4
    %c1 = const 1.3981999e-3 : f32x4
    %c2 = const 8.333452e-3 : f32x4
    %c3 = const 4.1665796e-2 : f32x4
    %c4 = const 1.6666665e-1 : f32x4
    %c5 = const 5.0000001e-1 : f32x4
    %one = const 1 : f32x4
    %nought = const 0 : f32x4
    %zero = const 0 : u32
    %four = const 4 : u32
    %row = group_id 0 : u32
    %h = dim %dh : u32
    %base = mul %row, %h : u32
    for %i = %zero to %h step %four {
      %at = add %base, %i : u32
      %a1 = load %a[%at] : f32x4
      %b1 = load %b[%at] : f32x4
      %x = neg %a1 : f32x4
      %m0 = max %x, %low : f32x4
      %m1 = min %m0, %high : f32x4
      %n0 = fma %m1, %log2e, %half : f32x4
      %n = floor %n0 : f32x4
      %r0 = fma %n, %ln2h, %m1 : f32x4
      %r = fma %n, %ln2l, %r0 : f32x4
      %p1 = fma %c0, %r, %c1 : f32x4
      %p2 = fma %p1, %r, %c2 : f32x4
      %p3 = fma %p2, %r, %c3 : f32x4
      %p4 = fma %p3, %r, %c4 : f32x4
      %p5 = fma %p4, %r, %c5 : f32x4
      %sq = mul %r, %r : f32x4
      %s0 = fma %p5, %sq, %r : f32x4
      %s1 = add %s0, %one : f32x4
      %e0 = convert %n : i32x4
      %bias = const 127 : i32x4
      %e1 = add %e0, %bias : i32x4
      %e2 = bitcast %e1 : u32x4
      %shift = const 23 : u32x4
      %e3 = shl %e2, %shift : u32x4
      %pow = bitcast %e3 : f32x4
      %res = mul %s1, %pow : f32x4
      %gone = lt %x, %low : boolx4
      %exp = select %gone, %nought, %res : f32x4
      %den = add %exp, %one : f32x4
      %inv = recip %den : f32x4
      %silu = mul %a1, %inv : f32x4
      %y1 = mul %silu, %b1 : f32x4
      store %y[%at] = %y1
    }
}";

const NORM: &str = "kernel @norm(buffer %x: f32 read, buffer %w: bf16 read, buffer %y: f32 write, dim %dh = H, scalar %eps) grid(n, 1, 1) lanes 1 {
    var %sum: f32x4
    %zero = const 0 : u32
    %four = const 4 : u32
    %row = group_id 0 : u32
    %h = dim %dh : u32
    %base = mul %row, %h : u32
    %nought = const 0 : f32x4
    set %sum = %nought
    for %i = %zero to %h step %four {
      %at = add %base, %i : u32
      %v = load %x[%at] : f32x4
      %s0 = get %sum : f32x4
      %s1 = fma %v, %v, %s0 : f32x4
      set %sum = %s1
    }
    %s = get %sum : f32x4
    %a = extract %s 0 : f32
    %b = extract %s 1 : f32
    %c = extract %s 2 : f32
    %d = extract %s 3 : f32
    %ab = add %a, %b : f32
    %abc = add %ab, %c : f32
    %abcd = add %abc, %d : f32
    %hf = convert %h : f32
    %mean = div %abcd, %hf : f32
    %e = scalar %eps : f32
    %var = add %mean, %e : f32
    %scale = rsqrt %var : f32
    %scale4 = splat %scale : f32x4
    for %j = %zero to %h step %four {
      %at1 = add %base, %j : u32
      %v1 = load %x[%at1] : f32x4
      %w1 = load %w[%j] : f32x4
      %n = mul %v1, %scale4 : f32x4
      %o = mul %n, %w1 : f32x4
      store %y[%at1] = %o
    }
}";

fn main() {
    let kernels: Vec<Kernel> =
        [GATE, NORM].iter().cycle().take(24).map(|text| parse_kernel(text).expect("the text above")).collect();
    let known: Env = [(Sym::from("H"), 4096)].into_iter().collect();
    let all: Vec<Job<'_>> = kernels.iter().map(|kernel| Job { kernel, weights: &[] }).collect();
    for _ in 0..3 {
        let start = Instant::now();
        let made = compile_all(&all, &known, micro::detect()).expect("kernels of this target");
        println!("{} kernels compiled in {:.1} ms", made.len(), start.elapsed().as_secs_f64() * 1e3);
    }
    let made = compile_all(&all, &known, micro::detect()).expect("kernels of this target");
    measure(&made[0], &[]);
    measure(&made[1], &[1e-6]);
}

fn measure(kernel: &CompiledKernel, scalars: &[f32]) {
    const ROWS: usize = 8;
    let pool = Pool::new(1).expect("one thread");
    let mut data = vec![vec![0.5f32; ROWS * 4096]; 3];
    let buffers: Vec<RawBuffer> =
        data.iter_mut().map(|d| RawBuffer { ptr: d.as_mut_ptr().cast(), len: 4 * d.len() }).collect();
    let mut best = f64::INFINITY;
    for _ in 0..200 {
        let start = Instant::now();
        // SAFETY: every buffer holds 8 rows of 4096 f32, which is all that the kernels touch in 8 workgroups.
        unsafe { kernel.run(&pool, &buffers, &[4096], scalars, [ROWS as u32, 1, 1]) };
        best = best.min(start.elapsed().as_secs_f64());
    }
    println!("{}: {:.2} ns an element", kernel.name(), best * 1e9 / (ROWS * 4096) as f64);
    let start = Instant::now();
    for _ in 0..10_000 {
        // SAFETY: a grid with a 0 runs nothing.
        unsafe { kernel.run(&pool, &buffers, &[4096], scalars, [0, 1, 1]) };
    }
    println!("{}: {:.0} ns a launch of nothing", kernel.name(), start.elapsed().as_secs_f64() * 1e5);
}
