//! See docs/architecture.md.

pub mod bundle;
pub mod check;
pub mod checkpoint;
pub mod cli;
pub mod constrain;
pub mod device;
pub mod dialogue;
pub mod embedded;
pub mod engine;
pub mod eval;
pub mod info;
pub mod kv;
pub mod markup;
pub mod model;
pub mod oracle;
pub mod placement;
pub mod plan;
pub mod quantize;
pub mod sample;
pub mod schedule;
pub mod serve;
pub mod step;
pub mod template;
pub mod text;
pub mod weights;

#[cfg(test)]
mod testing;
