//! PTX for compute capability 8.0 and up. Buffers are `.param .u64`, then dims `.param .u32`, then scalars `.param .f32`;
//! workgroups are CTAs of one dimension.
//!
//! Every component of a value has a register of its own: `%f` f32, `%r` u32 and i32, `%p` bool. Rounding is spelled out
//! (`.rn`), so that the assembler contracts nothing. Deliberately absent: choices. The assembler allocates, schedules and
//! folds.

use super::c_like::AXES;
use std::collections::HashMap;
use std::fmt::Write;
use tf_ir::kernel::*;
use tf_ir::ops::{BinaryOp, CompareOp};

pub fn print(kernel: &Kernel) -> String {
    let mut printer = Printer {
        kernel,
        values: HashMap::new(),
        vars: Vec::new(),
        counts: [0; CLASSES.len()],
        labels: 0,
        out: String::new(),
    };
    printer.load_params();
    printer.vars = kernel.vars.values().map(|ty| printer.fresh_all(*ty)).collect();
    printer.block(&kernel.body);
    printer.line("ret;");

    let mut out = String::from(".version 7.0\n.target sm_80\n.address_size 64\n\n");
    let buffers = kernel.buffers.iter().map(|(b, decl)| (format!("u64 b{}", b.0), decl.name.as_str()));
    let dims = kernel.dims.keys().map(|d| (format!("u32 d{}", d.0), ""));
    let scalars = kernel.scalars.iter().map(|(s, name)| (format!("f32 s{}", s.0), name.as_str()));
    let params: Vec<(String, &str)> = buffers.chain(dims).chain(scalars).collect();
    let _ = writeln!(out, ".visible .entry {}(", kernel.name);
    for (i, (param, name)) in params.iter().enumerate() {
        let comma = if i + 1 < params.len() { "," } else { "" };
        let comment = if name.is_empty() { String::new() } else { format!(" // {name}") };
        let _ = writeln!(out, "  .param .{param}{comma}{comment}");
    }
    // Without a bound on workgroups the assembler aims for more of them and spills a few registers for it.
    let _ = writeln!(out, ")\n.reqntid {}, 1, 1\n.minnctapersm 1\n{{", kernel.lanes);
    for (class, count) in CLASSES.iter().zip(printer.counts) {
        if count > 0 {
            let _ = writeln!(out, "  .reg .{} {}<{count}>;", class.ty, class.name);
        }
    }
    for (shared, decl) in kernel.shared.iter() {
        let len = decl.len.as_constant().expect("legalize refuses shared arrays without a constant size");
        let _ = writeln!(out, "  .shared .align 16 .b8 m{}[{}];", shared.0, len * decl.elem.bytes());
    }
    for (private, decl) in kernel.private.iter() {
        let bytes = u64::from(decl.len) * u64::from(decl.ty.width) * decl.ty.elem.bytes();
        let _ = writeln!(out, "  .local .align 16 .b8 p{}[{bytes}];", private.0);
    }
    out.push_str(&printer.out);
    out.push_str("}\n");
    out
}

/// A kind of register.
struct Class {
    name: &'static str,
    ty: &'static str,
}

const CLASSES: [Class; 5] = [
    Class { name: "%f", ty: "f32" },
    Class { name: "%r", ty: "b32" },
    Class { name: "%p", ty: "pred" },
    Class { name: "%rd", ty: "b64" },
    Class { name: "%h", ty: "b16" },
];
const F32: usize = 0;
const WORD: usize = 1;
const BOOL: usize = 2;
const ADDRESS: usize = 3;
const HALF: usize = 4;

#[derive(Clone, Copy)]
struct Reg {
    class: usize,
    number: u32,
}

impl std::fmt::Display for Reg {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", CLASSES[self.class].name, self.number)
    }
}

fn class_of(elem: Elem) -> usize {
    match elem {
        Elem::F32 => F32,
        Elem::U32 | Elem::I32 => WORD,
        Elem::Bool => BOOL,
        Elem::F16 | Elem::Bf16 | Elem::Stored => unreachable!("legalize leaves no value or memory of 16 bits"),
    }
}

