//! Why something was not done: a refusal that the person can mend, or a fault of ours.

use std::fmt;

use crate::compute::pool::PoolError;
use crate::games::facts::Telling;
use crate::session::game::ResourceError;
use crate::session::table;
use crate::store::StoreError;
use crate::texts::Tongue;

/// Why something was not done.
#[derive(Debug)]
pub(super) enum Failure {
    /// The hall or a table refuses it, for a reason that names no player: those are told by `At`, which
    /// knows their names.
    Refused(table::Refusal),
    /// It cannot be done; the sentence says what would work.
    Told(Telling),
    /// Something went wrong on our side or Discord's; it is logged with its cause.
    Fault(Fault),
}

/// What went wrong, for the log.
#[derive(Debug)]
pub(super) struct Fault(pub String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Failure {
    /// A sentence without facts.
    pub fn told(key: &'static str) -> Self {
        Self::Told(Telling::new(key, []))
    }

    /// What it says to somebody; a fault says nothing of itself.
    pub fn sentence(&self, tongue: Tongue) -> Result<String, &Fault> {
        match self {
            Self::Refused(refusal) => {
                let nobody = |_| tongue.say("bot-opponent", &[]);
                Ok(tongue.tell(&refusal.telling(&nobody)))
            }
            Self::Told(telling) => Ok(tongue.tell(telling)),
            Self::Fault(fault) => Err(fault),
        }
    }

    /// Something that must not happen.
    pub fn fault(what: impl fmt::Display) -> Self {
        Self::Fault(Fault(what.to_string()))
    }
}

impl From<table::Refusal> for Failure {
    fn from(refusal: table::Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Telling> for Failure {
    fn from(telling: Telling) -> Self {
        Self::Told(telling)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::fault(format_args!("store: {error}"))
    }
}

impl From<serenity::Error> for Failure {
    fn from(error: serenity::Error) -> Self {
        Self::fault(format_args!("Discord: {error}"))
    }
}

impl From<PoolError> for Failure {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::Full => Self::told("bot-busy"),
            other => Self::fault(format_args!("pool: {other}")),
        }
    }
}

impl From<ResourceError> for Failure {
    fn from(error: ResourceError) -> Self {
        match error {
            ResourceError::Pool(error) => error.into(),
            ResourceError::Obstacle(telling) => Self::Told(telling),
            other => Self::fault(format_args!("resources: {other}")),
        }
    }
}
