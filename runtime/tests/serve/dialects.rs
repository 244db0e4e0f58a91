//! What each convention adds to a plain reply.

use crate::scripted::{END, Running, Setup, chat_body, cut, spell};
use serde_json::{Value, json};

/// A server whose replies are `text`, at `size` bytes a token.
fn says(text: &str, size: usize) -> Running {
    let (script, pieces) = cut(text.as_bytes(), size);
    Setup { scripts: vec![script], pieces, parallel: 2, queue: 32, ..Setup::default() }.start()
}

#[track_caller]
fn ok(server: &Running, path: &str, body: Value) -> Value {
    let reply = server.post(path, &body);
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()
}

/// The events of a stream without `[DONE]`: each with its name, which its data repeats.
#[track_caller]
fn events(server: &Running, path: &str, mut body: Value) -> Vec<Value> {
    body["stream"] = json!(true);
    let reply = server.post(path, &body);
    assert_eq!(reply.status, 200, "{}", reply.text());
    let text = reply.text();
    let mut out = Vec::new();
    for event in text.split("\n\n").filter(|event| event.contains("data: ")) {
        let (name, data) = event.split_once('\n').unwrap();
        let data: Value = serde_json::from_str(data.strip_prefix("data: ").unwrap()).unwrap();
        assert_eq!(json!(name.strip_prefix("event: ").unwrap()), data["type"], "{event}");
        out.push(data);
    }
    out
}

fn kinds(events: &[Value]) -> Vec<&str> {
    let mut kinds: Vec<&str> = events.iter().map(|event| event["type"].as_str().unwrap()).collect();
    kinds.dedup();
    kinds
}

#[test]
fn several_choices_are_told_apart() {
    let server = says("hello", 1);
    let whole = ok(&server, "/v1/chat/completions", chat_body(json!({ "n": 3, "seed": 7, "max_tokens": 3 })));
    let choices = whole["choices"].as_array().unwrap();
    assert_eq!(choices.iter().map(|c| c["index"].as_u64().unwrap()).collect::<Vec<_>>(), [0, 1, 2]);
    assert!(choices.iter().all(|c| c["message"]["content"] == "hel" && c["token_sha"].is_string()));
    let usage = (&whole["usage"]["prompt_tokens"], &whole["usage"]["completion_tokens"]);
    assert_eq!(usage, (&json!(8), &json!(9)), "the prompt counts once");

    let fields = json!({ "n": 3, "stream": true, "stream_options": { "include_usage": true }, "max_tokens": 3 });
    let frames = server.chat(fields).frames();
    for index in 0..3 {
        let of: Vec<&Value> =
            frames.iter().filter_map(|f| f["choices"].get(0)).filter(|c| c["index"] == index).collect();
        let text: String = of.iter().filter_map(|c| c["delta"]["content"].as_str()).collect();
        assert_eq!((text.as_str(), &of[of.len() - 1]["finish_reason"]), ("hel", &json!("length")));
        assert_eq!(of[0]["delta"]["role"], "assistant");
    }
    assert_eq!(frames.iter().filter(|f| f["usage"]["completion_tokens"] == 9).count(), 1);
}

#[test]
fn log_probabilities_join_to_the_content() {
    for size in [1, 2, 3, 7, 1000] {
        let server = says("A😀Bé.", size);
        let fields = json!({ "logprobs": true, "top_logprobs": 2, "stop": ["."] });
        let whole = server.chat(fields.clone()).json();
        let content = whole["choices"][0]["logprobs"]["content"].as_array().unwrap().clone();
        let bytes: Vec<u8> =
            content.iter().flat_map(|t| t["bytes"].as_array().unwrap()).map(|b| b.as_u64().unwrap() as u8).collect();
        // A token that holds a part of the stop string has all its bytes.
        assert!(String::from_utf8(bytes).unwrap().starts_with("A😀Bé"), "at {size}");
        for token in &content {
            assert_eq!(token["logprob"], 0.0);
            assert_eq!(token["top_logprobs"].as_array().unwrap().len(), 2);
            assert_eq!(token["top_logprobs"][1]["logprob"], -1000.0);
        }
        let mut streamed = fields;
        streamed["stream"] = json!(true);
        let frames = server.chat(streamed).frames();
        let mut joined: Vec<Value> = Vec::new();
        for frame in &frames {
            joined.extend(frame["choices"][0]["logprobs"]["content"].as_array().cloned().unwrap_or_default());
        }
        assert_eq!(joined, content, "at {size}");
    }
    let server = says("hi", 1);
    let plain = server.chat(json!({})).json();
    assert_eq!(plain["choices"][0]["logprobs"], Value::Null);
    let end = server.chat(json!({ "logprobs": true })).json();
    assert_eq!(end["choices"][0]["logprobs"]["content"].as_array().unwrap().len(), 2, "no end token");
}

