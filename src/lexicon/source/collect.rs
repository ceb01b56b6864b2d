//! From a spelling dictionary and reviewed lists to the legal forms of a lexicon.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::super::alphabet::Alphabet;
use super::super::automaton::Index;
use super::super::grammar::{Class, Feature, GrammarTable, PartOfSpeech, SuffixUse, Verdict};
use super::super::hunspell::{Affixes, Dictionary, Entry, Expansion, Flag, Form, Rule};
use super::deverbal::is_deverbal;
use super::review::Reviewed;

/// The shortest and longest word: a board has fifteen squares.
pub const LENGTHS: std::ops::RangeInclusive<usize> = 2..=15;
/// Words up to this length are legal only when a person has said so.
pub const REVIEWED_LENGTH: usize = 3;

/// The most forms that are collected, each as often as the rules make it: Czech has nine million.
const MOST_FORMS: usize = 24_000_000;

/// What people have decided, word by word.
#[derive(Clone, Debug, Default)]
pub struct Decisions {
    /// All legal words of two and three letters.
    pub short: Vec<Reviewed>,
    /// Legal words among the dictionary's entries without flags.
    pub flagless: Option<Vec<Reviewed>>,
    /// Further words.
    pub added: Vec<Reviewed>,
    /// Words of another class than the rules give them.
    pub reclassed: Vec<Reviewed>,
    /// Words, or all forms of a dictionary word, that are left out.
    pub out: Vec<Reviewed>,
    /// Words other than verbs that take ne- all the same.
    pub negated: Vec<Reviewed>,
}

/// The forms of a language with their classes, and what was left out.
#[derive(Debug, Default)]
pub struct Forms {
    /// Forms by places in the alphabet, each once, sorted.
    pub forms: Vec<(Vec<Index>, Class)>,
    /// How many were left out, by reason.
    pub left_out: BTreeMap<&'static str, usize>,
}

/// Collects the forms of dictionaries and decisions.
pub struct Collector<'a> {
    alphabet: &'a Alphabet,
    table: Option<&'a GrammarTable>,
    places: HashMap<char, Index>,
    forms: Vec<(Vec<Index>, Class)>,
    left_out: BTreeMap<&'static str, usize>,
}

impl<'a> Collector<'a> {
    /// Begins with no form.
    pub fn new(alphabet: &'a Alphabet, table: Option<&'a GrammarTable>) -> Self {
        let mut places = HashMap::new();
        for (letter, place) in alphabet.letters().iter().zip(0..) {
            let lower = letter.lower().unwrap_or_else(|| letter.to_string());
            if let [c] = lower.chars().collect::<Vec<_>>().as_slice() {
                places.insert(*c, place);
            }
        }
        Self { alphabet, table, places, forms: Vec::new(), left_out: BTreeMap::new() }
    }

    fn leave_out(&mut self, reason: &'static str) {
        *self.left_out.entry(reason).or_default() += 1;
    }

    /// The places of a text in lower case; nothing when it is no word of the alphabet.
    fn places(&self, text: &str) -> Option<Vec<Index>> {
        let single: Option<Vec<Index>> =
            text.chars().map(|c| self.places.get(&c).copied()).collect();
        if single.is_some() || self.places.len() == self.alphabet.letters().len() {
            return single;
        }
        // Letters of several characters are read by the alphabet itself.
        let word = self.alphabet.spell(text).ok().filter(|_| text == text.to_lowercase())?;
        let place = |&letter| self.alphabet.position(letter).map(|place| place as Index);
        word.letters().iter().map(place).collect()
    }

    /// Adds a text; one that is too short, too long or foreign is counted instead.
    pub fn add(&mut self, text: &str, class: Class) {
        match self.places(text) {
            None => self.leave_out("signs that are no letters of the alphabet"),
            Some(places) if !LENGTHS.contains(&places.len()) => {
                self.leave_out("shorter than 2 or longer than 15 letters");
            }
            Some(_) if self.is_full() => self.leave_out("more forms than can be collected"),
            Some(places) => self.forms.push((places, class)),
        }
    }

