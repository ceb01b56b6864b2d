//! Why the computer moved as it did: while the game goes on, only what everybody could see.

use std::sync::Arc;

use super::hint::words;
use super::telling::with_pen;
use crate::ai::scrabble::analysis::{Analyser, OutsideView, TurnReview};
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::seen::SeenTable;
use crate::discord::text::escaped;
use crate::games::facts::{Fact, Telling};
use crate::games::rules::Seat;
use crate::games::scrabble::{Action, Premium, Square, TurnDeed, TurnView, View};
use crate::render::written;
use crate::session::game::scrabble::{REVIEW_BUDGET, Resources, Scrabble};
use crate::session::table::{Sitter, Stage};

/// The most squares that are named in a sentence.
const SQUARES: usize = 4;

/// Says why the computer moved as it did.
pub(super) async fn tell(caller: &Caller, at: &SeenTable) -> Result<Vec<String>, Failure> {
    let game = at.game::<Scrabble>()?;
    let is_computer = |seat: Seat| {
        let chair = at.view.chairs.get(seat.index());
        chair.is_some_and(|chair| matches!(chair.sitter, Sitter::Computer(_)))
    };
    let last = game.turns.iter().enumerate().rev().find(|(_, turn)| {
        is_computer(turn.seat)
            && matches!(
                turn.deed,
                TurnDeed::Placed { .. } | TurnDeed::Exchanged { .. } | TurnDeed::Passed
            )
    });
    let (place, turn) = last.ok_or_else(|| Failure::told("scrabble-why-nobody"))?;
    let told = with_pen(&at.view, caller.tongue, |pen| turn.telling(pen));
    let mut lines = vec![caller.tongue.tell(&told)];
    // Before the end nobody learns what was on its rack: only the board is looked at.
    match at.view.stage == Stage::Over {
        true => lines.extend(afterwards(caller, at, game, place).await?),
        false => lines.extend(meanwhile(caller, at, game, place, turn).await?),
    }
    Ok(lines)
}

/// What everybody could see, told from a view without any rack.
async fn meanwhile(
    caller: &Caller,
    at: &SeenTable,
    game: &View,
    place: usize,
    turn: &TurnView,
) -> Result<Vec<String>, Failure> {
    let key = match turn.deed {
        TurnDeed::Placed { .. } => "scrabble-why-secret",
        TurnDeed::Exchanged { .. } => "scrabble-why-exchanged",
        _ => "scrabble-why-passed",
    };
    let secret = caller.say(key, &[]);
    let public = game.after(game.turns.len());
    let look = move |resources: &Resources| {
        Analyser::default().from_outside(resources.engine(), &public, place)
    };
    let found = caller.bot.hall.study::<Scrabble, _>(&at.state, look).await?;
    let Some(outside) = found else { return Ok(vec![secret]) };
    let mut lines = from_outside(caller, &outside);
    lines.push(secret);
    Ok(lines)
}

fn from_outside(caller: &Caller, outside: &OutsideView) -> Vec<String> {
    let mut lines = Vec::new();
    if !outside.uses.is_empty() {
        let uses =
            outside.uses.iter().map(|(square, premium)| premium_text(caller, *square, *premium));
        let uses = uses.take(SQUARES).collect::<Vec<_>>().join(", ");
        lines.push(caller.say("scrabble-why-uses", &[("premiums", &uses)]));
    }
    for (key, squares) in
        [("scrabble-why-opens", &outside.opens), ("scrabble-why-closes", &outside.closes)]
    {
        if !squares.is_empty() {
            let named: Vec<String> = squares.iter().take(SQUARES).map(Square::to_string).collect();
            lines.push(caller.say(key, &[("squares", &named.join(", "))]));
        }
    }
    let facts = [("ways", Fact::from(outside.ways)), ("higher", Fact::from(outside.higher))];
    let key = match (outside.ways, outside.higher) {
        (0 | 1, _) => "scrabble-why-only-way",
        (_, 0) => "scrabble-why-highest-way",
        _ => "scrabble-why-other-ways",
    };
    lines.push(caller.tongue.tell(&Telling::new(key, facts)));
    lines
}

fn premium_text(caller: &Caller, square: Square, premium: Premium) -> String {
    let (key, factor) = match premium.word > 1 {
        true => ("scrabble-why-premium-word", premium.word),
        false => ("scrabble-why-premium-letter", premium.letter),
    };
    caller.say(key, &[("square", &square.to_string()), ("factor", &factor.to_string())])
}

/// Everything, once nothing is secret any more.
async fn afterwards(
    caller: &Caller,
    at: &SeenTable,
    game: &Arc<View>,
    place: usize,
) -> Result<Vec<String>, Failure> {
    let view = Arc::clone(game);
    let look = move |resources: &Resources| {
        Analyser::default().review_turn(resources.engine(), &view, place, None, &REVIEW_BUDGET)
    };
    let found = caller.bot.hall.study::<Scrabble, _>(&at.state, look).await?;
    Ok(found.map(|turn| everything(caller, &turn)).unwrap_or_default())
}

fn everything(caller: &Caller, turn: &TurnReview) -> Vec<String> {
    let number = |points: f64| written(points, 1, caller.tongue);
    let (rack, leave) = (turn.rack.to_string(), turn.played.leave.to_string());
    let mut lines = vec![caller.say("scrabble-why-rack", &[("rack", &escaped(&rack))])];
    if !leave.is_empty() {
        let worth = number(turn.played.leave_worth.to_f64());
        lines.push(
            caller.say("scrabble-why-kept", &[("leave", &escaped(&leave)), ("worth", &worth)]),
        );
    }
    if let Some(rank) = turn.played.rank {
        let facts = [("rank", Fact::from(rank)), ("words", Fact::from(turn.words))];
        lines.push(caller.tongue.tell(&Telling::new("scrabble-why-rank", facts)));
    }
    if turn.best.action != turn.played.action {
        let best = match &turn.best.action {
            Action::Place(_) => words(&turn.best),
            Action::Exchange(tiles) => {
                caller.say("scrabble-analysis-exchange", &[("tiles", &escaped(&tiles.to_string()))])
            }
            _ => caller.say("scrabble-analysis-pass", &[]),
        };
        let facts = [
            ("best", Fact::Text(best)),
            ("points", Fact::Number(i64::from(turn.best.score))),
            ("lost", Fact::Text(number(turn.played.lost.to_f64()))),
        ];
        lines.push(caller.tongue.tell(&Telling::new("scrabble-why-best", facts)));
    }
    lines
}
