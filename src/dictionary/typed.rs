//! Reading what people typed, within bounds that keep every answer quick.

use super::refusal::Refusal;
use super::volume::Volume;
use crate::lexicon::Word;
use crate::lexicon::search::{AnagramQuery, Pattern};

impl Volume {
    /// The most letters of a word or pattern that somebody typed; no word of the shipped lexicons
    /// has half as many.
    pub const MAX_LETTERS: usize = 40;

    /// Reads a word in any case, with spaces around it.
    ///
    /// # Errors
    /// A refusal when it is none that could be looked up.
    pub fn read(&self, typed: &str) -> Result<Word, Refusal> {
        let typed = typed.trim();
        if typed.is_empty() {
            return Err(Refusal::NoWord);
        }
        check_spaces(typed)?;
        let word = self.alphabet().spell(typed)?;
        check_length(word.letters().len())?;
        Ok(word)
    }

    /// Reads a pattern of letters, `?` for one and `*` for any; longer words are wanted first.
    ///
    /// # Errors
    /// A refusal when there is no pattern, a sign means nothing or there are too many.
    pub fn read_pattern(&self, typed: &str) -> Result<Pattern, Refusal> {
        check_spaces(typed.trim())?;
        let mut pattern = Pattern::parse(typed, self.alphabet())?;
        check_length(pattern.signs())?;
        pattern.longest_first = true;
        Ok(pattern)
    }

    /// Reads letters to make words of, `?` for a blank: words of all of them, or of some as well.
    ///
    /// # Errors
    /// A refusal when there are no letters, a sign is none or there are too many.
    pub fn read_letters(&self, typed: &str, whole: bool) -> Result<AnagramQuery, Refusal> {
        if typed.trim().is_empty() {
            return Err(Refusal::NoLetters);
        }
        let mut query = AnagramQuery::parse(typed, self.alphabet())?;
        query.whole = whole;
        Ok(query)
    }
}

fn check_spaces(typed: &str) -> Result<(), Refusal> {
    if typed.contains(char::is_whitespace) { Err(Refusal::Spaces) } else { Ok(()) }
}

fn check_length(letters: usize) -> Result<(), Refusal> {
    if letters > Volume::MAX_LETTERS { Err(Refusal::TooLong) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::super::Dictionary;
    use super::*;

    #[test]
    fn words_are_read_as_people_write_them() {
        let volume = Dictionary::new(None).volume("cs-klasik").unwrap();
        for typed in ["koŇ", " Kon\u{30c}\n"] {
            assert_eq!(volume.read(typed).unwrap().to_string(), "KOŇ");
        }
        let longest = "ž".repeat(Volume::MAX_LETTERS);
        assert!(volume.read(&longest).is_ok());
        // Twice as many characters, as many letters.
        assert!(volume.read(&"z\u{30c}".repeat(Volume::MAX_LETTERS)).is_ok());
        for (typed, refusal) in [
            ("", Refusal::NoWord),
            (" \t", Refusal::NoWord),
            ("dvě slova", Refusal::Spaces),
            ("ko1ka", Refusal::UnknownLetter('1')),
            ("@everyone", Refusal::UnknownLetter('@')),
            (&(longest + "ž"), Refusal::TooLong),
            (&"a".repeat(100_000), Refusal::TooLong),
        ] {
            assert_eq!(volume.read(typed), Err(refusal));
        }
    }

    #[test]
    fn patterns_and_letters_have_bounds() {
        let volume = Dictionary::new(None).volume("en").unwrap();
        assert!(volume.read_pattern(&"a*".repeat(20)).is_ok());
        for (typed, refusal) in [
            (" ", Refusal::NoPattern),
            ("a b*", Refusal::Spaces),
            ("č*", Refusal::UnknownLetter('Č')),
            (&"a*".repeat(21), Refusal::TooLong),
            (&"?".repeat(10_000), Refusal::TooLong),
            (&"a".repeat(10_000), Refusal::TooLong),
        ] {
            assert_eq!(volume.read_pattern(typed), Err(refusal));
        }
        assert!(volume.read_letters("retinas?", false).is_ok_and(|query| !query.whole));
        for (typed, refusal) in [
            ("", Refusal::NoLetters),
            ("ab1", Refusal::UnknownLetter('1')),
            ("a?????", Refusal::TooManyBlanks),
            (&"a".repeat(21), Refusal::TooManyLetters),
            (&"a".repeat(10_000), Refusal::TooManyLetters),
            (&"?".repeat(10_000), Refusal::TooManyBlanks),
        ] {
            assert_eq!(volume.read_letters(typed, true), Err(refusal));
        }
    }
}
