//! The states of an automaton in the making that change no more, found by their transitions.

/// A hash table of places, whose states are read from the packed transitions: eight bytes for a slot,
/// where a map of lists would take a hundred.
#[derive(Default)]
pub(super) struct Frozen {
    /// A power of two of them, at most half of them taken.
    slots: Vec<Slot>,
    len: usize,
}

/// The hash of a state and its place, zero for none.
#[derive(Clone, Copy, Default)]
struct Slot {
    hash: u32,
    place: u32,
}

const FEWEST_SLOTS: usize = 64;

impl Frozen {
    /// The number of states.
    pub fn len(&self) -> usize {
        self.len
    }

    /// The place of a state with these numbers; no state is the beginning of another.
    pub fn find(&self, packed: &[u32], numbers: &[u32]) -> Option<u32> {
        let hash = hash(numbers);
        let mut at = hash as usize;
        loop {
            let slot = self.slots.get(at & self.slots.len().checked_sub(1)?)?;
            let place = slot.place as usize;
            if place == 0 {
                return None;
            }
            if slot.hash == hash && packed.get(place..place + numbers.len()) == Some(numbers) {
                return Some(slot.place);
            }
            at = at.wrapping_add(1);
        }
    }

    /// Takes up a state that is not there yet.
    pub fn insert(&mut self, numbers: &[u32], place: u32) {
        self.len += 1;
        if 2 * self.len > self.slots.len() {
            let size = (2 * self.slots.len()).max(FEWEST_SLOTS);
            let old = std::mem::replace(&mut self.slots, vec![Slot::default(); size]);
            old.into_iter().filter(|slot| slot.place != 0).for_each(|slot| self.put(slot));
        }
        self.put(Slot { hash: hash(numbers), place });
    }

    fn put(&mut self, slot: Slot) {
        let last = self.slots.len() - 1;
        let mut at = slot.hash as usize & last;
        while self.slots[at].place != 0 {
            at = (at + 1) & last;
        }
        self.slots[at] = slot;
    }
}

fn hash(numbers: &[u32]) -> u32 {
    let mixed = numbers.iter().fold(0_u64, |mixed, &number| {
        (mixed.rotate_left(23) ^ u64::from(number)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    });
    (mixed >> 32) as u32
}
