//! What is asked of all games, one after the other.

use super::{Face, Press, new};
use crate::discord::caller::Caller;
use crate::discord::commands::Command;
use crate::discord::failure::Failure;
use crate::session::game::{GameKind, each};
use crate::texts::Tongue;

/// The commands of all games.
pub(in crate::discord) fn commands() -> Vec<Command> {
    GameKind::ALL.iter().flat_map(|kind| each!(GameKind, *kind, H => H::commands())).collect()
}

/// The commands of all games below `/settings`.
pub(in crate::discord) fn settings_commands() -> Vec<Command> {
    let all = GameKind::ALL.iter();
    all.flat_map(|kind| each!(GameKind, *kind, H => H::settings_commands())).collect()
}

/// The tables of players of all games.
pub(in crate::discord) fn ladders(tongue: Tongue) -> Vec<(String, String)> {
    GameKind::ALL.iter().flat_map(|kind| each!(GameKind, *kind, H => H::ladders(tongue))).collect()
}

/// Reads which table of players is meant; without a name the usual one of the first game.
pub(in crate::discord) fn read_ladder(
    caller: &Caller,
    text: Option<&str>,
) -> Result<(String, String), Failure> {
    let usual = || each!(GameKind, GameKind::ALL[0], H => H::usual_ladder(caller));
    let meant = text.map_or_else(usual, |text| text.trim().to_owned());
    let known = ladders(caller.public_tongue);
    let found = known.iter().find(|(_, ladder)| *ladder == meant);
    found.map(|(name, ladder)| (ladder.clone(), name.clone())).ok_or_else(|| {
        let known: Vec<String> = known.iter().map(|(_, ladder)| ladder.clone()).collect();
        new::unknown("settings-unknown-language", &meant, known.join(", "))
    })
}

/// Does what a button of a game says that belongs to no table.
pub(in crate::discord) async fn press_anywhere(
    caller: &Caller,
    press: &Press<'_>,
) -> Result<(), Failure> {
    for &kind in GameKind::ALL {
        if each!(GameKind, kind, H => H::ANYWHERE.contains(&press.verb)) {
            return each!(GameKind, kind, H => H::press_anywhere(caller, press).await);
        }
    }
    Err(Failure::told("bot-unknown-button"))
}

/// A text of a game: its key begins with the game's name.
pub(in crate::discord) fn say(
    kind: GameKind,
    tongue: Tongue,
    key: &str,
    facts: &[(&str, &str)],
) -> String {
    tongue.say(&format!("{}-{key}", kind.name()), facts)
}
