//! See docs/architecture.md.

pub mod checkpoint;
pub mod engine;
pub mod sample;
pub mod weights;
