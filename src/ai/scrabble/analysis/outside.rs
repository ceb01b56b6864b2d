//! A play as anybody can judge it who knows no rack.

use std::sync::Arc;

use super::explain::Analyser;
use super::reach::reached;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::moves::Move;
use crate::games::rules::Viewer;
use crate::games::scrabble::{Premium, Square, TurnDeed, View};

/// What can be said of a play without knowing the rack it was made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutsideView {
    /// The premiums that it used, the highest first.
    pub uses: Vec<(Square, Premium)>,
    /// Premiums for words that the next word can reach and could not before, the highest first.
    pub opens: Vec<Square>,
    /// Premiums for words that the next word could reach and cannot any more.
    pub closes: Vec<Square>,
    /// In how many ways the same tiles, all of them, could have been laid.
    pub ways: usize,
    /// How many of these would have brought more points.
    pub higher: usize,
}

impl Analyser {
    /// Looks at a play by its place among all turns, from what lies on the board alone: the tiles
    /// laid, and nothing that the view may know beside. Nothing when it was no play.
    pub fn from_outside(
        &mut self,
        engine: &Engine,
        view: &View,
        place: usize,
    ) -> Option<OutsideView> {
        let turn = view.turns.get(place)?;
        let TurnDeed::Placed { placement, .. } = &turn.deed else { return None };
        let mut before = View::retraced(Arc::clone(&view.setup), &view.turns[..place]);
        let edition = view.edition();
        let mut after = before.board.clone();
        placement.laid().for_each(|(square, tile)| after.lay(square, tile));
        let was = reached(&before.board, edition);
        let now = reached(&after, edition);
        let only = |own: &[Square], other: &[Square]| -> Vec<Square> {
            own.iter().copied().filter(|square| !other.contains(square)).collect()
        };
        let (opens, closes) = (only(&now, &was), only(&was, &now));
        let premium = |(square, _)| (square, edition.layout.premium(square));
        let used = placement.laid().map(premium);
        let mut uses: Vec<(Square, Premium)> =
            used.filter(|(_, premium)| premium.word > 1 || premium.letter > 1).collect();
        uses.sort_by_key(|(_, premium)| std::cmp::Reverse((premium.word, premium.letter)));

        before.rack = Some(placement.tiles_used().collect());
        (before.viewer, before.turn) = (Viewer::Seat(turn.seat), Some(turn.seat));
        let laid = placement.laid().count();
        let moves = self.moves(engine, &before);
        let same = moves.ranked.iter().filter(|ranked| match &ranked.action {
            Move::Place(play) => play.count() == laid,
            Move::Exchange(_) | Move::Pass => false,
        });
        let scored = turn.score.0;
        let higher = same.clone().filter(|ranked| ranked.score > scored).count();
        Some(OutsideView { uses, opens, closes, ways: same.count(), higher })
    }
}
