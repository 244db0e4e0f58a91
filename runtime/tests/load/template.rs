//! Chat templates: the goldens' cases, Python's behaviour, limits, hostile sources.

use serde_json::{Map, Value, json};
use tf_ir::spec::TextStyle;
use tf_ir::spec::markup::CallSyntax;
use tf_runtime::markup::Markup;
use tf_runtime::template::{ChatInput, ChatTemplate, TemplateError};

use crate::text::{GOLDENS, folder, golden, ids};

/// 31 July 2025, 00:00 UTC.
const NOW: i64 = 1_753_920_000;

fn compile(source: &str) -> ChatTemplate {
    ChatTemplate::load(&folder(&[("chat_template.jinja", source.into())])).unwrap().unwrap()
}

fn render_with(source: &str, messages: Value, tools: Option<Value>, variables: Value) -> Result<String, TemplateError> {
    compile(source).render(&ChatInput {
        messages: messages.as_array().unwrap(),
        tools: tools.as_ref().map(|tools| tools.as_array().unwrap().as_slice()),
        add_generation_prompt: true,
        variables: variables.as_object().unwrap(),
        now: NOW,
    })
}

fn check(source: &str, variables: Value, expected: &str) {
    let messages = json!([{"role": "user", "content": "a</think>\nb"}, {"role": "assistant", "content": "c"}]);
    assert_eq!(render_with(source, messages, None, variables).unwrap(), expected, "{source}");
}

#[test]
fn template_cases_of_the_goldens() {
    for family in GOLDENS {
        let (text, checkpoint, cases) = golden(family);
        let template = ChatTemplate::load(checkpoint.folder()).unwrap().unwrap();
        let all = cases["template_cases"].as_array().unwrap();
        assert!(!all.is_empty());
        for case in all {
            let rendered = template
                .render(&ChatInput {
                    messages: case["messages"].as_array().unwrap(),
                    tools: case["tools"].as_array().map(Vec::as_slice),
                    add_generation_prompt: true,
                    variables: case["kw"].as_object().unwrap(),
                    now: NOW,
                })
                .unwrap();
            assert_eq!(rendered, case["rendered"].as_str().unwrap(), "{family}");
            assert_eq!(text.encode_rendered(&rendered).unwrap(), ids(&case["ids"]), "{family}");
        }
    }
}

