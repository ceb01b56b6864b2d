//! What a word opens to the others: premiums that a word across it could reach.

use crate::ai::scrabble::moves::Play;
use crate::ai::scrabble::position::{Position, Square};

/// How far from the word is looked.
const REACH: usize = 7;

/// The d of the thesis: 20 when a word across the play can cover two triple words, 10 for a triple
/// word and a double one or for a triple letter and a double word, 5 for two double words.
pub(super) fn opened(position: &Position, play: &Play) -> i32 {
    let (direction, line) = (play.direction(), usize::from(play.line));
    let squares = position.line(direction, line);
    let mut at = usize::from(play.first);
    let mut worst = 0;
    for _ in play.tiles() {
        while squares[at].is_tile() {
            at += 1;
        }
        let across = position.line(1 - direction, at);
        let before = across[..line].iter().rev();
        let free = |square: &&Square| !square.is_tile();
        let reached = before.take_while(free).take(REACH);
        let reached = reached.chain(across[line + 1..].iter().take_while(free).take(REACH));
        worst = worst.max(danger(reached));
        at += 1;
    }
    worst
}

fn danger<'a>(reached: impl Iterator<Item = &'a Square>) -> i32 {
    let (mut triple_words, mut double_words, mut triple_letters) = (0, 0, 0);
    for square in reached {
        match (square.word_times, square.letter_times) {
            (3.., _) => triple_words += 1,
            (2, _) => double_words += 1,
            (_, 3..) => triple_letters += 1,
            _ => {}
        }
    }
    match (triple_words, double_words, triple_letters) {
        (2.., _, _) => 20,
        (1, 1.., _) | (_, 1.., 1..) => 10,
        (_, 2.., _) => 5,
        _ => 0,
    }
}
