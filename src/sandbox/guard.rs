//! Who is let in: only clients that mean this very server, not web pages from elsewhere.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{HeaderName, ToStrError};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Where a browser says that a request comes from, how it came about, and what it is for.
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");
const FETCH_DEST: HeaderName = HeaderName::from_static("sec-fetch-dest");

/// What lies below these is not the page.
const DOORS: [&str; 4] = ["/api", "/gateway", "/sandbox", "/attachments"];

/// Refuses requests for another host, which a rebound DNS name would make, and from pages of
/// another origin.
pub(super) async fn check(State(port): State<Arc<u16>>, request: Request, next: Next) -> Response {
    match complaint(request.method(), request.uri(), request.headers(), *port) {
        Some(sentence) => (StatusCode::FORBIDDEN, sentence).into_response(),
        None => next.run(request).await,
    }
}

/// The text of a header that may stand there once.
fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Result<Option<&'a str>, &'static str> {
    let mut values = headers.get_all(name).iter();
    let first = values.next().map(|value| value.to_str());
    if values.next().is_some() {
        return Err("A header that may stand there once stands there twice.");
    }
    first.transpose().map_err(|_: ToStrError| "A header cannot be read.")
}

fn complaint(method: &Method, uri: &Uri, headers: &HeaderMap, port: u16) -> Option<&'static str> {
    check_headers(method, uri, headers, port).err()
}

fn check_headers(
    method: &Method,
    uri: &Uri,
    headers: &HeaderMap,
    port: u16,
) -> Result<(), &'static str> {
    const STRANGER: &str = "This server answers only as 127.0.0.1 or localhost with its own port.";
    const ELSEWHERE: &str = "Pages from elsewhere may not use this server.";
    let is_ours = |host: &str| {
        ["127.0.0.1", "localhost"].iter().any(|name| {
            let rest = host.strip_prefix(name);
            rest.is_some_and(|rest| rest.strip_prefix(':') == Some(&port.to_string()))
        })
    };
    if !text(headers, &header::HOST)?.is_some_and(is_ours) {
        return Err(STRANGER);
    }
    // A whole address as the target goes before the header, so it must be ours, too.
    let is_plain = uri.scheme_str().is_none_or(|scheme| scheme == "http");
    if !is_plain || uri.authority().is_some_and(|authority| !is_ours(authority.as_str())) {
        return Err(STRANGER);
    }
    let origin = text(headers, &header::ORIGIN)?;
    if origin.is_some_and(|origin| !origin.strip_prefix("http://").is_some_and(is_ours)) {
        return Err(ELSEWHERE);
    }
    // Whoever follows a link to the page, or types its address, may; a page that asks may not.
    let follows_link = *method == Method::GET
        && text(headers, &FETCH_MODE)? == Some("navigate")
        && text(headers, &FETCH_DEST)? == Some("document")
        && !DOORS.iter().any(|door| uri.path().starts_with(door));
    match text(headers, &FETCH_SITE)? {
        None | Some("same-origin" | "none") => Ok(()),
        Some(_) if follows_link => Ok(()),
        Some(_) => Err(ELSEWHERE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_let_in(target: &str, headers: &[(HeaderName, &str)]) -> bool {
        let mut all = HeaderMap::new();
        for (name, value) in headers {
            all.append(name, value.parse().unwrap());
        }
        complaint(&Method::GET, &target.parse().unwrap(), &all, 8127).is_none()
    }

    const OWN: (HeaderName, &str) = (header::HOST, "127.0.0.1:8127");

    #[test]
    fn only_this_server_and_its_own_page_are_let_in() {
        assert!(is_let_in("/", &[OWN]));
        let origin = |origin| (header::ORIGIN, origin);
        let page = origin("http://localhost:8127");
        assert!(is_let_in("/", &[(header::HOST, "localhost:8127"), page.clone()]));
        assert!(is_let_in("http://127.0.0.1:8127/sandbox/world", &[OWN]));
        for host in
            ["evil.example:8127", "127.0.0.1:8128", "127.0.0.1.evil.example:8127", "127.0.0.1"]
        {
            assert!(!is_let_in("/", &[(header::HOST, host)]), "{host}");
            assert!(!is_let_in(&format!("http://{host}/"), &[OWN]), "{host}");
        }
        for foreign in ["http://evil.example", "https://127.0.0.1:8127", "null"] {
            assert!(!is_let_in("/", &[OWN, origin(foreign)]), "{foreign}");
        }
        assert!(!is_let_in("/", &[]));
        assert!(!is_let_in("https://127.0.0.1:8127/", &[OWN]));
    }

    #[test]
    fn nothing_is_said_twice() {
        let own = (header::ORIGIN, "http://127.0.0.1:8127");
        assert!(is_let_in("/", &[OWN, own.clone()]));
        assert!(!is_let_in("/", &[OWN, own.clone(), own.clone()]));
        assert!(!is_let_in("/", &[OWN, own, (header::ORIGIN, "http://evil.example")]));
        assert!(!is_let_in("/", &[OWN, OWN]));
    }

    #[test]
    fn pages_from_elsewhere_may_link_to_the_page_and_no_more() {
        let site = |site| (FETCH_SITE, site);
        for own in ["same-origin", "none"] {
            assert!(is_let_in("/sandbox/world", &[OWN, site(own)]), "{own}");
        }
        let link = [(FETCH_MODE, "navigate"), (FETCH_DEST, "document")];
        for other in ["cross-site", "same-site", "nonsense"] {
            for target in ["/", "/sandbox/world", "/api/v10/gateway", "/gateway"] {
                assert!(!is_let_in(target, &[OWN, site(other)]), "{other} {target}");
            }
            let linked = [&[OWN, site(other)], &link[..]].concat();
            assert!(is_let_in("/?as=Anna", &linked));
            assert!(!is_let_in("/sandbox/world", &linked));
        }
    }
}
