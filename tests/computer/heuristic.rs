//! The measure of the third thesis, when there is no time for it.

use std::sync::atomic::{AtomicUsize, Ordering};

use kamen::ai::budget::Budget;
use kamen::ai::scrabble::{Engine, Equity, Heuristic, Move, Ranked, Sight, Worth};
use kamen::games::scrabble::notation::Cgp;

use crate::kit::{ENGLISH, small};

const MIDDLE: &str = "15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 EEIORST/ 10/8 0";

fn ranked(engine: &Engine, budget: &Budget<'_>) -> Vec<Ranked> {
    let cgp: Cgp = MIDDLE.parse().unwrap();
    let sight = Sight::new(engine, &cgp.view(engine.edition()), Worth::Points);
    Heuristic::default().ranked(engine, &sight.seen(), budget).to_vec()
}

/// Whether somebody who exchanges may hope for something.
fn hopes(ranked: &[Ranked]) -> bool {
    let is_exchange = |ranked: &&Ranked| matches!(ranked.action, Move::Exchange(_));
    ranked.iter().filter(is_exchange).any(|ranked| ranked.equity > Equity::points(0))
}

#[test]
fn a_measure_that_is_stopped_values_all_moves_without_hope() {
    let whole = ranked(&ENGLISH, &Budget::default());
    assert!(hopes(&whole));
    // With the first question, and in the middle of the racks that are gone through.
    for most in [0, 3] {
        let asked = AtomicUsize::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) >= most;
        let stopped = ranked(&ENGLISH, &Budget::until(&stop));
        assert_eq!(stopped.len(), whole.len());
        assert!(!hopes(&stopped) && asked.into_inner() == most + 1);
        let best = stopped[0];
        assert!(whole.iter().any(|ranked| ranked.action == best.action && best.score > 0));
    }
}

#[test]
fn words_come_before_exchanges_and_those_before_a_pass() {
    let whole = ranked(&ENGLISH, &Budget::default());
    let kinds = whole.chunk_by(|a, b| kind(a) == kind(b)).map(|same| kind(&same[0]));
    assert_eq!(kinds.collect::<Vec<_>>(), ["word", "exchange", "pass"]);
    for same in whole.chunk_by(|a, b| kind(a) == kind(b)) {
        assert!(same.is_sorted_by(|a, b| a.equity >= b.equity));
    }
}

fn kind(ranked: &Ranked) -> &'static str {
    match ranked.action {
        Move::Place(_) => "word",
        Move::Exchange(_) => "exchange",
        Move::Pass => "pass",
    }
}

/// What a play on an otherwise empty board is worth beside its points and hopes, with nothing to
/// hope for.
fn opens(board: &str, rack: &str, placed: &str) -> i64 {
    let engine = small(&["AA", "AAA", "AAAA", "ABA"]);
    let cgp: Cgp = format!("{board} {rack}/ 0/0 0").parse().unwrap();
    let sight = Sight::new(&engine, &cgp.view(engine.edition()), Worth::Points);
    let all = Heuristic::default().ranked(&engine, &sight.seen(), &Budget::default()).to_vec();
    let found = all.iter().find(|ranked| match ranked.action {
        Move::Place(play) => play.placement(&engine, &sight.position).to_string() == placed,
        _ => false,
    });
    let found = found.unwrap_or_else(|| panic!("{placed} is no move"));
    (Equity::points(found.score).0 - found.equity.0) / 1_000
}

#[test]
fn what_a_word_opens_is_what_one_rack_can_reach() {
    let empty = ["15"; 15].join("/");
    // Both triple words of the middle column are seven squares away: too far for one word.
    assert_eq!(opens(&empty, "AA", "8H AA"), 0);
    assert_eq!(opens(&empty, "AAAA", "8H AAAA"), 5, "two double words");
    let column = ["15", "4A10", "4A10"].into_iter().chain(["15"; 12]);
    let column = column.collect::<Vec<_>>().join("/");
    assert_eq!(opens(&column, "A", "E1 A.."), 20, "two triple words with seven tiles");
    let blocked = column.replacen("15", "2A12", 1);
    assert_eq!(opens(&blocked, "A", "E1 A.."), 0, "a tile stands in the way");
}

#[test]
fn hopes_come_back_after_collecting_them_was_stopped() {
    let engine = small(&["STORIES", "TRIES", "CATS", "AT"]);
    for most in [0, 1, 300] {
        let asked = AtomicUsize::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) >= most;
        let stopped = ranked(&engine, &Budget::until(&stop));
        assert!(!stopped.is_empty() && !hopes(&stopped), "stopped at question {most}");
    }
    assert!(hopes(&ranked(&engine, &Budget::default())));
}
