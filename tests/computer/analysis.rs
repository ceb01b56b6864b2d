//! What is said of moves and of games.

use kamen::ai::budget::Budget;
use kamen::ai::scrabble::analysis::{Analyser, Foresight, Mistake, Statistics};
use kamen::ai::scrabble::end_game::{EndGame, Solver};
use kamen::ai::scrabble::{Engine, Equity, Generator, Level, Ranked};
use kamen::games::scrabble::notation::{Cgp, Gcg};
use kamen::games::scrabble::{Action, Score, View};

use crate::kit::{CZECH, ENGLISH, game, seed};

fn view(engine: &Engine, cgp: &str) -> View {
    let cgp: Cgp = cgp.parse().unwrap();
    cgp.check(engine.edition()).unwrap();
    cgp.view(engine.edition())
}

fn placed(text: &str) -> Action {
    Action::Place(text.parse().unwrap())
}

const BOARD: &str = "15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15";

#[test]
fn the_best_moves_come_first_and_each_is_explained() {
    let view = view(&ENGLISH, &format!("{BOARD} ?SEEING/ 10/8 0"));
    let mut analyser = Analyser::default();
    let best = analyser.best(&ENGLISH, &view, 12, None, &Budget::default());
    assert_eq!(best.len(), 12);
    assert!(best.is_sorted_by(|a, b| a.equity >= b.equity));
    assert!(best[0].is_bingo && best[0].rank == Some(1) && best[0].lost == Equity(0));
    for told in &best {
        assert_eq!(told.equity, Equity::points(told.score) + told.leave_worth);
        assert!(told.win_chance.is_some_and(|chance| (0.0..=1.0).contains(&chance)));
        let again = analyser.explain(&ENGLISH, &view, &told.action, &Budget::default()).unwrap();
        assert_eq!(again, *told);
    }
    assert!(best[0].win_chance > best[11].win_chance);
}

#[test]
fn moves_are_judged_by_playing_on_when_that_is_wished() {
    let view = view(&ENGLISH, &format!("{BOARD} EEIORST/ 10/8 0"));
    let mut analyser = Analyser::default();
    let mut best = || {
        let (mut chance, budget) = (seed(1).chance("test"), Budget::steps(800));
        analyser.best(&ENGLISH, &view, 6, Some(&mut chance), &budget)
    };
    let told = best();
    assert_eq!(told, best(), "the same chance and steps give the same");
    assert_eq!((told.len(), told[0].lost), (6, Equity(0)));
    let ahead: Vec<Foresight> = told.iter().map(|told| told.foresight.unwrap()).collect();
    assert!(ahead.iter().all(|ahead| ahead.games > 0 && (0.0..=1.0).contains(&ahead.win_chance)));
    assert!(ahead.is_sorted_by(|a, b| a.games >= b.games), "the best were tried longest");
    let lost = |ahead: &Foresight| {
        Equity::from_f64((told[0].foresight.unwrap().lead - ahead.lead).max(0.0))
    };
    assert!(told.iter().zip(&ahead).all(|(told, ahead)| told.lost == lost(ahead)));
}

