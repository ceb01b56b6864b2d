//! Looking ahead: moves judged by playing on while something is hidden, by search in an end game.

use super::explain::{Analyser, Moves};
use crate::ai::budget::Budget;
use crate::ai::scrabble::end_game::EndGame;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::moves::Ranked;
use crate::games::chance::Chance;

/// What looking ahead has shown of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foresight {
    /// The chance to win after it, between nothing and one.
    pub win_chance: f64,
    /// The lead at the end, as far as it can be told.
    pub lead: f64,
    /// In how many games it was tried; none when an end game was searched.
    pub games: usize,
}

impl Foresight {
    /// A game that ends with such a lead.
    fn of_end(lead: i32) -> Self {
        let win_chance = f64::from(lead.signum() + 1) / 2.0;
        Self { win_chance, lead: lead.into(), games: 0 }
    }
}

/// A move with what was seen after it.
pub(super) struct Foreseen {
    pub ranked: Ranked,
    pub foresight: Foresight,
}

/// The most steps of each search in an end game: about a second.
const SEARCH_STEPS: u64 = 150_000;

impl Analyser {
    /// Looks ahead after some moves: searches an end game of two, and plays on before that when there
    /// is any chance for it. The best comes first; in an end game it is the best of all moves. Nothing
    /// when there is nothing to be seen.
    pub(super) fn look_ahead(
        &mut self,
        engine: &Engine,
        moves: &Moves,
        tried: &[Ranked],
        chance: Option<&mut Chance>,
        budget: &Budget<'_>,
    ) -> Vec<Foreseen> {
        match (EndGame::seen(&moves.sight.seen()), chance) {
            (Some(game), _) => self.search(engine, (moves, &game), tried, budget),
            (None, Some(chance)) => self.play_on(engine, moves, tried, chance, budget),
            (None, None) => Vec::new(),
        }
    }

    /// Searches after each of the moves.
    fn search(
        &mut self,
        engine: &Engine,
        (moves, game): (&Moves, &EndGame),
        tried: &[Ranked],
        budget: &Budget<'_>,
    ) -> Vec<Foreseen> {
        let ahead = match moves.sight.scores[..] {
            [own, other] => own - other,
            _ => 0,
        };
        let budget = budget.at_most(SEARCH_STEPS);
        let best = self.solver.solve(engine, game, &budget);
        let mut found = vec![(best.best, best.value)];
        for &ranked in tried.iter().filter(|tried| tried.action != best.best.action) {
            if budget.is_stopped() {
                break;
            }
            let mut after = game.clone();
            let (brings, over) = after.make(engine, &ranked);
            let value = match over {
                true => brings,
                false => brings - self.solver.solve(engine, &after, &budget).value,
            };
            found.push((ranked, value));
        }
        // A move may turn out to be better than what was found before it was looked at alone.
        found.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
        let foreseen =
            |(ranked, value)| Foreseen { ranked, foresight: Foresight::of_end(ahead + value) };
        found.into_iter().map(foreseen).collect()
    }

    /// Plays on after each of the moves.
    fn play_on(
        &mut self,
        engine: &Engine,
        moves: &Moves,
        tried: &[Ranked],
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Vec<Foreseen> {
        let judged = self.simulator.judge_all(engine, &moves.sight.seen(), tried, chance, budget);
        let tried = judged.iter().filter(|judged| judged.games > 0);
        let foreseen = tried.map(|judged| Foreseen {
            ranked: judged.ranked,
            foresight: Foresight {
                win_chance: judged.win_chance,
                lead: judged.lead,
                games: judged.games,
            },
        });
        foreseen.collect()
    }
}
