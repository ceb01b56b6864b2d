//! The buttons below a game: three rows of squares, and the draw.

use serenity::all::{ButtonStyle, CreateButton};

use super::press;
use crate::discord::button::{TableVerb, Verb};
use crate::discord::controls::Controls;
use crate::games::noughts::{Square, View};

/// Below a game that goes on.
pub(super) fn playing(
    controls: Controls,
    view: &View,
    shared: Vec<CreateButton>,
) -> Vec<Vec<CreateButton>> {
    let mut rows: Vec<Vec<CreateButton>> = Vec::new();
    let mut last = Vec::new();
    if view.first.is_none() {
        last.push(controls.button(Verb::game(press::TOSS), ButtonStyle::Success));
    } else {
        let squares: Vec<Square> = Square::all().collect();
        let row = |row: &[Square]| row.iter().map(|at| square(controls, view, *at)).collect();
        rows.extend(squares.chunks(Square::SIDE).map(row));
        if view.offer.is_some() {
            last.push(controls.button(Verb::game(press::ACCEPT), ButtonStyle::Success));
            last.push(controls.button(Verb::game(press::DECLINE), ButtonStyle::Danger));
        } else {
            last.push(controls.grey(Verb::game(press::OFFER)));
        }
    }
    last.extend(shared);
    last.push(controls.grey(TableVerb::More));
    rows.push(last);
    rows
}

/// A square: its name, or the mark on it.
fn square(controls: Controls, view: &View, square: Square) -> CreateButton {
    let name = square.to_string();
    let verb = Verb::game(press::MARK);
    let button = controls.button_with(verb, ButtonStyle::Secondary, &name);
    match view.board.get(square) {
        Some(seat) => button.label(if view.is_cross(seat) { "✕" } else { "◯" }).disabled(true),
        None => button.label(name),
    }
}

/// Below a finished game.
pub(super) fn finished(controls: Controls, again: CreateButton) -> Vec<CreateButton> {
    vec![
        again,
        controls.button(TableVerb::Analyse, ButtonStyle::Primary),
        controls.grey(TableVerb::Export),
        controls.grey(TableVerb::History),
    ]
}
