//! Reading `kernel @name(..) grid(..) lanes N { .. }`.

use super::cursor::{Cursor, MAX_NESTING, Parse, Stop};
use super::graph::skip_function;
use super::lex::{Kind, Token};
use super::{Place, Places};
use crate::kernel::*;
use crate::ops::{BinaryOp, CompareOp, F32, ReduceOp};
use std::collections::HashMap;

/// Reads a kernel; `Stop` when its head or its end could not be read. Bad lines inside are in the cursor's faults.
pub fn parse(c: &mut Cursor<'_>) -> Parse<(Kernel, Places)> {
    let start = c.begin();
    let mut reader = Reader { kernel: Kernel::new("", 1), ..Reader::default() };
    reader.places.insert(Place::Head, start.line);
    if let Err(stop) = reader.head(c) {
        skip_function(c);
        return Err(stop);
    }
    while let Kind::Word("shared" | "private" | "var" | "tile") = c.peek() {
        let line = c.begin().line;
        match reader.decl(c) {
            Ok(kind) => reader.decls.push((kind, line)),
            Err(Stop) => {
                c.skip_line();
            }
        }
    }
    let body = reader.block(c, 0)?;
    reader.kernel.body = body;
    reader.place_decls();
    Ok((reader.kernel, reader.places))
}

struct Reader<'a> {
    kernel: Kernel,
    places: Places,
    mems: HashMap<&'a str, Mem>,
    dims: HashMap<&'a str, DimParam>,
    scalars: HashMap<&'a str, ScalarParam>,
    vars: HashMap<&'a str, Var>,
    tiles: HashMap<&'a str, Tile>,
    values: HashMap<&'a str, Val>,
    statements: u32,
    /// Kind (shared 0, private 1, var 2, tile 3) and line of each declaration in the order of the text.
    decls: Vec<(u8, u32)>,
}

impl Default for Reader<'_> {
    fn default() -> Self {
        Reader {
            kernel: Kernel::new("", 1),
            places: Places::new(),
            mems: HashMap::new(),
            dims: HashMap::new(),
            scalars: HashMap::new(),
            vars: HashMap::new(),
            tiles: HashMap::new(),
            values: HashMap::new(),
            statements: 0,
            decls: Vec::new(),
        }
    }
}

impl<'a> Reader<'a> {
    fn head(&mut self, c: &mut Cursor<'a>) -> Parse<()> {
        c.expect_word("kernel")?;
        self.kernel.name = c.name()?.to_string();
        c.list("(", ")", |c| self.param(c))?;
        c.expect_word("grid")?;
        let token = c.token();
        let grid = c.list("(", ")", grid_dim)?;
        self.kernel.grid = match grid.try_into() {
            Ok(grid) => grid,
            Err(_) => return Err(c.fault_at(token, "a grid has three axes")),
        };
        c.expect_word("lanes")?;
        self.kernel.lanes = c.int("the number of lanes")?;
        c.expect("{")
    }

    /// `buffer %x: f32 read`, `dim %d0 = n*H`, `scalar %eps`
    fn param(&mut self, c: &mut Cursor<'a>) -> Parse<()> {
        let start = c.token();
        match c.word("buffer, dim or scalar")? {
            "buffer" => {
                let (name, token) = c.value()?;
                c.expect(":")?;
                let elem = elem(c)?;
                let access = match c.peek() {
                    Kind::Word("read") => Access::Read,
                    Kind::Word("write") => Access::Write,
                    Kind::Word("read_write") => Access::ReadWrite,
                    _ => return Err(c.expected("read, write or read_write")),
                };
                c.advance();
                let buffer = self.kernel.buffers.push(BufferDecl { name: name.to_string(), elem, access });
                define(c, &mut self.mems, name, token, Mem::Buffer(buffer))
            }
            "dim" => {
                let (name, token) = c.value()?;
                c.expect("=")?;
                let dim = c.dim()?;
                let param = self.kernel.dims.push(dim);
                define(c, &mut self.dims, name, token, param)
            }
            "scalar" => {
                let (name, token) = c.value()?;
                let param = self.kernel.scalars.push(name.to_string());
                define(c, &mut self.scalars, name, token, param)
            }
            _ => Err(c.fault_at(start, "expected a parameter: buffer, dim or scalar")),
        }
    }

