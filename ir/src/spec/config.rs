//! A checkpoint's `config.json` through the eyes of a spec: values of dims and scalars, rope tables, the kind of each
//! layer.
//!
//! Nothing is guessed: a missing key without a default, a value that must not be, and any key that neither the spec nor
//! this reader knows are refused by name, all in one go.

use super::quantization::{self, Quantization};
use super::rope::{self, RopeTable};
use super::{Absent, DimDefault, Holds, Model, Name, Otherwise, ScalarDefault, Size};
use crate::shape::Env;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The largest value of a dim; products of a few of them stay far inside 64 bits.
pub const MAX_DIM: u64 = 1 << 31;
/// The most layers a checkpoint may have.
pub const MAX_LAYERS: u64 = 4096;
/// The most pairs a rope table may have.
pub const MAX_PAIRS: u64 = 1 << 16;

/// What a config gives a family.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// Every dim of the spec.
    pub env: Env,
    /// Every scalar of the spec.
    pub scalars: BTreeMap<String, f32>,
    pub tables: Vec<RopeTable>,
    /// Name of the kind of each layer, one per layer.
    pub layer_kinds: Vec<String>,
    /// Tokens that end a reply, as far as this file says.
    pub eos: Vec<u32>,
    /// Weights that the config ties to another: weight name → whether it is tied.
    pub tied: BTreeMap<String, bool>,
    /// Of packed weights whose tensors do not say all.
    pub quantization: Option<Quantization>,
}

/// Why a checkpoint is not taken.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
pub struct Refusal {
    /// The key, tensor or dim in question.
    pub subject: String,
    pub message: String,
    pub advice: Option<String>,
}

impl Refusal {
    pub fn new(subject: impl Into<String>, message: impl Into<String>) -> Refusal {
        Refusal { subject: subject.into(), message: message.into(), advice: None }
    }
    pub fn advice(mut self, advice: impl Into<String>) -> Refusal {
        self.advice = Some(advice.into());
        self
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.subject, self.message)?;
        self.advice.iter().try_for_each(|advice| write!(f, "; {advice}"))
    }
}

impl Model {
    /// Whether a config is of this family, by its `model_type`.
    pub fn claims(&self, config: &Value) -> bool {
        let listed = |v: &Value| v.as_str().is_some_and(|t| self.accepts.model_types.iter().any(|m| m.as_str() == t));
        config.get("model_type").is_some_and(listed)
    }
}

impl Config {
    /// Reads a config, or says everything that is wrong with it.
    pub fn read(model: &Model, config: &Value) -> Result<Config, Vec<Refusal>> {
        let mut reader = Reader { model, config, refusals: Vec::new(), env: Env::new(), scalars: BTreeMap::new() };
        reader.identity();
        reader.unknown_keys();
        reader.required_values();
        reader.dims_and_scalars();
        reader.relations();
        let tables = reader.tables();
        let layer_kinds = reader.layer_kinds();
        let eos = reader.eos();
        let tied = reader.tied();
        let quantization = reader.quantization();
        let Reader { refusals, env, scalars, .. } = reader;
        if !refusals.is_empty() {
            return Err(refusals);
        }
        let scalars = scalars.into_iter().map(|(name, value)| (name, value as f32)).collect();
        Ok(Config { env, scalars, tables, layer_kinds, eos, tied, quantization })
    }
}

struct Reader<'a> {
    model: &'a Model,
    config: &'a Value,
    refusals: Vec<Refusal>,
    env: Env,
    scalars: BTreeMap<String, f64>,
}

/// The value at a path of keys with dots; null is absent.
fn at<'a>(config: &'a Value, path: &str) -> Option<&'a Value> {
    let keys = path.split('.').filter(|k| !k.is_empty());
    keys.into_iter().try_fold(config, |value, key| value.get(key)).filter(|v| !v.is_null())
}

impl<'a> Reader<'a> {
    fn refuse(&mut self, subject: impl fmt::Display, message: impl Into<String>) {
        self.refusals.push(Refusal::new(format!("config key `{subject}`"), message));
    }

