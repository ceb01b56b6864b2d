//! What the message of a table says: from the table alone, so that it says the same after a restart.

use std::ops::Range;

use crate::discord::face::{self, Face};
use crate::discord::players::{level_name, mention, mention_at};
use crate::games::facts::{Fact, Telling};
use crate::session::game::{GameTerms, GameView, ViewOf, each};
use crate::session::table::{Closure, Sitter, Stage, TableView};
use crate::texts::Tongue;

/// The friendly lines of a computer that thinks.
const THINKING_LINES: usize = 4;

/// The text of the message.
pub(super) fn text(table: &TableView, tongue: Tongue) -> String {
    let lines = match (&table.game, table.stage) {
        (None, Stage::Closed) => vec![tongue.say("bot-cancelled", &[])],
        (None, _) => lobby(table, tongue),
        (Some(game), _) => each!(GameView, game, (view, H) => of_game::<H>(table, view, tongue)),
    };
    lines.join("\n")
}

fn of_game<H: Face>(table: &TableView, view: &ViewOf<H>, tongue: Tongue) -> Vec<String> {
    let mut lines = last_turn::<H>(table, view, tongue);
    match table.stage {
        Stage::Over => lines.extend(H::ending(table, view, tongue)),
        Stage::Closed => lines.push(closed(table, tongue)),
        Stage::Lobby | Stage::Playing => lines.extend(on_turn::<H>(table, view, tongue)),
    }
    lines
}

/// Who sits where and what is agreed on, before the game begins.
fn lobby(table: &TableView, tongue: Tongue) -> Vec<String> {
    let host = format!("<@{}>", table.host);
    let opened = face::say(table.terms.game.kind(), tongue, "lobby", &[("host", &host)]);
    let mut lines = vec![opened, terms_text(table, tongue)];
    for chair in &table.chairs {
        let key = match chair.sitter {
            Sitter::Invited(_) => "bot-chair-invited",
            Sitter::Open => "bot-chair-free",
            Sitter::Person(_) | Sitter::Computer(_) => "bot-chair-taken",
        };
        lines.push(tongue.say(key, &[("who", &mention(chair.sitter, tongue))]));
    }
    let is_open = table.chairs.iter().any(|chair| chair.sitter == Sitter::Open);
    lines.push(tongue.say(if is_open { "bot-lobby-how" } else { "bot-lobby-awaits" }, &[]));
    lines
}

/// All that is agreed on in one line: what the game says, the time, hints, whether it counts.
pub(in crate::discord) fn terms_text(table: &TableView, tongue: Tongue) -> String {
    let terms = &table.terms;
    let (mut parts, minutes) = each!(GameTerms, &terms.game, (own, H) => {
        (H::terms_parts(own, tongue), H::minutes(own))
    });
    if let Some(minutes) = minutes {
        let minutes = i64::try_from(minutes).unwrap_or(i64::MAX);
        parts.push(say(tongue, "bot-clock", [("minutes", Fact::Number(minutes))]));
    }
    if let Some(ms) = terms.pace.move_ms {
        let hours = i64::try_from(ms / 3_600_000).unwrap_or(i64::MAX);
        parts.push(say(tongue, "bot-pace", [("hours", Fact::Number(hours))]));
    }
    if minutes.is_none() && terms.pace.move_ms.is_none() {
        parts.push(tongue.say("bot-clock-none", &[]));
    }
    let hints = if terms.hints { "bot-terms-hints" } else { "bot-terms-no-hints" };
    let rated = if terms.rated { "bot-terms-rated" } else { "bot-terms-unrated" };
    parts.extend([hints, rated].map(|key| tongue.say(key, &[])));
    parts.join(" · ")
}

/// Some turns, each in one line, without anything secret.
pub(in crate::discord) fn turns_text<H: Face>(
    table: &TableView,
    view: &ViewOf<H>,
    turns: Range<usize>,
    tongue: Tongue,
) -> Vec<String> {
    turns.map(|turn| H::turn_text(table, view, turn, tongue)).collect()
}

/// The last turn; nothing before the first.
fn last_turn<H: Face>(table: &TableView, view: &ViewOf<H>, tongue: Tongue) -> Vec<String> {
    let count = H::turns(view).len();
    turns_text::<H>(table, view, count.saturating_sub(1)..count, tongue)
}

