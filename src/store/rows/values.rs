//! The values: a few numbers, big-endian, and then text.

use crate::store::{Head, Record, RecordVersion, StoreError, StoredEvent, UnixMillis, Version};

/// A head: version, whether it is active, summary.
pub fn encode_head(head: &Head) -> Vec<u8> {
    [&head.version.0.to_be_bytes()[..], &[u8::from(head.active)], head.summary.as_bytes()].concat()
}

/// A head as it was written.
pub fn decode_head(bytes: &[u8]) -> Result<Head, StoreError> {
    let (version, rest) = number(bytes)?;
    let (active, summary) = match rest.split_first() {
        Some((0, summary)) => (false, summary),
        Some((1, summary)) => (true, summary),
        _ => return Err(damaged("a head")),
    };
    Ok(Head { version: Version(version), active, summary: text(summary)? })
}

/// An event: format, moment, text.
pub fn encode_event(event: &StoredEvent) -> Vec<u8> {
    [&event.format.to_be_bytes()[..], &event.at.0.to_be_bytes(), event.json.as_bytes()].concat()
}

/// An event as it was written.
pub fn decode_event(bytes: &[u8]) -> Result<StoredEvent, StoreError> {
    let (format, rest) = bytes.split_first_chunk::<2>().ok_or_else(|| damaged("an event"))?;
    let (at, json) = number(rest)?;
    let format = u16::from_be_bytes(*format);
    Ok(StoredEvent { format, at: UnixMillis(at), json: text(json)? })
}

/// A record: the number of its writing, text.
pub fn encode_record(record: &Record) -> Vec<u8> {
    [&record.version.0.to_be_bytes()[..], record.value.as_bytes()].concat()
}

/// A record as it was written.
pub fn decode_record(bytes: &[u8]) -> Result<Record, StoreError> {
    let (version, value) = number(bytes)?;
    Ok(Record { version: RecordVersion(version), value: text(value)? })
}

/// A number alone.
pub fn encode_number(number: u64) -> Vec<u8> {
    number.to_be_bytes().to_vec()
}

/// A number alone, as it was written.
pub fn decode_number(bytes: &[u8]) -> Result<u64, StoreError> {
    match number(bytes)? {
        (number, []) => Ok(number),
        _ => Err(damaged("a number")),
    }
}

fn number(bytes: &[u8]) -> Result<(u64, &[u8]), StoreError> {
    let (number, rest) = bytes.split_first_chunk().ok_or_else(|| damaged("a number"))?;
    Ok((u64::from_be_bytes(*number), rest))
}

fn text(bytes: &[u8]) -> Result<String, StoreError> {
    String::from_utf8(bytes.to_vec()).map_err(|_| damaged("a text"))
}

fn damaged(what: &str) -> StoreError {
    StoreError::Damaged(format!("{what} cannot be read"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_read_as_it_was_written() {
        let head = Head { version: Version(258), active: true, summary: "čaj".to_owned() };
        assert_eq!(decode_head(&encode_head(&head)).unwrap(), head);
        let event = StoredEvent { format: 513, at: UnixMillis(1 << 40), json: "{}".to_owned() };
        assert_eq!(decode_event(&encode_event(&event)).unwrap(), event);
        let record = Record { version: RecordVersion(7), value: String::new() };
        assert_eq!(decode_record(&encode_record(&record)).unwrap(), record);
        assert_eq!(decode_number(&encode_number(9)).unwrap(), 9);
    }

    #[test]
    fn damaged_bytes_are_an_error() {
        for bytes in
            [&b""[..], b"short", b"12345678\x02", b"\xff\xff\xff\xff\xff\xff\xff\xff\x01\xff"]
        {
            assert!(decode_head(bytes).is_err());
        }
        assert!(decode_event(b"1").is_err() && decode_number(b"123456789").is_err());
    }
}
