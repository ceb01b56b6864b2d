//! The head of a file of meanings, and its checksums.

use std::ops::Range;

use super::StoreError;

/// What a file of meanings begins with.
pub(super) const MAGIC: &[u8; 8] = b"KAMENmng";
/// The version of the format that this program writes and reads.
pub(super) const VERSION: u32 = 2;
/// The oldest version that is still read: what came later are kinds of entries that it has none of.
const OLDEST: u32 = 1;
/// The length of a row of the table of blocks.
pub(super) const BLOCK_ROW_BYTES: usize = 12;
const HEAD_BYTES: usize = 36;

/// The parts of a file of meanings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    pub index_bytes: usize,
    pub blocks: usize,
}

impl Head {
    /// Where the index is.
    pub(super) fn index(self) -> Range<usize> {
        HEAD_BYTES..HEAD_BYTES + self.index_bytes
    }

    /// Where the table of blocks is.
    pub(super) fn table(self) -> Range<usize> {
        let start = self.index().end;
        start..start + self.blocks * BLOCK_ROW_BYTES
    }

    /// Reads the head, and checks it with the index and the table of blocks.
    pub(super) fn read(file: &[u8]) -> Result<Self, StoreError> {
        if !file.starts_with(MAGIC) {
            return Err(StoreError::WrongMagic);
        }
        let too_short = |expected: usize| StoreError::WrongLength {
            expected: expected as u64,
            found: file.len() as u64,
        };
        // The version stands at the same place in every version; the rest need not.
        let version = file.get(8..12).map(|bytes| u32_at(bytes, 0));
        match version.ok_or_else(|| too_short(HEAD_BYTES))? {
            found if found < OLDEST => return Err(StoreError::Older { found }),
            found if found > VERSION => return Err(StoreError::Newer { found }),
            _ => {}
        }
        let head = file.get(..HEAD_BYTES).ok_or_else(|| too_short(HEAD_BYTES))?;
        let expected = u64_at(head, 12);
        if expected != file.len() as u64 {
            return Err(StoreError::WrongLength { expected, found: file.len() as u64 });
        }
        let damaged = || StoreError::damaged("the head");
        let index_bytes = usize::try_from(u64_at(head, 20)).map_err(|_| damaged())?;
        let blocks = u32_at(head, 28) as usize;
        let parts = Self { index_bytes, blocks };
        let table_bytes = blocks.checked_mul(BLOCK_ROW_BYTES).ok_or_else(damaged)?;
        let end = table_bytes.checked_add(HEAD_BYTES).and_then(|end| end.checked_add(index_bytes));
        end.filter(|&end| end <= file.len()).ok_or_else(damaged)?;
        let checked = [&head[..32], &file[parts.index().start..parts.table().end]];
        if checksum(&checked) != u32_at(head, 32) {
            return Err(StoreError::damaged("the head or the index"));
        }
        Ok(parts)
    }

    /// Writes the head of a file with this index and table and so many bytes of blocks.
    pub(super) fn write(index: &[u8], table: &[u8], block_bytes: usize) -> Vec<u8> {
        let length = HEAD_BYTES + index.len() + table.len() + block_bytes;
        let mut head = MAGIC.to_vec();
        head.extend(VERSION.to_le_bytes());
        head.extend((length as u64).to_le_bytes());
        head.extend((index.len() as u64).to_le_bytes());
        head.extend(((table.len() / BLOCK_ROW_BYTES) as u32).to_le_bytes());
        let checksum = checksum(&[&head, index, table]);
        head.extend(checksum.to_le_bytes());
        head
    }
}

/// The CRC-32 of parts that follow one another.
pub(super) fn checksum(parts: &[&[u8]]) -> u32 {
    let mut crc = flate2::Crc::new();
    parts.iter().for_each(|part| crc.update(part));
    crc.sum()
}

/// The number of four bytes at a place that is known to be there.
pub(super) fn u32_at(bytes: &[u8], at: usize) -> u32 {
    bytes[at..at + 4].iter().rev().fold(0, |number, &byte| number << 8 | u32::from(byte))
}

fn u64_at(bytes: &[u8], at: usize) -> u64 {
    bytes[at..at + 8].iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
}
