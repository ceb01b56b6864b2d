//! A word in one line: `KOČKY — kočka, podst. jm.: malá šelma …`

use std::fmt;

use super::entry::Entry;
use super::told::{tell_mark, tell_through};
use crate::lexicon::grammar::{PartOfSpeech, Reading};
use crate::lexicon::lower;
use crate::lexicon::meanings::{Kind, Sense, Via};
use crate::texts::Tongue;

/// What one line has room for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brief {
    /// The word in capital letters.
    pub word: String,
    /// What it is and means, cut to the length that was asked for.
    pub text: String,
}

impl fmt::Display for Brief {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} — {}", self.word, self.text)
    }
}

impl Entry {
    /// Tells the most important meaning in at most so many characters behind the word.
    pub fn brief(&self, tongue: Tongue, most: usize) -> Brief {
        let groups = self.groups(tongue);
        let mut senses = groups.iter().flat_map(|group| &group.senses).copied();
        // What a negated word means itself says more than what it negates.
        let sense = senses.clone().find(|sense| !self.negates(sense)).or_else(|| senses.next());
        let base = match sense {
            Some(sense) if self.negates(sense) => {
                Some(tongue.say("meaning-opposite", &[("word", &sense.entry.headword)]))
            }
            Some(sense) => {
                tell_through(sense, tongue).or_else(|| Some(sense.entry.headword.clone()))
            }
            None => self.readings.first().map(|reading| reading.base.clone()),
        };
        let base = base.filter(|base| *base != lower(&self.checked.word));
        let part = self.part_of_speech(sense);
        let part = part.map(|part| tongue.say(&format!("pos-short-{part}"), &[]));
        let marks = sense.map(|sense| sense.marks.as_slice()).unwrap_or_default();
        let marks = marks.iter().map(|mark| tell_mark(*mark, tongue));
        let lead: Vec<String> = base.into_iter().chain(part).chain(marks).collect();
        let meaning = match sense.map(|sense| (sense.entry.kind, &sense.entry.text)) {
            // These explain themselves.
            Some((Kind::Definition | Kind::Synonyms, text)) => text.clone(),
            Some((Kind::Czech, text)) => format!("{}: {text}", tongue.say("meaning-czech", &[])),
            Some((_, text)) => format!("{}: {text}", tongue.say("meaning-english", &[])),
            None => tongue.say("meaning-unknown-brief", &[]),
        };
        let parts: Vec<String> =
            [lead.join(", "), meaning].into_iter().filter(|part| !part.is_empty()).collect();
        Brief { word: self.checked.word.to_string(), text: cut(&parts.join(": "), most) }
    }

    /// Whether the word is the negation of the base form that the sense is about.
    fn negates(&self, sense: &Sense) -> bool {
        let is_base = |reading: &&Reading| reading.base == sense.entry.headword;
        let mut readings = self.readings.iter().filter(is_base).peekable();
        let is_negation = |reading: &Reading| reading.features.iter().any(|f| f.code() == "neg");
        sense.via == Via::Base && readings.peek().is_some() && readings.all(is_negation)
    }

    /// What the word is in the sense that is told; the dictionaries of meanings say it of headwords.
    fn part_of_speech(&self, sense: Option<&Sense>) -> Option<PartOfSpeech> {
        let is_same = |sense: &&Sense| matches!(sense.via, Via::Itself | Via::Base);
        let headword = sense.filter(is_same).map(|sense| &sense.entry);
        let of_base = headword.and_then(|entry| {
            let mut readings = self.readings.iter();
            let reading = readings.find(|reading| reading.base == entry.headword);
            entry.part_of_speech.or_else(|| reading?.part_of_speech)
        });
        of_base.or_else(|| self.readings.iter().find_map(|reading| reading.part_of_speech))
    }
}

/// The text in at most so many characters; what is cut off is marked, between words where it can be.
fn cut(text: &str, most: usize) -> String {
    if text.chars().nth(most).is_none() {
        return text.to_owned();
    }
    let Some(room) = most.checked_sub(1) else { return String::new() };
    let kept: String = text.chars().take(room).collect();
    let is_between = text[kept.len()..].starts_with(char::is_whitespace);
    let whole = match kept.rfind(char::is_whitespace) {
        // A text of very long words loses part of one rather than most of itself.
        Some(end) if !is_between && end * 2 > kept.len() => &kept[..end],
        _ => kept.as_str(),
    };
    let whole = whole.trim_end_matches(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':'));
    format!("{whole}…")
}

#[cfg(test)]
mod tests {
    use super::super::Dictionary;
    use super::super::entry::tests::dictionary;
    use super::*;

    fn brief(dictionary: &Dictionary, typed: &str, tongue: Tongue, most: usize) -> String {
        let volume = dictionary.volume("cs-klasik").unwrap();
        let entry = volume.entry(volume.read(typed).unwrap()).unwrap();
        entry.brief(tongue, most).to_string()
    }

    #[test]
    fn a_word_has_one_line() {
        let list = "kočka@malá šelma, která přede\nvinný@hříšný\nvděk@uznání\n\
                    rozum@um\nnerozum@pošetilost\n";
        let dictionary = dictionary("brief", list);
        let tell = |typed, tongue, most| brief(&dictionary, typed, tongue, most);
        let all = "KOČKA — podst. jm.: malá šelma, která přede";
        assert_eq!(tell("kočka", Tongue::Czech, 100), all);
        let form = "KOČKY — kočka, n.: malá šelma, která přede";
        assert_eq!(tell("kočky", Tongue::English, 100), form);
        assert_eq!(tell("kočka", Tongue::Czech, 25), "KOČKA — podst. jm.: malá šelma…");
        let opposite = "NEVINNÝ — zápor slova vinný, príd. m.: hříšný";
        assert_eq!(tell("nevinný", Tongue::Slovak, 100), opposite);
        let opposite = "NEVDĚK — the opposite of vděk, n.: uznání";
        assert_eq!(tell("nevděk", Tongue::English, 100), opposite);
        assert_eq!(tell("nerozum", Tongue::Czech, 100), "NEROZUM — podst. jm.: pošetilost");
        let unknown = "NEREZOVÉ — nerezový, příd. jm.: význam neznáme";
        assert_eq!(tell("nerezové", Tongue::Czech, 100), unknown);
        assert_eq!(tell("qqq", Tongue::English, 100), "QQQ — meaning unknown");
    }

    #[test]
    fn a_line_is_never_longer_than_asked_for() {
        for text in ["", "a", "slovo druhé, třetí; čtvrté", "nejneobhospodařovávatelnější", "a b"]
        {
            for most in 0..40 {
                let cut = cut(text, most);
                assert!(cut.chars().count() <= most, "{cut}");
                assert_eq!(cut == text, text.chars().count() <= most, "{text} {most}");
            }
        }
        assert_eq!(cut("slovo druhé, třetí", 13), "slovo druhé…");
        assert_eq!(cut("slovo druhé, třetí", 8), "slovo…");
        assert_eq!(cut("nejneobhospodařovávatelnější", 8), "nejneob…");
    }
}
