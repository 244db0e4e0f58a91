//! A JSON schema, rewritten so that all of it is enforced, or refused by the place of what cannot be.
//!
//! For: [`super::Grammars`]. The grammars' library passes over some keywords, reads others in a way of its own, and
//! overflows its stack on long chains of references. What it is given instead is written here, from nothing: only keywords
//! that it enforces, in the order in which it does so, references renamed, patterns in its own syntax, numbers that it
//! keeps exactly.
//!
//! Promises: a text that the result allows is valid for the schema; every refusal names a place by JSON pointer; depth,
//! size and work are bounded, whatever the schema says.
//!
//! Deliberately absent: other documents; `$anchor`; annotations, which are dropped.

mod disjoint;
mod keywords;
mod limits;

use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt;

/// Schemas in schemas, references followed.
const MAX_DEPTH: usize = 100;
/// Schemas, values and names altogether.
const MAX_NODES: usize = 10_000;
/// What no reply comes to: bounds of lengths beyond it are refused.
const MAX_COUNT: u64 = 100_000;
/// Beyond it not every whole number has a double of its own.
const MAX_EXACT: f64 = 9_007_199_254_740_992.0;

/// Why a schema is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemaError {
    /// The place, as a JSON pointer; empty for the whole.
    pub pointer: String,
    pub what: String,
}

impl fmt::Display for SchemaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pointer.as_str() {
            "" => f.write_str(&self.what),
            pointer => write!(f, "at {pointer}: {}", self.what),
        }
    }
}

impl std::error::Error for SchemaError {}

/// The part of a schema at a JSON pointer (empty: the whole), as one that is enforced whole.
///
/// # Errors
/// [`SchemaError`]: the first part that cannot be.
pub fn enforceable_at(root: &Value, pointer: &str) -> Result<Value, SchemaError> {
    let mut pass = Pass { root, ids: BTreeMap::new(), definitions: Vec::new(), nodes: 0, factor: 1, excluding: false };
    let mut place = Place { pointer: pointer.to_owned(), depth: 0, owner: None };
    let schema = root.pointer(pointer).ok_or_else(|| place.error("there is nothing"))?;
    let root = pass.schema(schema, &mut place)?;
    pass.refuse_cycles()?;
    let mut root = match root {
        Value::Object(map) => map,
        Value::Bool(true) => Map::new(),
        _ => return Err(place.error("allows nothing")),
    };
    if !pass.definitions.is_empty() {
        let named = pass.definitions.into_iter().enumerate().map(|(id, one)| (id.to_string(), one.schema));
        root.insert("$defs".to_owned(), named.collect::<Map<_, _>>().into());
    }
    Ok(Value::Object(root))
}

struct Pass<'v> {
    root: &'v Value,
    /// By the pointer of the target.
    ids: BTreeMap<String, usize>,
    definitions: Vec<Definition>,
    nodes: usize,
    /// Of all `multipleOf`.
    factor: u64,
    /// Some number is to be above or below a limit, and not equal to it.
    excluding: bool,
}

/// What a reference leads to.
struct Definition {
    schema: Value,
    pointer: String,
    /// References that speak of the same value as this one.
    same: Vec<usize>,
}

/// Where the pass is.
struct Place {
    pointer: String,
    depth: usize,
    /// The definition that speaks of the same value.
    owner: Option<usize>,
}

impl Place {
    fn error(&self, what: impl fmt::Display) -> SchemaError {
        // A pointer may be as long as the schema.
        let pointer: String = self.pointer.chars().take(200).collect();
        SchemaError { pointer, what: what.to_string() }
    }

    /// At a keyword.
    fn refuse<T>(&self, keyword: &str, what: impl fmt::Display) -> Result<T, SchemaError> {
        let at = Place { pointer: format!("{}/{}", self.pointer, escaped(keyword)), ..*self };
        Err(at.error(what))
    }

