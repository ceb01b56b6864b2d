//! The buttons below the message of a table: what can be done now, and nothing else.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::button::{Button, Verb};
use crate::games::rules::Seat;
use crate::games::scrabble::{Deed, View};
use crate::session::game::GameView;
use crate::session::table::{Chair, Sitter, Stage, TableView};
use crate::texts::Tongue;

/// A row of buttons; Discord takes no empty ones.
const ROW: usize = 5;

/// All rows below the message.
pub(super) fn rows(view: &TableView, tongue: Tongue) -> Vec<CreateActionRow> {
    let buttons = Buttons { view, tongue };
    match (&view.game, view.stage) {
        (None, Stage::Closed) => Vec::new(),
        (None, _) => buttons.lobby(),
        (Some(_), Stage::Closed) => buttons.closed(),
        (Some(_), Stage::Over) => buttons.ending(),
        (Some(GameView::Scrabble(game)), _) => buttons.playing(game),
    }
}

/// The buttons of whoever must agree to a turn being taken back.
pub(super) fn about_undo(view: &TableView, tongue: Tongue) -> Vec<CreateButton> {
    let buttons = Buttons { view, tongue };
    vec![
        buttons.button(Verb::AgreeUndo, ButtonStyle::Success),
        buttons.button(Verb::DeclineUndo, ButtonStyle::Danger),
    ]
}

struct Buttons<'a> {
    view: &'a TableView,
    tongue: Tongue,
}

impl Buttons<'_> {
    fn button(&self, verb: Verb, style: ButtonStyle) -> CreateButton {
        let id = Button::new(self.view.id, self.view.version, verb);
        let label = self.tongue.say(&format!("button-{}", verb.name()), &[]);
        CreateButton::new(id.to_string()).label(label).style(style)
    }

    fn grey(&self, verb: Verb) -> CreateButton {
        self.button(verb, ButtonStyle::Secondary)
    }

    fn lobby(&self) -> Vec<CreateActionRow> {
        let mut row = Vec::new();
        if !self.view.invited().is_empty() {
            row.push(self.button(Verb::AcceptInvitation, ButtonStyle::Primary));
            row.push(self.grey(Verb::DeclineInvitation));
        }
        row.push(self.button(Verb::Start, ButtonStyle::Success));
        if self.view.chairs.iter().any(|chair| chair.sitter == Sitter::Open) {
            row.push(self.button(Verb::Join, ButtonStyle::Primary));
        }
        row.extend([self.grey(Verb::AddComputer), self.grey(Verb::Leave)]);
        row.push(self.button(Verb::Cancel, ButtonStyle::Danger));
        in_rows(&row)
    }

    fn playing(&self, game: &View) -> Vec<CreateActionRow> {
        let rack = self.button(Verb::Rack, ButtonStyle::Primary);
        let mut first = match game.final_call {
            true => vec![self.button(Verb::Accept, ButtonStyle::Success), rack],
            false => vec![
                self.button(Verb::Play, ButtonStyle::Success),
                rack,
                self.grey(Verb::Exchange),
                self.grey(Verb::Pass),
            ],
        };
        if self.can_challenge(game) {
            first.push(self.button(Verb::Challenge, ButtonStyle::Danger));
        }
        let mut second = Vec::new();
        if self.view.undo.is_some() {
            second.extend(about_undo(self.view, self.tongue));
        } else if self.can_undo(game) {
            second.push(self.grey(Verb::Undo));
        }
        if self.view.terms.hints {
            second.push(self.grey(Verb::Hint));
        }
        second.push(self.grey(Verb::Unseen));
        if game.turns.iter().any(|turn| matches!(turn.deed, Deed::Placed { .. })) {
            second.push(self.grey(Verb::Meanings));
        }
        second.push(self.grey(Verb::More));
        in_rows(&first).into_iter().chain(in_rows(&second)).collect()
    }

    /// The people who are still in the game, by their seats.
    fn people<'a>(&'a self, game: &'a View) -> impl Iterator<Item = Seat> + 'a {
        let seats = Seat::all(game.players.len()).zip(&self.view.chairs).zip(&game.players);
        let plays = seats.filter(|((_, chair), player)| {
            matches!(chair.sitter, Sitter::Person(_)) && player.departed.is_none()
        });
        plays.map(|((seat, _), _)| seat)
    }

    /// Whether there is a play that a person can challenge: nobody challenges their own.
    fn can_challenge(&self, game: &View) -> bool {
        let contest = game.contest.as_ref();
        contest.is_some_and(|contest| self.people(game).any(|seat| seat != contest.seat))
    }

    /// Whether a person has a turn that can be taken back; where the result counts, others must agree.
    fn can_undo(&self, game: &View) -> bool {
        let mut turns = game.turns.iter().map(|turn| turn.seat);
        let somebody_agrees = !self.view.terms.rated || self.people(game).count() > 1;
        somebody_agrees && game.can_undo && turns.any(|by| self.people(game).any(|seat| seat == by))
    }

    fn ending(&self) -> Vec<CreateActionRow> {
        let rematch = self.button(Verb::Rematch, ButtonStyle::Success);
        let first = vec![
            rematch.disabled(self.view.rematch.is_some()),
            self.button(Verb::Analyse, ButtonStyle::Primary),
            self.grey(Verb::Replay),
            self.grey(Verb::Export),
            self.grey(Verb::Verify),
        ];
        let mut second =
            vec![self.grey(Verb::Meanings), self.grey(Verb::Chart), self.grey(Verb::History)];
        let is_computer = |chair: &Chair| matches!(chair.sitter, Sitter::Computer(_));
        if self.view.chairs.iter().any(is_computer) {
            second.push(self.grey(Verb::Why));
        }
        in_rows(&first).into_iter().chain(in_rows(&second)).collect()
    }

    fn closed(&self) -> Vec<CreateActionRow> {
        in_rows(&[self.button(Verb::Reopen, ButtonStyle::Primary), self.grey(Verb::History)])
    }
}

/// Buttons in rows of five.
fn in_rows(buttons: &[CreateButton]) -> Vec<CreateActionRow> {
    buttons.chunks(ROW).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}
