//! Reading the file of a theme: a small TOML with tables of colours.
//!
//! What belongs to a game may be missing, wholly or in part, and is taken from a usual theme: so a theme
//! that was written before a game came, or before one of its colours, stays valid.

use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error};
use toml::{Table, Value};

use super::swatch::Pair;
use super::{FontFiles, PictureColours, Theme};
use crate::render::colour::Colour;
use crate::render::scrabble::{BoardColours, RackColours, ScrabbleColours, TileColours};
use crate::texts::Tongue;

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
    /// A key that every theme has is missing.
    #[error("{key} is missing; in the usual theme it is {usual}")]
    Missing {
        /// The key with its table.
        key: String,
        /// What stands there in the usual theme.
        usual: String,
    },
    /// A key is unknown or holds something else.
    #[error("{key}: {message}")]
    Key {
        /// The key with its table.
        key: String,
        /// What is wrong with it, and what would do.
        message: String,
    },
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
    /// Two colours that mean something else look the same.
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

/// Whole files of usual themes, which lend what others lack.
#[derive(Clone, Copy, Debug)]
pub struct Usual<'a> {
    /// Dark text on a light page.
    pub light: &'a str,
    /// Light text on a dark page.
    pub dark: &'a str,
}

/// The file as it is written: the tables of every theme, then those of each game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: Titles,
    font: Option<FontFiles>,
    picture: PictureColours,
    board: BoardColours,
    tile: TileColours,
    rack: RackColours,
}

/// The tables that nobody lends: a theme is its title and the colours of every picture.
const OWN_TABLES: [&str; 2] = ["title", "picture"];

/// The name as people read it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table of keys")]
pub(super) struct Titles {
    #[serde(deserialize_with = "short")]
    cs: String,
    #[serde(deserialize_with = "short")]
    sk: String,
    #[serde(deserialize_with = "short")]
    en: String,
}

impl Titles {
    pub fn of(&self, tongue: Tongue) -> &str {
        match tongue {
            Tongue::Czech => &self.cs,
            Tongue::Slovak => &self.sk,
            Tongue::English => &self.en,
        }
    }
}

/// Reads a text that is neither empty nor long.
pub(super) fn short<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let text = String::deserialize(from)?;
    match text.chars().count() {
        1..=60 => Ok(text),
        count => Err(D::Error::invalid_length(count, &"a text of 1 to 60 characters")),
    }
}

impl Theme {
    /// Reads the file of a theme and checks that everything in it can be read and told apart.
    ///
    /// # Errors
    /// When a key is unknown or wrong, when one that every theme has is missing, or when texts or squares
    /// would be hard to see.
    pub fn parse(name: &str, text: &str, usual: Usual<'_>) -> Result<Self, ThemeError> {
        let mut table = table(text)?;
        let usual = if is_dark(&table) { usual.dark } else { usual.light };
        complete(&mut table, &self::table(usual)?)?;
        let File { title, font, picture, board, tile, rack } = read(table)?;
        let scrabble = ScrabbleColours { board, tile, rack };
        let theme = Self { name: name.to_owned(), titles: title, fonts: font, picture, scrabble };
        theme.check()?;
        Ok(theme)
    }
}

fn table(text: &str) -> Result<Table, ThemeError> {
    text.parse().map_err(|error: toml::de::Error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let message = error.message().lines().next().unwrap_or_default().to_owned();
        ThemeError::Toml { line: before.matches('\n').count() + 1, message }
    })
}

/// Whether the text on a theme's page is lighter than the page.
fn is_dark(table: &Table) -> bool {
    let page = table.get("picture").and_then(|picture| picture.get("page"));
    let page = page.and_then(|page| Pair::deserialize(page.clone()).ok());
    page.is_some_and(|Pair { fill, ink }| ink.luminance() > fill.luminance())
}

/// Adds what is missing and may be.
fn complete(table: &mut Table, usual: &Table) -> Result<(), ThemeError> {
    for (name, lent) in usual {
        let own = table.entry(name.as_str()).or_insert_with(|| Table::new().into());
        let (Some(own), Some(lent)) = (own.as_table_mut(), lent.as_table()) else { continue };
        for (key, value) in lent {
            if own.contains_key(key) {
                continue;
            }
            if OWN_TABLES.contains(&name.as_str()) {
                let key = format!("{name}.{key}");
                return Err(ThemeError::Missing { key, usual: written(value) });
            }
            own.insert(key.clone(), value.clone());
        }
    }
    Ok(())
}

