//! What a sandbox begins with.

use std::time::Duration;

use super::keep::Home;

/// A person at the start.
#[derive(Clone, Debug)]
pub struct Newcomer {
    /// The name, unlike all others.
    pub name: String,
    /// The language of their Discord, one of its locales.
    pub locale: String,
}

/// A guild at the start; everyone and the bot are members.
#[derive(Clone, Debug)]
pub struct Place {
    /// The name.
    pub name: String,
    /// The preferred locale.
    pub locale: String,
    /// The names of its text channels.
    pub channels: Vec<String>,
}

/// What a sandbox begins with, and returns to on reset.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The name of the application and of its bot user.
    pub application: String,
    /// The people; the first owns the guilds.
    pub people: Vec<Newcomer>,
    /// The guilds.
    pub guilds: Vec<Place>,
    /// Whether privileged intents are switched on, as in Discord's developer portal.
    pub privileged_intents: bool,
    /// Whether time passes only when the control door turns the clock, so that no deadline
    /// depends on how fast the machine is.
    pub clock_stands: bool,
    /// How often bots are told to send heartbeats.
    pub heartbeat: Duration,
    /// Where the world is kept, so that the next process goes on with it; nowhere unless told.
    pub home: Option<Home>,
}

impl Default for Setup {
    fn default() -> Self {
        let newcomer =
            |name: &str, locale: &str| Newcomer { name: name.into(), locale: locale.into() };
        let channels = ["general", "table-1", "table-2"].map(String::from);
        Self {
            application: "Bot".into(),
            people: vec![
                newcomer("Anna", "cs"),
                newcomer("Ben", "en-US"),
                newcomer("Zuzana", "en-GB"),
            ],
            guilds: vec![Place {
                name: "Sandbox".into(),
                locale: "en-US".into(),
                channels: channels.to_vec(),
            }],
            privileged_intents: false,
            clock_stands: false,
            heartbeat: Duration::from_millis(41_250),
            home: None,
        }
    }
}
