//! Threads that stay: each launch runs `f(i)` for `i` in `0..n` on all of them.
//!
//! A token is some hundred and fifty launches, so the time between two of them matters more than
//! anything else. Promises:
//! - [`Pool::launch`] returns when every index has run, and what ran happened before its return.
//! - Indices are handed out in rising order by one counter, so a slow thread takes fewer.
//! - Workers spin briefly after a launch and then park; an idle pool costs nothing.
//! - A panic in `f` is raised again by `launch`, in the caller, after the launch has ended; the
//!   pool stays usable.
//!
//! - The caller never waits for a worker that has not begun: one that wakes late finds the launch
//!   closed.
//! - A launch from inside a job runs on the thread at hand alone.
//!
//! Deliberately absent: results, priorities, and the pinning of threads to cores.

use std::any::Any;
use std::cell::Cell;
use std::hint;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long an idle worker spins before it parks: longer than the gap between two launches of
/// one token, and short beside anything that a person notices.
const SPIN: Duration = Duration::from_micros(200);

/// What a launch runs: the index, and the worker in `0..threads` (the caller is worker 0). No two
/// calls with the same worker overlap in one launch, so a worker may own scratch memory.
pub type Job<'a> = &'a (dyn Fn(usize, usize) + Sync);

/// A fixed number of threads, the caller of [`Pool::launch`] included. Dropping it ends them.
pub struct Pool {
    shared: Arc<Shared>,
    workers: Vec<JoinHandle<()>>,
    /// One launch at a time; callers from several threads take turns.
    turn: Mutex<()>,
}

impl Pool {
    /// A pool that computes on `threads` threads: `threads - 1` workers and the caller. Zero
    /// counts as one.
    ///
    /// # Errors
    /// Where the system refuses a thread.
    pub fn new(threads: usize) -> io::Result<Self> {
        let mut pool = Self { shared: Arc::default(), workers: Vec::new(), turn: Mutex::new(()) };
        for worker in 1..threads.max(1) {
            let shared = Arc::clone(&pool.shared);
            let name = format!("pool-{worker}");
            pool.workers.push(thread::Builder::new().name(name).spawn(move || shared.serve(worker))?);
        }
        Ok(pool)
    }

    /// Threads that a launch uses, the caller included.
    pub fn threads(&self) -> usize {
        self.workers.len() + 1
    }

    /// Runs `job(i, worker)` once for each `i` in `0..n` and waits for all. After a panic of `job`
    /// no further index is begun.
    ///
    /// # Panics
    /// With the first panic of `job`.
    pub fn launch(&self, n: usize, job: Job) {
        if self.workers.is_empty() || n <= 1 || WORKER.get().is_some() {
            let worker = WORKER.get().unwrap_or(0);
            return (0..n).for_each(|i| job(i, worker));
        }
        let turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        let launch = Launch { job, n, next: AtomicUsize::new(0), panicked: Mutex::new(None) };
        self.shared.open(&launch);
        if self.shared.parked.load(Ordering::SeqCst) > 0 {
            self.workers.iter().for_each(|worker| worker.thread().unpark());
        }
        launch.run(0);
        self.shared.close();
        drop(turn);
        let panicked = launch.panicked.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Some(payload) = panicked {
            panic::resume_unwind(payload);
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.end.store(true, Ordering::SeqCst);
        for worker in self.workers.drain(..) {
            worker.thread().unpark();
            // A worker catches its job's panics, so there is nothing to report here.
            let _ = worker.join();
        }
    }
}

thread_local! {
    /// The worker that this thread is, while it runs a job.
    static WORKER: Cell<Option<usize>> = const { Cell::new(None) };
}

/// One launch; it lives in the frame of [`Pool::launch`].
struct Launch<'a> {
    job: Job<'a>,
    n: usize,
    next: AtomicUsize,
    panicked: Mutex<Option<Box<dyn Any + Send>>>,
}

impl Launch<'_> {
    /// Takes indices until none is left. Does not unwind.
    fn run(&self, worker: usize) {
        WORKER.set(Some(worker));
        let result = panic::catch_unwind(AssertUnwindSafe(|| {
            loop {
                let i = self.next.fetch_add(1, Ordering::Relaxed);
                if i >= self.n {
                    break;
                }
                (self.job)(i, worker);
            }
        }));
        WORKER.set(None);
        if let Err(payload) = result {
            self.next.store(self.n, Ordering::Relaxed);
            let mut first = self.panicked.lock().unwrap_or_else(PoisonError::into_inner);
            first.get_or_insert(payload);
        }
    }
}

/// Set in [`Shared::gate`] while workers may enter the launch.
const OPEN: u64 = 1;
/// One worker inside, in [`Shared::gate`].
const INSIDE: u64 = 2;
/// One launch, in [`Shared::gate`]; what lies below counts the workers inside.
const ROUND: u64 = 1 << 32;

#[derive(Default)]
struct Shared {
    /// The launch that is open or was last; null before the first.
    launch: AtomicPtr<Launch<'static>>,
    /// [`OPEN`], [`INSIDE`] and [`ROUND`] in one word, so that entering and closing exclude each
    /// other.
    gate: AtomicU64,
    parked: AtomicUsize,
    end: AtomicBool,
}

