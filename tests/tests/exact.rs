//! What a stream gets does not depend on the company it keeps: in any ragged batch, each row has the bits that its text
//! gets alone.
//!
//! Batches cover every way to write 1 to 16 rows as a sum of streams' rows, and random schedules of up to 16 streams of
//! up to 16 rows each: pieces of prompts beside decoding streams, streams that come and go, so that slots and pages of
//! the states hold what others left.

use std::cell::RefCell;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRng, TestRunner};
use tf_cpu::micro::{Activations, detect, select_rounded};
use tf_ir::shape::PAGE;
use tf_runtime::check::LOGIT_TOLERANCE;
use tf_runtime::engine::{Engine, LogitsWanted, StreamId, StreamRows};
use tf_runtime::model::{DeviceChoice, ModelSource, OpenOptions};
use tf_runtime::step::ModelEngine;
use tf_tests::models::{self, Logits, alone, golden, open, open_with, other_bits};
use tf_tests::tools::Tool;

const FAMILIES: [&str; 3] = ["llama", "qwen3_5", "qwen3_5_moe"];
const STREAMS: usize = 16;
const MOST: usize = 16;
/// Rows of a forward: every stream's most, and the long text's beginning.
const ROWS: u32 = 1024;
/// Lengths of the short texts; none is below the most rows that a stream brings.
const LENGTHS: [usize; 6] = [16, 17, 24, 33, 40, 21];
/// The last text crosses the border of a page (512 positions), after a beginning that it brings at once.
const LONG: usize = 530;
const BEGINNING: usize = 505;

#[test]
fn llama_on_cpu() {
    check(FAMILIES[0], &DeviceChoice::Cpu, &sums(1..=MOST), 96, true);
}

#[test]
fn qwen3_5_on_cpu() {
    check(FAMILIES[1], &DeviceChoice::Cpu, &sums(1..=MOST), 96, true);
}

#[test]
fn qwen3_5_moe_on_cpu() {
    check(FAMILIES[2], &DeviceChoice::Cpu, &sums(1..=MOST), 96, true);
}

#[test]
fn wgsl_on_lavapipe() {
    check_driver(Tool::Lavapipe);
}

#[test]
fn wgsl_on_swiftshader() {
    check_driver(Tool::SwiftShader);
}

/// All sums to 6 and some to 16, and one schedule: software drivers are slow.
fn check_driver(driver: Tool) {
    let Some(device) = models::wgpu(driver) else { return };
    let mut some = sums(1..=6);
    some.extend([vec![16], vec![15, 1], vec![8, 8], vec![9, 1, 1, 1, 1, 1, 1, 1], vec![5, 4, 3, 2, 1, 1], vec![1; 16]]);
    FAMILIES.iter().for_each(|family| check(family, &device, &some, 1, false));
}

#[test]
fn any_number_of_threads_gives_the_same_bits() {
    for family in FAMILIES {
        let text = text(4, 256);
        let with = |threads| {
            let options = OpenOptions { device: DeviceChoice::Cpu, threads: Some(threads), ..OpenOptions::default() };
            let mut engine = open_with(&golden(family), &options).engine;
            [alone(&mut engine, &text, text.len()), alone(&mut engine, &text, 3)].concat()
        };
        let one = with(1);
        for threads in [2, 3, 7] {
            for (row, (found, one)) in with(threads).iter().zip(&one).enumerate() {
                assert_eq!(other_bits(found, one), None, "{family}, row {row} with {threads} threads");
            }
        }
    }
}

#[test]
fn rounded_activations_are_exact_too() {
    let folder = golden(FAMILIES[0]);
    let options = OpenOptions { device: DeviceChoice::Cpu, activations: Activations::Bf16, ..OpenOptions::default() };
    if select_rounded(detect()).is_none() {
        let opened = tf_runtime::model::open(&ModelSource::Folder(folder), &options, &|_, _| {});
        let error = opened.err().expect("the processor cannot").to_string();
        assert!(error.contains("has no products of bf16 pairs"), "{error}");
        return;
    }
    let text = text(4, 256);
    let mut engine = open_with(&folder, &options).engine;
    let whole = alone(&mut engine, &text, text.len());
    for piece in [1, 7, 9] {
        for (row, (found, whole)) in alone(&mut engine, &text, piece).iter().zip(&whole).enumerate() {
            assert_eq!(other_bits(found, whole), None, "row {row} in pieces of {piece}");
        }
    }
    let mut plain = open_with(&folder, &OpenOptions { activations: Activations::F32, ..options }).engine;
    assert_ne!(alone(&mut plain, &text, text.len()), whole, "something is rounded");
}

