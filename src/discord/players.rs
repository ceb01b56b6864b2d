//! What players are called: in pictures by their names, in texts by mentions that ping nobody.

use super::bot::Bot;
use super::face;
use super::failure::Failure;
use crate::games::rules::Seat;
use crate::session::game::ComputerLevel;
use crate::session::table::{Sitter, TableView};
use crate::texts::Tongue;

/// What the computer is called at a level.
pub(super) fn level_name(level: ComputerLevel, tongue: Tongue) -> String {
    face::say(level.kind(), tongue, &format!("level-{level}"), &[])
}

/// The name of whoever sits on a chair, as it stands in a picture.
async fn name(bot: &Bot, sitter: Sitter, tongue: Tongue) -> Result<String, Failure> {
    Ok(match sitter {
        Sitter::Person(person) | Sitter::Invited(person) => {
            bot.members.name(person).await?.unwrap_or_default()
        }
        Sitter::Computer(level) => {
            tongue.say("bot-computer", &[("level", &level_name(level, tongue))])
        }
        Sitter::Open => tongue.say("bot-chair-open", &[]),
    })
}

/// The names of all players, by seat.
pub(super) async fn names(
    bot: &Bot,
    view: &TableView,
    tongue: Tongue,
) -> Result<Vec<String>, Failure> {
    let mut names = Vec::with_capacity(view.chairs.len());
    for chair in &view.chairs {
        names.push(name(bot, chair.sitter, tongue).await?);
    }
    Ok(names)
}

/// Whoever sits on a chair, as they stand in a text.
pub(super) fn mention(sitter: Sitter, tongue: Tongue) -> String {
    match sitter {
        Sitter::Person(person) | Sitter::Invited(person) => format!("<@{person}>"),
        Sitter::Computer(level) => {
            let level = level_name(level, tongue);
            format!("**{}**", tongue.say("bot-computer", &[("level", &level)]))
        }
        Sitter::Open => tongue.say("bot-chair-open", &[]),
    }
}

/// Whoever sits at a seat, as they stand in a text.
pub(super) fn mention_at(view: &TableView, seat: Seat, tongue: Tongue) -> String {
    view.chairs.get(seat.index()).map_or_else(String::new, |chair| mention(chair.sitter, tongue))
}
