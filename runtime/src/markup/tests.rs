//! Replies in every style of `tests/markup/styles.ron`, cut in every way.

use super::*;
use proptest::prelude::*;
use serde_json::json;

/// Places in the list of styles.
const OBJECT: usize = 0;
const TAGS: usize = 1;
const PAIRS: usize = 2;
const BRACES: usize = 3;
const TYPED: usize = 4;
const SEPARATED: usize = 5;
const OPEN_ENDED: usize = 6;
const BARE: usize = 7;
const STYLES: usize = 8;

fn styles() -> Vec<TextStyle> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(include_str!("../../../tests/markup/styles.ron")).unwrap()
}

fn markup(style: usize) -> Arc<Markup> {
    Arc::new(Markup::first_of(&styles()[style]))
}

fn offers() -> Arc<[Offer]> {
    let log = json!({ "type": "object", "properties": {
        "n": { "type": "integer" }, "f": { "type": "number" }, "b": { "type": "boolean" }, "o": { "type": "object" },
        "s": { "type": "string" }, "code": { "type": "string" }, "l": { "type": "array" },
    } });
    let names = ["log", "now", "echo", "make-video", "a.b"];
    names.iter().map(|name| Offer { name: name.to_string(), parameters: log.clone() }).collect()
}

/// What a reply says: reasoning, then text, then calls with their arguments and whether they are complete. What is said
/// in several blocks is joined with `|`.
#[derive(Clone, Debug, Default, PartialEq)]
struct Reply {
    reasoning: String,
    text: String,
    calls: Vec<(String, String, bool)>,
}

fn read(markup: &Arc<Markup>, inside: bool, pieces: &[&str]) -> Reply {
    let mut reader = ReplyReader::new(markup.clone(), offers(), inside);
    let mut said: Vec<Said> = pieces.iter().flat_map(|piece| reader.push(piece)).collect();
    said.extend(reader.finish());
    let whole = pieces.concat();
    let (mut reply, mut end, mut before) = (Reply::default(), 0, None);
    for Said { part, source } in said {
        assert!(source.start >= end, "parts go back in the reply");
        let goes_on = source.start == end && !source.is_empty();
        end = source.end;
        let (flow, text) = match &part {
            Part::Reasoning(text) => (Some(&mut reply.reasoning), text.as_str()),
            Part::Text(text) => (Some(&mut reply.text), text.as_str()),
            Part::CallStart { index, name } => {
                assert_eq!(*index, reply.calls.len());
                reply.calls.push((name.clone(), String::new(), false));
                (None, "")
            }
            Part::CallArguments { index, json } => {
                assert!(!json.is_empty() && *index + 1 == reply.calls.len());
                reply.calls[*index].1.push_str(json);
                (None, "")
            }
            Part::CallEnd { index } => {
                reply.calls[*index].2 = true;
                (None, "")
            }
        };
        if let Some(flow) = flow {
            assert!(!text.is_empty());
            assert_eq!(&whole[source], text, "a part says what stands elsewhere");
            let kind = std::mem::discriminant(&part);
            let joins = goes_on && before == Some(kind);
            if !flow.is_empty() && !joins {
                flow.push('|');
            }
            flow.push_str(text);
        }
        before = Some(std::mem::discriminant(&part));
    }
    for (_, arguments, complete) in &reply.calls {
        let parsed = serde_json::from_str::<serde_json::Map<String, Value>>(arguments);
        assert!(!complete || parsed.is_ok(), "{arguments}");
    }
    reply
}

/// Reads a reply whole, cut in two and in three everywhere, and a character at a time; all must say the same.
fn read_cut(style: usize, inside: bool, text: &str) -> Reply {
    let markup = markup(style);
    let whole = read(&markup, inside, &[text]);
    let places: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
    for i in &places {
        for j in places.iter().filter(|j| *j >= i) {
            let pieces = [&text[..*i], &text[*i..*j], &text[*j..]];
            assert_eq!(read(&markup, inside, &pieces), whole, "{pieces:?}");
        }
    }
    let chars: Vec<&str> = places.windows(2).map(|pair| &text[pair[0]..pair[1]]).collect();
    assert_eq!(read(&markup, inside, &chars), whole, "a character at a time");
    whole
}

