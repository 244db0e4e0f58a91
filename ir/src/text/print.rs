//! Graphs and kernels as text; canonical, see the head of the module.

use super::{Place, Places};
use crate::graph::{Graph, Value, ValueDef};
use crate::kernel::*;
use crate::ops::{F32, Op, ReduceOp};
use std::fmt::Write;

pub fn print_graph(graph: &Graph) -> String {
    print_graph_places(graph).0
}

/// The text and the line of each of its places.
pub fn print_graph_places(graph: &Graph) -> (String, Places) {
    let mut names = Vec::with_capacity(graph.values.len());
    let mut numbered = 0;
    for data in graph.values.values() {
        names.push(match &data.def {
            ValueDef::Param(param) => format!("%{}", param.name),
            ValueDef::Op { .. } => {
                numbered += 1;
                format!("%{}", numbered - 1)
            }
        });
    }
    let name = |value: &Value| names.get(value.0 as usize).cloned().unwrap_or_else(|| format!("%undefined{}", value.0));
    let list = |values: &[Value]| values.iter().map(name).collect::<Vec<_>>().join(", ");

    let mut out = Lines::default();
    let params: Vec<String> =
        graph.params().map(|(_, param, ty)| format!("{} %{}: {ty}", param.role.name(), param.name)).collect();
    let results: Vec<String> = graph
        .outputs
        .iter()
        .map(|v| graph.values.get(*v).map_or("undefined".to_string(), |data| data.ty.to_string()))
        .collect();
    let arrow = if results.is_empty() { String::new() } else { format!(" -> {}", results.join(", ")) };
    out.line(Place::Head, &format!("func @{}({}){arrow} {{", graph.name, params.join(", ")));
    for (value, _, _) in graph.params() {
        out.places.insert(Place::Value(value), 1);
    }
    for (value, data) in graph.values.iter() {
        if let ValueDef::Op { op, args } = &data.def {
            let text = op_text(op, &list(args));
            out.line(Place::Value(value), &format!("  {} = {text} : {}", name(&value), data.ty));
        }
    }
    let outputs = list(&graph.outputs);
    out.line(Place::Return, format!("  return {outputs}").trim_end());
    for (group, data) in graph.groups.iter() {
        let schedule = data.schedule.as_ref().map_or(String::new(), |s| format!(" {s}"));
        let text = format!("  {group} = roots({}) members({}){schedule}", list(&data.roots), list(&data.members));
        out.line(Place::Group(group), &text);
    }
    out.text.push_str("}\n");
    (out.text, out.places)
}

/// An op with its arguments and attributes.
fn op_text(op: &Op, args: &str) -> String {
    let name = op.name();
    match op {
        Op::Const(value) => format!("{name} {}", float(*value)),
        Op::Scalar(scalar) => format!("{name} {scalar}"),
        Op::DimValue(dim) => format!("{name} {dim}"),
        Op::Unary(_)
        | Op::Binary(_)
        | Op::Compare(_)
        | Op::Select
        | Op::Reduce(_)
        | Op::Matmul
        | Op::Gather
        | Op::Take
        | Op::Pick
        | Op::ExpertMatmul
        | Op::KvStore
        | Op::ConvScan
        | Op::DeltaScan
        | Op::Materialize
        | Op::Both
        | Op::Attention { window: None } => format!("{name} {args}"),
        Op::Reshape(shape) => {
            let dims: Vec<String> = shape.iter().map(|d| d.to_string()).collect();
            format!("{name} {args} [{}]", dims.join(", "))
        }
        Op::Transpose(axes) => {
            let axes: Vec<String> = axes.iter().map(|a| a.to_string()).collect();
            format!("{name} {args} [{}]", axes.join(", "))
        }
        Op::Slice { axis, start, len } => format!("{name} {args} axis={axis} start={start} len={len}"),
        Op::Concat { axis } | Op::FoldSum { axis } => format!("{name} {args} axis={axis}"),
        Op::TopK { k } => format!("{name} {args} k={k}"),
        Op::Order { below } => format!("{name} {args} below={below}"),
        Op::Attention { window: Some(window) } => format!("{name} {args} window={window}"),
        Op::Part(index) => format!("{name} {args} {index}"),
    }
}

/// The shortest text that reads back exactly, always with a point, an exponent or letters.
fn float(value: F32) -> String {
    match value.value() {
        v if v.is_nan() => "nan".to_string(),
        v => format!("{v:?}"),
    }
}

#[derive(Default)]
struct Lines {
    text: String,
    places: Places,
    count: u32,
}

impl Lines {
    fn line(&mut self, place: Place, text: &str) {
        self.places.insert(place, self.count + 1);
        self.plain(text);
    }
    fn plain(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
        self.count += 1;
    }
}

