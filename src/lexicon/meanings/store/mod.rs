//! One compact file of all meanings, and finding a headword in it.
//!
//! The layout, all numbers little-endian:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | magic |
//! | 4 | version of the format |
//! | 8 | length of the whole file |
//! | 8 | length of the index |
//! | 4 | number of blocks |
//! | 4 | checksum of the head up to here, the index and the table of blocks |
//! | … | the index, an [`fst::Map`] from language and headword to block and place in it |
//! | 12 each | the table of blocks: packed length, unpacked length, checksum of the packed bytes |
//! | … | the blocks, each packed by itself, so that a look-up unpacks one of them |
//!
//! Opening checks the head, the index and the table; a block is checked when it is unpacked.

mod builder;
mod head;
mod record;

use std::sync::Arc;

use flate2::{Decompress, FlushDecompress, Status};
use fst::Streamer;
use unicode_normalization::UnicodeNormalization;

use super::super::sorted_map::SortedMap;
use super::entry::{Entry, Language};
pub use builder::{BuildError, StoreBuilder};
use head::{BLOCK_ROW_BYTES, Head, checksum, u32_at};

/// What mends a file of meanings that cannot be used.
pub const REMEDY: &str = "run `kamen meaning --rebuild` to make it anew from the dictionaries";

/// Why a file of meanings cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The file is something else.
    #[error("this is no file of meanings; {REMEDY}")]
    WrongMagic,
    /// The file was made by an older version of the program.
    #[error("the file of meanings is of the older version {found}, not {expected}; {REMEDY}", expected = head::VERSION)]
    Older {
        /// The version of the file.
        found: u32,
    },
    /// The file was made by a newer version of the program.
    #[error("the file of meanings is of the newer version {found}, not {expected}; {REMEDY}", expected = head::VERSION)]
    Newer {
        /// The version of the file.
        found: u32,
    },
    /// The file is not as long as it was made.
    #[error("the file of meanings has {found} bytes instead of {expected}; {REMEDY}")]
    WrongLength {
        /// The length it was made with.
        expected: u64,
        /// The length it has.
        found: u64,
    },
    /// The contents have changed since the file was made.
    #[error("the file of meanings is damaged in {place}; {REMEDY}")]
    Damaged {
        /// Where the damage is.
        place: Arc<str>,
    },
}

impl StoreError {
    fn damaged(place: impl Into<Arc<str>>) -> Self {
        Self::Damaged { place: place.into() }
    }
}

/// The largest block that is unpacked: what the longest of all articles takes, and much to spare.
const MOST_BLOCK_BYTES: usize = 16 << 20;

/// An opened file of meanings: a slice, a vector or a mapped file alike.
#[derive(Clone, Debug)]
pub struct Store<D> {
    data: D,
    head: Head,
    /// Where each block begins; one more than there are blocks.
    starts: Vec<usize>,
}

/// A block of the file.
#[derive(Clone, Copy, Debug)]
struct Block<'a> {
    number: usize,
    packed: &'a [u8],
    unpacked_bytes: usize,
    checksum: u32,
}

/// The key under which the meanings of a word are kept: its language, then the word in composed
/// lower case.
fn key(language: Language, word: &str) -> Vec<u8> {
    let composed: String = word.nfc().collect();
    let mut key = vec![b'0' + language as u8];
    key.extend(composed.to_lowercase().nfc().collect::<String>().into_bytes());
    key
}

fn key_parts(key: &[u8]) -> Option<(Language, &str)> {
    let (&code, word) = key.split_first()?;
    let language = Language::ALL.get(usize::from(code.checked_sub(b'0')?))?;
    Some((*language, std::str::from_utf8(word).ok()?))
}

impl<D: AsRef<[u8]>> Store<D> {
    /// Opens a file of meanings without unpacking anything.
    ///
    /// # Errors
    /// When the file is something else, of another version, cut short or damaged in its head,
    /// index or table of blocks.
    pub fn open(data: D) -> Result<Self, StoreError> {
        let bytes = data.as_ref();
        let head = Head::read(bytes)?;
        let table = &bytes[head.table()];
        let mut starts = vec![head.table().end];
        for row in table.chunks_exact(BLOCK_ROW_BYTES) {
            let start = starts.last().copied().unwrap_or_default();
            starts.push(start.saturating_add(u32_at(row, 0) as usize));
        }
        if starts.last() != Some(&bytes.len()) {
            return Err(StoreError::damaged("the table of blocks"));
        }
        let rows = table.chunks_exact(BLOCK_ROW_BYTES);
        if rows.clone().any(|row| u32_at(row, 4) as usize > MOST_BLOCK_BYTES) {
            return Err(StoreError::damaged("the table of blocks"));
        }
        let index = SortedMap::open(&bytes[head.index()]);
        let index = index.map_err(|_| StoreError::damaged("the index"))?;
        let (last, _) = record::block_and_offset(index.greatest());
        if last >= rows.len().max(1) {
            return Err(StoreError::damaged("the index"));
        }
        Ok(Self { data, head, starts })
    }

