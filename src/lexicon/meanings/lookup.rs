//! Looking a word up: through its base forms, in the right order.

use super::definitions::{Definition, Definitions, Mark};
use super::derivation;
use super::entry::{Entry, Kind, Language, PartOfSpeech, Source};
use super::morphology;
use super::package::Package;
use super::store::{Store, StoreError};
use super::vulgar;
use crate::lexicon::grammar::Reading;

/// How far derivation goes: `nejzelenější` to `zelenější` to `zelený`.
const MOST_STEPS: usize = 2;

/// Where meanings are looked for.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'s, D> {
    /// Definitions of our own.
    pub definitions: Definitions<'s>,
    /// What is installed.
    pub store: Option<&'s Store<D>>,
}

/// A meaning of a word, and how it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sense {
    /// What the dictionary says; its headword is the word through which the meaning was found.
    pub entry: Entry,
    /// How the headword is related to the word that was asked for.
    pub via: Via,
    /// How the headword is used in this sense.
    pub marks: Vec<Mark>,
    /// How it stands in a sentence.
    pub example: Option<String>,
}

/// How the headword of a meaning is related to the word that was looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Via {
    /// It is the word.
    Itself,
    /// It is the base form of the word.
    Base,
    /// The dictionary explains the word under it.
    See,
    /// The word is derived from it, which may not explain all of it.
    Derived,
    /// The word is its negation, so the meaning is the opposite.
    Opposite,
}

impl Sense {
    /// Whether it is told in the language of the word.
    pub fn explains(&self) -> bool {
        matches!(self.entry.kind, Kind::Definition | Kind::Synonyms)
    }

    /// Whether the meaning is that of another word, which this one is derived from or negates.
    pub fn is_guess(&self) -> bool {
        matches!(self.via, Via::Derived | Via::Opposite)
    }
}

/// The meanings of a word in the order in which they should be told.
///
/// The readings are those that the caller knows for the word, the commonest base form first; what
/// is told of one base form stands together. Of each: the user's own list, our definitions, those of
/// installed dictionaries, synonyms, translations. Only what fits the part of speech of the reading
/// is taken, unless nothing does. Meanings of names stand behind those of words.
///
/// Where neither the word nor its base forms are explained in their own language, Czech words are
/// explained by what they are derived from, and as a last resort by what they negate; a word without
/// base forms could be a form of a verb, which keeps its `ne-`. English words without readings are
/// brought to their base forms by the rules of WordNet.
///
/// # Errors
/// When the file of meanings is damaged.
pub fn senses<D: AsRef<[u8]>>(
    sources: &Sources<'_, D>,
    language: Language,
    word: &str,
    readings: &[Reading],
) -> Result<Vec<Sense>, StoreError> {
    let word = word.to_lowercase();
    let mut search = Search { sources, language, found: Vec::new(), place: 0 };
    let mut bases: Vec<String> = Vec::new();
    for reading in readings {
        let base = reading.base.to_lowercase();
        if !bases.contains(&base) {
            bases.push(base);
        }
    }
    let is_own_base = bases.is_empty() || bases.contains(&word);
    if !is_own_base {
        search.take_defined_form(&word, readings);
    }
    for base in &bases {
        let via = if *base == word { Via::Itself } else { Via::Base };
        let of_base = readings.iter().filter(|reading| reading.base.to_lowercase() == *base);
        let parts: Option<Vec<PartOfSpeech>> = of_base.map(|it| it.part_of_speech).collect();
        search.take(base, via, &parts.unwrap_or_default())?;
    }
    // A form that is not its own base may look like some other word: `sel` was sown, and `sel` is
    // a stream of mud.
    if bases.is_empty() || !is_own_base {
        let is_explained = search.is_explained();
        search.take(&word, Via::Itself, &[])?;
        // Words for a form are poorer than what is known of its base.
        search.found.retain(|(_, sense)| {
            !is_explained || sense.via != Via::Itself || sense.entry.kind == Kind::Definition
        });
    }
    if language == Language::English && (bases.is_empty() || search.found.is_empty()) {
        search.take_english_bases(&word)?;
    }
    if language == Language::Czech && !search.is_explained() {
        let roots = if bases.is_empty() { vec![word] } else { bases.clone() };
        search.take_derived(&roots)?;
        if search.found.is_empty() {
            search.take_negated(&bases)?;
        }
    }
    let mut found = search.found;
    found.sort_by_key(|(place, sense)| (sense.entry.is_name(), *place, rank(&sense.entry)));
    let found = found.into_iter().map(|(_, sense)| sense).collect();
    Ok(vulgar::kept_apart(found))
}

