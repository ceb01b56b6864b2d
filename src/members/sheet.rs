//! Records as JSON texts with the number of their format. Later programs read what earlier ones
//! wrote: what they do not know they skip, what is missing has its default.

use std::fmt::Display;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::store::{Expect, Kind, Record, RecordKey, RecordWrite, Store, StoreError};

/// The format that this program writes.
const FORMAT: u16 = 1;

/// What a record can say.
pub(super) trait Sheet: Serialize + DeserializeOwned {
    /// What it is about.
    const KIND: Kind;
}

#[derive(Deserialize)]
struct Format {
    format: u16,
}

#[derive(Serialize)]
struct Written<'a, S> {
    format: u16,
    #[serde(flatten)]
    sheet: &'a S,
}

/// A record, if it is there, and what a change of it must expect.
pub(super) async fn read<S: Sheet>(
    store: &Store,
    key: &RecordKey,
) -> Result<(Option<S>, Expect), StoreError> {
    match store.get(&S::KIND, key).await? {
        None => Ok((None, Expect::Absent)),
        Some(record) => Ok((Some(parse(key, &record)?), Expect::Version(record.version))),
    }
}

/// What a record says.
pub(super) fn parse<S: Sheet>(key: &RecordKey, record: &Record) -> Result<S, StoreError> {
    let damaged = |why: &dyn Display| StoreError::Damaged(format!("{} {key}: {why}", S::KIND));
    let Format { format } = serde_json::from_str(&record.value).map_err(|error| damaged(&error))?;
    if format != FORMAT {
        let why = format!("it has the format {format}, this program knows formats up to {FORMAT}");
        return Err(damaged(&why));
    }
    serde_json::from_str(&record.value).map_err(|error| damaged(&error))
}

/// Writes a record.
pub(super) fn put<S: Sheet>(key: RecordKey, sheet: &S, expect: Expect) -> RecordWrite {
    // Sheets hold texts, numbers and lists alone, which are always written.
    let value = serde_json::to_string(&Written { format: FORMAT, sheet }).unwrap_or_default();
    RecordWrite::put(S::KIND, key, value, expect)
}

/// The key of what belongs to one person, server or table.
pub(super) fn key(of: impl Display) -> Result<RecordKey, StoreError> {
    RecordKey::new(of.to_string())
}

/// The key of something that belongs to an owner.
pub(super) fn key_under(owner: impl Display, rest: impl Display) -> Result<RecordKey, StoreError> {
    RecordKey::new(format!("{owner}|{rest}"))
}

/// All records of a kind that belong to an owner, page by page, in the order of their keys.
pub(super) struct Pages<'a> {
    store: &'a Store,
    kind: Kind,
    owner: RecordKey,
    last: RecordKey,
}

impl<'a> Pages<'a> {
    pub fn new(store: &'a Store, kind: Kind, owner: impl Display) -> Result<Self, StoreError> {
        let owner = key_under(owner, "")?;
        Ok(Self { store, kind, last: owner.clone(), owner })
    }

    /// The next page; an empty one when these were all.
    pub async fn next(&mut self) -> Result<Vec<(RecordKey, Record)>, StoreError> {
        let mut page = self.store.list(&self.kind, Some(&self.last)).await?;
        let own = |(key, _): &(RecordKey, Record)| key.as_str().starts_with(self.owner.as_str());
        page.truncate(page.iter().take_while(|row| own(row)).count());
        if let Some((key, _)) = page.last() {
            self.last = key.clone();
        }
        Ok(page)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::RecordVersion;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Note {
        #[serde(default)]
        text: String,
    }

    impl Sheet for Note {
        const KIND: Kind = Kind::named("note");
    }

    fn parsed(value: &str) -> Result<Note, StoreError> {
        let record = Record { version: RecordVersion(1), value: value.to_owned() };
        parse(&key("a").unwrap(), &record)
    }

    #[test]
    fn what_is_unknown_is_skipped_and_what_is_missing_has_its_default() {
        let note = parsed(r#"{"format":1,"text":"x","colour":{"red":3}}"#).unwrap();
        assert_eq!(note, Note { text: "x".into() });
        assert_eq!(parsed(r#"{"format":1}"#).unwrap(), Note { text: String::new() });
    }

    #[test]
    fn a_record_of_a_newer_program_is_not_misread() {
        let error = parsed(r#"{"format":2,"text":"x"}"#).unwrap_err().to_string();
        assert!(error.contains("note a") && error.contains("format 2"), "{error}");
        assert!(parsed("{}").is_err() && parsed("nonsense").is_err());
    }

    #[tokio::test]
    async fn an_owner_gets_its_own_records_alone() {
        let store = Store::memory();
        for (owner, rest) in [(1, "b"), (1, "a"), (11, "a"), (2, "a")] {
            let write =
                put(key_under(owner, rest).unwrap(), &Note { text: rest.into() }, Expect::Absent);
            store.write(vec![write]).await.unwrap();
        }
        let mut pages = Pages::new(&store, Note::KIND, 1).unwrap();
        let keys: Vec<String> =
            pages.next().await.unwrap().into_iter().map(|(key, _)| key.into()).collect();
        assert_eq!(keys, ["1|a", "1|b"]);
        assert!(pages.next().await.unwrap().is_empty());
    }
}
