//! Every example of the theses that concerns the rules.

use kamen::assets;
use kamen::games::scrabble::{Event, Options, Refusal, Tile, fit, open};

use crate::table::{Table, board, edition, letter, placement, start, tiles};

fn count(language: &str, text: &str) -> (usize, i32) {
    let tiles = edition(language).tiles;
    let tile = Tile::Letter(letter(text));
    (tiles.count(tile), tiles.value(tile).0)
}

#[test]
fn the_czech_set_is_the_one_of_the_theses() {
    let set = edition("cs").tiles;
    assert_eq!((set.total(), set.count(Tile::Blank)), (100, 2));
    assert_eq!(set.sum(&set.tiles()).0, 205);
    // The count of J is an error of reading in one thesis; the other two have two.
    for (text, facts) in
        [("A", (5, 1)), ("J", (2, 2)), ("O", (6, 1)), ("Ď", (1, 8)), ("X", (1, 10)), ("Ů", (1, 4))]
    {
        assert_eq!(count("cs", text), facts, "{text}");
    }
    assert_eq!(count("cs", "Q"), (0, 0));
    assert_eq!(count("cs", "W"), (0, 0));
    assert_eq!(set.alphabet().letters().len(), 41);
}

#[test]
fn the_slovak_and_english_sets_are_the_published_ones() {
    for (language, tiles, points) in [("sk", 100, 267), ("sk-110", 110, 235), ("en", 100, 187)] {
        let set = edition(language).tiles;
        assert_eq!((set.total(), set.sum(&set.tiles()).0), (tiles, points), "{language}");
        assert_eq!(set.count(Tile::Blank), 2);
    }
    for text in ["W", "Q", "Ö", "Ü", "Ě", "Ř"] {
        assert_eq!(count("sk", text).0, 0, "a Slovak blank may stand for {text}");
    }
}

