//! What a select or a button below settings changes: it is written in its id, `s1:<knob>` with a
//! value for buttons. Whoever can forge an id gains nothing: values and permissions are checked as
//! for anything typed.

use std::fmt;
use std::str::FromStr;

/// A setting that is changed by a click.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    /// Which setting.
    pub knob: Knob,
    /// The new value; a select sends its own instead.
    pub value: String,
}

/// Declares the knobs with the names that stand in ids. A name is never given another meaning.
macro_rules! knobs {
    ($($(#[$doc:meta])* $knob:ident = $name:literal,)*) => {
        /// A setting that can be changed by a click.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Knob {
            $($(#[$doc])* $knob,)*
        }

        impl Knob {
            /// Every knob.
            #[cfg(test)]
            const ALL: &[Self] = &[$(Self::$knob,)*];

            /// The name in ids and logs.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$knob => $name,)*
                }
            }

            fn named(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$knob),)*
                    _ => None,
                }
            }
        }
    };
}

knobs! {
    /// The person's language.
    OwnTongue = "own-language",
    /// The theme of the person's pictures.
    OwnTheme = "own-theme",
    /// Whether the person sees moves before they count.
    OwnPreviews = "own-previews",
    /// Whether the person is called.
    OwnPings = "own-pings",
    /// Whether the person may be invited.
    OwnInvitations = "own-invitations",
    /// The server's language.
    Tongue = "language",
    /// The theme of public pictures.
    Theme = "theme",
    /// The lexicon of new tables.
    Lexicon = "lexicon",
    /// The rule of new tables.
    Rule = "rule",
    /// Whether hints are allowed.
    Hints = "hints",
    /// Tables may stand in all channels.
    Everywhere = "everywhere",
}

impl Turn {
    /// A click that sets a knob to a value; a select has none.
    pub fn new(knob: Knob, value: impl Into<String>) -> Self {
        Self { knob, value: value.into() }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { knob, value } = self;
        write!(f, "s1:{}", knob.name())?;
        if value.is_empty() { Ok(()) } else { write!(f, ":{value}") }
    }
}

/// The text is no id of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this setting is not known")]
pub(super) struct UnknownKnob;

impl FromStr for Turn {
    type Err = UnknownKnob;

    fn from_str(id: &str) -> Result<Self, UnknownKnob> {
        let rest = id.strip_prefix("s1:").ok_or(UnknownKnob)?;
        let (name, value) = rest.split_once(':').unwrap_or((rest, ""));
        let knob = Knob::named(name).ok_or(UnknownKnob)?;
        Ok(Self { knob, value: value.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_knob_is_read_as_it_was_written() {
        for &knob in Knob::ALL {
            for turn in [Turn::new(knob, ""), Turn::new(knob, "off"), Turn::new(knob, "a:b")] {
                assert_eq!(turn.to_string().parse(), Ok(turn));
            }
        }
    }

    #[test]
    fn forged_ids_are_not_known() {
        for id in ["", "s1", "s1:", "s1:fly", "s2:theme", "v1:theme", "S1:theme"] {
            assert_eq!(id.parse::<Turn>(), Err(UnknownKnob), "{id}");
        }
    }
}
