//! The OpenAPI document, made of the tables that the readers use.
//!
//! For: clients that are generated, and tools that send what a document allows. Deliberately absent from it: fields
//! that are refused, and routes that answer 501.

use super::fields::{Duty, Field, Kind, Table};
use super::table;
use serde_json::{Map, Value, json};

/// A route that the document describes.
struct Route {
    method: &'static str,
    path: &'static str,
    about: &'static str,
    body: Option<(Table, &'static [&'static str])>,
    /// Its reply can be streamed.
    streams: bool,
}

const fn get(path: &'static str, about: &'static str) -> Route {
    Route { method: "get", path, about, body: None, streams: false }
}

const fn post(path: &'static str, about: &'static str, table: Table, required: &'static [&'static str]) -> Route {
    Route { method: "post", path, about, body: Some((table, required)), streams: false }
}

const fn generates(path: &'static str, about: &'static str, table: Table, required: &'static [&'static str]) -> Route {
    Route { streams: true, ..post(path, about, table, required) }
}

const ROUTES: &[Route] = &[
    generates("/v1/chat/completions", "Reply to a chat", table::CHAT, &["messages"]),
    generates("/v1/completions", "Continue texts", table::COMPLETIONS, &["prompt"]),
    generates("/v1/responses", "Reply to a conversation, OpenAI's newer form", table::RESPONSES, &["input"]),
    post("/v1/responses/input_tokens", "Count the tokens of a response's input", table::RESPONSES, &["input"]),
    get("/v1/responses/{id}", "A response that was kept"),
    Route { method: "delete", ..get("/v1/responses/{id}", "Forget a response") },
    generates(
        "/v1/messages",
        "Reply to a chat, Anthropic's form",
        table::MESSAGES,
        &["model", "max_tokens", "messages"],
    ),
    post("/v1/messages/count_tokens", "Count the tokens of a chat", table::MESSAGES, &["messages"]),
    get("/v1/models", "The model"),
    get("/v1/models/{id}", "The model"),
    post("/tokenize", "Tokens of a text or a chat", table::TOKENIZE, &[]),
    post("/detokenize", "The text of tokens", table::DETOKENIZE, &["tokens"]),
    post("/apply-template", "A chat as the model's template writes it", table::CHAT, &["messages"]),
    get("/health", "Whether new requests are taken"),
    get("/metrics", "Counts and times, in Prometheus' form"),
    get("/props", "What the server is set to"),
    get("/slots", "What runs now"),
];

/// The document.
pub fn document() -> Value {
    let mut paths = Map::new();
    for route in ROUTES {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = operation(route);
    }
    json!({
        "openapi": "3.1.0",
        "info": { "title": "tf-run serve", "version": env!("CARGO_PKG_VERSION") },
        "paths": paths,
        "components": {
            "schemas": { "Error": error_schema() },
            "securitySchemes": {
                "bearer": { "type": "http", "scheme": "bearer" },
                "key": { "type": "apiKey", "in": "header", "name": "x-api-key" },
            },
        },
    })
}

fn operation(route: &Route) -> Value {
    let json_content = |schema: Value| json!({ "application/json": { "schema": schema } });
    let mut ok = match route.path {
        "/metrics" => json!({ "text/plain": { "schema": { "type": "string" } } }),
        "/slots" => json_content(json!({ "type": "array" })),
        _ => json_content(json!({ "type": "object" })),
    };
    if route.streams {
        ok["text/event-stream"] = json!({ "schema": { "type": "string" } });
    }
    let error = json_content(json!({ "$ref": "#/components/schemas/Error" }));
    let mut operation = json!({
        "summary": route.about,
        "responses": {
            "200": { "description": "it worked", "content": ok },
            "4XX": { "description": "the request is at fault", "content": error },
            "5XX": { "description": "the server is at fault, or is not ready", "content": error },
        },
    });
    if let Some((table, required)) = route.body {
        let body = json!({ "required": true, "content": json_content(body_schema(table, required)) });
        operation["requestBody"] = body;
    }
    if route.path.contains("{id}") {
        let id =
            json!({ "name": "id", "in": "path", "required": true, "schema": { "type": "string", "minLength": 1 } });
        operation["parameters"] = json!([id]);
    }
    operation
}

fn body_schema(table: Table, required: &[&str]) -> Value {
    let fields = table.iter().copied().flatten().filter(|field| !matches!(field.duty, Duty::Refused(_)));
    let properties: Map<String, Value> = fields.map(|field| (field.name.to_owned(), field_schema(field))).collect();
    json!({ "type": "object", "properties": properties, "required": required })
}

