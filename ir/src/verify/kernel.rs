//! Checks of a kernel:
//!
//! 1. names can be written as text; buffers' names are unique and do not look like `m0` or `p0` (shared and private
//!    arrays), scalars' names are unique
//! 2. 1 to 1024 lanes; every axis of the grid has sizes and a tile of at least 1; no dim is out of bounds
//! 3. declarations: widths 1, 2 or 4; no booleans in memory; private arrays and variables hold f32, u32, i32 (variables
//!    also bool); tiles have rows and cols
//! 4. a value is defined once, before its uses, in the same or an enclosing block
//! 5. every instruction's argument and result types; indices, bounds, bases and strides are u32
//! 6. buffers are read and written as their access says; a private array is accessed by whole entries
//! 7. barriers, lane reductions, shuffles, matrix products and tile ops stand in uniform control flow (`uniform.rs`), a
//!    tile op's operands are uniform, and a matrix product has whole subgroups
//! 8. `tile_mma` takes f32 shared or global memory and a global buffer; `tile_store` writes f32 shared memory
//! 9. blocks are nested at most 64 deep
//!
//! For a target: at most its lanes and its vector width; shared sizes are constants within its bound, if it has one.

use super::Fault;
use super::graph::is_text_name;
use super::uniform::{Uniform, analyze};
use crate::entity::Entity;
use crate::kernel::*;
use crate::target::Target;
use crate::text::Place;
use std::collections::BTreeSet;

const MAX_NESTING: usize = 64;
const MAX_LANES: u32 = 1024;

pub fn faults(kernel: &Kernel, target: Option<&Target>) -> Vec<Fault> {
    let mut checker = Checker {
        kernel,
        uniform: analyze(kernel),
        faults: Vec::new(),
        defined: vec![false; kernel.values.len()],
        in_scope: vec![false; kernel.values.len()],
        statements: 0,
        place: Place::Head,
    };
    checker.head();
    checker.declarations();
    checker.block(&kernel.body, true, 0);
    if let Some(target) = target {
        checker.fits(target);
    }
    checker.faults
}

struct Checker<'a> {
    kernel: &'a Kernel,
    uniform: Uniform,
    faults: Vec<Fault>,
    defined: Vec<bool>,
    in_scope: Vec<bool>,
    statements: u32,
    /// Of the statement at hand.
    place: Place,
}

/// A fault's message.
type Check<T = ()> = Result<T, String>;

