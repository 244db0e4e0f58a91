//! A model by the tensor interpreter: the graphs that its bundle carries, on the checkpoint's own weights, in plain
//! loops. The judge of [`crate::step`].
//!
//! Promises: weights are decoded to f32 by the formats' reference and transformed as on a device; sums are rounded once; states start as zeros.
//! Nothing is cached: weights are read from the checkpoint when a block runs.
//!
//! Deliberately absent: speed.

use crate::bundle::Bundle;
use crate::checkpoint::Checkpoint;
use crate::placement::values;
use std::collections::BTreeMap;
use tf_ir::graph::{Graph, Value, ValueDef};
use tf_ir::interp::{self, RowTable, StateTensor, Tensor};
use tf_ir::ops::Op;
use tf_ir::spec::bind::Binding;
use tf_ir::spec::config::Config;
use tf_ir::spec::{Block, Model, StateKind, StateSpec};
use tf_ir::text::parse_graph;

/// What a model is, without a device.
pub struct Oracle<'a> {
    spec: &'a Model,
    config: &'a Config,
    binding: &'a Binding,
    checkpoint: &'a Checkpoint,
    graphs: BTreeMap<String, Graph>,
}

/// Carried values by name.
pub type Values = BTreeMap<String, Tensor>;

/// The states of all layers, by layer and name; empty at the start of all streams.
#[derive(Default)]
pub struct States(BTreeMap<(Option<u32>, String), StateTensor>);

/// What the weights of a block were multiplied with.
pub struct Products {
    /// Different values of the block.
    pub values: Vec<Tensor>,
    pub factors: Vec<Factor>,
}

/// What one weight was multiplied with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Factor {
    /// Its name in the spec.
    pub weight: String,
    /// Place among the values of the rows, [n, K]; of a stack's, [n, K] or [n, k, K].
    pub rows: usize,
    /// Of a stack: place of the matrices that each row chose, i32 [n, k].
    pub chosen: Option<usize>,
}

/// One block of the forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockAt<'a> {
    pub block: &'a str,
    pub layer: Option<u32>,
}

