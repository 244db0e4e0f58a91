//! One call, from its opening mark to the end of its arguments.

use super::braced::BracedReader;
use super::json::{JsonReader, Read};
use super::marks::{Begins, bare, begins, blanks};
use super::tagged::{Form, TaggedReader};
use super::{Offer, Part};
use serde_json::{Map, Value};
use tf_ir::spec::markup::{ArgumentSyntax, CallStyle, CallSyntax};

/// Bytes of a tool's name.
const MAX_NAME: usize = 128;

/// What a reader did with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// It took so many bytes, or changed its state.
    Took(usize),
    /// More of the text must be there first.
    More,
    /// It came to its end with so many bytes.
    Done(usize),
    /// What stands after so many bytes is no part of a call.
    Wrong(usize),
}

/// Reads one call.
pub struct CallReader {
    index: usize,
    state: State,
    /// Which tool is called.
    tool: Option<usize>,
    /// Arguments that came before the name.
    early: String,
    /// There were some.
    argued: bool,
    started: bool,
}

enum State {
    /// Between what stands around the call and its own mark.
    Open,
    Name(String),
    After,
    Arguments(Arguments),
    Object(Object),
}

enum Arguments {
    Begin,
    Json(JsonReader),
    Tagged(TaggedReader),
    Braced(BracedReader),
}

/// Places in an object that is a whole call.
enum Object {
    Begin,
    KeyOrEnd,
    Key,
    InKey { reader: JsonReader, key: String },
    Colon { key: String },
    Value { key: String },
    InValue { reader: JsonReader, value: String, role: Role },
    InArguments { reader: JsonReader },
    CommaOrEnd,
}

/// What a value of such an object is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Name,
    /// Arguments as a string that holds JSON.
    Quoted,
    Nothing,
}

/// What does not change while calls are read.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    pub style: &'a CallStyle,
    pub offers: &'a [Offer],
    /// No more of the text comes.
    pub ended: bool,
}

impl CallReader {
    /// Call number `index` of a reply; `around`: what was read is the mark around it, and its own is still to come.
    pub fn new(index: usize, style: &CallStyle, around: bool) -> CallReader {
        let state = if around { State::Open } else { opened(style) };
        CallReader { index, state, tool: None, early: String::new(), argued: false, started: false }
    }

    /// Whether parts were made; before that, all of it may still turn out to be text.
    pub fn started(&self) -> bool {
        self.started
    }

    /// Takes more of the text. A call is started once its tool is known to be offered and its arguments begin.
    pub fn read(&mut self, text: &str, scene: &Scene<'_>, parts: &mut Vec<Part>) -> Step {
        let mut out = String::new();
        let step = self.step(text, scene, &mut out);
        self.say(out, scene, parts);
        if let Step::Done(_) = step {
            parts.push(Part::CallEnd { index: self.index });
        }
        step
    }

    /// The text ended before the call did.
    pub fn finish(&mut self, scene: &Scene<'_>, parts: &mut Vec<Part>) {
        if let (true, State::Arguments(Arguments::Tagged(reader))) = (self.started, &mut self.state) {
            let mut out = String::new();
            let whole = reader.finish(&mut out);
            self.say(out, scene, parts);
            if whole {
                parts.push(Part::CallEnd { index: self.index });
            }
        }
    }

    fn say(&mut self, out: String, scene: &Scene<'_>, parts: &mut Vec<Part>) {
        let Some(tool) = self.tool else {
            self.early.push_str(&out);
            return;
        };
        let json = std::mem::take(&mut self.early) + &out;
        if json.is_empty() {
            return;
        }
        if !self.started {
            self.started = true;
            parts.push(Part::CallStart { index: self.index, name: scene.offers[tool].name.clone() });
        }
        parts.push(Part::CallArguments { index: self.index, json });
    }

