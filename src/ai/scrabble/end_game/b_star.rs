//! The end game of the third thesis: B* (Berliner 1979), which keeps an optimistic and a pessimistic
//! value of every position, and alternates between proving the best move and disproving the rest, as
//! Maven did.

use super::EndGame;
use crate::ai::budget::Budget;
use crate::ai::scrabble::best::Finder;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::generate::Generator;
use crate::ai::scrabble::moves::{Move, Ranked};
use crate::ai::scrabble::rack::Rack;

/// Rounds after which the most promising move is taken, as in the thesis.
const ROUNDS: usize = 400;

/// The move that B* takes in an end game.
pub fn b_star(engine: &Engine, game: &EndGame, budget: &Budget<'_>) -> Ranked {
    let (generator, finder) = Default::default();
    let mut search = Search { engine, generator, finder, budget, steps: 0 };
    let mut game = game.clone();
    let mut children = search.children(&mut game);
    for round in 0..ROUNDS {
        let Some((first, second)) = leaders(&children) else { break };
        let proved = second.is_none_or(|second| children[first].least() >= children[second].most());
        if proved || budget.is_over(search.steps) {
            break;
        }
        let rest = second.filter(|&second| !children[second].is_settled());
        let best = Some(first).filter(|&first| !children[first].is_settled());
        // Proving the best and disproving the rest take turns.
        let (preferred, other) = if round % 2 == 0 { (best, rest) } else { (rest, best) };
        let Some(chosen) = preferred.or(other) else { break };
        search.descend(&mut game, &mut children[chosen], round % 2 == 0);
    }
    let best = leaders(&children).map(|(first, _)| children[first].ranked);
    best.unwrap_or(Ranked { action: Move::Pass, score: 0, equity: Default::default() })
}

/// A move and what comes after it.
struct Node {
    ranked: Ranked,
    /// What it brings at once.
    brings: i32,
    over: bool,
    /// What the other player gains afterwards, at best and at worst.
    optimistic: i32,
    pessimistic: i32,
    children: Vec<Node>,
}

impl Node {
    /// The value for whoever moves, at best.
    fn most(&self) -> i32 {
        self.brings - self.pessimistic
    }

    /// The value for whoever moves, at worst.
    fn least(&self) -> i32 {
        self.brings - self.optimistic
    }

    fn is_settled(&self) -> bool {
        self.over || !self.children.is_empty() && self.optimistic == self.pessimistic
    }

    /// Takes over what its children say.
    fn renew(&mut self) {
        let most = |of: fn(&Self) -> i32| self.children.iter().map(of).max().unwrap_or(0);
        (self.optimistic, self.pessimistic) = (most(Self::most), most(Self::least));
    }
}

/// The moves with the highest optimistic values.
fn leaders(children: &[Node]) -> Option<(usize, Option<usize>)> {
    let most = |&at: &usize| (children[at].most(), children[at].least());
    let first = (0..children.len()).max_by_key(most)?;
    let second = (0..children.len()).filter(|&at| at != first).max_by_key(most);
    Some((first, second))
}

struct Search<'a> {
    engine: &'a Engine,
    generator: Generator,
    finder: Finder,
    budget: &'a Budget<'a>,
    steps: u64,
}

impl Search<'_> {
    /// Looks at what follows after a move, one position deeper than before.
    fn descend(&mut self, game: &mut EndGame, node: &mut Node, prove: bool) {
        let pass_ended = game.pass_ends;
        game.make(self.engine, &node.ranked);
        if node.children.is_empty() {
            node.children = self.children(game);
        } else if let Some((first, second)) = leaders(&node.children) {
            let open = |at: &usize| !node.children[*at].is_settled();
            let (first, second) = (Some(first).filter(open), second.filter(open));
            let order = if prove { [first, second] } else { [second, first] };
            let rest = || (0..node.children.len()).find(open);
            if let Some(at) = order.into_iter().flatten().next().or_else(rest) {
                self.descend(game, &mut node.children[at], prove);
            }
        }
        node.renew();
        game.undo(&node.ranked, pass_ended);
    }

    /// The moves of a position, each with its interval: around what comes of it when both go on as it
    /// looks best, the wider the more tiles are still to be laid.
    fn children(&mut self, game: &mut EndGame) -> Vec<Node> {
        let moves = self.moves(game);
        let pass_ended = game.pass_ends;
        let mut children = Vec::with_capacity(moves.len());
        for ranked in moves {
            if self.budget.is_over(self.steps) && !children.is_empty() {
                break;
            }
            let (brings, over) = game.make(self.engine, &ranked);
            let (mut optimistic, mut pessimistic) = (0, 0);
            if over {
                game.undo_last(&ranked, pass_ended);
            } else {
                let likely = self.play_out(game);
                let tiles: usize = game.racks.iter().map(Rack::len).sum();
                let spread = (tiles / 2) as i32;
                (optimistic, pessimistic) = (likely + spread, likely - spread);
                game.undo(&ranked, pass_ended);
            }
            children.push(Node {
                ranked,
                brings,
                over,
                optimistic,
                pessimistic,
                children: Vec::new(),
            });
        }
        children
    }

    /// The value of a position when both do what looks best until the end.
    fn play_out(&mut self, game: &EndGame) -> i32 {
        let mut game = game.clone();
        let (mut value, mut sign) = (0, 1);
        loop {
            self.steps += 1;
            let best = self.finder.best(self.engine, &game.position, &game.turn(self.engine));
            let (brings, over) = game.make(self.engine, &best);
            value += sign * brings;
            if over {
                return value;
            }
            sign = -sign;
        }
    }

    /// The words of a position, the highest points first; a pass when there is none.
    fn moves(&mut self, game: &EndGame) -> Vec<Ranked> {
        self.steps += 1;
        let all = self.generator.all(self.engine, &game.position, &game.turn(self.engine));
        super::words_or_pass(all)
    }
}
