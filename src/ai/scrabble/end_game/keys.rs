//! Numbers that stand for positions.

use super::EndGame;
use crate::ai::scrabble::anagrams::LETTER_NUMBERS;
use crate::ai::scrabble::moves::{Move, Ranked};
use crate::ai::scrabble::position::Position;

/// Mixes the bits of a number (the finaliser of splitmix64).
pub(super) fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// What the tiles of a move add to the key of a board.
pub(super) fn laid_key(position: &Position, chosen: &Ranked) -> u64 {
    let Move::Place(play) = &chosen.action else { return 0 };
    let squares = position.line(play.direction(), play.line.into());
    let mut at = usize::from(play.first);
    let mut key = 0;
    for &tile in play.tiles() {
        while squares[at].is_tile() {
            at += 1;
        }
        let line = usize::from(play.line);
        let (row, column) = if play.direction() == 0 { (line, at) } else { (at, line) };
        key ^= mix((row << 16 | column << 8 | usize::from(tile)) as u64 + 1);
        at += 1;
    }
    key
}

/// The key of a position: what has been laid, who holds what, who is on turn.
pub(super) fn key_of(game: &EndGame, laid: u64) -> u64 {
    let [own, other] = game.racks.map(|rack| rack.sum());
    let passed = if game.pass_ends { LETTER_NUMBERS[0] } else { 0 };
    laid ^ mix(own) ^ mix(other).rotate_left(17) ^ passed
}
