//! A move: typed into the modal or after `/play`, shown before it counts, confirmed.

use std::sync::Arc;

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal, InputTextStyle,
};

use super::{At, STALE, exchange, pass, rack};
use crate::discord::button::{Button, Verb};
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::text::shortened;
use crate::games::facts::{Fact, Telling};
use crate::games::scrabble::{Action, Placement, Points, View};
use crate::session::game::scrabble::{Preview, Scrabble};
use crate::session::game::{GameAction, Variant};
use crate::session::table::Deed;
use crate::store::Version;

/// The most characters of a label of a modal's field.
const LABEL: usize = 45;

/// The most characters that a move may have.
const MOVE: u16 = 60;

/// Opens the modal for a move, with what was typed before.
pub(in crate::discord) async fn open(
    caller: &Caller,
    at: &At,
    seen: Version,
    before: &str,
) -> Result<(), Failure> {
    let game = at.own_turn()?;
    let rack = game.rack.as_ref().map(ToString::to_string).unwrap_or_default();
    let label = caller.say("bot-move-label", &[("rack", &rack)]);
    let mut field = CreateInputText::new(InputTextStyle::Short, shortened(&label, LABEL), "move")
        .placeholder(caller.say("bot-move-placeholder", &[]))
        .required(true)
        .max_length(MOVE);
    if !before.is_empty() {
        field = field.value(before);
    }
    let id = Button::new(at.view.id, seen.max(at.state.position_since()), Verb::Played).to_string();
    let modal = CreateModal::new(id, caller.say("bot-move-title", &[]));
    caller.ask(modal.components(vec![CreateActionRow::InputText(field)])).await
}

/// Reads a move, and shows or makes it; what is refused can be changed as it was typed.
pub(in crate::discord) async fn typed(
    caller: &Caller,
    at: &At,
    seen: Version,
    text: &str,
) -> Result<(), Failure> {
    let game = at.own_turn()?;
    match try_typed(caller, at, game, seen, text).await {
        Err(Failure::Told(why)) if why.key != STALE => {
            let refusal = Reply::text(caller.tongue.tell(&why));
            caller.replace(refusal.with_buttons(vec![change(caller, at, text)])).await
        }
        done => done,
    }
}

async fn try_typed(
    caller: &Caller,
    at: &At,
    game: &View,
    seen: Version,
    text: &str,
) -> Result<(), Failure> {
    let action = game.read_move(text).map_err(|refusal| at.refused(&refusal))?;
    let tried = try_move(caller, at, &action).await?;
    match (&action, tried) {
        (Action::Place(_), Some(shown)) if caller.settings.previews => {
            preview(caller, at, game, shown).await
        }
        // A word too many is soon mended, a turn that is gone is not: these are asked for always.
        (Action::Exchange(tiles), _) => {
            exchange::ask(caller, at, tiles, change(caller, at, text)).await
        }
        (Action::Pass, _) => pass::open(caller, at, Some(change(caller, at, text))).await,
        _ => make(caller, at, seen, action).await,
    }
}

/// The button that opens the modal with what was typed.
fn change(caller: &Caller, at: &At, text: &str) -> CreateButton {
    let text = text.trim();
    let fits = text.encode_utf16().count() <= usize::from(MOVE);
    let id = Button::new(at.view.id, at.view.version, Verb::Change);
    let id = id.with_typed(if fits { text } else { "" }).to_string();
    CreateButton::new(id).label(caller.say("button-change", &[])).style(ButtonStyle::Secondary)
}

/// Makes the move that was shown.
pub(in crate::discord) async fn confirm(
    caller: &Caller,
    at: &At,
    seen: Version,
    text: &str,
) -> Result<(), Failure> {
    let placement = text.parse().map_err(|_| Failure::told("bot-unknown-button"))?;
    make(caller, at, seen, Action::Place(placement)).await
}

/// Tries a move without making it: everything that would refuse it does so now.
pub(super) async fn try_move(
    caller: &Caller,
    at: &At,
    action: &Action,
) -> Result<Option<Preview>, Failure> {
    let deed = Deed::Play(GameAction::Scrabble(action.clone()));
    let tried = caller.bot.hall.try_deed(at.view.id, caller.person, deed).await;
    let tried = tried.map_err(|refusal| at.named(caller, &refusal))?;
    Ok(tried.and_then(Scrabble::preview_of))
}

