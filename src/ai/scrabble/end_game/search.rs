//! The exact search: negamax with alpha and beta, deeper and deeper.
//!
//! Where a search of some depth has to stop, both players go on with the move that looks best until
//! the game is over; the value of that line stands for the position. When a search has reached the
//! end of the game in all lines that count, its value is exact.

use std::cmp::Reverse;

use super::EndGame;
use super::keys::{key_of, laid_key};
use super::repertoire::{Choice, Repertoire};
use super::table::{Bound, Entry, Table};
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::moves::{Play, Ranked};

/// What one search needs; its memory is used again.
#[derive(Default)]
pub(super) struct Mind {
    repertoire: Repertoire,
    /// For every turn of a line, moves that were reason enough to look no further, by their marks.
    refuting: Vec<[u16; 2]>,
}

impl Mind {
    /// Begins with an end game.
    pub fn begin(&mut self, engine: &Engine, game: &EndGame) {
        self.refuting.clear();
        self.refuting.resize(DEEPEST + 1, [0; 2]);
        self.repertoire.begin(engine, game);
        sort(self.repertoire.choices());
    }

    /// Puts a move before all others.
    pub fn put_first(&mut self, best: &Ranked) {
        let choices = self.repertoire.choices();
        for choice in choices.iter_mut() {
            if choice.ranked.action == best.action {
                choice.order = INFINITE;
            }
        }
        sort(choices);
    }

    /// The move that looks best.
    pub fn best(&mut self) -> Ranked {
        self.repertoire.choices().first().map_or(super::PASS, |best| best.ranked)
    }
}

/// More than any end game is worth.
const INFINITE: i32 = i32::MAX / 4;

/// No end game lasts so many turns: two racks and a pass after each play.
pub(super) const DEEPEST: usize = 4 * Play::MAX_TILES;

/// Choices that are picked one by one; when even they were not enough, the rest is sorted.
const PICKED: usize = 3;

/// What a search of the first position has found.
#[derive(Clone, Copy)]
pub(super) struct Found {
    /// The best move and its value; nothing when not even one move was looked at.
    pub best: Option<(Ranked, i32)>,
    /// Whether every line that counts was followed to the end of the game.
    pub complete: bool,
}

/// Between which values it matters what a position is worth, for the player on turn.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    /// Whether a value is above something, and nothing else.
    fn above(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// The same after a move that brings something, for the other player.
    fn after(self, brings: i32) -> Self {
        Self { alpha: brings - self.beta, beta: brings - self.alpha }
    }
}

/// A value found, and whether every line that counts for it was followed to the end of the game.
#[derive(Clone, Copy)]
struct Value {
    points: i32,
    complete: bool,
}

/// A search that goes on.
pub(super) struct Search<'a> {
    engine: &'a Engine,
    table: &'a Table,
    mind: &'a mut Mind,
    /// Whether a search that has taken so many steps must come to its end.
    is_over: &'a dyn Fn(u64) -> bool,
    /// Positions in which moves were looked for.
    pub steps: u64,
    /// Whether it was over before its end.
    pub stopped: bool,
}

impl<'a> Search<'a> {
    /// A search that has taken so many steps already.
    pub fn new(
        engine: &'a Engine,
        table: &'a Table,
        mind: &'a mut Mind,
        is_over: &'a dyn Fn(u64) -> bool,
        steps: u64,
    ) -> Self {
        Self { engine, table, mind, is_over, steps, stopped: false }
    }

    /// Looks so many turns ahead. When time is up, the best of what was looked at to the end.
    pub fn root(&mut self, game: &mut EndGame, key: u64, depth: usize) -> Found {
        let mut found = Found { best: None, complete: true };
        let mut alpha = -INFINITE;
        for at in 0..self.mind.repertoire.choices().len() {
            let choice = self.mind.repertoire.choices()[at];
            let open = Window { alpha, beta: INFINITE };
            let mut value = self.first_look(game, &choice, (key, depth), (at, alpha));
            if value.points > alpha && !self.stopped {
                if at > 0 {
                    // It is better, whatever the second look brings.
                    found.best = Some((choice.ranked, value.points));
                }
                value = self.after(game, &choice, key, depth, open);
            }
            if self.stopped {
                return found;
            }
            found.complete &= value.complete;
            if value.points > alpha {
                alpha = value.points;
                found.best = Some((choice.ranked, value.points));
            }
            // For the order of the next look.
            self.mind.repertoire.choices()[at].order = value.points;
        }
        sort(self.mind.repertoire.choices());
        found
    }

    /// Whether a move may be better than something: the first of a position always may, for the
    /// others it is asked, less deeply for those that look bad.
    fn first_look(
        &mut self,
        game: &mut EndGame,
        choice: &Choice,
        (key, depth): (u64, usize),
        (at, low): (usize, i32),
    ) -> Value {
        let mut value = Value { points: INFINITE, complete: false };
        if at == 0 {
            return value;
        }
        let less = LESS_DEEP.iter().filter(|&&from| at >= from).count().min(depth - 1);
        for depth in [depth - less, depth] {
            value = self.after(game, choice, key, depth, Window::above(low));
            if self.stopped || value.points <= low || less == 0 {
                break;
            }
        }
        value
    }

