//! A table as a fold over its events: who sits there, which game is played, what is agreed on.
//!
//! [`Table::decide`] turns a [`Deed`] into events or refuses it, [`Table::apply`] takes events over.
//! Neither has a clock, chance or a task of its own: what they need is passed in as [`Means`].

mod abandon;
mod chair;
mod close;
mod computers;
mod deed;
mod event;
mod forfeit;
mod game;
mod head;
mod join;
mod kick;
mod leave;
mod open;
mod play;
mod rematch;
mod remind;
mod reopen;
mod refusal;
mod replace;
mod start;
mod telling;
mod terms;
mod undo;
mod view;

use std::fmt;

use super::people::{Moment, PersonId, Room};
use crate::games::chance::Seed;
use crate::games::rules::{Seat, Viewer};
use crate::store::{TableId, Version};

pub use chair::{Chair, Sitter};
pub use deed::{Deed, Successor};
pub use event::{By, Closure, Entry, Opened, TableEvent};
pub use game::{
    ComputerLevel, Game, GameAction, GameEvent, GameNews, GameRefusal, GameTerms, GameView, Kit,
    ScrabbleTerms,
};
pub use head::{Head, OnTurn};
pub use open::Opening;
pub use refusal::Refusal;
pub use terms::{Pace, Terms};
pub use view::{Happening, News, TableView};

/// What deciding takes beside the table.
pub struct Means<'a> {
    /// The time.
    pub now: Moment,
    /// Chance for a game that may begin.
    pub seed: &'a Seed,
    /// What is needed to begin and to judge; deeds that need it are refused without.
    pub kit: Option<&'a Kit<'a>>,
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

/// A table.
#[derive(Clone, PartialEq, Eq)]
pub struct Table {
    id: TableId,
    room: Room,
    host: PersonId,
    terms: Terms,
    chairs: Vec<Chair>,
    game: Option<Game>,
    undo: Option<UndoRequest>,
    closed: Option<Closure>,
    after: Option<TableId>,
    rematch: Option<TableId>,
    version: Version,
    /// The version of the last event that changed the game or its stage: what was meant for an older
    /// one is stale.
    moved: Version,
    opened_at: Moment,
    /// When somebody did something last.
    touched_at: Moment,
    /// Since when the player on turn has been thinking.
    turn_since: Moment,
    /// How often the player on turn has been reminded.
    reminders: u8,
}

/// A log that tells of no table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// There is nothing.
    #[error("the log is empty")]
    Empty,
    /// The first event does not open a table.
    #[error("the log does not begin with the opening of a table")]
    NotOpened,
    /// The log was written by a newer program.
    #[error("an event has the format {found}; this program knows formats up to {known}", known = Entry::FORMAT)]
    Format {
        /// Its format.
        found: u16,
    },
    /// An event cannot be read.
    #[error("event {number} cannot be read: {why}")]
    Unreadable {
        /// Which, from one.
        number: u64,
        /// Why; never with what is in it.
        why: String,
    },
}

