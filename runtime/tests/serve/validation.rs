//! Every refusal has its status, names its field and comes before any work.

use crate::http;
use crate::scripted::{CONTEXT, Running, Setup, chat_body};
use serde_json::{Value, json};

#[track_caller]
fn refused(server: &Running, path: &str, body: &Value, param: Option<&str>, code: Option<&str>) -> String {
    let reply = server.post(path, body);
    assert_eq!(reply.status, 400, "{body} gave {}", reply.text());
    let error = reply.json()["error"].clone();
    assert_eq!(error["type"], "invalid_request_error", "{body}");
    assert_eq!(error["param"], json!(param), "{body} gave {error}");
    assert_eq!(error["code"], json!(code), "{body} gave {error}");
    error["message"].as_str().unwrap().to_owned()
}

const CHAT: &str = "/v1/chat/completions";
const COMPLETIONS: &str = "/v1/completions";

#[test]
fn values_out_of_range_name_the_field() {
    let server = Setup::default().start();
    let cases = [
        ("temperature", json!([-0.1, 2.1, "1", true, [], {}])),
        ("top_p", json!([-0.1, 1.1, "1", false])),
        ("min_p", json!([-0.1, 1.1, "1"])),
        ("top_k", json!([1.5, "5", true, 1e300])),
        ("max_tokens", json!([0, -1, 1.5, "5", true])),
        ("max_completion_tokens", json!([0, -1, 1.5, "5"])),
        ("seed", json!([1.5, "1", true, 1e30, [1]])),
        ("stop", json!(["", 5, true, {"a": 1}, vec!["x"; 17], "y".repeat(257)])),
        ("stream", json!([1, "true", []])),
        ("model", json!([1, [], true])),
        ("ignore_eos", json!([1, "true"])),
        ("reasoning_effort", json!(["huge", 1])),
        ("presence_penalty", json!([-2.1, 2.1, "1"])),
        ("frequency_penalty", json!([-2.1, 2.1, true])),
        ("repetition_penalty", json!([0, -1, "x", 101])),
        ("n", json!([0, 9, 1.5, "2", 4294967297u64])),
        ("top_logprobs", json!([-1, 21, 1.5])),
        ("logprobs", json!([1, "true"])),
        ("min_tokens", json!([-1, 1.5])),
        ("logit_bias", json!([5, "x"])),
        ("tools", json!([5, {}])),
        ("parallel_tool_calls", json!(["no", 1])),
        ("continue_final_message", json!([1, true])),
        ("add_generation_prompt", json!([1])),
        ("chat_template_kwargs", json!([1, "x", []])),
    ];
    for (name, values) in cases {
        for value in values.as_array().unwrap() {
            let message = refused(&server, CHAT, &chat_body(json!({ name: value })), Some(name), Some("invalid_value"));
            assert!(message.starts_with(&format!("`{name}` must ")), "{message}");
        }
    }
    let nested = [
        (json!({ "stop": ["a", ""] }), "stop[1]"),
        (json!({ "stop": ["a", 5] }), "stop[1]"),
        (json!({ "stop": ["y".repeat(257)] }), "stop[0]"),
        (json!({ "stream_options": {} }), "stream_options"),
        (json!({ "stream": false, "stream_options": { "include_usage": true } }), "stream_options"),
        (json!({ "stream": true, "stream_options": 1 }), "stream_options"),
        (json!({ "stream": true, "stream_options": { "include_usage": 1 } }), "stream_options.include_usage"),
        (json!({ "top_logprobs": 3 }), "top_logprobs"),
        (json!({ "logit_bias": { "512": 1 } }), "logit_bias.512"),
        (json!({ "logit_bias": { "999999999": -100 } }), "logit_bias.999999999"),
        (json!({ "logit_bias": { "-1": 5 } }), "logit_bias.-1"),
        (json!({ "logit_bias": { "abc": 1 } }), "logit_bias.abc"),
        (json!({ "logit_bias": { "1": 1e9 } }), "logit_bias.1"),
        (json!({ "logit_bias": { "1": "5" } }), "logit_bias.1"),
        (json!({ "logit_bias": [[1, 5], [1, 6]] }), "logit_bias.1"),
        (json!({ "logit_bias": [[1]] }), "logit_bias[0]"),
        (json!({ "tools": [{ "type": "custom" }] }), "tools[0].type"),
        (json!({ "tools": [{ "type": "function", "function": { "name": "a b" } }] }), "tools[0].function.name"),
        (json!({ "tools": [{ "type": "function" }] }), "tools[0].function"),
        (json!({ "tools": vec![json!({ "function": { "name": "f" } }); 2] }), "tools"),
        (json!({ "tools": vec![json!({ "function": { "name": "f" } }); 257] }), "tools"),
        (json!({ "tool_choice": "required" }), "tool_choice"),
        (json!({ "tool_choice": "maybe" }), "tool_choice"),
        (json!({ "tool_choice": { "type": "function", "function": { "name": "f" } } }), "tool_choice"),
        (json!({ "response_format": { "type": "banana" } }), "response_format.type"),
        (json!({ "response_format": 5 }), "response_format"),
        (json!({ "response_format": { "type": "json_schema" } }), "response_format.schema"),
        (json!({ "guided_choice": [] }), "guided_choice"),
        (json!({ "guided_choice": [5] }), "guided_choice"),
        (json!({ "guided_regex": "x".repeat(8193) }), "guided_regex"),
        (json!({ "guided_regex": "x", "guided_grammar": "start: \"x\"" }), "guided_grammar"),
        (json!({ "structured_outputs": { "json": "{" } }), "structured_outputs.json"),
        (json!({ "chat_template_kwargs": { "messages": 1 } }), "chat_template_kwargs.messages"),
        (json!({ "chat_template_kwargs": { "a": [] } }), "chat_template_kwargs.a"),
    ];
    for (fields, param) in nested {
        refused(&server, CHAT, &chat_body(fields), Some(param), Some("invalid_value"));
    }
    assert_eq!(server.requests()["admitted"], 0);
    assert_eq!(server.chat(json!({})).status, 200);
}