fn field_schema(field: &Field) -> Value {
    let mut schema = match field.kind {
        Kind::Number(low, high) => json!({ "type": "number", "minimum": low, "maximum": high }),
        Kind::Integer(i64::MIN, i64::MAX) => json!({ "type": "integer" }),
        Kind::Integer(low, i64::MAX) => json!({ "type": "integer", "minimum": low }),
        Kind::Integer(low, high) => json!({ "type": "integer", "minimum": low, "maximum": high }),
        Kind::Boolean => json!({ "type": "boolean" }),
        Kind::Text => json!({ "type": "string" }),
        Kind::Words(words) => json!({ "enum": words }),
        Kind::Json(text) => serde_json::from_str(text).expect("the tables' schemas are JSON, which a test shows"),
    };
    if let Duty::Ignored = field.duty {
        schema["description"] = Value::from("taken and ignored");
    }
    schema
}

/// OpenAI's envelope or Anthropic's.
fn error_schema() -> Value {
    json!({
        "type": "object",
        "required": ["error"],
        "properties": { "error": {
            "type": "object",
            "required": ["message", "type"],
            "properties": {
                "message": { "type": "string" },
                "type": { "type": "string" },
                "param": { "type": ["string", "null"] },
                "code": { "type": ["string", "null"] },
            },
        } },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Write as _;

    /// The tables of docs/api.md.
    fn tables() -> String {
        let mut out = String::new();
        for route in ROUTES {
            // Counting reads what replying does.
            let Some((table, _)) = route.body.filter(|_| route.streams || !route.path.starts_with("/v1")) else {
                continue;
            };
            if route.path == "/apply-template" {
                continue;
            }
            let _ = writeln!(out, "\n### `{}`\n\n| field | takes |\n| --- | --- |", route.path);
            let fields = || table.iter().copied().flatten();
            for field in fields().filter(|field| matches!(field.duty, Duty::Read)) {
                let takes = match field.kind {
                    Kind::Number(low, high) => format!("a number from {low} to {high}"),
                    Kind::Integer(i64::MIN, i64::MAX) => "a whole number".to_owned(),
                    Kind::Integer(low, i64::MAX) => format!("a whole number of at least {low}"),
                    Kind::Integer(low, high) => format!("a whole number from {low} to {high}"),
                    Kind::Boolean => "true or false".to_owned(),
                    Kind::Text => "a text".to_owned(),
                    Kind::Words(words) => words.join(", "),
                    Kind::Json(_) => "see above, and /openapi.json".to_owned(),
                };
                let _ = writeln!(out, "| `{}` | {takes} |", field.name);
            }
            for (word, wanted) in [("Ignored", true), ("Refused", false)] {
                let is = |field: &&Field| match field.duty {
                    Duty::Read => false,
                    Duty::Ignored => wanted,
                    Duty::Refused(_) => !wanted,
                };
                let names: Vec<String> = fields().filter(is).map(|field| format!("`{}`", field.name)).collect();
                if !names.is_empty() {
                    let _ = writeln!(out, "\n{word}: {}.", names.join(", "));
                }
            }
        }
        out
    }

    #[test]
    fn the_page_of_the_api_is_the_tables_of_fields() {
        const BEGIN: &str = "<!-- begin fields -->\n";
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/api.md");
        let page = std::fs::read_to_string(&path).unwrap();
        let (head, _) = page.split_once(BEGIN).expect("a mark where the tables begin");
        let wanted = format!("{head}{BEGIN}{}", tables());
        if std::env::var_os("TF_BLESS").is_some() {
            std::fs::write(&path, &wanted).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap(), wanted, "TF_BLESS=1 writes the tables");
    }

    #[test]
    fn the_document_holds_every_field_once() {
        let document = document();
        for route in ROUTES {
            let Some((table, required)) = route.body else { continue };
            let schema = &document["paths"][route.path]["post"]["requestBody"]["content"]["application/json"]["schema"];
            let properties = schema["properties"].as_object().unwrap();
            let mut names: Vec<&str> = table.iter().copied().flatten().map(|field| field.name).collect();
            let refused = table.iter().copied().flatten().filter(|f| matches!(f.duty, Duty::Refused(_))).count();
            assert_eq!(properties.len(), names.len() - refused, "{}", route.path);
            names.sort_unstable();
            names.windows(2).for_each(|pair| assert_ne!(pair[0], pair[1], "{}", route.path));
            for name in required {
                assert!(properties.contains_key(*name), "{name} of {}", route.path);
            }
        }
    }
}
