//! What the tiles that are not seen may be: who holds them, and in which order they are drawn.

use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::rack::Rack;
use crate::ai::scrabble::seen::Seen;
use crate::games::chance::Chance;

/// One way in which the tiles may lie.
pub(super) struct World {
    /// The racks of the others in the order of play.
    pub others: Vec<Rack>,
    /// The bag; tiles are drawn from its end.
    pub bag: Vec<u8>,
}

/// Ways in which the tiles may lie, one after the other.
pub(super) struct Worlds {
    tiles: Vec<u8>,
    bag: usize,
    others: usize,
    /// When they are few, all orders of the bag that are still to come, by places among the tiles.
    listed: Option<Vec<Vec<usize>>>,
}

/// The largest bag of which all orders are gone through.
const LISTED_BAG: usize = 3;

impl Worlds {
    pub fn new(engine: &Engine, seen: &Seen<'_>, chance: &mut Chance) -> Self {
        let tiles: Vec<u8> = seen.unseen.each().collect();
        let others = seen.scores.len().saturating_sub(1);
        // However odd a position is, nobody holds more than a rack.
        let bag = seen.turn.bag.min(tiles.len());
        let bag = bag.max(tiles.len().saturating_sub(others * engine.rack_size));
        let listed = (1..=LISTED_BAG).contains(&bag).then(|| {
            let mut orders = orders(tiles.len(), bag);
            chance.shuffle(&mut orders);
            orders
        });
        Self { tiles, bag, others, listed }
    }

    /// How many ways are still to come, when they are all that can be: the orders of a bag, with one
    /// other player, who holds the rest.
    pub fn left(&self) -> Option<usize> {
        self.listed.as_ref().filter(|_| self.others == 1).map(Vec::len)
    }

    /// The next way, if there is another.
    pub fn next(&mut self, chance: &mut Chance) -> Option<World> {
        let mut tiles = self.tiles.clone();
        let bag = match &mut self.listed {
            Some(listed) => {
                let mut order = listed.pop()?;
                let bag: Vec<u8> = order.iter().map(|&place| tiles[place]).collect();
                order.sort_unstable();
                order.iter().rev().for_each(|&place| {
                    tiles.remove(place);
                });
                if self.others > 1 {
                    chance.shuffle(&mut tiles);
                }
                bag
            }
            None => {
                chance.shuffle(&mut tiles);
                tiles.split_off(tiles.len() - self.bag)
            }
        };
        let each = tiles.len().div_ceil(self.others.max(1)).max(1);
        let mut racks = tiles.chunks(each).map(|tiles| tiles.iter().copied().collect());
        let others = (0..self.others).map(|_| racks.next().unwrap_or_default()).collect();
        Some(World { others, bag })
    }
}

/// All orders of so many out of so many places.
fn orders(places: usize, count: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for _ in 0..count {
        orders = orders
            .iter()
            .flat_map(|order: &Vec<usize>| {
                let free = (0..places).filter(|place| !order.contains(place));
                free.map(|place| [order.as_slice(), &[place]].concat()).collect::<Vec<_>>()
            })
            .collect();
    }
    orders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_is_there_once() {
        let all = orders(10, 3);
        assert_eq!(all.len(), 720);
        let unique: std::collections::BTreeSet<_> = all.iter().collect();
        assert_eq!(unique.len(), 720);
        assert!(all.iter().flatten().all(|&place| place < 10));
    }
}
