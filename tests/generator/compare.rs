//! Comparing all moves of a turn with those of the naive generator.

use std::collections::{BTreeSet, HashMap};

use kamen::ai::scrabble::{Generator, Worth};
use kamen::games::scrabble::{Action, Board, Placement, Tile, fit};

use crate::kit::Kit;
use crate::naive;
use crate::positions::Situation;

/// The moves of a turn.
pub struct Found {
    pub placements: HashMap<Placement, i32>,
    pub exchanges: BTreeSet<String>,
}

/// Compares all moves of a turn with those of the naive generator.
pub fn check(generator: &mut Generator, kit: &Kit, situation: &Situation) -> Found {
    let Situation { board, position, rack, bag, .. } = situation;
    let mut found = Found { placements: HashMap::new(), exchanges: BTreeSet::new() };
    let mut passes = 0;
    let turn = situation.turn(&kit.engine, Worth::Points);
    for ranked in generator.all(&kit.engine, position, &turn) {
        let action = ranked.action.action(&kit.engine, position);
        let again = match &action {
            Action::Place(placement) if is_tried(kit, board, placement) => {
                found.placements.insert(placement.clone(), ranked.score).is_some()
            }
            Action::Place(_) => false,
            Action::Exchange(tiles) => !found.exchanges.insert(tiles.to_string()),
            _ => {
                passes += 1;
                assert_eq!((&action, ranked.score), (&Action::Pass, 0));
                false
            }
        };
        assert!(!again, "{action:?} is found twice {}", situation.picture());
    }
    let expected = naive::placements(board, kit.edition(), &kit.words, rack);
    assert!(
        found.placements == expected,
        "{}\nonly the generator finds {}\nonly the naive one finds {}",
        situation.picture(),
        difference(&found.placements, &expected),
        difference(&expected, &found.placements)
    );
    let expected = naive::exchanges(kit.edition(), rack, kit.exchange, *bag);
    assert_eq!(found.exchanges, expected, "exchanges {}", situation.picture());
    assert_eq!(passes, 1, "passes {}", situation.picture());
    found
}

/// Whether the naive generator, which may not list all words, comes to try a placement.
fn is_tried(kit: &Kit, board: &Board, placement: &Placement) -> bool {
    if kit.words.lists_all() {
        return true;
    }
    let words = fit(board, kit.edition(), placement).unwrap().words;
    // A single tile is tried both ways.
    let ways = if placement.tiles_used().count() == 1 { 2 } else { 1 };
    words.iter().take(ways).any(|(_, word)| kit.words.lists(&word.word()))
}

/// What is among some placements and not among others, or not with the same points.
fn difference(some: &HashMap<Placement, i32>, others: &HashMap<Placement, i32>) -> String {
    let only = some.iter().filter(|(placement, score)| others.get(placement) != Some(score));
    let only: BTreeSet<String> =
        only.map(|(placement, score)| format!("{placement} {score}")).collect();
    format!("{} placements: {:?}", only.len(), only.iter().take(12).collect::<Vec<_>>())
}

/// What has been met in all positions together, so that no law holds only because nothing was
/// tried.
#[derive(Debug, Default)]
pub struct Seen {
    pub positions: usize,
    pub empty_boards: usize,
    pub placements: usize,
    pub without_placement: usize,
    pub single_tiles: usize,
    pub full_racks: usize,
    pub exchanges: usize,
    /// Positions by the number of blanks on the rack.
    pub blanks: [usize; 4],
}

impl Seen {
    pub fn add(&mut self, kit: &Kit, situation: &Situation, found: &Found) {
        self.positions += 1;
        self.empty_boards += usize::from(situation.board.is_empty());
        self.placements += found.placements.len();
        self.without_placement += usize::from(found.placements.is_empty());
        for placement in found.placements.keys() {
            let laid = placement.tiles_used().count();
            self.single_tiles += usize::from(laid == 1);
            self.full_racks += usize::from(laid == usize::from(kit.edition().rack_size));
        }
        self.exchanges += found.exchanges.len();
        self.blanks[situation.rack.count(Tile::Blank)] += 1;
    }

    pub fn assert_everything_was_met(&self, positions: usize) {
        let Self { empty_boards, single_tiles, full_racks, exchanges, blanks, .. } = self;
        assert!(self.positions >= positions, "{self:?}");
        assert!(self.placements > 20 * self.positions, "{self:?}");
        assert!((1..self.positions / 3).contains(&self.without_placement), "{self:?}");
        for count in [empty_boards, single_tiles, full_racks, exchanges].into_iter().chain(blanks) {
            assert!(*count > 0, "{self:?}");
        }
    }
}
