//! A small game, so that millions of inputs can be played with.

use std::sync::Arc;

use kamen::ai::scrabble::{Engine, Generator, Leaves, Sight, Worth};
use kamen::games::scrabble::notation::Cgp;
use kamen::games::scrabble::pack::PackFiles;
use kamen::games::scrabble::{Edition, View};
use kamen::lexicon::{Alphabet, Vocabulary, Word};

pub const TILES: &str = "A,1,6\nB,3,3\nC,2,3\nCH,9,2\nE,1,5\nK,2,3\nO,1,4\nŘ,7,1\n?,0,2\n";
pub const BOARD: &str = "3W,,2L,,3W\n,2W,,2L,\n2L,,*,,2L\n,2L,,2W,\n3W,,2L,,3W\n";
pub const SETTINGS: &str = "name = \"Tiny\"\nrack_size = 4\nbingo_bonus = 20\n";
pub const WORDS: &str = "ab\nba\nbak\nbok\nboka\nbře\nchech\ncho\nek\neko\nka\nkach\nko\nkob\nkoba\nkoch\nkoř\n\
     ob\noba\noko\nok\nořech\nřek\nřeka\n";

/// The files of the small edition.
pub fn files() -> PackFiles {
    let mut files = PackFiles::new();
    files.add("tiles.csv", TILES);
    files.add("board.csv", BOARD);
    files.add("pack.toml", SETTINGS);
    files.add("words.txt", WORDS);
    files
}

/// The small edition.
pub fn edition() -> Edition {
    files().read("tiny").unwrap().edition
}

/// Its words.
pub fn vocabulary() -> Vocabulary {
    files().read("tiny").unwrap().words.unwrap()
}

/// The engine of the small edition with its own words.
pub fn engine() -> Engine {
    Engine::new(edition(), &vocabulary(), Arc::new(Leaves::none()))
}

/// A view with a rack on a board.
pub fn view(edition: &Edition) -> View {
    let cgp: Cgp = "5/5/1OBA1/5/5 KA?E/ 10/12 0".parse().unwrap();
    cgp.view(edition)
}

/// Finds all moves that a view allows.
pub fn play(engine: &Engine, view: &View) -> usize {
    let sight = Sight::new(engine, view, Worth::Equity);
    Generator::default().all(engine, &sight.position, &sight.turn).len()
}

/// Some words to ask for.
pub const ASKED: [&str; 4] = ["oko", "kocha", "b", "řech"];

/// Those of them that an alphabet can write.
pub fn asked(alphabet: &Alphabet) -> impl Iterator<Item = Word> + '_ {
    ASKED.iter().filter_map(|text| alphabet.spell(text).ok())
}