    /// The first of the keys that is present in the first root that has it, with its full path.
    fn find(&self, keys: &[Name]) -> Option<(String, &'a Value)> {
        keys.iter().flat_map(|key| self.all(key)).next()
    }

    /// The values of a key in all roots.
    fn all(&self, key: &Name) -> Vec<(String, &'a Value)> {
        let join = |root: &Name| if root.is_empty() { key.to_string() } else { format!("{root}.{key}") };
        let paths = self.model.config.roots.iter().map(join);
        paths.filter_map(|path| at(self.config, &path).map(|value| (path, value))).collect()
    }

    fn identity(&mut self) {
        let list = |names: &[Name]| names.iter().map(|n| format!("`{n}`")).collect::<Vec<_>>().join(", ");
        let accepts = &self.model.accepts;
        let mut types: Vec<(String, &Value)> = Vec::new();
        for root in ["".to_string()].into_iter().chain(self.model.config.roots.iter().map(Name::to_string)) {
            let path = if root.is_empty() { "model_type".to_string() } else { format!("{root}.model_type") };
            if let Some(value) = at(self.config, &path)
                && types.iter().all(|(p, _)| *p != path)
            {
                types.push((path, value));
            }
        }
        if types.is_empty() {
            self.refuse("model_type", format!("is missing, expected one of {}", list(&accepts.model_types)));
        }
        for (path, value) in types {
            if !accepts.model_types.iter().any(|t| value.as_str() == Some(t.as_str())) {
                self.refuse(path, format!("is {value}, expected one of {}", list(&accepts.model_types)));
            }
        }
        if let Some(value) = at(self.config, "architectures") {
            let found = value.as_array().map(Vec::as_slice).unwrap_or_default();
            let known = |v: &Value| accepts.architectures.iter().any(|a| v.as_str() == Some(a.as_str()));
            if found.is_empty() || !found.iter().all(known) {
                self.refuse("architectures", format!("is {value}, expected {}", list(&accepts.architectures)));
            }
        }
    }

    fn unknown_keys(&mut self) {
        let spec = &self.model.config;
        let mut known: BTreeSet<String> = ["model_type", "architectures"].map(String::from).into();
        known.extend(spec.ignore.iter().map(Name::to_string));
        known.extend(spec.dims.iter().flat_map(|d| &d.keys).map(Name::to_string));
        known.extend(spec.scalars.iter().flat_map(|s| &s.keys).map(Name::to_string));
        known.extend(spec.require.iter().map(|r| r.key.to_string()));
        known.extend(spec.require.iter().filter_map(|r| r.unless.as_ref()).map(|(key, _)| key.to_string()));
        known.extend(self.model.tables.iter().flat_map(|t| &t.theta).map(Name::to_string));
        known.extend(self.model.layers.types.iter().map(Name::to_string));
        if let Otherwise::Interval { every, .. } = &self.model.layers.otherwise {
            known.extend(every.iter().map(Name::to_string));
        }
        known.extend(self.model.text.eos.iter().map(Name::to_string));
        for weight in &self.model.weights {
            if let Absent::Tied { when, .. } = &weight.absent {
                known.extend(when.iter().map(Name::to_string));
            }
        }
        let scalings: BTreeSet<String> =
            self.model.tables.iter().flat_map(|t| &t.scaling).map(Name::to_string).collect();
        for root in &spec.roots {
            let Some(value) = (if root.is_empty() { Some(self.config) } else { at(self.config, root) }) else {
                continue;
            };
            let mut pending = vec![(String::new(), value)];
            while let Some((path, value)) = pending.pop() {
                let Some(object) = value.as_object() else {
                    self.refuse(if path.is_empty() { root.as_str() } else { &path }, "is not an object");
                    continue;
                };
                for (key, value) in object.iter().filter(|(_, v)| !v.is_null()) {
                    let inner = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                    let is_root = path.is_empty() && root.is_empty() && spec.roots.iter().any(|r| r.as_str() == key);
                    let packing = path.is_empty() && quantization::KEYS.contains(&key.as_str());
                    if is_root || packing || known.contains(&inner) || (scalings.contains(&path) && rope::knows(key)) {
                        continue;
                    }
                    let prefix = format!("{inner}.");
                    let leads = known.iter().chain(&scalings).any(|k| k.starts_with(&prefix));
                    if scalings.contains(&inner) || (leads && value.is_object()) {
                        pending.push((inner, value));
                        continue;
                    }
                    let full = if root.is_empty() { inner } else { format!("{root}.{inner}") };
                    let shown = value.to_string();
                    let shown = if shown.len() > 60 { "set".to_string() } else { shown };
                    self.refusals.push(
                        Refusal::new(
                            format!("config key `{full}`"),
                            format!("is {shown}, and the spec does not name it"),
                        )
                        .advice("a key that cannot change the arithmetic belongs in the spec's `ignore`"),
                    );
                }
            }
        }
    }

