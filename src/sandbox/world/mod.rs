//! The one state of a sandbox: who and what there is, and telling everyone when it changes.
//!
//! | file | |
//! |---|---|
//! | `application.rs` `command.rs` `interaction.rs` `locale.rs` | the bot's application, its commands, what people did with it |
//! | `guild.rs` `channel.rs` `person.rs` `places.rs` | places and people |
//! | `message.rs` `mention.rs` `attachment.rs` `files.rs` `posting.rs` | messages, their files, the room they may take |
//! | `changes.rs` | what is to be written down |

pub mod application;
pub mod attachment;
pub mod changes;
pub mod channel;
pub mod command;
pub mod files;
pub mod guild;
pub mod interaction;
pub mod locale;
pub mod mention;
pub mod message;
pub mod person;
mod places;
mod posting;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::Notify;

use super::clock::Clock;
use super::gateway::sessions::Sessions;
use super::journal::Journal;
use super::live::{Audience, Live};
use super::setup::Setup;
use super::snowflake::{Mint, Snowflake};
use application::Application;
use changes::Changes;
use channel::Channel;
use command::Command;
use files::Files;
use guild::Guild;
use interaction::Interactions;
use person::Person;

/// Something bots hear of through the gateway.
#[derive(Debug)]
pub struct Event {
    pub name: &'static str,
    /// The guild it happened in, which decides the shard.
    pub guild: Option<Snowflake>,
    /// The channel, when the guild follows from it.
    channel: Option<Snowflake>,
    pub data: Value,
}

impl Event {
    pub fn in_channel(name: &'static str, channel: Snowflake, data: Value) -> Self {
        Self { name, guild: None, channel: Some(channel), data }
    }

    pub fn everywhere(name: &'static str, data: Value) -> Self {
        Self { name, guild: None, channel: None, data }
    }

    pub fn in_guild(name: &'static str, guild: Snowflake, data: Value) -> Self {
        Self { name, guild: Some(guild), channel: None, data }
    }
}

/// Answers that a test has ordered: the next requests get this status.
#[derive(Clone, Debug)]
pub struct OrderedAnswer {
    pub status: u16,
    pub times: u64,
    pub retry_after: f64,
    pub path: String,
}

/// Everything there is.
#[derive(Debug)]
pub struct World {
    pub clock: Clock,
    pub mint: Mint,
    setup: Setup,
    /// Host and port, for the addresses of files.
    pub address: String,
    pub application: Application,
    pub people: BTreeMap<Snowflake, Person>,
    pub guilds: BTreeMap<Snowflake, Guild>,
    pub channels: BTreeMap<Snowflake, Channel>,
    pub commands: Vec<Command>,
    pub interactions: Interactions,
    /// Woken when an interaction begins, for the one who lets them fail.
    pub pending: Arc<Notify>,
    pub sessions: Sessions,
    pub journal: Journal,
    pub ordered: Vec<OrderedAnswer>,
    pub live: Live,
    /// The channel of each kept message.
    pub places: BTreeMap<Snowflake, Snowflake>,
    /// About how many bytes the kept messages take.
    pub message_bytes: usize,
    pub files: Files,
    /// What is to be written down, if the world is kept.
    pub changes: Changes,
    /// Whether an earlier world could not be read, so that this one is new.
    pub is_after_damage: bool,
}

impl World {
    /// A world as the setup says; files lie in a folder if there is one.
    pub fn new(setup: Setup, address: String, files: Option<PathBuf>) -> Self {
        let clock = Clock::new(setup.clock_stands);
        let mut mint = Mint::default();
        let id = mint.next(clock.now());
        let application = Application::new(id, &setup.application, setup.privileged_intents);
        Self {
            clock,
            mint,
            setup,
            address,
            application,
            people: BTreeMap::new(),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            commands: Vec::new(),
            interactions: Interactions::default(),
            pending: Arc::default(),
            sessions: Sessions::default(),
            journal: Journal::default(),
            ordered: Vec::new(),
            live: Live::new(),
            places: BTreeMap::new(),
            message_bytes: 0,
            files: Files::new(files),
            changes: Changes::default(),
            is_after_damage: false,
        }
    }

    /// Makes the people and guilds of the setup.
    pub fn furnish(&mut self) {
        self.changes.application = true;
        let setup = self.setup.clone();
        for newcomer in &setup.people {
            self.add_person(&newcomer.name, &newcomer.locale, Vec::new());
        }
        for place in &setup.guilds {
            self.add_guild(&place.name, &place.locale, &place.channels, true);
        }
    }

