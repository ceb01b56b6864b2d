//! A finished game to look at: as an animation, as a chart, as a file.

use serenity::all::CreateAttachment;

use super::At;
use super::exhibit::Exhibit;
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::players;
use crate::discord::reply::Reply;
use crate::games::scrabble::notation::Gcg;
use crate::render::Repeat;
use crate::render::scrabble::{AltText, Replay, score_chart};

/// How many pixels a chart is wide: enough for two dozen turns on a phone.
pub(super) const CHART_WIDTH: u32 = 900;

/// Shows the game turn by turn.
pub(in crate::discord) async fn replay(
    caller: &Caller,
    at: &At,
    argument: &str,
) -> Result<(), Failure> {
    let exhibit = Exhibit::new(caller, at, Verb::Replay, argument).await?;
    let (view, manner) = (exhibit.game()?, exhibit.manner().await?);
    let draw = move |painter: &crate::render::Painter,
                     manner: &crate::discord::pictures::Manner| {
        let (names, tongue) = (manner.names(), manner.tongue);
        let replay = Replay { view: &view, names: &names, tongue, width: Replay::USUAL_WIDTH };
        let alt = AltText::new(&view, &names, tongue).replay();
        (replay.draw(painter).gif(Repeat::Once), alt)
    };
    let file = caller.bot.pictures.file("replay.gif", manner, draw).await?;
    let text = exhibit.tongue().say("ending-replay", &[]);
    exhibit.show(Reply::text(text).with_file(file)).await
}

/// Shows how the scores went.
pub(in crate::discord) async fn chart(
    caller: &Caller,
    at: &At,
    argument: &str,
) -> Result<(), Failure> {
    let exhibit = Exhibit::new(caller, at, Verb::Chart, argument).await?;
    let (view, manner) = (exhibit.game()?, exhibit.manner().await?);
    let draw = move |painter: &crate::render::Painter,
                     manner: &crate::discord::pictures::Manner| {
        let (names, tongue) = (manner.names(), manner.tongue);
        let chart = score_chart(&view, &names, tongue);
        let alt = AltText::new(&view, &names, tongue).score_chart();
        (painter.chart(&chart, CHART_WIDTH).png(), alt)
    };
    let file = caller.bot.pictures.file("scores.png", manner, draw).await?;
    let text = exhibit.tongue().say("ending-chart", &[]);
    exhibit.show(Reply::text(text).with_file(file)).await
}

/// Gives the game as a file, with no more in it than the caller may know.
pub(in crate::discord) async fn export(
    caller: &Caller,
    at: &At,
    argument: &str,
) -> Result<(), Failure> {
    let exhibit = Exhibit::new(caller, at, Verb::Export, argument).await?;
    let (view, tongue) = (exhibit.game()?, exhibit.tongue());
    let names = players::names(&caller.bot, &at.view, tongue).await?;
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let gcg = Gcg::from_view(&view, &names).to_string();
    let alt = tongue.say("ending-export-alt", &[]);
    let file = CreateAttachment::bytes(gcg, format!("kamen-{}.gcg", at.view.id)).description(alt);
    let key = if view.is_over() { "ending-export" } else { "ending-export-so-far" };
    exhibit.show(Reply::text(tongue.say(key, &[])).with_file(file)).await
}
