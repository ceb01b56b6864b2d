//! One deal, played once for every rotation of the seats.

use std::fmt::Write;
use std::time::{Duration, Instant};

use super::times::Times;
use crate::ai::budget::Budget;
use crate::ai::scrabble::self_play::{Deal, Player, TurnTaken, play};
use crate::ai::scrabble::{Engine, Generator, Level, Move, Ranked, Seen, Worth};
use crate::cli::scrabble::crew::Threads;
use crate::games::chance::Seed;
use crate::games::scrabble::notation::Cgp;
use crate::games::scrabble::{Score, Tiles};

/// Of so many deals, the moves of one are counted.
pub(super) const COUNTED_EVERY: u64 = 100;

/// What is played: the same for all deals.
pub(super) struct Match<'a> {
    pub engine: &'a Engine,
    pub levels: &'a [Level],
    pub seed: u64,
    /// The positions of so many deals are written down.
    pub written: u64,
    pub pace: Pace,
    /// Those who search for a player on turn.
    pub crew: Threads,
}

/// How long players may think about a move; as long as they usually do when nothing is said.
#[derive(Clone, Copy, Default)]
pub(super) struct Pace {
    pub time: Option<Duration>,
    pub steps: Option<u64>,
}

/// What a player did in one game or in many.
#[derive(Clone, Debug, Default)]
pub(super) struct Deeds {
    /// The final score.
    pub points: i64,
    /// What the turns earned, without the settlement at the end.
    pub turn_points: i64,
    pub turns: u64,
    pub bingos: u64,
    /// The times it took to choose while tiles were in the bag.
    pub times: Times,
    /// Those of turns with an empty bag.
    pub end_times: Times,
    /// Words that could have been laid, in the turns where they were counted.
    pub found: u64,
    pub counted_turns: u64,
}

impl Deeds {
    /// Adds those of another game.
    pub fn add(&mut self, other: &Self) {
        self.points += other.points;
        self.turn_points += other.turn_points;
        self.turns += other.turns;
        self.bingos += other.bingos;
        self.times.add(&other.times);
        self.end_times.add(&other.end_times);
        self.found += other.found;
        self.counted_turns += other.counted_turns;
    }
}

/// A deal that has been played.
#[derive(Default)]
pub(super) struct Played {
    /// For each game, what every player did in it, in the order of the levels.
    pub games: Vec<Vec<Deeds>>,
    /// The positions of the first game, one on a line, when they are wanted.
    pub positions: String,
}

impl Match<'_> {
    /// Plays the deal of a number with the players in all rotations of the seats.
    pub fn play(&self, generator: &mut Generator, number: u64) -> Played {
        let mut played = Played::default();
        for rotation in 0..self.levels.len() {
            let wanted = rotation == 0 && number < self.written;
            let positions = wanted.then_some(&mut played.positions);
            let deeds = self.game(generator, number, rotation, positions);
            played.games.push(deeds);
        }
        played
    }

    fn game(
        &self,
        generator: &mut Generator,
        number: u64,
        rotation: usize,
        mut positions: Option<&mut String>,
    ) -> Vec<Deeds> {
        let (engine, count) = (self.engine, self.levels.len());
        let player_on = |seat: usize| (seat + rotation) % count;
        let mut timed: Vec<Timed> =
            (0..count).map(|seat| self.player(number, rotation, player_on(seat))).collect();
        let mut players: Vec<&mut dyn Player> =
            timed.iter_mut().map(|player| player as &mut dyn Player).collect();
        let mut deeds = vec![Deeds::default(); count];
        let deal = Deal::new(engine, self.seed, number);
        let scores = play(engine, deal, &mut players, |taken| {
            let own = &mut deeds[player_on(taken.player)];
            own.turns += 1;
            if let Move::Place(play) = &taken.chosen.action {
                own.turn_points += i64::from(taken.chosen.score);
                let all = usize::from(engine.edition().rack_size);
                own.bingos += u64::from(play.count() == all);
            }
            if number.is_multiple_of(COUNTED_EVERY) {
                own.counted_turns += 1;
                own.found += placements(generator.all(engine, taken.position, taken.turn));
            }
            if let Some(positions) = &mut positions {
                let _ = writeln!(positions, "{}", cgp(engine, taken));
            }
        });
        for (seat, (score, timed)) in scores.into_iter().zip(timed).enumerate() {
            let own = &mut deeds[player_on(seat)];
            own.points = i64::from(score);
            (own.times, own.end_times) = (timed.times, timed.end_times);
        }
        deeds
    }

    fn player(&self, number: u64, rotation: usize, player: usize) -> Timed {
        let parts = [self.seed, number, rotation as u64, player as u64];
        let mut bytes = [0; 32];
        for (place, part) in bytes.chunks_exact_mut(8).zip(parts) {
            place.copy_from_slice(&part.to_be_bytes());
        }
        let player = self.levels[player].player(&Seed::new(bytes));
        let (times, end_times) = Default::default();
        Timed { player, pace: self.pace, crew: self.crew, times, end_times }
    }
}

/// How many moves lay tiles.
fn placements(moves: &[Ranked]) -> u64 {
    moves.iter().filter(|ranked| matches!(ranked.action, Move::Place(_))).count() as u64
}

/// The position before a turn, as the player on turn knows it.
fn cgp(engine: &Engine, taken: &TurnTaken<'_>) -> Cgp {
    let count = taken.scores.len();
    let mut racks = vec![Tiles::default(); count];
    racks[0] = taken.turn.rack.tiles(engine.edition().tiles.alphabet());
    let order = (0..count).map(|seat| (taken.player + seat) % count);
    Cgp {
        board: taken.position.board(engine),
        racks,
        scores: order.map(|seat| Score(taken.scores[seat])).collect(),
        scoreless: taken.scoreless,
        operations: Vec::new(),
    }
}

/// A player whose time is taken.
struct Timed {
    player: Box<dyn Player + Send>,
    pace: Pace,
    crew: Threads,
    times: Times,
    end_times: Times,
}

impl Player for Timed {
    fn choose(&mut self, engine: &Engine, seen: &Seen<'_>, budget: &Budget<'_>) -> Ranked {
        let begun = Instant::now();
        let enough = || self.pace.time.is_some_and(|time| begun.elapsed() >= time);
        let budget = match self.pace {
            Pace { time: None, steps: None } => *budget,
            Pace { steps, .. } => Budget::until(&enough).at_most(steps.unwrap_or(u64::MAX)),
        };
        let chosen = self.player.choose(engine, seen, &budget.with_crew(&self.crew));
        let times = if seen.turn.bag == 0 { &mut self.end_times } else { &mut self.times };
        times.note(begun.elapsed());
        chosen
    }

    fn worth(&self) -> Worth {
        self.player.worth()
    }
}
