//! From a spec to one graph per block: composites inlined, types inferred, a `mat` on every value that an op computes.
//!
//! Level taken: [`Model`], checked by `spec::check`. Level left: [`Graph`] without groups, whose outputs are `mat`s: the
//! block's carried outputs in order, then each state that nothing in the block reads after its last change.
//!
//! Which values get a `mat`: results of ops that depend on the step, but for views (reshape, transpose, slice), bools
//! and scalars. Everything else is recomputed where it is used; every `mat` is a launch until the optimizer removes it.

mod inline;

pub use inline::Composites;

use inline::{Given, Inliner};
use std::collections::{BTreeMap, HashMap};
use tf_ir::diag::Diag;
use tf_ir::dtype::DType;
use tf_ir::graph::{Graph, Role, Value, ValueDef};
use tf_ir::ops::{BinaryOp, CompareOp, Effect, F32, Op, ReduceOp, Type, UnaryOp};
use tf_ir::spec::{Block, Meaning, Model, Name, Statement};

/// One graph per block, named as the block, in the order of the spec.
pub fn lower(model: &Model, composites: &Composites) -> Result<Vec<Graph>, Vec<Diag>> {
    let mut graphs = Vec::new();
    let mut diags = tf_ir::spec::check(model);
    for block in &model.blocks {
        match raw(model, composites, block) {
            Ok(graph) => graphs.push(materialize(&graph)),
            Err(found) => diags.extend(found),
        }
    }
    diags.sort();
    diags.dedup();
    if diags.is_empty() { Ok(graphs) } else { Err(diags) }
}

/// The block's graph without a `mat`.
fn raw(model: &Model, composites: &Composites, block: &Block) -> Result<Graph, Vec<Diag>> {
    let mut graph = Graph::new(block.name.as_str());
    let mut names: BTreeMap<&str, Value> = BTreeMap::new();
    // Parameters come first among the values.
    let mut diags = Vec::new();
    for input in &block.inputs {
        if let Some(carried) = model.carried(input) {
            let shape = carried.shape.iter().map(|s| s.dim.clone()).collect();
            names.insert(input, graph.param(Role::Input, input.as_str(), Type::f32(shape)));
        }
    }
    for arg in block.body.iter().flat_map(|s| &s.args) {
        let is_result = block.body.iter().any(|s| s.result == *arg);
        if names.contains_key(arg.as_str()) || is_result {
            continue;
        }
        let role = match model.meaning(arg) {
            Some(Meaning::Weight(_)) => Role::Weight,
            Some(Meaning::State(_)) => Role::State,
            Some(Meaning::Table(_)) => Role::Table,
            Some(Meaning::Row(_)) => Role::Row,
            Some(Meaning::Carried(_) | Meaning::Scalar(_) | Meaning::Number(_)) | None => continue,
        };
        if let Some(ty) = model.meaning(arg).and_then(|m| m.ty()) {
            names.insert(arg, graph.param(role, arg.as_str(), ty));
        }
    }
    let mut inliner = Inliner::new(composites, graph);
    for statement in &block.body {
        match apply(model, &mut inliner, &names, statement) {
            Ok(value) => drop(names.insert(&statement.result, value)),
            Err(Fault::At(name, message)) => diags.push(model.places.diag(&name, message)),
            // The line that should have defined the argument is reported already.
            Err(Fault::Follows) => {}
        }
    }
    let mut graph = inliner.graph;
    for (carried, value) in &block.outputs {
        let (Some(spec), Some(value)) = (model.carried(carried), names.get(value.as_str())) else { continue };
        let promised = Type::f32(spec.shape.iter().map(|s| s.dim.clone()).collect());
        if graph.ty(*value) != &promised {
            let message = format!("block `{}` gives `{carried}` as {}", block.name, graph.ty(*value));
            diags.push(model.places.diag(carried, message).note(format!("`{carried}` is declared as {promised}")));
        }
        graph.outputs.push(*value);
    }
    let read: Vec<Value> = graph.values.keys().flat_map(|v| graph.args(v).to_vec()).collect();
    let changed = |v: &Value| {
        graph.ty(*v).is_state() && graph.as_op(*v).is_some_and(|(op, _)| op.info().effect == Effect::Writes)
    };
    let last: Vec<Value> = graph.values.keys().filter(|v| changed(v) && !read.contains(v)).collect();
    graph.outputs.extend(last);
    if diags.is_empty() { Ok(graph) } else { Err(diags) }
}

enum Fault {
    At(Name, String),
    Follows,
}

