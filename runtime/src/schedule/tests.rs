use super::*;
use crate::constrain::{ConstraintError, TokenMask};
use crate::testing::{FakeEngine, NAN_TOKEN, Note, PANIC_TOKEN};
use std::sync::mpsc::{Receiver, Sender, channel};

fn greedy(prompt: &[u32], max_tokens: u32) -> Job {
    let sampler = Sampler { temperature: 0.0, ..Sampler::default() };
    Job { sampler, ..Job::new(prompt.to_vec(), max_tokens, ReplyText::none()) }
}

/// A scheduler whose forwards each take a permit.
fn gated(pages: u32, parallel: usize, rows: usize) -> (Scheduler, Receiver<Note>, Sender<()>) {
    let (mut engine, notes) = FakeEngine::new(pages, parallel as u32, 4096, rows);
    let (permits, taken) = channel();
    engine.permits = Some(taken);
    let options = ScheduleOptions { parallel, ..ScheduleOptions::default() };
    (Scheduler::start(Box::new(engine), options).unwrap(), notes, permits)
}

fn free(parallel: usize, queue: usize) -> Scheduler {
    let (engine, _) = FakeEngine::new(64, parallel as u32, 4096, 16);
    let options = ScheduleOptions { parallel, queue, ..ScheduleOptions::default() };
    Scheduler::start(Box::new(engine), options).unwrap()
}

/// All events of a job.
fn all(mut events: UnboundedReceiver<Event>) -> Vec<Event> {
    std::iter::from_fn(|| events.blocking_recv()).collect()
}

fn tokens(events: &[Event]) -> Vec<u32> {
    let token = |event: &Event| if let Event::Token { id, .. } = event { Some(*id) } else { None };
    events.iter().filter_map(token).collect()
}

fn reply(scheduler: &Scheduler, job: Job) -> Vec<u32> {
    let events = all(scheduler.submit(job).unwrap());
    assert!(matches!(events.last(), Some(Event::Done { .. })), "{events:?}");
    tokens(&events)
}

fn next(notes: &Receiver<Note>) -> Note {
    notes.recv_timeout(Duration::from_secs(60)).unwrap()
}

#[test]
fn rounds_are_shared_and_tokens_are_those_of_each_alone() {
    let alone = free(1, 64);
    let prompts: Vec<Vec<u32>> = (1..20u32).map(|n| (0..n * 3).map(|i| i * n % 60).collect()).collect();
    let wanted: Vec<_> = prompts.iter().map(|prompt| reply(&alone, greedy(prompt, 9))).collect();
    let together = free(7, 64);
    let received: Vec<_> = prompts.iter().map(|prompt| together.submit(greedy(prompt, 9)).unwrap()).collect();
    for (received, wanted) in received.into_iter().zip(&wanted) {
        assert_eq!(tokens(&all(received)), *wanted);
    }
    let (one, many) = (alone.snapshot().counters, together.snapshot().counters);
    assert_eq!((many.reply_tokens, many.prompt_tokens), (9 * 19, one.prompt_tokens));
    assert!(many.rounds * 3 < one.rounds * 2, "{} of {}", many.rounds, one.rounds);
}

#[test]
fn the_room_of_one_who_leaves_is_free_in_the_next_round() {
    // Two pages: as long as the first runs, the third has no room.
    let (scheduler, notes, permits) = gated(2, 4, 16);
    let first = scheduler.submit(greedy(&[1], 100)).unwrap();
    let _second = scheduler.submit(greedy(&[2], 100)).unwrap();
    let _third = scheduler.submit(greedy(&[3], 100)).unwrap();
    let opened = |notes: &Receiver<Note>| match next(notes) {
        Note::Opened(id, reserved) => (id, reserved),
        other => panic!("{other:?}"),
    };
    let (a, _) = opened(&notes);
    permits.send(()).unwrap();
    // The second may have come before the first round or after it.
    let seen: Vec<Note> = (0..2).map(|_| next(&notes)).collect();
    let b = seen.iter().find_map(|note| if let Note::Opened(id, _) = note { Some(*id) } else { None }).unwrap();
    permits.send(()).unwrap();
    assert_eq!(next(&notes), Note::Forward(vec![(a, 1), (b, 1)]));
    drop(first);
    // The forward that may have been asked for already, and the next.
    permits.send(()).unwrap();
    permits.send(()).unwrap();
    let mut before = Vec::new();
    loop {
        match next(&notes) {
            Note::Closed(id) => break assert_eq!(id, a),
            note => before.push(note),
        }
    }
    assert!(before.len() <= 1, "{before:?}");
    let (c, reserved) = opened(&notes);
    assert_eq!(reserved, 101);
    permits.send(()).unwrap();
    assert_eq!(next(&notes), Note::Forward(vec![(b, 1), (c, 1)]));
    let stats = scheduler.snapshot();
    assert_eq!((stats.counters.running, stats.counters.waiting, stats.counters.cancelled), (2, 0, 1));
}

