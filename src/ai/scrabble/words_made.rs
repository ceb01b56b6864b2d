//! The words that a play makes, for those who ask more of them than the points.

use super::moves::Play;
use super::position::{LAID_BLANK, Position, Square};

impl Position {
    /// Calls for every word that a play would make, the main word first.
    pub(super) fn for_each_word_made(&self, play: &Play, mut visit: impl FnMut(&[u8])) {
        let (direction, line) = (play.direction(), usize::from(play.line));
        let squares = self.line(direction, line);
        let mut first = usize::from(play.first);
        while squares[first - 1].is_tile() {
            first -= 1;
        }
        let mut word = Vec::with_capacity(squares.len());
        let mut laid = Vec::with_capacity(Play::MAX_TILES);
        let mut new = play.tiles().iter().map(|tile| tile & !LAID_BLANK);
        for (at, square) in (first..).zip(&squares[first..]) {
            if square.is_tile() {
                word.push(square.letter());
                continue;
            }
            let Some(letter) = new.next() else { break };
            word.push(letter);
            laid.push((at, letter));
        }
        if word.len() > 1 {
            visit(&word);
        }
        for (at, letter) in laid {
            let across = self.line(1 - direction, at);
            let mut from = line;
            while across[from - 1].is_tile() {
                from -= 1;
            }
            word.clear();
            word.extend(run(&across[from..line]));
            word.push(letter);
            word.extend(run(&across[line + 1..]));
            if word.len() > 1 {
                visit(&word);
            }
        }
    }
}

/// The letters of the tiles up to the first empty square.
fn run(squares: &[Square]) -> impl Iterator<Item = u8> + '_ {
    squares.iter().take_while(|square| square.is_tile()).map(|square| square.letter())
}
