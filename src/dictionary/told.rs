//! An entry in somebody's language: its parts, for whoever shows it to lay out and to escape.

use std::fmt;

use super::check::Own;
use super::entry::Entry;
use super::grammar::{in_few_words, names_part};
use super::groups::Group;
use crate::lexicon::lower;
use crate::lexicon::meanings::{Kind, Mark, Package, Sense, Source, Via};
use crate::texts::Tongue;

/// How many senses of one base form are told before somebody asks for more.
const FIRST_SENSES: usize = 2;
/// The rank of what is told only to who asks for more.
const LATER: usize = 9;
/// The rank of a base form that nothing is known of.
const NOTHING: usize = 7;
/// How many synonyms or words of another language are told.
const LISTED: usize = 5;

/// What is told of a word, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The word in capital letters.
    pub word: String,
    /// Where it is valid.
    pub validity: String,
    /// What may have been meant.
    pub suggestion: Option<String>,
    /// What it is and means, the most important first.
    pub lines: Vec<ToldLine>,
    /// Why no meaning is told.
    pub note: Option<String>,
}

/// A line: `kočka (podst. jm., 1. pád mn. č.): malá šelma — Kočka přede.`
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToldLine {
    /// The base form, where a line is the first about it.
    pub base: Option<String>,
    /// Its part of speech, how it is used, and which form of it the word is.
    pub grammar: String,
    /// What kind of explanation it is, and through which other word it was found.
    pub label: String,
    /// The explanation.
    pub text: String,
    /// How the word stands in a sentence.
    pub example: Option<String>,
    /// The lower, the sooner it is told.
    rank: usize,
}

impl Told {
    /// So many lines, those that say most, and whether there are more.
    pub fn first(&self, most: usize) -> (Vec<&ToldLine>, bool) {
        let mut places: Vec<usize> = (0..self.lines.len()).collect();
        places.retain(|place| self.lines[*place].rank < LATER);
        places.sort_by_key(|place| self.lines[*place].rank);
        places.truncate(most);
        places.sort_unstable();
        let has_more = places.len() < self.lines.len();
        (places.into_iter().map(|place| &self.lines[place]).collect(), has_more)
    }
}

impl fmt::Display for ToldLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grammar = Some(format!("({})", self.grammar)).filter(|_| !self.grammar.is_empty());
        let head = [self.base.clone(), grammar].into_iter().flatten().collect::<Vec<_>>().join(" ");
        let label = Some(self.label.clone()).filter(|label| !label.is_empty());
        let head = Some(head).filter(|head| !head.is_empty());
        let head = [head, label].into_iter().flatten().collect::<Vec<_>>().join(", ");
        let parts = [&head, &self.text].into_iter().filter(|part| !part.is_empty());
        f.write_str(&parts.map(String::as_str).collect::<Vec<_>>().join(": "))?;
        self.example.iter().try_for_each(|example| write!(f, " — {example}"))
    }
}

impl Entry {
    /// Tells the entry; `called` gives the names of lexicons.
    pub fn tell(&self, tongue: Tongue, called: &dyn Fn(&str) -> String) -> Told {
        let note = match self.senses.as_deref() {
            None => Some("meaning-not-installed"),
            Some([]) => Some("meaning-unknown"),
            Some(_) => None,
        };
        let groups = self.groups(tongue);
        let is_known = groups.iter().any(Group::is_known);
        let of_group = |(place, group): (usize, &Group<'_>)| {
            let mut lines = self.tell_group(place, group, tongue);
            if is_known && !group.is_known() && !group.senses.is_empty() {
                lines.iter_mut().for_each(|line| line.rank = LATER);
            }
            lines
        };
        Told {
            word: self.checked.word.to_string(),
            validity: self.validity(tongue, called),
            suggestion: self.checked.suggestion().map(|telling| tongue.tell(&telling)),
            lines: groups.iter().enumerate().flat_map(of_group).collect(),
            note: note.map(|key| tongue.say(key, &[])),
        }
    }

    fn validity(&self, tongue: Tongue, called: &dyn Fn(&str) -> String) -> String {
        let lexicons = self.checked.valid_in_called(called);
        match self.checked.own {
            Some(Own::Added) => tongue.say("meaning-added", &[]),
            Some(Own::Banned) => tongue.say("meaning-banned", &[("lexicons", &lexicons)]),
            None if lexicons.is_empty() => tongue.say("meaning-invalid", &[]),
            None => tongue.say("meaning-valid", &[("lexicons", &lexicons)]),
        }
    }

