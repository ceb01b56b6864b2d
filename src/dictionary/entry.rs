//! What is a word, and what does it mean?

use super::check::Checked;
use super::volume::Volume;
use crate::lexicon::Word;
use crate::lexicon::grammar::Reading;
use crate::lexicon::meanings::{Sense, StoreError};

/// All that the dictionary knows of a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Whether it counts, and where.
    pub checked: Checked,
    /// Its base forms and grammar, as far as they are known.
    pub readings: Vec<Reading>,
    /// Its meanings, the most important first; nothing when it has none of ours and no dictionary is
    /// installed.
    pub senses: Option<Vec<Sense>>,
}

impl Entry {
    /// Whether any meaning is known.
    pub fn is_explained(&self) -> bool {
        self.senses.as_ref().is_some_and(|senses| !senses.is_empty())
    }
}

impl Volume {
    /// Looks a word up.
    ///
    /// # Errors
    /// When the file of meanings is damaged.
    pub fn entry(&self, word: Word) -> Result<Entry, StoreError> {
        let readings = self.readings(&word);
        let senses = self.senses(&word, &readings)?;
        Ok(Entry { checked: self.check(word), readings, senses })
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::path::Path;

    use super::super::Dictionary;
    use crate::lexicon::meanings::{Language, Source, Via};
    use crate::meanings::{self, OwnList};

    /// A dictionary whose meanings are these lines, `form@meaning`.
    pub(in super::super) fn dictionary(name: &str, lines: &str) -> Dictionary {
        let data = std::env::temp_dir().join(format!("kamen-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&data).unwrap();
        let path = data.join("list.txt");
        std::fs::write(&path, lines).unwrap();
        let list = OwnList { language: Language::Czech, path };
        meanings::build(Path::new("/nowhere"), &data, &[list]).unwrap();
        let dictionary = Dictionary::open(&data).unwrap();
        std::fs::remove_dir_all(&data).unwrap();
        dictionary
    }

    #[test]
    fn a_form_is_explained_by_its_base() {
        let dictionary = dictionary("entry", "kočka@malá šelma, která přede\n");
        let volume = dictionary.volume("cs-klasik").unwrap();
        let entry = volume.entry(volume.read("kočky").unwrap()).unwrap();
        assert!(entry.checked.valid && entry.readings.iter().any(|r| r.base == "kočka"));
        let senses = entry.senses.unwrap();
        assert_eq!(senses[0].entry.text, "malá šelma, která přede");
        assert_eq!((senses[0].via, senses[1].entry.source), (Via::Base, Source::Ours));
        // English has no meanings in this file, and is looked up all the same.
        let english = dictionary.volume("en").unwrap();
        let entry = english.entry(english.read("zymurgy").unwrap()).unwrap();
        assert_eq!(entry.senses, Some(Vec::new()));
    }

    #[test]
    fn without_dictionaries_the_rest_is_known() {
        let nowhere = Dictionary::open(Path::new("/nowhere/at/all")).unwrap();
        assert!(nowhere.meanings().is_none());
        let volume = nowhere.volume("cs-klasik").unwrap();
        let entry = volume.entry(volume.read("nerezová").unwrap()).unwrap();
        assert!(entry.senses.is_none() && !entry.readings.is_empty());
        let entry = volume.entry(volume.read("kočky").unwrap()).unwrap();
        assert_eq!(entry.senses.unwrap()[0].entry.headword, "kočka");
    }
}
