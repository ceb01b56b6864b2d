//! The exact search: negamax with alpha and beta, deeper and deeper.
//!
//! Where a search of some depth has to stop, both players go on with the move that looks best until
//! the game is over; the value of that line stands for the position. When a search has reached the
//! end of the game in all lines that count, its value is exact.

use std::cmp::Reverse;

use super::EndGame;
use super::table::{Bound, Entry, Table};
use crate::ai::scrabble::anagrams::LETTER_NUMBERS;
use crate::ai::scrabble::best::Finder;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::equity::Equity;
use crate::ai::scrabble::generate::Generator;
use crate::ai::scrabble::moves::{Move, Play, Ranked};
use crate::ai::scrabble::position::Position;
use crate::ai::scrabble::seen::Budget;

/// What was found out about an end game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solution {
    /// The best move.
    pub best: Ranked,
    /// What the player on turn wins on the other from here to the end, with the tiles left.
    pub value: i32,
    /// Whether this is proved.
    pub is_exact: bool,
    /// How many turns were looked ahead before both went on as it looks best.
    pub depth: usize,
    /// Positions in which moves were looked for.
    pub steps: u64,
}

/// Searches end games; its memory is used again.
#[derive(Default)]
pub struct Solver {
    generator: Generator,
    finder: Finder,
    table: Table,
    /// How many end games were searched: what is known of one does not hold for another.
    searches: u64,
    /// The moves of each turn of the line that is looked at.
    lines: Vec<Vec<Candidate>>,
}

/// A move with its place among all of its position.
#[derive(Clone, Copy)]
struct Candidate {
    ranked: Ranked,
    number: u16,
}

/// More than any end game is worth.
const INFINITE: i32 = i32::MAX / 4;

/// No end game lasts so many turns: two racks and a pass after each play.
const DEEPEST: usize = 4 * Play::MAX_TILES;

impl Solver {
    /// The best move of an end game and its value, as far as the budget goes. With no budget at all
    /// it is the move that looks best.
    pub fn solve(&mut self, engine: &Engine, game: &EndGame, budget: &Budget<'_>) -> Solution {
        self.table.make_room();
        self.searches += 1;
        self.lines.resize_with(DEEPEST + 1, Vec::new);
        let mut game = game.clone();
        let best = self.finder.best(engine, &game.position, &game.turn(engine));
        let mut solution = Solution { best, value: 0, is_exact: false, depth: 0, steps: 1 };
        let mut search = Search { engine, solver: self, budget, steps: 1, stopped: false };
        solution.value = search.play_out(&mut game);
        for depth in 1..=DEEPEST {
            let found = search.root(&mut game, depth);
            if let Some((best, value)) = found.best {
                (solution.best, solution.value, solution.depth) = (best, value, depth);
            }
            if search.stopped {
                break;
            }
            if found.complete {
                solution.is_exact = true;
                break;
            }
        }
        solution.steps = search.steps;
        solution
    }
}

/// What a search of the first position has found.
struct Found {
    best: Option<(Ranked, i32)>,
    complete: bool,
}

/// A search that goes on.
struct Search<'a> {
    engine: &'a Engine,
    solver: &'a mut Solver,
    budget: &'a Budget<'a>,
    steps: u64,
    stopped: bool,
}