/// BUGS O16: a ban is a ban and a force a force, at any draw.
#[test]
fn biases_ban_and_force() {
    let server = Setup { scripts: vec![spell("aaaa")], peak: 20.0, ..Setup::default() }.start();
    let said = |fields: Value| server.chat(fields).json()["choices"][0]["message"]["content"].clone();
    assert_eq!(said(json!({ "max_tokens": 3 })), "aaa");
    for seed in 0..20 {
        let banned = said(json!({ "logit_bias": { "97": -100 }, "seed": seed, "max_tokens": 3 }));
        assert!(!banned.as_str().unwrap().contains('a'), "{banned}");
        assert_eq!(said(json!({ "logit_bias": { "98": 100 }, "seed": seed, "max_tokens": 3 })), "bbb");
        assert_eq!(said(json!({ "logit_bias": [[98, 100]], "seed": seed, "max_tokens": 3 })), "bbb");
    }
    let penalized = said(json!({ "frequency_penalty": 2, "presence_penalty": 2, "max_tokens": 4, "temperature": 0 }));
    assert_eq!(penalized, "aaaa", "20 - 3 * 2 - 2 is still the most");
    let held = Setup { scripts: vec![vec![END]], ..Setup::default() }.start();
    assert_eq!(held.chat(json!({ "min_tokens": 3, "temperature": 0 })).json()["usage"]["completion_tokens"], 4);
}

/// What lm-eval sends to rank answers.
#[test]
fn prompts_come_back_with_their_log_probabilities() {
    let server = says("xy", 1);
    let body = json!({ "prompt": [[97, 98, 99], [100]], "max_tokens": 1, "echo": true, "logprobs": 1, "temperature": 0,
                       "seed": 1234 });
    let whole = ok(&server, "/v1/completions", body.clone());
    let first = &whole["choices"][0];
    assert_eq!(first["text"], "abcx");
    let logprobs = &first["logprobs"];
    assert_eq!(logprobs["tokens"], json!(["a", "b", "c", "x"]));
    assert_eq!(logprobs["text_offset"], json!([0, 1, 2, 3]));
    let values = logprobs["token_logprobs"].as_array().unwrap();
    assert_eq!((&values[0], values[3].as_f64()), (&Value::Null, Some(0.0)));
    let uniform = -(512f64.ln());
    assert!(values[1..3].iter().all(|v| (v.as_f64().unwrap() - uniform).abs() < 1e-4), "{values:?}");
    assert_eq!(logprobs["top_logprobs"][0], Value::Null);
    assert_eq!(logprobs["top_logprobs"][3], json!({ "x": 0.0 }));
    assert_eq!((&whole["choices"][1]["text"], &whole["choices"][1]["index"]), (&json!("dx"), &json!(1)));
    assert_eq!(whole["usage"]["prompt_tokens"], 4);

    let mut streamed = body.clone();
    streamed["stream"] = json!(true);
    let frames = server.post("/v1/completions", &streamed).frames();
    let of = |i: usize| frames.iter().filter(move |f| f["choices"][0]["index"] == i).map(|f| &f["choices"][0]);
    let text: String = of(0).map(|c| c["text"].as_str().unwrap()).collect();
    assert_eq!(text, "abcx");
    let tokens: Vec<Value> =
        of(0).flat_map(|c| c["logprobs"]["tokens"].as_array().cloned().unwrap_or_default()).collect();
    assert_eq!(json!(tokens), logprobs["tokens"]);

    let only = ok(&server, "/v1/completions", json!({ "prompt": "ab", "max_tokens": 0, "echo": true, "logprobs": 0 }));
    assert_eq!(only["choices"][0]["text"], "ab");
    assert_eq!(only["choices"][0]["logprobs"]["top_logprobs"], json!([null, null]));
    assert_eq!(only["usage"]["completion_tokens"], 0);
    let plain = ok(&server, "/v1/completions", json!({ "prompt": "ab", "echo": true, "max_tokens": 2 }));
    assert_eq!((&plain["choices"][0]["text"], &plain["choices"][0]["logprobs"]), (&json!("abxy"), &Value::Null));
    // An end token has its entry: who counts from the end relies on it.
    let server = Setup { scripts: vec![vec![END]], ..Setup::default() }.start();
    let ended = ok(&server, "/v1/completions", json!({ "prompt": "ab", "echo": true, "max_tokens": 1, "logprobs": 1 }));
    assert_eq!(ended["choices"][0]["logprobs"]["tokens"].as_array().unwrap().len(), 3);
    let refused = server.post("/v1/completions", &json!({ "prompt": "a", "max_tokens": 0 }));
    assert_eq!((refused.status, refused.json()["error"]["param"].as_str()), (400, Some("max_tokens")));
    for (name, value) in [("best_of", json!(2)), ("logprobs", json!(6)), ("n", json!(0))] {
        let refused = server.post("/v1/completions", &json!({ "prompt": "a", name: value }));
        assert_eq!((refused.status, refused.json()["error"]["param"].as_str()), (400, Some(name)));
    }
}