pub fn print_kernel(kernel: &Kernel) -> String {
    print_kernel_places(kernel).0
}

/// The text and the line of each of its places.
pub fn print_kernel_places(kernel: &Kernel) -> (String, Places) {
    let mut printer =
        Printer { kernel, out: Lines::default(), numbers: vec![None; kernel.values.len()], next: 0, statements: 0 };
    let mut params = Vec::new();
    for b in kernel.buffers.values() {
        let access = match b.access {
            Access::Read => "read",
            Access::Write => "write",
            Access::ReadWrite => "read_write",
        };
        params.push(format!("buffer %{}: {} {access}", b.name, b.elem.name()));
    }
    params.extend(kernel.dims.iter().map(|(d, dim)| format!("dim {d} = {dim}")));
    params.extend(kernel.scalars.values().map(|name| format!("scalar %{name}")));
    let grid: Vec<String> = kernel
        .grid
        .iter()
        .map(|g| {
            let size = match g.sizes.as_slice() {
                [] => "0".to_string(),
                [size] if g.tile == 1 => size.to_string(),
                sizes => sizes.iter().map(|s| format!("ceil({s}, {})", g.tile)).collect::<Vec<_>>().join(" + "),
            };
            if g.capped { format!("{size} capped") } else { size }
        })
        .collect();
    let head =
        format!("kernel @{}({}) grid({}) lanes {} {{", kernel.name, params.join(", "), grid.join(", "), kernel.lanes);
    printer.out.line(Place::Head, &head);
    let mut decls = Vec::new();
    decls.extend(kernel.shared.iter().map(|(s, d)| format!("  shared {s}: {}[{}]", d.elem.name(), d.len)));
    decls.extend(kernel.private.iter().map(|(p, d)| format!("  private {p}: {}[{}]", d.ty, d.len)));
    decls.extend(kernel.vars.iter().map(|(v, ty)| format!("  var {v}: {ty}")));
    decls.extend(kernel.tiles.iter().map(|(t, d)| format!("  tile {t}: {} x {}", d.rows, d.cols)));
    for (i, text) in decls.iter().enumerate() {
        printer.out.line(Place::Decl(i as u32), text);
    }
    printer.block(&kernel.body, 1);
    printer.out.plain("}");
    (printer.out.text, printer.out.places)
}

struct Printer<'a> {
    kernel: &'a Kernel,
    out: Lines,
    /// Canonical number of each value defined so far.
    numbers: Vec<Option<u32>>,
    next: u32,
    statements: u32,
}

