//! Reasoning and calls, in every dialect, whole and streamed, however the reply falls into tokens.

use crate::http::Reply;
use crate::scripted::{END, PIECES, Running, Setup, TEMPLATE, chat_body, cut, spell};
use serde_json::{Value, json};
use tf_ir::spec::TextStyle;

/// Styles of `tests/markup/styles.ron` by their places.
const OBJECT: usize = 0;
const TAGS: usize = 1;
const BRACES: usize = 3;

/// Thinks where it is told to, and shows tools. Marks only have to be somewhere in the template.
fn setup(style: usize) -> Setup {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let styles: Vec<TextStyle> = options.from_str(include_str!("../../../tests/markup/styles.ron")).unwrap();
    let style = styles[style].clone();
    let marks: String =
        style.tools[0].marks().into_iter().chain(style.reasoning[0].marks()).map(|m| m.trim()).collect();
    let template = format!(
        "{{% for t in tools or [] %}}{{{{ t.function.name }}}}:{{% endfor %}}{TEMPLATE}\
         {{% if enable_thinking is defined %}}{{{{ '<think>\\n' if enable_thinking else '<think>\\n\\n</think>\\n\\n' }}}}{{% endif %}}\
         {{# {marks} #}}"
    );
    Setup { template, style, context: 4096, queue: 64, ..Setup::default() }
}

/// What a client makes of a reply.
#[derive(Clone, Debug, Default, PartialEq)]
struct Heard {
    reasoning: String,
    content: String,
    /// Names and arguments; those that are no JSON as text.
    calls: Vec<(String, Value)>,
    finish: String,
}

fn parsed(arguments: &str) -> Value {
    serde_json::from_str(arguments).unwrap_or_else(|_| Value::from(arguments))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// Tools as (name, parameters), and whether to think.
struct Asks<'a> {
    tools: &'a [(&'a str, Value)],
    think: Option<bool>,
    more: Value,
}

impl Asks<'_> {
    fn body(&self, mut body: Value, stream: bool, tool: impl Fn(&str, &Value) -> Value) -> Value {
        if !self.tools.is_empty() {
            body["tools"] = self.tools.iter().map(|(name, parameters)| tool(name, parameters)).collect();
        }
        if let Some(think) = self.think {
            body["chat_template_kwargs"] = json!({ "enable_thinking": think });
        }
        for (key, value) in self.more.as_object().into_iter().flatten() {
            body[key] = value.clone();
        }
        body["stream"] = json!(stream);
        body
    }

    fn chat(&self, server: &Running, stream: bool) -> Reply {
        let tool = |name: &str, parameters: &Value| json!({ "type": "function", "function": { "name": name, "parameters": parameters } });
        ok(server, "/v1/chat/completions", &self.body(chat_body(json!({})), stream, tool))
    }

    fn responses(&self, server: &Running, stream: bool) -> Reply {
        let tool =
            |name: &str, parameters: &Value| json!({ "type": "function", "name": name, "parameters": parameters });
        ok(server, "/v1/responses", &self.body(json!({ "input": "hi" }), stream, tool))
    }

    fn messages(&self, server: &Running, stream: bool) -> Reply {
        let tool = |name: &str, parameters: &Value| json!({ "name": name, "input_schema": parameters });
        let body =
            json!({ "model": "org/scripted", "max_tokens": 4000, "messages": [{ "role": "user", "content": "hi" }] });
        ok(server, "/v1/messages", &self.body(body, stream, tool))
    }

    /// The reply to the same request, six times: each dialect, whole and streamed.
    fn hear(&self, server: &Running) -> [Heard; 6] {
        [
            chat_whole(&self.chat(server, false).json()),
            chat_streamed(&self.chat(server, true)),
            response(&self.responses(server, false).json()),
            response_streamed(&self.responses(server, true)),
            message(&self.messages(server, false).json()),
            message_streamed(&self.messages(server, true)),
        ]
    }
}