#[test]
fn whoever_leaves_the_queue_never_starts() {
    let (scheduler, notes, permits) = gated(8, 1, 16);
    let first = scheduler.submit(greedy(&[1], 2)).unwrap();
    let second = scheduler.submit(greedy(&[2], 2)).unwrap();
    let third = scheduler.submit(greedy(&[3, 3, 3], 2)).unwrap();
    drop(second);
    drop(permits);
    assert_eq!((tokens(&all(first)).len(), tokens(&all(third)).len()), (2, 2));
    drop(scheduler);
    let opened: Vec<u32> =
        notes.iter().filter_map(|note| if let Note::Opened(_, n) = note { Some(n) } else { None }).collect();
    assert_eq!(opened, [3, 5]);
}

#[test]
fn jobs_start_in_the_order_they_came() {
    let (scheduler, notes, permits) = gated(8, 2, 16);
    // The second does not fit beside the first; the third, which would, does not overtake it.
    let received: Vec<_> =
        [3000, 2000, 100].map(|limit| scheduler.submit(greedy(&[1], limit)).unwrap()).into_iter().collect();
    let Note::Opened(first, 3001) = next(&notes) else { panic!("the first opens first") };
    for _ in 0..5 {
        permits.send(()).unwrap();
        assert_eq!(next(&notes), Note::Forward(vec![(first, 1)]));
    }
    assert_eq!(scheduler.snapshot().counters.waiting, 2);
    drop(received);
}

#[test]
fn what_never_fits_is_refused_with_what_would() {
    let scheduler = free(1, 4);
    let refused = scheduler.submit(greedy(&[1; 4000], 97)).unwrap_err();
    assert_eq!(refused, Refused::TooLong { prompt: 4000, max_tokens: 97, limit: 4096, fits: 96 });
    assert_eq!(
        refused.to_string(),
        "a prompt of 4000 tokens and a reply of 97 exceed the 4096 tokens that there is room for; with this prompt at most \
         96 would fit"
    );
    assert!(scheduler.submit(greedy(&[1; 4000], u32::MAX)).is_err());
    assert_eq!(reply(&scheduler, greedy(&[1; 4000], 96)).len(), 96);
    assert_eq!(scheduler.snapshot().counters.admitted, 1);
}

#[test]
fn the_queue_is_bounded_and_waiting_ends() {
    let (mut engine, _notes) = FakeEngine::new(8, 1, 4096, 16);
    let (permits, taken) = channel();
    engine.permits = Some(taken);
    let options = ScheduleOptions { queue: 2, wait: Some(Duration::ZERO), ..ScheduleOptions::default() };
    let scheduler = Scheduler::start(Box::new(engine), options).unwrap();
    let mut first = scheduler.submit(greedy(&[1], 3)).unwrap();
    assert_eq!(first.blocking_recv(), Some(Event::Failed(JobError::WaitedTooLong(Duration::ZERO))));
    drop(permits);

    let (scheduler, _notes, permits) = gated(8, 1, 16);
    let mut running = scheduler.submit(greedy(&[1], 3)).unwrap();
    assert_eq!(running.blocking_recv(), Some(Event::Started { cached_tokens: 0 }));
    let waiting: Vec<_> = (0..64).map(|_| scheduler.submit(greedy(&[1], 3)).unwrap()).collect();
    assert_eq!(scheduler.submit(greedy(&[1], 3)).unwrap_err(), Refused::Full { waiting: 64 });
    drop(waiting);
    let waits = scheduler.submit(greedy(&[1], 3)).unwrap();
    scheduler.drain();
    assert_eq!(scheduler.submit(greedy(&[1], 3)).unwrap_err(), Refused::Draining);
    assert_eq!(all(waits), [Event::Failed(JobError::ShuttingDown)]);
    drop(permits);
    assert_eq!(tokens(&all(running)).len(), 3);
    scheduler.wait_idle();
    let counters = scheduler.snapshot().counters;
    assert_eq!((counters.finished, counters.failed, counters.cancelled, counters.turned_away), (1, 1, 64, 1));
}