    /// The value of a move.
    fn after(
        &mut self,
        game: &mut EndGame,
        choice: &Choice,
        key: u64,
        depth: usize,
        window: Window,
    ) -> Value {
        let (chosen, pass_ended) = (&choice.ranked, game.pass_ends);
        let next_key = key ^ laid_key(&game.position, chosen);
        let (brings, over) = game.make(self.engine, chosen);
        if over {
            game.undo_last(chosen, pass_ended);
            return Value { points: brings, complete: true };
        }
        self.mind.repertoire.made(game, chosen);
        let value = self.search(game, next_key, depth - 1, window.after(brings));
        self.mind.repertoire.unmade();
        game.undo(chosen, pass_ended);
        Value { points: brings - value.points, complete: value.complete }
    }

    /// The value of a position for the player on turn.
    fn search(&mut self, game: &mut EndGame, key: u64, depth: usize, window: Window) -> Value {
        if (self.is_over)(self.steps) {
            self.stopped = true;
            return Value { points: 0, complete: false };
        }
        let Window { alpha, beta } = window;
        let place = key_of(game, key);
        let known = self.table.get(place);
        if let Some(known) = known.filter(|known| known.complete || depth <= known.depth.into()) {
            let settles = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => known.value >= beta,
                Bound::AtMost => known.value <= alpha,
            };
            if settles {
                return Value { points: known.value, complete: known.complete };
            }
        }
        let ply = self.mind.repertoire.ply();
        self.renew(game);
        if depth == 0 || ply >= DEEPEST {
            let points = self.play_out(game);
            let entry =
                Entry { value: points, best: 0, depth: 0, bound: Bound::Exact, complete: false };
            self.table.put(place, entry);
            return Value { points, complete: false };
        }
        self.prefer(ply, known);
        let mut best = Value { points: -INFINITE, complete: true };
        let (mut best_mark, mut low) = (0, alpha);
        for at in 0..self.mind.repertoire.choices().len() {
            let choice = self.next(at);
            let mut value = self.first_look(game, &choice, (key, depth), (at, low));
            if !self.stopped && value.points > low && (at == 0 || value.points < beta) {
                value = self.after(game, &choice, key, depth, Window { alpha: low, beta });
            }
            if self.stopped {
                return Value { points: best.points, complete: false };
            }
            best.complete &= value.complete;
            if value.points > best.points {
                (best.points, best_mark) = (value.points, choice.mark);
            }
            low = low.max(value.points);
            if low >= beta {
                // This move alone is reason enough.
                best.complete = value.complete;
                self.refuted(ply, choice.mark);
                break;
            }
        }
        let bound = if best.points >= beta {
            Bound::AtLeast
        } else if best.points <= alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        let Value { points: value, complete } = best;
        let entry = Entry { value, best: best_mark, depth: depth as u8, bound, complete };
        self.table.put(place, entry);
        best
    }

    /// Finds the moves of a position.
    fn renew(&mut self, game: &EndGame) {
        self.steps += 1;
        self.mind.repertoire.renew(self.engine, game);
    }

    /// Puts first what was best before, and what was reason enough in other positions of this turn.
    fn prefer(&mut self, ply: usize, known: Option<Entry>) {
        let best = known.map_or(0, |known| known.best);
        let [first, second] = self.mind.refuting[ply];
        for choice in self.mind.repertoire.choices() {
            if choice.mark == 0 {
                continue;
            }
            if choice.mark == best {
                choice.order = INFINITE;
            } else if choice.mark == first || choice.mark == second {
                choice.order += REFUTES;
            }
        }
    }

    fn refuted(&mut self, ply: usize, mark: u16) {
        let marks = &mut self.mind.refuting[ply];
        if mark != 0 && marks[0] != mark {
            *marks = [mark, marks[0]];
        }
    }

    /// The most promising choice from a place on, which is put there.
    fn next(&mut self, at: usize) -> Choice {
        let choices = self.mind.repertoire.choices();
        if at < PICKED {
            let rest = (at..choices.len()).max_by_key(|&place| choices[place].rank());
            choices.swap(at, rest.unwrap_or(at));
        } else if at == PICKED {
            sort(&mut choices[at..]);
        }
        choices[at]
    }

    /// The value of a position when both do what looks best until the end. The moves of its turn have
    /// been found.
    pub fn play_out(&mut self, game: &mut EndGame) -> i32 {
        let (mut value, mut sign, mut made) = (0, 1, Vec::with_capacity(DEEPEST));
        loop {
            let choices = self.mind.repertoire.choices();
            let best = choices.iter().max_by_key(|choice| choice.rank());
            let best = best.map_or(super::PASS, |best| best.ranked);
            let pass_ended = game.pass_ends;
            let (brings, over) = game.make(self.engine, &best);
            value += sign * brings;
            if over {
                game.undo_last(&best, pass_ended);
                break;
            }
            self.mind.repertoire.made(game, &best);
            made.push((best, pass_ended));
            sign = -sign;
            self.renew(game);
        }
        for (chosen, pass_ended) in made.into_iter().rev() {
            self.mind.repertoire.unmade();
            game.undo(&chosen, pass_ended);
        }
        value
    }
}

/// From these places on, moves are looked at less deeply as long as they do not turn out to be good.
/// A line that was followed to its end is followed so far all the same, so nothing is proved wrongly.
const LESS_DEEP: [usize; 3] = [4, 12, 40];

/// How much more promising a move is that was reason enough elsewhere, in points.
const REFUTES: i32 = 20;

/// Sorts choices, the most promising first.
fn sort(choices: &mut [Choice]) {
    choices.sort_unstable_by_key(|choice| Reverse(choice.rank()));
}