/// Shows a move before it counts.
async fn preview(caller: &Caller, at: &At, game: &View, shown: Preview) -> Result<(), Failure> {
    let Preview { placement, points } = shown;
    let text = describe(caller, &points);
    let exactly = placement.to_string();
    let confirm = at.button_with(caller, Verb::Confirm, ButtonStyle::Success, &exactly);
    let change = change(caller, at, &typed_form(&placement));
    let never = at.button(caller, Verb::Never, ButtonStyle::Secondary);
    let view = Arc::new(game.clone());
    let manner = at.manner(caller).await?;
    let picture = caller.bot.pictures.preview(view, placement, points, manner).await?;
    let row = CreateActionRow::Buttons(vec![confirm, change, never]);
    caller.replace(Reply::text(text).with_file(picture).with_rows([row])).await
}

/// Makes a move; the answer shows what was drawn, and then what the others do.
async fn make(caller: &Caller, at: &At, seen: Version, action: Action) -> Result<(), Failure> {
    let after = at.play(caller, seen, action).await?;
    rack::reply(caller, &after, "").await
}

/// A move as a person would type it, with a mark before the letter of each blank.
fn typed_form(placement: &Placement) -> String {
    let tiles = placement.tiles.iter().map(|tile| match tile {
        Some(tile) if tile.blank => format!("?{}", tile.letter),
        Some(tile) => tile.to_string(),
        None => ".".to_owned(),
    });
    format!("{} {}", placement.start, tiles.collect::<String>())
}

/// What a move would make and earn; a single word has no sum.
fn describe(caller: &Caller, points: &Points) -> String {
    let total = Fact::Number(i64::from(points.total().0));
    let (key, words) = match points.words.as_slice() {
        [word] if points.bingo.0 == 0 => ("bot-preview-one", format!("**{}**", word.word)),
        _ => ("bot-preview", parts(caller, points, "**")),
    };
    let sum = Telling::new(key, [("words", Fact::Text(words)), ("points", total)]);
    format!("{}\n{}", caller.tongue.tell(&sum), caller.say("bot-preview-alone", &[]))
}

/// All that a move earns points for, with a mark around the words.
fn parts(caller: &Caller, points: &Points, mark: &str) -> String {
    let words = points.words.iter();
    let words = words.map(|word| format!("{mark}{}{mark} {}", word.word, word.score));
    let bonus = (points.bingo.0 > 0).then(|| {
        let points = Fact::Number(i64::from(points.bingo.0));
        caller.tongue.tell(&Telling::new("bot-preview-bonus", [("points", points)]))
    });
    words.chain(bonus).collect::<Vec<_>>().join(", ")
}

/// What `/play` says while somebody types: what the text means, or what is wrong with it. Where words
/// can be challenged, nothing is said of their validity.
pub(in crate::discord) async fn explain(caller: &Caller, text: &str) -> Result<String, Failure> {
    // Completions are plain text, in which a mention would be a number.
    let at = At::here(caller).await?.by_name(caller).await?;
    let game = at.own_game()?;
    if text.trim().is_empty() {
        return Ok(caller.say("bot-move-placeholder", &[]));
    }
    let action = game.read_move(text).map_err(|refusal| at.refused(&refusal))?;
    let Action::Place(placement) = &action else {
        return Ok(caller.say("bot-move-fine", &[]));
    };
    // Who is on turn is told everything that would be refused, others what does not depend on that.
    let tried = match at.own_turn() {
        Ok(_) => try_move(caller, &at, &action).await?.map(|shown| shown.points),
        Err(_) => None,
    };
    let points = match tried {
        Some(points) => points,
        None => game.preview(placement).map_err(|refusal| at.refused(&refusal))?.1,
    };
    let total = Fact::Number(i64::from(points.total().0));
    let facts = [("words", Fact::Text(parts(caller, &points, ""))), ("points", total)];
    Ok(caller.tongue.tell(&Telling::new("bot-move-explained", facts)))
}