    /// The number of headwords of all languages.
    pub fn headwords(&self) -> usize {
        self.index().map_or(0, |index| index.len())
    }

    /// Whether there is something about a word.
    pub fn contains(&self, language: Language, word: &str) -> bool {
        self.index().is_ok_and(|index| index.contains_key(key(language, word)))
    }

    /// The entries of a word in any case; none when the file does not know it.
    ///
    /// # Errors
    /// When the block that should hold them is damaged.
    pub fn entries(&self, language: Language, word: &str) -> Result<Vec<Entry>, StoreError> {
        let key = key(language, word);
        let Some(place) = self.index()?.get(&key) else { return Ok(Vec::new()) };
        let (number, offset) = record::block_and_offset(place);
        let block = self.unpack(&self.block(number)?)?;
        let damaged = || StoreError::damaged(format!("block {number}"));
        let (language, word) = key_parts(&key).ok_or_else(damaged)?;
        let record = block.get(offset..).ok_or_else(damaged)?;
        record::read(record, language, word).ok_or_else(damaged)
    }

    /// All entries, ordered by language and headword.
    ///
    /// # Errors
    /// When a block is damaged.
    pub fn all(&self) -> Result<Vec<Entry>, StoreError> {
        let index = self.index()?;
        let mut keys = index.stream();
        let mut entries = Vec::new();
        let mut unpacked: Option<(usize, Vec<u8>)> = None;
        while let Some((key, place)) = keys.next() {
            let (number, offset) = record::block_and_offset(place);
            let block = match unpacked.take().filter(|(open, _)| *open == number) {
                Some((_, block)) => block,
                None => self.unpack(&self.block(number)?)?,
            };
            let found = key_parts(key)
                .and_then(|(language, word)| record::read(block.get(offset..)?, language, word));
            entries.extend(found.ok_or_else(|| StoreError::damaged(format!("block {number}")))?);
            unpacked = Some((number, block));
        }
        Ok(entries)
    }

    /// Checks every block, which opening does not.
    ///
    /// # Errors
    /// When a block is damaged.
    pub fn verify(&self) -> Result<(), StoreError> {
        (0..self.starts.len() - 1)
            .try_for_each(|number| self.unpack(&self.block(number)?).map(drop))
    }

    /// The index over the bytes of the file, which were looked at when it was opened.
    fn index(&self) -> Result<fst::Map<&[u8]>, StoreError> {
        fst::Map::new(&self.data.as_ref()[self.head.index()])
            .map_err(|_| StoreError::damaged("the index"))
    }

