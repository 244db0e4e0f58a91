//! How a group is computed: data attached to it by `plan`, read by `kernelize`.

use crate::format::BLOCK;
use std::fmt;

/// Widths and tiles of one kernel.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Schedule {
    /// Lanes of a workgroup.
    pub lanes: u32,
    /// Components of loads, stores and arithmetic along the innermost axis: 1 or 4.
    pub vector: u8,
    /// Rows of the step that a workgroup takes together (tile products, attention by tiles).
    pub rows: u32,
    /// Columns (weight rows) of a tile product.
    pub cols: u32,
    /// Length of K that a prepared operand is staged for at a time; `None`: all of K at once.
    pub k_chunk: Option<u32>,
}

impl Schedule {
    /// Whether tile products are of whole blocks of the rotations that some weight formats have.
    pub fn takes_blocks(&self) -> bool {
        u64::from(self.cols) == BLOCK
    }
}

impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lanes={} vector={} rows={} cols={}", self.lanes, self.vector, self.rows, self.cols)?;
        match self.k_chunk {
            Some(k) => write!(f, " k_chunk={k}"),
            None => Ok(()),
        }
    }
}
