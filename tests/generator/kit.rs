//! An edition with its words, for the engine and for the naive generator.

use std::collections::HashSet;
use std::sync::Arc;

use kamen::ai::scrabble::{Engine, Leaves};
use kamen::games::chance::{Chance, Seed};
use kamen::games::scrabble::{Edition, ExchangeRule, LaidTile, Layout, Tile};
use kamen::lexicon::{Alphabet, Vocabulary, Word, Words};
use kamen::{assets, lexicons};

use crate::word_lists;

/// The same chance for the same number, in every run.
pub fn chance(seed: u64) -> Chance {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    Seed::new(bytes).chance("test")
}

pub fn edition(language: &str) -> Edition {
    assets::language(language).unwrap().unwrap().edition
}

/// What tiles kept are worth, in all tests of the generator: as learned for Czech, with whatever
/// letters an edition shares.
pub fn leaves(alphabet: &Alphabet) -> Arc<Leaves> {
    Arc::new(kamen::leaves::open("cs-plus").unwrap().leaves(alphabet))
}

/// The words as the naive generator has them: a list, and a set to ask.
pub struct WordBook {
    /// Every word once, short ones first.
    by_length: Vec<Word>,
    listed: HashSet<Word>,
    /// More words than can be listed.
    whole: Option<Vocabulary>,
}

impl WordBook {
    pub fn new(words: impl IntoIterator<Item = Word>) -> Self {
        let listed: HashSet<Word> = words.into_iter().collect();
        let mut by_length: Vec<Word> = listed.iter().cloned().collect();
        by_length.sort_by_key(|word| (word.letters().len(), word.clone()));
        Self { by_length, listed, whole: None }
    }

    /// Whether the word is one of those that are tried.
    pub fn lists(&self, word: &Word) -> bool {
        self.listed.contains(word)
    }

    /// Whether all words that may be played are tried.
    pub fn lists_all(&self) -> bool {
        self.whole.is_none()
    }

    /// The words with at least so many letters, short ones first.
    pub fn of_at_least(&self, letters: usize) -> &[Word] {
        let shorter = self.by_length.partition_point(|word| word.letters().len() < letters);
        &self.by_length[shorter..]
    }

    /// The words with at most so many letters, short ones first.
    pub fn of_at_most(&self, letters: usize) -> &[Word] {
        &self.by_length[..self.by_length.len() - self.of_at_least(letters + 1).len()]
    }
}

impl Words for WordBook {
    fn contains(&self, word: &Word) -> bool {
        self.whole.as_ref().map_or_else(|| self.lists(word), |whole| whole.contains(word))
    }
}

/// An edition and the same words for both generators.
pub struct Kit {
    pub engine: Engine,
    pub words: WordBook,
    pub exchange: ExchangeRule,
}

impl Kit {
    /// What the engine is told, and the words that should come out of it.
    pub fn new(edition: Edition, told: &Vocabulary, words: impl IntoIterator<Item = Word>) -> Self {
        let leaves = leaves(edition.tiles.alphabet());
        let engine = Engine::new(edition, told, leaves);
        Self { engine, words: WordBook::new(words), exchange: ExchangeRule::default() }
    }

    /// Words of a lexicon with an alphabet of its own.
    pub fn of_words(edition: Edition, alphabet: Alphabet, words: Vec<Word>) -> Self {
        let told = Vocabulary::collect(Arc::new(alphabet), words.iter().cloned());
        Self::new(edition, &told, words)
    }

    /// A language with few of its words.
    pub fn small(language: &str, lexicon: &str) -> Self {
        let edition = edition(language);
        let alphabet = edition.tiles.alphabet().clone();
        Self::of_words(edition, alphabet, word_lists::drawn_from(lexicon))
    }

    /// A language with all its words, of which the naive generator tries but a part.
    pub fn whole(language: &str, lexicon: &str) -> Self {
        let told = lexicons::open_shipped(lexicon).unwrap();
        let listed = word_lists::drawn_from(lexicon);
        let mut kit = Self::new(edition(language), told.vocabulary(), listed);
        kit.words.whole = Some(told.vocabulary().clone());
        kit
    }

    /// The same with one rule about exchanges or the other.
    #[must_use]
    pub fn with_any_exchange(mut self, chance: &mut Chance) -> Self {
        self.exchange =
            [ExchangeRule::BagCoversExchange, ExchangeRule::BagHoldsSeven][chance.below(2)];
        self.engine = self.engine.with_exchange(self.exchange);
        self
    }

    pub fn edition(&self) -> &Edition {
        self.engine.edition()
    }
}

/// The board with some tiles of the edition on it from the start, wherever chance throws them.
pub fn strewn(edition: &Edition, count: usize, chance: &mut Chance) -> Layout {
    let mut board = edition.layout.board();
    let letters = edition.tiles.alphabet().letters();
    let squares: Vec<_> = board.squares().collect();
    let mut tiles = edition.tiles.tiles().0;
    chance.shuffle(&mut tiles);
    for tile in tiles.into_iter().take(count) {
        let (letter, blank) = match tile {
            Tile::Letter(letter) => (letter, false),
            Tile::Blank => (letters[chance.below(letters.len())], true),
        };
        board.lay(squares[chance.below(squares.len())], LaidTile { letter, blank });
    }
    Layout::parse(&edition.layout.to_csv(&board)).unwrap()
}
