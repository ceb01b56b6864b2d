//! The English–Czech dictionary of FreeDict, read both ways: English words with their Czech ones, and
//! Czech words with their English ones.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::agreement::Bridges;
use super::articles::Articles;
use super::entry::{Entry, Kind, Language, PartOfSpeech, Source};
use super::package::Package;
use super::text;

/// A Czech word and an English one that means it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Translation {
    pub czech: String,
    /// The `se` or `si` with which the Czech verb has this meaning.
    pub reflexive: Option<&'static str>,
    pub english: String,
    pub part_of_speech: Option<PartOfSpeech>,
}

impl Translation {
    /// Whether the dictionary names the part of speech.
    fn is_named(&self) -> bool {
        self.part_of_speech.is_some()
    }
}

/// Every pair of an English headword and a single Czech word of its article.
pub(super) fn translations(articles: &Articles) -> Vec<Translation> {
    articles.iter().flat_map(|(_, article)| of_article(&article)).collect()
}

/// Reads an article: the headword and its part of speech in `<>`, then a line for each meaning.
fn of_article(article: &str) -> Vec<Translation> {
    let mut lines = article.lines().map(str::trim).filter(|line| !line.is_empty());
    let Some(head) = lines.next() else { return Vec::new() };
    let english = text::one_line(without_pronunciation(&text::without_tags(head)));
    if english.is_empty() || english.contains(',') || is_grammar(&english) {
        return Vec::new();
    }
    let part_of_speech = part_of_speech(head);
    let mut found = Vec::new();
    for line in lines.filter(|line| !line.starts_with("Note:")) {
        let line = without_brackets(&text::without_tags(line));
        for (czech, reflexive) in line.split([',', ';']).filter_map(single_word) {
            let english = english.clone();
            found.push(Translation { czech, reflexive, english, part_of_speech });
        }
    }
    found
}

/// Drops a pronunciation between slashes at the end of the line.
fn without_pronunciation(head: &str) -> &str {
    let inner = head.trim_end().strip_suffix('/');
    inner.and_then(|inner| inner.rsplit_once(" /")).map_or(head, |(word, _)| word)
}

/// Whether a headword names a case of a Czech word instead of meaning it.
fn is_grammar(english: &str) -> bool {
    let case = english.split([' ', '/']).next().unwrap_or_default();
    matches!(case, "nom" | "gen" | "dat" | "acc" | "voc" | "loc" | "ins") && english.contains(" of")
}

fn part_of_speech(head: &str) -> Option<PartOfSpeech> {
    let mark = head.rsplit_once('<')?.1.strip_suffix('>')?;
    Some(match mark.split(',').next()? {
        "n" | "pl" => PartOfSpeech::Noun,
        "v" => PartOfSpeech::Verb,
        "adj" => PartOfSpeech::Adjective,
        "adv" => PartOfSpeech::Adverb,
        "pron" => PartOfSpeech::Pronoun,
        "num" => PartOfSpeech::Numeral,
        "prep" => PartOfSpeech::Preposition,
        "conj" => PartOfSpeech::Conjunction,
        "interj" => PartOfSpeech::Interjection,
        _ => return None,
    })
}

/// Drops remarks in round and square brackets.
fn without_brackets(line: &str) -> String {
    let mut depth = 0_u32;
    line.chars()
        .filter(|c| {
            match c {
                '(' | '[' => depth += 1,
                ')' | ']' => depth = depth.saturating_sub(1),
                _ => return depth == 0,
            }
            false
        })
        .collect()
}

/// A translation of one lower-case word, with the reflexive particle that may follow.
fn single_word(translation: &str) -> Option<(String, Option<&'static str>)> {
    let numbered = translation.trim().trim_start_matches(|c: char| c.is_ascii_digit());
    let translation = text::one_line(numbered.trim_start_matches('.'));
    let (word, reflexive) = match translation.rsplit_once(' ') {
        Some((word, "se")) => (word, Some("se")),
        Some((word, "si")) => (word, Some("si")),
        _ => (translation.as_str(), None),
    };
    let is_word = !word.is_empty() && word.chars().all(char::is_lowercase);
    is_word.then(|| (word.to_owned(), reflexive))
}

/// Makes an entry of each Czech word, and one more of each with `se` or `si`.
pub(super) fn entries(translations: &[Translation], bridges: &Bridges<'_>) -> Vec<Entry> {
    let mut by_word: BTreeMap<(&str, Option<&str>), Vec<&Translation>> = BTreeMap::new();
    for translation in translations {
        let word = (translation.czech.as_str(), translation.reflexive);
        by_word.entry(word).or_default().push(translation);
    }
    by_word
        .into_iter()
        .map(|((czech, reflexive), translations)| {
            let english = in_order(czech, &translations, bridges).join(", ");
            let marked = reflexive.map(|particle| format!("{czech} {particle}: {english}"));
            Entry {
                language: Language::Czech,
                headword: czech.to_owned(),
                part_of_speech: agreed(&translations),
                kind: Kind::English,
                source: Source::Package(Package::EnglishCzech),
                text: text::clean(&marked.unwrap_or(english)),
            }
        })
        .collect()
}

/// How many Czech words are told for an English one.
const MOST_CZECH: usize = 3;