    /// `shared %m0: f32[64]`, `private %p0: f32x4[16]`, `var %v0: f32`, `tile %t0: 4 x 8`
    fn decl(&mut self, c: &mut Cursor<'a>) -> Parse<u8> {
        let word = c.word("a declaration")?;
        let (name, token) = c.value()?;
        c.expect(":")?;
        Ok(match word {
            "shared" => {
                let elem = elem(c)?;
                c.expect("[")?;
                let len = c.dim()?;
                c.expect("]")?;
                let shared = self.kernel.shared.push(SharedDecl { elem, len });
                define(c, &mut self.mems, name, token, Mem::Shared(shared))?;
                0
            }
            "private" => {
                let ty = ty(c)?;
                c.expect("[")?;
                let len = c.int("a length")?;
                c.expect("]")?;
                let private = self.kernel.private.push(PrivateDecl { ty, len });
                define(c, &mut self.mems, name, token, Mem::Private(private))?;
                1
            }
            "var" => {
                let ty = ty(c)?;
                let var = self.kernel.vars.push(ty);
                define(c, &mut self.vars, name, token, var)?;
                2
            }
            _ => {
                let rows = c.int("the rows of a tile")?;
                c.expect_word("x")?;
                let cols = c.int("the columns of a tile")?;
                let tile = self.kernel.tiles.push(TileDecl { rows, cols });
                define(c, &mut self.tiles, name, token, tile)?;
                3
            }
        })
    }

    /// Numbers declarations as `Place::Decl` does: by kind, then in order.
    fn place_decls(&mut self) {
        self.decls.sort_by_key(|(kind, _)| *kind);
        for (number, (_, line)) in self.decls.iter().copied().enumerate() {
            self.places.insert(Place::Decl(number as u32), line);
        }
    }

    /// Statements up to and with the closing brace.
    fn block(&mut self, c: &mut Cursor<'a>, depth: usize) -> Parse<Vec<Stmt>> {
        if depth > MAX_NESTING {
            return Err(c.fault_at(c.token(), format!("statements are nested more than {MAX_NESTING} deep")));
        }
        let mut body = Vec::new();
        loop {
            c.begin();
            if c.eat("}") {
                return Ok(body);
            }
            if c.peek() == Kind::End {
                return Err(c.expected("`}` at the end of the block"));
            }
            match self.statement(c, depth) {
                Ok(stmt) => body.push(stmt),
                Err(Fault::Fatal) => return Err(Stop),
                Err(Fault::Line) => {
                    // The bodies of a bad `for` or `if` are read for their own faults.
                    for _ in 0..c.skip_line().max(0) {
                        self.block(c, depth + 1)?;
                    }
                }
            }
        }
    }

    fn statement(&mut self, c: &mut Cursor<'a>, depth: usize) -> Result<Stmt, Fault> {
        let token = c.token();
        self.places.insert(Place::Stmt(self.statements), token.line);
        self.statements += 1;
        match c.peek() {
            Kind::Value(_) => Ok(self.definition(c)?),
            Kind::Word("for") => {
                let (index, start, end, step) = self.for_head(c)?;
                let body = self.block(c, depth + 1).map_err(|_| Fault::Fatal)?;
                Ok(Stmt::For { index, start, end, step, body })
            }
            Kind::Word("if") => {
                c.advance();
                let condition = self.val(c)?;
                c.expect("{")?;
                let then = self.block(c, depth + 1).map_err(|_| Fault::Fatal)?;
                let otherwise = if c.eat_word("else") {
                    c.expect("{")?;
                    self.block(c, depth + 1).map_err(|_| Fault::Fatal)?
                } else {
                    Vec::new()
                };
                Ok(Stmt::If { condition, then, otherwise })
            }
            Kind::Word(word) => {
                c.advance();
                Ok(self.simple(c, word, token)?)
            }
            _ => Err(c.expected("a statement").into()),
        }
    }

