//! The pages for people: a chat at `/`, and the figures of the server at `/dashboard`.
//!
//! Promises: each page is one document with its style and script inside, made of the files beside this one; nothing is
//! fetched but the server's own routes. The policy that is sent with a page allows the very style and script in it, by
//! their digests, and no other; nor may a script make markup out of text.
//!
//! Deliberately absent: a framework, a build step, cookies. A key that a reader types stays in the tab's session.

use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

const STYLE: &str = include_str!("style.css");
const KEY_DIALOG: &str = include_str!("key.html");

static CHAT: LazyLock<Page> = LazyLock::new(|| {
    Page::new(
        include_str!("chat.html"),
        &[include_str!("client.js"), include_str!("markdown.js"), include_str!("chat.js")],
    )
});

static DASHBOARD: LazyLock<Page> = LazyLock::new(|| {
    Page::new(include_str!("dashboard.html"), &[include_str!("client.js"), include_str!("dashboard.js")])
});

pub async fn chat() -> Response {
    CHAT.response()
}

pub async fn dashboard() -> Response {
    DASHBOARD.response()
}

/// A document and what it is allowed to do.
struct Page {
    html: String,
    policy: String,
}

impl Page {
    fn new(html: &str, scripts: &[&str]) -> Page {
        let script = scripts.concat();
        let policy = format!(
            "default-src 'none'; style-src '{}'; script-src '{}'; connect-src 'self'; img-src data:; base-uri 'none'; \
             form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
            source(STYLE),
            source(&script)
        );
        let html = html
            .replace("<!--style-->", &format!("<style>{STYLE}</style>"))
            .replace("<!--key-->", KEY_DIALOG)
            .replace("<!--script-->", &format!("<script>{script}</script>"));
        Page { html, policy }
    }

    fn response(&'static self) -> Response {
        let headers = [
            (header::CONTENT_SECURITY_POLICY, self.policy.as_str()),
            (header::CACHE_CONTROL, "no-cache"),
            (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (header::REFERRER_POLICY, "no-referrer"),
        ];
        (headers, Html(self.html.as_str())).into_response()
    }
}

/// How a policy names an inline style or script.
fn source(text: &str) -> String {
    format!("sha256-{}", base64(&Sha256::digest(text)))
}

/// RFC 4648, section 4.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let bits = chunk.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for i in 0..4 {
            let digit = char::from(DIGITS[(bits >> (18 - 6 * i) & 63) as usize]);
            text.push(if i <= chunk.len() { digit } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_as_policies_write_them() {
        for (bytes, want) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(base64(bytes.as_bytes()), want);
        }
        assert_eq!(source(""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    }

    /// A policy by digests allows one style and one script, without handlers or styles in attributes.
    #[test]
    fn pages_hold_what_their_policy_allows() {
        for page in [&*CHAT, &*DASHBOARD] {
            let count = |text: &str| page.html.matches(text).count();
            assert_eq!((count("<style"), count("</style"), count("<script"), count("</script")), (1, 1, 1, 1));
            assert_eq!((count("<!--"), count(" style="), count(" src="), count("innerHTML")), (0, 0, 0, 0));
            let handlers = page.html.split(" on").skip(1).filter(|rest| {
                let name = rest.split(|c: char| !c.is_ascii_lowercase()).next().unwrap_or_default();
                !name.is_empty() && rest[name.len()..].starts_with("=\"")
            });
            assert_eq!(handlers.count(), 0, "an inline handler");
        }
    }
}
