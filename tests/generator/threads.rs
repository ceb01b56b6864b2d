//! One engine serves many threads, and all of them find the same.

use kamen::ai::scrabble::{Engine, Finder, Generator, Ranked, Worth};

use crate::kit::{Kit, chance};
use crate::positions::{Situation, play};

const THREADS: usize = 4;

/// The best move and all moves of a turn, as text.
fn found(
    finder: &mut Finder,
    generator: &mut Generator,
    engine: &Engine,
    situation: &Situation,
) -> (String, Vec<String>) {
    let turn = situation.turn(engine, Worth::Equity);
    let told = |ranked: &Ranked| {
        let action = ranked.action.action(engine, &situation.position);
        format!("{action:?} {} {:?}", ranked.score, ranked.equity)
    };
    let best = told(&finder.best(engine, &situation.position, &turn));
    let all = generator.all(engine, &situation.position, &turn);
    let mut all: Vec<String> = all.iter().map(told).collect();
    all.sort_unstable();
    (best, all)
}

#[test]
fn threads_that_share_an_engine_find_the_same() {
    let kit = Kit::small("cs", "cs-plus");
    let mut situations = Vec::new();
    for seed in 50_000..50_010 {
        play(&kit, 12, &mut chance(seed), |situation, _| situations.push(situation.clone()));
    }
    let engine = &kit.engine;
    let alone: Vec<_> = situations
        .iter()
        .map(|situation| {
            found(&mut Finder::default(), &mut Generator::default(), engine, situation)
        })
        .collect();
    let (situations, alone) = (&situations, &alone);
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            scope.spawn(move || {
                let (mut finder, mut generator) = (Finder::default(), Generator::default());
                // Everyone in another order, with the memory of other turns before.
                for step in 0..situations.len() {
                    let at = (step * 7 + thread * 31) % situations.len();
                    let situation = &situations[at];
                    let together = found(&mut finder, &mut generator, engine, situation);
                    assert!(
                        together == alone[at],
                        "thread {thread} {}\nalone {} and {} moves\ntogether {} and {} moves",
                        situation.picture(),
                        alone[at].0,
                        alone[at].1.len(),
                        together.0,
                        together.1.len()
                    );
                }
            });
        }
    });
    assert!(alone.iter().map(|(_, all)| all.len()).sum::<usize>() > 10_000);
}
