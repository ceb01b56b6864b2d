//! What a play is worth.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::edition::Edition;
use super::layout::Premium;
use super::placement::Play;
use super::score::Score;
use super::square::Start;
use super::tile::LaidWord;

/// A word of a play and what it earned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoredWord {
    /// The word as it lies.
    pub word: LaidWord,
    /// Its points with all premiums.
    pub score: Score,
}

/// The points of a play: those of each word, and the bonus for a whole rack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Points {
    /// The words, the main word first.
    pub words: Vec<ScoredWord>,
    /// The bonus for laying a full rack, or zero.
    pub bingo: Score,
}

impl Points {
    /// Everything together.
    pub fn total(&self) -> Score {
        self.words.iter().map(|word| word.score).sum::<Score>() + self.bingo
    }
}

/// Counts the points of a play on the board as it is before it.
pub fn score(board: &Board, edition: &Edition, play: &Play) -> Points {
    let words = play.words.iter().map(|(start, word)| ScoredWord {
        word: word.clone(),
        score: word_score(board, edition, *start, word),
    });
    let is_bingo = play.placement.laid().count() == usize::from(edition.rack_size);
    let bingo = if is_bingo { edition.bingo_bonus } else { Score(0) };
    Points { words: words.collect(), bingo }
}

/// Letter premiums first, then word premiums, and only where this play lays a tile.
fn word_score(board: &Board, edition: &Edition, start: Start, word: &LaidWord) -> Score {
    let mut sum = 0_i64;
    let mut factor = 1_i64;
    for (steps, &tile) in (0..).zip(&word.0) {
        let square = start.square.step(start.direction, steps);
        let new = square.filter(|&square| board.get(square).is_none());
        let premium = new.map_or(Premium::NONE, |square| edition.layout.premium(square));
        sum += i64::from(edition.tiles.laid_value(tile).0) * i64::from(premium.letter);
        factor *= i64::from(premium.word);
    }
    // A board full of word premiums can multiply twelve of them.
    Score(i32::try_from(sum * factor).unwrap_or(i32::MAX))
}
