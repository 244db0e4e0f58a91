//! Launches side by side that become one: products of one x, the two stores in front of attention, the choice of a row and
//! what is computed by it.
//!
//! mat(a), mat(b) = part 0, part 1 of mat(both(a, b)); a third joins two, and so on.

use super::{Class::*, Condition::*, Rule};

/// Most products that one launch joins.
const MOST: usize = 6;

pub fn rules() -> Vec<Rule> {
    let mut rules = vec![
        Rule::new(
            "join products of one input",
            Exact,
            "?p0 = (mat ?a), ?p1 = (mat ?b)",
            "?t = (mat (both ?a ?b)), ?p0 = (part:0 ?t), ?p1 = (part:1 ?t)",
            SameInput,
        ),
        Rule::new(
            "join stores of one attention",
            Exact,
            "?o = ({attention} ?q ?p0 ?p1), ?p0 = (mat ?a), ?p1 = (mat ?b)",
            "?t = (mat (both ?a ?b)), ?p0 = (part:0 ?t), ?p1 = (part:1 ?t)",
            Stores,
        ),
        Rule::new(
            "join choice and weights",
            Exact,
            "?p0 = (mat ({top_k} ?a)), ?p1 = (mat ?b)",
            "?t = (mat (both ({top_k} ?a) ?b)), ?p0 = (part:0 ?t), ?p1 = (part:1 ?t)",
            Chooses,
        ),
    ];
    rules.extend((2..MOST).map(one_more));
    rules
}

/// The rule that puts one more product behind `count` joined ones.
fn one_more(count: usize) -> Rule {
    let names: Vec<String> = ('a'..='z').take(count + 1).map(|c| format!("?{c}")).collect();
    let parts = |tuple: &str| (0..count).map(|i| format!("?p{i} = (part:{i} {tuple})")).collect::<Vec<_>>().join(", ");
    Rule::new(
        &format!("join product {} of one input", count + 1),
        Exact,
        &format!("?s = (mat (both {})), {}, ?p{count} = (mat {})", names[..count].join(" "), parts("?s"), names[count]),
        &format!("?t = (mat (both {})), {}, ?p{count} = (part:{count} ?t)", names.join(" "), parts("?t")),
        SameInput,
    )
}
