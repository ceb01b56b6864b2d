//! What `/new` asks for each game: options of its own among those of every table.
//!
//! Discord cannot hide options by the game that was chosen, so one of another game is refused with a
//! sentence that says whose it is.

use std::collections::BTreeSet;
use std::sync::Arc;

use poise::CommandParameter;
use serenity::all::{
    CommandOptionType, CreateAutocompleteResponse, CreateCommandOption, ResolvedOption,
    ResolvedValue,
};

use super::Face;
use crate::discord::bot::Bot;
use crate::discord::failure::Failure;
use crate::games::facts::{Fact, Telling};
use crate::session::game::{GameKind, each};
use crate::texts::Tongue;

/// An option of `/new`.
pub(in crate::discord) type NewOption = CommandParameter<Arc<Bot>, serenity::Error>;

/// Proposes values while somebody types one.
pub(in crate::discord) type Proposing =
    for<'a> fn(
        poise::ApplicationContext<'a, Arc<Bot>, serenity::Error>,
        &'a str,
    ) -> poise::BoxFuture<'a, CreateAutocompleteResponse>;

/// Something that can still be chosen in the lobby.
pub(in crate::discord) struct LobbyChoice {
    /// Its name in ids.
    pub name: &'static str,
    /// The key of its label, which tells a value.
    pub label: &'static str,
    /// What can be chosen: what is shown and what is sent.
    pub choices: Vec<(String, String)>,
    /// What is chosen now.
    pub present: String,
}

/// What was typed into the options of a command, by their names.
#[derive(Clone, Copy)]
pub(in crate::discord) struct Typed<'a>(pub &'a [ResolvedOption<'a>]);

impl<'a> Typed<'a> {
    /// The text of an option, once it stands there.
    pub fn text(self, name: &str) -> Option<&'a str> {
        self.0.iter().find_map(|option| match option.value {
            ResolvedValue::String(value) if option.name == name => Some(value),
            _ => None,
        })
    }

    /// Refuses an option that only other games have.
    pub fn check_options(self, kind: GameKind, tongue: Tongue) -> Result<(), Failure> {
        for option in self.0 {
            let owners = owners(option.name);
            if !owners.is_empty() && !owners.contains(&kind) {
                let owner = owners.into_iter().map(|owner| super::say(owner, tongue, "name", &[]));
                let facts = [
                    ("option", Fact::Text(option.name.to_owned())),
                    ("owner", Fact::Text(owner.collect::<Vec<_>>().join(", "))),
                    ("game", Fact::Text(super::say(kind, tongue, "name", &[]))),
                ];
                return Err(Telling::new("bot-foreign-option", facts).into());
            }
        }
        Ok(())
    }
}

/// The game that is meant: the one that was named, or else the first.
pub(in crate::discord) fn meant_game(name: Option<&str>) -> Result<GameKind, Failure> {
    let Some(name) = name.map(str::trim) else { return Ok(GameKind::ALL[0]) };
    let found = GameKind::ALL.iter().find(|kind| kind.name() == name);
    found.copied().ok_or_else(|| {
        let known: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
        unknown("bot-unknown-game", name, known.join(", "))
    })
}

/// The games that have an option.
fn owners(name: &str) -> Vec<GameKind> {
    let has =
        |kind: GameKind| each!(GameKind, kind, H => H::options()).iter().any(|o| o.name == name);
    GameKind::ALL.iter().copied().filter(|kind| has(*kind)).collect()
}

/// The options of all games, each once: games may share one.
pub(in crate::discord) fn options() -> Vec<NewOption> {
    let mut seen = BTreeSet::new();
    let all = GameKind::ALL.iter().flat_map(|kind| each!(GameKind, *kind, H => H::options()));
    all.filter(|option| seen.insert(option.name.to_string())).collect()
}

/// An option whose text is chosen from what is proposed.
pub(in crate::discord) fn chosen(name: &'static str, proposing: Proposing) -> NewOption {
    option(name, |option| option.kind(CommandOptionType::String), Some(proposing))
}

/// An option that nobody has to fill in, before it gets its names.
pub(in crate::discord) fn option(
    name: &'static str,
    kind: fn(CreateCommandOption) -> CreateCommandOption,
    proposing: Option<Proposing>,
) -> NewOption {
    CommandParameter {
        name: name.into(),
        name_localizations: Vec::new().into(),
        description: None,
        description_localizations: Vec::new().into(),
        required: false,
        channel_types: None,
        choices: Vec::new().into(),
        type_setter: Some(kind),
        autocomplete_callback: proposing,
        __non_exhaustive: (),
    }
}

/// The name of a level with a line about it, as it is chosen.
pub(in crate::discord) fn level_choice<H: Face>(level: H::Level, tongue: Tongue) -> String {
    let say = |key: &str| super::say(H::KIND, tongue, key, &[]);
    format!("{} – {}", say(&format!("level-{level}")), say(&format!("level-{level}-about")))
}

/// A level with what is told of it, as it stands in a list.
pub(super) fn level_line<H: Face>(level: H::Level, tongue: Tongue) -> String {
    let say = |key: &str| super::say(H::KIND, tongue, key, &[]);
    format!("- **{}** – {}", say(&format!("level-{level}")), say(&format!("level-{level}-about")))
}

/// A refusal of a name that is none of those known.
pub(in crate::discord) fn unknown(key: &'static str, text: &str, known: String) -> Failure {
    let text = crate::discord::text::escaped(&text.chars().take(40).collect::<String>());
    Telling::new(key, [("text", Fact::Text(text)), ("known", Fact::Text(known))]).into()
}
