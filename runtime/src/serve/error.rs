//! Refusals as HTTP clients expect them: OpenAI's envelope, and Anthropic's.
//!
//! Promises: a message says what is wrong and what to do, and never shows a path, an address or
//! another request's text; what only the operator should see goes to stderr instead.

use super::fields::plain;
use crate::engine::EngineError;
use crate::schedule::{JobError, Refused};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// One refusal or failure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiError {
    pub status: StatusCode,
    pub kind: &'static str,
    pub message: String,
    /// The request field at fault, dotted and indexed (`messages[2].content`).
    pub param: Option<String>,
    pub code: Option<&'static str>,
    /// Seconds after which a retry may help (`Retry-After`).
    pub retry_after: Option<u32>,
    /// Token counts of a prompt that is too long: (prompt, context).
    pub tokens: Option<(usize, u32)>,
}

impl ApiError {
    fn new(status: StatusCode, kind: &'static str, message: impl Into<String>) -> Self {
        let (param, code, retry_after, tokens) = (None, None, None, None);
        ApiError { status, kind, message: message.into(), param, code, retry_after, tokens }
    }

    /// 400 without a field: the body as a whole is at fault.
    pub fn bad_request(message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "invalid_request_error", message)
    }

    /// 400 for a field's value; the message is prefixed with the field's name.
    pub fn invalid(param: impl Into<String>, what: impl std::fmt::Display) -> Self {
        let param = param.into();
        let mut e = Self::bad_request(format!("`{param}` {what}"));
        e.param = Some(param);
        e.code = Some("invalid_value");
        e
    }

    /// 400 for a field that would change the answer and that this server does not act on.
    pub fn unsupported(param: impl Into<String>) -> Self {
        let param = param.into();
        let mut e = Self::bad_request(format!(
            "`{param}` is not supported by this server and would change the answer; remove it"
        ));
        e.param = Some(param);
        e.code = Some("unsupported_parameter");
        e
    }

    /// 400 for a field that this model, for a reason of its own, cannot act on.
    pub fn impossible(param: &str, why: &str) -> Self {
        let mut e = Self::bad_request(format!("`{param}` cannot be used: {why}; remove it, or serve another model"));
        e.param = Some(param.to_owned());
        e.code = Some("unsupported_parameter");
        e
    }

    /// 400 for a prompt or a limit that the context cannot hold.
    pub fn too_long(param: &str, message: String, prompt: usize, context: u32) -> Self {
        let mut e = Self::bad_request(message);
        e.param = Some(param.to_owned());
        e.code = Some("context_length_exceeded");
        e.tokens = Some((prompt, context));
        e
    }

    pub fn forbidden(message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, "permission_error", message)
    }

    pub fn unauthorized() -> Self {
        let message = "a key is needed: `Authorization: Bearer KEY` or `x-api-key: KEY`";
        let mut e = Self::new(StatusCode::UNAUTHORIZED, "authentication_error", message);
        e.code = Some("invalid_api_key");
        e
    }

    pub fn not_found(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found_error", message)
    }

    pub fn unknown_model(asked: &str, served: &str) -> Self {
        let shown = plain(asked, 128);
        let mut e = Self::not_found(format!("no model `{shown}` here; this server has `{served}`"));
        e.param = Some("model".to_owned());
        e.code = Some("model_not_found");
        e
    }

    /// 404: never there, deleted, forgotten, or another's.
    pub fn unknown_response(id: &str) -> Self {
        let mut e = Self::not_found(format!("no response `{}` is kept here", plain(id, 128)));
        e.code = Some("response_not_found");
        e
    }

    /// 501: a known route that this server does not have.
    pub fn not_offered(message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_IMPLEMENTED, "not_supported_error", message)
    }

    /// A refusal by a bare status: method, content type, sizes, deadlines.
    pub fn refused(status: StatusCode, message: impl Into<String>) -> Self {
        Self::new(status, "invalid_request_error", message)
    }

    pub fn queue_full(waiting: usize) -> Self {
        let message = format!("{waiting} requests are waiting already; retry later");
        let mut e = Self::new(StatusCode::TOO_MANY_REQUESTS, "rate_limit_error", message);
        e.code = Some("queue_full");
        e.retry_after = Some(1);
        e
    }

    pub fn unavailable(message: impl Into<String>) -> Self {
        let mut e = Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable_error", message);
        e.retry_after = Some(5);
        e
    }

    /// 500: our fault. `message` must not carry details of the machine.
    pub fn internal(message: impl Into<String>) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "server_error", message)
    }

    /// 500: a panic that was caught.
    pub fn panicked() -> Self {
        Self::internal("this request made the server panic; please report it")
    }

    /// The JSON body in OpenAI's form, also sent as an event when a stream has begun.
    pub fn body(&self) -> Value {
        let mut error = json!({
            "message": self.message,
            "type": self.kind,
            "param": self.param,
            "code": self.code,
        });
        if let Some((prompt, context)) = self.tokens {
            error["n_prompt_tokens"] = json!(prompt);
            error["n_ctx"] = json!(context);
        }
        json!({ "error": error })
    }

    /// The JSON body in Anthropic's form.
    pub fn anthropic_body(&self, request_id: Option<&str>) -> Value {
        let kind = match self.status.as_u16() {
            401 => "authentication_error",
            403 => "permission_error",
            404 => "not_found_error",
            408 => "timeout_error",
            413 => "request_too_large",
            429 => "rate_limit_error",
            503 => "overloaded_error",
            400..500 => "invalid_request_error",
            _ => "api_error",
        };
        let error = json!({ "type": kind, "message": self.message });
        json!({ "type": "error", "error": error, "request_id": request_id })
    }

    pub fn anthropic_response(&self, request_id: &str) -> Response {
        self.response(self.anthropic_body(Some(request_id)))
    }

    fn response(&self, body: Value) -> Response {
        let mut response = (self.status, axum::Json(body)).into_response();
        let headers = response.headers_mut();
        if let Some(seconds) = self.retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.status == StatusCode::INTERNAL_SERVER_ERROR {
            // Sampling is a function of the request: the same request fails the same way.
            headers.insert("x-should-retry", HeaderValue::from_static("false"));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

impl From<Refused> for ApiError {
    fn from(e: Refused) -> Self {
        match e {
            Refused::TooLong { prompt, limit, .. } => ApiError::too_long("max_tokens", e.to_string(), prompt, limit),
            Refused::Full { waiting } => ApiError::queue_full(waiting),
            Refused::Draining => ApiError::unavailable(e.to_string()),
        }
    }
}

impl From<JobError> for ApiError {
    fn from(e: JobError) -> Self {
        match e {
            JobError::ShuttingDown | JobError::WaitedTooLong(_) => ApiError::unavailable(e.to_string()),
            JobError::Engine(EngineError::TooLong { wanted, limit }) => {
                ApiError::too_long("max_tokens", e.to_string(), wanted as usize, limit)
            }
            JobError::Engine(EngineError::NoRoom { .. }) => ApiError::unavailable(e.to_string()),
            JobError::Engine(e) => {
                eprintln!("error: {e}");
                ApiError::internal("the model could not be run; the server's log says why")
            }
            // The grammar is the client's, and known to be too much only where the reply came to.
            JobError::Constraint(_) => ApiError::bad_request(e.to_string()),
            JobError::Sample(_) | JobError::Panic => ApiError::internal(e.to_string()),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.response(self.body());
        // The guard knows whether the client speaks Anthropic's form.
        response.extensions_mut().insert(self);
        response
    }
}
