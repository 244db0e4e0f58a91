//! The text side of a model, whole: prompts and chats become tokens, tokens become replies.
//!
//! For: the server, `tf-run generate` and `tf-run chat`. Ties the tokenizer, the chat template, the decoder
//! of replies and their markup together, all from one checkpoint.
//!
//! Promises: a chat is encoded without added special tokens, since its template writes them;
//! plain text gets what the tokenizer adds, once.

use crate::checkpoint::{Checkpoint, LoadError};
use crate::markup::Markup;
use crate::template::{ChatInput, ChatTemplate};
use crate::text::{ReplyText, SpecialTokens, Text, TextStart};
use serde_json::{Map, Value};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use tf_ir::spec::TextStyle;

/// Tokenizer and template of one model.
pub struct Dialogue {
    text: Text,
    template: Option<ChatTemplate>,
    markup: Arc<Markup>,
}

/// Why text has no tokens.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DialogueError {
    /// There is nothing to render chats with.
    #[error("this model has no chat template; give it plain text to continue (/v1/completions)")]
    NoTemplate,
    /// The template does not take these messages; its own words.
    #[error("the model's chat template refuses these messages: {0}")]
    Refused(String),
    /// The tokenizer failed: the model's files are at fault, not the text.
    #[error("{0}")]
    Broken(String),
}

impl Dialogue {
    /// Reads tokenizer and template of a checkpoint, whose family marks up replies in one of the ways of `style`.
    ///
    /// # Errors
    /// [`LoadError`] when either cannot be used; a template that is not there is no error.
    pub fn load(checkpoint: &Checkpoint, style: &TextStyle) -> Result<Dialogue, LoadError> {
        let (text, template) = (Text::load(checkpoint)?, ChatTemplate::load(checkpoint.folder())?);
        let markup = Arc::new(Markup::of(style, template.as_ref(), &text));
        Ok(Dialogue { text, template, markup })
    }

    /// Encodes plain text, with the special tokens that the tokenizer adds by itself.
    ///
    /// # Errors
    /// [`DialogueError::Broken`].
    pub fn encode_prompt(&self, text: &str) -> Result<Vec<u32>, DialogueError> {
        self.text.encode_prompt(text).map_err(|e| DialogueError::Broken(e.to_string()))
    }

    /// Messages as the chat template writes them. `tools`: what it is shown of them; `variables`: further variables of
    /// the template; `open_reply`: whether the assistant's turn is opened at the end.
    ///
    /// # Errors
    /// [`DialogueError`].
    pub fn render_chat(
        &self,
        messages: &[Value],
        tools: &[Value],
        variables: &Map<String, Value>,
        open_reply: bool,
    ) -> Result<String, DialogueError> {
        let template = self.template.as_ref().ok_or(DialogueError::NoTemplate)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs() as i64);
        let tools = (!tools.is_empty()).then_some(tools);
        let input = ChatInput { messages, tools, add_generation_prompt: open_reply, variables, now };
        template.render(&input).map_err(|e| DialogueError::Refused(e.to_string()))
    }

    /// Encodes a rendered chat; nothing is added.
    ///
    /// # Errors
    /// [`DialogueError::Broken`].
    pub fn encode_rendered(&self, rendered: &str) -> Result<Vec<u32>, DialogueError> {
        self.text.encode_rendered(rendered).map_err(|e| DialogueError::Broken(e.to_string()))
    }

    /// The tokenizer.
    pub fn text(&self) -> &Text {
        &self.text
    }

    pub fn has_chat(&self) -> bool {
        self.template.is_some()
    }

    /// The chat template as it was written.
    pub fn template_source(&self) -> Option<String> {
        self.template.as_ref().map(ChatTemplate::source)
    }

    /// Tokens that end a reply; may be empty.
    pub fn end_ids(&self) -> &[u32] {
        self.text.end_ids()
    }

    /// How replies to chats are marked up.
    pub fn markup(&self) -> &Arc<Markup> {
        &self.markup
    }

    /// The decoder of one reply, ending before the first of `stops`.
    pub fn reply<S: AsRef<str>>(&self, start: TextStart, stops: &[S]) -> ReplyText {
        ReplyText::new(self.text.detokenizer(start, SpecialTokens::Hide), stops)
    }

    /// The decoder of a reply that is then read by its markup. `calls`: of tools, too.
    pub fn marked_reply<S: AsRef<str>>(&self, start: TextStart, stops: &[S], calls: bool) -> ReplyText {
        ReplyText::new(self.text.detokenizer(start, self.markup.shown(calls)), stops)
    }
}
