//! Moves of Scrabble: the field they are typed into, how they are shown before they count, and what a
//! text means while it is typed.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateButton};

use super::{exchange, pass, pictures};
use crate::discord::button::TableVerb;
use crate::discord::caller::Caller;
use crate::discord::deeds::play;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::games::facts::{Fact, Telling};
use crate::games::scrabble::{Action, Placement, Points, View};
use crate::session::game::scrabble::{Preview, Scrabble};
use crate::texts::Tongue;

/// What the field for a move is called, with the rack, and what stands in it at first.
pub(super) fn field(view: &View, tongue: Tongue) -> (String, String) {
    let rack = view.rack.as_ref().map(ToString::to_string).unwrap_or_default();
    let label = tongue.say("scrabble-move-label", &[("rack", &rack)]);
    (label, tongue.say("scrabble-move-placeholder", &[]))
}

/// What is shown of a turn before it counts. A word too many is soon mended, a turn that is gone is not:
/// exchanging and passing are asked for always, words only of who wants to see them first.
pub(super) async fn sketch(
    caller: &Caller,
    at: &SeenTable,
    action: &Action,
    shown: Option<Preview>,
    change: CreateButton,
) -> Result<Option<Reply>, Failure> {
    Ok(match (action, shown) {
        (Action::Place(_), Some(shown)) if caller.settings.previews => {
            Some(preview(caller, at, shown).await?)
        }
        (Action::Exchange(tiles), _) => Some(exchange::ask(caller, at, tiles, change)),
        (Action::Pass, _) => Some(pass::ask(caller, at, Some(change))?),
        _ => None,
    })
}

/// Words on the board before they count.
async fn preview(caller: &Caller, at: &SeenTable, shown: Preview) -> Result<Reply, Failure> {
    let Preview { placement, points } = shown;
    let text = describe(caller, &points);
    let controls = at.controls();
    let exactly = placement.to_string();
    let row = vec![
        controls.button_with(TableVerb::Confirm, ButtonStyle::Success, &exactly),
        play::change(caller, at, &typed_form(&placement)),
        controls.grey(TableVerb::Dismiss),
    ];
    let view = Arc::clone(at.game::<Scrabble>()?);
    let style = at.style(caller).await?;
    let picture = pictures::preview(&caller.bot.pictures, view, placement, points, style).await?;
    Ok(Reply::text(text).with_file(picture).with_buttons(row))
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
        [word] if points.bingo.0 == 0 => ("scrabble-preview-one", format!("**{}**", word.word)),
        _ => ("scrabble-preview", parts(caller, points, "**")),
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
        caller.tongue.tell(&Telling::new("scrabble-preview-bonus", [("points", points)]))
    });
    words.chain(bonus).collect::<Vec<_>>().join(", ")
}

/// What the text means, or what is wrong with it. Where words can be challenged, nothing is said of their
/// validity.
pub(super) async fn explain(
    caller: &Caller,
    at: &SeenTable,
    text: &str,
) -> Result<Vec<(String, String)>, Failure> {
    let alone = |said: String| Ok(vec![(said, text.to_owned())]);
    let game = at.game::<Scrabble>()?;
    if text.trim().is_empty() {
        return Ok(vec![(caller.say("scrabble-move-placeholder", &[]), "?".to_owned())]);
    }
    let action = game.read_move(text).map_err(|refusal| at.refused::<Scrabble>(&refusal))?;
    let Action::Place(placement) = &action else {
        return alone(caller.say("scrabble-move-fine", &[]));
    };
    // Who is on turn is told everything that would be refused, others what does not depend on that.
    let tried = match at.check_turn() {
        Ok(()) => play::try_action::<Scrabble>(caller, at, &action).await?,
        Err(_) => None,
    };
    let points = match tried {
        Some(shown) => shown.points,
        None => game.preview(placement).map_err(|refusal| at.refused::<Scrabble>(&refusal))?.1,
    };
    let total = Fact::Number(i64::from(points.total().0));
    let facts = [("words", Fact::Text(parts(caller, &points, ""))), ("points", total)];
    alone(caller.tongue.tell(&Telling::new("scrabble-move-explained", facts)))
}
