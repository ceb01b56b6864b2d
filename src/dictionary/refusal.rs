//! What cannot be looked up, and what would work.

use super::volume::Volume;
use crate::games::facts::{Fact, Telling};
use crate::lexicon::search::{AnagramError, AnagramQuery, PatternError};
use crate::lexicon::{SpellError, shown, shown_plain};

/// Why the dictionary does not answer; whoever asked can mend it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is no such lexicon.
    #[error("there is no lexicon \"{name}\"; shipped are {shipped}")]
    UnknownLexicon {
        /// What was asked for.
        name: String,
        /// The names of the shipped ones.
        shipped: String,
    },
    /// There is nothing to look up.
    #[error("write a word")]
    NoWord,
    /// There is nothing to look for.
    #[error("{}", PatternError::Empty)]
    NoPattern,
    /// There is nothing to make words of.
    #[error("write letters; ? is a blank")]
    NoLetters,
    /// There is more than one word.
    #[error("write one word, without spaces")]
    Spaces,
    /// A sign that is no letter of the language.
    #[error("{} is no letter of this alphabet", shown(*.0))]
    UnknownLetter(char),
    /// It is longer than any word.
    #[error("at most {} letters can be looked up", Volume::MAX_LETTERS)]
    TooLong,
    /// Of so many letters nearly every word could be made.
    #[error("{}", AnagramError::TooManyLetters)]
    TooManyLetters,
    /// With so many blanks nearly every word could be made.
    #[error("{}", AnagramError::TooManyBlanks)]
    TooManyBlanks,
}

impl Refusal {
    /// The sentence that tells this refusal.
    pub fn telling(&self) -> Telling {
        let most = |number: usize| ("most", Fact::from(number));
        match self {
            Self::UnknownLexicon { name, shipped } => Telling::new(
                "dictionary-unknown-lexicon",
                [("name", name.clone().into()), ("shipped", shipped.clone().into())],
            ),
            Self::NoWord => Telling::new("dictionary-no-word", []),
            Self::NoPattern => Telling::new("dictionary-no-pattern", []),
            Self::NoLetters => Telling::new("dictionary-no-letters", []),
            Self::Spaces => Telling::new("dictionary-spaces", []),
            Self::UnknownLetter(letter) => {
                Telling::new("dictionary-unknown-letter", [("letter", shown_plain(*letter).into())])
            }
            Self::TooLong => Telling::new("dictionary-too-long", [most(Volume::MAX_LETTERS)]),
            Self::TooManyLetters => {
                Telling::new("dictionary-too-many-letters", [most(AnagramQuery::MAX_LETTERS)])
            }
            Self::TooManyBlanks => {
                Telling::new("dictionary-too-many-blanks", [most(AnagramQuery::MAX_BLANKS)])
            }
        }
    }
}

impl From<SpellError> for Refusal {
    fn from(error: SpellError) -> Self {
        match error {
            SpellError::TooLong => Self::TooLong,
            SpellError::Unknown(letter) => Self::UnknownLetter(letter),
        }
    }
}

impl From<PatternError> for Refusal {
    fn from(error: PatternError) -> Self {
        match error {
            PatternError::Empty => Self::NoPattern,
            PatternError::TooLong => Self::TooLong,
            PatternError::Letter(error) => error.into(),
        }
    }
}

impl From<AnagramError> for Refusal {
    fn from(error: AnagramError) -> Self {
        match error {
            AnagramError::Letter(SpellError::TooLong) | AnagramError::TooManyLetters => {
                Self::TooManyLetters
            }
            AnagramError::Letter(error) => error.into(),
            AnagramError::TooManyBlanks => Self::TooManyBlanks,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Tongue;

    #[test]
    fn every_refusal_is_said_in_every_language() {
        let unknown = Refusal::UnknownLexicon { name: "kl".into(), shipped: "sk, en".into() };
        let refusals = [
            unknown,
            Refusal::NoWord,
            Refusal::NoPattern,
            Refusal::NoLetters,
            Refusal::Spaces,
            Refusal::UnknownLetter('1'),
            Refusal::TooLong,
            Refusal::TooManyLetters,
            Refusal::TooManyBlanks,
        ];
        for tongue in Tongue::ALL {
            for refusal in &refusals {
                let telling = refusal.telling();
                assert!(tongue.knows(telling.key), "{tongue} {}", telling.key);
                let said = tongue.tell(&telling);
                assert!(!said.contains(['{', '$']), "{said}");
                for (_, fact) in &telling.facts {
                    let fact = match fact {
                        Fact::Number(number) => number.to_string(),
                        Fact::Text(text) => text.clone(),
                    };
                    assert!(said.contains(&fact), "{said} lacks {fact}");
                }
            }
        }
    }
}