    fn required_values(&mut self) {
        for require in &self.model.config.require {
            let waived = require.unless.as_ref().is_some_and(|(key, value)| {
                self.find(std::slice::from_ref(key)).is_some_and(|(_, found)| value.matches(found))
            });
            for (path, value) in self.all(&require.key) {
                if waived || require.is.iter().any(|literal| literal.matches(value)) {
                    continue;
                }
                let wanted: Vec<String> = require.is.iter().map(|l| l.to_string()).collect();
                let wanted = if wanted.is_empty() { "nothing or null".to_string() } else { wanted.join(" or ") };
                self.refuse(path, format!("is {value}, expected {wanted}"));
            }
        }
    }

    /// Defaults may depend on dims and scalars in any order, so rounds go on until nothing new is known.
    fn dims_and_scalars(&mut self) {
        let spec = &self.model.config;
        let mut failed: BTreeSet<&str> = BTreeSet::new();
        loop {
            let before = (self.env.len(), self.scalars.len(), failed.len());
            for dim in &spec.dims {
                if self.env.contains_key(dim.name.as_str()) || failed.contains(dim.name.as_str()) {
                    continue;
                }
                match self.dim(&dim.name, &dim.keys, dim.default.as_ref()) {
                    Ok(Some(value)) => drop(self.env.insert(dim.name.as_str().into(), value)),
                    Ok(None) => {}
                    Err(refusal) => {
                        failed.insert(&dim.name);
                        self.refusals.push(refusal);
                    }
                }
            }
            for scalar in &spec.scalars {
                if self.scalars.contains_key(scalar.name.as_str()) || failed.contains(scalar.name.as_str()) {
                    continue;
                }
                match self.scalar(&scalar.name, &scalar.keys, scalar.default.as_ref()) {
                    Ok(Some(value)) => drop(self.scalars.insert(scalar.name.to_string(), value)),
                    Ok(None) => {}
                    Err(refusal) => {
                        failed.insert(&scalar.name);
                        self.refusals.push(refusal);
                    }
                }
            }
            if before == (self.env.len(), self.scalars.len(), failed.len()) {
                return;
            }
        }
    }

    /// `None`: it depends on something that is not known yet.
    fn dim(&self, name: &Name, keys: &[Name], default: Option<&DimDefault>) -> Result<Option<u64>, Refusal> {
        let limited = |value: u64| match value {
            1..=MAX_DIM => Ok(Some(value)),
            _ => Err(Refusal::new(format!("dim `{name}`"), format!("is {value}, expected 1 to {MAX_DIM}"))),
        };
        if let Some((path, value)) = self.find(keys) {
            return match value.as_u64() {
                Some(value @ 1..=MAX_DIM) => Ok(Some(value)),
                _ => Err(Refusal::new(
                    format!("config key `{path}`"),
                    format!("is {value}, expected a whole number from 1 to {MAX_DIM} (dim `{name}`)"),
                )),
            };
        }
        let eval = |size: &Size| size.dim.eval(&self.env).ok();
        match default {
            None => Err(missing(keys, &format!("dim `{name}`"))),
            Some(DimDefault::Is(size)) => eval(size).map_or(Ok(None), limited),
            Some(DimDefault::Quotient(over, under)) => match (eval(over), eval(under)) {
                (Some(over), Some(under)) if under > 0 && over % under == 0 => limited(over / under),
                (Some(above), Some(below)) => Err(Refusal::new(
                    format!("dim `{name}`"),
                    format!("is {} / {} = {above} / {below}, which is not a whole number", over.name, under.name),
                )),
                (_, _) => Ok(None),
            },
            Some(DimDefault::Scaled(size, scalar)) => match (eval(size), self.scalars.get(scalar.as_str())) {
                (Some(value), Some(scalar)) => limited((value as f64 * scalar) as u64),
                (_, _) => Ok(None),
            },
        }
    }

