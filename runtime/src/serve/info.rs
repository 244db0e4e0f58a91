//! What a server says of itself and of texts, without generating.
//!
//! Promises: no path, no prompt and no reply is shown; all numbers are counted by the scheduler.

use super::Server;
use super::conversation::{chat_messages, shown};
use super::dialect::completions::token_ids;
use super::error::ApiError;
use super::fields::Fields;
use super::prompt::{off_the_runtime, refusal, render};
use super::request::{self, Conversation, Ending, Prompt};
use super::routes::object;
use super::table;
use super::{dialect, tools};
use crate::text::SpecialTokens;
use axum::Json;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::Arc;

pub async fn health(State(server): State<Arc<Server>>) -> Response {
    let stats = server.scheduler.snapshot();
    let (status, word) = match stats.draining {
        true => (StatusCode::SERVICE_UNAVAILABLE, "draining"),
        false => (StatusCode::OK, "ok"),
    };
    (status, Json(json!({ "status": word, "requests": stats.counters }))).into_response()
}

pub async fn models(State(server): State<Arc<Server>>) -> Json<Value> {
    let id = &server.name;
    Json(json!({
        "object": "list",
        "data": [model_body(&server)],
        "has_more": false,
        "first_id": id,
        "last_id": id,
    }))
}

pub async fn model(State(server): State<Arc<Server>>, Path(id): Path<String>) -> Result<Json<Value>, ApiError> {
    server.check_model(Some(&id))?;
    Ok(Json(model_body(&server)))
}

/// One body for the clients of both conventions. `chat` is ours: whether there is a template.
fn model_body(server: &Server) -> Value {
    json!({
        "id": server.name,
        "object": "model",
        "created": server.created,
        "owned_by": "tensorfold",
        "aliases": server.aliases,
        "max_model_len": server.context,
        "type": "model",
        "display_name": server.name,
        "created_at": rfc3339(server.created),
        "chat": server.dialogue.has_chat(),
    })
}

/// The engine gives logits and no hidden states.
pub async fn embeddings() -> ApiError {
    ApiError::not_offered("this server makes no embeddings: its model is run for text alone")
}

