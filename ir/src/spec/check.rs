//! What is wrong inside a spec, before any checkpoint: names that nothing defines, names defined twice, parts that
//! nothing uses. Whether the blocks' ops fit together is found by `lower`, which knows the composites.

use super::markup::{ArgumentSyntax, Around, CallSyntax, MAX_MARK_BYTES, ValueStyle};
use super::{
    Absent, Block, DimDefault, Kind, Meaning, Model, Name, Otherwise, ScalarDefault, Size, Spelling, StateKind,
    WeightKind, WeightSpec,
};
use crate::diag::Diag;
use crate::shape::{ROWS, STREAMS, TABLE, WANTED, is_name};
use std::collections::{BTreeMap, BTreeSet};

/// All that is wrong, in the order of the file.
pub fn check(model: &Model) -> Vec<Diag> {
    let mut c = Checker { model, diags: Vec::new(), used: BTreeSet::new() };
    c.definitions();
    c.config();
    c.weights();
    c.states();
    for block in &model.blocks {
        c.block(block);
    }
    c.layers();
    c.markup();
    c.unused();
    c.diags.sort();
    c.diags.dedup();
    c.diags
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    Dim,
    Scalar,
    Weight,
    State,
    Table,
    Block,
}

impl What {
    fn text(self) -> &'static str {
        match self {
            What::Dim => "dim",
            What::Scalar => "scalar",
            What::Weight => "weight",
            What::State => "state",
            What::Table => "table",
            What::Block => "block",
        }
    }
}

struct Checker<'a> {
    model: &'a Model,
    diags: Vec<Diag>,
    /// What something reads.
    used: BTreeSet<(What, &'a str)>,
}

impl<'a> Checker<'a> {
    fn fault(&mut self, at: &Name, message: impl Into<String>) -> &mut Diag {
        self.diags.push(self.model.places.diag(at, message));
        self.diags.last_mut().expect("one was pushed just now")
    }

