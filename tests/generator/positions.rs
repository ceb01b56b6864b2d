//! Random positions: boards of random games, with racks and bags of every kind.

use kamen::ai::scrabble::{Engine, Generator, Move, Play, Position, Rack, Ranked, Turn, Worth};
use kamen::games::chance::Chance;
use kamen::games::scrabble::{Board, Tile, Tiles};

use crate::kit::Kit;

/// A turn in a random game.
#[derive(Clone)]
pub struct Situation {
    /// The board as the rules know it.
    pub board: Board,
    /// The same board, played up to here.
    pub position: Position,
    pub rack: Tiles,
    pub bag: usize,
    pub unseen_value: i32,
}

impl Situation {
    pub fn turn(&self, engine: &Engine, worth: Worth) -> Turn {
        let rack = Rack::new(&self.rack, engine.edition().tiles.alphabet());
        Turn { rack, bag: self.bag, unseen_value: self.unseen_value, worth }
    }

    /// What to know when a law does not hold.
    pub fn picture(&self) -> String {
        let Self { board, rack, bag, unseen_value, .. } = self;
        format!("{board:?}\nrack {rack}, {bag} in the bag, {unseen_value} points unseen")
    }

    /// Lays a play on both boards.
    pub fn make(&mut self, engine: &Engine, play: &Play) {
        for (square, tile) in play.placement(engine, &self.position).laid() {
            self.board.lay(square, tile);
        }
        self.position.make(engine, play);
    }
}

/// Plays any legal moves for so many turns; `check` sees every turn before its move.
pub fn play(
    kit: &Kit,
    turns: usize,
    chance: &mut Chance,
    mut check: impl FnMut(&Situation, &mut Chance),
) {
    let engine = &kit.engine;
    let mut generator = Generator::default();
    let mut situation = Situation {
        board: engine.edition().layout.board(),
        position: engine.start(),
        rack: Tiles::default(),
        bag: 0,
        unseen_value: 0,
    };
    for _ in 0..turns {
        deal(&mut situation, kit, chance);
        check(&situation, chance);
        let turn = situation.turn(engine, Worth::Points);
        let moves = generator.all(engine, &situation.position, &turn);
        if let Some(play) = any_play(moves, chance) {
            situation.make(engine, &play);
        }
    }
}

/// Deals a rack and a bag.
pub fn deal(situation: &mut Situation, kit: &Kit, chance: &mut Chance) {
    situation.rack = rack(kit, chance);
    situation.bag = match chance.below(3) {
        0 => 0,
        1 => 1 + chance.below(7),
        _ => 8 + chance.below(80),
    };
    situation.unseen_value = chance.below(120) as i32;
}

/// Mostly a full rack, often the letters of a word, with none to three blanks whatever the edition
/// has.
fn rack(kit: &Kit, chance: &mut Chance) -> Tiles {
    let edition = kit.edition();
    let full = usize::from(edition.rack_size);
    let size = if chance.below(4) > 0 { full } else { chance.below(full + 1) };
    let blanks = match chance.below(100) {
        0..50 => 0,
        50..80 => 1,
        80..97 => 2,
        _ => 3,
    };
    let blanks = blanks.min(size);
    let mut others = edition.tiles.tiles().0;
    others.retain(|&tile| tile != Tile::Blank);
    chance.shuffle(&mut others);
    let mut tiles =
        if chance.below(4) == 0 { letters_of_a_word(kit, size, chance) } else { vec![] };
    tiles.extend(others);
    tiles.truncate(size - blanks);
    tiles.extend(std::iter::repeat_n(Tile::Blank, blanks));
    chance.shuffle(&mut tiles);
    Tiles(tiles)
}

/// The tiles of a word that a rack can hold, rather a long one, in any order.
fn letters_of_a_word(kit: &Kit, size: usize, chance: &mut Chance) -> Vec<Tile> {
    let words = kit.words.of_at_most(size);
    let at = chance.below(words.len()).max(chance.below(words.len()));
    let letters = words.get(at).map_or(&[][..], |word| word.letters());
    let tiles = letters.iter().map(|&letter| Tile::Letter(letter));
    let mut tiles: Vec<Tile> = tiles.filter(|&tile| kit.edition().tiles.count(tile) > 0).collect();
    chance.shuffle(&mut tiles);
    tiles
}

/// Some play among the moves; every other time rather a long one.
pub fn any_play(moves: &[Ranked], chance: &mut Chance) -> Option<Play> {
    let plays: Vec<&Play> = moves
        .iter()
        .filter_map(|ranked| match &ranked.action {
            Move::Place(play) => Some(play),
            Move::Exchange(_) | Move::Pass => None,
        })
        .collect();
    let tries = if chance.below(2) == 0 { 1 } else { 6 };
    let some = (0..tries).filter_map(|_| plays.get(chance.below(plays.len())));
    some.max_by_key(|play| play.count()).map(|&&play| play)
}
