//! The control door: acting as a person, looking at what there is, hurting the bot.
//!
//! `docs/SANDBOX.md` describes it for those who use it.
//!
//! | file | |
//! |---|---|
//! | `deeds.rs` `places.rs` | what people do without the bot; adding people and places |
//! | `commands.rs` `typed.rs` `components.rs` `payload.rs` | commands as they are typed, presses and modals; what the bot is told of them |
//! | `look.rs` `live.rs` | looking, and being told as it happens |
//! | `hurt.rs` | hurting the bot |

mod commands;
mod components;
mod deeds;
mod hurt;
mod live;
mod look;
mod payload;
mod places;
mod typed;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde_json::{Value, json};

use super::hub::Hub;
use super::snowflake::Snowflake;
use super::world::World;
use super::world::channel::Channel;
use super::world::message::Message;
use super::world::person::Person;

/// A request of the control door that makes no sense, as one sentence.
#[derive(Debug, thiserror::Error)]
#[error("{sentence}")]
pub struct Refusal {
    status: StatusCode,
    sentence: String,
}

impl Refusal {
    fn bad(sentence: impl Into<String>) -> Self {
        Self { status: StatusCode::BAD_REQUEST, sentence: sentence.into() }
    }

    fn forbidden(sentence: impl Into<String>) -> Self {
        Self { status: StatusCode::FORBIDDEN, sentence: sentence.into() }
    }

    fn missing(sentence: impl Into<String>) -> Self {
        Self { status: StatusCode::NOT_FOUND, sentence: sentence.into() }
    }
}

/// What the control door answers: JSON, or a refusal.
struct Told(Result<Value, Refusal>);

impl IntoResponse for Told {
    fn into_response(self) -> Response {
        let (status, body) = match self.0 {
            Ok(body) => (StatusCode::OK, body),
            Err(refusal) => (refusal.status, json!({"error": refusal.sentence})),
        };
        let headers = [
            (header::CONTENT_TYPE, "application/json"),
            (header::CACHE_CONTROL, "no-store"),
            (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        ];
        (status, headers, body.to_string()).into_response()
    }
}

/// The routes below `/sandbox`.
pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/world", get(look::world))
        .route("/people", post(places::add_person))
        .route("/people/{person}", get(look::person).patch(places::change_person))
        .route("/people/{person}/channels/{channel}/messages", get(look::messages))
        .route("/people/{person}/channels/{channel}/commands", get(look::commands))
        .route("/people/{person}/{deed}", post(act))
        .route("/interactions/{id}", get(look::interaction))
        .route("/guilds", post(places::add_guild))
        .route("/guilds/{guild}/channels", post(places::add_channel))
        .route("/live", get(live::open))
        .route("/journal", get(look::journal))
        .route("/gateway", get(look::sessions).post(hurt::gateway))
        .route("/rest", post(hurt::rest))
        .route("/clock", post(hurt::clock))
        .route("/application", post(places::change_application))
        .route("/reset", post(hurt::reset))
        .fallback(async || Told(Err(Refusal::missing("There is no such call of the sandbox."))))
        .layer(middleware::from_fn(read_bounded))
}

/// The longest body of a request to the control door, which takes texts and no files.
const LONGEST_BODY: usize = 256 * 1024;

/// A body that takes longer to arrive is given up.
const LONGEST_READ: Duration = Duration::from_secs(30);

/// Reads the body of a request, but never more than is allowed, whatever its length is said to be.
async fn read_bounded(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let refuse = |status, sentence: &str| {
        Told(Err(Refusal { status, sentence: sentence.to_owned() })).into_response()
    };
    match tokio::time::timeout(LONGEST_READ, to_bytes(body, LONGEST_BODY)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(_)) => refuse(StatusCode::PAYLOAD_TOO_LARGE, "The request is longer than 256 KB."),
        Err(_) => refuse(StatusCode::REQUEST_TIMEOUT, "The request took too long to arrive."),
    }
}

