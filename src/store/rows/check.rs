//! Looking through all rows for what does not fit together.

use super::values::{decode_event, decode_head, decode_number, decode_record};
use super::{Row, Rows, SCHEMA, keys, pieces, read};
use crate::store::{Check, Head, StoreError, TableId, Version};

/// What was found, with what is wrong about it.
type Found = Result<(), String>;

/// All checks, in the order in which they are told.
pub fn all(rows: &dyn Rows) -> Vec<Check> {
    vec![schema(rows), heads(rows), logs(rows), requests(rows), records(rows)]
}

/// The meaning of keys and values is known.
fn schema(rows: &dyn Rows) -> Check {
    let mut check = Check::new("schema");
    check.look(match read::get(rows, keys::SCHEMA) {
        Ok(Some(bytes)) => match decode_number(&bytes) {
            Ok(found) if found <= u64::from(SCHEMA) => Ok(()),
            Ok(found) => Err(format!("the schema {found} is newer than {SCHEMA}")),
            Err(error) => Err(error.to_string()),
        },
        // The engine in memory has none.
        Ok(None) => Ok(()),
        Err(error) => Err(error.to_string()),
    });
    check
}

/// Heads can be read, and just the active tables are marked as such.
fn heads(rows: &dyn Rows) -> Check {
    let mut check = Check::new("heads");
    each(rows, keys::HEADS, &mut check, |key, value| {
        let table = table(key)?;
        let head = decode_head(value).map_err(|error| format!("table {table}: {error}"))?;
        let marked = read::get(rows, &keys::active(table)).map_err(|error| error.to_string())?;
        match (head.active, marked.is_some()) {
            (true, false) => Err(format!("table {table} is active and not listed as such")),
            (false, true) => Err(format!("table {table} is not active and listed as such")),
            _ => Ok(()),
        }
    });
    each(rows, keys::ACTIVE, &mut check, |key, _| {
        let table = table(key)?;
        head(rows, table)?.map(|_| ()).ok_or_else(|| format!("table {table} has no head"))
    });
    check
}

/// Every log is complete, from the first event to the version of its head.
fn logs(rows: &dyn Rows) -> Check {
    let mut check = Check::new("logs");
    let mut log = Log::default();
    let mut ends = Check::new("logs");
    each(rows, keys::EVENTS, &mut check, |key, value| {
        let (table, version) = keys::parse_event(key).map_err(|error| error.to_string())?;
        if log.table != Some(table) {
            ends.look(log.end(rows));
            log = Log { table: Some(table), last: Version::NONE };
        }
        let expected = log.last.after(1);
        log.last = version;
        if version != expected {
            return Err(format!("table {table} lacks event {expected}"));
        }
        decode_event(value).map(|_| ()).map_err(|e| format!("table {table}, {version}: {e}"))
    });
    ends.look(log.end(rows));
    each(rows, keys::HEADS, &mut ends, |key, _| {
        let table = table(key)?;
        let first = read::get(rows, &keys::event(table, Version(1)));
        match first.map_err(|error| error.to_string())? {
            Some(_) => Ok(()),
            None => Err(format!("table {table} lacks event 1")),
        }
    });
    check.problems.append(&mut ends.problems);
    check
}

/// How far a log has been read.
#[derive(Default)]
struct Log {
    table: Option<TableId>,
    last: Version,
}

impl Log {
    /// Whether the log ends where its head says.
    fn end(&self, rows: &dyn Rows) -> Found {
        let Some(table) = self.table else { return Ok(()) };
        match head(rows, table)? {
            Some(head) if head.version == self.last => Ok(()),
            Some(head) => Err(format!(
                "table {table} has {} events, and its head says {}",
                self.last, head.version
            )),
            None => Err(format!("table {table} has events and no head")),
        }
    }
}

/// Every request led to a version of its log, and one of them to the last.
fn requests(rows: &dyn Rows) -> Check {
    let mut check = Check::new("requests");
    let mut newest = Check::new("requests");
    each(rows, keys::REQUESTS, &mut check, |key, value| {
        let (table, request) = keys::parse_request(key).map_err(|error| error.to_string())?;
        let version = decode_number(value).map_err(|error| error.to_string())?;
        match head(rows, table)? {
            Some(head) if (1..=head.version.0).contains(&version) => Ok(()),
            Some(_) => Err(format!("request {request} of table {table} led to no version of it")),
            None => Err(format!("request {request} belongs to no table")),
        }
    });
    each(rows, keys::HEADS, &mut newest, |key, value| {
        let table = table(key)?;
        let head = decode_head(value).map_err(|error| error.to_string())?;
        let prefix = keys::requests(table);
        let mut versions =
            pieces::scan(rows, &prefix, &prefix).filter_map(|row| decode_number(&row.ok()?.1).ok());
        match versions.any(|version| version == head.version.0) {
            true => Ok(()),
            false => {
                Err(format!("no request of table {table} led to its version {}", head.version))
            }
        }
    });
    check.problems.append(&mut newest.problems);
    check
}

