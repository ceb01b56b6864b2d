//! A table as one of its players sees it, for their eyes alone: what has happened since they moved, and
//! the board with what is theirs.

use std::sync::Arc;

use crate::discord::board::{turns_text, whose_turn};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::face::{Face, OwnPart};
use crate::discord::failure::Failure;
use crate::discord::pictures::PictureStyle;
use crate::discord::players;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::games::rules::Viewer;
use crate::session::PersonId;
use crate::session::game::{GameView, ViewOf, each};
use crate::session::table::{Refusal, Stage, Table, TableView};
use crate::texts::Tongue;

/// How a player wants to see their table.
#[derive(Clone, Debug)]
pub(in crate::discord) struct OwnView {
    /// Who it is.
    pub person: PersonId,
    /// Their language.
    pub tongue: Tongue,
    /// Their theme.
    pub theme: String,
    /// How they want what is theirs arranged, as the game writes it; empty for the usual way.
    pub arrangement: String,
}

impl OwnView {
    /// The table for its player; what is said first stands above what has happened.
    pub async fn compose(&self, bot: &Bot, state: &Table, first: &str) -> Result<Reply, Failure> {
        let table = state.view(Some(self.person));
        let game = table.game.as_ref().ok_or(Refusal::NotStarted)?;
        if table.viewer == Viewer::Spectator {
            return Err(Refusal::NotSeated.into());
        }
        each!(GameView, game, (view, H) => self.of_game::<H>(bot, &table, view, first).await)
    }

    async fn of_game<H: Face>(
        &self,
        bot: &Bot,
        table: &TableView,
        view: &Arc<ViewOf<H>>,
        first: &str,
    ) -> Result<Reply, Failure> {
        let mut lines = vec![first.to_owned()];
        lines.extend(lately::<H>(table, view, self.tongue));
        match table.stage {
            Stage::Over => lines.extend(H::result(table, view, self.tongue)),
            _ => lines.extend(whose_turn::<H>(table, view, self.tongue)),
        }
        let names = players::names(bot, table, self.tongue).await?;
        let style = PictureStyle { theme: self.theme.clone(), tongue: self.tongue, names };
        let OwnPart { lines: own, picture, buttons } =
            H::own(bot, self, table, view, style).await?;
        lines.extend(own);
        lines.retain(|line| !line.is_empty());
        let reply = Reply::text(lines.join("\n")).with_file(picture);
        Ok(match table.stage {
            Stage::Playing => reply.with_buttons(buttons),
            _ => reply,
        })
    }
}

/// The player's own last turn and those after it; before the first one, the last of the others.
fn lately<H: Face>(table: &TableView, view: &ViewOf<H>, tongue: Tongue) -> Vec<String> {
    let turns = H::turns(view);
    let own = turns.iter().rposition(|seat| table.viewer == Viewer::Seat(*seat));
    let from = own.unwrap_or_else(|| turns.len().saturating_sub(1));
    turns_text::<H>(table, view, from..turns.len(), tongue)
}

/// Answers with the table as the caller sees it; what is said first stands above what has happened. From
/// now on this answer follows the table.
pub(in crate::discord) async fn reply(
    caller: &Caller,
    at: &SeenTable,
    first: &str,
) -> Result<(), Failure> {
    arranged(caller, at, first, String::new()).await
}

/// The same, with what is the caller's arranged in a way.
pub(in crate::discord) async fn arranged(
    caller: &Caller,
    at: &SeenTable,
    first: &str,
    arrangement: String,
) -> Result<(), Failure> {
    let (person, tongue, theme) = (caller.person, caller.tongue, caller.theme());
    let own = OwnView { person, tongue, theme, arrangement };
    caller.replace(own.compose(&caller.bot, &at.state, first).await?).await?;
    caller.bot.boards.mirror(caller, &at.state, own).await;
    Ok(())
}
