//! Chains of elementwise ops, their views, and reductions: the next op computes with the value instead of reading it stored.
//! With an anchor below they make its epilogue (bias, residual, silu · up, sigmoid gate, gated norm).

use super::{Class::*, Condition::*, Rule};

pub fn rules() -> Vec<Rule> {
    vec![
        // f(mat x) = f(x)
        Rule::new("unary of unstored", Exact, "({unary} @a)", "({unary} @a)", Always),
        // f(mat x, y) = f(x, y)
        Rule::new("binary of unstored left", Exact, "({binary} @a ?b)", "({binary} @a ?b)", Always),
        Rule::new("binary of unstored right", Exact, "({binary} ?b @a)", "({binary} ?b @a)", Always),
        Rule::new("compare of unstored left", Exact, "({compare} @a ?b)", "({compare} @a ?b)", Always),
        Rule::new("compare of unstored right", Exact, "({compare} ?b @a)", "({compare} ?b @a)", Always),
        Rule::new("select by unstored", Exact, "(select @a ?b ?c)", "(select @a ?b ?c)", Always),
        Rule::new("select of unstored", Exact, "(select ?b @a ?c)", "(select ?b @a ?c)", Always),
        Rule::new("select else unstored", Exact, "(select ?b ?c @a)", "(select ?b ?c @a)", Always),
        // concat(mat x, …) = concat(x, …)
        Rule::new("concat of unstored", Exact, "({concat} .. @a ..)", "({concat} .. @a ..)", Always),
        // reduce(mat x) = reduce(x)
        Rule::new("reduce of unstored", Exact, "({reduce} @a)", "({reduce} @a)", Always),
        Rule::new("sum of unstored", Exact, "({fold_sum} @a)", "({fold_sum} @a)", Always),
        // top_k(mat x) = top_k(x)
        Rule::new("choice among unstored", Exact, "({top_k} @a)", "({top_k} @a)", Always),
        // pick(mat x, i) = pick(x, i)
        Rule::new("pick of unstored", Exact, "(pick @a ?i)", "(pick @a ?i)", Always),
        Rule::new("pick by unstored", Exact, "(pick ?x @a)", "(pick ?x @a)", Always),
    ]
}
