//! What stands between a client and the server: keys, origins, slow clients, caps.

use crate::http;
use crate::scripted::{Running, Setup, chat_body};
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;
use tf_runtime::serve::keys::Keys;

const CHAT: &str = "/v1/chat/completions";

fn keyed() -> Running {
    let change = |options: &mut tf_runtime::serve::Options| {
        options.keys = Arc::new(Keys::new(&["secret-key".to_owned(), "other".to_owned()], None).unwrap());
    };
    Setup { change, ..Setup::default() }.start()
}

#[test]
fn every_route_but_health_and_the_pages_wants_a_key() {
    let server = keyed();
    let send = |method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]| {
        http::send(server.address, &http::request(method, path, headers, body)).reply()
    };
    let gets = [
        "/v1/models",
        "/models",
        "/v1/models/org/scripted",
        "/metrics",
        "/props",
        "/slots",
        "/openapi.json",
        "/v1/responses/resp_1",
        "/nowhere",
    ];
    let posts = [
        CHAT,
        "/chat/completions",
        "/v1/completions",
        "/v1/responses",
        "/v1/responses/input_tokens",
        "/v1/messages",
        "/v1/messages/count_tokens",
        "/v1/embeddings",
        "/tokenize",
        "/detokenize",
        "/apply-template",
    ];
    let sweep = gets.map(|path| ("GET", path)).into_iter().chain(posts.map(|path| ("POST", path)));
    for (method, path) in sweep.chain([("DELETE", "/v1/responses/resp_1"), ("OPTIONS", CHAT)]) {
        for headers in [vec![], vec![("Authorization", "Bearer wrong")], vec![("x-api-key", "secret-ke")]] {
            let reply = send(method, path, &headers, b"");
            assert_eq!(reply.status, 401, "{method} {path}");
            assert_eq!(reply.header("www-authenticate"), Some("Bearer"));
            assert_eq!(reply.json()["error"]["type"], "authentication_error");
            assert!(!reply.text().contains("secret"), "{}", reply.text());
        }
    }
    // The pages are the same for everyone, and ask for the key themselves.
    for path in ["/health", "/v1/health", "/", "/dashboard"] {
        assert_eq!(send("GET", path, &[], b"").status, 200);
    }
    let body = chat_body(json!({})).to_string();
    for key in [("Authorization", "Bearer secret-key"), ("x-api-key", "secret-key"), ("authorization", "bearer other")]
    {
        let headers = [("Content-Type", "application/json"), key];
        assert_eq!(send("POST", CHAT, &headers, body.as_bytes()).status, 200, "{key:?}");
    }
}

#[test]
fn a_response_belongs_to_the_key_that_made_it() {
    let server = keyed();
    let ask = |method: &str, path: &str, key: &str, body: &[u8]| {
        let headers = [("Content-Type", "application/json"), ("x-api-key", key)];
        http::send(server.address, &http::request(method, path, &headers, body)).reply()
    };
    let made = ask("POST", "/v1/responses", "other", br#"{"input":"hi"}"#).json();
    let path = format!("/v1/responses/{}", made["id"].as_str().unwrap());
    assert_eq!(ask("GET", &path, "secret-key", b"").status, 404);
    assert_eq!(ask("DELETE", &path, "secret-key", b"").status, 404);
    assert_eq!(ask("GET", &path, "other", b"").status, 200);
}

#[test]
fn scripts_of_other_origins_are_refused_unless_listed() {
    let open = |origins: &'static [&'static str]| {
        // A function pointer carries no list, so each has its own.
        let change = match origins {
            [] => |_: &mut tf_runtime::serve::Options| (),
            _ => |options: &mut tf_runtime::serve::Options| options.origins = vec!["https://app.example".to_owned()],
        };
        Setup { change, ..Setup::default() }.start()
    };
    let get = |server: &Running, origin: &str| {
        http::send(server.address, &http::request("GET", "/v1/models", &[("Origin", origin)], b"")).reply()
    };
    let preflight = |server: &Running, origin: &str| {
        let headers = [("Origin", origin), ("Access-Control-Request-Method", "POST")];
        http::send(server.address, &http::request("OPTIONS", CHAT, &headers, b"")).reply()
    };
    let closed = open(&[]);
    for origin in ["https://app.example", "https://localhost.evil.com", "http://localhost:1", "null"] {
        for reply in [get(&closed, origin), preflight(&closed, origin)] {
            assert_eq!((reply.status, reply.header("access-control-allow-origin")), (403, None), "{origin}");
        }
    }
    // The page of the server itself.
    let own = get(&closed, "http://localhost");
    assert_eq!((own.status, own.header("access-control-allow-origin")), (200, None));
    assert_eq!(preflight(&closed, "http://localhost").status, 403);

    let listed = open(&["one"]);
    for origin in ["https://app.example.evil.com", "https://localhost.evil.com", "http://app.example", "null"] {
        for reply in [get(&listed, origin), preflight(&listed, origin)] {
            assert_eq!((reply.status, reply.header("access-control-allow-origin")), (403, None), "{origin}");
        }
    }
    let good = get(&listed, "https://app.example");
    assert_eq!((good.status, good.header("access-control-allow-origin")), (200, Some("https://app.example")));
    assert_eq!(good.header("access-control-allow-credentials"), None);
    assert_eq!(good.header("vary"), Some("origin"));
    let asked = preflight(&listed, "https://app.example");
    assert_eq!((asked.status, asked.header("access-control-allow-origin")), (204, Some("https://app.example")));
    assert!(asked.header("access-control-allow-headers").unwrap().contains("authorization"));
}