    /// The lines about one base form.
    fn tell_group(&self, place: usize, group: &Group<'_>, tongue: Tongue) -> Vec<ToldLine> {
        let is_base = group.base == lower(&self.checked.word);
        let marks = group.senses.first().map(|sense| sense.marks.as_slice()).unwrap_or_default();
        let is_named = group.readings.iter().any(|reading| names_part(reading));
        let part = group.part.filter(|_| !is_named);
        let part = part.map(|part| tongue.say(&format!("pos-short-{part}"), &[]));
        let grammar: Vec<String> = part
            .into_iter()
            .chain(marks.iter().map(|mark| tell_mark(*mark, tongue)))
            .chain(in_few_words(&group.readings, is_base, tongue))
            .collect();
        let mut lines = group_lines(&group.senses, place > 0, tongue);
        if lines.is_empty() {
            lines.push(ToldLine { rank: NOTHING, ..ToldLine::default() });
        }
        if let Some(first) = lines.first_mut() {
            first.base = Some(group.base.clone());
            first.grammar = grammar.join(", ");
            first.rank = if group.senses.is_empty() { NOTHING } else { 0 };
        }
        lines
    }
}

/// Tells the meanings of one base form, which is the first or not: definitions, synonyms in a line,
/// translations in another.
fn group_lines(senses: &[&Sense], is_further: bool, tongue: Tongue) -> Vec<ToldLine> {
    let further = 2 * usize::from(is_further);
    let is_ours = |sense: &Sense| matches!(sense.entry.source, Source::Ours | Source::OwnList);
    let has_ours = senses.iter().any(|sense| is_ours(sense));
    let mut lines: Vec<ToldLine> = Vec::new();
    for sense in senses.iter().filter(|sense| sense.entry.kind == Kind::Definition) {
        let is_old = sense.entry.source == Source::Package(Package::Gcide) && !lines.is_empty();
        let is_late = lines.len() >= FIRST_SENSES || is_old || (has_ours && !is_ours(sense));
        lines.push(ToldLine {
            label: tell_through(sense, tongue).unwrap_or_default(),
            text: sense.entry.text.clone(),
            example: sense.example.clone(),
            rank: if is_late { LATER } else { 3 + further },
            ..ToldLine::default()
        });
    }
    // Whoever does not know the language looks for its words in another first.
    let lists = [
        (Kind::Synonyms, "meaning-synonyms", 2),
        (Kind::English, "meaning-english", 1),
        (Kind::Czech, "meaning-czech", 1),
    ];
    for (kind, key, rank) in lists {
        let of_kind: Vec<&&Sense> = senses.iter().filter(|it| it.entry.kind == kind).collect();
        let Some(first) = of_kind.first() else { continue };
        let label = tell_through(first, tongue).into_iter().chain([tongue.say(key, &[])]);
        lines.push(ToldLine {
            label: label.collect::<Vec<_>>().join(", "),
            text: listed(of_kind.iter().map(|sense| sense.entry.text.as_str())),
            rank: rank + further,
            ..ToldLine::default()
        });
    }
    lines
}

/// The first words of lists, each once.
fn listed<'t>(texts: impl Iterator<Item = &'t str>) -> String {
    let mut words: Vec<&str> = Vec::new();
    for word in texts.flat_map(|text| text.split(", ")) {
        if !words.contains(&word) && words.len() < LISTED {
            words.push(word);
        }
    }
    words.join(", ")
}

/// Through which other word a meaning was found, where that must be said.
pub(super) fn tell_through(sense: &Sense, tongue: Tongue) -> Option<String> {
    let headword = [("word", sense.entry.headword.as_str())];
    match sense.via {
        Via::Itself | Via::Base | Via::See => None,
        Via::Derived => Some(tongue.say("meaning-through", &headword)),
        Via::Opposite => Some(tongue.say("meaning-opposite", &headword)),
    }
}

/// How a word is used, in short: `hovor.`
pub(super) fn tell_mark(mark: Mark, tongue: Tongue) -> String {
    tongue.say(&format!("mark-{}", mark.name()), &[])
}

