//! What a rack can lay on free squares: the first letters of words, up to where a word meets its
//! first neighbour.

use super::engine::Engine;
use super::graph::{Graph, LetterSet, NodeId, letters};
use super::hand::{Hand, Packed, PartId};
use super::moves::Play;
use super::position::laid;
use super::rack::BLANK;

/// The first letters of a word, laid from the rack.
#[derive(Clone, Copy)]
pub(super) struct Beginning {
    /// What can follow, as in the node.
    pub next: LetterSet,
    pub node: NodeId,
    pub part: PartId,
    /// What its tiles are worth.
    pub value: u16,
    /// What is left on the rack.
    pub packed: Packed,
    pub rack: LetterSet,
    pub tiles: [u8; Play::MAX_TILES],
}

/// All beginnings of a rack by their lengths.
#[derive(Default)]
pub(super) struct Beginnings {
    by_length: [Vec<Beginning>; Play::MAX_TILES + 1],
    /// For each length and next letter, which beginnings it can follow.
    by_next: Vec<Vec<u32>>,
    count: usize,
}

impl Beginnings {
    /// Racks with many blanks have more beginnings than are worth keeping.
    const MOST: usize = 1 << 18;

    /// Finds all beginnings of a rack, and for the letters of interest where they can follow.
    /// Answers whether there are few enough to be kept.
    pub fn set(&mut self, engine: &Engine, hand: &Hand, interest: LetterSet) -> bool {
        self.by_length.iter_mut().for_each(Vec::clear);
        self.by_next.iter_mut().for_each(Vec::clear);
        self.by_next.resize_with(64 * (Play::MAX_TILES + 1), Vec::new);
        self.count = 0;
        let empty = Beginning {
            next: engine.graph.node(Graph::ROOT).letters,
            node: Graph::ROOT,
            part: 0,
            value: 0,
            packed: hand.parts.last().map_or(0, |all| all.packed),
            rack: hand.letters,
            tiles: [0; Play::MAX_TILES],
        };
        Search { engine, hand, interest, all: self }.lengthen(0, &empty)
    }

    /// The beginnings of a length.
    pub fn of_length(&self, length: usize) -> &[Beginning] {
        &self.by_length[length]
    }

    /// The beginnings of a length that a letter of interest can follow.
    pub fn before(&self, length: usize, letter: u8) -> impl Iterator<Item = &Beginning> {
        let places = &self.by_next[64 * length + usize::from(letter)];
        places.iter().map(move |&place| &self.by_length[length][place as usize])
    }
}

struct Search<'a> {
    engine: &'a Engine,
    hand: &'a Hand,
    interest: LetterSet,
    all: &'a mut Beginnings,
}

impl Search<'_> {
    fn lengthen(&mut self, length: usize, from: &Beginning) -> bool {
        if length == self.hand.size {
            return true;
        }
        let (engine, hand) = (self.engine, self.hand);
        let node = engine.graph.node(from.node);
        let blank_lane = hand.lanes[usize::from(BLANK)];
        let has_blank = hand.blanks > 0 && from.packed >> blank_lane & 0xf != 0;
        let possible = if has_blank { from.next } else { from.next & from.rack };
        for letter in letters(possible) {
            let target = engine.graph.target(node, letter);
            if target == Graph::NONE {
                continue;
            }
            let next = engine.graph.node(target).letters;
            let mut longer = Beginning { next, node: target, ..*from };
            if from.rack >> letter & 1 != 0 {
                let kind = usize::from(letter);
                longer.packed = from.packed - (1 << hand.lanes[kind]);
                longer.rack = hand.still(from.rack, letter, longer.packed);
                longer.part = from.part + hand.digits[kind];
                longer.value = from.value + engine.values[kind] as u16;
                longer.tiles[length] = laid(letter, false);
                if !self.keep(length + 1, &longer) {
                    return false;
                }
            }
            if has_blank {
                longer.packed = from.packed - (1 << blank_lane);
                longer.rack = from.rack;
                longer.part = from.part + hand.digits[usize::from(BLANK)];
                longer.value = from.value;
                longer.tiles[length] = laid(letter, true);
                if !self.keep(length + 1, &longer) {
                    return false;
                }
            }
        }
        true
    }

    fn keep(&mut self, length: usize, beginning: &Beginning) -> bool {
        if self.all.count == Beginnings::MOST {
            return false;
        }
        self.all.count += 1;
        let list = &mut self.all.by_length[length];
        let place = list.len() as u32;
        list.push(*beginning);
        for letter in letters(beginning.next & self.interest) {
            self.all.by_next[64 * length + usize::from(letter)].push(place);
        }
        self.lengthen(length, beginning)
    }
}
