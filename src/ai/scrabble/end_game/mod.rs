//! The end game: the bag is empty, so with two players both racks are known and nothing is left to
//! chance.
//!
//! [`Solver`] searches it exactly when it has time enough, and gives its best so far when it has
//! not. [`b_star`] and [`ten_branches`] are the ways of the theses, to play with and to compare.
//!
//! | file | |
//! |---|---|
//! | `solver.rs` `search.rs` | deeper and deeper, alone or by several minds that share a table; one look ahead |
//! | `repertoire.rs` `table.rs` `keys.rs` | the moves of both players line by line, and what is known of positions |
//! | `b_star.rs` `ten_branches.rs` `compare.rs` | the other ways, and how good they are |

mod b_star;
mod compare;
mod keys;
mod repertoire;
mod search;
mod solver;
mod table;
mod ten_branches;

pub use b_star::b_star;
pub use compare::{Comparison, Way};
pub use solver::{Solution, Solver};
pub use ten_branches::ten_branches;

use super::engine::Engine;
use super::equity::Equity;
use super::hand::{Turn, Worth};
use super::moves::{Move, Play, Ranked};
use super::position::Position;
use super::rack::Rack;
use super::seen::Seen;

/// An end game of two players.
#[derive(Clone)]
pub struct EndGame {
    pub(super) position: Position,
    /// The rack on turn and the other one.
    pub(super) racks: [Rack; 2],
    /// Whether a pass ends the game.
    pub(super) pass_ends: bool,
}

impl EndGame {
    /// An end game in which the first rack is on turn, and the last turn was no pass.
    pub fn new(position: &Position, racks: [Rack; 2]) -> Self {
        Self { position: position.clone(), racks, pass_ends: false }
    }

    /// The end game that a player sees, if it is one: the bag is empty and there is one opponent,
    /// who holds whatever is not seen.
    pub fn seen(seen: &Seen<'_>) -> Option<Self> {
        let racks = [seen.turn.rack, *seen.unseen];
        let fits = racks.iter().all(|rack| rack.len() <= Play::MAX_TILES);
        (seen.is_open() && fits).then(|| Self {
            position: seen.position.clone(),
            racks,
            pass_ends: seen.pass_ends,
        })
    }

    /// The rack on turn and the other one.
    pub fn racks(&self) -> &[Rack; 2] {
        &self.racks
    }

    /// The board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The player on turn as a search sees it.
    fn turn(&self, engine: &Engine) -> Turn {
        let unseen_value = engine.value(&self.racks[1]);
        Turn { rack: self.racks[0], bag: 0, unseen_value, worth: Worth::Equity }
    }

    /// Makes a move. What it brings the player in comparison with the other, and whether the game
    /// is over.
    pub fn make(&mut self, engine: &Engine, chosen: &Ranked) -> (i32, bool) {
        let brings = match &chosen.action {
            Move::Place(play) => {
                play.kinds().for_each(|kind| self.racks[0].remove(kind));
                self.position.make(engine, play);
                self.pass_ends = false;
                if self.racks[0].is_empty() {
                    return (chosen.score + 2 * engine.value(&self.racks[1]), true);
                }
                chosen.score
            }
            Move::Exchange(_) | Move::Pass if self.pass_ends => {
                let [own, other] = self.racks.map(|rack| engine.value(&rack));
                return (other - own, true);
            }
            Move::Exchange(_) | Move::Pass => {
                // By any rule about passes, whoever gains by passing twice gains by passing once: it
                // is enough to look one pass of each player ahead.
                self.pass_ends = true;
                0
            }
        };
        self.racks.swap(0, 1);
        (brings, false)
    }

    /// Takes a move back that did not end the game.
    fn undo(&mut self, chosen: &Ranked, pass_ended: bool) {
        self.racks.swap(0, 1);
        self.take_back(chosen, pass_ended);
    }

    /// Takes a move back that ended the game.
    fn undo_last(&mut self, chosen: &Ranked, pass_ended: bool) {
        self.take_back(chosen, pass_ended);
    }

    fn take_back(&mut self, chosen: &Ranked, pass_ended: bool) {
        if let Move::Place(play) = &chosen.action {
            self.position.undo();
            play.kinds().for_each(|kind| self.racks[0].add(kind));
        }
        self.pass_ends = pass_ended;
    }
}

/// A pass.
const PASS: Ranked = Ranked { action: Move::Pass, score: 0, equity: Equity::points(0) };

/// The words among all moves, the highest points first; a pass when there is none.
fn words_or_pass(all: &[Ranked]) -> Vec<Ranked> {
    let of = |wanted: fn(&Move) -> bool| all.iter().filter(move |ranked| wanted(&ranked.action));
    let mut words: Vec<Ranked> = of(|action| matches!(action, Move::Place(_))).copied().collect();
    words.sort_by_key(|ranked| std::cmp::Reverse((ranked.score, ranked.equity)));
    if words.is_empty() {
        words.extend(of(|action| *action == Move::Pass));
    }
    words
}
