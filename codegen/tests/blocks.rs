//! The launches of hand-written blocks, as `lower` makes them: a `mat` on every computed value.

use tf_codegen::egraph::{Optimized, Options, optimize_at};
use tf_codegen::fuse::{fuse, kind};
use tf_ir::dtype::DType;
use tf_ir::graph::{Graph, Role, Value};
use tf_ir::ops::{BinaryOp::*, F32, Op, ReduceOp, Type, UnaryOp::*};
use tf_ir::shape::Dim;

/// What a launch costs, in bytes.
const LAUNCH_COST: u64 = 100_000;

fn dims(text: &str) -> Vec<Dim> {
    text.split(',').map(|d| d.trim().parse().unwrap()).collect()
}

struct Builder(Graph);

impl Builder {
    fn new() -> Builder {
        Builder(Graph::new("block"))
    }
    fn input(&mut self, name: &str, shape: &str) -> Value {
        self.0.param(Role::Input, name, Type::f32(dims(shape)))
    }
    fn weight(&mut self, name: &str, shape: &str) -> Value {
        self.0.param(Role::Weight, name, Type::tensor(DType::Stored, dims(shape)))
    }
    fn vector(&mut self, name: &str, shape: &str) -> Value {
        self.0.param(Role::Weight, name, Type::f32(dims(shape)))
    }
    fn table(&mut self, name: &str) -> Value {
        self.0.param(Role::Table, name, Type::f32(dims("n, r2")))
    }
    fn state(&mut self, name: &str, pages: bool, shape: &str) -> Value {
        let t = tf_ir::ops::TensorType { dtype: DType::F32, shape: dims(shape) };
        self.0.param(Role::State, name, if pages { Type::Pages(t) } else { Type::Slots(t) })
    }
    fn view(&mut self, op: Op, args: &[Value]) -> Value {
        self.0.op(op, args).unwrap()
    }
    /// A computed value behind its `mat`.
    fn op(&mut self, op: Op, args: &[Value]) -> Value {
        let value = self.view(op, args);
        self.view(Op::Materialize, &[value])
    }
    fn number(&mut self, value: f32) -> Value {
        self.view(Op::Const(F32::new(value)), &[])
    }
    fn reshape(&mut self, x: Value, shape: &str) -> Value {
        self.view(Op::Reshape(dims(shape)), &[x])
    }
    fn slice(&mut self, x: Value, axis: u8, start: &str, len: &str) -> Value {
        self.view(Op::Slice { axis, start: start.parse().unwrap(), len: len.parse().unwrap() }, &[x])
    }
    fn add(&mut self, x: Value, y: Value) -> Value {
        self.op(Op::Binary(Add), &[x, y])
    }
    fn mul(&mut self, x: Value, y: Value) -> Value {
        self.op(Op::Binary(Mul), &[x, y])
    }
    fn unary(&mut self, op: tf_ir::ops::UnaryOp, x: Value) -> Value {
        self.op(Op::Unary(op), &[x])
    }
    fn matmul(&mut self, x: Value, w: Value) -> Value {
        self.op(Op::Matmul, &[x, w])
    }
    fn l2(&mut self, x: Value, scale: Option<Value>) -> Value {
        let square = self.mul(x, x);
        let mut sum = self.op(Op::Reduce(ReduceOp::Sum), &[square]);
        if let Some(scale) = scale {
            sum = self.mul(sum, scale);
        }
        let eps = self.view(Op::Scalar("eps".into()), &[]);
        let sum = self.add(sum, eps);
        let r = self.unary(Rsqrt, sum);
        self.mul(x, r)
    }
    fn rms(&mut self, x: Value, w: Value, dim: &str) -> Value {
        let size = self.view(Op::DimValue(dim.parse().unwrap()), &[]);
        let scale = self.unary(Recip, size);
        let y = self.l2(x, Some(scale));
        self.mul(y, w)
    }
    fn sigmoid(&mut self, x: Value) -> Value {
        let one = self.number(1.0);
        let n = self.unary(Neg, x);
        let e = self.unary(Exp, n);
        let s = self.add(one, e);
        self.unary(Recip, s)
    }
    fn silu(&mut self, x: Value) -> Value {
        let s = self.sigmoid(x);
        self.mul(x, s)
    }
    fn rope(&mut self, x: Value, cos: Value, sin: Value) -> Value {
        let (cos, sin) = (self.reshape(cos, "n, 1, r2"), self.reshape(sin, "n, 1, r2"));
        let (a, b) = (self.slice(x, 2, "0", "r2"), self.slice(x, 2, "r2", "r2"));
        let rest = self.slice(x, 2, "2*r2", "hd - 2*r2");
        let (ac, bs) = (self.mul(a, cos), self.mul(b, sin));
        let (bc, as_) = (self.mul(b, cos), self.mul(a, sin));
        let left = self.op(Op::Binary(Sub), &[ac, bs]);
        let right = self.add(bc, as_);
        self.op(Op::Concat { axis: 2 }, &[left, right, rest])
    }
    fn finish(mut self, output: Value) -> Graph {
        self.0.outputs = vec![output];
        self.0
    }
}

