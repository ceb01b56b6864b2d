//! Mischief: what tests do to the events of a session on their way out.

use std::time::Duration;

use super::sessions::Logged;

/// What is to be done to the next events; each count goes down as it is done.
#[derive(Clone, Debug, Default)]
pub struct Mischief {
    pub delay: Duration,
    pub delayed: u64,
    pub duplicated: u64,
    pub reordered: u64,
    pub lost: u64,
    /// Heartbeats are not acknowledged.
    pub deaf: bool,
    /// The event that waits to be sent after the next one.
    held: Option<Logged>,
}

/// What really goes out for one event: after a wait, none to three events.
#[derive(Debug, Default)]
pub struct Departure {
    pub wait: Duration,
    pub events: Vec<Logged>,
}

impl Mischief {
    pub fn is_none(&self) -> bool {
        self.delayed + self.duplicated + self.reordered + self.lost == 0 && self.held.is_none()
    }

    /// Does to an event what has been ordered.
    pub fn depart(&mut self, event: Logged) -> Departure {
        let mut departure = Departure::default();
        if take_one(&mut self.lost) {
            return departure;
        }
        if take_one(&mut self.delayed) {
            departure.wait = self.delay;
        }
        if self.held.is_none() && take_one(&mut self.reordered) {
            self.held = Some(event);
            return departure;
        }
        if take_one(&mut self.duplicated) {
            departure.events.push(event.clone());
        }
        departure.events.push(event);
        departure.events.extend(self.held.take());
        departure
    }
}

fn take_one(count: &mut u64) -> bool {
    let any = *count > 0;
    *count = count.saturating_sub(1);
    any
}

#[cfg(test)]
mod tests {
    use super::*;

    fn departures(mischief: &mut Mischief, count: u64) -> Vec<u64> {
        let events = (1..=count).map(|seq| Logged { seq, text: "".into() });
        events.flat_map(|event| mischief.depart(event).events).map(|event| event.seq).collect()
    }

    #[test]
    fn events_are_lost_doubled_and_swapped_as_ordered() {
        let none = &mut Mischief::default();
        assert_eq!(departures(none, 3), [1, 2, 3]);
        let mut mischief = Mischief { lost: 1, ..Mischief::default() };
        assert_eq!(departures(&mut mischief, 3), [2, 3]);
        mischief.duplicated = 2;
        assert_eq!(departures(&mut mischief, 3), [1, 1, 2, 2, 3]);
        mischief.reordered = 1;
        assert_eq!(departures(&mut mischief, 4), [2, 1, 3, 4]);
        assert!(mischief.is_none());
    }
}
