//! The data of the compiler: specs, tensor graphs, kernels, bundles; their text forms, checks and slow meanings.
//!
//! This crate does no input or output: every function takes values and returns values. `tf-codegen` makes what is
//! described here, `tf-runtime` loads it. See `docs/architecture.md` for the map.

#![forbid(unsafe_code)]

pub mod bundle;
pub mod diag;
pub mod dtype;
pub mod entity;
pub mod format;
pub mod graph;
pub mod infer;
pub mod interp;
pub mod kernel;
pub mod ops;
pub mod schedule;
pub mod shape;
pub mod spec;
pub mod target;
pub mod text;
pub mod verify;
