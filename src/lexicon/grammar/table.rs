//! The table that tells what the rules of a spelling dictionary make, written by hand.
//!
//! Lines, of which the first that fits counts:
//! `SFX flag add base class part-of-speech features` for a form made by a suffix,
//! `ENTRY flags base class part-of-speech features` for the dictionary word itself,
//! `PFX flag add features` for a prefix. A `#` begins a comment.
//!
//! A flag `I+P|U` is a rule of the flag I on words that also have P or U. What is added may be
//! `strip>add`, where the stripped text counts as well. A text is exact, `*x` for an ending, `*` for
//! anything, `0` for nothing, or several of them between bars.

use std::collections::HashMap;

use super::features::{Feature, GrammarCodeError, PartOfSpeech, parse_features};

/// In which variants of a lexicon a form is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// In all of them (KLASIK and PLUS).
    Core,
    /// Only where all inflected forms are (PLUS).
    Inflected,
    /// Never.
    Never,
}

/// What a line of the table says of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// In which variants the form is legal.
    pub class: Class,
    /// Its part of speech; `None` when it is that of the dictionary word.
    pub part_of_speech: Option<PartOfSpeech>,
    /// What the form is.
    pub features: Vec<Feature>,
}

/// The table of one language.
#[derive(Clone, Debug, Default)]
pub struct GrammarTable {
    suffixes: HashMap<String, Vec<SuffixLine>>,
    entries: Vec<(FlagPattern, TextPattern, Verdict)>,
    prefixes: Vec<(String, TextPattern, Vec<Feature>)>,
}

#[derive(Clone, Debug)]
struct SuffixLine {
    /// Flags of which the word must have one beside that of the rule; none when it is empty.
    beside: Vec<String>,
    strip: Option<TextPattern>,
    add: TextPattern,
    base: TextPattern,
    verdict: Verdict,
}

/// A suffix on a word, as the table is asked for it.
#[derive(Clone, Copy, Debug)]
pub struct SuffixUse<'a> {
    /// The flag of the rule.
    pub flag: &'a str,
    /// All flags of the dictionary word.
    pub flags: &'a [String],
    /// What the rule takes away.
    pub strip: &'a str,
    /// What it adds.
    pub add: &'a str,
    /// The word it is applied to.
    pub base: &'a str,
}

/// Why a line of the table cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct TableError {
    /// The line, from one.
    pub line: usize,
    /// What is wrong.
    pub fault: TableFault,
}

/// What is wrong with a line of the table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableFault {
    /// The line is none of the three kinds, or has another number of fields.
    #[error("expected SFX with 6, ENTRY with 5 or PFX with 3 fields")]
    Shape,
    /// The class is none of K, P, X.
    #[error("\"{0}\" is no class; K, P and X are")]
    Class(String),
    /// A flag pattern cannot be read.
    #[error("\"{0}\" is no pattern of flags; has:A, has:A|B, only:A, none and * are")]
    Flags(String),
    /// A part of speech or feature is unknown.
    #[error(transparent)]
    Code(#[from] GrammarCodeError),
}

/// Texts that a field of the table fits.
#[derive(Clone, Debug)]
struct TextPattern(Vec<TextEnd>);

#[derive(Clone, Debug)]
enum TextEnd {
    Any,
    Exactly(String),
    EndsWith(String),
}

impl TextPattern {
    fn parse(text: &str) -> Self {
        let end = |text: &str| match (text, text.strip_prefix('*')) {
            ("*", _) => TextEnd::Any,
            ("0", _) => TextEnd::Exactly(String::new()),
            (_, Some(end)) => TextEnd::EndsWith(end.to_owned()),
            (exact, None) => TextEnd::Exactly(exact.to_owned()),
        };
        Self(text.split('|').map(end).collect())
    }

    fn fits(&self, text: &str) -> bool {
        self.0.iter().any(|end| match end {
            TextEnd::Any => true,
            TextEnd::Exactly(exact) => text == exact,
            TextEnd::EndsWith(end) => text.ends_with(end.as_str()),
        })
    }
}

