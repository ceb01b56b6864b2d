//! Colours as the file of a theme has them: alone, with what is written on them, or one for each player.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};

use crate::render::colour::Colour;

/// A colour and what is written on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    /// What lies below.
    pub fill: Colour,
    /// What is written on it.
    pub ink: Colour,
}

/// What stands at a key of the file.
#[derive(Clone, Copy, Debug)]
pub(in crate::render) enum Shade {
    Pair(Pair),
    Plain(Colour),
    Players([Colour; 4]),
}

impl From<Pair> for Shade {
    fn from(pair: Pair) -> Self {
        Self::Pair(pair)
    }
}

impl From<Colour> for Shade {
    fn from(colour: Colour) -> Self {
        Self::Plain(colour)
    }
}

impl From<[Colour; 4]> for Shade {
    fn from(colours: [Colour; 4]) -> Self {
        Self::Players(colours)
    }
}

/// A key of the file with its table, and what stands there.
#[derive(Clone, Copy, Debug)]
pub(in crate::render) struct Swatch {
    pub key: &'static str,
    pub shade: Shade,
}

impl Swatch {
    pub fn pair(self) -> Option<(&'static str, Pair)> {
        match self.shade {
            Shade::Pair(pair) => Some((self.key, pair)),
            Shade::Plain(_) | Shade::Players(_) => None,
        }
    }

    pub fn plain(self) -> Option<Colour> {
        match self.shade {
            Shade::Plain(colour) => Some(colour),
            Shade::Pair(_) | Shade::Players(_) => None,
        }
    }

    pub fn players(self) -> Option<[Colour; 4]> {
        match self.shade {
            Shade::Players(colours) => Some(colours),
            Shade::Pair(_) | Shade::Plain(_) => None,
        }
    }
}

/// Declares the colours of a table of the file, each once: what it is for, its name, its key where that
/// is another, its kind. The file is read from that, and pages and checks go through it.
macro_rules! colours {
    (@key $field:ident) => { stringify!($field) };
    (@key $field:ident $key:literal) => { $key };
    (
        $(#[$meta:meta])*
        $table:literal => $name:ident {
            $($(#[$field_meta:meta])* $field:ident $(= $key:literal)?: $kind:ty,)*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
        #[serde(deny_unknown_fields, expecting = "a table of keys")]
        pub struct $name {
            $($(#[$field_meta])* $(#[serde(rename = $key)])? pub $field: $kind,)*
        }

        impl $name {
            /// All of them in the order in which they are declared.
            pub(in crate::render) fn swatches(&self) -> Vec<$crate::render::theme::Swatch> {
                vec![$($crate::render::theme::Swatch {
                    key: concat!($table, ".", $crate::render::theme::colours!(@key $field $($key)?)),
                    shade: self.$field.into(),
                },)*]
            }
        }
    };
}

pub(in crate::render) use colours;

const A_COLOUR: &str = "a colour such as \"#1a2b3c\"";
const TWO_COLOURS: &str =
    "two colours, that of the area and that of the text, such as [\"#ffffff\", \"#1a2b3c\"]";
const FOUR_COLOURS: &str = "four colours such as \"#1a2b3c\"";

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Text;
        impl Visitor<'_> for Text {
            type Value = Colour;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(A_COLOUR)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Colour, E> {
                text.parse().map_err(E::custom)
            }
        }
        from.deserialize_str(Text)
    }
}

impl<'de> Deserialize<'de> for Pair {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let [fill, ink] = from.deserialize_seq(Several { wanted: TWO_COLOURS })?;
        Ok(Self { fill, ink })
    }
}

/// Reads a colour for each player.
pub(super) fn four<'de, D: Deserializer<'de>>(from: D) -> Result<[Colour; 4], D::Error> {
    from.deserialize_seq(Several { wanted: FOUR_COLOURS })
}

/// Reads so many colours and no more.
struct Several<const N: usize> {
    wanted: &'static str,
}

impl<'de, const N: usize> Visitor<'de> for Several<N> {
    type Value = [Colour; N];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.wanted)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<[Colour; N], A::Error> {
        let mut colours = Vec::with_capacity(N);
        while let Some(colour) = items.next_element()? {
            colours.push(colour);
        }
        colours.try_into().map_err(|all: Vec<_>| Error::invalid_length(all.len(), &self))
    }
}
