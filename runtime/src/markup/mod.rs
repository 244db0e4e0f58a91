//! What a reply says, told from how it is marked up: reasoning, the answer, calls of tools.
//!
//! For: the server, `tf-run chat`, and grammars, which write what is read here. A [`Markup`] is what a family's spec and a
//! checkpoint come to; a [`ReplyReader`] reads one reply by it; a [`ReasoningBudget`] ends reasoning.
//!
//! Promises: the parts joined are the same however the text falls into pieces; every character of a reply is in a part,
//! but for marks, blanks beside them, and what is between the arguments of a call; no part shows a piece of a mark that
//! was one; arguments are let out while they are written, and join to one JSON object unless the reply broke off or went
//! on with something else; what is no call of an offered tool is text; time is linear.
//!
//! Deliberately absent: names of families; what a reply may say (see [`crate::constrain`]).

mod braced;
mod budget;
mod call;
mod json;
mod marks;
mod probe;
mod reader;
mod schema;
mod tagged;
#[cfg(test)]
mod tests;

pub use budget::ReasoningBudget;
pub use reader::{ReplyReader, Said};

use crate::template::ChatTemplate;
use crate::text::{SpecialTokens, Text};
use marks::bare;
use probe::Probe;
use serde_json::Value;
use std::fmt;
use std::sync::Arc;
use tf_ir::spec::TextStyle;
use tf_ir::spec::markup::{CallStyle, ReasoningStyle};

/// The next part of a reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Reasoning(String),
    /// Text of the answer itself.
    Text(String),
    CallStart {
        index: usize,
        name: String,
    },
    /// More of the arguments, which are JSON text.
    CallArguments {
        index: usize,
        json: String,
    },
    /// The arguments are complete.
    CallEnd {
        index: usize,
    },
}

impl Part {
    /// Text of the answer itself.
    pub fn text(&self) -> Option<&str> {
        match self {
            Part::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// A tool that may be called.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    pub name: String,
    /// The JSON schema of its arguments.
    pub parameters: Value,
}

/// How replies of one checkpoint are marked up.
#[derive(Clone, Debug, Default)]
pub struct Markup {
    pub reasoning: Option<ReasoningStyle>,
    pub tools: ToolMarkup,
    /// Control tokens that are part of marks of reasoning, and of calls.
    reasoning_tokens: Arc<[u32]>,
    call_tokens: Arc<[u32]>,
}

/// How calls are written, or why none can be read.
#[derive(Clone, Debug, Default)]
pub enum ToolMarkup {
    Known(Box<CallStyle>),
    /// The checkpoint has no template to show tools with.
    #[default]
    NoTemplate,
    /// Its template shows no tools.
    NotShown,
    /// Its template shows tools, and has the marks of no style that is known for the family.
    Unknown,
}

impl Markup {
    /// Chooses among the styles of a family by what the checkpoint has.
    pub fn of(style: &TextStyle, template: Option<&ChatTemplate>, text: &Text) -> Markup {
        let has =
            |mark: &str| template.is_some_and(|template| template.mentions(mark)) || text.token_id(mark).is_some();
        let reasoning = style.reasoning.iter().find(|style| style.marks().iter().all(|mark| has(bare(mark)))).cloned();
        let tools = match template.map(Probe::new) {
            None => ToolMarkup::NoTemplate,
            Some(probe) if !probe.shows_tools() => ToolMarkup::NotShown,
            Some(probe) => match style.tools.iter().find(|style| probe.writes(style)) {
                Some(style) => ToolMarkup::Known(Box::new(style.clone())),
                None => ToolMarkup::Unknown,
            },
        };
        let marks = |marks: Vec<&str>| text.control_tokens(|token| marks.iter().any(|mark| mark.contains(token)));
        let reasoning_marks = reasoning.iter().flat_map(ReasoningStyle::marks).map(bare).collect();
        let call_marks = match &tools {
            ToolMarkup::Known(style) => style.marks().into_iter().map(bare).collect(),
            _ => Vec::new(),
        };
        Markup { reasoning_tokens: marks(reasoning_marks), call_tokens: marks(call_marks), reasoning, tools }
    }

    /// The first style of each kind, whatever a checkpoint has: for tests.
    pub fn first_of(style: &TextStyle) -> Markup {
        let tools = style.tools.first().map_or(ToolMarkup::Unknown, |style| ToolMarkup::Known(Box::new(style.clone())));
        Markup { reasoning: style.reasoning.first().cloned(), tools, ..Markup::default() }
    }

    pub fn calls(&self) -> Option<&CallStyle> {
        match &self.tools {
            ToolMarkup::Known(style) => Some(style),
            _ => None,
        }
    }

    /// Whether a prompt ends inside reasoning: with the mark that opens it; or, where the reply goes on with the text
    /// `begun`, inside of that.
    pub fn inside_reasoning(&self, prompt: &str, begun: &str) -> bool {
        let Some(style) = &self.reasoning else { return false };
        let (open, close) = (bare(&style.open), bare(&style.close));
        let begun = begun.trim();
        match (begun.rfind(open), begun.rfind(close)) {
            (Some(open), close) => close.is_none_or(|close| close < open),
            (None, Some(_)) => false,
            (None, None) => {
                let before = prompt.trim_end();
                before.strip_suffix(begun).unwrap_or(before).trim_end().ends_with(open)
            }
        }
    }

    /// The control tokens that a reader of replies must see. `calls`: those of calls too.
    pub fn shown(&self, calls: bool) -> SpecialTokens {
        let calls = self.call_tokens.iter().filter(|_| calls);
        SpecialTokens::Only(self.reasoning_tokens.iter().chain(calls).copied().collect())
    }
}

impl fmt::Display for Markup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.reasoning {
            Some(style) => write!(f, "reasoning between {} and {}", bare(&style.open), bare(&style.close))?,
            None => f.write_str("no marks of reasoning")?,
        }
        match &self.tools {
            ToolMarkup::Known(style) => match bare(style.marks()[0]) {
                "" => f.write_str(", calls as JSON alone"),
                mark => write!(f, ", calls after {mark}"),
            },
            ToolMarkup::NoTemplate => f.write_str(", no tools: there is no chat template"),
            ToolMarkup::NotShown => f.write_str(", no tools: the chat template shows none"),
            ToolMarkup::Unknown => f.write_str(", no tools: the chat template writes calls in a way that is not known"),
        }
    }
}