#[track_caller]
fn ok(server: &Running, path: &str, body: &Value) -> Reply {
    let reply = server.post(path, body);
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply
}

fn chat_whole(body: &Value) -> Heard {
    let choice = &body["choices"][0];
    let message = &choice["message"];
    let call = |call: &Value| {
        assert!(text(&call["id"]).starts_with("call_") && call["type"] == "function");
        (text(&call["function"]["name"]).to_owned(), parsed(text(&call["function"]["arguments"])))
    };
    Heard {
        reasoning: text(&message["reasoning_content"]).to_owned(),
        content: text(&message["content"]).to_owned(),
        calls: items(&message["tool_calls"]).map(call).collect(),
        finish: text(&choice["finish_reason"]).to_owned(),
    }
}

/// Also what OpenAI's client relies on: order, indexes, no empty delta.
fn chat_streamed(reply: &Reply) -> Heard {
    let mut heard = Heard::default();
    let mut calls: Vec<(String, String)> = Vec::new();
    for frame in reply.frames() {
        let choice = &frame["choices"][0];
        let delta = &choice["delta"];
        heard.reasoning.push_str(text(&delta["reasoning_content"]));
        heard.content.push_str(text(&delta["content"]));
        for call in items(&delta["tool_calls"]) {
            let index = call["index"].as_u64().unwrap() as usize;
            let function = &call["function"];
            if let Some(name) = function["name"].as_str() {
                assert_eq!((index, &function["arguments"]), (calls.len(), &json!("")));
                assert!(call["id"].is_string());
                calls.push((name.to_owned(), String::new()));
            } else {
                assert_eq!(index + 1, calls.len());
                assert_ne!(function["arguments"], "");
                calls[index].1.push_str(text(&function["arguments"]));
            }
        }
        heard.finish.push_str(text(&choice["finish_reason"]));
    }
    heard.calls = calls.into_iter().map(|(name, arguments)| (name, parsed(&arguments))).collect();
    heard
}

fn response(body: &Value) -> Heard {
    let mut heard = Heard::default();
    for item in items(&body["output"]) {
        match text(&item["type"]) {
            "reasoning" => heard.reasoning.push_str(text(&item["content"][0]["text"])),
            "message" => heard.content.push_str(text(&item["content"][0]["text"])),
            "function_call" => {
                assert!(text(&item["call_id"]).starts_with("call_"));
                heard.calls.push((text(&item["name"]).to_owned(), parsed(text(&item["arguments"]))));
            }
            other => panic!("{other}"),
        }
    }
    heard.finish = match (text(&body["status"]), heard.calls.is_empty()) {
        ("completed", true) => "stop",
        ("completed", false) => "tool_calls",
        ("incomplete", _) => "length",
        other => panic!("{other:?}"),
    }
    .to_owned();
    heard
}

fn response_streamed(reply: &Reply) -> Heard {
    let mut heard = Heard::default();
    let mut calls: Vec<(String, String)> = Vec::new();
    let mut last = Value::Null;
    for event in events(reply) {
        match text(&event["type"]) {
            "response.reasoning_text.delta" => heard.reasoning.push_str(text(&event["delta"])),
            "response.output_text.delta" => heard.content.push_str(text(&event["delta"])),
            "response.output_item.added" if event["item"]["type"] == "function_call" => {
                calls.push((text(&event["item"]["name"]).to_owned(), String::new()));
            }
            "response.function_call_arguments.delta" => calls.last_mut().unwrap().1.push_str(text(&event["delta"])),
            "response.function_call_arguments.done" => {
                assert_eq!(text(&event["arguments"]), calls.last().unwrap().1);
            }
            _ => {}
        }
        last = event;
    }
    heard.calls = calls.into_iter().map(|(name, arguments)| (name, parsed(&arguments))).collect();
    let whole = response(&last["response"]);
    heard.finish.clone_from(&whole.finish);
    assert_eq!(heard, whole, "the deltas and the last event");
    heard
}

