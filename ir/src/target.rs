//! What a target can do, as data: read from `specs/targets/T.ron` by the compiler, carried in each bundle.

use serde::{Deserialize, Serialize};

/// How values are reduced over the lanes of a workgroup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LaneReduction {
    /// One lane: nothing to do.
    Single,
    /// A tree through shared memory, with barriers.
    Shared,
    /// Shuffles inside subgroups of this fixed size, then shared memory between them.
    Subgroup(u32),
}

/// What becomes of the tile product.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TileForm {
    /// A call of a microkernel with the whole block.
    Call,
    /// Lanes split K; each keeps a partial sum for every element of the tile, reduced at the end.
    Lanes,
    /// Subgroups of lanes hold fragments of products of the matrix unit.
    Matrix(MatrixUnit),
}

/// A unit that multiplies small matrices, whose elements lie spread over the lanes of a subgroup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MatrixUnit {
    /// 16 rows by 8 columns by 16 of K, of pairs of 16-bit floats, summed in f32: [`crate::kernel::Inst::Mma`].
    M16n8k16,
}

impl MatrixUnit {
    /// Columns of a tile product that one subgroup computes: those of a tile of [`crate::format::Exl3`].
    pub const COLUMNS: u32 = 16;
}

impl Target {
    /// Lanes of a workgroup that computes tile products.
    pub fn product_lanes(&self) -> u32 {
        match self.tile {
            TileForm::Call | TileForm::Lanes => self.lanes,
            TileForm::Matrix(_) => self.lanes * (self.tile_cols / MatrixUnit::COLUMNS),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// `cpu`, `wgsl`, `msl`, `ptx`.
    pub name: String,
    /// What a person should know about it, one line.
    pub about: String,
    /// Ending of its kernel files.
    pub extension: String,
    /// Lanes of a workgroup; see [`Target::product_lanes`].
    pub lanes: u32,
    /// Widest vector of loads and arithmetic.
    pub vector: u8,
    /// Shared memory of a workgroup in bytes; `None`: as much as is asked, of sizes known at load.
    pub shared_bytes: Option<u32>,
    /// Buffers that a kernel may take; `None`: as many as it likes. Joined launches that need more are split.
    pub most_buffers: Option<u32>,
    pub lane_reduction: LaneReduction,
    pub tile: TileForm,
    /// Rows of a tile product, one kernel each, ascending; a launch takes the smallest that holds its rows.
    pub tile_rows: Vec<u32>,
    /// Columns of a tile product.
    pub tile_cols: u32,
    /// Stored weights are buffers of 32-bit words, decoded in the kernel; else the loader compiles for their format.
    pub stored_words: bool,
    /// Length of K that a prepared operand of a tile product is staged for at a time; `None`: all of K.
    pub k_chunk: Option<u32>,
    /// Rows that attention by tiles takes together.
    pub attention_rows: u32,
    /// Attention by tile products, with pages of values lying [width][position].
    pub attention_tiles: bool,
    /// exp, log and tanh are expanded to arithmetic.
    pub expand_transcendentals: bool,
    /// What a launch costs, in bytes that could be moved in its time.
    pub launch_cost: u64,
}