/// O13: what a tool's schema looks like to the model.
#[test]
fn tojson_is_json_dumps() {
    let tool: Value = serde_json::from_str(r#"{"name":"f","d":"<b> it's & 你好","a":1.0,"z":null}"#).unwrap();
    let expected = r#"{"name": "f", "d": "<b> it's & 你好", "a": 1.0, "z": null}"#;
    for source in ["{{ tools[0]|tojson }}", "{{ tools[0]|tojson(ensure_ascii=False) }}"] {
        assert_eq!(render_with(source, json!([]), Some(json!([tool])), json!({})).unwrap(), expected);
    }
    let v = json!({"v": {"b": [1, -2.5, true], "a": {}, "é": []}, "s": "\"\\/\n\t\u{8}\u{c}\u{1}\u{7f}😀"});
    check("{{ v|tojson }}", v.clone(), r#"{"b": [1, -2.5, true], "a": {}, "é": []}"#);
    check("{{ v|tojson(sort_keys=true) }}", v.clone(), r#"{"a": {}, "b": [1, -2.5, true], "é": []}"#);
    check("{{ v|tojson(separators=(',', ':')) }}", v.clone(), r#"{"b":[1,-2.5,true],"a":{},"é":[]}"#);
    check(
        "{{ v|tojson(indent=2) }}",
        v.clone(),
        "{\n  \"b\": [\n    1,\n    -2.5,\n    true\n  ],\n  \"a\": {},\n  \"é\": []\n}",
    );
    check("{{ v.b|tojson(indent=0) }}", v.clone(), "[\n1,\n-2.5,\ntrue\n]");
    check("{{ v.b|tojson(indent='\t', separators=(', ', '=')) }}", v.clone(), "[\n\t1, \n\t-2.5, \n\ttrue\n]");
    check("{{ s|tojson }}", v.clone(), "\"\\\"\\\\/\\n\\t\\b\\f\\u0001\u{7f}😀\"");
    check("{{ s|tojson(ensure_ascii=True) }}", v.clone(), r#""\"\\/\n\t\b\f\u0001\u007f\ud83d\ude00""#);
    check("{{ {1: 2, none: 3, false: 1.5}|tojson }}", v, r#"{"1": 2, "null": 3, "false": 1.5}"#);
    for source in ["{{ nothing|tojson }}", "{{ 1|tojson(mystery=2) }}", "{{ 1|tojson(separators='abc') }}"] {
        assert!(matches!(render_with(source, json!([]), None, json!({})), Err(TemplateError::Failed(_))), "{source}");
    }
}

/// O14: features that real templates use.
#[test]
fn jinja_as_in_python() {
    check("{% for m in messages[::-1] %}{{ m.role }},{% endfor %}", json!({}), "assistant,user,");
    check("{{ strftime_now('%d %b %Y') }}", json!({}), "31 Jul 2025");
    check("{{ messages[0].content.split('</think>')[-1].lstrip('\\n') }}", json!({}), "b");
    check("{% for k, v in d.items() %}{{ k }}={{ v }};{% endfor %}", json!({"d": {"z": 1, "a": "b"}}), "z=1;a=b;");
    check("{% for k, v in d|items %}{{ k }};{% endfor %}", json!({"d": {"z": 1, "a": 2}}), "z;a;");
    check(
        "{% set ns = namespace(i=0) %}{% for m in messages %}{% set ns.i = ns.i + loop.index %}{% endfor %}{{ ns.i }}",
        json!({}),
        "3",
    );
    check(
        "{% for i in range(9) %}{% if i == 1 %}{% continue %}{% endif %}{% if i == 3 %}{% break %}{% endif %}{{ i }}{% endfor %}",
        json!({}),
        "02",
    );
    check("{% macro m(a, b='x') %}{{ a }}{{ b }}{% endmacro %}{{ m(1) }}{{ m(1, b=2) }}", json!({}), "1x12");
    check(
        "{{ none }}|{{ true }}|{{ 1.0 }}|{{ [1, 'a', none] }}|{{ d }}|{{ missing }}|",
        json!({"d": {"k": "it's", "n": false}}),
        "None|True|1.0|[1, 'a', None]|{'k': \"it's\", 'n': False}||",
    );
    check("{{ d|string }}{{ true|string }}{{ 'x'|string }}", json!({"d": {"k": [1.5]}}), "{'k': [1.5]}Truex");
    check("{{ '{\"a\": [1]}'|fromjson }}", json!({}), "{'a': [1]}");
    check("{% generation %}a{% endgeneration %} {%- generation -%} b{%- endgeneration -%} c", json!({}), "abc");
    check("{{ 'a' if thinking is defined and thinking is false else 'b' }}", json!({"thinking": false}), "a");
    check(
        "{{ tools is none }}{{ messages[0].nothing is defined }}{{ messages is iterable }}{{ d is mapping }}",
        json!({"d": {}}),
        "TrueFalseTrueTrue",
    );
    // A newline after a block and blanks before it go; the last newline of the source goes.
    check("  {% if true %}\n x\n  {% endif %}\ny\n", json!({}), " x\ny");
    check("{{ '<b>' }}&", json!({}), "<b>&");
}

#[test]
fn variables_do_not_replace_ours() {
    let variables = json!({"messages": [], "tools": [1], "add_generation_prompt": false, "bos_token": "X", "own": 5});
    check(
        "{{ messages|length }}{{ tools }}{{ add_generation_prompt }}{{ bos_token }}{{ eos_token }}{{ pad_token }}{{ own }}",
        variables,
        "2NoneTrue<|begin_of_text|><|eot_id|>5",
    );
}

#[test]
fn a_template_may_refuse() {
    for (source, expected) in [
        ("{{ raise_exception('no') }}", "no"),
        ("{% macro m() %}{{ raise_exception('roles must alternate') }}{% endmacro %}{{ m() }}", "roles must alternate"),
    ] {
        match render_with(source, json!([]), None, json!({})) {
            Err(TemplateError::Raised(message)) => assert_eq!(message, expected),
            other => panic!("{other:?}"),
        }
    }
    for source in [
        "{{ messages[0].x.y }}",
        "{{ f() }}",
        "{{ 1|mystery }}",
        "{{ 'a' + 1 }}",
        "{% include 'a' %}",
        "{{ strftime_now('%Q') }}",
    ] {
        match render_with(source, json!([{}]), None, json!({})) {
            Err(error @ TemplateError::Failed(_)) => assert!(!error.to_string().contains('\n')),
            other => panic!("{source}: {other:?}"),
        }
    }
}

#[test]
fn work_and_output_are_bounded() {
    for source in [
        "{% for a in range(9999) %}{% for b in range(9999) %}{% for c in range(9999) %}{% endfor %}{% endfor %}{% endfor %}",
        "{% set ns = namespace(s='aaaaaaaa') %}{% for i in range(40) %}{% set ns.s = ns.s ~ ns.s %}{% endfor %}",
        "{% for i in range(100) %}{{ 'x' * 1000000 }}{% endfor %}",
        "{{ 'x' * 100000000000 }}",
    ] {
        assert!(matches!(render_with(source, json!([]), None, json!({})), Err(TemplateError::TooMuch)), "{source}");
    }
    let deep = "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}";
    assert!(render_with(deep, json!([]), None, json!({})).is_err());
    // A long conversation is far from the limits.
    let messages: Vec<Value> = (0..4096).map(|_| json!({"role": "user", "content": "word ".repeat(200)})).collect();
    let loops =
        "{% for m in messages %}{{ '<|im_start|>' + m.role + '\\n' + m.content|trim + '<|im_end|>\\n' }}{% endfor %}";
    assert!(render_with(loops, json!(messages), None, json!({})).unwrap().len() > 4_000_000);
}

/// Which of its family's styles a checkpoint uses, and whether it has tools at all, is seen in its template.
#[test]
fn markup_of_a_checkpoint() {
    let spec = |name: &str| {
        let path = format!("{}/../specs/{name}.ron", env!("CARGO_MANIFEST_DIR"));
        tf_ir::spec::read(&path, &std::fs::read_to_string(&path).unwrap()).unwrap().text
    };
    let (dense, hybrid) = (spec("llama"), spec("qwen3_5"));
    let (text, ..) = golden("llama");
    let of = |style: &TextStyle, template: Option<&str>| {
        let template = template.map(compile);
        Markup::of(style, template.as_ref(), &text).to_string()
    };
    // Those that write calls are judged by what they write.
    let calls = |call: &str| {
        format!(
            "{{{{ tools|tojson }}}}{{% for m in messages %}}<|{{{{ m.role }}}}|>{{{{ m.content }}}}\
             {{% for c in m.tool_calls or [] %}}{{% set f = c.function %}}{call}{{% endfor %}}{{% endfor %}}\
             {{% if add_generation_prompt %}}<|assistant|>{{% endif %}}"
        )
    };
    let json = calls(
        r#"{{ '<tool_' + 'call>\n{"name": "' + f.name + '", "arguments": ' }}{{ f.arguments|tojson }}}</tool_call>"#,
    );
    let tags = calls(
        "{{ '\n<tool_call>\n<function=' + f.name + '>\n' }}{% for k, v in f.arguments.items() %}{{ '<parameter=' + k + '>\n' }}\
         {{ v }}{{ '\n</parameter>\n' }}{% endfor %}</function>\n</tool_call>{{ '<think>' }}{{ x.split('</think>')[-1] }}",
    );
    let alone = calls(r#"{{ '{"name": "' + f.name + '", "parameters": ' }}{{ f.arguments|tojson }}}"#);
    let other = calls("<tool_call>{{ f.name }}({{ f.arguments|tojson }})</tool_call>");
    // Others by the marks in their text.
    let shown = |marks: &str| format!("{{% if tools %}}{{{{ tools|tojson }}}}{marks}{{% endif %}}");
    let set = "{% if not tools is defined %}{% set tools = none %}{% endif %}\
               {% if tools is not none %}{{ tools|tojson }}<tool_call></tool_call>{% endif %}";
    let refusing = format!("{{{{ raise_exception('no') }}}}{}", shown("[TOOL_CALLS]x[ARGS]"));
    let unknown = "no tools: the chat template writes calls in a way that is not known";
    for (style, template, want) in [
        (&dense, Some(json.as_str()), "no marks of reasoning, calls after <tool_call>"),
        (&hybrid, Some(&json), &format!("no marks of reasoning, {unknown}")),
        (&dense, Some(&tags), "reasoning between <think> and </think>, calls after <tool_call>"),
        (&hybrid, Some(&tags), "reasoning between <think> and </think>, calls after <tool_call>"),
        (&dense, Some(&alone), "no marks of reasoning, calls as JSON alone"),
        (&dense, Some(&other), &format!("no marks of reasoning, {unknown}")),
        (&dense, Some(&shown("[TOOL_CALLS]x[ARGS]")), "no marks of reasoning, calls after [TOOL_CALLS]"),
        (&dense, Some(&refusing), "no marks of reasoning, calls after [TOOL_CALLS]"),
        (&dense, Some(&shown(r#"{"name": "", "parameters": }"#)), "no marks of reasoning, calls as JSON alone"),
        (&dense, Some(set), "no marks of reasoning, calls after <tool_call>"),
        (&dense, Some("<tool_call></tool_call>"), "no marks of reasoning, no tools: the chat template shows none"),
        (&dense, None, "no marks of reasoning, no tools: there is no chat template"),
    ] {
        assert_eq!(of(style, template), want, "{template:?}");
    }
    // The vocabulary of this one has the marks of reasoning; its template shows tools with tags around arguments.
    for family in ["qwen3", "qwen3_5", "qwen3_5_moe"] {
        let (text, checkpoint, _) = golden(family);
        let template = ChatTemplate::load(checkpoint.folder()).unwrap();
        let style = if family == "qwen3" { &dense } else { &hybrid };
        let markup = Markup::of(style, template.as_ref(), &text);
        assert_eq!(markup.to_string(), "reasoning between <think> and </think>, calls after <tool_call>");
        assert!(matches!(markup.calls().unwrap().call, CallSyntax::Named { .. }));
    }
}

/// Where templates are found, and what is refused at the start.
#[test]
fn sources() {
    let load = |template: Value| {
        ChatTemplate::load(&folder(&[("tokenizer_config.json", json!({"chat_template": template}).to_string())]))
    };
    let render = |template: &ChatTemplate, tools: Option<&[Value]>| {
        let input = ChatInput { messages: &[], tools, add_generation_prompt: false, variables: &Map::new(), now: 0 };
        template.render(&input).unwrap()
    };
    assert!(load(Value::Null).unwrap().is_none());
    assert_eq!(render(&load(json!("one")).unwrap().unwrap(), None), "one");
    let named = json!([{"name": "rag", "template": "{% x"}, {"name": "tool_use", "template": "T"}, {"name": "default", "template": "D"}]);
    let named = load(named).unwrap().unwrap();
    assert_eq!(render(&named, None), "D");
    assert_eq!(render(&named, Some(&[])), "D");
    assert_eq!(render(&named, Some(&[json!({})])), "T");
    // The file of its own wins.
    assert_eq!(render(&compile("file"), None), "file");

    for (bad, part) in [
        (json!("{% if x %}"), "syntax error"),
        (json!("a {%} b %}"), "syntax error"),
        (json!("a\n{{ b c }}"), "in line 2"),
        (json!(7), "expected a string or a list"),
        (json!([]), "no template of the list is named \"default\""),
        (json!([{"name": "default"}]), "expected a name and a template"),
        (
            json!([{"name": "default", "template": ""}, {"name": "default", "template": ""}]),
            "\"default\" is there twice",
        ),
        (json!("(".repeat(9) + "{{ " + &"(".repeat(100_000)), "syntax error"),
    ] {
        let message = load(bad).map(|_| ()).unwrap_err().to_string();
        assert!(
            message.contains(part) && message.contains("tokenizer_config.json: the chat template is refused"),
            "{message}"
        );
        assert!(!message.contains('\n') && message.contains("; correct the template"), "{message}");
    }
}
