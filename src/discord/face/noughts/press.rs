//! The buttons that only this game has.

use super::super::Press;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::seen::SeenTable;
use crate::games::noughts::Action;
use crate::session::game::Variant;
use crate::session::game::noughts::Noughts;

// The verbs in the ids of its buttons. A name is never given another meaning.

/// Toss the coin.
pub(super) const TOSS: &str = "toss";
/// Mark a square; the argument is its name.
pub(super) const MARK: &str = "mark";
/// Offer a draw.
pub(super) const OFFER: &str = "draw-offer";
/// Take the draw that is offered.
pub(super) const ACCEPT: &str = "draw-accept";
/// Refuse it.
pub(super) const DECLINE: &str = "draw-decline";

/// Does what one of them says. Everybody sees everything on the board, so nothing is answered.
pub(super) async fn at_table(
    caller: &Caller,
    at: &SeenTable,
    press: &Press<'_>,
) -> Result<(), Failure> {
    let unknown = || Failure::told("bot-unknown-button");
    let action = match press.verb {
        TOSS => Action::Toss,
        MARK => Action::Mark(press.argument.parse().map_err(|_| unknown())?),
        OFFER => Action::Offer,
        ACCEPT => Action::Accept,
        DECLINE => Action::Decline,
        _ => return Err(unknown()),
    };
    at.play(caller, press.seen, Noughts::of_action(action)).await?;
    Ok(())
}
