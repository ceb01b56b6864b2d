//! The Discord door by HTTP: everything below `/api/v10`, one file for a resource.
//!
//! | file | |
//! |---|---|
//! | `call.rs` `compose.rs` | a request; a message made of a draft |
//! | `applications.rs` `commands.rs` `users.rs` | the application, its commands, who there is |
//! | `guilds.rs` `channels.rs` `threads.rs` `messages.rs` `reactions.rs` | places and what is written there |
//! | `interactions.rs` `webhooks.rs` | answers: the first one, later ones |

mod applications;
mod call;
mod channels;
mod commands;
mod compose;
mod guilds;
mod interactions;
mod messages;
mod reactions;
mod threads;
mod users;
mod webhooks;

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use serde_json::{Value, json};
use tokio::time::Instant;

use super::error::ApiError;
use super::hub::Hub;
use super::journal;
use super::live::Audience;
use super::world::World;
use call::Call;
pub use call::Upload;

/// What a request is answered with.
pub struct Answer {
    status: StatusCode,
    body: Option<Value>,
}

impl Answer {
    fn ok(body: Value) -> Result<Self, ApiError> {
        Ok(Self { status: StatusCode::OK, body: Some(body) })
    }

    fn created(body: Value) -> Result<Self, ApiError> {
        Ok(Self { status: StatusCode::CREATED, body: Some(body) })
    }

    fn nothing() -> Result<Self, ApiError> {
        Ok(Self { status: StatusCode::NO_CONTENT, body: None })
    }
}

/// Answers one request and notes it in the journal.
pub(super) async fn answer(State(hub): State<Arc<Hub>>, request: Request) -> Response {
    let began = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let read = Call::read(request).await;
    let mut world = hub.world();
    let mut retry_after = None;
    let result = match &read {
        Ok(call) => match ordered_answer(&mut world, &path) {
            Some((error, after)) => {
                retry_after = after;
                Err(error)
            }
            None => route(&mut world, call),
        },
        Err(error) => Err(error.clone()),
    };
    let problem = result.as_ref().err().map(ApiError::sentence);
    let answer = result.unwrap_or_else(|error| Answer {
        status: error.status,
        body: Some(match retry_after {
            Some(after) => json!({"message": error.message, "retry_after": after, "global": false}),
            None => error.body(),
        }),
    });
    if let Some(problem) = &problem {
        tracing::warn!(%method, path, status = answer.status.as_u16(), "{problem}");
    }
    let call = read.as_ref().ok();
    let request = journal::Request {
        method: method.as_str(),
        path: &path,
        status: answer.status.as_u16(),
        milliseconds: began.elapsed().as_secs_f64() * 1000.0,
        body: call.and_then(|call| call.json.as_ref()),
        files: call.map_or(Value::Null, Call::files_shown),
        answer: answer.body.as_ref(),
        problem,
    };
    let now = world.now();
    let entry = world.journal.request(now, &request);
    world.live.tell(Audience::Journal, || json!({"type": "journal", "entry": entry}));
    let seconds = now as f64 / 1000.0;
    drop(world);
    response(answer, retry_after, seconds, &path)
}

/// The 429 or 5xx that a test has ordered for this path.
fn ordered_answer(world: &mut World, path: &str) -> Option<(ApiError, Option<f64>)> {
    let place = world.ordered.iter().position(|order| path.contains(&order.path))?;
    let order = world.ordered.get_mut(place)?;
    order.times -= 1;
    let order = order.clone();
    if order.times == 0 {
        world.ordered.remove(place);
    }
    let status = StatusCode::from_u16(order.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut error = ApiError::server_fault(status);
    if status != StatusCode::TOO_MANY_REQUESTS {
        return Some((error, None));
    }
    error.message = "You are being rate limited.".into();
    Some((error, Some(order.retry_after)))
}

fn response(answer: Answer, retry_after: Option<f64>, now: f64, path: &str) -> Response {
    let body = answer.body.map_or(Body::empty(), |body| Body::from(body.to_string()));
    let mut response = Response::new(body);
    *response.status_mut() = answer.status;
    let headers = response.headers_mut();
    let wait = retry_after.unwrap_or(1.0);
    let remaining = if retry_after.is_some() { "0" } else { "49" };
    // Interaction endpoints have no global limit, but clients read these headers everywhere.
    let bucket = path.split('/').nth(3).unwrap_or("root");
    for (name, value) in [
        ("x-ratelimit-limit", "50".to_owned()),
        ("x-ratelimit-remaining", remaining.to_owned()),
        ("x-ratelimit-reset", format!("{:.3}", now + wait)),
        ("x-ratelimit-reset-after", format!("{wait:.3}")),
        ("x-ratelimit-bucket", format!("sandbox-{bucket}")),
    ] {
        set(headers, name, &value);
    }
    if retry_after.is_some() {
        set(headers, "retry-after", &format!("{:.0}", wait.ceil()));
        set(headers, "x-ratelimit-scope", "user");
    }
    if answer.status != StatusCode::NO_CONTENT {
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    }
    response
}

fn set(headers: &mut HeaderMap, name: &'static str, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        headers.insert(name, value);
    }
}

/// Finds the resource; those that carry a token in their path need no other.
fn route(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    match call.path().as_slice() {
        ["gateway"] => return users::gateway(world, call),
        ["interactions", id, token, "callback"] => {
            return interactions::callback(world, call, id, token);
        }
        ["webhooks", application, token] => {
            return webhooks::follow_up(world, call, application, token);
        }
        ["webhooks", application, token, "messages", message] => {
            return webhooks::message(world, call, application, token, message);
        }
        _ => {}
    }
    if !call.is_authorized(&world.application.token) {
        return Err(ApiError::unauthorized());
    }
    match call.path().as_slice() {
        ["gateway", "bot"] => users::gateway_bot(world, call),
        ["users", "@me"] => users::me(world, call),
        ["users", "@me", "channels"] => users::open_dm(world, call),
        ["users", "@me", "guilds"] => users::my_guilds(world, call),
        ["users", user] => users::user(world, call, user),
        ["oauth2", "applications", "@me"] | ["applications", "@me"] => {
            applications::me(world, call)
        }
        ["applications", id, rest @ ..] => applications::below(world, call, id, rest),
        ["guilds", guild, rest @ ..] => guilds::below(world, call, guild, rest),
        ["channels", channel, rest @ ..] => channels::below(world, call, channel, rest),
        _ => Err(ApiError::no_such_route()),
    }
}

/// Refuses all methods but one.
fn only(call: &Call, method: &Method) -> Result<(), ApiError> {
    if call.method == *method { Ok(()) } else { Err(ApiError::wrong_method()) }
}