#[test]
fn values_at_the_border_and_null_are_taken() {
    let server = Setup::default().start();
    let cases = json!([
        { "temperature": 0, "top_p": 0, "min_p": 0, "top_k": 0 },
        { "temperature": 2, "top_p": 1, "min_p": 1, "top_k": -1 },
        { "top_k": 9223372036854775807u64, "seed": 18446744073709551615u64 },
        { "seed": -9223372036854775808i64, "stop": ["!"] },
        { "stop": vec!["!"; 16], "max_tokens": CONTEXT },
        { "stop": "y".repeat(256), "stop_token_ids": [] },
        { "temperature": null, "top_p": null, "stop": null, "max_tokens": null, "seed": null, "stream": null,
          "stream_options": null, "tools": null, "response_format": null, "n": null, "model": null, "logprobs": null },
        { "n": 1, "tools": [], "tool_choice": "auto", "response_format": { "type": "text" }, "logit_bias": {},
          "presence_penalty": 0, "frequency_penalty": 0.0, "repetition_penalty": 1.0, "logprobs": false,
          "top_logprobs": 0, "modalities": ["text"], "add_generation_prompt": true },
        { "user": "u", "metadata": { "a": 1 }, "store": true, "service_tier": "auto", "safety_identifier": "s",
          "prompt_cache_key": "k", "cache_salt": "s", "verbosity": "low", "parallel_tool_calls": true,
          "prediction": { "type": "content", "content": "x" }, "something_new": [1] },
        { "reasoning_effort": "none", "chat_template_kwargs": { "enable_thinking": false } },
        { "model": "org/scripted" },
    ]);
    for fields in cases.as_array().unwrap() {
        let reply = server.chat(fields.clone());
        assert_eq!(reply.status, 200, "{fields} gave {}", reply.text());
    }
    let reply = server.chat(json!({ "stream": true, "stream_options": { "continuous_usage_stats": true } }));
    assert_eq!(reply.status, 200);
}

