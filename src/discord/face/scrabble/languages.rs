//! The languages that are played, by the lexicons that are shipped.

use super::super::new::unknown;
use super::options::usual_lexicon;
use crate::discord::caller::Caller;
use crate::discord::deeds::settings::{Choices, known_name, tongue_name};
use crate::discord::failure::Failure;
use crate::lexicons;
use crate::texts::Tongue;

/// The languages that can be chosen.
pub(super) fn all(tongue: Tongue) -> Choices {
    let mut codes: Vec<&str> = lexicons::shipped().map(|(_, language)| language).collect();
    codes.dedup();
    codes.into_iter().map(|code| (tongue_name(code, tongue), code.to_owned())).collect()
}

/// The language that new tables here have.
pub(super) fn usual(caller: &Caller) -> String {
    let usual = || usual_lexicon(caller.public_tongue).to_owned();
    let lexicon = caller.server.games.scrabble.lexicon.clone().unwrap_or_else(usual);
    lexicons::language(&lexicon).unwrap_or_else(|| caller.tongue.code().to_owned())
}

/// Reads the language that is meant; without one it is the one that new tables here have.
pub(super) fn read(caller: &Caller, text: Option<&str>) -> Result<String, Failure> {
    let Some(text) = text.map(str::trim) else { return Ok(usual(caller)) };
    let known = all(caller.tongue);
    match known.iter().any(|(_, code)| code == text) {
        true => Ok(text.to_owned()),
        false => {
            let known: Vec<String> = known.into_iter().map(|(_, code)| code).collect();
            Err(unknown("settings-unknown-language", text, known.join(", ")))
        }
    }
}

/// The name of a lexicon.
pub(super) fn lexicon_name(name: &str, tongue: Tongue) -> String {
    known_name("scrabble-lexicon-", name, tongue)
}
