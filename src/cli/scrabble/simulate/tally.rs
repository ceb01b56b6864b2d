//! The sums over all games, and what is told of them.

use std::fmt::Write;
use std::time::Duration;

use serde_json::{Value, json};

use super::deal::{Deeds, Played};
use crate::ai::scrabble::Level;

/// The games so far. All sums but times are whole numbers, so no order of adding changes them.
pub(super) struct Tally {
    pub players: Vec<Standing>,
    pub games: u64,
    deals: u64,
    /// Deals that nobody has won in every rotation.
    split: u64,
}

/// One player over all games.
pub(super) struct Standing {
    level: Level,
    deeds: Deeds,
    wins: u64,
    draws: u64,
    /// Deals won in every rotation.
    won_all: u64,
    /// The sum over the deals of the squares of their half wins.
    squares: u128,
}

impl Tally {
    pub fn new(levels: &[Level]) -> Self {
        let standing = |&level| Standing {
            level,
            deeds: Deeds::default(),
            wins: 0,
            draws: 0,
            won_all: 0,
            squares: 0,
        };
        Self { players: levels.iter().map(standing).collect(), games: 0, deals: 0, split: 0 }
    }

    /// Adds the games of a deal.
    pub fn add(&mut self, played: &Played) {
        let mut halves = vec![0; self.players.len()];
        for game in &played.games {
            let best = game.iter().map(|deeds| deeds.points).max();
            let shared = game.iter().filter(|deeds| Some(deeds.points) == best).count() > 1;
            for ((player, deeds), halves) in self.players.iter_mut().zip(game).zip(&mut halves) {
                let leads = Some(deeds.points) == best;
                let (won, drawn) = (u64::from(leads && !shared), u64::from(leads && shared));
                player.deeds.add(deeds);
                player.wins += won;
                player.draws += drawn;
                *halves += 2 * won + drawn;
            }
        }
        let games = played.games.len() as u64;
        (self.games, self.deals) = (self.games + games, self.deals + 1);
        for (player, &halves) in self.players.iter_mut().zip(&halves) {
            player.won_all += u64::from(halves == 2 * games);
            player.squares += u128::from(halves * halves);
        }
        self.split += u64::from(halves.iter().all(|&halves| halves < 2 * games));
    }

    /// One standard error of a player's win rate: games of one deal depend on each other, deals do
    /// not.
    fn win_rate_error(&self, player: &Standing) -> Option<f64> {
        if self.deals < 2 {
            return None;
        }
        let deals = self.deals as f64;
        let mean = (2 * player.wins + player.draws) as f64 / deals;
        let variance = (player.squares as f64 - mean * mean * deals).max(0.0) / (deals - 1.0);
        let half_wins_per_deal = 2.0 * self.games as f64 / deals;
        Some((variance / deals).sqrt() / half_wins_per_deal)
    }

    /// The win rate of the first player with its error.
    pub fn win_rate(&self) -> (f64, f64) {
        let figures = self.figures(&self.players[0]);
        (figures.win_rate, figures.win_rate_error.unwrap_or(1.0))
    }

    fn figures(&self, player: &Standing) -> Figures {
        let Standing { deeds, wins, draws, .. } = player;
        let per = |sum: f64, of: u64| sum / of.max(1) as f64;
        Figures {
            win_rate: per(*wins as f64 + *draws as f64 / 2.0, self.games),
            win_rate_error: self.win_rate_error(player),
            points_per_game: per(deeds.points as f64, self.games),
            points_per_turn: per(deeds.turn_points as f64, deeds.turns),
            bingos_per_game: per(deeds.bingos as f64, self.games),
            turns_per_game: per(deeds.turns as f64, self.games),
            ms_per_turn: per(milliseconds(deeds.times.sum() + deeds.end_times.sum()), deeds.turns),
            ms_per_turn_p95: deeds.times.percentile(95).map(milliseconds),
            ms_per_turn_longest: deeds.times.longest().map(milliseconds),
            ms_per_end_turn: deeds.end_times.mean().map(milliseconds),
            ms_per_end_turn_p95: deeds.end_times.percentile(95).map(milliseconds),
            ms_per_end_turn_longest: deeds.end_times.longest().map(milliseconds),
            moves_found_per_turn: per(deeds.found as f64, deeds.counted_turns),
        }
    }

    /// The players for scripts.
    pub fn players_json(&self) -> Vec<Value> {
        let player = |player: &Standing| {
            let figures = self.figures(player);
            json!({
                "level": player.level.name(),
                "wins": player.wins,
                "draws": player.draws,
                "win_rate": figures.win_rate,
                "win_rate_error": figures.win_rate_error,
                "points_per_game": figures.points_per_game,
                "points_per_turn": figures.points_per_turn,
                "bingos_per_game": figures.bingos_per_game,
                "turns_per_game": figures.turns_per_game,
                "ms_per_turn": figures.ms_per_turn,
                "ms_per_turn_p95": figures.ms_per_turn_p95,
                "ms_per_turn_longest": figures.ms_per_turn_longest,
                "ms_per_end_turn": figures.ms_per_end_turn,
                "ms_per_end_turn_p95": figures.ms_per_end_turn_p95,
                "ms_per_end_turn_longest": figures.ms_per_end_turn_longest,
                "moves_found_per_turn": figures.moves_found_per_turn,
            })
        };
        self.players.iter().map(player).collect()
    }

    /// The deals for scripts: how often each player won all games of one, and how many were split.
    pub fn pairs_json(&self) -> Value {
        let won: Vec<u64> = self.players.iter().map(|player| player.won_all).collect();
        json!({ "pairs": self.deals, "won_both": won, "split": self.split })
    }

