//! The draw of a game of Scrabble: what was promised at its start, and that all follows from it.

use serenity::all::CreateAttachment;

use super::super::Promise;
use crate::discord::deeds::verify::Verified;
use crate::discord::failure::Failure;
use crate::games::facts::{Fact, Telling};
use crate::games::scrabble::{Event, View, fairness};
use crate::session::game::scrabble::Scrabble;
use crate::session::game::{GameEvent, Variant};
use crate::session::table::Refusal;
use crate::store::TableId;
use crate::texts::Tongue;

/// The fingerprint of the draw.
pub(super) fn promise(view: &View, tongue: Tongue) -> Promise {
    let facts = [("commitment", view.setup.commitment.as_str())];
    let say = |key: &str| tongue.say(key, &facts);
    Promise { brief: say("scrabble-promise-brief"), whole: say("scrabble-promise") }
}

/// Plays the log again and gives it away.
pub(super) fn verify(
    table: TableId,
    view: &View,
    log: &[GameEvent],
    tongue: Tongue,
) -> Result<Verified, Failure> {
    let outcome = view.outcome.as_ref().ok_or(Refusal::NotOver)?;
    let events: Vec<Event> = log.iter().filter_map(Scrabble::event).cloned().collect();
    let lines: Result<Vec<String>, _> = events.iter().map(serde_json::to_string).collect();
    let lines = lines.map_err(Failure::fault)?.join("\n") + "\n";
    let name = format!("kamen-{table}.jsonl");
    let facts = [
        ("commitment", Fact::Text(view.setup.commitment.clone())),
        ("game", Fact::Text(view.setup.game.clone())),
        ("seed", Fact::Text(outcome.seed.reveal())),
        ("bag", Fact::Text(outcome.bag.to_string())),
        ("file", Fact::Text(name.clone())),
        ("events", Fact::from(events.len())),
    ];
    let key = match fairness::verify(&events) {
        Ok(_) => "scrabble-verified",
        Err(mismatch) => {
            tracing::error!(%table, %mismatch, "a log does not follow from its seed");
            "scrabble-not-verified"
        }
    };
    let alt = tongue.say("scrabble-verify-alt", &[]);
    let file = CreateAttachment::bytes(lines, name).description(alt);
    Ok(Verified { text: tongue.tell(&Telling::new(key, facts)), file })
}