    fn scalar(&self, name: &Name, keys: &[Name], default: Option<&ScalarDefault>) -> Result<Option<f64>, Refusal> {
        if let Some((path, value)) = self.find(keys) {
            return match value.as_f64().filter(|v| (*v as f32).is_finite()) {
                Some(value) => Ok(Some(value)),
                None => Err(Refusal::new(
                    format!("config key `{path}`"),
                    format!("is {value}, expected a number (scalar `{name}`)"),
                )),
            };
        }
        match default {
            None => Err(missing(keys, &format!("scalar `{name}`"))),
            Some(ScalarDefault::Number(value)) => Ok(Some(*value)),
            Some(ScalarDefault::Power(size, exponent)) => {
                Ok(size.dim.eval(&self.env).ok().map(|v| (v as f64).powf(*exponent)))
            }
        }
    }

    fn relations(&mut self) {
        for holds in &self.model.config.holds {
            let (a, b, words) = match holds {
                Holds::Multiple(a, b) => (a, b, "a multiple of"),
                Holds::AtMost(a, b) => (a, b, "at most"),
            };
            // A dim without a value was refused already.
            let (Ok(x), Ok(y)) = (a.dim.eval(&self.env), b.dim.eval(&self.env)) else { continue };
            let good = match holds {
                Holds::Multiple(..) => y > 0 && x % y == 0,
                Holds::AtMost(..) => x <= y,
            };
            if !good {
                self.refusals.push(Refusal::new(
                    format!("dim `{}`", a.name),
                    format!("is {x}, expected {words} `{}` = {y}", b.name),
                ));
            }
        }
    }

    fn tables(&mut self) -> Vec<RopeTable> {
        let mut tables = Vec::new();
        for spec in &self.model.tables {
            let theta = match self.find(&spec.theta) {
                Some((path, value)) => match value.as_f64().filter(|v| v.is_finite() && *v > 1.0) {
                    Some(theta) => theta,
                    None => {
                        self.refuse(path, format!("is {value}, expected a number above 1"));
                        continue;
                    }
                },
                None => match spec.default_theta {
                    Some(theta) => theta,
                    None => {
                        self.refusals.push(missing(&spec.theta, &format!("table `{}`", spec.name)));
                        continue;
                    }
                },
            };
            let scaling = self.find(&spec.scaling);
            let object = scaling.as_ref().and_then(|(_, value)| value.as_object());
            let longest = ["max_position_embeddings", "text_config.max_position_embeddings"];
            let longest = longest.iter().find_map(|path| at(self.config, path)).and_then(Value::as_f64);
            // A dim without a value was refused already.
            let Ok(pairs) = spec.pairs.dim.eval(&self.env) else { continue };
            if pairs > MAX_PAIRS {
                let message = format!("has {pairs} pairs, expected at most {MAX_PAIRS}");
                self.refusals.push(Refusal::new(format!("table `{}`", spec.name), message));
                continue;
            }
            match rope::table(&spec.name, pairs as usize, theta, object, &spec.scalings, longest) {
                Ok(table) => tables.push(table),
                Err((key, message)) => {
                    let path = scaling.map(|(path, _)| path).unwrap_or_default();
                    self.refuse(format!("{path}.{key}"), message);
                }
            }
        }
        tables
    }

