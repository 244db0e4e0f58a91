//! Tile products: calls of microkernels, and which of them write their result where it is wanted at once.
//!
//! A tile is zeroed, added to and stored. Where these three stand in one list of statements with nothing between them
//! that could tell the difference, and every use of the tile in the kernel is such a triple, the tile needs no memory:
//! the store becomes the call, without accumulation, into the store's own block. The bits are the same, because the
//! microkernel adds its sum to the zero last.

use super::CompileError;
use super::function::{Translator, plain};
use crate::micro::{self, Activations, Packed, StoredFormat};
use cranelift_codegen::ir::{AbiParam, InstBuilder, Signature, Value, types};
use std::collections::{HashMap, HashSet};
use std::ptr;
use std::sync::Arc;
use tf_ir::format::Matrix;
use tf_ir::kernel::*;

/// What becomes of each statement on a tile that is never held in memory.
#[derive(Default)]
pub struct TilePlan<'k> {
    /// The product that each store computes, by the store's address.
    products: HashMap<*const Stmt, &'k Stmt>,
    direct: HashSet<Tile>,
}

impl<'k> TilePlan<'k> {
    pub fn of(kernel: &'k Kernel) -> TilePlan<'k> {
        let mut found = Vec::new();
        let mut uses = HashMap::new();
        scan(&kernel.body, &mut found, &mut uses);
        let mut triples: HashMap<Tile, usize> = HashMap::new();
        found.iter().for_each(|(tile, ..)| *triples.entry(*tile).or_default() += 1);
        let is_direct = |tile: &Tile| uses.get(tile) == triples.get(tile).map(|n| 3 * n).as_ref();
        let direct: HashSet<Tile> = triples.keys().copied().filter(is_direct).collect();
        let products =
            found.into_iter().filter(|(t, ..)| direct.contains(t)).map(|(_, mma, store)| (ptr::from_ref(store), mma));
        TilePlan { products: products.collect(), direct }
    }

    /// Whether the tile has no memory.
    pub fn is_direct(&self, tile: Tile) -> bool {
        self.direct.contains(&tile)
    }
}

/// A tile, its product and its store.
type Triple<'k> = (Tile, &'k Stmt, &'k Stmt);

fn scan<'k>(body: &'k [Stmt], found: &mut Vec<Triple<'k>>, uses: &mut HashMap<Tile, usize>) {
    for (i, stmt) in body.iter().enumerate() {
        match stmt {
            Stmt::For { body, .. } => scan(body, found, uses),
            Stmt::If { then, otherwise, .. } => {
                scan(then, found, uses);
                scan(otherwise, found, uses);
            }
            Stmt::TileMma { tile, .. } | Stmt::TileStore { tile, .. } => *uses.entry(*tile).or_default() += 1,
            Stmt::TileZero(tile) => {
                *uses.entry(*tile).or_default() += 1;
                found.extend(triple(*tile, &body[i + 1..]));
            }
            Stmt::Let(..) | Stmt::Set(..) | Stmt::Store(..) | Stmt::Barrier => {}
        }
    }
}

/// The product and the store that follow a zeroing of `tile`, if what stands between may be done before both.
fn triple(tile: Tile, rest: &[Stmt]) -> Option<Triple<'_>> {
    let mut product: Option<&Stmt> = None;
    for stmt in rest {
        match (stmt, product) {
            (Stmt::TileMma { tile: other, .. }, None) if *other == tile => product = Some(stmt),
            (Stmt::TileStore { tile: other, to, rows, cols }, Some(mma)) if *other == tile => {
                let Stmt::TileMma { a, rows: r, cols: c, .. } = mma else { return None };
                let apart = a.mem != to.mem;
                return (apart && rows == r && cols == c).then_some((tile, mma, stmt));
            }
            (Stmt::TileZero(other) | Stmt::TileMma { tile: other, .. }, _) if *other != tile => {}
            // Another tile's store must not change what this product reads. Its `b` is a buffer, stores are to shared.
            (Stmt::TileStore { tile: other, to, .. }, _) if *other != tile => {
                if let Some(Stmt::TileMma { a, .. }) = product
                    && a.mem == to.mem
                {
                    return None;
                }
            }
            (Stmt::Let(..) | Stmt::Barrier, _) => {}
            (_, _) => return None,
        }
    }
    None
}

impl Translator<'_, '_> {
    pub(super) fn tile_zero(&mut self, tile: Tile) -> Result<(), CompileError> {
        if self.layout.plan.is_direct(tile) {
            return Ok(());
        }
        let decl = &self.kernel.tiles[tile];
        let base = self.b.ins().iadd_imm_s(self.scratch, i64::from(self.layout.tile(tile)));
        let (start, end) = (self.word(0), self.word(4 * i64::from(decl.rows) * i64::from(decl.cols)));
        // Arrays end at multiples of 64 bytes, so a whole vector more is this tile's.
        let zero = self.splat_f32(0.0);
        self.count(start, end, 16, |t, at| {
            let address = t.b.ins().iadd(base, at);
            t.b.ins().store(plain(), zero, address, 0);
            Ok(())
        })
    }

    /// A product into the tile's memory, unless its store does it.
    pub(super) fn tile_mma(&mut self, stmt: &Stmt) -> Result<(), CompileError> {
        let Stmt::TileMma { tile, .. } = stmt else { return Ok(()) };
        if self.layout.plan.is_direct(*tile) {
            return Ok(());
        }
        let c = self.b.ins().iadd_imm_s(self.scratch, i64::from(self.layout.tile(*tile)));
        let stride = self.word(self.kernel.tiles[*tile].cols.into());
        self.call(stmt, c, stride, true)
    }