fn message(body: &Value) -> Heard {
    let mut heard = Heard::default();
    for block in items(&body["content"]) {
        match text(&block["type"]) {
            "thinking" => heard.reasoning.push_str(text(&block["thinking"])),
            "text" => heard.content.push_str(text(&block["text"])),
            "tool_use" => {
                let input = &block["input"];
                heard.calls.push((text(&block["name"]).to_owned(), input.get("text").unwrap_or(input).clone()));
            }
            other => panic!("{other}"),
        }
    }
    heard.finish = stop_reason(&body["stop_reason"]);
    heard
}

fn message_streamed(reply: &Reply) -> Heard {
    let mut heard = Heard::default();
    let mut calls: Vec<(String, String)> = Vec::new();
    for event in events(reply) {
        let delta = &event["delta"];
        heard.reasoning.push_str(text(&delta["thinking"]));
        heard.content.push_str(text(&delta["text"]));
        if event["content_block"]["type"] == "tool_use" {
            calls.push((text(&event["content_block"]["name"]).to_owned(), String::new()));
        }
        if let Some(json) = delta["partial_json"].as_str() {
            calls.last_mut().unwrap().1.push_str(json);
        }
        if delta["stop_reason"].is_string() {
            heard.finish = stop_reason(&delta["stop_reason"]);
        }
    }
    heard.calls = calls.into_iter().map(|(name, arguments)| (name, parsed(&arguments))).collect();
    heard
}

fn stop_reason(reason: &Value) -> String {
    match text(reason) {
        "end_turn" => "stop",
        "tool_use" => "tool_calls",
        "max_tokens" => "length",
        other => panic!("{other}"),
    }
    .to_owned()
}

fn events(reply: &Reply) -> Vec<Value> {
    let text = reply.text();
    let data = text.lines().filter_map(|line| line.strip_prefix("data: "));
    data.map(|data| serde_json::from_str(data).unwrap()).collect()
}

/// Asks for `reply` in every dialect: cut into tokens of equal size, and in two at every byte.
#[track_caller]
fn check(style: usize, asks: &Asks<'_>, reply: &str, want: &Heard) {
    let bytes = reply.as_bytes();
    for size in [1, 2, 3, 7, 1000] {
        let (script, pieces) = cut(bytes, size);
        let server = Setup { scripts: vec![script], pieces, ..setup(style) }.start();
        assert!(asks.hear(&server).iter().all(|heard| heard == want), "{reply} at {size}");
    }
    // The vocabulary has room for so many halves.
    let places: Vec<usize> = (1..bytes.len()).collect();
    for places in places.chunks(120) {
        let mut pieces: Vec<Vec<u8>> = Vec::new();
        let mut token = |half: &[u8]| match half {
            [byte] => u32::from(*byte),
            half => {
                pieces.push(half.to_vec());
                PIECES + pieces.len() as u32 - 1
            }
        };
        let halves: Vec<Vec<u32>> = places.iter().map(|at| vec![token(&bytes[..*at]), token(&bytes[*at..])]).collect();
        let scripts = halves.into_iter().flat_map(|halves| std::iter::repeat_n(halves, 6)).collect();
        let server = Setup { scripts, pieces, ..setup(style) }.start();
        for at in places {
            assert!(asks.hear(&server).iter().all(|heard| heard == want), "{reply} cut at {at}");
        }
    }
}

fn heard(reasoning: &str, content: &str, calls: &[(&str, Value)], finish: &str) -> Heard {
    let calls = calls.iter().map(|(name, arguments)| (name.to_string(), arguments.clone())).collect();
    Heard { reasoning: reasoning.to_owned(), content: content.to_owned(), calls, finish: finish.to_owned() }
}

fn any() -> Value {
    json!({ "type": "object", "properties": {} })
}

