//! What the printers of C-like shading languages share: statements, names, precedence-free expressions. A [`Dialect`]
//! says how a language spells things.

use std::fmt::Write;
use tf_ir::kernel::*;
use tf_ir::ops::{BinaryOp, CompareOp};

/// How one language spells types, literals, memory and the functions that differ.
pub trait Dialect {
    fn ty(&self, ty: Ty) -> String;
    fn literal(&self, constant: Const, width: u8) -> String;
    /// `let v3: f32 = EXPR;`
    fn define(&self, name: &str, ty: Ty, expr: &str) -> String;
    /// `var x0: f32;`
    fn declare(&self, name: &str, ty: Ty) -> String;
    fn declare_array(&self, name: &str, ty: Ty, len: u32) -> String;
    fn for_head(&self, index: &str, start: &str, end: &str, step: &str) -> String;
    fn load(&self, mem: Mem, index: &str, ty: Ty) -> String;
    fn store(&self, mem: Mem, index: &str, value: &str, ty: Ty) -> String;
    fn convert(&self, to: Ty, x: &str) -> String;
    fn bitcast(&self, to: Ty, x: &str) -> String;
    fn unary(&self, op: KUnary, ty: Ty, x: &str) -> String;
    fn dim(&self, index: u32) -> String;
    fn scalar(&self, index: u32) -> String;
    fn group_id(&self, axis: u8) -> String;
    fn group_count(&self, axis: u8) -> String;
    fn shuffle_xor(&self, x: &str, mask: u32) -> String;
    fn unpack_f16(&self, x: &str) -> String;
    fn barrier(&self) -> String;
}

pub const AXES: [&str; 3] = ["x", "y", "z"];
pub const COMPONENTS: [&str; 4] = ["x", "y", "z", "w"];

/// The variables, private arrays and statements of a kernel, indented by one level.
pub fn body(kernel: &Kernel, dialect: &dyn Dialect) -> String {
    let mut printer = Printer { kernel, dialect, out: String::new(), depth: 1 };
    for (var, ty) in kernel.vars.iter() {
        printer.line(&dialect.declare(&var_name(var), *ty));
    }
    for (private, decl) in kernel.private.iter() {
        printer.line(&dialect.declare_array(&format!("p{}", private.0), decl.ty, decl.len));
    }
    printer.block(&kernel.body);
    printer.out
}

pub fn val_name(val: Val) -> String {
    format!("v{}", val.0)
}

fn var_name(var: Var) -> String {
    format!("x{}", var.0)
}

struct Printer<'k> {
    kernel: &'k Kernel,
    dialect: &'k dyn Dialect,
    out: String,
    depth: usize,
}

