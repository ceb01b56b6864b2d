//! How events change a table.

use super::chair::{Chair, Sitter};
use super::event::{By, Entry, Opened, TableEvent};
use super::game::{Game, GameEvent};
use super::{Table, UndoRequest};
use crate::games::rules::Seat;
use crate::session::people::Moment;
use crate::store::Version;

impl Table {
    /// The table as its first event has it.
    pub fn opened(opened: &Opened, at: Moment) -> Self {
        Self {
            id: opened.table,
            room: opened.room,
            host: opened.host,
            terms: opened.terms.clone(),
            chairs: opened.chairs.iter().copied().map(Chair::from).collect(),
            game: None,
            undo: None,
            closed: None,
            after: opened.after,
            rematch: None,
            version: Version(1),
            moved: Version(1),
            opened_at: at,
            touched_at: at,
            turn_since: at,
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
                self.begin_turn(entry.at);
            }
            TableEvent::Reminded { .. } => {
                self.reminders = self.reminders.saturating_add(1);
                self.reminded_at = entry.at;
            }
            TableEvent::Closed { why } => {
                (self.closed, self.undo) = (Some(*why), None);
                self.moved = self.version;
            }
            TableEvent::Reopened => {
                self.closed = None;
                self.begin_turn(entry.at);
            }
            TableEvent::Rematched { table } => self.rematch = Some(*table),
        }
    }

    fn apply_game(&mut self, event: &GameEvent, at: Moment) {
        match &mut self.game {
            Some(game) => game.apply(event),
            None => self.game = Game::from_start(event),
        }
        self.undo = None;
        self.begin_turn(at);
    }

    /// Whoever is on turn thinks from now on, about the position as it is now.
    fn begin_turn(&mut self, at: Moment) {
        self.moved = self.version;
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
