//! What every request passes before its route: sizes, the Host header, a request id, and a net
//! for panics.
//!
//! Promises: a request whose `Host` is not a loopback name, the bind address or a listed name is
//! refused, so that a web page cannot reach the server through a name that it made resolve here;
//! every reply carries `x-request-id`; a panic in a handler is a 500 for that request only.

use super::Server;
use super::error::ApiError;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures::{FutureExt, StreamExt};
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

const MAX_BODY: usize = 8 << 20;
const BODY_DEADLINE: Duration = Duration::from_secs(30);
const MAX_URL: usize = 8 << 10;
const MAX_HEADER_BYTES: usize = 16 << 10;
const MAX_HEADERS: usize = 64;

/// The middleware around all routes.
pub async fn guard(State(server): State<Arc<Server>>, request: Request, next: Next) -> Response {
    let id = request_id(request.headers(), &server);
    let mut response = match check(&server, &request) {
        Ok(()) => match AssertUnwindSafe(next.run(request)).catch_unwind().await {
            Ok(response) => response,
            Err(_) => ApiError::internal("this request made the server panic; please report it").into_response(),
        },
        Err(e) => e.into_response(),
    };
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert("x-request-id", id);
    }
    response
}

fn check(server: &Server, request: &Request) -> Result<(), ApiError> {
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
    match host {
        Some(host) if host_allowed(host, server.bind_ip, &server.hosts) => Ok(()),
        Some(_) => Err(ApiError::forbidden("the Host header names neither this machine nor a listed host")),
        None => Err(ApiError::bad_request("the Host header is missing")),
    }
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
pub async fn json_body(headers: &HeaderMap, body: Body) -> Result<Vec<u8>, ApiError> {
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
    tokio::time::timeout(BODY_DEADLINE, read)
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
}