impl Table {
    /// Replays a log.
    ///
    /// # Errors
    /// When it does not begin with the opening of a table.
    pub fn replay<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Result<Self, LogError> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or(LogError::Empty)?;
        let TableEvent::Opened(opened) = &first.event else { return Err(LogError::NotOpened) };
        let mut table = Self::opened(opened, first.at);
        entries.for_each(|entry| table.apply(entry));
        Ok(table)
    }

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
        }
    }

    /// Turns a deed into what happens because of it, or says why it cannot be done.
    ///
    /// # Errors
    /// A refusal with the facts in it; the table is untouched.
    pub fn decide(
        &self,
        by: By,
        deed: &Deed,
        means: &Means<'_>,
    ) -> Result<Vec<TableEvent>, Refusal> {
        match deed {
            Deed::Join => join::join(self, person(by)?, means),
            Deed::Leave => leave::leave(self, person(by)?, means),
            Deed::AddComputer(level) => computers::add(self, person(by)?, *level, means),
            Deed::RemoveComputer(seat) => computers::remove(self, person(by)?, *seat),
            Deed::Start => start::start(self, person(by)?, means),
            Deed::Play(action) => play::play(self, by, action, means),
            Deed::AskUndo => undo::ask(self, person(by)?, means),
            Deed::AgreeUndo => undo::agree(self, person(by)?),
            Deed::DeclineUndo => undo::decline(self, person(by)?),
            Deed::HandOver(successor) => replace::hand_over(self, person(by)?, *successor),
            Deed::Kick { seat, computer } => {
                kick::kick(self, person(by)?, *seat, *computer, means)
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
            TableEvent::Reminded { .. } => self.reminders = self.reminders.saturating_add(1),
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
        (self.turn_since, self.reminders) = (at, 0);
    }

    /// Puts somebody on a chair; computers may bring one along.
    fn seat(&mut self, seat: Seat, sitter: Sitter) {
        match self.chairs.get_mut(seat.index()) {
            Some(chair) => *chair = sitter.into(),
            None => self.chairs.push(sitter.into()),
        }
    }

    /// Its name.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// The number of its events.
    pub fn version(&self) -> Version {
        self.version
    }

    /// The version since which the position is what it is.
    pub fn moved(&self) -> Version {
        self.moved
    }

    /// Where it stands.
    pub fn room(&self) -> Room {
        self.room
    }

    /// Whose table it is.
    pub fn host(&self) -> PersonId {
        self.host
    }

    /// What was agreed on.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The chairs in the order of play.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The table where the same people play again.
    pub fn rematch(&self) -> Option<TableId> {
        self.rematch
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        match &self.game {
            _ if self.closed.is_some() => Stage::Closed,
            None => Stage::Lobby,
            Some(game) if game.turn().is_none() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// Whether anything can still happen without reopening: it keeps its room.
    pub fn is_live(&self) -> bool {
        matches!(self.stage(), Stage::Lobby | Stage::Playing)
    }

    /// Whose turn it is in a game that goes on.
    pub fn turn(&self) -> Option<Seat> {
        (self.stage() == Stage::Playing).then(|| self.game.as_ref()?.turn()).flatten()
    }

    /// Who sits on a chair.
    pub fn sitter(&self, seat: Seat) -> Option<Sitter> {
        self.chairs.get(seat.index()).map(|chair| chair.sitter)
    }

    /// The computer that is to move, with its chance.
    pub fn computer_to_move(&self) -> Option<(Seat, ComputerLevel, Seed)> {
        let seat = self.turn()?;
        let level = self.sitter(seat)?.computer()?;
        Some((seat, level, self.game.as_ref()?.computer_seed(self.moved.0)))
    }

    /// The chairs with their seats.
    fn seats(&self) -> impl Iterator<Item = (Seat, Chair)> + '_ {
        Seat::all(self.chairs.len()).zip(self.chairs.iter().copied())
    }

    /// Where a person sits, if still in the game.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let active = |seat| self.game.as_ref().is_none_or(|game| game.is_active(seat));
        let mut seats = self.seats().filter(|(_, c)| c.sitter.person() == Some(person));
        seats.find_map(|(seat, _)| active(seat).then_some(seat))
    }

    /// Where a person sits or sat, also after leaving the game.
    fn chair_of(&self, person: PersonId) -> Option<Seat> {
        self.seats().find(|(_, c)| c.sitter.person() == Some(person)).map(|(seat, _)| seat)
    }

    /// The persons who are still in the game, with their seats.
    fn persons(&self) -> impl Iterator<Item = (Seat, PersonId)> + '_ {
        let active = |seat| self.game.as_ref().is_none_or(|game| game.is_active(seat));
        let persons = self.seats().filter_map(|(seat, chair)| Some((seat, chair.sitter.person()?)));
        persons.filter(move |(seat, _)| active(*seat))
    }

    /// As whom a person looks at the game.
    pub fn viewer(&self, person: Option<PersonId>) -> Viewer {
        let seat = person.and_then(|person| self.chair_of(person));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn check_stage(&self, wanted: Stage) -> Result<(), Refusal> {
        match (self.stage(), wanted) {
            (stage, wanted) if stage == wanted => Ok(()),
            (_, Stage::Closed) => Err(Refusal::NotClosed),
            (Stage::Closed, _) => Err(Refusal::Closed),
            (_, Stage::Over) => Err(Refusal::NotOver),
            (Stage::Lobby, _) => Err(Refusal::NotStarted),
            (Stage::Over, _) => Err(Refusal::Over),
            (Stage::Playing, _) => Err(Refusal::AlreadyStarted),
        }
    }

    fn check_host(&self, person: PersonId) -> Result<(), Refusal> {
        if person == self.host { Ok(()) } else { Err(Refusal::NotHost) }
    }

    fn check_level(&self, level: ComputerLevel) -> Result<(), Refusal> {
        let same = level.kind() == self.terms.game.kind();
        if same { Ok(()) } else { Err(Refusal::OtherGame) }
    }

    /// The game that goes on.
    fn playing(&self) -> Result<&Game, Refusal> {
        self.check_stage(Stage::Playing)?;
        self.game.as_ref().ok_or(Refusal::NotStarted)
    }

    fn elapsed(&self, now: Moment) -> u64 {
        now.since(self.turn_since)
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