#[test]
fn what_would_change_the_answer_is_refused_by_name() {
    let server = Setup::default().start();
    let shown = |name: &str| match name {
        "structured_outputs" => "structured_outputs.structural_tag".to_owned(),
        name => name.to_owned(),
    };
    let anywhere = [
        ("stop_token_ids", json!([1])),
        ("structured_outputs", json!({ "structural_tag": {} })),
        ("include_stop_str_in_output", json!(true)),
        ("typical_p", json!(0.5)),
        ("prompt_logprobs", json!(1)),
    ];
    let chat = [
        ("audio", json!({ "voice": "x" })),
        ("modalities", json!(["text", "audio"])),
        ("web_search_options", json!({})),
        ("chat_template", json!("{{ x }}")),
        ("documents", json!([{ "text": "x" }])),
    ];
    let completions = [("suffix", json!("end"))];
    for (name, value) in anywhere.iter().chain(&chat) {
        refused(&server, CHAT, &chat_body(json!({ *name: value })), Some(&shown(name)), Some("unsupported_parameter"));
    }
    for (name, value) in anywhere.iter().chain(&completions) {
        let body = json!({ "prompt": "a", *name: value });
        refused(&server, COMPLETIONS, &body, Some(&shown(name)), Some("unsupported_parameter"));
    }
    assert_eq!(server.requests()["admitted"], 0);
}

#[test]
fn messages_are_checked_one_by_one() {
    let server = Setup::default().start();
    let part = |part: Value| json!([{ "role": "user", "content": [part] }]);
    let call = |call: Value| json!([{ "role": "assistant", "tool_calls": [call] }]);
    let cases = [
        (json!(null), "messages"),
        (json!([]), "messages"),
        (json!("hi"), "messages"),
        (json!([{}]), "messages[0].role"),
        (json!([5]), "messages[0]"),
        (json!([{ "role": "user", "content": "a" }, null]), "messages[1]"),
        (json!([{ "role": "owner", "content": "a" }]), "messages[0].role"),
        (json!([{ "role": 5, "content": "a" }]), "messages[0].role"),
        (json!([{ "role": "user" }]), "messages[0].content"),
        (json!([{ "role": "user", "content": null }]), "messages[0].content"),
        (json!([{ "role": "user", "content": 5 }]), "messages[0].content"),
        (json!([{ "role": "assistant", "content": null }]), "messages[0].content"),
        (json!([{ "role": "tool", "content": "a" }]), "messages[0].tool_call_id"),
        (json!([{ "role": "user", "content": "a", "name": 5 }]), "messages[0].name"),
        (part(json!({ "type": "image_url", "image_url": { "url": "data:" } })), "messages[0].content[0]"),
        (part(json!({ "type": "refusal", "refusal": "no" })), "messages[0].content[0]"),
        (part(json!({ "text": "a" })), "messages[0].content[0]"),
        (part(json!("a")), "messages[0].content[0]"),
        (part(json!({ "type": "text" })), "messages[0].content[0].text"),
        (part(json!({ "type": "text", "text": 5 })), "messages[0].content[0].text"),
        (call(json!({})), "messages[0].tool_calls[0].function"),
        (call(json!({ "function": {} })), "messages[0].tool_calls[0].function.name"),
        (call(json!({ "function": { "name": "f", "arguments": 5 } })), "messages[0].tool_calls[0].function.arguments"),
    ];
    for (messages, param) in cases {
        refused(&server, CHAT, &json!({ "messages": messages }), Some(param), Some("invalid_value"));
    }
    refused(&server, CHAT, &json!({}), Some("messages"), Some("invalid_value"));
    let many = vec![json!({ "role": "user", "content": "" }); 4097];
    refused(&server, CHAT, &json!({ "messages": many }), Some("messages"), Some("invalid_value"));
}

