//! Which premiums the next word can reach.

use crate::games::scrabble::{Board, Direction, Edition, Square};

/// The empty squares with a premium for words that one play can cover, the highest first.
pub(super) fn reached(board: &Board, edition: &Edition) -> Vec<Square> {
    let factor = |square: &Square| edition.layout.premium(*square).word;
    let empty = board.squares().filter(|&square| board.get(square).is_none());
    let mut reached: Vec<Square> = empty
        .filter(|square| factor(square) > 1 && is_reached(board, *square, edition.rack_size))
        .collect();
    reached.sort_by_key(|square| std::cmp::Reverse(factor(square)));
    reached
}

/// Whether a word of at most so many tiles that covers the square can touch what lies there.
fn is_reached(board: &Board, square: Square, tiles: u8) -> bool {
    let mut ways = [Direction::Across, Direction::Down]
        .into_iter()
        .flat_map(|direction| [(direction, 1), (direction, -1)]);
    ways.any(|(direction, sign)| {
        let steps = (0..i16::from(tiles)).map(|steps| square.step(direction, sign * steps));
        let mut squares = steps.map_while(|square| square.filter(|&s| board.contains(s)));
        squares.any(|square| board.touches(square))
    })
}
