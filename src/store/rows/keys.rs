//! The keys, big-endian so that their order is the order of what they name:
//!
//! | key | value |
//! |---|---|
//! | `e\|table\|version` | an event |
//! | `h\|table` | the head |
//! | `a\|table` | nothing; it is there while the table is active |
//! | `r\|table\|request` | the version that the request led to |
//! | `k\|kind\|key` | a record |
//! | `m\|name` | about the store itself: `schema`, `records` (the last number of a record), `import` |
//!
//! Each key ends with the number of the piece, see `pieces.rs`.

use crate::store::{Kind, RecordKey, RequestId, StoreError, TableId, Version};

/// The version of the keys and values.
pub const SCHEMA: &[u8] = b"m|schema";
/// The last number given to a record.
pub const RECORDS: &[u8] = b"m|records";
/// There while an import has not finished.
pub const IMPORT: &[u8] = b"m|import";

/// Of all heads.
pub const HEADS: &[u8] = b"h|";
/// Of all active tables.
pub const ACTIVE: &[u8] = b"a|";
/// Of all events.
pub const EVENTS: &[u8] = b"e|";
/// Of all requests.
pub const REQUESTS: &[u8] = b"r|";
/// Of all records.
pub const KINDS: &[u8] = b"k|";

fn table_key(prefix: &[u8], table: TableId) -> Vec<u8> {
    [prefix, table.as_str().as_bytes()].concat()
}

/// Of a head.
pub fn head(table: TableId) -> Vec<u8> {
    table_key(HEADS, table)
}

/// Of the mark that a table is active.
pub fn active(table: TableId) -> Vec<u8> {
    table_key(ACTIVE, table)
}

/// Of all events of a table.
pub fn events(table: TableId) -> Vec<u8> {
    [&table_key(EVENTS, table)[..], b"|"].concat()
}

/// Of the event that led to this version.
pub fn event(table: TableId, version: Version) -> Vec<u8> {
    [&events(table)[..], &version.0.to_be_bytes()].concat()
}

/// Of all requests of a table.
pub fn requests(table: TableId) -> Vec<u8> {
    [&table_key(REQUESTS, table)[..], b"|"].concat()
}

/// Of a request.
pub fn request(table: TableId, request: &RequestId) -> Vec<u8> {
    [&requests(table)[..], request.as_str().as_bytes()].concat()
}

/// Of all records of a kind.
pub fn kind(kind: &Kind) -> Vec<u8> {
    [KINDS, kind.as_str().as_bytes(), b"|"].concat()
}

/// Of a record.
pub fn record(of: &Kind, key: &RecordKey) -> Vec<u8> {
    [&kind(of)[..], key.as_str().as_bytes()].concat()
}

/// The table of a key such as `h|table` or `e|table|version`, and what follows it.
pub fn parse_table(key: &[u8]) -> Result<(TableId, &[u8]), StoreError> {
    let parsed = key.get(2..).and_then(|rest| rest.split_at_checked(TableId::LENGTH));
    let table = parsed.and_then(|(table, rest)| {
        let table = str::from_utf8(table).ok()?.parse().ok()?;
        Some((table, rest.strip_prefix(b"|").unwrap_or(rest)))
    });
    table.ok_or_else(|| strange(key))
}

/// The table and version of an event's key.
pub fn parse_event(key: &[u8]) -> Result<(TableId, Version), StoreError> {
    let (table, rest) = parse_table(key)?;
    let version = rest.try_into().map_err(|_| strange(key))?;
    Ok((table, Version(u64::from_be_bytes(version))))
}

/// The table and name of a request's key.
pub fn parse_request(key: &[u8]) -> Result<(TableId, RequestId), StoreError> {
    let (table, rest) = parse_table(key)?;
    let name = str::from_utf8(rest).map_err(|_| strange(key))?;
    Ok((table, RequestId::new(name).map_err(|_| strange(key))?))
}

/// The kind and key of a record's key.
pub fn parse_record(key: &[u8]) -> Result<(Kind, RecordKey), StoreError> {
    let text = key.get(2..).and_then(|rest| str::from_utf8(rest).ok());
    let parts = text.and_then(|text| text.split_once('|'));
    let parsed =
        parts.and_then(|(kind, name)| Some((Kind::new(kind).ok()?, RecordKey::new(name).ok()?)));
    parsed.ok_or_else(|| strange(key))
}

fn strange(key: &[u8]) -> StoreError {
    StoreError::Damaged(format!("there is a strange key {}", key.escape_ascii()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_stand_in_the_order_of_versions() {
        let table = TableId::from_random([7; 8]);
        let mut keys: Vec<_> = [1, 2, 255, 256, 65_536].map(|n| event(table, Version(n))).into();
        let sorted = keys.clone();
        keys.sort();
        assert_eq!(keys, sorted);
    }

    #[test]
    fn a_key_is_read_as_it_was_written() {
        let table = TableId::from_random([9; 8]);
        let name = RequestId::new("a|b").unwrap();
        assert_eq!(parse_event(&event(table, Version(3))).unwrap(), (table, Version(3)));
        assert_eq!(parse_request(&request(table, &name)).unwrap(), (table, name));
        let (player, key) = (Kind::named("player"), RecordKey::new("x|ž").unwrap());
        assert_eq!(parse_record(&record(&player, &key)).unwrap(), (player, key));
        assert_eq!(parse_table(&head(table)).unwrap().0, table);
        for key in [&b"h|"[..], b"e|short", b"h|AAAAAAAAAA", b"", b"k|player"] {
            assert!(parse_table(key).is_err() && parse_event(key).is_err());
            assert!(parse_request(key).is_err() && parse_record(key).is_err());
        }
    }
}
