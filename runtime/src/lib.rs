//! See docs/architecture.md.
pub mod engine;
pub mod sample;
