//! A model family as data: the schema of `specs/F.ron`.
//!
//! A [`Model`] says what a family computes, never how or where. [`read`] turns text into one; [`check()`] finds what is
//! wrong inside it; [`config::Config::read`] joins it with a checkpoint's `config.json`, [`bind::bind`] with its
//! tensors. Deliberately absent: conditionals (a choice between blocks is by layer and by which weights exist),
//! schedules, targets.

mod check;
mod name;

pub mod bind;
pub mod config;
pub mod markup;
pub mod quantization;
pub mod rope;

pub use check::check;
pub use markup::TextStyle;
pub use name::{Literal, Name, Places, Size};

use crate::bundle::RowColumn;
use crate::diag::Diag;
use crate::dtype::DType;
use crate::ops::{TensorType, Type};
use crate::shape::{Dim, ROWS, WANTED};
use serde::Deserialize;
use serde::de::{Deserializer, SeqAccess, Visitor};
use std::fmt;

/// The version of the schema this code reads; any other is refused.
pub const VERSION: u32 = 1;
/// Longer specs are refused before they are parsed.
pub const MAX_BYTES: usize = 1 << 20;

/// A family.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Model {
    pub version: u32,
    pub family: Name,
    /// One line for people.
    pub about: Name,
    pub accepts: Accepts,
    pub config: ConfigSpec,
    /// Tables the runtime makes for the positions of each step.
    #[serde(default)]
    pub tables: Vec<TableSpec>,
    /// Values handed from block to block.
    pub carried: Vec<Carried>,
    pub checkpoint: Checkpoint,
    pub weights: Vec<WeightSpec>,
    #[serde(default)]
    pub states: Vec<StateSpec>,
    pub blocks: Vec<Block>,
    /// The block that begins a step.
    pub embed: Name,
    pub layers: Layers,
    /// The block that ends a step.
    pub head: Name,
    #[serde(default)]
    pub text: TextStyle,
    #[serde(skip)]
    pub places: Places,
}

/// Which checkpoints the family takes.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Accepts {
    /// Values of `model_type`, at the top of the config and in its roots.
    pub model_types: Vec<Name>,
    /// Values of `architectures`.
    pub architectures: Vec<Name>,
    /// Sizes it was checked on, for people.
    #[serde(default)]
    pub checked: Vec<Name>,
}