/// Records can be read, and new ones will get numbers of their own.
fn records(rows: &dyn Rows) -> Check {
    let mut check = Check::new("records");
    let last = read::get(rows, keys::RECORDS).and_then(|bytes| match bytes {
        Some(bytes) => decode_number(&bytes),
        None => Ok(0),
    });
    each(rows, keys::KINDS, &mut check, |key, value| {
        let (kind, name) = keys::parse_record(key).map_err(|error| error.to_string())?;
        let record = decode_record(value).map_err(|e| format!("record {kind} {name}: {e}"))?;
        match &last {
            Ok(last) if record.version.0 <= *last => Ok(()),
            Ok(last) => Err(format!("record {kind} {name} has a number above the last, {last}")),
            Err(error) => Err(error.to_string()),
        }
    });
    check
}

/// Looks at every row with a prefix. Rows after one that cannot be read are not looked at: where
/// they would be is not known.
fn each(
    rows: &dyn Rows,
    prefix: &[u8],
    check: &mut Check,
    mut look: impl FnMut(&[u8], &[u8]) -> Found,
) {
    for row in pieces::scan(rows, prefix, prefix) {
        let row: Result<Row, StoreError> = row;
        check.look(match row {
            Ok((key, value)) => look(&key, &value),
            Err(error) => Err(error.to_string()),
        });
    }
}

fn table(key: &[u8]) -> Result<TableId, String> {
    keys::parse_table(key).map(|(table, _)| table).map_err(|error| error.to_string())
}

fn head(rows: &dyn Rows, table: TableId) -> Result<Option<Head>, String> {
    read::head(rows, table).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::store::rows::pieces::piece_key;
    use crate::store::rows::{Pending, encode_number, judge};
    use crate::store::{
        Append, Expect, Kind, RecordKey, RecordWrite, RequestId, StoredEvent, UnixMillis,
    };

    type Map = BTreeMap<Vec<u8>, Vec<u8>>;

    fn name() -> TableId {
        TableId::from_random([1; 8])
    }

    /// A table of three events and a record.
    fn sound() -> Map {
        let mut rows = Map::new();
        let mut pending = Pending::new(&rows);
        for expected in 0..3 {
            let json = "x".repeat(5_000);
            let key = RecordKey::new("a").unwrap();
            let record =
                RecordWrite::put(Kind::named("player"), key, "{}".into(), Expect::Anything);
            let append = Append {
                table: name(),
                expected: Version(expected),
                request: RequestId::new(expected.to_string()).unwrap(),
                events: vec![StoredEvent { format: 1, at: UnixMillis(0), json }],
                active: true,
                summary: String::new(),
                records: vec![record],
            };
            judge::append(&mut pending, &append).unwrap();
        }
        let changes = pending.into_changes();
        rows.extend(changes.into_iter().filter_map(|(key, value)| Some((key, value?))));
        rows
    }

    fn problems(rows: &Map) -> Vec<String> {
        let problems = all(rows).into_iter().flat_map(|check| {
            let name = check.name;
            check.problems.into_iter().map(move |problem| format!("{name}: {problem}"))
        });
        problems.collect()
    }

    #[test]
    fn a_sound_store_has_no_problems() {
        assert_eq!(problems(&sound()), Vec::<String>::new());
        assert_eq!(problems(&Map::new()), Vec::<String>::new());
        let looked: Vec<u64> = all(&sound()).iter().map(|check| check.looked_at).collect();
        assert_eq!(looked, [1, 2, 3, 3, 1]);
    }

    #[test]
    fn a_missing_row_is_noticed() {
        let rows = sound();
        // Whether there should be a record or an older request nobody knows.
        let newest = keys::request(name(), &RequestId::new("2").unwrap());
        let known = |key: &&Vec<u8>| {
            !key.starts_with(keys::KINDS)
                && (!key.starts_with(keys::REQUESTS) || key.starts_with(&newest))
        };
        for key in rows.keys().filter(known) {
            let mut less = rows.clone();
            less.remove(key);
            assert!(!problems(&less).is_empty(), "{}", key.escape_ascii());
        }
    }

    #[test]
    fn every_shortened_row_is_noticed() {
        let rows = sound();
        for (key, value) in rows.iter().filter(|(_, value)| !value.is_empty()) {
            // The text of an event is not the store's to judge.
            if key.starts_with(keys::EVENTS) && key.ends_with(&[1]) {
                continue;
            }
            let mut shorter = rows.clone();
            shorter.insert(key.clone(), value[..value.len().min(8) - 1].to_vec());
            assert!(!problems(&shorter).is_empty(), "{}", key.escape_ascii());
        }
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let other = TableId::from_random([2; 8]);
        for (key, value, part) in [
            (
                keys::event(name(), Version(5)),
                b"\0\x01\0\0\0\0\0\0\0\0{}".to_vec(),
                "lacks event 4",
            ),
            (keys::event(other, Version(1)), b"\0\x01\0\0\0\0\0\0\0\0{}".to_vec(), "no head"),
            (keys::active(other), Vec::new(), "no head"),
            (keys::head(name()), encode_number(3), "cannot be read"),
            (keys::SCHEMA.to_vec(), encode_number(9), "newer"),
            (keys::RECORDS.to_vec(), encode_number(1), "above the last"),
            (
                keys::request(name(), &RequestId::new("2").unwrap()),
                encode_number(4),
                "led to no version",
            ),
        ] {
            let mut rows = sound();
            rows.insert(piece_key(&key, 0), value);
            let problems = problems(&rows);
            assert!(problems.iter().any(|problem| problem.contains(part)), "{part}: {problems:?}");
        }
    }
}