fn message_body(fields: Value) -> Value {
    let mut body =
        json!({ "model": "org/scripted", "max_tokens": 50, "messages": [{ "role": "user", "content": "hi" }] });
    for (key, value) in fields.as_object().unwrap() {
        body[key] = value.clone();
    }
    body
}

#[test]
fn messages_whole_and_streamed() {
    let server = says("hello", 2);
    let whole = ok(&server, "/v1/messages?beta=true", message_body(json!({})));
    assert!(whole["id"].as_str().unwrap().starts_with("msg_"));
    assert_eq!(
        (&whole["type"], &whole["role"], &whole["model"]),
        (&json!("message"), &json!("assistant"), &json!("org/scripted"))
    );
    assert_eq!(whole["content"], json!([{ "type": "text", "text": "hello" }]));
    assert_eq!((&whole["stop_reason"], &whole["stop_sequence"]), (&json!("end_turn"), &Value::Null));
    assert_eq!((&whole["usage"]["input_tokens"], &whole["usage"]["output_tokens"]), (&json!(8), &json!(4)));

    let events = events(&server, "/v1/messages", message_body(json!({})));
    let order = [
        "message_start",
        "content_block_start",
        "content_block_delta",
        "content_block_stop",
        "message_delta",
        "message_stop",
    ];
    assert_eq!(kinds(&events), order);
    assert_eq!(events[0]["message"]["usage"]["input_tokens"], 8);
    let text: String = events.iter().filter_map(|e| e["delta"]["text"].as_str()).collect();
    assert_eq!(text, "hello");
    let end = &events[events.len() - 2];
    assert_eq!((&end["delta"]["stop_reason"], &end["usage"]["output_tokens"]), (&json!("end_turn"), &json!(4)));

    let stopped = ok(&server, "/v1/messages", message_body(json!({ "stop_sequences": ["l"] })));
    assert_eq!((&stopped["stop_reason"], &stopped["stop_sequence"]), (&json!("stop_sequence"), &json!("l")));
    let cut = ok(&server, "/v1/messages", message_body(json!({ "max_tokens": 1 })));
    assert_eq!(cut["stop_reason"], "max_tokens");
    // Agents ask for more than there is room for; it is capped, and said when it was the end.
    let server = says(&"a".repeat(100), 1);
    let full = ok(&server, "/v1/messages", message_body(json!({ "max_tokens": 32000 })));
    assert_eq!(full["stop_reason"], "model_context_window_exceeded");
}

