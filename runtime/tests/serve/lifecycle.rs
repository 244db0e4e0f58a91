//! Queueing, leaving, failing, shutting down.

use crate::http::Open;
use crate::scripted::{FAIL, NAN, Note, PANIC, Running, Setup, chat_body, reply_text, spell};
use serde_json::{Value, json};
use std::sync::mpsc::Receiver;
use std::time::Duration;
use tf_runtime::sample::Sampler;
use tf_runtime::schedule::{Job, ScheduleOptions, Scheduler};

const CHAT: &str = "/v1/chat/completions";

/// Talks without end, one forward for each permit; the whole prompt fits the first.
fn endless() -> Setup {
    Setup { scripts: vec![vec![97; 1 << 20]], context: 1 << 20, gated: true, max_rows: 64, ..Setup::default() }
}

fn stream_body() -> Value {
    chat_body(json!({ "stream": true }))
}

/// A streamed request that has sent its first event; the engine waits for its first permit.
fn started(server: &Running) -> Open {
    let mut open = server.open(CHAT, &stream_body());
    open.first_event();
    assert!(matches!(server.note(), Note::Opened(_)));
    open
}

/// Gives one permit after the other until the stream is closed. How soon a closed socket is
/// noticed is up to the system, so this waits; the script never ends by itself.
fn closes(server: &Running) {
    for _ in 0..6000 {
        server.permit(1);
        if server.note() == Note::Closed {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("the work went on");
}

#[test]
fn a_client_that_leaves_stops_the_work() {
    for body in [stream_body(), chat_body(json!({}))] {
        let server = endless().start();
        let open = server.open(CHAT, &body);
        assert!(matches!(server.note(), Note::Opened(_)));
        server.permit(1);
        assert!(matches!(server.note(), Note::Forward(_)));
        drop(open);
        closes(&server);
        server.wait_for(|r| r["running"] == 0 && r["cancelled"] == 1);
    }
}

fn job(prompt: &str) -> Job {
    let sampler = Sampler { temperature: 0.0, ..Sampler::default() };
    Job { sampler, ..Job::new(spell(prompt), 1000, reply_text()) }
}

fn next(notes: &Receiver<Note>) -> Note {
    notes.recv_timeout(Duration::from_secs(60)).unwrap()
}

#[test]
fn once_noticed_at_most_one_forward_is_still_done() {
    for before in [0, 1, 2, 7] {
        let (engine, notes, permits) = endless().engine();
        let scheduler = Scheduler::start(engine, ScheduleOptions::default()).unwrap();
        let received = scheduler.submit(job("hi")).unwrap();
        assert!(matches!(next(&notes), Note::Opened(_)));
        for _ in 0..before {
            permits.send(()).unwrap();
            assert!(matches!(next(&notes), Note::Forward(_)));
        }
        drop(received);
        // One forward may have been asked for already; there is a permit for two.
        permits.send(()).unwrap();
        permits.send(()).unwrap();
        let mut more = 0;
        while next(&notes) != Note::Closed {
            more += 1;
        }
        assert!(more <= 1, "{more} forwards after {before}");
        scheduler.wait_idle();
        let counters = scheduler.snapshot().counters;
        assert_eq!((counters.cancelled, counters.running), (1, 0));
    }
}

#[test]
fn a_long_prompt_is_left_between_its_pieces() {
    let (engine, notes, permits) = Setup { max_rows: 1, ..endless() }.engine();
    let scheduler = Scheduler::start(engine, ScheduleOptions::default()).unwrap();
    let received = scheduler.submit(job("a long prompt")).unwrap();
    assert!(matches!(next(&notes), Note::Opened(_)));
    drop(received);
    for _ in 0..13 {
        permits.send(()).unwrap();
    }
    let mut forwards = 0;
    while next(&notes) != Note::Closed {
        forwards += 1;
    }
    assert!(forwards <= 1, "{forwards}");
}

#[test]
fn past_the_queue_there_is_429_and_who_leaves_frees_a_place() {
    let server = Setup { queue: 1, ..endless() }.start();
    let runs = started(&server);
    let waits = server.open(CHAT, &stream_body());
    server.wait_for(|r| r["waiting"] == 1);
    let reply = server.post(CHAT, &stream_body());
    assert_eq!((reply.status, reply.header("retry-after")), (429, Some("1")));
    let error = &reply.json()["error"];
    assert_eq!((&error["type"], &error["code"]), (&json!("rate_limit_error"), &json!("queue_full")));

    drop(waits);
    server.wait_for(|r| r["waiting"] == 0 && r["cancelled"] == 1);
    let mut next_one = server.open(CHAT, &chat_body(json!({ "stream": true, "max_tokens": 1 })));
    server.wait_for(|r| r["waiting"] == 1);
    drop(runs);
    closes(&server);
    // The one that left while it waited was never opened: this is the third request's stream.
    server.permit(2);
    next_one.first_event();
    assert_eq!(server.note(), Note::Opened("user:hi;".len() as u32 + 1));
    server.wait_for(|r| r["finished"] == 1);
    let requests = server.requests();
    assert_eq!((&requests["admitted"], &requests["cancelled"]), (&json!(3), &json!(2)));
}

#[test]
fn nothing_waits_for_nothing() {
    // Even with no queue an idle server takes a request.
    let server = Setup { queue: 0, ..Setup::default() }.start();
    for _ in 0..3 {
        assert_eq!(server.chat(json!({})).status, 200);
    }
}

#[test]
fn failures_are_one_request_s_own() {
    let server = Setup {
        scripts: vec![vec![PANIC], vec![NAN], vec![FAIL], [spell("ab"), vec![FAIL]].concat(), spell("fine")],
        ..Setup::default()
    }
    .start();
    for what in ["panic", "not finite", "could not be run"] {
        let reply = server.chat(json!({}));
        assert_eq!((reply.status, reply.header("x-should-retry")), (500, Some("false")));
        let error = &reply.json()["error"];
        assert_eq!(error["type"], "server_error");
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(what) && !message.contains("secret"), "{message}");
        assert!(matches!(server.note(), Note::Opened(_)));
        while server.note() != Note::Closed {}
    }
    // After a stream has begun the status is sent: an error event, then the end.
    let reply = server.chat(json!({ "stream": true }));
    assert_eq!(reply.status, 200);
    let frames = reply.frames();
    assert_eq!(frames[frames.len() - 1]["error"]["type"], "server_error");
    let text: String = frames.iter().filter_map(|f| f["choices"][0]["delta"]["content"].as_str()).collect();
    assert_eq!(text, "ab");

    assert_eq!(server.chat(json!({})).json()["choices"][0]["message"]["content"], "fine");
    let requests = server.requests();
    assert_eq!((&requests["admitted"], &requests["failed"], &requests["finished"]), (&json!(5), &json!(4), &json!(1)));
}

#[test]
fn what_the_template_refuses_is_a_400_in_its_words() {
    let server = Setup::default().start();
    let reply = server.chat(json!({ "chat_template_kwargs": { "no": "today" } }));
    assert_eq!((reply.status, reply.json()["error"]["param"].as_str()), (400, Some("messages")));
    assert!(reply.text().contains("not today"), "{}", reply.text());
    assert_eq!(server.chat(json!({ "messages": [{ "role": "user", "content": "<end>" }] })).status, 200);
}

#[test]
fn a_signal_lets_the_running_reply_finish() {
    let mut server = Setup { gated: true, ..Setup::default() }.start();
    let runs = server.open(CHAT, &chat_body(json!({})));
    assert!(matches!(server.note(), Note::Opened(_)));
    let waits = server.open(CHAT, &chat_body(json!({})));
    server.wait_for(|r| r["waiting"] == 1);
    server.signal();
    assert_eq!(waits.reply().status, 503);
    let health = server.get("/health");
    assert_eq!((health.status, &health.json()["status"]), (503, &json!("draining")));
    let reply = server.chat(json!({}));
    assert_eq!((reply.status, reply.json()["error"]["type"].as_str()), (503, Some("unavailable_error")));
    assert!(reply.header("retry-after").is_some());
    server.permit(6);
    assert_eq!(runs.reply().json()["choices"][0]["message"]["content"], "hello");
    server.join();
}

#[test]
fn past_the_grace_the_running_reply_ends_with_an_error() {
    let mut server = Setup { grace: Duration::ZERO, ..endless() }.start();
    let runs = started(&server);
    server.signal();
    // The abort comes with the drain; permits until it has been seen.
    closes(&server);
    let frames = runs.rest_of_stream();
    assert!(frames.iter().any(|f| f.contains("unavailable_error")), "{frames:?}");
    assert_eq!(frames.last().map(String::as_str), Some("[DONE]"));
    server.join();
}

#[test]
fn many_requests_add_up() {
    let server = Setup { queue: 100, ..Setup::default() }.start();
    std::thread::scope(|scope| {
        for i in 0..40 {
            let server = &server;
            scope.spawn(move || match i % 4 {
                0 => drop(server.open(CHAT, &stream_body())),
                1 => assert_eq!(server.open(CHAT, &stream_body()).reply().frames().len(), 7),
                _ => assert_eq!(server.chat(json!({})).status, 200),
            });
        }
    });
    server.wait_for(|r| {
        let n = |k: &str| r[k].as_u64().unwrap();
        n("running") == 0 && n("waiting") == 0 && n("admitted") == n("finished") + n("failed") + n("cancelled")
    });
    assert!(server.requests()["finished"].as_u64().unwrap() >= 30);
}
