//! Where a kernel's shared and private arrays and its tiles lie in a worker's scratch memory.

use super::CompileError;
use super::tiles::TilePlan;
use tf_ir::entity::Entity;
use tf_ir::kernel::{Kernel, Private, PrivateDecl, Shared, Tile};
use tf_ir::shape::Env;

/// Every array begins at a multiple of this.
pub const ALIGN: usize = 64;

/// Scratch of one worker beyond this is a mistake of the kernel's.
const MOST: u64 = 1 << 30;

/// Byte offsets in scratch memory.
pub struct Layout<'k> {
    shared: Vec<i32>,
    private: Vec<i32>,
    tiles: Vec<i32>,
    /// Bytes in all, a multiple of [`ALIGN`].
    pub bytes: usize,
    pub plan: TilePlan<'k>,
}

impl<'k> Layout<'k> {
    /// Lays out the arrays of `kernel` one after the other.
    ///
    /// # Errors
    /// Where the length of a shared array has no value under `known`, or the sum is beyond a gigabyte.
    pub fn of(kernel: &'k Kernel, known: &Env) -> Result<Layout<'k>, CompileError> {
        let plan = TilePlan::of(kernel);
        let size = |what: String| CompileError::Size { kernel: kernel.name.clone(), what };
        let mut bytes = 0u64;
        let mut place = |wanted: Option<u64>| {
            let at = bytes;
            let end = wanted.and_then(|w| w.checked_next_multiple_of(ALIGN as u64)).and_then(|w| at.checked_add(w));
            bytes = end
                .filter(|end| *end <= MOST)
                .ok_or_else(|| size(format!("its arrays take more than {MOST} bytes of scratch memory")))?;
            Ok(at as i32)
        };
        let mut shared = Vec::new();
        for (id, decl) in kernel.shared.iter() {
            let len =
                decl.len.eval(known).map_err(|e| size(format!("the length of {id} is not known at load: {e}")))?;
            shared.push(place(len.checked_mul(decl.elem.bytes()))?);
        }
        let private = kernel.private.values().map(|decl| place(entry_bytes(decl).checked_mul(decl.len.into())));
        let private = private.collect::<Result<_, _>>()?;
        let tiles = kernel.tiles.iter().map(|(tile, decl)| {
            let held = !plan.is_direct(tile);
            place(Some(if held { 4 * u64::from(decl.rows) * u64::from(decl.cols) } else { 0 }))
        });
        let tiles = tiles.collect::<Result<_, _>>()?;
        Ok(Layout { shared, private, tiles, bytes: bytes as usize, plan })
    }

    pub fn shared(&self, id: Shared) -> i32 {
        self.shared[id.index()]
    }
    pub fn private(&self, id: Private) -> i32 {
        self.private[id.index()]
    }
    pub fn tile(&self, id: Tile) -> i32 {
        self.tiles[id.index()]
    }
}

/// Bytes of one entry of a private array.
pub fn entry_bytes(decl: &PrivateDecl) -> u64 {
    decl.ty.elem.bytes() * u64::from(decl.ty.width)
}
