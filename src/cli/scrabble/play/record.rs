//! The file that keeps a game in the terminal: one event on each line.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::Context;

use crate::cli::scrabble::verify::read_log;
use crate::games::scrabble::{Event, Game};

/// Keeps events on disk, or nothing when nobody named a file.
pub(super) struct Record(Option<File>);

impl Record {
    /// Begins a new file.
    pub fn begin(path: Option<&Path>) -> anyhow::Result<Self> {
        let file =
            path.map(|path| File::create_new(path).with_context(|| path.display().to_string()));
        Ok(Self(file.transpose()?))
    }

    /// Goes on with a file and the game that it holds.
    pub fn resume(path: &Path) -> anyhow::Result<(Self, Game)> {
        let named = || path.display().to_string();
        let game = Game::replay(&read_log(path)?).with_context(named)?;
        let file = OpenOptions::new().append(true).open(path).with_context(named)?;
        Ok((Self(Some(file)), game))
    }

    /// Writes events; when it comes back they are on disk.
    pub fn keep(&mut self, events: &[Event]) -> anyhow::Result<()> {
        let Some(file) = &mut self.0 else { return Ok(()) };
        let mut lines = String::new();
        for event in events {
            lines += &serde_json::to_string(event)?;
            lines.push('\n');
        }
        file.write_all(lines.as_bytes())?;
        file.sync_data()?;
        Ok(())
    }
}
