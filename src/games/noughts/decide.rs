//! From what a player asks for to what happens.

use super::action::Action;
use super::event::{EndReason, Event};
use super::game::Game;
use super::refusal::Refusal;
use super::square::Square;
use super::view::View;
use super::{PLAYERS, other};
use crate::games::chance::Seed;
use crate::games::ending::Departure;
use crate::games::rules::{Ask, Change, Rules, Seat, Viewer};

impl Rules for Game {
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Judge = ();

    fn decide(&self, ask: &Ask<Action>, (): &()) -> Result<Vec<Event>, Refusal> {
        self.check_seat(ask.by)?;
        let by = ask.by;
        match ask.action {
            Action::Toss => self.toss(by),
            Action::Mark(square) => self.mark(by, square),
            Action::Offer => self.offer(by),
            Action::Accept => self.check_offered(by).map(|()| accepted(by)),
            Action::Decline => self.check_offered(by).map(|()| vec![Event::Declined { by }]),
            Action::Resign => Ok(gone(by, Departure::Resigned)),
            Action::Leave => Ok(gone(by, Departure::Left)),
            Action::ClaimTime => Err(Refusal::NoTimeLimit),
            Action::Undo if self.can_undo() => Ok(vec![Event::Undone { by }]),
            Action::Undo => Err(Refusal::NothingToUndo),
        }
    }

    fn apply(&mut self, event: &Event) {
        self.take_over(event);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn change(event: &Event) -> Change {
        match event {
            Event::Offered { .. } | Event::Declined { .. } => Change::Beside,
            // Whoever tossed the coin and begins goes on with the same turn.
            Event::Tossed { by, first } if by == first => Change::Position,
            _ => Change::Turn,
        }
    }

    fn turn(&self) -> Option<Seat> {
        self.ended.is_none().then_some(self.position.turn)
    }

    fn to_act(&self) -> Option<Seat> {
        self.turn().map(|turn| self.position.offer.map_or(turn, other))
    }

    fn is_over(&self) -> bool {
        self.ended.is_some()
    }

    fn is_active(&self, seat: Seat) -> bool {
        seat.index() < PLAYERS && self.position.departed.is_none_or(|(gone, _)| gone != seat)
    }

    fn loses_after(&self) -> Option<u64> {
        None
    }

    fn seed(&self) -> &Seed {
        &self.started.seed
    }
}

impl Game {
    fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        match self.ended {
            Some(_) => Err(Refusal::GameOver),
            None if seat.index() >= PLAYERS => Err(Refusal::NotSeated),
            None => Ok(()),
        }
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        let turn = self.position.turn;
        if seat == turn { Ok(()) } else { Err(Refusal::NotYourTurn { turn }) }
    }

    fn check_tossed(&self) -> Result<(), Refusal> {
        self.position.first.map(|_| ()).ok_or(Refusal::NotTossed)
    }

    /// The coin falls by its number alone, so that whoever takes it back sees it fall the same way again.
    fn toss(&self, by: Seat) -> Result<Vec<Event>, Refusal> {
        if self.position.first.is_some() {
            return Err(Refusal::TossedAlready);
        }
        self.check_turn(by)?;
        let side = self.started.seed.chance("toss 1").below(PLAYERS);
        let first = if side == 0 { by } else { other(by) };
        Ok(vec![Event::Tossed { by, first }])
    }

    fn mark(&self, seat: Seat, square: Square) -> Result<Vec<Event>, Refusal> {
        self.check_tossed()?;
        self.check_turn(seat)?;
        if self.position.offer == Some(seat) {
            return Err(Refusal::NotAnswered { by: other(seat) });
        }
        if self.position.board.get(square).is_some() {
            return Err(Refusal::Taken { square });
        }
        let board = self.position.board.with(square, seat);
        let is_full = board.free().next().is_none();
        let line = board.winner().map(EndReason::Line);
        let reason = line.or(is_full.then_some(EndReason::Full));
        let ended = reason.map(|reason| Event::Ended { reason });
        Ok([Event::Marked { seat, square }].into_iter().chain(ended).collect())
    }

    /// Offers that meet are an agreement.
    fn offer(&self, by: Seat) -> Result<Vec<Event>, Refusal> {
        self.check_tossed()?;
        if self.check_offered(by).is_ok() {
            return Ok(accepted(by));
        }
        if self.position.has_offered[by.index()] {
            return Err(Refusal::OfferedAlready);
        }
        Ok(vec![Event::Offered { by }])
    }

    fn check_offered(&self, to: Seat) -> Result<(), Refusal> {
        let is_offered = self.position.offer == Some(other(to));
        if is_offered { Ok(()) } else { Err(Refusal::NoOffer) }
    }
}

fn accepted(by: Seat) -> Vec<Event> {
    vec![Event::Accepted { by }, Event::Ended { reason: EndReason::Agreed }]
}

fn gone(seat: Seat, how: Departure) -> Vec<Event> {
    let reason = EndReason::OnlyOneLeft(other(seat));
    vec![Event::Departed { seat, how }, Event::Ended { reason }]
}
