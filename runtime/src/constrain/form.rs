//! What a reply must look like.

use super::calls::Calls;
use super::lark::Writer;
use super::pattern;
use super::schema::enforceable_at;
use serde_json::{Value, json};

/// Groups in groups of a Lark grammar.
const MAX_NESTING: usize = 100;

/// What the answer itself must look like.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// Any JSON object.
    Json,
    /// JSON that follows this schema.
    Schema(Value),
    /// A text that this expression matches as a whole.
    Regex(String),
    /// One of these texts.
    Choice(Vec<String>),
    /// A Lark grammar.
    Grammar(String),
}

/// What a reply must look like, all in all.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish {
    /// A block of reasoning may come first.
    pub reasoning: Option<Thought>,
    /// What the answer must look like; where there is none and no call is required, it is free.
    pub form: Option<Form>,
    /// Calls instead of the answer, or in it where it is free.
    pub calls: Option<Calls>,
}

/// Reasoning before the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// What ends it, and what opens it; `None` where the prompt has opened it already.
    pub close: String,
    pub open: Option<String>,
}

impl Form {
    /// The expression of a Lark grammar that matches it.
    ///
    /// # Errors
    /// Why it is refused.
    pub(super) fn write(&self, writer: &mut Writer) -> Result<String, String> {
        match self {
            Form::Json => Ok(writer.json(json!({ "type": "object" }))),
            Form::Schema(schema) => {
                let schema = enforceable_at(schema, "").map_err(|e| format!("cannot be enforced: {e}"))?;
                Ok(writer.json(schema))
            }
            Form::Regex(text) => Ok(format!("/{}/", pattern::translate(text)?)),
            Form::Choice(texts) => {
                let texts: Vec<String> = texts.iter().map(|text| pattern::literal(text)).collect();
                Ok(format!("/{}/", texts.join("|")))
            }
            Form::Grammar(text) => Ok(writer.grammar(checked(text)?)),
        }
    }
}

/// A grammar that holds no schema, which would go past what is refused in schemas, and does not nest without end.
fn checked(grammar: &str) -> Result<&str, String> {
    for directive in ["%json", "%lark", "%llguidance"] {
        if grammar.contains(directive) {
            return Err(format!("has `{directive}`, which is not taken here"));
        }
    }
    let mut depth = 0usize;
    for c in grammar.chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_NESTING {
            return Err(format!("has more than {MAX_NESTING} groups in each other"));
        }
    }
    Ok(grammar)
}
