//! A table as one of its players sees it, for their eyes alone: what has happened since they moved, and
//! the board with their own rack below it.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateButton};

use super::telling::{result, turn_text, whose_turn};
use crate::discord::bot::Bot;
use crate::discord::button::{Button, Verb};
use crate::discord::failure::Failure;
use crate::discord::pictures::Manner;
use crate::discord::players;
use crate::discord::reply::Reply;
use crate::discord::text::escaped;
use crate::games::rules::Viewer;
use crate::games::scrabble::{Tiles, View};
use crate::session::PersonId;
use crate::session::game::GameView;
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
    /// The order of the tiles, as long as they are the same.
    pub order: Option<Tiles>,
}

impl OwnView {
    /// The table for its player; what is said first stands above what has happened.
    pub async fn compose(&self, bot: &Bot, state: &Table, first: &str) -> Result<Reply, Failure> {
        let view = state.view(Some(self.person));
        let Some(GameView::Scrabble(game)) = &view.game else {
            return Err(Refusal::NotStarted.into());
        };
        let Some(rack) = &game.rack else { return Err(Refusal::NotSeated.into()) };
        let mut lines = vec![first.to_owned()];
        lines.extend(lately(&view, game, self.tongue));
        match view.stage {
            Stage::Over => lines.extend(result(&view, game, self.tongue)),
            _ => lines.extend(whose_turn(&view, game, self.tongue)),
        }
        if rack.is_empty() {
            lines.push(self.tongue.say("bot-rack-empty", &[]));
        } else if let Some(drawn) = game.last_drawn.as_ref().filter(|drawn| !drawn.is_empty()) {
            let drawn = escaped(&drawn.to_string());
            lines.push(self.tongue.say("bot-rack-drawn", &[("tiles", &drawn)]));
        }
        lines.retain(|line| !line.is_empty());
        let names = players::names(bot, &view, self.tongue).await?;
        let manner = Manner { theme: self.theme.clone(), tongue: self.tongue, names };
        let order = self.order.clone().filter(|order| is_same(order, rack));
        let order = order.unwrap_or_else(|| rack.clone());
        let picture = bot.pictures.own(Arc::new(game.as_ref().clone()), order, manner).await?;
        let reply = Reply::text(lines.join("\n")).with_file(picture);
        Ok(reply.with_buttons(self.buttons(&view, game)))
    }

    /// What can be done next.
    fn buttons(&self, view: &TableView, game: &View) -> Vec<CreateButton> {
        if view.stage != Stage::Playing {
            return Vec::new();
        }
        let button = |verb: Verb, style| {
            let id = Button::new(view.id, view.version, verb).to_string();
            let label = self.tongue.say(&format!("button-{}", verb.name()), &[]);
            CreateButton::new(id).label(label).style(style)
        };
        let grey = ButtonStyle::Secondary;
        let on_turn = game.turn.is_some_and(|seat| game.viewer == Viewer::Seat(seat));
        let mut row = Vec::new();
        if on_turn && game.final_call {
            if game.contest.is_some() {
                row.push(button(Verb::Challenge, ButtonStyle::Danger));
            }
            row.push(button(Verb::Accept, ButtonStyle::Success));
        } else if on_turn {
            row.push(button(Verb::Play, ButtonStyle::Success));
            row.push(button(Verb::Exchange, grey));
            if view.terms.hints && !view.terms.rated {
                row.push(button(Verb::Hint, grey));
            }
        }
        if game.rack.as_ref().is_some_and(|rack| rack.len() > 1) {
            for (how, key) in [("shuffle", "button-arrange"), ("sort", "button-sort")] {
                let id = Button::new(view.id, view.version, Verb::Arrange).with(how);
                let label = self.tongue.say(key, &[]);
                row.push(CreateButton::new(id.to_string()).label(label).style(grey));
            }
        }
        row
    }
}

/// The player's own last turn and those after it; before the first one, the last of the others.
fn lately(view: &TableView, game: &View, tongue: Tongue) -> Vec<String> {
    let own = game.turns.iter().rposition(|turn| game.viewer == Viewer::Seat(turn.seat));
    let from = own.unwrap_or_else(|| game.turns.len().saturating_sub(1));
    game.turns[from..].iter().map(|turn| turn_text(view, turn, tongue)).collect()
}

/// Whether these are the same tiles, in whatever order.
fn is_same(one: &Tiles, other: &Tiles) -> bool {
    one.len() == other.len() && other.missing(one.iter()).is_none()
}
