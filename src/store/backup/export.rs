//! Making a backup, also while the store is in use.

use std::io::Write;

use super::line::{Chain, Counts, Part};
use super::{BackupError, FORMAT};
use crate::store::rows::SCHEMA;
use crate::store::{Entry, Head, Store, TableId, Version};

/// Writes everything, or one table alone, as a backup of this moment; page by page, so memory stays
/// small.
///
/// # Errors
/// When the store cannot be read, the output not be written, or the table is not there.
pub async fn export(
    store: &Store,
    only: Option<TableId>,
    out: &mut impl Write,
) -> Result<Counts, BackupError> {
    let store = &store.snapshot()?;
    // What is not there is found out before anything is written.
    let only = match only {
        Some(table) => Some((table, store.head(table).await?.ok_or(BackupError::NoTable(table))?)),
        None => None,
    };
    let mut export = Export { chain: Chain::new(), counts: Counts::default(), out };
    export.write(Part::Header { format: FORMAT, schema: SCHEMA })?;
    if let Some((table, head)) = only {
        export.table(store, table, head).await?;
    } else {
        let mut tables = store.list_all(None).await?;
        while let Some((last, _)) = tables.last() {
            let next = store.list_all(Some(*last)).await?;
            for (table, head) in tables {
                export.table(store, table, head).await?;
            }
            tables = next;
        }
        export.records(store).await?;
    }
    export.write(Part::Footer(export.counts))?;
    export.out.flush()?;
    Ok(export.counts)
}

struct Export<'a, Out> {
    chain: Chain,
    counts: Counts,
    out: &'a mut Out,
}

impl<Out: Write> Export<'_, Out> {
    /// A table with its events and requests.
    async fn table(
        &mut self,
        store: &Store,
        table: TableId,
        head: Head,
    ) -> Result<(), BackupError> {
        let last = head.version;
        self.entry(Entry::Head { table, head })?;
        let mut version = Version::NONE;
        while version < last {
            let events = store.load(table, version).await?;
            if events.is_empty() {
                break;
            }
            for event in events {
                version = version.after(1);
                if version <= last {
                    self.entry(Entry::Event { table, version, event })?;
                }
            }
        }
        let mut requests = store.requests(table, None).await?;
        while let Some((name, _)) = requests.last() {
            let next = store.requests(table, Some(name)).await?;
            for (request, version) in requests {
                if version <= last {
                    self.entry(Entry::Request { table, request, version })?;
                }
            }
            requests = next;
        }
        Ok(())
    }

    async fn records(&mut self, store: &Store) -> Result<(), BackupError> {
        let mut records = store.list_records(None).await?;
        while let Some((kind, key, _)) = records.last() {
            let next = store.list_records(Some((kind, key))).await?;
            for (kind, key, record) in records {
                self.entry(Entry::Record { kind, key, record })?;
            }
            records = next;
        }
        Ok(())
    }

    fn entry(&mut self, entry: Entry) -> Result<(), BackupError> {
        self.counts.count(&entry);
        self.write(Part::Entry(entry))
    }

    fn write(&mut self, part: Part) -> Result<(), BackupError> {
        let line = self.chain.write(part).map_err(std::io::Error::from)?;
        writeln!(self.out, "{line}")?;
        Ok(())
    }
}
