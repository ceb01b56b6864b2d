//! A meaning as a dictionary gives it.

use super::package::Package;
pub use crate::lexicon::grammar::PartOfSpeech;

/// A language whose words are explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// Czech.
    Czech,
    /// Slovak.
    Slovak,
    /// English.
    English,
}

/// In which way an entry explains its headword.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A sentence in the language of the word.
    Definition,
    /// Words of the same language and sense.
    Synonyms,
    /// Words that a thesaurus offers and nothing else confirms: some belong to a homograph.
    LooseSynonyms,
    /// English words for a word of another language.
    English,
    /// Another headword, under which the meaning stands.
    See,
    /// Czech words for a word of another language.
    Czech,
}

/// Where an entry comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Source {
    /// A list of the user's own, lines `form@meaning`.
    OwnList,
    /// Our own definitions, which are never in a file of meanings.
    Ours,
    /// An installed dictionary.
    Package(Package),
    /// An extract of a Wiktionary, which the host has downloaded.
    Wiktionary,
}

/// One meaning of one headword.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Entry {
    /// The language of the headword.
    pub language: Language,
    /// The word that is explained, spelled as its dictionary spells it.
    pub headword: String,
    /// What the headword is in a sentence, where the dictionary says so.
    pub part_of_speech: Option<PartOfSpeech>,
    /// In which way the text explains it.
    pub kind: Kind,
    /// The dictionary.
    pub source: Source,
    /// The explanation: one clean line.
    pub text: String,
}

impl Entry {
    /// Whether the headword is one word of letters alone, which a player could lay.
    pub fn is_one_word(&self) -> bool {
        !self.headword.is_empty() && self.headword.chars().all(char::is_alphabetic)
    }

    /// Whether the headword is explained as a part of speech, as far as both are known.
    pub(super) fn fits(&self, part: Option<PartOfSpeech>) -> bool {
        match (part, self.part_of_speech) {
            (Some(wanted), Some(part)) => wanted == part,
            _ => true,
        }
    }

    /// Whether the headword is written as a name or an abbreviation.
    pub fn is_name(&self) -> bool {
        self.headword.chars().any(char::is_uppercase)
    }
}

// The place in `ALL` is what the compact file stores: what is new goes to the end, and the
// version of the file goes up with it.
impl Language {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::Czech, Self::Slovak, Self::English];
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 6] = [
        Self::Definition,
        Self::Synonyms,
        Self::LooseSynonyms,
        Self::English,
        Self::See,
        Self::Czech,
    ];
}

/// The number of our own definitions; the bit above it is not free.
const OURS: u8 = 0x7f;
/// The number of the Wiktionary, far from those of the packages.
const WIKTIONARY: u8 = 0x40;

impl Source {
    /// The number that the compact file stores.
    pub(super) fn code(self) -> u8 {
        match self {
            Self::OwnList => 0,
            Self::Ours => OURS,
            Self::Package(package) => 1 + package as u8,
            Self::Wiktionary => WIKTIONARY,
        }
    }

    /// The source of a stored number.
    pub(super) fn of_code(code: u8) -> Option<Self> {
        match code.checked_sub(1) {
            None => Some(Self::OwnList),
            Some(_) if code == OURS => Some(Self::Ours),
            Some(_) if code == WIKTIONARY => Some(Self::Wiktionary),
            Some(place) => Package::ALL.get(usize::from(place)).copied().map(Self::Package),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_in_the_list_is_the_number_of_the_variant() {
        // The compact file writes `variant as u8` and reads by the place in `ALL`.
        assert!(Language::ALL.iter().enumerate().all(|(i, &v)| v as usize == i));
        assert!(PartOfSpeech::ALL.iter().enumerate().all(|(i, &v)| v as usize == i));
        assert!(Kind::ALL.iter().enumerate().all(|(i, &v)| v as usize == i));
        assert!(Package::ALL.iter().enumerate().all(|(i, &v)| v as usize == i));
        let others = [Source::OwnList, Source::Ours, Source::Wiktionary];
        for source in Package::ALL.map(Source::Package).into_iter().chain(others) {
            assert_eq!(Source::of_code(source.code()), Some(source));
        }
        assert_eq!(Source::of_code(100), None);
    }
}
