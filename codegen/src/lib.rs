//! See docs/architecture.md.

#![forbid(unsafe_code)]

pub mod bundle;
pub mod cost;
pub mod egraph;
pub mod emit;
pub mod explain;
pub mod filetest;
pub mod fuse;
pub mod generated;
pub mod group;
pub mod kernelize;
pub mod legalize;
pub mod load;
pub mod lower;
pub mod plan;
pub mod rules;
pub mod sharing;
