//! Chains of elementwise ops, views and reductions: the next op computes with the value instead of reading it stored.
//! With an anchor below they make its epilogue (bias, residual, silu · up, sigmoid gate, gated norm).

use super::{Class::*, Condition::*, Rule};

pub fn rules() -> Vec<Rule> {
    vec![
        // f(mat x) = f(x)
        Rule::new("unary of unstored", Exact, "({unary} (mat ?a))", "({unary} ?a)", Always),
        // f(mat x, y) = f(x, y)
        Rule::new("binary of unstored left", Exact, "({binary} (mat ?a) ?b)", "({binary} ?a ?b)", Always),
        Rule::new("binary of unstored right", Exact, "({binary} ?a (mat ?b))", "({binary} ?a ?b)", Always),
        Rule::new("compare of unstored left", Exact, "({compare} (mat ?a) ?b)", "({compare} ?a ?b)", Always),
        Rule::new("compare of unstored right", Exact, "({compare} ?a (mat ?b))", "({compare} ?a ?b)", Always),
        Rule::new("select by unstored", Exact, "(select (mat ?a) ?b ?c)", "(select ?a ?b ?c)", Always),
        Rule::new("select of unstored", Exact, "(select ?a (mat ?b) ?c)", "(select ?a ?b ?c)", Always),
        Rule::new("select else unstored", Exact, "(select ?a ?b (mat ?c))", "(select ?a ?b ?c)", Always),
        // view(mat x) = view(x)
        Rule::new("view of unstored", Exact, "({view} (mat ?a))", "({view} ?a)", Always),
        Rule::new("concat of unstored", Exact, "({concat} .. (mat ?a) ..)", "({concat} .. ?a ..)", Always),
        // reduce(mat x) = reduce(x)
        Rule::new("reduce of unstored", Exact, "({reduce} (mat ?a))", "({reduce} ?a)", Always),
    ]
}