    fn block(&self, number: usize) -> Result<Block<'_>, StoreError> {
        let bytes = self.data.as_ref();
        let row = bytes[self.head.table()].chunks_exact(BLOCK_ROW_BYTES).nth(number);
        let row = row.ok_or_else(|| StoreError::damaged("the index"))?;
        Ok(Block {
            number,
            packed: &bytes[self.starts[number]..self.starts[number + 1]],
            unpacked_bytes: u32_at(row, 4) as usize,
            checksum: u32_at(row, 8),
        })
    }

    fn unpack(&self, block: &Block<'_>) -> Result<Vec<u8>, StoreError> {
        let damaged = || StoreError::damaged(format!("block {}", block.number));
        if checksum(&[block.packed]) != block.checksum {
            return Err(damaged());
        }
        // The buffer is as large as the block: more than that is not unpacked.
        let mut contents = Vec::with_capacity(block.unpacked_bytes);
        let status = Decompress::new(false)
            .decompress_vec(block.packed, &mut contents, FlushDecompress::Finish)
            .map_err(|_| damaged())?;
        let is_whole = status == Status::StreamEnd && contents.len() == block.unpacked_bytes;
        if is_whole { Ok(contents) } else { Err(damaged()) }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::lexicon::meanings::{Kind, Package, PartOfSpeech, Source};

    pub(in super::super) fn entry(headword: &str, kind: Kind, text: &str) -> Entry {
        Entry {
            language: Language::Czech,
            headword: headword.to_owned(),
            part_of_speech: None,
            kind,
            source: Source::OwnList,
            text: text.to_owned(),
        }
    }

    fn file(entries: Vec<Entry>) -> Vec<u8> {
        let mut builder = StoreBuilder::new();
        builder.extend(entries);
        builder.finish().unwrap()
    }

    fn some_entries() -> Vec<Entry> {
        let english = Entry {
            language: Language::English,
            part_of_speech: Some(PartOfSpeech::Interjection),
            source: Source::Package(Package::Gcide),
            ..entry("Oř", Kind::See, "steed")
        };
        vec![
            entry("oř", Kind::Definition, "kůň v básni"),
            english,
            entry("Oř", Kind::English, "Horse"),
            entry("aga", Kind::Synonyms, "pán"),
        ]
    }

    #[test]
    fn what_goes_in_comes_out() {
        let file = file(some_entries());
        let store = Store::open(&file).unwrap();
        let expected =
            [entry("oř", Kind::Definition, "kůň v básni"), entry("Oř", Kind::English, "Horse")];
        assert_eq!(store.entries(Language::Czech, "oř").unwrap(), expected);
        assert_eq!(store.entries(Language::Czech, "OR\u{30c}").unwrap(), expected);
        assert_eq!(store.entries(Language::English, "oř").unwrap(), some_entries()[1..2]);
        assert_eq!(store.entries(Language::Slovak, "oř").unwrap(), []);
        assert!(store.contains(Language::Czech, "aga") && !store.contains(Language::Czech, "ag"));
        assert_eq!((store.headwords(), store.all().unwrap().len()), (3, 4));
        assert_eq!(store.verify(), Ok(()));
    }

    #[test]
    fn many_blocks_are_told_apart() {
        let word = |n: usize| format!("slovo{}", n * 7_919 % 5_000);
        let text = |n: usize| format!("{} {}", "význam ".repeat(n % 30), word(n));
        let entries = (0..5_000).map(|n| entry(&word(n), Kind::Definition, &text(n))).collect();
        let file = file(entries);
        let store = Store::open(file.as_slice()).unwrap();
        assert!(store.starts.len() > 20);
        for n in (0..5_000).step_by(37) {
            let found = store.entries(Language::Czech, &word(n)).unwrap();
            assert_eq!(found, [entry(&word(n), Kind::Definition, &text(n))]);
        }
        assert_eq!(store.all().unwrap().len(), 5_000);
    }

    #[test]
    fn repeated_and_empty_entries_are_passed_over() {
        let again = [some_entries(), some_entries(), vec![entry("", Kind::See, "x")]].concat();
        assert_eq!(file(again), file(some_entries()));
        let nothing = Store::open(file(Vec::new())).unwrap();
        assert_eq!(nothing.headwords(), 0);
        assert_eq!(nothing.entries(Language::Czech, "oř").unwrap(), []);
    }

    #[test]
    fn no_damaged_byte_goes_unnoticed() {
        let whole = file(some_entries());
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x10;
            let error = Store::open(damaged).and_then(|store| store.verify()).unwrap_err();
            assert!(error.to_string().ends_with(REMEDY), "{error}");
        }
    }

    #[test]
    fn a_file_of_another_length_is_refused() {
        let whole = file(some_entries());
        for end in 0..whole.len() {
            let error = Store::open(&whole[..end]).unwrap_err();
            assert!(matches!(error, StoreError::WrongMagic | StoreError::WrongLength { .. }));
        }
        let longer = [whole.as_slice(), b"x"].concat();
        let (expected, found) = (whole.len() as u64, longer.len() as u64);
        let error = Store::open(longer).unwrap_err();
        assert_eq!(error, StoreError::WrongLength { expected, found });
    }

    #[test]
    fn another_version_is_named_with_the_remedy() {
        let mut other = file(some_entries());
        other[8] = 0;
        let error = Store::open(other.as_slice()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "the file of meanings is of the older version 0, not 2; run `kamen meaning --rebuild` \
             to make it anew from the dictionaries"
        );
        other[8] = 9;
        assert_eq!(Store::open(other).unwrap_err(), StoreError::Newer { found: 9 });
    }

    #[test]
    fn files_of_the_first_version_are_read() {
        let mut first = file(some_entries());
        let head = Head::read(&first).unwrap();
        first[8] = 1;
        let sum = checksum(&[&first[..32], &first[head.index().start..head.table().end]]);
        first[32..36].copy_from_slice(&sum.to_le_bytes());
        assert_eq!(Store::open(first).unwrap().all().unwrap().len(), some_entries().len());
    }
}
