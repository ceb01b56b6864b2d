//! Looking: the board again, in letters, and what else can be done.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::board::terms_text;
use crate::discord::button::TableVerb;
use crate::discord::caller::Caller;
use crate::discord::face::Face;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::session::game::{GameView, each};
use crate::session::table::Refusal;

/// Posts the board again at the bottom of the channel, or shows it where it ended.
pub(in crate::discord) async fn board(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    let reservation = caller.bot.boards.reserve(caller.room.channel);
    let public = at.state.view(None);
    let reply = caller.bot.boards.compose(&caller.bot, &public, caller.public_tongue).await?;
    caller.announce(reply).await?;
    let done = caller.bot.boards.adopt(caller, &public, at.state.turn_began()).await;
    drop(reservation);
    done
}

/// Shows the board in letters, for who cannot see the picture.
pub(in crate::discord) async fn text_board(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    let game = at.view.game.as_ref().ok_or(Refusal::NotStarted)?;
    let board = each!(GameView, game, (view, H) => H::text_board(view));
    caller.replace(Reply::text(format!("```\n{board}\n```"))).await
}

/// Shows what is needed less often, what is agreed on, and what was promised.
pub(in crate::discord) async fn more(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    let game = at.view.game.as_ref().ok_or(Refusal::NotStarted)?;
    let (controls, tongue) = (at.controls(), caller.tongue);
    let (explains, own, promise) = each!(GameView, game, (view, H) => {
        (H::EXPLAINS, H::more(controls, view), H::promise(view, tongue))
    });
    let mut first = Vec::new();
    if explains && at.view.chairs.iter().any(|chair| chair.sitter.computer().is_some()) {
        first.push(controls.grey(TableVerb::Why));
    }
    let shared = [TableVerb::History, TableVerb::TextBoard, TableVerb::Help];
    first.extend(shared.map(|verb| controls.grey(verb)));
    if at.in_game(caller).is_ok() {
        first.push(controls.button(TableVerb::Resign, ButtonStyle::Danger));
    }
    let mut second = vec![controls.grey(TableVerb::Export)];
    if promise.is_some() {
        second.push(controls.grey(TableVerb::Verify));
    }
    second.extend(own.into_iter().chain(kick(caller, at)));
    let rows = [first, second].map(CreateActionRow::Buttons);
    let about = [caller.say("bot-more", &[]), format!("-# {}", terms_text(&at.view, tongue))];
    let text: Vec<String> = about.into_iter().chain(promise.map(|promise| promise.brief)).collect();
    caller.whisper(Reply::text(text.join("\n")).with_rows(rows)).await
}

/// The host's button for somebody else who does not move; the table says when it is time.
fn kick(caller: &Caller, at: &SeenTable) -> Option<CreateButton> {
    let seat = at.view.to_act?;
    let other = at.state.sitter(seat)?.person()? != caller.person;
    let button = || {
        let seat = seat.index().to_string();
        at.controls().button_with(TableVerb::Kick, ButtonStyle::Danger, &seat)
    };
    (other && at.view.host == caller.person).then(button)
}
