//! Reading rows back as what they mean, page by page.

use super::pieces::past;
use super::values::{decode_event, decode_head, decode_number, decode_record};
use super::{Rows, keys, pieces};
use crate::store::{
    Head, Kind, Record, RecordKey, RequestId, StoreError, StoredEvent, TableId, Version,
};

/// The head of a table.
pub fn head(rows: &dyn Rows, table: TableId) -> Result<Option<Head>, StoreError> {
    get(rows, &keys::head(table))?.map(|bytes| decode_head(&bytes)).transpose()
}

/// Events after a version.
pub fn load(
    rows: &dyn Rows,
    table: TableId,
    after: Version,
    most: usize,
) -> Result<Vec<StoredEvent>, StoreError> {
    let mut expected = after;
    let (prefix, from) = (keys::events(table), keys::event(table, after.after(1)));
    let events = pieces::scan(rows, &prefix, &from).take(most).map(|row| {
        let (key, value) = row?;
        expected = expected.after(1);
        let (_, version) = keys::parse_event(&key)?;
        if version != expected {
            return Err(StoreError::Damaged(format!("table {table} lacks event {expected}")));
        }
        decode_event(&value)
    });
    events.collect()
}

/// Tables after one, by name: all of them, or those that are active.
pub fn tables(
    rows: &dyn Rows,
    only_active: bool,
    after: Option<TableId>,
    most: usize,
) -> Result<Vec<(TableId, Head)>, StoreError> {
    let prefix = if only_active { keys::ACTIVE } else { keys::HEADS };
    let from = after.map_or_else(
        || prefix.to_vec(),
        |table| past(&if only_active { keys::active(table) } else { keys::head(table) }),
    );
    let tables = pieces::scan(rows, prefix, &from).take(most).map(|row| {
        let (key, value) = row?;
        let (table, _) = keys::parse_table(&key)?;
        let head = if only_active { head(rows, table)? } else { Some(decode_head(&value)?) };
        let head = head.ok_or_else(|| StoreError::Damaged(format!("table {table} has no head")))?;
        Ok((table, head))
    });
    tables.collect()
}

/// Requests of a table after one, by name, with the versions they led to.
pub fn requests(
    rows: &dyn Rows,
    table: TableId,
    after: Option<&RequestId>,
    most: usize,
) -> Result<Vec<(RequestId, Version)>, StoreError> {
    let prefix = keys::requests(table);
    let from = after.map_or_else(|| prefix.clone(), |request| past(&keys::request(table, request)));
    let requests = pieces::scan(rows, &prefix, &from).take(most).map(|row| {
        let (key, value) = row?;
        Ok((keys::parse_request(&key)?.1, Version(decode_number(&value)?)))
    });
    requests.collect()
}

/// A record.
pub fn record(rows: &dyn Rows, kind: &Kind, key: &RecordKey) -> Result<Option<Record>, StoreError> {
    get(rows, &keys::record(kind, key))?.map(|bytes| decode_record(&bytes)).transpose()
}

/// Records after one, by key: of a kind, or of all of them.
pub fn records(
    rows: &dyn Rows,
    kind: Option<&Kind>,
    after: Option<(&Kind, &RecordKey)>,
    most: usize,
) -> Result<Vec<(Kind, RecordKey, Record)>, StoreError> {
    let prefix = kind.map_or_else(|| keys::KINDS.to_vec(), keys::kind);
    let from = after.map_or_else(|| prefix.clone(), |(kind, key)| past(&keys::record(kind, key)));
    let records = pieces::scan(rows, &prefix, &from).take(most).map(|row| {
        let (key, value) = row?;
        let (kind, key) = keys::parse_record(&key)?;
        Ok((kind, key, decode_record(&value)?))
    });
    records.collect()
}

/// Whether there are neither tables nor records.
pub fn is_empty(rows: &dyn Rows) -> Result<bool, StoreError> {
    Ok(tables(rows, false, None, 1)?.is_empty() && records(rows, None, None, 1)?.is_empty())
}

/// The whole value of a key.
pub fn get(rows: &dyn Rows, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
    pieces::get(key, |key| rows.get(key))
}