impl Search<'_> {
    /// Looks so many turns ahead. When time is up, the best of what was looked at to the end.
    fn root(&mut self, game: &mut EndGame, depth: usize) -> Found {
        let (key, pass_ended) = (mix(self.solver.searches), game.pass_ends);
        self.moves(game, 0, self.solver.table.get(key_of(game, key)));
        let mut found = Found { best: None, complete: true };
        let mut alpha = -INFINITE;
        for place in 0..self.solver.lines[0].len() {
            let Candidate { ranked, number } = self.solver.lines[0][place];
            let (value, complete) =
                self.after(game, &ranked, key, 0, depth, (alpha, INFINITE), pass_ended);
            if self.stopped {
                break;
            }
            found.complete &= complete;
            if value > alpha {
                alpha = value;
                found.best = Some((ranked, value));
                let (bound, depth) = (Bound::AtLeast, 0);
                let entry = Entry { value, best: number, depth, bound, complete: false };
                self.solver.table.put(key_of(game, key), entry);
            }
        }
        found
    }

    /// The value of a move, and whether it is that of the end of the game.
    #[allow(clippy::too_many_arguments, reason = "the state of a search, spelled out")]
    fn after(
        &mut self,
        game: &mut EndGame,
        chosen: &Ranked,
        key: u64,
        ply: usize,
        depth: usize,
        (alpha, beta): (i32, i32),
        pass_ended: bool,
    ) -> (i32, bool) {
        let next_key = key ^ laid_key(&game.position, chosen);
        let (brings, over) = game.make(self.engine, chosen);
        if over {
            game.undo_last(chosen, pass_ended);
            return (brings, true);
        }
        let window = (brings - beta, brings - alpha);
        let (value, complete) = self.search(game, next_key, ply + 1, depth - 1, window);
        game.undo(chosen, pass_ended);
        (brings - value, complete)
    }

    /// The value of a position for the player on turn.
    fn search(
        &mut self,
        game: &mut EndGame,
        key: u64,
        ply: usize,
        depth: usize,
        (alpha, beta): (i32, i32),
    ) -> (i32, bool) {
        if self.budget.is_over(self.steps) {
            self.stopped = true;
            return (0, false);
        }
        let place = key_of(game, key);
        let known = self.solver.table.get(place);
        if let Some(known) = known.filter(|known| known.complete || depth <= known.depth.into()) {
            let settles = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => known.value >= beta,
                Bound::AtMost => known.value <= alpha,
                Bound::Empty => false,
            };
            if settles {
                return (known.value, known.complete);
            }
        }
        if depth == 0 || ply >= DEEPEST {
            return (self.play_out(game), false);
        }
        self.moves(game, ply, known);
        let pass_ended = game.pass_ends;
        let (mut best, mut best_number, mut complete, mut low) = (-INFINITE, 0, true, alpha);
        for at in 0..self.solver.lines[ply].len() {
            let Candidate { ranked, number } = self.solver.lines[ply][at];
            let (value, is_end) =
                self.after(game, &ranked, key, ply, depth, (low, beta), pass_ended);
            if self.stopped {
                return (best, false);
            }
            complete &= is_end;
            if value > best {
                (best, best_number) = (value, number);
            }
            low = low.max(value);
            if low >= beta {
                // This move alone is reason enough.
                complete = is_end;
                break;
            }
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best <= alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        let depth = depth as u8;
        let entry = Entry { value: best, best: best_number, depth, bound, complete };
        self.solver.table.put(place, entry);
        (best, complete)
    }

    /// Finds the moves of a position, the most promising first.
    fn moves(&mut self, game: &EndGame, ply: usize, known: Option<Entry>) {
        self.steps += 1;
        let Solver { generator, lines, .. } = &mut *self.solver;
        let all = generator.all(self.engine, &game.position, &game.turn(self.engine));
        let line = &mut lines[ply];
        line.clear();
        let numbered = (0..).zip(all).filter(|(_, r)| !matches!(r.action, Move::Exchange(_)));
        line.extend(numbered.map(|(number, &ranked)| Candidate { ranked, number }));
        let first = known.map(|known| known.best);
        line.sort_by_key(|candidate| {
            let equity = if Some(candidate.number) == first {
                Equity(i64::MAX)
            } else {
                candidate.ranked.equity
            };
            (Reverse(equity), candidate.number)
        });
    }

    /// The value of a position when both do what looks best until the end.
    fn play_out(&mut self, game: &mut EndGame) -> i32 {
        let (mut value, mut sign, mut made) = (0, 1, Vec::with_capacity(DEEPEST));
        loop {
            self.steps += 1;
            let turn = game.turn(self.engine);
            let best = self.solver.finder.best(self.engine, &game.position, &turn);
            let pass_ended = game.pass_ends;
            let (brings, over) = game.make(self.engine, &best);
            value += sign * brings;
            if over {
                game.undo_last(&best, pass_ended);
                break;
            }
            made.push((best, pass_ended));
            sign = -sign;
        }
        for (chosen, pass_ended) in made.into_iter().rev() {
            game.undo(&chosen, pass_ended);
        }
        value
    }
}

/// Mixes the bits of a number (the finaliser of splitmix64).
fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// What the tiles of a move add to the key of a board.
fn laid_key(position: &Position, chosen: &Ranked) -> u64 {
    let Move::Place(play) = &chosen.action else { return 0 };
    let squares = position.line(play.direction(), play.line.into());
    let mut at = usize::from(play.first);
    let mut key = 0;
    for &tile in play.tiles() {
        while squares[at].is_tile() {
            at += 1;
        }
        let line = usize::from(play.line);
        let (row, column) = if play.direction() == 0 { (line, at) } else { (at, line) };
        key ^= mix((row << 16 | column << 8 | usize::from(tile)) as u64 + 1);
        at += 1;
    }
    key
}

/// The key of a position: what has been laid, who holds what, who is on turn.
fn key_of(game: &EndGame, laid: u64) -> u64 {
    let [own, other] = game.racks.map(|rack| rack.sum());
    let passed = if game.pass_ends { LETTER_NUMBERS[0] } else { 0 };
    laid ^ mix(own) ^ mix(other).rotate_left(17) ^ passed
}
