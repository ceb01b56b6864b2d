//! A hint at a word: first where and for how much, then the word, then the best move of all.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateButton};

use super::telling::with_pen;
use super::{meanings, pictures};
use crate::ai::scrabble::analysis::{Advice, Analyser, Explanation};
use crate::discord::button::TableVerb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::games::facts::Telling;
use crate::games::scrabble::{Action, Pen, Placement, View};
use crate::session::game::scrabble::{Resources, Scrabble};

/// The argument of the button that tells the word.
pub(super) const WORD: &str = "word";

/// The argument of the button that tells the best move of all.
pub(super) const BEST: &str = "best";

/// A hint, so many steps after the first.
pub(super) async fn step(caller: &Caller, at: &SeenTable, step: usize) -> Result<Reply, Failure> {
    let game = at.own_turn::<Scrabble>()?;
    if game.final_call {
        return Err(Failure::told("scrabble-hint-final-call"));
    }
    let advice = advice(caller, at, game).await?;
    match step {
        0 => Ok(place(caller, at, &advice.usual)),
        1 => word(caller, at, game, &advice, &advice.usual).await,
        _ => word(caller, at, game, &advice, &advice.best).await,
    }
}

/// Looks for moves; the same position always gives the same.
async fn advice(caller: &Caller, at: &SeenTable, game: &Arc<View>) -> Result<Advice, Failure> {
    let view = Arc::clone(game);
    let look = move |resources: &Resources| Analyser::default().advise(resources.engine(), &view);
    let found = caller.bot.hall.study::<Scrabble, _>(&at.state, look).await?;
    found.ok_or_else(|| Failure::told("scrabble-hint-nothing"))
}

/// Tells where a good move begins and what it brings, not which it is.
fn place(caller: &Caller, at: &SeenTable, told: &Explanation) -> Reply {
    let reply = Reply::text(said(caller, at, |pen| told.place_hint(pen)));
    if !matches!(told.action, Action::Place(_)) {
        return reply;
    }
    let controls = at.controls();
    let word = controls
        .button_with(TableVerb::Hint, ButtonStyle::Primary, WORD)
        .label(caller.say("scrabble-button-hint-word", &[]));
    reply.with_buttons(vec![word, controls.grey(TableVerb::Dismiss)])
}

/// Tells the word and shows it on the board, ready to be played.
async fn word(
    caller: &Caller,
    at: &SeenTable,
    game: &Arc<View>,
    advice: &Advice,
    told: &Explanation,
) -> Result<Reply, Failure> {
    let mut text = said(caller, at, |pen| told.word_hint(pen));
    let Action::Place(placement) = &told.action else { return Ok(Reply::text(text)) };
    let main: Vec<_> = told.words.first().cloned().into_iter().collect();
    for (_, meaning) in meanings::explained(caller, at, main).await? {
        text = format!("{text}\n> {meaning}");
    }
    let (placement, points) =
        game.preview(placement).map_err(|refusal| at.refused::<Scrabble>(&refusal))?;
    let row = buttons(caller, at, advice, told, &placement);
    let (view, style) = (Arc::clone(game), at.style(caller).await?);
    let picture = pictures::preview(&caller.bot.pictures, view, placement, points, style).await?;
    Ok(Reply::text(text).with_file(picture).with_buttons(row))
}

fn buttons(
    caller: &Caller,
    at: &SeenTable,
    advice: &Advice,
    told: &Explanation,
    placement: &Placement,
) -> Vec<CreateButton> {
    let controls = at.controls();
    let exactly = placement.to_string();
    let mut row = vec![controls.button_with(TableVerb::Confirm, ButtonStyle::Success, &exactly)];
    if told.action != advice.best.action {
        let best = controls.button_with(TableVerb::Hint, ButtonStyle::Secondary, BEST);
        row.push(best.label(caller.say("scrabble-button-hint-best", &[])));
    }
    row.push(controls.grey(TableVerb::Dismiss));
    row
}

fn said(caller: &Caller, at: &SeenTable, tell: impl FnOnce(Pen<'_>) -> Telling) -> String {
    caller.tongue.tell(&with_pen(&at.view, caller.tongue, tell))
}

/// The words that a move makes, the main word first.
pub(super) fn words(told: &Explanation) -> String {
    told.words.iter().map(|word| format!("**{word}**")).collect::<Vec<_>>().join(", ")
}
