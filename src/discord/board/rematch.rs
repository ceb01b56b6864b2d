//! The board of a finished game points to the one where the same people play again.

use std::sync::Arc;

use super::{BoardRecord, Boards};
use crate::discord::bot::Bot;
use crate::discord::failure::Failure;
use crate::session::table::{Table, TableView};
use crate::store::TableId;
use crate::texts::Tongue;

impl Boards {
    /// Where the next game is: a link to its board, once that is there.
    pub(super) async fn pointer(
        &self,
        view: &TableView,
        next: TableId,
        tongue: Tongue,
    ) -> Result<String, Failure> {
        let record = BoardRecord::read(&self.store, next).await?;
        let Some((record, message)) =
            record.and_then(|record| Some((record.clone(), record.message?)))
        else {
            return Ok(tongue.say("ending-rematch-here", &[]));
        };
        let server = view.room.server.map_or_else(|| "@me".to_owned(), |server| server.to_string());
        let link = format!("https://discord.com/channels/{server}/{}/{message}", record.channel);
        Ok(tongue.say("ending-rematch", &[("link", &link)]))
    }

    /// Shows the game before once more, as its board can point to this one now.
    pub(super) async fn point_to(&self, bot: &Arc<Bot>, state: &Table) {
        let Some(before) = state.view(None).after else { return };
        match bot.hall.look(before).await {
            Ok(before) => self.begin(bot, before, true),
            Err(why) => {
                tracing::warn!(table = %before, why = why.key(), "a board was not shown again");
            }
        }
    }
}
