//! How people are called.

use serde::{Deserialize, Serialize};

use super::sheet::Sheet;
use crate::store::Kind;

/// Most characters of a name that are kept.
const MOST: usize = 100;

/// The name by which a person was seen last; empty when never.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Name {
    name: String,
}

impl Sheet for Name {
    const KIND: Kind = Kind::named("name");
}

impl Name {
    pub fn new(text: &str) -> Self {
        Self { name: text.chars().take(MOST).collect() }
    }

    pub fn into_text(self) -> Option<String> {
        (!self.name.is_empty()).then_some(self.name)
    }
}
