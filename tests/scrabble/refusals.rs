//! Bad input: every refusal tells the facts, the game is untouched, nothing panics.

use kamen::games::chance::Seed;
use kamen::games::rules::Seat;
use kamen::games::scrabble::notation::MoveTextError;
use kamen::games::scrabble::{
    Action, EditionError, Options, Refusal, Score, Square, StartError, Tile, TileTextError, Tiles,
    open,
};
use kamen::lexicon::{LetterError, SpellError};
use kamen::texts::Tongue;

use crate::table::{Table, edition, letter, placement, start, tiles};

/// KOČKA lies on row 8 from F; the player on turn holds PESX?AB.
fn table() -> Table {
    let racks = ["KOČKAAA", "PESX?AB"];
    let mut table = Table::new(start(edition("cs"), Options::default(), &racks, "EEEEEEEEEE"));
    table.types(0, "8F KOČKA").unwrap();
    table
}

/// The refusal of what seat 1 types; the game stays as it was.
fn refused(text: &str) -> Refusal {
    let mut table = table();
    let before = table.game.clone();
    let refusal = table.types(1, text).expect_err(text);
    assert_eq!(table.game, before);
    assert!(!refusal.to_string().is_empty());
    refusal
}

#[test]
fn unreadable_text_says_what_cannot_be_read() {
    use MoveTextError::*;
    for (text, why) in [
        ("", Empty),
        (" \t ", Empty),
        ("pes", NoSquare("pes".into())),
        ("P9 ", NoWord("P9".parse().unwrap())),
        ("9P", NoWord("9P".parse().unwrap())),
        ("8HH pes", BadSquare("8HH".into())),
        ("pes H8H", BadSquare("H8H".into())),
        ("88", BadSquare("88".into())),
        ("Č8 pes", BadSquare("Č8".into())),
        ("pes les", NoSquare("pes les".into())),
        ("9F p3s", Sign(TileTextError::Unexpected('3'))),
        ("9F p-s", Sign(TileTextError::Unexpected('-'))),
        ("9F p\u{200b}es", Sign(TileTextError::Unexpected('\u{200b}'))),
        ("9F \u{301}pes", Sign(TileTextError::Unexpected('\u{301}'))),
        ("9F pe\u{301}\u{301}s", Letter(SpellError::Unknown('\u{301}'))),
        ("9F pes*", Sign(TileTextError::BlankWithoutLetter)),
        ("9F **s", Sign(TileTextError::BlankWithoutLetter)),
        ("9F []", Sign(TileTextError::Letter(LetterError::Empty))),
        ("9F рes", Letter(SpellError::Unknown('Р'))),
        ("9F größe", Letter(SpellError::Unknown('Ö'))),
        ("exchange 3", Sign(TileTextError::Unexpected('3'))),
        ("exchange A.B", Sign(TileTextError::Unexpected('.'))),
    ] {
        assert_eq!(refused(text), Refusal::Unreadable(why), "{text:?}");
    }
    assert_eq!(refused(&"x".repeat(100_000)), Refusal::Unreadable(TooLong));
    assert_eq!(
        refused(&format!("9F {}", "a".repeat(150))),
        Refusal::Unreadable(Letter(SpellError::TooLong))
    );
}

#[test]
fn a_cyrillic_letter_is_no_latin_one() {
    // р looks like p; the refusal names the character itself.
    let text = refused("9F рes").to_string();
    assert_eq!(text, "the character 'Р' is no letter of this alphabet");
}

#[test]
fn squares_off_the_board_are_refused_with_its_size() {
    for text in ["8N pes", "N15 pes"] {
        assert!(matches!(refused(text), Refusal::OffBoard { rows: 15, cols: 15, .. }), "{text}");
    }
    for text in ["16A", "P8", "8q", "h0", "0H", "22A", "A22", "8Z", "Z9999", "1000A"] {
        let square = text.to_uppercase();
        let outside = Refusal::OutsideBoard { square, rows: 15, cols: 15 };
        assert_eq!(refused(&format!("{text} pes")), outside);
        assert_eq!(refused(&format!("pes {text}")), outside);
    }
}

#[test]
fn a_tile_in_the_way_is_named() {
    let Refusal::SquareTaken { square, holds, wanted } = refused("H8 pes") else { panic!() };
    assert_eq!(
        (square, holds.letter, wanted.letter),
        (Square::new(7, 7), letter("Č"), letter("P"))
    );
    assert_eq!(refused("7F .pes"), Refusal::NothingThere { square: Square::new(6, 5) });
    assert_eq!(refused("8F kočka"), Refusal::NoTiles);
    assert_eq!(refused("8F ....."), Refusal::NoTiles);
}

#[test]
fn missing_tiles_are_named_and_counted() {
    // One letter may be missing, because the blank stands for it.
    assert_eq!(
        refused("9F zuby"),
        Refusal::MissingLetters { letters: vec![letter("U"), letter("Y"), letter("Z")], blanks: 1 }
    );
    assert_eq!(refused("9F *p*es"), Refusal::MissingTile { tile: Tile::Blank, wanted: 2, have: 1 });
    assert_eq!(
        refused("exchange PP"),
        Refusal::MissingTile { tile: Tile::Letter(letter("P")), wanted: 2, have: 1 }
    );
    assert_eq!(refused("exchange"), Refusal::ExchangeNothing);
    assert_eq!(
        refused("exchange PESX?ABA"),
        Refusal::MissingTile { tile: Tile::Letter(letter("A")), wanted: 2, have: 1 }
    );
}

