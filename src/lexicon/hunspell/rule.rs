//! A rule: what it takes from one end of a text and what it puts there instead.

use std::fmt;

use super::condition::Condition;
use super::flag::Flag;

/// At which end of a text a rule works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The beginning.
    Prefix,
    /// The end.
    Suffix,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Prefix => "PFX",
            Self::Suffix => "SFX",
        })
    }
}

/// One line of a group of prefixes or suffixes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// At which end it works.
    pub end: End,
    /// The flag of its group.
    pub flag: Flag,
    /// What is taken away; it may be empty.
    pub strip: String,
    /// What is put in its place; it may be empty.
    pub add: String,
    /// What the text must look like before the rule is applied.
    pub condition: Condition,
    /// The flags that the new text has: further rules, and marks.
    pub continuation: Vec<Flag>,
    /// Whether it goes together with a rule for the other end.
    pub crosses: bool,
    /// The fields of grammar, such as `is:plural`.
    pub morphology: String,
}

impl Rule {
    /// The text that the rule makes of another, if it applies.
    ///
    /// Unless `full_strip`, something of the text must remain.
    pub(super) fn apply(&self, text: &str, full_strip: bool) -> Option<String> {
        if text.len() <= self.strip.len() && !(full_strip && text.len() == self.strip.len()) {
            return None;
        }
        // Most conditions repeat what is stripped, and fail at their first character.
        let kept = match self.end {
            End::Prefix if self.condition.matches_start(text) => text.strip_prefix(&*self.strip)?,
            End::Suffix if self.condition.matches_end(text) => text.strip_suffix(&*self.strip)?,
            _ => return None,
        };
        let (first, second) = match self.end {
            End::Prefix => (self.add.as_str(), kept),
            End::Suffix => (kept, self.add.as_str()),
        };
        let mut made = String::with_capacity(first.len() + second.len());
        made.push_str(first);
        made.push_str(second);
        Some(made)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(end: End, strip: &str, add: &str, condition: &str) -> Rule {
        Rule {
            end,
            flag: Flag::Char('A'),
            strip: strip.to_owned(),
            add: add.to_owned(),
            condition: Condition::parse(condition).unwrap(),
            continuation: Vec::new(),
            crosses: true,
            morphology: String::new(),
        }
    }

    #[test]
    fn a_rule_strips_adds_and_asks_its_condition_of_the_whole_text() {
        let plural = rule(End::Suffix, "y", "ies", "[^aeiou]y");
        assert_eq!(plural.apply("pony", false).as_deref(), Some("ponies"));
        assert_eq!(plural.apply("toy", false), None);
        assert_eq!(plural.apply("pon", false), None);
        let negation = rule(End::Prefix, "í", "nei", "í[tm]");
        assert_eq!(negation.apply("ítko", false).as_deref(), Some("neitko"));
        assert_eq!(negation.apply("íko", false), None);
    }

    #[test]
    fn a_whole_text_is_stripped_only_when_that_is_allowed() {
        let suppletion = rule(End::Suffix, "go", "went", ".");
        assert_eq!(suppletion.apply("go", false), None);
        assert_eq!(suppletion.apply("go", true).as_deref(), Some("went"));
        assert_eq!(suppletion.apply("o", true), None);
    }
}
