//! What is to be drawn: the bytes of a file or of standard input, and of which game they tell.

use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, bail};

use crate::cli::scrabble::render as scrabble;

/// No file of any game is larger.
const MOST_BYTES: u64 = 4 << 20;

/// What a game may be written as, for those who have brought something else.
const DRAWN: [&str; 1] = [scrabble::DRAWN];

/// A file as it was read.
pub(in crate::cli) struct Input {
    /// What it is called in complaints.
    pub name: String,
    pub bytes: Vec<u8>,
}

/// The game that a file tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Game {
    Scrabble,
}

impl Input {
    /// Reads a file, or standard input for `-`; no more of it than is ever used.
    pub fn read(file: &Path) -> anyhow::Result<Self> {
        let is_standard = file == Path::new("-");
        let name = if is_standard { "standard input".into() } else { file.display().to_string() };
        let mut bytes = Vec::new();
        let read = match is_standard {
            true => io::stdin().lock().take(MOST_BYTES).read_to_end(&mut bytes),
            false => std::fs::File::open(file)
                .and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes)),
        };
        read.with_context(|| name.clone())?;
        Ok(Self { name, bytes })
    }

    /// The game that the name of the file tells, or else what stands in it.
    pub(super) fn game(&self, file: &Path) -> anyhow::Result<Game> {
        let extension = file.extension().map(|end| end.to_string_lossy().to_ascii_lowercase());
        let named = extension.is_some_and(|end| scrabble::EXTENSIONS.contains(&end.as_str()));
        if named || scrabble::is_told_in(&self.bytes) {
            return Ok(Game::Scrabble);
        }
        if self.bytes.trim_ascii().is_empty() {
            bail!("{}: there is no position and no game in it", self.name);
        }
        bail!("{}: this cannot be drawn; kamen render takes {}", self.name, DRAWN.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(file: &str, text: &str) -> Option<Game> {
        let input = Input { name: file.into(), bytes: text.as_bytes().to_vec() };
        input.game(Path::new(file)).ok()
    }

    #[test]
    fn the_name_or_else_the_beginning_tells_the_game() {
        let position = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0";
        for (file, text) in [
            ("a.gcg", "anything"),
            ("a.CGP", ""),
            ("-", position),
            ("a.txt", "\u{feff}#player1 a A\n"),
            ("a", ">a: AB 8H AB +4 4\n"),
        ] {
            assert_eq!(game(file, text), Some(Game::Scrabble), "{file}");
        }
        for (file, text) in
            [("a.pdn", "[GameType \"29\"]\n1. c3-d4"), ("a.mat", " 5 point match"), ("-", "7")]
        {
            assert_eq!(game(file, text), None, "{file}");
        }
    }
}
