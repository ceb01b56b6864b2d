//! The page for people, shipped inside the binary.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

/// Files of the page with their bytes, from `assets/sandbox/`.
macro_rules! files {
    ($($name:literal)*) => {
        &[$(($name, include_bytes!(concat!("../../assets/sandbox/", $name)))),*]
    };
}

/// All files; what is not here is not served.
const FILES: &[(&str, &[u8])] = files! {
    "index.html" "icon.svg"
    "colours.css" "style.css" "frame.css" "messages.css" "parts.css" "composer.css" "panels.css"
    "journal.css"
    "texts/cs.json" "texts/sk.json" "texts/en.json"
    "app.js" "autocomplete.js" "channels.js" "commands.js" "components.js" "composer.js"
    "context.js" "deeds.js" "dialog.js" "door.js" "draft.js" "element.js" "embeds.js" "field.js"
    "files.js" "frames.js" "journal.js" "listbox.js" "markdown.js" "menu.js" "message.js"
    "messages.js" "modal.js" "notice.js" "people.js" "phrases.js" "seen.js" "selects.js"
    "state.js" "texts.js" "theme.js" "welcome.js"
};

pub(super) async fn index() -> Response {
    serve("index.html")
}

pub(super) async fn file(Path(path): Path<String>) -> Response {
    serve(&path)
}

fn serve(path: &str) -> Response {
    let Some((name, bytes)) = FILES.iter().find(|(name, ..)| *name == path) else {
        return (StatusCode::NOT_FOUND, "There is no such page.").into_response();
    };
    let kind = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        _ => "image/svg+xml",
    };
    let policy = "default-src 'self'; img-src 'self' data: https: http:; connect-src 'self' \
                  ws://127.0.0.1:* ws://localhost:*; frame-ancestors 'none'; base-uri 'none'";
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "no-cache"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CONTENT_SECURITY_POLICY, policy),
    ];
    (headers, *bytes).into_response()
}
