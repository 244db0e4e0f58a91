//! Choosing experts and multiplying by their matrices.

use super::super::tensor::Tensor;
use super::dot;

/// x [.., E] → i32 `shape`, [.., k]
pub fn top_k(x: &Tensor, shape: Vec<usize>) -> Result<Tensor, String> {
    let (Some(count), Some(k)) = (x.shape.last().copied(), shape.last().copied()) else {
        return Err("a scalar has no largest elements".to_string());
    };
    if k > count {
        return Err(format!("the {k} largest of {count}"));
    }
    let mut places = Vec::new();
    for row in x.floats()?.chunks(count.max(1)) {
        let mut left: Vec<usize> = (0..count).collect();
        for _ in 0..k {
            // The first of the largest.
            let best = (1..left.len()).fold(0, |best, i| if row[left[i]] > row[left[best]] { i } else { best });
            places.push(left.remove(best) as i32);
        }
    }
    Ok(Tensor::i32(&shape, places))
}

/// x [.., E] or [E], index [.., k] → [.., k]
pub fn pick(x: &Tensor, index: &Tensor) -> Result<Tensor, String> {
    let (Some(count), Some(k)) = (x.shape.last().copied(), index.shape.last().copied()) else {
        return Err("a scalar has no elements to pick".to_string());
    };
    let (data, places) = (x.floats()?, index.ints()?);
    let mut picked = Vec::with_capacity(places.len());
    for (row, places) in places.chunks(k.max(1)).enumerate() {
        let from = if x.shape.len() == 1 { 0 } else { row * count };
        for place in places {
            let place = within(*place, count)?;
            picked.push(data[from + place]);
        }
    }
    Ok(Tensor::f32(&index.shape, picked))
}

/// i32 x → the places of its elements, sorted by element; then where among them those of each number begin, and their count.
pub fn order(x: &Tensor, below: usize, shape: &[usize]) -> Result<Tensor, String> {
    let numbers: Vec<usize> = x.ints()?.iter().map(|element| within(*element, below)).collect::<Result<_, _>>()?;
    let mut places: Vec<usize> = (0..numbers.len()).collect();
    places.sort_by_key(|place| numbers[*place]);
    let starts: Vec<usize> = (0..=below).map(|n| places.partition_point(|place| numbers[*place] < n)).collect();
    Ok(Tensor::i32(shape, places.into_iter().chain(starts).map(|i| i as i32).collect()))
}

/// x [n, K] or [n, k, K], w [E, N, K], experts i32 [n, k] and their order → [n, k, N]
pub fn matmul(x: &Tensor, w: &Tensor, experts: &Tensor, order: &Tensor, shape: &[usize]) -> Result<Tensor, String> {
    let (&[count, n, k], &[_, slots]) = (&w.shape[..], &experts.shape[..]) else {
        return Err("weights have 3 axes, experts 2".to_string());
    };
    let (data, weights, chosen) = (x.floats()?, w.floats()?, experts.ints()?);
    let mut out = vec![0.0f32; chosen.len() * n];
    if *order != self::order(experts, count, &order.shape)? {
        return Err("the order is not that of the experts".to_string());
    }
    for (place, expert) in chosen.iter().enumerate() {
        let expert = within(*expert, count)?;
        let row = if x.shape.len() == 2 { place / slots } else { place };
        for column in 0..n {
            let at = (expert * n + column) * k;
            out[place * n + column] = dot(&data[row * k..(row + 1) * k], &weights[at..at + k]) as f32;
        }
    }
    Ok(Tensor::f32(shape, out))
}

fn within(index: i32, count: usize) -> Result<usize, String> {
    usize::try_from(index).ok().filter(|i| *i < count).ok_or_else(|| format!("index {index} of {count}"))
}
