//! The moves of a position, with what is to be said of them.

use super::ahead::{Foreseen, Foresight};
use super::reach::reached;
use crate::ai::budget::Budget;
use crate::ai::scrabble::end_game::Solver;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::equity::Equity;
use crate::ai::scrabble::generate::Generator;
use crate::ai::scrabble::hand::Worth;
use crate::ai::scrabble::moves::{Kinds, Move, Play, Ranked};
use crate::ai::scrabble::rack::Rack;
use crate::ai::scrabble::sight::Sight;
use crate::ai::scrabble::simulation::Simulator;
use crate::games::chance::Chance;
use crate::games::scrabble::{Action, Square, Tiles, View, fit, score};
use crate::lexicon::Word;

/// What is to be said of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The move.
    pub action: Action,
    /// The words that it makes, the main word first.
    pub words: Vec<Word>,
    /// Its points.
    pub score: i32,
    /// Whether it lays a whole rack.
    pub is_bingo: bool,
    /// What stays on the rack.
    pub leave: Tiles,
    /// What that is worth, in comparison with an average rack; at the end of the game, what the tiles
    /// left will cost or bring.
    pub leave_worth: Equity,
    /// Points and what stays together.
    pub equity: Equity,
    /// Its place among all moves, from one; nothing when its words are not valid.
    pub rank: Option<usize>,
    /// What it is worse than the best move. In an end game of two, what it loses when both go on as
    /// well as can be found.
    pub lost: Equity,
    /// The chance to win after it, between nothing and one, as self-play tells; nothing when there
    /// are more than two players.
    pub win_chance: Option<f64>,
    /// Premiums for words that the next word can reach and could not before, the highest first.
    pub opens: Vec<Square>,
    /// Premiums for words that the next word could reach and cannot any more.
    pub closes: Vec<Square>,
    /// What looking ahead has shown, where that was done.
    pub foresight: Option<Foresight>,
}

impl Explanation {
    /// Takes over what looking ahead has shown of its move, from the best move down.
    pub(super) fn learn(&mut self, foreseen: &[Foreseen], ranked: &Ranked) {
        let own = foreseen.iter().find(|foreseen| foreseen.ranked.action == ranked.action);
        if let (Some(best), Some(own)) = (foreseen.first(), own) {
            let lost = best.foresight.lead - own.foresight.lead;
            self.lost = Equity::from_f64(lost.max(0.0));
            self.foresight = Some(own.foresight);
        }
    }
}

/// Looks at positions; its memory is used again.
#[derive(Default)]
pub struct Analyser {
    generator: Generator,
    pub(super) solver: Solver,
    pub(super) simulator: Simulator,
}

/// The moves of a position from the best down.
pub(super) struct Moves {
    pub sight: Sight,
    pub ranked: Vec<Ranked>,
}

impl Moves {
    /// The number of words that can be laid.
    pub fn words(&self) -> usize {
        self.ranked.iter().filter(|r| matches!(r.action, Move::Place(_))).count()
    }
}

impl Analyser {
    /// The best moves of the player on turn, so many at most, from the best down. The view is that
    /// player's own, with the rack. An end game of two is searched; before that, moves are judged by
    /// playing on when there is any chance for it, else by what they look like.
    pub fn best(
        &mut self,
        engine: &Engine,
        view: &View,
        count: usize,
        chance: Option<&mut Chance>,
        budget: &Budget<'_>,
    ) -> Vec<Explanation> {
        let moves = self.moves(engine, view);
        let looked_at: Vec<Ranked> = moves.ranked.iter().take(count).copied().collect();
        let foreseen = self.look_ahead(engine, &moves, &looked_at, chance, budget);
        let is_seen =
            |ranked: &&Ranked| foreseen.iter().any(|seen| seen.ranked.action == ranked.action);
        // What there was no time for comes last.
        let rest = looked_at.iter().filter(|ranked| !is_seen(ranked));
        let told = foreseen.iter().map(|seen| &seen.ranked).chain(rest).take(count);
        told.map(|ranked| {
            let action = ranked.action.action(engine, &moves.sight.position);
            let mut told = self.describe(engine, view, &moves, &action, ranked);
            told.learn(&foreseen, ranked);
            told
        })
        .collect()
    }

    /// What is to be said of a move of the player on turn, valid or not; nothing when the tiles or
    /// the board do not allow it, or when it is neither a play, an exchange nor a pass. The budget is
    /// for an end game.
    pub fn explain(
        &mut self,
        engine: &Engine,
        view: &View,
        action: &Action,
        budget: &Budget<'_>,
    ) -> Option<Explanation> {
        let moves = self.moves(engine, view);
        let ranked = self.ranked(engine, view, &moves, action)?;
        let mut told = self.describe(engine, view, &moves, action, &ranked);
        let foreseen = self.look_ahead(engine, &moves, &[ranked], None, budget);
        told.learn(&foreseen, &ranked);
        Some(told)
    }