    fn simple(&mut self, c: &mut Cursor<'a>, word: &str, token: Token<'a>) -> Parse<Stmt> {
        match word {
            "set" => {
                let (name, at) = c.value()?;
                let var = resolve(c, &self.vars, name, at, "a variable")?;
                c.expect("=")?;
                Ok(Stmt::Set(var, self.val(c)?))
            }
            "store" => {
                let mem = self.mem(c)?;
                c.expect("[")?;
                let index = self.val(c)?;
                c.expect("]")?;
                c.expect("=")?;
                Ok(Stmt::Store(mem, index, self.val(c)?))
            }
            "barrier" => Ok(Stmt::Barrier),
            "tile_zero" => Ok(Stmt::TileZero(self.tile(c)?)),
            "tile_mma" => {
                let tile = self.tile(c)?;
                c.expect("+=")?;
                let a = self.block2(c)?;
                c.expect("*")?;
                let b = self.block2(c)?;
                let rows = self.named(c, "rows")?;
                let cols = self.named(c, "cols")?;
                let k = self.named(c, "k")?;
                Ok(Stmt::TileMma { tile, a, b, rows, cols, k })
            }
            "tile_store" => {
                let tile = self.tile(c)?;
                c.expect("->")?;
                let to = self.block2(c)?;
                let rows = self.named(c, "rows")?;
                let cols = self.named(c, "cols")?;
                Ok(Stmt::TileStore { tile, to, rows, cols })
            }
            _ => Err(c.fault_at(token, format!("unknown statement `{word}`"))),
        }
    }

    fn for_head(&mut self, c: &mut Cursor<'a>) -> Parse<(Val, Val, Val, Val)> {
        c.expect_word("for")?;
        let (name, token) = c.value()?;
        c.expect("=")?;
        let bounds = self.bounds(c);
        let index = self.kernel.values.push(Ty::U32);
        define(c, &mut self.values, name, token, index)?;
        let (start, end, step) = bounds?;
        c.expect("{")?;
        Ok((index, start, end, step))
    }

    fn bounds(&mut self, c: &mut Cursor<'a>) -> Parse<(Val, Val, Val)> {
        let start = self.val(c)?;
        let end = self.named(c, "to")?;
        let step = self.named(c, "step")?;
        Ok((start, end, step))
    }

    /// `%3 = load %x[%1] : f32x4`
    fn definition(&mut self, c: &mut Cursor<'a>) -> Parse<Stmt> {
        let (name, token) = c.value()?;
        let read = self.inst(c);
        let failed = read.is_err();
        // A bad line still defines its name, so that its users are not reported too.
        let (inst, ty) = read.unwrap_or((Inst::Lane, Ty::U32));
        let value = self.kernel.values.push(ty);
        define(c, &mut self.values, name, token, value)?;
        if failed { Err(Stop) } else { Ok(Stmt::Let(value, inst)) }
    }

    fn inst(&mut self, c: &mut Cursor<'a>) -> Parse<(Inst, Ty)> {
        c.expect("=")?;
        let token = c.token();
        let name = c.word("an instruction such as `load`")?;
        if name == "const" {
            return constant(c);
        }
        let inst = if let Some((op, _)) = KUnary::ALL.iter().find(|(_, n)| *n == name) {
            Inst::Unary(*op, self.val(c)?)
        } else if let Some(op) = binary(name) {
            let x = self.val(c)?;
            c.expect(",")?;
            Inst::Binary(op, x, self.val(c)?)
        } else if let Some(op) = CompareOp::from_name(name) {
            let x = self.val(c)?;
            c.expect(",")?;
            Inst::Compare(op, x, self.val(c)?)
        } else {
            self.other_inst(c, name, token)?
        };
        c.expect(":")?;
        Ok((inst, ty(c)?))
    }

