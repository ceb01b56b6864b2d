//! What a word opens to the others: premiums that a word across it could reach.

use crate::ai::scrabble::moves::Play;
use crate::ai::scrabble::position::{Position, Square};

/// The d of the thesis: 20 when a word across the play can cover two triple words, 10 for a triple
/// word and a double one or for a triple letter and a double word, 5 for two double words. A word
/// takes at most a rack of tiles, before the play and behind it together, and goes up to the next
/// tile or to a square where no letter fits.
pub(super) fn opened(position: &Position, play: &Play, rack_size: usize) -> i32 {
    let (direction, line) = (play.direction(), usize::from(play.line));
    let squares = position.line(direction, line);
    let most = rack_size.min(Play::MAX_TILES);
    let mut at = usize::from(play.first);
    let mut worst = 0;
    for _ in play.tiles() {
        while squares[at].is_tile() {
            at += 1;
        }
        let across = position.line(1 - direction, at);
        let before = Reach::new(across[..line].iter().rev(), most);
        let after = Reach::new(across[line + 1..].iter(), most);
        for taken in 0..=before.length {
            let rest = after.length.min(most - taken);
            worst = worst.max(danger(before.premiums[taken], after.premiums[rest]));
        }
        at += 1;
    }
    worst
}

/// Premiums on some squares.
#[derive(Clone, Copy, Default)]
struct Premiums {
    triple_words: u8,
    double_words: u8,
    triple_letters: u8,
}

/// What lies on the free squares to one side of a word.
struct Reach {
    length: usize,
    /// On so many squares next to the word.
    premiums: [Premiums; Play::MAX_TILES + 1],
}

impl Reach {
    fn new<'a>(squares: impl Iterator<Item = &'a Square>, most: usize) -> Self {
        let mut reach = Self { length: 0, premiums: Default::default() };
        let free = |square: &&Square| !square.is_tile() && square.cross != 0;
        for square in squares.take_while(free).take(most) {
            let mut premiums = reach.premiums[reach.length];
            match (square.word_times, square.letter_times) {
                (3.., _) => premiums.triple_words += 1,
                (2, _) => premiums.double_words += 1,
                (_, 3..) => premiums.triple_letters += 1,
                _ => {}
            }
            reach.length += 1;
            reach.premiums[reach.length] = premiums;
        }
        reach
    }
}

fn danger(before: Premiums, after: Premiums) -> i32 {
    let triple_words = before.triple_words + after.triple_words;
    let double_words = before.double_words + after.double_words;
    let triple_letters = before.triple_letters + after.triple_letters;
    match (triple_words, double_words, triple_letters) {
        (2.., _, _) => 20,
        (1, 1.., _) | (_, 1.., 1..) => 10,
        (_, 2.., _) => 5,
        _ => 0,
    }
}
