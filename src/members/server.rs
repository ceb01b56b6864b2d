//! How a server wants things.

use serde::{Deserialize, Serialize};

use super::game::GameSettings;
use super::person::tongue_code;
use super::sheet::Sheet;
use crate::session::ChannelId;
use crate::store::Kind;
use crate::texts::Tongue;

/// How a server wants things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerSettings {
    /// The language in which to speak in public; without it that of the server's Discord.
    #[serde(with = "tongue_code", skip_serializing_if = "Option::is_none")]
    pub tongue: Option<Tongue>,
    /// The theme of public pictures.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// The channels in which tables may stand; everywhere when there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub channels: Vec<ChannelId>,
    /// The most tables at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tables: Option<usize>,
    /// How it wants each game.
    #[serde(flatten)]
    pub games: GameSettings,
}

impl Default for ServerSettings {
    fn default() -> Self {
        Self {
            tongue: None,
            theme: None,
            hints: true,
            channels: Vec::new(),
            tables: None,
            games: GameSettings::default(),
        }
    }
}

impl Sheet for ServerSettings {
    const KIND: Kind = Kind::named("server");
}

impl ServerSettings {
    /// Whether a table may stand in a channel; a thread stands where its channel does.
    pub fn allows(&self, channel: ChannelId, parent: Option<ChannelId>) -> bool {
        let listed = |channel| self.channels.contains(&channel);
        self.channels.is_empty() || listed(channel) || parent.is_some_and(listed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_stand_where_they_may() {
        let (hall, thread, other) = (ChannelId(1), ChannelId(2), ChannelId(3));
        let mut server = ServerSettings::default();
        assert!(server.allows(other, None));
        server.channels.push(hall);
        assert!(server.allows(hall, None) && server.allows(thread, Some(hall)));
        assert!(!server.allows(other, None) && !server.allows(thread, Some(other)));
    }
}
