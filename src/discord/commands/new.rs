//! `/new`: opens a table. What only one game asks for comes from its face.

use serenity::all::{CreateAutocompleteResponse, User};

use super::{Command, Context, answer, matching, propose};
use crate::discord::deeds::open::{self, Opponent, Wish};
use crate::discord::deeds::time::CLOCKS;
use crate::discord::face::new::{Typed, meant_game, options};
use crate::discord::face::{self, Face};
use crate::session::PersonId;
use crate::session::game::{GameKind, each};

/// After which option those of single games stand.
const BEFORE_GAMES: &str = "players";

/// The command with the options of all games.
pub(super) fn command() -> Command {
    let mut command = new();
    let own = command.parameters.iter().position(|option| option.name == BEFORE_GAMES);
    let place = own.map_or(command.parameters.len(), |place| place + 1);
    command.parameters.splice(place..place, options());
    command
}

/// Opens a table.
#[allow(clippy::too_many_arguments, reason = "each is an option of the command")]
#[poise::command(slash_command)]
async fn new(
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
        game,
        opponents: opponents.collect(),
        levels: [level, level2, level3].into_iter().flatten().collect(),
        players: players.map(usize::from),
        clock,
        thread: thread.unwrap_or_default(),
        hints,
        rated: rated.unwrap_or_default(),
    };
    let typed = Typed(context.args);
    answer(context, async |caller| open::table(caller, &wish, typed).await).await
}

async fn games(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    propose(context, async |caller| {
        let choice = |kind: &GameKind| {
            (face::say(*kind, caller.tongue, "name", &[]), kind.name().to_owned())
        };
        matching(typed, GameKind::ALL.iter().map(choice))
    })
    .await
}

/// The levels of the game that is meant, from the weakest.
async fn levels(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let wish = Typed(context.args);
    propose(context, async |caller| {
        let kind = meant_game(wish.text("game")).unwrap_or(GameKind::ALL[0]);
        let levels = each!(GameKind, kind, H => {
            let levels = H::levels(caller, &wish, caller.tongue).into_iter();
            levels.map(|(shown, level)| (shown, level.to_string())).collect::<Vec<_>>()
        });
        matching(typed, levels)
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
