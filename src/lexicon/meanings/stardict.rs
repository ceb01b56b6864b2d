//! Dictionaries of StarDict: `.ifo` describes them, `.idx` finds the articles, `.dict` holds them.

use super::articles::Articles;
use super::dictzip::unpacked;
use super::entry::{Entry, Kind, Language, Source};
use super::error::{SourceError, SourceFile};
use super::package::Package;
use super::text;

const MAGIC: &str = "StarDict's dict ifo file";

/// The files of a dictionary.
#[derive(Clone, Copy, Debug)]
pub struct StarDictFiles<'a> {
    /// The description, `.ifo`.
    pub ifo: SourceFile<'a>,
    /// The index, `.idx` or `.idx.gz`.
    pub idx: SourceFile<'a>,
    /// The text, `.dict` or `.dict.dz`.
    pub dict: SourceFile<'a>,
}

/// What the `.ifo` says of the other files.
struct Description {
    /// The kinds of the fields of every article; without it each field begins with its kind.
    kinds: Option<String>,
    offset_bytes: usize,
    index_bytes: Option<usize>,
}

/// Reads the headwords of a dictionary with the text of their articles, markup and all.
///
/// # Errors
/// When a file is of another format, cut short, or the index points outside of the text.
pub fn read(files: &StarDictFiles<'_>) -> Result<Vec<(String, String)>, SourceError> {
    let description = describe(&files.ifo)?;
    let idx = unpacked(&files.idx)?;
    if let Some(expected) = description.index_bytes.filter(|&bytes| bytes != idx.len()) {
        let file = files.idx.name.to_owned();
        return Err(SourceError::WrongLength { file, expected, found: idx.len() });
    }
    let mut articles = Articles::of(unpacked(&files.dict)?);
    let truncated =
        |what| SourceError::Truncated { file: files.idx.name.to_owned(), at: idx.len(), what };
    let mut rest: &[u8] = &idx;
    while !rest.is_empty() {
        let end = rest.iter().position(|&b| b == 0).ok_or_else(|| truncated("a headword"))?;
        let headword = String::from_utf8_lossy(&rest[..end]);
        let numbers = rest[end + 1..]
            .split_at_checked(description.offset_bytes + 4)
            .ok_or_else(|| truncated("the place of an article"))?;
        let (offset, length) = numbers.0.split_at(description.offset_bytes);
        articles.add(files.dict.name, &headword, big_endian(offset), big_endian(length))?;
        rest = numbers.1;
    }
    let kinds = description.kinds.as_deref();
    let read = articles.raw().map(|(headword, bytes)| (headword.to_owned(), text_of(bytes, kinds)));
    Ok(read.collect())
}

fn describe(ifo: &SourceFile<'_>) -> Result<Description, SourceError> {
    let found = String::from_utf8_lossy(&ifo.bytes[..ifo.bytes.len().min(MAGIC.len())]);
    if found != MAGIC {
        return Err(SourceError::WrongMagic {
            file: ifo.name.to_owned(),
            expected: "description of a StarDict dictionary",
            found: found.into_owned(),
        });
    }
    let mut description = Description { kinds: None, offset_bytes: 4, index_bytes: None };
    for (line, row) in (1..).zip(ifo.utf8()?.lines()) {
        let Some((key, value)) = row.split_once('=') else { continue };
        let number = || value.trim().parse::<usize>().ok();
        match key.trim() {
            "sametypesequence" => description.kinds = Some(value.trim().to_owned()),
            "idxoffsetbits" if value.trim() == "64" => description.offset_bytes = 8,
            "idxfilesize" => {
                let bytes = number().ok_or_else(|| ifo.bad_line(line, "this is no number"))?;
                description.index_bytes = Some(bytes);
            }
            _ => {}
        }
    }
    Ok(description)
}

