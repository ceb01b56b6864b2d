//! Looking: the board again, in letters, the unseen tiles, and what else can be done.

use std::sync::Arc;

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::At;
use crate::discord::board::terms_text;
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::render::scrabble::TextBoard;

/// Posts the board again at the bottom of the channel, or shows it where it ended.
pub(in crate::discord) async fn board(caller: &Caller, at: &At) -> Result<(), Failure> {
    let reservation = caller.bot.boards.reserve(caller.room.channel);
    let public = at.state.view(None);
    let reply = caller.bot.boards.compose(&caller.bot, &public, caller.public_tongue).await?;
    caller.announce(reply).await?;
    let done = caller.bot.boards.adopt(caller, &public, at.state.turn_began()).await;
    drop(reservation);
    done
}

/// Shows the tiles that the caller does not see.
pub(in crate::discord) async fn unseen(caller: &Caller, at: &At) -> Result<(), Failure> {
    let game = at.game()?;
    let manner = at.manner(caller).await?;
    let picture = caller.bot.pictures.unseen(Arc::new(game.clone()), manner).await?;
    let text = caller.say("bot-unseen", &[]);
    caller.whisper(Reply::text(text).with_file(picture)).await
}

/// Shows the board in letters, for who cannot see the picture.
pub(in crate::discord) async fn text_board(caller: &Caller, at: &At) -> Result<(), Failure> {
    let game = at.game()?;
    let (layout, board) = (&game.edition().layout, &game.board);
    let board = TextBoard { layout, board, highlight: &[], colour: false };
    caller.replace(Reply::text(format!("```\n{board}\n```"))).await
}

/// Shows what is needed less often, what is agreed on, and the promise of a fair draw.
pub(in crate::discord) async fn more(caller: &Caller, at: &At) -> Result<(), Failure> {
    let game = at.game()?;
    let grey = ButtonStyle::Secondary;
    let mut first = Vec::new();
    if at.view.chairs.iter().any(|chair| chair.sitter.computer().is_some()) {
        first.push(at.button(caller, Verb::Why, grey));
    }
    first.extend([
        at.button(caller, Verb::History, grey),
        at.button(caller, Verb::TextBoard, grey),
        at.button(caller, Verb::Help, grey),
    ]);
    if at.in_game(caller).is_ok() {
        first.push(at.button(caller, Verb::Resign, ButtonStyle::Danger));
    }
    let second = [at.button(caller, Verb::Export, grey), at.button(caller, Verb::Verify, grey)];
    let second = second.into_iter().chain(kick(caller, at)).collect();
    let rows = [first, second].map(CreateActionRow::Buttons);
    let promise = [("commitment", game.setup.commitment.as_str())];
    let text = [
        caller.say("bot-more", &[]),
        format!("-# {}", terms_text(&at.view, caller.tongue)),
        caller.say("ending-more-promise", &promise),
    ];
    caller.whisper(Reply::text(text.join("\n")).with_rows(rows)).await
}

/// The host's button for somebody else who does not move; the table says when it is time.
fn kick(caller: &Caller, at: &At) -> Option<CreateButton> {
    let seat = at.state.turn()?;
    let other = at.state.sitter(seat)?.person()? != caller.person;
    let style = ButtonStyle::Danger;
    let number = seat.index().to_string();
    (other && at.view.host == caller.person)
        .then(|| at.button_with(caller, Verb::Kick, style, &number))
}