#[test]
fn a_word_in_the_air_is_refused() {
    assert_eq!(refused("1A pes"), Refusal::TouchesNothing);
}

#[test]
fn whose_turn_it_is_is_told() {
    let mut table = table();
    assert_eq!(table.types(0, "pass"), Err(Refusal::NotYourTurn { turn: Seat(1) }));
    assert_eq!(table.act(7, Action::Pass), Err(Refusal::NotSeated { seat: Seat(7), players: 2 }));
}

#[test]
fn a_machine_s_placement_is_checked_like_a_person_s() {
    let mut table = table();
    let before = table.game.clone();
    for (text, expected) in [
        ("9F ZZZ", Refusal::MissingTile { tile: Tile::Letter(letter("Z")), wanted: 3, have: 0 }),
        ("9F Ж", Refusal::UnknownLetter { letter: letter("Ж") }),
        ("9F ж", Refusal::UnknownLetter { letter: letter("Ж") }),
    ] {
        assert_eq!(table.act(1, Action::Place(placement(text))), Err(expected), "{text}");
    }
    let empty = kamen::games::scrabble::Placement { tiles: vec![], ..placement("9F A") };
    assert_eq!(table.act(1, Action::Place(empty)), Err(Refusal::NoTiles));
    let endless =
        kamen::games::scrabble::Placement { tiles: vec![None; 100_000], ..placement("9F A") };
    assert!(table.act(1, Action::Place(endless)).is_err());
    assert_eq!(
        table.act(1, Action::Exchange(Tiles(vec![Tile::Blank; 400]))),
        Err(Refusal::MissingTile { tile: Tile::Blank, wanted: 400, have: 1 })
    );
    assert_eq!(table.game, before);
}

#[test]
fn odd_editions_and_tables_are_refused_at_the_start() {
    let seed = || Seed::new([0; 32]);
    let try_open = |name: &str, players, change: &dyn Fn(&mut kamen::games::scrabble::Edition)| {
        let mut edition = edition("en");
        change(&mut edition);
        open(name, edition, Options::default(), players, seed()).map(|_| ())
    };
    let same = |_: &mut kamen::games::scrabble::Edition| {};
    assert_eq!(try_open("x", 2, &same), Ok(()));
    for players in [0, 1, 5, 1000] {
        assert_eq!(try_open("x", players, &same), Err(StartError::Players(players)));
    }
    for name in ["", "two\nlines", &"x".repeat(101)] {
        assert_eq!(try_open(name, 2, &same), Err(StartError::Name));
    }
    for size in [0, 13, 255] {
        assert_eq!(
            try_open("x", 2, &move |e| e.rack_size = size),
            Err(StartError::Edition(EditionError::RackSize(size)))
        );
    }
    assert!(matches!(
        try_open("x", 2, &|e| e.bingo_bonus = Score(-1)),
        Err(StartError::Edition(EditionError::Bonus(_)))
    ));
    let few = |e: &mut kamen::games::scrabble::Edition| {
        e.tiles = kamen::games::scrabble::TileSet::new(vec![(letter("A"), 1, 20)], 0).unwrap();
    };
    assert_eq!(
        try_open("x", 3, &few),
        Err(StartError::TooFewTiles { tiles: 20, players: 3, rack_size: 7 })
    );
    let blanks = |e: &mut kamen::games::scrabble::Edition| {
        e.tiles = kamen::games::scrabble::TileSet::new(vec![(letter("A"), 1, 1)], 40).unwrap();
    };
    assert_eq!(try_open("x", 2, &blanks), Err(StartError::NoLetters(2)));
    assert_eq!(tiles("A").len(), 1);
}

#[test]
fn every_refusal_is_one_sentence_without_line_breaks() {
    for text in ["", "pes", "16A pes", "H8 pes", "9F zuby", "exchange 3", "1A pes", "8F kočka"] {
        let sentence = refused(text).to_string();
        assert!(!sentence.contains('\n') && sentence.len() < 300, "{sentence}");
    }
}

