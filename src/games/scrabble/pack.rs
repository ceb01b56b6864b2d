//! Language packs: the files of an edition, checked, with errors that name file and line.
//!
//! The shipped languages are packs too. A pack is a set of named files:
//! `tiles.csv` with lines `letter,value,count`, and, if they differ from the standard,
//! `board.csv`, `pack.toml` with `name`, `rack_size`, `bingo_bonus`, and the words: `words.txt` with
//! one on each line, or `words.lexicon`, compiled by `kamen lexicon build`.

use std::sync::Arc;

use serde::Deserialize;

use super::edition::{Edition, EditionError};
use super::layout::{Layout, LayoutError};
use super::score::Score;
use super::square::Square;
use super::table;
use super::tile::LaidTile;
use super::tile_set::{TileSet, TileSetError};
use crate::lexicon::{Letter, LexiconError, LexiconFile, Vocabulary, WordListError};

/// The files of a pack: names without folders, and contents.
#[derive(Clone, Debug, Default)]
pub struct PackFiles {
    files: Vec<(String, Arc<Vec<u8>>)>,
    /// The names of all files that were met, also of those that say nothing to us.
    names: Vec<String>,
}

/// A pack that has been read and checked.
#[derive(Clone)]
pub struct Pack {
    /// Tiles, board, rack and bonus.
    pub edition: Edition,
    /// The words, when the pack brings some.
    pub words: Option<Vocabulary>,
}

/// What is wrong with a pack, in which file and line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct PackError {
    /// The file.
    pub file: String,
    /// The line, from one, when it is a single line.
    pub line: Option<u64>,
    /// What is wrong.
    pub fault: PackFault,
}

impl std::fmt::Display for PackError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}, line {line}: {}", self.file, self.fault),
            None => write!(f, "{}: {}", self.file, self.fault),
        }
    }
}

