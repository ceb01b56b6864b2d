//! The measure of the third thesis, when there is no time for it.

use std::sync::atomic::{AtomicUsize, Ordering};

use kamen::ai::scrabble::{Budget, Engine, Equity, Heuristic, Move, Ranked, Sight, Worth};
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
