//! The inputs of a model's matrices while it reads a text, block by block.
//!
//! For the encoders that minimize the error of products rather than of weights. The model is run by the tensor
//! interpreter on its plain weights, each chunk of the text on a thread of its own.
//!
//! Promises: what is held is one block's inputs and the values between blocks, so a model's size does not matter; the
//! same text gives the same sums on any number of threads.
//!
//! Deliberately absent: speed; coding a weight takes longer than running it over a few thousand tokens.

use super::hessian::Hessian;
use super::spread;
use crate::model::Matched;
use crate::oracle::{BlockAt, Oracle, States, Values};
use std::sync::Mutex;
use tf_ir::interp::RowTable;

/// A text on its way through a model.
pub struct Calibration<'a> {
    oracle: Oracle<'a>,
    chunks: Vec<Mutex<Chunk>>,
    threads: usize,
}

/// What the weights of a block multiply.
#[derive(Default)]
pub struct BlockInputs {
    sums: Vec<Hessian>,
    /// Weights by their names in the spec, and the place of their inputs in `sums`.
    of: Vec<(String, usize)>,
}

impl BlockInputs {
    pub fn of(&self, weight: &str) -> Option<&Hessian> {
        self.of.iter().find(|(name, _)| name == weight).map(|(_, input)| &self.sums[*input])
    }
}

struct Chunk {
    rows: RowTable,
    carried: Values,
    states: States,
}

impl<'a> Calibration<'a> {
    /// Chunks of tokens, each a stream of its own.
    ///
    /// # Errors
    /// As [`Oracle::new`].
    pub fn new(source: &'a Matched, chunks: &[Vec<u32>], threads: usize) -> Result<Calibration<'a>, String> {
        let Matched { checkpoint, bundle, spec, config, binding } = source;
        let oracle = Oracle::new(bundle, spec, config, binding, checkpoint)?;
        let chunk = |tokens: &Vec<u32>| {
            let rows = RowTable::one_stream(tokens, 0);
            Mutex::new(Chunk { rows, carried: Values::new(), states: States::default() })
        };
        Ok(Calibration { oracle, chunks: chunks.iter().map(chunk).collect(), threads })
    }

    /// The blocks of a forward, in the order in which [`Self::advance`] must be called.
    pub fn blocks(&self) -> Vec<BlockAt<'a>> {
        self.oracle.blocks()
    }

    /// Runs the next block over the text; gives what each weight multiplied.
    ///
    /// # Errors
    /// What the interpreter or the reading of a weight says.
    pub fn advance(&mut self, at: BlockAt<'_>) -> Result<BlockInputs, String> {
        let ran = spread(
            self.threads,
            self.chunks.len(),
            || (),
            |(), i| {
                let mut chunk = self.chunks[i].lock().expect("no thread panics with a chunk");
                let Chunk { rows, carried, states } = &mut *chunk;
                let (outputs, products) = self.oracle.products(at, carried, rows, states)?;
                carried.extend(outputs);
                Ok::<_, String>(products)
            },
        );
        let mut sums: Vec<Hessian> = Vec::new();
        let mut of = Vec::new();
        for products in ran {
            let products = products?;
            for (i, rows) in products.inputs.iter().enumerate() {
                if sums.len() == i {
                    sums.push(Hessian::new(rows.shape.last().copied().unwrap_or(0)));
                }
                sums[i].add(rows.floats()?, self.threads);
            }
            of = products.of;
        }
        Ok(BlockInputs { sums, of })
    }
}
