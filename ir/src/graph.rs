//! The tensor level: functions over values, no loops. Fusing and scheduling annotate a graph with groups.
//!
//! Text form (`text/`), one value a line, the type always printed, numbering canonical:
//!
//! ```text
//! func @mlp(input %x: f32[n, H], weight %up: stored[I, H], table %rope.cos: f32[n, r2]) -> f32[n, I] {
//!   %0 = matmul %x, %up : f32[n, I]
//!   %1 = slice %0 axis=1 start=0 len=2*hd : f32[n, 2*hd]
//!   return %1
//! }
//! ```

use crate::entity::EntityVec;
use crate::ops::{Op, Type};
use crate::schedule::Schedule;
use serde::{Deserialize, Serialize};

crate::entity! {
    /// A value of a graph: a parameter or the result of an op.
    Value = "%",
    /// A fusion group: what one launch computes.
    Group = "group",
}

/// What a parameter is bound to when a step runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// An activation handed from the block before (or a constant input of tests).
    Input,
    /// A tensor of the checkpoint, by the spec's weight name.
    Weight,
    /// A state of the layer, by the spec's state name.
    State,
    /// A column of the step's row table: `token`: i32[n], `position`: i32[n], `wanted`: i32[m].
    Row,
    /// A table made by the runtime for each step's positions: `rope.cos`: f32[n, r2].
    Table,
}

impl Role {
    pub const ALL: [Role; 5] = [Role::Input, Role::Weight, Role::State, Role::Row, Role::Table];
    pub fn name(self) -> &'static str {
        match self {
            Role::Input => "input",
            Role::Weight => "weight",
            Role::State => "state",
            Role::Row => "row",
            Role::Table => "table",
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Param {
    pub role: Role,
    /// Letters, digits, `_` and `.`; the first is a letter or `_` (so that it never looks like a numbered value).
    pub name: String,
}

#[derive(Clone, PartialEq, Debug)]
pub enum ValueDef {
    Param(Param),
    Op { op: Op, args: Vec<Value> },
}

#[derive(Clone, PartialEq, Debug)]
pub struct ValueData {
    pub def: ValueDef,
    pub ty: Type,
}

/// One launch: the values it computes, in order; `roots` are stored, the others live only inside the kernel.
#[derive(Clone, PartialEq, Debug)]
pub struct GroupData {
    pub roots: Vec<Value>,
    pub members: Vec<Value>,
    pub schedule: Option<Schedule>,
}

/// A function. Parameters come first among the values; an op's arguments come before it.
#[derive(Clone, PartialEq, Debug)]
pub struct Graph {
    pub name: String,
    pub values: EntityVec<Value, ValueData>,
    pub outputs: Vec<Value>,
    /// Empty until fused.
    pub groups: EntityVec<Group, GroupData>,
}

impl Graph {
    pub fn new(name: impl Into<String>) -> Graph {
        Graph { name: name.into(), values: EntityVec::new(), outputs: Vec::new(), groups: EntityVec::new() }
    }

    pub fn param(&mut self, role: Role, name: impl Into<String>, ty: Type) -> Value {
        self.values.push(ValueData { def: ValueDef::Param(Param { role, name: name.into() }), ty })
    }

    /// Adds an op; its type comes from the type rule.
    pub fn op(&mut self, op: Op, args: &[Value]) -> Result<Value, String> {
        let types: Vec<&Type> = args.iter().map(|a| &self.values[*a].ty).collect();
        let ty = crate::infer::infer(&op, &types)?;
        Ok(self.values.push(ValueData { def: ValueDef::Op { op, args: args.to_vec() }, ty }))
    }

    pub fn ty(&self, value: Value) -> &Type {
        &self.values[value].ty
    }

    pub fn args(&self, value: Value) -> &[Value] {
        match &self.values[value].def {
            ValueDef::Param(_) => &[],
            ValueDef::Op { args, .. } => args,
        }
    }

    pub fn as_op(&self, value: Value) -> Option<(&Op, &[Value])> {
        match &self.values[value].def {
            ValueDef::Param(_) => None,
            ValueDef::Op { op, args } => Some((op, args)),
        }
    }

    pub fn as_param(&self, value: Value) -> Option<&Param> {
        match &self.values[value].def {
            ValueDef::Param(param) => Some(param),
            ValueDef::Op { .. } => None,
        }
    }

    pub fn params(&self) -> impl Iterator<Item = (Value, &Param, &Type)> {
        self.values.iter().filter_map(|(v, data)| match &data.def {
            ValueDef::Param(param) => Some((v, param, &data.ty)),
            ValueDef::Op { .. } => None,
        })
    }
}
