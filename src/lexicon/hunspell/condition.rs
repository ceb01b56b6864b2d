//! Conditions: what a text must look like where a rule changes it.

/// A pattern for one end of a text: literal characters, `.`, `[abc]` and `[^abc]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    text: String,
    slots: Vec<Slot>,
}

/// What one character of the text must be.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Slot {
    Any,
    One(char),
    Among(Vec<char>),
    NotAmong(Vec<char>),
}

impl Slot {
    fn admits(&self, c: char) -> bool {
        match self {
            Self::Any => true,
            Self::One(one) => *one == c,
            Self::Among(chars) => chars.contains(&c),
            Self::NotAmong(chars) => !chars.contains(&c),
        }
    }
}

/// Why a text is no condition.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConditionError {
    /// A bracket is opened and never closed.
    #[error("the condition \"{0}\" lacks a closing bracket")]
    Unclosed(String),
    /// A bracket is closed that was not opened.
    #[error("the condition \"{0}\" closes a bracket that was not opened")]
    Unopened(String),
    /// There is nothing between the brackets.
    #[error("the condition \"{0}\" has brackets with no character in them")]
    Empty(String),
}

impl Condition {
    /// Reads a condition as affix files write it.
    ///
    /// # Errors
    /// When brackets are not closed, not opened or empty.
    pub fn parse(text: &str) -> Result<Self, ConditionError> {
        let mut slots = Vec::new();
        let mut chars = text.chars().peekable();
        while let Some(c) = chars.next() {
            slots.push(match c {
                '.' => Slot::Any,
                ']' => return Err(ConditionError::Unopened(text.to_owned())),
                '[' => {
                    let negated = chars.next_if_eq(&'^').is_some();
                    let mut group = Vec::new();
                    loop {
                        match chars.next() {
                            Some(']') => break,
                            Some(member) => group.push(member),
                            None => return Err(ConditionError::Unclosed(text.to_owned())),
                        }
                    }
                    match (group.is_empty(), negated) {
                        (true, _) => return Err(ConditionError::Empty(text.to_owned())),
                        (false, true) => Slot::NotAmong(group),
                        (false, false) => Slot::Among(group),
                    }
                }
                literal => Slot::One(literal),
            });
        }
        if text == "." {
            // "Anything" is also true of a text of no characters, left by a rule that strips all.
            slots.clear();
        }
        Ok(Self { text: text.to_owned(), slots })
    }

    /// The condition as it was written.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Whether the beginning of the text is as the condition asks.
    pub fn matches_start(&self, text: &str) -> bool {
        let mut chars = text.chars();
        self.slots.iter().all(|slot| chars.next().is_some_and(|c| slot.admits(c)))
    }

    /// Whether the end of the text is as the condition asks.
    pub fn matches_end(&self, text: &str) -> bool {
        let mut chars = text.chars().rev();
        self.slots.iter().rev().all(|slot| chars.next().is_some_and(|c| slot.admits(c)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn condition(text: &str) -> Condition {
        Condition::parse(text).unwrap()
    }

    #[test]
    fn characters_groups_and_dots_are_matched_at_either_end() {
        let c = condition("[^aeě]ř.");
        for (text, start, end) in [
            ("břa", true, true),
            ("xbřa", false, true),
            ("břax", true, false),
            ("ěřa", false, false),
            ("řa", false, false),
        ] {
            assert_eq!((c.matches_start(text), c.matches_end(text)), (start, end), "{text}");
        }
        assert!(condition("[čš]it").matches_end("učit"));
        assert!(!condition("[čš]it").matches_end("ucit"));
        assert!(condition("[áéíóú].a").matches_end("biocenóza"));
        assert!(!condition("[áéíóú].a").matches_end("dúžka"));
        assert!(condition("[.^-]").matches_end("a-"));
        assert!(!condition("[.]").matches_end("a"));
        assert!(condition(".").matches_end(""));
        assert!(!condition("..").matches_end("a"));
        assert_eq!(c.as_str(), "[^aeě]ř.");
    }

    #[test]
    fn broken_brackets_are_told_apart() {
        assert_eq!(Condition::parse("a[bc"), Err(ConditionError::Unclosed("a[bc".into())));
        assert_eq!(Condition::parse("abc]"), Err(ConditionError::Unopened("abc]".into())));
        assert_eq!(Condition::parse("[^]a"), Err(ConditionError::Empty("[^]a".into())));
    }
}
