//! Resigning, leaving and losing on time; the game goes on for the others.

use super::super::action::Action;
use super::super::event::{Departed, Event};
use super::super::game::Game;
use super::super::refusal::Refusal;
use crate::games::ending::Departure;
use crate::games::rules::{Ask, Seat};

pub(super) fn resign(game: &Game, ask: &Ask<Action>) -> Event {
    depart(game, ask, ask.by, Departure::Resigned)
}

pub(super) fn leave(game: &Game, ask: &Ask<Action>) -> Event {
    depart(game, ask, ask.by, Departure::Left)
}

/// Anyone may state it; whether the player on turn is out of time follows from the clock.
pub(super) fn claim_time(game: &Game, ask: &Ask<Action>) -> Result<Event, Refusal> {
    let turn = game.position.turn;
    let clock = game.started.setup.options.clock.ok_or(Refusal::NoTimeLimit)?;
    let limit = clock.overtime_limit_ms.ok_or(Refusal::NoTimeLimit)?;
    let left = game.position.player(turn).time.unwrap_or_default();
    let left = clock.time.spend(left, game.position.taken_ms, ask.elapsed_ms);
    if !clock.is_lost(left) {
        let before_loss = left.gain(limit);
        return Err(Refusal::TimeRemains { turn, before_loss });
    }
    Ok(depart(game, ask, turn, Departure::OutOfTime))
}

/// The tiles of whoever leaves go back into the bag, so that no letter is lost to the others;
/// not when the game ends with it, nor when a played-out rack would find a filled bag again.
fn depart(game: &Game, ask: &Ask<Action>, seat: Seat, how: Departure) -> Event {
    let position = &game.position;
    let others_play_on = position.active().count() > 2 && position.final_call().is_none();
    let rack = &position.player(seat).rack;
    let bag = others_play_on.then(|| position.mixed(&game.started, 0, rack));
    Event::Departed(Departed { seat, how, bag, elapsed_ms: ask.elapsed_ms })
}
