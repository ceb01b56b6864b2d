//! What help says and shows of Scrabble beside its texts.

mod example;

use serenity::all::CreateAttachment;

use self::example::Letters;
use super::super::new::level_line;
use crate::ai::scrabble::Level;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::session::game::scrabble::Scrabble;
use crate::texts::Tongue;

/// Further lines of a topic; whether moves can be written in servers is a host's choice.
pub(super) fn lines(name: &str, tongue: Tongue, mentions: bool) -> Vec<String> {
    match (name, mentions) {
        ("move", true) => vec![tongue.say("scrabble-help-move-written", &[])],
        ("move", false) => vec![tongue.say("scrabble-help-move-written-alone", &[])],
        ("levels", _) => Level::ALL.map(|level| level_line::<Scrabble>(level, tongue)).into(),
        _ => Vec::new(),
    }
}

/// The picture that goes with a topic, with what stands below it.
pub(super) async fn picture(
    caller: &Caller,
    name: &str,
) -> Result<Option<(String, CreateAttachment)>, Failure> {
    let letters = match name {
        "start" | "move" | "notation" => Letters::Plain,
        "blanks" => Letters::WithBlank,
        _ => return Ok(None),
    };
    let example = example::of(&caller.bot.hall, caller.tongue, letters).await?;
    let caption = example.caption(caller.tongue);
    Ok(Some((caption, example.picture(caller).await?)))
}
