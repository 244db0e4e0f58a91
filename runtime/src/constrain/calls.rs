//! Calls of tools as a grammar, in the family's own markup.
//!
//! For: [`super::lark`], where a call is required, or must follow a tool's schema. The marks are data of a spec.
//!
//! Promises: what the grammar allows is read back as calls of the tools that were offered; the arguments of a strict tool
//! follow its schema, or the tool is refused; those of others do where they can.

use super::lark::{BLANKS, Writer};
use super::pattern;
use super::schema::enforceable_at;
use serde_json::{Map, Value, json};
use tf_ir::spec::markup::{ArgumentSyntax, Around, CallStyle, CallSyntax, ValueKind, ValueStyle};

/// Keywords that say nothing about a value.
const SILENT: [&str; 6] = ["title", "description", "default", "examples", "$comment", "deprecated"];

/// The calls that a reply makes or may make.
#[derive(Clone, Debug, PartialEq)]
pub struct Calls {
    pub style: CallStyle,
    /// At least one.
    pub tools: Vec<CallTool>,
    /// There is at least one call, and nothing else.
    pub required: bool,
    /// There may be several.
    pub several: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct CallTool {
    pub name: String,
    pub parameters: Value,
    /// The arguments must follow the parameters.
    pub strict: bool,
}

/// How an argument between tags is written.
enum Argument {
    Text,
    /// One of these texts.
    OneOf(Vec<String>),
    /// JSON of this schema.
    Json(Value),
}

impl Calls {
    /// One call, or several of them.
    ///
    /// # Errors
    /// The tool that cannot be held to its schema, as a sentence without an end.
    pub(super) fn write(&self, writer: &mut Writer) -> Result<String, String> {
        let rest = self.after_begin(writer)?;
        let begin = writer.text(self.begin().trim());
        let more = self.more(writer, &begin, &rest);
        Ok(format!("{begin} {rest} {more}"))
    }

    /// Text in which calls may stand.
    ///
    /// # Errors
    /// As [`Calls::write`].
    pub(super) fn write_in_text(&self, writer: &mut Writer) -> Result<String, String> {
        let rest = self.after_begin(writer)?;
        let begin = self.begin().trim();
        if begin.is_empty() {
            // A call is then an object, and the beginning of the answer.
            return Ok(format!(r"{rest} | (/[^{{ \t\r\n](?s:.*)/)?"));
        }
        // What a reader would take for a call is one.
        let marks = [begin, self.style.open.trim()];
        let call = writer.first_of(begin, &marks);
        let text = writer.without(&marks);
        Ok(match self.several {
            true => format!("({call} {rest})* {text}?"),
            false => format!("{call} {rest} | {text}?"),
        })
    }

    /// The mark that the first call begins with.
    fn begin(&self) -> &str {
        match &self.style.around {
            Some(around) => around.marks().0,
            None => &self.style.open,
        }
    }

    /// What follows the mark that begins calls: all of one call; of calls in one block, all of the block.
    fn after_begin(&self, writer: &mut Writer) -> Result<String, String> {
        let style = &self.style;
        let mut calls = Vec::with_capacity(self.tools.len());
        for tool in &self.tools {
            let call = self.call(tool, writer)?;
            calls.push(writer.rule("", &call));
        }
        let call = writer.rule("", &format!("({}) {}", calls.join(" | "), writer.text(&style.close)));
        let begin = self.begin();
        let blanks = writer.text(&begin[begin.trim_end().len()..]);
        Ok(match &style.around {
            None => format!("{blanks} {call}"),
            Some(Around::Each(_, close)) => {
                format!("{blanks} {} {call} {}", writer.text(&style.open), writer.text(close))
            }
            Some(Around::All(_, close)) => {
                let open = writer.text(&style.open);
                let more = match self.several {
                    true => format!("({BLANKS}? {open} {call})*"),
                    false => String::new(),
                };
                format!("{blanks} {open} {call} {more} {}", writer.text(close))
            }
        })
    }

