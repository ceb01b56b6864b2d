//! What people do, whether by a command or by a button: one file for each.

pub(super) mod analyse;
pub(super) mod challenge;
pub(super) mod ending;
pub(super) mod exchange;
mod exhibit;
pub(super) mod help;
pub(super) mod hint;
pub(super) mod history;
pub(super) mod leaderboard;
pub(super) mod look;
pub(super) mod meanings;
pub(super) mod open;
mod page;
pub(super) mod pass;
pub(super) mod play;
pub(super) mod rack;
pub(super) mod resign;
pub(super) mod seats;
pub(super) mod settings;
pub(super) mod stats;
pub(super) mod tables;
pub(super) mod undo;
pub(super) mod verify;
pub(super) mod why;
pub(super) mod word;

use std::sync::Arc;

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use super::button::{Button, Verb};
use super::caller::Caller;
use super::failure::Failure;
use super::pictures::Manner;
use super::players;
use super::reply::Reply;
use crate::games::rules::{Seat, Viewer};
use crate::games::scrabble::{self, View};
use crate::session::game::{GameAction, GameView};
use crate::session::table::{Deed, Refusal, Stage, Table, TableView};
use crate::session::{Answer, Ask, PersonId};
use crate::store::{TableId, Version};
use crate::texts::Tongue;

/// The key of the sentence that the board has moved on.
const STALE: &str = "table-stale";

/// A table as a caller sees it.
pub(super) struct At {
    /// The table itself.
    pub state: Arc<Table>,
    /// What the caller may see of it.
    pub view: TableView,
    /// The caller's language.
    tongue: Tongue,
    /// The names of the players by seat, where they cannot be mentioned.
    names: Option<Vec<String>>,
}

/// Does what a button, a select or a modal says.
pub(super) async fn press(
    caller: &Caller,
    button: &Button,
    values: &[String],
) -> Result<(), Failure> {
    let Some(table) = button.table else { return anywhere(caller, button, values).await };
    let at = At::table(caller, table).await?;
    caller.bot.boards.lend(table, caller, None);
    if caller.is_private() {
        caller.bot.boards.leave(table, caller.person).await;
    }
    match at_table(caller, &at, button, values).await {
        // What was asked privately of an older position shows the one of now instead.
        Err(Failure::Told(stale)) if stale.key == STALE && caller.is_private() => {
            let now = At::table(caller, table).await?;
            rack::reply(caller, &now, &caller.tongue.tell(&stale)).await
        }
        done => done,
    }
}

/// Does what a button, a select or a modal says at its table.
async fn at_table(
    caller: &Caller,
    at: &At,
    button: &Button,
    values: &[String],
) -> Result<(), Failure> {
    match button.verb {
        Verb::Join => seats::join(caller, at).await,
        Verb::Leave => seats::leave(caller, at).await,
        Verb::AcceptInvitation => seats::accept(caller, at).await,
        Verb::DeclineInvitation => seats::decline(caller, at).await,
        Verb::Start => seats::start(caller, at).await,
        Verb::Cancel => seats::cancel(caller, at).await,
        Verb::AddComputer => seats::add_computer(caller, at, &button.argument).await,
        Verb::Reopen => seats::reopen(caller, at).await,
        Verb::Kick => seats::kick(caller, at, &button.argument).await,
        Verb::Play => play::open(caller, at, button.seen, "").await,
        Verb::Change => play::open(caller, at, button.seen, &button.argument).await,
        Verb::Played => play::typed(caller, at, button.seen, first(values)).await,
        Verb::Written => play::typed(caller, at, button.seen, &button.argument).await,
        Verb::Confirm => play::confirm(caller, at, button.seen, &button.argument).await,
        Verb::Rack => rack::show(caller, at).await,
        Verb::Arrange => rack::arrange(caller, at, &button.argument).await,
        Verb::Exchange => exchange::open(caller, at, &button.argument).await,
        Verb::Exchanged => exchange::chosen(caller, at, values).await,
        Verb::ExchangeSurely => exchange::surely(caller, at, button.seen, &button.argument).await,
        Verb::Pass => pass::open(caller, at, None).await,
        Verb::PassSurely | Verb::Accept => pass::surely(caller, at, button.seen).await,
        Verb::Challenge => challenge::open(caller, at).await,
        Verb::Challenged => challenge::chosen(caller, at, button.seen, values).await,
        Verb::Undo => undo::ask(caller, at, button.seen).await,
        Verb::AgreeUndo => undo::agree(caller, at, button.seen).await,
        Verb::DeclineUndo => undo::decline(caller, at, button.seen).await,
        Verb::Resign => resign::open(caller, at).await,
        Verb::ResignSurely => resign::surely(caller, at).await,
        Verb::Unseen => look::unseen(caller, at).await,
        Verb::TextBoard => look::text_board(caller, at).await,
        Verb::More => look::more(caller, at).await,
        Verb::Never => caller.replace(Reply::text(caller.say("bot-never", &[]))).await,
        Verb::Rematch => seats::rematch(caller, at).await,
        Verb::Meanings => meanings::tell(caller, at, &button.argument).await,
        Verb::MoreMeaning => word::more(caller, &button.argument).await,
        Verb::Help => help::show(caller, help::Topic::Move).await,
        Verb::History => history::show(caller, at, &button.argument).await,
        Verb::Replay => ending::replay(caller, at, &button.argument).await,
        Verb::Chart => ending::chart(caller, at, &button.argument).await,
        Verb::Export => ending::export(caller, at, &button.argument).await,
        Verb::Verify => verify::show(caller, at, &button.argument).await,
        Verb::Analyse => analyse::show(caller, at, &button.argument).await,
        Verb::Hint => hint::show(caller, at, button.seen, &button.argument).await,
        Verb::Why => why::show(caller, at).await,
    }
}