#[test]
fn a_text_of_two_pages() {
    let devices = [Some(DeviceChoice::Cpu), models::wgpu(Tool::Lavapipe)];
    for family in FAMILIES {
        let mut first: Option<Logits> = None;
        for device in devices.iter().flatten() {
            let mut engine = open(&golden(family), device, 1, ROWS);
            let text = text(LENGTHS.len(), engine.vocab_size());
            let whole = alone(&mut engine, &text, text.len());
            let id = models::stream(&mut engine, text.len());
            let mut parts = models::feed(&mut engine, id, 0, &text[..BEGINNING], BEGINNING);
            parts.extend(models::feed(&mut engine, id, BEGINNING, &text[BEGINNING..], 5));
            for (row, (found, whole)) in parts.iter().zip(&whole).enumerate() {
                assert_eq!(other_bits(found, whole), None, "{family} on {device:?}, position {row} in pieces");
            }
            let first = first.get_or_insert_with(|| whole.clone());
            let difference = models::difference(&whole.concat(), &first.concat());
            assert!(difference <= LOGIT_TOLERANCE, "{family} on {device:?} differs from the CPU by {difference}");
        }
    }
}

/// The ways to write each total as a sum, largest parts first.
fn sums(totals: std::ops::RangeInclusive<usize>) -> Vec<Vec<usize>> {
    fn below(total: usize, most: usize, parts: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
        if total == 0 {
            all.push(parts.clone());
        }
        for part in (1..=most.min(total)).rev() {
            parts.push(part);
            below(total - part, part, parts, all);
            parts.pop();
        }
    }
    let mut all = Vec::new();
    totals.for_each(|total| below(total, total, &mut Vec::new(), &mut all));
    all
}

#[test]
fn sums_are_all_sums() {
    assert_eq!(sums(4..=4), [vec![4], vec![3, 1], vec![2, 2], vec![2, 1, 1], vec![1, 1, 1, 1]]);
    assert_eq!((sums(16..=16).len(), sums(1..=16).len()), (231, 914));
}

/// A fixed text for a number; different ones begin differently.
fn text(number: usize, vocab: usize) -> Vec<u32> {
    let length = LENGTHS.get(number).copied().unwrap_or(LONG) as u64;
    let mix = |i: u64| (i + 977 * (number as u64 + 1)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
    (0..length).map(|i| (mix(i) % vocab as u64) as u32).collect()
}

/// What one place in the batch brings to a round.
#[derive(Clone, Copy, Debug)]
struct Part {
    place: usize,
    rows: usize,
    /// The text to begin where the place is free.
    text: usize,
    /// Ends after the round, whatever is left of its text.
    leaves: bool,
}

fn schedules(texts: usize) -> impl Strategy<Value = Vec<Vec<Part>>> {
    let part = (0..STREAMS, prop_oneof![2 => Just(1), 3 => 1..=MOST], 0..texts, prop::bool::weighted(0.1));
    let part = part.prop_map(|(place, rows, text, leaves)| Part { place, rows, text, leaves });
    prop::collection::vec(prop::collection::vec(part, 1..=STREAMS), 1..=16)
}

fn check(family: &str, device: &DeviceChoice, sums: &[Vec<usize>], cases: u32, long: bool) {
    let folder = golden(family);
    let mut single = open(&folder, device, 1, ROWS);
    let count = LENGTHS.len() + usize::from(long);
    let texts: Vec<Vec<u32>> = (0..count).map(|number| text(number, single.vocab_size())).collect();
    let expected: Vec<Logits> = texts.iter().map(|text| alone(&mut single, text, text.len())).collect();
    drop(single);
    let mut crowd = Crowd {
        engine: open(&folder, device, STREAMS as u32, ROWS),
        texts: &texts,
        expected: &expected,
        places: vec![None; STREAMS],
        opened: 0,
        crossed: 0,
    };

    // Each sum once, on places that go round; steps over the list so that large and small ones alternate.
    let mut first = 0;
    for i in 0..sums.len() {
        let sum = &sums[i * step(sums.len()) % sums.len()];
        let part = |(n, rows): (usize, &usize)| {
            let place = (first + n) % STREAMS;
            Part { place, rows: *rows, text: (i + n) % LENGTHS.len(), leaves: (i + n) % 19 == 0 }
        };
        let round: Vec<Part> = sum.iter().enumerate().map(part).collect();
        first += sum.len();
        let rows = crowd.round(&round).unwrap_or_else(|e| panic!("{family} on {device:?}: {e}"));
        assert_eq!(rows, sum.iter().sum::<usize>(), "a sum is brought as it is");
    }
    crowd.clear();

    let crowd = RefCell::new(crowd);
    let rng = TestRng::deterministic_rng(proptest::test_runner::RngAlgorithm::ChaCha);
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 200, ..Config::default() };
    let outcome = TestRunner::new_with_rng(config, rng).run(&schedules(count), |schedule| {
        let mut crowd = crowd.borrow_mut();
        let outcome = schedule.iter().try_for_each(|round| crowd.round(round).map(|_| ()));
        crowd.clear();
        outcome.map_err(TestCaseError::fail)
    });
    outcome.unwrap_or_else(|e| panic!("{family} on {device:?}: {e}"));
    let crowd = crowd.into_inner();
    assert_eq!(crowd.crossed > 100, long, "{family}: {} rows beyond a page", crowd.crossed);
    let opened = crowd.opened;
    assert!(opened > 2 * STREAMS, "{family} on {device:?}: places are used again: {opened} streams");
}

