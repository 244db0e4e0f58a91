use super::*;

fn refused(schema: Value, pointer: &str, said: &str) {
    let error = enforceable_at(&schema, "").expect_err("accepted");
    assert_eq!(error.pointer, pointer, "{error}");
    assert!(error.what.contains(said), "{error}");
}

#[test]
fn what_cannot_be_enforced_is_named_by_its_place() {
    refused(json!({ "properties": { "a/b": { "not": {} } } }), "/properties/a~1b/not", "`not` cannot be enforced");
}
