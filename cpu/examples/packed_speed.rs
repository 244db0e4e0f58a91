//! Speed of products with packed weights: `cargo run --release -p tf-cpu --example packed_speed [ISA]`.
//! Decode shapes as bytes and weights per second beside the measured read bandwidth, prompt shapes as floating-point
//! operations per second of one thread, all in calls of 64 rows of the weight.

use std::thread;
use std::time::Instant;
use tf_cpu::bandwidth::{HugePages, read_bandwidth};
use tf_cpu::micro::{self, Isa, Packed, PackedFn, select_packed};
use tf_ir::dtype::Storage;
use tf_ir::format::{Affine, Codebook, Exl3, Format};

/// Bytes that decoding reads, in all threads together; many times the last cache.
const BYTES: u64 = 384 << 20;
/// Rows of the weight that a call computes.
const CHUNK: usize = 64;

fn main() {
    let isa = match std::env::args().nth(1) {
        Some(name) => Isa::from_name(&name).expect("an instruction set's name"),
        None => micro::detect(),
    };
    assert!(isa.is_available(), "this machine does not have {}", isa.name());
    println!("{}", isa.name());
    for format in formats() {
        let product = select_packed(format, isa).expect("a packed format");
        for (m, k) in [(16, 2048), (64, 1024), (64, 4096), (512, 2048)] {
            println!("{format} {m}x256x{k}: {:.1} GFLOP/s", prompt(product, format, m, k));
        }
    }
    for threads in [1, 2] {
        let ceiling = read_bandwidth(threads, 512 << 20).expect("memory") / 1e9;
        for format in formats() {
            let product = select_packed(format, isa).expect("a packed format");
            for (m, k) in [(1, 1024), (1, 4096), (2, 4096), (4, 4096), (8, 4096), (16, 4096)] {
                let (weights, bytes) = decode(product, format, threads, m, k);
                println!(
                    "{threads} threads, {format} m={m} k={k}: {:.1} of {ceiling:.1} GB/s, {:.1} Gweights/s",
                    bytes / 1e9,
                    weights / 1e9
                );
            }
        }
    }
}

fn formats() -> Vec<Format> {
    let affine = |(bits, group)| Format::Affine(Affine { bits, group, scales: Storage::Bf16 });
    let exl3 = |(codebook, half_bits)| Format::Exl3(Exl3 { codebook, half_bits });
    let affines = [(4, 64), (4, 32), (4, 128), (8, 64), (2, 64), (3, 64), (5, 64), (6, 64)];
    let (mcg, mul1) = (Codebook::Mcg, Codebook::Mul1);
    let exl3s = [(mul1, 4), (mul1, 5), (mul1, 6), (mul1, 8), (mul1, 10), (mul1, 12), (mcg, 6), (mcg, 8)];
    affines.map(affine).into_iter().chain(exl3s.map(exl3)).collect()
}

fn prompt(product: PackedFn, format: Format, m: usize, k: usize) -> f64 {
    let n = 256;
    let shape = [n as u64, k as u64];
    let packed = Packed::new(format, &shape).expect("a packed format");
    let weight = vec![0u8; format.layout(&shape).expect("a packed format").bytes as usize];
    let a = vec![0.5f32; m * k];
    let mut c = vec![0f32; m * n];
    let mut best = f64::INFINITY;
    for _ in 0..15 {
        let start = Instant::now();
        for row in (0..n).step_by(CHUNK) {
            let c = c[row..].as_mut_ptr();
            // SAFETY: the vectors have the extents given.
            unsafe { product(m, CHUNK, k, a.as_ptr(), k, weight.as_ptr(), &packed, row, 0, c, n, 0) };
        }
        best = best.min(start.elapsed().as_secs_f64());
    }
    2.0 * (m * n * k) as f64 / best / 1e9
}

/// Weights and bytes per second.
fn decode(product: PackedFn, format: Format, threads: usize, m: usize, k: usize) -> (f64, f64) {
    let row = format.layout(&[1 << 10, k as u64]).expect("a packed format").bytes >> 10;
    let n = (BYTES / threads as u64 / row) as usize / CHUNK * CHUNK;
    let shape = [n as u64, k as u64];
    let packed = Packed::new(format, &shape).expect("a packed format");
    let bytes = format.layout(&shape).expect("a packed format").bytes as usize;
    let mut memory: Vec<_> = (0..threads).map(|_| HugePages::new(bytes).expect("memory")).collect();
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
                    for row in (0..n).step_by(CHUNK) {
                        let (base, c) = (part.bytes().as_ptr(), c[row..].as_mut_ptr());
                        // SAFETY: CHUNK rows of the weight and m rows of C from column `row` are there.
                        unsafe { product(m, CHUNK, k, a.as_ptr(), k, base, &packed, row, 0, c, n, 0) };
                    }
                });
            }
        });
        best = best.min(start.elapsed().as_secs_f64());
    }
    ((threads * n * k) as f64 / best, (threads * bytes) as f64 / best)
}
