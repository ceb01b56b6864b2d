//! The page for people, shipped inside the binary.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

/// A file of the page: its path, its type, its bytes.
type File = (&'static str, &'static str, &'static [u8]);

/// All files; what is not here is not served.
const FILES: &[File] = &[(
    "index.html",
    "text/html; charset=utf-8",
    include_bytes!("../../assets/sandbox/index.html"),
)];

pub(super) async fn index() -> Response {
    serve("index.html")
}

pub(super) async fn file(Path(path): Path<String>) -> Response {
    serve(&path)
}

fn serve(path: &str) -> Response {
    let Some((_, kind, bytes)) = FILES.iter().find(|(name, ..)| *name == path) else {
        return (StatusCode::NOT_FOUND, "There is no such page.").into_response();
    };
    let policy = "default-src 'self'; img-src 'self' data: https: http:; connect-src 'self' \
                  ws://127.0.0.1:* ws://localhost:*; frame-ancestors 'none'; base-uri 'none'";
    let headers = [
        (header::CONTENT_TYPE, *kind),
        (header::CACHE_CONTROL, "no-cache"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CONTENT_SECURITY_POLICY, policy),
    ];
    (headers, *bytes).into_response()
}