    /// A table for people, a column for each player.
    pub fn table(&self) -> String {
        let mut text = String::new();
        let mut row = |name: &str, cell: &dyn Fn(&Standing, &Figures) -> String| {
            let _ = write!(text, "{name:<30}");
            for player in &self.players {
                let _ = write!(text, "{:>16}", cell(player, &self.figures(player)));
            }
            text.push('\n');
        };
        row("level", &|player, _| player.level.to_string());
        row("wins", &|player, _| player.wins.to_string());
        row("draws", &|player, _| player.draws.to_string());
        row("win rate in %", &|_, figures| match figures.win_rate_error {
            Some(error) => format!("{:.1} ± {:.1}", figures.win_rate * 100.0, error * 100.0),
            None => format!("{:.1}", figures.win_rate * 100.0),
        });
        row("deals won on all seats", &|player, _| player.won_all.to_string());
        row("points per game", &|_, figures| format!("{:.1}", figures.points_per_game));
        row("points per turn", &|_, figures| format!("{:.1}", figures.points_per_turn));
        row("bingos per game", &|_, figures| format!("{:.2}", figures.bingos_per_game));
        row("turns per game", &|_, figures| format!("{:.1}", figures.turns_per_game));
        row("ms per turn", &|_, figures| format!("{:.3}", figures.ms_per_turn));
        row("ms per turn, p95", &|_, figures| told(figures.ms_per_turn_p95));
        row("ms per turn, longest", &|_, figures| told(figures.ms_per_turn_longest));
        row("ms per end-game turn", &|_, figures| told(figures.ms_per_end_turn));
        row("ms per end-game turn, p95", &|_, figures| told(figures.ms_per_end_turn_p95));
        row("ms per end-game turn, longest", &|_, figures| told(figures.ms_per_end_turn_longest));
        row("moves found per turn", &|_, figures| format!("{:.0}", figures.moves_found_per_turn));
        text
    }
}

/// What is told of a player.
struct Figures {
    win_rate: f64,
    win_rate_error: Option<f64>,
    points_per_game: f64,
    points_per_turn: f64,
    bingos_per_game: f64,
    turns_per_game: f64,
    ms_per_turn: f64,
    ms_per_turn_p95: Option<f64>,
    ms_per_turn_longest: Option<f64>,
    ms_per_end_turn: Option<f64>,
    ms_per_end_turn_p95: Option<f64>,
    ms_per_end_turn_longest: Option<f64>,
    moves_found_per_turn: f64,
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// A time, or a dash when there was no such turn.
fn told(milliseconds: Option<f64>) -> String {
    milliseconds.map_or_else(|| "–".into(), |time| format!("{time:.3}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A deal by the points of both players in both games.
    fn deal(points: [[i64; 2]; 2]) -> Played {
        let deeds = |points| Deeds { points, ..Deeds::default() };
        let games = points.map(|game| game.map(deeds).to_vec()).to_vec();
        Played { games, positions: String::new() }
    }

    #[test]
    fn wins_draws_and_pairs_are_counted() {
        let mut tally = Tally::new(&[Level::Inhuman, Level::Random]);
        tally.add(&deal([[400, 300], [350, 349]]));
        assert_eq!(tally.players_json()[0]["win_rate_error"], Value::Null);
        tally.add(&deal([[400, 300], [300, 400]]));
        tally.add(&deal([[300, 300], [400, 300]]));
        tally.add(&deal([[200, 300], [-5, 0]]));
        let [first, second] = &tally.players_json()[..] else { panic!("two players") };
        assert_eq!((&first["wins"], &first["draws"]), (&4.into(), &1.into()));
        assert_eq!((&second["wins"], &second["draws"]), (&3.into(), &1.into()));
        assert_eq!(first["win_rate"], 4.5 / 8.0);
        assert_eq!(first["points_per_game"], 2345.0 / 8.0);
        assert_eq!(tally.pairs_json(), json!({ "pairs": 4, "won_both": [1, 1], "split": 2 }));
        let mean = 9.0 / 16.0;
        let shares: [f64; 4] = [1.0, 0.5, 0.75, 0.0];
        let variance: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / 3.0;
        let error = first["win_rate_error"].as_f64().unwrap();
        assert!((error - (variance / 4.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn times_are_told_with_and_without_tiles_in_the_bag() {
        let mut played = deal([[400, 300], [350, 349]]);
        let first = &mut played.games[0][0];
        first.turns = 4;
        for time in [1, 3, 7] {
            first.times.note(Duration::from_millis(time));
        }
        first.end_times.note(Duration::from_millis(9));
        let mut tally = Tally::new(&[Level::Inhuman, Level::Random]);
        tally.add(&played);
        let [first, second] = &tally.players_json()[..] else { panic!("two players") };
        assert_eq!(
            (&first["ms_per_turn"], &first["ms_per_turn_longest"]),
            (&5.0.into(), &7.0.into())
        );
        assert!((first["ms_per_turn_p95"].as_f64().unwrap() / 7.0 - 1.0).abs() < 0.05);
        for name in ["ms_per_end_turn", "ms_per_end_turn_longest"] {
            assert_eq!((&first[name], &second[name]), (&9.0.into(), &Value::Null), "{name}");
        }
        let table = tally.table();
        let line = table.lines().find(|line| line.starts_with("ms per end-game turn, longest"));
        assert!(line.unwrap().ends_with("9.000               –"), "{table}");
    }
}
