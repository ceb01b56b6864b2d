//! Which synonyms of a word are shown: words of the lexicon, of the same part of speech, and decent.

use super::volume::Volume;
use crate::lexicon::Words;
use crate::lexicon::grammar::{PartOfSpeech, Reading};
use crate::lexicon::meanings::{Definitions, Kind, Mark, Sense, Via};

/// How many synonyms are shown.
const MOST: usize = 6;

impl Volume {
    /// The same senses with those synonyms that fit; a sense that none is left of goes.
    pub(super) fn with_fitting_synonyms(
        &self,
        senses: Vec<Sense>,
        readings: &[Reading],
        definitions: Definitions<'_>,
    ) -> Vec<Sense> {
        let fitting = |mut sense: Sense| {
            if sense.entry.kind != Kind::Synonyms {
                return Some(sense);
            }
            let parts = parts_of(&sense, readings);
            let words = sense.entry.text.trim_end_matches('…').split(", ");
            let words = words.filter(|word| self.is_fitting(word, &parts, definitions));
            let words = words.take(MOST).collect::<Vec<_>>().join(", ");
            sense.entry.text = words;
            (!sense.entry.text.is_empty()).then_some(sense)
        };
        senses.into_iter().filter_map(fitting).collect()
    }

    /// Whether a synonym is shown for a word of these parts of speech.
    fn is_fitting(
        &self,
        synonym: &str,
        parts: &[PartOfSpeech],
        definitions: Definitions<'_>,
    ) -> bool {
        if synonym.contains(' ') {
            return true;
        }
        // What no lexicon of the language holds is an abbreviation, a name or not decent.
        let Ok(word) = self.alphabet().spell(synonym) else { return false };
        if !self.family().iter().any(|lexicon| lexicon.contains(&word)) {
            return false;
        }
        if definitions.of(synonym).any(|it| it.marks.contains(&Mark::Vulgar)) {
            return false;
        }
        let own = self.readings(&word);
        let mut own = own.iter().filter_map(|reading| reading.part_of_speech).peekable();
        parts.is_empty() || own.peek().is_none() || own.any(|part| parts.contains(&part))
    }
}

/// What the headword of a sense is, as far as it is known.
fn parts_of(sense: &Sense, readings: &[Reading]) -> Vec<PartOfSpeech> {
    let of_headword = readings.iter().filter(|reading| reading.base == sense.entry.headword);
    let mut parts: Vec<PartOfSpeech> = of_headword.filter_map(|it| it.part_of_speech).collect();
    if parts.is_empty() {
        parts.extend(sense.entry.part_of_speech);
    }
    if parts.is_empty() && sense.via == Via::Itself {
        parts.extend(readings.iter().filter_map(|reading| reading.part_of_speech));
    }
    parts
}
