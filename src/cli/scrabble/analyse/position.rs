//! The best moves of a position.

use std::fmt::Write;

use serde_json::{Value, json};

use crate::ai::scrabble::analysis::{Analyser, Explanation};
use crate::ai::scrabble::{Budget, Engine, Equity, Heuristic, Move, Sight, Worth};
use crate::cli::report::Report;
use crate::games::scrabble::{Action, Direction, Square, View, fit};

/// The best moves with what is to be said of them.
pub(super) fn best(engine: &Engine, view: &View, count: usize) -> Report {
    let told = Analyser::default().best(engine, view, count);
    let width = told.iter().map(|told| typed(&told.action).chars().count()).max().unwrap_or(4);
    let mut text = format!("{:<width$}  score   equity   leave            win  premiums\n", "move");
    for told in &told {
        let leave = format!("{} {:+.1}", told.leave, told.leave_worth.to_f64());
        let win = told.win_chance.map(|chance| format!("{:.0} %", 100.0 * chance));
        let line = format!(
            "{:<width$}  {:>5}  {:>7.2}   {:<14} {:>5}  {}",
            typed(&told.action),
            told.score,
            told.equity.to_f64(),
            leave,
            win.unwrap_or_default(),
            premiums(told),
        );
        let _ = writeln!(text, "{}", line.trim_end());
    }
    Report { text, json: told.iter().map(explained).collect() }
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
    })
}
