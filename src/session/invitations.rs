//! How many people one person may invite within an hour: who is invited is called.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use super::people::{Moment, PersonId};
use super::table::Refusal;

const HOUR_MS: u64 = 3_600_000;

/// People remembered before those who have not invited for an hour are forgotten.
const MOST_REMEMBERED: usize = 10_000;

/// The invitations of the last hour.
pub(super) struct Invitations {
    most: usize,
    given: Mutex<HashMap<PersonId, VecDeque<Moment>>>,
}

impl Invitations {
    /// So many for each person and hour.
    pub fn new(most: usize) -> Self {
        Self { most, given: Mutex::default() }
    }

    /// Counts so many invitations, or says how long to wait.
    pub fn count(&self, by: PersonId, count: usize, now: Moment) -> Result<(), Refusal> {
        if count == 0 {
            return Ok(());
        }
        let is_recent = |at: &Moment| now.since(*at) < HOUR_MS;
        let mut people = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() > MOST_REMEMBERED {
            people.retain(|_, given| given.back().is_some_and(is_recent));
        }
        let given = people.entry(by).or_default();
        while given.front().is_some_and(|at| !is_recent(at)) {
            given.pop_front();
        }
        if let Some(excess) = (given.len() + count).checked_sub(self.most + 1) {
            // When this one is an hour old there is room again.
            let last = given.get(excess).map_or(HOUR_MS, |at| HOUR_MS - now.since(*at));
            return Err(Refusal::TooManyInvitations { most: self.most, wait_ms: last });
        }
        given.extend(std::iter::repeat_n(now, count));
        Ok(())
    }

    /// Forgets so many that were counted last: they were never sent.
    pub fn take_back(&self, by: PersonId, count: usize) {
        let mut people = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(given) = people.get_mut(&by) {
            given.truncate(given.len().saturating_sub(count));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: PersonId = PersonId(1);

    #[test]
    fn within_any_hour_there_are_so_many_and_no_more() {
        let invitations = Invitations::new(10);
        let now = Moment(1_000_000);
        for minute in 0..3 {
            assert_eq!(invitations.count(ONE, 3, now.after(minute * 60_000)), Ok(()));
        }
        let refused = |wait_ms| Err(Refusal::TooManyInvitations { most: 10, wait_ms });
        let later = now.after(3 * 60_000);
        assert_eq!(invitations.count(ONE, 2, later), refused(57 * 60_000));
        assert_eq!(invitations.count(ONE, 1, later), Ok(()), "the tenth");
        assert_eq!(invitations.count(ONE, 0, later), Ok(()), "who invites nobody");
        assert_eq!(invitations.count(PersonId(2), 3, later), Ok(()), "somebody else");
        assert!(invitations.count(ONE, 1, now.after(HOUR_MS - 1)).is_err());
        assert_eq!(invitations.count(ONE, 3, now.after(HOUR_MS)), Ok(()));
        assert_eq!(invitations.count(ONE, 1, now.after(HOUR_MS)), refused(60_000));
    }

    #[test]
    fn what_was_never_sent_does_not_count() {
        let (invitations, now) = (Invitations::new(3), Moment(5_000));
        for _ in 0..10 {
            assert_eq!(invitations.count(ONE, 3, now), Ok(()));
            invitations.take_back(ONE, 3);
        }
        assert!(invitations.count(ONE, 4, now).is_err(), "never so many at once");
        assert_eq!(invitations.count(ONE, 3, now), Ok(()));
    }
}