/// A step that reaches all of `length` things.
fn step(length: usize) -> usize {
    fn common(a: usize, b: usize) -> usize {
        if b == 0 { a } else { common(b, a % b) }
    }
    (length * 5 / 8..).find(|step| common(*step, length) == 1).unwrap()
}

/// A stream in its place.
#[derive(Clone, Copy, Debug)]
struct Guest {
    id: StreamId,
    text: usize,
    held: usize,
}

/// An engine with up to [`STREAMS`] streams.
struct Crowd<'a> {
    engine: ModelEngine,
    texts: &'a [Vec<u32>],
    expected: &'a [Logits],
    places: Vec<Option<Guest>>,
    opened: usize,
    /// Rows beyond the first page.
    crossed: usize,
}

impl Crowd<'_> {
    /// Runs one forward and compares its rows; a place's second part in a round is left out. Returns the rows.
    fn round(&mut self, parts: &[Part]) -> Result<usize, String> {
        let mut batch: Vec<(Guest, usize, Part)> = Vec::new();
        for part in parts {
            if batch.iter().all(|(_, _, other)| other.place != part.place) {
                // One long text begins in a round, so that the round's rows are bounded.
                let short = batch.iter().any(|(_, rows, _)| *rows == BEGINNING);
                let text = if short { part.text % LENGTHS.len() } else { part.text };
                let guest = self.guest(&Part { text, ..*part })?;
                let begins = guest.held == 0 && self.texts[guest.text].len() == LONG;
                batch.push((guest, if begins { BEGINNING } else { part.rows }, *part));
            }
        }
        let entry = |(guest, rows, _): &(Guest, usize, Part)| StreamRows {
            stream: guest.id,
            tokens: &self.texts[guest.text][guest.held..][..*rows],
            first_position: guest.held as u32,
            logits: LogitsWanted::All,
        };
        let entries: Vec<StreamRows<'_>> = batch.iter().map(entry).collect();
        let logits = self.engine.forward(&entries).map_err(|e| format!("{batch:?}: {e}"))?;
        let mut found = logits.iter();
        for (guest, rows, part) in &batch {
            for position in guest.held..guest.held + rows {
                let row = found.next().ok_or("there are too few rows of logits")?;
                if let Some(fault) = other_bits(row, &self.expected[guest.text][position]) {
                    let all: Vec<usize> = batch.iter().map(|(_, rows, _)| *rows).collect();
                    return Err(format!(
                        "text {} at position {position}, {rows} rows in a batch of {all:?}: {fault}",
                        guest.text
                    ));
                }
            }
            let held = guest.held + rows;
            self.crossed += held.saturating_sub(guest.held.max(PAGE as usize));
            self.places[part.place] = Some(Guest { held, ..*guest });
            if part.leaves || held == self.texts[guest.text].len() {
                self.leave(part.place);
            }
        }
        match found.next() {
            Some(_) => Err("there are too many rows of logits".into()),
            None => Ok(logits.len()),
        }
    }

    /// Who is in a part's place and has its rows left; a new stream if nobody.
    fn guest(&mut self, part: &Part) -> Result<Guest, String> {
        if let Some(guest) = self.places[part.place] {
            if guest.held + part.rows <= self.texts[guest.text].len() {
                return Ok(guest);
            }
            self.leave(part.place);
        }
        // Some reserve a page that they do not use, so that pages change owners in many orders.
        let room = self.texts[part.text].len() + 512 * (self.opened % 2);
        let id =
            self.engine.open_stream(self.engine.context().min(room as u32)).map_err(|e| format!("{part:?}: {e}"))?;
        self.opened += 1;
        let guest = Guest { id, text: part.text, held: 0 };
        self.places[part.place] = Some(guest);
        Ok(guest)
    }

    fn leave(&mut self, place: usize) {
        if let Some(guest) = self.places[place].take() {
            self.engine.close_stream(guest.id);
        }
    }

    fn clear(&mut self) {
        (0..STREAMS).for_each(|place| self.leave(place));
    }
}
