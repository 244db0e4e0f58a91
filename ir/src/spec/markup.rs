//! How replies of a family are marked up, as data: blocks of reasoning, and calls of tools.
//!
//! A mark is text. Blanks (spaces, tabs, newlines) at its ends are how models write it: a reader takes any number of them
//! there, a grammar writes them as they stand. Blanks at the inner ends of the marks around a value are its padding: a
//! reader takes them off once, where they are there, and no others.
//!
//! Which of several styles a checkpoint uses is seen in the checkpoint itself: in what its chat template writes.

use super::Name;
use serde::Deserialize;

/// Longer marks are refused.
pub const MAX_MARK_BYTES: usize = 64;

/// How the family's text looks.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextStyle {
    /// Keys of the tokens that end a reply: a number or a list.
    #[serde(default)]
    pub eos: Vec<Name>,
    /// Ways to mark reasoning. The first whose marks the checkpoint's template or vocabulary has is its own.
    #[serde(default)]
    pub reasoning: Vec<ReasoningStyle>,
    /// Ways to write calls. The first that reads what the checkpoint's template writes is its own; where the template
    /// writes no calls of earlier turns, the first of which it has all marks.
    #[serde(default)]
    pub tools: Vec<CallStyle>,
}

/// Reasoning stands between two marks, before what it leads to. Where a prompt ends in `open`, the reply begins inside.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReasoningStyle {
    pub open: Name,
    pub close: Name,
    /// A call may begin without `close` before it.
    #[serde(default)]
    pub ended_by_calls: bool,
}

/// One call: `open`, what `call` says, `close`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CallStyle {
    /// What a template that writes no calls has besides the marks, where these say little.
    #[serde(default)]
    pub known_by: Vec<Name>,
    #[serde(default)]
    pub around: Option<Around>,
    /// Empty: a call that is an object is the beginning of the answer, and its first key is that of the name.
    pub open: Name,
    pub call: CallSyntax,
    /// May be empty where the arguments show their own end.
    pub close: Name,
}

/// What stands around calls, beside their own marks.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Around {
    /// Around every call.
    Each(Name, Name),
    /// Around all calls that follow each other.
    All(Name, Name),
}

impl Around {
    /// What begins and what ends it.
    pub fn marks(&self) -> (&Name, &Name) {
        match self {
            Around::Each(open, close) | Around::All(open, close) => (open, close),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CallSyntax {
    /// A JSON object with the tool's name under one key and its arguments, an object, under another; other keys say
    /// nothing. The first of `arguments` is what models are taught; the others are read too.
    Object { name: Name, arguments: Vec<Name> },
    /// The tool's name, `after`, the arguments.
    Named { after: Name, arguments: ArgumentSyntax },
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ArgumentSyntax {
    /// A JSON object.
    Json,
    /// For each argument its key between two marks and its value between two others.
    Tagged {
        key: (Name, Name),
        /// Where there are several, their first marks tell them apart.
        values: Vec<ValueStyle>,
    },
    /// `{key:value,…}`: keys without quotes, strings between two `quote`; else as JSON, lists and objects in the same way.
    Braced { quote: Name },
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValueStyle {
    pub open: Name,
    pub close: Name,
    pub are: ValueKind,
}

/// What the text of a value means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum ValueKind {
    /// A string, as it stands.
    Text,
    /// JSON.
    Json,
    /// A string as it stands where the tool's schema wants a string, else JSON.
    BySchema,
}

impl ReasoningStyle {
    pub fn marks(&self) -> [&Name; 2] {
        [&self.open, &self.close]
    }
}

impl CallStyle {
    /// Every mark, in the order of a call.
    pub fn marks(&self) -> Vec<&Name> {
        let mut marks: Vec<&Name> = Vec::new();
        let around = self.around.as_ref().map(Around::marks);
        marks.extend(around.map(|(open, _)| open));
        marks.push(&self.open);
        if let CallSyntax::Named { after, arguments } = &self.call {
            marks.push(after);
            match arguments {
                ArgumentSyntax::Json => {}
                ArgumentSyntax::Tagged { key: (open, close), values } => {
                    marks.extend([open, close]);
                    marks.extend(values.iter().flat_map(|value| [&value.open, &value.close]));
                }
                ArgumentSyntax::Braced { quote } => marks.push(quote),
            }
        }
        marks.push(&self.close);
        marks.extend(around.map(|(_, close)| close));
        marks
    }
}
