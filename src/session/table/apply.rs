//! How events change a table.

use std::sync::Arc;

use super::chair::{Chair, Sitter};
use super::event::{By, Entry, Opened, TableEvent};
use super::{Table, Terms, UndoRequest};
use crate::games::rules::{Change, Seat};
use crate::session::game::{Game, GameEvent};
use crate::session::people::Moment;
use crate::store::Version;

impl Table {
    /// The table as its first event has it.
    pub fn opened(opened: &Opened, at: Moment) -> Self {
        Self {
            id: opened.table,
            room: opened.room,
            host: opened.host,
            terms: Arc::new(opened.terms.clone()),
            chairs: opened.chairs.iter().copied().map(Chair::from).collect(),
            game: None,
            views: Arc::default(),
            stuck: None,
            undo: None,
            closed: None,
            after: opened.after,
            rematch: None,
            version: Version(1),
            position_since: Version(1),
            turn_began: Version(1),
            opened_at: at,
            touched_at: at,
            turn_since: at,
            charged_until: at,
            reminders: 0,
            reminded_at: at,
        }
    }

    /// Takes over an event that was decided for this very state.
    pub fn apply(&mut self, entry: &Entry) {
        self.version = self.version.after(1);
        if entry.by != By::Time {
            self.touched_at = entry.at;
        }
        match &entry.event {
            // A table that stands has been opened already.
            TableEvent::Opened(_) | TableEvent::Kicked { .. } | TableEvent::Forfeited { .. } => {}
            TableEvent::Joined { seat, person } => self.seat(*seat, Sitter::Person(*person)),
            TableEvent::Left { seat } | TableEvent::ComputerRemoved { seat } => {
                self.seat(*seat, Sitter::Open);
            }
            TableEvent::ComputerAdded { seat, level } => {
                self.seat(*seat, Sitter::Computer(*level));
            }
            TableEvent::HostChanged { host } => self.host = *host,
            TableEvent::Agreed { terms } => {
                self.terms = Arc::new(Terms::clone(terms));
                self.position_since = self.version;
            }
            TableEvent::Seated { chairs } => {
                self.chairs = chairs.iter().copied().map(Chair::from).collect();
            }
            TableEvent::Game(event) => self.apply_game(event, entry.at),
            TableEvent::UndoAsked { seat } => {
                let (by, since) = (*seat, self.version);
                self.undo = Some(UndoRequest { by, agreed: Vec::new(), since });
            }
            TableEvent::UndoAgreed { seat } => {
                self.undo.iter_mut().for_each(|undo| undo.agreed.push(*seat));
            }
            TableEvent::UndoDeclined { .. } => self.undo = None,
            TableEvent::SeatOffered { seat, to } => {
                self.chairs.get_mut(seat.index()).into_iter().for_each(|c| c.offered = Some(*to));
            }
            TableEvent::Replaced { seat, sitter } => {
                self.seat(*seat, *sitter);
                self.undo = None;
                self.begin_anew(entry.at);
            }
            TableEvent::ComputerStuck { seat } => self.stuck = Some(*seat),
            TableEvent::Reminded { .. } => {
                self.reminders = self.reminders.saturating_add(1);
                self.reminded_at = entry.at;
            }
            TableEvent::Closed { why } => {
                (self.closed, self.undo) = (Some(*why), None);
                self.position_since = self.version;
            }
            TableEvent::Reopened => {
                self.closed = None;
                self.begin_anew(entry.at);
            }
            TableEvent::Rematched { table } => self.rematch = Some(*table),
        }
    }

    fn apply_game(&mut self, event: &GameEvent, at: Moment) {
        let acted = self.to_act();
        match &mut self.game {
            Some(game) => game.apply(event),
            None => self.game = Game::started(event),
        }
        self.views = Arc::default();
        let change = event.change();
        if change != Change::Beside {
            (self.undo, self.stuck) = (None, None);
            (self.position_since, self.charged_until) = (self.version, at);
        }
        // Whoever is to answer an offer is called as for a turn, though the position is the same.
        if change == Change::Turn || self.to_act() != acted {
            self.begin_turn(at);
        }
    }

    /// Whoever must act has all the time of a new turn, and what was prepared before is stale.
    fn begin_anew(&mut self, at: Moment) {
        (self.position_since, self.charged_until, self.stuck) = (self.version, at, None);
        self.begin_turn(at);
    }

    /// Whoever must act has to from now on.
    fn begin_turn(&mut self, at: Moment) {
        self.turn_began = self.version;
        (self.turn_since, self.reminded_at, self.reminders) = (at, at, 0);
    }

    /// Puts somebody on a chair; computers may bring one along.
    fn seat(&mut self, seat: Seat, sitter: Sitter) {
        match self.chairs.get_mut(seat.index()) {
            Some(chair) => *chair = sitter.into(),
            None => self.chairs.push(sitter.into()),
        }
    }
}
