//! Builds a [`Kernel`] statement by statement. Constants, dims, scalars and indices of the workgroup are emitted once,
//! ahead of the body; nested blocks are closures. Integer arithmetic on constants folds.

use std::collections::HashMap;
use tf_ir::kernel::*;
use tf_ir::ops::{BinaryOp, CompareOp, F32, ReduceOp};
use tf_ir::shape::Dim;

pub struct Builder {
    pub kernel: Kernel,
    /// Statements ahead of the body: constants, dims, scalars, workgroup indices.
    head: Vec<Stmt>,
    /// Open blocks, innermost last.
    blocks: Vec<Vec<Stmt>>,
    known: HashMap<HeadKey, Val>,
    constants: HashMap<Val, u32>,
}

#[derive(PartialEq, Eq, Hash)]
enum HeadKey {
    U32(u32),
    F32(u32, u8),
    Dim(Dim),
    Scalar(String),
    GroupId(u8),
    GroupCount(u8),
    Lane,
}

impl Builder {
    pub fn new(name: &str, lanes: u32) -> Builder {
        Builder {
            kernel: Kernel::new(name, lanes),
            head: Vec::new(),
            blocks: vec![Vec::new()],
            known: HashMap::new(),
            constants: HashMap::new(),
        }
    }

    /// Continues a kernel whose body is taken out, to be emitted again statement by statement.
    pub fn resume(mut kernel: Kernel) -> (Builder, Vec<Stmt>) {
        let body = std::mem::take(&mut kernel.body);
        let (known, constants) = (HashMap::new(), HashMap::new());
        (Builder { kernel, head: Vec::new(), blocks: vec![Vec::new()], known, constants }, body)
    }

    pub fn finish(mut self) -> Kernel {
        let body = self.blocks.pop().expect("the outermost block stays open until here");
        self.kernel.body = self.head;
        self.kernel.body.extend(body);
        self.kernel
    }

    pub fn emit(&mut self, stmt: Stmt) {
        self.blocks.last_mut().expect("the outermost block stays open until finish").push(stmt);
    }

    fn define(&mut self, ty: Ty, inst: Inst) -> Val {
        let val = self.kernel.values.push(ty);
        self.emit(Stmt::Let(val, inst));
        val
    }

    fn ahead(&mut self, key: HeadKey, ty: Ty, inst: impl FnOnce(&mut Kernel) -> Inst) -> Val {
        if let Some(val) = self.known.get(&key) {
            return *val;
        }
        let inst = inst(&mut self.kernel);
        let val = self.kernel.values.push(ty);
        self.head.push(Stmt::Let(val, inst));
        if let HeadKey::U32(value) = key {
            self.constants.insert(val, value);
        }
        self.known.insert(key, val);
        val
    }

    pub fn ty(&self, val: Val) -> Ty {
        self.kernel.values[val]
    }

    pub fn u32(&mut self, value: u32) -> Val {
        self.ahead(HeadKey::U32(value), Ty::U32, |_| Inst::Const(Const::U32(value)))
    }

    pub fn f32(&mut self, value: f32, width: u8) -> Val {
        self.ahead(HeadKey::F32(value.to_bits(), width), Ty::f32x(width), |_| Inst::Const(Const::F32(F32::new(value))))
    }

    /// A dim of the launch, or a constant.
    pub fn dim(&mut self, dim: &Dim) -> Val {
        match dim.as_constant().map(u32::try_from) {
            Some(Ok(value)) => self.u32(value),
            _ => self.ahead(HeadKey::Dim(dim.clone()), Ty::U32, |kernel| Inst::Dim(kernel.dims.push(dim.clone()))),
        }
    }

    pub fn scalar(&mut self, name: &str) -> Val {
        self.ahead(HeadKey::Scalar(name.to_string()), Ty::F32, |kernel| {
            Inst::Scalar(kernel.scalars.push(name.to_string()))
        })
    }

    pub fn group_id(&mut self, axis: u8) -> Val {
        self.ahead(HeadKey::GroupId(axis), Ty::U32, |_| Inst::GroupId(axis))
    }

    pub fn group_count(&mut self, axis: u8) -> Val {
        self.ahead(HeadKey::GroupCount(axis), Ty::U32, |_| Inst::GroupCount(axis))
    }

    pub fn lane(&mut self) -> Val {
        if self.kernel.lanes == 1 {
            return self.u32(0);
        }
        self.ahead(HeadKey::Lane, Ty::U32, |_| Inst::Lane)
    }

