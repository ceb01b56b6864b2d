//! How a connection gets its session: IDENTIFY and RESUME.

use serde_json::{Value, json};

use super::connection::{Connection, End};
use super::wire::Wire;
use super::{close, intents};
use crate::sandbox::live::Audience;
use crate::sandbox::snowflake::Snowflake;
use crate::sandbox::world::application::random_text;
use crate::sandbox::world::{Event, World};

/// Whether what stands in IDENTIFY or RESUME is the bot's token, with or without `Bot `.
fn is_token(world: &World, data: &Value) -> bool {
    let token = data["token"].as_str().unwrap_or_default();
    token.strip_prefix("Bot ").unwrap_or(token) == world.application.token
}

/// The shard asked for; all of it unless told.
fn shard(data: &Value) -> Option<(u64, u64)> {
    let Some(asked) = data.get("shard").filter(|shard| !shard.is_null()) else {
        return Some((0, 1));
    };
    let [id, count] = asked.as_array()?.as_slice() else { return None };
    let (id, count) = (id.as_u64()?, count.as_u64()?);
    (id < count && count <= 16_384).then_some((id, count))
}

impl Connection {
    pub fn identify(&mut self, data: &Value) -> Result<(), End> {
        if self.session.is_some() {
            return Err(End::Close(close::ALREADY_AUTHENTICATED, "Already authenticated."));
        }
        if !data["properties"].is_object() {
            return Err(End::Close(close::DECODE_ERROR, "Error while decoding payload."));
        }
        let hub = self.hub.clone();
        let mut world = hub.world();
        if !is_token(&world, data) {
            return Err(End::Close(close::AUTHENTICATION_FAILED, "Authentication failed."));
        }
        let Some(shard) = shard(data) else {
            return Err(End::Close(close::INVALID_SHARD, "Invalid shard."));
        };
        let asked = data["intents"].as_u64().filter(|asked| intents::are_known(*asked));
        let Some(asked) = asked else {
            return Err(End::Close(close::INVALID_INTENTS, "Invalid intent(s)."));
        };
        if asked & intents::PRIVILEGED != 0 && !world.application.privileged_intents {
            return Err(End::Close(close::DISALLOWED_INTENTS, "Disallowed intent(s)."));
        }
        if data["compress"] == true && matches!(self.wire, Wire::Text) {
            self.wire = Wire::Payload;
        }
        let id = random_text(32).to_lowercase();
        world.sessions.open(id.clone(), shard, asked, self.number);
        self.attach(&mut world, id.clone(), 0);
        greet(&mut world, &id, shard, asked & intents::GUILDS != 0);
        let title = format!("Connection {} identified as shard {shard:?}", self.number);
        world.note("gateway", &title, None, None);
        Ok(())
    }

    pub async fn resume(&mut self, data: &Value) -> Result<(), End> {
        if self.session.is_some() {
            return Err(End::Close(close::ALREADY_AUTHENTICATED, "Already authenticated."));
        }
        let id = data["session_id"].as_str().unwrap_or_default().to_owned();
        let Some(seq) = data["seq"].as_u64() else {
            return Err(End::Close(close::DECODE_ERROR, "Error while decoding payload."));
        };
        let resumed = {
            let hub = self.hub.clone();
            let mut world = hub.world();
            if !is_token(&world, data) {
                return Err(End::Close(close::AUTHENTICATION_FAILED, "Authentication failed."));
            }
            let number = self.number;
            match world.sessions.get_mut(&id) {
                Some(session) if seq > session.seq => {
                    return Err(End::Close(close::INVALID_SEQ, "Invalid seq."));
                }
                Some(session) if session.can_resume(seq) => {
                    // The connection that had it before wakes and finds it gone.
                    session.wake.notify_one();
                    session.wake = self.wake.clone();
                    session.connection = Some(number);
                    session.resumes += 1;
                    self.attach(&mut world, id.clone(), seq);
                    let application = world.application.id;
                    let resumed = Event::everywhere("RESUMED", json!({"_trace": ["sandbox"]}));
                    world.sessions.send_to(&id, &resumed, application);
                    let title = format!("Connection {number} resumed from event {seq}");
                    world.note("gateway", &title, None, None);
                    true
                }
                _ => {
                    let problem = "The session is unknown, or too much of it is lost";
                    world.note("gateway", "Resuming failed", None, Some(problem));
                    false
                }
            }
        };
        if resumed { Ok(()) } else { self.send_invalid_session(false).await }
    }

    fn attach(&mut self, world: &mut World, id: String, sent: u64) {
        if let Some(session) = world.sessions.get_mut(&id) {
            session.compress = self.wire.name();
            self.wake = session.wake.clone();
        }
        self.session = Some(id);
        self.sent = sent;
        self.wake.notify_one();
        world.live.tell(Audience::Everyone, || json!({"type": "bot", "online": true}));
    }
}

/// Queues READY and the guilds of the shard.
fn greet(world: &mut World, session: &str, shard: (u64, u64), wants_guilds: bool) {
    let guilds: Vec<Snowflake> = world
        .guilds
        .values()
        .filter(|guild| guild.has_bot && guild.id.shard_of(shard.1) == shard.0)
        .map(|guild| guild.id)
        .collect();
    let unavailable: Vec<Value> =
        guilds.iter().map(|id| json!({"id": id, "unavailable": true})).collect();
    let application = world.application.id;
    let ready = json!({
        "v": 10, "user": world.application.own_user(), "guilds": unavailable,
        "session_id": session, "session_type": "normal",
        "resume_gateway_url": format!("ws://{}/gateway", world.address),
        "shard": [shard.0, shard.1],
        "application": {"id": application, "flags": world.application.flags()},
        "private_channels": [], "presences": [], "relationships": [], "user_settings": {},
        "guild_join_requests": [], "geo_ordered_rtc_regions": [], "_trace": ["sandbox"],
    });
    world.sessions.send_to(session, &Event::everywhere("READY", ready), application);
    if !wants_guilds {
        return;
    }
    for id in guilds {
        let Some(guild) = world.guilds.get(&id) else { continue };
        let event = Event::in_guild("GUILD_CREATE", id, world.guild_create(guild));
        world.sessions.send_to(session, &event, application);
    }
}
