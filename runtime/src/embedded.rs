//! What the binary carries: the bundles that the compiler made and the default model, as files in memory.
//!
//! Promises: exactly the files of `generated/` and of the folder that `assets/default` names, byte for byte. Nothing
//! is checked here; [`crate::bundle`] and [`crate::checkpoint`] distrust them like files from disk.

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// Paths with `/`, and contents.
pub type Files = &'static [(&'static str, &'static [u8])];