    pub fn bitcast(&mut self, x: Val, elem: Elem) -> Val {
        self.define(self.ty(x).with_elem(elem), Inst::Bitcast(x))
    }
    pub fn shuffle_xor(&mut self, x: Val, mask: u32) -> Val {
        self.define(self.ty(x), Inst::ShuffleXor(x, mask))
    }
    pub fn unpack_f16(&mut self, word: Val) -> Val {
        self.define(Ty::f32x(2), Inst::UnpackF16(word))
    }
    /// Two f32 rounded to halves, in a word.
    pub fn pack_halves(&mut self, half: Half, x: Val) -> Val {
        self.define(Ty::U32, Inst::PackHalves(half, x))
    }
    pub fn mma(&mut self, half: Half, a: Val, b: Val, c: Val) -> Val {
        self.define(Ty::f32x(4), Inst::Mma(half, a, b, c))
    }
    /// An integer constant of any width and element.
    pub fn integer(&mut self, value: u32, ty: Ty) -> Val {
        let constant = match ty.elem {
            Elem::I32 => Const::I32(value.cast_signed()),
            _ => Const::U32(value),
        };
        self.define(ty, Inst::Const(constant))
    }
    pub fn unary(&mut self, op: KUnary, x: Val) -> Val {
        self.define(self.ty(x), Inst::Unary(op, x))
    }

    pub fn binary(&mut self, op: KBinary, x: Val, y: Val) -> Val {
        if let Some(val) = self.fold(op, x, y) {
            return val;
        }
        self.define(self.ty(x), Inst::Binary(op, x, y))
    }

    /// What `x op y` is without computing it at run time, for u32.
    fn fold(&mut self, op: KBinary, x: Val, y: Val) -> Option<Val> {
        use BinaryOp::*;
        if self.ty(x) != Ty::U32 {
            return None;
        }
        let (a, b) = (self.constants.get(&x).copied(), self.constants.get(&y).copied());
        match (op, a, b) {
            (KBinary::Arith(Add), Some(0), _) => Some(y),
            (KBinary::Arith(Add | Sub), _, Some(0)) | (KBinary::Arith(Mul | Div), _, Some(1)) => Some(x),
            (KBinary::Arith(Mul), Some(1), _) => Some(y),
            (KBinary::Arith(Mul), Some(0), _) | (KBinary::Arith(Mul), _, Some(0)) => Some(self.u32(0)),
            (KBinary::Rem, _, Some(1)) => Some(self.u32(0)),
            (KBinary::Arith(op), Some(a), Some(b)) => {
                let value = match op {
                    Add => a.checked_add(b)?,
                    Sub => a.checked_sub(b)?,
                    Mul => a.checked_mul(b)?,
                    Div => a.checked_div(b)?,
                    Max => a.max(b),
                    Min => a.min(b),
                };
                Some(self.u32(value))
            }
            _ => None,
        }
    }

    pub fn arith(&mut self, op: BinaryOp, x: Val, y: Val) -> Val {
        self.binary(KBinary::Arith(op), x, y)
    }
    pub fn add(&mut self, x: Val, y: Val) -> Val {
        self.arith(BinaryOp::Add, x, y)
    }
    pub fn sub(&mut self, x: Val, y: Val) -> Val {
        self.arith(BinaryOp::Sub, x, y)
    }
    pub fn mul(&mut self, x: Val, y: Val) -> Val {
        self.arith(BinaryOp::Mul, x, y)
    }
    pub fn div(&mut self, x: Val, y: Val) -> Val {
        self.arith(BinaryOp::Div, x, y)
    }
    pub fn min(&mut self, x: Val, y: Val) -> Val {
        self.arith(BinaryOp::Min, x, y)
    }
    pub fn max(&mut self, x: Val, y: Val) -> Val {
        self.arith(BinaryOp::Max, x, y)
    }
    pub fn rem(&mut self, x: Val, y: Val) -> Val {
        self.binary(KBinary::Rem, x, y)
    }
    pub fn fma(&mut self, a: Val, b: Val, c: Val) -> Val {
        self.define(self.ty(a), Inst::Fma(a, b, c))
    }
    /// base + index · stride
    pub fn at(&mut self, base: Val, index: Val, stride: Val) -> Val {
        let offset = self.mul(index, stride);
        self.add(base, offset)
    }
    pub fn compare(&mut self, op: CompareOp, x: Val, y: Val) -> Val {
        self.define(self.ty(x).with_elem(Elem::Bool), Inst::Compare(op, x, y))
    }
    pub fn lt(&mut self, x: Val, y: Val) -> Val {
        self.compare(CompareOp::Lt, x, y)
    }
    pub fn both(&mut self, x: Val, y: Val) -> Val {
        self.define(self.ty(x), Inst::Binary(KBinary::And, x, y))
    }
    pub fn select(&mut self, c: Val, x: Val, y: Val) -> Val {
        self.define(self.ty(x), Inst::Select(c, x, y))
    }
    pub fn convert(&mut self, x: Val, elem: Elem) -> Val {
        let ty = self.ty(x).with_elem(elem);
        if ty == self.ty(x) { x } else { self.define(ty, Inst::Convert(x)) }
    }
    pub fn splat(&mut self, x: Val, width: u8) -> Val {
        if width == self.ty(x).width {
            return x;
        }
        self.define(Ty { elem: self.ty(x).elem, width }, Inst::Splat(x))
    }
    pub fn extract(&mut self, x: Val, component: u8) -> Val {
        if self.ty(x).width == 1 {
            return x;
        }
        self.define(self.ty(x).scalar(), Inst::Extract(x, component))
    }
    pub fn pack(&mut self, parts: Vec<Val>) -> Val {
        if parts.len() == 1 {
            return parts[0];
        }
        let ty = Ty { elem: self.ty(parts[0]).elem, width: parts.len() as u8 };
        self.define(ty, Inst::Pack(parts))
    }

