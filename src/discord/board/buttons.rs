//! The buttons below the message of a table: what can be done now, and nothing else.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::button::TableVerb;
use crate::discord::controls::{Controls, in_rows};
use crate::discord::face::Face;
use crate::games::rules::Seat;
use crate::session::game::{GameKind, GameView, ViewOf, each};
use crate::session::table::{Sitter, Stage, TableView};
use crate::texts::Tongue;

/// All rows below the message.
pub(super) fn rows(table: &TableView, tongue: Tongue) -> Vec<CreateActionRow> {
    let controls = Controls::of(table, tongue);
    match (&table.game, table.stage) {
        (None, Stage::Closed) => Vec::new(),
        (None, _) => lobby(table, controls),
        (Some(_), Stage::Closed) => closed(controls),
        (Some(_), Stage::Over) => over(table, controls),
        (Some(game), _) => {
            each!(GameView, game, (view, H) => playing::<H>(table, view, controls))
        }
    }
}

/// The buttons of whoever must agree to a turn being taken back.
pub(super) fn about_undo(table: &TableView, tongue: Tongue) -> Vec<CreateButton> {
    let controls = Controls::of(table, tongue);
    vec![
        controls.button(TableVerb::AgreeUndo, ButtonStyle::Success),
        controls.button(TableVerb::DeclineUndo, ButtonStyle::Danger),
    ]
}

fn lobby(table: &TableView, controls: Controls) -> Vec<CreateActionRow> {
    let mut row = Vec::new();
    if !table.invited().is_empty() {
        row.push(controls.button(TableVerb::AcceptInvitation, ButtonStyle::Primary));
        row.push(controls.grey(TableVerb::DeclineInvitation));
    }
    row.push(controls.button(TableVerb::Start, ButtonStyle::Success));
    if table.chairs.iter().any(|chair| chair.sitter == Sitter::Open) {
        row.push(controls.button(TableVerb::Join, ButtonStyle::Primary));
    }
    row.extend([controls.grey(TableVerb::AddComputer), controls.grey(TableVerb::Leave)]);
    row.push(controls.grey(TableVerb::Options));
    row.push(controls.button(TableVerb::Cancel, ButtonStyle::Danger));
    in_rows(&row)
}

fn playing<H: Face>(
    table: &TableView,
    view: &ViewOf<H>,
    controls: Controls,
) -> Vec<CreateActionRow> {
    let mut shared = Vec::new();
    if table.undo.is_some() {
        shared.extend(about_undo(table, controls.tongue()));
    } else if can_undo::<H>(table, view) {
        shared.push(controls.grey(TableVerb::Undo));
    }
    if table.terms.hints && H::HINTS.is_some() {
        shared.push(controls.grey(TableVerb::Hint));
    }
    let rows = H::playing(controls, table, view, shared);
    rows.iter().flat_map(|row| in_rows(row)).collect()
}

/// Whether a person has a turn that can be taken back; where the result counts, others must agree.
fn can_undo<H: Face>(table: &TableView, view: &ViewOf<H>) -> bool {
    let people = people(table);
    let somebody_agrees = !table.terms.rated || people.len() > 1;
    let has_moved = H::turns(view).iter().any(|seat| people.contains(seat));
    somebody_agrees && H::can_undo(view) && has_moved
}

/// The people who are still in the game, by their seats.
pub(in crate::discord) fn people(table: &TableView) -> Vec<Seat> {
    let seats = Seat::all(table.chairs.len()).zip(&table.chairs);
    let plays = |seat: &Seat| table.active.contains(seat);
    let people = seats.filter(|(seat, chair)| chair.sitter.person().is_some() && plays(seat));
    people.map(|(seat, _)| seat).collect()
}

fn over(table: &TableView, controls: Controls) -> Vec<CreateActionRow> {
    let again = controls.button(TableVerb::Rematch, ButtonStyle::Success);
    let again = again.disabled(table.rematch.is_some());
    let kind = table.terms.game.kind();
    let rows = each!(GameKind, kind, H => H::finished(controls, table, again));
    rows.iter().flat_map(|row| in_rows(row)).collect()
}

fn closed(controls: Controls) -> Vec<CreateActionRow> {
    in_rows(&[
        controls.button(TableVerb::Reopen, ButtonStyle::Primary),
        controls.grey(TableVerb::History),
    ])
}
