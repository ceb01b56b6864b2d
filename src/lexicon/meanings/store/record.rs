//! The entries of one headword as bytes of a block.

use crate::lexicon::meanings::entry::{Entry, Kind, Language, PartOfSpeech, Source};

/// How many bits of a place in the index tell where in its block a record begins.
const OFFSET_BITS: u32 = 16;
/// The bit beside the source that says that the spelling of the headword follows.
const SPELLED: u8 = 0x80;

/// The place of a record as the index stores it; the offset is less than 64 KiB.
pub(super) fn place(block: usize, offset: usize) -> u64 {
    (block as u64) << OFFSET_BITS | offset as u64
}

/// The block of a place, and where in it the record begins.
pub(super) fn block_and_offset(place: u64) -> (usize, usize) {
    ((place >> OFFSET_BITS) as usize, (place & ((1 << OFFSET_BITS) - 1)) as usize)
}

/// Appends the entries of one headword.
///
/// Each has a byte with its kind and part of speech, one with its source, its spelling when that
/// is not the lower-case word of the index, and its text.
pub(super) fn write(block: &mut Vec<u8>, word: &str, entries: &[&Entry]) {
    write_number(block, entries.len());
    for entry in entries {
        let part = entry.part_of_speech.map_or(0, |part| part as u8 + 1);
        block.push(entry.kind as u8 | part << 4);
        let is_spelled = entry.headword != word;
        block.push(entry.source.code() | if is_spelled { SPELLED } else { 0 });
        if is_spelled {
            write_text(block, &entry.headword);
        }
        write_text(block, &entry.text);
    }
}

/// Reads the entries of a word; `None` when the bytes are no record.
pub(super) fn read(record: &[u8], language: Language, word: &str) -> Option<Vec<Entry>> {
    let mut rest = record;
    let count = read_number(&mut rest)?;
    // Each entry has three bytes at least: a damaged number must not reserve the memory.
    let mut entries = Vec::with_capacity(count.min(rest.len() / 3));
    for _ in 0..count {
        let [tag, source, ..] = *rest else { return None };
        rest = &rest[2..];
        let is_spelled = source & SPELLED != 0;
        let headword = if is_spelled { read_text(&mut rest)? } else { word };
        entries.push(Entry {
            language,
            headword: headword.to_owned(),
            part_of_speech: match tag >> 4 {
                0 => None,
                part => Some(*PartOfSpeech::ALL.get(usize::from(part) - 1)?),
            },
            kind: *Kind::ALL.get(usize::from(tag & 0x0f))?,
            source: Source::of_code(source & !SPELLED)?,
            text: read_text(&mut rest)?.to_owned(),
        });
    }
    Some(entries)
}

fn write_text(block: &mut Vec<u8>, text: &str) {
    write_number(block, text.len());
    block.extend_from_slice(text.as_bytes());
}

fn read_text<'a>(rest: &mut &'a [u8]) -> Option<&'a str> {
    let length = read_number(rest)?;
    let (text, after) = rest.split_at_checked(length)?;
    *rest = after;
    std::str::from_utf8(text).ok()
}

/// Writes a number in groups of seven bits, the lowest first; the high bit says that more follow.
fn write_number(block: &mut Vec<u8>, mut number: usize) {
    while number > 0x7f {
        block.push(number as u8 | 0x80);
        number >>= 7;
    }
    block.push(number as u8);
}

fn read_number(rest: &mut &[u8]) -> Option<usize> {
    let mut number = 0;
    for shift in (0..35).step_by(7) {
        let (&byte, after) = rest.split_first()?;
        *rest = after;
        number |= usize::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_any_size_come_back() {
        for number in [0, 1, 127, 128, 300, 16_383, 16_384, 1 << 30] {
            let mut bytes = Vec::new();
            write_number(&mut bytes, number);
            assert_eq!(read_number(&mut bytes.as_slice()), Some(number));
        }
        assert_eq!(read_number(&mut &[0x80, 0x80][..]), None);
        assert_eq!(read_number(&mut &[0xff; 9][..]), None);
    }

    #[test]
    fn a_place_holds_block_and_offset() {
        assert_eq!(block_and_offset(place(70_000, 65_535)), (70_000, 65_535));
    }

    #[test]
    fn no_bytes_make_reading_panic() {
        let mut state = 7_u32;
        for length in 0..200 {
            let bytes: Vec<u8> = (0..length)
                .map(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (state >> 24) as u8
                })
                .collect();
            let _ = read(&bytes, Language::Czech, "slovo");
        }
    }
}
