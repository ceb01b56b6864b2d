//! Looking: the world, a person's part of it, messages, commands, interactions, the journal.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use serde_json::{Value, json};

use super::{Asked, Refusal, Told, find_channel, find_person};
use crate::sandbox::hub::Hub;
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::world::interaction::State as Progress;
use crate::sandbox::world::message::Message;

/// How long a question may wait for an answer.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

pub async fn world(State(hub): State<Arc<Hub>>) -> Told {
    Told(Ok(hub.world().shown()))
}

pub async fn person(State(hub): State<Arc<Hub>>, Path(person): Path<String>) -> Told {
    let world = hub.world();
    Told(find_person(&world, &person).map(|person| world.shown_to(person)))
}

pub async fn messages(
    State(hub): State<Arc<Hub>>,
    Path((person, channel)): Path<(String, String)>,
    Query(asked): Query<Asked>,
) -> Told {
    let look = || {
        let world = hub.world();
        let person = find_person(&world, &person)?;
        let channel = find_channel(&world, person, &channel)?;
        let limit = asked.get("limit").and_then(|limit| limit.parse().ok()).unwrap_or(50);
        let before = asked.get("before").and_then(|id| Snowflake::parse(id));
        let fits = |message: &&Message| {
            message.only_for.is_none_or(|only| only == person.id)
                && before.is_none_or(|before| message.id < before)
        };
        let mut found: Vec<Value> = channel
            .messages()
            .rev()
            .filter(fits)
            .take(limit)
            .map(|message| world.message_object(message))
            .collect();
        found.reverse();
        Ok(json!({"messages": found}))
    };
    Told(look())
}

pub async fn commands(
    State(hub): State<Arc<Hub>>,
    Path((person, channel)): Path<(String, String)>,
) -> Told {
    let look = || {
        let world = hub.world();
        let person = find_person(&world, &person)?;
        let channel = find_channel(&world, person, &channel)?;
        Ok(world.commands_shown(person, channel))
    };
    Told(look())
}

/// An interaction, at once or when it has come further.
pub async fn interaction(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Told {
    let wait = asked.get("wait").map(String::as_str);
    let until = tokio::time::Instant::now() + LONGEST_WAIT;
    loop {
        let changed = {
            let world = hub.world();
            let found = Snowflake::parse(&id).and_then(|id| world.interactions.get(id));
            let Some(found) = found else {
                return Told(Err(Refusal::missing("There is no such interaction.")));
            };
            let is_enough = match wait {
                Some("first") => found.state != Progress::Waiting,
                Some("done") => !matches!(found.state, Progress::Waiting | Progress::Thinking),
                _ => true,
            };
            // Registered while the world is locked, so that no change slips through between.
            let mut changed = Box::pin(found.changed.clone().notified_owned());
            changed.as_mut().enable();
            if is_enough || tokio::time::Instant::now() >= until {
                let mut told = json!({"interaction": found.shown()});
                let place = world.channels.get(&found.deed.channel);
                let answer = found.answer.and_then(|id| place?.message(id));
                if let Some(answer) = answer {
                    told["message"] = world.message_object(answer);
                }
                return Told(Ok(told));
            }
            changed
        };
        tokio::select! {
            () = changed => {}
            () = tokio::time::sleep_until(until) => {}
            () = hub.stopped() => return Told(Err(Refusal::missing("The sandbox stops."))),
        }
    }
}

pub async fn journal(State(hub): State<Arc<Hub>>, Query(asked): Query<Asked>) -> Told {
    let number = |key: &str| asked.get(key).and_then(|number| number.parse::<u64>().ok());
    let errors_only = asked.get("errors").is_some_and(|errors| errors == "true");
    let limit = number("limit").unwrap_or(200) as usize;
    Told(Ok(hub.world().journal.after(number("after").unwrap_or(0), errors_only, limit)))
}

pub async fn sessions(State(hub): State<Arc<Hub>>) -> Told {
    Told(Ok(hub.world().sessions.shown()))
}
