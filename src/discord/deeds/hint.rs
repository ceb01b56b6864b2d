//! A hint, for the player on turn alone: first where and for how much, then the word, then the best
//! move of all, step by step with every press.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateActionRow};

use super::{At, meanings};
use crate::ai::scrabble::analysis::{Advice, Analyser, Explanation};
use crate::discord::board::with_pen;
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::hints::Step;
use crate::discord::reply::Reply;
use crate::games::facts::Telling;
use crate::games::scrabble::{Action, Pen, Placement, View};
use crate::session::game::scrabble::{Resources, Scrabble};
use crate::store::Version;

/// The argument of the button that tells the word.
const WORD: &str = "word";

/// The argument of the button that tells the best move of all.
const BEST: &str = "best";

/// Shows a hint: the place first, more when it is asked for again.
pub(in crate::discord) async fn show(
    caller: &Caller,
    at: &At,
    seen: Version,
    argument: &str,
) -> Result<(), Failure> {
    let since = at.state.position_since();
    // Below a hint of an older position.
    let is_stale = !argument.is_empty() && seen < since;
    let game = match allowed(at) {
        Err(_) if is_stale => {
            return caller.replace(Reply::text(caller.say("hint-stale", &[]))).await;
        }
        game => game?,
    };
    let advice = advice(caller, at, game).await?;
    let hints = &caller.bot.hints;
    let step = match argument {
        _ if is_stale => Step::Place,
        WORD => Step::Word,
        BEST => Step::Best,
        _ => hints.next(at.view.id, caller.person, since),
    };
    match step {
        Step::Place => place(caller, at, &advice.usual, is_stale).await?,
        Step::Word => word(caller, at, game, &advice, &advice.usual).await?,
        Step::Best => word(caller, at, game, &advice, &advice.best).await?,
    }
    hints.told(at.view.id, caller.person, since, step);
    Ok(())
}

/// The game, where a hint may be given now.
fn allowed(at: &At) -> Result<&View, Failure> {
    at.own_game()?;
    if at.view.terms.rated {
        return Err(Failure::told("hint-rated"));
    }
    if !at.view.terms.hints {
        return Err(Failure::told("hint-forbidden"));
    }
    let game = at.own_turn()?;
    match game.final_call {
        true => Err(Failure::told("hint-final-call")),
        false => Ok(game),
    }
}

/// Looks for moves; the same position always gives the same.
async fn advice(caller: &Caller, at: &At, game: &View) -> Result<Advice, Failure> {
    let view = game.clone();
    let look = move |resources: &Resources| Analyser::default().advise(resources.engine(), &view);
    let found = caller.bot.hall.study::<Scrabble, _>(&at.state, look).await?;
    found.ok_or_else(|| Failure::told("hint-nothing"))
}

/// Tells where a good move begins and what it brings, not which it is; in place of a hint of an older
/// position it says so.
async fn place(
    caller: &Caller,
    at: &At,
    told: &Explanation,
    is_stale: bool,
) -> Result<(), Failure> {
    let mut text = said(caller, at, |pen| told.place_hint(pen));
    if is_stale {
        text = format!("{}\n{text}", caller.say("hint-moved-on", &[]));
    }
    if !matches!(told.action, Action::Place(_)) {
        return caller.replace(Reply::text(text)).await;
    }
    let word = at
        .button_with(caller, Verb::Hint, ButtonStyle::Primary, WORD)
        .label(caller.say("button-hint-word", &[]));
    let row = vec![word, at.button(caller, Verb::Never, ButtonStyle::Secondary)];
    caller.replace(Reply::text(text).with_rows([CreateActionRow::Buttons(row)])).await
}

/// Tells the word and shows it on the board, ready to be played.
async fn word(
    caller: &Caller,
    at: &At,
    game: &View,
    advice: &Advice,
    told: &Explanation,
) -> Result<(), Failure> {
    let mut text = said(caller, at, |pen| told.word_hint(pen));
    let Action::Place(placement) = &told.action else {
        return caller.replace(Reply::text(text)).await;
    };
    let main: Vec<_> = told.words.first().cloned().into_iter().collect();
    for (_, meaning) in meanings::explained(caller, at, main).await? {
        text = format!("{text}\n> {meaning}");
    }
    let (placement, points) = game.preview(placement).map_err(|refusal| at.refused(&refusal))?;
    let row = buttons(caller, at, advice, told, &placement);
    let manner = at.manner(caller).await?;
    let view = Arc::new(game.clone());
    let picture = caller.bot.pictures.preview(view, placement, points, manner).await?;
    let reply = Reply::text(text).with_file(picture);
    caller.replace(reply.with_rows([CreateActionRow::Buttons(row)])).await
}

fn buttons(
    caller: &Caller,
    at: &At,
    advice: &Advice,
    told: &Explanation,
    placement: &Placement,
) -> Vec<serenity::all::CreateButton> {
    let (green, grey) = (ButtonStyle::Success, ButtonStyle::Secondary);
    let confirm = at.button_with(caller, Verb::Confirm, green, &placement.to_string());
    let mut row = vec![confirm];
    if told.action != advice.best.action {
        let best = at.button_with(caller, Verb::Hint, grey, BEST);
        row.push(best.label(caller.say("button-hint-best", &[])));
    }
    row.push(at.button(caller, Verb::Never, grey));
    row
}

fn said(caller: &Caller, at: &At, tell: impl FnOnce(Pen<'_>) -> Telling) -> String {
    caller.tongue.tell(&with_pen(&at.view, caller.tongue, tell))
}

/// The words that a move makes, the main word first.
pub(super) fn words(told: &Explanation) -> String {
    told.words.iter().map(|word| format!("**{word}**")).collect::<Vec<_>>().join(", ")
}
