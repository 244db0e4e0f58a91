//! How fast this machine reads memory: the ceiling that decode speed is compared with.
//!
//! Promises the rate of plain sequential reads of anonymous memory that asks for 2 MiB pages,
//! as weights are held, each thread in a part of its own. Deliberately absent: writes, random
//! access, and any tuning by thread placement.

use memmap2::MmapMut;
use std::hint::black_box;
use std::io;
use std::sync::Barrier;
use std::thread;
use std::time::Instant;

const HUGE_PAGE: usize = 2 << 20;

/// Passes over the memory; the fastest counts, because the ceiling is what is asked for.
const PASSES: usize = 4;

/// Zeroed anonymous memory, aligned to 2 MiB, with the huge-page hint where the system has one.
pub struct HugePages {
    map: MmapMut,
    start: usize,
    len: usize,
}

impl HugePages {
    /// At least `len` bytes (rounded up to whole 2 MiB pages).
    ///
    /// # Errors
    /// Where the system has not enough address space or memory.
    pub fn new(len: usize) -> io::Result<Self> {
        let len = len.max(1).next_multiple_of(HUGE_PAGE);
        let map = MmapMut::map_anon(len + HUGE_PAGE)?;
        // A hint: without it reads are slower and still right.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        let start = map.as_ptr().align_offset(HUGE_PAGE);
        Ok(Self { map, start, len })
    }

    pub fn bytes(&self) -> &[u8] {
        &self.map[self.start..][..self.len]
    }

    pub fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.map[self.start..][..self.len]
    }
}

/// Bytes per second of sequential reads with `threads` threads over about `bytes` bytes in all
/// (rounded up to 2 MiB per thread); the best of a few passes. Takes a second or two for 1 GiB.
/// `bytes` should be many times the last cache.
///
/// # Errors
/// Where the memory cannot be had.
pub fn read_bandwidth(threads: usize, bytes: usize) -> io::Result<f64> {
    let threads = threads.max(1);
    let part = bytes.div_ceil(threads).max(1).next_multiple_of(HUGE_PAGE);
    let mut memory = HugePages::new(part * threads)?;
    let barrier = Barrier::new(threads);
    let seconds: Vec<Vec<f64>> = thread::scope(|scope| {
        let barrier = &barrier;
        let workers: Vec<_> = memory
            .bytes_mut()
            .chunks_exact_mut(part)
            .take(threads)
            .map(|part| {
                scope.spawn(move || {
                    // Written first, so that every page is there and is its own.
                    part.fill(1);
                    let mut times = Vec::with_capacity(PASSES);
                    for _ in 0..PASSES {
                        barrier.wait();
                        let start = Instant::now();
                        black_box(sum(part));
                        barrier.wait();
                        times.push(start.elapsed().as_secs_f64());
                    }
                    times
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("reading memory does not panic")).collect()
    });
    // Each pass lasts as long as its slowest thread saw it.
    let pass = |i: usize| seconds.iter().map(|times| times[i]).fold(0.0, f64::max);
    let best = (0..PASSES).map(pass).fold(f64::INFINITY, f64::min);
    Ok((part * threads) as f64 / best)
}

/// Four streams of 64-bit words; the compiler makes vectors of the inner loop.
fn sum(bytes: &[u8]) -> u64 {
    let mut lanes = [0u64; 32];
    for chunk in bytes.chunks_exact(256) {
        for (lane, word) in lanes.iter_mut().zip(chunk.chunks_exact(8)) {
            let word: [u8; 8] = word.try_into().expect("chunks of eight bytes");
            *lane = lane.wrapping_add(u64::from_le_bytes(word));
        }
    }
    lanes.iter().fold(0, |a, b| a.wrapping_add(*b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_aligned_zeroed_and_writable() {
        let mut memory = HugePages::new(3 << 20).unwrap();
        assert_eq!(memory.bytes().len(), 4 << 20);
        assert_eq!(memory.bytes().as_ptr() as usize % HUGE_PAGE, 0);
        assert!(memory.bytes().iter().all(|b| *b == 0));
        memory.bytes_mut().fill(7);
        assert_eq!(sum(memory.bytes()), 0x0707_0707_0707_0707u64.wrapping_mul(4 << 17));
    }

    #[test]
    fn bandwidth_is_a_rate() {
        for threads in [1, 2] {
            let rate = read_bandwidth(threads, 16 << 20).unwrap();
            assert!(rate > 1e8 && rate < 1e13, "{rate}");
        }
    }
}
