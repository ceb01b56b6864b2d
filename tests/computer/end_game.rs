//! The search of end games: equal to plain minimax, never worse than other ways, and in time.

use std::sync::atomic::{AtomicU64, Ordering};

use kamen::ai::budget::Budget;
use kamen::ai::scrabble::end_game::{Comparison, EndGame, Solver, Way};
use kamen::ai::scrabble::{Engine, Generator, Move, Rack, Turn, Worth};
use kamen::games::scrabble::Tiles;

use crate::helpers::Helpers;
use crate::kit::{CZECH, ENGLISH};

fn worth(engine: &Engine, rack: &Rack) -> i32 {
    let tiles = &engine.edition().tiles;
    tiles.sum(&rack.tiles(tiles.alphabet())).0
}

/// The value of an end game by looking at everything, with nothing left out and nothing remembered.
pub fn minimax(engine: &Engine, game: &EndGame, passes: usize) -> i32 {
    let [own, other] = *game.racks();
    let turn =
        Turn { rack: own, bag: 0, unseen_value: worth(engine, &other), worth: Worth::Points };
    let moves = Generator::default().all(engine, game.position(), &turn).to_vec();
    let value = |chosen| {
        let mut after = game.clone();
        let (brings, over) = after.make(engine, chosen);
        match chosen.action {
            // As the rules have it: two rounds of passes.
            Move::Pass if passes == 3 => worth(engine, &other) - worth(engine, &own),
            Move::Pass => {
                let after = EndGame::new(game.position(), [other, own]);
                -minimax(engine, &after, passes + 1)
            }
            _ if over => brings,
            _ => brings - minimax(engine, &EndGame::new(after.position(), *after.racks()), 0),
        }
    };
    moves.iter().map(value).max().unwrap()
}

/// End games of self-play in which both have lost tiles until so few are left.
pub fn small(engine: &Engine, number: u64, sizes: [usize; 2]) -> Option<EndGame> {
    let game = EndGame::of_self_play(engine, 11, number)?;
    let alphabet = engine.edition().tiles.alphabet();
    let mut racks = *game.racks();
    for (rack, size) in racks.iter_mut().zip(sizes) {
        let tiles: Tiles = rack.tiles(alphabet).iter().take(size).collect();
        *rack = Rack::new(&tiles, alphabet);
    }
    Some(EndGame::new(game.position(), racks))
}

#[test]
fn the_search_finds_what_plain_minimax_finds() {
    let mut solver = Solver::default();
    for engine in [&CZECH, &ENGLISH] {
        for (sizes, numbers) in
            [([1, 1], 0..20), ([1, 2], 20..40), ([2, 1], 40..60), ([2, 2], 60..70)]
        {
            for number in numbers {
                let Some(game) = small(engine, number, sizes) else { continue };
                let blanks: usize = game.racks().iter().map(Rack::blanks).sum();
                if blanks > 0 && sizes == [2, 2] {
                    continue;
                }
                let found = solver.solve(engine, &game, &Budget::steps(u64::MAX));
                assert!(found.is_exact, "{number}");
                assert_eq!(found.value, minimax(engine, &game, 0), "{number} {sizes:?}");
            }
        }
    }
}

#[test]
fn no_other_way_is_better_where_the_search_comes_to_its_end() {
    let mut solver = Solver::default();
    let (mut exact, mut lost) = (0, [0; Way::ALL.len()]);
    for number in 0..40 {
        let Some(game) = small(&CZECH, number, [4, 4]) else { continue };
        let steps = Budget::steps(20_000);
        let comparison = Comparison::of(&mut solver, &CZECH, &game, &steps, &steps);
        if comparison.is_proved {
            exact += 1;
            assert_eq!(comparison.values[0], comparison.value, "the same search, the same answer");
            for (lost, value) in lost.iter_mut().zip(comparison.values) {
                assert!(value <= comparison.value, "{number}");
                *lost += comparison.value - value;
            }
        }
    }
    assert!(exact >= 20, "{exact}");
    assert!(lost[1..].iter().all(|&lost| lost > 0), "the other ways make mistakes: {lost:?}");
}

