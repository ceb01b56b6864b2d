//! From a form back to its base forms, by undoing the rules that could have made it.

use std::collections::HashMap;

use super::super::container::{Container, ContainerError, Section};
use super::super::hunspell::{Affixes, Dictionary, Flag, Rule};
use super::super::sorted_map::SortedMap;
use super::features::{PartOfSpeech, Reading};
use super::table::{Class, GrammarTable, SuffixUse, Verdict};

/// Sections of a compiled lexicon that hold its grammar.
pub(crate) const BASES: &str = "bases";
pub(crate) const FLAG_SETS: &str = "flag-sets";
pub(crate) const AFFIXES: &str = "affixes";
pub(crate) const TABLE: &str = "grammar";
pub(crate) const REVIEWED: &str = "reviewed";

/// Tells base form and grammar of a form.
///
/// No list of all forms is kept: a form is taken apart by the rules of the dictionary, and what is
/// left must be a word of it that has the flags of these rules.
pub struct Analyser {
    /// Dictionary words; the value packs up to four sets of flags, each as its number and one more.
    bases: SortedMap<Section>,
    flag_sets: Vec<FlagSet>,
    table: GrammarTable,
    suffixes: HashMap<String, Vec<Rule>>,
    prefixes: Vec<Rule>,
    /// What people have said of single words.
    reviewed: HashMap<String, Vec<Reading>>,
}

struct FlagSet {
    flags: Vec<Flag>,
    names: Vec<String>,
}

/// Readings on the way.
struct Found {
    readings: Vec<Reading>,
    takes_mistakes: bool,
}

impl Found {
    /// Takes a reading by rules of which the table says this.
    fn push<const N: usize>(&mut self, reading: Reading, verdicts: [Option<&Verdict>; N]) {
        let is_mistake = |verdict: &Verdict| verdict.class == Class::Never;
        if self.takes_mistakes || !verdicts.into_iter().flatten().any(is_mistake) {
            self.readings.push(reading);
        }
    }
}

/// Features of a dictionary word that its forms share.
const KINDS: [&str; 5] =
    ["comp", "possessive", "verbal-noun", "active-participle", "passive-participle"];

/// How many sets of flags a dictionary word can have.
pub(crate) const MAX_FLAG_SETS: usize = 4;

impl Analyser {
    /// Opens the grammar of a compiled lexicon.
    ///
    /// # Errors
    /// When a section is not there or cannot be read.
    pub fn open(container: &Container) -> Result<Self, ContainerError> {
        let damaged = |_| ContainerError::Checksum;
        let bases =
            SortedMap::open(container.section(BASES)?).map_err(|_| ContainerError::Checksum)?;
        let affixes = Affixes::parse(container.section(AFFIXES)?.as_ref())
            .map_err(|_| ContainerError::Checksum)?;
        let sets = Dictionary::parse(container.section(FLAG_SETS)?.as_ref(), &affixes)
            .map_err(|_| ContainerError::Checksum)?;
        let table = GrammarTable::parse(container.section(TABLE)?.text()).map_err(damaged)?;
        let flag_sets: Vec<FlagSet> = sets
            .entries()
            .iter()
            .map(|entry| FlagSet {
                flags: entry.flags.clone(),
                names: entry.flags.iter().map(ToString::to_string).collect(),
            })
            .collect();
        let mut flags: Vec<Flag> = flag_sets.iter().flat_map(|set| set.flags.clone()).collect();
        flags.sort_by_key(ToString::to_string);
        flags.dedup();
        let mut suffixes: HashMap<String, Vec<Rule>> = HashMap::new();
        let mut prefixes = Vec::new();
        let mut continued: Vec<Flag> = Vec::new();
        for &flag in &flags {
            for rule in affixes.suffixes(flag) {
                continued.extend(rule.continuation.iter().copied());
            }
        }
        continued.retain(|flag| !flags.contains(flag));
        continued.sort_by_key(ToString::to_string);
        continued.dedup();
        for &flag in flags.iter().chain(&continued) {
            for rule in affixes.suffixes(flag) {
                suffixes.entry(rule.add.clone()).or_default().push(rule.clone());
            }
            prefixes.extend(affixes.prefixes(flag).iter().cloned());
        }
        let reviewed = container.find(REVIEWED).map(|section| read_reviewed(section.text()));
        let reviewed = reviewed.unwrap_or_default();
        Ok(Self { bases, flag_sets, table, suffixes, prefixes, reviewed })
    }

