//! Everything that is read from a model folder, well-formed and hostile.

mod checkpoint;
mod hostile;
mod template;
mod text;
mod weights;
