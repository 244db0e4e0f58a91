//! The row table of a step: which tokens of which streams it computes, and where their states are.

use super::tensor::Tensor;
use crate::bundle::RowColumn;
use crate::shape::PAGE;

/// n rows over ns streams; rows of a stream are contiguous and in position order. See [`RowColumn`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RowTable {
    /// [n]
    pub token: Vec<u32>,
    /// [n]
    pub position: Vec<u32>,
    /// [n], ascending from 0
    pub stream: Vec<u32>,
    /// [ns + 1]
    pub first_row: Vec<u32>,
    /// [ns], each once
    pub slot: Vec<u32>,
    /// [ns][pages of the stream], each page once
    pub pages: Vec<Vec<u32>>,
    /// [m], ascending
    pub wanted: Vec<u32>,
}

/// The rows of one stream in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StreamRows {
    pub tokens: Vec<u32>,
    /// Position of the first token.
    pub start: u32,
    pub slot: u32,
    /// Pages of the stream in position order, at least up to the last token's.
    pub pages: Vec<u32>,
}

impl RowTable {
    /// A step of these streams, in this order; the logits of all rows are wanted.
    pub fn new(streams: &[StreamRows]) -> RowTable {
        let mut table = RowTable { first_row: vec![0], ..RowTable::default() };
        for (index, stream) in (0..).zip(streams) {
            for (offset, token) in (0..).zip(&stream.tokens) {
                table.wanted.push(table.token.len() as u32);
                table.token.push(*token);
                table.position.push(stream.start.saturating_add(offset));
                table.stream.push(index);
            }
            table.first_row.push(table.token.len() as u32);
            table.slot.push(stream.slot);
            table.pages.push(stream.pages.clone());
        }
        table
    }

    /// A step of one stream in slot 0 and pages 0, 1 …
    pub fn one_stream(tokens: &[u32], start: u32) -> RowTable {
        let end = u64::from(start) + tokens.len() as u64;
        let pages = (0..end.div_ceil(PAGE) as u32).collect();
        RowTable::new(&[StreamRows { tokens: tokens.to_vec(), start, slot: 0, pages }])
    }

    pub fn rows(&self) -> usize {
        self.token.len()
    }

    pub fn streams(&self) -> usize {
        self.slot.len()
    }

