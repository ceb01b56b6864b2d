//! A table as a fold over its events: who sits there, which game is played, what is agreed on.
//!
//! [`Table::decide`] turns a [`Deed`] into events or refuses it, [`Table::apply`] takes events over.
//! Neither has a clock, chance or a task of its own: what they need is passed in as [`DecideContext`].
//!
//! | file | |
//! |---|---|
//! | `event.rs` `apply.rs` `log.rs` `head.rs` | what has happened, how it changes a table, how it is stored |
//! | `deed.rs` `refusal.rs` `telling.rs` | what can be asked, and why not |
//! | `facts.rs` `view.rs` `views.rs` `chair.rs` `terms.rs` | what a table tells of itself |
//! | `open.rs` `agree.rs` `join.rs` `leave.rs` `computers.rs` `start.rs` `play.rs` `undo.rs` `replace.rs` `kick.rs` `close.rs` `reopen.rs` `rematch.rs` | one thing that can be asked, each |
//! | `remind.rs` `forfeit.rs` `abandon.rs` | what happens when time has passed |

mod abandon;
mod agree;
mod apply;
mod chair;
mod close;
mod computers;
mod deed;
mod event;
mod facts;
mod forfeit;
mod head;
mod join;
mod kick;
mod leave;
mod log;
mod open;
mod play;
mod refusal;
mod rematch;
mod remind;
mod reopen;
mod replace;
mod start;
mod telling;
mod terms;
mod undo;
mod view;
mod views;

use std::fmt;
use std::sync::Arc;

use self::views::Views;
use super::people::{Moment, PersonId, Room};
use crate::games::chance::Seed;
use crate::games::rules::Seat;
use crate::session::game::{Game, GameEvent, Resources};
use crate::store::{TableId, Version};

pub use chair::{Chair, Sitter};
pub use deed::{Deed, Successor};
pub use event::{By, Closure, Entry, Opened, TableEvent};
pub use head::{Head, OnTurn};
pub use log::LogError;
pub use open::Opening;
pub use refusal::Refusal;
pub use terms::{Pace, Terms};
pub use view::TableView;

/// What deciding takes beside the table.
pub struct DecideContext<'a> {
    /// The time.
    pub now: Moment,
    /// Chance for a game that may begin; none begins without.
    pub seed: Option<&'a Seed>,
    /// What the table is played with; deeds that need it are refused without.
    pub resources: Option<&'a Resources>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People sit down.
    Lobby,
    /// The game is played.
    Playing,
    /// The game is over.
    Over,
    /// The table is closed, whatever was going on; it can be reopened.
    Closed,
}

/// A turn that somebody wants to take back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoRequest {
    /// Who wants it.
    pub by: Seat,
    /// Who has agreed so far.
    pub agreed: Vec<Seat>,
    /// The version at which it was asked for.
    since: Version,
}

impl UndoRequest {
    /// The version at which it was asked for.
    pub fn since(&self) -> Version {
        self.since
    }
}

/// A table.
#[derive(Clone, PartialEq, Eq)]
pub struct Table {
    id: TableId,
    room: Room,
    host: PersonId,
    terms: Arc<Terms>,
    chairs: Vec<Chair>,
    game: Option<Game>,
    views: Arc<Views>,
    /// The computer that cannot move, as what it plays with is not at hand.
    stuck: Option<Seat>,
    undo: Option<UndoRequest>,
    closed: Option<Closure>,
    after: Option<TableId>,
    rematch: Option<TableId>,
    version: Version,
    /// The version since which the position is what it is: what was meant for an older one is stale.
    position_since: Version,
    /// The version with which the present turn began.
    turn_began: Version,
    opened_at: Moment,
    /// When somebody did something last.
    touched_at: Moment,
    /// Since when whoever must act has had to: limits for a move, calls and reminders count from here.
    turn_since: Moment,
    /// Until when time has been charged to the players' clocks.
    charged_until: Moment,
    /// How often whoever must act has been reminded.
    reminders: u8,
    /// When that was last, or when the turn began.
    reminded_at: Moment,
}

impl Table {
    /// Turns a deed into what happens because of it, or says why it cannot be done.
    ///
    /// # Errors
    /// A refusal with the facts in it; the table is untouched.
    pub fn decide(
        &self,
        by: By,
        deed: &Deed,
        context: &DecideContext<'_>,
    ) -> Result<Vec<TableEvent>, Refusal> {
        match deed {
            Deed::Join => join::join(self, person(by)?, context),
            Deed::Leave => leave::leave(self, person(by)?, context),
            Deed::AddComputer(level) => computers::add(self, person(by)?, *level, context),
            Deed::RemoveComputer(seat) => computers::remove(self, person(by)?, *seat),
            Deed::Agree(terms) => agree::agree(self, person(by)?, terms),
            Deed::Start => start::start(self, person(by)?, context),
            Deed::Play(action) => play::play(self, by, action, context),
            Deed::AskUndo => undo::ask(self, person(by)?),
            Deed::AgreeUndo => undo::agree(self, person(by)?),
            Deed::DeclineUndo => undo::decline(self, person(by)?),
            Deed::HandOver(successor) => replace::hand_over(self, person(by)?, *successor),
            Deed::Kick { seat, computer } => {
                kick::kick(self, person(by)?, *seat, *computer, context)
            }
            Deed::Close => close::close(self, person(by)?),
            Deed::Reopen => reopen::reopen(self, person(by)?),
            Deed::Rematched(table) => rematch::rematched(self, person(by)?, *table),
        }
    }

    /// What has become due by this time, if anything; ask again after it has been applied.
    pub fn due(&self, now: Moment) -> Vec<TableEvent> {
        let due = |at: Option<Moment>| at.is_some_and(|at| at <= now);
        if due(forfeit::at(self)) {
            return forfeit::events(self, now);
        }
        if due(abandon::at(self)) {
            return abandon::events();
        }
        if due(remind::at(self)) {
            return remind::events(self);
        }
        Vec::new()
    }

    /// When something becomes due.
    pub fn deadline(&self) -> Option<Moment> {
        [forfeit::at(self), abandon::at(self), remind::at(self)].into_iter().flatten().min()
    }
}

/// The person behind a deed that only people do.
fn person(by: By) -> Result<PersonId, Refusal> {
    match by {
        By::Person(person) => Ok(person),
        By::Computer(_) | By::Time => Err(Refusal::NotSeated),
    }
}

/// What happens in the game, as events of the table.
fn game_events(events: Vec<GameEvent>) -> impl Iterator<Item = TableEvent> {
    events.into_iter().map(TableEvent::Game)
}

impl fmt::Debug for Table {
    /// Tells nothing of the game, so that no rack ever reaches a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("id", &self.id)
            .field("version", &self.version)
            .field("stage", &self.stage())
            .finish_non_exhaustive()
    }
}
