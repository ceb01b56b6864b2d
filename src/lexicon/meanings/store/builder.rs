//! Packing entries into a file of meanings.

use std::collections::BTreeMap;
use std::io::Write;

use flate2::Compression;
use flate2::write::DeflateEncoder;

use super::head::{BLOCK_ROW_BYTES, Head, checksum};
use super::{MOST_BLOCK_BYTES, key, key_parts, record};
use crate::lexicon::meanings::entry::Entry;

/// A block is closed when it has so many bytes, unpacked: larger ones pack better, smaller ones
/// are found sooner. A record must begin within 64 KiB.
const BLOCK_BYTES: usize = 16 << 10;

/// Gathers entries and makes a file of them.
#[derive(Debug, Default)]
pub struct StoreBuilder {
    by_key: BTreeMap<Vec<u8>, Vec<Entry>>,
}

/// Why a file of meanings cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// The index cannot be made.
    #[error("the index of meanings cannot be made: {0}")]
    Index(#[from] fst::Error),
    /// The texts cannot be packed.
    #[error("the meanings cannot be packed: {0}")]
    Packing(#[from] std::io::Error),
    /// There is more than the format can hold.
    #[error("the meanings of one block have {0} bytes, more than a file can hold")]
    TooLarge(usize),
}

/// The blocks of a file, growing.
#[derive(Default)]
struct Blocks {
    open: Vec<u8>,
    table: Vec<u8>,
    packed: Vec<u8>,
}

impl StoreBuilder {
    /// Starts with nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an entry; what it repeats, or has no headword or text, is passed over.
    pub fn add(&mut self, entry: Entry) {
        if entry.headword.is_empty() || entry.text.is_empty() {
            return;
        }
        let known = self.by_key.entry(key(entry.language, &entry.headword)).or_default();
        if !known.contains(&entry) {
            known.push(entry);
        }
    }

    /// Makes the file: headwords are sorted, the entries of one keep the order they came in.
    ///
    /// # Errors
    /// When the entries of one headword are larger than a file can hold.
    pub fn finish(self) -> Result<Vec<u8>, BuildError> {
        let mut blocks = Blocks::default();
        let mut index = fst::MapBuilder::memory();
        for (key, entries) in &self.by_key {
            let word = key_parts(key).map_or("", |(_, word)| word);
            index.insert(key, blocks.place())?;
            record::write(&mut blocks.open, word, &entries.iter().collect::<Vec<_>>());
            if blocks.open.len() >= BLOCK_BYTES {
                blocks.close()?;
            }
        }
        if !blocks.open.is_empty() {
            blocks.close()?;
        }
        let index = index.into_inner()?;
        let mut file = Head::write(&index, &blocks.table, blocks.packed.len());
        file.extend(index);
        file.extend(blocks.table);
        file.extend(blocks.packed);
        Ok(file)
    }
}

impl Extend<Entry> for StoreBuilder {
    fn extend<I: IntoIterator<Item = Entry>>(&mut self, entries: I) {
        entries.into_iter().for_each(|entry| self.add(entry));
    }
}

impl Blocks {
    /// Where the next record will begin.
    fn place(&self) -> u64 {
        record::place(self.table.len() / BLOCK_ROW_BYTES, self.open.len())
    }

    /// Packs the open block and starts another.
    fn close(&mut self) -> Result<(), BuildError> {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&self.open)?;
        let packed = encoder.finish()?;
        for length in [packed.len(), self.open.len()] {
            let fits = |length: &u32| *length as usize <= MOST_BLOCK_BYTES;
            let short = u32::try_from(length).ok().filter(fits);
            let length = short.ok_or(BuildError::TooLarge(length))?;
            self.table.extend(length.to_le_bytes());
        }
        self.table.extend(checksum(&[&packed]).to_le_bytes());
        self.packed.extend(packed);
        self.open.clear();
        Ok(())
    }
}