#[test]
fn messages_reach_the_template_in_their_plain_form() {
    let server = Setup::default().start();
    let cases = [
        (json!([{ "role": "user", "content": "abc" }]), "user:abc;"),
        (
            json!([{ "role": "user", "content": [{ "type": "text", "text": "a" }, { "type": "text", "text": "b" }] }]),
            "user:ab;",
        ),
        (
            json!([{ "role": "developer", "content": "a" }, { "role": "system", "content": "b" },
                   { "role": "user", "content": "c" }, { "role": "developer", "content": "d" }]),
            "system:a\n\nb;user:c;system:d;",
        ),
        (
            json!([{ "role": "assistant", "content": null, "tool_calls": [
                     { "id": "c", "type": "function", "function": { "name": "f", "arguments": "{}" } }] },
                   { "role": "tool", "tool_call_id": "x", "content": [{ "type": "text", "text": "r" }] }]),
            "assistant:;tool:r;",
        ),
    ];
    for (messages, rendered) in cases {
        let reply = server.post(CHAT, &json!({ "messages": messages, "max_tokens": 1 }));
        assert_eq!(reply.status, 200, "{}", reply.text());
        assert_eq!(reply.json()["usage"]["prompt_tokens"], rendered.len(), "{messages}");
    }
}

#[test]
fn prompts_of_completions() {
    let server = Setup::default().start();
    let cases = [
        (json!(null), "prompt"),
        (json!(""), "prompt"),
        (json!([]), "prompt"),
        (json!([[]]), "prompt"),
        (json!(5), "prompt"),
        (json!({}), "prompt"),
        (json!(["a", 5]), "prompt[1]"),
        (json!([[1], []]), "prompt[1]"),
        (json!([[1], [2, 512]]), "prompt[1][1]"),
        (json!(vec!["a"; 65]), "prompt"),
        (json!([1, "a"]), "prompt[1]"),
        (json!([1, -1]), "prompt[1]"),
        (json!([1.5]), "prompt[0]"),
        (json!([1, 4294967296u64]), "prompt[1]"),
        (json!([1, 2, 512]), "prompt[2]"),
    ];
    for (prompt, param) in cases {
        refused(&server, COMPLETIONS, &json!({ "prompt": prompt }), Some(param), Some("invalid_value"));
    }
    for prompt in [json!("abc"), json!(["abc"]), json!([97, 98, 99]), json!([[97, 98, 99]])] {
        let reply = server.post("/completions", &json!({ "prompt": prompt }));
        assert_eq!(reply.status, 200, "{prompt} gave {}", reply.text());
        assert_eq!(reply.json()["usage"]["prompt_tokens"], 3);
    }
}

#[test]
fn what_the_context_cannot_hold() {
    let server = Setup { scripts: vec![vec![97; 1000]], ..Setup::default() }.start();
    let long = "x".repeat(CONTEXT as usize);
    let reply = server.post(COMPLETIONS, &json!({ "prompt": long }));
    assert_eq!(reply.status, 400);
    let error = &reply.json()["error"];
    assert_eq!(
        (error["code"].as_str(), error["param"].as_str(), error["n_prompt_tokens"].as_u64(), error["n_ctx"].as_u64()),
        (Some("context_length_exceeded"), Some("prompt"), Some(64), Some(64))
    );
    // A limit that alone exceeds the window is refused, under the name it was given by.
    for name in ["max_tokens", "max_completion_tokens"] {
        for limit in [u64::from(CONTEXT) + 1, 1 << 31, i64::MAX as u64] {
            let body = chat_body(json!({ name: limit }));
            refused(&server, CHAT, &body, Some(name), Some("context_length_exceeded"));
        }
    }
    // One that does so only together with the prompt is capped.
    let reply = server.post(COMPLETIONS, &json!({ "prompt": "abcd", "max_tokens": CONTEXT })).json();
    assert_eq!(reply["usage"]["total_tokens"], CONTEXT);
    assert_eq!(reply["choices"][0]["finish_reason"], "length");
    let reply = server.post(COMPLETIONS, &json!({ "prompt": &long[1..] })).json();
    assert_eq!(reply["usage"]["completion_tokens"], 1);
    let reply = server.chat(json!({ "max_completion_tokens": 2, "max_tokens": 3 })).json();
    assert_eq!(reply["usage"]["completion_tokens"], 2);
}