    pub(super) fn tile_store(&mut self, stmt: &Stmt) -> Result<(), CompileError> {
        let Stmt::TileStore { tile, to, rows, cols } = stmt else { return Ok(()) };
        let to_address = self.block_address(to)?;
        let stride = self.wide(to.stride)?;
        if let Some(mma) = self.layout.plan.products.get(&ptr::from_ref(stmt)).copied() {
            return self.call(mma, to_address, stride, false);
        }
        let (rows, cols) = (self.wide(*rows)?, self.wide(*cols)?);
        let from = self.b.ins().iadd_imm_s(self.scratch, i64::from(self.layout.tile(*tile)));
        let pitch = self.word(4 * i64::from(self.kernel.tiles[*tile].cols));
        let stride = self.shift_left(stride, 2);
        let zero = self.word(0);
        self.count(zero, rows, 1, |t, r| {
            let (from_row, to_row) = (t.b.ins().imul(r, pitch), t.b.ins().imul(r, stride));
            let from_row = t.b.ins().iadd(from, from_row);
            let to_row = t.b.ins().iadd(to_address, to_row);
            let whole = t.word(!3);
            let whole = t.b.ins().band(cols, whole);
            for (start, end, step, ty) in [(zero, whole, 4, types::F32X4), (whole, cols, 1, types::F32)] {
                t.count(start, end, step, |t, c| {
                    let at = t.shift_left(c, 2);
                    let (from, to) = (t.b.ins().iadd(from_row, at), t.b.ins().iadd(to_row, at));
                    let value = t.b.ins().load(ty, plain(), from, 0);
                    t.b.ins().store(plain(), value, to, 0);
                    Ok(())
                })?;
            }
            Ok(())
        })
    }

    /// Calls the microkernel of a product: `c` and its stride are given.
    fn call(&mut self, mma: &Stmt, c: Value, stride: Value, accumulate: bool) -> Result<(), CompileError> {
        let Stmt::TileMma { a, b, rows, cols, k, .. } = mma else { return Ok(()) };
        if let Some(matrix) = self.packed(b.mem)? {
            return self.call_packed(matrix, mma, c, stride, accumulate);
        }
        let stored = match self.elem(b.mem) {
            Elem::F32 => StoredFormat::F32,
            Elem::F16 => StoredFormat::F16,
            Elem::Bf16 => StoredFormat::Bf16,
            other => return Err(self.unsupported(format!("a tile product with weights of {}", other.name()))),
        };
        let pointer = types::I64;
        let mut signature = Signature::new(self.call_conv);
        signature.params.extend([AbiParam::new(pointer); 9]);
        signature.params.push(AbiParam::new(types::I32));
        let signature = self.b.import_signature(signature);
        let rounded = match (stored, self.products.activations) {
            (StoredFormat::Bf16, Activations::Bf16) => micro::select_rounded(self.products.isa),
            _ => None,
        };
        let function = rounded.unwrap_or_else(|| micro::select(stored, self.products.isa));
        let function = self.word(function as *const () as usize as i64);
        let (m, n, k) = (self.wide(*rows)?, self.wide(*cols)?, self.wide(*k)?);
        let (a_at, lda) = (self.block_address(a)?, self.wide(a.stride)?);
        let (b_at, ldb) = (self.block_address(b)?, self.wide(b.stride)?);
        let accumulate = self.b.ins().iconst(types::I32, i64::from(accumulate));
        self.b.ins().call_indirect(signature, function, &[m, n, k, a_at, lda, b_at, ldb, c, stride, accumulate]);
        Ok(())
    }

    /// Calls the microkernel of a product with a packed weight.
    fn call_packed(
        &mut self,
        matrix: &Matrix,
        mma: &Stmt,
        c: Value,
        stride: Value,
        accumulate: bool,
    ) -> Result<(), CompileError> {
        let Stmt::TileMma { a, b, rows, cols, k, .. } = mma else { return Ok(()) };
        let Mem::Buffer(buffer) = b.mem else { return Ok(()) };
        let none = || format!("a tile product with weights of {}", matrix.format);
        let function =
            micro::select_packed(matrix.format, self.products.isa).ok_or_else(|| self.unsupported(none()))?;
        let packed = Packed::new(matrix.format, &matrix.shape).map_err(|what| self.unsupported(what))?;
        let packed = Arc::new(packed);
        let mut signature = Signature::new(self.call_conv);
        signature.params.extend([AbiParam::new(types::I64); 11]);
        signature.params.push(AbiParam::new(types::I32));
        let signature = self.b.import_signature(signature);
        let function = self.word(function as *const () as usize as i64);
        let described = self.word(ptr::from_ref(&*packed) as usize as i64);
        self.packed_weights.push(packed);
        let (m, n, k) = (self.wide(*rows)?, self.wide(*cols)?, self.wide(*k)?);
        let (a_at, lda) = (self.block_address(a)?, self.wide(a.stride)?);
        // The block begins at an element of the row-major matrix.
        let (first, columns) = (self.wide(b.base)?, self.word(matrix.shape.last().copied().unwrap_or(1) as i64));
        let row0 = self.b.ins().udiv(first, columns);
        let before = self.b.ins().imul(row0, columns);
        let k0 = self.b.ins().isub(first, before);
        let base = self.base(buffer);
        let accumulate = self.b.ins().iconst(types::I32, i64::from(accumulate));
        let args = [m, n, k, a_at, lda, base, described, row0, k0, c, stride, accumulate];
        self.b.ins().call_indirect(signature, function, &args);
        Ok(())
    }

    /// Where the first element of a block lies.
    fn block_address(&mut self, block: &Block2) -> Result<Value, CompileError> {
        let (base, offset) = self.address(block.mem, block.base)?;
        Ok(if offset == 0 { base } else { self.b.ins().iadd_imm_s(base, i64::from(offset)) })
    }
}
