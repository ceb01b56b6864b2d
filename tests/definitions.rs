//! Our own definitions as they are shipped: how they are written, and that no short word lacks one.

use std::collections::{BTreeSet, HashSet};

use kamen::dictionary::Dictionary;
use kamen::lexicon::lower;
use kamen::lexicon::meanings::{
    Definition, LONGEST_DEFINITION, LONGEST_EXAMPLE, Language, PartOfSpeech,
};
use kamen::lexicons;
use kamen::meanings::definitions;

/// Base forms of short words that nobody has defined yet, `base<TAB>why`, by language.
const MISSING: [(Language, &str); 3] = [
    (Language::Czech, include_str!("../lexicons/cs/meanings-missing.txt")),
    (Language::Slovak, include_str!("../lexicons/sk/meanings-missing.txt")),
    (Language::English, include_str!("../lexicons/en/meanings-missing.txt")),
];

fn missing(language: Language) -> impl Iterator<Item = &'static str> {
    MISSING.into_iter().filter(move |(of, _)| *of == language).flat_map(|(_, text)| text.lines())
}

#[test]
fn every_line_is_a_definition() {
    for language in Language::ALL {
        let mut seen: HashSet<(&str, PartOfSpeech)> = HashSet::new();
        let mut bases: Vec<&str> = Vec::new();
        for line in definitions(language).lines() {
            let it = Definition::parse(line).unwrap();
            assert!(it.text.chars().count() <= LONGEST_DEFINITION, "{line}");
            let example = it.example.unwrap_or("none");
            assert!((1..=LONGEST_EXAMPLE).contains(&example.chars().count()), "{line}");
            for text in [it.base, it.text, example] {
                assert!(text.trim() == text && !text.contains(char::is_control), "{line}");
            }
            assert!(it.base == it.base.to_lowercase() && !it.base.contains(' '), "{line}");
            assert!(!it.text.ends_with('.') || it.text.ends_with(" ap."), "{line}");
            assert!(seen.insert((it.base, it.part_of_speech)), "twice: {line}");
            bases.push(it.base);
        }
        assert!(bases.len() > 1_000, "{language:?}: {}", bases.len());
        assert!(bases.is_sorted(), "{language:?} is not sorted");
    }
}

#[test]
fn every_definition_is_found() {
    for language in Language::ALL {
        let all = definitions(language);
        for line in all.lines() {
            let it = Definition::parse(line).unwrap();
            assert!(all.of(it.base).any(|found| found == it), "{line}");
        }
    }
}

#[test]
fn every_base_form_of_a_short_word_is_defined() {
    let dictionary = Dictionary::new(None);
    let mut lacking: BTreeSet<(Language, String)> = BTreeSet::new();
    for (name, _) in lexicons::shipped() {
        let volume = dictionary.volume(name).unwrap();
        let language = volume.language().unwrap();
        let all = definitions(language);
        let listed: HashSet<&str> =
            missing(language).map(|line| line.split('\t').next().unwrap()).collect();
        for pattern in ["??", "???"] {
            for word in volume.find(&volume.read_pattern(pattern).unwrap(), usize::MAX).words {
                let form = lower(&word);
                let readings = volume.readings(&word);
                let own = [form.clone()];
                let bases = readings.iter().map(|reading| reading.base.clone());
                let bases: Vec<String> =
                    if readings.is_empty() { own.into() } else { bases.collect() };
                for base in bases {
                    let is_known =
                        |text: &str| all.of(text).next().is_some() || listed.contains(text);
                    if !is_known(&base) {
                        lacking.insert((language, base));
                    }
                }
            }
        }
    }
    let lines = lacking.iter().map(|(language, base)| format!("{language:?}: {base}"));
    let lines: Vec<String> = lines.collect();
    assert!(lines.is_empty(), "define these, or list them as missing:\n{}", lines.join("\n"));
}

#[test]
fn what_is_missing_says_why() {
    for language in Language::ALL {
        let lines: Vec<&str> = missing(language).collect();
        let bases: Vec<&str> = lines.iter().filter_map(|line| line.split('\t').next()).collect();
        assert!(bases.is_sorted_by(|a, b| a < b), "{language:?} is not sorted");
        for line in lines {
            let (base, why) = line.split_once('\t').unwrap();
            assert!(!base.is_empty() && why.len() > 3, "{line}");
        }
    }
}

#[test]
fn a_definition_is_found_at_once() {
    let all = definitions(Language::Czech);
    let lines: Vec<&str> = all.lines().collect();
    let begun = std::time::Instant::now();
    for line in &lines {
        let base = line.split('\t').next().unwrap();
        assert!(all.of(base).next().is_some(), "{line}");
    }
    let each = begun.elapsed() / u32::try_from(lines.len()).unwrap();
    assert!(each < std::time::Duration::from_millis(1), "{each:?}");
}
