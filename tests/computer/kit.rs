//! Engines, and games of levels with each other.

use std::sync::{Arc, LazyLock};

use kamen::ai::scrabble::self_play::{Deal, Player, TurnTaken, play};
use kamen::ai::scrabble::{Budget, Engine, Leaves, Level, Ranked, Seen, Worth};
use kamen::games::chance::Seed;
use kamen::games::scrabble::Edition;
use kamen::lexicon::{Vocabulary, Word};
use kamen::{assets, leaves, lexicons};

pub fn edition(language: &str) -> Edition {
    assets::language(language).unwrap().unwrap().edition
}

fn shipped(language: &str, lexicon: &str) -> Engine {
    let edition = edition(language);
    let leaves = leaves::open(lexicon).unwrap().leaves(edition.tiles.alphabet());
    let lexicon = lexicons::open(lexicon, edition.tiles.alphabet()).unwrap();
    let engine = Engine::new(edition, lexicon.vocabulary(), Arc::new(leaves));
    engine.with_known(Arc::new(lexicon.common().unwrap()))
}

pub static CZECH: LazyLock<Engine> = LazyLock::new(|| shipped("cs", "cs-klasik"));
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

/// The share of games that the first level wins, over so many deals played from both seats, with so
/// many steps for a move.
pub fn win_share(engine: &Engine, levels: [Level; 2], deals: u64, steps: u64) -> f64 {
    let mut halves = 0;
    for number in 0..deals {
        for swapped in [false, true] {
            let seats = if swapped { [levels[1], levels[0]] } else { levels };
            let scores = game_of_steps(engine, &seats, number, steps, |_| {});
            let (own, other) = (scores[usize::from(swapped)], scores[usize::from(!swapped)]);
            halves += u32::from(own > other) + u32::from(own >= other);
        }
    }
    f64::from(halves) / (4 * deals) as f64
}
