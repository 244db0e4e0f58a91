//! What replies to a request are held to.
//!
//! Promises: what cannot be enforced is refused by its field before anything is answered; one grammar for several choices is
//! compiled once.

use super::Server;
use super::error::ApiError;
use super::prompt::{Encoded, off_the_runtime};
use super::request::{Ending, Input, Request};
use super::tools::Choice;
use crate::constrain::{CallTool, Calls, Constraint, GrammarError, Grammars, Thought, Vocabulary, Wish};
use std::sync::Arc;

impl Server {
    /// One for each choice, prompt by prompt; none where replies are free.
    ///
    /// # Errors
    /// 400 naming the field; 503 where too much is being compiled.
    pub(super) async fn constraints(
        self: &Arc<Server>,
        request: &Request,
        prompts: &[Encoded],
    ) -> Result<Vec<Box<dyn Constraint>>, ApiError> {
        let calls = self.calls(request);
        let field = match (&request.structure, &calls) {
            (Some(structure), _) => structure.field.clone(),
            (None, Some(_)) => "tools".to_owned(),
            (None, None) => return Ok(Vec::new()),
        };
        let form = request.structure.as_ref().map(|structure| structure.form.clone());
        let mut wishes = Vec::new();
        for prompt in prompts {
            let reasoning = match &request.input {
                Input::Prompts(_) => None,
                Input::Chat(chat) if chat.ending == Ending::Continued => {
                    return Err(ApiError::invalid(field, "cannot be combined with a message that is to be continued"));
                }
                Input::Chat(chat) => {
                    let open = |open: &str| (!self.inside_reasoning(chat, prompt)).then(|| open.to_owned());
                    let style = self.dialogue.markup().reasoning.as_ref();
                    style.map(|style| Thought { close: style.close.to_string(), open: open(&style.open) })
                }
            };
            let wish = Wish { reasoning, form: form.clone(), calls: calls.clone() };
            wishes.extend((0..request.replies).map(|_| wish.clone()));
        }
        let server = self.clone();
        let compiled = off_the_runtime(move || {
            let grammars = match server.grammars() {
                Ok(grammars) => grammars,
                Err(e) => return Ok(Err(e)),
            };
            wishes.iter().map(|wish| grammars.constraint(wish)).collect::<Result<_, _>>().map(Ok)
        });
        match compiled.await? {
            Ok(constraints) => constraints,
            Err(GrammarError::Form(what)) => Err(ApiError::invalid(field, what)),
            Err(GrammarError::Calls(what)) => Err(ApiError::invalid("tools", what)),
            Err(e @ (GrammarError::Busy | GrammarError::NoThread)) => Err(ApiError::unavailable(e.to_string())),
        }
    }

    /// The calls that a reply is held to; `None` where it may call as it likes, or not at all.
    fn calls(&self, request: &Request) -> Option<Calls> {
        let tools = &request.tools;
        let style = self.dialogue.markup().calls().filter(|_| tools.offered())?;
        let named = match &tools.choice {
            Choice::Named(name) => Some(name),
            _ => None,
        };
        let required = named.is_some() || tools.choice == Choice::Required;
        if !required && request.structure.is_none() && tools.list.iter().all(|tool| !tool.strict) {
            return None;
        }
        let list = tools.list.iter().filter(|tool| named.is_none_or(|name| tool.name == *name));
        let call = |tool: &super::tools::Tool| CallTool {
            name: tool.name.clone(),
            parameters: tool.parameters.clone(),
            strict: tool.strict,
        };
        let several = tools.parallel && named.is_none();
        Some(Calls { style: style.clone(), tools: list.map(call).collect(), required, several })
    }

    fn grammars(&self) -> Result<&Grammars, ApiError> {
        let make = || {
            let text = self.dialogue.text();
            Grammars::new(Vocabulary::new(text.pieces(), self.vocab_size, text.end_ids()))
        };
        self.grammars.get_or_init(make).as_ref().map_err(|what| {
            eprintln!("error: grammars cannot be used with this tokenizer: {what}");
            ApiError::internal("grammars cannot be used with this model; the server's log says why")
        })
    }
}
