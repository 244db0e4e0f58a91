//! See docs/architecture.md.

#![forbid(unsafe_code)]

pub mod cost;
pub mod egraph;
pub mod emit;
pub mod explain;
pub mod filetest;
pub mod fuse;
pub mod group;
pub mod kernelize;
pub mod legalize;
pub mod load;
pub mod lower;
pub mod plan;
pub mod rules;
pub mod sharing;