impl Shared {
    /// Publishes a launch. Nobody is inside and the gate is closed. The caller keeps `launch` alive
    /// until [`Shared::close`] has returned.
    fn open(&self, launch: &Launch) {
        self.launch.store(ptr::from_ref(launch).cast_mut().cast(), Ordering::Relaxed);
        let gate = self.gate.load(Ordering::Relaxed);
        self.gate.store(gate.wrapping_add(ROUND) | OPEN, Ordering::SeqCst);
    }

    /// Lets no more workers in, and waits for those inside.
    fn close(&self) {
        self.gate.fetch_and(!OPEN, Ordering::AcqRel);
        let mut spins = 0u32;
        while !self.gate.load(Ordering::Acquire).is_multiple_of(ROUND) {
            spins += 1;
            match spins % 4096 {
                // Where there are more threads than cores, the worker may be waiting for this one.
                0 => thread::yield_now(),
                _ => hint::spin_loop(),
            }
        }
    }

    /// A worker's life.
    fn serve(&self, worker: usize) {
        let mut served = 0;
        while let Some(gate) = self.wait(served) {
            let entered = self.gate.compare_exchange(gate, gate + INSIDE, Ordering::AcqRel, Ordering::Relaxed);
            if entered.is_ok() {
                // SAFETY: the gate was open when this worker was counted as inside, so `close` has
                // not returned and does not before the count goes down: the launch is alive. The
                // pointer was stored before the gate was opened, and Acquire makes it visible; its
                // lifetime was widened in `open`, and no reference outlives this block.
                unsafe { (*self.launch.load(Ordering::Relaxed)).run(worker) };
                self.gate.fetch_sub(INSIDE, Ordering::Release);
                served = gate / ROUND;
            }
        }
    }

    /// The gate, once it is open for a launch other than the one served last; none at the end.
    fn wait(&self, served: u64) -> Option<u64> {
        let ready = || {
            let gate = self.gate.load(Ordering::SeqCst);
            (gate & OPEN != 0 && gate / ROUND != served).then_some(gate)
        };
        let start = Instant::now();
        loop {
            for _ in 0..256 {
                if let Some(gate) = ready() {
                    return Some(gate);
                }
                hint::spin_loop();
            }
            if self.end.load(Ordering::SeqCst) {
                return None;
            }
            if start.elapsed() > SPIN {
                // Announced before the last look, as a launch is opened before it looks for parked
                // workers: one of the two sees the other. The end unparks without looking.
                self.parked.fetch_add(1, Ordering::SeqCst);
                if ready().is_none() && !self.end.load(Ordering::SeqCst) {
                    thread::park();
                }
                self.parked.fetch_sub(1, Ordering::SeqCst);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_runs_once_in_each_of_many_launches() {
        for threads in [0, 1, 2, 3, 5] {
            let pool = Pool::new(threads).unwrap();
            assert_eq!(pool.threads(), threads.max(1));
            for round in 0..300 {
                let n = round % 37;
                let counts: Vec<AtomicUsize> = (0..n).map(|_| AtomicUsize::new(0)).collect();
                let busy: Vec<AtomicBool> = (0..pool.threads()).map(|_| AtomicBool::new(false)).collect();
                pool.launch(n, &|i, worker| {
                    assert!(!busy[worker].swap(true, Ordering::SeqCst), "worker {worker} overlaps itself");
                    counts[i].fetch_add(1, Ordering::Relaxed);
                    busy[worker].store(false, Ordering::SeqCst);
                });
                assert!(counts.iter().all(|count| count.load(Ordering::Relaxed) == 1));
            }
        }
    }

    #[test]
    fn parked_workers_take_part_again() {
        let pool = Pool::new(2).unwrap();
        for _ in 0..3 {
            thread::sleep(SPIN * 20);
            // Each index waits for the other, so both threads must come.
            let here = AtomicUsize::new(0);
            pool.launch(2, &|_, _| {
                here.fetch_add(1, Ordering::SeqCst);
                while here.load(Ordering::SeqCst) < 2 {
                    thread::yield_now();
                }
            });
        }
    }

    #[test]
    fn a_panic_reaches_the_caller_and_the_pool_lives_on() {
        let pool = Pool::new(3).unwrap();
        for bad in [0, 7, 63] {
            let job = |i: usize, _: usize| assert_ne!(i, bad, "index {i}");
            let caught = panic::catch_unwind(AssertUnwindSafe(|| pool.launch(64, &job)));
            let payload = caught.unwrap_err();
            assert!(payload.downcast_ref::<String>().unwrap().contains(&format!("index {bad}")));
        }
        let sum = AtomicUsize::new(0);
        pool.launch(10, &|i, _| {
            sum.fetch_add(i, Ordering::Relaxed);
        });
        assert_eq!(sum.into_inner(), 45);
    }

    #[test]
    fn launches_may_nest_and_come_from_several_threads() {
        let pool = Pool::new(3).unwrap();
        let sum = AtomicUsize::new(0);
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    pool.launch(8, &|_, outer| {
                        pool.launch(5, &|i, inner| {
                            assert_eq!(inner, outer);
                            sum.fetch_add(i, Ordering::Relaxed);
                        });
                    });
                });
            }
        });
        assert_eq!(sum.into_inner(), 4 * 8 * 10);
    }
}