    /// All moves, from the best down.
    pub(super) fn moves(&mut self, engine: &Engine, view: &View) -> Moves {
        let sight = Sight::new(engine, view, Worth::Equity);
        let all = self.generator.all(engine, &sight.position, &sight.turn);
        let mut ranked = all.to_vec();
        let needed = |count| view.setup.options.exchange.needed(count);
        ranked.retain(|ranked| match &ranked.action {
            Move::Exchange(_) => needed(ranked.action.used().len()) <= view.bag,
            Move::Place(_) | Move::Pass => true,
        });
        ranked.sort_by_key(|ranked| std::cmp::Reverse((ranked.equity, ranked.score)));
        Moves { sight, ranked }
    }

    /// An action as one of the moves, or as one that is not valid.
    pub(super) fn ranked(
        &self,
        engine: &Engine,
        view: &View,
        moves: &Moves,
        action: &Action,
    ) -> Option<Ranked> {
        let alphabet = engine.edition().tiles.alphabet();
        let (wanted, points) = match action {
            Action::Place(placement) => {
                let fitted = fit(&view.board, engine.edition(), placement).ok()?;
                let points = score(&view.board, engine.edition(), &fitted).total().0;
                (Move::Place(Play::from_placement(engine, &fitted.placement)?), points)
            }
            Action::Exchange(tiles) => {
                let rack = Rack::new(tiles, alphabet);
                (Move::Exchange(rack.each().collect::<Kinds>()), 0)
            }
            Action::Pass => (Move::Pass, 0),
            _ => return None,
        };
        if let Some(ranked) = moves.ranked.iter().find(|ranked| ranked.action == wanted) {
            return Some(*ranked);
        }
        let rack = &moves.sight.turn.rack;
        let used = wanted.used();
        if used.kinds().any(|(kind, count)| rack.count(kind) < count) {
            return None;
        }
        let kept = engine.leaves().value(&wanted.kept(rack));
        Some(Ranked { action: wanted, score: points, equity: Equity::points(points) + kept })
    }

    pub(super) fn describe(
        &self,
        engine: &Engine,
        view: &View,
        moves: &Moves,
        action: &Action,
        ranked: &Ranked,
    ) -> Explanation {
        let edition = engine.edition();
        let (mut words, mut after) = (Vec::new(), view.board.clone());
        if let Action::Place(placement) = action
            && let Ok(play) = fit(&view.board, edition, placement)
        {
            words = play.words.iter().map(|(_, word)| word.word()).collect();
            placement.laid().for_each(|(square, tile)| after.lay(square, tile));
        }
        let (before, now) = (reached(&view.board, edition), reached(&after, edition));
        let only = |own: &[Square], other: &[Square]| {
            own.iter().copied().filter(|square| !other.contains(square)).collect()
        };
        let equals = |other: &Ranked| other.action == ranked.action;
        let is_valid = moves.ranked.iter().any(equals);
        let better = moves.ranked.iter().filter(|other| other.equity > ranked.equity).count();
        let best = moves.ranked.first().map_or(ranked.equity, |best| best.equity);
        let rack = &moves.sight.turn.rack;
        let used = ranked.action.used().len();
        let lays = matches!(ranked.action, Move::Place(_));
        Explanation {
            action: action.clone(),
            words,
            score: ranked.score,
            is_bingo: lays && used == usize::from(edition.rack_size),
            leave: ranked.action.kept(rack).tiles(edition.tiles.alphabet()),
            leave_worth: ranked.equity - Equity::points(ranked.score),
            equity: ranked.equity,
            rank: is_valid.then_some(better + 1),
            lost: best - ranked.equity,
            win_chance: win_chance(engine, &moves.sight, ranked),
            opens: only(&now, &before),
            closes: only(&before, &now),
            foresight: None,
        }
    }
}

/// The chance to win after a move of two players.
fn win_chance(engine: &Engine, sight: &Sight, ranked: &Ranked) -> Option<f64> {
    let [own, other] = sight.scores[..] else { return None };
    let drawn = ranked.action.used().len().min(sight.turn.bag);
    let unseen = sight.unseen.len() - drawn.min(sight.unseen.len());
    // After the move the other one is on turn.
    let ahead = Equity::points(other - own) - ranked.equity;
    Some(1.0 - engine.chances().to_win(ahead, unseen))
}
