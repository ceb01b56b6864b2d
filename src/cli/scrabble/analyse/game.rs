//! One game, each turn beside the best.

use std::fmt::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::{Value, json};

use super::Manner;
use super::columns::{aligned, percent};
use super::position::{explained, typed};
use crate::ai::scrabble::Engine;
use crate::ai::scrabble::analysis::{Analyser, Mistake, PlayerReview, Review, TurnReview};
use crate::cli::report::Report;
use crate::cli::terminal::Bar;
use crate::files::write_whole;
use crate::games::scrabble::View;
use crate::render::Painter;
use crate::render::scrabble::{LostPoints, lost_chart};
use crate::texts::Tongue;
use crate::themes;

/// A game as a file tells it.
pub(super) struct Told {
    pub view: View,
    pub names: Vec<String>,
}

/// A game that was looked at, with the time that each turn took.
pub(super) struct Reviewed {
    pub review: Review,
    spent: Vec<Duration>,
}

/// The width of a chart in pixels.
const CHART_WIDTH: u32 = 800;

impl Reviewed {
    /// Looks at every turn.
    pub fn new(engine: &Engine, told: &Told, manner: Manner) -> Self {
        let mut analyser = Analyser::default();
        let (mut turns, mut spent) = (Vec::new(), Vec::new());
        let mut bar = Bar::new("turns", told.view.turns.len() as u64);
        for place in 0..told.view.turns.len() {
            bar.show(place as u64);
            let begun = Instant::now();
            let turn = manner.look(|chance, budget| {
                analyser.review_turn(engine, &told.view, place, chance, budget)
            });
            if let Some(turn) = turn {
                turns.push(turn);
                spent.push(begun.elapsed());
            }
        }
        Self { review: Review::new(turns, told.view.players.len()), spent }
    }

    /// Draws what each turn lost.
    pub fn draw(&self, told: &Told, tongue: Tongue, path: &Path) -> anyhow::Result<()> {
        let lost = |turn: &TurnReview| LostPoints {
            turn: turn.number,
            seat: turn.seat,
            points: turn.played.lost.to_f64(),
        };
        let lost: Vec<LostPoints> = self.review.turns.iter().map(lost).collect();
        let names: Vec<&str> = told.names.iter().map(String::as_str).collect();
        let (look, _) = themes::open_or_default(themes::DEFAULT, None)?;
        let chart = lost_chart(&told.view, &names, &lost, tongue);
        let picture = Painter::new(look.theme, look.fonts).chart(&chart, CHART_WIDTH);
        write_whole(path, &picture.png()).with_context(|| path.display().to_string())
    }

    pub fn report(&self, told: &Told) -> Report {
        let mut rows = vec![
            [
                "", "player", "rack", "move", "points", "win %", "best", "points", "win %", "lost",
                "words", "ms",
            ]
            .map(str::to_owned),
        ];
        let name = |turn: &TurnReview| {
            told.names.get(turn.seat.index()).cloned().unwrap_or_else(|| turn.seat.to_string())
        };
        for (turn, spent) in self.review.turns.iter().zip(&self.spent) {
            let invalid = if turn.played.rank.is_none() { "*" } else { "" };
            rows.push([
                turn.number.to_string(),
                name(turn),
                turn.rack.to_string(),
                typed(&turn.played.action) + invalid,
                turn.played.score.to_string(),
                percent(&turn.played),
                typed(&turn.best.action),
                turn.best.score.to_string(),
                percent(&turn.best),
                format!("{:.1}", turn.played.lost.to_f64()),
                turn.words.to_string(),
                format!("{:.0}", spent.as_secs_f64() * 1_000.0),
            ]);
        }
        let mut text = aligned(&rows);
        for (name, player) in told.names.iter().zip(&self.review.players) {
            let _ = writeln!(text, "\n{name}: {}", sentence(player));
        }
        Report { text, json: self.json(told) }
    }

    pub fn json(&self, told: &Told) -> Value {
        let turns = self.review.turns.iter().zip(&self.spent).map(|(turn, spent)| {
            json!({
                "turn": turn.number,
                "player": turn.seat.index(),
                "rack": turn.rack.to_string(),
                "played": explained(&turn.played),
                "best": explained(&turn.best),
                "highest": explained(&turn.highest),
                "lost": turn.played.lost.to_f64(),
                "words": turn.words,
                "ms": spent.as_secs_f64() * 1_000.0,
            })
        });
        let players = told.names.iter().zip(&self.review.players);
        json!({
            "turns": turns.collect::<Vec<_>>(),
            "players": players.map(|(name, player)| player_json(name, player)).collect::<Vec<_>>(),
        })
    }
}

/// What is told of a player.
pub(super) fn sentence(player: &PlayerReview) -> String {
    let share = |count: usize| 100.0 * count as f64 / player.turns.max(1) as f64;
    let mistakes = Mistake::ALL.iter().zip(player.mistakes);
    let mistakes: Vec<String> =
        mistakes.map(|(mistake, count)| format!("{count} of {}+", mistake.points())).collect();
    format!(
        "{} turns, the best move in {:.0} % of them, a word with more points was there in {:.0} %; lost \
         {:.1} points, {:.1} a turn; mistakes: {}",
        player.turns,
        share(player.best),
        share(player.outscored),
        player.lost.to_f64(),
        player.lost.to_f64() / player.turns.max(1) as f64,
        mistakes.join(", "),
    )
}

pub(super) fn player_json(name: &str, player: &PlayerReview) -> Value {
    json!({
        "name": name,
        "turns": player.turns,
        "best": player.best,
        "outscored": player.outscored,
        "lost": player.lost.to_f64(),
        "mistakes": { "small": player.mistakes[0], "medium": player.mistakes[1],
                      "large": player.mistakes[2] },
    })
}
