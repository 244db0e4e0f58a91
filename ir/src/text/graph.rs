//! Reading `func @name(..) -> .. { .. }`.

use super::cursor::{Cursor, Parse, Stop};
use super::lex::{Kind, Token};
use super::op::{RawArg, op};
use super::{Place, Places};
use crate::graph::{Graph, GroupData, Role, Value, ValueData, ValueDef};
use crate::ops::Type;
use crate::schedule::Schedule;
use std::collections::HashMap;

/// Reads a function; `Stop` when its head or its end could not be read. Bad lines inside are in the cursor's faults.
pub fn parse(c: &mut Cursor<'_>) -> Parse<(Graph, Places)> {
    let mut reader = Reader { graph: Graph::new(""), places: Places::new(), names: HashMap::new() };
    let start = c.begin();
    reader.places.insert(Place::Head, start.line);
    let types = match reader.head(c) {
        Ok(types) => types,
        Err(stop) => {
            skip_function(c);
            return Err(stop);
        }
    };
    let mut returned = None;
    loop {
        let line = c.begin();
        if c.eat("}") {
            break;
        }
        if c.peek() == Kind::End {
            return Err(c.expected("`}` at the end of the function"));
        }
        let result = if c.eat_word("return") {
            returned = Some(line);
            reader.outputs(c, line, types.len())
        } else if let Kind::Word(word) = c.peek() {
            reader.group(c, word)
        } else {
            reader.line(c)
        };
        if result.is_err() {
            c.skip_line();
        }
    }
    match returned {
        None => Err(c.fault_at(start, format!("`@{}` has no `return`", reader.graph.name))),
        Some(line) => {
            for (value, ty) in reader.graph.outputs.iter().zip(&types) {
                let found = &reader.graph.values[*value].ty;
                if found != ty {
                    let message = format!("the head promises {ty}, but {found} is returned");
                    return Err(c.fault_at(line, message));
                }
            }
            Ok((reader.graph, reader.places))
        }
    }
}

/// After a head that could not be read: on to the next function.
pub fn skip_function(c: &mut Cursor<'_>) {
    while !matches!(c.peek(), Kind::End | Kind::Word("func" | "kernel")) {
        c.advance();
    }
}

struct Reader<'a> {
    graph: Graph,
    places: Places,
    names: HashMap<&'a str, Value>,
}

impl<'a> Reader<'a> {
    /// Gives the types of the results.
    fn head(&mut self, c: &mut Cursor<'a>) -> Parse<Vec<Type>> {
        c.expect_word("func")?;
        self.graph.name = c.name()?.to_string();
        c.list("(", ")", |c| self.param(c))?;
        let types = if c.eat("->") { c.items(Cursor::ty)? } else { Vec::new() };
        c.expect("{")?;
        Ok(types)
    }

    /// `weight %up: stored[I, H]`; without a role it is an input.
    fn param(&mut self, c: &mut Cursor<'a>) -> Parse<()> {
        let role = match c.peek() {
            Kind::Word(word) => match Role::ALL.into_iter().find(|r| r.name() == word) {
                Some(role) => {
                    c.advance();
                    role
                }
                None => return Err(c.expected("a role: input, weight, state, row or table")),
            },
            _ => Role::Input,
        };
        let (name, token) = c.value()?;
        if name.starts_with(|ch: char| ch.is_ascii_digit() || ch == '.') {
            return Err(c.fault_at(token, format!("the name of a parameter begins with a letter, found `%{name}`")));
        }
        c.expect(":")?;
        let ty = c.ty()?;
        let value = self.graph.param(role, name, ty);
        self.places.insert(Place::Value(value), token.line);
        self.define(c, name, token, value)
    }

    fn define(&mut self, c: &mut Cursor<'a>, name: &'a str, token: Token<'a>, value: Value) -> Parse<()> {
        match self.names.insert(name, value) {
            None => Ok(()),
            Some(_) => Err(c.fault_at(token, format!("`%{name}` is defined twice"))),
        }
    }

