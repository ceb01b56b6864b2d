//! Interactions: what a person did, which the bot must answer in three seconds.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::Notify;

use super::World;
use super::application::random_text;
use crate::sandbox::live::Audience;
use crate::sandbox::snowflake::Snowflake;

/// How long a bot has for its first answer, in milliseconds.
pub const FIRST_ANSWER_MS: u64 = 3_000;
/// How long the token serves for edits and follow-ups, in milliseconds.
pub const TOKEN_MS: u64 = 15 * 60 * 1_000;
/// How many interactions are kept, so that memory stays steady under load.
const KEPT: usize = 20_000;
/// How many of them keep what a person was offered: the modal and the choices.
const OFFERS_KEPT: usize = 500;

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Command,
    Component,
    Autocomplete,
    Modal,
}

impl Kind {
    /// Discord's number of the interaction type.
    pub fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Component => "component",
            Self::Autocomplete => "autocomplete",
            Self::Modal => "modal",
        }
    }
}

/// How far the answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Waiting,
    Thinking,
    Answered,
    Failed,
}

/// Something that a person did.
#[derive(Clone, Debug)]
pub struct Deed {
    pub kind: Kind,
    pub channel: Snowflake,
    /// What people would call it, such as `/word check`.
    pub title: String,
    /// The command's name, for the message that answers it.
    pub command: Option<String>,
    /// The type of the command; 1 is a slash command.
    pub command_type: u8,
    /// The message whose component was used.
    pub source: Option<Snowflake>,
    /// The interaction that opened the modal that was submitted.
    pub opener: Option<Snowflake>,
    pub custom_id: Option<String>,
}

/// One interaction.
#[derive(Clone, Debug)]
pub struct Interaction {
    pub id: Snowflake,
    pub token: String,
    pub person: Snowflake,
    pub deed: Deed,
    /// Whether the application was installed by the person alone, which limits follow-ups.
    pub is_user_install: bool,
    pub state: State,
    pub reason: Option<&'static str>,
    pub first_answer_ms: Option<u64>,
    /// The message that `@original` means.
    pub original: Option<Snowflake>,
    /// The message that answers it, which a person would look at.
    pub answer: Option<Snowflake>,
    pub modal: Option<Value>,
    pub choices: Option<Value>,
    pub follow_ups: u32,
    pub changed: Arc<Notify>,
}

impl Interaction {
    pub fn new(id: Snowflake, person: Snowflake, deed: Deed) -> Self {
        Self {
            id,
            token: format!("aW50ZXJhY3Rpb246{}", random_text(80)),
            person,
            deed,
            is_user_install: false,
            state: State::Waiting,
            reason: None,
            first_answer_ms: None,
            original: None,
            answer: None,
            modal: None,
            choices: None,
            follow_ups: 0,
            changed: Arc::default(),
        }
    }

    pub fn deadline(&self) -> u64 {
        self.id.made_at() + FIRST_ANSWER_MS
    }

    /// The control door's form.
    pub fn shown(&self) -> Value {
        let state = match self.state {
            State::Waiting => "waiting",
            State::Thinking => "thinking",
            State::Answered => "answered",
            State::Failed => "failed",
        };
        json!({
            "id": self.id, "kind": self.deed.kind.name(), "person": self.person,
            "channel": self.deed.channel, "title": self.deed.title, "message": self.deed.source,
            "custom_id": self.deed.custom_id, "state": state, "reason": self.reason,
            "answer": self.answer, "modal": self.modal, "choices": self.choices,
            "waited_ms": self.first_answer_ms,
        })
    }
}

/// The interactions of the last quarter of an hour.
#[derive(Debug, Default)]
pub struct Interactions {
    by_id: BTreeMap<Snowflake, Interaction>,
    by_token: HashMap<String, Snowflake>,
    /// Those that may still be waiting, in the order of their deadlines.
    waiting: VecDeque<Snowflake>,
    /// The newest ones, which may have a modal or choices.
    offering: VecDeque<Snowflake>,
}

