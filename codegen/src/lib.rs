//! See docs/architecture.md.

#![forbid(unsafe_code)]

pub mod kernelize;
pub mod legalize;