#[test]
fn the_server_s_own_limit_holds_where_a_request_has_none() {
    let server = Setup { scripts: vec![vec![97; 1000]], max_tokens: Some(5), ..Setup::default() }.start();
    assert_eq!(server.chat(json!({})).json()["usage"]["completion_tokens"], 5);
    assert_eq!(server.chat(json!({ "max_tokens": 7 })).json()["usage"]["completion_tokens"], 7);
}

#[test]
fn bodies_that_are_no_requests() {
    let server = Setup::default().start();
    let post = |headers: &[(&str, &str)], body: &[u8]| {
        http::send(server.address, &http::request("POST", CHAT, headers, body)).reply()
    };
    let json_type = [("Content-Type", "application/json")];
    let deep = ["[".repeat(200), "]".repeat(200)].concat();
    let deep = format!("{{\"messages\":{deep}}}");
    let bodies: [&[u8]; 9] =
        [b"", b"{", b"[]", b"5", b"null", b"\"a\"", b"{\"a\":\"\xff\"}", b"{\"temperature\":1e400}", deep.as_bytes()];
    for body in bodies {
        let reply = post(&json_type, body);
        assert_eq!(reply.status, 400, "{}", String::from_utf8_lossy(body));
        assert_eq!(reply.json()["error"]["type"], "invalid_request_error");
    }
    let good = chat_body(json!({})).to_string();
    for headers in [vec![], vec![("Content-Type", "text/plain")], vec![("Content-Type", "application/jsonx")]] {
        assert_eq!(post(&headers, good.as_bytes()).status, 415);
    }
    for kind in ["application/json; charset=utf-8", "Application/JSON"] {
        assert_eq!(post(&[("Content-Type", kind)], good.as_bytes()).status, 200);
    }
    // Announced and chunked bodies past 8 MiB.
    let head =
        format!("POST {CHAT} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n");
    let announced = format!("{head}Content-Length: 8388609\r\n\r\n");
    assert_eq!(http::send(server.address, announced.as_bytes()).reply().status, 413);
    let mut chunked = format!("{head}Transfer-Encoding: chunked\r\n\r\n800001\r\n").into_bytes();
    chunked.resize(chunked.len() + 0x80_0001, b' ');
    chunked.extend(b"\r\n0\r\n\r\n");
    let status = http::send(server.address, &chunked).line();
    assert!(status.contains(" 413 "), "{status}");
}

#[test]
fn hosts_headers_routes_and_methods() {
    let server = Setup::default().start();
    let get = |path: &str, headers: &[(&str, &str)]| {
        http::send(server.address, &http::request("GET", path, headers, b"")).reply()
    };
    for path in ["/", "/health", "/v1/models", "/nowhere"] {
        let reply = get(path, &[("Host", "evil.example")]);
        assert_eq!((reply.status, reply.json()["error"]["type"].as_str()), (403, Some("permission_error")));
    }
    for host in ["localhost:1", "127.0.0.1", "[::1]:80", "listed.example"] {
        assert_eq!(get("/health", &[("Host", host)]).status, 200, "{host}");
    }
    let bare = http::send(server.address, b"GET /health HTTP/1.0\r\n\r\n").reply();
    assert_eq!(bare.status, 400);
    let reply = get("/nowhere", &[]);
    assert_eq!((reply.status, reply.json()["error"]["type"].as_str()), (404, Some("not_found_error")));
    for path in [CHAT, "/completions"] {
        let reply = get(path, &[]);
        assert_eq!((reply.status, reply.json()["error"]["type"].as_str()), (405, Some("invalid_request_error")));
    }
    assert_eq!(server.post("/v1/models", &json!({})).status, 405);
    assert_eq!(get(&format!("/{}", "x".repeat(9000)), &[]).status, 414);
    assert_eq!(get("/health", &[("A", &"x".repeat(17_000))]).status, 431);
    assert_eq!(get("/health", &[("x-request-id", "abc-1.2_Z")]).header("x-request-id"), Some("abc-1.2_Z"));
    let ours = get("/health", &[("x-request-id", "a b\u{1b}[0m")]);
    assert!(ours.header("x-request-id").is_none_or(|id| id.starts_with("req_")), "never echoed");
}
