//! What one viewer may see of a table.

use std::sync::Arc;

use super::chair::{Chair, Sitter};
use super::event::Closure;
use super::terms::Terms;
use super::{Stage, Table, UndoRequest};
use crate::games::rules::{Seat, Viewer};
use crate::session::game::GameView;
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
            game: self.game_view(viewer),
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