fn call(name: &str, arguments: Value) -> (String, Value, bool) {
    (name.to_owned(), arguments, true)
}

#[track_caller]
fn check(style: usize, inside: bool, text: &str, reasoning: &str, answer: &str, calls: &[(String, Value, bool)]) {
    let reply = read_cut(style, inside, text);
    let parse = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| Value::from(text));
    let got: Vec<_> = reply.calls.iter().map(|(name, json, whole)| (name.clone(), parse(json), *whole)).collect();
    assert_eq!((reply.reasoning.as_str(), reply.text.as_str(), got.as_slice()), (reasoning, answer, calls), "{text}");
}

#[test]
fn calls_without_arguments() {
    let now = [call("now", json!({}))];
    for text in [
        "<tool_call>\n{\"name\": \"now\", \"arguments\": {}}\n</tool_call>",
        "<tool_call>{\"name\":\"now\"}</tool_call>",
        "<tool_call>{\"arguments\": null, \"name\":\"now\"}</tool_call>",
        "<tool_call>{\"arguments\": {}, \"name\":\"now\"}",
    ] {
        check(OBJECT, false, text, "", "", &now);
    }
    check(TAGS, false, "<tool_call>\n<function=now>\n</function>\n</tool_call>", "", "", &now);
    check(TAGS, false, "<function=now></function>", "", "", &now);
    check(TAGS, false, "<tool_call><function=now></tool_call>", "", "", &now);
    check(PAIRS, false, "<tool_call>now</tool_call>", "", "", &now);
    check(BRACES, false, "<|tool_call>call:now{}<tool_call|>", "", "", &now);
    check(
        TYPED,
        false,
        "<｜DSML｜tool_calls>\n<｜DSML｜invoke name=\"now\">\n</｜DSML｜invoke>\n</｜DSML｜tool_calls>",
        "",
        "",
        &now,
    );
    check(
        SEPARATED,
        false,
        "<｜tool▁call▁begin｜>now<｜tool▁sep｜>{}<｜tool▁call▁end｜><｜tool▁calls▁end｜>",
        "",
        "",
        &now,
    );
    check(SEPARATED, false, "<｜tool▁call▁begin｜>now<｜tool▁sep｜><｜tool▁call▁end｜>", "", "", &now);
    check(OPEN_ENDED, false, "[TOOL_CALLS]now[ARGS]{}", "", "", &now);
}

/// O5: what looks like an end inside of a string is none.
#[test]
fn a_call_ends_where_its_json_does() {
    let want = call("echo", json!({ "s": "a </tool_call> \"b\" \\ }" }));
    let json = r#"{"s":"a </tool_call> \"b\" \\ }"}"#;
    check(
        OBJECT,
        false,
        &format!("<tool_call>{{\"name\":\"echo\",\"arguments\":{json}}}</tool_call>ok"),
        "",
        "ok",
        &[want],
    );
    let want = call("echo", json!({ "s": "[TOOL_CALLS] }<｜tool▁call▁end｜>" }));
    let json = r#"{"s":"[TOOL_CALLS] }<｜tool▁call▁end｜>"}"#;
    check(OPEN_ENDED, false, &format!("[TOOL_CALLS]echo[ARGS]{json}"), "", "", std::slice::from_ref(&want));
    let text = format!("<｜tool▁call▁begin｜>echo<｜tool▁sep｜>{json}<｜tool▁call▁end｜>");
    check(SEPARATED, false, &text, "", "", &[want]);
}