    fn step(&mut self, text: &str, scene: &Scene<'_>, out: &mut String) -> Step {
        let style = scene.style;
        match &mut self.state {
            State::Open => {
                if blanks(text) > 0 {
                    return Step::Took(blanks(text));
                }
                let open = bare(&style.open);
                match begins(text, &[open], scene.ended) {
                    Begins::With(_) => {
                        self.state = opened(style);
                        Step::Took(open.len())
                    }
                    Begins::Unsure => Step::More,
                    Begins::Otherwise => Step::Wrong(0),
                }
            }
            State::Name(name) => {
                if name.is_empty() && blanks(text) > 0 {
                    return Step::Took(blanks(text));
                }
                let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-')));
                let room = MAX_NAME - name.len();
                if end.unwrap_or(text.len()) > room {
                    return Step::Wrong(room);
                }
                name.push_str(&text[..end.unwrap_or(text.len())]);
                let Some(end) = end else {
                    return if text.is_empty() { Step::More } else { Step::Took(text.len()) };
                };
                self.tool = scene.offers.iter().position(|offer| offer.name == *name);
                self.state = State::After;
                if self.tool.is_some() { Step::Took(end) } else { Step::Wrong(end) }
            }
            State::After => {
                let CallSyntax::Named { after, arguments } = &style.call else { return Step::Wrong(0) };
                let after = bare(after);
                if !after.is_empty() && blanks(text) > 0 {
                    return Step::Took(blanks(text));
                }
                match begins(text, &[after], scene.ended) {
                    Begins::With(_) => {
                        self.state = State::Arguments(match arguments {
                            ArgumentSyntax::Json => Arguments::Begin,
                            ArgumentSyntax::Tagged { .. } => Arguments::Tagged(TaggedReader::default()),
                            ArgumentSyntax::Braced { .. } => Arguments::Braced(BracedReader::default()),
                        });
                        Step::Took(after.len())
                    }
                    Begins::Unsure => Step::More,
                    Begins::Otherwise => Step::Wrong(0),
                }
            }
            State::Arguments(arguments) => arguments.step(text, scene, self.tool, out),
            State::Object(object) => {
                let step = object.step(text, scene, &mut self.tool, out);
                // Without a mark before it, an object is a call if it begins with a name.
                if let (Object::Colon { key }, "", None, Step::Took(n)) = (&*object, bare(&style.open), self.tool, step)
                    && !matches!(&style.call, CallSyntax::Object { name, .. } if **name == **key)
                {
                    return Step::Wrong(n);
                }
                match step {
                    Step::Done(_) if self.tool.is_none() => return Step::Wrong(0),
                    Step::Done(_) if !self.argued => out.push_str("{}"),
                    _ => self.argued |= !out.is_empty(),
                }
                step
            }
        }
    }
}

/// The state after the call's own mark.
fn opened(style: &CallStyle) -> State {
    match style.call {
        CallSyntax::Object { .. } => State::Object(Object::Begin),
        CallSyntax::Named { .. } => State::Name(String::new()),
    }
}

impl Arguments {
    fn step(&mut self, text: &str, scene: &Scene<'_>, tool: Option<usize>, out: &mut String) -> Step {
        let CallSyntax::Named { arguments: syntax, .. } = &scene.style.call else { return Step::Wrong(0) };
        let close = bare(&scene.style.close);
        match (self, syntax) {
            (state @ Arguments::Begin, _) => {
                if blanks(text) > 0 {
                    return Step::Took(blanks(text));
                }
                let marks: &[&str] = if close.is_empty() { &["{"] } else { &["{", close] };
                match begins(text, marks, scene.ended) {
                    Begins::With(0) => {
                        *state = Arguments::Json(JsonReader::new());
                        Step::Took(0)
                    }
                    // No arguments at all.
                    Begins::With(_) => {
                        out.push_str("{}");
                        Step::Done(0)
                    }
                    Begins::Unsure => Step::More,
                    Begins::Otherwise => Step::Wrong(0),
                }
            }
            (Arguments::Json(reader), _) => match reader.read(text, out) {
                Read::More if text.is_empty() => Step::More,
                Read::More => Step::Took(text.len()),
                Read::Done(n) => Step::Done(n),
                Read::Wrong(n) => Step::Wrong(n),
            },
            (Arguments::Tagged(reader), ArgumentSyntax::Tagged { key, values }) => {
                let Some(offer) = tool.and_then(|tool| scene.offers.get(tool)) else { return Step::Wrong(0) };
                let beyond = scene.style.around.as_ref().map(|around| bare(around.marks().1));
                let form = Form { key: (&key.0, &key.1), values, close, beyond, schema: &offer.parameters };
                reader.read(text, scene.ended, &form, out)
            }
            (Arguments::Braced(reader), ArgumentSyntax::Braced { quote }) => {
                reader.read(text, scene.ended, bare(quote), out)
            }
            (Arguments::Tagged(_) | Arguments::Braced(_), _) => Step::Wrong(0),
        }
    }
}