/// What is read of `config.json`. Keys are paths with dots; a key that is null is absent.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConfigSpec {
    /// Objects in which a key is looked for, in order; `""` is the top.
    pub roots: Vec<Name>,
    pub dims: Vec<DimSpec>,
    #[serde(default)]
    pub scalars: Vec<ScalarSpec>,
    /// What must hold of the dims.
    #[serde(default)]
    pub holds: Vec<Holds>,
    /// Keys that must have one of these values.
    #[serde(default)]
    pub require: Vec<Require>,
    /// Keys that do not change the arithmetic. Any key that no part of the spec names is refused.
    #[serde(default)]
    pub ignore: Vec<Name>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DimSpec {
    pub name: Name,
    /// Alternatives; the first that is present counts.
    #[serde(default)]
    pub keys: Vec<Name>,
    /// The value when no key is present.
    #[serde(default)]
    pub default: Option<DimDefault>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum DimDefault {
    Is(Size),
    /// Must divide without rest.
    Quotient(Size, Size),
    /// A dim times a scalar, rounded down.
    Scaled(Size, Name),
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScalarSpec {
    pub name: Name,
    #[serde(default)]
    pub keys: Vec<Name>,
    #[serde(default)]
    pub default: Option<ScalarDefault>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum ScalarDefault {
    Number(f64),
    /// A dim to a power.
    Power(Size, f64),
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Holds {
    /// The first is a multiple of the second.
    Multiple(Size, Size),
    AtMost(Size, Size),
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Require {
    pub key: Name,
    /// Empty: the key must be absent or null.
    pub is: Vec<Literal>,
    /// Waived where this other key has this value.
    #[serde(default)]
    pub unless: Option<(Name, Literal)>,
}

/// Cosines and sines of rotary embedding: tables `NAME.cos` and `NAME.sin`, f32[n, pairs].
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSpec {
    pub name: Name,
    /// Rotated pairs: half the rotary width.
    pub pairs: Size,
    /// Keys of θ.
    pub theta: Vec<Name>,
    #[serde(default)]
    pub default_theta: Option<f64>,
    /// Keys of the object that names a scaling (`rope_type` or `type`) with its numbers.
    #[serde(default)]
    pub scaling: Vec<Name>,
    /// What `rope_type` or `type` may be, and the formula that each name stands for. Without a type it is [`Plain`].
    ///
    /// [`Plain`]: rope::Scaling::Plain
    #[serde(default)]
    pub scalings: Vec<(Name, rope::Scaling)>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carried {
    pub name: Name,
    pub shape: Vec<Size>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    /// What `{model}` in tensor names stands for; the first that gives a tensor of the checkpoint counts.
    pub prefixes: Vec<Name>,
    /// Tensors that may be there and are not read.
    #[serde(default)]
    pub skip: Vec<Skip>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Skip {
    Prefix(Name),
    Suffix(Name),
}

impl Skip {
    pub fn covers(&self, tensor: &str) -> bool {
        match self {
            Skip::Prefix(text) => tensor.starts_with(text.as_str()),
            Skip::Suffix(text) => tensor.ends_with(text.as_str()),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeightSpec {
    pub name: Name,
    /// Names in the checkpoint, with `{model}` and `{layer}`; the first that is there counts. With `{expert}` a name stands
    /// for a tensor for each index of the first axis. A packed module `P` takes the place of `P.weight`.
    pub tensors: Vec<Name>,
    pub shape: Vec<Size>,
    /// The shape in the checkpoint when it differs; the same elements in the same order.
    #[serde(default)]
    pub stored: Option<Vec<Size>>,
    pub kind: WeightKind,
    #[serde(default)]
    pub transform: Option<Transform>,
    /// Other ways in which checkpoints have it; they are tried first.
    #[serde(default)]
    pub spellings: Vec<OtherSpelling>,
    #[serde(default)]
    pub absent: Absent,
}

/// A way in which some checkpoints have a weight. Nothing is taken over from the weight but its shape.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherSpelling {
    pub tensors: Vec<Name>,
    #[serde(default)]
    pub stored: Option<Vec<Size>>,
    #[serde(default)]
    pub transform: Option<Transform>,
    /// The weight is some rows of a larger one.
    #[serde(default)]
    pub rows: Option<Rows>,
}

impl OtherSpelling {
    fn spelling(&self) -> Spelling<'_> {
        let OtherSpelling { tensors, stored, transform, rows } = self;
        Spelling { tensors, stored: stored.as_deref(), transform: *transform, rows: rows.as_ref() }
    }
}

/// Rows `start` and on of matrices [of, K], or of each [of, K] of a stack; as many as the weight has.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rows {
    pub start: Size,
    pub of: Size,
}

/// One of the ways in which checkpoints have a weight.
#[derive(Clone, Debug)]
pub struct Spelling<'a> {
    pub tensors: &'a [Name],
    pub stored: Option<&'a [Size]>,
    pub transform: Option<Transform>,
    pub rows: Option<&'a Rows>,
}

impl WeightSpec {
    /// Whether each layer has its own.
    pub fn is_per_layer(&self) -> bool {
        self.tensors.iter().any(|t| t.contains("{layer}"))
    }
    /// In the order in which they are tried.
    pub fn spellings(&self) -> impl Iterator<Item = Spelling<'_>> {
        let own =
            Spelling { tensors: &self.tensors, stored: self.stored.as_deref(), transform: self.transform, rows: None };
        self.spellings.iter().map(OtherSpelling::spelling).chain([own])
    }
    /// Every name that a tensor of it may have, its own first.
    pub fn names(&self) -> impl Iterator<Item = &Name> {
        self.tensors.iter().chain(self.spellings.iter().flat_map(|s| &s.tensors))
    }
    pub fn ty(&self) -> Type {
        let dtype = match self.kind {
            WeightKind::Matrix => DType::Stored,
            WeightKind::Vector => DType::F32,
        };
        Type::tensor(dtype, dims(&self.shape))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum WeightKind {
    /// Kept as the checkpoint stores it.
    Matrix,
    /// Converted to f32 when it is loaded.
    Vector,
}

/// What is done to each element of a vector when it is loaded, in f32.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Transform {
    /// 1 + w
    AddOne,
    /// −e^w
    NegExp,
}

impl Transform {
    pub fn apply(self, value: f32) -> f32 {
        match self {
            Transform::AddOne => 1.0 + value,
            Transform::NegExp => -value.exp(),
        }
    }
}

/// What it means that the checkpoint has no such tensor.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub enum Absent {
    #[default]
    Required,
    Zeros,
    /// Another weight takes its place: always where one of these keys is true, never where one is false.
    Tied {
        to: Name,
        when: Vec<Name>,
    },
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StateSpec {
    pub name: Name,
    pub kind: StateKind,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum StateKind {
    /// One [heads, width] per position. `values`: what attention weights (its layout may differ on a target).
    Pages {
        heads: Size,
        width: Size,
        #[serde(default)]
        values: bool,
    },
    /// One tensor per stream, zero at position 0.
    Slots { shape: Vec<Size> },
}

impl StateSpec {
    pub fn ty(&self) -> Type {
        match &self.kind {
            StateKind::Pages { heads, width, .. } => {
                Type::Pages(TensorType { dtype: DType::F32, shape: vec![heads.dim.clone(), width.dim.clone()] })
            }
            StateKind::Slots { shape } => Type::Slots(TensorType { dtype: DType::F32, shape: dims(shape) }),
        }
    }
}

/// A graph: from carried values to carried values.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    pub name: Name,
    /// Carried values it reads.
    #[serde(default)]
    pub inputs: Vec<Name>,
    pub body: Vec<Statement>,
    /// Carried values it gives, each with the value of the body that it becomes. The graph's outputs are these, in
    /// order, then the states that nothing in the block reads after their last change.
    pub outputs: Vec<(Name, Name)>,
}

/// `("result", "op", ["argument", …])`, with a fourth part for attributes: `(axis: 1, start: "0", len: "hd")`.
///
/// An argument is a result above, an input, a weight, a state, a table, a column of the row table (`token`, `position`,
/// `wanted`), a scalar of the config, or a number.
#[derive(Clone, PartialEq, Debug)]
pub struct Statement {
    pub result: Name,
    /// A primitive of the op table or a composite.
    pub op: Name,
    pub args: Vec<Name>,
    pub attributes: Attributes,
}

#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attributes {
    #[serde(default)]
    pub axis: Option<u8>,
    #[serde(default)]
    pub start: Option<Size>,
    #[serde(default)]
    pub len: Option<Size>,
    #[serde(default)]
    pub shape: Option<Vec<Size>>,
    #[serde(default)]
    pub axes: Option<Vec<u8>>,
    #[serde(default)]
    pub window: Option<Size>,
    #[serde(default)]
    pub dim: Option<Size>,
    #[serde(default)]
    pub k: Option<Size>,
    #[serde(default)]
    pub below: Option<Size>,
}

impl<'de> Deserialize<'de> for Statement {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Statement, D::Error> {
        struct Parts;
        impl<'de> Visitor<'de> for Parts {
            type Value = Statement;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("(\"result\", \"op\", [\"argument\"]) with attributes or without")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<Statement, A::Error> {
                use serde::de::Error;
                let result = parts.next_element()?.ok_or_else(|| A::Error::invalid_length(0, &self))?;
                let op = parts.next_element()?.ok_or_else(|| A::Error::invalid_length(1, &self))?;
                let args = parts.next_element()?.ok_or_else(|| A::Error::invalid_length(2, &self))?;
                let attributes = parts.next_element()?.unwrap_or_default();
                Ok(Statement { result, op, args, attributes })
            }
        }
        d.deserialize_tuple(4, Parts)
    }
}

/// Which blocks layer i is.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layers {
    /// The dim that counts them.
    pub count: Name,
    /// Keys of a list with one name per layer, or of a text with one letter per layer.
    #[serde(default)]
    pub types: Vec<Name>,
    /// What counts when no key is present.
    pub otherwise: Otherwise,
    pub kinds: Vec<Kind>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Otherwise {
    /// Every layer is of this kind.
    All(Name),
    /// Layer i is `last` when i + 1 is a multiple of `every`, else `others`.
    Interval { every: Vec<Name>, default: u64, last: Name, others: Name },
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    pub name: Name,
    /// What the config calls it.
    pub called: Vec<Name>,
    /// The blocks in order. Each is a list of alternatives: the first whose required weights the checkpoint has.
    pub blocks: Vec<Vec<Name>>,
}

/// What an argument means that is not a result of the block.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Meaning<'a> {
    Carried(&'a Carried),
    Weight(&'a WeightSpec),
    State(&'a StateSpec),
    /// `NAME.cos` or `NAME.sin`.
    Table(&'a TableSpec),
    Row(RowColumn),
    Scalar(&'a ScalarSpec),
    Number(f32),
}

/// Reads a spec. `file` is for messages. Places are kept; nothing is checked but the form.
pub fn read(file: &str, text: &str) -> Result<Model, Diag> {
    if text.len() > MAX_BYTES {
        return Err(Diag::new(file, 1, 1, format!("the spec has {} bytes", text.len()))
            .note(format!("a spec has at most {MAX_BYTES} bytes")));
    }
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let parsed: Result<Model, _> = name::counting(|| options.from_str(text));
    let mut model = parsed.map_err(|e| {
        let place = e.span.start;
        Diag::new(file, place.line as u32, place.col as u32, e.code.to_string().trim_end_matches('.').to_string())
            .advice("docs/adding.md shows the form of a spec")
    })?;
    model.places = Places::scan(file, text);
    if model.version != VERSION {
        return Err(Diag::new(file, 1, 1, format!("the spec has version {}", model.version))
            .note(format!("this compiler reads version {VERSION}")));
    }
    Ok(model)
}

impl Model {
    pub fn block(&self, name: &str) -> Option<&Block> {
        self.blocks.iter().find(|b| b.name.as_str() == name)
    }
    pub fn weight(&self, name: &str) -> Option<&WeightSpec> {
        self.weights.iter().find(|w| w.name.as_str() == name)
    }
    pub fn state(&self, name: &str) -> Option<&StateSpec> {
        self.states.iter().find(|s| s.name.as_str() == name)
    }
    pub fn carried(&self, name: &str) -> Option<&Carried> {
        self.carried.iter().find(|c| c.name.as_str() == name)
    }
    /// What an argument means where no result or input of its block has that name. Carried values are found too, so
    /// that a block which forgot to declare an input can be told.
    pub fn meaning(&self, name: &str) -> Option<Meaning<'_>> {
        let table =
            |t: &&TableSpec| name.strip_prefix(t.name.as_str()).is_some_and(|part| part == ".cos" || part == ".sin");
        let row = |c: &&RowColumn| {
            matches!(c, RowColumn::Token | RowColumn::Position | RowColumn::Wanted) && c.name() == name
        };
        None.or_else(|| self.weight(name).map(Meaning::Weight))
            .or_else(|| self.state(name).map(Meaning::State))
            .or_else(|| self.tables.iter().find(table).map(Meaning::Table))
            .or_else(|| RowColumn::ALL.iter().find(row).map(|c| Meaning::Row(*c)))
            .or_else(|| self.config.scalars.iter().find(|s| s.name.as_str() == name).map(Meaning::Scalar))
            .or_else(|| self.carried(name).map(Meaning::Carried))
            .or_else(|| number(name).map(Meaning::Number))
    }
    /// The weights a block reads, in order of first use.
    pub fn weights_of(&self, block: &Block) -> Vec<&WeightSpec> {
        self.used(block, |m| if let Meaning::Weight(w) = m { Some(w) } else { None })
    }
    /// The states a block reads or advances, in order of first use.
    pub fn states_of(&self, block: &Block) -> Vec<&StateSpec> {
        self.used(block, |m| if let Meaning::State(s) = m { Some(s) } else { None })
    }

    fn used<'a, T: PartialEq>(&'a self, block: &Block, pick: impl Fn(Meaning<'a>) -> Option<&'a T>) -> Vec<&'a T> {
        let mut found: Vec<&T> = Vec::new();
        for arg in block.body.iter().flat_map(|s| &s.args) {
            let local = block.body.iter().any(|s| s.result == *arg);
            if let Some(item) = self.meaning(arg).filter(|_| !local).and_then(&pick)
                && !found.contains(&item)
            {
                found.push(item);
            }
        }
        found
    }
}

impl Meaning<'_> {
    /// The type of the parameter it becomes; `None` for scalars and numbers, which are ops.
    pub fn ty(&self) -> Option<Type> {
        match self {
            Meaning::Carried(c) => Some(Type::f32(dims(&c.shape))),
            Meaning::Weight(w) => Some(w.ty()),
            Meaning::State(s) => Some(s.ty()),
            Meaning::Table(t) => Some(Type::f32(vec![Dim::sym(ROWS), t.pairs.dim.clone()])),
            Meaning::Row(RowColumn::Wanted) => Some(Type::tensor(DType::I32, vec![Dim::sym(WANTED)])),
            Meaning::Row(_) => Some(Type::tensor(DType::I32, vec![Dim::sym(ROWS)])),
            Meaning::Scalar(_) | Meaning::Number(_) => None,
        }
    }
}

fn dims(sizes: &[Size]) -> Vec<Dim> {
    sizes.iter().map(|s| s.dim.clone()).collect()
}

fn number(text: &str) -> Option<f32> {
    let first = text.strip_prefix('-').unwrap_or(text).chars().next()?;
    if !first.is_ascii_digit() {
        return None;
    }
    text.parse().ok().filter(|v: &f32| v.is_finite())
}
