//! Positions and games as notations tell them, seen like those played here.

use std::sync::Arc;

use super::super::edition::Edition;
use super::super::event::Setup;
use super::super::options::Options;
use super::super::tile::Tiles;
use super::super::view::{PlayerView, TurnDeed, TurnView, View};
use super::cgp::Cgp;
use super::gcg::{Gcg, GcgDeed, GcgEvent};
use super::gcg_replay::ReplayError;
use crate::games::rules::{Seat, Viewer};

impl Gcg {
    /// The game as a spectator saw it at its end, with the figures of the file. Nobody is on turn
    /// unless the file calls itself incomplete.
    ///
    /// Who challenged is not told by such files; the next player is meant.
    ///
    /// # Errors
    /// When a play does not fit the board, or none can be taken back.
    pub fn view(&self, edition: &Edition) -> Result<View, ReplayError> {
        let replay = self.replay(edition)?;
        let plays = replay.plays.iter();
        let turns = self.events.iter().zip(plays).filter_map(|(event, play)| {
            let deed = match (&event.deed, play) {
                (GcgDeed::Place(_), Some((placement, points))) => TurnDeed::Placed {
                    placement: placement.clone(),
                    words: points.words.clone(),
                    bingo: points.bingo,
                },
                _ => self.deed(event)?,
            };
            let (seat, score, total) = (seat(event.player), event.score, event.total);
            Some(Arc::new(TurnView { seat, rack: None, deed, score, total }))
        });
        let turns: Vec<_> = turns.collect();
        let first = turns.first().map_or(Seat(0), |turn| turn.seat);
        let setup = setup(edition, self.players.len(), first);
        let mut view = View::retraced(Arc::new(setup), &turns);
        for (player, &score) in view.players.iter_mut().zip(&replay.scores) {
            player.score = score;
        }
        let is_incomplete = self.directives.iter().any(|(name, _)| name == "incomplete");
        if !is_incomplete && !turns.is_empty() {
            view.turn = None;
        }
        Ok(view)
    }

    /// The same game with the racks and exchanged tiles that the file tells: for those who look at it
    /// afterwards.
    ///
    /// # Errors
    /// When a play does not fit the board, none can be taken back, or a rack holds more tiles than any
    /// edition allows.
    pub fn told_view(&self, edition: &Edition) -> Result<View, ReplayError> {
        let long = |event: &GcgEvent| event.rack.len() > usize::from(Edition::MAX_RACK);
        if let Some(event) = self.events.iter().position(long) {
            return Err(ReplayError::LongRack { event, tiles: self.events[event].rack.len() });
        }
        let mut view = self.view(edition)?;
        let is_turn = |event: &&GcgEvent| {
            matches!(event.deed, GcgDeed::Place(_)) || self.deed(event).is_some()
        };
        for (turn, event) in view.turns.iter_mut().zip(self.events.iter().filter(is_turn)) {
            let turn = Arc::make_mut(turn);
            turn.rack = (!event.rack.is_empty()).then(|| event.rack.clone());
            if let (TurnDeed::Exchanged { tiles, .. }, GcgDeed::Exchange(told)) =
                (&mut turn.deed, &event.deed)
            {
                *tiles = Some(told.clone());
            }
        }
        Ok(view)
    }

    /// What a line without tiles on the board says; final lines are no turns.
    fn deed(&self, event: &GcgEvent) -> Option<TurnDeed> {
        let by = seat((event.player + 1) % self.players.len().max(1));
        Some(match &event.deed {
            GcgDeed::Exchange(tiles) => TurnDeed::Exchanged { count: tiles.len(), tiles: None },
            GcgDeed::ExchangeCount(count) => TurnDeed::Exchanged { count: *count, tiles: None },
            GcgDeed::Pass => TurnDeed::Passed,
            GcgDeed::Withdrawn => TurnDeed::Withdrawn { by, words: Vec::new(), moves_again: false },
            GcgDeed::ChallengeBonus => {
                TurnDeed::Stood { by, words: Vec::new(), challenger_loses_turn: false }
            }
            GcgDeed::Place(_)
            | GcgDeed::OthersTiles(_)
            | GcgDeed::OwnTiles(_)
            | GcgDeed::Overtime => return None,
        })
    }
}

impl Cgp {
    /// The position as the player on turn sees it, who sits first; a rack that is not told is full,
    /// as far as there are tiles.
    pub fn view(&self, edition: &Edition) -> View {
        let mut view = View::retraced(Arc::new(setup(edition, self.racks.len(), Seat(0))), &[]);
        let full = usize::from(edition.rack_size);
        let begun = edition.layout.board();
        let laid = self.board.tiles().filter(|(square, tile)| begun.get(*square) != Some(*tile));
        let own = self.racks.first().filter(|rack| !rack.is_empty());
        for tile in laid.map(|(_, tile)| tile.tile()).chain(own.into_iter().flat_map(Tiles::iter)) {
            view.unseen.remove(tile);
        }
        let held = |rack: &Tiles| if rack.is_empty() { full } else { rack.len() };
        let players = self.racks.iter().zip(&self.scores);
        let players = players.map(|(rack, &score)| PlayerView {
            score,
            tiles: held(rack),
            time: None,
            departed: None,
        });
        view.players = players.collect();
        let hidden = self.racks.iter().skip(usize::from(own.is_some())).map(held).sum();
        view.bag = view.unseen.len().saturating_sub(hidden);
        view.board = self.board.clone();
        view.scoreless = self.scoreless;
        if let Some(own) = own {
            view.viewer = Viewer::Seat(Seat(0));
            view.rack = Some(own.clone());
        }
        view
    }
}

fn seat(player: usize) -> Seat {
    Seat(u8::try_from(player).unwrap_or(u8::MAX))
}

fn setup(edition: &Edition, players: usize, first: Seat) -> Setup {
    Setup {
        game: String::new(),
        edition: edition.clone(),
        options: Options::default(),
        players: u8::try_from(players).unwrap_or(u8::MAX),
        commitment: String::new(),
        draws: Vec::new(),
        first,
    }
}
