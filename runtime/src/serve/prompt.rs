//! Prompts become tokens.
//!
//! Promises: texts are encoded off the threads that serve, as long ones take a while; a panic in a tokenizer or a
//! template fails the request alone.

use super::Server;
use super::conversation::without_later_system;
use super::error::ApiError;
use super::request::{Conversation, Ending, Input, Prompt, Request};
use crate::dialogue::{Dialogue, DialogueError};
use crate::text::SpecialTokens;
use serde_json::Value;
use std::sync::Arc;

/// A prompt.
#[derive(Clone, Debug)]
pub struct Encoded {
    pub ids: Arc<[u32]>,
    /// As it was rendered or given; what given ids say.
    pub text: String,
    /// The field it came from, for messages.
    pub field: String,
    /// Tokens before each place at which other chats may go on as this one did; see [`crate::schedule::Job`].
    pub boundaries: Vec<u32>,
}

/// The prompts of a request.
///
/// # Errors
/// 400 for what the template refuses; 500 for what the model's files are at fault for.
pub async fn encode(server: &Arc<Server>, request: &Request) -> Result<Vec<Encoded>, ApiError> {
    let dialogue = server.dialogue.clone();
    let tools = request.tools.shown();
    match request.input.clone() {
        Input::Chat(chat) => {
            let bounded = server.scheduler.uses_boundaries();
            let chat = server.with_template_variables(chat);
            let encoded = off_the_runtime(move || {
                let text = render(&dialogue, &chat, &tools)?;
                let ids = dialogue.encode_rendered(&text)?;
                let boundaries = if bounded { boundaries(&dialogue, &chat, &tools, (&text, &ids)) } else { Vec::new() };
                Ok((ids, text, boundaries))
            });
            let (ids, text, boundaries) = encoded.await?.map_err(|e| refusal("messages", e))?;
            Ok(vec![Encoded { ids: ids.into(), text, field: "messages".to_owned(), boundaries }])
        }
        Input::Prompts(prompts) => {
            let several = prompts.len() > 1;
            let encoded = off_the_runtime(move || {
                let encode = |prompt: Prompt| match prompt {
                    Prompt::Text(text) => Ok((dialogue.encode_prompt(&text)?, text)),
                    Prompt::Tokens(ids) => {
                        let text = dialogue.text().decode(&ids, SpecialTokens::Show);
                        Ok((ids, text))
                    }
                };
                prompts.into_iter().map(encode).collect::<Result<Vec<_>, DialogueError>>()
            });
            let encoded = encoded.await?.map_err(|e| refusal("prompt", e))?;
            let field = |i: usize| if several { format!("prompt[{i}]") } else { "prompt".to_owned() };
            let named = encoded.into_iter().enumerate();
            let whole = |(i, (ids, text)): (usize, (Vec<u32>, String))| Encoded {
                ids: ids.into(),
                text,
                field: field(i),
                boundaries: Vec::new(),
            };
            Ok(named.map(whole).collect())
        }
    }
}

/// A chat as text.
///
/// # Errors
/// [`DialogueError`].
pub fn render(dialogue: &Dialogue, chat: &Conversation, tools: &[Value]) -> Result<String, DialogueError> {
    let render = |messages: &[Value]| {
        let opened = chat.ending == Ending::Opened;
        let text = dialogue.render_chat(messages, tools, &chat.variables, opened)?;
        Ok(match chat.ending {
            Ending::Continued => without_the_turn_s_end(text, messages),
            Ending::Opened | Ending::Closed => text,
        })
    };
    match render(&chat.messages) {
        Err(DialogueError::Refused(why)) => match without_later_system(&chat.messages) {
            Some(changed) => render(&changed),
            None => Err(DialogueError::Refused(why)),
        },
        other => other,
    }
}

/// Tokens before the first turn, before the newest message of a user, and before the reply's turn: where the rendered
/// chat, as `whole` has it, leaves what a chat of fewer messages has. A place that cannot be told is left out.
fn boundaries(dialogue: &Dialogue, chat: &Conversation, tools: &[Value], whole: (&str, &[u32])) -> Vec<u32> {
    let messages = &chat.messages;
    let is = |role: &'static str| move |message: &Value| message["role"] == role;
    let system = messages.iter().take_while(|message| is("system")(message)).count();
    let newest = messages.iter().rposition(is("user")).unwrap_or(0);
    let mut counts = vec![system, newest, messages.len()];
    counts.dedup();
    let tokens = |count: usize| {
        let begun = Conversation { messages: messages[..count].to_vec(), ending: Ending::Closed, ..chat.clone() };
        let text = render(dialogue, &begun, tools).ok()?;
        let (text, ids) = (common(&text, whole.0), whole.1);
        // Where the text is cut its last tokens may be others.
        let cut = dialogue.encode_rendered(text).ok()?;
        Some(cut.iter().zip(ids).take_while(|(a, b)| a == b).count() as u32)
    };
    let mut found: Vec<u32> = counts.into_iter().filter(|count| *count > 0).filter_map(tokens).collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// The beginning of `a` that `b` has too.
fn common<'a>(a: &'a str, b: &str) -> &'a str {
    let end = a.char_indices().zip(b.chars()).find(|((_, x), y)| x != y).map(|((at, _), _)| at);
    &a[..end.unwrap_or(a.len().min(b.len()))]
}

/// Cuts off what the template writes after the last message.
fn without_the_turn_s_end(mut text: String, messages: &[Value]) -> String {
    // Templates trim what they print.
    let last = messages.last().and_then(|message| message["content"].as_str()).unwrap_or_default().trim();
    if let Some(at) = text.rfind(last).filter(|_| !last.is_empty()) {
        text.truncate(at + last.len());
    }
    text
}

/// Runs what takes a while, or may panic, on a thread of its own.
///
/// # Errors
/// 500 for a panic.
pub async fn off_the_runtime<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
    tokio::task::spawn_blocking(work)
        .await
        .map_err(|_| ApiError::internal("encoding this text made the server panic; please report it"))
}

/// Why a text has no tokens, as a refusal of the field it came from.
pub fn refusal(param: &str, e: DialogueError) -> ApiError {
    match e {
        DialogueError::NoTemplate | DialogueError::Refused(_) => {
            ApiError::invalid(param, format!("cannot be used: {e}"))
        }
        DialogueError::Broken(what) => {
            eprintln!("error: {what}");
            ApiError::internal("the text could not be encoded; the server's log says why")
        }
    }
}