    fn layer_kinds(&mut self) -> Vec<String> {
        let layers = &self.model.layers;
        let Some(count) = self.env.get(layers.count.as_str()).copied() else { return Vec::new() };
        if count > MAX_LAYERS {
            self.refusals.push(Refusal::new(
                format!("dim `{}`", layers.count),
                format!("is {count}, expected at most {MAX_LAYERS} layers"),
            ));
            return Vec::new();
        }
        if let Some((path, value)) = self.find(&layers.types) {
            let names: Option<Vec<String>> = match value {
                Value::String(letters) => Some(letters.chars().map(String::from).collect()),
                Value::Array(items) => items.iter().map(|v| v.as_str().map(String::from)).collect(),
                _ => None,
            };
            let Some(names) = names.filter(|names| names.len() as u64 == count) else {
                self.refuse(path, format!("is not a list of {count} names, one per layer"));
                return Vec::new();
            };
            let mut kinds = Vec::with_capacity(names.len());
            for (layer, name) in names.iter().enumerate() {
                match layers.kinds.iter().find(|k| k.called.iter().any(|c| c.as_str() == name)) {
                    Some(kind) => kinds.push(kind.name.to_string()),
                    None => {
                        let known: Vec<String> =
                            layers.kinds.iter().flat_map(|k| &k.called).map(|c| format!("`{c}`")).collect();
                        let message = format!("calls layer {layer} `{name}`, expected {}", known.join(" or "));
                        self.refuse(&path, message);
                        return Vec::new();
                    }
                }
            }
            return kinds;
        }
        match &layers.otherwise {
            Otherwise::All(kind) => vec![kind.to_string(); count as usize],
            Otherwise::Interval { every, default, last, others } => {
                let every = match self.find(every) {
                    None => *default,
                    Some((path, value)) => match value.as_u64().filter(|v| *v > 0) {
                        Some(every) => every,
                        None => {
                            self.refuse(path, format!("is {value}, expected a whole number above 0"));
                            return Vec::new();
                        }
                    },
                };
                (1..=count).map(|i| if i % every.max(1) == 0 { last } else { others }.to_string()).collect()
            }
        }
    }

    fn eos(&mut self) -> Vec<u32> {
        let Some((path, value)) = self.find(&self.model.text.eos) else { return Vec::new() };
        let items = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
        let tokens: Option<Vec<u32>> = items.iter().map(|v| v.as_u64().and_then(|v| u32::try_from(v).ok())).collect();
        tokens.unwrap_or_else(|| {
            self.refuse(path, format!("is {value}, expected a token id or a list of them"));
            Vec::new()
        })
    }

    fn quantization(&mut self) -> Option<Quantization> {
        let mut found: Vec<(String, &Value)> = Vec::new();
        for root in &self.model.config.roots {
            for key in quantization::KEYS {
                let path = if root.is_empty() { key.to_string() } else { format!("{root}.{key}") };
                found.extend(at(self.config, &path).map(|value| (path, value)));
            }
        }
        Quantization::read(&found, &mut self.refusals)
    }

    fn tied(&mut self) -> BTreeMap<String, bool> {
        let mut tied = BTreeMap::new();
        for weight in &self.model.weights {
            let Absent::Tied { when, .. } = &weight.absent else { continue };
            for (path, value) in when.iter().flat_map(|key| self.all(key)).collect::<Vec<_>>() {
                match value.as_bool() {
                    Some(value) => {
                        let entry = tied.entry(weight.name.to_string()).or_insert(false);
                        *entry |= value;
                    }
                    None => self.refuse(path, format!("is {value}, expected true or false")),
                }
            }
        }
        tied
    }
}

fn missing(keys: &[Name], what: &str) -> Refusal {
    let keys: Vec<String> = keys.iter().map(|k| format!("`{k}`")).collect();
    match keys.is_empty() {
        true => Refusal::new(what, "has neither a key nor a default"),
        false => Refusal::new(format!("config key {}", keys.join(" or ")), format!("is missing; {what} needs it")),
    }
}
