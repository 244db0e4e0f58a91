//! Readers of what people and models write while a server runs: replies, templates, stop strings.

use std::sync::Arc;

use serde_json::{Map, Value, json};
use tf_ir::spec::TextStyle;
use tf_runtime::checkpoint::Folder;
use tf_runtime::markup::{Markup, Offer, Part, ReplyReader};
use tf_runtime::template::{ChatInput, ChatTemplate};
use tf_runtime::text::StopScanner;

/// Text sections of `tests/markup/styles.ron`.
pub fn styles(text: &str) -> Vec<Arc<Markup>> {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let styles: Vec<TextStyle> = options.from_str(text).expect("the styles are good");
    styles.iter().map(|style| Arc::new(Markup::first_of(style))).collect()
}

/// Reads a reply in every style, whole and in pieces: it says the same, all of it is said where it has no marks, and
/// arguments that are complete are JSON.
pub fn read_markup(case: &[u8], styles: &[Arc<Markup>]) {
    let text = String::from_utf8_lossy(case);
    let schema =
        json!({ "properties": { "n": { "type": "integer" }, "s": { "type": "string" }, "o": { "type": "object" } } });
    let offers: Arc<[Offer]> =
        ["log", "now"].iter().map(|name| Offer { name: name.to_string(), parameters: schema.clone() }).collect();
    for (markup, inside) in styles.iter().zip([false, true].into_iter().cycle()) {
        let whole = parts(markup, &offers, inside, std::iter::once(text.as_ref()));
        for size in [1, 3, 8] {
            let chars: Vec<char> = text.chars().collect();
            let pieces: Vec<String> = chars.chunks(size).map(|piece| piece.iter().collect()).collect();
            let cut = parts(markup, &offers, inside, pieces.iter().map(String::as_str));
            assert_eq!(cut, whole, "{size} characters at a time");
        }
        let said: usize = whole.iter().map(|part| part.text().map_or(0, str::len)).sum();
        assert!(said <= text.len(), "more is said than there is");
        for pair in whole.windows(2) {
            if let [Part::CallArguments { json, .. }, Part::CallEnd { .. }] = pair {
                let read = serde_json::from_str::<Map<String, Value>>(json);
                // 1e999 is JSON, and more than this reader takes.
                let fault = read.err().map(|e| e.to_string()).filter(|e| !e.starts_with("number out of range"));
                assert_eq!(fault, None, "complete arguments are no JSON: {json}");
            }
        }
    }
}

/// The parts of a reply, those of one kind that follow each other joined.
fn parts<'t>(
    markup: &Arc<Markup>,
    offers: &Arc<[Offer]>,
    inside: bool,
    pieces: impl Iterator<Item = &'t str>,
) -> Vec<Part> {
    let mut reader = ReplyReader::new(markup.clone(), offers.clone(), inside);
    let mut said: Vec<_> = pieces.flat_map(|piece| reader.push(piece)).collect();
    said.extend(reader.finish());
    let mut joined: Vec<Part> = Vec::new();
    for part in said.into_iter().map(|said| said.part) {
        match (joined.last_mut(), part) {
            (Some(Part::Text(all)), Part::Text(more))
            | (Some(Part::Reasoning(all)), Part::Reasoning(more))
            | (Some(Part::CallArguments { json: all, .. }), Part::CallArguments { json: more, .. }) => {
                all.push_str(&more)
            }
            (_, part) => joined.push(part),
        }
    }
    joined
}

/// A template with a usual chat, or, where the case is a list, its messages with usual templates.
pub fn read_template(case: &[u8], templates: &[ChatTemplate]) {
    let now = 1_753_920_000;
    let render = |template: &ChatTemplate, messages: &[Value]| {
        let tools = [json!({ "type": "function", "function": { "name": "f", "parameters": { "a": "<b>é" } } })];
        for tools in [None, Some(&tools[..])] {
            let variables = Map::from_iter([("enable_thinking".to_owned(), Value::from(true))]);
            let _ = template.render(&ChatInput {
                messages,
                tools,
                add_generation_prompt: true,
                variables: &variables,
                now,
            });
        }
    };
    if let Ok(messages) = serde_json::from_slice::<Vec<Value>>(case) {
        templates.iter().for_each(|template| render(template, &messages));
        return;
    }
    let Some(template) = template(case) else { return };
    let chat = json!([
        { "role": "system", "content": "s" },
        { "role": "user", "content": "a</think>\n{{ b }}" },
        { "role": "assistant", "content": "", "reasoning_content": "r",
          "tool_calls": [{ "type": "function", "function": { "name": "f", "arguments": { "a": [1, null] } } }] },
        { "role": "tool", "tool_call_id": "1", "content": "é😀" },
    ]);
    render(&template, chat.as_array().map_or(&[], Vec::as_slice));
}

/// A template from its text, if it compiles.
pub fn template(source: &[u8]) -> Option<ChatTemplate> {
    let files = [("chat_template.jinja".to_owned(), source.to_vec().into())];
    ChatTemplate::load(&Folder::memory(files).ok()?).ok()?
}

/// Stop strings in the first line, one for each word, and a text in the rest: the scanner finds what a search finds.
pub fn read_stops(case: &[u8]) {
    let case = String::from_utf8_lossy(case);
    let (line, text) = case.split_once('\n').unwrap_or((&case, ""));
    let stops: Vec<&str> = line.split(' ').take(16).collect();
    let first = stops.iter().filter(|stop| !stop.is_empty()).filter_map(|stop| {
        let at = text.find(stop)?;
        Some((at + stop.len(), at))
    });
    let (want, stopped) = first.min().map_or((text, false), |(_, at)| (&text[..at], true));
    let chars: Vec<char> = text.chars().collect();
    for size in [1, 2, 7, usize::MAX] {
        let mut scanner = StopScanner::new(&stops);
        let mut out = String::new();
        let pieces = chars.chunks(size.min(chars.len().max(1)));
        let found = pieces.map(String::from_iter).any(|piece: String| scanner.push(&piece, &mut out).is_some());
        if !found {
            scanner.finish(&mut out);
        }
        assert_eq!((out.as_str(), found), (want, stopped), "{size} characters at a time");
    }
}