/// The type in instructions that tell signed from unsigned.
fn suffix(elem: Elem) -> &'static str {
    match elem {
        Elem::F32 => "f32",
        Elem::U32 => "u32",
        Elem::I32 => "s32",
        Elem::Bool => "pred",
        Elem::F16 | Elem::Bf16 | Elem::Stored => unreachable!("legalize leaves no value or memory of 16 bits"),
    }
}

/// The type in instructions on bits.
fn bits(elem: Elem) -> &'static str {
    if elem == Elem::Bool { "pred" } else { "b32" }
}

struct Printer<'k> {
    kernel: &'k Kernel,
    /// The registers of each value's components. Values never change, so one register may serve several.
    values: HashMap<Val, Vec<Reg>>,
    vars: Vec<Vec<Reg>>,
    counts: [u32; CLASSES.len()],
    labels: u32,
    out: String,
}

impl Printer<'_> {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "  {text}");
    }

    fn fresh(&mut self, class: usize) -> Reg {
        self.counts[class] += 1;
        Reg { class, number: self.counts[class] - 1 }
    }

    fn fresh_all(&mut self, ty: Ty) -> Vec<Reg> {
        (0..ty.width).map(|_| self.fresh(class_of(ty.elem))).collect()
    }

    fn label(&mut self) -> String {
        self.labels += 1;
        format!("L{}", self.labels - 1)
    }

    fn parts(&self, val: Val) -> Vec<Reg> {
        self.values[&val].clone()
    }

    /// Component `i`; a scalar stands for every component.
    fn part(&self, val: Val, i: usize) -> Reg {
        let parts = &self.values[&val];
        parts[i.min(parts.len() - 1)]
    }

    fn scalar(&self, val: Val) -> Reg {
        self.part(val, 0)
    }

    /// The first address registers are the buffers, the first words the dims, the first floats the scalars.
    fn load_params(&mut self) {
        for buffer in self.kernel.buffers.keys() {
            let reg = self.fresh(ADDRESS);
            self.line(&format!("ld.param.u64 {reg}, [b{}];", buffer.0));
            self.line(&format!("cvta.to.global.u64 {reg}, {reg};"));
        }
        for dim in self.kernel.dims.keys() {
            let reg = self.fresh(WORD);
            self.line(&format!("ld.param.u32 {reg}, [d{}];", dim.0));
        }
        for scalar in self.kernel.scalars.keys() {
            let reg = self.fresh(F32);
            self.line(&format!("ld.param.f32 {reg}, [s{}];", scalar.0));
        }
    }

    fn block(&mut self, body: &[Stmt]) {
        for stmt in body {
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Let(val, inst) => {
                let parts = self.define(inst, self.kernel.values[*val]);
                self.values.insert(*val, parts);
            }
            Stmt::Set(var, val) => {
                let elem = self.kernel.vars[*var].elem;
                let to = self.vars[var.0 as usize].clone();
                for (i, to) in to.into_iter().enumerate() {
                    let from = self.part(*val, i);
                    self.line(&format!("mov.{} {to}, {from};", suffix(elem)));
                }
            }
            Stmt::Store(mem, index, value) => {
                let Ty { elem, width } = self.kernel.values[*value];
                let (space, at) = self.place(*mem, *index, width);
                let (vector, list) = listed(&self.parts(*value));
                self.line(&format!("st.{space}{vector}.{} [{at}], {list};", suffix(elem)));
            }
            Stmt::For { index, start, end, step, body } => self.for_loop(*index, [*start, *end, *step], body),
            Stmt::If { condition, then, otherwise } => self.branch(*condition, then, otherwise),
            Stmt::Barrier => self.line("bar.sync 0;"),
            Stmt::TileZero(_) | Stmt::TileMma { .. } | Stmt::TileStore { .. } => {
                unreachable!("legalize leaves no tile op for a target whose tiles are sums of lanes")
            }
        }
    }

    fn for_loop(&mut self, index: Val, [start, end, step]: [Val; 3], body: &[Stmt]) {
        let (start, end, step) = (self.scalar(start), self.scalar(end), self.scalar(step));
        let (counter, over, more) = (self.fresh(WORD), self.fresh(BOOL), self.fresh(BOOL));
        let (top, after) = (self.label(), self.label());
        self.line(&format!("mov.u32 {counter}, {start};"));
        self.line(&format!("setp.ge.u32 {over}, {counter}, {end};"));
        self.line(&format!("@{over} bra {after};"));
        let _ = writeln!(self.out, "{top}:");
        self.values.insert(index, vec![counter]);
        self.block(body);
        self.line(&format!("add.u32 {counter}, {counter}, {step};"));
        self.line(&format!("setp.lt.u32 {more}, {counter}, {end};"));
        self.line(&format!("@{more} bra {top};"));
        let _ = writeln!(self.out, "{after}:");
    }

    fn branch(&mut self, condition: Val, then: &[Stmt], otherwise: &[Stmt]) {
        let condition = self.scalar(condition);
        let after = self.label();
        let instead = if otherwise.is_empty() { after.clone() } else { self.label() };
        self.line(&format!("@!{condition} bra {instead};"));
        self.block(then);
        if !otherwise.is_empty() {
            self.line(&format!("bra {after};"));
            let _ = writeln!(self.out, "{instead}:");
            self.block(otherwise);
        }
        let _ = writeln!(self.out, "{after}:");
    }

    /// The state space of a memory and the address of an element; private arrays are addressed by whole entries.
    fn place(&mut self, mem: Mem, index: Val, width: u8) -> (&'static str, Reg) {
        let index = self.scalar(index);
        let bytes = self.kernel.elem(mem).bytes();
        match mem {
            Mem::Buffer(buffer) => {
                let at = self.fresh(ADDRESS);
                self.line(&format!("mul.wide.u32 {at}, {index}, {bytes};"));
                self.line(&format!("add.u64 {at}, {at}, {};", Reg { class: ADDRESS, number: buffer.0 }));
                ("global", at)
            }
            Mem::Shared(shared) => {
                let at = self.fresh(WORD);
                self.line(&format!("mov.u32 {at}, m{};", shared.0));
                self.line(&format!("mad.lo.u32 {at}, {index}, {bytes}, {at};"));
                ("shared", at)
            }
            Mem::Private(private) => {
                let (base, at) = (self.fresh(ADDRESS), self.fresh(ADDRESS));
                self.line(&format!("mov.u64 {base}, p{};", private.0));
                self.line(&format!("mul.wide.u32 {at}, {index}, {};", bytes * u64::from(width)));
                self.line(&format!("add.u64 {at}, {at}, {base};"));
                ("local", at)
            }
        }
    }

    /// Prints `TEXT.TYPE to, from …` for every component.
    fn each(&mut self, text: &str, ty: Ty, from: &[Val]) -> Vec<Reg> {
        let to = self.fresh_all(ty);
        for (i, to) in to.iter().enumerate() {
            let from: Vec<String> = from.iter().map(|val| self.part(*val, i).to_string()).collect();
            self.line(&format!("{text} {to}, {};", from.join(", ")));
        }
        to
    }

    fn special(&mut self, name: &str) -> Vec<Reg> {
        let to = self.fresh(WORD);
        self.line(&format!("mov.u32 {to}, {name};"));
        vec![to]
    }

    /// The registers of what `inst` defines.
    fn define(&mut self, inst: &Inst, ty: Ty) -> Vec<Reg> {
        match inst {
            Inst::Const(constant) => self.constant(*constant, ty),
            Inst::Dim(dim) => vec![Reg { class: WORD, number: dim.0 }],
            Inst::Scalar(scalar) => vec![Reg { class: F32, number: scalar.0 }],
            Inst::GroupId(axis) => self.special(&format!("%ctaid.{}", AXES[*axis as usize])),
            Inst::GroupCount(axis) => self.special(&format!("%nctaid.{}", AXES[*axis as usize])),
            Inst::Lane => self.special("%tid.x"),
            Inst::Unary(op, x) => self.unary(*op, ty, *x),
            Inst::Binary(op, x, y) => self.each(&binary(*op, ty.elem), ty, &[*x, *y]),
            Inst::Fma(a, b, c) => {
                let text = if ty.elem == Elem::F32 { "fma.rn.f32" } else { "mad.lo.u32" };
                self.each(text, ty, &[*a, *b, *c])
            }
            Inst::Compare(op, x, y) => {
                let sign = match op {
                    CompareOp::Lt => "lt",
                    CompareOp::Le => "le",
                    CompareOp::Eq => "eq",
                };
                let text = format!("setp.{sign}.{}", suffix(self.kernel.values[*x].elem));
                self.each(&text, ty, &[*x, *y])
            }
            Inst::Select(c, x, y) => self.select(ty, *c, *x, *y),
            Inst::Convert(x) => self.convert(ty, *x),
            Inst::Bitcast(x) => {
                let parts = self.parts(*x);
                if parts[0].class == class_of(ty.elem) { parts } else { self.each("mov.b32", ty, &[*x]) }
            }
            Inst::Splat(x) => vec![self.scalar(*x); ty.width.into()],
            Inst::Extract(x, component) => vec![self.part(*x, (*component).into())],
            Inst::Pack(parts) => parts.iter().map(|part| self.scalar(*part)).collect(),
            Inst::Get(var) => {
                // A copy: the variable may change while this value lives.
                let to = self.fresh_all(ty);
                for (i, to) in to.iter().enumerate() {
                    let from = self.vars[var.0 as usize][i];
                    self.line(&format!("mov.{} {to}, {from};", suffix(ty.elem)));
                }
                to
            }
            Inst::Load(mem, index) => self.load(*mem, *index, ty),
            Inst::ShuffleXor(x, mask) => {
                let (to, x) = (self.fresh_all(ty), self.scalar(*x));
                self.line(&format!("shfl.sync.bfly.b32 {}, {x}, {mask}, 31, 0xffffffff;", to[0]));
                to
            }
            Inst::UnpackF16(x) => {
                let (low, high, to, x) = (self.fresh(HALF), self.fresh(HALF), self.fresh_all(ty), self.scalar(*x));
                self.line(&format!("mov.b32 {{{low}, {high}}}, {x};"));
                self.line(&format!("cvt.f32.f16 {}, {low};", to[0]));
                self.line(&format!("cvt.f32.f16 {}, {high};", to[1]));
                to
            }
            Inst::PackHalves(half, x) => {
                let to = self.fresh_all(ty);
                // The first operand becomes the upper half.
                let (high, low) = (self.part(*x, 1), self.part(*x, 0));
                self.line(&format!("cvt.rn.{}x2.f32 {}, {high}, {low};", half.name(), to[0]));
                to
            }
            Inst::Mma(half, a, b, c) => {
                let to = self.fresh_all(ty);
                let lists = [&to, &self.values[a], &self.values[b], &self.values[c]].map(|parts| listed(parts).1);
                let half = half.name();
                self.line(&format!("mma.sync.aligned.m16n8k16.row.col.f32.{half}.{half}.f32 {};", lists.join(", ")));
                to
            }
            Inst::LaneReduce(..) => unreachable!("legalize leaves no lane reduction"),
        }
    }

    fn load(&mut self, mem: Mem, index: Val, ty: Ty) -> Vec<Reg> {
        let (space, at) = self.place(mem, index, ty.width);
        let constant = match mem {
            Mem::Buffer(b) if self.kernel.buffers[b].access == Access::Read => ".nc",
            _ => "",
        };
        let to = self.fresh_all(ty);
        let (vector, list) = listed(&to);
        self.line(&format!("ld.{space}{constant}{vector}.{} {list}, [{at}];", suffix(ty.elem)));
        to
    }

    fn constant(&mut self, constant: Const, ty: Ty) -> Vec<Reg> {
        let to = self.fresh(class_of(ty.elem));
        let number = match constant {
            Const::F32(x) => format!("0f{:08X}", x.value().to_bits()),
            Const::U32(x) => x.to_string(),
            Const::I32(x) => x.to_string(),
            Const::Bool(x) => u32::from(x).to_string(),
        };
        self.line(&format!("mov.{} {to}, {number};", suffix(ty.elem)));
        vec![to; ty.width.into()]
    }

    fn unary(&mut self, op: KUnary, ty: Ty, x: Val) -> Vec<Reg> {
        let whole = if ty.elem == Elem::F32 { "f32" } else { "s32" };
        match op {
            KUnary::Neg => self.each(&format!("neg.{whole}"), ty, &[x]),
            KUnary::Abs => self.each(&format!("abs.{whole}"), ty, &[x]),
            KUnary::Sqrt => self.each("sqrt.rn.f32", ty, &[x]),
            KUnary::Recip => self.each("rcp.rn.f32", ty, &[x]),
            KUnary::Rsqrt => {
                let to = self.each("sqrt.rn.f32", ty, &[x]);
                for to in &to {
                    self.line(&format!("rcp.rn.f32 {to}, {to};"));
                }
                to
            }
            KUnary::Floor => self.each("cvt.rmi.f32.f32", ty, &[x]),
            KUnary::Not => self.each(&format!("not.{}", bits(ty.elem)), ty, &[x]),
            KUnary::Exp | KUnary::Log | KUnary::Tanh => {
                unreachable!("legalize expands these for a target with `expand_transcendentals`")
            }
        }
    }

    fn select(&mut self, ty: Ty, c: Val, x: Val, y: Val) -> Vec<Reg> {
        if ty.elem != Elem::Bool {
            return self.each(&format!("selp.{}", suffix(ty.elem)), ty, &[x, y, c]);
        }
        let to = self.each("and.pred", ty, &[c, x]);
        for (i, to) in to.iter().enumerate() {
            let (c, y, rest) = (self.part(c, i), self.part(y, i), self.fresh(BOOL));
            self.line(&format!("not.pred {rest}, {c};"));
            self.line(&format!("and.pred {rest}, {rest}, {y};"));
            self.line(&format!("or.pred {to}, {to}, {rest};"));
        }
        to
    }

    fn convert(&mut self, to: Ty, x: Val) -> Vec<Reg> {
        let from = self.kernel.values[x].elem;
        match (from, to.elem) {
            (Elem::F32, Elem::U32 | Elem::I32) => self.each(&format!("cvt.rzi.{}.f32", suffix(to.elem)), to, &[x]),
            (Elem::U32 | Elem::I32, Elem::F32) => self.each(&format!("cvt.rn.f32.{}", suffix(from)), to, &[x]),
            // Between integers, and to the same type, bits stay.
            _ => self.parts(x),
        }
    }
}

