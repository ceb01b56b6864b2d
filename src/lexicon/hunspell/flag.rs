//! Flags: the short names by which entries and rules refer to rules and marks.

use std::fmt;

/// The name of a group of rules or of a mark.
///
/// A flag is read as characters in the encoding of the file. The program `hunspell` reads bytes
/// unless `FLAG UTF-8` is set, so that it takes the flags `í` and `é` of a UTF-8 file for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Flag {
    /// One character, by default and with `FLAG UTF-8`.
    Char(char),
    /// Two characters, with `FLAG long`.
    Pair(char, char),
    /// A number from 1 to 65,535, with `FLAG num`.
    Number(u16),
}

impl fmt::Display for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Char(c) => write!(f, "{c}"),
            Self::Pair(a, b) => write!(f, "{a}{b}"),
            Self::Number(n) => write!(f, "{n}"),
        }
    }
}

/// Why a text cannot be read as flags.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FlagError {
    /// With `FLAG long`, half a flag is left over.
    #[error("expected flags of two characters each, \"{0}\" has an odd number of characters")]
    Odd(String),
    /// With `FLAG num`, something is no number that a flag can have.
    #[error("expected flags from 1 to 65535 between commas, \"{0}\" is none")]
    NotANumber(String),
    /// There should be exactly one flag.
    #[error("expected one flag, found \"{0}\"")]
    NotOne(String),
    /// The file has numbered lists of flags (`AF`), and this is the number of none of them.
    #[error("expected the number of one of the {known} lists of flags, found \"{found}\"")]
    NoSuchList {
        /// What stands there.
        found: String,
        /// How many lists there are.
        known: usize,
    },
}

/// How flags are written in a pair of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum FlagStyle {
    #[default]
    Char,
    Pair,
    Number,
}

impl FlagStyle {
    /// The style that the directive `FLAG` names.
    pub(super) fn named(name: &str) -> Option<Self> {
        match name {
            "char" | "UTF-8" => Some(Self::Char),
            "long" => Some(Self::Pair),
            "num" => Some(Self::Number),
            _ => None,
        }
    }

    /// Reads flags in the order in which they stand, each once.
    pub(super) fn read(self, text: &str) -> Result<Vec<Flag>, FlagError> {
        let mut flags = Vec::new();
        let mut add = |flag| {
            if !flags.contains(&flag) {
                flags.push(flag);
            }
        };
        match self {
            Self::Char => text.chars().map(Flag::Char).for_each(add),
            Self::Pair => {
                let mut chars = text.chars();
                while let Some(first) = chars.next() {
                    let second = chars.next().ok_or_else(|| FlagError::Odd(text.to_owned()))?;
                    add(Flag::Pair(first, second));
                }
            }
            Self::Number => {
                for number in text.split(',').map(str::trim).filter(|n| !n.is_empty()) {
                    match number.parse() {
                        Ok(n) if n > 0 => add(Flag::Number(n)),
                        _ => return Err(FlagError::NotANumber(number.to_owned())),
                    }
                }
            }
        }
        Ok(flags)
    }

    /// Reads the one flag that names a group or a mark.
    pub(super) fn read_one(self, text: &str) -> Result<Flag, FlagError> {
        match self.read(text)?[..] {
            [flag] => Ok(flag),
            _ => Err(FlagError::NotOne(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_read_in_every_style_and_shown_as_written() {
        let shown = |style: FlagStyle, text: &str| {
            let flags = style.read(text).unwrap();
            flags.iter().map(Flag::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(shown(FlagStyle::Char, "AíA?"), "A í ?");
        assert_eq!(shown(FlagStyle::Pair, "AbzZ"), "Ab zZ");
        assert_eq!(shown(FlagStyle::Number, "7,65535, 12"), "7 65535 12");
        assert_eq!(shown(FlagStyle::Number, ""), "");
    }

    #[test]
    fn what_is_no_flag_is_named() {
        assert_eq!(FlagStyle::Pair.read("abc"), Err(FlagError::Odd("abc".into())));
        for (text, bad) in [("1,x", "x"), ("0", "0"), ("65536", "65536"), ("-1", "-1")] {
            assert_eq!(FlagStyle::Number.read(text), Err(FlagError::NotANumber(bad.into())));
        }
        assert_eq!(FlagStyle::Char.read_one("AB"), Err(FlagError::NotOne("AB".into())));
        assert_eq!(FlagStyle::Pair.read_one("AB"), Ok(Flag::Pair('A', 'B')));
        assert_eq!(FlagStyle::named("short"), None);
    }
}