    /// Further calls.
    fn more(&self, writer: &mut Writer, begin: &str, rest: &str) -> String {
        match (&self.style.around, self.several) {
            (Some(Around::All(..)), _) | (_, false) => String::new(),
            (None, true) if self.style.open.is_empty() => String::new(),
            (None | Some(Around::Each(..)), true) => {
                let one = writer.rule("", &format!("{BLANKS}? {begin} {rest}"));
                format!("{one}*")
            }
        }
    }

    /// What stands between a call's own marks.
    fn call(&self, tool: &CallTool, writer: &mut Writer) -> Result<String, String> {
        match &self.style.call {
            CallSyntax::Object { name, arguments } => {
                let mut schema = self.parameters(tool)?;
                let definitions = schema.as_object_mut().and_then(|map| map.remove("$defs"));
                let arguments = arguments.first().map_or("arguments", |key| key.as_str());
                let mut call = json!({
                    "type": "object", "required": [name.as_str(), arguments], "additionalProperties": false,
                    "properties": { (name.as_str()): { "const": tool.name }, (arguments): schema },
                });
                if let Some(definitions) = definitions {
                    call["$defs"] = definitions;
                }
                Ok(writer.json(call))
            }
            CallSyntax::Named { after, arguments } => {
                let named = writer.text(&format!("{}{}", tool.name, after.as_str()));
                let arguments = match arguments {
                    ArgumentSyntax::Json => {
                        let schema = self.parameters(tool)?;
                        writer.json(schema)
                    }
                    ArgumentSyntax::Tagged { key, values } => tagged(tool, (&key.0, &key.1), values, writer)?,
                    ArgumentSyntax::Braced { .. } if tool.strict => {
                        let why = "this model writes arguments in a way that cannot be held to a schema";
                        return Err(refused(tool, why));
                    }
                    ArgumentSyntax::Braced { quote } => braced(quote, writer),
                };
                Ok(format!("{named} {arguments}"))
            }
        }
    }