/// Timers so short that a test can wait for them; nothing here must be quick.
fn impatient() -> Running {
    let change = |options: &mut tf_runtime::serve::Options| {
        let short = Duration::from_millis(300);
        options.limits.headers = short;
        options.limits.body = short;
        options.limits.idle = short;
    };
    Setup { change, ..Setup::default() }.start()
}

/// What comes until the server closes the connection.
fn until_closed(stream: &mut TcpStream) -> String {
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let mut all = Vec::new();
    // A reset is a way of closing too.
    let _ = stream.read_to_end(&mut all);
    String::from_utf8_lossy(&all).into_owned()
}

#[test]
fn slow_clients_lose_their_connection_alone() {
    let server = impatient();
    let mut idle = TcpStream::connect(server.address).unwrap();
    let mut headers = TcpStream::connect(server.address).unwrap();
    headers.write_all(b"GET /health HTTP/1.1\r\nHost: local").unwrap();
    let mut body = TcpStream::connect(server.address).unwrap();
    let head = format!(
        "POST {CHAT} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{{"
    );
    body.write_all(head.as_bytes()).unwrap();
    assert!(!until_closed(&mut idle).contains(" 200 "));
    assert!(!until_closed(&mut headers).contains(" 200 "));
    assert!(until_closed(&mut body).starts_with("HTTP/1.1 408 "));
    assert_eq!(server.chat(json!({})).status, 200);
}