/// Whose turn it is, what is asked, and how the game stands.
fn on_turn<H: Face>(table: &TableView, view: &ViewOf<H>, tongue: Tongue) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(undo) = &table.undo {
        let who = mention_at(table, undo.by, tongue);
        lines.push(tongue.say("bot-undo-asked", &[("who", &who)]));
    }
    match table.stuck {
        Some(seat) => {
            let who = mention_at(table, seat, tongue);
            lines.push(tongue.say("bot-stuck", &[("who", &who)]));
        }
        None => lines.extend(whose_turn::<H>(table, view, tongue)),
    }
    let mut standing = H::standing(table, view, tongue);
    if table.terms.rated {
        standing.push(tongue.say("bot-terms-rated", &[]));
    }
    lines.push(format!("-# {}", standing.join(" · ")));
    lines
}

/// Who must act.
pub(in crate::discord) fn whose_turn<H: Face>(
    table: &TableView,
    view: &ViewOf<H>,
    tongue: Tongue,
) -> Option<String> {
    let seat = table.to_act?;
    let sitter = table.chairs.get(seat.index()).map(|chair| chair.sitter);
    let who = mention_at(table, seat, tongue);
    Some(match sitter {
        Some(Sitter::Computer(level)) => {
            let line = (table.version.0 as usize) % THINKING_LINES + 1;
            let facts = [("who", &*who), ("level", &*level_name(level, tongue))];
            face::say(H::KIND, tongue, &format!("thinking-{line}"), &facts)
        }
        _ => tongue.say(H::question(view).unwrap_or("bot-on-turn"), &[("who", &who)]),
    })
}

/// What the last board says when the end of the game is told in a message of its own.
pub(super) fn before_the_end(table: &TableView, tongue: Tongue) -> String {
    let Some(game) = &table.game else { return String::new() };
    let last = each!(GameView, game, (view, H) => last_turn::<H>(table, view, tongue));
    let below = tongue.say("bot-end-below", &[]);
    last.into_iter().chain([below]).collect::<Vec<_>>().join("\n")
}

fn closed(table: &TableView, tongue: Tongue) -> String {
    match table.closed {
        Some(Closure::Abandoned) => tongue.say("bot-abandoned", &[]),
        _ => tongue.say("bot-closed", &[]),
    }
}

fn say<const N: usize>(
    tongue: Tongue,
    key: &'static str,
    facts: [(&'static str, Fact); N],
) -> String {
    tongue.tell(&Telling::new(key, facts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::rules::Seat;
    use crate::session::game::{GameKind, ScrabbleTerms};
    use crate::session::table::{Opening, Terms};
    use crate::session::{ChannelId, Clock, Hall, Limits, PersonId, Room};
    use crate::store::{RequestId, Store};

    #[tokio::test(flavor = "multi_thread")]
    async fn a_computer_that_cannot_move_says_so_in_place_of_thinking() {
        let hall = Hall::start(Store::memory(), Clock::System, Limits::default()).await.unwrap();
        let terms = GameTerms::Scrabble(ScrabbleTerms::usual("en", Some("en")));
        let room = Room { server: None, channel: ChannelId(1) };
        let computer = Sitter::Computer(GameKind::Scrabble.usual_level());
        let opening = Opening::new(room, PersonId(1), Terms::friendly(terms), [computer]);
        let opened = hall.open(opening, RequestId::new("open".to_owned()).unwrap()).await.unwrap();
        let mut table = opened.state.view(None);
        table.stuck = Some(Seat(1));
        table.to_act = Some(Seat(1));
        for tongue in Tongue::ALL {
            let said = text(&table, tongue);
            let who = mention_at(&table, Seat(1), tongue);
            let stuck = tongue.say("bot-stuck", &[("who", &who)]);
            assert!(said.contains(&stuck) && stuck.contains(&who), "{said}");
            let thinks = |line| {
                let facts = [("who", &*who), ("level", "")];
                said.contains(&face::say(GameKind::Scrabble, tongue, line, &facts))
            };
            assert!(!["thinking-1", "thinking-2", "thinking-3"].into_iter().any(thinks), "{said}");
        }
    }
}