#[test]
fn messages_of_agents_reach_the_template() {
    let server = says("ok", 1);
    let count = |fields: Value| ok(&server, "/v1/messages/count_tokens", message_body(fields))["input_tokens"].clone();
    assert_eq!(count(json!({})), "user:hi;".len());
    let system = json!([{ "type": "text", "text": "a", "cache_control": { "type": "ephemeral" } }, { "type": "text", "text": "b" }]);
    let turns = json!([
        { "role": "user", "content": [{ "type": "text", "text": "x" }] },
        { "role": "system", "content": "later" },
        { "role": "assistant", "content": [
            { "type": "thinking", "thinking": "t", "signature": "" },
            { "type": "redacted_thinking", "data": "" },
            { "type": "text", "text": "y" },
            { "type": "tool_use", "id": "toolu_1", "name": "f", "input": { "a": 1 } },
        ] },
        { "role": "user", "content": [
            { "type": "tool_result", "tool_use_id": "toolu_1", "content": [{ "type": "text", "text": "r" }], "is_error": false },
            { "type": "text", "text": "z" },
        ] },
    ]);
    let rendered = "system:ab;user:x;system:later;assistant:y;tool:r;user:z;";
    assert_eq!(
        count(json!({ "system": system, "messages": turns, "thinking": { "type": "adaptive" },
        "output_config": { "effort": "high" }, "context_management": { "edits": [] }, "metadata": {} })),
        rendered.len()
    );
}

#[test]
fn errors_of_messages_have_their_own_form() {
    let server = Setup::default().start();
    let cases = [
        (json!({ "model": null }), 400, "invalid_request_error"),
        (json!({ "max_tokens": null }), 400, "invalid_request_error"),
        (json!({ "messages": [] }), 400, "invalid_request_error"),
        (json!({ "messages": [{ "role": "user", "content": [{ "type": "image" }] }] }), 400, "invalid_request_error"),
        (json!({ "thinking": { "type": "maybe" } }), 400, "invalid_request_error"),
        (json!({ "tool_choice": { "type": "maybe" } }), 400, "invalid_request_error"),
        (json!({ "mcp_servers": [{}] }), 400, "invalid_request_error"),
        (json!({ "model": "other" }), 404, "not_found_error"),
    ];
    for (fields, status, kind) in cases {
        let reply = server.post("/v1/messages", &message_body(fields.clone()));
        let body = reply.json();
        assert_eq!(
            (reply.status, &body["type"], &body["error"]["type"]),
            (status, &json!("error"), &json!(kind)),
            "{fields}"
        );
        assert_eq!(body["request_id"].as_str(), reply.header("request-id"), "{fields}");
        assert!(body["request_id"].as_str().unwrap().starts_with("req_"));
    }
}

#[test]
fn responses_whole_streamed_and_kept() {
    let server = says("hello", 2);
    let body = json!({ "model": "org/scripted", "input": "hi", "metadata": { "a": "b" } });
    let whole = ok(&server, "/v1/responses", body.clone());
    assert_eq!((&whole["object"], &whole["status"]), (&json!("response"), &json!("completed")));
    assert_eq!(whole["output"][0]["content"][0]["text"], "hello");
    assert_eq!((&whole["usage"]["input_tokens"], &whole["usage"]["output_tokens"]), (&json!(8), &json!(4)));
    for (key, value) in [
        ("metadata", json!({ "a": "b" })),
        ("tools", json!([])),
        ("tool_choice", json!("auto")),
        ("parallel_tool_calls", json!(true)),
        ("error", Value::Null),
        ("incomplete_details", Value::Null),
        ("store", json!(true)),
    ] {
        assert_eq!(whole[key], value, "{key}");
    }

    let events = events(&server, "/v1/responses", body);
    let order = [
        "response.created",
        "response.in_progress",
        "response.output_item.added",
        "response.content_part.added",
        "response.output_text.delta",
        "response.output_text.done",
        "response.content_part.done",
        "response.output_item.done",
        "response.completed",
    ];
    assert_eq!(kinds(&events), order);
    for (n, event) in (0..).zip(&events) {
        assert_eq!(event["sequence_number"], json!(n));
    }
    let text: String = events.iter().filter_map(|e| e["delta"].as_str()).collect();
    let last = &events[events.len() - 1]["response"];
    assert_eq!(text, last["output"][0]["content"][0]["text"].as_str().unwrap());
    assert_eq!((&last["output"][0]["id"], &last["id"]), (&events[2]["item"]["id"], &events[0]["response"]["id"]));
    for delta in events.iter().filter(|e| e["type"] == "response.output_text.delta") {
        assert_eq!(
            (&delta["item_id"], &delta["logprobs"], &delta["content_index"]),
            (&last["output"][0]["id"], &json!([]), &json!(0))
        );
    }

    let path = format!("/v1/responses/{}", last["id"].as_str().unwrap());
    assert_eq!(server.get(&path).json(), *last);
    let next =
        ok(&server, "/v1/responses/input_tokens", json!({ "input": "more", "previous_response_id": last["id"] }));
    assert_eq!(next["input_tokens"], "user:hi;assistant:hello;user:more;".len());
    let gone = crate::http::send(server.address, &crate::http::request("DELETE", &path, &[], b"")).reply();
    assert_eq!((gone.status, &gone.json()["deleted"]), (200, &json!(true)));
    assert_eq!(server.get(&path).status, 404);
    let unknown = server.post("/v1/responses", &json!({ "input": "x", "previous_response_id": "resp_1" }));
    assert_eq!((unknown.status, unknown.json()["error"]["code"].as_str()), (404, Some("response_not_found")));
    let unkept = ok(&server, "/v1/responses", json!({ "input": "hi", "store": false }));
    assert_eq!(server.get(&format!("/v1/responses/{}", unkept["id"].as_str().unwrap())).status, 404);
}