/// Panics when it is asked for the `n`th mask.
struct Faulty {
    masks: u32,
    n: u32,
}

impl Constraint for Faulty {
    fn mask(&mut self, allowed: &mut TokenMask) -> Result<(), ConstraintError> {
        self.masks += 1;
        assert_ne!(self.masks, self.n, "a grammar with a bug");
        (0..10).for_each(|token| allowed.allow(token));
        Ok(())
    }

    fn commit(&mut self, token: u32) -> Result<bool, ConstraintError> {
        assert!(token < 10);
        Ok(self.masks == 4)
    }
}

#[test]
fn what_fails_fails_alone() {
    let scheduler = free(4, 64);
    let wanted = reply(&scheduler, greedy(&[5, 6], 40));
    let good = scheduler.submit(greedy(&[5, 6], 40)).unwrap();
    let grammar = |n| Job { constraint: Some(Box::new(Faulty { masks: 0, n })), ..greedy(&[5, 6], 40) };
    let faulty = all(scheduler.submit(grammar(3)).unwrap());
    assert_eq!((tokens(&faulty).len(), faulty.last()), (2, Some(&Event::Failed(JobError::Panic))));
    let complete = all(scheduler.submit(grammar(0)).unwrap());
    assert!(tokens(&complete).iter().all(|token| *token < 10));
    assert_eq!(complete.last(), Some(&Event::Done { finish: Finish::Stop, tokens: 4 }));
    let nan = all(scheduler.submit(greedy(&[5, NAN_TOKEN], 40)).unwrap());
    let expected = SampleError::NotFinite { token: NAN_TOKEN, position: 2 };
    assert_eq!(nan.last(), Some(&Event::Failed(JobError::Sample(expected))));
    assert_eq!(tokens(&all(good)), wanted);
    // A forward that panics takes those that were in it, and no more.
    let panics = all(scheduler.submit(greedy(&[PANIC_TOKEN], 40)).unwrap());
    assert_eq!(panics.last(), Some(&Event::Failed(JobError::Panic)));
    assert_eq!(reply(&scheduler, greedy(&[5, 6], 40)), wanted);
    let counters = scheduler.snapshot().counters;
    assert_eq!((counters.finished, counters.failed, counters.panics), (4, 3, 2));
}

#[test]
fn a_thousand_jobs_add_up() {
    let scheduler = free(4, 1000);
    let mut received = Vec::new();
    for i in 0..1000u32 {
        let prompt: Vec<u32> = (0..1 + i % 37).map(|n| (n * 7 + i) % 60).collect();
        received.push(Some(scheduler.submit(greedy(&prompt, i % 11)).unwrap()));
        // Two hundred leave, at once or later.
        if i % 5 == 0 {
            received[(i / 2) as usize] = None;
        }
    }
    let mut read = 0;
    for (i, received) in received.into_iter().enumerate() {
        let Some(received) = received else { continue };
        let events = all(received);
        assert_eq!(events.last(), Some(&Event::Done { finish: Finish::Length, tokens: i as u32 % 11 }));
        assert_eq!(tokens(&events).len(), i % 11);
        read += 1;
    }
    scheduler.wait_idle();
    let c = scheduler.snapshot().counters;
    assert_eq!((c.admitted, c.running, c.waiting, c.failed), (1000, 0, 0, 0));
    assert_eq!(c.finished + c.cancelled, 1000);
    assert!(read == 800 && c.finished >= 800, "{c:?}");
}