    /// One step down. `same`: what is there speaks of the same value.
    fn within<T>(
        &mut self,
        steps: &[&str],
        same: bool,
        inner: impl FnOnce(&mut Place) -> Result<T, SchemaError>,
    ) -> Result<T, SchemaError> {
        let length = self.pointer.len();
        for step in steps {
            self.pointer.push('/');
            self.pointer.push_str(&escaped(step));
        }
        let owner = self.owner;
        if !same {
            self.owner = None;
        }
        self.depth += 1;
        let result = inner(self);
        self.depth -= 1;
        self.owner = owner;
        self.pointer.truncate(length);
        result
    }
}

/// A step of a JSON pointer.
fn escaped(step: &str) -> String {
    step.replace('~', "~0").replace('/', "~1")
}

impl<'v> Pass<'v> {
    fn count(&mut self, place: &Place) -> Result<(), SchemaError> {
        self.nodes += 1;
        if self.nodes > MAX_NODES {
            return Err(place.error(format!("the schema has more than {MAX_NODES} parts; make it smaller")));
        }
        if place.depth > MAX_DEPTH {
            return Err(place.error(format!("the schema goes deeper than {MAX_DEPTH}, references followed")));
        }
        Ok(())
    }

    fn schema(&mut self, schema: &'v Value, place: &mut Place) -> Result<Value, SchemaError> {
        self.count(place)?;
        match schema {
            Value::Bool(_) => Ok(schema.clone()),
            Value::Object(map) => self.object(map, place),
            _ => Err(place.error("must be a schema: an object, true or false")),
        }
    }

    /// What a `$ref` is rewritten to.
    fn reference(&mut self, target: &'v Value, place: &mut Place) -> Result<Value, SchemaError> {
        let Some(text) = target.as_str() else { return Err(place.error("must be a string")) };
        let outside = "leads out of this schema; only `#` and `#/…` can be followed";
        let pointer = match text.strip_prefix('#') {
            Some(fragment) if fragment.is_empty() || fragment.starts_with('/') => percent_decoded(fragment),
            _ => return Err(place.error(outside)),
        };
        let pointer = pointer.ok_or_else(|| place.error("is no JSON pointer"))?;
        let id = match self.ids.get(&pointer) {
            Some(id) => *id,
            None => {
                let Some(schema) = self.root.pointer(&pointer) else {
                    return Err(place.error("leads to nothing in this schema"));
                };
                let id = self.definitions.len();
                self.ids.insert(pointer.clone(), id);
                let definition = Definition { schema: Value::Null, pointer: pointer.clone(), same: Vec::new() };
                self.definitions.push(definition);
                let mut inner = Place { pointer, depth: place.depth + 1, owner: Some(id) };
                self.definitions[id].schema = self.schema(schema, &mut inner)?;
                id
            }
        };
        if let Some(owner) = place.owner {
            self.definitions[owner].same.push(id);
        }
        Ok(json!({ "$ref": format!("#/$defs/{id}") }))
    }

    /// A definition that leads to itself without a value in between means nothing.
    fn refuse_cycles(&self) -> Result<(), SchemaError> {
        let mut incoming = vec![0usize; self.definitions.len()];
        self.definitions.iter().flat_map(|one| &one.same).for_each(|id| incoming[*id] += 1);
        let mut free: Vec<usize> = (0..incoming.len()).filter(|id| incoming[*id] == 0).collect();
        while let Some(id) = free.pop() {
            for next in &self.definitions[id].same {
                incoming[*next] -= 1;
                if incoming[*next] == 0 {
                    free.push(*next);
                }
            }
        }
        match incoming.iter().position(|count| *count > 0) {
            Some(id) => {
                let place = Place { pointer: self.definitions[id].pointer.clone(), depth: 0, owner: None };
                Err(place.error("is part of a cycle of references that no value ends"))
            }
            None => Ok(()),
        }
    }
}

/// The text that a fragment of a URI stands for.
fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        rest = after;
        if *first == b'%' {
            let code = std::str::from_utf8(rest.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(code, 16).ok()?);
            rest = &rest[2..];
        } else {
            bytes.push(*first);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests;