#[test]
fn a_move_tells_which_premiums_it_opens_and_closes() {
    let view = view(&ENGLISH, &format!("{BOARD} DSEEING/ 10/8 0"));
    let mut analyser = Analyser::default();
    let mut explain = |text: &str| {
        let told = analyser.explain(&ENGLISH, &view, &placed(text), &Budget::default()).unwrap();
        let text = |squares: &[kamen::games::scrabble::Square]| {
            squares.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        (text(&told.opens), text(&told.closes))
    };
    // SEEING down from K8 covers one double word and comes near to others.
    let (opens, closes) = explain("K8 SEEING");
    assert!(["L12", "M13"].iter().all(|square| opens.iter().any(|s| s == square)), "{opens:?}");
    assert_eq!(closes, ["K11"]);
    // Tiles beside others open nothing that was not open.
    let (opens, closes) = explain("9H IDS");
    assert!(!opens.contains(&"A1".to_owned()) && closes.is_empty(), "{opens:?} {closes:?}");
}

#[test]
fn invalid_words_have_no_rank_and_impossible_moves_no_explanation() {
    let view = view(&ENGLISH, &format!("{BOARD} QSEEING/ 10/8 0"));
    let mut analyser = Analyser::default();
    let mut explain = |action| analyser.explain(&ENGLISH, &view, &action, &Budget::default());
    assert_eq!(explain(placed("K8 SEEQ")).unwrap().rank, None);
    assert!(explain(placed("K8 SEEING")).unwrap().rank.is_some());
    assert!(explain(placed("A1 SEE")).is_none(), "it touches nothing");
    assert!(explain(placed("K8 SAD")).is_none(), "there is no A and no D");
    assert!(explain(Action::Resign).is_none());
    assert!(explain(Action::Pass).unwrap().lost > Equity(0));
}

#[test]
fn an_end_game_is_searched_after_every_move() {
    let mut looked_at = 0;
    for number in 0..12 {
        game(&ENGLISH, &[Level::Inhuman, Level::Inhuman], number, |taken| {
            let tiles: usize = taken.turn.rack.len() + taken.unseen.len();
            if taken.turn.bag > 0 || tiles > 8 {
                return;
            }
            looked_at += 1;
            let alphabet = ENGLISH.edition().tiles.alphabet();
            let [own, other] = [taken.turn.rack, *taken.unseen].map(|rack| rack.tiles(alphabet));
            let end_game = EndGame::new(taken.position, [taken.turn.rack, *taken.unseen]);
            let solution = Solver::default().solve(&ENGLISH, &end_game, &Budget::steps(20_000));
            let board = taken.position.board(&ENGLISH);
            let scores = vec![Score(30), Score(10)];
            let cgp = Cgp {
                board,
                racks: vec![own, other],
                scores,
                scoreless: 0,
                operations: Vec::new(),
            };
            let told = Analyser::default().best(
                &ENGLISH,
                &cgp.view(ENGLISH.edition()),
                20,
                None,
                &Budget::steps(20_000),
            );
            let leads: Vec<f64> = told.iter().map(|told| told.foresight.unwrap().lead).collect();
            assert!(solution.is_exact && leads[0] == f64::from(20 + solution.value));
            assert!(leads.is_sorted_by(|a, b| a >= b), "{leads:?}");
            // What a move leads to is its points and the end game after it.
            for (told, lead) in told.iter().zip(leads) {
                let all = Generator::default().all(&ENGLISH, taken.position, taken.turn).to_vec();
                let action = |ranked: &&Ranked| {
                    ranked.action.action(&ENGLISH, taken.position) == told.action
                };
                let mut after = end_game.clone();
                let (brings, over) = after.make(&ENGLISH, all.iter().find(action).unwrap());
                let reply = Solver::default().solve(&ENGLISH, &after, &Budget::steps(20_000));
                let value = if over { brings } else { brings - reply.value };
                assert_eq!(lead, f64::from(20 + value), "{told:?}");
            }
        });
    }
    assert!(looked_at > 5, "{looked_at}");
}

#[test]
fn a_finished_game_is_gone_through_turn_by_turn() {
    let gcg: Gcg = Gcg::parse_bytes(include_bytes!("../../docs/game.gcg")).unwrap();
    let view = gcg.told_view(CZECH.edition()).unwrap();
    let mut analyser = Analyser::default();
    let review = analyser.review(&CZECH, &view, &Budget::steps(500));
    assert!(review.turns.len() + 3 > view.turns.len() && !review.turns.is_empty());
    for turn in &review.turns {
        assert!(turn.played.lost >= Equity(0), "turn {}", turn.number);
        assert!(turn.highest.score >= turn.best.score);
        assert_eq!(turn.seat, view.turns[turn.number - 1].seat);
        assert_eq!(turn.played.score, view.turns[turn.number - 1].score.0);
        assert_eq!(turn.mistake(), Mistake::of(turn.played.lost));
    }
    let turns: usize = review.players.iter().map(|player| player.turns).sum();
    assert_eq!(turns, review.turns.len());
    let mut statistics = Statistics::default();
    statistics.add(&view);
    assert_eq!((statistics.games, statistics.words.values().sum()), (1, statistics.plays));
    assert!(
        (statistics.letter_shares().iter().map(|(_, share)| share).sum::<f64>() - 1.0).abs() < 1e-9
    );
    // A spectator during the game knows no racks, so there is nothing to say.
    let public = gcg.view(CZECH.edition()).unwrap();
    assert!(analyser.review(&CZECH, &public, &Budget::steps(1)).turns.is_empty());
}