#[test]
fn probabilities_come_with_tokens() {
    let scheduler = free(2, 8);
    let prompt: Vec<u32> = (0..50).collect();
    let job = || Job { top_logprobs: Some(2), prompt_logprobs: Some(1), ..greedy(&prompt, 3) };
    let events = all(scheduler.submit(job()).unwrap());
    let Event::Prompt(of_prompt) = &events[1] else { panic!("{events:?}") };
    assert_eq!((of_prompt.len(), &of_prompt[0]), (50, &None));
    for (token, found) in prompt.iter().zip(of_prompt).skip(1) {
        let found = found.as_ref().unwrap();
        assert_eq!((found.id, found.top.len()), (*token, 1));
        assert!(found.logprob < 0.0 && found.logprob <= found.top[0].1);
    }
    for event in &events[2..5] {
        let Event::Token { id, logprob: Some(found), .. } = event else { panic!("{event:?}") };
        assert_eq!((found.id, found.top.len(), found.top[0]), (*id, 2, (*id, found.logprob)));
    }
    // A bias changes the choice and not the probabilities; nothing is chosen where nothing was asked for.
    let adjust = Adjust { bias: vec![(7, 100.0)], ..Adjust::default() };
    let biased = all(scheduler.submit(Job { adjust, ..job() }).unwrap());
    let (Event::Token { logprob: Some(plain), .. }, Event::Token { id: 7, logprob: Some(found), .. }) =
        (&events[2], &biased[2])
    else {
        panic!("{biased:?}")
    };
    assert_eq!(found.top, plain.top);
    let nothing = all(scheduler.submit(Job { max_tokens: 0, ..job() }).unwrap());
    assert_eq!(nothing[1..], [events[1].clone(), Event::Done { finish: Finish::Length, tokens: 0 }]);
}

/// A scheduler over an engine that keeps states; six of them at most.
fn keeping(keeps: Keeps, pages: u32, parallel: usize) -> Scheduler {
    let (mut engine, _) = FakeEngine::new(pages, parallel as u32, 4096, 16);
    engine.keeps = keeps;
    let options = ScheduleOptions { parallel, queue: 1000, ..ScheduleOptions::default() };
    Scheduler::start(Box::new(engine), options).unwrap()
}

/// The tokens of a reply, and how many of its prompt's were resumed.
fn resumed(scheduler: &Scheduler, job: Job) -> (Vec<u32>, u32) {
    let events = all(scheduler.submit(job).unwrap());
    let Some(Event::Started { cached_tokens }) = events.first() else { panic!("{events:?}") };
    assert!(matches!(events.last(), Some(Event::Done { .. })), "{events:?}");
    (tokens(&events), *cached_tokens)
}

#[test]
fn conversations_go_on_where_they_were() {
    let fresh = free(1, 64);
    for keeps in [Keeps::Whole, Keeps::Beginnings] {
        let scheduler = keeping(keeps, 64, 2);
        let mut conversation: Vec<u32> = (0..40).collect();
        let mut before = 0;
        for turn in 0..5u32 {
            let job = || Job { boundaries: vec![20, conversation.len() as u32 - 2], ..greedy(&conversation, 7) };
            let (said, cached) = resumed(&scheduler, job());
            assert_eq!(said, reply(&fresh, job()), "{keeps:?}, turn {turn}");
            // All but the last token that was chosen, which the engine never had.
            assert_eq!(cached as usize, before, "{keeps:?}, turn {turn}");
            // The same again: from its last boundary, or all but its last token.
            let again = resumed(&scheduler, job());
            let expected = if keeps == Keeps::Whole { conversation.len() - 2 } else { conversation.len() - 1 };
            // A boundary is left out where it is near to what was resumed.
            let whole = keeps == Keeps::Whole;
            assert!(
                again.1 as usize == expected || whole && again.1 as usize == before.max(20),
                "{keeps:?}: {}",
                again.1
            );
            assert_eq!(again.0, said);
            before = conversation.len() + said.len() - 1;
            conversation.extend(said);
            conversation.extend([turn, 50, 51]);
        }
        let stats = scheduler.snapshot();
        assert!(stats.counters.cached_tokens > 300 && stats.kept.states > 0, "{stats:?}");
    }
}

