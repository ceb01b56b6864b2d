//! How moves stand beside each other after some games, all of them in the same worlds.

use super::Judged;
use super::rollout::Outcome;
use crate::ai::scrabble::moves::Ranked;

/// The results of each move.
pub(super) struct Standings {
    /// The chance to win as it looks before any game.
    looks: Vec<f64>,
    results: Vec<Vec<Outcome>>,
    active: Vec<bool>,
    rounds: usize,
    /// How many games there can be for each, when all worlds are gone through.
    most: Option<usize>,
}

/// A move is left out when it is worse than the leader by so many standard errors of the difference.
const ERRORS: f64 = 2.6;

/// How a move looks counts as much as so many games: the noise of a game, squared, beside the error
/// of the looks. When all worlds are gone through, they count the less the more of these were tried.
const LOOKS_COUNT: f64 = 25.0;

/// Nothing is left out before so many rounds.
const FEWEST_ROUNDS: usize = 16;

impl Standings {
    /// Moves with the chances to win as they look before any game, and how many games of each there
    /// can be.
    pub fn new(looks: Vec<f64>, most: Option<usize>) -> Self {
        let (results, active) = (vec![Vec::new(); looks.len()], vec![true; looks.len()]);
        Self { looks, results, active, rounds: 0, most }
    }

    /// The share of what is to be known that is still unknown after so many games.
    fn unknown(&self, games: f64) -> f64 {
        self.most.map_or(1.0, |most| 1.0 - games / most.max(1) as f64)
    }

    /// Whether there is still something to find out.
    pub fn is_open(&self) -> bool {
        self.active.iter().filter(|active| **active).count() > 1
    }

    /// The moves that are still tried.
    pub fn active(&self) -> Vec<usize> {
        (0..self.active.len()).filter(|&place| self.active[place]).collect()
    }

    /// Notes how the games of some moves went in one world.
    pub fn note(&mut self, places: &[usize], outcomes: &[Outcome]) {
        for (&place, outcome) in places.iter().zip(outcomes) {
            self.results[place].push(*outcome);
        }
        self.rounds += 1;
    }

    /// What counts: to win, and then by how much.
    fn value(outcome: &Outcome) -> f64 {
        outcome.win + outcome.lead * 1e-4
    }

    /// The average over the games that the move has had.
    fn mean(&self, place: usize, of: impl Fn(&Outcome) -> f64) -> f64 {
        let results = &self.results[place];
        results.iter().map(of).sum::<f64>() / results.len().max(1) as f64
    }

    /// What is to be thought of a move after its games, and of how it looks.
    fn worth(&self, place: usize) -> f64 {
        let games = self.results[place].len() as f64;
        let (looks, mean) = (self.looks[place], self.mean(place, Self::value));
        let looks_count = LOOKS_COUNT * self.unknown(games);
        (looks_count * looks + games * mean) / (looks_count + games)
    }

    /// Leaves out what is clearly worse than the leader.
    pub fn leave_out_the_worse(&mut self) {
        if self.rounds < FEWEST_ROUNDS {
            return;
        }
        let active = self.active();
        let worth = active.iter().map(|&place| (place, self.worth(place)));
        let Some((leader, _)) = worth.max_by(|a, b| a.1.total_cmp(&b.1)) else { return };
        for place in active.into_iter().filter(|&place| place != leader) {
            let pairs = self.results[leader].iter().zip(&self.results[place]);
            let worse: Vec<f64> =
                pairs.map(|(best, other)| Self::value(best) - Self::value(other)).collect();
            let games = worse.len() as f64;
            let mean = worse.iter().sum::<f64>() / games;
            let squares = worse.iter().map(|worse| (worse - mean).powi(2)).sum::<f64>();
            let unknown = self.unknown(games);
            let error = (squares / (games - 1.0) / games * unknown).sqrt();
            let looks = (self.looks[leader] - self.looks[place]) * LOOKS_COUNT * unknown / games;
            if mean + looks > ERRORS * error {
                self.active[place] = false;
            }
        }
    }

    /// The moves with what was found out about them, the best first.
    pub fn judged(&self, moves: &[Ranked]) -> Vec<Judged> {
        let mut order: Vec<usize> = (0..moves.len()).collect();
        // Those that were tried longest have stood against all others.
        let rank = |place: usize| (self.results[place].len(), self.worth(place));
        order.sort_by(|&a, &b| {
            let ((games, worth), (other_games, other_worth)) = (rank(a), rank(b));
            other_games.cmp(&games).then(other_worth.total_cmp(&worth))
        });
        let judged = |place: usize| Judged {
            ranked: moves[place],
            win_chance: self.mean(place, |outcome| outcome.win),
            lead: self.mean(place, |outcome| outcome.lead),
            games: self.results[place].len(),
        };
        order.into_iter().map(judged).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_clearly_worse_is_left_out_and_what_is_close_stays() {
        let mut standings = Standings::new(vec![0.5; 3], None);
        for round in 0..40 {
            let luck = f64::from(round % 7) / 10.0;
            let close = luck + f64::from(round % 2) / 50.0 - 0.01;
            let outcomes = [luck, luck - 0.05, close].map(|win| Outcome { win, lead: 0.0 });
            standings.note(&[0, 1, 2], &outcomes);
        }
        standings.leave_out_the_worse();
        assert_eq!(standings.active(), [0, 2]);
        assert!(standings.is_open());
    }

    #[test]
    fn looks_do_not_count_when_everything_was_tried() {
        let judged = |most| {
            let mut standings = Standings::new(vec![0.6, 0.4], most);
            for _ in 0..8 {
                let outcomes = [0.5, 0.51].map(|win| Outcome { win, lead: 0.0 });
                standings.note(&[0, 1], &outcomes);
            }
            (standings.worth(0), standings.worth(1))
        };
        let (first, second) = judged(None);
        assert!(first > second);
        let (first, second) = judged(Some(8));
        assert!((first - 0.5).abs() + (second - 0.51).abs() < 1e-9, "{first} {second}");
    }
}