    fn resolve(&self, c: &mut Cursor<'a>, name: &str, token: Token<'a>) -> Parse<Value> {
        match self.names.get(name) {
            Some(value) => Ok(*value),
            None => Err(c.fault_at(token, format!("`%{name}` is not defined above"))),
        }
    }

    /// `%1 = matmul %x, %up : f32[n, I]`
    fn line(&mut self, c: &mut Cursor<'a>) -> Parse<()> {
        let (name, token) = c.value()?;
        let read = self.definition(c);
        let failed = read.is_err();
        // A bad line still defines its name, so that its users are not reported too.
        let data = read.unwrap_or(ValueData {
            def: ValueDef::Op { op: crate::ops::Op::Both, args: vec![] },
            ty: Type::f32(vec![]),
        });
        let value = self.graph.values.push(data);
        self.places.insert(Place::Value(value), token.line);
        self.define(c, name, token, value)?;
        if failed { Err(Stop) } else { Ok(()) }
    }

    fn definition(&mut self, c: &mut Cursor<'a>) -> Parse<ValueData> {
        c.expect("=")?;
        let start = c.token();
        let (op, raw) = op(c)?;
        let mut args = Vec::with_capacity(raw.len());
        for arg in raw {
            match arg {
                RawArg::Value(name, token) => args.push(self.resolve(c, name, token)?),
                RawArg::Dim(_) => return Err(c.fault_at(start, "only `call` takes dims as arguments")),
            }
        }
        let op = op.into_op().map_err(|message| c.fault_at(start, message))?;
        c.expect(":")?;
        let ty = c.ty()?;
        Ok(ValueData { def: ValueDef::Op { op, args }, ty })
    }

    fn outputs(&mut self, c: &mut Cursor<'a>, line: Token<'a>, promised: usize) -> Parse<()> {
        if self.places.insert(Place::Return, line.line).is_some() {
            return Err(c.fault_at(line, "a function has one `return`"));
        }
        if matches!(c.peek(), Kind::Value(_)) {
            self.graph.outputs = c.items(|c| {
                let (name, token) = c.value()?;
                self.resolve(c, name, token)
            })?;
        }
        if self.graph.outputs.len() != promised {
            let found = self.graph.outputs.len();
            return Err(c.fault_at(line, format!("the head promises {promised} results, but {found} are returned")));
        }
        Ok(())
    }

    /// `group0 = roots(%5) members(%3, %4, %5) lanes=64 vector=4 rows=1 cols=4 k_chunk=512`
    fn group(&mut self, c: &mut Cursor<'a>, word: &str) -> Parse<()> {
        let token = c.token();
        if word != format!("group{}", self.graph.groups.len()) {
            let next = self.graph.groups.len();
            return Err(c.expected(&format!("a value, `return`, `group{next}` or `}}`")));
        }
        c.advance();
        c.expect("=")?;
        let values = |c: &mut Cursor<'a>, word: &str| {
            c.expect_word(word)?;
            c.list("(", ")", |c| {
                let (name, token) = c.value()?;
                self.resolve(c, name, token)
            })
        };
        let roots = values(c, "roots")?;
        let members = values(c, "members")?;
        let schedule = if c.at_word("lanes") { Some(schedule(c)?) } else { None };
        let group = self.graph.groups.push(GroupData { roots, members, schedule });
        self.places.insert(Place::Group(group), token.line);
        Ok(())
    }
}

fn schedule(c: &mut Cursor<'_>) -> Parse<Schedule> {
    let field = |c: &mut Cursor<'_>, name: &str| {
        c.expect_word(name)?;
        c.expect("=")?;
        c.int::<u32>("a whole number")
    };
    let lanes = field(c, "lanes")?;
    c.expect_word("vector")?;
    c.expect("=")?;
    let vector = c.int::<u8>("a width from 1 to 255")?;
    let rows = field(c, "rows")?;
    let cols = field(c, "cols")?;
    let k_chunk = if c.at_word("k_chunk") { Some(field(c, "k_chunk")?) } else { None };
    Ok(Schedule { lanes, vector, rows, cols, k_chunk })
}