impl Printer<'_> {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "{:indent$}{text}", "", indent = self.depth * 2);
    }

    fn block(&mut self, body: &[Stmt]) {
        for stmt in body {
            self.stmt(stmt);
        }
    }

    fn inner(&mut self, body: &[Stmt]) {
        self.depth += 1;
        self.block(body);
        self.depth -= 1;
    }

    fn stmt(&mut self, stmt: &Stmt) {
        let d = self.dialect;
        match stmt {
            Stmt::Let(val, inst) => {
                let ty = self.kernel.values[*val];
                let expr = self.expr(inst, ty);
                self.line(&d.define(&val_name(*val), ty, &expr));
            }
            Stmt::Set(var, val) => self.line(&format!("{} = {};", var_name(*var), val_name(*val))),
            Stmt::Store(mem, index, value) => {
                let ty = self.kernel.values[*value];
                self.line(&d.store(*mem, &val_name(*index), &val_name(*value), ty));
            }
            Stmt::For { index, start, end, step, body } => {
                let head = d.for_head(&val_name(*index), &val_name(*start), &val_name(*end), &val_name(*step));
                self.line(&head);
                self.inner(body);
                self.line("}");
            }
            Stmt::If { condition, then, otherwise } => {
                self.line(&format!("if ({}) {{", val_name(*condition)));
                self.inner(then);
                if !otherwise.is_empty() {
                    self.line("} else {");
                    self.inner(otherwise);
                }
                self.line("}");
            }
            Stmt::Barrier => self.line(&d.barrier()),
            Stmt::TileZero(_) | Stmt::TileMma { .. } | Stmt::TileStore { .. } => {
                unreachable!("legalize leaves no tile op for a target that prints C-like text")
            }
        }
    }

    fn expr(&self, inst: &Inst, ty: Ty) -> String {
        let d = self.dialect;
        match inst {
            Inst::Const(constant) => d.literal(*constant, ty.width),
            Inst::Dim(dim) => d.dim(dim.0),
            Inst::Scalar(scalar) => d.scalar(scalar.0),
            Inst::GroupId(axis) => d.group_id(*axis),
            Inst::GroupCount(axis) => d.group_count(*axis),
            Inst::Lane => "lane".to_string(),
            Inst::Unary(op, x) => d.unary(*op, ty, &val_name(*x)),
            Inst::Binary(op, x, y) => binary(*op, &val_name(*x), &val_name(*y)),
            Inst::Fma(a, b, c) => format!("fma({}, {}, {})", val_name(*a), val_name(*b), val_name(*c)),
            Inst::Compare(op, x, y) => {
                let sign = match op {
                    CompareOp::Lt => "<",
                    CompareOp::Le => "<=",
                    CompareOp::Eq => "==",
                };
                format!("{} {sign} {}", val_name(*x), val_name(*y))
            }
            Inst::Select(c, x, y) => format!("select({}, {}, {})", val_name(*y), val_name(*x), val_name(*c)),
            Inst::Convert(x) => d.convert(ty, &val_name(*x)),
            Inst::Bitcast(x) => d.bitcast(ty, &val_name(*x)),
            Inst::Splat(x) => format!("{}({})", d.ty(ty), val_name(*x)),
            Inst::Extract(x, component) => format!("{}.{}", val_name(*x), COMPONENTS[*component as usize]),
            Inst::Pack(parts) => {
                let parts: Vec<String> = parts.iter().map(|p| val_name(*p)).collect();
                format!("{}({})", d.ty(ty), parts.join(", "))
            }
            Inst::Get(var) => var_name(*var),
            Inst::Load(mem, index) => d.load(*mem, &val_name(*index), ty),
            Inst::ShuffleXor(x, mask) => d.shuffle_xor(&val_name(*x), *mask),
            Inst::UnpackF16(x) => d.unpack_f16(&val_name(*x)),
            Inst::LaneReduce(..) => unreachable!("legalize leaves no lane reduction"),
            Inst::PackHalves(..) | Inst::Mma(..) => {
                unreachable!(
                    "legalize makes these for targets with a matrix unit, which these languages do not describe"
                )
            }
        }
    }
}

fn binary(op: KBinary, x: &str, y: &str) -> String {
    let sign = match op {
        KBinary::Arith(BinaryOp::Add) => "+",
        KBinary::Arith(BinaryOp::Sub) => "-",
        KBinary::Arith(BinaryOp::Mul) => "*",
        KBinary::Arith(BinaryOp::Div) => "/",
        KBinary::Arith(BinaryOp::Max) => return format!("max({x}, {y})"),
        KBinary::Arith(BinaryOp::Min) => return format!("min({x}, {y})"),
        KBinary::Rem => "%",
        KBinary::And => "&",
        KBinary::Or => "|",
        KBinary::Xor => "^",
        KBinary::Shl => "<<",
        KBinary::Shr => ">>",
    };
    format!("{x} {sign} {y}")
}

/// The narrowest width that a kernel accesses each of its memories with, by a function of the memory.
pub fn narrowest(kernel: &Kernel, mem: Mem) -> u8 {
    fn visit(kernel: &Kernel, body: &[Stmt], mem: Mem, width: &mut u8) {
        for stmt in body {
            match stmt {
                Stmt::Let(val, Inst::Load(m, _)) if *m == mem => *width = (*width).min(kernel.values[*val].width),
                Stmt::Store(m, _, val) if *m == mem => *width = (*width).min(kernel.values[*val].width),
                Stmt::For { body, .. } => visit(kernel, body, mem, width),
                Stmt::If { then, otherwise, .. } => {
                    visit(kernel, then, mem, width);
                    visit(kernel, otherwise, mem, width);
                }
                _ => {}
            }
        }
    }
    let mut width = 4;
    visit(kernel, &kernel.body, mem, &mut width);
    width
}
