//! The routes.
//!
//! Promises: whatever a request can get wrong is answered with its status before a stream opens;
//! a streamed reply and a whole one come from the same events.

use super::Server;
use super::error::ApiError;
use super::guard::{guard, json_body};
use super::reply::{Collector, Dialect, Envelope, Event};
use super::request::{self, Common, Prompt};
use crate::dialogue::DialogueError;
use crate::sample::{Sampler, seed_from_prompt};
use crate::schedule::{self, Job};
use crate::text::TextStart;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::sse::{self, KeepAlive, Sse};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures::{Stream, StreamExt, stream};
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio_stream::wrappers::UnboundedReceiverStream;

const PING: Duration = Duration::from_secs(15);

/// All routes, with and without `/v1`.
pub fn router(server: Arc<Server>) -> Router {
    let api = Router::new()
        .route("/chat/completions", post(chat))
        .route("/completions", post(completion))
        .route("/models", get(models))
        .route("/models/{*id}", get(model))
        .route("/health", get(health));
    Router::new()
        .route("/", get(page))
        .nest("/v1", api.clone())
        .merge(api)
        .fallback(async || {
            ApiError::not_found("no such route; see /v1/chat/completions, /v1/completions, /v1/models and /health")
        })
        .method_not_allowed_fallback(async || {
            ApiError::refused(StatusCode::METHOD_NOT_ALLOWED, "this route does not take this method")
        })
        .layer(axum::middleware::from_fn_with_state(server.clone(), guard))
        .with_state(server)
}

async fn page() -> impl IntoResponse {
    const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
                          connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    ([(header::CONTENT_SECURITY_POLICY, POLICY), (header::CACHE_CONTROL, "no-cache")], Html(include_str!("page.html")))
}

async fn health(State(server): State<Arc<Server>>) -> Response {
    let stats = server.scheduler.snapshot();
    let (status, word) = match stats.draining {
        true => (StatusCode::SERVICE_UNAVAILABLE, "draining"),
        false => (StatusCode::OK, "ok"),
    };
    (status, Json(json!({ "status": word, "requests": stats.counters }))).into_response()
}

async fn models(State(server): State<Arc<Server>>) -> Json<Value> {
    let id = &server.name;
    Json(json!({
        "object": "list",
        "data": [model_body(&server)],
        "has_more": false,
        "first_id": id,
        "last_id": id,
    }))
}

async fn model(State(server): State<Arc<Server>>, Path(id): Path<String>) -> Result<Json<Value>, ApiError> {
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
        "max_model_len": server.context,
        "type": "model",
        "display_name": server.name,
        "created_at": rfc3339(server.created),
        "chat": server.dialogue.has_chat(),
    })
}

async fn chat(State(server): State<Arc<Server>>, headers: HeaderMap, body: Body) -> Result<Response, ApiError> {
    let body = request::parse_body(&json_body(&headers, body).await?)?;
    let request = request::chat(&body)?;
    server.check_model(request.common.model.as_deref())?;
    let dialogue = server.dialogue.clone();
    let (messages, variables) = (request.messages, request.variables);
    let prompt = off_the_runtime(move || dialogue.encode_chat(&messages, &variables))
        .await?
        .map_err(|e| text_refusal("messages", e))?;
    run(&server, Dialect::Chat, "messages", prompt, request.common).await
}

async fn completion(State(server): State<Arc<Server>>, headers: HeaderMap, body: Body) -> Result<Response, ApiError> {
    let body = request::parse_body(&json_body(&headers, body).await?)?;
    let request = request::completion(&body)?;
    server.check_model(request.common.model.as_deref())?;
    let prompt = match request.prompt {
        Prompt::Text(text) => {
            let dialogue = server.dialogue.clone();
            off_the_runtime(move || dialogue.encode_prompt(&text)).await?.map_err(|e| text_refusal("prompt", e))?
        }
        Prompt::Tokens(ids) => {
            if let Some(i) = ids.iter().position(|id| *id as usize >= server.vocab_size) {
                let what = format!("is {}, outside the vocabulary of {}", ids[i], server.vocab_size);
                return Err(ApiError::invalid(format!("prompt[{i}]"), what));
            }
            ids
        }
    };
    run(&server, Dialect::Completion, "prompt", prompt, request.common).await
}

