//! `/new`: opens a table.

use serenity::all::{CreateAutocompleteResponse, User};

use super::{Context, answer, matching, propose, typed_text};
use crate::ai::scrabble::Level;
use crate::discord::board::rule_key;
use crate::discord::deeds::open::{self, CLOCKS, Opponent, RULES, Wish};
use crate::lexicons;
use crate::session::PersonId;
use crate::texts::Tongue;

/// Opens a table.
#[allow(clippy::too_many_arguments, reason = "each is an option of the command")]
#[poise::command(slash_command)]
pub(super) async fn new(
    context: Context<'_>,
    #[autocomplete = "games"] game: Option<String>,
    opponent: Option<User>,
    opponent2: Option<User>,
    opponent3: Option<User>,
    #[autocomplete = "levels"] level: Option<String>,
    #[autocomplete = "levels"] level2: Option<String>,
    #[autocomplete = "levels"] level3: Option<String>,
    #[min = 2]
    #[max = 4]
    players: Option<u8>,
    #[autocomplete = "lexicons_here"] lexicon: Option<String>,
    #[autocomplete = "rules"] rule: Option<String>,
    #[autocomplete = "clocks"] clock: Option<String>,
    thread: Option<bool>,
    hints: Option<bool>,
    rated: Option<bool>,
) -> Result<(), serenity::Error> {
    let us = context.framework.bot_id;
    let opponents = [opponent, opponent2, opponent3].into_iter().flatten().map(|user| Opponent {
        person: PersonId(user.id.get()),
        is_bot: user.bot,
        is_us: user.id == us,
    });
    let wish = Wish {
        opponents: opponents.collect(),
        levels: [level, level2, level3].into_iter().flatten().collect(),
        players: players.map(usize::from),
        lexicon,
        rule,
        clock,
        thread: thread.unwrap_or_default(),
        hints,
        rated: rated.unwrap_or_default(),
    };
    answer(context, async |caller| {
        open::check_game(game.as_deref())?;
        open::table(caller, &wish).await
    })
    .await
}

async fn games(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    propose(context, async |caller| {
        matching(typed, [(caller.say("bot-game-scrabble", &[]), open::SCRABBLE.to_owned())])
    })
    .await
}

/// The levels from the weakest, with the points that each makes in a turn with the lexicon that is meant.
async fn levels(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    propose(context, async |caller| {
        let named = typed_text(context, "lexicon").or(caller.server.lexicon.as_deref());
        let lexicon = named.unwrap_or_else(|| open::usual_lexicon(caller.public_tongue));
        matching(
            typed,
            Level::steps(lexicon)
                .map(|level| (choice(level, lexicon, caller.tongue), level.to_string())),
        )
    })
    .await
}

/// A level as it is chosen; with a lexicon of a host's own nobody knows what it makes.
fn choice(level: Level, lexicon: &str, tongue: Tongue) -> String {
    let name = tongue.say(&format!("level-{level}"), &[]);
    let about = tongue.say(&format!("level-{level}-about"), &[]);
    match level.points_a_turn(lexicon) {
        None => format!("{name} – {about}"),
        Some(points) => {
            let facts = [("name", &*name), ("points", &points.to_string()), ("about", &about)];
            tongue.say("level-choice", &facts)
        }
    }
}

/// The lexicons, for every command that asks for one.
pub(super) async fn lexicons_here(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    propose(context, async |caller| {
        let choice = |(name, _): (&str, &str)| {
            (caller.say(&format!("bot-lexicon-{name}"), &[]), name.to_owned())
        };
        matching(typed, lexicons::shipped().map(choice))
    })
    .await
}

async fn rules(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    propose(context, async |caller| {
        let choice = |(name, judging)| (caller.say(rule_key(judging), &[]), String::from(name));
        matching(typed, RULES.map(choice))
    })
    .await
}

async fn clocks(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    propose(context, async |caller| {
        let choice =
            |clock: &str| (caller.say(&format!("bot-clock-{clock}"), &[]), clock.to_owned());
        matching(typed, CLOCKS.map(choice))
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::commands::COMPLETION;

    #[test]
    fn every_choice_of_a_level_fits_whole() {
        for tongue in Tongue::ALL {
            for (lexicon, _) in lexicons::shipped() {
                for level in Level::ALL {
                    let choice = choice(level, lexicon, tongue);
                    assert!(choice.chars().count() <= COMPLETION, "{choice}");
                    assert!(choice.contains('≈') && !choice.contains('{'), "{choice}");
                }
            }
        }
    }
}
