//! What is still to be done about games that are over: marks beside the logs, written together with the
//! end. Whoever follows the hall takes its own away when it has done its part, so after a stop it finds
//! what it has missed without looking at all tables that ever were.

use serde::{Deserialize, Serialize};

use super::table::{Head, Stage, Table};
use crate::store::{
    Expect, Head as StoredHead, Kind, PAGE, Record, RecordKey, RecordVersion, RecordWrite, Store,
    StoreError, TableId, Version,
};

/// What is to be done when a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LooseEnd {
    /// Its result is to be kept.
    Result,
    /// Its end is to be shown, and what comes after it.
    Board,
}

/// That something is still to be done about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Which table.
    pub table: TableId,
    /// The version that it had.
    pub version: Version,
    key: RecordKey,
    writing: RecordVersion,
}

#[derive(Serialize, Deserialize)]
struct Value {
    version: Version,
}

/// That games which were over before there were marks have theirs.
const MARKED: Kind = Kind::named("ends-marked");

impl LooseEnd {
    const ALL: [Self; 2] = [Self::Result, Self::Board];

    fn kind(self) -> Kind {
        match self {
            Self::Result => Kind::named("end-unkept"),
            Self::Board => Kind::named("end-unshown"),
        }
    }

    /// All tables of which this is still to be done.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn marks(self, store: &Store) -> Result<Vec<Mark>, StoreError> {
        let mut marks = Vec::new();
        let mut last = None;
        loop {
            let page = store.list(&self.kind(), last.as_ref()).await?;
            let Some((key, _)) = page.last() else { return Ok(marks) };
            last = Some(key.clone());
            marks.extend(page.into_iter().filter_map(|(key, record)| Mark::read(key, &record)));
        }
    }

    /// Whether this is still to be done about a table.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn mark(self, store: &Store, table: TableId) -> Result<Option<Mark>, StoreError> {
        let key = key(table)?;
        let found = store.get(&self.kind(), &key).await?;
        Ok(found.and_then(|record| Mark::read(key, &record)))
    }

    /// Takes marks away, unless something has happened since they were read.
    ///
    /// # Errors
    /// When the store cannot be written.
    pub async fn tie_up(self, store: &Store, marks: &[Mark]) -> Result<(), StoreError> {
        let away = |mark: &Mark| {
            RecordWrite::delete(self.kind(), mark.key.clone(), Expect::Version(mark.writing))
        };
        for some in marks.chunks(PAGE) {
            store.write(some.iter().map(away).collect()).await?;
        }
        Ok(())
    }

    /// Takes the mark of a table away together with what is written.
    ///
    /// # Errors
    /// When the table has no name that could be a key.
    pub fn tied_up(self, table: TableId) -> Result<RecordWrite, StoreError> {
        Ok(RecordWrite::delete(self.kind(), key(table)?, Expect::Anything))
    }

    fn open(self, table: TableId, version: Version) -> Result<RecordWrite, StoreError> {
        let value = serde_json::to_string(&Value { version }).unwrap_or_default();
        Ok(RecordWrite::put(self.kind(), key(table)?, value, Expect::Anything))
    }
}

/// What is written together with what happens at a table, so that nobody misses the end of a game.
pub(super) fn opened(before: &Table, after: &Table) -> Result<Vec<RecordWrite>, StoreError> {
    if after.stage() != Stage::Over {
        return Ok(Vec::new());
    }
    // A result stays what it is; a rematch, for example, is shown as well.
    let has_just_ended = before.stage() != Stage::Over;
    let open = LooseEnd::ALL.into_iter().filter(|end| has_just_ended || *end == LooseEnd::Board);
    open.map(|end| end.open(after.id(), after.version())).collect()
}

/// Marks all games that are over, once in the life of a store: those of before have no marks of their
/// own. To be done before anything else happens there.
pub(super) async fn mark_earlier_ends(store: &Store) -> Result<(), StoreError> {
    let marked = RecordKey::new("all")?;
    if store.get(&MARKED, &marked).await?.is_some() {
        return Ok(());
    }
    let mut last = None;
    loop {
        let page = store.list_all(last).await?;
        let Some((table, _)) = page.last() else { break };
        last = Some(*table);
        let over = page.iter().filter(|(_, head)| is_over(head));
        let writes: Result<Vec<_>, _> = over
            .flat_map(|(table, head)| LooseEnd::ALL.map(|end| end.open(*table, head.version)))
            .collect();
        let writes = writes?;
        if !writes.is_empty() {
            store.write(writes).await?;
        }
    }
    store.put(MARKED, marked, "{}".to_owned(), Expect::Anything).await?;
    Ok(())
}

fn is_over(head: &StoredHead) -> bool {
    let told = serde_json::from_str::<Head>(&head.summary);
    !head.active && told.is_ok_and(|told| told.stage == Stage::Over)
}

fn key(table: TableId) -> Result<RecordKey, StoreError> {
    RecordKey::new(table.to_string())
}

impl Mark {
    /// A mark as it was written; one that cannot be read is no reason to miss the others.
    fn read(key: RecordKey, record: &Record) -> Option<Self> {
        let table = key.as_str().parse().ok();
        let Some((table, Value { version })) = table.zip(serde_json::from_str(&record.value).ok())
        else {
            tracing::error!(%key, "the mark of an end cannot be read");
            return None;
        };
        Some(Self { table, version, key, writing: record.version })
    }
}
