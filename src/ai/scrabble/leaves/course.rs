//! A course of learning: generations of self-play, each twice as long as the one before and played
//! with what those before have taught.

use std::ops::Range;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::evidence::Evidence;
use super::file::{Growth, LeavesError, LeavesFile, Origin};
use crate::ai::scrabble::opening::Replies;
use crate::lexicon::Alphabet;
use crate::lexicon::container::{Container, ContainerBuilder, SharedBytes};

const INFO: &str = "course/info";
const EVIDENCE: &str = "course/evidence";
const LEAVES: &str = "course/leaves";

/// Learning that can be left and taken up again. What it has learned depends on the lexicon, the
/// seed and the number of games alone, not on how they were shared out or interrupted.
pub struct Course {
    info: Info,
    evidence: Evidence,
    /// What the games of this generation are played with.
    leaves: LeavesFile,
}

#[derive(Serialize, Deserialize)]
struct Info {
    lexicon: String,
    seed: u64,
    games: u64,
    generation: u32,
    growth: Vec<Growth>,
}

/// Games of the first generation.
const FIRST_GENERATION: u64 = 1_000;
/// What a generation has seen counts so many times less in the next.
const FADING: u64 = 4;

impl Course {
    /// Games that are played at a time; each generation is a whole number of them.
    pub const BATCH: u64 = 250;

    /// Begins to learn, knowing nothing.
    pub fn new(lexicon: &str, seed: u64, alphabet: &Alphabet) -> Self {
        let info =
            Info { lexicon: lexicon.to_owned(), seed, games: 0, generation: 0, growth: Vec::new() };
        let (evidence, replies) = (Evidence::default(), Replies::default());
        let leaves = LeavesFile::learned(Origin::default(), alphabet, &evidence, &replies);
        Self { info, evidence, leaves }
    }

    /// The lexicon.
    pub fn lexicon(&self) -> &str {
        &self.info.lexicon
    }

    /// The number that all chance comes from.
    pub fn seed(&self) -> u64 {
        self.info.seed
    }

    /// The games so far.
    pub fn games(&self) -> u64 {
        self.info.games
    }

    /// How the leaves did at the end of each generation.
    pub fn growth(&self) -> &[Growth] {
        &self.info.growth
    }

    /// What the games of this generation are played with.
    pub fn leaves(&self) -> &LeavesFile {
        &self.leaves
    }

    /// The numbers of the next games, at most up to a limit.
    pub fn next_games(&self, limit: u64) -> Range<u64> {
        let games = self.info.games;
        // Always up to the same numbers, wherever learning was interrupted.
        let end = (games / Self::BATCH + 1) * Self::BATCH;
        games..end.min(limit.max(games))
    }

    /// Takes over what the next games have shown. Answers whether a generation has ended.
    pub fn absorb(&mut self, games: u64, evidence: &Evidence, alphabet: &Alphabet) -> bool {
        // Generations of 1, 2, 4… thousand games begin after 0, 1, 3, 7… thousand.
        let begin = |generation: u32| FIRST_GENERATION * ((1 << generation) - 1);
        if self.info.games == begin(self.info.generation) {
            self.evidence.fade(FADING);
        }
        self.evidence.merge(evidence);
        self.info.games += games;
        if self.info.games < begin(self.info.generation + 1) {
            return false;
        }
        self.leaves = self.learned(&Replies::default(), alphabet);
        self.info.generation += 1;
        true
    }

    /// Writes down how the leaves do now.
    pub fn note(&mut self, weights: u64, win_rate: f64, error: f64) -> &Growth {
        let games = self.info.games;
        // No more digits than mean something, so that they are read as they were written.
        let short = |number: f64| (number * 1e4).round() / 1e4;
        let (win_rate, error) = (short(win_rate), short(error));
        self.info.growth.push(Growth { games, weights, win_rate, error });
        &self.info.growth[self.info.growth.len() - 1]
    }

    /// All that has been learned so far, also in a generation that has not ended.
    pub fn learned(&self, replies: &Replies, alphabet: &Alphabet) -> LeavesFile {
        let Info { lexicon, seed, games, growth, .. } = &self.info;
        let origin = Origin {
            lexicon: lexicon.clone(),
            seed: *seed,
            games: *games,
            command: format!(
                "kamen scrabble learn --lexicon {lexicon} --games {games} --seed {seed}"
            ),
            growth: growth.clone(),
        };
        LeavesFile::learned(origin, alphabet, &self.evidence, replies)
    }

    /// The course as bytes, to go on another day.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut file = ContainerBuilder::new();
        file.add(INFO, serde_json::to_vec(&self.info).unwrap_or_default());
        file.add(EVIDENCE, self.evidence.to_bytes());
        file.add(LEAVES, self.leaves.to_bytes());
        file.finish()
    }

    /// Takes a course up again.
    ///
    /// # Errors
    /// When the bytes are none.
    pub fn open(bytes: SharedBytes) -> Result<Self, LeavesError> {
        let container = Container::open(bytes)?;
        let info = serde_json::from_slice(container.section(INFO)?.as_ref());
        let evidence = Evidence::from_bytes(container.section(EVIDENCE)?.as_ref());
        let leaves = container.section(LEAVES)?.as_ref().to_vec();
        Ok(Self {
            info: info.map_err(|_| LeavesError::Damaged)?,
            evidence: evidence.ok_or(LeavesError::Damaged)?,
            leaves: LeavesFile::open(Arc::new(leaves))?,
        })
    }
}
