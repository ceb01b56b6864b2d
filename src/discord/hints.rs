//! Which hints people have had of a position, so that whoever asks again is told more.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::session::PersonId;
use crate::store::{TableId, Version};

/// So many are remembered before all are forgotten, which costs nobody more than a press.
const MOST: usize = 4_096;

/// The hints that people have had: of which position, and how many steps after the first.
#[derive(Debug, Default)]
pub(super) struct Hints(Mutex<HashMap<(TableId, PersonId), (Version, usize)>>);

impl Hints {
    /// The step that a person is to be told of the position that has stood since this version.
    pub fn next(&self, table: TableId, person: PersonId, since: Version) -> usize {
        let told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match told.get(&(table, person)) {
            Some((of, step)) if *of == since => step + 1,
            _ => 0,
        }
    }

    /// Remembers what a person was told.
    pub fn told(&self, table: TableId, person: PersonId, since: Version, step: usize) {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if told.len() >= MOST {
            told.clear();
        }
        let known = told.entry((table, person)).or_insert((since, step));
        if known.0 != since || known.1 < step {
            *known = (since, step);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_again_is_told_more_until_the_board_moves_on() {
        let (hints, table) = (Hints::default(), TableId::from_random([7; 8]));
        let (anna, ben) = (PersonId(1), PersonId(2));
        let ask = |person, since| {
            let step = hints.next(table, person, Version(since));
            hints.told(table, person, Version(since), step);
            step
        };
        assert_eq!([(); 3].map(|()| ask(anna, 3)), [0, 1, 2]);
        assert_eq!(ask(ben, 3), 0);
        assert_eq!([(); 2].map(|()| ask(anna, 5)), [0, 1]);
    }
}
