//! Which synonyms can be believed.
//!
//! The Czech thesaurus was made by a script of an English–Czech dictionary: what translates the
//! same English word stands in one set. An English homograph so joins words that have nothing in
//! common: `únos` has the set "znásilnění, řepka, brukev", because all of them are "rape". Nothing
//! in the thesaurus itself gives such a set away, since it is complete from each of its members.
//!
//! The dictionary read backwards does. A synonym is confirmed when one of these holds:
//!
//! - It shares two English words with the headword: the homograph of one English word does not
//!   happen to be a homograph in a second one too. `otylost` and `obezita` are both "fatness" and
//!   "obesity"; `únos` ("abduction, hijacking, kidnapping, rape") and `řepka` ("colza, rape") share
//!   only one.
//! - It shares an English word that no third Czech word translates: an English word with several
//!   senses has several translations. `krmě` and `jídlo` are alone under "repast"; under "rape"
//!   there are five.
//! - It stands in a definition of the headword, which someone else wrote.
//!
//! The first two must hold in both directions: what is shared must be a good part of what either of
//! the two words means. `žena` is "woman" and "a bit of fluff" among much else, and so is `kočka`, but
//! a cat is a cat first. What is not confirmed is left out.
//!
//! The Slovak thesaurus was made by people. Of it, a synonym stays when it names the headword in turn.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::entry::{Entry, Kind, Language, PartOfSpeech};
use super::freedict::Translation;
use super::text;

/// How Czech words are joined by the English words they share.
#[derive(Debug, Default)]
pub(super) struct Bridges<'a> {
    english_of: HashMap<&'a str, Vec<&'a str>>,
    czech_of: HashMap<&'a str, Vec<&'a str>>,
}

/// The Czech words that share an English word with one word.
#[derive(Debug, Default)]
pub(super) struct Neighbours<'b> {
    shared: HashMap<&'b str, usize>,
    alone: HashSet<&'b str>,
    /// Those of which, and of the word itself, a good part is shared.
    near: HashSet<&'b str>,
}

/// The part of the English words of both that two Czech words must share to be near: one of so many.
const NEAR: usize = 3;

impl<'a> Bridges<'a> {
    /// The bridges of a dictionary.
    pub(super) fn of(translations: &'a [Translation]) -> Self {
        let mut bridges = Self::default();
        for Translation { czech, english, .. } in translations {
            let known = bridges.english_of.entry(czech).or_default();
            if !known.contains(&english.as_str()) {
                known.push(english);
                bridges.czech_of.entry(english).or_default().push(czech);
            }
        }
        bridges
    }

    /// The Czech words that an English word translates.
    pub(super) fn czech_of(&self, english: &str) -> &[&'a str] {
        self.czech_of.get(english).map_or(&[], Vec::as_slice)
    }

    /// How many English words a Czech one has.
    pub(super) fn english_count(&self, czech: &str) -> usize {
        self.english_of.get(czech).map_or(0, Vec::len)
    }

    /// The words that share an English word with a Czech one.
    pub(super) fn neighbours(&self, czech: &str) -> Neighbours<'a> {
        let mut neighbours = Neighbours::default();
        for english in self.english_of.get(czech).into_iter().flatten() {
            let words = self.czech_of(english);
            for other in words.iter().filter(|&&other| other != czech) {
                *neighbours.shared.entry(other).or_default() += 1;
                // A phrase says less of its words: who irons out is at no ironing board.
                if words.len() == 2 && !english.contains(' ') {
                    neighbours.alone.insert(other);
                }
            }
        }
        let own = self.english_count(czech);
        let is_near =
            |other: &str, shared: usize| own.max(self.english_count(other)) <= shared * NEAR;
        let shared = neighbours.shared.iter();
        let near = shared.filter(|(other, shared)| is_near(other, **shared));
        neighbours.near = near.map(|(other, _)| *other).collect();
        neighbours
    }
}

impl Neighbours<'_> {
    /// Whether a word shares two English words with the one whose neighbours these are.
    pub(super) fn share_two(&self, other: &str) -> bool {
        self.shared.get(other).is_some_and(|&shared| shared >= 2)
    }

    fn confirm(&self, other: &str) -> bool {
        self.near.contains(other) && (self.share_two(other) || self.alone.contains(other))
    }
}

/// The synonyms of each headword that are confirmed.
///
/// The definitions may be entries of any language and kind; those of the headwords are found.
pub(super) fn weigh(
    synonyms: Vec<Entry>,
    definitions: &[Entry],
    bridges: &Bridges<'_>,
) -> Vec<Entry> {
    let mut defined: HashMap<&str, Vec<&str>> = HashMap::new();
    for entry in definitions {
        if entry.kind == Kind::Definition && entry.language == Language::Czech {
            defined.entry(&entry.headword).or_default().push(&entry.text);
        }
    }
    let mut by_headword: BTreeMap<String, Vec<Entry>> = BTreeMap::new();
    for entry in synonyms {
        by_headword.entry(entry.headword.clone()).or_default().push(entry);
    }
    let mut weighed = Vec::new();
    for (headword, sets) in by_headword {
        let neighbours = bridges.neighbours(&headword);
        let definitions = defined.get(headword.as_str()).map_or(&[][..], Vec::as_slice);
        let is_confirmed =
            |word: &str| neighbours.confirm(word) || definitions.iter().any(|text| has(text, word));
        let mut confirmed: Vec<&str> = Vec::new();
        // "viz rape" is a leftover of the script, not a synonym.
        let words = sets.iter().flat_map(|set| set.text.split(", "));
        for word in words.filter(|word| !word.starts_with("viz ") && is_confirmed(word)) {
            if !confirmed.contains(&word) {
                confirmed.push(word);
            }
        }
        let part_of_speech = agreed(&sets);
        if let (Some(set), false) = (sets.first(), confirmed.is_empty()) {
            let text = text::shorten(&confirmed.join(", "), text::MAX_CHARS);
            weighed.push(Entry { part_of_speech, text, ..set.clone() });
        }
    }
    weighed
}