#[test]
fn the_alphabet_has_the_order_of_the_language() {
    let order = |language| {
        let set = edition(language).tiles;
        set.alphabet().letters().iter().map(ToString::to_string).collect::<String>()
    };
    assert_eq!(order("cs"), "AÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPQRŘSŠTŤUÚŮVWXYÝZŽ");
    assert_eq!(order("en"), "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    assert!(order("sk").starts_with("AÁÄBCČDĎEÉ"));
}

#[test]
fn the_standard_board_has_its_premiums() {
    let layout = edition("cs").layout;
    assert_eq!((layout.rows(), layout.cols(), layout.start().to_string()), (15, 15, "H8".into()));
    let mut counts = std::collections::BTreeMap::new();
    for square in layout.board().squares() {
        let premium = layout.premium(square);
        *counts.entry((premium.letter, premium.word)).or_insert(0) += 1;
        for (row, col) in
            [(14 - square.row, square.col), (square.row, 14 - square.col), (square.col, square.row)]
        {
            let mirrored = kamen::games::scrabble::Square::new(row, col);
            assert_eq!(layout.premium(mirrored), premium, "{square} and {mirrored}");
        }
    }
    let expected = [((1, 1), 164), ((1, 2), 17), ((1, 3), 8), ((2, 1), 24), ((3, 1), 12)];
    assert_eq!(counts.into_iter().collect::<Vec<_>>(), expected);
}

/// PALIT on row 8 from column D, as in the figure of the third thesis.
const PALIT: &str = "... ... ... ... ... ... ... ...PALIT";

#[test]
fn words_are_made_in_the_three_ways_of_the_theses() {
    let edition = edition("cs");
    let palit = board(&edition, PALIT);
    let made = |text: &str| -> Vec<String> {
        let play = fit(&palit, &edition, &placement(text)).unwrap();
        play.words.iter().map(|(_, word)| word.to_string()).collect()
    };
    assert_eq!(made("8C O....."), ["OPALIT"], "a word extended");
    assert_eq!(made("E7 D.NO"), ["DANO"], "a word crossed through a letter");
    assert_eq!(made("C8 OD"), ["OD", "OPALIT"], "a word hooked");
    assert_eq!(made("9H ON"), ["ON", "TO"], "a word parallel beside it");
}

#[test]
fn a_word_can_bridge_several_words() {
    let edition = edition("cs");
    let two = board(&edition, ". . . . . . . ...PALIT . ...KOLO");
    let play = fit(&two, &edition, &placement("E8 .K.A")).unwrap();
    let words: Vec<String> = play.words.iter().map(|(_, word)| word.to_string()).collect();
    assert_eq!(words, ["AKOA"]);
}

#[test]
fn extending_palit_by_what_people_type_gives_the_same_play() {
    for typed in ["8C O.....", "8c opalit", "8C o", "8C O(PALIT)", "opalit 8C", "8c: opalit"] {
        let mut table =
            Table::new(start(edition("cs"), Options::default(), &["PALITEB", "OKAPIRS"], ""));
        table.types(0, "8D PALIT").unwrap();
        let events = table.types(1, typed).unwrap();
        let Event::Placed(placed) = &events[0] else { panic!("{events:?}") };
        assert_eq!(placed.placement.to_string(), "8C O.....", "{typed}");
        assert_eq!(
            placed.score.0, 6,
            "O P A L I T are worth one each and the premiums are used up"
        );
    }
}

#[test]
fn ch_is_two_tiles_in_czech_and_slovak() {
    let mut table =
        Table::new(start(edition("cs"), Options::default(), &["CHATABC", "AAAAAAA"], ""));
    let events = table.types(0, "8E CHATA").unwrap();
    let Event::Placed(placed) = &events[0] else { panic!("{events:?}") };
    assert_eq!(placed.placement.tiles.len(), 5);
}

#[test]
fn a_blank_may_stand_for_a_letter_that_is_on_no_tile() {
    let mut table =
        Table::new(start(edition("cs"), Options::default(), &["?EBABCD", "AAAAAAA"], ""));
    let events = table.types(0, "8H WEB").unwrap();
    let Event::Placed(placed) = &events[0] else { panic!("{events:?}") };
    assert_eq!(placed.placement.to_string(), "8H wEB");
    assert_eq!(placed.score.0, (1 + 3) * 2);
    // For the rest of the game it is a W.
    table.types(1, "H8 .AA").unwrap();
    assert_eq!(table.sees(0).board.words().filter(|(_, _, w)| w.to_string() == "wAA").count(), 1);
}

#[test]
fn the_first_turn_is_drawn_as_the_rules_say() {
    let mut ties = 0;
    let mut blanks = 0;
    for seed in 0..400u32 {
        let mut bytes = [9; 32];
        bytes[..4].copy_from_slice(&seed.to_be_bytes());
        let seed = kamen::games::chance::Seed::new(bytes);
        let players = 2 + (bytes[3] as usize) % 3;
        let started = open("draw", edition("cs"), Options::default(), players, seed).unwrap();
        let set = edition("cs").tiles;
        let rounds = &started.setup.draws;
        let mut drawing: Vec<u8> = (0..players as u8).collect();
        for round in rounds {
            // Whoever is still in draws, and again after a blank.
            let drawn: Vec<_> = round.iter().filter(|draw| draw.tile != Tile::Blank).collect();
            assert_eq!(drawn.iter().map(|draw| draw.seat.0).collect::<Vec<_>>(), drawing);
            blanks += round.len() - drawn.len();
            let lowest = drawn.iter().map(|draw| set.rank(draw.tile)).min().unwrap();
            drawing =
                drawn.iter().filter(|d| set.rank(d.tile) == lowest).map(|d| d.seat.0).collect();
        }
        assert_eq!(drawing, [started.setup.first.0]);
        ties += usize::from(rounds.len() > 1);
    }
    assert!(ties > 5 && blanks > 5, "{ties} ties and {blanks} blanks were tried");
}

#[test]
fn a_set_of_equal_letters_still_finds_who_begins() {
    let mut equal = edition("en");
    equal.tiles = kamen::games::scrabble::TileSet::new(vec![(letter("A"), 1, 40)], 2).unwrap();
    let started =
        open("equal", equal, Options::default(), 3, kamen::games::chance::Seed::new([5; 32]))
            .unwrap();
    assert!(started.setup.first.0 < 3);
}

#[test]
fn each_rack_is_dealt_seven_tiles_and_the_rest_stays_in_the_bag() {
    let seed = kamen::games::chance::Seed::new([1; 32]);
    let started = open("deal", edition("cs"), Options::default(), 4, seed).unwrap();
    assert!(started.racks.iter().all(|rack| rack.len() == 7));
    let table = Table::new(kamen::games::scrabble::Game::start(started));
    assert_eq!(table.sees(0).bag, 72);
}

#[test]
fn the_first_word_needs_two_tiles_on_the_star() {
    let mut table =
        Table::new(start(edition("cs"), Options::default(), &["ABCDEFG", "AAAAAAA"], ""));
    assert!(matches!(table.types(0, "8I AB"), Err(Refusal::MissesStart { .. })));
    assert_eq!(table.types(0, "8H A"), Err(Refusal::FirstWordTooShort));
    assert!(table.types(0, "8H AB").is_ok());
}

#[test]
fn a_word_may_not_touch_by_a_corner_only() {
    let mut table =
        Table::new(start(edition("cs"), Options::default(), &["ABCDEFG", "AAAAAAA"], ""));
    table.types(0, "8G AB").unwrap();
    assert_eq!(table.types(1, "9I AA"), Err(Refusal::TouchesNothing));
    assert!(table.types(1, "9H AA").is_ok());
}

#[test]
fn every_shipped_language_is_read() {
    let names: Vec<&str> = assets::language_names().collect();
    assert_eq!(names, ["cs", "sk", "sk-110", "en"]);
    for name in names {
        let pack = assets::language(name).unwrap().unwrap();
        assert_eq!((pack.edition.rack_size, pack.edition.bingo_bonus.0), (7, 50));
        assert_eq!(pack.edition.name, name);
    }
    assert_eq!(tiles("ABC").len(), 3);
}
