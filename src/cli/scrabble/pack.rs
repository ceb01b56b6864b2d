//! `kamen scrabble pack PATH`

use std::fmt::Write;

use serde_json::json;

use crate::cli::report::Report;
use crate::games::scrabble::Tile;
use crate::packs;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A shipped language, or the folder or ZIP file of a pack.
    #[arg(value_name = "NAME or PATH")]
    pack: String,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let pack = packs::load(&self.pack)?;
        let edition = &pack.edition;
        let tiles = &edition.tiles;
        let words = pack.words.as_ref().map(crate::lexicon::Vocabulary::count);
        let (rows, cols) = (edition.layout.rows(), edition.layout.cols());
        let mut text = format!(
            "{}: {} letters, {} tiles worth {} points, board {rows} × {cols}, rack of {}, bingo {}, ",
            edition.name,
            tiles.alphabet().letters().len(),
            tiles.total(),
            tiles.sum(&tiles.tiles()),
            edition.rack_size,
            edition.bingo_bonus,
        );
        match words {
            Some(words) => writeln!(text, "{words} words")?,
            None => text.push_str("no words of its own\n"),
        }
        let kind = |tile: Tile| {
            json!({
                "letter": tile.to_string(),
                "value": tiles.value(tile),
                "count": tiles.count(tile),
            })
        };
        let json = json!({
            "name": edition.name,
            "tiles": tiles.kinds().map(kind).collect::<Vec<_>>(),
            "total": tiles.total(),
            "board": edition.layout,
            "rack_size": edition.rack_size,
            "bingo_bonus": edition.bingo_bonus,
            "words": words,
        });
        Ok(Report { text, json })
    }
}
