//! Tensors of the interpreter: a shape and its elements in row-major order.

use crate::dtype::DType;

/// Elements in row-major order.
#[derive(Clone, PartialEq, Debug)]
pub enum Data {
    F32(Vec<f32>),
    I32(Vec<i32>),
    Bool(Vec<bool>),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Tensor {
    pub shape: Vec<usize>,
    /// As many as the shape says.
    pub data: Data,
}

/// The number of elements of a shape, unless it is absurd.
pub fn elements(shape: &[usize]) -> Result<usize, String> {
    const MOST: usize = 1 << 32;
    let count = shape.iter().try_fold(1usize, |a, b| a.checked_mul(*b));
    count.filter(|c| *c <= MOST).ok_or_else(|| format!("a tensor of shape {shape:?} is too large"))
}

impl Tensor {
    /// `data` has as many elements as `shape` says.
    pub fn f32(shape: &[usize], data: Vec<f32>) -> Tensor {
        Tensor { shape: shape.to_vec(), data: Data::F32(data) }
    }

    /// `data` has as many elements as `shape` says.
    pub fn i32(shape: &[usize], data: Vec<i32>) -> Tensor {
        Tensor { shape: shape.to_vec(), data: Data::I32(data) }
    }

    pub fn scalar(value: f32) -> Tensor {
        Tensor::f32(&[], vec![value])
    }

    pub fn dtype(&self) -> DType {
        match self.data {
            Data::F32(_) => DType::F32,
            Data::I32(_) => DType::I32,
            Data::Bool(_) => DType::Bool,
        }
    }

    pub fn len(&self) -> usize {
        match &self.data {
            Data::F32(d) => d.len(),
            Data::I32(d) => d.len(),
            Data::Bool(d) => d.len(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The elements of an f32 tensor.
    pub fn floats(&self) -> Result<&[f32], String> {
        match &self.data {
            Data::F32(d) => Ok(d),
            Data::I32(_) | Data::Bool(_) => Err(format!("expected f32, found {}", self.dtype())),
        }
    }

    /// The elements of an i32 tensor.
    pub fn ints(&self) -> Result<&[i32], String> {
        match &self.data {
            Data::I32(d) => Ok(d),
            Data::F32(_) | Data::Bool(_) => Err(format!("expected i32, found {}", self.dtype())),
        }
    }

    /// The elements of a bool tensor.
    pub fn bools(&self) -> Result<&[bool], String> {
        match &self.data {
            Data::Bool(d) => Ok(d),
            Data::F32(_) | Data::I32(_) => Err(format!("expected bool, found {}", self.dtype())),
        }
    }
}

/// A state of the model between steps, f32.
#[derive(Clone, PartialEq, Debug)]
pub struct StateTensor {
    /// [pages, heads, 512, width] for pages, [slots, ...] for slots.
    pub shape: Vec<usize>,
    pub data: Vec<f32>,
}

impl StateTensor {
    /// Zeros for `pages` pages of [heads, 512, width].
    pub fn pages(pages: usize, heads: usize, width: usize) -> StateTensor {
        let shape = vec![pages, heads, crate::shape::PAGE as usize, width];
        let data = vec![0.0; shape.iter().product()];
        StateTensor { shape, data }
    }

    /// Zeros for `slots` slots of this shape.
    pub fn slots(slots: usize, shape: &[usize]) -> StateTensor {
        let shape = [&[slots], shape].concat();
        let data = vec![0.0; shape.iter().product()];
        StateTensor { shape, data }
    }
}
