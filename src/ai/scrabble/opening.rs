//! What the first word gives away.
//!
//! The first word lies alone, so what the next player can make of it depends on little: how far it
//! reaches, and which of its tiles lie beside premium letters, where a vowel lets a high letter
//! count twice both ways. How much each of these gives away is learned by playing replies.

use serde::{Deserialize, Serialize};

use super::best::Finder;
use super::engine::Engine;
use super::generate::Generator;
use super::hand::{Turn, Worth};
use super::moves::{Move, Play, Ranked};
use super::position::Position;
use super::rack::Rack;
use super::self_play::Deal;

/// What the tiles of a first word give away, in thousandths of a point; nothing is above zero.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Opening {
    /// Each tile.
    pub tile: i32,
    /// A letter beside a premium letter, by its place in the alphabet; missing ones give nothing.
    pub beside: Vec<i32>,
}

/// No tile gives away more than this, in thousandths of a point.
const MOST_GIVEN: i32 = 1_000_000;

/// The places of a line that lie beside premium letters, a bit for each.
pub(super) type Places = u32;

impl Opening {
    /// Whether it can be reckoned with, which is to be asked of one from a file.
    pub(super) fn is_sound(&self) -> bool {
        let given = |&given: &i32| (-MOST_GIVEN..=0).contains(&given);
        given(&self.tile) && self.beside.len() < FEATURES && self.beside.iter().all(given)
    }

    /// What some tiles on given places of a line give away.
    #[inline]
    pub fn given(&self, beside: Places, tiles: impl Iterator<Item = (usize, u8)>) -> i64 {
        tiles
            .map(|(at, letter)| match beside >> at & 1 {
                0 => i64::from(self.tile),
                _ => {
                    let beside = self.beside.get(usize::from(letter)).copied().unwrap_or(0);
                    i64::from(self.tile) + i64::from(beside)
                }
            })
            .sum()
    }
}

/// Features of a first word: the number of its tiles, and for each letter how often it lies beside
/// a premium letter.
const FEATURES: usize = 64;

type Features = [i64; FEATURES];

fn features(position: &Position, play: &Play) -> Features {
    let beside = position.beside_premiums(play.direction(), play.line.into());
    let mut features = [0; FEATURES];
    features[0] = play.count() as i64;
    for (at, &tile) in (usize::from(play.first)..).zip(play.tiles()) {
        if beside >> at & 1 != 0 {
            features[1 + usize::from(tile & 0x3f)] += 1;
        }
    }
    features
}

/// First words that are compared for each rack.
const WORDS: usize = 6;
/// Racks of the next player that reply to each of them.
const REPLIES: usize = 6;

/// What replies to first words have shown: sums of products for a least-squares fit, whole
/// numbers so that their order does not matter.
#[derive(Clone, Debug, PartialEq)]
pub struct Replies {
    /// Products of two features within the words of a rack.
    products: Vec<i64>,
    /// Products of a feature and the reply.
    answers: Vec<i64>,
    racks: u64,
}

impl Default for Replies {
    fn default() -> Self {
        Self { products: vec![0; FEATURES * FEATURES], answers: vec![0; FEATURES], racks: 0 }
    }
}

impl Replies {
    /// Adds what others have seen.
    pub fn merge(&mut self, other: &Self) {
        let pairs = self.products.iter_mut().zip(&other.products);
        pairs.chain(self.answers.iter_mut().zip(&other.answers)).for_each(|(a, b)| *a += b);
        self.racks += other.racks;
    }

    fn observe(&mut self, words: &[(Features, i64); WORDS]) {
        // Differences from the mean of the rack's words, times their number to stay whole.
        let n = WORDS as i64;
        let mean = |i: usize| words.iter().map(|(features, _)| features[i]).sum::<i64>();
        let reply: i64 = words.iter().map(|(_, reply)| reply).sum();
        let means: Vec<i64> = (0..FEATURES).map(mean).collect();
        for (features, answer) in words {
            for i in 0..FEATURES {
                let x = n * features[i] - means[i];
                if x == 0 {
                    continue;
                }
                self.answers[i] += x * (n * answer - reply);
                for j in 0..FEATURES {
                    self.products[i * FEATURES + j] += x * (n * features[j] - means[j]);
                }
            }
        }
        self.racks += 1;
    }