impl Checker<'_> {
    fn fault(&mut self, message: impl Into<String>) {
        self.faults.push(Fault { place: self.place, message: message.into() });
    }

    fn head(&mut self) {
        let kernel = self.kernel;
        if !is_text_name(&kernel.name, true) {
            self.fault(format!("`@{}` is not a name that text can hold", kernel.name));
        }
        let mut seen = BTreeSet::new();
        for buffer in kernel.buffers.values() {
            let name = &buffer.name;
            let digits =
                name.strip_prefix(['m', 'p']).is_some_and(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_digit()));
            if !is_text_name(name, false) || digits {
                self.fault(format!("a buffer cannot be named `%{name}`"));
            }
            if !seen.insert(name) {
                self.fault(format!("two buffers are named `%{name}`"));
            }
            if buffer.elem == Elem::Bool {
                self.fault(format!("buffer `%{name}` holds booleans, which are not stored"));
            }
        }
        let mut seen = BTreeSet::new();
        for name in kernel.scalars.values() {
            if !is_text_name(name, false) || !seen.insert(name) {
                self.fault(format!("a scalar cannot be named `%{name}`, or two are"));
            }
        }
        if !(1..=MAX_LANES).contains(&kernel.lanes) {
            self.fault(format!("a workgroup has 1 to {MAX_LANES} lanes, found {}", kernel.lanes));
        }
        for axis in &kernel.grid {
            if axis.tile == 0 || axis.sizes.is_empty() {
                self.fault("an axis of the grid has at least one size and a tile of at least 1");
            }
        }
        let mut dims = kernel.dims.values().chain(kernel.grid.iter().flat_map(|g| &g.sizes));
        if dims.any(|d| d.is_overflow()) {
            self.fault("a dim is out of bounds");
        }
    }

    fn declarations(&mut self) {
        let kernel = self.kernel;
        let mut number = 0;
        let mut next = |checker: &mut Self| {
            checker.place = Place::Decl(number);
            number += 1;
        };
        for shared in kernel.shared.values() {
            next(self);
            if shared.elem == Elem::Bool {
                self.fault("booleans are not stored");
            }
            if shared.len.is_overflow() || shared.len.as_constant() == Some(0) {
                self.fault(format!("a shared array has 1 or more elements, found {}", shared.len));
            }
        }
        for private in kernel.private.values() {
            next(self);
            if !is_width(private.ty.width) || !matches!(private.ty.elem, Elem::F32 | Elem::U32 | Elem::I32) {
                self.fault(format!("a private array holds f32, u32 or i32 of width 1, 2 or 4, found {}", private.ty));
            }
            if private.len == 0 {
                self.fault("a private array has at least one entry");
            }
        }
        for ty in kernel.vars.values() {
            next(self);
            if !is_width(ty.width) || !matches!(ty.elem, Elem::F32 | Elem::U32 | Elem::I32 | Elem::Bool) {
                self.fault(format!("a variable holds f32, u32, i32 or bool of width 1, 2 or 4, found {ty}"));
            }
        }
        for tile in kernel.tiles.values() {
            next(self);
            if tile.rows == 0 || tile.cols == 0 {
                self.fault("a tile has at least one row and one column");
            }
        }
    }

    fn block(&mut self, body: &[Stmt], flow: bool, depth: usize) {
        if depth > MAX_NESTING {
            self.fault(format!("blocks are nested more than {MAX_NESTING} deep"));
            return;
        }
        let mut scope = Vec::new();
        for stmt in body {
            self.place = Place::Stmt(self.statements);
            self.statements += 1;
            if let Err(message) = self.stmt(stmt, flow, depth, &mut scope) {
                self.fault(message);
            }
        }
        for value in scope {
            self.in_scope[value] = false;
        }
    }

    fn stmt(&mut self, stmt: &Stmt, flow: bool, depth: usize, scope: &mut Vec<usize>) -> Check {
        match stmt {
            Stmt::Let(value, inst) => {
                let checked = self.inst(inst, *value, flow);
                // Defined even if wrong, so that its users are not reported too.
                self.define(*value, scope)?;
                checked
            }
            Stmt::Set(var, value) => {
                let ty = self.ty(*value)?;
                let of = *self.kernel.vars.get(*var).ok_or_else(|| format!("variable {var} does not exist"))?;
                expect(of == ty, || format!("{var} is {of}, but {ty} is set"))
            }
            Stmt::Store(mem, index, value) => {
                self.index(*index)?;
                self.writable(*mem)?;
                let ty = self.ty(*value)?;
                self.access(*mem, ty)
            }
            Stmt::For { index, start, end, step, body } => {
                let bounds = [start, end, step];
                let checked = bounds.iter().try_for_each(|v| self.index(**v));
                let uniform = flow && bounds.iter().all(|v| self.uniform.has(**v));
                let mut inner = Vec::new();
                let defined = self.define(*index, &mut inner);
                let place = self.place;
                self.block(body, uniform, depth + 1);
                for value in inner {
                    self.in_scope[value] = false;
                }
                self.place = place;
                checked?;
                defined?;
                let ty = self.kernel.values[*index];
                expect(ty == Ty::U32, || format!("the index of a loop is u32, found {ty}"))
            }
            Stmt::If { condition, then, otherwise } => {
                let ty = self.ty(*condition);
                let uniform = flow && self.uniform.has(*condition);
                let place = self.place;
                self.block(then, uniform, depth + 1);
                self.block(otherwise, uniform, depth + 1);
                self.place = place;
                let ty = ty?;
                expect(ty == Ty::BOOL, || format!("`if` takes a bool, found {ty}"))
            }
            Stmt::Barrier => uniform_flow(flow, "a barrier"),
            Stmt::TileZero(tile) => {
                self.tile(*tile)?;
                uniform_flow(flow, "a tile op")
            }
            Stmt::TileMma { tile, a, b, rows, cols, k } => {
                self.tile(*tile)?;
                uniform_flow(flow, "a tile op")?;
                self.uniform_indices(&[a.base, a.stride, b.base, b.stride, *rows, *cols, *k])?;
                self.readable(a.mem)?;
                self.readable(b.mem)?;
                let from = self.elem(a.mem)?;
                expect(from == Elem::F32 && !matches!(a.mem, Mem::Private(_)), || {
                    format!("`tile_mma` takes f32 in shared or global memory first, found {}", from.name())
                })?;
                let weights = self.elem(b.mem)?;
                let known = matches!(weights, Elem::F32 | Elem::F16 | Elem::Bf16 | Elem::Stored);
                expect(known && matches!(b.mem, Mem::Buffer(_)), || {
                    format!("`tile_mma` takes a buffer of floats second, found {}", weights.name())
                })
            }
            Stmt::TileStore { tile, to, rows, cols } => {
                self.tile(*tile)?;
                uniform_flow(flow, "a tile op")?;
                self.uniform_indices(&[to.base, to.stride, *rows, *cols])?;
                let elem = self.elem(to.mem)?;
                expect(elem == Elem::F32 && matches!(to.mem, Mem::Shared(_)), || {
                    "`tile_store` writes f32 in shared memory".to_string()
                })
            }
        }
    }

    fn define(&mut self, value: Val, scope: &mut Vec<usize>) -> Check {
        let at = value.index();
        match self.defined.get(at) {
            None => Err(format!("value {at} has no type")),
            Some(true) => Err(format!("value {at} is defined a second time")),
            Some(false) => {
                self.defined[at] = true;
                self.in_scope[at] = true;
                scope.push(at);
                Ok(())
            }
        }
    }

    /// The type of a value that may be used here.
    fn ty(&self, value: Val) -> Check<Ty> {
        match (self.in_scope.get(value.index()), self.kernel.values.get(value)) {
            (Some(true), Some(ty)) => Ok(*ty),
            (Some(false), _) if self.defined[value.index()] => {
                Err("a value is used outside the block that defines it".to_string())
            }
            (_, _) => Err("a value is used before it is defined".to_string()),
        }
    }

    fn scalar(&self, value: Val, elem: Elem, what: &str) -> Check {
        let ty = self.ty(value)?;
        expect(ty == Ty { elem, width: 1 }, || format!("{what} is {}, found {ty}", elem.name()))
    }

    fn index(&self, value: Val) -> Check {
        self.scalar(value, Elem::U32, "an index or a bound")
    }

    fn uniform_indices(&self, values: &[Val]) -> Check {
        values.iter().try_for_each(|v| {
            self.index(*v)?;
            expect(self.uniform.has(*v), || "an operand of a tile op differs between lanes".to_string())
        })
    }

    fn tile(&self, tile: Tile) -> Check {
        expect(self.kernel.tiles.get(tile).is_some(), || format!("tile {tile} does not exist"))
    }

    fn elem(&self, mem: Mem) -> Check<Elem> {
        let kernel = self.kernel;
        let elem = match mem {
            Mem::Buffer(b) => kernel.buffers.get(b).map(|d| d.elem),
            Mem::Shared(s) => kernel.shared.get(s).map(|d| d.elem),
            Mem::Private(p) => kernel.private.get(p).map(|d| d.ty.elem),
        };
        elem.ok_or_else(|| "memory that is not declared is accessed".to_string())
    }

    fn readable(&self, mem: Mem) -> Check {
        match mem {
            Mem::Buffer(b) => match self.kernel.buffers.get(b) {
                Some(d) if d.access == Access::Write => Err(format!("buffer `%{}` is write only", d.name)),
                Some(_) => Ok(()),
                None => Err("memory that is not declared is accessed".to_string()),
            },
            Mem::Shared(_) | Mem::Private(_) => Ok(()),
        }
    }

    fn writable(&self, mem: Mem) -> Check {
        match mem {
            Mem::Buffer(b) => match self.kernel.buffers.get(b) {
                Some(d) if d.access == Access::Read => Err(format!("buffer `%{}` is read only", d.name)),
                Some(_) => Ok(()),
                None => Err("memory that is not declared is accessed".to_string()),
            },
            Mem::Shared(_) | Mem::Private(_) => Ok(()),
        }
    }

    /// Whether a value of type `ty` can be loaded from or stored to `mem`.
    fn access(&self, mem: Mem, ty: Ty) -> Check {
        let loaded = self.elem(mem)?.loaded();
        expect(ty.elem == loaded, || format!("memory of {} is accessed as {ty}", loaded.name()))?;
        match mem {
            Mem::Private(p) => {
                let entry = self.kernel.private[p].ty;
                expect(ty == entry, || format!("entries of {p} are {entry}, accessed as {ty}"))
            }
            Mem::Buffer(_) | Mem::Shared(_) => Ok(()),
        }
    }

    fn inst(&self, inst: &Inst, value: Val, flow: bool) -> Check {
        let ty = *self.kernel.values.get(value).ok_or_else(|| format!("value {} has no type", value.index()))?;
        expect(is_width(ty.width), || format!("a value has width 1, 2 or 4, found {ty}"))?;
        expect(!matches!(ty.elem, Elem::F16 | Elem::Bf16 | Elem::Stored), || {
            format!("{} exists in memory only", ty.elem.name())
        })?;
        let gives = |expected: Ty| expect(ty == expected, || format!("the result is {expected}, found {ty}"));
        match inst {
            Inst::Const(c) => {
                let elem = match c {
                    Const::F32(_) => Elem::F32,
                    Const::U32(_) => Elem::U32,
                    Const::I32(_) => Elem::I32,
                    Const::Bool(_) => Elem::Bool,
                };
                gives(ty.with_elem(elem))
            }
            Inst::Dim(dim) => {
                expect(self.kernel.dims.get(*dim).is_some(), || format!("dim {dim} does not exist"))?;
                gives(Ty::U32)
            }
            Inst::Scalar(scalar) => {
                expect(self.kernel.scalars.get(*scalar).is_some(), || format!("scalar {scalar} does not exist"))?;
                gives(Ty::F32)
            }
            Inst::GroupId(axis) | Inst::GroupCount(axis) => {
                expect(*axis < 3, || format!("a grid has axes 0, 1 and 2, found {axis}"))?;
                gives(Ty::U32)
            }
            Inst::Lane => gives(Ty::U32),
            Inst::Unary(op, x) => {
                let x = self.ty(*x)?;
                let known = match op {
                    KUnary::Not => x.elem != Elem::F32,
                    KUnary::Neg
                    | KUnary::Abs
                    | KUnary::Exp
                    | KUnary::Log
                    | KUnary::Sqrt
                    | KUnary::Rsqrt
                    | KUnary::Recip
                    | KUnary::Tanh
                    | KUnary::Floor => x.elem == Elem::F32,
                };
                expect(known, || format!("this op does not take {x}"))?;
                gives(x)
            }
            Inst::Binary(op, x, y) => {
                let (x, y) = (self.ty(*x)?, self.ty(*y)?);
                expect(x == y, || format!("both arguments are of one type, found {x} and {y}"))?;
                let known = match op {
                    KBinary::Arith(_) => x.elem != Elem::Bool,
                    KBinary::Rem | KBinary::Shl | KBinary::Shr => x.elem == Elem::U32,
                    KBinary::And | KBinary::Or | KBinary::Xor => x.elem != Elem::F32,
                };
                expect(known, || format!("this op does not take {x}"))?;
                gives(x)
            }
            Inst::Fma(x, y, z) => {
                let all = [self.ty(*x)?, self.ty(*y)?, self.ty(*z)?];
                expect(all.iter().all(|t| *t == all[0]) && all[0].elem == Elem::F32, || {
                    format!("`fma` takes f32 of one width, found {}, {}, {}", all[0], all[1], all[2])
                })?;
                gives(all[0])
            }
            Inst::Compare(_, x, y) => {
                let (x, y) = (self.ty(*x)?, self.ty(*y)?);
                expect(x == y && x.elem != Elem::Bool, || {
                    format!("two numbers of one type are compared, found {x} and {y}")
                })?;
                gives(x.with_elem(Elem::Bool))
            }
            Inst::Select(c, x, y) => {
                let (c, x, y) = (self.ty(*c)?, self.ty(*x)?, self.ty(*y)?);
                expect(c.elem == Elem::Bool && (c.width == 1 || c.width == x.width) && x == y, || {
                    format!("`select` takes a bool and two values of one type, found {c}, {x}, {y}")
                })?;
                gives(x)
            }
            Inst::Convert(x) | Inst::Bitcast(x) => {
                let x = self.ty(*x)?;
                expect(x.elem != Elem::Bool && ty.elem != Elem::Bool && x.width == ty.width, || {
                    format!("numbers of one width are converted, found {x} to {ty}")
                })
            }
            Inst::Splat(x) => {
                let x = self.ty(*x)?;
                expect(x.width == 1, || format!("`splat` takes a scalar, found {x}"))?;
                gives(ty.with_elem(x.elem))
            }
            Inst::Extract(x, component) => {
                let x = self.ty(*x)?;
                expect(*component < x.width, || format!("{x} has no component {component}"))?;
                gives(x.scalar())
            }
            Inst::Pack(parts) => {
                expect(parts.len() == ty.width as usize, || format!("{ty} is not made of {} scalars", parts.len()))?;
                for part in parts {
                    let part = self.ty(*part)?;
                    expect(part == ty.scalar(), || format!("a component of {ty} is {}, found {part}", ty.scalar()))?;
                }
                Ok(())
            }
            Inst::Get(var) => {
                let of = *self.kernel.vars.get(*var).ok_or_else(|| format!("variable {var} does not exist"))?;
                gives(of)
            }
            Inst::Load(mem, index) => {
                self.index(*index)?;
                self.readable(*mem)?;
                self.access(*mem, ty)
            }
            Inst::LaneReduce(_, x) => {
                uniform_flow(flow, "a lane reduction")?;
                self.scalar(*x, Elem::F32, "what lanes reduce")?;
                gives(Ty::F32)
            }
            Inst::ShuffleXor(x, mask) => {
                uniform_flow(flow, "a shuffle")?;
                let x = self.ty(*x)?;
                expect(*mask < self.kernel.lanes, || format!("mask {mask} reaches past {} lanes", self.kernel.lanes))?;
                expect(x.elem != Elem::Bool && x.width == 1, || {
                    format!("`shuffle_xor` takes a scalar number, found {x}")
                })?;
                gives(x)
            }
            Inst::UnpackF16(x) => {
                self.scalar(*x, Elem::U32, "a word of two halves")?;
                gives(Ty::f32x(2))
            }
            Inst::PackHalves(_, x) => {
                let x = self.ty(*x)?;
                expect(x == Ty::f32x(2), || format!("two f32 are packed, found {x}"))?;
                gives(Ty::U32)
            }
            Inst::Mma(_, a, b, c) => {
                uniform_flow(flow, "a matrix product")?;
                let lanes = self.kernel.lanes;
                expect(lanes.is_multiple_of(SUBGROUP), || {
                    format!("a matrix product takes {SUBGROUP} lanes together, found {lanes} in all")
                })?;
                let words = |width| Ty { elem: Elem::U32, width };
                let (found, wanted) = ([a, b, c], [words(4), words(2), Ty::f32x(4)]);
                for (val, wanted) in found.into_iter().zip(wanted) {
                    let ty = self.ty(*val)?;
                    expect(ty == wanted, || format!("a matrix product takes {wanted} here, found {ty}"))?;
                }
                gives(Ty::f32x(4))
            }
        }
    }

    fn fits(&mut self, target: &Target) {
        let kernel = self.kernel;
        self.place = Place::Head;
        let most = target.product_lanes();
        if kernel.lanes > most {
            self.fault(format!("{} lanes, but {} has at most {most}", kernel.lanes, target.name));
        }
        if let Some(widest) = kernel.values.values().map(|ty| ty.width).max()
            && widest > target.vector
        {
            self.fault(format!("a vector of {widest}, but {} has at most {}", target.name, target.vector));
        }
        let Some(bound) = target.shared_bytes else { return };
        let mut total = 0u64;
        for (shared, decl) in kernel.shared.iter() {
            self.place = Place::Decl(shared.0);
            match decl.len.as_constant() {
                None => {
                    self.fault(format!("{} needs shared sizes that are constants, found {}", target.name, decl.len))
                }
                Some(len) => total = total.saturating_add(len.saturating_mul(decl.elem.bytes())),
            }
        }
        self.place = Place::Head;
        if total > u64::from(bound) {
            self.fault(format!("{total} bytes of shared memory, but {} has {bound}", target.name));
        }
    }
}

fn expect(holds: bool, message: impl FnOnce() -> String) -> Check {
    if holds { Ok(()) } else { Err(message()) }
}

fn uniform_flow(flow: bool, what: &str) -> Check {
    expect(flow, || format!("{what} stands where lanes may part ways"))
}

fn is_width(width: u8) -> bool {
    matches!(width, 1 | 2 | 4)
}
