//! A table as somebody sees it who is about to do something there.

use std::sync::Arc;

use super::caller::Caller;
use super::controls::Controls;
use super::failure::Failure;
use super::pictures::PictureStyle;
use super::players;
use crate::games::rules::{Seat, Viewer};
use crate::session::game::{GameAction, GameKind, RefusalOf, Variant, ViewOf};
use crate::session::table::{Deed, Refusal, Stage, Table, TableView};
use crate::session::{Answer, Ask, NotDone, PersonId};
use crate::store::{TableId, Version};
use crate::texts::Tongue;

/// The key of the sentence that the board has moved on.
pub(super) const STALE: &str = "table-stale";

/// A table as a caller sees it.
pub(super) struct SeenTable {
    /// The table itself.
    pub state: Arc<Table>,
    /// What the caller may see of it.
    pub view: TableView,
    /// The caller's language.
    tongue: Tongue,
    /// The names of the players by seat, where they cannot be mentioned.
    names: Option<Vec<String>>,
}

impl SeenTable {
    /// A table as the caller sees it.
    pub fn new(caller: &Caller, state: Arc<Table>) -> Self {
        Self::of(caller.person, caller.tongue, state)
    }

    /// A table as a person sees it.
    pub fn of(person: PersonId, tongue: Tongue, state: Arc<Table>) -> Self {
        Self { view: state.view(Some(person)), state, tongue, names: None }
    }

    /// The same table, whose players are called by their names where mentions are not shown.
    pub async fn by_name(self, caller: &Caller) -> Result<Self, Failure> {
        let names = players::names(&caller.bot, &self.view, caller.tongue).await?;
        Ok(Self { names: Some(names), ..self })
    }

    /// The table that a button is about; it must stand where the button was pressed.
    pub async fn table(caller: &Caller, table: TableId) -> Result<Self, Failure> {
        let state = caller.bot.hall.look(table).await?;
        if state.room().channel != caller.room.channel {
            return Err(Failure::told("bot-unknown-button"));
        }
        Ok(Self::new(caller, state))
    }

    /// The last table of the caller's channel, whether or not it goes on. Where we may only answer, its
    /// board can be shown by this call from now on.
    pub async fn last_here(caller: &Caller) -> Result<Self, Failure> {
        let found = caller.bot.hall.table_in(caller.room.channel).await?;
        let found = found.ok_or_else(|| Failure::told("bot-no-table"))?;
        caller.bot.boards.lend(found.table, caller, None);
        Self::table(caller, found.table).await
    }

    /// The table in the caller's channel that goes on.
    pub async fn here(caller: &Caller) -> Result<Self, Failure> {
        let at = Self::last_here(caller).await?;
        match at.state.is_live() {
            true => Ok(at),
            false => Err(Failure::told("bot-no-table")),
        }
    }

    /// The same, where this game is played: for commands that no other has.
    pub async fn playing<H: Variant>(caller: &Caller) -> Result<Self, Failure> {
        let at = Self::here(caller).await?;
        match at.kind() == H::KIND {
            true => Ok(at),
            false => Err(Refusal::OtherGame.into()),
        }
    }

    /// Which game is played.
    pub fn kind(&self) -> GameKind {
        self.view.terms.game.kind()
    }

    /// The game, once it has begun.
    pub fn game<H: Variant>(&self) -> Result<&Arc<ViewOf<H>>, Failure> {
        let game = self.view.game.as_ref().ok_or(Refusal::NotStarted)?;
        Ok(H::view(game).ok_or(Refusal::OtherGame)?)
    }

    /// The game of somebody who sits here.
    pub fn own_game<H: Variant>(&self) -> Result<&Arc<ViewOf<H>>, Failure> {
        let game = self.game::<H>()?;
        self.seat()?;
        Ok(game)
    }

    /// The game of somebody who is to move.
    pub fn own_turn<H: Variant>(&self) -> Result<&Arc<ViewOf<H>>, Failure> {
        self.check_turn()?;
        self.game::<H>()
    }

    /// Where the caller sits or sat.
    pub fn seat(&self) -> Result<Seat, Failure> {
        match self.view.viewer {
            _ if self.view.game.is_none() => Err(Refusal::NotStarted.into()),
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator => Err(Refusal::NotSeated.into()),
        }
    }

    /// Refuses who is not to move.
    pub fn check_turn(&self) -> Result<(), Failure> {
        let own = self.seat()?;
        match (self.view.stage, self.view.to_act) {
            (Stage::Closed, _) => Err(Refusal::Closed.into()),
            (Stage::Over, _) | (_, None) => Err(Refusal::Over.into()),
            (_, Some(seat)) if seat != own => Err(self.named(Refusal::NotYourTurn { turn: seat })),
            _ => Ok(()),
        }
    }

    /// The seat of somebody who is still in a game that goes on.
    pub fn in_game(&self, caller: &Caller) -> Result<Seat, Failure> {
        self.seat()?;
        match self.state.seat_of(caller.person) {
            _ if self.view.stage == Stage::Closed => Err(Refusal::Closed.into()),
            _ if self.view.stage == Stage::Over => Err(Refusal::Over.into()),
            Some(seat) => Ok(seat),
            None => Err(Refusal::HasLeft.into()),
        }
    }

    /// How pictures are drawn for the caller.
    pub async fn style(&self, caller: &Caller) -> Result<PictureStyle, Failure> {
        let names = players::names(&caller.bot, &self.view, caller.tongue).await?;
        Ok(PictureStyle { theme: caller.theme(), tongue: caller.tongue, names })
    }

    /// Buttons and lists in the caller's language.
    pub fn controls(&self) -> Controls {
        Controls::of(&self.view, self.tongue)
    }

    /// Asks something of the table.
    pub async fn ask(
        &self,
        caller: &Caller,
        seen: Option<Version>,
        deed: Deed,
    ) -> Result<Answer, Failure> {
        let ask = Ask { by: caller.person, request: caller.request()?, seen, deed };
        let answer = caller.bot.hall.ask(self.view.id, ask).await;
        answer.map_err(|why| self.named(why))
    }

    /// Makes a move in the game; returns the table after it.
    pub async fn play(
        &self,
        caller: &Caller,
        seen: Version,
        action: GameAction,
    ) -> Result<Self, Failure> {
        let answer = self.ask(caller, Some(seen), Deed::Play(action)).await?;
        Ok(Self::new(caller, answer.state))
    }

    /// Why something was not done; a refusal is told with the names of this table's players.
    pub fn named(&self, why: impl Into<NotDone>) -> Failure {
        match why.into() {
            NotDone::Refused(refusal) => Failure::Told(refusal.telling(&|seat| self.called(seat))),
            NotDone::Fault(fault) => Failure::Fault(fault.into()),
        }
    }

    /// A refusal of the game, told with the names of this table's players.
    pub fn refused<H: Variant>(&self, refusal: &RefusalOf<H>) -> Failure {
        Failure::Told(H::telling(refusal, &|seat| self.called(seat)))
    }

    /// What a player is called in a sentence.
    fn called(&self, seat: Seat) -> String {
        let name = self.names.as_ref().and_then(|names| names.get(seat.index()));
        name.cloned().unwrap_or_else(|| players::mention_at(&self.view, seat, self.tongue))
    }
}