/// Sets of flags that a field of the table fits.
#[derive(Clone, Debug)]
enum FlagPattern {
    Any,
    None,
    Has(Vec<String>),
    /// Exactly one of these sets.
    Only(Vec<Vec<String>>),
}

impl FlagPattern {
    fn parse(text: &str) -> Option<Self> {
        let list = |text: &str| text.split('|').map(str::to_owned).collect();
        match text.split_once(':') {
            Some(("has", flags)) => Some(Self::Has(list(flags))),
            Some(("only", sets)) => {
                let set = |flags: &str| flags.chars().map(String::from).collect();
                Some(Self::Only(sets.split('|').map(set).collect()))
            }
            None if text == "*" => Some(Self::Any),
            None if text == "none" => Some(Self::None),
            _ => None,
        }
    }

    fn fits(&self, flags: &[String]) -> bool {
        match self {
            Self::Any => true,
            Self::None => flags.is_empty(),
            Self::Has(wanted) => wanted.iter().any(|flag| flags.contains(flag)),
            Self::Only(sets) => sets
                .iter()
                .any(|set| flags.len() == set.len() && flags.iter().all(|flag| set.contains(flag))),
        }
    }
}

impl GrammarTable {
    /// Reads a table.
    ///
    /// # Errors
    /// The line and what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, TableError> {
        let mut table = Self::default();
        for (i, line) in text.lines().enumerate() {
            let line = line.split(" #").next().unwrap_or_default();
            let fields: Vec<&str> = line.split_whitespace().collect();
            let at = |fault| TableError { line: i + 1, fault };
            match fields.as_slice() {
                [] => {}
                [first, ..] if first.starts_with('#') => {}
                ["SFX", flag, add, base, verdict @ ..] => {
                    let (flag, beside) = flag.split_once('+').unwrap_or((flag, ""));
                    let (strip, add) = match add.split_once('>') {
                        Some((strip, add)) => (Some(TextPattern::parse(strip)), add),
                        None => (None, *add),
                    };
                    let beside = beside.split('|').filter(|flag| !flag.is_empty());
                    table.suffixes.entry(flag.to_owned()).or_default().push(SuffixLine {
                        beside: beside.map(str::to_owned).collect(),
                        strip,
                        add: TextPattern::parse(add),
                        base: TextPattern::parse(base),
                        verdict: parse_verdict(verdict).map_err(at)?,
                    });
                }
                ["ENTRY", flags, base, verdict @ ..] => {
                    let pattern = FlagPattern::parse(flags)
                        .ok_or_else(|| at(TableFault::Flags((*flags).to_owned())))?;
                    let verdict = parse_verdict(verdict).map_err(at)?;
                    table.entries.push((pattern, TextPattern::parse(base), verdict));
                }
                ["PFX", flag, add, features] => {
                    let features = parse_features(features).map_err(|e| at(e.into()))?;
                    table.prefixes.push(((*flag).to_owned(), TextPattern::parse(add), features));
                }
                _ => return Err(at(TableFault::Shape)),
            }
        }
        Ok(table)
    }

    /// What a suffix makes of a word.
    pub fn suffix(&self, suffix: SuffixUse<'_>) -> Option<&Verdict> {
        let fits = |line: &&SuffixLine| {
            (line.beside.is_empty() || line.beside.iter().any(|flag| suffix.flags.contains(flag)))
                && line.add.fits(suffix.add)
                && line.base.fits(suffix.base)
                && line.strip.as_ref().is_none_or(|strip| strip.fits(suffix.strip))
        };
        self.suffixes.get(suffix.flag)?.iter().find(fits).map(|line| &line.verdict)
    }

    /// What a dictionary word with these flags is.
    pub fn entry(&self, flags: &[String], base: &str) -> Option<&Verdict> {
        let mut lines = self.entries.iter();
        lines.find(|(f, b, _)| f.fits(flags) && b.fits(base)).map(|(.., verdict)| verdict)
    }

    /// What a prefix adds to the grammar of a form.
    pub fn prefix(&self, flag: &str, add: &str) -> &[Feature] {
        let mut lines = self.prefixes.iter();
        let line = lines.find(|(found, pattern, _)| found == flag && pattern.fits(add));
        line.map_or(&[], |(.., features)| features)
    }
}

