//! Who sits where: joining, leaving, starting, closing, playing again.

use super::open;
use crate::discord::board::willing;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::games::rules::Seat;
use crate::session::table::{Deed, Refusal, Sitter, Stage};
use crate::session::{Again, Ask};
use crate::store::RequestId;

/// Sits down.
pub(in crate::discord) async fn join(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    at.ask(caller, None, Deed::Join).await?;
    Ok(())
}

/// Sits down on the chair that is kept for the caller.
pub(in crate::discord) async fn accept(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    let is_strange = !is_invited(caller, at) && at.state.seat_of(caller.person).is_none();
    match at.view.stage {
        Stage::Lobby if is_strange => Err(Failure::told("bot-not-invited")),
        _ => join(caller, at).await,
    }
}

/// Gives away the chair that is kept for the caller; whoever has invited hears of it.
pub(in crate::discord) async fn decline(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    if !is_invited(caller, at) {
        return Err(Failure::told("bot-not-invited"));
    }
    at.ask(caller, None, Deed::Leave).await?;
    let (host, who) = (format!("<@{}>", at.view.host), format!("<@{}>", caller.person));
    let facts = [("host", &*host), ("who", &*who)];
    let tongue = caller.bot.boards.tongue_of(at.view.id).await?.unwrap_or(caller.public_tongue);
    let text = tongue.say("bot-invitation-declined", &facts);
    let hearing = willing(&caller.bot, vec![at.view.host]).await;
    caller.announce(Reply::text(text).pinging(hearing)).await
}

fn is_invited(caller: &Caller, at: &SeenTable) -> bool {
    at.view.invited().contains(&caller.person)
}

/// Stands up, or declines an invitation.
pub(in crate::discord) async fn leave(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    if is_invited(caller, at) {
        return decline(caller, at).await;
    }
    at.ask(caller, None, Deed::Leave).await?;
    Ok(())
}

/// Begins; the computer takes the chairs that anybody might have taken.
pub(in crate::discord) async fn start(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    if at.view.host != caller.person {
        return Err(Refusal::NotHost.into());
    }
    let free = at.view.chairs.iter().filter(|chair| chair.sitter == Sitter::Open).count();
    let level = at.view.chairs.iter().find_map(|chair| chair.sitter.computer());
    let level = level.unwrap_or_else(|| at.kind().usual_level());
    for number in 0..free {
        // Each is a request of its own; a repeated press repeats all of them.
        let request = RequestId::new(format!("{}-{number}", caller.request()?.as_str()))?;
        let deed = Deed::AddComputer(level);
        let ask = Ask { by: caller.person, request, seen: None, deed };
        let added = caller.bot.hall.ask(at.view.id, ask).await;
        let added = added.map_err(|why| at.named(why))?;
        if added.state.stage() != Stage::Lobby {
            return Ok(());
        }
    }
    at.ask(caller, None, Deed::Start).await?;
    Ok(())
}

/// Closes a table where the game has not begun.
pub(in crate::discord) async fn cancel(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    at.ask(caller, None, Deed::Close).await?;
    Ok(())
}

/// Puts one more computer at the table.
pub(in crate::discord) async fn add_computer(
    caller: &Caller,
    at: &SeenTable,
    level: &str,
) -> Result<(), Failure> {
    let level = match level {
        "" => Some(at.kind().usual_level()),
        named => at.kind().level_named(named),
    };
    let level = level.ok_or_else(|| Failure::told("bot-unknown-button"))?;
    at.ask(caller, None, Deed::AddComputer(level)).await?;
    Ok(())
}

/// Opens a closed table again.
pub(in crate::discord) async fn reopen(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    at.ask(caller, None, Deed::Reopen).await?;
    Ok(())
}

/// Gives the seat of a silent player to the computer.
pub(in crate::discord) async fn kick(
    caller: &Caller,
    at: &SeenTable,
    seat: &str,
) -> Result<(), Failure> {
    let seat = seat.parse().map(Seat).map_err(|_| Failure::told("bot-unknown-button"))?;
    let computer = Some(at.kind().usual_level());
    at.ask(caller, None, Deed::Kick { seat, computer }).await?;
    let key = if at.view.terms.rated { "bot-kicked-out" } else { "bot-kicked" };
    caller.replace(Reply::text(caller.say(key, &[]))).await
}

/// Plays again with the same people.
pub(in crate::discord) async fn rematch(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    let request = caller.request()?;
    let (hall, boards) = (&caller.bot.hall, &caller.bot.boards);
    let most = caller.server.tables.unwrap_or(usize::MAX);
    let others = at.view.chairs.iter().filter_map(|chair| chair.sitter.person());
    let others = others.filter(|&person| person != caller.person).collect();
    let uninvited = open::uninvited(&caller.bot, others).await?;
    let wish = Again { most, uninvited: &uninvited };
    // The new board is posted once it is known in which language and by which way.
    let reservation = boards.reserve(caller.room.channel);
    let answer = hall.rematch_as(at.view.id, caller.person, wish, request).await;
    let answer = answer.map_err(|why| at.named(why))?;
    let next = answer.state.id();
    boards.prepare(next, caller.room.channel, caller).await?;
    boards.lend(next, caller, None);
    drop(reservation);
    if uninvited.is_empty() {
        return Ok(());
    }
    let telling = open::told_of("bot-rematch-uninvited", &uninvited);
    caller.whisper(Reply::text(caller.tongue.tell(&telling))).await
}