#[test]
fn nobody_resumes_what_is_another_s() {
    let scheduler = keeping(Keeps::Beginnings, 64, 2);
    let prompt: Vec<u32> = (0..50).collect();
    let job = |who: &str| Job { partition: Partition::of(&[who]), ..greedy(&prompt, 3) };
    let cached = ["a", "b", "a", "b", ""].map(|who| resumed(&scheduler, job(who)).1);
    assert_eq!(cached, [0, 0, 49, 49, 0]);
    // Whoever wants to know of the whole prompt has it read.
    let events = all(scheduler.submit(Job { prompt_logprobs: Some(1), ..job("a") }).unwrap());
    assert_eq!(events[0], Event::Started { cached_tokens: 0 });
    assert!(matches!(&events[1], Event::Prompt(known) if known.len() == 50));
}

#[test]
fn kept_states_give_way_to_replies() {
    // Three pages; a conversation of one page is kept, then all three are wanted.
    let scheduler = keeping(Keeps::Beginnings, 3, 2);
    let first: Vec<u32> = (0..50).collect();
    resumed(&scheduler, greedy(&first, 3));
    assert_eq!(resumed(&scheduler, greedy(&first, 3)).1, 49);
    let wide = || greedy(&[7; 30], 3 * 512 - 30);
    assert_eq!(resumed(&scheduler, wide()).0, reply(&free(1, 1), wide()));
    assert_eq!(resumed(&scheduler, greedy(&first, 3)).1, 0);
    // A reply that fills the room leaves nothing behind that would be in the way.
    for _ in 0..3 {
        resumed(&scheduler, wide());
    }
    let counters = scheduler.snapshot().counters;
    assert_eq!((counters.finished, counters.failed), (7, 0));
}

#[test]
fn resumed_replies_are_fresh_ones_in_any_company() {
    let fresh = free(1, 1000);
    for keeps in [Keeps::Whole, Keeps::Beginnings] {
        // Few pages and few places for states, so that they come and go.
        let scheduler = keeping(keeps, 5, 3);
        let mut state = 7u64;
        let mut draw = |below: u32| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) as u32 % below
        };
        let mut received = Vec::new();
        for n in 0..300 {
            // Texts that begin alike, in two partitions; some readers leave, some forwards panic.
            let (kind, length, limit) = (draw(3), 10 + draw(90), 1 + draw(400));
            let mut prompt: Vec<u32> = (0..length).map(|i| (i * (kind + 1)) % 60).collect();
            if n % 37 == 36 {
                prompt.push(PANIC_TOKEN);
            }
            let boundaries = vec![length / 2, length - length / 8];
            let partition = Partition::of(&[if draw(2) == 0 { "a" } else { "b" }]);
            let job = || Job { boundaries: boundaries.clone(), partition, ..greedy(&prompt, limit) };
            let events = scheduler.submit(job()).unwrap();
            match draw(8) {
                0 => drop(events),
                _ if n % 37 == 36 => drop(all(events)),
                _ => received.push((events, job())),
            }
        }
        let mut hits = 0;
        for (events, job) in received {
            let events = all(events);
            if events.last() == Some(&Event::Failed(JobError::Panic)) {
                // It shared a forward with one that panics.
                continue;
            }
            hits += u32::from(matches!(events[0], Event::Started { cached_tokens: 1.. }));
            assert_eq!(tokens(&events), reply(&fresh, job), "{keeps:?}");
        }
        scheduler.wait_idle();
        let c = scheduler.snapshot().counters;
        assert!(hits > 50, "{keeps:?}: {hits}");
        assert_eq!((c.admitted, c.running, c.waiting), (300, 0, 0));
        assert_eq!(c.admitted, c.finished + c.failed + c.cancelled, "{c:?}");
    }
}