    /// Returns to the setup; commands stay, bots must identify again.
    pub fn reset(&mut self) {
        self.people.clear();
        self.guilds.clear();
        self.channels.clear();
        self.places.clear();
        self.message_bytes = 0;
        self.files.clear();
        self.ordered.clear();
        for interaction in std::mem::take(&mut self.interactions).all() {
            interaction.changed.notify_waiters();
        }
        self.commands.retain(|command| command.guild.is_none());
        let (reset, commands, clock) = (true, true, true);
        self.changes = Changes { reset, commands, clock, ..Changes::default() };
        self.furnish();
        self.sessions.invalidate_all();
        self.live.tell(Audience::Reset, || json!({"type": "reset"}));
    }

    pub fn heartbeat(&self) -> std::time::Duration {
        self.setup.heartbeat
    }

    pub fn now(&self) -> u64 {
        self.clock.now()
    }

    pub fn new_id(&mut self) -> Snowflake {
        self.mint.next(self.clock.now())
    }

    /// Sends an event to the sessions that may hear of it.
    pub fn dispatch(&mut self, mut event: Event) {
        if let Some(channel) = event.channel.and_then(|id| self.channels.get(&id)) {
            let heard = channel.bot_sees || event.name == "INTERACTION_CREATE";
            if !heard {
                return;
            }
            event.guild = channel.guild;
        }
        let has_bot = event
            .guild
            .is_none_or(|guild| self.guilds.get(&guild).is_none_or(|guild| guild.has_bot));
        if has_bot || event.name == "INTERACTION_CREATE" {
            self.sessions.dispatch(&event, self.application.id);
        }
    }

    /// Whether any session listens to messages, so that their events are worth making.
    fn someone_hears_messages(&self) -> bool {
        self.sessions.someone_hears(1 << 9 | 1 << 12)
    }

    /// Notes something in the journal and tells those who read it.
    pub fn note(&mut self, kind: &str, title: &str, ms: Option<f64>, problem: Option<&str>) {
        let entry = self.journal.note(self.clock.now(), kind, title, ms, problem);
        self.live.tell(Audience::Journal, || json!({"type": "journal", "entry": entry}));
    }

    /// The user object of a person or of the bot.
    pub fn user(&self, id: Snowflake) -> Value {
        match self.people.get(&id) {
            Some(person) => person.user(),
            None => self.application.user(),
        }
    }

    pub fn users(&self, ids: &[Snowflake]) -> Vec<Value> {
        ids.iter().map(|id| self.user(*id)).collect()
    }

    pub fn members(&self, guild: Snowflake) -> impl Iterator<Item = &Person> {
        self.people.values().filter(move |person| person.guilds.contains(&guild))
    }

    /// A person by id or by name.
    pub fn find_person(&self, text: &str) -> Option<&Person> {
        let by_id = Snowflake::parse(text).and_then(|id| self.people.get(&id));
        by_id.or_else(|| self.people.values().find(|person| person.name == text))
    }

    /// Whether a person sees a channel.
    pub fn sees(&self, person: Snowflake, channel: Snowflake) -> bool {
        let Some(channel) = self.channels.get(&channel) else { return false };
        match (channel.guild, channel.kind) {
            (None, _) => channel.recipients.contains(&person),
            (_, channel::PRIVATE_THREAD) => channel.members.contains(&person),
            (Some(guild), _) => {
                self.people.get(&person).is_some_and(|person| person.guilds.contains(&guild))
            }
        }
    }

    /// All of it, as the control door shows it.
    pub fn shown(&self) -> Value {
        let guilds = self.guilds.values().map(|guild| self.guild_shown(guild, None));
        json!({
            "application": {"id": self.application.id, "name": self.application.name},
            "bot_online": self.sessions.is_anyone_connected(),
            "now": self.now(),
            "locales": locale::LOCALES,
            "is_after_damage": self.is_after_damage,
            "people": self.people.values().map(Person::shown).collect::<Vec<Value>>(),
            "guilds": guilds.collect::<Vec<Value>>(),
        })
    }

    /// The world of one person, as the control door shows it.
    pub fn shown_to(&self, person: &Person) -> Value {
        let guilds = person.guilds.iter().filter_map(|id| self.guilds.get(id));
        let guilds: Vec<Value> =
            guilds.map(|guild| self.guild_shown(guild, Some(person.id))).collect();
        let mine = |channel: &&Channel| channel.recipients.contains(&person.id);
        let dms = self.channels.values().filter(mine).map(|channel| self.channel_shown(channel));
        let open = self.interactions.all().rev().take(200);
        let modals = open.filter(|open| open.person == person.id && open.modal.is_some());
        json!({
            "person": person.shown(), "guilds": guilds, "dms": dms.collect::<Vec<Value>>(),
            "modals": modals.take(1).map(interaction::Interaction::shown).collect::<Vec<Value>>(),
        })
    }
}
