//! Speed of the microkernels: `cargo run --release -p tf-cpu --example tile_speed [ISA]`.
//! Decode shapes as bytes of B per second beside the measured read bandwidth, prompt shapes as
//! floating-point operations per second of one thread.

use std::thread;
use std::time::Instant;
use tf_cpu::bandwidth::{HugePages, read_bandwidth};
use tf_cpu::micro::{self, Isa, StoredFormat, TileFn};

fn main() {
    let isa = match std::env::args().nth(1) {
        Some(name) => Isa::from_name(&name).expect("an instruction set's name"),
        None => micro::detect(),
    };
    assert!(isa.is_available(), "this machine does not have {}", isa.name());
    println!("{}", isa.name());
    for stored in StoredFormat::ALL {
        let tile = micro::select(stored, isa);
        for (m, n, k) in
            [(512, 256, 1024), (512, 256, 4864), (512, 256, 4096), (512, 256, 8192), (64, 512, 64), (16, 256, 1024)]
        {
            println!("{stored:?} {m}x{n}x{k}: {:.1} GFLOP/s", prompt(tile, stored, m, n, k));
        }
    }
    for threads in [1, 2] {
        for k in [1024, 4864] {
            for (stored, m) in [
                (StoredFormat::F32, 1),
                (StoredFormat::F16, 1),
                (StoredFormat::Bf16, 1),
                (StoredFormat::Bf16, 2),
                (StoredFormat::Bf16, 4),
                (StoredFormat::Bf16, 8),
                (StoredFormat::Bf16, 16),
            ] {
                let ceiling = read_bandwidth(threads, 512 << 20).expect("memory") / 1e9;
                let rate = decode(micro::select(stored, isa), stored, threads, m, k) / 1e9;
                println!(
                    "{threads} threads, {stored:?} m={m} k={k}: {rate:.1} of {ceiling:.1} GB/s, {:.0} %",
                    100.0 * rate / ceiling
                );
            }
        }
    }
}

fn prompt(tile: TileFn, stored: StoredFormat, m: usize, n: usize, k: usize) -> f64 {
    let a = vec![0.5f32; m * k];
    let b = vec![0u8; n * k * stored.size()];
    let mut c = vec![0f32; m * n];
    let mut best = f64::INFINITY;
    for _ in 0..15 {
        let start = Instant::now();
        // SAFETY: the vectors have the extents given.
        unsafe { tile(m, n, k, a.as_ptr(), k, b.as_ptr(), k, c.as_mut_ptr(), n, 0) };
        best = best.min(start.elapsed().as_secs_f64());
    }
    2.0 * (m * n * k) as f64 / best / 1e9
}

fn decode(tile: TileFn, stored: StoredFormat, threads: usize, m: usize, k: usize) -> f64 {
    let n = (512 << 20) / threads / (k * stored.size()) / 64 * 64;
    let mut memory: Vec<_> = (0..threads).map(|_| HugePages::new(n * k * stored.size()).expect("memory")).collect();
    for part in &mut memory {
        part.bytes_mut().fill(1);
    }
    let mut best = f64::INFINITY;
    for _ in 0..4 {
        let start = Instant::now();
        thread::scope(|scope| {
            for part in &memory {
                scope.spawn(move || {
                    let a = vec![0.5f32; m * k];
                    let mut c = vec![0f32; m * n];
                    for col in (0..n).step_by(64) {
                        let b = part.bytes()[col * k * stored.size()..].as_ptr();
                        let c = c[col..].as_mut_ptr();
                        // SAFETY: 64 rows of B and m rows of C from column col are there.
                        unsafe { tile(m, 64, k, a.as_ptr(), k, b, k, c, n, 0) };
                    }
                });
            }
        });
        best = best.min(start.elapsed().as_secs_f64());
    }
    (threads * n * k * stored.size()) as f64 / best
}
