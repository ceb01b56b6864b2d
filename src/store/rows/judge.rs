//! What requests change, and which are turned down: the one place where versions are compared.

use super::values::{
    decode_head, decode_number, decode_record, encode_event, encode_head, encode_number,
    encode_record,
};
use super::{Pending, keys};
use crate::store::{
    Append, Entry, Head, Kind, Outcome, Record, RecordKey, RecordVersion, RecordWrite, Restore,
    StoreError, TableId, Unexpected, Version, Written,
};

/// Appends to a log. A repeated request is known before versions are compared, as whoever repeats
/// one cannot know what it led to.
pub fn append(rows: &mut Pending, ask: &Append) -> Result<Outcome, StoreError> {
    let request = keys::request(ask.table, &ask.request);
    if let Some(version) = rows.get(&request)? {
        return Ok(Outcome::Duplicate(Version(decode_number(&version)?)));
    }
    let version = current(rows, ask.table)?;
    if version != ask.expected {
        return Ok(Outcome::Conflict(version));
    }
    if let Some(refusal) = refusal(rows, &ask.records)? {
        return Ok(Outcome::Refused(refusal));
    }
    for (place, event) in ask.events.iter().enumerate() {
        rows.put(&keys::event(ask.table, version.after(place + 1)), &encode_event(event))?;
    }
    let head = ask.head();
    rows.put(&request, &encode_number(head.version.0))?;
    put_head(rows, ask.table, &head)?;
    if !ask.records.is_empty() {
        put_records(rows, &ask.records)?;
    }
    Ok(Outcome::Appended(head.version))
}

/// Writes records, all or none.
pub fn write(rows: &mut Pending, records: &[RecordWrite]) -> Result<Written, StoreError> {
    match refusal(rows, records)? {
        Some(refusal) => Ok(Written::Refused(refusal)),
        None => Ok(Written::Written(put_records(rows, records)?)),
    }
}

/// Takes a step of an import.
pub fn restore(rows: &mut Pending, step: &Restore) -> Result<(), StoreError> {
    match step {
        Restore::Begin => rows.put(keys::IMPORT, &[]),
        Restore::Part(entries) => put_entries(rows, entries),
        Restore::End => rows.delete(keys::IMPORT),
    }
}

/// Writes what an import has read, without comparing anything.
fn put_entries(rows: &mut Pending, entries: &[Entry]) -> Result<(), StoreError> {
    for entry in entries {
        match entry {
            Entry::Head { table, head } => put_head(rows, *table, head)?,
            Entry::Event { table, version, event } => {
                rows.put(&keys::event(*table, *version), &encode_event(event))?;
            }
            Entry::Request { table, request, version } => {
                rows.put(&keys::request(*table, request), &encode_number(version.0))?;
            }
            Entry::Record { kind, key, record } => {
                rows.put(&keys::record(kind, key), &encode_record(record))?;
                let last = last_record(rows)?.max(record.version);
                rows.put(keys::RECORDS, &encode_number(last.0))?;
            }
        }
    }
    Ok(())
}

fn current(rows: &Pending, table: TableId) -> Result<Version, StoreError> {
    let head = rows.get(&keys::head(table))?;
    Ok(head
        .map(|bytes| decode_head(&bytes))
        .transpose()?
        .map_or(Version::NONE, |head| head.version))
}

fn put_head(rows: &mut Pending, table: TableId, head: &Head) -> Result<(), StoreError> {
    rows.put(&keys::head(table), &encode_head(head))?;
    let mark = keys::active(table);
    match (head.active, rows.get(&mark)?.is_some()) {
        (true, false) => rows.put(&mark, &[]),
        (false, true) => rows.delete(&mark),
        // Most appends change nothing here.
        _ => Ok(()),
    }
}

/// The first record that is not as expected.
fn refusal(rows: &Pending, records: &[RecordWrite]) -> Result<Option<Unexpected>, StoreError> {
    for RecordWrite { kind, key, expect, .. } in records {
        let found = found(rows, kind, key)?;
        if !expect.is_met_by(found) {
            return Ok(Some(Unexpected { kind: kind.clone(), key: key.clone(), found }));
        }
    }
    Ok(None)
}

fn found(
    rows: &Pending,
    kind: &Kind,
    key: &RecordKey,
) -> Result<Option<RecordVersion>, StoreError> {
    let bytes = rows.get(&keys::record(kind, key))?;
    Ok(bytes.map(|bytes| decode_record(&bytes)).transpose()?.map(|record| record.version))
}

fn put_records(rows: &mut Pending, records: &[RecordWrite]) -> Result<RecordVersion, StoreError> {
    let version = RecordVersion(last_record(rows)?.0 + 1);
    rows.put(keys::RECORDS, &encode_number(version.0))?;
    for write in records {
        let key = keys::record(&write.kind, &write.key);
        match &write.value {
            Some(value) => {
                rows.put(&key, &encode_record(&Record { version, value: value.clone() }))?;
            }
            None => rows.delete(&key)?,
        }
    }
    Ok(version)
}

fn last_record(rows: &Pending) -> Result<RecordVersion, StoreError> {
    let bytes = rows.get(keys::RECORDS)?;
    Ok(RecordVersion(bytes.map_or(Ok(0), |bytes| decode_number(&bytes))?))
}