/// One refusal of every kind.
fn every_refusal() -> Vec<Refusal> {
    let (square, seat) = (Square::new(7, 7), Seat(1));
    let start = "8H".parse().unwrap();
    let tile = kamen::games::scrabble::LaidTile { letter: letter("Č"), blank: false };
    let word = || "KŮŇ".parse().unwrap();
    vec![
        Refusal::GameOver,
        Refusal::NotSeated { seat, players: 2 },
        Refusal::HasLeft { seat },
        Refusal::NotYourTurn { turn: seat },
        Refusal::OnlyChallengeOrPass { by: seat },
        Refusal::Unreadable(MoveTextError::Empty),
        Refusal::Unreadable(MoveTextError::TooLong),
        Refusal::Unreadable(MoveTextError::BadSquare("88".into())),
        Refusal::Unreadable(MoveTextError::NoSquare("slovo".into())),
        Refusal::Unreadable(MoveTextError::NoWord(start)),
        Refusal::Unreadable(MoveTextError::Sign(TileTextError::Unexpected('7'))),
        Refusal::Unreadable(MoveTextError::Sign(TileTextError::OpenBracket)),
        Refusal::Unreadable(MoveTextError::Sign(TileTextError::BlankWithoutLetter)),
        Refusal::Unreadable(MoveTextError::Letter(SpellError::Unknown('\u{200b}'))),
        Refusal::OutsideBoard { square: "16A".into(), rows: 15, cols: 15 },
        Refusal::OffBoard { start, rows: 15, cols: 15 },
        Refusal::SquareTaken { square, holds: tile, wanted: tile },
        Refusal::NothingThere { square },
        Refusal::NoTiles,
        Refusal::UnknownLetter { letter: letter("Ж") },
        Refusal::MissingTile { tile: Tile::Blank, wanted: 2, have: 1 },
        Refusal::MissingLetters { letters: vec![letter("X")], blanks: 0 },
        Refusal::MissingLetters { letters: vec![letter("X"), letter("Y")], blanks: 1 },
        Refusal::MissesStart { start: square },
        Refusal::FirstWordTooShort,
        Refusal::TouchesNothing,
        Refusal::InvalidWords { words: vec![word()] },
        Refusal::InvalidWords { words: vec![word(), word()] },
        Refusal::ExchangeNothing,
        Refusal::BagTooSmall { bag: 3, wanted: 4, needed: 4 },
        Refusal::NoChallenges,
        Refusal::NothingToChallenge,
        Refusal::OwnPlay,
        Refusal::NotPlayed { word: "PES".into(), made: vec![word()] },
        Refusal::NothingToUndo,
        Refusal::NoTimeLimit,
        Refusal::TimeRemains { turn: seat, before_loss: kamen::games::clock::TimeLeft(5_000) },
    ]
}

#[test]
fn every_refusal_is_said_in_three_languages() {
    use kamen::texts::Tongue;
    let name = |seat: Seat| format!("hráč {}", seat.0 + 1);
    for refusal in every_refusal() {
        let telling = refusal.telling(&name);
        let said = Tongue::ALL.map(|tongue| tongue.tell(&telling));
        for sentence in &said {
            assert_ne!(sentence, telling.key);
            assert!(!sentence.contains('{') && !sentence.contains('\n'), "{sentence}");
            assert!(sentence.ends_with('.'), "{sentence}");
        }
        assert!(said[0] != said[2] && said[1] != said[2], "{said:?}");
    }
}

#[test]
fn czech_and_slovak_bend_to_numbers() {
    use kamen::texts::Tongue;
    let said = |bag, tongue: Tongue| {
        let refusal = Refusal::BagTooSmall { bag, wanted: 7, needed: 7 };
        tongue.tell(&refusal.telling(&|seat| seat.to_string()))
    };
    assert!(said(1, Tongue::Czech).starts_with("V sáčku je 1 kámen;"));
    assert!(said(3, Tongue::Czech).starts_with("V sáčku jsou 3 kameny;"));
    assert!(said(5, Tongue::Czech).starts_with("V sáčku je 5 kamenů;"));
    assert!(said(2, Tongue::Slovak).starts_with("Vo vrecku sú 2 kamene;"));
    assert!(said(1, Tongue::English).starts_with("The bag holds 1 tile;"));
}

#[test]
fn what_lacks_on_the_rack_is_told_in_plain_words() {
    let letter = Tile::Letter(letter("Q"));
    let told = |tongue: Tongue, tile, wanted, have| {
        let refusal = Refusal::MissingTile { tile, wanted, have };
        tongue.tell(&refusal.telling(&|_| String::new()))
    };
    for (tongue, none, few, no_blank, few_blanks) in [
        (
            Tongue::Czech,
            "Q v zásobníku nemáte.",
            "Potřebujete dvě Q, v zásobníku máte jen jedno.",
            "Žolíka v zásobníku nemáte.",
            "Potřebujete dva žolíky, v zásobníku máte jen jednoho.",
        ),
        (
            Tongue::Slovak,
            "Q v zásobníku nemáte.",
            "Potrebujete dve Q, v zásobníku máte len jedno.",
            "Žolíka v zásobníku nemáte.",
            "Potrebujete dva žolíky, v zásobníku máte len jedného.",
        ),
        (
            Tongue::English,
            "You have no Q on your rack.",
            "You need two Qs and have only one on your rack.",
            "You have no blank on your rack.",
            "You need two blanks and have only one on your rack.",
        ),
    ] {
        assert_eq!(told(tongue, letter, 1, 0), none);
        assert_eq!(told(tongue, letter, 2, 1), few);
        assert_eq!(told(tongue, Tile::Blank, 1, 0), no_blank);
        assert_eq!(told(tongue, Tile::Blank, 2, 1), few_blanks);
    }
}