fn big_endian(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// The first field of an article that is text.
///
/// A field of text (a lower-case kind) ends with a zero, one of data (upper case) begins with its
/// length. The last field of an article whose kinds the `.ifo` gives has neither.
fn text_of(article: &[u8], kinds: Option<&str>) -> String {
    let mut given = kinds.map(str::bytes);
    let mut rest = article;
    loop {
        let (kind, is_last) = match &mut given {
            Some(kinds) => match kinds.next() {
                Some(kind) => (kind, kinds.len() == 0),
                None => return String::new(),
            },
            None => match rest.split_first() {
                Some((&kind, fields)) => {
                    rest = fields;
                    (kind, false)
                }
                None => return String::new(),
            },
        };
        if kind.is_ascii_lowercase() {
            let end = rest.iter().position(|&b| b == 0 && !is_last).unwrap_or(rest.len());
            if matches!(kind, b'm' | b'l' | b'g' | b't' | b'x' | b'y' | b'k' | b'w' | b'h') {
                return String::from_utf8_lossy(&rest[..end]).into_owned();
            }
            rest = rest.get(end + 1..).unwrap_or_default();
        } else {
            let length = big_endian(rest.get(..4).unwrap_or_default()) as usize;
            rest = length.checked_add(4).and_then(|end| rest.get(end..)).unwrap_or_default();
        }
    }
}

/// Reads the dictionary of foreign words in Czech, whose headwords may be several spellings with
/// commas between them.
///
/// # Errors
/// Those of [`read`].
pub fn czech_foreign_words(files: &StarDictFiles<'_>) -> Result<Vec<Entry>, SourceError> {
    let mut entries = Vec::new();
    for (headwords, article) in read(files)? {
        let text = text::clean(&article);
        for headword in text::clean(&headwords).split(',').map(str::trim) {
            if !headword.is_empty() && !text.is_empty() {
                entries.push(Entry {
                    language: Language::Czech,
                    headword: headword.to_owned(),
                    part_of_speech: None,
                    kind: Kind::Definition,
                    source: Source::Package(Package::CzechForeignWords),
                    text: text.clone(),
                });
            }
        }
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::meanings::dictzip::tests::packed;

    fn files<'a>(ifo: &'a str, idx: &'a [u8], dict: &'a [u8]) -> StarDictFiles<'a> {
        StarDictFiles {
            ifo: SourceFile { name: "x.ifo", bytes: ifo.as_bytes() },
            idx: SourceFile { name: "x.idx", bytes: idx },
            dict: SourceFile { name: "x.dict", bytes: dict },
        }
    }

    fn ifo(more: &str) -> String {
        format!("{MAGIC}\nversion=2.4.2\n{more}\n")
    }

    const IDX: &[u8] = b"kra, kr\0\0\0\0\0\0\0\0\x0bobr\0\0\0\0\x0b\0\0\0\x03";
    const DICT: &[u8] = b"<b>led\n</b> velk";

    #[test]
    fn spellings_share_a_clean_definition() {
        for dict in [DICT.to_vec(), packed(DICT)] {
            let ifo = ifo("sametypesequence=g\nidxfilesize=28");
            let entries = czech_foreign_words(&files(&ifo, IDX, &dict)).unwrap();
            let all: Vec<_> =
                entries.iter().map(|e| (e.headword.as_str(), e.text.as_str())).collect();
            assert_eq!(all, [("kra", "led"), ("kr", "led"), ("obr", "ve")]);
            assert_eq!(entries[0].kind, Kind::Definition);
        }
    }

    #[test]
    fn fields_are_told_apart_with_and_without_given_kinds() {
        assert_eq!(text_of(b"plain", Some("m")), "plain");
        assert_eq!(text_of(b"\0\0\0\x02xxplain", Some("Wm")), "plain");
        assert_eq!(text_of(b"name\0plain", Some("nm")), "plain");
        assert_eq!(text_of(b"W\0\0\0\x02xxmplain\0hhtml\0", None), "plain");
        assert_eq!(text_of(b"W\0\0\0\xff", None), "");
        assert_eq!(text_of(b"", Some("m")), "");
        assert_eq!(text_of(b"", None), "");
    }

    #[test]
    fn offsets_may_have_64_bits() {
        let idx = b"a\0\0\0\0\0\0\0\0\x01\0\0\0\x02";
        let ifo = ifo("idxoffsetbits=64\nsametypesequence=m");
        assert_eq!(read(&files(&ifo, idx, b"xyz")).unwrap(), [("a".into(), "yz".into())]);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let message = |ifo: &str, idx, dict| read(&files(ifo, idx, dict)).unwrap_err().to_string();
        let plain = ifo("sametypesequence=m");
        assert_eq!(
            message("GIF89a", IDX, DICT),
            "x.ifo: this is no description of a StarDict dictionary, it begins with \"GIF89a\""
        );
        assert_eq!(
            message(&ifo("idxfilesize=30"), IDX, DICT),
            "x.idx: the file has 28 bytes, its description says 30"
        );
        assert_eq!(
            message(&plain, &IDX[..26], DICT),
            "x.idx: the file ends at byte 26, in the middle of the place of an article"
        );
        assert_eq!(
            message(&plain, &IDX[..18], DICT),
            "x.idx: the file ends at byte 18, in the middle of a headword"
        );
        assert_eq!(
            message(&plain, IDX, &DICT[..12]),
            "x.dict: \"obr\" should have 3 bytes from 11, the text has only 12"
        );
        assert_eq!(message(&ifo("idxfilesize=x"), IDX, DICT), "x.ifo, line 3: this is no number");
    }
}
