//! From what a player asks for to what happens: one file for each kind of action.

mod challenge;
mod departure;
mod ending;
mod turn;

use super::action::Action;
use super::board::Board;
use super::event::{Event, Undone};
use super::game::Game;
use super::position::Position;
use super::refusal::Refusal;
use super::view::View;
use crate::games::chance::Seed;
use crate::games::rules::{Ask, Change, Rules, Seat, Viewer};
use crate::lexicon::Words;

impl Rules for Game {
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Judge = dyn Words + Send + Sync;

    fn decide(&self, ask: &Ask<Action>, judge: &Self::Judge) -> Result<Vec<Event>, Refusal> {
        self.decide_with(ask, judge)
    }

    fn apply(&mut self, event: &Event) {
        self.take_over(event);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn change(_: &Event) -> Change {
        // Every turn is one event, and so is whatever ends, takes back or contests one.
        Change::Turn
    }

    fn turn(&self) -> Option<Seat> {
        self.turn()
    }

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn is_active(&self, seat: Seat) -> bool {
        self.position.active().any(|active| active == seat)
    }

    fn loses_after(&self) -> Option<u64> {
        self.loses_after()
    }

    fn seed(&self) -> &Seed {
        &self.started.seed
    }
}

impl Game {
    pub(super) fn decide_with(
        &self,
        ask: &Ask<Action>,
        judge: &dyn Words,
    ) -> Result<Vec<Event>, Refusal> {
        self.check_seat(ask.by)?;
        let event = match &ask.action {
            Action::Place(placement) => turn::place(self, ask, placement, judge)?,
            Action::Exchange(tiles) => turn::exchange(self, ask, tiles)?,
            Action::Pass => turn::pass(self, ask)?,
            Action::Challenge { words } => challenge::challenge(self, ask, words, judge)?,
            Action::Resign => departure::resign(self, ask),
            Action::Leave => departure::leave(self, ask),
            Action::ClaimTime => departure::claim_time(self, ask)?,
            Action::Undo if self.can_undo() => {
                return Ok(vec![Event::Undone(Undone { by: ask.by })]);
            }
            Action::Undo => return Err(Refusal::NothingToUndo),
        };
        // No end depends on where the tiles lie.
        let board = Board::empty(0, 0);
        let mut after = Position { board, ..Position::clone(&self.position) };
        after.apply(&event, &self.started);
        let ended = ending::after(&after, &self.started).map(Event::Ended);
        Ok([event].into_iter().chain(ended).collect())
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        let players = self.position.players.len();
        if seat.index() >= players {
            return Err(Refusal::NotSeated { seat, players });
        }
        if self.position.player(seat).departed.is_some() {
            return Err(Refusal::HasLeft { seat });
        }
        Ok(())
    }
}
