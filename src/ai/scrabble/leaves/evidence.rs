//! What games have shown about tiles, and the weights that follow from it.
//!
//! A rack that earns so much more or less than others in the same position speaks for or against
//! every part of it. The weight of some tiles together is how far their average differs from what
//! their own parts promise, drawn towards zero as long as few games speak for it: by how much is
//! itself learned, from how far such averages differ beyond chance (empirical Bayes, one prior for
//! each number of tiles).

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::tile_key::{TileKey, for_each_choice};

/// The most tiles that a weight is about.
pub const LARGEST: usize = 5;

/// Averages over all racks that were seen, by the tiles they hold. Sums are whole numbers, so that
/// they do not depend on the order of the games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Evidence {
    pub(super) seen: HashMap<TileKey, Seen, BuildHasherDefault<KeyHasher>>,
    pub(super) racks: u64,
    /// The sum of the squares of all differences.
    pub(super) squares: u128,
}

/// How often some tiles were on a rack, and the sum of how it did, in thousandths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Seen {
    pub count: u64,
    pub total: i64,
}

/// A weight of tiles kept together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Weight {
    pub tiles: TileKey,
    /// In thousandths of a point.
    pub weight: i32,
}

impl Weight {
    /// Weights are whole numbers of this.
    pub const UNIT: i32 = 10;
}

/// Weights below this, in thousandths of a point, are not worth their place.
const NEGLIGIBLE: f64 = 30.0;

impl Evidence {
    /// Adds a rack, its kinds in rising order, that did so much better or worse than others in the
    /// same position.
    pub(crate) fn observe(&mut self, kinds: &[u8], difference: i64) {
        self.racks += 1;
        self.squares += u128::from(difference.unsigned_abs()).pow(2);
        for_each_choice(kinds, LARGEST, &mut |tiles| {
            let seen = self.seen.entry(tiles).or_default();
            seen.count += 1;
            seen.total += difference;
        });
    }

    /// Adds what others have seen.
    pub fn merge(&mut self, other: &Self) {
        self.racks += other.racks;
        self.squares += other.squares;
        for (&tiles, more) in &other.seen {
            let seen = self.seen.entry(tiles).or_default();
            seen.count += more.count;
            seen.total += more.total;
        }
    }

    /// Lets old games count for less: so many times less.
    pub fn fade(&mut self, times: u64) {
        self.racks /= times;
        self.squares /= u128::from(times);
        self.seen.retain(|_, seen| {
            seen.count /= times;
            seen.total /= times as i64;
            seen.count > 0
        });
    }

    /// The weights that the evidence supports, by rising number of tiles.
    pub(crate) fn weights(&self) -> Vec<Weight> {
        let mut by_size: Vec<Vec<(TileKey, Seen)>> = vec![Vec::new(); LARGEST + 1];
        for (&tiles, &seen) in &self.seen {
            by_size[tiles.len()].push((tiles, seen));
        }
        let variance = self.squares as f64 / (self.racks.max(1)) as f64;
        let mut known: HashMap<TileKey, i32, BuildHasherDefault<KeyHasher>> = HashMap::default();
        let mut weights = Vec::new();
        for mut entries in by_size {
            entries.sort_unstable_by_key(|&(tiles, _)| tiles);
            let residuals: Vec<(TileKey, f64, f64)> = entries
                .iter()
                .map(|&(tiles, seen)| {
                    let count = seen.count as f64;
                    (tiles, count, seen.total as f64 / count - promised(tiles, &known))
                })
                .collect();
            let spread = spread(&residuals, variance);
            for (tiles, count, residual) in residuals {
                let weight = residual * count * spread / (count * spread + variance);
                if weight.abs() >= NEGLIGIBLE {
                    let weight = (weight / f64::from(Weight::UNIT)).round() as i32 * Weight::UNIT;
                    known.insert(tiles, weight);
                    weights.push(Weight { tiles, weight });
                }
            }
        }
        weights
    }
}

/// What the parts of some tiles promise together.
fn promised(tiles: TileKey, known: &HashMap<TileKey, i32, BuildHasherDefault<KeyHasher>>) -> f64 {
    let mut kinds: Vec<u8> = tiles.kinds().collect();
    kinds.reverse();
    let mut sum = 0;
    for_each_choice(&kinds, kinds.len() - 1, &mut |part| {
        sum += known.get(&part).copied().unwrap_or(0);
    });
    f64::from(sum)
}

/// How far residuals differ beyond what chance explains: their variance less that of the averages.
/// What was seen very often must not drown the others.
fn spread(residuals: &[(TileKey, f64, f64)], variance: f64) -> f64 {
    const ENOUGH: f64 = 2_000.0;
    let (mut sum, mut total) = (0.0, 0.0);
    for &(_, count, residual) in residuals {
        let share = count.min(ENOUGH);
        sum += share * (residual * residual - variance / count);
        total += share;
    }
    if total > 0.0 { (sum / total).max(0.0) } else { 0.0 }
}

/// Keys are numbers already; one multiplication spreads them.
#[derive(Clone, Default)]
pub(crate) struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 32;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
