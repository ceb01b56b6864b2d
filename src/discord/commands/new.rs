//! `/new`: opens a table.

use serenity::all::{CreateAutocompleteResponse, User};

use super::{Context, caller, matching, typist};
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
    let Some(caller) = caller(context).await else { return Ok(()) };
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
    let done = match open::check_game(game.as_deref()) {
        Ok(()) => open::table(&caller, &wish).await,
        Err(failure) => Err(failure),
    };
    caller.conclude(done).await;
    Ok(())
}

/// The language of whoever is typing; nothing is proposed without it.
pub(super) async fn tongue(context: Context<'_>) -> Option<Tongue> {
    typist(context).await.map(|caller| caller.tongue)
}

async fn games(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(tongue) = tongue(context).await else { return CreateAutocompleteResponse::new() };
    matching(typed, [(tongue.say("bot-game-scrabble", &[]), open::SCRABBLE.to_owned())])
}

async fn levels(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(tongue) = tongue(context).await else { return CreateAutocompleteResponse::new() };
    let choice = |level: Level| {
        let name = level.name();
        let about = tongue.say(&format!("level-{name}-about"), &[]);
        (format!("{} – {about}", tongue.say(&format!("level-{name}"), &[])), name.to_owned())
    };
    matching(typed, Level::ALL.map(choice))
}

/// The lexicons, for every command that asks for one.
pub(super) async fn lexicons_here(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(tongue) = tongue(context).await else { return CreateAutocompleteResponse::new() };
    let choice = |(name, _): (&str, &str)| {
        (tongue.say(&format!("bot-lexicon-{name}"), &[]), name.to_owned())
    };
    matching(typed, lexicons::shipped().map(choice))
}

async fn rules(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(tongue) = tongue(context).await else { return CreateAutocompleteResponse::new() };
    matching(
        typed,
        RULES.map(|(name, judging)| (tongue.say(rule_key(judging), &[]), name.to_owned())),
    )
}

async fn clocks(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(tongue) = tongue(context).await else { return CreateAutocompleteResponse::new() };
    let choice = |clock: &str| (tongue.say(&format!("bot-clock-{clock}"), &[]), clock.to_owned());
    matching(typed, CLOCKS.map(choice))
}
