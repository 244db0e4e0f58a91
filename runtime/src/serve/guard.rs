//! What every request passes before its route: sizes, the Host and Origin headers, keys, a request id, and a net
//! for panics.
//!
//! Promises: a request whose `Host` is not a loopback name, the bind address or a listed name is
//! refused, so that a web page cannot reach the server through a name that it made resolve here; one that another
//! page's script sends is refused unless its origin is listed; where there are keys, every route wants one but
//! `/health` and the two pages, which show nothing before they have asked for one; every reply carries `x-request-id`; a panic in a handler is a 500 for that request only.

use super::Server;
use super::error::ApiError;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures::{FutureExt, StreamExt};
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

const MAX_BODY: usize = 8 << 20;
const MAX_URL: usize = 8 << 10;
const MAX_HEADER_BYTES: usize = 16 << 10;
const MAX_HEADERS: usize = 64;

/// Who asks, for the routes: a name of the key that was shown.
#[derive(Clone, Debug)]
pub struct Caller(pub Arc<str>);

/// The middleware around all routes.
pub async fn guard(State(server): State<Arc<Server>>, mut request: Request, next: Next) -> Response {
    let id = request_id(request.headers(), &server);
    let anthropic = speaks_anthropic(&request);
    let origin = request.headers().get(header::ORIGIN).cloned();
    let checked = check(&server, &request);
    let allowed = checked.is_ok();
    let mut response = match checked {
        Ok(Passed::Preflight) => preflight(),
        Ok(Passed::As(caller)) => {
            request.extensions_mut().insert(Caller(caller.into()));
            match AssertUnwindSafe(next.run(request)).catch_unwind().await {
                Ok(response) => response,
                Err(_) => ApiError::panicked().into_response(),
            }
        }
        Err(e) => e.into_response(),
    };
    if anthropic && let Some(e) = response.extensions_mut().remove::<ApiError>() {
        response = e.anthropic_response(&id);
    }
    let headers = response.headers_mut();
    if let (Some(origin), true, false) = (origin, allowed, server.origins.is_empty()) {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("x-request-id, retry-after"));
        headers.append(header::VARY, HeaderValue::from_static("origin"));
    }
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if let Ok(value) = HeaderValue::from_str(&id) {
        headers.insert("x-request-id", value.clone());
        if anthropic {
            headers.insert("request-id", value);
        }
    }
    response
}

/// What a request may do.
enum Passed {
    /// Ask whether its script may send another.
    Preflight,
    /// Go on to its route.
    As(String),
}

fn check(server: &Server, request: &Request) -> Result<Passed, ApiError> {
    if request.uri().path_and_query().is_some_and(|p| p.as_str().len() > MAX_URL) {
        return Err(ApiError::refused(StatusCode::URI_TOO_LONG, format!("the URL is longer than {MAX_URL} bytes")));
    }
    let headers = request.headers();
    let bytes: usize = headers.iter().map(|(k, v)| k.as_str().len() + v.len()).sum();
    if headers.len() > MAX_HEADERS || bytes > MAX_HEADER_BYTES {
        return Err(ApiError::refused(
            StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
            format!("more than {MAX_HEADERS} header lines or {MAX_HEADER_BYTES} bytes of them"),
        ));
    }
    let host = match headers.get(header::HOST) {
        Some(host) => host.to_str().ok(),
        None => request.uri().authority().map(|a| a.as_str()),
    };
    let host = host.ok_or_else(|| ApiError::bad_request("the Host header is missing"))?;
    if !host_allowed(host, server.bind_ip, &server.hosts) {
        return Err(ApiError::forbidden("the Host header names neither this machine nor a listed host"));
    }
    if let Some(origin) = headers.get(header::ORIGIN)
        && !origin.to_str().is_ok_and(|origin| origin_allowed(origin, host, &server.origins))
    {
        return Err(ApiError::forbidden("scripts of this origin may not use this server; see --allow-origin"));
    }
    if request.method() == Method::OPTIONS && headers.contains_key(header::ACCESS_CONTROL_REQUEST_METHOD) {
        return match server.origins.is_empty() {
            true => Err(ApiError::forbidden("scripts of other origins may not use this server; see --allow-origin")),
            false => Ok(Passed::Preflight),
        };
    }
    let open = matches!(request.uri().path(), "/" | "/dashboard" | "/health" | "/v1/health");
    match server.keys.caller(headers) {
        Some(caller) => Ok(Passed::As(caller)),
        None if open => Ok(Passed::As(String::new())),
        None => Err(ApiError::unauthorized()),
    }
}

