//! Engines, and games of levels with each other.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use kamen::ai::budget::Budget;
use kamen::ai::scrabble::self_play::{Deal, Player, TurnTaken, play};
use kamen::ai::scrabble::{Engine, Leaves, Level, Ranked, Seen, Worth};
use kamen::games::chance::Seed;
use kamen::games::scrabble::Edition;
use kamen::lexicon::{CommonWords, Vocabulary, Word, Words};
use kamen::{assets, leaves, lexicons};

pub fn edition(language: &str) -> Edition {
    assets::language(language).unwrap().unwrap().edition
}

fn shipped(language: &str, lexicon: &str) -> Engine {
    let edition = edition(language);
    let leaves = leaves::open(lexicon).unwrap().leaves(edition.tiles.alphabet());
    let lexicon = lexicons::open(lexicon, edition.tiles.alphabet()).unwrap();
    let engine = Engine::new(edition, lexicon.vocabulary(), Arc::new(leaves));
    engine.with_known(Arc::new(Remembered::new(lexicon.common().unwrap())))
}

/// Words that are asked once: undoing affixes takes longer than a whole turn without it.
struct Remembered {
    words: CommonWords,
    asked: Mutex<HashMap<Word, bool>>,
}

impl Remembered {
    fn new(words: CommonWords) -> Self {
        Self { words, asked: Mutex::default() }
    }
}

impl Words for Remembered {
    fn contains(&self, word: &Word) -> bool {
        let mut asked = self.asked.lock().unwrap();
        *asked.entry(word.clone()).or_insert_with(|| self.words.contains(word))
    }
}

pub static CZECH: LazyLock<Engine> = LazyLock::new(|| shipped("cs", "cs-klasik"));
pub static CZECH_PLUS: LazyLock<Engine> = LazyLock::new(|| shipped("cs", "cs-plus"));
pub static SLOVAK: LazyLock<Engine> = LazyLock::new(|| shipped("sk", "sk"));
pub static ENGLISH: LazyLock<Engine> = LazyLock::new(|| shipped("en", "en"));

/// An engine with English tiles and a few words of which nobody knows how common they are.
pub fn small(words: &[&str]) -> Engine {
    let edition = edition("en");
    let alphabet = edition.tiles.alphabet().clone();
    let words: Vec<Word> = words.iter().map(|word| alphabet.spell(word).unwrap()).collect();
    let words = Vocabulary::collect(Arc::new(alphabet), words);
    Engine::new(edition, &words, Arc::new(Leaves::none()))
}

/// A seed of a number.
pub fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Seed::new(bytes)
}

/// A player who never thinks long.
struct Brief(Box<dyn Player + Send>, u64);

impl Player for Brief {
    fn choose(&mut self, engine: &Engine, seen: &Seen<'_>, _: &Budget<'_>) -> Ranked {
        self.0.choose(engine, seen, &Budget::steps(self.1))
    }

    fn worth(&self) -> Worth {
        self.0.worth()
    }
}

/// Plays one game of some levels, who do not think long; the final scores.
pub fn game(
    engine: &Engine,
    levels: &[Level],
    number: u64,
    taken: impl FnMut(&TurnTaken<'_>),
) -> Vec<i32> {
    game_of_steps(engine, levels, number, 300, taken)
}

fn game_of_steps(
    engine: &Engine,
    levels: &[Level],
    number: u64,
    steps: u64,
    taken: impl FnMut(&TurnTaken<'_>),
) -> Vec<i32> {
    let seeds = (0..).map(|seat| seed(1_000 * number + seat));
    let mut players: Vec<Brief> =
        levels.iter().zip(seeds).map(|(level, seed)| Brief(level.player(&seed), steps)).collect();
    let mut players: Vec<&mut dyn Player> =
        players.iter_mut().map(|player| player as &mut dyn Player).collect();
    play(engine, Deal::new(engine, 5, number), &mut players, taken)
}

/// How two levels did against each other.
pub struct Contest {
    /// The share of games that the first one won.
    pub share: f64,
    /// The points of a turn of each, on the average.
    pub points_a_turn: [f64; 2],
}

/// Lets two levels play so many deals from both seats, with so many steps for a move.
pub fn contest(engine: &Engine, levels: [Level; 2], deals: u64, steps: u64) -> Contest {
    let mut halves = 0;
    let (mut points, mut turns) = ([0, 0], [0, 0]);
    for number in 0..deals {
        for swapped in [false, true] {
            let seats = if swapped { [levels[1], levels[0]] } else { levels };
            let scores = game_of_steps(engine, &seats, number, steps, |taken| {
                let level = taken.player ^ usize::from(swapped);
                points[level] += taken.chosen.score;
                turns[level] += 1;
            });
            let (own, other) = (scores[usize::from(swapped)], scores[usize::from(!swapped)]);
            halves += u32::from(own > other) + u32::from(own >= other);
        }
    }
    Contest {
        share: f64::from(halves) / (4 * deals) as f64,
        points_a_turn: [0, 1].map(|level| f64::from(points[level]) / f64::from(turns[level])),
    }
}