#[test]
fn responses_that_the_limit_cut() {
    let server = says("hello", 1);
    let body = json!({ "input": "hi", "max_output_tokens": 2 });
    let whole = ok(&server, "/v1/responses", body.clone());
    assert_eq!(
        (&whole["status"], &whole["incomplete_details"]["reason"]),
        (&json!("incomplete"), &json!("max_output_tokens"))
    );
    let events = events(&server, "/v1/responses", body);
    let last = &events[events.len() - 1];
    assert_eq!(last["type"], "response.incomplete");
    assert_eq!(
        (&last["response"]["output"][0]["status"], &whole["output"][0]["status"]),
        (&json!("incomplete"), &json!("incomplete"))
    );
}

#[test]
fn responses_of_agents_reach_the_template() {
    let server = says("ok", 1);
    let count = |body: Value| ok(&server, "/v1/responses/input_tokens", body)["input_tokens"].clone();
    let body = json!({
        "instructions": "i", "store": false, "include": ["reasoning.encrypted_content"], "reasoning": { "summary": "auto" },
        "client_metadata": {}, "prompt_cache_key": "k", "parallel_tool_calls": true,
        "tools": [{ "type": "namespace", "name": "n", "tools": [] }, { "type": "web_search" }],
        "input": [
            { "type": "message", "role": "developer", "content": [{ "type": "input_text", "text": "d" }] },
            { "role": "developer", "content": "e" },
            { "role": "user", "content": [{ "type": "input_text", "text": "u" }] },
            { "type": "reasoning", "summary": [], "encrypted_content": "x" },
            { "type": "function_call", "call_id": "c", "name": "f", "arguments": "{}" },
            { "type": "function_call_output", "call_id": "c", "output": "r" },
            { "type": "message", "role": "assistant", "content": [{ "type": "output_text", "text": "a" }] },
            { "role": "user", "content": "v" },
        ],
    });
    assert_eq!(count(body), "system:i\n\nd\n\ne;user:u;assistant:;tool:r;assistant:a;user:v;".len());
    for (input, param) in [
        (json!([]), "input"),
        (json!(5), "input"),
        (json!([{ "type": "item_reference", "id": "x" }]), "input[0]"),
        (json!([{ "type": "image_generation_call" }]), "input[0]"),
        (json!([{ "role": "user" }]), "input[0].content"),
        (json!([{ "type": "function_call", "name": "f" }]), "input[0].call_id"),
    ] {
        let reply = server.post("/v1/responses", &json!({ "input": input }));
        assert_eq!((reply.status, reply.json()["error"]["param"].as_str()), (400, Some(param)), "{input}");
    }
}