/// BUGS O4.
#[test]
fn a_call_without_arguments_has_an_empty_object() {
    let asks = Asks { tools: &[("now", any())], think: None, more: json!({}) };
    let want = heard("", "", &[("now", json!({}))], "tool_calls");
    check(OBJECT, &asks, "<tool_call>\n{\"name\": \"now\", \"arguments\": {}}\n</tool_call>", &want);
    check(OBJECT, &asks, "<tool_call>{\"name\":\"now\"}</tool_call>", &want);
}

/// BUGS O5.
#[test]
fn an_end_marker_inside_of_a_string_ends_nothing() {
    let asks = Asks { tools: &[("echo", any())], think: None, more: json!({}) };
    let reply = r#"<tool_call>{"name":"echo","arguments":{"s":"a </tool_call> \"b\" \\ }"}}</tool_call>ok"#;
    check(
        OBJECT,
        &asks,
        reply,
        &heard("", "ok", &[("echo", json!({ "s": "a </tool_call> \"b\" \\ }" }))], "tool_calls"),
    );
}

/// BUGS O6.
#[test]
fn tagged_values_have_the_types_of_the_schema() {
    let schema = json!({ "type": "object", "properties": {
        "n": { "type": "integer" }, "f": { "type": "number" }, "b": { "type": "boolean" }, "o": { "type": "object" },
        "s": { "type": "string" },
    } });
    let asks = Asks { tools: &[("log", schema)], think: None, more: json!({}) };
    let reply = "<function=log><parameter=n>\n30\n</parameter><parameter=f>1.5</parameter><parameter=b>true</parameter>\
                 <parameter=o>{\"k\":[1]}</parameter><parameter=s>  007 </parameter></function>";
    let call = json!({ "n": 30, "f": 1.5, "b": true, "o": { "k": [1] }, "s": "  007 " });
    check(TAGS, &asks, reply, &heard("", "", &[("log", call)], "tool_calls"));
    let reply = "<tool_call>\n<function=log>\n<parameter=n>\n2026-01-15\n</parameter>\n</function>\n</tool_call>";
    check(TAGS, &asks, reply, &heard("", "", &[("log", json!({ "n": "2026-01-15" }))], "tool_calls"));
}

/// BUGS O7.
#[test]
fn braces_in_strings_and_hyphens_in_names() {
    let asks = Asks { tools: &[("make-video", any())], think: None, more: json!({}) };
    let reply = "<|tool_call>call:make-video{code:<|\"|>if (a) { b(\"x\"); } else {<|\"|>,n:2,l:[1,{k:<|\"|>v<|\"|>}]}<tool_call|>";
    let call = json!({ "code": "if (a) { b(\"x\"); } else {", "n": 2, "l": [1, { "k": "v" }] });
    check(BRACES, &asks, reply, &heard("", "", &[("make-video", call)], "tool_calls"));
    let broken = "<|tool_call>call:make-video}";
    check(BRACES, &asks, broken, &heard("", broken, &[], "stop"));
}

/// BUGS O8.
#[test]
fn arguments_that_are_not_ascii_come_once() {
    let asks = Asks { tools: &[("w", any())], think: None, more: json!({}) };
    let reply = r#"<tool_call>{"name":"w","parameters":{"city":"Münster 😀"}}</tool_call>"#;
    check(OBJECT, &asks, reply, &heard("", "", &[("w", json!({ "city": "Münster 😀" }))], "tool_calls"));
}

