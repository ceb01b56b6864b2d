//! No text and no file, however malformed, makes a reader panic; what it accepts, it writes and reads
//! alike.
//!
//! The readers of files are those of `fuzz/`, where they run without bound.

use kamen::games::scrabble::notation::{Cgp, Gcg, TypedMove};
use kamen::games::scrabble::pack::PackFiles;
use kamen::games::scrabble::{Placement, Tiles};
use proptest::prelude::*;

use crate::readers::{self, Dice};
use crate::table::edition;

/// Texts near the notations: pieces of them, odd Unicode, repeats.
fn near(pieces: &'static [&'static str]) -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        6 => prop::sample::select(pieces).prop_map(String::from),
        1 => any::<char>().prop_map(String::from),
        1 => prop::sample::select(&["\u{301}", "\u{200b}", "\u{feff}", "é", "İ", "ß", "ǅ", "ﬁ", "א", "\0", "[", "]"][..])
            .prop_map(String::from),
    ];
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

const MOVE: &[&str] = &[
    "8H",
    "H8",
    " ",
    "SLOVO",
    "slovo",
    ".",
    "*",
    "?",
    "[CH]",
    "(",
    ")",
    "exchange ",
    "pass",
    "ž",
    "Z\u{30c}",
    "15O",
    "1",
    "A",
];
const CGP: &[&str] = &[
    "15",
    "/",
    "15/15/15/15/15/15/15/",
    "A",
    "b",
    "?",
    "[CH]",
    " ",
    " 0/0 0",
    "ABC/",
    "lex x;",
    ";",
    "7",
    "-",
];
const GCG: &[&str] = &[
    "#player1 a A\n#player2 b B\n",
    "#",
    ">a: ",
    ">b: ",
    "ABC ",
    "8D ",
    "CAT ",
    "+10 10",
    "-",
    "--",
    " ",
    "\n",
    "\r",
    "(challenge) ",
    "(time) ",
    "(AB) ",
    "-5 5",
    "#note x",
    "#character-encoding UTF-8",
    ">",
    ":",
    "?",
];
const TABLES: &[&str] = &[
    "A,1,5\n",
    "?,0,2\n",
    ",",
    ";",
    "\n",
    "*",
    "2W",
    ":A",
    "\"",
    "#",
    ",,,,\n",
    "0",
    "99",
    "rack_size=3\n",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, ..ProptestConfig::default() })]

    #[test]
    fn any_move_text_is_read_or_refused(text in near(MOVE)) {
        if let Ok(typed) = text.parse::<TypedMove>() {
            for language in ["cs", "sk", "en"] {
                let edition = edition(language);
                let rack: Tiles = "SLOV?AB".parse().unwrap();
                let _ = typed.resolve(&edition.layout.board(), &edition, &rack);
            }
        }
        if let Ok(placement) = text.parse::<Placement>() {
            prop_assert_eq!(placement.to_string().parse::<Placement>(), Ok(placement));
        }
    }

    #[test]
    fn any_position_text_is_read_or_refused(text in near(CGP)) {
        if let Ok(cgp) = text.parse::<Cgp>() {
            let _ = cgp.check(&edition("en"));
            prop_assert_eq!(cgp.to_string().parse::<Cgp>(), Ok(cgp));
        }
    }

    #[test]
    fn any_game_text_is_read_or_refused(text in near(GCG)) {
        if let Ok(gcg) = Gcg::parse(&text) {
            let _ = gcg.replay(&edition("en"));
            prop_assert_eq!(Gcg::parse(&gcg.to_string()), Ok(gcg));
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused_as_a_game(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = Gcg::parse_bytes(&bytes);
    }

    #[test]
    fn any_pack_is_read_or_refused(tiles in near(TABLES), board in near(TABLES), settings in near(TABLES)) {
        let mut files = PackFiles::new();
        files.add("tiles.csv", tiles);
        files.add("board.csv", board);
        files.add("pack.toml", settings);
        let _ = files.read("x");
    }
}

/// Inputs for each reader; `fuzz/` runs ten million.
const INPUTS: usize = 2_000;

#[test]
fn no_file_makes_a_reader_panic() {
    for mut reader in readers::all() {
        let (mut dice, mut accepted) = (Dice::new(7), 0);
        for _ in 0..INPUTS {
            let input = reader.make(&mut dice);
            accepted += usize::from(reader.read(&input));
        }
        // Changes that are all refused at the door would show nothing.
        let name = reader.name();
        assert!(accepted > INPUTS / 100 && accepted < INPUTS, "{name}: {accepted}");
    }
}