    /// Whether there are so many forms, each as often as it was added, that no further one is taken.
    pub fn is_full(&self) -> bool {
        self.forms.len() >= MOST_FORMS
    }

    /// Adds the forms of a spelling dictionary, as far as the table and the decisions let them.
    pub fn expand(
        &mut self,
        dictionary: &Dictionary,
        affixes: &Affixes,
        decisions: &Decisions,
        progress: &mut dyn FnMut(usize, usize),
    ) {
        let out: HashSet<&str> =
            decisions.out.iter().filter(|r| r.all_forms).map(|r| r.word.as_str()).collect();
        let entries = dictionary.entries();
        let judge = Judge::new(self.table, affixes, dictionary, decisions);
        let expansion = Expansion::new(dictionary, affixes);
        for (done, entry) in entries.iter().enumerate() {
            if done % 10_000 == 0 {
                progress(done, entries.len());
            }
            if entry.text.chars().any(char::is_uppercase) {
                self.leave_out("entries with a capital letter");
                continue;
            }
            if entry.flags.is_empty() && decisions.flagless.is_some() {
                self.leave_out("entries without flags that were not reviewed as words");
                continue;
            }
            if out.contains(entry.text.as_str()) {
                self.leave_out("forms of words left out by review");
                continue;
            }
            let known = judge.entry(entry);
            expansion.each_of(entry, |form| match judge.form(&form, &known) {
                Ok(class) => {
                    self.add(form.text, class);
                    // Colloquial first person: nesem beside neseme.
                    if let Some(short) = judge.colloquial(&form, &known) {
                        self.add(&short, class);
                    }
                }
                Err(reason) => self.leave_out(reason),
            });
        }
        progress(entries.len(), entries.len());
    }

    /// Applies what people have decided and returns the forms.
    pub fn finish(mut self, decisions: &Decisions) -> Forms {
        let reviewed_only = !decisions.short.is_empty();
        if reviewed_only {
            let before = self.forms.len();
            self.forms.retain(|(word, _)| word.len() > REVIEWED_LENGTH);
            let dropped = before - self.forms.len();
            *self.left_out.entry("short words, judged one by one").or_default() += dropped;
        }
        let lists = [Some(&decisions.short), decisions.flagless.as_ref(), Some(&decisions.added)];
        for reviewed in lists.into_iter().flatten().flatten() {
            self.add(&reviewed.word, reviewed.class);
        }
        self.forms.sort_unstable();
        // The same form may be legal in several ways; the most generous one stands first.
        self.forms.dedup_by(|later, first| later.0 == first.0);
        let places = |reviewed: &Reviewed| Some((self.places(&reviewed.word)?, reviewed.class));
        let reclassed: HashMap<Vec<Index>, Class> =
            decisions.reclassed.iter().filter_map(places).collect();
        let out: HashSet<Vec<Index>> = decisions
            .out
            .iter()
            .filter(|reviewed| !reviewed.all_forms)
            .filter_map(|reviewed| self.places(&reviewed.word))
            .collect();
        for (word, class) in &mut self.forms {
            if let Some(decided) = reclassed.get(word) {
                *class = *decided;
            }
        }
        let before = self.forms.len();
        self.forms.retain(|(word, class)| *class != Class::Never && !out.contains(word));
        *self.left_out.entry("single words left out by review").or_default() +=
            before - self.forms.len();
        Forms { forms: self.forms, left_out: self.left_out }
    }
}

/// Judges forms by the grammar table.
struct Judge<'a> {
    table: Option<&'a GrammarTable>,
    affixes: &'a Affixes,
    verbs: HashSet<String>,
    /// Words that are no verbs and take ne- all the same.
    negated: HashSet<&'a str>,
}

/// What is known of a dictionary word.
struct Known {
    flags: Vec<String>,
    verdict: Option<Verdict>,
    takes_negation: bool,
}

/// Kinds of words that take ne- as the verbs do that they are made of.
const OF_VERBS: [&str; 3] = ["verbal-noun", "active-participle", "passive-participle"];

