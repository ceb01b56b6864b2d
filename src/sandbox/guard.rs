//! Who is let in: only clients that mean this very server, not web pages from elsewhere.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Refuses requests for another host, which a rebound DNS name would make, and from pages of
/// another origin.
pub(super) async fn check(State(port): State<Arc<u16>>, request: Request, next: Next) -> Response {
    match complaint(request.headers(), *port) {
        Some(sentence) => (StatusCode::FORBIDDEN, sentence).into_response(),
        None => next.run(request).await,
    }
}

fn complaint(headers: &HeaderMap, port: u16) -> Option<&'static str> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let is_ours = |host: &str| {
        ["127.0.0.1", "localhost"].iter().any(|name| {
            let rest = host.strip_prefix(name);
            rest.is_some_and(|rest| rest.strip_prefix(':') == Some(&port.to_string()))
        })
    };
    if !text(header::HOST).is_some_and(is_ours) {
        return Some("This server answers only as 127.0.0.1 or localhost with its own port.");
    }
    let is_foreign = headers.contains_key(header::ORIGIN)
        && !text(header::ORIGIN).is_some_and(|o| o.strip_prefix("http://").is_some_and(is_ours));
    is_foreign.then_some("Pages from elsewhere may not use this server.")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_let_in(host: Option<&str>, origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in [(header::HOST, host), (header::ORIGIN, origin)] {
            if let Some(value) = value {
                headers.insert(name, value.parse().unwrap());
            }
        }
        complaint(&headers, 8127).is_none()
    }

    #[test]
    fn only_this_server_and_its_own_page_are_let_in() {
        assert!(is_let_in(Some("127.0.0.1:8127"), None));
        assert!(is_let_in(Some("localhost:8127"), Some("http://localhost:8127")));
        for (host, origin) in [
            (None, None),
            (Some("evil.example:8127"), None),
            (Some("127.0.0.1:8128"), None),
            (Some("127.0.0.1.evil.example:8127"), None),
            (Some("127.0.0.1"), None),
            (Some("127.0.0.1:8127"), Some("http://evil.example")),
            (Some("127.0.0.1:8127"), Some("https://127.0.0.1:8127")),
            (Some("127.0.0.1:8127"), Some("null")),
        ] {
            assert!(!is_let_in(host, origin), "{host:?} {origin:?}");
        }
    }
}