fn apply(
    model: &Model,
    inliner: &mut Inliner,
    names: &BTreeMap<&str, Value>,
    statement: &Statement,
) -> Result<Value, Fault> {
    let at_op = |message: String| Fault::At(statement.op.clone(), message);
    let takes_dim = |index: usize| inliner.takes_dim(&statement.op, index);
    let dims: Vec<bool> = (0..statement.args.len()).map(takes_dim).collect();
    let mut given = Vec::with_capacity(statement.args.len());
    for (arg, is_dim) in statement.args.iter().zip(dims) {
        if is_dim {
            let dim = arg.parse().map_err(|e| Fault::At(arg.clone(), format!("{e}")))?;
            given.push(Given::Dim(dim));
            continue;
        }
        given.push(Given::Value(match (names.get(arg.as_str()), model.meaning(arg)) {
            (Some(value), _) => *value,
            (None, Some(Meaning::Scalar(scalar))) => {
                inliner.op(Op::Scalar(scalar.name.as_str().into()), &[]).map_err(at_op)?
            }
            (None, Some(Meaning::Number(number))) => inliner.op(Op::Const(F32::new(number)), &[]).map_err(at_op)?,
            (None, _) => return Err(Fault::Follows),
        }));
    }
    if inliner.has(&statement.op) {
        if statement.attributes != Default::default() {
            return Err(at_op(format!("composite `{}` takes no attributes", statement.op)));
        }
        return inliner.call(&statement.op, &given).map_err(at_op);
    }
    let op = primitive(statement).map_err(at_op)?;
    let args: Vec<Value> = given
        .iter()
        .map(|g| match g {
            Given::Value(value) => Ok(*value),
            Given::Dim(dim) => Err(at_op(format!("`{}` takes no dim, found `{dim}`", statement.op))),
        })
        .collect::<Result<_, _>>()?;
    inliner.op(op, &args).map_err(at_op)
}

/// The op a statement names, with the statement's attributes.
fn primitive(statement: &Statement) -> Result<Op, String> {
    let name = statement.op.as_str();
    let mut left = statement.attributes.clone();
    let missing = |what: &str| format!("`{name}` needs `{what}`");
    let op = if let Some(op) = UnaryOp::from_name(name) {
        Op::Unary(op)
    } else if let Some(op) = BinaryOp::from_name(name) {
        Op::Binary(op)
    } else if let Some(op) = CompareOp::from_name(name) {
        Op::Compare(op)
    } else if let Some(op) = ReduceOp::ALL.iter().find(|op| op.name() == name) {
        Op::Reduce(*op)
    } else {
        match name {
            "dim" => Op::DimValue(left.dim.take().ok_or_else(|| missing("dim"))?.dim),
            "select" => Op::Select,
            "reshape" => {
                Op::Reshape(left.shape.take().ok_or_else(|| missing("shape"))?.into_iter().map(|s| s.dim).collect())
            }
            "transpose" => Op::Transpose(left.axes.take().ok_or_else(|| missing("axes"))?),
            "slice" => Op::Slice {
                axis: left.axis.take().ok_or_else(|| missing("axis"))?,
                start: left.start.take().ok_or_else(|| missing("start"))?.dim,
                len: left.len.take().ok_or_else(|| missing("len"))?.dim,
            },
            "concat" => Op::Concat { axis: left.axis.take().ok_or_else(|| missing("axis"))? },
            "matmul" => Op::Matmul,
            "gather" => Op::Gather,
            "take" => Op::Take,
            "fold_sum" => Op::FoldSum { axis: left.axis.take().ok_or_else(|| missing("axis"))? },
            "top_k" => Op::TopK { k: left.k.take().ok_or_else(|| missing("k"))?.dim },
            "pick" => Op::Pick,
            "order" => Op::Order { below: left.below.take().ok_or_else(|| missing("below"))?.dim },
            "expert_matmul" => Op::ExpertMatmul,
            "kv_store" => Op::KvStore,
            "attention" => Op::Attention { window: left.window.take().map(|w| w.dim) },
            "conv_scan" => Op::ConvScan,
            "delta_scan" => Op::DeltaScan,
            _ => return Err(format!("unknown op `{name}`: neither in the op table nor a composite")),
        }
    };
    match left == Default::default() {
        true => Ok(op),
        false => Err(format!("`{name}` does not take all of these attributes")),
    }
}

/// The same graph with a `mat` on every value that an op computes.
fn materialize(graph: &Graph) -> Graph {
    let mut out = Graph::new(graph.name.as_str());
    let mut map: HashMap<Value, Value> = HashMap::new();
    // Whether a value depends on the step at hand and not only on the checkpoint.
    let mut steps: HashMap<Value, bool> = HashMap::new();
    for (value, data) in graph.values.iter() {
        let (new, dynamic) = match &data.def {
            ValueDef::Param(param) => {
                (out.param(param.role, param.name.as_str(), data.ty.clone()), param.role != Role::Weight)
            }
            ValueDef::Op { op, args } => {
                let new_args: Vec<Value> = args.iter().map(|a| map[a]).collect();
                let new = out.op(op.clone(), &new_args).expect("the graph was typed by the same rules");
                let dynamic = args.iter().any(|a| steps[a]);
                let view = matches!(op, Op::Reshape(_) | Op::Transpose(_) | Op::Slice { .. } | Op::Materialize);
                let plain = match &data.ty {
                    Type::Tensor(t) => t.dtype != DType::Bool && !t.shape.is_empty(),
                    Type::Pages(_) | Type::Slots(_) => true,
                    Type::Tuple(_) => false,
                };
                if dynamic && plain && !view { (mat(&mut out, new), dynamic) } else { (new, dynamic) }
            }
        };
        map.insert(value, new);
        steps.insert(value, dynamic);
    }
    for output in &graph.outputs {
        let value = map[output];
        let stored = matches!(out.as_op(value), Some((Op::Materialize, _)));
        let value = if stored { value } else { mat(&mut out, value) };
        out.outputs.push(value);
    }
    out
}

fn mat(graph: &mut Graph, value: Value) -> Value {
    graph.op(Op::Materialize, &[value]).expect("mat takes any value")
}