impl<'a> Oracle<'a> {
    /// Reads the graphs of all blocks that the checkpoint uses.
    ///
    /// # Errors
    /// A graph that the bundle lacks or that does not parse.
    pub fn new(
        bundle: &Bundle,
        spec: &'a Model,
        config: &'a Config,
        binding: &'a Binding,
        checkpoint: &'a Checkpoint,
    ) -> Result<Oracle<'a>, String> {
        let mut graphs = BTreeMap::new();
        for block in binding.blocks() {
            let path = format!("graph/{block}.tir");
            let text = bundle.text(&path).ok_or_else(|| format!("{}: {path} is missing", bundle.place()))?;
            let graph = parse_graph(text).map_err(|diags| {
                let first = diags.first().map(ToString::to_string).unwrap_or_default();
                format!("{}: {path}: {first}", bundle.place())
            })?;
            graphs.insert(block.to_string(), graph);
        }
        Ok(Oracle { spec, config, binding, checkpoint, graphs })
    }

    /// The blocks of a forward, in order.
    pub fn blocks(&self) -> Vec<BlockAt<'a>> {
        let binding = self.binding;
        let end = |block: &'a str| BlockAt { block, layer: None };
        let layers = (0u32..).zip(&binding.layers);
        let inner = layers.flat_map(|(i, l)| l.blocks.iter().map(move |block| BlockAt { block, layer: Some(i) }));
        std::iter::once(end(&binding.embed)).chain(inner).chain([end(&binding.head)]).collect()
    }

    /// Runs one block; returns its carried values in the spec's order.
    ///
    /// # Errors
    /// What the interpreter or the reading of a weight says.
    pub fn block(
        &self,
        at: BlockAt<'_>,
        carried: &Values,
        rows: &RowTable,
        states: &mut States,
    ) -> Result<Vec<(String, Tensor)>, String> {
        let (block, graph) = self.parts(at)?;
        let outputs = self.run(block, graph, at, carried, rows, states)?;
        Ok(block.outputs.iter().map(|(name, _)| name.to_string()).zip(outputs).collect())
    }

    /// Runs one block as [`Oracle::block`]; gives also what each weight was multiplied with.
    ///
    /// # Errors
    /// As [`Oracle::block`].
    pub fn products(
        &self,
        at: BlockAt<'_>,
        carried: &Values,
        rows: &RowTable,
        states: &mut States,
    ) -> Result<(Vec<(String, Tensor)>, Products), String> {
        let (block, graph) = self.parts(at)?;
        let mut graph = graph.clone();
        let own = graph.outputs.len();
        let mut values: Vec<Value> = Vec::new();
        let mut place = |value: Value| {
            values.iter().position(|v| *v == value).unwrap_or_else(|| {
                values.push(value);
                values.len() - 1
            })
        };
        let mut factors = Vec::new();
        for (_, data) in graph.values.iter() {
            if let ValueDef::Op { op: op @ (Op::Matmul | Op::ExpertMatmul), args } = &data.def
                && let Some(param) = graph.as_param(args[1])
            {
                let chosen = (*op == Op::ExpertMatmul).then(|| place(args[2]));
                factors.push(Factor { weight: param.name.clone(), rows: place(args[0]), chosen });
            }
        }
        graph.outputs.extend(&values);
        let mut outputs = self.run(block, &graph, at, carried, rows, states)?;
        let products = Products { values: outputs.split_off(own), factors };
        Ok((block.outputs.iter().map(|(name, _)| name.to_string()).zip(outputs).collect(), products))
    }

    fn parts(&self, at: BlockAt<'_>) -> Result<(&Block, &Graph), String> {
        match (self.spec.block(at.block), self.graphs.get(at.block)) {
            (Some(block), Some(graph)) => Ok((block, graph)),
            (_, _) => Err(format!("block `{}` does not exist", at.block)),
        }
    }

    fn run(
        &self,
        block: &Block,
        graph: &Graph,
        at: BlockAt<'_>,
        carried: &Values,
        rows: &RowTable,
        states: &mut States,
    ) -> Result<Vec<Tensor>, String> {
        let mut inputs = carried.clone();
        for weight in self.spec.weights_of(block) {
            inputs.insert(weight.name.to_string(), self.weight(at.layer, &weight.name)?);
        }
        for table in &self.config.tables {
            let shape = [rows.rows(), table.inv_freq.len()];
            let mut cos = vec![0.0; shape[0] * shape[1]];
            let mut sin = cos.clone();
            table.fill(&rows.position, &mut cos, &mut sin);
            inputs.insert(format!("{}.cos", table.name), Tensor::f32(&shape, cos));
            inputs.insert(format!("{}.sin", table.name), Tensor::f32(&shape, sin));
        }
        let specs = self.spec.states_of(block);
        let mut own = BTreeMap::new();
        for state in &specs {
            let key = (at.layer, state.name.to_string());
            let mut tensor = self.fresh(state, rows)?;
            if let Some(kept) = states.0.remove(&key) {
                // Pages and slots come first in the layout, so that a state grows at its end.
                tensor.shape[0] = tensor.shape[0].max(kept.shape[0]);
                let zeros = std::mem::replace(&mut tensor.data, kept.data);
                let missing = zeros.len().saturating_sub(tensor.data.len());
                tensor.data.extend(std::iter::repeat_n(0.0, missing));
            }
            own.insert(key.1, tensor);
        }
        let ran = interp::run(graph, &self.config.env, &self.config.scalars, &inputs, rows, &mut own);
        states.0.extend(own.into_iter().map(|(name, tensor)| ((at.layer, name), tensor)));
        ran.map_err(|e| format!("block `{}`: {e}", at.block))
    }

    /// Runs a whole step; returns the head's first value, the logits [m, V].
    ///
    /// # Errors
    /// As [`Oracle::block`].
    pub fn forward(&self, rows: &RowTable, states: &mut States) -> Result<Tensor, String> {
        let mut carried = Values::new();
        let mut last = None;
        for at in self.blocks() {
            let outputs = self.block(at, &carried, rows, states)?;
            last = outputs.first().map(|(_, tensor)| tensor.clone());
            carried.extend(outputs);
        }
        last.ok_or_else(|| "the head gives nothing".to_string())
    }

    fn weight(&self, layer: Option<u32>, name: &str) -> Result<Tensor, String> {
        let unbound = || format!("weight `{name}` is not bound");
        let key = self.binding.key(layer, name).ok_or_else(unbound)?;
        let (_, bound) = self.binding.resolve(&key).ok_or_else(unbound)?;
        let shape: Vec<usize> = bound.shape.iter().map(|d| *d as usize).collect();
        let values = values(self.checkpoint, bound).map_err(|e| e.to_string())?;
        Ok(Tensor::f32(&shape, values))
    }

    /// A state of zeros, with the pages and slots that the rows name.
    fn fresh(&self, state: &StateSpec, rows: &RowTable) -> Result<StateTensor, String> {
        let eval = |size: &tf_ir::spec::Size| {
            size.dim.eval(&self.config.env).map(|v| v as usize).map_err(|e| format!("state `{}`: {e}", state.name))
        };
        let count = |all: &mut dyn Iterator<Item = u32>| all.max().map_or(1, |highest| highest as usize + 1);
        Ok(match &state.kind {
            StateKind::Pages { heads, width, .. } => {
                let pages = count(&mut rows.pages.iter().flatten().copied());
                StateTensor::pages(pages, eval(heads)?, eval(width)?)
            }
            StateKind::Slots { shape } => {
                let shape = shape.iter().map(eval).collect::<Result<Vec<usize>, String>>()?;
                StateTensor::slots(count(&mut rows.slot.iter().copied()), &shape)
            }
        })
    }
}
