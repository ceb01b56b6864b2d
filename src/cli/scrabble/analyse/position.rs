//! The best moves of a position.

use std::fmt::Write;

use serde_json::{Value, json};

use super::Manner;
use super::columns::{aligned, percent};
use crate::ai::budget::Budget;
use crate::ai::scrabble::analysis::{Analyser, Explanation};
use crate::ai::scrabble::{Engine, Equity, Heuristic, Move, Sight, Worth};
use crate::cli::report::Report;
use crate::games::scrabble::{Action, Direction, Square, View, fit};

/// The best moves with what is to be said of them.
pub(super) fn best(engine: &Engine, view: &View, count: usize, manner: Manner) -> Report {
    let mut analyser = Analyser::default();
    let told = manner.look(|chance, budget| analyser.best(engine, view, count, chance, budget));
    let mut rows = vec![
        ["move", "score", "equity", "leave", "worth", "win %", "lead", "games", "premiums"]
            .map(str::to_owned),
    ];
    rows.extend(told.iter().map(|told| {
        let ahead = told.foresight;
        [
            typed(&told.action),
            told.score.to_string(),
            format!("{:.2}", told.equity.to_f64()),
            told.leave.to_string(),
            format!("{:+.1}", told.leave_worth.to_f64()),
            percent(told),
            ahead.map(|ahead| format!("{:+.1}", ahead.lead)).unwrap_or_default(),
            ahead
                .filter(|ahead| ahead.games > 0)
                .map(|ahead| ahead.games.to_string())
                .unwrap_or_default(),
            premiums(told),
        ]
    }));
    Report { text: aligned(&rows), json: told.iter().map(explained).collect() }
}

/// The moves as the third thesis lists them.
pub(super) fn by_thesis(engine: &Engine, view: &View, count: usize) -> Report {
    let sight = Sight::new(engine, view, Worth::Points);
    let mut heuristic = Heuristic::default();
    let ranked = heuristic.ranked(engine, &sight.seen(), &Budget::default()).iter();
    let words = ranked.filter(|ranked| matches!(ranked.action, Move::Place(_))).take(count);
    let (mut text, mut rows) = (String::new(), Vec::new());
    for (rank, ranked) in (1..).zip(words) {
        let Action::Place(placement) = ranked.action.action(engine, &sight.position) else {
            continue;
        };
        let made = fit(&view.board, engine.edition(), &placement).map(|play| play.words);
        let made: Vec<String> =
            made.unwrap_or_default().iter().map(|(_, word)| word.word().to_string()).collect();
        let way = match placement.start.direction {
            Direction::Across => 'h',
            Direction::Down => 'v',
        };
        let (square, v) = (placement.start.square, ranked.equity.to_f64());
        let _ =
            writeln!(text, "{rank} {v:.2} [{square}:{way} {}, {}]", made.join(" "), ranked.score);
        rows.push(json!({
            "rank": rank, "v": v, "square": square.to_string(), "direction": way.to_string(),
            "words": made, "score": ranked.score,
        }));
    }
    Report { text, json: rows.into() }
}

/// A move as a person would type it.
pub(super) fn typed(action: &Action) -> String {
    match action {
        Action::Place(placement) => placement.to_string(),
        Action::Exchange(tiles) => format!("exchange {tiles}"),
        _ => "pass".to_owned(),
    }
}

fn premiums(told: &Explanation) -> String {
    let signed = |sign: char, squares: &[Square]| {
        squares.iter().map(|square| format!("{sign}{square}")).collect::<Vec<_>>()
    };
    [signed('+', &told.opens), signed('-', &told.closes)].concat().join(" ")
}

/// What is said of a move, for scripts.
pub(super) fn explained(told: &Explanation) -> Value {
    let squares = |squares: &[Square]| squares.iter().map(Square::to_string).collect::<Vec<_>>();
    let points = |equity: Equity| equity.to_f64();
    json!({
        "move": typed(&told.action),
        "words": told.words.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "score": told.score,
        "equity": points(told.equity),
        "leave": told.leave.to_string(),
        "leave_worth": points(told.leave_worth),
        "rank": told.rank,
        "lost": points(told.lost),
        "win_chance": told.win_chance,
        "opens": squares(&told.opens),
        "closes": squares(&told.closes),
        "ahead": told.foresight.map(|ahead| json!({
            "win_chance": ahead.win_chance, "lead": ahead.lead, "games": ahead.games,
        })),
    })
}