    /// The sum (or maximum) of a vector's components, left to right.
    pub fn across(&mut self, op: ReduceOp, x: Val) -> Val {
        let mut total = self.extract(x, 0);
        for component in 1..self.ty(x).width {
            let next = self.extract(x, component);
            total = self.arith(reduce_binary(op), total, next);
        }
        total
    }

    pub fn lane_reduce(&mut self, op: ReduceOp, x: Val) -> Val {
        if self.kernel.lanes == 1 {
            return x;
        }
        self.define(Ty::F32, Inst::LaneReduce(op, x))
    }

    pub fn load(&mut self, mem: Mem, index: Val, width: u8) -> Val {
        let elem = self.kernel.elem(mem).loaded();
        self.define(Ty { elem, width }, Inst::Load(mem, index))
    }
    /// Words of a stored weight as they lie, for what knows its format. Made by legalization only.
    pub fn load_words(&mut self, weight: Buffer, index: Val, width: u8) -> Val {
        self.define(Ty { elem: Elem::U32, width }, Inst::Load(Mem::Buffer(weight), index))
    }
    pub fn store(&mut self, mem: Mem, index: Val, value: Val) {
        self.emit(Stmt::Store(mem, index, value));
    }

    pub fn buffer(&mut self, name: String, elem: Elem, access: Access) -> Buffer {
        self.kernel.buffers.push(BufferDecl { name, elem, access })
    }
    pub fn shared(&mut self, elem: Elem, len: Dim) -> Mem {
        Mem::Shared(self.kernel.shared.push(SharedDecl { elem, len }))
    }
    pub fn tile(&mut self, rows: u32, cols: u32) -> Tile {
        self.kernel.tiles.push(TileDecl { rows, cols })
    }

    pub fn var(&mut self, start: Val) -> Var {
        let var = self.kernel.vars.push(self.ty(start));
        self.set(var, start);
        var
    }
    pub fn get(&mut self, var: Var) -> Val {
        self.define(self.kernel.vars[var], Inst::Get(var))
    }
    pub fn set(&mut self, var: Var, value: Val) {
        self.emit(Stmt::Set(var, value));
    }

    /// A lane meets the others; nothing to do when it is alone.
    pub fn barrier(&mut self) {
        if self.kernel.lanes > 1 {
            self.emit(Stmt::Barrier);
        }
    }

    /// Opens a block; close it with [`Builder::close`].
    pub fn open(&mut self) {
        self.blocks.push(Vec::new());
    }
    pub fn close(&mut self) -> Vec<Stmt> {
        assert!(self.blocks.len() > 1, "every close has its open");
        self.blocks.pop().expect("checked above")
    }

    /// A fresh index for a loop.
    pub fn index(&mut self) -> Val {
        self.kernel.values.push(Ty::U32)
    }

    /// Whether `val` is known to be this number.
    pub fn is(&self, val: Val, number: u32) -> bool {
        self.constants.get(&val) == Some(&number)
    }
}

/// The binary op a reduction repeats.
pub fn reduce_binary(op: ReduceOp) -> BinaryOp {
    match op {
        ReduceOp::Sum => BinaryOp::Add,
        ReduceOp::Max => BinaryOp::Max,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tf_ir::entity::Entity;

    #[test]
    fn constants_fold_and_are_emitted_once() {
        let mut b = Builder::new("k", 1);
        let (two, three) = (b.u32(2), b.u32(3));
        let six = b.mul(two, three);
        assert!(b.is(six, 6));
        assert_eq!(b.u32(6), six);
        let zero = b.u32(0);
        let id = b.group_id(0);
        assert_eq!(b.at(zero, id, zero), zero);
        assert_eq!(b.kernel.values[Val::new(0)], Ty::U32);
        let kernel = b.finish();
        assert_eq!(kernel.body.len(), 5);
    }
}
