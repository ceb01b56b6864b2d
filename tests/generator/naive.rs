//! A second generator that shares nothing with the first but the rules: it tries every word at
//! every square both ways, with every way to put blanks in the place of tiles.

use std::collections::{BTreeSet, HashMap};

use kamen::games::scrabble::{
    Board, Direction, Edition, ExchangeRule, LaidTile, Placement, Square, Start, Tile, Tiles, fit,
    score,
};
use kamen::lexicon::{Letter, Word, Words};

use crate::kit::WordBook;

/// All placements of a rack with their points.
pub fn placements(
    board: &Board,
    edition: &Edition,
    words: &WordBook,
    rack: &Tiles,
) -> HashMap<Placement, i32> {
    let mut search = Search { board, edition, words, rack, found: HashMap::new() };
    for direction in [Direction::Across, Direction::Down] {
        for square in board.squares() {
            search.words_from(Start { square, direction });
        }
    }
    search.found
}

/// Every different handful of tiles that may be exchanged, as text.
pub fn exchanges(
    edition: &Edition,
    rack: &Tiles,
    rule: ExchangeRule,
    bag: usize,
) -> BTreeSet<String> {
    let mut sorted = rack.clone();
    edition.tiles.sort(&mut sorted);
    (1_u32..1 << sorted.len())
        .map(|chosen| {
            let tiles = sorted.iter().enumerate().filter(|(i, _)| chosen >> i & 1 != 0);
            tiles.map(|(_, tile)| tile).collect::<Tiles>()
        })
        .filter(|tiles| {
            bag >= match rule {
                ExchangeRule::BagCoversExchange => tiles.len(),
                ExchangeRule::BagHoldsSeven => tiles.len().max(7),
            }
        })
        .map(|tiles| tiles.to_string())
        .collect()
}

struct Search<'a> {
    board: &'a Board,
    edition: &'a Edition,
    words: &'a WordBook,
    rack: &'a Tiles,
    found: HashMap<Placement, i32>,
}

impl Search<'_> {
    fn words_from(&mut self, start: Start) {
        let squares = (0..).map_while(|steps| {
            let square = start.square.step(start.direction, steps)?;
            self.board.contains(square).then_some(square)
        });
        let squares: Vec<Square> = squares.collect();
        // To save time only: words that end before they could touch anything are not tried.
        let Some(free) = squares.iter().position(|&square| self.is_contact(square)) else { return };
        let there = squares.iter().map(|&square| self.board.get(square).map(|tile| tile.letter));
        let there: Vec<Option<Letter>> = there.collect();
        let before = start.square.step(start.direction, -1);
        if before.is_some_and(|square| self.board.get(square).is_some()) {
            return;
        }
        let words = self.words;
        for word in words.of_at_least(free + 1) {
            let length = word.letters().len();
            if length > there.len() {
                break;
            }
            // With tiles right before or behind it, it would be a part of another word.
            let stands_alone = there.get(length).is_none_or(Option::is_none);
            if stands_alone && self.can_lay(&there, word) {
                let lays = |(letter, there): (&Letter, &Option<Letter>)| {
                    there.is_none().then_some(*letter)
                };
                let laid: Vec<_> = word.letters().iter().zip(&there).map(lays).collect();
                if self.makes_words(start, &laid) {
                    let mut rack = self.rack.clone();
                    self.every_way(start, &laid, &mut Vec::new(), &mut rack);
                }
            }
        }
    }

    fn is_contact(&self, square: Square) -> bool {
        if self.board.is_empty() {
            return square == self.edition.layout.start();
        }
        self.board.get(square).is_some() || self.board.touches(square)
    }

    /// Whether a word agrees with the tiles that are there, and the rack has the other letters or
    /// blanks for them.
    fn can_lay(&self, there: &[Option<Letter>], word: &Word) -> bool {
        let mut used = 0_u32;
        for (there, &letter) in there.iter().zip(word.letters()) {
            let fits = match there {
                Some(there) => *there == letter,
                None => [Tile::Letter(letter), Tile::Blank].into_iter().any(|wanted| {
                    let free = |(i, tile): (usize, &Tile)| *tile == wanted && used >> i & 1 == 0;
                    let place = self.rack.0.iter().enumerate().position(free);
                    used |= place.map_or(0, |place| 1 << place);
                    place.is_some()
                }),
            };
            if !fits {
                return false;
            }
        }
        true
    }

    /// Whether letters fit and make words only; blanks change nothing in that.
    fn makes_words(&self, start: Start, laid: &[Option<Letter>]) -> bool {
        let tile = |letter| LaidTile { letter, blank: false };
        let tiles = laid.iter().map(|letter| letter.map(tile)).collect();
        fit(self.board, self.edition, &Placement { start, tiles })
            .is_ok_and(|play| play.words.iter().all(|(_, word)| self.words.contains(&word.word())))
    }

    /// Takes each letter from the rack as a tile and as a blank, and counts the points.
    fn every_way(
        &mut self,
        start: Start,
        rest: &[Option<Letter>],
        tiles: &mut Vec<Option<LaidTile>>,
        rack: &mut Tiles,
    ) {
        let Some((next, rest)) = rest.split_first() else {
            let placement = Placement { start, tiles: tiles.clone() };
            let play = fit(self.board, self.edition, &placement).unwrap();
            let points = score(self.board, self.edition, &play).total().0;
            // A single tile that reads both ways is found twice, with the same points.
            let before = self.found.insert(play.placement, points);
            assert!(before.is_none_or(|before| before == points), "{placement}");
            return;
        };
        let Some(letter) = *next else {
            tiles.push(None);
            self.every_way(start, rest, tiles, rack);
            tiles.pop();
            return;
        };
        for tile in [Tile::Letter(letter), Tile::Blank] {
            if rack.remove(tile) {
                tiles.push(Some(LaidTile { letter, blank: tile == Tile::Blank }));
                self.every_way(start, rest, tiles, rack);
                tiles.pop();
                rack.0.push(tile);
            }
        }
    }
}