/// `.v4` and `{a, b, c, d}`, or the register alone.
fn listed(parts: &[Reg]) -> (String, String) {
    match parts {
        [one] => (String::new(), one.to_string()),
        several => {
            let names: Vec<String> = several.iter().map(Reg::to_string).collect();
            (format!(".v{}", several.len()), format!("{{{}}}", names.join(", ")))
        }
    }
}

fn binary(op: KBinary, elem: Elem) -> String {
    let float = elem == Elem::F32;
    let name = match op {
        KBinary::Arith(BinaryOp::Add) if float => "add.rn",
        KBinary::Arith(BinaryOp::Sub) if float => "sub.rn",
        KBinary::Arith(BinaryOp::Mul) if float => "mul.rn",
        KBinary::Arith(BinaryOp::Div) if float => "div.rn",
        KBinary::Arith(BinaryOp::Add) => "add",
        KBinary::Arith(BinaryOp::Sub) => "sub",
        KBinary::Arith(BinaryOp::Mul) => "mul.lo",
        KBinary::Arith(BinaryOp::Div) => "div",
        KBinary::Arith(BinaryOp::Max) => "max",
        KBinary::Arith(BinaryOp::Min) => "min",
        KBinary::Rem => "rem",
        KBinary::Shr => "shr",
        KBinary::And => return format!("and.{}", bits(elem)),
        KBinary::Or => return format!("or.{}", bits(elem)),
        KBinary::Xor => return format!("xor.{}", bits(elem)),
        KBinary::Shl => return "shl.b32".to_string(),
    };
    format!("{name}.{}", suffix(elem))
}
