//! A finished game, each turn beside the best.

use std::sync::Arc;

use super::explain::{Analyser, Explanation};
use crate::ai::budget::Budget;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::equity::Equity;
use crate::ai::scrabble::moves::{Move, Ranked};
use crate::ai::scrabble::simulation::promising;
use crate::games::chance::Chance;
use crate::games::rules::{Seat, Viewer};
use crate::games::scrabble::{Action, Tiles, TurnDeed, TurnView, View};

/// A game, turn by turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The turns in which somebody chose a move, and the rack is known.
    pub turns: Vec<TurnReview>,
    /// The players by seat.
    pub players: Vec<PlayerReview>,
}

/// A turn beside the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnReview {
    /// The number of the turn in the game, from one.
    pub number: usize,
    /// Whose turn.
    pub seat: Seat,
    /// The rack.
    pub rack: Tiles,
    /// What was done.
    pub played: Explanation,
    /// The best move by equity, or by looking ahead: in an end game of two always.
    pub best: Explanation,
    /// The word with the most points; the same as the best move when there is no word.
    pub highest: Explanation,
    /// How many words could have been laid.
    pub words: usize,
}

impl TurnReview {
    /// How grave it was.
    pub fn mistake(&self) -> Option<Mistake> {
        Mistake::of(self.played.lost)
    }
}

/// How much a move was worse than the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mistake {
    /// From two points on.
    Small,
    /// From eight points on.
    Medium,
    /// From twenty points on.
    Large,
}

impl Mistake {
    /// All sizes, from the smallest.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// From so many points on.
    pub fn points(self) -> i32 {
        match self {
            Self::Small => 2,
            Self::Medium => 8,
            Self::Large => 20,
        }
    }

    /// How grave it is to lose so much.
    pub fn of(lost: Equity) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|mistake| lost >= Equity::points(mistake.points()))
    }
}

/// A player over a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerReview {
    /// Turns that were looked at.
    pub turns: usize,
    /// Those in which nothing better was found.
    pub best: usize,
    /// Those in which a word with more points was found, as the first thesis counts.
    pub outscored: usize,
    /// What was lost against the best moves.
    pub lost: Equity,
    /// Mistakes by size, from the smallest.
    pub mistakes: [usize; Mistake::ALL.len()],
}

impl Analyser {
    /// Goes through a game. Turns are looked at whose racks the view knows: of a finished game all,
    /// before that the viewer's own. The budget is that of each turn in an end game.
    pub fn review(&mut self, engine: &Engine, view: &View, budget: &Budget<'_>) -> Review {
        let numbers = 0..view.turns.len();
        let turns =
            numbers.filter_map(|number| self.review_turn(engine, view, number, None, budget));
        Review::new(turns.collect(), view.players.len())
    }

    /// Looks at one turn of a game, by its place among all; nothing when it was no choice or the rack
    /// is not known. An end game of two is searched; before that, moves are judged by playing on when
    /// there is any chance for it, else by what they look like.
    pub fn review_turn(
        &mut self,
        engine: &Engine,
        view: &View,
        place: usize,
        chance: Option<&mut Chance>,
        budget: &Budget<'_>,
    ) -> Option<TurnReview> {
        let turn = view.turns.get(place)?;
        let rack = turn.rack.clone()?;
        let action = chosen(turn)?;
        let before = before(view, place, turn.seat, &rack);
        let moves = self.moves(engine, &before);
        let ranked = self.ranked(engine, &before, &moves, &action)?;
        // A search finds the best move by itself.
        let is_open = moves.sight.seen().is_open();
        let mut tried = if is_open { Vec::new() } else { promising(&moves.ranked).to_vec() };
        if tried.iter().all(|tried| tried.action != ranked.action) {
            tried.push(ranked);
        }
        let foreseen = self.look_ahead(engine, &moves, &tried, chance, budget);
        let describe = |ranked: &Ranked| {
            let action = ranked.action.action(engine, &moves.sight.position);
            let mut told = self.describe(engine, &before, &moves, &action, ranked);
            told.learn(&foreseen, ranked);
            told
        };
        let mut played = self.describe(engine, &before, &moves, &action, &ranked);
        played.learn(&foreseen, &ranked);
        let best = foreseen.first().map(|best| &best.ranked).or(moves.ranked.first())?;
        let best = describe(best);
        let words = moves.ranked.iter().filter(|r| matches!(r.action, Move::Place(_)));
        let highest = words.max_by_key(|ranked| (ranked.score, ranked.equity));
        Some(TurnReview {
            number: place + 1,
            seat: turn.seat,
            rack,
            highest: highest.map_or_else(|| best.clone(), describe),
            played,
            best,
            words: moves.words(),
        })
    }
}

impl Review {
    /// Adds up turns.
    pub fn new(turns: Vec<TurnReview>, players: usize) -> Self {
        let mut all = vec![PlayerReview::default(); players];
        for turn in &turns {
            let Some(player) = all.get_mut(turn.seat.index()) else { continue };
            player.turns += 1;
            player.best += usize::from(turn.played.lost <= Equity::default());
            player.outscored += usize::from(turn.highest.score > turn.played.score);
            player.lost += turn.played.lost;
            if let Some(mistake) = turn.mistake() {
                player.mistakes[mistake as usize] += 1;
            }
        }
        Self { turns, players: all }
    }
}

/// What a player chose in a turn, if it was a choice of which all is known.
fn chosen(turn: &TurnView) -> Option<Action> {
    match &turn.deed {
        TurnDeed::Placed { placement, .. } => Some(Action::Place(placement.clone())),
        TurnDeed::Exchanged { tiles: Some(tiles), .. } => Some(Action::Exchange(tiles.clone())),
        TurnDeed::Passed => Some(Action::Pass),
        _ => None,
    }
}

/// What a player saw before a turn.
fn before(view: &View, place: usize, seat: Seat, rack: &Tiles) -> View {
    let mut before = View::retraced(Arc::clone(&view.setup), &view.turns[..place]);
    before.viewer = Viewer::Seat(seat);
    before.turn = Some(seat);
    for tile in rack.iter() {
        before.unseen.remove(tile);
    }
    before.rack = Some(rack.clone());
    before
}
