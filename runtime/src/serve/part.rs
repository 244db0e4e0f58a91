//! What a reply is made of, as its markup says.

/// The next part of a reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Reasoning(String),
    Text(String),
    CallStart { index: usize, name: String },
    CallArguments { index: usize, json: String },
    CallEnd { index: usize },
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