fn parse_verdict(fields: &[&str]) -> Result<Verdict, TableFault> {
    let [class, part_of_speech, features] = fields else { return Err(TableFault::Shape) };
    let class = match *class {
        "K" => Class::Core,
        "P" => Class::Inflected,
        "X" => Class::Never,
        other => return Err(TableFault::Class(other.to_owned())),
    };
    let part_of_speech = match *part_of_speech {
        "=" | "-" => None,
        name => Some(name.parse()?),
    };
    Ok(Verdict { class, part_of_speech, features: parse_features(features)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "\
# nouns
SFX H y *a K noun f,sg2,pl1   # ženy
SFX H *ou|*ám * P noun f
SFX A 0 * X = -
SFX I+P|U 0>i * K noun -
SFX I 0>i * P noun -
ENTRY has:A|B *t K verb inf
ENTRY only:N|NY * P = -
ENTRY none * K = -
PFX N ne neg
";

    #[test]
    fn the_first_line_that_fits_counts() {
        let table = GrammarTable::parse(TABLE).unwrap();
        let flags = |text: &str| text.chars().map(String::from).collect::<Vec<_>>();
        let suffix = |flag, all: &str, strip, add, base| {
            let flags = flags(all);
            table.suffix(SuffixUse { flag, flags: &flags, strip, add, base }).cloned()
        };
        let women = suffix("H", "H", "a", "y", "žena").unwrap();
        assert_eq!((women.class, women.features.len()), (Class::Core, 3));
        assert_eq!(suffix("H", "H", "a", "ou", "x").unwrap().class, Class::Inflected);
        assert_eq!(suffix("H", "H", "", "y", "x"), None);
        assert_eq!(suffix("A", "A", "", "", "x").unwrap().class, Class::Never);
        assert_eq!(suffix("I", "IP", "", "i", "x").unwrap().class, Class::Core);
        assert_eq!(suffix("I", "I", "", "i", "x").unwrap().class, Class::Inflected);
        assert_eq!(suffix("I", "I", "k", "i", "x"), None);
        assert_eq!(
            table.entry(&flags("AN"), "dělat").unwrap().part_of_speech,
            Some(PartOfSpeech::Verb)
        );
        assert_eq!(table.entry(&flags("N"), "x").unwrap().class, Class::Inflected);
        assert_eq!(table.entry(&flags("YN"), "x").unwrap().class, Class::Inflected);
        assert_eq!(table.entry(&flags("YNH"), "x"), None);
        assert_eq!(table.entry(&[], "x").unwrap().class, Class::Core);
        assert_eq!(table.prefix("N", "ne").len(), 1);
        assert!(table.prefix("W", "nej").is_empty());
    }

    #[test]
    fn a_bad_line_is_named() {
        for (text, message) in [
            ("\nSFX H y", "line 2: expected SFX with 6, ENTRY with 5 or PFX with 3 fields"),
            ("SFX H y * Q noun -", "line 1: \"Q\" is no class; K, P and X are"),
            ("SFX H y * K nouns -", "line 1: \"nouns\" is no part of speech or feature"),
            (
                "ENTRY with:A * K noun -",
                "line 1: \"with:A\" is no pattern of flags; has:A, has:A|B, only:A, none and * are",
            ),
            ("PFX N ne negative", "line 1: \"negative\" is no part of speech or feature"),
        ] {
            assert_eq!(GrammarTable::parse(text).unwrap_err().to_string(), message);
        }
    }
}