/// The body that a `100 Continue` asked for is timed as a body, and not as the headers of another request.
#[test]
fn a_body_that_was_asked_for_may_take_its_time() {
    let server =
        Setup { change: |options| options.limits.headers = Duration::from_millis(300), ..Setup::default() }.start();
    let mut stream = TcpStream::connect(server.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let body = chat_body(json!({})).to_string();
    let head = format!(
        "POST {CHAT} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Expect: 100-continue\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).unwrap();
    let mut asked = [0; 25];
    stream.read_exact(&mut asked).unwrap();
    assert_eq!(&asked, b"HTTP/1.1 100 Continue\r\n\r\n");
    let (half, rest) = body.as_bytes().split_at(body.len() / 2);
    stream.write_all(half).unwrap();
    std::thread::sleep(Duration::from_millis(900));
    stream.write_all(rest).unwrap();
    assert!(until_closed(&mut stream).starts_with("HTTP/1.1 200 "));
}

#[test]
fn headers_that_drip_do_not_start_the_clock_again() {
    let server = impatient();
    let mut stream = TcpStream::connect(server.address).unwrap();
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nx: ").unwrap();
    let mut dripping = stream.try_clone().unwrap();
    let drip = std::thread::spawn(move || {
        for _ in 0..2000 {
            if dripping.write_all(b"x").is_err() {
                return true;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        false
    });
    until_closed(&mut stream);
    drop(stream);
    assert!(drip.join().unwrap(), "the connection stayed open");
}

#[test]
fn a_body_in_tiny_chunks_is_a_body() {
    let server = Setup::default().start();
    let body = chat_body(json!({ "user": "x".repeat(20_000) })).to_string();
    let mut request = format!(
        "POST {CHAT} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    );
    for byte in body.chars() {
        request.push_str(&format!("1\r\n{byte}\r\n"));
    }
    request.push_str("0\r\n\r\n");
    assert_eq!(http::send(server.address, request.as_bytes()).reply().status, 200);
}

#[test]
fn unknown_fields_are_ignored_or_refused_as_the_server_is_set() {
    let strict = Setup { change: |options| options.strict_fields = true, ..Setup::default() }.start();
    let reply = strict.chat(json!({ "something_new": 1 }));
    assert_eq!((reply.status, reply.json()["error"]["param"].as_str()), (400, Some("something_new")));
    assert_eq!(strict.chat(json!({ "metadata": {}, "seed": 1 })).status, 200);
}

#[test]
fn what_a_client_writes_is_not_printed_raw() {
    let server = Setup::default().start();
    for body in [
        json!({ "model": "a\u{1b}[31m\nb" }),
        json!({ "logit_bias": { "\u{1b}\n": 1 } }),
        json!({ "chat_template_kwargs": { "\u{1b}": [] } }),
        json!({ "messages": [{ "role": "user", "content": [{ "type": "\u{1b}\n" }] }] }),
        json!({ "structured_outputs": { "\u{1b}": 1 } }),
        json!({ "tools": [{ "type": "\u{1b}" }] }),
    ] {
        let reply = server.chat(body.clone());
        let message = reply.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!((400..500).contains(&reply.status) && !message.contains(['\u{1b}', '\n']), "{body}: {message}");
    }
}

/// Talks as fast as it can and never stops.
fn babbling(change: fn(&mut tf_runtime::serve::Options)) -> Running {
    Setup { scripts: vec![vec![97; 1 << 20]], context: 1 << 20, max_rows: 64, queue: 300, change, ..Setup::default() }
        .start()
}

#[test]
fn a_client_that_never_reads_loses_its_reply() {
    let server = babbling(|options| options.limits.stall = Duration::from_millis(300));
    let open = server.open(CHAT, &chat_body(json!({ "stream": true })));
    server.wait_for(|r| r["running"] == 0 && r["cancelled"] == 1);
    drop(open);
}

/// BUGS O18, many times over: nothing is left, and the next reply is as on a fresh server.
#[test]
fn two_hundred_clients_that_leave() {
    let server = babbling(|_| ());
    for i in 0..200 {
        let mut open = server.open(CHAT, &chat_body(json!({ "stream": i % 2 == 0, "ignore_eos": true })));
        if i % 2 == 0 {
            open.first_event();
        }
    }
    server.wait_for(|r| r["running"] == 0 && r["waiting"] == 0 && r["admitted"] == r["cancelled"]);
    let fields = json!({ "max_tokens": 5, "temperature": 0, "seed": 1 });
    let fresh = babbling(|_| ()).chat(fields.clone()).json();
    let after = server.chat(fields).json();
    assert_eq!((&after["choices"], &after["token_sha"]), (&fresh["choices"], &fresh["token_sha"]));
}

#[test]
fn past_the_most_connections_new_ones_wait() {
    let server = Setup { change: |options| options.limits.connections = 1, ..Setup::default() }.start();
    let mut first = TcpStream::connect(server.address).unwrap();
    first.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    // Its answer shows that it has the place.
    let mut byte = [0];
    first.read_exact(&mut byte).unwrap();
    let mut second = TcpStream::connect(server.address).unwrap();
    second.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
    second.set_read_timeout(Some(Duration::from_millis(200))).unwrap();
    assert!(second.read(&mut byte).is_err(), "answered beside the first");
    drop(first);
    assert!(until_closed(&mut second).contains(" 200 "));
}
