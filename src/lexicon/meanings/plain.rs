//! Lists of the user's own, such as crossword solvers keep: a line `form@meaning` for each.

use super::entry::{Entry, Kind, Language, Source};
use super::error::{SourceError, SourceFile};
use super::text;

/// Reads a list of lines `form@meaning`; empty lines and lines that begin with `#` are passed over.
///
/// # Errors
/// When the file is not UTF-8, or a line lacks the form, the sign or the meaning.
///
/// # Examples
/// ```
/// use kamen::lexicon::meanings::{Language, SourceFile, plain};
/// let file = SourceFile { name: "own.txt", bytes: "oř@kůň v básni".as_bytes() };
/// assert_eq!(plain::read(&file, Language::Czech).unwrap()[0].text, "kůň v básni");
/// ```
pub fn read(file: &SourceFile<'_>, language: Language) -> Result<Vec<Entry>, SourceError> {
    let contents = file.utf8()?;
    let contents = contents.strip_prefix('\u{feff}').unwrap_or(contents);
    let mut entries = Vec::new();
    for (line, row) in (1..).zip(contents.lines()) {
        if row.trim().is_empty() || row.starts_with('#') {
            continue;
        }
        let (headword, text) = row.split_once('@').unwrap_or((row, ""));
        let (headword, text) = (text::one_line(headword), text::clean(text));
        if headword.is_empty() || text.is_empty() {
            return Err(file.bad_line(line, "there should be a word, the sign @ and its meaning"));
        }
        entries.push(Entry {
            language,
            headword,
            part_of_speech: None,
            kind: Kind::Definition,
            source: Source::OwnList,
            text,
        });
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_text(text: &str) -> Result<Vec<Entry>, SourceError> {
        read(&SourceFile { name: "own.txt", bytes: text.as_bytes() }, Language::Slovak)
    }

    #[test]
    fn comments_and_spaces_do_not_matter() {
        let entries =
            read_text("\u{feff}# mine\r\n\r\n úľ @ dom  včiel\r\nznak@má tvar @\r\n").unwrap();
        let all: Vec<_> = entries.iter().map(|e| (&*e.headword, &*e.text)).collect();
        assert_eq!(all, [("úľ", "dom včiel"), ("znak", "má tvar @")]);
        assert_eq!(entries[0].language, Language::Slovak);
    }

    #[test]
    fn a_line_without_a_form_or_a_meaning_is_named() {
        for text in ["a@b\nc\n", "a@b\n@c\n", "a@b\nc@ \n"] {
            assert_eq!(
                read_text(text).unwrap_err().to_string(),
                "own.txt, line 2: there should be a word, the sign @ and its meaning"
            );
        }
    }
}
