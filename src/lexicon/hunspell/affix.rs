//! The rules and marks of an affix file.

use std::collections::HashMap;

use encoding_rs::Encoding;

use super::affix_reader::{self, AffixError};
use super::flag::{Flag, FlagError, FlagStyle};
use super::rule::{End, Rule};

/// What a flag may mean other than a group of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The text is no word unless an affix is added (`NEEDAFFIX`).
    NeedAffix,
    /// The word and its forms are wrong though rules would make them (`FORBIDDENWORD`).
    ForbiddenWord,
    /// The text stands only inside compounds (`ONLYINCOMPOUND`).
    OnlyInCompound,
    /// A prefix and a suffix with this mark need each other (`CIRCUMFIX`).
    Circumfix,
    /// The word is right but never proposed, as it may offend (`NOSUGGEST`).
    NoSuggest,
    /// The word is right only in the case in which it is written (`KEEPCASE`).
    KeepCase,
    /// The word is rare and often a slip of the pen; with `FORBIDWARN` it is wrong (`WARN`).
    Warn,
}

impl Mark {
    pub(super) const ALL: [Self; 7] = [
        Self::NeedAffix,
        Self::ForbiddenWord,
        Self::OnlyInCompound,
        Self::Circumfix,
        Self::NoSuggest,
        Self::KeepCase,
        Self::Warn,
    ];

    /// The directive that gives a flag this meaning.
    pub fn directive(self) -> &'static str {
        match self {
            Self::NeedAffix => "NEEDAFFIX",
            Self::ForbiddenWord => "FORBIDDENWORD",
            Self::OnlyInCompound => "ONLYINCOMPOUND",
            Self::Circumfix => "CIRCUMFIX",
            Self::NoSuggest => "NOSUGGEST",
            Self::KeepCase => "KEEPCASE",
            Self::Warn => "WARN",
        }
    }
}

/// An affix file that has been read and checked.
#[derive(Clone, Debug)]
pub struct Affixes {
    pub(super) encoding: &'static Encoding,
    pub(super) flag_style: FlagStyle,
    pub(super) flag_aliases: Vec<Vec<Flag>>,
    pub(super) morphology_aliases: Vec<String>,
    pub(super) marks: [Option<Flag>; Mark::ALL.len()],
    pub(super) ignored: Vec<char>,
    pub(super) full_strip: bool,
    pub(super) forbid_warn: bool,
    pub(super) prefixes: HashMap<Flag, Vec<Rule>>,
    pub(super) suffixes: HashMap<Flag, Vec<Rule>>,
}

impl Affixes {
    /// Reads an affix file.
    ///
    /// Directives that do not decide which words are right, and unknown ones, are passed over.
    ///
    /// # Errors
    /// When a line that matters is broken, cannot be decoded, or is missing or superfluous.
    ///
    /// # Examples
    /// ```
    /// use kamen::lexicon::hunspell::{Affixes, Flag};
    /// let affixes = Affixes::parse(b"SET UTF-8\nSFX S Y 1\nSFX S y ies [^aeiou]y\n").unwrap();
    /// let [rule] = affixes.suffixes(Flag::Char('S')) else { panic!() };
    /// assert_eq!((rule.strip.as_str(), rule.add.as_str()), ("y", "ies"));
    /// let error = Affixes::parse(b"SFX S Y 2\nSFX S y ies [^aeiou]y\n").unwrap_err();
    /// assert_eq!(error.to_string(), "line 1: SFX S: 2 lines announced, 1 found");
    /// ```
    pub fn parse(bytes: &[u8]) -> Result<Self, AffixError> {
        affix_reader::read(bytes)
    }

    /// The prefixes that a flag stands for, in the order of the file.
    pub fn prefixes(&self, flag: Flag) -> &[Rule] {
        self.prefixes.get(&flag).map_or(&[], Vec::as_slice)
    }

    /// The suffixes that a flag stands for, in the order of the file.
    pub fn suffixes(&self, flag: Flag) -> &[Rule] {
        self.suffixes.get(&flag).map_or(&[], Vec::as_slice)
    }

