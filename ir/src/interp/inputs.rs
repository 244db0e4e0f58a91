//! Inputs for a graph, made up from a seed: the same on every machine.

use super::rows::RowTable;
use super::tensor::{Data, StateTensor, Tensor, elements};
use crate::dtype::{DType, Storage};
use crate::format::{Affine, Format, Matrix};
use crate::graph::{Graph, Role, Value};
use crate::ops::{Op, Type};
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

/// Made-up bytes of a stored weight, whose numbers are below about 1/2.
///
/// # Errors
/// As [`crate::format::Format::layout`].
pub fn stored_weight(matrix: &Matrix, random: &mut Random) -> Result<Vec<u8>, String> {
    let layout = matrix.format.layout(&matrix.shape)?;
    let mut bytes = vec![0; layout.bytes as usize];
    for part in &layout.parts {
        let here = &mut bytes[part.offset as usize..(part.offset + part.bytes) as usize];
        let (storage, size) = match (matrix.format, part.name) {
            (Format::Plain(storage), _) => (storage, 0.5),
            (Format::Affine(format), "scales") => (format.scales, 0.25 / f32::from(1u16 << format.bits)),
            (Format::Affine(format), "biases") => (format.scales, 0.25),
            (Format::Exl3(_), "suh" | "svh") => (Storage::F16, 0.5),
            _ => {
                here.iter_mut().for_each(|byte| *byte = random.draw() as u8);
                continue;
            }
        };
        let mut number = || random.float() * size;
        match storage {
            Storage::F32 => here.chunks_exact_mut(4).for_each(|b| b.copy_from_slice(&number().to_le_bytes())),
            Storage::F16 => {
                here.chunks_exact_mut(2).for_each(|b| b.copy_from_slice(&half::f16::from_f32(number()).to_le_bytes()));
            }
            Storage::Bf16 => {
                here.chunks_exact_mut(2).for_each(|b| b.copy_from_slice(&half::bf16::from_f32(number()).to_le_bytes()));
            }
        }
    }
    Ok(bytes)
}

/// A kernel that reads N elements of a weight, alone into `y` and by fours into `z`.
pub const READ_ELEMENTS: &str =
    "kernel @k(buffer %w: stored read, buffer %y: f32 write, buffer %z: f32 write, dim %d0 = N) grid(1, 1, 1) lanes 1 {
  %zero = const 0 : u32
  %one = const 1 : u32
  %four = const 4 : u32
  %n = dim %d0 : u32
  for %i = %zero to %n step %one {
    %x = load %w[%i] : f32
    store %y[%i] = %x
  }
  for %j = %zero to %n step %four {
    %v = load %w[%j] : f32x4
    store %z[%j] = %v
  }
}";

/// Every format whose elements can be had one by one.
pub fn element_formats() -> impl Iterator<Item = Format> {
    Storage::ALL.into_iter().map(Format::Plain).chain(Affine::all().map(Format::Affine))
}

/// Stored weights of a graph by name: what they are, and their bytes.
pub type StoredWeights = BTreeMap<String, (Matrix, Vec<u8>)>;

/// Makes up the stored weights of `graph` in this format, or as plain bf16 where its shape does not allow it or an op
/// reads single rows of what is rotated, and puts their decoded numbers among the inputs.
///
/// # Errors
/// A dim without a value.
pub fn store(
    graph: &Graph,
    env: &Env,
    format: Format,
    inputs: &mut Inputs,
    seed: u64,
) -> Result<StoredWeights, String> {
    let mut random = Random::new(seed);
    let mut all = StoredWeights::new();
    for (value, param, ty) in graph.params() {
        let Type::Tensor(t) = ty else { continue };
        if t.dtype != DType::Stored {
            continue;
        }
        let shape: Vec<u64> =
            t.shape.iter().map(|d| d.eval(env)).collect::<Result<_, _>>().map_err(|e| e.to_string())?;
        let mut matrix = Matrix { format, shape };
        let is_multiplied =
            |(op, args): (&Op, &[Value])| !args.contains(&value) || matches!(op, Op::Matmul | Op::ExpertMatmul);
        let only_multiplied = graph.values.keys().filter_map(|v| graph.as_op(v)).all(is_multiplied);
        if format.layout(&matrix.shape).is_err() || (matches!(format, Format::Exl3(_)) && !only_multiplied) {
            matrix.format = Format::Plain(Storage::Bf16);
        }
        let bytes = stored_weight(&matrix, &mut random)?;
        let rows = matrix.shape.split_last().map_or(1, |(_, lead)| lead.iter().product());
        let data = matrix.format.decode_rows(&bytes, &matrix.shape, 0..rows)?;
        let shape = matrix.shape.iter().map(|s| *s as usize).collect();
        inputs.inputs.insert(param.name.clone(), Tensor { shape, data: Data::F32(data) });
        all.insert(param.name.clone(), (matrix, bytes));
    }
    Ok(all)
}
