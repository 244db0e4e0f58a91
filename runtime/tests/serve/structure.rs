//! Structured output: an engine that wants to say something else is held to what was asked.

use crate::scripted::{END, PIECES, Running, Setup, TEMPLATE, chat_body, cut, spell};
use serde_json::{Value, json};
use tf_ir::spec::TextStyle;

/// Says `wanted`, cut into tokens of so many bytes.
fn saying(wanted: &str, size: usize) -> Running {
    let (mut script, pieces) = cut(wanted.as_bytes(), size);
    script.push(END);
    Setup { scripts: vec![script], pieces, context: 4096, ..Setup::default() }.start()
}

fn schema() -> Value {
    json!({ "type": "object", "required": ["size", "ok"], "additionalProperties": false,
            "properties": { "size": { "enum": ["small", "large"] }, "ok": { "type": "boolean" } } })
}

#[track_caller]
fn valid(text: &Value) {
    let value: Value =
        serde_json::from_str(text.as_str().unwrap_or_default()).unwrap_or_else(|e| panic!("{text}: {e}"));
    let object = value.as_object().unwrap();
    assert!(object.len() == 2 && object["ok"].is_boolean(), "{text}");
    assert!(["small", "large"].contains(&object["size"].as_str().unwrap()), "{text}");
}

#[test]
fn every_dialect_holds_a_reply_to_its_schema() {
    let server = saying("I would rather say this.", 3);
    let named = json!({ "type": "json_schema", "json_schema": { "name": "n", "strict": true, "schema": schema() } });
    let flat = json!({ "type": "json_schema", "name": "n", "schema": schema() });
    for fields in [
        json!({ "response_format": named }),
        json!({ "response_format": { "type": "json_object", "schema": schema() } }),
        json!({ "json_schema": schema() }),
        json!({ "guided_json": schema() }),
        json!({ "guided_json": schema().to_string() }),
        json!({ "structured_outputs": { "json": schema() } }),
    ] {
        let body = server.chat(fields.clone()).json();
        assert!(body["error"].is_null(), "{fields}: {body}");
        valid(&body["choices"][0]["message"]["content"]);
        assert_eq!(body["choices"][0]["finish_reason"], "stop", "{body}");
        let streamed = chat_body(json!({ "stream": true, "seed": body["seed"] }));
        let mut streamed = streamed;
        fields.as_object().unwrap().iter().for_each(|(key, value)| streamed[key] = value.clone());
        let frames = server.post("/v1/chat/completions", &streamed).frames();
        let text: String = frames.iter().filter_map(|f| f["choices"][0]["delta"]["content"].as_str()).collect();
        assert_eq!(text, body["choices"][0]["message"]["content"]);
        let prompt = json!({ "prompt": "hi", "max_tokens": 200 });
        let mut completion = prompt;
        fields.as_object().unwrap().iter().for_each(|(key, value)| completion[key] = value.clone());
        valid(&server.post("/v1/completions", &completion).json()["choices"][0]["text"]);
    }
    let body = server.post("/v1/responses", &json!({ "input": "hi", "text": { "format": flat } })).json();
    assert_eq!(body["status"], "completed", "{body}");
    valid(&body["output"][0]["content"][0]["text"]);
    let message = json!({ "model": "org/scripted", "max_tokens": 200, "messages": [{ "role": "user", "content": "hi" }],
                          "output_config": { "format": { "type": "json_schema", "schema": schema() } } });
    let body = server.post("/v1/messages", &message).json();
    assert_eq!(body["stop_reason"], "end_turn", "{body}");
    valid(&body["content"][0]["text"]);
}

#[test]
fn several_replies_and_prompts_each_follow_it() {
    let server = saying("no", 3);
    let body = server.chat(json!({ "n": 3, "guided_json": schema() })).json();
    let choices = body["choices"].as_array().unwrap();
    assert_eq!(choices.len(), 3);
    choices.iter().for_each(|choice| valid(&choice["message"]["content"]));
    let fields = json!({ "prompt": ["a", "b"], "n": 2, "max_tokens": 100, "guided_json": schema() });
    let body = server.post("/v1/completions", &fields).json();
    assert_eq!(body["choices"].as_array().unwrap().len(), 4);
    body["choices"].as_array().unwrap().iter().for_each(|choice| valid(&choice["text"]));
}