/// BUGS O9.
#[test]
fn the_prompt_says_whether_a_reply_begins_in_reasoning() {
    let asks = |think| Asks { tools: &[], think, more: json!({}) };
    check(TAGS, &asks(Some(true)), "I add.</think>\n\n4", &heard("I add.", "4", &[], "stop"));
    check(TAGS, &asks(Some(true)), "I add", &heard("I add", "", &[], "stop"));
    check(TAGS, &asks(Some(false)), "4", &heard("", "4", &[], "stop"));
    check(TAGS, &asks(None), "<think>\nI add.\n</think>\n\n4", &heard("I add.", "4", &[], "stop"));
    // By the limit.
    let asks = Asks { more: json!({ "max_tokens": 3, "max_output_tokens": 3 }), ..asks(Some(true)) };
    let server = Setup { scripts: vec![spell("I add</think>4")], ..setup(TAGS) }.start();
    assert!(asks.hear(&server).iter().all(|got| *got == heard("I a", "", &[], "length")));
}

#[test]
fn reasoning_text_and_calls_in_one_reply() {
    let asks = Asks { tools: &[("now", any()), ("log", any())], think: Some(true), more: json!({}) };
    let calls = [("log", json!({ "s": "é" })), ("now", json!({}))];
    let reply = "Hm.\n</think>\n\nLook:\n\n<tool_call>\n<function=log>\n<parameter=s>\né\n</parameter>\n</function>\n</tool_call>\n\
                 <tool_call>\n<function=now>\n</function>\n</tool_call>";
    check(TAGS, &asks, reply, &heard("Hm.", "Look:", &calls, "tool_calls"));
    let early = "Hm.\n<tool_call>\n<function=now>\n</function>\n</tool_call>";
    check(TAGS, &asks, early, &heard("Hm.", "", &calls[1..], "tool_calls"));
}

/// `parallel_tool_calls: false`, and Anthropic's word for it.
#[test]
fn a_single_call_ends_the_reply() {
    let reply = "<tool_call>{\"name\": \"now\"}</tool_call><tool_call>{\"name\": \"now\"}</tool_call> more";
    let more =
        json!({ "parallel_tool_calls": false, "tool_choice": { "type": "auto", "disable_parallel_tool_use": true } });
    for size in [1, 5, 1000] {
        let (script, pieces) = cut(reply.as_bytes(), size);
        let server = Setup { scripts: vec![script], pieces, ..setup(OBJECT) }.start();
        let want = heard("", "", &[("now", json!({}))], "tool_calls");
        let mut asks = Asks { tools: &[("now", any())], think: None, more: json!({ "parallel_tool_calls": false }) };
        assert_eq!(chat_whole(&asks.chat(&server, false).json()), want);
        assert_eq!(chat_streamed(&asks.chat(&server, true)), want);
        assert_eq!(response(&asks.responses(&server, false).json()), want);
        asks.more = json!({ "tool_choice": more["tool_choice"] });
        assert_eq!(message(&asks.messages(&server, false).json()), want);
        assert_eq!(message_streamed(&asks.messages(&server, true)), want);
    }
}

#[test]
fn hidden_tools_are_not_called() {
    let reply = "<tool_call>{\"name\": \"now\"}</tool_call>";
    let server = Setup { scripts: vec![spell(reply)], ..setup(OBJECT) }.start();
    for tool_choice in [json!("none"), json!({ "type": "none" })] {
        let asks = Asks { tools: &[("now", any())], think: None, more: json!({ "tool_choice": tool_choice }) };
        let got = match tool_choice.is_string() {
            true => chat_whole(&asks.chat(&server, false).json()),
            false => message(&asks.messages(&server, false).json()),
        };
        assert_eq!(got, heard("", reply, &[], "stop"));
    }
}

