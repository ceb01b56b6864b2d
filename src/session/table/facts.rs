//! What a table tells of itself: who sits where, how far it has come, what may be done.

use super::chair::{Chair, Sitter};
use super::refusal::Refusal;
use super::terms::Terms;
use super::{Stage, Table};
use crate::games::chance::Seed;
use crate::games::rules::{Seat, Viewer};
use crate::session::game::{ComputerLevel, Game};
use crate::session::people::{Moment, PersonId, Room};
use crate::store::{TableId, Version};

impl Table {
    /// Its name.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// The number of its events.
    pub fn version(&self) -> Version {
        self.version
    }

    /// The version since which the position is what it is.
    pub fn position_since(&self) -> Version {
        self.position_since
    }

    /// The version with which the present turn began.
    pub fn turn_began(&self) -> Version {
        self.turn_began
    }

    /// How often whoever must act has been reminded of this turn.
    pub fn reminders(&self) -> u8 {
        self.reminders
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
            Some(game) if game.is_over() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// When the game ended, if it has.
    pub fn ended_at(&self) -> Option<Moment> {
        // Nothing that comes after the end begins another turn.
        (self.stage() == Stage::Over).then_some(self.turn_since)
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

    /// Who must act in a game that goes on: whose time runs.
    pub fn to_act(&self) -> Option<Seat> {
        (self.stage() == Stage::Playing).then(|| self.game.as_ref()?.to_act()).flatten()
    }

    /// The game, once it has begun; everybody but the rules sees it through a view.
    pub(in crate::session) fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// The computer that cannot move, as what it plays with is not at hand.
    pub fn stuck(&self) -> Option<Seat> {
        self.stuck
    }

    /// The computer that must act, with its chance.
    pub fn computer_to_move(&self) -> Option<(Seat, ComputerLevel, Seed)> {
        let seat = self.to_act()?;
        let level = self.sitter(seat)?.computer()?;
        Some((seat, level, self.game.as_ref()?.computer_seed(self.position_since.0)))
    }

    /// The chairs with their seats.
    pub(super) fn seats(&self) -> impl Iterator<Item = (Seat, Chair)> + '_ {
        Seat::all(self.chairs.len()).zip(self.chairs.iter().copied())
    }

    /// The seats that are still in the game; before it, all of them.
    pub(super) fn active(&self) -> impl Iterator<Item = Seat> + '_ {
        let active = |seat: &Seat| self.game.as_ref().is_none_or(|game| game.is_active(*seat));
        Seat::all(self.chairs.len()).filter(active)
    }

    /// Where a person sits, if still in the game.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let active = |seat| self.game.as_ref().is_none_or(|game| game.is_active(seat));
        let mut seats = self.seats().filter(|(_, c)| c.sitter.person() == Some(person));
        seats.find_map(|(seat, _)| active(seat).then_some(seat))
    }

    /// Where a person sits or sat, also after leaving the game.
    pub(super) fn chair_of(&self, person: PersonId) -> Option<Seat> {
        self.seats().find(|(_, c)| c.sitter.person() == Some(person)).map(|(seat, _)| seat)
    }

    /// The persons who are still in the game, with their seats.
    pub(super) fn persons(&self) -> impl Iterator<Item = (Seat, PersonId)> + '_ {
        let active = |seat| self.game.as_ref().is_none_or(|game| game.is_active(seat));
        let persons = self.seats().filter_map(|(seat, chair)| Some((seat, chair.sitter.person()?)));
        persons.filter(move |(seat, _)| active(*seat))
    }

    /// As whom a person looks at the game.
    pub fn viewer(&self, person: Option<PersonId>) -> Viewer {
        let seat = person.and_then(|person| self.chair_of(person));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(super) fn check_stage(&self, wanted: Stage) -> Result<(), Refusal> {
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

    pub(super) fn check_host(&self, person: PersonId) -> Result<(), Refusal> {
        if person == self.host { Ok(()) } else { Err(Refusal::NotHost) }
    }

    pub(super) fn check_level(&self, level: ComputerLevel) -> Result<(), Refusal> {
        let same = level.kind() == self.terms.game.kind();
        if same { Ok(()) } else { Err(Refusal::OtherGame) }
    }

    /// The game that goes on.
    pub(super) fn playing(&self) -> Result<&Game, Refusal> {
        self.check_stage(Stage::Playing)?;
        self.game.as_ref().ok_or(Refusal::NotStarted)
    }

    /// The time that has not been charged to anybody's clock yet.
    pub(super) fn elapsed(&self, now: Moment) -> u64 {
        now.since(self.charged_until)
    }
}
