//! Dictionaries of dictd: a text, and an index of lines `headword, offset, length` with tabs.

use super::articles::Articles;
use super::dictzip::unpacked;
use super::error::{SourceError, SourceFile};

const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Reads the `.index` and the `.dict` or `.dict.dz` of a dictionary.
///
/// What describes the dictionary itself (`00-database-info` and the like) is passed over.
///
/// # Errors
/// When a file cannot be unpacked, a line of the index is wrong or points outside of the text.
pub fn read(index: &SourceFile<'_>, dict: &SourceFile<'_>) -> Result<Articles, SourceError> {
    let unpacked_index = unpacked(index)?;
    let index = SourceFile { name: index.name, bytes: &unpacked_index };
    let mut articles = Articles::of(unpacked(dict)?);
    for (line, row) in (1..).zip(index.utf8()?.lines()) {
        let mut fields = row.split('\t');
        let (Some(headword), Some(offset), Some(length)) =
            (fields.next(), fields.next(), fields.next())
        else {
            return Err(index.bad_line(line, "there should be a headword, an offset and a length"));
        };
        let number = |digits: &str| {
            let what = || format!("\"{digits}\" is no number in base 64");
            base64_number(digits).ok_or_else(|| index.bad_line(line, what()))
        };
        let (offset, length) = (number(offset)?, number(length)?);
        if !headword.starts_with("00database") && !headword.starts_with("00-") {
            articles.add(dict.name, headword, offset, length)?;
        }
    }
    Ok(articles)
}

/// Reads a number written with 64 digits, the highest first.
fn base64_number(digits: &str) -> Option<u64> {
    if digits.is_empty() {
        return None;
    }
    digits.bytes().try_fold(0_u64, |number, digit| {
        let value = DIGITS.iter().position(|&d| d == digit)? as u64;
        number.checked_mul(64)?.checked_add(value)
    })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::lexicon::meanings::dictzip::tests::packed;

    /// A line of an index, for numbers below 4096.
    pub(in super::super) fn row(headword: &str, offset: usize, length: usize) -> String {
        let number = |n: usize| [DIGITS[n / 64], DIGITS[n % 64]].map(char::from);
        let [a, b] = number(offset);
        let [c, d] = number(length);
        format!("{headword}\t{a}{b}\t{c}{d}\n")
    }

    fn read_both(index: &str, dict: &[u8]) -> Result<Articles, SourceError> {
        read(
            &SourceFile { name: "x.index", bytes: index.as_bytes() },
            &SourceFile { name: "x.dict.dz", bytes: dict },
        )
    }

    #[test]
    fn numbers_have_64_digits() {
        assert_eq!(base64_number("A"), Some(0));
        assert_eq!(base64_number("BA"), Some(64));
        assert_eq!(base64_number("b"), Some(27));
        assert_eq!(base64_number("/+"), Some(63 * 64 + 62));
        assert_eq!(base64_number("a-"), None);
        assert_eq!(base64_number(""), None);
        assert_eq!(base64_number(&"/".repeat(12)), None);
    }

    #[test]
    fn articles_are_found_by_their_offsets() {
        let index = "00databaseinfo\tA\tE\nmole\tE\tE\nmůle\tI\tD\tMůle\n";
        let text = "infomolekrt";
        for dict in [text.as_bytes().to_vec(), packed(text.as_bytes())] {
            let articles = read_both(index, &dict).unwrap();
            let all: Vec<_> = articles.iter().collect();
            assert_eq!(all, [("mole", "mole".into()), ("můle", "krt".into())]);
        }
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let message = |index: &str| read_both(index, b"text").unwrap_err().to_string();
        assert_eq!(
            message("a\tA\tB\nb\tA\n"),
            "x.index, line 2: there should be a headword, an offset and a length"
        );
        assert_eq!(message("a\tA\t?\n"), "x.index, line 1: \"?\" is no number in base 64");
        assert_eq!(
            message("a\tB\tE\n"),
            "x.dict.dz: \"a\" should have 4 bytes from 1, the text has only 4"
        );
        assert!(message("a\t//////////\t//////////\n").contains("the text has only 4"));
        let error = read(
            &SourceFile { name: "x.index", bytes: b"a\tA\tB\n\xff\tA\tB\n" },
            &SourceFile { name: "x.dict", bytes: b"text" },
        );
        assert_eq!(error.unwrap_err().to_string(), "x.index, line 2: this is not UTF-8");
    }
}
