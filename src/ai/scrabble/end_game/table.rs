//! Positions that were searched before, in a table that never grows.

/// What a search has found out about a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    /// The value for the player on turn.
    pub value: i32,
    /// The best move, by its place among all of the position.
    pub best: u16,
    /// How far was looked ahead.
    pub depth: u8,
    pub bound: Bound,
    /// Whether every line that counts was followed to the end of the game.
    pub complete: bool,
}

/// How a value found relates to the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    #[default]
    Empty,
    Exact,
    AtLeast,
    AtMost,
}

/// A table of so many places; what comes later takes the place of what was there.
#[derive(Default)]
pub(super) struct Table {
    /// With their keys.
    entries: Vec<(u64, Entry)>,
}

/// Places of the table: 6 MB.
const PLACES: usize = 1 << 18;

impl Table {
    /// Makes room the first time.
    pub fn make_room(&mut self) {
        self.entries.resize(PLACES, Default::default());
    }

    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let (own, entry) = self.entries[key as usize % PLACES];
        (entry.bound != Bound::Empty && own == key).then_some(entry)
    }

    pub fn put(&mut self, key: u64, entry: Entry) {
        self.entries[key as usize % PLACES] = (key, entry);
    }
}
