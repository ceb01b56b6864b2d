//! How often a person may ask: so many times at once, then at a steady rate.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::people::{Moment, PersonId};
use super::table::Refusal;

/// People remembered before those who have been quiet are forgotten.
const MOST_REMEMBERED: usize = 10_000;

/// The requests of all people.
pub(super) struct Quota {
    /// What one request costs, in milliseconds.
    cost_ms: u64,
    /// How many milliseconds of cost may be owed.
    credit_ms: u64,
    /// Until when each person's requests are paid for.
    paid_until: Mutex<HashMap<PersonId, Moment>>,
}

impl Quota {
    /// So many requests in a minute, and so many at once.
    pub fn new(per_minute: u32, burst: u32) -> Self {
        let cost_ms = 60_000 / u64::from(per_minute.max(1));
        let credit_ms = cost_ms * u64::from(burst.max(1));
        Self { cost_ms, credit_ms, paid_until: Mutex::default() }
    }

    /// Counts a request, or says how long to wait.
    pub fn count(&self, person: PersonId, now: Moment) -> Result<(), Refusal> {
        let mut people = self.paid_until.lock().unwrap_or_else(PoisonError::into_inner);
        if people.len() > MOST_REMEMBERED {
            people.retain(|_, until| *until > now);
        }
        let until = people.entry(person).or_insert(now);
        let owed = until.since(now) + self.cost_ms;
        if owed > self.credit_ms {
            return Err(Refusal::TooManyRequests { wait_ms: owed - self.credit_ms });
        }
        *until = now.after(owed);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_burst_one_waits_and_others_do_not() {
        let quota = Quota::new(60, 3);
        let (one, other, now) = (PersonId(1), PersonId(2), Moment(1_000_000));
        for _ in 0..3 {
            assert_eq!(quota.count(one, now), Ok(()));
        }
        assert_eq!(quota.count(one, now), Err(Refusal::TooManyRequests { wait_ms: 1_000 }));
        assert_eq!(quota.count(other, now), Ok(()));
        assert!(quota.count(one, now.after(999)).is_err());
        assert_eq!(quota.count(one, now.after(1_000)), Ok(()));
        assert!(quota.count(one, now.after(1_000)).is_err());
        for _ in 0..3 {
            assert_eq!(quota.count(one, now.after(60_000)), Ok(()));
        }
    }

    #[test]
    fn people_who_have_been_quiet_are_forgotten() {
        let quota = Quota::new(60, 20);
        for person in 0..3 * MOST_REMEMBERED as u64 {
            quota.count(PersonId(person), Moment(person * 2_000)).unwrap();
        }
        assert!(quota.paid_until.lock().unwrap().len() <= MOST_REMEMBERED + 1);
    }
}
