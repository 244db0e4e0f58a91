//! See docs/architecture.md.

pub mod bandwidth;
pub mod lower;
pub mod micro;
pub mod pool;
pub mod run;
pub mod trellis;
