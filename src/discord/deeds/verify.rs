//! The draw, checked: what was promised at the start, what was behind it, and that all follows.

use serenity::all::CreateAttachment;

use super::At;
use super::exhibit::{Exhibit, is_over};
use crate::discord::button::Verb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::games::facts::{Fact, Telling};
use crate::games::scrabble::{Event, fairness};
use crate::session::game::GameEvent;

/// Tells what was promised; after the end plays the log again and gives it away.
pub(in crate::discord) async fn show(
    caller: &Caller,
    at: &At,
    argument: &str,
) -> Result<(), Failure> {
    let exhibit = Exhibit::new(caller, at, Verb::Verify, argument).await?;
    let (tongue, game) = (exhibit.tongue(), exhibit.game()?);
    let commitment = game.setup.commitment.clone();
    let Some(outcome) = game.outcome.as_ref().filter(|_| is_over(at)) else {
        let text = tongue.say("ending-promise", &[("commitment", &commitment)]);
        return exhibit.show(Reply::text(text)).await;
    };
    let log = caller.bot.hall.finished_log(at.view.id).await?;
    let checked = caller.bot.pictures.work(move || check(log)).await?;
    let checked = checked.map_err(Failure::fault)?;
    let name = format!("kamen-{}.jsonl", at.view.id);
    let facts = [
        ("commitment", Fact::Text(commitment)),
        ("game", Fact::Text(game.setup.game.clone())),
        ("seed", Fact::Text(outcome.seed.reveal())),
        ("bag", Fact::Text(outcome.bag.to_string())),
        ("file", Fact::Text(name.clone())),
        ("events", Fact::from(checked.events)),
    ];
    let key = match &checked.fault {
        None => "ending-verified",
        Some(fault) => {
            tracing::error!(table = %at.view.id, %fault, "a log does not follow from its seed");
            "ending-not-verified"
        }
    };
    let text = tongue.tell(&Telling::new(key, facts));
    let alt = tongue.say("ending-verify-alt", &[]);
    let file = CreateAttachment::bytes(checked.lines, name).description(alt);
    exhibit.show(Reply::text(text).with_file(file)).await
}

/// A log that was played again.
struct Checked {
    /// How many events it has.
    events: usize,
    /// The log, one event on each line.
    lines: String,
    /// What is wrong with it.
    fault: Option<fairness::Fault>,
}

fn check(log: Vec<GameEvent>) -> Result<Checked, serde_json::Error> {
    let events: Vec<Event> = log.into_iter().map(|GameEvent::Scrabble(event)| event).collect();
    let lines: Result<Vec<String>, _> = events.iter().map(serde_json::to_string).collect();
    let lines = lines?.join("\n") + "\n";
    Ok(Checked { events: events.len(), lines, fault: fairness::verify(&events).err() })
}
