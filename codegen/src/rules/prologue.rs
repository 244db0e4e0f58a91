//! Row functions computed where an anchor reads them: a norm in front of a matmul, norm and rope in front of attention
//! and of the key store, l2 norms and gates in front of the delta scan.

use super::{Class::*, Condition::*, Rule};

pub fn rules() -> Vec<Rule> {
    vec![
        // matmul(mat x, w) = matmul(x, w)
        Rule::new("matmul of unstored", Exact, "(matmul @a ?w)", "(matmul @a ?w)", Always),
        // attention(mat q, k, v) = attention(q, k, v)
        Rule::new("attention of unstored query", Exact, "({attention} @a ?k ?v)", "({attention} @a ?k ?v)", Always),
        // kv_store(cache, mat x) = kv_store(cache, x)
        Rule::new("store of unstored", Exact, "(kv_store ?c @a)", "(kv_store ?c @a)", Always),
        // conv_scan(mat x, w, tail) = conv_scan(x, w, tail)
        Rule::new("conv of unstored", Exact, "(conv_scan @a ?w ?s)", "(conv_scan @a ?w ?s)", Always),
        // delta_scan(mat q, k, v, g, beta, S) = delta_scan(q, k, v, g, beta, S), and for each other operand
        Rule::new(
            "delta of unstored query",
            Exact,
            "(delta_scan @a ?k ?v ?g ?b ?s)",
            "(delta_scan @a ?k ?v ?g ?b ?s)",
            Always,
        ),
        Rule::new(
            "delta of unstored key",
            Exact,
            "(delta_scan ?q @a ?v ?g ?b ?s)",
            "(delta_scan ?q @a ?v ?g ?b ?s)",
            Always,
        ),
        Rule::new(
            "delta of unstored value",
            Exact,
            "(delta_scan ?q ?k @a ?g ?b ?s)",
            "(delta_scan ?q ?k @a ?g ?b ?s)",
            Always,
        ),
        Rule::new(
            "delta of unstored decay",
            Exact,
            "(delta_scan ?q ?k ?v @a ?b ?s)",
            "(delta_scan ?q ?k ?v @a ?b ?s)",
            Always,
        ),
        Rule::new(
            "delta of unstored beta",
            Exact,
            "(delta_scan ?q ?k ?v ?g @a ?s)",
            "(delta_scan ?q ?k ?v ?g @a ?s)",
            Always,
        ),
    ]
}
