//! The buttons below a game of Scrabble.

use serenity::all::{ButtonStyle, CreateButton};

use super::press;
use crate::discord::board::people;
use crate::discord::button::{TableVerb, Verb};
use crate::discord::controls::Controls;
use crate::games::scrabble::{TurnDeed, View};
use crate::session::table::TableView;

/// Below a game that goes on.
pub(super) fn playing(
    controls: Controls,
    table: &TableView,
    view: &View,
    mut shared: Vec<CreateButton>,
) -> Vec<Vec<CreateButton>> {
    let rack = controls.button(Verb::game(press::RACK), ButtonStyle::Primary);
    let accept = || controls.button(Verb::game(press::ACCEPT), ButtonStyle::Success);
    let mut first = match view.final_call {
        true => vec![accept(), rack],
        false => vec![
            controls.button(TableVerb::Play, ButtonStyle::Success),
            rack,
            controls.grey(Verb::game(press::EXCHANGE)),
            controls.grey(Verb::game(press::PASS)),
        ],
    };
    if can_challenge(table, view) {
        first.push(controls.button(Verb::game(press::CHALLENGE), ButtonStyle::Danger));
    }
    shared.push(controls.grey(Verb::game(press::UNSEEN)));
    if view.turns.iter().any(|turn| matches!(turn.deed, TurnDeed::Placed { .. })) {
        shared.push(controls.grey(Verb::game(press::MEANINGS)));
    }
    shared.push(controls.grey(TableVerb::More));
    vec![first, shared]
}

/// Whether there is a play that a person can challenge: nobody challenges their own.
fn can_challenge(table: &TableView, view: &View) -> bool {
    let contest = view.contest.as_ref();
    contest.is_some_and(|contest| people(table).iter().any(|seat| *seat != contest.seat))
}

/// Below a finished game.
pub(super) fn finished(
    controls: Controls,
    table: &TableView,
    again: CreateButton,
) -> Vec<Vec<CreateButton>> {
    let first = vec![
        again,
        controls.button(TableVerb::Analyse, ButtonStyle::Primary),
        controls.grey(TableVerb::Replay),
        controls.grey(TableVerb::Export),
        controls.grey(TableVerb::Verify),
    ];
    let mut second = vec![
        controls.grey(Verb::game(press::MEANINGS)),
        controls.grey(TableVerb::Chart),
        controls.grey(TableVerb::History),
    ];
    if table.chairs.iter().any(|chair| chair.sitter.computer().is_some()) {
        second.push(controls.grey(TableVerb::Why));
    }
    vec![first, second]
}
