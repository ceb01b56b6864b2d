//! Lists that people have reviewed word by word: one word a line, with a reason where it is not
//! obvious.
//!
//! `word [K|P] [part-of-speech [base]]  # reason`; in lists of what is left out also `base*`, all
//! forms of a dictionary word.

use super::super::grammar::{Class, GrammarCodeError, PartOfSpeech};

/// A line of a reviewed list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// The word, in lower case.
    pub word: String,
    /// Whether all forms of this dictionary word are meant.
    pub all_forms: bool,
    /// In which variants it is legal; in all when nothing is said.
    pub class: Class,
    /// Its part of speech, when it is told.
    pub part_of_speech: Option<PartOfSpeech>,
    /// Its base form, when it is another word.
    pub base: Option<String>,
    /// Why, in a few words.
    pub reason: String,
}

/// Why a line of a reviewed list cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReviewError {
    /// There are more words than a line can mean.
    #[error(
        "line {line}: expected a word, K or P, a part of speech and a base form, then # and a reason"
    )]
    Shape {
        /// The line, from one.
        line: usize,
    },
    /// A part of speech is unknown.
    #[error("line {line}: {cause}")]
    Code {
        /// The line, from one.
        line: usize,
        /// What is unknown.
        cause: GrammarCodeError,
    },
}

/// Reads a reviewed list; empty lines and comments are passed over.
///
/// # Errors
/// The line that cannot be read.
pub fn read_reviewed(text: &str) -> Result<Vec<Reviewed>, ReviewError> {
    let mut read = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        let (fields, reason) = content.split_once('#').unwrap_or((content, ""));
        let mut fields = fields.split_whitespace().peekable();
        let Some(word) = fields.next() else { continue };
        let class = match fields.peek() {
            Some(&"K") => Some(Class::Core),
            Some(&"P") => Some(Class::Inflected),
            _ => None,
        };
        if class.is_some() {
            fields.next();
        }
        let part_of_speech = fields
            .next()
            .map(|name| name.parse().map_err(|cause| ReviewError::Code { line, cause }))
            .transpose()?;
        let base = fields.next().map(str::to_owned);
        if fields.next().is_some() {
            return Err(ReviewError::Shape { line });
        }
        read.push(Reviewed {
            word: word.trim_end_matches('*').to_lowercase(),
            all_forms: word.ends_with('*'),
            class: class.unwrap_or(Class::Core),
            part_of_speech,
            base: base.filter(|base| base != word),
            reason: reason.trim().to_owned(),
        });
    }
    Ok(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_with_what_they_tell() {
        let text = "# head\npřátelé K noun přítel # plural\nnaň P\nvole\n\nhovno* # vulgar\n";
        let read = read_reviewed(text).unwrap();
        assert_eq!(read.len(), 4);
        assert_eq!((read[0].class, read[0].base.as_deref()), (Class::Core, Some("přítel")));
        assert_eq!((read[1].class, read[1].part_of_speech), (Class::Inflected, None));
        assert!(read[3].all_forms && read[3].word == "hovno" && read[3].reason == "vulgar");
    }

    #[test]
    fn a_bad_line_is_named() {
        let error = read_reviewed("a\nb K nonsense\n").unwrap_err().to_string();
        assert_eq!(error, "line 2: \"nonsense\" is no part of speech or feature");
        assert_eq!(read_reviewed("a K noun b c"), Err(ReviewError::Shape { line: 1 }));
    }
}
