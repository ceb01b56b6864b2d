//! Racks with which a whole word can be laid, and the chance to hold one of them next turn.

use crate::ai::budget::Budget;
use crate::ai::scrabble::graph::Graph;
use crate::ai::scrabble::hand::Turn;
use crate::ai::scrabble::rack::{BLANK, Rack};

/// All full racks that make a word, each once: without blanks, with one and with two.
pub(in crate::ai::scrabble) struct Septets {
    size: usize,
    bonus: f64,
    /// By the number of blanks.
    by_blanks: [Vec<Septet>; 3],
}

/// A rack as its kinds in order; the rest of the places is not used.
type Kinds = [u8; Septets::LARGEST];

struct Septet {
    kinds: Kinds,
    /// What its letters are worth.
    value: i32,
}

/// How much more a letter's worth counts in a bingo than on the rack, as found by the authors of the
/// measure.
const LETTER_TIMES: f64 = 2.5;

impl Septets {
    /// Racks of more tiles have no septets: nearly no word is so long.
    const LARGEST: usize = 8;

    /// Collects them from the words; nothing when it is stopped.
    pub fn new(
        graph: &Graph,
        values: &[i32; 64],
        size: usize,
        bonus: i32,
        budget: &Budget<'_>,
    ) -> Option<Self> {
        let mut found = Heaps::default();
        if size <= Self::LARGEST {
            graph.for_each_word(size, &mut |word| {
                if word.len() == size {
                    let mut kinds = [u8::MAX; Self::LARGEST];
                    kinds[..size].copy_from_slice(word);
                    kinds.sort_unstable();
                    found.put(kinds);
                }
            });
        }
        let none = found.each_once(budget)?;
        let one = with_another_blank(&none, size, budget)?;
        let two = with_another_blank(&one, size - 1, budget)?;
        let septet = |kinds: Kinds| Septet { value: worth(&kinds[..size], values), kinds };
        let by_blanks = [none, one, two].map(|found| found.into_iter().map(septet).collect());
        Some(Self { size, bonus: f64::from(bonus), by_blanks })
    }

    /// The hopes of all parts of a rack, were they kept; nothing when it is stopped.
    pub fn hopes(&self, turn: &Turn, unseen: &Rack, budget: &Budget<'_>) -> Option<Hopes> {
        let mut hopes = Hopes::new(&turn.rack, turn.bag, self.size);
        let blanks = turn.rack.count(BLANK) + unseen.count(BLANK);
        let drawn = Drawn::new(unseen, self.size);
        for some in self.by_blanks.iter().take(blanks + 1).flat_map(|all| all.chunks(AT_A_TIME)) {
            if budget.is_stopped() {
                return None;
            }
            for septet in some {
                let worth = self.bonus + LETTER_TIMES * f64::from(septet.value);
                hopes.add(&septet.kinds[..self.size], worth, &drawn);
            }
        }
        Some(hopes)
    }
}

/// Racks that are gone through before it is asked whether somebody has said stop.
const AT_A_TIME: usize = 4_096;

/// Racks as they are found, many of them several times, in heaps that are sorted in a moment each.
struct Heaps([Vec<Kinds>; 256]);

impl Default for Heaps {
    fn default() -> Self {
        Self(std::array::from_fn(|_| Vec::new()))
    }
}

impl Heaps {
    /// Equal racks lie on one heap.
    fn put(&mut self, kinds: Kinds) {
        let heap = kinds.iter().fold(0, |heap: u8, kind| heap.wrapping_mul(31).wrapping_add(*kind));
        self.0[usize::from(heap)].push(kinds);
    }

    /// Each rack once, always in the same order; nothing when it is stopped.
    fn each_once(self, budget: &Budget<'_>) -> Option<Vec<Kinds>> {
        let mut all = Vec::new();
        for mut heap in self.0 {
            if budget.is_stopped() {
                return None;
            }
            heap.sort_unstable();
            heap.dedup();
            all.append(&mut heap);
        }
        Some(all)
    }
}

/// The racks with a blank in the place of each of their letters, of which there are so many.
fn with_another_blank(racks: &[Kinds], letters: usize, budget: &Budget<'_>) -> Option<Vec<Kinds>> {
    let mut found = Heaps::default();
    for some in racks.chunks(AT_A_TIME) {
        if budget.is_stopped() {
            return None;
        }
        for kinds in some {
            for place in 0..letters {
                let mut with_blank = *kinds;
                with_blank[place] = BLANK;
                with_blank.sort_unstable();
                found.put(with_blank);
            }
        }
    }
    found.each_once(budget)
}

fn worth(kinds: &[u8], values: &[i32; 64]) -> i32 {
    kinds.iter().map(|&kind| values[usize::from(kind)]).sum()
}

