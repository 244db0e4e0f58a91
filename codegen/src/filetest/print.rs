//! `test print`: the canonical text of a function, which has to read back and print the same.

use super::{Command, Function};
use tf_ir::diag::render_all;
use tf_ir::text::{parse_graph, parse_kernel, print_graph, print_kernel};

pub fn run(function: &Function, _: &Command) -> Result<String, String> {
    let (text, again) = match function {
        Function::Graph(graph) => {
            let text = print_graph(graph);
            let again = parse_graph(&text).map(|g| print_graph(&g));
            (text, again)
        }
        Function::Kernel(kernel) => {
            let text = print_kernel(kernel);
            let again = parse_kernel(&text).map(|k| print_kernel(&k));
            (text, again)
        }
    };
    match again {
        Ok(again) if again == text => Ok(text),
        Ok(again) => Err(format!("what was printed reads back as something else\n{text}{again}")),
        Err(diags) => Err(format!("what was printed does not read back\n{}", render_all(&diags, &text))),
    }
}
