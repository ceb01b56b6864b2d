//! The best move is the best of all moves.

use std::collections::HashMap;
use std::ops::Range;

use kamen::ai::scrabble::{Equity, Finder, Generator, Move, Ranked, Turn, Worth};

use crate::kit::{Kit, chance};
use crate::odd;
use crate::positions::{Situation, play};

/// Compares the turns of random games, each with a bag that is full, nearly empty and empty, by
/// points and by equity.
fn run(mut kit: Kit, games: Range<u64>, turns: usize) -> Seen {
    let mut seen = Seen::default();
    let (mut finder, mut generator) = (Finder::default(), Generator::default());
    for game in games {
        let mut chance = chance(game);
        kit = kit.with_any_exchange(&mut chance);
        play(&kit, turns, &mut chance, |situation, chance| {
            seen.positions += 1;
            let mut situation = situation.clone();
            for bag in [60, 1 + chance.below(8), 0] {
                situation.bag = bag;
                for worth in [Worth::Points, Worth::Equity] {
                    let best = check(&mut finder, &mut generator, &kit, &situation, worth);
                    seen.add(&best);
                }
            }
        });
    }
    seen
}

#[test]
fn the_best_move_is_found_in_czech() {
    run(Kit::small("cs", "cs-plus"), 10_000..10_030, 20).assert_everything_was_met(600);
}

#[test]
fn the_best_move_is_found_in_slovak() {
    run(Kit::small("sk", "sk"), 11_000..11_030, 20).assert_everything_was_met(600);
}

#[test]
fn the_best_move_is_found_in_english() {
    run(Kit::small("en", "en"), 12_000..12_030, 20).assert_everything_was_met(600);
}

#[test]
fn the_best_move_is_found_in_odd_editions() {
    let mut seen = Seen::default();
    for seed in 13_000..13_100 {
        seen += run(odd::kit(&mut chance(seed)), seed..seed + 1, 10);
    }
    seen.assert_everything_was_met(1_000);
}

#[test]
fn the_best_move_is_found_among_all_czech_words() {
    run(Kit::whole("cs", "cs-plus"), 14_000..14_010, 15).assert_enough(150);
}

#[test]
fn the_best_move_is_found_among_all_slovak_words() {
    run(Kit::whole("sk", "sk"), 15_000..15_010, 15).assert_enough(150);
}

#[test]
fn the_best_move_is_found_among_all_english_words() {
    run(Kit::whole("en", "en"), 16_000..16_008, 15).assert_enough(120);
}

/// Compares the best move of a turn with all of them.
pub fn check(
    finder: &mut Finder,
    generator: &mut Generator,
    kit: &Kit,
    situation: &Situation,
    worth: Worth,
) -> Ranked {
    let (engine, position) = (&kit.engine, &situation.position);
    let turn = situation.turn(engine, worth);
    let best = finder.best(engine, position, &turn);
    let all = generator.all(engine, position, &turn);
    let told = |ranked: &Ranked| {
        let action = ranked.action.action(engine, position);
        format!("{action:?} for {} worth {:.3}", ranked.score, ranked.equity)
    };
    let highest = all.iter().max_by_key(|ranked| ranked.equity).unwrap();
    assert!(
        best.equity == highest.equity,
        "{}\nby {worth:?} the best is {}\nfound was {}",
        situation.picture(),
        told(highest),
        told(&best)
    );
    let equals = all.iter().filter(|ranked| ranked.equity == best.equity).map(told);
    assert!(
        equals.into_iter().any(|equal| equal == told(&best)),
        "{}\nnot among all moves by {worth:?}: {}",
        situation.picture(),
        told(&best)
    );
    let again = Finder::default().best(engine, position, &turn);
    assert_eq!(told(&again), told(&best), "a new finder finds the same {}", situation.picture());
    tiles_kept_tell_the_rest(kit, situation, &turn, all);
    best
}

/// What a play is worth beside its points depends on nothing but the tiles it leaves on the rack,
/// and is their learned value as long as there are tiles to draw. A first word gives something away.
fn tiles_kept_tell_the_rest(kit: &Kit, situation: &Situation, turn: &Turn, all: &[Ranked]) {
    let mut rests: HashMap<String, Equity> = HashMap::new();
    for ranked in all.iter().filter(|ranked| matches!(ranked.action, Move::Place(_))) {
        let rest = ranked.equity - Equity::points(ranked.score);
        let used = ranked.action.used().tiles(kit.edition().tiles.alphabet()).to_string();
        let told = || format!("{used} {}", situation.picture());
        let value = match (turn.worth, turn.bag) {
            (Worth::Points, _) => Equity(0),
            (Worth::Equity, 0) => *rests.entry(used.clone()).or_insert(rest),
            (Worth::Equity, _) => kit.engine.leaves().value(&ranked.action.kept(&turn.rack)),
        };
        if situation.position.is_empty() && turn.worth == Worth::Equity {
            assert!(turn.bag == 0 || rest <= value, "{rest} {value} {}", told());
        } else {
            assert_eq!(rest, value, "{}", told());
        }
    }
}

/// What was the best move, in all turns together.
#[derive(Debug, Default)]
struct Seen {
    positions: usize,
    placed: usize,
    exchanged: usize,
    passed: usize,
}

impl std::ops::AddAssign for Seen {
    fn add_assign(&mut self, other: Self) {
        self.positions += other.positions;
        self.placed += other.placed;
        self.exchanged += other.exchanged;
        self.passed += other.passed;
    }
}

impl Seen {
    fn add(&mut self, best: &Ranked) {
        *(match best.action {
            Move::Place(_) => &mut self.placed,
            Move::Exchange(_) => &mut self.exchanged,
            Move::Pass => &mut self.passed,
        }) += 1;
    }

    fn assert_enough(&self, positions: usize) {
        assert!(self.positions >= positions, "{self:?}");
        assert!(self.placed > 3 * positions, "{self:?}");
    }

    fn assert_everything_was_met(&self, positions: usize) {
        self.assert_enough(positions);
        assert!(self.exchanged > 0 && self.passed > 0, "{self:?}");
    }
}