    fn other_inst(&mut self, c: &mut Cursor<'a>, name: &str, token: Token<'a>) -> Parse<Inst> {
        Ok(match name {
            "dim" => {
                let (name, at) = c.value()?;
                Inst::Dim(resolve(c, &self.dims, name, at, "a dim")?)
            }
            "scalar" => {
                let (name, at) = c.value()?;
                Inst::Scalar(resolve(c, &self.scalars, name, at, "a scalar")?)
            }
            "group_id" => Inst::GroupId(c.int("an axis of the grid")?),
            "group_count" => Inst::GroupCount(c.int("an axis of the grid")?),
            "lane" => Inst::Lane,
            "fma" | "select" | "mma_f16" | "mma_bf16" => {
                let x = self.val(c)?;
                c.expect(",")?;
                let y = self.val(c)?;
                c.expect(",")?;
                let z = self.val(c)?;
                match name {
                    "fma" => Inst::Fma(x, y, z),
                    "select" => Inst::Select(x, y, z),
                    "mma_f16" => Inst::Mma(Half::F16, x, y, z),
                    _ => Inst::Mma(Half::Bf16, x, y, z),
                }
            }
            "convert" => Inst::Convert(self.val(c)?),
            "bitcast" => Inst::Bitcast(self.val(c)?),
            "splat" => Inst::Splat(self.val(c)?),
            "extract" => {
                let value = self.val(c)?;
                Inst::Extract(value, c.int("the index of a component")?)
            }
            "pack" => Inst::Pack(c.items(|c| self.val(c))?),
            "get" => {
                let (name, at) = c.value()?;
                Inst::Get(resolve(c, &self.vars, name, at, "a variable")?)
            }
            "load" => {
                let mem = self.mem(c)?;
                c.expect("[")?;
                let index = self.val(c)?;
                c.expect("]")?;
                Inst::Load(mem, index)
            }
            "lane_sum" => Inst::LaneReduce(ReduceOp::Sum, self.val(c)?),
            "lane_max" => Inst::LaneReduce(ReduceOp::Max, self.val(c)?),
            "shuffle_xor" => {
                let value = self.val(c)?;
                c.expect_word("mask")?;
                c.expect("=")?;
                Inst::ShuffleXor(value, c.int("a mask")?)
            }
            "unpack_f16" => Inst::UnpackF16(self.val(c)?),
            "pack_f16" => Inst::PackHalves(Half::F16, self.val(c)?),
            "pack_bf16" => Inst::PackHalves(Half::Bf16, self.val(c)?),
            _ => return Err(c.fault_at(token, format!("unknown instruction `{name}`"))),
        })
    }

    fn val(&self, c: &mut Cursor<'a>) -> Parse<Val> {
        let (name, token) = c.value()?;
        resolve(c, &self.values, name, token, "a value")
    }

    fn mem(&self, c: &mut Cursor<'a>) -> Parse<Mem> {
        let (name, token) = c.value()?;
        resolve(c, &self.mems, name, token, "a buffer, shared or private array")
    }

    fn tile(&self, c: &mut Cursor<'a>) -> Parse<Tile> {
        let (name, token) = c.value()?;
        resolve(c, &self.tiles, name, token, "a tile")
    }

    /// `rows %9`
    fn named(&self, c: &mut Cursor<'a>, word: &str) -> Parse<Val> {
        c.expect_word(word)?;
        self.val(c)
    }

    /// `%m0[%5, stride %6]`
    fn block2(&self, c: &mut Cursor<'a>) -> Parse<Block2> {
        let mem = self.mem(c)?;
        c.expect("[")?;
        let base = self.val(c)?;
        c.expect(",")?;
        let stride = self.named(c, "stride")?;
        c.expect("]")?;
        Ok(Block2 { mem, base, stride })
    }
}

/// How far a fault reaches.
enum Fault {
    Line,
    /// The rest of the kernel cannot be read.
    Fatal,
}

impl From<Stop> for Fault {
    fn from(_: Stop) -> Fault {
        Fault::Line
    }
}

fn define<'a, T: Copy>(
    c: &mut Cursor<'a>,
    names: &mut HashMap<&'a str, T>,
    name: &'a str,
    token: Token<'a>,
    entity: T,
) -> Parse<()> {
    match names.insert(name, entity) {
        None => Ok(()),
        Some(_) => Err(c.fault_at(token, format!("`%{name}` is defined twice"))),
    }
}

