//! How a person wants things.

use serde::{Deserialize, Serialize};

use super::sheet::Sheet;
use crate::store::Kind;
use crate::texts::Tongue;

/// How a person wants things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PersonSettings {
    /// The language in which to speak to the person; without it that of the person's Discord.
    #[serde(with = "tongue_code", skip_serializing_if = "Option::is_none")]
    pub tongue: Option<Tongue>,
    /// The theme of the person's own pictures.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// Whether a move is shown before it counts.
    pub previews: bool,
    /// Whether the person is called when it is their turn.
    pub pings: bool,
    /// Whether the person wants not to be invited.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub uninvited: bool,
}

impl Default for PersonSettings {
    fn default() -> Self {
        Self { tongue: None, theme: None, previews: true, pings: true, uninvited: false }
    }
}

impl Sheet for PersonSettings {
    const KIND: Kind = Kind::named("person");
}

/// A language by its code; one that this program does not speak is none.
pub(super) mod tongue_code {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::Tongue;

    pub fn serialize<S: Serializer>(
        tongue: &Option<Tongue>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match tongue {
            Some(tongue) => serializer.serialize_some(tongue.code()),
            None => serializer.serialize_none(),
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Tongue>, D::Error> {
        let code = Option::<String>::deserialize(deserializer)?;
        Ok(code.and_then(|code| Tongue::ALL.into_iter().find(|tongue| tongue.code() == code)))
    }
}
