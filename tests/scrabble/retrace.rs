//! Games traced again from their turns alone, and games that notations tell.

use kamen::games::rules::{Rules, Viewer};
use kamen::games::scrabble::notation::{Cgp, Gcg};
use kamen::games::scrabble::{Score, View};

use crate::random_play::{chance, options, play};
use crate::table::edition;

/// What spectators see of a game, but for clocks and rights to challenge.
fn public(view: &View) -> impl PartialEq + use<> {
    let players: Vec<_> =
        view.players.iter().map(|player| (player.score, player.tiles, player.departed)).collect();
    (view.board.clone(), players, view.bag, view.unseen.clone(), view.turns.clone())
}

#[test]
fn every_earlier_position_is_what_a_spectator_saw_then() {
    let mut compared = 0;
    for seed in 0..60 {
        let mut chance = chance(60_000 + seed);
        let options = options(&mut chance);
        let players = 2 + chance.below(3);
        let language = ["cs", "sk", "en"][seed as usize % 3];
        let mut seen: Vec<View> = Vec::new();
        let (game, _) = play(edition(language), options, players, &mut chance, |step| {
            let view = step.after.view(Viewer::Spectator);
            // A turn that was taken back is not among the turns any more.
            seen.retain(|earlier| earlier.turns.len() < view.turns.len());
            seen.push(view);
        });
        let last = game.view(Viewer::Spectator);
        for earlier in seen.iter().filter(|view| view.outcome.is_none()) {
            let again = last.after(earlier.turns.len());
            let turn = earlier.turns.len();
            assert!(public(&again) == public(earlier), "game {seed} after turn {turn}");
            compared += 1;
        }
        let end = last.after(usize::MAX);
        assert_eq!((&end.outcome, &end.board), (&last.outcome, &last.board));
    }
    assert!(compared > 500, "only {compared} positions were compared");
}

#[test]
fn a_gcg_game_is_seen_turn_by_turn() {
    let bytes = include_bytes!("../data/games/boys-quackle-2006.gcg");
    let view = Gcg::parse_bytes(bytes).unwrap().view(&edition("en")).unwrap();
    assert_eq!((view.turns.len(), view.turn), (22, None));
    assert_eq!(view.players.iter().map(|p| p.score).collect::<Vec<_>>(), [433, 443].map(Score));
    assert_eq!(view.bag, 0);
    let second = view.after(2);
    assert_eq!(second.board.words().count(), 2);
    assert_eq!((second.bag, second.turn.unwrap().0), (100 - 14 - 12, 0));
}

#[test]
fn a_view_written_as_gcg_and_read_again_shows_the_same() {
    for seed in 0..60 {
        let mut chance = chance(61_000 + seed);
        let options = options(&mut chance);
        let (game, _) = play(edition("cs"), options, 2, &mut chance, |_| {});
        let view = game.view(Viewer::Spectator);
        let again = Gcg::from_view(&view, &[]).view(&edition("cs")).unwrap();
        assert_eq!(again.board, view.board, "game {seed}");
        let scores = |view: &View| view.players.iter().map(|p| p.score).collect::<Vec<_>>();
        assert_eq!(scores(&again), scores(&view), "game {seed}");
        assert_eq!(
            again.turn.is_some(),
            view.turn.is_some() && !view.turns.is_empty() || view.turns.is_empty(),
            "game {seed}"
        );
    }
}

#[test]
fn a_cgp_position_is_seen_by_the_player_on_turn() {
    let board = "15/15/15/15/15/15/15/7CaT5/15/15/15/15/15/15/15";
    for (rest, bag, rack) in [
        ("ABCDEFG/ 5/7 0", 83, Some("ABCDEFG")),
        ("/ 5/7 0", 83, None),
        ("ABCDEFG/XYZ 5/7 2", 87, Some("ABCDEFG")),
    ] {
        let cgp: Cgp = format!("{board} {rest}").parse().unwrap();
        let view = cgp.view(&edition("en"));
        assert_eq!((view.bag, view.rack.as_ref().map(ToString::to_string).as_deref()), (bag, rack));
        assert_eq!(Cgp::from_view(&view).board, cgp.board);
        assert_eq!(view.players[1].score, Score(7));
    }
}