fn preflight() -> Response {
    const ALLOWED: [(HeaderName, &str); 3] = [
        (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, HEAD, POST, DELETE"),
        (
            header::ACCESS_CONTROL_ALLOW_HEADERS,
            "authorization, content-type, x-api-key, x-request-id, anthropic-version, anthropic-beta",
        ),
        (header::ACCESS_CONTROL_MAX_AGE, "600"),
    ];
    (StatusCode::NO_CONTENT, ALLOWED).into_response()
}

/// Whether errors must have Anthropic's form.
fn speaks_anthropic(request: &Request) -> bool {
    let path = request.uri().path();
    let path = path.strip_prefix("/v1").unwrap_or(path);
    path.starts_with("/messages") || request.headers().contains_key("anthropic-version")
}

/// `bound`: the address the server listens on. Bound to all addresses, any literal address is
/// fine, for only names can be made to resolve elsewhere later.
fn host_allowed(host: &str, bound: IpAddr, listed: &[String]) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    let name = name.strip_suffix('.').unwrap_or(name);
    match name.parse::<IpAddr>() {
        Ok(ip) => ip.is_loopback() || ip == bound || bound.is_unspecified(),
        Err(_) => name.eq_ignore_ascii_case("localhost") || listed.iter().any(|l| name.eq_ignore_ascii_case(l)),
    }
}

/// A page of this server itself, or an origin on the list, where `*` is any.
fn origin_allowed(origin: &str, host: &str, listed: &[String]) -> bool {
    let own = origin.split_once("://").is_some_and(|(_, authority)| authority.eq_ignore_ascii_case(host));
    own || listed.iter().any(|l| l == "*" || l.eq_ignore_ascii_case(origin))
}

/// The client's id if it is plain, else one of ours.
fn request_id(headers: &HeaderMap, server: &Server) -> String {
    let plain = |c: u8| c.is_ascii_alphanumeric() || b"._-".contains(&c);
    match headers.get("x-request-id").and_then(|v| v.to_str().ok()) {
        Some(id) if (1..=64).contains(&id.len()) && id.bytes().all(plain) => id.to_owned(),
        _ => server.new_id("req_"),
    }
}

/// Reads the body of a JSON request.
///
/// # Errors
/// 415 for another content type, 413 past the limit, 408 past the deadline, 400 when it breaks off.
pub async fn json_body(server: &Server, headers: &HeaderMap, body: Body) -> Result<Vec<u8>, ApiError> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    if !kind.eq_ignore_ascii_case("application/json") {
        return Err(ApiError::refused(StatusCode::UNSUPPORTED_MEDIA_TYPE, "the content type must be application/json"));
    }
    let too_large =
        || ApiError::refused(StatusCode::PAYLOAD_TOO_LARGE, format!("the body is larger than {MAX_BODY} bytes"));
    let announced = headers.get(header::CONTENT_LENGTH).and_then(|v| v.to_str().ok()?.parse::<u64>().ok());
    if announced.is_some_and(|n| n > MAX_BODY as u64) {
        return Err(too_large());
    }
    let read = async {
        let mut bytes = Vec::new();
        let mut stream = body.into_data_stream();
        while let Some(piece) = stream.next().await {
            let piece = piece.map_err(|_| ApiError::bad_request("the body broke off"))?;
            if bytes.len() + piece.len() > MAX_BODY {
                return Err(too_large());
            }
            bytes.extend_from_slice(&piece);
        }
        Ok(bytes)
    };
    tokio::time::timeout(server.limits.body, read)
        .await
        .unwrap_or_else(|_| Err(ApiError::refused(StatusCode::REQUEST_TIMEOUT, "the body did not arrive in time")))
}
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts() {
        let loopback: IpAddr = [127, 0, 0, 1].into();
        let lan: IpAddr = [192, 168, 1, 5].into();
        let any: IpAddr = [0, 0, 0, 0].into();
        let listed = ["model.example".to_owned()];
        let cases = [
            ("localhost", loopback, true),
            ("LOCALHOST:8080", loopback, true),
            ("localhost.:8080", loopback, true),
            ("127.0.0.1:8080", loopback, true),
            ("127.8.9.1", loopback, true),
            ("[::1]:8080", loopback, true),
            ("model.example:1", loopback, true),
            ("evil.example", loopback, false),
            ("localhost.evil.example", loopback, false),
            ("a.localhost", loopback, false),
            ("127.0.0.1.evil.example", loopback, false),
            ("192.168.1.5", loopback, false),
            ("192.168.1.5:80", lan, true),
            ("192.168.1.6:80", lan, false),
            ("10.0.0.9:80", any, true),
            ("evil.example", any, false),
            ("[fe80::1]", any, true),
            ("", any, false),
            ("[::1", loopback, true),
        ];
        for (host, bound, allowed) in cases {
            assert_eq!(host_allowed(host, bound, &listed), allowed, "{host} on {bound}");
        }
    }

    #[test]
    fn origins() {
        let listed = ["https://app.example".to_owned()];
        let cases = [
            ("http://localhost:8080", "localhost:8080", true),
            ("http://localhost:8081", "localhost:8080", false),
            ("http://localhost", "localhost:8080", false),
            ("http://localhost.evil.example:8080", "localhost:8080", false),
            ("https://app.example", "localhost:8080", true),
            ("HTTPS://APP.example", "localhost:8080", true),
            ("https://app.example.evil.example", "localhost:8080", false),
            ("http://app.example", "localhost:8080", false),
            ("null", "localhost:8080", false),
            ("", "localhost:8080", false),
        ];
        for (origin, host, allowed) in cases {
            assert_eq!(origin_allowed(origin, host, &listed), allowed, "{origin} at {host}");
        }
        assert!(origin_allowed("null", "localhost", &["*".to_owned()]));
    }
}
