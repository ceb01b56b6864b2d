//! Reading the file of a theme: a small TOML with tables of colours.

use std::fmt;

use toml::{Table, Value};

use super::colour::{Colour, ColourError};
use super::theme::{FontFiles, Pair, Theme};

/// What is wrong with the file of a theme.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ThemeError {
    /// The file is no TOML.
    #[error("line {line}: {message}")]
    Toml {
        /// The line, from one.
        line: usize,
        /// What the reader says.
        message: String,
    },
    /// A key is missing.
    #[error("{key} is missing; it is {wanted}")]
    Missing {
        /// The key with its table.
        key: String,
        /// What should stand there.
        wanted: &'static str,
    },
    /// A key holds something else.
    #[error("{key} must be {wanted}")]
    Kind {
        /// The key with its table.
        key: String,
        /// What should stand there.
        wanted: &'static str,
    },
    /// A colour cannot be read.
    #[error("{key}: {cause}")]
    Colour {
        /// The key with its table.
        key: String,
        /// What is wrong with it.
        cause: ColourError,
    },
    /// Nobody asks for this key; it may be misspelt.
    #[error("{0} is no key of a theme")]
    UnknownKey(String),
    /// A text could hardly be read.
    #[error("{key}: {ink} on {fill} has a contrast of {contrast}, and {needed} is needed")]
    Contrast {
        /// The key with its table.
        key: &'static str,
        /// The colour of the text.
        ink: Colour,
        /// The colour below it.
        fill: Colour,
        /// What it is, to one decimal.
        contrast: Tenths,
        /// What it should be.
        needed: Tenths,
    },
    /// Two kinds of squares look the same.
    #[error("{0} and {1} can hardly be told apart")]
    Alike(&'static str, &'static str),
}

/// A number shown to one decimal, cut rather than rounded up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tenths(u32);

impl Tenths {
    pub(super) fn new(number: f64) -> Self {
        Self((number * 10.0) as u32)
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

impl Theme {
    /// Reads the file of a theme and checks that everything in it can be read and told apart.
    ///
    /// # Errors
    /// When a key is missing, unknown or wrong, or when texts or squares would be hard to see.
    pub fn parse(name: &str, text: &str) -> Result<Self, ThemeError> {
        let table: Table = text.parse().map_err(|error: toml::de::Error| {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            let message = error.message().lines().next().unwrap_or_default().to_owned();
            ThemeError::Toml { line: before.matches('\n').count() + 1, message }
        })?;
        let theme = Self::read(name, &table)?;
        theme.check()?;
        Ok(theme)
    }

    fn read(name: &str, table: &Table) -> Result<Self, ThemeError> {
        let sections = ["title", "font", "picture", "board", "tile", "rack"];
        if let Some(key) = table.keys().find(|key| !sections.contains(&key.as_str())) {
            return Err(ThemeError::UnknownKey(key.chars().take(40).collect()));
        }
        let title = Section::new(table, "title", &["cs", "sk", "en"])?;
        let picture =
            Section::new(table, "picture", &["page", "muted", "card", "accent", "players"])?;
        let board = Section::new(
            table,
            "board",
            &["frame", "grid", "plain", "start", "2L", "3L", "4L", "2W", "3W", "4W"],
        )?;
        let tile =
            Section::new(table, "tile", &["plain", "edge", "blank", "last", "preview", "badge"])?;
        let rack = Section::new(table, "rack", &["wood", "edge"])?;
        let fonts = match table.contains_key("font") {
            false => None,
            true => {
                let font = Section::new(table, "font", &["regular", "bold"])?;
                Some(FontFiles { regular: font.text("regular")?, bold: font.text("bold")? })
            }
        };
        Ok(Self {
            name: name.to_owned(),
            titles: [title.text("cs")?, title.text("sk")?, title.text("en")?],
            fonts,
            page: picture.pair("page")?,
            muted: picture.colour("muted")?,
            card: picture.pair("card")?,
            accent: picture.pair("accent")?,
            players: picture.colours("players", FOUR_COLOURS)?,
            frame: board.pair("frame")?,
            grid: board.colour("grid")?,
            plain: board.colour("plain")?,
            start: board.pair("start")?,
            letters: [board.pair("2L")?, board.pair("3L")?, board.pair("4L")?],
            words: [board.pair("2W")?, board.pair("3W")?, board.pair("4W")?],
            tile: tile.pair("plain")?,
            tile_edge: tile.colour("edge")?,
            blank: tile.pair("blank")?,
            last: tile.pair("last")?,
            preview: tile.pair("preview")?,
            badge: tile.pair("badge")?,
            rack: rack.pair("wood")?,
            rack_edge: rack.colour("edge")?,
        })
    }
}

const A_COLOUR: &str = "a colour such as \"#1a2b3c\"";
const TWO_COLOURS: &str =
    "two colours, that of the area and that of the text, such as [\"#ffffff\", \"#1a2b3c\"]";
const FOUR_COLOURS: &str = "four colours such as \"#1a2b3c\"";
const A_TEXT: &str = "a text of 1 to 60 characters";
const A_TABLE: &str = "a table of keys";

/// A table of the file, which knows its name.
struct Section<'a> {
    name: &'static str,
    table: &'a Table,
}

impl<'a> Section<'a> {
    fn new(table: &'a Table, name: &'static str, keys: &[&str]) -> Result<Self, ThemeError> {
        let wanted = A_TABLE;
        let key = || name.to_owned();
        let value = table.get(name).ok_or_else(|| ThemeError::Missing { key: key(), wanted })?;
        let table = value.as_table().ok_or_else(|| ThemeError::Kind { key: key(), wanted })?;
        match table.keys().find(|key| !keys.contains(&key.as_str())) {
            Some(unknown) => {
                let unknown: String = unknown.chars().take(40).collect();
                Err(ThemeError::UnknownKey(format!("{name}.{unknown}")))
            }
            None => Ok(Self { name, table }),
        }
    }