impl<'a> Judge<'a> {
    fn new(
        table: Option<&'a GrammarTable>,
        affixes: &'a Affixes,
        dictionary: &Dictionary,
        decisions: &'a Decisions,
    ) -> Self {
        let negated = decisions.negated.iter().map(|reviewed| reviewed.word.as_str()).collect();
        let mut judge = Self { table, affixes, verbs: HashSet::new(), negated };
        let is_verb = |entry: &&Entry| {
            let verdict = judge.verdict(&judge.flags(entry), entry);
            verdict.is_some_and(|v| v.part_of_speech == Some(PartOfSpeech::Verb))
        };
        let verbs = dictionary.entries().iter().filter(is_verb).map(|e| e.text.clone()).collect();
        judge.verbs = verbs;
        judge
    }

    /// The flags that name rules; others are remarks.
    fn flags(&self, entry: &Entry) -> Vec<String> {
        let has_rules = |flag: &&Flag| {
            !self.affixes.suffixes(**flag).is_empty() || !self.affixes.prefixes(**flag).is_empty()
        };
        entry.flags.iter().filter(has_rules).map(ToString::to_string).collect()
    }

    fn verdict(&self, flags: &[String], entry: &Entry) -> Option<Verdict> {
        self.table?.entry(flags, &entry.text).cloned()
    }

    fn entry(&self, entry: &Entry) -> Known {
        let flags = self.flags(entry);
        let verdict = self.verdict(&flags, entry);
        let of_verb = verdict.as_ref().is_some_and(|verdict| {
            verdict.part_of_speech == Some(PartOfSpeech::Verb)
                || verdict.features.iter().any(|feature| OF_VERBS.contains(&feature.code()))
        });
        let takes_negation = of_verb
            || self.negated.contains(entry.text.as_str())
            || is_deverbal(&entry.text, &self.verbs);
        Known { flags, verdict, takes_negation }
    }

    /// What the table says of a suffix on a word.
    fn suffix(&self, rule: &Rule, base: &str, known: &Known) -> Option<&Verdict> {
        // Millions of forms ask; the usual flag of one character needs no string of its own.
        let mut buffer = [0; 4];
        let long;
        let flag = match rule.flag {
            Flag::Char(c) => &*c.encode_utf8(&mut buffer),
            other => {
                long = other.to_string();
                &long
            }
        };
        let (strip, add) = (rule.strip.as_str(), rule.add.as_str());
        self.table?.suffix(SuffixUse { flag, flags: &known.flags, strip, add, base })
    }

    /// The class of a form, or why it is left out.
    fn form(&self, form: &Form<'_, '_>, known: &Known) -> Result<Class, &'static str> {
        let Some(table) = self.table else { return Ok(Class::Core) };
        let base = form.entry.text.as_str();
        // What the table does not know is legal only where every form is.
        let class_of = |verdict: Option<&Verdict>| verdict.map_or(Class::Inflected, |v| v.class);
        let mut class = match form.suffix {
            None => class_of(known.verdict.as_ref()),
            Some(rule) => class_of(self.suffix(rule, base, known)),
        };
        if let (Some(first), Some(second)) = (form.suffix, form.second_suffix) {
            let stem = base.strip_suffix(first.strip.as_str()).unwrap_or(base);
            let middle = format!("{stem}{}", first.add);
            class = class.max(class_of(self.suffix(second, &middle, known)));
        }
        if class == Class::Never {
            return Err("contractions and other forms the rules exclude");
        }
        let negates = |feature: &Feature| feature.code() == "neg";
        let prefix = form.prefix.map(|rule| table.prefix(&rule.flag.to_string(), &rule.add));
        if prefix.is_some_and(|features| features.iter().any(negates)) && !known.takes_negation {
            return Err("ne- before what is not made of a verb");
        }
        Ok(class)
    }

    /// The colloquial first person of the plural (nesem beside neseme).
    fn colloquial(&self, form: &Form<'_, '_>, known: &Known) -> Option<String> {
        let rule = form.suffix.filter(|_| form.second_suffix.is_none())?;
        let short = form.text.strip_suffix('e').filter(|short| short.ends_with("em"))?;
        let verdict = self.suffix(rule, &form.entry.text, known)?;
        let first_plural = verdict.features.iter().any(|feature| feature.code() == "1pl");
        first_plural.then(|| short.to_owned())
    }
}
