//! What is gained by going through all orders of the last tiles in the bag: the chance to win after
//! the move that a grandmaster takes, beside that after the move that looks best.

use std::time::Instant;

use kamen::ai::budget::Budget;
use kamen::ai::scrabble::simulation::Simulator;
use kamen::ai::scrabble::{Engine, Finder, Level, Ranked, Turn, Worth};
use kamen::games::chance::Seed;

use super::{PACE, SEARCHED_GAMES, Spot, game};

/// Positions of each number of tiles in the bag.
const POSITIONS: usize = 60;

/// Steps of the search that judges two moves: all orders, with end games as deep as these allow.
const JUDGING_STEPS: u64 = 400_000;

/// Compares the moves where they differ.
pub fn few_tiles(engine: &Engine) {
    println!(
        "\ntiles in the bag  positions  other moves  chance to win in %, first sight  grandmaster"
    );
    for bag in 1..=3 {
        let games = (0..SEARCHED_GAMES * 4).flat_map(|number| game(engine, 1_000 + number));
        let spots = games.filter(|spot| spot.turn.bag == bag && spot.is_close()).take(POSITIONS);
        let (mut positions, mut others, mut before, mut after) = (0, 0, 0.0, 0.0);
        for spot in spots {
            let mut player = Level::Grandmaster.player(&Seed::new([9; 32]));
            let begun = Instant::now();
            let enough = || begun.elapsed() >= PACE;
            let answer = spot.choose(engine, player.as_mut(), &Budget::until(&enough));
            let turn = Turn { worth: Worth::Equity, ..spot.turn };
            let first_sight = Finder::default().best(engine, &spot.position, &turn);
            positions += 1;
            if answer.chosen.action != first_sight.action {
                others += 1;
                let [first, chosen] = judged(engine, &spot, [first_sight, answer.chosen]);
                before += first;
                after += chosen;
            }
        }
        assert!(positions > 0 && after >= before, "looking ahead must not lose");
        let [before, after] = [before, after].map(|sum| 100.0 * sum / f64::from(others.max(1)));
        println!("{bag:>16} {positions:>10} {others:>12} {before:>32.1} {after:>12.1}");
    }
}

impl Spot {
    /// Whether the game can still be won and lost.
    fn is_close(&self) -> bool {
        matches!(self.scores[..], [own, other] if (own - other).abs() <= 40)
    }
}

/// The chances to win after two moves, by all orders of the bag.
fn judged(engine: &Engine, spot: &Spot, moves: [Ranked; 2]) -> [f64; 2] {
    let mut chance = Seed::new([9; 32]).chance("judge");
    let turn = Turn { worth: Worth::Equity, ..spot.turn };
    let seen = spot.seen(&turn);
    let budget = Budget::steps(JUDGING_STEPS);
    let found = Simulator::default().judge_all(engine, &seen, &moves, &mut chance, &budget);
    moves.map(|ranked| {
        let own = found.iter().find(|judged| judged.ranked.action == ranked.action);
        own.map_or(0.0, |judged| judged.win_chance)
    })
}