/// Long texts take a while to encode; a panic in a tokenizer or a template fails the request.
async fn off_the_runtime<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
    tokio::task::spawn_blocking(work)
        .await
        .map_err(|_| ApiError::internal("encoding this text made the server panic; please report it"))
}

fn text_refusal(param: &str, e: DialogueError) -> ApiError {
    match e {
        DialogueError::NoTemplate | DialogueError::Refused(_) => {
            ApiError::invalid(param, format!("cannot be used: {e}"))
        }
        DialogueError::Broken(what) => {
            eprintln!("error: {what}");
            ApiError::internal("the text could not be encoded; the server's log says why")
        }
    }
}

async fn run(
    server: &Arc<Server>,
    dialect: Dialect,
    prompt_field: &str,
    prompt: Vec<u32>,
    common: Common,
) -> Result<Response, ApiError> {
    let max_tokens = server.limit(prompt_field, prompt.len(), &common)?;
    let (seed, written) = match common.seed {
        Some(seed) => (seed.bits, seed.written),
        None => {
            let seed = seed_from_prompt(&prompt);
            (seed, Value::from(seed))
        }
    };
    let defaults = &server.defaults;
    let sampler = Sampler {
        temperature: common.temperature.unwrap_or(defaults.temperature),
        top_p: common.top_p.unwrap_or(defaults.top_p),
        top_k: common.top_k.unwrap_or(defaults.top_k),
        min_p: common.min_p.unwrap_or(defaults.min_p),
        seed,
    };
    let envelope = Envelope {
        dialect,
        id: server.new_id(match dialect {
            Dialect::Chat => "chatcmpl-",
            Dialect::Completion => "cmpl-",
        }),
        created: super::now(),
        model: server.name.clone(),
        fingerprint: server.fingerprint.clone(),
        prompt_tokens: prompt.len(),
        seed: written,
        include_usage: common.include_usage,
    };
    let end_tokens = if common.ignore_eos { Vec::new() } else { server.dialogue.end_ids().to_vec() };
    let start = match dialect {
        Dialect::Chat => TextStart::Beginning,
        Dialect::Completion => TextStart::Continuation,
    };
    let text = server.dialogue.reply(start, &common.stop);
    let mut received = server.scheduler.submit(Job { sampler, end_tokens, ..Job::new(prompt, max_tokens, text) })?;
    // The status is not sent before the job has its place: what fails until then has its own.
    let first = match received.recv().await {
        Some(schedule::Event::Failed(e)) => return Err(e.into()),
        Some(first) => first,
        None => return Err(ApiError::unavailable("the server is shutting down")),
    };
    if common.stream {
        Ok(stream_response(envelope, first, received))
    } else {
        whole_response(envelope, received).await
    }
}

fn stream_response(
    envelope: Envelope,
    first: schedule::Event,
    received: UnboundedReceiver<schedule::Event>,
) -> Response {
    let events = stream::iter([first]).chain(UnboundedReceiverStream::new(received));
    let body = Sse::new(sse_events(envelope, events)).keep_alive(KeepAlive::new().interval(PING).text("ping"));
    ([("x-accel-buffering", "no")], body).into_response()
}

fn sse_events(
    envelope: Envelope,
    events: impl Stream<Item = schedule::Event>,
) -> impl Stream<Item = Result<sse::Event, Infallible>> {
    let mut collector = Collector::default();
    let frames = events.flat_map(move |event| {
        stream::iter(collector.take(event).map(|event| envelope.frames(event)).unwrap_or_default())
    });
    frames.map(|data| Ok(sse::Event::default().data(data)))
}

async fn whole_response(
    envelope: Envelope,
    mut received: UnboundedReceiver<schedule::Event>,
) -> Result<Response, ApiError> {
    let (mut text, mut collector) = (String::new(), Collector::default());
    while let Some(event) = received.recv().await {
        match collector.take(event) {
            None | Some(Event::Started) => {}
            Some(Event::Text(piece)) => text.push_str(&piece),
            Some(Event::Done(reply)) => return Ok(Json(envelope.whole(&text, &reply)).into_response()),
            Some(Event::Failed(e)) => return Err(e),
        }
    }
    Err(ApiError::internal("the generation ended without a reply"))
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
