//! A position that was played on and taken back is the one built anew.

use kamen::ai::scrabble::{Generator, Worth};

use crate::kit::{Kit, chance};
use crate::odd;
use crate::positions::{Situation, any_play, deal, play};

/// Makes and takes back plays in any order, the last made first to be taken back, from a position
/// in the middle of a game. Answers how many were taken back.
fn wander(kit: &Kit, from: &Situation, steps: usize, seed: u64) -> usize {
    let engine = &kit.engine;
    let mut chance = chance(seed);
    let mut generator = Generator::default();
    let mut now = from.clone();
    let mut boards = vec![now.board.clone()];
    let mut undone = 0;
    for _ in 0..steps {
        if boards.len() > 1 && chance.below(5) < 2 {
            now.position.undo();
            boards.pop();
            now.board = boards.last().unwrap().clone();
            undone += 1;
        } else {
            deal(&mut now, kit, &mut chance);
            let turn = now.turn(engine, Worth::Points);
            let play = any_play(generator.all(engine, &now.position, &turn), &mut chance);
            let Some(play) = play else { continue };
            now.make(engine, &play);
            boards.push(now.board.clone());
        }
        check(kit, &now);
    }
    while boards.len() > 1 {
        now.position.undo();
        boards.pop();
        undone += 1;
    }
    now.board = boards.remove(0);
    check(kit, &now);
    assert!(now.position == from.position, "all taken back {}", from.picture());
    undone
}

fn check(kit: &Kit, now: &Situation) {
    assert!(now.position == kit.engine.position(&now.board), "as built anew {}", now.picture());
    assert_eq!(now.position.board(&kit.engine), now.board);
    assert_eq!(now.position.is_empty(), now.board.is_empty());
}

fn run(kit: &Kit, seed: u64) -> usize {
    let mut undone = 0;
    let mut steps = seed;
    play(kit, 6, &mut chance(seed), |situation, _| {
        check(kit, situation);
        steps += 1;
        undone += wander(kit, situation, 25, 1_000 * seed + steps);
    });
    undone
}

#[test]
fn plays_taken_back_leave_no_trace_in_czech() {
    let kit = Kit::small("cs", "cs-plus");
    assert!((20_000..20_020).map(|seed| run(&kit, seed)).sum::<usize>() > 1_000);
}

#[test]
fn plays_taken_back_leave_no_trace_in_english() {
    let kit = Kit::small("en", "en");
    assert!((21_000..21_020).map(|seed| run(&kit, seed)).sum::<usize>() > 1_000);
}

#[test]
fn plays_taken_back_leave_no_trace_in_odd_editions() {
    let undone = (22_000..22_060).map(|seed| run(&odd::kit(&mut chance(seed)), seed));
    assert!(undone.sum::<usize>() > 3_000);
}

#[test]
fn taking_back_before_the_first_play_changes_nothing() {
    let kit = Kit::small("en", "en");
    let mut position = kit.engine.start();
    position.undo();
    assert!(position == kit.engine.start());
}