/// Does what a button or a select without a table says.
async fn anywhere(caller: &Caller, button: &Button, values: &[String]) -> Result<(), Failure> {
    match button.verb {
        Verb::Help => {
            let topic = values.first().unwrap_or(&button.argument);
            let topic = help::Topic::named(topic);
            help::show(caller, topic.ok_or_else(|| Failure::told("bot-unknown-button"))?).await
        }
        Verb::MoreMeaning => word::more(caller, &button.argument).await,
        _ => Err(Failure::told("bot-unknown-button")),
    }
}

fn first(values: &[String]) -> &str {
    values.first().map_or("", String::as_str)
}

impl At {
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

    /// The last table of the caller's channel, whether or not it goes on.
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

    /// The game, once it has begun.
    pub fn game(&self) -> Result<&View, Failure> {
        match &self.view.game {
            Some(GameView::Scrabble(game)) => Ok(game),
            None => Err(Refusal::NotStarted.into()),
        }
    }

    /// The game of somebody who sits here.
    pub fn own_game(&self) -> Result<&View, Failure> {
        let game = self.game()?;
        match game.rack {
            Some(_) => Ok(game),
            None => Err(Refusal::NotSeated.into()),
        }
    }

    /// The game of somebody who is to move.
    pub fn own_turn(&self) -> Result<&View, Failure> {
        let game = self.own_game()?;
        match (self.view.stage, game.turn) {
            (Stage::Over, _) | (_, None) => Err(Refusal::Over.into()),
            (Stage::Closed, _) => Err(Refusal::Closed.into()),
            (_, Some(seat)) if game.viewer != Viewer::Seat(seat) => {
                Err(self.refused(&scrabble::Refusal::NotYourTurn { turn: seat }))
            }
            _ => Ok(game),
        }
    }

    /// The seat of somebody who is still in a game that goes on.
    pub fn in_game(&self, caller: &Caller) -> Result<Seat, Failure> {
        let own = self.own_game()?;
        match (self.state.seat_of(caller.person), own.viewer) {
            _ if self.view.stage == Stage::Closed => Err(Refusal::Closed.into()),
            _ if self.view.stage == Stage::Over => Err(Refusal::Over.into()),
            (Some(seat), _) => Ok(seat),
            (None, Viewer::Seat(seat)) => Err(self.refused(&scrabble::Refusal::HasLeft { seat })),
            (None, Viewer::Spectator) => Err(Refusal::NotSeated.into()),
        }
    }

    /// How pictures are drawn for the caller.
    pub async fn manner(&self, caller: &Caller) -> Result<Manner, Failure> {
        let names = players::names(&caller.bot, &self.view, caller.tongue).await?;
        Ok(Manner { theme: caller.theme(), tongue: caller.tongue, names })
    }

    /// A button about this table as it is now.
    pub fn button(&self, caller: &Caller, verb: Verb, style: ButtonStyle) -> CreateButton {
        self.button_with(caller, verb, style, "")
    }

    /// The same with an argument.
    pub fn button_with(
        &self,
        caller: &Caller,
        verb: Verb,
        style: ButtonStyle,
        argument: &str,
    ) -> CreateButton {
        let id = Button::new(self.view.id, self.view.version, verb).with(argument);
        let label = caller.say(&format!("button-{}", verb.name()), &[]);
        CreateButton::new(id.to_string()).label(label).style(style)
    }

    /// A list below a message about this table as it is now, of which at least one is chosen.
    pub fn select(
        &self,
        verb: Verb,
        placeholder: String,
        options: Vec<CreateSelectMenuOption>,
    ) -> CreateActionRow {
        let id = Button::new(self.view.id, self.view.version, verb).to_string();
        let most = u8::try_from(options.len()).unwrap_or(u8::MAX);
        let select = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options })
            .placeholder(placeholder)
            .min_values(1)
            .max_values(most);
        CreateActionRow::SelectMenu(select)
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
        answer.map_err(|refusal| self.named(caller, &refusal))
    }

    /// Makes a move in the game; returns the table after it.
    pub async fn play(
        &self,
        caller: &Caller,
        seen: Version,
        action: scrabble::Action,
    ) -> Result<Self, Failure> {
        let deed = Deed::Play(GameAction::Scrabble(action));
        let answer = self.ask(caller, Some(seen), deed).await?;
        Ok(Self::new(caller, answer.state))
    }

    /// A refusal, told with the names of this table's players.
    pub fn named(&self, caller: &Caller, refusal: &Refusal) -> Failure {
        Failure::Told(refusal.telling(&|seat| self.called(seat, caller.tongue)))
    }

    /// A refusal of the game, told with the names of this table's players.
    pub fn refused(&self, refusal: &scrabble::Refusal) -> Failure {
        Failure::Told(refusal.telling(&|seat| self.called(seat, self.tongue)))
    }

    /// What a player is called in a sentence.
    fn called(&self, seat: Seat, tongue: Tongue) -> String {
        let name = self.names.as_ref().and_then(|names| names.get(seat.index()));
        name.cloned().unwrap_or_else(|| players::mention_at(&self.view, seat, tongue))
    }
}
