//! Reading a backup: all of it is checked before anything is written.

use std::io::{BufRead, Read, Seek, SeekFrom};

use super::line::{Chain, Counts, Part};
use super::{BackupError, FORMAT};
use crate::store::entry::Restore;
use crate::store::rows::SCHEMA;
use crate::store::{Entry, Store, StoreError, TableId, Version};

/// Most bytes of a line: an event of the largest size with every character escaped.
const MOST_LINE_BYTES: u64 = 2 * 1024 * 1024;

/// Entries are written when there are so many, or so many bytes of lines.
const PART_ENTRIES: usize = 512;
const PART_BYTES: usize = 1024 * 1024;

/// Checks a backup and writes it into an empty store.
///
/// # Errors
/// When the store is not empty or cannot be written; when the backup is changed, cut off or of a
/// newer format, with the number of the line.
pub async fn import(
    store: &Store,
    backup: &mut (impl BufRead + Seek),
) -> Result<Counts, BackupError> {
    if !store.is_empty().await? {
        return Err(StoreError::NotEmpty.into());
    }
    verify(backup)?;
    backup.seek(SeekFrom::Start(0))?;
    store.restore(Restore::Begin).await?;
    let mut lines = Lines::new(backup);
    let (mut part, mut written) = (Vec::new(), 0);
    while let Some(entry) = lines.next()? {
        part.push(entry);
        if part.len() >= PART_ENTRIES || lines.bytes - written >= PART_BYTES {
            written = lines.bytes;
            store.restore(Restore::Part(std::mem::take(&mut part))).await?;
        }
    }
    store.restore(Restore::Part(part)).await?;
    store.restore(Restore::End).await?;
    Ok(lines.counts)
}

/// Checks a backup from the first line to the last: the chain, the counts, and that no table lacks
/// an event.
///
/// # Errors
/// When the backup is changed, cut off or of a newer format, with the number of the line.
pub fn verify(backup: &mut impl BufRead) -> Result<Counts, BackupError> {
    let mut lines = Lines::new(backup);
    while lines.next()?.is_some() {}
    Ok(lines.counts)
}

/// The entries of a backup, each checked as it is read.
struct Lines<'a, In> {
    input: &'a mut In,
    chain: Chain,
    counts: Counts,
    number: usize,
    bytes: usize,
    table: Option<Table>,
}

/// How far a table has been read.
struct Table {
    id: TableId,
    last: Version,
    events: Version,
    requests: Version,
}

impl<'a, In: BufRead> Lines<'a, In> {
    fn new(input: &'a mut In) -> Self {
        let (chain, counts) = (Chain::new(), Counts::default());
        Self { input, chain, counts, number: 0, bytes: 0, table: None }
    }

    /// The next entry; none after the footer, behind which nothing may stand.
    fn next(&mut self) -> Result<Option<Entry>, BackupError> {
        let part = self.part()?.ok_or(BackupError::CutOff { lines: self.number })?;
        if self.number == 1 {
            self.header(&part)?;
            return self.next();
        }
        match part {
            Part::Header { .. } => Err(self.wrong("is a second header")),
            Part::Footer(counts) if counts != self.counts => {
                Err(self.wrong("does not count the parts as they are"))
            }
            Part::Footer(_) => {
                self.end_table()?;
                match self.part()? {
                    None => Ok(None),
                    Some(_) => Err(self.wrong("stands after the footer")),
                }
            }
            Part::Entry(entry) => {
                self.counts.count(&entry);
                self.follow(&entry)?;
                Ok(Some(entry))
            }
        }
    }

    fn header(&self, part: &Part) -> Result<(), BackupError> {
        match part {
            Part::Header { format: 1..=FORMAT, schema: 1..=SCHEMA } => Ok(()),
            Part::Header { format, schema } => Err(self.wrong(&format!(
                "has the format {format} and the schema {schema}, this program knows \
                 {FORMAT} and {SCHEMA}"
            ))),
            _ => Err(self.wrong("is no header of a backup")),
        }
    }

    /// The next line; none at the end of the file.
    fn part(&mut self) -> Result<Option<Part>, BackupError> {
        let mut line = Vec::new();
        let read = self.input.by_ref().take(MOST_LINE_BYTES).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(None);
        }
        self.number += 1;
        self.bytes += read;
        // A line without its end may be the beginning of a longer one.
        let Some(text) = line.strip_suffix(b"\n") else {
            return Err(self.wrong("is cut off or too long"));
        };
        let text = str::from_utf8(text).map_err(|_| self.wrong("is not UTF-8"))?;
        self.chain.read(text).map(Some).map_err(|why| self.wrong(&why))
    }

    /// Checks that an entry belongs where it stands.
    fn follow(&mut self, entry: &Entry) -> Result<(), BackupError> {
        match entry {
            Entry::Head { table, head } => {
                self.end_table()?;
                let (id, last) = (*table, head.version);
                let (events, requests) = (Version::NONE, Version::NONE);
                self.table = Some(Table { id, last, events, requests });
            }
            Entry::Event { table, version, .. } => {
                let open = self.table.as_mut().filter(|open| open.id == *table);
                let next = open.filter(|open| open.events.after(1) == *version);
                let Some(open) = next else {
                    return Err(self.wrong("is an event that does not follow the one before"));
                };
                open.events = *version;
            }
            Entry::Request { table, version, .. } => {
                let open = self.table.as_mut().filter(|open| open.id == *table);
                let Some(open) = open.filter(|open| *version <= open.last) else {
                    return Err(self.wrong("is a request that does not belong to the table"));
                };
                open.requests = open.requests.max(*version);
            }
            Entry::Record { .. } => self.end_table()?,
        }
        Ok(())
    }

    fn end_table(&mut self) -> Result<(), BackupError> {
        match self.table.take() {
            Some(table) if table.events != table.last || table.requests != table.last => {
                let id = table.id;
                Err(self.wrong(&format!("comes before table {id} is complete")))
            }
            _ => Ok(()),
        }
    }

    fn wrong(&self, why: &str) -> BackupError {
        BackupError::Line { line: self.number, why: why.to_owned() }
    }
}
