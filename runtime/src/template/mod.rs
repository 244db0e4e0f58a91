//! Chat templates: Jinja as the transformers library runs it, bounded.
//!
//! Found in chat_template.jinja, or else in tokenizer_config.json (one text, or a list of named
//! ones of which `default` and `tool_use` are used). One that cannot be compiled stops the start
//! and is never replaced. Rendering has a budget of work and memory and a limit on its output;
//! the moment is an argument; nothing can be included. Templates come from the operator's model
//! folder, never from a request.
//!
//! As in Python: blocks eat the newline after and the blanks before them, `None`, `True`, lists
//! and mappings print as Python prints them, and `tojson` is `json.dumps(ensure_ascii=False)`.
//! Not there: `%` formatting, methods that change a list, `documents`.

mod clock;
mod python;

use std::fmt;
use std::io;

use minijinja::syntax::SyntaxConfig;
use minijinja::value::Kwargs;
use minijinja::{Environment, Error, ErrorKind, Output, State, Value};
use serde_json::{Map, Value as Json};

use crate::checkpoint::{Folder, LoadError, optional_object};
use crate::text::special_token;

/// Bytes that a template may have.
const MAX_TEMPLATE: u64 = 1 << 20;

/// Bytes that a rendered prompt may have.
const MAX_OUTPUT: usize = 32 << 20;

/// Steps, and pieces of 64 bytes, that one rendering may use: about a second.
const FUEL: u64 = 10_000_000;

const FILE: &str = "chat_template.jinja";
const SETTINGS: &str = "tokenizer_config.json";
const DEFAULT: &str = "default";
const TOOL_USE: &str = "tool_use";

/// The names under which a tokenizer gives its special tokens to a template.
const SPECIAL: [&str; 7] = ["bos_token", "eos_token", "unk_token", "sep_token", "pad_token", "cls_token", "mask_token"];

/// A compiled chat template with the tokenizer's special tokens.
pub struct ChatTemplate {
    environment: Environment<'static>,
    has_tool_use: bool,
    /// Name and text.
    special: Vec<(&'static str, String)>,
}

/// What a template is rendered for.
pub struct ChatInput<'a> {
    /// Role and content; `tool_calls[].function.arguments` as objects, not as text.
    pub messages: &'a [Json],
    pub tools: Option<&'a [Json]>,
    /// Whether the assistant's turn is opened at the end.
    pub add_generation_prompt: bool,
    /// Further variables; those of this struct and the special tokens win.
    pub variables: &'a Map<String, Json>,
    /// What `strftime_now` shows: seconds since 1970, as if in UTC.
    pub now: i64,
}

/// Why a chat could not be rendered.
#[derive(Debug, thiserror::Error)]
pub enum TemplateError {
    /// The template itself says that it does not take these messages, in its own words.
    #[error("{0}")]
    Raised(String),
    /// The template wrote or worked too much.
    #[error("rendering the chat template takes too much work or memory")]
    TooMuch,
    /// The template does not fit the messages, or has a fault.
    #[error("the chat template cannot render these messages: {0}")]
    Failed(String),
}

impl ChatTemplate {
    /// The template of a model folder; `None` where it has none.
    pub fn load(folder: &Folder) -> Result<Option<ChatTemplate>, LoadError> {
        let settings = optional_object(folder, SETTINGS)?.unwrap_or_default();
        let map = optional_object(folder, "special_tokens_map.json")?.unwrap_or_default();
        let special = SPECIAL
            .iter()
            .filter_map(|name| {
                let value = settings.get(*name).or_else(|| map.get(*name))?;
                Some((*name, special_token(value)?.to_string()))
            })
            .collect();
        let sources = match folder.read(FILE, MAX_TEMPLATE)? {
            Some(bytes) => {
                let text = String::from_utf8(bytes).map_err(|_| malformed(folder, FILE, "it is not UTF-8"))?;
                vec![(FILE, DEFAULT, text)]
            }
            None => named_sources(folder, settings.get("chat_template"))?,
        };
        if sources.is_empty() {
            return Ok(None);
        }
        let mut template = ChatTemplate { environment: environment()?, has_tool_use: false, special };
        for (file, name, text) in sources {
            template
                .environment
                .add_template_owned(name, without_generation_tags(&text))
                .map_err(|error| malformed(folder, file, &describe(&error)))?;
            template.has_tool_use |= name == TOOL_USE;
        }
        Ok(Some(template))
    }

    /// The template as it was written: the one for chats without tools, where there are two.
    pub fn source(&self) -> String {
        self.environment.get_template(DEFAULT).map_or(String::new(), |template| template.source().to_owned())
    }

