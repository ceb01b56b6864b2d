//! A game traced again from its turns, as anybody who only watched could do it.

use std::sync::Arc;

use super::event::Setup;
use super::placement::Placement;
use super::score::Score;
use super::tile::Tiles;
use super::view::{PlayerView, TurnDeed, TurnView, View};
use crate::games::rules::{Seat, Viewer};

impl View {
    /// What a spectator saw after so many turns; after all of them also the result.
    pub fn after(&self, turns: usize) -> Self {
        if turns >= self.turns.len() {
            let turns = self.turns.iter().map(|turn| Arc::new(turn.told_to_all())).collect();
            let all_is_known = self.outcome.is_some();
            return Self {
                viewer: Viewer::Spectator,
                rack: None,
                last_drawn: None,
                unseen: if all_is_known { self.unseen.clone() } else { unseen(self) },
                turns,
                ..self.clone()
            };
        }
        let mut view = Self::retraced(Arc::clone(&self.setup), &self.turns[..turns]);
        let next = &self.turns[turns];
        if matches!(
            next.deed,
            TurnDeed::Placed { .. } | TurnDeed::Exchanged { .. } | TurnDeed::Passed
        ) {
            view.turn = Some(next.seat);
        }
        view
    }

    /// What a spectator sees after these turns, while nothing tells that the game is over.
    pub fn retraced(setup: Arc<Setup>, turns: &[Arc<TurnView>]) -> Self {
        let mut view = Self::begun(setup);
        // The play that a challenge can take back, and what its player drew.
        let mut last_play = None;
        for turn in turns {
            view.trace(turn, &mut last_play);
            view.turns.push(Arc::new(turn.told_to_all()));
        }
        view.unseen = unseen(&view);
        view
    }

    fn begun(setup: Arc<Setup>) -> Self {
        let (edition, players) = (&setup.edition, usize::from(setup.players));
        let rack_size = usize::from(edition.rack_size);
        let player = PlayerView { score: Score(0), tiles: rack_size, time: None, departed: None };
        Self {
            viewer: Viewer::Spectator,
            board: edition.layout.board(),
            players: vec![player; players],
            rack: None,
            last_drawn: None,
            bag: edition.tiles.total().saturating_sub(players * rack_size),
            unseen: Tiles::default(),
            turn: (players > 0).then_some(setup.first),
            scoreless: 0,
            contest: None,
            final_call: false,
            can_undo: false,
            turns: Vec::new(),
            outcome: None,
            setup,
        }
    }

    fn trace(&mut self, turn: &TurnView, last_play: &mut Option<(Placement, usize)>) {
        let Some(player) = self.players.get_mut(turn.seat.index()) else { return };
        player.score = turn.total;
        match &turn.deed {
            TurnDeed::Placed { placement, .. } => {
                let laid = placement.laid().count();
                let drawn = laid.min(self.bag);
                self.bag -= drawn;
                player.tiles = (player.tiles + drawn).saturating_sub(laid);
                placement.laid().for_each(|(square, tile)| self.board.lay(square, tile));
                *last_play = Some((placement.clone(), drawn));
            }
            TurnDeed::Withdrawn { .. } => {
                let Some((placement, drawn)) = last_play.take() else { return };
                placement.laid().for_each(|(square, _)| self.board.lift(square));
                self.bag += drawn;
                player.tiles = player.tiles + placement.laid().count() - drawn;
            }
            TurnDeed::Departed(how) => {
                player.departed = Some(*how);
                let mut active = self.players.iter().filter(|player| player.departed.is_none());
                // As the rules have it: not when the game ends, nor after the last tile.
                let played_out = self.bag == 0 && active.clone().any(|player| player.tiles == 0);
                if active.nth(1).is_some() && !played_out {
                    self.bag += std::mem::take(&mut self.players[turn.seat.index()].tiles);
                }
            }
            TurnDeed::Exchanged { .. } | TurnDeed::Passed | TurnDeed::Stood { .. } => {}
        }
        let scored = matches!(turn.deed, TurnDeed::Placed { .. } if turn.score > Score(0));
        self.scoreless = if scored { 0 } else { self.scoreless + 1 };
        self.turn = match &turn.deed {
            TurnDeed::Withdrawn { moves_again: true, .. } => Some(turn.seat),
            TurnDeed::Stood { .. } => self.turn,
            TurnDeed::Departed(_) if self.turn != Some(turn.seat) => self.turn,
            _ => self.seat_after(turn.seat),
        };
    }

    fn seat_after(&self, seat: Seat) -> Option<Seat> {
        let active = Seat::all(self.players.len())
            .filter(|seat| self.players[seat.index()].departed.is_none());
        active.clone().find(|&next| next > seat).or_else(|| active.clone().next())
    }
}

impl TurnView {
    /// The turn without what only some may know.
    pub(super) fn told_to_all(&self) -> Self {
        let mut turn = Self { rack: None, ..self.clone() };
        if let TurnDeed::Exchanged { tiles, .. } = &mut turn.deed {
            *tiles = None;
        }
        turn
    }
}

/// All tiles but those that were laid.
fn unseen(view: &View) -> Tiles {
    let edition = &view.setup.edition;
    let begun = edition.layout.board();
    let mut unseen = edition.tiles.tiles();
    for (square, tile) in view.board.tiles() {
        if begun.get(square) != Some(tile) {
            unseen.remove(tile.tile());
        }
    }
    unseen
}