    /// The flag that has the meaning of a mark, if the file names one.
    pub fn mark(&self, mark: Mark) -> Option<Flag> {
        self.marks[mark as usize]
    }

    /// Whether the mark is among the flags.
    pub fn is_marked(&self, flags: &[Flag], mark: Mark) -> bool {
        self.mark(mark).is_some_and(|flag| flags.contains(&flag))
    }

    /// Reads flags as an entry or a rule has them: themselves, or the number of their list.
    pub(super) fn read_flags(&self, text: &str) -> Result<Vec<Flag>, FlagError> {
        if self.flag_aliases.is_empty() || text.is_empty() {
            return self.flag_style.read(text);
        }
        let number = text.trim().parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        number.and_then(|n| self.flag_aliases.get(n)).cloned().ok_or_else(|| {
            FlagError::NoSuchList { found: text.to_owned(), known: self.flag_aliases.len() }
        })
    }

    /// Reads fields of grammar: themselves, or the number of their list.
    pub(super) fn read_morphology(&self, text: &str) -> String {
        let number = text.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        let alias = number.and_then(|n| self.morphology_aliases.get(n));
        alias.map_or(text, String::as_str).to_owned()
    }

    /// The text without the characters that the file tells to ignore.
    pub(super) fn without_ignored(&self, text: &str) -> String {
        text.chars().filter(|c| !self.ignored.contains(c)).collect()
    }