/// What is wrong with a file of a pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackFault {
    /// A file that every pack needs is not there.
    #[error("the pack has no such file; it holds {}", if .0.is_empty() { "nothing" } else { .0 })]
    Missing(String),
    /// A file is there under two names.
    #[error("{0} means the same; keep one of them")]
    Twice(String),
    /// The bytes are no UTF-8.
    #[error("the text is not in UTF-8")]
    Encoding,
    /// The tiles are wrong.
    #[error(transparent)]
    Tiles(#[from] TileSetError),
    /// The board is wrong.
    #[error(transparent)]
    Layout(#[from] LayoutError),
    /// A tile lies on the board whose letter is not in the set.
    #[error("on {square} lies {letter}, which is no letter of {file}", file = TILES[0])]
    StrayTile {
        /// Where it lies.
        square: Square,
        /// Its letter.
        letter: Letter,
    },
    /// The settings are wrong.
    #[error("{0}")]
    Settings(String),
    /// The parts do not fit together.
    #[error(transparent)]
    Edition(#[from] EditionError),
    /// The compiled words are wrong.
    #[error(transparent)]
    Lexicon(#[from] LexiconError),
    /// A word is wrong.
    #[error(transparent)]
    Word(#[from] crate::lexicon::SpellError),
    /// The list of words is too large.
    #[error(transparent)]
    List(#[from] WordListError),
}

/// The most bytes of a file that a pack may bring, by its name; nothing when a pack has no such file.
pub fn most_bytes(name: &str) -> Option<usize> {
    let is_table = [&TILES[..], &BOARD, &SETTINGS].iter().any(|names| names.contains(&name));
    let is_words = WORDS.contains(&name) || name == COMPILED;
    match (is_table, is_words) {
        (true, _) => Some(MOST_TABLE_BYTES),
        (_, true) => Some(Vocabulary::MOST_LIST_BYTES),
        _ => None,
    }
}

/// The largest file of tiles, squares or settings; ours have some hundred bytes.
const MOST_TABLE_BYTES: usize = 1 << 20;

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Settings {
    name: Option<String>,
    rack_size: Option<u8>,
    bingo_bonus: Option<i32>,
}

const TILES: [&str; 2] = ["tiles.csv", "letters_in_a_bag.csv"];
const BOARD: [&str; 2] = ["board.csv", "gameboard.csv"];
const WORDS: [&str; 1] = ["words.txt"];
const COMPILED: &str = "words.lexicon";
const SETTINGS: [&str; 1] = ["pack.toml"];

impl PackFiles {
    /// A pack without files.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file under its name, without folders.
    pub fn add(&mut self, name: impl Into<String>, contents: impl Into<Vec<u8>>) {
        let name = name.into();
        self.names.push(name.clone());
        self.files.push((name, Arc::new(contents.into())));
    }

    /// Remembers the name of a file that was not read, for those who look for a missing one.
    pub fn mention(&mut self, name: &str) {
        const LONGEST: usize = 60;
        let shown = name.chars().filter(|c| !c.is_control()).take(LONGEST);
        self.names.push(shown.collect());
    }

    /// Adds the board that is used when the pack brings none of its own.
    pub fn add_default_board(&mut self, contents: &str) {
        if !BOARD.iter().any(|name| self.get(name).is_some()) {
            self.add(BOARD[0], contents);
        }
    }

    fn get(&self, name: &str) -> Option<&Arc<Vec<u8>>> {
        let found = self.files.iter().find(|(file, _)| file == name);
        found.map(|(_, contents)| contents)
    }

    /// The text of a file known by any of these names.
    fn text(&self, names: &[&str]) -> Result<Option<(String, &str)>, PackError> {
        let mut found = names.iter().filter_map(|&name| Some((name, self.get(name)?)));
        let Some((name, contents)) = found.next() else { return Ok(None) };
        let fail = |fault| PackError { file: name.to_owned(), line: None, fault };
        if let Some((other, _)) = found.next() {
            return Err(fail(PackFault::Twice(other.to_owned())));
        }
        match std::str::from_utf8(contents) {
            Ok(text) => Ok(Some((name.to_owned(), text))),
            Err(error) => {
                let before = &contents[..error.valid_up_to()];
                let line = before.iter().filter(|&&b| b == b'\n').count() as u64 + 1;
                Err(PackError { line: Some(line), ..fail(PackFault::Encoding) })
            }
        }
    }

    fn needed(&self, names: &[&str]) -> Result<(String, &str), PackError> {
        self.text(names)?.ok_or_else(|| {
            let held: Vec<&str> = self.names.iter().map(String::as_str).take(20).collect();
            let fault = PackFault::Missing(held.join(", "));
            PackError { file: names[0].to_owned(), line: None, fault }
        })
    }

    /// Reads and checks the pack; `name` is used when it does not name itself.
    ///
    /// # Errors
    /// The first thing that is wrong, with file and line.
    pub fn read(&self, name: &str) -> Result<Pack, PackError> {
        let (file, text) = self.needed(&TILES)?;
        let tiles = TileSet::parse(text).map_err(|(line, fault)| at(&file, line, fault.into()))?;
        let (file, text) = self.needed(&BOARD)?;
        let layout = Layout::parse(text).map_err(|(line, fault)| at(&file, line, fault.into()))?;
        let alphabet = tiles.alphabet();
        let stray = layout.board().tiles().find(|(_, tile)| !alphabet.contains(tile.letter));
        if let Some((square, LaidTile { letter, .. })) = stray {
            let line = table::rows(text).nth(square.row.into()).map_or(0, |(line, _)| line);
            return Err(at(&file, line, PackFault::StrayTile { square, letter }));
        }
        let (file, settings) = self.settings()?;
        let edition = Edition {
            name: settings.name.unwrap_or_else(|| name.to_owned()),
            tiles,
            layout,
            rack_size: settings.rack_size.unwrap_or(7),
            bingo_bonus: Score(settings.bingo_bonus.unwrap_or(50)),
        };
        edition
            .check()
            .and_then(|()| edition.check_points())
            .map_err(|fault| at(&file, 0, fault.into()))?;
        let words = self.words(&edition)?;
        Ok(Pack { edition, words })
    }

    fn words(&self, edition: &Edition) -> Result<Option<Vocabulary>, PackError> {
        let list = self.text(&WORDS)?;
        match (list, self.get(COMPILED)) {
            (None, None) => Ok(None),
            (Some((file, _)), Some(_)) => Err(at(&file, 0, PackFault::Twice(COMPILED.to_owned()))),
            (Some((file, text)), None) => {
                let alphabet = edition.tiles.alphabet();
                let words = Vocabulary::parse(text, Arc::new(alphabet.clone()), &mut |_, _| {});
                let words = words.map_err(|error| match error {
                    WordListError::Word { line, cause } => at(&file, line as u64, cause.into()),
                    error => at(&file, 0, error.into()),
                })?;
                Ok(Some(words))
            }
            (None, Some(bytes)) => {
                let fail = |error: LexiconError| at(COMPILED, 0, error.into());
                let bytes: Arc<Vec<u8>> = Arc::clone(bytes);
                let file = LexiconFile::open(bytes).map_err(fail)?;
                let name = file.info().variants.first().map(|variant| variant.name.clone());
                let lexicon = file.lexicon(&name.unwrap_or_default()).map_err(fail)?;
                Ok(Some(lexicon.vocabulary().clone()))
            }
        }
    }

    fn settings(&self) -> Result<(String, Settings), PackError> {
        let Some((file, text)) = self.text(&SETTINGS)? else {
            return Ok((SETTINGS[0].to_owned(), Settings::default()));
        };
        let settings = toml::from_str(text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start.min(text.len()));
            let line = text.as_bytes()[..start].iter().filter(|&&b| b == b'\n').count() as u64 + 1;
            at(&file, line, PackFault::Settings(error.message().to_owned()))
        })?;
        Ok((file, settings))
    }
}

fn at(file: &str, line: u64, fault: PackFault) -> PackError {
    PackError { file: file.to_owned(), line: (line > 0).then_some(line), fault }
}
