//! Language packs as archives: unpacked, and played with.

use std::io::{Cursor, Write};
use std::path::Path;
use std::sync::Arc;

use kamen::ai::scrabble::{Engine, Leaves};
use kamen::games::scrabble::Tiles;
use kamen::games::scrabble::notation::Cgp;
use kamen::packs::unpack;
use zip::write::SimpleFileOptions;

use super::{Dice, Reader, tiny};

pub struct Packs {
    accepted: usize,
}

const PIECES: &[&str] = &[
    "A,1,5\n",
    "?,0,2\n",
    ",",
    ";",
    "\n",
    "*",
    "2W",
    "4W",
    "3L",
    ":A",
    ":b",
    ":[CH]",
    "\"",
    "#",
    ",,,,\n",
    "0",
    "99",
    "rack_size = 12\n",
    "rack_size = 13\n",
    "bingo_bonus = 1000\n",
    "name = ",
    "oko\n",
    "CH",
    "Ř",
    "4W,4W,4W,4W,4W\n",
    "=",
    "[",
    "]",
];

impl Packs {
    pub fn new() -> Self {
        Self { accepted: 0 }
    }
}

impl Reader for Packs {
    fn name(&self) -> &'static str {
        "pack"
    }

    fn make(&self, dice: &mut Dice) -> Vec<u8> {
        let files = [
            ("tiles.csv", tiny::TILES),
            ("board.csv", tiny::BOARD),
            ("pack.toml", tiny::SETTINGS),
            ("words.txt", tiny::WORDS),
        ];
        let changed = dice.below(files.len());
        let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
        for (place, (name, contents)) in files.into_iter().enumerate() {
            let mut contents = contents.as_bytes().to_vec();
            if place == changed {
                dice.change_text(&mut contents, PIECES);
            }
            let options = SimpleFileOptions::default();
            let method = match dice.one_in(20) {
                true => zip::CompressionMethod::Deflated,
                false => zip::CompressionMethod::Stored,
            };
            zip.start_file(name, options.compression_method(method)).unwrap();
            zip.write_all(&contents).unwrap();
        }
        let mut archive = zip.finish().unwrap().into_inner();
        if dice.one_in(4) {
            dice.change_bytes(&mut archive);
        }
        archive
    }

    fn read(&mut self, input: &[u8]) -> bool {
        let Ok(pack) = unpack(Path::new("pack.zip"), input) else { return false };
        self.accepted += 1;
        let edition = &pack.edition;
        assert!(edition.check().is_ok());
        let stored = edition.layout.to_csv(&edition.layout.board());
        assert!(!stored.is_empty());
        let Some(words) = &pack.words else { return true };
        if self.accepted.is_multiple_of(16) {
            let engine = Engine::new(edition.clone(), words, Arc::new(Leaves::none()));
            let rack: Tiles = edition.tiles.tiles().iter().take(edition.rack_size.into()).collect();
            let board = edition.layout.board();
            let cgp = Cgp {
                board,
                racks: vec![rack, Tiles::default()],
                scores: vec![Default::default(); 2],
                scoreless: 0,
                operations: Vec::new(),
            };
            tiny::play(&engine, &cgp.view(edition));
        }
        true
    }
}
