//! Noughts and crosses on Discord.
//!
//! | file | |
//! |---|---|
//! | `telling.rs` `buttons.rs` | what the message of a table shows |
//! | `press.rs` `moves.rs` | its own buttons; moves as they are typed |
//! | `review.rs` `export.rs` `stats.rs` | after the game |

mod buttons;
mod export;
mod moves;
mod press;
mod review;
mod stats;
mod telling;

use std::sync::Arc;

use serenity::all::CreateButton;

use super::new::Typed;
use super::{Face, OwnPart, Press};
use crate::ai::noughts::Review;
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::controls::Controls;
use crate::discord::deeds::own::OwnView;
use crate::discord::failure::Failure;
use crate::discord::pictures::{Drawn, PictureStyle};
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::games::noughts::{Action, Refusal, TypedMove, View};
use crate::games::rules::Seat;
use crate::render::Painter;
use crate::render::noughts::{AltText, Picture, TextBoard};
use crate::session::game::noughts::{Noughts, Terms};
use crate::session::table::TableView;
use crate::texts::Tongue;

impl Face for Noughts {
    const TOPICS: &'static [&'static str] = &["move"];
    const FILE: &'static str = "txt";

    fn agree(_: &Caller, _: &Typed<'_>) -> Result<Terms, Failure> {
        Ok(Terms {})
    }

    fn terms_parts(_: &Terms, tongue: Tongue) -> Vec<String> {
        vec![tongue.say("noughts-terms", &[])]
    }

    fn turns(view: &View) -> Vec<Seat> {
        view.turns.iter().map(|turn| turn.seat).collect()
    }

    fn turn_text(table: &TableView, view: &View, turn: usize, tongue: Tongue) -> String {
        telling::turn(table, view, turn, tongue)
    }

    fn turn_line(table: &TableView, view: &View, turn: usize, tongue: Tongue) -> String {
        format!("{}. {}", turn + 1, telling::turn(table, view, turn, tongue))
    }

    fn question(view: &View) -> Option<&'static str> {
        match (view.first, view.offer) {
            (None, _) => Some("noughts-question-toss"),
            (Some(_), Some(_)) => Some("noughts-question-draw"),
            (Some(_), None) => None,
        }
    }

    fn standing(table: &TableView, view: &View, tongue: Tongue) -> Vec<String> {
        telling::standing(table, view, tongue)
    }

    fn result(table: &TableView, view: &View, tongue: Tongue) -> Option<String> {
        telling::result(table, view, tongue)
    }

    fn playing(
        controls: Controls,
        _: &TableView,
        view: &View,
        shared: Vec<CreateButton>,
    ) -> Vec<Vec<CreateButton>> {
        buttons::playing(controls, view, shared)
    }

    fn finished(controls: Controls, _: &TableView, again: CreateButton) -> Vec<Vec<CreateButton>> {
        vec![buttons::finished(controls, again)]
    }

    fn can_undo(view: &View) -> bool {
        view.can_undo
    }

    fn board(view: &View, painter: &Painter, style: &PictureStyle) -> Drawn {
        let names = style.names();
        let bytes = Picture::of_view(view, &names, style.tongue).draw(painter).png();
        Drawn { bytes, alt: AltText::new(view, &names, style.tongue).board() }
    }

    fn text_board(view: &View) -> String {
        TextBoard(view).to_string()
    }

    async fn own(
        bot: &Bot,
        _: &OwnView,
        _: &TableView,
        view: &Arc<View>,
        style: PictureStyle,
    ) -> Result<OwnPart, Failure> {
        let view = Arc::clone(view);
        let draw =
            move |painter: &Painter, style: &PictureStyle| Self::board(&view, painter, style);
        let picture = bot.pictures.file("board.png", style, draw).await?;
        Ok(OwnPart { lines: Vec::new(), picture, buttons: Vec::new() })
    }

    fn move_field(_: &View, tongue: Tongue) -> (String, String) {
        moves::field(tongue)
    }

    fn is_move(text: &str) -> bool {
        text.parse::<TypedMove>().is_ok()
    }

    fn read(view: &View, text: &str) -> Result<Action, Refusal> {
        view.read_move(text)
    }

    async fn sketch(
        _: &Caller,
        _: &SeenTable,
        _: &Action,
        _: Option<()>,
        _: CreateButton,
    ) -> Result<Option<Reply>, Failure> {
        Ok(None)
    }

    fn confirmed(text: &str) -> Option<Action> {
        text.parse::<TypedMove>().ok().map(Action::from)
    }

    async fn explain(
        caller: &Caller,
        at: &SeenTable,
        text: &str,
    ) -> Result<Vec<(String, String)>, Failure> {
        moves::explain(caller, at, text).await
    }

    async fn press(caller: &Caller, at: &SeenTable, press: &Press<'_>) -> Result<(), Failure> {
        press::at_table(caller, at, press).await
    }

    fn review_lines(table: &TableView, review: &Review, tongue: Tongue) -> Vec<String> {
        review::lines(table, review, tongue)
    }

    fn review_turns(table: &TableView, review: &Review, tongue: Tongue) -> Vec<String> {
        review::turns(table, review, tongue)
    }

    fn export(view: &View, names: &[&str]) -> String {
        export::text(view, names)
    }
}