impl Object {
    fn step(&mut self, text: &str, scene: &Scene<'_>, tool: &mut Option<usize>, out: &mut String) -> Step {
        let CallSyntax::Object { name, arguments } = &scene.style.call else { return Step::Wrong(0) };
        match self {
            Object::InKey { reader, key } => {
                return match reader.read(text, key) {
                    Read::Done(n) => {
                        let Ok(key) = serde_json::from_str(key) else { return Step::Wrong(n) };
                        *self = Object::Colon { key };
                        Step::Took(n)
                    }
                    other => going_on(other, text),
                };
            }
            Object::InValue { reader, value, role } => {
                return match reader.read(text, value) {
                    Read::Done(n) => {
                        if !role.settle(value, scene, tool, out) {
                            return Step::Wrong(n);
                        }
                        *self = Object::CommaOrEnd;
                        Step::Took(n)
                    }
                    other => {
                        if *role == Role::Nothing {
                            value.clear();
                        }
                        going_on(other, text)
                    }
                };
            }
            Object::InArguments { reader } => {
                return match reader.read(text, out) {
                    Read::Done(n) => {
                        *self = Object::CommaOrEnd;
                        Step::Took(n)
                    }
                    other => going_on(other, text),
                };
            }
            _ if blanks(text) > 0 => return Step::Took(blanks(text)),
            _ => {}
        }
        let Some(first) = text.chars().next() else { return Step::More };
        let (next, taken) = match (self as &Object, first) {
            (Object::Begin, '{') => (Object::KeyOrEnd, 1),
            (Object::KeyOrEnd | Object::CommaOrEnd, '}') => return Step::Done(1),
            (Object::KeyOrEnd | Object::Key, '"') => {
                (Object::InKey { reader: JsonReader::new(), key: String::new() }, 0)
            }
            (Object::Colon { key }, ':') => (Object::Value { key: key.clone() }, 1),
            (Object::Value { key }, _) => {
                let is_arguments = arguments.iter().any(|known| **known == **key);
                let role = match first {
                    '{' if is_arguments => {
                        *self = Object::InArguments { reader: JsonReader::new() };
                        return Step::Took(0);
                    }
                    '"' if is_arguments => Role::Quoted,
                    // No arguments.
                    'n' if is_arguments => Role::Nothing,
                    '"' if **key == **name => Role::Name,
                    _ if is_arguments || **key == **name => return Step::Wrong(0),
                    _ => Role::Nothing,
                };
                (Object::InValue { reader: JsonReader::new(), value: String::new(), role }, 0)
            }
            (Object::CommaOrEnd, ',') => (Object::Key, 1),
            _ => return Step::Wrong(0),
        };
        *self = next;
        Step::Took(taken)
    }
}

impl Role {
    /// Takes a whole value; false where it is none for its role.
    fn settle(self, value: &str, scene: &Scene<'_>, tool: &mut Option<usize>, out: &mut String) -> bool {
        let text = || serde_json::from_str::<String>(value).ok();
        match self {
            Role::Nothing => true,
            Role::Name => {
                let called = text();
                *tool = scene.offers.iter().position(|offer| Some(&offer.name) == called.as_ref());
                tool.is_some()
            }
            Role::Quoted => {
                let object = text().filter(|text| serde_json::from_str::<Map<String, Value>>(text).is_ok());
                out.push_str(object.as_deref().unwrap_or_default());
                object.is_some()
            }
        }
    }
}

fn going_on(read: Read, text: &str) -> Step {
    match read {
        Read::More if text.is_empty() => Step::More,
        Read::More | Read::Done(_) => Step::Took(text.len()),
        Read::Wrong(n) => Step::Wrong(n),
    }
}
