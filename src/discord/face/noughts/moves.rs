//! Moves as they are typed.

use crate::discord::caller::Caller;
use crate::discord::deeds::play;
use crate::discord::failure::Failure;
use crate::discord::seen::SeenTable;
use crate::session::game::noughts::Noughts;
use crate::texts::Tongue;

/// What the field for a move is called, and what stands in it.
pub(super) fn field(tongue: Tongue) -> (String, String) {
    (tongue.say("noughts-move-label", &[]), tongue.say("noughts-move-placeholder", &[]))
}

/// Whether what is typed can be done now, or why not.
pub(super) async fn explain(
    caller: &Caller,
    at: &SeenTable,
    text: &str,
) -> Result<Vec<(String, String)>, Failure> {
    let game = at.game::<Noughts>()?;
    if text.trim().is_empty() {
        return Ok(vec![(caller.say("noughts-move-placeholder", &[]), "?".to_owned())]);
    }
    let action = game.read_move(text).map_err(|refusal| at.refused::<Noughts>(&refusal))?;
    play::try_action::<Noughts>(caller, at, &action).await?;
    Ok(vec![(caller.say("noughts-move-fine", &[]), text.to_owned())])
}
