//! What the computer does on turn at a table: with the table's rules about challenges, exchanges and
//! the end.

use super::engine::Engine;
use super::generate::Generator;
use super::hand::Turn;
use super::level::Level;
use super::moves::{Move, Ranked};
use super::position::Position;
use super::sight::Sight;
use crate::ai::budget::Budget;
use crate::games::chance::Seed;
use crate::games::rules::Viewer;
use crate::games::scrabble::{Action, LaidWord, View};
use crate::lexicon::Words;

/// Rounds without a word after which the computer stops exchanging, so that games end.
const HOPELESS_ROUNDS: usize = 3;

/// Decides what to do on turn, from the view of the own seat. The same view, level and seed give the
/// same answer when the budget is counted in steps.
pub fn decide(
    engine: &Engine,
    view: &View,
    level: Level,
    seed: &Seed,
    judge: &dyn Words,
    budget: &Budget<'_>,
) -> Action {
    if let Some(challenge) = challenge(view, judge) {
        return challenge;
    }
    if view.final_call {
        return Action::Pass;
    }
    let mut player = level.player(seed);
    let sight = Sight::new(engine, view, player.worth());
    let Sight { position, turn, scores, .. } = &sight;
    let chosen = player.choose(engine, &sight.seen(), budget);
    let exchanged = chosen.action.used().len();
    match chosen.action {
        Move::Exchange(_) if view.scoreless >= HOPELESS_ROUNDS * scores.len() => Action::Pass,
        Move::Exchange(_) if view.setup.options.exchange.needed(exchanged) <= view.bag => {
            chosen.action.action(engine, position)
        }
        // The best word may be one that this level does not know.
        Move::Exchange(_) if level.keeps_to_common_words() => Action::Pass,
        Move::Exchange(_) => best_word(engine, position, turn)
            .map_or(Action::Pass, |best| best.action.action(engine, position)),
        action => action.action(engine, position),
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