/// Log-probabilities are those of the answer's tokens, and tokens of reasoning those of the reasoning.
#[test]
fn tokens_are_told_apart() {
    let reply = "ab</think>\n\ncd <tool_call>{\"name\": \"now\"}</tool_call>";
    let more = json!({ "logprobs": true });
    let asks = Asks { tools: &[("now", any())], think: Some(true), more };
    let server = Setup { scripts: vec![spell(reply)], ..setup(TAGS) }.start();
    let tokens = |list: &Value| items(list).map(|token| text(&token["token"]).to_owned()).collect::<Vec<_>>();
    let whole = asks.chat(&server, false).json();
    // This style writes calls otherwise, so here the call is text.
    let content = text(&whole["choices"][0]["message"]["content"]).to_owned();
    assert_eq!(tokens(&whole["choices"][0]["logprobs"]["content"]).concat(), content);
    assert_eq!(whole["usage"]["completion_tokens_details"]["reasoning_tokens"], 2);

    let reply = "<think>ab</think>\n\ncd <tool_call>{\"name\": \"now\"}</tool_call>";
    for size in [1, 2, 3] {
        let (script, pieces) = cut(reply.as_bytes(), size);
        let server = Setup { scripts: vec![script], pieces, ..setup(OBJECT) }.start();
        let asks = Asks { think: None, more: json!({ "logprobs": true }), ..asks };
        let whole = asks.chat(&server, false).json();
        assert_eq!(whole["choices"][0]["message"]["content"], "cd");
        let said = tokens(&whole["choices"][0]["logprobs"]["content"]).concat();
        assert!(said.contains("cd") && said.len() < 2 + 2 * size, "{said}");
        let frames = asks.chat(&server, true).frames();
        let streamed = frames.iter().map(|f| tokens(&f["choices"][0]["logprobs"]["content"]).concat());
        assert_eq!(streamed.collect::<String>(), said);
        let reasoning = &whole["usage"]["completion_tokens_details"]["reasoning_tokens"];
        assert!([json!(1), json!(2)].contains(reasoning), "{reasoning}");
        let message = asks.responses(&server, false).json();
        assert_eq!(&message["usage"]["output_tokens_details"]["reasoning_tokens"], reasoning);
    }
}

/// A budget closes reasoning with the model's own mark; what does not come to it is as without.
#[test]
fn a_budget_ends_reasoning() {
    // The engine goes on with its script wherever it stands: what it says under the mark is lost, as its tokens are not
    // those of the mark.
    let close = "\n</think>\n\n";
    let script = [spell("abcdef"), spell(&"?".repeat(close.len() - 2)), spell("4")].concat();
    let asks = |budget: u32, think| Asks { tools: &[], think, more: json!({ "thinking_budget": budget }) };
    let server = Setup { scripts: vec![script], ..setup(TAGS) }.start();
    let whole = asks(4, Some(true)).chat(&server, false).json();
    assert_eq!(chat_whole(&whole), heard("abcd", "4", &[], "stop"));
    assert_eq!(whole["usage"]["completion_tokens_details"]["reasoning_tokens"], 4);
    assert_eq!(chat_streamed(&asks(4, Some(true)).chat(&server, true)), heard("abcd", "4", &[], "stop"));
    assert_eq!(chat_whole(&asks(0, Some(true)).chat(&server, false).json()).reasoning, "");
    let more = json!({ "thinking": { "type": "enabled", "budget_tokens": 4 } });
    let anthropic = Asks { tools: &[], think: Some(true), more };
    assert_eq!(message(&anthropic.messages(&server, false).json()), heard("abcd", "4", &[], "stop"));
    let refused = server.chat(json!({ "thinking_budget": -1 }));
    assert_eq!((refused.status, text(&refused.json()["error"]["param"])), (400, "thinking_budget"));

    let server = Setup { scripts: vec![spell("<think>ab</think>4")], ..setup(TAGS) }.start();
    for budget in [3, 1000] {
        let ask = asks(budget, None);
        assert_eq!(chat_whole(&ask.chat(&server, false).json()), heard("ab", "4", &[], "stop"));
        assert_eq!(ask.chat(&server, false).json()["token_sha"], server.chat(json!({})).json()["token_sha"]);
    }
    // Where the model reasons without being told to, the mark comes once it has opened.
    let got = chat_whole(&asks(1, None).chat(&server, false).json());
    assert_eq!((got.reasoning.as_str(), got.finish.as_str()), ("a", "stop"));
    // Without marks of reasoning there is nothing to end.
    let plain = Setup::default().start();
    assert_eq!(plain.chat(json!({ "thinking_budget": 1 })).status, 200);
}