/// In how many ways tiles can be drawn from those that are not seen.
struct Drawn {
    /// For each kind, the ways to draw none, one, two of it and so on.
    ways: Vec<[f64; Septets::LARGEST + 1]>,
    /// One divided by the ways to draw so many tiles of any kind.
    share: [f64; Septets::LARGEST + 1],
}

impl Drawn {
    fn new(unseen: &Rack, size: usize) -> Self {
        let mut share = [0.0; Septets::LARGEST + 1];
        for (count, share) in share.iter_mut().enumerate().take(size + 1) {
            let ways = choose(unseen.len(), count);
            *share = if ways > 0.0 { 1.0 / ways } else { 0.0 };
        }
        let of_kind = |kind| std::array::from_fn(|count| choose(unseen.count(kind), count));
        Self { ways: (0..64).map(of_kind).collect(), share }
    }
}

/// So many out of so many.
fn choose(all: usize, count: usize) -> f64 {
    if count > all {
        return 0.0;
    }
    (0..count).fold(1.0, |ways, taken| ways * (all - taken) as f64 / (taken + 1) as f64)
}

/// What is hoped for by keeping each part of a rack.
pub(in crate::ai::scrabble) struct Hopes {
    /// The kinds on the rack: how many, and the digit of the part's number.
    counts: [u8; 64],
    digits: [usize; 64],
    sizes: Vec<u8>,
    values: Vec<f64>,
    /// The parts that a septet holds, while it is added: with the ways to draw what they lack.
    parts: Vec<(usize, f64)>,
    bag: usize,
    size: usize,
}

impl Hopes {
    fn new(rack: &Rack, bag: usize, size: usize) -> Self {
        let (mut counts, mut digits, mut sizes) = ([0; 64], [0; 64], vec![0]);
        for (kind, count) in rack.kinds() {
            let digit = sizes.len();
            (counts[usize::from(kind)], digits[usize::from(kind)]) = (count as u8, digit);
            for taken in 1..=count {
                for less in 0..digit {
                    sizes.push(sizes[less] + taken as u8);
                }
            }
        }
        let values = vec![0.0; sizes.len()];
        Self { counts, digits, sizes, values, parts: Vec::new(), bag, size }
    }

    /// Adds a septet to all parts that it holds.
    fn add(&mut self, kinds: &[u8], worth: f64, drawn: &Drawn) {
        // What must be drawn whatever is kept, and then what may be kept or drawn.
        let mut chance = worth;
        let mut held = [(0, 0, 0); Septets::LARGEST];
        let mut shared = 0;
        for same in kinds.chunk_by(|a, b| a == b) {
            let kind = usize::from(same[0]);
            let count = usize::from(self.counts[kind]).min(same.len());
            if count == 0 {
                chance *= drawn.ways[kind][same.len()];
            } else {
                held[shared] = (kind, count, same.len());
                shared += 1;
            }
        }
        if chance <= 0.0 {
            return;
        }
        self.parts.clear();
        self.parts.push((0, chance));
        for &(kind, count, wanted) in &held[..shared] {
            let ways = &drawn.ways[kind];
            for place in 0..self.parts.len() {
                let (part, chance) = self.parts[place];
                for kept in 1..=count {
                    let part = part + kept * self.digits[kind];
                    self.parts.push((part, chance * ways[wanted - kept]));
                }
                self.parts[place].1 = chance * ways[wanted];
            }
        }
        for &(part, chance) in &self.parts {
            let missing = self.size - usize::from(self.sizes[part]);
            if missing <= self.bag {
                self.values[part] += chance * drawn.share[missing];
            }
        }
    }

    /// What is hoped for by keeping some tiles of the rack.
    pub fn of(&self, kept: &Rack) -> f64 {
        let part: usize =
            kept.kinds().map(|(kind, count)| count * self.digits[usize::from(kind)]).sum();
        self.values[part]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_of_a_septet_is_that_of_the_thesis() {
        // B, E, K, O, R, S, V as numbers; K, O, R are kept, 85 tiles are not seen.
        let [b, e, k, o, r, s, v, other] = [0, 1, 2, 3, 4, 5, 6, 7];
        let mut unseen: Rack = [b, b, e, e, e, e, s, v, v, v].into_iter().collect();
        (0..75).for_each(|_| unseen.add(other));
        let rack: Rack = [k, o, r].into_iter().collect();
        let mut hopes = Hopes::new(&rack, 78, 7);
        hopes.add(&[b, e, k, o, r, s, v], 1.0, &Drawn::new(&unseen, 7));
        let chance = hopes.of(&rack);
        assert!((chance - 24.0 / choose(85, 4)).abs() < 1e-15 && (chance - 1.19e-5).abs() < 1e-7);
        // Without K there is none left to draw.
        let rest: Rack = [o, r].into_iter().collect();
        assert!(hopes.of(&rest) < 1e-15);
    }
}
