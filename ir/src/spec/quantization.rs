//! What a config says of packed weights.
//!
//! For [`super::bind`], which finds out from the tensors which weights are packed. The affine format needs the config:
//! its tensors alone do not tell bits from columns. EXL3's tensors say everything, so its object is only recognised.
//! Deliberately absent: any other way to quantize, which is refused by name.

use super::config::Refusal;
use crate::format::Affine;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The keys under which configs keep it; both may be there, and then they agree.
pub const KEYS: [&str; 2] = ["quantization", "quantization_config"];

/// Of affine weights: what holds for all, and for single modules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quantization {
    pub usual: Codes,
    /// By the module's path in the checkpoint; `None`: not packed.
    pub modules: BTreeMap<String, Option<Codes>>,
}

/// Bits of a code, and columns that share a scale and a bias.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Codes {
    pub bits: u8,
    pub group: u16,
}

/// What the format's makers take where a module's own object leaves something out.
const DEFAULT: Codes = Codes { bits: 4, group: 64 };

impl Quantization {
    /// The codes of a module; `None`: the config says that it is not packed.
    pub fn of(&self, module: &str) -> Option<Codes> {
        self.modules.get(module).copied().unwrap_or(Some(self.usual))
    }

    /// Reads the objects that a config has under [`KEYS`], with their paths.
    pub(super) fn read(found: &[(String, &Value)], refusals: &mut Vec<Refusal>) -> Option<Quantization> {
        let ((path, value), others) = found.split_first()?;
        for (other, _) in others.iter().filter(|(_, v)| v != value) {
            refusals.push(
                Refusal::new(format!("config key `{other}`"), format!("is not what `{path}` is"))
                    .advice("two names of one thing have to agree"),
            );
        }
        let Some(object) = value.as_object() else {
            refusals.push(Refusal::new(format!("config key `{path}`"), "is not an object"));
            return None;
        };
        let mut reader = Reader { path, refusals };
        match object.get("quant_method") {
            None | Some(Value::Null) => reader.affine(object),
            Some(Value::String(method)) if method == "exl3" => None,
            Some(other) => {
                reader.refuse("quant_method", format!("is {other}, expected \"exl3\" or no such key"));
                None
            }
        }
    }
}

struct Reader<'a> {
    path: &'a str,
    refusals: &'a mut Vec<Refusal>,
}

impl Reader<'_> {
    fn refuse(&mut self, key: &str, message: impl Into<String>) {
        self.refusals.push(Refusal::new(format!("config key `{}.{key}`", self.path), message));
    }

    fn affine(&mut self, object: &Map<String, Value>) -> Option<Quantization> {
        for key in ["group_size", "bits"] {
            if object.get(key).is_none_or(Value::is_null) {
                self.refuse(key, "is missing; packed weights need it");
            }
        }
        let usual = self.codes("", object)?;
        let mut modules = BTreeMap::new();
        for (module, value) in object.iter().filter(|(key, v)| !OWN.contains(&key.as_str()) && !v.is_null()) {
            let codes = match value {
                Value::Bool(packed) => packed.then_some(usual),
                Value::Object(own) => {
                    for key in own.keys().filter(|key| !OWN.contains(&key.as_str())) {
                        self.refuse(&format!("{module}.{key}"), "is not known here");
                    }
                    Some(self.codes(&format!("{module}."), own)?)
                }
                _ => {
                    self.refuse(module, format!("is {value}, expected an object or false"));
                    continue;
                }
            };
            modules.insert(module.clone(), codes);
        }
        Some(Quantization { usual, modules })
    }

    /// The codes that an object asks for; `None` after a refusal.
    fn codes(&mut self, prefix: &str, object: &Map<String, Value>) -> Option<Codes> {
        let get = |key: &str| object.get(key).filter(|v| !v.is_null());
        if let Some(mode) = get("mode").filter(|mode| mode.as_str() != Some("affine")) {
            self.refuse(&format!("{prefix}mode"), format!("is {mode}, expected \"affine\""));
            return None;
        }
        let mut number = |key: &str, default: u16, known: &[u16]| {
            let Some(value) = get(key) else { return Some(default) };
            let found = value.as_u64().and_then(|v| known.iter().find(|k| u64::from(**k) == v).copied());
            if found.is_none() {
                let known: Vec<String> = known.iter().map(u16::to_string).collect();
                self.refuse(&format!("{prefix}{key}"), format!("is {value}, expected {}", known.join(" or ")));
            }
            found
        };
        let bits = number("bits", DEFAULT.bits.into(), &Affine::BITS.map(u16::from));
        let group = number("group_size", DEFAULT.group, &Affine::GROUPS);
        Some(Codes { bits: bits? as u8, group: group? })
    }
}

/// Keys of an object that are not the path of a module.
const OWN: [&str; 3] = ["group_size", "bits", "mode"];
