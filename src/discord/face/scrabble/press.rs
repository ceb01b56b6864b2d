//! The buttons, selects and modals that only Scrabble has.

use super::super::Press;
use super::{challenge, exchange, meanings, own, pass, rack, word};
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::seen::SeenTable;

// The verbs in the ids of its buttons. A name is never given another meaning.

/// Show the rack.
pub(super) const RACK: &str = "rack";
/// Show the rack in another order; the argument says which.
pub(super) const ARRANGE: &str = "arrange";
/// Ask which tiles to exchange; the argument is those chosen before.
pub(super) const EXCHANGE: &str = "exchange";
/// The tiles chosen.
pub(super) const EXCHANGED: &str = "exchanged";
/// Exchange the tiles that were shown; the argument is the tiles.
pub(super) const EXCHANGE_SURELY: &str = "exchange-surely";
/// Ask whether to pass.
pub(super) const PASS: &str = "pass";
/// Pass.
pub(super) const PASS_SURELY: &str = "pass-surely";
/// Contest the last play.
pub(super) const CHALLENGE: &str = "challenge";
/// The words chosen.
pub(super) const CHALLENGED: &str = "challenged";
/// Accept the last play of the game.
pub(super) const ACCEPT: &str = "accept";
/// Show the tiles that the person does not see.
pub(super) const UNSEEN: &str = "unseen";
/// Tell what the words of the last play mean; the argument says of which play all are told.
pub(super) const MEANINGS: &str = "meanings";
/// Tell all that is known of a word; the argument is the lexicon and the word.
pub(super) const MORE_MEANING: &str = "meaning-more";

/// Does what one of them says.
pub(super) async fn at_table(
    caller: &Caller,
    at: &SeenTable,
    press: &Press<'_>,
) -> Result<(), Failure> {
    let Press { verb, seen, argument, values } = *press;
    match verb {
        RACK => rack::show(caller, at).await,
        ARRANGE => rack::arrange(caller, at, argument).await,
        EXCHANGE => exchange::open(caller, at, argument).await,
        EXCHANGED => exchange::chosen(caller, at, values).await,
        EXCHANGE_SURELY => exchange::surely(caller, at, seen, argument).await,
        PASS => pass::open(caller, at).await,
        PASS_SURELY | ACCEPT => pass::surely(caller, at, seen).await,
        CHALLENGE => challenge::open(caller, at).await,
        CHALLENGED => challenge::chosen(caller, at, seen, values).await,
        UNSEEN => own::unseen(caller, at).await,
        MEANINGS => meanings::tell(caller, at, argument).await,
        MORE_MEANING => word::more(caller, argument).await,
        _ => Err(Failure::told("bot-unknown-button")),
    }
}