/// The synonyms that name their headwords in turn.
pub(super) fn mutual(synonyms: Vec<Entry>) -> Vec<Entry> {
    let pairs: HashSet<(String, String)> = synonyms
        .iter()
        .flat_map(|set| set.text.split(", ").map(|word| (set.headword.clone(), word.to_owned())))
        .collect();
    let in_turn = |mut set: Entry| {
        let words = set.text.split(", ");
        let is_mutual = |word: &&str| pairs.contains(&((*word).to_owned(), set.headword.clone()));
        let kept = words.filter(is_mutual).collect::<Vec<_>>().join(", ");
        set.text = kept;
        (!set.text.is_empty()).then_some(set)
    };
    synonyms.into_iter().filter_map(in_turn).collect()
}

/// Whether a word stands in a text as a whole word.
fn has(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    })
}

/// The part of speech on which all sets that name one agree.
fn agreed(sets: &[Entry]) -> Option<PartOfSpeech> {
    let mut named = sets.iter().filter_map(|set| set.part_of_speech);
    let first = named.next()?;
    named.all(|other| other == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::meanings::{Package, Source};

    fn translations(pairs: &[(&str, &str)]) -> Vec<Translation> {
        let translation = |&(czech, english): &(&str, &str)| Translation {
            czech: czech.to_owned(),
            reflexive: None,
            english: english.to_owned(),
            part_of_speech: None,
        };
        pairs.iter().map(translation).collect()
    }

    fn entry(headword: &str, kind: Kind, text: &str) -> Entry {
        Entry {
            language: Language::Czech,
            headword: headword.to_owned(),
            part_of_speech: None,
            kind,
            source: Source::Package(Package::CzechThesaurus),
            text: text.to_owned(),
        }
    }

    fn weighed(
        sets: &[(&str, &str)],
        definitions: &[Entry],
        pairs: &[(&str, &str)],
    ) -> Vec<String> {
        let translations = translations(pairs);
        let sets = sets.iter().map(|(word, set)| entry(word, Kind::Synonyms, set)).collect();
        let weighed = weigh(sets, definitions, &Bridges::of(&translations));
        weighed.into_iter().map(|entry| entry.text).collect()
    }

    const BATS: [(&str, &str); 6] = [
        ("netopýr", "bat"),
        ("netopýr", "flittermouse"),
        ("pálka", "bat"),
        ("pálka", "racket"),
        ("raketa", "racket"),
        ("raketa", "rocket"),
    ];

    #[test]
    fn a_homograph_is_not_confirmed() {
        let mut pairs = BATS.to_vec();
        pairs.push(("pálkovat", "bat"));
        let found = weighed(&[("netopýr", "pálka, pálkovat")], &[], &pairs);
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn two_shared_words_or_one_shared_with_nobody_else_confirm() {
        let mut pairs = BATS.to_vec();
        pairs.extend([("kaloň", "bat"), ("kaloň", "flittermouse"), ("pálka", "club")]);
        pairs.push(("kyj", "club"));
        let found = weighed(
            &[("netopýr", "pálka, kaloň"), ("pálka", "netopýr, kyj"), ("netopýr", "kaloň")],
            &[],
            &pairs,
        );
        assert_eq!(found, ["kaloň", "kyj"]);
    }

    #[test]
    fn what_is_shared_must_be_much_of_both() {
        let mut pairs = vec![("žena", "woman"), ("žena", "fluff"), ("kočka", "woman")];
        pairs.push(("kočka", "fluff"));
        assert_eq!(weighed(&[("žena", "kočka")], &[], &pairs), ["kočka"]);
        let more = ["cat", "puss", "feline", "hottie", "stunner"];
        pairs.extend(more.map(|english| ("kočka", english)));
        assert_eq!(weighed(&[("žena", "kočka")], &[], &pairs), [""; 0]);
    }

    #[test]
    fn synonyms_name_each_other() {
        let sets = [("žena", "dáma, ryba"), ("dáma", "žena, pani"), ("ryba", "kapor")];
        let sets = sets.map(|(word, set)| entry(word, Kind::Synonyms, set)).to_vec();
        let texts: Vec<String> = mutual(sets).into_iter().map(|set| set.text).collect();
        assert_eq!(texts, ["dáma", "žena"]);
    }

    #[test]
    fn a_definition_confirms_whole_words() {
        let definitions = [entry("aga", Kind::Definition, "titul velitele, pán")];
        let found = weighed(&[("aga", "pán, velitel"), ("aga", "ti")], &definitions, &[]);
        assert_eq!(found, ["pán"]);
    }
}
