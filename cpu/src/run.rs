//! Compiled kernels and their launches: workgroups become tasks of the pool, each worker with scratch memory of its own.
//!
//! Promises: a launch runs every workgroup of its grid once and returns when all have run; scratch memory lives with the
//! thread and is reused, so that launches do not allocate once each thread has seen the largest kernel.
//!
//! Deliberately absent: any check of buffers against what the kernel reads. See [`CompiledKernel::run`].

use crate::lower::SCRATCH_ALIGN;
use crate::micro::Packed;
use crate::pool::Pool;
use cranelift_jit::JITModule;
use std::alloc::{Layout, alloc_zeroed, dealloc, handle_alloc_error};
use std::cell::RefCell;
use std::ptr;
use std::sync::{Arc, Mutex};
use tf_ir::kernel::Kernel;

/// Memory bound to a kernel's buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct RawBuffer {
    pub ptr: *mut u8,
    /// Bytes.
    pub len: usize,
}

/// What the machine code reads its arguments from.
#[repr(C)]
pub(crate) struct Launch {
    pub buffers: *const RawBuffer,
    pub dims: *const u32,
    pub scalars: *const f32,
    pub groups: [u32; 3],
}

/// Runs the workgroups `x0..x1` of the row `y`, `z` of the grid, with scratch memory for one workgroup:
/// `(launch, scratch, x0, x1, y, z)`.
pub(crate) type Entry = unsafe extern "C" fn(*const Launch, *mut u8, u32, u32, u32, u32);

/// Executable memory. Nothing in it is looked at again; it is freed with the last kernel that lies in it.
pub(crate) struct Code {
    module: Mutex<Option<JITModule>>,
    /// The code has their addresses.
    _packed: Vec<Arc<Packed>>,
}

impl Code {
    pub(crate) fn new(module: JITModule, packed: Vec<Arc<Packed>>) -> Code {
        Code { module: Mutex::new(Some(module)), _packed: packed }
    }
}

impl Drop for Code {
    fn drop(&mut self) {
        if let Some(module) = self.module.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner).take() {
            // SAFETY: every kernel holds its code by an Arc for as long as it can be run, so none runs now or later.
            unsafe { module.free_memory() };
        }
    }
}

/// Machine code of one kernel.
#[derive(Clone)]
pub struct CompiledKernel {
    name: String,
    entry: Entry,
    scratch: usize,
    buffers: usize,
    dims: usize,
    scalars: usize,
    _code: Arc<Code>,
}

impl CompiledKernel {
    /// # Safety
    /// `entry` lies in `code`, is of type [`Entry`], and was made from `kernel` for `scratch` bytes of scratch memory.
    pub(crate) unsafe fn new(kernel: &Kernel, entry: *const u8, scratch: usize, code: Arc<Code>) -> CompiledKernel {
        CompiledKernel {
            name: kernel.name.clone(),
            // SAFETY: the caller's promise.
            entry: unsafe { std::mem::transmute::<*const u8, Entry>(entry) },
            scratch,
            buffers: kernel.buffers.len(),
            dims: kernel.dims.len(),
            scalars: kernel.scalars.len(),
            _code: code,
        }
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// Bytes of scratch memory that each thread holds for it.
    pub fn scratch_bytes(&self) -> usize {
        self.scratch
    }

    /// Runs `grid` workgroups. `buffers`, `dims` (all of them, in order; those known at load are ignored) and `scalars`
    /// are the kernel's. A grid with a 0 does nothing.
    ///
    /// # Panics
    /// When the counts of buffers, dims or scalars are not the kernel's.
    ///
    /// # Safety
    /// Each buffer is valid for every index that the kernel computes for these dims and for what its buffers hold (rows,
    /// pages, token ids), for reading or writing as it declares; nothing else writes what is read, or touches what is
    /// written, during the call. Buffers of 16-bit or 32-bit elements that a tile product reads are aligned to them.
    pub unsafe fn run(&self, pool: &Pool, buffers: &[RawBuffer], dims: &[u32], scalars: &[f32], grid: [u32; 3]) {
        assert_eq!(
            (buffers.len(), dims.len(), scalars.len()),
            (self.buffers, self.dims, self.scalars),
            "buffers, dims and scalars of kernel `{}`",
            self.name
        );
        let launch = Launch { buffers: buffers.as_ptr(), dims: dims.as_ptr(), scalars: scalars.as_ptr(), groups: grid };
        let launch = Shared(&launch);
        let [x, y, z] = grid.map(|g| g as usize);
        let Some(total) = x.checked_mul(y).and_then(|xy| xy.checked_mul(z)).filter(|total| *total > 0) else { return };
        // Enough tasks that the threads end together, few enough that handing them out costs nothing.
        let chunk = (total / (pool.threads() * TASKS_PER_THREAD)).clamp(1, x);
        let per_row = x.div_ceil(chunk);
        pool.launch(per_row * y * z, &|task, _| {
            let launch = &launch;
            let (row, part) = (task / per_row, task % per_row);
            let (x0, x1) = (part * chunk, ((part + 1) * chunk).min(x));
            with_scratch(self.scratch, |scratch| {
                // SAFETY: the code is alive (`_code`) and of this type by `new`; the launch lives until the pool's
                // launch has ended; scratch memory is this thread's alone while it runs; the rest is the caller's.
                unsafe { (self.entry)(launch.0, scratch, x0 as u32, x1 as u32, (row % y) as u32, (row / y) as u32) };
            });
        });
    }
}

/// Tasks that a launch is cut into for each thread, at least, where it has that many workgroups.
const TASKS_PER_THREAD: usize = 8;

/// A launch that several threads read.
struct Shared<'a>(&'a Launch);
// SAFETY: the launch and what its pointers name are only read by this crate; what machine code does through the
// buffers' pointers is the promise of `CompiledKernel::run`'s caller.
unsafe impl Sync for Shared<'_> {}

thread_local! {
    static SCRATCH: RefCell<Scratch> = const { RefCell::new(Scratch { ptr: ptr::null_mut(), bytes: 0 }) };
}

fn with_scratch(bytes: usize, f: impl FnOnce(*mut u8)) {
    SCRATCH.with_borrow_mut(|scratch| {
        scratch.grow(bytes);
        f(scratch.ptr);
    });
}

/// Memory of one thread, aligned for the kernels' arrays.
struct Scratch {
    ptr: *mut u8,
    bytes: usize,
}

impl Scratch {
    fn layout(bytes: usize) -> Layout {
        Layout::from_size_align(bytes, SCRATCH_ALIGN).expect("scratch is at most a gigabyte, and the alignment is 2^n")
    }

    fn grow(&mut self, bytes: usize) {
        if bytes <= self.bytes {
            return;
        }
        self.free();
        let layout = Self::layout(bytes);
        // SAFETY: `bytes` is more than the bytes held, so not 0.
        let ptr = unsafe { alloc_zeroed(layout) };
        if ptr.is_null() {
            handle_alloc_error(layout);
        }
        (self.ptr, self.bytes) = (ptr, bytes);
    }

    fn free(&mut self) {
        if self.bytes > 0 {
            // SAFETY: it was allocated with this layout in `grow`, and is forgotten here.
            unsafe { dealloc(self.ptr, Self::layout(self.bytes)) };
            (self.ptr, self.bytes) = (ptr::null_mut(), 0);
        }
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        self.free();
    }
}