    fn key(&self, key: &str) -> String {
        format!("{}.{key}", self.name)
    }

    fn value(&self, key: &str, wanted: &'static str) -> Result<&'a Value, ThemeError> {
        let missing = || ThemeError::Missing { key: self.key(key), wanted };
        self.table.get(key).ok_or_else(missing)
    }

    fn text(&self, key: &str) -> Result<String, ThemeError> {
        let text = self.value(key, A_TEXT)?.as_str();
        let text = text.filter(|text| (1..=60).contains(&text.chars().count()));
        let kind = || ThemeError::Kind { key: self.key(key), wanted: A_TEXT };
        text.map(str::to_owned).ok_or_else(kind)
    }

    fn read_colour(
        &self,
        key: &str,
        value: &Value,
        wanted: &'static str,
    ) -> Result<Colour, ThemeError> {
        let text = value.as_str();
        let text = text.ok_or_else(|| ThemeError::Kind { key: self.key(key), wanted })?;
        text.parse().map_err(|cause| ThemeError::Colour { key: self.key(key), cause })
    }

    fn colour(&self, key: &str) -> Result<Colour, ThemeError> {
        self.read_colour(key, self.value(key, A_COLOUR)?, A_COLOUR)
    }

    fn colours<const N: usize>(
        &self,
        key: &str,
        wanted: &'static str,
    ) -> Result<[Colour; N], ThemeError> {
        let kind = || ThemeError::Kind { key: self.key(key), wanted };
        let values = self.value(key, wanted)?.as_array().ok_or_else(kind)?;
        let colours: Result<Vec<Colour>, _> =
            values.iter().map(|value| self.read_colour(key, value, wanted)).collect();
        colours?.try_into().map_err(|_| kind())
    }

    fn pair(&self, key: &str) -> Result<Pair, ThemeError> {
        let [fill, ink] = self.colours(key, TWO_COLOURS)?;
        Ok(Pair { fill, ink })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLASSIC: &str = include_str!("../../assets/themes/classic.toml");

    fn complaint(from: &str, to: &str) -> String {
        assert!(CLASSIC.contains(from), "{from}");
        Theme::parse("test", &CLASSIC.replacen(from, to, 1)).unwrap_err().to_string()
    }

    #[test]
    fn a_complaint_names_the_key() {
        assert_eq!(
            complaint("\"#2b6cae\"", "\"blue\""),
            "board.3L: \"blue\" is no colour such as #1a2b3c"
        );
        assert_eq!(complaint("\"#2b6cae\"", "7"), format!("board.3L must be {TWO_COLOURS}"));
        assert_eq!(
            complaint("grid = \"#a9b89f\"\n", ""),
            format!("board.grid is missing; it is {A_COLOUR}")
        );
        assert_eq!(complaint("grid", "gird"), "board.gird is no key of a theme");
        assert_eq!(complaint("[rack]", "[shelf]"), "shelf is no key of a theme");
        assert_eq!(
            complaint("[\"#0b66a8\", ", "["),
            format!("picture.players must be {FOUR_COLOURS}")
        );
        assert!(complaint("[title]", "[title").starts_with("line 3: "));
        assert!(complaint("cs = \"Klasický\"", "cs = \"\"").starts_with("title.cs must be "));
    }

    #[test]
    fn texts_that_nobody_could_read_are_refused() {
        let said = complaint("[\"#2b6cae\", \"#ffffff\"]", "[\"#2b6cae\", \"#99aacc\"]");
        assert_eq!(said, "board.3L: #99aacc on #2b6cae has a contrast of 2.3, and 4.5 is needed");
        assert!(complaint("#0b66a8", "#f0f0f0").starts_with("picture.players: "));
    }

    #[test]
    fn squares_that_look_alike_are_refused() {
        let said = complaint("\"#2b6cae\"", "\"#153c6a\"");
        assert_eq!(said, "board.3L and board.4L can hardly be told apart");
    }

    #[test]
    fn typefaces_may_be_named() {
        let own = format!("{CLASSIC}\n[font]\nregular = \"a.ttf\"\nbold = \"b.ttf\"\n");
        let files = Theme::parse("test", &own).unwrap().fonts.unwrap();
        assert_eq!((files.regular.as_str(), files.bold.as_str()), ("a.ttf", "b.ttf"));
        let half = format!("{CLASSIC}\n[font]\nregular = \"a.ttf\"\n");
        assert!(
            Theme::parse("test", &half)
                .unwrap_err()
                .to_string()
                .starts_with("font.bold is missing")
        );
    }
}