/// Optimizes twice with equal bytes, and lists the launches: `matmul×3` is a launch of three roots.
fn launches(graph: &Graph) -> (Vec<String>, Optimized) {
    let options = Options::default();
    let first = optimize_at(graph, LAUNCH_COST, &options).unwrap();
    assert_eq!(first, optimize_at(graph, LAUNCH_COST, &options).unwrap());
    assert!(!first.stopped_by_limit);
    let fused = fuse(&first.graph).unwrap();
    let list = fused
        .groups
        .values()
        .map(|g| match g.roots.len() {
            1 => kind(&fused, g).name().to_string(),
            count => format!("{}×{count}", kind(&fused, g).name()),
        })
        .collect();
    (list, first)
}

#[test]
fn dense_attention_is_four_launches() {
    for (bias, norms) in [(false, false), (true, false), (false, true)] {
        let mut b = Builder::new();
        let x = b.input("x", "n, H");
        let norm = b.vector("norm", "H");
        let (cos, sin) = (b.table("rope.cos"), b.table("rope.sin"));
        let (kc, vc) = (b.state("k", true, "nkv, hd"), b.state("v", true, "nkv, hd"));
        let h = b.rms(x, norm, "H");
        let project = |b: &mut Builder, name: &str, heads: &str| {
            let w = b.weight(name, &format!("{heads}*hd, H"));
            let mut y = b.matmul(h, w);
            if bias {
                let v = b.vector(&format!("{name}.bias"), &format!("{heads}*hd"));
                y = b.add(y, v);
            }
            let mut y = b.reshape(y, &format!("n, {heads}, hd"));
            if norms && name != "wv" {
                let v = b.vector(&format!("{name}.norm"), "hd");
                y = b.rms(y, v, "hd");
            }
            y
        };
        let q = project(&mut b, "wq", "nh");
        let k = project(&mut b, "wk", "nkv");
        let v = project(&mut b, "wv", "nkv");
        let q = b.rope(q, cos, sin);
        let k = b.rope(k, cos, sin);
        let scale = b.view(Op::Scalar("scale".into()), &[]);
        let q = b.mul(q, scale);
        let kc = b.op(Op::KvStore, &[kc, k]);
        let vc = b.op(Op::KvStore, &[vc, v]);
        let o = b.op(Op::Attention { window: None }, &[q, kc, vc]);
        let o = b.reshape(o, "n, nh*hd");
        let wo = b.weight("wo", "H, nh*hd");
        let mut y = b.matmul(o, wo);
        if bias {
            let bo = b.vector("wo.bias", "H");
            y = b.add(y, bo);
        }
        let y = b.add(x, y);
        let (list, _) = launches(&b.finish(y));
        assert_eq!(list, ["matmul×3", "rows×2", "attention", "matmul"], "bias {bias}, norms {norms}");
    }
}