    /// A name that should be among `known`: suggests the nearest.
    fn unknown<'n>(&mut self, at: &Name, what: &str, known: impl Iterator<Item = &'n Name>) {
        let known: Vec<&str> = known.map(Name::as_str).collect();
        let near = known.iter().map(|k| (distance(k, at), *k)).min().filter(|(d, _)| *d <= 2);
        let advice = match near {
            Some((_, near)) => format!("did you mean `{near}`"),
            None if known.is_empty() => format!("the spec defines no {what}"),
            None => format!("the spec defines: {}", known.join(", ")),
        };
        self.fault(at, format!("unknown {what} `{at}`")).advice = Some(advice);
    }

    /// One namespace for everything an argument can mean, so that a name means one thing.
    fn definitions(&mut self) {
        let model = self.model;
        let mut all: Vec<(&Name, &str)> = Vec::new();
        all.extend(model.carried.iter().map(|c| (&c.name, "carried value")));
        all.extend(model.weights.iter().map(|w| (&w.name, "weight")));
        all.extend(model.states.iter().map(|s| (&s.name, "state")));
        all.extend(model.tables.iter().map(|t| (&t.name, "table")));
        all.extend(model.config.scalars.iter().map(|s| (&s.name, "scalar")));
        self.distinct(&all);
        let dims: Vec<_> = model.config.dims.iter().map(|d| (&d.name, "dim")).collect();
        self.distinct(&dims);
        let blocks: Vec<_> = model.blocks.iter().map(|b| (&b.name, "block")).collect();
        self.distinct(&blocks);
        let kinds: Vec<_> = model.layers.kinds.iter().map(|k| (&k.name, "kind of layer")).collect();
        self.distinct(&kinds);
        for table in &model.tables {
            let scalings: Vec<_> = table.scalings.iter().map(|(name, _)| (name, "scaling")).collect();
            self.distinct(&scalings);
        }
        for dim in &model.config.dims {
            if [ROWS, STREAMS, WANTED, TABLE].contains(&dim.name.as_str()) {
                self.fault(&dim.name, format!("dim `{}` belongs to the step", dim.name)).note =
                    Some("n, ns, m and np are the step's rows, streams, wanted rows and table width".into());
            }
        }
    }

    fn distinct(&mut self, names: &[(&'a Name, &str)]) {
        let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
        for (name, what) in names {
            if !is_name(name) {
                self.fault(name, format!("`{name}` cannot name a {what}")).note =
                    Some("names are a letter or `_`, then letters, digits, `_`".into());
            } else if ["token", "position", "wanted"].contains(&name.as_str()) {
                self.fault(name, format!("`{name}` is a column of the row table")).advice =
                    Some(format!("give the {what} another name"));
            }
            if let Some(before) = seen.insert(name.as_str(), what) {
                self.fault(name, format!("`{name}` is defined twice")).note = Some(format!("it is a {before} already"));
            }
        }
    }

    fn size(&mut self, size: &Size, step: bool) {
        let model = self.model;
        for sym in size.dim.syms() {
            if let Some(dim) = model.config.dims.iter().find(|d| d.name.as_str() == sym.as_ref()) {
                self.used.insert((What::Dim, &dim.name));
            } else if !(step && [ROWS, WANTED].contains(&sym.as_ref())) {
                let known: Vec<&str> = model.config.dims.iter().map(|d| d.name.as_str()).collect();
                self.fault(&size.name, format!("unknown dim `{sym}`")).advice =
                    Some(format!("the spec defines: {}", known.join(", ")));
            }
        }
    }

    fn sizes(&mut self, sizes: &[Size], step: bool) {
        sizes.iter().for_each(|s| self.size(s, step));
    }

    fn scalar(&mut self, name: &Name) {
        let scalars = &self.model.config.scalars;
        match scalars.iter().find(|s| s.name == *name) {
            Some(scalar) => drop(self.used.insert((What::Scalar, &scalar.name))),
            None => self.unknown(name, "scalar", scalars.iter().map(|s| &s.name)),
        }
    }

    fn config(&mut self) {
        let config = &self.model.config;
        for dim in &config.dims {
            match &dim.default {
                None if dim.keys.is_empty() => {
                    self.fault(&dim.name, format!("dim `{}` has neither keys nor a default", dim.name));
                }
                None => {}
                Some(DimDefault::Is(size)) => self.size(size, false),
                Some(DimDefault::Quotient(over, under)) => {
                    self.size(over, false);
                    self.size(under, false);
                }
                Some(DimDefault::Scaled(size, scalar)) => {
                    self.size(size, false);
                    self.scalar(scalar);
                }
            }
        }
        for scalar in &config.scalars {
            match &scalar.default {
                None if scalar.keys.is_empty() => {
                    self.fault(&scalar.name, format!("scalar `{}` has neither keys nor a default", scalar.name));
                }
                Some(ScalarDefault::Power(size, _)) => self.size(size, false),
                None | Some(ScalarDefault::Number(_)) => {}
            }
        }
        self.cycles();
        for holds in &config.holds {
            let (super::Holds::Multiple(a, b) | super::Holds::AtMost(a, b)) = holds;
            self.size(a, false);
            self.size(b, false);
        }
        for table in &self.model.tables {
            self.size(&table.pairs, false);
        }
        for carried in &self.model.carried {
            self.sizes(&carried.shape, true);
        }
    }

    /// Defaults that depend on themselves would leave a dim without a value.
    fn cycles(&mut self) {
        let config = &self.model.config;
        let of = |size: &Size| size.dim.syms().iter().map(|s| s.to_string()).collect::<Vec<_>>();
        let mut needs: Vec<(&Name, Vec<String>)> = Vec::new();
        for dim in &config.dims {
            needs.push((
                &dim.name,
                match &dim.default {
                    None => Vec::new(),
                    Some(DimDefault::Is(size)) => of(size),
                    Some(DimDefault::Quotient(a, b)) => [of(a), of(b)].concat(),
                    Some(DimDefault::Scaled(a, scalar)) => [of(a), vec![format!("scalar {scalar}")]].concat(),
                },
            ));
        }
        let scalar_names: Vec<String> = config.scalars.iter().map(|s| format!("scalar {}", s.name)).collect();
        let mut pending: Vec<(String, &Name, Vec<String>)> =
            needs.into_iter().map(|(name, needs)| (name.to_string(), name, needs)).collect();
        for (scalar, key) in config.scalars.iter().zip(scalar_names) {
            let needs = match &scalar.default {
                Some(ScalarDefault::Power(size, _)) => of(size),
                None | Some(ScalarDefault::Number(_)) => Vec::new(),
            };
            pending.push((key, &scalar.name, needs));
        }
        loop {
            let waiting: BTreeSet<String> = pending.iter().map(|(key, ..)| key.clone()).collect();
            let before = pending.len();
            pending.retain(|(_, _, needs)| needs.iter().any(|n| waiting.contains(n)));
            if pending.len() == before {
                break;
            }
        }
        for (_, name, _) in pending {
            self.fault(name, format!("the default of `{name}` depends on itself"));
        }
    }

    fn weights(&mut self) {
        let model = self.model;
        for weight in &model.weights {
            self.sizes(&weight.shape, false);
            for spelling in weight.spellings() {
                self.spelling(weight, &spelling);
            }
            let transformed = weight.spellings().any(|s| s.transform.is_some());
            if weight.kind == WeightKind::Matrix && (transformed || !matches!(weight.shape.len(), 2 | 3)) {
                self.fault(&weight.name, format!("weight `{}` cannot be a matrix", weight.name)).note =
                    Some("a matrix has two axes, or three for one of each expert, and no transform: it stays as the checkpoint stores it".into());
            }
            match &weight.absent {
                Absent::Required => {}
                Absent::Zeros if weight.kind == WeightKind::Matrix => {
                    self.fault(&weight.name, format!("weight `{}` is a matrix and cannot be zeros", weight.name));
                }
                Absent::Zeros => {}
                Absent::Tied { to, .. } => match model.weight(to) {
                    None => self.unknown(to, "weight", model.weights.iter().map(|w| &w.name)),
                    Some(target) => {
                        if target.ty() != weight.ty() || target.is_per_layer() != weight.is_per_layer() {
                            self.fault(to, format!("weights `{}` and `{to}` cannot be tied", weight.name)).note =
                                Some(format!("{} is {}, {to} is {}", weight.name, weight.ty(), target.ty()));
                        }
                        if matches!(target.absent, Absent::Tied { .. }) {
                            self.fault(to, format!("weight `{to}` is itself tied"));
                        }
                    }
                },
            }
        }
    }

    fn spelling(&mut self, weight: &'a WeightSpec, spelling: &Spelling<'a>) {
        self.sizes(spelling.stored.unwrap_or_default(), false);
        if spelling.tensors.is_empty() {
            self.fault(&weight.name, format!("weight `{}` has no tensor", weight.name));
        }
        if spelling.tensors.iter().any(|t| t.contains("{layer}") != weight.is_per_layer()) {
            self.fault(&weight.name, format!("some tensors of weight `{}` have `{{layer}}`", weight.name)).note =
                Some("a weight is either one of each layer or one of the model".into());
        }
        let stack = weight.shape.len() == 3;
        for tensor in spelling.tensors {
            let rest = tensor.replace("{layer}", "").replace("{model}", "");
            let rest = if stack { rest.replace("{expert}", "") } else { rest };
            if rest.contains(['{', '}']) {
                self.fault(tensor, format!("unknown placeholder in `{tensor}`")).note =
                    Some("placeholders are {layer} and {model}, and {expert} where the weight has three axes".into());
            }
        }
        if let Some(rows) = spelling.rows {
            self.size(&rows.start, false);
            self.size(&rows.of, false);
            if weight.shape.len() < 2 || spelling.stored.is_some() {
                self.fault(&weight.name, format!("weight `{}` cannot be rows of another", weight.name)).note =
                    Some("only a matrix or a stack of them can, in the shape that the graph sees".into());
            }
        }
        let count = |sizes: &[Size]| {
            sizes.iter().fold(crate::shape::Dim::constant(1), |product, size| product * size.dim.clone())
        };
        if let Some(stored) = spelling.stored
            && count(stored) != count(&weight.shape)
        {
            self.fault(&weight.name, format!("`stored` and `shape` of weight `{}` differ in size", weight.name)).note =
                Some(format!("{} and {} elements", count(stored), count(&weight.shape)));
        }
    }

    fn states(&mut self) {
        for state in &self.model.states {
            match &state.kind {
                StateKind::Pages { heads, width, .. } => {
                    self.size(heads, false);
                    self.size(width, false);
                }
                StateKind::Slots { shape } => self.sizes(shape, false),
            }
        }
    }

    fn block(&mut self, block: &'a Block) {
        let model = self.model;
        let mut local: BTreeSet<&str> = BTreeSet::new();
        for input in &block.inputs {
            match model.carried(input) {
                Some(_) => {}
                None => self.unknown(input, "carried value", model.carried.iter().map(|c| &c.name)),
            }
            local.insert(input);
        }
        for statement in &block.body {
            let a = &statement.attributes;
            for size in [&a.start, &a.len, &a.window, &a.dim, &a.k, &a.below].into_iter().flatten() {
                self.size(size, true);
            }
            self.sizes(a.shape.as_deref().unwrap_or_default(), true);
            for arg in &statement.args {
                if local.contains(arg.as_str()) {
                    continue;
                }
                match model.meaning(arg) {
                    Some(Meaning::Weight(w)) => drop(self.used.insert((What::Weight, &w.name))),
                    Some(Meaning::State(s)) => drop(self.used.insert((What::State, &s.name))),
                    Some(Meaning::Table(t)) => drop(self.used.insert((What::Table, &t.name))),
                    Some(Meaning::Scalar(s)) => drop(self.used.insert((What::Scalar, &s.name))),
                    Some(Meaning::Row(_) | Meaning::Number(_)) => {}
                    Some(Meaning::Carried(c)) => {
                        self.fault(arg, format!("block `{}` does not declare the input `{}`", block.name, c.name))
                            .advice = Some(format!("add \"{}\" to its `inputs`", c.name));
                    }
                    // A composite may take a dim here; `lower` knows.
                    None if arg.parse::<crate::shape::Dim>().is_ok_and(|d| {
                        d.syms().iter().all(|s| model.config.dims.iter().any(|d| d.name.as_str() == s.as_ref()))
                    }) => {}
                    None => {
                        let results: Vec<&Name> = block
                            .body
                            .iter()
                            .map(|s| &s.result)
                            .chain(model.weights.iter().map(|w| &w.name))
                            .chain(model.states.iter().map(|s| &s.name))
                            .chain(model.config.scalars.iter().map(|s| &s.name))
                            .collect();
                        if block.body.iter().any(|s| s.result == *arg) {
                            self.fault(arg, format!("`{arg}` is used before its line"));
                        } else {
                            self.unknown(arg, "name", results.into_iter());
                        }
                    }
                }
            }
            let result = &statement.result;
            let taken = !local.insert(result) || model.meaning(result).is_some();
            if taken {
                self.fault(result, format!("`{result}` is defined twice")).advice =
                    Some("give the result a name that nothing else in the spec has".into());
            } else if !is_name(result) {
                self.fault(result, format!("`{result}` cannot name a result"));
            }
        }
        for (carried, value) in &block.outputs {
            if model.carried(carried).is_none() {
                self.unknown(carried, "carried value", model.carried.iter().map(|c| &c.name));
            }
            if !local.contains(value.as_str()) {
                self.unknown(value, "result", block.body.iter().map(|s| &s.result));
            }
        }
        let needed: BTreeSet<&str> = block
            .body
            .iter()
            .flat_map(|s| &s.args)
            .chain(block.outputs.iter().map(|(_, v)| v))
            .map(Name::as_str)
            .collect();
        for statement in &block.body {
            let changes_state = statement.op.as_str() == "kv_store";
            if !changes_state && !needed.contains(statement.result.as_str()) {
                self.fault(&statement.result, format!("nothing uses `{}`", statement.result));
            }
        }
    }

    fn layers(&mut self) {
        let model = self.model;
        match model.config.dims.iter().find(|d| d.name == model.layers.count) {
            Some(dim) => drop(self.used.insert((What::Dim, &dim.name))),
            None => self.unknown(&model.layers.count, "dim", model.config.dims.iter().map(|d| &d.name)),
        }
        let kinds = match &model.layers.otherwise {
            Otherwise::All(kind) => vec![kind],
            Otherwise::Interval { last, others, .. } => vec![last, others],
        };
        for kind in kinds {
            if !model.layers.kinds.iter().any(|k| k.name == *kind) {
                self.unknown(kind, "kind of layer", model.layers.kinds.iter().map(|k| &k.name));
            }
        }
        let named = model.layers.kinds.iter().flat_map(|k: &Kind| k.blocks.iter().flatten());
        for name in named.chain([&model.embed, &model.head]) {
            match model.block(name) {
                Some(block) => drop(self.used.insert((What::Block, &block.name))),
                None => self.unknown(name, "block", model.blocks.iter().map(|b| &b.name)),
            }
        }
        for (end, what) in [(&model.embed, "begins"), (&model.head, "ends")] {
            let per_layer = model.block(end).map(|b| model.weights_of(b)).unwrap_or_default();
            for weight in per_layer.into_iter().filter(|w| w.is_per_layer()) {
                self.fault(end, format!("block `{end}` {what} a step and reads `{}`", weight.name)).note =
                    Some("that weight is one of each layer".into());
            }
        }
    }

    fn markup(&mut self) {
        let text = &self.model.text;
        for reasoning in &text.reasoning {
            let marks = reasoning.marks();
            marks.into_iter().for_each(|mark| self.mark(mark, true));
            if marks[0].trim() == marks[1].trim() {
                self.fault(marks[1], "reasoning begins and ends with the same mark");
            }
        }
        for style in &text.tools {
            style.marks().into_iter().for_each(|mark| self.mark(mark, false));
            style.known_by.iter().for_each(|text| self.mark(text, true));
            match (&style.call, &style.around) {
                (CallSyntax::Object { .. }, None) if style.open.is_empty() => {
                    if style.known_by.is_empty() {
                        self.fault(&style.open, "nothing in a template tells this style from others").advice =
                            Some("list in `known_by` what such a template writes".into());
                    }
                }
                _ => self.mark(&style.open, true),
            }
            if let Some((open, close)) = style.around.as_ref().map(Around::marks) {
                self.mark(open, true);
                self.mark(close, true);
            }
            match &style.call {
                CallSyntax::Object { name, arguments } => {
                    if arguments.is_empty() || arguments.contains(name) {
                        self.fault(name, "a call has no key for its arguments").advice =
                            Some("list the keys that hold them in `arguments`".into());
                    }
                }
                CallSyntax::Named { arguments: ArgumentSyntax::Tagged { key: (open, end), values }, .. } => {
                    let closes = values.iter().map(|value| &value.close);
                    for mark in [open, end, &style.close].into_iter().chain(closes) {
                        self.mark(mark, true);
                    }
                    if values.is_empty() {
                        self.fault(open, "a key has no value");
                    }
                    for (i, value) in values.iter().enumerate() {
                        let begins = |other: &ValueStyle| other.open.trim().starts_with(value.open.trim());
                        if values.iter().enumerate().any(|(j, other)| i != j && begins(other)) {
                            self.fault(&value.open, "this mark begins another value's, so they cannot be told apart");
                        }
                    }
                }
                CallSyntax::Named { arguments: ArgumentSyntax::Braced { quote }, .. } => self.mark(quote, true),
                CallSyntax::Named { arguments: ArgumentSyntax::Json, .. } => {}
            }
        }
    }

    /// A mark that readers can look for; `needed`: it says something.
    fn mark(&mut self, mark: &'a Name, needed: bool) {
        if mark.len() > MAX_MARK_BYTES {
            self.fault(mark, format!("a mark has {} bytes", mark.len())).note =
                Some(format!("a mark has at most {MAX_MARK_BYTES} bytes"));
        }
        if mark.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t')) {
            self.fault(mark, "a mark holds a control character");
        }
        if needed && mark.trim().is_empty() {
            self.fault(mark, "this mark is empty").note =
                Some("nothing but blanks begins and ends everywhere; only `close` of a call whose arguments show their own end, `after`, `open` of a value and `open` of a whole object may be empty".into());
        }
    }

    fn unused(&mut self) {
        let model = self.model;
        let mut all: Vec<(&Name, What)> = Vec::new();
        all.extend(model.weights.iter().map(|w| (&w.name, What::Weight)));
        all.extend(model.states.iter().map(|s| (&s.name, What::State)));
        all.extend(model.tables.iter().map(|t| (&t.name, What::Table)));
        all.extend(model.config.scalars.iter().map(|s| (&s.name, What::Scalar)));
        all.extend(model.config.dims.iter().map(|d| (&d.name, What::Dim)));
        all.extend(model.blocks.iter().map(|b| (&b.name, What::Block)));
        for (name, what) in all {
            if !self.used.contains(&(what, name.as_str())) {
                self.fault(name, format!("nothing uses the {} `{name}`", what.text())).advice =
                    Some("remove it".into());
            }
        }
    }
}

/// How many letters to change, add or drop between two short names.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().take(40).collect(), b.chars().take(40).collect());
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut corner = i;
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let above = row[j + 1];
            row[j + 1] = if x == y { corner } else { 1 + corner.min(above).min(row[j]) };
            corner = above;
        }
    }
    row[b.len()]
}