impl Interactions {
    pub fn get(&self, id: Snowflake) -> Option<&Interaction> {
        self.by_id.get(&id)
    }

    pub fn with_token(&self, token: &str) -> Option<&Interaction> {
        self.by_id.get(self.by_token.get(token)?)
    }

    pub fn all(&self) -> impl DoubleEndedIterator<Item = &Interaction> {
        self.by_id.values()
    }

    fn add(&mut self, interaction: Interaction) {
        let now = interaction.id.made_at();
        self.by_token.insert(interaction.token.clone(), interaction.id);
        self.waiting.push_back(interaction.id);
        self.offering.push_back(interaction.id);
        if self.offering.len() > OFFERS_KEPT {
            let old = self.offering.pop_front().and_then(|id| self.by_id.get_mut(&id));
            if let Some(old) = old {
                (old.modal, old.choices) = (None, None);
            }
        }
        self.by_id.insert(interaction.id, interaction);
        while let Some(first) = self.by_id.first_entry() {
            // A minute longer than the token serves, so that its end can still be told.
            let is_old = first.key().made_at() + TOKEN_MS + 60_000 < now;
            if !is_old && self.by_token.len() <= KEPT {
                break;
            }
            let old = first.remove();
            self.by_token.remove(&old.token);
        }
    }

    /// The next one to fail unless it is answered.
    pub fn next_waiting(&mut self) -> Option<(Snowflake, u64)> {
        while let Some(id) = self.waiting.front() {
            match self.by_id.get(id) {
                Some(interaction) if interaction.state == State::Waiting => {
                    return Some((*id, interaction.deadline()));
                }
                _ => self.waiting.pop_front(),
            };
        }
        None
    }
}

impl World {
    /// Takes in a new interaction; it fails at once where no bot could hear of it.
    pub fn begin(&mut self, interaction: Interaction) -> Value {
        let (id, guild) =
            (interaction.id, self.channels.get(&interaction.deed.channel).and_then(|c| c.guild));
        let is_heard = self.sessions.hears(guild);
        self.interactions.add(interaction);
        self.pending.notify_one();
        if !is_heard {
            self.fail(id, "no_bot");
        } else {
            self.tell_interaction(id);
        }
        self.interactions.get(id).map_or(Value::Null, Interaction::shown)
    }

    /// Changes an interaction and tells its person.
    pub fn change(&mut self, id: Snowflake, change: impl FnOnce(&mut Interaction)) {
        let now = self.now();
        let Some(interaction) = self.interactions.by_id.get_mut(&id) else { return };
        let before = interaction.state;
        change(interaction);
        let is_first = before == State::Waiting && interaction.state != State::Waiting;
        if is_first && interaction.state != State::Failed {
            interaction.first_answer_ms = Some(now.saturating_sub(id.made_at()));
        }
        interaction.changed.notify_waiters();
        if is_first {
            let waited = interaction.first_answer_ms.map(|ms| ms as f64);
            let (title, problem) = (interaction.deed.title.clone(), interaction.reason);
            let problem = problem.map(|reason| match reason {
                "no_bot" => "No bot is connected that could answer",
                _ => "The bot did not answer within 3 seconds",
            });
            self.note("interaction", &title, waited, problem);
        }
        self.tell_interaction(id);
    }

    pub fn fail(&mut self, id: Snowflake, reason: &'static str) {
        self.change(id, |interaction| {
            interaction.state = State::Failed;
            interaction.reason = Some(reason);
        });
    }

    fn tell_interaction(&self, id: Snowflake) {
        if let Some(interaction) = self.interactions.get(id) {
            self.live.tell(
                Audience::Only(interaction.person),
                || json!({"type": "interaction", "interaction": interaction.shown()}),
            );
        }
    }
}
