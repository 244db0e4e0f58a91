//! What a chat template makes of tools: it is asked, by chats with a tool of ours.
//!
//! Promises: where a template writes the call of an earlier turn, a style is its own only if it reads that call; a template
//! that writes none, or refuses the chat, is judged by its text.

use super::marks::{bare, find};
use super::{Markup, Offer, Part, ReplyReader, ToolMarkup};
use crate::template::{ChatInput, ChatTemplate};
use serde_json::{Map, Value, json};
use std::sync::Arc;
use tf_ir::spec::markup::CallStyle;

const NAME: &str = "look_up";
const ARGUMENT: &str = "seven swans";

/// What a template says of tools.
pub struct Probe<'a> {
    template: &'a ChatTemplate,
    /// A prompt with a tool.
    prompt: Option<String>,
    /// The same with a call after it.
    called: Option<String>,
}

impl Probe<'_> {
    pub fn new(template: &ChatTemplate) -> Probe<'_> {
        let asked = json!({ "role": "user", "content": "What swims there?" });
        // Some templates take only ids of nine letters and digits.
        let call = json!({ "role": "assistant", "content": "", "tool_calls": [{ "id": "call00001", "type": "function",
                           "function": { "name": NAME, "arguments": { "text": ARGUMENT } } }] });
        let parameters =
            json!({ "type": "object", "properties": { "text": { "type": "string" } }, "required": ["text"] });
        let function = json!({ "name": NAME, "description": "Looks it up.", "parameters": parameters });
        let tools = [json!({ "type": "function", "function": function })];
        let render = |messages: &[Value], open: bool| {
            let variables = Map::new();
            let (tools, now) = (Some(&tools[..]), 0);
            template
                .render(&ChatInput { messages, tools, add_generation_prompt: open, variables: &variables, now })
                .ok()
        };
        let prompt = render(std::slice::from_ref(&asked), true);
        let called = render(&[asked, call], false).filter(|text| text.contains(ARGUMENT));
        Probe { template, prompt, called }
    }

    /// Whether the model gets to see tools.
    pub fn shows_tools(&self) -> bool {
        match &self.prompt {
            Some(prompt) => prompt.contains(NAME),
            None => self.template.asks_for_tools(),
        }
    }

    /// Whether the template writes calls in this style.
    pub fn writes(&self, style: &CallStyle) -> bool {
        let (Some(called), Some(prompt)) = (&self.called, &self.prompt) else {
            let mut marks = style.marks().into_iter().chain(&style.known_by);
            return marks.all(|mark| self.template.mentions(bare(mark)));
        };
        // Where both go the same way they may do so inside of a mark, after `<` for example.
        let same = called.bytes().zip(prompt.bytes()).take_while(|(a, b)| a == b).count();
        let mark = bare(style.marks()[0]);
        let from = (0..=same.saturating_sub(mark.len())).rev().find(|at| called.is_char_boundary(*at)).unwrap_or(0);
        let start = match mark {
            "" => Some((same..called.len()).find(|at| called.is_char_boundary(*at)).unwrap_or(called.len())),
            mark => find(&called[from..], &[mark]).map(|(at, _)| from + at),
        };
        let markup = Markup { tools: ToolMarkup::Known(Box::new(style.clone())), ..Markup::default() };
        let parameters = json!({ "properties": { "text": { "type": "string" } } });
        let offers = [Offer { name: NAME.to_owned(), parameters }].into();
        let mut reader = ReplyReader::new(Arc::new(markup), offers, false);
        let read = start.map(|start| reader.push(&called[start..])).unwrap_or_default();
        let arguments: String = read
            .into_iter()
            .filter_map(|said| match said.part {
                Part::CallArguments { json, .. } => Some(json),
                _ => None,
            })
            .collect();
        serde_json::from_str::<Value>(&arguments).is_ok_and(|arguments| arguments == json!({ "text": ARGUMENT }))
    }
}