/// A value as it stands in a file.
fn written(value: &Value) -> String {
    match value {
        Value::String(text) => format!("\"{text}\""),
        Value::Array(items) => {
            format!("[{}]", items.iter().map(written).collect::<Vec<_>>().join(", "))
        }
        other => other.type_str().to_owned(),
    }
}

/// Keys and sentences are cut to this, whatever somebody has written.
const LONGEST_KEY: usize = 60;
const LONGEST_SENTENCE: usize = 300;

fn read(table: Table) -> Result<File, ThemeError> {
    serde_path_to_error::deserialize(Value::Table(table)).map_err(|error| {
        let keys = error.path().iter().filter_map(|segment| match segment {
            serde_path_to_error::Segment::Map { key } => Some(key.as_str()),
            _ => None,
        });
        let key = shown(&keys.collect::<Vec<_>>().join("."), LONGEST_KEY);
        ThemeError::Key { key, message: shown(error.inner().message(), LONGEST_SENTENCE) }
    })
}

/// The beginning of a text in one line.
fn shown(text: &str, most: usize) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLASSIC: &str = include_str!("../../../assets/themes/classic.toml");
    const DARK: &str = include_str!("../../../assets/themes/dark.toml");
    const USUAL: Usual<'_> = Usual { light: CLASSIC, dark: DARK };

    fn theme(text: &str) -> Result<Theme, ThemeError> {
        Theme::parse("test", text, USUAL)
    }

    fn complaint(from: &str, to: &str) -> String {
        assert!(CLASSIC.contains(from), "{from}");
        theme(&CLASSIC.replacen(from, to, 1)).unwrap_err().to_string()
    }

    /// A theme without the tables of games.
    fn bare(theme: &str) -> String {
        theme[..theme.find("[board]").unwrap()].to_owned()
    }

    #[test]
    fn a_complaint_names_the_key_and_what_would_do() {
        for (from, to, sentence) in [
            ("\"#2b6cae\"", "\"blue\"", "board.3L: \"blue\" is no colour such as #1a2b3c"),
            (
                "[\"#2b6cae\", \"#ffffff\"]",
                "7",
                "board.3L: invalid type: integer `7`, expected two colours, that of the area and that of \
                 the text, such as [\"#ffffff\", \"#1a2b3c\"]",
            ),
            (
                "\"#a9b89f\"",
                "7",
                "board.grid: invalid type: integer `7`, expected a colour such as \"#1a2b3c\"",
            ),
            (
                "edge = \"#cfae6e\"",
                "egde = \"#cfae6e\"",
                "tile.egde: unknown field `egde`, expected one of `plain`, `edge`, `blank`, `last`, \
                 `preview`, `badge`",
            ),
            (
                "[rack]",
                "[shelf]",
                "shelf: unknown field `shelf`, expected one of `title`, `font`, `picture`, `board`, \
                 `tile`, `rack`",
            ),
            (
                "[\"#0b66a8\", ",
                "[",
                "picture.players: invalid length 3, expected four colours such as \"#1a2b3c\"",
            ),
            (
                "cs = \"Klasický\"",
                "cs = \"\"",
                "title.cs: invalid length 0, expected a text of 1 to 60 characters",
            ),
            (
                "muted = \"#685f50\"\n",
                "",
                "picture.muted is missing; in the usual theme it is \"#685f50\"",
            ),
        ] {
            assert_eq!(complaint(from, to), sentence);
        }
        assert!(complaint("[title]", "[title").starts_with("line 3: "));
        let said = theme(&format!("rack = 7\n{}", bare(CLASSIC))).unwrap_err().to_string();
        assert_eq!(said, "rack: invalid type: integer `7`, expected a table of keys");
    }

    #[test]
    fn a_theme_without_a_games_colours_borrows_them() {
        for (own, usual) in [(CLASSIC, CLASSIC), (DARK, DARK)] {
            assert_eq!(theme(&bare(own)).unwrap(), theme(usual).unwrap());
        }
        let some = CLASSIC.replace("grid = \"#a9b89f\"\n", "");
        assert_eq!(theme(&some).unwrap(), theme(CLASSIC).unwrap());
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
        let files = theme(&own).unwrap().fonts.unwrap();
        assert_eq!((files.regular.as_str(), files.bold.as_str()), ("a.ttf", "b.ttf"));
        let half = format!("{CLASSIC}\n[font]\nregular = \"a.ttf\"\n");
        assert_eq!(theme(&half).unwrap_err().to_string(), "font: missing field `bold`");
    }
}