#[test]
fn a_search_that_is_stopped_answers_at_once_and_the_same_steps_give_the_same_answer() {
    let game = (0..20).find_map(|number| EndGame::of_self_play(&CZECH, 12, number)).unwrap();
    let mut solver = Solver::default();
    for steps in [0, 1, 10, 300] {
        let [first, second] = [(); 2].map(|()| solver.solve(&CZECH, &game, &Budget::steps(steps)));
        assert_eq!(first, second);
        // Moves are looked for once, and the first line is played out, whatever the budget.
        assert!(first.steps <= steps + 60, "{} of {steps}", first.steps);
    }
    let asked = AtomicU64::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 50;
    let found = solver.solve(&CZECH, &game, &Budget::until(&stop));
    assert!(!found.is_exact && asked.load(Ordering::Relaxed) <= 52);
}

#[test]
fn an_empty_rack_or_no_move_is_no_trouble() {
    let mut solver = Solver::default();
    let nothing = EndGame::new(&ENGLISH.start(), [Rack::default(), Rack::default()]);
    let found = solver.solve(&ENGLISH, &nothing, &Budget::default());
    assert_eq!((found.best.action, found.value), (Move::Pass, 0));
    let game = small(&CZECH, 1, [1, 0]).unwrap();
    assert!(solver.solve(&CZECH, &game, &Budget::default()).is_exact);
}

#[test]
fn several_minds_prove_what_one_proves_whoever_wants_their_threads_back() {
    let (mut alone, mut together) = (Solver::default(), Solver::default());
    let mut compared = 0;
    for number in 0..60 {
        let Some(game) = small(&CZECH, number, [4, 4]) else { continue };
        let proved = alone.solve(&CZECH, &game, &Budget::steps(12_000));
        // Shorter searches are not shared at all, longer ones take too long here.
        if !proved.is_exact || proved.steps < 4_000 {
            continue;
        }
        compared += 1;
        for (threads, wanted_every) in [(1, 0), (2, 0), (4, 0), (3, 500), (3, 1)] {
            let helpers = Helpers::new(threads, wanted_every);
            let budget = Budget::until(&|| false).with_crew(&helpers);
            let found = together.solve(&CZECH, &game, &budget);
            assert!(found.is_exact && helpers.have_helped());
            assert_eq!(found.value, proved.value, "{number}, {threads} threads");
        }
    }
    assert!(compared >= 3, "{compared}");
}

#[test]
fn several_minds_stop_when_one_would() {
    let game = (0..20).find_map(|number| EndGame::of_self_play(&CZECH, 12, number)).unwrap();
    let mut solver = Solver::default();
    let helpers = Helpers::new(3, 0);
    let asked = AtomicU64::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 4_000;
    let found = solver.solve(&CZECH, &game, &Budget::until(&stop).with_crew(&helpers));
    assert!(!found.is_exact && found.depth > 0 && helpers.have_helped());
    // Everybody asks once more, and nobody begins anything new.
    assert!(asked.load(Ordering::Relaxed) <= 4_050, "{asked:?}");
}

#[test]
fn a_long_search_proves_more_than_looking_further_turn_by_turn() {
    let mut solver = Solver::default();
    // With so few steps no attempt to follow all lines is made yet.
    let open = |game: &EndGame, solver: &mut Solver| {
        !solver.solve(&CZECH, game, &Budget::steps(20_000)).is_exact
    };
    let games = (0..60).filter_map(|number| small(&CZECH, number, [5, 5]));
    let hard: Vec<EndGame> = games.filter(|game| open(game, &mut solver)).take(4).collect();
    assert_eq!(hard.len(), 4);
    let found = hard.iter().map(|game| solver.solve(&CZECH, game, &Budget::steps(100_000)));
    let proved: Vec<_> = found.filter(|found| found.is_exact).collect();
    // A proof does not wait until the turn by turn search has come so far.
    assert!(!proved.is_empty() && proved.iter().all(|found| found.depth < 20), "{proved:?}");
}
