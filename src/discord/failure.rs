//! Why something was not done: a refusal that the person can mend, or a fault of ours.

use std::error::Error;
use std::fmt;

use serenity::http::HttpError;

use crate::compute::pool::PoolError;
use crate::games::facts::Telling;
use crate::session::game::ResourceError;
use crate::session::{self, NotDone, table};
use crate::store::StoreError;
use crate::texts::Tongue;

/// Why something was not done.
#[derive(Debug)]
pub(super) enum Failure {
    /// The hall or a table refuses it, for a reason that names no player: those are told by
    /// `SeenTable`, which knows their names.
    Refused(table::Refusal),
    /// It cannot be done; the sentence says what would work.
    Told(Telling),
    /// Something went wrong on our side or Discord's; it is logged with its cause.
    Fault(Fault),
}

/// What went wrong, with its cause.
#[derive(thiserror::Error)]
pub(super) enum Fault {
    /// In the hall, which logs it and has a sentence for it.
    #[error(transparent)]
    Hall(#[from] session::Fault),
    /// In the store.
    #[error("store")]
    Store(#[from] StoreError),
    /// On Discord's side, or on the way there.
    #[error("Discord")]
    Discord(#[source] Box<serenity::Error>),
    /// On the threads for long work.
    #[error("pool")]
    Pool(#[source] PoolError),
    /// With what a game is played with.
    #[error("resources")]
    Resources(#[source] ResourceError),
    /// Anywhere else.
    #[error(transparent)]
    Other(Box<dyn Error + Send + Sync>),
}

impl Fault {
    /// What it says with all its causes, for the log.
    pub fn with_causes(&self) -> String {
        with_causes(self)
    }
}

/// As it is logged: an error of Discord's would show the address that was asked, and thereby the token by
/// which somebody is answered.
impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.with_causes())
    }
}

/// What an error says, with what its causes say: which line is broken is in the last of them.
pub(super) fn with_causes(error: &dyn Error) -> String {
    let mut said = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        if !said.contains(&more) {
            said = format!("{}: {more}", said.trim_end_matches('.'));
        }
        cause = error.source();
    }
    said
}

impl Failure {
    /// A sentence without facts.
    pub fn told(key: &'static str) -> Self {
        Self::Told(Telling::new(key, []))
    }

    /// What it says to somebody; a fault says nothing of itself, unless the hall has a sentence for it.
    pub fn sentence(&self, tongue: Tongue) -> Result<String, &Fault> {
        match self {
            Self::Refused(refusal) => {
                let nobody = |_| tongue.say("bot-opponent", &[]);
                Ok(tongue.tell(&refusal.telling(&nobody)))
            }
            Self::Told(telling) => Ok(tongue.tell(telling)),
            Self::Fault(Fault::Hall(fault)) => Ok(tongue.say(fault.key(), &[])),
            Self::Fault(fault) => Err(fault),
        }
    }

    /// Something that must not happen.
    pub fn fault(what: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self::Fault(Fault::Other(what.into()))
    }
}

impl From<NotDone> for Failure {
    fn from(why: NotDone) -> Self {
        match why {
            NotDone::Refused(refusal) => Self::Refused(refusal),
            NotDone::Fault(fault) => Self::Fault(fault.into()),
        }
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
        Self::Fault(error.into())
    }
}

impl From<serenity::Error> for Failure {
    fn from(error: serenity::Error) -> Self {
        let error = match error {
            serenity::Error::Http(HttpError::Request(cause)) => {
                // Whoever knows the address can answer in our name.
                serenity::Error::Http(HttpError::Request(cause.without_url()))
            }
            other => other,
        };
        Self::Fault(Fault::Discord(Box::new(error)))
    }
}

impl From<PoolError> for Failure {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::Full => Self::told("bot-busy"),
            other => Self::Fault(Fault::Pool(other)),
        }
    }
}

impl From<ResourceError> for Failure {
    fn from(error: ResourceError) -> Self {
        match error {
            ResourceError::Pool(error) => error.into(),
            ResourceError::Obstacle(telling) => Self::Told(telling),
            other => Self::Fault(Fault::Resources(other)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_tells_of_a_fault_with_all_its_causes() {
        let cause = std::io::Error::other("the disk is full");
        let missing = Failure::from(ResourceError::missing(cause));
        assert_eq!(format!("{missing:?}"), "Fault(resources: the disk is full)");
        let broken = Failure::from(StoreError::Broken("no space left".into()));
        let fault = broken.sentence(Tongue::English).unwrap_err().with_causes();
        assert!(fault.starts_with("store: ") && fault.ends_with(": no space left"), "{fault}");
    }

    #[test]
    fn a_fault_of_the_hall_has_its_own_sentence() {
        let broken = session::Fault::Broken(StoreError::Broken("no space left".into()));
        let failure = Failure::from(NotDone::from(broken));
        let said = failure.sentence(Tongue::English).unwrap();
        assert_eq!(said, Tongue::English.say("table-broken", &[]));
        assert!(format!("{failure:?}").contains("no space left"));
    }

    #[tokio::test]
    async fn no_token_of_an_answer_reaches_the_log() {
        let http = serenity::http::HttpBuilder::new("token")
            .proxy("http://127.0.0.1:1")
            .ratelimiter_disabled(true)
            .build();
        let asked = http.get_original_interaction_response("secret-of-the-answer").await;
        let logged = format!("{:?}", Failure::from(asked.unwrap_err()));
        assert!(logged.starts_with("Fault(Discord: ") && !logged.contains("secret"), "{logged}");
    }
}