#[test]
fn texts_follow_expressions_choices_and_grammars() {
    let server = saying("I would rather say this.", 3);
    let content = |fields: Value| {
        let body = server.chat(fields).json();
        assert_eq!(body["choices"][0]["finish_reason"], "stop", "{body}");
        body["choices"][0]["message"]["content"].as_str().unwrap().to_owned()
    };
    let number = content(json!({ "guided_regex": r"\d{3}-[a-f]" }));
    assert!(number.len() == 5 && number.as_bytes()[3] == b'-', "{number}");
    assert!(["yes", "no"].contains(&content(json!({ "guided_choice": ["yes", "no"] })).as_str()));
    assert_eq!(content(json!({ "structured_outputs": { "grammar": "start: \"a\" B\nB: /b{2}/" } })), "abb");
    assert_eq!(content(json!({ "grammar": "start: \"x\"" })), "x");
    // What fits is said as it was meant.
    let server = saying("{ \"a\": [1, 2]} and more", 1);
    let body = server.chat(json!({ "response_format": { "type": "json_object" } })).json();
    assert_eq!(body["choices"][0]["message"]["content"], "{ \"a\": [1, 2]}");
    assert_eq!(body["choices"][0]["finish_reason"], "stop");
    let body = server.chat(json!({ "structured_outputs": { "json_object": true }, "ignore_eos": true })).json();
    assert_eq!(body["choices"][0]["message"]["content"], "{ \"a\": [1, 2]}");
    let cut = server.chat(json!({ "guided_json": {"type": "object"}, "max_tokens": 2 })).json();
    assert_eq!(cut["choices"][0]["finish_reason"], "length");
}

