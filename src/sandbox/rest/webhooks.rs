//! Later answers to an interaction, by its token: follow-ups and edits.

use axum::http::Method;

use super::interactions::answering;
use super::{Answer, Call, compose, only};
use crate::sandbox::error::ApiError;
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::validate::messages::{self, Way};
use crate::sandbox::world::World;
use crate::sandbox::world::interaction::{Interaction, State, TOKEN_MS};
use crate::sandbox::world::message::{EPHEMERAL, LOADING, kind};

/// How many follow-ups there may be where only the person has installed the application.
const FOLLOW_UPS_OF_USER_INSTALL: u32 = 5;

/// The interaction of a token that still serves.
fn interaction(world: &World, application: &str, token: &str) -> Result<Interaction, ApiError> {
    if Snowflake::parse(application) != Some(world.application.id) {
        return Err(ApiError::unknown_webhook());
    }
    let found = world.interactions.with_token(token);
    let found = found.ok_or_else(ApiError::invalid_webhook_token)?;
    if world.now() > found.id.made_at() + TOKEN_MS {
        return Err(ApiError::invalid_webhook_token());
    }
    // Until it is acknowledged the token is no webhook yet.
    if matches!(found.state, State::Waiting | State::Failed) {
        return Err(ApiError::unknown_webhook());
    }
    Ok(found.clone())
}

/// `POST /webhooks/{application}/{token}`.
pub fn follow_up(
    world: &mut World,
    call: &Call,
    application: &str,
    token: &str,
) -> Result<Answer, ApiError> {
    only(call, &Method::POST)?;
    let interaction = interaction(world, application, token)?;
    if let Some(original) = interaction.original
        && interaction.state == State::Thinking
    {
        // The first one after "thinking…" takes its place.
        return edit(world, call, &interaction, original);
    }
    if interaction.is_user_install && interaction.follow_ups >= FOLLOW_UPS_OF_USER_INSTALL {
        let message = "This interaction has reached the maximum number of follow-up messages";
        return Err(ApiError::bad(40094, message));
    }
    let draft = messages::read(call.body()?, &call.uploads, Way::Interaction, "")?;
    let mut message = answering(world, &interaction, false);
    if draft.flags & EPHEMERAL != 0 {
        message.only_for = Some(interaction.person);
    }
    let original = interaction.original.filter(|original| {
        let place = world.channels.get(&interaction.deed.channel);
        place.is_some_and(|place| place.message(*original).is_some())
    });
    message.reference = original.map(|original| (interaction.deed.channel, original));
    if message.reference.is_some() {
        message.kind = kind::REPLY;
    }
    compose::fill(world, &mut message, draft)?;
    message.mentions.retain(|user| *user != world.application.id);
    let id = message.id;
    world.post(message);
    world.change(interaction.id, |interaction| {
        interaction.follow_ups += 1;
        interaction.answer = interaction.answer.or(Some(id));
    });
    super::messages::object(world, interaction.deed.channel, id)
}

/// `/webhooks/{application}/{token}/messages/{message}`, where `@original` is the first answer.
pub fn message(
    world: &mut World,
    call: &Call,
    application: &str,
    token: &str,
    message: &str,
) -> Result<Answer, ApiError> {
    let interaction = interaction(world, application, token)?;
    let id = match message {
        "@original" => interaction.original.ok_or_else(ApiError::unknown_message)?,
        id => super::users::id(id)?,
    };
    let place =
        world.channels.get(&interaction.deed.channel).ok_or_else(ApiError::unknown_channel)?;
    let found = place.message(id).ok_or_else(ApiError::unknown_message)?;
    // A token reaches its own messages, and the one whose component was used.
    let is_own = found.origin.as_ref().is_some_and(|origin| origin.interaction == interaction.id);
    if !is_own && interaction.original != Some(id) && interaction.deed.source != Some(id) {
        return Err(ApiError::unknown_message());
    }
    match call.method {
        Method::GET => super::messages::object(world, interaction.deed.channel, id),
        Method::PATCH => edit(world, call, &interaction, id),
        Method::DELETE => {
            world.erase(interaction.deed.channel, id);
            world.change(interaction.id, |interaction| interaction.state = State::Answered);
            Answer::nothing()
        }
        _ => Err(ApiError::wrong_method()),
    }
}

fn edit(
    world: &mut World,
    call: &Call,
    interaction: &Interaction,
    id: Snowflake,
) -> Result<Answer, ApiError> {
    let answer = super::messages::edit(world, call, interaction.deed.channel, id)?;
    let place = world.channels.get(&interaction.deed.channel);
    let message = place.and_then(|place| place.message(id));
    let is_loading = message.is_some_and(|message| message.flags & LOADING != 0);
    if interaction.state == State::Thinking && !is_loading {
        world.change(interaction.id, |interaction| interaction.state = State::Answered);
    }
    Ok(answer)
}
