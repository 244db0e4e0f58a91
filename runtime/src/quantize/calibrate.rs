//! The inputs of a model's matrices while it reads a text, block by block.
//!
//! For the encoders that minimize the error of products rather than of weights. The model is run by the tensor
//! interpreter on its plain weights, each chunk of the text on a thread of its own.
//!
//! Promises: what is held is one block's inputs and the values between blocks, so a model's size does not matter: the
//! sums of x xᵀ, and for stacks of matrices the inputs themselves, since a sum for each would be far more. The same text
//! gives the same sums on any number of threads.
//!
//! Deliberately absent: speed; coding a weight takes longer than running it over a few thousand tokens.

use super::hessian::Hessian;
use super::spread;
use crate::model::Matched;
use crate::oracle::{BlockAt, Factor, Oracle, Products, States, Values};
use std::borrow::Cow;
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
    values: Vec<Inputs>,
    /// Places in `values`.
    factors: Vec<Factor>,
}

/// A value of the block, over the whole text.
#[derive(Default)]
struct Inputs {
    /// Of all rows, where they are [n, K] and multiplied with something.
    sum: Option<Hessian>,
    /// K
    width: usize,
    /// Where a stack is multiplied with them: [n, K] or [n, k, K].
    rows: Vec<f32>,
    /// Where they are what rows chose, [n, k].
    chosen: Vec<i32>,
    /// k
    choices: usize,
}

impl BlockInputs {
    /// Whether something is known of a weight's inputs.
    pub fn have(&self, weight: &str) -> bool {
        self.factors.iter().any(|f| f.weight == weight)
    }

    /// The sum over a weight's inputs; of a stack, over those of one of its matrices, `None` where nothing chose it.
    /// Where all matrices of a stack read the same rows, one of K inputs counts as if K more average rows had chosen it,
    /// since its own are few.
    pub fn of(&self, weight: &str, matrix: Option<usize>, threads: usize) -> Option<Cow<'_, Hessian>> {
        let factor = self.factors.iter().find(|f| f.weight == weight)?;
        let inputs = &self.values[factor.rows];
        let (Some(chosen), Some(matrix)) = (factor.chosen, matrix) else {
            return inputs.sum.as_ref().map(Cow::Borrowed);
        };
        let Inputs { chosen, choices, .. } = &self.values[chosen];
        let slots = (0..).zip(chosen).filter(|(_, c)| usize::try_from(**c) == Ok(matrix)).map(|(slot, _)| slot);
        let row = |slot: usize| if inputs.sum.is_some() { slot / choices } else { slot };
        let own: Vec<f32> =
            slots.flat_map(|s| &inputs.rows[row(s) * inputs.width..][..inputs.width]).copied().collect();
        let mut sum = Hessian::new(inputs.width);
        sum.add(&own, threads);
        if let Some(all) = &inputs.sum {
            sum.add_average(all);
        }
        (sum.rows() > 0).then_some(Cow::Owned(sum))
    }

    /// Takes what one more chunk gave.
    fn add(&mut self, products: &Products, threads: usize) -> Result<(), String> {
        self.factors.clone_from(&products.factors);
        self.values.resize_with(products.values.len(), Inputs::default);
        for (i, (value, inputs)) in products.values.iter().zip(&mut self.values).enumerate() {
            let width = value.shape.last().copied().unwrap_or(0);
            if products.factors.iter().any(|f| f.chosen == Some(i)) {
                inputs.choices = width;
                inputs.chosen.extend(value.ints()?);
            }
            if products.factors.iter().any(|f| f.rows == i) {
                inputs.width = width;
                if value.shape.len() == 2 {
                    inputs.sum.get_or_insert_with(|| Hessian::new(width)).add(value.floats()?, threads);
                }
            }
            if products.factors.iter().any(|f| f.rows == i && f.chosen.is_some()) {
                inputs.rows.extend(value.floats()?);
            }
        }
        Ok(())
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
        let mut inputs = BlockInputs::default();
        for products in ran {
            inputs.add(&products?, self.threads)?;
        }
        Ok(inputs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tf_ir::interp::Tensor;

    /// Three rows of two inputs, each with two of three matrices, whose results have one element each.
    #[test]
    fn a_matrix_of_a_stack_counts_its_own_rows_and_average_ones() {
        let values = vec![
            Tensor::f32(&[3, 2], vec![1.0, 0.0, 0.0, 2.0, 3.0, 3.0]),
            Tensor::i32(&[3, 2], vec![0, 1, 1, 2, 1, 0]),
            Tensor::f32(&[3, 2, 1], vec![1.0, 2.0, 3.0, 4.0, 5.0, 6.0]),
        ];
        let factor = |weight: &str, rows, chosen| Factor { weight: weight.into(), rows, chosen };
        let factors = vec![factor("router", 0, None), factor("up", 0, Some(1)), factor("down", 2, Some(1))];
        let mut inputs = BlockInputs::default();
        inputs.add(&Products { values, factors }, 1).unwrap();
        let check = |weight: &str, matrix, expected: &[f64]| {
            let found = inputs.of(weight, matrix, 1).unwrap();
            let near = found.sums().iter().zip(expected).all(|(f, e)| (f - e).abs() < 1e-9);
            assert!(near && found.sums().len() == expected.len(), "{weight} {matrix:?}: {found:?}");
        };
        check("router", None, &[10.0, 9.0, 9.0, 13.0]);
        // Rows 0 and 2, and two thirds of all three rows.
        check("up", Some(0), &[10.0 + 20.0 / 3.0, 9.0 + 6.0, 9.0 + 6.0, 9.0 + 26.0 / 3.0]);
        check("up", Some(2), &[20.0 / 3.0, 6.0, 6.0, 4.0 + 26.0 / 3.0]);
        // Slots 0 and 5.
        check("down", Some(0), &[37.0]);
        assert!(inputs.of("down", Some(3), 1).is_none(), "nothing chose it");
        assert!(inputs.of("gate", Some(0), 1).is_none());
    }
}