    /// Whether the dictionary lists a word as this part of speech; verbs by their infinitive.
    pub(crate) fn lists(&self, word: &str, part: PartOfSpeech) -> bool {
        let is_it = |verdict: &Verdict| {
            verdict.part_of_speech == Some(part)
                && (part != PartOfSpeech::Verb
                    || verdict.features.iter().any(|f| f.code() == "inf"))
        };
        let is_own =
            |reading: &Reading| reading.base == word && reading.part_of_speech == Some(part);
        self.flag_sets(word).any(|set| self.table.entry(&set.names, word).is_some_and(is_it))
            || self.reviewed.get(word).is_some_and(|readings| readings.iter().any(is_own))
    }

    /// Every reading of a form in lower case, what people have said of it first; also those by rules
    /// that the table calls mistaken.
    pub fn readings(&self, form: &str) -> Vec<Reading> {
        self.taken_apart(form, Found { readings: Vec::new(), takes_mistakes: true })
    }

    /// The readings of a form by the rules that make legal forms.
    pub(crate) fn sound_readings(&self, form: &str) -> Vec<Reading> {
        self.taken_apart(form, Found { readings: Vec::new(), takes_mistakes: false })
    }

    fn taken_apart(&self, form: &str, mut found: Found) -> Vec<Reading> {
        found.readings = self.reviewed.get(form).cloned().unwrap_or_default();
        self.without_prefix(form, None, &mut found);
        for prefix in &self.prefixes {
            if let Some(rest) =
                form.strip_prefix(prefix.add.as_str()).filter(|rest| !rest.is_empty())
            {
                let base = format!("{}{rest}", prefix.strip);
                if prefix.condition.matches_start(&base) {
                    self.without_prefix(&base, Some(prefix), &mut found);
                }
            }
        }
        let mut readings = found.readings;
        if readings.is_empty() && form.ends_with("em") {
            // Colloquial nesem is neseme without its last letter.
            let takes_mistakes = found.takes_mistakes;
            let whole = Found { readings: Vec::new(), takes_mistakes };
            readings = self.taken_apart(&format!("{form}e"), whole);
            readings.retain(|reading| reading.is("1pl"));
        }
        let all = readings.clone();
        let mut seen: Vec<Reading> = Vec::new();
        readings.retain(|reading| {
            // A reviewed word often tells no more than what the rules tell in full.
            let told_in_full = |other: &Reading| {
                reading.features.is_empty()
                    && !other.features.is_empty()
                    && other.base == reading.base
                    && other.part_of_speech == reading.part_of_speech
            };
            let new = !seen.contains(reading) && !all.iter().any(told_in_full);
            seen.push(reading.clone());
            new
        });
        readings
    }

    fn without_prefix(&self, form: &str, prefix: Option<&Rule>, found: &mut Found) {
        let allows = |set: &FlagSet| prefix.is_none_or(|rule| set.flags.contains(&rule.flag));
        for set in self.flag_sets(form).filter(|set| allows(set)) {
            let verdict = self.table.entry(&set.names, form);
            found.push(self.reading(form, verdict, set, prefix), [verdict]);
        }
        for (made_of, rule) in self.undo(form) {
            for set in self.flag_sets(&made_of) {
                let crosses =
                    prefix.is_none_or(|p| set.flags.contains(&p.flag) && p.crosses && rule.crosses);
                let continues = prefix.is_some_and(|p| rule.continuation.contains(&p.flag));
                if set.flags.contains(&rule.flag) && (crosses || continues) {
                    let verdict = self.verdict(rule, &made_of, set);
                    found.push(self.reading(&made_of, verdict, set, prefix), [verdict]);
                }
            }
            self.second_level(&made_of, rule, prefix, found);
        }
    }

