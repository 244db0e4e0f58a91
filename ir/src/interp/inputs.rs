//! Inputs for a graph, made up from a seed: the same on every machine.

use super::rows::RowTable;
use super::tensor::{Data, StateTensor, Tensor, elements};
use crate::dtype::DType;
use crate::graph::{Graph, Role};
use crate::ops::Type;
use crate::shape::{Env, PAGE, ROWS, STREAMS, Sym, TABLE, WANTED};
use std::collections::BTreeMap;

/// Uniform numbers by a counter and a mixing function.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    /// Below `bound`, which is at least 1.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.draw() % bound.max(1) as u64) as usize
    }

    /// In [-1, 1), a multiple of 1/1024.
    pub fn float(&mut self) -> f32 {
        (self.draw() % 2048) as f32 / 1024.0 - 1.0
    }
}

/// What [`super::run`] needs besides a graph and dims.
#[derive(Clone, Debug)]
pub struct Inputs {
    pub inputs: BTreeMap<String, Tensor>,
    pub states: BTreeMap<String, StateTensor>,
}

/// Dims with those of the step added.
pub fn step_env(env: &Env, rows: &RowTable) -> Env {
    let mut env = env.clone();
    let counts =
        [(ROWS, rows.rows()), (STREAMS, rows.streams()), (WANTED, rows.wanted.len()), (TABLE, rows.table_width())];
    env.extend(counts.map(|(name, count)| (Sym::from(name), count as u64)));
    env
}

/// Inputs, weights, tables and states of `graph`: numbers in [-1, 1), indices 0. Equal names get equal numbers in every
/// graph, so that a graph and what a pass made of it can be compared.
pub fn random(graph: &Graph, env: &Env, rows: &RowTable, seed: u64) -> Result<Inputs, String> {
    let env = step_env(env, rows);
    let mut all = Inputs { inputs: BTreeMap::new(), states: BTreeMap::new() };
    for (_, param, ty) in graph.params() {
        let mut random = param.name.bytes().fold(Random::new(seed), |mut r, b| {
            r.0 ^= u64::from(b);
            Random::new(r.draw())
        });
        let eval = |shape: &[crate::shape::Dim]| -> Result<Vec<usize>, String> {
            let dims: Result<Vec<u64>, _> = shape.iter().map(|d| d.eval(&env)).collect();
            let dims = dims.map_err(|e| format!("parameter `%{}`: {e}", param.name))?;
            Ok(dims.into_iter().map(|d| d as usize).collect())
        };
        match ty {
            Type::Tensor(_) if param.role == Role::Row => {}
            Type::Tensor(t) => {
                let shape = eval(&t.shape)?;
                let count = elements(&shape)?;
                let data = match t.dtype {
                    DType::F32 | DType::Stored => Data::F32((0..count).map(|_| random.float()).collect()),
                    DType::I32 => Data::I32(vec![0; count]),
                    DType::Bool => Data::Bool((0..count).map(|_| random.below(2) == 1).collect()),
                };
                all.inputs.insert(param.name.clone(), Tensor { shape, data });
            }
            Type::Pages(t) | Type::Slots(t) => {
                let inner = eval(&t.shape)?;
                let highest = |all: &mut dyn Iterator<Item = u32>| all.max().map_or(1, |x| x as usize + 1);
                let shape = match (ty, inner.as_slice()) {
                    (Type::Pages(_), [heads, width]) => {
                        let pages = highest(&mut rows.pages.iter().flatten().copied());
                        vec![pages, *heads, PAGE as usize, *width]
                    }
                    (_, inner) => [&[highest(&mut rows.slot.iter().copied())], inner].concat(),
                };
                let data = (0..elements(&shape)?).map(|_| random.float()).collect();
                all.states.insert(param.name.clone(), StateTensor { shape, data });
            }
            Type::Tuple(_) => return Err(format!("parameter `%{}` is a tuple", param.name)),
        }
    }
    Ok(all)
}
