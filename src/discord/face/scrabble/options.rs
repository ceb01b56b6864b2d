//! What `/new` asks for Scrabble: the lexicon, and how words are judged.

use poise::BoxFuture;
use serenity::all::CreateAutocompleteResponse;

use super::super::new::{self, LobbyChoice, NewOption, Typed, chosen, unknown};
use super::languages::lexicon_name;
use super::rule_key;
use crate::ai::scrabble::Level;
use crate::discord::caller::Caller;
use crate::discord::commands::{Context, matching, propose};
use crate::discord::failure::Failure;
use crate::games::scrabble::{ChallengeRule, Judging, Options};
use crate::lexicons;
use crate::session::game::scrabble::{Scrabble, Terms};
use crate::texts::Tongue;

/// The options that are Scrabble's.
pub(super) fn all() -> Vec<NewOption> {
    vec![chosen("lexicon", proposed_lexicons), chosen("rule", proposed_rules)]
}

/// What is agreed on at a new table.
pub(super) fn agree(caller: &Caller, typed: Typed<'_>) -> Result<Terms, Failure> {
    let judging = match typed.text("rule") {
        Some(rule) => read_rule(rule)?,
        None => caller.server.games.scrabble.judging.unwrap_or_default(),
    };
    let mut terms = Terms::usual("", None);
    terms.options = Options { judging, ..Options::default() };
    set_lexicon(caller, &mut terms, meant_lexicon(caller, typed))?;
    Ok(terms)
}

/// Agrees on a lexicon, with the server's own words. Only what is shipped: a path typed by a player must
/// never reach the disk.
fn set_lexicon(caller: &Caller, terms: &mut Terms, lexicon: &str) -> Result<(), Failure> {
    if !lexicons::shipped().any(|(name, _)| name == lexicon) {
        let known = lexicons::shipped().map(|(name, _)| name).collect::<Vec<_>>().join(", ");
        return Err(unknown("scrabble-unknown-lexicon", lexicon, known));
    }
    let language = lexicons::language(lexicon).unwrap_or_else(|| "cs".to_owned());
    let overlay = caller.server.games.scrabble.overlay(&language);
    (terms.added, terms.banned) = (overlay.added, overlay.banned);
    (terms.language, terms.lexicon) = (language, Some(lexicon.to_owned()));
    Ok(())
}

/// What can still be chosen in the lobby.
pub(super) fn lobby(terms: &Terms, tongue: Tongue) -> Vec<LobbyChoice> {
    let lexicons =
        lexicons::shipped().map(|(name, _)| (lexicon_name(name, tongue), name.to_owned()));
    let rules = RULES.map(|(name, judging)| (tongue.say(rule_key(judging), &[]), name.to_owned()));
    let rule = RULES.into_iter().find(|(_, judging)| *judging == terms.options.judging);
    vec![
        LobbyChoice {
            name: "lexicon",
            label: "settings-select-lexicon",
            choices: lexicons.collect(),
            present: terms.lexicon.clone().unwrap_or_default(),
        },
        LobbyChoice {
            name: "rule",
            label: "settings-select-rule",
            choices: rules.into(),
            present: rule.map_or_else(String::new, |(name, _)| name.to_owned()),
        },
    ]
}

/// Chooses it.
pub(super) fn settle(
    caller: &Caller,
    terms: &mut Terms,
    name: &str,
    value: &str,
) -> Result<(), Failure> {
    match name {
        "lexicon" => set_lexicon(caller, terms, value),
        "rule" => {
            terms.options.judging = read_rule(value)?;
            Ok(())
        }
        _ => Err(Failure::told("bot-unknown-button")),
    }
}

/// The lexicon that is meant: the one that was typed, or else the server's or that of its language.
fn meant_lexicon<'a>(caller: &'a Caller, typed: Typed<'a>) -> &'a str {
    let named = typed.text("lexicon").or(caller.server.games.scrabble.lexicon.as_deref());
    named.unwrap_or_else(|| usual_lexicon(caller.public_tongue))
}

/// The levels from the weakest, with the points that each makes in a turn with the lexicon that is meant.
pub(super) fn levels(caller: &Caller, typed: Typed<'_>, tongue: Tongue) -> Vec<(String, Level)> {
    let lexicon = meant_lexicon(caller, typed);
    Level::steps(lexicon).map(|level| (level_choice(level, lexicon, tongue), level)).collect()
}

/// A level as it is chosen; with a lexicon of a host's own nobody knows what it makes.
fn level_choice(level: Level, lexicon: &str, tongue: Tongue) -> String {
    let Some(points) = level.points_a_turn(lexicon) else {
        return new::level_choice::<Scrabble>(level, tongue);
    };
    let name = tongue.say(&format!("scrabble-level-{level}"), &[]);
    let about = tongue.say(&format!("scrabble-level-{level}-about"), &[]);
    let facts = [("name", &*name), ("points", &points.to_string()), ("about", &about)];
    tongue.say("scrabble-level-choice", &facts)
}

/// The lexicon of a language.
pub(super) fn usual_lexicon(tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::Czech => "cs-klasik",
        Tongue::Slovak => "sk",
        Tongue::English => "en",
    }
}

/// The names of the rules, in the order in which they are offered.
pub(super) const RULES: [(&str, Judging); 6] = [
    ("checked", Judging::Checked),
    ("void", Judging::Challenge(ChallengeRule::Void)),
    ("single", Judging::Challenge(ChallengeRule::Single)),
    ("double", Judging::Challenge(ChallengeRule::Double)),
    ("five", Judging::Challenge(ChallengeRule::FivePoints)),
    ("ten", Judging::Challenge(ChallengeRule::TenPoints)),
];

/// Reads the name of a rule.
fn read_rule(text: &str) -> Result<Judging, Failure> {
    let found = RULES.into_iter().find(|(name, _)| *name == text.trim());
    found.map(|(_, judging)| judging).ok_or_else(|| {
        let known = RULES.map(|(name, _)| name).join(", ");
        unknown("scrabble-unknown-rule", text, known)
    })
}

/// The lexicons, for every command that asks for one.
pub(super) async fn lexicons_here(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    propose(context, async |caller| {
        let choice = |(name, _): (&str, &str)| {
            (caller.say(&format!("scrabble-lexicon-{name}"), &[]), name.to_owned())
        };
        matching(typed, lexicons::shipped().map(choice))
    })
    .await
}

fn proposed_lexicons<'a>(
    context: Context<'a>,
    typed: &'a str,
) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(lexicons_here(context, typed))
}

fn proposed_rules<'a>(
    context: Context<'a>,
    typed: &'a str,
) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(propose(context, async move |caller| {
        let choice = |(name, judging)| (caller.say(rule_key(judging), &[]), String::from(name));
        matching(typed, RULES.map(choice))
    }))
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
                    let choice = level_choice(level, lexicon, tongue);
                    assert!(choice.chars().count() <= COMPLETION, "{choice}");
                    assert!(choice.contains('≈') && !choice.contains('{'), "{choice}");
                }
            }
        }
    }
}
