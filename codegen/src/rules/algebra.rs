//! Equations of arithmetic that leave fewer ops.

use super::{Class::*, Condition::*, Rule};

pub fn rules() -> Vec<Rule> {
    vec![
        // x · 1 = x
        Rule::new("mul one", Exact, "(mul ?a const:1)", "?a", Unstored),
        Rule::new("one mul", Exact, "(mul const:1 ?a)", "?a", Unstored),
        // x / 1 = x
        Rule::new("div one", Exact, "(div ?a const:1)", "?a", Unstored),
        // x − 0 = x (and not x + 0, which makes +0 of −0)
        Rule::new("sub zero", Exact, "(sub ?a const:0)", "?a", Unstored),
        // −(−x) = x
        Rule::new("neg neg", Exact, "(neg (neg ?a))", "?a", Unstored),
        // x + (−y) = x − y
        Rule::new("add neg", Exact, "(add ?a (neg ?b))", "(sub ?a ?b)", Always),
        // x − (−y) = x + y
        Rule::new("sub neg", Exact, "(sub ?a (neg ?b))", "(add ?a ?b)", Always),
        // |−x| = |x|
        Rule::new("abs neg", Exact, "(abs (neg ?a))", "(abs ?a)", Always),
        // max(x, x) = x
        Rule::new("max same", Exact, "(max ?a ?a)", "?a", Unstored),
        // min(x, x) = x
        Rule::new("min same", Exact, "(min ?a ?a)", "?a", Unstored),
        // 1 / sqrt(x) = rsqrt(x)
        Rule::new("recip sqrt", Rounding, "(recip (sqrt ?a))", "(rsqrt ?a)", Always),
        Rule::new("div sqrt", Rounding, "(div ?a (sqrt ?b))", "(mul ?a (rsqrt ?b))", Always),
        // x · (1 / y) = x / y
        Rule::new("mul recip", Rounding, "(mul ?a (recip ?b))", "(div ?a ?b)", Always),
        // a view that keeps the shape is no view
        Rule::new("same reshape", Exact, "({reshape} ?a)", "?a", SameType),
        Rule::new("whole slice", Exact, "({slice} ?a)", "?a", SameType),
        // storing what is stored stores nothing
        Rule::new("mat mat", Exact, "(mat (mat ?a))", "(mat ?a)", Always),
    ]
}
