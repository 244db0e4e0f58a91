//! The slow meanings that everything fast is measured against.

pub mod graph;
pub mod inputs;
pub mod kernel;
pub mod random;
pub mod rows;
pub mod tensor;

pub use graph::run;
pub use rows::{RowTable, StreamRows};
pub use tensor::{Data, StateTensor, Tensor};
