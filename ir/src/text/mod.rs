//! One text format for both levels: graphs (`func`, in `.tir` files) and kernels (`kernel`, in `.kir` files).
//!
//! Printing is canonical: values are numbered in order of definition, parameters go by name, floats print in the
//! shortest form that reads back exactly. For everything that prints, `print(parse(print(x))) == print(x)`.
//!
//! Parsing takes any text, hostile or not, in bounded space: [`MAX_TEXT`] bytes, nesting of 64, checked arithmetic of
//! dims. It resolves names and reports all bad lines; whether what was written makes sense is the verifiers' question.
//! Names of values in a text are free (`%normed`); printing renumbers them.

mod composite;
mod cursor;
mod graph;
mod kernel;
mod lex;
mod op;
mod print;

pub use composite::{Composite, CompositeParam, Line, LineArg, ParamKind, parse_composite, parse_composites};
pub use lex::MAX_TEXT;
pub use op::{LineOp, Pattern};
pub use print::{print_graph, print_graph_places, print_kernel, print_kernel_places};

use crate::diag::Diag;
use crate::graph::{Graph, Group, Value};
use crate::kernel::Kernel;
use std::collections::BTreeMap;

/// A part of a function that a fault can be at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// Name, parameters, result types, grid.
    Head,
    /// A shared array, private array, variable or tile of a kernel: its number among all of them in this order.
    Decl(u32),
    /// The line that defines a value of a graph.
    Value(Value),
    Return,
    Group(Group),
    /// A statement of a kernel, counted from 0 in the order of the text; a `for` or `if` comes before its body.
    Stmt(u32),
}

/// The line of each place, from 1.
pub type Places = BTreeMap<Place, u32>;

/// The functions of one text, with the lines they stand on.
#[derive(Clone, Debug, Default)]
pub struct Module {
    pub graphs: Vec<Graph>,
    pub kernels: Vec<Kernel>,
    /// One for each graph.
    pub graph_places: Vec<Places>,
    /// One for each kernel.
    pub kernel_places: Vec<Places>,
}

/// Reads a text of any number of functions and kernels.
pub fn parse_module(text: &str) -> Result<Module, Vec<Diag>> {
    let mut c = cursor::Cursor::new(text);
    let mut module = Module::default();
    while c.peek() != lex::Kind::End {
        c.begin();
        if c.at_word("func") {
            if let Ok((graph, places)) = graph::parse(&mut c) {
                module.graphs.push(graph);
                module.graph_places.push(places);
            }
        } else if c.at_word("kernel") {
            if let Ok((kernel, places)) = kernel::parse(&mut c) {
                module.kernels.push(kernel);
                module.kernel_places.push(places);
            }
        } else {
            c.expected("`func` or `kernel`");
            // One report is enough for whatever stands here.
            while !matches!(c.peek(), lex::Kind::End | lex::Kind::Word("func" | "kernel")) {
                c.advance();
            }
        }
    }
    if c.diags.is_empty() { Ok(module) } else { Err(c.diags) }
}

/// Reads a text of exactly one function.
pub fn parse_graph(text: &str) -> Result<Graph, Vec<Diag>> {
    let mut module = parse_module(text)?;
    match (module.graphs.pop(), module.graphs.len() + module.kernels.len()) {
        (Some(graph), 0) => Ok(graph),
        (_, _) => Err(vec![Diag::new("", 0, 0, "expected exactly one `func` in the text")]),
    }
}

/// Reads a text of exactly one kernel.
pub fn parse_kernel(text: &str) -> Result<Kernel, Vec<Diag>> {
    let mut module = parse_module(text)?;
    match (module.kernels.pop(), module.graphs.len() + module.kernels.len()) {
        (Some(kernel), 0) => Ok(kernel),
        (_, _) => Err(vec![Diag::new("", 0, 0, "expected exactly one `kernel` in the text")]),
    }
}

#[cfg(test)]
mod tests;
