//! A hint, for the player on turn alone: step by step with every press, as far as the game goes.

use crate::discord::caller::Caller;
use crate::discord::face::Face;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::session::game::{GameKind, each};
use crate::store::Version;

/// Shows a hint: the first step, more when it is asked for again.
pub(in crate::discord) async fn show(
    caller: &Caller,
    at: &SeenTable,
    seen: Version,
    argument: &str,
) -> Result<(), Failure> {
    let since = at.state.position_since();
    // Below a hint of an older position.
    let is_stale = !argument.is_empty() && seen < since;
    match allowed(at) {
        Err(_) if is_stale => {
            return caller.replace(Reply::text(caller.say("hint-stale", &[]))).await;
        }
        allowed => allowed?,
    }
    let further = each!(GameKind, at.kind(), H => H::HINTS);
    let further = further.ok_or_else(|| Failure::told("hint-none"))?;
    let hints = &caller.bot.hints;
    let step = match further.iter().position(|known| *known == argument) {
        _ if is_stale => 0,
        Some(place) => place + 1,
        None => hints.next(at.view.id, caller.person, since).min(further.len()),
    };
    let mut reply = each!(GameKind, at.kind(), H => H::hint(caller, at, step).await)?;
    if is_stale {
        reply = reply.below(&caller.say("hint-moved-on", &[]));
    }
    caller.replace(reply).await?;
    hints.told(at.view.id, caller.person, since, step);
    Ok(())
}

/// Refuses a hint where none may be given now.
fn allowed(at: &SeenTable) -> Result<(), Failure> {
    at.seat()?;
    if at.view.terms.rated {
        return Err(Failure::told("hint-rated"));
    }
    if !at.view.terms.hints {
        return Err(Failure::told("hint-forbidden"));
    }
    at.check_turn()
}