/// Marks are often control tokens: they are read, and others stay hidden.
#[test]
fn marks_that_are_control_tokens_are_seen() {
    let marks = vec!["<|tool_call>", "<tool_call|>", "<|\"|>", "<|other|>", "<|channel>", "<channel|>"];
    let [call, end, quote, other, channel, closed] = [0, 1, 2, 3, 4, 5].map(|i| vec![PIECES + i]);
    let script = [
        channel,
        spell("thought\nhm"),
        closed,
        other.clone(),
        spell("a"),
        other,
        call,
        spell("call:log{s:"),
        quote.clone(),
        spell("x}"),
        quote,
        spell("}"),
        end,
        vec![END],
    ];
    let server = Setup { scripts: vec![script.concat()], marks, ..setup(BRACES) }.start();
    let asks = Asks { tools: &[("log", any())], think: None, more: json!({}) };
    for got in asks.hear(&server) {
        assert_eq!(got, heard("hm", "a", &[("log", json!({ "s": "x}" }))], "tool_calls"));
    }
    // Without tools their marks are hidden as before.
    let asks = Asks { tools: &[], ..asks };
    for got in asks.hear(&server) {
        assert_eq!(got, heard("hm", "acall:log{s:x}}", &[], "stop"));
    }
    let plain = server.post("/v1/completions", &json!({ "prompt": "a", "max_tokens": 100 })).json();
    assert_eq!(plain["choices"][0]["text"], "thought\nhmacall:log{s:x}}");
}

/// A reply that goes on with what was begun: inside of reasoning or not.
#[test]
fn continued_messages() {
    let server = Setup { scripts: vec![spell(" so</think>4")], ..setup(TAGS) }.start();
    let ask = |begun: &str| {
        let messages = json!([{ "role": "user", "content": "hi" }, { "role": "assistant", "content": begun }]);
        chat_whole(&server.chat(json!({ "messages": messages, "continue_final_message": true })).json())
    };
    assert_eq!(ask("<think>\nI add"), heard("so", "4", &[], "stop"));
    assert_eq!(ask("I add"), heard("", " so</think>4", &[], "stop"));
}

/// What a checkpoint cannot do is refused by name, with the reason.
#[test]
fn tools_that_cannot_be_called_are_refused() {
    let refused = |setup: Setup, fields: Value| {
        let mut fields = fields;
        if fields["tools"].is_null() {
            fields["tools"] = json!([{ "type": "function", "function": { "name": "now" } }]);
        }
        let reply = setup.start().chat(fields);
        let body = reply.json();
        assert_eq!((reply.status, text(&body["error"]["code"])), (400, "unsupported_parameter"), "{body}");
        (text(&body["error"]["param"]).to_owned(), text(&body["error"]["message"]).to_owned())
    };
    let (param, why) = refused(Setup::default(), json!({}));
    assert_eq!(param, "tools");
    assert!(why.contains("template shows it no tools") && why.contains("remove it"), "{why}");
    let unknown = Setup { template: format!("{{{{ tools }}}}{TEMPLATE}"), ..setup(OBJECT) };
    assert!(refused(unknown, json!({})).1.contains("does not know"));
    assert!(refused(Setup { chat: false, ..setup(OBJECT) }, json!({})).1.contains("no chat template"));
    // What is not offered needs no marks.
    let plain = Setup::default().start();
    let tools = json!([{ "type": "function", "function": { "name": "now" } }]);
    assert_eq!(plain.chat(json!({ "tools": tools, "tool_choice": "none" })).status, 200);
    assert!(text(&setup(OBJECT).start().get("/props").json()["markup"]).contains("calls after <tool_call>"));
}