/// The place of an entry among those of its headword.
fn rank(entry: &Entry) -> u8 {
    match (entry.kind, entry.source) {
        (_, Source::OwnList) => 0,
        (Kind::Definition, Source::Ours) => 1,
        (Kind::Definition, Source::Wiktionary) => 2,
        (Kind::Definition, Source::Package(Package::Gcide)) => 4,
        (Kind::Definition, _) => 3,
        (Kind::Synonyms | Kind::LooseSynonyms, _) => 5,
        (Kind::English | Kind::Czech, _) => 6,
        (Kind::See, _) => 7,
    }
}

struct Search<'s, D> {
    sources: &'s Sources<'s, D>,
    language: Language,
    /// What was found, with the place of its headword among those that were looked for.
    found: Vec<(usize, Sense)>,
    place: usize,
}

impl<D: AsRef<[u8]>> Search<'_, D> {
    /// Takes the meanings of a headword, those of the given parts of speech if there are any.
    ///
    /// A reference to another headword is followed, once.
    fn take(&mut self, headword: &str, via: Via, parts: &[PartOfSpeech]) -> Result<(), StoreError> {
        self.place += 1;
        let before = self.found.len();
        self.take_fitting(headword, via, |part| fits(part, parts))?;
        if self.found.len() == before && !parts.is_empty() {
            self.take_fitting(headword, via, |_| true)?;
        } else if via == Via::Itself && !parts.is_empty() {
            // What the word itself is besides stands behind what it was read as.
            self.place += 1;
            self.take_fitting(headword, via, |part| !fits(part, parts))?;
        }
        Ok(())
    }

    fn take_fitting(
        &mut self,
        headword: &str,
        via: Via,
        fits: impl Fn(Option<PartOfSpeech>) -> bool,
    ) -> Result<(), StoreError> {
        for definition in self.sources.definitions.of(headword) {
            if fits(Some(definition.part_of_speech)) {
                self.define(&definition, via);
            }
        }
        for entry in self.entries(headword)? {
            // Nothing is derived from a name: `janek` is no little John.
            let is_guess = matches!(via, Via::Derived | Via::Opposite);
            if !fits(entry.part_of_speech) || (is_guess && entry.is_name()) {
                continue;
            }
            if entry.kind != Kind::See {
                self.push(entry, via);
                continue;
            }
            for explained in self.entries(&entry.text)? {
                // Whose forms Wiktionary knows may be explained by somebody else.
                let is_of_source =
                    explained.source == entry.source || entry.source == Source::Wiktionary;
                let is_there = explained.kind != Kind::See && is_of_source;
                if is_there && explained.fits(entry.part_of_speech) {
                    // An irregular form of WordNet names its base; GCIDE only where to look.
                    let via = if entry.part_of_speech.is_some() { Via::Base } else { Via::See };
                    self.push(explained, via);
                }
            }
        }
        Ok(())
    }

    fn entries(&self, headword: &str) -> Result<Vec<Entry>, StoreError> {
        let store = self.sources.store;
        store.map_or(Ok(Vec::new()), |store| store.entries(self.language, headword))
    }

    fn push(&mut self, entry: Entry, via: Via) {
        // What nothing confirms is not told.
        let is_told = entry.kind != Kind::LooseSynonyms;
        if is_told && !self.found.iter().any(|(_, sense)| sense.entry == entry) {
            let sense = Sense { entry, via, marks: Vec::new(), example: None };
            self.found.push((self.place, sense));
        }
    }

    fn define(&mut self, definition: &Definition<'_>, via: Via) {
        let entry = Entry {
            language: self.language,
            headword: definition.base.to_owned(),
            part_of_speech: Some(definition.part_of_speech),
            kind: Kind::Definition,
            source: Source::Ours,
            text: definition.text.to_owned(),
        };
        if !self.found.iter().any(|(_, sense)| sense.entry == entry) {
            let example = definition.example.map(str::to_owned);
            let sense = Sense { entry, via, marks: definition.marks.clone(), example };
            self.found.push((self.place, sense));
        }
    }

    /// Takes our definitions of a form that grammar leads to another word, though it is one of its
    /// own: `dobře` says more than that it is made of `dobrý`.
    fn take_defined_form(&mut self, word: &str, readings: &[Reading]) {
        self.place += 1;
        let parts: Vec<_> = readings.iter().filter_map(|it| it.part_of_speech).collect();
        for definition in self.sources.definitions.of(word) {
            if parts.contains(&definition.part_of_speech) {
                self.define(&definition, Via::Itself);
            }
        }
    }

    /// Whether something was found in the language of the word.
    fn is_explained(&self) -> bool {
        self.found.iter().any(|(_, sense)| sense.explains())
    }

    /// Takes the meanings of what may be base forms of an English word.
    fn take_english_bases(&mut self, word: &str) -> Result<(), StoreError> {
        // A part of speech with an irregular form has no regular one.
        let irregular: Vec<PartOfSpeech> = self
            .entries(word)?
            .iter()
            .filter(|entry| entry.kind == Kind::See)
            .filter_map(|entry| entry.part_of_speech)
            .collect();
        for (base, part) in morphology::base_forms(word) {
            if !irregular.contains(&part) {
                self.place += 1;
                self.take_fitting(&base, Via::Base, |other| fits(other, &[part]))?;
            }
        }
        Ok(())
    }

    /// Takes the meanings of the nearest word that Czech words are derived from.
    fn take_derived(&mut self, roots: &[String]) -> Result<(), StoreError> {
        let before = self.found.len();
        let mut words = roots.to_vec();
        for _ in 0..MOST_STEPS {
            words = words.iter().flat_map(|word| derivation::bases(word)).collect();
            for word in &words {
                self.take(word, Via::Derived, &[])?;
                // The bases come nearest first; a farther one is another guess.
                if self.found.len() > before {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Takes the meanings of what Czech base forms negate.
    ///
    /// No derivation follows: `neborský` belongs to a village and has nothing to do with `bor`.
    fn take_negated(&mut self, bases: &[String]) -> Result<(), StoreError> {
        let negated = bases.iter().filter_map(|base| derivation::without_negation(base));
        for word in negated {
            self.take(word, Via::Opposite, &[])?;
        }
        Ok(())
    }
}

/// Whether a part of speech is among those that are meant; all of them fit what is not known.
fn fits(part: Option<PartOfSpeech>, parts: &[PartOfSpeech]) -> bool {
    part.is_none_or(|part| parts.is_empty() || parts.contains(&part))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::meanings::StoreBuilder;
    use crate::lexicon::meanings::store::tests::entry;

    /// Definitions of our own, of which nearly every word here has none.
    const OURS: &str = "dobře\tadverb\tsprávným způsobem\n\
                        matka\tnoun\tžena, která má dítě\n\
                        oř\tnoun,poetic\tkůň\tVsedl na oře.\n\
                        oř\tverb\tobracej pluhem\n";

    fn store(entries: Vec<Entry>) -> Store<Vec<u8>> {
        let mut builder = StoreBuilder::new();
        builder.extend(entries);
        Store::open(builder.finish().unwrap()).unwrap()
    }

    fn czech(headword: &str, kind: Kind, text: &str) -> Entry {
        let source = Source::Package(Package::CzechThesaurus);
        Entry { source, ..entry(headword, kind, text) }
    }

    fn english(headword: &str, package: Package, part: Option<PartOfSpeech>, text: &str) -> Entry {
        let (language, source) = (Language::English, Source::Package(package));
        let entry = entry(headword, Kind::Definition, text);
        Entry { language, source, part_of_speech: part, ..entry }
    }

    fn found(
        store: &Store<Vec<u8>>,
        language: Language,
        word: &str,
        bases: &[&str],
    ) -> Vec<(Via, String, String)> {
        let readings: Vec<Reading> = bases.iter().map(|base| reading(base, None)).collect();
        let definitions = Definitions::default();
        let sources = Sources { definitions, store: Some(store) };
        let senses = senses(&sources, language, word, &readings).unwrap().into_iter();
        senses.map(|sense| (sense.via, sense.entry.headword, sense.entry.text)).collect()
    }

    fn reading(base: &str, part_of_speech: Option<PartOfSpeech>) -> Reading {
        Reading { base: base.to_owned(), part_of_speech, features: Vec::new() }
    }

    /// What our own definitions and a store say of a word.
    fn ours(store: Option<&Store<Vec<u8>>>, word: &str, readings: &[Reading]) -> Vec<Sense> {
        let sources = Sources { definitions: Definitions::new(OURS), store };
        senses(&sources, Language::Czech, word, readings).unwrap()
    }

    #[test]
    fn our_definitions_stand_first_and_need_no_dictionary() {
        let noun = [reading("oř", Some(PartOfSpeech::Noun))];
        let told = ours(None, "oře", &noun);
        assert_eq!(told.len(), 1, "the verb is not what was read");
        assert_eq!((&*told[0].entry.text, &told[0].marks[..]), ("kůň", &[Mark::Poetic][..]));
        assert_eq!(told[0].example.as_deref(), Some("Vsedl na oře."));
        let both: Vec<String> =
            ours(None, "oř", &noun).into_iter().map(|it| it.entry.text).collect();
        assert_eq!(both, ["kůň", "obracej pluhem"]);
        let store = store(vec![
            czech("oř", Kind::Definition, "zvíře"),
            entry("oř", Kind::Definition, "můj kůň"),
        ]);
        let told = ours(Some(&store), "oře", &noun).into_iter().map(|it| it.entry.text);
        assert_eq!(told.collect::<Vec<_>>(), ["můj kůň", "kůň", "zvíře"]);
    }

    #[test]
    fn a_form_with_a_definition_of_its_own_is_told_by_it() {
        let good = [reading("dobrý", Some(PartOfSpeech::Adverb))];
        assert_eq!(ours(None, "dobře", &good)[0].via, Via::Itself);
        let store = store(vec![czech("matčin", Kind::English, "mother's")]);
        let mother = [reading("matčin", Some(PartOfSpeech::Adjective))];
        let told = ours(Some(&store), "matčin", &mother);
        assert_eq!(told.iter().map(|it| it.via).collect::<Vec<_>>(), [Via::Itself, Via::Derived]);
        assert_eq!(told[1].entry.text, "žena, která má dítě");
    }

    #[test]
    fn the_commoner_base_form_is_told_first() {
        let store = store(vec![
            czech("peso", Kind::Definition, "peníze"),
            czech("pes", Kind::English, "dog"),
        ]);
        let expected = [(Via::Itself, "pes", "dog"), (Via::Base, "peso", "peníze")];
        assert_eq!(found(&store, Language::Czech, "pes", &["pes", "peso"]), expect(expected));
    }

    fn expect<const N: usize>(found: [(Via, &str, &str); N]) -> Vec<(Via, String, String)> {
        found.map(|(via, headword, text)| (via, headword.into(), text.into())).to_vec()
    }

    #[test]
    fn kinds_come_in_their_order_and_names_last() {
        let store = store(vec![
            czech("oř", Kind::LooseSynonyms, "herka"),
            czech("oř", Kind::English, "steed"),
            czech("Oř", Kind::Definition, "hvězda"),
            czech("oř", Kind::Synonyms, "kůň"),
            czech("oř", Kind::Definition, "kůň v básni"),
            entry("oř", Kind::Definition, "můj kůň"),
        ]);
        let texts: Vec<String> =
            found(&store, Language::Czech, "OŘ", &["oř"]).into_iter().map(|s| s.2).collect();
        assert_eq!(texts, ["můj kůň", "kůň v básni", "kůň", "steed", "hvězda"]);
    }

    #[test]
    fn a_form_that_is_not_its_own_base_comes_after_it() {
        let store = store(vec![
            czech("sel", Kind::English, "mudflow"),
            czech("sel", Kind::Definition, "proud bahna"),
            czech("sít", Kind::English, "sow"),
        ]);
        let sow = (Via::Base, "sít", "sow");
        let mud = [(Via::Itself, "sel", "proud bahna"), (Via::Itself, "sel", "mudflow")];
        let sown = expect([sow, mud[0], mud[1]]);
        assert_eq!(found(&store, Language::Czech, "sel", &["sít"]), sown);
        let both = expect([mud[0], mud[1], sow]);
        assert_eq!(found(&store, Language::Czech, "sel", &["sel", "sít"]), both);
    }

    #[test]
    fn base_forms_come_before_derivation_and_negation_is_the_last_resort() {
        let store = store(vec![
            czech("zelený", Kind::Synonyms, "trávový"),
            czech("zelenější", Kind::English, "greener"),
            czech("vinný", Kind::Synonyms, "hříšný"),
            czech("Jan", Kind::Definition, "jméno"),
        ]);
        let look = |word, bases: &[&str]| found(&store, Language::Czech, word, bases);
        let green = expect([(Via::Base, "zelený", "trávový")]);
        assert_eq!(look("zelená", &["zelený"]), green);
        assert_eq!(look("zelenost", &["zelenost"]), expect([(Via::Derived, "zelený", "trávový")]));
        assert_eq!(
            look("nejzelenější", &["nejzelenější"]),
            expect([(Via::Derived, "zelenější", "greener")])
        );
        assert_eq!(look("nevinná", &["nevinný"]), expect([(Via::Opposite, "vinný", "hříšný")]));
        assert_eq!(look("nevinný", &[]), []);
        assert_eq!(look("janův", &[]), []);
        assert_eq!(look("xyz", &[]), []);
        assert_eq!(found(&store, Language::Slovak, "zelenost", &[]), []);
    }

    #[test]
    fn english_words_are_found_through_rules_and_exceptions() {
        use PartOfSpeech::{Noun, Verb};
        let see = |form, part, base, package| Entry {
            kind: Kind::See,
            ..english(form, package, part, base)
        };
        let store = store(vec![
            english("zog", Package::Gcide, Some(Verb), "To move."),
            english("zog", Package::WordNet, Some(Noun), "a beast"),
            english("zog", Package::WordNet, Some(Verb), "go slowly"),
            see("zeg", Some(Noun), "zog", Package::WordNet),
            see("zogling", None, "zog", Package::Gcide),
        ]);
        let look = |word| found(&store, Language::English, word, &[]);
        let verb = [(Via::Base, "zog", "go slowly"), (Via::Base, "zog", "To move.")];
        assert_eq!(look("zogged"), expect(verb));
        assert_eq!(look("zogging"), expect(verb));
        assert_eq!(look("zeg"), expect([(Via::Base, "zog", "a beast")]));
        assert_eq!(look("zogling"), expect([(Via::See, "zog", "To move.")]));
        assert_eq!(look("zogs").len(), 3);
        assert_eq!(look("zogmen"), []);
    }
}
