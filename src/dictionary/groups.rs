//! What is known of a word, gathered by the base forms that it may be a form of.

use super::entry::Entry;
use crate::lexicon::grammar::{PartOfSpeech, Reading};
use crate::lexicon::lower;
use crate::lexicon::meanings::{Kind, Package, Sense, Source};
use crate::texts::Tongue;

/// What a word is and means as a form of one base form.
pub(super) struct Group<'e> {
    /// The base form.
    pub base: String,
    /// Its part of speech, as far as it is known.
    pub part: Option<PartOfSpeech>,
    /// What the word is of it.
    pub readings: Vec<&'e Reading>,
    /// What it means, in the order in which it is told.
    pub senses: Vec<&'e Sense>,
}

impl Group<'_> {
    /// Whether a sense belongs to this base form.
    fn holds(&self, sense: &Sense) -> bool {
        let part = sense.entry.part_of_speech;
        let is_free = self.part.is_none() && self.senses.is_empty();
        // What belongs to a father is told by what a father is.
        let is_owned =
            self.readings.iter().any(|it| it.features.iter().any(|f| f.code() == "possessive"));
        let is_noun = part == Some(PartOfSpeech::Noun);
        let is_same = part.is_none() || part == self.part || is_free || (is_owned && is_noun);
        self.base == sense.entry.headword && is_same
    }

    /// Whether there is something to say of it that people know: no name, nothing of another age.
    pub fn is_known(&self) -> bool {
        let is_old = |sense: &Sense| sense.entry.source == Source::Package(Package::Gcide);
        self.senses.iter().any(|sense| !sense.entry.is_name() && !is_old(sense))
    }
}

impl Entry {
    /// What is known of the word: its base forms with meanings, the commonest first; those without any
    /// only where nothing is explained.
    pub(super) fn groups(&self, tongue: Tongue) -> Vec<Group<'_>> {
        let mut groups: Vec<Group<'_>> = Vec::new();
        for reading in &self.readings {
            let part = reading.part_of_speech;
            match groups.iter_mut().find(|it| it.base == reading.base && it.part == part) {
                Some(group) => group.readings.push(reading),
                None => groups.push(Group {
                    base: reading.base.clone(),
                    part,
                    readings: vec![reading],
                    senses: Vec::new(),
                }),
            }
        }
        let mut order: Vec<usize> = Vec::new();
        for sense in self.senses.iter().flatten() {
            let part = sense.entry.part_of_speech;
            // What only leads to the meaning is told of what the word itself is.
            let place = match sense.is_guess() {
                true => (!groups.is_empty()).then_some(0),
                false => groups.iter().position(|group| group.holds(sense)),
            };
            let place = place.unwrap_or_else(|| {
                let base = match sense.is_guess() {
                    true => lower(&self.checked.word),
                    false => sense.entry.headword.clone(),
                };
                groups.push(Group { base, part, readings: Vec::new(), senses: Vec::new() });
                groups.len() - 1
            });
            let group = &mut groups[place];
            group.part = group.part.or(part.filter(|_| !sense.is_guess()));
            group.senses.push(sense);
            if !order.contains(&place) {
                order.push(place);
            }
        }
        let mut ordered: Vec<Group<'_>> = Vec::new();
        let mut rest: Vec<Option<Group<'_>>> = groups.into_iter().map(Some).collect();
        ordered.extend(order.into_iter().filter_map(|place| rest[place].take()));
        ordered.extend(rest.into_iter().flatten());
        for group in &mut ordered {
            group.senses = told(&group.senses, tongue);
        }
        let is_explained = ordered.iter().any(|group| group.senses.iter().any(|it| it.explains()));
        let is_any_told = ordered.iter().any(|group| !group.senses.is_empty());
        ordered.retain(|group| match group.senses.as_slice() {
            // A base form of which nothing is known says nothing beside those that are explained.
            [] => !is_any_told,
            // Words for a form that grammar knows nothing of are poorer than the rest.
            senses => {
                let is_poor = group.readings.is_empty() && !senses.iter().any(|it| it.explains());
                !(is_explained && is_poor)
            }
        });
        ordered
    }
}

/// The senses of one base form that are told to somebody: definitions, synonyms, and words of their
/// own language; those of another only where there is nothing else.
fn told<'e>(senses: &[&'e Sense], tongue: Tongue) -> Vec<&'e Sense> {
    let is_explained = senses.iter().any(|sense| sense.explains());
    let is_defined = senses.iter().any(|sense| sense.entry.kind == Kind::Definition);
    let is_told = |sense: &&&Sense| match (sense.entry.kind, tongue) {
        // What else there is to say of the other word says nothing of this one.
        (kind, _) if sense.is_guess() && is_defined => kind == Kind::Definition,
        (Kind::Definition | Kind::Synonyms, _) => true,
        (Kind::English, Tongue::English) | (Kind::Czech, Tongue::Czech) => true,
        (Kind::English | Kind::Czech, _) => !is_explained,
        (Kind::LooseSynonyms | Kind::See, _) => false,
    };
    let mut told: Vec<&Sense> = senses.iter().filter(is_told).copied().collect();
    told.sort_by_key(|sense| match sense.entry.kind {
        Kind::Definition => 0,
        Kind::Synonyms => 1,
        _ => 2,
    });
    told
}
