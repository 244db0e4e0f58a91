//! What several tests share: where the vendors' tools are, and how emitted text
//! is assembled or executed without the hardware it is for.
//!
//! The tests themselves are in `tests/tests`. Nothing here is linked into `tfc`
//! or `tf-run`.

pub mod checkpoint;
pub mod fuzz;
pub mod models;
pub mod msl;
pub mod ptx;
pub mod served;
pub mod tools;
