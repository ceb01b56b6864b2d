//! One setting: its name in ids, how it is read, what it changes, how it is shown, what is offered. Its
//! texts have its name in their keys: `settings-line-…` says how it is set, `command-settings-…` is its
//! option; the label of a choice is `settings-select-…`, those of a switch are `settings-switch-…`.

use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::face::new::unknown;
use crate::discord::failure::Failure;
use crate::discord::text::escaped;
use crate::session::ChannelId;
use crate::texts::Tongue;

/// The value of whatever nobody has chosen.
const AUTOMATIC: &str = "auto";

/// The values of a switch.
pub(in crate::discord) const ON: &str = "on";
pub(in crate::discord) const OFF: &str = "off";

/// The largest number that a setting takes.
pub(in crate::discord) const MOST: f64 = 1_000.0;

/// Names that are shown, with the values that are sent.
pub(in crate::discord) type Choices = Vec<(String, String)>;

/// A setting of a person or a server.
pub(in crate::discord) struct Setting<S> {
    /// Its name in the ids of buttons and selects, which is never given another meaning. What begins with
    /// `own-` is a person's.
    pub id: &'static str,
    /// How it is changed.
    pub kind: Kind<S>,
}

/// How a setting is changed.
pub(in crate::discord) enum Kind<S> {
    /// One of several is chosen, or none.
    Choice(Choice<S>),
    /// It is switched on and off.
    Switch {
        /// Whether it is on.
        is_on: fn(&S) -> bool,
        /// Switches it.
        set: fn(&mut S, bool),
    },
    /// It is a number, or none, which is typed as zero.
    Number {
        /// The number.
        present: fn(&S) -> Option<usize>,
        /// Sets it.
        set: fn(&mut S, Option<usize>),
    },
    /// It is done once, where there is something to be done.
    Step {
        /// Whether there is.
        is_open: fn(&S) -> bool,
        /// Does it.
        take: fn(&mut S),
    },
    /// It is done with a channel that is typed; nothing of it is shown.
    Channel(fn(&mut S, ChannelId) -> Result<(), Failure>),
    /// It is shown, and changed in another way.
    Told(fn(&S, Tongue) -> String),
}

/// A setting that is chosen from a list.
pub(in crate::discord) struct Choice<S> {
    /// All that can be chosen.
    pub all: fn(&Bot, Tongue) -> Choices,
    /// The value that is chosen.
    pub present: fn(&S) -> Option<String>,
    /// Chooses a value that is in the list.
    pub choose: fn(&mut S, Option<&str>),
    /// What counts while none is, where that can be told.
    pub otherwise: fn(&Caller, Tongue) -> Option<String>,
    /// The sentence about a value that is not in the list.
    pub unknown: &'static str,
}

impl<S> Choice<S> {
    /// All that can be chosen, from what is chosen when nobody does.
    pub fn offered(&self, bot: &Bot, tongue: Tongue) -> Choices {
        let automatic = (tongue.say("settings-automatic", &[]), AUTOMATIC.to_owned());
        [automatic].into_iter().chain((self.all)(bot, tongue)).collect()
    }

    /// The value that is chosen as it is sent.
    pub fn sent(&self, settings: &S) -> String {
        (self.present)(settings).unwrap_or_else(|| AUTOMATIC.to_owned())
    }

    fn read(&self, bot: &Bot, settings: &mut S, text: &str) -> Result<(), Failure> {
        let value = text.trim();
        if value == AUTOMATIC {
            (self.choose)(settings, None);
            return Ok(());
        }
        let all = (self.all)(bot, Tongue::English);
        if all.iter().any(|(_, known)| known == value) {
            (self.choose)(settings, Some(value));
            return Ok(());
        }
        let known: Vec<String> = all.into_iter().map(|(_, known)| escaped(&known)).collect();
        Err(unknown(self.unknown, text, known.join(", ")))
    }

    fn shown(&self, caller: &Caller, settings: &S, tongue: Tongue) -> String {
        let Some(value) = (self.present)(settings) else {
            return match (self.otherwise)(caller, tongue) {
                Some(value) => tongue.say("settings-automatic-as", &[("value", &value)]),
                None => tongue.say("settings-automatic", &[]),
            };
        };
        let all = (self.all)(&caller.bot, tongue);
        let named = all.into_iter().find(|(_, known)| *known == value).map(|(name, _)| name);
        // What a host has added is called as it is.
        named.filter(|name| *name != value).unwrap_or_else(|| escaped(&value))
    }
}

impl<S> Setting<S> {
    /// What its option and its labels are called.
    pub fn name(&self) -> &'static str {
        self.id.strip_prefix("own-").unwrap_or(self.id)
    }

    /// Whether it can be typed.
    pub fn is_typed(&self) -> bool {
        !matches!(self.kind, Kind::Told(_))
    }

    /// Whether it stands in ids.
    pub fn is_clicked(&self) -> bool {
        matches!(self.kind, Kind::Choice(_) | Kind::Switch { .. } | Kind::Step { .. })
    }

    /// Changes it to what was typed or clicked; nothing changes where that cannot be.
    pub fn change(&self, bot: &Bot, settings: &mut S, text: &str) -> Result<(), Failure> {
        let not_understood = || Failure::told("bot-unknown-button");
        match &self.kind {
            Kind::Choice(choice) => choice.read(bot, settings, text)?,
            Kind::Switch { set, .. } => set(settings, switched(text)?),
            Kind::Number { set, .. } => {
                let number = text.parse().map_err(|_| not_understood())?;
                set(settings, Some(number).filter(|&number| number > 0));
            }
            Kind::Step { take, .. } => {
                if switched(text)? {
                    take(settings);
                }
            }
            Kind::Channel(change) => {
                let channel = text.parse().map_err(|_| not_understood())?;
                change(settings, ChannelId(channel))?;
            }
            Kind::Told(_) => return Err(not_understood()),
        }
        Ok(())
    }

    /// How it is set, in a line; nothing where that says another.
    pub fn line(&self, caller: &Caller, settings: &S, tongue: Tongue) -> Option<String> {
        let value = match &self.kind {
            Kind::Choice(choice) => choice.shown(caller, settings, tongue),
            Kind::Switch { is_on, .. } => {
                tongue.say(if is_on(settings) { "settings-yes" } else { "settings-no" }, &[])
            }
            Kind::Number { present, .. } => match present(settings) {
                Some(number) => number.to_string(),
                None => tongue.say(&format!("settings-{}-free", self.id), &[]),
            },
            Kind::Told(told) => told(settings, tongue),
            Kind::Step { .. } | Kind::Channel(_) => return None,
        };
        Some(tongue.say(&format!("settings-line-{}", self.id), &[("value", &value)]))
    }
}

fn switched(text: &str) -> Result<bool, Failure> {
    match text {
        ON => Ok(true),
        OFF => Ok(false),
        _ => Err(Failure::told("bot-unknown-button")),
    }
}
