//! Reading dictionaries: the entries to which the rules of an affix file are applied.

use super::affix::Affixes;
use super::flag::{Flag, FlagError};
use super::text::lines;

/// The entries of a dictionary, in the order of the file.
#[derive(Clone, Debug)]
pub struct Dictionary {
    entries: Vec<Entry>,
}

/// A base word, and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The word.
    pub text: String,
    /// The groups of rules that apply to it, and marks.
    pub flags: Vec<Flag>,
    /// The fields of grammar, such as `po:noun is:feminine`.
    pub morphology: String,
}

/// What is wrong with a dictionary, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct DictionaryError {
    /// The line, from one.
    pub line: usize,
    /// What is wrong with it.
    pub fault: DictionaryFault,
}

/// What is wrong with a line of a dictionary.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DictionaryFault {
    /// The first line is not the number of entries.
    #[error("expected the number of entries, found \"{0}\"")]
    Count(String),
    /// The bytes are none of the encoding that the affix file names.
    #[error("the line is not in {0}")]
    Encoding(&'static str),
    /// The flags cannot be understood.
    #[error(transparent)]
    Flags(#[from] FlagError),
}

impl Dictionary {
    /// Reads a dictionary as its affix file says.
    ///
    /// The number in the first line is a hint for those who reserve memory; it need not be exact.
    /// A word may have several entries.
    ///
    /// # Errors
    /// When the number is missing, or a line cannot be decoded or has flags that make no sense.
    ///
    /// # Examples
    /// ```
    /// use kamen::lexicon::hunspell::{Affixes, Dictionary, Flag};
    /// let affixes = Affixes::parse(b"SET UTF-8\n").unwrap();
    /// let dictionary = Dictionary::parse(b"1\nwine/SM po:noun\n", &affixes).unwrap();
    /// let [wine] = dictionary.entries() else { panic!() };
    /// assert_eq!((wine.text.as_str(), wine.morphology.as_str()), ("wine", "po:noun"));
    /// assert_eq!(wine.flags, [Flag::Char('S'), Flag::Char('M')]);
    /// ```
    pub fn parse(bytes: &[u8], affixes: &Affixes) -> Result<Self, DictionaryError> {
        let mut lines = lines(bytes);
        check_count(lines.next())?;
        let entries = lines.map(|(line, bytes)| {
            read_entry(bytes, affixes).map_err(|fault| DictionaryError { line, fault })
        });
        Ok(Self { entries: entries.collect::<Result<_, _>>()? })
    }

    /// The entries in the order of the file.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
}

fn check_count(first: Option<(usize, &[u8])>) -> Result<(), DictionaryError> {
    let (line, bytes) = first.unwrap_or((1, b""));
    let text = String::from_utf8_lossy(bytes);
    match text.split_whitespace().next().map(str::parse::<u64>) {
        Some(Ok(_)) => Ok(()),
        _ => {
            let found = text.chars().take(80).collect();
            Err(DictionaryError { line, fault: DictionaryFault::Count(found) })
        }
    }
}

fn read_entry(bytes: &[u8], affixes: &Affixes) -> Result<Entry, DictionaryFault> {
    let encoding = affixes.encoding;
    let line = encoding
        .decode_without_bom_handling_and_without_replacement(bytes)
        .ok_or(DictionaryFault::Encoding(encoding.name()))?;
    let (head, morphology) = split_morphology(&line);
    let (word, flags) = split_flags(head);
    Ok(Entry {
        text: affixes.without_ignored(&word.replace("\\/", "/")),
        flags: affixes.read_flags(flags)?,
        morphology: affixes.read_morphology(morphology),
    })
}

/// Splits off what follows a tabulator, or begins with a field such as `po:noun`.
///
/// Other spaces belong to the word: `New York` is one entry.
fn split_morphology(line: &str) -> (&str, &str) {
    let begins = |at: usize| match line.as_bytes()[at..] {
        [b'\t', ..] => true,
        [b' ', a, b, b':', ..] => a.is_ascii_lowercase() && b.is_ascii_lowercase(),
        _ => false,
    };
    match (1..line.len()).find(|&at| begins(at)) {
        Some(at) => (line[..at].trim_ascii_end(), line[at..].trim_ascii()),
        None => (line, ""),
    }
}

/// Splits at the first slash that is neither escaped nor the first character.
fn split_flags(head: &str) -> (&str, &str) {
    let slash =
        (1..head.len()).find(|&at| head.as_bytes()[at] == b'/' && head.as_bytes()[at - 1] != b'\\');
    slash.map_or((head, ""), |at| (&head[..at], &head[at + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(affixes: &str, dictionary: &[u8]) -> Result<Dictionary, DictionaryError> {
        Dictionary::parse(dictionary, &Affixes::parse(affixes.as_bytes()).unwrap())
    }

    fn shown(dictionary: &Dictionary) -> Vec<String> {
        let entries = dictionary.entries().iter().map(|entry| {
            let flags: Vec<_> = entry.flags.iter().map(Flag::to_string).collect();
            format!("{}|{}|{}", entry.text, flags.join(" "), entry.morphology)
        });
        entries.collect()
    }

    #[test]
    fn words_flags_and_grammar_are_told_apart() {
        let text = "\u{feff}9 entries\nplain\nkůň/PV po:noun  is:masculine\nkm\\/h/S\n/etc/A\n\
                    New York/S\nnie je/ tp:negation\nold/A\tfield\n\n  \nplain/X\nst:x\r\n";
        let dictionary = parse("SET UTF-8\n", text.as_bytes()).unwrap();
        assert_eq!(
            shown(&dictionary),
            [
                "plain||",
                "kůň|P V|po:noun  is:masculine",
                "km/h|S|",
                "/etc|A|",
                "New York|S|",
                "nie je||tp:negation",
                "old|A|field",
                "plain|X|",
                "st:x||",
            ]
        );
    }

    #[test]
    fn encodings_flag_styles_and_lists_are_those_of_the_affix_file() {
        let latin2 = parse("SET ISO8859-2\n", b"1\n\xfe\xe1r/\xf8\n").unwrap();
        assert_eq!(shown(&latin2), ["ţár|ř|"]);
        let long = parse("SET UTF-8\nFLAG long\n", b"1\na/AaBb\n").unwrap();
        assert_eq!(shown(&long), ["a|Aa Bb|"]);
        let lists = "SET UTF-8\nFLAG num\nAF 2\nAF 7,9\nAF 8\nAM 1\nAM po:noun\nIGNORE -\n";
        let numbered = parse(lists, b"1\na-b/1\t1\nc/2\n").unwrap();
        assert_eq!(shown(&numbered), ["ab|7 9|po:noun", "c|8|"]);
    }

    #[test]
    fn errors_name_the_line_and_what_was_expected() {
        for (affixes, text, error) in [
            ("", "", "line 1: expected the number of entries, found \"\""),
            ("", "\nword\n", "line 2: expected the number of entries, found \"word\""),
            (
                "FLAG num\n",
                "1\na/1\nb/A",
                "line 3: expected flags from 1 to 65535 between commas, \"A\" is none",
            ),
            (
                "FLAG long\n",
                "1\na/Aab",
                "line 2: expected flags of two characters each, \"Aab\" has an odd number of characters",
            ),
            (
                "AF 1\nAF A\n",
                "1\na/2",
                "line 2: expected the number of one of the 1 lists of flags, found \"2\"",
            ),
            (
                "AF 1\nAF A\n",
                "1\na/0",
                "line 2: expected the number of one of the 1 lists of flags, found \"0\"",
            ),
        ] {
            let shown =
                parse(affixes, text.as_bytes()).map_or_else(|e| e.to_string(), |_| String::new());
            assert_eq!(shown, error, "{text:?}");
        }
        let error = parse("SET UTF-8\n", b"1\na\n\n\xe9\n").unwrap_err();
        assert_eq!(error.to_string(), "line 4: the line is not in UTF-8");
    }
}
