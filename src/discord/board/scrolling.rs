//! How far a board has scrolled away: private answers stand below it, for those who got them.

use std::collections::HashMap;
use std::sync::Mutex;

use super::{Boards, lock};
use crate::session::{ChannelId, PersonId};

/// After so many private answers to one person a board has scrolled away for them.
const FAR: usize = 3;

/// So many channels are remembered before all are forgotten, which costs no more than a late board.
const MOST: usize = 4_096;

/// How many private answers people got since the board of a channel was posted.
pub(super) type Whispers = Mutex<HashMap<ChannelId, HashMap<PersonId, usize>>>;

impl Boards {
    /// Counts a private answer that came anew in a channel.
    pub fn whispered(&self, channel: ChannelId, person: PersonId) {
        let mut all = lock(&self.shared.whispers);
        if all.len() >= MOST {
            all.clear();
        }
        *all.entry(channel).or_default().entry(person).or_default() += 1;
    }

    /// Whether the board of a channel has scrolled far away for somebody.
    pub(super) fn is_far_up(&self, channel: ChannelId) -> bool {
        let all = lock(&self.shared.whispers);
        all.get(&channel).is_some_and(|persons| persons.values().any(|count| *count >= FAR))
    }

    /// The board of a channel was posted at the bottom.
    pub(super) fn is_at_the_bottom(&self, channel: ChannelId) {
        lock(&self.shared.whispers).remove(&channel);
    }
}
