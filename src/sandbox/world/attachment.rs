//! Files that came with messages.

use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::sandbox::snowflake::Snowflake;

/// A file of a message.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Attachment {
    pub id: Snowflake,
    pub filename: String,
    pub description: Option<String>,
    pub size: usize,
    /// Width and height of a picture.
    picture: Option<(u32, u32)>,
    /// The bytes, until the message is posted and they lie among the others.
    #[serde(skip)]
    pub fresh: Option<Bytes>,
    /// Whether an embed shows it, so that it does not stand among the attachments.
    pub is_embedded: bool,
}

impl Attachment {
    pub fn new(id: Snowflake, name: &str, description: Option<String>, bytes: Bytes) -> Self {
        Self {
            id,
            filename: safe_name(name),
            description,
            size: bytes.len(),
            picture: picture_size(&bytes),
            fresh: Some(bytes),
            is_embedded: false,
        }
    }

    pub fn url(&self, address: &str, channel: Snowflake) -> String {
        format!("http://{address}/attachments/{channel}/{}/{}", self.id, self.filename)
    }

    /// Discord's attachment object.
    pub fn object(&self, address: &str, channel: Snowflake) -> Value {
        let url = self.url(address, channel);
        let mut object = json!({
            "id": self.id, "filename": self.filename, "size": self.size, "url": url,
            "proxy_url": url, "content_type": content_type(&self.filename),
        });
        if let Some(description) = &self.description {
            object["description"] = json!(description);
        }
        if let Some((width, height)) = self.picture {
            object["width"] = json!(width);
            object["height"] = json!(height);
        }
        object
    }
}

/// The file name as Discord keeps it: only harmless characters.
pub fn safe_name(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-');
    let safe: String = last.chars().map(|c| if allowed(c) { c } else { '_' }).take(260).collect();
    let safe = safe.trim_start_matches('.').to_owned();
    if safe.is_empty() { "unknown".to_owned() } else { safe }
}

pub fn content_type(filename: &str) -> &'static str {
    let extension = filename.rsplit_once('.').map_or("", |(_, extension)| extension);
    match extension.to_ascii_lowercase().as_str() {
        "png" => "image/png",
        "gif" => "image/gif",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "json" => "application/json",
        "html" | "js" | "svg" | "txt" | "gcg" | "pdn" | "mat" | "md" | "csv" => {
            "text/plain; charset=utf-8"
        }
        _ => "application/octet-stream",
    }
}

/// Width and height of a PNG or GIF.
fn picture_size(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        let number = |at: usize| {
            bytes.get(at..at + 4)?.try_into().ok().map(|four: [u8; 4]| u32::from_be_bytes(four))
        };
        return Some((number(16)?, number(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        let number = |at: usize| {
            bytes.get(at..at + 2)?.try_into().ok().map(|two: [u8; 2]| u16::from_le_bytes(two))
        };
        return Some((number(6)?.into(), number(8)?.into()));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_only_harmless_characters() {
        for (name, safe) in [
            ("deska.png", "deska.png"),
            ("../../etc/passwd", "passwd"),
            ("hra č. 1.gcg", "hra__._1.gcg"),
            ("..", "unknown"),
            ("", "unknown"),
        ] {
            assert_eq!(safe_name(name), safe, "{name}");
        }
    }

    #[test]
    fn pictures_tell_their_size() {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        png.extend([0, 0, 2, 88, 0, 0, 1, 44]);
        assert_eq!(picture_size(&png), Some((600, 300)));
        assert_eq!(picture_size(b"GIF89a\x10\0\x20\0"), Some((16, 32)));
        assert_eq!(picture_size(b"\x89PNG\r\n\x1a\n"), None);
        assert_eq!(picture_size(b"text"), None);
    }
}
