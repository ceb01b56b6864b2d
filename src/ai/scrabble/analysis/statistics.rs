//! What is played in many games, as the first thesis counted it.

use std::collections::BTreeMap;

use crate::games::scrabble::{LaidWord, TurnDeed, View};
use crate::lexicon::{Letter, Word};

/// Sums over many games.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    /// Games.
    pub games: usize,
    /// Turns in which somebody laid a word, exchanged or passed.
    pub turns: usize,
    /// Those in which a word was laid.
    pub plays: usize,
    /// Points of all turns.
    pub points: i64,
    /// Turns that laid a whole rack.
    pub bingos: usize,
    /// How often each main word was laid.
    pub words: BTreeMap<Word, usize>,
    /// How often each letter was laid, blanks as what they stood for.
    pub letters: BTreeMap<Letter, usize>,
}

impl Statistics {
    /// Adds a game.
    pub fn add(&mut self, view: &View) {
        self.games += 1;
        for turn in &view.turns {
            match &turn.deed {
                TurnDeed::Placed { placement, words, bingo } => {
                    self.turns += 1;
                    self.plays += 1;
                    self.points += i64::from(turn.score.0);
                    self.bingos += usize::from(bingo.0 > 0);
                    if let Some(main) = words.first() {
                        *self.words.entry(LaidWord::word(&main.word)).or_default() += 1;
                    }
                    for tile in placement.tiles.iter().flatten() {
                        *self.letters.entry(tile.letter).or_default() += 1;
                    }
                }
                TurnDeed::Exchanged { .. } | TurnDeed::Passed => self.turns += 1,
                TurnDeed::Withdrawn { .. } => self.points += i64::from(turn.score.0),
                TurnDeed::Stood { .. } | TurnDeed::Departed(_) => {}
            }
        }
    }

    /// The average points of a turn.
    pub fn points_per_turn(&self) -> f64 {
        self.points as f64 / self.turns.max(1) as f64
    }

    /// The average number of letters of a main word.
    pub fn word_length(&self) -> f64 {
        let letters: usize =
            self.words.iter().map(|(word, count)| word.letters().len() * count).sum();
        letters as f64 / self.words.values().sum::<usize>().max(1) as f64
    }

    /// The most played words of each length, so many at most, the most frequent first.
    pub fn most_played(&self, count: usize) -> BTreeMap<usize, Vec<(&Word, usize)>> {
        let mut by_length: BTreeMap<usize, Vec<(&Word, usize)>> = BTreeMap::new();
        for (word, &played) in &self.words {
            by_length.entry(word.letters().len()).or_default().push((word, played));
        }
        for words in by_length.values_mut() {
            words.sort_by_key(|(_, played)| std::cmp::Reverse(*played));
            words.truncate(count);
        }
        by_length
    }

    /// The letters with their shares of all that were laid, the most frequent first.
    pub fn letter_shares(&self) -> Vec<(Letter, f64)> {
        let all = self.letters.values().sum::<usize>().max(1) as f64;
        let mut shares: Vec<(Letter, f64)> =
            self.letters.iter().map(|(&letter, &count)| (letter, count as f64 / all)).collect();
        shares.sort_by(|a, b| b.1.total_cmp(&a.1));
        shares
    }
}