    /// What arguments that are written as JSON follow.
    fn parameters(&self, tool: &CallTool) -> Result<Value, String> {
        let root = tool.parameters.clone();
        match enforceable_at(&root, "") {
            Ok(mut schema) => {
                schema["type"] = json!("object");
                Ok(schema)
            }
            Err(e) if tool.strict => Err(refused(tool, &e.to_string())),
            Err(_) => Ok(json!({ "type": "object" })),
        }
    }
}

fn refused(tool: &CallTool, why: &str) -> String {
    format!("cannot be enforced for `{}`: {why}", tool.name)
}

/// Arguments between tags, in the order of the schema.
fn tagged(tool: &CallTool, key: (&str, &str), values: &[ValueStyle], writer: &mut Writer) -> Result<String, String> {
    let root = &tool.parameters;
    let properties = root.get("properties").and_then(Value::as_object);
    if let Some(keyword) = root.as_object().and_then(|map| map.keys().find(|key| !plain_keyword(key)))
        && tool.strict
    {
        return Err(refused(
            tool,
            &format!("at /{keyword}: this model writes arguments in a way that cannot be held to it"),
        ));
    }
    let required: Vec<&str> =
        root.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect();
    let known = |name: &&&str| properties.is_none_or(|properties| !properties.contains_key(**name));
    if let Some(name) = required.iter().find(known).filter(|_| tool.strict) {
        return Err(refused(tool, &format!("at /required: `{name}` is not among the properties")));
    }
    let mut all = Vec::new();
    for (name, schema) in properties.into_iter().flatten() {
        if name.contains(key.1.trim()) {
            return Err(refused(tool, &format!("the name `{}` is also a mark", name.escape_default())));
        }
        let argument = argument(tool, name, schema)?;
        let fits = |value: &&ValueStyle| match (&argument, value.are) {
            (_, ValueKind::BySchema) => true,
            (Argument::Json(_), kind) => kind == ValueKind::Json,
            (Argument::Text | Argument::OneOf(_), kind) => kind == ValueKind::Text,
        };
        let Some(style) = values.iter().find(fits) else {
            return Err(refused(tool, &format!("this model has no way to write `{}`", name.escape_default())));
        };
        let open = writer.text(&format!("{}{name}{}{}", key.0, key.1, style.open.as_str()));
        let value = match argument {
            // A reader takes the mark for the end whatever blanks stand beside it.
            Argument::Text => {
                let close = style.close.as_str();
                format!("{} {}", writer.up_to(close.trim()), writer.text(&close[close.trim_end().len()..]))
            }
            Argument::OneOf(texts) => {
                let texts: Vec<String> = texts.iter().map(|text| pattern::literal(text)).collect();
                format!("/{}/ {}", texts.join("|"), writer.text(&style.close))
            }
            Argument::Json(schema) => format!("{} {}", writer.json(schema), writer.text(&style.close)),
        };
        let one = writer.rule("", &format!("{open} {value}"));
        all.push(if required.contains(&name.as_str()) { one } else { format!("{one}?") });
    }
    Ok(all.join(" "))
}

/// Of an object of arguments between tags, these hold by how it is written.
fn plain_keyword(key: &str) -> bool {
    let held = ["type", "properties", "required", "additionalProperties", "$defs", "definitions", "$schema", "strict"];
    held.contains(&key) || SILENT.contains(&key) || key.starts_with("x-")
}

fn argument(tool: &CallTool, name: &str, schema: &Value) -> Result<Argument, String> {
    let root = &tool.parameters;
    let mut target = schema;
    // Rounds are bounded: references may go in circles.
    for _ in 0..16 {
        let path = target.get("$ref").and_then(Value::as_str).and_then(|text| text.strip_prefix('#'));
        match path.and_then(|path| root.pointer(path)) {
            Some(next) => target = next,
            None => break,
        }
    }
    let empty = Map::new();
    let map = target.as_object().unwrap_or(&empty);
    let says: Vec<&str> = map.keys().map(String::as_str).filter(|key| !SILENT.contains(key)).collect();
    let types: Option<Vec<&str>> = match map.get("type") {
        Some(Value::String(name)) => Some(vec![name]),
        Some(Value::Array(names)) => names.iter().map(Value::as_str).collect(),
        _ => None,
    };
    let values =
        map.get("enum").and_then(Value::as_array).cloned().or_else(|| map.get("const").map(|v| vec![v.clone()]));
    if let Some(values) = values.filter(|_| says.iter().all(|key| ["type", "enum", "const"].contains(key))) {
        let texts: Option<Vec<String>> = values.iter().map(|value| value.as_str().map(str::to_owned)).collect();
        if let Some(texts) =
            texts.filter(|texts| types.as_deref().is_none_or(|types| types == ["string"]) && !texts.is_empty())
        {
            return Ok(Argument::OneOf(texts));
        }
    }
    let free = says.is_empty() || says == ["type"];
    match types {
        None if free => Ok(Argument::Text),
        Some(types) if free && types.contains(&"string") => Ok(Argument::Text),
        Some(types) if !types.contains(&"string") => {
            let pointer = format!("/properties/{}", name.replace('~', "~0").replace('/', "~1"));
            match enforceable_at(root, &pointer) {
                Ok(schema) => Ok(Argument::Json(schema)),
                Err(e) if tool.strict => Err(refused(tool, &e.to_string())),
                Err(_) => Ok(Argument::Json(json!({ "type": types }))),
            }
        }
        _ if tool.strict => {
            let why = "this model writes texts in a way that can only be held to `enum` and `const`";
            Err(refused(tool, &format!("at /properties/{}: {why}", name.escape_default())))
        }
        _ => Ok(Argument::Text),
    }
}

/// Any object with bare keys, and strings between two `quote`.
fn braced(quote: &str, writer: &mut Writer) -> String {
    let text = writer.up_to(quote);
    let string = writer.rule("", &format!("{} {text}", writer.text(quote)));
    let number = r"/-?(0|[1-9][0-9]{0,17})(\.[0-9]{1,17})?/";
    let names = (writer.next_rule(), writer.next_rule());
    let (value, object) = names;
    writer.define(
        &value,
        &format!("{string} | {number} | /true|false|null/ | {object} | \"[\" ({value} (\",\" {value})*)? \"]\""),
    );
    let pair = writer.rule("", &format!("/[0-9A-Za-z_.-]{{1,64}}/ \":\" {value}"));
    writer.define(&object, &format!("\"{{\" ({pair} (\",\" {pair})*)? \"}}\""));
    object
}
