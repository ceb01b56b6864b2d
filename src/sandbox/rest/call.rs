//! A request of a bot: path, query, JSON body and files.

use std::collections::HashMap;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{FromRequest, Multipart, Query, Request};
use axum::http::{HeaderMap, Method, StatusCode, header};
use serde_json::{Value, json};

use crate::sandbox::error::ApiError;
use crate::sandbox::validate::Faults;

/// The longest request: Discord's limit for files of one message, and some room for the rest.
const LONGEST_REQUEST: usize = 25 * 1024 * 1024 + 64 * 1024;
/// The largest single file.
const LARGEST_FILE: usize = 10 * 1024 * 1024;
/// The longest JSON body.
const LONGEST_JSON: usize = 2 * 1024 * 1024;

/// A body that takes longer to arrive is given up.
const LONGEST_READ: Duration = Duration::from_secs(30);

/// A file of a multipart request.
#[derive(Clone, Debug)]
pub struct Upload {
    /// The number in its field's name, `files[3]`.
    pub number: u64,
    pub field: String,
    pub filename: String,
    pub bytes: Bytes,
}

/// A request, read.
pub struct Call {
    pub method: Method,
    pub query: HashMap<String, String>,
    pub json: Option<Value>,
    pub uploads: Vec<Upload>,
    path: Vec<String>,
    authorization: Option<String>,
}

impl Call {
    pub async fn read(request: Request) -> Result<Self, ApiError> {
        let (parts, body) = request.into_parts();
        let full = parts.uri.path();
        let below = full.strip_prefix("/api/v10/").ok_or_else(|| {
            let version = full.split('/').nth(2).unwrap_or_default();
            let is_version = version.strip_prefix('v').is_some_and(|n| n.parse::<u8>().is_ok());
            if is_version && version != "v10" {
                return ApiError::bad(50041, "Invalid API version provided");
            }
            ApiError::no_such_route()
        })?;
        let path = below.split('/').map(percent_decoded).collect();
        let query = Query::try_from_uri(&parts.uri).map(|Query(query)| query).unwrap_or_default();
        let authorization = parts.headers.get(header::AUTHORIZATION);
        let authorization =
            authorization.and_then(|value| value.to_str().ok()).map(ToOwned::to_owned);
        let mut call = Self {
            method: parts.method.clone(),
            query,
            json: None,
            uploads: Vec::new(),
            path,
            authorization,
        };
        let bytes = tokio::time::timeout(LONGEST_READ, to_bytes(body, LONGEST_REQUEST)).await;
        let bytes = bytes.map_err(|_| ApiError::server_fault(StatusCode::REQUEST_TIMEOUT))?;
        let bytes = bytes.map_err(|_| ApiError::too_large())?;
        let content_type = content_type(&parts.headers);
        if content_type == "multipart/form-data" {
            let request = Request::from_parts(parts, Body::from(bytes));
            call.read_multipart(request).await?;
        } else if !bytes.is_empty()
            && matches!(call.method, Method::POST | Method::PUT | Method::PATCH)
        {
            if bytes.len() > LONGEST_JSON {
                return Err(ApiError::too_large());
            }
            if content_type != "application/json" {
                return Err(wrong_content_type());
            }
            let json = serde_json::from_slice(&bytes).map_err(|_| ApiError::malformed_json())?;
            call.json = Some(json);
        }
        Ok(call)
    }

    async fn read_multipart(&mut self, request: Request) -> Result<(), ApiError> {
        let malformed = || ApiError::bad(50035, "Invalid Form Body");
        let mut multipart = Multipart::from_request(request, &()).await.map_err(|_| malformed())?;
        let mut plain = serde_json::Map::new();
        while let Some(field) = multipart.next_field().await.map_err(|_| malformed())? {
            let name = field.name().unwrap_or_default().to_owned();
            let filename = field.file_name().map(ToOwned::to_owned);
            let bytes = field.bytes().await.map_err(|_| malformed())?;
            if name == "payload_json" {
                let json =
                    serde_json::from_slice(&bytes).map_err(|_| ApiError::malformed_json())?;
                self.json = Some(json);
            } else if let Some(filename) = filename {
                if bytes.len() > LARGEST_FILE {
                    return Err(ApiError::too_large());
                }
                let number = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
                let number = match number.map(str::parse) {
                    Some(Ok(number)) => number,
                    // Older forms `file` and `file0` are still taken.
                    _ => name.strip_prefix("file").and_then(|n| n.parse().ok()).unwrap_or(0),
                };
                if self.uploads.iter().any(|upload| upload.field == name) {
                    return Err(malformed());
                }
                self.uploads.push(Upload { number, field: name, filename, bytes });
            } else {
                plain.insert(name, json!(String::from_utf8_lossy(&bytes)));
            }
        }
        if self.json.is_none() {
            self.json = Some(Value::Object(plain));
        }
        Ok(())
    }

    pub fn path(&self) -> Vec<&str> {
        self.path.iter().map(String::as_str).collect()
    }

    pub fn is_authorized(&self, token: &str) -> bool {
        let given = self.authorization.as_deref().and_then(|value| value.strip_prefix("Bot "));
        given == Some(token)
    }

    /// The JSON object of the body.
    pub fn body(&self) -> Result<&Value, ApiError> {
        let empty = Value::Null;
        let body = self.json.as_ref().unwrap_or(&empty);
        if body.is_object() {
            return self.json.as_ref().ok_or_else(ApiError::malformed_json);
        }
        if self.json.is_none() {
            return Err(ApiError::malformed_json());
        }
        let mut faults = Faults::default();
        faults.add("", "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
        Err(faults.error())
    }

    pub fn wants(&self, flag: &str) -> bool {
        matches!(self.query.get(flag).map(String::as_str), Some("true" | "True" | "1"))
    }

    /// The files as the journal shows them.
    pub fn files_shown(&self) -> Value {
        if self.uploads.is_empty() {
            return Value::Null;
        }
        let shown = self.uploads.iter().map(|upload| {
            json!({"name": upload.field, "filename": upload.filename, "size": upload.bytes.len()})
        });
        shown.collect()
    }
}

fn content_type(headers: &HeaderMap) -> String {
    let value = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let kind = value.unwrap_or_default().split(';').next().unwrap_or_default();
    kind.trim().to_ascii_lowercase()
}

fn wrong_content_type() -> ApiError {
    let mut faults = Faults::default();
    let sentence = "Expected \"Content-Type\" header to be one of {'application/json'}.";
    faults.add("", "CONTENT_TYPE_INVALID", sentence);
    faults.error()
}

/// A part of a path, where emoji come as `%F0%9F…`.
fn percent_decoded(part: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = part.as_bytes();
    while let Some((first, others)) = rest.split_first() {
        let hex = others.get(..2).and_then(|hex| std::str::from_utf8(hex).ok());
        match hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()).filter(|_| *first == b'%') {
            Some(byte) => {
                bytes.push(byte);
                rest = &others[2..];
            }
            None => {
                bytes.push(*first);
                rest = others;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::percent_decoded;

    #[test]
    fn percent_signs_are_read_and_never_a_trap() {
        for (part, plain) in
            [("%F0%9F%91%8D", "👍"), ("@me", "@me"), ("%", "%"), ("%4", "%4"), ("%zz", "%zz")]
        {
            assert_eq!(percent_decoded(part), plain);
        }
    }
}
