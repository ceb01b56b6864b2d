//! A move: typed into the modal or after `/play`, shown before it counts, confirmed.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal, InputTextStyle,
};

use super::own;
use crate::discord::button::{Button, TableVerb};
use crate::discord::caller::Caller;
use crate::discord::face::Face;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::seen::{STALE, SeenTable};
use crate::discord::text::shortened;
use crate::session::game::{ActionOf, GameKind, GameView, Variant, each};
use crate::session::table::{Deed, Refusal};
use crate::store::Version;

/// The most characters of a label of a modal's field.
const LABEL: usize = 45;

/// The most characters that a move may have.
const MOVE: u16 = 60;

/// Opens the modal for a move, with what was typed before.
pub(in crate::discord) async fn open(
    caller: &Caller,
    at: &SeenTable,
    seen: Version,
    before: &str,
) -> Result<(), Failure> {
    at.check_turn()?;
    let game = at.view.game.as_ref().ok_or(Refusal::NotStarted)?;
    let (label, placeholder) =
        each!(GameView, game, (view, H) => H::move_field(view, caller.tongue));
    let mut field = CreateInputText::new(InputTextStyle::Short, shortened(&label, LABEL), "move")
        .placeholder(placeholder)
        .required(true)
        .max_length(MOVE);
    if !before.is_empty() {
        field = field.value(before);
    }
    let seen = seen.max(at.state.position_since());
    let id = Button::new(at.view.id, seen, TableVerb::Played).to_string();
    let modal = CreateModal::new(id, caller.say("bot-move-title", &[]));
    caller.ask(modal.components(vec![CreateActionRow::InputText(field)])).await
}

/// Reads a move, and shows or makes it; what is refused can be changed as it was typed.
pub(in crate::discord) async fn typed(
    caller: &Caller,
    at: &SeenTable,
    seen: Version,
    text: &str,
) -> Result<(), Failure> {
    at.check_turn()?;
    let done = each!(GameKind, at.kind(), H => try_typed::<H>(caller, at, seen, text).await);
    match done {
        Err(Failure::Told(why)) if why.key != STALE => {
            let refusal = Reply::text(caller.tongue.tell(&why));
            caller.replace(refusal.with_buttons(vec![change(caller, at, text)])).await
        }
        done => done,
    }
}

async fn try_typed<H: Face>(
    caller: &Caller,
    at: &SeenTable,
    seen: Version,
    text: &str,
) -> Result<(), Failure> {
    let read = H::read(at.own_turn::<H>()?, text);
    let action = read.map_err(|refusal| at.refused::<H>(&refusal))?;
    let shown = try_action::<H>(caller, at, &action).await?;
    match H::sketch(caller, at, &action, shown, change(caller, at, text)).await? {
        Some(reply) => caller.replace(reply).await,
        None => make::<H>(caller, at, seen, action).await,
    }
}

/// The button that opens the modal with what was typed.
pub(in crate::discord) fn change(caller: &Caller, at: &SeenTable, text: &str) -> CreateButton {
    let text = text.trim();
    let fits = text.encode_utf16().count() <= usize::from(MOVE);
    let id = at.controls().id(TableVerb::Change).with_typed(if fits { text } else { "" });
    let label = caller.say("button-change", &[]);
    CreateButton::new(id.to_string()).label(label).style(ButtonStyle::Secondary)
}

/// Makes the move that was shown.
pub(in crate::discord) async fn confirm(
    caller: &Caller,
    at: &SeenTable,
    seen: Version,
    text: &str,
) -> Result<(), Failure> {
    each!(GameKind, at.kind(), H => {
        let action = H::confirmed(text).ok_or_else(|| Failure::told("bot-unknown-button"))?;
        make::<H>(caller, at, seen, action).await
    })
}

/// Tries an action without doing it: everything that would refuse it does so now.
pub(in crate::discord) async fn try_action<H: Variant>(
    caller: &Caller,
    at: &SeenTable,
    action: &ActionOf<H>,
) -> Result<Option<H::Preview>, Failure> {
    let deed = Deed::Play(H::of_action(action.clone()));
    let tried = caller.bot.hall.try_deed(at.view.id, caller.person, deed).await;
    let tried = tried.map_err(|why| at.named(why))?;
    Ok(tried.and_then(H::preview_of))
}

/// Makes a move; the answer shows what became of it, and then what the others do.
pub(in crate::discord) async fn make<H: Variant>(
    caller: &Caller,
    at: &SeenTable,
    seen: Version,
    action: ActionOf<H>,
) -> Result<(), Failure> {
    let after = at.play(caller, seen, H::of_action(action)).await?;
    own::reply(caller, &after, "").await
}

/// What `/play` proposes while somebody types: what the text means, or what is wrong with it.
pub(in crate::discord) async fn explain(
    caller: &Caller,
    text: &str,
) -> Result<Vec<(String, String)>, Failure> {
    // Completions are plain text, in which a mention would be a number.
    let at = SeenTable::here(caller).await?.by_name(caller).await?;
    at.seat()?;
    each!(GameKind, at.kind(), H => H::explain(caller, &at, text).await)
}
