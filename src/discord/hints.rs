//! Which hints people have had of a position, so that whoever asks again is told more.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::session::PersonId;
use crate::store::{TableId, Version};

/// So many are remembered before all are forgotten, which costs nobody more than a press.
const MOST: usize = 4_096;

/// How much a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Step {
    /// Where a good word begins.
    Place,
    /// Which word it is.
    Word,
    /// The best move of all.
    Best,
}

impl Step {
    fn next(self) -> Self {
        match self {
            Self::Place => Self::Word,
            Self::Word | Self::Best => Self::Best,
        }
    }
}

/// The hints that people have had.
#[derive(Debug, Default)]
pub(super) struct Hints(Mutex<HashMap<(TableId, PersonId), (Version, Step)>>);

impl Hints {
    /// What a person is to be told of the position that has stood since this version.
    pub fn next(&self, table: TableId, person: PersonId, since: Version) -> Step {
        let told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match told.get(&(table, person)) {
            Some((of, step)) if *of == since => step.next(),
            _ => Step::Place,
        }
    }

    /// Remembers what a person was told.
    pub fn told(&self, table: TableId, person: PersonId, since: Version, step: Step) {
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
        assert_eq!(
            [(); 4].map(|()| ask(anna, 3)),
            [Step::Place, Step::Word, Step::Best, Step::Best]
        );
        assert_eq!(ask(ben, 3), Step::Place);
        assert_eq!([(); 2].map(|()| ask(anna, 5)), [Step::Place, Step::Word]);
    }
}
