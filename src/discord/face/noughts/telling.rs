//! What the message of a table says of a game.

use crate::discord::players::mention_at;
use crate::games::ending::Departure;
use crate::games::facts::{Fact, Telling};
use crate::games::noughts::{Deed, EndReason, View};
use crate::games::rules::Seat;
use crate::session::table::TableView;
use crate::texts::Tongue;

/// What a player has done.
pub(super) fn turn(table: &TableView, view: &View, place: usize, tongue: Tongue) -> String {
    let Some(turn) = view.turns.get(place) else { return String::new() };
    let who = ("who", Fact::Text(mention_at(table, turn.seat, tongue)));
    tongue.tell(&match turn.deed {
        Deed::Tossed { first } => {
            let first = Fact::Text(mention_at(table, first, tongue));
            Telling::new("noughts-turn-tossed", [who, ("first", first)])
        }
        Deed::Marked(square) => {
            Telling::new("noughts-turn-marked", [who, ("square", square.to_string().into())])
        }
        Deed::Offered => Telling::new("noughts-turn-offered", [who]),
        Deed::Declined => Telling::new("noughts-turn-declined", [who]),
        Deed::Accepted => Telling::new("noughts-turn-accepted", [who]),
        Deed::Departed(Departure::Resigned) => Telling::new("bot-turn-resigned", [who]),
        Deed::Departed(Departure::Left) => Telling::new("bot-turn-left", [who]),
        Deed::Departed(Departure::OutOfTime) => Telling::new("bot-turn-out-of-time", [who]),
    })
}

/// Who draws what, once the coin has told.
pub(super) fn standing(table: &TableView, view: &View, tongue: Tongue) -> Vec<String> {
    let Some(first) = view.first else { return vec![tongue.say("noughts-not-tossed", &[])] };
    let sign = |seat: Seat| if seat == first { "✕" } else { "◯" };
    view.seats().map(|seat| format!("{} {}", sign(seat), mention_at(table, seat, tongue))).collect()
}

/// Who has won, and how.
pub(super) fn result(table: &TableView, view: &View, tongue: Tongue) -> Option<String> {
    let reason = view.ended?;
    let mention = |seat: Seat| mention_at(table, seat, tongue);
    let why = match reason {
        EndReason::Line(_) => "noughts-end-line",
        EndReason::Full => "noughts-end-full",
        EndReason::Agreed => "noughts-end-agreed",
        EndReason::OnlyOneLeft(_) => "noughts-end-only-one",
    };
    let told = match reason.winner() {
        Some(winner) => tongue.say("bot-won", &[("who", &mention(winner))]),
        None => {
            let both: Vec<String> = view.seats().map(mention).collect();
            tongue.say("bot-drawn", &[("who", &both.join(", "))])
        }
    };
    Some(format!("{told} {}", tongue.say(why, &[])))
}
