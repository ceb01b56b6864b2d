//! How the computer chooses: from the view of its own seat, with the words of its table.

use super::table::{ComputerLevel, GameAction, GameView, Kit};
use crate::ai::scrabble::{
    Budget, Engine, Generator, Level, Move, Position, Rack, Ranked, Seen, Turn,
};
use crate::games::chance::Seed;
use crate::games::rules::{Seat, Viewer};
use crate::games::scrabble::{Action, Deed, EndRule, LaidWord, TurnView, View};
use crate::lexicon::Words;

/// Rounds without a word after which the computer stops exchanging, so that games end.
const HOPELESS_ROUNDS: usize = 3;

/// Chooses what to do on turn, within a budget. The same view, level and seed give the same answer
/// when the budget is counted in steps.
pub(super) fn think(
    view: &GameView,
    level: ComputerLevel,
    seed: &Seed,
    engine: &Engine,
    kit: &Kit,
    budget: &Budget<'_>,
) -> GameAction {
    let (GameView::Scrabble(view), ComputerLevel::Scrabble(level), Kit::Scrabble { judge, .. }) =
        (view, level, kit);
    GameAction::Scrabble(scrabble(view, level, seed, engine, judge.as_ref(), budget))
}

/// What the computer does when it could not think.
pub(super) fn without_thought(view: &GameView) -> GameAction {
    match view {
        GameView::Scrabble(_) => GameAction::Scrabble(Action::Pass),
    }
}

fn scrabble(
    view: &View,
    level: Level,
    seed: &Seed,
    engine: &Engine,
    judge: &dyn Words,
    budget: &Budget<'_>,
) -> Action {
    if let Some(challenge) = challenge(view, judge) {
        return challenge;
    }
    if view.final_call {
        return Action::Pass;
    }
    let tiles = &engine.edition().tiles;
    let rack = view.rack.as_ref().map(|rack| Rack::new(rack, tiles.alphabet()));
    let mut player = level.player(seed);
    let turn = Turn {
        rack: rack.unwrap_or_default(),
        bag: view.bag,
        unseen_value: tiles.sum(&view.unseen).0,
        worth: player.worth(),
    };
    let position = engine.position(&view.board);
    let scores = scores(view);
    let in_play = scores.len();
    let seen = Seen {
        position: &position,
        turn: &turn,
        unseen: &Rack::new(&view.unseen, tiles.alphabet()),
        scores: &scores,
        scoreless: view.scoreless,
        pass_ends: pass_ends(view, in_play),
    };
    let chosen = player.choose(engine, &seen, budget);
    let exchanged = chosen.action.used().len();
    match chosen.action {
        Move::Exchange(_) if view.scoreless >= HOPELESS_ROUNDS * in_play => Action::Pass,
        Move::Exchange(_) if view.setup.options.exchange.needed(exchanged) > view.bag => {
            best_word(engine, &position, &turn)
                .map_or(Action::Pass, |best| best.action.action(engine, &position))
        }
        action => action.action(engine, &position),
    }
}

/// The scores of those still in the game, from the player on turn on.
fn scores(view: &View) -> Vec<i32> {
    let own = view.turn.map_or(0, Seat::index);
    let (before, from_own) = view.players.split_at(own.min(view.players.len()));
    let in_play = from_own.iter().chain(before).filter(|player| player.departed.is_none());
    in_play.map(|player| player.score.0).collect()
}

/// Whether the game is over when the player on turn passes.
fn pass_ends(view: &View, in_play: usize) -> bool {
    match view.setup.options.ending {
        EndRule::SixScorelessTurns => view.scoreless + 1 >= 6,
        EndRule::TwoRoundsOfPasses => {
            let passed = |turn: &&TurnView| matches!(turn.deed, Deed::Passed);
            view.turns.iter().rev().take_while(passed).count() + 1 >= 2 * in_play
        }
    }
}

/// Contests the words of others that the lexicon does not know.
fn challenge(view: &View, judge: &dyn Words) -> Option<Action> {
    let contest = view.contest.as_ref()?;
    if view.viewer == Viewer::Seat(contest.seat) {
        return None;
    }
    let words: Vec<_> =
        contest.words.iter().map(LaidWord::word).filter(|word| !judge.contains(word)).collect();
    (!words.is_empty()).then_some(Action::Challenge { words })
}

/// The best word, when the table's rules do not allow the exchange that seemed better.
fn best_word(engine: &Engine, position: &Position, turn: &Turn) -> Option<Ranked> {
    let mut generator = Generator::default();
    let all = generator.all(engine, position, turn);
    let words = all.iter().filter(|ranked| matches!(ranked.action, Move::Place(_)));
    words.max_by_key(|ranked| ranked.equity).copied()
}
