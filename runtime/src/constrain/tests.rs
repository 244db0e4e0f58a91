use super::*;
use crate::markup::{Markup, Offer, Part, ReplyReader, ToolMarkup};
use crate::text::Pieces;
use serde_json::{Value, json};
use tf_ir::spec::TextStyle;

fn grammars() -> Grammars {
    Grammars::new(Vocabulary::of_bytes()).unwrap().without_time_limit()
}

fn wish(form: &Form) -> Wish {
    Wish { reasoning: None, form: Some(form.clone()), calls: None }
}

/// Whether `text` can be written, byte by byte, and be all.
fn allows(grammars: &Grammars, form: &Form, text: &str) -> bool {
    follows(grammars, &wish(form), text)
}

fn follows(grammars: &Grammars, wish: &Wish, text: &str) -> bool {
    follows_bytes(grammars, wish, text.as_bytes(), true)
}

fn checked(schema: Value, yes: &[&str], no: &[&str]) {
    let (grammars, form) = (grammars(), Form::Schema(schema.clone()));
    yes.iter().for_each(|text| assert!(allows(&grammars, &form, text), "{schema} refuses {text}"));
    no.iter().for_each(|text| assert!(!allows(&grammars, &form, text), "{schema} allows {text}"));
}

fn refused(form: Form) -> String {
    match grammars().constraint(&wish(&form)) {
        Err(GrammarError::Form(what)) => what,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("{form:?} is accepted"),
    }
}

#[test]
fn bounds_of_arrays_hold() {
    let schema = json!({ "type": "array", "items": { "type": "integer" }, "minItems": 2, "maxItems": 3 });
    checked(schema, &["[1,2]", "[1, 2, 3]"], &["[]", "[1]", "[1,2,3,4]"]);
}