#[test]
fn gated_attention_is_four_launches() {
    let mut b = Builder::new();
    let x = b.input("x", "n, H");
    let norm = b.vector("norm", "H");
    let (cos, sin) = (b.table("rope.cos"), b.table("rope.sin"));
    let (kc, vc) = (b.state("k", true, "nkv, hd"), b.state("v", true, "nkv, hd"));
    let (wq, wk, wv) = (b.weight("wq", "2*nh*hd, H"), b.weight("wk", "nkv*hd, H"), b.weight("wv", "nkv*hd, H"));
    let (qn, kn) = (b.vector("qn", "hd"), b.vector("kn", "hd"));
    let h = b.rms(x, norm, "H");
    let both = b.matmul(h, wq);
    let both = b.reshape(both, "n, nh, 2*hd");
    let (q, gate) = (b.slice(both, 2, "0", "hd"), b.slice(both, 2, "hd", "hd"));
    let k = b.matmul(h, wk);
    let k = b.reshape(k, "n, nkv, hd");
    let v = b.matmul(h, wv);
    let v = b.reshape(v, "n, nkv, hd");
    let (q, k) = (b.rms(q, qn, "hd"), b.rms(k, kn, "hd"));
    let (q, k) = (b.rope(q, cos, sin), b.rope(k, cos, sin));
    let scale = b.view(Op::Scalar("scale".into()), &[]);
    let q = b.mul(q, scale);
    let kc = b.op(Op::KvStore, &[kc, k]);
    let vc = b.op(Op::KvStore, &[vc, v]);
    let o = b.op(Op::Attention { window: None }, &[q, kc, vc]);
    let gate = b.sigmoid(gate);
    let o = b.mul(o, gate);
    let o = b.reshape(o, "n, nh*hd");
    let wo = b.weight("wo", "H, nh*hd");
    let y = b.matmul(o, wo);
    let y = b.add(x, y);
    let (list, _) = launches(&b.finish(y));
    assert_eq!(list, ["matmul×3", "rows×2", "attention", "matmul"]);
}

#[test]
fn mlp_is_two_launches() {
    let mut b = Builder::new();
    let x = b.input("x", "n, H");
    let norm = b.vector("norm", "H");
    let (g, u, d) = (b.weight("gate", "I, H"), b.weight("up", "I, H"), b.weight("down", "H, I"));
    let h = b.rms(x, norm, "H");
    let gate = b.matmul(h, g);
    let gate = b.silu(gate);
    let up = b.matmul(h, u);
    let act = b.mul(gate, up);
    let y = b.matmul(act, d);
    let y = b.add(x, y);
    let (list, optimized) = launches(&b.finish(y));
    assert_eq!(list, ["matmul", "matmul"]);
    assert!(optimized.fired.iter().any(|(name, _)| name == "matmul of unstored"));
}

