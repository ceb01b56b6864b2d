//! What one viewer may see of a table, and what everybody may know of what has happened.

use std::sync::Arc;

use super::chair::{Chair, Sitter};
use super::event::{By, Closure, Entry, TableEvent};
use super::terms::Terms;
use super::{Stage, Table, UndoRequest};
use crate::games::rules::{Seat, Viewer};
use crate::session::game::{ComputerLevel, GameView};
use crate::session::people::{Moment, PersonId, Room};
use crate::store::{TableId, Version};

/// Everything that one viewer may see of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// Its name.
    pub id: TableId,
    /// The number of its events.
    pub version: Version,
    /// Where it stands.
    pub room: Room,
    /// Whose table it is.
    pub host: PersonId,
    /// What was agreed on.
    pub terms: Arc<Terms>,
    /// The chairs in the order of play.
    pub chairs: Vec<Chair>,
    /// How far it has come.
    pub stage: Stage,
    /// As whom the viewer looks.
    pub viewer: Viewer,
    /// The game, once it has begun.
    pub game: Option<GameView>,
    /// The turn that somebody wants to take back.
    pub undo: Option<UndoRequest>,
    /// Who still has to agree to that.
    pub awaited: Vec<Seat>,
    /// The computer that cannot move, as what it plays with is not at hand.
    pub stuck: Option<Seat>,
    /// Who must act, while the game goes on.
    pub to_act: Option<Seat>,
    /// Who is still in the game, or sits at the table before it.
    pub active: Vec<Seat>,
    /// Since when whoever must act has had to.
    pub turn_since: Moment,
    /// When something becomes due.
    pub deadline: Option<Moment>,
    /// Why it is closed, if it is.
    pub closed: Option<Closure>,
    /// The table whose players play again here.
    pub after: Option<TableId>,
    /// The table where the same people play again.
    pub rematch: Option<TableId>,
}

impl TableView {
    /// The people for whom chairs are kept.
    pub fn invited(&self) -> Vec<PersonId> {
        let invited = self.chairs.iter().filter_map(|chair| match chair.sitter {
            Sitter::Invited(person) => Some(person),
            Sitter::Open | Sitter::Person(_) | Sitter::Computer(_) => None,
        });
        invited.collect()
    }
}

impl Table {
    /// Everything that a person may see; nobody in particular sees what lies on the table.
    pub fn view(&self, person: Option<PersonId>) -> TableView {
        self.view_as(self.viewer(person))
    }

    /// Everything that a viewer may see.
    pub fn view_as(&self, viewer: Viewer) -> TableView {
        let undo = self.undo_request();
        TableView {
            id: self.id,
            version: self.version,
            room: self.room,
            host: self.host,
            terms: Arc::clone(&self.terms),
            chairs: self.chairs.clone(),
            stage: self.stage(),
            viewer,
            game: self.game.as_ref().map(|game| game.view(viewer)),
            undo: self.undo.clone(),
            awaited: undo.map(|(_, awaited)| awaited).unwrap_or_default(),
            stuck: self.stuck,
            to_act: self.to_act(),
            active: self.active().collect(),
            turn_since: self.turn_since,
            deadline: self.deadline(),
            closed: self.closed,
            after: self.after,
            rematch: self.rematch,
        }
    }
}

/// What everybody may know of an event: a type that has no place for secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// When it happened.
    pub at: Moment,
    /// Who brought it about.
    pub by: By,
    /// What happened.
    pub what: Happening,
}

/// What happened, as everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// The table was opened.
    Opened,
    /// A person sat down.
    Joined(Seat, PersonId),
    /// A chair is free again.
    Left(Seat),
    /// A computer sat down.
    ComputerAdded(Seat, ComputerLevel),
    /// A computer was taken away.
    ComputerRemoved(Seat),
    /// Somebody else is the host now.
    HostChanged(PersonId),
    /// Everybody sits.
    Seated,
    /// Something happened in the game.
    Game(&'static str),
    /// A player wants to take a turn back.
    UndoAsked(Seat),
    /// A player agreed to that.
    UndoAgreed(Seat),
    /// A player did not agree.
    UndoDeclined(Seat),
    /// A player asked somebody to take the seat over.
    SeatOffered(Seat, PersonId),
    /// Somebody took a seat over.
    Replaced(Seat, Sitter),
    /// A silent player's seat was given away.
    Kicked(Seat),
    /// The computer on turn cannot move.
    ComputerStuck(Seat),
    /// The player on turn was reminded.
    Reminded(Seat),
    /// The player on turn took too long.
    Forfeited(Seat),
    /// The table was closed.
    Closed(Closure),
    /// The table was opened again.
    Reopened,
    /// The same people play again.
    Rematched(TableId),
}

impl Entry {
    /// The public part.
    pub fn news(&self) -> News {
        let what = match &self.event {
            TableEvent::Opened(_) => Happening::Opened,
            TableEvent::Joined { seat, person } => Happening::Joined(*seat, *person),
            TableEvent::Left { seat } => Happening::Left(*seat),
            TableEvent::ComputerAdded { seat, level } => Happening::ComputerAdded(*seat, *level),
            TableEvent::ComputerRemoved { seat } => Happening::ComputerRemoved(*seat),
            TableEvent::HostChanged { host } => Happening::HostChanged(*host),
            TableEvent::Seated { .. } => Happening::Seated,
            TableEvent::Game(event) => Happening::Game(event.name()),
            TableEvent::UndoAsked { seat } => Happening::UndoAsked(*seat),
            TableEvent::UndoAgreed { seat } => Happening::UndoAgreed(*seat),
            TableEvent::UndoDeclined { seat } => Happening::UndoDeclined(*seat),
            TableEvent::SeatOffered { seat, to } => Happening::SeatOffered(*seat, *to),
            TableEvent::Replaced { seat, sitter } => Happening::Replaced(*seat, *sitter),
            TableEvent::Kicked { seat } => Happening::Kicked(*seat),
            TableEvent::ComputerStuck { seat } => Happening::ComputerStuck(*seat),
            TableEvent::Reminded { seat } => Happening::Reminded(*seat),
            TableEvent::Forfeited { seat } => Happening::Forfeited(*seat),
            TableEvent::Closed { why } => Happening::Closed(*why),
            TableEvent::Reopened => Happening::Reopened,
            TableEvent::Rematched { table } => Happening::Rematched(*table),
        };
        News { at: self.at, by: self.by, what }
    }
}
