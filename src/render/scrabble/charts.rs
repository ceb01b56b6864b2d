//! Charts of a game: the scores by turn, and what turns cost against the best moves.

use super::progress::LostPoints;
use crate::games::rules::Seat;
use crate::games::scrabble::View;
use crate::render::Part;
use crate::render::chart::{Chart, Series, Shape};
use crate::render::names::Names;
use crate::texts::Tongue;

/// The score of each player by turn, from the beginning to the end.
pub fn score_chart(view: &View, names: &[&str], tongue: Tongue) -> Chart {
    let players = view.players.len();
    let names = Names::new(names, players, tongue);
    let numbered: Vec<_> = (1_u32..).zip(&view.turns).collect();
    let turns = numbered.last().map_or(0, |(number, _)| *number);
    let own = |seat: Seat| numbered.iter().filter(move |(_, turn)| turn.seat == seat);
    // What is counted at the end changes scores after the last turn.
    let score = |seat: Seat| view.players[seat.index()].score;
    let counted = Seat::all(players)
        .any(|seat| own(seat).next_back().is_some_and(|(_, turn)| turn.total != score(seat)));
    let end = f64::from(turns + u32::from(counted));
    let series = Seat::all(players).map(|seat| {
        let own = own(seat).map(|(number, turn)| (f64::from(*number), f64::from(turn.total.0)));
        let mut points: Vec<(f64, f64)> = [(0.0, 0.0)].into_iter().chain(own).collect();
        if points.last().is_some_and(|&(turn, _)| turn < end) {
            points.push((end, f64::from(score(seat).0)));
        }
        Series { name: names.of(seat).to_owned(), points }
    });
    Chart {
        title: tongue.say("scrabble-chart-scores", &[]),
        across: tongue.say("scrabble-chart-turn", &[]),
        up: tongue.say("scrabble-chart-points", &[]),
        shape: Shape::Lines,
        series: series.collect(),
        part: Part::Scrabble,
        places: 0,
        tongue,
    }
}

/// What each turn lost against the best move, as an analysis has found it.
pub fn lost_chart(view: &View, names: &[&str], lost: &[LostPoints], tongue: Tongue) -> Chart {
    let players = view.players.len();
    let names = Names::new(names, players, tongue);
    let series = Seat::all(players).map(|seat| {
        let own = lost.iter().filter(|turn| turn.seat == seat);
        let points = own.map(|turn| (turn.turn as f64, turn.points.max(0.0))).collect();
        Series { name: names.of(seat).to_owned(), points }
    });
    Chart {
        title: tongue.say("scrabble-chart-lost", &[]),
        across: tongue.say("scrabble-chart-turn", &[]),
        up: tongue.say("scrabble-chart-points", &[]),
        shape: Shape::Bars,
        series: series.collect(),
        part: Part::Scrabble,
        places: 1,
        tongue,
    }
}