#[cfg(test)]
mod tests {
    use super::super::entry::tests::dictionary;
    use super::super::{Dictionary, OwnWords};
    use super::*;

    fn tell(dictionary: &Dictionary, typed: &str, tongue: Tongue) -> Told {
        let own = OwnWords { added: vec!["kamenbot".into()], banned: vec!["hrad".into()] };
        let volume = dictionary.volume("cs-klasik").unwrap().with_own(&own);
        volume.entry(volume.read(typed).unwrap()).unwrap().tell(tongue, &str::to_owned)
    }

    #[test]
    fn a_word_is_told_in_the_language_of_who_asks() {
        let dictionary = dictionary("told", "kočka@moje šelma\nlep@lapač much\n");
        let told = tell(&dictionary, "kočky", Tongue::Czech);
        assert_eq!(
            (told.word.as_str(), told.validity.as_str()),
            ("KOČKY", "platné v: cs-klasik, cs-plus")
        );
        let cats = "kočka (podst. jm., 2. pád j. č., 1., 4., 5. pád mn. č.): moje šelma";
        assert_eq!(told.lines[0].to_string(), cats);
        assert_eq!((told.suggestion, told.note), (None, None));
        let english = tell(&dictionary, "kočky", Tongue::English);
        let start = "kočka (n., genitive singular, nominative, ";
        assert!(english.lines[0].to_string().starts_with(start), "{:?}", english.lines);
        let itself = tell(&dictionary, "lep", Tongue::Slovak);
        assert_eq!(itself.lines[0].to_string(), "lep (podst. m.): lapač much");
    }

    #[test]
    fn what_was_found_through_another_word_says_so() {
        let dictionary = dictionary("through", "vděk@uznání\n");
        let opposite = tell(&dictionary, "nevděk", Tongue::English);
        let expected = "nevděk (n.), the opposite of vděk: uznání";
        assert_eq!(opposite.lines[0].to_string(), expected);
    }

    #[test]
    fn our_definitions_need_no_dictionary() {
        let told = tell(&Dictionary::new(None), "psi", Tongue::Czech);
        assert!(told.lines[0].to_string().starts_with("pes (podst. jm."), "{:?}", told.lines);
        assert!(!told.lines[0].text.is_empty() && told.note.is_none(), "{told:?}");
        // What belongs to somebody is no noun.
        let told = tell(&Dictionary::new(None), "otcův", Tongue::Czech);
        assert!(told.lines[0].to_string().starts_with("otec (příd. jm., přiv"), "{:?}", told.lines);
    }

    #[test]
    fn the_first_lines_are_those_that_say_most() {
        let line =
            |rank, text: &str| ToldLine { rank, text: text.to_owned(), ..ToldLine::default() };
        let lines = vec![line(0, "a"), line(3, "b"), line(1, "c"), line(0, "d"), line(LATER, "e")];
        let (word, validity) = (String::new(), String::new());
        let told = Told { word, validity, suggestion: None, lines, note: None };
        let first = |most| {
            let (lines, has_more) = told.first(most);
            (lines.iter().map(|line| line.text.as_str()).collect::<String>(), has_more)
        };
        assert_eq!(first(2), ("ad".to_owned(), true));
        assert_eq!(first(3), ("acd".to_owned(), true));
        assert_eq!(first(9), ("abcd".to_owned(), true));
    }

    #[test]
    fn what_is_not_known_is_said() {
        let dictionary = dictionary("unknown", "kočka@malá šelma\n");
        let told = tell(&dictionary, "nerezový", Tongue::English);
        assert_eq!(told.note.unwrap(), "We know no meaning of this word.");
        let told = tell(&Dictionary::new(None), "kočkaa", Tongue::English);
        assert_eq!(told.validity, "valid in no lexicon");
        assert!(told.suggestion.unwrap().contains("KOČKA"));
        assert!(told.note.unwrap().contains("kamen meaning --rebuild"));
        let own = |typed| tell(&dictionary, typed, Tongue::English).validity;
        assert_eq!(own("kamenbot"), "one of this server's own words");
        assert_eq!(own("hrad"), "not valid on this server; otherwise valid in: cs-klasik, cs-plus");
    }
}