#[test]
fn reasoning_comes_before_the_structure() {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let style: TextStyle =
        options.from_str("(reasoning: [(open: \"<think>\\n\", close: \"\\n</think>\\n\\n\")])").unwrap();
    let template =
        format!("{TEMPLATE}{{% if enable_thinking %}}{{{{ '<think>\\n' }}}}{{% endif %}}{{# <think></think> #}}");
    let said = |text: &str, think: bool| {
        let mut script = spell(text);
        script.push(END);
        let setup = Setup {
            scripts: vec![script],
            template: template.clone(),
            style: style.clone(),
            context: 4096,
            ..Setup::default()
        };
        let fields = json!({ "guided_json": schema(), "chat_template_kwargs": { "enable_thinking": think } });
        let message = setup.start().chat(fields).json()["choices"][0]["message"].clone();
        valid(&message["content"]);
        message["reasoning_content"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(said("{} hm\n</think>\n\nno", true), "{} hm");
    assert_eq!(said("<think>\nwell\n</think>\n\nno", false), "well");
    assert_eq!(said("{no", false), "");
}

/// An engine that only talks has to call: the tool that was named, or any, once or more; and what is strict is held to its
/// schema once the call has begun.
#[test]
fn calls_are_forced_and_held_to_their_schemas() {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let styles: Vec<TextStyle> = options.from_str(include_str!("../../../tests/markup/styles.ron")).unwrap();
    let tools = |strict: bool| {
        let tool = |name: &str, parameters: Value| json!({ "type": "function", "function": { "name": name, "strict": strict, "parameters": parameters } });
        json!([tool("order", schema()), tool("stop", json!({ "type": "object", "additionalProperties": false }))])
    };
    // Styles whose marks are text: JSON between tags, and tags around each argument.
    for style in &styles[..2] {
        let marks: String = style.tools[0].marks().into_iter().map(|m| m.trim()).collect();
        let template =
            format!("{{% for t in tools or [] %}}{{{{ t.function.name }}}}:{{% endfor %}}{TEMPLATE}{{# {marks} #}}");
        let style = TextStyle { reasoning: Vec::new(), ..style.clone() };
        let ask = |said: &str, fields: Value| {
            let mut script = spell(said);
            script.push(END);
            let setup = Setup {
                scripts: vec![script],
                template: template.clone(),
                style: style.clone(),
                context: 4096,
                ..Setup::default()
            };
            let server = setup.start();
            let body = server.chat(fields).json();
            assert!(body["error"].is_null(), "{body}");
            let choice = body["choices"][0].clone();
            (choice["message"].clone(), choice["finish_reason"].as_str().unwrap().to_owned())
        };
        let checked = |call: &Value| match call["function"]["name"].as_str() {
            Some("order") => valid(&call["function"]["arguments"]),
            Some("stop") => {
                let arguments = call["function"]["arguments"].as_str().unwrap();
                assert_eq!(serde_json::from_str::<Value>(arguments).unwrap(), json!({}));
            }
            _ => panic!("{call}"),
        };
        let calls = |message: &Value| message["tool_calls"].as_array().cloned().unwrap_or_default();
        let once = json!({ "tools": tools(true), "tool_choice": "required", "parallel_tool_calls": false });
        let (message, finish) = ask("I would rather talk.", once);
        assert_eq!((calls(&message).len(), finish.as_str()), (1, "tool_calls"), "{message}");
        calls(&message).iter().for_each(checked);
        let named = json!({ "type": "function", "function": { "name": "order" } });
        let (message, _) = ask("I would rather talk.", json!({ "tools": tools(false), "tool_choice": named }));
        assert_eq!((calls(&message).len(), calls(&message)[0]["function"]["name"].as_str()), (1, Some("order")));
        calls(&message).iter().for_each(checked);
        // Talk is free while nothing is called.
        let (message, finish) = ask("Just talk.", json!({ "tools": tools(true) }));
        assert_eq!((message["content"].as_str(), finish.as_str()), (Some("Just talk."), "stop"));
        // A call that was begun follows its schema, whatever the model goes on with.
        let begun = style.tools[0].marks()[0].trim();
        let (message, _) = ask(
            &format!("Well. {begun} no call at all"),
            json!({ "tools": tools(true), "parallel_tool_calls": false }),
        );
        assert_eq!((message["content"].as_str(), calls(&message).len()), (Some("Well."), 1), "{message}");
        calls(&message).iter().for_each(checked);
        // A structure, or a call instead.
        let either = json!({ "tools": tools(true), "guided_json": schema(), "parallel_tool_calls": false });
        let (message, _) = ask("{\"size\":", either.clone());
        valid(&message["content"]);
        let (message, _) = ask(begun, either);
        assert_eq!(calls(&message).len(), 1, "{message}");
    }
    // What a strict tool cannot be held to is refused before anything is answered.
    let marks: String = styles[0].tools[0].marks().into_iter().map(|m| m.trim()).collect();
    let template = format!("{{{{ tools }}}}{TEMPLATE}{{# {marks} #}}");
    let server = Setup { template, style: styles[0].clone(), context: 4096, ..Setup::default() }.start();
    let tool = json!({ "name": "pick", "strict": true, "parameters": { "type": "object", "properties": { "a": { "uniqueItems": true } } } });
    let reply = server.chat(json!({ "tools": [{ "type": "function", "function": tool }] }));
    let body = reply.json();
    assert_eq!((reply.status, body["error"]["param"].as_str()), (400, Some("tools")), "{body}");
    let message = body["error"]["message"].as_str().unwrap();
    assert!(message.contains("`pick`") && message.contains("/properties/a/uniqueItems"), "{message}");
}

/// Marks that the tokenizer has as control tokens are written as those tokens, and their letters are none.
#[test]
fn marks_that_are_control_tokens_are_forced_as_tokens() {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let styles: Vec<TextStyle> = options.from_str(include_str!("../../../tests/markup/styles.ron")).unwrap();
    let json = [
        "<｜tool▁calls▁begin｜>",
        "<｜tool▁calls▁end｜>",
        "<｜tool▁call▁begin｜>",
        "<｜tool▁sep｜>",
        "<｜tool▁call▁end｜>",
    ];
    let braces = ["<|tool_call>", "<tool_call|>", "<|\"|>"];
    for (style, marks, begun) in [(5, json.to_vec(), vec![PIECES]), (3, braces.to_vec(), vec![PIECES])] {
        let style = TextStyle { reasoning: Vec::new(), ..styles[style].clone() };
        let all: String = style.tools[0].marks().into_iter().map(|mark| mark.trim()).collect();
        let template =
            format!("{{% for t in tools or [] %}}{{{{ t.function.name }}}}:{{% endfor %}}{TEMPLATE}{{# {all} #}}");
        let strict = json.len() == marks.len();
        let ask = |script: Vec<u32>, fields: Value| {
            let setup = Setup {
                scripts: vec![[script, vec![END]].concat()],
                marks: marks.clone(),
                template: template.clone(),
                style: style.clone(),
                context: 4096,
                ..Setup::default()
            };
            let mut fields = fields;
            let parameters = if strict { schema() } else { json!({ "type": "object" }) };
            fields["tools"] = json!([{ "type": "function", "function": { "name": "order", "strict": strict, "parameters": parameters } }]);
            fields["parallel_tool_calls"] = json!(false);
            fields["max_tokens"] = json!(3000);
            let body = setup.start().chat(fields).json();
            assert!(body["error"].is_null(), "{body}");
            body["choices"][0]["message"].clone()
        };
        // Braces are closed by the script; the rest of it is not allowed.
        let said = if strict { spell("I would rather talk.") } else { spell("call:order{}") };
        let message = ask(said.clone(), json!({ "tool_choice": "required" }));
        let calls = message["tool_calls"].as_array().cloned().unwrap_or_default();
        assert_eq!((calls.len(), message["content"].as_str().unwrap_or_default()), (1, ""), "{message}");
        if strict {
            valid(&calls[0]["function"]["arguments"]);
            let message = ask([spell("Well."), begun, spell(" no call")].concat(), json!({}));
            let calls = message["tool_calls"].as_array().cloned().unwrap_or_default();
            assert_eq!((calls.len(), message["content"].as_str()), (1, Some("Well.")), "{message}");
            valid(&calls[0]["function"]["arguments"]);
            // Letters alone would be read as the mark, so they are not written.
            let letters = "Just <｜tool▁calls▁begin｜><｜tool▁call▁begin｜>order<｜tool▁sep｜>{}<｜tool▁call▁end｜>";
            let message = ask(spell(letters), json!({}));
            let calls = message["tool_calls"].as_array().cloned().unwrap_or_default();
            calls.iter().for_each(|call| valid(&call["function"]["arguments"]));
            assert!(!message["content"].as_str().unwrap().contains(json[0]), "{message}");
        }
    }
}

/// The field, and the place in the schema, before anything is answered.
#[test]
fn what_cannot_be_enforced_is_refused_by_its_field() {
    let server = saying("x", 3);
    let never = json!({ "type": "object", "properties": { "a/b": { "not": { "type": "string" } } } });
    let cases = [
        (json!({ "guided_json": never }), "guided_json", "at /properties/a~1b/not"),
        (
            json!({ "response_format": { "type": "json_schema", "json_schema": { "schema": never } }, "stream": true }),
            "response_format.json_schema.schema",
            "`not` cannot be enforced",
        ),
        (json!({ "guided_json": { "$ref": "#" } }), "guided_json", "cycle"),
        (
            json!({ "guided_json": { "minimum": 3, "maximum": 1, "type": "integer" } }),
            "guided_json",
            "cannot be enforced",
        ),
        (json!({ "guided_regex": "(?=x)y" }), "guided_regex", "looks around"),
        (json!({ "guided_grammar": "start: a" }), "guided_grammar", "cannot be enforced"),
        (json!({ "grammar": "start: a\na: a" }), "grammar", ""),
    ];
    for (fields, param, said) in cases {
        let reply = server.chat(fields.clone());
        let body = reply.json();
        assert_eq!((reply.status, body["error"]["param"].as_str()), (400, Some(param)), "{fields}: {body}");
        assert!(body["error"]["message"].as_str().unwrap().contains(said), "{body}");
    }
    let reply = server.post(
        "/v1/responses",
        &json!({ "input": "x", "text": { "format": {
        "type": "json_schema", "name": "n", "schema": { "uniqueItems": true } } } }),
    );
    assert_eq!((reply.status, reply.json()["error"]["param"].as_str()), (400, Some("text.format.schema")));
    assert_eq!(server.requests()["admitted"], 0);
}
