//! Facts for a sentence that is said elsewhere, in the language of whoever reads it.

/// A fact in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A number, which sentences may bend to.
    Number(i64),
    /// A text, put in as it is.
    Text(String),
}

impl From<usize> for Fact {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// The key of a sentence and the facts in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Telling {
    /// Which sentence.
    pub key: &'static str,
    /// What is put in.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Telling {
    /// A sentence with these facts.
    pub fn new<const N: usize>(key: &'static str, facts: [(&'static str, Fact); N]) -> Self {
        Self { key, facts: facts.into() }
    }
}
