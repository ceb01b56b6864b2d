//! Moves judged by playing on.

use std::sync::atomic::{AtomicUsize, Ordering};

use kamen::ai::budget::Budget;
use kamen::ai::scrabble::end_game::EndGame;
use kamen::ai::scrabble::simulation::{Judged, Simulator};
use kamen::ai::scrabble::{Engine, Level, Move, Rack, Seen, Sight, Turn, Worth};
use kamen::games::scrabble::notation::Cgp;

use crate::end_game::{minimax, small};
use crate::helpers::Helpers;
use crate::kit::{self, CZECH, ENGLISH, contest, game, seed};

fn sight(engine: &Engine, cgp: &str) -> Sight {
    let cgp: Cgp = cgp.parse().unwrap();
    cgp.check(engine.edition()).unwrap();
    Sight::new(engine, &cgp.view(engine.edition()), Worth::Equity)
}

const MIDDLE: &str = "15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 EEIORST/ 10/8 0";

fn judged(engine: &Engine, cgp: &str, budget: &Budget<'_>) -> Vec<Judged> {
    let sight = sight(engine, cgp);
    Simulator::default().judge(engine, &sight.seen(), &mut seed(1).chance("test"), budget)
}

#[test]
fn the_same_steps_give_the_same_answer_on_any_number_of_threads() {
    let alone = judged(&ENGLISH, MIDDLE, &Budget::steps(600));
    let two = Helpers::new(2, 0);
    let together = judged(&ENGLISH, MIDDLE, &Budget::steps(600).with_crew(&two));
    assert_eq!(alone, together);
    assert!(two.have_helped() && alone[0].games > 0);
    assert!(alone.iter().all(|judged| (0.0..=1.0).contains(&judged.win_chance)));
    assert_ne!(alone, judged(&ENGLISH, MIDDLE, &Budget::steps(1_200)));
}

#[test]
fn without_time_the_move_that_looks_best_is_taken() {
    for budget in [Budget::steps(0), Budget::until(&|| true)] {
        let found = judged(&ENGLISH, MIDDLE, &budget);
        assert!(found.iter().all(|judged| judged.games == 0));
        let best = found.iter().map(|judged| judged.ranked.equity).max();
        assert_eq!(Some(found[0].ranked.equity), best);
    }
    let asked = AtomicUsize::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 30;
    let found = judged(&ENGLISH, MIDDLE, &Budget::until(&stop));
    assert!(!found.is_empty() && asked.into_inner() < 60);
}

#[test]
fn a_sure_win_is_seen_when_two_tiles_are_left() {
    // The positions of a game of the computer with itself, with one to three tiles in the bag.
    let mut seen = 0;
    for number in 0..6 {
        game(&CZECH, &[Level::Inhuman, Level::Inhuman], number, |taken| {
            if !(1..=3).contains(&taken.turn.bag) {
                return;
            }
            seen += 1;
            let lead = taken.scores[taken.player] - taken.scores[1 - taken.player];
            for (ahead, sure) in [(400, 1.0), (-400, 0.0)] {
                let scores = [lead + ahead, 0];
                let view = Seen {
                    position: taken.position,
                    turn: taken.turn,
                    unseen: taken.unseen,
                    scores: &scores,
                    scoreless: 0,
                    pass_ends: false,
                };
                let mut chance = seed(number).chance("test");
                let found =
                    Simulator::default().judge(&CZECH, &view, &mut chance, &Budget::steps(500));
                assert!((found[0].win_chance - sure).abs() < 0.1, "{:?}", found[0]);
            }
        });
    }
    assert!(seen > 0);
}

#[test]
fn with_one_tile_in_the_bag_a_word_is_worth_what_every_order_makes_of_it() {
    let alphabet = CZECH.edition().tiles.alphabet();
    let (mut compared, mut fewer_tiles) = (0, 0);
    for number in 0..30 {
        let Some(end_game) = small(&CZECH, number, [2, 3]) else { continue };
        let [own, unseen] = *end_game.racks();
        let turn = Turn { rack: own, bag: 1, unseen_value: 0, worth: Worth::Equity };
        let scores = [107, 100];
        let seen = Seen {
            position: end_game.position(),
            turn: &turn,
            unseen: &unseen,
            scores: &scores,
            scoreless: 0,
            pass_ends: false,
        };
        let mut chance = seed(number).chance("test");
        let found = Simulator::default().judge(&CZECH, &seen, &mut chance, &Budget::steps(5_000));
        for judged in &found {
            if !matches!(judged.ranked.action, Move::Place(_)) {
                continue;
            }
            let (mut lead, mut wins) = (0, 0.0);
            for drawn in unseen.tiles(alphabet).iter() {
                let mut after = end_game.clone();
                let (_, laid_all) = after.make(&CZECH, &judged.ranked);
                let mut rack = after.racks()[usize::from(!laid_all)].tiles(alphabet);
                rack.0.push(drawn);
                let mut other = unseen.tiles(alphabet);
                other.remove(drawn);
                let racks = [other, rack].map(|tiles| Rack::new(&tiles, alphabet));
                let after = EndGame::new(after.position(), racks);
                let result = 7 + judged.ranked.score - minimax(&CZECH, &after, 0);
                lead += result;
                wins += f64::from(result.signum() + 1) / 2.0;
            }
            assert_eq!(judged.games, 3, "every order of the bag, once");
            assert!((judged.lead - f64::from(lead) / 3.0).abs() < 1e-9, "{number}: {judged:?}");
            assert!((judged.win_chance - wins / 3.0).abs() < 1e-9, "{number}: {judged:?}");
            compared += 1;
        }
        // Nothing that was tried wins more often than what is chosen, however many tiles it takes.
        let best = found[0].win_chance;
        assert!(found.iter().all(|judged| judged.win_chance <= best), "{number}: {found:?}");
        let most = found.iter().map(|judged| judged.ranked.action.used().len()).max();
        fewer_tiles += usize::from(Some(found[0].ranked.action.used().len()) < most);
    }
    assert!(compared > 60 && fewer_tiles > 0, "{compared} {fewer_tiles}");
}

#[test]
fn more_than_two_players_and_no_word_at_all_are_no_trouble() {
    let board = "15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15";
    for racks in ["EEIORST/// 10/8/0/3 0", "EEIORST// 10/8/0 0"] {
        let found = judged(&ENGLISH, &format!("{board} {racks}"), &Budget::steps(300));
        assert!(found[0].games > 0);
    }
    let none = kit::small(&[]);
    let found = judged(&none, MIDDLE, &Budget::steps(300));
    assert!(!matches!(found[0].ranked.action, Move::Place(_)));
}

#[test]
fn a_grandmaster_beats_the_best_move_at_first_sight() {
    // With so many steps some 68 of 100.
    let share = contest(&CZECH, [Level::Grandmaster, Level::Inhuman], 12, 1_500).share;
    assert!(share > 0.5, "{share}");
}
