//! The routes.
//!
//! Promises: whatever a request can get wrong is answered with its status before a stream opens;
//! a streamed reply and a whole one come from the same steps.

use super::Server;
use super::dialect::chat::{self, ChatWriter};
use super::dialect::completions::{self, CompletionWriter};
use super::dialect::messages::{self, MessageWriter};
use super::dialect::responses::{self, ResponseWriter};
use super::dialect::{Frame, Writer};
use super::error::ApiError;
use super::guard::{Caller, guard, json_body};
use super::info;
use super::openapi;
use super::pages;
use super::prompt;
use super::request::{self, Request};
use super::run::{self, Envelope, Step};
use axum::body::Body;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{self, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures::stream::{BoxStream, StreamExt};
use serde_json::{Map, Value, json};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

const PING: Duration = Duration::from_secs(15);

/// All routes, with and without `/v1`.
pub fn router(server: Arc<Server>) -> Router {
    let api = Router::new()
        .route("/chat/completions", post(chat))
        .route("/completions", post(completion))
        .route("/responses", post(response))
        .route("/responses/input_tokens", post(response_tokens))
        .route("/responses/{id}", get(kept_response).delete(delete_response))
        .route("/messages", post(message))
        .route("/messages/count_tokens", post(message_tokens))
        .route("/embeddings", post(info::embeddings))
        .route("/models", get(info::models))
        .route("/models/{*id}", get(info::model))
        .route("/tokenize", post(info::tokenize))
        .route("/detokenize", post(info::detokenize))
        .route("/apply-template", post(info::apply_template))
        .route("/props", get(info::props))
        .route("/slots", get(info::slots))
        .route("/metrics", get(info::metrics))
        .route("/health", get(info::health));
    Router::new()
        .route("/", get(pages::chat))
        .route("/dashboard", get(pages::dashboard))
        .route("/openapi.json", get(async || Json(openapi::document())))
        .nest("/v1", api.clone())
        .merge(api)
        .fallback(async || ApiError::not_found("no such route; docs/api.md lists them"))
        .method_not_allowed_fallback(async || {
            ApiError::refused(StatusCode::METHOD_NOT_ALLOWED, "this route does not take this method")
        })
        .layer(axum::middleware::from_fn_with_state(server.clone(), guard))
        .with_state(server)
}

/// The object that a body holds.
///
/// # Errors
/// Whatever is wrong with it.
pub async fn object(server: &Server, headers: &HeaderMap, body: Body) -> Result<Map<String, Value>, ApiError> {
    request::parse_body(&json_body(server, headers, body).await?)
}

type Asks = (State<Arc<Server>>, Extension<Caller>, HeaderMap);

async fn chat((State(server), Extension(caller), headers): Asks, body: Body) -> Result<Response, ApiError> {
    let request = chat::read(&object(&server, &headers, body).await?, &server.facts())?;
    let (envelope, steps) = run::start(&server, &request, &caller.0, "chatcmpl-").await?;
    let pieces = server.dialogue.text().pieces().clone();
    let writer = ChatWriter::new(envelope.clone(), &request, pieces, server.reasoning_twice);
    reply(&request, &envelope, steps, Box::new(writer)).await
}

async fn completion((State(server), Extension(caller), headers): Asks, body: Body) -> Result<Response, ApiError> {
    let request = completions::read(&object(&server, &headers, body).await?, &server.facts())?;
    let (envelope, steps) = run::start(&server, &request, &caller.0, "cmpl-").await?;
    let writer = CompletionWriter::new(envelope.clone(), &request, server.dialogue.text().pieces().clone());
    reply(&request, &envelope, steps, Box::new(writer)).await
}

async fn message((State(server), Extension(caller), headers): Asks, body: Body) -> Result<Response, ApiError> {
    let request = messages::read(&object(&server, &headers, body).await?, &server.facts())?;
    let (envelope, steps) = run::start(&server, &request, &caller.0, "msg_").await?;
    reply(&request, &envelope, steps, Box::new(MessageWriter::new(envelope.clone()))).await
}

async fn response((State(server), Extension(caller), headers): Asks, body: Body) -> Result<Response, ApiError> {
    let body = object(&server, &headers, body).await?;
    let asked = responses::read(&body, &server.facts(), &server.responses, &caller.0)?;
    let request = asked.request.clone();
    let (envelope, steps) = run::start(&server, &request, &caller.0, "resp_").await?;
    let kept = asked.store.then(|| (server.responses.clone(), caller.0.to_string()));
    let writer = ResponseWriter::new(envelope.clone(), asked, kept);
    reply(&request, &envelope, steps, Box::new(writer)).await
}

async fn reply(
    request: &Request,
    envelope: &Envelope,
    steps: BoxStream<'static, Step>,
    mut writer: Box<dyn Writer>,
) -> Result<Response, ApiError> {
    if !request.stream {
        let gathered = run::gather(steps, envelope.choices()).await?;
        return Ok(Json(writer.whole(&gathered)).into_response());
    }
    let frames = steps.flat_map(move |step| futures::stream::iter(writer.frames(step)));
    let events = frames.map(|Frame { event, data }| {
        let named = event.map_or_else(sse::Event::default, |name| sse::Event::default().event(name));
        Ok::<_, Infallible>(named.data(data))
    });
    let body = Sse::new(events).keep_alive(KeepAlive::new().interval(PING).text("ping"));
    Ok(([("x-accel-buffering", "no")], body).into_response())
}

async fn message_tokens((State(server), _, headers): Asks, body: Body) -> Result<Json<Value>, ApiError> {
    let request = messages::read_unlimited(&object(&server, &headers, body).await?, &server.facts())?;
    count(&server, &request).await.map(|tokens| Json(json!({ "input_tokens": tokens })))
}

async fn response_tokens(
    (State(server), Extension(caller), headers): Asks,
    body: Body,
) -> Result<Json<Value>, ApiError> {
    let body = object(&server, &headers, body).await?;
    let asked = responses::read(&body, &server.facts(), &server.responses, &caller.0)?;
    let tokens = count(&server, &asked.request).await?;
    Ok(Json(json!({ "object": "response.input_tokens", "input_tokens": tokens })))
}

async fn count(server: &Arc<Server>, request: &Request) -> Result<usize, ApiError> {
    server.check_model(request.model.as_deref())?;
    Ok(prompt::encode(server, request).await?.iter().map(|prompt| prompt.ids.len()).sum())
}

async fn kept_response(
    State(server): State<Arc<Server>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<Json<Value>, ApiError> {
    let kept = server.responses.get(&id, &caller.0).ok_or_else(|| ApiError::unknown_response(&id))?;
    Ok(Json(kept.body.clone()))
}

async fn delete_response(
    State(server): State<Arc<Server>>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<Json<Value>, ApiError> {
    match server.responses.delete(&id, &caller.0) {
        true => Ok(Json(json!({ "id": id, "object": "response.deleted", "deleted": true }))),
        false => Err(ApiError::unknown_response(&id)),
    }
}