/// O6: the schema decides, and strings keep their text but for the padding.
#[test]
fn values_written_as_text_get_their_types() {
    let want = call("log", json!({ "n": 30, "f": 1.5, "b": true, "o": { "k": [1] }, "s": "  007 " }));
    let text = "<function=log><parameter=n>\n30\n</parameter><parameter=f>1.5</parameter><parameter=b>true</parameter>\
                <parameter=o>{\"k\":[1]}</parameter><parameter=s>  007 </parameter></function>";
    check(TAGS, false, text, "", "", std::slice::from_ref(&want));
    let text = "<tool_call>log\n<arg_key>n</arg_key>\n<arg_value>30</arg_value>\n<arg_key>f</arg_key><arg_value>1.5</arg_value>\
                <arg_key>b</arg_key><arg_value>True</arg_value><arg_key>o</arg_key><arg_value>{\"k\":[1]}</arg_value>\
                <arg_key>s</arg_key><arg_value>  007 </arg_value></tool_call>";
    check(PAIRS, false, text, "", "", &[want]);
    let date = call("log", json!({ "n": "2026-01-15", "s": "\na\n\"é\"\\" }));
    let text = "<tool_call>\n<function=log>\n<parameter=n>\n2026-01-15\n</parameter>\n<parameter=s>\n\na\n\"é\"\\\n</parameter>\n\
                </function>\n</tool_call>";
    check(TAGS, false, text, "", "", &[date]);
    let typed = call("log", json!({ "s": "7", "n": 7, "x": "not json" }));
    let text = "<｜DSML｜invoke name=\"log\">\n<｜DSML｜parameter name=\"s\" string=\"true\">7</｜DSML｜parameter>\n\
                <｜DSML｜parameter name=\"n\" string=\"false\">7</｜DSML｜parameter>\n\
                <｜DSML｜parameter name=\"x\" string=\"false\">not json</｜DSML｜parameter>\n</｜DSML｜invoke>";
    check(TYPED, false, text, "", "", &[typed]);
}

/// O7: braces in a string, a hyphen in a name.
#[test]
fn braces_hold_strings_of_their_own() {
    let want = call("make-video", json!({ "code": "if (a) { b(\"x\"); } else {", "n": 2, "l": [1, { "k": "v" }] }));
    let text = "<|tool_call>call:make-video{code:<|\"|>if (a) { b(\"x\"); } else {<|\"|>,n:2,l:[1,{k:<|\"|>v<|\"|>}]}<tool_call|>";
    check(BRACES, false, text, "", "", &[want]);
    let want = call("log", json!({ "a b": [], "s": "x", "w": "word", "n": null, "q": { "r": -1.5 } }));
    let text = "<|tool_call>call:log{ <|\"|>a b<|\"|>:[] , \"s\":\"x\", w:word, n:null,q:{r:-1.5}}<tool_call|> \n";
    check(BRACES, false, text, "", "", &[want]);
    check(BRACES, false, "<|tool_call>call:log}", "", "<|tool_call>call:log}", &[]);
    // What goes wrong later has begun as a call; the rest is text.
    check(BRACES, false, "<|tool_call>call:log{n:}x", "", "}x", &[("log".to_owned(), json!("{\"n\": "), false)]);
}

