//! See docs/architecture.md.

#![forbid(unsafe_code)]
