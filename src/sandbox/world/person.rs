//! People: users who are not the bot.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::guild::{EVERYONE_MAY, Guild, OWNER_MAY};
use crate::sandbox::clock::timestamp;
use crate::sandbox::snowflake::Snowflake;

/// A person who plays.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Person {
    pub id: Snowflake,
    pub name: String,
    pub locale: String,
    pub colour: u8,
    pub guilds: BTreeSet<Snowflake>,
    /// Whether they take no direct messages from bots.
    pub dms_closed: bool,
}

impl Person {
    /// The user name that Discord would allow: lower case, no spaces.
    fn username(&self) -> String {
        let lower = self.name.to_lowercase();
        lower.chars().map(|c| if c.is_whitespace() { '_' } else { c }).collect()
    }

    /// Discord's user object.
    pub fn user(&self) -> Value {
        json!({
            "id": self.id, "username": self.username(), "discriminator": "0",
            "global_name": self.name, "avatar": null, "avatar_decoration_data": null,
            "bot": false, "public_flags": 0,
        })
    }

    /// Discord's member object, without the user in it.
    pub fn member(&self, guild: &Guild) -> Value {
        json!({
            "nick": null, "avatar": null, "banner": null, "roles": [],
            "joined_at": timestamp(guild.id.made_at()), "premium_since": null, "deaf": false,
            "mute": false, "flags": 0, "pending": false, "communication_disabled_until": null,
        })
    }

    pub fn permissions(&self, guild: &Guild) -> u64 {
        if guild.owner == self.id { OWNER_MAY } else { EVERYONE_MAY }
    }

    /// The control door's form.
    pub fn shown(&self) -> Value {
        json!({
            "id": self.id, "name": self.name, "locale": self.locale, "colour": self.colour,
            "guilds": self.guilds, "dms_closed": self.dms_closed,
        })
    }
}
