//! Giving away the seat of somebody else: before the game at once, in the game after long silence.

use super::chair::Sitter;
use super::event::TableEvent;
use super::refusal::Refusal;
use super::replace::host_after;
use super::{DecideContext, Stage, Table, game_events};
use crate::games::rules::Seat;
use crate::session::game::{Common, ComputerLevel};
use crate::session::people::PersonId;

pub(super) fn kick(
    table: &Table,
    by: PersonId,
    seat: Seat,
    computer: Option<ComputerLevel>,
    context: &DecideContext<'_>,
) -> Result<Vec<TableEvent>, Refusal> {
    let sitter = table.sitter(seat).ok_or(Refusal::NoSuchSeat)?;
    let (Sitter::Person(person) | Sitter::Invited(person)) = sitter else {
        return Err(Refusal::NobodyThere);
    };
    if person == by {
        return Err(Refusal::KickSelf);
    }
    // When it is the host who is silent, any player may.
    if person != table.host || table.seat_of(by).is_none() {
        table.check_host(by)?;
    }
    if table.stage() == Stage::Lobby {
        table.check_host(by)?;
        return Ok(vec![TableEvent::Kicked { seat }, TableEvent::Left { seat }]);
    }
    let game = table.playing()?;
    if table.seat_of(person) != Some(seat) {
        return Err(Refusal::NobodyThere);
    }
    let silent = if table.to_act() == Some(seat) { context.now.since(table.turn_since) } else { 0 };
    if silent < table.terms.pace.kick_ms {
        return Err(Refusal::NotSilent { wait_ms: table.terms.pace.kick_ms - silent });
    }
    // In a rated game the loss stays with whoever was silent.
    let follows: Vec<TableEvent> = match computer.filter(|_| !table.terms.rated) {
        Some(level) => {
            table.check_level(level)?;
            vec![TableEvent::Replaced { seat, sitter: Sitter::Computer(level) }]
        }
        None => {
            let elapsed = table.elapsed(context.now);
            game_events(game.do_common(seat, Common::Leave, elapsed)?).collect()
        }
    };
    let kicked = [TableEvent::Kicked { seat }];
    Ok(kicked.into_iter().chain(follows).chain(host_after(table, person)).collect())
}
