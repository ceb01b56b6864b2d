//! A finished game of Scrabble judged: each turn beside the best move, and what was lost.

use std::ops::Range;

use super::meanings;
use crate::ai::scrabble::analysis::{Explanation, Mistake, PlayerReview, Review, TurnReview};
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::pictures::PictureStyle;
use crate::discord::players::mention_at;
use crate::discord::seen::SeenTable;
use crate::discord::text::escaped;
use crate::games::facts::{Fact, Telling};
use crate::games::rules::Seat;
use crate::games::scrabble::{Action, View};
use crate::render::scrabble::{AltText, LostPoints, lost_chart};
use crate::render::{Chart, written};
use crate::session::table::TableView;
use crate::texts::Tongue;

/// What each player lost.
pub(super) fn lines(table: &TableView, review: &Review, tongue: Tongue) -> Vec<String> {
    let mut lines = vec![tongue.say("scrabble-analysis-title", &[])];
    for (seat, player) in Seat::all(review.players.len()).zip(&review.players) {
        lines.push(of_player(tongue, &mention_at(table, seat, tongue), player));
    }
    lines.push(tongue.say("scrabble-analysis-mistakes", &[]));
    lines
}

/// The same as a chart.
pub(super) fn chart(view: &View, review: &Review, style: &PictureStyle) -> (Chart, String) {
    let lost: Vec<LostPoints> = review.turns.iter().map(lost_points).collect();
    let (names, tongue) = (style.names(), style.tongue);
    let chart = lost_chart(view, &names, &lost, tongue);
    (chart, AltText::new(view, &names, tongue).lost_chart(&lost))
}

fn lost_points(turn: &TurnReview) -> LostPoints {
    LostPoints { turn: turn.number, seat: turn.seat, points: turn.played.lost.to_f64() }
}

/// A player over the whole game.
fn of_player(tongue: Tongue, who: &str, player: &PlayerReview) -> String {
    if player.turns == 0 {
        return tongue.say("scrabble-analysis-no-turns", &[("who", who)]);
    }
    let share = (100 * player.best + player.turns / 2) / player.turns;
    let lost = written(player.lost.to_f64(), 1, tongue);
    let facts = [
        ("who", Fact::Text(who.to_owned())),
        ("turns", Fact::from(player.turns)),
        ("share", Fact::from(share)),
        ("lost", Fact::Text(lost)),
        ("small", Fact::from(player.mistakes[Mistake::Small as usize])),
        ("medium", Fact::from(player.mistakes[Mistake::Medium as usize])),
        ("large", Fact::from(player.mistakes[Mistake::Large as usize])),
    ];
    tongue.tell(&Telling::new("scrabble-analysis-player", facts))
}

/// Each turn beside the best move.
pub(super) fn turns(table: &TableView, review: &Review, tongue: Tongue) -> Vec<String> {
    review.turns.iter().map(|turn| of_turn(tongue, table, turn)).collect()
}

/// What the better words of some turns mean.
pub(super) async fn notes(
    caller: &Caller,
    at: &SeenTable,
    review: &Review,
    turns: Range<usize>,
) -> Result<Vec<String>, Failure> {
    let turns = review.turns.get(turns).unwrap_or_default().iter();
    let better = turns.filter(|turn| !is_best(caller.tongue, turn));
    let better = better.filter_map(|turn| turn.best.words.first().cloned()).collect();
    let explained = meanings::explained(caller, at, better).await?;
    Ok(explained.iter().map(|(word, meaning)| format!("-# **{word}** – {meaning}")).collect())
}

/// Whether the move was as good as the best: what would be written as nothing lost is.
fn is_best(tongue: Tongue, turn: &TurnReview) -> bool {
    let lost = written(turn.played.lost.to_f64(), 1, tongue);
    turn.played.lost.0 <= 0 || lost == written(0.0, 1, tongue)
}

fn of_turn(tongue: Tongue, table: &TableView, turn: &TurnReview) -> String {
    let lost = written(turn.played.lost.to_f64(), 1, tongue);
    let key = match is_best(tongue, turn) {
        true => "scrabble-analysis-turn-best",
        false => "scrabble-analysis-turn",
    };
    let facts = [
        ("number", Fact::from(turn.number)),
        ("who", Fact::Text(mention_at(table, turn.seat, tongue))),
        ("rack", Fact::Text(turn.rack.to_string())),
        ("played", Fact::Text(of_move(tongue, &turn.played))),
        ("best", Fact::Text(of_move(tongue, &turn.best))),
        ("lost", Fact::Text(lost)),
    ];
    tongue.tell(&Telling::new(key, facts))
}

/// A move with its points, the main word alone.
fn of_move(tongue: Tongue, told: &Explanation) -> String {
    match &told.action {
        Action::Place(placement) => {
            let word = told.words.first().map(ToString::to_string).unwrap_or_default();
            format!("**{word}** {} {}", placement.start, told.score)
        }
        Action::Exchange(tiles) => {
            tongue.say("scrabble-analysis-exchange", &[("tiles", &escaped(&tiles.to_string()))])
        }
        _ => tongue.say("scrabble-analysis-pass", &[]),
    }
}
