//! A reply is the same however it came about: resumed from a kept state or fresh, among others or alone, its prompt read
//! whole or in pieces.
//!
//! States are kept inside a page, at its end and after it, and resumed while the stream that they were kept of goes on,
//! and after it has ended; then whole schedules of jobs that begin alike run on few pages and few places for states.

use std::path::Path;

use tf_runtime::engine::{Engine, Keeps, KeptId};
use tf_runtime::model::{DeviceChoice, OpenOptions};
use tf_runtime::sample::Sampler;
use tf_runtime::schedule::{Event, Job, Partition, ScheduleOptions, Scheduler};
use tf_runtime::step::ModelEngine;
use tf_runtime::text::ReplyText;
use tf_tests::models::{Logits, alone, feed, golden, open_with, other_bits, stream, wgpu};
use tf_tests::tools::Tool;
use tokio::sync::mpsc::UnboundedReceiver;

/// One that has pages alone, and one that has recurrent states too.
const FAMILIES: [(&str, Keeps); 2] = [("llama", Keeps::Beginnings), ("qwen3_5", Keeps::Whole)];

#[test]
fn states_on_cpu() {
    FAMILIES.iter().for_each(|family| states(*family, &DeviceChoice::Cpu));
}

#[test]
fn states_on_lavapipe() {
    let Some(device) = wgpu(Tool::Lavapipe) else { return };
    FAMILIES.iter().for_each(|family| states(*family, &device));
}

#[test]
fn schedules_on_cpu() {
    FAMILIES.iter().for_each(|(family, _)| schedules(&golden(family), &DeviceChoice::Cpu, 120));
}

#[test]
fn schedules_on_lavapipe() {
    let Some(device) = wgpu(Tool::Lavapipe) else { return };
    FAMILIES.iter().for_each(|(family, _)| schedules(&golden(family), &device, 20));
}

fn open(folder: &Path, device: &DeviceChoice, streams: u32, kept_bytes: u64) -> ModelEngine {
    let options =
        OpenOptions { device: device.clone(), streams: Some(streams), kept_bytes, rows: 64, ..OpenOptions::default() };
    open_with(folder, &options).engine
}

fn text(seed: u32, length: usize, vocab: usize) -> Vec<u32> {
    (0..length as u32).map(|i| (i * i * 7 + i * seed + seed) % vocab as u32).collect()
}

fn states((family, keeps): (&str, Keeps), device: &DeviceChoice) {
    let mut engine = open(&golden(family), device, 3, 8 << 20);
    assert_eq!(engine.keeps(), keeps, "{family}");
    let all = text(3, 530, engine.vocab_size());
    let wanted = alone(&mut engine, &all, 64);
    let places = [20, 511, 512, 513];
    let first = stream(&mut engine, all.len());
    let mut kept: Vec<(usize, KeptId)> = Vec::new();
    let mut at = 0;
    for place in places {
        feed(&mut engine, first, at, &all[at..place], 64);
        at = place;
        kept.push((place, engine.keep(first).unwrap().expect("there is room for a state")));
    }
    let check = |engine: &mut ModelEngine, what: &str| {
        // Another text first, so that nothing of the first is left where this one goes on.
        let other = text(5, 530, engine.vocab_size());
        alone(engine, &other, 64);
        for (place, state) in &kept {
            for begin in [*place, place - 7] {
                if begin < *place && keeps == Keeps::Whole {
                    continue;
                }
                let resumed = engine.resume(*state, begin as u32, all.len() as u32).unwrap();
                let found = feed(engine, resumed, begin, &all[begin..], 64);
                engine.close_stream(resumed);
                same(&found, &wanted[begin..], &format!("{family}, {begin} of {place}, {what}"));
            }
        }
    };
    check(&mut engine, "beside its stream");
    let rest = feed(&mut engine, first, at, &all[at..], 64);
    same(&rest, &wanted[at..], &format!("{family}, the stream that was kept"));
    engine.close_stream(first);
    check(&mut engine, "after its stream");
}

fn same(found: &Logits, wanted: &[Vec<f32>], what: &str) {
    assert_eq!(found.len(), wanted.len(), "{what}");
    for (row, (found, wanted)) in found.iter().zip(wanted).enumerate() {
        assert_eq!(other_bits(found, wanted), None, "{what}, row {row}");
    }
}

/// Jobs of three conversations that go on, break off and come back, in two partitions.
fn schedules(folder: &Path, device: &DeviceChoice, jobs: usize) {
    let start = |streams: u32, kept: u64| {
        let engine = open(folder, device, streams, kept);
        let vocab = engine.vocab_size();
        let options = ScheduleOptions { parallel: streams as usize, queue: 1000, ..ScheduleOptions::default() };
        (Scheduler::start(Box::new(engine), options).unwrap(), vocab)
    };
    let (fresh, vocab) = start(1, 0);
    for streams in [1, 4] {
        let (scheduler, _) = start(streams, 1 << 20);
        let mut draw = draws(u64::from(streams));
        let mut received = Vec::new();
        for n in 0..jobs {
            let (conversation, length, reply) = (draw(3), 20 + draw(100), 1 + draw(12));
            let prompt = text(conversation, length as usize, vocab);
            let boundaries = vec![length / 3, length - 3];
            let partition = Partition::of(&[if draw(4) == 0 { "one" } else { "another" }]);
            let sampler = Sampler { temperature: 1.0, seed: n as u64, ..Sampler::default() };
            let job = move || Job {
                sampler,
                partition,
                boundaries: boundaries.clone(),
                ..Job::new(prompt.clone(), reply, ReplyText::none())
            };
            let events = scheduler.submit(job()).unwrap();
            match draw(8) {
                0 => drop(events),
                _ => received.push((events, job)),
            }
        }
        let mut resumed = 0;
        for (events, job) in received {
            let (cached, tokens) = read(events);
            resumed += usize::from(cached > 0);
            assert_eq!(tokens, read(fresh.submit(job()).unwrap()).1, "{} beside {streams}", folder.display());
        }
        scheduler.wait_idle();
        let c = scheduler.snapshot().counters;
        assert!(resumed > jobs / 5, "{resumed} of {jobs} were resumed: {c:?}");
        assert_eq!((c.admitted, c.failed, c.finished + c.cancelled), (jobs as u64, 0, jobs as u64), "{c:?}");
    }
    assert_eq!(fresh.snapshot().counters.cached_tokens, 0, "nothing is kept where no memory is given for it");
}

/// How many tokens were resumed, and the reply.
fn read(mut events: UnboundedReceiver<Event>) -> (u32, Vec<u32>) {
    let (mut cached, mut tokens) = (0, Vec::new());
    loop {
        match events.blocking_recv() {
            Some(Event::Started { cached_tokens }) => cached = cached_tokens,
            Some(Event::Token { id, .. }) => tokens.push(id),
            Some(Event::Done { .. }) => return (cached, tokens),
            other => panic!("{other:?}"),
        }
    }
}

/// Numbers below a limit, the same for the same seed.
fn draws(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed;
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u32 % below
    }
}
