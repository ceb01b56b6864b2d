//! Payloads on their way out: as text, each compressed by itself, or all in one stream.

use std::io::Write;

use axum::extract::ws::Message;
use flate2::write::ZlibEncoder;
use flate2::{Compress, Compression, FlushCompress, Status};

/// Payloads shorter than this are sent as text even where each may be compressed.
const WORTH_COMPRESSING: usize = 512;

/// How a connection writes.
pub enum Wire {
    Text,
    /// One zlib blob for a payload, asked for in IDENTIFY.
    Payload,
    /// One zlib stream for the whole connection, asked for in its address.
    Stream(Box<Compress>),
}

impl Wire {
    pub fn stream() -> Self {
        Self::Stream(Box::new(Compress::new(Compression::fast(), true)))
    }

    pub fn name(&self) -> &'static str {
        match self {
            Self::Text => "none",
            Self::Payload => "payload",
            Self::Stream(_) => "stream",
        }
    }

    /// Makes a message of a payload; nothing if it cannot be compressed.
    pub fn message(&mut self, text: &str) -> Option<Message> {
        match self {
            Self::Payload if text.len() >= WORTH_COMPRESSING => {
                let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
                encoder.write_all(text.as_bytes()).ok()?;
                Some(Message::binary(encoder.finish().ok()?))
            }
            Self::Text | Self::Payload => Some(Message::text(text)),
            Self::Stream(compress) => Some(Message::binary(flushed(compress, text.as_bytes())?)),
        }
    }
}

/// Adds bytes to a stream and ends with a sync flush, by which clients know the payload's end.
fn flushed(compress: &mut Compress, bytes: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(bytes.len() / 2 + 64);
    let mut rest = bytes;
    loop {
        let before = compress.total_in();
        let status = compress.compress_vec(rest, &mut out, FlushCompress::Sync).ok()?;
        rest = &rest[(compress.total_in() - before) as usize..];
        if rest.is_empty() && out.len() < out.capacity() && status == Status::Ok {
            return Some(out);
        }
        if status == Status::BufError && rest.is_empty() && out.ends_with(&[0, 0, 0xff, 0xff]) {
            return Some(out);
        }
        out.reserve(1024.max(rest.len()));
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::ZlibDecoder;

    use super::*;

    #[test]
    fn a_stream_of_payloads_reads_as_one() {
        let mut wire = Wire::stream();
        let texts: Vec<String> =
            (0..50).map(|i| format!("{{\"d\":\"{}\"}}", "ahoj".repeat(i * i))).collect();
        let mut sent = Vec::new();
        for text in &texts {
            let bytes = wire.message(text).unwrap().into_data();
            assert!(bytes.ends_with(&[0, 0, 0xff, 0xff]));
            sent.extend_from_slice(&bytes);
        }
        let mut read = vec![0; texts.concat().len()];
        ZlibDecoder::new(&sent[..]).read_exact(&mut read).unwrap();
        assert_eq!(String::from_utf8(read).unwrap(), texts.concat());
    }

    #[test]
    fn a_long_payload_is_one_blob() {
        let text = "Kámen ".repeat(200);
        let Some(Message::Binary(bytes)) = Wire::Payload.message(&text) else { panic!() };
        let mut read = String::new();
        ZlibDecoder::new(&bytes[..]).read_to_string(&mut read).unwrap();
        assert_eq!(read, text);
        assert!(matches!(Wire::Payload.message("{}"), Some(Message::Text(_))));
    }
}
