//! A finished game to look at: as an animation, as a chart, as a file.

use std::sync::Arc;

use serenity::all::CreateAttachment;

use super::showing::Showing;
use crate::discord::button::TableVerb;
use crate::discord::caller::Caller;
use crate::discord::face::{self, Face};
use crate::discord::failure::Failure;
use crate::discord::pictures::{Drawn, PictureStyle};
use crate::discord::players;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::render::{Chart, Painter};
use crate::session::game::{GameView, each};
use crate::session::table::Stage;

/// How many pixels a chart is wide: enough for two dozen turns on a phone.
const CHART_WIDTH: u32 = 900;

/// Shows the game turn by turn.
pub(in crate::discord) async fn replay(
    caller: &Caller,
    at: &SeenTable,
    argument: &str,
) -> Result<(), Failure> {
    let showing = Showing::new(caller, at, TableVerb::Replay, argument).await?;
    let style = showing.style().await?;
    let drawn = each!(GameView, showing.game()?, (view, H) => {
        let view = Arc::clone(view);
        let draw = move |painter: &Painter, style: &PictureStyle| H::replay(&view, painter, style);
        caller.bot.pictures.draw(style, draw).await?
    });
    let drawn = drawn.ok_or_else(|| Failure::told("bot-unknown-button"))?;
    let text = showing.tongue().say("ending-replay", &[]);
    showing.show(Reply::text(text).with_file(drawn.into_file("replay.gif"))).await
}

/// Shows how the game went.
pub(in crate::discord) async fn chart(
    caller: &Caller,
    at: &SeenTable,
    argument: &str,
) -> Result<(), Failure> {
    let showing = Showing::new(caller, at, TableVerb::Chart, argument).await?;
    let style = showing.style().await?;
    let chart = each!(GameView, showing.game()?, (view, H) => H::chart(view, &style));
    let chart = chart.ok_or_else(|| Failure::told("bot-unknown-button"))?;
    let file = draw_chart(caller, "scores.png", style, chart).await?;
    let text = showing.tongue().say("ending-chart", &[]);
    showing.show(Reply::text(text).with_file(file)).await
}

/// A chart as a file, with what it shows in words.
pub(super) async fn draw_chart(
    caller: &Caller,
    name: &str,
    style: PictureStyle,
    (chart, alt): (Chart, String),
) -> Result<CreateAttachment, Failure> {
    let draw = move |painter: &Painter, _: &PictureStyle| Drawn {
        bytes: painter.chart(&chart, CHART_WIDTH).png(),
        alt,
    };
    caller.bot.pictures.file(name, style, draw).await
}

/// Gives the game as a file, with no more in it than the caller may know.
pub(in crate::discord) async fn export(
    caller: &Caller,
    at: &SeenTable,
    argument: &str,
) -> Result<(), Failure> {
    let showing = Showing::new(caller, at, TableVerb::Export, argument).await?;
    let tongue = showing.tongue();
    let names = players::names(&caller.bot, &at.view, tongue).await?;
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let (ending, text) =
        each!(GameView, showing.game()?, (view, H) => (H::FILE, H::export(view, &names)));
    let say = |key: &str| face::say(at.kind(), tongue, key, &[]);
    let name = format!("kamen-{}.{ending}", at.view.id);
    let file = CreateAttachment::bytes(text, name).description(say("export-alt"));
    let key = if at.view.stage == Stage::Over { "export" } else { "export-so-far" };
    showing.show(Reply::text(say(key)).with_file(file)).await
}
