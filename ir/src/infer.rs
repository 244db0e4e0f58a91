//! The type rule of every op: from the op and its arguments' types to the result's type, or what is wrong.

use crate::dtype::DType;
use crate::ops::{Op, TensorType, Type};
use crate::shape::{Dim, ROWS};

/// The type of `op` applied to arguments of these types.
///
/// Errors say what was found and what was expected, without a place: the caller knows the line.
pub fn infer(op: &Op, args: &[&Type]) -> Result<Type, String> {
    let ty = infer_unchecked(op, args)?;
    match ty.dims().iter().find(|d| d.is_overflow()) {
        Some(_) => Err(format!("a dim of the result of `{}` does not fit", op.name())),
        None => Ok(ty),
    }
}

fn infer_unchecked(op: &Op, args: &[&Type]) -> Result<Type, String> {
    let info = op.info();
    match info.arity {
        Some(arity) if arity != args.len() => {
            return Err(format!("`{}` takes {arity} arguments, found {}", info.name, args.len()));
        }
        None if args.is_empty() => return Err(format!("`{}` takes at least one argument", info.name)),
        _ => {}
    }
    let name = info.name;
    match op {
        Op::Const(_) | Op::Scalar(_) | Op::DimValue(_) => Ok(Type::f32(vec![])),
        Op::Unary(_) => Ok(Type::Tensor(float(name, args[0])?.clone())),
        Op::Binary(_) => Ok(Type::f32(broadcast(name, &[float(name, args[0])?, float(name, args[1])?])?)),
        Op::Compare(_) => {
            let shape = broadcast(name, &[float(name, args[0])?, float(name, args[1])?])?;
            Ok(Type::tensor(DType::Bool, shape))
        }
        Op::Select => {
            let condition = tensor(name, args[0])?;
            if condition.dtype != DType::Bool {
                return Err(format!("`select` takes a bool first, found {condition}"));
            }
            let shape = broadcast(name, &[condition, float(name, args[1])?, float(name, args[2])?])?;
            Ok(Type::f32(shape))
        }
        Op::Reshape(shape) => {
            let from = tensor(name, args[0])?;
            let count = |dims: &[Dim]| dims.iter().cloned().fold(Dim::constant(1), |a, b| a * b);
            if count(shape).is_overflow() {
                return Err(format!("the number of elements of {from} does not fit"));
            }
            if count(&from.shape) != count(shape) {
                return Err(format!(
                    "`reshape` keeps the number of elements: {} is {}, the new shape has {}",
                    from,
                    count(&from.shape),
                    count(shape)
                ));
            }
            Ok(Type::tensor(from.dtype, shape.clone()))
        }
        Op::Transpose(axes) => {
            let from = tensor(name, args[0])?;
            let mut sorted = axes.clone();
            sorted.sort_unstable();
            if sorted.len() != from.shape.len() || sorted.iter().enumerate().any(|(i, a)| i != *a as usize) {
                return Err(format!("`transpose` takes each axis of {from} once, found {axes:?}"));
            }
            Ok(Type::tensor(from.dtype, axes.iter().map(|a| from.shape[*a as usize].clone()).collect()))
        }
        Op::Slice { axis, len, .. } => {
            let from = tensor(name, args[0])?;
            let mut shape = from.shape.clone();
            *axis_of(name, &mut shape, *axis)? = len.clone();
            Ok(Type::tensor(from.dtype, shape))
        }
        Op::Concat { axis } => {
            let first = tensor(name, args[0])?;
            let mut shape = first.shape.clone();
            let mut total = Dim::constant(0);
            for arg in args {
                let part = tensor(name, arg)?;
                let mut others = part.shape.clone();
                total = total + axis_of(name, &mut others, *axis)?.clone();
                *axis_of(name, &mut others, *axis)? = axis_of(name, &mut shape, *axis)?.clone();
                if others != shape || part.dtype != first.dtype {
                    return Err(format!("`concat` joins equal shapes but for axis {axis}: {first} and {part} differ"));
                }
            }
            *axis_of(name, &mut shape, *axis)? = total;
            Ok(Type::tensor(first.dtype, shape))
        }
        Op::Reduce(_) => {
            let mut from = float(name, args[0])?.clone();
            match from.shape.last_mut() {
                Some(last) => *last = Dim::constant(1),
                None => return Err(format!("`{name}` takes at least one axis, found {from}")),
            }
            Ok(Type::Tensor(from))
        }
        Op::FoldSum { axis } => {
            let mut from = float(name, args[0])?.clone();
            if usize::from(*axis) + 1 >= from.shape.len() {
                return Err(format!("`fold_sum` sums over an axis but the last, found axis {axis} of {from}"));
            }
            from.shape.remove(usize::from(*axis));
            Ok(Type::Tensor(from))
        }
        Op::Matmul => {
            let x = float(name, args[0])?;
            let w = tensor(name, args[1])?;
            if w.shape.len() != 2 || !matches!(w.dtype, DType::Stored | DType::F32) {
                return Err(format!("`matmul` takes a weight [N, K], found {w}"));
            }
            if x.shape.last() != Some(&w.shape[1]) {
                return Err(format!("`matmul` sums over the last axes of {x} and {w}, which differ"));
            }
            let mut shape = x.shape.clone();
            shape.pop();
            shape.push(w.shape[0].clone());
            Ok(Type::f32(shape))
        }
        Op::Gather => {
            let table = tensor(name, args[0])?;
            let index = tensor(name, args[1])?;
            if table.shape.len() != 2 || index.dtype != DType::I32 || index.shape.len() != 1 {
                return Err(format!("`gather` takes a table [V, H] and i32[n], found {table} and {index}"));
            }
            Ok(Type::f32(vec![index.shape[0].clone(), table.shape[1].clone()]))
        }
        Op::Take => {
            let x = tensor(name, args[0])?;
            let index = tensor(name, args[1])?;
            if x.shape.is_empty() || index.dtype != DType::I32 || index.shape.len() != 1 {
                return Err(format!("`take` takes [n, ..] and i32[m], found {x} and {index}"));
            }
            let mut shape = x.shape.clone();
            shape[0] = index.shape[0].clone();
            Ok(Type::tensor(x.dtype, shape))
        }
        Op::TopK { k } => {
            let mut shape = float(name, args[0])?.shape.clone();
            match shape.last_mut() {
                Some(last) => *last = k.clone(),
                None => return Err(format!("`top_k` takes at least one axis, found {}", args[0])),
            }
            Ok(Type::tensor(DType::I32, shape))
        }
        Op::Pick => {
            let (x, index) = (float(name, args[0])?, int(name, args[1])?);
            let (Some((_, of_x)), Some((_, of_index))) = (x.shape.split_last(), index.shape.split_last()) else {
                return Err(format!("`pick` takes [.., E] and i32[.., k], found {x} and {index}"));
            };
            if !of_x.is_empty() && of_x != of_index {
                return Err(format!("`pick` takes one index or a row of them for each row: {x} and {index} differ"));
            }
            Ok(Type::f32(index.shape.clone()))
        }
        Op::Order { below } => {
            let x = int(name, args[0])?;
            match x.shape.as_slice() {
                [n, k] => Ok(Type::tensor(DType::I32, vec![order_len(n, k, below)])),
                _ => Err(format!("`order` takes i32[n, k], found {x}")),
            }
        }
        Op::ExpertMatmul => {
            let (x, w) = (float(name, args[0])?, tensor(name, args[1])?);
            let (experts, order) = (int(name, args[2])?, int(name, args[3])?);
            if w.shape.len() != 3 || !matches!(w.dtype, DType::Stored | DType::F32) {
                return Err(format!("`expert_matmul` takes weights [E, N, K], found {w}"));
            }
            let ordered = |order: &[Dim]| match experts.shape.as_slice() {
                [n, k] => order == [order_len(n, k, &w.shape[0])],
                _ => false,
            };
            if !ordered(&order.shape) {
                return Err(format!("`expert_matmul` takes i32[n, k] and its order, found {experts} and {order}"));
            }
            let of_row = [experts.shape[0].clone(), w.shape[2].clone()];
            let of_slot = [experts.shape[0].clone(), experts.shape[1].clone(), w.shape[2].clone()];
            if x.shape != of_row && x.shape != of_slot {
                return Err(format!("`expert_matmul` takes x[n, K] or x[n, k, K] for {w} and {experts}, found {x}"));
            }
            Ok(Type::f32(vec![experts.shape[0].clone(), experts.shape[1].clone(), w.shape[1].clone()]))
        }
        Op::KvStore => {
            let cache = pages(name, args[0])?;
            let x = float(name, args[1])?;
            let expected = [vec![Dim::sym(ROWS)], cache.shape.clone()].concat();
            if cache.shape.len() != 2 || x.shape != expected {
                return Err(format!("`kv_store` writes [n, heads, width] into pages of the same, found {x}, {cache}"));
            }
            Ok(args[0].clone())
        }
        Op::Attention { .. } => {
            let q = float(name, args[0])?;
            let (k, v) = (pages(name, args[1])?, pages(name, args[2])?);
            if q.shape.len() != 3 || k.shape.len() != 2 || v.shape.len() != 2 {
                return Err(format!("`attention` takes q[n, nh, hd] and pages [nkv, hd], found {q}, {k}, {v}"));
            }
            if q.shape[2] != k.shape[1] || k.shape[0] != v.shape[0] {
                return Err(format!("`attention` needs one head size and one number of key heads: {q}, {k}, {v}"));
            }
            Ok(Type::f32(vec![q.shape[0].clone(), q.shape[1].clone(), v.shape[1].clone()]))
        }
        Op::ConvScan => {
            let x = float(name, args[0])?;
            let w = float(name, args[1])?;
            let tail = slots(name, args[2])?;
            let fits = x.shape.len() == 2
                && w.shape.len() == 2
                && w.shape[0] == x.shape[1]
                && tail.shape == [w.shape[0].clone(), w.shape[1].clone() - Dim::constant(1)];
            if !fits {
                return Err(format!("`conv_scan` takes x[n, C], w[C, K], slots [C, K - 1], found {x}, {w}, {tail}"));
            }
            Ok(args[0].clone())
        }
        Op::DeltaScan => {
            let all: Vec<&TensorType> = args[..5].iter().map(|a| float(name, a)).collect::<Result<_, _>>()?;
            let state = slots(name, args[5])?;
            let (q, k, v, g, beta) = (all[0], all[1], all[2], all[3], all[4]);
            let fits = q.shape.len() == 3
                && v.shape.len() == 3
                && q == k
                && q.shape[0] == v.shape[0]
                && g.shape == v.shape[..2]
                && beta.shape == v.shape[..2]
                && state.shape == [v.shape[1].clone(), q.shape[2].clone(), v.shape[2].clone()];
            if !fits {
                return Err(format!(
                    "`delta_scan` takes q, k [n, nk, dk], v [n, nv, dv], g, beta [n, nv], slots [nv, dk, dv], found {q}, {k}, {v}, {g}, {beta}, {state}"
                ));
            }
            Ok(args[2].clone())
        }
        Op::Materialize => Ok(args[0].clone()),
        Op::Both => Ok(Type::Tuple(args.iter().map(|a| (*a).clone()).collect())),
        Op::Part(index) => match args[0] {
            Type::Tuple(parts) => parts
                .get(*index as usize)
                .cloned()
                .ok_or_else(|| format!("`part` {index} of a tuple of {}", parts.len())),
            Type::Tensor(_) | Type::Pages(_) | Type::Slots(_) => {
                Err(format!("`part` takes a tuple, found {}", args[0]))
            }
        },
    }
}

