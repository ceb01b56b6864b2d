//! The senses of one word, which stand on lines that follow one another.

use super::super::entry::{Entry, Kind, Language, PartOfSpeech, Source};
use super::super::{morphology, text};
use super::record::{Link, Record, SenseRow, is_playable};

/// The most senses of a word as one part of speech, and the most words that it is a form of.
const MOST_SENSES: usize = 5;
/// The longest explanation, in characters.
const LONGEST: usize = 240;

/// Tags of what is not shown: indecent, wrongly spelled, or without an explanation.
const LEFT_OUT: [&str; 5] = ["vulgar", "slur", "offensive", "misspelling", "no-gloss"];
/// Tags of what is only short for something.
const SHORT: [&str; 3] = ["abbreviation", "initialism", "acronym"];
/// Tags of what is short for something and a word of its own.
const SHORTENED: [&str; 2] = ["clipping", "ellipsis"];
/// Tags of what people of another age would say.
const OLD: [&str; 3] = ["obsolete", "archaic", "outdated"];

/// What was found of one word so far.
#[derive(Default)]
pub(super) struct Page {
    word: String,
    found: Vec<Found>,
}

/// One sense.
struct Found {
    language: Language,
    part_of_speech: Option<PartOfSpeech>,
    kind: Kind,
    is_old: bool,
    text: String,
}

impl Page {
    /// Whether the page is that of a word.
    pub(super) fn is_about(&self, word: &str) -> bool {
        self.word == word
    }

    /// Adds the senses of a line.
    pub(super) fn add(&mut self, record: Record) {
        self.word = record.word;
        let (language, kind) = (record.language, record.kind);
        let part_of_speech = record.part_of_speech;
        for sense in &record.senses {
            let is = |tags: &[&str]| {
                record.tags.iter().chain(&sense.tags).any(|tag| tags.contains(&tag.as_str()))
            };
            if is(&LEFT_OUT) || (is(&SHORT) && !is(&SHORTENED)) {
                continue;
            }
            let is_old = is(&OLD);
            if !sense.form_of.is_empty() || is(&["form-of"]) {
                for base in self.others(&sense.form_of) {
                    // What the rules of English tell anyway need not be kept.
                    let base = (base, part_of_speech);
                    if language != Language::English || !is_regular(&self.word, &base) {
                        let (text, kind) = (base.0, Kind::See);
                        self.push(Found { language, part_of_speech, kind, is_old, text });
                    }
                }
            } else if !sense.alt_of.is_empty() {
                for text in self.others(&sense.alt_of) {
                    let (part_of_speech, kind) = (None, Kind::See);
                    self.push(Found { language, part_of_speech, kind, is_old, text });
                }
            } else if let Some(text) = gloss(sense) {
                self.push(Found { language, part_of_speech, kind, is_old, text });
            }
        }
    }

    /// The words that are named and that a player could lay.
    fn others(&self, links: &[Link]) -> Vec<String> {
        let words = links.iter().map(|link| link.word.as_str());
        let others = words.filter(|word| is_playable(word) && *word != self.word);
        others.map(str::to_owned).collect()
    }

    /// Adds a sense where there is room for it: an old one may have to make room for it later.
    fn push(&mut self, found: Found) {
        let alike = self.found.iter().filter(|other| {
            other.language == found.language
                && other.part_of_speech == found.part_of_speech
                && other.kind == found.kind
                && other.is_old == found.is_old
        });
        let is_known = self.found.iter().any(|other| {
            (other.language, other.part_of_speech) == (found.language, found.part_of_speech)
                && (other.kind, &other.text) == (found.kind, &found.text)
        });
        if !is_known && alike.count() < MOST_SENSES {
            self.found.push(found);
        }
    }

    /// Takes the entries: what is said today before what was said once, translations of one part of
    /// speech in one line.
    pub(super) fn take(&mut self) -> Vec<Entry> {
        let word = std::mem::take(&mut self.word);
        let (old, new): (Vec<Found>, Vec<Found>) =
            self.found.drain(..).partition(|found| found.is_old);
        let mut entries: Vec<(usize, Entry)> = Vec::new();
        for found in new.into_iter().chain(old) {
            let Found { language, part_of_speech, kind, text, .. } = found;
            let alike = entries.iter_mut().find(|(_, entry)| {
                (entry.language, entry.part_of_speech, entry.kind)
                    == (language, part_of_speech, kind)
            });
            match alike {
                Some((count, _)) if *count >= MOST_SENSES => continue,
                Some((count, entry)) => {
                    *count += 1;
                    if is_translation(kind) {
                        entry.text = text::shorten(&format!("{}; {text}", entry.text), LONGEST);
                        continue;
                    }
                }
                None => {}
            }
            let (headword, source) = (word.clone(), Source::Wiktionary);
            let entry = Entry { language, headword, part_of_speech, kind, source, text };
            entries.push((1, entry));
        }
        entries.into_iter().map(|(_, entry)| entry).collect()
    }
}

