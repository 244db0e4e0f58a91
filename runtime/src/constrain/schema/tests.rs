use super::*;

#[track_caller]
fn refused(schema: Value, pointer: &str, said: &str) {
    let error = enforceable_at(&schema, "").expect_err("accepted");
    assert_eq!(error.pointer, pointer, "{error}");
    assert!(error.what.contains(said), "{error}");
}

#[test]
fn what_cannot_be_enforced_is_named_by_its_place() {
    refused(json!({ "properties": { "a/b": { "not": {} } } }), "/properties/a~1b/not", "`not` cannot be enforced");
    refused(json!({ "items": { "uniqueItems": true } }), "/items/uniqueItems", "cannot be enforced");
    refused(json!({ "items": { "uniqueItems": true, "maxItems": 2 } }), "/items/uniqueItems", "cannot be enforced");
    refused(json!({ "minLenght": 3 }), "/minLenght", "is no keyword");
    refused(json!({ "type": "string", "nullable": true }), "/nullable", "add \"null\" to `type`");
    refused(json!({ "type": "text" }), "/type", "must be one of");
    refused(json!({ "format": "regex" }), "/format", "must be one of date");
    refused(json!({ "pattern": "a\\b" }), "/pattern", "word boundary");
    refused(json!({ "patternProperties": { "(": true } }), "/patternProperties/(", "without its `)`");
    refused(json!({ "enum": [] }), "/enum", "allows nothing");
    refused(json!({ "enum": ["a", "\u{0}"] }), "/enum/1", "control character");
    refused(json!({ "const": { "a": 1e300 } }), "/const/a", "too large");
    refused(json!({ "minimum": 1e300 }), "/minimum", "too large");
    refused(json!({ "multipleOf": 0 }), "/multipleOf", "above 0");
    refused(json!({ "multipleOf": 0.1234567 }), "/multipleOf", "too many digits");
    refused(json!({ "minItems": 1_000_000 }), "/minItems", "more than a reply can have");
    refused(json!({ "minItems": -1 }), "/minItems", "whole number");
    refused(json!({ "required": ["a"], "minProperties": 3 }), "/minProperties", "one more than `required`");
    refused(json!({ "items": [true], "prefixItems": [true] }), "/items", "is a list");
    refused(json!({ "$ref": "http://example.com/" }), "/$ref", "leads out of this schema");
    refused(json!({ "$ref": "#/$defs/none" }), "/$ref", "leads to nothing");
    refused(json!({ "$defs": { "a": { "if": true } }, "$ref": "#/$defs/a" }), "/$defs/a/if", "cannot be enforced");
    refused(json!({ "properties": { "a": { "$id": "x" } } }), "/properties/a/$id", "a name of its own");
    refused(json!({ "anyOf": [{ "anyOf": [] }] }), "/anyOf/0/anyOf", "not empty");
    refused(json!({ "properties": [] }), "/properties", "object of schemas");
    refused(json!({ "items": 5 }), "/items", "must be a schema");
    refused(json!(false), "", "allows nothing");
}

#[test]
fn options_are_told_apart_through_references() {
    let tagged =
        |tag: &str| json!({ "type": "object", "properties": { "kind": { "const": tag } }, "required": ["kind"] });
    let of = |one: Value, other: Value| {
        json!({ "oneOf": [{ "$ref": "#/$defs/a" }, { "$ref": "#/$defs/b" }], "$defs": { "a": one, "b": other },
                "discriminator": { "propertyName": "kind" } })
    };
    let accepted = |one: Value, other: Value| enforceable_at(&of(one, other), "").is_ok();
    assert!(accepted(tagged("a"), tagged("b")));
    assert!(!accepted(tagged("a"), tagged("a")));
    assert!(accepted(json!({ "type": "string" }), json!({ "type": ["object", "null"] })));
    assert!(!accepted(json!({ "type": "integer" }), json!({ "type": "number" })));
    assert!(accepted(json!({ "enum": [1, "x"] }), json!({ "enum": [2, "y"] })));
    assert!(!accepted(json!({ "enum": [1] }), json!({ "enum": [1.0] })));
    assert!(!accepted(json!({ "minimum": 3 }), json!({ "maximum": 2 })));
    // A property that only one of them requires may still be the other's.
    let loose = json!({ "type": "object", "properties": { "kind": { "const": "b" } } });
    assert!(accepted(tagged("a"), loose.clone()));
    assert!(!accepted(loose.clone(), json!({ "type": "object", "properties": { "kind": { "const": "a" } } })));
    let closed = json!({ "type": "object", "additionalProperties": false });
    assert!(accepted(tagged("a"), closed));
}

#[test]
fn what_says_nothing_is_dropped_and_old_drafts_are_read() {
    let rewritten = |schema: Value| enforceable_at(&schema, "").unwrap();
    let annotated = json!({ "title": "t", "$schema": "http://json-schema.org/draft-04/schema#", "x-own": 1, "type": "string",
                            "x-guidance": { "lenient": true }, "uniqueItems": false, "then": false });
    assert_eq!(rewritten(annotated), json!({ "type": "string" }));
    let old = json!({ "items": [true], "additionalItems": false, "minimum": 3, "exclusiveMinimum": true });
    assert_eq!(rewritten(old), json!({ "prefixItems": [true], "items": false, "exclusiveMinimum": 3 }));
    let escaped = json!({ "$ref": "#/$defs/a~1%25", "$defs": { "a/%": { "type": "null" } } });
    assert_eq!(rewritten(escaped), json!({ "$ref": "#/$defs/0", "$defs": { "0": { "type": "null" } } }));
    assert_eq!(rewritten(json!({ "type": ["integer", "number", "null"] })), json!({ "type": ["number", "null"] }));
    assert_eq!(rewritten(json!(true)), json!({}));
}