/// Elements of the order of [n, k] numbers below `below`.
fn order_len(n: &Dim, k: &Dim, below: &Dim) -> Dim {
    n.clone() * k.clone() + below.clone() + Dim::constant(1)
}

/// The shape of elementwise results: dims aligned from the right, equal or 1 or missing.
pub fn broadcast(name: &str, types: &[&TensorType]) -> Result<Vec<Dim>, String> {
    let rank = types.iter().map(|t| t.shape.len()).max().unwrap_or(0);
    let mut shape = vec![Dim::constant(1); rank];
    for t in types {
        let skip = rank - t.shape.len();
        for (out, dim) in shape[skip..].iter_mut().zip(&t.shape) {
            if out.is_one() {
                *out = dim.clone();
            } else if !dim.is_one() && dim != out {
                let shown: Vec<String> = types.iter().map(|t| t.to_string()).collect();
                return Err(format!("`{name}` cannot broadcast {} together", shown.join(" and ")));
            }
        }
    }
    Ok(shape)
}

fn tensor<'a>(name: &str, ty: &'a Type) -> Result<&'a TensorType, String> {
    ty.as_tensor().ok_or_else(|| format!("`{name}` takes a tensor here, found {ty}"))
}

fn float<'a>(name: &str, ty: &'a Type) -> Result<&'a TensorType, String> {
    match tensor(name, ty)? {
        t if t.dtype == DType::F32 => Ok(t),
        t => Err(format!("`{name}` takes f32 here, found {t}")),
    }
}

fn int<'a>(name: &str, ty: &'a Type) -> Result<&'a TensorType, String> {
    match tensor(name, ty)? {
        t if t.dtype == DType::I32 => Ok(t),
        t => Err(format!("`{name}` takes i32 here, found {t}")),
    }
}

fn pages<'a>(name: &str, ty: &'a Type) -> Result<&'a TensorType, String> {
    match ty {
        Type::Pages(t) => Ok(t),
        Type::Tensor(_) | Type::Slots(_) | Type::Tuple(_) => Err(format!("`{name}` takes pages here, found {ty}")),
    }
}

fn slots<'a>(name: &str, ty: &'a Type) -> Result<&'a TensorType, String> {
    match ty {
        Type::Slots(t) => Ok(t),
        Type::Tensor(_) | Type::Pages(_) | Type::Tuple(_) => Err(format!("`{name}` takes slots here, found {ty}")),
    }
}

fn axis_of<'a>(name: &str, shape: &'a mut [Dim], axis: u8) -> Result<&'a mut Dim, String> {
    let rank = shape.len();
    shape.get_mut(axis as usize).ok_or_else(|| format!("`{name}` has no axis {axis} in {rank} axes"))
}