    /// A form made by a suffix on a form that was made by a suffix itself.
    fn second_level(&self, middle: &str, second: &Rule, prefix: Option<&Rule>, found: &mut Found) {
        for (base, first) in self.undo(middle) {
            if !first.continuation.contains(&second.flag) {
                continue;
            }
            for set in self.flag_sets(&base).filter(|set| set.flags.contains(&first.flag)) {
                let allowed = prefix.is_none_or(|p| {
                    set.flags.contains(&p.flag) || second.continuation.contains(&p.flag)
                });
                if allowed {
                    let verdict = self.verdict(second, middle, set);
                    let both = [verdict, self.verdict(first, &base, set)];
                    found.push(self.reading(&base, verdict, set, prefix), both);
                }
            }
        }
    }

    /// Every word that a suffix could have made this form of.
    fn undo<'a>(&'a self, form: &'a str) -> impl Iterator<Item = (String, &'a Rule)> + 'a {
        let cuts = form.char_indices().map(|(at, _)| at).chain([form.len()]);
        cuts.filter(|&at| at > 0).flat_map(move |at| {
            let (stem, ending) = form.split_at(at);
            let rules = self.suffixes.get(ending).map_or(&[][..], Vec::as_slice);
            rules.iter().filter_map(move |rule| {
                let made_of = format!("{stem}{}", rule.strip);
                rule.condition.matches_end(&made_of).then_some((made_of, rule))
            })
        })
    }

    fn flag_sets(&self, base: &str) -> impl Iterator<Item = &FlagSet> {
        let packed = self.bases.get(base).unwrap_or(0);
        (0..MAX_FLAG_SETS).filter_map(move |i| {
            let number = usize::try_from(packed >> (16 * i) & 0xffff).ok()?;
            self.flag_sets.get(number.checked_sub(1)?)
        })
    }

    fn verdict(&self, rule: &Rule, base: &str, set: &FlagSet) -> Option<&Verdict> {
        self.table.suffix(SuffixUse {
            flag: &rule.flag.to_string(),
            flags: &set.names,
            strip: &rule.strip,
            add: &rule.add,
            base,
        })
    }

    fn reading(
        &self,
        base: &str,
        verdict: Option<&Verdict>,
        set: &FlagSet,
        prefix: Option<&Rule>,
    ) -> Reading {
        let entry = self.table.entry(&set.names, base);
        let own = verdict.and_then(|verdict| verdict.part_of_speech);
        let part_of_speech: Option<PartOfSpeech> =
            own.or_else(|| entry.and_then(|entry| entry.part_of_speech));
        let mut features = verdict.map(|verdict| verdict.features.clone()).unwrap_or_default();
        if own.is_none() {
            // What the dictionary word is made of holds for its forms: otcova is possessive, too.
            let kinds = entry.iter().flat_map(|entry| &entry.features);
            let inherited =
                kinds.filter(|kind| KINDS.contains(&kind.code()) && !features.contains(kind));
            features = inherited.copied().chain(features.clone()).collect();
        }
        if let Some(prefix) = prefix {
            features.extend(self.table.prefix(&prefix.flag.to_string(), &prefix.add));
        }
        Reading { base: base.to_owned(), part_of_speech, features }
    }
}

/// Lines of `word<TAB>part of speech<TAB>base`.
fn read_reviewed(text: &str) -> HashMap<String, Vec<Reading>> {
    let mut reviewed: HashMap<String, Vec<Reading>> = HashMap::new();
    for line in text.lines() {
        let mut fields = line.split('\t');
        let (Some(word), Some(part), Some(base)) = (fields.next(), fields.next(), fields.next())
        else {
            continue;
        };
        reviewed.entry(word.to_owned()).or_default().push(Reading {
            base: base.to_owned(),
            part_of_speech: part.parse().ok(),
            features: Vec::new(),
        });
    }
    reviewed
}
