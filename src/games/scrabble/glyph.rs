//! Tiles as text, read without knowing the alphabet: one character is a letter, `[CH]` is one
//! letter of several characters, lower case is a blank standing for the letter.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::lexicon::{Letter, LetterError, shown};

/// One sign of a tile text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Glyph {
    /// A letter, and whether it was written in lower case.
    Letter { letter: Letter, lower: bool },
    /// Any other character, such as `?`, `.` or a digit.
    Sign(char),
}

/// Why a tile text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TileTextError {
    /// The text is longer than anything the notation can mean.
    #[error("the text is too long ({0} characters or more)")]
    TooLong(usize),
    /// A bracket is not closed.
    #[error("a bracket is opened and not closed")]
    OpenBracket,
    /// What stands in brackets is no letter.
    #[error("in brackets: {0}")]
    Letter(#[from] LetterError),
    /// A character that has no meaning here.
    #[error("{} has no meaning here", shown(*.0))]
    Unexpected(char),
    /// A blank is forced and no letter follows.
    #[error("a letter must follow the sign that makes it a blank")]
    BlankWithoutLetter,
}

/// Reads a text sign by sign; letters may be composed or decomposed, in any case.
pub(crate) fn glyphs(text: &str, most: usize) -> Result<Vec<Glyph>, TileTextError> {
    // A letter takes at most three characters and two brackets in writing.
    if text.chars().nth(8 * most).is_some() {
        return Err(TileTextError::TooLong(8 * most));
    }
    let mut read = Vec::new();
    let mut chars = text.nfc();
    while let Some(c) = chars.next() {
        let glyph = if c == '[' {
            let mut inner = String::new();
            loop {
                match chars.next() {
                    Some(']') => break,
                    Some(c) => inner.push(c),
                    None => return Err(TileTextError::OpenBracket),
                }
            }
            letter(&inner)?
        } else if c.is_alphabetic() && !is_combining_mark(c) {
            letter(c.encode_utf8(&mut [0; 4]))?
        } else {
            Glyph::Sign(c)
        };
        read.push(glyph);
        if read.len() > most {
            return Err(TileTextError::TooLong(most));
        }
    }
    Ok(read)
}

fn letter(text: &str) -> Result<Glyph, LetterError> {
    let letter = Letter::new(text)?;
    let lower = letter.lower().is_some_and(|lower| lower == text);
    Ok(Glyph::Letter { letter, lower })
}

/// Writes a letter, in brackets when it has more than one character.
pub(crate) fn write_letter(f: &mut impl std::fmt::Write, text: &str) -> std::fmt::Result {
    if text.chars().nth(1).is_some() { write!(f, "[{text}]") } else { f.write_str(text) }
}
