//! Guilds, which people call servers.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::World;
use crate::sandbox::clock::timestamp;
use crate::sandbox::snowflake::Snowflake;

/// What everyone may: see, write, attach, react, use commands, open threads.
pub const EVERYONE_MAY: u64 = 1 << 6
    | 1 << 10
    | 1 << 11
    | 1 << 14
    | 1 << 15
    | 1 << 16
    | 1 << 18
    | 1 << 31
    | 1 << 35
    | 1 << 36
    | 1 << 38
    | 1 << 50;
/// What the bot may beside that: mention everyone, manage channels, messages and threads.
pub const BOT_MAY: u64 = EVERYONE_MAY | 1 << 4 | 1 << 13 | 1 << 17 | 1 << 34;
/// What the owner may: all.
pub const OWNER_MAY: u64 = (1 << 53) - 1;

/// What guilds can have and these do not.
const ABSENT: [&str; 17] = [
    "icon",
    "icon_hash",
    "splash",
    "discovery_splash",
    "afk_channel_id",
    "widget_channel_id",
    "application_id",
    "system_channel_id",
    "rules_channel_id",
    "max_presences",
    "vanity_url_code",
    "description",
    "banner",
    "public_updates_channel_id",
    "safety_alerts_channel_id",
    "incidents_data",
    "hub_type",
];

/// A guild.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Guild {
    pub id: Snowflake,
    pub name: String,
    pub locale: String,
    pub owner: Snowflake,
    /// The role of the bot; the role of everyone has the guild's own id.
    pub bot_role: Snowflake,
    /// Whether the bot is a member; if not, only commands that people installed work here.
    pub has_bot: bool,
}

impl Guild {
    pub fn roles(&self, application: &str) -> Value {
        let role = |id: Snowflake, name: &str, position: u8, may: u64, managed: bool| {
            json!({
                "id": id, "name": name, "color": 0, "hoist": false, "icon": null,
                "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
                "unicode_emoji": null, "position": position, "permissions": may.to_string(),
                "managed": managed, "mentionable": false, "flags": 0,
            })
        };
        let mut roles = vec![role(self.id, "@everyone", 0, EVERYONE_MAY, false)];
        if self.has_bot {
            roles.push(role(self.bot_role, application, 1, BOT_MAY, true));
        }
        Value::Array(roles)
    }
}

impl World {
    /// Discord's guild object without what only GUILD_CREATE has.
    pub fn guild_object(&self, guild: &Guild) -> Value {
        let members = self.members(guild.id).count() + 1;
        let mut object = json!({
            "id": guild.id, "name": guild.name, "owner_id": guild.owner, "region": "sandbox",
            "afk_timeout": 300, "widget_enabled": false, "verification_level": 0,
            "default_message_notifications": 0, "explicit_content_filter": 0,
            "roles": guild.roles(&self.application.name), "emojis": [], "features": [],
            "mfa_level": 0, "system_channel_flags": 0, "max_members": 500_000, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": guild.locale,
            "max_video_channel_users": 25, "max_stage_video_channel_users": 50, "nsfw_level": 0,
            "nsfw": false, "stickers": [], "premium_progress_bar_enabled": false,
            "approximate_member_count": members, "approximate_presence_count": members,
        });
        for absent in ABSENT {
            object[absent] = Value::Null;
        }
        object
    }

    /// What GUILD_CREATE carries.
    pub fn guild_create(&self, guild: &Guild) -> Value {
        let mut object = self.guild_object(guild);
        let channels = || self.channels.values().filter(|c| c.guild == Some(guild.id));
        let objects = |threads: bool| {
            let of_kind =
                channels().filter(|c| c.is_thread() == threads && !c.archived && c.bot_sees);
            of_kind.map(|c| self.channel_object(c)).collect::<Vec<Value>>()
        };
        object["joined_at"] = json!(timestamp(guild.id.made_at()));
        object["large"] = json!(false);
        object["unavailable"] = json!(false);
        object["member_count"] = json!(self.members(guild.id).count() + 1);
        object["voice_states"] = json!([]);
        object["members"] = json!(self.member_objects(guild));
        object["channels"] = json!(objects(false));
        object["threads"] = json!(objects(true));
        object["presences"] = json!([]);
        object["stage_instances"] = json!([]);
        object["guild_scheduled_events"] = json!([]);
        object["soundboard_sounds"] = json!([]);
        object["version"] = json!(guild.id.made_at());
        object
    }

    /// All members of a guild, the bot first.
    pub fn member_objects(&self, guild: &Guild) -> Vec<Value> {
        let mut members = Vec::new();
        if guild.has_bot {
            members.push(self.bot_member(guild));
        }
        members.extend(self.members(guild.id).map(|person| {
            let mut member = person.member(guild);
            member["user"] = person.user();
            member
        }));
        members
    }

    pub fn bot_member(&self, guild: &Guild) -> Value {
        json!({
            "user": self.application.user(), "nick": null, "avatar": null, "banner": null,
            "roles": [guild.bot_role], "joined_at": timestamp(guild.id.made_at()),
            "premium_since": null, "deaf": false, "mute": false, "flags": 0, "pending": false,
            "communication_disabled_until": null,
        })
    }

    /// The control door's form, for everyone or for one person.
    pub fn guild_shown(&self, guild: &Guild, viewer: Option<Snowflake>) -> Value {
        let channels = self.channels.values().filter(|channel| channel.guild == Some(guild.id));
        let mut seen: Vec<_> = channels
            .filter(|channel| viewer.is_none_or(|viewer| self.sees(viewer, channel.id)))
            .filter(|channel| viewer.is_some() || channel.kind != super::channel::PRIVATE_THREAD)
            .collect();
        seen.sort_by_key(|channel| channel.is_thread());
        let channels: Vec<Value> = seen.into_iter().map(|c| self.channel_shown(c)).collect();
        json!({
            "id": guild.id, "name": guild.name, "locale": guild.locale, "owner": guild.owner,
            "has_bot": guild.has_bot, "channels": channels,
        })
    }
}