#[test]
fn texts_and_tokens() {
    let server = Setup::default().start();
    let tokenized = ok(&server, "/tokenize", json!({ "content": "ab" }));
    assert_eq!((&tokenized["tokens"], &tokenized["count"]), (&json!([97, 98]), &json!(2)));
    let pieces = ok(&server, "/v1/tokenize", json!({ "content": "é", "with_pieces": true }));
    assert_eq!(pieces["tokens"], json!([{ "id": 195, "piece": [195] }, { "id": 169, "piece": [169] }]));
    let chat = ok(
        &server,
        "/tokenize",
        json!({ "messages": [{ "role": "user", "content": "x" }], "return_token_strs": true }),
    );
    assert_eq!((&chat["count"], &chat["token_strs"][0]), (&json!("user:x;".len()), &json!("u")));
    let text = ok(&server, "/detokenize", json!({ "tokens": [104, 105, END] }));
    assert_eq!((&text["content"], &text["prompt"]), (&json!("hi<end>"), &json!("hi<end>")));
    assert_eq!(ok(&server, "/apply-template", chat_body(json!({})))["prompt"], "user:hi;");
    for (path, body, param) in [
        ("/tokenize", json!({}), "content"),
        ("/tokenize", json!({ "content": 5 }), "content"),
        ("/detokenize", json!({}), "tokens"),
        ("/detokenize", json!({ "tokens": [512] }), "tokens[0]"),
        ("/detokenize", json!({ "tokens": ["a"] }), "tokens[0]"),
    ] {
        let reply = server.post(path, &body);
        assert_eq!((reply.status, reply.json()["error"]["param"].as_str()), (400, Some(param)), "{body}");
    }
    let embeddings = server.post("/v1/embeddings", &json!({ "input": "a" }));
    assert_eq!((embeddings.status, embeddings.json()["error"]["type"].as_str()), (501, Some("not_supported_error")));
}

#[test]
fn what_the_server_says_of_itself() {
    let server = Setup { parallel: 2, ..Setup::default() }.start();
    server.chat(json!({}));
    server.wait_for(|r| r["finished"] == 1);
    let metrics = server.get("/metrics");
    assert!(metrics.header("content-type").unwrap().starts_with("text/plain; version=0.0.4"));
    let text = metrics.text();
    for row in
        ["tensorfold_requests_finished_total 1", "tensorfold_generation_tokens_total 6", "vllm:num_requests_running 0"]
    {
        assert!(text.lines().any(|line| line == row), "{row} in {text}");
    }
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        assert!(line.split_once(' ').unwrap().1.parse::<f64>().unwrap().is_finite(), "{line}");
    }
    let props = server.get("/props").json();
    assert_eq!((&props["total_slots"], &props["model_path"]), (&json!(2), &json!("org/scripted")));
    assert!(props["chat_template"].as_str().unwrap().contains("messages"));
    let slots = server.get("/slots").json();
    assert_eq!((slots.as_array().unwrap().len(), &slots[0]["is_processing"]), (2, &json!(false)));
    assert_eq!(server.get("/slots?fail_on_no_slot=1").status, 200);
    let document = server.get("/openapi.json").json();
    assert_eq!(document["openapi"], "3.1.0");
    let none = Setup { parallel: 1, ..Setup::default() }.start();
    assert_eq!(none.get("/slots?fail_on_no_slot=1").status, 200);
}

#[test]
fn a_reply_goes_on_with_what_was_begun() {
    let server = says("lo", 1);
    let messages = json!([{ "role": "user", "content": "hi" }, { "role": "assistant", "content": "hel " }]);
    let prompt = |fields: Value| {
        let mut body = json!({ "messages": messages });
        body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        ok(&server, "/apply-template", body)["prompt"].as_str().unwrap().to_owned()
    };
    assert_eq!(prompt(json!({ "continue_final_message": true })), "user:hi;assistant:hel");
    assert_eq!(prompt(json!({ "add_generation_prompt": false })), "user:hi;assistant:hel ;");
    let begun = ok(&server, "/v1/messages/count_tokens", json!({ "messages": messages }));
    assert_eq!(begun["input_tokens"], "user:hi;assistant:hel".len());
}