fn is_translation(kind: Kind) -> bool {
    matches!(kind, Kind::English | Kind::Czech)
}

/// Whether the rules of English bring a form to its base.
fn is_regular(form: &str, (base, part): &(String, Option<PartOfSpeech>)) -> bool {
    morphology::base_forms(form).iter().any(|(other, of)| other == base && Some(*of) == *part)
}

/// The explanation of a sense: the last gloss, as those before are of the senses around it.
fn gloss(sense: &SenseRow) -> Option<String> {
    let raw = sense.glosses.last().or(sense.raw_glosses.last())?;
    let clean = text::shorten(&text::clean(raw), LONGEST);
    let text = clean.trim_end_matches([':', ' ']);
    (!text.is_empty()).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// The entries of a page: kind, part of speech and text of each.
    fn entries(word: &str, language: Language, kind: Kind, parts: &[Value]) -> Vec<String> {
        let mut page = Page::default();
        for part in parts {
            page.add(Record {
                word: word.to_owned(),
                language,
                part_of_speech: Some(PartOfSpeech::Noun),
                kind,
                tags: Vec::new(),
                senses: serde_json::from_value(part.clone()).unwrap(),
            });
        }
        let told = |entry: &Entry| format!("{:?} {}", entry.kind, entry.text);
        let entries = page.take();
        assert!(entries.iter().all(|entry| entry.headword == word));
        entries.iter().map(told).collect()
    }

    fn defined(senses: Value) -> Vec<String> {
        entries("zog", Language::English, Kind::Definition, &[senses])
    }

    #[test]
    fn the_last_gloss_is_the_sense() {
        let senses = json!([
            { "glosses": ["A beast:", "A beast that <b>zogs</b>\n by night."] },
            { "raw_glosses": ["(rare) A bell."] },
            { "glosses": [] },
            { "glosses": ["  "] },
            {},
        ]);
        let expected = ["Definition A beast that zogs by night.", "Definition (rare) A bell."];
        assert_eq!(defined(senses), expected);
        let long = defined(json!([{ "glosses": ["very ".repeat(500)] }])).remove(0);
        assert!(long.chars().count() < 260 && long.ends_with("very…"), "{long}");
    }

    #[test]
    fn old_senses_stand_last_and_five_are_enough() {
        let numbered = |from: usize, count: usize| -> Vec<Value> {
            (from..from + count).map(|n| json!({ "glosses": [format!("sense {n}")] })).collect()
        };
        let old = json!({ "glosses": ["an old one"], "tags": ["obsolete"] });
        let first = [vec![old.clone()], numbered(0, 2)].concat();
        // A second etymology of the same word stands on a line of its own.
        let found = |more| {
            let parts = [json!(first), json!(numbered(2, more))];
            entries("zog", Language::English, Kind::Definition, &parts)
        };
        let [last, all] = [found(1).pop().unwrap(), found(1_000).join(", ")];
        assert_eq!(last, "Definition an old one");
        let five = (0..5).map(|n| format!("Definition sense {n}")).collect::<Vec<_>>();
        assert_eq!(all, five.join(", "));
    }

    #[test]
    fn indecent_wrong_and_short_things_are_left_out() {
        let tagged = |tags: &[&str]| json!([{ "glosses": ["a thing"], "tags": tags }]);
        for tags in [&["vulgar"][..], &["slang", "slur"], &["abbreviation"], &["misspelling"]] {
            assert_eq!(defined(tagged(tags)), [""; 0], "{tags:?}");
        }
        assert_eq!(defined(tagged(&["abbreviation", "clipping"])), ["Definition a thing"]);
        assert_eq!(defined(tagged(&["slang"])), ["Definition a thing"]);
    }

    #[test]
    fn a_form_refers_to_its_base() {
        let form = |base: &str| {
            json!([{ "glosses": [format!("plural of {base}")], "tags": ["form-of", "plural"],
                     "form_of": [{ "word": base, "extra": "beast" }] }])
        };
        assert_eq!(defined(form("zeg")), ["See zeg"]);
        // Names, phrases and the word itself are no base; a form without one says nothing.
        for other in ["Zeg", "zeg zag", "zog", ""] {
            assert_eq!(defined(form(other)), [""; 0], "{other:?}");
        }
        // What the rules tell anyway is not kept.
        let regular = |language| entries("zegs", language, Kind::Definition, &[form("zeg")]);
        assert_eq!(regular(Language::English), [""; 0]);
        assert_eq!(regular(Language::Czech), ["See zeg"]);
        let other = json!([{ "glosses": ["Alternative form of zag"], "tags": ["alt-of"],
                             "alt_of": [{ "word": "zag" }] }]);
        assert_eq!(defined(other), ["See zag"]);
    }

    #[test]
    fn translations_stand_in_one_line() {
        let senses =
            json!([{ "glosses": ["dog"] }, { "glosses": ["hound"] }, { "glosses": ["dog"] }]);
        let found = entries("pes", Language::Czech, Kind::English, &[senses]);
        assert_eq!(found, ["English dog; hound"]);
    }
}