#[test]
fn delta_net_is_four_launches() {
    let mut b = Builder::new();
    let x = b.input("x", "n, H");
    let norm = b.vector("norm", "H");
    let (wqkv, wz) = (b.weight("qkv", "2*nk*dk + nv*dv, H"), b.weight("z", "nv*dv, H"));
    let (wb, wa) = (b.weight("b", "nv, H"), b.weight("a", "nv, H"));
    let conv = b.vector("conv", "2*nk*dk + nv*dv, 4");
    let (a_log, dt) = (b.vector("a_log", "nv"), b.vector("dt", "nv"));
    let gnorm = b.vector("gnorm", "dv");
    let wo = b.weight("o", "H, nv*dv");
    let (tail, state) = (b.state("tail", false, "2*nk*dk + nv*dv, 3"), b.state("S", false, "nv, dk, dv"));
    let h = b.rms(x, norm, "H");
    let qkv = b.matmul(h, wqkv);
    let z = b.matmul(h, wz);
    let beta = b.matmul(h, wb);
    let a = b.matmul(h, wa);
    let qkv = b.op(Op::ConvScan, &[qkv, conv, tail]);
    let qkv = b.silu(qkv);
    let q = b.slice(qkv, 1, "0", "nk*dk");
    let k = b.slice(qkv, 1, "nk*dk", "nk*dk");
    let v = b.slice(qkv, 1, "2*nk*dk", "nv*dv");
    let (q, k) = (b.reshape(q, "n, nk, dk"), b.reshape(k, "n, nk, dk"));
    let v = b.reshape(v, "n, nv, dv");
    let (q, k) = (b.l2(q, None), b.l2(k, None));
    let scale = b.view(Op::Scalar("scale".into()), &[]);
    let q = b.mul(q, scale);
    let beta = b.sigmoid(beta);
    let a = b.add(a, dt);
    // softplus(a) = max(a, 0) + log(1 + exp(-|a|))
    let (zero, one) = (b.number(0.0), b.number(1.0));
    let abs = b.unary(Abs, a);
    let neg = b.unary(Neg, abs);
    let e = b.unary(Exp, neg);
    let e = b.add(one, e);
    let l = b.unary(Log, e);
    let m = b.op(Op::Binary(Max), &[a, zero]);
    let sp = b.add(m, l);
    let ea = b.unary(Exp, a_log);
    let na = b.unary(Neg, ea);
    let g = b.mul(na, sp);
    let o = b.op(Op::DeltaScan, &[q, k, v, g, beta, state]);
    let o = b.rms(o, gnorm, "dv");
    let z = b.reshape(z, "n, nv, dv");
    let z = b.silu(z);
    let o = b.mul(o, z);
    let o = b.reshape(o, "n, nv*dv");
    let y = b.matmul(o, wo);
    let y = b.add(x, y);
    let (list, _) = launches(&b.finish(y));
    assert_eq!(list, ["matmul×4", "conv", "delta", "matmul"]);
}

#[test]
fn a_dear_value_with_two_users_stays_stored() {
    // The residual stream is stored once, though the norm behind it could take it in.
    let mut b = Builder::new();
    let x = b.input("x", "n, H");
    let (w, norm) = (b.weight("w", "H, H"), b.vector("norm", "H"));
    let y = b.matmul(x, w);
    let y = b.add(x, y);
    let h = b.rms(y, norm, "H");
    let h = b.matmul(h, w);
    let y = b.add(y, h);
    let (list, _) = launches(&b.finish(y));
    assert_eq!(list, ["matmul", "matmul"]);
}

#[test]
fn head_and_embedding() {
    let mut b = Builder::new();
    let x = b.input("x", "n, H");
    let wanted = b.0.param(Role::Row, "wanted", Type::tensor(DType::I32, dims("m")));
    let (norm, w) = (b.vector("norm", "H"), b.weight("head", "V, H"));
    let rows = b.op(Op::Take, &[x, wanted]);
    let h = b.rms(rows, norm, "H");
    let y = b.matmul(h, w);
    let (list, _) = launches(&b.finish(y));
    assert_eq!(list, ["rows", "matmul"]);

    let mut b = Builder::new();
    let token = b.0.param(Role::Row, "token", Type::tensor(DType::I32, dims("n")));
    let table = b.weight("embed", "V, H");
    let y = b.op(Op::Gather, &[table, token]);
    let scale = b.view(Op::Scalar("embed_scale".into()), &[]);
    let y = b.mul(y, scale);
    let (list, _) = launches(&b.finish(y));
    assert_eq!(list, ["rows"]);
}

#[test]
fn what_is_not_stored_is_refused() {
    let mut b = Builder::new();
    let x = b.input("x", "n, H");
    let w = b.weight("w", "H, H");
    let y = b.view(Op::Matmul, &[x, w]);
    let message = optimize_at(&b.finish(y), LAUNCH_COST, &Options::default()).unwrap_err();
    assert_eq!(message, "`block`: the output %2 is not stored; put a `mat` on it");
}
