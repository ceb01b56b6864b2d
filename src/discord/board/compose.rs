//! The board as a message: text, picture and buttons.

use std::sync::Arc;

use super::{BoardRecord, Boards, buttons, telling};
use crate::discord::bot::Bot;
use crate::discord::face::Face;
use crate::discord::failure::Failure;
use crate::discord::pictures::PictureStyle;
use crate::discord::players;
use crate::discord::reply::Reply;
use crate::members::ServerSettings;
use crate::render::Painter;
use crate::session::game::{GameView, each};
use crate::session::table::TableView;
use crate::texts::Tongue;
use crate::themes;

impl Boards {
    /// The board as a message, for whoever looks at the table without a seat.
    pub async fn compose(
        &self,
        bot: &Bot,
        view: &TableView,
        tongue: Tongue,
    ) -> Result<Reply, Failure> {
        let names = players::names(bot, view, tongue).await?;
        let mut text = telling::text(view, tongue);
        if let Some(next) = view.rematch {
            text = format!("{text}\n{}", self.pointer(view, next, tongue).await?);
        }
        let reply = Reply::text(text).with_rows(buttons::rows(view, tongue));
        let Some(game) = &view.game else { return Ok(reply) };
        let server = match view.room.server {
            Some(server) => bot.members.server(server).await?,
            None => ServerSettings::default(),
        };
        let theme = server.theme.unwrap_or_else(|| themes::DEFAULT.to_owned());
        let style = PictureStyle { theme, tongue, names };
        let picture = each!(GameView, game, (view, H) => {
            let view = Arc::clone(view);
            let draw = move |painter: &Painter, style: &PictureStyle| H::board(&view, painter, style);
            bot.pictures.file("board.png", style, draw).await?
        });
        Ok(reply.with_file(picture))
    }

    /// The language of a table that was not opened by a command: the server's, or the host's.
    pub(super) async fn tongue(&self, bot: &Bot, view: &TableView) -> Result<Tongue, Failure> {
        let of_server = match view.room.server {
            Some(server) => bot.members.server(server).await?.tongue,
            None => None,
        };
        let before = match view.after {
            Some(table) => BoardRecord::read(&self.store, table).await?,
            None => None,
        };
        let own = bot.members.person(view.host).await?.tongue;
        let before = before.map(|record| record.tongue());
        Ok(of_server.or(before).or(own).unwrap_or(Tongue::English))
    }
}