    /// The most pages any stream has.
    pub fn table_width(&self) -> usize {
        self.pages.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// Whether the columns fit each other; everything that reads the table relies on it.
    pub fn check(&self) -> Result<(), String> {
        let (n, ns) = (self.rows(), self.streams());
        if self.position.len() != n || self.stream.len() != n {
            return Err(format!("the row table has {n} tokens, but other numbers of positions or streams"));
        }
        if self.first_row.len() != ns + 1 || self.pages.len() != ns {
            return Err(format!("the row table has {ns} slots, but other numbers of first rows or page lists"));
        }
        if self.first_row[0] != 0 || self.first_row[ns] as usize != n {
            return Err(format!("first rows begin with 0 and end with {n}, found {:?}", self.first_row));
        }
        let mut pages: Vec<u32> = self.pages.concat();
        pages.sort_unstable();
        if pages.windows(2).any(|w| w[0] == w[1]) {
            return Err("a page belongs to one place of one stream".to_string());
        }
        let mut slots = self.slot.clone();
        slots.sort_unstable();
        if slots.windows(2).any(|w| w[0] == w[1]) {
            return Err("a slot belongs to one stream".to_string());
        }
        for stream in 0..ns {
            let (first, end) = (self.first_row[stream] as usize, self.first_row[stream + 1] as usize);
            if first >= end {
                return Err(format!("stream {stream} has no rows"));
            }
            if end > n {
                return Err(format!("the rows of stream {stream} end at {end}, past {n}"));
            }
            for row in first..end {
                if self.stream[row] as usize != stream {
                    return Err(format!("row {row} lies in stream {stream}, but says {}", self.stream[row]));
                }
                if u64::from(self.position[row]) != u64::from(self.position[first]) + (row - first) as u64 {
                    return Err(format!("positions of stream {stream} are consecutive, row {row} is not"));
                }
            }
            let needed = self.position[end - 1] as usize / PAGE as usize + 1;
            if self.pages[stream].len() < needed {
                let found = self.pages[stream].len();
                return Err(format!("stream {stream} needs {needed} pages, found {found}"));
            }
        }
        if !self.wanted.is_sorted_by(|a, b| a < b) || self.wanted.last().is_some_and(|w| *w as usize >= n) {
            return Err(format!("wanted rows ascend and are below {n}, found {:?}", self.wanted));
        }
        match [&self.token, &self.position].iter().any(|c| c.iter().any(|v| *v > i32::MAX as u32)) {
            true => Err("tokens and positions are below 2^31".to_string()),
            false => Ok(()),
        }
    }

    /// A column as a tensor, i32.
    pub fn column(&self, column: RowColumn) -> Tensor {
        let vector = |v: &[u32]| Tensor::i32(&[v.len()], v.iter().map(|x| *x as i32).collect());
        match column {
            RowColumn::Token => vector(&self.token),
            RowColumn::Position => vector(&self.position),
            RowColumn::Stream => vector(&self.stream),
            RowColumn::FirstRow => vector(&self.first_row),
            RowColumn::Slot => vector(&self.slot),
            RowColumn::Wanted => vector(&self.wanted),
            RowColumn::Pages => {
                let width = self.table_width();
                let mut data = vec![0; self.streams() * width];
                for (row, pages) in data.chunks_mut(width.max(1)).zip(&self.pages) {
                    for (to, page) in row.iter_mut().zip(pages) {
                        *to = *page as i32;
                    }
                }
                Tensor::i32(&[self.streams(), width], data)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simple_tables_hold() {
        let table = RowTable::one_stream(&[5, 6, 7], 511);
        assert_eq!(table.check(), Ok(()));
        assert_eq!(table.pages, [[0, 1]]);
        assert_eq!(table.position, [511, 512, 513]);
        let two = RowTable::new(&[
            StreamRows { tokens: vec![1], start: 0, slot: 3, pages: vec![7] },
            StreamRows { tokens: vec![2, 3], start: 600, slot: 1, pages: vec![2, 0] },
        ]);
        assert_eq!(two.check(), Ok(()));
        assert_eq!(two.first_row, [0, 1, 3]);
        assert_eq!(two.column(RowColumn::Pages), Tensor::i32(&[2, 2], vec![7, 0, 2, 0]));
    }

    #[test]
    fn each_invariant_is_checked() {
        let good = RowTable::new(&[
            StreamRows { tokens: vec![1, 2], start: 0, slot: 0, pages: vec![0] },
            StreamRows { tokens: vec![3], start: 9, slot: 1, pages: vec![1] },
        ]);
        let check = |change: &dyn Fn(&mut RowTable), expected: &str| {
            let mut table = good.clone();
            change(&mut table);
            assert!(table.check().unwrap_err().contains(expected), "{:?}", table.check());
        };
        check(&|t| t.position[1] = 5, "consecutive");
        check(&|t| t.stream[1] = 1, "says 1");
        check(&|t| t.first_row[1] = 0, "no rows");
        check(&|t| t.first_row[2] = 2, "end with 3");
        check(&|t| t.first_row[1] = 9, "past 3");
        check(&|t| t.slot[1] = 0, "one stream");
        check(&|t| t.pages[1][0] = 0, "one place");
        check(&|t| t.pages[1].clear(), "needs 1 pages");
        check(&|t| t.wanted = vec![1, 0], "ascend");
        check(&|t| t.wanted = vec![3], "below 3");
        check(&|t| t.token[0] = u32::MAX, "2^31");
        check(&|t| t.slot.clear(), "0 slots");
        check(&|t| t.position.clear(), "3 tokens");
    }
}
