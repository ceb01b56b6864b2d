//! One game after a move, in one world.

use super::worlds::World;
use super::{Mind, Trial};
use crate::ai::scrabble::end_game::EndGame;
use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::equity::Equity;
use crate::ai::scrabble::hand::{Turn, Worth};
use crate::ai::scrabble::moves::{Move, Ranked};
use crate::ai::scrabble::position::Position;
use crate::ai::scrabble::rack::Rack;

/// How a game went.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcome {
    /// One for a win, a half for a draw; between them the chance, when the game is not over.
    pub win: f64,
    /// The lead over the best of the others.
    pub lead: f64,
}

/// Plays games after moves of one turn.
pub(super) struct Rollout<'a> {
    trial: &'a Trial<'a>,
    mind: &'a mut Mind,
    position: Position,
    pub steps: u64,
}

impl<'a> Rollout<'a> {
    pub fn new(trial: &'a Trial<'a>, mind: &'a mut Mind) -> Self {
        Self { trial, mind, position: trial.seen.position.clone(), steps: 0 }
    }

    /// Plays on after a move: a turn of each player, or to the end when the bag is empty.
    pub fn play(&mut self, chosen: &Ranked, world: &World) -> Outcome {
        let seen = self.trial.seen;
        let mut racks = vec![seen.turn.rack];
        racks.extend(&world.others);
        let mut game = Played {
            racks,
            bag: world.bag.clone(),
            scores: seen.scores.to_vec(),
            leaves: vec![Equity::default(); seen.scores.len().max(1)],
            laid: 0,
        };
        let outcome = self.play_on(chosen, &mut game);
        (0..game.laid).for_each(|_| self.position.undo());
        outcome
    }

    fn play_on(&mut self, chosen: &Ranked, game: &mut Played) -> Outcome {
        let (engine, count) = (self.trial.engine, game.racks.len());
        if self.take_turn(game, 0, chosen) {
            return game.settled(engine);
        }
        for ply in 1..=count {
            let on_turn = ply % count;
            if game.bag.is_empty() && count == 2 {
                return self.end_game(game, on_turn);
            }
            self.steps += 1;
            let turn = game.turn(engine, on_turn);
            let best = self.mind.finder.best(engine, &self.position, &turn);
            if self.take_turn(game, on_turn, &best) {
                return game.settled(engine);
            }
        }
        if game.bag.is_empty() && count == 2 {
            return self.end_game(game, 1);
        }
        game.expected(engine)
    }

    /// Makes a move; whether it ends the game.
    fn take_turn(&mut self, game: &mut Played, on_turn: usize, chosen: &Ranked) -> bool {
        let used = chosen.action.used();
        used.each().for_each(|kind| game.racks[on_turn].remove(kind));
        game.leaves[on_turn] = chosen.equity - Equity::points(chosen.score);
        match &chosen.action {
            Move::Place(play) => {
                self.position.make(self.trial.engine, play);
                game.laid += 1;
                game.scores[on_turn] += chosen.score;
                game.draw(on_turn, used.len());
            }
            Move::Exchange(_) => {
                game.draw(on_turn, used.len());
                // What goes back is drawn last.
                game.bag.splice(0..0, used.each());
            }
            Move::Pass => {}
        }
        game.racks[on_turn].is_empty() && game.bag.is_empty()
    }

    /// Plays an end game of two to its end.
    fn end_game(&mut self, game: &Played, on_turn: usize) -> Outcome {
        let racks = [game.racks[on_turn], game.racks[1 - on_turn]];
        let end_game = EndGame::new(&self.position, racks);
        let &Trial { engine, budget, end_game_steps, .. } = self.trial;
        let found = self.mind.solver.solve(engine, &end_game, &budget.at_most(end_game_steps));
        self.steps += found.steps;
        let value = if on_turn == 0 { found.value } else { -found.value };
        Outcome::over(game.scores[0] + value - game.scores[1])
    }
}

impl Outcome {
    /// The game is over with such a lead.
    fn over(lead: i32) -> Self {
        let win = match lead {
            1.. => 1.0,
            0 => 0.5,
            _ => 0.0,
        };
        Self { win, lead: f64::from(lead) }
    }
}

/// A game that is played on.
struct Played {
    racks: Vec<Rack>,
    bag: Vec<u8>,
    scores: Vec<i32>,
    /// What each player's tiles were worth after the last move.
    leaves: Vec<Equity>,
    /// Plays to be taken back.
    laid: usize,
}

impl Played {
    fn draw(&mut self, on_turn: usize, count: usize) {
        let rest = self.bag.len() - count.min(self.bag.len());
        for kind in self.bag.drain(rest..) {
            self.racks[on_turn].add(kind);
        }
    }

    /// A player on turn, as a search sees it.
    fn turn(&self, engine: &Engine, on_turn: usize) -> Turn {
        let others = self.racks.iter().enumerate().filter(|(seat, _)| *seat != on_turn);
        let unseen: i32 = others.map(|(_, rack)| engine.value(rack)).sum();
        let bag: Rack = self.bag.iter().copied().collect();
        Turn {
            rack: self.racks[on_turn],
            bag: self.bag.len(),
            unseen_value: unseen + engine.value(&bag),
            worth: Worth::Equity,
        }
    }

    /// The end: everyone loses the tiles left, who has none gains them.
    fn settled(&self, engine: &Engine) -> Outcome {
        let all: i32 = self.racks.iter().map(|rack| engine.value(rack)).sum();
        let finals: Vec<i32> = self
            .racks
            .iter()
            .zip(&self.scores)
            .map(|(rack, score)| score + if rack.is_empty() { all } else { -engine.value(rack) })
            .collect();
        let others = finals[1..].iter().max().copied().unwrap_or(0);
        Outcome::over(finals[0] - others)
    }

    /// What is to be expected when the game goes on, with the next player on turn.
    fn expected(&self, engine: &Engine) -> Outcome {
        let standing = |seat: usize| Equity::points(self.scores[seat]) + self.leaves[seat];
        let others = (1..self.scores.len()).map(standing).max().unwrap_or_default();
        let lead = standing(0) - others;
        let unseen = self.bag.len() + self.racks[0].len();
        let win = 1.0 - engine.chances().to_win(-lead, unseen);
        Outcome { win, lead: lead.to_f64() }
    }
}