    /// Whether a template writes or looks for `mark` anywhere.
    pub fn mentions(&self, mark: &str) -> bool {
        self.environment.templates().any(|(_, template)| template.source().contains(mark))
    }

    /// Whether the template for chats with tools looks at them.
    pub fn asks_for_tools(&self) -> bool {
        let name = if self.has_tool_use { TOOL_USE } else { DEFAULT };
        let template = self.environment.get_template(name);
        template.is_ok_and(|template| template.undeclared_variables(false).contains("tools"))
    }

    /// The prompt for these messages.
    pub fn render(&self, input: &ChatInput) -> Result<String, TemplateError> {
        let with_tools = input.tools.is_some_and(|tools| !tools.is_empty());
        let name = if with_tools && self.has_tool_use { TOOL_USE } else { DEFAULT };
        let template = self
            .environment
            .get_template(name)
            .map_err(|_| TemplateError::Failed(format!("it has no part named {name:?}")))?;
        let mut out = Limited { bytes: Vec::new() };
        match template.render_captured_to(self.context(input), &mut out) {
            // A template writes text only, so nothing is replaced here.
            Ok(_) => Ok(String::from_utf8_lossy(&out.bytes).into_owned()),
            Err(error) => Err(judge(&error)),
        }
    }

    fn context(&self, input: &ChatInput) -> Value {
        let mut variables: Vec<(String, Value)> =
            input.variables.iter().map(|(name, value)| (name.clone(), to_value(value))).collect();
        variables.extend(self.special.iter().map(|(name, text)| (name.to_string(), Value::from(text.as_str()))));
        let list = |items: &[Json]| Value::from(items.iter().map(to_value).collect::<Vec<_>>());
        let now = input.now;
        let strftime_now = move |format: String| {
            clock::strftime(&format, now).map_err(|fault| Error::new(ErrorKind::InvalidOperation, fault))
        };
        variables.extend([
            ("messages".into(), list(input.messages)),
            ("tools".into(), input.tools.map_or(Value::from(()), list)),
            ("documents".into(), Value::from(())),
            ("add_generation_prompt".into(), Value::from(input.add_generation_prompt)),
            ("strftime_now".into(), Value::from_function(strftime_now)),
        ]);
        Value::from_pairs(variables)
    }
}

fn malformed(folder: &Folder, file: &str, fault: &str) -> LoadError {
    LoadError::malformed(
        &folder.shown(file),
        format!("the chat template is refused: {fault}"),
        "correct the template, or fetch the file again",
    )
}

/// The template or templates of tokenizer_config.json.
fn named_sources(
    folder: &Folder,
    value: Option<&Json>,
) -> Result<Vec<(&'static str, &'static str, String)>, LoadError> {
    let list = match value {
        None | Some(Json::Null) => return Ok(Vec::new()),
        Some(Json::String(text)) => return Ok(vec![(SETTINGS, DEFAULT, text.clone())]),
        Some(Json::Array(list)) => list,
        Some(_) => {
            return Err(malformed(folder, SETTINGS, "expected a string or a list of named templates"));
        }
    };
    let mut sources: Vec<(&str, &'static str, String)> = Vec::new();
    for item in list {
        let (Some(name), Some(text)) = (item["name"].as_str(), item["template"].as_str()) else {
            return Err(malformed(folder, SETTINGS, "expected a name and a template in each entry of the list"));
        };
        // Others (for retrieval, for example) answer questions that nobody asks here.
        let Some(name) = [DEFAULT, TOOL_USE].into_iter().find(|known| *known == name) else { continue };
        if sources.iter().any(|(_, other, _)| *other == name) {
            return Err(malformed(folder, SETTINGS, &format!("{name:?} is there twice")));
        }
        sources.push((SETTINGS, name, text.to_string()));
    }
    if !sources.iter().any(|(_, name, _)| *name == DEFAULT) {
        return Err(malformed(folder, SETTINGS, "no template of the list is named \"default\""));
    }
    Ok(sources)
}

/// Jinja with the settings, functions and filters of the transformers library.
fn environment() -> Result<Environment<'static>, LoadError> {
    let syntax = SyntaxConfig::builder()
        .trim_blocks(true)
        .lstrip_blocks(true)
        .build()
        .expect("the standard delimiters are valid");
    let mut environment = Environment::new();
    environment.set_syntax(syntax);
    environment.set_debug(false);
    environment.set_fuel(Some(FUEL));
    environment.set_auto_escape_callback(|_| minijinja::AutoEscape::None);
    environment.set_unknown_method_callback(minijinja_contrib::pycompat::unknown_method_callback);
    environment.set_formatter(print);
    environment.add_filter("tojson", |value: &Value, ensure_ascii: Option<Value>, arguments: Kwargs| {
        python::to_json(value, &python::JsonStyle::new(ensure_ascii, &arguments)?)
    });
    environment.add_filter("string", |value: &Value| -> Result<String, Error> {
        Ok(python::to_str(value)?.unwrap_or_else(|| value.to_string()))
    });
    environment.add_filter("fromjson", |text: &str| -> Result<Value, Error> {
        let parsed: Json = serde_json::from_str(text)
            .map_err(|error| Error::new(ErrorKind::InvalidOperation, format!("fromjson: {error}")))?;
        Ok(to_value(&parsed))
    });
    environment.add_function("raise_exception", |message: String| -> Result<Value, Error> {
        Err(Error::new(ErrorKind::InvalidOperation, "raised by the template").with_source(Raised(message)))
    });
    Ok(environment)
}

