//! Looking a word up: through its base, in the right order.

use super::derivation;
use super::entry::{Entry, Kind, Language, PartOfSpeech, Source};
use super::morphology;
use super::package::Package;
use super::store::{Store, StoreError};

/// How far derivation goes: `nejzelenější` to `zelenější` to `zelený`.
const MOST_STEPS: usize = 2;

/// A meaning of a word, and how it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sense {
    /// What the dictionary says; its headword is the word through which the meaning was found.
    pub entry: Entry,
    /// How the headword is related to the word that was asked for.
    pub via: Via,
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

/// The meanings of a word in the order in which they should be shown.
///
/// The base forms are those that the caller knows for the word; the word itself may be among them.
/// For Czech and Slovak the nearest relation that has any meaning is taken: the word and its base
/// forms, then what these are derived from (Czech only), and as a last resort what the base forms
/// negate; a word without base forms could be a form of a verb, which keeps its `ne-`.
/// English words are also brought to their base forms by the rules of WordNet.
///
/// Meanings of names stand behind those of words. Otherwise the order is: the user's own list,
/// definitions (WordNet, then GCIDE), synonyms, English words, loose synonyms; see `agreement` for
/// why the last are where they are.
///
/// # Errors
/// When the file of meanings is damaged.
pub fn senses<D: AsRef<[u8]>>(
    store: &Store<D>,
    language: Language,
    word: &str,
    bases: &[&str],
) -> Result<Vec<Sense>, StoreError> {
    let mut search = Search { store, language, found: Vec::new() };
    let words = [word.to_lowercase()];
    let bases: Vec<String> = bases.iter().map(|base| base.to_lowercase()).collect();
    // A form that is not its own base may look like some other word: `sel` was sown, and `sel` is
    // a stream of mud.
    let is_own_base = bases.is_empty() || bases.contains(&words[0]);
    if is_own_base {
        search.take(&words[0], Via::Itself, None)?;
    }
    for base in bases.iter().filter(|base| **base != words[0]) {
        search.take(base, Via::Base, None)?;
    }
    if !is_own_base {
        search.take(&words[0], Via::Itself, None)?;
    }
    if language == Language::English {
        search.take_english_bases(&words[0])?;
    }
    if language == Language::Czech && search.found.is_empty() {
        search.take_derived(if bases.is_empty() { &words } else { &bases })?;
        if search.found.is_empty() {
            search.take_negated(&bases)?;
        }
    }
    let mut found = search.found;
    found.sort_by_key(|sense| (sense.entry.is_name(), rank(&sense.entry)));
    Ok(found)
}

/// The place of an entry in the order of meanings.
fn rank(entry: &Entry) -> u8 {
    match (entry.kind, entry.source) {
        (_, Source::OwnList) => 0,
        (Kind::Definition, Source::Package(Package::Gcide)) => 2,
        (Kind::Definition, _) => 1,
        (Kind::Synonyms, _) => 3,
        (Kind::English, _) => 4,
        (Kind::LooseSynonyms, _) => 5,
        (Kind::See, _) => 6,
    }
}

struct Search<'s, D> {
    store: &'s Store<D>,
    language: Language,
    found: Vec<Sense>,
}

impl<D: AsRef<[u8]>> Search<'_, D> {
    /// Takes the meanings of a headword, only those of one part of speech when it is given.
    ///
    /// A reference to another headword is followed, once.
    fn take(
        &mut self,
        headword: &str,
        via: Via,
        part: Option<PartOfSpeech>,
    ) -> Result<(), StoreError> {
        for entry in self.store.entries(self.language, headword)? {
            // Nothing is derived from a name: `janek` is no little John.
            let is_guess = matches!(via, Via::Derived | Via::Opposite);
            if !fits(&entry, part) || (is_guess && entry.is_name()) {
                continue;
            }
            if entry.kind != Kind::See {
                self.push(entry, via);
                continue;
            }
            for explained in self.store.entries(self.language, &entry.text)? {
                let is_there = explained.kind != Kind::See && explained.source == entry.source;
                if is_there && fits(&explained, entry.part_of_speech) {
                    // An irregular form of WordNet names its base; GCIDE only where to look.
                    let via = if entry.part_of_speech.is_some() { Via::Base } else { Via::See };
                    self.push(explained, via);
                }
            }
        }
        Ok(())
    }

    fn push(&mut self, entry: Entry, via: Via) {
        if !self.found.iter().any(|sense| sense.entry == entry) {
            self.found.push(Sense { entry, via });
        }
    }

    /// Takes the meanings of what may be base forms of an English word.
    fn take_english_bases(&mut self, word: &str) -> Result<(), StoreError> {
        // A part of speech with an irregular form has no regular one.
        let irregular: Vec<PartOfSpeech> = self
            .store
            .entries(Language::English, word)?
            .iter()
            .filter(|entry| entry.kind == Kind::See)
            .filter_map(|entry| entry.part_of_speech)
            .collect();
        for (base, part) in morphology::base_forms(word) {
            if !irregular.contains(&part) {
                self.take(&base, Via::Base, Some(part))?;
            }
        }
        Ok(())
    }

    /// Takes the meanings of the nearest word that Czech words are derived from.
    fn take_derived(&mut self, roots: &[String]) -> Result<(), StoreError> {
        let mut words = roots.to_vec();
        for _ in 0..MOST_STEPS {
            words = words.iter().flat_map(|word| derivation::bases(word)).collect();
            for word in &words {
                self.take(word, Via::Derived, None)?;
                // The bases come nearest first; a farther one is another guess.
                if !self.found.is_empty() {
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
            self.take(word, Via::Opposite, None)?;
        }
        Ok(())
    }
}

fn fits(entry: &Entry, part: Option<PartOfSpeech>) -> bool {
    match (part, entry.part_of_speech) {
        (Some(wanted), Some(part)) => wanted == part,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::meanings::StoreBuilder;
    use crate::lexicon::meanings::store::tests::entry;

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
        let senses = senses(store, language, word, bases).unwrap().into_iter();
        senses.map(|sense| (sense.via, sense.entry.headword, sense.entry.text)).collect()
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
        assert_eq!(texts, ["můj kůň", "kůň v básni", "kůň", "steed", "herka", "hvězda"]);
    }

    #[test]
    fn a_form_that_is_not_its_own_base_comes_after_it() {
        let store = store(vec![
            czech("sel", Kind::English, "mudflow"),
            czech("sel", Kind::Definition, "proud bahna"),
            czech("sít", Kind::English, "sow"),
        ]);
        let sown = [
            (Via::Itself, "sel", "proud bahna"),
            (Via::Base, "sít", "sow"),
            (Via::Itself, "sel", "mudflow"),
        ];
        assert_eq!(found(&store, Language::Czech, "sel", &["sít"]), expect(sown));
        let [mud, sow, flow] = sown;
        let both = expect([mud, flow, sow]);
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
