//! A letter as text, so that what is stored never depends on an index into an alphabet.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A letter of an alphabet: its upper-case text in composed form (NFC), such as `Ř` or `CH`.
///
/// It is a small value without any reference to an alphabet; events keep their meaning when an
/// alphabet grows or changes its order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Letter([u8; Letter::MAX_BYTES]);

/// Why a text is not a letter.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LetterError {
    /// There is no text at all.
    #[error("a letter cannot be empty")]
    Empty,
    /// The text is longer than a letter may be.
    #[error("\"{0}\" is too long for one letter (at most {max} bytes)", max = Letter::MAX_BYTES)]
    TooLong(String),
    /// The text holds a character that is no part of a letter.
    #[error("{} cannot be a letter", shown(*.0))]
    NotALetter(char),
}

/// Writes a character so that invisible ones can be told apart: itself, or its code point.
pub fn shown(c: char) -> String {
    let plain = shown_plain(c);
    if plain.starts_with("U+") {
        format!("the character {plain}")
    } else {
        format!("the character '{plain}'")
    }
}

/// The character itself, or its code point when nobody could see it.
pub fn shown_plain(c: char) -> String {
    if c.is_control() || is_combining_mark(c) || (!c.is_alphanumeric() && !c.is_ascii_graphic()) {
        format!("U+{:04X}", c as u32)
    } else {
        c.to_string()
    }
}

/// The text without its accents.
pub fn without_accents(text: &str) -> String {
    text.nfd().filter(|&c| !is_combining_mark(c)).collect()
}

/// Brings a text to the form in which letters are compared: composed, upper case, composed again.
pub(crate) fn upper_nfc(text: &str) -> String {
    let composed: String = text.nfc().collect();
    composed.to_uppercase().nfc().collect()
}

impl Letter {
    /// The longest text of a letter, in bytes of UTF-8.
    pub const MAX_BYTES: usize = 8;

    /// Makes a letter of a text in any case, composed or decomposed.
    ///
    /// # Errors
    /// When the text is empty, too long, or holds a digit, sign, space or other non-letter.
    ///
    /// # Examples
    /// ```
    /// use kamen::lexicon::Letter;
    /// assert_eq!(Letter::new("ř").unwrap().as_str(), "Ř");
    /// assert_eq!(Letter::new("r\u{30c}").unwrap(), Letter::new("Ř").unwrap());
    /// assert!(Letter::new("7").is_err());
    /// ```
    pub fn new(text: &str) -> Result<Self, LetterError> {
        // Upper case may be three times as long as the text; what is absurd is not even folded.
        if text.len() > 4 * Self::MAX_BYTES {
            return Err(LetterError::TooLong(text.chars().take(12).collect()));
        }
        let folded = upper_nfc(text);
        if folded.is_empty() {
            return Err(LetterError::Empty);
        }
        let last = folded.chars().count() - 1;
        for (i, c) in folded.chars().enumerate() {
            let inside = i > 0 && (is_combining_mark(c) || (i < last && matches!(c, '·' | '\'')));
            if !(c.is_alphabetic() && !is_combining_mark(c) || inside) {
                return Err(LetterError::NotALetter(c));
            }
        }
        if folded.len() > Self::MAX_BYTES {
            return Err(LetterError::TooLong(folded));
        }
        let mut bytes = [0; Self::MAX_BYTES];
        bytes[..folded.len()].copy_from_slice(folded.as_bytes());
        Ok(Self(bytes))
    }

    /// The upper-case text.
    pub fn as_str(&self) -> &str {
        let length = self.0.iter().position(|&b| b == 0).unwrap_or(Self::MAX_BYTES);
        std::str::from_utf8(&self.0[..length]).expect("a letter is made of a string")
    }

    /// The code point of a letter that is one character below U+0180, read straight from its bytes:
    /// judging a word asks for it letter by letter.
    pub(super) fn latin(self) -> Option<usize> {
        match self.0 {
            [a @ 0x01..=0x7f, 0, ..] => Some(a.into()),
            [a @ 0xc2..=0xc5, b, 0, ..] => Some(usize::from(a & 0x1f) << 6 | usize::from(b & 0x3f)),
            _ => None,
        }
    }

    /// The lower-case text, by which a blank standing for this letter is written.
    ///
    /// `None` for letters of scripts without case, or whose lower case does not lead back.
    pub fn lower(&self) -> Option<String> {
        let lower: String = self.as_str().to_lowercase().nfc().collect();
        (lower != self.as_str() && upper_nfc(&lower) == self.as_str()).then_some(lower)
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.as_str())
    }
}

impl FromStr for Letter {
    type Err = LetterError;

    fn from_str(text: &str) -> Result<Self, LetterError> {
        Self::new(text)
    }
}

impl Serialize for Letter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Letter {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::new(&text).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_composition_do_not_matter() {
        for text in ["ž", "Ž", "z\u{30c}", "Z\u{30c}"] {
            assert_eq!(Letter::new(text).unwrap().as_str(), "Ž", "{text:?}");
        }
        assert_eq!(Letter::new("dž").unwrap().as_str(), "DŽ");
        assert_eq!(Letter::new("l·l").unwrap().as_str(), "L·L");
    }

    #[test]
    fn a_latin_letter_is_told_by_its_code_point() {
        for c in ('A'..='Z').chain("ÁÄČĎÉĚŇŘŠŤÚŮÝŽĹĽŔÔß".chars()) {
            let letter = Letter::new(&c.to_string()).unwrap();
            let mut chars = letter.as_str().chars();
            let expected = chars.next().filter(|_| chars.next().is_none()).map(|c| c as usize);
            assert_eq!(letter.latin(), expected, "{c}");
        }
        for text in ["CH", "Ж", "א", "Ȁ"] {
            assert_eq!(Letter::new(text).unwrap().latin(), None, "{text}");
        }
    }

    #[test]
    fn what_is_no_letter_is_refused_with_its_reason() {
        assert_eq!(Letter::new(""), Err(LetterError::Empty));
        for (text, bad) in
            [("1", '1'), ("A B", ' '), ("\u{200b}", '\u{200b}'), ("\u{30c}", '\u{30c}')]
        {
            assert_eq!(Letter::new(text), Err(LetterError::NotALetter(bad)), "{text:?}");
        }
        assert!(matches!(Letter::new("ABCDEFGHI"), Err(LetterError::TooLong(_))));
        assert!(matches!(Letter::new(&"A".repeat(100_000)), Err(LetterError::TooLong(_))));
    }

    #[test]
    fn lower_case_leads_back_or_is_not_there() {
        assert_eq!(Letter::new("Ř").unwrap().lower().as_deref(), Some("ř"));
        assert_eq!(Letter::new("CH").unwrap().lower().as_deref(), Some("ch"));
        assert_eq!(Letter::new("א").unwrap().lower(), None);
    }

    #[test]
    fn an_invisible_character_is_named_by_its_code_point() {
        assert_eq!(shown('\u{200b}'), "the character U+200B");
        assert_eq!(shown('ß'), "the character 'ß'");
    }
}