/// Prints `{{ value }}` as Python does.
fn print(out: &mut Output, state: &mut State, value: &Value) -> Result<(), Error> {
    if let Some(text) = value.as_str() {
        return out.write_str(text).map_err(Error::from);
    }
    match python::to_str(value)? {
        Some(text) => out.write_str(&text).map_err(Error::from),
        None => minijinja::escape_formatter(out, state, value),
    }
}

/// `{% generation %}` marks the assistant's text for training; it renders as nothing. The marks
/// become a condition that always holds, so that blanks around them are treated alike.
fn without_generation_tags(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(at) = rest.find("{%") {
        let (before, tag) = rest.split_at(at);
        out.push_str(before);
        let Some(end) = tag[2..].find("%}").map(|end| end + 2) else {
            rest = tag;
            break;
        };
        let inner = &tag[2..end];
        let word = inner.trim_matches(['-', '+']).trim();
        let replacement = match word {
            "generation" => "if true",
            "endgeneration" => "endif",
            _ => word,
        };
        if replacement == word {
            out.push_str(&tag[..end + 2]);
        } else {
            out.push_str("{%");
            out.push_str(&inner.replacen(word, &format!(" {replacement} "), 1));
            out.push_str("%}");
        }
        rest = &tag[end + 2..];
    }
    out.push_str(rest);
    out
}

/// A request's value as the engine holds it; keys stay in their order.
fn to_value(value: &Json) -> Value {
    match value {
        Json::Null => Value::from(()),
        Json::Bool(value) => Value::from(*value),
        Json::Number(number) => match (number.as_i64(), number.as_u64(), number.as_f64()) {
            (Some(value), ..) => Value::from(value),
            (_, Some(value), _) => Value::from(value),
            (.., value) => Value::from(value.unwrap_or(f64::NAN)),
        },
        Json::String(text) => Value::from(text.as_str()),
        Json::Array(items) => Value::from(items.iter().map(to_value).collect::<Vec<_>>()),
        Json::Object(map) => Value::from_pairs(map.iter().map(|(key, value)| (key.as_str(), to_value(value)))),
    }
}

/// What `raise_exception` was called with.
#[derive(Debug)]
struct Raised(String);

impl fmt::Display for Raised {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Raised {}

/// Tells the template's own refusals from its faults.
fn judge(error: &Error) -> TemplateError {
    let mut cause: Option<&(dyn std::error::Error + 'static)> = Some(error);
    while let Some(error) = cause {
        if let Some(Raised(message)) = error.downcast_ref() {
            return TemplateError::Raised(message.clone());
        }
        if error.downcast_ref::<TooLong>().is_some() {
            return TemplateError::TooMuch;
        }
        if let Some(io) = error.downcast_ref::<io::Error>()
            && io.get_ref().is_some_and(|inner| inner.is::<TooLong>())
        {
            return TemplateError::TooMuch;
        }
        cause = error.source();
    }
    if error.kind() == ErrorKind::OutOfFuel {
        return TemplateError::TooMuch;
    }
    TemplateError::Failed(describe(error))
}

/// An engine's error in one line.
fn describe(error: &Error) -> String {
    let what = match error.detail() {
        Some(detail) => format!("{}: {detail}", error.kind()),
        None => error.kind().to_string(),
    };
    let place = error.line().map_or(String::new(), |line| format!(" in line {line}"));
    format!("{what}{place}").replace(['\n', '\r'], " ")
}

/// Output up to [`MAX_OUTPUT`].
struct Limited {
    bytes: Vec<u8>,
}

#[derive(Debug)]
struct TooLong;

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "more than {MAX_OUTPUT} bytes")
    }
}

impl std::error::Error for TooLong {}

impl io::Write for Limited {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if bytes.len() > MAX_OUTPUT - self.bytes.len() {
            return Err(io::Error::other(TooLong));
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
