//! Short ways of saying what the tests say often.

use std::fmt::Display;
use std::future::Future;
use std::path::{Path, PathBuf};

use kamen::store::{
    Append, Head, Kind, Outcome, RecordKey, RequestId, SledOptions, Store, StoredEvent, TableId,
    UnixMillis, Version,
};

use crate::folder::Folder;

pub const CHANNEL: Kind = Kind::named("channel");

impl Folder {
    /// Where the store is.
    pub fn store(&self) -> PathBuf {
        self.0.join("store")
    }
}

/// Runs a future to its end.
pub fn run<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
}

pub fn open(folder: &Path) -> Store {
    Store::sled(folder, &SledOptions::default()).unwrap()
}

pub fn table(number: u64) -> TableId {
    TableId::from_random(number.to_be_bytes())
}

pub fn request(name: &str) -> RequestId {
    RequestId::new(name).unwrap()
}

pub fn key(name: &str) -> RecordKey {
    RecordKey::new(name).unwrap()
}

pub fn event(text: &str) -> StoredEvent {
    StoredEvent { format: 1, at: UnixMillis(1_700_000_000_000), json: text.to_owned() }
}

/// One event after a version; it names the request.
pub fn append(table: TableId, expected: u64, name: impl Display) -> Append {
    let name = format!("{name}");
    Append {
        table,
        expected: Version(expected),
        request: request(&name),
        events: vec![event(&format!("\"{name}\""))],
        active: true,
        summary: format!("\"after {name}\""),
        records: Vec::new(),
    }
}

/// Appends, and expects that it succeeds.
pub async fn appended(store: &Store, append: Append) {
    let version = append.expected.after(append.events.len());
    assert_eq!(store.append(append).await, Ok(Outcome::Appended(version)));
}

/// The texts of all events of a table.
pub async fn texts(store: &Store, table: TableId) -> Vec<String> {
    store.log(table).await.unwrap().into_iter().map(|event| event.json).collect()
}

/// All tables or the active ones, page after page.
pub async fn tables(store: &Store, active: bool) -> Vec<(TableId, Head)> {
    let mut all: Vec<(TableId, Head)> = Vec::new();
    loop {
        let after = all.last().map(|(table, _)| *table);
        let page = match active {
            true => store.list_active(after).await.unwrap(),
            false => store.list_all(after).await.unwrap(),
        };
        if page.is_empty() {
            return all;
        }
        all.extend(page);
    }
}

/// The checks of the store find nothing.
pub async fn assert_sound(store: &Store) {
    for check in store.check().await.unwrap() {
        assert!(check.problems.is_empty(), "{}: {:?}", check.name, check.problems);
    }
}