/// Makes an entry of each English word and part of speech.
///
/// The dictionary names the part of speech of what a word means first of all: of the others there is
/// anything, and they are taken only where none is named. The Czech words that stand for little else
/// come first, and few are taken.
pub(super) fn czech_entries(translations: &[Translation], bridges: &Bridges<'_>) -> Vec<Entry> {
    let mut by_word: BTreeMap<&str, BTreeMap<Option<PartOfSpeech>, Vec<&Translation>>> =
        BTreeMap::new();
    for translation in translations {
        let parts = by_word.entry(&translation.english).or_default();
        parts.entry(translation.part_of_speech).or_default().push(translation);
    }
    let told = |mut translations: Vec<&Translation>| {
        translations.sort_by_key(|it| bridges.english_count(&it.czech));
        let mut words: Vec<String> = Vec::new();
        for Translation { czech, reflexive, .. } in translations {
            let word = [Some(czech.as_str()), *reflexive].into_iter().flatten();
            let word = word.collect::<Vec<_>>().join(" ");
            if !words.contains(&word) && words.len() < MOST_CZECH {
                words.push(word);
            }
        }
        words.join(", ")
    };
    let mut entries = Vec::new();
    for (english, mut parts) in by_word {
        if parts.len() > 1 {
            parts.remove(&None);
        }
        entries.extend(parts.into_iter().map(|(part_of_speech, czech)| Entry {
            language: Language::English,
            headword: english.to_owned(),
            part_of_speech,
            kind: Kind::Czech,
            source: Source::Package(Package::EnglishCzech),
            text: text::clean(&told(czech)),
        }));
    }
    entries
}

/// The English words for a Czech one, those that say most exactly what is meant first.
///
/// The dictionary gives them in alphabetical order, so that `hromada` would be "batch, clamp"
/// before it is "heap". An English word is exact when the other Czech words it stands for are near
/// to this one, that is, share a second English word with it; the share of those decides. One is
/// added to both sides, so that a word without any other translation stands in the middle. What the
/// dictionary names a part of speech of goes before all, being what the word means first.
fn in_order<'a>(
    czech: &str,
    translations: &[&'a Translation],
    bridges: &Bridges<'_>,
) -> Vec<&'a str> {
    let neighbours = bridges.neighbours(czech);
    let mut words: Vec<&str> = translations.iter().map(|t| t.english.as_str()).collect();
    words.sort_unstable();
    words.dedup();
    words.sort_by_key(|english| {
        let others = bridges.czech_of(english);
        let near = others.iter().filter(|other| neighbours.share_two(other)).count();
        let exactness = (near + 1) * 1_000 / (others.len() + 1);
        let is_named = translations.iter().any(|t| t.english == **english && t.is_named());
        (english.contains([' ', '-']), !is_named, Reverse(exactness))
    });
    words
}

/// The part of speech on which all translations that name one agree.
fn agreed(translations: &[&Translation]) -> Option<PartOfSpeech> {
    let mut named = translations.iter().filter_map(|translation| translation.part_of_speech);
    let first = named.next()?;
    named.all(|other| other == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(article: &str) -> Vec<(String, Option<&'static str>, String)> {
        let found = of_article(article).into_iter();
        found.map(|t| (t.czech, t.reflexive, t.english)).collect()
    }

    fn pair(czech: &str, english: &str) -> (String, Option<&'static str>, String) {
        (czech.to_owned(), None, english.to_owned())
    }

    #[test]
    fn markup_is_cleaned_from_both_sides() {
        assert_eq!(pairs("mole <n>\n [zool] krtek (hrabavý)\n"), [pair("krtek", "mole")]);
        assert_eq!(
            pairs("red-hot /ˈred/ <adj>\n1. rudý, žhavý; dva slova\n"),
            [pair("rudý", "red-hot"), pair("žhavý", "red-hot")]
        );
        let reflexive = ("bořit".to_owned(), Some("se"), "sink".to_owned());
        assert_eq!(pairs("sink <v>\nbořit se\n"), [reflexive]);
    }

    #[test]
    fn what_is_no_translation_is_passed_over() {
        for article in
            ["", "lonely\n", "Prague\nPraha\n", "x\na1\n", "dat of co\nčemu\n", "a, b\nslovo\n"]
        {
            assert_eq!(pairs(article), [], "{article:?}");
        }
        assert_eq!(pairs("moon <n>\nluna\n         Note: na nebi\n"), [pair("luna", "moon")]);
    }

    #[test]
    fn the_most_exact_english_word_stands_first() {
        // "clamp" stands for things that have nothing more in common; "heap" and "pile" agree.
        let pairs = [
            ("hromada", "clamp"),
            ("svorka", "clamp"),
            ("svírat", "clamp"),
            ("hromada", "heap"),
            ("kupa", "heap"),
            ("hromada", "pile"),
            ("kupa", "pile"),
            ("hromada", "a great many"),
        ];
        let article = |(czech, english)| of_article(&format!("{english} <n>\n{czech}\n"));
        let translations: Vec<Translation> = pairs.into_iter().flat_map(article).collect();
        let entries = entries(&translations, &Bridges::of(&translations));
        let heap = entries.iter().find(|entry| entry.headword == "hromada").unwrap();
        assert_eq!(heap.text, "heap, pile, clamp, a great many");
        assert_eq!(heap.part_of_speech, Some(PartOfSpeech::Noun));
    }

    #[test]
    fn an_english_word_has_the_czech_ones_that_it_means_first() {
        let articles = ["dog <n>\npes\n", "dog\nhák\n", "dog <v>\nsledovat\n", "mug\nkrýgl, ret\n"];
        let translations: Vec<Translation> =
            articles.iter().flat_map(|article| of_article(article)).collect();
        let entries = czech_entries(&translations, &Bridges::of(&translations));
        let told: Vec<_> = entries.iter().map(|it| (&*it.headword, &*it.text)).collect();
        assert_eq!(told, [("dog", "pes"), ("dog", "sledovat"), ("mug", "krýgl, ret")]);
    }
}