impl Printer<'_> {
    fn block(&mut self, body: &[Stmt], depth: usize) {
        for stmt in body {
            self.stmt(stmt, depth);
        }
    }

    fn define(&mut self, value: Val) -> String {
        if let Some(number) = self.numbers.get_mut(value.0 as usize) {
            *number = Some(self.next);
        }
        self.next += 1;
        format!("%{}", self.next - 1)
    }

    fn val(&self, value: Val) -> String {
        match self.numbers.get(value.0 as usize).copied().flatten() {
            Some(number) => format!("%{number}"),
            None => format!("%undefined{}", value.0),
        }
    }

    fn mem(&self, mem: Mem) -> String {
        match mem {
            Mem::Buffer(b) => self.kernel.buffers.get(b).map_or(b.to_string(), |d| format!("%{}", d.name)),
            Mem::Shared(s) => s.to_string(),
            Mem::Private(p) => p.to_string(),
        }
    }

    fn block2(&self, block: &Block2) -> String {
        format!("{}[{}, stride {}]", self.mem(block.mem), self.val(block.base), self.val(block.stride))
    }

    fn stmt(&mut self, stmt: &Stmt, depth: usize) {
        let place = Place::Stmt(self.statements);
        self.statements += 1;
        let pad = "  ".repeat(depth);
        match stmt {
            Stmt::Let(value, inst) => {
                // Arguments first: a value that names itself is undefined.
                let text = self.inst(inst);
                let ty = self.kernel.values.get(*value).map_or("undefined".to_string(), Ty::to_string);
                let name = self.define(*value);
                self.out.line(place, &format!("{pad}{name} = {text} : {ty}"));
            }
            Stmt::For { index, start, end, step, body } => {
                let bounds = format!("{} to {} step {}", self.val(*start), self.val(*end), self.val(*step));
                let name = self.define(*index);
                self.out.line(place, &format!("{pad}for {name} = {bounds} {{"));
                self.block(body, depth + 1);
                self.out.plain(&format!("{pad}}}"));
            }
            Stmt::If { condition, then, otherwise } => {
                self.out.line(place, &format!("{pad}if {} {{", self.val(*condition)));
                self.block(then, depth + 1);
                if !otherwise.is_empty() {
                    self.out.plain(&format!("{pad}}} else {{"));
                    self.block(otherwise, depth + 1);
                }
                self.out.plain(&format!("{pad}}}"));
            }
            Stmt::Set(var, value) => self.out.line(place, &format!("{pad}set {var} = {}", self.val(*value))),
            Stmt::Store(mem, index, value) => {
                let text = format!("{pad}store {}[{}] = {}", self.mem(*mem), self.val(*index), self.val(*value));
                self.out.line(place, &text);
            }
            Stmt::Barrier => self.out.line(place, &format!("{pad}barrier")),
            Stmt::TileZero(tile) => self.out.line(place, &format!("{pad}tile_zero {tile}")),
            Stmt::TileMma { tile, a, b, rows, cols, k } => {
                let (a, b) = (self.block2(a), self.block2(b));
                let size = format!("rows {} cols {} k {}", self.val(*rows), self.val(*cols), self.val(*k));
                self.out.line(place, &format!("{pad}tile_mma {tile} += {a} * {b} {size}"));
            }
            Stmt::TileStore { tile, to, rows, cols } => {
                let size = format!("rows {} cols {}", self.val(*rows), self.val(*cols));
                self.out.line(place, &format!("{pad}tile_store {tile} -> {} {size}", self.block2(to)));
            }
        }
    }

    fn inst(&self, inst: &Inst) -> String {
        let v = |value: &Val| self.val(*value);
        match inst {
            Inst::Const(Const::F32(x)) => format!("const {}", float(*x)),
            Inst::Const(Const::U32(x)) => format!("const {x}"),
            Inst::Const(Const::I32(x)) => format!("const {x}"),
            Inst::Const(Const::Bool(x)) => format!("const {x}"),
            Inst::Dim(dim) => format!("dim {dim}"),
            Inst::Scalar(scalar) => {
                let name = self.kernel.scalars.get(*scalar).cloned();
                format!("scalar %{}", name.unwrap_or_else(|| "undefined".to_string()))
            }
            Inst::GroupId(axis) => format!("group_id {axis}"),
            Inst::GroupCount(axis) => format!("group_count {axis}"),
            Inst::Lane => "lane".to_string(),
            Inst::Unary(op, x) => format!("{} {}", unary_name(*op), v(x)),
            Inst::Binary(op, x, y) => format!("{} {}, {}", binary_name(*op), v(x), v(y)),
            Inst::Fma(x, y, z) => format!("fma {}, {}, {}", v(x), v(y), v(z)),
            Inst::Compare(op, x, y) => format!("{} {}, {}", op.name(), v(x), v(y)),
            Inst::Select(c, x, y) => format!("select {}, {}, {}", v(c), v(x), v(y)),
            Inst::Convert(x) => format!("convert {}", v(x)),
            Inst::Bitcast(x) => format!("bitcast {}", v(x)),
            Inst::Splat(x) => format!("splat {}", v(x)),
            Inst::Extract(x, i) => format!("extract {} {i}", v(x)),
            Inst::Pack(parts) => {
                let mut text = "pack ".to_string();
                for (i, part) in parts.iter().enumerate() {
                    let _ = write!(text, "{}{}", if i == 0 { "" } else { ", " }, v(part));
                }
                text
            }
            Inst::Get(var) => format!("get {var}"),
            Inst::Load(mem, index) => format!("load {}[{}]", self.mem(*mem), v(index)),
            Inst::LaneReduce(ReduceOp::Sum, x) => format!("lane_sum {}", v(x)),
            Inst::LaneReduce(ReduceOp::Max, x) => format!("lane_max {}", v(x)),
            Inst::ShuffleXor(x, mask) => format!("shuffle_xor {} mask={mask}", v(x)),
            Inst::UnpackF16(x) => format!("unpack_f16 {}", v(x)),
            Inst::PackHalves(half, x) => format!("pack_{} {}", half.name(), v(x)),
            Inst::Mma(half, x, y, z) => format!("mma_{} {}, {}, {}", half.name(), v(x), v(y), v(z)),
        }
    }
}

fn unary_name(op: KUnary) -> &'static str {
    KUnary::ALL.iter().find(|(o, _)| *o == op).map_or("unary", |(_, name)| name)
}

fn binary_name(op: KBinary) -> &'static str {
    match op {
        KBinary::Arith(op) => op.name(),
        KBinary::Rem | KBinary::And | KBinary::Or | KBinary::Xor | KBinary::Shl | KBinary::Shr => {
            KBinary::BITS.iter().find(|(o, _)| *o == op).map_or("bits", |(_, name)| name)
        }
    }
}