/// Reads the JSON object of a request; an empty body is an empty object.
fn read(bytes: &Bytes) -> Result<Value, Refusal> {
    if bytes.is_empty() {
        return Ok(json!({}));
    }
    let value: Value = serde_json::from_slice(bytes)
        .map_err(|error| Refusal::bad(format!("The body is no JSON: {error}.")))?;
    if !value.is_object() {
        return Err(Refusal::bad("The body must be a JSON object."));
    }
    Ok(value)
}

/// A text that must be there.
fn text<'a>(body: &'a Value, key: &str) -> Result<&'a str, Refusal> {
    body[key].as_str().ok_or_else(|| Refusal::bad(format!("The text \"{key}\" is missing.")))
}

/// An id that must be there.
fn id(body: &Value, key: &str) -> Result<Snowflake, Refusal> {
    Snowflake::parse(text(body, key)?)
        .ok_or_else(|| Refusal::bad(format!("\"{key}\" must be an id.")))
}

fn find_person<'a>(world: &'a World, text: &str) -> Result<&'a Person, Refusal> {
    let found = world.find_person(text);
    found.ok_or_else(|| Refusal::missing(format!("There is no person {text}.")))
}

/// A channel that a person sees, by id or, within the guilds, by name.
fn find_channel<'a>(world: &'a World, person: &Person, text: &str) -> Result<&'a Channel, Refusal> {
    let by_id = Snowflake::parse(text).and_then(|id| world.channels.get(&id));
    let name = text.trim_start_matches('#');
    let by_name = || {
        let mut channels = world.channels.values();
        channels.find(|channel| channel.name == name && world.sees(person.id, channel.id))
    };
    let channel = by_id.or_else(by_name);
    let channel =
        channel.ok_or_else(|| Refusal::missing(format!("There is no channel {text}.")))?;
    if !world.sees(person.id, channel.id) {
        return Err(Refusal::forbidden(format!("{} does not see this channel.", person.name)));
    }
    Ok(channel)
}

/// A message that a person sees.
fn find_message<'a>(
    world: &'a World,
    person: &Person,
    id: Snowflake,
) -> Result<&'a Message, Refusal> {
    let channel = world.places.get(&id).and_then(|channel| world.channels.get(channel));
    let message = channel.and_then(|channel| channel.message(id));
    let message = message.ok_or_else(|| Refusal::missing(format!("There is no message {id}.")))?;
    let is_for_another = message.only_for.is_some_and(|only| only != person.id);
    if is_for_another || !world.sees(person.id, message.channel) {
        return Err(Refusal::forbidden(format!("{} does not see this message.", person.name)));
    }
    Ok(message)
}

/// `POST /sandbox/people/{person}/{deed}`.
async fn act(
    State(hub): State<Arc<Hub>>,
    Path((person, deed)): Path<(String, String)>,
    bytes: Bytes,
) -> Told {
    let act = || {
        let body = read(&bytes)?;
        let mut world = hub.world();
        let person = find_person(&world, &person)?.clone();
        match deed.as_str() {
            "type" => deeds::write(&mut world, &person, &body),
            "dm" => deeds::open_dm(&mut world, &person, &body),
            "thread" => deeds::open_thread(&mut world, &person, &body),
            "delete" => deeds::delete(&mut world, &person, &body),
            "dismiss" => deeds::dismiss(&mut world, &person, &body),
            "command" => commands::command(&mut world, &person, &body),
            "autocomplete" => commands::autocomplete(&mut world, &person, &body),
            "press" => components::press(&mut world, &person, &body),
            "choose" => components::choose(&mut world, &person, &body),
            "submit" => components::submit(&mut world, &person, &body),
            _ => Err(Refusal::missing(format!("People cannot {deed} here."))),
        }
    };
    Told(act())
}

/// What stands after the question mark.
type Asked = HashMap<String, String>;