/// The forms of two other servers: `content`, and `prompt` or `messages`.
pub async fn tokenize(
    State(server): State<Arc<Server>>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Value>, ApiError> {
    let body = object(&server, &headers, body).await?;
    let fields = Fields::new(&body, table::TOKENIZE, server.strict_fields)?;
    server.check_model(fields.string("model")?)?;
    let (content, prompt) = (fields.string("content")?, fields.string("prompt")?);
    let special = fields.boolean("add_special")?.unwrap_or(false);
    let special = fields.boolean("add_special_tokens")?.unwrap_or(content.is_none() || special);
    let dialogue = server.dialogue.clone();
    let ids = if fields.get("messages").is_some() {
        let (chat, tools) = conversation(&fields)?;
        let chat = server.with_template_variables(chat);
        off_the_runtime(move || dialogue.encode_rendered(&render(&dialogue, &chat, &tools)?)).await?
    } else {
        let text = content.or(prompt);
        let text = text.ok_or_else(|| ApiError::invalid("content", "is missing; send it, `prompt` or `messages`"))?;
        let text = text.to_owned();
        off_the_runtime(move || if special { dialogue.encode_prompt(&text) } else { dialogue.encode_rendered(&text) })
            .await?
    };
    let ids = ids.map_err(|e| refusal("messages", e))?;
    let pieces = server.dialogue.text().pieces();
    let shown = ids.iter().map(|id| match std::str::from_utf8(pieces.bytes(*id)) {
        Ok(text) => Value::from(text),
        Err(_) => Value::from(pieces.bytes(*id)),
    });
    let mut reply = json!({ "count": ids.len(), "max_model_len": server.context, "tokens": ids });
    if fields.boolean("with_pieces")?.unwrap_or(false) {
        let pairs = ids.iter().zip(shown).map(|(id, piece)| json!({ "id": id, "piece": piece }));
        reply["tokens"] = pairs.collect();
    } else if fields.boolean("return_token_strs")?.unwrap_or(false) {
        let texts = ids.iter().map(|id| Value::from(String::from_utf8_lossy(pieces.bytes(*id))));
        reply["token_strs"] = texts.collect();
    }
    Ok(Json(reply))
}

fn conversation(fields: &Fields<'_>) -> Result<(Conversation, Vec<Value>), ApiError> {
    let messages = shown(chat_messages(fields.map.get("messages"))?);
    let ending = match fields.boolean("add_generation_prompt")? {
        Some(false) => Ending::Closed,
        _ => Ending::Opened,
    };
    let variables = request::template_variables(fields)?;
    let tools = tools::listed_tools(fields)?.iter().map(|tool| tool.shown.clone()).collect();
    Ok((Conversation { messages, variables, ending }, tools))
}

pub async fn detokenize(
    State(server): State<Arc<Server>>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Value>, ApiError> {
    let body = object(&server, &headers, body).await?;
    let fields = Fields::new(&body, table::DETOKENIZE, server.strict_fields)?;
    server.check_model(fields.string("model")?)?;
    let list = fields.list("tokens")?.ok_or_else(|| ApiError::invalid("tokens", "is missing"))?;
    let text = match token_ids("tokens", list, server.vocab_size)? {
        Prompt::Tokens(ids) => server.dialogue.text().decode(&ids, SpecialTokens::Show),
        Prompt::Text(text) => text,
    };
    // Two servers, two names.
    Ok(Json(json!({ "content": text, "prompt": text })))
}

pub async fn apply_template(
    State(server): State<Arc<Server>>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Value>, ApiError> {
    let body = object(&server, &headers, body).await?;
    let request = dialect::chat::read(&body, &server.facts())?;
    server.check_model(request.model.as_deref())?;
    let encoded = super::prompt::encode(&server, &request).await?;
    Ok(Json(json!({ "prompt": encoded.first().map_or("", |prompt| &prompt.text) })))
}

pub async fn props(State(server): State<Arc<Server>>) -> Json<Value> {
    let defaults = &server.defaults;
    let parallel = server.scheduler.snapshot().parallel;
    Json(json!({
        "default_generation_settings": {
            "n_ctx": server.context,
            "params": {
                "temperature": defaults.temperature,
                "top_p": defaults.top_p,
                "top_k": defaults.top_k,
                "min_p": defaults.min_p,
                "max_tokens": server.max_tokens,
            },
        },
        "total_slots": parallel,
        "model_alias": server.name,
        "model_path": server.name,
        "modalities": { "vision": false, "audio": false },
        "markup": server.dialogue.markup().to_string(),
        "chat_template": server.dialogue.template_source(),
        "build_info": concat!("tensorfold-", env!("CARGO_PKG_VERSION")),
    }))
}

pub async fn slots(State(server): State<Arc<Server>>, Query(query): Query<HashMap<String, String>>) -> Response {
    let stats = server.scheduler.snapshot();
    if query.get("fail_on_no_slot").is_some_and(|v| v == "1") && stats.lanes.len() >= stats.parallel {
        return ApiError::unavailable("no slot is free").into_response();
    }
    let slot = |id: usize| match stats.lanes.get(id) {
        Some(lane) => json!({ "id": id, "n_ctx": server.context, "is_processing": true, "counts": lane }),
        None => json!({ "id": id, "n_ctx": server.context, "is_processing": false }),
    };
    Json((0..stats.parallel).map(slot).collect::<Value>()).into_response()
}

/// Prometheus' text form.
pub async fn metrics(State(server): State<Arc<Server>>) -> impl IntoResponse {
    let stats = server.scheduler.snapshot();
    let n = stats.counters;
    let seconds = |nanos: u64| nanos as f64 / 1e9;
    let rows: &[(&str, &str, &str, f64)] = &[
        ("requests_running", "gauge", "Replies that run", n.running as f64),
        ("requests_waiting", "gauge", "Requests in the queue", n.waiting as f64),
        ("requests_admitted_total", "counter", "Requests taken", n.admitted as f64),
        ("requests_finished_total", "counter", "Replies that came to their end", n.finished as f64),
        ("requests_failed_total", "counter", "Replies that failed", n.failed as f64),
        ("requests_cancelled_total", "counter", "Replies whose client left", n.cancelled as f64),
        ("requests_turned_away_total", "counter", "Requests refused because the queue was full", n.turned_away as f64),
        ("panics_total", "counter", "Panics caught", n.panics as f64),
        ("prompt_tokens_total", "counter", "Tokens of prompts that were read", n.prompt_tokens as f64),
        ("cached_tokens_total", "counter", "Tokens of prompts that were resumed instead", n.cached_tokens as f64),
        ("generation_tokens_total", "counter", "Tokens of replies", n.reply_tokens as f64),
        ("rounds_total", "counter", "Forwards", n.rounds as f64),
        ("forward_seconds_total", "counter", "Time in forwards", seconds(n.forward_ns)),
        ("outside_seconds_total", "counter", "Time in rounds outside forwards", seconds(n.outside_ns)),
        ("kept_states", "gauge", "States that prompts can be resumed from", stats.kept.states as f64),
        ("kept_tokens", "gauge", "Tokens that they hold", stats.kept.tokens as f64),
        ("slots", "gauge", "Replies that may run together", stats.parallel as f64),
    ];
    // Dashboards that were made for another server read these.
    let twins = [
        ("vllm:num_requests_running", "requests_running"),
        ("vllm:num_requests_waiting", "requests_waiting"),
        ("vllm:prompt_tokens_total", "prompt_tokens_total"),
        ("vllm:generation_tokens_total", "generation_tokens_total"),
    ];
    let mut text = String::new();
    let mut row = |name: &str, kind: &str, about: &str, value: f64| {
        let _ = write!(text, "# HELP {name} {about}.\n# TYPE {name} {kind}\n{name} {value}\n");
    };
    for (name, kind, about, value) in rows {
        row(&format!("tensorfold_{name}"), kind, about, *value);
    }
    for (twin, own) in twins {
        if let Some((_, kind, about, value)) = rows.iter().find(|(name, ..)| *name == own) {
            row(twin, kind, about, *value);
        }
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}

/// `2026-11-30T12:00:00Z`, by the civil-from-days rule of the proleptic Gregorian calendar.
fn rfc3339(seconds: u64) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153; // 0 is March
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, carry) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = year_of_era + era * 400 + carry;
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", rest / 3600, rest / 60 % 60, rest % 60)
}

#[cfg(test)]
mod tests {
    use super::rfc3339;

    #[test]
    fn dates() {
        let cases = [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_709_251_199, "2024-02-29T23:59:59Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ];
        for (seconds, want) in cases {
            assert_eq!(rfc3339(seconds), want);
        }
    }
}
