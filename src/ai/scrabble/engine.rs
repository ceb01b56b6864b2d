//! What every search shares: an edition and a lexicon as numbers.

use std::sync::{Arc, OnceLock};

use super::anagrams::{Anagrams, LETTER_NUMBERS, LetterSum};
use super::chances::Chances;
use super::graph::{Graph, LetterSet};
use super::heuristic::Septets;
use super::leaves::Leaves;
use super::moves::Play;
use super::position::{Position, laid_kind};
use super::rack::{BLANK, Rack, kind};
use crate::ai::budget::Budget;
use crate::games::scrabble::{Board, Edition, ExchangeRule};
use crate::lexicon::{Vocabulary, Word, Words};

/// An edition with the words it is played with, made ready for searching. Made once, shared by all
/// games and threads.
pub struct Engine {
    pub(super) edition: Edition,
    pub(super) graph: Graph,
    pub(super) anagrams: Anagrams,
    pub(super) leaves: Arc<Leaves>,
    /// The words that everybody knows; nothing when all count as such.
    known: Option<Arc<dyn Words + Send + Sync>>,
    /// Full racks that make a word, collected when somebody asks for them.
    septets: OnceLock<Septets>,
    pub(super) exchange: ExchangeRule,
    /// The worth of each kind of tile.
    pub(super) values: [i32; 64],
    /// The worth of what lies on a square, by its number; blanks and nothing are worth nothing.
    pub(super) tile_values: [i32; 256],
    /// All letters.
    pub(super) alphabet: LetterSet,
    /// The number of letters.
    letters: usize,
    pub(super) rack_size: usize,
    pub(super) bonus: i32,
}

impl Engine {
    /// Makes an edition and its words ready.
    pub fn new(edition: Edition, words: &Vocabulary, leaves: Arc<Leaves>) -> Self {
        let alphabet = edition.tiles.alphabet();
        let graph = Graph::new(words, alphabet);
        let longest = edition.layout.rows().max(edition.layout.cols());
        let anagrams = Anagrams::new(&graph, longest.into(), edition.rack_size.into());
        let mut values = [0; 64];
        for tile in edition.tiles.kinds() {
            if let Some(kind) = kind(tile, alphabet).filter(|&kind| kind != BLANK) {
                values[usize::from(kind)] = edition.tiles.value(tile).0;
            }
        }
        let mut tile_values = [0; 256];
        tile_values[..63].copy_from_slice(&values[..63]);
        Self {
            letters: alphabet.letters().len(),
            alphabet: (1 << alphabet.letters().len()) - 1,
            graph,
            anagrams,
            leaves,
            known: None,
            septets: OnceLock::new(),
            exchange: ExchangeRule::default(),
            values,
            tile_values,
            rack_size: edition.rack_size.into(),
            bonus: edition.bingo_bonus.0,
            edition,
        }
    }

    /// The same with another rule about exchanges.
    #[must_use]
    pub fn with_exchange(self, exchange: ExchangeRule) -> Self {
        Self { exchange, ..self }
    }

    /// The same with the words that everybody knows, for levels that play no others. Without them
    /// every word counts as known.
    #[must_use]
    pub fn with_known(self, words: Arc<dyn Words + Send + Sync>) -> Self {
        Self { known: Some(words), ..self }
    }

    /// The same with other values of tiles kept.
    #[must_use]
    pub fn with_leaves(self, leaves: Arc<Leaves>) -> Self {
        Self { leaves, ..self }
    }

    /// Takes other values of tiles kept.
    pub fn set_leaves(&mut self, leaves: Arc<Leaves>) {
        self.leaves = leaves;
    }

    /// What lies in the box.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// What tiles kept are worth.
    pub fn leaves(&self) -> &Arc<Leaves> {
        &self.leaves
    }

    /// The chance to win.
    pub fn chances(&self) -> &Chances {
        &self.leaves.chances
    }

    /// The memory that words and leaves take, in bytes.
    pub fn bytes(&self) -> usize {
        let (filters, words) = self.anagrams.bytes();
        self.graph.bytes() + filters + words + self.leaves.bytes()
    }

    /// The board at the start.
    pub fn start(&self) -> Position {
        self.position(&self.edition.layout.board())
    }

    /// A board of this edition, as a position to search.
    pub fn position(&self, board: &Board) -> Position {
        Position::new(self, board)
    }

    /// All tiles of the set.
    pub fn all_tiles(&self) -> Rack {
        Rack::new(&self.edition.tiles.tiles(), self.edition.tiles.alphabet())
    }

    /// The tiles of the set that are neither on the board nor on the rack.
    pub fn unseen(&self, board: &Board, rack: &Rack) -> Rack {
        let alphabet = self.edition.tiles.alphabet();
        let mut unseen = self.all_tiles();
        let begun = self.edition.layout.board();
        let played = board.tiles().filter(|(square, tile)| begun.get(*square) != Some(*tile));
        let laid = played.filter_map(|(_, laid)| kind(laid.tile(), alphabet));
        for kind in laid.chain(rack.each()) {
            if unseen.count(kind) > 0 {
                unseen.remove(kind);
            }
        }
        unseen
    }

    /// Whether everybody knows all words that a play makes.
    pub(super) fn knows(&self, position: &Position, play: &Play) -> bool {
        let Some(known) = &self.known else { return true };
        let letters = self.edition.tiles.alphabet().letters();
        let mut all = true;
        position.for_each_word_made(play, |word| {
            let word = || word.iter().map(|&letter| letters[usize::from(letter)]).collect();
            all = all && known.contains(&word());
        });
        all
    }

    /// The words that a play makes, the main word first.
    pub fn words_made(&self, position: &Position, play: &Play) -> Vec<Word> {
        let letters = self.edition.tiles.alphabet().letters();
        let mut words = Vec::new();
        position.for_each_word_made(play, |word| {
            words.push(word.iter().map(|&letter| letters[usize::from(letter)]).collect());
        });
        words
    }

    /// The full racks that make a word; nothing when collecting them is stopped.
    pub(super) fn septets(&self, budget: &Budget<'_>) -> Option<&Septets> {
        if let Some(septets) = self.septets.get() {
            return Some(septets);
        }
        // Whoever comes meanwhile collects them as well: waiting could not be stopped.
        let (values, size) = (&self.values, self.rack_size);
        let septets = Septets::new(&self.graph, values, size, self.bonus, budget)?;
        Some(self.septets.get_or_init(|| septets))
    }

    /// The letters with their numbers.
    #[inline]
    pub(super) fn letter_numbers(&self) -> impl Iterator<Item = (u8, LetterSum)> {
        (0..).zip(LETTER_NUMBERS.iter().copied()).take(self.letters)
    }

    /// The worth of a tile on the board.
    #[inline]
    pub(super) fn laid_value(&self, tile: u8) -> i32 {
        self.values[usize::from(laid_kind(tile))]
    }

    /// What tiles are worth together.
    pub(super) fn value(&self, rack: &Rack) -> i32 {
        rack.kinds().map(|(kind, count)| self.values[usize::from(kind)] * count as i32).sum()
    }
}
