//! See docs/architecture.md.

pub mod bandwidth;
pub mod micro;
pub mod pool;