fn resolve<'a, T: Copy>(
    c: &mut Cursor<'a>,
    names: &HashMap<&'a str, T>,
    name: &str,
    token: Token<'a>,
    what: &str,
) -> Parse<T> {
    match names.get(name) {
        Some(entity) => Ok(*entity),
        None => Err(c.fault_at(token, format!("`%{name}` is not defined above as {what}"))),
    }
}

/// `n`, `ceil(n*H, 256)`, `ceil(n, 4) + ceil(m, 4) capped`
fn grid_dim(c: &mut Cursor<'_>) -> Parse<GridDim> {
    let mut dim = GridDim::one();
    if c.at_word("ceil") && matches!(c.peek_second(), Kind::Sign("(")) {
        dim.sizes.clear();
        loop {
            let token = c.token();
            c.expect_word("ceil")?;
            c.expect("(")?;
            dim.sizes.push(c.dim()?);
            c.expect(",")?;
            let tile = c.int("the size of a tile")?;
            c.expect(")")?;
            if dim.sizes.len() > 1 && tile != dim.tile {
                return Err(c.fault_at(token, "the tiled sizes of one axis have one tile"));
            }
            dim.tile = tile;
            if !c.eat("+") {
                break;
            }
        }
    } else {
        dim.sizes = vec![c.dim()?];
    }
    dim.capped = c.eat_word("capped");
    Ok(dim)
}

fn elem(c: &mut Cursor<'_>) -> Parse<Elem> {
    let found = match c.peek() {
        Kind::Word(word) => Elem::ALL.into_iter().find(|e| e.name() == word),
        _ => None,
    };
    match found {
        Some(elem) => {
            c.advance();
            Ok(elem)
        }
        None => Err(c.expected("an element: f32, f16, bf16, u32, i32 or bool")),
    }
}

/// `f32`, `f32x4`
fn ty(c: &mut Cursor<'_>) -> Parse<Ty> {
    let found = match c.peek() {
        Kind::Word(word) => {
            let (name, width) = word.split_once('x').unwrap_or((word, "1"));
            let elem = Elem::ALL.into_iter().find(|e| e.name() == name);
            elem.zip(width.parse::<u8>().ok()).map(|(elem, width)| Ty { elem, width })
        }
        _ => None,
    };
    match found {
        Some(ty) => {
            c.advance();
            Ok(ty)
        }
        None => Err(c.expected("a type such as f32 or f32x4")),
    }
}

fn binary(name: &str) -> Option<KBinary> {
    let bits = KBinary::BITS.iter().find(|(_, n)| *n == name).map(|(op, _)| *op);
    bits.or_else(|| BinaryOp::from_name(name).map(KBinary::Arith))
}

/// `-1.5 : f32`, `3 : u32`, `true : bool`; the type says how to read the number.
fn constant(c: &mut Cursor<'_>) -> Parse<(Inst, Ty)> {
    let token = c.token();
    let minus = if c.eat("-") { "-" } else { "" };
    let text = match c.advance().kind {
        Kind::Number(t) | Kind::Word(t) => format!("{minus}{t}"),
        _ => return Err(c.fault_at(token, "expected a number, true or false")),
    };
    c.expect(":")?;
    let ty = ty(c)?;
    let number = || text.parse::<f32>().ok().filter(|v| v.is_finite());
    let value = match (ty.elem, text.as_str()) {
        (Elem::F32, "inf") => Some(Const::F32(F32::new(f32::INFINITY))),
        (Elem::F32, "-inf") => Some(Const::F32(F32::new(f32::NEG_INFINITY))),
        (Elem::F32, "nan") => Some(Const::F32(F32::new(f32::NAN))),
        (Elem::F32, _) => number().map(|v| Const::F32(F32::new(v))),
        (Elem::U32, _) => text.parse().ok().map(Const::U32),
        (Elem::I32, _) => text.parse().ok().map(Const::I32),
        (Elem::Bool, _) => text.parse().ok().map(Const::Bool),
        (Elem::F16 | Elem::Bf16 | Elem::Stored, _) => None,
    };
    match value {
        Some(value) => Ok((Inst::Const(value), ty)),
        None => Err(c.fault_at(token, format!("`{text}` is not a constant of type {ty}"))),
    }
}
