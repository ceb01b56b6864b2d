//! Plays become placements of the rules and come back.

use kamen::ai::scrabble::{Generator, Move, Play, Worth};
use kamen::games::scrabble::{Placement, Tiles};

use crate::kit::{Kit, chance};
use crate::odd;
use crate::positions::{Situation, play};

/// Looks at every play of the turns of a random game; answers how many there were.
fn run(kit: &Kit, seed: u64, check: impl Fn(&Situation, &Move, &Play, &Placement)) -> usize {
    let mut plays = 0;
    let mut generator = Generator::default();
    play(kit, 10, &mut chance(seed), |situation, _| {
        let turn = situation.turn(&kit.engine, Worth::Points);
        for ranked in generator.all(&kit.engine, &situation.position, &turn) {
            if let Move::Place(play) = ranked.action {
                let placement = play.placement(&kit.engine, &situation.position);
                check(situation, &ranked.action, &play, &placement);
                plays += 1;
            }
        }
    });
    plays
}

/// The same in two languages and in odd editions.
fn run_all(check: impl Fn(&Kit, &Situation, &Move, &Play, &Placement)) {
    let run = |kit: &Kit, seed| run(kit, seed, |s, m, play, placed| check(kit, s, m, play, placed));
    let mut plays = run(&Kit::small("cs", "cs-plus"), 30_000);
    plays += run(&Kit::small("en", "en"), 30_001);
    plays += (30_002..30_042).map(|seed| run(&odd::kit(&mut chance(seed)), seed)).sum::<usize>();
    assert!(plays > 10_000, "{plays}");
}

#[test]
fn a_play_is_the_same_after_being_a_placement() {
    run_all(|kit, situation, _, play, placement| {
        let back = Play::from_placement(&kit.engine, placement).unwrap();
        assert_eq!(back, *play, "{placement} {}", situation.picture());
    });
}

#[test]
fn a_placement_is_the_same_after_being_a_play() {
    run_all(|kit, situation, _, _, placement| {
        let play = Play::from_placement(&kit.engine, placement).unwrap();
        let back = play.placement(&kit.engine, &situation.position);
        assert_eq!(back, *placement, "{}", situation.picture());
    });
}

#[test]
fn a_play_tells_which_tiles_it_takes_and_leaves() {
    run_all(|kit, situation, action, play, placement| {
        let set = &kit.edition().tiles;
        let mut kept = situation.rack.clone();
        let mut used: Tiles = placement.tiles_used().collect();
        used.iter().for_each(|tile| assert!(kept.remove(tile), "{placement}"));
        assert_eq!(play.count(), used.len(), "{placement}");
        set.sort(&mut used);
        set.sort(&mut kept);
        assert_eq!(action.used().tiles(set.alphabet()), used, "{placement}");
        let rack = situation.turn(&kit.engine, Worth::Points).rack;
        assert_eq!(action.kept(&rack).tiles(set.alphabet()), kept, "{placement}");
    });
}

#[test]
fn a_placement_of_foreign_letters_or_too_many_tiles_is_no_play() {
    let kit = Kit::small("en", "en");
    let too_long = format!("8A {}", "A".repeat(13));
    for text in ["8H ŘEKA", "8H řA", "8H [CH]A", &too_long] {
        assert_eq!(Play::from_placement(&kit.engine, &text.parse().unwrap()), None, "{text}");
    }
}