#[test]
fn strings_of_const_and_enum_are_written_as_json() {
    let values = ["a/b", "say \"hi\"", "back\\slash", "Straße", "😀", "tab\there", ""];
    let texts: Vec<String> = values.iter().map(|value| json!(value).to_string()).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    checked(json!({ "enum": values }), &texts, &["\"ab\"", "\"a\\/c\"", "\"Strasse\"", "a/b"]);
    checked(json!({ "const": { "k/\"": ["\\"] } }), &[r#"{"k/\"":["\\"]}"#], &[r#"{"k/":["\\"]}"#]);
}

#[test]
fn a_name_in_disguise_is_no_further_property() {
    let schema =
        json!({ "properties": { "foo": { "type": "integer" } }, "additionalProperties": { "type": "string" } });
    checked(schema, &[r#"{"foo":1,"bar":"x"}"#], &[r#"{"foo":"x"}"#, r#"{"\u0066oo":"x"}"#, r#"{"foo":1,"foo":"x"}"#]);
}

#[test]
fn references_may_go_round_where_values_end_them() {
    let list = json!({ "$defs": { "list": {
        "type": "object", "required": ["value"], "additionalProperties": false,
        "properties": { "value": { "type": "integer" }, "next": { "$ref": "#/$defs/list" } }
    } }, "$ref": "#/$defs/list" });
    checked(list, &[r#"{"value":1}"#, r#"{"value":1,"next":{"value":2,"next":{"value":3}}}"#], &[r#"{"next":{}}"#]);
    for cycle in [
        json!({ "$ref": "#" }),
        json!({ "$ref": "#/$defs/a", "$defs": { "a": { "$ref": "#/$defs/b" }, "b": { "allOf": [{ "$ref": "#/$defs/a" }] } } }),
        json!({ "properties": { "x": { "$ref": "#/$defs/a" } }, "$defs": { "a": { "anyOf": [{ "$ref": "#/$defs/a" }, true] } } }),
    ] {
        assert!(refused(Form::Schema(cycle.clone())).contains("cycle"), "{cycle}");
    }
}

#[test]
fn a_circle_that_the_library_cannot_follow_is_explained() {
    let tree = json!({ "$ref": "#/$defs/a", "$defs": { "a": { "type": "object", "properties": {
        "a": { "$ref": "#/$defs/a", "minProperties": 1 } } } } });
    assert!(refused(Form::Schema(tree)).contains("leads back to where it stands"));
}

#[test]
fn compiled_grammars_are_kept_and_bounded() {
    let grammars = grammars();
    for round in 0..2 {
        for i in 0..100 {
            let form = Form::Choice(vec![i.to_string()]);
            assert!(allows(&grammars, &form, &i.to_string()), "{round}");
            assert!(!allows(&grammars, &form, "x"));
        }
    }
    assert_eq!(grammars.count(), 64);
}

#[test]
fn an_object_may_have_thousands_of_properties() {
    let properties: serde_json::Map<String, Value> =
        (0..2500).map(|i| (format!("p{i}"), json!({ "type": "integer" }))).collect();
    let schema = json!({ "type": "object", "additionalProperties": false, "properties": properties });
    checked(schema, &["{}", r#"{"p7":1,"p2499":2}"#], &[r#"{"p2500":1}"#, r#"{"p2":1,"p1":2}"#]);
}

#[test]
fn long_chains_are_refused_and_not_followed() {
    let mut definitions = serde_json::Map::new();
    for i in 0..2000 {
        let next = json!({ "type": "array", "items": { "$ref": format!("#/$defs/{}", i + 1) } });
        definitions.insert(i.to_string(), next);
    }
    definitions.insert("2000".to_owned(), json!(true));
    let chain = json!({ "$defs": definitions, "$ref": "#/$defs/0" });
    assert!(refused(Form::Schema(chain)).contains("goes deeper than 100"));
    let wide: Vec<Value> = (0..20_000).map(|i| json!(i)).collect();
    assert!(refused(Form::Schema(json!({ "enum": wide }))).contains("more than 10000 parts"));
    let deep = "(".repeat(5000) + "\"a\"" + &")".repeat(5000);
    assert!(refused(Form::Grammar(format!("start: {deep}"))).contains("groups in each other"));
    let rules: String = (0..6000).map(|i| format!("r{i}: r{}\n", i + 1)).collect();
    let chain = Form::Grammar(format!("start: r0\n{rules}r6000: \"a\""));
    let _ =
        grammars().constraint(&wish(&chain)).map(|_| ()).map_err(|e| assert!(!e.to_string().contains("panic"), "{e}"));
}

#[test]
fn numbers_keep_to_their_bounds() {
    let limits = [-1000.5, -10.0, -9.5, -1.0, -0.25, 0.0, 0.001, 0.5, 1.0, 7.0, 7.25, 8.0, 99.5, 100.0, 12345.678];
    let mut texts: Vec<String> = ["-0", "1e2", "1E-2", "0.0010", "-0.0", "100.0", "1e999"].map(str::to_owned).to_vec();
    texts
        .extend(limits.iter().flat_map(|n| [n - 1.0, n - 0.001, *n, n + 0.001, n + 1.0]).map(|n| json!(n).to_string()));
    texts.extend((-12..110).map(|n: i32| n.to_string()));
    let grammars = grammars();
    let mut ranges: Vec<(Option<f64>, Option<f64>)> = limits.iter().map(|n| (Some(*n), None)).collect();
    ranges.extend(limits.iter().map(|n| (None, Some(*n))));
    ranges.extend((0..limits.len()).flat_map(|i| limits[i..].iter().map(move |high| (Some(limits[i]), Some(*high)))));
    for (low, high) in ranges {
        for (least, most) in [("minimum", "maximum"), ("exclusiveMinimum", "exclusiveMaximum")] {
            let mut schema = json!({ "type": "number" });
            low.iter().for_each(|low| schema[least] = json!(low));
            high.iter().for_each(|high| schema[most] = json!(high));
            let form = Form::Schema(schema.clone());
            let close = |low: f64, high: f64| high - low < 1.0 && (low.fract() == 0.0 || high.fract() == 0.0);
            let wrong = low == high || high == Some(0.0) || low.zip(high).is_some_and(|(low, high)| close(low, high));
            if least != "minimum" && wrong {
                assert!(grammars.constraint(&wish(&form)).is_err());
                continue;
            }
            for text in &texts {
                let value: f64 = text.parse().unwrap();
                let inside = match least {
                    "minimum" => low.is_none_or(|low| low <= value) && high.is_none_or(|high| value <= high),
                    _ => low.is_none_or(|low| low < value) && high.is_none_or(|high| value < high),
                };
                let allowed = allows(&grammars, &form, text);
                assert!(inside || !allowed, "{schema} allows {text}");
                let plain = !text.contains(['e', 'E']) && !text.ends_with('0') && value.fract() != 0.0;
                assert!(!(plain && inside) || allowed, "{schema} refuses {text}");
            }
        }
    }
    let apart = json!({ "exclusiveMinimum": 7, "allOf": [{ "maximum": 7.5 }] });
    assert!(refused(Form::Schema(apart)).contains("too close to a whole number"));
    checked(json!({ "type": "integer", "multipleOf": 3 }), &["-6", "0", "9"], &["4", "-1", "3.0"]);
    checked(json!({ "type": "number", "multipleOf": 0.25 }), &["0.75", "-2", "1.50"], &["0.3", "1.1"]);
}

#[test]
fn texts_follow_what_was_asked() {
    let grammars = grammars();
    let forms = [
        (Form::Regex(r"^[a-c]{2}\d$".to_owned()), vec!["ab1", "cc9"], vec!["ab", "ab12", "dd1", ""]),
        (Form::Choice(vec!["yes".into(), "no/\"".into()]), vec!["yes", "no/\""], vec!["y", "yesno", "no"]),
        (Form::Grammar("start: \"a\"+ B?\nB: /[0-9]/".into()), vec!["a", "aaa7"], vec!["7", "a77", ""]),
        (Form::Json, vec!["{}", r#"{"a":[1,null,{"b":"c"}]}"#, "{ \"a\": 1}"], vec!["[]", "{", "{\"a\":01}", "{}x"]),
    ];
    for (form, yes, no) in forms {
        yes.iter().for_each(|text| assert!(allows(&grammars, &form, text), "{form:?} refuses {text}"));
        no.iter().for_each(|text| assert!(!allows(&grammars, &form, text), "{form:?} allows {text}"));
    }
}

#[test]
fn what_allows_nothing_or_is_no_grammar_is_refused() {
    refused(Form::Grammar("start: a\na: a".into()));
    refused(Form::Grammar("start: (".into()));
    refused(Form::Grammar("start: %json {}".into()));
    refused(Form::Regex(r"(?=a)".into()));
    refused(Form::Schema(json!({ "type": "string", "minLength": 3, "maxLength": 2 })));
    refused(Form::Schema(json!({ "type": "integer", "minimum": 3, "maximum": 2 })));
    refused(Form::Schema(json!(false)));
}

#[test]
fn a_mask_leaves_what_it_allows() {
    let mut mask = TokenMask::new(70);
    assert!(mask.is_empty());
    [0, 33, 69, 70, 1000].into_iter().for_each(|token| mask.allow(token));
    let mut logits = vec![1.0; 70];
    mask.apply(&mut logits);
    let left: Vec<usize> = (0..70).filter(|i| logits[*i] == 1.0).collect();
    assert_eq!(left, [0, 33, 69]);
    assert!(mask.allows(69) && !mask.allows(70) && !mask.allows(1));
    mask.allow_words(&[2, 0, u32::MAX, 7]);
    let left: Vec<u32> = (0..100).filter(|token| mask.allows(*token)).collect();
    assert_eq!(left, [0, 1, 33, 64, 65, 66, 67, 68, 69]);
    mask.clear();
    mask.apply(&mut logits);
    assert!(mask.is_empty() && logits.iter().all(|l| *l == f32::NEG_INFINITY));
}

#[test]
fn the_answer_follows_after_reasoning() {
    let grammars = grammars();
    let schema = Form::Schema(json!({ "type": "object", "properties": { "a": { "type": "integer" } },
        "required": ["a"], "additionalProperties": false }));
    let close = "\n</think>\n\n".to_owned();
    let inside =
        Wish { reasoning: Some(Thought { close: close.clone(), open: None }), form: Some(schema.clone()), calls: None };
    let outside = Wish {
        reasoning: Some(Thought { close, open: Some("<think>\n".to_owned()) }),
        form: Some(schema),
        calls: None,
    };
    for (text, begun, fresh) in [
        ("{\"a\":1}", false, true),
        ("{\"a\":x}", false, false),
        ("hm {\"a\":x} </thin\n</think>\n\n{\"a\":1}", true, false),
        ("</think>{\"a\":1}", true, false),
        ("</think>\n\n{\"b\":1}", false, false),
        ("hm</think> no", false, false),
        ("hm", false, false),
        ("<think>\nhm\n</think>\n\n{\"a\":1}", true, true),
        ("<think>hm</think>x", false, false),
    ] {
        assert_eq!(follows(&grammars, &inside, text), begun, "{text}");
        assert_eq!(follows(&grammars, &outside, text), fresh, "{text}");
    }
}

/// The mask of every place on some ways through grammars is what feeding each token's bytes, one by one, comes to.
#[test]
fn masks_are_those_of_the_tokens_bytes() {
    let level = json!({ "type": "ByteLevel", "add_prefix_space": false, "trim_offsets": false, "use_regex": false });
    let texts = [
        "{", "}", "\"", ":", ",", "a", "b", "1", "{\"", "\":", "\"a", "a\"", "ab", "\"}", "}}", "11", "1,", "ä",
        "true", "<end>", "<mark>",
    ];
    // Blanks and bytes above 7f have letters of their own in this alphabet.
    let token = |text: &str| text.replace('ä', "Ã¤");
    let mut vocab: serde_json::Map<String, Value> =
        texts.iter().enumerate().map(|(id, text)| (token(text), json!(id))).collect();
    for (id, byte) in (texts.len()..).zip(["Ã", "¤", "Ġ", "Ċ", "ÿ"]) {
        vocab.insert(byte.to_owned(), json!(id));
    }
    let added = |id: usize| {
        json!({ "id": id, "content": texts[id], "special": true, "single_word": false, "lstrip": false, "rstrip": false,
                "normalized": false })
    };
    let file = json!({
        "version": "1.0", "truncation": null, "padding": null, "added_tokens": [added(19), added(20)],
        "normalizer": null, "pre_tokenizer": level, "post_processor": null, "decoder": level,
        "model": { "type": "BPE", "dropout": null, "unk_token": null, "continuing_subword_prefix": null,
                   "end_of_word_suffix": null, "fuse_unk": false, "byte_fallback": false, "ignore_merges": false,
                   "vocab": vocab, "merges": [] },
    });
    let tokenizer: tokenizers::Tokenizer = file.to_string().parse().unwrap();
    let pieces = Pieces::new(&tokenizer).unwrap();
    // Two rows more than there are tokens, as models have.
    let size = pieces.len() + 2;
    let (of_tokens, of_bytes) = (Grammars::new(Vocabulary::new(&pieces, size, &[19])).unwrap(), grammars());
    let object = json!({ "properties": { "a": { "enum": [true, 11, "ä"] }, "ab": { "type": "integer" } }, "required": ["a"],
                         "type": "object", "additionalProperties": false });
    let thought = Thought { close: "<mark>".to_owned(), open: None };
    for (wish, ways) in [
        (wish(&Form::Schema(object.clone())), vec![vec![8, 5, 9, 18, 4, 2, 12], vec![0, 10, 2, 3, 24, 2, 21, 22]]),
        (wish(&Form::Regex("(ab|ä)*1{2}".into())), vec![vec![12, 17, 21], vec![15], vec![5, 6, 7]]),
        (
            Wish { reasoning: Some(thought), form: Some(Form::Schema(object)), calls: None },
            vec![vec![5, 12, 18, 20, 8, 5]],
        ),
    ] {
        for way in ways {
            let mut constraint = of_tokens.constraint(&wish).unwrap();
            let mut before = Vec::new();
            for step in 0..=way.len() {
                let mut mask = TokenMask::new(size);
                constraint.mask(&mut mask).unwrap();
                for token in 0..size as u32 {
                    let bytes = pieces.bytes(token);
                    let wanted = match token {
                        19 => follows_bytes(&of_bytes, &wish, &before, true),
                        // As a token it ends reasoning; its letters would not.
                        20 => wish.reasoning.is_some() && !before.contains(&b'>'),
                        _ => {
                            !bytes.is_empty() && follows_bytes(&of_bytes, &wish, &[&before[..], bytes].concat(), false)
                        }
                    };
                    assert_eq!(mask.allows(token), wanted, "{:?} then token {token}", String::from_utf8_lossy(&before));
                }
                if let Some(token) = way.get(step) {
                    assert!(mask.allows(*token), "{way:?} at {step}");
                    before.extend(pieces.bytes(*token));
                    constraint.commit(*token).unwrap();
                }
            }
        }
    }
}

fn follows_bytes(grammars: &Grammars, wish: &Wish, bytes: &[u8], end: bool) -> bool {
    let mut constraint = grammars.constraint(wish).unwrap();
    let mut mask = TokenMask::new(257);
    for (i, byte) in bytes.iter().enumerate() {
        mask.clear();
        constraint.mask(&mut mask).unwrap();
        if !mask.allows(u32::from(*byte)) {
            return false;
        }
        if constraint.commit(u32::from(*byte)).unwrap() {
            return i + 1 == bytes.len();
        }
    }
    mask.clear();
    constraint.mask(&mut mask).unwrap();
    !end || mask.allows(256)
}

fn styles() -> Vec<TextStyle> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(include_str!("../../../tests/markup/styles.ron")).unwrap()
}

/// What a reader makes of a text: names and arguments of calls, and the text beside them.
fn read(style: &TextStyle, tools: &[CallTool], said: &str) -> (Vec<(String, Value)>, String) {
    let mut markup = Markup::default();
    markup.tools = ToolMarkup::Known(Box::new(style.tools[0].clone()));
    let offers = tools.iter().map(|t| Offer { name: t.name.clone(), parameters: t.parameters.clone() }).collect();
    let mut reader = ReplyReader::new(std::sync::Arc::new(markup), offers, false);
    let (mut calls, mut text) = (Vec::<(String, String)>::new(), String::new());
    for part in reader.push(said).into_iter().chain(reader.finish()) {
        match part.part {
            Part::CallStart { name, .. } => calls.push((name, String::new())),
            Part::CallArguments { json, .. } => calls.last_mut().unwrap().1.push_str(&json),
            Part::Text(more) => text.push_str(&more),
            Part::CallEnd { .. } | Part::Reasoning(_) => {}
        }
    }
    let parsed = |arguments: &str| serde_json::from_str(if arguments.is_empty() { "{}" } else { arguments });
    let whole = |arguments: String| parsed(&arguments).unwrap_or_else(|e| panic!("{arguments:?} of {said:?}: {e}"));
    (calls.into_iter().map(|(name, arguments)| (name, whole(arguments))).collect(), text)
}

/// Writes what a grammar allows, by chance: marks where they fit, letters, and the end.
fn written(grammars: &Grammars, wish: &Wish, marks: &[&str], seed: u64) -> String {
    let mut constraint = grammars.constraint(wish).unwrap();
    let mut mask = TokenMask::new(257);
    let (mut bytes, mut queue) = (Vec::new(), Vec::new());
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut draw = |from: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 8) as usize % from
    };
    for _ in 0..4000 {
        mask.clear();
        constraint.mask(&mut mask).unwrap();
        let long = bytes.len() > 800;
        if long && mask.allows(256) {
            return String::from_utf8(bytes).unwrap();
        }
        if queue.is_empty() && draw(if long { 2 } else { 3 }) == 0 {
            // What closes comes last.
            let from = if long { &marks[marks.len().saturating_sub(3)..] } else { marks };
            queue = from[draw(from.len())].bytes().rev().collect();
        }
        let next = queue.pop().map(u32::from).filter(|byte| mask.allows(*byte));
        let token = next.unwrap_or_else(|| {
            queue.clear();
            let ends = |token: &u32| *token == 256 || b"<\"}]/,".contains(&(*token as u8));
            let plain: Vec<u32> = (0x20..0x7f).chain([256]).filter(|token| mask.allows(*token)).collect();
            let ending: Vec<u32> = plain.iter().copied().filter(ends).collect();
            let any: Vec<u32> = (0..257).filter(|token| mask.allows(*token)).collect();
            let all = if plain.is_empty() { &any } else { &plain };
            let from = if ending.is_empty() || draw(2) == 0 { all } else { &ending };
            from[draw(from.len())]
        });
        if token == 256 {
            return String::from_utf8(bytes).unwrap();
        }
        bytes.push(token as u8);
        if constraint.commit(token).unwrap() {
            return String::from_utf8(bytes).unwrap();
        }
    }
    panic!("{wish:?} does not end: {}", String::from_utf8_lossy(&bytes));
}

#[test]
fn required_calls_are_read_back_as_calls_in_every_style() {
    let grammars = grammars();
    let parameters = json!({
        "type": "object", "required": ["city", "days"], "additionalProperties": false,
        "properties": {
            "city": { "type": "string", "enum": ["Rome", "Oslo <b>"] },
            "days": { "type": "integer", "minimum": 1, "maximum": 14 },
            "notes": { "type": ["string", "null"] },
            "exact": { "$ref": "#/$defs/flag" },
        },
        "$defs": { "flag": { "type": "boolean" } },
    });
    for (i, style) in styles().iter().enumerate() {
        let strict = i != 3;
        let tool =
            |name: &str, parameters: &Value| CallTool { name: name.to_owned(), parameters: parameters.clone(), strict };
        let tools = vec![tool("weather", &parameters), tool("weather_now", &json!({ "additionalProperties": false }))];
        let calls = Calls { style: style.tools[0].clone(), tools: tools.clone(), required: true, several: true };
        let wish = |several, required| Wish {
            reasoning: None,
            form: None,
            calls: Some(Calls { several, required, ..calls.clone() }),
        };
        // A style without marks ends with its JSON.
        let marks: Vec<&str> = ["}"]
            .into_iter()
            .chain(style.tools[0].marks().into_iter().map(|mark| mark.as_str()).filter(|mark| !mark.is_empty()))
            .collect();
        let mut most = 0;
        for seed in 1..30 {
            let said = written(&grammars, &wish(seed % 2 == 0, true), &marks, seed);
            let (read, text) = read(style, &tools, &said);
            assert!(!read.is_empty() && text.trim().is_empty(), "style {i}: {said:?} reads {read:?} {text:?}");
            assert!(seed % 2 == 0 || read.len() == 1, "style {i}: {said:?} reads {read:?}");
            most = most.max(read.len());
            for (name, arguments) in read {
                let held = match name.as_str() {
                    "weather" if strict => {
                        ["Rome", "Oslo <b>"].contains(&arguments["city"].as_str().unwrap_or_default())
                            && arguments["days"].as_i64().is_some_and(|days| (1..=14).contains(&days))
                            && arguments.get("exact").is_none_or(Value::is_boolean)
                            && arguments.get("notes").is_none_or(|notes| notes.is_null() || notes.is_string())
                            && arguments.as_object().unwrap().len() <= 4
                    }
                    "weather" | "weather_now" => arguments.is_object(),
                    _ => false,
                };
                assert!(held, "style {i}: {name} {arguments} of {said:?}");
            }
            // In text a call is free to come, and held once it has begun.
            let said = written(&grammars, &wish(true, false), &marks, seed);
            let (calls, _) = self::read(style, &tools, &said);
            let begun = style.tools[0].marks()[0].trim();
            assert_eq!(
                calls.is_empty(),
                !said.contains(begun) || begun.is_empty() && !said.starts_with('{'),
                "style {i}: {said:?} reads {calls:?}"
            );
        }
        assert!(most > 1 || i == 3 || style.tools[0].open.is_empty(), "style {i} never has several calls");
        let braced = Wish {
            reasoning: None,
            form: None,
            calls: Some(Calls { tools: vec![CallTool { strict: true, ..tools[0].clone() }], ..calls.clone() }),
        };
        assert_eq!(grammars.constraint(&braced).is_ok(), strict, "style {i}");
    }
}