    /// The rules of one end.
    pub(super) fn rules(&mut self, end: End) -> &mut HashMap<Flag, Vec<Rule>> {
        match end {
            End::Prefix => &mut self.prefixes,
            End::Suffix => &mut self.suffixes,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        Affixes::parse(text.as_bytes()).map_or_else(|e| e.to_string(), |_| "no error".to_owned())
    }

    #[test]
    fn groups_of_rules_are_read_with_all_their_fields() {
        let text = "\u{feff}# comment\nSET UTF-8\nTRY abc\nREP 1\nREP a b\nWHATEVER 7\n\
                    NOSUGGEST !\n\nSFX A Y 3 # header\nSFX A ý ější/EX [^k]ý is:b  is:a #c\n\
                    # between\nSFX A 0 0 #a b\nSFX A ý á\nPFX A N 1\nPFX A 0 ne .\n";
        let affixes = Affixes::parse(text.as_bytes()).unwrap();
        let [first, second, third] = affixes.suffixes(Flag::Char('A')) else { panic!() };
        assert_eq!((first.strip.as_str(), first.add.as_str()), ("ý", "ější"));
        assert_eq!(first.continuation, [Flag::Char('E'), Flag::Char('X')]);
        assert_eq!((first.condition.as_str(), first.morphology.as_str()), ("[^k]ý", "is:b is:a"));
        assert!(first.crosses);
        assert_eq!((second.strip.as_str(), second.add.as_str()), ("", ""));
        assert_eq!(second.morphology, "");
        assert_eq!((third.add.as_str(), third.condition.as_str()), ("á", "."));
        let [prefix] = affixes.prefixes(Flag::Char('A')) else { panic!() };
        assert_eq!((prefix.end, prefix.crosses), (End::Prefix, false));
        assert!(affixes.suffixes(Flag::Char('B')).is_empty());
        assert_eq!(affixes.mark(Mark::NoSuggest), Some(Flag::Char('!')));
        assert_eq!(affixes.mark(Mark::KeepCase), None);
    }

    #[test]
    fn other_encodings_flag_styles_and_numbered_lists_are_read() {
        let latin2 = b"# \xff\nSET ISO8859-2\nSFX \xf8 Y 1\nSFX \xf8 \xfd \xe1 [^\xb9]\xfd\n";
        let affixes = Affixes::parse(latin2).unwrap();
        let [rule] = affixes.suffixes(Flag::Char('ř')) else { panic!() };
        assert_eq!((rule.strip.as_str(), rule.condition.as_str()), ("ý", "[^š]ý"));
        let long = "SFX Aa Y 1\nSFX Aa 0 s/BbCc .\nFLAG long\nPSEUDOROOT Nn\n";
        let affixes = Affixes::parse(long.as_bytes()).unwrap();
        let [rule] = affixes.suffixes(Flag::Pair('A', 'a')) else { panic!() };
        assert_eq!(rule.continuation, [Flag::Pair('B', 'b'), Flag::Pair('C', 'c')]);
        assert_eq!(affixes.mark(Mark::NeedAffix), Some(Flag::Pair('N', 'n')));
        let lists = "FLAG num\nAF 2\nAF 7,8 # 1\nAF 9 # 2\nAM 1\nAM is:a is:b # c\nIGNORE -_\n\
                     SFX 7 N 1\nSFX 7 a- s_-t/2 . 1\n";
        let affixes = Affixes::parse(lists.as_bytes()).unwrap();
        let [rule] = affixes.suffixes(Flag::Number(7)) else { panic!() };
        assert_eq!(rule.continuation, [Flag::Number(9)]);
        assert_eq!((rule.strip.as_str(), rule.add.as_str()), ("a", "st"));
        assert_eq!(rule.morphology, "is:a is:b");
    }

    #[test]
    fn a_wrong_number_of_rules_is_an_error() {
        let rule = "SFX A 0 s .\n";
        assert_eq!(error(&format!("SFX A Y 1\n{rule}SFX A Y 1\n{rule}")), "no error");
        for (text, expected) in [
            (format!("\nSFX A Y 2\n{rule}"), "line 2: SFX A: 2 lines announced, 1 found"),
            (format!("SFX A Y 2\n{rule}SFX B Y 0\n"), "line 1: SFX A: 2 lines announced, 1 found"),
            (
                format!("SFX A Y 1\n{rule}{rule}"),
                "line 3: SFX A: one line more than the 1 announced",
            ),
            (rule.to_owned(), "line 1: expected \"SFX flag Y|N number\", found \"SFX A 0 s .\""),
            (
                "PFX A Y x".to_owned(),
                "line 1: expected \"PFX flag Y|N number\", found \"PFX A Y x\"",
            ),
            ("AF 2\nAF A\n".to_owned(), "line 1: AF: 2 lines announced, 1 found"),
            ("AF 1\nAF A\nAF B\n".to_owned(), "line 3: AF: one line more than the 1 announced"),
            ("AM x\n".to_owned(), "line 1: expected \"AM number\", found \"AM x\""),
        ] {
            assert_eq!(error(&text), expected, "{text:?}");
        }
    }

    #[test]
    fn broken_lines_are_named_with_what_was_expected() {
        for (text, expected) in [
            (
                "SET EBCDIC\n",
                "line 1: expected an encoding such as UTF-8 or ISO8859-2, found \"EBCDIC\"",
            ),
            ("#\nFLAG short\n", "line 2: expected FLAG char, long, num or UTF-8, found \"short\""),
            ("NEEDAFFIX\n", "line 1: expected a flag after NEEDAFFIX"),
            ("NEEDAFFIX ab\n", "line 1: expected one flag, found \"ab\""),
            ("SFX\n", "line 1: expected a flag after SFX"),
            (
                "SFX A Y 1\nSFX A 0\n",
                "line 2: expected \"SFX A strip add condition\", found \"SFX A 0\"",
            ),
            (
                "SFX A Y 1\nSFX A 0 s [^ey\n",
                "line 2: the condition \"[^ey\" lacks a closing bracket",
            ),
            (
                "AF 1\nAF A\nSFX A Y 1\nSFX A 0 s/B .\n",
                "line 4: expected the number of one of the 1 lists of flags, found \"B\"",
            ),
            (
                "COMPLEXPREFIXES\n",
                "line 1: two prefixes on a word (COMPLEXPREFIXES) are not supported",
            ),
        ] {
            assert_eq!(error(text), expected, "{text:?}");
        }
        let bytes = b"SET UTF-8\nREP \xff\nSFX A Y 1\nSFX A 0 \xe9 .\n";
        let error = Affixes::parse(bytes).unwrap_err();
        assert_eq!(error.to_string(), "line 4: the line is not in UTF-8");
    }
}
