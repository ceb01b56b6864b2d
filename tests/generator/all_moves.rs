//! All moves of a turn are those that the naive generator finds.

use std::ops::Range;

use kamen::ai::scrabble::{Finder, Generator, Move, Worth};
use kamen::games::scrabble::{Layout, Score, Tile, TileSet, Tiles};
use kamen::lexicon::{Letter, Word};

use crate::best_move::check as check_best;
use crate::compare::{Seen, check};
use crate::kit::{Kit, chance, edition, strewn};
use crate::positions::{Situation, play};
use crate::{odd, word_lists};

/// Compares the turns of random games.
fn run(mut kit: Kit, games: Range<u64>, turns: usize, seen: &mut Seen) {
    for game in games {
        let mut chance = chance(game);
        kit = kit.with_any_exchange(&mut chance);
        let mut generator = Generator::default();
        play(&kit, turns, &mut chance, |situation, _| {
            seen.add(&kit, situation, &check(&mut generator, &kit, situation));
        });
    }
}

#[test]
fn every_move_is_found_once_in_czech() {
    let mut seen = Seen::default();
    run(Kit::small("cs", "cs-plus"), 0..20, 20, &mut seen);
    seen.assert_everything_was_met(400);
}

#[test]
fn every_move_is_found_once_in_slovak() {
    let mut seen = Seen::default();
    run(Kit::small("sk", "sk"), 1_000..1_020, 20, &mut seen);
    seen.assert_everything_was_met(400);
}

#[test]
fn every_move_is_found_once_in_english() {
    let mut seen = Seen::default();
    run(Kit::small("en", "en"), 2_000..2_020, 20, &mut seen);
    seen.assert_everything_was_met(400);
}

#[test]
fn every_move_of_some_words_is_found_once_among_all_czech_words() {
    let mut seen = Seen::default();
    run(Kit::whole("cs", "cs-plus"), 8_000..8_008, 15, &mut seen);
    assert!(seen.positions >= 120 && seen.placements > 10_000, "{seen:?}");
}

#[test]
fn every_move_of_some_words_is_found_once_among_all_english_words() {
    let mut seen = Seen::default();
    run(Kit::whole("en", "en"), 9_000..9_008, 15, &mut seen);
    assert!(seen.positions >= 120 && seen.placements > 10_000, "{seen:?}");
}

#[test]
fn every_move_is_found_once_with_letters_of_two_characters() {
    let mut seen = Seen::default();
    let (edition, words) = word_lists::czech_with_ch();
    let alphabet = edition.tiles.alphabet().clone();
    run(Kit::of_words(edition, alphabet, words), 3_000..3_015, 20, &mut seen);
    seen.assert_everything_was_met(300);
}

#[test]
fn every_move_is_found_once_on_boards_with_tiles_from_the_start() {
    let mut seen = Seen::default();
    let words = word_lists::drawn_from("en");
    for seed in 4_000..4_030 {
        let mut edition = edition("en");
        edition.layout = strewn(&edition, 1 + seed as usize % 40, &mut chance(seed));
        let alphabet = edition.tiles.alphabet().clone();
        run(Kit::of_words(edition, alphabet, words.clone()), seed..seed + 1, 5, &mut seen);
    }
    assert!(seen.positions >= 150 && seen.empty_boards == 0, "{seen:?}");
    assert!(seen.placements > 5_000 && seen.single_tiles > 500, "{seen:?}");
}

fn run_odd(seeds: Range<u64>) {
    let mut seen = Seen::default();
    let positions = 10 * (seeds.end - seeds.start) as usize;
    for seed in seeds {
        run(odd::kit(&mut chance(seed)), seed..seed + 1, 10, &mut seen);
    }
    seen.assert_everything_was_met(positions);
}

#[test]
fn every_move_is_found_once_in_odd_editions() {
    run_odd(5_000..5_080);
}

#[test]
fn every_move_is_found_once_in_more_odd_editions() {
    run_odd(6_000..6_080);
}

#[test]
fn every_move_is_found_once_with_almost_nothing_but_blanks() {
    let mut placements = 0;
    for seed in 9_500..9_530 {
        let kit = odd::kit(&mut chance(seed));
        let (mut generator, mut finder) = (Generator::default(), Finder::default());
        play(&kit, 6, &mut chance(seed), |situation, chance| {
            let mut situation = situation.clone();
            let letters = chance.below(2).min(situation.rack.len());
            situation.rack.0[letters..].fill(Tile::Blank);
            placements += check(&mut generator, &kit, &situation).placements.len();
            check_best(&mut finder, &mut generator, &kit, &situation, Worth::Points);
            check_best(&mut finder, &mut generator, &kit, &situation, Worth::Equity);
        });
    }
    assert!(placements > 20_000, "{placements}");
}

#[test]
fn without_words_there_are_exchanges_and_a_pass() {
    let alphabet = edition("en").tiles.alphabet().clone();
    let mut seen = Seen::default();
    run(Kit::of_words(edition("en"), alphabet, vec![]), 7_000..7_010, 1, &mut seen);
    assert!(seen.placements == 0 && seen.exchanges > 0, "{seen:?}");
}

#[test]
fn points_beyond_all_numbers_are_the_highest_number() {
    let row = |start: &str| format!("{start}{}\n", ",4W".repeat(14));
    let layout = row("*4W") + &row("4W").repeat(14);
    let a = Letter::new("A").unwrap();
    let mut edition = edition("en");
    edition.tiles = TileSet::new(vec![(a, 99, 60)], 2).unwrap();
    edition.layout = Layout::parse(&layout).unwrap();
    (edition.rack_size, edition.bingo_bonus) = (12, Score(1_000));
    let words = (1..=15).map(|letters| std::iter::repeat_n(a, letters).collect::<Word>());
    let alphabet = edition.tiles.alphabet().clone();
    let kit = Kit::of_words(edition, alphabet, words.collect());
    let mut situation = Situation {
        board: kit.edition().layout.board(),
        position: kit.engine.start(),
        rack: Tiles(vec![Tile::Letter(a); 12]),
        bag: 40,
        unseen_value: 0,
    };
    let mut generator = Generator::default();
    for _ in 0..3 {
        let found = check(&mut generator, &kit, &situation);
        assert!(found.placements.values().any(|&score| score == i32::MAX));
        let turn = situation.turn(&kit.engine, Worth::Points);
        let best = Finder::default().best(&kit.engine, &situation.position, &turn);
        assert_eq!(best.score, i32::MAX);
        let Move::Place(play) = best.action else { panic!("{best:?}") };
        situation.make(&kit.engine, &play);
    }
}