    /// What first words give away, by ridge regression.
    pub(super) fn opening(&self) -> Opening {
        // As if every letter had been seen to give nothing away in so many words.
        const RIDGE: f64 = 200.0;
        let scale = (WORDS * WORDS) as f64;
        let mut rows: Vec<Vec<f64>> = (0..FEATURES)
            .map(|i| {
                let products = &self.products[i * FEATURES..(i + 1) * FEATURES];
                let mut row: Vec<f64> = products.iter().map(|&p| p as f64 / scale).collect();
                row[i] += RIDGE;
                row.push(self.answers[i] as f64 / scale);
                row
            })
            .collect();
        let given = solve(&mut rows);
        let penalty = |reply: f64| -(reply.max(0.0).round() as i32);
        Opening {
            tile: penalty(given[0]),
            beside: given[1..].iter().map(|&reply| penalty(reply)).collect(),
        }
    }
}

/// Solves linear equations, each a row with its right side last, by elimination.
fn solve(rows: &mut [Vec<f64>]) -> Vec<f64> {
    let n = rows.len();
    for i in 0..n {
        let pivot = (i..n).max_by(|&a, &b| rows[a][i].abs().total_cmp(&rows[b][i].abs()));
        rows.swap(i, pivot.unwrap_or(i));
        let row = rows[i].clone();
        for other in (0..n).filter(|&other| other != i) {
            let times = rows[other][i] / row[i];
            rows[other].iter_mut().zip(&row).for_each(|(a, b)| *a -= times * b);
        }
    }
    (0..n).map(|i| rows[i][n] / rows[i][i]).collect()
}

/// Plays first words and looks at the replies.
#[derive(Default)]
pub struct OpeningPupil {
    generator: Generator,
    finder: Finder,
}

impl OpeningPupil {
    /// Compares the best first words of one rack.
    pub fn play(&mut self, engine: &Engine, seed: u64, number: u64, seen: &mut Replies) {
        let mut position = engine.start();
        if !position.is_empty() {
            return;
        }
        let mut bag = engine.all_tiles();
        let mut deal = Deal::new(engine, seed, number);
        let mut chance = deal.side_chance("replies");
        let mut rack = Rack::default();
        deal.draw(&mut rack, engine.rack_size);
        rack.each().for_each(|kind| bag.remove(kind));
        let turn = |rack: Rack| Turn {
            rack,
            bag: bag.len() - engine.rack_size,
            unseen_value: 0,
            worth: Worth::Equity,
        };
        let mut words: Vec<Ranked> = self.generator.all(engine, &position, &turn(rack)).to_vec();
        words.retain(|word| matches!(word.action, Move::Place(play) if play.direction() == 0));
        words.sort_by_key(|word| std::cmp::Reverse(word.equity));
        if words.len() < WORDS {
            return;
        }
        let mut tiles: Vec<u8> = bag.each().collect();
        let racks: Vec<Rack> = (0..REPLIES)
            .map(|_| {
                chance.shuffle(&mut tiles);
                tiles[..engine.rack_size].iter().copied().collect()
            })
            .collect();
        let mut seen_words = [([0; FEATURES], 0); WORDS];
        for ((features_of, reply), word) in seen_words.iter_mut().zip(&words) {
            let Move::Place(play) = &word.action else { continue };
            *features_of = features(&position, play);
            position.make(engine, play);
            let replies =
                racks.iter().map(|&rack| self.finder.best(engine, &position, &turn(rack)).equity.0);
            *reply = replies.sum::<i64>() / REPLIES as i64;
            position.undo();
        }
        seen.observe(&seen_words);
    }
}