/// O8: text goes through as it was written.
#[test]
fn what_is_not_ascii_is_said_once() {
    let text = r#"<tool_call>{"name":"echo","parameters":{"city":"Münster 😀"}}</tool_call>"#;
    let reply = read_cut(OBJECT, false, text);
    assert_eq!(reply.calls, [("echo".to_owned(), r#"{"city":"Münster 😀"}"#.to_owned(), true)]);
}

/// O9: where reasoning begins and ends.
#[test]
fn reasoning_and_answer() {
    for style in [OBJECT, TAGS, PAIRS, TYPED, SEPARATED] {
        check(style, true, "I add.</think>\n\n4", "I add.", "4", &[]);
        check(style, true, "I add", "I add", "", &[]);
        check(style, false, "4", "", "4", &[]);
        check(style, false, "\n<think>\nI add.\n</think>\n\n4\n", "I add.", "4\n", &[]);
        check(style, false, "<think></think>4", "", "4", &[]);
        // Somebody speaks of the marks.
        check(style, false, "a <think> b </think>", "", "a <think> b </think>", &[]);
        check(style, true, "a <think> </thin", "a <think> </thin", "", &[]);
    }
    check(BRACES, false, "<|channel>thought\nx<channel|>y", "x", "y", &[]);
    check(OPEN_ENDED, false, "[THINK]x[/THINK]y", "x", "y", &[]);
    // Again after a call, before anything was said.
    let text = "<think>a</think>\n<tool_call>now</tool_call>\n<think>b</think>c";
    check(PAIRS, false, text, "a|b", "c", &[call("now", json!({}))]);
}

#[test]
fn a_call_may_end_reasoning() {
    let now = [call("now", json!({}))];
    check(TAGS, true, "think\n\n<tool_call>\n<function=now>\n</function>\n</tool_call>", "think", "", &now);
    check(TAGS, true, "the <tool_call> mark</think>x", "the <tool_call> mark", "x", &[]);
    check(PAIRS, true, "<tool_call>now</tool_call></think>x", "<tool_call>now</tool_call>", "x", &[]);
}

#[test]
fn text_and_several_calls() {
    let both = [call("log", json!({ "s": "a" })), call("now", json!({}))];
    let text = "Look.\n\n<tool_call>\n{\"name\": \"log\", \"arguments\": {\"s\": \"a\"}}\n</tool_call>\n<tool_call>\n{\"name\": \"now\"}\n</tool_call>\n";
    check(OBJECT, false, text, "", "Look.", &both);
    let text = "Look.\n<tool_call>\n<function=log>\n<parameter=s>\na\n</parameter>\n</function>\n<function=now>\n</function>\n</tool_call>\nDone.";
    check(TAGS, false, text, "", "Look.|Done.", &both);
    let text = "Look.<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>log<｜tool▁sep｜>{\"s\": \"a\"}<｜tool▁call▁end｜>\n\
                <｜tool▁call▁begin｜>now<｜tool▁sep｜>{}<｜tool▁call▁end｜><｜tool▁calls▁end｜>";
    check(SEPARATED, false, text, "", "Look.", &both);
    check(OPEN_ENDED, false, "[TOOL_CALLS]log[ARGS]{\"s\": \"a\"}[TOOL_CALLS]now[ARGS]{}", "", "", &both);
}

#[test]
fn an_answer_may_be_a_call() {
    let log = call("log", json!({ "s": "a } b" }));
    let text = "{\"name\": \"log\", \"parameters\": {\"s\": \"a } b\"}}";
    check(BARE, false, text, "", "", std::slice::from_ref(&log));
    check(BARE, false, &format!("\n{text}\n{text}\n"), "", "", &[log.clone(), log.clone()]);
    check(BARE, false, &format!("<think>x</think>\n{text}"), "x", "", &[log]);
    for text in [
        "{\"answer\": 1}",
        "{\"name\": \"other\", \"parameters\": {}}",
        "{\"parameters\": {}, \"name\": \"log\"}",
        "{\"name\": 1}",
        "{}",
        "{ x",
        "See {\"name\": \"log\", \"parameters\": {}}",
    ] {
        check(BARE, false, text, "", text, &[]);
    }
}

#[test]
fn what_is_no_call_is_text() {
    for (style, text) in [
        (OBJECT, "<tool_call>{\"name\": \"other\", \"arguments\": {\"a\": 1}}</tool_call>"),
        (OBJECT, "<tool_call>\n{\"nam\n e\": }</tool_call>x"),
        (OBJECT, "<tool_call>{\"arguments\": {}}</tool_call>"),
        (OBJECT, "<tool_call>{\"name\": \"now\", \"arguments\": [1]}</tool_call>"),
        (OBJECT, "<tool_call> is a mark"),
        (OBJECT, "a <tool_call"),
        (OBJECT, "<tool_call>{\"name\": \"now\""),
        (TAGS, "<tool_call>\n<function=other>\n<parameter=s>\n1\n</parameter></function></tool_call>"),
        (TAGS, "<function=now and more"),
        (TAGS, "<tool_call>\n\n {\"name\": \"now\"}"),
        (PAIRS, "<tool_call>now is a name</tool_call>"),
        (BRACES, "<|tool_call>call:now<tool_call|>"),
        (SEPARATED, "<｜tool▁calls▁begin｜>nothing"),
        (OPEN_ENDED, "[TOOL_CALLS]now{}"),
    ] {
        check(style, false, text, "", text, &[]);
    }
    // One mark after another.
    let text = "<tool_call><tool_call>{\"name\": \"now\"}";
    check(OBJECT, false, text, "", "<tool_call>", &[call("now", json!({}))]);
}

#[test]
fn what_breaks_off_is_not_complete() {
    let cut = |text: &str| Value::from(text);
    let text = "<tool_call>{\"name\": \"log\", \"arguments\": {\"s\": \"a";
    check(OBJECT, false, text, "", "", &[("log".to_owned(), cut("{\"s\": \"a"), false)]);
    let text = "<function=log><parameter=s>a</param";
    check(TAGS, false, text, "", "", &[("log".to_owned(), cut("{\"s\": \"a</param"), false)]);
    // Between arguments, what is there is all of it; a mark that broke off is not shown.
    let text = "<function=log><parameter=s>a</parameter>\n";
    check(TAGS, false, text, "", "", &[call("log", json!({ "s": "a" }))]);
    check(TAGS, false, &format!("{text}</func"), "", "", &[call("log", json!({ "s": "a" }))]);
    check(OBJECT, false, "<tool_call>{\"name\": \"now\"}\n</tool_", "", "", &[call("now", json!({}))]);
    // JSON that goes wrong after it was let out.
    let text = "<tool_call>{\"name\": \"log\", \"arguments\": {\"s\": 1 2}}</tool_call>";
    check(OBJECT, false, text, "", "2}}</tool_call>", &[("log".to_owned(), cut("{\"s\": 1 "), false)]);
    // Arguments in a string, and a raw newline in one.
    let text = "<tool_call>{\"name\": \"log\", \"arguments\": \"{\\\"s\\\": \\\"a\\\"}\"}</tool_call>";
    check(OBJECT, false, text, "", "", &[call("log", json!({ "s": "a" }))]);
    let text = "<tool_call>{\"name\": \"log\", \"id\": [1, {}], \"arguments\": {\"s\": \"a\nb\"}}</tool_call>";
    check(OBJECT, false, text, "", "", &[call("log", json!({ "s": "a\nb" }))]);
}

#[test]
fn without_tools_and_marks_all_is_text() {
    let text = "<think>a</think> <tool_call>{\"name\": \"now\"}</tool_call> \n";
    let read = |markup: Arc<Markup>, offers: Arc<[Offer]>, inside| {
        let mut reader = ReplyReader::new(markup, offers, inside);
        let said = reader.push(text).into_iter().chain(reader.finish());
        said.fold((String::new(), String::new()), |(mut reasoning, mut answer), said| {
            match said.part {
                Part::Reasoning(text) => reasoning.push_str(&text),
                Part::Text(text) => answer.push_str(&text),
                other => panic!("{other:?}"),
            }
            (reasoning, answer)
        })
    };
    assert_eq!(read(Arc::default(), offers(), true), (String::new(), text.to_owned()));
    let answer = "<tool_call>{\"name\": \"now\"}</tool_call> \n";
    assert_eq!(read(markup(OBJECT), Arc::new([]), false), ("a".to_owned(), answer.to_owned()));
}

#[test]
fn prompts_that_end_inside_reasoning() {
    let inside = |style: usize, prompt: &str, begun: &str| markup(style).inside_reasoning(prompt, begun);
    assert!(inside(TAGS, "user\nhi\nassistant\n<think>\n", ""));
    assert!(!inside(TAGS, "user\nhi\nassistant\n<think>\n\n</think>\n\n", ""));
    assert!(!inside(TAGS, "user\nwhat is <think>?\nassistant\n", ""));
    assert!(inside(TAGS, "user\nhi\nassistant\n<think>\nI was", "<think>\nI was"));
    assert!(inside(TAGS, "user\nhi\nassistant\n<think>\nI was", "I was"));
    assert!(!inside(TAGS, "user\n<think>\nassistant\nI was", "I was"));
    assert!(!inside(TAGS, "assistant\n<think>\n\n</think>\n\nI was", "I was"));
    assert!(inside(BRACES, "<|turn>model\n<|channel>thought\n", ""));
    assert!(!inside(BRACES, "<|turn>model\n<|channel>thought\n<channel|>", ""));
}

/// Work must not grow faster than the text: each of these made a naive reader look again at all it held.
#[test]
fn long_replies_take_linear_steps() {
    let n = 40_000;
    for style in 0..STYLES {
        let markup = markup(style);
        for text in [
            " ".repeat(n),
            "<".repeat(n),
            "<tool_call>".repeat(n / 11),
            format!("<tool_call>{{\"x\": \"{}", "<tool_call>{".repeat(n / 12)),
            format!("<function=log><parameter=o>{}", "\n</param".repeat(n / 9)),
            format!("<|tool_call>call:log{{s:<|\"|>{}", "<|\"".repeat(n / 3)),
        ] {
            let mut reader = ReplyReader::new(markup.clone(), offers(), false);
            let mut kept = 0;
            for at in 0..n.min(text.len()) {
                reader.push(&text[at..at + 1]);
                kept = kept.max(reader.unsettled());
            }
            reader.finish();
            assert!(kept <= 512, "{kept} bytes are looked at again for each that comes");
        }
    }
}

fn pieces() -> impl Strategy<Value = Vec<String>> {
    let mut words: Vec<String> = styles()
        .iter()
        .flat_map(|style| {
            let marks = style.reasoning[0].marks().into_iter().chain(style.tools[0].marks());
            marks.map(|mark| mark.to_string()).collect::<Vec<_>>()
        })
        .collect();
    let more = [
        "now",
        "log",
        "other",
        "{\"name\": \"log\", \"arguments\": {\"s\": \"a",
        "\"}}",
        "{\"n\": 1}",
        "{",
        "}",
        "\"",
        ":",
        ",",
        "\\",
        "s",
        "n",
        "30",
        "true",
        "é😀",
        " ",
        "\n\n",
        "text",
        "<",
        "[",
        "]",
        "null",
        "<tool",
    ];
    words.extend(more.map(str::to_owned));
    prop::collection::vec(prop::sample::select(words), 0..16)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// Whatever a reply is made of and however it is cut, it says the same; and what it says is in it.
    #[test]
    fn any_reply_in_any_pieces(pieces in pieces(), style in 0..STYLES, inside: bool, size in 1usize..9) {
        let text = pieces.concat();
        let markup = markup(style);
        let whole = read(&markup, inside, &[&text]);
        let by_piece: Vec<&str> = pieces.iter().map(String::as_str).collect();
        prop_assert_eq!(&read(&markup, inside, &by_piece), &whole);
        let chars: Vec<String> = text.chars().collect::<Vec<_>>().chunks(size).map(|chunk| chunk.iter().collect()).collect();
        let chars: Vec<&str> = chars.iter().map(String::as_str).collect();
        prop_assert_eq!(&read(&markup, inside, &chars), &whole);
        // Without marks in it, all of it is said; one style has none.
        let style = &styles()[style];
        let mut marks = style.tools[0].marks().into_iter().chain(style.reasoning[0].marks()).map(bare);
        if !style.tools[0].open.is_empty() && !marks.any(|mark| !mark.is_empty() && text.contains(mark)) {
            let said = format!("{}{}", whole.reasoning, whole.text);
            let dropped = if inside { text.trim_start() } else { &text };
            prop_assert_eq!(said, dropped);
        }
    }
}
